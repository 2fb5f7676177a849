/// \file rdf_files.hpp
/// Checks that the files of a chain store the same columns.
///
/// RDataFrame determines the types of a chain's columns from its first file. If a column of another file has another
/// type or array length, TTree's readers misinterpret its bytes, silently or with a crash. So the files are compared
/// before the event loop; each is opened once.
#ifndef ROOTGRAD_RDF_FILES_HPP
#define ROOTGRAD_RDF_FILES_HPP

#include "../rootgrad.hpp"
#include "rdf_interrupt.hpp"
#include "rdf_on_use.hpp"

#include <TBranch.h>
#include <TChain.h>
#include <TChainElement.h>
#include <TClassEdit.h>
#include <TDirectory.h>
#include <TError.h>
#include <TFile.h>
#include <TFriendElement.h>
#include <TLeaf.h>
#include <TTree.h>

#include <map>
#include <memory>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace rootgrad {
namespace detail {

/// A tree or ntuple of a chain, and its file.
struct DataFile {
  std::string name, file;
};

/// Position of a file in its chain, for a message.
ROOTGRAD_ON_USE std::string nth(const std::vector<DataFile> &files, std::size_t index) {
  return "'" + files[index].file + "' (file " + std::to_string(index + 1) + " of " + std::to_string(files.size()) + ")";
}

[[noreturn]] inline void throw_lacks(const std::string &column, const std::vector<DataFile> &files, std::size_t index,
                                     const std::string &type) {
  throw Error(ErrorCode::UnknownColumn, "column '" + column + "', " + type + " in '" + files[0].file + "', is not in " +
                                            nth(files, index) +
                                            "; wanted it in all files of the frame: leave this one out, or give it the "
                                            "column in a frame of its own (fit accepts several)");
}

[[noreturn]] inline void throw_differs(const std::string &column, const std::vector<DataFile> &files, std::size_t index,
                                       const std::string &first, const std::string &type) {
  throw Error(ErrorCode::ColumnType, "column '" + column + "' is " + first + " in '" + files[0].file + "' and " + type +
                                         " in " + nth(files, index) +
                                         "; wanted one type in all files of the frame: make a frame of each kind of "
                                         "file (fit accepts several)");
}

/// Files of a chain.
ROOTGRAD_ON_USE std::vector<DataFile> chain_files(const TChain &chain) {
  std::vector<DataFile> files;
  for (const TObject *element : *chain.GetListOfFiles())
    files.push_back({element->GetName(), element->GetTitle()});
  return detail::result(files);
}

/// Storage of a leaf: its type, and for an array its length.
ROOTGRAD_ON_USE std::string leaf_layout(const TLeaf &leaf) {
  const std::string type = TClassEdit::ResolveTypedef(leaf.GetTypeName(), true);
  if (leaf.GetLeafCount())
    return type + "[]";
  return leaf.GetLenStatic() > 1 ? type + "[" + std::to_string(leaf.GetLenStatic()) + "]" : type;
}

/// Storage of a column in a tree; empty if the tree does not have it.
ROOTGRAD_ON_USE std::string layout(TTree &tree, const std::string &column) {
  auto *branch = tree.GetBranch(column.c_str());
  auto *leaf = branch && branch->GetListOfLeaves()->GetEntriesFast() == 1
                   ? static_cast<TLeaf *>(branch->GetListOfLeaves()->At(0))
                   : tree.GetLeaf(column.c_str());
  const auto dot = column.rfind('.');
  if (!leaf && dot != std::string::npos)
    leaf = tree.GetLeaf(column.substr(0, dot).c_str(), column.substr(dot + 1).c_str());
  if (!leaf)
    leaf = tree.FindLeaf(column.c_str());
  if (leaf)
    return leaf_layout(*leaf) + (leaf->GetBranch()->IsA() == TBranch::Class()
                                     ? ""
                                     : std::string(" (") + leaf->GetBranch()->IsA()->GetName() + ")");
  return branch ? branch->GetClassName() : "";
}

/// Storage of all leaves of a tree.
ROOTGRAD_ON_USE std::map<std::string, std::string> layouts(TTree &tree) {
  std::map<std::string, std::string> all;
  for (TObject *object : *tree.GetListOfLeaves()) {
    auto *leaf = static_cast<TLeaf *>(object);
    auto *branch = leaf->GetBranch();
    const bool alone = branch->GetListOfLeaves()->GetEntriesFast() == 1;
    all[alone ? branch->GetName() : leaf->GetFullName().Data()] = leaf_layout(*leaf);
  }
  return detail::result(all);
}

/// A tree in a file opened for it alone. The current directory does not change.
struct OpenTree {
  std::unique_ptr<TFile> file;
  TTree *tree = nullptr;

