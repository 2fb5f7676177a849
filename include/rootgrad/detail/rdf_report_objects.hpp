/// \file rdf_report_objects.hpp
/// The series of a report's figures as ROOT objects: graphs, histograms, matrices.
#ifndef ROOTGRAD_RDF_REPORT_OBJECTS_HPP
#define ROOTGRAD_RDF_REPORT_OBJECTS_HPP

#include "rdf_color.hpp"
#include "rdf_on_use.hpp"
#include "report.hpp"

#include <TDirectory.h>
#include <TGraph.h>
#include <TGraphAsymmErrors.h>
#include <TH1.h>
#include <TH2.h>

#include <algorithm>
#include <cctype>
#include <cmath>
#include <cstddef>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace rootgrad {
namespace detail {

/// Converts a text for ROOT's fonts, which only have Latin letters and TLatex. Replaces semicolons, which would begin
/// another axis's title.
ROOTGRAD_ON_USE std::string in_latex(std::string text) {
  static const std::pair<const char *, const char *> words[] = {
      {";", ","},      {"−", "-"},       {"–", "-"},           {"’", "'"},      {"…", "..."},      {"±", "#pm"},
      {"×", "#times"}, {"·", "#upoint"}, {"√", "#surd"},       {"∞", "#infty"}, {"≈", "#approx"},  {"≠", "#neq"},
      {"≤", "#leq"},   {"≥", "#geq"},    {"→", "#rightarrow"}, {"∫", "#int"},   {"∂", "#partial"}, {"Δ", "#Delta"},
      {"Σ", "#Sigma"}, {"α", "#alpha"},  {"β", "#beta"},       {"γ", "#gamma"}, {"δ", "#delta"},   {"ε", "#varepsilon"},
      {"η", "#eta"},   {"θ", "#theta"},  {"λ", "#lambda"},     {"μ", "#mu"},    {"π", "#pi"},      {"ρ", "#rho"},
      {"σ", "#sigma"}, {"τ", "#tau"},    {"φ", "#varphi"},     {"χ", "#chi"},   {"²", "^{2}"},     {"³", "^{3}"},
      {"₀", "_{0}"},   {"₁", "_{1}"}};
  for (const auto &word : words)
    for (auto at = text.find(word.first); at != std::string::npos; at = text.find(word.first, at))
      text.replace(at, std::string(word.first).size(), word.second);
  return detail::result(text);
}

/// Returns "title;x;y" for ROOT's objects. (A graph's title must not be empty, or ROOT does not split the text.)
ROOTGRAD_ON_USE std::string titles(const std::string &title, const Figure &figure) {
  const auto &given = !title.empty() ? title : !figure.title.empty() ? figure.title : figure.name;
  return in_latex(given) + ";" + in_latex(figure.x.title) + ";" + in_latex(figure.y.title);
}

/// Section of a figure as a name for folders and canvases: letters, digits and _.
ROOTGRAD_ON_USE std::string section_word(const Figure &figure) {
  std::string word = figure.section.empty() ? "report" : figure.section;
  for (char &c : word)
    c = std::isalnum(static_cast<unsigned char>(c)) ? c : '_';
  return detail::result(word);
}

ROOTGRAD_ON_USE bool is_graph(Mark mark) {
  return mark == Mark::Line || mark == Mark::Dashed || mark == Mark::Band || mark == Mark::Points;
}

/// Draw option for a graph.
ROOTGRAD_ON_USE const char *graph_option(Mark mark) {
  return mark == Mark::Band ? "3" : mark == Mark::Points ? "P" : "L";
}

/// Sets colours and line styles.
template <class T> void dress(T &object, const Series &series) {
  const Color_t colour = color_of(series.colour);
  object.SetLineColor(colour);
  object.SetLineWidth(2);
  object.SetLineStyle(series.mark == Mark::Dashed ? 2 : 1);
  const bool filled = series.mark == Mark::Band || series.mark == Mark::Filled || series.mark == Mark::Bars;
  object.SetFillStyle(filled ? 1001 : 0);
  if (filled)
    object.SetFillColorAlpha(colour, series.mark == Mark::Bars ? 0.75f : 0.25f);
}

/// Returns element i of a list that may be too short.
ROOTGRAD_ON_USE double at_or(const std::vector<double> &values, std::size_t i, double otherwise) {
  return i < values.size() ? values[i] : otherwise;
}

/// Point of a graph: its position, and the ends of its error bars or its band.
struct GraphPoint {
  double x, y, left, right, down, up;
};

/// Returns the finite points of a series. If edges of bins are given, they become error bars.
/// \param shown the figure, if points outside of its scales are to be left out
ROOTGRAD_ON_USE std::vector<GraphPoint> graph_points(const Series &series, const Figure *shown) {
  std::vector<GraphPoint> points;
  const bool ranges = !series.low.empty() && !series.high.empty();
  const std::size_t n = series.y.empty() ? series.low.size() : series.y.size();
  const bool edges = series.x.size() == n + 1;
  for (std::size_t i = 0; i < n && i < series.x.size(); ++i) {
    const double x = edges ? (series.x[i] + series.x[i + 1]) / 2 : series.x[i];
    const double half = edges ? (series.x[i + 1] - series.x[i]) / 2 : 0;
    double low = ranges ? at_or(series.low, i, NAN) : 0, high = ranges ? at_or(series.high, i, NAN) : 0;
    double y = at_or(series.y, i, (low + high) / 2);
    if (series.mark != Mark::Band && ranges && !(std::isfinite(low) && std::isfinite(high)))
      low = high = y; // a point with unknown errors
    if (shown && shown->y.log && ranges) {
      low = std::max(low, shown->y.low);
      if (series.mark == Mark::Band)
        high = std::max(high, low), y = std::min(std::max(y, low), high);
    }
    const bool there = std::isfinite(x) && std::isfinite(y) && std::isfinite(low) && std::isfinite(high);
    if (!there || (shown && ((shown->x.log && x <= 0) || (shown->y.log && y <= 0))))
      continue;
    points.push_back({x, y, half, half, ranges ? std::max(0., y - low) : 0, ranges ? std::max(0., high - y) : 0});
  }
  return detail::result(points);
}

/// Returns a series of points as a graph.
/// \param shown true for a graph in the frame of the figure: it has no titles, and only points within the figure's
///         scales
ROOTGRAD_ON_USE std::unique_ptr<TGraph> graph_of(const Series &series, const Figure &figure, const std::string &name,
                                                 bool shown) {
  std::unique_ptr<TGraph> graph;
  const auto points = graph_points(series, shown ? &figure : nullptr);
  const auto n = static_cast<int>(points.size());
  if (series.mark == Mark::Line || series.mark == Mark::Dashed) {
    graph = std::make_unique<TGraph>(n);
    for (int i = 0; i < n; ++i)
      graph->SetPoint(i, points[std::size_t(i)].x, points[std::size_t(i)].y);
  } else {
    auto errors = std::make_unique<TGraphAsymmErrors>(n);
    for (int i = 0; i < n; ++i) {
      const auto &p = points[std::size_t(i)];
      errors->SetPoint(i, p.x, p.y);
      errors->SetPointError(i, p.left, p.right, p.down, p.up);
    }
    graph = std::move(errors);
  }
  const TDirectory::TContext nowhere(nullptr); // setting titles of axes creates a histogram
  graph->SetName(name.c_str());
  graph->SetTitle(shown ? in_latex(series.label).c_str() : titles(series.label, figure).c_str());
  dress(*graph, series);
  graph->SetMarkerColor(graph->GetLineColor());
  graph->SetMarkerStyle(20);
  graph->SetMarkerSize(0.7f);
  return detail::result(graph);
}

/// Returns edges of bins in rising order: the given ones, or 0, 1, … without any.
ROOTGRAD_ON_USE std::vector<double> edges_of(const std::vector<double> &given, std::size_t bins) {
  std::vector<double> edges = given;
  bool good = edges.size() == bins + 1;
  for (std::size_t i = 0; good && i < bins; ++i)
    good = edges[i] < edges[i + 1];
  if (good)
    return edges;
  edges.clear();
  for (std::size_t i = 0; i <= bins; ++i)
    edges.push_back(double(i));
  return detail::result(edges);
}

ROOTGRAD_ON_USE void name_bins(TAxis &axis, const std::vector<std::string> &labels) {
  for (std::size_t i = 0; i < labels.size() && int(i) < axis.GetNbins(); ++i)
    axis.SetBinLabel(int(i) + 1, in_latex(labels[i]).c_str());
}

/// Returns a series of bins, or of bars, as a histogram that belongs to no directory.
ROOTGRAD_ON_USE std::unique_ptr<TH1D> histogram_of(const Series &series, const Figure &figure,
                                                   const std::string &name) {
  const bool bars = series.mark == Mark::Bars;
  const auto &contents = bars ? series.x : series.y;
  const auto bins = std::max<std::size_t>(1, contents.size());
  const auto edges = edges_of(bars ? std::vector<double>() : series.x, bins);
  const TDirectory::TContext nowhere(nullptr);
  auto histogram = std::make_unique<TH1D>(name.c_str(), "", int(bins), edges.data());
  histogram->SetDirectory(nullptr);
  histogram->SetStats(false);
  for (std::size_t i = 0; i < contents.size(); ++i)
    if (std::isfinite(contents[i])) {
      const double error = (at_or(series.high, i, 0) - at_or(series.low, i, 0)) / 2;
      histogram->SetBinContent(int(i) + 1, contents[i]);
      if (!series.low.empty())
        histogram->SetBinError(int(i) + 1, std::isfinite(error) ? error : 0);
    }
  name_bins(*histogram->GetXaxis(), bars ? figure.y.labels : figure.x.labels);
  histogram->SetTitle(titles(series.label, figure).c_str());
  if (bars) { // the categories are on the x axis here
    histogram->GetXaxis()->SetTitle(in_latex(figure.y.title).c_str());
    histogram->GetYaxis()->SetTitle(in_latex(figure.x.title).c_str());
  }
  dress(*histogram, series);
  return detail::result(histogram);
}

/// Returns a matrix as a histogram that belongs to no directory. Cells without a finite content are NaN.
ROOTGRAD_ON_USE std::unique_ptr<TH2D> matrix_of(const Series &series, const Figure &figure, const std::string &name) {
  const auto columns = std::max<std::size_t>(2, series.x.size()) - 1;
  const auto rows = std::max<std::size_t>(2, series.low.size()) - 1;
  const auto x = edges_of(series.x, columns), y = edges_of(series.low, rows);
  const TDirectory::TContext nowhere(nullptr);
  auto matrix = std::make_unique<TH2D>(name.c_str(), "", int(columns), x.data(), int(rows), y.data());
  matrix->SetDirectory(nullptr);
  matrix->SetStats(false);
  for (std::size_t r = 0; r < rows; ++r)
    for (std::size_t c = 0; c < columns; ++c)
      matrix->SetBinContent(int(c) + 1, int(r) + 1, at_or(series.y, r * columns + c, NAN));
  name_bins(*matrix->GetXaxis(), figure.x.labels);
  name_bins(*matrix->GetYaxis(), figure.y.labels);
  matrix->SetTitle((titles(figure.title, figure) + ";" + in_latex(figure.z.title)).c_str());
  return detail::result(matrix);
}

/// Returns a series as the object that is stored in a file.
ROOTGRAD_ON_USE std::unique_ptr<TNamed> object_of(const Series &series, const Figure &figure, const std::string &name) {
  if (is_graph(series.mark))
    return graph_of(series, figure, name, false);
  if (series.mark == Mark::Cells)
    return matrix_of(series, figure, name);
  return histogram_of(series, figure, name);
}

} // namespace detail
} // namespace rootgrad

#endif
