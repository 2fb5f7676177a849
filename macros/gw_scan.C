/// \file gw_scan.C
/// Applies a trained network to real strain of two detectors, and searches for signals seen by both.
///
///     gw whiten H1.hdf5 L1.hdf5 -o strain.root      (sliding windows of both: the tree "windows")
///     root -l 'gw_scan.C("strain.root", "gw.safetensors")'
///
/// The coincident score of a window of the first detector is the smaller of two scores: its own, and the best score among
/// the second detector's windows that start within the light travel time of 10 ms. A signal must have a high score in both
/// detectors, so a glitch in one is not enough. Draws score against time and the strain around the loudest candidate,
/// prints the loudest candidates, and writes scan.json. `event` is the GPS time of a known event to compare with, if there
/// is one.

#include <rootgrad/root.hpp>

#include <TCanvas.h>
#include <TGraph.h>
#include <TLatex.h>
#include <TLegend.h>
#include <TLine.h>
#include <TMultiGraph.h>
#include <TStyle.h>
#include <TSystem.h>

#include <algorithm>
#include <cmath>
#include <fstream>
#include <iostream>
#include <map>
#include <numeric>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

namespace gw_search {

const double light_travel = 0.010; // s, between Hanford and Livingston
const double apart = 0.25;         // s: maxima closer than a window's length are one candidate

/// Red and blue, as in the discovery paper.
int first_color() { return rootgrad::color(4); }
int second_color() { return rootgrad::color(0); }

/// Scores of all windows, ordered by time. `gps` is the time at which a merger in the window is expected.
struct Scan {
  std::vector<double> gps;
  std::vector<double> first, second, both;
};

/// Sets for every window the smaller of both detectors' scores. For the second detector the best score within the light
/// travel time is used.
void coincide(Scan &scan) {
  const std::size_t n = scan.gps.size();
  std::size_t from = 0;
  for (std::size_t i = 0; i < n; ++i) {
    while (scan.gps[i] - scan.gps[from] > light_travel)
      ++from;
    double best = scan.second[from];
    for (std::size_t j = from; j < n && scan.gps[j] - scan.gps[i] <= light_travel; ++j)
      best = std::max(best, scan.second[j]);
    scan.both.push_back(std::min(scan.first[i], best));
  }
}

/// Reads the windows and scores them.
Scan scan_windows(const char *strain, const rootgrad::Mlp &net) {
  ROOT::RDataFrame windows("windows", strain);
  auto scored = rootgrad::define(windows, "score_h1", net, rootgrad::renamed({"h1"})); // it was trained on "strain"
  scored = rootgrad::define(scored, "score_l1", net, rootgrad::renamed({"l1"}));
  auto gps = scored.Take<double>("gps_merger");
  auto h1 = scored.Take<float>("score_h1"), l1 = scored.Take<float>("score_l1");
  // Implicit multi-threading does not preserve the order.
  std::vector<std::size_t> order(gps->size());
  std::iota(order.begin(), order.end(), std::size_t(0));
  std::sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) { return (*gps)[a] < (*gps)[b]; });
  Scan scan;
  for (auto i : order) {
    scan.gps.push_back((*gps)[i]);
    scan.first.push_back((*h1)[i]);
    scan.second.push_back((*l1)[i]);
  }
  coincide(scan);
  return scan;
}

/// Windows of locally highest coincident score, loudest first, each further than `apart` from all louder ones.
std::vector<std::size_t> candidates(const Scan &scan, std::size_t most) {
  std::vector<std::size_t> order(scan.gps.size()), found;
  std::iota(order.begin(), order.end(), std::size_t(0));
  std::sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) { return scan.both[a] > scan.both[b]; });
  for (auto i : order) {
    bool is_new = true;
    for (auto j : found)
      is_new = is_new && std::abs(scan.gps[i] - scan.gps[j]) > apart;
    if (is_new)
      found.push_back(i);
    if (found.size() == most)
      break;
  }
  return found;
}

