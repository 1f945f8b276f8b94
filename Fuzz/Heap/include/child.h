// What a fuzzer needs to check inputs in a child process: the coverage that a case has there, for the
// fuzzer, and nothing of the fuzzer for the child. It is C because Swift imports no linker's symbol.
#ifndef PROPERTY_FUZZ_CHILD_H
#define PROPERTY_FUZZ_CHILD_H

#include <stddef.h>
#include <stdint.h>

// Says where this build's coverage counters are. Returns how many there are, or 0 without any.
size_t property_fuzz_counters(uint8_t **start);

// Gives the operands of a recent comparison of the code under test that weren't equal, where
// libFuzzer keeps them. Returns 1, or 0 without any.
int32_t property_fuzz_operands(uint32_t seed, uint64_t *one, uint64_t *other);

// Prepares, before the first fork, the memory in which a child leaves its coverage. Returns 0, or -1
// if there is none.
int32_t property_fuzz_share_coverage(void);

// In a child: a case begins, and ends.
void property_fuzz_begin_case(void);
void property_fuzz_end_case(void);

// In the fuzzer: what the last case has covered counts as covered here.
void property_fuzz_take_coverage(void);

#endif
