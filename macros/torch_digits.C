/// \file torch_digits.C
/// Simulated handwriting: pictures of digits are classified by a rootgrad network that LibTorch's AdamW trains.
///
///     root -l torch_digits.C
///     root -l 'torch_digits.C(60000, 4)'      pictures, epochs
///
/// Needs `cargo xtask install --torch`. The macro draws the pictures, 28 x 28: strokes on a grid, rotated, sheared, shifted, of
/// any thickness, with noise. An RDataFrame makes them on all threads; torch reads each batch without a copy. Prints the loss and
/// the fraction of other pictures that is classified correctly, and writes the network (torch_digits.safetensors). Draws the
/// losses, the ROC curves of each digit against the others, and misclassified pictures into torch_digits.png.
#include <rootgrad/root.hpp>
#include <rootgrad/torch_root.hpp>

#include <TCanvas.h>
#include <TGraph.h>
#include <TH2F.h>
#include <TLegend.h>
#include <TMultiGraph.h>
#include <TRandom3.h>

#include <algorithm>
#include <cmath>
#include <iostream>
#include <memory>
#include <numeric>
#include <string>
#include <utility>
#include <vector>

namespace torch_digits_toy {

constexpr int side = 28, pixels = side * side, digits = 10;

struct Stroke {
  float x1, y1, x2, y2;
};

/// Strokes of a digit between corners (0..2, 0..4) of a grid, with y downwards.
const std::vector<Stroke> &strokes(int digit) {
  static const std::vector<std::vector<Stroke>> all = {
      {{0, 1, 0, 3}, {0, 3, 1, 4}, {1, 4, 2, 3}, {2, 3, 2, 1}, {2, 1, 1, 0}, {1, 0, 0, 1}},
      {{0, 1, 1, 0}, {1, 0, 1, 4}},
      {{0, 1, 1, 0}, {1, 0, 2, 1}, {2, 1, 0, 4}, {0, 4, 2, 4}},
      {{0, 0, 2, 0}, {2, 0, 1, 2}, {1, 2, 2, 3}, {2, 3, 1, 4}, {1, 4, 0, 4}},
      {{1, 0, 0, 3}, {0, 3, 2, 3}, {1.5f, 1.5f, 1.5f, 4}},
      {{2, 0, 0, 0}, {0, 0, 0, 2}, {0, 2, 1, 1.7f}, {1, 1.7f, 2, 3}, {2, 3, 1, 4}, {1, 4, 0, 4}},
      {{1.5f, 0, 0, 2}, {0, 2, 0, 3}, {0, 3, 1, 4}, {1, 4, 2, 3}, {2, 3, 1, 2}, {1, 2, 0, 3}},
      {{0, 0, 2, 0}, {2, 0, 0.7f, 4}},
      {{1, 2, 0, 1}, {0, 1, 1, 0}, {1, 0, 2, 1}, {2, 1, 1, 2}, {1, 2, 0, 3}, {0, 3, 1, 4}, {1, 4, 2, 3}, {2, 3, 1, 2}},
      {{2, 1, 1, 2}, {1, 2, 0, 1}, {0, 1, 1, 0}, {1, 0, 2, 1}, {2, 1, 1.5f, 4}}};
  return all[std::size_t(digit)];
}

/// Distance of a point from a stroke.
float distance(float x, float y, const Stroke &s) {
  const float dx = s.x2 - s.x1, dy = s.y2 - s.y1;
  const float along = ((x - s.x1) * dx + (y - s.y1) * dy) / (dx * dx + dy * dy), t = std::clamp(along, 0.f, 1.f);
  return std::hypot(x - s.x1 - t * dx, y - s.y1 - t * dy);
}

/// A picture (28 * 28), from 0 (paper) to about 1 (ink), row by row.
ROOT::RVecF picture(ULong64_t number, int digit) {
  TRandom3 random(1 + number);
  const double angle = random.Gaus(0, 0.18), shear = random.Gaus(0, 0.2);
  const double wide = random.Uniform(4.5, 7), high = random.Uniform(3.6, 5);
  const double left = random.Gaus(14, 1.5), top = random.Gaus(14, 1.5), thick = random.Uniform(0.7, 1.8);
  std::vector<Stroke> placed = strokes(digit);
  const auto place = [&](float &x, float &y) {
    const double u = wide * (x - 1 + random.Gaus(0, 0.07)), v = high * (y - 2 + random.Gaus(0, 0.07));
    const double w = u - shear * v;
    x = float(left + std::cos(angle) * w - std::sin(angle) * v);
    y = float(top + std::sin(angle) * w + std::cos(angle) * v);
  };
  for (Stroke &stroke : placed) {
    place(stroke.x1, stroke.y1);
    place(stroke.x2, stroke.y2);
  }
  ROOT::RVecF ink(pixels);
  for (int i = 0; i < pixels; ++i) {
    float nearest = side;
    for (const Stroke &stroke : placed)
      nearest = std::min(nearest, distance(float(i % side), float(i / side), stroke));
    ink[std::size_t(i)] = float(1 / (1 + std::exp(2.5 * (nearest - thick))) + random.Gaus(0, 0.15));
  }
  return ink;
}

/// Pictures in contiguous memory, as torch reads them: x (n, 784), digit (n).
struct Pictures {
  std::vector<float> x, digit;
  std::size_t size() const { return digit.size(); }
};

Pictures draw_pictures(ULong64_t first, std::size_t n) {
  auto df = ROOT::RDataFrame(n)
                .Define("digit", [=](ULong64_t entry) { return int((first + entry) % digits); }, {"rdfentry_"})
                .Define("picture", [=](ULong64_t entry, int digit) { return picture(first + entry, digit); },
                        {"rdfentry_", "digit"});
  Pictures made;
  made.x.resize(n * pixels);
  made.digit.resize(n);
  df.Foreach( // (each thread writes to its own places)
      [&](ULong64_t entry, const ROOT::RVecF &picture, int digit) {
        std::copy(picture.begin(), picture.end(), made.x.begin() + std::ptrdiff_t(entry * pixels));
        made.digit[entry] = float(digit);
      },
      {"rdfentry_", "picture", "digit"});
  return made;
}

/// Returns the predicted digit: the one with the largest output.
int reported(const float *row) { return int(std::max_element(row, row + digits) - row); }

double share_right(const std::vector<float> &scores, const Pictures &of) {
  std::size_t right = 0;
  for (std::size_t i = 0; i < of.size(); ++i)
    right += reported(&scores[i * digits]) == int(of.digit[i]);
  return double(right) / double(of.size());
}

/// Draws the ROC curve of each digit against all others, ranked by its probability.
void draw_rocs(const std::vector<float> &probabilities, const Pictures &of) {
  gPad->SetLogx();
  gPad->SetLeftMargin(0.15f);
  gPad->DrawFrame(1e-4, 0.8, 1, 1.005)->SetTitle(";share of the others;share of the digit");
  auto *legend = new TLegend(0.62, 0.15, 0.88, 0.62);
  for (int digit = 0; digit < digits; ++digit) {
    std::vector<float> score(of.size()), label(of.size());
    for (std::size_t i = 0; i < of.size(); ++i) {
      score[i] = probabilities[i * digits + std::size_t(digit)];
      label[i] = int(of.digit[i]) == digit;
    }
    const rootgrad::Roc roc(score, label);
    auto curve = roc.graph();
    curve->SetLineColor(rootgrad::color(std::size_t(digit)));
    curve->SetLineWidth(2);
    legend->AddEntry(curve->DrawClone("L"), Form("%d: %.4f", digit, roc.auc()), "l");
  }
  legend->Draw();
}

/// Draws the sixteen misclassified pictures with the highest probability of a wrong digit, side by side.
void draw_mistakes(const std::vector<float> &probabilities, const Pictures &of) {
  std::vector<std::pair<float, std::size_t>> wrong;
  for (std::size_t i = 0; i < of.size(); ++i) {
    const int taken_for = reported(&probabilities[i * digits]);
    if (taken_for != int(of.digit[i]))
      wrong.emplace_back(probabilities[i * digits + std::size_t(taken_for)], i);
  }
  std::sort(wrong.rbegin(), wrong.rend());
  constexpr int across = 4;
  auto *board = new TH2F("mistakes", "mistaken for another digit", across * side, 0, across, across * side, 0, across);
  board->SetStats(false);
  board->SetDirectory(nullptr);
  const int shown = std::min<int>(across * across, int(wrong.size()));
  for (int n = 0; n < shown; ++n)
    for (int i = 0; i < pixels; ++i)
      board->SetBinContent(n % across * side + i % side + 1, (across - n / across) * side - i / side,
                           of.x[wrong[std::size_t(n)].second * pixels + std::size_t(i)]);
  for (auto *axis : {board->GetXaxis(), board->GetYaxis()}) {
    axis->SetNdivisions(across);
    axis->SetLabelSize(0);
  }
  board->Draw("col");
}

} // namespace torch_digits_toy

