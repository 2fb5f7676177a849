/// \file rdf_roc.hpp
/// Receiver operating characteristic of a score column.
#ifndef ROOTGRAD_RDF_ROC_HPP
#define ROOTGRAD_RDF_ROC_HPP

#include "rdf_on_use.hpp"

#include <ROOT/RDataFrame.hxx>
#include <TGraph.h>

#include <cstddef>
#include <memory>
#include <string>
#include <vector>

namespace rootgrad {

namespace detail {

/// Builds a curve from rows that have been checked.
struct RowsOfRoc;

} // namespace detail

/// Signal efficiency against background efficiency ("false-alarm probability") as the cut `score > threshold` moves.
/// Equal scores are one step: ties count half in the area, as in the Mann-Whitney statistic.
class Roc {
  std::vector<double> signal_, background_, threshold_;
  double auc_ = 0;

public:
  /// \param label 0 for background, 1 for signal
  /// \param weight may be empty; all lists must have the same length
  /// Errors: `Shape`; `NotFinite` (a score may be infinite, but not NaN); `Data` if one of the classes has no events.
  Roc(const std::vector<float> &score, const std::vector<float> &label, const std::vector<float> &weight = {});

  /// Area under the curve.
  double auc() const { return auc_; }

  /// Largest signal efficiency with a background efficiency of at most `false_alarm`.
  double efficiency(double false_alarm) const { return signal_[last_below(false_alarm)]; }

  /// Score to cut at for this: keep events with `score >= threshold`. +∞ if every cut lets too much background pass.
  double threshold(double false_alarm) const { return threshold_[last_below(false_alarm)]; }

  /// Points of the curve, beginning with the cut that keeps no event: signal efficiencies, background efficiencies, and
  /// the scores to cut at, the first of which is +∞. Valid as long as the curve lives.
  const std::vector<double> &signal() const { return signal_; }
  const std::vector<double> &background() const { return background_; }
  const std::vector<double> &thresholds() const { return threshold_; }

  /// Returns the curve as a graph, with the background efficiency as x axis and the area in its title. The caller owns
  /// it. Of several points that are too close to be distinguished in a picture, only one is drawn. (Too close: 1/2000
  /// of an axis, and 1 % of a background efficiency, for an axis with a logarithmic scale.)
  std::unique_ptr<TGraph> graph() const;

  /// Returns the background rejection, 1 / background efficiency, against the signal efficiency: for a y axis with a
  /// logarithmic scale. Cuts that no background passes have no point. The caller owns the graph.
  std::unique_ptr<TGraph> rejection() const;

private:
  void dress(TGraph &g, const char *name, const char *axes) const;

  /// Indices of the points to draw, including the first and the last.
  std::vector<std::size_t> visible() const;

  friend struct detail::RowsOfRoc;
  Roc() = default;

  /// Builds a curve from rows of score, label and, with `width` 3, weight.
  static Roc of(const std::vector<float> &rows, std::size_t width);

  void set(const std::vector<float> &rows, std::size_t width);

  static Roc traced(const std::vector<float> &score, const std::vector<float> &label, const std::vector<float> &weight);

  std::size_t last_below(double false_alarm) const;
};

/// Returns the ROC curve of column `score` for the truth column `label` (0 for background, 1 for signal), with
/// optional event weights. Runs one event loop. Errors: `UnknownColumn`, `ColumnType`; `NotFinite`, with column and row;
/// `Data` for another label, and if one of the classes has no events.
ROOTGRAD_FACE Roc roc(ROOT::RDF::RNode df, const std::string &score, const std::string &label,
                      const std::string &weight = "");

} // namespace rootgrad

#ifndef ROOTGRAD_COMPILED_FACE
#include "rdf_roc-inl.hpp"
#endif

#endif
