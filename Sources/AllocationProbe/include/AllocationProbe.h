#ifndef ALLOCATION_PROBE_H
#define ALLOCATION_PROBE_H

#include "AllocationProfile.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// Exact counts of what one thread allocates, read from jemalloc 5.3.
//
// Every function that reads or changes something answers 0 when it did so, and otherwise an error of errno.h; then nothing was
// written through its pointer. A caller thus never takes a value that could not be measured for a count of zero.
// Bytes are those of jemalloc's size classes, which is what the memory really costs: 65 bytes asked for count as 80.

/// What one thread has allocated since `allocation_probe_start`.
typedef struct {
  /// Blocks handed out. A reallocation that moves its block counts here and under `deallocations`.
  uint64_t allocations;
  /// Blocks given back.
  uint64_t deallocations;
  /// Blocks that grew or shrank where they stand; they count nowhere else.
  uint64_t resizes;
  /// Bytes handed out. A reallocation counts the whole new size here and the whole old size below, moved or not.
  uint64_t allocated_bytes;
  /// Bytes given back.
  uint64_t deallocated_bytes;
} AllocationProbeReading;

/// What the whole process holds, in bytes.
typedef struct {
  /// Bytes in blocks that are in use. Blocks that wait in a thread's cache count as in use.
  uint64_t allocated;
  /// Bytes in pages with at least one block in use.
  uint64_t active;
  /// Bytes that jemalloc has in physical memory.
  uint64_t resident;
} AllocationProbeTotals;

/// Writes whether the process's `malloc` is jemalloc's. Under a sanitizer it is not, and no count is to be trusted.
int allocation_probe_is_process_malloc(bool *answer);

/// Writes jemalloc's version, such as "5.3.0-0-g54eaed1d". The text lives as long as the process.
int allocation_probe_version(const char **version);

/// Starts to count what the calling thread allocates, from zero. It costs a nanosecond or two an allocation, and other threads nothing.
/// EALREADY: this thread counts already.
int allocation_probe_start(void);

/// Writes what the calling thread has allocated since it started to count. Allocates nothing; a few nanoseconds.
/// EINVAL: this thread does not count.
int allocation_probe_read(AllocationProbeReading *reading);

/// Stops the calling thread's count. EINVAL: this thread does not count.
int allocation_probe_stop(void);

/// Starts the calling thread's peak anew from what it holds now; `allocation_probe_start` does so too. EINVAL: this thread does not count.
int allocation_probe_peak_reset(void);

/// Writes the most bytes that the calling thread held at once beyond what it held at the last reset, to the byte: every allocation
/// looks. EINVAL: this thread does not count.
int allocation_probe_peak_read(uint64_t *peak);

/// Writes what the process holds now. Walks every arena: microseconds, not for a frame.
int allocation_probe_totals(AllocationProbeTotals *totals);

/// Allocates `count` blocks of `size` bytes, each freed before the next, so that no optimiser can leave one out.
/// A probe that works reads exactly `count` allocations and deallocations afterwards. ENOMEM: a block was refused.
int allocation_probe_canary(size_t count, size_t size);

#endif
