/// \file gw.hpp
/// Gravitational waves: the commands of the program `gw` as functions, from ROOT's prompt, macros, PyROOT and any C++17
/// program. They are in librootgrad_gw.so, which the first call loads from the folder of librootgrad.so.
///
/// ```cpp
/// #include <rootgrad/gw.hpp>
/// rootgrad::gw::SearchOptions options;
/// options.slides = 100;
/// auto found = rootgrad::gw::search("H1.hdf5", "L1.hdf5", options);
/// for (const auto &c : found.candidates)
///   std::cout << c.gps << " " << c.ranking << " " << c.per_year << std::endl;
/// ```
#ifndef ROOTGRAD_GW_HPP
#define ROOTGRAD_GW_HPP

// In ROOT, the first header of an installation loads librootgrad.so.
#if defined(__CLING__) && !defined(ROOTGRAD_ERROR_HPP) && __has_include("root.hpp")
#include "root.hpp"
#endif

#include "detail/beside.hpp"
#include "detail/error.hpp"
#include "gw.h"

#if __has_include(<ROOT/RVec.hxx>)
#include <ROOT/RVec.hxx>
#endif
#include <array>
#include <cstddef>
#include <dlfcn.h>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace rootgrad {
namespace detail {
namespace gw {

/// Path of librootgrad_gw.so: $ROOTGRAD_GW_LIBRARY, else in the folder of librootgrad.so.
inline std::string path() { return library_beside("ROOTGRAD_GW_LIBRARY", "librootgrad_gw.so"); }

inline void *load() {
  const std::string path = gw::path();
  void *library = dlopen(path.c_str(), RTLD_NOW | RTLD_LOCAL); // (never closed)
  if (library == nullptr)
    throw Error(ErrorCode::Io, "the library with the functions of rootgrad::gw cannot be loaded: " +
                                   std::string(dlerror()) + "; `cargo xtask install` installs it");
  return library;
}

/// Returns a function of the library.
template <class F> F *function(const char *name) {
  static void *const library = load();
  void *address = dlsym(library, name);
  if (address == nullptr)
    throw Error(ErrorCode::Version, path() + " has no function " + name + ": it is of another version of rootgrad");
  return reinterpret_cast<F *>(address);
}

#define ROOTGRAD_GW(name) ::rootgrad::detail::gw::function<decltype(::name)>(#name)

/// Throws the error that a call returned, if any.
inline void check(rootgrad_status_t status) {
  if (status != ROOTGRAD_STATUS_OK)
    throw Error(static_cast<ErrorCode>(status), ROOTGRAD_GW(rootgrad_gw_last_error)());
}

/// Returns the default options, after a check of the library's version.
template <class T> T defaults(rootgrad_status_t (*fill)(std::size_t, T *)) {
  check(ROOTGRAD_GW(rootgrad_gw_check_version)(ROOTGRAD_VERSION_MAJOR, ROOTGRAD_VERSION_MINOR, ROOTGRAD_VERSION_PATCH));
  T raw{};
  check(fill(sizeof raw, &raw));
  return raw;
}

inline rootgrad_gw_search_options_t search_defaults() {
  return defaults(ROOTGRAD_GW(rootgrad_gw_search_options_default));
}
inline rootgrad_gw_simulate_options_t simulate_defaults() {
  return defaults(ROOTGRAD_GW(rootgrad_gw_simulate_options_default));
}
inline rootgrad_gw_whiten_options_t whiten_defaults() {
  return defaults(ROOTGRAD_GW(rootgrad_gw_whiten_options_default));
}
inline rootgrad_gw_train_options_t train_defaults() { return defaults(ROOTGRAD_GW(rootgrad_gw_train_options_default)); }

/// Converts a count, in which -1 stands for the default.
inline std::size_t count_or_default(const char *name, long long value) {
  return value == -1 ? static_cast<std::size_t>(-1) : count(name, value);
}

inline const char *file(const char *name, const std::string &path) {
  return path.empty() ? nullptr : c_string(name, path);
}

inline void set(double (&raw)[2], const std::pair<double, double> &range) {
  raw[0] = range.first;
  raw[1] = range.second;
}

} // namespace gw
} // namespace detail

