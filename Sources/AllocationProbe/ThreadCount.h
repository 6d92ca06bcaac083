#ifndef THREAD_COUNT_H
#define THREAD_COUNT_H

#include <stdbool.h>
#include <stdint.h>

// What the running thread has allocated since it began to count.
typedef struct {
  bool is_counting;
  uint64_t allocations;
  uint64_t deallocations;
  uint64_t resizes;
  // Where jemalloc keeps the thread's bytes; set while `is_counting`.
  const uint64_t *allocated;
  const uint64_t *deallocated;
  // What the thread holds when nothing that was held at the last reset has been freed, and the most that it held since.
  uint64_t held_at_reset;
  uint64_t most_held;
} ThreadCount;

extern _Thread_local ThreadCount allocation_probe_count;

// Looks whether the thread holds more than ever since the last reset. Bytes are unsigned and may wrap: a thread that frees what others
// allocated holds less than nothing, which counts as no more than at the reset.
static inline void allocation_probe_note_peak(void) {
  ThreadCount *count = &allocation_probe_count;
  uint64_t held = *count->allocated - *count->deallocated - count->held_at_reset;
  if ((int64_t)held > (int64_t)count->most_held) count->most_held = held;
}

#endif
