// Rows that exceed a memory limit go to disk and come back; only the set of rows determines the result.
#include "check.hpp"

#include <filesystem>

namespace {

const std::vector<std::string> features = {"f0", "f1", "f2", "f3", "u"};
constexpr unsigned rows = 60000;

ROOT::RDF::RNode frame() {
  return lattice_frame(rows).Define("u", [](ULong64_t i) { return float(i) / rows; }, {"rdfentry_"});
}

/// Calls `fitted_net` with five features.
template <class F> std::vector<float> fitted(F f) {
  return fitted_net(rootgrad::Mlp({5, 8, 1}, rootgrad::Activation::Relu, 3), f);
}

bool is_reported(const rootgrad::History &history) {
  for (const auto &note : history.notes())
    if (note.find("60000 rows need 5.3 MB including the fit's own lists, more than memory = 1 MB: they are in "
                  "a scratch file in '") == 0)
      return true;
  return false;
}

void same_bits_whoever_reads() {
  const auto options = quiet_options().memory("1 MB");
  const auto one = fitted([&](auto &net) {
    auto history = rootgrad::fit(net, frame(), features, "label", options);
    check("a fit of more rows than memory tells so", is_reported(history));
    check("and ends", history.epochs().size() == 3 && history.epochs()[2].validation_metric > 0.6);
    return history;
  });
  const auto again = fitted(
      [&](auto &net) { return rootgrad::fit(net, frame(), features, "label", quiet_options().memory(1000000)); });
  check("the same bits again", same_bits(one, again));
  auto all = frame();
  const auto frames = fitted([&](auto &net) {
    return rootgrad::fit(net, {{all.Filter("label"), 1}, {all.Filter("!label"), 0}}, features, options);
  });
  check("of two frames of one class each", same_bits(one, frames));
  const auto booked = fitted([&](auto &net) {
    std::vector<std::string> columns = features;
    columns.push_back("label");
    auto action = rootgrad::FitAction(net, columns, all.GetNSlots(), options);
    return all.Book<float, double, float, short, float, bool>(std::move(action), columns)->history();
  });
  check("of a booked action", same_bits(one, booked));
  const auto trainer = fitted([&](auto &net) {
    rootgrad::Trainer trainer(net, features, options);
    all.Foreach(
        [&](float f0, double f1, float f2, short f3, float u, bool label) { trainer.add(f0, f1, f2, f3, u, label); },
        {"f0", "f1", "f2", "f3", "u", "label"});
    return trainer.fit();
  });
  check("of a trainer", same_bits(one, trainer));
  ROOT::EnableImplicitMT(2);
  const auto two = fitted([&](auto &net) { return rootgrad::fit(net, frame(), features, "label", options); });
  check("of an event loop in two threads", same_bits(one, two));
  ROOT::DisableImplicitMT();
  const auto held = fitted([&](auto &net) { return rootgrad::fit(net, frame(), features, "label", quiet_options()); });
  const auto enough =
      fitted([&](auto &net) { return rootgrad::fit(net, frame(), features, "label", quiet_options().memory("1 GB")); });
  check("memory that suffices changes nothing", same_bits(held, enough));
}

void what_is_left_behind() {
  namespace fs = std::filesystem;
  const auto folder = fs::path("memory_scratch");
  fs::create_directories(folder);
  const auto count = [&] { return std::distance(fs::directory_iterator(folder), fs::directory_iterator()); };
  rootgrad::Mlp net({5, 8, 1}, rootgrad::Activation::Relu, 3);
  std::size_t seen = 0;
  auto options = quiet_options().memory("1 MB", folder.string()).on_epoch([&](const rootgrad::Epoch &) {
    seen += std::size_t(count());
  });
  const auto history = rootgrad::fit(net, frame(), features, "label", options);
  check("the folder is reported", history.notes().back().find("'memory_scratch'") != std::string::npos);
  check("no file is seen in it, neither during the fit nor after it", seen == 0 && count() == 0);
  fs::remove(folder);
}

void refusals() {
  rootgrad::Mlp net({5, 8, 1}, rootgrad::Activation::Relu, 3);
  const auto before = net.parameters();
  refused("a size that is none", [] { rootgrad::TrainOptions().memory("plenty"); });
  refused("a negative size", [] { rootgrad::TrainOptions().memory(-5); });
  const auto fit = [&](const rootgrad::TrainOptions &options) {
    rootgrad::fit(net, frame(), features, "label", options);
  };
  refused("too little", [&] { fit(quiet_options().memory("3 kB")); });
  refused("no such folder", [&] { fit(quiet_options().memory("1 MB", "no/such/folder")); });
  rootgrad::Dataset data(features, "label");
  refused("rows that are in memory already", [&] { rootgrad::fit(net, data, quiet_options().memory("1 GB")); });
  data.limit_memory("1 MB");
  std::vector<float> x(5 * 1000), y(1000);
  for (unsigned block = 0; block < 60; ++block) {
    for (unsigned i = 0; i < 1000; ++i) {
      for (unsigned j = 0; j < 5; ++j)
        x[5 * i + j] = lattice(1000 * block + i, j) + float(block);
      y[i] = float(i % 2);
    }
    data.append(x, y);
  }
  check("all rows are counted", data.rows() == 60000);
  refused("another limit", [&] { data.limit_memory("1 GB"); });
  rootgrad::fit(net, data, quiet_options());
  refused("rows after a fit", [&] { data.append(x, y); });
  rootgrad::fit(net, data, quiet_options().seed(9)); // with another split
  rootgrad::Mlp fresh({5, 8, 1}, rootgrad::Activation::Relu, 3);
  auto bad = frame().Define("v", "rdfentry_ == 50001 ? NAN : f0");
  refused("a value that is not finite",
          [&] { rootgrad::fit(fresh, bad, {"f0", "f1", "f2", "f3", "v"}, "label", quiet_options().memory("1 MB")); });
  check("the network is as it was", same_bits(fresh.parameters(), before));
}

} // namespace

void memory() {
  same_bits_whoever_reads();
  what_is_left_behind();
  refusals();
}
