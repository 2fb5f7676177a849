/// \file rdf_roc-inl.hpp
/// Definitions of the functions that rdf_roc.hpp declares.
#ifndef ROOTGRAD_RDF_ROC_INL_HPP
#define ROOTGRAD_RDF_ROC_INL_HPP

#include "rdf_collector.hpp"
#include "rdf_columns.hpp"
#include "rdf_roc.hpp"

#include <TAxis.h>
#include <TGraph.h>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <limits>
#include <memory>
#include <optional>
#include <sstream>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

namespace rootgrad {
namespace detail {

/// Index of the first of an event's (score, label[, weight]) that is invalid for a ROC curve; `width` if all are valid.
/// A score may be infinite, like the logarithm of 0, since it can still be sorted.
ROOTGRAD_ON_USE std::size_t bad_for_roc(const float *values, std::size_t width) {
  for (std::size_t i = 0; i < width; ++i)
    if (std::isnan(values[i]) || (i > 0 && std::isinf(values[i])))
      return i;
  return width;
}

/// Describes a label other than 0 and 1.
ROOTGRAD_ON_USE std::string not_a_label(const std::string &what, float value, unsigned long long row) {
  std::ostringstream text;
  text << what << " is " << value << " at row " << row << "; wanted 0 for background or 1 for signal";
  std::string words = text.str();
  return detail::result(words);
}

ROOTGRAD_ON_USE std::string not_finite_for_roc(const std::string &what, float value, unsigned long long row) {
  return what + " is " +
         (std::isnan(value) ? "nan"
          : value > 0       ? "inf"
                            : "-inf") +
         " (as a 32-bit float) at row " + std::to_string(row) +
         "; a ROC curve needs scores that can be ordered, and finite labels and weights";
}

struct RowsOfRoc {
  static Roc curve(const std::vector<float> &rows, std::size_t width) { return Roc::of(rows, width); }
};

} // namespace detail

ROOTGRAD_FACE_MEMBER Roc::Roc(const std::vector<float> &score, const std::vector<float> &label,
                              const std::vector<float> &weight)
    : Roc(traced(score, label, weight)) {}

ROOTGRAD_FACE_MEMBER std::unique_ptr<TGraph> Roc::graph() const {
  auto g = std::make_unique<TGraph>();
  for (const std::size_t i : visible())
    g->SetPoint(g->GetN(), background_[i], signal_[i]);
  dress(*g, "roc", ";background efficiency;signal efficiency");
  g->GetYaxis()->SetRangeUser(0, 1);
  return detail::result(g);
}

ROOTGRAD_FACE_MEMBER std::unique_ptr<TGraph> Roc::rejection() const {
  auto g = std::make_unique<TGraph>();
  for (const std::size_t i : visible())
    if (background_[i] > 0)
      g->SetPoint(g->GetN(), signal_[i], 1 / background_[i]);
  dress(*g, "rejection", ";signal efficiency;background rejection");
  return detail::result(g);
}

ROOTGRAD_FACE_MEMBER void Roc::dress(TGraph &g, const char *name, const char *axes) const {
  char area[32];
  std::snprintf(area, sizeof area, "AUC = %.4f", auc_);
  g.SetName(name);
  g.SetTitle((area + std::string(axes)).c_str());
  g.SetLineWidth(2);
  g.GetXaxis()->SetLimits(0, 1);
}

ROOTGRAD_FACE_MEMBER std::vector<std::size_t> Roc::visible() const {
  std::vector<std::size_t> kept;
  for (std::size_t i = 0; i < signal_.size(); ++i) {
    const std::size_t last = kept.empty() ? i : kept.back();
    const double step = std::abs(background_[i] - background_[last]);
    if (kept.empty() || i + 1 == signal_.size() || std::abs(signal_[i] - signal_[last]) > 5e-4 || step > 5e-4 ||
        step > 0.01 * std::abs(background_[last]))
      kept.push_back(i);
  }
  return detail::result(kept);
}

ROOTGRAD_FACE_MEMBER Roc Roc::of(const std::vector<float> &rows, std::size_t width) {
  Roc curve;
  curve.set(rows, width);
  return detail::result(curve);
}

ROOTGRAD_FACE_MEMBER void Roc::set(const std::vector<float> &rows, std::size_t width) {
  const std::size_t n = rows.size() / width;
  std::size_t points = 0;
  for (auto *column : {&signal_, &background_, &threshold_})
    column->resize(n + 1);
  detail::check(rootgrad_roc(rows.data(), n, width, width == 3, signal_.data(), background_.data(), threshold_.data(),
                             n + 1, &points, &auc_));
  for (auto *column : {&signal_, &background_, &threshold_}) {
    column->resize(points);
    column->shrink_to_fit();
  }
}

ROOTGRAD_FACE_MEMBER Roc Roc::traced(const std::vector<float> &score, const std::vector<float> &label,
                                     const std::vector<float> &weight) {
  if (label.size() != score.size() || (!weight.empty() && weight.size() != score.size()))
    throw Error(ErrorCode::Shape, "there are " + std::to_string(score.size()) + " scores, " +
                                      std::to_string(label.size()) + " labels and " + std::to_string(weight.size()) +
                                      " weights; wanted as many of each");
  const std::size_t width = weight.empty() ? 2 : 3;
  std::vector<float> rows;
  rows.reserve(width * score.size());
  for (std::size_t i = 0; i < score.size(); ++i) {
    const float row[] = {score[i], label[i], width == 3 ? weight[i] : 1.f};
    const auto bad = detail::bad_for_roc(row, 3);
    static const char *const names[] = {"the score", "the label", "the weight"};
    if (bad < 3)
      throw Error(ErrorCode::NotFinite, detail::not_finite_for_roc(names[bad], row[bad], i));
    if (row[1] != 0 && row[1] != 1)
      throw Error(ErrorCode::Data, detail::not_a_label("the label", row[1], i));
    rows.insert(rows.end(), row, row + width);
  }
  return of(rows, width);
}

ROOTGRAD_FACE_MEMBER std::size_t Roc::last_below(double false_alarm) const {
  std::size_t best = 0;
  for (std::size_t i = 0; i < background_.size(); ++i)
    if (background_[i] <= false_alarm)
      best = i;
  return best;
}

ROOTGRAD_FACE_DEFINED Roc roc(ROOT::RDF::RNode df, const std::string &score, const std::string &label,
                              const std::string &weight) {
  std::vector<std::string> names = {score, label};
  if (!weight.empty())
    names.push_back(weight);
  auto packed = detail::pack(df, names);
  for (const auto &column : packed.plan)
    if (column.is_array())
      throw Error(ErrorCode::ColumnType,
                  "column '" + column.name + "' has type " + column.type + "; roc needs one number per event");
  if (detail::is_empty_ntuple(df))
    throw Error(ErrorCode::Data, "the RDataFrame has no events: a ROC curve needs both classes");
  std::vector<std::vector<float>> values(packed.node.GetNSlots());
  // The first invalid event of each slot.
  std::vector<std::optional<std::tuple<ULong64_t, ErrorCode, std::string>>> problems(packed.node.GetNSlots());
  const auto width = names.size();
  detail::compile_strings(packed.node);
  packed.node.ForeachSlot(
      [&](unsigned slot, ULong64_t row, ULong64_t event) {
        const auto *v = detail::slot_row(row).scalars;
        const auto bad = detail::bad_for_roc(v, width);
        if (bad < width && !problems[slot])
          problems[slot].emplace(event, ErrorCode::NotFinite,
                                 detail::not_finite_for_roc("column '" + names[bad] + "'", v[bad], event));
        else if (v[1] != 0 && v[1] != 1 && !problems[slot])
          problems[slot].emplace(event, ErrorCode::Data,
                                 detail::not_a_label("the label, column '" + names[1] + "',", v[1], event) +
                                     ": roc(frame, score, label)");
        values[slot].insert(values[slot].end(), v, v + width);
      },
      {packed.pointer, "rdfentry_"});
  const auto &first = *std::min_element(problems.begin(), problems.end(), [](const auto &a, const auto &b) {
    return a && (!b || std::get<0>(*a) < std::get<0>(*b));
  });
  if (first)
    throw Error(std::get<1>(*first),
                std::get<2>(*first) + (ROOT::IsImplicitMTEnabled() ? detail::row_numbers_note : ""));
  std::vector<float> rows;
  for (auto &slot : values) {
    rows.insert(rows.end(), slot.begin(), slot.end());
    slot = {};
  }
  return detail::RowsOfRoc::curve(rows, width);
}

} // namespace rootgrad

#endif
