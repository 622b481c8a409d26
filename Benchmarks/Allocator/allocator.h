// What the GNU library tells about its allocator; Swift's Glibc module leaves it out. Empty elsewhere.
#if __has_include(<malloc.h>)
#include <malloc.h>
#endif
