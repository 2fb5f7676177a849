/// \file dataset.hpp
/// Rows of features with one or more targets and an optional weight.
#ifndef ROOTGRAD_DATASET_HPP
#define ROOTGRAD_DATASET_HPP

#include "column.hpp"
#include "error.hpp"
#include "jagged.hpp"

#include <cstdint>
#include <string>
#include <vector>

namespace rootgrad {

/// Rows for training: features (N, F), targets (N, T) and weights (N) or none. T is 1, except for a regression of
/// several values.
class Dataset {
public:
  /// An empty data set: Dataset({"pt", "eta", {"strain", 512}}). Rows have one target, called "target", or the given
  /// targets: Dataset({"pt", "eta"}, {"px", "py"}).
  explicit Dataset(const Columns &columns, const Names &targets = "target")
      : features_(columns.total()), targets_(targets.size()) {
    detail::check_version();
    const Flat flat(columns);
    rootgrad_dataset_t *handle = nullptr;
    detail::check(rootgrad_dataset_new(flat.names.data(), flat.widths.data(), columns.size(), &handle));
    handle_.reset(handle);
    set_names(targets, "weight");
  }

  /// Returns a data set over your arrays, without a copy: the arrays must stay unchanged while the data set, or a fit
  /// on it, lives. `target` is (rows, targets), row-major.
  static Dataset borrowed(const Columns &columns, const float *x, std::size_t rows, const float *target,
                          const float *weight = nullptr, std::size_t targets = 1) {
    detail::check_version();
    const Flat flat(columns);
    rootgrad_dataset_t *handle = nullptr;
    detail::check(rootgrad_dataset_borrow(flat.names.data(), flat.widths.data(), columns.size(), x, rows, target,
                                          targets, weight, &handle));
    return Dataset(handle, columns.total(), targets);
  }

  /// Appends copies of rows. Row i begins at x + i * row_stride, counted in floats; 0 for rows without gaps. `target`
  /// is (rows, T). Either all rows have weights or none. Throws Error: Busy while another thread appends or trains.
  void append(const float *x, std::size_t rows, const float *target, const float *weight = nullptr,
              std::size_t row_stride = 0) {
    detail::check(rootgrad_dataset_append(detail::live(*this), x, rows, row_stride, target, weight));
  }

  /// Appends rows without gaps. Throws Error: Shape if the sizes do not fit together.
  void append(const std::vector<float> &x, const std::vector<float> &target, const std::vector<float> &weight = {}) {
    detail::live(*this);
    const std::size_t rows = target.size() / targets_;
    if (rows * targets_ != target.size())
      throw Error(ErrorCode::Shape, "target has " + std::to_string(target.size()) + " values; wanted rows of " +
                                        std::to_string(targets_) + " targets");
    if (x.size() != rows * features_)
      throw Error(ErrorCode::Shape, "x has " + std::to_string(x.size()) + " values; wanted " + std::to_string(rows) +
                                        " rows of " + std::to_string(features_) + " features");
    if (!weight.empty() && weight.size() != rows)
      throw Error(ErrorCode::Shape, "weight has " + std::to_string(weight.size()) + " values; wanted " +
                                        std::to_string(rows) + ", one a row");
    append(x.data(), rows, target.data(), weight.empty() ? nullptr : weight.data());
  }

  /// Sets the names of the targets and of the weight. Throws Error: Shape if rows have another number of targets.
  void set_names(const Names &targets, const std::string &weight) {
    std::vector<const char *> names;
    for (const std::string &name : targets)
      names.push_back(detail::c_string("a target's name", name));
    detail::check(rootgrad_dataset_set_names(detail::live(*this), names.data(), names.size(),
                                             detail::c_string("the weight's name", weight)));
    targets_ = names.size();
  }

  /// Sets the jagged columns, as net.collections() returns them. In a row with fewer entries, the features of the
  /// missing entries are NaN. `cut`: counts of entries that rows had no place for; a fit reports them. Throws Error:
  /// Argument, Shape.
  void set_collections(const std::vector<Collection> &collections, Cut cut = {0, 0}) {
    detail::check(rootgrad_dataset_set_collections(detail::live(*this), collections.data(), collections.size(), &cut));
  }

  /// Limits the rows in memory to `bytes`. Further rows go to an unnamed temporary file in `folder` (empty: the
  /// system's, `TMPDIR`), and every epoch of a fit reads them again.
  ///
  /// Call it before append() and after set_collections(). Such a fit visits the rows in another order, so its result
  /// also depends on the limit. No rows can be appended after the fit has begun. Throws Error: Argument; append() and a
  /// fit then also Io, for example if the disk is full.
  void limit_memory(long long bytes, const std::string &folder = "") {
    const char *where = folder.empty() ? nullptr : detail::c_string("folder", folder);
    detail::check(rootgrad_dataset_limit_memory(detail::live(*this), detail::count("memory", bytes), where));
  }
  /// Same as above with the size as text: limit_memory("2 GB"), "500 MB", "1.5 GiB".
  void limit_memory(const std::string &size, const std::string &folder = "") {
    limit_memory(static_cast<long long>(detail::bytes_of(size)), folder);
  }

  /// Number of rows, N.
  std::size_t rows() const {
    std::size_t rows = 0;
    detail::check(rootgrad_dataset_shape(detail::live(*this), &rows, nullptr, nullptr));
    return rows;
  }

  /// Number of features of a row, F.
  std::size_t features() const { return detail::live(*this), features_; }

  /// Number of targets of a row, T.
  std::size_t targets() const { return detail::live(*this), targets_; }

  /// The C handle, still owned by this object; NULL after a move.
  rootgrad_dataset_t *handle() const { return handle_.get(); }

private:
  /// Columns in the form of the C interface; refers to the names in the original Columns.
  struct Flat {
    std::vector<const char *> names;
    std::vector<std::size_t> widths;
    explicit Flat(const Columns &columns) {
      for (const Column &column : columns) {
        names.push_back(detail::c_string("a column's name", column.name));
        widths.push_back(column.width);
      }
    }
  };

  Dataset(rootgrad_dataset_t *handle, std::size_t features, std::size_t targets)
      : handle_(handle), features_(features), targets_(targets) {}

  detail::Owner<rootgrad_dataset_t> handle_;
  std::size_t features_ = 0;
  std::size_t targets_ = 1;
};

} // namespace rootgrad

#endif // ROOTGRAD_DATASET_HPP
