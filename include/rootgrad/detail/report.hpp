/// \file report.hpp
/// The result of evaluate(): numbers, figures, a report to read.
#ifndef ROOTGRAD_REPORT_HPP
#define ROOTGRAD_REPORT_HPP

#include "edit_distance.hpp"
#include "error.hpp"

#include <cstddef>
#include <cstdint>
#include <iostream>
#include <map>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace rootgrad {

/// Style of a series in a figure.
enum class Mark : int {
  Line = ROOTGRAD_MARK_LINE,
  Dashed = ROOTGRAD_MARK_DASHED,
  Band = ROOTGRAD_MARK_BAND,           ///< the area between `low` and `high`, lightly filled
  Points = ROOTGRAD_MARK_POINTS,       ///< points with error bars from `low` to `high`
  Histogram = ROOTGRAD_MARK_HISTOGRAM, ///< outline of bins: `x` are their edges
  Filled = ROOTGRAD_MARK_FILLED,       ///< bins, lightly filled
  Bars = ROOTGRAD_MARK_BARS,           ///< horizontal bars, one for each category of the y axis: `x` are their lengths
  Cells = ROOTGRAD_MARK_CELLS ///< a matrix: `x` edges of columns, `low` of rows, `y` row by row from the bottom
};

/// An axis of a figure.
struct Axis {
  std::string title;
  double low = 0;                  ///< lower end of the range
  double high = 0;                 ///< upper end of the range
  bool log = false;                ///< true for a logarithmic scale
  std::vector<std::string> labels; ///< names of categories, the i-th of which covers i to i + 1; empty for numbers
};

/// Numbers of a figure that are drawn in one style. Points that are not finite are missing.
struct Series {
  std::string label;  ///< name in the legend; empty for none
  std::string colour; ///< colour, such as "#3f90da"
  Mark mark = Mark::Line;
  std::vector<double> x;    ///< abscissae (N); for bins the edges (N + 1)
  std::vector<double> y;    ///< ordinates or contents (N)
  std::vector<double> low;  ///< lower ends of error bars or of a band (N); empty for none
  std::vector<double> high; ///< upper ends, likewise
};

/// A figure of a report, as plain data.
struct Figure {
  std::string section;        ///< section of the report
  std::string name;           ///< name, one word, unique in the report
  std::string title;          ///< title of the figure
  Axis x;                     ///< horizontal axis
  Axis y;                     ///< vertical axis
  Axis z;                     ///< colour axis of a matrix; low and high are 0 without one
  std::vector<Series> series; ///< series from back to front
};

class Report;

