#ifndef BENCHMARK_SHIM_H
#define BENCHMARK_SHIM_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// Does the measured work as often as told; the loop is the body's own, so that nothing but the work
/// is between two turns.
typedef void (*benchmark_shim_body)(int64_t iterations);

/// Adds a benchmark to those that `benchmark_shim_run` runs.
void benchmark_shim_register(const char *_Nonnull name, benchmark_shim_body _Nonnull body);

/// Adds a line to the context that stands before the results.
void benchmark_shim_add_context(const char *_Nonnull key, const char *_Nonnull value);

/// Runs all benchmarks as Google Benchmark's options say; the result is the exit status.
int benchmark_shim_run(int count, char *_Nullable *_Nonnull arguments);

/// Takes a value so that the optimiser has to make it, and has to take all memory for changed.
static inline void benchmark_shim_black_hole(uint64_t value) {
  __asm__ volatile("" : : "r"(value) : "memory");
}

#ifdef __cplusplus
}
#endif

#endif
