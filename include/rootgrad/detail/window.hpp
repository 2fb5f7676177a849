/// \file window.hpp
/// Options for the windows of convolutions and pools.
#ifndef ROOTGRAD_WINDOW_HPP
#define ROOTGRAD_WINDOW_HPP

#include "error.hpp"
#include "tensor.hpp"

#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <string>
#include <vector>

namespace rootgrad {

/// A number for each axis of a window, or one for all axes: 3, {3, 5}.
class PerAxis {
public:
  PerAxis(std::int64_t of_all) : numbers_{of_all} {}
  PerAxis(std::initializer_list<std::int64_t> numbers) : numbers_(numbers) {}
  std::size_t size() const { return numbers_.size(); }
  /// Appends one number for each axis.
  void append(std::vector<std::int64_t> &to, const char *what, std::size_t axes) const {
    if (numbers_.size() != 1 && numbers_.size() != axes)
      throw Error(ErrorCode::Argument, std::string(what) + " has " + std::to_string(numbers_.size()) +
                                           " numbers; wanted one, or " + std::to_string(axes) + ": of each axis");
    for (std::size_t i = 0; i < axes; ++i)
      to.push_back(numbers_[numbers_.size() == 1 ? 0 : i]);
  }

private:
  std::vector<std::int64_t> numbers_;
};

/// Options for the window of a convolution.
class ConvOptions {
public:
  /// Distance between neighbouring window positions. Default 1.
  ConvOptions &stride(PerAxis value) { return set(stride_, value); }
  /// Number of zeros added on each side. Default 0.
  ConvOptions &padding(PerAxis value) { return set(padding_, value); }
  /// Adds as many zeros as needed for one window position per number (before a stride).
  ConvOptions &same() { return padding(-1); }
  /// Distance between the numbers that a window sees. Default 1.
  ConvOptions &dilation(PerAxis value) { return set(dilation_, value); }
  /// For a transposed convolution: numbers added at the end, to choose among the output sizes that the stride allows.
  /// Default 0.
  ConvOptions &output_padding(PerAxis value) { return set(output_padding_, value); }
  /// Number of groups of channels, each convolved separately. Default 1.
  ConvOptions &groups(std::int64_t value) { return set(groups_, value); }
  /// True if there is a bias. Default true.
  ConvOptions &bias(bool value) { return set(bias_, value); }

  /// The integer arguments of a layer's call.
  std::vector<std::int64_t> ints(std::int64_t outputs, const PerAxis &window, std::size_t axes, bool transposed) const {
    std::vector<std::int64_t> ints = {outputs, groups_, bias_};
    window.append(ints, "window", axes);
    stride_.append(ints, "stride", axes);
    padding_.append(ints, "padding", axes);
    dilation_.append(ints, "dilation", axes);
    if (transposed)
      output_padding_.append(ints, "output_padding", axes);
    return detail::result(ints);
  }

private:
  template <class T> ConvOptions &set(T &field, T value) {
    field = value;
    return *this;
  }

  PerAxis stride_ = 1, padding_ = 0, dilation_ = 1, output_padding_ = 0;
  std::int64_t groups_ = 1;
  bool bias_ = true;
};

/// Options for the window of a pool.
class PoolOptions {
public:
  /// Distance between neighbouring window positions. Default: the window's size.
  PoolOptions &stride(PerAxis value) {
    stride_ = {value};
    return *this;
  }
  /// Number of places added on each side; they are never the largest. Default 0.
  PoolOptions &padding(PerAxis value) {
    padding_ = value;
    return *this;
  }
  /// Distance between the numbers that a window sees. Default 1.
  PoolOptions &dilation(PerAxis value) {
    dilation_ = value;
    return *this;
  }
  /// True if a mean counts the padding, as zeros. Default false.
  PoolOptions &count_padding(bool value) {
    count_padding_ = value;
    return *this;
  }

  /// The integer arguments of an operation.
  std::vector<std::int64_t> ints(const PerAxis &window, bool mean) const {
    const std::size_t axes = window.size();
    std::vector<std::int64_t> ints = {static_cast<std::int64_t>(axes)};
    window.append(ints, "window", axes);
    (stride_.empty() ? window : stride_[0]).append(ints, "stride", axes);
    padding_.append(ints, "padding", axes);
    dilation_.append(ints, "dilation", axes);
    if (mean)
      ints.push_back(count_padding_);
    return detail::result(ints);
  }

private:
  std::vector<PerAxis> stride_;
  PerAxis padding_ = 0, dilation_ = 1;
  bool count_padding_ = false;
};

/// Returns the largest number of each window along the last axis, max_pool(x, 4), or the last two, max_pool(x, {2, 2}).
inline Tensor max_pool(Tensor x, const PerAxis &window, const PoolOptions &options = PoolOptions(),
                       Where where = Where()) {
  return detail::operation("max_pool", x, options.ints(window, false), where);
}
/// Returns the mean of each window, with the same arguments.
inline Tensor average_pool(Tensor x, const PerAxis &window, const PoolOptions &options = PoolOptions(),
                           Where where = Where()) {
  return detail::operation("average_pool", x, options.ints(window, true), where);
}

} // namespace rootgrad

#endif // ROOTGRAD_WINDOW_HPP
