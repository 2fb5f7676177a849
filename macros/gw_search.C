/// \file gw_search.C
/// Draws the result of a search for gravitational waves in the strain of two detectors.
///
///     gw search H1.hdf5 L1.hdf5 -o search.root
///     root -l 'gw_search.C("search.root")'
///
/// Draws, into the folder `out`:
/// - event.png: the whitened strain around the first candidate, with the template that matches it best;
/// - map.png: the energy in tiles of time and frequency, in units of the mean energy of noise;
/// - candidates.png: the number of candidates at least as high as a ranking, in the strain and expected by chance, from time slides.

#include <rootgrad/root.hpp>

#include <TCanvas.h>
#include <TGraph.h>
#include <TGraphAsymmErrors.h>
#include <TH2.h>
#include <TLatex.h>
#include <TLegend.h>
#include <TStyle.h>
#include <TSystem.h>

#include <algorithm>
#include <cmath>
#include <memory>
#include <stdexcept>
#include <string>
#include <vector>

namespace gw_found {

const std::vector<std::string> detectors = {"h1", "l1"};
const std::vector<const char *> titles = {"Hanford", "Livingston"};

int colour(std::size_t detector) { return rootgrad::color(detector == 0 ? 4 : 0); }

void style() {
  gErrorIgnoreLevel = kWarning; // suppresses a line per picture
  gStyle->SetOptStat(0);
  gStyle->SetOptTitle(0);
  gStyle->SetPadTickX(1);
  gStyle->SetPadTickY(1);
  gStyle->SetLegendBorderSize(0);
  gStyle->SetLegendFillColor(0);
  gStyle->SetPalette(kViridis);
}

/// Makes a pad for one of two detectors, one above the other.
TPad *half(TCanvas &canvas, std::size_t detector, double right) {
  canvas.cd();
  const double split = 0.535; // the lower one also has the axis title
  auto *pad = detector == 0 ? new TPad("upper", "", 0, split, 1, 1) : new TPad("lower", "", 0, 0, 1, split);
  pad->SetBit(kCanDelete);
  pad->SetLeftMargin(0.09f);
  pad->SetRightMargin(float(right));
  pad->SetTopMargin(0.04f);
  pad->SetBottomMargin(detector == 0 ? 0.03f : 0.16f);
  pad->Draw();
  pad->cd();
  return pad;
}

/// Sets titles, and sizes that are the same in both pads.
void axes(TPad *pad, TH1 *frame, std::size_t detector, const char *x, const char *y) {
  const double unit = 1 / pad->GetAbsHNDC();
  frame->GetXaxis()->SetTitle(detector == 1 ? x : "");
  frame->GetYaxis()->SetTitle(y);
  for (auto *axis : {frame->GetXaxis(), frame->GetYaxis()}) {
    axis->SetLabelSize(float(0.032 * unit));
    axis->SetTitleSize(float(0.036 * unit));
  }
  if (detector == 0)
    frame->GetXaxis()->SetLabelSize(0);
  frame->GetYaxis()->SetTitleOffset(float(1.2 / unit));
}

/// Writes on a picture, in the pad's upper left corner.
void label(TPad *pad, const char *text, int colour) {
  TLatex latex;
  latex.SetNDC();
  latex.SetTextFont(42);
  latex.SetTextColor(short(colour));
  latex.SetTextSize(float(0.036 / pad->GetAbsHNDC()));
  latex.DrawLatex(0.11, 0.86, text);
}

void draw_event(const char *file, double gps, const std::string &picture) {
  ROOT::RDataFrame strain("strain", file);
  const auto times = *strain.Take<double>("gps");
  TCanvas canvas("event", "", 1100, 850);
  std::vector<std::unique_ptr<TGraph>> graphs;
  std::vector<std::unique_ptr<TLegend>> legends;
  for (std::size_t d = 0; d < detectors.size(); ++d) {
    const auto data = *strain.Take<double>(detectors[d]), fit = *strain.Take<double>("template_" + detectors[d]);
    auto *pad = half(canvas, d, 0.03);
    const double from = -0.25, to = 0.12;
    double most = 0;
    graphs.push_back(std::make_unique<TGraph>());
    graphs.push_back(std::make_unique<TGraph>());
    auto &measured = *graphs[graphs.size() - 2], &fitted = *graphs.back();
    for (std::size_t i = 0; i < times.size(); ++i)
      if (times[i] - gps >= from && times[i] - gps <= to) {
        measured.AddPoint(times[i] - gps, data[i]);
        fitted.AddPoint(times[i] - gps, fit[i]);
        most = std::max({most, std::abs(data[i]), std::abs(fit[i])});
      }
    axes(pad, pad->DrawFrame(from, -1.15 * most, to, 1.4 * most), d, Form("time #minus GPS %.3f (s)", gps),
         "whitened strain (unit noise)");
    measured.SetLineColorAlpha(colour(d), 0.6f);
    measured.SetLineWidth(2);
    measured.Draw("L");
    fitted.SetLineColor(kBlack);
    fitted.SetLineWidth(2);
    fitted.Draw("L");
    label(pad, titles[d], colour(d));
    legends.push_back(std::make_unique<TLegend>(0.3, 0.84, 0.75, 0.93));
    legends.back()->SetNColumns(2);
    legends.back()->SetTextSize(float(0.034 / pad->GetAbsHNDC()));
    legends.back()->AddEntry(&measured, "strain", "l");
    legends.back()->AddEntry(&fitted, "template", "l");
    legends.back()->Draw();
  }
  canvas.SaveAs(picture.c_str());
}

/// Borders of bins around increasing values.
std::vector<double> borders(std::vector<double> values, bool logarithmic) {
  std::sort(values.begin(), values.end());
  values.erase(std::unique(values.begin(), values.end()), values.end());
  const double half = logarithmic ? std::sqrt(values[1] / values[0]) : 0.5 * (values[1] - values[0]);
  std::vector<double> borders;
  for (const double value : values)
    borders.push_back(logarithmic ? value / half : value - half);
  borders.push_back(logarithmic ? values.back() * half : values.back() + half);
  return borders;
}

void draw_map(const char *file, double gps, const std::string &picture) {
  ROOT::RDataFrame map("map", file);
  auto times = *map.Take<double>("gps");
  const auto frequencies = *map.Take<double>("frequency");
  for (double &time : times)
    time -= gps;
  const auto x = borders(times, false), y = borders(frequencies, true);
  TCanvas canvas("map", "", 1100, 850);
  std::vector<std::unique_ptr<TH2D>> histograms;
  for (std::size_t d = 0; d < detectors.size(); ++d) {
    const auto energy = *map.Take<double>(detectors[d]);
    auto *pad = half(canvas, d, 0.13);
    pad->SetLogy();
    histograms.push_back(
        std::make_unique<TH2D>(detectors[d].c_str(), "", int(x.size()) - 1, x.data(), int(y.size()) - 1, y.data()));
    auto &h = *histograms.back();
    h.SetDirectory(nullptr);
    for (std::size_t i = 0; i < energy.size(); ++i)
      h.Fill(times[i], frequencies[i], energy[i]);
    h.GetXaxis()->SetRangeUser(-0.3, 0.2);
    axes(pad, &h, d, Form("time #minus GPS %.3f (s)", gps), "frequency (Hz)");
    h.GetYaxis()->SetMoreLogLabels();
    h.GetYaxis()->SetNoExponent();
    h.GetZaxis()->SetTitle("energy / mean of noise");
    h.GetZaxis()->SetLabelSize(float(0.03 / pad->GetAbsHNDC()));
    h.GetZaxis()->SetTitleSize(float(0.034 / pad->GetAbsHNDC()));
    h.SetMinimum(0);
    h.Draw("COLZ");
    label(pad, titles[d], kWhite);
  }
  canvas.SaveAs(picture.c_str());
}

/// Steps of the number of rankings at least as high as a value, times a factor.
std::unique_ptr<TGraph> cumulative(std::vector<double> rankings, double factor) {
  std::sort(rankings.rbegin(), rankings.rend());
  auto g = std::make_unique<TGraph>();
  for (std::size_t i = 0; i < rankings.size(); ++i) {
    g->AddPoint(rankings[i], factor * std::max(0.5, double(i)));
    g->AddPoint(rankings[i], factor * double(i + 1));
  }
  return g;
}

void draw_candidates(const char *file, const std::vector<double> &rankings, const std::string &picture) {
  ROOT::RDataFrame background("background", file), summary("summary", file);
  const auto chance = *background.Take<double>("ranking");
  const double time = summary.Take<double>("time")->front(), all = summary.Take<double>("background")->front();
  if (chance.empty())
    throw std::runtime_error("'" + std::string(file) + "' has no background; run gw search with --slides 10 or more");
  TCanvas canvas("candidates", "", 900, 700);
  canvas.SetLogy();
  canvas.SetLeftMargin(0.11f);
  canvas.SetRightMargin(0.03f);
  canvas.SetTopMargin(0.04f);
  canvas.SetBottomMargin(0.12f);
  const auto [low, high] = std::minmax_element(chance.begin(), chance.end());
  const double last = std::max(*high, *std::max_element(rankings.begin(), rankings.end()));
  auto *frame = canvas.DrawFrame(*low, 0.3 * time / all, *low + 1.1 * (last - *low), 3. * rankings.size());
  frame->GetXaxis()->SetTitle("ranking");
  frame->GetYaxis()->SetTitle(Form("candidates at least as high in %.0f s", time));
  for (auto *axis : {frame->GetXaxis(), frame->GetYaxis()}) {
    axis->SetTitleSize(0.045f);
    axis->SetLabelSize(0.04f);
  }
  auto expected = cumulative(chance, time / all);
  expected->SetLineColor(kGray + 2);
  expected->SetLineWidth(2);
  expected->Draw("L");
  auto found = cumulative(rankings, 1);
  auto points = std::make_unique<TGraph>();
  for (int i = 1; i < found->GetN(); i += 2) // the upper end of each step
    points->AddPoint(found->GetPointX(i), found->GetPointY(i));
  points->SetMarkerStyle(20);
  points->SetMarkerColor(colour(0));
  points->Draw("P");
  TLegend legend(0.42, 0.78, 0.94, 0.93);
  legend.SetTextSize(0.036f);
  legend.AddEntry(points.get(), "found", "p");
  legend.AddEntry(expected.get(), Form("by chance: time slides, %.0f s", all), "l");
  legend.Draw();
  canvas.SaveAs(picture.c_str());
}

} // namespace gw_found

void gw_search(const char *found = "search.root", const char *out = ".") {
  gw_found::style();
  gSystem->mkdir(out, true);
  const std::string folder = std::string(out) + "/";
  ROOT::RDataFrame candidates("candidates", found);
  const auto gps = *candidates.Take<double>("gps"), rankings = *candidates.Take<double>("ranking");
  if (gps.empty())
    throw std::runtime_error("'" + std::string(found) + "' has no candidates");
  gw_found::draw_event(found, gps[0], folder + "event.png");
  gw_found::draw_map(found, gps[0], folder + "map.png");
  gw_found::draw_candidates(found, rankings, folder + "candidates.png");
}
