#include "heap.h"

#if defined(__APPLE__)
#include <dlfcn.h>
#include <malloc/malloc.h>
#elif defined(__linux__)
#include <malloc.h>
#endif

// The function that returns the size of the address sanitizer's heap, which replaces the system's,
// or NULL without the sanitizer. Apple's linker rejects undefined weak symbols.
typedef size_t measure(void);
#if defined(__APPLE__)
static measure *sanitizers_heap(void) {
  return (measure *)dlsym(RTLD_DEFAULT, "__sanitizer_get_current_allocated_bytes");
}
#else
extern measure __sanitizer_get_current_allocated_bytes __attribute__((weak));
static measure *sanitizers_heap(void) { return __sanitizer_get_current_allocated_bytes; }
#endif

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
  measure *of_sanitizer = sanitizers_heap();
  return of_sanitizer ? of_sanitizer() : allocated_by_system();
}
