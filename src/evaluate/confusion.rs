//! The confusion matrix.

use super::rows::{Scored, Weights, check_weight, not_finite};
use crate::error::{Error, Result};

/// Σ w by true class and predicted class.
#[derive(Debug, Clone, PartialEq)]
pub struct Confusion {
    /// Number of classes, K.
    pub classes: usize,
    /// Σ w as a matrix (K, K), with a row for each true class and a column for each predicted class.
    pub matrix: Vec<f64>,
    /// Numbers of rows, (K, K).
    pub rows: Vec<u64>,
    /// Weights of each true class, (K).
    pub weights: Vec<Weights>,
}

/// Classification metrics of one class.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct ClassQuality {
    /// Fraction of the rows predicted as the class that belong to it; NaN without such rows.
    pub precision: f64,
    /// Fraction of the class that is predicted as the class; NaN if the class has no weight.
    pub recall: f64,
    /// Harmonic mean of precision and recall, 2 TP/(2 TP + FP + FN).
    pub f1: f64,
}

impl Confusion {
    fn new(classes: usize) -> Self {
        let (matrix, rows) = (vec![0.0; classes * classes], vec![0; classes * classes]);
        Confusion { classes, matrix, rows, weights: vec![Weights::default(); classes] }
    }

    fn add(&mut self, class: usize, said: usize, weight: f64) {
        self.matrix[class * self.classes + said] += weight;
        self.rows[class * self.classes + said] += 1;
        self.weights[class].add(weight);
    }

    /// Returns the matrix of background (class 0) and signal (class 1); rows with `score ≥ cut` are predicted as signal.
    ///
    /// # Errors
    /// [`Error::Argument`] for a cut that is NaN.
    pub fn at_cut(rows: &Scored, cut: f64) -> Result<Self> {
        if cut.is_nan() {
            return Err(Error::argument("cut", cut, "a number"));
        }
        let mut all = Confusion::new(2);
        for (score, signal, weight) in rows.iter() {
            let said = f64::from(score) >= cut;
            all.add(usize::from(signal), usize::from(said), f64::from(weight));
        }
        Ok(all)
    }

    /// Returns the matrix of `outputs` (N, K) for `label` (N), the number of the class, and `weight` (N). The predicted class is that of the largest
    /// output; if outputs are equal the first one counts.
    ///
    /// # Errors
    /// [`Error::Shape`] for different lengths, [`Error::NotFinite`] for an output or weight that is not finite, [`Error::Data`] for a label that is
    /// no class, [`Error::Argument`] for no classes or more than 4096.
    ///
    /// ```
    /// use rootgrad::evaluate::Confusion;
    ///
    /// let all = Confusion::by_largest(&[0.9, 0.1, 0.6, 0.4, 0.2, 0.8], 2, &[0.0, 1.0, 1.0], None)?;
    /// assert_eq!(all.matrix, [1.0, 0.0, 1.0, 1.0]);
    /// assert_eq!((all.of_class(0).precision, all.of_class(1).recall), (0.5, 0.5));
    /// # Ok::<(), rootgrad::Error>(())
    /// ```
    pub fn by_largest(
        outputs: &[f32],
        classes: usize,
        label: &[f32],
        weight: Option<&[f32]>,
    ) -> Result<Self> {
        check_outputs(outputs, classes, label.len())?;
        check_weight(weight, label.len())?;
        let mut all = Confusion::new(classes);
        for (row, output) in outputs.chunks_exact(classes).enumerate() {
            let class = class_of(label[row], classes, row)?;
            let weight = weight.map_or(1.0, |weight| f64::from(weight[row]));
            all.add(class, argmax(output), weight);
        }
        Ok(all)
    }

    /// Returns the matrix (K, K) with each row divided by its sum; NaN if a true class has no weight.
    #[must_use]
    pub fn normalised(&self) -> Vec<f64> {
        let row = |class: usize| &self.matrix[class * self.classes..][..self.classes];
        let share = |class: usize| {
            let sum = self.weights[class].sum;
            row(class).iter().map(move |value| value / sum)
        };
        (0..self.classes).flat_map(share).collect()
    }

    /// Returns the metrics of one class.
    ///
    /// # Panics
    /// If the class does not exist.
    #[must_use]
    pub fn of_class(&self, class: usize) -> ClassQuality {
        let right = self.matrix[class * self.classes + class];
        let said: f64 = (0..self.classes).map(|k| self.matrix[k * self.classes + class]).sum();
        let all = self.weights[class].sum;
        ClassQuality {
            precision: right / said,
            recall: right / all,
            f1: 2.0 * right / (said + all),
        }
    }

