/// \file rdf_snapshot-inl.hpp
/// Definitions of the functions that rdf_snapshot.hpp declares.
#ifndef ROOTGRAD_RDF_SNAPSHOT_INL_HPP
#define ROOTGRAD_RDF_SNAPSHOT_INL_HPP

#include "rdf_bulk.hpp"
#include "rdf_define.hpp"
#include "rdf_entries.hpp"
#include "rdf_interrupt.hpp"
#include "rdf_score_file.hpp"
#include "rdf_slots.hpp"
#include "rdf_snapshot.hpp"

#include <ROOT/RDF/RActionImpl.hxx>

#include <algorithm>
#include <cctype>
#include <cstring>
#include <limits>
#include <memory>
#include <mutex>
#include <new>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace rootgrad {
namespace detail {

/// Result of one pass over a frame, or over its files: scores by entry. Each slot gathers rows and predicts them as a
/// batch.
///
/// Errors are stored until `finish`: an exception from within an event loop would leave other results booked on the
/// same frame silently incomplete.
class ScoreRun {
  struct Slot {
    Predictor predict;
    SlotPacking packing; // for a network with jagged columns
    std::vector<float> rows, scores;
    std::vector<unsigned long long> entries;
    std::optional<SlotRow> row; // row of a block of entries
    unsigned long long seen = 0, lowest = std::numeric_limits<unsigned long long>::max(), highest = 0;
    std::optional<std::pair<unsigned long long, Error>> problem;
    char apart[64] = {};
    Slot(const Predictor &p, const std::vector<std::string> &names, const JaggedInputs &inputs)
        : predict(p), packing(names, inputs) {}
  };
  std::vector<ColumnPlan> plan_;
  std::size_t arrays_; // number of array columns
  JaggedInputs inputs_;
  std::vector<std::size_t> widths_; // expected widths, without jagged columns
  EntryNumbers numbers_;
  std::size_t features_, block_;
  const InterruptGuard &guard_;
  std::vector<std::unique_ptr<Slot>> slots_;
  std::mutex mutex_; // protects the table
  ScoreTable table_;

  void fail(Slot &slot, unsigned long long entry, const Error &error) {
    if (!slot.problem)
      slot.problem.emplace(entry, error);
  }

  void flush(Slot &slot) {
    if (slot.entries.empty() || slot.problem)
      return;
    slot.scores.resize(slot.entries.size() * slot.predict.outputs());
    slot.predict.predict(slot.rows.data(), slot.entries.size(), slot.scores.data());
    const unsigned long long *entry = slot.entries.data();
    {
      const std::lock_guard<std::mutex> lock(mutex_);
      if (table_.put(entry, slot.entries.size(), slot.scores.data()))
        entry = nullptr;
    }
    if (entry)
      fail(slot, *entry,
           Error(ErrorCode::Data, "ROOT has read entry " + std::to_string(*entry) +
                                      " twice, so the entry number does not identify a score" + without_threads()));
    slot.rows.clear();
    slot.entries.clear();
  }

  void see(Slot &slot, unsigned long long first, std::size_t entries) {
    slot.seen += entries;
    slot.lowest = std::min(slot.lowest, first);
    slot.highest = std::max(slot.highest, first + entries - 1);
  }

  void add(Slot &slot, SlotRow &row, unsigned long long entry) {
    try {
      if (!inputs_ && arrays_ > 0)
        check_widths(row, plan_, widths_, features_, entry);
      const auto *x = inputs_ ? slot.packing(row, plan_, plan_.size(), entry) : assemble(row, plan_, plan_.size());
      slot.rows.insert(slot.rows.end(), x, x + features_);
      slot.entries.push_back(entry);
      if (slot.entries.size() == block_)
        flush(slot);
    } catch (const Error &error) {
      fail(slot, entry, error);
    } catch (const std::bad_alloc &) {
      fail(slot, entry, Error(ErrorCode::Memory, "no memory for the scores: 4 bytes per entry and output are needed"));
    }
  }

