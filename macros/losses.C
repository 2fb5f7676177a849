/// \file losses.C
/// The built-in losses, each on a toy with a known solution, and a user-defined loss:
///
///     root -l losses.C
///
/// Prints for each loss the network's result and the truth, and draws the three regression results into losses.png.
#include <rootgrad/root.hpp>

#include <TCanvas.h>
#include <TF1.h>
#include <TGraph.h>
#include <TLegend.h>
#include <TRandom3.h>

#include <cmath>
#include <cstdio>
#include <vector>

namespace losses_toy {

using namespace rootgrad;

/// Columns: x from 0 to 1; y = sin(2 pi x) with a resolution of 0.1 + 0.3 x; n, Poisson distributed with mean exp(2 x); a class that
/// is 1 with probability x; and a label of this class that is wrong in one of ten events.
ROOT::RDF::RNode events(ULong64_t first, ULong64_t n) {
  const auto random = [first](ULong64_t entry, int use) { return TRandom3(UInt_t(1 + 10 * (first + entry) + use)); };
  return ROOT::RDataFrame(n)
      .Define("x", [random](ULong64_t i) { return float(random(i, 0).Uniform()); }, {"rdfentry_"})
      .Define("y",
              [random](ULong64_t i, float x) {
                return float(std::sin(2 * M_PI * x) + random(i, 1).Gaus(0, 0.1 + 0.3 * x));
              },
              {"rdfentry_", "x"})
      .Define("n", [random](ULong64_t i, float x) { return int(random(i, 2).Poisson(std::exp(2 * x))); },
              {"rdfentry_", "x"})
      .Define("truth", [random](ULong64_t i, float x) { return random(i, 3).Uniform() < x; }, {"rdfentry_", "x"})
      .Define("label", [random](ULong64_t i, bool t) { return random(i, 4).Uniform() < 0.1 ? !t : t; },
              {"rdfentry_", "truth"})
      .Cache<float, float, int, bool, bool>({"x", "y", "n", "truth", "label"});
}

/// Trains a network with one input column on a loss.
template <class Loss> Mlp trained(ROOT::RDF::RNode df, const char *target, std::size_t outputs, int epochs, Loss loss) {
  Mlp net({1, 32, 32, outputs}, Activation::Tanh, /*seed=*/1);
  fit(net, df, {"x"}, target,
      TrainOptions().epochs(epochs).batch_size(256).learning_rate(5e-3f).cosine(0.05f).loss(loss));
  return net;
}

float at(const Mlp &net, float x, std::size_t output = 0) { return net.predict(std::vector<float>{x})[output]; }

/// Returns the fraction of events whose y is below the network's output.
double below(ROOT::RDF::RNode df, const Mlp &net) {
  auto count = define(df, "limit", net).Filter("y < limit").Count();
  return double(*count) / double(*df.Count());
}

TGraph *curve(const Mlp &net, int colour, std::size_t output = 0) {
  auto *graph = new TGraph;
  for (int i = 0; i <= 100; ++i)
    graph->SetPoint(i, i / 100., at(net, float(i) / 100, output));
  graph->SetLineColor(colour);
  graph->SetLineWidth(2);
  return graph;
}

} // namespace losses_toy

void losses(unsigned n = 50000, int epochs = 10) {
  using namespace losses_toy;
  using T = Tensor;
  auto df = events(0, n), fresh = events(1000000, n);

  printf("quantile: share of events below\n");
  const Mlp low = trained(df, "y", 1, epochs, [](T y, T t) { return quantile(y, t, 0.16); });
  const Mlp high = trained(df, "y", 1, epochs, [](T y, T t) { return quantile(y, t, 0.84); });
  printf("  q = 0.16  %.3f\n  q = 0.84  %.3f\n", below(fresh, low), below(fresh, high));

  const Mlp gauss =
      trained(df, "y", 2, epochs, [](T y, T t) { return gaussian_nll(y.slice(1, 0, 1), y.slice(1, 1, 2), t); });
  printf("Gaussian likelihood: mean and resolution\n");
  for (const float x : {0.25f, 0.75f})
    printf("  x = %.2f  %6.2f %.2f   truth %6.2f %.2f\n", x, at(gauss, x), std::exp(at(gauss, x, 1) / 2),
           std::sin(2 * M_PI * x), 0.1 + 0.3 * x);

  const Mlp rate = trained(df, "n", 1, epochs, [](T y, T t) { return poisson_nll(y, t); });
  printf("Poisson likelihood: rate\n");
  for (const float x : {0.25f, 0.75f})
    printf("  x = %.2f  %.2f   truth %.2f\n", x, std::exp(at(rate, x)), std::exp(2 * x));

  const Mlp margin = trained(df, "truth", 1, epochs, [](T y, T t) { return hinge(y, t); });
  printf("hinge: the decision\n  x = 0.3  %s\n  x = 0.7  %s\n", at(margin, 0.3f) < 0 ? "0" : "1",
         at(margin, 0.7f) < 0 ? "0" : "1");

  const Mlp focused = trained(df, "truth", 1, epochs, [](T y, T t) { return focal(y, t, 2); });
  printf("focal: probabilities, nearer to 1/2 than the truth\n  x = 0.10  %.3f\n  x = 0.90  %.3f\n",
         1 / (1 + std::exp(-at(focused, 0.1f))), 1 / (1 + std::exp(-at(focused, 0.9f))));

  // With a smoothing s and K classes, the predicted probability of certain events is 1 - s + s/K.
  const Mlp smooth =
      trained(df.Define("half", "int(x > 0.5)"), "half", 2, epochs, [](T y, T t) { return cross_entropy(y, t, 0.2); });
  const auto p = smooth.predict({0.9f}, Output::Raw);
  printf("label smoothing: probability of what is certain\n  certain class  %.3f   truth 0.900\n",
         1 / (1 + std::exp(p[0] - p[1])));

  // A user-defined loss: cross-entropy for labels of which one in ten is known to be wrong.
  const Mlp noisy = trained(df, "label", 1, epochs, [](T y, T t) {
    const T q = 0.1 + 0.8 * sigmoid(y); // the label's probability
    return mean(-t * log(q) - (1 - t) * log(1 - q), -1);
  });
  printf("one of your own: probability of the truth behind noisy labels\n");
  for (const float x : {0.25f, 0.75f})
    printf("  x = %.2f  %.2f\n", x, 1 / (1 + std::exp(-at(noisy, x))));

  auto *canvas = new TCanvas("losses", "rootgrad", 700, 500);
  auto *points = new TGraph;
  const std::vector<float> xs = *fresh.Take<float>("x"), ys = *fresh.Take<float>("y");
  for (int i = 0; i < 2000 && i < int(xs.size()); ++i)
    points->SetPoint(i, double(xs[i]), double(ys[i]));
  points->SetTitle(";x;y");
  points->SetMarkerColor(color(2));
  points->SetMarkerStyle(1);
  points->Draw("AP");
  auto *mean_curve = curve(gauss, color(0)), *low_curve = curve(low, color(1)), *high_curve = curve(high, color(1));
  for (TGraph *graph : {mean_curve, low_curve, high_curve})
    graph->Draw("L");
  auto *legend = new TLegend(0.5, 0.76, 0.88, 0.88);
  legend->AddEntry(mean_curve, "mean of the Gaussian likelihood", "l");
  legend->AddEntry(low_curve, "quantiles 0.16 and 0.84", "l");
  legend->Draw();
  canvas->SaveAs("losses.png");
}
