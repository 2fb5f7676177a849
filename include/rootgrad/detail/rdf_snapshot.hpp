/// \file rdf_snapshot.hpp
/// The scores of a whole data set, predicted in batches and written as a friend tree.
///
/// ```cpp
/// rootgrad::snapshot_scores(df, net, "scores.root");
/// TChain events("events");
/// events.Add("events_*.root");
/// events.AddFriend("scores", "scores.root");
/// ROOT::RDataFrame(events).Histo1D("scores.score");
/// ```
#ifndef ROOTGRAD_RDF_SNAPSHOT_HPP
#define ROOTGRAD_RDF_SNAPSHOT_HPP

#include "network.hpp"
#include "rdf_on_use.hpp"

#include <ROOT/RDataFrame.hxx>

#include <string>
#include <utility>
#include <vector>

namespace rootgrad {

/// Options of `snapshot_scores`. Every setter returns the options, so calls can be chained.
class ScoreOptions {
public:
  /// Name of the tree. Default "scores".
  ScoreOptions &tree(std::string name) {
    tree_ = std::move(name);
    return *this;
  }
  /// Name of the column, default "score": a float, for several outputs an array. Or a name for each output.
  ScoreOptions &columns(const Names &names) {
    columns_ = names.list();
    return *this;
  }
  /// Kind of output to write. Default Output::Raw.
  ScoreOptions &output(Output choice) {
    output_ = choice;
    return *this;
  }
  /// True if Ctrl-C may stop it, with an error and without a file. Default true.
  ScoreOptions &interruptible(bool yes) {
    interruptible_ = yes;
    return *this;
  }

  const std::string &tree() const { return tree_; }
  const std::vector<std::string> &columns() const { return columns_; }
  Output output() const { return output_; }
  bool interruptible() const { return interruptible_; }

private:
  std::string tree_ = "scores";
  std::vector<std::string> columns_ = {"score"};
  Output output_ = Output::Raw;
  bool interruptible_ = true;
};

/// Result of `snapshot_scores`.
struct ScoresWritten {
  unsigned long long entries = 0; ///< rows of the tree: the entries of the data set
  unsigned long long scored = 0;  ///< number of entries that pass the frame's filters; the others are NaN
  std::string reading;            ///< method of reading the columns, as in History::reading()
};

/// Writes the network's scores of a whole data set to a ROOT file. Its tree has one row for each entry of the data set
/// of `df`, in the order of the entries for any number of threads. Read the tree beside the data set as a friend.
///
/// Reads whole clusters of the files, or runs the event loop once, together with everything else booked on `df`. Each
/// slot gathers its events and predicts them in batches. A score has the same bits as those of `define` and
/// `Network::predict`. An entry that a `Filter` or `Range` before `df` removes also has a row, with NaN, so rows and
/// entries always agree. The rows follow the files of a chain in its order, and begin with entry 0 even if `df` is a
/// range of the data set. Scores stay in memory until they are written, 4 bytes per entry and output. Variations
/// (`Vary`) are ignored: the scores are nominal.
///
/// \param path a local file, which is replaced as a whole or, if anything fails, stays unchanged
/// \param features as in `define`: empty for those the network was trained with
/// \param options names of the tree ("scores") and of its column ("score", a float; for several outputs a fixed array,
///        which RDataFrame reads as RVecF; or a name for each), Raw or Probability
/// \return number of rows, and number of rows that are scored and not NaN because of a filter
///
/// Errors, after which an existing file is unchanged: those of `define`; `Io`; `Argument` if the path is a file that is
/// being read, if a name is invalid, or for a tree with an entry list; `Data` if the entries cannot be distinguished
/// (in an event loop under `EnableImplicitMT` that reads a file twice); `Memory`; `Interrupted`. One call uses one
/// calling thread; calls on different frames may run at the same time.
ROOTGRAD_FACE ScoresWritten snapshot_scores(ROOT::RDF::RNode df, const Network &net, const std::string &path,
                                            const Names &features = std::vector<std::string>(),
                                            const ScoreOptions &options = ScoreOptions());

} // namespace rootgrad

#ifndef ROOTGRAD_COMPILED_FACE
#include "rdf_snapshot-inl.hpp"
#endif

#endif
