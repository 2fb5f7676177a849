"""Finds and loads the shared library and the C++ headers, once."""

import threading

import ROOT

from . import _selection_cpp
from ._library import paths

# The wheel lays files into the folder that PyPI's ROOT has (xtask/src/wheel.rs): without that ROOT they look like an empty package.
if not hasattr(ROOT, "gInterpreter"):
    raise ImportError("ROOT is missing: pip install 'rootgrad[root]', or put your ROOT's lib folder on PYTHONPATH (source thisroot.sh)")

# Calls below release the GIL, and so two of Python's threads can be in ROOT at once; what compiles there (cppyy's wrappers
# at the first call of each function, Cling) guards itself only if it is told to.
ROOT.EnableThreadSafety()


library_path, _include = paths()
ROOT.gInterpreter.AddIncludePath(_include)
if ROOT.gSystem.Load(library_path) < 0:
    raise ImportError(f"ROOT cannot load {library_path}")

# Calls whose names are overloaded, or whose arguments cppyy would copy or refuse, go through these. Each of them may
# run for long: the GIL is released (below), and a callback is a C function pointer made by ctypes, which takes it again.
_HELPERS = """
#include <rootgrad/rootgrad.hpp>
namespace rootgrad { namespace python {

using OnEpoch = int (*)(std::size_t, double, double, double, double, double, double, double);

inline void call_on_epoch(TrainOptions &options, std::uintptr_t callback)
{
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
inline std::unique_ptr<Mlp> make_mlp(const std::vector<std::size_t> &widths, int activation, std::uint64_t seed, int init)
{
   return std::make_unique<Mlp>(widths, static_cast<Activation>(activation), seed, static_cast<Init>(init));
}
inline std::unique_ptr<Mlp> load_mlp(const std::string &path) { return std::make_unique<Mlp>(Mlp::load(path)); }
inline std::unique_ptr<Mlp> clone_mlp(const Mlp &net) { return std::make_unique<Mlp>(net); }
inline std::unique_ptr<Transformer> make_transformer(const TransformerConfig &config) { return std::make_unique<Transformer>(config); }
inline std::unique_ptr<Transformer> load_transformer(const std::string &path)
{
   return std::make_unique<Transformer>(Transformer::load(path));
}
inline std::unique_ptr<Transformer> clone_transformer(const Transformer &net) { return std::make_unique<Transformer>(net); }
inline void set_loss(TrainOptions &options, std::uintptr_t function, const std::vector<std::string> &extra)
{
   options.loss(reinterpret_cast<const rootgrad_loss_function_t *>(function), extra);
}
inline std::unique_ptr<Network> adopt_network(std::uintptr_t handle)
{
   return std::make_unique<Network>(Network::adopt(reinterpret_cast<rootgrad_network_t *>(handle)));
}
inline void export_onnx(const Network &net, const std::string &path, int output, int absent)
{
   rootgrad::export_onnx(net, path, static_cast<Output>(output), static_cast<Absent>(absent));
}
inline void export_header(const Network &net, const std::string &path, const std::string &name)
{
   rootgrad::export_header(net, path, name);
}
inline std::unique_ptr<Network> load_network(const std::string &path) { return std::make_unique<Network>(Network::load(path)); }
inline std::unique_ptr<Network> clone_network(const Network &net) { return std::make_unique<Network>(net); }
inline void load_state(Network &net, const std::string &path, const StateOptions &options) { net.load_state(path, options); }
inline void save_state(const Network &net, const std::string &path, const StateOptions &options) { net.save_state(path, options); }
inline void save_network(const Network &net, const std::string &path) { net.save(path); }
inline void predict(const Network &net, std::uintptr_t x, std::size_t rows, std::size_t row_stride, std::uintptr_t out, int output)
{
   net.predict(reinterpret_cast<const float *>(x), rows, reinterpret_cast<float *>(out), static_cast<Output>(output), row_stride);
}
inline std::unique_ptr<Dataset> make_dataset(const Columns &columns, const std::vector<std::string> &targets, std::uintptr_t x,
                                             std::size_t rows, std::size_t row_stride, std::uintptr_t target, std::uintptr_t weight)
{
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
inline std::unique_ptr<History> fit_data(Network &net, const Dataset &data, const Dataset *validation, const TrainOptions &options,
                                         std::uintptr_t callback)
{
   auto with_callback = options;
   call_on_epoch(with_callback, callback);
   return std::make_unique<History>(validation ? fit(net, data, *validation, with_callback) : fit(net, data, with_callback));
}
inline void set_on_epoch(TrainOptions &options, std::uintptr_t callback) { call_on_epoch(options, callback); }
inline std::unique_ptr<Trainer> make_trainer(Network &net, const Columns &columns, const TrainOptions &options, unsigned slots,
                                             const std::vector<std::string> &targets)
{
   return std::make_unique<Trainer>(net, columns, options, slots, targets);
}
inline void trainer_add(Trainer &trainer, unsigned slot, std::uintptr_t row, std::size_t values)
{
   trainer.add_values(slot, reinterpret_cast<const float *>(row), values);
}
inline std::unique_ptr<History> trainer_fit(Trainer &trainer, const Dataset *validation)
{
   return std::make_unique<History>(validation ? trainer.fit(*validation) : trainer.fit());
}
inline std::unique_ptr<Predictor> make_predictor(const Network &net, int output)
{
   return std::make_unique<Predictor>(net, static_cast<Output>(output));
}
inline void predictor_predict(const Predictor &predictor, std::uintptr_t x, std::size_t rows, std::size_t row_stride, std::uintptr_t out)
{
   predictor.predict(reinterpret_cast<const float *>(x), rows, reinterpret_cast<float *>(out), row_stride);
}

inline std::unique_ptr<Report> evaluate_data(const Network &net, const Dataset &test, const Dataset *training, const EvaluateOptions &options,
                                             const std::vector<std::string> &names)
{
   return std::make_unique<Report>(
      detail::evaluate(detail::live(net), detail::live(test), training ? detail::live(*training) : nullptr, options, 0, names));
}
inline std::string report_text(const Report &report, int format)
{
   switch (format) {
   case ROOTGRAD_REPORT_FORMAT_JSON: return report.json();
   case ROOTGRAD_REPORT_FORMAT_HTML: return report.html();
   case ROOTGRAD_REPORT_FORMAT_FRAGMENT: return report.fragment();
   default: return report.text();
   }
}
using OfCut = double (*)(double, double);

inline void set_merit(EvaluateOptions &options, std::uintptr_t function)
{
   const auto call = reinterpret_cast<OfCut>(function);
   options.merit([call](double signal, double background) { return call(signal, background); });
}

using OnStep = int (*)(double, double, double, double, double, double, double, double);

inline std::unique_ptr<Text> load_text(const std::string &path, const std::string &tokenizer)
{
   return std::make_unique<Text>(path, tokenizer);
}
inline std::unique_ptr<Text> text_of_bytes(std::uintptr_t bytes, std::size_t n, const std::string &tokenizer)
{
   return std::make_unique<Text>(Text::from_string(std::string(reinterpret_cast<const char *>(bytes), n), tokenizer));
}
inline std::unique_ptr<Text> text_of_tokens(std::uintptr_t tokens, std::size_t n, std::size_t vocabulary)
{
   const auto *first = reinterpret_cast<const std::uint16_t *>(tokens);
   return std::make_unique<Text>(Text::from_tokens(std::vector<std::uint16_t>(first, first + n), vocabulary));
}
inline std::unique_ptr<Gpt2> make_gpt2(const Gpt2Config &config, std::uint64_t seed) { return std::make_unique<Gpt2>(config, seed); }
inline std::unique_ptr<Gpt2> load_gpt2(const std::string &path) { return std::make_unique<Gpt2>(Gpt2::load(path)); }
inline std::unique_ptr<Gpt2> clone_gpt2(const Gpt2 &gpt) { return std::make_unique<Gpt2>(gpt); }
inline void save_gpt2(const Gpt2 &gpt, const std::string &path) { gpt.save(path); }
inline double evaluate_gpt2(const Gpt2 &gpt, const Text &text, std::size_t batch_size, std::size_t sequence_length,
                            std::size_t batches, std::size_t threads)
{
   return gpt.evaluate(text, batch_size, sequence_length, batches, threads);
}
inline void logits_gpt2(const Gpt2 &gpt, std::uintptr_t tokens, std::size_t batch_size, std::size_t sequence_length,
                        std::size_t threads, std::uintptr_t out, std::size_t out_len)
{
   detail::check(rootgrad_gpt2_logits(gpt.handle(), reinterpret_cast<const std::uint32_t *>(tokens), batch_size, sequence_length,
                                      threads, reinterpret_cast<float *>(out), out_len));
}
using OnToken = int (*)(std::size_t, std::uint32_t, const char *, std::size_t);

inline void generate_gpt2(const Gpt2 &gpt, std::uintptr_t prompt, std::size_t n, GenerateOptions options, std::uintptr_t callback)
{
   const auto function = reinterpret_cast<OnToken>(callback);
   options.on_token([function](std::size_t prompt, std::uint32_t token, const std::string &bytes) -> Flow {
      const int answer = function(prompt, token, bytes.data(), bytes.size());
      if (answer < 0)
         throw Error(ErrorCode::Callback, "on_token raised an exception");
      return answer > 0 ? Flow::Stop : Flow::Continue;
   });
   gpt.generate(std::string(reinterpret_cast<const char *>(prompt), n), options);
}
inline std::unique_ptr<Gpt2History> fit_gpt2(Gpt2 &gpt, const Text &text, const Text *validation, const Gpt2Options &options,
                                             std::uintptr_t callback)
{
   auto with_callback = options;
   if (const auto function = reinterpret_cast<OnStep>(callback))
      with_callback.on_step([function](const Gpt2Step &s) -> Flow {
         const int answer = function(double(s.step), double(s.tokens), s.train_loss, s.validation_loss, s.learning_rate,
                                     s.gradient_norm, s.seconds, s.tokens_per_second);
         if (answer < 0)
            throw Error(ErrorCode::Callback, "on_step raised an exception");
         return answer > 0 ? Flow::Stop : Flow::Continue;
      });
   return std::make_unique<Gpt2History>(validation ? fit(gpt, text, *validation, with_callback) : fit(gpt, text, with_callback));
}

}} // namespace rootgrad::python
"""

