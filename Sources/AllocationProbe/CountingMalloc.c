// The program's own malloc, free and so on: each counts, if its thread does, and goes on to jemalloc's.
//
// jemalloc has hooks that could count instead, but its version 5.3 loses track of threads that end soon after a hook was set or
// removed: later threads then crash, hang, or count nothing. An executable's functions come before those of its libraries, so that
// these are what every library calls too.

#define _GNU_SOURCE
#include "ThreadCount.h"

#include <dlfcn.h>
#include <errno.h>
#include <jemalloc/jemalloc.h>
#include <stddef.h>

#ifdef __has_feature
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define SANITIZED 1
#endif
#endif

// A sanitizer brings a malloc of its own, which must stay in its place; then nothing is counted, and the canary says so.
#ifndef SANITIZED

static void *(*next_malloc)(size_t);
static void *(*next_calloc)(size_t, size_t);
static void *(*next_realloc)(void *, size_t);
static void (*next_free)(void *);

// Until this has run, jemalloc is reached through its own names, which need not be looked up.
__attribute__((constructor)) static void find_next(void) {
  next_calloc = (void *(*)(size_t, size_t))dlsym(RTLD_NEXT, "calloc");
  next_realloc = (void *(*)(void *, size_t))dlsym(RTLD_NEXT, "realloc");
  next_free = (void (*)(void *))dlsym(RTLD_NEXT, "free");
  next_malloc = (void *(*)(size_t))dlsym(RTLD_NEXT, "malloc");
}

static inline void *counted(void *block) {
  if (allocation_probe_count.is_counting && block != NULL) {
    allocation_probe_count.allocations += 1;
    allocation_probe_note_peak();
  }
  return block;
}

static void *or_no_memory(void *block) {
  if (block == NULL) errno = ENOMEM;
  return block;
}

static size_t at_least_1(size_t size) { return size == 0 ? 1 : size; }

void *malloc(size_t size) {
  if (next_malloc != NULL) return counted(next_malloc(size));
  return counted(or_no_memory(mallocx(at_least_1(size), 0)));
}

void *calloc(size_t count, size_t size) {
  if (next_calloc != NULL) return counted(next_calloc(count, size));
  size_t total = 0;
  if (__builtin_mul_overflow(count, size, &total)) return or_no_memory(NULL);
  return counted(or_no_memory(mallocx(at_least_1(total), MALLOCX_ZERO)));
}

void free(void *block) {
  if (block == NULL) return;
  if (allocation_probe_count.is_counting) allocation_probe_count.deallocations += 1;
  if (next_free != NULL) {
    next_free(block);
  } else {
    dallocx(block, 0);
  }
}

void *realloc(void *block, size_t size) {
  if (block == NULL) return malloc(size);
  size_t old_size = allocation_probe_count.is_counting ? sallocx(block, 0) : 0;
  void *result = next_realloc != NULL ? next_realloc(block, size) : or_no_memory(rallocx(block, at_least_1(size), 0));
  if (!allocation_probe_count.is_counting) return result;
  allocation_probe_note_peak();
  if (result != NULL && result != block) {
    allocation_probe_count.allocations += 1;
    allocation_probe_count.deallocations += 1;
  } else if (result == block && sallocx(block, 0) != old_size) {
    allocation_probe_count.resizes += 1;
  } else if (result == NULL && size == 0) {
    allocation_probe_count.deallocations += 1;
  }
  return result;
}

static bool is_power_of_2(size_t number) { return number != 0 && (number & (number - 1)) == 0; }

void *aligned_alloc(size_t alignment, size_t size) {
  if (!is_power_of_2(alignment)) {
    errno = EINVAL;
    return NULL;
  }
  return counted(or_no_memory(mallocx(at_least_1(size), MALLOCX_ALIGN(alignment))));
}

void *memalign(size_t alignment, size_t size) { return aligned_alloc(alignment, size); }

int posix_memalign(void **block, size_t alignment, size_t size) {
  if (!is_power_of_2(alignment) || alignment < sizeof(void *)) return EINVAL;
  void *result = counted(mallocx(at_least_1(size), MALLOCX_ALIGN(alignment)));
  if (result == NULL) return ENOMEM;
  *block = result;
  return 0;
}

#endif
