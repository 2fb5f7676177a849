/// \file rdf_slots.hpp
/// Rows of features that the slots of a frame pass to a network.
#ifndef ROOTGRAD_RDF_SLOTS_HPP
#define ROOTGRAD_RDF_SLOTS_HPP

#include "rdf_columns.hpp"
#include "rdf_jagged.hpp"
#include "rdf_on_use.hpp"

#include <algorithm>
#include <cstddef>
#include <string>
#include <utility>
#include <vector>

namespace rootgrad {
namespace detail {

ROOTGRAD_ON_USE std::string column_list(const std::vector<std::string> &names) {
  std::string list = "{";
  for (std::size_t i = 0; i < names.size(); ++i)
    list += (i ? ", " : "") + names[i];
  return list + "}";
}

/// Expected width of each feature column; 0 if only the sum is known.
ROOTGRAD_ON_USE std::vector<std::size_t> wanted_widths(const Network &net, const std::vector<ColumnPlan> &plan) {
  const auto trained = net.columns();
  std::vector<std::size_t> widths(plan.size(), 1);
  std::size_t scalars = 0, arrays = 0, last_array = 0;
  for (std::size_t i = 0; i < plan.size(); ++i) {
    if (plan[i].is_array()) {
      ++arrays;
      last_array = i;
      widths[i] = trained.size() == plan.size() ? trained[i].width : 0;
    } else {
      ++scalars;
    }
  }
  check_input_count(plan, net.features());
  if (arrays == 1)
    widths[last_array] = net.features() - scalars;
  return detail::result(widths);
}

ROOTGRAD_ON_USE void check_widths(const SlotRow &row, const std::vector<ColumnPlan> &plan,
                                  const std::vector<std::size_t> &wanted, std::size_t features,
                                  unsigned long long event) {
  std::size_t total = 0;
  for (std::size_t i = 0; i < plan.size(); ++i) {
    const std::size_t width = plan[i].is_array() ? row.lengths[plan[i].index] : 1;
    if (wanted[i] && width != wanted[i])
      throw Error(ErrorCode::Shape, "column '" + plan[i].name + "' has " + std::to_string(width) + " values in event " +
                                        std::to_string(event) + "; the network needs " + std::to_string(wanted[i]));
    total += width;
  }
  if (total != features)
    throw Error(ErrorCode::Shape, "the feature columns have " + std::to_string(total) + " values in event " +
                                      std::to_string(event) + "; the network has " + std::to_string(features) +
                                      " inputs");
}

/// Data that the slots of a frame need to arrange jagged columns.
struct SlotPackings {
  JaggedInputs inputs;
  std::vector<SlotPacking> slots;
  SlotPackings(JaggedInputs of, const std::vector<std::string> &names, unsigned count) : inputs(std::move(of)) {
    for (unsigned i = 0; i < std::max(1u, count); ++i)
      slots.emplace_back(names, inputs);
  }
  SlotPackings(const SlotPackings &) = delete; // the slots refer to the inputs
  SlotPackings &operator=(const SlotPackings &) = delete;
};

} // namespace detail
} // namespace rootgrad

#endif
