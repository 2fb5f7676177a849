/// \file gw_compare.C
/// Compares a trained detector of gravitational waves with the filter bank and with the best possible ranking.
///
///     gw compare --detectors 2 --rankings rankings.root      (trains and ranks: the trees "noise" and "signals")
///     root -l 'gw_compare.C("rankings.root")'
///
/// Networks compared beside the detector (gw compare detector.txt cnn.txt transformer.txt) are drawn too.
///
/// Draws, into the folder `out`:
/// - efficiency.png: the fraction of signals found against their signal-to-noise ratio, at three false-alarm probabilities,
///   with 68% intervals (Clopper-Pearson);
/// - volume.png: the sensitive volume against the false-alarm rate, relative to that of the bank. Sources are uniform in volume, so
///   the number of signals of ratio rho falls as rho^-4. The band is the standard error by the choice of signals at the bank's
///   threshold and the trained detector's; the choice of noise windows adds one over the root of the number of false alarms.

#include <rootgrad/root.hpp>

#include <TCanvas.h>
#include <TEfficiency.h>
#include <TGraphAsymmErrors.h>
#include <TGraphErrors.h>
#include <TLatex.h>
#include <TLegend.h>
#include <TStyle.h>
#include <TSystem.h>

#include <algorithm>
#include <cmath>
#include <memory>
#include <string>
#include <vector>

namespace gw_compared {

/// The bank comes first: other volumes are relative to its volume.
const std::vector<std::string> names = {"bank", "trained", "limit", "cnn", "transformer"};
const std::vector<const char *> titles = {"filter bank", "trained detector", "limit", "CNN", "transformer"};

int colour(std::size_t ranking) {
  return ranking == 2 ? int(kGray + 2) : rootgrad::color(std::vector<int>{0, 4, 0, 1, 3}[ranking]);
}

/// Rankings of windows of noise, in descending order, and of windows with a signal.
struct Ranking {
  std::size_t number; // in `names`
  std::vector<double> noise, signal;
  /// Windows of noise of which the ranking is known at any threshold. (The limit is computed for all of the first `whole`, and for
  /// the others that rank high, which are enough at one false alarm in a hundred and fewer. With gw compare --part the same is
  /// true of the other rankings.)
  std::vector<double> whole;