/// Simulation of gravitational waves, search in strain, and networks that rank windows of it.
namespace gw {

/// Lowest and highest value of a number.
using Range = std::pair<double, double>;

/// Kind of binaries.
enum class Systems : int {
  Heavy = ROOTGRAD_GW_SYSTEMS_HEAVY, ///< black holes of 8 to 100 solar masses: windows of 1 s
  Light = ROOTGRAD_GW_SYSTEMS_LIGHT  ///< neutron stars and light black holes of 1 to 5 solar masses: windows of 8 s
};

/// Kind of a network.
enum class Network : int {
  Detector = ROOTGRAD_GW_NETWORK_DETECTOR,      ///< begins as a bank of matched filters
  Cnn = ROOTGRAD_GW_NETWORK_CNN,                ///< convolutional network, which begins at random
  Transformer = ROOTGRAD_GW_NETWORK_TRANSFORMER ///< transformer over patches of 16 samples, which begins at random
};

/// Length of a training.
enum class Preset : int {
  Small = ROOTGRAD_GW_PRESET_SMALL,   ///< minutes on two cores
  Medium = ROOTGRAD_GW_PRESET_MEDIUM, ///< a quarter of an hour to an hour
  Full = ROOTGRAD_GW_PRESET_FULL      ///< up to two hours
};

/// How a function works.
struct Work {
  long long threads = 0;     ///< 0 for all cores; the result does not depend on it
  bool progress = true;      ///< a bar on standard error, if it is a terminal
  bool interruptible = true; ///< Ctrl-C ends the call with the exception Error: Interrupted

  /// Writes these options to those of the C interface.
  template <class T> void set(T &raw) const {
    raw.threads = rootgrad::detail::count("threads", threads);
    raw.progress = progress;
    raw.interruptible = interruptible;
  }
};

/// Options of a search. A detector determines the templates; without it they are those of `systems`, `masses` and
/// `min_match`.
struct SearchOptions : Work {
  std::string detector; ///< file of a detector that train() or `gw train` trained; empty: ranked by reweighted SNRs
  std::string output;   ///< ROOT file to write, for the macro gw_search.C; empty for none
  Systems systems;      ///< kind of the binaries. Default Heavy
  Range masses{0, 0};   ///< component masses, solar masses; {0, 0}: 10 to 50, or 3 to 5 of light systems
  double min_match;     ///< minimal match of the templates. Default 0.97
  double threshold;     ///< smallest SNR of a trigger, also after its reweighting by chi squared. Default 3.5
  double gate;          ///< strain is removed around whitened samples above this many standard deviations. Default 50
  int category;         ///< category of data quality, 1 to 3, that a candidate's second must pass. Default 2
  long long slides;     ///< number of time slides for the background. Default 60

