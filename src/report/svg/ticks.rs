//! The ticks of an axis and their labels.

use crate::report::figure::Axis;

/// A number as text: the part on the line, and the raised part.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct Label {
    /// Part on the line, such as `0.25` or `10`.
    pub(super) base: String,
    /// An exponent; empty for none.
    pub(super) raised: String,
}

impl Label {
    fn plain(base: String) -> Self {
        Label { base, raised: String::new() }
    }
}

/// The ticks of an axis, in ascending order.
#[derive(Debug, Clone, Default, PartialEq)]
pub(super) struct Ticks {
    /// Long ticks, with their labels.
    pub(super) major: Vec<(f64, Label)>,
    /// Short ticks.
    pub(super) minor: Vec<f64>,
    /// Power of ten that is the unit of the labels.
    pub(super) power: i32,
}

/// Returns the range of an axis, repaired if nothing could be drawn in it, and true if it is logarithmic.
pub(super) fn range(axis: &Axis) -> (f64, f64, bool) {
    const LARGEST: f64 = 1e300; // the difference of two such numbers is finite
    let (low, high) = (axis.low.clamp(-LARGEST, LARGEST), axis.high.clamp(-LARGEST, LARGEST));
    match (low < high, axis.log && low > 0.0) {
        (true, log) => (low, high, log),
        (false, true) => (low / 10.0, low * 10.0, true),
        (false, false) if low.is_finite() => (low, low + low.abs().max(1.0), false),
        (false, false) => (0.0, 1.0, false),
    }
}

/// Returns the ticks of an axis of numbers with space for about `room` labels.
pub(super) fn ticks(axis: &Axis, room: usize) -> Ticks {
    let (low, high, log) = range(axis);
    let room = room.max(2);
    match log {
        true => logarithmic(low, high, room),
        false => linear(low, high, room),
    }
}

/// Returns ticks at the multiples of 1, 2 or 5 times a power of ten.
fn linear(low: f64, high: f64, room: usize) -> Ticks {
    let (digit, exponent) = step(high - low, room);
    let parts = if digit == 2 { 4 } else { 5 };
    let at = |i: f64, parts: f64| match exponent {
        // A division by a power of ten is rounded once, a product with its inverse twice: 0.3, not 0.30000000000000004.
        e if e < 0 => i * f64::from(digit) / parts / 10f64.powi(-e),
        e => i * f64::from(digit) / parts * 10f64.powi(e),
    };
    let major = multiples(low, high, at(1.0, 1.0), |i| at(i, 1.0));
    let largest = major.iter().fold(0.0f64, |a, v| a.max(v.abs()));
    let power = common_power(largest);
    let decimals = usize::try_from(power - exponent).unwrap_or(0);
    let label = |v: f64| match power {
        0 => Label::plain(fixed(v, decimals)),
        p => Label::plain(fixed(v / 10f64.powi(p), decimals)),
    };
    let fine = f64::from(parts);
    let minor = multiples(low, high, at(1.0, fine), |i| at(i, fine))
        .into_iter()
        .filter(|v| !major.iter().any(|m| (m - v).abs() < 0.1 * at(1.0, fine)))
        .collect();
    Ticks { major: major.into_iter().map(|v| (v, label(v))).collect(), minor, power }
}

/// Returns the smallest step of 1, 2 or 5 times a power of ten of which `room` steps cover the span, as digit and exponent.
fn step(span: f64, room: usize) -> (u8, i32) {
    let least = span / room as f64 * (1.0 - 1e-9);
    let exponent = least.log10().floor().clamp(-300.0, 300.0) as i32;
    let digits = least / 10f64.powi(exponent);
    match digits {
        d if d <= 1.0 => (1, exponent),
        d if d <= 2.0 => (2, exponent),
        d if d <= 5.0 => (5, exponent),
        _ => (1, exponent + 1),
    }
}

