//! Short constructors for the parts of figures and tables.

use super::figure::{Axis, Figure, Mark, Section, Series, Table};
use crate::error::Result;
use crate::evaluate::Histogram;
use crate::memory;

/// The colours of signal and of background.
pub(super) const SIGNAL: usize = 0;
pub(super) const BACKGROUND: usize = 1;

impl Axis {
    /// Returns an axis of numbers from `low` to `high`; an empty range is widened.
    pub(super) fn new(title: impl Into<String>, low: f64, high: f64) -> Self {
        let (low, high) = if low < high && low.is_finite() && high.is_finite() {
            (low, high)
        } else {
            let middle = if low.is_finite() { low } else { 0.0 };
            (middle - 0.5, middle + 0.5)
        };
        Axis { title: title.into(), low, high, ..Axis::default() }
    }

    /// Returns an axis from just below the smallest to just above the largest of `values`.
    pub(super) fn around(title: impl Into<String>, values: impl IntoIterator<Item = f64>) -> Self {
        let (low, high) = range(values);
        let edge = 0.04 * (high - low);
        Axis::new(title, low - edge, high + edge)
    }

    /// Returns an axis of contents from 0 up, with space for a legend. The scale is logarithmic if the largest content is more than 200 times the
    /// smallest that is not 0.
    pub(super) fn contents(
        title: impl Into<String>,
        values: impl IntoIterator<Item = f64>,
    ) -> Self {
        let values: Vec<f64> = values.into_iter().filter(|value| value.is_finite()).collect();
        let high = values.iter().copied().fold(0.0, f64::max);
        let low = values.iter().copied().filter(|&value| value > 0.0).fold(f64::INFINITY, f64::min);
        if high > 200.0 * low {
            let axis = Axis::new(title, 0.5 * low, 10.0 * high);
            return Axis { log: true, ..axis };
        }
        let lowest = values.iter().copied().fold(0.0, f64::min);
        Axis::new(title, 1.1 * lowest, 1.25 * high)
    }

    /// Returns an axis of categories.
    pub(super) fn categories(title: impl Into<String>, labels: Vec<String>) -> Self {
        let high = labels.len().max(1) as f64;
        Axis { title: title.into(), low: 0.0, high, log: false, labels }
    }

    /// Makes the scale logarithmic.
    pub(super) fn log(self) -> Self {
        Axis { log: true, ..self }
    }
}

/// Checks that there is memory for the figures of a section, whose allocations do not report errors.
///
/// # Errors
/// [`Error::Memory`](crate::Error::Memory).
pub(super) fn reserve_memory() -> Result<()> {
    memory::headroom(1 << 20, "the figures of a report")
}

/// Returns the smallest and the largest of the finite values; 0 and 0 if there are none.
pub(super) fn range(values: impl IntoIterator<Item = f64>) -> (f64, f64) {
    let finite = values.into_iter().filter(|value| value.is_finite());
    let both = finite.fold((f64::INFINITY, f64::NEG_INFINITY), |(low, high), value| {
        (low.min(value), high.max(value))
    });
    if both.0 > both.1 { (0.0, 0.0) } else { both }
}

impl Series {
    /// Returns a line through points.
    pub(super) fn line(label: impl Into<String>, colour: usize, x: Vec<f64>, y: Vec<f64>) -> Self {
        Series { label: label.into(), colour, x, y, ..Series::default() }
    }

    /// Changes the mark.
    pub(super) fn with(self, mark: Mark) -> Self {
        Series { mark, ..self }
    }

    /// Returns points with symmetric error bars.
    pub(super) fn points(
        label: impl Into<String>,
        colour: usize,
        (x, y): (Vec<f64>, Vec<f64>),
        error: &[f64],
    ) -> Self {
        let low = y.iter().zip(error).map(|(y, e)| y - e).collect();
        let high = y.iter().zip(error).map(|(y, e)| y + e).collect();
        Series { low, high, ..Series::line(label, colour, x, y).with(Mark::Points) }
    }

