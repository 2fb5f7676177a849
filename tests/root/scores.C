// snapshot_scores: a row for each entry of the data set, whatever the threads, files, filters and kinds of files.
//
// Most networks here are one layer with chosen weights on numbers with few bits, so that a score is exact and known in closed
// form: index + wave / 2 - 3, where the index is the entry's number in the data set.
#include "check.hpp"

#include <TChain.h>
#include <TEntryList.h>
#include <TFile.h>
#include <TTree.h>

#include <cmath>
#include <filesystem>
#include <memory>

namespace {

/// Writes entries `from` … `to` - 1 of the data set as a tree of small clusters, in a directory of the file if a name is given.
void write_part(const std::string &path, const std::string &name, int from, int to, bool anew = true) {
  TFile file(path.c_str(), anew ? "recreate" : "update");
  const auto slash = name.find('/');
  if (slash != std::string::npos)
    file.mkdir(name.substr(0, slash).c_str())->cd();
  TTree tree(name.substr(slash == std::string::npos ? 0 : slash + 1).c_str(), "");
  Int_t index = 0, length = 0;
  Double_t wave = 0;
  Float_t pair[2] = {}, ragged[3] = {};
  tree.Branch("index", &index);
  tree.Branch("wave", &wave);
  tree.Branch("pair", pair, "pair[2]/F");
  tree.Branch("length", &length, "length/I");
  tree.Branch("ragged", ragged, "ragged[length]/F");
  tree.SetAutoFlush(100);
  for (index = from; index < to; ++index) {
    pair[0] = index;
    wave = pair[1] = lattice(index, 1);
    length = index == 1500 ? 3 : 2;
    tree.Fill();
  }
  tree.Write();
}

float expected(int entry) { return float(entry) + 0.5f * lattice(entry, 1) - 3.f; }

rootgrad::Mlp exact() {
  rootgrad::Mlp net({2, 1});
  net.set_parameters({1.f, 0.5f, -3.f});
  return net;
}

const std::vector<std::string> features = {"index", "wave"};

/// Returns the tree's column, read without RDataFrame.
std::vector<float> read(const std::string &path, const char *name = "scores", const char *column = "score") {
  TFile file(path.c_str());
  auto *tree = file.Get<TTree>(name);
  std::vector<float> values;
  if (!tree || !tree->GetLeaf(column))
    return values;
  std::vector<float> row(tree->GetLeaf(column)->GetLen());
  tree->SetBranchAddress(column, row.data());
  for (Long64_t i = 0; i < tree->GetEntries(); ++i) {
    tree->GetEntry(i);
    values.insert(values.end(), row.begin(), row.end());
  }
  return values;
}

/// Checks the entries below `n`: the expected score if `kept` is true, otherwise NaN.
template <class F> bool scores_are(const std::vector<float> &got, int n, F kept) {
  bool good = int(got.size()) == n;
  for (int i = 0; good && i < n; ++i)
    good = kept(i) ? got[i] == expected(i) : std::isnan(got[i]);
  return good;
}
bool all(int) { return true; }

std::string reported(const rootgrad::ScoresWritten &written) {
  return ": " + std::to_string(written.scored) + " of " + std::to_string(written.entries);
}

std::unique_ptr<TChain> chain_of(const std::vector<std::string> &parts) {
  auto chain = std::make_unique<TChain>();
  for (const auto &part : parts)
    chain->Add(part.c_str());
  return chain;
}

/// Checks that hold with one thread and with several.
void sources(const std::string &how) {
  const auto net = exact();
  ROOT::RDataFrame one("events", "scores_a.root");
  auto written = rootgrad::snapshot_scores(one, net, "scores.root", features);
  check(how + "one file" + reported(written), scores_are(read("scores.root"), 3000, all));

  const auto three = chain_of({"scores_a.root?#events", "scores_c.root?#events", "scores_b.root?#events"});
  ROOT::RDataFrame chained(*three);
  for (int repeat = 0; repeat < 3; ++repeat) {
    written = rootgrad::snapshot_scores(chained, net, "scores.root", features);
    check(how + "a chain of three" + reported(written), scores_are(read("scores.root"), 7000, all));
  }
  const auto beside = chain_of({"scores_a.root?#events", "scores_c.root?#events", "scores_b.root?#events"});
  beside->AddFriend("scores", "scores.root");
  ROOT::RDataFrame friends(*beside);
  auto off = friends.Define("off", "scores.score - (index + wave / 2 - 3)").Filter("off != 0").Count();
  auto sum = friends.Sum<int>("index");
  check(how + "as a friend of the chain", *off == 0 && *sum == 6999 * 3500);

  written = rootgrad::snapshot_scores(ROOT::RDataFrame(*beside).Filter("scores.score >= 4000.f"), net, "again.root",
                                      features);
  check(how + "a filter on a friend" + reported(written),
        scores_are(read("again.root"), 7000, [](int i) { return expected(i) >= 4000.f; }));

  const auto trees = chain_of({"scores_trees.root?#first", "scores_trees.root?#folder/second"});
  written = rootgrad::snapshot_scores(ROOT::RDataFrame(*trees), net, "scores.root", features);
  check(how + "two trees of one file, one in a folder" + reported(written), scores_are(read("scores.root"), 1200, all));

  written =
      rootgrad::snapshot_scores(chained.Filter("index % 3 == 1").Filter("wave > 0"), net, "scores.root", features);
  check(how + "filters" + reported(written),
        scores_are(read("scores.root"), 7000, [](int i) { return i % 3 == 1 && lattice(i, 1) > 0; }));

  written = rootgrad::snapshot_scores(chained.Filter("index < 0"), net, "scores.root", features);
  check(how + "a filter that lets nothing pass" + reported(written),
        scores_are(read("scores.root"), 7000, [](int) { return false; }));

  ROOT::RDF::Experimental::RDatasetSpec spec;
  spec.AddSample({"a", "events", "scores_a.root"})
      .AddSample({"c", "events", "scores_c.root"})
      .WithGlobalRange({2500, 3300});
  written = rootgrad::snapshot_scores(ROOT::RDataFrame(spec), net, "scores.root", features);
  check(how + "a range of a data set" + reported(written),
        scores_are(read("scores.root"), 5000, [](int i) { return i >= 2500 && i < 3300; }));

  const auto numbered = ROOT::RDataFrame(5000)
                            .Define("index", [](ULong64_t i) { return int(i); }, {"rdfentry_"})
                            .Define("wave", [](ULong64_t i) { return lattice(i, 1); }, {"rdfentry_"});
  written = rootgrad::snapshot_scores(numbered, net, "scores.root", features);
  check(how + "no file" + reported(written), scores_are(read("scores.root"), 5000, all));

  for (const auto &files : {std::vector<std::string>{"scores_n.root"}, {"scores_n.root", "scores_m.root"}}) {
    const int n = files.size() == 1 ? 3000 : 5000;
    ROOT::RDataFrame ntuple("events", files);
    written = rootgrad::snapshot_scores(ntuple, net, "scores.root", features);
    check(how + "RNTuple, files: " + std::to_string(files.size()) + reported(written),
          scores_are(read("scores.root"), n, all));
    written = rootgrad::snapshot_scores(ntuple.Filter("index % 2 == 1"), net, "scores.root", features);
    check(how + "RNTuple, filtered" + reported(written),
          scores_are(read("scores.root"), n, [](int i) { return i % 2 == 1; }));
  }

  written = rootgrad::snapshot_scores(one, net, "scores.root", {"pair"});
  check(how + "an array" + reported(written), scores_are(read("scores.root"), 3000, all));
}

/// The bits of the prediction of the whole table at once, with the columns that the training knows.
void outputs(const std::string &how) {
  auto df = lattice_frame(2000);
  std::vector<float> rows;
  for (int i = 0; i < 2000; ++i)
    rows.insert(rows.end(), {lattice(i, 0), lattice(i, 1), lattice(i, 2), float(i % 7)});
  rootgrad::Mlp net({4, 16, 1}, rootgrad::Activation::Gelu, 7);
  rootgrad::fit(net, df, {"f0", "f1", "f2", "f3"}, "label", quiet_options());
  rootgrad::snapshot_scores(df, net, "scores.root");
  check(how + "the bits of predict", same_bits(read("scores.root"), net.predict(rows)));
  rootgrad::snapshot_scores(df, net, "scores.root", {},
                            rootgrad::ScoreOptions().tree("t").columns("p").output(rootgrad::Output::Probability));
  check(how + "probabilities, names of one's own",
        same_bits(read("scores.root", "t", "p"), net.predict(rows, rootgrad::Output::Probability)));

  rootgrad::Mlp three({4, 8, 3}, rootgrad::Activation::Tanh, 2);
  const auto wanted = three.predict(rows);
  rootgrad::snapshot_scores(df, three, "scores.root", {"f0", "f1", "f2", "f3"});
  check(how + "three outputs, an array", same_bits(read("scores.root"), wanted));
  auto type = ROOT::RDataFrame("scores", "scores.root").GetColumnType("score");
  auto sum = ROOT::RDataFrame("scores", "scores.root").Define("d", "double(score[2])").Sum<double>("d");
  double total = 0;
  for (int i = 0; i < 2000; ++i)
    total += wanted[3 * i + 2];
  check(how + "which RDataFrame reads as " + type, std::abs(*sum - total) < 1e-9 * 2000);
  rootgrad::snapshot_scores(df.Filter("f3 == 2"), three, "scores.root", {"f0", "f1", "f2", "f3"},
                            rootgrad::ScoreOptions().columns({"a", "b", "c"}));
  const auto a = read("scores.root", "scores", "a"), c = read("scores.root", "scores", "c");
  bool good = a.size() == 2000 && c.size() == 2000;
  for (int i = 0; good && i < 2000; ++i)
    good = i % 7 == 2 ? a[i] == wanted[3 * i] && c[i] == wanted[3 * i + 2] : std::isnan(a[i]) && std::isnan(c[i]);
  check(how + "three outputs, a column each, filtered", good);
}

/// A refused call leaves no file in the folder, and the old file is unchanged.
void refusals() {
  const auto net = exact();
  ROOT::RDataFrame df("events", "scores_a.root");
  rootgrad::snapshot_scores(df, net, "kept/scores.root", features);
  refused("unknown column", [&] { rootgrad::snapshot_scores(df, net, "kept/scores.root", {"index", "waves"}); });
  refused("too few columns", [&] { rootgrad::snapshot_scores(df, net, "kept/scores.root", {"index"}); });
  refused("no columns known", [&] { rootgrad::snapshot_scores(df, net, "kept/scores.root"); });
  refused("ragged", [&] { rootgrad::snapshot_scores(df, net, "kept/scores.root", {"ragged"}); });
  auto count = df.Count();
  refused("ragged, beside another result", [&] { rootgrad::snapshot_scores(df, net, "kept/scores.root", {"ragged"}); });
  check("which is whole", *count == 3000);
  for (const char *name : {"", "a score", "7th", "x/y"})
    refused("name", [&] {
      rootgrad::snapshot_scores(df, net, "kept/scores.root", features, rootgrad::ScoreOptions().columns(name));
    });
  refused("names", [&] {
    rootgrad::snapshot_scores(df, net, "kept/scores.root", features, rootgrad::ScoreOptions().columns({"a", "b"}));
  });
  refused("tree", [&] {
    rootgrad::snapshot_scores(df, net, "kept/scores.root", features, rootgrad::ScoreOptions().tree("a.b"));
  });
  std::filesystem::create_symlink("../scores_a.root", "kept/link.root");
  refused("a file that is read", [&] { rootgrad::snapshot_scores(df, net, "scores_a.root", features); });
  refused("a friend's file that is read", [&] {
    const auto chain = chain_of({"scores_b.root?#events"});
    chain->AddFriend("more = events", "scores_c.root");
    rootgrad::snapshot_scores(ROOT::RDataFrame(*chain), net, "scores_c.root", features);
  });
  for (const char *file : {"scores_n.root", "scores_m.root"})
    refused("an RNTuple that is read", [&] {
      rootgrad::snapshot_scores(ROOT::RDataFrame("events", std::vector<std::string>{"scores_n.root", "scores_m.root"}),
                                net, file, features);
    });
  refused("a link to it", [&] { rootgrad::snapshot_scores(df, net, "kept/link.root", features); });
  refused("no such folder", [&] { rootgrad::snapshot_scores(df, net, "none/scores.root", features); });
  refused("a folder", [&] { rootgrad::snapshot_scores(df, net, "kept", features); });
  refused("no name", [&] { rootgrad::snapshot_scores(df, net, "kept/", features); });
  refused("not local", [&] { rootgrad::snapshot_scores(df, net, "root://host//scores.root", features); });
  auto listed = std::make_unique<TChain>("events");
  listed->Add("scores_a.root");
  listed->Draw(">>list", "index > 5", "entrylist");
  listed->SetEntryList(gDirectory->Get<TEntryList>("list"));
  refused("an entry list",
          [&] { rootgrad::snapshot_scores(ROOT::RDataFrame(*listed), net, "kept/scores.root", features); });
  check("the files read are as they were", *ROOT::RDataFrame("events", "scores_m.root").Count() == 2000 &&
                                               *ROOT::RDataFrame("events", "scores_c.root").Count() == 2000);
  check("the old file is as it was", scores_are(read("kept/scores.root"), 3000, all));
  std::filesystem::remove("kept/link.root");
  std::filesystem::create_symlink("linked.root", "kept/link.root");
  rootgrad::snapshot_scores(df, net, "kept/link.root", features);
  check("a link is followed",
        std::filesystem::is_symlink("kept/link.root") && scores_are(read("kept/linked.root"), 3000, all));
  int left = 0;
  for (const auto &entry : std::filesystem::directory_iterator("kept"))
    left += entry.path().filename() != "scores.root" && entry.path().filename() != "link.root" &&
            entry.path().filename() != "linked.root";
  check("nothing else is left", left == 0);
}

} // namespace

