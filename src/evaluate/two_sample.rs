//! Tests of whether two samples have the same distribution, such as training and test events.

use super::histogram::{Histogram, equal_width};
use super::rows::{
    Scored, Sorted, Weights, check_rows, check_weight, not_finite, positive, rising, weights_of,
};
use super::special::{chi2_tail, kolmogorov_tail};
use crate::error::{Error, Result};
use crate::memory;

/// Result of the test.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct KolmogorovSmirnov {
    /// Largest distance of the cumulative distributions.
    pub distance: f64,
    /// Probability of an equal or larger distance if the distributions are the same. It is Kolmogorov's distribution at √(n m / (n + m)) times the
    /// distance, with n and m the effective numbers of rows, as in SciPy's `kstwobign` and in ROOT. It is valid for continuous scores and many rows;
    /// for scores with many ties it is too large, and with negative weights approximate.
    pub p: f64,
    /// Weights of the first sample.
    pub first: Weights,
    /// Weights of the second sample.
    pub second: Weights,
}

/// Returns the Kolmogorov-Smirnov test of two samples, (N) and (M), with weights.
///
/// # Errors
/// [`Error::Shape`] for different lengths, [`Error::NotFinite`] for a NaN or a weight that is not finite, [`Error::Data`] unless the weights of each
/// sample sum to more than 0, [`Error::Memory`].
pub fn kolmogorov_smirnov(
    (first, first_weight): (&[f32], Option<&[f32]>),
    (second, second_weight): (&[f32], Option<&[f32]>),
) -> Result<KolmogorovSmirnov> {
    let (a, first) = sorted(first, first_weight, "the first sample")?;
    let (b, second) = sorted(second, second_weight, "the second sample")?;
    Ok(distance([&a, &b], [first, second]))
}

fn sorted(values: &[f32], weight: Option<&[f32]>, name: &str) -> Result<(Sorted, Weights)> {
    check_rows(values.len())?;
    check_weight(weight, values.len())?;
    if let Some(row) = values.iter().position(|value| value.is_nan()) {
        return Err(not_finite(name, row, f32::NAN));
    }
    let weights = weights_of(weight, values.len());
    positive(&weights, name)?;
    let rows = (0..values.len()).map(|i| (values[i], weight.map_or(1.0, |weight| weight[i])));
    Ok((Sorted::new(rows, values.len(), "the sorted values")?, weights))
}

fn distance(lists: [&Sorted; 2], weights: [Weights; 2]) -> KolmogorovSmirnov {
    let (mut distance, mut passed) = (0.0_f64, [0.0; 2]);
    for (_, places) in rising(lists) {
        for list in [0, 1] {
            passed[list] +=
                places[list].clone().map(|place| lists[list].weight(place)).sum::<f64>();
        }
        distance = distance.max((passed[0] / weights[0].sum - passed[1] / weights[1].sum).abs());
    }
    let [n, m] = [weights[0].effective(), weights[1].effective()];
    let p = kolmogorov_tail((n * m / (n + m)).sqrt() * distance);
    KolmogorovSmirnov { distance, p, first: weights[0], second: weights[1] }
}

/// Result of a test of two histograms.
#[derive(Debug, Clone, PartialEq)]
pub struct Chi2 {
    /// χ².
    pub chi2: f64,
    /// Degrees of freedom: the number of bins that are not empty in both, minus 1.
    pub degrees: usize,
    /// Probability of an equal or larger χ² if both samples have the same distribution; NaN without a degree of freedom.
    pub p: f64,
    /// Residual of each bin in its standard deviations, positive if the first histogram has more; 0 for empty bins.
    pub residuals: Vec<f64>,
    /// Number of bins with a negative content in either histogram: the test assumes normal contents.
    pub negative_bins: usize,
    /// Number of bins with an effective number of rows below 10 in either histogram, but not empty in both: with many of them p is approximate.
    pub poor_bins: usize,
}

