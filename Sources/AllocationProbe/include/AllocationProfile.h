#ifndef ALLOCATION_PROFILE_H
#define ALLOCATION_PROFILE_H

#include <stdbool.h>
#include <stddef.h>

// Where a process allocates, by jemalloc's heap profile: for each stack of callers, how many blocks and bytes it asked for. It has to
// be switched on before the process starts: MALLOC_CONF=prof:true,prof_active:false,prof_accum:true.
//
// Every function answers 0 when it did what it says, and otherwise an error of errno.h.

/// Writes whether the process was started so that it can be profiled.
int allocation_profile_is_ready(bool *answer);

/// Forgets what was recorded and from now on looks at one allocation in about 2 to the power of `lg_bytes` bytes; at each one if 0.
int allocation_profile_reset(size_t lg_bytes);

/// Says whether allocations are recorded from now on. Microseconds.
int allocation_profile_record(bool is_recorded);

/// Writes what was recorded to the file at `path`.
int allocation_profile_dump(const char *path);

#endif
