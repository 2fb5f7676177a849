/// \file rdf_report_file.hpp
/// A report as a ROOT file, and as a PDF of its figures.
#ifndef ROOTGRAD_RDF_REPORT_FILE_HPP
#define ROOTGRAD_RDF_REPORT_FILE_HPP

#include "rdf_on_use.hpp"
#include "rdf_report_draw.hpp"
#include "rdf_score_file.hpp"

#include <TError.h>
#include <TFile.h>
#include <TMultiGraph.h>
#include <TNamed.h>
#include <TParameter.h>

#include <algorithm>
#include <cctype>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <memory>
#include <string>
#include <system_error>
#include <vector>

namespace rootgrad {
namespace detail {

/// Returns a label without the numbers in it, which change from report to report, for an object's name: "network (AUC
/// 0.913)" becomes "network".
ROOTGRAD_ON_USE std::string word_of(std::string label) {
  for (auto open = label.find('('); open != std::string::npos; open = label.find('(', open + 1)) {
    const auto close = std::min(label.find(')', open), label.size());
    const auto point = label.find('.', open);
    if (point < close && std::isdigit(static_cast<unsigned char>(label[point + 1])))
      label.replace(open, close - open, " ");
  }
  std::string name, word;
  bool number = false;
  for (const char c : label + " ") {
    const bool begun_by_digit = !word.empty() && std::isdigit(static_cast<unsigned char>(word[0]));
    if (std::isalnum(static_cast<unsigned char>(c)) || c == '_' || (c == '.' && begun_by_digit)) {
      number = number || c == '.';
      word += c;
      continue;
    }
    if (!word.empty() && !number)
      name += (name.empty() ? "" : "_") + word;
    word.clear();
    number = false;
  }
  return detail::result(name);
}

/// Returns a name as a key of a ROOT file, in which a slash separates folders and a semicolon begins a cycle.
ROOTGRAD_ON_USE std::string key_of(std::string name) {
  std::replace(name.begin(), name.end(), '/', '_');
  std::replace(name.begin(), name.end(), ';', '_');
  return detail::result(name);
}

/// Names of a figure's series in its folder: the figure's own name for a single series.
ROOTGRAD_ON_USE std::vector<std::string> series_names(const Figure &figure) {
  std::vector<std::string> names;
  for (const auto &series : figure.series) {
    const auto word = word_of(series.label);
    const auto wanted = figure.series.size() == 1 ? figure.name : figure.name + "_" + (word.empty() ? "series" : word);
    auto name = wanted;
    for (int i = 2; std::find(names.begin(), names.end(), name) != names.end(); ++i)
      name = wanted + "_" + std::to_string(i);
    names.push_back(name);
  }
  return detail::result(names);
}

/// Writes an object into a folder of a file. Returns false if ROOT could not.
ROOTGRAD_ON_USE bool write_object(TDirectory &folder, const TObject &object, const std::string &key) {
  return folder.WriteTObject(&object, key_of(key).c_str()) > 0;
}

/// Writes a figure's series. If all are graphs, it also writes a TMultiGraph with the figure's name.
ROOTGRAD_ON_USE bool write_figure(TDirectory &folder, const Figure &figure) {
  const auto names = series_names(figure);
  bool good = true, graphs = figure.series.size() > 1;
  for (std::size_t i = 0; i < names.size(); ++i) {
    const auto &series = figure.series[i];
    good = good && write_object(folder, *object_of(series, figure, names[i]), names[i]);
    graphs = graphs && is_graph(series.mark);
  }
  if (!graphs)
    return good;
  TMultiGraph all(figure.name.c_str(), titles(figure.title, figure).c_str());
  for (std::size_t i = 0; i < names.size(); ++i) {
    auto graph = graph_of(figure.series[i], figure, names[i], true);
    if (graph->GetN() > 0)
      all.Add(graph.release(), graph_option(figure.series[i].mark)); // the TMultiGraph owns it
  }
  return good && write_object(folder, all, figure.name);
}

/// Writes the content of a .root file: a folder for each section, one for the numbers, and the whole report as JSON.
ROOTGRAD_ON_USE bool write_report(TFile &file, const Report &report) {
  bool good = true;
  auto *numbers = file.mkdir("numbers", "", true);
  for (const auto &number : report.numbers()) {
    const TParameter<double> parameter(key_of(number.first).c_str(), number.second);
    good = good && numbers && write_object(*numbers, parameter, number.first);
  }
  for (const auto &figure : report.figures()) {
    auto *folder = file.mkdir(section_word(figure).c_str(), figure.section.c_str(), true);
    good = good && folder && write_figure(*folder, figure);
  }
  const TNamed json("json", report.json().c_str());
  return good && write_object(file, json, "json");
}

ROOTGRAD_ON_USE void save_root(const Report &report, const std::string &path) {
  FileBeside beside(path);
  const auto failed = [&] {
    throw_io("write", beside.named(), "ROOT could not write it (see its messages; often the disk is full)");
  };
  {
    const TDirectory::TContext back; // restores the user's directory
    TFile file(beside.path().c_str(), "recreate", "report by rootgrad");
    if (file.IsZombie() || !write_report(file, report))
      failed();
    file.Close();
    if (file.TestBit(TFile::kWriteError))
      failed();
    TFile again(beside.path().c_str(), "read"); // errors that ROOT only printed become exceptions
    if (again.IsZombie() || !again.GetKey("json"))
      failed();
  }
  beside.commit();
}

/// Hidden canvases for its lifetime; afterwards the user's pad is the current one again.
class UnseenCanvases {
  TVirtualPad *before_ = gPad;
  bool batch_ = gROOT->IsBatch();
  int level_ = gErrorIgnoreLevel;
  std::vector<TCanvas *> canvases_;

public:
  UnseenCanvases() {
    gROOT->SetBatch(true);
    gErrorIgnoreLevel = std::max(level_, int(kWarning)); // ROOT prints a message for each page
  }
  UnseenCanvases(const UnseenCanvases &) = delete;
  UnseenCanvases &operator=(const UnseenCanvases &) = delete;
  ~UnseenCanvases() {
    for (auto *canvas : canvases_)
      delete canvas;
    gROOT->SetBatch(batch_);
    gErrorIgnoreLevel = level_;
    if (before_)
      before_->cd();
    else
      gPad = nullptr;
  }
  const std::vector<TCanvas *> &take(const std::vector<TCanvas *> &canvases) { return canvases_ = canvases; }
};

/// Removes a file in its destructor.
struct RemovedAtEnd {
  const std::string path;
  ~RemovedAtEnd() { std::remove(path.c_str()); }
};

/// Writes all sections to one PDF, one page for each.
ROOTGRAD_ON_USE void save_pdf(const Report &report, const std::string &path) {
  FileBeside beside(path);
  const RemovedAtEnd pages{beside.path() + ".pdf"}; // ROOT needs this ending
  {
    UnseenCanvases unseen;
    const auto &canvases = unseen.take(draw_sections(report));
    if (canvases.empty())
      throw Error(ErrorCode::Argument, "the report has no figures for '" + path + "'; wanted .txt, .json or .html");
    for (std::size_t i = 0; i < canvases.size(); ++i) {
      const bool first = i == 0, last = i + 1 == canvases.size();
      canvases[i]->Print((pages.path + (first && !last ? "(" : last && !first ? ")" : "")).c_str(), "pdf");
    }
  }
  std::error_code error;
  if (std::filesystem::file_size(pages.path, error) == 0 || error)
    throw_io("write", beside.named(), "ROOT could not write it (see its messages; often the disk is full)");
  if (std::rename(pages.path.c_str(), beside.path().c_str()) != 0)
    throw_io("write", beside.named(), std::strerror(errno));
  beside.commit();
}

} // namespace detail
} // namespace rootgrad

#endif