/// Returns the χ² test of two histograms of weighted rows, of any normalisation: contents W and w, with Σ w² of each bin.
///
/// χ² = Σ (W₁ w₂ - W₂ w₁)² / (W₁² s₂² + W₂² s₁²). N. Gagunashvili, arXiv:physics/0605123 (PoS ACAT 060), equation 12;
/// `TH1::Chi2Test("WW")`.
///
/// # Errors
/// [`Error::Shape`] for histograms with different edges, [`Error::Data`] unless the contents of each sum to more than 0.
pub fn chi2_test(first: &Histogram, second: &Histogram) -> Result<Chi2> {
    if first.edges != second.edges {
        let (got, wanted) = (second.bins(), format!("the {} bins of the first", first.bins()));
        return Err(Error::shape("the second histogram", format!("{got} bins of its own"), wanted));
    }
    positive(&first.inside, "the first histogram")?;
    positive(&second.inside, "the second histogram")?;
    let (one, two) = (first.inside.sum, second.inside.sum);
    let mut all = Chi2 {
        chi2: 0.0,
        degrees: 0,
        p: f64::NAN,
        residuals: vec![0.0; first.bins()],
        negative_bins: 0,
        poor_bins: 0,
    };
    let mut bins = 0_usize;
    for bin in 0..first.bins() {
        let squares = [first.sum_squares[bin], second.sum_squares[bin]];
        if squares == [0.0, 0.0] {
            continue;
        }
        let sums = [first.sum[bin], second.sum[bin]];
        let difference = two * sums[0] - one * sums[1];
        let variance = one * one * squares[1] + two * two * squares[0];
        all.residuals[bin] = difference / variance.sqrt();
        all.chi2 += difference * difference / variance;
        all.negative_bins += usize::from(sums.iter().any(|&sum| sum < 0.0));
        let poor = |i: usize| sums[i] * sums[i] < 10.0 * squares[i] || squares[i] == 0.0;
        all.poor_bins += usize::from(poor(0) || poor(1));
        bins += 1;
    }
    all.degrees = bins.saturating_sub(1);
    if all.degrees > 0 {
        all.p = chi2_tail(all.chi2, all.degrees as f64);
    }
    Ok(all)
}

/// Comparison of the scores of one class in training and in test events.
#[derive(Debug, Clone, PartialEq)]
pub struct Overtraining {
    /// Kolmogorov-Smirnov test.
    pub kolmogorov_smirnov: KolmogorovSmirnov,
    /// χ² test, in bins with about equal numbers of events.
    pub chi2: Chi2,
    /// Histogram of the training events.
    pub training: Histogram,
    /// Histogram of the test events.
    pub test: Histogram,
}

/// Compares the scores of signal, and of background, between training and test events. The histograms have `bins` bins of equal width over the range
/// of the scores of each class, without one per cent at either end. The χ² test has as many bins, or fewer with at least 20 events each, whose edges
/// are quantiles of both samples. With bins of equal width a long tail would leave most of them empty.
///
/// # Errors
/// [`Error::Data`] unless the weights of each class in both samples sum to more than 0, or if no score is finite, [`Error::Argument`] for no bins,
/// [`Error::Memory`].
pub fn overtraining(training: &Scored, test: &Scored, bins: usize) -> Result<[Overtraining; 2]> {
    let weights = [training.both_classes()?, test.both_classes()?];
    let lists = [Sorted::classes(training, &weights[0])?, Sorted::classes(test, &weights[1])?];
    let edges = edges(&lists, bins)?;
    let class = |class: usize| -> Result<Overtraining> {
        let [a, b] = [&lists[0][class], &lists[1][class]];
        let fill = |list: &Sorted| {
            let mut all = Histogram::new(&edges)?;
            list.iter().for_each(|(score, weight)| all.fill(score, weight));
            Ok::<_, Error>(all)
        };
        let (training, test) = (fill(a)?, fill(b)?);
        Ok(Overtraining {
            kolmogorov_smirnov: distance([a, b], [weights[0][class], weights[1][class]]),
            chi2: chi2_in_even_bins([a, b], bins)?,
            training,
            test,
        })
    };
    Ok([class(0)?, class(1)?])
}

/// Minimum number of events in a bin of the χ² test.
const EVENTS_OF_A_BIN: usize = 20;

