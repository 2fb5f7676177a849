#include "bulk.hpp"

#include "element.hpp"
#include "words.hpp"

#include <TBranch.h>
#include <TBufferFile.h>
#include <TLeafB.h>
#include <TLeafD.h>
#include <TLeafF.h>
#include <TLeafI.h>
#include <TLeafL.h>
#include <TLeafO.h>
#include <TLeafS.h>

#include <algorithm>
#include <stdexcept>

namespace rootgrad::rootio {
namespace {

/// A column read basket by basket. T is the type of the numbers in the basket.
template <typename T> class Bulk final : public Column {
public:
  explicit Bulk(TLeaf &leaf)
      : branch_(*leaf.GetBranch()), leaf_(leaf), width_(static_cast<std::size_t>(leaf.GetLenStatic())),
        basket_(TBuffer::kWrite, 1 << 15) {}

  void read(std::uint64_t first, std::uint64_t rows) override {
    for (const auto end = first + rows; first < end;) {
      if (first >= behind_ && !by_row_)
        next(first);
      if (by_row_)
        return each(first, end);
      const auto here = std::min(end, behind_) - first;
      const auto *from = reinterpret_cast<const T *>(basket_.GetCurrent()) + (first - begin_) * width_;
      append(values, from, here * width_);
      first += here;
    }
  }

private:
  /// Reads the basket that begins with this row.
  void next(std::uint64_t row) {
    const int count = branch_.GetBulkRead().GetBulkEntries(static_cast<Long64_t>(row), basket_);
    if (count <= 0 || Words::error()) {
      // Baskets stored in the TTree itself cannot be read this way. Reading single rows then shows if the data are
      // readable.
      by_row_ = true;
      Words::forget();
      branch_.SetAddress(nullptr); // ROOT allocates the memory itself
      return;
    }
    const auto bytes = static_cast<std::size_t>(count) * width_ * sizeof(T);
    if (bytes > static_cast<std::size_t>(basket_.BufferSize() - (basket_.GetCurrent() - basket_.Buffer())))
      throw Problem("is damaged: column '" + std::string(branch_.GetName()) + "' has fewer numbers than rows");
    begin_ = row;
    behind_ = row + static_cast<std::uint64_t>(count);
  }

  /// Reads these rows one by one.
  void each(std::uint64_t first, std::uint64_t end) {
    for (auto row = first; row < end; row++) {
      if (branch_.GetEntry(static_cast<Long64_t>(row)) <= 0 || Words::error())
        Words::fail("has column '" + std::string(branch_.GetName()) + "', which ROOT cannot read from row " +
                    std::to_string(row) + " on");
      append(values, static_cast<const T *>(leaf_.GetValuePointer()), width_);
    }
  }

  TBranch &branch_;
  TLeaf &leaf_;
  std::size_t width_;
  TBufferFile basket_;
  bool by_row_ = false;
  std::uint64_t begin_ = 0, behind_ = 0; // rows in the basket
};

template <typename Signed, typename Unsigned> std::unique_ptr<Column> by_sign(TLeaf &leaf) {
  if (leaf.IsUnsigned())
    return std::make_unique<Bulk<Unsigned>>(leaf);
  return std::make_unique<Bulk<Signed>>(leaf);
}

} // namespace

std::unique_ptr<Column> bulk_column(TLeaf &leaf, std::uint64_t rows) {
  auto &branch = *leaf.GetBranch();
  // (A column of lists is excluded, because reading it needs single rows of the branch with the lengths.)
  if (branch.IsA() != TBranch::Class() || branch.GetNleaves() != 1 || leaf.GetLeafCount() || leaf.GetLenStatic() < 1 ||
      leaf.IsRange() || !branch.GetBulkRead().SupportsBulkRead())
    return nullptr;
  if (static_cast<std::uint64_t>(branch.GetEntries()) != rows)
    throw Problem("is damaged: column '" + std::string(branch.GetName()) + "' has " +
                  std::to_string(branch.GetEntries()) + " rows, and its TTree " + std::to_string(rows));
  const auto *type = leaf.IsA();
  if (type == TLeafF::Class())
    return std::make_unique<Bulk<float>>(leaf);
  if (type == TLeafD::Class())
    return std::make_unique<Bulk<double>>(leaf);
  if (type == TLeafO::Class())
    return std::make_unique<Bulk<bool>>(leaf);
  if (type == TLeafB::Class())
    return by_sign<signed char, unsigned char>(leaf);
  if (type == TLeafS::Class())
    return by_sign<short, unsigned short>(leaf);
  if (type == TLeafI::Class())
    return by_sign<int, unsigned int>(leaf);
  if (type == TLeafL::Class())
    return by_sign<Long64_t, ULong64_t>(leaf);
  return nullptr; // (TLeafG claims to support it, but does not)
}

} // namespace rootgrad::rootio
