/// \file rdf_history.hpp
/// A training history as ROOT objects: `TTree`, `TGraph`, and the usual picture of the loss curves.
#ifndef ROOTGRAD_RDF_HISTORY_HPP
#define ROOTGRAD_RDF_HISTORY_HPP

#include "rootgrad.hpp"

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

using EpochField = std::pair<const char *, double (*)(const Epoch &)>;

/// The one list of an epoch's numbers: branch names, graph names.
inline const std::vector<EpochField> &epoch_fields()
{
   static const std::vector<EpochField> fields = {
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

} // namespace detail

/// A tree with one entry an epoch and one `double` branch per field of `Epoch`. It lives in memory and belongs to the
/// caller; `tree->Write()` puts it into the current file.
inline std::unique_ptr<TTree> to_tree(const History &history, const std::string &name = "history")
{
   auto tree = std::make_unique<TTree>(name.c_str(), "training history");
   tree->SetDirectory(nullptr);
   const auto &fields = detail::epoch_fields();
   std::vector<double> values(fields.size());
   for (std::size_t i = 0; i < fields.size(); ++i)
      tree->Branch(fields[i].first, &values[i]);
   for (const auto &epoch : history.epochs()) {
      for (std::size_t i = 0; i < fields.size(); ++i)
         values[i] = fields[i].second(epoch);
      tree->Fill();
   }
   tree->ResetBranchAddresses();
   return tree;
}

/// One field of the history against the epoch: `graph(history, "validation_loss")`. Epochs where it is NaN (validation
/// fields without validation data) are left out. The caller owns the graph.
inline std::unique_ptr<TGraph> graph(const History &history, const std::string &field)
{
   double (*get)(const Epoch &) = nullptr;
   std::string known;
   for (const auto &entry : detail::epoch_fields()) {
      if (field == entry.first)
         get = entry.second;
      known += (known.empty() ? "" : ", ") + std::string(entry.first);
   }
   if (!get)
      throw Error(ErrorCode::Argument, "the history field is '" + field + "'; wanted one of " + known);
   auto result = std::make_unique<TGraph>();
   result->SetName(field.c_str());
   result->SetTitle((field + ";epoch;" + field).c_str());
   for (const auto &epoch : history.epochs())
      if (std::isfinite(get(epoch)))
         result->SetPoint(result->GetN(), double(epoch.epoch), get(epoch));
   return result;
}

/// Draws training and validation loss into the current pad (a new canvas if there is none), with a legend. The pad owns
/// the picture; the returned pointer is for styling.
inline TMultiGraph *draw(const History &history)
{
   if (!gPad)
      gROOT->MakeDefCanvas();
   auto *all = new TMultiGraph("history", ";epoch;loss");
   const std::pair<const char *, int> curves[] = {{"train_loss", kAzure + 2}, {"validation_loss", kOrange + 7}};
   for (const auto &curve : curves) {
      auto g = graph(history, curve.first);
      if (g->GetN() == 0)
         continue;
      g->SetTitle(curve.first == std::string("train_loss") ? "training" : "validation");
      g->SetLineColor(curve.second);
      g->SetMarkerColor(curve.second);
      g->SetLineWidth(2);
      g->SetMarkerStyle(20);
      g->SetMarkerSize(0.6);
      all->Add(g.release(), "LP");
   }
   all->SetBit(kCanDelete);
   if (gPad->GetLeftMargin() < 0.14f)
      gPad->SetLeftMargin(0.14f); // losses have many digits
   all->Draw("A");
   gPad->BuildLegend(0.65, 0.75, 0.88, 0.88, "", "lp");
   gPad->Update();
   for (TObject *g : *all->GetListOfGraphs())
      g->ResetBit(TGraph::kResetHisto); // or every painting makes the axes anew, and loses what was set on them
   return all;
}

} // namespace rootgrad

#endif