/// Returns the χ² test in bins with about equal numbers of rows of both samples together. Infinite scores are in the outermost bins.
fn chi2_in_even_bins(samples: [&Sorted; 2], bins: usize) -> Result<Chi2> {
    let finite = || samples.into_iter().flat_map(Sorted::iter).map(|(score, _)| score);
    let mut all = memory::with_capacity(finite().count(), "the scores of a class")?;
    all.extend(finite().filter(|score| score.is_finite()));
    all.sort_unstable_by(f64::total_cmp);
    let Some((&low, &high)) = all.first().zip(all.last()) else {
        return Err(Error::Data("no score is finite".to_owned()));
    };
    let bins = bins.min(all.len() / EVENTS_OF_A_BIN).max(1);
    let mut edges = memory::with_capacity(bins + 1, "the bins of a test")?;
    edges.push(low);
    for edge in (1..bins).map(|bin| all[(bin as u128 * all.len() as u128 / bins as u128) as usize])
    {
        if edges.last().is_some_and(|&last| last < edge) {
            edges.push(edge);
        }
    }
    match edges.last() {
        Some(&last) if last < high => edges.push(high),
        _ => edges.push(high + 1.0), // for a score that many rows have
    }
    let fill = |list: &Sorted| {
        let mut all = Histogram::new(&edges)?;
        list.iter().for_each(|(score, weight)| all.fill(score.clamp(low, high), weight));
        Ok::<_, Error>(all)
    };
    chi2_test(&fill(samples[0])?, &fill(samples[1])?)
}

/// Returns the edges of `bins` bins over the range of the finite scores of all lists, without one per cent at either end of each list.
fn edges(lists: &[[Sorted; 2]; 2], bins: usize) -> Result<Vec<f64>> {
    let all = || lists.iter().flatten();
    let ends = |list: &Sorted| {
        let finite = || list.iter().map(|(score, _)| score).filter(|score| score.is_finite());
        let (rows, far) = (finite().count(), finite().count() / 100);
        Some([finite().nth(far)?, finite().nth(rows - 1 - far)?])
    };
    let Some([low, high]) =
        all().filter_map(ends).reduce(|all, one| [all[0].min(one[0]), all[1].max(one[1])])
    else {
        return Err(Error::Data("no score is finite".to_owned()));
    };
    let (low, high) = if low < high { (low, high) } else { (low - 0.5, low + 0.5) };
    equal_width(bins, low, high)
}

#[cfg(test)]
mod tests {
    use super::super::testing::{close, matches, sample};
    use super::*;

    /// Values by tests/reference/evaluate.py (SciPy's ks_2samp and kstwobign; weighted distances by NumPy).
    #[test]
    fn distances_and_probabilities_are_scipys() {
        let rows = sample(400);
        let (a, b) = rows.second.split_at(170);
        let mut got = Vec::new();
        for weight in [None, Some(&rows.weight), Some(&rows.signed)] {
            let weight = weight.map(|weight| weight.split_at(170));
            let found = kolmogorov_smirnov((a, weight.map(|w| w.0)), (b, weight.map(|w| w.1)));
            let found = found.unwrap();
            got.extend([found.distance, found.p]);
        }
        let shifted: Vec<f32> = b.iter().map(|x| x + 0.1).collect();
        let found = kolmogorov_smirnov((a, None), (&shifted, None)).unwrap();
        got.extend([found.distance, found.p]);
        matches("kolmogorov_smirnov", &got);
    }

    fn histogram(values: &[f32], weight: Option<&[f32]>, edges: &[f64]) -> Histogram {
        let mut all = Histogram::new(edges).unwrap();
        for (i, &value) in values.iter().enumerate() {
            all.fill(f64::from(value), weight.map_or(1.0, |weight| f64::from(weight[i])));
        }
        all
    }

    /// Values by tests/reference/evaluate.py: for equal numbers of rows of weight 1 in both samples Pearson's χ², by SciPy's chi2_contingency; for
    /// others by tests/reference/evaluate_root.py (ROOT's TH1::Chi2Test).
    #[test]
    fn chi2_is_scipys_and_roots() {
        let rows = sample(400);
        let edges = equal_width(9, 0.0, 0.825).unwrap();
        let (a, b) = rows.second.split_at(200);
        let found = chi2_test(&histogram(a, None, &edges), &histogram(b, None, &edges)).unwrap();
        matches("chi2_contingency", &[found.chi2, found.degrees as f64, found.p]);
        let (a, b) = rows.second.split_at(170);
        let mut got = Vec::new();
        for weight in [&rows.weight, &rows.signed] {
            let (w, v) = weight.split_at(170);
            let found =
                chi2_test(&histogram(a, Some(w), &edges), &histogram(b, Some(v), &edges)).unwrap();
            got.extend([found.chi2, found.degrees as f64, found.p]);
            close(found.residuals.iter().map(|r| r * r).sum(), found.chi2, 1e-12);
        }
        matches("chi2_root", &got);
    }