_FRAME_HELPERS = """
#include <rootgrad/rdataframe.hpp>
namespace rootgrad { namespace python {

inline void add_frame(std::vector<Frame> &frames, ROOT::RDF::RNode df, const std::vector<double> &target, double weight)
{
   frames.push_back(target.empty() ? Frame(df) : Frame(df, target[0]));
   frames.back().weight(weight);
}
inline std::unique_ptr<History> fit_several(Network &net, const std::vector<Frame> &frames, const std::vector<Frame> &validation,
                                            const std::vector<std::string> &features, const std::vector<std::string> &target,
                                            const TrainOptions &options, std::uintptr_t callback)
{
   auto with_callback = options;
   call_on_epoch(with_callback, callback);
   const Frames all(frames), held_out(validation);
   if (validation.empty())
      return std::make_unique<History>(target.empty() ? fit(net, all, features, with_callback)
                                                      : fit(net, all, features, target, with_callback));
   return std::make_unique<History>(target.empty() ? fit(net, all, held_out, features, with_callback)
                                                   : fit(net, all, held_out, features, target, with_callback));
}
inline ROOT::RDF::RNode define_column(ROOT::RDF::RNode df, const std::string &name, const Network &net,
                                      const std::vector<std::string> &features, bool stand_for, int output)
{
   const Names names(features);
   return define(df, name, net, stand_for ? renamed(names) : names, static_cast<Output>(output));
}
inline ScoresWritten snapshot_of(ROOT::RDF::RNode df, const Network &net, const std::string &path,
                                 const std::vector<std::string> &features, bool stand_for, const std::string &tree,
                                 const std::vector<std::string> &columns, int output)
{
   const Names names(features);
   return snapshot_scores(df, net, path, stand_for ? renamed(names) : names,
                          ScoreOptions().tree(tree).columns(columns).output(static_cast<Output>(output)));
}
inline std::unique_ptr<Report> evaluate_frames(const Network &net, const std::vector<Frame> &test, const std::vector<Frame> &training,
                                               const std::vector<std::string> &features, const std::vector<std::string> &target,
                                               const EvaluateOptions &options)
{
   const Frames all(test), trained_on(training);
   const Names names(features);
   if (training.empty())
      return std::make_unique<Report>(target.empty() ? evaluate(net, all, names, options) : evaluate(net, all, names, target, options));
   return std::make_unique<Report>(target.empty() ? evaluate(net, all, trained_on, names, options)
                                                  : evaluate(net, all, trained_on, names, target, options));
}
// (Called by name: the members may have been instantiated when ROOT's headers were not there yet.)
inline void save_report(const Report &report, const std::string &path)
{
   if (detail::is_roots_ending(detail::ending_of(path)))
      detail::save_report(report, path, detail::ByRoot());
   else
      report.save(path);
}
inline void draw_report(const Report &report, const std::string &figure)
{
   detail::draw_report(report, figure.c_str(), detail::ByRoot());
}
inline std::unique_ptr<Roc> roc_of(ROOT::RDF::RNode df, const std::string &score, const std::string &label, const std::string &weight)
{
   return std::make_unique<Roc>(roc(df, score, label, weight));
}
template <class H> std::unique_ptr<TTree> history_tree(const H &history, const std::string &name) { return to_tree(history, name); }
template <class H> std::unique_ptr<TGraph> history_graph(const H &history, const std::string &field) { return graph(history, field); }
template <class H> TMultiGraph *history_draw(const H &history) { return draw(history); }

}} // namespace rootgrad::python
"""


