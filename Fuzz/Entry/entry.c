// The entry point of every fuzz program. It is in C because a Swift executable can't be both a fuzz
// target and an ordinary program: the package manager renames its main function. A plain build of a
// program replays files and folders; an instrumented build is a libFuzzer target. Both can run
// commands.
#include "child.h"
#include "property_fuzz.h"

#include <dlfcn.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

// libFuzzer's own mutation, which is missing in a build without libFuzzer.
typedef size_t mutate(uint8_t *data, size_t size, size_t capacity);
// A target without the engine, which benchmarks may compare. Returns 0 if its claim holds.
typedef int32_t judge(const uint8_t *data, size_t size);
#if defined(__APPLE__)
// Apple's linker rejects undefined weak symbols.
static mutate *libfuzzers(void) { return (mutate *)dlsym(RTLD_DEFAULT, "LLVMFuzzerMutate"); }
static judge *bare(void) { return (judge *)dlsym(RTLD_DEFAULT, "property_fuzz_bare"); }
#else
extern mutate LLVMFuzzerMutate __attribute__((weak));
extern judge property_fuzz_bare __attribute__((weak));
static mutate *libfuzzers(void) { return LLVMFuzzerMutate; }
static judge *bare(void) { return property_fuzz_bare; }
#endif

// The address sanitizer's default options. With a small quarantine, less memory is returned to the
// system; with one frame per allocation, the stack is barely unwound.
const char *__asan_default_options(void) { return "quarantine_size_mb=16:malloc_context_size=1"; }

// Swift's own crash handler would intercept a failure before the fuzzer, and random hashing would
// make executions differ. Both must be set in the environment before anything runs, so the program
// restarts itself.
static void begin_again_in_a_settled_environment(char **argv) {
  if (getenv("PROPERTY_FUZZ_SETTLED")) return;
  setenv("PROPERTY_FUZZ_SETTLED", "1", 1);
  setenv("SWIFT_BACKTRACE", "enable=no", 1);
  setenv("SWIFT_DETERMINISTIC_HASHING", "1", 1);
#if defined(__APPLE__)
  execvp(argv[0], argv);
#else
  execv("/proc/self/exe", argv);
#endif
}

static void give_signals_to_the_fuzzer(void) {
  const int signals[] = {SIGILL, SIGTRAP, SIGABRT, SIGQUIT};
  for (size_t i = 0; i < sizeof signals / sizeof *signals; i++) signal(signals[i], SIG_DFL);
}

static int has_argument(int argc, char **argv, const char *argument) {
  for (int i = 1; i < argc; i++) {
    if (strcmp(argv[i], argument) == 0) return 1;
  }
  return 0;
}

// Infinite recursion leaves no stack for the fuzzer's handler, which must keep the input.
static void give_the_handler_a_stack_of_its_own(void) {
  static char memory[1 << 16];
  const stack_t stack = {.ss_sp = memory, .ss_size = sizeof memory};
  sigaltstack(&stack, NULL);
}

static void *end_when_stdin_closes(void *unused) {
  char byte;
  while (read(STDIN_FILENO, &byte, 1) != 0) {
  }
  // This also kills the child processes in which an input may hang.
  if (getpgrp() == getpid()) kill(0, SIGKILL);
  _exit(1);
  return unused;
}

// This process's standard input is a pipe whose other end a campaign holds. This end closes however
// the campaign ends, even by kill -9, and then this process must stop fuzzing. Linux's
// PR_SET_PDEATHSIG would be sent at the end of the parent's thread, not of the parent.
static void end_with_the_campaign(int argc, char **argv) {
  if (!has_argument(argc, argv, "--ends-with-stdin")) return;
  // The fuzzer's thread must get the fuzzer's signals: an alarm on another thread is lost.
  sigset_t all, before;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &before);
  pthread_t watcher;
  pthread_create(&watcher, NULL, end_when_stdin_closes, NULL);
  pthread_sigmask(SIG_SETMASK, &before, NULL);
}

// The fuzzer reads its corpus before its first mutation; this time doesn't count as fuzzing.
static void say_that_fuzzing_begins(void) {
  static int has_been_said = 0;
  if (has_been_said) return;
  has_been_said = 1;
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  fprintf(stderr, "INFO: property-fuzz: fuzzing since %lld.%03ld\n", (long long)now.tv_sec,
          now.tv_nsec / 1000000);
}

// The cost of a search, which benchmarks compare: the processor time since the first input.
static long executions;
static struct timespec first_execution;

static void say_what_it_took(void) {
  struct timespec now;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
  double seconds = (double)(now.tv_sec - first_execution.tv_sec) +
                   (double)(now.tv_nsec - first_execution.tv_nsec) * 1e-9;
  fprintf(stderr, "INFO: property-fuzz: ended after %ld executions, %.3f s of processor time\n",
          executions, executions > 0 ? seconds : 0);
}

