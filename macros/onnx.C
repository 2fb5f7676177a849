/// \file onnx.C
/// A pretrained network: loaded from an ONNX file, applied to your events, tuned on them, and exported again.
///
///     root -l onnx.C
///     root -l 'onnx.C("pretrained.onnx")'     your own file, with four inputs and one output
///
/// The toy: a colleague trained on a simulation with an ideal detector. In your detector two of the features are mixed, shifted and smeared, and
/// there are few events. Prints the areas under the ROC curves on other events, before and after the tuning, and that of a network of the same
/// kind trained only on your few events. Draws the curves into onnx.png and writes tuned.onnx for the colleague.
#include <rootgrad/root.hpp>

#include <TCanvas.h>
#include <TGraph.h>
#include <TLegend.h>
#include <TRandom3.h>

#include <cmath>
#include <iostream>
#include <string>
#include <vector>

namespace onnx_toy {

using namespace rootgrad;

/// Four features. Signal and background differ in the relation of the first two; a real detector mixes these.
ROOT::RVecF features(ULong64_t event, bool is_signal, bool real_detector) {
  TRandom3 random(1 + event);
  const double radius = std::abs(random.Gaus(is_signal ? 1.8 : 1, 0.5)), angle = random.Uniform(0, 2 * M_PI);
  double a = radius * std::cos(angle), b = 0.6 * radius * std::sin(angle) + (is_signal ? 0.3 : 0);
  const double c = random.Gaus(is_signal ? 0.5 : 0, 1), d = random.Exp(is_signal ? 1.2 : 1);
  if (real_detector) {
    const double mixed = 0.8 * a + 0.6 * b;
    b = 0.8 * b - 0.6 * a + random.Gaus(0, 0.15);
    a = 1.3 * mixed + random.Gaus(0.7, 0.15);
  }
  return {static_cast<float>(a), static_cast<float>(b), static_cast<float>(c), static_cast<float>(d)};
}

ROOT::RDF::RNode events(ULong64_t first, ULong64_t n, bool real_detector) {
  ROOT::RDF::RNode df =
      ROOT::RDataFrame(n)
          .Define("is_signal", [](ULong64_t entry) { return entry % 2 == 0; }, {"rdfentry_"})
          .Define("all", [=](ULong64_t entry, bool s) { return features(first + entry, s, real_detector); },
                  {"rdfentry_", "is_signal"});
  const std::vector<std::string> names = {"pt", "eta", "phi", "m"};
  for (std::size_t i = 0; i < names.size(); ++i)
    df = df.Define(names[i], [i](const ROOT::RVecF &all) { return all[i]; }, {"all"});
  return df;
}

const std::vector<std::string> columns = {"pt", "eta", "phi", "m"};

/// Represents the colleague's training: the file contains nothing about it.
void train_elsewhere(const std::string &file) {
  Mlp net({4, 48, 48, 1}, Activation::Gelu, /*seed=*/7);
  auto df = events(0, 40000, false);
  fit(net, df, columns, "is_signal",
      TrainOptions().epochs(8).batch_size(256).learning_rate(3e-3f).progress(Progress::Off));
  export_onnx(net, file);
}

Roc judge(const Network &net) {
  auto fresh = events(20000000, 20000, true);
  return roc(define(fresh, "score", net, columns), "score", "is_signal");
}

} // namespace onnx_toy

void onnx(std::string file = "", unsigned n = 500, int epochs = 12) {
  using namespace onnx_toy;
  if (file.empty()) {
    file = "pretrained.onnx";
    train_elsewhere(file);
  }
  Network theirs = import_onnx(file);
  std::cout << theirs.summary() << std::endl;
  const Roc before = judge(theirs);

  // The early layers already extract the relevant features; a small rate keeps the weights close to their values.
  auto mine = events(10000000, n, true);
  const auto options = TrainOptions().epochs(epochs).batch_size(64).learning_rate(2e-3f).cosine(0.05f);
  const auto history = fit(theirs, mine, columns, "is_signal", options);
  const Roc after = judge(theirs);
  export_onnx(theirs, "tuned.onnx", Output::Probability);

  Mlp alone({4, 48, 48, 1}, Activation::Gelu, /*seed=*/7);
  fit(alone, mine, columns, "is_signal", TrainOptions(options).progress(Progress::Off));
  const Roc without = judge(alone);
  std::cout << "area under the ROC curve on other events\n"
            << "as it came:                  " << before.auc() << "\n"
            << "tuned on " << n << " events of mine: " << after.auc() << "\n"
            << "from these events alone:     " << without.auc() << std::endl;

  auto *canvas = new TCanvas("onnx", "rootgrad", 1200, 550);
  canvas->Divide(2, 1);
  canvas->cd(1);
  draw(history);
  canvas->cd(2);
  gPad->SetLeftMargin(0.13);
  auto *legend = new TLegend(0.42, 0.16, 0.88, 0.36);
  const auto add = [&](const Roc &of, const char *name, int color, const char *how) {
    auto curve = of.graph();
    curve->SetTitle(";background efficiency;signal efficiency");
    curve->SetLineColor(color);
    curve->SetLineWidth(2);
    auto *drawn = curve->DrawClone(how);
    legend->AddEntry(drawn, Form("%s: %.3f", name, of.auc()), "l");
  };
  add(after, "tuned", color(0), "AL");
  add(before, "as it came", color(1), "L");
  add(without, "my events alone", color(2), "L");
  legend->Draw();
  canvas->SaveAs("onnx.png");
}
