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

namespace rootgrad {
namespace detail {

inline std::atomic<int> interrupt_flag{0};

extern "C" inline void rootgrad_note_interrupt(int) { interrupt_flag.store(1, std::memory_order_relaxed); }

inline bool interrupted() { return interrupt_flag.load(std::memory_order_relaxed) != 0; }

/// Takes SIGINT over for its lifetime, if the options allow it. Guards may nest; the outermost clears the flag.
class InterruptGuard {
#ifndef _WIN32
   struct sigaction before_ = {};
#endif
   bool active_ = false;

public:
   explicit InterruptGuard(const TrainOptions &options) : InterruptGuard(options.raw().interruptible != 0) {}
   explicit InterruptGuard(bool wanted)
   {
      interrupt_flag.store(0, std::memory_order_relaxed);
#ifndef _WIN32
      if (!wanted)
         return;
      struct sigaction ours = {};
      ours.sa_handler = rootgrad_note_interrupt;
      ours.sa_flags = SA_RESTART; // reads from disk go on
      sigemptyset(&ours.sa_mask);
      active_ = sigaction(SIGINT, &ours, &before_) == 0;
#endif
   }
   ~InterruptGuard()
   {
#ifndef _WIN32
      if (active_)
         sigaction(SIGINT, &before_, nullptr);
#endif
      interrupt_flag.store(0, std::memory_order_relaxed);
   }
   InterruptGuard(const InterruptGuard &) = delete;
   InterruptGuard &operator=(const InterruptGuard &) = delete;
};

} // namespace detail
} // namespace rootgrad

#endif
