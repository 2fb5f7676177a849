/// \file rdf_bulk.hpp
/// Reads whole clusters of files, in place of RDataFrame's event loop.
///
/// Columns that are stored in a TTree or RNTuple need no event loop: their baskets and pages are read in blocks of
/// rows. The code for it is only in librootgrad_frames.so; with the headers alone every frame uses its event loop. Both
/// give the same rows.
#ifndef ROOTGRAD_RDF_BULK_HPP
#define ROOTGRAD_RDF_BULK_HPP

#include "rdf_columns.hpp"
#include "rdf_frames.hpp"
#include "rdf_interrupt.hpp"
#include "rdf_on_use.hpp"

#include <cstddef>
#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace rootgrad {
namespace detail {

class Collector;
struct Wanted;

/// Numbers of one column in a block of rows, one row after the other.
struct Numbers {
  std::vector<float> values;
  std::vector<std::size_t> ends; ///< for lists: the end of each row in `values`
  std::size_t width = 1;         ///< numbers per row, if `ends` is empty
};

/// Consecutive entries of a data set.
struct RowBlock {
  unsigned long long first = 0; ///< number of the first entry
  std::size_t rows = 0;
  std::vector<Numbers> columns;
};

/// The files of a frame, read in blocks of rows.
class Clusters {
public:
  virtual ~Clusters() = default;
  /// Number of reading threads.
  virtual unsigned slots() const = 0;
  /// Passes all entries to `take(slot, block)`. The entries of a slot ascend; with one slot, all entries come in order.
  /// If `take` returns false, its slot stops reading. Throws `Interrupted`, with `more` appended to its message, and
  /// `Io`.
  virtual void read(const InterruptGuard &guard, const std::function<bool(unsigned, const RowBlock &)> &take,
                    const char *more = "") = 0;
};

/// Length of a column's list in a row.
ROOTGRAD_ON_USE std::size_t length(const Numbers &column, std::size_t row) {
  if (column.ends.empty())
    return column.width;
  return column.ends[row] - (row ? column.ends[row - 1] : 0);
}

ROOTGRAD_ON_USE const float *values(const Numbers &column, std::size_t row) {
  const auto begin = column.ends.empty() ? row * column.width : row ? column.ends[row - 1] : 0;
  return column.values.data() + begin;
}

/// Fills a SlotRow from a row of a block, as an event loop would.
ROOTGRAD_ON_USE void set_row(SlotRow &to, const std::vector<ColumnPlan> &plan, const RowBlock &block, std::size_t row) {
  for (std::size_t i = 0; i < plan.size(); ++i) {
    const float *first = values(block.columns[i], row);
    if (!plan[i].is_array()) {
      to.scalars[plan[i].index] = *first;
      continue;
    }
    to.arrays[plan[i].index] = first;
    to.lengths[plan[i].index] = length(block.columns[i], row);
  }
}

#ifdef ROOTGRAD_COMPILED_FACE
/// Opens the files of a frame. Returns null, and the reason in `why_not`, if the columns have to be read by the event
/// loop.
std::unique_ptr<Clusters> open_clusters(const ROOT::RDF::RNode &node, const std::vector<ColumnPlan> &plan,
                                        std::string &why_not);

/// Reads a frame's rows into the collector. Returns false, and the reason in `why_not`, if the event loop has to read
/// them.
/// \param plan the columns of `wanted` that the frame has; the class of a frame is not a column
bool read_clusters(const Frame &frame, const std::vector<ColumnPlan> &plan, const Wanted &wanted, Collector &collector,
                   const InterruptGuard &guard, std::string &why_not);
#else
inline const char *const no_clusters = "the functions on frames are not compiled for this ROOT (cargo xtask install)";

ROOTGRAD_ON_USE std::unique_ptr<Clusters> open_clusters(const ROOT::RDF::RNode &, const std::vector<ColumnPlan> &,
                                                        std::string &why_not) {
  why_not = no_clusters;
  return nullptr;
}

ROOTGRAD_ON_USE bool read_clusters(const Frame &, const std::vector<ColumnPlan> &, const Wanted &, Collector &,
                                   const InterruptGuard &, std::string &why_not) {
  why_not = no_clusters;
  return false;
}
#endif

} // namespace detail
} // namespace rootgrad

#endif