    #[test]
    fn weights_scaled_and_rows_turned_change_nothing() {
        let rows = sample(400);
        let scored = |weight| Scored::new(&rows.score, &rows.label, Some(weight)).unwrap();
        let scaled: Vec<f32> = rows.weight.iter().map(|weight| weight * 8.0).collect();
        let [base, other] = [&rows.weight, &scaled]
            .map(|weight| overtraining(&scored(weight), &scored(&rows.signed), 20).unwrap());
        for (base, other) in base.iter().zip(&other) {
            assert_eq!(base.kolmogorov_smirnov.distance, other.kolmogorov_smirnov.distance);
            assert_eq!(base.kolmogorov_smirnov.p, other.kolmogorov_smirnov.p);
            close(base.chi2.p, other.chi2.p, 1e-12);
            let outside = base.training.outside[0].rows + base.training.outside[1].rows;
            assert!(outside <= base.training.inside.rows / 25);
        }
        let same = overtraining(&scored(&rows.weight), &scored(&scaled), 20).unwrap();
        assert_eq!((same[0].kolmogorov_smirnov.p, same[1].chi2.p), (1.0, 1.0));
    }

    /// Logits with a tail a hundred times as long as the range of most of them: every bin of the test has events, and p is uniform.
    #[test]
    fn a_long_tail_leaves_no_bin_empty() {
        let mut next = super::super::testing::numbers(5);
        let (mut low, tries) = ([0_u32; 2], 200);
        for _ in 0..tries {
            let mut draw = || -> (Vec<f32>, Vec<f32>) {
                (0..1200)
                    .map(|i| match i % 2 {
                        0 => (-200.0 * next().powi(6) as f32, 0.0),
                        _ => (1.0 + next() as f32, 1.0),
                    })
                    .unzip()
            };
            let ((a, x), (b, y)) = (draw(), draw());
            let [a, b] = [(&a, &x), (&b, &y)].map(|(a, x)| Scored::new(a, x, None).unwrap());
            for (class, found) in overtraining(&a, &b, 20).unwrap().iter().enumerate() {
                assert_eq!((found.chi2.degrees, found.chi2.poor_bins), (19, 0));
                low[class] += u32::from(found.chi2.p < 0.3);
            }
        }
        for low in low {
            close(f64::from(low) / f64::from(tries), 0.3, 0.12); // 3.7 standard deviations
        }
    }

    /// For samples of one distribution p is uniform.
    #[test]
    fn p_is_uniform_where_nothing_differs() {
        let mut next = super::super::testing::numbers(9);
        let (mut low, tries) = ([0_u32; 2], 400);
        let edges = equal_width(10, 0.0, 1.0).unwrap();
        for _ in 0..tries {
            let mut draw = || -> (Vec<f32>, Vec<f32>) {
                (0..300).map(|_| (next() as f32, 0.5 + next() as f32)).unzip()
            };
            let ((a, w), (b, v)) = (draw(), draw());
            let found = kolmogorov_smirnov((&a, Some(&w)), (&b, Some(&v))).unwrap();
            low[0] += u32::from(found.p < 0.3);
            let [a, b] = [histogram(&a, Some(&w), &edges), histogram(&b, Some(&v), &edges)];
            low[1] += u32::from(chi2_test(&a, &b).unwrap().p < 0.3);
        }
        for low in low {
            close(f64::from(low) / f64::from(tries), 0.3, 0.08); // 3.5 standard deviations
        }
    }

    #[test]
    fn what_cannot_be_compared_is_reported() {
        let ks = |a: &[f32], w: Option<&[f32]>| {
            kolmogorov_smirnov((a, w), (&[1.0], None)).unwrap_err().to_string()
        };
        assert!(ks(&[], None).contains("the weights of the first sample sum to 0"));
        assert!(ks(&[1.0, f32::NAN], None).contains("'the first sample' is NaN at row 1"));
        assert!(ks(&[1.0], Some(&[-1.0])).contains("sum to -1 (1 are negative)"));
        let [a, b] =
            [2, 3].map(|bins| histogram(&[0.5], None, &equal_width(bins, 0.0, 1.0).unwrap()));
        assert!(chi2_test(&a, &b).unwrap_err().to_string().contains("the 2 bins of the first"));
        assert!(chi2_test(&a, &a).unwrap().p.is_nan()); // one bin that is not empty
        assert_eq!(chi2_test(&a, &a).unwrap().poor_bins, 1);
        let rows = Scored::new(&[0.5, 0.5], &[0., 1.], None).unwrap();
        assert_eq!(overtraining(&rows, &rows, 1).unwrap()[0].training.edges, [0.0, 1.0]);
    }
}
