/// \file rdf_report-inl.hpp
/// Definitions of the functions that rdf_report.hpp declares.
#ifndef ROOTGRAD_RDF_REPORT_INL_HPP
#define ROOTGRAD_RDF_REPORT_INL_HPP

#include "rdf_report.hpp"
#include "rdf_report_draw.hpp"
#include "rdf_report_file.hpp"

#include <TROOT.h>
#include <TVirtualPad.h>

#include <string>
#include <vector>

namespace rootgrad {

ROOTGRAD_FACE_DEFINED std::vector<TCanvas *> draw(const Report &report) {
  auto canvases = detail::draw_sections(report);
  return detail::result(canvases);
}

ROOTGRAD_FACE_DEFINED TH1 *draw(const Report &report, const std::string &figure) {
  const auto found = report.figure(figure);
  if (!gPad)
    gROOT->MakeDefCanvas();
  TH1 *axes = detail::draw_figure(found);
  gPad->Update();
  return axes;
}

namespace detail {

ROOTGRAD_FACE_DEFINED void draw_report(const Report &report, const char *figure, ByRoot) {
  if (figure && *figure)
    static_cast<void>(draw(report, std::string(figure)));
  else
    static_cast<void>(draw(report));
}

ROOTGRAD_FACE_DEFINED void save_report(const Report &report, const std::string &path, ByRoot) {
  const auto ending = ending_of(path);
  if (ending == "root")
    return save_root(report, path);
  if (ending == "pdf")
    return save_pdf(report, path);
  throw Error(
      ErrorCode::Argument,
      "the path '" + path + "' ends in ." + ending +
          ", a single picture, and a report has several; wanted .pdf (a page for each section), .html, .root, .json or "
          ".txt, or one figure: rootgrad::draw(report, \"roc\"); gPad->SaveAs(\"roc." +
          ending + "\")");
}

} // namespace detail
} // namespace rootgrad

#endif
