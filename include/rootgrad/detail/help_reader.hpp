/// \file help_reader.hpp
/// Reads the comments of rootgrad's own headers, for help.hpp. It relies on the layout that clang-format gives these
/// headers: declarations in a namespace begin at the start of a line, members of a class are indented by two.
#ifndef ROOTGRAD_HELP_READER_HPP
#define ROOTGRAD_HELP_READER_HPP

#include "error.hpp"

#include <algorithm>
#include <cctype>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

namespace rootgrad {
namespace detail {

/// A declaration with its comment.
struct Documented {
  std::string name, scope, declaration, comment, header;
};

/// Position where a declaration's body or initialisation begins, outside of brackets and string literals; npos if the
/// declaration continues on the next line.
inline std::size_t end_of_declaration(const std::string &text) {
  int depth = 0;
  bool quoted = false, arguments = false;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    if (c == '"' && (i == 0 || text[i - 1] != '\\'))
      quoted = !quoted;
    if (quoted)
      continue;
    if (depth == 0 && (c == ';' || c == '{'))
      return i;
    if (depth == 0 && arguments && text.compare(i, 3, " : ") == 0)
      return i; // a constructor's initialisers
    depth += c == '(' || (c == '{') ? 1 : c == ')' || c == '}' ? -1 : 0;
    arguments = arguments || c == ')';
  }
  return std::string::npos;
}

/// The declaration without keywords and macros that do not help its reader; `template <…>` stays.
inline std::string tidy(std::string text) {
  for (const char *word : {"inline ", "explicit ", "constexpr ", "ROOTGRAD_ON_USE ", "ROOTGRAD_FACE "})
    for (auto at = text.find(word); at != std::string::npos && at < text.find('('); at = text.find(word))
      text.erase(at, std::string(word).size());
  while (!text.empty() && text.back() == ' ')
    text.pop_back();
  return text;
}

/// The name that is declared; empty if there is none.
inline std::string name_declared(const std::string &declaration) {
  std::string text = declaration;
  if (text.compare(0, 8, "template") == 0) {
    int depth = 0;
    std::size_t i = 0;
    do
      depth += text[i] == '<' ? 1 : text[i] == '>' ? -1 : 0;
    while (++i < text.size() && (depth > 0 || text[i - 1] != '>'));
    text.erase(0, text.find_first_not_of(' ', i));
  }
  const auto letters = [](char c) { return std::isalnum(static_cast<unsigned char>(c)) || c == '_' || c == '~'; };
  const auto word_at = [&](std::size_t begin) {
    std::size_t end = begin;
    while (end < text.size() && letters(text[end]))
      ++end;
    return text.substr(begin, end - begin);
  };
  for (const char *kind : {"class ", "struct ", "enum class ", "enum ", "using ", "#define "})
    if (text.compare(0, std::string(kind).size(), kind) == 0)
      return word_at(std::string(kind).size());
  if (const auto at = text.find("operator"); at != std::string::npos && at < text.find('('))
    return text.substr(at, text.find('(', at + 8 + (text.compare(at + 8, 2, "()") == 0 ? 2 : 0)) - at);
  std::size_t end = std::min({text.find('('), text.find(" = "), text.find('['), text.size()});
  while (end > 0 && text[end - 1] == ' ')
    --end;
  std::size_t begin = end;
  while (begin > 0 && letters(text[begin - 1]))
    --begin;
  return word_at(begin);
}

/// A macro that expands to declarations, `ROOTGRAD_FUNCTION(name)`: their lines, and their common comment.
struct DeclaringMacro {
  std::string name, comment;
  std::vector<std::string> parameters, lines;
};

/// The text between parentheses, split at its commas.
inline std::vector<std::string> arguments_of(const std::string &text) {
  std::vector<std::string> arguments;
  std::istringstream in(text.substr(text.find('(') + 1, text.rfind(')') - text.find('(') - 1));
  for (std::string one; std::getline(in, one, ',');)
    arguments.push_back(one.substr(std::min(one.find_first_not_of(' '), one.size())));
  return detail::result(arguments);
}

/// A line of a macro with the parameters replaced by the arguments.
inline std::string filled_in(const std::string &line, const std::vector<std::string> &parameters,
                             const std::vector<std::string> &arguments) {
  std::string text, word;
  for (const char c : line + "\n") {
    if (std::isalnum(static_cast<unsigned char>(c)) || c == '_') {
      word += c;
      continue;
    }
    const auto at = std::find(parameters.begin(), parameters.end(), word) - parameters.begin();
    text += at < std::ptrdiff_t(std::min(parameters.size(), arguments.size())) ? arguments[at] : word;
    word.clear();
    text += c;
  }
  text.pop_back();
  return text;
}

/// Reads a header line by line.
class CommentReader {
public:
  explicit CommentReader(std::string header) : header_(std::move(header)) {}

