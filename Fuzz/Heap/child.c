#define _GNU_SOURCE
#include "child.h"

#include <dlfcn.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <unistd.h>

// Symbols that a build may lack: the bounds of the instrumentation's counters, the function that
// sets a sanitizer's death callback, and libFuzzer's recent comparisons. The comparisons are 32
// pairs of four bytes, then 32 of eight. Apple's linker rejects undefined weak symbols. On Apple's
// systems, the symbols are looked up, and the linker defines the bounds of a section.
typedef struct {
  int32_t small[32][2];
  uint64_t large[32][2];
} comparisons;
typedef void set_callback(void (*callback)(void));
#if defined(__APPLE__)
extern uint8_t counters[] __asm__("section$start$__DATA$__sancov_cntrs");
extern uint8_t counters_end[] __asm__("section$end$__DATA$__sancov_cntrs");
static const comparisons *recent(void) { return dlsym(RTLD_DEFAULT, "_ZN6fuzzer3TPCE"); }
static set_callback *set_death_callback(void) {
  return (set_callback *)dlsym(RTLD_DEFAULT, "__sanitizer_set_death_callback");
}
#else
extern uint8_t counters[] __asm__("__start___sancov_cntrs") __attribute__((weak));
extern uint8_t counters_end[] __asm__("__stop___sancov_cntrs") __attribute__((weak));
extern comparisons table __asm__("_ZN6fuzzer3TPCE") __attribute__((weak));
extern set_callback __sanitizer_set_death_callback __attribute__((weak));
static const comparisons *recent(void) { return &table; }
static set_callback *set_death_callback(void) { return __sanitizer_set_death_callback; }
#endif

// The number of bytes that a child may allocate, which is also libFuzzer's own limit.
static const rlim_t most_memory = (rlim_t)2 << 30;

static uint8_t *shared;

static size_t size(void) { return (size_t)(counters_end - counters); }

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

// libFuzzer keeps an input when the process exits, or a sanitizer ends it. In a child, that would
// be the input at which the child was forked, not the input that is checked.
static void forget_the_fuzzer(void) {
#if defined(__GLIBC__)
  on_exit(end_at_once, NULL);
#else
  atexit(end_at_once);
#endif
  set_callback *set = set_death_callback();
  if (set) {
    // The address sanitizer reserves far more than it uses.
    set(NULL);
  } else {
    const struct rlimit limit = {most_memory, most_memory};
    setrlimit(RLIMIT_DATA, &limit);
  }
}

size_t property_fuzz_counters(uint8_t **start) {
  *start = size() == 0 ? NULL : counters;
  return size();
}

int32_t property_fuzz_operands(uint32_t seed, uint64_t *one, uint64_t *other) {
  const comparisons *recents = recent();
  if (!recents) return 0;
  for (uint32_t i = 0; i < 64; i++) {
    const uint32_t place = (seed + i) % 64;
    const int is_large = place >= 32;
    *one = is_large ? recents->large[place - 32][0] : (uint64_t)(int64_t)recents->small[place][0];
    *other = is_large ? recents->large[place - 32][1] : (uint64_t)(int64_t)recents->small[place][1];
    if (*one != *other) return 1;
  }
  return 0;
}

void property_fuzz_begin_case(void) {
  static int is_first = 1; // in each fork, as the fuzzer itself never comes here
  if (is_first) forget_the_fuzzer();
  is_first = 0;
  if (shared) memset(counters, 0, size());
}

void property_fuzz_end_case(void) {
  if (shared) memcpy(shared, counters, size());
}

void property_fuzz_take_coverage(void) {
  if (shared) memcpy(counters, shared, size());
}
