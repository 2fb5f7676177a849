/// \file rdf_entries.hpp
/// Position of an RDataFrame's event in its data set.
///
/// With one thread, `rdfentry_` is that number. With `ROOT::EnableImplicitMT()` on a TTree it is not: there, a task
/// numbers its events from the number of events in the tasks that began before. The reader of a task knows the entry,
/// in the task's file or, if the tree has friends, in the whole chain.
#ifndef ROOTGRAD_RDF_ENTRIES_HPP
#define ROOTGRAD_RDF_ENTRIES_HPP

#include "../rootgrad.hpp"

#include <ROOT/RDF/RLoopManager.hxx>
#include <ROOT/RDataFrame.hxx>
#include <TChain.h>
#include <TChainElement.h>
#include <TFile.h>
#include <TFriendElement.h>
#include <TTree.h>
#include <TTreeReader.h>
#if __has_include(<ROOT/RTTreeDS.hxx>)
#include <ROOT/RTTreeDS.hxx>
#endif

#include <algorithm>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace rootgrad {
namespace detail {

/// Head of the graph that a node belongs to: all entries pass it. Valid while the node lives.
class FrameHead : public ROOT::RDF::RNode {
  using Manager = ROOT::Detail::RDF::RLoopManager;

  // ROOT up to 6.34 stores the tree in the loop manager, later versions in a data source.
  template <class M> static auto tree_of(M *manager, int) -> decltype(manager->GetTree()) { return manager->GetTree(); }
  template <class M> static TTree *tree_of(M *manager, long) {
#if __has_include(<ROOT/RTTreeDS.hxx>)
    if (auto *source = dynamic_cast<ROOT::Internal::RDF::RTTreeDS *>(manager->GetDataSource()))
      return source->GetTree();
#endif
    return nullptr;
  }

public:
  explicit FrameHead(const ROOT::RDF::RNode &node) : ROOT::RDF::RNode(node) {}

  ROOT::RDF::RInterface<Manager> node() const {
    return ROOT::RDF::RInterface<Manager>(std::shared_ptr<Manager>(std::shared_ptr<void>(), GetLoopManager()));
  }
  /// Tree or chain of the frame; NULL if the frame has another source.
  TTree *tree() const { return tree_of(GetLoopManager(), 0); }
  /// True if the frame has a source of another kind: an RNTuple, a CSV file …
  bool other_source() const { return !tree() && GetDataSource(); }
};

/// Numbers of the events in a data set, for each slot.
class EntryNumbers {
  struct Slot {
    TTreeReader *reader = nullptr; // reader of the current task; NULL: rdfentry_ is the entry
    unsigned long long first = 0;  // entry in the data set that is the reader's entry 0
    char apart[64] = {};
  };
  std::vector<Slot> slots_;
  std::map<std::pair<std::string, std::string>, std::optional<unsigned long long>>
      first_; // first entry of a file's tree; no value if the tree occurs twice
  std::vector<std::string> files_, friends_;
  std::optional<unsigned long long> total_;
  bool other_source_;

  void look_into(const TChain &chain) {
    unsigned long long first = 0;
    for (auto *each : *chain.GetListOfFiles()) {
      const auto *element = static_cast<const TChainElement *>(each);
      const auto added = first_.emplace(key(*element), first);
      if (!added.second)
        added.first->second.reset();
      TChain alone; // a chain of its own, since a query would move the frame's chain to another entry
      alone.AddFile(element->GetTitle(), element->GetEntries(), element->GetName());
      first += static_cast<unsigned long long>(std::max<Long64_t>(0, alone.GetEntries()));
      files_.push_back(element->GetTitle());
    }
    total_ = first;
  }

  void look_into_friends(const TTree &tree) {
    if (const auto *list = const_cast<TTree &>(tree).GetListOfFriends())
      for (auto *each : *list) {
        auto *other = static_cast<TFriendElement *>(each)->GetTree();
        if (const auto *chain = dynamic_cast<const TChain *>(other)) {
          for (auto *file : *chain->GetListOfFiles())
            friends_.push_back(file->GetTitle());
        } else if (other && other->GetCurrentFile()) {
          friends_.push_back(other->GetCurrentFile()->GetName());
        }
      }
  }

  static std::pair<std::string, std::string> key(const TChainElement &element) {
    const std::string tree = element.GetName();
    return {element.GetTitle(), tree.compare(0, 1, "/") == 0 ? tree.substr(1) : tree};
  }

public:
  /// Throws `Argument` for a tree with an entry list.
  EntryNumbers(const FrameHead &head, unsigned slots)
      : slots_(std::max(1u, slots)), other_source_(head.other_source()) {
    const TTree *tree = head.tree();
    if (!tree)
      return;
    if (const_cast<TTree *>(tree)->GetEntryList())
      throw Error(ErrorCode::Argument, std::string("the tree '") + tree->GetName() +
                                           "' has an entry list, whose events ROOT renumbers; wanted the whole tree: "
                                           "remove the list by SetEntryList(nullptr), and use Filter");
    if (const auto *chain = dynamic_cast<const TChain *>(tree)) {
      look_into(*chain);
    } else {
      total_ = static_cast<unsigned long long>(tree->GetEntries());
      if (auto *file = tree->GetCurrentFile())
        files_.push_back(file->GetName());
    }
    look_into_friends(*tree);
  }

  /// Number of entries of the data set, if it is a tree.
  const std::optional<unsigned long long> &total() const { return total_; }
  /// Files of a tree and its friends.
  std::vector<std::string> files() const {
    std::vector<std::string> all = files_;
    all.insert(all.end(), friends_.begin(), friends_.end());
    return detail::result(all);
  }

  /// True if some files are not known.
  bool other_source() const { return other_source_; }

  /// Must be called when a slot begins a task. Returns an error message, or an empty text.
  std::string begin(unsigned slot_number, TTreeReader *reader) {
    auto &slot = slots_[slot_number];
    slot.reader = reader;
    slot.first = 0;
    auto *chain = reader ? dynamic_cast<TChain *>(reader->GetTree()) : nullptr;
    const auto here = chain ? static_cast<std::size_t>(chain->GetNtrees()) : 1;
    if (!reader || files_.size() <= 1 || here == files_.size())
      return "";
    const auto *element = chain ? static_cast<const TChainElement *>(chain->GetListOfFiles()->At(0)) : nullptr;
    const auto found = element && here == 1 ? first_.find(key(*element)) : first_.end();
    if (found == first_.end())
      return "a thread reads " + std::string(element ? element->GetTitle() : "a tree") +
             ", which is not the name of one of the chain's files";
    if (!found->second)
      return "the file '" + found->first.first + "' is in the chain twice, so its entries have no unique numbers";
    slot.first = *found->second;
    return "";
  }

  /// Returns the entry of a slot's current event.
  unsigned long long operator()(unsigned slot_number, unsigned long long rdfentry) const {
    const auto &slot = slots_[slot_number];
    return slot.reader ? slot.first + static_cast<unsigned long long>(slot.reader->GetCurrentEntry()) : rdfentry;
  }
};

} // namespace detail
} // namespace rootgrad

#endif
