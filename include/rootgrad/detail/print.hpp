/// \file print.hpp
/// Text that ROOT's prompt prints for a network, a language model, a text or a history.
#ifndef ROOTGRAD_PRINT_HPP
#define ROOTGRAD_PRINT_HPP

#include "gpt2_fit.hpp"
#include "history.hpp"
#include "mlp.hpp"
#include "report.hpp"
#include "selection.hpp"
#include "table.hpp"
#include "transformer.hpp"

#include <cmath>
#include <sstream>
#include <string>

namespace cling {

/// Text common to all networks: …, 4545 parameters, trained on pt, eta, phi, m for is_signal
inline std::string print_network(const rootgrad::Network &net, const std::string &what) {
  const auto joined = [](const auto &items, const auto &text) {
    std::ostringstream list;
    for (std::size_t i = 0; i < items.size(); ++i)
      list << (i ? ", " : "") << text(items[i]);
    return list.str();
  };
  std::ostringstream out;
  out << what << ", " << net.parameter_count() << " parameters";
  const rootgrad::Columns columns = net.columns();
  if (columns.empty())
    return out.str() + ", not trained";
  const auto name = [](const rootgrad::Column &column) {
    return column.name + (column.width > 1 ? "[" + std::to_string(column.width) + "]" : "");
  };
  out << ", trained on " << joined(columns, name) << " for "
      << joined(net.targets(), [](const std::string &t) { return t; });
  return out.str();
}

/// The network's summary, and its training columns and targets.
inline std::string printValue(const rootgrad::Network *net) {
  if (!net->handle())
    return "Network, moved to another variable";
  return print_network(*net, net->summary() + "\nNetwork");
}

/// Mlp [4, 64, 64, 1], 4545 parameters, trained on pt, eta, phi, m for is_signal
inline std::string printValue(const rootgrad::Mlp *net) {
  if (!net->handle())
    return "Mlp, moved to another variable";
  std::ostringstream out;
  for (const std::size_t width : net->widths())
    out << (out.tellp() > 0 ? ", " : "Mlp [") << width;
  return print_network(*net, out.str() + "]");
}

/// Transformer of 20 tokens of 3 numbers, 2 blocks, 4 heads, 64 channels, 100929 parameters, not trained
inline std::string printValue(const rootgrad::Transformer *net) {
  if (!net->handle())
    return "Transformer, moved to another variable";
  const rootgrad::TransformerConfig config = net->config();
  std::ostringstream out;
  out << "Transformer of " << config.length() << " tokens of " << config.width() << " numbers, " << config.layers()
      << " blocks, " << config.heads() << " heads, " << config.channels() << " channels";
  return print_network(*net, out.str());
}

/// The network's summary, available after the first fit has chosen its sizes.
inline std::string printValue(const rootgrad::Table *net) {
  if (!net->handle())
    return "Table, moved to another variable";
  if (net->features() == 0)
    return net->summary();
  return print_network(*net, net->summary() + "\nTable");
}

/// Gpt2, 4 layers, 4 heads, 128 channels, sequences up to 64 of 65 tokens, 809856 parameters
inline std::string printValue(const rootgrad::Gpt2 *gpt) {
  if (!gpt->handle())
    return "Gpt2, moved to another variable";
  const rootgrad::Gpt2Config config = gpt->config();
  std::ostringstream out;
  out << "Gpt2, " << config.layers() << " layers, " << config.heads() << " heads, " << config.channels()
      << " channels, sequences up to " << config.max_time() << " of " << config.vocabulary() << " tokens, "
      << gpt->parameter_count() << " parameters";
  return out.str();
}

/// Text: 1115394 tokens of 65 kinds
inline std::string printValue(const rootgrad::Text *text) {
  if (!text->handle())
    return "Text, moved to another variable";
  return "Text: " + std::to_string(text->size()) + " tokens of " + std::to_string(text->vocabulary()) + " kinds";
}

/// Gpt2History: 500 steps; training loss 2.01, validation loss 2.1; completed
inline std::string printValue(const rootgrad::Gpt2History *history) {
  static const char *const stops[] = {"completed", "early stopping", "interrupted", "stopped by on_step"};
  std::ostringstream out;
  out << "Gpt2History: " << history->size() << " steps";
  if (!history->empty())
    out << "; training loss " << (*history)[history->size() - 1].train_loss;
  if (!std::isnan(history->validation_loss()))
    out << ", validation loss " << history->validation_loss();
  return out.str() + "; " + stops[static_cast<int>(history->stop())];
}

/// Text of the report.
inline std::string printValue(const rootgrad::Report *report) {
  return report->handle() ? report->text() : "Report, none yet";
}

/// Text of the cross-validation's report.
inline std::string printValue(const rootgrad::CrossValidation *found) { return printValue(&found->report); }
inline std::string printValue(const rootgrad::LearningRate *found) { return printValue(&found->report); }
inline std::string printValue(const rootgrad::LearningCurve *found) { return printValue(&found->report); }
inline std::string printValue(const rootgrad::SearchResult *found) { return printValue(&found->report); }

/// Ensemble of 5 networks, 4 features, 1 outputs, of folds by run, event with seed 1
inline std::string printValue(const rootgrad::Ensemble *ensemble) {
  if (!ensemble->handle())
    return "Ensemble, moved to another variable";
  std::ostringstream out;
  out << "Ensemble of " << ensemble->size() << " networks, " << ensemble->features() << " features, "
      << ensemble->outputs() << " outputs";
  const char *between = ", of folds by ";
  for (const std::string &column : ensemble->id_columns()) {
    out << between << column;
    between = ", ";
  }
  if (!ensemble->id_columns().empty())
    out << " with seed " << ensemble->seed();
  return out.str();
}

/// History: 20 epochs, best 17; training loss 0.41, validation loss 0.43, AUC 0.91; completed
/// note: column 'm_jj' is -999 in 30.2 % of the rows, …
inline std::string printValue(const rootgrad::History *history) {
  static const char *const metrics[] = {"AUC", "accuracy", "RMSE", "loss"};
  static const char *const stops[] = {"completed", "early stopping", "interrupted", "stopped by on_epoch"};
  std::ostringstream out;
  out << "History: " << history->size() << " epochs";
  if (history->best_epoch() > 0) {
    const rootgrad::Epoch &best = (*history)[history->best_epoch() - 1];
    const bool validated = best.validation_loss == best.validation_loss;
    out << ", best " << best.epoch << "; training loss " << best.train_loss;
    if (validated)
      out << ", validation loss " << best.validation_loss;
    out << ", " << metrics[static_cast<int>(history->metric())] << " "
        << (validated ? best.validation_metric : best.train_metric);
  }
  out << "; " << stops[static_cast<int>(history->stop())];
  if (!history->reading().empty())
    out << "; columns read by " << history->reading();
  for (const std::string &note : history->notes())
    out << "\nnote: " << note;
  return out.str();
}

} // namespace cling

#endif // ROOTGRAD_PRINT_HPP
