/// \file evaluate.C
/// Evaluation of a network, as a report with pictures:
///
///     root -l evaluate.C
///
/// A network is trained on half of a toy search and evaluated on the other half, compared with a cut on one variable. The mass is not an
/// input: does a cut on the score change its spectrum? Prints areas and cuts. Writes evaluate.html, a page with all pictures, and
/// evaluate.root; draws the most important figures into evaluate.png.
#include <rootgrad/root.hpp>

#include <TCanvas.h>
#include <TRandom3.h>

#include <cmath>
#include <exception>
#include <iostream>
#include <memory>

/// Returns a frame with equally many signal and background events, the same for the same seed. The signal is a resonance of 91 GeV, whose
/// leptons are harder and more central. The angle between them falls with pt, and so slightly with the mass.
ROOT::RDF::RNode toy_search(unsigned n, unsigned seed) {
  auto random = std::make_shared<TRandom3>(seed);
  return ROOT::RDataFrame(n)
      .Define("is_signal", [](ULong64_t i) { return i % 2 == 0; }, {"rdfentry_"})
      .Define("mass", [random](bool s) { return s ? random->Gaus(91, 4) : 60 + random->Exp(40); }, {"is_signal"})
      .Define("pt", [random](bool s, double m) { return float(0.2 * m + random->Exp(s ? 25 : 14)); },
              {"is_signal", "mass"})
      .Define("eta", [random](bool s) { return float(random->Gaus(0, s ? 1.0 : 1.7)); }, {"is_signal"})
      .Define("delta_phi", [random](float pt) { return float(3.1 * std::exp(-pt / 90) + random->Gaus(0, 0.3)); },
              {"pt"})
      .Define("n_jets", [random](bool s) { return int(random->Poisson(s ? 1 : 2)); }, {"is_signal"})
      .Cache<bool, double, float, float, float, int>({"is_signal", "mass", "pt", "eta", "delta_phi", "n_jets"});
}

void look(unsigned events) {
  auto train = toy_search(events, 1), test = toy_search(events, 2);
  rootgrad::Mlp net({4, 32, 32, 1}, rootgrad::Activation::Gelu, /*seed=*/42);
  rootgrad::fit(net, train, {"pt", "eta", "delta_phi", "n_jets"}, "is_signal");

  auto report = rootgrad::evaluate(net, test, train, "is_signal",
                                   rootgrad::EvaluateOptions()
                                       .title("A toy search")
                                       .against({"mass"})    // does a cut sculpt the mass?
                                       .expected(100, 10000) // expected events before a cut
                                       .asimov(0.05));       // the background is known to 5 %
  std::cout << "area under the ROC curve: " << report["auc"] << " +- " << report["auc_error"] << "\n"
            << "best cut: " << report["best_cut.cut"] << ", Z = " << report["best_cut.merit"] << "\n"
            << "over-training, p of signal and background: " << report["overtraining.signal.ks_p"] << ", "
            << report["overtraining.background.ks_p"] << std::endl;
  report.save("evaluate.html");
  report.save("evaluate.root");

  auto *canvas = new TCanvas("evaluate", "rootgrad", 1500, 1000);
  canvas->Divide(3, 2);
  int pad = 0;
  for (const char *figure :
       {"roc", "overtraining", "significance", "reliability", "sculpting_mass", "importance_permutation"}) {
    canvas->cd(++pad);
    report.Draw(figure);
  }
  canvas->SaveAs("evaluate.png");
}

/// Returns ROOT's exit status, which `root -q` uses.
int evaluate(unsigned events = 100000) {
  try {
    look(events);
  } catch (const std::exception &error) { // rootgrad::Error, and exceptions of RDataFrame
    std::cerr << "evaluate.C: " << error.what() << std::endl;
    return 1;
  }
  return 0;
}