  double threshold(double fap) const {
    const auto &from = fap > 0.01 ? whole : noise;
    return from[std::min(from.size() - 1, std::size_t(fap * from.size()))];
  }
};

struct Rankings {
  std::vector<Ranking> each;
  std::vector<double> snr;
  double low, high;
};

Rankings read(const char *file) {
  ROOT::RDataFrame noise("noise", file), signals("signals", file), range("range", file);
  Rankings all;
  all.low = range.Take<double>("low")->front();
  all.high = range.Take<double>("high")->front();
  const auto whole = std::size_t(range.Take<double>("whole")->front());
  all.snr = *signals.Take<double>("snr");
  for (std::size_t number = 0; number < names.size(); ++number) {
    const auto &name = names[number];
    if (!noise.HasColumn(name))
      continue;
    Ranking ranking;
    ranking.number = number;
    ranking.noise = *noise.Take<double>(name);
    ranking.signal = *signals.Take<double>(name);
    ranking.whole.assign(ranking.noise.begin(), ranking.noise.begin() + std::min(whole, ranking.noise.size()));
    if (std::all_of(ranking.noise.begin(), ranking.noise.end(), [](double x) { return std::isfinite(x); }))
      ranking.whole = ranking.noise;
    std::sort(ranking.noise.rbegin(), ranking.noise.rend());
    std::sort(ranking.whole.rbegin(), ranking.whole.rend());
    all.each.push_back(std::move(ranking));
  }
  return all;
}

void style() {
  gErrorIgnoreLevel = kWarning; // suppresses a line per picture
  gStyle->SetOptStat(0);
  gStyle->SetOptTitle(0);
  gStyle->SetPadTickX(1);
  gStyle->SetPadTickY(1);
  gStyle->SetPadRightMargin(0.03f);
  gStyle->SetPadTopMargin(0.04f);
  gStyle->SetPadLeftMargin(0.11f);
  gStyle->SetPadBottomMargin(0.12f);
  gStyle->SetLegendBorderSize(0);
  gStyle->SetLegendFillColor(0);
  for (const char *axis : {"x", "y"}) {
    gStyle->SetTitleSize(0.045f, axis);
    gStyle->SetLabelSize(0.04f, axis);
  }
}

/// Fraction of the signals found in bins of their ratio, drawn `shift` to the right of the bin's middle.
std::unique_ptr<TGraphAsymmErrors> efficiency(const Rankings &all, const Ranking &ranking, double fap, double shift) {
  auto g = std::make_unique<TGraphAsymmErrors>();
  const double cut = ranking.threshold(fap), width = 1;
  for (double low = all.low; low < all.high; low += width) {
    int total = 0, passed = 0;
    for (std::size_t i = 0; i < all.snr.size(); ++i)
      if (all.snr[i] >= low && all.snr[i] < low + width) {
        ++total;
        passed += ranking.signal[i] > cut;
      }
    if (total == 0)
      continue;
    const double e = double(passed) / total;
    const int n = g->GetN();
    g->SetPoint(n, low + width / 2 + shift, e);
    g->SetPointError(n, 0, 0, e - TEfficiency::ClopperPearson(total, passed, 0.6827, false),
                     TEfficiency::ClopperPearson(total, passed, 0.6827, true) - e);
  }
  return g;
}

void draw_efficiency(const Rankings &all, const std::string &file) {
  TCanvas canvas("efficiency", "", 900, 700);
  auto *frame = canvas.DrawFrame(all.low - 0.2, 0, all.high + 0.2, 1.05);
  frame->GetXaxis()->SetTitle("optimal signal-to-noise ratio #rho of all detectors");
  frame->GetYaxis()->SetTitle("fraction of signals found");
  TLegend legend(0.53, 0.17, 0.94, 0.47);
  legend.SetTextSize(0.03f);
  legend.SetHeader(Form("%zu windows of noise, %zu signals", all.each[0].noise.size(), all.snr.size()));
  const std::vector<int> markers = {20, 21, 22};
  std::vector<std::unique_ptr<TGraphAsymmErrors>> graphs;
  for (int power = 1; power <= 3; ++power)
    for (const auto &ranking : all.each) {
      const auto r = ranking.number;
      auto g = efficiency(all, ranking, std::pow(10., -power), 0.03 * (double(r) - 1));
      g->SetMarkerStyle(short(r == 2 ? markers[power - 1] + 4 : markers[power - 1]));
      g->SetMarkerColor(short(colour(r)));
      g->SetLineColor(short(colour(r)));
      g->SetLineStyle(r == 2 ? 2 : 1);
      g->SetLineWidth(2);
      g->Draw("PL");
      if (power == 1)
        legend.AddEntry(g.get(), titles[r], "l");
      graphs.push_back(std::move(g));
    }
  std::vector<std::unique_ptr<TGraph>> entries;
  for (int power = 1; power <= 3; ++power) {
    entries.push_back(std::make_unique<TGraph>(1));
    entries.back()->SetMarkerStyle(markers[power - 1]);
    legend.AddEntry(entries.back().get(), Form("10^{#minus%d} false alarms a window", power), "p");
  }
  legend.Draw();
  canvas.SaveAs(file.c_str());
}

/// Sum of rho^-4 over signals above the threshold, and the volume in which every signal is louder than the loudest simulated.
double volume(const Rankings &all, const Ranking &ranking, double cut) {
  double sum = 0;
  for (std::size_t i = 0; i < all.snr.size(); ++i)
    if (ranking.signal[i] > cut)
      sum += std::pow(all.snr[i], -4);
  return (all.high - all.low) * sum / all.snr.size() + std::pow(all.high, -3) / 3;
}

/// Volumes relative to the bank's against the number of false alarms in an hour, at one window a second.
std::unique_ptr<TGraphErrors> volumes(const Rankings &all, const Ranking &ranking) {
  const auto &bank = all.each[0];
  auto g = std::make_unique<TGraphErrors>();
  const double least = 5. / bank.noise.size(); // from five false alarms
  for (double fap = 0.1; fap >= least; fap /= std::pow(10., 0.125)) {
    const double ours = ranking.threshold(fap), theirs = bank.threshold(fap);
    const double b = volume(all, bank, theirs), ratio = volume(all, ranking, ours) / b;
    double sum = 0, square = 0;
    for (std::size_t i = 0; i < all.snr.size(); ++i) {
      const double term =
          (double(ranking.signal[i] > ours) - ratio * double(bank.signal[i] > theirs)) * std::pow(all.snr[i], -4);
      sum += term;
      square += term * term;
    }
    const double n = all.snr.size();
    const double error = std::sqrt((square / n - sum * sum / (n * n)) / n) * (all.high - all.low) / b;
    const int point = g->GetN();
    g->SetPoint(point, 3600 * fap, ratio);
    g->SetPointError(point, 0, error);
  }
  return g;
}

void draw_volume(const Rankings &all, const std::string &file) {
  TCanvas canvas("volume", "", 900, 700);
  canvas.SetLogx();
  std::vector<std::unique_ptr<TGraphErrors>> graphs;
  double low = 0.97, high = 1.03;
  for (std::size_t r = 1; r < all.each.size(); ++r) {
    graphs.push_back(volumes(all, all.each[r]));
    const auto &g = *graphs.back();
    for (int i = 0; i < g.GetN(); ++i) {
      low = std::min(low, g.GetPointY(i) - 1.2 * g.GetErrorY(i));
      high = std::max(high, g.GetPointY(i) + 1.2 * g.GetErrorY(i));
    }
  }
  const double last = graphs[0]->GetPointX(graphs[0]->GetN() - 1);
  auto *frame = canvas.DrawFrame(0.8 * last, low, 450, high + 0.25 * (high - low));
  frame->GetXaxis()->SetTitle("false alarms an hour, at one window a second");
  if (last > 0.5) // (over more decades the labels between would overlap)
    frame->GetXaxis()->SetMoreLogLabels();
  frame->GetXaxis()->SetNoExponent();
  frame->GetYaxis()->SetTitle("sensitive volume / that of the filter bank");
  frame->GetYaxis()->SetTitleOffset(1.2f);
  TLegend legend(0.14, 0.8, 0.6, 0.94);
  legend.SetTextSize(0.035f);
  TGraph one;
  one.AddPoint(0.8 * last, 1);
  one.AddPoint(450, 1);
  one.SetLineColor(colour(0));
  one.SetLineWidth(2);
  for (std::size_t i = graphs.size(); i-- > 0;) {
    auto *g = graphs[i].get();
    const auto r = all.each[i + 1].number;
    g->SetLineColor(short(colour(r)));
    g->SetFillColorAlpha(short(colour(r)), 0.2f);
    g->SetLineWidth(2);
    g->SetLineStyle(r == 2 ? 2 : 1);
    g->Draw("3");
    g->Draw("LX");
    legend.AddEntry(g, titles[r], "lf");
  }
  one.Draw("L");
  legend.AddEntry(&one, titles[0], "l");
  legend.Draw();
  canvas.SaveAs(file.c_str());
}

} // namespace gw_compared

void gw_compare(const char *rankings = "rankings.root", const char *out = ".") {
  gw_compared::style();
  gSystem->mkdir(out, true);
  const std::string folder = std::string(out) + "/";
  const auto all = gw_compared::read(rankings);
  gw_compared::draw_efficiency(all, folder + "efficiency.png");
  gw_compared::draw_volume(all, folder + "volume.png");
}
