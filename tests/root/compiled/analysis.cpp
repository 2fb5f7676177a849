// An analysis as a separate program, compiled against ROOT; neither Cling nor ACLiC reads rootgrad's headers.
// It uses fit, define, Book, Trainer, histories and errors, on columns of several types from a file.
#include <rootgrad/rdataframe.hpp>
#include <rootgrad/rootgrad.hpp>

#include <ROOT/RDataFrame.hxx>
#include <TFile.h>
#include <TROOT.h>
#include <TRandom3.h>
#include <TTree.h>

#include <cmath>
#include <cstring>
#include <functional>
#include <iostream>
#include <string>
#include <vector>

namespace {

int failures = 0;

void check(const std::string &what, bool ok) {
  std::cout << (ok ? "ok      " : "FAILED  ") << what << std::endl;
  failures += !ok;
}

void refused(const std::string &what, rootgrad::ErrorCode code, const std::string &part,
             const std::function<void()> &call) {
  try {
    call();
    check(what + ": no error", false);
  } catch (const rootgrad::Error &error) {
    check(what + ": " + error.what(),
          error.code() == code && std::string(error.what()).find(part) != std::string::npos);
  }
}

const std::vector<std::string> features = {"pt", "eta", "n", "tracks"};

/// A tree with a float, a double, an integer and an array column; signal is harder and has more tracks.
void write_tree(const std::string &path, int events) {
  TFile file(path.c_str(), "recreate");
  TTree tree("events", "");
  float pt = 0, tracks[3] = {};
  double eta = 0;
  int n = 0;
  bool is_signal = false;
  tree.Branch("pt", &pt);
  tree.Branch("eta", &eta);
  tree.Branch("n", &n);
  tree.Branch("tracks", tracks, "tracks[3]/F");
  tree.Branch("is_signal", &is_signal);
  TRandom3 random(7);
  for (int i = 0; i < events; ++i) {
    is_signal = i % 2;
    pt = float(random.Exp(is_signal ? 40 : 20));
    eta = random.Gaus(0, is_signal ? 1 : 2);
    n = int(random.Poisson(is_signal ? 6 : 4));
    for (float &track : tracks)
      track = float(random.Gaus(is_signal ? 0.5 : 0, 1));
    tree.Fill();
  }
  tree.Write();
}

rootgrad::TrainOptions quiet(int epochs) {
  return rootgrad::TrainOptions().epochs(epochs).batch_size(128).seed(5).progress(rootgrad::Progress::Off);
}

bool same(const std::vector<float> &a, const std::vector<float> &b) {
  return a.size() == b.size() && std::memcmp(a.data(), b.data(), a.size() * sizeof(float)) == 0;
}

/// Returns the scores of a file, in the order of the entries.
std::vector<float> written(const std::string &path) {
  TFile file(path.c_str());
  auto *tree = file.Get<TTree>("scores");
  float score = 0;
  tree->SetBranchAddress("score", &score);
  std::vector<float> scores;
  for (Long64_t i = 0; tree->GetEntry(i) > 0; ++i)
    scores.push_back(score);
  return scores;
}

/// A classifier: trained, defined as a column, inspected, saved.
void classify(ROOT::RDF::RNode df) {
  rootgrad::Mlp net({6, 32, 1}, rootgrad::Activation::Gelu, 3), parallel = net, booked = net;
  const auto history = rootgrad::fit(net, df, features, "is_signal", quiet(8));
  check("eight epochs", history.size() == 8 && history.metric() == rootgrad::Metric::Auc);
  check("the history as a tree", rootgrad::to_tree(history)->GetEntries() == 8);
  check("the history as a graph", rootgrad::graph(history, "train_loss")->GetN() == 8);

  auto scored = rootgrad::define(df, "score", net);
  const double auc = rootgrad::roc(scored, "score", "is_signal").auc();
  std::cout << "area under the ROC curve " << auc << std::endl;
  check("signal is reported from background", auc > 0.8 && auc < 1);
  const auto scores = *scored.Take<float>("score");
  std::vector<float> rows;
  df.Foreach(
      [&](float pt, double eta, int n, const ROOT::RVec<float> &tracks) {
        rows.insert(rows.end(), {pt, float(eta), float(n), tracks[0], tracks[1], tracks[2]});
      },
      features);
  check("a column has the bits of predict", same(scores, net.predict(rows)));
  rootgrad::snapshot_scores(df, net, "analysis_scores.root");
  check("a tree of scores has them, too", same(written("analysis_scores.root"), scores));

  std::vector<std::string> columns = features;
  columns.push_back("is_signal");
  auto book = df.Book<float, double, int, ROOT::RVec<float>, bool>(
      rootgrad::FitAction(booked, columns, df.GetNSlots(), quiet(8)), columns);
  auto histogram = df.Histo1D("pt");
  check("Book runs beside a histogram", book->history().size() == 8 && histogram->GetEntries() > 0);
  check("Book gives the same bits", same(booked.parameters(), net.parameters()));

  net.save("analysis.safetensors");
  check("saved and loaded", same(rootgrad::Mlp::load("analysis.safetensors").predict(rows), scores));

  refused("unknown column", rootgrad::ErrorCode::UnknownColumn, "did you mean 'eta'?",
          [&] { rootgrad::fit(net, df, {"pt", "etta", "n", "tracks"}, "is_signal", quiet(1)); });
  refused("features that do not fit", rootgrad::ErrorCode::Shape, "the network has 6 inputs",
          [&] { rootgrad::define(df, "s", net, rootgrad::renamed({"pt", "eta"})); });
}

/// A regression of two values at once: four-momentum to transverse components.
void regress(ROOT::RDF::RNode df) {
  auto data = df.Define("phi", [](ULong64_t i) { return std::fmod(double(i) * 0.61803398875, 1.0) * 6.28318530718; },
                        {"rdfentry_"})
                  .Define("px", "pt * std::cos(phi)")
                  .Define("py", "pt * std::sin(phi)")
                  .Filter("pt < 100");
  rootgrad::Mlp net({2, 48, 48, 2}, rootgrad::Activation::Silu, 1);
  refused("two targets without a loss", rootgrad::ErrorCode::Data, "'px', 'py'",
          [&] { rootgrad::fit(net, data, {"pt", "phi"}, {"px", "py"}, quiet(1)); });
  const auto options = quiet(40).loss(rootgrad::Loss::Mse).learning_rate(5e-3f).cosine(0.05f);
  const auto history = rootgrad::fit(net, data, {"pt", "phi"}, {"px", "py"}, options);
  const double spread = *data.StdDev("px");
  std::cout << "RMSE of px and py: " << history.output_rmse()[0] << ", " << history.output_rmse()[1] << " GeV of "
            << spread << std::endl;
  check("px and py are learnt", history.output_rmse()[0] < 0.1 * spread && history.output_rmse()[1] < 0.1 * spread);
  auto predicted = rootgrad::define(data, "p", net);
  auto difference = predicted.Define("dx2", "(p[0] - px) * (p[0] - px)").Mean("dx2");
  check("define gives both", std::sqrt(*difference) < 0.1 * spread);
  check("their names are kept", net.targets() == std::vector<std::string>({"px", "py"}));
}

} // namespace

int main(int argc, char **argv) {
  const std::string file = "analysis.root";
  write_tree(file, 6000);
  const bool parallel = argc > 1 && std::string(argv[1]) == "parallel";
  if (parallel)
    ROOT::EnableImplicitMT(2);
  ROOT::RDataFrame df("events", file);
  if (parallel) { // the order of events differs in every run: only results that do not depend on it are checked
    rootgrad::Mlp net({6, 32, 1}, rootgrad::Activation::Gelu, 3);
    rootgrad::fit(net, df, features, "is_signal", quiet(8));
    check("two threads give the bits of one",
          same(net.parameters(), rootgrad::Mlp::load("analysis.safetensors").parameters()));
    rootgrad::snapshot_scores(df, net, "analysis_parallel.root");
    check("and the same tree of scores", same(written("analysis_parallel.root"), written("analysis_scores.root")));
  } else {
    classify(df);
    regress(df);
  }
  return failures == 0 ? 0 : 1;
}
