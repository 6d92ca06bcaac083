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
} ThreadCount;

extern _Thread_local ThreadCount allocation_probe_count;

#endif
