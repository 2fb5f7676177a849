//! The classes of a classification: their total weights, and the balancing of these.

use crate::data::Dataset;
use crate::error::{Error, Result};
use crate::interface::{Value, set_to};
use crate::memory;
use crate::models::Loss;

/// Name of the balanced weights in memory errors.
const WEIGHTS: &str = "the balanced weights of the rows";

/// The rows of one class.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Class {
    pub(super) number: usize,
    pub(super) rows: usize,
    /// Σ w.
    pub(super) weight: f64,
}

/// Returns the number of a row's class.
fn class_of(data: &Dataset, row: u32) -> usize {
    data.target_of(row as usize)[0] as usize
}

/// Returns the classes among `rows`, in the order of their numbers. Sums are taken in the order of the rows: for rows in canonical order they are
/// bit-identical, whatever the order in the data set.
pub(super) fn classes(data: &Dataset, rows: &[u32]) -> Vec<Class> {
    let mut all = Tally::default();
    rows.iter().for_each(|&row| all.add(data, row));
    all.classes()
}

/// Counts rows and weights of classes, row by row.
#[derive(Debug, Clone, Default)]
pub(super) struct Tally(Vec<Class>);

impl Tally {
    /// Adds one row.
    pub(super) fn add(&mut self, data: &Dataset, row: u32) {
        let (number, all) = (class_of(data, row), &mut self.0);
        while all.len() <= number {
            all.push(Class { number: all.len(), rows: 0, weight: 0.0 });
        }
        all[number].rows += 1;
        all[number].weight += f64::from(data.weight_of(row as usize));
    }

    /// Returns the classes that have rows.
    pub(super) fn classes(mut self) -> Vec<Class> {
        self.0.retain(|class| class.rows > 0);
        self.0
    }
}

/// Refuses to balance classes if the loss is not a classification.
pub(super) fn check(balance: bool, loss: Loss) -> Result<()> {
    if !balance || loss.is_classification() {
        return Ok(());
    }
    let why = " for a regression, whose target is not a class: use row weights to give some rows more influence";
    Err(Error::flag("balance_classes", why))
}

/// Factors that give all classes the same total weight.
#[derive(Debug, Clone)]
pub(super) struct Balance {
    /// Factor of each class, by its number.
    factors: Vec<f64>,
    /// Total weight of each class after balancing.
    share: f64,
}

impl Balance {
    /// Chooses factors that give each of `classes` the same total weight, and a row a mean weight of 1.
    pub(super) fn of(classes: &[Class]) -> Self {
        let rows: usize = classes.iter().map(|class| class.rows).sum();
        let share = rows as f64 / classes.len() as f64;
        let mut factors = vec![0.0; classes.last().map_or(0, |last| last.number + 1)];
        classes.iter().for_each(|class| factors[class.number] = share / class.weight);
        Balance { factors, share }
    }

    /// Returns the balanced weight of a row: its own weight times the factor of its class. Negative weights keep their ratio to the others of the
    /// class.
    ///
    /// # Errors
    /// [`Error::Data`] if the weights of a class cancel so far that the balanced weight overflows a float.
    pub(super) fn weight_of(&self, data: &Dataset, row: u32) -> Result<f32> {
        let (class, own) = (class_of(data, row), data.weight_of(row as usize));
        let weight = (f64::from(own) * self.factors[class]) as f32;
        if !weight.is_finite() {
            let (name, target) = (data.weight_name(), &data.target_names()[0]);
            return Err(Error::Data(format!(
                "weights '{name}' of the rows with '{target}' = {class} sum to {:.3e}, too little compared to single weights \
                 ({own}) to balance the classes; {}",
                self.share / self.factors[class],
                set_to("balance_classes", &[Value::Flag(false)])
            )));
        }
        Ok(weight)
    }
}

