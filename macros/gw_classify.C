/// \file gw_classify.C
/// Separates gravitational waves from detector noise: trains a network on simulated whitened strain, and shows its performance.
///
///     gw simulate -o gw.root                        (makes the trees "train", "validation" and "test")
///     root -l 'gw_classify.C("gw.root")'
///
/// Draws, into the folder `out`: the training, score distributions, ROC curves, and the efficiency against the optimal
/// signal-to-noise ratio at fixed false-alarm probability. Writes the network (gw.safetensors) and the numbers
/// (classify.json).
///
/// A signal is 0.25 s of inspiral, merger and ring-down in the noise of one Advanced LIGO detector at design sensitivity.
/// Its optimal signal-to-noise ratio is rho = ||whitened signal||. If its shape, phase and time were known, the best test would be
/// the matched filter, a Gaussian variable of mean rho and unit variance. It finds a fraction Q(Q^-1(FAP) - rho) of signals,
/// where Q is the tail of the standard normal distribution. No test can do better. As they are not known, the fair
/// comparison is the loudest of a bank of matched filters over shape, phase and time, whose value is the column "bank".

#include <rootgrad/root.hpp>

#include <Math/ProbFuncMathCore.h>
#include <Math/QuantFuncMathCore.h>
#include <TCanvas.h>
#include <TEfficiency.h>
#include <TF1.h>
#include <TGraphAsymmErrors.h>
#include <TH1F.h>
#include <TLegend.h>
#include <TStyle.h>
#include <TSystem.h>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <fstream>
#include <functional>
#include <iostream>
#include <memory>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

namespace gw {

/// A test statistic on the test data: the network's score, or the loudest matched filter.
struct Statistic {
  std::vector<float> noise;  // its values for noise
  std::vector<float> signal; // and for signals
  std::vector<float> snr;    // the signals' optimal signal-to-noise ratios

  /// Returns the value that a fraction `fap` of the noise exceeds.
  double threshold(double fap) const {
    auto sorted = noise;
    const auto above = std::max<std::size_t>(1, std::size_t(fap * sorted.size()));
    std::nth_element(sorted.begin(), sorted.begin() + above, sorted.end(), std::greater<float>());
    return sorted[above];
  }

  /// Signals with a signal-to-noise ratio in [low, high): their number, and the number that pass the cut.
  std::pair<int, int> count(double low, double high, double cut) const {
    std::pair<int, int> result{0, 0};
    for (std::size_t i = 0; i < signal.size(); ++i) {
      if (snr[i] < low || snr[i] >= high)
        continue;
      ++result.first;
      result.second += signal[i] > cut;
    }
    return result;
  }

