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

/// Draws a report: a new canvas for each section, divided into its figures. ROOT owns the canvases, so they stay open
/// at the prompt; the pads own the drawn objects. `report.Draw()` does the same.
ROOTGRAD_FACE std::vector<TCanvas *> draw(const Report &report);

/// Draws one figure of a report, `draw(report, "roc")`, into the current pad (a new canvas if there is no pad), which
/// owns it. Returns the axes, to change their style. Throws `Argument` if the figure does not exist.
ROOTGRAD_FACE TH1 *draw(const Report &report, const std::string &figure);

namespace detail {

/// Implementation of Report::Draw.
ROOTGRAD_FACE void draw_report(const Report &report, const char *figure, ByRoot);

/// Implementation of Report::save for file name endings that ROOT writes (.root, .pdf, …).
ROOTGRAD_FACE void save_report(const Report &report, const std::string &path, ByRoot);

} // namespace detail
} // namespace rootgrad

#ifndef ROOTGRAD_COMPILED_FACE
#include "rdf_report-inl.hpp"
#endif

#endif
