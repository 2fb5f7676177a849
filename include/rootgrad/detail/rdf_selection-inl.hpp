/// \file rdf_selection-inl.hpp
/// Definitions of the functions that rdf_selection.hpp declares.
#ifndef ROOTGRAD_RDF_SELECTION_INL_HPP
#define ROOTGRAD_RDF_SELECTION_INL_HPP

#include "rdf_select.hpp"
#include "rdf_selection.hpp"

namespace rootgrad {

ROOTGRAD_FACE_DEFINED CrossValidation cross_validate(const Network &net, ROOT::RDF::RNode df, const Names &features,
                                                     const Names &target, const Folds &folds,
                                                     const TrainOptions &options) {
  CrossValidation found =
      detail::cross_validate(net, Frames{Frame(df)}, detail::wanted_of(net, features, target, options), folds, options);
  return detail::result(found);
}

ROOTGRAD_FACE_DEFINED CrossValidation cross_validate(const Network &net, const Frames &frames, const Names &features,
                                                     const Folds &folds, const TrainOptions &options) {
  const auto wanted = detail::wanted_of_classes(net, frames, nullptr, features, options);
  CrossValidation found = detail::cross_validate(net, frames, wanted, folds, options);
  return detail::result(found);
}

ROOTGRAD_FACE_DEFINED CrossValidation cross_validate(const Network &net, const Frames &frames, const Names &features,
                                                     const Names &target, const Folds &folds,
                                                     const TrainOptions &options) {
  const auto wanted = detail::wanted_of_column(net, frames, nullptr, features, target, options);
  CrossValidation found = detail::cross_validate(net, frames, wanted, folds, options);
  return detail::result(found);
}

ROOTGRAD_FACE_DEFINED LearningRate find_learning_rate(const Network &net, ROOT::RDF::RNode df, const Names &features,
                                                      const Names &target, const TrainOptions &options,
                                                      const LearningRateOptions &settings) {
  const auto wanted = detail::wanted_of(net, features, target, options);
  LearningRate found = detail::find_learning_rate(net, Frames{Frame(df)}, wanted, options, settings);
  return detail::result(found);
}

ROOTGRAD_FACE_DEFINED LearningRate find_learning_rate(const Network &net, const Frames &frames, const Names &features,
                                                      const TrainOptions &options,
                                                      const LearningRateOptions &settings) {
  const auto wanted = detail::wanted_of_classes(net, frames, nullptr, features, options);
  LearningRate found = detail::find_learning_rate(net, frames, wanted, options, settings);
  return detail::result(found);
}

ROOTGRAD_FACE_DEFINED LearningRate find_learning_rate(const Network &net, const Frames &frames, const Names &features,
                                                      const Names &target, const TrainOptions &options,
                                                      const LearningRateOptions &settings) {
  const auto wanted = detail::wanted_of_column(net, frames, nullptr, features, target, options);
  LearningRate found = detail::find_learning_rate(net, frames, wanted, options, settings);
  return detail::result(found);
}

ROOTGRAD_FACE_DEFINED LearningCurve learning_curve(const Network &net, ROOT::RDF::RNode df, const Names &features,
                                                   const Names &target, const TrainOptions &options,
                                                   const LearningCurveOptions &settings) {
  const auto wanted = detail::wanted_of(net, features, target, options);
  LearningCurve found = detail::learning_curve(net, Frames{Frame(df)}, nullptr, wanted, options, settings);
  return detail::result(found);
}

ROOTGRAD_FACE_DEFINED LearningCurve learning_curve(const Network &net, ROOT::RDF::RNode df, ROOT::RDF::RNode validation,
                                                   const Names &features, const Names &target,
                                                   const TrainOptions &options, const LearningCurveOptions &settings) {
  const Frames held_out{Frame(validation)};
  const auto wanted = detail::wanted_of(net, features, target, options);
  LearningCurve found = detail::learning_curve(net, Frames{Frame(df)}, &held_out, wanted, options, settings);
  return detail::result(found);
}

ROOTGRAD_FACE_DEFINED LearningCurve learning_curve(const Network &net, const Frames &frames, const Names &features,
                                                   const TrainOptions &options, const LearningCurveOptions &settings) {
  const auto wanted = detail::wanted_of_classes(net, frames, nullptr, features, options);
  LearningCurve found = detail::learning_curve(net, frames, nullptr, wanted, options, settings);
  return detail::result(found);
}

ROOTGRAD_FACE_DEFINED LearningCurve learning_curve(const Network &net, const Frames &frames, const Frames &validation,
                                                   const Names &features, const TrainOptions &options,
                                                   const LearningCurveOptions &settings) {
  const auto wanted = detail::wanted_of_classes(net, frames, &validation, features, options);
  LearningCurve found = detail::learning_curve(net, frames, &validation, wanted, options, settings);
  return detail::result(found);
}

ROOTGRAD_FACE_DEFINED LearningCurve learning_curve(const Network &net, const Frames &frames, const Names &features,
                                                   const Names &target, const TrainOptions &options,
                                                   const LearningCurveOptions &settings) {
  const auto wanted = detail::wanted_of_column(net, frames, nullptr, features, target, options);
  LearningCurve found = detail::learning_curve(net, frames, nullptr, wanted, options, settings);
  return detail::result(found);
}

ROOTGRAD_FACE_DEFINED LearningCurve learning_curve(const Network &net, const Frames &frames, const Frames &validation,
                                                   const Names &features, const Names &target,
                                                   const TrainOptions &options, const LearningCurveOptions &settings) {
  const auto wanted = detail::wanted_of_column(net, frames, &validation, features, target, options);
  LearningCurve found = detail::learning_curve(net, frames, &validation, wanted, options, settings);
  return detail::result(found);
}

ROOTGRAD_FACE_DEFINED SearchResult search(const Network &net, ROOT::RDF::RNode df, const Names &features,
                                          const Names &target, const Space &space, const TrainOptions &options,
                                          const SearchOptions &settings) {
  const auto wanted = detail::wanted_of(net, features, target, options);
  SearchResult found = detail::search(net, Frames{Frame(df)}, nullptr, wanted, space, options, settings);
  return detail::result(found);
}

ROOTGRAD_FACE_DEFINED SearchResult search(const Network &net, ROOT::RDF::RNode df, ROOT::RDF::RNode validation,
                                          const Names &features, const Names &target, const Space &space,
                                          const TrainOptions &options, const SearchOptions &settings) {
  const Frames held_out{Frame(validation)};
  const auto wanted = detail::wanted_of(net, features, target, options);
  SearchResult found = detail::search(net, Frames{Frame(df)}, &held_out, wanted, space, options, settings);
  return detail::result(found);
}

ROOTGRAD_FACE_DEFINED SearchResult search(const Network &net, const Frames &frames, const Names &features,
                                          const Space &space, const TrainOptions &options,
                                          const SearchOptions &settings) {
  const auto wanted = detail::wanted_of_classes(net, frames, nullptr, features, options);
  SearchResult found = detail::search(net, frames, nullptr, wanted, space, options, settings);
  return detail::result(found);
}

ROOTGRAD_FACE_DEFINED SearchResult search(const Network &net, const Frames &frames, const Frames &validation,
                                          const Names &features, const Space &space, const TrainOptions &options,
                                          const SearchOptions &settings) {
  const auto wanted = detail::wanted_of_classes(net, frames, &validation, features, options);
  SearchResult found = detail::search(net, frames, &validation, wanted, space, options, settings);
  return detail::result(found);
}

ROOTGRAD_FACE_DEFINED SearchResult search(const Network &net, const Frames &frames, const Names &features,
                                          const Names &target, const Space &space, const TrainOptions &options,
                                          const SearchOptions &settings) {
  const auto wanted = detail::wanted_of_column(net, frames, nullptr, features, target, options);
  SearchResult found = detail::search(net, frames, nullptr, wanted, space, options, settings);
  return detail::result(found);
}

ROOTGRAD_FACE_DEFINED SearchResult search(const Network &net, const Frames &frames, const Frames &validation,
                                          const Names &features, const Names &target, const Space &space,
                                          const TrainOptions &options, const SearchOptions &settings) {
  const auto wanted = detail::wanted_of_column(net, frames, &validation, features, target, options);
  SearchResult found = detail::search(net, frames, &validation, wanted, space, options, settings);
  return detail::result(found);
}

} // namespace rootgrad

#endif
