/// \file gw_explain.C
/// Draws the parts of a window by which a trained network ranks it: the derivative of its logit with respect to each sample of the strain.
///
///     gw explain detector.txt -o explain.root
///     root -l 'gw_explain.C("explain.root")'
///
/// Draws explain.png into the folder `out`. There are two pads for each detector:
/// - the whitened strain, the signal if it is known, and the derivative of the logit, scaled to fit. For a matched filter the derivative is the
///   template times the signal-to-noise ratio;
/// - derivative times strain at each sample (gradient x input), and the sum up to that sample.

#include <rootgrad/root.hpp>

#include <TCanvas.h>
#include <TGraph.h>
#include <TH1D.h>
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

namespace gw_explained {

const std::vector<std::string> names = {"h1", "l1"};

int colour(std::size_t detector) { return rootgrad::color(detector == 0 ? 4 : 0); }

void style() {
  gErrorIgnoreLevel = kWarning; // suppresses a line per picture
  gStyle->SetOptStat(0);
  gStyle->SetOptTitle(0);
  gStyle->SetPadTickX(1);
  gStyle->SetPadTickY(1);
  gStyle->SetLegendBorderSize(0);
  gStyle->SetLegendFillColor(0);
}

struct Detector {
  const char *title;
  std::vector<double> strain, gradient, product, signal;
};

struct Window {
  std::string axis; // title of the time axis
  std::vector<double> time;
  std::vector<Detector> detectors;
  double logit, sum;
};

Window read(const char *file) {
  ROOT::RDataFrame look("look", file), summary("summary", file);
  Window window;
  window.time = *look.Take<double>("time");
  window.logit = summary.Take<double>("logit")->front();
  window.sum = summary.Take<double>("sum")->front();
  for (const auto &name : names)
    if (look.HasColumn(name)) {
      Detector d{name == "h1" ? "Hanford" : "Livingston", {}, {}, {}, {}};
      d.strain = *look.Take<double>(name);
      d.gradient = *look.Take<double>("gradient_" + name);
      d.product = *look.Take<double>("product_" + name);
      if (look.HasColumn("signal_" + name))
        d.signal = *look.Take<double>("signal_" + name);
      window.detectors.push_back(std::move(d));
    }
  return window;
}

double largest(const std::vector<double> &values) {
  double most = 0;
  for (const double value : values)
    most = std::max(most, std::abs(value));
  return most;
}

std::unique_ptr<TGraph> line(const std::vector<double> &x, const std::vector<double> &y, double factor, int colour) {
  auto g = std::make_unique<TGraph>();
  for (std::size_t i = 0; i < x.size(); ++i)
    g->AddPoint(x[i], factor * y[i]);
  g->SetLineColor(short(colour));
  g->SetLineWidth(2);
  return g;
}

/// Makes pad `number` of `count`, one above the other; the lowest also has the axis title.
TPad *pad(TCanvas &canvas, std::size_t number, std::size_t count) {
  canvas.cd();
  const double extra = 0.06, height = (1 - extra) / double(count);
  const double top = 1 - height * double(number), bottom = number + 1 == count ? 0 : top - height;
  auto *pad = new TPad(Form("pad%zu", number), "", 0, bottom, 1, top);
  pad->SetBit(kCanDelete);
  pad->SetLeftMargin(0.09f);
  pad->SetRightMargin(0.09f);
  pad->SetTopMargin(0.03f);
  pad->SetBottomMargin(number + 1 == count ? float(0.03 + extra / (height + extra)) : 0.03f);
  pad->Draw();
  pad->cd();
  return pad;
}

void axes(TPad *pad, TH1 *frame, const char *x, const char *y) {
  const double unit = 1 / pad->GetAbsHNDC();
  for (auto *axis : {frame->GetXaxis(), frame->GetYaxis()}) {
    axis->SetLabelSize(float(0.026 * unit));
    axis->SetTitleSize(float(0.028 * unit));
  }
  frame->GetXaxis()->SetTitle(x);
  frame->GetYaxis()->SetTitle(y);
  frame->GetYaxis()->SetTitleOffset(float(1.5 / unit));
  frame->GetYaxis()->SetNdivisions(505);
  if (*x == '\0')
    frame->GetXaxis()->SetLabelSize(0);
}

struct Drawn {
  std::vector<std::unique_ptr<TObject>> all;

