//! Working points of a cut on the score: efficiency, purity, rejection.

use super::interval::{Counted, Share, check_level};
use super::rows::{Scored, Sorted, Weights, falling};
use crate::error::{Error, Result};

/// Definition of a cut `score ≥ cut`.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum At {
    /// Tightest cut with this signal efficiency, or more.
    SignalEfficiency(f64),
    /// Loosest cut with this background efficiency, or less. With negative weights the efficiency may fall again when the cut is loosened: the cut is
    /// the last one before it first exceeds the value.
    BackgroundEfficiency(f64),
    /// This cut.
    Cut(f64),
}

/// Efficiency, purity and rejection of a cut.
#[derive(Debug, Clone, PartialEq)]
pub struct WorkingPoint {
    /// Cut, `score ≥ cut`; nothing passes a cut of +∞.
    pub cut: f64,
    /// Signal efficiency ε_S: the fraction of the signal that passes.
    pub signal: Share,
    /// Background efficiency ε_B: the fraction of the background that passes.
    pub background: Share,
    /// Purity: the fraction of signal in the rows that pass, S/(S + B), with the rows' weights; NaN if nothing passes.
    pub purity: Share,
    /// Rejection 1/ε_B, with the interval from that of ε_B; ∞ if no background passes.
    pub rejection: Share,
    /// Weights of the signal and background rows that pass.
    pub passed: [Weights; 2],
}

/// Returns the working points of these cuts, with intervals at a level such as 0.683. If all rows of a fraction have the same weight, the interval is
/// that of `counted`, else that of a normal distribution from Σ w² (see [`Share`]).
///
/// # Errors
/// [`Error::Argument`] for a level or an efficiency that is not a fraction, or a cut that is NaN; [`Error::Data`] unless the weights of each class
/// sum to more than 0; [`Error::Memory`].
///
/// ```
/// use rootgrad::evaluate::{At, Counted, Scored, working_points};
///
/// let rows = Scored::new(&[0.1, 0.4, 0.35, 0.8], &[0.0, 0.0, 1.0, 1.0], None)?;
/// let points = working_points(&rows, &[At::SignalEfficiency(0.9)], Counted::Wilson, 0.683)?;
/// assert_eq!(points[0].cut, f64::from(0.35_f32));
/// assert_eq!((points[0].signal.value, points[0].background.value), (1.0, 0.5));
/// assert_eq!(points[0].rejection.value, 2.0);
/// # Ok::<(), rootgrad::Error>(())
/// ```
pub fn working_points(
    rows: &Scored,
    at: &[At],
    counted: Counted,
    level: f64,
) -> Result<Vec<WorkingPoint>> {
    check_level(level)?;
    at.iter().try_for_each(check)?;
    let all = rows.both_classes()?;
    let scan = Scan::new(rows, &all)?;
    let mut found: Vec<Option<Passing>> = vec![None; at.len()];
    let mut open: Vec<bool> = vec![true; at.len()];
    scan.each(|here| {
        for (i, at) in at.iter().enumerate() {
            let (keep, done) = match *at {
                At::SignalEfficiency(share) => {
                    let reached = here.weights[0].sum >= share * all[0].sum * (1.0 - ROUNDING);
                    (true, reached)
                }
                At::BackgroundEfficiency(share) => {
                    let within = here.weights[1].sum <= share * all[1].sum * (1.0 + ROUNDING);
                    (within, !within)
                }
                At::Cut(cut) => (here.cut >= cut, here.cut < cut),
            };
            if open[i] && keep {
                found[i] = Some(*here);
            }
            open[i] &= !done;
        }
    });
    let points = at.iter().zip(found).map(|(at, found)| {
        let mut passing = found.unwrap_or_default();
        if let At::Cut(cut) = *at {
            passing.cut = cut;
        }
        point(&passing, &all, counted, level)
    });
    Ok(points.collect())
}

/// Tolerance of a requested efficiency: 0.07 of 100 rows are 7, though 0.07 · 100 is slightly larger in floating point.
const ROUNDING: f64 = 1e-12;

fn check(at: &At) -> Result<()> {
    let (name, value) = match *at {
        At::SignalEfficiency(share) => ("signal efficiency", share),
        At::BackgroundEfficiency(share) => ("background efficiency", share),
        At::Cut(cut) if cut.is_nan() => return Err(Error::argument("cut", cut, "a number")),
        At::Cut(_) => return Ok(()),
    };
    match (0.0..=1.0).contains(&value) {
        true => Ok(()),
        false => Err(Error::argument(name, value, "from 0 to 1")),
    }
}

fn point(passing: &Passing, all: &[Weights; 2], counted: Counted, level: f64) -> WorkingPoint {
    let passed = passing.weights;
    let share = |class: usize| {
        let failed = all[class].without(&passed[class]);
        Share::of(&passed[class], &failed, counted, level)
    };
    let (signal, background) = (share(0), share(1));
    let rejection = Share {
        value: 1.0 / background.value,
        uncertainty: background.uncertainty / background.value.powi(2),
        low: 1.0 / background.high,
        high: 1.0 / background.low.max(0.0),
    };
    let purity = Share::of(&passed[0], &passed[1], counted, level);
    WorkingPoint { cut: passing.cut, signal, background, purity, rejection, passed }
}

/// Rows that pass a cut.
#[derive(Debug, Clone, Copy)]
pub(super) struct Passing {
    /// Cut, `score ≥ cut`.
    pub(super) cut: f64,
    /// Weights of signal and background.
    pub(super) weights: [Weights; 2],
}

impl Default for Passing {
    fn default() -> Self {
        Passing { cut: f64::INFINITY, weights: [Weights::default(); 2] }
    }
}

/// Rows in the order in which a cut that is loosened accepts them.
pub(super) struct Scan([Sorted; 2]);

