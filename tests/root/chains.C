// Chains, friends, subdirectories, specifications, TTree and RNTuple: they train to the same bits. Files with different columns
// are an error.
#include "check.hpp"

#include <ROOT/RDF/RDatasetSpec.hxx>
#include <ROOT/RNTupleModel.hxx>
#include <ROOT/RNTupleWriter.hxx>
#include <TFile.h>
#include <TTree.h>

#include <array>

namespace {

using Files = std::vector<std::string>;
const std::vector<std::string> features = {"f0", "f1", "f2", "f3"};

ROOT::RDF::RSnapshotOptions format(bool ntuple) {
  ROOT::RDF::RSnapshotOptions options;
  if (ntuple)
    options.fOutputFormat = ROOT::RDF::ESnapshotOutputFormat::kRNTuple;
  return options;
}

std::vector<float> parameters_of(rootgrad::Frames frames) {
  rootgrad::Mlp net({4, 8, 1}, rootgrad::Activation::Gelu, 3);
  rootgrad::fit(net, frames, features, "label", quiet_options());
  return net.parameters();
}

/// Writes the first 600 and the other 400 events of the lattice to separate files.
void write(bool ntuple) {
  auto all = lattice_frame(1000).Define("other", "1.f");
  auto first = all.Filter("rdfentry_ < 600"), second = all.Filter("rdfentry_ >= 600");
  const auto save = [&](ROOT::RDF::RNode df, const char *file, Files columns) {
    df.Snapshot("events", file, columns, format(ntuple));
  };
  const Files plain = {"f0", "f1", "f2", "f3", "label"};
  save(first, "chains_a.root", plain);
  save(second, "chains_b.root", {"label", "other", "f3", "f1", "f2", "f0"}); // in another order, and one more
  save(second.Redefine("f0", "double(f0)"), "chains_double.root", plain);
  save(second.Redefine("f0", "int(f0 * 100)"), "chains_int.root", plain);
  save(second, "chains_lacks.root", {"f1", "f2", "f3", "label"});
  save(all.Filter("f0 > 100"), "chains_empty.root", plain);
}

void files(bool ntuple, const std::string &what) {
  write(ntuple);
  const auto wanted = parameters_of({lattice_frame(1000)});
  const auto chain = [](Files files) { return ROOT::RDataFrame("events", files); };
  check(what + ": two files, columns in another order",
        same_bits(wanted, parameters_of({chain({"chains_a.root", "chains_b.root"})})));
  check(what + ": a frame of each",
        same_bits(wanted, parameters_of({chain({"chains_a.root"}), chain({"chains_double.root"})})));
  const auto fit = [&](Files files) { parameters_of({chain(files)}); };
  if (ntuple) // RNTuple converts this type
    check(what + ": float and double",
          same_bits(wanted, parameters_of({chain({"chains_a.root", "chains_double.root"})})));
  else
    refused(what + ": float and double", [&] { fit({"chains_a.root", "chains_b.root", "chains_double.root"}); });
  refused(what + ": float and int", [&] { fit({"chains_a.root", "chains_int.root"}); });
  refused(what + ": the second lacks a column", [&] { fit({"chains_a.root", "chains_lacks.root"}); });
  refused(what + ": the first does", [&] { fit({"chains_lacks.root", "chains_a.root"}); });
  refused(what + ": no such file", [&] { fit({"chains_a.root", "chains_none.root"}); });
  refused(what + ": without events", [&] { fit({"chains_empty.root"}); });
  check(what + ": a file without events among others",
        same_bits(wanted, parameters_of({chain({"chains_a.root", "chains_empty.root", "chains_b.root"})})));
  refused(what + ": one frame of two", [&] {
    parameters_of({chain({"chains_b.root"}), chain({"chains_a.root", "chains_lacks.root", "chains_b.root"})});
  });
  rootgrad::Mlp net({4, 8, 1}, rootgrad::Activation::Gelu, 3);
  refused(what + ": define",
          [&] { rootgrad::define(chain({"chains_a.root", "chains_int.root"}), "s", net, features); });
  refused(what + ": roc", [&] { rootgrad::roc(chain({"chains_a.root", "chains_int.root"}), "f0", "label"); });
}

/// The names through which a column of the file is read.
void behind_names() {
  const auto chain = [](const char *second) { return ROOT::RDataFrame("events", Files{"chains_a.root", second}); };
  const auto fit = [](ROOT::RDF::RNode df, const char *column) {
    rootgrad::Mlp net({1, 4, 1}, rootgrad::Activation::Gelu, 3);
    rootgrad::fit(net, df, {column}, "label", quiet_options());
  };
  refused("an alias", [&] { fit(chain("chains_int.root").Alias("other_name", "f0"), "other_name"); });
  refused("a Define", [&] { fit(chain("chains_int.root").Define("sum", "f0 + f1"), "sum"); });
  refused("a Define of a Define",
          [&] { fit(chain("chains_lacks.root").Define("g", "2 * f0").Define("h", "g * g"), "h"); });
  refused("a Redefine", [&] { fit(chain("chains_int.root").Redefine("f0", "f0 + 1"), "f0"); });
  refused("a functor", [&] { fit(chain("chains_int.root").Define("g", [](float x) { return 2 * x; }, {"f0"}), "g"); });
  fit(chain("chains_int.root"), "f1");
  fit(chain("chains_int.root").Filter("f2 > 0"), "f1"); // a warning: rootgrad cannot exclude that it reads f0
  check("a column that is not read", true);
#if ROOT_VERSION_CODE >= ROOT_VERSION(6, 34, 0)
  fit(chain("chains_lacks.root").DefaultValueFor("f0", 0.f), "f0");
  fit(chain("chains_lacks.root").FilterAvailable("f0"), "f0");
  refused("a default does not change a type", [&] { fit(chain("chains_int.root").DefaultValueFor("f0", 0.f), "f0"); });
#endif
  check("a column that has a default", true);
}

/// Arrays of other lengths or kinds, which ROOT would confuse.
void arrays() {
  const auto write = [](const char *path, const char *leaves) {
    TFile file(path, "recreate");
    TTree tree("events", "");
    Float_t x[4] = {1, 2, 3, 4};
    Int_t n = 3, label = 0;
    std::vector<float> list = {1, 2, 3};
    tree.Branch("n", &n);
    tree.Branch("label", &label);
    if (leaves)
      tree.Branch("x", x, leaves);
    else
      tree.Branch("x", &list);
    for (label = 0; label < 2; ++label)
      tree.Fill();
    tree.Write();
  };
  write("chains_3.root", "x[3]/F");
  write("chains_4.root", "x[4]/F");
  write("chains_n.root", "x[n]/F");
  write("chains_list.root", nullptr);
  write("chains_short.root", "x[3]/f");
  const auto fit = [](Files files) {
    rootgrad::Mlp net({3, 1});
    rootgrad::fit(net, ROOT::RDataFrame("events", files), "x", "label", quiet_options().validation_fraction(0));
  };
  refused("[3] and [4]", [&] { fit({"chains_3.root", "chains_4.root"}); });
  refused("[3] and [n]", [&] { fit({"chains_3.root", "chains_n.root"}); });
  refused("[n] and [3]", [&] { fit({"chains_n.root", "chains_3.root"}); });
  refused("vector and [3]", [&] { fit({"chains_list.root", "chains_3.root"}); });
  refused("float and Float16_t", [&] { fit({"chains_3.root", "chains_short.root"}); });
  fit({"chains_3.root", "chains_3.root"});
  rootgrad::Mlp net({3, 1});
  rootgrad::fit(net,
                {ROOT::RDataFrame("events", "chains_3.root"), ROOT::RDataFrame("events", "chains_n.root"),
                 ROOT::RDataFrame("events", "chains_list.root"), ROOT::RDataFrame("events", "chains_short.root")},
                "x", "label", quiet_options());
  check("a frame of each", net.columns()[0].width == 3);
}

/// The same for an RNTuple's arrays, whose length ROOT takes from the first file.
void ntuple_arrays() {
  const auto write = [](const char *path, auto x) {
    auto model = ROOT::RNTupleModel::Create();
    const auto field = model->MakeField<decltype(x)>("x");
    const auto label = model->MakeField<int>("label");
    auto writer = ROOT::RNTupleWriter::Recreate(std::move(model), "events", path);
    *field = x;
    for (*label = 0; *label < 2; ++*label)
      writer->Fill();
  };
  write("chains_3.root", std::array<float, 3>{1, 2, 3});
  write("chains_4.root", std::array<float, 4>{1, 2, 3, 4});
  write("chains_list.root", std::vector<float>{1, 2, 3});
  write("chains_double.root", std::array<double, 3>{1, 2, 3});
  const auto fit = [](Files files) {
    rootgrad::Mlp net({3, 1});
    rootgrad::fit(net, ROOT::RDataFrame("events", files), "x", "label", quiet_options().validation_fraction(0));
  };
  refused("RNTuple: [3] and [4]", [&] { fit({"chains_3.root", "chains_4.root"}); });
  refused("RNTuple: [4] and [3]", [&] { fit({"chains_4.root", "chains_3.root"}); });
  refused("RNTuple: [3] and vector", [&] { fit({"chains_3.root", "chains_list.root"}); });
  fit({"chains_list.root", "chains_3.root"});
  fit({"chains_3.root", "chains_double.root"});
  check("RNTuple: vector and [3], float and double", true);
}

/// A tree in a folder, with another name in each file; friends.
void places() {
  const auto wanted = parameters_of({lattice_frame(1000)});
  const auto write = [](const char *path, const char *folder, const char *name, const Files &columns, int from,
                        int to) {
    ROOT::RDF::RNode df = lattice_frame(1000).Define("i", "int(rdfentry_)");
    df = df.Filter("i >= " + std::to_string(from) + " && i < " + std::to_string(to));
    df.Snapshot(std::string(folder) + name, path, columns);
  };
  const Files all = {"f0", "f1", "f2", "f3", "label"};
  write("chains_folder_a.root", "one/two/", "events", all, 0, 600);
  write("chains_folder_b.root", "one/two/", "events", all, 600, 1000);
  check("trees in a folder",
        same_bits(wanted, parameters_of({ROOT::RDataFrame("one/two/events", "chains_folder_*.root")})));

  using namespace ROOT::RDF::Experimental;
  write("chains_spec.root", "", "late", all, 600, 1000);
  RDatasetSpec spec;
  spec.AddSample(RSample("early", "one/two/events", "chains_folder_a.root"));
  spec.AddSample(RSample("late", "late", "chains_spec.root"));
  check("a specification, trees of other names", same_bits(wanted, parameters_of({ROOT::RDataFrame(spec)})));
  write("chains_spec.root", "", "late", {"f1", "f2", "f3", "label"}, 600, 1000);
  refused("a specification, a column that a file lacks", [&] { parameters_of({ROOT::RDataFrame(spec)}); });

  write("chains_main_a.root", "", "events", {"f0", "f1", "label"}, 0, 600);
  write("chains_main_b.root", "", "events", {"f0", "f1", "label"}, 600, 1000);
  write("chains_friend_a.root", "", "more", {"f2", "f3"}, 0, 600);
  write("chains_friend_b.root", "", "more", {"f2", "f3"}, 600, 1000);
  const auto befriended = [&](const char *name, auto use) {
    TChain main("events"), more("more");
    for (const char *file : {"chains_main_a.root", "chains_main_b.root"})
      main.Add(file);
    for (const char *file : {"chains_friend_a.root", "chains_friend_b.root"})
      more.Add(file);
    main.AddFriend(&more, name);
    use(ROOT::RDataFrame(main));
  };
  befriended("more", [&](ROOT::RDF::RNode df) { check("a friend", same_bits(wanted, parameters_of({df}))); });
  befriended("them", [&](ROOT::RDF::RNode df) {
    rootgrad::Mlp net({4, 8, 1}, rootgrad::Activation::Gelu, 3);
    rootgrad::fit(net, df, {"f0", "f1", "them.f2", "them.f3"}, "label", quiet_options());
    check("a friend by its name", same_bits(wanted, net.parameters()));
  });
  write("chains_friend_b.root", "", "more", {"f3"}, 600, 1000);
  befriended("them", [&](ROOT::RDF::RNode df) {
    refused("a column that a friend's file lacks", [&] { parameters_of({df}); });
    rootgrad::Mlp net({4, 8, 1}, rootgrad::Activation::Gelu, 3);
    refused("the same by the friend's name",
            [&] { rootgrad::fit(net, df, {"f0", "f1", "them.f2", "them.f3"}, "label", quiet_options()); });
  });
}

} // namespace

void chains() {
  for (const bool threads : {false, true}) {
    if (threads)
      ROOT::EnableImplicitMT(2);
    const std::string how = threads ? ", implicitly multi-threaded" : "";
    files(true, "RNTuple" + how);
    files(false, "TTree" + how);
  }
  ROOT::DisableImplicitMT();
  behind_names();
  arrays();
  ntuple_arrays();
  places();
}