/// Returns a weight for every row of `data`, (N): the balanced weight for `rows`, whose classes are given, and 0 for all others.
///
/// # Errors
/// [`Error::Memory`], and those of [`Balance::weight_of`].
pub(super) fn balanced(data: &Dataset, rows: &[u32], classes: &[Class]) -> Result<Vec<f32>> {
    let mut weights = memory::zeros(data.rows(), WEIGHTS)?;
    let balance = Balance::of(classes);
    for &row in rows {
        weights[row as usize] = balance.weight_of(data, row)?;
    }
    Ok(weights)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::data::Column;

    /// A data set of these targets and weights; its feature is the row's number.
    fn data(target: &[f32], weight: Option<&[f32]>) -> Dataset<'static> {
        let x: Vec<f32> = (0..target.len()).map(|row| row as f32).collect();
        let mut data = Dataset::new(vec![Column::scalar("x")]).unwrap();
        data.append(&x, 1, target, weight).unwrap();
        data.with_names("kind", "w").unwrap()
    }

    #[test]
    fn classes_are_counted_by_number() {
        let data = data(&[2., 0., 2., 2., 0.], Some(&[1., 2., -0.5, 0.25, 4.]));
        let found = classes(&data, &[0, 1, 2, 3, 4]);
        let class = |number, rows, weight| Class { number, rows, weight };
        assert_eq!(found, [class(0, 2, 6.0), class(2, 3, 0.75)]);
        assert_eq!(classes(&data, &[4, 1]), [class(0, 2, 6.0)]);
    }

    #[test]
    fn balanced_classes_have_the_same_total_and_a_row_1_in_the_mean() {
        let target = [0., 0., 0., 0., 1., 2., 2., 0.];
        let weight = [1., 2., -0.5, 1.5, 0.25, 3., 1., 100.];
        for weight in [None, Some(&weight[..])] {
            let data = data(&target, weight);
            let rows = [6, 0, 5, 1, 4, 2, 3]; // not the last one
            let got = balanced(&data, &rows, &classes(&data, &rows)).unwrap();
            let total = |class: f32| -> f64 {
                let rows = rows.iter().filter(|&&row| target[row as usize] == class);
                rows.map(|&row| f64::from(got[row as usize])).sum()
            };
            for class in [0., 1., 2.] {
                assert!((total(class) - 7.0 / 3.0).abs() < 1e-6, "class {class}: {got:?}");
            }
            assert_eq!(got[7], 0.0);
            // Within a class the ratios of the weights, with their signs, are unchanged.
            let own = |row: usize| weight.map_or(1.0, |weight| weight[row]);
            for row in 1..4 {
                let (got, own) = (got[row] / got[0], own(row) / own(0));
                assert!((got - own).abs() < 1e-6 * own.abs(), "{got} for {own}");
            }
        }
    }

    #[test]
    fn weights_that_cancel_too_far_are_reported() {
        let data = data(&[0., 1., 1., 1.], Some(&[1., 1., -1., 1e-44]));
        let rows = [0, 1, 2, 3];
        let error = balanced(&data, &rows, &classes(&data, &rows)).unwrap_err().to_string();
        assert!(error.contains("weights 'w' of the rows with 'kind' = 1 sum to 9.8"), "{error}");
        assert!(error.contains("balance_classes(false)"), "{error}");
    }

    #[test]
    fn a_regression_has_no_classes_to_balance() {
        check(true, Loss::BinaryCrossEntropy).unwrap();
        check(true, Loss::SoftmaxCrossEntropy).unwrap();
        check(true, Loss::Custom { targets: 1, is_classification: true }).unwrap();
        for loss in
            [Loss::Mse, Loss::Huber(1.0), Loss::Custom { targets: 1, is_classification: false }]
        {
            check(false, loss).unwrap();
            let error = check(true, loss).unwrap_err().to_string();
            assert!(
                error.starts_with("balance_classes is true; wanted false for a regression"),
                "{error}"
            );
        }
    }
}
