/// \file rdf_report_draw.hpp
/// A report's figures drawn into ROOT's pads.
#ifndef ROOTGRAD_RDF_REPORT_DRAW_HPP
#define ROOTGRAD_RDF_REPORT_DRAW_HPP

#include "rdf_on_use.hpp"
#include "rdf_report_legend.hpp"
#include "rdf_report_objects.hpp"

#include <TBox.h>
#include <TCanvas.h>
#include <TColor.h>
#include <TDirectory.h>
#include <TH1.h>
#include <TH2.h>
#include <TLegend.h>
#include <TROOT.h>
#include <TStyle.h>
#include <TText.h>
#include <TVirtualPad.h>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace rootgrad {
namespace detail {

constexpr double report_text_size = 0.035; // size of labels and legends, as a fraction of the pad's shorter side

/// Draws an object into the current pad, which then owns it and deletes it when it is cleared.
template <class T> T *draw_owned(std::unique_ptr<T> object, const char *option) {
  object->SetBit(kCanDelete);
  T *drawn = object.release();
  drawn->Draw(option);
  return drawn;
}

/// Width and height of a text in our letter size, as fractions of the current pad.
struct LetterSize {
  double width, height;
};
ROOTGRAD_ON_USE LetterSize letter_size() {
  const double wide = std::max(1., gPad->GetWw() * gPad->GetAbsWNDC());
  const double high = std::max(1., gPad->GetWh() * gPad->GetAbsHNDC());
  const double side = std::min(wide, high) * report_text_size;
  return {0.5 * side / wide, side / high};
}

ROOTGRAD_ON_USE std::size_t longest(const std::vector<std::string> &texts) {
  std::size_t length = 0;
  for (const auto &text : texts)
    length = std::max(length, text.size());
  return length;
}

ROOTGRAD_ON_USE bool has_cells(const Figure &figure) {
  return std::any_of(figure.series.begin(), figure.series.end(),
                     [](const Series &series) { return series.mark == Mark::Cells; });
}

/// Sets scales and margins of the current pad.
ROOTGRAD_ON_USE void prepare_pad(const Figure &figure) {
  const auto letter = letter_size();
  const auto room = [](double wanted, double least) { return float(std::min(0.45, std::max(least, wanted))); };
  gPad->SetLogx(figure.x.log);
  gPad->SetLogy(figure.y.log);
  gPad->SetLogz(figure.z.log);
  const bool categories = !figure.y.labels.empty();
  gPad->SetLeftMargin(room(categories ? letter.width * (double(longest(figure.y.labels)) + 3) +
                                            (figure.y.title.empty() ? 0 : 2 * letter.height)
                                      : 0,
                           categories ? 0.08 : 0.14));
  gPad->SetBottomMargin(room(letter.width * double(longest(figure.x.labels)) * 1.2 + 2 * letter.height, 0.13));
  gPad->SetRightMargin(has_cells(figure) ? 0.16f : 0.05f);
  gPad->SetTopMargin(0.1f);
}

ROOTGRAD_ON_USE void set_labels(TAxis &axis, const std::vector<std::string> &labels) {
  name_bins(axis, labels);
  if (!labels.empty()) // many labels get a smaller size
    axis.SetLabelSize(float(std::min(report_text_size, 0.7 / double(labels.size()))));
}

/// Draws the axes: an empty histogram, onto which the series are drawn.
ROOTGRAD_ON_USE TH1 *draw_axes(const Figure &figure) {
  const auto &x = figure.x, &y = figure.y;
  const auto all = titles(figure.title, figure);
  if (x.labels.empty() && y.labels.empty())
    return gPad->DrawFrame(x.low, y.low, x.high, y.high, all.c_str());
  const TDirectory::TContext nowhere(nullptr);
  const int columns = x.labels.empty() ? 100 : int(x.labels.size());
  const int rows = y.labels.empty() ? 100 : int(y.labels.size());
  auto frame = std::make_unique<TH2F>("hframe", all.c_str(), columns, x.low, x.high, rows, y.low, y.high);
  frame->SetDirectory(nullptr);
  frame->SetStats(false);
  set_labels(*frame->GetXaxis(), x.labels);
  set_labels(*frame->GetYaxis(), y.labels);
  return draw_owned(std::move(frame), "AXIS");
}

/// Black or white, whichever is readable on the colour of a cell.
ROOTGRAD_ON_USE Color_t readable_on(double z, const Axis &axis) {
  if ((z == 0 && axis.low >= 0) || !(axis.high > axis.low))
    return kBlack; // a cell without colour is white
  const double part =
      axis.log ? std::log(z / axis.low) / std::log(axis.high / axis.low) : (z - axis.low) / (axis.high - axis.low);
  const int colours = gStyle->GetNumberOfColors();
  const int index = std::min(std::max(int(part * colours), 0), colours - 1);
  const TColor *colour = gROOT->GetColor(gStyle->GetColorPalette(index));
  return colour && colour->GetGrayscale() < 0.5f ? kWhite : kBlack;
}

/// Draws a matrix with its axes; a matrix of categories also shows the numbers in its cells.
ROOTGRAD_ON_USE TH1 *draw_cells(const Series &series, const Figure &figure) {
  auto matrix = matrix_of(series, figure, "hframe");
  const bool written = !figure.x.labels.empty() && !figure.y.labels.empty();
  std::vector<std::unique_ptr<TText>> texts;
  for (int r = 1; r <= matrix->GetNbinsY(); ++r)
    for (int c = 1; c <= matrix->GetNbinsX(); ++c) {
      const double z = matrix->GetBinContent(c, r);
      if (!std::isfinite(z) || figure.z.high <= figure.z.low) {
        if (!std::isfinite(z))
          matrix->SetBinContent(c, r, figure.z.low - 1); // below the range, so not drawn
        continue;
      }
      matrix->SetBinContent(c, r, std::max(z, figure.z.low));
      if (!written || figure.x.labels.size() * figure.y.labels.size() > 400)
        continue;
      char number[32];
      std::snprintf(number, sizeof number, std::abs(z) >= 1000 ? "%.0f" : "%.3g", z);
      texts.push_back(
          std::make_unique<TText>(matrix->GetXaxis()->GetBinCenter(c), matrix->GetYaxis()->GetBinCenter(r), number));
      texts.back()->SetTextAlign(22);
      texts.back()->SetTextColor(readable_on(z, figure.z));
      texts.back()->SetTextSize(float(std::min(0.04, 0.25 / double(figure.x.labels.size()))));
    }
  if (figure.z.high > figure.z.low) {
    matrix->SetMinimum(figure.z.low);
    matrix->SetMaximum(figure.z.high);
  }
  set_labels(*matrix->GetXaxis(), figure.x.labels);
  set_labels(*matrix->GetYaxis(), figure.y.labels);
  TH1 *axes = draw_owned(std::move(matrix), "COLZ");
  for (auto &text : texts)
    draw_owned(std::move(text), "");
  return axes;
}

/// Draws horizontal bars, side by side with those of other series. Returns the first, for the legend.
ROOTGRAD_ON_USE TObject *draw_bars(const Series &series, const Figure &figure, std::size_t which, std::size_t of) {
  TObject *first = nullptr;
  const double zero = figure.x.log ? figure.x.low : 0;
  const auto inside = [&](double value) { return std::min(std::max(value, figure.x.low), figure.x.high); };
  auto errors = std::make_unique<TGraphAsymmErrors>();
  for (std::size_t i = 0; i < series.x.size(); ++i) {
    if (!std::isfinite(series.x[i]))
      continue;
    const double height = 0.8 / double(of), bottom = double(i) + 0.1 + height * double(of - 1 - which);
    const double end = inside(series.x[i]), low = at_or(series.low, i, NAN), high = at_or(series.high, i, NAN);
    auto bar =
        std::make_unique<TBox>(inside(std::min(zero, end)), bottom, inside(std::max(zero, end)), bottom + height);
    dress(*bar, series);
    bar->SetLineWidth(1);
    TObject *drawn = draw_owned(std::move(bar), "");
    first = first ? first : drawn;
    if (std::isfinite(low) && std::isfinite(high)) {
      errors->SetPoint(errors->GetN(), end, bottom + height / 2);
      errors->SetPointError(errors->GetN() - 1, std::max(0., end - inside(low)), std::max(0., inside(high) - end), 0,
                            0);
    }
  }
  errors->SetMarkerStyle(1);
  if (errors->GetN() > 0)
    draw_owned(std::move(errors), "PZ");
  return first;
}

/// Draws a series on existing axes. Returns the object for its legend entry; null if nothing is drawn.
ROOTGRAD_ON_USE TObject *draw_series(const Series &series, const Figure &figure, std::size_t number) {
  const auto name = figure.name + "_" + std::to_string(number);
  if (is_graph(series.mark)) {
    auto graph = graph_of(series, figure, name, true);
    return graph->GetN() > 0 ? draw_owned(std::move(graph), graph_option(series.mark)) : nullptr;
  }
  return series.y.empty() ? nullptr : draw_owned(histogram_of(series, figure, name), "HIST SAME");
}

/// Option for the symbol of a series in the legend.
ROOTGRAD_ON_USE const char *legend_option(Mark mark) {
  const bool area = mark == Mark::Band || mark == Mark::Filled || mark == Mark::Bars;
  return area ? "f" : mark == Mark::Points ? "pe" : "l";
}

using LegendEntries = std::vector<std::pair<TObject *, const Series *>>;

/// Draws a legend where it covers no data. If the frame has no such place, the frame is made lower and the legend is
/// drawn above it.
ROOTGRAD_ON_USE void draw_legend(const Figure &figure, const LegendEntries &entries) {
  if (entries.empty())
    return;
  const auto letter = letter_size();
  std::size_t length = 0;
  for (const auto &entry : entries)
    length = std::max(length, in_latex(entry.second->label).size());
  const double symbol = 5 * letter.width, width = symbol + letter.width * 1.1 * double(length),
               line = 1.35 * letter.height;
  const double left = gPad->GetLeftMargin(), across = 1 - left - gPad->GetRightMargin();
  const double bottom = gPad->GetBottomMargin(), up = 1 - bottom - gPad->GetTopMargin();
  const auto n = entries.size();
  std::unique_ptr<TLegend> legend;
  if (const auto at = Covered(figure).free_place(width / across, line * double(n) / up)) {
    legend = std::make_unique<TLegend>(left + across * at->left, bottom + up * at->bottom, left + across * at->right,
                                       bottom + up * at->top);
    legend->SetMargin(float(std::min(0.5, symbol / width)));
  } else {
    const auto columns = std::max<std::size_t>(1, std::min<std::size_t>(n, std::size_t(across / width)));
    const auto rows = (n + columns - 1) / columns;
    const double top = 1 - gPad->GetTopMargin(), high = std::min(0.4, line * double(rows));
    gPad->SetTopMargin(float(1 - top + high));
    legend = std::make_unique<TLegend>(left, top - high, left + std::min(across, width * double(columns)), top);
    legend->SetNColumns(int(columns));
    legend->SetMargin(float(std::min(0.5, symbol / width)));
  }
  legend->SetBorderSize(0);
  legend->SetFillStyle(0);
  legend->SetTextFont(42);
  legend->SetTextSize(report_text_size);
  for (const auto &entry : entries)
    legend->AddEntry(entry.first, in_latex(entry.second->label).c_str(), legend_option(entry.second->mark));
  draw_owned(std::move(legend), "");
}

/// Draws a figure into the current pad, which owns all of it. Returns the axes.
ROOTGRAD_ON_USE TH1 *draw_figure(const Figure &figure) {
  prepare_pad(figure);
  std::size_t bars = 0, bar = 0;
  for (const auto &series : figure.series)
    bars += series.mark == Mark::Bars;
  TH1 *axes = nullptr;
  for (const auto &series : figure.series)
    if (series.mark == Mark::Cells)
      axes = axes ? axes : draw_cells(series, figure);
  if (!axes)
    axes = draw_axes(figure);
  LegendEntries entries;
  for (std::size_t i = 0; i < figure.series.size(); ++i) {
    const auto &series = figure.series[i];
    TObject *drawn = series.mark == Mark::Bars    ? draw_bars(series, figure, bar++, bars)
                     : series.mark == Mark::Cells ? nullptr
                                                  : draw_series(series, figure, i);
    if (drawn && !series.label.empty())
      entries.emplace_back(drawn, &series);
  }
  draw_legend(figure, entries);
  gPad->Modified();
  return axes;
}

/// Returns a name that no canvas uses yet, so that a second report replaces no canvas.
ROOTGRAD_ON_USE std::string free_canvas_name(const std::string &wanted) {
  std::string name = wanted;
  for (int i = 2; gROOT->GetListOfCanvases()->FindObject(name.c_str()); ++i)
    name = wanted + "_" + std::to_string(i);
  return detail::result(name);
}

/// Returns the figures of a report grouped by section, in their order.
ROOTGRAD_ON_USE std::vector<std::vector<Figure>> figures_by_section(const Report &report) {
  std::vector<std::vector<Figure>> sections;
  for (const auto &figure : report.figures()) {
    if (sections.empty() || sections.back()[0].section != figure.section)
      sections.emplace_back();
    sections.back().push_back(figure);
  }
  return detail::result(sections);
}

/// Draws a canvas for each section, divided into its figures.
ROOTGRAD_ON_USE std::vector<TCanvas *> draw_sections(const Report &report) {
  std::vector<TCanvas *> canvases;
  for (const auto &figures : figures_by_section(report)) {
    const int n = int(figures.size()),
              columns = n == 1             ? 1
                        : n == 2 || n == 4 ? 2
                                           : 3,
              rows = (n + columns - 1) / columns;
    int height = 450;
    for (const auto &figure : figures) // long lists of names need space
      height =
          std::min(900, std::max(height, int(22 * std::max(figure.y.labels.size(), figure.x.labels.size()) + 120)));
    const auto name = free_canvas_name(section_word(figures[0]));
    auto *canvas = new TCanvas(name.c_str(), figures[0].section.c_str(), 560 * columns, height * rows);
    if (n > 1)
      canvas->Divide(columns, rows);
    for (int i = 0; i < n; ++i) {
      canvas->cd(n > 1 ? i + 1 : 0);
      draw_figure(figures[std::size_t(i)]);
    }
    canvas->cd();
    canvas->Update();
    canvases.push_back(canvas);
  }
  return detail::result(canvases);
}

} // namespace detail
} // namespace rootgrad

#endif