  template <class T> T &keep(std::unique_ptr<T> object) {
    T &kept = *object;
    all.push_back(std::move(object));
    return kept;
  }
};

TLegend &legend(Drawn &drawn, TPad *pad, double left) {
  auto &made = drawn.keep(std::make_unique<TLegend>(left, 0.8, 0.9, 0.95));
  made.SetNColumns(3);
  made.SetTextSize(float(0.026 / pad->GetAbsHNDC()));
  return made;
}

void draw_strain(Drawn &drawn, TPad *on, const Window &window, const Detector &d, std::size_t number, double from) {
  const double most = std::max(largest(d.strain), largest(d.signal)), to = window.time.back();
  const bool known = largest(d.signal) > 0;
  const double size = (known ? largest(d.signal) : most) / std::max(1e-30, largest(d.gradient));
  axes(on, on->DrawFrame(from, -1.1 * most, to, 1.5 * most), "", "whitened strain");
  auto &names = legend(drawn, on, 0.36);
  auto &strain = drawn.keep(line(window.time, d.strain, 1, kGray + 1));
  strain.SetLineWidth(1);
  strain.Draw("L");
  names.AddEntry(&strain, "strain", "l");
  if (known) {
    auto &signal = drawn.keep(line(window.time, d.signal, 1, kBlack));
    signal.Draw("L");
    names.AddEntry(&signal, "signal", "l");
  }
  auto &gradient = drawn.keep(line(window.time, d.gradient, size, colour(number)));
  gradient.SetLineStyle(known ? 7 : 1);
  gradient.Draw("L");
  names.AddEntry(&gradient, "gradient, scaled", "l");
  names.Draw();
  TLatex latex;
  latex.SetNDC();
  latex.SetTextFont(42);
  latex.SetTextSize(float(0.03 / on->GetAbsHNDC()));
  latex.DrawLatex(0.11, 0.84, d.title);
}

void draw_products(Drawn &drawn, TPad *on, const Window &window, const Detector &d, std::size_t number, double from,
                   const char *x) {
  const auto &t = window.time;
  const double half = 0.5 * (t[1] - t[0]);
  std::vector<double> sums;
  for (const double product : d.product)
    sums.push_back((sums.empty() ? 0 : sums.back()) + product);
  const double most = std::max(1e-30, largest(d.product)), all = std::max(1e-30, largest(sums));
  auto *frame = on->DrawFrame(from, -0.6 * most, t.back(), 1.6 * most);
  axes(on, frame, x, "gradient #times input");
  auto &h = drawn.keep(
      std::make_unique<TH1D>(Form("products%zu", number), "", int(t.size()), t.front() - half, t.back() + half));
  h.SetDirectory(nullptr);
  for (std::size_t i = 0; i < t.size(); ++i)
    h.SetBinContent(int(i) + 1, d.product[i]);
  h.SetFillColor(short(colour(number)));
  h.SetLineColor(short(colour(number)));
  h.Draw("HIST SAME");
  auto &sum = drawn.keep(line(t, sums, most / all, kBlack));
  sum.Draw("L");
  auto &names = legend(drawn, on, 0.36);
  names.AddEntry(&h, "each sample", "f");
  names.AddEntry(&sum, Form("sum, %.1f at the end", sums.back()), "l");
  names.Draw();
}

void draw(const Window &window, const std::string &picture) {
  const std::size_t count = 2 * window.detectors.size();
  TCanvas canvas("explain", "", 1100, int(130 + 280 * count));
  Drawn drawn;
  const double from = window.time.front() + 0.35; // before, a heavy binary's signal is not in the band
  for (std::size_t d = 0; d < window.detectors.size(); ++d) {
    const bool last = d + 1 == window.detectors.size();
    const auto &detector = window.detectors[d];
    auto *upper = pad(canvas, 2 * d, count);
    draw_strain(drawn, upper, window, detector, d, from);
    auto *lower = pad(canvas, 2 * d + 1, count);
    draw_products(drawn, lower, window, detector, d, from, last ? window.axis.c_str() : "");
  }
  canvas.SaveAs(picture.c_str());
}

} // namespace gw_explained

void gw_explain(const char *explained = "explain.root", const char *out = ".") {
  gw_explained::style();
  gSystem->mkdir(out, true);
  auto window = gw_explained::read(explained);
  if (window.detectors.empty() || window.time.empty())
    throw std::runtime_error("'" + std::string(explained) + "' has no strain; wanted a file of gw explain");
  const double begin = window.time.front() > 1e6 ? std::floor(window.time.front()) : 0; // GPS times are long numbers
  for (double &time : window.time)
    time -= begin;
  window.axis = begin > 0 ? Form("time #minus GPS %.0f (s)", begin) : "time (s)";
  gw_explained::draw(window, std::string(out) + "/explain.png");
}
