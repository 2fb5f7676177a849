/// \file disco.C
/// A tagger that is independent of the mass: distance correlation to a column as a part of the loss.
///
///     root -l disco.C
///
/// A toy search for a bump: the background falls with the mass, and the signal is a resonance. Two of the four columns depend on the
/// mass. A plain tagger therefore selects background under the bump, and the selected background has a bump, too. The loss of the
/// second network contains the distance correlation of score and mass over the background of each batch ("DisCo", Kasieczka & Shih,
/// arXiv:2001.05310). Prints for both networks the area under the ROC curve. Also prints how much the background's mass differs above
/// and below the cut of 50 % signal efficiency: the Jensen-Shannon distance, 0 to 1, minus the statistical part from the histograms.
/// Draws both into disco.png.
#include <rootgrad/root.hpp>

#include <TCanvas.h>
#include <TH1D.h>
#include <TLegend.h>
#include <TRandom3.h>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <string>
#include <vector>

namespace disco_toy {

using namespace rootgrad;

struct Event {
  float mass, pull, width, shape, charge;
};

Event event(ULong64_t number, bool is_signal) {
  TRandom3 random(1 + number);
  Event event;
  do
    event.mass = float(is_signal ? random.Gaus(100, 8) : 50 + random.Exp(60));
  while (event.mass < 50 || event.mass > 200);
  const double scale = event.mass / 100;
  event.pull = float(scale * random.Gaus(1, 0.08));                           // the mass, smeared
  event.width = float(random.Gaus(is_signal ? 0.2 : 0.9, 0.6) + 0.5 * scale); // depends on the mass, and on the truth
  event.shape = float(random.Gaus(is_signal ? 1 : 0, 1));
  event.charge = float(random.Gaus(is_signal ? 0.7 : 0, 1));
  return event;
}

ROOT::RDF::RNode events(ULong64_t first, ULong64_t n) {
  return ROOT::RDataFrame(n)
      .Define("is_signal", [](ULong64_t entry) { return entry % 2 == 0; }, {"rdfentry_"})
      .Define("event", [first](ULong64_t entry, bool s) { return event(first + entry, s); }, {"rdfentry_", "is_signal"})
      .Define("mass", [](const Event &e) { return e.mass; }, {"event"})
      .Define("pull", [](const Event &e) { return e.pull; }, {"event"})
      .Define("width", [](const Event &e) { return e.width; }, {"event"})
      .Define("shape", [](const Event &e) { return e.shape; }, {"event"})
      .Define("charge", [](const Event &e) { return e.charge; }, {"event"})
      .Cache<bool, float, float, float, float, float>({"is_signal", "mass", "pull", "width", "shape", "charge"});
}

/// The Jensen-Shannon divergence of two histograms in bits.
double divergence(const TH1D &a, const TH1D &b) {
  double sum = 0;
  for (int bin = 1; bin <= a.GetNbinsX(); ++bin) {
    const double p = a.GetBinContent(bin) / a.Integral(), q = b.GetBinContent(bin) / b.Integral(), m = (p + q) / 2;
    sum += (p > 0 ? p * std::log2(p / m) : 0) / 2 + (q > 0 ? q * std::log2(q / m) : 0) / 2;
  }
  return sum;
}

struct Result {
  double auc, distance;
  TH1D selected, rejected;
};

/// Evaluates a network on events that it was not trained on.
Result judge(ROOT::RDF::RNode test, const char *name) {
  const std::vector<float> score = *test.Take<float>("score"), mass = *test.Take<float>("mass");
  const std::vector<bool> is_signal = *test.Take<bool>("is_signal");
  std::vector<float> of_signal;
  for (std::size_t i = 0; i < score.size(); ++i)
    if (is_signal[i])
      of_signal.push_back(score[i]);
  std::nth_element(of_signal.begin(), of_signal.begin() + of_signal.size() / 2, of_signal.end());
  const float cut = of_signal[of_signal.size() / 2];
  Result result{roc(test, "score", "is_signal").auc(), 0,
                TH1D((std::string(name) + "_selected").c_str(), name, 30, 50, 200),
                TH1D((std::string(name) + "_rejected").c_str(), name, 30, 50, 200)};
  for (std::size_t i = 0; i < score.size(); ++i)
    if (!is_signal[i])
      (score[i] > cut ? result.selected : result.rejected).Fill(mass[i]);
  // Mean value for a random cut with the same efficiency and many events: (bins - 1) (1/n + 1/m)/(8 ln 2).
  const double n = result.selected.Integral(), m = result.rejected.Integral(), bins = result.selected.GetNbinsX();
  const double by_chance = (bins - 1) * (1 / n + 1 / m) / (8 * std::log(2.));
  result.distance = std::sqrt(std::max(divergence(result.selected, result.rejected) - by_chance, 0.));
  result.selected.Scale(1 / n);
  result.rejected.Scale(1 / m);
  return result;
}

void draw_masses(Result &result, const char *title) {
  gPad->SetLeftMargin(0.14);
  result.rejected.SetTitle(title);
  result.rejected.GetXaxis()->SetTitle("mass of the background (GeV)");
  result.rejected.GetYaxis()->SetTitle("share of the events in a bin");
  result.rejected.SetStats(false);
  result.rejected.SetLineColor(background_color());
  result.selected.SetLineColor(color(3));
  for (auto *histogram : {&result.rejected, &result.selected})
    histogram->SetLineWidth(2);
  result.rejected.SetMinimum(0);
  result.rejected.SetMaximum(1.3 * std::max(result.rejected.GetMaximum(), result.selected.GetMaximum()));
  auto *below = result.rejected.DrawCopy("hist"), *above = result.selected.DrawCopy("hist same");
  auto *legend = new TLegend(0.5, 0.74, 0.88, 0.88);
  legend->AddEntry(below, "below the cut", "l");
  legend->AddEntry(above, "above the cut", "l");
  legend->Draw();
}

} // namespace disco_toy