    /// Returns the contents of bins.
    pub(super) fn histogram(
        label: impl Into<String>,
        colour: usize,
        bins: &Normalised,
        mark: Mark,
    ) -> Self {
        let Normalised { edges, content, .. } = bins;
        Series::line(label, colour, edges.clone(), content.clone()).with(mark)
    }

    /// Returns the contents of bins as points with error bars in the middles of the bins; empty bins have no point.
    pub(super) fn bin_points(label: impl Into<String>, colour: usize, bins: &Normalised) -> Self {
        let Normalised { edges, content, error } = bins;
        let filled: Vec<usize> = (0..content.len()).filter(|&i| content[i] != 0.0).collect();
        let of = |values: &dyn Fn(usize) -> f64| filled.iter().map(|&i| values(i)).collect();
        let middles: Vec<f64> = of(&|i| 0.5 * (edges[i] + edges[i + 1]));
        let error: Vec<f64> = of(&|i| error[i]);
        Series::points(label, colour, (middles, of(&|i| content[i])), &error)
    }
}

/// A histogram whose contents, including underflow and overflow, sum to 1.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Normalised {
    pub(super) edges: Vec<f64>,
    pub(super) content: Vec<f64>,
    pub(super) error: Vec<f64>,
}

impl From<&Histogram> for Normalised {
    fn from(histogram: &Histogram) -> Self {
        let outside: f64 = histogram.outside.iter().map(|weights| weights.sum).sum();
        let all = histogram.inside.sum + outside;
        Normalised {
            edges: histogram.edges.clone(),
            content: histogram.sum.iter().map(|sum| sum / all).collect(),
            error: histogram.sum_squares.iter().map(|sum| sum.sqrt() / all.abs()).collect(),
        }
    }
}

impl Figure {
    /// Returns a figure of these series.
    pub(super) fn new(
        name: impl Into<String>,
        title: impl Into<String>,
        [x, y]: [Axis; 2],
        series: Vec<Series>,
    ) -> Self {
        Figure { name: name.into(), title: title.into(), x, y, z: None, series }
    }

    /// Returns a matrix `values` (R, C), row by row from the bottom, with named rows and columns.
    pub(super) fn matrix(
        name: impl Into<String>,
        title: impl Into<String>,
        [x, y, z]: [Axis; 3],
        values: Vec<f64>,
    ) -> Self {
        let edges = |axis: &Axis| (0..=axis.labels.len()).map(|i| i as f64).collect();
        let cells = Series { low: edges(&y), ..Series::line("", 0, edges(&x), values) };
        Figure { z: Some(z), ..Figure::new(name, title, [x, y], vec![cells.with(Mark::Cells)]) }
    }
}

impl Table {
    /// Returns a table with these headings.
    pub(super) fn new(name: impl Into<String>, title: impl Into<String>, header: &[&str]) -> Self {
        let header = header.iter().map(|&text| text.to_owned()).collect();
        Table { name: name.into(), title: title.into(), header, rows: Vec::new() }
    }

    /// Adds a row.
    pub(super) fn row(&mut self, cells: impl IntoIterator<Item = String>) {
        self.rows.push(cells.into_iter().collect());
    }
}

impl Section {
    /// Returns an empty section.
    pub(super) fn new(
        name: impl Into<String>,
        title: impl Into<String>,
        text: impl Into<String>,
    ) -> Self {
        let (name, title, text) = (name.into(), title.into(), text.into());
        Section { name, title, text, tables: Vec::new(), figures: Vec::new() }
    }
}

