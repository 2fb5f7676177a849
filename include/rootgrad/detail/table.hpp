/// \file table.hpp
/// Networks for the columns of a table, whose sizes the first fit chooses.
#ifndef ROOTGRAD_TABLE_HPP
#define ROOTGRAD_TABLE_HPP

#include "network.hpp"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace rootgrad {

/// How much time a network for a table may take.
enum class Preset : std::int32_t {
  Fast = ROOTGRAD_PRESET_FAST,         ///< 4 members of two narrow layers
  Balanced = ROOTGRAD_PRESET_BALANCED, ///< 8 members of two layers
  Best = ROOTGRAD_PRESET_BEST          ///< 24 members of two layers
};

/// The sizes of a network for a table: the first fit chooses those that are not set. Every setter returns the configuration, so that they
/// chain.
///
///     rootgrad::TableConfig(rootgrad::Preset::Best).members(16).seed(42)
class TableConfig {
public:
  explicit TableConfig(Preset preset = Preset::Balanced) {
    detail::check_version();
    detail::check(rootgrad_table_config_default(sizeof raw_, &raw_));
    raw_.preset = static_cast<std::int32_t>(preset);
  }

  /// Outputs, K. Chosen: 1 for targets 0 and 1 and for values, as many as classes, or as many as target columns.
  TableConfig &outputs(std::size_t n) { return set(raw_.outputs, n); }
  /// Members that share the layers.
  TableConfig &members(std::size_t n) { return set(raw_.members, n); }
  /// Width of each layer.
  TableConfig &width(std::size_t n) { return set(raw_.width, n); }
  /// Number of layers.
  TableConfig &depth(std::size_t n) { return set(raw_.depth, n); }
  /// Frequencies of the periodic embedding of each column; 0 for no embedding.
  TableConfig &frequencies(std::size_t n) { return set(raw_.frequencies, n); }
  /// Numbers that the embedding makes of each column; 0 for the cosines themselves.
  TableConfig &embedding(std::size_t n) { return set(raw_.embedding, n); }
  /// Knots, at most, of a column that has a piecewise linear embedding: one of few values, or of narrow peaks or jumps; 0 for no such
  /// embeddings. Chosen: 256.
  TableConfig &knots(std::size_t n) { return set(raw_.knots, n); }
  /// Rate of dropout behind each layer, from 0 to below 1. Chosen: few rows for many columns get more, a regression none.
  TableConfig &dropout(double rate) { return set(raw_.dropout, rate); }
  /// The first feature columns, or those behind the ones of an earlier call, are jagged: so many columns of the entries of a collection.
  ///
  ///     rootgrad::TableConfig().jagged(rootgrad::Jagged(8).sorted_by(0), 4).jagged(rootgrad::Jagged{4}, 3) // jets, then leptons
  ///
  /// Each entry goes through two layers; their mean and maximum over the entries join the other columns.
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
  /// The same seed gives the same bits on every machine. Default 0.
  TableConfig &seed(std::uint64_t seed) { return set(raw_.seed, seed); }

  /// The C struct; its collections live as long as this is neither changed nor destroyed.
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

/// A network for the columns of a table: members that share weights, and whose mean is the score. The first fit chooses its sizes by the rows,
/// the columns and the targets; History::notes() lists them. Before that it has 0 features and outputs, and can only be fitted; after it, it
/// is a network like any other.
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