  static std::string without_threads() {
    return ROOT::IsImplicitMTEnabled()
               ? "; without ROOT::EnableImplicitMT() entries are numbered in the order of the file"
               : "";
  }

public:
  ScoreRun(const ROOT::RDF::RNode &node, const std::vector<ColumnPlan> &plan, unsigned slots, const Network &net,
           Output output, const InterruptGuard &guard)
      : plan_(plan), arrays_(std::size_t(std::count_if(plan.begin(), plan.end(),
                                                       [](const ColumnPlan &column) { return column.is_array(); }))),
        inputs_(net), widths_(inputs_ ? std::vector<std::size_t>() : wanted_widths(net, plan)),
        numbers_(FrameHead(node), slots), features_(net.features()),
        block_(std::max<std::size_t>(64, std::min<std::size_t>(4096, 262144 / features_))), guard_(guard),
        table_(net.outputs()) {
    std::vector<std::string> names;
    for (const ColumnPlan &column : plan_)
      names.push_back(column.name);
    if (inputs_)
      inputs_.check(plan_, plan_.size());
    const Predictor first(net, output);
    for (unsigned i = 0; i < std::max(1u, slots); ++i)
      slots_.push_back(std::make_unique<Slot>(first, names, inputs_));
  }

  const EntryNumbers &numbers() const { return numbers_; }
  const ScoreTable &table() const { return table_; }

  void begin(unsigned slot, TTreeReader *reader) {
    const auto wrong = numbers_.begin(slot, reader);
    if (!wrong.empty())
      fail(*slots_[slot], 0, Error(ErrorCode::Data, wrong + without_threads()));
  }

  /// Registers an entry of the data set, including entries that the frame filters out.
  void see(unsigned slot_number, unsigned long long rdfentry) {
    auto &slot = *slots_[slot_number];
    see(slot, numbers_(slot_number, rdfentry), 1);
  }

  /// Adds an event of the frame.
  void add(unsigned slot_number, ULong64_t address, unsigned long long rdfentry) {
    guard_.check(" and no file is written (other results booked on the same RDataFrame are incomplete)");
    auto &slot = *slots_[slot_number];
    if (!slot.problem)
      add(slot, slot_row(address), numbers_(slot_number, rdfentry));
  }

  /// Adds consecutive entries, none of which is filtered out. Returns false after a problem.
  bool add(unsigned slot_number, const RowBlock &block) {
    auto &slot = *slots_[slot_number];
    see(slot, block.first, block.rows);
    if (!slot.row)
      slot.row.emplace(plan_.size() - arrays_, arrays_);
    for (std::size_t i = 0; i < block.rows && !slot.problem; ++i) {
      set_row(*slot.row, plan_, block, i);
      add(slot, *slot.row, block.first + i);
    }
    return !slot.problem;
  }

