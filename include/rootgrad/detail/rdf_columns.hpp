/// \file rdf_columns.hpp
/// RDataFrame columns of any numeric type, read as rows of 32-bit floats.
///
/// The types of a frame's columns are known only at run time, but RDataFrame's templates need them at compile time. So
/// one column is defined from a string, which RDataFrame compiles for the types that it finds. That string uses no code
/// and no header of rootgrad. So it also works in a compiled program whose interpreter does not know rootgrad. It
/// writes an event's values into a `SlotRow` and passes its address to compiled code.
///
/// All helper columns are named `rdf…_`, like RDataFrame's own internal columns: `Snapshot` and `GetColumnNames` leave
/// them out.
#ifndef ROOTGRAD_RDF_COLUMNS_HPP
#define ROOTGRAD_RDF_COLUMNS_HPP

#include "../rootgrad.hpp"
#include "edit_distance.hpp"
#include "rdf_on_use.hpp"
#include "rdf_source.hpp"
#include "rdf_types.hpp"

#include <ROOT/RDF/RLoopManager.hxx>
#include <ROOT/RDataFrame.hxx>
#include <TError.h>
#include <TInterpreter.h>

#include <algorithm>
#include <atomic>
#include <cctype>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

namespace rootgrad {
namespace detail {

/// Values of one event in one slot. The jitted code uses the first four members, through the struct in
/// `pack_expression`.
struct SlotRow {
  float *scalars = nullptr;         ///< the scalar columns, in order
  const float **arrays = nullptr;   ///< address of each array column's values, valid during this event
  unsigned long *lengths = nullptr; ///< number of values of each array column
  float *(*room)(SlotRow *, unsigned long array,
                 unsigned long length) = nullptr; ///< returns a buffer to convert an array into

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
    const auto shown = std::min<std::size_t>(available.size(), 20); // a NanoAOD has 1500 columns
    message += "; the columns are: ";
    for (std::size_t i = 0; i < shown; ++i)
      message += (i ? ", " : "") + available[i];
    if (shown < available.size())
      message += ", … (" + std::to_string(available.size()) + " in all)";
  }
  throw Error(ErrorCode::UnknownColumn, message);
}

/// Plan to read one column: the `index`-th scalar or the `index`-th array of a `SlotRow`. A complex number is an array
/// of two.
struct ColumnPlan {
  std::string name;
  std::string type;
  ColumnKind kind = ColumnKind::Scalar;
  std::size_t index = 0;
  bool is_array() const { return kind != ColumnKind::Scalar; }
  bool is_complex() const { return kind == ColumnKind::Complex || kind == ColumnKind::ComplexArray; }
};

/// Checks that the columns exist and are numeric. Throws `UnknownColumn`, `ColumnType`.
ROOTGRAD_ON_USE std::vector<ColumnPlan> plan_columns(ROOT::RDF::RNode &node, const std::vector<std::string> &names) {
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

/// Checks that these columns can feed this number of inputs: exactly, or at most that many if there are arrays.
ROOTGRAD_ON_USE void check_input_count(const std::vector<ColumnPlan> &plan, std::size_t inputs) {
  std::size_t scalars = 0;
  for (const auto &column : plan)
    scalars += !column.is_array();
  const auto arrays = plan.size() - scalars;
  if (arrays ? plan.size() > inputs : scalars != inputs)
    throw Error(ErrorCode::Shape, "the feature columns give " + std::to_string(scalars) + " number(s)" +
                                      (arrays ? " and " + std::to_string(arrays) + " array(s)" : "") +
                                      " per event; the network has " + std::to_string(inputs) + " inputs");
}

/// Code that writes a complex column's pairs of real and imaginary parts.
ROOTGRAD_ON_USE std::string pack_pairs(const ColumnPlan &plan, const std::string &column) {
  const bool list = plan.kind == ColumnKind::ComplexArray;
  const auto index = std::to_string(plan.index);
  return "{ auto &rootgrad_v = " + column +
         "; const unsigned long rootgrad_m = " + (list ? "rootgrad_v.size()" : std::string("1")) +
         "; rootgrad_r.rootgrad_n[" + index +
         "] = 2 * rootgrad_m; float *rootgrad_p = rootgrad_r.rootgrad_room(&rootgrad_r, " + index +
         ", 2 * rootgrad_m); rootgrad_r.rootgrad_a[" + index +
         "] = rootgrad_p; for (unsigned long rootgrad_i = 0; rootgrad_i < rootgrad_m; ++rootgrad_i) { const auto "
         "&rootgrad_z "
         "= rootgrad_v" +
         (list ? "[rootgrad_i]" : "") +
         "; rootgrad_p[2 * rootgrad_i] = static_cast<float>(rootgrad_z.real()); rootgrad_p[2 * rootgrad_i + 1] = "
         "static_cast<float>(rootgrad_z.imag()); } } ";
}

/// The string that RDataFrame compiles. Every name in it starts with `rootgrad_`, to avoid the names of columns.
ROOTGRAD_ON_USE std::string pack_expression(const std::vector<ColumnPlan> &plan, const std::string &prefix) {
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
    if (plan[i].is_complex()) {
      code += pack_pairs(plan[i], column);
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
/// with the event's values.
struct PackedFrame {
  ROOT::RDF::RNode node;
  std::string pointer;
  std::vector<ColumnPlan> plan;
  std::shared_ptr<std::vector<std::unique_ptr<SlotRow>>> rows; // one per slot
  std::size_t arrays() const { return (*rows)[0]->array_lengths.size(); }
};

/// True if RDataFrame can find the name in the string that it compiles; it searches with a regular expression.
ROOTGRAD_ON_USE bool is_plain_name(const std::string &name) {
  const auto word = [](char c) { return std::isalnum(static_cast<unsigned char>(c)) || c == '_'; };
  const auto printable = [](char c) { return c >= ' ' && c <= '~'; };
  return !name.empty() && word(name.front()) && word(name.back()) && std::all_of(name.begin(), name.end(), printable) &&
         name.find_first_of("[](){}*+?^$|\\") == std::string::npos;
}

/// Quotes a text as a C++ string literal.
ROOTGRAD_ON_USE std::string quoted(const std::string &text) {
  std::string literal = "\"";
  for (const char c : text) {
    if (c == '"' || c == '\\')
      literal += '\\';
    literal += c;
  }
  return literal + "\"";
}

/// True if RDataFrame could confuse columns in an expression. It replaces the columns in the text, one after the other,
/// by var0, var1, …. If a column has such a name, it is replaced a second time. An alias does not hide the name of such
/// a column.
ROOTGRAD_ON_USE bool has_names_of_expressions(ROOT::RDF::RNode &node) {
  const auto names = node.GetColumnNames();
  return std::any_of(names.begin(), names.end(), [](const std::string &name) {
    return name.size() > 3 && name.compare(0, 3, "var") == 0 &&
           name.find_first_not_of("0123456789", 3) == std::string::npos;
  });
}

/// Returns `node` with the column under a name without special characters. An alias is enough for most columns. A name
/// like `ArrayF32[10]`, which RDataFrame does not find in the code that it compiles, needs a copy of the values.
/// \param copy true to copy the values of other columns as well, if has_names_of_expressions() is true
ROOTGRAD_ON_USE ROOT::RDF::RNode name_plainly(ROOT::RDF::RNode node, const std::string &plain, const ColumnPlan &column,
                                              bool copy) {
  if (!copy && is_plain_name(column.name))
    return node.Alias(plain, column.name);
  const auto code = "#include <ROOT/RDataFrame.hxx>\nnamespace rootgrad_columns { inline void " + plain +
                    "(void *at) { auto &node = *static_cast<ROOT::RDF::RNode *>(at); node = node.Define(" +
                    quoted(plain) + ", [](const " + column.type + " &value) { return value; }, {" +
                    quoted(column.name) + "}); } }";
  auto error = TInterpreter::kNoError;
  if (gInterpreter->Declare(code.c_str()))
    gInterpreter->ProcessLine(
        ("rootgrad_columns::" + plain + "((void *)" + std::to_string(reinterpret_cast<std::uintptr_t>(&node)) + "UL);")
            .c_str(),
        &error);
  else
    error = TInterpreter::kRecoverable;
  if (error != TInterpreter::kNoError)
    throw Error(ErrorCode::ColumnType,
                "column '" + column.name + "' of type " + column.type +
                    " cannot be read under this name; wanted one of letters, digits and _: Define a column from it, as "
                    "df.Define(\"x\", [](" +
                    column.type + " const &x) { return x; }, {" + quoted(column.name) + "})");
  return node;
}

/// Number of frames packed in this process; it makes the names of helper columns unique.
inline std::atomic<unsigned long> packed_frames{0};

/// Notes once that the functions on frames are compiled in each session, and how to compile them once for all sessions.
ROOTGRAD_ON_USE void note_headers_alone() {
#if defined(ROOTGRAD_FACE_AGAIN) && defined(__CLING__) && !defined(ROOTGRAD_COMPILED_FACE)
  static std::atomic<bool> reported{false};
  if (!reported.exchange(true))
    ::Info("rootgrad",
           "each session compiles the functions on frames again, which takes ten seconds: %s. To compile them once: %s",
           ROOTGRAD_FACE_WHY, ROOTGRAD_FACE_AGAIN);
#endif
}

/// Checks columns as `plan_columns` does, and that all files of a chain store them in the same way.
/// \param guard checked before each file of a chain
ROOTGRAD_ON_USE std::vector<ColumnPlan> plan_files(ROOT::RDF::RNode node, const std::vector<std::string> &names,
                                                   const InterruptGuard *guard = nullptr) {
  note_headers_alone();
  auto plan = plan_columns(node, names);
  compare_files(node, names, guard);
  return detail::result(plan);
}

ROOTGRAD_ON_USE PackedFrame pack(ROOT::RDF::RNode node, std::vector<ColumnPlan> plan) {
  std::size_t scalars = 0, arrays = 0;
  for (const auto &column : plan)
    (column.is_array() ? arrays : scalars) += 1;
  auto rows = std::make_shared<std::vector<std::unique_ptr<SlotRow>>>();
  for (unsigned slot = 0; slot < node.GetNSlots(); ++slot)
    rows->push_back(std::make_unique<SlotRow>(scalars, arrays));

  const auto prefix = "rdfrootgrad" + std::to_string(packed_frames++) + "_";
  const bool copy = has_names_of_expressions(node);
  for (std::size_t i = 0; i < plan.size(); ++i)
    node = name_plainly(node, prefix + "c" + std::to_string(i) + "_", plan[i], copy);
  node = node.DefineSlot(prefix + "slot_", [rows](unsigned slot) {
    return static_cast<ULong64_t>(reinterpret_cast<std::uintptr_t>((*rows)[slot].get()));
  });
  node = node.Define(prefix + "row_", pack_expression(plan, prefix));
  return PackedFrame{node, prefix + "row_", std::move(plan), std::move(rows)};
}

ROOTGRAD_ON_USE PackedFrame pack(ROOT::RDF::RNode node, const std::vector<std::string> &names) {
  return pack(node, plan_files(node, names));
}

/// A node that can compile its expressions before the event loop.
class CompiledNode : public ROOT::RDF::RNode {
public:
  explicit CompiledNode(const ROOT::RDF::RNode &node) : ROOT::RDF::RNode(node) {}
  void compile() const { GetLoopManager()->Jit(); }
};

/// Compiles a frame's strings, which its loop would do at its start. ROOT stores them in maps that all frames share. A
/// loop may find there an entry that another thread has not compiled yet (6.40: "unordered_map::at"). So only one of
/// our loops compiles at a time.
ROOTGRAD_ON_USE void compile_strings(const ROOT::RDF::RNode &node) {
  static std::mutex mutex;
  const std::lock_guard<std::mutex> lock(mutex);
  CompiledNode(node).compile();
}

ROOTGRAD_ON_USE SlotRow &slot_row(ULong64_t address) {
  return *reinterpret_cast<SlotRow *>(static_cast<std::uintptr_t>(address));
}

/// Returns the first `columns` columns of an event side by side, in order. Copies nothing if they are already stored
/// so.
ROOTGRAD_ON_USE const float *assemble(SlotRow &row, const std::vector<ColumnPlan> &plan, std::size_t columns) {
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

ROOTGRAD_ON_USE std::string ragged_message(const std::string &column, unsigned long long event, std::size_t length,
                                           std::size_t wanted, const char *as_in) {
  return "column '" + column + "' has " + std::to_string(length) + " values in event " + std::to_string(event) +
         "; wanted " + std::to_string(wanted) + ", as in " + as_in +
         ": an array column must have the same length in every event (pad or cut it in a Define, or give the network a "
         "jagged input)";
}

} // namespace detail
} // namespace rootgrad

#endif
