// Columns of an RNTuple: the numbers below each field, read in bulk.
#include "element.hpp"
#include "rootgrad-root/src/bridge.rs.h"
#include "sources.hpp"
#include "words.hpp"

#include <RVersion.h>
#include <TFile.h>

#include <stdexcept>

#if ROOT_VERSION_CODE < ROOT_VERSION(6, 40, 0)

namespace rootgrad::rootio {
std::unique_ptr<Dataset> open_ntuple(std::unique_ptr<TFile>, std::string name) {
  throw Problem("holds '" + name +
                "', an RNTuple, which ROOT " ROOT_RELEASE
                " reads by another interface: install rootgrad with ROOT 6.40 or newer");
}
} // namespace rootgrad::rootio

#else

#include <ROOT/RNTuple.hxx>
#include <ROOT/RNTupleDescriptor.hxx>
#include <ROOT/RNTupleReader.hxx>
#include <ROOT/RNTupleView.hxx>

#include <algorithm>
#include <map>
#include <optional>

namespace rootgrad::rootio {
namespace {

/// Rows of a cluster.
struct Cluster {
  ROOT::DescriptorId_t id;
  std::uint64_t first, rows;
};

/// A range of rows in one cluster, counted from the cluster's first row.
struct Part {
  ROOT::DescriptorId_t cluster;
  std::uint64_t first, rows;
};

/// Location of a column's numbers.
struct Place {
  ROOT::DescriptorId_t numbers = ROOT::kInvalidDescriptorId;
  std::optional<ROOT::DescriptorId_t> collection; // the collection whose lists they are
  std::uint64_t width = 1;                        // numbers per row, if there are no lists
  Element element = Element::None;
  bool sizes = false; // the numbers are sizes of a collection
};

/// Numbers of type T; a row has `width` of them, or as many as the collection gives.
template <typename T> class Bulk final : public Column {
public:
  Bulk(ROOT::RNTupleReader &reader, const Place &place)
      : view_(reader.GetView<T>(place.numbers)), bulk_(view_.CreateBulk()), width_(place.width) {
    jagged = place.collection.has_value();
    if (jagged)
      collection_.emplace(reader.GetCollectionView(*place.collection));
  }

  /// Reads a range of rows of one cluster.
  void part(const Part &rows) {
    if (!jagged)
      return numbers(rows.cluster, rows.first * width_, rows.rows * width_);
    std::uint64_t begin = 0, count = 0;
    for (std::uint64_t row = 0; row < rows.rows; row++) {
      const auto range = collection_->GetCollectionRange(ROOT::RNTupleLocalIndex(rows.cluster, rows.first + row));
      if (row == 0)
        begin = (*range.begin()).GetIndexInCluster();
      count += range.size();
      offsets.push_back(offsets.back() + range.size());
    }
    numbers(rows.cluster, begin, count);
  }

  void read(std::uint64_t first, std::uint64_t rows) override;

  const std::vector<Cluster> *clusters = nullptr;

private:
  void numbers(ROOT::DescriptorId_t cluster, std::uint64_t first, std::uint64_t count) {
    if (count == 0)
      return;
    const auto *from = bulk_.ReadBulk(ROOT::RNTupleLocalIndex(cluster, first), nullptr, count);
    if constexpr (std::is_arithmetic_v<T>) {
      append(values, static_cast<const T *>(from), count);
    } else { // sizes, which are classes with one integer
      for (std::uint64_t i = 0; i < count; i++)
        values.push_back(static_cast<float>(static_cast<std::uint64_t>(static_cast<const T *>(from)[i])));
    }
  }

  ROOT::RNTupleView<T> view_;
  ROOT::RFieldBase::RBulkValues bulk_;
  std::optional<ROOT::RNTupleCollectionView> collection_;
  std::uint64_t width_;
};

template <typename T> void Bulk<T>::read(std::uint64_t first, std::uint64_t rows) {
  const auto behind = [](std::uint64_t row, const Cluster &cluster) { return row < cluster.first; };
  for (const auto end = first + rows; first < end;) {
    auto at = std::upper_bound(clusters->begin(), clusters->end(), first, behind);
    if (at == clusters->begin() || first >= (at - 1)->first + (at - 1)->rows)
      throw Problem("is damaged: no cluster contains row " + std::to_string(first));
    const auto &cluster = *--at;
    const auto inside = first - cluster.first;
    const auto here = std::min(end - first, cluster.rows - inside);
    part({cluster.id, inside, here});
    first += here;
  }
}

class NTuple final : public Dataset {
public:
  NTuple(std::unique_ptr<TFile> file, std::string name);
  ~NTuple() override { columns_.clear(); } // they refer to the reader

protected:
  rust::Vec<Description> describe() override;
  std::unique_ptr<Column> column(const Description &description) override;
  void reset() override {}
  void fill(std::uint64_t first, std::uint64_t rows) override {
    for (auto &column : columns_)
      column->read(first, rows);
  }

private:
  /// Adds the columns of a field and of its subfields.
  void walk(const ROOT::RFieldDescriptor &field, const std::string &name, const std::string &type, Place place,
            int lists, int depth);
  void add(const std::string &name, const std::string &type, Kind kind, const Place &place);

