//! A sweep over learning rates, on a problem with a closed solution.

use rootgrad::data::{Column, Dataset};
use rootgrad::kernels::Activation;
use rootgrad::kernels::optimizer::Optimizer;
use rootgrad::models::{MlpConfig, Network};
use rootgrad::selection::{LearningRateOptions, find_learning_rate};
use rootgrad::train::{Loss, TrainOptions};

use crate::common::{bits, net, quiet, two_classes};

/// t = 3 x + 4 z with x and z each 1 or -1, independent of each other. Standardised, t is 0.6 x + 0.8 z. The loss of w x + b is therefore
/// 0.64 + (w - 0.6)² + b², or 25 times that in the target's units.
fn plane() -> (Vec<f32>, Vec<f32>) {
    let x = |row: usize| if row.is_multiple_of(2) { 1.0 } else { -1.0 };
    let z = |row: usize| if row % 4 < 2 { 1.0 } else { -1.0 };
    ((0..4000).map(x).collect(), (0..4000).map(|row| 3.0 * x(row) + 4.0 * z(row)).collect())
}

/// Gradient descent on all rows at once.
fn descent() -> TrainOptions {
    TrainOptions {
        batch_size: 4000,
        optimizer: Optimizer::Sgd { momentum: 0.0 },
        weight_decay: Some(0.0),
        loss: Some(Loss::Mse),
        ..quiet()
    }
}

fn line(slope: f32) -> Network {
    let config =
        MlpConfig { widths: vec![1, 1], activation: Activation::Identity, init: None, seed: 0 };
    Network::from_parts(config, &[slope, 0.0]).unwrap()
}

#[test]
fn losses_of_a_parabola_are_those_of_gradient_descent() {
    let (x, target) = plane();
    let data = Dataset::borrowed(vec![Column::scalar("x")], &x, &target, None).unwrap();
    let model = line(-1.4);
    let before = bits(&model);
    let rates =
        LearningRateOptions { low: 1e-4, high: 0.4, steps: 120, ..LearningRateOptions::default() };
    let found = find_learning_rate(&model, &data, &descent(), &rates).unwrap();
    assert_eq!(bits(&model), before, "the network stays as it was");
    assert!(model.loss().is_none() && model.columns().is_empty());
    assert!(!found.diverged);
    assert_eq!((found.rates.len(), found.losses.len(), found.smoothed.len()), (120, 120, 120));
    let step = 4000_f64.ln() / 119.0;
    // Each step multiplies w - 0.6 by 1 - 2η; the reported loss is that before the step.
    let mut error = -2.0_f64;
    for (number, (&rate, &loss)) in found.rates.iter().zip(&found.losses).enumerate() {
        assert!((rate / (1e-4 * (step * number as f64).exp()) - 1.0).abs() < 1e-9);
        let wanted = 16.0 + 25.0 * error * error;
        assert!((loss / wanted - 1.0).abs() < 1e-3, "step {number}: {loss}, wanted {wanted}");
        error *= 1.0 - 2.0 * rate;
    }
    // With steps so small that sums are integrals, the loss above its minimum is e^(-4η/step). It falls fastest with ln η at 4η = step.
    let suggestion = found.suggestion.unwrap();
    assert!((suggestion / (step / 4.0) - 1.0).abs() < 0.2, "{suggestion}, wanted {}", step / 4.0);
}

#[test]
fn it_ends_where_the_loss_has_grown() {
    let (x, target) = plane();
    let data = Dataset::borrowed(vec![Column::scalar("x")], &x, &target, None).unwrap();
    // Beyond η = 1 each step increases the distance.
    let rates =
        LearningRateOptions { low: 1.1, high: 10.0, steps: 500, ..LearningRateOptions::default() };
    let found = find_learning_rate(&line(-1.4), &data, &descent(), &rates).unwrap();
    assert!(found.diverged && found.rates.len() < 100, "{}", found.rates.len());
    assert!(found.losses.last().unwrap() > &(4.0 * found.losses[0]));
    assert_eq!(found.suggestion, None, "the loss never falls");
    let later = LearningRateOptions { diverges: 100.0, ..rates };
    let later = find_learning_rate(&line(-1.4), &data, &descent(), &later).unwrap();
    assert!(later.rates.len() > found.rates.len());
}

#[test]
fn a_sweep_of_batches_depends_on_the_set_of_rows_alone() {
    let rows = two_classes(500, 2, 2.0, 1);
    let options = TrainOptions { batch_size: 64, threads: 1, ..quiet() };
    let rates = LearningRateOptions { steps: 60, ..LearningRateOptions::default() };
    let model = net(&[2, 16, 1], 1);
    let first = find_learning_rate(&model, &rows.data(), &options, &rates).unwrap();
    let order = crate::common::permutation(500, 4);
    let options = TrainOptions { threads: 3, ..options };
    let again = find_learning_rate(&model, &rows.ordered(&order).data(), &options, &rates).unwrap();
    assert_eq!(first, again);
    assert!((1e-4..1.0).contains(&first.suggestion.unwrap()), "{first:?}");
}

#[test]
fn options_out_of_range_are_named() {
    let rows = two_classes(50, 2, 2.0, 1);
    let message = |rates: LearningRateOptions| {
        let refused = find_learning_rate(&net(&[2, 1], 1), &rows.data(), &quiet(), &rates);
        refused.unwrap_err().to_string()
    };
    let all = LearningRateOptions::default;
    assert!(
        message(LearningRateOptions { low: 0.0, ..all() })
            .contains("the learning rates is 0 to 10")
    );
    assert!(message(LearningRateOptions { high: 1e-8, ..all() }).contains("the learning rates"));
    assert!(
        message(LearningRateOptions { high: f64::NAN, ..all() }).contains("the learning rates")
    );
    assert!(
        message(LearningRateOptions { steps: 9, ..all() }).contains("steps is 9; wanted from 10")
    );
    assert!(message(LearningRateOptions { diverges: 1.0, ..all() }).contains("diverges is 1"));
    let hot = LearningRateOptions { low: 1e20, high: 1e30, ..all() };
    assert!(message(hot).contains("begin the sweep at a lower rate"));
}