void style() {
  gErrorIgnoreLevel = kWarning; // suppresses a line per picture
  gStyle->SetOptStat(0);
  gStyle->SetOptTitle(0);
  gStyle->SetPadTickX(1);
  gStyle->SetPadTickY(1);
  gStyle->SetLegendBorderSize(0);
  gStyle->SetLegendFillColor(0);
}

/// Makes a separate pad from height `low` to `high` of the canvas, with margins that align the pads.
TPad *strip(TCanvas &canvas, const char *name, double low, double high, bool last) {
  canvas.cd();
  auto *pad = new TPad(name, "", 0, low, 1, high);
  pad->SetBit(kCanDelete);
  pad->SetLeftMargin(0.09f);
  pad->SetRightMargin(0.03f);
  pad->SetTopMargin(float(0.02 / (high - low)));
  pad->SetBottomMargin(float((last ? 0.1 : 0.02) / (high - low)));
  pad->Draw();
  pad->cd();
  return pad;
}

/// Draws an empty frame whose text has the same size in pads of different height.
void frame(TPad *pad, bool last, double x0, double x1, double y0, double y1, const char *y, const char *x = "") {
  auto *h = pad->DrawFrame(x0, y0, x1, y1);
  const double unit = 1 / pad->GetAbsHNDC();
  h->GetXaxis()->SetTitle(x);
  h->GetYaxis()->SetTitle(y);
  for (auto *axis : {h->GetXaxis(), h->GetYaxis()}) {
    axis->SetLabelSize(float(0.03 * unit));
    axis->SetTitleSize(float(0.035 * unit));
  }
  if (!last)
    h->GetXaxis()->SetLabelSize(0);
  h->GetYaxis()->SetTitleOffset(float(1.25 / unit));
  h->GetYaxis()->SetNdivisions(505);
}

TGraph *curve(const std::vector<double> &t, double zero, const std::vector<double> &y, int colour, double x0,
              double x1) {
  auto *g = new TGraph();
  g->SetBit(kCanDelete);
  for (std::size_t i = 0; i < t.size(); ++i)
    if (t[i] - zero >= x0 && t[i] - zero <= x1)
      g->SetPoint(g->GetN(), t[i] - zero, y[i]);
  g->SetLineColor(colour);
  g->SetLineWidth(2);
  g->Draw("L");
  return g;
}

void label(TPad *pad, const char *text) {
  TLatex latex;
  latex.SetNDC();
  latex.SetTextSize(float(0.035 / pad->GetAbsHNDC()));
  latex.SetTextFont(42);
  latex.DrawLatex(0.11, 1 - 0.065 / pad->GetAbsHNDC(), text);
}

/// Returns the time of a candidate in s. The network's answer is the same wherever the merger lies in its trained range, so
/// the score has a plateau. The estimate is the middle of the range in which the score is within a fifth of the maximum.
double time_of(const Scan &scan, std::size_t peak) {
  const double floor = scan.both[peak] - 0.2 * std::abs(scan.both[peak]);
  std::size_t from = peak, to = peak;
  while (from > 0 && scan.both[from - 1] >= floor && scan.gps[peak] - scan.gps[from - 1] < apart)
    --from;
  while (to + 1 < scan.gps.size() && scan.both[to + 1] >= floor && scan.gps[to + 1] - scan.gps[peak] < apart)
    ++to;
  return 0.5 * (scan.gps[from] + scan.gps[to]);
}

