/// \file zmumu_mass.C
/// Learns the mass of a muon pair from (pt, eta, phi) of both muons:
///
///     root -l 'zmumu_mass.C("Zmumu.root")'
///
/// Zmumu.root (tree `events`; CMS-derived, scikit-hep-testdata) has 500 events, each up to four times. Four fifths of the
/// events are for training. To get more of them, their muons are combined anew: one muon of an event with a muon of another
/// event, and the pair is rotated by a random angle about the beam. Its mass is computed from the four-momenta (E, px, py,
/// pz), like M in the file. The network's inputs are only pt, eta and phi.
///
/// Tested on the original pairs of the remaining events, and compared with the closed formula for massless muons, M² = 2
/// pt₁ pt₂ (cosh Δη − cos Δφ). Prints both resolutions and draws zmumu_mass.png.
#include <rootgrad/root.hpp>

#include <TCanvas.h>
#include <TMath.h>
#include <TRandom3.h>
#include <TSystem.h>
#include <TVector2.h>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <exception>
#include <iostream>
#include <memory>
#include <string>
#include <vector>

namespace zmumu {

struct Muon {
  float pt, eta, phi;
  double e, px, py, pz;
};

const std::vector<std::string> features = {"pt1", "eta1", "phi1", "pt2", "eta2", "phi2"};
const char *const formula = "sqrt(2. * pt1 * pt2 * (cosh(eta1 - eta2) - cos(phi1 - phi2)))";

/// Returns both muons of every selected event, one after the other.
std::vector<Muon> muons(ROOT::RDF::RNode df) {
  std::vector<Muon> all;
  for (const std::string i : {"1", "2"}) {
    auto add = [&](double pt, double eta, double phi, double e, double px, double py, double pz) {
      all.push_back({float(pt), float(eta), float(phi), e, px, py, pz});
    };
    df.Foreach(add, {"pt" + i, "eta" + i, "phi" + i, "E" + i, "px" + i, "py" + i, "pz" + i});
  }
  return all;
}

double mass(const Muon &a, const Muon &b, double turn_b) {
  const double c = std::cos(turn_b), s = std::sin(turn_b);
  const double px = a.px + c * b.px - s * b.py, py = a.py + s * b.px + c * b.py, pz = a.pz + b.pz, e = a.e + b.e;
  return std::sqrt(std::max(0., e * e - px * px - py * py - pz * pz));
}

/// Returns `n` pairs of muons drawn at random, both rotated about the beam, within the mass range of the file.
ROOT::RDF::RNode mixed_pairs(const std::vector<Muon> &pool, unsigned n, unsigned seed) {
  struct Pair {
    Muon a, b;
    double m;
  };
  auto pairs = std::make_shared<std::vector<Pair>>();
  TRandom3 random(seed);
  while (pairs->size() < n) {
    Muon a = pool[random.Integer(pool.size())], b = pool[random.Integer(pool.size())];
    const double turn_a = random.Uniform(-TMath::Pi(), TMath::Pi()), turn_b = random.Uniform(-TMath::Pi(), TMath::Pi());
    const double m = mass(a, b, turn_b - turn_a);
    if (m > 180)
      continue;
    a.phi = TVector2::Phi_mpi_pi(a.phi + turn_a);
    b.phi = TVector2::Phi_mpi_pi(b.phi + turn_b);
    pairs->push_back({a, b, m});
  }
  ROOT::RDF::RNode df = ROOT::RDataFrame(n);
  df = df.Define("pt1", [pairs](ULong64_t i) { return (*pairs)[i].a.pt; }, {"rdfentry_"});
  df = df.Define("eta1", [pairs](ULong64_t i) { return (*pairs)[i].a.eta; }, {"rdfentry_"});
  df = df.Define("phi1", [pairs](ULong64_t i) { return (*pairs)[i].a.phi; }, {"rdfentry_"});
  df = df.Define("pt2", [pairs](ULong64_t i) { return (*pairs)[i].b.pt; }, {"rdfentry_"});
  df = df.Define("eta2", [pairs](ULong64_t i) { return (*pairs)[i].b.eta; }, {"rdfentry_"});
  df = df.Define("phi2", [pairs](ULong64_t i) { return (*pairs)[i].b.phi; }, {"rdfentry_"});
  return df.Define("M", [pairs](ULong64_t i) { return (*pairs)[i].m; }, {"rdfentry_"});
}

/// Returns half the width of the central 68% of a column: a resolution that is insensitive to a few outliers.
double resolution(ROOT::RDF::RNode df, const char *column) {
  auto values = *df.Take<double>(column);
  std::sort(values.begin(), values.end());
  const auto n = values.size();
  return 0.5 * (values[std::size_t(0.84 * n)] - values[std::size_t(0.16 * n)]);
}

void learn(const char *path, unsigned pairs, int epochs) {
  ROOT::RDataFrame file("events", path);
  auto train = file.Filter("Event % 5 != 0"), test = file.Filter("Event % 5 == 0"); // an event's copies stay together

  rootgrad::Mlp net({6, 128, 128, 1}, rootgrad::Activation::Gelu, /*seed=*/1);
  auto history = rootgrad::fit(net, mixed_pairs(muons(train), pairs, 1), features, "M",
                               rootgrad::TrainOptions()
                                   .loss(rootgrad::Loss::Huber, 0.05f)
                                   .epochs(epochs)
                                   .batch_size(512)
                                   .learning_rate(3e-3f)
                                   .cosine(0.05f)
                                   .validation_fraction(0.05f));

  auto result = rootgrad::define(test, "M_net", net, features)
                    .Define("M_formula", formula)
                    .Define("net_error", "M_net - M")
                    .Define("formula_error", "M_formula - M");
  const auto n = *result.Count();
  const double net_width = resolution(result, "net_error"), formula_width = resolution(result, "formula_error");
  const double spread = resolution(result.Define("no_error", "M - 91.19"), "no_error");
  printf("\n%llu pairs of events not trained on; half width of the central 68%%:\n", (unsigned long long)n);
  printf("  network        %7.3f GeV  (mean error %+.3f GeV)\n", net_width, *result.Mean("net_error"));
  printf("  closed formula %7.3f GeV  (mean error %+.3f GeV)\n", formula_width, *result.Mean("formula_error"));
  printf("  guessing one number for all %.3f GeV\n", spread);

  auto *canvas = new TCanvas("zmumu_mass", "di-muon mass", 1500, 500);
  canvas->Divide(3, 1);
  canvas->cd(1);
  rootgrad::draw(history);
  canvas->cd(2);
  gPad->SetLeftMargin(0.14);
  auto scatter = result.Graph("M", "M_net");
  scatter->SetTitle(";M in the file (GeV);M of the network (GeV)");
  scatter->SetMarkerStyle(20);
  scatter->SetMarkerSize(0.5);
  scatter->DrawClone("AP");
  canvas->cd(3);
  gPad->SetLeftMargin(0.14);
  auto truth = result.Histo1D({"M in the file", ";M (GeV);pairs", 40, 40, 140}, "M");
  auto learnt = result.Histo1D({"network", ";M (GeV);pairs", 40, 40, 140}, "M_net");
  auto closed = result.Histo1D({"closed formula", ";M (GeV);pairs", 40, 40, 140}, "M_formula");
  truth->SetFillColorAlpha(rootgrad::color(2), 0.5f);
  truth->SetLineColor(rootgrad::color(2));
  learnt->SetLineColor(rootgrad::color(0));
  learnt->SetLineWidth(2);
  closed->SetLineColor(rootgrad::color(1));
  closed->SetLineStyle(2);
  closed->SetLineWidth(2);
  truth->SetStats(false);
  truth->SetMaximum(1.25 * std::max(truth->GetMaximum(), learnt->GetMaximum()));
  truth->DrawClone("hist");
  learnt->DrawClone("hist same");
  closed->DrawClone("hist same");
  gPad->BuildLegend(0.16, 0.7, 0.45, 0.88);
  canvas->SaveAs("zmumu_mass.png");
}

} // namespace zmumu

/// Returns ROOT's exit status, which `root -q` uses. An exception that leaves a macro of ROOT's command line would end ROOT
/// by `terminate called`.
int zmumu_mass(const char *path = "Zmumu.root", unsigned pairs = 400000, int epochs = 20) {
  if (gSystem->AccessPathName(path)) { // (AccessPathName returns true if the file is missing)
    std::cerr << "zmumu_mass.C: there is no file '" << path << "'; get Zmumu.root of scikit-hep-testdata (pip install "
              << "scikit-hep-testdata), and pass its path: root -l 'zmumu_mass.C(\"path/Zmumu.root\")'" << std::endl;
    return 1;
  }
  try {
    zmumu::learn(path, pairs, epochs);
  } catch (const std::exception &error) { // rootgrad::Error, and exceptions of RDataFrame
    std::cerr << "zmumu_mass.C: " << error.what() << std::endl;
    return 1;
  }
  return 0;
}
