/// \file inference.C
/// Measures the time per event of a Define with a [28, 64, 64, 1] network, in a compiled macro on one thread:
///
///     root -l -b -q benches/inference.C+
///
/// The same event loop runs with an ordinary formula of the 28 columns and with the network. The result is the
/// difference: CPU time of the thread, medians of interleaved repetitions. The 28 float columns come from memory, so no
/// file is timed. The last line of the output is a JSON object.
#include <rootgrad/root.hpp>

#include <ROOT/RDataFrame.hxx>
#include <TROOT.h>

#include <algorithm>
#include <cstdio>
#include <ctime>
#include <string>
#include <utility>
#include <vector>

namespace inference_bench {

constexpr std::size_t n_features = 28;

/// Returns the CPU time of this thread, which does not depend on other load on the machine.
double seconds() {
  timespec t = {};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
  return double(t.tv_sec) + 1e-9 * double(t.tv_nsec);
}

double median(std::vector<double> v) {
  std::sort(v.begin(), v.end());
  return v[v.size() / 2];
}

template <class Column> double time_sum(ROOT::RDF::RNode df, const char *column) {
  auto sum = df.Sum<Column>(column);
  const double start = seconds();
  volatile double keep = *sum; // runs the event loop
  (void)keep;
  return seconds() - start;
}

template <class... X> struct SumOf {
  float operator()(X... x) const { return (x + ...); }
};

/// The loop without the network: an ordinary compiled formula of the same columns.
template <std::size_t... I>
ROOT::RDF::RNode formula(ROOT::RDF::RNode df, const std::vector<std::string> &names, std::index_sequence<I...>) {
  return df.Define("score", SumOf<std::enable_if_t<(I + 1 > 0), float>...>(), names);
}

template <std::size_t... I> ROOT::RDF::RNode typed(ROOT::RDF::RNode df, const rootgrad::Mlp &net,
                                                   const std::vector<std::string> &names, std::index_sequence<I...>) {
  return rootgrad::define_typed<std::enable_if_t<(I + 1 > 0), float>...>(df, "score", net, names);
}

} // namespace inference_bench

void inference(unsigned events = 200000, unsigned repetitions = 7) {
  using namespace inference_bench;
  ROOT::RDataFrame source(events);
  ROOT::RDF::RNode df =
      source.Define("seed_", [](ULong64_t i) { return float(i % 1009) / 1009.f - 0.5f; }, {"rdfentry_"});
  std::vector<std::string> names;
  for (std::size_t i = 0; i < n_features; ++i) {
    names.push_back("x" + std::to_string(i));
    const float scale = 1.f + 0.1f * float(i);
    df = df.Define(names.back(), [scale](float s) { return scale * s; }, {"seed_"});
  }
  rootgrad::Mlp net({n_features, 64, 64, 1}, rootgrad::Activation::Gelu, 42);

  auto columns = formula(df, names, std::make_index_sequence<n_features>());
  auto scored = rootgrad::define(df, "score", net, names);
  auto scored_typed = typed(df, net, names, std::make_index_sequence<n_features>());

  std::vector<double> t_columns, t_define, t_typed;
  for (unsigned r = 0; r <= repetitions; ++r) {
    const double b = time_sum<float>(columns, "score"), c = time_sum<float>(scored, "score"),
                 d = time_sum<float>(scored_typed, "score");
    if (r == 0)
      continue; // the first round only compiles
    t_columns.push_back(b);
    t_define.push_back(c);
    t_typed.push_back(d);
  }
  std::vector<double> predict_only;
  std::vector<float> x(n_features, 0.25f);
  rootgrad::Predictor predictor(net);
  for (unsigned r = 0; r < repetitions; ++r) {
    float y = 0, total = 0;
    const double start = seconds();
    for (unsigned i = 0; i < events; ++i) {
      x[0] = float(i % 1009) / 1009.f - 0.5f;
      predictor(x.data(), &y);
      total += y;
    }
    volatile float keep = total;
    (void)keep;
    predict_only.push_back(seconds() - start);
  }
  const double us = 1e6 / events;
  const double read = median(t_columns) * us, with = median(t_define) * us;
  const double with_typed = median(t_typed) * us;
  std::printf("{\"case\": \"define [28,64,64,1]\", \"us_per_event\": %.4f, \"us_per_event_typed\": %.4f, "
              "\"us_predictor_alone\": %.4f, \"us_loop_with_define\": %.4f, \"us_loop_reading_columns\": %.4f, "
              "\"events\": %u, \"repetitions\": %u}\n",
              with - read, with_typed - read, median(predict_only) * us, with, read, events, repetitions);
}
