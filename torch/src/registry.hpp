// Networks registered under names. Torch's operators use names, which are constants in compiled or exported graphs.
#ifndef ROOTGRAD_TORCH_REGISTRY_HPP
#define ROOTGRAD_TORCH_REGISTRY_HPP

#include "engine.hpp"

#include <map>
#include <shared_mutex>

namespace rootgrad::torch::detail {

/// Thread safe.
class Registry {
public:
  static Registry &of_process();

  /// Registers a network. Throws c10::Error if the name is in use, or empty.
  void add(const std::string &name, std::shared_ptr<const Engine> engine);
  /// Removes a network. Throws c10::Error if the name is not registered.
  void remove(const std::string &name);
  std::shared_ptr<const Engine> get(const std::string &name) const;

private:
  mutable std::shared_mutex mutex_;
  std::map<std::string, std::shared_ptr<const Engine>> engines_;
};

} // namespace rootgrad::torch::detail

#endif // ROOTGRAD_TORCH_REGISTRY_HPP
