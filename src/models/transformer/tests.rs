//! The loss, its gradient, and the network as a whole. References: `tests/reference/transformer.json`, made by
//! `transformer.py` beside it.

use serde_json::Value;

use super::*;
use crate::kernels::optimizer::Optimizer;
use crate::kernels::{Context, Real};
use crate::models::{Batch, Loss, Network, Output, StepOptions, Trainer};
use crate::threads::Team;

/// The script's cases: configuration, loss, targets.
fn cases() -> [(&'static str, TransformerConfig, Loss, Vec<f32>); 3] {
    let config = |length, width, outputs, layers, heads, channels| TransformerConfig {
        layers,
        heads,
        channels,
        ..TransformerConfig::new(length, width, outputs)
    };
    let patches = TransformerConfig { pool: Pool::Class, ..config(5, 3, 1, 2, 2, 8) };
    let columns = TransformerConfig {
        order: TokenOrder::Columns,
        positions: false,
        ..config(4, 3, 4, 1, 3, 6)
    };
    let causal = TransformerConfig { causal: true, pool: Pool::Last, ..config(6, 2, 2, 2, 1, 4) };
    [
        ("patches", patches, Loss::BinaryCrossEntropy, vec![1.0, 0.0, 1.0]),
        ("columns", columns, Loss::SoftmaxCrossEntropy, vec![2.0, 0.0, 3.0]),
        ("causal", causal, Loss::Mse, wave(3..9, 1.0)),
    ]
}

/// scale·sin(1.7 i + 0.3), rounded to `f32`, as in the script.
fn wave(range: std::ops::Range<usize>, scale: f64) -> Vec<f32> {
    range.map(|i| (scale * (1.7 * i as f64 + 0.3).sin()) as f32).collect()
}

const WEIGHT: [f32; 3] = [1.0, -0.5, 2.0];

/// Returns loss, outputs and, if wanted, gradient in `T`.
fn run<T: Real>(
    config: &TransformerConfig,
    loss: Loss,
    targets: &[f32],
    parameters: &[f64],
    gradient: Option<&mut [T]>,
) -> (T, Vec<T>) {
    let layout = Layout::new(config).unwrap();
    let values = |values: &[f32]| values.iter().map(|&v| T::from_f64(v.into())).collect::<Vec<_>>();
    let parameters: Vec<T> = parameters.iter().map(|&p| T::from_f64(p)).collect();
    let b = WEIGHT.len();
    let mut x = wave(7..7 + b * layout.features(), 1.0);
    layout.arrange(&mut x, &mut vec![0.0; layout.features()]);
    let (x, target, weight) = (values(&x), values(targets), values(&WEIGHT));
    let [activations, statistics, slopes, workspace] = layout.sizes(b);
    let mut activations = vec![T::from_f64(f64::NAN); b * activations];
    let mut d_activations = vec![T::ZERO; activations.len()];
    let (mut statistics, mut slopes) = (vec![T::ZERO; b * statistics], vec![T::ZERO; b * slopes]);
    let (team, mut workspace) = (Team::new(2), vec![T::ZERO; workspace]);
    let context = Context::new(&team, &mut workspace);
    let value = match gradient {
        Some(gradient) => weighted_loss_pullback(
            &parameters,
            gradient,
            &x,
            &target,
            &weight,
            &mut activations,
            &mut d_activations,
            &mut statistics,
            &mut slopes,
            &layout,
            loss,
            T::ONE,
            &context,
            T::ONE,
        ),
        None => weighted_loss(
            &parameters,
            &x,
            &target,
            &weight,
            &mut activations,
            &mut statistics,
            &mut slopes,
            &layout,
            loss,
            T::ONE,
            &context,
        ),
    };
    let outputs = activations[activations.len() - b * layout.outputs()..].to_vec();
    (value, outputs)
}

/// ‖got − want‖ / ‖want‖.
fn difference<T: Real>(got: &[T], want: &[f64]) -> f64 {
    assert_eq!(got.len(), want.len());
    let error = got.iter().zip(want).map(|(g, w)| (g.to_f64() - w).powi(2)).sum::<f64>();
    (error / want.iter().map(|w| w * w).sum::<f64>()).sqrt()
}

fn against_pytorch<T: Real>(tolerance: f64) {
    let text = include_str!("../../../tests/reference/transformer.json");
    let reference: Value = serde_json::from_str(text).unwrap();
    for (name, config, loss, targets) in cases() {
        let array = |key: &str| -> Vec<f64> {
            let list = reference[name][key].as_array().unwrap();
            list.iter().map(|value| value.as_f64().unwrap()).collect()
        };
        let count = Layout::new(&config).unwrap().parameters();
        let parameters: Vec<f64> = wave(0..count, 0.5).iter().map(|&p| p.into()).collect();
        let mut gradient = vec![T::ZERO; count];
        let (value, outputs) = run(&config, loss, &targets, &parameters, Some(&mut gradient));
        let want = reference[name]["loss"].as_f64().unwrap();
        assert!((value.to_f64() - want).abs() < tolerance * want.abs(), "{name}: {value}, {want}");
        let error = difference(&outputs, &array("outputs"));
        assert!(error < tolerance, "{name}: outputs, {error:e}");
        let error = difference(&gradient, &array("gradient"));
        assert!(error < tolerance, "{name}: gradient, {error:e}");
    }
}

#[test]
fn loss_outputs_and_gradient_are_those_of_pytorch() {
    against_pytorch::<f64>(1e-7); // the digits written
    against_pytorch::<f32>(1e-5);
}

#[test]
fn the_gradient_is_that_of_central_differences() {
    for (name, config, loss, targets) in cases() {
        let count = Layout::new(&config).unwrap().parameters();
        let parameters: Vec<f64> = wave(0..count, 0.5).iter().map(|&p| p.into()).collect();
        let mut gradient = vec![0.0_f64; count];
        run(&config, loss, &targets, &parameters, Some(&mut gradient));
        for i in (0..count).step_by(7) {
            let at = |step: f64| {
                let mut moved = parameters.clone();
                moved[i] += step;
                run::<f64>(&config, loss, &targets, &moved, None).0
            };
            let want = (at(1e-5) - at(-1e-5)) / 2e-5;
            let error = (gradient[i] - want).abs();
            assert!(
                error < 1e-7 + 1e-6 * want.abs(),
                "{name}, {i}: {} against {want}",
                gradient[i]
            );
        }
    }
}

/// A network with non-trivial outputs: drawn parameters that are then changed.
fn network(config: TransformerConfig) -> Network {
    let mut net = Network::new(TransformerConfig { seed: 3, ..config }).unwrap();
    let count = net.parameters().len();
    for (p, w) in net.parameters_mut().iter_mut().zip(wave(0..count, 0.2)) {
        *p += w;
    }
    net
}

fn predict(net: &Network, x: &[f32]) -> Vec<f32> {
    let mut out = vec![0.0; x.len() / net.features() * net.outputs()];
    net.predict(x, net.features(), &mut out, Output::Raw).unwrap();
    out
}

#[test]
fn one_row_has_the_bits_of_a_batch() {
    for (name, config, ..) in cases() {
        let net = network(config);
        let (f, k) = (net.features(), net.outputs());
        let x = wave(0..300 * f, 1.0);
        let all = predict(&net, &x);
        for (r, row) in x.chunks(f).enumerate().step_by(17) {
            assert_eq!(predict(&net, row), all[r * k..][..k], "{name}, row {r}");
        }
    }
}

#[test]
fn without_positions_the_order_of_tokens_does_not_matter_and_with_them_it_does() {
    let (n, p) = (6, 3);
    for positions in [false, true] {
        let config = TransformerConfig { positions, ..TransformerConfig::new(n, p, 2) };
        let net = network(config);
        let row = wave(0..n * p, 1.0);
        let turned: Vec<f32> = row.chunks(p).rev().flatten().copied().collect();
        let (one, other) = (predict(&net, &row), predict(&net, &turned));
        let far = one.iter().zip(&other).map(|(a, b)| (a - b).abs()).fold(0.0, f32::max);
        assert_eq!(far > 1e-3, positions, "{far}");
    }
}

#[test]
fn array_columns_are_tokens_across() {
    let (n, p) = (5, 2);
    let patches = network(TransformerConfig::new(n, p, 1));
    let config =
        TransformerConfig { order: TokenOrder::Columns, ..TransformerConfig::new(n, p, 1) };
    let columns = network(config);
    let row = wave(0..n * p, 1.0); // token by token
    let across: Vec<f32> = (0..n * p).map(|i| row[i % n * p + i / n]).collect();
    assert_eq!(predict(&patches, &row), predict(&columns, &across));
}

#[test]
fn tokens_share_their_standardisation() {
    // Two tokens of two numbers: the first number has the values 1 ± 2 and 5 ± 2, the second 0 ± 1 and 0 ± 7.
    for (order, mean, scale) in [
        (TokenOrder::Patches, [1.0, 0.0, 5.0, 0.0], [2.0, 1.0, 2.0, 7.0]),
        (TokenOrder::Columns, [1.0, 5.0, 0.0, 0.0], [2.0, 2.0, 1.0, 7.0]),
    ] {
        let config = TransformerConfig { order, ..TransformerConfig::new(2, 2, 1) };
        let (mut mean, mut scale) = (mean, scale);
        Layout::new(&config).unwrap().share(&mut mean, &mut scale);
        let (a, b) = (8.0_f32.sqrt(), 5.0);
        match order {
            TokenOrder::Patches => assert_eq!((mean, scale), ([3.0, 0.0, 3.0, 0.0], [a, b, a, b])),
            TokenOrder::Columns => assert_eq!((mean, scale), ([3.0, 3.0, 0.0, 0.0], [a, a, b, b])),
        }
    }
}

fn train(threads: usize) -> (f64, f64, Vec<f32>) {
    let config = TransformerConfig { channels: 16, heads: 2, ..TransformerConfig::new(6, 2, 1) };
    let net = Network::new(config).unwrap();
    let rows = 600;
    let x = wave(0..rows * 12, 1.0);
    // The target is 1 if two of the six tokens are close to each other; a single token does not determine this.
    let near = |row: &[f32]| {
        let pair = |i: usize, j: usize| {
            (row[2 * i] - row[2 * j]).abs() + (row[2 * i + 1] - row[2 * j + 1]).abs() < 0.25
        };
        f32::from((0..6).any(|i| (0..i).any(|j| pair(i, j))))
    };
    let target: Vec<f32> = x.chunks(12).map(near).collect();
    let loss = Loss::BinaryCrossEntropy;
    let mut trainer = Trainer::new(&net, loss, Optimizer::default(), 300).unwrap();
    let team = Team::new(threads);
    let options =
        StepOptions { learning_rate: 3e-3, weight_decay: 0.0, dropout: 1.0, clip_norm: Some(1.0) };
    let mut losses = Vec::new();
    for step in 0..30 {
        let rows: Vec<u32> = (0..300).map(|i| (i * 2 + step) % 600).collect();
        let batch = Batch { x: &x, target: &target, weight: None, mean_weight: 1.0, rows: &rows };
        losses.push(trainer.step(&team, &batch, &options).loss);
    }
    (losses[0], losses[29], trainer.parameters().to_vec())
}

#[test]
fn any_number_of_threads_gives_the_same_bits_and_the_loss_falls() {
    let one = train(1);
    assert!(one.1 < 0.9 * one.0, "{} to {}", one.0, one.1);
    for threads in [2, 3] {
        assert!(train(threads) == one, "{threads} threads");
    }
}

#[test]
fn evaluation_has_the_bits_of_prediction() {
    let (_, config, loss, _) = cases()[1].clone();
    let net = network(config);
    let x = wave(0..500 * net.features(), 1.0);
    let target: Vec<f32> = (0..500).map(|i| (i % 4) as f32).collect();
    let mut trainer = Trainer::new(&net, loss, Optimizer::default(), 70).unwrap();
    let rows: Vec<u32> = (0..500).collect();
    let batch = Batch { x: &x, target: &target, weight: None, mean_weight: 1.0, rows: &rows };
    let mut outputs = vec![0.0; 500 * 4];
    trainer.evaluate(&Team::new(2), &batch, &mut outputs);
    assert_eq!(outputs, predict(&net, &x));
}

#[test]
fn sizes_that_cannot_be_are_refused() {
    let refused = |change: fn(&mut TransformerConfig)| {
        let mut config = TransformerConfig::new(4, 2, 1);
        change(&mut config);
        Network::new(config).unwrap_err().to_string()
    };
    assert_eq!(refused(|c| c.length = 0), "length is 0; wanted 1 to 2²⁰");
    assert_eq!(refused(|c| c.outputs = 1 << 21), "outputs is 2097152; wanted 1 to 2²⁰");
    assert_eq!(refused(|c| c.heads = 7), "heads is 7; wanted a divisor of the 64 channels");
    assert!(refused(|c| c.channels = 1 << 20).contains("2⁴⁰ parameters"));
    let error = "sum".parse::<Pool>().unwrap_err().to_string();
    assert_eq!(error, "pool is 'sum'; wanted one of mean, last, class");
}
