/// \file rdf_history-inl.hpp
/// Definitions of the functions that rdf_history.hpp declares.
#ifndef ROOTGRAD_RDF_HISTORY_INL_HPP
#define ROOTGRAD_RDF_HISTORY_INL_HPP

#include "rdf_color.hpp"
#include "rdf_history.hpp"

#include <TAxis.h>
#include <TGraph.h>
#include <TMultiGraph.h>
#include <TROOT.h>
#include <TTree.h>
#include <TVirtualPad.h>

#include <cmath>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace rootgrad {
namespace detail {

/// Name of a number in a row of a history, and the function that returns the number.
template <class Row> using Field = std::pair<const char *, double (*)(const Row &)>;

/// Numbers of an epoch, in one list for the names of branches and graphs. The first is the x axis of graphs.
ROOTGRAD_ON_USE const std::vector<Field<Epoch>> &fields(const Epoch *) {
  static const std::vector<Field<Epoch>> fields = {
      {"epoch", [](const Epoch &e) { return double(e.epoch); }},
      {"train_loss", [](const Epoch &e) { return double(e.train_loss); }},
      {"validation_loss", [](const Epoch &e) { return double(e.validation_loss); }},
      {"train_metric", [](const Epoch &e) { return double(e.train_metric); }},
      {"validation_metric", [](const Epoch &e) { return double(e.validation_metric); }},
      {"learning_rate", [](const Epoch &e) { return double(e.learning_rate); }},
      {"seconds", [](const Epoch &e) { return double(e.seconds); }},
      {"events_per_second", [](const Epoch &e) { return double(e.events_per_second); }}};
  return fields;
}

/// Numbers of a step.
ROOTGRAD_ON_USE const std::vector<Field<Gpt2Step>> &fields(const Gpt2Step *) {
  static const std::vector<Field<Gpt2Step>> fields = {
      {"step", [](const Gpt2Step &s) { return double(s.step); }},
      {"tokens", [](const Gpt2Step &s) { return double(s.tokens); }},
      {"train_loss", [](const Gpt2Step &s) { return s.train_loss; }},
      {"validation_loss", [](const Gpt2Step &s) { return s.validation_loss; }},
      {"learning_rate", [](const Gpt2Step &s) { return s.learning_rate; }},
      {"gradient_norm", [](const Gpt2Step &s) { return s.gradient_norm; }},
      {"seconds", [](const Gpt2Step &s) { return s.seconds; }},
      {"tokens_per_second", [](const Gpt2Step &s) { return s.tokens_per_second; }}};
  return fields;
}

template <class Row> std::unique_ptr<TTree> to_tree(const std::vector<Row> &rows, const std::string &name) {
  auto tree = std::make_unique<TTree>(name.c_str(), "training history");
  tree->SetDirectory(nullptr);
  const auto &all = fields(static_cast<const Row *>(nullptr));
  std::vector<double> values(all.size());
  for (std::size_t i = 0; i < all.size(); ++i)
    tree->Branch(all[i].first, &values[i]);
  for (const auto &row : rows) {
    for (std::size_t i = 0; i < all.size(); ++i)
      values[i] = all[i].second(row);
    tree->Fill();
  }
  tree->ResetBranchAddresses();
  return detail::result(tree);
}

template <class Row> std::unique_ptr<TGraph> graph(const std::vector<Row> &rows, const std::string &field) {
  const auto &all = fields(static_cast<const Row *>(nullptr));
  double (*get)(const Row &) = nullptr;
  std::string known;
  for (const auto &entry : all) {
    if (field == entry.first)
      get = entry.second;
    known += (known.empty() ? "" : ", ") + std::string(entry.first);
  }
  if (!get)
    throw Error(ErrorCode::Argument, "the history field is '" + field + "'; wanted one of " + known);
  auto result = std::make_unique<TGraph>();
  result->SetName(field.c_str());
  result->SetTitle((field + ";" + all[0].first + ";" + field).c_str());
  for (const auto &row : rows)
    if (std::isfinite(get(row)))
      result->SetPoint(result->GetN(), all[0].second(row), get(row));
  return detail::result(result);
}

/// \param dots true to draw a marker for each row of the training curve; else only for rows with validation
template <class Row> TMultiGraph *draw(const std::vector<Row> &rows, bool dots) {
  if (!gPad)
    gROOT->MakeDefCanvas();
  auto *all = new TMultiGraph(
      "history", (std::string(";") + fields(static_cast<const Row *>(nullptr))[0].first + ";loss").c_str());
  const std::pair<const char *, Color_t> curves[] = {{"train_loss", color(0)}, {"validation_loss", color(1)}};
  for (const auto &curve : curves) {
    auto g = graph(rows, curve.first);
    if (g->GetN() == 0)
      continue;
    const bool training = curve.first == std::string("train_loss");
    g->SetTitle(training ? "training" : "validation");
    g->SetLineColor(curve.second);
    g->SetMarkerColor(curve.second);
    g->SetLineWidth(training && !dots ? 1 : 2);
    g->SetMarkerStyle(20);
    g->SetMarkerSize(0.6);
    all->Add(g.release(), training && !dots ? "L" : "LP");
  }
  all->SetBit(kCanDelete);
  if (gPad->GetLeftMargin() < 0.14f)
    gPad->SetLeftMargin(0.14f); // losses have many digits
  all->Draw("A");
  gPad->BuildLegend(0.65, 0.75, 0.88, 0.88, "", "lp");
  gPad->Update();
  for (TObject *g : *all->GetListOfGraphs())
    g->ResetBit(TGraph::kResetHisto); // else every repaint makes new axes, without the changes made to them
  return all;
}

} // namespace detail

ROOTGRAD_FACE_DEFINED std::unique_ptr<TTree> to_tree(const History &history, const std::string &name) {
  return detail::to_tree(history.epochs(), name);
}

ROOTGRAD_FACE_DEFINED std::unique_ptr<TTree> to_tree(const Gpt2History &history, const std::string &name) {
  return detail::to_tree(history.steps(), name);
}

ROOTGRAD_FACE_DEFINED std::unique_ptr<TGraph> graph(const History &history, const std::string &field) {
  return detail::graph(history.epochs(), field);
}

ROOTGRAD_FACE_DEFINED std::unique_ptr<TGraph> graph(const Gpt2History &history, const std::string &field) {
  return detail::graph(history.steps(), field);
}

ROOTGRAD_FACE_DEFINED TMultiGraph *draw(const History &history) { return detail::draw(history.epochs(), true); }

ROOTGRAD_FACE_DEFINED TMultiGraph *draw(const std::vector<Epoch> &epochs) { return detail::draw(epochs, true); }

ROOTGRAD_FACE_DEFINED TMultiGraph *draw(const Gpt2History &history) { return detail::draw(history.steps(), false); }

} // namespace rootgrad

#endif
