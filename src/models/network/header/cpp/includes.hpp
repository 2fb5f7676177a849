#include <array>
#include <cfloat>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstring>
#if defined(__x86_64__)
#include <cpuid.h>
#include <immintrin.h>
#elif defined(__aarch64__)
#include <arm_neon.h>
#endif

#if !defined(__GNUC__) && !defined(__clang__)
#error "this header is for g++ and clang++"
#endif
#if (defined(__FAST_MATH__) || defined(__ASSOCIATIVE_MATH__) || defined(__RECIPROCAL_MATH__) || \
     (defined(__FINITE_MATH_ONLY__) && __FINITE_MATH_ONLY__)) && !defined(ROOTGRAD_FAST_MATH)
#error "compiled with -ffast-math the network's values are others: leave it out for this file, or define ROOTGRAD_FAST_MATH if that is well"
#endif
#if FLT_EVAL_METHOD == 1 || FLT_EVAL_METHOD == 2
#error "float is computed in a wider type, the network's values would be others: compile with -msse2 -mfpmath=sse"
#endif
