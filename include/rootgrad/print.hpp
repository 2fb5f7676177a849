// What ROOT's prompt shows of a network and of a history that are typed as an expression.
#ifndef ROOTGRAD_PRINT_HPP
#define ROOTGRAD_PRINT_HPP

#include "history.hpp"
#include "mlp.hpp"

#include <sstream>
#include <string>

namespace cling {

/// Mlp [4, 64, 64, 1], 4545 parameters, trained on pt, eta, phi, m for is_signal
inline std::string printValue(const rootgrad::Mlp *net) {
  if (!net->handle())
    return "Mlp, moved to another variable";
  const auto joined = [](const auto &items, const auto &text) {
    std::ostringstream list;
    for (std::size_t i = 0; i < items.size(); ++i)
      list << (i ? ", " : "") << text(items[i]);
    return list.str();
  };
  std::ostringstream out;
  out << "Mlp [" << joined(net->widths(), [](std::size_t width) { return width; }) << "], " << net->parameter_count()
      << " parameters";
  const rootgrad::Columns columns = net->columns();
  if (columns.empty())
    return out.str() + ", not trained";
  const auto name = [](const rootgrad::Column &column) {
    return column.name + (column.width > 1 ? "[" + std::to_string(column.width) + "]" : "");
  };
  out << ", trained on " << joined(columns, name) << " for " << joined(net->targets(), [](const std::string &t) { return t; });
  return out.str();
}

/// History: 20 epochs, best 17; training loss 0.41, validation loss 0.43, AUC 0.91; completed
inline std::string printValue(const rootgrad::History *history) {
  static const char *const metrics[] = {"AUC", "accuracy", "RMSE"};
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
  return out.str() + "; " + stops[static_cast<int>(history->stop())];
}

} // namespace cling

#endif // ROOTGRAD_PRINT_HPP