  OpenTree(const std::vector<DataFile> &files, std::size_t index) {
    const TDirectory::TContext here;
    file.reset(TFile::Open(files[index].file.c_str(), "READ"));
    if (!file || file->IsZombie())
      throw Error(ErrorCode::Io, "cannot open " + nth(files, index));
    tree = file->Get<TTree>(files[index].name.c_str());
    if (!tree)
      throw Error(ErrorCode::Io, "no tree '" + files[index].name + "' in " + nth(files, index));
  }
};

/// Columns and conditions of a comparison.
struct Compared {
  std::vector<std::string> columns;
  std::set<std::string> may_lack; ///< columns that a DefaultValueFor or a FilterAvailable handles
  bool filtered = false;          ///< true if a Filter may read other columns
  const InterruptGuard *guard = nullptr;
};

/// Warns about another column that differs between files: rootgrad cannot know if a Filter reads it.
ROOTGRAD_ON_USE void warn_of_others(const std::map<std::string, std::string> &first,
                                    const std::map<std::string, std::string> &other, const std::vector<DataFile> &files,
                                    std::size_t index) {
  for (const auto &column : first) {
    const auto there = other.find(column.first);
    if (there == other.end() || there->second == column.second)
      continue;
    ::Warning("rootgrad", "column '%s' is %s in '%s' and %s in %s: if a Filter reads it, it selects by wrong values",
              column.first.c_str(), column.second.c_str(), files[0].file.c_str(), there->second.c_str(),
              nth(files, index).c_str());
    return; // one warning is enough
  }
}

/// Compares the files of a chain of trees with the first one. A file without entries may store anything: it is not
/// read.
ROOTGRAD_ON_USE void compare_trees(const std::vector<DataFile> &files, const Compared &what) {
  if (files.size() < 2)
    return;
  std::vector<std::string> wanted;
  std::map<std::string, std::string> all;
  {
    const OpenTree first(files, 0);
    for (const auto &column : what.columns)
      wanted.push_back(layout(*first.tree, column));
    if (what.filtered)
      all = layouts(*first.tree);
  }
  for (std::size_t i = 1; i < files.size(); ++i) {
    if (what.guard)
      what.guard->check();
    const OpenTree other(files, i);
    if (other.tree->GetEntries() == 0)
      continue;
    for (std::size_t k = 0; k < wanted.size(); ++k) {
      const auto got = layout(*other.tree, what.columns[k]);
      if (wanted[k].empty() || got == wanted[k])
        continue;
      if (!got.empty())
        throw_differs(what.columns[k], files, i, wanted[k], got);
      if (!what.may_lack.count(what.columns[k]))
        throw_lacks(what.columns[k], files, i, wanted[k]);
    }
    if (what.filtered)
      warn_of_others(all, layouts(*other.tree), files, i);
  }
}

/// Compares the tree's own files, and those of its friends. In a friend's files, columns have their names without the
/// friend's prefix.
ROOTGRAD_ON_USE void compare_with_friends(TTree &tree, const Compared &what) {
  if (const auto *chain = dynamic_cast<const TChain *>(&tree))
    compare_trees(chain_files(*chain), what);
  if (!tree.GetListOfFriends())
    return;
  for (TObject *object : *tree.GetListOfFriends()) {
    auto *friend_tree = static_cast<TFriendElement *>(object)->GetTree();
    const std::string prefix = std::string(object->GetName()) + ".";
    if (!friend_tree)
      continue;
    auto theirs = what;
    theirs.columns.clear();
    for (const auto &column : what.columns)
      theirs.columns.push_back(column.compare(0, prefix.size(), prefix) == 0 ? column.substr(prefix.size()) : column);
    compare_with_friends(*friend_tree, theirs);
  }
}

} // namespace detail
} // namespace rootgrad

#endif
