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

/// Makes a curve of rows that have been checked.
struct RowsOfRoc;

} // namespace detail

/// Signal efficiency against background efficiency ("false-alarm probability") as the cut `score > threshold` moves.
/// Equal scores are one step: ties count half in the area, as in the Mann-Whitney statistic.
class Roc {
  std::vector<double> signal_, background_, threshold_;
  double auc_ = 0;

public:
  /// \param label 0 for background, anything else for signal; \param weight may be empty. All of one length.
  /// Errors: `Shape`; `NotFinite` (a score may be infinite, but not NaN); `Data` without both classes.
  Roc(const std::vector<float> &score, const std::vector<float> &label, const std::vector<float> &weight = {});

  /// The area under the curve.
  double auc() const { return auc_; }

  /// The largest signal efficiency whose background efficiency does not exceed `false_alarm`.
  double efficiency(double false_alarm) const { return signal_[last_below(false_alarm)]; }

  /// The score to cut at for that: keep events with `score >= threshold`. +∞ if every cut lets too much through.
  double threshold(double false_alarm) const { return threshold_[last_below(false_alarm)]; }

  /// The curve's points, from the cut that keeps no event on: signal efficiencies, background efficiencies, and the scores to cut at,
  /// of which the first is +∞. They live as long as the curve.
  const std::vector<double> &signal() const { return signal_; }
  const std::vector<double> &background() const { return background_; }
  const std::vector<double> &thresholds() const { return threshold_; }

  /// The curve, background efficiency to the right, with the area in its title. The caller owns it. Of points that lie closer together
  /// than a picture shows (1/2000 of an axis, and 1 % of a background efficiency, for an axis with a logarithmic scale) one is drawn.
  std::unique_ptr<TGraph> graph() const;

  /// Background rejection, 1 / background efficiency, against signal efficiency: for a y axis with a logarithmic scale. Cuts that no
  /// background passes have no point. The caller owns it.
  std::unique_ptr<TGraph> rejection() const;

private:
  void dress(TGraph &g, const char *name, const char *axes) const;

  /// The points of a picture, the first and the last among them.
  std::vector<std::size_t> visible() const;

  friend struct detail::RowsOfRoc;
  Roc() = default;

  /// From rows of score, label and, with `width` 3, weight.
  static Roc of(const std::vector<float> &rows, std::size_t width);

  void set(const std::vector<float> &rows, std::size_t width);

  static Roc traced(const std::vector<float> &score, const std::vector<float> &label, const std::vector<float> &weight);

  std::size_t last_below(double false_alarm) const;
};

/// The ROC of column `score` for truth column `label` (0 is background); optional event weights. One event loop.
/// Errors: `UnknownColumn`, `ColumnType`; `NotFinite`, with column and row; `Data` without both classes.
ROOTGRAD_FACE Roc roc(ROOT::RDF::RNode df, const std::string &score, const std::string &label,
                      const std::string &weight = "");

} // namespace rootgrad

#ifndef ROOTGRAD_COMPILED_FACE
#include "rdf_roc-inl.hpp"
#endif

#endif
