// Branches of plain numbers, basket by basket.
#pragma once
#include "dataset.hpp"

#include <memory>

class TLeaf;

namespace rootgrad::rootio {

/// Returns a reader of whole baskets for a leaf that is the only one of its branch; null if this is
/// impossible.
///
/// Throws std::runtime_error if the number of rows in the branch differs from that of its tree, `rows`.
std::unique_ptr<Column> bulk_column(TLeaf &leaf, std::uint64_t rows);

} // namespace rootgrad::rootio
