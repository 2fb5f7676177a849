// The functions of gw.hpp: simulation, training, a detector as a column, and errors that name options as C++ does. (Searches of strain: gw_find.C.)
#include "check.hpp"

#include <rootgrad/gw.hpp>

#include <algorithm>

namespace {

/// Light systems, whose simulated rows are windows of a network; no templates have to be placed for a CNN.
void simulate_and_train() {
  rootgrad::gw::SimulateOptions simulated;
  simulated.systems = rootgrad::gw::Systems::Light;
  simulated.train = 9;
  simulated.validation = simulated.test = 0;
  simulated.bank = false;
  rootgrad::gw::simulate("waves.root", simulated);
  rootgrad::gw::TrainOptions trained;
  trained.network = rootgrad::gw::Network::Cnn;
  trained.systems = rootgrad::gw::Systems::Light;
  trained.epochs = 1;
  trained.windows = 16;
  trained.stock = 4;
  rootgrad::gw::train("waves.txt", trained);
}

void detector_as_column(const rootgrad::gw::Detector &detector) {
  std::cout << detector.detectors() << " x " << detector.samples() << " = " << detector.width() << std::endl;
  ROOT::RDataFrame df("train", "waves.root");
  auto logits = *df.Define("logit", detector, {"strain"}).Take<float>("logit");
  std::vector<float> all;
  df.Foreach([&](const ROOT::RVecF &strain) { all.insert(all.end(), strain.begin(), strain.end()); }, {"strain"});
  check("as many logits as rows", logits.size() == 9);
  check("many windows at once", same_bits(detector.scores(all), logits));
  check("on one thread", same_bits(detector.scores(all, 1), logits));
  check("no window", detector.scores(std::vector<float>()).empty());
  check("the logits differ",
        *std::min_element(logits.begin(), logits.end()) < *std::max_element(logits.begin(), logits.end()));
  ROOT::EnableImplicitMT(2);
  ROOT::RDataFrame parallel("train", "waves.root");
  auto more = *parallel.Define("logit", detector, {"strain"}).Take<float>("logit");
  ROOT::DisableImplicitMT();
  std::sort(more.begin(), more.end());
  std::sort(logits.begin(), logits.end());
  check("in an implicitly multi-threaded loop", same_bits(more, logits));
}

void bad_detectors(const rootgrad::gw::Detector &detector) {
  refused("detector: a window that is too short", [&] { detector(std::vector<float>(5)); });
  refused("detector: no whole windows", [&] { detector.scores(std::vector<float>(8193)); });
  refused("detector: no file", [] { rootgrad::gw::Detector("none.txt"); });
  refused("detector: a ROOT file", [] { rootgrad::gw::Detector("waves.root"); });
}

template <class Options, class F, class Change> void option(const std::string &what, F f, Change change) {
  Options options;
  change(options);
  refused(what, [&] { f(options); });
}

void bad_searches() {
  using Options = rootgrad::gw::SearchOptions;
  const auto search = [](const Options &options) { rootgrad::gw::search("none.hdf5", "none.hdf5", options); };
  option<Options>("search: no strain", search, [](Options &) {});
  option<Options>("search: category", search, [](Options &o) { o.category = 4; });
  option<Options>("search: threshold", search, [](Options &o) { o.threshold = 1; });
  option<Options>("search: slides", search, [](Options &o) { o.slides = -1; });
  option<Options>("search: min_match", search, [](Options &o) { o.min_match = 2; });
  option<Options>("search: masses", search, [](Options &o) { o.masses = {2, 3}; });
  option<Options>("search: masses with a detector", search, [](Options &o) {
    o.masses = {30, 40};
    o.detector = "waves.txt";
  });
  refused("search: not strain", [] { rootgrad::gw::search("waves.root", "waves.root"); });
}

void bad_options() {
  using Simulate = rootgrad::gw::SimulateOptions;
  const auto simulate = [](const Simulate &options) { rootgrad::gw::simulate("bad.root", options); };
  option<Simulate>("simulate: bank of light systems", simulate,
                   [](Simulate &o) { o.systems = rootgrad::gw::Systems::Light; });
  option<Simulate>("simulate: train_snr", simulate, [](Simulate &o) { o.train_snr = {9, 4}; });
  option<Simulate>("simulate: no rows", simulate, [](Simulate &o) { o.train = o.validation = o.test = 0; });
  using Train = rootgrad::gw::TrainOptions;
  const auto train = [](const Train &options) { rootgrad::gw::train("bad.txt", options); };
  option<Train>("train: rate", train, [](Train &o) { o.rate = 0; });
  option<Train>("train: bank_match", train, [](Train &o) { o.bank_match = 0.1; });
  option<Train>("train: detectors", train, [](Train &o) { o.detectors = 3; });
  option<Train>("train: epochs", train, [](Train &o) { o.epochs = 0; });
  rootgrad::gw::WhitenOptions whiten;
  whiten.start = 1126259446;
  refused("whiten: start alone", [&] { rootgrad::gw::whiten("none.hdf5", "none.hdf5", "bad.root", whiten); });
  refused("whiten: no folder", [] { rootgrad::gw::whiten("none.hdf5", "none.hdf5", "none/bad.root"); });
}

} // namespace

void waves() {
  simulate_and_train();
  const rootgrad::gw::Detector detector("waves.txt");
  detector_as_column(detector);
  bad_detectors(detector);
  bad_searches();
  bad_options();
}
