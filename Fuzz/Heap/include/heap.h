// How much memory a process has allocated. It is C because Swift doesn't import malloc.h.
#ifndef PROPERTY_FUZZ_HEAP_H
#define PROPERTY_FUZZ_HEAP_H

#include "child.h"

#include <stddef.h>

// The bytes that are allocated now; 0 where the system doesn't say.
size_t property_fuzz_allocated(void);

#endif
