// Columns of a TTree: whole baskets are read for plain numbers, single entries for lists.
#include "bulk.hpp"

#include "../../rootio/src/element.hpp"

#include <TBranch.h>
#include <TBranchElement.h>
#include <TBufferFile.h>
#include <TLeafB.h>
#include <TLeafD.h>
#include <TLeafD32.h>
#include <TLeafF.h>
#include <TLeafF16.h>
#include <TLeafG.h>
#include <TLeafI.h>
#include <TLeafL.h>
#include <TLeafO.h>
#include <TLeafS.h>
#include <TMath.h>
#include <TTree.h>

#include <algorithm>
#include <type_traits>
#include <utility>

namespace rootgrad::bulk {
namespace {

using rootio::append;
using rootio::Element;

constexpr Long64_t cache = 32 << 20; // bytes read ahead

/// C++ type of the numbers in memory; also if whole baskets of them can be read.
struct LeafType {
  TClass *leaf;
  Element with_sign, without;
  bool baskets;
};

const LeafType *type_of(const TLeaf &leaf) {
  static const LeafType types[] = {
      {TLeafF::Class(), Element::Float, Element::Float, true},
      {TLeafD::Class(), Element::Double, Element::Double, true},
      {TLeafI::Class(), Element::Int32, Element::UInt32, true},
      {TLeafL::Class(), Element::Int64, Element::UInt64, true},
      {TLeafS::Class(), Element::Int16, Element::UInt16, true},
      {TLeafB::Class(), Element::Char, Element::UInt8, true},
      {TLeafO::Class(), Element::Bool, Element::Bool, true},
      {TLeafG::Class(), Element::Long, Element::ULong, false}, // (it claims to support this, but does not)
      {TLeafF16::Class(), Element::Float, Element::Float, false},
      {TLeafD32::Class(), Element::Double, Element::Double, false},
  };
  const auto found =
      std::find_if(std::begin(types), std::end(types), [&](const LeafType &type) { return type.leaf == leaf.IsA(); });
  return found == std::end(types) ? nullptr : found;
}

bool has_whole_baskets(TLeaf &leaf) {
  auto &branch = *leaf.GetBranch();
  return branch.IsA() == TBranch::Class() && branch.GetNleaves() == 1 && branch.GetBulkRead().SupportsBulkRead();
}

/// The basket of a branch that contains a row.
class Basket {
public:
  explicit Basket(TBranch &branch) : branch_(branch), buffer_(TBuffer::kWrite, 1 << 15) {}

  bool holds(std::uint64_t row) const { return begin_ <= row && row < behind_; }
  std::uint64_t begin() const { return begin_; }
  std::uint64_t behind() const { return behind_; }
  TBufferFile &buffer() { return buffer_; }
  std::size_t bytes() const { return std::size_t(buffer_.BufferSize() - (buffer_.GetCurrent() - buffer_.Buffer())); }

