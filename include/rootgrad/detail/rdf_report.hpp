/// \file rdf_report.hpp
/// Reports in ROOT: canvases, pads, `.root` and `.pdf` files.
#ifndef ROOTGRAD_RDF_REPORT_HPP
#define ROOTGRAD_RDF_REPORT_HPP

#include "rdf_on_use.hpp"
#include "report.hpp"

#include <TCanvas.h>
#include <TH1.h>

#include <string>
#include <vector>

namespace rootgrad {

/// Draws a report: a new canvas for each section, divided into its figures. ROOT owns the canvases, so that they stay at the prompt; the
/// pads own what is drawn. `report.Draw()` does the same.
ROOTGRAD_FACE std::vector<TCanvas *> draw(const Report &report);

/// Draws one figure of a report, `draw(report, "roc")`, into the current pad (a new canvas if there is none), which owns it. Gives the axes, for
/// styling. Throws `Argument` if there is no such figure.
ROOTGRAD_FACE TH1 *draw(const Report &report, const std::string &figure);

namespace detail {

/// What Report::Draw calls.
ROOTGRAD_FACE void draw_report(const Report &report, const char *figure, ByRoot);

/// Called by Report::save for the file name endings that ROOT writes (.root, .pdf, …).
ROOTGRAD_FACE void save_report(const Report &report, const std::string &path, ByRoot);

} // namespace detail
} // namespace rootgrad

#ifndef ROOTGRAD_COMPILED_FACE
#include "rdf_report-inl.hpp"
#endif

#endif
