
/// Columns of an event.
inline constexpr int columns = @COLUMNS@;
/// The columns' names, in the order of predict() and pack().
inline constexpr const char *column_names[columns] = {
@NAMES@};

/// The values of a column in an event: a number, or floats in memory, which are not copied.
class Values {
public:
  /// The number in a column that is not jagged.
  template <class T, std::enable_if_t<std::is_arithmetic<T>::value, int> = 0>
  Values(T number) noexcept : number_(static_cast<float>(number)), size_(1) {}
  Values(const float *numbers, std::size_t size) noexcept : numbers_(numbers), size_(size) {}
  template <std::size_t N>
  Values(const float (&numbers)[N]) noexcept : numbers_(numbers), size_(N) {}
  /// A std::vector<float>, std::array, std::span or ROOT::RVec of floats.
  template <class C,
            std::enable_if_t<std::is_convertible<decltype(std::declval<const C &>().data()), const float *>::value, int> = 0>
  Values(const C &numbers) noexcept : numbers_(numbers.data()), size_(static_cast<std::size_t>(numbers.size())) {}

  const float *data() const noexcept { return numbers_ != nullptr ? numbers_ : &number_; }
  std::size_t size() const noexcept { return size_; }

private:
  float number_ = 0.0f;
  const float *numbers_ = nullptr;
  std::size_t size_;
};

namespace detail {

/// The position of a column in a row: `width` features from `feature` on. For a collection `first` is the collection's first column, and
/// `key` the column by which its entries are sorted, or -1; otherwise both are -1.
struct Column {
  int feature, width, first, key;
};
inline constexpr Column row_of_columns[columns] = {
@LAYOUT@};

/// Returns true if x is sorted before y: the larger first, 0 before -0.
inline bool is_before(float x, float y) noexcept {
  std::int32_t a = 0, b = 0;
  std::memcpy(&a, &x, sizeof a);
  std::memcpy(&b, &y, sizeof b);
  return (a < 0 ? a ^ 0x7fffffff : a) > (b < 0 ? b ^ 0x7fffffff : b);
}

/// Finds the indices of the first entries by `key`, at most `most` of them; equal entries keep their order.
inline void sort_entries(const Values &key, std::size_t most, std::size_t *numbers) noexcept {
  std::size_t count = 0;
  for (std::size_t n = 0; n < key.size(); ++n) {
    std::size_t place = count;
    while (place > 0 && is_before(key.data()[n], key.data()[numbers[place - 1]]))
      --place;
    if (place == most)
      continue;
    count += count < most ? 1 : 0;
    for (std::size_t later = count - 1; later > place; --later)
      numbers[later] = numbers[later - 1];
    numbers[place] = n;
  }
}

inline bool is_finite(float x) noexcept {
  std::uint32_t bits = 0;
  std::memcpy(&bits, &x, sizeof bits);
  return (bits & 0x7f800000u) != 0x7f800000u;
}

/// Returns the number of values that a column must have in an event.
inline std::size_t wanted(const Values *event, int column) noexcept {
  const Column &of = row_of_columns[column];
  return of.first < 0 ? static_cast<std::size_t>(of.width) : event[of.first].size();
}

/// Returns the first column with an invalid number of values or an invalid value, or -1. Entries must be finite: NaN means an absent entry.
inline int misfit(const Values *event) noexcept {
  for (int column = 0; column < columns; ++column) {
    const Values &values = event[column];
    if (values.size() != wanted(event, column))
      return column;
    if (row_of_columns[column].first >= 0)
      for (std::size_t n = 0; n < values.size(); ++n)
        if (!is_finite(values.data()[n]))
          return column;
  }
  return -1;
}

/// Writes an event without misfit as a row.
inline void lay_out(const Values *event, float *x) noexcept {
  std::size_t numbers[@MOST@] = {};
  for (int column = 0; column < columns; ++column) {
    const Column &of = row_of_columns[column];
    const Values &values = event[column];
    const std::size_t width = static_cast<std::size_t>(of.width);
    const std::size_t count = values.size() < width ? values.size() : width;
    float *to = x + of.feature;
    if (of.key >= 0 && of.first == column)
      sort_entries(event[of.key], width, numbers);
    for (std::size_t n = 0; n < count; ++n)
      to[n] = values.data()[of.key >= 0 ? numbers[n] : n];
    for (std::size_t n = count; n < width; ++n)
      to[n] = std::numeric_limits<float>::quiet_NaN();
  }
}

} // namespace detail

/// Writes an event as a row of rootgrad's, `x` (inputs). Entries of jagged columns are sorted as in the fit, those beyond the last place
/// are dropped, absent ones are NaN. Returns false, with `x` unchanged, if columns of one collection have different lengths, another column
/// does not have its width, or an entry is NaN or infinite. It allocates nothing and may be called by any number of threads at once.
template <std::size_t N>
[[nodiscard]] bool pack(const Values (&event)[N], float *x) noexcept {
  static_assert(N == columns, "an event has values for each of the network's columns");
  if (detail::misfit(event) >= 0)
    return false;
  detail::lay_out(event, x);
  return true;
}

#if defined(__cpp_exceptions)
namespace detail {

[[noreturn]] inline void refuse(const Values *event, int column) {
  const std::string name = std::string("column '") + column_names[column] + "' ";
  const std::size_t size = event[column].size(), right = wanted(event, column);
  if (size == right)
    throw std::invalid_argument(name + "has an entry that is NaN or infinite in this event: leave the entry out in all columns");
  const int first = row_of_columns[column].first;
  throw std::invalid_argument(name + "has " + std::to_string(size) + " values in this event; wanted " + std::to_string(right) +
                              (first < 0 ? std::string() : std::string(", as column '") + column_names[first] + "' has"));
}

} // namespace detail

/// Predicts one event from its values in each column: predict({jet_pt, jet_eta, met}). Jagged columns are vectors of floats of any
/// length, the same for all of a collection; others are numbers, or vectors of the column's width. The bits are those of rootgrad for the
/// event as packed by pack(). If pack() returns false, it throws std::invalid_argument, which names the column; else it allocates nothing.
template <std::size_t N>
std::array<float, outputs> predict(const Values (&event)[N]@OUTPUT@) {
  static_assert(N == columns, "an event has values for each of the network's columns");
  const int column = detail::misfit(event);
  if (column >= 0)
    detail::refuse(event, column);
  float x[inputs];
  std::array<float, outputs> y;
  detail::lay_out(event, x);
  predict(x, 1, y.data()@ARGUMENT@);
  return y;
}
#endif
