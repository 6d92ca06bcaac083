#define _GNU_SOURCE
#include "StackSampler.h"

#include <errno.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <time.h>
#include <ucontext.h>
#include <unistd.h>

#ifndef sigev_notify_thread_id
#define sigev_notify_thread_id _sigev_un._tid
#endif

static struct {
  uint64_t *words;
  size_t capacity;
  _Atomic size_t count;
  _Atomic uint64_t lost;
  _Atomic bool is_kept;
  bool is_running;
  timer_t timer;
  uint64_t period;
  uint64_t chance;
  uintptr_t stack_low;
  uintptr_t stack_high;
  struct sigaction before;
} sampler;

bool stack_sampler_exists(void) {
#if defined(__x86_64__) || defined(__aarch64__)
  return true;
#else
  return false;
#endif
}

static uint64_t nanoseconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (uint64_t)now.tv_sec * 1000000000 + (uint64_t)now.tv_nsec;
}

// Sets the timer for one stroke, a half to one and a half periods from now (Marsaglia's xorshift).
static void arm(void) {
  sampler.chance ^= sampler.chance << 13;
  sampler.chance ^= sampler.chance >> 7;
  sampler.chance ^= sampler.chance << 17;
  uint64_t wait = sampler.period / 2 + sampler.chance % (sampler.period + 1);
  struct itimerspec when = {.it_value = {(time_t)(wait / 1000000000), (long)(wait % 1000000000)}};
  timer_settime(sampler.timer, 0, &when, NULL);
}

static void registers(const ucontext_t *context, uintptr_t *place, uintptr_t *frame) {
#if defined(__x86_64__)
  *place = (uintptr_t)context->uc_mcontext.gregs[REG_RIP];
  *frame = (uintptr_t)context->uc_mcontext.gregs[REG_RBP];
#elif defined(__aarch64__)
  *place = (uintptr_t)context->uc_mcontext.pc;
  *frame = (uintptr_t)context->uc_mcontext.regs[29];
#else
  (void)context, *place = 0, *frame = 0;
#endif
}

// A frame begins with the caller's frame pointer and the address that it returns to; callers lie higher on the stack.
static size_t walk(const ucontext_t *context, uint64_t *addresses) {
  uintptr_t place = 0;
  uintptr_t frame = 0;
  registers(context, &place, &frame);
  addresses[0] = place;
  size_t depth = 1;
  uintptr_t lowest = sampler.stack_low;
  while (depth < STACK_SAMPLER_DEPTH) {
    if (frame < lowest || frame > sampler.stack_high - 2 * sizeof(uintptr_t) || frame % sizeof(uintptr_t) != 0) break;
    const uintptr_t *link = (const uintptr_t *)frame;
    // A return address is the one after the call; one less lies within it.
    if (link[1] <= 1) break;
    addresses[depth++] = link[1] - 1;
    lowest = frame + 2 * sizeof(uintptr_t);
    frame = link[0];
  }
  return depth;
}

static void strike(int number, siginfo_t *info, void *context) {
  (void)number, (void)info;
  int error = errno;
  if (atomic_load_explicit(&sampler.is_kept, memory_order_relaxed)) {
    size_t count = atomic_load_explicit(&sampler.count, memory_order_relaxed);
    if (count + 2 + STACK_SAMPLER_DEPTH <= sampler.capacity) {
      uint64_t *sample = sampler.words + count;
      sample[0] = nanoseconds();
      sample[1] = walk(context, sample + 2);
      atomic_store_explicit(&sampler.count, count + 2 + sample[1], memory_order_relaxed);
    } else {
      atomic_fetch_add_explicit(&sampler.lost, 1, memory_order_relaxed);
    }
  }
  arm();
  errno = error;
}

static int find_stack(void) {
  pthread_attr_t attributes;
  int error = pthread_getattr_np(pthread_self(), &attributes);
  if (error != 0) return error;
  void *low = NULL;
  size_t size = 0;
  error = pthread_attr_getstack(&attributes, &low, &size);
  pthread_attr_destroy(&attributes);
  sampler.stack_low = (uintptr_t)low;
  sampler.stack_high = (uintptr_t)low + size;
  return error;
}

static int start_timer(void) {
  struct sigaction action = {.sa_flags = SA_SIGINFO | SA_RESTART};
  action.sa_sigaction = strike;
  sigemptyset(&action.sa_mask);
  if (sigaction(SIGPROF, &action, &sampler.before) != 0) return errno;
  struct sigevent event = {.sigev_notify = SIGEV_THREAD_ID, .sigev_signo = SIGPROF};
  event.sigev_notify_thread_id = (pid_t)syscall(SYS_gettid);
  if (timer_create(CLOCK_MONOTONIC, &event, &sampler.timer) != 0) {
    int error = errno;
    sigaction(SIGPROF, &sampler.before, NULL);
    return error;
  }
  return 0;
}

int stack_sampler_start(uint64_t period, size_t words) {
  if (sampler.is_running) return EALREADY;
  if (!stack_sampler_exists() || period == 0) return ENOTSUP;
  stack_sampler_discard();
  int error = find_stack();
  if (error != 0) return error;
  void *room = mmap(NULL, words * sizeof(uint64_t), PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (room == MAP_FAILED) return ENOMEM;
  sampler.words = room;
  sampler.capacity = words;
  sampler.period = period;
  sampler.chance = 88172645463325252u;
  atomic_store(&sampler.is_kept, false);
  error = start_timer();
  if (error != 0) {
    stack_sampler_discard();
    return error;
  }
  sampler.is_running = true;
  arm();
  return 0;
}

void stack_sampler_keep(bool is_kept) { atomic_store_explicit(&sampler.is_kept, is_kept, memory_order_relaxed); }

int stack_sampler_stop(void) {
  if (!sampler.is_running) return EINVAL;
  sampler.is_running = false;
  atomic_store(&sampler.is_kept, false);
  timer_delete(sampler.timer);
  // A stroke that is under way must not meet the default action, which ends the process.
  signal(SIGPROF, SIG_IGN);
  sigaction(SIGPROF, &sampler.before, NULL);
  return 0;
}

const uint64_t *stack_sampler_samples(size_t *words) {
  *words = atomic_load(&sampler.count);
  return sampler.words;
}

uint64_t stack_sampler_lost(void) { return atomic_load(&sampler.lost); }

void stack_sampler_discard(void) {
  if (sampler.words != NULL) munmap(sampler.words, sampler.capacity * sizeof(uint64_t));
  sampler.words = NULL;
  sampler.capacity = 0;
  atomic_store(&sampler.count, 0);
  atomic_store(&sampler.lost, 0);
}
