/// \file train.C
/// The shortest way from columns to a trained network:
///
///     root -l train.C
///
/// A toy search: the signal is a resonance of 91 GeV, the background falls with the mass; pt and eta help a little. Prints
/// the area under the ROC curve, draws loss curves, scores and ROC into train.png, and saves train.safetensors.
#include <rootgrad/root.hpp>

#include <TCanvas.h>
#include <TRandom3.h>

#include <algorithm>
#include <cmath>
#include <exception>
#include <iostream>
#include <memory>

/// Returns a frame with equally many signal and background events, the same for the same seed.
ROOT::RDF::RNode toy_events(unsigned n, unsigned seed) {
  auto random = std::make_shared<TRandom3>(seed);
  return ROOT::RDataFrame(n)
      .Define("is_signal", [](ULong64_t i) { return i % 2 == 0; }, {"rdfentry_"})
      .Define("m", [random](bool s) { return s ? random->Gaus(91, 6) : 40 + random->Exp(50); }, {"is_signal"})
      .Define("pt", [random](bool s) { return float(10 + random->Exp(s ? 30 : 15)); }, {"is_signal"})
      .Define("eta", [random](bool s) { return float(random->Gaus(0, s ? 1.0 : 1.6)); }, {"is_signal"})
      .Define("n_jets", [random](bool s) { return int(random->Poisson(s ? 1 : 2)); }, {"is_signal"})
      .Cache<double, float, float, int, bool>({"m", "pt", "eta", "n_jets", "is_signal"});
}

void learn(unsigned events) {
  auto df = toy_events(events, 1);
  rootgrad::Mlp net({4, 32, 32, 1}, rootgrad::Activation::Gelu, /*seed=*/42);
  auto history = rootgrad::fit(net, df, {"m", "pt", "eta", "n_jets"}, "is_signal");

  auto test = rootgrad::define(toy_events(events, 2), "score", net); // other events, the same columns
  const auto roc = rootgrad::roc(test, "score", "is_signal");
  std::cout << "area under the ROC curve on other events: " << roc.auc() << "\n"
            << "signal efficiency at 1% background:       " << roc.efficiency(0.01) << std::endl;

  auto *canvas = new TCanvas("train", "rootgrad", 1500, 500);
  canvas->Divide(3, 1);
  canvas->cd(1);
  rootgrad::draw(history);
  canvas->cd(2);
  gPad->SetLeftMargin(0.14);
  auto low = test.Min("score"), high = test.Max("score"); // (both in one event loop)
  const double from = std::floor(*low), to = std::ceil(*high + 1e-3);
  auto background = test.Filter("!is_signal").Histo1D({"background", ";score (logit);events", 60, from, to}, "score");
  auto signal = test.Filter("is_signal").Histo1D({"signal", ";score (logit);events", 60, from, to}, "score");
  background->SetLineColor(rootgrad::background_color());
  signal->SetLineColor(rootgrad::signal_color());
  gPad->SetLogy(); // (the background has a tail)
  background->SetMaximum(3 * std::max(background->GetMaximum(), signal->GetMaximum()));
  background->SetStats(false);
  background->DrawClone("hist");
  signal->DrawClone("hist same");
  gPad->BuildLegend(0.18, 0.75, 0.45, 0.88);
  canvas->cd(3);
  gPad->SetLeftMargin(0.14);
  roc.graph()->DrawClone("AL");
  canvas->SaveAs("train.png");
  net.save("train.safetensors");
}

/// Returns ROOT's exit status, which `root -q` uses. An exception that leaves a macro of ROOT's command line would end
/// ROOT by `terminate called`.
int train(unsigned events = 100000) {
  try {
    learn(events);
  } catch (const std::exception &error) { // rootgrad::Error, and exceptions of RDataFrame
    std::cerr << "train.C: " << error.what() << std::endl;
    return 1;
  }
  return 0;
}
