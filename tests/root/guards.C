// Ctrl-C while events are read, signal by signal: none is lost between two guards, and ignored signals stay ignored.
#include "check.hpp"
#include <rootgrad/detail/rdf_interrupt.hpp>

#include <csignal>

namespace {

volatile std::sig_atomic_t caught = 0;
extern "C" void of_the_user(int) { caught = caught + 1; }

using Guard = rootgrad::detail::InterruptGuard;

void nesting() {
  Guard outer(true);
  check("nothing came yet", !outer.interrupted());
  {
    Guard inner(true);
    std::raise(SIGINT);
    check("the inner guard sees it", inner.interrupted());
    check("so does the outer", outer.interrupted());
  }
  check("which still knows after the inner's end", outer.interrupted());
  Guard later(true), without(false);
  check("a guard made later does not", !later.interrupted());
  std::raise(SIGINT);
  check("until the next", later.interrupted());
  check("one that was not wanted never does", !without.interrupted());
}

/// A frame of 1000 events with a booked result that sends SIGINT when all actions have processed the last event.
struct Interrupting {
  ROOT::RDF::RNode df = lattice_frame(1000);
  ROOT::RDF::RResultPtr<ULong64_t> count = df.Count();
  Interrupting() {
    count.OnPartialResult(1000, [](ULong64_t &) { std::raise(SIGINT); });
  }
};

void last_event() {
  rootgrad::Mlp net({2, 8, 1}, rootgrad::Activation::Relu, 11);
  const auto before = net.parameters();
  refused("fit", [&] {
    Interrupting last;
    rootgrad::fit(net, last.df, {"f0", "f1"}, "label", quiet_options());
  });
  refused("fit with validation", [&] {
    Interrupting validation;
    rootgrad::fit(net, lattice_frame(500), validation.df, {"f0", "f1"}, "label", quiet_options());
  });
  refused("Book", [&] {
    const std::vector<std::string> columns = {"f0", "f1", "label"};
    Interrupting last;
    last.df.Book<float, double, bool>(rootgrad::FitAction(net, columns, last.df.GetNSlots(), quiet_options()), columns)
        ->history();
  });
  refused("in the midst of the events", [&] {
    auto df = lattice_frame(1000).Define(
        "signal", [](ULong64_t i) { return i == 500 ? float(std::raise(SIGINT)) : 1.f; }, {"rdfentry_"});
    rootgrad::fit(net, df, {"f0", "signal"}, "label", quiet_options());
  });
  check("the network is as it was", same_bits(net.parameters(), before));
  const int handled = caught;
  Interrupting last;
  const auto history = rootgrad::fit(net, last.df, {"f0", "f1"}, "label", quiet_options().interruptible(false));
  check("not interruptible: trained, and the user's handler was called", history.size() == 3 && caught == handled + 1);
}

} // namespace

void guards() {
  struct sigaction ours = {}, root = {}, now = {};
  ours.sa_handler = of_the_user;
  sigemptyset(&ours.sa_mask);
  sigaction(SIGINT, &ours, &root);
  nesting();
  last_event();
  sigaction(SIGINT, nullptr, &now);
  check("the handler before is back", now.sa_handler == of_the_user);

  std::signal(SIGINT, SIG_IGN); // as under nohup
  {
    Guard guard(true);
    std::raise(SIGINT);
    check("where it is ignored it stays so", !guard.interrupted());
  }
  rootgrad::Mlp net({2, 8, 1}, rootgrad::Activation::Relu, 11);
  Interrupting last;
  check("and a fit ends as if nothing had come",
        rootgrad::fit(net, last.df, {"f0", "f1"}, "label", quiet_options()).size() == 3);
  sigaction(SIGINT, &root, nullptr);
}
