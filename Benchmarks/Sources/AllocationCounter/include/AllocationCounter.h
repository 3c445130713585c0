#ifndef ALLOCATION_COUNTER_H
#define ALLOCATION_COUNTER_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// How often the calling thread has asked for memory: calls of `malloc`, `calloc`, `realloc` and the
/// aligned forms.
uint64_t allocation_counter_calls(void);

/// How many bytes the calling thread has asked for.
uint64_t allocation_counter_bytes(void);

#ifdef __cplusplus
}
#endif

#endif
