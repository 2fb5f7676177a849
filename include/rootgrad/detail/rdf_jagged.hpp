/// \file rdf_jagged.hpp
/// Arranges events with jagged columns in rows for a network with jagged inputs, slot by slot.
#ifndef ROOTGRAD_RDF_JAGGED_HPP
#define ROOTGRAD_RDF_JAGGED_HPP

#include "rdf_columns.hpp"

#include <algorithm>
#include <cstddef>
#include <string>
#include <utility>
#include <vector>

namespace rootgrad {
namespace detail {

/// Message for a complex column of a network with jagged inputs, where twice as many numbers would be twice as many
/// objects.
ROOTGRAD_ON_USE std::string complex_message(const std::string &column, const std::string &type) {
  return "column '" + column + "' has type " + type +
         "; a network with jagged columns wants real numbers: Define the real and the imaginary part as two columns";
}

/// Layout of a row for a network with jagged inputs. Without collections: any other network.
struct JaggedInputs {
  std::vector<Collection> collections;
  std::size_t features = 0;
  std::vector<std::size_t> widths; ///< widths of the columns of its last fit; empty before

  JaggedInputs() = default;
  explicit JaggedInputs(const Network &net) : collections(net.collections()), features(net.features()) {
    for (const Column &column : net.columns())
      widths.push_back(column.width);
  }

  explicit operator bool() const { return !collections.empty(); }

  /// Checks that the columns fit the inputs, as far as that is known before the events are read. Throws `Shape`,
  /// `ColumnType`.
  void check(const std::vector<ColumnPlan> &plan, std::size_t columns) const {
    for (std::size_t i = 0; i < columns && *this; ++i)
      if (plan[i].is_complex())
        throw Error(ErrorCode::ColumnType, complex_message(plan[i].name, plan[i].type));
    const auto width = [&](std::size_t i) { return plan[i].is_array() ? known(i, columns) : std::size_t(1); };
    std::size_t at = 0, next = 0;
    for (std::size_t i = 0; i < columns;) {
      if (next < collections.size() && collections[next].feature == at) {
        const Collection &of = collections[next++];
        for (std::size_t k = 0; k < of.columns && i < columns; ++k, ++i, at += of.at_most)
          if (!plan[i].is_array())
            throw Error(ErrorCode::ColumnType, "column '" + plan[i].name + "' has type " + plan[i].type +
                                                   "; the network needs a jagged column there, as an RVec");
        continue;
      }
      if (width(i) == 0)
        return; // an array whose length is known only from the first event
      at += width(i++);
    }
    static_cast<void>(packed_widths(columns, collections, features, width)); // throws if the widths do not fit
  }

  /// Returns the width of an array outside of collections; 0 if it is not known yet.
  std::size_t known(std::size_t column, std::size_t columns) const {
    return widths.size() == columns ? widths[column] : 0;
  }
};

/// Numbers of a column in an event.
struct ColumnSpan {
  const float *first;
  std::size_t size;
};

/// Arranges a slot's events in rows.
class SlotPacking {
  std::vector<std::string> names_;
  const JaggedInputs *inputs_;
  Packing packing_;
  std::vector<float> row_;
  Cut cut_ = {0, 0};

  void start(const std::vector<ColumnSpan> &values) {
    const auto width = [&](std::size_t i) {
      const auto known = inputs_->known(i, values.size());
      return known ? known : values[i].size;
    };
    packing_ = Packing(names_, packed_widths(values.size(), inputs_->collections, inputs_->features, width),
                       inputs_->collections);
    row_.resize(packing_.features());
  }

public:
  /// \param inputs must live as long as this object
  SlotPacking(std::vector<std::string> names, const JaggedInputs &inputs)
      : names_(std::move(names)), inputs_(&inputs) {}

  /// Returns the features of an event, valid until the next call. Throws `Shape`, `NotFinite`.
  const float *operator()(const std::vector<ColumnSpan> &values, unsigned long long event) {
    if (row_.empty())
      start(values);
    for (std::size_t i = 0; i < values.size(); ++i)
      packing_.set(i, values[i].first, values[i].size);
    const Cut cut = packing_.pack(event, row_.data());
    cut_.rows += cut.rows;
    cut_.entries += cut.entries;
    return row_.data();
  }

  /// Same as above for a slot's row.
  const float *operator()(const SlotRow &row, const std::vector<ColumnPlan> &plan, std::size_t columns,
                          unsigned long long event) {
    spans_.clear();
    for (std::size_t i = 0; i < columns; ++i) {
      const auto index = plan[i].index;
      spans_.push_back(plan[i].is_array() ? ColumnSpan{row.arrays[index], row.lengths[index]}
                                          : ColumnSpan{row.scalars + index, 1});
    }
    return (*this)(spans_, event);
  }

  const std::vector<std::size_t> &widths() const { return packing_.widths(); }
  Cut cut() const { return cut_; }

private:
  std::vector<ColumnSpan> spans_;
};

} // namespace detail
} // namespace rootgrad

#endif
