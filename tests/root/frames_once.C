// Calls every function on frames once: the output is the same with librootgrad_frames.so and with the headers alone.
#include <rootgrad/root.hpp>

#include <TFile.h>
#include <TGraph.h>
#include <TH1.h>
#include <TMultiGraph.h>
#include <TSystem.h>
#include <TTree.h>

#include <cstdio>
#include <iostream>
#include <memory>
#include <string>

void frames_once() {
#ifdef ROOTGRAD_COMPILED_FACE
  std::cout << "COMPILED 1" << std::endl;
#else
  std::cout << "COMPILED 0" << std::endl;
#endif
  gROOT->SetBatch();
  const std::string file = "frames_once" + std::to_string(gSystem->GetPid()) + ".root"; // several copies run at once
  ROOT::RDF::RNode df =
      ROOT::RDataFrame(400)
          .Define("x", [](ULong64_t i) { return float(i * 37 % 101) / 50 - 1; }, {"rdfentry_"})
          .Define("v", [](float x) { return ROOT::RVecD{x, 2. * x}; }, {"x"})
          .Define("y", [](float x, ULong64_t i) { return x + (i % 3) * 0.3f > 0.2f; }, {"x", "rdfentry_"})
          .Define("event", [](ULong64_t i) { return Long64_t(i); }, {"rdfentry_"});
  const auto signal = df.Filter("y"), background = df.Filter("!y");
  const auto options = rootgrad::TrainOptions().epochs(2).batch_size(64).seed(3).progress(rootgrad::Progress::Off);
  rootgrad::Mlp net({3, 6, 1}, rootgrad::Activation::Gelu, 7), booked = net, of_frames = net;
  const auto history = rootgrad::fit(net, df, {"x", "v"}, "y", options);
  std::cout << "fit " << history[1].train_loss << std::endl;
  rootgrad::fit(of_frames, {{signal, 1}, {background, 0}}, {"x", "v"}, options);
  std::cout << "frames " << (of_frames.parameters() == net.parameters()) << std::endl;
  auto result = df.Book<float, ROOT::RVecD, bool>(rootgrad::FitAction(booked, {"x", "v", "y"}, df.GetNSlots(), options),
                                                  {"x", "v", "y"});
  std::cout << "Book " << result->history().size() << (booked.parameters() == net.parameters()) << std::endl;
  auto scored = rootgrad::define(df, "score", net);
  std::cout << "define " << *scored.Mean("score") << std::endl;
  std::cout << "roc " << rootgrad::roc(scored, "score", "y").auc() << std::endl;
  std::cout << "roc's graph " << rootgrad::roc(scored, "score", "y").graph()->GetTitle() << std::endl;
  rootgrad::Mlp one({1, 4, 1});
  std::cout << "define_typed " << *rootgrad::define_typed<float>(df, "s", one, {"x"}).Mean("s") << std::endl;
  const auto report = rootgrad::evaluate(net, df, "y");
  std::cout << "evaluate " << report["auc"] << std::endl;
  std::cout << "draw " << !rootgrad::draw(report).empty() << rootgrad::draw(history)->GetListOfGraphs()->GetSize()
            << rootgrad::draw(report, "roc")->GetName() << std::endl;
  report.save(file);
  std::cout << "to_tree " << rootgrad::to_tree(history)->GetEntries() << std::endl;
  std::cout << "graph " << rootgrad::graph(history, "train_loss")->GetN() << std::endl;
  std::cout << "color " << (rootgrad::color(0) == rootgrad::signal_color()) << std::endl;
  const auto written = rootgrad::snapshot_scores(df, net, "scores_" + file);
  std::cout << "snapshot_scores " << written.scored << std::endl;
  const auto found = rootgrad::cross_validate(net, df, {"x", "v"}, "y", rootgrad::Folds(2).by({"event"}), options);
  std::cout << "cross_validate " << found.ensemble.size() << std::endl;
  std::cout << "ensemble " << *rootgrad::define(df, "e", found.ensemble).Mean("e") << " "
            << *rootgrad::define_spread(df, "d", found.ensemble).Mean("d") << std::endl;
  const auto rate = rootgrad::LearningRateOptions();
  std::cout << "find_learning_rate "
            << (rootgrad::find_learning_rate(net, df, {"x", "v"}, "y", options, rate).suggestion() > 0) << std::endl;
  const auto space = rootgrad::Space().log("learning_rate", 1e-3, 1e-2);
  const auto trials = rootgrad::SearchOptions().trials(2);
  std::cout << "search " << rootgrad::search(net, df, {"x", "v"}, "y", space, options, trials).network.features()
            << std::endl;
  df.Snapshot("events", "tree_" + file, {"x", "y"});
  TFile stored(("tree_" + file).c_str());
  auto *tree = stored.Get<TTree>("events"), *missing = stored.Get<TTree>("none");
  rootgrad::Mlp of_tree({1, 4, 1}, rootgrad::Activation::Gelu, 7), of_frame = of_tree, of_trees = of_tree;
  rootgrad::fit(of_tree, tree, {"x"}, "y", options);
  rootgrad::fit(of_frame, df, {"x"}, "y", options);
  rootgrad::fit(of_trees, {{tree, 1}, {background, 0}}, {"x"}, options);
  std::cout << "tree " << (of_tree.parameters() == of_frame.parameters())
            << (rootgrad::evaluate(of_tree, tree, "y")["auc"] == rootgrad::evaluate(of_frame, df, "y")["auc"])
            << std::endl;
  try {
    rootgrad::fit(of_trees, {{tree, 1}, {missing, 0}}, {"x"}, options);
  } catch (const rootgrad::Error &error) {
    std::cout << error.what() << std::endl;
  }
  try {
    rootgrad::fit(of_tree, missing, {"x"}, "y", options);
  } catch (const rootgrad::Error &error) {
    std::cout << error.what() << std::endl;
  }
  rootgrad::learning_curve(net, df, {"x", "v"}, "y", options);
  std::cout << "learning_curve" << std::endl;
  std::remove(file.c_str());
  std::remove(("scores_" + file).c_str());
  std::remove(("tree_" + file).c_str());
}
