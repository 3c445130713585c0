#include <gio/gio.h>
#include <magic.h>
#include <stdio.h>
#include <string.h>
#include <time.h>

static const unsigned char png[] = {
    0x89, 'P', 'N', 'G', 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 'I', 'H', 'D', 'R', 0, 0, 0, 1,
    0,    0,   0,   1,   8,    2,    0,    0,    0, 0x90, 0x77, 0x53, 0xde,
};

static long long nanoseconds(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * 1000000000LL + time.tv_nsec;
}

static int libmagic_answers(void) {
  magic_t cookie = magic_open(MAGIC_MIME_TYPE);
  if (cookie == NULL || magic_load(cookie, NULL) != 0) return 0;
  const char *answer = magic_buffer(cookie, png, sizeof png);
  return answer != NULL && strcmp(answer, "image/png") == 0;
}

static int gio_answers(void) {
  const char *guess = g_content_type_guess("file.mov", NULL, 0, NULL);
  return g_content_type_is_a(guess, "video/*");
}

int main(int count, char **arguments) {
  long long start = nanoseconds();
  int answered = count == 2 && strcmp(arguments[1], "GIO") == 0 ? gio_answers() : libmagic_answers();
  long long end = nanoseconds();
  if (!answered) return 1;
  printf("%lld\n", end - start);
  return 0;
}
