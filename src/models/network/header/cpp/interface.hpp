#if defined(__x86_64__)
/// Returns true if the processor has the vectors, and the system saves their registers: Intel SDM volume 1, sections 14.3 and 14.7.
/// (ROOT's prompt does not support the compilers' functions for this.)
inline bool find_avx2() {
  constexpr unsigned fma_and_avx = 1u << 12 | 1u << 27 | 1u << 28, avx2 = 1u << 5, kept = 6;
  unsigned a = 0, b = 0, c = 0, d = 0;
  if (!__get_cpuid(1, &a, &b, &c, &d) || (c & fma_and_avx) != fma_and_avx)
    return false;
  __asm__("xgetbv" : "=a"(a), "=d"(d) : "c"(0));
  return (a & kept) == kept && __get_cpuid_count(7, 0, &a, &b, &c, &d) && (b & avx2) != 0;
}

inline bool has_avx2() {
  static const bool has = find_avx2();
  return has;
}
#endif

} // namespace detail

/// Predicts `n` rows: `x` (n, inputs) -> `y` (n, outputs), both without gaps; they must not overlap. A row gives the same bits alone and
/// with others, those of rootgrad's predict, with any compiler and processor in round-to-nearest. NaN in, NaN out. It allocates nothing,
/// takes no lock and may be called by any number of threads at once.
inline void predict(const float *x, std::size_t n, float *y@OUTPUT@) noexcept {
#if defined(__x86_64__)
  if (detail::has_avx2())
    return detail::avx2::predict(x, n, y, @PASSED@);
#endif
  detail::portable::predict(x, n, y, @PASSED@);
}

/// Predicts one row: `x` (inputs) -> `y` (outputs).
inline void predict(const float *x, float *y@OUTPUT@) noexcept { predict(x, 1, y@ARGUMENT@); }

/// Predicts one row.
inline std::array<float, outputs> predict(const std::array<float, inputs> &x@OUTPUT@) noexcept {
  std::array<float, outputs> y;
  predict(x.data(), 1, y.data()@ARGUMENT@);
  return y;
}

/// Predicts one row, given as an array or a list: predict({pt, eta, phi, m}).
template <std::size_t N>
std::array<float, outputs> predict(const float (&x)[N]@OUTPUT@) noexcept {
  static_assert(N == inputs, "a row has a value for each of the network's inputs");
  std::array<float, outputs> y;
  predict(x, 1, y.data()@ARGUMENT@);
  return y;
}
