// Branches of plain numbers, basket by basket.
#pragma once
#include "dataset.hpp"

#include <memory>

class TLeaf;

namespace rootgrad::rootio {

/// What reads the only leaf of its branch whole baskets at a time; null if it cannot be read so.
///
/// Throws std::runtime_error if the branch has other rows than its tree, `rows`.
std::unique_ptr<Column> bulk_column(TLeaf &leaf, std::uint64_t rows);

} // namespace rootgrad::rootio
