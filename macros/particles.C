/// \file particles.C
/// A transformer on the particles of an event, compared with an Mlp on the same numbers:
///
///     root -l particles.C
///
/// Each simulated event has eight particles in no order; the question is whether the hardest of them goes up. No particle
/// is sufficient to answer: all must be compared, as attention does. Prints the area under the ROC curve of both networks
/// on events they were not trained on.
#include <rootgrad/root.hpp>

#include <TRandom3.h>

#include <cmath>
#include <iostream>

namespace toy {

const unsigned count = 8;

/// Transverse momenta in units of their width: px and then py of the event's particles.
ROOT::RVecF momenta(ULong64_t event) {
  TRandom3 random(1 + event);
  ROOT::RVecF p(2 * count);
  for (auto &value : p)
    value = random.Gaus();
  return p;
}

bool hardest_goes_up(const ROOT::RVecF &px, const ROOT::RVecF &py) {
  return py[ROOT::VecOps::ArgMax(px * px + py * py)] > 0;
}

ROOT::RDF::RNode events(ULong64_t first, ULong64_t n) {
  return ROOT::RDataFrame(n)
      .Define("p", [first](ULong64_t entry) { return momenta(first + entry); }, {"rdfentry_"})
      .Define("px", [](const ROOT::RVecF &p) { return ROOT::VecOps::Take(p, int(count)); }, {"p"})
      .Define("py", [](const ROOT::RVecF &p) { return ROOT::VecOps::Take(p, -int(count)); }, {"p"})
      .Define("up", hardest_goes_up, {"px", "py"});
}

template <class Net> double auc(Net &&net, int epochs) {
  auto training = events(0, 20000), fresh = events(1000000, 5000);
  rootgrad::fit(net, training, {"px", "py"}, "up",
                rootgrad::TrainOptions().epochs(epochs).batch_size(128).learning_rate(3e-3f));
  return rootgrad::roc(rootgrad::define(fresh, "score", net), "score", "up").auc();
}

} // namespace toy

void particles(int epochs = 15) {
  const auto config = rootgrad::TransformerConfig(toy::count, 2)
                          .order(rootgrad::TokenOrder::Columns)
                          .positions(false)
                          .layers(2)
                          .heads(2)
                          .channels(16)
                          .seed(1);
  rootgrad::Transformer transformer(config);
  rootgrad::Mlp mlp({2 * toy::count, 72, 72, 1}, rootgrad::Activation::Gelu, /*seed=*/1);
  std::cout << "transformer, " << transformer.parameter_count() << " parameters: AUC " << toy::auc(transformer, epochs)
            << std::endl;
  std::cout << "Mlp, " << mlp.parameter_count() << " parameters: AUC " << toy::auc(mlp, epochs) << std::endl;
}
