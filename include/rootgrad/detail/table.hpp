/// \file table.hpp
/// Networks for the columns of a table, whose sizes the first fit chooses.
#ifndef ROOTGRAD_TABLE_HPP
#define ROOTGRAD_TABLE_HPP

#include "network.hpp"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace rootgrad {

/// Size, and so training time, of a network for a table.
enum class Preset : std::int32_t {
  Fast = ROOTGRAD_PRESET_FAST,         ///< 4 members of two narrow layers
  Balanced = ROOTGRAD_PRESET_BALANCED, ///< 8 members of two layers
  Best = ROOTGRAD_PRESET_BEST          ///< 24 members of two layers
};

/// Sizes of a network for a table. The first fit chooses the sizes that are not set. Every setter returns the
/// configuration, so calls can be chained.
///
///     rootgrad::TableConfig(rootgrad::Preset::Best).members(16).seed(42)
class TableConfig {
public:
  explicit TableConfig(Preset preset = Preset::Balanced) {
    detail::check_version();
    detail::check(rootgrad_table_config_default(sizeof raw_, &raw_));
    raw_.preset = static_cast<std::int32_t>(preset);
  }

  /// Number of outputs, K. If not set: 1 for targets 0 and 1 and for values, the number of classes, or the number of
  /// target columns.
  TableConfig &outputs(std::size_t n) { return set(raw_.outputs, n); }
  /// Number of members that share the layers.
  TableConfig &members(std::size_t n) { return set(raw_.members, n); }
  /// Width of each layer.
  TableConfig &width(std::size_t n) { return set(raw_.width, n); }
  /// Number of layers.
  TableConfig &depth(std::size_t n) { return set(raw_.depth, n); }
  /// Number of frequencies of the periodic embedding of each column; 0 for no embedding.
  TableConfig &frequencies(std::size_t n) { return set(raw_.frequencies, n); }
  /// Size of the embedding of each column; 0 for the cosines themselves.
  TableConfig &embedding(std::size_t n) { return set(raw_.embedding, n); }
  /// Largest number of knots of a piecewise linear embedding, for columns with few values, narrow peaks or jumps; 0 for
  /// no such embeddings. If not set: 256.
  TableConfig &knots(std::size_t n) { return set(raw_.knots, n); }
  /// Dropout rate after each layer, from 0 to below 1. If not set: larger for few rows with many columns, 0 for a
  /// regression.
  TableConfig &dropout(double rate) { return set(raw_.dropout, rate); }
  /// Makes the first feature columns, or those after the columns of an earlier call, jagged: `columns` columns of the
  /// entries of a collection.
  ///
  ///     rootgrad::TableConfig().jagged(rootgrad::Jagged(8).sorted_by(0), 4).jagged(rootgrad::Jagged{4}, 3) // jets, then leptons
  ///
  /// Each entry goes through two layers; the mean and the maximum over the entries are added to the other columns.
  TableConfig &jagged(const Jagged &entries, std::size_t columns) {
    Collection of{};
    for (const Collection &before : collections_)
      of.feature += before.columns * before.at_most;
    of.columns = columns;
    of.at_most = entries.at_most();
    of.sorted_by = entries.sorted_by();
    collections_.push_back(of);
    return *this;
  }
  /// Random seed: the same seed gives the same bits on every machine. Default 0.
  TableConfig &seed(std::uint64_t seed) { return set(raw_.seed, seed); }

  /// The C struct. Its collections are valid as long as this object is neither changed nor destroyed.
  rootgrad_table_config_t raw() const {
    rootgrad_table_config_t raw = raw_;
    raw.collections = collections_.data();
    raw.n_collections = collections_.size();
    return raw;
  }

private:
  template <class T, class V> TableConfig &set(T &field, V value) {
    field = static_cast<T>(value);
    return *this;
  }

  rootgrad_table_config_t raw_;
  std::vector<Collection> collections_;
};

/// A network for the columns of a table: members that share weights, and whose mean is the score. The first fit chooses
/// its sizes from the rows, the columns and the targets; History::notes() lists them. Before the first fit it has 0
/// features and outputs, and can only be fitted. Afterwards it is a network like any other.
///
///     rootgrad::Table net;
///     auto history = rootgrad::fit(net, df, {"pt", "eta"}, "is_signal");
///     auto scored = rootgrad::define(df, "spread", net.spread()); // the standard deviation of the members' scores
class Table : public Network {
public:
  explicit Table(Preset preset = Preset::Balanced, std::uint64_t seed = 0) : Table(TableConfig(preset).seed(seed)) {}

  explicit Table(const TableConfig &config) : Network(make(config)) {}

private:
  static rootgrad_network_t *make(const TableConfig &config) {
    rootgrad_network_t *handle = nullptr;
    const rootgrad_table_config_t raw = config.raw();
    detail::check(rootgrad_table_new(&raw, &handle));
    return handle;
  }
};

} // namespace rootgrad

#endif // ROOTGRAD_TABLE_HPP
