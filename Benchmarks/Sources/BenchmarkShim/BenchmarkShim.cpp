#include "BenchmarkShim.h"

#include <benchmark/benchmark.h>

#include "AllocationCounter.h"

namespace {

struct Allocations {
  uint64_t calls = 0;
  uint64_t bytes = 0;
};

// Of the body that ran last: what Google Benchmark asks for around it is not the body's.
Allocations allocations_of_body;

class CountingMemoryManager final : public benchmark::MemoryManager {
 public:
  void Start() override {}

  void Stop(Result &result) override {
    result.num_allocs = static_cast<int64_t>(allocations_of_body.calls);
    result.total_allocated_bytes = static_cast<int64_t>(allocations_of_body.bytes);
  }

  // Google Benchmark 1.7 still wants this older form, and calls the other one.
  void Stop(Result *result) override { Stop(*result); }
};

}  // namespace

void benchmark_shim_register(const char *name, benchmark_shim_body body) {
  benchmark::RegisterBenchmark(name, [body](benchmark::State &state) {
    while (state.KeepRunningBatch(state.max_iterations)) {
      const uint64_t calls = allocation_counter_calls();
      const uint64_t bytes = allocation_counter_bytes();
      body(state.max_iterations);
      allocations_of_body.calls = allocation_counter_calls() - calls;
      allocations_of_body.bytes = allocation_counter_bytes() - bytes;
    }
  });
}

void benchmark_shim_add_context(const char *key, const char *value) {
  benchmark::AddCustomContext(key, value);
}

int benchmark_shim_run(int count, char **arguments) {
  benchmark::Initialize(&count, arguments);
  if (benchmark::ReportUnrecognizedArguments(count, arguments)) return 64;
  static CountingMemoryManager memory_manager;
  benchmark::RegisterMemoryManager(&memory_manager);
  benchmark::RunSpecifiedBenchmarks();
  benchmark::RegisterMemoryManager(nullptr);
  benchmark::Shutdown();
  return 0;
}
