
@CALLED@ void of_row(const float *x, float *y, [[maybe_unused]] bool probability) {
  alignas(32) float row[padded(inputs)], a[padded(@WIDEST@)];
  [[maybe_unused]] alignas(32) float b[padded(@WIDEST@)];
  @STEPS@
}

@CALLED@ void predict(const float *x, std::size_t n, float *y, bool probability) {
  for (; n > 0; --n, x += inputs, y += outputs)
    of_row(x, y, probability);
}
