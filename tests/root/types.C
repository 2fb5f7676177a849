// Columns of every numeric type: fit reads them all, and define gives the same bits as Mlp::predict.
#include "check.hpp"
#include <rootgrad/detail/rdf_collect.hpp>
#include <rootgrad/detail/rdf_ids.hpp>

#include <TFile.h>
#include <TTree.h>

#include <array>
#include <cmath>
#include <complex>
#include <string>
#include <utility>
#include <vector>

namespace {

/// A tree with branches of many types and shapes; `ragged` has 0 … 4 values.
void write_tree(const char *path, int n) {
  TFile file(path, "recreate");
  TTree tree("events", "");
  Bool_t b = false, flags[3] = {};
  Char_t i8 = 0;
  UChar_t u8 = 0;
  Short_t i16 = 0;
  UShort_t u16 = 0;
  Int_t i32 = 0, pair[2] = {}, length = 0;
  UInt_t u32 = 0;
  Long64_t i64 = 0;
  ULong64_t u64 = 0;
  Float_t f32 = 0, four[4] = {}, ragged[4] = {};
  Double_t f64 = 0, square[2][2] = {};
  Float16_t f16 = 0;
  Double32_t d32 = 0;
  std::vector<double> doubles;
  std::vector<bool> bools;
  char text[8] = "muon";
  tree.Branch("b", &b, "b/O");
  tree.Branch("i8", &i8, "i8/B");
  tree.Branch("u8", &u8, "u8/b");
  tree.Branch("i16", &i16, "i16/S");
  tree.Branch("u16", &u16, "u16/s");
  tree.Branch("i32", &i32, "i32/I");
  tree.Branch("u32", &u32, "u32/i");
  tree.Branch("i64", &i64, "i64/L");
  tree.Branch("u64", &u64, "u64/l");
  tree.Branch("f32", &f32, "f32/F");
  tree.Branch("f64", &f64, "f64/D");
  tree.Branch("f16", &f16, "f16/f");
  tree.Branch("d32", &d32, "d32/d");
  tree.Branch("four", four, "four[4]/F");
  tree.Branch("flags", flags, "flags[3]/O");
  tree.Branch("square", square, "square[2][2]/D");
  tree.Branch("leaf", pair, "x/I:y/I");
  tree.Branch("dotted.name", &f64, "dotted.name/D");
  tree.Branch("dashed-name", &f64, "dashed-name/D");
  tree.Branch("doubles", &doubles);
  tree.Branch("bools", &bools);
  tree.Branch("length", &length, "length/I");
  tree.Branch("ragged", ragged, "ragged[length]/F");
  tree.Branch("text", text, "text/C");
  tree.Branch("Aux:E_mva", &f64, "E_mva/D");
  tree.Branch("a b", &f64, "a b/D");
  tree.Branch("x$", &i16, "x$/S");
  for (int i = 0; i < n; ++i) {
    b = i % 2;
    i8 = i % 100;
    u8 = i % 200;
    i16 = -i;
    u16 = i;
    i32 = pair[0] = -3 * i;
    pair[1] = i % 5;
    u32 = i;
    i64 = i - 7;
    u64 = i;
    f32 = f16 = 0.25f * i;
    f64 = d32 = 0.5 * i;
    for (int k = 0; k < 4; ++k)
      four[k] = square[k / 2][k % 2] = ragged[k] = lattice(i, k);
    flags[0] = b;
    doubles = {lattice(i, 5), lattice(i, 6)};
    bools = {i % 3 == 0, i % 5 == 0};
    length = i % 5;
    tree.Fill();
  }
  tree.Write();
}

/// Compares define(…) with Mlp::predict on the same rows.
void compare(const std::string &what, ROOT::RDF::RNode df, const std::vector<std::string> &columns, unsigned outputs) {
  const auto data =
      rootgrad::detail::collect(df.Define("truth", "b"), columns, "truth", "",
                                rootgrad::detail::InterruptGuard(false)); // checks, and counts the values of an event
  rootgrad::Mlp net({data.features(), 16, outputs}, rootgrad::Activation::Gelu, 3);
  std::vector<float> rows;
  auto packed = rootgrad::detail::pack(df, columns);
  packed.node.Foreach(
      [&](ULong64_t address) {
        const auto *x =
            rootgrad::detail::assemble(rootgrad::detail::slot_row(address), packed.plan, packed.plan.size());
        rows.insert(rows.end(), x, x + net.features());
      },
      {packed.pointer});
  const auto wanted = net.predict(rows);
  auto scored = rootgrad::define(df, "score", net, columns);
  std::vector<float> got;
  if (outputs == 1) {
    got = *scored.Take<float>("score");
  } else {
    auto events = scored.Take<ROOT::RVecF>("score");
    for (const auto &event : *events)
      got.insert(got.end(), event.begin(), event.end());
  }
  check(what + ": " + std::to_string(rows.size() / net.features()) + " events of " + std::to_string(net.features()) +
            " values, same bits",
        same_bits(got, wanted) && !got.empty());
}

/// Complex columns are their real and imaginary parts side by side, by all ways in which a network reads columns.
void complex_columns(ROOT::RDF::RNode df) {
  auto parts = df.Define("parts", "ROOT::RVecF{f32, -f32, float(f64), 1.f, 2.f, float(f64)}");
  rootgrad::Mlp net({6, 8, 1}, rootgrad::Activation::Tanh, 9);
  auto both = rootgrad::define(rootgrad::define(parts, "s", net, {"z", "z_list"}), "t", net, {"parts"});
  check("complex columns are pairs of numbers", same_bits(*both.Take<float>("s"), *both.Take<float>("t")));

  const auto options = quiet_options();
  rootgrad::Mlp booked({6, 8, 1}, rootgrad::Activation::Tanh, 9), fitted({6, 8, 1}, rootgrad::Activation::Tanh, 9);
  using List = ROOT::RVec<std::complex<double>>;
  const std::vector<std::string> columns = {"z", "z_list", "b"};
  auto fit =
      df.Book<std::complex<float>, List, bool>(rootgrad::FitAction(booked, columns, df.GetNSlots(), options), columns);
  fit->history();
  rootgrad::fit(fitted, df, {"z", "z_list"}, "b", options);
  check("a booked fit on complex columns has the bits of a fit",
        same_bits(booked.parameters(), fitted.parameters()) && !same_bits(net.parameters(), fitted.parameters()));

  rootgrad::Mlp one({1, 1});
  refused("a complex target", [&] { rootgrad::fit(one, df, "f32", "z", options); });
  const auto config = rootgrad::TransformerConfig(rootgrad::Jagged(8), 2).layers(1).heads(2).channels(8);
  rootgrad::Transformer jagged(config);
  refused("a complex jagged column", [&] { rootgrad::fit(jagged, df, "z_list", "b", options); });
  refused("a complex jagged column, booked", [&] {
    df.Book<List, bool>(rootgrad::FitAction(jagged, {"z_list", "b"}, df.GetNSlots(), options), {"z_list", "b"})
        ->history();
  });
}

/// True if the Define that messages suggest for objects compiles and has the right values.
bool advice_compiles(ROOT::RDF::RNode df) {
  gInterpreter->Declare("#include <Math/Vector4D.h>\n#include <TLorentzVector.h>\n"
                        "template <class T> struct types_link { unsigned m_persKey, m_persIndex; };\n"
                        "class types_hit { int channel_ = 6; public: int channel() const { return channel_; } };");
  df = df.Define("vectors", "ROOT::RVec<ROOT::Math::PtEtaPhiMVector>{{3., 0., 0., 0.}, {4., 1., 1., 0.}}")
           .Define("old_vectors", "std::vector<TLorentzVector>{TLorentzVector(3., 4., 0., 9.)}")
           .Define("links", "ROOT::RVec<types_link<int>>{{2u, 1u}}")
           .Define("hits", "std::vector<types_hit>(2)")
           .Define("momentum", "ROOT::Math::PtEtaPhiMVector(8., 0., 0., 0.)")
           .Define("link", "types_link<int>{9u, 1u}")
           .Define("lists", "std::vector<std::vector<float>>{{1.f, 2.f}, {3.f}}");
  const std::vector<std::pair<std::string, double>> sums = {
      {"vectors", 7}, {"old_vectors", 5}, {"links", 2}, {"hits", 12}, {"momentum", 8}, {"link", 9}, {"lists", 3}};
  bool right = true;
  for (const auto &[column, sum] : sums) {
    const auto message = rootgrad::detail::not_numeric_message(column, df.GetColumnType(column));
    const auto at = message.rfind(", as ");
    if (at == std::string::npos) {
      std::cout << message << "\n";
      return false;
    }
    const auto expression = message.substr(at + 5, message.rfind(", or all of them") - at - 5);
    auto defined = df.Define("defined", expression);
    const bool list = message.find("contains lists of") != std::string::npos;
    const double got = list ? *defined.Sum<ROOT::RVecF>("defined") : *defined.Sum<float>("defined");
    right = right && std::abs(got / (300 * sum) - 1) < 1e-6;
  }
  const auto unknown = rootgrad::detail::not_numeric_message("links", "ROOT::VecOps::RVec<types_unknown<int> >");
  return right && unknown.find("load the class's library or header") != std::string::npos;
}

} // namespace

