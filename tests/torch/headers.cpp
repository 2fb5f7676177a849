// The messages of rootgrad/torch.hpp for a compiler that cannot read it: for C++17, or without torch's headers.
#include "../cpp/check.hpp"

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>

namespace {

/// The compiler's messages for a file that includes torch.hpp.
std::string said(const std::filesystem::path &folder, const std::string &flags) {
  const std::filesystem::path include = std::filesystem::absolute(__FILE__).parent_path() / "../../include";
  const std::string source = (folder / "header.cpp").string(), text = (folder / "said.txt").string();
  std::ofstream(source) << "#include <rootgrad/torch.hpp>\nint main() {}\n";
  const char *compiler = std::getenv("CXX");
  const std::string command = std::string(compiler != nullptr ? compiler : "c++") + " -fsyntax-only " + flags + " -I'" +
                              include.string() + "' '" + source + "' > '" + text + "' 2>&1";
  CHECK(std::system(command.c_str()) != 0);
  std::ostringstream all;
  all << std::ifstream(text).rdbuf();
  return all.str();
}

bool has(const std::string &text, const std::string &part) {
  const bool found = text.find(part) != std::string::npos;
  if (!found)
    std::fprintf(stderr, "  %s\n", text.c_str());
  return found;
}

/// Only one error, and not the hundreds that follow from it.
bool is_alone(const std::string &text) {
  const std::size_t first = text.find(" error: ");
  return first != std::string::npos && first == text.rfind(" error: ");
}

} // namespace

int main(int count, char **arguments) {
  const std::string folder = count > 1 ? arguments[1] : ".";
  const std::string old = said(folder, "-std=c++17");
  CHECK(has(old, "rootgrad/torch.hpp needs C++20, as torch's headers do: compile with -std=c++20"));
  CHECK(has(old, "include <rootgrad/torch_root.hpp>") && is_alone(old));
  const std::string without = said(folder, "-std=c++20");
  CHECK(has(without, "rootgrad/torch.hpp finds no torch: add -I of torch's folders") && is_alone(without));
  return test::report("headers");
}
