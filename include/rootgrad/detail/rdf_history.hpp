/// \file rdf_history.hpp
/// A training history as ROOT objects: `TTree`, `TGraph`, and the usual picture of the loss curves.
#ifndef ROOTGRAD_RDF_HISTORY_HPP
#define ROOTGRAD_RDF_HISTORY_HPP

#include "gpt2_fit.hpp"
#include "history.hpp"
#include "rdf_on_use.hpp"

#include <TGraph.h>
#include <TMultiGraph.h>
#include <TTree.h>

#include <memory>
#include <string>
#include <vector>

namespace rootgrad {

/// A tree with one entry an epoch and one `double` branch per field of `Epoch`. It lives in memory and belongs to the
/// caller; `tree->Write()` puts it into the current file.
ROOTGRAD_FACE std::unique_ptr<TTree> to_tree(const History &history, const std::string &name = "history");

/// The same of a language model's training: one entry a step, one branch per field of `Gpt2Step`.
ROOTGRAD_FACE std::unique_ptr<TTree> to_tree(const Gpt2History &history, const std::string &name = "history");

/// One field of the history against the epoch: `graph(history, "validation_loss")`. Epochs where it is NaN (validation
/// fields without validation data) are left out. The caller owns the graph.
ROOTGRAD_FACE std::unique_ptr<TGraph> graph(const History &history, const std::string &field);

/// The same of a language model's training, against the step.
ROOTGRAD_FACE std::unique_ptr<TGraph> graph(const Gpt2History &history, const std::string &field);

/// Draws training and validation loss into the current pad (a new canvas if there is none), with a legend. The pad owns
/// the picture; the returned pointer is for styling.
ROOTGRAD_FACE TMultiGraph *draw(const History &history);

/// The same of a loop of one's own, as beside LibTorch: of each epoch `epoch`, `train_loss` and `validation_loss` (NaN for none).
ROOTGRAD_FACE TMultiGraph *draw(const std::vector<Epoch> &epochs);

/// The same of a language model's training.
ROOTGRAD_FACE TMultiGraph *draw(const Gpt2History &history);

} // namespace rootgrad

#ifndef ROOTGRAD_COMPILED_FACE
#include "rdf_history-inl.hpp"
#endif

#endif
