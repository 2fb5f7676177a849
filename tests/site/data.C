// The files that the pages' snippets read: events of a toy search, jets of a toy tagger. Trees are filled by hand, which takes the
// interpreter a tenth of the time of an RDataFrame.
//
// The signal is a resonance of 91 GeV, the background falls with the mass. `w` are weights of a sample that was generated with the wrong
// fractions, some of them negative; `m_jj` is -999 if there are fewer than two jets.
#include <TFile.h>
#include <TRandom3.h>
#include <TTree.h>

#include <cmath>
#include <vector>

enum Which { Background, Signal, Both };

void events(const char *path, unsigned seed, Which which) {
  TFile file(path, "recreate");
  TTree tree("events", "a toy search");
  TRandom3 random(seed);
  ULong64_t event;
  bool is_signal;
  int n_jets;
  float m, pt, eta, phi, px, py, m_jj, w;
  tree.Branch("event", &event);
  tree.Branch("is_signal", &is_signal);
  tree.Branch("n_jets", &n_jets);
  tree.Branch("m", &m);
  tree.Branch("pt", &pt);
  tree.Branch("eta", &eta);
  tree.Branch("phi", &phi);
  tree.Branch("px", &px);
  tree.Branch("py", &py);
  tree.Branch("m_jj", &m_jj);
  tree.Branch("w", &w);
  for (event = 0; event < 4000; ++event) {
    is_signal = which == Both ? event % 2 == 0 : which == Signal;
    m = is_signal ? random.Gaus(91, 6) : 40 + random.Exp(50);
    pt = 10 + random.Exp(is_signal ? 30 : 15);
    eta = random.Gaus(0, is_signal ? 1.0 : 1.6);
    phi = random.Uniform(-M_PI, M_PI);
    px = pt * std::cos(phi);
    py = pt * std::sin(phi);
    n_jets = random.Poisson(is_signal ? 2 : 1);
    m_jj = n_jets < 2 ? -999 : random.Gaus(is_signal ? 120 : 80, 30);
    w = is_signal ? 0.1 : random.Uniform() < 0.1 ? -1 : 1;
    tree.Fill();
  }
  tree.Write();
}

// A varying number of jets: a top quark has more and harder ones.
void jets(const char *path, unsigned seed) {
  TFile file(path, "recreate");
  TTree tree("events", "toy jets");
  TRandom3 random(seed);
  bool is_top;
  int nJet;
  float met, pt[32], eta[32], phi[32], mass[32];
  tree.Branch("is_top", &is_top);
  tree.Branch("met", &met);
  tree.Branch("nJet", &nJet);
  tree.Branch("Jet_pt", pt, "Jet_pt[nJet]/F");
  tree.Branch("Jet_eta", eta, "Jet_eta[nJet]/F");
  tree.Branch("Jet_phi", phi, "Jet_phi[nJet]/F");
  tree.Branch("Jet_mass", mass, "Jet_mass[nJet]/F");
  for (int event = 0; event < 2000; ++event) {
    is_top = event % 2 == 0;
    met = random.Exp(is_top ? 60 : 30);
    nJet = std::min(32, int(random.Poisson(is_top ? 5 : 3)));
    for (int jet = 0; jet < nJet; ++jet) {
      pt[jet] = 20 + random.Exp(is_top ? 50 : 30);
      eta[jet] = random.Gaus(0, 1.2);
      phi[jet] = random.Uniform(-M_PI, M_PI);
      mass[jet] = random.Exp(is_top ? 12 : 8);
    }
    tree.Fill();
  }
  tree.Write();
}

void data() {
  events("events.root", 1, Both);
  events("more.root", 2, Both);
  events("signal.root", 3, Signal);
  events("background.root", 4, Background);
  jets("jets.root", 5);
}
