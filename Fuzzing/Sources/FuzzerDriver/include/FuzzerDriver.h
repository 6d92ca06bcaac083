#ifndef FUZZER_DRIVER_H
#define FUZZER_DRIVER_H

#include <stddef.h>
#include <stdint.h>

/// Runs libFuzzer with the arguments of the command line: calls `callback` with one input after the other until something is wrong or
/// the arguments say that it is enough. It comes with the toolchain's clang.
int LLVMFuzzerRunDriver(int *count, char ***arguments, int (*callback)(const uint8_t *data, size_t size));

#endif
