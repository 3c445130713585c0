#include <fcntl.h>
#include <spawn.h>
#include <stdio.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>

extern char **environ;

static long long nanoseconds(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * 1000000000LL + time.tv_nsec;
}

// A process of its own, and a small one: Linux counts the memory of the process that spawns as the
// first peak of the one that is spawned.
int main(int count, char **arguments) {
  if (count < 2) return 64;
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0);

  pid_t process;
  int status = 0;
  struct rusage usage;
  long long start = nanoseconds();
  if (posix_spawn(&process, arguments[1], &actions, NULL, arguments + 1, environ) != 0) return 69;
  if (wait4(process, &status, 0, &usage) != process) return 70;
  long long end = nanoseconds();

  int exit_status = WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
  printf("%lld %ld %d\n", end - start, usage.ru_maxrss, exit_status);
  return 0;
}