  /// Processes the next line.
  void read(const std::string &line) {
    const std::size_t indent = std::min(line.find_first_not_of(' '), line.size());
    const std::string text = line.substr(indent);
    if (enum_) {
      found.back().comment += text.compare(0, 2, "};") == 0 ? "" : "  " + text + "\n";
      enum_ = text.compare(0, 2, "};") != 0;
      return;
    }
    if (macro_line(line))
      return;
    if (declaration_.empty() && (pass_over(line, text, indent) || indent != (scope_.empty() ? 0 : 2)))
      return; // (or a line inside a function)
    declaration_ += (declaration_.empty() ? "" : " ") + text;
    const std::size_t end = declaration_[0] == '#' ? declaration_.find(')') + 1 : end_of_declaration(declaration_);
    if (end != std::string::npos)
      declared(end);
  }

  std::vector<Documented> found;

private:
  std::string header_, scope_, declaration_, comment_, remark_;
  std::vector<DeclaringMacro> macros_;
  bool hidden_ = false, private_ = false, enum_ = false, in_macro_ = false;

  /// True if the line belongs to, or uses, a macro that expands to declarations.
  bool macro_line(const std::string &line) {
    const bool goes_on = !line.empty() && line.back() == '\\';
    const std::string text = line.substr(0, line.find_last_not_of(" \\") + 1);
    if (in_macro_) {
      macros_.back().lines.push_back(text.substr(std::min<std::size_t>(2, text.size())));
      in_macro_ = goes_on;
      return true;
    }
    if (goes_on && comment_.empty() && text.compare(0, 17, "#define ROOTGRAD_") == 0) {
      macros_.push_back({text.substr(8, text.find('(') - 8), remark_, arguments_of(text), {}});
      return in_macro_ = true;
    }
    for (auto macro = macros_.rbegin(); macro != macros_.rend(); ++macro)
      if (text.compare(0, macro->name.size() + 1, macro->name + "(") == 0) {
        const DeclaringMacro used = *macro;
        for (const auto &one : used.lines) {
          comment_ = used.comment;
          read(filled_in(one, used.parameters, arguments_of(text)));
        }
        return true;
      }
    return false;
  }

  /// True if the line declares nothing.
  bool pass_over(const std::string &line, const std::string &text, std::size_t indent) {
    if (text.compare(0, 2, "//") != 0 && text[0] != '#' && text.compare(0, 9, "ROOTGRAD_") != 0)
      remark_.clear();
    if (text.empty()) {
      comment_.clear();
    } else if (line.compare(0, 9, "namespace") == 0) {
      hidden_ = line.find("rootgrad {") == std::string::npos;
    } else if (line.compare(0, 14, "} // namespace") == 0) {
      hidden_ = false;
    } else if (text.compare(0, 3, "///") == 0) {
      comment_ += text.substr(text.compare(0, 4, "/// ") == 0 ? 4 : 3) + "\n";
    } else if (text.compare(0, 2, "//") == 0) {
      remark_ += text.substr(std::min<std::size_t>(3, text.size())) + "\n";
    } else if (indent == 0 && text[0] == '}') {
      scope_.clear();
      comment_.clear();
      private_ = false;
    } else if (indent == 0 && !scope_.empty()) {
      private_ = text.compare(0, 7, "public:") != 0; // public:, protected:, private:
    } else {
      return hidden_ || text[0] == '}' || (text[0] == '#' && (comment_.empty() || text.compare(0, 8, "#define ") != 0));
    }
    return true;
  }