// Commands run before libFuzzer reads arguments, so that a campaign and its targets share a build.
static void be_a_command_if_asked(int argc, char **argv) {
  if (argc > 1 && argv[1][0] != '-') end_with_the_campaign(argc, argv);
  int code = property_fuzz_command(argc, argv);
  // At exit, the address sanitizer would look for memory that a campaign hasn't freed.
  if (code >= 0) _exit(code);
}

// Options: only libFuzzer mutates inputs; for benchmarks, it also runs the bare target or nothing.
static int is_plain = 0, is_bare = 0, is_idle = 0;

int LLVMFuzzerInitialize(int *argc, char ***argv) {
  property_fuzz_targets();
  be_a_command_if_asked(*argc, *argv);
  begin_again_in_a_settled_environment(*argv);
  give_signals_to_the_fuzzer();
  give_the_handler_a_stack_of_its_own();
  end_with_the_campaign(*argc, *argv);
  uint8_t *counters;
  int code = property_fuzz_begin(*argc, *argv, (intptr_t)property_fuzz_counters(&counters));
  if (code != 0) exit(code);
  atexit(say_what_it_took);
  is_bare = bare() && has_argument(*argc, *argv, "--bare");
  is_idle = has_argument(*argc, *argv, "--idle");
  is_plain = is_bare || is_idle || has_argument(*argc, *argv, "--plain");
  return 0;
}

// Without a corpus, libFuzzer begins with an input of its own, which an ordinary run doesn't have.
static int is_libfuzzers_own(const uint8_t *data, size_t size) {
  return executions == 1 && !is_plain && size == 1 && data[0] == '\n';
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  if (is_libfuzzers_own(data, size)) return 0;
  if (executions++ == 0) clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &first_execution);
  if (is_idle) return 0;
  int32_t verdict = is_bare ? bare()(data, size) : property_fuzz_judge(data, size);
  if (verdict == 0) return 0;
  // libFuzzer continues without this input.
  if (!is_bare && verdict == 2) return -1;
  // The abort makes libFuzzer keep the input.
  say_what_it_took();
  abort();
}

// The sources of new inputs, as running totals of sixteenths: the generator, an operand of a
// comparison, another option in one choice of a kept input, and a change along an input's parts.
// libFuzzer makes the rest. At first, inputs are drawn as in an ordinary run, which soon finds most
// bugs.
static const long first_draws = 4096;
enum { drawn = 2, placed = 3, swept = 11, ours = 14 };

// Returns whether the process has made few new inputs so far.
static int is_at_first(void) {
  static long before = -1;
  if (before < 0) before = executions;
  return executions - before < first_draws;
}

static uint64_t hash(const uint8_t *data, size_t size) {
  uint64_t sum = 0xcbf29ce484222325;
  for (size_t i = 0; i < size; i++) sum = (sum ^ data[i]) * 0x100000001b3;
  return sum;
}

// The last input made here, which libFuzzer may change further even if it didn't keep the input.
static uint64_t last_output;

// libFuzzer has kept every other input that it passes to be changed.
static void note_what_was_kept(const uint8_t *data, size_t size) {
  static uint64_t known[1 << 14];
  const uint64_t sum = hash(data, size);
  uint64_t *place = &known[sum % (sizeof known / sizeof *known)];
  if (sum == last_output || sum == *place) return;
  *place = sum;
  property_fuzz_keep(data, size);
}

size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t capacity, unsigned int seed) {
  say_that_fuzzing_begins();
  unsigned kind = is_plain ? 16 : seed % 16;
  if (!is_plain) note_what_was_kept(data, size);
  size_t changed = 0;
  if (kind < drawn || (!is_plain && is_at_first())) {
    changed = property_fuzz_draw(data, capacity, seed / 16);
  } else if (kind < placed) {
    changed = property_fuzz_place(data, size, capacity, seed / 16);
  } else if (kind < swept) {
    changed = property_fuzz_sweep(data, capacity);
  } else if (kind < ours) {
    changed = property_fuzz_mutate(data, size, capacity, seed / 16);
  }
  if (changed == 0) changed = libfuzzers() ? libfuzzers()(data, size, capacity) : size;
  last_output = hash(data, changed);
  return changed;
}

// libFuzzer requests crossovers as often as mutations; most requests are refused, and libFuzzer
// requests another change.
size_t LLVMFuzzerCustomCrossOver(const uint8_t *first, size_t first_size, const uint8_t *second,
                                 size_t second_size, uint8_t *result, size_t capacity,
                                 unsigned int seed) {
  if (is_plain || is_at_first() || seed % 4 != 0) return 0;
  const size_t size = property_fuzz_cross(first, first_size, second, second_size, result,
                                          capacity, seed / 4);
  if (size > 0) last_output = hash(result, size);
  return size;
}

// In an instrumented build, libFuzzer's main function replaces this one.
__attribute__((weak)) int main(int argc, char **argv) {
  property_fuzz_targets();
  be_a_command_if_asked(argc, argv);
  begin_again_in_a_settled_environment(argv);
  return property_fuzz_replay(argc, argv);
}
