// EnableImplicitMT changes no bit of a fit or of a prediction.
#include "check.hpp"

#include <TFile.h>
#include <TTree.h>

#include <algorithm>
#include <map>

namespace {

/// Many small clusters, so that two threads can share the work.
void write_clusters(const char *path, int n) {
  TFile file(path, "recreate");
  TTree tree("events", "");
  Int_t index = 0, label = 0;
  Float_t f0 = 0, f1 = 0, wave[8] = {};
  Double_t weight = 0;
  tree.Branch("index", &index);
  tree.Branch("label", &label);
  tree.Branch("f0", &f0);
  tree.Branch("f1", &f1);
  tree.Branch("wave", wave, "wave[8]/F");
  tree.Branch("weight", &weight);
  tree.SetAutoFlush(250);
  for (index = 0; index < n; ++index) {
    label = lattice_label(index);
    f0 = lattice(index, 0);
    f1 = lattice(index, 1);
    for (int k = 0; k < 8; ++k)
      wave[k] = lattice(index, 2 + k);
    weight = 0.5 + (index % 3);
    tree.Fill();
  }
  tree.Write();
}

struct Result {
  std::vector<float> parameters;
  std::map<int, float> scores; // by event: implicit multi-threading has no order
  double loss = 0;
};

Result run(const std::vector<std::string> &features, std::size_t inputs) {
  ROOT::RDataFrame df("events", "threads.root");
  rootgrad::Mlp net({inputs, 24, 1}, rootgrad::Activation::Gelu, 21);
  const auto history = rootgrad::fit(net, df, features, "label", quiet_options().weight_column("weight"));
  auto scored = rootgrad::define(df, "score", net);
  auto index = scored.Take<int>("index");
  auto score = scored.Take<float>("score");
  Result result{net.parameters(), {}, history.epochs().back().validation_loss};
  for (std::size_t i = 0; i < index->size(); ++i)
    result.scores[index->at(i)] = score->at(i);
  return result;
}

/// Compares the scores with a prediction of the whole table at once.
bool as_batch(const Result &result, std::size_t inputs) {
  rootgrad::Mlp net({inputs, 24, 1}, rootgrad::Activation::Gelu, 21);
  ROOT::RDataFrame df("events", "threads.root");
  rootgrad::fit(net, df, {"f0", "f1"}, "label", quiet_options().weight_column("weight"));
  std::vector<float> rows;
  for (int i = 0; i < int(result.scores.size()); ++i)
    rows.insert(rows.end(), {lattice(i, 0), lattice(i, 1)});
  const auto batch = net.predict(rows);
  for (std::size_t i = 0; i < batch.size(); ++i)
    if (std::memcmp(&batch[i], &result.scores.at(int(i)), sizeof(float)) != 0)
      return false;
  return !batch.empty();
}

} // namespace

void threads() {
  write_clusters("threads.root", 6000);
  const auto one = run({"f0", "f1"}, 2), one_wave = run({"f0", "wave"}, 9);
  check("define on one thread gives the bits of the batch", as_batch(one, 2));
  ROOT::EnableImplicitMT(2);
  check("two slots", ROOT::RDataFrame("events", "threads.root").GetNSlots() == 2);
  for (int repeat = 0; repeat < 3; ++repeat) {
    const auto two = run({"f0", "f1"}, 2), two_wave = run({"f0", "wave"}, 9);
    check("same parameters", same_bits(one.parameters, two.parameters) && one.loss == two.loss);
    check("same parameters from arrays", same_bits(one_wave.parameters, two_wave.parameters));
    check("same scores", one.scores == two.scores && one.scores.size() == 6000);
    check("same scores from arrays", one_wave.scores == two_wave.scores);
  }
  rootgrad::Mlp net({2, 4, 1});
  ROOT::RDataFrame df("events", "threads.root");
  // The number of a row depends on the order of the threads, so only the beginning of a message is always the same.
  const auto refused_alike = [](const std::string &what, const std::string &beginning, auto f) {
    try {
      f();
      check(what, false);
    } catch (const rootgrad::Error &error) {
      check(what + ": " + beginning + "…", std::string(error.what()).compare(0, beginning.size(), beginning) == 0);
    }
  };
  refused_alike("NaN on two threads", "column 'bad' is nan (as a 32-bit float) at row ", [&] {
    rootgrad::fit(net, df.Define("bad", "index == 4000 ? std::nan(\"\") : f0"), {"f0", "bad"}, "label",
                  quiet_options());
  });
  auto count = df.Count();
  refused_alike("ragged on two threads", "column 'r' has ", [&] {
    rootgrad::fit(net, df.Define("r", "ROOT::RVecF(index == 5 ? 2 : 1)").Filter("index < 200"), {"f0", "r"}, "label",
                  quiet_options());
  });
  check("results booked beside a failed fit are whole", *count == 6000);
}
