/// \file scores.C
/// Measures the time per event to score a file of 28 columns with a [28, 64, 64, 1] network, in a compiled macro:
///
///     root -l -b -q 'benches/scores.C+(1000000, 1)'    # events, threads
///
/// Four ways: an event loop that only reads the columns, `define` and a sum of the scores, `snapshot_scores` (including its file), and a `Predictor`
/// on rows in memory, 4096 at a time. Prints CPU times of all threads, including ROOT's: medians of interleaved repetitions, in microseconds per
/// event. They include the compilation of a loop's strings, a sixth of a second each time. The file is created first: TTree, lz4, clusters of a
/// tenth. The last line is a JSON object.
#include <rootgrad/root.hpp>

#include <ROOT/RDataFrame.hxx>
#include <TFile.h>
#include <TROOT.h>
#include <TTree.h>

#include <sys/resource.h>

#include <algorithm>
#include <cstdio>
#include <functional>
#include <map>
#include <string>
#include <utility>
#include <vector>

namespace score_bench {

constexpr std::size_t n_features = 28;

double seconds() {
  rusage use = {};
  getrusage(RUSAGE_SELF, &use);
  return double(use.ru_utime.tv_sec + use.ru_stime.tv_sec) + 1e-6 * double(use.ru_utime.tv_usec + use.ru_stime.tv_usec);
}

/// Returns a number of 24 bits in -1 … 1 for each event and column.
float value(unsigned long long event, std::size_t column) {
  unsigned long long x = (event * n_features + column + 1) * 0x9e3779b97f4a7c15ull;
  x = (x ^ (x >> 29)) * 0xbf58476d1ce4e5b9ull;
  return float(double(x >> 40) / double(1 << 23)) - 1.f;
}

void write(const char *path, unsigned long long events, const std::vector<std::string> &names) {
  TFile file(path, "recreate", "", 404);
  TTree tree("events", "");
  std::vector<float> row(n_features);
  for (std::size_t k = 0; k < n_features; ++k)
    tree.Branch(names[k].c_str(), &row[k]);
  tree.SetAutoFlush(Long64_t(std::max(1ull, events / 10)));
  for (unsigned long long i = 0; i < events; ++i) {
    for (std::size_t k = 0; k < n_features; ++k)
      row[k] = value(i, k);
    tree.Fill();
  }
  tree.Write();
}

/// Reads and sums all columns.
template <std::size_t... I>
double sum(ROOT::RDF::RNode df, const std::vector<std::string> &names, std::index_sequence<I...>) {
  std::vector<std::vector<double>> sums(df.GetNSlots(), std::vector<double>(64)); // a cache line apart
  df.ForeachSlot([&](unsigned slot, std::enable_if_t<(I + 1 > 0), float>... x) { sums[slot][0] += (x + ...); }, names);
  double all = 0;
  for (const auto &slot : sums)
    all += slot[0];
  return all;
}

} // namespace score_bench

void scores(unsigned long long events = 1000000, unsigned threads = 1, int repetitions = 5) {
  using namespace score_bench;
  std::vector<std::string> names;
  for (std::size_t k = 0; k < n_features; ++k)
    names.push_back("x" + std::to_string(k));
  write("bench_events.root", events, names);
  if (threads > 1)
    ROOT::EnableImplicitMT(threads);
  rootgrad::Mlp net({n_features, 64, 64, 1}, rootgrad::Activation::Gelu, 1);
  std::vector<float> rows;
  for (unsigned long long i = 0; i < events; ++i)
    for (std::size_t k = 0; k < n_features; ++k)
      rows.push_back(value(i, k));
  volatile double keep = 0;
  const std::vector<std::pair<std::string, std::function<void()>>> ways = {
      {"read",
       [&] {
         keep = sum(ROOT::RDataFrame("events", "bench_events.root"), names, std::make_index_sequence<n_features>());
       }},
      {"define",
       [&] {
         keep = *rootgrad::define(ROOT::RDataFrame("events", "bench_events.root"), "score", net, names)
                     .Sum<float>("score");
       }},
      {"snapshot_scores",
       [&] {
         rootgrad::snapshot_scores(ROOT::RDataFrame("events", "bench_events.root"), net, "bench_scores.root", names);
       }},
      {"predictor", [&] {
         const rootgrad::Predictor predict(net);
         std::vector<float> out(4096);
         for (unsigned long long i = 0; i < events; i += 4096) {
           predict.predict(rows.data() + i * n_features, std::size_t(std::min<unsigned long long>(4096, events - i)),
                           out.data());
           keep = keep + out[0];
         }
       }}};
  std::map<std::string, std::vector<double>> times;
  for (int repeat = -1; repeat < repetitions; ++repeat) // the first repetition also compiles and does not count
    for (const auto &way : ways) {
      const double start = seconds();
      way.second();
      if (repeat >= 0)
        times[way.first].push_back((seconds() - start) * 1e6 / double(events));
    }
  std::string json = "{\"threads\": " + std::to_string(threads) + ", \"events\": " + std::to_string(events);
  for (const auto &way : ways) {
    auto &t = times[way.first];
    std::sort(t.begin(), t.end());
    std::printf("%-16s %.3f us an event (%.3f ... %.3f)\n", way.first.c_str(), t[t.size() / 2], t.front(), t.back());
    json += ", \"" + way.first + "_us\": " + std::to_string(t[t.size() / 2]);
  }
  std::printf("%s}\n", json.c_str());
}
