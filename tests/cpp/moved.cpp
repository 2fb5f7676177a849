// Objects that were moved from: any call throws an exception that names the object, the same for all.
#include "check.hpp"
#include "rootgrad/detail/print.hpp"
#include "rootgrad/detail/state.hpp"
#include "rootgrad/predictor.hpp"

#include <string>
#include <utility>
#include <vector>

using namespace rootgrad;

#define MOVED(expression, name) CHECK_THROWS(expression, NullPointer, name " was moved to another variable")

namespace {

/// Functions of any network; `other` is a valid one.
void network(Network &gone, Network &other, const std::string &path) {
  std::vector<float> out(2);
  const float x[] = {1, 2};
  MOVED(gone.save(path), "the network");
  MOVED(gone.features(), "the network");
  MOVED(gone.outputs(), "the network");
  MOVED(gone.loss(), "the network");
  MOVED(gone.columns(), "the network");
  MOVED(gone.collections(), "the network");
  MOVED(gone.sort_collection(0, 0), "the network");
  MOVED(gone.targets(), "the network");
  MOVED(gone.summary(), "the network");
  MOVED(gone.parameter_count(), "the network");
  MOVED(gone.parameters(), "the network");
  MOVED(gone.set_parameters({}), "the network");
  MOVED(gone.take_part(other, "layers.0"), "the network");
  MOVED(other.take_part(gone, "layers.0"), "the network");
  MOVED(gone.load_state(path), "the network");
  MOVED(gone.save_state(path), "the network");
  MOVED(gone.predict(x, 1, out.data()), "the network");
  MOVED(gone.predict({1, 2}), "the network");
  MOVED(gone.predict(std::vector<float>()), "the network");
  MOVED(Network(gone), "the network");
  MOVED(other = gone, "the network");
  CHECK(other.features() == 2); // the assignment that threw did not change it
  CHECK(gone.handle() == nullptr);
}

/// Functions that take a network.
void users_of_networks(Mlp &gone, const std::string &path) {
  const Dataset data({"a", "b"});
  MOVED(gone.widths(), "the network");
  MOVED(gone.activation(), "the network");
  MOVED(Predictor(gone), "the network");
  MOVED(ScalarPredictor<2>(gone), "the network");
  MOVED(SlotPredictor<2>(gone, 2), "the network");
  MOVED(export_onnx(gone, path), "the network");
  MOVED(export_header(gone, path, "higgs"), "the network");
  MOVED(fit(gone, data), "the network");
  MOVED(fit(gone, data, data), "the network");
  MOVED(Trainer(gone, {"a", "b"}), "the network");
  CHECK(cling::printValue(&gone) == "Mlp, moved to another variable");
}

void data_sets(Mlp &net) {
  Dataset gone({"a", "b"}), data({"a", "b"});
  const Dataset taken = std::move(gone);
  const float x[] = {1, 2}, y[] = {1};
  MOVED(gone.append(x, 1, y), "the data set");
  MOVED(gone.append({1, 2}, {1}), "the data set");
  MOVED(gone.set_names("y", "w"), "the data set");
  MOVED(gone.set_collections({}), "the data set");
  MOVED(gone.limit_memory("2 GB"), "the data set");
  MOVED(gone.rows(), "the data set");
  MOVED(gone.features(), "the data set");
  MOVED(gone.targets(), "the data set");
  MOVED(fit(net, gone), "the data set");
  MOVED(fit(net, taken, gone), "the validation data set");
  MOVED(Trainer(net, {"a", "b"}).fit(gone), "the validation data set");
  CHECK(taken.features() == 2);
}

void predictors(const Mlp &net) {
  Predictor gone(net), other(net);
  const Predictor taken = std::move(gone);
  const float x[] = {1, 2};
  float y = 0;
  MOVED(gone(x, &y), "the predictor");
  MOVED(gone.predict(x, 1, &y), "the predictor");
  MOVED(gone.features(), "the predictor");
  MOVED(gone.outputs(), "the predictor");
  MOVED(Predictor(gone), "the predictor");
  MOVED(other = gone, "the predictor");
  taken(x, &y);
  CHECK(y == net.predict({1, 2})[0]);
}

void trainers(Mlp &net) {
  Trainer gone(net, {"a", "b"});
  const Trainer taken = std::move(gone);
  const float x[] = {1, 2};
  MOVED(gone.add(1, 2, 1), "the trainer");
  MOVED(gone.add_row(0, x, 1), "the trainer");
  MOVED(gone.rows(), "the trainer");
  MOVED(gone.fit(), "the trainer");
  MOVED(gone.clear(), "the trainer");
}

void language_models(const std::string &path) {
  const std::string words = "to be or not to be, that is the question; to sleep, perchance to dream";
  Text text = Text::from_string(words), other_text = Text::from_string(words);
  const Gpt2Config config =
      Gpt2Config().layers(1).heads(1).channels(8).max_time(8).vocabulary(static_cast<long long>(text.vocabulary()));
  Gpt2 gone(config), other(config);
  const Gpt2 taken = std::move(gone);
  MOVED(gone.save(path), "the model");
  MOVED(gone.save_llmc(path), "the model");
  MOVED(gone.config(), "the model");
  MOVED(gone.parameter_count(), "the model");
  MOVED(gone.parameters(), "the model");
  MOVED(gone.set_tokenizer(text), "the model");
  MOVED(gone.has_tokenizer(), "the model");
  MOVED(gone.evaluate(text, 1, 8), "the model");
  MOVED(gone.logits({1}), "the model");
  MOVED(gone.generate_tokens({{1}}), "the model");
  MOVED(gone.generate("to"), "the model");
  MOVED(gone.encode("to"), "the model");
  MOVED(gone.decode({1}), "the model");
  MOVED(Gpt2(gone), "the model");
  MOVED(other = gone, "the model");
  MOVED(fit(gone, text), "the model");

  const Text taken_text = std::move(text);
  MOVED(text.size(), "the text");
  MOVED(text.vocabulary(), "the text");
  MOVED(other.set_tokenizer(text), "the text");
  MOVED(other.evaluate(text, 1, 8), "the text");
  MOVED(fit(other, text), "the text");
  MOVED(fit(other, other_text, text), "the validation text");
  CHECK(cling::printValue(&text) == "Text, moved to another variable");
}

} // namespace

int main(int argc, char **argv) {
  const std::string path = std::string(argc > 1 ? argv[1] : ".") + "/moved.none";
  Mlp gone({2, 3, 1}), other({2, 3, 1});
  Mlp net = std::move(gone);
  network(gone, other, path);
  users_of_networks(gone, path);
  Transformer particles(TransformerConfig(2, 1)), whole = std::move(particles);
  MOVED(particles.config(), "the network");
  data_sets(net);
  predictors(net);
  trainers(net);
  language_models(path);
  gone = std::move(net); // what was moved from may be given a network again
  CHECK(gone.predict({1, 2}).size() == 1);
  return test::report("moved");
}
