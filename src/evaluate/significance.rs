//! Significance of an excess, and the cut with the highest significance.

use super::rows::{Scored, Weights};
use super::working_point::{Passing, Scan};
use crate::error::{Error, Result};
use crate::memory;

/// Returns S/√(S + B); NaN unless S + B is above 0.
#[must_use]
pub fn s_over_root_s_plus_b(signal: f64, background: f64) -> f64 {
    if signal + background > 0.0 { signal / (signal + background).sqrt() } else { f64::NAN }
}

/// Returns the median significance of an experiment that counts S + B events where B are expected, for the exclusion of the background-only
/// hypothesis: Z = √(2 ((S + B) ln(1 + S/B) - S)). Cowan, Cranmer, Gross & Vitells, Eur. Phys. J. C 71 (2011) 1554, arXiv:1007.1727, equation 97. NaN
/// unless S ≥ 0 and B > 0.
#[must_use]
pub fn asimov(signal: f64, background: f64) -> f64 {
    asimov_with_systematic(signal, background, 0.0)
}

/// Returns [`asimov`] if B is known only to ± `sigma`, by a control measurement: with σ² = sigma²
///
/// Z = √(2 ((S + B) ln((S + B)(B + σ²) / (B² + (S + B) σ²)) - B²/σ² ln(1 + σ² S / (B (B + σ²))))).
///
/// G. Cowan, Discovery sensitivity for a counting experiment with background uncertainty (2012),
/// <https://www.pp.rhul.ac.uk/~cowan/stat/medsig/medsigNote.pdf>, equation 20. NaN unless S ≥ 0, B > 0 and sigma ≥ 0.
#[must_use]
pub fn asimov_with_systematic(signal: f64, background: f64, sigma: f64) -> f64 {
    let (s, b, v) = (signal, background, sigma * sigma);
    if !(s >= 0.0 && b > 0.0 && sigma >= 0.0) {
        return f64::NAN;
    }
    // The two terms differ by S/B of each: for a smaller S/B only rounding errors remain, and the limit is more precise.
    if s < 1e-8 * b {
        return s / (b + v).sqrt();
    }
    let first = (s + b) * (s * b / (b * b + (s + b) * v)).ln_1p();
    let ratio = s / (b * (b + v));
    // (B²/σ²) ln(1 + σ² r) tends to B² r as σ tends to 0.
    let second = if v * ratio < 1e-300 { b * b * ratio } else { b * b / v * (v * ratio).ln_1p() };
    (2.0 * (first - second)).max(0.0).sqrt()
}

/// Figure of merit for the best cut.
#[derive(Clone, Copy)]
pub enum Merit<'f> {
    /// [`s_over_root_s_plus_b`].
    SOverRootSPlusB,
    /// [`asimov`].
    Asimov,
    /// [`asimov_with_systematic`] with this relative uncertainty of B.
    AsimovSystematic(f64),
    /// A user's function of S and B; larger is better, NaN where it does not apply.
    Function(&'f dyn Fn(f64, f64) -> f64),
}

impl Merit<'_> {
    fn of(&self, signal: f64, background: f64) -> f64 {
        match self {
            Merit::SOverRootSPlusB => s_over_root_s_plus_b(signal, background),
            Merit::Asimov => asimov(signal, background),
            Merit::AsimovSystematic(share) => {
                asimov_with_systematic(signal, background, share * background)
            }
            Merit::Function(of) => of(signal, background),
        }
    }
}

/// A cut and its figure of merit.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct CutPoint {
    /// Cut value: rows with `score ≥ cut` pass.
    pub cut: f64,
    /// Figure of merit; NaN where it does not apply.
    pub merit: f64,
    /// S, the expected signal that passes.
    pub signal: f64,
    /// B, the expected background that passes.
    pub background: f64,
}