/// Returns the multiples of a step within a range whose ends may have a rounding error.
fn multiples(low: f64, high: f64, step: f64, at: impl Fn(f64) -> f64) -> Vec<f64> {
    const MOST: f64 = 1000.0;
    let first = (low / step - 1e-6).ceil();
    let last = (high / step + 1e-6).floor().min(first + MOST);
    let mut values: Vec<f64> = Vec::new();
    let mut i = first;
    while i <= last {
        let value = at(i);
        if values.last().is_none_or(|&before| before < value) {
            values.push(if value == 0.0 { 0.0 } else { value }); // no -0
        }
        let next = i + 1.0;
        if next <= i {
            break; // more than 2⁵³ steps from 0
        }
        i = next;
    }
    values
}

/// Returns the power of ten that is factored out of long labels: a multiple of 3.
fn common_power(largest: f64) -> i32 {
    match largest {
        0.0 => 0,
        x if (1e-3..1e5).contains(&x) => 0,
        x => (x.log10() / 3.0).floor() as i32 * 3,
    }
}

/// Returns ticks at powers of ten. With fewer than two powers in the range they are at multiples by 2 and 5 too, or as on a linear axis if these are
/// fewer than three.
fn logarithmic(low: f64, high: f64, room: usize) -> Ticks {
    let (from, to) = (low.log10(), high.log10());
    let (first, last) = ((from - 1e-9).ceil() as i32, (to + 1e-9).floor() as i32);
    let inside = |v: f64| v >= low * (1.0 - 1e-9) && v <= high * (1.0 + 1e-9);
    let decades: Vec<i32> = (first..=last).collect();
    let stride = decades.len().div_ceil(room).max(1) as i32;
    let between = |digits: &'static [u8]| {
        let all = (first - 1..=last)
            .flat_map(move |k| digits.iter().map(move |&d| f64::from(d) * 10f64.powi(k)));
        all.filter(|&v| inside(v)).collect::<Vec<f64>>()
    };
    if decades.len() < 2 {
        let labelled = between(&[1, 2, 5]);
        if labelled.len() < 3 {
            return Ticks { minor: Vec::new(), ..linear(low, high, room) };
        }
        let major = labelled.into_iter().map(|v| (v, scientific(v))).collect();
        return Ticks { major, minor: between(&[3, 4, 6, 7, 8, 9]), power: 0 };
    }
    let (labelled, unlabelled): (Vec<i32>, Vec<i32>) =
        decades.into_iter().partition(|k| k.rem_euclid(stride) == 0);
    let minor = match stride {
        1 => between(&[2, 3, 4, 5, 6, 7, 8, 9]),
        _ => unlabelled.into_iter().map(|k| 10f64.powi(k)).collect(),
    };
    let major = labelled.into_iter().map(|k| (10f64.powi(k), decade(k))).collect();
    Ticks { major, minor, power: 0 }
}

/// Returns the label of a power of ten, as ROOT writes it.
fn decade(k: i32) -> Label {
    match k {
        0 => Label::plain("1".into()),
        1 => Label::plain("10".into()),
        k => Label { base: "10".into(), raised: signed(&k.to_string()) },
    }
}

/// Returns the label of a digit times a power of ten.
fn scientific(v: f64) -> Label {
    let k = (v.log10() + 1e-9).floor() as i32;
    let digit = (v / 10f64.powi(k)).round();
    match (k, digit) {
        (-3..=3, _) => Label::plain(fixed(v, usize::try_from(-k).unwrap_or(0))),
        (_, 1.0) => decade(k),
        _ => Label { base: format!("{digit}×10"), raised: signed(&k.to_string()) },
    }
}

/// Formats a number with so many decimals and a true minus sign.
pub(super) fn fixed(v: f64, decimals: usize) -> String {
    let text = format!("{v:.decimals$}");
    match text.trim_start_matches(['-', '0', '.']).is_empty() {
        true => text.trim_start_matches('-').into(), // no -0.0
        false => signed(&text),
    }
}

