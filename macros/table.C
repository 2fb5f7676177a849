/// \file table.C
/// A network for a table of columns; the fit chooses its settings:
///
///     root -l table.C
///
/// Do two muons come from a resonance? The network's inputs are their pt, eta and phi, so it must learn their mass. Prints the settings that
/// the fit chose and the area under the ROC curve. Draws the scores and the spread of the network's members into table.png, and saves
/// table.safetensors.
#include <rootgrad/root.hpp>

#include <TCanvas.h>
#include <TRandom3.h>

#include <algorithm>
#include <cmath>
#include <exception>
#include <iostream>
#include <memory>

namespace toy_muons {

/// Invariant mass of two muons, whose own masses are neglected.
double mass(double pt1, double eta1, double phi1, double pt2, double eta2, double phi2) {
  return std::sqrt(2 * pt1 * pt2 * (std::cosh(eta1 - eta2) - std::cos(phi1 - phi2)));
}

/// Two muons: independent in the background; in the signal the second one has the pt for which the mass is about 91.
ROOT::RDF::RNode events(unsigned n, unsigned seed) {
  auto random = std::make_shared<TRandom3>(seed);
  const auto pt = [random] { return 20 + random->Exp(25); };
  const auto eta = [random] { return random->Gaus(0, 1.2); };
  const auto phi = [random] { return random->Uniform(-M_PI, M_PI); };
  const auto second = [random, pt](bool signal, double pt1, double eta1, double phi1, double eta2, double phi2) {
    const double of_one = mass(pt1, eta1, phi1, 1, eta2, phi2);
    return signal ? std::pow(random->Gaus(91, 3) / of_one, 2) : pt();
  };
  return ROOT::RDataFrame(n)
      .Define("is_resonance", [](ULong64_t i) { return i % 2 == 0; }, {"rdfentry_"})
      .Define("pt1", pt)
      .Define("eta1", eta)
      .Define("phi1", phi)
      .Define("eta2", eta)
      .Define("phi2", phi)
      .Define("pt2", second, {"is_resonance", "pt1", "eta1", "phi1", "eta2", "phi2"})
      .Cache<double, double, double, double, double, double, bool>(
          {"pt1", "eta1", "phi1", "pt2", "eta2", "phi2", "is_resonance"});
}

void learn(unsigned n, int epochs) {
  rootgrad::Table net(rootgrad::Preset::Fast, /*seed=*/42);
  const auto history = rootgrad::fit(net, events(n, 1), {"pt1", "eta1", "phi1", "pt2", "eta2", "phi2"}, "is_resonance",
                                     rootgrad::TrainOptions().epochs(epochs));
  for (const auto &note : history.notes())
    std::cout << note << "\n";

  auto test = rootgrad::define(events(n, 2), "score", net, {}, rootgrad::Output::Probability);
  test = rootgrad::define(test, "spread", net.spread());
  std::cout << "area under the ROC curve on other events: " << rootgrad::roc(test, "score", "is_resonance").auc()
            << std::endl;

  auto *canvas = new TCanvas("table", "rootgrad", 1000, 500);
  canvas->Divide(2, 1);
  canvas->cd(1);
  gPad->SetLeftMargin(0.14);
  auto background = test.Filter("!is_resonance").Histo1D({"background", ";score;events", 50, 0, 1}, "score");
  auto signal = test.Filter("is_resonance").Histo1D({"signal", ";score;events", 50, 0, 1}, "score");
  background->SetLineColor(rootgrad::background_color());
  signal->SetLineColor(rootgrad::signal_color());
  background->SetMaximum(1.2 * std::max(background->GetMaximum(), signal->GetMaximum()));
  background->SetStats(false);
  background->DrawClone("hist");
  signal->DrawClone("hist same");
  gPad->BuildLegend(0.35, 0.75, 0.65, 0.88);
  canvas->cd(2);
  gPad->SetLeftMargin(0.14);
  gPad->SetRightMargin(0.14);
  gPad->SetLogz();
  auto both = test.Histo2D({"spread", ";score;spread of the members", 50, 0, 1, 50, 0, 0.5}, "score", "spread");
  both->SetStats(false);
  both->DrawClone("colz");
  canvas->SaveAs("table.png");
  net.save("table.safetensors");
}

} // namespace toy_muons

/// Returns ROOT's exit status, which `root -q` uses. An exception that leaves a macro of ROOT's command line would end ROOT by `terminate
/// called`.
int table(unsigned events = 20000, int epochs = 20) {
  try {
    toy_muons::learn(events, epochs);
  } catch (const std::exception &error) { // rootgrad::Error, and exceptions of RDataFrame
    std::cerr << "table.C: " << error.what() << std::endl;
    return 1;
  }
  return 0;
}
