// Columns of a TTree. For a branch of plain numbers whole baskets are read (TBranch::GetBulkRead). All others are read
// through TTreeReader, with the names and types that RDataFrame uses.
#include "bulk.hpp"
#include "element.hpp"
#include "rootgrad-root/src/bridge.rs.h"
#include "sources.hpp"
#include "words.hpp"

#include <ROOT/RDataFrame.hxx>
#include <TBranch.h>
#include <TFile.h>
#include <TLeaf.h>
#include <TLeafC.h>
#include <TTree.h>
#include <TTreeReader.h>
#include <TTreeReaderArray.h>
#include <TTreeReaderValue.h>

#include <stdexcept>

namespace rootgrad::rootio {
namespace {

constexpr Long64_t cache = 32 << 20; // bytes read ahead

/// Returns the leaf behind a column, if the column has exactly one leaf.
TLeaf *leaf_of(TTree &tree, const std::string &name) {
  if (auto *branch = tree.GetBranch(name.c_str()))
    return branch->GetNleaves() == 1 && branch->GetListOfBranches()->IsEmpty()
               ? static_cast<TLeaf *>(branch->GetListOfLeaves()->At(0))
               : nullptr;
  return tree.GetLeaf(name.c_str());
}

/// Returns true if the leaf has plain C numbers, not members of a class.
bool is_plain(const TLeaf *leaf) { return leaf && leaf->GetBranch()->IsA() == TBranch::Class(); }

/// A column that must be read row by row.
class ByRow : public Column {
public:
  void read(std::uint64_t, std::uint64_t) override {
    throw std::logic_error("a column read row by row was asked for a block");
  }
  virtual void row_of(Long64_t row) = 0;
};

[[noreturn]] void unreadable(const std::string &name, const std::string &why) {
  Words::fail("has column '" + name + "', which ROOT cannot read" + why);
}

template <typename T> class ByValue final : public ByRow {
public:
  ByValue(TTreeReader &reader, const std::string &name) : name_(name), value_(reader, name.c_str()) {}

  void row_of(Long64_t) override {
    const T *value = value_.Get();
    if (!value || value_.GetReadStatus() == ROOT::Internal::TTreeReaderValueBase::kReadError)
      unreadable(name_, "");
    append(values, value, 1);
  }

private:
  std::string name_;
  TTreeReaderValue<T> value_;
};

template <typename T> class ByArray final : public ByRow {
public:
  /// Arrays of `width` numbers; `width` 0 means any number.
  ByArray(TTreeReader &reader, const std::string &name, std::size_t width)
      : name_(name), width_(width), array_(reader, name.c_str()) {
    jagged = width == 0;
  }

  void row_of(Long64_t) override {
    const auto count = array_.GetSize();
    if (array_.GetReadStatus() == ROOT::Internal::TTreeReaderValueBase::kReadError)
      unreadable(name_, "");
    if (width_ && count != width_)
      unreadable(name_, ": " + std::to_string(count) + " numbers in a row of " + std::to_string(width_));
    for (std::size_t i = 0; i < count; i++) // (they need not be contiguous)
      values.push_back(static_cast<float>(array_.At(i)));
    if (jagged)
      offsets.push_back(values.size());
  }

private:
  std::string name_;
  std::size_t width_;
  TTreeReaderArray<T> array_;
};

/// Lists whose lengths are in a leaf of another branch, as C programs write them.
template <typename T> class ByLeaf final : public ByRow {
public:
  explicit ByLeaf(TLeaf &leaf) : branch_(*leaf.GetBranch()), leaf_(leaf) {
    jagged = true;
    branch_.SetAddress(nullptr); // ROOT allocates the memory itself
  }

  void row_of(Long64_t row) override {
    if (branch_.GetEntry(row) < 0)
      unreadable(branch_.GetName(), "");
    const auto count = leaf_.GetLen();
    append(values, static_cast<const T *>(leaf_.GetValuePointer()), static_cast<std::size_t>(count > 0 ? count : 0));
    offsets.push_back(values.size());
  }

private:
  TBranch &branch_;
  TLeaf &leaf_;
};

class Tree final : public Dataset {
public:
  Tree(std::unique_ptr<TFile> file, TTree *tree, std::string name)
      : Dataset(std::move(name)), file_(std::move(file)), tree_(tree) {
    if (tree_->GetEntries() < 0)
      throw Problem("is damaged: its TTree '" + name_ + "' has " + std::to_string(tree_->GetEntries()) + " rows");
    rows_ = static_cast<std::uint64_t>(tree_->GetEntries());
  }
  ~Tree() override {
    columns_.clear(); // they refer to the reader, which refers to the tree
    reader_.reset();
  }

protected:
  rust::Vec<Description> describe() override;
  std::unique_ptr<Column> column(const Description &description) override;
  void reset() override;
  void fill(std::uint64_t first, std::uint64_t rows) override;

private:
  Description described(const std::string &name, const std::string &type);

