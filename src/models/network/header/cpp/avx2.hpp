// Eight numbers in a register: x86-64 with AVX2 and FMA.
namespace avx2 {

using V = __m256;

@FN@ V splat(float x) { return _mm256_set1_ps(x); }
@FN@ V load(const float *from) { return _mm256_loadu_ps(from); }
@FN@ void store(float *to, V x) { _mm256_storeu_ps(to, x); }
/// Returns the first N numbers at `from`, and zeros.
template <int N>
@FN@ V load_first(const float *from) {
  return _mm256_maskload_ps(from, _mm256_setr_epi32(N > 0 ? -1 : 0, N > 1 ? -1 : 0, N > 2 ? -1 : 0, N > 3 ? -1 : 0,
                                                    N > 4 ? -1 : 0, N > 5 ? -1 : 0, N > 6 ? -1 : 0, 0));
}
@FN@ V add(V x, V y) { return _mm256_add_ps(x, y); }
@FN@ V subtract(V x, V y) { return _mm256_sub_ps(x, y); }
@FN@ V multiply(V x, V y) { return _mm256_mul_ps(x, y); }
@FN@ V divide(V x, V y) { return _mm256_div_ps(x, y); }
/// x y + z, rounded once.
@FN@ V fma(V x, V y, V z) { return _mm256_fmadd_ps(x, y, z); }
/// Returns x if it is more than y, else y, also if y is NaN; at_most() with "less". (This is what the instructions do, in this order.)
@FN@ V at_least(V x, V y) { return _mm256_max_ps(x, y); }
@FN@ V at_most(V x, V y) { return _mm256_min_ps(x, y); }
@FN@ V negative(V x) { return _mm256_xor_ps(x, _mm256_set1_ps(-0.0f)); }
@FN@ V absolute(V x) { return _mm256_andnot_ps(_mm256_set1_ps(-0.0f), x); }
/// y, which is not negative, with the sign of x.
@FN@ V with_sign_of(V x, V y) { return _mm256_or_ps(y, _mm256_and_ps(x, _mm256_set1_ps(-0.0f))); }
/// Returns 2^n for an n that was added to 1.5 * 2^23.
@FN@ V power_of_two(V x) {
  const __m256i n = _mm256_slli_epi32(_mm256_castps_si256(x), 23);
  return _mm256_castsi256_ps(_mm256_add_epi32(n, _mm256_set1_epi32(0x3f800000)));
}
/// Returns the sum of all: halves are added until one is left.
@FN@ float sum(V x) {
  const __m128 four = _mm_add_ps(_mm256_castps256_ps128(x), _mm256_extractf128_ps(x, 1));
  const __m128 two = _mm_add_ps(four, _mm_movehl_ps(four, four));
  return _mm_cvtss_f32(_mm_add_ss(two, _mm_movehdup_ps(two)));
}
