/// \file state.hpp
/// PyTorch state dicts: parameters by name.
///
/// ```cpp
/// net.load_state("m.safetensors");       // Python: safetensors.torch.save_file(model.state_dict(), "m.safetensors")
/// rootgrad::fit(net, df, {"strain"}, "is_signal");
/// net.save_state("tuned.safetensors");   // Python: model.load_state_dict(safetensors.torch.load_file("tuned.safetensors"))
/// ```
#ifndef ROOTGRAD_STATE_HPP
#define ROOTGRAD_STATE_HPP

#include "error.hpp"

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace rootgrad {

/// Options for a state dict. Without options, a tensor has PyTorch's name. This is the network's name, with two
/// exceptions: "lstm.weight_ih" of a recurrent layer is "lstm.weight_ih_l0" and so on. The tensors of an Attention are
/// "in_proj_weight", "in_proj_bias" and "out_proj", as in nn.MultiheadAttention.
class StateOptions {
public:
  /// Common beginning of the file's names, such as "model.". Give other names here without it. Tensors of the file
  /// without this prefix are ignored.
  StateOptions &prefix(const std::string &prefix) { return add(ROOTGRAD_STATE_KIND_PREFIX, "", prefix); }
  /// Maps the name of a tensor or a part of the network to its name in the file: name("layers.1", "layers.2"). A * in
  /// `theirs` stands for the rest of our name, unchanged: name("back", "lstm.*_l0_reverse"). name("attention",
  /// "attention.*") is for four separate layers in place of nn.MultiheadAttention.
  StateOptions &name(const std::string &ours, const std::string &theirs) {
    return add(ROOTGRAD_STATE_KIND_NAME, ours, theirs);
  }
  /// Ignores a tensor or a part of the file that the network does not have.
  StateOptions &skip(const std::string &theirs) { return add(ROOTGRAD_STATE_KIND_SKIP, "", theirs); }
  /// States that the file's parameters act on inputs, and give outputs, that are standardised as in the network's fit.
  /// (Without this option, a network with standardisation is an error. A network that was not fitted yet then never
  /// standardises its inputs, like PyTorch's.)
  StateOptions &standardised() { return add(ROOTGRAD_STATE_KIND_STANDARDISED, "", ""); }

  /// The C structs, which point into this object.
  std::vector<rootgrad_state_setting_t> raw() const {
    std::vector<rootgrad_state_setting_t> settings;
    for (const Setting &setting : settings_)
      settings.push_back(
          {setting.kind, detail::c_string("ours", setting.ours), detail::c_string("theirs", setting.theirs)});
    return settings;
  }

private:
  struct Setting {
    std::int32_t kind;
    std::string ours, theirs;
  };

  StateOptions &add(std::int32_t kind, const std::string &ours, const std::string &theirs) {
    settings_.push_back({kind, ours, theirs});
    return *this;
  }

  std::vector<Setting> settings_;
};

} // namespace rootgrad

#endif // ROOTGRAD_STATE_HPP
