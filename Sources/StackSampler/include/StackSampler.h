#ifndef STACK_SAMPLER_H
#define STACK_SAMPLER_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// Where one thread is, looked at by a timer: who called whom, by the chain of frame pointers, as the processor found it. Nothing is
// allocated and no lock is taken when the timer strikes.
//
// Every function that changes something answers 0 when it did so, and otherwise an error of errno.h.

/// The most frames of a stack that a sample keeps; the outer ones beyond it are lost.
#define STACK_SAMPLER_DEPTH 128

/// Whether this code was compiled for a processor whose frame pointers can be followed.
bool stack_sampler_exists(void);

/// Starts to look at the calling thread about every `period` nanoseconds, at intervals that vary by a half so that nothing keeps step
/// with them. Samples go into room for `words` words; those that find none are counted.
/// EALREADY: a thread is being looked at. ENOTSUP: not on this processor. ENOMEM: there is no such room.
int stack_sampler_start(uint64_t period, size_t words);

/// Says whether samples are kept from now on; at first they are not. A few nanoseconds.
void stack_sampler_keep(bool is_kept);

/// Ends the looking. The samples stay until they are discarded. EINVAL: nothing has been started.
int stack_sampler_stop(void);

/// The samples, one after the other: nanoseconds of the monotonic clock, the number of addresses, the addresses from the innermost
/// outwards. Writes how many words there are.
const uint64_t *stack_sampler_samples(size_t *words);

/// How many samples found no room.
uint64_t stack_sampler_lost(void);

/// Gives the room of the samples back.
void stack_sampler_discard(void);

#endif
