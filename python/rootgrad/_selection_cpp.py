"""C++ that model selection calls, compiled with what `_load` has."""

HELPERS = """
namespace rootgrad { namespace python {

inline std::unique_ptr<Ensemble> make_ensemble(std::uintptr_t handles, std::size_t n)
{
   const auto *networks = reinterpret_cast<const rootgrad_network_t *const *>(handles);
   rootgrad_ensemble_t *handle = nullptr;
   detail::check(rootgrad_ensemble_new(networks, n, &handle));
   return std::make_unique<Ensemble>(Ensemble::adopt(handle));
}
inline std::uintptr_t handle_of(const Network &net) { return reinterpret_cast<std::uintptr_t>(detail::live(net)); }
inline std::unique_ptr<Ensemble> load_ensemble(const std::string &path) { return std::make_unique<Ensemble>(Ensemble::load(path)); }
inline void save_ensemble(const Ensemble &ensemble, const std::string &path) { ensemble.save(path); }
inline std::unique_ptr<Network> network_of(const Ensemble &ensemble, std::size_t index)
{
   return std::make_unique<Network>(ensemble.network(index));
}
inline void predict_ensemble(const Ensemble &ensemble, std::uintptr_t x, std::size_t rows, std::size_t row_stride, std::uintptr_t mean,
                             std::uintptr_t spread, int output)
{
   ensemble.predict_mean_and_spread(reinterpret_cast<const float *>(x), rows, reinterpret_cast<float *>(mean),
                                    reinterpret_cast<float *>(spread), static_cast<Output>(output), row_stride);
}
inline void predict_held_out(const Ensemble &ensemble, std::uintptr_t x, std::size_t rows, std::size_t row_stride, std::uintptr_t ids,
                             std::uintptr_t out, int output)
{
   ensemble.predict_held_out(reinterpret_cast<const float *>(x), rows, reinterpret_cast<const std::int64_t *>(ids),
                             reinterpret_cast<float *>(out), static_cast<Output>(output), row_stride);
}
inline unsigned fold_of_id(std::uintptr_t id, std::size_t n, unsigned folds, std::uint64_t seed)
{
   const auto *first = reinterpret_cast<const std::int64_t *>(id);
   return fold_of(std::vector<std::int64_t>(first, first + n), folds, seed);
}
inline std::unique_ptr<CrossValidation> cross_validate_data(const Network &net, const Dataset &data, std::uintptr_t ids, std::size_t n,
                                                            const Folds &folds, const TrainOptions &options)
{
   if (!ids)
      return std::make_unique<CrossValidation>(cross_validate(net, data, folds, options));
   const auto *first = reinterpret_cast<const std::int64_t *>(ids);
   return std::make_unique<CrossValidation>(cross_validate(net, data, std::vector<std::int64_t>(first, first + n), folds, options));
}
inline std::unique_ptr<LearningRate> learning_rate_of_data(const Network &net, const Dataset &data, const TrainOptions &options,
                                                           const LearningRateOptions &settings)
{
   return std::make_unique<LearningRate>(find_learning_rate(net, data, options, settings));
}
inline std::unique_ptr<LearningCurve> learning_curve_of_data(const Network &net, const Dataset &data, const Dataset *validation,
                                                             const TrainOptions &options, const LearningCurveOptions &settings)
{
   return std::make_unique<LearningCurve>(validation ? learning_curve(net, data, *validation, options, settings)
                                                     : learning_curve(net, data, options, settings));
}
inline std::unique_ptr<SearchResult> search_data(const Network &net, const Dataset &data, const Dataset *validation, const Space &space,
                                                 const TrainOptions &options, const SearchOptions &settings)
{
   return std::make_unique<SearchResult>(validation ? search(net, data, *validation, space, options, settings)
                                                    : search(net, data, space, options, settings));
}
inline std::unique_ptr<Network> best_of(const SearchResult &found) { return std::make_unique<Network>(found.network); }

}} // namespace rootgrad::python
"""

FRAME_HELPERS = """
namespace rootgrad { namespace python {

inline ROOT::RDF::RNode define_ensemble(ROOT::RDF::RNode df, const std::string &name, const Ensemble &ensemble,
                                        const std::vector<std::string> &features, bool stand_for, int output, bool spread)
{
   const Names given(features), names = stand_for ? renamed(given) : given;
   return spread ? define_spread(df, name, ensemble, names, static_cast<Output>(output))
                 : define(df, name, ensemble, names, static_cast<Output>(output));
}
inline std::unique_ptr<CrossValidation> cross_validate_frames(const Network &net, const std::vector<Frame> &frames,
                                                              const std::vector<std::string> &features,
                                                              const std::vector<std::string> &target, const Folds &folds,
                                                              const TrainOptions &options)
{
   const Frames all(frames);
   return std::make_unique<CrossValidation>(target.empty() ? cross_validate(net, all, features, folds, options)
                                                           : cross_validate(net, all, features, target, folds, options));
}
inline std::unique_ptr<LearningRate> learning_rate_of_frames(const Network &net, const std::vector<Frame> &frames,
                                                             const std::vector<std::string> &features,
                                                             const std::vector<std::string> &target, const TrainOptions &options,
                                                             const LearningRateOptions &settings)
{
   const Frames all(frames);
   return std::make_unique<LearningRate>(target.empty() ? find_learning_rate(net, all, features, options, settings)
                                                        : find_learning_rate(net, all, features, target, options, settings));
}
/// What is read of frames, with those that validate if there are such.
inline detail::Wanted wanted_of_frames(const Network &net, const Frames &all, const Frames *validation,
                                       const std::vector<std::string> &features, const std::vector<std::string> &target,
                                       const TrainOptions &options)
{
   return target.empty() ? detail::wanted_of_classes(net, all, validation, features, options)
                         : detail::wanted_of_column(net, all, validation, features, target, options);
}
inline std::unique_ptr<LearningCurve> learning_curve_of_frames(const Network &net, const std::vector<Frame> &frames,
                                                               const std::vector<Frame> &validation,
                                                               const std::vector<std::string> &features,
                                                               const std::vector<std::string> &target, const TrainOptions &options,
                                                               const LearningCurveOptions &settings)
{
   const Frames all(frames), held_out(validation), *others = validation.empty() ? nullptr : &held_out;
   const auto wanted = wanted_of_frames(net, all, others, features, target, options);
   return std::make_unique<LearningCurve>(detail::learning_curve(net, all, others, wanted, options, settings));
}
inline std::unique_ptr<SearchResult> search_frames(const Network &net, const std::vector<Frame> &frames,
                                                   const std::vector<Frame> &validation, const std::vector<std::string> &features,
                                                   const std::vector<std::string> &target, const Space &space,
                                                   const TrainOptions &options, const SearchOptions &settings)
{
   const Frames all(frames), held_out(validation), *others = validation.empty() ? nullptr : &held_out;
   const auto wanted = wanted_of_frames(net, all, others, features, target, options);
   return std::make_unique<SearchResult>(detail::search(net, all, others, wanted, space, options, settings));
}

}} // namespace rootgrad::python
"""
