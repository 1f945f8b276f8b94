// The functions for checking inputs in a child process, from which the fuzzer takes over the
// coverage of a case. They are in C because Swift doesn't import linker symbols.
#ifndef PROPERTY_FUZZ_CHILD_H
#define PROPERTY_FUZZ_CHILD_H

#include <stddef.h>
#include <stdint.h>

// Sets `start` to this build's coverage counters. Returns their number, which may be 0.
size_t property_fuzz_counters(uint8_t **start);

// Sets `one` and `other` to unequal operands of a recent comparison in the code under test, which
// libFuzzer records. Returns 1, or 0 if there are none.
int32_t property_fuzz_operands(uint32_t seed, uint64_t *one, uint64_t *other);

// Allocates, before the first fork, the memory in which a child leaves its coverage. Returns 0, or
// -1 if this fails.
int32_t property_fuzz_share_coverage(void);

// In a child: marks the beginning and the end of a case.
void property_fuzz_begin_case(void);
void property_fuzz_end_case(void);

// In the fuzzer: takes over the coverage of the last case.
void property_fuzz_take_coverage(void);

#endif
