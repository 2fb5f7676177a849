// Columns of a TTree or RNTuple in one file, read in blocks of rows. Errors are reported as exceptions
// (std::exception).
#pragma once
#include "rust/cxx.h"

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace rootgrad::rootio {

struct Description; // defined in bridge.rs

/// Values of a column in a block of rows.
class Column {
public:
  virtual ~Column() = default;
  /// Appends `rows` rows from `first` on, which must follow the rows appended before.
  virtual void read(std::uint64_t first, std::uint64_t rows) = 0;

  /// Values, row after row.
  std::vector<float> values;
  /// For a jagged column, the index in `values` at which each row begins, and the end. Otherwise empty.
  std::vector<std::uint64_t> offsets;
  bool jagged = false;
};

/// A TTree or RNTuple. Not thread-safe: a process may use only one at a time, from one thread.
class Dataset {
public:
  explicit Dataset(std::string name) : name_(std::move(name)) {}
  virtual ~Dataset() = default;

  const std::string &name() const { return name_; }
  std::uint64_t rows() const { return rows_; }
  /// Returns all columns, including those that cannot be read.
  rust::Vec<Description> columns();
  /// Prepares columns to be read from row 0 on.
  void select(rust::Slice<const Description> columns);
  void read(std::uint64_t first, std::uint64_t rows);
  rust::Slice<const float> values(std::size_t column) const;
  rust::Slice<const std::uint64_t> offsets(std::size_t column) const;

protected:
  virtual rust::Vec<Description> describe() = 0;
  /// Creates the reader of this column.
  virtual std::unique_ptr<Column> column(const Description &description) = 0;
  /// Discards the pointers to earlier columns, which no longer exist.
  virtual void reset() = 0;
  /// Appends the rows to all columns.
  virtual void fill(std::uint64_t first, std::uint64_t rows) = 0;

  std::string name_;
  std::uint64_t rows_ = 0;
  std::vector<std::unique_ptr<Column>> columns_;
};

/// Initialises ROOT.
void begin();
/// Opens `name` of the file `path`, or its only TTree or RNTuple if `name` is empty.
std::unique_ptr<Dataset> open(rust::Str path, rust::Str name);

} // namespace rootgrad::rootio
