// From a ROOT file to a trained epoch: the worker of `cargo xtask bench columns`, which also writes its files.
//
//   rootgrad_columns make <format> <rows> <path>
//   rootgrad_columns fit <threads> <batch> <epochs> <state>
//   rootgrad_columns loop <threads>
//
// Formats: "tree-zlib", "tree-lz4", "tree-zstd", "ntuple-zstd", each with ROOT's default compression level. A row has 28 floats f0, … and a
// label, whose odds are a nonlinear function of some of them.
//
// "fit" writes the untrained network as a state dict <state>, from which the peers start. Then for every line on standard input, the path of
// a file, it runs rootgrad::fit on an RDataFrame of the file. "loop" only reads the same 29 columns in a compiled ForeachSlot. Both print a
// JSON line per request, and one when they are ready. They use only as many processors as threads.

#include <rootgrad/rdataframe.hpp>
#include <rootgrad/rootgrad.hpp>

#include <ROOT/RDataFrame.hxx>
#include <RVersion.h>
#include <TFile.h>
#include <TROOT.h>
#include <TTree.h>

#if ROOT_VERSION_CODE >= ROOT_VERSION(6, 36, 0)
#include <ROOT/RNTupleModel.hxx>
#include <ROOT/RNTupleWriteOptions.hxx>
#include <ROOT/RNTupleWriter.hxx>
#endif

#ifdef __linux__
#include <sched.h>
#endif

#include <array>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <ctime>
#include <iostream>
#include <memory>
#include <random>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

namespace {

constexpr std::size_t n_features = 28;
constexpr const char *tree_name = "events";

std::vector<std::string> names(std::size_t n) {
  std::vector<std::string> all;
  for (std::size_t i = 0; i < n; ++i)
    all.push_back(i < n_features ? "f" + std::to_string(i) : "label");
  return all;
}

// The files.

/// Draws events with mean 0 and variance 1, roughly, so that contestants with and without standardisation learn alike. For compression they
/// resemble real data: energies, counts and Gaussian quantities.
class Events {
public:
  std::array<float, n_features + 1> row{};