  /// Reads the basket of this row with `read`, one of ROOT's two functions. Returns false if ROOT cannot: baskets that
  /// are stored in the TTree itself cannot be read as a whole.
  template <class Read> bool next(std::uint64_t row, Read read) {
    const auto *begins = branch_.GetBasketEntry();
    const auto index = TMath::BinarySearch(Long64_t(branch_.GetWriteBasket()) + 1, begins, Long64_t(row));
    const int count = index < 0 ? -1 : read(branch_.GetBulkRead(), begins[index], buffer_);
    begin_ = count > 0 ? std::uint64_t(begins[index]) : 0;
    behind_ = count > 0 ? begin_ + std::uint64_t(count) : 0;
    return holds(row);
  }

private:
  TBranch &branch_;
  TBufferFile buffer_;
  std::uint64_t begin_ = 0, behind_ = 0; // rows
};

/// Arrays of one length, or single numbers, in their own branch. T is their type in the basket and in memory.
template <class T> class Plain final : public Column {
public:
  Plain(TLeaf &leaf, bool baskets)
      : branch_(*leaf.GetBranch()), leaf_(leaf), width_(std::size_t(leaf.GetLenStatic())), basket_(branch_) {
    if (!baskets)
      read_entries();
  }

  void read(std::uint64_t first, std::uint64_t rows, Numbers &to) override {
    to.width = width_;
    for (const auto end = first + rows; first < end;) {
      if (!by_entry_ && !basket_.holds(first))
        next(first);
      if (by_entry_)
        return entries(first, end, to);
      const auto here = std::min(end, basket_.behind()) - first;
      const auto *numbers = reinterpret_cast<const T *>(basket_.buffer().GetCurrent());
      append(to.values, numbers + (first - basket_.begin()) * width_, here * width_);
      first += here;
    }
  }

private:
  void next(std::uint64_t row) {
    const auto swapped = [](auto &bulk, Long64_t begin, TBuffer &to) { return bulk.GetBulkEntries(begin, to); };
    const bool whole = basket_.next(row, swapped);
    if (!whole || std::size_t(basket_.behind() - basket_.begin()) * width_ * sizeof(T) > basket_.bytes())
      read_entries();
  }

  void read_entries() {
    by_entry_ = true;
    branch_.SetAddress(nullptr); // ROOT's own memory
  }

  void entries(std::uint64_t first, std::uint64_t end, Numbers &to) {
    for (auto row = first; row < end; ++row) {
      if (branch_.GetEntry(Long64_t(row)) <= 0)
        throw_unreadable(branch_.GetName(), row);
      append(to.values, static_cast<const T *>(leaf_.GetValuePointer()), width_);
    }
  }

  TBranch &branch_;
  TLeaf &leaf_;
  std::size_t width_;
  Basket basket_;
  bool by_entry_ = false;
};

/// Arrays whose length is in another branch, such as `pt[n]/F`.
template <class T> class Counted final : public Column {
public:
  /// \param lengths column of the lengths; null if whole baskets cannot be read
  Counted(TLeaf &leaf, std::unique_ptr<Column> lengths)
      : branch_(*leaf.GetBranch()), leaf_(leaf), lengths_(std::move(lengths)), basket_(branch_) {
    if (!lengths_)
      read_entries();
  }

  void read(std::uint64_t first, std::uint64_t rows, Numbers &to) override {
    for (const auto end = first + rows; first < end;) {
      if (lengths_ && !basket_.holds(first))
        next(first);
      if (!lengths_)
        return entries(first, end, to);
      const auto here = std::min(end, basket_.behind()) - first;
      const auto *ends = ends_.data() + (first - basket_.begin());
      const auto before = to.values.size();
      append(to.values, numbers_.get() + ends[0], ends[here] - ends[0]);
      for (std::uint64_t i = 1; i <= here; ++i)
        to.ends.push_back(before + ends[i] - ends[0]);
      first += here;
    }
  }

private:
  /// Reads the basket of this row, with arrays one after the other, and their lengths.
  void next(std::uint64_t row) {
    const auto stored = [](auto &bulk, Long64_t begin, TBuffer &to) { return bulk.GetEntriesSerialized(begin, to); };
    if (!basket_.next(row, stored))
      return read_entries();
    Numbers lengths;
    lengths_->read(basket_.begin(), basket_.behind() - basket_.begin(), lengths);
    ends_.assign(1, 0);
    for (const float length : lengths.values)
      ends_.push_back(ends_.back() + std::size_t(std::max(0.f, length))); // (exact: no basket has 2^24 numbers)
    const auto count = ends_.back();
    if (count >= (1u << 24) || count * sizeof(T) > basket_.bytes())
      return read_entries();
    numbers_.reset(new T[count]);
    if constexpr (!std::is_same_v<T, signed char>) // (no leaf has this type: a TLeafB has char)
      basket_.buffer().ReadFastArray(numbers_.get(), int(count));
  }

  void read_entries() {
    lengths_.reset();
    for (auto *branch : {leaf_.GetLeafCount()->GetBranch(), &branch_})
      branch->SetAddress(nullptr); // ROOT's own memory
  }

  void entries(std::uint64_t first, std::uint64_t end, Numbers &to) {
    for (auto row = first; row < end; ++row) {
      // (After reading a basket of a branch, ROOT assumes that it has also read the branch's leaf.)
      const int length = leaf_.GetLeafCount()->GetBranch()->GetEntry(Long64_t(row));
      if (length < 0 || branch_.GetEntry(Long64_t(row)) < 0) // (0 bytes are an empty list)
        throw_unreadable(branch_.GetName(), row);
      const auto count = std::max(0, leaf_.GetLen());
      append(to.values, static_cast<const T *>(leaf_.GetValuePointer()), std::size_t(count));
      to.ends.push_back(to.values.size());
    }
  }

  TBranch &branch_;
  TLeaf &leaf_;
  std::unique_ptr<Column> lengths_;
  Basket basket_;
  std::vector<std::size_t> ends_; // end of each of the basket's arrays among its numbers, beginning with 0
  std::unique_ptr<T[]> numbers_;
};

/// Lists of a class: std::vector or RVec of numbers.
template <class List> class Lists final : public Column {
public:
  explicit Lists(TBranch &branch) : branch_(branch), address_(&list_) {}
  ~Lists() override { branch_.ResetAddress(); }

  void read(std::uint64_t first, std::uint64_t rows, Numbers &to) override {
    branch_.SetAddress(&address_); // (two columns may be aliases of one branch)
    for (auto row = first; row < first + rows; ++row) {
      if (branch_.GetEntry(Long64_t(row)) <= 0)
        throw_unreadable(branch_.GetName(), row);
      for (const auto value : list_)
        to.values.push_back(static_cast<float>(value));
      to.ends.push_back(to.values.size());
    }
  }

private:
  TBranch &branch_;
  List list_;
  List *address_;
};

/// Returns the lengths of arrays as a separate column; null if whole baskets of them cannot be read.
std::unique_ptr<Column> lengths_of(TLeaf &leaf) {
  const auto *type = type_of(leaf);
  if (!type || !type->baskets || leaf.GetLenStatic() != 1 || leaf.GetLeafCount() || !has_whole_baskets(leaf))
    return nullptr;
  return rootio::with_type(leaf.IsUnsigned() ? type->without : type->with_sign,
                           [&](auto of) -> std::unique_ptr<Column> {
                             return std::make_unique<Plain<typename decltype(of)::type>>(leaf, true);
                           });
}

std::unique_ptr<Column> plain(TLeaf &leaf, const StoredColumn &wanted) {
  const auto *type = type_of(leaf);
  auto *count = leaf.GetLeafCount();
  if (!type || leaf.GetLenStatic() < 1 || (count && leaf.GetLenStatic() > 1) ||
      wanted.plan.is_array() < (count || leaf.GetLenStatic() > 1))
    throw EventLoop("column '" + wanted.plan.name + "' is stored as " + leaf.IsA()->GetName());
  const bool whole = type->baskets && has_whole_baskets(leaf);
  return rootio::with_type(leaf.IsUnsigned() ? type->without : type->with_sign,
                           [&](auto of) -> std::unique_ptr<Column> {
                             using T = typename decltype(of)::type;
                             if (count)
                               return std::make_unique<Counted<T>>(leaf, whole ? lengths_of(*count) : nullptr);
                             return std::make_unique<Plain<T>>(leaf, whole);
                           });
}

std::unique_ptr<Column> lists(TBranch &branch, const StoredColumn &wanted) {
  std::string container, element;
  detail::split_type(branch.GetClassName(), container, element);
  const auto type = rootio::element(element);
  const bool whole =
      branch.IsA() == TBranchElement::Class() && branch.GetMother() == &branch && branch.GetListOfBranches()->IsEmpty();
  if (!whole || type == Element::None || (container != "vector" && container != "RVec") || !wanted.plan.is_array())
    throw EventLoop("column '" + wanted.plan.name + "' is stored as " + branch.IsA()->GetName() + " of " +
                    branch.GetClassName());
  return rootio::with_type(type, [&](auto of) -> std::unique_ptr<Column> {
    using T = typename decltype(of)::type;
    if (container == "vector")
      return std::make_unique<Lists<std::vector<T>>>(branch);
    return std::make_unique<Lists<ROOT::RVec<T>>>(branch);
  });
}

class Tree final : public OpenFile {
public:
  Tree(const std::vector<DataFile> &files, std::size_t index) : opened_(files, index) {
    opened_.tree->SetCacheSize(cache);
  }

