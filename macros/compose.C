/// \file compose.C
/// A user-defined network, composed of tensors: convolutions over a series of samples.
///
///     root -l compose.C
///
/// A toy search: half of the events have a short chirp at a random time, no higher than the noise around it. Prints the network
/// and the area under the ROC curve on other events. Draws loss curves, scores and the filters of the first layer into
/// compose.png. Saves compose.safetensors, which can be loaded like any network.
#include <rootgrad/root.hpp>

#include <TCanvas.h>
#include <TGraph.h>
#include <TMultiGraph.h>
#include <TRandom3.h>

#include <algorithm>
#include <cmath>
#include <iostream>
#include <string>
#include <vector>

namespace compose_toy {

using namespace rootgrad;

const std::size_t samples = 256, window = 17;

/// A network needs no base class and no registration: layers are members, and the call operator applies them.
struct Tagger {
  Conv1d c1{16, 17}, c2{32, 9};
  Linear head{1};
  ROOTGRAD_NAMES(c1, c2, head)
  Tensor operator()(Tensor x) const {
    Tensor y = max_pool(gelu(c1(x)), 4); // (16, 60)
    y = gelu(c2(y));                     // (32, 52)
    return head(mean(y, -1));            // wherever the chirp is
  }
};

/// Noise; a signal event also has a chirp of 64 samples.
ROOT::RVecF strain(ULong64_t event, bool is_signal) {
  TRandom3 random(1 + event);
  ROOT::RVecF x(samples);
  for (auto &value : x)
    value = static_cast<float>(random.Gaus());
  const unsigned start = random.Integer(samples - 64);
  for (unsigned i = 0; is_signal && i < 64; ++i) {
    const double t = i / 64., envelope = std::sin(M_PI * t);
    x[start + i] += static_cast<float>(1.2 * envelope * std::sin(2 * M_PI * (4 * t + 5 * t * t)));
  }
  return x;
}

ROOT::RDF::RNode events(ULong64_t first, ULong64_t n) {
  return ROOT::RDataFrame(n)
      .Define("is_signal", [](ULong64_t entry) { return entry % 2 == 0; }, {"rdfentry_"})
      .Define("strain", [first](ULong64_t entry, bool s) { return strain(first + entry, s); },
              {"rdfentry_", "is_signal"});
}

/// Draws the filters of the first layer that have the largest weights.
TMultiGraph *filters(const Network &net) {
  const std::vector<float> parameters = net.parameters();
  auto *all = new TMultiGraph("filters", "what the first layer looks for;sample;weight");
  for (std::size_t channel = 0; channel < 16; channel += 4) {
    auto *graph = new TGraph(int(window));
    for (std::size_t i = 0; i < window; ++i)
      graph->SetPoint(int(i), double(i), double(parameters[channel * window + i]));
    graph->SetLineWidth(2);
    graph->SetLineColor(color(channel / 4));
    all->Add(graph);
  }
  return all;
}

} // namespace compose_toy

void compose(unsigned n = 20000, int epochs = 8) {
  using namespace compose_toy;
  Network net = compile(Tagger{}, Shape{1, samples}, /*seed=*/42);
  std::cout << net.summary() << std::endl;

  auto df = events(0, n);
  const auto history =
      fit(net, df, {"strain"}, "is_signal", TrainOptions().epochs(epochs).batch_size(128).learning_rate(2e-3f));
  auto test = define(events(10000000, 5000), "score", net);
  std::cout << "area under the ROC curve on other events: " << roc(test, "score", "is_signal").auc() << std::endl;

  auto *canvas = new TCanvas("compose", "rootgrad", 1500, 500);
  canvas->Divide(3, 1);
  canvas->cd(1);
  draw(history);
  canvas->cd(2);
  gPad->SetLeftMargin(0.14);
  auto low = test.Min("score"), high = test.Max("score"); // (both in one event loop)
  const double from = std::floor(*low), to = std::ceil(*high + 1e-3);
  auto background = test.Filter("!is_signal").Histo1D({"noise", ";score (logit);events", 60, from, to}, "score");
  auto signal = test.Filter("is_signal").Histo1D({"chirp", ";score (logit);events", 60, from, to}, "score");
  background->SetStats(false);
  background->SetLineColor(background_color());
  signal->SetLineColor(signal_color());
  background->SetMaximum(1.35 * std::max(background->GetMaximum(), signal->GetMaximum())); // space for the legend
  background->DrawClone("hist");
  signal->DrawClone("hist same");
  gPad->BuildLegend(0.16, 0.76, 0.42, 0.88);
  canvas->cd(3);
  gPad->SetLeftMargin(0.14);
  filters(net)->Draw("AL");
  canvas->SaveAs("compose.png");
  net.save("compose.safetensors");
}
