// Eight numbers as two vectors of the compiler's, which any processor supports; on 64-bit ARM these are its vectors.
namespace portable {

typedef float Four __attribute__((vector_size(16)));
typedef std::uint32_t Bits __attribute__((vector_size(16)));

struct V {
  Four low, high;
};

@FN@ Four four(float x) { return Four{x, x, x, x}; }
@FN@ V splat(float x) { return {four(x), four(x)}; }
@FN@ V load(const float *from) {
  V x;
  std::memcpy(&x, from, sizeof x);
  return x;
}
@FN@ void store(float *to, V x) { std::memcpy(to, &x, sizeof x); }
/// Returns the first N numbers at `from`, and zeros.
template <int N>
@FN@ V load_first(const float *from) {
  V x = splat(0.0f);
  std::memcpy(&x, from, N * sizeof(float));
  return x;
}
@FN@ V add(V x, V y) { return {x.low + y.low, x.high + y.high}; }
@FN@ V subtract(V x, V y) { return {x.low - y.low, x.high - y.high}; }
@FN@ V multiply(V x, V y) { return {x.low * y.low, x.high * y.high}; }
@FN@ V divide(V x, V y) { return {x.low / y.low, x.high / y.high}; }
@FN@ Four fma(Four x, Four y, Four z) {
#if defined(__aarch64__)
  return vfmaq_f32(z, x, y);
#else
  return Four{std::fma(x[0], y[0], z[0]), std::fma(x[1], y[1], z[1]), std::fma(x[2], y[2], z[2]), std::fma(x[3], y[3], z[3])};
#endif
}
/// x y + z, rounded once.
@FN@ V fma(V x, V y, V z) { return {fma(x.low, y.low, z.low), fma(x.high, y.high, z.high)}; }
/// Returns x if it is more than y, else y, also if y is NaN; at_most() with "less".
@FN@ V at_least(V x, V y) { return {x.low > y.low ? x.low : y.low, x.high > y.high ? x.high : y.high}; }
@FN@ V at_most(V x, V y) { return {x.low < y.low ? x.low : y.low, x.high < y.high ? x.high : y.high}; }
@FN@ Bits bits(Four x) {
  Bits found;
  std::memcpy(&found, &x, sizeof x);
  return found;
}
@FN@ Four of_bits(Bits x) {
  Four found;
  std::memcpy(&found, &x, sizeof x);
  return found;
}
@FN@ V negative(V x) { return {of_bits(bits(x.low) ^ 0x80000000u), of_bits(bits(x.high) ^ 0x80000000u)}; }
@FN@ V absolute(V x) { return {of_bits(bits(x.low) & 0x7fffffffu), of_bits(bits(x.high) & 0x7fffffffu)}; }
/// y, which is not negative, with the sign of x.
@FN@ V with_sign_of(V x, V y) {
  return {of_bits((bits(x.low) & 0x80000000u) | bits(y.low)), of_bits((bits(x.high) & 0x80000000u) | bits(y.high))};
}
/// Returns 2^n for an n that was added to 1.5 * 2^23.
@FN@ V power_of_two(V x) {
  return {of_bits((bits(x.low) << 23) + 0x3f800000u), of_bits((bits(x.high) << 23) + 0x3f800000u)};
}
/// Returns the sum of all: halves are added until one is left.
@FN@ float sum(V x) {
  const Four sums = x.low + x.high;
  return (sums[0] + sums[2]) + (sums[1] + sums[3]);
}
