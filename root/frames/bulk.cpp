// Reads files in blocks of rows, with one thread or several.
#include "bulk.hpp"

#include <TROOT.h>
#ifdef R__USE_IMT
#include <ROOT/TSeq.hxx>
#include <ROOT/TThreadExecutor.hxx>
#endif

#include <algorithm>
#include <atomic>
#include <deque>
#include <exception>
#include <mutex>
#include <utility>

namespace rootgrad::bulk {
namespace {

constexpr std::size_t block_numbers = 65536; // 256 KiB: fits in the processor's cache
constexpr std::uint64_t piece_rows = 65536;  // smaller pieces are not worth the locking

/// Entries of one file.
struct Piece {
  std::size_t file = 0;
  std::uint64_t begin = 0, end = 0; ///< rows of the file
  std::uint64_t entry = 0;          ///< entry of row `begin` in the data set
};

/// The open file of a table, for one thread.
class Cursor {
public:
  explicit Cursor(const Table &table) : table_(table) {}

  OpenFile &file(std::size_t index) {
    if (!open_ || index != index_) {
      columns_.clear(); // they refer to the file
      open_.reset();
      open_ = table_.open_file(table_.files, index);
      index_ = index;
    }
    return *open_;
  }

  void read(std::size_t index, std::uint64_t first, std::uint64_t rows, RowBlock &into) {
    file(index).prepare(first);
    if (columns_.empty())
      open_columns();
    for (std::size_t i = 0; i < columns_.size(); ++i)
      columns_[i]->read(first, rows, into.columns[table_.places[i]]);
  }

private:
  /// Opens the columns of the file. (A file without entries may store anything: it is not read.)
  void open_columns() {
    for (const auto &column : table_.columns) {
      try {
        columns_.push_back(open_->column(column));
      } catch (const EventLoop &error) {
        throw Error(ErrorCode::ColumnType,
                    error.what() + std::string(" in ") + detail::nth(table_.files, index_) +
                        "; wanted it as in the first file: make a frame of each kind of file (fit "
                        "accepts several)");
      }
    }
  }

  const Table &table_;
  std::unique_ptr<OpenFile> open_;
  std::vector<std::unique_ptr<Column>> columns_;
  std::size_t index_ = 0;
};

/// Open files and current block of one thread.
class Reader {
public:
  Reader(const std::vector<Table> &tables, std::size_t columns) : tables_(tables) {
    for (const auto &table : tables)
      cursors_.emplace_back(table);
    block_.columns.resize(columns);
  }

  OpenFile &file(std::size_t index) { return cursors_[0].file(index); }

  /// Passes a piece on block by block. Returns false if `take` stops.
  template <class Check, class Take> bool operator()(const Piece &piece, Check check, Take take) {
    for (auto row = piece.begin; row < piece.end; row += block_.rows) {
      check();
      block_.first = piece.entry + (row - piece.begin);
      block_.rows = std::size_t(std::min<std::uint64_t>(rows_, piece.end - row));
      fill(piece.file, row);
      if (!take(static_cast<const RowBlock &>(block_)))
        return false;
    }
    return true;
  }

private:
  void fill(std::size_t file, std::uint64_t row) {
    std::size_t numbers = 0;
    for (auto &column : block_.columns) {
      column.values.clear();
      column.ends.clear();
    }
    cursors_[0].read(file, row, block_.rows, block_);
    for (std::size_t i = 1; i < cursors_.size(); ++i)
      fill_from_friend(i);
    for (const auto &column : block_.columns)
      numbers += column.values.size();
    rows_ = std::clamp<std::size_t>(block_numbers * block_.rows / std::max<std::size_t>(1, numbers), 1, 4096);
  }

  void fill_from_friend(std::size_t index) {
    const auto &table = tables_[index];
    if (table.columns.empty())
      return;
    auto entry = block_.first;
    for (const auto end = entry + block_.rows; entry < end;) {
      const auto at = std::upper_bound(table.ends.begin(), table.ends.end(), entry); // (each friend has all entries)
      const auto file = std::size_t(at - table.ends.begin());
      const auto begin = file ? table.ends[file - 1] : 0;
      const auto here = std::min<unsigned long long>(end, *at) - entry;
      cursors_[index].read(file, entry - begin, here, block_);
      entry += here;
    }
  }

