// Columns of an RNTuple: the numbers below each field, read in blocks.
#include "bulk.hpp"

#include "../../rootio/src/element.hpp"

#ifdef ROOTGRAD_ROOT_READS_CLUSTERS
#include <ROOT/RNTupleDescriptor.hxx>
#include <ROOT/RNTupleReader.hxx>
#include <ROOT/RNTupleView.hxx>

#include <algorithm>
#include <exception>
#include <optional>
#include <utility>

namespace rootgrad::bulk {
namespace {

using rootio::append;
using rootio::Element;

/// Rows of a cluster.
struct Cluster {
  ROOT::DescriptorId_t id;
  std::uint64_t first, rows;
};

/// The field that stores a column's numbers.
struct Place {
  ROOT::DescriptorId_t numbers = ROOT::kInvalidDescriptorId;
  std::optional<ROOT::DescriptorId_t> collection; ///< the collection that they belong to
  std::uint64_t width = 1;                        ///< numbers per row, or per entry of the collection
  std::string type;
};

[[noreturn]] void refuse(const StoredColumn &wanted) {
  throw EventLoop("column '" + wanted.plan.name + "' of type " + wanted.plan.type +
                  " is not stored as "
                  "a number, an array or a list of numbers");
}

/// Follows the nested fields: the names of `path`, the entries of a collection or an array, the integer of an
/// enumeration.
Place place_of(const ROOT::RNTupleDescriptor &ntuple, const StoredColumn &wanted) {
  Place place;
  std::string path = wanted.name;
  const auto *field = &ntuple.GetFieldZero();
  while (true) {
    const auto &links = field->GetLinkIds();
    if (path.empty() && links.empty())
      break;
    const ROOT::RFieldDescriptor *next = nullptr;
    for (const auto id : links) {
      const auto &child = ntuple.GetFieldDescriptor(id);
      const auto &name = child.GetFieldName();
      const bool named =
          path.compare(0, name.size(), name) == 0 && (path.size() == name.size() || path[name.size()] == '.');
      if (!named && !(links.size() == 1 && (path.empty() || name == "_0")))
        continue;
      next = &child;
      if (named)
        path.erase(0, name.size() + 1);
      break;
    }
    if (!next || next->IsProjectedField())
      refuse(wanted);
    field = next;
    if (field->GetStructure() == ROOT::ENTupleStructure::kCollection) {
      if (place.collection || place.width != 1)
        refuse(wanted); // lists of lists
      place.collection = field->GetId();
    } else if (field->GetNRepetitions() > 0) {
      place.width *= field->GetNRepetitions();
    } else if (field->GetStructure() != ROOT::ENTupleStructure::kPlain &&
               field->GetStructure() != ROOT::ENTupleStructure::kRecord) {
      refuse(wanted);
    }
  }
  place.numbers = field->GetId();
  place.type = field->GetTypeName();
  const bool array = place.collection || place.width != 1;
  if (field->GetStructure() != ROOT::ENTupleStructure::kPlain || (place.collection && place.width != 1) ||
      array > wanted.plan.is_array())
    refuse(wanted);
  return place;
}

/// Numbers of type T: `width` numbers per row, or as many as the collection has entries.
template <class T> class Field final : public Column {
public:
  Field(ROOT::RNTupleReader &reader, const Place &place, const std::vector<Cluster> &clusters)
      : view_(reader.GetView<T>(place.numbers)), bulk_(view_.CreateBulk()), width_(place.width), clusters_(clusters) {
    if (place.collection)
      collection_.emplace(reader.GetCollectionView(*place.collection));
  }

  void read(std::uint64_t first, std::uint64_t rows, Numbers &to) override {
    to.width = std::size_t(width_);
    const auto behind = [](std::uint64_t row, const Cluster &cluster) { return row < cluster.first; };
    for (const auto end = first + rows; first < end;) {
      auto at = std::upper_bound(clusters_.begin(), clusters_.end(), first, behind);
      if (at == clusters_.begin() || first >= (at - 1)->first + (at - 1)->rows)
        throw_unreadable(view_.GetField().GetFieldName(), first);
      const auto &cluster = *--at;
      const auto inside = first - cluster.first;
      const auto here = std::min(end - first, cluster.rows - inside);
      part(cluster.id, inside, here, to);
      first += here;
    }
  }

private:
  void part(ROOT::DescriptorId_t cluster, std::uint64_t first, std::uint64_t rows, Numbers &to) {
    if (!collection_)
      return numbers(cluster, first * width_, rows * width_, to);
    std::uint64_t begin = 0, count = 0;
    const auto before = to.values.size();
    for (std::uint64_t row = 0; row < rows; ++row) {
      const auto range = collection_->GetCollectionRange(ROOT::RNTupleLocalIndex(cluster, first + row));
      if (row == 0)
        begin = (*range.begin()).GetIndexInCluster();
      count += range.size();
      to.ends.push_back(before + std::size_t(count));
    }
    numbers(cluster, begin, count, to);
  }

  void numbers(ROOT::DescriptorId_t cluster, std::uint64_t first, std::uint64_t count, Numbers &to) {
    if (count > 0)
      append(to.values, static_cast<const T *>(bulk_.ReadBulk(ROOT::RNTupleLocalIndex(cluster, first), nullptr, count)),
             std::size_t(count));
  }

  ROOT::RNTupleView<T> view_;
  ROOT::RFieldBase::RBulkValues bulk_;
  std::optional<ROOT::RNTupleCollectionView> collection_;
  std::uint64_t width_;
  const std::vector<Cluster> &clusters_;
};

class NTuple final : public OpenFile {
public:
  NTuple(const std::vector<DataFile> &files, std::size_t index) {
    try {
      reader_ = ROOT::RNTupleReader::Open(files[index].name, files[index].file);
    } catch (const std::exception &error) {
      throw Error(ErrorCode::Io, "cannot read the ntuple '" + files[index].name + "' in " + detail::nth(files, index) +
                                     ": " + error.what());
    }
    for (const auto &cluster : reader_->GetDescriptor().GetClusterIterable())
      clusters_.push_back({cluster.GetId(), cluster.GetFirstEntryIndex(), cluster.GetNEntries()});
    std::sort(clusters_.begin(), clusters_.end(), [](const auto &a, const auto &b) { return a.first < b.first; });
  }

