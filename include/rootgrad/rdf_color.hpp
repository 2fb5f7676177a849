/// \file rdf_color.hpp
/// The colours of all of rootgrad's pictures, as ROOT's numbers: Petroff's ten, which the colour-blind tell apart.
#ifndef ROOTGRAD_RDF_COLOR_HPP
#define ROOTGRAD_RDF_COLOR_HPP

#include <Rtypes.h>
#include <TColor.h>

#include <cstddef>
#include <string>

namespace rootgrad {
namespace detail {

/// ROOT's number of a colour such as "#3f90da"; black if there is none. (ROOT numbers a colour when it is first asked for: the number is no
/// constant, and no static variable may hold it.)
inline Color_t color_of(const std::string &hex) {
  const int found = hex.empty() ? kBlack : int(TColor::GetColor(hex.c_str()));
  return static_cast<Color_t>(found < 0 ? int(kBlack) : found);
}

} // namespace detail

/// ROOT's number of one of Petroff's ten colours (arXiv:2107.02270), in the order in which reports use them: 0 blue, 1 orange, 2 grey,
/// 3 violet, 4 red, 5 brown, 6 yellow, 7 sand, 8 ash, 9 cyan; after the tenth they begin anew. They are `kP10Blue` and so on of
/// newer ROOTs; older ones do not have the names. `histogram->SetLineColor(rootgrad::color(3))`.
inline Color_t color(std::size_t index) {
  // (PALETTE of src/report/figure.rs is the same.)
  static const char *const palette[] = {"#3f90da", "#e76300", "#94a4a2", "#832db6", "#bd1f01",
                                        "#a96b59", "#ffa90e", "#b9ac70", "#717581", "#92dadd"};
  return detail::color_of(palette[index % 10]);
}

/// The colour of signal in all pictures: blue.
inline Color_t signal_color() { return color(0); }

/// The colour of background in all pictures: orange.
inline Color_t background_color() { return color(1); }

} // namespace rootgrad

#endif