  std::uint64_t rows() const override { return std::uint64_t(std::max<Long64_t>(0, opened_.tree->GetEntries())); }

  std::vector<std::uint64_t> clusters() override {
    std::vector<std::uint64_t> begins;
    auto next = opened_.tree->GetClusterIterator(0);
    for (Long64_t begin = next(); begin < opened_.tree->GetEntries(); begin = next())
      begins.push_back(std::uint64_t(begin));
    return begins;
  }

  std::unique_ptr<Column> column(const StoredColumn &wanted) override {
    auto &tree = *opened_.tree;
    auto *branch = tree.GetBranch(wanted.name.c_str());
    if (!branch || branch->GetTree() != &tree)
      throw EventLoop("column '" + wanted.plan.name + "' is not a branch of its own");
    const bool numbers = branch->IsA() == TBranch::Class();
    if (numbers && (branch->GetNleaves() != 1 || !branch->GetListOfBranches()->IsEmpty()))
      throw EventLoop("column '" + wanted.plan.name + "' is in a branch of several leaves");
    if (branch->GetEntries() != tree.GetEntries() || branch->TestBit(kDoNotProcess))
      throw EventLoop("the branch of column '" + wanted.plan.name + "' has other entries than its tree");
    auto *leaf = numbers ? static_cast<TLeaf *>(branch->GetListOfLeaves()->At(0)) : nullptr;
    auto column = leaf ? plain(*leaf, wanted) : lists(*branch, wanted);
    tree.AddBranchToCache(branch, kTRUE);
    if (leaf && leaf->GetLeafCount())
      tree.AddBranchToCache(leaf->GetLeafCount()->GetBranch(), kTRUE);
    return column;
  }

  bool has(const std::string &name) override {
    auto &tree = *opened_.tree;
    const auto *branch = tree.GetBranch(name.c_str());
    const auto *leaf = branch ? nullptr : tree.GetLeaf(name.c_str());
    return branch ? branch->GetTree() == &tree : leaf && leaf->GetBranch()->GetTree() == &tree;
  }

  void prepare(std::uint64_t first) override { opened_.tree->LoadTree(Long64_t(first)); } // (read-ahead depends on it)

private:
  detail::OpenTree opened_;
};

} // namespace

std::unique_ptr<OpenFile> open_tree(const std::vector<DataFile> &files, std::size_t index) {
  return std::make_unique<Tree>(files, index);
}

} // namespace rootgrad::bulk