  void next() {
    for (std::size_t i = 0; i < n_features; ++i) {
      const float z = gauss_(engine_);
      row[i] = i % 4 == 0 ? exponential_(engine_) - 1 : i % 4 == 3 ? std::round(z) : z;
    }
    const auto &x = row;
    const float odds = x[1] + x[2] * x[5] + 0.5f * (x[6] * x[6] - 1) + 0.7f * x[4] - 0.4f * x[8] * x[7];
    row[n_features] = uniform_(engine_) < 1 / (1 + std::exp(-odds)) ? 1 : 0;
  }

private:
  std::mt19937_64 engine_{20260730};
  std::normal_distribution<float> gauss_;
  std::exponential_distribution<float> exponential_{1};
  std::uniform_real_distribution<float> uniform_;
};

void make_tree(int compression, long rows, const std::string &path) {
  TFile file(path.c_str(), "RECREATE", "", compression);
  if (file.IsZombie())
    throw std::runtime_error("cannot write " + path);
  TTree tree(tree_name, "");
  Events events;
  const auto columns = names(n_features + 1);
  for (std::size_t i = 0; i < columns.size(); ++i)
    tree.Branch(columns[i].c_str(), &events.row[i]);
  for (long row = 0; row < rows; ++row) {
    events.next();
    if (tree.Fill() < 0)
      throw std::runtime_error("cannot write " + path);
  }
  tree.Write();
}

void make_ntuple(int compression, long rows, const std::string &path) {
#if ROOT_VERSION_CODE >= ROOT_VERSION(6, 36, 0)
  auto model = ROOT::RNTupleModel::Create();
  std::vector<std::shared_ptr<float>> fields;
  for (const auto &name : names(n_features + 1))
    fields.push_back(model->MakeField<float>(name));
  ROOT::RNTupleWriteOptions options;
  options.SetCompression(compression);
  auto writer = ROOT::RNTupleWriter::Recreate(std::move(model), tree_name, path, options);
  Events events;
  for (long row = 0; row < rows; ++row) {
    events.next();
    for (std::size_t i = 0; i < fields.size(); ++i)
      *fields[i] = events.row[i];
    writer->Fill();
  }
#else
  throw std::runtime_error("ROOT before 6.36 writes no RNTuple that lasts: " + path + ", " +
                           std::to_string(compression) + ", " + std::to_string(rows));
#endif
}

void make(const std::string &format, long rows, const std::string &path) {
  if (format == "tree-zlib")
    make_tree(101, rows, path);
  else if (format == "tree-lz4")
    make_tree(404, rows, path);
  else if (format == "tree-zstd")
    make_tree(505, rows, path);
  else if (format == "ntuple-zstd")
    make_ntuple(505, rows, path);
  else
    throw std::runtime_error("no format '" + format + "'");
}

// Rounds.

using Clock = std::chrono::steady_clock;

double since(Clock::time_point start) { return std::chrono::duration<double>(Clock::now() - start).count(); }

/// Restricts the process to one processor per thread: libraries also read and free memory in threads of their own.
void keep_to(unsigned threads) {
#ifdef __linux__
  cpu_set_t allowed, kept;
  CPU_ZERO(&kept);
  if (sched_getaffinity(0, sizeof allowed, &allowed) != 0)
    return;
  for (int cpu = 0; cpu < CPU_SETSIZE && unsigned(CPU_COUNT(&kept)) < threads; ++cpu)
    if (CPU_ISSET(cpu, &allowed))
      CPU_SET(cpu, &kept);
  sched_setaffinity(0, sizeof kept, &kept);
#endif
  if (threads > 1)
    ROOT::EnableImplicitMT(threads);
}

/// Returns the processor time of all threads.
double cpu() {
  timespec t = {};
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
  return double(t.tv_sec) + 1e-9 * double(t.tv_nsec);
}

struct Training {
  unsigned threads;
  long batch, epochs;
};

rootgrad::Mlp network() { return rootgrad::Mlp({n_features, 64, 64, 1}, rootgrad::Activation::Gelu, 42); }

/// Reads and trains. All times are counted from before the file is opened.
void fit(const Training &training, const std::string &path) {
  const auto start = Clock::now();
  const double cpu_start = cpu();
  std::vector<double> ends;
  double first_cpu = 0;
  ROOT::RDataFrame df(tree_name, path);
  rootgrad::Mlp net = network();
  const auto options = rootgrad::TrainOptions()
                           .epochs(training.epochs)
                           .batch_size(training.batch)
                           .learning_rate(1e-3f)
                           .weight_decay(0.01f)
                           .validation_fraction(0)
                           .threads(training.threads)
                           .progress(rootgrad::Progress::Off)
                           .on_epoch([&](const rootgrad::Epoch &) {
                             ends.push_back(since(start));
                             if (ends.size() == 1)
                               first_cpu = cpu() - cpu_start;
                           });
  const rootgrad::History history = rootgrad::fit(net, df, names(n_features), "label", options);
  const double read = since(start) - history.seconds();
  std::printf("{\"read_s\": %.6f, \"rows\": %.0f, \"cpu_s\": %.6f, \"ends_s\": [", read, double(*df.Count()),
              first_cpu);
  for (std::size_t i = 0; i < ends.size(); ++i)
    std::printf("%s%.6f", i ? ", " : "", ends[i]);
  std::printf("], \"losses\": [");
  for (std::size_t i = 0; i < history.size(); ++i)
    std::printf("%s%.6f", i ? ", " : "", history[i].train_loss);
  std::printf("]}\n");
}

/// Sum of each slot, in a separate cache line.
struct alignas(64) Sum {
  double sum = 0;
  long rows = 0;
};

template <std::size_t> using Float = float;

template <class Columns> struct Add;

/// Callback that RDataFrame calls with the columns of a row.
template <std::size_t... I> struct Add<std::index_sequence<I...>> {
  std::vector<Sum> *sums;
  void operator()(unsigned slot, Float<I>... x) const {
    (*sums)[slot].sum += (x + ...);
    ++(*sums)[slot].rows;
  }
};

/// Reads and sums all columns, so that nothing is skipped.
void loop(const std::string &path) {
  const auto start = Clock::now();
  const double cpu_start = cpu();
  ROOT::RDataFrame df(tree_name, path);
  std::vector<Sum> sums(df.GetNSlots());
  df.ForeachSlot(Add<std::make_index_sequence<n_features + 1>>{&sums}, names(n_features + 1));
  const double seconds = since(start), processor = cpu() - cpu_start;
  Sum all;
  for (const Sum &sum : sums) {
    all.sum += sum.sum;
    all.rows += sum.rows;
  }
  std::printf("{\"read_s\": %.6f, \"cpu_s\": %.6f, \"ends_s\": [%.6f], \"rows\": %ld, \"sum\": %.9g}\n", seconds,
              processor, seconds, all.rows, all.sum);
}

template <class Round> void serve(Round round) {
  std::printf("{\"version\": \"%s\"}\n", gROOT->GetVersion());
  std::fflush(stdout);
  for (std::string path; std::getline(std::cin, path);) {
    round(path);
    std::fflush(stdout);
  }
}

} // namespace

int main(int count, char **arguments) try {
  const std::vector<std::string> words(arguments + 1, arguments + count);
  const std::string task = words.empty() ? "" : words[0];
  if (task == "make" && words.size() == 4) {
    make(words[1], std::stol(words[2]), words[3]);
  } else if (task == "fit" && words.size() == 5) {
    const Training training{unsigned(std::stoul(words[1])), std::stol(words[2]), std::stol(words[3])};
    keep_to(training.threads);
    network().save_state(words[4]);
    serve([&](const std::string &path) { fit(training, path); });
  } else if (task == "loop" && words.size() == 2) {
    keep_to(unsigned(std::stoul(words[1])));
    serve(loop);
  } else {
    throw std::runtime_error(
        "usage: make <format> <rows> <path> | fit <threads> <batch> <epochs> <state> | loop <threads>");
  }
  return 0;
} catch (const std::exception &error) {
  std::fprintf(stderr, "rootgrad_columns: %s\n", error.what());
  return 1;
}