  std::uint64_t rows() const override { return reader_->GetNEntries(); }

  std::vector<std::uint64_t> clusters() override {
    std::vector<std::uint64_t> begins;
    for (const auto &cluster : clusters_)
      begins.push_back(cluster.first);
    return begins;
  }

  std::unique_ptr<Column> column(const StoredColumn &wanted) override {
    const auto place = place_of(reader_->GetDescriptor(), wanted);
    std::string container, first_files;
    detail::split_type(wanted.plan.type, container, first_files);
    auto type = rootio::element(first_files);
    if (type == Element::None)
      type = rootio::element(place.type); // integer of an enumeration
    if (type == Element::None || type == Element::Int64 || type == Element::UInt64)
      refuse(wanted); // (an RNTuple has no long long: its std::int64_t is long)
    return rootio::with_type(type, [&](auto of) -> std::unique_ptr<Column> {
      using T = typename decltype(of)::type;
      if constexpr (std::is_same_v<T, long long> || std::is_same_v<T, unsigned long long>)
        return nullptr;
      else
        return std::make_unique<Field<T>>(*reader_, place, clusters_);
    });
  }

private:
  std::unique_ptr<ROOT::RNTupleReader> reader_;
  std::vector<Cluster> clusters_;
};

} // namespace

std::unique_ptr<OpenFile> open_ntuple(const std::vector<DataFile> &files, std::size_t index) {
  return std::make_unique<NTuple>(files, index);
}

} // namespace rootgrad::bulk

#endif
