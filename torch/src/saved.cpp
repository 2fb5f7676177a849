#include "saved.hpp"

#include <ATen/ops/empty.h>
#include <c10/util/Exception.h>
#include <c10/util/tempfile.h>

#include <cstdlib>
#include <cstring>
#include <fstream>
#include <sstream>

namespace rootgrad::torch::detail {

namespace {

/// Returns the content of the file `path`.
std::string all_of(const std::string &path) {
  std::ostringstream all;
  all << std::ifstream(path, std::ios::binary).rdbuf();
  return all.str();
}

} // namespace

Saved::Saved(const ::rootgrad::Network &network) {
  const c10::TempDir folder = c10::make_tempdir("rootgrad-");
  const std::string path = folder.name + "/network.safetensors";
  network.save(path);
  const std::string file = all_of(path);
  std::remove(path.c_str());
  std::uint64_t length = 0;
  for (std::size_t i = 8; i-- > 0;)
    length = length << 8 | (i < file.size() ? static_cast<unsigned char>(file[i]) : 0xff);
  TORCH_CHECK(file.size() >= 8 && length <= file.size() - 8, "rootgrad: the network's file has ", file.size(),
              " bytes; wanted all of it: is the folder of temporary files full?");
  text_ = file.substr(8, length);
  numbers_ = file.substr(8 + length);
}

at::Tensor Saved::read(const std::string &name) const {
  // (Within strings of the JSON text quotation marks are escaped by a backslash, so only a key matches.)
  const std::size_t key = text_.find("\"" + name + "\":");
  if (key == std::string::npos)
    return at::Tensor();
  const std::string wanted = "\"data_offsets\":[";
  const std::size_t at = text_.find(wanted, key);
  TORCH_CHECK(at != std::string::npos, "rootgrad: the network's file does not give the place of ", name, " lies");
  char *end = nullptr;
  const std::uint64_t from = std::strtoull(text_.c_str() + at + wanted.size(), &end, 10);
  const std::uint64_t to = *end == ',' ? std::strtoull(end + 1, nullptr, 10) : 0;
  TORCH_CHECK(from < to && to <= numbers_.size() && (to - from) % sizeof(float) == 0,
              "rootgrad: the network's file has ", name, " from byte ", from, " to ", to, " of ", numbers_.size());
  at::Tensor values = at::empty({static_cast<std::int64_t>((to - from) / sizeof(float))}, at::kFloat);
  std::memcpy(values.mutable_data_ptr<float>(), numbers_.data() + from, to - from);
  return values;
}

} // namespace rootgrad::torch::detail
