/// \file rdf_fit_action.hpp
/// Training as an RDataFrame action, for `Book`: it runs in the same event loop as the histograms booked beside it.
///
/// ```cpp
/// rootgrad::FitAction action(net, {"pt", "eta", "is_signal"}, df.GetNSlots());
/// auto fit = df.Book<float, float, int>(std::move(action), {"pt", "eta", "is_signal"});
/// auto pt = df.Histo1D("pt");
/// fit->history().best_epoch();   // runs the loop, then trains
/// ```
///
/// The columns are the features, then the target (or several, see the constructor), then the weight, if
/// `options.weight_column` is set. A booked action runs in the next event loop on its frame, no matter which result
/// starts the loop.
#ifndef ROOTGRAD_RDF_FIT_ACTION_HPP
#define ROOTGRAD_RDF_FIT_ACTION_HPP

#include "history.hpp"
#include "network.hpp"
#include "options.hpp"
#include "rdf_on_use.hpp"

#include <ROOT/RDF/RActionImpl.hxx>

#include <cstddef>
#include <exception>
#include <memory>
#include <string>
#include <type_traits>
#include <typeinfo>
#include <vector>

class TTreeReader;

namespace rootgrad {

/// Result of a booked fit: a history, or the error that ended the fit.
///
/// RDataFrame lets no exception out of an action's end, so an error is printed there and thrown by `history()`.
class BookedFit {
  friend class FitAction;
  History history_;
  std::exception_ptr error_;

public:
  /// Returns the history. Throws the `Error` that ended the training.
  const History &history() const {
    if (error_)
      std::rethrow_exception(error_);
    return history_;
  }
  operator const History &() const { return history(); }
};

namespace detail {

/// Rows that a FitAction gathers, and the fit on them.
struct FitOfEvents;

} // namespace detail

/// Gathers the events slot by slot, and trains when the loop ends. `net` must live, and must not be moved, until the
/// loop ends.
class FitAction : public ROOT::Detail::RDF::RActionImpl<FitAction> {
  struct Slot {
    std::vector<float> values;       // features side by side, then targets[, weight]
    std::vector<std::size_t> widths; // width of every column
    char apart[64] = {};
  };
  std::vector<Slot> slots_;
  std::shared_ptr<detail::FitOfEvents> fit_; // receives the events

  /// Prepares for an event of a slot. Returns false if its columns are not those of the constructor.
  bool begin_event(unsigned slot, std::size_t columns);
  /// Returns false and reports an error if the network reads no complex columns.
  bool accepts_complex(unsigned slot, const std::type_info &type);
  /// Reports an error for a column of this type.
  void refuse(unsigned slot, const std::type_info &type);
  /// Adds the event whose values have been gathered.
  void end_event(unsigned slot);

  /// Appends a column's value. Returns false if its type cannot be trained on.
  template <class T> bool push(unsigned slot_number, const T &value) {
    auto &slot = slots_[slot_number];
    if constexpr (detail::is_complex_value<T> || detail::is_complex_value<typename detail::Element<T>::type>)
      if (!accepts_complex(slot_number, typeid(T)))
        return false;
    const std::size_t before = slot.values.size();
    if (!detail::each_number(value, [&slot](float number) { slot.values.push_back(number); })) {
      refuse(slot_number, typeid(T));
      return false;
    }
    slot.widths.push_back(slot.values.size() - before);
    return true;
  }

public:
  using Result_t = BookedFit;

  /// \param columns the features, the target and, if `options.weight_column` is set, the weight: the list given to `Book`
  /// \param slots `df.GetNSlots()`, called after `EnableImplicitMT`
  /// \param targets number of the columns that are targets: one, or for a regression the number of the network's
  ///         outputs
  FitAction(Network &net, const std::vector<std::string> &columns, unsigned slots,
            const TrainOptions &options = TrainOptions(), std::size_t targets = 1);
  FitAction(FitAction &&) = default;
  FitAction(const FitAction &) = delete;

  std::shared_ptr<BookedFit> GetResultPtr() const;
  std::string GetActionName() const { return "rootgrad::FitAction"; }

  void Initialize();
  void InitTask(TTreeReader *, unsigned) {}

  template <class... T> void Exec(unsigned slot, const T &...columns) {
    if (begin_event(slot, sizeof...(T)) && (push(slot, columns) && ...))
      end_event(slot);
  }

  void Finalize();
};

} // namespace rootgrad

#ifndef ROOTGRAD_COMPILED_FACE
#include "rdf_fit_action-inl.hpp"
#endif

#endif
