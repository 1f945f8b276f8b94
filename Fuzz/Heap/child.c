#define _GNU_SOURCE
#include "child.h"

#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <unistd.h>

// The counters that the instrumentation adds; absent from a build without it.
extern uint8_t __start___sancov_cntrs[] __attribute__((weak));
extern uint8_t __stop___sancov_cntrs[] __attribute__((weak));
extern void __sanitizer_set_death_callback(void (*callback)(void)) __attribute__((weak));

// What libFuzzer keeps of recent comparisons, at the start of an object of its own: 32 pairs of four
// bytes, and 32 of eight.
extern struct {
  int32_t small[32][2];
  uint64_t large[32][2];
} recent __asm__("_ZN6fuzzer3TPCE") __attribute__((weak));

// How much memory a child may allocate, in bytes: what libFuzzer allows itself.
static const rlim_t most_memory = (rlim_t)2 << 30;

static uint8_t *shared;

static size_t size(void) {
  return __start___sancov_cntrs ? (size_t)(__stop___sancov_cntrs - __start___sancov_cntrs) : 0;
}

int32_t property_fuzz_share_coverage(void) {
  if (shared || size() == 0) return 0;
  void *memory =
      mmap(NULL, size(), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  if (memory == MAP_FAILED) return -1;
  shared = memory;
  return 0;
}

#if defined(__GLIBC__)
static void end_at_once(int status, void *unused) { _exit(status); }
#else
static void end_at_once(void) { _exit(EXIT_FAILURE); }
#endif

// libFuzzer keeps an input when the process exits, or a sanitizer ends it. In a child that would be
// the input at which the child was forked, and not the one that is checked.
static void forget_the_fuzzer(void) {
#if defined(__GLIBC__)
  on_exit(end_at_once, NULL);
#else
  atexit(end_at_once);
#endif
  if (__sanitizer_set_death_callback) {
    // The address sanitizer reserves far more than it uses.
    __sanitizer_set_death_callback(NULL);
  } else {
    const struct rlimit limit = {most_memory, most_memory};
    setrlimit(RLIMIT_DATA, &limit);
  }
}

size_t property_fuzz_counters(uint8_t **start) {
  *start = size() == 0 ? NULL : __start___sancov_cntrs;
  return size();
}

int32_t property_fuzz_operands(uint32_t seed, uint64_t *one, uint64_t *other) {
  if (!&recent) return 0;
  for (uint32_t i = 0; i < 64; i++) {
    const uint32_t place = (seed + i) % 64;
    const int is_large = place >= 32;
    *one = is_large ? recent.large[place - 32][0] : (uint64_t)(int64_t)recent.small[place][0];
    *other = is_large ? recent.large[place - 32][1] : (uint64_t)(int64_t)recent.small[place][1];
    if (*one != *other) return 1;
  }
  return 0;
}

void property_fuzz_begin_case(void) {
  static int is_first = 1; // in each fork, as the fuzzer itself never comes here
  if (is_first) forget_the_fuzzer();
  is_first = 0;
  if (shared) memset(__start___sancov_cntrs, 0, size());
}

void property_fuzz_end_case(void) {
  if (shared) memcpy(shared, __start___sancov_cntrs, size());
}

void property_fuzz_take_coverage(void) {
  if (shared) memcpy(__start___sancov_cntrs, shared, size());
}
