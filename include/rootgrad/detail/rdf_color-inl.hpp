/// \file rdf_color-inl.hpp
/// Definitions of the functions that rdf_color.hpp declares.
#ifndef ROOTGRAD_RDF_COLOR_INL_HPP
#define ROOTGRAD_RDF_COLOR_INL_HPP

#include "rdf_color.hpp"

#include <TColor.h>

#include <cstddef>
#include <string>

namespace rootgrad {
namespace detail {

ROOTGRAD_FACE_DEFINED Color_t color_of(const std::string &hex) {
  const int found = hex.empty() ? kBlack : int(TColor::GetColor(hex.c_str()));
  return static_cast<Color_t>(found < 0 ? int(kBlack) : found);
}

} // namespace detail

ROOTGRAD_FACE_DEFINED Color_t color(std::size_t index) {
  // (Keep equal to PALETTE of src/report/figure.rs.)
  static const char *const palette[] = {"#3f90da", "#e76300", "#94a4a2", "#832db6", "#bd1f01",
                                        "#a96b59", "#ffa90e", "#b9ac70", "#717581", "#92dadd"};
  return detail::color_of(palette[index % 10]);
}

ROOTGRAD_FACE_DEFINED Color_t signal_color() { return color(0); }

ROOTGRAD_FACE_DEFINED Color_t background_color() { return color(1); }

} // namespace rootgrad

#endif
