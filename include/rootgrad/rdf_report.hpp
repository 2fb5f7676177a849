/// \file rdf_report.hpp
/// Reports in ROOT: canvases, pads, `.root` and `.pdf` files.
#ifndef ROOTGRAD_RDF_REPORT_HPP
#define ROOTGRAD_RDF_REPORT_HPP

#include "rdf_on_use.hpp"
#include "rdf_report_draw.hpp"
#include "rdf_report_file.hpp"

#include <string>
#include <vector>

namespace rootgrad {

/// Draws a report: a new canvas for each section, divided into its figures. ROOT owns the canvases, so that they stay at the prompt; the
/// pads own what is drawn. `report.Draw()` does the same.
ROOTGRAD_ON_USE std::vector<TCanvas *> draw(const Report &report) {
  auto canvases = detail::draw_sections(report);
  return detail::result(canvases);
}

/// Draws one figure of a report, `draw(report, "roc")`, into the current pad (a new canvas if there is none), which owns it. Gives the axes, for
/// styling. Throws `Argument` if there is no such figure.
ROOTGRAD_ON_USE TH1 *draw(const Report &report, const std::string &figure) {
  const auto found = report.figure(figure);
  if (!gPad)
    gROOT->MakeDefCanvas();
  TH1 *axes = detail::draw_figure(found);
  gPad->Update();
  return axes;
}

namespace detail {

/// What Report::Draw calls.
ROOTGRAD_ON_USE void draw_report(const Report &report, const char *figure, ByRoot) {
  if (figure && *figure)
    static_cast<void>(draw(report, std::string(figure)));
  else
    static_cast<void>(draw(report));
}

} // namespace detail
} // namespace rootgrad

#endif