/// The best cut, and the merit against the cut.
#[derive(Debug, Clone, PartialEq)]
pub struct BestCut {
    /// Best cut; the tightest one if several are equal.
    pub best: CutPoint,
    /// Signal efficiency ε_S of the best cut.
    pub signal_efficiency: f64,
    /// Background efficiency ε_B of the best cut.
    pub background_efficiency: f64,
    /// Weights of the signal and background rows that pass, including negative ones: with few rows the best cut is a statistical fluctuation.
    pub passed: [Weights; 2],
    /// Figure of merit against the cut, in descending order of the cuts: for every distinct score, or for as many as requested.
    pub curve: Vec<CutPoint>,
    /// Number of distinct scores at which the merit is not a finite number, so that none of them could be the best.
    pub undefined: usize,
}

/// Returns the cut with the largest merit, over all distinct scores. S and B are Σ w of the rows that pass; with `expected`, they are the
/// efficiencies times this expected signal and background before the cut. `points` is the number of points of the curve, evenly distributed over the
/// cuts; 0 for all.
///
/// # Errors
/// [`Error::Argument`] for an uncertainty or an expectation that is negative or not finite; [`Error::Data`] unless the weights
/// of each class sum to more than 0, or if the merit is nowhere a finite number; [`Error::Memory`].
///
/// ```
/// use rootgrad::evaluate::{Merit, Scored, best_cut};
///
/// let rows = Scored::new(&[0.1, 0.4, 0.35, 0.8], &[0.0, 0.0, 1.0, 1.0], None)?;
/// let best = best_cut(&rows, Merit::SOverRootSPlusB, Some([10.0, 100.0]), 0, 0)?;
/// assert_eq!(best.best.cut, f64::from(0.8_f32)); // 5/√5 rather than 10/√60
/// # Ok::<(), rootgrad::Error>(())
/// ```
pub fn best_cut(
    rows: &Scored,
    merit: Merit,
    expected: Option<[f64; 2]>,
    least: usize,
    points: usize,
) -> Result<BestCut> {
    if let Merit::AsimovSystematic(share) = merit {
        check("the background's relative uncertainty", share)?;
    }
    for (name, value) in
        ["the expected signal", "the expected background"].iter().zip(expected.iter().flatten())
    {
        check(name, *value)?;
    }
    let all = rows.both_classes()?;
    let scale = match expected {
        Some(expected) => [expected[0] / all[0].sum, expected[1] / all[1].sum],
        None => [1.0, 1.0],
    };
    let at = |here: &Passing| {
        let [signal, background] = [0, 1].map(|class| scale[class] * here.weights[class].sum);
        CutPoint { cut: here.cut, merit: merit.of(signal, background), signal, background }
    };
    let scan = Scan::new(rows, &all)?;
    let (mut best, mut undefined, mut cuts) = (None::<(CutPoint, Passing)>, 0, 0_usize);
    let mut enough = 0_usize;
    scan.each(|here| {
        if here.cut == f64::INFINITY && here.weights[0].rows + here.weights[1].rows == 0 {
            return; // nothing passes
        }
        let point = at(here);
        cuts += 1;
        let keeps_enough = here.weights.iter().all(|weights| weights.rows >= least as u64);
        enough += usize::from(keeps_enough);
        if !point.merit.is_finite() {
            undefined += 1;
        } else if keeps_enough && best.is_none_or(|(best, _)| point.merit > best.merit) {
            best = Some((point, *here));
        }
    });
    if enough == 0 {
        let [signal, background] = all.map(|weights| weights.rows);
        return Err(Error::Data(format!(
            "no cut keeps {least} events of signal and {least} of background, as minimum_events requires: there are {signal} and {background}"
        )));
    }
    let Some((best, passing)) = best else {
        return Err(Error::Data(format!(
            "the merit is a finite number at none of {cuts} cuts; too few rows of background, or too many negative weights"
        )));
    };
    let curve = curve(&scan, &at, cuts, points)?;
    let efficiency = |class: usize| passing.weights[class].sum / all[class].sum;
    Ok(BestCut {
        best,
        signal_efficiency: efficiency(0),
        background_efficiency: efficiency(1),
        passed: passing.weights,
        curve,
        undefined,
    })
}