def declare(guard, code):
    """Compiles `code` in ROOT's interpreter, once; returns whether it compiles.

    Python acts on Ctrl-C when the call returns: the code is compiled by then, and nothing in Python can note it before the exception comes.
    So the interpreter itself keeps the note, as an include guard.
    """
    return ROOT.gInterpreter.Declare(f"#ifndef {guard}\n#define {guard}\n{code}\n#endif\n")


if not declare("ROOTGRAD_PYTHON_HELPERS", _HELPERS + _selection_cpp.HELPERS):
    raise ImportError(f"the headers under {_include} do not compile in ROOT {ROOT.gROOT.GetVersion()}")

cpp = ROOT.rootgrad
helpers = ROOT.rootgrad.python
for _name in (
    "load_network load_mlp load_transformer save_network generate_gpt2 predict make_dataset fit_data trainer_fit predictor_predict evaluate_data "
    "load_text text_of_bytes load_gpt2 save_gpt2 evaluate_gpt2 logits_gpt2 fit_gpt2 load_state save_state "
    "load_ensemble save_ensemble predict_ensemble predict_held_out cross_validate_data learning_rate_of_data learning_curve_of_data search_data"
).split():
    getattr(helpers, _name).__release_gil__ = True

version = str(cpp.version())

_rdataframe_loaded = False
_rdataframe_lock = threading.Lock()