  SearchOptions() : SearchOptions(rootgrad::detail::gw::search_defaults()) {}

private:
  explicit SearchOptions(const rootgrad_gw_search_options_t &raw)
      : systems(static_cast<Systems>(raw.systems)), min_match(raw.min_match), threshold(raw.threshold), gate(raw.gate),
        category(raw.category), slides(static_cast<long long>(raw.slides)) {}
};

/// A time at which both detectors may have seen a wave; arrays contain the values of Hanford and Livingston. The fields
/// are those of the C struct: gps, ranking, snr, chi, delay, per_year, per_year_low, per_year_high, above.
using Candidate = rootgrad_gw_candidate_t;

/// Numbers of triggers in a detector: accepted, by_chi, by_gate, by_quality (rejected by …).
using Triggers = rootgrad_gw_triggers_t;

/// Result of a search. Arrays contain the values of Hanford and Livingston.
struct Found {
  std::vector<Candidate> candidates;       ///< candidates, the highest ranking first
  double time = 0;                         ///< searched time, without gates and rejected seconds, s
  double background = 0;                   ///< time of the background, the sum over time slides, s
  std::vector<float> chance;               ///< rankings of the background's candidates, the highest first
  std::array<Triggers, 2> triggers{};      ///< numbers of triggers
  std::array<std::vector<Range>, 2> gates; ///< begin and end of removed strain, GPS s
};

/// Searches the strain of Hanford and Livingston, two files of GWOSC (HDF5), for binaries. The background is measured
/// by time slides.
///
/// Throws rootgrad::Error: Argument (an option out of range), Io and Format (files that cannot be read), Data (files
/// that do not match), Interrupted.
inline Found search(const std::string &hanford, const std::string &livingston,
                    const SearchOptions &options = SearchOptions()) {
  namespace gw = rootgrad::detail::gw;
  auto raw = gw::search_defaults();
  options.set(raw);
  raw.detector = gw::file("detector", options.detector);
  raw.output = gw::file("output", options.output);
  raw.systems = static_cast<int>(options.systems);
  gw::set(raw.masses, options.masses);
  raw.min_match = options.min_match;
  raw.threshold = options.threshold;
  raw.gate = options.gate;
  raw.category = options.category;
  raw.slides = rootgrad::detail::count("slides", options.slides);
  rootgrad_gw_found_t *handle = nullptr;
  gw::check(ROOTGRAD_GW(rootgrad_gw_search)(rootgrad::detail::c_string("hanford", hanford),
                                            rootgrad::detail::c_string("livingston", livingston), &raw, &handle));
  const std::unique_ptr<rootgrad_gw_found_t, decltype(&rootgrad_gw_found_free)> owner(
      handle, ROOTGRAD_GW(rootgrad_gw_found_free));
  rootgrad_gw_found_view_t view{};
  gw::check(ROOTGRAD_GW(rootgrad_gw_found_view)(handle, sizeof view, &view));
  Found found;
  found.candidates.assign(view.candidates, view.candidates + view.n_candidates);
  found.time = view.time;
  found.background = view.background;
  found.chance.assign(view.chance, view.chance + view.n_chance);
  for (std::size_t d = 0; d < 2; ++d) {
    found.triggers[d] = view.triggers[d];
    for (std::size_t i = 0; i < view.n_gates[d]; ++i)
      found.gates[d].emplace_back(view.gates[d][2 * i], view.gates[d][2 * i + 1]);
  }
  return rootgrad::detail::result(found);
}

/// Strain of a window: of each detector in turn, whitened, sampled at 1024 Hz and limited to 30 to 400 Hz. A
/// std::vector<float> is converted.
#if __has_include(<ROOT/RVec.hxx>)
using Window = ROOT::VecOps::RVec<float>;
#else
using Window = std::vector<float>;
#endif

/// A trained network that ranks windows, also as a function for RDataFrame: `df.Define("logit", detector, {"strain"})`.
/// Copies share the network. Any number of threads may use it at the same time.
class Detector {
public:
  /// Reads a file of train() or `gw train`. The templates are placed again, which takes seconds.
  ///
  /// Throws rootgrad::Error: Io, Format (not a network's file).
  explicit Detector(const std::string &file) {
    namespace gw = rootgrad::detail::gw;
    gw::train_defaults(); // checks the version
    rootgrad_gw_detector_t *handle = nullptr;
    gw::check(ROOTGRAD_GW(rootgrad_gw_detector_load)(rootgrad::detail::c_string("file", file), &handle));
    handle_.reset(handle, ROOTGRAD_GW(rootgrad_gw_detector_free));
    gw::check(ROOTGRAD_GW(rootgrad_gw_detector_shape)(handle, &detectors_, &samples_));
    scores_ = ROOTGRAD_GW(rootgrad_gw_detector_scores);
  }

  /// Number of detectors, 1 or 2.
  std::size_t detectors() const { return detectors_; }
  /// Number of samples of each detector in a window: 1024, or 8192 of light systems.
  std::size_t samples() const { return samples_; }
  /// Length of a window, detectors() * samples().
  std::size_t width() const { return detectors_ * samples_; }

  /// Returns the logit of a window: the logarithm of the odds that it contains a signal, if half of the windows do.
  ///
  /// Throws rootgrad::Error: Shape if the window's length is not width().
  float operator()(const Window &strain) const {
    float logit = 0;
    rootgrad::detail::gw::check(scores_(handle_.get(), strain.data(), strain.size(), 1, &logit, 1));
    return logit;
  }

