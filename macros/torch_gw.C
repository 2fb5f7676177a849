/// \file torch_gw.C
/// Separates gravitational waves from detector noise. A convolutional network, written in tensors, is trained by LibTorch's AdamW on
/// rootgrad's gradients, then used in RDataFrame like any other network.
///
///     gw simulate -o gw.root --train 50000      (makes the trees "train", "validation" and "test")
///     root -l 'torch_gw.C("gw.root")'
///
/// Needs `cargo xtask install --torch`. Prints the loss of each epoch and the area under the ROC curve of the test tree. Draws the
/// losses, and ROC curves for ranges of the signals' optimal signal-to-noise ratio, into torch_gw.png. Writes the network
/// (torch_gw.safetensors).
#include <rootgrad/root.hpp>
#include <rootgrad/torch_root.hpp>

#include <TCanvas.h>
#include <TGraph.h>
#include <TLegend.h>
#include <TMultiGraph.h>
#include <TRandom3.h>

#include <algorithm>
#include <iostream>
#include <limits>
#include <numeric>
#include <string>
#include <utility>
#include <vector>

namespace torch_gw_demo {

using rootgrad::Conv1d, rootgrad::Linear, rootgrad::Tensor;

constexpr std::size_t window = 256;

/// Two convolutions over a window of strain, and dense layers on their results.
struct Detector {
  Conv1d first{16, 17}, second{32, 9};
  Linear hidden{32}, head{1};
  ROOTGRAD_NAMES(first, second, hidden, head)
  Tensor operator()(Tensor strain) const {
    Tensor x = max_pool(gelu(first(strain)), 4);
    x = max_pool(gelu(second(x)), 4);
    return head(gelu(hidden(flatten(x))));
  }
};

/// Windows in contiguous memory, as torch reads them: x (n, 256), label (n).
struct Windows {
  std::vector<float> x, label;
  std::size_t size() const { return label.size(); }
};

/// Reads a tree. With `negatives` each window gives two: noise of either sign is equally likely, and a wave shifted by half a period is
/// its negative.
Windows read(const char *tree, const char *file, bool negatives) {
  ROOT::RDataFrame df(tree, file);
  auto strain = df.Take<ROOT::RVecF>("strain");
  auto label = df.Take<int>("label");
  Windows windows;
  for (std::size_t i = 0; i < strain->size(); ++i) {
    const ROOT::RVecF &one = (*strain)[i];
    if (one.size() != window)
      throw std::runtime_error(
          Form("%s: a window of %zu samples; wanted %zu, as gw simulate makes them", file, one.size(), window));
    for (const float sign : {1.f, -1.f}) {
      if (sign < 0 && !negatives)
        continue;
      for (const float sample : one)
        windows.x.push_back(sign * sample);
      windows.label.push_back(float((*label)[i]));
    }
  }
  return windows;
}

/// Returns the windows in a random order, so that batches are contiguous in memory.
Windows shuffled(const Windows &of, TRandom3 &random) {
  std::vector<std::size_t> order(of.size());
  std::iota(order.begin(), order.end(), 0);
  for (std::size_t i = order.size(); i > 1; --i)
    std::swap(order[i - 1], order[random.Integer(unsigned(i))]);
  Windows windows;
  windows.x.reserve(of.x.size());
  for (const std::size_t i : order) {
    windows.x.insert(windows.x.end(), of.x.begin() + std::ptrdiff_t(i * window),
                     of.x.begin() + std::ptrdiff_t((i + 1) * window));
    windows.label.push_back(of.label[i]);
  }
  return windows;
}

/// Draws ROC curves of signals in ranges of rho. Returns the area under the curve of all signals.
double draw_rocs(ROOT::RDF::RNode scored) {
  gPad->SetLogx();
  gPad->SetLeftMargin(0.13f);
  gPad->SetRightMargin(0.3f); // for the legend, because the curves fill the frame
  gPad->DrawFrame(1e-4, 0, 1, 1.03)->SetTitle(";false-alarm probability (per 0.25 s window);true-alarm probability");
  auto *legend = new TLegend(0.71, 0.6, 0.99, 0.9);
  const float all = std::numeric_limits<float>::infinity();
  const std::vector<std::pair<float, float>> ranges = {{0, all}, {4, 6}, {6, 8}, {8, 10}, {10, all}};
  const int colors[] = {kBlack, rootgrad::color(0), rootgrad::color(1), rootgrad::color(3), rootgrad::color(4)};
  double area = 0;
  for (std::size_t i = 0; i < ranges.size(); ++i) {
    const auto [low, high] = ranges[i];
    const auto within = [low = low, high = high](int label, float snr) {
      return label == 0 || (snr >= low && snr < high);
    };
    const rootgrad::Roc roc = rootgrad::roc(scored.Filter(within, {"label", "snr"}), "score", "label");
    auto curve = roc.graph();
    curve->SetLineColor(colors[i]);
    curve->SetLineWidth(2);
    const char *name = i == 0 ? "all" : high == all ? Form("#rho > %g", low) : Form("#rho = %g-%g", low, high);
    legend->AddEntry(curve->DrawClone("L"), Form("%s: %.4f", name, roc.auc()), "l");
    area = i == 0 ? roc.auc() : area;
  }
  legend->Draw();
  return area;
}

} // namespace torch_gw_demo

void torch_gw(const char *data = "gw.root", int epochs = 3, std::size_t batch = 128, unsigned long seed = 1) {
  using namespace torch_gw_demo;
  using namespace rootgrad::torch;
  Windows train = read("train", data, true);
  const Windows validation = read("validation", data, false);

  auto net = rootgrad::compile(Detector{}, rootgrad::Shape{1, window}, seed);
  Model model(net, ModelOptions().learning_rate(1e-3).weight_decay(0.05).clip_norm(1));
  TRandom3 random(seed);
  std::vector<rootgrad::Epoch> history;
  for (int number = 1; number <= epochs; ++number) {
    train = shuffled(train, random);
    double sum = 0;
    for (std::size_t first = 0; first < train.size(); first += batch) {
      const std::size_t rows = std::min(batch, train.size() - first);
      sum += double(rows) * model.step(&train.x[first * window], &train.label[first], rows);
    }
    rootgrad::Epoch epoch;
    epoch.epoch = std::size_t(number);
    epoch.train_loss = sum / double(train.size());
    epoch.validation_loss = model.loss(validation.x, validation.label);
    history.push_back(epoch);
    model.learning_rate(1e-3 * (epochs - number) / epochs + 1e-4);
    std::cout << "epoch " << number << "/" << epochs << ": loss " << epoch.train_loss << ", validation "
              << epoch.validation_loss << std::endl;
  }

  // Back to rootgrad: the network is saved, and gives a column of scores like any other.
  model.write_back(net);
  net.save("torch_gw.safetensors");
  ROOT::EnableImplicitMT();
  ROOT::RDataFrame test("test", data);
  auto scored = rootgrad::define(test, "score", net, {"strain"});

  auto *canvas = new TCanvas("torch_gw", "rootgrad", 1200, 550);
  canvas->Divide(2, 1);
  canvas->cd(1);
  rootgrad::draw(history)->GetYaxis()->SetTitle("binary cross-entropy");
  canvas->cd(2);
  std::cout << "area under the ROC curve of the test windows: " << draw_rocs(scored) << std::endl;
  canvas->SaveAs("torch_gw.png");
}