  /// Ends the pass. Throws the problem of the lowest entry. Returns the number of entries of the data set.
  unsigned long long finish() {
    const Slot *worst = nullptr;
    unsigned long long seen = 0, lowest = std::numeric_limits<unsigned long long>::max(), end = 0;
    for (auto &slot : slots_) {
      flush(*slot);
      if (slot->problem && (!worst || slot->problem->first < worst->problem->first))
        worst = slot.get();
      seen += slot->seen;
      lowest = std::min(lowest, slot->lowest);
      end = std::max(end, slot->seen ? slot->highest + 1 : 0);
    }
    if (worst)
      throw worst->problem->second;
    if (seen && end - lowest != seen)
      throw Error(ErrorCode::Data, "ROOT has read " + std::to_string(seen) + " events of the entries " +
                                       std::to_string(lowest) + " to " + std::to_string(end - 1) + "; wanted " +
                                       std::to_string(end - lowest) + ", one each" + without_threads());
    const auto &total = numbers_.total();
    if (total && end > *total)
      throw Error(ErrorCode::Data, "ROOT has read entry " + std::to_string(end - 1) + " of a data set of " +
                                       std::to_string(*total) + " entries" + without_threads());
    return total ? *total : end;
  }
};

/// Registers all entries of the data set.
class SeeAction : public ROOT::Detail::RDF::RActionImpl<SeeAction> {
  std::shared_ptr<ScoreRun> run_;

public:
  using Result_t = ScoreRun;
  explicit SeeAction(std::shared_ptr<ScoreRun> run) : run_(std::move(run)) {}
  SeeAction(SeeAction &&) = default;
  SeeAction(const SeeAction &) = delete;
  std::shared_ptr<ScoreRun> GetResultPtr() const { return run_; }
  std::string GetActionName() const { return "rootgrad::snapshot_scores (entries)"; }
  void Initialize() {}
  void InitTask(TTreeReader *reader, unsigned slot) { run_->begin(slot, reader); }
  void Exec(unsigned slot, ULong64_t entry) { run_->see(slot, entry); }
  void Finalize() {}
};

/// Gathers the events that pass the frame's filters.
class ScoreAction : public ROOT::Detail::RDF::RActionImpl<ScoreAction> {
  std::shared_ptr<ScoreRun> run_;

public:
  using Result_t = ScoreRun;
  explicit ScoreAction(std::shared_ptr<ScoreRun> run) : run_(std::move(run)) {}
  ScoreAction(ScoreAction &&) = default;
  ScoreAction(const ScoreAction &) = delete;
  std::shared_ptr<ScoreRun> GetResultPtr() const { return run_; }
  std::string GetActionName() const { return "rootgrad::snapshot_scores"; }
  void Initialize() {}
  void InitTask(TTreeReader *reader, unsigned slot) { run_->begin(slot, reader); }
  void Exec(unsigned slot, ULong64_t address, ULong64_t entry) { run_->add(slot, address, entry); }
  void Finalize() {}
};

ROOTGRAD_ON_USE void check_name(const std::string &what, const std::string &name) {
  bool good = !name.empty() && !std::isdigit(static_cast<unsigned char>(name[0]));
  for (const char c : name)
    good = good && (std::isalnum(static_cast<unsigned char>(c)) || c == '_');
  if (!good)
    throw Error(ErrorCode::Argument,
                "the " + what + "'s name is '" + name + "'; wanted letters, digits and _, not a digit first");
}

/// Checks that there is one name for all outputs, or one for each.
ROOTGRAD_ON_USE void check_score_names(const ScoreOptions &options, std::size_t outputs) {
  check_name("tree", options.tree());
  const auto &names = options.columns();
  if (names.size() != 1 && names.size() != outputs)
    throw Error(ErrorCode::Shape, "there are " + std::to_string(names.size()) + " names of score columns; wanted one" +
                                      (outputs > 1 ? ", or " + std::to_string(outputs) + ", one for each output" : ""));
  for (std::size_t i = 0; i < names.size(); ++i) {
    check_name("score column", names[i]);
    if (std::find(names.begin(), names.begin() + std::ptrdiff_t(i), names[i]) != names.begin() + std::ptrdiff_t(i))
      throw Error(ErrorCode::Argument, "the score column '" + names[i] + "' is named twice");
  }
}

/// Writes the tree to the temporary file.
ROOTGRAD_ON_USE void write_scores(const FileBeside &beside, const ScoreTable &table, unsigned long long entries,
                                  const ScoreOptions &options, const InterruptGuard &guard) {
  const auto failed = [&] {
    throw_io("write", beside.named(), "ROOT could not write the tree (see its messages; often the disk is full)");
  };
  const TDirectory::TContext back; // restores the user's directory
  TFile file(beside.path().c_str(), "recreate", FileBeside::title, 401 /* lz4, fast: scores hardly shrink */);
  if (file.IsZombie())
    failed();
  const auto outputs = table.outputs();
  std::vector<float> row(outputs);
  const std::vector<float> none(outputs, std::numeric_limits<float>::quiet_NaN());
  TTree tree(options.tree().c_str(), "scores by entry", 99, &file);
  const auto &names = options.columns();
  if (names.size() == outputs)
    for (std::size_t k = 0; k < outputs; ++k)
      tree.Branch(names[k].c_str(), &row[k]);
  else
    tree.Branch(names[0].c_str(), row.data(), (names[0] + "[" + std::to_string(outputs) + "]/F").c_str());
  for (unsigned long long entry = 0; entry < entries; ++entry) {
    if (entry % 65536 == 0)
      guard.check(" and no file is written");
    const float *scores = table(entry);
    std::memcpy(row.data(), scores ? scores : none.data(), outputs * sizeof(float));
    if (tree.Fill() < 0)
      failed();
  }
  if (file.Write() <= 0 || file.TestBit(TFile::kWriteError))
    failed();
  file.Close();
  if (file.TestBit(TFile::kWriteError))
    failed();
}

/// Reads the tree's header back: errors that ROOT only printed become exceptions.
ROOTGRAD_ON_USE void check_scores(const FileBeside &beside, unsigned long long entries, const ScoreOptions &options) {
  const TDirectory::TContext back;
  TFile file(beside.path().c_str(), "read");
  auto *tree = file.IsZombie() ? nullptr : file.Get<TTree>(options.tree().c_str());
  if (!tree || static_cast<unsigned long long>(tree->GetEntries()) != entries)
    throw_io("write", beside.named(), "the tree that ROOT wrote cannot be read back");
}

/// Throws if the output would replace a file that the frame is reading.
ROOTGRAD_ON_USE void check_is_no_input(const FileBeside &beside, const EntryNumbers &numbers) {
  for (const auto &file : numbers.files())
    if (beside.replaces(file))
      throw Error(ErrorCode::Argument,
                  "'" + beside.named() + "' is a file that the RDataFrame reads; wanted another one for the scores");
  if (numbers.other_source() && beside.replaces_another_kind())
    throw Error(ErrorCode::Argument, "'" + beside.named() +
                                         "' exists and is not a file of scores; the RDataFrame may read it (rootgrad "
                                         "knows the input files of trees only): remove it, or write to another file");
}

/// Scores the events of a frame, and registers all entries of its data set, in its event loop.
ROOTGRAD_ON_USE void score_events(ROOT::RDF::RNode df, const std::vector<ColumnPlan> &plan,
                                  const std::shared_ptr<ScoreRun> &run) {
  const auto packed = pack(df, plan);
  auto head = FrameHead(df).node();
  auto entries = head.Book<ULong64_t>(SeeAction(run), {"rdfentry_"});
  auto node = packed.node;
  auto events = node.Book<ULong64_t, ULong64_t>(ScoreAction(run), {packed.pointer, "rdfentry_"});
  compile_strings(packed.node);
  events.GetValue();
}

} // namespace detail

