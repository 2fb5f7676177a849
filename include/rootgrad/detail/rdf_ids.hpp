/// \file rdf_ids.hpp
/// Integers of an event's id, which determine its fold.
#ifndef ROOTGRAD_RDF_IDS_HPP
#define ROOTGRAD_RDF_IDS_HPP

#include "rdf_columns.hpp"
#include "rdf_on_use.hpp"

#include <algorithm>
#include <atomic>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace rootgrad {
namespace detail {

/// Number of frames with packed ids in this process; it makes the names of helper columns unique.
inline std::atomic<unsigned long> packed_ids{0};

/// Integers of an event's id in one slot. The jitted code uses the first member.
struct SlotId {
  long long *values = nullptr;
  std::vector<long long> own;
  std::vector<std::int64_t> id; // in the form of the C interface
  char apart[64] = {};

  explicit SlotId(std::size_t columns) : own(columns), id(columns) { values = own.data(); }
  SlotId(const SlotId &) = delete;
  SlotId &operator=(const SlotId &) = delete;

  std::uint32_t fold(std::uint32_t folds, std::uint64_t seed) {
    std::copy(own.begin(), own.end(), id.begin());
    std::uint32_t fold = 0;
    check(rootgrad_fold_of(id.data(), id.size(), folds, seed, &fold));
    return fold;
  }
};

/// A frame with a column `pointer` (`ULong64_t`), the address of the `SlotId` with the event's id.
struct IdFrame {
  ROOT::RDF::RNode node;
  std::string pointer;
  std::shared_ptr<std::vector<std::unique_ptr<SlotId>>> ids; // one per slot
};

ROOTGRAD_ON_USE SlotId &slot_id(ULong64_t address) {
  return *reinterpret_cast<SlotId *>(static_cast<std::uintptr_t>(address));
}

/// Throws unless the column is one integer per event: a float cannot distinguish neighbouring integers above 2^24, a
/// double above 2^53.
ROOTGRAD_ON_USE ColumnPlan id_column(ROOT::RDF::RNode &node, const std::string &name) {
  if (!node.HasColumn(name))
    throw_unknown_column(name, node.GetColumnNames());
  ColumnPlan column;
  column.name = name;
  column.type = node.GetColumnType(name);
  std::string container, element;
  split_type(column.type, container, element);
  static const char *const others[] = {"bool",   "Bool_t",   "float",      "Float_t",     "Float16_t",
                                       "double", "Double_t", "Double32_t", "long double", "LongDouble_t"};
  const bool exact = std::find(std::begin(others), std::end(others), element) == std::end(others);
  const auto got = "column '" + name + "' has type " + column.type + "; the id of an event must be ";
  if (!container.empty() || !is_number(element))
    throw Error(ErrorCode::ColumnType, got + "one integer, such as run or event");
  if (!exact)
    throw Error(ErrorCode::ColumnType, got +
                                           "an integer, since large floating-point numbers do not distinguish events "
                                           "(for whole numbers Define Long64_t(" +
                                           name + "))");
  return column;
}

/// Packs id columns as 64-bit integers, exactly, without conversion to floating point. Like `pack`, it uses a string
/// that contains no code of rootgrad.
ROOTGRAD_ON_USE IdFrame pack_ids(ROOT::RDF::RNode node, const std::vector<std::string> &names,
                                 const InterruptGuard *guard = nullptr) {
  const auto prefix = "rdfrootgrad_id" + std::to_string(packed_ids++) + "_";
  std::vector<ColumnPlan> plan;
  for (const auto &name : names)
    plan.push_back(id_column(node, name));
  compare_files(node, names, guard);
  auto ids = std::make_shared<std::vector<std::unique_ptr<SlotId>>>();
  for (unsigned slot = 0; slot < std::max(1u, node.GetNSlots()); ++slot)
    ids->push_back(std::make_unique<SlotId>(names.size()));
  std::string code = "struct rootgrad_Id { long long *rootgrad_v; }; "
                     "rootgrad_Id &rootgrad_r = *reinterpret_cast<rootgrad_Id *>(" +
                     prefix + "slot_); ";
  const bool copy = has_names_of_expressions(node);
  for (std::size_t i = 0; i < plan.size(); ++i) {
    const auto column = prefix + "c" + std::to_string(i) + "_";
    node = name_plainly(node, column, plan[i], copy);
    code += "rootgrad_r.rootgrad_v[" + std::to_string(i) + "] = static_cast<long long>(" + column + "); ";
  }
  node = node.DefineSlot(prefix + "slot_", [ids](unsigned slot) {
    return static_cast<ULong64_t>(reinterpret_cast<std::uintptr_t>((*ids)[slot].get()));
  });
  node = node.Define(prefix + "row_", code + "return " + prefix + "slot_;");
  return IdFrame{node, prefix + "row_", std::move(ids)};
}

} // namespace detail
} // namespace rootgrad

#endif
