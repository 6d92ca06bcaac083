#ifndef ALLOCATOR_CALL_H
#define ALLOCATOR_CALL_H

// Calls the allocator of a Swift class, which takes the class in the context register, and answers a new object that
// the caller owns. An allocator is what a virtual table holds for an initializer.

void *_Nonnull allocator_call(const void *_Nonnull allocator, const void *_Nonnull type);

// The same for an initializer whose only argument is a rectangle.
void *_Nonnull allocator_call_with_rect(
  const void *_Nonnull allocator, const void *_Nonnull type, double x, double y, double width, double height);

#endif
