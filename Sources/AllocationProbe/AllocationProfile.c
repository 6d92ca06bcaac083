#include "AllocationProfile.h"

#include <errno.h>
#include <jemalloc/jemalloc.h>

int allocation_profile_is_ready(bool *answer) {
  bool is_on = false;
  size_t length = sizeof is_on;
  int error = mallctl("opt.prof", &is_on, &length, NULL, 0);
  if (error == ENOENT) {
    *answer = false;
    return 0;
  }
  if (error == 0) *answer = is_on;
  return error;
}

int allocation_profile_reset(size_t lg_bytes) { return mallctl("prof.reset", NULL, NULL, &lg_bytes, sizeof lg_bytes); }

int allocation_profile_record(bool is_recorded) {
  return mallctl("prof.active", NULL, NULL, &is_recorded, sizeof is_recorded);
}

int allocation_profile_dump(const char *path) { return mallctl("prof.dump", NULL, NULL, &path, sizeof path); }
