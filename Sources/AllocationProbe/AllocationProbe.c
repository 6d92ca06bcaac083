#include "AllocationProbe.h"

#include <errno.h>
#include <jemalloc/jemalloc.h>
#include <stdlib.h>

// The argument of "experimental.hooks.install" in jemalloc 5.3, which its public header leaves out.
typedef struct {
  void (*allocated)(void *extra, int kind, void *result, uintptr_t raw_result, uintptr_t arguments[3]);
  void (*deallocated)(void *extra, int kind, void *address, uintptr_t arguments[3]);
  void (*resized)(void *extra, int kind, void *address, size_t old_size, size_t new_size, uintptr_t raw_result,
                  uintptr_t arguments[4]);
  void *extra;
} Hooks;

// One thread's count. jemalloc calls the hooks of every counting thread on every thread, so that a hook first asks whether the
// count it was installed for is the running thread's own.
typedef struct {
  void *handle;
  uint64_t allocations;
  uint64_t deallocations;
  uint64_t resizes;
  const uint64_t *allocated_bytes;
  const uint64_t *deallocated_bytes;
  uint64_t allocated_bytes_at_start;
  uint64_t deallocated_bytes_at_start;
} ThreadCount;

static _Thread_local ThreadCount count;

static void did_allocate(void *extra, int kind, void *result, uintptr_t raw_result, uintptr_t arguments[3]) {
  (void)kind, (void)raw_result, (void)arguments;
  if (extra == &count && result != NULL) count.allocations += 1;
}

static void did_deallocate(void *extra, int kind, void *address, uintptr_t arguments[3]) {
  (void)kind, (void)address, (void)arguments;
  if (extra == &count) count.deallocations += 1;
}

static void did_resize(void *extra, int kind, void *address, size_t old_size, size_t new_size, uintptr_t raw_result,
                       uintptr_t arguments[4]) {
  (void)kind, (void)address, (void)raw_result, (void)arguments;
  if (extra == &count && old_size != new_size) count.resizes += 1;
}

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
  count.allocated_bytes = allocated;
  count.deallocated_bytes = deallocated;
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
  if (count.handle != NULL) return EALREADY;
  int error = find_byte_counters();
  if (error != 0) return error;
  Hooks hooks = {did_allocate, did_deallocate, did_resize, &count};
  void *handle = NULL;
  size_t length = sizeof handle;
  error = mallctl("experimental.hooks.install", &handle, &length, &hooks, sizeof hooks);
  if (error != 0) return error;
  count.handle = handle;
  count.allocations = 0;
  count.deallocations = 0;
  count.resizes = 0;
  count.allocated_bytes_at_start = *count.allocated_bytes;
  count.deallocated_bytes_at_start = *count.deallocated_bytes;
  return 0;
}

int allocation_probe_read(AllocationProbeReading *reading) {
  if (count.handle == NULL) return EINVAL;
  reading->allocations = count.allocations;
  reading->deallocations = count.deallocations;
  reading->resizes = count.resizes;
  reading->allocated_bytes = *count.allocated_bytes - count.allocated_bytes_at_start;
  reading->deallocated_bytes = *count.deallocated_bytes - count.deallocated_bytes_at_start;
  return 0;
}

int allocation_probe_stop(void) {
  if (count.handle == NULL) return EINVAL;
  int error = mallctl("experimental.hooks.remove", NULL, NULL, &count.handle, sizeof count.handle);
  if (error == 0) count.handle = NULL;
  return error;
}

int allocation_probe_peak_reset(void) { return mallctl("thread.peak.reset", NULL, NULL, NULL, 0); }

int allocation_probe_peak_read(uint64_t *bytes) { return read_control("thread.peak.read", bytes, sizeof *bytes); }

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
