/// \file help.hpp
/// Documentation at the prompt: `rootgrad::help("fit")` prints the headers' comments. It reads the headers at each
/// call, so the help always agrees with them.
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

/// The first sentence of a text, or its first paragraph if no sentence ends before.
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

/// The text with `before` at the beginning of each line.
inline std::string indented(const std::string &text, const std::string &before) {
  std::string lines;
  std::istringstream in(text);
  for (std::string line; std::getline(in, line);)
    lines += (line.empty() ? line : before + line) + "\n";
  return lines;
}

/// The existing name most similar to `name`; empty if none is similar.
inline std::string nearest(const std::vector<Documented> &all, const std::string &name) {
  std::string best;
  std::size_t least = name.size() / 3 + 1;
  for (const auto &one : all)
    if (const auto apart = edit_distance(one.name, name); apart < least + best.empty())
      best = one.name, least = apart;
  return best;
}

/// Table of all names outside of classes, each once, with the first sentence of its comment.
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
         "\nrootgrad::help(\"fit\"), rootgrad::help(\"TrainOptions\"), rootgrad::help(\"Mlp::load\") give details.\n";
}

/// Text that rootgrad::help prints.
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
  for (const auto &one : all) // members of the class
    if (scope.empty() && one.scope == last && one.name != last)
      text += "  " + one.declaration + "\n" + indented(first_sentence(one.comment), "      ");
  if (!text.empty())
    return text;
  const std::string meant = nearest(all, last);
  const std::string hint = meant.empty() ? "; rootgrad::help() lists all names\n" : "; did you mean '" + meant + "'?\n";
  return "there is no name '" + name + "' in rootgrad's headers" + hint;
}

} // namespace detail

/// Prints the documentation of a name: for a function all its overloads, for a class its members, or one
/// `Class::member`. Without a name it lists everything, one line each. Throws Error: Io if the headers are missing.
inline void help(const std::string &name = "") {
  std::cout << detail::help_on(detail::documented(__FILE__), name) << std::flush;
}

} // namespace rootgrad

#endif // ROOTGRAD_HELP_HPP