  /// Returns the ROC curve of signals with a signal-to-noise ratio in [low, high).
  rootgrad::Roc roc(double low, double high) const {
    auto score = noise;
    std::vector<float> label(noise.size(), 0.f);
    for (std::size_t i = 0; i < signal.size(); ++i) {
      if (snr[i] >= low && snr[i] < high) {
        score.push_back(signal[i]);
        label.push_back(1.f);
      }
    }
    return rootgrad::Roc(score, label);
  }
};

Statistic statistic(const std::vector<float> &value, const std::vector<int> &label, const std::vector<float> &snr) {
  Statistic result;
  for (std::size_t i = 0; i < value.size(); ++i) {
    if (label[i]) {
      result.signal.push_back(value[i]);
      result.snr.push_back(snr[i]);
    } else {
      result.noise.push_back(value[i]);
    }
  }
  return result;
}

/// True-alarm probability of the matched filter for a signal that is known except for its presence.
double bound(double fap, double rho) { return ROOT::Math::normal_cdf_c(ROOT::Math::normal_quantile_c(fap, 1.) - rho); }

int grey() { return rootgrad::color(2); }

/// Colour of curve `i` in a panel. Grey is skipped, because it is used for noise.
int colour(std::size_t i) { return rootgrad::color(i < 2 ? i : i + 1); }

const std::vector<double> faps = {1e-1, 1e-2, 1e-3};
const double snr_low = 2, snr_high = 20;
const int snr_bins = 18;

void style() {
  gErrorIgnoreLevel = kWarning; // suppresses a line per picture
  gStyle->SetOptStat(0);
  gStyle->SetOptTitle(0);
  gStyle->SetPadTickX(1);
  gStyle->SetPadTickY(1);
  gStyle->SetPadLeftMargin(0.13f);
  gStyle->SetPadBottomMargin(0.13f);
  gStyle->SetPadRightMargin(0.04f);
  gStyle->SetPadTopMargin(0.05f);
  for (const char *axis : {"x", "y"}) {
    gStyle->SetTitleSize(0.048f, axis);
    gStyle->SetLabelSize(0.042f, axis);
    gStyle->SetTitleOffset(1.2f, axis);
  }
  gStyle->SetLegendBorderSize(0);
  gStyle->SetLegendFillColor(0);
  gStyle->SetLegendTextSize(0.036f);
}

void draw_training(const rootgrad::History &history, const std::string &file) {
  TCanvas canvas("training", "", 900, 650);
  auto *curves = rootgrad::draw(history);
  curves->GetXaxis()->SetTitle("epoch");
  curves->GetYaxis()->SetTitle("binary cross-entropy");
  const int ticks = int(history.size()) + 1; // whole numbers only
  curves->GetXaxis()->SetLimits(0, ticks);
  curves->GetXaxis()->SetNdivisions(-ticks);
  canvas.Modified(); // it has already been drawn
  canvas.SaveAs(file.c_str());
}

void draw_scores(const Statistic &network, const std::string &file) {
  TCanvas canvas("scores", "", 1150, 650);
  canvas.SetLogy();
  canvas.SetRightMargin(0.25f); // for the legend
  const std::vector<std::pair<double, double>> bins = {{4, 6}, {8, 10}, {12, 14}, {16, 20}};
  double low = 0, high = 0; // range of all scores, which differs from network to network
  for (const auto *scores : {&network.noise, &network.signal})
    for (const float s : *scores) {
      low = std::min(low, 5 * std::floor(s / 5.));
      high = std::max(high, 5 * std::floor(s / 5.) + 5);
    }
  std::vector<std::unique_ptr<TH1F>> histograms;
  const auto add = [&](const char *name, int color, int fill) {
    auto h = std::make_unique<TH1F>(name, ";score (logit);share of windows per unit", 120, low, high);
    h->SetDirectory(nullptr);
    h->SetLineColor(color);
    h->SetLineWidth(2);
    if (fill)
      h->SetFillColorAlpha(color, 0.35f);
    histograms.push_back(std::move(h));
    return histograms.back().get();
  };
  TLegend legend(0.76, 0.6, 0.99, 0.94);
  auto *noise = add("noise", grey(), 1);
  for (float s : network.noise)
    noise->Fill(s);
  legend.AddEntry(noise, "noise", "f");
  for (std::size_t b = 0; b < bins.size(); ++b) {
    auto *h = add(("signal" + std::to_string(b)).c_str(), colour(b), 0);
    for (std::size_t i = 0; i < network.signal.size(); ++i)
      if (network.snr[i] >= bins[b].first && network.snr[i] < bins[b].second)
        h->Fill(network.signal[i]);
    legend.AddEntry(h, Form("signal, #rho = %g-%g", bins[b].first, bins[b].second), "l");
  }
  for (auto &h : histograms) {
    h->Scale(1. / std::max(1., h->GetEntries()), "width");
    h->SetMinimum(3e-5);
    h->SetMaximum(1);
    h->Draw(h == histograms.front() ? "hist" : "hist same");
  }
  legend.Draw();
  canvas.SaveAs(file.c_str());
}

void draw_roc(const Statistic &network, const std::string &file) {
  TCanvas canvas("roc", "", 1150, 650);
  canvas.SetLogx();
  canvas.SetRightMargin(0.28f); // for the legend, because the curves fill the frame
  auto *frame = canvas.DrawFrame(3e-5, 0, 1, 1.03);
  frame->GetXaxis()->SetTitle("false-alarm probability (per 0.25 s window)");
  frame->GetYaxis()->SetTitle("true-alarm probability");
  TLegend legend(0.735, 0.55, 0.99, 0.94);
  std::vector<std::unique_ptr<TGraph>> graphs;
  const std::vector<std::pair<double, double>> bins = {{4, 5}, {6, 7}, {8, 9}, {12, 20}};
  for (std::size_t b = 0; b < bins.size(); ++b) {
    const auto [low, high] = bins[b];
    const auto roc = network.roc(low, high);
    auto g = roc.graph();
    g->SetLineColor(colour(b));
    g->SetLineWidth(2);
    g->Draw("L");
    legend.AddEntry(g.get(), Form("#splitline{#rho = %g-%g}{AUC %.5f}", low, high, roc.auc()), "l");
    graphs.push_back(std::move(g));
  }
  TF1 guess("guess", "x", 3e-5, 1);
  guess.SetLineColor(grey());
  guess.SetLineStyle(3);
  guess.SetNpx(1000);
  guess.Draw("same");
  legend.AddEntry(&guess, "a guess", "l");
  legend.Draw();
  canvas.SaveAs(file.c_str());
}

/// Efficiency against signal-to-noise ratio with 68% Clopper-Pearson intervals.
std::unique_ptr<TGraphAsymmErrors> efficiency_graph(const Statistic &s, double fap) {
  auto g = std::make_unique<TGraphAsymmErrors>();
  const double cut = s.threshold(fap), width = (snr_high - snr_low) / snr_bins;
  for (int b = 0; b < snr_bins; ++b) {
    const double low = snr_low + b * width;
    const auto [total, passed] = s.count(low, low + width, cut);
    if (total == 0)
      continue;
    const double e = double(passed) / total;
    const int n = g->GetN();
    g->SetPoint(n, low + width / 2, e);
    g->SetPointError(n, 0, 0, e - TEfficiency::ClopperPearson(total, passed, 0.6827, false),
                     TEfficiency::ClopperPearson(total, passed, 0.6827, true) - e);
  }
  return g;
}

void draw_efficiency(const Statistic &network, const Statistic *bank, const std::string &file) {
  TCanvas canvas("efficiency", "", 900, 700);
  auto *frame = canvas.DrawFrame(snr_low, 0, snr_high, 1.05);
  frame->GetXaxis()->SetTitle("optimal signal-to-noise ratio #rho in the window");
  frame->GetYaxis()->SetTitle("true-alarm probability");
  TLegend legend(0.45, 0.16, 0.95, 0.54);
  legend.SetTextSize(0.031f);
  legend.SetHeader(Form("%zu windows of noise, %zu with a signal", network.noise.size(), network.signal.size()));
  std::vector<std::unique_ptr<TGraphAsymmErrors>> graphs;
  std::vector<std::unique_ptr<TF1>> bounds;
  for (std::size_t i = 0; i < faps.size(); ++i) {
    const double fap = faps[i];
    auto f = std::make_unique<TF1>(
        Form("bound%zu", i), [fap](double *x, double *) { return bound(fap, x[0]); }, snr_low, snr_high, 0);
    f->SetLineColor(colour(i));
    f->SetLineStyle(2);
    f->SetLineWidth(1);
    f->SetNpx(400);
    f->Draw("same");
    auto g = efficiency_graph(network, fap);
    g->SetMarkerStyle(20);
    g->SetMarkerColor(colour(i));
    g->SetLineColor(colour(i));
    g->SetLineWidth(2);
    g->Draw("PL");
    const int alarms = int(fap * network.noise.size() + 0.5);
    legend.AddEntry(g.get(), Form("network, FAP = 10^{%d} (%d alarms)", -int(i) - 1, alarms), "pl");
    if (bank) {
      auto m = efficiency_graph(*bank, fap);
      m->SetMarkerStyle(24);
      m->SetMarkerColor(colour(i));
      m->SetLineColor(colour(i));
      m->SetLineStyle(3);
      m->Draw("PL");
      graphs.push_back(std::move(m));
    }
    graphs.push_back(std::move(g));
    bounds.push_back(std::move(f));
  }
  // One legend entry per style, for all three colours.
  TGraph circle(1), dashed(1);
  circle.SetMarkerStyle(24);
  circle.SetLineStyle(3);
  dashed.SetLineStyle(2);
  if (bank)
    legend.AddEntry(&circle, "matched-filter bank", "pl");
  legend.AddEntry(&dashed, "bound: waveform known", "l");
  legend.Draw();
  canvas.SaveAs(file.c_str());
}

std::string bins_json(const Statistic &s, double fap) {
  std::string text = "[";
  const double cut = s.threshold(fap), width = (snr_high - snr_low) / snr_bins;
  for (int b = 0; b < snr_bins; ++b) {
    const double low = snr_low + b * width;
    const auto [total, passed] = s.count(low, low + width, cut);
    text +=
        Form("%s{\"snr_low\": %g, \"snr_high\": %g, \"signals\": %d, \"efficiency\": %.5f, \"bound\": %.5f}",
             b ? ", " : "", low, low + width, total, total ? double(passed) / total : 0., bound(fap, low + width / 2));
  }
  return text + "]";
}

/// Seconds since the previous lap, stored under names for the report.
class Laps {
  std::chrono::steady_clock::time_point last_ = std::chrono::steady_clock::now();
  std::string text_;

public:
  void lap(const char *name) {
    const auto now = std::chrono::steady_clock::now();
    text_ +=
        Form("%s\"%s\": %.2f", text_.empty() ? "" : ", ", name, std::chrono::duration<double>(now - last_).count());
    last_ = now;
  }
  std::string json() const { return "{" + text_ + "}"; }
};

/// Trains on windows and on their negatives. Noise of either sign is equally likely, and a wave shifted by half a period is its
/// negative, so every window gives two examples. The validation windows are other windows, without negatives.
rootgrad::History train(rootgrad::Mlp &net, const char *data, const rootgrad::TrainOptions &options, Laps &laps) {
  const auto gather = [&](const char *tree, bool negatives) {
    ROOT::RDataFrame windows(tree, data);
    auto trainer = std::make_unique<rootgrad::Trainer>(
        net, rootgrad::Columns({rootgrad::Column("strain", net.features())}), options, windows.GetNSlots());
    windows.ForeachSlot(
        [&](unsigned slot, const ROOT::RVecF &strain, int label) {
          trainer->add_row(slot, strain.data(), label);
          if (negatives)
            trainer->add_row(slot, (-strain).data(), label);
        },
        {"strain", "label"});
    trainer->flush();
    return trainer;
  };
  const auto windows = gather("train", true), others = gather("validation", false);
  laps.lap("read");
  auto history = windows->fit(others->data());
  laps.lap("train");
  return history;
}

} // namespace gw

