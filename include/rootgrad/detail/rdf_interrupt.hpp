/// \file rdf_interrupt.hpp
/// Ctrl-C while an event loop reads the training data.
///
/// ROOT's own SIGINT handler jumps back to the prompt over all functions in between: no destructor runs, and the other
/// threads of an implicitly multi-threaded loop continue to write. So while `fit` reads columns, SIGINT only sets a
/// flag, which the loop checks. (During the training, the library does the same.)
#ifndef ROOTGRAD_RDF_INTERRUPT_HPP
#define ROOTGRAD_RDF_INTERRUPT_HPP

#include "../rootgrad.hpp"

#include <atomic>
#include <csignal>
#include <mutex>
#include <string>
#ifndef _WIN32
#include <unistd.h>
#endif

namespace rootgrad {
namespace detail {

/// Number of SIGINTs since the process started.
inline std::atomic<unsigned> interrupts{0};

#ifndef _WIN32
/// Number of live guards, their process, and the signal handler that they replaced.
struct Interruptible {
  std::mutex mutex;
  std::atomic<unsigned> guards{0};
  std::atomic<pid_t> owner{0};
  struct sigaction before = {};
};
inline Interruptible interruptible;

/// Signal handler. In a child of a fork, or if a host installed this handler again later, it passes the signal to the
/// replaced handler.
extern "C" inline void rootgrad_note_interrupt(int number) {
  if (interruptible.guards > 0 && interruptible.owner == getpid()) {
    interrupts.fetch_add(1, std::memory_order_relaxed);
    return;
  }
  sigaction(number, &interruptible.before, nullptr);
  raise(number);
}
#endif

/// Handles SIGINT during its lifetime, if the options allow it.
///
/// Guards can be nested, in one thread and in many. The first one installs the handler. The last one restores the
/// previous handler, unless a host has installed another meanwhile. Each guard sees every signal since its
/// construction. If SIGINT is ignored (`nohup`), it stays ignored. The library's own guard behaves in the same way.
class InterruptGuard {
  bool active_ = false;
  unsigned before_ = 0;
#ifndef _WIN32
  pid_t owner_ = 0;
#endif

public:
  explicit InterruptGuard(const TrainOptions &options) : InterruptGuard(options.raw().interruptible != 0) {}
  explicit InterruptGuard(bool wanted) {
#ifndef _WIN32
    if (!wanted)
      return;
    auto &all = interruptible;
    const std::lock_guard<std::mutex> lock(all.mutex);
    owner_ = getpid();
    if (all.owner != owner_) { // a child process: the existing guards belong to its parent
      all.guards = 0;
      all.owner = owner_;
    }
    struct sigaction present = {};
    before_ = interrupts.load(std::memory_order_relaxed);
    if (sigaction(SIGINT, nullptr, &present) != 0 || present.sa_handler == SIG_IGN)
      return;
    if (present.sa_handler != rootgrad_note_interrupt) {
      all.before = present;
      struct sigaction ours = {};
      ours.sa_handler = rootgrad_note_interrupt;
      ours.sa_flags = SA_RESTART; // interrupted reads from disk are restarted
      sigemptyset(&ours.sa_mask);
      if (sigaction(SIGINT, &ours, nullptr) != 0)
        return;
    }
    ++all.guards;
    active_ = true;
#endif
  }
  ~InterruptGuard() {
#ifndef _WIN32
    if (!active_)
      return;
    auto &all = interruptible;
    const std::lock_guard<std::mutex> lock(all.mutex);
    struct sigaction present = {};
    if (all.owner == owner_ && owner_ == getpid() && --all.guards == 0 && sigaction(SIGINT, nullptr, &present) == 0 &&
        present.sa_handler == rootgrad_note_interrupt)
      sigaction(SIGINT, &all.before, nullptr);
#endif
  }
  InterruptGuard(const InterruptGuard &) = delete;
  InterruptGuard &operator=(const InterruptGuard &) = delete;

  /// True if Ctrl-C was pressed since the guard was constructed.
  bool interrupted() const { return active_ && interrupts.load(std::memory_order_relaxed) != before_; }

  /// Throws `Interrupted` if interrupted().
  void check(const char *more = "") const {
    if (interrupted())
      throw Error(ErrorCode::Interrupted,
                  std::string("interrupted while the RDataFrame was being read: the model is unchanged") + more);
  }
};

} // namespace detail
} // namespace rootgrad

#endif
