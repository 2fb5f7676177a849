/// \file gpt2_shakespeare.C
/// A small GPT learns to write like a given text, byte by byte:
///
///     root -l gpt2_shakespeare.C
///     root -l 'gpt2_shakespeare.C("my_text.txt", 5000)'
///
/// Prints the validation loss and a text written by the model, and draws both losses into gpt2_shakespeare.png. Saves the history as a tree
/// in gpt2_shakespeare.root and the model in gpt2_shakespeare.safetensors. Ctrl-C ends the training early; the model trained so far is
/// saved.
#include <rootgrad/root.hpp>

#include <TCanvas.h>
#include <TFile.h>
#include <TSystem.h>

#include <iostream>

void gpt2_shakespeare(const char *path = "../shared/data/text/tinyshakespeare.txt", int steps = 1500, int layers = 4,
                      int channels = 128, int length = 64, int batch = 16) {
  if (gSystem->AccessPathName(path)) {
    std::cout << "there is no text file '" << path << "': give the path of one, gpt2_shakespeare(\"my_text.txt\"); "
              << "any text of 100 kB or more will do" << std::endl;
    return;
  }
  const rootgrad::Text text(path); // one token for each distinct byte
  const auto config =
      rootgrad::Gpt2Config().vocabulary(text.vocabulary()).layers(layers).heads(4).channels(channels).max_time(length);
  const auto options = rootgrad::Gpt2Options()
                           .steps(steps)
                           .batch_size(batch)
                           .sequence_length(length)
                           .learning_rate(2e-3f)
                           .validate_every(steps < 100 ? 10 : 100)
                           .sample(steps, "", 300); // after the last step
  rootgrad::Gpt2 gpt(config, /*seed=*/42);
  std::cout << text.size() << " tokens of " << text.vocabulary() << " kinds, " << gpt.parameter_count()
            << " parameters; training takes " << options.bytes(config) / 1000000 << " MB of memory" << std::endl;

  const auto history = rootgrad::fit(gpt, text, options);
  std::cout << "validation loss " << history.validation_loss() << " after " << history.size() << " steps, "
            << history.tokens_per_second() << " tokens/s; it writes:\n"
            << history.samples().back().text << std::endl;

  auto *canvas = new TCanvas("gpt2_shakespeare", "rootgrad", 700, 500);
  rootgrad::draw(history);
  canvas->SaveAs("gpt2_shakespeare.png");
  TFile file("gpt2_shakespeare.root", "recreate");
  rootgrad::to_tree(history)->Write();
  gpt.save("gpt2_shakespeare.safetensors");
}
