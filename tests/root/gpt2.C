// Language models at ROOT's prompt: texts, training, history as tree, graph and picture, files, and bad input.
#include "check.hpp"

#include <TCanvas.h>
#include <TFile.h>
#include <TSystem.h>

#include <cmath>
#include <stdexcept>

namespace {

rootgrad::Gpt2Options quiet_steps(int steps) {
  return rootgrad::Gpt2Options()
      .steps(steps)
      .batch_size(4)
      .sequence_length(16)
      .learning_rate(1e-2f)
      .validate_every(5)
      .progress(rootgrad::Progress::Off);
}

std::string rhyme() {
  std::string text;
  for (int i = 0; i < 200; ++i)
    text += "the cat sat on the mat. ";
  return text;
}

} // namespace

void gpt2() {
  const auto text = rootgrad::Text::from_string(rhyme());
  check("text", text.size() == 4800 && text.vocabulary() == 11);
  const auto sizes = rootgrad::Gpt2Config().vocabulary(11).layers(1).heads(2).channels(16).max_time(16);
  rootgrad::Gpt2 gpt(sizes, 7);
  const auto untrained = gpt.parameters();
  check("sizes",
        gpt.config().channels() == 16 && gpt.parameter_count() == 11 * 16 + 16 * 16 + 12 * 16 * 16 + 13 * 16 + 2 * 16);
  check("memory is reported", quiet_steps(1).bytes(sizes) > 16 * gpt.parameter_count());

  int calls = 0;
  const auto history = rootgrad::fit(gpt, text, quiet_steps(60).on_step([&](const rootgrad::Gpt2Step &) { ++calls; }));
  check("one call a step", calls == 60 && history.size() == 60 && history[59].tokens == 60 * 64);
  check("learnt", std::abs(history[0].train_loss - std::log(11.)) < 0.3 && history.validation_loss() < 1);
  check("evaluated", std::abs(gpt.evaluate(text, 4, 16) - history.validation_loss()) < 0.3 && gpt.has_tokenizer());
  const auto logits = gpt.logits({1, 2, 3, 4, 5, 6, 7, 8}, 2);
  check("logits", logits.size() == 8 * 11 && std::isfinite(logits[0]));

  {
    TFile file("gpt2.root", "recreate");
    rootgrad::to_tree(history, "training")->Write();
  }
  ROOT::RDataFrame tree("training", "gpt2.root");
  const auto steps = *tree.Take<double>("step"), loss = *tree.Take<double>("train_loss");
  bool same = steps.size() == 60;
  for (std::size_t i = 0; i < steps.size(); ++i)
    same = same && steps[i] == i + 1. && loss[i] == history[i].train_loss;
  check("tree", same && tree.GetColumnNames().size() == 8);
  const auto graph = rootgrad::graph(history, "validation_loss");
  check("graph of the steps that validate", graph->GetN() == 12 && graph->GetPointX(11) == 60);
  TCanvas canvas;
  check("two curves drawn", rootgrad::draw(history)->GetListOfGraphs()->GetSize() == 2);

  gpt.save("gpt2.safetensors");
  const auto back = rootgrad::Gpt2::load("gpt2.safetensors");
  check("saved and loaded", same_bits(back.parameters(), gpt.parameters()) && back.has_tokenizer());
  gpt.save_llmc("gpt2.bin");
  check("llm.c", same_bits(rootgrad::Gpt2::load("gpt2.bin").parameters(), gpt.parameters()));
  rootgrad::Gpt2 first(sizes, 7), second(sizes, 8), whole(sizes, 7);
  gSystem->Unlink("gpt2.ckpt");
  const auto kept = quiet_steps(10).schedule(rootgrad::Schedule::Constant).checkpoint("gpt2.ckpt").resume(true);
  rootgrad::fit(first, text, rootgrad::Gpt2Options(kept).on_step([](const rootgrad::Gpt2Step &step) {
    return step.step == 5 ? rootgrad::Flow::Stop : rootgrad::Flow::Continue;
  }));
  rootgrad::fit(second, text, kept);
  rootgrad::fit(whole, text, quiet_steps(10).schedule(rootgrad::Schedule::Constant));
  check("ten steps are five and five", same_bits(second.parameters(), whole.parameters()));

  rootgrad::Gpt2 fresh(sizes, 7);
  refused("no text", [] { rootgrad::Text("none.txt"); });
  refused("empty text", [] { rootgrad::Text::from_string(""); });
  refused("token", [] { rootgrad::Text::from_tokens({1, 2, 12}, 12); });
  refused("other vocabulary", [&] { rootgrad::fit(fresh, rootgrad::Text::from_string("abcabc"), quiet_steps(1)); });
  refused("long sequence", [&] { rootgrad::fit(fresh, text, quiet_steps(1).sequence_length(17)); });
  refused("logits of no token", [&] { fresh.logits({1, 12}); });
  refused("heads", [&] { rootgrad::Gpt2(rootgrad::Gpt2Config(sizes).heads(3)); });
  refused("negative", [] { rootgrad::Gpt2Options().steps(-1); });
  refused("size", [] { rootgrad::Gpt2Config::named("125M"); });
  try {
    rootgrad::fit(fresh, text,
                  quiet_steps(5).on_step([](const rootgrad::Gpt2Step &) { throw std::runtime_error("mine"); }));
  } catch (const std::runtime_error &error) {
    check("an exception comes out", std::string(error.what()) == "mine");
  }
  check("unchanged after errors", same_bits(fresh.parameters(), untrained));
}
