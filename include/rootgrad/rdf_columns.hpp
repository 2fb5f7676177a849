/// \file rdf_columns.hpp
/// RDataFrame columns of any numeric type, read as rows of 32-bit floats.
///
/// The types of a frame's columns are known only at run time, while RDataFrame's own templates want them at compile
/// time. So one column is defined from a string: RDataFrame compiles it for the types it finds. That string calls
/// nothing of ours and needs no header of ours, so it also works in a compiled program whose interpreter has never
/// heard of rootgrad. It writes an event's values into a `SlotRow` and hands its address on to compiled code.
///
/// All helper columns are named `rdf…_`, which RDataFrame takes for its own: `Snapshot` and `GetColumnNames` leave
/// them out.
#ifndef ROOTGRAD_RDF_COLUMNS_HPP
#define ROOTGRAD_RDF_COLUMNS_HPP

#include "rootgrad.hpp"

#include <ROOT/RDataFrame.hxx>
#include <TClassEdit.h>

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace rootgrad {
namespace detail {

/// One event of one slot. The jitted code sees the first four members, through the struct in `pack_expression`.
struct SlotRow {
  float *scalars = nullptr;         ///< the scalar columns, in order
  const float **arrays = nullptr;   ///< where each array column's values lie, valid during this event
  unsigned long *lengths = nullptr; ///< and how many there are
  float *(*room)(SlotRow *, unsigned long array, unsigned long length) = nullptr; ///< memory to convert an array into

  std::vector<float> scalar_values;
  std::vector<const float *> array_pointers;
  std::vector<unsigned long> array_lengths;
  std::vector<std::vector<float>> converted; // arrays that are not float
  std::vector<float> assembled;              // scalars and arrays in column order
  char apart[64] = {};                       // slots are written by different threads: no shared cache line

  SlotRow(std::size_t n_scalars, std::size_t n_arrays)
      : scalar_values(n_scalars), array_pointers(n_arrays), array_lengths(n_arrays), converted(n_arrays) {
    scalars = scalar_values.data();
    arrays = array_pointers.data();
    lengths = array_lengths.data();
    room = [](SlotRow *row, unsigned long array, unsigned long length) {
      auto &values = row->converted[array];
      if (values.size() < length)
        values.resize(length);
      return values.data();
    };
  }
  SlotRow(const SlotRow &) = delete;
  SlotRow &operator=(const SlotRow &) = delete;
};

/// A column's type as far as packing cares.
enum class ColumnKind { Scalar, FloatArray, Array, Text, Other };

inline std::string without_prefix(std::string text, const char *prefix) {
  const std::string p(prefix);
  return text.compare(0, p.size(), p) == 0 ? text.substr(p.size()) : text;
}

/// `vector<Long64_t>` → container `vector`, element `Long64_t`; no container: only an element.
inline void split_type(std::string type, std::string &container, std::string &element) {
  type = without_prefix(type, "const ");
  type = without_prefix(TClassEdit::ResolveTypedef(type.c_str(), true), "std::");
  for (const char *prefix : {"ROOT::VecOps::", "ROOT::"})
    type = without_prefix(type, prefix);
  const auto open = type.find('<');
  if (open == std::string::npos || type.back() != '>') {
    const bool short_name = type.size() == 5 && type.compare(0, 4, "RVec") == 0; // RVecF, RVecD, RVecI, …
    container = short_name ? "RVec" : "";
    element = short_name ? (type[4] == 'F' ? "float" : type[4] == 'C' ? "char" : "double") : type;
    return;
  }
  container = type.substr(0, open);
  element = type.substr(open + 1, type.size() - open - 2);
  if (container == "array")
    element = element.substr(0, element.rfind(','));
  if (container == "vector" || container == "RVec") { // drop an allocator
    const auto comma = element.find(',');
    if (comma != std::string::npos && element.find('<') > comma)
      element = element.substr(0, comma);
  }
  while (!element.empty() && element.back() == ' ')
    element.pop_back();
  element = without_prefix(TClassEdit::ResolveTypedef(element.c_str(), true), "std::");
}

inline bool is_number(const std::string &type) {
  static const char *const numbers[] = {"bool",
                                        "Bool_t",
                                        "char",
                                        "Char_t",
                                        "signed char",
                                        "unsigned char",
                                        "UChar_t",
                                        "short",
                                        "Short_t",
                                        "unsigned short",
                                        "UShort_t",
                                        "int",
                                        "Int_t",
                                        "unsigned int",
                                        "unsigned",
                                        "UInt_t",
                                        "long",
                                        "Long_t",
                                        "unsigned long",
                                        "ULong_t",
                                        "long long",
                                        "Long64_t",
                                        "unsigned long long",
                                        "ULong64_t",
                                        "float",
                                        "Float_t",
                                        "Float16_t",
                                        "double",
                                        "Double_t",
                                        "Double32_t",
                                        "long double",
                                        "LongDouble_t",
                                        "int8_t",
                                        "uint8_t",
                                        "int16_t",
                                        "uint16_t",
                                        "int32_t",
                                        "uint32_t",
                                        "int64_t",
                                        "uint64_t",
                                        "size_t"};
  return std::find(std::begin(numbers), std::end(numbers), type) != std::end(numbers);
}

inline ColumnKind column_kind(const std::string &type) {
  std::string container, element;
  split_type(type, container, element);
  if (!is_number(element))
    return ColumnKind::Other;
  if (container.empty())
    return ColumnKind::Scalar;
  if (container != "RVec" && container != "vector" && container != "array")
    return ColumnKind::Other;
  if (element == "char" || element == "Char_t")
    return ColumnKind::Text; // how RDataFrame reads a C string branch
  return element == "float" || element == "Float_t" ? ColumnKind::FloatArray : ColumnKind::Array;
}

/// Levenshtein distance.
inline std::size_t edit_distance(const std::string &a, const std::string &b) {
  std::vector<std::size_t> row(b.size() + 1);
  for (std::size_t j = 0; j <= b.size(); ++j)
    row[j] = j;
  for (std::size_t i = 1; i <= a.size(); ++i) {
    std::size_t diagonal = row[0];
    row[0] = i;
    for (std::size_t j = 1; j <= b.size(); ++j) {
      const std::size_t above = row[j];
      row[j] = std::min({above + 1, row[j - 1] + 1, diagonal + (a[i - 1] == b[j - 1] ? 0 : 1)});
      diagonal = above;
    }
  }
  return row[b.size()];
}

[[noreturn]] inline void throw_unknown_column(const std::string &name, const std::vector<std::string> &available) {
  const std::string *nearest = nullptr;
  std::size_t best = std::max<std::size_t>(2, name.size() / 3) + 1;
  for (const auto &candidate : available) {
    const auto distance = edit_distance(name, candidate);
    if (distance < best) {
      best = distance;
      nearest = &candidate;
    }
  }
  std::string message = "no column '" + name + "'";
  if (nearest) {
    message += "; did you mean '" + *nearest + "'?";
  } else if (available.empty()) {
    message += ": the RDataFrame has no columns";
  } else {
    const auto shown = std::min<std::size_t>(available.size(), 20); // a NanoAOD has 1500
    message += "; the columns are: ";
    for (std::size_t i = 0; i < shown; ++i)
      message += (i ? ", " : "") + available[i];
    if (shown < available.size())
      message += ", … (" + std::to_string(available.size()) + " in all)";
  }
  throw Error(ErrorCode::UnknownColumn, message);
}

/// How one column is read: the `index`-th scalar or the `index`-th array of a `SlotRow`.
struct ColumnPlan {
  std::string name;
  std::string type;
  ColumnKind kind = ColumnKind::Scalar;
  std::size_t index = 0;
  bool is_array() const { return kind != ColumnKind::Scalar; }
};

inline std::string not_numeric_message(const std::string &column, const std::string &type) {
  const auto what = "column '" + column + "' has type " + type;
  if (column_kind(type) == ColumnKind::Text)
    return what + ", which holds text; wanted numbers (if these are small integers, Define them as ROOT::RVecI(" +
           column + "))";
  return what +
         "; wanted a number (bool, integer, float, double) or an RVec, C array, std::vector or std::array of numbers";
}

/// Checks that the columns exist and are numeric. Throws `UnknownColumn`, `ColumnType`.
inline std::vector<ColumnPlan> plan_columns(ROOT::RDF::RNode &node, const std::vector<std::string> &names) {
  std::vector<ColumnPlan> plan;
  std::size_t scalars = 0, arrays = 0;
  for (const auto &name : names) {
    if (!node.HasColumn(name))
      throw_unknown_column(name, node.GetColumnNames());
    ColumnPlan column;
    column.name = name;
    column.type = node.GetColumnType(name);
    column.kind = column_kind(column.type);
    if (column.kind == ColumnKind::Text || column.kind == ColumnKind::Other)
      throw Error(ErrorCode::ColumnType, not_numeric_message(name, column.type));
    column.index = column.is_array() ? arrays++ : scalars++;
    plan.push_back(column);
  }
  return detail::result(plan);
}

/// Whether these columns can feed so many inputs: exactly, or at most if there are arrays among them.
inline void check_input_count(const std::vector<ColumnPlan> &plan, std::size_t inputs) {
  std::size_t scalars = 0;
  for (const auto &column : plan)
    scalars += !column.is_array();
  const auto arrays = plan.size() - scalars;
  if (arrays ? plan.size() > inputs : scalars != inputs)
    throw Error(ErrorCode::Shape, "the feature columns give " + std::to_string(scalars) + " number(s)" +
                                      (arrays ? " and " + std::to_string(arrays) + " array(s)" : "") +
                                      " an event; the network has " + std::to_string(inputs) + " inputs");
}

/// The string that RDataFrame compiles. Every name in it starts with `rootgrad_`, so that no column's name is met.
inline std::string pack_expression(const std::vector<ColumnPlan> &plan, const std::string &prefix) {
  std::string code = "struct rootgrad_Row { float *rootgrad_s; const float **rootgrad_a; unsigned long *rootgrad_n; "
                     "float *(*rootgrad_room)(void *, unsigned long, unsigned long); }; "
                     "rootgrad_Row &rootgrad_r = *reinterpret_cast<rootgrad_Row *>(" +
                     prefix + "slot_); ";
  for (std::size_t i = 0; i < plan.size(); ++i) {
    const auto column = prefix + "c" + std::to_string(i) + "_";
    const auto at = "[" + std::to_string(plan[i].index) + "]";
    if (plan[i].kind == ColumnKind::Scalar) {
      code += "rootgrad_r.rootgrad_s" + at + " = static_cast<float>(" + column + "); ";
      continue;
    }
    code += "{ auto &rootgrad_v = " + column +
            "; const unsigned long rootgrad_m = rootgrad_v.size(); "
            "rootgrad_r.rootgrad_n" +
            at + " = rootgrad_m; ";
    if (plan[i].kind == ColumnKind::FloatArray) {
      code += "rootgrad_r.rootgrad_a" + at + " = rootgrad_v.data(); } ";
    } else {
      code += "float *rootgrad_p = rootgrad_r.rootgrad_room(&rootgrad_r, " + std::to_string(plan[i].index) +
              ", rootgrad_m); rootgrad_r.rootgrad_a" + at +
              " = rootgrad_p; "
              "for (unsigned long rootgrad_i = 0; rootgrad_i < rootgrad_m; ++rootgrad_i) "
              "rootgrad_p[rootgrad_i] = static_cast<float>(rootgrad_v[rootgrad_i]); } ";
    }
  }
  return code + "return " + prefix + "slot_;";
}

/// A frame with the named columns packed: `node` has a column `pointer` (`ULong64_t`), the address of the `SlotRow`
/// that holds the event's values.
struct PackedFrame {
  ROOT::RDF::RNode node;
  std::string pointer;
  std::vector<ColumnPlan> plan;
  std::shared_ptr<std::vector<std::unique_ptr<SlotRow>>> rows; // one a slot
  std::size_t arrays() const { return (*rows)[0]->array_lengths.size(); }
};

inline PackedFrame pack(ROOT::RDF::RNode node, const std::vector<std::string> &names) {
  static std::atomic<unsigned long> count{0};
  auto plan = plan_columns(node, names);
  std::size_t scalars = 0, arrays = 0;
  for (const auto &column : plan)
    (column.is_array() ? arrays : scalars) += 1;
  auto rows = std::make_shared<std::vector<std::unique_ptr<SlotRow>>>();
  for (unsigned slot = 0; slot < node.GetNSlots(); ++slot)
    rows->push_back(std::make_unique<SlotRow>(scalars, arrays));

  const auto prefix = "rdfrootgrad" + std::to_string(count++) + "_";
  for (std::size_t i = 0; i < plan.size(); ++i)
    node = node.Alias(prefix + "c" + std::to_string(i) + "_", plan[i].name);
  node = node.DefineSlot(prefix + "slot_", [rows](unsigned slot) {
    return static_cast<ULong64_t>(reinterpret_cast<std::uintptr_t>((*rows)[slot].get()));
  });
  node = node.Define(prefix + "row_", pack_expression(plan, prefix));
  return PackedFrame{node, prefix + "row_", std::move(plan), std::move(rows)};
}

inline SlotRow &slot_row(ULong64_t address) {
  return *reinterpret_cast<SlotRow *>(static_cast<std::uintptr_t>(address));
}

/// The first `columns` columns of an event, in order, side by side. Copies nothing if they lie so already.
inline const float *assemble(SlotRow &row, const std::vector<ColumnPlan> &plan, std::size_t columns) {
  if (row.array_lengths.empty())
    return row.scalars;
  if (columns == 1 && plan[0].is_array())
    return row.arrays[0];
  row.assembled.clear();
  for (std::size_t i = 0; i < columns; ++i) {
    const auto index = plan[i].index;
    if (plan[i].is_array())
      row.assembled.insert(row.assembled.end(), row.arrays[index], row.arrays[index] + row.lengths[index]);
    else
      row.assembled.push_back(row.scalars[index]);
  }
  return row.assembled.data();
}

inline std::string ragged_message(const std::string &column, unsigned long long event, std::size_t length,
                                  std::size_t wanted, const char *as_in) {
  return "column '" + column + "' has " + std::to_string(length) + " values in event " + std::to_string(event) +
         "; wanted " + std::to_string(wanted) + ", as in " + as_in +
         ": an array column must have the same length in every event (pad or cut it in a Define)";
}

} // namespace detail
} // namespace rootgrad

#endif