void types() {
  write_tree("types.root", 300);
  gInterpreter->Declare("#include <map>\n#include <optional>\n#include <set>\n"
                        "enum types_plain { types_zero, types_one }; enum class types_class : short { seven = 7 };");
  ROOT::RDF::RNode df = ROOT::RDataFrame("events", "types.root");
  df = df.Define("rvec_int", "ROOT::RVecI{i32, 2}")
           .Define("std_array", "std::array<short, 2>{i16, 1}")
           .Define("vector_bool", "std::vector<bool>{b, true}")
           .Define("long_double", "(long double)f64")
           .Define("rootgrad_v", "float(u8)") // a name that the generated code uses
           .Define("size", "u8")              // a name that the generated code might use
           .Define("plain_enum", "types_plain(i32 % 2)")
           .Define("class_enum", "types_class(u8)")
           .Define("enums", "ROOT::RVec<types_class>{types_class(i8), types_class::seven}")
           .Define("z", "std::complex<float>(f32, -f32)")
           .Define("z_list", "ROOT::RVec<std::complex<double>>{{f64, 1}, {2, f64}}")
           .Define("z_vector", "std::vector<std::complex<float>>{{f32, 3}}")
           .Define("z_array", "std::array<std::complex<float>, 2>{std::complex<float>(f32, 3)}")
           .Define("a_set", "std::set<int>{i32}")
           .Define("a_string", "std::string(\"mu\")")
           .Define("nested", "std::vector<std::vector<float>>{{f32}}")
           .Define("maybe", "std::optional<float>(f32)")
           .Define("a_map", "std::map<int, float>{{i32, f32}}");

  for (const char *type :
       {"b", "i8", "u8", "i16", "u16", "i32", "u32", "i64", "u64", "f32", "f64", "f16", "d32", "long_double"})
    compare(type, df, {type, "four"}, 1);
  for (const char *array : {"four", "flags", "square", "doubles", "bools", "rvec_int", "std_array", "vector_bool"})
    compare(array, df, {array}, 1);
  compare("names", df, {"leaf.x", "leaf.y", "dotted.name", "dashed-name", "rootgrad_v", "size"}, 1);
  compare("names that break expressions", df, {"Aux:E_mva", "a b", "x$"}, 1);
  compare("complex numbers", df, {"b", "z", "z_list", "z_vector", "z_array"}, 1);
  compare("enumerations", df, {"plain_enum", "class_enum", "enums"}, 1);
  compare("arrays between numbers", df, {"f32", "four", "b", "doubles", "i64"}, 1);
  compare("three outputs", df, {"f32", "four"}, 3);

  // The values themselves: sums over the columns, in closed form.
  auto data = rootgrad::detail::pack(df, {"i16", "rvec_int", "leaf.y", "enums", "x$"});
  double sums[7] = {};
  data.node.Foreach(
      [&](ULong64_t address) {
        const auto *x = rootgrad::detail::assemble(rootgrad::detail::slot_row(address), data.plan, 5);
        for (int k = 0; k < 7; ++k)
          sums[k] += x[k];
      },
      {data.pointer});
  check("values", sums[0] == -44850 && sums[1] == -3 * 44850 && sums[2] == 600 && sums[3] == 600);
  check("values of enumerations and behind names", sums[4] == 3 * 4950 && sums[5] == 7 * 300 && sums[6] == -44850);
  complex_columns(df);
  rootgrad::Mlp one({1, 1});
  for (const char *column : {"text", "a_string", "nested", "a_set", "maybe", "a_map"})
    refused(column, [&] { rootgrad::define(df, "s", one, column); });
  check("what messages say to Define compiles", advice_compiles(df));

  // Helper columns stay hidden.
  rootgrad::Mlp net({1, 4, 1});
  auto scored = rootgrad::define(df, "score", net, {"f32"});
  scored.Snapshot("events", "types_scored.root", {"f32", "score"});
  auto all = scored.GetColumnNames();
  check("no helper column among the names", all.size() == df.GetColumnNames().size() + 1);
  ROOT::RDataFrame again("events", "types_scored.root");
  check("a snapshot of the score reads back", same_bits(*again.Take<float>("score"), *scored.Take<float>("score")));

  // A functor for one RVec column, and the form with explicit types.
  rootgrad::Mlp four({4, 8, 1}, rootgrad::Activation::Tanh, 9);
  auto both = rootgrad::define(df.Define("p", rootgrad::RVecPredictor(four), {"four"}), "s", four, {"four"});
  check("RVecPredictor", same_bits(*both.Take<float>("p"), *both.Take<float>("s")));
  rootgrad::Mlp three({3, 8, 1}, rootgrad::Activation::Tanh, 9);
  auto typed = rootgrad::define_typed<Short_t, Double_t, Bool_t>(rootgrad::define(df, "s", three, {"i16", "f64", "b"}),
                                                                 "t", three, {"i16", "f64", "b"});
  check("define_typed", same_bits(*typed.Take<float>("t"), *typed.Take<float>("s")));

  // A systematic variation changes the score.
  auto varied = rootgrad::define(
      df.Vary("f64", [](double x) { return ROOT::RVecD{x + 1, x - 1}; }, {"f64"}, 2), "s", three, {"i16", "f64", "b"});
  auto sums_of = ROOT::RDF::Experimental::VariationsFor(varied.Sum<float>("s"));
  auto shifted =
      rootgrad::define(df.Define("up", "f64 + 1").Define("down", "f64 - 1"), "s0", three, {"i16", "f64", "b"});
  shifted = rootgrad::define(shifted, "s1", three, rootgrad::renamed({"i16", "up", "b"}));
  shifted = rootgrad::define(shifted, "s2", three, rootgrad::renamed({"i16", "down", "b"}));
  check("variations", sums_of["nominal"] == *shifted.Sum<float>("s0") &&
                          sums_of["f64:0"] == *shifted.Sum<float>("s1") &&
                          sums_of["f64:1"] == *shifted.Sum<float>("s2") && sums_of["f64:0"] != sums_of["f64:1"]);

  // RDataFrame itself names the columns of an expression var0, var1, …
  auto plain = df.Define("a", "i16").Define("c", "i64");
  auto named = plain.Define("var1", "i16").Define("var2", "f64").Define("var0", "b").Define("var3", "i64");
  const auto score = [&](ROOT::RDF::RNode node, const std::vector<std::string> &names) {
    return *rootgrad::define(node, "s", three, names).Take<float>("s");
  };
  const auto wanted = score(plain, {"a", "f64", "b"});
  check("columns called as those of expressions", same_bits(score(named, {"var1", "var2", "var0"}), wanted));
  check("behind other names", same_bits(score(named.Alias("x", "var1").Alias("y", "var2"), {"x", "y", "b"}), wanted));
  auto of = rootgrad::detail::pack_ids(named, {"var3", "var1"});
  auto ids = of.node.Define("id", [](ULong64_t at) { return rootgrad::detail::slot_id(at).own[0]; }, {of.pointer});
  const auto got = *ids.Take<long long>("id"), whole = *plain.Define("id", "(long long)c").Take<long long>("id");
  check("as parts of an id", got == whole);
}
