//! The quality of a fit as a function of the number of rows.

use rootgrad::selection::{LearningCurveOptions, learning_curve};
use rootgrad::train::{History, Metric, TrainOptions};

use crate::common::{Rows, net, permutation, quiet, two_classes};

fn options() -> TrainOptions {
    TrainOptions {
        epochs: Some(15),
        batch_size: 32,
        learning_rate: Some(1e-2),
        threads: 1,
        ..quiet()
    }
}

#[test]
fn more_rows_come_nearer_to_what_is_possible() {
    // One feature separates the classes by two deviations, 40 others are noise: the best area is Φ(√2) = 0.92135.
    const BEST: f64 = 0.921_350_396;
    let (rows, held_out) = (two_classes(4000, 41, 2.0, 1), two_classes(4000, 41, 2.0, 2));
    let curve = LearningCurveOptions { fractions: vec![0.01, 1.0], repeats: 2, seed: 1 };
    let (data, validation) = (rows.data(), held_out.data());
    let found =
        learning_curve(&net(&[41, 1], 1), &data, Some(&validation), &options(), &curve, None);
    let found = found.unwrap();
    let [few, all] = &found.points[..] else { panic!("two points") };
    assert_eq!((found.metric, found.held_out, few.rows, all.rows), (Metric::Auc, 4000, 40, 4000));
    // 2000 rows of each class give the area to about 0.004.
    assert!((all.mean - BEST).abs() < 0.02, "{all:?}");
    assert!(few.mean < BEST - 0.05, "{few:?}");
    for point in [few, all] {
        let [a, b] = point.validation[..] else { panic!("two repeats") };
        assert!((point.mean - (a + b) / 2.0).abs() < 1e-12);
        assert!((point.deviation - (a - b).abs() / 2_f64.sqrt()).abs() < 1e-12);
        assert_ne!(a, b, "other rows or other weights");
    }
}

fn curve_of(rows: &Rows, options: &TrainOptions) -> Vec<f64> {
    let curve = LearningCurveOptions { fractions: vec![0.3, 0.6], repeats: 2, seed: 4 };
    let found = learning_curve(&net(&[2, 4, 1], 1), &rows.data(), None, options, &curve, None);
    let found = found.unwrap();
    assert_eq!(found.held_out, 80, "a fifth of 400");
    assert_eq!(found.points.iter().map(|point| point.rows).collect::<Vec<_>>(), [96, 192]);
    found
        .points
        .into_iter()
        .flat_map(|point| [point.validation, point.training])
        .flatten()
        .collect()
}

#[test]
fn it_depends_on_the_set_of_rows_alone() {
    let rows = two_classes(400, 2, 1.0, 3);
    let options = TrainOptions { epochs: Some(3), ..options() };
    let first = curve_of(&rows, &options);
    let threads = TrainOptions { threads: 3, ..options };
    assert_eq!(curve_of(&rows.ordered(&permutation(400, 2)), &threads), first);
}

#[test]
fn a_rare_class_is_in_every_part() {
    // 8 of 400 rows are signal, 6 of 320 training rows: the first 5 rows of a random subset would mostly have none, which no fit accepts.
    let mut rows = two_classes(400, 2, 1.0, 3);
    (0..400).for_each(|row| rows.target[row] = f32::from(row % 50 == 0));
    let curve = LearningCurveOptions { fractions: vec![0.015, 0.5], repeats: 5, seed: 1 };
    let options = TrainOptions { epochs: Some(1), ..options() };
    let mut sizes = Vec::new();
    let mut on_fit = |rows: usize, repeat: usize, _: &History| {
        sizes.push((rows, repeat));
        Ok(())
    };
    let model = net(&[2, 4, 1], 1);
    let found = learning_curve(&model, &rows.data(), None, &options, &curve, Some(&mut on_fit));
    assert_eq!(found.unwrap().points.len(), 2);
    assert_eq!(sizes.len(), 10);
    assert_eq!(sizes[..3], [(5, 0), (160, 0), (5, 1)]);
}

#[test]
fn what_makes_no_curve_is_reported() {
    let rows = two_classes(100, 2, 1.0, 3);
    let message = |options: &TrainOptions, fractions: &[f64], repeats: usize| {
        let curve = LearningCurveOptions { fractions: fractions.to_vec(), repeats, seed: 0 };
        let found = learning_curve(&net(&[2, 4, 1], 1), &rows.data(), None, options, &curve, None);
        found.unwrap_err().to_string()
    };
    for fractions in [&[][..], &[0.0], &[0.5, 0.2], &[0.5, 1.1], &[f64::NAN]] {
        assert!(message(&options(), fractions, 1).starts_with("fractions is ["), "{fractions:?}");
    }
    assert!(message(&options(), &[1.0], 0).contains("repeats is 0; wanted at least 1"));
    let none = TrainOptions { validation_fraction: 0.0, ..options() };
    assert!(message(&none, &[1.0], 1).contains("validation_fraction is 0; wanted above 0"));
}
