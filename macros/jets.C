/// \file jets.C
/// A tagger on all jets of an event, compared with an Mlp on the leading three:
///
///     root -l 'jets.C(20000, 10)'
///
/// Did a particle escape that no detector sees? Then the jets do not balance, which only the sum of all jets shows. The tagger
/// reads any number of jets. The Mlp reads a fixed number of columns, which must be built explicitly. Draws both ROC curves and the
/// tagger's scores into jets.png.
#include <rootgrad/root.hpp>

#include <TCanvas.h>
#include <TH1D.h>
#include <TLegend.h>
#include <TRandom3.h>
#include <TStyle.h>

#include <algorithm>
#include <cmath>
#include <iostream>

namespace toy_jets {

struct Jet {
  double px, py;
  double pt() const { return std::hypot(px, py); }
};

/// Returns the jets of an event, the hardest first. They balance each other, except for a calorimeter resolution of 10 %. In signal
/// events one of the jets is missing, because its particle is invisible.
std::vector<Jet> event(ULong64_t number, bool is_signal) {
  TRandom3 random(1 + number);
  std::vector<Jet> all;
  Jet recoil = {0, 0};
  const int n = 2 + int(random.Poisson(4)) + is_signal;
  for (int i = 0; i < n; ++i) {
    const double pt = 20 + random.Exp(40), phi = random.Uniform(2 * M_PI);
    all.push_back({pt * std::cos(phi), pt * std::sin(phi)});
    recoil = {recoil.px - all[i].px, recoil.py - all[i].py};
  }
  all.push_back(recoil);
  if (is_signal)
    all.erase(all.begin() + random.Integer(all.size()));
  for (auto &jet : all) {
    const double factor = random.Gaus(1, 0.1);
    jet = {factor * jet.px, factor * jet.py};
  }
  std::sort(all.begin(), all.end(), [](const Jet &a, const Jet &b) { return a.pt() > b.pt(); });
  return all;
}

template <class F> ROOT::RVecF of_each(const std::vector<Jet> &all, F f) {
  ROOT::RVecF values;
  for (const auto &jet : all)
    values.push_back(float(f(jet)));
  return values;
}

/// Defines columns of the jets. For the Mlp it also defines three jets, 0 where there are fewer, and the number of jets.
ROOT::RDF::RNode events(ULong64_t first, ULong64_t n, bool is_signal) {
  const auto three = [](const ROOT::RVecF &v) {
    ROOT::RVecF all = v;
    all.resize(3);
    return all;
  };
  const auto px = [](const std::vector<Jet> &all) { return of_each(all, [](const Jet &jet) { return jet.px; }); };
  const auto py = [](const std::vector<Jet> &all) { return of_each(all, [](const Jet &jet) { return jet.py; }); };
  return ROOT::RDataFrame(n)
      .Define("jets", [=](ULong64_t entry) { return event(2 * (first + entry) + is_signal, is_signal); }, {"rdfentry_"})
      .Define("Jet_px", px, {"jets"})
      .Define("Jet_py", py, {"jets"})
      .Define("nJet", [](const std::vector<Jet> &all) { return all.size(); }, {"jets"})
      .Define("px3", three, {"Jet_px"})
      .Define("py3", three, {"Jet_py"});
}

/// Returns the ROC curve of a network on events that it was not trained on.
rootgrad::Roc roc(const rootgrad::Network &net, ULong64_t n) {
  std::vector<float> scores, labels;
  for (const bool is_signal : {true, false}) {
    auto found = rootgrad::define(events(10000000, n, is_signal), "score", net).Take<float>("score");
    scores.insert(scores.end(), found->begin(), found->end());
    labels.insert(labels.end(), found->size(), is_signal);
  }
  return rootgrad::Roc(scores, labels);
}

} // namespace toy_jets

void jets(ULong64_t n = 20000, int epochs = 10) {
  auto signal = toy_jets::events(0, n, true), background = toy_jets::events(0, n, false);
  const auto options = rootgrad::TrainOptions().epochs(epochs).batch_size(128).learning_rate(3e-3f).cosine(0.05f);

  rootgrad::Transformer tagger(
      rootgrad::TransformerConfig(rootgrad::Jagged{16}, 2).layers(2).heads(2).channels(32).seed(1));
  const auto history = rootgrad::fit(tagger, {{signal, 1}, {background, 0}}, {"Jet_px", "Jet_py"}, options);
  for (const auto &note : history.notes())
    std::cout << note << std::endl;
  rootgrad::Mlp mlp({7, 96, 96, 1}, rootgrad::Activation::Gelu, /*seed=*/1);
  rootgrad::fit(mlp, {{signal, 1}, {background, 0}}, {"nJet", "px3", "py3"}, options);

  const auto of_tagger = toy_jets::roc(tagger, n / 4), of_mlp = toy_jets::roc(mlp, n / 4);
  std::cout << "tagger, " << tagger.parameter_count() << " parameters: AUC " << of_tagger.auc() << std::endl;
  std::cout << "Mlp of three jets, " << mlp.parameter_count() << " parameters: AUC " << of_mlp.auc() << std::endl;

  gStyle->SetOptStat(0);
  auto *canvas = new TCanvas("jets", "jets", 1100, 520);
  canvas->Divide(2, 1);
  canvas->cd(1);
  gPad->SetLeftMargin(0.13);
  auto *first = of_tagger.graph().release(), *second = of_mlp.graph().release();
  first->SetLineColor(rootgrad::color(0));
  second->SetLineColor(rootgrad::color(1));
  first->SetTitle(";background efficiency;signal efficiency");
  first->Draw("AL");
  first->GetXaxis()->SetLimits(0, 1);
  first->GetYaxis()->SetRangeUser(0, 1);
  second->Draw("L");
  auto *legend = new TLegend(0.4, 0.16, 0.88, 0.32);
  legend->SetBorderSize(0);
  legend->AddEntry(first, Form("all jets, AUC %.3f", of_tagger.auc()), "l");
  legend->AddEntry(second, Form("three jets, AUC %.3f", of_mlp.auc()), "l");
  legend->Draw();
  canvas->cd(2);
  gPad->SetLeftMargin(0.13);
  const auto probability = rootgrad::Output::Probability;
  auto fill = [&](ROOT::RDF::RNode df, const char *name, int color) {
    auto column = rootgrad::define(df, "score", tagger, {"Jet_px", "Jet_py"}, probability);
    auto *histogram =
        static_cast<TH1D *>(column.Histo1D({name, ";score of the tagger;events", 50, 0, 1}, "score")->Clone());
    histogram->SetDirectory(nullptr);
    histogram->SetLineColor(color);
    histogram->SetLineWidth(2);
    return histogram;
  };
  auto *of_signal = fill(toy_jets::events(10000000, n / 4, true), "signal", rootgrad::signal_color());
  auto *of_background = fill(toy_jets::events(10000000, n / 4, false), "background", rootgrad::background_color());
  of_signal->SetMaximum(1.25 * std::max(of_signal->GetMaximum(), of_background->GetMaximum()));
  of_signal->Draw("hist");
  of_background->Draw("hist same");
  auto *names = new TLegend(0.3, 0.78, 0.7, 0.89);
  names->SetBorderSize(0);
  names->AddEntry(of_signal, "something escaped", "l");
  names->AddEntry(of_background, "nothing escaped", "l");
  names->Draw();
  canvas->SaveAs("jets.png");
}
