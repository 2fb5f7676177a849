// Networks under names, as torch's operators take them: a name is a constant in a graph that torch compiles or exports.
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

  /// Throws c10::Error if the name is taken, or empty.
  void add(const std::string &name, std::shared_ptr<const Engine> engine);
  /// Throws c10::Error if there is none of this name.
  void remove(const std::string &name);
  std::shared_ptr<const Engine> get(const std::string &name) const;

private:
  mutable std::shared_mutex mutex_;
  std::map<std::string, std::shared_ptr<const Engine>> engines_;
};

} // namespace rootgrad::torch::detail

#endif // ROOTGRAD_TORCH_REGISTRY_HPP
