// Several frames as one data set: the same bits as one frame with a column of classes; weights; errors that name the frame.
#include "check.hpp"

#include <csignal>

namespace {

const std::vector<std::string> features = {"f0", "f1", "f2", "f3"};

rootgrad::Mlp net_of(unsigned outputs = 1) { return rootgrad::Mlp({4, 16, outputs}, rootgrad::Activation::Gelu, 3); }

/// Calls `fitted_net` for the network of `net_of`.
template <class F> std::vector<float> fitted(F f, unsigned outputs = 1) { return fitted_net(net_of(outputs), f); }

/// Two frames of one class each compared with one frame of all events.
void same_as_one(ROOT::RDF::RNode all) {
  const auto options = quiet_options();
  const auto one = fitted([&](auto &net) { return rootgrad::fit(net, all, features, "label", options); });
  auto signal = all.Filter("label"), background = all.Filter("!label");
  const auto two =
      fitted([&](auto &net) { return rootgrad::fit(net, {{signal, 1}, {background, 0}}, features, options); });
  check("two frames of one class each: the bits of one frame", same_bits(one, two));
  const auto turned =
      fitted([&](auto &net) { return rootgrad::fit(net, {{background, false}, {signal, true}}, features, options); });
  check("in any order", same_bits(one, turned));

  // The same events in four frames, with other types for some names.
  auto early = signal.Filter("rdfentry_ < 1000").Define("g0", "double(f0)").Define("g3", "float(f3)");
  auto late = signal.Filter("rdfentry_ >= 1000").Define("g0", "f0").Define("g3", "char(f3)");
  auto rest = background.Define("g0", "f0").Define("g3", "(unsigned long)f3");
  const auto mixed = fitted([&](auto &net) {
    std::vector<rootgrad::Frame> frames = {{early, 1}, {rest.Filter("f1 > 0"), 0}, {rest.Filter("!(f1 > 0)"), 0}};
    frames.emplace_back(late, 1);
    return rootgrad::fit(net, frames, {"g0", "f1", "f2", "g3"}, options);
  });
  check("several frames of a class, of other types", same_bits(one, mixed));
  const auto labelled =
      fitted([&](auto &net) { return rootgrad::fit(net, {signal, background}, features, "label", options); });
  check("several frames with a column of classes", same_bits(one, labelled));
}

/// A frame's weight multiplies the column's.
void weights(ROOT::RDF::RNode all) {
  auto signal = all.Filter("label"), background = all.Filter("!label");
  auto of_one = all.Define("w", "0.1 * (f2 + 2)").Define("product", "float(double(float(w)) * (label ? 3.7 : 0.21))");
  auto weighted = quiet_options().weight_column("product");
  const auto one = fitted([&](auto &net) { return rootgrad::fit(net, of_one, features, "label", weighted); });
  const auto two = fitted([&](auto &net) {
    return rootgrad::fit(net,
                         {rootgrad::Frame(of_one.Filter("label"), 1).weight(3.7),
                          rootgrad::Frame(of_one.Filter("!label"), 0).weight(0.21)},
                         features, quiet_options().weight_column("w"));
  });
  check("weight of the frame times the column's", same_bits(one, two));
  auto constant = all.Define("w", "label ? 3.7 : 1.");
  weighted.weight_column("w");
  const auto column = fitted([&](auto &net) { return rootgrad::fit(net, constant, features, "label", weighted); });
  const auto alone = fitted([&](auto &net) {
    return rootgrad::fit(net, {rootgrad::Frame(signal, 1).weight(3.7), {background, 0}}, features, quiet_options());
  });
  check("weight of a frame without a column", same_bits(column, alone));
}

/// Three classes; separate frames for validation; a loss with an additional column.
void more(ROOT::RDF::RNode all) {
  const auto options = quiet_options();
  auto three = all.Define("kind", "int(rdfentry_ % 3)");
  auto a = three.Filter("kind == 0"), b = three.Filter("kind == 1"), c = three.Filter("kind == 2");
  const auto one = fitted([&](auto &net) { return rootgrad::fit(net, three, features, "kind", options); }, 3);
  const auto each =
      fitted([&](auto &net) { return rootgrad::fit(net, {{c, 2}, {a, 0}, {b, 1}}, features, options); }, 3);
  check("three classes", same_bits(one, each));

  auto train = all.Filter("rdfentry_ < 3000"), test = all.Filter("rdfentry_ >= 3000");
  const auto by_column = fitted([&](auto &net) { return rootgrad::fit(net, train, test, features, "label", options); });
  const auto by_frames = fitted([&](auto &net) {
    return rootgrad::fit(net, {{train.Filter("label"), 1}, {train.Filter("!label"), 0}},
                         {{test.Filter("label"), 1}, {test.Filter("!label"), 0}}, features, options);
  });
  check("validation from frames", same_bits(by_column, by_frames));
  const auto labelled = fitted([&](auto &net) {
    return rootgrad::fit(net, {train.Filter("f0 > 0"), train.Filter("!(f0 > 0)")}, {test}, features, "label", options);
  });
  check("validation from a frame with a column of classes", same_bits(by_column, labelled));

  using rootgrad::Tensor;
  const auto loss = [](Tensor y, Tensor t, Tensor, Tensor e) { return rootgrad::mean((y - t) * (y - t) * e, -1); };
  auto with_extra = quiet_options();
  with_extra.loss(loss, {"e"});
  auto lossy = all.Define("e", "1 + f1 * f1");
  const auto extra = fitted([&](auto &net) { return rootgrad::fit(net, lossy, features, "label", with_extra); });
  const auto extra_each = fitted([&](auto &net) {
    return rootgrad::fit(net, {{lossy.Filter("label"), 1}, {lossy.Filter("!label"), 0}}, features, with_extra);
  });
  check("a loss's own column", same_bits(extra, extra_each));
}

/// The same with several slots, from files of several clusters.
void threads(ROOT::RDF::RNode all) {
  ROOT::RDF::RSnapshotOptions small;
  small.fAutoFlush = 200;
  all.Filter("label").Snapshot("events", "frames_signal.root", features, small);
  all.Filter("!label").Snapshot("events", "frames_background.root", features, small);
  const auto fit = [](auto &net) {
    return rootgrad::fit(net,
                         {{ROOT::RDataFrame("events", "frames_signal.root"), 1},
                          {ROOT::RDataFrame("events", "frames_background.root"), 0}},
                         features, quiet_options());
  };
  const auto one = fitted([&](auto &net) { return rootgrad::fit(net, all, features, "label", quiet_options()); });
  check("from files", same_bits(one, fitted(fit)));
  ROOT::EnableImplicitMT(2);
  check("from files, implicitly multi-threaded", same_bits(one, fitted(fit)));
  ROOT::DisableImplicitMT();
}

void errors(ROOT::RDF::RNode all) {
  auto net = net_of();
  const auto before = net.parameters();
  auto signal = all.Filter("label"), background = all.Filter("!label"), none = all.Filter("f0 > 100");
  const auto fit = [&](rootgrad::Frames frames, std::vector<std::string> names = features) {
    rootgrad::fit(net, frames, names, quiet_options());
  };
  ROOT::RDF::RNode bare = ROOT::RDataFrame(10).Define("f0", "1.f").Define("f1", "1.f").Define("f2", "1.f");
  refused("a column that one frame lacks", [&] { fit({{signal, 1}, {bare, 0}}); });
  refused("text in one frame", [&] { fit({{signal, 1}, {bare.Define("f3", "std::string()"), 0}}); });
  refused("NaN in one frame", [&] { fit({{signal, 1}, {bare.Define("f3", "rdfentry_ == 4 ? NAN : 1."), 0}}); });
  refused("arrays of other lengths", [&] {
    fit({{signal.Define("v", "ROOT::RVecF(2)"), 1}, {background.Define("v", "ROOT::RVecF(3)"), 0}}, {"f0", "f1", "v"});
  });
  refused("no event of a class", [&] { fit({{signal, 1}, {none, 0}}); });
  refused("no event", [&] { fit({{none, 1}, {none, 0}}); });
  refused("one class only", [&] { fit({{signal, 1}, {background, 1}}); });
  refused("a class the network has not", [&] { fit({{signal, 2}, {background, 0}}); });
  refused("classes from 1", [&] { fit({{signal, 1}, {background, 2}}); });
  refused("a class that is no number", [&] { fit({{signal, NAN}, {background, 0}}); });
  refused("no frames", [&] { fit(rootgrad::Frames(std::vector<rootgrad::Frame>())); });
  refused("a frame without class", [&] { fit({{signal, 1}, background}); });
  refused("a class and a target column",
          [&] { rootgrad::fit(net, {{signal, 1}, {background, 0}}, features, "label", quiet_options()); });
  refused("a validation frame without class",
          [&] { rootgrad::fit(net, {{signal, 1}, {background, 0}}, {background}, features, quiet_options()); });
  refused("a weight of 0", [&] { fit({rootgrad::Frame(signal, 1).weight(0), {background, 0}}); });
  refused("a weight that is no number", [&] { fit({rootgrad::Frame(signal, 1).weight(NAN), {background, 0}}); });
  refused("weights summing below 0",
          [&] { fit({rootgrad::Frame(signal, 1).weight(-1), rootgrad::Frame(background, 0).weight(-2)}); });
  refused("interrupted in the second frame", [&] {
    auto last = background.Define("raised", [](ULong64_t) { return float(std::raise(SIGINT)); }, {"rdfentry_"});
    fit({{signal.Define("raised", "0.f"), 1}, {last, 0}}, {"f0", "f1", "f2", "raised"});
  });
  check("the network is as it was", same_bits(net.parameters(), before));
  const auto one = fitted([&](auto &net) { return rootgrad::fit(net, all, features, "label", quiet_options()); });
  const auto with_empty = fitted([&](auto &net) {
    return rootgrad::fit(net, {{signal, 1}, {none, 0}, {background, 0}}, features, quiet_options());
  });
  check("a frame without events beside others of its class", same_bits(one, with_empty));
}

} // namespace

void frames() {
  const auto all = lattice_frame(4000);
  same_as_one(all);
  weights(all);
  more(all);
  threads(all);
  errors(all);
}
