// Columns of frames that come directly from files are read in whole clusters: the bits and the messages are the same as with the event loop,
// and the history reports the way of reading.
#include "check.hpp"

#include <ROOT/RNTupleModel.hxx>
#include <ROOT/RNTupleWriter.hxx>
#include <RVersion.h>
#include <TFile.h>
#include <TTree.h>

#include <algorithm>
#include <array>
#include <limits>

namespace {

using Strings = std::vector<std::string>;

/// Columns that both a TTree and an RNTuple can have.
const Strings numbers = {"b", "i8", "u8", "i16", "u16", "i32", "u32", "i64", "u64", "f32", "f64"};
const Strings arrays = {"floats", "doubles", "flags", "vector_float", "vector_int", "rvec_double", "rvec_bool"};

struct Event {
  bool b, y;
  Char_t i8;
  UChar_t u8;
  Short_t i16;
  UShort_t u16;
  Int_t i32, n;
  UInt_t u32;
  std::int64_t i64;
  std::uint64_t u64;
  Float_t f32, w, pt[4], eta[4];
  Double_t f64;
  std::array<float, 3> floats;
  std::array<double, 2> doubles;
  std::array<bool, 2> flags;
  std::vector<float> vector_float;
  std::vector<int> vector_int;
  ROOT::RVec<double> rvec_double;
  ROOT::RVec<bool> rvec_bool;
  ROOT::RVec<float> jet_pt, jet_eta;

