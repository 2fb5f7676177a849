// Every bad input is an error with a clear message, and leaves everything usable: the last line trains.
#include "check.hpp"

#include <TSystem.h>
#include <TVector3.h>

#include <sys/resource.h>

#include <cmath>
#include <csignal>
#include <fstream>
#include <limits>

namespace {

void bad_columns(rootgrad::Mlp &net, ROOT::RDF::RNode df) {
  const auto fit = [&](std::vector<std::string> features, std::string target = "label", std::string weight = "") {
    rootgrad::fit(net, df, features, target, quiet_options().weight_column(weight));
  };
  refused("unknown feature", [&] { fit({"f0", "muon_pt"}); });
  refused("unknown feature, none near", [&] { fit({"f0", "strain"}); });
  refused("unknown target", [&] { fit({"f0", "f1"}, "lable"); });
  refused("unknown weight", [&] { fit({"f0", "f1"}, "label", "wheight"); });
  refused("string", [&] { fit({"f0", "text"}); });
  refused("C string", [&] { fit({"f0", "c_text"}); });
  refused("object", [&] { fit({"f0", "object"}); });
  refused("nested vector", [&] { fit({"f0", "nested"}); });
  refused("array as target", [&] { fit({"f0", "f1"}, "pair"); });
  refused("array as weight", [&] { fit({"f0", "f1"}, "label", "pair"); });
  refused("ragged array", [&] { fit({"f0", "ragged"}); });
  refused("no feature", [&] { fit({}); });
  refused("too many features", [&] { fit({"f0", "f1", "f2"}); });
  refused("too wide an array", [&] { fit({"f0", "pair"}); });
  refused("target among the features", [&] { fit({"f0", "label"}); });
  refused("NaN in a feature", [&] { fit({"f0", "with_nan"}); });
  refused("infinity in an array", [&] { fit({"with_inf"}); });
  refused("infinity in the target", [&] { fit({"f0", "f1"}, "huge"); });
  refused("NaN in the weight", [&] { fit({"f0", "f1"}, "label", "with_nan"); });
  refused("one class only", [&] { fit({"f0", "f1"}, "one"); });
  refused("target not 0 or 1", [&] { fit({"f0", "f1"}, "f2"); });
  refused("weights summing to 0", [&] { fit({"f0", "f1"}, "label", "zero"); });
  refused("weights summing below 0", [&] { fit({"f0", "f1"}, "label", "minus"); });
}

void bad_frames(rootgrad::Mlp &net, ROOT::RDF::RNode df) {
  refused("no event passes",
          [&] { rootgrad::fit(net, df.Filter("f0 > 100"), {"f0", "f1"}, "label", quiet_options()); });
  refused("no columns", [&] { rootgrad::fit(net, ROOT::RDataFrame(0), {"f0", "f1"}, "label", quiet_options()); });
  refused("validation frame is empty",
          [&] { rootgrad::fit(net, df, df.Filter("f0 > 100"), {"f0", "f1"}, "label", quiet_options()); });
  refused("define: unknown column", [&] { rootgrad::define(df, "s", net, {"f0", "muon_pt"}); });
  refused("define: text", [&] { rootgrad::define(df, "s", net, {"f0", "text"}); });
  refused("define: too few", [&] { rootgrad::define(df, "s", net, {"f0"}); });
  refused("define: too many", [&] { rootgrad::define(df, "s", net, {"f0", "f1", "f2"}); });
  refused("define: ragged", [&] { *rootgrad::define(df, "s", net, {"ragged"}).Sum<float>("s"); });
  refused("define: never trained, no features", [&] { rootgrad::define(df, "s", net); });
  refused("RVecPredictor: length",
          [&] { *df.Define("s", rootgrad::RVecPredictor(net), {"ragged_float"}).Sum<float>("s"); });
  refused("Book: the target among the features", [&] { rootgrad::FitAction(net, {"f0", "label", "label"}, 1); });
  refused("Book: a column too few", [&] { rootgrad::FitAction(net, {"label"}, 1); });
  refused("Book: no slots", [&] { rootgrad::FitAction(net, {"f0", "label"}, 0); });
  refused("Book: a slot too many", [&] {
    rootgrad::FitAction action(net, {"f0", "label"}, 1);
    action.Initialize();
    action.Exec(1, 1.f, true); // this happens if the slots were requested before EnableImplicitMT
  });
  refused("Book: network gone before the loop", [&] {
    auto short_lived = std::make_unique<rootgrad::Mlp>(net);
    const std::vector<std::string> columns = {"f0", "f1", "label"};
    auto fit = df.Book<float, double, bool>(rootgrad::FitAction(*short_lived, columns, df.GetNSlots(), quiet_options()),
                                            columns);
    short_lived.reset();
    fit->history();
  });
  refused("Book: other columns than named", [&] {
    df.Book<float, bool>(rootgrad::FitAction(net, {"f0", "f1", "label"}, df.GetNSlots()), {"f0", "label"})->history();
  });
  refused("Book: one class only", [&] {
    const std::vector<std::string> columns = {"f0", "f1", "one"};
    df.Book<float, double, int>(rootgrad::FitAction(net, columns, df.GetNSlots(), quiet_options()), columns)->history();
  });
  const auto book = [&](auto of_type, const char *column) {
    const std::vector<std::string> columns = {"f0", column, "label"};
    df.Book<float, decltype(of_type), bool>(rootgrad::FitAction(net, columns, df.GetNSlots(), quiet_options()), columns)
        ->history();
  };
  refused("Book: string", [&] { book(std::string(), "text"); });
  refused("Book: C string", [&] { book(ROOT::RVec<char>(), "c_text"); });
  refused("Book: object", [&] { book(TVector3(), "object"); });
  refused("Book: nested vector", [&] { book(std::vector<std::vector<float>>(), "nested"); });
  refused("Book: array as target", [&] {
    const std::vector<std::string> columns = {"f0", "f1", "pair"};
    df.Book<float, double, ROOT::RVecD>(rootgrad::FitAction(net, columns, df.GetNSlots(), quiet_options()), columns)
        ->history();
  });
  refused("Book: another action fails", [&] {
    const std::vector<std::string> columns = {"f0", "f1", "label"};
    auto fit =
        df.Book<float, double, bool>(rootgrad::FitAction(net, columns, df.GetNSlots(), quiet_options()), columns);
    df.Foreach(
        [](ULong64_t i) {
          if (i == 500)
            throw rootgrad::Error(rootgrad::ErrorCode::Callback, "of the user's own");
        },
        {"rdfentry_"});
  });
  refused("history field", [&] { rootgrad::graph(rootgrad::History(), "loss"); });
}

void bad_curves(ROOT::RDF::RNode df) {
  refused("roc: one class", [&] { rootgrad::roc(df, "f0", "one"); });
  refused("roc: exchanged columns", [&] { rootgrad::roc(df, "label", "f0"); });
  refused("roc: array", [&] { rootgrad::roc(df, "pair", "label"); });
  refused("roc: NaN score", [&] { rootgrad::roc(df, "with_nan", "label"); });
  refused("roc: NaN label", [&] {
    rootgrad::roc(df.Define("label_with_nan", "rdfentry_ == 41 ? NAN : double(label)"), "f0", "label_with_nan");
  });
  refused("roc: NaN weight", [&] { rootgrad::roc(df, "f0", "label", "with_nan"); });
  refused("roc: infinite weight", [&] { rootgrad::roc(df, "f0", "label", "huge"); });
  refused("Roc: NaN score", [] { rootgrad::Roc({0.f, NAN, 1.f}, {0.f, 1.f, 1.f}); });
  refused("Roc: lengths", [] { rootgrad::Roc({0.f, 1.f}, {0.f}); });
  const float infinity = std::numeric_limits<float>::infinity();
  check("an infinite score has its place in the order",
        rootgrad::Roc({-infinity, 0.f, 1.f, infinity}, {0.f, 1.f, 0.f, 1.f}).auc() == 0.75);
}

void bad_rows(rootgrad::Mlp &net) {
  rootgrad::Trainer trainer(net, {"f0", "f1"}, quiet_options());
  refused("Trainer: string", [&] { trainer.add(1.f, std::string("mu"), true); });
  refused("Trainer: literal", [&] { trainer.add("m", 1.f, true); });
  refused("Trainer: pointer", [&] { trainer.add(1.f, static_cast<const char *>("mu"), true); });
  refused("Trainer: object", [&] { trainer.add(TVector3(), 1.f, true); });
  refused("Trainer: text as target", [&] { trainer.add(1.f, 2.f, std::string("signal")); });
  refused("Trainer: text as weight", [&] { trainer.add(1.f, 2.f, true, std::string("w")); });
  refused("Trainer: too few", [&] { trainer.add(1.f, true); });
  trainer.add(std::vector<bool>{true, false}, true);
  check("only the good row is there", trainer.rows() == 1);
}

void bad_models(rootgrad::Mlp &net) {
  refused("features at predict", [&] { net.predict(std::vector<float>(5)); });
  refused("no layers", [] { rootgrad::Mlp({4}); });
  refused("a layer of 0", [] { rootgrad::Mlp({4, 0, 1}); });
  refused("unwritable path", [&] { net.save("/nonexistent/net.safetensors"); });
  refused("no such file", [] { rootgrad::Mlp::load("nonexistent.safetensors"); });
  std::ofstream("garbage.safetensors") << "this is no model";
  refused("not a model", [] { rootgrad::Mlp::load("garbage.safetensors"); });
  net.save("whole.safetensors");
  std::ifstream whole("whole.safetensors", std::ios::binary);
  std::string bytes((std::istreambuf_iterator<char>(whole)), std::istreambuf_iterator<char>());
  std::ofstream("truncated.safetensors", std::ios::binary) << bytes.substr(0, bytes.size() - 10);
  refused("truncated model", [] { rootgrad::Mlp::load("truncated.safetensors"); });
  auto moved = std::move(net);
  refused("moved network", [&] { net.save("x.safetensors"); });
  net = std::move(moved);
  refused("negative epochs", [&] { quiet_options().epochs(-1); });
}

/// A full file system: the old file stays complete, and no partial one is left.
void full_disk(rootgrad::Mlp &net) {
  net.save("kept.safetensors");
  rlimit before = {}, tight = {};
  getrlimit(RLIMIT_FSIZE, &before);
  tight = before;
  tight.rlim_cur = 100; // bytes per file
  auto *handler = std::signal(SIGXFSZ, SIG_IGN);
  setrlimit(RLIMIT_FSIZE, &tight);
  std::string message = "no error";
  try {
    net.save("kept.safetensors");
  } catch (const rootgrad::Error &error) {
    message = "[" + std::to_string(int(error.code())) + "] " + error.what();
  }
  setrlimit(RLIMIT_FSIZE, &before); // before anything is printed: the output may be a file
  std::signal(SIGXFSZ, handler);
  std::cout << "no room to save: " << message << std::endl;
  check("the file before is whole", same_bits(rootgrad::Mlp::load("kept.safetensors").parameters(), net.parameters()));
  check("and the only one", gSystem->GetFromPipe("ls -A | grep -c kept.safetensors") == "1");
}

/// The C interface called by hand, as at the prompt.
void bad_handles(rootgrad::Mlp &net) {
  const auto status = [](const char *what, rootgrad_status_t got) {
    std::cout << what << ": " << rootgrad_status_name(got) << ": " << (got ? rootgrad_last_error() : "") << std::endl;
  };
  const std::size_t widths[] = {2, 1};
  rootgrad_network_t *mlp = nullptr;
  std::size_t n = 0;
  rootgrad_mlp_new(widths, 2, ROOTGRAD_ACTIVATION_RELU, ROOTGRAD_INIT_AUTO, 1, &mlp);
  status("free", rootgrad_network_free(mlp));
  status("double free", rootgrad_network_free(mlp));
  status("use after free", rootgrad_network_features(mlp, &n));
  status("null handle", rootgrad_network_features(nullptr, &n));
  status("null result", rootgrad_network_features(net.handle(), nullptr));
  status("free nothing", rootgrad_network_free(nullptr));
  status("wrong type",
         rootgrad_dataset_shape(reinterpret_cast<rootgrad_dataset_t *>(net.handle()), &n, nullptr, nullptr));
  int foreign = 0;
  status("foreign pointer", rootgrad_network_features(reinterpret_cast<rootgrad_network_t *>(&foreign), &n));
  std::cout << "another version: " << rootgrad_status_name(rootgrad_check_version(ROOTGRAD_VERSION_MAJOR + 1, 0, 0))
            << std::endl;
}

} // namespace

