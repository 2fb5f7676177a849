/// \file rdataframe.hpp
/// rootgrad on RDataFrame: `fit`, `define`, `evaluate`, `cross_validate` and `search` on columns, `FitAction` for
/// `Book`, and histories, ROC curves and reports as ROOT objects. Needs ROOT; `rootgrad.hpp` alone does not.
///
/// ```cpp
/// ROOT::RDataFrame df("events", "events.root");
/// rootgrad::Mlp net({4, 64, 64, 1}, rootgrad::Activation::Gelu, /*seed=*/42);
/// auto history = rootgrad::fit(net, df, {"pt", "eta", "phi", "m"}, "is_signal",
///                              rootgrad::TrainOptions().epochs(20).batch_size(512));
/// auto scored = rootgrad::define(df, "score", net, {"pt", "eta", "phi", "m"});
/// scored.Histo1D("score")->Draw();
/// rootgrad::evaluate(net, test, "is_signal").Draw();
/// rootgrad::cross_validate(net, df, {"pt", "eta"}, "is_signal", rootgrad::Folds(5).by({"run", "event"})).print();
/// ```
#ifndef ROOTGRAD_RDATAFRAME_HPP
#define ROOTGRAD_RDATAFRAME_HPP

#include "detail/rdf_color.hpp"
#include "detail/rdf_define.hpp"
#include "detail/rdf_ensemble.hpp"
#include "detail/rdf_evaluate.hpp"
#include "detail/rdf_fit.hpp"
#include "detail/rdf_fit_action.hpp"
#include "detail/rdf_frames.hpp"
#include "detail/rdf_history.hpp"
#include "detail/rdf_report.hpp"
#include "detail/rdf_roc.hpp"
#include "detail/rdf_selection.hpp"
#include "detail/rdf_snapshot.hpp"
#include "rootgrad.hpp"

#endif