  /// Sets event i; broken files have values that a fit refuses.
  void set(int i, bool broken) {
    b = i % 3 == 0;
    y = i % 2;
    i8 = i % 100 - 50;
    u8 = i % 200;
    i16 = -7 * i;
    u16 = 60000 + i;
    i32 = 100003 * i;
    u32 = 4000000000u - i;
    i64 = 1234567890123 * i;
    u64 = 9234567890123456789ull - i;
    f32 = lattice(i, 0);
    f64 = 1e-3 * i + 1. / 3;
    w = 1 + i % 3;
    floats = {lattice(i, 1), lattice(i, 2), lattice(i, 3)};
    doubles = {f64 / 7, -f64};
    flags = {i % 3 == 0, i % 5 == 0};
    vector_float = {lattice(i, 4), lattice(i, 5)};
    if (broken) {
      f32 = i == 1300 ? std::numeric_limits<float>::quiet_NaN() : f32;
      floats[1] = i > 1249 ? -std::numeric_limits<float>::infinity() : floats[1];
      vector_float.resize(3);
    }
    vector_int = {i, -i, i * i};
    rvec_double = {f64, f64 / 3};
    rvec_bool = {i % 7 == 0, i % 2 == 0};
    n = i % 5;
    jet_pt.clear();
    jet_eta.clear();
    for (int k = 0; k < n; ++k) {
      if (k < 4) {
        pt[k] = lattice(i, 6 + k);
        eta[k] = lattice(i, 16 + k);
      }
      jet_pt.push_back(lattice(i, 6 + k));
      jet_eta.push_back(lattice(i, 16 + k));
    }
    n = std::min(n, 4);
  }
};

/// Writes entries from `first` on, in small clusters.
void write_tree(const char *path, int first, int entries, bool broken = false) {
  TFile file(path, "recreate");
  TTree tree("events", "");
  tree.SetAutoFlush(100);
  Event e;
  Float_t f16 = 0;
  Double_t d32 = 0;
  tree.Branch("b", &e.b, "b/O");
  tree.Branch("y", &e.y, "y/O");
  tree.Branch("i8", &e.i8, "i8/B");
  tree.Branch("u8", &e.u8, "u8/b");
  tree.Branch("i16", &e.i16, "i16/S");
  tree.Branch("u16", &e.u16, "u16/s");
  tree.Branch("i32", &e.i32, "i32/I");
  tree.Branch("u32", &e.u32, "u32/i");
  tree.Branch("i64", &e.i64, "i64/L");
  tree.Branch("u64", &e.u64, "u64/l");
  tree.Branch("f32", &e.f32, "f32/F");
  tree.Branch("f64", &e.f64, "f64/D");
  tree.Branch("w", &e.w, "w/F");
  tree.Branch("f16", &f16, "f16/f[-2,2,12]");
  tree.Branch("d32", &d32, "d32/d");
  tree.Branch("floats", e.floats.data(), "floats[3]/F");
  tree.Branch("doubles", e.doubles.data(), "doubles[2]/D");
  tree.Branch("flags", e.flags.data(), "flags[2]/O");
  tree.Branch("vector_float", &e.vector_float);
  tree.Branch("vector_int", &e.vector_int);
  tree.Branch("rvec_double", &e.rvec_double);
  tree.Branch("rvec_bool", &e.rvec_bool);
  tree.Branch("jet_pt", &e.jet_pt);
  tree.Branch("jet_eta", &e.jet_eta);
  tree.Branch("n", &e.n, "n/I");
  tree.Branch("pt", e.pt, "pt[n]/F");
  tree.Branch("eta", e.eta, "eta[n]/F");
  tree.Branch("leaves", &e.pt, "x/F:y/F");
  for (int i = first; i < first + entries; ++i) {
    e.set(i, broken);
    f16 = e.f32;
    d32 = e.f64;
    tree.Fill();
  }
  tree.Write();
}

void write_ntuple(const char *path, int first, int entries, bool broken = false) {
  auto model = ROOT::RNTupleModel::Create();
  auto b = model->MakeField<bool>("b");
  auto y = model->MakeField<bool>("y");
  auto i8 = model->MakeField<std::int8_t>("i8");
  auto u8 = model->MakeField<std::uint8_t>("u8");
  auto i16 = model->MakeField<std::int16_t>("i16");
  auto u16 = model->MakeField<std::uint16_t>("u16");
  auto i32 = model->MakeField<std::int32_t>("i32");
  auto u32 = model->MakeField<std::uint32_t>("u32");
  auto i64 = model->MakeField<std::int64_t>("i64");
  auto u64 = model->MakeField<std::uint64_t>("u64");
  auto f32 = model->MakeField<float>("f32");
  auto f64 = model->MakeField<double>("f64");
  auto w = model->MakeField<float>("w");
  auto floats = model->MakeField<std::array<float, 3>>("floats");
  auto doubles = model->MakeField<std::array<double, 2>>("doubles");
  auto flags = model->MakeField<std::array<bool, 2>>("flags");
  auto vector_float = model->MakeField<std::vector<float>>("vector_float");
  auto vector_int = model->MakeField<std::vector<int>>("vector_int");
  auto rvec_double = model->MakeField<ROOT::RVec<double>>("rvec_double");
  auto rvec_bool = model->MakeField<ROOT::RVec<bool>>("rvec_bool");
  auto jet_pt = model->MakeField<ROOT::RVec<float>>("jet_pt");
  auto jet_eta = model->MakeField<std::vector<float>>("jet_eta");
  auto writer = ROOT::RNTupleWriter::Recreate(std::move(model), "events", path);
  Event e;
  for (int i = first; i < first + entries; ++i) {
    e.set(i, broken);
    *b = e.b;
    *y = e.y;
    *i8 = e.i8;
    *u8 = e.u8;
    *i16 = e.i16;
    *u16 = e.u16;
    *i32 = e.i32;
    *u32 = e.u32;
    *i64 = e.i64;
    *u64 = e.u64;
    *f32 = e.f32;
    *f64 = e.f64;
    *w = e.w;
    *floats = e.floats;
    *doubles = e.doubles;
    *flags = e.flags;
    *vector_float = e.vector_float;
    *vector_int = e.vector_int;
    *rvec_double = e.rvec_double;
    *rvec_bool = e.rvec_bool;
    *jet_pt = e.jet_pt;
    jet_eta->assign(e.jet_eta.begin(), e.jet_eta.end());
    writer->Fill();
    if (i % 300 == 299)
      writer->CommitCluster();
  }
}

Strings operator+(Strings a, const Strings &b) {
  a.insert(a.end(), b.begin(), b.end());
  return a;
}

/// True if reading by clusters is possible at all.
bool can_read_clusters() {
#if defined(ROOTGRAD_COMPILED_FACE) && ROOT_VERSION_CODE >= ROOT_VERSION(6, 40, 0) &&                                  \
    ROOT_VERSION_CODE < ROOT_VERSION(6, 42, 0)
  return true;
#else
  return false;
#endif
}

/// The way frames were read, if reading by clusters is possible; otherwise the wanted one.
std::string reported(const rootgrad::History &history, const std::string &wanted) {
  const bool fits = history.reading().rfind("event loop: ", 0) == 0;
  return can_read_clusters() || !fits ? history.reading() : wanted;
}

/// The fit of a frame, read by clusters, and of the same frame behind a filter have the same bits.
template <class Network, class Fit>
void same(const std::string &what, const Network &untrained, Fit fit, ROOT::RDF::RNode df) {
  Network one(untrained), two(untrained);
  const auto fast = fit(one, df);
  const auto slow = fit(two, df.Filter([] { return true; }));
  const auto reading = reported(fast, "clusters");
  check(what + ", by " + reading + ": same bits",
        same_bits(one.parameters(), two.parameters()) && fast[0].train_loss == slow[0].train_loss &&
            reading == "clusters" && slow.reading().rfind("event loop: ", 0) == 0);
}

rootgrad::TrainOptions options() { return quiet_options().epochs(2).learning_rate(1e-4f); }

/// Number of inputs for these columns.
std::size_t width_of(const Strings &names) {
  std::size_t width = 0;
  for (const auto &name : names) {
    const bool array = std::find(arrays.begin(), arrays.end(), name) != arrays.end();
    width += name == "floats" || name == "vector_int" ? 3 : array ? 2 : 1;
  }
  return width;
}

void same(const std::string &what, const Strings &features, ROOT::RDF::RNode df,
          const rootgrad::TrainOptions &with = options()) {
  const rootgrad::Mlp net({unsigned(width_of(features)), 8, 1}, rootgrad::Activation::Gelu, 3);
  const auto fit = [&](rootgrad::Mlp &network, ROOT::RDF::RNode frame) {
    return rootgrad::fit(network, frame, features, "y", with);
  };
  same(what, net, fit, df);
}

/// Scores of a file, with and without the event loop.
template <class Network>
void scores(const std::string &what, const Strings &files, const Network &net, const Strings &features) {
  const auto frame = [&] { return ROOT::RDataFrame("events", files); };
  const auto fast = rootgrad::snapshot_scores(frame(), net, "bulk_fast.root", features);
  const auto slow = rootgrad::snapshot_scores(frame().Filter([] { return true; }), net, "bulk_slow.root", features);
  const auto read = [](const char *file) { return *ROOT::RDataFrame("scores", file).Take<float>("score"); };
  check(what + ", scores: same bits", same_bits(read("bulk_fast.root"), read("bulk_slow.root")) &&
                                          fast.entries == 1500 && fast.scored == 1500 && slow.scored == 1500 &&
                                          (fast.reading == "clusters") == can_read_clusters());
}

/// Reports of a file, with and without the event loop: they state how the columns were read.
void evaluated(const std::string &what, const Strings &files) {
  const rootgrad::Mlp net({2, 8, 1}, rootgrad::Activation::Gelu, 3);
  const auto frame = [&] { return ROOT::RDataFrame("events", files); };
  const auto brief = rootgrad::EvaluateOptions().permutations(1).integrated_gradients(2).weight_column("w");
  const Strings features = {"f32", "f64"};
  const auto fast = rootgrad::evaluate(net, frame(), features, "y", brief);
  const auto slow = rootgrad::evaluate(net, frame().Filter([] { return true; }), frame(), features, "y", brief);
  const bool known = fast.reading() == "clusters" &&
                     slow.reading() == "event loop: the frame has a Filter or a Range; for training by clusters";
  check(what + ", a report: same number", fast["auc"] == slow["auc"] && (known || !can_read_clusters()));
}

/// All columns that both kinds of file can contain.
void kind(const std::string &what, const Strings &files, const Strings &lists) {
  const auto one = [&] { return ROOT::RDataFrame("events", files[0]); };
  const auto chain = [&] { return ROOT::RDataFrame("events", files); };
  same(what + ", numbers", numbers, one());
  same(what + ", arrays and lists of one length", arrays, one());
  same(what + ", two files", numbers + arrays, chain(), options().weight_column("w"));
  same(what + ", aliases", {"renamed", "f64"}, one().Alias("renamed", "f32").Define("of_no_use", "f32 * 2"));
  const auto twice = [&](rootgrad::Mlp &network, ROOT::RDF::RNode df) {
    return rootgrad::fit(network, df.Alias("again", "vector_float"), {"vector_float", "again"}, "y", options());
  };
  same(what + ", a column twice", rootgrad::Mlp({4, 8, 1}, rootgrad::Activation::Gelu, 3), twice, one());
  same(what + ", with a limit of memory", numbers + arrays, chain(), options().memory("1 MB"));
  using namespace rootgrad;
  const Transformer tagger(TransformerConfig(Jagged(3).sorted_by(0), 2).layers(1).heads(2).channels(8).seed(3));
  const auto jagged = [&](Transformer &network, ROOT::RDF::RNode df) {
    return rootgrad::fit(network, df, lists, "y", options());
  };
  same(what + ", jagged columns", tagger, jagged, chain());
  scores(what + ", jagged columns", files, tagger, lists);
  scores(what, files, Mlp({unsigned(width_of(numbers + arrays)), 8, 1}, Activation::Gelu, 3), numbers + arrays);
  evaluated(what, files);
  const Mlp net({2, 8, 1}, Activation::Gelu, 3);
  const auto classes = [&](Mlp &network, ROOT::RDF::RNode df) {
    const Frames frames = {Frame(df, 1).weight(0.3), {one().Filter("u8 > 20").Range(300), 0}};
    auto history = rootgrad::fit(network, frames, {"f32", "f64"}, options().weight_column("w"));
    const auto &reading = history.reading();
    const auto first = reading.substr(0, reading.find("; frame 2"));
    history.set_reading(first == "frame 1 by clusters" ? "clusters" : reading);
    return history;
  };
  same(what + ", one class of two", net, classes, chain());
}

/// Reasons to use the event loop.
void reasons(const std::string &what, const Strings &files) {
  const auto frame = [&] { return ROOT::RDataFrame("events", files); };
  const auto because = [&](const std::string &wanted, ROOT::RDF::RNode df, const std::string &column) {
    rootgrad::Mlp net({1, 4, 1});
    const auto reading = reported(rootgrad::fit(net, df, {column}, "y", options()), "event loop: " + wanted);
    check(what + ", " + reading, reading == "event loop: " + wanted);
  };
  because("column 'twice' is a Define", frame().Define("twice", "2 * f32"), "twice");
  because("the frame has a Filter or a Range", frame().Filter("f32 < 0.5").Define("twice", "2 * f32"), "f32");
  because("the frame has a Filter or a Range", frame().Range(500), "f32");
  auto booked = frame();
  auto count = booked.Count();
  because("other results are booked on the frame, which come from the same loop", booked, "f32");
  rootgrad::Mlp net({1, 4, 1});
  check(what + ", after them",
        reported(rootgrad::fit(net, booked, "f32", "y", options()), "clusters") == "clusters" && *count == 1500);
}

/// Data that the event loop refuses are refused with the same message.
void refusals(const std::string &what, const std::string &good, const std::string &bad, const std::string &list) {
  const auto fit = [&](ROOT::RDF::RNode df, const Strings &features, unsigned inputs) {
    rootgrad::Mlp net({inputs, 4, 1});
    rootgrad::fit(net, df, features, "y", options());
  };
  const auto both = [&](const std::string &name, const Strings &files, const Strings &features, unsigned inputs) {
    const auto frame = [&] { return ROOT::RDataFrame("events", files); };
    refused(what + ", " + name, [&] { fit(frame(), features, inputs); });
    refused(what + ", " + name, [&] { fit(frame().Filter([] { return true; }), features, inputs); });
  };
  both("NaN", {good, bad}, {"f32", "f64"}, 2);
  both("infinite in an array", {good, bad}, {"f64", "floats"}, 4);
  both("an empty list first", {good}, {"f32", list}, 2);
  both("lengths that differ", {bad}, {"f64", list}, 2);
  both("another length in the second file", {good, bad}, {"f32", "vector_float"}, 3);
}

/// If a fit refuses many rows, the message names the first one.
std::string first_bad_row(const Strings &files) {
  try {
    rootgrad::Mlp net({3, 4, 1});
    rootgrad::fit(net, ROOT::RDataFrame("events", files), "floats", "y", options());
  } catch (const rootgrad::Error &error) {
    const std::string message = error.what();
    return can_read_clusters() ? message.substr(message.find("row "), 9) : "row 1250;";
  }
  return "none";
}

/// Columns that only trees have, and their reasons to use the event loop.
void trees() {
  same("Float16_t and Double32_t", {"f16", "d32"}, ROOT::RDataFrame("events", "bulk_a.root"));
  {
    TFile file("bulk_a.root");
    same("a tree that the macro has opened", numbers, ROOT::RDataFrame(*file.Get<TTree>("events")));
  }
  TChain main("events"), other("events");
  for (const char *file : {"bulk_a.root", "bulk_b.root"})
    main.Add(file);
  for (const char *file : {"bulk_b.root", "bulk_a.root"})
    other.Add(file);
  main.AddFriend(&other, "other");
  const auto befriended = [&](rootgrad::Mlp &network, ROOT::RDF::RNode df) {
    return rootgrad::fit(network, df, {"f32", "other.f32", "other.floats"}, "y", options());
  };
  same("a friend in other files", rootgrad::Mlp({5, 8, 1}, rootgrad::Activation::Gelu, 3), befriended,
       ROOT::RDataFrame(main));
  const auto because = [](const std::string &wanted, ROOT::RDF::RNode df, const std::string &column) {
    rootgrad::Mlp net({1, 4, 1});
    const auto reading = reported(rootgrad::fit(net, df, {column}, "y", options()), "event loop: " + wanted);
    check(reading, reading == "event loop: " + wanted);
  };
  because("column 'leaves.x' is not a branch of its own", ROOT::RDataFrame("events", "bulk_a.root"), "leaves.x");
  TTree memory("memory", "");
  memory.SetDirectory(nullptr);
  float x = 0;
  bool y = false;
  memory.Branch("x", &x);
  memory.Branch("y", &y);
  for (int i = 0; i < 100; ++i) {
    x = lattice(i, 1);
    y = i % 2;
    memory.Fill();
  }
  because("the tree 'memory' is in memory, or in a file that is being written", ROOT::RDataFrame(memory), "x");
  because("the frame reads no file", lattice_frame(100).Define("y", "label"), "f0");
}

} // namespace

