#include "registry.hpp"
#include "rootgrad/torch.hpp"

#include <ATen/Parallel.h>
#include <c10/util/Exception.h>

#include <mutex>
#include <utility>

namespace rootgrad::torch {

namespace detail {

Registry &Registry::of_process() {
  static Registry *const registry = new Registry(); // (never freed: graphs may run until the process ends)
  return *registry;
}

void Registry::add(const std::string &name, std::shared_ptr<const Engine> engine) {
  TORCH_CHECK(!name.empty(), "rootgrad: the name of the network is empty; wanted a name, by which operators find it");
  const std::unique_lock<std::shared_mutex> lock(mutex_);
  const bool added = engines_.emplace(name, std::move(engine)).second;
  TORCH_CHECK(added, "rootgrad: a network is registered as '", name,
              "' already; wanted another name, or unregister_network first");
}

void Registry::remove(const std::string &name) {
  const std::unique_lock<std::shared_mutex> lock(mutex_);
  TORCH_CHECK(engines_.erase(name) == 1, "rootgrad: no network is registered as '", name, "'; wanted a registered one");
}

std::shared_ptr<const Engine> Registry::get(const std::string &name) const {
  const std::shared_lock<std::shared_mutex> lock(mutex_);
  const auto found = engines_.find(name);
  TORCH_CHECK(found != engines_.end(), "rootgrad: no network is registered as '", name,
              "'; wanted a registered one: rootgrad::load_network(path, name), or register_network in C and C++");
  return found->second;
}

} // namespace detail

void register_network(const std::string &name, const rootgrad_network_t *network, std::size_t threads) {
  const std::size_t n = threads > 0 ? threads : static_cast<std::size_t>(at::get_num_threads());
  detail::Registry::of_process().add(name, std::make_shared<const detail::Engine>(network, n));
}

void unregister_network(const std::string &name) { detail::Registry::of_process().remove(name); }

} // namespace rootgrad::torch
