// macros/train.C without rootgrad, for `cargo xtask bench prompt`: the same frames, histograms and picture, with the mass instead of a
// score.
#include <ROOT/RDataFrame.hxx>

#include <TCanvas.h>
#include <TPad.h>
#include <TRandom3.h>

#include <algorithm>
#include <cmath>
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

void train_plain(unsigned events) {
  auto df = toy_events(events, 1);
  std::cout << "mean: " << *df.Mean("m") << std::endl;

  auto test = toy_events(events, 2);
  auto *canvas = new TCanvas("train", "RDataFrame", 1500, 500);
  canvas->Divide(3, 1);
  canvas->cd(2);
  gPad->SetLeftMargin(0.14);
  auto low = test.Min("m"), high = test.Max("m");
  const double from = std::floor(*low), to = std::ceil(*high + 1e-3);
  auto background = test.Filter("!is_signal").Histo1D({"background", ";mass;events", 60, from, to}, "m");
  auto signal = test.Filter("is_signal").Histo1D({"signal", ";mass;events", 60, from, to}, "m");
  gPad->SetLogy();
  background->SetMaximum(3 * std::max(background->GetMaximum(), signal->GetMaximum()));
  background->SetStats(false);
  background->DrawClone("hist");
  signal->DrawClone("hist same");
  gPad->BuildLegend(0.18, 0.75, 0.45, 0.88);
  canvas->SaveAs("train_plain.png");
}
