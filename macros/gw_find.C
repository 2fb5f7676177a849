/// \file gw_find.C
/// Searches two detectors' strain for gravitational waves, and prints and draws the candidates.
///
///     root -l 'gw_find.C("H1.hdf5", "L1.hdf5")'
///     root -l 'gw_find.C("H1.hdf5", "L1.hdf5", "detector.txt")'   // ranked by a detector of gw train --detectors 2
///
/// The files are strain of GWOSC (https://gwosc.org) of the same time, such as those of GW150914. Draws gw_find.png: the ranking
/// of each candidate against time, with the highest ranking that chance gives in the time slides.

#include <rootgrad/root.hpp>

#include <rootgrad/gw.hpp>

#include <TCanvas.h>
#include <TGraph.h>
#include <TLegend.h>
#include <TLine.h>

#include <algorithm>
#include <string>

namespace gw_found {

/// Prints the first candidates as `gw search` does.
void print(const rootgrad::gw::Found &found, std::size_t top) {
  printf("%.1f s searched, %.0f s of background (%zu candidates in it)\n", found.time, found.background,
         found.chance.size());
  printf("%16s%10s%14s%14s%9s%8s  false alarms a year (90 %%)\n", "GPS", "ranking", "SNR", "chi2/dof", "delay/ms",
         "above");
  for (std::size_t i = 0; i < std::min(top, found.candidates.size()); ++i) {
    const auto &c = found.candidates[i];
    printf("%16.3f%10.2f%14s%14s%9.2f%8zu  %.3g (%.3g to %.3g)\n", c.gps, c.ranking,
           Form("%.2f %.2f", c.snr[0], c.snr[1]), Form("%.2f %.2f", c.chi[0], c.chi[1]), 1e3 * c.delay, c.above,
           c.per_year, c.per_year_low, c.per_year_high);
  }
}

void draw(const rootgrad::gw::Found &found, const char *picture) {
  const double first = found.candidates[0].gps;
  double from = 0, to = 0, low = found.candidates[0].ranking;
  TGraph points;
  for (const auto &c : found.candidates) {
    points.AddPoint(c.gps - first, c.ranking);
    from = std::min(from, c.gps - first);
    to = std::max(to, c.gps - first);
    low = std::min(low, c.ranking);
  }
  const double high = found.chance.empty() ? low : found.chance[0];
  const double top = std::max(high, found.candidates[0].ranking), height = std::max(top - low, 1.);
  TCanvas canvas("gw_find", "", 900, 600);
  auto *frame = canvas.DrawFrame(from - 1, low - 0.05 * height, to + 1, top + 0.4 * height);
  frame->GetXaxis()->SetTitle(Form("time #minus GPS %.3f (s)", first));
  frame->GetYaxis()->SetTitle("ranking");
  points.SetMarkerStyle(20);
  points.SetMarkerColor(short(rootgrad::color(0)));
  points.Draw("P");
  TLine chance(from - 1, high, to + 1, high);
  chance.SetLineStyle(kDashed);
  TLegend legend(0.45, 0.76, 0.9, 0.89);
  legend.AddEntry(&points, "candidates", "p");
  if (!found.chance.empty()) {
    chance.Draw();
    legend.AddEntry(&chance, Form("highest by chance in %.0f s", found.background), "l");
  }
  legend.Draw();
  canvas.SaveAs(picture);
}

} // namespace gw_found

void gw_find(const char *hanford = "H1.hdf5", const char *livingston = "L1.hdf5", const char *detector = "",
             const char *picture = "gw_find.png") {
  rootgrad::gw::SearchOptions options;
  options.detector = detector;
  const auto found = rootgrad::gw::search(hanford, livingston, options);
  gw_found::print(found, 5);
  if (!found.candidates.empty())
    gw_found::draw(found, picture);
}
