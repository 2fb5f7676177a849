/// \file column.hpp
/// Names of columns, and the widths of the features.
#ifndef ROOTGRAD_COLUMN_HPP
#define ROOTGRAD_COLUMN_HPP

#include "error.hpp"

#include <complex>
#include <initializer_list>
#include <iterator>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

namespace rootgrad {

/// A feature column: its name and its number of features in a row (1 for a scalar, 512 for an array of 512).
struct Column {
  std::string name;
  std::size_t width = 1;

  Column() = default;
  Column(const char *column) : name(column) {}
  Column(std::string column) : name(std::move(column)) {}
  Column(std::string column, std::size_t values) : name(std::move(column)), width(values) {}
};

/// A list of feature columns: {"pt", "eta"}, {{"strain", 512}, "snr"}, or a vector of names.
class Columns {
public:
  Columns() = default;
  Columns(std::initializer_list<Column> columns) : columns_(columns) {}
  Columns(std::vector<Column> columns) : columns_(std::move(columns)) {}
  Columns(const std::vector<std::string> &names) : columns_(names.begin(), names.end()) {}

  std::size_t size() const { return columns_.size(); }
  bool empty() const { return columns_.empty(); }
  const Column &operator[](std::size_t index) const { return columns_.at(index); }
  std::vector<Column>::const_iterator begin() const { return columns_.begin(); }
  std::vector<Column>::const_iterator end() const { return columns_.end(); }

  /// Number of features of a row: the sum of the widths.
  std::size_t total() const {
    std::size_t sum = 0;
    for (const Column &column : columns_)
      sum += column.width;
    return sum;
  }

  /// The names without the widths.
  std::vector<std::string> names() const {
    std::vector<std::string> names;
    for (const Column &column : columns_)
      names.push_back(column.name);
    return detail::result(names);
  }

private:
  std::vector<Column> columns_;
};

/// One name or several: "m", {"px", "py"}, or a vector of names.
class Names {
public:
  Names(const char *name) : names_{name} {}
  Names(std::string name) : names_{std::move(name)} {}
  Names(std::initializer_list<std::string> names) : names_(names) {}
  Names(std::vector<std::string> names) : names_(std::move(names)) {}

  std::size_t size() const { return names_.size(); }
  const std::vector<std::string> &list() const { return names_; }
  const std::string &operator[](std::size_t index) const { return names_.at(index); }
  std::vector<std::string>::const_iterator begin() const { return names_.begin(); }
  std::vector<std::string>::const_iterator end() const { return names_.end(); }

  /// The same names, marked as replacements for other columns: see rootgrad::renamed.
  Names renamed() const {
    Names names(*this);
    names.renamed_ = true;
    return names;
  }
  /// True if the columns replace others.
  bool are_renamed() const { return renamed_; }

private:
  std::vector<std::string> names_;
  bool renamed_ = false;
};

/// Columns that replace, in this order, those that a network was trained with:
///
///     rootgrad::define(df, "score", net, rootgrad::renamed({"muon_pt", "muon_eta"})); // trained with pt, eta
inline Names renamed(const Names &names) { return names.renamed(); }

namespace detail {

/// Type of a container's elements; void if T is not a container.
template <class T, class = void> struct Element {
  using type = void;
};
template <class T> struct Element<T, std::void_t<decltype(*std::begin(std::declval<const T &>()))>> {
  using type = std::decay_t<decltype(*std::begin(std::declval<const T &>()))>;
};

/// True if T is a single number.
template <class T> inline constexpr bool is_scalar_value = std::is_arithmetic_v<T> || std::is_enum_v<T>;

/// True if T is a complex number, which is two values: its real and its imaginary part.
template <class T> inline constexpr bool is_complex_value = false;
template <class T> inline constexpr bool is_complex_value<std::complex<T>> = true;

/// True if T is a string of any kind, or a container of characters (RDataFrame reads a C string as such).
template <class T> inline constexpr bool is_text =
    std::is_convertible_v<const T &, const char *> || std::is_same_v<typename Element<T>::type, char> ||
    std::is_same_v<typename Element<T>::type, wchar_t> || std::is_same_v<typename Element<T>::type, char16_t> ||
    std::is_same_v<typename Element<T>::type, char32_t>;

/// True if T is a container of numbers. (A reference to a bit, such as std::vector<bool> gives, converts to float.)
template <class T> inline constexpr bool is_array_value =
    std::is_convertible_v<typename Element<T>::type, float> && !is_text<T>;

/// Calls `take` with each number of a column's value, as a float. Returns false if T is neither a number nor a
/// container of numbers.
template <class T, class Take> bool each_number(const T &value, Take take) {
  if constexpr (is_scalar_value<T>) {
    take(static_cast<float>(value));
  } else if constexpr (is_complex_value<T>) {
    take(static_cast<float>(value.real()));
    take(static_cast<float>(value.imag()));
  } else if constexpr (is_array_value<T> || is_complex_value<typename Element<T>::type>) {
    for (const auto &element : value)
      if constexpr (is_complex_value<typename Element<T>::type>)
        each_number(element, take);
      else
        take(static_cast<float>(element));
  } else {
    return false;
  }
  return true;
}

} // namespace detail
} // namespace rootgrad

#endif // ROOTGRAD_COLUMN_HPP
