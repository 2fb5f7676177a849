/// \file help.hpp
/// Documentation at the prompt: `rootgrad::help("fit")` prints what the headers' comments say. They are read when it is
/// called, so that there is nothing else to keep in step with them.
#ifndef ROOTGRAD_HELP_HPP
#define ROOTGRAD_HELP_HPP

#include "edit_distance.hpp"
#include "error.hpp"
#include "help_reader.hpp"

#include <iostream>
#include <string>
#include <vector>

namespace rootgrad {
namespace detail {

/// The beginning of a text: up to the end of a sentence, or all of its first paragraph.
inline std::string first_sentence(const std::string &text) {
  std::string words;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const bool line_ends = text[i] == '\n';
    if (line_ends && (i + 1 == text.size() || text[i + 1] == '\n'))
      break;
    words += line_ends ? ' ' : text[i];
    if (text[i] == '.' && (i + 1 == text.size() || text[i + 1] == ' ' || text[i + 1] == '\n'))
      break;
  }
  return words;
}

/// The text with this before each line.
inline std::string indented(const std::string &text, const std::string &before) {
  std::string lines;
  std::istringstream in(text);
  for (std::string line; std::getline(in, line);)
    lines += (line.empty() ? line : before + line) + "\n";
  return lines;
}

/// The name that was meant, empty if none is near.
inline std::string nearest(const std::vector<Documented> &all, const std::string &name) {
  std::string best;
  std::size_t least = name.size() / 3 + 1;
  for (const auto &one : all)
    if (const auto apart = edit_distance(one.name, name); apart < least + best.empty())
      best = one.name, least = apart;
  return best;
}

/// Every name outside of classes, once, with what its comment says first.
inline std::string table_of_names(const std::vector<Documented> &all) {
  std::string text, last;
  for (const auto &one : all) {
    if (!one.scope.empty() || one.comment.empty() || one.name == last || one.name.compare(0, 8, "operator") == 0)
      continue;
    last = one.name;
    const std::string gap(last.size() < 26 ? 26 - last.size() : 1, ' ');
    text += last + gap + first_sentence(one.comment) + "\n";
  }
  return text +
         "\nrootgrad::help(\"fit\"), rootgrad::help(\"TrainOptions\"), rootgrad::help(\"Mlp::load\") say more.\n";
}

/// The text that rootgrad::help prints.
inline std::string help_on(const std::vector<Documented> &all, std::string name) {
  if (name.compare(0, 10, "rootgrad::") == 0)
    name.erase(0, 10);
  if (name.empty())
    return table_of_names(all);
  const auto colons = name.rfind("::");
  const std::string scope = colons == std::string::npos ? "" : name.substr(0, colons);
  const std::string last = colons == std::string::npos ? name : name.substr(colons + 2);
  std::string text;
  for (const auto &one : all)
    if (one.name == last && (scope.empty() || one.scope == scope)) {
      text += (one.scope.empty() ? "" : one.scope + ": ") + one.declaration + "    [" + one.header + "]\n";
      text += indented(one.comment, "    ") + "\n";
    }
  for (const auto &one : all) // what the class has
    if (scope.empty() && one.scope == last && one.name != last)
      text += "  " + one.declaration + "\n" + indented(first_sentence(one.comment), "      ");
  if (!text.empty())
    return text;
  const std::string meant = nearest(all, last);
  const std::string hint = meant.empty() ? "; rootgrad::help() lists all names\n" : "; did you mean '" + meant + "'?\n";
  return "nothing is called '" + name + "' in rootgrad's headers" + hint;
}

} // namespace detail

/// Prints what the headers say of a name: of a function, all its overloads; of a class, what it has; of `Class::member`; of
/// everything in a line each, if none is given. Throws Error: Io if the headers are gone.
inline void help(const std::string &name = "") {
  std::cout << detail::help_on(detail::documented(__FILE__), name) << std::flush;
}

} // namespace rootgrad

#endif // ROOTGRAD_HELP_HPP