  /// Returns the logits of windows (N, detectors, samples), given one after the other. `threads`: 0 for all cores.
  std::vector<float> scores(const float *strain, std::size_t windows, unsigned threads = 0) const {
    std::vector<float> logits(windows);
    if (windows > 0)
      rootgrad::detail::gw::check(scores_(handle_.get(), strain, windows * width(), threads, logits.data(), windows));
    return rootgrad::detail::result(logits);
  }
  /// Same as above.
  ///
  /// Throws rootgrad::Error: Shape if the length of `strain` is not a multiple of width().
  std::vector<float> scores(const std::vector<float> &strain, unsigned threads = 0) const {
    if (strain.size() % width() != 0)
      throw Error(ErrorCode::Shape, "strain has " + std::to_string(strain.size()) + " values; wanted a multiple of " +
                                        std::to_string(width()) + ", the width of a window");
    return scores(strain.data(), strain.size() / width(), threads);
  }

private:
  std::shared_ptr<rootgrad_gw_detector_t> handle_;
  decltype(&rootgrad_gw_detector_scores) scores_ = nullptr;
  std::size_t detectors_ = 0;
  std::size_t samples_ = 0;
};

/// Options of a simulation. Numbers of rows: -1 for the default.
struct SimulateOptions : Work {
  unsigned long long seed;     ///< random seed: the same seed gives the same file. Default 1
  long long train = -1;        ///< rows in the tree "train". Default 500,000, or 20,000 of light systems
  long long validation = -1;   ///< rows in the tree "validation". Default 20,000, or 2,000 of light systems
  long long test = -1;         ///< rows in the tree "test". Default 200,000, or 8,000 of light systems
  long long test_signal_every; ///< one in this many rows of "test" has a signal. Default 8
  Range train_snr;             ///< signal-to-noise ratios of "train" and "validation". Default {4, 14}
  Range test_snr;              ///< signal-to-noise ratios of "test". Default {2, 20}
  Systems systems;             ///< kind of the binaries. Default Heavy
  Range masses{0, 0};          ///< component masses, solar masses; {0, 0}: 10 to 50, or 3 to 5 of light systems
  double spin;                 ///< largest spin along the orbital axis, of light systems. Default 0
  bool bank; ///< the column "bank" of "test", the loudest matched filter; heavy systems only. Default true

  SimulateOptions() : SimulateOptions(rootgrad::detail::gw::simulate_defaults()) {}

private:
  explicit SimulateOptions(const rootgrad_gw_simulate_options_t &raw)
      : seed(raw.seed), test_signal_every(static_cast<long long>(raw.test_signal_every)),
        train_snr(raw.train_snr[0], raw.train_snr[1]), test_snr(raw.test_snr[0], raw.test_snr[1]),
        systems(static_cast<Systems>(raw.systems)), spin(raw.spin), bank(raw.bank != 0) {}
};

/// Simulates windows of noise and of signals in noise, and writes them to the ROOT file `output`: trees "train",
/// "validation" and "test". A window is 0.25 s (256 samples), of light systems 8 s (8192).
///
/// Throws rootgrad::Error: Argument (an option out of range), Io, Interrupted.
inline void simulate(const std::string &output, const SimulateOptions &options = SimulateOptions()) {
  namespace gw = rootgrad::detail::gw;
  auto raw = gw::simulate_defaults();
  options.set(raw);
  raw.seed = options.seed;
  raw.train = gw::count_or_default("train", options.train);
  raw.validation = gw::count_or_default("validation", options.validation);
  raw.test = gw::count_or_default("test", options.test);
  raw.test_signal_every = rootgrad::detail::count("test_signal_every", options.test_signal_every);
  gw::set(raw.train_snr, options.train_snr);
  gw::set(raw.test_snr, options.test_snr);
  raw.systems = static_cast<int>(options.systems);
  gw::set(raw.masses, options.masses);
  raw.spin = options.spin;
  raw.bank = options.bank;
  gw::check(ROOTGRAD_GW(rootgrad_gw_simulate)(rootgrad::detail::c_string("output", output), &raw));
}

/// Options of a whitening.
struct WhitenOptions {
  long long step;      ///< samples (at 1024 Hz) from one window to the next. Default 4
  double start = 0;    ///< first GPS time of the strain that is used; 0 for all strain
  double duration = 0; ///< seconds of strain that are used; 0 for all strain

