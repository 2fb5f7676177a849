/// \file jagged.hpp
/// Columns whose length differs from event to event: the jets, leptons or hits of an event.
#ifndef ROOTGRAD_JAGGED_HPP
#define ROOTGRAD_JAGGED_HPP

#include "error.hpp"

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace rootgrad {

/// A network input with any number of entries per event. At most `at_most` of them are used, in their order in the file
/// or sorted.
///
///     rootgrad::TransformerConfig(rootgrad::Jagged{16}, 4)              // up to 16 jets of pt, eta, phi and mass
/// the jets of largest pt, in any order in the file
class Jagged {
public:
  /// An input of at most `at_most` entries per event. Further entries are dropped and counted.
  explicit Jagged(std::size_t at_most) : at_most_(at_most) {}

  /// Column by which entries are sorted, the largest first, counted from 0 among the columns of an entry. Default: not
  /// sorted.
  Jagged &sorted_by(std::size_t column) {
    sorted_by_ = static_cast<std::int64_t>(column);
    return *this;
  }

  std::size_t at_most() const { return at_most_; }
  /// Column by which entries are sorted; -1 for none.
  std::int64_t sorted_by() const { return sorted_by_; }

private:
  std::size_t at_most_;
  std::int64_t sorted_by_ = -1;
};

/// Jagged columns of equal length among the features of a row: the C struct.
using Collection = rootgrad_collection_t;

/// Counts of dropped entries, for which the rows had no place: the C struct.
using Cut = rootgrad_cut_t;

namespace detail {

/// Arranges jagged columns in the rows of a network: see rootgrad_columns_pack. One thread at a time.
class Packing {
public:
  Packing() = default;
  /// \param widths widths of the columns; for a jagged column the `at_most` of its collection
  Packing(std::vector<std::string> names, std::vector<std::size_t> widths, std::vector<Collection> collections)
      : names_(std::move(names)), widths_(std::move(widths)), collections_(std::move(collections)),
        values_(names_.size()), ends_(2 * names_.size()), offsets_(names_.size()) {
    for (std::size_t width : widths_)
      features_ += width;
  }
  Packing(const Packing &other) : Packing(other.names_, other.widths_, other.collections_) {}
  Packing &operator=(Packing other) {
    std::swap(names_, other.names_);
    std::swap(widths_, other.widths_);
    std::swap(collections_, other.collections_);
    std::swap(values_, other.values_);
    std::swap(ends_, other.ends_);
    std::swap(offsets_, other.offsets_);
    std::swap(features_, other.features_);
    pointers_.clear();
    return *this;
  }

  std::size_t columns() const { return names_.size(); }
  std::size_t features() const { return features_; }
  const std::vector<std::size_t> &widths() const { return widths_; }
  const std::vector<Collection> &collections() const { return collections_; }

  /// Sets the numbers of a column in the next event; they must stay valid until pack().
  void set(std::size_t column, const float *values, std::size_t length) {
    values_[column] = values;
    ends_[2 * column + 1] = length;
    offsets_[column] = &ends_[2 * column];
  }

  /// Writes the event's features to `row`. Throws Error: Shape (lengths differ within a collection, or a column outside
  /// of collections has another length than its width), NotFinite.
  Cut pack(std::size_t event, float *row) {
    if (pointers_.empty())
      for (const std::string &name : names_)
        pointers_.push_back(name.c_str());
    Cut cut = {0, 0};
    check(rootgrad_columns_pack(pointers_.data(), widths_.data(), names_.size(), collections_.data(),
                                collections_.size(), values_.data(), offsets_.data(), 1, event, row, features_, &cut));
    return cut;
  }

private:
  std::vector<std::string> names_;
  std::vector<std::size_t> widths_;
  std::vector<Collection> collections_;
  std::vector<const float *> values_;
  std::vector<std::size_t> ends_; // 0 and the length, for each column
  std::vector<const std::size_t *> offsets_;
  std::vector<const char *> pointers_;
  std::size_t features_ = 0;
};

/// Returns the width of each column. A collection begins at a known feature of a row, which determines its columns;
/// `width` gives the widths of the other columns. Throws Error: Shape if the sum is not `features`, unless that is 0.
template <class Width> std::vector<std::size_t>
packed_widths(std::size_t columns, const std::vector<Collection> &collections, std::size_t features, Width width) {
  std::vector<std::size_t> widths;
  std::size_t at = 0, next = 0;
  while (widths.size() < columns) {
    if (next < collections.size() && collections[next].feature == at) {
      const Collection &of = collections[next++];
      for (std::size_t i = 0; i < of.columns && widths.size() < columns; ++i, at += of.at_most)
        widths.push_back(of.at_most);
      continue;
    }
    widths.push_back(width(widths.size()));
    at += widths.back();
  }
  const bool fits =
      features == 0 || at == features; // a Table before its first fit accepts any other columns beside the collections
  if (!fits || next != collections.size()) {
    std::string wanted;
    for (const Collection &of : collections)
      wanted += (wanted.empty() ? "" : ", ") + std::to_string(of.columns) + " jagged columns of at most " +
                std::to_string(of.at_most) + " entries starting at feature " + std::to_string(of.feature);
    throw Error(ErrorCode::Shape, "the " + std::to_string(columns) + " feature columns give " + std::to_string(at) +
                                      " features; wanted " + std::to_string(features) + " for the network: " + wanted);
  }
  return detail::result(widths);
}

} // namespace detail
} // namespace rootgrad

#endif // ROOTGRAD_JAGGED_HPP
