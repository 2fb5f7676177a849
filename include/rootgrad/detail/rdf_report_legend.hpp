/// \file rdf_report_legend.hpp
/// Finds a place in a figure where the legend covers no data.
#ifndef ROOTGRAD_RDF_REPORT_LEGEND_HPP
#define ROOTGRAD_RDF_REPORT_LEGEND_HPP

#include "rdf_report_objects.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

namespace rootgrad {
namespace detail {

/// A rectangle in a frame; the frame's corners are (0, 0) and (1, 1).
struct Place {
  double left, bottom, right, top;
};

/// Part of a frame that a figure's series cover, in cells.
class Covered {
  static constexpr int cells_ = 50; // along each side
  std::vector<char> there_ = std::vector<char>(cells_ * cells_, 0);
  const Figure &figure_;

  /// Position of a number between the ends of an axis, from 0 to 1.
  static double part(const Axis &axis, double value) {
    if (!axis.log)
      return (value - axis.low) / (axis.high - axis.low);
    return value > 0 ? std::log(value / axis.low) / std::log(axis.high / axis.low) : -1;
  }

  void mark(double u, double v) {
    if (u >= 0 && u <= 1 && v >= 0 && v <= 1)
      there_[std::size_t(std::min(int(v * cells_), cells_ - 1) * cells_ + std::min(int(u * cells_), cells_ - 1))] = 1;
  }

  /// Covers the cells of a straight line.
  void line(double u0, double v0, double u1, double v1) {
    if (!std::isfinite(u0 + v0 + u1 + v1))
      return;
    const auto inside = [](double t) { return std::min(std::max(t, -1.), 2.); }; // (distant ends need no steps)
    const double apart = std::max(std::abs(inside(u1) - inside(u0)), std::abs(inside(v1) - inside(v0)));
    const int steps = std::max(1, int(std::ceil(2 * cells_ * apart)));
    for (int i = 0; i <= steps; ++i)
      mark(u0 + (u1 - u0) * i / steps, v0 + (v1 - v0) * i / steps);
  }

  void area(double u0, double v0, double u1, double v1) {
    const auto from = [](double t) { return std::max(t, 0.); };
    const auto to = [](double t) { return std::min(t, 1.); };
    for (double v = from(std::min(v0, v1)); v <= to(std::max(v0, v1)); v += 0.5 / cells_)
      line(from(std::min(u0, u1)), v, to(std::max(u0, u1)), v);
  }

  void graph(const Series &series) {
    const auto points = graph_points(series, &figure_);
    const GraphPoint *last = nullptr;
    for (const auto &p : points) {
      const double u = x(p.x), v = y(p.y);
      mark(u, v);
      line(u, y(p.y - p.down), u, y(p.y + p.up));
      line(x(p.x - p.left), v, x(p.x + p.right), v);
      if (last && series.mark == Mark::Band)
        area(x(last->x), y(std::min(last->y - last->down, p.y - p.down)), u,
             y(std::max(last->y + last->up, p.y + p.up)));
      else if (last && series.mark != Mark::Points)
        line(x(last->x), y(last->y), u, v);
      last = &p;
    }
  }

  void bins(const Series &series) {
    const bool filled = series.mark == Mark::Filled;
    for (std::size_t i = 0; i < series.y.size() && i + 1 < series.x.size(); ++i) {
      const double u0 = x(series.x[i]), u1 = x(series.x[i + 1]), v = y(series.y[i]);
      if (!std::isfinite(v))
        continue;
      if (filled)
        area(u0, 0, u1, v);
      line(u0, v, u1, v);
      const double before = i ? y(series.y[i - 1]) : 0;
      line(u0, std::isfinite(before) ? before : 0, u0, v);
      if (i + 1 == series.y.size())
        line(u1, v, u1, 0);
    }
  }

  void bars(const Series &series) {
    for (std::size_t i = 0; i < series.x.size(); ++i)
      if (std::isfinite(series.x[i])) {
        const double low = at_or(series.low, i, series.x[i]), high = at_or(series.high, i, series.x[i]);
        area(x(std::min({0., low, series.x[i]})), y(double(i)), x(std::max({0., high, series.x[i]})), y(double(i) + 1));
      }
  }

public:
  explicit Covered(const Figure &figure) : figure_(figure) {
    for (const auto &series : figure.series) {
      if (is_graph(series.mark))
        graph(series);
      else if (series.mark == Mark::Bars)
        bars(series);
      else if (series.mark == Mark::Cells)
        area(0, 0, 1, 1);
      else
        bins(series);
    }
  }

  double x(double value) const { return part(figure_.x, value); }
  double y(double value) const { return part(figure_.y, value); }

  /// True if nothing is drawn in a rectangle of cells.
  bool is_free(int left, int bottom, int width, int height) const {
    for (int row = bottom; row < bottom + height; ++row)
      for (int column = left; column < left + width; ++column)
        if (there_[std::size_t(row * cells_ + column)])
          return false;
    return true;
  }

  /// Returns a free place of this size, if there is one: preferably in a corner, and as high as possible.
  std::optional<Place> free_place(double width, double height) const {
    const int w = int(std::ceil(width * cells_)) + 2,
              h = int(std::ceil(height * cells_)) + 2; // with a margin of a cell
    const int right = cells_ - w, top = cells_ - h;
    if (right < 0 || top < 0)
      return std::nullopt;
    std::vector<std::pair<int, int>> tries = {{right, top}, {0, top}, {right, 0}, {0, 0}};
    for (int bottom = top; bottom >= 0; --bottom)
      for (int left = right; left >= 0; --left)
        tries.emplace_back(left, bottom);
    for (const auto &at : tries)
      if (is_free(at.first, at.second, w, h)) {
        const double u = (at.first + 1.) / cells_, v = (at.second + 1.) / cells_;
        const double past_right =
            at.first == right ? (cells_ - 1.) / cells_ - (u + width) : 0; // aligned with the right side
        const double past_top = at.second == top ? (cells_ - 1.) / cells_ - (v + height) : 0;
        return Place{u + past_right, v + past_top, u + past_right + width, v + past_top + height};
      }
    return std::nullopt;
  }
};

} // namespace detail
} // namespace rootgrad

#endif