def rdataframe():
    """The namespace with RDataFrame's part; its headers take seconds, so they wait until they are needed."""
    global _rdataframe_loaded
    with _rdataframe_lock:  # two threads would compile them at the same time
        if not _rdataframe_loaded:
            if not declare("ROOTGRAD_PYTHON_FRAME_HELPERS", _FRAME_HELPERS + _selection_cpp.FRAME_HELPERS):
                raise ImportError(f"rdataframe.hpp under {_include} does not compile in ROOT {ROOT.gROOT.GetVersion()}")
            for name in (
                "fit_several roc_of snapshot_of evaluate_frames cross_validate_frames learning_rate_of_frames learning_curve_of_frames search_frames"
            ).split():
                getattr(helpers, name).__release_gil__ = True
            _rdataframe_loaded = True
    return cpp


def is_frame(thing):
    """Whether `thing` is an RDataFrame or a node of one."""
    return hasattr(thing, "Define") and hasattr(thing, "GetColumnType")


def is_distributed(df):
    """Whether it is a frame of ROOT's for several machines, `ROOT.RDataFrame(…, executor=client)`, or a node of one."""
    return "distrdf" in type(df).__module__.lower()


def as_node(df):
    """Any RDataFrame node in the one C++ type."""
    if is_distributed(df):
        raise TypeError(
            "the frame is distributed, which rootgrad.define takes; wanted one of this process here: df.AsNumpy([...]) brings its columns, which "
            "a fit or an evaluation takes as arrays; define and df.Snapshot write scores"
        )
    return ROOT.RDF.AsRNode(df)