void gw_classify(const char *data = "gw.root", const char *out = ".", unsigned long seed = 1) {
  gw::Laps laps;
  ROOT::EnableImplicitMT();
  gw::style();
  gSystem->mkdir(out, true);
  const std::string folder = std::string(out) + "/";

  // (With many noisy inputs and rows, the larger weights of He give a better result than the default.)
  rootgrad::Mlp net({256, 256, 128, 64, 1}, rootgrad::Activation::Gelu, seed, rootgrad::Init::He);
  const auto options =
      rootgrad::TrainOptions().epochs(5).batch_size(512).learning_rate(2e-3f).cosine(0.1f).weight_decay(0.1f).seed(
          seed);
  const auto history = gw::train(net, data, options, laps);
  net.save(folder + "gw.safetensors");

  ROOT::RDataFrame test("test", data);
  auto scored = rootgrad::define(test, "score", net, {"strain"});
  auto score = scored.Take<float>("score"), snr = scored.Take<float>("snr");
  auto label = scored.Take<int>("label");
  const bool has_bank = test.HasColumn("bank");
  auto loudest = has_bank ? scored.Take<float>("bank") : score;
  const auto network = gw::statistic(*score, *label, *snr);
  const auto bank = gw::statistic(*loudest, *label, *snr);
  laps.lap("score");

  gw::draw_training(history, folder + "training.png");
  gw::draw_scores(network, folder + "scores.png");
  gw::draw_roc(network, folder + "roc.png");
  gw::draw_efficiency(network, has_bank ? &bank : nullptr, folder + "efficiency.png");
  laps.lap("draw");

  const double auc = network.roc(12, 1e9).auc(), auc_all = network.roc(0, 1e9).auc();
  std::ofstream json(folder + "classify.json");
  json << "{\"auc\": " << auc << ", \"auc_all\": " << auc_all
       << ", \"events_per_second\": " << history.events_per_second() << ", \"train_seconds\": " << history.seconds()
       << ", \"noise_windows\": " << network.noise.size() << ", \"signal_windows\": " << network.signal.size()
       << ", \"epochs\": " << history.size() << ", \"best_epoch\": " << history.best_epoch();
  const char *names[] = {"efficiency_at_fap_1e-1", "efficiency_at_fap_1e-2", "efficiency_at_fap_1e-3"};
  for (std::size_t i = 0; i < gw::faps.size(); ++i) {
    json << ",\n \"" << names[i] << "\": " << gw::bins_json(network, gw::faps[i]);
    if (has_bank)
      json << ",\n \"bank_" << names[i] << "\": " << gw::bins_json(bank, gw::faps[i]);
  }
  json << ",\n \"seconds\": " << laps.json() << "}\n";
  if (!json.flush())
    throw std::runtime_error("cannot write '" + folder + "classify.json'");
  std::cout << Form("AUC %.5f for rho >= 12, %.4f for all; %.1f s of training, %.0f events/s\n", auc, auc_all,
                    history.seconds(), history.events_per_second());
}
