// State dicts of PyTorch in C++: read into networks with the same layers, and written back.
#include "check.hpp"

#include <cmath>
#include <cstdio>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

using namespace rootgrad;

namespace {

/// A state dict that PyTorch wrote.
std::string theirs(const std::string &name) {
  const std::string here = __FILE__;
  return here.substr(0, here.find_last_of('/')) + "/../state/" + name + ".safetensors";
}

bool has(const std::string &text, const std::string &part) { return text.find(part) != std::string::npos; }

std::string content(const std::string &path) {
  std::ifstream file(path, std::ios::binary);
  std::ostringstream text;
  text << file.rdbuf();
  return text.str();
}

struct EncoderLayer {
  LayerNorm norm1{}, norm2{};
  Attention self_attn{2};
  Linear linear1{6}, linear2{8};
  ROOTGRAD_NAMES(norm1, norm2, self_attn, linear1, linear2)
  Tensor operator()(Tensor x) const {
    x = x + self_attn(norm1(x));
    return x + linear2(relu(linear1(norm2(x))));
  }
};

struct Encoder {
  Embedding embed{7, 8};
  Parameter place{Shape{5, 8}};
  std::vector<EncoderLayer> layers = repeat<EncoderLayer>(2);
  RmsNorm norm{};
  Linear head{2};
  ROOTGRAD_NAMES(embed, place, layers, norm, head)
  Tensor operator()(Tensor numbers) const {
    Tensor x = embed(numbers) + place;
    for (const EncoderLayer &layer : layers)
      x = layer(x);
    return head(mean(norm(x), 1));
  }
};

struct Memory {
  Lstm first{4}, first_back{4, true}, second{4}, second_back{4, true};
  Linear head{2};
  ROOTGRAD_NAMES(first, first_back, second, second_back, head)
  Tensor operator()(Tensor x) const {
    x = concat({first(x), first_back(x)}, -1);
    return head(mean(concat({second(x), second_back(x)}, -1), 1));
  }
};

void test_there_and_back(const std::string &folder) {
  const std::string path = folder + "/encoder_state.safetensors";
  Network net = compile(Encoder{}, Shape{5}, 1), other = compile(Encoder{}, Shape{5}, 2);
  const std::vector<float> before = net.parameters();
  net.load_state(theirs("encoder"));
  CHECK(net.parameters() != before);
  net.save_state(path);
  CHECK(has(content(path), "\"layers.1.self_attn.in_proj_weight\""));
  other.load_state(path);
  CHECK(other.parameters() == net.parameters());

  // With other names.
  const StateOptions inner = StateOptions().prefix("model.").name("head", "out").name("layers.0", "first.layer");
  net.save_state(path, inner);
  CHECK(has(content(path), "\"model.first.layer.self_attn.out_proj.bias\""));
  CHECK(has(content(path), "\"model.out.weight\""));
  Network again = compile(Encoder{}, Shape{5}, 3);
  again.load_state(path, inner);
  CHECK(again.parameters() == net.parameters());
  CHECK_THROWS(again.load_state(path), Format, "its names begin with 'model.': give that as the prefix");

  Network memory = compile(Memory{}, Shape{6, 3}, 1);
  const StateOptions names = StateOptions()
                                 .name("first", "lstm")
                                 .name("first_back", "lstm.*_l0_reverse")
                                 .name("second", "lstm.*_l1")
                                 .name("second_back", "lstm.*_l1_reverse");
  memory.load_state(theirs("lstm"), names);
  memory.save_state(path, names);
  CHECK(has(content(path), "\"lstm.bias_hh_l1_reverse\""));
}

void test_refusals(const std::string &folder) {
  const std::string path = folder + "/refused.safetensors";
  Network net = compile(Encoder{}, Shape{5}, 1);
  const std::vector<float> before = net.parameters();
  CHECK_THROWS(net.load_state(theirs("gru")), Format, "has no tensor 'embed.weight', for 'embed.weight' [7, 8]");
  CHECK_THROWS(net.load_state(theirs("none")), Io, "none.safetensors");
  CHECK_THROWS(net.load_state(theirs("encoder"), StateOptions().name("tail", "head")), Argument, "is tail; wanted");
  CHECK_THROWS(net.load_state(theirs("encoder"), StateOptions().skip("head")), Argument, "a tensor to skip is head");
  CHECK(net.parameters() == before);
  net.save(path);
  CHECK_THROWS(net.load_state(path), Format, "is a model file of rootgrad");
  CHECK_THROWS(Network::load(theirs("gru")), Format, "to read a state dict of PyTorch, call load_state");
  CHECK_THROWS(net.save_state("/no/such/folder/state"), Io, "/no/such/folder");
  Network moved = std::move(net);
  CHECK_THROWS(net.load_state(theirs("encoder")), NullPointer, "network");

  // A state dict cannot store the standardisation of a fit.
  Mlp mlp({2, 4, 1}, Activation::Relu, 1);
  Dataset data({"a", "b"});
  std::vector<float> x, target;
  for (int i = 0; i < 40; ++i) {
    x.push_back(5 + std::sin(0.7f * static_cast<float>(i)));
    x.push_back(std::cos(0.3f * static_cast<float>(i)));
    target.push_back(static_cast<float>(i % 2));
  }
  data.append(x, target);
  fit(mlp, data, TrainOptions().epochs(1).progress(Progress::Off));
  CHECK_THROWS(mlp.save_state(path), Argument, "whose fit standardised its inputs");
  mlp.save_state(path, StateOptions().standardised());
  CHECK(has(content(path), "input.mean"));

  const rootgrad_state_setting_t unknown = {9, nullptr, nullptr}, empty = {1, nullptr, nullptr};
  const rootgrad_state_options_t options = {&unknown, 1}, without = {&empty, 1};
  CHECK(rootgrad_network_save_state(mlp.handle(), path.c_str(), &options) == ROOTGRAD_STATUS_ARGUMENT);
  CHECK(rootgrad_network_save_state(mlp.handle(), path.c_str(), &without) == ROOTGRAD_STATUS_NULL_POINTER);
  CHECK(rootgrad_network_load_state(nullptr, path.c_str(), nullptr) == ROOTGRAD_STATUS_NULL_POINTER);
}

} // namespace

int main(int count, char **arguments) {
  const std::string folder = count > 1 ? arguments[1] : ".";
  test_there_and_back(folder);
  test_refusals(folder);
  return test::report("state");
}