ROOTGRAD_FACE_DEFINED ScoresWritten snapshot_scores(ROOT::RDF::RNode df, const Network &net, const std::string &path,
                                                    const Names &features, const ScoreOptions &options) {
  const auto columns = detail::checked_features(net, features);
  detail::check_score_names(options, net.outputs());
  detail::InterruptGuard guard(options.interruptible());
  ScoresWritten written;
  const auto plan = detail::plan_files(df, columns);
  const auto clusters = detail::open_clusters(df, plan, written.reading);
  const auto slots = clusters ? clusters->slots() : df.GetNSlots();
  auto run = std::make_shared<detail::ScoreRun>(df, plan, slots, net, options.output(), guard);
  detail::FileBeside beside(path);
  detail::check_is_no_input(beside, run->numbers());
  if (clusters)
    clusters->read(
        guard, [&](unsigned slot, const detail::RowBlock &block) { return run->add(slot, block); },
        " and no file is written");
  else
    detail::score_events(df, plan, run);
  written.reading = clusters ? "clusters" : "event loop: " + written.reading;
  written.entries = run->finish();
  written.scored = run->table().scored();
  detail::write_scores(beside, run->table(), written.entries, options, guard);
  detail::check_scores(beside, written.entries, options);
  beside.commit();
  return written;
}

} // namespace rootgrad

#endif