  const std::vector<Table> &tables_;
  std::deque<Cursor> cursors_; // (a deque, since they cannot be moved)
  RowBlock block_;
  std::size_t rows_ = 16; // rows of a block, before the number of values per block is known
};

/// Pieces of all files, assigned to threads in order.
class Pieces {
public:
  Pieces(const Table &table, unsigned threads) : table_(table), threads_(threads) {}

  /// Gets the next piece; returns false if there are no more. A file is examined when its turn comes, by the thread
  /// that has it open then.
  bool next(Reader &reader, Piece &piece) {
    const std::lock_guard<std::mutex> lock(mutex_);
    while (ahead_.empty() && file_ < table_.files.size()) {
      split(reader.file(file_));
      ++file_;
    }
    if (ahead_.empty())
      return false;
    piece = ahead_.front();
    ahead_.pop_front();
    return true;
  }

private:
  /// Splits a file into pieces: the whole file for one thread; for several, groups of clusters, or parts of a large
  /// cluster.
  void split(OpenFile &file) {
    const auto rows = file.rows();
    auto ends = threads_ > 1 ? file.clusters() : std::vector<std::uint64_t>();
    ends.push_back(rows);
    const auto most = threads_ > 1 ? std::max(piece_rows, (rows + threads_ - 1) / threads_) : rows;
    std::uint64_t begin = 0;
    const auto add = [&](std::uint64_t end) {
      ahead_.push_back({file_, begin, end, entry_ + begin});
      begin = end;
    };
    for (const auto end : ends) {
      if (end <= begin || (end - begin < piece_rows && end < rows))
        continue; // merged with the next cluster
      while (end - begin > most)
        add(begin + most);
      add(end);
    }
    entry_ += rows;
  }

  const Table &table_;
  unsigned threads_;
  std::mutex mutex_;
  std::deque<Piece> ahead_;
  std::size_t file_ = 0;
  std::uint64_t entry_ = 0; // entry of the next file's first row
};

class Files final : public detail::Clusters {
public:
  Files(std::vector<Table> tables, std::size_t columns, unsigned slots)
      : tables_(std::move(tables)), columns_(columns), slots_(slots) {}

  unsigned slots() const override { return slots_; }

  void read(const InterruptGuard &guard, const std::function<bool(unsigned, const RowBlock &)> &take,
            const char *more) override {
    Pieces pieces(tables_[0], slots_);
    std::vector<std::exception_ptr> errors(slots_);
    std::atomic<bool> failed{false};
    const auto work = [&](unsigned slot) {
      try {
        Reader reader(tables_, columns_);
        Piece piece;
        const auto check = [&] { guard.check(more); };
        const auto hand_on = [&](const RowBlock &block) { return !failed && take(slot, block); };
        while (!failed && pieces.next(reader, piece) && reader(piece, check, hand_on)) {
        }
      } catch (...) {
        errors[slot] = std::current_exception();
        failed = true;
      }
    };
    run(work);
    for (const auto &error : errors)
      if (error)
        rethrow(error);
  }

private:
  template <class Work> void run(Work work) const {
#ifdef R__USE_IMT
    if (slots_ > 1) {
      ROOT::TThreadExecutor pool(slots_);
      return pool.Foreach(work, ROOT::TSeq<unsigned>(slots_));
    }
#endif
    for (unsigned slot = 0; slot < slots_; ++slot)
      work(slot);
  }

  /// Throws only errors of rootgrad.
  [[noreturn]] static void rethrow(const std::exception_ptr &error) {
    try {
      std::rethrow_exception(error);
    } catch (const Error &) {
      throw;
    } catch (const std::exception &other) {
      throw Error(ErrorCode::Io, std::string("ROOT cannot read the file: ") + other.what());
    }
  }

  std::vector<Table> tables_;
  std::size_t columns_;
  unsigned slots_;
};

} // namespace
} // namespace rootgrad::bulk

namespace rootgrad::detail {

std::unique_ptr<Clusters> open_clusters(const ROOT::RDF::RNode &node, const std::vector<ColumnPlan> &plan,
                                        std::string &why_not) {
  try {
    auto tables = bulk::tables_of(node, plan);
    const auto slots = ROOT::IsImplicitMTEnabled() ? std::max(1u, node.GetNSlots()) : 1u;
    return std::make_unique<bulk::Files>(std::move(tables), plan.size(), slots);
  } catch (const Error &) {
    throw;
  } catch (const std::exception &reason) { // an EventLoop, or an exception of ROOT
    why_not = reason.what();
    return nullptr;
  }
}

} // namespace rootgrad::detail
