// The operators `new` and `delete` of C++, by the names that the compiler gives them, so that what the Swift runtime allocates with
// them is counted too: jemalloc brings operators of its own, which would pass by the counting malloc. Under a sanitizer they count
// nothing, but lead to its malloc, which has to free what comes from them.

#include <stddef.h>
#include <stdlib.h>

// C cannot throw; a program that has no memory left for the runtime ends.
static void *required(void *block) {
  if (block == NULL) abort();
  return block;
}

void *_Znwm(size_t size) { return required(malloc(size)); }
void *_Znam(size_t size) { return required(malloc(size)); }
void *_ZnwmSt11align_val_t(size_t size, size_t alignment) { return required(aligned_alloc(alignment, size)); }
void *_ZnamSt11align_val_t(size_t size, size_t alignment) { return required(aligned_alloc(alignment, size)); }

void *_ZnwmRKSt9nothrow_t(size_t size, const void *tag) { return (void)tag, malloc(size); }
void *_ZnamRKSt9nothrow_t(size_t size, const void *tag) { return (void)tag, malloc(size); }
void *_ZnwmSt11align_val_tRKSt9nothrow_t(size_t size, size_t alignment, const void *tag) {
  return (void)tag, aligned_alloc(alignment, size);
}
void *_ZnamSt11align_val_tRKSt9nothrow_t(size_t size, size_t alignment, const void *tag) {
  return (void)tag, aligned_alloc(alignment, size);
}

// Whatever `delete` is told beside the block, jemalloc knows by itself.
void _ZdlPv(void *block) { free(block); }
void _ZdaPv(void *block) { free(block); }
void _ZdlPvm(void *block, size_t size) { (void)size, free(block); }
void _ZdaPvm(void *block, size_t size) { (void)size, free(block); }
void _ZdlPvSt11align_val_t(void *block, size_t alignment) { (void)alignment, free(block); }
void _ZdaPvSt11align_val_t(void *block, size_t alignment) { (void)alignment, free(block); }
void _ZdlPvmSt11align_val_t(void *block, size_t size, size_t alignment) { (void)size, (void)alignment, free(block); }
void _ZdaPvmSt11align_val_t(void *block, size_t size, size_t alignment) { (void)size, (void)alignment, free(block); }
void _ZdlPvRKSt9nothrow_t(void *block, const void *tag) { (void)tag, free(block); }
void _ZdaPvRKSt9nothrow_t(void *block, const void *tag) { (void)tag, free(block); }
void _ZdlPvSt11align_val_tRKSt9nothrow_t(void *block, size_t alignment, const void *tag) {
  (void)alignment, (void)tag, free(block);
}
void _ZdaPvSt11align_val_tRKSt9nothrow_t(void *block, size_t alignment, const void *tag) {
  (void)alignment, (void)tag, free(block);
}