  WhitenOptions() : step(static_cast<long long>(rootgrad::detail::gw::whiten_defaults().step)) {}
};

/// Whitens the strain of Hanford and Livingston, two files of GWOSC (HDF5) of the same time, and writes the ROOT file
/// `output`: trees "windows" (sliding windows of 0.25 s), "strain" and "asd".
///
/// Throws rootgrad::Error: Argument (an option out of range), Io and Format (files that cannot be read, missing
/// samples), Data (files that do not match).
inline void whiten(const std::string &hanford, const std::string &livingston, const std::string &output,
                   const WhitenOptions &options = WhitenOptions()) {
  namespace gw = rootgrad::detail::gw;
  auto raw = gw::whiten_defaults();
  raw.step = rootgrad::detail::count("step", options.step);
  raw.start = options.start;
  raw.duration = options.duration;
  gw::check(ROOTGRAD_GW(rootgrad_gw_whiten)(rootgrad::detail::c_string("hanford", hanford),
                                            rootgrad::detail::c_string("livingston", livingston),
                                            rootgrad::detail::c_string("output", output), &raw));
}

/// Options of a training. Counts: -1 for those of the preset.
struct TrainOptions : Work {
  Network network;     ///< kind of the network. Default Detector
  Systems systems;     ///< kind of the binaries. Default Heavy
  long long detectors; ///< 1, or 2 for Hanford and Livingston. Default 1
  Range masses{0, 0};  ///< component masses, solar masses; {0, 0}: 10 to 50, or 3 to 5 of light systems
  double spin;         ///< largest spin along the orbital axis, of light systems. Default 0
  Range snr;           ///< optimal signal-to-noise ratios of the signals, of all detectors together. Default {4, 10}
  double min_match;    ///< minimal match of a detector's templates. Default 0.98
  double bank_match;   ///< minimal match of the bank to compare with, the first of these templates. Default 0.97
  unsigned long long seed; ///< seed of the templates' placement and of the training. Default 1
  Preset preset;           ///< length of the training. Default Medium
  long long epochs = -1;   ///< training epochs, each with fresh noise
  long long windows = -1;  ///< windows per epoch, half of them with a signal
  long long stock = -1;    ///< simulated signals to train on
  double rate;             ///< largest learning rate. Default 1e-3
  long long noises;        ///< each noise window is the one that the network ranks highest among so many. Default 1

  TrainOptions() : TrainOptions(rootgrad::detail::gw::train_defaults()) {}

private:
  explicit TrainOptions(const rootgrad_gw_train_options_t &raw)
      : network(static_cast<Network>(raw.network)), systems(static_cast<Systems>(raw.systems)),
        detectors(static_cast<long long>(raw.detectors)), spin(raw.spin), snr(raw.snr[0], raw.snr[1]),
        min_match(raw.min_match), bank_match(raw.bank_match), seed(raw.seed), preset(static_cast<Preset>(raw.preset)),
        rate(raw.rate), noises(static_cast<long long>(raw.noises)) {}
};

/// Trains a network and writes it to the file `output`, for Detector and the option `detector` of a search.
///
/// Throws rootgrad::Error: Argument (an option out of range), Io, Interrupted.
inline void train(const std::string &output, const TrainOptions &options = TrainOptions()) {
  namespace gw = rootgrad::detail::gw;
  auto raw = gw::train_defaults();
  options.set(raw);
  raw.network = static_cast<int>(options.network);
  raw.systems = static_cast<int>(options.systems);
  raw.detectors = rootgrad::detail::count("detectors", options.detectors);
  gw::set(raw.masses, options.masses);
  raw.spin = options.spin;
  gw::set(raw.snr, options.snr);
  raw.min_match = options.min_match;
  raw.bank_match = options.bank_match;
  raw.seed = options.seed;
  raw.preset = static_cast<int>(options.preset);
  raw.epochs = gw::count_or_default("epochs", options.epochs);
  raw.windows = gw::count_or_default("windows", options.windows);
  raw.stock = gw::count_or_default("stock", options.stock);
  raw.rate = options.rate;
  raw.noises = rootgrad::detail::count("noises", options.noises);
  gw::check(ROOTGRAD_GW(rootgrad_gw_train)(rootgrad::detail::c_string("output", output), &raw));
}

} // namespace gw
} // namespace rootgrad

#undef ROOTGRAD_GW

#endif // ROOTGRAD_GW_HPP
