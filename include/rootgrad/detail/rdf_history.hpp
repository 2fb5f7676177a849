/// \file rdf_history.hpp
/// A training history as ROOT objects: `TTree`, `TGraph`, and the usual plot of the loss curves.
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

/// Returns a tree with one entry per epoch and one `double` branch per field of `Epoch`. It is in memory and belongs to
/// the caller; `tree->Write()` writes it to the current file.
ROOTGRAD_FACE std::unique_ptr<TTree> to_tree(const History &history, const std::string &name = "history");

/// Returns such a tree for a language model's training: one entry per step, one branch per field of `Gpt2Step`.
ROOTGRAD_FACE std::unique_ptr<TTree> to_tree(const Gpt2History &history, const std::string &name = "history");

/// Returns a graph of one field of the history against the epoch: `graph(history, "validation_loss")`. Epochs where it
/// is NaN (validation fields without validation data) are left out. The caller owns the graph.
ROOTGRAD_FACE std::unique_ptr<TGraph> graph(const History &history, const std::string &field);

/// Returns such a graph for a language model's training, against the step.
ROOTGRAD_FACE std::unique_ptr<TGraph> graph(const Gpt2History &history, const std::string &field);

/// Draws training and validation loss into the current pad (a new canvas if there is no pad), with a legend. The pad
/// owns the plot; use the returned pointer to change its style.
ROOTGRAD_FACE TMultiGraph *draw(const History &history);

/// Same as above for your own training loop, for example with LibTorch. Uses `epoch`, `train_loss` and
/// `validation_loss` (NaN for none) of each epoch.
ROOTGRAD_FACE TMultiGraph *draw(const std::vector<Epoch> &epochs);

/// Same as above for a language model's training.
ROOTGRAD_FACE TMultiGraph *draw(const Gpt2History &history);

} // namespace rootgrad

#ifndef ROOTGRAD_COMPILED_FACE
#include "rdf_history-inl.hpp"
#endif

#endif