impl Scan {
    /// # Errors
    /// [`Error::Memory`].
    pub(super) fn new(rows: &Scored, weights: &[Weights; 2]) -> Result<Self> {
        Sorted::classes(rows, weights).map(Scan)
    }

    /// Calls `of` for a cut at +∞, which nothing passes, and for each distinct score in descending order.
    pub(super) fn each(&self, mut of: impl FnMut(&Passing)) {
        let mut passing = Passing::default();
        of(&passing);
        for (cut, places) in falling([&self.0[0], &self.0[1]]) {
            passing.cut = cut;
            for class in [0, 1] {
                for place in places[class].clone() {
                    passing.weights[class].add(self.0[class].weight(place));
                }
            }
            of(&passing);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::testing::{close, matches, sample};
    use super::*;

    const ATS: [At; 6] = [
        At::SignalEfficiency(0.7),
        At::SignalEfficiency(0.9),
        At::BackgroundEfficiency(0.1),
        At::BackgroundEfficiency(0.03),
        At::Cut(0.4),
        At::Cut(0.25),
    ];

    /// Values by tests/reference/evaluate.py (scikit-learn's roc_curve and precision_score; uncertainties by NumPy).
    #[test]
    fn points_are_scikit_learns() {
        let rows = sample(400);
        for (name, weight) in [("plain", None), ("weighted", Some(&rows.weight[..]))] {
            let scored = Scored::new(&rows.score, &rows.label, weight).unwrap();
            let points = working_points(&scored, &ATS, Counted::Wilson, 0.9).unwrap();
            let mut got = Vec::new();
            for point in points {
                let shares = [point.signal, point.background, point.purity];
                got.push(point.cut);
                got.extend(shares.map(|share| share.value));
                got.extend(shares.map(|share| share.uncertainty));
                got.extend([point.rejection.value, point.rejection.uncertainty]);
            }
            matches(&format!("working_points_{name}"), &got);
        }
    }

    #[test]
    fn a_cut_is_the_tightest_or_loosest_that_does() {
        let rows = sample(400);
        let scored = Scored::new(&rows.score, &rows.label, Some(&rows.weight)).unwrap();
        let points = working_points(&scored, &ATS, Counted::Wilson, 0.683).unwrap();
        let passing = |cut: f64, wanted: f32| -> f64 {
            let of = |cut: f64| {
                let of = |&i: &usize| rows.label[i] == wanted && f64::from(rows.score[i]) >= cut;
                (0..400).filter(of).map(|i| f64::from(rows.weight[i])).sum::<f64>()
            };
            of(cut) / of(f64::NEG_INFINITY)
        };
        let step = 1.0 / 128.0; // between scores of the sample
        assert!(passing(points[0].cut, 1.0) >= 0.7 && passing(points[0].cut + step, 1.0) < 0.7);
        assert!(passing(points[2].cut, 0.0) <= 0.1 && passing(points[2].cut - step, 0.0) > 0.1);
        close(points[0].signal.value, passing(points[0].cut, 1.0), 1e-12);
        close(points[4].background.value, passing(0.4, 0.0), 1e-12);
    }

    #[test]
    fn ends_have_their_values() {
        let rows = Scored::new(&[0., 1., 2., 3.], &[0., 1., 0., 1.], None).unwrap();
        let all = |at: At| {
            working_points(&rows, &[at], Counted::ClopperPearson, 0.683).unwrap().remove(0)
        };
        let none = all(At::Cut(4.0));
        assert_eq!((none.cut, none.signal.value, none.rejection.value), (4.0, 0.0, f64::INFINITY));
        assert_eq!((none.rejection.high, none.signal.low), (f64::INFINITY, 0.0));
        assert!(none.purity.value.is_nan());
        close(none.rejection.low, 1.0 / (1.0 - 0.1585_f64.sqrt()), 1e-12); // (1 - p)² = 0.1585
        assert_eq!(all(At::SignalEfficiency(0.0)).cut, f64::INFINITY);
        assert_eq!(all(At::SignalEfficiency(1.0)).cut, 1.0);
        assert_eq!(all(At::BackgroundEfficiency(0.0)).cut, 3.0);
        assert_eq!(all(At::BackgroundEfficiency(1.0)).cut, 0.0);
        assert_eq!(all(At::Cut(f64::NEG_INFINITY)).purity.value, 0.5);
        let refused = |at: At, level: f64| {
            working_points(&rows, &[at], Counted::Wilson, level).unwrap_err().to_string()
        };
        assert!(refused(At::SignalEfficiency(1.1), 0.9).contains("signal efficiency is 1.1"));
        assert!(refused(At::Cut(f64::NAN), 0.9).contains("cut is NaN"));
        assert!(refused(At::Cut(0.0), 68.3).contains("level is 68.3"));
    }

    #[test]
    fn negative_weights_are_reported_and_leave_the_first_cut() {
        let weight = [1., 1., 2., -1., 1.];
        let rows =
            Scored::new(&[0., 5., 4., 3., 2.], &[1., 1., 0., 0., 0.], Some(&weight)).unwrap();
        // Background that passes, from 5 down: 0, 2, 1, 2 of 2.
        let at = [At::BackgroundEfficiency(0.5), At::Cut(2.5)];
        let points = working_points(&rows, &at, Counted::Wilson, 0.683).unwrap();
        assert_eq!((points[0].cut, points[1].background.value), (5.0, 0.5));
        assert_eq!(points[1].passed[1].negative_rows, 1);
        // ε = P/(P + F) with P = 1 ± √5, F = 1 ± 1.
        close(points[1].background.uncertainty, 6.0_f64.sqrt() / 4.0, 1e-15);
        assert!(points[1].background.low < 0.0);
    }
}
