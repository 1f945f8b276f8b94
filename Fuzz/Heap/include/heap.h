// The memory that a process has allocated. This is in C because Swift doesn't import malloc.h.
#ifndef PROPERTY_FUZZ_HEAP_H
#define PROPERTY_FUZZ_HEAP_H

#include "child.h"

#include <stddef.h>

// Returns the number of bytes that are now allocated, or 0 if it is unknown.
size_t property_fuzz_allocated(void);

#endif
