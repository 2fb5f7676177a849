// Finds the TTree or RNTuple in a file.
#include "rootgrad-root/src/bridge.rs.h"
#include "sources.hpp"
#include "words.hpp"

#include <TClass.h>
#include <TDirectory.h>
#include <TFile.h>
#include <TKey.h>
#include <TTree.h>

namespace rootgrad::rootio {
namespace {

constexpr int deepest = 16;          // depth of nested folders
constexpr std::size_t most = 10'000; // largest number of data sets to look for

/// A TTree or RNTuple and its location.
struct Found {
  std::string name; // includes the folder
  bool tree;
  bool folder;
};

bool is_tree(const char *class_name) {
  const std::string name = class_name;
  if (name == "TTree" || name == "TNtuple" || name == "TNtupleD" || name == "TChain")
    return true;
  const TClass *known = name == "TDirectoryFile" ? nullptr : TClass::GetClass(class_name, kTRUE, kTRUE);
  return known && known->InheritsFrom(TTree::Class());
}

bool is_ntuple(const std::string &class_name) {
  return class_name == "ROOT::RNTuple" || class_name == "ROOT::Experimental::RNTuple";
}

void look_in(TDirectory &folder, const std::string &place, int depth, std::vector<Found> &found) {
  TIter next(folder.GetListOfKeys());
  while (auto *key = static_cast<TKey *>(next())) {
    if (found.size() >= most)
      return;
    const std::string name = place + key->GetName();
    const std::string class_name = key->GetClassName();
    const auto known = [&](const Found &other) { return other.name == name; }; // an older cycle
    bool seen = false;
    for (const auto &other : found)
      seen = seen || known(other);
    if (class_name == "TDirectoryFile" || class_name == "TDirectory") {
      auto *inner = depth < deepest ? folder.GetDirectory(key->GetName()) : nullptr;
      if (inner)
        look_in(*inner, name + "/", depth + 1, found);
    } else if (is_ntuple(class_name)) {
      if (!seen)
        found.push_back({name, false, !place.empty()});
    } else if (is_tree(class_name.c_str()) && !seen) {
      found.push_back({name, true, !place.empty()});
    }
  }
}

/// Lists the names in one line, at most thirty.
std::string list(const std::vector<Found> &found) {
  std::string text;
  for (std::size_t i = 0; i < found.size() && i < 30; i++)
    text += (i ? ", " : "") + found[i].name;
  return text + (found.size() > 30 ? ", and " + std::to_string(found.size() - 30) + " more" : "");
}

/// Returns the data set with this name; without a name, the only one at the top level, else the only one in the
/// file.
Found choose(const std::vector<Found> &found, const std::string &name) {
  if (found.empty())
    throw Problem("has no TTree or RNTuple");
  if (!name.empty()) {
    for (const auto &one : found)
      if (one.name == name || "/" + one.name == name)
        return one;
    throw Problem("has no TTree or RNTuple '" + name + "'; there are: " + list(found));
  }
  const Found *only = nullptr;
  int top = 0;
  for (const auto &one : found) {
    if (!one.folder) {
      only = &one;
      top++;
    }
  }
  if (top == 1)
    return *only;
  if (found.size() == 1)
    return found[0];
  throw Problem("has several TTrees or RNTuples: name one, as in file.root:tree; there are: " + list(found));
}

std::unique_ptr<TFile> open_file(const std::string &path) {
  std::unique_ptr<TFile> file(TFile::Open(path.c_str(), "READ"));
  if (!file || file->IsZombie())
    Words::fail("cannot be opened by ROOT");
  if (file->TestBit(TFile::kRecovered))
    throw Problem("was not closed by the program that wrote it, so rows may be missing: write it again, or open it "
                  "in ROOT, check what ROOT recovers, and copy that");
  Words::check("is damaged");
  return file;
}

} // namespace

std::unique_ptr<Dataset> open(rust::Str path, rust::Str name) {
  return with_words("cannot be opened by ROOT", [&] {
    const TDirectory::TContext here; // restores ROOT's current folder
    auto file = open_file(std::string(path));
    std::vector<Found> found;
    look_in(*file, "", 0, found);
    Words::check("is damaged");
    const auto chosen = choose(found, std::string(name));
    if (!chosen.tree)
      return open_ntuple(std::move(file), chosen.name);
    auto *tree = file->Get<TTree>(chosen.name.c_str());
    if (!tree)
      Words::fail("has a TTree '" + chosen.name + "' that ROOT cannot read");
    return open_tree(std::move(file), tree, chosen.name);
  });
}

} // namespace rootgrad::rootio