namespace detail {

/// Tag for drawing and writing a report with ROOT. If rdf_report.hpp is included, its functions with this argument are
/// better matches than the functions below. (A variable cannot do this: for its initialiser Cling would link all
/// drawing code as soon as the header is read.)
struct ByRoot {};

template <class Way> void draw_report(const Report &, const char *, Way) {
  throw Error(ErrorCode::Argument, "a report is drawn by ROOT: #include <rootgrad/rdataframe.hpp>, or save it, "
                                   "report.save(\"report.html\")");
}

template <class Way> void save_report(const Report &, const std::string &path, Way) {
  throw Error(ErrorCode::Argument,
              "the path '" + path +
                  "' has an ending of ROOT's: #include <rootgrad/rdataframe.hpp>, or save the report "
                  "as .html, .json or .txt");
}

struct FreeReport {
  void operator()(rootgrad_report_t *handle) const noexcept { rootgrad_report_free(handle); }
};

/// Returns the text after the last point of a path's name, in lower case; empty for none.
inline std::string ending_of(const std::string &path) {
  const std::size_t point = path.rfind('.');
  if (point == std::string::npos || path.find('/', point) != std::string::npos)
    return "";
  std::string ending = path.substr(point + 1);
  for (char &c : ending)
    c = c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
  return result(ending);
}

/// True if only ROOT can write files with this ending.
inline bool is_roots_ending(const std::string &ending) {
  for (const char *one : {"root", "pdf", "png", "svg", "eps", "ps", "jpg", "jpeg", "gif", "tiff", "tex"})
    if (ending == one)
      return true;
  return false;
}

inline std::string text_or_empty(const char *text) { return text ? text : ""; }

inline std::vector<double> numbers_of(const double *values, std::size_t n) {
  return n ? std::vector<double>(values, values + n) : std::vector<double>();
}

inline Axis axis_of(const rootgrad_axis_t &raw) {
  if (!raw.title)
    return Axis(); // a z axis that does not exist
  Axis axis;
  axis.title = raw.title;
  axis.low = raw.low;
  axis.high = raw.high;
  axis.log = raw.log != 0;
  for (std::size_t i = 0; i < raw.n_labels; ++i)
    axis.labels.push_back(text_or_empty(raw.labels[i]));
  return detail::result(axis);
}

inline Series series_of(const rootgrad_series_t &raw) {
  Series series;
  series.label = text_or_empty(raw.label);
  series.colour = text_or_empty(raw.colour);
  series.mark = static_cast<Mark>(raw.mark);
  series.x = numbers_of(raw.x, raw.n_x);
  series.y = numbers_of(raw.y, raw.n_y);
  series.low = numbers_of(raw.low, raw.n_low);
  series.high = numbers_of(raw.high, raw.n_high);
  return detail::result(series);
}

} // namespace detail

/// The result of evaluate() for a network on some rows: figures of merit by their names, figures to draw, a report to
/// read. A report does not change; copies share the same data.
///
///     auto report = rootgrad::evaluate(net, test, "is_signal");
///     report["auc"];              // numbers() has all of them
///     report.print();
///     report.save("report.html"); // one page with all pictures; also .json, .txt; with ROOT .root and .pdf
///     report.Draw();              // in ROOT
class Report {
public:
  /// An empty report, to be assigned.
  Report() = default;

  /// Takes ownership of a handle of the C interface.
  static Report adopt(rootgrad_report_t *handle) { return Report(handle); }

  /// Returns a figure of merit, such as number("auc"). Throws Error: Argument if it does not exist; the message
  /// suggests similar names.
  double number(const std::string &name) const {
    double value = 0;
    detail::check(rootgrad_report_number(handle(), detail::c_string("the number's name", name), &value));
    return value;
  }
  /// Same as number(): report["auc"].
  double operator[](const std::string &name) const { return number(name); }

  /// Returns all figures of merit by their names.
  std::map<std::string, double> numbers() const {
    std::size_t n = 0;
    detail::check(rootgrad_report_number_count(handle(), &n));
    std::map<std::string, double> numbers;
    for (std::size_t i = 0; i < n; ++i) {
      const char *name = nullptr;
      double value = 0;
      detail::check(rootgrad_report_number_at(handle(), i, &name, &value));
      numbers[detail::text_or_empty(name)] = value;
    }
    return detail::result(numbers);
  }

  /// Returns the report as lines for a terminal.
  std::string text() const { return written(ROOTGRAD_REPORT_FORMAT_TEXT); }
  /// Returns the report as JSON: numbers, notes, sections with tables and figures.
  std::string json() const { return written(ROOTGRAD_REPORT_FORMAT_JSON); }
  /// Returns the report as a self-contained HTML page.
  std::string html() const { return written(ROOTGRAD_REPORT_FORMAT_HTML); }
  /// Returns the report as a fragment of HTML, for a notebook.
  std::string fragment() const { return written(ROOTGRAD_REPORT_FORMAT_FRAGMENT); }

  /// Prints text().
  void print() const { std::cout << text() << std::endl; }

  /// Returns all figures, section by section, in reading order.
  std::vector<Figure> figures() const {
    std::size_t n = 0;
    detail::check(rootgrad_report_figure_count(handle(), &n));
    std::vector<Figure> figures;
    for (std::size_t i = 0; i < n; ++i)
      figures.push_back(figure_at(i));
    return detail::result(figures);
  }

