#include "heap.h"

#if defined(__APPLE__)
#include <malloc/malloc.h>
#elif defined(__linux__)
#include <malloc.h>
#endif

// The address sanitizer's heap replaces the system's.
extern size_t __sanitizer_get_current_allocated_bytes(void) __attribute__((weak));

static size_t allocated_by_system(void) {
#if defined(__APPLE__)
  malloc_statistics_t heap;
  malloc_zone_statistics(NULL, &heap);
  return heap.size_in_use;
#elif defined(__GLIBC__) && __GLIBC_PREREQ(2, 33)
  struct mallinfo2 heap = mallinfo2();
  return heap.uordblks + heap.hblkhd;
#else
  return 0;
#endif
}

size_t property_fuzz_allocated(void) {
  if (__sanitizer_get_current_allocated_bytes) return __sanitizer_get_current_allocated_bytes();
  return allocated_by_system();
}