  std::unique_ptr<TFile> file_;
  std::unique_ptr<ROOT::RNTupleReader> reader_;
  std::vector<Cluster> clusters_;
  rust::Vec<Description> found_;
  std::map<std::string, Place> places_;
};

NTuple::NTuple(std::unique_ptr<TFile> file, std::string name) : Dataset(std::move(name)), file_(std::move(file)) {
  const std::unique_ptr<ROOT::RNTuple> anchor(file_->Get<ROOT::RNTuple>(name_.c_str()));
  if (!anchor)
    Words::fail("has an RNTuple '" + name_ + "' that ROOT cannot read");
  reader_ = ROOT::RNTupleReader::Open(*anchor);
  rows_ = reader_->GetNEntries();
  const auto &descriptor = reader_->GetDescriptor();
  for (const auto &cluster : descriptor.GetClusterIterable())
    clusters_.push_back({cluster.GetId(), cluster.GetFirstEntryIndex(), cluster.GetNEntries()});
  std::sort(clusters_.begin(), clusters_.end(), [](const auto &a, const auto &b) { return a.first < b.first; });
  for (const auto &field : descriptor.GetTopLevelFields())
    walk(field, field.GetFieldName(), field.GetTypeName(), {}, 0, 0);
}

void NTuple::add(const std::string &name, const std::string &type, Kind kind, const Place &place) {
  Description column{rust::String::lossy(name), rust::String::lossy(type), "", kind, 0};
  const bool numbers = kind == Kind::Number || kind == Kind::Array || kind == Kind::Jagged;
  if (numbers) {
    column.element = spelling(place.element);
    column.width = kind == Kind::Jagged ? 0 : place.width;
    places_[name] = place;
  }
  found_.push_back(std::move(column));
}

void NTuple::walk(const ROOT::RFieldDescriptor &field, const std::string &name, const std::string &type, Place place,
                  int lists, int depth) {
  const auto &descriptor = reader_->GetDescriptor();
  const std::string own = field.GetTypeName();
  const auto structure = field.GetStructure();
  std::vector<const ROOT::RFieldDescriptor *> inner;
  for (const auto id : field.GetLinkIds())
    inner.push_back(&descriptor.GetFieldDescriptor(id));
  const auto sizes = own.rfind("ROOT::RNTupleCardinality<", 0) == 0;
  place.element = sizes ? Element::ULong : element(own);
  if (own == "std::string" || (lists > 0 && place.element == Element::Char))
    return add(name, type, Kind::Text, place);
  if (place.element != Element::None && inner.empty()) {
    if (lists > 1 || (lists == 1 && place.width > 1))
      return add(name, type, Kind::Nested, place);
    place.numbers = field.GetId();
    place.sizes = sizes;
    return add(name, type, lists ? Kind::Jagged : place.width > 1 || depth ? Kind::Array : Kind::Number, place);
  }
  if (structure == ROOT::ENTupleStructure::kRecord) {
    if (lists == 0 && depth == 0)
      add(name, type, Kind::Other, place); // the whole record is not a number
    for (const auto *part : inner)
      walk(*part, name + "." + part->GetFieldName(), part->GetTypeName() + (lists ? "[]" : ""), place, lists, depth);
    return;
  }
  const bool one = inner.size() == 1;
  if (structure == ROOT::ENTupleStructure::kCollection && one) {
    place.collection = field.GetId();
    return walk(*inner[0], name, type.empty() ? inner[0]->GetTypeName() : type, place, lists + 1, depth);
  }
  if (structure == ROOT::ENTupleStructure::kPlain && one && field.GetNRepetitions() > 0) { // std::array
    place.width *= field.GetNRepetitions();
    return walk(*inner[0], name, type, place, lists, depth + 1);
  }
  if (structure == ROOT::ENTupleStructure::kPlain && one) // an enumeration has the integer as its subfield
    return walk(*inner[0], name, type, place, lists, depth);
  add(name, type, Kind::Other, place);
}

rust::Vec<Description> NTuple::describe() { return found_; }

std::unique_ptr<Column> NTuple::column(const Description &description) {
  const auto place = places_.at(std::string(description.name));
  const auto made = [&](auto column) -> std::unique_ptr<Column> {
    column->clusters = &clusters_;
    return column;
  };
  if (place.sizes) {
    const auto &type = reader_->GetDescriptor().GetFieldDescriptor(place.numbers).GetTypeName();
    if (type.find("32") != std::string::npos)
      return made(std::make_unique<Bulk<ROOT::RNTupleCardinality<std::uint32_t>>>(*reader_, place));
    return made(std::make_unique<Bulk<ROOT::RNTupleCardinality<std::uint64_t>>>(*reader_, place));
  }
  return with_type(place.element, [&](auto of) -> std::unique_ptr<Column> {
    using T = typename decltype(of)::type;
    if constexpr (std::is_same_v<T, long long> || std::is_same_v<T, unsigned long long>)
      throw std::logic_error("no RNTuple has such integers"); // (std::int64_t is long)
    else
      return made(std::make_unique<Bulk<T>>(*reader_, place));
  });
}

} // namespace

std::unique_ptr<Dataset> open_ntuple(std::unique_ptr<TFile> file, std::string name) {
  return std::make_unique<NTuple>(std::move(file), std::move(name));
}

} // namespace rootgrad::rootio

#endif
