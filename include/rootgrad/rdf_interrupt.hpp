/// \file rdf_interrupt.hpp
/// Ctrl-C while an event loop reads the training data.
///
/// ROOT's own SIGINT handler jumps back to the prompt over every frame in between: no destructor runs, and the other
/// threads of an implicitly multi-threaded loop go on writing. So while `fit` reads columns, SIGINT only sets a flag,
/// which the loop looks at. (While it trains, the library does the same.)
#ifndef ROOTGRAD_RDF_INTERRUPT_HPP
#define ROOTGRAD_RDF_INTERRUPT_HPP

#include "rootgrad.hpp"

#include <atomic>
#include <csignal>
#include <mutex>
#include <string>

namespace rootgrad {
namespace detail {

/// SIGINTs counted since the process started.
inline std::atomic<unsigned> interrupts{0};

extern "C" inline void rootgrad_note_interrupt(int) { interrupts.fetch_add(1, std::memory_order_relaxed); }

/// Takes SIGINT over for its lifetime, if the options allow it.
///
/// Guards nest, in one thread and in many: the first takes the signal, the last to go gives it back, and each sees every
/// signal since it was made. Where SIGINT is ignored (`nohup`) it stays ignored. So does the library's own guard.
class InterruptGuard {
#ifndef _WIN32
   struct Taken {
      std::mutex mutex;
      unsigned guards = 0;
      struct sigaction before = {};
   };
   static Taken &taken()
   {
      static Taken it;
      return it;
   }
#endif
   bool active_ = false;
   unsigned before_ = 0;

public:
   explicit InterruptGuard(const TrainOptions &options) : InterruptGuard(options.raw().interruptible != 0) {}
   explicit InterruptGuard(bool wanted)
   {
#ifndef _WIN32
      if (!wanted)
         return;
      auto &all = taken();
      const std::lock_guard<std::mutex> lock(all.mutex);
      before_ = interrupts.load(std::memory_order_relaxed);
      if (all.guards == 0) {
         if (sigaction(SIGINT, nullptr, &all.before) != 0 || all.before.sa_handler == SIG_IGN)
            return;
         struct sigaction ours = {};
         ours.sa_handler = rootgrad_note_interrupt;
         ours.sa_flags = SA_RESTART; // reads from disk go on
         sigemptyset(&ours.sa_mask);
         if (sigaction(SIGINT, &ours, nullptr) != 0)
            return;
      }
      ++all.guards;
      active_ = true;
#endif
   }
   ~InterruptGuard()
   {
#ifndef _WIN32
      if (!active_)
         return;
      auto &all = taken();
      const std::lock_guard<std::mutex> lock(all.mutex);
      if (--all.guards == 0)
         sigaction(SIGINT, &all.before, nullptr);
#endif
   }
   InterruptGuard(const InterruptGuard &) = delete;
   InterruptGuard &operator=(const InterruptGuard &) = delete;

   /// Whether Ctrl-C came since the guard was made.
   bool interrupted() const { return active_ && interrupts.load(std::memory_order_relaxed) != before_; }

   /// Throws `Interrupted` if so.
   void check(const char *more = "") const
   {
      if (interrupted())
         throw Error(ErrorCode::Interrupted,
                     std::string("interrupted while the RDataFrame was being read: the model is as it was") + more);
   }
};

} // namespace detail
} // namespace rootgrad

#endif