/// Draws the scores of both detectors and their coincidence over the whole stretch.
void draw_scores(const Scan &scan, double zero, const std::string &file) {
  TCanvas canvas("scan", "", 1200, 900);
  const double x0 = scan.gps.front() - zero, x1 = scan.gps.back() - zero;
  const std::vector<double> *scores[] = {&scan.first, &scan.second, &scan.both};
  const char *names[] = {"first detector (h1)", "second detector (l1)", "coincident: the smaller score, within 10 ms"};
  const int colours[] = {first_color(), second_color(), kBlack};
  double low = 0, high = 0;
  for (auto *s : scores) {
    low = std::min(low, *std::min_element(s->begin(), s->end()));
    high = std::max(high, *std::max_element(s->begin(), s->end()));
  }
  const double edges[] = {1.0, 0.693, 0.386, 0.0}; // the lowest also has the axis title
  for (int i = 0; i < 3; ++i) {
    auto *pad = strip(canvas, Form("scan%d", i), edges[i + 1], edges[i], i == 2);
    frame(pad, i == 2, x0, x1, low - 2, high * 1.12 + 2, "score (logit)", Form("time - GPS %.2f (s)", zero));
    curve(scan.gps, zero, *scores[i], colours[i], x0, x1);
    label(pad, names[i]);
  }
  canvas.SaveAs(file.c_str());
}

/// Draws whitened strain and scores around the candidate, as in the discovery paper (arXiv:1602.03837). The first
/// detector's strain is inverted, because its arms have the opposite orientation, and shifted by the delay.
void draw_candidate(const char *strain, const Scan &scan, double found, double delay, const std::string &file) {
  ROOT::RDataFrame samples("strain", strain);
  const auto near = [found](double t) { return std::abs(t - found) < 0.4; };
  auto part = samples.Filter(near, {"gps"});
  auto gps = part.Take<double>("gps"), h1 = part.Take<double>("h1"), l1 = part.Take<double>("l1");
  std::vector<std::size_t> order(gps->size());
  std::iota(order.begin(), order.end(), std::size_t(0));
  std::sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) { return (*gps)[a] < (*gps)[b]; });
  std::vector<double> t, moved, x, y;
  for (auto i : order) {
    t.push_back((*gps)[i]);
    moved.push_back((*gps)[i] - delay);
    x.push_back(-(*h1)[i]);
    y.push_back((*l1)[i]);
  }
  TCanvas canvas("candidate", "", 1200, 900);
  const double x0 = -0.25, x1 = 0.15;
  auto *top = strip(canvas, "top", 0.54, 1.0, false);
  double most = 0;
  for (std::size_t i = 0; i < t.size(); ++i)
    most = std::max({most, std::abs(x[i]), std::abs(y[i])});
  frame(top, false, x0, x1, -1.1 * most, 1.45 * most, "whitened strain (unit noise)"); // leaves space for the legend
  auto *a = curve(moved, found, x, first_color(), x0, x1), *b = curve(t, found, y, second_color(), x0, x1);
  TLegend legend(0.11, 0.78, 0.55, 0.92);
  legend.SetTextSize(0.06f);
  legend.AddEntry(a, Form("h1, inverted, moved by %.1f ms", -delay * 1e3), "l");
  legend.AddEntry(b, "l1", "l");
  legend.Draw();
  auto *bottom = strip(canvas, "bottom", 0.0, 0.54, true);
  const double high = std::max(*std::max_element(scan.first.begin(), scan.first.end()),
                               *std::max_element(scan.second.begin(), scan.second.end()));
  frame(bottom, true, x0, x1, *std::min_element(scan.both.begin(), scan.both.end()) - 2, high * 1.1, "score (logit)",
        Form("time - GPS %.3f (s)", found));
  auto *c = curve(scan.gps, found, scan.first, first_color(), x0, x1);
  auto *d = curve(scan.gps, found, scan.second, second_color(), x0, x1);
  auto *e = curve(scan.gps, found, scan.both, kBlack, x0, x1);
  TLegend scores(0.11, 0.68, 0.35, 0.92);
  scores.SetTextSize(0.06f);
  scores.AddEntry(c, "h1", "l");
  scores.AddEntry(d, "l1", "l");
  scores.AddEntry(e, "coincident", "l");
  scores.Draw();
  canvas.SaveAs(file.c_str());
}

