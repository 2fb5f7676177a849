// Rows of features with a target and an optional weight.
#ifndef ROOTGRAD_DATASET_HPP
#define ROOTGRAD_DATASET_HPP

#include "column.hpp"
#include "error.hpp"

#include <string>
#include <vector>

namespace rootgrad {

/// Rows to train on: features (N, F), a target (N), and weights (N) or none.
class Dataset {
public:
  /// An empty data set: Dataset({"pt", "eta", {"strain", 512}}).
  explicit Dataset(const Columns &columns) : features_(columns.total()) {
    detail::check_version();
    const Flat flat(columns);
    rootgrad_dataset_t *handle = nullptr;
    detail::check(rootgrad_dataset_new(flat.names.data(), flat.widths.data(), columns.size(), &handle));
    handle_.reset(handle);
  }

  /// A data set over your arrays, not copied: they must stay as they are while it, or a fit on it, lives.
  static Dataset borrowed(const Columns &columns, const float *x, std::size_t rows, const float *target,
                          const float *weight = nullptr) {
    detail::check_version();
    const Flat flat(columns);
    rootgrad_dataset_t *handle = nullptr;
    detail::check(rootgrad_dataset_borrow(flat.names.data(), flat.widths.data(), columns.size(), x, rows, target,
                                          weight, &handle));
    return Dataset(handle, columns.total());
  }

  /// Appends rows, copied. Row i begins at x + i * row_stride, counted in floats; 0 for rows without gaps. All rows have
  /// weights or none has. Throws Error: Busy while another thread appends or trains.
  void append(const float *x, std::size_t rows, const float *target, const float *weight = nullptr,
              std::size_t row_stride = 0) {
    detail::check(rootgrad_dataset_append(handle(), x, rows, row_stride, target, weight));
  }

  /// Appends rows without gaps. Throws Error: Shape if the sizes do not fit together.
  void append(const std::vector<float> &x, const std::vector<float> &target, const std::vector<float> &weight = {}) {
    if (x.size() != target.size() * features_)
      throw Error(ErrorCode::Shape, "x has " + std::to_string(x.size()) + " values; wanted " +
                                        std::to_string(target.size()) + " rows of " + std::to_string(features_) +
                                        " features");
    if (!weight.empty() && weight.size() != target.size())
      throw Error(ErrorCode::Shape, "weight has " + std::to_string(weight.size()) + " values; wanted " +
                                        std::to_string(target.size()) + ", as many as target");
    append(x.data(), target.size(), target.data(), weight.empty() ? nullptr : weight.data());
  }

  /// Names the target and the weight, for messages.
  void set_names(const std::string &target, const std::string &weight) {
    detail::check(rootgrad_dataset_set_names(handle(), detail::c_string("the target's name", target),
                                            detail::c_string("the weight's name", weight)));
  }

  /// Number of rows, N.
  std::size_t rows() const {
    std::size_t rows = 0;
    detail::check(rootgrad_dataset_shape(handle(), &rows, nullptr));
    return rows;
  }

  /// Number of features of a row, F.
  std::size_t features() const { return features_; }

  /// The C handle, still owned by this object; NULL after a move.
  rootgrad_dataset_t *handle() const { return handle_.get(); }

private:
  /// Columns as the C interface takes them; refers to the original's names.
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

  Dataset(rootgrad_dataset_t *handle, std::size_t features) : handle_(handle), features_(features) {}

  detail::Owner<rootgrad_dataset_t> handle_;
  std::size_t features_ = 0;
};

} // namespace rootgrad

#endif // ROOTGRAD_DATASET_HPP
