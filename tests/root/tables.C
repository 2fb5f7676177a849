// Table networks in ROOT: every kind of input gives the same bits, with and without threads; before the first fit other uses are refused.
#include <rootgrad/root.hpp>

#include "check.hpp"

namespace {

ROOT::RDF::RNode rows(unsigned n) {
  return ROOT::RDataFrame(n)
      .Define("x", [](ULong64_t i) { return float(std::sin(double(i) * 0.7)); }, {"rdfentry_"})
      .Define("y", [](ULong64_t i) { return std::cos(double(i) * 1.3); }, {"rdfentry_"})
      .Define("pair", [](ULong64_t i) { return ROOT::RVecF{float(std::sin(double(i) * 2.1)), float(i % 7)}; },
              {"rdfentry_"})
      .Define("signal", [](float x, double y) { return x * y > 0; }, {"x", "y"})
      .Define("kind", [](ULong64_t i) { return int(i % 3); }, {"rdfentry_"})
      .Define("energy", "40 + 3 * x + y");
}

rootgrad::Table small() {
  using namespace rootgrad;
  return Table(TableConfig(Preset::Fast).members(3).width(8).depth(1).frequencies(2).seed(3));
}

rootgrad::TrainOptions options() { return rootgrad::TrainOptions().epochs(2).batch_size(64).seed(5).threads(1); }

} // namespace

void tables() {
  using namespace rootgrad;
  auto df = rows(1500);
  auto net = small();
  std::cout << cling::printValue(&net) << std::endl;
  const auto history = fit(net, df, {"x", "y", "pair"}, "signal", options());
  std::cout << history.notes().at(0) << std::endl;
  check("the fit chose 4 features and 1 output", net.features() == 4 && net.outputs() == 1);

  auto of_frames = small();
  fit(of_frames, {{df.Filter("signal"), 1}, {df.Filter("!signal"), 0}}, {"x", "y", "pair"}, options());
  check("frames with classes give the same bits", of_frames.parameters() == net.parameters());
  auto booked = small();
  FitAction action(booked, {"x", "y", "pair", "signal"}, df.GetNSlots(), options());
  auto result = df.Book<float, double, ROOT::RVecF, bool>(std::move(action), {"x", "y", "pair", "signal"});
  result->history();
  check("a booked fit gives the same bits", booked.parameters() == net.parameters());
  ROOT::EnableImplicitMT(2);
  auto threaded = small();
  fit(threaded, rows(1500), {"x", "y", "pair"}, "signal", options());
  ROOT::DisableImplicitMT();
  check("threads give the same bits", threaded.parameters() == net.parameters());

  auto scored = define(define(df, "score", net), "spread", net.spread());
  auto scores = scored.Take<float>("score"), spread = scored.Take<float>("spread");
  net.save("tables.safetensors");
  auto again = define(df, "score", Network::load("tables.safetensors")).Take<float>("score");
  check("scores of a saved network are the same bits", *scores == *again);
  check("members differ", *std::min_element(spread->begin(), spread->end()) > 0);
  gSystem->Unlink("tables.safetensors");
  check("it is evaluated", evaluate(net, df, {"x", "y", "pair"}, "signal")["auc"] > 0.4);

  Mlp taught({4, 16, 1}), taught_too({4, 16, 1});
  const auto scores_of_it = TrainOptions(options()).epochs(20).teacher(net);
  fit(taught, df, {"x", "y", "pair"}, "signal", scores_of_it);
  fit(taught_too, {{df, 0}}, {"x", "y", "pair"}, scores_of_it);
  check("a student needs no target", taught.parameters() == taught_too.parameters());
  auto both = define(define(df, "small", taught), "large", net);
  const double difference = both.Define("difference", "abs(small - large)").Mean("difference").GetValue();
  check("a student learns the scores", difference < 0.3 * both.StdDev("large").GetValue());

  auto classes = small(), energies = small();
  std::cout << fit(classes, df, {"x", "y"}, "kind", options()).notes().at(0) << std::endl;
  std::cout << fit(energies, df, {"x", "y"}, "energy", options()).notes().at(0) << std::endl;
  check("classes have outputs of their own", classes.outputs() == 3 && energies.outputs() == 1);
  const auto folds = cross_validate(small(), df, {"x", "y"}, "kind", Folds(2), options());
  check("folds make their own networks", folds.outputs.size() == 3 * 1500 && folds.ensemble.outputs() == 3);
  auto gaps = df.Define("gap", "rdfentry_ % 4 ? x : -999.f");
  auto flagged = small();
  fit(flagged, gaps, {"gap", "y"}, "signal", options().missing(-999, {"gap"}));
  check("missing values have flags",
        flagged.features() == 2 && flagged.summary().find("a flag of missing values") < 99);

  auto unfitted = small();
  refused("define", [&] { define(df, "score", unfitted, {"x", "y"}); });
  refused("define_typed", [&] { define_typed<float, double>(df, "score", unfitted, {"x", "y"}); });
  refused("RVecPredictor", [&] { RVecPredictor predictor(unfitted); });
  refused("snapshot_scores", [&] { snapshot_scores(df, unfitted, "none.root", {"x", "y"}); });
  refused("evaluate", [&] { evaluate(unfitted, df, {"x", "y"}, "signal"); });
  refused("compare",
          [&] { evaluate(net, df, {"x", "y", "pair"}, "signal", EvaluateOptions().compare("other", unfitted)); });
  refused("save", [&] { unfitted.save("none.safetensors"); });
  auto lists = df.Define("list", "ROOT::RVecF(rdfentry_ % 3)");
  refused("jagged columns", [&] { fit(unfitted, lists, {"x", "list"}, "signal", options()); });
}
