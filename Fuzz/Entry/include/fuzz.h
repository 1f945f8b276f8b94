// The functions of the Swift harness that the C entry calls.
#ifndef INPUT_RULES_FUZZ_H
#define INPUT_RULES_FUZZ_H

#include <stddef.h>
#include <stdint.h>

// Fuzzes or merges laws by starting this program again for each, if the first argument is “session” or
// “merge”. Returns the exit code, or -1 where it is neither.
int32_t input_rules_fuzz_command(int32_t argc, char **argv);

// Selects the law that the arguments name as the target. Returns 0, or 2 after printing what is
// wrong.
int32_t input_rules_fuzz_begin(int32_t argc, char **argv);

// Checks one input. Returns 0, or 1 after printing the decoded input and the command that repeats
// it.
int32_t input_rules_fuzz_judge(const uint8_t *data, size_t size);

// Changes one input along its spans. Returns its new size, or 0 if there was nothing to change.
size_t input_rules_fuzz_mutate(uint8_t *data, size_t size, size_t capacity, uint32_t seed);

// Replays the files and folders among the arguments. Returns the exit code.
int32_t input_rules_fuzz_replay(int32_t argc, char **argv);

#endif