  /// Returns the figure with this name, figure("roc"). Throws Error: Argument if it does not exist.
  Figure figure(const std::string &name) const {
    std::vector<Figure> all = figures();
    for (Figure &one : all)
      if (one.name == name)
        return detail::result(one);
    std::string nearest, names;
    std::size_t best = name.size() / 3 + 2;
    for (const Figure &one : all) {
      names += (names.empty() ? "" : ", ") + one.name;
      const std::size_t apart = detail::edit_distance(one.name, name);
      if (apart < best)
        best = apart, nearest = one.name;
    }
    throw Error(ErrorCode::Argument, "the report has no figure '" + name + "'" +
                                         (nearest.empty() ? "" : "; did you mean '" + nearest + "'?") +
                                         (nearest.empty() ? "; wanted one of " + names : ""));
  }

  /// Writes the report, completely or not at all, in the format of the path's ending: .html, .json, .txt; with
  /// rootgrad/rdataframe.hpp also .root (graphs and histograms, a folder for each section; the numbers in `numbers`)
  /// and .pdf (a page for each section). Throws Error: Io; Argument for another ending.
  template <class Way = detail::ByRoot> void save(const std::string &path) const {
    if (detail::is_roots_ending(detail::ending_of(path)))
      save_report(*this, path, Way());
    else
      detail::check(rootgrad_report_save(handle(), detail::c_string("path", path)));
  }

  /// Draws the report with ROOT. Without a name it draws a canvas for each section, which ROOT owns; with the name of a
  /// figure, Draw("roc"), only that into the current pad. rootgrad::draw(report) does the same, and returns the drawn
  /// objects. Throws Error: Argument if the figure does not exist, or if rootgrad/rdataframe.hpp is not included.
  template <class Way = detail::ByRoot> void Draw(const char *figure = "") const { draw_report(*this, figure, Way()); }

  /// Method that read the columns of frames, as in History::reading(): "clusters", or "event loop: …" with the reason.
  /// The method for training events follows if it differs. Empty if the rows were in memory.
  const std::string &reading() const { return reading_; }
  /// Sets the text of reading(). Called by `evaluate`.
  void set_reading(const std::string &how) { reading_ = how; }

  /// The C handle, still owned by this object; NULL for an empty report.
  const rootgrad_report_t *handle() const { return handle_.get(); }

private:
  explicit Report(rootgrad_report_t *handle) : handle_(handle, detail::FreeReport()) {}

  std::string written(std::int32_t format) const {
    std::size_t length = 0;
    detail::check(rootgrad_report_text(handle(), format, nullptr, 0, &length));
    std::string text(length + 1, '\0');
    detail::check(rootgrad_report_text(handle(), format, &text[0], text.size(), &length));
    text.resize(length);
    return detail::result(text);
  }

  Figure figure_at(std::size_t index) const {
    rootgrad_figure_t raw;
    detail::check(rootgrad_report_figure(handle(), index, sizeof raw, &raw));
    Figure figure;
    figure.section = detail::text_or_empty(raw.section);
    figure.name = detail::text_or_empty(raw.name);
    figure.title = detail::text_or_empty(raw.title);
    figure.x = detail::axis_of(raw.x);
    figure.y = detail::axis_of(raw.y);
    figure.z = detail::axis_of(raw.z);
    for (std::size_t i = 0; i < raw.n_series; ++i) {
      rootgrad_series_t series;
      detail::check(rootgrad_report_series(handle(), index, i, sizeof series, &series));
      figure.series.push_back(detail::series_of(series));
    }
    return detail::result(figure);
  }

  std::shared_ptr<rootgrad_report_t> handle_;
  std::string reading_;
};

} // namespace rootgrad

#endif // ROOTGRAD_REPORT_HPP
