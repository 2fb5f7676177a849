/// \file rdf_fit-inl.hpp
/// Definitions of the functions that rdf_fit.hpp declares.
#ifndef ROOTGRAD_RDF_FIT_INL_HPP
#define ROOTGRAD_RDF_FIT_INL_HPP

#include "rdf_collect.hpp"
#include "rdf_fit.hpp"

#include <algorithm>
#include <cstdint>
#include <string>

namespace rootgrad {
namespace detail {

ROOTGRAD_ON_USE History fit(Network &net, const Frames &frames, const Frames *validation, const Wanted &wanted,
                            const TrainOptions &options) {
  InterruptGuard guard(options);
  std::string reading, of_validation;
  if (!validation) {
    const auto data = collect(frames, wanted, guard, "frame", &options, &reading);
    History history = fit(live(net), data.handle(), nullptr, options);
    history.set_reading(reading);
    return detail::result(history);
  }
  auto larger = options, smaller = options; // a quarter of the memory for the validation rows
  if (options.memory() != 0) {
    const auto part = std::max<std::uint64_t>(options.memory() / 4, 1000000);
    smaller.memory(static_cast<long long>(part), options.folder());
    larger.memory(static_cast<long long>(std::max(options.memory() - part, part)), options.folder());
  }
  const auto data = collect(frames, wanted, guard, "frame", &larger, &reading);
  const auto held_out = collect(*validation, wanted, guard, validation_frame, &smaller, &of_validation);
  History history = fit(live(net), data.handle(), held_out.handle(), options);
  history.set_reading(of_validation == reading ? reading : reading + "; for validation by " + of_validation);
  return detail::result(history);
}

} // namespace detail

ROOTGRAD_FACE_DEFINED History fit(Network &net, ROOT::RDF::RNode df, const Names &features, const Names &target,
                                  const TrainOptions &options) {
  return detail::fit(net, Frames{Frame(df)}, nullptr, detail::wanted_of(net, features, target, options), options);
}

ROOTGRAD_FACE_DEFINED History fit(Network &net, TTree *tree, const Names &features, const Names &target,
                                  const TrainOptions &options) {
  return detail::fit(net, Frames{Frame(tree)}, nullptr, detail::wanted_of(net, features, target, options), options);
}

ROOTGRAD_FACE_DEFINED History fit(Network &net, ROOT::RDF::RNode df, ROOT::RDF::RNode validation, const Names &features,
                                  const Names &target, const TrainOptions &options) {
  const Frames held_out{Frame(validation)};
  return detail::fit(net, Frames{Frame(df)}, &held_out, detail::wanted_of(net, features, target, options), options);
}

ROOTGRAD_FACE_DEFINED History fit(Network &net, const Frames &frames, const Names &features,
                                  const TrainOptions &options) {
  const auto wanted = detail::wanted_of(net, features, detail::class_target(frames, nullptr, options), options);
  return detail::fit(net, frames, nullptr, wanted, options);
}

ROOTGRAD_FACE_DEFINED History fit(Network &net, const Frames &frames, const Frames &validation, const Names &features,
                                  const TrainOptions &options) {
  const auto wanted = detail::wanted_of(net, features, detail::class_target(frames, &validation, options), options);
  return detail::fit(net, frames, &validation, wanted, options);
}

ROOTGRAD_FACE_DEFINED History fit(Network &net, const Frames &frames, const Names &features, const Names &target,
                                  const TrainOptions &options) {
  detail::check_frames(frames, true);
  return detail::fit(net, frames, nullptr, detail::wanted_of(net, features, target, options), options);
}

ROOTGRAD_FACE_DEFINED History fit(Network &net, const Frames &frames, const Frames &validation, const Names &features,
                                  const Names &target, const TrainOptions &options) {
  detail::check_frames(frames, true);
  detail::check_frames(validation, true, detail::validation_frame);
  return detail::fit(net, frames, &validation, detail::wanted_of(net, features, target, options), options);
}

} // namespace rootgrad

#endif
