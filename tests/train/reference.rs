//! Whole fits compared with PyTorch: the order of the loop (loss, decay, clip, schedule), not only the kernels.

use rootgrad::kernels::Activation;
use rootgrad::models::{Init, MlpConfig, Network};
use rootgrad::train::{History, Loss, Optimizer, Schedule, TrainOptions, fit};

use crate::common::{Rows, quiet};

/// Values from tests/reference/fit.py (PyTorch, in double precision): losses of epochs 1, 2, 6, 21 and 40, some
/// parameters, the norm of all.
mod expected {
    pub(super) const CLASSIFIER_LOSSES: [f64; 5] = [
        0.816864717673632,
        0.7952616994031395,
        0.6555355349666572,
        0.17763382073013415,
        0.16122766858868173,
    ];
    pub(super) const CLASSIFIER_PARAMETERS: [f64; 4] =
        [-0.5339170554983773, -0.2432184748275456, -0.8572871580804038, -0.17979535999882795];
    pub(super) const CLASSIFIER_NORM: f64 = 4.116377074119279;
    pub(super) const REGRESSION_LOSSES: [f64; 5] = [
        430.2952842459747,
        428.7033777633906,
        410.04603908621306,
        280.3966474900391,
        47.28527403090765,
    ];
    pub(super) const REGRESSION_PARAMETERS: [f64; 4] =
        [-1.7556489756305593, 0.4114640692363553, -0.4753494675405013, 1.2196199177128237];
    pub(super) const REGRESSION_NORM: f64 = 4.506033883099927;
}

/// ranqd1 of Numerical Recipes, on [0, 1) with 24 bits.
fn numbers(seed: u32) -> impl Iterator<Item = f64> {
    let step = |x: u32| Some(x.wrapping_mul(1_664_525).wrapping_add(1_013_904_223));
    std::iter::successors(step(seed), move |&x| step(x)).map(|x| f64::from(x >> 8) / 16_777_216.0)
}

/// The script's rows: features and weights, with the targets of the classifier and of the regression.
fn rows() -> (Rows, Rows) {
    let mut numbers = numbers(11);
    let mut next = || numbers.next().unwrap();
    let mut x = Vec::new();
    for _ in 0..96 {
        x.push((8.0 * next() - 1.0) as f32);
        x.push((next() * 0.25) as f32);
    }
    let mut label = |p: &[f32]| f32::from(p[0] + 16.0 * p[1] + 2.0 * next() as f32 > 6.0);
    let label: Vec<f32> = x.chunks(2).map(&mut label).collect();
    let value = |p: &[f32]| 100.0 + 30.0 * f64::from(p[0]).sin() + 40.0 * f64::from(p[1]);
    let value: Vec<f32> = x.chunks(2).map(|p| value(p) as f32).collect();
    let weight: Vec<f32> = (0..96).map(|_| (2.0 * next() - 0.25) as f32).collect();
    assert!(weight.iter().any(|w| *w < 0.0));
    let rows = |target| Rows { features: 2, x: x.clone(), target, weight: Some(weight.clone()) };
    (rows(label), rows(value))
}

/// The script's network.
fn network(activation: Activation) -> Network {
    let init = Some(Init::He);
    let config = MlpConfig { widths: vec![2, 6, 5, 1], activation, init, seed: 0 };
    let mut model = Network::new(config).unwrap();
    let mut numbers = numbers(5);
    let tensors = model.layout().tensors().to_vec();
    for tensor in tensors {
        let scale = if tensor.is_matrix() { 1.0 } else { 0.2 };
        for parameter in &mut model.parameters_mut()[tensor.range()] {
            *parameter = (scale * (numbers.next().unwrap() - 0.5)) as f32;
        }
    }
    model
}

fn check(model: &Network, history: &History, losses: [f64; 5], parameters: [f64; 4], norm: f64) {
    let close = |what: &str, got: f64, wanted: f64| {
        assert!((got - wanted).abs() < 2e-4 * wanted.abs(), "{what}: {got}, PyTorch has {wanted}");
    };
    for (epoch, wanted) in [0, 1, 5, 20, 39].into_iter().zip(losses) {
        close(&format!("loss of epoch {}", epoch + 1), history.epochs[epoch].train_loss, wanted);
    }
    let p = model.parameters();
    for (index, wanted) in [0, 13, 30, p.len() - 1].into_iter().zip(parameters) {
        close(&format!("parameter {index}"), f64::from(p[index]), wanted);
    }
    close("norm", p.iter().map(|p| f64::from(*p).powi(2)).sum::<f64>().sqrt(), norm);
}

#[test]
fn a_classifier_by_adamw_cosine_and_clipping() {
    let options = TrainOptions {
        epochs: Some(40),
        batch_size: 1000,
        learning_rate: Some(0.05),
        optimizer: Optimizer::AdamW { beta1: 0.8, beta2: 0.95, epsilon: 1e-6 },
        weight_decay: Some(0.3),
        schedule: Some(Schedule::Cosine { warmup_fraction: 0.1, final_fraction: 0.0 }),
        clip_norm: Some(0.2),
        validation_fraction: 0.0,
        ..quiet()
    };
    let mut model = network(Activation::Tanh);
    let history = fit(&mut model, &rows().0.data(), None, &options, None).unwrap();
    use expected::{CLASSIFIER_LOSSES, CLASSIFIER_NORM, CLASSIFIER_PARAMETERS};
    check(&model, &history, CLASSIFIER_LOSSES, CLASSIFIER_PARAMETERS, CLASSIFIER_NORM);
}

#[test]
fn a_regression_by_sgd_with_momentum_and_steps() {
    let options = TrainOptions {
        epochs: Some(40),
        batch_size: 1000,
        learning_rate: Some(0.2),
        optimizer: Optimizer::Sgd { momentum: 0.9 },
        weight_decay: Some(0.01),
        schedule: Some(Schedule::Step { every_epochs: 15, factor: 0.5 }),
        validation_fraction: 0.0,
        loss: Some(Loss::Mse),
        ..quiet()
    };
    let mut model = network(Activation::Gelu);
    let history = fit(&mut model, &rows().1.data(), None, &options, None).unwrap();
    use expected::{REGRESSION_LOSSES, REGRESSION_NORM, REGRESSION_PARAMETERS};
    check(&model, &history, REGRESSION_LOSSES, REGRESSION_PARAMETERS, REGRESSION_NORM);
}