void scores() {
  std::filesystem::remove_all("kept");
  std::filesystem::create_directory("kept");
  write_part("scores_a.root", "events", 0, 3000);
  write_part("scores_c.root", "events", 3000, 5000);
  write_part("scores_b.root", "events", 5000, 7000);
  write_part("scores_trees.root", "first", 0, 500);
  write_part("scores_trees.root", "folder/second", 500, 1200, false);
  ROOT::RDF::RSnapshotOptions ntuple;
  ntuple.fOutputFormat = ROOT::RDF::ESnapshotOutputFormat::kRNTuple;
  ROOT::RDataFrame("events", "scores_a.root").Snapshot("events", "scores_n.root", features, ntuple);
  ROOT::RDataFrame("events", "scores_c.root").Snapshot("events", "scores_m.root", features, ntuple);

  sources("");
  const auto net = exact();
  ROOT::RDataFrame df("events", "scores_a.root");
  auto written = rootgrad::snapshot_scores(df.Range(100, 1700, 3), net, "scores.root", features);
  check("Range" + reported(written),
        scores_are(read("scores.root"), 3000, [](int i) { return i >= 100 && i < 1700 && (i - 100) % 3 == 0; }));
  const auto twice = chain_of({"scores_a.root?#events", "scores_a.root?#events"});
  written = rootgrad::snapshot_scores(ROOT::RDataFrame(*twice), net, "scores.root", features);
  const auto both = read("scores.root");
  check("a file twice, in one thread" + reported(written), both.size() == 6000 && both[3001] == expected(1));
  written = rootgrad::snapshot_scores(ROOT::RDataFrame(0).Define("index", "1").Define("wave", "1"), net, "scores.root",
                                      features);
  check("no entries" + reported(written), read("scores.root").empty());
  outputs("");
  refusals();

  ROOT::EnableImplicitMT(2);
  sources("two threads: ");
  outputs("two threads: ");
  const auto filtered = [&] { return ROOT::RDataFrame(*twice).Filter([] { return true; }); };
  refused("a file twice, in two threads", [&] { rootgrad::snapshot_scores(filtered(), net, "scores.root", features); });
}