void torch_digits(unsigned n = 30000, int epochs = 4, std::size_t batch = 64, unsigned long seed = 1) {
  using namespace torch_digits_toy;
  using namespace rootgrad::torch;
  ROOT::EnableImplicitMT();
  const Pictures mine = draw_pictures(0, n), others = draw_pictures(100000000, 5000);

  rootgrad::Mlp net({pixels, 128, digits}, rootgrad::Activation::Relu, seed);
  Model model(net, ModelOptions().learning_rate(1e-3).weight_decay(0.01));
  std::vector<std::size_t> order((n + batch - 1) / batch); // order of the batches
  std::iota(order.begin(), order.end(), 0);
  TRandom3 random(seed);
  std::vector<rootgrad::Epoch> history;
  for (int number = 1; number <= epochs; ++number) {
    for (std::size_t i = order.size(); i > 1; --i)
      std::swap(order[i - 1], order[random.Integer(unsigned(i))]);
    double sum = 0;
    for (const std::size_t of_order : order) {
      const std::size_t first = of_order * batch, rows = std::min(batch, n - first);
      sum += double(rows) * model.step(&mine.x[first * pixels], &mine.digit[first], rows);
    }
    rootgrad::Epoch epoch;
    epoch.epoch = std::size_t(number);
    epoch.train_loss = sum / n;
    epoch.validation_loss = model.loss(others.x, others.digit);
    history.push_back(epoch);
    std::cout << "epoch " << number << "/" << epochs << ": loss " << epoch.train_loss << ", of other pictures "
              << epoch.validation_loss << std::endl;
  }

  // Back to rootgrad: the network is saved, and can be used like any other.
  model.write_back(net);
  net.save("torch_digits.safetensors");
  std::vector<float> probabilities(others.size() * digits);
  net.predict(others.x.data(), others.size(), probabilities.data(), rootgrad::Output::Probability);
  std::cout << "reported right: " << share_right(probabilities, others) << " of " << others.size() << " other pictures"
            << std::endl;

  auto *canvas = new TCanvas("torch_digits", "rootgrad", 1650, 550);
  canvas->Divide(3, 1);
  canvas->cd(1);
  rootgrad::draw(history)->GetYaxis()->SetTitle("softmax cross-entropy");
  canvas->cd(2);
  draw_rocs(probabilities, others);
  canvas->cd(3);
  draw_mistakes(probabilities, others);
  canvas->SaveAs("torch_digits.png");
}