/// Returns `points` of all cuts, or all of them for 0.
fn curve(
    scan: &Scan,
    at: &dyn Fn(&Passing) -> CutPoint,
    cuts: usize,
    points: usize,
) -> Result<Vec<CutPoint>> {
    let kept = if points == 0 { cuts } else { points.clamp(2, cuts.max(2)) };
    let mut curve = memory::with_capacity(kept.min(cuts), "the points of the curve")?;
    let (mut cut, mut next) = (0_usize, 0_usize);
    scan.each(|here| {
        if here.weights[0].rows + here.weights[1].rows == 0 {
            return;
        }
        // Point k of `kept` is cut k (cuts - 1)/(kept - 1): the first and the last cut are included.
        if cut == (next as u128 * (cuts as u128 - 1) / (kept as u128 - 1).max(1)) as usize {
            curve.push(at(here));
            next += 1;
        }
        cut += 1;
    });
    Ok(curve)
}

fn check(name: &str, value: f64) -> Result<()> {
    match value >= 0.0 && value.is_finite() {
        true => Ok(()),
        false => Err(Error::argument(name, value, "a number, 0 or above")),
    }
}

#[cfg(test)]
mod tests {
    use super::super::testing::{close, matches, sample};
    use super::*;

    /// Values by tests/reference/evaluate.py: the likelihood ratio of Asimov data, maximised by SciPy.
    #[test]
    fn asimov_is_the_likelihood_ratio() {
        let cases = [(5.0, 10.0, 3.0), (1.0, 400.0, 20.0), (50.0, 2.0, 0.5), (10.0, 100.0, 0.1)];
        let with = cases.map(|(s, b, sigma)| asimov_with_systematic(s, b, sigma));
        let without = cases.map(|(s, b, _)| asimov(s, b));
        matches("asimov", &[with, without].concat());
    }

    #[test]
    fn asimov_has_its_limits() {
        // Without a systematic uncertainty: the closed form as usually written.
        for (s, b) in [(3.0_f64, 7.0_f64), (0.01, 100.0), (1e4, 1e-3)] {
            let wanted = (2.0 * ((s + b) * (1.0 + s / b).ln() - s)).sqrt();
            close(asimov(s, b) / wanted, 1.0, 1e-7);
            close(asimov_with_systematic(s, b, 1e-9 * b) / wanted, 1.0, 1e-6);
        }
        // For S far below B: S/√(B + σ²), on both sides of the threshold for the limit.
        for s in [0.9e-2, 1.1e-2, 1.0] {
            close(asimov(s, 1e6) / (s / 1e3), 1.0, 1e-6);
            close(asimov_with_systematic(s, 1e6, 3e3) / (s / 1e7_f64.sqrt()), 1.0, 1e-6);
        }
        assert_eq!((asimov(0.0, 1.0), asimov_with_systematic(0.0, 1.0, 2.0)), (0.0, 0.0));
        for [s, b, sigma] in [[1.0, 0.0, 0.0], [-1.0, 2.0, 0.0], [1.0, 1.0, -0.1], [1.0, -1.0, 0.0]]
        {
            assert!(asimov_with_systematic(s, b, sigma).is_nan());
        }
        assert!(s_over_root_s_plus_b(1.0, -1.0).is_nan());
    }

