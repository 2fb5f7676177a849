//! The area under the ROC curve of more rows than fit into memory.

use crate::error::Result;
use crate::evaluate::ascending;
use crate::memory;

/// Number of leading bits of a score that choose its bin: its sign, its exponent and nine bits of its mantissa.
const BITS: u32 = 18;

/// [`auc`](super::auc) with binned scores: scores that differ by less than 1 in 512 count as ties (one half).
///
/// The area differs from the exact one by at most half of the fraction of pairs that are that close. It mostly differs by far less, since in about
/// half of these pairs the signal row has the larger score.
pub(super) struct BinnedAuc {
    /// Σ w of each class in each bin, in ascending order of the scores.
    background: Vec<f64>,
    signal: Vec<f64>,
}

impl BinnedAuc {
    /// # Errors
    /// [`Error::Memory`](crate::Error::Memory).
    pub(super) fn new() -> Result<Self> {
        let bins = || memory::zeros(1 << BITS, "the bins of an area under the ROC curve");
        Ok(BinnedAuc { background: bins()?, signal: bins()? })
    }

    /// Removes all rows.
    pub(super) fn reset(&mut self) {
        self.background.fill(0.0);
        self.signal.fill(0.0);
    }

    /// Adds a row.
    pub(super) fn add(&mut self, score: f32, label: f32, weight: f32) {
        let class = if label != 0.0 { &mut self.signal } else { &mut self.background };
        class[(ascending(score) >> (32 - BITS)) as usize] += f64::from(weight);
    }

    /// Returns the area, NaN if either class has no weight.
    pub(super) fn value(&self) -> f64 {
        let (mut area, mut above, mut below) = (0.0, 0.0, 0.0);
        for (&background, &signal) in self.background.iter().zip(&self.signal) {
            area += signal * (below + 0.5 * background);
            above += signal;
            below += background;
        }
        area / (above * below)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::train::auc;

    #[test]
    fn it_is_the_exact_area_but_for_scores_close_together() {
        // Logits of two overlapping classes, some of them negative, some weights too.
        let row = |i: u32| {
            let noise = f32::from((i.wrapping_mul(2_654_435_761) >> 16) as u16) / 65536.0;
            let label = f32::from(i.is_multiple_of(3));
            (8.0 * (noise - 0.5) + 1.5 * label, label, if i % 50 == 7 { -0.5 } else { 1.25 })
        };
        let rows: Vec<_> = (0..60_000).map(row).collect();
        let mut binned = BinnedAuc::new().unwrap();
        for _ in 0..2 {
            binned.reset();
            rows.iter().for_each(|&(score, label, weight)| binned.add(score, label, weight));
        }
        let list = |of: fn(&(f32, f32, f32)) -> f32| rows.iter().map(of).collect::<Vec<f32>>();
        let exact = auc(&list(|r| r.0), &list(|r| r.1), Some(&list(|r| r.2)));
        assert!((binned.value() - exact).abs() < 1e-5, "{} {exact}", binned.value());
        let mut few = BinnedAuc::new().unwrap();
        assert!(few.value().is_nan());
        for (score, label) in [(0.1, 0.0), (0.4, 0.0), (0.35, 1.0), (0.8, 1.0)] {
            few.add(score, label, 1.0);
        }
        assert_eq!(few.value(), 0.75);
    }
}
