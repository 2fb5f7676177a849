// The history as TTree, TGraph and picture; ROC curves compared with the pair count that defines them.
#include "check.hpp"

#include <TCanvas.h>
#include <TFile.h>
#include <TSystem.h>

#include <cmath>

namespace {

/// Mann-Whitney: the fraction of (signal, background) pairs in the correct order; ties count half.
double pair_count(const std::vector<float> &score, const std::vector<float> &label, const std::vector<float> &weight) {
  double right = 0, all = 0;
  for (std::size_t i = 0; i < score.size(); ++i)
    for (std::size_t j = 0; j < score.size(); ++j)
      if (label[i] != 0 && label[j] == 0) {
        const double w = double(weight[i]) * weight[j];
        all += w;
        right += w * (score[i] > score[j] ? 1. : score[i] == score[j] ? 0.5 : 0.);
      }
  return right / all;
}

} // namespace

void history() {
  auto df = lattice_frame(2000);
  rootgrad::Mlp net({2, 8, 1}, rootgrad::Activation::Relu, 11);
  int calls = 0;
  const auto history = rootgrad::fit(net, df, {"f0", "f1"}, "label",
                                     quiet_options().epochs(4).on_epoch([&](const rootgrad::Epoch &) { ++calls; }));
  check("one call an epoch", calls == 4 && history.size() == 4);

  {
    TFile file("history.root", "recreate");
    rootgrad::to_tree(history, "training")->Write();
  }
  ROOT::RDataFrame tree("training", "history.root");
  const auto epochs = *tree.Take<double>("epoch"), loss = *tree.Take<double>("validation_loss");
  bool same = epochs.size() == 4;
  for (std::size_t i = 0; i < epochs.size(); ++i)
    same = same && epochs[i] == i + 1. && loss[i] == history[i].validation_loss;
  check("tree", same && tree.GetColumnNames().size() == 8);

  const auto graph = rootgrad::graph(history, "train_metric");
  check("graph", graph->GetN() == 4 && graph->GetPointX(3) == 4 && graph->GetPointY(3) == history[3].train_metric);
  rootgrad::Mlp other({2, 8, 1});
  const auto without = rootgrad::fit(other, df, {"f0", "f1"}, "label", quiet_options().validation_fraction(0));
  check("a graph of nothing", rootgrad::graph(without, "validation_loss")->GetN() == 0);

  TCanvas canvas;
  check("two curves drawn", rootgrad::draw(history)->GetListOfGraphs()->GetSize() == 2);
  canvas.SaveAs("history.png");
  std::vector<rootgrad::Epoch> own(2);
  for (std::size_t i = 0; i < own.size(); ++i) {
    own[i].epoch = i + 1;
    own[i].train_loss = 1. / double(i + 1);
    own[i].validation_loss = i == 0 ? std::nan("") : 2;
  }
  auto *drawn = rootgrad::draw(own)->GetListOfGraphs();
  const auto points = [&](int i) { return static_cast<TGraph *>(drawn->At(i)); };
  check("of a loop of one's own", points(0)->GetN() == 2 && points(0)->GetPointY(1) == 0.5 && points(1)->GetN() == 1 &&
                                      points(1)->GetPointX(0) == 2);
  check("picture", gSystem->AccessPathName("history.png") == 0);

  std::vector<float> score, label, weight;
  for (int i = 0; i < 300; ++i) {
    score.push_back(std::round(8 * lattice(i, 1)) / 8); // many ties
    label.push_back(lattice_label(i));
    weight.push_back(1 + i % 3);
  }
  const rootgrad::Roc roc(score, label, weight);
  check("area", std::abs(roc.auc() - pair_count(score, label, weight)) < 1e-12);
  check("perfect", rootgrad::Roc({1, 2, 3, 4}, {0, 0, 1, 1}).auc() == 1);
  check("blind", rootgrad::Roc({1, 1, 1, 1}, {0, 1, 0, 1}).auc() == 0.5);
  const rootgrad::Roc four({4, 3, 2, 1}, {1, 0, 1, 0});
  check("efficiency", four.efficiency(0.4) == 0.5 && four.threshold(0.4) == 4 && four.efficiency(0.5) == 1 &&
                          four.threshold(0.5) == 2);

  // Many points, of which a picture shows a few: the square root of a uniform number against a uniform one, so that
  // signal efficiency is 1 - (1 - b)^2.
  std::vector<float> many, truth_of_many;
  for (int i = 0; i < 300000; ++i) {
    const double u = (i * 7919 % 300000 + 0.5) / 300000;
    many.push_back(float(i % 2 ? std::sqrt(u) : u));
    truth_of_many.push_back(float(i % 2));
  }
  const rootgrad::Roc large(many, truth_of_many);
  const auto curve = large.graph(), rejection = large.rejection();
  double off = 0, off_rejection = 0;
  for (double b = 0.01; b < 1; b += 0.01) {
    off = std::max(off, std::abs(curve->Eval(b) - (1 - (1 - b) * (1 - b))));
    off_rejection = std::max(off_rejection, std::abs(rejection->Eval(1 - (1 - b) * (1 - b)) * b - 1));
  }
  check("few points", curve->GetN() < 6000 && curve->GetPointX(0) == 0 && curve->GetPointY(curve->GetN() - 1) == 1);
  check("curve", off < 0.003);
  check("rejection", off_rejection < 0.02 && rejection->GetN() < 6000);
  check("area in the title", std::string(curve->GetTitle()) == "AUC = 0.6667" && curve->GetXaxis()->GetXmax() == 1);

  auto scored = rootgrad::define(df, "score", net);
  const auto s = *scored.Take<float>("score");
  const auto truth = *scored.Define("truth", "float(label)").Take<float>("truth");
  check("of a frame", std::abs(rootgrad::roc(scored, "score", "label").auc() -
                               pair_count(s, truth, std::vector<float>(s.size(), 1))) < 1e-12);
}
