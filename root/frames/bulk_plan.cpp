// Decides if a frame can be read without its event loop, and from which files and columns.
//
// RDataFrame's internals used here are not part of ROOT's interface, so the supported versions are limited, as in
// rdf_source.hpp.
#include "bulk.hpp"

#include <TFile.h>
#include <TFriendElement.h>
#include <TKey.h>
#include <TTree.h>

#include <algorithm>
#include <limits>
#include <utility>

#ifdef ROOTGRAD_ROOT_READS_CLUSTERS

namespace rootgrad {
namespace detail {

struct FirstEntry {
  friend constexpr auto private_member(FirstEntry);
};
struct EndEntry {
  friend constexpr auto private_member(EndEntry);
};
template struct Private<FirstEntry, &ROOT::Detail::RDF::RLoopManager::fBeginEntry>;
template struct Private<EndEntry, &ROOT::Detail::RDF::RLoopManager::fEndEntry>;

} // namespace detail

namespace bulk {
namespace {

using Manager = ROOT::Detail::RDF::RLoopManager;

/// Protected members of RDataFrame's objects.
struct InsideOfNode : detail::InsideOfNode {
  /// True if events pass filters or ranges on their way to the node. (A Define creates no node.)
  static bool selects(const ROOT::RDF::RNode &node, const Manager &manager) {
    return (node.*(&InsideOfNode::GetProxiedPtr))().get() !=
           static_cast<const ROOT::Detail::RDF::RNodeBase *>(&manager);
  }
};
struct InsideOfSource : ROOT::RDF::RDataSource {
  static bool has_range(const ROOT::RDF::RDataSource &source) {
    return (source.*(&InsideOfSource::fGlobalEntryRange)).has_value();
  }
};

void check_node(const ROOT::RDF::RNode &node) {
  const auto *manager = InsideOfNode::manager(node);
  const auto *source = InsideOfNode::source(node);
  if (!source)
    throw EventLoop("the frame reads no file");
  if (InsideOfNode::selects(node, *manager))
    throw EventLoop("the frame has a Filter or a Range");
  const auto actions = manager->GetAllActions();
  if (std::any_of(actions.begin(), actions.end(), [](const auto *action) { return !action->HasRun(); }))
    throw EventLoop("other results are booked on the frame, which come from the same loop");
  if (manager->*private_member(detail::FirstEntry()) != 0 ||
      manager->*private_member(detail::EndEntry()) != std::numeric_limits<Long64_t>::max() ||
      InsideOfSource::has_range(*source))
    throw EventLoop("the frame reads a range of entries");
  if (!manager->GetSuppressErrorsForMissingBranches().empty())
    throw EventLoop("the frame has a DefaultValueFor, a FilterAvailable or a FilterMissing");
}

/// Names of the columns in the files.
std::vector<StoredColumn> stored_columns(const ROOT::RDF::RNode &node, const std::vector<ColumnPlan> &plan) {
  const auto &columns = InsideOfNode::columns(node);
  std::vector<StoredColumn> stored;
  for (const auto &column : plan) {
    const std::string name(columns.ResolveAlias(column.name));
    if (columns.IsDefine(name))
      throw EventLoop("column '" + column.name + "' is a Define");
    if (!columns.GetVariationsFor(name).empty())
      throw EventLoop("column '" + column.name + "' has variations");
    if (!InsideOfNode::source(node)->HasColumn(name))
      throw EventLoop("column '" + column.name + "' is not a column of the file");
    stored.push_back({name, column});
  }
  return stored;
}

/// File of a tree that a program has opened itself.
DataFile file_of(TTree &tree) {
  auto *file = tree.GetCurrentFile();
  // (A TMemFile, or another class derived from TFile, may not be reopened by its name.)
  if (!file || file->IsA() != TFile::Class() || file->IsWritable())
    throw EventLoop(std::string("the tree '") + tree.GetName() + "' is in memory, or in a file that is being written");
  std::string name = tree.GetName();
  for (const auto *folder = tree.GetDirectory(); folder && folder != file; folder = folder->GetMotherDir())
    name = std::string(folder->GetName()) + "/" + name;
  return {name, file->GetName()};
}

Table table_of(TTree &tree) {
  if (tree.GetEntryList() || tree.GetEventList())
    throw EventLoop(std::string("the tree '") + tree.GetName() + "' has an entry list");
  Table table;
  table.open_file = open_tree;
  const auto *chain = dynamic_cast<const TChain *>(&tree);
  if (chain)
    table.files = detail::chain_files(*chain);
  else
    table.files = {file_of(tree)};
  if (table.files.empty())
    throw EventLoop(std::string("the chain '") + tree.GetName() + "' has no files");
  if (chain)
    return table;
  // The same tree as the program's? The file may have been rewritten, or the working directory changed.
  std::unique_ptr<OpenFile> again;
  try {
    again = open_tree(table.files, 0);
  } catch (const Error &) {
    throw EventLoop("the file '" + table.files[0].file + "' cannot be opened a second time");
  }
  if (again->rows() != static_cast<std::uint64_t>(tree.GetEntries()))
    throw EventLoop("the file '" + table.files[0].file + "' has changed since it was opened");
  return table;
}

/// Opens all files of a table. Returns the number of entries.
std::uint64_t count_entries(Table &table) {
  std::uint64_t sum = 0;
  for (std::size_t i = 0; i < table.files.size(); ++i)
    table.ends.push_back(sum += table.open_file(table.files, i)->rows());
  return sum;
}

/// Adds the tree's friends that are matched by entry number.
void add_friends(TTree &tree, std::vector<Table> &tables) {
  const auto *friends = tree.GetListOfFriends();
  if (!friends || friends->IsEmpty())
    return;
  const auto wanted = count_entries(tables[0]);
  for (TObject *object : *friends) {
    auto *other = static_cast<TFriendElement *>(object)->GetTree();
    const std::string name = object->GetName();
    if (!other || other->GetTreeIndex())
      throw EventLoop("the friend '" + name + "' is matched by an index");
    if (other->GetListOfFriends() && !other->GetListOfFriends()->IsEmpty())
      throw EventLoop("the friend '" + name + "' has friends of its own");
    tables.push_back(table_of(*other));
    tables.back().prefix = name + ".";
    if (count_entries(tables.back()) != wanted)
      throw EventLoop("the friend '" + name + "' has another number of entries");
  }
}

/// Adds the column by its name in the table; returns false if it does not exist there.
bool take_column(Table &table, OpenFile &first, const StoredColumn &column, std::size_t place) {
  auto own = column;
  if (!table.prefix.empty() && own.name.compare(0, table.prefix.size(), table.prefix) == 0)
    own.name.erase(0, table.prefix.size());
  if (!first.has(own.name))
    return false;
  static_cast<void>(first.column(own)); // throws if it cannot be read
  table.columns.push_back(own);
  table.places.push_back(place);
  return true;
}

} // namespace

std::vector<Table> tables_of(const ROOT::RDF::RNode &node, const std::vector<ColumnPlan> &plan) {
  check_node(node);
  const auto columns = stored_columns(node, plan);
  std::vector<Table> tables;
  auto *source = InsideOfNode::source(node);
  if (const auto *ntuple = dynamic_cast<const ROOT::RDF::RNTupleDS *>(source)) {
    tables.push_back({open_ntuple, detail::ntuple_files(*ntuple)});
    if (tables[0].files.empty())
      throw EventLoop("the frame reads an RNTuple that is not in a file");
  } else {
    auto *trees = dynamic_cast<ROOT::Internal::RDF::RTTreeDS *>(source);
    auto *tree = trees ? trees->GetTree() : nullptr;
    if (!tree)
      throw EventLoop("the frame reads neither a TTree nor an RNTuple");
    tables.push_back(table_of(*tree));
    add_friends(*tree, tables);
  }
  std::vector<std::unique_ptr<OpenFile>> first;
  for (const auto &table : tables)
    first.push_back(table.open_file(table.files, 0));
  for (std::size_t place = 0; place < columns.size(); ++place) {
    bool found = false;
    for (std::size_t i = 0; i < tables.size() && !found; ++i)
      found = take_column(tables[i], *first[i], columns[place], place);
    if (!found)
      throw EventLoop("column '" + columns[place].plan.name + "' is not a branch of its own");
  }
  return tables;
}

} // namespace bulk
} // namespace rootgrad

#else

namespace rootgrad::bulk {
std::vector<Table> tables_of(const ROOT::RDF::RNode &, const std::vector<ColumnPlan> &) {
  throw EventLoop("whole clusters are read with ROOT 6.40 only, and this is " ROOT_RELEASE);
}
} // namespace rootgrad::bulk

#endif