  std::unique_ptr<TFile> file_;
  TTree *tree_; // owned by the file
  std::unique_ptr<TTreeReader> reader_;
  std::vector<Column *> blocks_;
  std::vector<ByRow *> by_row_;
};

Description Tree::described(const std::string &name, const std::string &type) {
  Description column{rust::String::lossy(name), rust::String::lossy(type), "", Kind::Other, 0};
  const auto taken = take_apart(type);
  auto *leaf = leaf_of(*tree_, name);
  if (taken.text || (leaf && leaf->InheritsFrom(TLeafC::Class()))) {
    column.kind = Kind::Text;
    return column;
  }
  if (taken.element == Element::None)
    return column;
  if (taken.lists > 1) {
    column.kind = Kind::Nested;
    return column;
  }
  column.element = spelling(taken.element);
  // Only a branch of plain numbers reports its number of elements; the length of a class's lists varies.
  const bool plain = is_plain(leaf);
  if (taken.lists == 0) {
    column.kind = Kind::Number;
    column.width = 1;
  } else if (plain && leaf->GetLeafCount() && leaf->GetLenStatic() > 1) {
    column.kind = Kind::Nested; // x[n][3]
  } else if (plain && !leaf->GetLeafCount() && leaf->GetLenStatic() > 0) {
    column.kind = Kind::Array;
    column.width = static_cast<std::size_t>(leaf->GetLenStatic());
    column.type_name = taken.inner + "[" + std::to_string(column.width) + "]";
  } else {
    column.kind = Kind::Jagged;
  }
  return column;
}

rust::Vec<Description> Tree::describe() {
  rust::Vec<Description> found;
  ROOT::RDataFrame frame(*tree_);
  for (const auto &name : frame.GetColumnNames()) {
    std::string type;
    try {
      type = frame.GetColumnType(name);
    } catch (const std::exception &) {
      type = "unknown to ROOT"; // a class without a dictionary
    }
    found.push_back(described(name, type));
  }
  return found;
}

std::unique_ptr<Column> Tree::column(const Description &description) {
  const std::string name(description.name), type(description.type_name);
  auto *leaf = leaf_of(*tree_, name);
  const bool own = leaf && leaf->GetBranch()->GetTree() == tree_; // not in a friend tree
  if (own && description.kind != Kind::Jagged)
    if (auto bulk = bulk_column(*leaf, rows_)) {
      blocks_.push_back(bulk.get());
      tree_->AddBranchToCache(leaf->GetBranch(), kTRUE);
      return bulk;
    }
  const auto element = take_apart(type.substr(0, type.find('['))).element;
  const bool counted = is_plain(leaf) && leaf->GetBranch()->GetNleaves() == 1 && leaf->GetLeafCount() && own;
  if (counted) {
    tree_->AddBranchToCache(leaf->GetBranch(), kTRUE);
    tree_->AddBranchToCache(leaf->GetLeafCount()->GetBranch(), kTRUE);
  } else if (!reader_) {
    reader_ = std::make_unique<TTreeReader>(tree_);
  }
  return with_type(element, [&](auto of) -> std::unique_ptr<Column> {
    using T = typename decltype(of)::type;
    std::unique_ptr<ByRow> column;
    if (counted)
      column = std::make_unique<ByLeaf<T>>(*leaf);
    else if (description.kind == Kind::Number)
      column = std::make_unique<ByValue<T>>(*reader_, name);
    else
      column = std::make_unique<ByArray<T>>(*reader_, name, description.width);
    by_row_.push_back(column.get());
    return column;
  });
}

void Tree::reset() {
  blocks_.clear();
  by_row_.clear();
  reader_.reset();
  tree_->SetCacheSize(cache);
}

void Tree::fill(std::uint64_t first, std::uint64_t rows) {
  if (tree_->LoadTree(static_cast<Long64_t>(first)) < 0) // the read-ahead cache depends on the current entry
    Words::fail("has row " + std::to_string(first) + ", which ROOT cannot read");
  for (auto *column : blocks_)
    column->read(first, rows);
  if (by_row_.empty())
    return;
  for (auto row = first; row < first + rows; row++) {
    const auto status = reader_ ? reader_->SetEntry(static_cast<Long64_t>(row)) : TTreeReader::kEntryValid;
    if (status != TTreeReader::kEntryValid)
      Words::fail("row " + std::to_string(row) + " cannot be read (TTreeReader's status " + std::to_string(status) +
                  ")");
    for (auto *column : by_row_)
      column->row_of(static_cast<Long64_t>(row));
    if (Words::error())
      return; // (the caller throws the reported error)
  }
}

} // namespace

std::unique_ptr<Dataset> open_tree(std::unique_ptr<TFile> file, TTree *tree, std::string name) {
  return std::make_unique<Tree>(std::move(file), tree, std::move(name));
}

} // namespace rootgrad::rootio
