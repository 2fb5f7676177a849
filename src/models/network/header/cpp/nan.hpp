/// Tests the bits: if compiled with -ffast-math, comparisons do not find NaN.
inline bool is_nan(float x) {
  std::uint32_t bits;
  std::memcpy(&bits, &x, sizeof bits);
  return (bits & 0x7fffffffu) > 0x7f800000u;
}