/// Replaces hyphens by true minus signs, which are as wide as a plus.
fn signed(text: &str) -> String {
    text.replace('-', "−")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn axis(low: f64, high: f64, log: bool) -> Axis {
        Axis { low, high, log, ..Axis::default() }
    }

    fn written(t: &Ticks) -> Vec<String> {
        let one = |(_, l): &(f64, Label)| match l.raised.is_empty() {
            true => l.base.clone(),
            false => format!("{}^{}", l.base, l.raised),
        };
        t.major.iter().map(one).collect()
    }

    fn at(t: &Ticks) -> Vec<f64> {
        t.major.iter().map(|(v, _)| *v).collect()
    }

    #[test]
    fn linear_ticks_are_multiples_of_1_2_or_5() {
        let t = ticks(&axis(0.0, 1.0, false), 5);
        assert_eq!(at(&t), [0.0, 0.2, 0.4, 0.6, 0.8, 1.0]);
        assert_eq!(written(&t), ["0.0", "0.2", "0.4", "0.6", "0.8", "1.0"]);
        assert_eq!(t.minor.len(), 15); // four parts of each of five steps
        assert_eq!(t.minor[..3], [0.05, 0.1, 0.15]);
        let t = ticks(&axis(0.0, 1.0, false), 10);
        assert_eq!(at(&t), [0.0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1.0]);
        assert_eq!(t.minor[..5], [0.02, 0.04, 0.06, 0.08, 0.12]);
        let t = ticks(&axis(-120.0, 230.0, false), 8);
        assert_eq!(written(&t), ["−100", "−50", "0", "50", "100", "150", "200"]);
        assert_eq!(t.power, 0);
        // No end is a tick, and steps are 20.
        assert_eq!(at(&ticks(&axis(61.0, 139.0, false), 4)), [80.0, 100.0, 120.0]);
    }

    #[test]
    fn long_labels_have_their_power_taken_out() {
        let t = ticks(&axis(0.0, 2e6, false), 4);
        assert_eq!(
            (t.power, written(&t)),
            (6, ["0.0", "0.5", "1.0", "1.5", "2.0"].map(String::from).to_vec())
        );
        let t = ticks(&axis(0.0, 4e-4, false), 4);
        assert_eq!(
            (t.power, written(&t)),
            (-6, ["0", "100", "200", "300", "400"].map(String::from).to_vec())
        );
        assert_eq!(ticks(&axis(0.0, 90_000.0, false), 5).power, 0);
    }

    #[test]
    fn logarithmic_ticks_are_decades() {
        let t = ticks(&axis(1e-3, 100.0, true), 8);
        assert_eq!(at(&t), [1e-3, 1e-2, 1e-1, 1.0, 10.0, 100.0]);
        assert_eq!(written(&t), ["10^−3", "10^−2", "10^−1", "1", "10", "10^2"]);
        assert_eq!(t.minor.len(), 40); // 2 to 9 in five decades
        // 13 decades, space for 5 labels: every third decade has one, and the others are short ticks.
        let t = ticks(&axis(1e-6, 1e6, true), 5);
        assert_eq!(written(&t), ["10^−6", "10^−3", "1", "10^3", "10^6"]);
        assert_eq!(t.minor.len(), 8);
    }

    #[test]
    fn short_logarithmic_axes_have_more_labels() {
        assert_eq!(written(&ticks(&axis(0.15, 3.0, true), 6)), ["0.2", "0.5", "1", "2"]);
        assert_eq!(
            written(&ticks(&axis(1.5e6, 6e7, true), 6)),
            ["2×10^6", "5×10^6", "10^7", "2×10^7", "5×10^7"]
        );
        // No decade and only one multiple: as on a linear axis.
        assert_eq!(at(&ticks(&axis(3.0, 4.0, true), 5)), [3.0, 3.2, 3.4, 3.6, 3.8, 4.0]);
    }

    #[test]
    fn ranges_of_nothing_are_mended_and_end() {
        for (low, high) in
            [(1.0, 1.0), (f64::NAN, 2.0), (5.0, -5.0), (f64::NEG_INFINITY, f64::INFINITY)]
        {
            for log in [false, true] {
                let (low, high, _) = range(&axis(low, high, log));
                assert!(low < high && (high - low).is_finite(), "{low} {high}");
                assert!(ticks(&axis(low, high, log), 6).major.len() <= 12);
            }
        }
        assert!(ticks(&axis(1e17, 1e17 + 16.0, false), 6).major.len() <= 12);
        assert!(ticks(&axis(1e-307, 1e300, true), 6).major.len() <= 12);
        assert_eq!(range(&axis(0.0, 1.0, true)), (0.0, 1.0, false)); // 0 has no logarithm
    }
}
