// The names and widths of the features.
#ifndef ROOTGRAD_COLUMN_HPP
#define ROOTGRAD_COLUMN_HPP

#include "error.hpp"

#include <initializer_list>
#include <string>
#include <utility>
#include <vector>

namespace rootgrad {

/// A feature column: a name, and how many features it has in a row (1 for a scalar, 512 for an array of 512).
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

  /// The number of features of a row: the sum of the widths.
  std::size_t total() const {
    std::size_t sum = 0;
    for (const Column &column : columns_)
      sum += column.width;
    return sum;
  }

  /// The names alone.
  std::vector<std::string> names() const {
    std::vector<std::string> names;
    for (const Column &column : columns_)
      names.push_back(column.name);
    return names;
  }

private:
  std::vector<Column> columns_;
};

} // namespace rootgrad

#endif // ROOTGRAD_COLUMN_HPP
