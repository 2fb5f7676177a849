// rootgrad::help: finds the comments of the headers by name.
#include "check.hpp"

#include <sstream>

namespace {

/// The output of help.
std::string printed(const std::string &name = "") {
  std::ostringstream out;
  std::streambuf *before = std::cout.rdbuf(out.rdbuf());
  rootgrad::help(name);
  std::cout.rdbuf(before);
  return out.str();
}

/// True if the output contains all of the texts, in this order.
bool says(const std::string &name, const std::vector<std::string> &texts) {
  const std::string got = printed(name);
  std::size_t from = 0;
  for (const auto &text : texts) {
    from = got.find(text, from);
    if (from == std::string::npos) {
      std::cout << "help(\"" << name << "\") lacks '" << text << "' in its place:\n" << got << std::endl;
      return false;
    }
    from += text.size();
  }
  return true;
}

/// Number of times that a text occurs in another.
int times(const std::string &text, const std::string &in) {
  int n = 0;
  for (auto at = in.find(text); at != std::string::npos; at = in.find(text, at + 1))
    ++n;
  return n;
}

} // namespace

void help() {
  check("a function with all its overloads and comments",
        says("fit",
             {"History fit(Network &net, const Dataset &data, const TrainOptions &options = TrainOptions())",
              "[rootgrad.hpp]", "The network changes when the fit ends", "ROOT::RDF::RNode df", "[rdataframe.hpp]"}));
  check("an example", says("Report", {"    report.print();\n", "report.save(\"report.html\"); // one page"}));
  check("a class: its comment, how it is made, what it has",
        says("Mlp", {"class Mlp : public Network", "A network of fully connected layers.", "Mlp(const std::vector",
                     "`widths`: features", "static Mlp load(const std::string &path)", "Reads a network from a file"}));
  check("nothing that is private", times("make(", printed("Mlp")) == 0);
  check("a member, with its class", says("Network::save", {"Network: void save(const std::string &path) const"}));
  check("a member of that class only", times("Gpt2", printed("Network::save")) == 0);
  check("with rootgrad:: before it", printed("rootgrad::roc") == printed("roc") && says("roc", {"Roc roc(ROOT::RDF"}));
  check("an enumeration with its values",
        says("Output", {"enum class Output", "Raw = ", "///< a classifier's logits"}));
  check("members of a struct of data", says("Epoch", {"validation_loss", "weighted mean over the validation part"}));
  check("functions that a macro declares", says("relu", {"Tensor relu(Tensor x, ", "Returns max(x, 0)."}) &&
                                               says("mean", {"Tensor mean(Tensor x, int axis, Keep keep = Keep::No"}));
  check("a macro", says("ROOTGRAD_NAMES", {"#define ROOTGRAD_NAMES(...)", "named after these members"}));
  check("itself", says("help", {"void help(const std::string &name = \"\")", "[root.hpp]"}));
  const std::string table = "\n" + printed();
  bool all = true;
  for (const char *name : {"Activation", "Dataset", "Gpt2", "Linear", "Network", "TrainOptions", "Trainer", "compile",
                           "concat", "define", "export_onnx", "focal", "import_pt2", "snapshot_scores", "to_tree"})
    all = all && times("\n" + std::string(name) + " ", table) == 1;
  check("a table of all names, each once", all);
  check("nothing of the insides", times("\ncheck_version ", table) + times("\ndocumented ", table) == 0);
  check("a name that is nearly right", says("fitt", {"there is no name 'fitt'", "did you mean 'fit'?"}));
  check("a name that is not", says("somethingelse", {"rootgrad::help() lists all names"}));
  refused("headers that are gone", [] { rootgrad::detail::documented("nowhere/detail/help.hpp"); });
}
