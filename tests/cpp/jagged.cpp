// Jagged columns in C++: packing of rows, networks that read them, and refused input.
#include "check.hpp"

#include <cmath>
#include <cstdio>
#include <string>
#include <vector>

using namespace rootgrad;

namespace {

/// An event's entries, as columns.
struct Event {
  std::vector<float> pt, eta;
};

/// Rows of events, for a network of up to N entries of (pt, eta).
std::vector<float> packed(const std::vector<Event> &events, const Network &net) {
  const auto collections = net.collections();
  const std::size_t at_most = collections.at(0).at_most;
  detail::Packing packing({"pt", "eta"}, {at_most, at_most}, collections);
  std::vector<float> rows(events.size() * packing.features());
  for (std::size_t i = 0; i < events.size(); ++i) {
    packing.set(0, events[i].pt.data(), events[i].pt.size());
    packing.set(1, events[i].eta.data(), events[i].eta.size());
    packing.pack(i, &rows[i * packing.features()]);
  }
  return rows;
}

/// A deep set: the mean over an event's entries of a layer, and the number of entries.
struct DeepSet {
  Linear phi{1};
  ROOTGRAD_NAMES(phi)
  Tensor operator()(Tensor entries, Tensor mask) const {
    const Tensor mean = masked_mean(rootgrad::tanh(phi(entries)), mask, 1);
    return concat({mean, sum(mask, 1, Keep::Yes)}, 1);
  }
};

void rows_are_laid_out() {
  const Transformer net(TransformerConfig(Jagged(3).sorted_by(0), 2).layers(1).heads(2).channels(4));
  CHECK(net.features() == 6);
  CHECK(net.config().jagged() && !net.config().positions());
  const auto collections = net.collections();
  CHECK(collections.size() == 1);
  CHECK(collections[0].feature == 0 && collections[0].columns == 2 && collections[0].at_most == 3 &&
        collections[0].sorted_by == 0);

  detail::Packing packing({"pt", "eta"}, {3, 3}, collections);
  const std::vector<float> pt = {10, 40, 20, 30}, eta = {1, 4, 2, 3};
  std::vector<float> row(6);
  packing.set(0, pt.data(), 4);
  packing.set(1, eta.data(), 4);
  Cut cut = packing.pack(7, row.data());
  CHECK((row == std::vector<float>{40, 30, 20, 4, 3, 2}));
  CHECK(cut.rows == 1 && cut.entries == 1);
  packing.set(0, pt.data(), 1);
  packing.set(1, eta.data(), 1);
  cut = packing.pack(8, row.data());
  CHECK(row[0] == 10 && std::isnan(row[1]) && std::isnan(row[2]) && row[3] == 1 && std::isnan(row[5]));
  CHECK(cut.rows == 0 && cut.entries == 0);
  packing.set(1, eta.data(), 2);
  CHECK_THROWS(packing.pack(9, row.data()), Shape,
               "column 'eta' in event 9 has shape 2; wanted 1, as column 'pt' has there");
  const std::vector<float> none = {NAN};
  packing.set(0, none.data(), 1);
  packing.set(1, eta.data(), 1);
  CHECK_THROWS(packing.pack(9, row.data()), NotFinite, "'pt'");
}

void a_deep_set_is_what_its_formula_says() {
  Network net = compile(DeepSet{}, {Input("jets", Jagged{4}, 2)}, 5);
  CHECK(net.features() == 8 && net.outputs() == 2);
  const std::vector<Event> events = {{{1, 2, 3}, {0.5f, -1, 0}}, {{}, {}}, {{4}, {2}}};
  const auto rows = packed(events, net);
  const auto y = net.predict(rows);
  const auto p = net.parameters(); // phi.weight (2, 1), phi.bias (1)
  for (std::size_t i = 0; i < events.size(); ++i) {
    double sum = 0;
    for (std::size_t n = 0; n < events[i].pt.size(); ++n)
      sum += std::tanh(double(p[0]) * events[i].pt[n] + double(p[1]) * events[i].eta[n] + p[2]);
    const std::size_t count = events[i].pt.size();
    CHECK(std::abs(y[2 * i] - (count ? sum / double(count) : 0)) < 1e-6);
    CHECK(y[2 * i + 1] == float(count));
  }
}

/// Events of 0 to 5 entries; the class is 1 for more than two entries. A network that sees padding cannot learn this.
std::vector<Event> events(std::size_t n, std::vector<float> &target) {
  std::vector<Event> all(n);
  target.clear();
  for (std::size_t i = 0; i < n; ++i) {
    for (std::size_t k = 0; k < i % 6; ++k) {
      all[i].pt.push_back(std::sin(float(i * 7 + k)));
      all[i].eta.push_back(std::cos(float(i * 3 + k)));
    }
    target.push_back(all[i].pt.size() > 2 ? 1 : 0);
  }
  return all;
}

void a_fit_learns_from_what_is_there() {
  Transformer net(TransformerConfig(Jagged{8}, 2).layers(1).heads(2).channels(8).pool(Pool::Class).seed(3));
  std::vector<float> target;
  const auto all = events(1200, target);
  Dataset data(Columns{{"pt", 8}, {"eta", 8}}, "many");
  data.append(packed(all, net), target);
  CHECK_THROWS(fit(net, data), Argument, "jagged columns is none; wanted 2 columns of at most 8 entries");
  data.set_collections(net.collections());
  const History history = fit(net, data, TrainOptions().epochs(20).learning_rate(1e-2f).batch_size(64));
  CHECK(history.epochs().back().validation_metric > 0.99);

  net.save("jagged.safetensors");
  const Transformer read = Transformer::load("jagged.safetensors");
  CHECK(read.config().jagged() && read.collections().size() == 1);
  const auto rows = packed(all, net);
  CHECK(read.predict(rows) == net.predict(rows));
  std::remove("jagged.safetensors");

  Mlp plain({16, 4, 1}, Activation::Gelu, 1);
  CHECK_THROWS(fit(plain, data), Argument, "wanted none");
  CHECK_THROWS(net.sort_collection(0, 1), Argument, "the order of the earlier fit");
  Transformer fresh(net.config());
  CHECK_THROWS(fresh.sort_collection(1, 0), Argument, "less than 1, the number of collections");
  CHECK_THROWS(fresh.sort_collection(0, 2), Argument, "sorted by is 2; wanted one of the 2 columns");
  CHECK_THROWS(Transformer(TransformerConfig(Jagged{8}, 2).order(TokenOrder::Patches)), Argument, "wanted columns");
}

} // namespace

int main() {
  rows_are_laid_out();
  a_deep_set_is_what_its_formula_says();
  a_fit_learns_from_what_is_there();
  return test::report("jagged");
}
