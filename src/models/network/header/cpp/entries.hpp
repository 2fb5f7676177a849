
/// The layers over the entries of part @P@.
struct Entries_@P@ {
  static constexpr int rows = @ROWS@, width = @WIDTH@;

  template <int R>
  @CALLED@ static void run(const float *x, const int *numbers, float *to) {
    alignas(32) float a[R * padded(@WIDEST@)];
    [[maybe_unused]] alignas(32) float b[R * padded(@WIDEST@)];
    take<@COLUMNS@, @ENTRIES@, R>(x, numbers, a);
    @STEPS@
    std::memcpy(to, @FROM@, R * padded(width) * sizeof(float));
  }
};