    /// Returns the accuracy: Σ w of correct predictions over Σ w.
    #[must_use]
    pub fn accuracy(&self) -> f64 {
        let right = (0..self.classes).map(|class| self.matrix[class * self.classes + class]);
        right.sum::<f64>() / self.weights.iter().map(|weights| weights.sum).sum::<f64>()
    }
}

/// Returns the index of the largest number; of equal numbers the first.
pub(super) fn argmax(values: &[f32]) -> usize {
    (1..values.len()).fold(0, |best, k| if values[k] > values[best] { k } else { best })
}

/// Returns the class whose number is the label.
pub(super) fn class_of(label: f32, classes: usize, row: usize) -> Result<usize> {
    if label >= 0.0 && label.fract() == 0.0 && (label as usize) < classes {
        return Ok(label as usize);
    }
    let last = classes - 1;
    Err(Error::Data(format!("label is {label} at row {row}; wanted a class from 0 to {last}")))
}

/// Refuses outputs (N, K) of another size, and outputs that are not finite.
pub(super) fn check_outputs(outputs: &[f32], classes: usize, rows: usize) -> Result<()> {
    if !(1..=4096).contains(&classes) {
        return Err(Error::argument("classes", classes, "from 1 to 4096"));
    }
    if rows.checked_mul(classes) != Some(outputs.len()) {
        let wanted = format!("{} ({rows} rows of {classes})", rows as u128 * classes as u128);
        return Err(Error::shape("outputs", outputs.len(), wanted));
    }
    match outputs.iter().position(|value| !value.is_finite()) {
        Some(at) => Err(not_finite(&format!("output {}", at % classes), at / classes, outputs[at])),
        None => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::super::testing::{close, matches, sample};
    use super::*;

    /// Values by tests/reference/evaluate.py (scikit-learn's confusion_matrix and precision_recall_fscore_support).
    #[test]
    fn matrices_are_scikit_learns() {
        let rows = sample(400);
        for (name, weight) in [("plain", None), ("weighted", Some(&rows.weight[..]))] {
            let scored = Scored::new(&rows.score, &rows.label, weight).unwrap();
            let cut = Confusion::at_cut(&scored, 0.4).unwrap();
            let largest = Confusion::by_largest(&rows.logits, 3, &rows.class, weight).unwrap();
            let mut got = Vec::new();
            for all in [&cut, &largest] {
                got.extend(&all.matrix);
                got.extend(all.normalised());
                let classes = || (0..all.classes).map(|class| all.of_class(class));
                got.extend(classes().map(|class| class.precision));
                got.extend(classes().map(|class| class.recall));
                got.extend(classes().map(|class| class.f1));
                got.push(all.accuracy());
            }
            matches(&format!("confusion_{name}"), &got);
        }
    }

    #[test]
    fn what_is_never_said_has_no_precision_and_negative_weights_are_reported() {
        let rows = Scored::new(&[0.1, 0.2, 0.3], &[0., 1., 1.], Some(&[1., -0.5, 2.])).unwrap();
        let none = Confusion::at_cut(&rows, 0.4).unwrap();
        assert!(none.of_class(1).precision.is_nan());
        assert_eq!((none.of_class(1).recall, none.of_class(1).f1), (0.0, 0.0));
        let some = Confusion::at_cut(&rows, 0.25).unwrap();
        assert_eq!(some.matrix, [1.0, 0.0, -0.5, 2.0]);
        assert_eq!((some.rows[2], some.weights[1].negative_rows), (1, 1));
        close(some.of_class(1).recall, 2.0 / 1.5, 1e-15);
        assert!(Confusion::at_cut(&rows, f64::NAN).is_err());
    }

    #[test]
    fn outputs_that_fit_nothing_are_reported() {
        let message = |outputs: &[f32], classes: usize, label: &[f32]| {
            Confusion::by_largest(outputs, classes, label, None).unwrap_err().to_string()
        };
        assert!(message(&[0., 1.], 0, &[0.]).contains("classes is 0"));
        assert!(message(&[0., 1., 2.], 2, &[0.]).contains("wanted 2 (1 rows of 2)"));
        assert!(
            message(&[0., 1., 0., f32::NAN], 2, &[0., 1.]).contains("'output 1' is NaN at row 1")
        );
        assert!(
            message(&[0., 1.], 2, &[-1.])
                .contains("label is -1 at row 0; wanted a class from 0 to 1")
        );
        assert!(message(&[0., 1.], 2, &[f32::NAN]).contains("label is NaN"));
    }
}
