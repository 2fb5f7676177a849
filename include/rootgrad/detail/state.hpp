/// \file state.hpp
/// State dicts of PyTorch, by name.
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

/// What is said of a state dict beside its file. Without anything a tensor has PyTorch's name for it: that of the network's, but
/// "lstm.weight_ih_l0" for "lstm.weight_ih" and so on of a recurrent layer, and of an Attention "in_proj_weight", "in_proj_bias" and
/// "out_proj", as nn.MultiheadAttention has them.
class StateOptions {
public:
  /// What all of the file's names begin with, such as "model."; other names here are without it, and tensors of the file without it are
  /// not looked at.
  StateOptions &prefix(const std::string &prefix) { return add(ROOTGRAD_STATE_KIND_PREFIX, "", prefix); }
  /// Names of a tensor or a part, ours and theirs: name("layers.1", "layers.2"). Where theirs has a *, the rest of our name comes in its
  /// place, as it is: name("back", "lstm.*_l0_reverse"); name("attention", "attention.*") for four layers in place of
  /// nn.MultiheadAttention.
  StateOptions &name(const std::string &ours, const std::string &theirs) {
    return add(ROOTGRAD_STATE_KIND_NAME, ours, theirs);
  }
  /// A tensor or a part of the file that the network has no place for.
  StateOptions &skip(const std::string &theirs) { return add(ROOTGRAD_STATE_KIND_SKIP, "", theirs); }
  /// The parameters act on inputs, and make outputs, that are standardised as the network's fit found. (Without it, such a network is
  /// refused, and one that was not fitted yet takes inputs as they come from then on, as PyTorch's does.)
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
