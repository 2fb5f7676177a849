//! Tests of the network as a whole.

use super::*;
use crate::kernels::Activation;
use crate::kernels::optimizer::Optimizer;
use crate::models::{Init, MlpConfig};
use crate::threads::Team;

fn net(widths: &[usize], activation: Activation) -> Network {
    Network::new(MlpConfig { widths: widths.to_vec(), activation, init: Some(Init::He), seed: 7 })
        .unwrap()
}

/// Reproducible numbers on (−1, 1) without a generator.
fn values(n: usize, salt: f32) -> Vec<f32> {
    (0..n).map(|i| (i as f32 * 0.7 + salt).sin()).collect()
}

#[test]
fn bad_widths_are_refused() {
    for widths in [vec![], vec![3], vec![3, 0, 1], vec![usize::MAX, 2]] {
        let config = MlpConfig { widths, activation: Activation::Relu, init: None, seed: 0 };
        let message = Network::new(config).unwrap_err().to_string();
        assert!(message.contains("widths"), "{message}");
    }
}

#[test]
fn the_layout_has_no_gaps() {
    let net = net(&[3, 5, 2], Activation::Relu);
    let names: Vec<&str> = net.layout().tensors().iter().map(|t| t.name.as_str()).collect();
    assert_eq!(names, ["layers.0.weight", "layers.0.bias", "layers.1.weight", "layers.1.bias"]);
    assert_eq!(net.parameters().len(), 3 * 5 + 5 + 5 * 2 + 2);
}

#[test]
fn weights_have_the_variance_asked_for() {
    let variance =
        |w: &[f32]| w.iter().map(|&w| f64::from(w).powi(2)).sum::<f64>() / w.len() as f64;
    let cases =
        [(Init::He, 2.0 / 100.0), (Init::Xavier, 2.0 / 400.0), (Init::Bounded, 1.0 / 300.0)];
    for (init, first) in cases {
        let widths = vec![100, 300, 1];
        let config = MlpConfig { widths, activation: Activation::Relu, init: Some(init), seed: 1 };
        let net = Network::new(config).unwrap();
        let Layout::Function(Function::Mlp(layout)) = net.layout() else { panic!("an MLP") };
        let layer = &layout.layers()[0];
        let got = variance(&net.parameters()[layer.weight.clone()]);
        // The relative error of a variance from n uniform draws is √(0.8/n) = 0.005 here.
        assert!((got / first - 1.0).abs() < 0.02, "{init:?}: {got} against {first}");
        let biases = &net.parameters()[layer.bias.clone()];
        let bound = if init == Init::Bounded { 0.1 } else { 0.0 };
        assert!(biases.iter().all(|b| b.abs() <= bound) && (bound == 0.0 || biases[0] != 0.0));
    }
}

#[test]
fn one_row_has_the_bits_of_a_batch() {
    for (activation, _) in Activation::ALL {
        let mut net = net(&[5, 33, 17, 3], activation);
        let s = Standardisation { mean: values(5, 0.3), scale: vec![0.5; 5] };
        net.set_input_standardisation(Some(s)).unwrap();
        let x = values(7 * 200, 0.1);
        let mut all = vec![0.0; 3 * 200];
        net.predict(&x, 7, &mut all, Output::Raw).unwrap();
        for r in 0..200 {
            let mut one = [0.0; 3];
            net.predict(&x[7 * r..][..5], 5, &mut one, Output::Raw).unwrap();
            assert_eq!(one, all[3 * r..][..3], "{activation} row {r}");
        }
    }
}

#[test]
fn predict_refuses_what_does_not_fit() {
    let mut net = net(&[4, 8, 2], Activation::Relu);
    let mut refuse = |x: &[f32], stride, out: &mut [f32], output, text: &str| {
        let message = net.predict(x, stride, out, output).unwrap_err().to_string();
        assert!(message.contains(text), "{message}");
        net.set_loss(Some(Loss::Mse));
    };
    refuse(&[0.0; 8], 4, &mut [0.0; 3], Output::Raw, "out has shape 3; wanted a multiple of 2");
    refuse(&[0.0; 8], 3, &mut [0.0; 4], Output::Raw, "row_stride is 3");
    refuse(&[0.0; 7], 4, &mut [0.0; 4], Output::Raw, "x has shape 7; wanted at least 8");
    refuse(&[0.0; 8], 4, &mut [0.0; 4], Output::Probability, "regression");
    net.predict(&[], 4, &mut [], Output::Raw).unwrap();
}

