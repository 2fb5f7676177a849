
/// Computes part @P@ of the inputs of the last layers, from a standardised row.
@CALLED@ void part_@P@(const float *x, float *to) {
  alignas(32) float a[padded(@WIDEST@)];
  [[maybe_unused]] alignas(32) float b[padded(@WIDEST@)];
  @STEPS@
  std::memcpy(to, @FROM@, @WIDTH@ * sizeof(float));
}