    #[test]
    fn the_best_cut_is_the_best_of_all() {
        let rows = sample(400);
        let scored = Scored::new(&rows.score, &rows.label, Some(&rows.weight)).unwrap();
        let own = |s: f64, b: f64| s * s / (b + 3.0);
        let merits = [
            Merit::SOverRootSPlusB,
            Merit::Asimov,
            Merit::AsimovSystematic(0.1),
            Merit::Function(&own),
        ];
        for (n, merit) in merits.into_iter().enumerate() {
            for expected in [None, Some([20.0, 1000.0])] {
                let found = best_cut(&scored, merit, expected, 0, 0).unwrap();
                let mut best = (f64::NEG_INFINITY, 0.0);
                for step in (0..96).rev() {
                    let cut = f64::from(step) / 128.0;
                    let sum = |wanted: f32, cut: f64| -> f64 {
                        let of =
                            |&i: &usize| rows.label[i] == wanted && f64::from(rows.score[i]) >= cut;
                        (0..400).filter(of).map(|i| f64::from(rows.weight[i])).sum()
                    };
                    let [s, b] = [(1.0, 0), (0.0, 1)].map(|(class, place)| {
                        let passing = sum(class, cut);
                        expected.map_or(passing, |all| all[place] * passing / sum(class, -1.0))
                    });
                    let z = match n {
                        0 => s / (s + b).sqrt(),
                        1 => (2.0 * ((s + b) * (s / b).ln_1p() - s)).sqrt(),
                        2 => asimov_with_systematic(s, b, 0.1 * b),
                        _ => own(s, b),
                    };
                    if z.is_finite() && z > best.0 + 1e-12 {
                        best = (z, cut);
                    }
                }
                close(found.best.merit, best.0, 1e-9);
                // Between two rows the cut may be anywhere up to the next row.
                assert!(found.best.cut >= best.1 && found.best.cut < best.1 + 0.1);
                assert!(found.curve.windows(2).all(|pair| pair[1].cut < pair[0].cut));
                let finite = found.curve.iter().filter(|point| point.merit.is_finite()).count();
                assert_eq!(found.curve.len() - finite, found.undefined);
            }
        }
    }

    #[test]
    fn a_curve_is_thinned_to_both_ends() {
        let rows = sample(400);
        let scored = Scored::new(&rows.score, &rows.label, None).unwrap();
        let all = best_cut(&scored, Merit::SOverRootSPlusB, None, 0, 0).unwrap();
        for points in [2, 3, 10, 50, 1000] {
            let some = best_cut(&scored, Merit::SOverRootSPlusB, None, 0, points).unwrap();
            assert_eq!(some.curve.len(), points.min(all.curve.len()));
            assert_eq!(some.curve[0], all.curve[0]);
            assert_eq!(some.curve.last(), all.curve.last());
            assert_eq!(some.best, all.best);
        }
    }

    /// Scores 1, 2, … 11, of which the odd ones are signal. The cut at 9 has the largest finite S/B, 2/1. Among the cuts that keep at least three
    /// events of each class it is the cut at 5, with 4/3.
    #[test]
    fn the_best_cut_keeps_enough_events() {
        let score: Vec<f32> = (1..=11).map(|i| i as f32).collect();
        let label: Vec<f32> = (1..=11).map(|i| (i % 2) as f32).collect();
        let rows = Scored::new(&score, &label, None).unwrap();
        let ratio = |s: f64, b: f64| s / b;
        let cut = |least| best_cut(&rows, Merit::Function(&ratio), None, least, 0);
        assert_eq!(cut(0).unwrap().passed.map(|passed| passed.rows), [2, 1]); // 9, 10, 11
        assert_eq!(cut(3).unwrap().passed.map(|passed| passed.rows), [4, 3]); // 5 … 11
        let error = cut(6).unwrap_err().to_string();
        assert!(error.contains("no cut keeps 6 events") && error.contains("6 and 5"), "{error}");
    }

    #[test]
    fn what_has_no_best_cut_is_reported() {
        let rows = Scored::new(&[0., 1.], &[0., 1.], None).unwrap();
        let message = |merit: Merit, expected| {
            best_cut(&rows, merit, expected, 0, 0).unwrap_err().to_string()
        };
        assert!(message(Merit::AsimovSystematic(-0.1), None).contains("uncertainty is -0.1"));
        assert!(message(Merit::Asimov, Some([1.0, f64::NAN])).contains("background is NaN"));
        let none = |_: f64, _: f64| f64::NAN;
        assert!(message(Merit::Function(&none), None).contains("at none of 2 cuts"));
        let found = best_cut(&rows, Merit::Asimov, None, 0, 0).unwrap();
        assert_eq!((found.best.cut, found.undefined, found.passed[1].rows), (0.0, 1, 1));
    }
}
