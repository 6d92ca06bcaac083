#include "AllocatorCall.h"

#define SWIFTCALL __attribute__((swiftcall))
#define CONTEXT __attribute__((swift_context))

typedef SWIFTCALL void *(*Allocator)(CONTEXT const void *type);
typedef SWIFTCALL void *(*RectAllocator)(double x, double y, double width, double height, CONTEXT const void *type);

void *allocator_call(const void *allocator, const void *type) { return ((Allocator)allocator)(type); }

void *allocator_call_with_rect(
  const void *allocator, const void *type, double x, double y, double width, double height) {
  return ((RectAllocator)allocator)(x, y, width, height, type);
}