/// Returns the shift in s after which the first detector's inverted strain matches the second's. It maximises the
/// correlation within the light travel time, in the 60 ms before the merger. A parabola through the maximum and its
/// neighbours interpolates between samples.
double arrival_delay(const char *strain, double found) {
  const double rate = 1024; // Hz, rate of the output of `gw whiten`
  const int most = int(light_travel * rate) + 1;
  ROOT::RDataFrame samples("strain", strain);
  const auto near = [found](double t) { return t > found - 0.10 && t < found + 0.05; };
  auto part = samples.Filter(near, {"gps"});
  auto gps = part.Take<double>("gps"), h1 = part.Take<double>("h1"), l1 = part.Take<double>("l1");
  std::map<long, std::pair<double, double>> by_sample;
  for (std::size_t i = 0; i < gps->size(); ++i)
    by_sample[std::lround(((*gps)[i] - found) * rate)] = {(*h1)[i], (*l1)[i]};
  const auto correlation = [&](long lag) {
    double sum = 0;
    for (const auto &entry : by_sample) {
      const auto other = by_sample.find(entry.first + lag);
      if (other != by_sample.end())
        sum -= entry.second.second * other->second.first;
    }
    return sum;
  };
  long lag = -most;
  for (long k = -most; k <= most; ++k)
    if (correlation(k) > correlation(lag))
      lag = k;
  const double before = correlation(lag - 1), top = correlation(lag), after = correlation(lag + 1);
  const double bend = before - 2 * top + after;
  return (lag + (bend < 0 ? 0.5 * (before - after) / bend : 0)) / rate;
}

} // namespace gw_search

void gw_scan(const char *strain = "strain.root", const char *model = "gw.safetensors", const char *out = ".",
             double event = 0) {
  ROOT::EnableImplicitMT();
  gw_search::style();
  gSystem->mkdir(out, true);
  const std::string folder = std::string(out) + "/";

  const auto net = rootgrad::Mlp::load(model);
  const auto scan = gw_search::scan_windows(strain, net);
  const auto loud = gw_search::candidates(scan, 1000);
  const double found = gw_search::time_of(scan, loud[0]);

  int rank = 0; // rank of the known event among the candidates; 0 if it is not among them
  for (std::size_t i = 0; i < loud.size() && rank == 0; ++i)
    if (std::abs(gw_search::time_of(scan, loud[i]) - event) < 0.1)
      rank = int(i) + 1;

  std::cout << "coincident candidates, loudest first:\n   GPS time          score    first   second\n";
  for (std::size_t i = 0; i < std::min<std::size_t>(5, loud.size()); ++i)
    std::cout << Form("   %.4f %8.2f %8.2f %8.2f\n", gw_search::time_of(scan, loud[i]), scan.both[loud[i]],
                      scan.first[loud[i]], scan.second[loud[i]]);
  const bool spans_event = event >= scan.gps.front() && event <= scan.gps.back();
  std::cout << Form("loudest: %.2f at GPS %.4f", scan.both[loud[0]], found)
            << (spans_event ? Form(", %+.4f s from the known event\n", found - event) : "\n");

  gw_search::draw_scores(scan, spans_event ? event : found, folder + "scan.png");
  gw_search::draw_candidate(strain, scan, found, gw_search::arrival_delay(strain, found), folder + "candidate.png");

  std::ofstream json(folder + "scan.json");
  json << Form("{\"found_at_gps\": %.5f, \"offset_s\": %.5f, \"score\": %.4f, \"rank\": %d, \"next_score\": %.4f, "
               "\"windows\": %zu, \"spans_event\": %s}\n",
               found, found - event, scan.both[loud[0]], rank, loud.size() > 1 ? scan.both[loud[1]] : 0.,
               scan.gps.size(), spans_event ? "true" : "false");
  if (!json.flush())
    throw std::runtime_error("cannot write '" + folder + "scan.json'");
}