void bulk() {
  write_tree("bulk_a.root", 0, 1101);
  write_tree("bulk_b.root", 1101, 399);
  write_tree("bulk_bad.root", 1101, 399, true);
  write_ntuple("bulk_na.root", 0, 1101);
  write_ntuple("bulk_nb.root", 1101, 399);
  write_ntuple("bulk_nbad.root", 1101, 399, true);
  kind("TTree", {"bulk_a.root", "bulk_b.root"}, {"pt", "eta"});
  kind("RNTuple", {"bulk_na.root", "bulk_nb.root"}, {"jet_pt", "jet_eta"});
  reasons("TTree", {"bulk_a.root", "bulk_b.root"});
  reasons("RNTuple", {"bulk_na.root", "bulk_nb.root"});
  refusals("TTree", "bulk_a.root", "bulk_bad.root", "pt");
  refusals("RNTuple", "bulk_na.root", "bulk_nbad.root", "jet_pt");
  trees();
  ROOT::EnableImplicitMT(2);
  for (const auto &files : {Strings{"bulk_a.root", "bulk_b.root"}, Strings{"bulk_na.root", "bulk_nb.root"}})
    same("two threads, " + files[0], numbers + arrays, ROOT::RDataFrame("events", files));
  for (const auto &files : {Strings{"bulk_a.root", "bulk_bad.root"}, Strings{"bulk_na.root", "bulk_nbad.root"}})
    check("two threads, " + files[1] + ": the first of 250 rows", first_bad_row(files) == "row 1250;");
}
