
template <int R>
@CALLED@ void rows(const float *x, float *y, [[maybe_unused]] bool probability) {
  alignas(32) float a[R * padded(@WIDEST@)], b[R * padded(@WIDEST@)];
  @LAYERS@
}

@CALLED@ void predict(const float *x, std::size_t n, float *y, bool probability) {
  for (; n >= @ROWS@; n -= @ROWS@, x += @ROWS@ * inputs, y += @ROWS@ * outputs)
    rows<@ROWS@>(x, y, probability);
  for (; n > 0; --n, x += inputs, y += outputs)
    rows<1>(x, y, probability);
}

