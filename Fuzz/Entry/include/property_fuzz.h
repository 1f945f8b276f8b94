// What the C entry of a fuzz program calls: a function of the program, and those of PropertyFuzzing.
#ifndef PROPERTY_FUZZ_H
#define PROPERTY_FUZZ_H

#include <stddef.h>
#include <stdint.h>

// Registers the program's properties with FuzzTargets. The program defines it.
void property_fuzz_targets(void);

// Does what the first argument asks for, such as “session”, which starts this program again for
// each property. Returns the exit code, or -1 where that is no command.
int32_t property_fuzz_command(int32_t argc, char **argv);

// Selects the property that the arguments name as the target. Returns 0, or 2 after printing what
// is wrong, such as too few coverage counters.
int32_t property_fuzz_begin(int32_t argc, char **argv, intptr_t counters);

// Checks one input. Returns 0 if it holds, or 1 after printing the decoded input and the command that
// repeats it. In a campaign, an input that fails is kept or counted here, and the result is 2.
int32_t property_fuzz_judge(const uint8_t *data, size_t size);

// Writes the next input of an ordinary run, whose random seed is that of the first call. Returns its
// size, or 0 if there is no room for it.
size_t property_fuzz_draw(uint8_t *data, size_t capacity, uint32_t seed);

// Notes an input that the fuzzer has kept.
void property_fuzz_keep(const uint8_t *data, size_t size);

// Writes the next change of one choice of what was kept. Returns its size, or 0 if there is none.
size_t property_fuzz_sweep(uint8_t *data, size_t capacity);

// Changes one input along its spans. Returns its new size, or 0 if there was nothing to change.
size_t property_fuzz_mutate(uint8_t *data, size_t size, size_t capacity, uint32_t seed);

// Puts an operand of a recent comparison in place of the other one. Returns the input's new size, or
// 0 if there was nothing to change.
size_t property_fuzz_place(uint8_t *data, size_t size, size_t capacity, uint32_t seed);

// Makes a new input of two, of which one part is put in place of a part of the other. Returns its
// size, or 0 if there was nothing to change.
size_t property_fuzz_cross(const uint8_t *first, size_t first_size, const uint8_t *second,
                           size_t second_size, uint8_t *result, size_t capacity, uint32_t seed);

// Replays the files and folders among the arguments. Returns the exit code.
int32_t property_fuzz_replay(int32_t argc, char **argv);

#endif
