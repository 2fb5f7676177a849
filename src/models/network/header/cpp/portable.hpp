// Eight numbers in plain C++: the compiler uses what the processor has (on 64-bit ARM its vectors).
namespace portable {

struct V {
  float at[8];
};

@FN@ V splat(float x) { return {{x, x, x, x, x, x, x, x}}; }
@FN@ V load(const float *from) {
  V x;
  std::memcpy(&x, from, sizeof x);
  return x;
}
@FN@ void store(float *to, V x) { std::memcpy(to, &x, sizeof x); }
/// The first N numbers at `from`, and zeros.
template <int N>
@FN@ V load_first(const float *from) {
  V x = {};
  std::memcpy(&x, from, N * sizeof(float));
  return x;
}
@FN@ V add(V x, V y) {
  for (int i = 0; i < 8; ++i)
    x.at[i] += y.at[i];
  return x;
}
@FN@ V subtract(V x, V y) {
  for (int i = 0; i < 8; ++i)
    x.at[i] -= y.at[i];
  return x;
}
@FN@ V multiply(V x, V y) {
  for (int i = 0; i < 8; ++i)
    x.at[i] *= y.at[i];
  return x;
}
@FN@ V divide(V x, V y) {
  for (int i = 0; i < 8; ++i)
    x.at[i] /= y.at[i];
  return x;
}
/// x y + z, rounded once.
@FN@ V fma(V x, V y, V z) {
  for (int i = 0; i < 8; ++i)
    z.at[i] = std::fma(x.at[i], y.at[i], z.at[i]);
  return z;
}
/// y if it is no number, else the larger one; of the smaller one likewise.
@FN@ V at_least(V x, V y) {
  for (int i = 0; i < 8; ++i)
    y.at[i] = x.at[i] > y.at[i] ? x.at[i] : y.at[i];
  return y;
}
@FN@ V at_most(V x, V y) {
  for (int i = 0; i < 8; ++i)
    y.at[i] = x.at[i] < y.at[i] ? x.at[i] : y.at[i];
  return y;
}
@FN@ V negative(V x) {
  for (int i = 0; i < 8; ++i)
    x.at[i] = -x.at[i];
  return x;
}
@FN@ V absolute(V x) {
  for (int i = 0; i < 8; ++i)
    x.at[i] = std::fabs(x.at[i]);
  return x;
}
/// y, which is not negative, with the sign of x.
@FN@ V with_sign_of(V x, V y) {
  for (int i = 0; i < 8; ++i)
    y.at[i] = std::copysign(y.at[i], x.at[i]);
  return y;
}
/// 2^n of an n that was added to 1.5 * 2^23.
@FN@ V power_of_two(V x) {
  for (int i = 0; i < 8; ++i) {
    std::uint32_t bits;
    std::memcpy(&bits, &x.at[i], sizeof bits);
    bits = (bits << 23) + 0x3f800000u;
    std::memcpy(&x.at[i], &bits, sizeof bits);
  }
  return x;
}
/// The sum of all: halves are added until one is left.
@FN@ float sum(V x) {
  float four[4];
  for (int i = 0; i < 4; ++i)
    four[i] = x.at[i] + x.at[i + 4];
  return (four[0] + four[2]) + (four[1] + four[3]);
}
