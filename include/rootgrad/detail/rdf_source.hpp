/// \file rdf_source.hpp
/// Sources of a frame: its files, and the columns that it reads from them.
#ifndef ROOTGRAD_RDF_SOURCE_HPP
#define ROOTGRAD_RDF_SOURCE_HPP

#include "rdf_files.hpp"
#include "rdf_on_use.hpp"
#include "rdf_types.hpp"

#include <ROOT/RDataFrame.hxx>

#include <cstdlib>
#include <exception>
#include <memory>
#include <set>
#include <string>
#include <vector>

// Supported from this ROOT version on. Older versions store their trees elsewhere, and their files are not compared.
#if ROOT_VERSION_CODE >= ROOT_VERSION(6, 38, 0)
#define ROOTGRAD_ROOT_TELLS_FILES
#include <ROOT/RNTupleDS.hxx>
#include <ROOT/RTTreeDS.hxx>
#endif

namespace rootgrad {
namespace detail {

#ifdef ROOTGRAD_ROOT_TELLS_FILES

/// Access to protected members of RDataFrame's nodes.
struct InsideOfNode : ROOT::RDF::RNode {
  static ROOT::RDF::RDataSource *source(const ROOT::RDF::RNode &node) {
    return (node.*(&InsideOfNode::GetDataSource))();
  }
  static ROOT::Detail::RDF::RLoopManager *manager(const ROOT::RDF::RNode &node) {
    return (node.*(&InsideOfNode::GetLoopManager))();
  }
  static const ROOT::Internal::RDF::RColumnRegister &columns(const ROOT::RDF::RNode &node) {
    return node.*(&InsideOfNode::fColRegister);
  }
};
struct InsideOfDefine : ROOT::Detail::RDF::RDefineBase {
  static const std::vector<std::string> &inputs(const ROOT::Detail::RDF::RDefineBase &define) {
    return define.*(&InsideOfDefine::fColumnNames);
  }
};

#if ROOT_VERSION_CODE < ROOT_VERSION(6, 42, 0)
/// Access to the names of an RNTuple source's files and the first one's description, which are private. (An explicit
/// instantiation may name private members.) The ROOT version is limited, since these are not part of ROOT's interface.
template <class Tag, auto Member> struct Private {
  friend constexpr auto private_member(Tag) { return Member; }
};
struct NTupleFiles {
  friend constexpr auto private_member(NTupleFiles);
};
struct NTupleName {
  friend constexpr auto private_member(NTupleName);
};
struct NTupleDescriptor {
  friend constexpr auto private_member(NTupleDescriptor);
};
template struct Private<NTupleDescriptor, &ROOT::RDF::RNTupleDS::fPrincipalDescriptor>;
template struct Private<NTupleFiles, &ROOT::RDF::RNTupleDS::fFileNames>;
template struct Private<NTupleName, &ROOT::RDF::RNTupleDS::fNTupleName>;

ROOTGRAD_ON_USE std::vector<DataFile> ntuple_files(const ROOT::RDF::RNTupleDS &source) {
  std::vector<DataFile> files;
  for (const auto &file : source.*private_member(NTupleFiles()))
    files.push_back({source.*private_member(NTupleName()), file});
  return detail::result(files);
}
/// Type of a column as stored. Uses only inline functions of the descriptor, so that a program needs to link only
/// RDataFrame. `path` contains names below the field; an element of a collection has none.
ROOTGRAD_ON_USE std::string stored_type(const ROOT::RNTupleDescriptor &ntuple, const ROOT::RFieldDescriptor &field,
                                        const std::string &path) {
  for (const auto id : field.GetLinkIds()) {
    const auto &child = ntuple.GetFieldDescriptor(id);
    const auto &name = child.GetFieldName();
    if (path == name)
      return child.GetTypeName();
    const bool below = path.compare(0, name.size() + 1, name + ".") == 0;
    if (!below && name != "_0")
      continue;
    const auto found = stored_type(ntuple, child, below ? path.substr(name.size() + 1) : path);
    if (!found.empty())
      return found;
  }
  return "";
}
ROOTGRAD_ON_USE std::string stored_type(const ROOT::RDF::RNTupleDS &source, const std::string &column) {
  const auto &ntuple = source.*private_member(NTupleDescriptor());
  return stored_type(ntuple, ntuple.GetFieldZero(), column);
}
ROOTGRAD_ON_USE bool has_entries(const ROOT::RDF::RNTupleDS &first_file) {
  return (first_file.*private_member(NTupleDescriptor())).GetNEntries() > 0;
}
#else
ROOTGRAD_ON_USE std::vector<DataFile> ntuple_files(const ROOT::RDF::RNTupleDS &) { return {}; }
ROOTGRAD_ON_USE std::string stored_type(const ROOT::RDF::RNTupleDS &, const std::string &) { return ""; }
ROOTGRAD_ON_USE bool has_entries(const ROOT::RDF::RNTupleDS &) { return true; }
#endif

ROOTGRAD_ON_USE std::unique_ptr<ROOT::RDF::RNTupleDS> open_ntuple(const std::vector<DataFile> &files,
                                                                  std::size_t index) {
  try {
    return std::make_unique<ROOT::RDF::RNTupleDS>(files[index].name, files[index].file);
  } catch (const std::exception &error) {
    throw Error(ErrorCode::Io,
                "cannot read the ntuple '" + files[index].name + "' in " + nth(files, index) + ": " + error.what());
  }
}

/// True if RNTuple converts one type of column to the other: it converts among floating-point types and among integer
/// types.
ROOTGRAD_ON_USE bool ntuple_converts(const std::string &from, const std::string &to) {
  std::string container[2], element[2];
  split_type(from, container[0], element[0]);
  split_type(to, container[1], element[1]);
  const auto floating = [](const std::string &type) { return type == "float" || type == "double"; };
  const auto integer = [&](const std::string &type) { return is_number(type) && !floating(type) && type != "bool"; };
  return container[0] == container[1] && (element[0] == element[1] || (floating(element[0]) && floating(element[1])) ||
                                          (integer(element[0]) && integer(element[1])));
}

/// Length of a type `std::array<T,N>`; 0 for any other type.
ROOTGRAD_ON_USE std::size_t array_length(const std::string &type) {
  const auto comma = type.rfind(',');
  const bool is_array = type.compare(0, 11, "std::array<") == 0 && comma != std::string::npos;
  return is_array ? std::strtoul(type.c_str() + comma + 1, nullptr, 10) : 0;
}

/// Compares the files of a chain of ntuples with the first one. (If one lacks a column, ROOT 6.40 terminates the
/// process.)
ROOTGRAD_ON_USE void compare_ntuples(const ROOT::RDF::RNTupleDS &source, const Compared &what) {
  const auto files = ntuple_files(source);
  for (std::size_t i = 1; i < files.size(); ++i) {
    if (what.guard)
      what.guard->check();
    const auto other = open_ntuple(files, i);
    for (const auto &column : what.columns) {
      if (!source.HasColumn(column))
        continue;
      const auto wanted = source.GetTypeName(column);
      if (!other->HasColumn(column))
        throw_lacks(column, files, i, wanted);
      const auto stored = stored_type(source, column), stored_there = stored_type(*other, column);
      if (array_length(stored) != 0 && array_length(stored) != array_length(stored_there))
        throw_differs(column, files, i, stored, stored_there);
      const auto got = other->GetTypeName(column);
      if (!ntuple_converts(got, wanted))
        throw_differs(column, files, i, wanted, got);
    }
  }
}

/// Adds the file columns that a column depends on: itself, or the columns that a Define of this name reads, and so on.
ROOTGRAD_ON_USE void add_sources(const ROOT::RDF::RNode &node, const std::string &name, std::set<std::string> &seen,
                                 std::set<std::string> &sources) {
  const auto &columns = InsideOfNode::columns(node);
  const std::string column(columns.ResolveAlias(name));
  const auto *define = columns.GetDefine(column);
  if (!define || !seen.insert(column).second) { // a Redefine reads the column of the same name
    sources.insert(column);
    return;
  }
  for (const auto &input : InsideOfDefine::inputs(*define))
    add_sources(node, input, seen, sources);
}

/// Files that the frame reads; empty for a frame without files, or whose source does not list them.
ROOTGRAD_ON_USE std::vector<DataFile> files_of(const ROOT::RDF::RNode &node) {
  auto *source = InsideOfNode::source(node);
  if (!source)
    return {};
  if (auto *ntuple = dynamic_cast<ROOT::RDF::RNTupleDS *>(source))
    return ntuple_files(*ntuple);
  auto *trees = dynamic_cast<ROOT::Internal::RDF::RTTreeDS *>(source);
  auto *tree = trees ? trees->GetTree() : nullptr;
  if (auto *chain = dynamic_cast<TChain *>(tree))
    return chain_files(*chain);
  if (tree && tree->GetCurrentFile())
    return {{tree->GetName(), tree->GetCurrentFile()->GetName()}};
  return {};
}

/// Throws if a file of the frame lacks one of these columns, or stores it with another type than the first file. The
/// message contains the file and both types. Opens each file once, if there are several.
ROOTGRAD_ON_USE void compare_files(ROOT::RDF::RNode &node, const std::vector<std::string> &names,
                                   const InterruptGuard *guard) {
  auto *source = InsideOfNode::source(node);
  if (!source)
    return;
  Compared what;
  std::set<std::string> seen, sources;
  for (const auto &name : names)
    add_sources(node, name, seen, sources);
  for (const auto &column : sources)
    if (source->HasColumn(column))
      what.columns.push_back(column);
  what.filtered = !node.GetFilterNames().empty();
  what.guard = guard;
  if (auto *ntuple = dynamic_cast<ROOT::RDF::RNTupleDS *>(source))
    return compare_ntuples(*ntuple, what);
  what.may_lack = InsideOfNode::manager(node)->GetSuppressErrorsForMissingBranches();
  if (auto *trees = dynamic_cast<ROOT::Internal::RDF::RTTreeDS *>(source))
    if (auto *tree = trees->GetTree())
      compare_with_friends(*tree, what);
}

/// True if the frame reads an RNTuple without entries. An event loop over one is a segmentation fault in ROOT 6.40.
ROOTGRAD_ON_USE bool is_empty_ntuple(const ROOT::RDF::RNode &node) {
  const auto *source = dynamic_cast<ROOT::RDF::RNTupleDS *>(InsideOfNode::source(node));
  if (!source || has_entries(*source))
    return false;
  const auto files = ntuple_files(*source);
  for (std::size_t i = 1; i < files.size(); ++i)
    if (has_entries(*open_ntuple(files, i)))
      return false;
  return true;
}

#else

ROOTGRAD_ON_USE bool is_empty_ntuple(const ROOT::RDF::RNode &) { return false; }
ROOTGRAD_ON_USE std::vector<DataFile> files_of(const ROOT::RDF::RNode &) { return {}; }
ROOTGRAD_ON_USE void compare_files(ROOT::RDF::RNode &, const std::vector<std::string> &, const InterruptGuard *) {}

#endif

} // namespace detail
} // namespace rootgrad

#endif
