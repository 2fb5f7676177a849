/// \file pyroot.hpp
/// Functions that Python calls (python/rootgrad/_load.py) in place of C++ functions that are overloaded or have
/// arguments that cppyy would copy or refuse. Each may run for long: Python releases its lock (the GIL), and a callback
/// is a C function pointer made by ctypes, which takes the lock again.
#ifndef ROOTGRAD_PYROOT_HPP
#define ROOTGRAD_PYROOT_HPP

#include "../rootgrad.hpp"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace rootgrad {
namespace python {

using OnEpoch = int (*)(std::size_t, double, double, double, double, double, double, double);

inline void call_on_epoch(TrainOptions &options, std::uintptr_t callback) {
  if (!callback)
    return;
  const auto function = reinterpret_cast<OnEpoch>(callback);
  options.on_epoch([function](const Epoch &e) -> Flow {
    const int answer = function(e.epoch, e.train_loss, e.validation_loss, e.train_metric, e.validation_metric,
                                e.learning_rate, e.seconds, e.events_per_second);
    if (answer < 0)
      throw Error(ErrorCode::Callback, "on_epoch raised an exception");
    return answer > 0 ? Flow::Stop : Flow::Continue;
  });
}
inline std::unique_ptr<Mlp> make_mlp(const std::vector<std::size_t> &widths, int activation, std::uint64_t seed,
                                     int init) {
  return std::make_unique<Mlp>(widths, static_cast<Activation>(activation), seed, static_cast<Init>(init));
}
inline std::unique_ptr<Mlp> load_mlp(const std::string &path) { return std::make_unique<Mlp>(Mlp::load(path)); }
inline std::unique_ptr<Mlp> clone_mlp(const Mlp &net) { return std::make_unique<Mlp>(net); }
inline std::unique_ptr<Transformer> make_transformer(const TransformerConfig &config) {
  return std::make_unique<Transformer>(config);
}
inline std::unique_ptr<Transformer> load_transformer(const std::string &path) {
  return std::make_unique<Transformer>(Transformer::load(path));
}
inline std::unique_ptr<Transformer> clone_transformer(const Transformer &net) {
  return std::make_unique<Transformer>(net);
}
inline std::unique_ptr<Table> make_table(const TableConfig &config) { return std::make_unique<Table>(config); }
inline void set_loss(TrainOptions &options, std::uintptr_t function, const std::vector<std::string> &extra) {
  options.loss(reinterpret_cast<const rootgrad_loss_function_t *>(function), extra);
}
inline std::unique_ptr<Network> adopt_network(std::uintptr_t handle) {
  return std::make_unique<Network>(Network::adopt(reinterpret_cast<rootgrad_network_t *>(handle)));
}
inline void export_onnx(const Network &net, const std::string &path, int output, int absent) {
  rootgrad::export_onnx(net, path, static_cast<Output>(output), static_cast<Absent>(absent));
}
inline void export_header(const Network &net, const std::string &path, const std::string &name) {
  rootgrad::export_header(net, path, name);
}
inline std::unique_ptr<Network> load_network(const std::string &path) {
  return std::make_unique<Network>(Network::load(path));
}
inline std::unique_ptr<Network> clone_network(const Network &net) { return std::make_unique<Network>(net); }
inline void load_state(Network &net, const std::string &path, const StateOptions &options) {
  net.load_state(path, options);
}
inline void save_state(const Network &net, const std::string &path, const StateOptions &options) {
  net.save_state(path, options);
}
inline void save_network(const Network &net, const std::string &path) { net.save(path); }
inline void predict(const Network &net, std::uintptr_t x, std::size_t rows, std::size_t row_stride, std::uintptr_t out,
                    int output) {
  net.predict(reinterpret_cast<const float *>(x), rows, reinterpret_cast<float *>(out), static_cast<Output>(output),
              row_stride);
}
inline std::unique_ptr<Dataset> make_dataset(const Columns &columns, const std::vector<std::string> &targets,
                                             std::uintptr_t x, std::size_t rows, std::size_t row_stride,
                                             std::uintptr_t target, std::uintptr_t weight) {
  const auto *px = reinterpret_cast<const float *>(x), *py = reinterpret_cast<const float *>(target);
  const auto *pw = reinterpret_cast<const float *>(weight);
  if (row_stride == columns.total()) {
    auto data = std::make_unique<Dataset>(Dataset::borrowed(columns, px, rows, py, pw, targets.size()));
    data->set_names(targets, "weight");
    return data;
  }
  auto data = std::make_unique<Dataset>(columns, targets);
  data->append(px, rows, py, pw, row_stride);
  return data;
}
/// The history of a fit in another process. `epochs` has the eight numbers of each.
inline std::unique_ptr<History> history_of(std::size_t best_epoch, int metric, int stop, double events_per_second,
                                           double seconds, const std::vector<double> &epochs,
                                           const std::vector<double> &output_rmse,
                                           const std::vector<std::string> &notes, const std::string &reading) {
  std::vector<Epoch> rows;
  for (std::size_t i = 0; i + 8 <= epochs.size(); i += 8) {
    const double *e = &epochs[i];
    rows.emplace_back(rootgrad_epoch_t{static_cast<std::size_t>(e[0]), e[1], e[2], e[3], e[4], e[5], e[6], e[7]});
  }
  const rootgrad_history_summary_t summary{rows.size(), best_epoch, metric, stop, events_per_second, seconds};
  auto history = std::make_unique<History>(summary, rows, output_rmse, notes);
  history->set_reading(reading);
  return history;
}
inline std::unique_ptr<History> fit_data(Network &net, const Dataset &data, const Dataset *validation,
                                         const TrainOptions &options, std::uintptr_t callback) {
  auto with_callback = options;
  call_on_epoch(with_callback, callback);
  return std::make_unique<History>(validation ? fit(net, data, *validation, with_callback)
                                              : fit(net, data, with_callback));
}
inline void set_on_epoch(TrainOptions &options, std::uintptr_t callback) { call_on_epoch(options, callback); }
inline std::unique_ptr<Trainer> make_trainer(Network &net, const Columns &columns, const TrainOptions &options,
                                             unsigned slots, const std::vector<std::string> &targets) {
  return std::make_unique<Trainer>(net, columns, options, slots, targets);
}
inline void trainer_add(Trainer &trainer, unsigned slot, std::uintptr_t row, std::size_t values) {
  trainer.add_values(slot, reinterpret_cast<const float *>(row), values);
}
inline std::unique_ptr<History> trainer_fit(Trainer &trainer, const Dataset *validation) {
  return std::make_unique<History>(validation ? trainer.fit(*validation) : trainer.fit());
}
inline std::unique_ptr<Predictor> make_predictor(const Network &net, int output) {
  return std::make_unique<Predictor>(net, static_cast<Output>(output));
}
inline void predictor_predict(const Predictor &predictor, std::uintptr_t x, std::size_t rows, std::size_t row_stride,
                              std::uintptr_t out) {
  predictor.predict(reinterpret_cast<const float *>(x), rows, reinterpret_cast<float *>(out), row_stride);
}

inline std::unique_ptr<Report> evaluate_data(const Network &net, const Dataset &test, const Dataset *training,
                                             const EvaluateOptions &options, const std::vector<std::string> &names) {
  return std::make_unique<Report>(detail::evaluate(detail::live(net), detail::live(test),
                                                   training ? detail::live(*training) : nullptr, options, 0, names));
}
inline std::string report_text(const Report &report, int format) {
  switch (format) {
  case ROOTGRAD_REPORT_FORMAT_JSON:
    return report.json();
  case ROOTGRAD_REPORT_FORMAT_HTML:
    return report.html();
  case ROOTGRAD_REPORT_FORMAT_FRAGMENT:
    return report.fragment();
  default:
    return report.text();
  }
}
using OfCut = double (*)(double, double);

inline void set_merit(EvaluateOptions &options, std::uintptr_t function) {
  const auto call = reinterpret_cast<OfCut>(function);
  options.merit([call](double signal, double background) { return call(signal, background); });
}

using OnStep = int (*)(double, double, double, double, double, double, double, double);

inline std::unique_ptr<Text> load_text(const std::string &path, const std::string &tokenizer) {
  return std::make_unique<Text>(path, tokenizer);
}
inline std::unique_ptr<Text> text_of_bytes(std::uintptr_t bytes, std::size_t n, const std::string &tokenizer) {
  return std::make_unique<Text>(Text::from_string(std::string(reinterpret_cast<const char *>(bytes), n), tokenizer));
}
inline std::unique_ptr<Text> text_of_tokens(std::uintptr_t tokens, std::size_t n, std::size_t vocabulary) {
  const auto *first = reinterpret_cast<const std::uint16_t *>(tokens);
  return std::make_unique<Text>(Text::from_tokens(std::vector<std::uint16_t>(first, first + n), vocabulary));
}
inline std::unique_ptr<Gpt2> make_gpt2(const Gpt2Config &config, std::uint64_t seed) {
  return std::make_unique<Gpt2>(config, seed);
}
inline std::unique_ptr<Gpt2> load_gpt2(const std::string &path) { return std::make_unique<Gpt2>(Gpt2::load(path)); }
inline std::unique_ptr<Gpt2> clone_gpt2(const Gpt2 &gpt) { return std::make_unique<Gpt2>(gpt); }
inline void save_gpt2(const Gpt2 &gpt, const std::string &path) { gpt.save(path); }
inline double evaluate_gpt2(const Gpt2 &gpt, const Text &text, std::size_t batch_size, std::size_t sequence_length,
                            std::size_t batches, std::size_t threads) {
  return gpt.evaluate(text, batch_size, sequence_length, batches, threads);
}
inline void logits_gpt2(const Gpt2 &gpt, std::uintptr_t tokens, std::size_t batch_size, std::size_t sequence_length,
                        std::size_t threads, std::uintptr_t out, std::size_t out_len) {
  detail::check(rootgrad_gpt2_logits(gpt.handle(), reinterpret_cast<const std::uint32_t *>(tokens), batch_size,
                                     sequence_length, threads, reinterpret_cast<float *>(out), out_len));
}
using OnToken = int (*)(std::size_t, std::uint32_t, const char *, std::size_t);

inline void generate_gpt2(const Gpt2 &gpt, std::uintptr_t prompt, std::size_t n, GenerateOptions options,
                          std::uintptr_t callback) {
  const auto function = reinterpret_cast<OnToken>(callback);
  options.on_token([function](std::size_t prompt, std::uint32_t token, const std::string &bytes) -> Flow {
    const int answer = function(prompt, token, bytes.data(), bytes.size());
    if (answer < 0)
      throw Error(ErrorCode::Callback, "on_token raised an exception");
    return answer > 0 ? Flow::Stop : Flow::Continue;
  });
  gpt.generate(std::string(reinterpret_cast<const char *>(prompt), n), options);
}
inline std::unique_ptr<Gpt2History> fit_gpt2(Gpt2 &gpt, const Text &text, const Text *validation,
                                             const Gpt2Options &options, std::uintptr_t callback) {
  auto with_callback = options;
  if (const auto function = reinterpret_cast<OnStep>(callback))
    with_callback.on_step([function](const Gpt2Step &s) -> Flow {
      const int answer = function(double(s.step), double(s.tokens), s.train_loss, s.validation_loss, s.learning_rate,
                                  s.gradient_norm, s.seconds, s.tokens_per_second);
      if (answer < 0)
        throw Error(ErrorCode::Callback, "on_step raised an exception");
      return answer > 0 ? Flow::Stop : Flow::Continue;
    });
  return std::make_unique<Gpt2History>(validation ? fit(gpt, text, *validation, with_callback)
                                                  : fit(gpt, text, with_callback));
}

inline std::unique_ptr<Ensemble> make_ensemble(std::uintptr_t handles, std::size_t n) {
  const auto *networks = reinterpret_cast<const rootgrad_network_t *const *>(handles);
  rootgrad_ensemble_t *handle = nullptr;
  detail::check(rootgrad_ensemble_new(networks, n, &handle));
  return std::make_unique<Ensemble>(Ensemble::adopt(handle));
}
inline std::uintptr_t handle_of(const Network &net) { return reinterpret_cast<std::uintptr_t>(detail::live(net)); }
inline std::unique_ptr<Ensemble> load_ensemble(const std::string &path) {
  return std::make_unique<Ensemble>(Ensemble::load(path));
}
inline void save_ensemble(const Ensemble &ensemble, const std::string &path) { ensemble.save(path); }
inline std::unique_ptr<Network> network_of(const Ensemble &ensemble, std::size_t index) {
  return std::make_unique<Network>(ensemble.network(index));
}
inline void predict_ensemble(const Ensemble &ensemble, std::uintptr_t x, std::size_t rows, std::size_t row_stride,
                             std::uintptr_t mean, std::uintptr_t spread, int output) {
  ensemble.predict_mean_and_spread(reinterpret_cast<const float *>(x), rows, reinterpret_cast<float *>(mean),
                                   reinterpret_cast<float *>(spread), static_cast<Output>(output), row_stride);
}
inline void predict_held_out(const Ensemble &ensemble, std::uintptr_t x, std::size_t rows, std::size_t row_stride,
                             std::uintptr_t ids, std::uintptr_t out, int output) {
  ensemble.predict_held_out(reinterpret_cast<const float *>(x), rows, reinterpret_cast<const std::int64_t *>(ids),
                            reinterpret_cast<float *>(out), static_cast<Output>(output), row_stride);
}
inline unsigned fold_of_id(std::uintptr_t id, std::size_t n, unsigned folds, std::uint64_t seed) {
  const auto *first = reinterpret_cast<const std::int64_t *>(id);
  return fold_of(std::vector<std::int64_t>(first, first + n), folds, seed);
}
inline std::unique_ptr<CrossValidation> cross_validate_data(const Network &net, const Dataset &data, std::uintptr_t ids,
                                                            std::size_t n, const Folds &folds,
                                                            const TrainOptions &options) {
  if (!ids)
    return std::make_unique<CrossValidation>(cross_validate(net, data, folds, options));
  const auto *first = reinterpret_cast<const std::int64_t *>(ids);
  return std::make_unique<CrossValidation>(
      cross_validate(net, data, std::vector<std::int64_t>(first, first + n), folds, options));
}
inline std::unique_ptr<LearningRate> learning_rate_of_data(const Network &net, const Dataset &data,
                                                           const TrainOptions &options,
                                                           const LearningRateOptions &settings) {
  return std::make_unique<LearningRate>(find_learning_rate(net, data, options, settings));
}
inline std::unique_ptr<LearningCurve> learning_curve_of_data(const Network &net, const Dataset &data,
                                                             const Dataset *validation, const TrainOptions &options,
                                                             const LearningCurveOptions &settings) {
  return std::make_unique<LearningCurve>(validation ? learning_curve(net, data, *validation, options, settings)
                                                    : learning_curve(net, data, options, settings));
}
inline std::unique_ptr<SearchResult> search_data(const Network &net, const Dataset &data, const Dataset *validation,
                                                 const Space &space, const TrainOptions &options,
                                                 const SearchOptions &settings) {
  return std::make_unique<SearchResult>(validation ? search(net, data, *validation, space, options, settings)
                                                   : search(net, data, space, options, settings));
}
inline std::unique_ptr<Network> best_of(const SearchResult &found) { return std::make_unique<Network>(found.network); }

} // namespace python
} // namespace rootgrad

#endif