  /// Records a declaration that has been read completely.
  void declared(std::size_t end) {
    const std::string whole = declaration_, head = tidy(declaration_.substr(0, end));
    declaration_.clear();
    const std::string name = name_declared(head);
    const auto is = [&](const char *kind) { return head.find(kind) < std::min(head.find('('), head.find('=')); };
    const bool body = end < whole.size() && whole[end] == '{', type = is("class ") || is("struct ") || is("enum ");
    const bool inherits = is("using ") && head.find('=') == std::string::npos;
    if (const auto behind = whole.find("///< "); behind != std::string::npos && !(type && body))
      comment_ += whole.substr(behind + 5) + "\n";
    const bool reported_elsewhere =
        !body && comment_.empty() && (type || (scope_.empty() && head.find('(') < head.size()));
    const bool shown = !name.empty() && !hidden_ && !private_ && !reported_elsewhere && !inherits &&
                       head.find('~') == std::string::npos;
    if (shown)
      found.push_back({name, scope_, head, comment_, header_});
    comment_.clear();
    if (type && body && whole.find('}') == std::string::npos) {
      enum_ = shown && is("enum ");
      if (!enum_ && scope_.empty()) {
        scope_ = name;
        private_ = is("class ");
      }
    }
  }
};

inline void read_header(const std::string &, const std::string &, const std::string &, std::vector<std::string> &,
                        std::vector<Documented> &);

/// Reads an included header: one in detail/, or another public one.
inline void read_included(const std::string &folder, const std::string &by, const std::string &path,
                          const std::string &door, std::vector<std::string> &seen, std::vector<Documented> &all) {
  const bool up = path.compare(0, 3, "../") == 0;
  const std::string name = up ? path.substr(3) : by.substr(0, by.rfind('/') + 1) + path;
  read_header(folder, name, name.find('/') == std::string::npos ? name : door, seen, all);
}

/// Reads a header and those of rootgrad that it includes, each once. `door` is the public header that includes it.
/// Throws Error: Io.
inline void read_header(const std::string &folder, const std::string &name, const std::string &door,
                        std::vector<std::string> &seen, std::vector<Documented> &all) {
  if (std::find(seen.begin(), seen.end(), name) != seen.end())
    return;
  seen.push_back(name);
  std::ifstream in(folder + name);
  if (!in)
    throw Error(ErrorCode::Io, "cannot read the header '" + folder + name + "': install rootgrad again");
  CommentReader reader(door);
  for (std::string line; std::getline(in, line);) {
    const bool ours = line.compare(0, 10, "#include \"") == 0 && line.find(".hpp\"") != std::string::npos;
    if (ours && line.find("-inl.hpp") == std::string::npos && line.find("face.hpp") == std::string::npos)
      read_included(folder, name, line.substr(10, line.rfind('"') - 10), door, seen, all);
    reader.read(line);
  }
  all.insert(all.end(), reader.found.begin(), reader.found.end());
}

/// Returns the declarations of the headers for ROOT with their comments, sorted by name. `beside`: path of a header in
/// detail/.
inline std::vector<Documented> documented(const std::string &beside) {
  const std::string detail = beside.substr(0, beside.rfind('/'));
  const std::string folder = detail.substr(0, detail.rfind('/') + 1);
  std::vector<std::string> seen;
  std::vector<Documented> all;
  for (const char *name : {"rootgrad.hpp", "rdataframe.hpp"})
    read_header(folder, name, name, seen, all);
  read_header(folder, "detail/help.hpp", "root.hpp", seen, all);
  std::stable_sort(all.begin(), all.end(), [](const Documented &a, const Documented &b) { return a.name < b.name; });
  return detail::result(all);
}

} // namespace detail
} // namespace rootgrad

#endif // ROOTGRAD_HELP_READER_HPP
