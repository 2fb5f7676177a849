/// \file hooks.C
/// Two ways to train within an event loop that also does other work:
///
///     root -l hooks.C
///
/// `Book` runs the training as an action, together with histograms; `Trainer` receives its events in `ForeachSlot`.
/// Both give the same network as `rootgrad::fit` on the frame, bit for bit.
#include <rootgrad/root.hpp>

#include <iostream>

void hooks() {
  auto df = ROOT::RDataFrame(20000)
                .Define("x", [](ULong64_t i) { return float(i % 199) / 99.f - 1.f; }, {"rdfentry_"})
                .Define("y", [](ULong64_t i) { return float(i % 211) / 105.f - 1.f; }, {"rdfentry_"})
                .Define("inside", [](float x, float y) { return x * x + y * y < 0.5f; }, {"x", "y"});
  const auto options = rootgrad::TrainOptions().epochs(5).learning_rate(5e-3f);
  const auto fresh = [] { return rootgrad::Mlp({2, 32, 1}, rootgrad::Activation::Silu, 7); };

  // 1. As an action: one event loop fills the histogram and collects the events, then the network is trained.
  auto booked = fresh();
  auto radius = df.Define("r", "std::sqrt(x * x + y * y)").Histo1D({"r", ";r;events", 50, 0., 1.5}, "r");
  auto fit = df.Book<float, float, bool>(rootgrad::FitAction(booked, {"x", "y", "inside"}, df.GetNSlots(), options),
                                         {"x", "y", "inside"});
  std::cout << "Book:    " << fit->history().size() << " epochs, mean radius " << radius->GetMean() << std::endl;

  // 2. Explicitly: select, transform and weight the events as you like, then train.
  auto fed = fresh();
  rootgrad::Trainer trainer(fed, {"x", "y"}, options, df.GetNSlots());
  df.ForeachSlot([&](unsigned slot, float x, float y, bool inside) { trainer.add_slot(slot, x, y, inside); },
                 {"x", "y", "inside"});
  trainer.fit();

  // 3. With a single call.
  auto fitted = fresh();
  rootgrad::fit(fitted, df, {"x", "y"}, "inside", options);

  std::cout << "Trainer: " << (fed.parameters() == booked.parameters() ? "same" : "other") << " parameters as Book\n"
            << "fit:     " << (fitted.parameters() == booked.parameters() ? "same" : "other") << " parameters as Book"
            << std::endl;
}
