//! Histograms of weighted rows.

use super::rows::Weights;
use crate::error::{Error, Result};

/// Σ w and Σ w² in bins. A bin contains its lower edge but not its upper edge; the last bin contains both, as in NumPy.
#[derive(Debug, Clone, PartialEq)]
pub struct Histogram {
    /// Edges, (bins + 1), in ascending order.
    pub edges: Vec<f64>,
    /// Σ w of each bin.
    pub sum: Vec<f64>,
    /// Σ w² of each bin.
    pub sum_squares: Vec<f64>,
    /// Weights of the rows below the first edge, and above the last.
    pub outside: [Weights; 2],
    /// Weights of the rows in the bins.
    pub inside: Weights,
}

impl Histogram {
    /// Returns an empty histogram with these edges.
    ///
    /// # Errors
    /// [`Error::Argument`] unless there are at least two edges, finite and in ascending order.
    pub fn new(edges: &[f64]) -> Result<Self> {
        check_edges(edges)?;
        let bins = edges.len() - 1;
        Ok(Histogram {
            edges: edges.to_vec(),
            sum: vec![0.0; bins],
            sum_squares: vec![0.0; bins],
            outside: Default::default(),
            inside: Weights::default(),
        })
    }

    /// Adds a row. The value must not be NaN.
    pub fn fill(&mut self, value: f64, weight: f64) {
        match bin_of(&self.edges, value) {
            Some(bin) => {
                self.sum[bin] += weight;
                self.sum_squares[bin] += weight * weight;
                self.inside.add(weight);
            }
            None => self.outside[usize::from(value > self.edges[0])].add(weight),
        }
    }

    /// Returns the number of bins.
    #[must_use]
    pub fn bins(&self) -> usize {
        self.sum.len()
    }
}

/// Returns the edges of `bins` bins of equal width between two edges.
///
/// # Errors
/// [`Error::Argument`] for no bins, more than 2²⁰, or edges that are not finite and in ascending order.
pub fn equal_width(bins: usize, low: f64, high: f64) -> Result<Vec<f64>> {
    check_bins(bins)?;
    let at = |i: usize| match i {
        0 => low,
        i if i == bins => high,
        i => low + (high - low) * (i as f64 / bins as f64),
    };
    let edges: Vec<f64> = (0..=bins).map(at).collect();
    check_edges(&edges)?;
    Ok(edges)
}

/// Refuses 0 bins and more than 2²⁰.
pub(super) fn check_bins(bins: usize) -> Result<()> {
    match (1..=1 << 20).contains(&bins) {
        true => Ok(()),
        false => Err(Error::argument("bins", bins, "from 1 to 1048576")),
    }
}

/// Refuses edges that do not define bins.
pub(super) fn check_edges(edges: &[f64]) -> Result<()> {
    if edges.len() < 2 {
        return Err(Error::argument("edges", format!("{} numbers", edges.len()), "at least 2"));
    }
    let bad = |pair: &&[f64]| !(pair[0].is_finite() && pair[1].is_finite() && pair[0] < pair[1]);
    match edges.windows(2).find(bad) {
        Some(pair) => {
            let got = format!("{} before {}", pair[0], pair[1]);
            Err(Error::argument("edges", got, "finite and rising"))
        }
        None => Ok(()),
    }
}

/// Returns the bin of a value.
pub(super) fn bin_of(edges: &[f64], value: f64) -> Option<usize> {
    let last = edges.len() - 1;
    let above = edges.partition_point(|&edge| edge <= value);
    match above {
        0 => None,
        above if above <= last => Some(above - 1),
        _ => (value == edges[last]).then(|| last - 1),
    }
}

#[cfg(test)]
mod tests {
    use super::super::testing::{matches, sample};
    use super::*;

    /// Values by tests/reference/evaluate.py (numpy.histogram).
    #[test]
    fn it_is_numpys() {
        let rows = sample(400);
        let mut all = Histogram::new(&equal_width(7, 60.0, 140.0).unwrap()).unwrap();
        let rows = rows.mass.iter().zip(&rows.signed);
        rows.for_each(|(&x, &w)| all.fill(f64::from(x), f64::from(w)));
        matches("histogram", &[all.sum.clone(), all.sum_squares.clone()].concat());
        assert_eq!(all.outside[0].rows + all.outside[1].rows + all.inside.rows, 400);
        assert_eq!(all.bins(), 7);
    }

    #[test]
    fn edges_belong_to_the_bin_above_but_the_last() {
        let edges = [0.0, 1.0, 3.0];
        let places = [-0.1, 0.0, 0.9, 1.0, 3.0, 3.1].map(|value| bin_of(&edges, value));
        assert_eq!(places, [None, Some(0), Some(0), Some(1), Some(1), None]);
        let mut some = Histogram::new(&edges).unwrap();
        for value in [f64::NEG_INFINITY, 3.5, f64::INFINITY] {
            some.fill(value, -1.0);
        }
        assert_eq!((some.outside[0].rows, some.outside[1].rows), (1, 2));
        let error = Histogram::new(&[0.0, 2.0, 2.0]).unwrap_err().to_string();
        assert!(error.contains("edges is 2 before 2; wanted finite and rising"), "{error}");
        equal_width(0, 0.0, 1.0).unwrap_err();
        equal_width(3, 0.0, f64::NAN).unwrap_err();
    }
}
