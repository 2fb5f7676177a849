/// \file edit_distance.hpp
/// Edit distance of two names, for suggestions such as "did you mean …?".
#ifndef ROOTGRAD_EDIT_DISTANCE_HPP
#define ROOTGRAD_EDIT_DISTANCE_HPP

#include <algorithm>
#include <cstddef>
#include <string>
#include <vector>

namespace rootgrad {
namespace detail {

/// Largest length of a name that is compared: the time is the product of both lengths.
constexpr std::size_t longest_compared = 100;

/// Returns the number of letters to change, insert or delete (Levenshtein). If a name is too long to compare, the
/// longer length.
inline std::size_t edit_distance(const std::string &a, const std::string &b) {
  if (const std::size_t longer = std::max(a.size(), b.size()); longer > longest_compared)
    return a == b ? 0 : longer;
  std::vector<std::size_t> row(b.size() + 1);
  for (std::size_t j = 0; j <= b.size(); ++j)
    row[j] = j;
  for (std::size_t i = 1; i <= a.size(); ++i) {
    std::size_t diagonal = row[0];
    row[0] = i;
    for (std::size_t j = 1; j <= b.size(); ++j) {
      const std::size_t above = row[j];
      row[j] = std::min({above + 1, row[j - 1] + 1, diagonal + (a[i - 1] == b[j - 1] ? 0 : 1)});
      diagonal = above;
    }
  }
  return row[b.size()];
}

} // namespace detail
} // namespace rootgrad

#endif