#[test]
fn probabilities_sum_to_one() {
    let net = net(&[4, 8, 3], Activation::Silu);
    let mut p = [0.0; 30];
    net.predict(&values(40, 0.0), 4, &mut p, Output::Probability).unwrap();
    for row in p.chunks(3) {
        assert!((row.iter().sum::<f32>() - 1.0).abs() < 1e-6);
    }
}

fn train(threads: usize, steps: usize, optimizer: Optimizer, clip: Option<f32>) -> (f64, Vec<f32>) {
    let net = net(&[6, 24, 16, 1], Activation::Gelu);
    let n = 1500;
    let x = values(6 * n, 0.2);
    let target: Vec<f32> =
        x.chunks(6).map(|x| f32::from(u8::from(x[0] * x[3] > x[1] - 0.1))).collect();
    let weight: Vec<f32> = values(n, 0.5).iter().map(|w| 0.8 + w).collect();
    let mut trainer = Trainer::new(&net, Loss::BinaryCrossEntropy, optimizer, 700).unwrap();
    let team = Team::new(threads);
    let options =
        StepOptions { learning_rate: 3e-3, weight_decay: 0.01, dropout: 1.0, clip_norm: clip };
    let mut report = StepReport { loss: 0.0, gradient_norm: 0.0 };
    for step in 0..steps {
        let rows: Vec<u32> = (0..700).map(|i| ((i * 7 + step * 31) % n) as u32).collect();
        let batch =
            Batch { x: &x, target: &target, weight: Some(&weight), mean_weight: 0.8, rows: &rows };
        report = trainer.step(&team, &batch, &options);
    }
    (report.loss, trainer.parameters().to_vec())
}

#[test]
fn training_lowers_the_loss_with_every_optimizer() {
    let adam = Optimizer::Adam { beta1: 0.9, beta2: 0.999, epsilon: 1e-8 };
    for optimizer in [Optimizer::default(), adam, Optimizer::Sgd { momentum: 0.9 }] {
        let (first, last) = (train(1, 1, optimizer, None).0, train(1, 150, optimizer, None).0);
        assert!(last < 0.8 * first, "{optimizer:?}: {first} to {last}");
    }
}

#[test]
fn any_number_of_threads_gives_the_same_bits() {
    for clip in [None, Some(0.05)] {
        let one = train(1, 20, Optimizer::default(), clip);
        for threads in 2..=3 {
            assert_eq!(one, train(threads, 20, Optimizer::default(), clip), "{threads} threads");
        }
    }
}

#[test]
fn evaluate_agrees_with_predict() {
    for (mean, scale) in [(vec![90.0], vec![2.5]), (vec![90.0, -1.0, 4e5], vec![2.5, 0.1, 1e4])] {
        evaluate_agrees(Standardisation { mean, scale });
    }
}

/// Checks a regression whose targets have this standardisation and all lie at their means.
fn evaluate_agrees(t: Standardisation) {
    let k = t.len();
    let mut net = net(&[6, 24, k], Activation::Tanh);
    let s = Standardisation { mean: vec![0.1; 6], scale: vec![0.7; 6] };
    net.set_input_standardisation(Some(s)).unwrap();
    net.set_target_standardisation(Some(t.clone())).unwrap();
    let n = 5000;
    let x = values(6 * n, 0.2);
    let target = t.mean.repeat(n);
    let mut trainer = Trainer::new(&net, Loss::Mse, Optimizer::default(), 300).unwrap();
    let rows: Vec<u32> = (0..n as u32).rev().collect();
    let batch = Batch { x: &x, target: &target, weight: None, mean_weight: 1.0, rows: &rows };
    let mut outputs = vec![0.0; n * k];
    let sum = trainer.evaluate(&Team::new(2), &batch, &mut outputs);
    let mut expected = vec![0.0; n * k];
    net.predict(&x, 6, &mut expected, Output::Raw).unwrap();
    let expected: Vec<f32> = expected.chunks(k).rev().flatten().copied().collect();
    assert_eq!(outputs, expected);
    let square = |i: usize| {
        let (mean, scale) = (f64::from(t.mean[i % k]), f64::from(t.scale[i % k]));
        ((f64::from(expected[i]) - mean) / scale).powi(2) / k as f64
    };
    let direct: f64 = (0..n * k).map(square).sum();
    assert!((sum / direct - 1.0).abs() < 1e-4, "{sum} against {direct}");
}
