// The functions that a fuzz program's C entry calls: the program's, and those of PropertyFuzzing.
#ifndef PROPERTY_FUZZ_H
#define PROPERTY_FUZZ_H

#include <stddef.h>
#include <stdint.h>

// Registers the program's properties with FuzzTargets. The program defines this function.
void property_fuzz_targets(void);

// Runs the command that the first argument names, such as “fuzz”, which starts this program
// again for each property. Returns the exit code, or -1 if the argument isn't a command.
int32_t property_fuzz_command(int32_t argc, char **argv);

// Selects the property that the arguments name as the target. Returns 0, or 2 after printing an
// error, such as too few coverage counters.
int32_t property_fuzz_begin(int32_t argc, char **argv, intptr_t counters);

// Checks one input. Returns 0 if the claim holds, or 1 after printing the decoded input and the
// command that repeats it. In a campaign, the result is 2 if a failing input is kept or counted.
int32_t property_fuzz_judge(const uint8_t *data, size_t size);

// Writes the next input of an ordinary run, whose random seed is libFuzzer's `-seed` or that of the
// first call. Returns the input's size, or 0 if it doesn't fit.
size_t property_fuzz_draw(uint8_t *data, size_t capacity, uint32_t seed);

// Records an input that the fuzzer has kept.
void property_fuzz_keep(const uint8_t *data, size_t size);

// Writes the next change of one choice of a kept input. Returns its size, or 0 if there is none.
size_t property_fuzz_sweep(uint8_t *data, size_t capacity);

// Changes one input along its spans. Returns the new size, or 0 if nothing can be changed.
size_t property_fuzz_mutate(uint8_t *data, size_t size, size_t capacity, uint32_t seed);

// Replaces an operand of a recent comparison in the input by the other operand. Returns the input's
// new size, or 0 if nothing can be changed.
size_t property_fuzz_place(uint8_t *data, size_t size, size_t capacity, uint32_t seed);

// Makes a new input from two inputs, in one of which a part of the other replaces a part. Returns
// its size, or 0 if nothing can be changed.
size_t property_fuzz_cross(const uint8_t *first, size_t first_size, const uint8_t *second,
                           size_t second_size, uint8_t *result, size_t capacity, uint32_t seed);

// Replays the files and folders among the arguments. Returns the exit code.
int32_t property_fuzz_replay(int32_t argc, char **argv);

#endif
