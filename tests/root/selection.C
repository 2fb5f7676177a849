// Model selection on RDataFrames: folds by id, unseen by the event's own network; ensembles as columns; searches, learning rates, curves.
//
// Labels are random: a network can only memorise them. It knows the labels of the events that it has seen, and no others.
#include "check.hpp"

#include <cmath>
#include <filesystem>
#include <map>
#include <mutex>
#include <utility>

namespace {

const unsigned n_folds = 4;
const ULong64_t first_event = 1ull << 60; // neighbouring numbers are equal as doubles
const int events = 240;

/// Random bits of event `i` (splitmix64).
std::uint64_t bits(std::uint64_t i, std::uint64_t j) {
  std::uint64_t z = (i * 31 + j + 1) * 0x9e3779b97f4a7c15ull;
  z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9ull;
  z = (z ^ (z >> 27)) * 0x94d049bb133111ebull;
  return z ^ (z >> 31);
}
float uniform(std::uint64_t i, std::uint64_t j) { return float(bits(i, j) >> 40) / float(1 << 23) - 1.f; }

/// Columns f0 … f5 and v (the same as an array), an independent label, run and event, and columns that are not valid ids.
ROOT::RDF::RNode random_frame(ULong64_t n = events) {
  ROOT::RDF::RNode df = ROOT::RDataFrame(n);
  for (int j = 0; j < 6; ++j)
    df = df.Define("f" + std::to_string(j), [j](ULong64_t i) { return uniform(i, j); }, {"rdfentry_"});
  return df.Define("label", [](ULong64_t i) { return int(bits(i, 99) >> 63); }, {"rdfentry_"})
      .Define("run", [](ULong64_t i) { return short(i % 3); }, {"rdfentry_"})
      .Define("event", [](ULong64_t i) { return first_event + i / 3; }, {"rdfentry_"})
      .Define("top", [](ULong64_t i) { return ~0ull - i; }, {"rdfentry_"}) // 2^64 - 1 and below
      .Define("v", "ROOT::RVecF{f0, f1, f2}")
      .Define("sum", "f0 + f1")
      .Define("used", "float(rdfentry_ % 2)")
      .Define("spoilt", "rdfentry_ % 2 ? sum : -sum")
      .Define("kind", [](ULong64_t i) { return int(i % 3); }, {"rdfentry_"})
      .Define("real", "double(event)")
      .Define("pair", "ROOT::RVecI{1, 2}")
      .Define("yes", "true");
}

const std::vector<std::string> features{"f0", "f1", "f2", "f3", "f4", "f5"};
const rootgrad::Folds by_id = rootgrad::Folds(n_folds).seed(7).by({"run", "event"});

unsigned own_fold(short run, ULong64_t event) {
  return rootgrad::fold_of({std::int64_t(run), std::int64_t(event)}, n_folds, 7);
}

rootgrad::TrainOptions remembering() {
  return rootgrad::TrainOptions()
      .epochs(300)
      .batch_size(200)
      .learning_rate(5e-2f)
      .cosine(0.05f)
      .weight_decay(0)
      .validation_fraction(0)
      .progress(rootgrad::Progress::Off);
}

/// Checks only the kind of error, for messages that the library itself writes.
template <class F> void refused_by_library(const std::string &what, rootgrad::ErrorCode code, F f) {
  try {
    f();
    check(what + ": no error", false);
  } catch (const rootgrad::Error &error) {
    if (error.code() != code)
      std::cout << int(error.code()) << " " << error.what() << std::endl;
    check(what, error.code() == code);
  }
}

std::vector<float> column(ROOT::RDF::RNode df, const std::string &name) {
  auto values = df.Take<float>(name);
  return std::vector<float>(values->begin(), values->end());
}

/// The score of each event by the network of its fold.
std::vector<float> by_own_network(ROOT::RDF::RNode df, const rootgrad::Ensemble &ensemble,
                                  const rootgrad::Names &columns, rootgrad::Output output = rootgrad::Output::Raw) {
  std::vector<std::vector<float>> all;
  for (std::size_t i = 0; i < ensemble.size(); ++i)
    all.push_back(column(rootgrad::define(df, "own", ensemble.network(i), columns, output), "own"));
  auto folds = df.Define("fold", own_fold, {"run", "event"}).Take<unsigned>("fold");
  std::vector<float> own;
  for (std::size_t row = 0; row < folds->size(); ++row)
    own.push_back(all[(*folds)[row]][row]);
  return rootgrad::detail::result(own);
}

void folds() {
  auto df = random_frame();
  const rootgrad::Mlp net({6, 64, 1}, rootgrad::Activation::Gelu, 3);
  const auto before = net.parameters();
  const auto found = rootgrad::cross_validate(net, df, features, "label", by_id, remembering());
  const auto &ensemble = found.ensemble;
  check("the network is as it was", same_bits(net.parameters(), before) && net.columns().empty());
  check("what the ensemble knows of its folds", ensemble.size() == n_folds && ensemble.seed() == 7 &&
                                                    ensemble.id_columns() == std::vector<std::string>{"run", "event"});
  const auto scored = rootgrad::define(df, "score", ensemble);
  const auto scores = column(scored, "score");
  check("each event's score is that of its fold's network", same_bits(scores, by_own_network(df, ensemble, features)));
  check("and what the cross-validation says of it", same_bits(scores, found.outputs));
  check("as probabilities, too",
        same_bits(column(rootgrad::define(df, "p", ensemble, features, rootgrad::Output::Probability), "p"),
                  by_own_network(df, ensemble, features, rootgrad::Output::Probability)));
  std::map<unsigned, int> sizes;
  df.Define("fold", own_fold, {"run", "event"}).Foreach([&](unsigned fold) { ++sizes[fold]; }, {"fold"});
  bool all = sizes.size() == n_folds; // by run alone there were three
  for (const auto &size : sizes)
    all = all && std::abs(size.second - events / double(n_folds)) < 5 * std::sqrt(events * 0.25 * 0.75);
  check("events beyond 2^53 are reported from their neighbours", all);

  const double unseen = rootgrad::roc(scored, "score", "label").auc();
  double seen = 1;
  for (unsigned i = 0; i < n_folds; ++i) {
    const auto trained =
        df.Filter([i](short run, ULong64_t event) { return own_fold(run, event) != i; }, {"run", "event"});
    seen = std::min(seen, rootgrad::roc(rootgrad::define(trained, "s", ensemble.network(i)), "s", "label").auc());
  }
  // For n events of each class the area of a random score is 1/2 +- sqrt((2n + 1) / 12) / n, here 0.037.
  check("what it has seen the network remembers", seen > 0.99);
  check("what it has not seen it cannot know", std::abs(unseen - 0.5) < 4 * 0.037);
  check("nor does the report say so", std::abs(found.mean() - 0.5) < 4 * 0.037 && found.deviation() < 0.2 &&
                                          found["mean"] == found.mean() &&
                                          found.report.figure("folds").series[0].y.size() == n_folds);

  ensemble.save("selection_folds");
  const auto again = rootgrad::Ensemble::load("selection_folds");
  check("saved and loaded", same_bits(column(rootgrad::define(df, "again", again), "again"), scores) &&
                                again.id_columns() == ensemble.id_columns() && again.seed() == 7);
  const auto renamed = df.Define("g0", "f0");
  check("other columns that stand for them",
        same_bits(
            column(rootgrad::define(renamed, "g", again, rootgrad::renamed({"g0", "f1", "f2", "f3", "f4", "f5"})), "g"),
            scores));

  const rootgrad::Ensemble forgetful(ensemble.networks());
  std::vector<float> x, mean, spread;
  for (int i = 0; i < events; ++i)
    for (int j = 0; j < 6; ++j)
      x.push_back(uniform(i, j));
  check("without folds it is the mean",
        forgetful.id_columns().empty() &&
            same_bits(column(rootgrad::define(df, "mean", forgetful), "mean"), ensemble.predict(x)));
  spread = column(rootgrad::define_spread(df, "spread", ensemble), "spread");
  const auto wanted = ensemble.spread(x);
  bool close = spread.size() == wanted.size();
  for (std::size_t i = 0; close && i < spread.size(); ++i)
    close = std::abs(spread[i] - wanted[i]) <= 1e-6f * wanted[i] && wanted[i] > 0;
  check("and how far the networks are apart", close);
  std::vector<std::int64_t> ids;
  for (int i = 0; i < events; ++i)
    ids.insert(ids.end(), {i % 3, std::int64_t(first_event) + i / 3});
  check("rows by their ids", same_bits(ensemble.predict_held_out(x, ids), scores));

  rootgrad::Dataset data(features, "label");
  for (int i = 0; i < events; ++i)
    data.append(std::vector<float>(x.begin() + 6 * i, x.begin() + 6 * i + 6), {float(bits(i, 99) >> 63)});
  const auto of_data = rootgrad::cross_validate(net, data, ids, by_id, remembering());
  check("a data set with ids", same_bits(of_data.outputs, found.outputs) && of_data.mean() == found.mean());
}

void kinds() {
  auto df = random_frame();
  const auto few = remembering().epochs(2);
  const rootgrad::Mlp net({6, 8, 1}, rootgrad::Activation::Gelu, 3);
  const auto whole = rootgrad::cross_validate(net, df, features, "label", by_id, few);
  const rootgrad::Frames halves{{df.Filter("label == 1"), 1}, {df.Filter("label == 0"), 0}};
  const auto parts = rootgrad::cross_validate(net, halves, features, by_id, few);
  check("frames with classes", parts.mean() == whole.mean() && parts.deviation() == whole.deviation());
  const auto cut = rootgrad::cross_validate(net, {df.Filter("rdfentry_ < 100"), df.Filter("rdfentry_ >= 100")},
                                            features, "label", by_id, few);
  check("frames with a column of classes", same_bits(cut.outputs, whole.outputs));

  const auto by_class = rootgrad::cross_validate(net, df, features, "label", rootgrad::Folds(3), few);
  const auto mean_of = rootgrad::define(df, "mean", by_class.ensemble); // it does not know the folds
  check("folds by class", by_class.ensemble.size() == 3 && by_class.ensemble.id_columns().empty() &&
                              !same_bits(column(mean_of, "mean"), by_class.outputs));

  const auto of_top = rootgrad::cross_validate(net, df, features, "label", rootgrad::Folds(n_folds).by("top"), few);
  const auto top = column(rootgrad::define(df, "top_score", of_top.ensemble), "top_score");
  bool same = same_bits(top, of_top.outputs);
  for (int i = 0; i < 20; ++i) { // ~i is the 64 bits of 2^64 - 1 - i
    const auto fold = rootgrad::fold_of(~std::int64_t(i), n_folds);
    std::vector<float> x;
    for (int j = 0; j < 6; ++j)
      x.push_back(uniform(i, j));
    same = same && of_top.ensemble.network(fold).predict(x)[0] == top[i];
  }
  check("ids of 2^63 and more", same);

  const auto three =
      rootgrad::cross_validate(rootgrad::Mlp({3, 8, 3}, rootgrad::Activation::Relu, 1), df, {"v"}, "kind", by_id, few);
  auto vectors = rootgrad::define(df, "s", three.ensemble).Take<ROOT::RVecF>("s");
  std::vector<float> flat;
  for (const auto &values : *vectors)
    flat.insert(flat.end(), values.begin(), values.end());
  check("three classes of an array", same_bits(flat, three.outputs));

  const rootgrad::Transformer jagged(
      rootgrad::TransformerConfig(rootgrad::Jagged{4}, 1).channels(8).heads(2).layers(1));
  const auto lists = df.Define("jets", "ROOT::RVecF(v.begin(), v.begin() + rdfentry_ % 4)");
  const auto of_lists = rootgrad::cross_validate(jagged, lists, {"jets"}, "label", by_id, few);
  check("jagged columns", same_bits(column(rootgrad::define(lists, "s", of_lists.ensemble), "s"), of_lists.outputs) &&
                              same_bits(of_lists.outputs, by_own_network(lists, of_lists.ensemble, {"jets"})));

  using rootgrad::Tensor;
  const auto square = [](Tensor y, Tensor t) { return mean((y - t) * (y - t), -1); };
  const auto squares = [](Tensor y, Tensor t, Tensor, Tensor e) { return mean((y - t) * (y - t) * e, -1); };
  const auto error = [](const std::vector<float> &outputs) {
    double sum = 0;
    for (int i = 0; i < events; ++i)
      sum += std::abs(outputs[i] - (uniform(i, 0) + uniform(i, 1))) / events;
    return sum;
  };
  const auto slower = remembering().epochs(200).batch_size(60).learning_rate(1e-2f);
  const auto plain =
      rootgrad::cross_validate(net, df, features, "sum", by_id, rootgrad::TrainOptions(slower).loss(square));
  check("a loss of one's own", error(plain.outputs) < 0.3);
  // Every other event has a target of the wrong sign, and a column that excludes the event.
  const auto half = rootgrad::TrainOptions(slower).loss(squares, {"used"});
  const auto spoilt = rootgrad::cross_validate(net, df, features, "spoilt", by_id, half);
  check("and one with a column", error(spoilt.outputs) < 0.4); // without it 0 would be best, which is wrong by 2/3
  rootgrad::Dataset data(features, {"spoilt", "used"});
  std::vector<std::int64_t> ids;
  df.Foreach(
      [&](ULong64_t i, short run, ULong64_t event, float target, float used) {
        std::vector<float> x;
        for (int j = 0; j < 6; ++j)
          x.push_back(uniform(i, j));
        data.append(x, {target, used});
        ids.insert(ids.end(), {std::int64_t(run), std::int64_t(event)});
      },
      {"rdfentry_", "run", "event", "spoilt", "used"});
  check("of a data set, too", same_bits(rootgrad::cross_validate(net, data, ids, by_id, half).outputs, spoilt.outputs));
}

void others() {
  auto df = lattice_frame(800);
  const rootgrad::Names inputs{"f0", "f1", "f2", "f3"};
  const rootgrad::Mlp net({4, 8, 1}, rootgrad::Activation::Gelu, 3);
  const auto options = quiet_options().learning_rate(1e-2f);
  rootgrad::Mlp fitted(net);
  rootgrad::fit(fitted, df, inputs, "label", options);
  const auto one = rootgrad::search(net, df, inputs, "label", rootgrad::Space().choices("learning_rate", {0.01}),
                                    quiet_options(), rootgrad::SearchOptions().trials(1).random());
  check("a search of one point is a fit", same_bits(one.network.parameters(), fitted.parameters()) && one.best() == 0);
  const auto space = rootgrad::Space()
                         .log("learning_rate", 1e-4, 1e-1)
                         .choices("batch_size", {64, 256})
                         .hidden({{4}, {8, 8}, {}})
                         .activations({"relu", "gelu"});
  check("a space as text", space.text() == "learning_rate=0.0001..0.1; batch_size=64,256; hidden=4,8-8,none; "
                                           "activation=relu,gelu");
  for (const auto &entry : std::filesystem::directory_iterator(".")) // of an earlier run
    if (entry.path().filename().string().compare(0, 15, "selection_state") == 0)
      std::filesystem::remove(entry.path());
  const auto found = rootgrad::search(net, df, inputs, "label", space, quiet_options(),
                                      rootgrad::SearchOptions().trials(3).jobs(2).state("selection_state.json"));
  const auto held_out = rootgrad::evaluate(found.network, df, "label",
                                           rootgrad::EvaluateOptions().permutations(0).integrated_gradients(0));
  check("a search of a few", found.metric() > 0.5 && held_out["auc"] > 0.5 &&
                                 found.report.text().find("learning_rate") != std::string::npos);
  const auto same = rootgrad::search(net, df, inputs, "label", rootgrad::Space(space.text()), quiet_options(),
                                     rootgrad::SearchOptions().trials(3).state("selection_state.json"));
  check("and from its state",
        same_bits(same.network.parameters(), found.network.parameters()) && same.best() == found.best());
  const auto halves = rootgrad::search(net, {{df.Filter("label"), 1}, {df.Filter("!label"), 0}}, inputs,
                                       rootgrad::Space().choices("learning_rate", {0.01}), quiet_options(),
                                       rootgrad::SearchOptions().trials(1).random());
  check("of frames with classes", same_bits(halves.network.parameters(), one.network.parameters()));

  const auto rate =
      rootgrad::find_learning_rate(net, df, inputs, "label", quiet_options().batch_size(800)); // (all rows: no noise)
  check("a learning rate", rate.suggestion() > 1e-5 && rate.suggestion() < 1);
  const auto narrow = rootgrad::find_learning_rate(
      net, df, inputs, "label", options, rootgrad::LearningRateOptions().range(1e-3, 1e-1).steps(50).diverges(10));
  check("within a range", narrow.suggestion() >= 1e-3 && narrow.suggestion() <= 1e-1);
  const auto curve =
      rootgrad::learning_curve(net, df.Filter("rdfentry_ < 600"), df.Filter("rdfentry_ >= 600"), inputs, "label",
                               options, rootgrad::LearningCurveOptions().fractions({0.2, 1}).repeats(2).seed(1));
  bool points = false;
  for (const auto &figure : curve.report.figures())
    for (const auto &series : figure.series)
      points = points || (series.x.size() == 2 && series.x[0] == 120 && series.x[1] == 600);
  check("a learning curve of 120 and 600 events", points);
  curve.save("selection_curve.pdf");
  curve.save("selection_curve.root");
}

void refusals() {
  using rootgrad::ErrorCode;
  auto df = random_frame();
  const rootgrad::Mlp net({6, 4, 1}, rootgrad::Activation::Gelu, 3);
  const auto few = remembering().epochs(1);
  const auto with = [&](const rootgrad::Folds &folds, const rootgrad::TrainOptions &options) {
    rootgrad::cross_validate(net, df, features, "label", folds, options);
  };
  refused("unknown id column", [&] { with(rootgrad::Folds(3).by({"run", "evnt"}), few); });
  refused("a float as an id", [&] { with(rootgrad::Folds(3).by("f0"), few); });
  refused("a double as an id", [&] { with(rootgrad::Folds(3).by({"run", "real"}), few); });
  refused("a bool as an id", [&] { with(rootgrad::Folds(3).by("yes"), few); });
  refused("an array as an id", [&] { with(rootgrad::Folds(3).by("pair"), few); });
  refused("one fold", [&] { with(rootgrad::Folds(1).by("event"), few); });
  refused_by_library("one fold by class", ErrorCode::Argument, [&] { with(rootgrad::Folds(1), few); });
  refused("fewer than no folds", [] { rootgrad::Folds(-1); });
  refused("a limit of memory", [&] { with(by_id, remembering().memory("1 MB")); });
  refused_by_library("a checkpoint", ErrorCode::Argument,
                     [&] { with(by_id, remembering().checkpoint("selection.checkpoint")); });
  refused("no such target", [&] { rootgrad::cross_validate(net, df, features, "lable", by_id, few); });
  refused("a frame without ids", [&] {
    const ROOT::RDF::RNode bare = ROOT::RDataFrame(10).Define("f0", "0.f");
    rootgrad::cross_validate(net, {{df, 1}, {bare, 0}}, features, by_id, few);
  });
  refused_by_library("a fold without events", ErrorCode::Data, [&] { with(rootgrad::Folds(3).by("label"), few); });

  rootgrad::Dataset data({"x"});
  data.append({1, 2, 3, 4}, {0, 1, 0, 1});
  const rootgrad::Mlp small({1, 1});
  refused("a data set without its ids", [&] { rootgrad::cross_validate(small, data, by_id); });
  refused("too few ids", [&] { rootgrad::cross_validate(small, data, {1, 2, 3}, rootgrad::Folds(2).by("event")); });
  rootgrad::Dataset spilled({"x"});
  spilled.limit_memory("4 MB");
  std::vector<float> many, classes;
  for (int i = 0; i < 700000; ++i) {
    many.push_back(uniform(i, 0));
    classes.push_back(float(i % 2));
  }
  spilled.append(many, classes);
  refused_by_library("rows on disk", ErrorCode::Argument,
                     [&] { rootgrad::cross_validate(small, spilled, rootgrad::Folds(2), few); });

  const auto found = rootgrad::cross_validate(net, df, features, "label", by_id, few);
  const ROOT::RDF::RNode without = ROOT::RDataFrame(10)
                                       .Define("f0", "0.f")
                                       .Define("f1", "f0")
                                       .Define("f2", "f0")
                                       .Define("f3", "f0")
                                       .Define("f4", "f0")
                                       .Define("f5", "f0")
                                       .Define("run", "1");
  refused("events without ids", [&] { rootgrad::define(without, "score", found.ensemble); });
  check("their mean",
        rootgrad::define(without, "score", rootgrad::Ensemble(found.ensemble.networks())).Mean("score").GetValue() ==
            found.ensemble.predict(std::vector<float>(6, 0.f))[0]);
  refused_by_library("an ensemble of nothing", ErrorCode::Argument,
                     [] { rootgrad::Ensemble(std::vector<rootgrad::Network>()); });
  refused_by_library("networks that differ", ErrorCode::Shape, [&] { rootgrad::Ensemble({net, small}); });
  refused_by_library("no such ensemble", ErrorCode::Io, [] { rootgrad::Ensemble::load("selection_none"); });
  refused_by_library("no such network", ErrorCode::Argument, [&] { found.ensemble.network(4); });
  refused_by_library("ids that nobody asks for", ErrorCode::Argument,
                     [&] { rootgrad::Ensemble({net, net}).predict_held_out({0, 0, 0, 0, 0, 0}, {1}); });
  refused("rows that are none", [&] { found.ensemble.predict({1, 2}); });
  rootgrad::Ensemble from(found.ensemble), to(std::move(from));
  refused("an ensemble that was moved", [&] { from.size(); });
  refused_by_library("an unknown dimension", ErrorCode::Argument, [&] {
    rootgrad::search(net, df, features, "label", rootgrad::Space("learning_rat=1e-4..1e-1"), few);
  });
  refused_by_library("a range that falls", ErrorCode::Argument, [&] {
    rootgrad::search(net, df, features, "label", rootgrad::Space().log("learning_rate", 1, 0.1),
                     remembering().validation_fraction(0.2f));
  });
  refused("negative trials", [] { rootgrad::SearchOptions().trials(-1); });
  refused_by_library("fractions that fall", ErrorCode::Argument, [&] {
    rootgrad::learning_curve(net, df, features, "label", remembering().validation_fraction(0.2f),
                             rootgrad::LearningCurveOptions().fractions({1, 0.5}));
  });
}

/// The outputs by event, in any order.
std::map<std::pair<int, ULong64_t>, float> by_event(ROOT::RDF::RNode df, const rootgrad::Ensemble &ensemble) {
  std::map<std::pair<int, ULong64_t>, float> all;
  std::mutex mutex;
  rootgrad::define(df, "score", ensemble)
      .Foreach(
          [&](short run, ULong64_t event, float score) {
            const std::lock_guard<std::mutex> lock(mutex);
            all[{run, event}] = score;
          },
          {"run", "event", "score"});
  return rootgrad::detail::result(all);
}

} // namespace

void selection() {
  folds();
  kinds();
  others();
  refusals();
  const rootgrad::Mlp net({6, 8, 1}, rootgrad::Activation::Gelu, 3);
  const auto few = remembering().epochs(2);
  const auto one = rootgrad::cross_validate(net, random_frame(), features, "label", by_id, few);
  const auto scores = by_event(random_frame(), one.ensemble);
  ROOT::EnableImplicitMT(2);
  const auto two = rootgrad::cross_validate(net, random_frame(), features, "label", by_id, few);
  check("two threads: the same folds and networks",
        two.mean() == one.mean() && two.deviation() == one.deviation() &&
            same_bits(two.ensemble.network(2).parameters(), one.ensemble.network(2).parameters()));
  check("two threads: the same scores",
        scores.size() == std::size_t(events) && by_event(random_frame(), two.ensemble) == scores);
}