void errors() {
  ROOT::RDF::RNode df =
      lattice_frame(1000)
          .Define("muon1_pt", "f0")
          .Define("text", "std::string(\"mu\")")
          .Define("c_text", "ROOT::RVec<char>{'m', 'u'}")
          .Define("object", "TVector3()")
          .Define("nested", "std::vector<std::vector<float>>{{1.f}}")
          .Define("pair", "ROOT::RVecD{f0, f1}")
          .Define("ragged", "ROOT::RVecI(rdfentry_ == 17 ? 3 : 2)")
          .Define("ragged_float", "ROOT::RVecF(ragged.size() + 1)")
          .Define("with_nan", "rdfentry_ == 41 ? std::numeric_limits<double>::quiet_NaN() : f1")
          .Define("with_inf", "ROOT::RVecF{f0, rdfentry_ == 7 ? -std::numeric_limits<float>::infinity() : 1.f}")
          .Define("huge", "rdfentry_ == 3 ? 1e300 : 0.")
          .Define("one", "1")
          .Define("zero", "rdfentry_ % 2 ? 1. : -1.")
          .Define("minus", "-1.f");
  rootgrad::Mlp net({2, 8, 1}, rootgrad::Activation::Relu, 11);
  const auto before = net.parameters();
  bad_columns(net, df);
  bad_frames(net, df);
  bad_curves(df);
  bad_rows(net);
  bad_models(net);
  full_disk(net);
  bad_handles(net);
  check("the network is as it was", same_bits(net.parameters(), before));
  refused("features in another order", [&] {
    rootgrad::fit(net, df, {"f0", "f1"}, "label", quiet_options());
    rootgrad::define(df, "s", net, {"f1", "f0"});
  });
  refused("features of another training", [&] { rootgrad::define(df, "s", net, {"f0", "label"}); });
  check("but columns that stand for them",
        *rootgrad::define(df, "s", net, rootgrad::renamed({"f0", "label"})).Count() > 0);
  const auto history = rootgrad::fit(net, df, {"f0", "f1"}, "label", quiet_options());
  check("and still trains", history.size() == 3 && !same_bits(net.parameters(), before));
}
