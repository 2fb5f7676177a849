// Columns of files that are read in blocks of rows, and these files.
#pragma once
#include <rootgrad/detail/rdf_bulk.hpp>
#include <rootgrad/detail/rdf_columns.hpp>

#include <cstdint>
#include <memory>
#include <stdexcept>
#include <string>
#include <vector>

// RDataFrame has no public access to the necessary properties of a frame, so only tested versions of ROOT are
// supported.
#if ROOT_VERSION_CODE >= ROOT_VERSION(6, 40, 0) && ROOT_VERSION_CODE < ROOT_VERSION(6, 42, 0)
#define ROOTGRAD_ROOT_READS_CLUSTERS
#endif

namespace rootgrad::bulk {

using detail::ColumnPlan;
using detail::DataFile;
using detail::InterruptGuard;
using detail::Numbers;
using detail::RowBlock;

/// Reason why a frame must use its event loop.
class EventLoop : public std::runtime_error {
public:
  using std::runtime_error::runtime_error;
};

/// A column of an open file.
class Column {
public:
  virtual ~Column() = default;
  /// Appends `rows` rows of the file from `first` on.
  virtual void read(std::uint64_t first, std::uint64_t rows, Numbers &to) = 0;
};

/// A column as stored in a file.
struct StoredColumn {
  std::string name;
  ColumnPlan plan; ///< plan of the frame's column
};

/// A TTree or RNTuple of one file, and columns of it.
class OpenFile {
public:
  virtual ~OpenFile() = default;
  virtual std::uint64_t rows() const = 0;
  /// First row of each cluster, in order.
  virtual std::vector<std::uint64_t> clusters() = 0;
  /// True if there is a column with this name. (RDataFrame has already checked RNTuples.)
  virtual bool has(const std::string &name) { return static_cast<void>(name), true; }
  /// Throws EventLoop if the column cannot be read in blocks.
  virtual std::unique_ptr<Column> column(const StoredColumn &wanted) = 0;
  /// Called before rows, beginning with `first`, are read from the columns.
  virtual void prepare(std::uint64_t first) { static_cast<void>(first); }
};

std::unique_ptr<OpenFile> open_tree(const std::vector<DataFile> &files, std::size_t index);
/// Opens an RNTuple. The columns of all files have the types of the first file.
std::unique_ptr<OpenFile> open_ntuple(const std::vector<DataFile> &files, std::size_t index);

/// Files that are read one after the other: those of a tree, a chain, a friend or an RNTuple.
struct Table {
  std::unique_ptr<OpenFile> (*open_file)(const std::vector<DataFile> &, std::size_t);
  std::vector<DataFile> files;
  std::string prefix{};              ///< for a friend: prefix of its columns
  std::vector<std::uint64_t> ends{}; ///< for a friend: after each of its files, the entry of the data set that follows
  std::vector<StoredColumn> columns{}; ///< columns to read
  std::vector<std::size_t> places{};   ///< position of each among the frame's columns
};

/// Tables that contain the columns; the first is the frame's own, the others are its friends. Throws EventLoop.
std::vector<Table> tables_of(const ROOT::RDF::RNode &node, const std::vector<ColumnPlan> &plan);

/// Throws the error that ROOT could not read a column.
[[noreturn]] inline void throw_unreadable(const std::string &column, std::uint64_t row) {
  throw Error(ErrorCode::Io, "cannot read column '" + column + "' at row " + std::to_string(row) +
                                 " of its file; see ROOT's messages (often the file is damaged)");
}

} // namespace rootgrad::bulk
