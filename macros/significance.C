/// \file significance.C
/// A network trained for the aim of a search: the significance that a cut on its score will have.
///
///     root -l significance.C
///
/// A toy search with 100 signal events and 1000 background events, whose number is known to 20 %: a small region with little
/// background counts most. A small network is trained with cross-entropy. Then the training continues either with cross-entropy or
/// with the expected significance: the Asimov Z with the uncertainty, Elwood & Krücker, arXiv:1806.00322. This is one number per
/// batch, which should contain tens of selected events. Prints for both the best Z of a cut on other events, with its statistical
/// error. Draws Z against the signal efficiency into significance.png. (For a network that is large enough to learn everything from
/// cross-entropy, the gain is small.)
#include <rootgrad/root.hpp>

#include <TCanvas.h>
#include <TGraph.h>
#include <TLegend.h>
#include <TRandom3.h>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <string>
#include <utility>
#include <vector>

namespace significance_toy {

using namespace rootgrad;

const double signal_events = 100, background_events = 1000, systematic = 0.2;

/// Three columns: a fifth of the signal lies on a ring in the first two, where there is little background; the rest is broad.
ROOT::RVecF event(ULong64_t number, bool is_signal) {
  TRandom3 random(1 + number);
  if (is_signal && random.Uniform() < 0.2) {
    const double phi = random.Uniform(2 * M_PI), radius = random.Gaus(3.2, 0.15);
    return {float(radius * std::cos(phi)), float(radius * std::sin(phi)), float(random.Gaus(1.5, 0.5))};
  }
  const double shift = is_signal ? 0.8 : 0;
  return {float(random.Gaus(shift, 1)), float(random.Gaus(0, 1)), float(random.Gaus(shift, 1))};
}

ROOT::RDF::RNode events(ULong64_t first, ULong64_t n) {
  return ROOT::RDataFrame(n)
      .Define("is_signal", [](ULong64_t entry) { return entry % 2 == 0; }, {"rdfentry_"})
      .Define("x", [first](ULong64_t entry, bool s) { return event(first + entry, s); }, {"rdfentry_", "is_signal"});
}

/// Z of Asimov data for s on b, where b is known to a fraction: Cowan, Cranmer, Gross & Vitells, arXiv:1007.1727, and its extension.
double asimov(double s, double b, double fraction) {
  const double v = fraction * b * fraction * b;
  return std::sqrt(2 * ((s + b) * std::log((s + b) * (b + v) / (b * b + (s + b) * v)) -
                        b * b / v * std::log(1 + v * s / (b * (b + v)))));
}

/// Returns a graph of Z against the signal efficiency for all cuts that leave at least ten background events of the sample.
TGraph *scan(ROOT::RDF::RNode test) {
  const std::vector<float> score = *test.Take<float>("score");
  const std::vector<bool> is_signal = *test.Take<bool>("is_signal");
  std::vector<std::pair<float, bool>> sorted;
  for (std::size_t i = 0; i < score.size(); ++i)
    sorted.emplace_back(-score[i], is_signal[i]);
  std::sort(sorted.begin(), sorted.end());
  const double half = double(score.size()) / 2;
  double s = 0, b = 0;
  auto *graph = new TGraph;
  for (const auto &one : sorted) {
    (one.second ? s : b) += 1;
    if (b >= 10 && one.second && int(s) % 20 == 0)
      graph->SetPoint(graph->GetN(), s / half,
                      asimov(s / half * signal_events, b / half * background_events, systematic));
  }
  return graph;
}

double highest(const TGraph &graph) { return *std::max_element(graph.GetY(), graph.GetY() + graph.GetN()); }

/// Returns the best Z of each of ten parts of the events, with separate cuts.
std::vector<double> of_parts(ROOT::RDF::RNode test) {
  std::vector<double> z;
  for (int part = 0; part < 10; ++part) {
    const TGraph *graph =
        scan(test.Filter([part](ULong64_t entry) { return int(entry / 2 % 10) == part; }, {"rdfentry_"}));
    z.push_back(highest(*graph));
    delete graph;
  }
  return z;
}

/// Returns the error of the mean of ten numbers.
double error(const std::vector<double> &values) {
  double sum = 0, square = 0;
  for (const double value : values) {
    sum += value / 10;
    square += value * value / 10;
  }
  return std::sqrt(std::max(square - sum * sum, 0.) / 9);
}

} // namespace significance_toy

void significance(unsigned n = 200000, int epochs = 30) {
  using namespace significance_toy;
  auto df = events(0, n), fresh = events(10000000, 4 * n);
  const auto options = TrainOptions().epochs(epochs).batch_size(512).learning_rate(3e-3f).cosine(0.05f);
  Mlp net({3, 4, 1}, Activation::Tanh, /*seed=*/2);
  fit(net, df, {"x"}, "is_signal", options);

  Mlp plain = net;
  fit(plain, df, {"x"}, "is_signal", options);
  auto scored = define(fresh, "score", plain);
  TGraph *of_plain = scan(scored);

  // (A significance is a property of a sample: use large batches, and few of them.)
  Mlp tuned = net;
  const auto loss = [](Tensor y, Tensor t, Tensor w) {
    return expected_significance(sigmoid(y), t, w, signal_events, background_events, systematic);
  };
  const auto history =
      fit(tuned, df, {"x"}, "is_signal", TrainOptions(options).batch_size(4096).learning_rate(1e-2f).loss(loss));
  auto rescored = define(fresh, "score", tuned);
  TGraph *of_tuned = scan(rescored);
  const std::vector<double> plain_z = of_parts(scored), tuned_z = of_parts(rescored);
  std::vector<double> gain(10);
  for (int part = 0; part < 10; ++part)
    gain[part] = tuned_z[part] - plain_z[part]; // the events are the same, so fluctuations cancel

  printf("best expected significance on other events, background known to %.0f%%\n", 100 * systematic);
  printf("cross-entropy             %.3f +- %.3f\n", highest(*of_plain), error(plain_z));
  printf("and expected significance %.3f +- %.3f\n", highest(*of_tuned), error(tuned_z));
  printf("gain                      %.3f +- %.3f\n", highest(*of_tuned) - highest(*of_plain), error(gain));

  auto *canvas = new TCanvas("significance", "rootgrad", 1000, 500);
  canvas->Divide(2, 1);
  canvas->cd(1);
  draw(history);
  canvas->cd(2);
  gPad->SetLeftMargin(0.14);
  of_tuned->SetTitle(";signal efficiency;expected significance Z");
  of_tuned->SetLineColor(color(0));
  of_plain->SetLineColor(color(1));
  for (TGraph *graph : {of_tuned, of_plain})
    graph->SetLineWidth(2);
  of_tuned->SetMinimum(0);
  of_tuned->SetMaximum(1.3 * std::max(highest(*of_plain), highest(*of_tuned)));
  of_tuned->Draw("AL");
  of_plain->Draw("L");
  auto *legend = new TLegend(0.35, 0.76, 0.88, 0.88);
  legend->AddEntry(of_plain, "cross-entropy", "l");
  legend->AddEntry(of_tuned, "and expected significance", "l");
  legend->Draw();
  canvas->SaveAs("significance.png");
}
