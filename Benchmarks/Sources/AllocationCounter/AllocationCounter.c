#include "AllocationCounter.h"

#include <errno.h>
#include <stddef.h>

// A program's own definitions go before those of the C library for everything that it links, the
// peers' shared libraries as well; glibc keeps its own under these names.
extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *memory, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

// A count for each thread costs one addition and no lock, so that counting does not change times.
static _Thread_local uint64_t calls;
static _Thread_local uint64_t bytes;

static void count(size_t size) {
  calls += 1;
  bytes += size;
}

uint64_t allocation_counter_calls(void) { return calls; }

uint64_t allocation_counter_bytes(void) { return bytes; }

void *malloc(size_t size) {
  count(size);
  return __libc_malloc(size);
}

void *calloc(size_t elements, size_t size) {
  count(elements * size);
  return __libc_calloc(elements, size);
}

void *realloc(void *memory, size_t size) {
  count(size);
  return __libc_realloc(memory, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
  count(size);
  return __libc_memalign(alignment, size);
}

int posix_memalign(void **memory, size_t alignment, size_t size) {
  count(size);
  *memory = __libc_memalign(alignment, size);
  return *memory == NULL ? ENOMEM : 0;
}
