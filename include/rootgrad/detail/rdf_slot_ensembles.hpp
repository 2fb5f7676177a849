/// \file rdf_slot_ensembles.hpp
/// Data that each slot of a frame needs for predictions by an ensemble.
#ifndef ROOTGRAD_RDF_SLOT_ENSEMBLES_HPP
#define ROOTGRAD_RDF_SLOT_ENSEMBLES_HPP

#include "ensemble.hpp"
#include "rdf_ids.hpp"
#include "rdf_slots.hpp"

#include <algorithm>
#include <cmath>
#include <memory>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

namespace rootgrad {
namespace detail {

/// Features of a frame's events, slot by slot, side by side as a network needs them.
class SlotInputs {
  std::vector<ColumnPlan> plan_;
  std::vector<std::size_t> widths_; // expected width of each column
  std::size_t features_;
  bool arrays_;
  std::shared_ptr<SlotPackings> packings_; // for jagged columns

public:
  SlotInputs(std::vector<ColumnPlan> plan, const Network &net, const std::vector<std::string> &names, unsigned slots)
      : plan_(std::move(plan)), features_(net.features()),
        arrays_(std::any_of(plan_.begin(), plan_.end(), [](const ColumnPlan &column) { return column.is_array(); })) {
    if (net.collections().empty()) {
      widths_ = wanted_widths(net, plan_);
      return;
    }
    packings_ = std::make_shared<SlotPackings>(JaggedInputs(net), names, slots);
    packings_->inputs.check(plan_, plan_.size());
  }

  const float *operator()(unsigned slot, ULong64_t address, unsigned long long event) const {
    auto &row = slot_row(address);
    if (packings_)
      return packings_->slots[slot](row, plan_, plan_.size(), event);
    if (!arrays_)
      return row.scalars;
    check_widths(row, plan_, widths_, features_, event);
    return assemble(row, plan_, plan_.size());
  }
};

/// Predictors of a slot, and their buffers.
struct SlotEnsemble {
  std::vector<Predictor> networks;
  std::vector<float> outputs; // (networks, K), then one more (K)
  std::size_t k;
  char apart[64] = {};

  explicit SlotEnsemble(const std::vector<Predictor> &of)
      : networks(of), outputs((of.size() + 1) * of[0].outputs()), k(of[0].outputs()) {}

  /// Returns the outputs of one network.
  const float *one(std::size_t network, const float *x) {
    networks.at(network)(x, result());
    return result();
  }
  /// Returns the mean of all networks.
  const float *mean(const float *x) {
    all(x);
    for (std::size_t i = 0; i < k; ++i)
      result()[i] = static_cast<float>(middle(i));
    return result();
  }
  /// Returns the sample standard deviation of all networks; 0 for one network.
  const float *spread(const float *x) {
    all(x);
    for (std::size_t i = 0; i < k; ++i) {
      const double mean = middle(i);
      double squares = 0;
      for (std::size_t n = 0; n < networks.size(); ++n)
        squares += (double(outputs[n * k + i]) - mean) * (double(outputs[n * k + i]) - mean);
      result()[i] = static_cast<float>(std::sqrt(squares / double(std::max<std::size_t>(networks.size(), 2) - 1)));
    }
    return result();
  }

private:
  float *result() { return outputs.data() + networks.size() * k; }
  void all(const float *x) {
    for (std::size_t n = 0; n < networks.size(); ++n)
      networks[n](x, outputs.data() + n * k);
  }
  double middle(std::size_t i) const {
    double sum = 0;
    for (std::size_t n = 0; n < networks.size(); ++n)
      sum += double(outputs[n * k + i]);
    return sum / double(networks.size());
  }
};

using SlotEnsembles = std::vector<std::unique_ptr<SlotEnsemble>>;

ROOTGRAD_ON_USE std::shared_ptr<SlotEnsembles> slot_ensembles(const std::vector<Network> &networks, Output output,
                                                              unsigned slots) {
  std::vector<Predictor> predictors;
  for (const Network &network : networks)
    predictors.emplace_back(network, output);
  auto all = std::make_shared<SlotEnsembles>();
  for (unsigned i = 0; i < std::max(1u, slots); ++i)
    all->push_back(std::make_unique<SlotEnsemble>(predictors));
  return all;
}

template <class Result> Result values_of(const float *first, std::size_t k) {
  if constexpr (std::is_same<Result, float>::value)
    return *first;
  else
    return Result(first, first + k);
}

/// Statistic of the networks' scores in a column.
enum class OfEnsemble { HeldOut, Mean, Spread };

} // namespace detail
} // namespace rootgrad

#endif
