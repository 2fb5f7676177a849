//! Correlations of the inputs, in each class.

use super::confusion::class_of;
use super::rows::{Weights, check_rows, check_weight, not_finite, positive, varies};
use crate::error::{Error, Result};
use crate::memory;

/// Correlations of the inputs in one class.
#[derive(Debug, Clone, PartialEq)]
pub struct Correlations {
    /// Number of the class.
    pub class: usize,
    /// Means, (F).
    pub mean: Vec<f64>,
    /// Standard deviations, (F); NaN if negative weights leave no variance.
    pub deviation: Vec<f64>,
    /// Pearson's correlations, (F, F); 1 on the diagonal, NaN for an input in `constant`.
    pub matrix: Vec<f64>,
    /// Inputs that are constant or have no variance left, and so no correlations.
    pub constant: Vec<usize>,
    /// Weights of the class.
    pub weights: Weights,
}

/// Returns the correlations of `x` (N, F), whose columns have the names `names` (F), in each of the classes of `label` (N) that has rows; `weight` is
/// (N).
///
/// # Errors
/// [`Error::Shape`] for different lengths, [`Error::NotFinite`] with the input's name and the row, [`Error::Data`] for a label that is no class or a
/// class whose weights sum to 0 or less, [`Error::Argument`] for no classes or more than 4096, [`Error::Memory`] (8 F² bytes per class).
pub fn correlations(
    x: &[f32],
    names: &[String],
    label: &[f32],
    classes: usize,
    weight: Option<&[f32]>,
) -> Result<Vec<Correlations>> {
    let (rows, features) = (label.len(), names.len());
    check_rows(rows)?;
    if rows.checked_mul(features) != Some(x.len()) {
        let wanted = format!("{} ({rows} rows of {features})", rows as u128 * features as u128);
        return Err(Error::shape("inputs", x.len(), wanted));
    }
    if !(1..=4096).contains(&classes) {
        return Err(Error::argument("classes", classes, "from 1 to 4096"));
    }
    check_weight(weight, rows)?;
    if let Some(at) = x.iter().position(|value| !value.is_finite()) {
        return Err(not_finite(&names[at % features], at / features, x[at]));
    }
    let mut weights = vec![Weights::default(); classes];
    for (row, &label) in label.iter().enumerate() {
        weights[class_of(label, classes, row)?].add(weight_of(weight, row));
    }
    let rows_of = |class: usize| (0..rows).filter(move |&row| label[row] as usize == class);
    let mut all = Vec::new();
    for (class, weights) in weights.into_iter().enumerate().filter(|(_, of)| of.rows > 0) {
        positive(&weights, &format!("the {} rows of class {class}", weights.rows))?;
        let rows =
            rows_of(class).map(|row| (&x[row * features..][..features], weight_of(weight, row)));
        all.push(of_class(class, weights, features, rows)?);
    }
    Ok(all)
}

/// Makes two passes, the means first, so that large means cost no precision in the squares.
fn of_class<'x>(
    class: usize,
    weights: Weights,
    features: usize,
    rows: impl Iterator<Item = (&'x [f32], f64)> + Clone,
) -> Result<Correlations> {
    let what = "the correlations of the inputs";
    let mut mean: Vec<f64> = memory::zeros(features, what)?;
    for (x, w) in rows.clone() {
        mean.iter_mut().zip(x).for_each(|(mean, &x)| *mean += w * f64::from(x));
    }
    mean.iter_mut().for_each(|mean| *mean /= weights.sum);
    let mut matrix: Vec<f64> = memory::zeros(features * features, what)?;
    let (mut far, all) = (vec![0.0; features], rows.clone());
    for (x, w) in rows {
        far.iter_mut().zip(x).zip(&mean).for_each(|((far, &x), mean)| *far = f64::from(x) - mean);
        for (i, sums) in matrix.chunks_exact_mut(features).enumerate() {
            let own = w * far[i];
            sums[..=i].iter_mut().zip(&far).for_each(|(sum, far)| *sum += own * far);
        }
    }
    let variance = |i: usize| matrix[i * features + i] / weights.sum;
    let deviation: Vec<f64> = (0..features).map(|i| variance(i).sqrt()).collect();
    let column = |i: usize| all.clone().map(move |(x, w)| (x[i], w));
    let still = |i: &usize| !varies(column(*i)) || deviation[*i].is_nan() || deviation[*i] == 0.0;
    let constant: Vec<usize> = (0..features).filter(still).collect();
    for i in 0..features {
        for j in 0..i {
            let either = constant.contains(&i) || constant.contains(&j);
            let covariance = matrix[i * features + j] / weights.sum;
            let value = if either { f64::NAN } else { covariance / (deviation[i] * deviation[j]) };
            matrix[i * features + j] = value;
            matrix[j * features + i] = value;
        }
    }
    (0..features).for_each(|i| matrix[i * features + i] = 1.0);
    Ok(Correlations { class, mean, deviation, matrix, constant, weights })
}

fn weight_of(weight: Option<&[f32]>, row: usize) -> f64 {
    weight.map_or(1.0, |weight| f64::from(weight[row]))
}

#[cfg(test)]
mod tests {
    use super::super::testing::{close, matches, sample};
    use super::*;

    fn names(features: usize) -> Vec<String> {
        (0..features).map(|i| format!("x{i}")).collect()
    }

    /// Values by tests/reference/evaluate.py (numpy.cov with aweights).
    #[test]
    fn matrices_are_numpys() {
        let rows = sample(400);
        let columns = [&rows.score, &rows.second, &rows.mass];
        let x: Vec<f32> = (0..400).flat_map(|row| columns.map(|column| column[row])).collect();
        let mut got = Vec::new();
        for weight in [None, Some(&rows.weight[..])] {
            let found = correlations(&x, &names(3), &rows.class, 4, weight).unwrap();
            assert_eq!(found.iter().map(|one| one.class).collect::<Vec<_>>(), [0, 1, 2]);
            for one in found {
                got.extend(one.mean.iter().chain(&one.deviation).chain(&one.matrix));
            }
        }
        matches("correlations", &got);
    }

    #[test]
    fn what_goes_with_nothing_is_reported() {
        let x: Vec<f32> = (0..50).flat_map(|i| [i as f32, 0.1, -3.0 * i as f32]).collect();
        let weight: Vec<f32> = (0..50).map(|i| 0.3 + (i % 7) as f32).collect();
        let found = correlations(&x, &names(3), &[0.0; 50], 1, Some(&weight)).unwrap();
        assert_eq!(found[0].constant, [1]);
        close(found[0].matrix[2], -1.0, 1e-12);
        assert!(found[0].matrix[1].is_nan() && found[0].matrix[4] == 1.0);
        let message = |x: &[f32], label: &[f32], weight: Option<&[f32]>| {
            correlations(x, &names(2), label, 2, weight).unwrap_err().to_string()
        };
        assert!(message(&[0., 1., 2., f32::NAN], &[0., 1.], None).contains("'x1' is NaN at row 1"));
        assert!(message(&[0., 1., 2.], &[0., 1.], None).contains("wanted 4 (2 rows of 2)"));
        assert!(message(&[0., 1.], &[2.], None).contains("label is 2 at row 0"));
        assert!(message(&[0., 1.], &[1.], Some(&[-1.])).contains("rows of class 1 sum to -1"));
    }
}
