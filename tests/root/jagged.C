// Jagged columns in ROOT: every kind of input gives the same bits, with and without threads; unsuitable input is an error.
#include <rootgrad/root.hpp>

#include "check.hpp"

namespace {

/// Up to 12 particles per event; the class is 1 if more pt goes forward than backward.
ROOT::RDF::RNode events(unsigned n) {
  return ROOT::RDataFrame(n)
      .Define("pt",
              [](ULong64_t event) {
                ROOT::RVecF pt(event * 7 % 13);
                for (std::size_t i = 0; i < pt.size(); ++i)
                  pt[i] = 30 + 25 * std::sin(float(event * 11 + i * 5));
                return pt;
              },
              {"rdfentry_"})
      .Define("eta",
              [](ULong64_t event, const ROOT::RVecF &pt) {
                std::vector<double> eta(pt.size());
                for (std::size_t i = 0; i < eta.size(); ++i)
                  eta[i] = 2 * std::sin(double(event * 3 + i * 17));
                return eta;
              },
              {"rdfentry_", "pt"})
      .Define("met", [](ULong64_t event) { return int(event % 90); }, {"rdfentry_"})
      .Define("forward",
              [](const ROOT::RVecF &pt, const std::vector<double> &eta) {
                double sum = 0;
                for (std::size_t i = 0; i < eta.size(); ++i)
                  sum += eta[i] > 0 ? pt[i] : -pt[i];
                return sum > 0;
              },
              {"pt", "eta"});
}

rootgrad::TrainOptions options() { return rootgrad::TrainOptions().epochs(2).batch_size(64).seed(5).threads(1); }

rootgrad::Transformer tagger(std::size_t most) {
  using namespace rootgrad;
  return Transformer(TransformerConfig(Jagged(most).sorted_by(0), 2).layers(1).heads(2).channels(8).seed(3));
}

} // namespace

void jagged() {
  using namespace rootgrad;
  const unsigned n = 1500;
  auto df = events(n);
  auto net = tagger(8);
  const auto history = fit(net, df, {"pt", "eta"}, "forward", options());
  std::cout << history.notes().at(0) << "\n";

  // Other kinds of input: frames with classes, an action beside others, threads.
  auto of_frames = tagger(8);
  fit(of_frames, {{df.Filter("forward"), 1}, {df.Filter("!forward"), 0}}, {"pt", "eta"}, options());
  std::cout << "frames with classes give the same bits: " << (of_frames.parameters() == net.parameters()) << "\n";
  auto booked = tagger(8);
  FitAction action(booked, {"pt", "eta", "forward"}, df.GetNSlots(), options());
  auto result = df.Book<ROOT::RVecF, std::vector<double>, bool>(std::move(action), {"pt", "eta", "forward"});
  result->history();
  std::cout << "a booked fit gives the same bits: " << (booked.parameters() == net.parameters()) << "\n";
  ROOT::EnableImplicitMT(2);
  auto threaded = tagger(8);
  fit(threaded, events(n), {"pt", "eta"}, "forward", options());
  ROOT::DisableImplicitMT();
  std::cout << "threads give the same bits: " << (threaded.parameters() == net.parameters()) << "\n";

  // Scores: one by one, of a file, of a network that was saved.
  auto scores = define(df, "score", net).Take<float>("score");
  net.save("jagged.safetensors");
  auto again = define(df, "score", Network::load("jagged.safetensors")).Take<float>("score");
  const auto written = snapshot_scores(df, net, "jagged_scores.root");
  auto of_file = ROOT::RDataFrame("scores", "jagged_scores.root").Take<float>("score");
  std::cout << "scores of a saved network are the same bits: " << (*scores == *again) << "\n";
  std::cout << written.entries << " scores of a file are the same bits: " << (*scores == *of_file) << "\n";
  std::size_t finite = 0;
  for (const float score : *scores)
    finite += std::isfinite(score);
  std::cout << finite << " are finite, also those of events without particles\n";
  gSystem->Unlink("jagged.safetensors");
  gSystem->Unlink("jagged_scores.root");

  // More places than any event needs only change the rounding.
  auto twelve = tagger(12), forty = tagger(40);
  const auto plain = options().optimizer(Optimizer::Sgd).learning_rate(0.1f); // Adam amplifies small differences
  fit(twelve, df, {"pt", "eta"}, "forward", plain);
  fit(forty, df, {"pt", "eta"}, "forward", plain);
  float most = 0;
  for (std::size_t i = 0; i < twelve.parameter_count(); ++i)
    most = std::max(most, std::abs(twelve.parameters()[i] - forty.parameters()[i]));
  std::cout << "28 more places change parameters by less than 1e-4: " << (most < 1e-4f) << "\n";

  auto fails = [](auto &&call) {
    try {
      call();
      std::cout << "not refused\n";
    } catch (const rootgrad::Error &error) {
      std::cout << error.what() << "\n";
    }
  };
  fails([&] { fit(net, df.Define("one", "ROOT::RVecF{1}"), {"pt", "one"}, "forward"); });
  auto fresh = tagger(8);
  fails([&] { fit(fresh, df.Define("one", "ROOT::RVecF{1}"), {"pt", "one"}, "forward"); });
  fails([&] { fit(fresh, df, {"pt", "met"}, "forward"); });
  fails([&] { fit(fresh, df, {"pt"}, "forward"); });
  fails([&] { fit(fresh, df, {"pt", "eta", "met"}, "forward"); });
  fails([&] {
    auto bad = df.Define("nans", "auto v = pt; for (auto &x : v) x = NAN; return v;");
    fit(fresh, bad, {"nans", "eta"}, "forward");
  });
  Mlp mlp({2, 4, 1}, Activation::Gelu, 1);
  fails([&] { fit(mlp, df, {"pt", "eta"}, "forward"); });
  fails(
      [&] { TransformerConfig(Jagged(4).sorted_by(2), 2), Transformer(TransformerConfig(Jagged(4).sorted_by(2), 2)); });
}
