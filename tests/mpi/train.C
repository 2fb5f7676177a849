/// \file train.C
/// Trains one network on all ranks that mpiexec started, each with its part of the events, and saves it: `mpiexec -n 2 root.exe -l -b -q 'train.C("net.safetensors")'`.
#include <rootgrad/root.hpp>

int train(const std::string &file) {
  try {
    rootgrad::Mpi ranks;
    auto df = ROOT::RDataFrame(3000)
                  .Define("x", "float(std::sin(0.7 * rdfentry_ * rdfentry_))")
                  .Define("y", "float(std::cos(1.3 * rdfentry_))")
                  .Define("is_signal", "x * y > 0.1 ? 1 : 0")
                  .Filter("rdfentry_ % " + std::to_string(ranks.size()) + " == " + std::to_string(ranks.rank()));
    rootgrad::Mlp net({2, 32, 32, 1}, rootgrad::Activation::Gelu, 42);
    auto options = rootgrad::TrainOptions().epochs(3).communicator(ranks).own_rows(true);
    auto history = rootgrad::fit(net, df, {"x", "y"}, "is_signal", options);
    net.save(file + std::to_string(ranks.rank()));
    std::string line = "rank " + std::to_string(ranks.rank()) + " of " + std::to_string(ranks.size()) + ": ";
    line += std::to_string(history.epochs().size()) + " epochs\n";
    std::cout << line << std::flush; // in one piece, beside the lines of the other ranks
  } catch (const std::exception &error) {
    std::cerr << error.what() << std::endl;
    return 1;
  }
  return 0;
}
