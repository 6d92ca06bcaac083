#include "AllocationProbe.h"
#include "ThreadCount.h"

#include <errno.h>
#include <jemalloc/jemalloc.h>
#include <stdlib.h>

_Thread_local ThreadCount allocation_probe_count;

// Where jemalloc keeps the running thread's bytes, and what they were when counting began.
static _Thread_local struct {
  const uint64_t *allocated;
  const uint64_t *deallocated;
  uint64_t allocated_at_start;
  uint64_t deallocated_at_start;
} bytes;

static int read_control(const char *name, void *value, size_t size) {
  size_t length = size;
  int error = mallctl(name, value, &length, NULL, 0);
  if (error != 0) return error;
  return length == size ? 0 : EINVAL;
}

static int find_byte_counters(void) {
  uint64_t *allocated = NULL;
  uint64_t *deallocated = NULL;
  int error = read_control("thread.allocatedp", &allocated, sizeof allocated);
  if (error == 0) error = read_control("thread.deallocatedp", &deallocated, sizeof deallocated);
  if (error != 0) return error;
  if (allocated == NULL || deallocated == NULL) return ENOENT;
  bytes.allocated = allocated;
  bytes.deallocated = deallocated;
  return 0;
}

// Keeps a block from being optimised away.
static void *opaque(void *block) {
  __asm__ volatile("" : "+r"(block) : : "memory");
  return block;
}

int allocation_probe_is_process_malloc(bool *answer) {
  uint64_t before = 0;
  uint64_t after = 0;
  int error = read_control("thread.allocated", &before, sizeof before);
  if (error != 0) return error;
  void *block = opaque(malloc(64));
  if (block == NULL) return ENOMEM;
  error = read_control("thread.allocated", &after, sizeof after);
  free(block);
  if (error != 0) return error;
  *answer = after - before == 64;
  return 0;
}

int allocation_probe_version(const char **version) {
  return read_control("version", version, sizeof *version);
}

int allocation_probe_start(void) {
  if (allocation_probe_count.is_counting) return EALREADY;
  int error = find_byte_counters();
  if (error != 0) return error;
  bytes.allocated_at_start = *bytes.allocated;
  bytes.deallocated_at_start = *bytes.deallocated;
  allocation_probe_count = (ThreadCount){
      .is_counting = true,
      .allocated = bytes.allocated,
      .deallocated = bytes.deallocated,
      .held_at_reset = *bytes.allocated - *bytes.deallocated,
  };
  return 0;
}

int allocation_probe_read(AllocationProbeReading *reading) {
  if (!allocation_probe_count.is_counting) return EINVAL;
  reading->allocations = allocation_probe_count.allocations;
  reading->deallocations = allocation_probe_count.deallocations;
  reading->resizes = allocation_probe_count.resizes;
  reading->allocated_bytes = *bytes.allocated - bytes.allocated_at_start;
  reading->deallocated_bytes = *bytes.deallocated - bytes.deallocated_at_start;
  return 0;
}

int allocation_probe_stop(void) {
  if (!allocation_probe_count.is_counting) return EINVAL;
  allocation_probe_count.is_counting = false;
  return 0;
}

int allocation_probe_peak_reset(void) {
  if (!allocation_probe_count.is_counting) return EINVAL;
  allocation_probe_count.held_at_reset = *bytes.allocated - *bytes.deallocated;
  allocation_probe_count.most_held = 0;
  return 0;
}

int allocation_probe_peak_read(uint64_t *peak) {
  if (!allocation_probe_count.is_counting) return EINVAL;
  *peak = allocation_probe_count.most_held;
  return 0;
}

int allocation_probe_totals(AllocationProbeTotals *totals) {
  // The figures are those of the last epoch; writing any number begins a new one.
  uint64_t epoch = 1;
  int error = mallctl("epoch", NULL, NULL, &epoch, sizeof epoch);
  size_t allocated = 0;
  size_t active = 0;
  size_t resident = 0;
  if (error == 0) error = read_control("stats.allocated", &allocated, sizeof allocated);
  if (error == 0) error = read_control("stats.active", &active, sizeof active);
  if (error == 0) error = read_control("stats.resident", &resident, sizeof resident);
  if (error != 0) return error;
  *totals = (AllocationProbeTotals){allocated, active, resident};
  return 0;
}

__attribute__((noinline)) int allocation_probe_canary(size_t blocks, size_t size) {
  for (size_t i = 0; i < blocks; i++) {
    void *block = opaque(malloc(size));
    if (block == NULL) return ENOMEM;
    free(opaque(block));
  }
  return 0;
}