/// Formats a number with four significant digits, as people write it.
pub(super) fn short(value: f64) -> String {
    if !value.is_finite() {
        return if value.is_nan() {
            "–".into()
        } else if value > 0.0 {
            "∞".into()
        } else {
            "−∞".into()
        };
    }
    if value == 0.0 {
        return "0".into();
    }
    let size = value.abs().log10().floor() as i32;
    if !(-4..7).contains(&size) {
        return format!("{value:.3e}");
    }
    let text = format!("{value:.*}", (3 - size).max(0) as usize);
    match text.contains('.') {
        true => text.trim_end_matches('0').trim_end_matches('.').to_owned(),
        false => text,
    }
}

/// Formats a value and its uncertainty, with two significant digits of the uncertainty.
pub(super) fn with_error(value: f64, error: f64) -> String {
    if !(value.is_finite() && error.is_finite() && error > 0.0) {
        return short(value);
    }
    let digits = (1 - error.log10().floor() as i32).clamp(0, 12) as usize;
    format!("{value:.digits$} ± {error:.digits$}")
}

/// Formats a value and its interval.
pub(super) fn within(value: f64, low: f64, high: f64) -> String {
    match low.is_finite() && high >= low {
        true => format!("{} [{}, {}]", short(value), short(low), short(high)),
        false => short(value),
    }
}

/// Returns as many points of a curve as a figure of this width and height can show, including the first and the last.
pub(super) fn thinned(
    points: impl Iterator<Item = (f64, f64)>,
    [width, height]: [f64; 2],
) -> (Vec<f64>, Vec<f64>) {
    let (mut xs, mut ys): (Vec<f64>, Vec<f64>) = (Vec::new(), Vec::new());
    let mut skipped = None;
    for (x, y) in points {
        let far = match (xs.last(), ys.last()) {
            (Some(&a), Some(&b)) => (x - a).abs() > 2e-3 * width || (y - b).abs() > 2e-3 * height,
            _ => true,
        };
        skipped = if far { None } else { Some((x, y)) };
        if far {
            xs.push(x);
            ys.push(y);
        }
    }
    if let Some((x, y)) = skipped {
        xs.push(x);
        ys.push(y);
    }
    (xs, ys)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_have_four_digits() {
        for (value, text) in [
            (0.912_345, "0.9123"),
            (12.0, "12"),
            (1234.56, "1235"),
            (0.5, "0.5"),
            (1.25e-7, "1.250e-7"),
            (f64::NAN, "–"),
            (f64::INFINITY, "∞"),
            (-0.25, "-0.25"),
            (0.0, "0"),
        ] {
            assert_eq!(short(value), text);
        }
        assert_eq!(with_error(0.912_345, 0.001_23), "0.9123 ± 0.0012");
        assert_eq!(with_error(101.2, 12.3), "101 ± 12");
        assert_eq!(with_error(1.5, f64::NAN), "1.5");
    }

    #[test]
    fn axes_hold_their_values() {
        let axis = Axis::around("x", [1.0, f64::NAN, 2.0]);
        assert!(axis.low < 1.0 && axis.high > 2.0);
        let one = Axis::around("x", [3.0]);
        assert_eq!((one.low, one.high), (2.5, 3.5));
        let decades = Axis::contents("events", [0.0, 1.0, 1000.0]);
        assert!(decades.log && decades.low > 0.0 && decades.low < 1.0 && decades.high > 1000.0);
        let few = Axis::contents("events", [0.0, 10.0, 100.0]);
        assert!(!few.log && few.low == 0.0);
        assert!(Axis::contents("events", [-2.0, 10.0]).low < -2.0);
    }

    #[test]
    fn a_thinned_curve_keeps_its_ends_and_its_shape() {
        let points = (0..=100_000).map(|i| f64::from(i) / 1e5).map(|x| (x, x * x));
        let (xs, ys) = thinned(points, [1.0, 1.0]);
        assert!(xs.len() > 400 && xs.len() < 1200);
        assert_eq!((xs[0], xs[xs.len() - 1], ys[ys.len() - 1]), (0.0, 1.0, 1.0));
        assert!(xs.iter().zip(&ys).all(|(x, y)| (x * x - y).abs() < 1e-15));
    }
}
