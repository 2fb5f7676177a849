//! Parts of reports.

use crate::report::{Axis, Figure, Mark, Report, Section, Series, Table};

/// Returns a report of these sections.
pub(super) fn report(title: &str, numbers: &[(&str, f64)], sections: Vec<Section>) -> Report {
    Report {
        title: title.into(),
        task: "selection".into(),
        numbers: numbers.iter().map(|&(name, value)| (name.to_owned(), value)).collect(),
        notes: Vec::new(),
        sections,
    }
}

pub(super) fn table(name: &str, title: &str, header: &[&str], rows: Vec<Vec<String>>) -> Table {
    let header = header.iter().map(|&heading| heading.to_owned()).collect();
    Table { name: name.into(), title: title.into(), header, rows }
}

pub(super) fn figure(name: &str, title: &str, x: Axis, y: Axis, series: Vec<Series>) -> Figure {
    Figure { name: name.into(), title: title.into(), x, y, z: None, series }
}

/// Returns an axis that includes all `values` that are finite, and above 0 if `log`.
pub(super) fn axis(title: &str, values: impl Iterator<Item = f64>, log: bool) -> Axis {
    let shown = values.filter(|value| value.is_finite() && (!log || *value > 0.0));
    let at = |value: f64| if log { value.ln() } else { value };
    let ends = shown.map(at).fold([f64::INFINITY, f64::NEG_INFINITY], |[low, high], value| {
        [low.min(value), high.max(value)]
    });
    let [low, high] = if ends[0] > ends[1] { [0.0, 1.0] } else { ends };
    // A margin on both sides; a wider one for a single value.
    let room = if high > low { 0.05 * (high - low) } else { (0.1 * high.abs()).max(0.1) };
    let back = |value: f64| if log { value.exp() } else { value };
    Axis {
        title: title.into(),
        low: back(low - room),
        high: back(high + room),
        log,
        labels: Vec::new(),
    }
}

pub(super) fn line(label: &str, colour: usize, x: Vec<f64>, y: Vec<f64>) -> Series {
    Series { label: label.into(), colour, mark: Mark::Line, x, y, ..Series::default() }
}

pub(super) fn points(label: &str, colour: usize, x: Vec<f64>, y: Vec<f64>) -> Series {
    Series { label: label.into(), colour, mark: Mark::Points, x, y, ..Series::default() }
}

/// Formats a number with four digits, for human readers.
pub(super) fn number(value: f64) -> String {
    match value.abs() {
        _ if value.is_nan() => "-".into(),
        0.0 => "0".into(),
        1e-3..1e5 => {
            let text = format!("{value:.4}");
            let text = text.trim_end_matches('0');
            text.strip_suffix('.').unwrap_or(text).to_owned()
        }
        _ => format!("{value:.3e}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn axes_have_room_for_what_is_on_them() {
        let linear = axis("y", [1.0, f64::NAN, 3.0].into_iter(), false);
        assert_eq!((linear.low, linear.high), (0.9, 3.1));
        let log = axis("x", [1e-4, 0.0, 1e-2].into_iter(), true);
        assert!((log.low / 1e-4 - 0.01_f64.powf(0.05)).abs() < 1e-9, "{log:?}"); // 5 % of two decades
        for values in [vec![], vec![2.0], vec![f64::INFINITY]] {
            let axis = axis("", values.into_iter(), true);
            assert!(0.0 < axis.low && axis.low < axis.high && axis.high.is_finite(), "{axis:?}");
        }
    }

    #[test]
    fn numbers_are_short() {
        for (value, text) in
            [(0.1, "0.1"), (12.0, "12"), (1e-5, "1.000e-5"), (0.0, "0"), (f64::NAN, "-")]
        {
            assert_eq!(number(value), text);
        }
    }
}
