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

/// What `snapshot_scores` writes: every setter returns the options, so that they chain.
class ScoreOptions {
public:
  /// The tree's name. Default "scores".
  ScoreOptions &tree(std::string name) {
    tree_ = std::move(name);
    return *this;
  }
  /// The column's name, default "score": a float, of several outputs an array. Or a name for each output.
  ScoreOptions &columns(const Names &names) {
    columns_ = names.list();
    return *this;
  }
  /// What is written. Default Output::Raw.
  ScoreOptions &output(Output choice) {
    output_ = choice;
    return *this;
  }
  /// Whether Ctrl-C ends it, with an error and no file. Default yes.
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

/// What `snapshot_scores` has written.
struct ScoresWritten {
  unsigned long long entries = 0; ///< rows of the tree: the entries of the data set
  unsigned long long scored = 0;  ///< how many of them the frame let pass; the others are NaN
  std::string reading;            ///< how the columns were read, as History::reading() has it
};

/// Writes the network's scores of a whole data set to a ROOT file: a tree with one row for each entry of the data set that `df`
/// is of, in the order of the entries whatever the threads, to be read beside it as a friend.
///
/// Reads whole clusters of the files, or runs the event loop once, with whatever else is booked on `df`; each slot gathers its
/// events and predicts them in batches. A score is the same bits as `define` and `Network::predict` give. An entry that a `Filter` or `Range` before
/// `df` takes out has a row, too, with NaN: so rows and entries always agree. Rows follow the files of a chain in its order,
/// and begin with entry 0 even if `df` is a range of the data set. Scores are held in memory until they are written, 4
/// bytes an entry and output. Variations (`Vary`) are not followed: the scores are nominal.
///
/// \param path of a local file, which is replaced whole or, if anything fails, stays as it was
/// \param features as in `define`: empty for those the network was trained with
/// \param options names of the tree ("scores") and of its column ("score", a float; of several outputs a fixed array, which
///        RDataFrame reads as RVecF; or a name for each), Raw or Probability
/// \return how many rows there are, and how many are not NaN for lack of an event
///
/// Errors, after which an old file is as it was: those of `define`; `Io`; `Argument` if the path is a file that is read, if a name
/// is none, for a tree with an entry list; `Data` if the entries cannot be told apart (in an event loop under `EnableImplicitMT`
/// that reads a file twice); `Memory`; `Interrupted`. One call is one thread's; calls on different frames may run at once.
ROOTGRAD_FACE ScoresWritten snapshot_scores(ROOT::RDF::RNode df, const Network &net, const std::string &path,
                                            const Names &features = std::vector<std::string>(),
                                            const ScoreOptions &options = ScoreOptions());

} // namespace rootgrad

#ifndef ROOTGRAD_COMPILED_FACE
#include "rdf_snapshot-inl.hpp"
#endif

#endif
