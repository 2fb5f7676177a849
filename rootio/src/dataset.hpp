// Columns of a TTree or RNTuple of one file, read in blocks of rows. Exceptions (std::exception) tell what went wrong.
#pragma once
#include "rust/cxx.h"

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace rootgrad::rootio {

struct Description; // of bridge.rs

/// A column's rows of a block.
class Column {
public:
  virtual ~Column() = default;
  /// Appends `rows` rows from `first` on, which is the row behind those appended before.
  virtual void read(std::uint64_t first, std::uint64_t rows) = 0;

  /// Row after row.
  std::vector<float> values;
  /// Of a jagged column: where each row begins in `values`, and the end. Otherwise empty.
  std::vector<std::uint64_t> offsets;
  bool jagged = false;
};

/// A TTree or RNTuple. One thread's at a time, and no two of a process at once.
class Dataset {
public:
  explicit Dataset(std::string name) : name_(std::move(name)) {}
  virtual ~Dataset() = default;

  const std::string &name() const { return name_; }
  std::uint64_t rows() const { return rows_; }
  /// All columns, those that cannot be read as well.
  rust::Vec<Description> columns();
  /// Has columns ready to be read from row 0 on.
  void select(rust::Slice<const Description> columns);
  void read(std::uint64_t first, std::uint64_t rows);
  rust::Slice<const float> values(std::size_t column) const;
  rust::Slice<const std::uint64_t> offsets(std::size_t column) const;

protected:
  virtual rust::Vec<Description> describe() = 0;
  /// Makes what reads this column.
  virtual std::unique_ptr<Column> column(const Description &description) = 0;
  /// Forgets the columns made before, which are gone.
  virtual void reset() = 0;
  /// Appends the rows to all columns.
  virtual void fill(std::uint64_t first, std::uint64_t rows) = 0;

  std::string name_;
  std::uint64_t rows_ = 0;
  std::vector<std::unique_ptr<Column>> columns_;
};

/// Has ROOT ready.
void begin();
/// Opens `name` of the file `path`, or its only TTree or RNTuple if `name` is empty.
std::unique_ptr<Dataset> open(rust::Str path, rust::Str name);

} // namespace rootgrad::rootio
