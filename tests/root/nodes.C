// Other nodes of RDataFrame beside Define, around define and fit: Vary, Filter, Range, DefinePerSample, RDatasetSpec.
//
// Scores come from one layer with chosen weights on numbers with few bits, x + y / 2 - 3: sums of them in double precision
// are exact, and the expected sums are computed here.
#include "check.hpp"

#include <ROOT/RDF/RDatasetSpec.hxx>
#include <TH1D.h>

#include <cmath>
#include <functional>

namespace {

const int events = 4000;

float x_of(int i) { return lattice(i, 0); }
double y_of(int i) { return lattice(i, 1); }

rootgrad::Mlp exact() {
  rootgrad::Mlp net({2, 1});
  net.set_parameters({1.f, 0.5f, -3.f});
  return net;
}

/// Writes entries `from` … `to` - 1 of columns i, x (float) and y (double).
void write(const std::string &path, int from, int to) {
  ROOT::RDataFrame(to - from)
      .Define("i", [from](ULong64_t e) { return int(e) + from; }, {"rdfentry_"})
      .Define("x", x_of, {"i"})
      .Define("y", y_of, {"i"})
      .Define("label", [](int i) { return lattice_label(i); }, {"i"})
      .Snapshot("events", path, {"i", "x", "y", "label"});
}

/// Returns the histogram of f(i) of the events, filled here.
TH1D filled(const std::function<double(int)> &f, const std::function<bool(int)> &kept = [](int) { return true; }) {
  TH1D h("", "", 50, -8, 3);
  h.SetDirectory(nullptr);
  for (int i = 0; i < events; ++i)
    if (kept(i))
      h.Fill(f(i));
  return h;
}

bool same(const TH1D &a, const TH1D &b) {
  bool good = a.GetEntries() == b.GetEntries() && a.GetEntries() > 0;
  for (int bin = 0; good && bin <= a.GetNbinsX() + 1; ++bin)
    good = a.GetBinContent(bin) == b.GetBinContent(bin);
  return good;
}

bool differ(const TH1D &a, const TH1D &b) { return !same(a, b); }

void vary(const std::string &how) {
  const ROOT::RDF::TH1DModel model("", "", 50, -8, 3);
  ROOT::RDF::RNode df = ROOT::RDataFrame("events", "nodes_all.root");
  const auto score = [](double x, double y) { return x + y / 2 - 3; };
  const auto nominal = filled([&](int i) { return score(x_of(i), y_of(i)); });

  // Variations of a column of the file; a histogram of the score for each variation.
  auto one = df.Vary("x", [](float x) { return ROOT::RVecF{x * 2, x / 2}; }, {"x"}, {"up", "down"});
  auto h = ROOT::RDF::Experimental::VariationsFor(
      rootgrad::define(one, "score", exact(), {"x", "y"}).Histo1D(model, "score"));
  const auto up = filled([&](int i) { return score(2 * x_of(i), y_of(i)); });
  const auto down = filled([&](int i) { return score(x_of(i) / 2, y_of(i)); });
  check(how + "nominal", same(h["nominal"], nominal));
  check(how + "x up and down", same(h["x:up"], up) && same(h["x:down"], down) && differ(up, nominal));

  // Variations of two columns at once, of the same type.
  auto both =
      df.Redefine("y", "float(y)")
          .Vary(
              {"x", "y"}, [](float x, float y) { return ROOT::RVec<ROOT::RVecF>{{x + 1, x - 1}, {y / 2, y * 2}}; },
              {"x", "y"}, 2, "both");
  h = ROOT::RDF::Experimental::VariationsFor(
      rootgrad::define(both, "score", exact(), {"x", "y"}).Histo1D(model, "score"));
  check(how + "two columns at once",
        same(h["both:0"], filled([&](int i) { return score(x_of(i) + 1, y_of(i) / 2); })) &&
            same(h["both:1"], filled([&](int i) { return score(x_of(i) - 1, y_of(i) * 2); })));

  // Variations of a column from which a feature is computed, with a filter on the varied score, and a weight varied by itself.
  auto made = df.Vary("y", [](double y) { return ROOT::RVecD{y + 0.25, y - 0.25}; }, {"y"}, {"up", "down"})
                  .Define("z", "2 * y")
                  .Define("w", "1.")
                  .Vary("w", "ROOT::RVecD{2., 0.5}", {"up", "down"});
  auto passed = rootgrad::define(made, "score", exact(), {"x", "z"}).Filter("score > -3.f");
  h = ROOT::RDF::Experimental::VariationsFor(passed.Histo1D(model, "score", "w"));
  const auto shifted = [&](double by) {
    const auto f = [&, by](int i) { return score(x_of(i), 2 * (y_of(i) + by)); };
    return filled(f, [f](int i) { return f(i) > -3; });
  };
  check(how + "through a Define and a Filter on the score",
        same(h["nominal"], shifted(0)) && same(h["y:up"], shifted(0.25)) && same(h["y:down"], shifted(-0.25)));
  check(how + "a weight varied beside it", h["w:up"].Integral(0, 51) == 2 * shifted(0).Integral(0, 51) &&
                                               h["w:down"].Integral(0, 51) == shifted(0).Integral(0, 51) / 2);

  // Variations of an array, and of the score of a network with several outputs.
  auto arrays =
      df.Define("v", "ROOT::RVecD{x, y}")
          .Vary("v", [](const ROOT::RVecD &v) { return ROOT::RVec<ROOT::RVecD>{v + 1., v * 2.}; }, {"v"}, 2, "v");
  h = ROOT::RDF::Experimental::VariationsFor(rootgrad::define(arrays, "score", exact(), {"v"}).Histo1D(model, "score"));
  check(how + "an array", same(h["nominal"], nominal) &&
                              same(h["v:0"], filled([&](int i) { return score(x_of(i) + 1, y_of(i) + 1); })) &&
                              same(h["v:1"], filled([&](int i) { return score(2 * x_of(i), 2 * y_of(i)); })));
  rootgrad::Mlp two({2, 2});
  two.set_parameters({1.f, 2.f, 0.5f, 0.f, -3.f, 1.f}); // x + y / 2 - 3 and 2 x + 1
  h = ROOT::RDF::Experimental::VariationsFor(
      rootgrad::define(one, "s", two, {"x", "y"}).Define("second", "s[1]").Histo1D(model, "second"));
  check(how + "two outputs", same(h["x:up"], filled([](int i) { return 4 * x_of(i) + 1; })) &&
                                 same(h["x:down"], filled([](int i) { return x_of(i) + 1; })));
  h = ROOT::RDF::Experimental::VariationsFor(
      rootgrad::define_typed<float, double>(one, "score", exact(), {"x", "y"}).Histo1D(model, "score"));
  check(how + "define_typed", same(h["x:up"], up) && same(h["x:down"], down));

  // A score itself may be varied; written scores are the nominal ones.
  auto late = rootgrad::define(df, "score", exact(), {"x", "y"})
                  .Vary("score", [](float s) { return ROOT::RVecF{s + 1}; }, {"score"}, {"up"});
  h = ROOT::RDF::Experimental::VariationsFor(late.Histo1D(model, "score"));
  check(how + "a score varied", same(h["score:up"], filled([&](int i) { return score(x_of(i), y_of(i)) + 1; })));
  rootgrad::snapshot_scores(one, exact(), "nodes_scores.root", {"x", "y"});
  auto written = ROOT::RDataFrame("scores", "nodes_scores.root").Histo1D(model, "score");
  check(how + "written scores are nominal", same(*written, nominal));
}

/// A fit of the same events gives the same bits.
std::vector<float> fitted(ROOT::RDF::RNode df, const std::string &weight = "") {
  rootgrad::Mlp net({2, 8, 1}, rootgrad::Activation::Tanh, 4);
  rootgrad::fit(net, df, {"x", "y"}, "label", quiet_options().weight_column(weight));
  return net.parameters();
}

/// A fit of rows chosen here, without RDataFrame.
std::vector<float> fitted_rows(const std::function<float(int)> &weight) {
  rootgrad::Mlp net({2, 8, 1}, rootgrad::Activation::Tanh, 4);
  rootgrad::Dataset data(rootgrad::Columns{"x", "y"}, {"label"});
  for (int i = 0; i < events; ++i)
    if (const float w = weight(i)) {
      const float x[] = {x_of(i), float(y_of(i))}, y = float(lattice_label(i));
      data.append(x, 1, &y, &w);
    }
  rootgrad::fit(net, data, quiet_options());
  return net.parameters();
}

void filters(const std::string &how) {
  ROOT::RDF::RNode df = ROOT::RDataFrame("events", "nodes_all.root");
  auto scored = rootgrad::define(df.Filter("i % 3 == 0"), "score", exact(), {"x", "y"}).Filter("score < -2.5f", "cut");
  double wanted = 0;
  unsigned long long n = 0;
  for (int i = 0; i < events; i += 3)
    if (const double s = x_of(i) + y_of(i) / 2 - 3; s < -2.5) {
      wanted += s;
      ++n;
    }
  auto sum = scored.Define("d", "double(score)").Sum<double>("d");
  auto report = scored.Report();
  check(how + "Filter before and behind a score", *sum == wanted && report->At("cut").GetPass() == n && n > 0);
  check(how + "a fit of filtered events",
        same_bits(fitted(df.Filter("i % 3 == 0")), fitted_rows([](int i) { return i % 3 == 0 ? 1.f : 0.f; })));
}

void ranges() {
  ROOT::RDF::RNode df = ROOT::RDataFrame("events", "nodes_all.root");
  auto scored = rootgrad::define(df.Range(100, 2000, 7), "score", exact(), {"x", "y"});
  double wanted = 0;
  for (int i = 100; i < 2000; i += 7)
    wanted += x_of(i) + y_of(i) / 2 - 3;
  check("Range", *scored.Define("d", "double(score)").Sum<double>("d") == wanted);
  check("Range behind a score",
        rootgrad::define(df, "score", exact(), {"x", "y"}).Range(3).Take<float>("score")->at(2) ==
            x_of(2) + float(y_of(2)) / 2 - 3);
  check("a fit of a Range",
        same_bits(fitted(df.Range(100, 2000)), fitted_rows([](int i) { return i >= 100 && i < 2000 ? 1.f : 0.f; })));
}

/// Weights of samples: cross section times luminosity, divided by the number of events.
void samples(const std::string &how) {
  const auto weight = [](int i) { return i < 2500 ? 0.5f : 3.f; };
  ROOT::RDF::RNode files = ROOT::RDataFrame("events", {"nodes_a.root", "nodes_b.root"});
  auto by_name = files.DefinePerSample(
      "w", [](unsigned, const ROOT::RDF::RSampleInfo &sample) { return sample.Contains("nodes_a.root") ? 0.5f : 3.f; });
  check(how + "a weight of the file by DefinePerSample", same_bits(fitted(by_name, "w"), fitted_rows(weight)));
  auto label = files.DefinePerSample("of_b", "rdfsampleinfo_.Contains(\"nodes_b.root\")");
  double wanted = 0;
  for (int i = 0; i < events; ++i)
    wanted += x_of(i) + (i >= 2500) / 2. - 3;
  auto scored = rootgrad::define(label, "score", exact(), {"x", "of_b"});
  check(how + "a feature of the file", *scored.Define("d", "double(score)").Sum<double>("d") == wanted);
  rootgrad::snapshot_scores(label, exact(), "nodes_scores.root", {"x", "of_b"});
  check(how + "a feature of the file, in scores that are written",
        *ROOT::RDataFrame("scores", "nodes_scores.root").Define("d", "double(score)").Sum<double>("d") == wanted);

  using ROOT::RDF::Experimental::RMetaData;
  ROOT::RDF::Experimental::RDatasetSpec spec;
  RMetaData a, b;
  a.Add("xsec", 0.125);
  a.Add("scale", 4);
  b.Add("xsec", 1.5);
  b.Add("scale", 2);
  spec.AddSample({"signal", "events", "nodes_a.root", a}).AddSample({"background", "events", "nodes_b.root", b});
  auto described = ROOT::RDataFrame(spec).DefinePerSample("w", [](unsigned, const ROOT::RDF::RSampleInfo &sample) {
    return float(sample.GetD("xsec") * sample.GetI("scale"));
  });
  check(how + "a weight of RDatasetSpec's metadata", same_bits(fitted(described, "w"), fitted_rows(weight)));
  auto ones = described.Define("d", "double(w)").Sum<double>("d");
  check(how + "which are the weights meant", *ones == 2500 * 0.5 + 1500 * 3.);

  ROOT::RDF::Experimental::RDatasetSpec part;
  part.AddSample({"signal", "events", "nodes_a.root", a})
      .AddSample({"background", "events", "nodes_b.root", b})
      .WithGlobalRange({1000, 3000});
  check(how + "a range of RDatasetSpec", same_bits(fitted(ROOT::RDataFrame(part)), fitted_rows([](int i) {
                                                     return i >= 1000 && i < 3000 ? 1.f : 0.f;
                                                   })));
  ROOT::RDF::Experimental::RDatasetSpec beside;
  beside.AddSample({"signal", "events", "nodes_a.root"})
      .AddSample({"background", "events", "nodes_b.root"})
      .WithGlobalFriends("scores", "nodes_friend.root", "s");
  rootgrad::snapshot_scores(ROOT::RDataFrame(beside), exact(), "nodes_scores.root", {"x", "s.score"});
  double deeper = 0;
  for (int i = 0; i < events; ++i)
    deeper += x_of(i) + (x_of(i) + y_of(i) / 2 - 3) / 2 - 3;
  check(how + "a friend of RDatasetSpec as a feature",
        *ROOT::RDataFrame("scores", "nodes_scores.root").Define("d", "double(score)").Sum<double>("d") == deeper);
}

} // namespace

void nodes() {
  write("nodes_all.root", 0, events);
  write("nodes_a.root", 0, 2500);
  write("nodes_b.root", 2500, events);
  rootgrad::snapshot_scores(ROOT::RDataFrame("events", "nodes_all.root"), exact(), "nodes_friend.root", {"x", "y"});
  vary("");
  filters("");
  ranges();
  samples("");
  ROOT::EnableImplicitMT(2);
  vary("two threads: ");
  filters("two threads: ");
  samples("two threads: ");
}
