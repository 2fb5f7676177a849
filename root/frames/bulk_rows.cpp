// Arranges blocks of columns in rows for a collector.
#include <rootgrad/detail/rdf_bulk.hpp>
#include <rootgrad/detail/rdf_collect.hpp>

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

namespace rootgrad::detail {
namespace {

/// True if a column has the same length in all rows.
bool one_length(const Numbers &column, std::size_t rows, std::size_t &width) {
  width = length(column, 0);
  for (std::size_t row = 1; row < rows && !column.ends.empty(); ++row)
    if (length(column, row) != width)
      return false;
  return true;
}

/// Passes blocks of one thread to the collector.
class Rows {
public:
  Rows(const Frame &frame, const Wanted &wanted, unsigned slot, Collector &collector)
      : slot_(slot), collector_(collector), features_(wanted.features.size()), targets_(wanted.targets.size()),
        given_(frame.target() ? 1 : 0), class_(frame.target().value_or(0)), weighted_(!wanted.weight.empty()),
        factor_(frame.weight()), widths_(features_), spans_(features_) {}

  /// Adds a block. Returns false after a problem with the data.
  bool operator()(const RowBlock &block) {
    lay_out_targets(block);
    bool same = !collector_.packs();
    for (std::size_t i = 0; i < features_ && same; ++i)
      same = one_length(block.columns[i], block.rows, widths_[i]);
    if (!same)
      return each(block);
    lay_out_features(block);
    return collector_.add_rows(slot_, block.first, block.rows, x_.data(), widths_, y_.data(), w_.data());
  }

private:
  void lay_out_targets(const RowBlock &block) {
    y_.assign(block.rows * targets_, class_);
    w_.assign(block.rows, static_cast<float>(factor_));
    for (std::size_t t = given_; t < targets_; ++t)
      for (std::size_t row = 0; row < block.rows; ++row)
        y_[row * targets_ + t] = block.columns[features_ + t - given_].values[row];
    for (std::size_t row = 0; row < block.rows && weighted_; ++row)
      w_[row] = static_cast<float>(double(block.columns.back().values[row]) * factor_);
  }

  void lay_out_features(const RowBlock &block) {
    std::size_t stride = 0, at = 0;
    for (const auto width : widths_)
      stride += width;
    x_.resize(block.rows * stride);
    for (std::size_t i = 0; i < features_; at += widths_[i++]) {
      const float *from = block.columns[i].values.data();
      float *to = x_.data() + at;
      if (widths_[i] == 1)
        for (std::size_t row = 0; row < block.rows; ++row)
          to[row * stride] = from[row];
      else
        for (std::size_t row = 0; row < block.rows; ++row)
          std::copy_n(from + row * widths_[i], widths_[i], to + row * stride);
    }
  }

  /// Adds row by row: jagged columns, or arrays of different lengths.
  bool each(const RowBlock &block) {
    for (std::size_t row = 0; row < block.rows; ++row) {
      const auto event = block.first + row;
      for (std::size_t i = 0; i < features_; ++i)
        spans_[i] = {values(block.columns[i], row), widths_[i] = length(block.columns[i], row)};
      const float *y = y_.data() + row * targets_;
      if (collector_.packs()) {
        collector_.add(slot_, event, [&](SlotPacking &packing) { return packing(spans_, event); }, y, w_[row]);
      } else {
        x_.clear();
        for (const auto &span : spans_)
          x_.insert(x_.end(), span.first, span.first + span.size);
        collector_.add(slot_, event, x_.data(), widths_, y, w_[row]);
      }
      if (collector_.failed(slot_))
        return false;
    }
    return true;
  }

  unsigned slot_;
  Collector &collector_;
  std::size_t features_, targets_, given_; // given_: number of targets that are the frame's class
  float class_;
  bool weighted_;
  double factor_;
  std::vector<std::size_t> widths_;
  std::vector<ColumnSpan> spans_;
  std::vector<float> x_, y_, w_;
};

} // namespace

bool read_clusters(const Frame &frame, const std::vector<ColumnPlan> &plan, const Wanted &wanted, Collector &collector,
                   const InterruptGuard &guard, std::string &why_not) {
  const auto clusters = open_clusters(frame.node(), plan, why_not);
  if (!clusters)
    return false;
  std::vector<Rows> rows;
  for (unsigned slot = 0; slot < clusters->slots(); ++slot)
    rows.emplace_back(frame, wanted, slot, collector);
  collector.begin(clusters->slots(), true);
  clusters->read(guard, [&](unsigned slot, const RowBlock &block) { return rows[slot](block); });
  collector.end();
  return true;
}

} // namespace rootgrad::detail