void disco(unsigned n = 60000, int epochs = 30, double strength = 150) {
  using namespace disco_toy;
  const std::vector<std::string> features = {"pull", "width", "shape", "charge"};
  auto df = events(0, n), fresh = events(10000000, 3 * n);
  const auto options = TrainOptions().epochs(epochs).batch_size(1024).learning_rate(1e-2f).cosine(0.05f);
  const Mlp start({4, 32, 32, 1}, Activation::Gelu, /*seed=*/1);

  Mlp plain = start;
  const auto history = fit(plain, df, features, "is_signal", options);
  auto with_plain = judge(define(fresh, "score", plain), "plain");

  // One number per batch: its mean cross-entropy, plus the distance correlation over its background.
  const auto loss = [strength](Tensor y, Tensor t, Tensor w, Tensor mass) {
    return mean(w * binary_cross_entropy(y, t)) + strength * rootgrad::disco(sigmoid(y), mass, w * (1 - t));
  };
  Mlp blind = start;
  fit(blind, df, features, "is_signal", TrainOptions(options).loss(loss, {"mass"}));
  auto with_disco = judge(define(fresh, "score", blind), "disco");

  printf("                 AUC     Jensen-Shannon distance of the background's mass, 50%% signal efficiency\n");
  printf("cross-entropy  %.4f     %.4f\n", with_plain.auc, with_plain.distance);
  printf("and DisCo      %.4f     %.4f\n", with_disco.auc, with_disco.distance);
  printf("times less:               %.0f\n", with_plain.distance / with_disco.distance);

  auto *canvas = new TCanvas("disco", "rootgrad", 1500, 500);
  canvas->Divide(3, 1);
  canvas->cd(1);
  draw(history);
  canvas->cd(2);
  draw_masses(with_plain, "cross-entropy");
  canvas->cd(3);
  draw_masses(with_disco, "cross-entropy and DisCo");
  canvas->SaveAs("disco.png");
}
