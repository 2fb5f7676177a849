//! Networks that differ between training and use, and parts with special training options.

use super::*;
use crate::models::composed::trace::{LayerId, Place, Purpose, Trace, new_layer};
use crate::models::network::Setup;
use crate::ranks::Ranks;
use crate::ranks::local::on_ranks;

const ROWS: usize = 70;

/// A trace of a network of 4 features, and its input.
fn trace() -> (Trace, u64) {
    let mut trace = Trace::new(Purpose::Network);
    let x = trace.input("x", &[4]).unwrap();
    (trace, x)
}

fn layer(trace: &mut Trace, kind: &str, name: &str, x: u64, ints: &[i64], reals: &[f64]) -> u64 {
    let id = LayerId { layer: new_layer(), name: name.into(), ..LayerId::default() };
    trace.layer(kind, &id, &[x], ints, reals, &Place::default()).unwrap()[0]
}

fn operation(trace: &mut Trace, name: &str, x: &[u64], reals: &[f64]) -> u64 {
    trace.operation(name, x, &[], reals, &Place::default()).unwrap()[0]
}

/// linear(tanh(norm(linear(x))))
fn normalised() -> Network {
    let (mut trace, x) = trace();
    let y = layer(&mut trace, "linear", "first", x, &[3], &[]);
    let y = layer(&mut trace, "batchnorm", "norm", y, &[], &[1e-5, 0.1]);
    let y = operation(&mut trace, "tanh", &[y], &[]);
    let y = layer(&mut trace, "linear", "last", y, &[1], &[]);
    Network::new(trace.compile(&[y], 5).unwrap()).unwrap()
}

struct Rows {
    x: Vec<f32>,
    target: Vec<f32>,
    rows: Vec<u32>,
}

impl Rows {
    fn new() -> Self {
        let target = (0..ROWS).map(|i| (i % 3 % 2) as f32).collect();
        Self { x: values(4 * ROWS, 0.3), target, rows: (0..ROWS as u32).collect() }
    }

    fn batch(&self) -> Batch<'_> {
        let Self { x, target, rows } = self;
        Batch { x, target, weight: None, mean_weight: 1.0, rows }
    }
}

fn options(learning_rate: f32) -> StepOptions {
    StepOptions { learning_rate, weight_decay: 0.0, dropout: 1.0, clip_norm: None }
}

fn trainer(net: &Network, rates: &[f32]) -> Trainer {
    let (loss, optimizer) = (Loss::BinaryCrossEntropy, Optimizer::Sgd { momentum: 0.0 });
    let setup =
        Setup { loss, function: None, optimizer, max_batch: ROWS, rates, ranks: Ranks::alone() };
    Trainer::with(net, &setup).unwrap()
}

fn tensor<'a>(net: &Network, parameters: &'a [f32], name: &str) -> &'a [f32] {
    let of = net.layout().tensors().iter().find(|tensor| tensor.name == name).unwrap();
    &parameters[of.range()]
}

#[test]
fn batch_norm_follows_the_batches_and_is_used_as_they_were() {
    let (net, rows) = (normalised(), Rows::new());
    let mut trainer = trainer(&net, &[]);
    trainer.step(&Team::new(2), &rows.batch(), &options(0.0));
    let parameters = trainer.parameters().to_vec();
    let [w, b] = ["first.weight", "first.bias"].map(|name| tensor(&net, &parameters, name));
    for c in 0..3 {
        let y = |row: &[f32]| {
            let sum = row.iter().enumerate().map(|(i, x)| f64::from(*x) * f64::from(w[i * 3 + c]));
            sum.sum::<f64>() + f64::from(b[c])
        };
        let all: Vec<f64> = rows.x.chunks_exact(4).map(y).collect();
        let mean = all.iter().sum::<f64>() / ROWS as f64;
        let square = all.iter().map(|y| (y - mean).powi(2)).sum::<f64>();
        let (variance, unbiased) = (square / ROWS as f64, square / (ROWS - 1) as f64);
        let [got_mean, got_variance] = ["norm.running_mean", "norm.running_var"]
            .map(|name| f64::from(tensor(&net, &parameters, name)[c]));
        assert!((got_mean - 0.1 * mean).abs() < 1e-6, "{got_mean} {mean}");
        assert!((got_variance - (0.9 + 0.1 * unbiased)).abs() < 1e-6, "{got_variance} {variance}");
    }

    // In use the network depends on its states only, not on the other rows of the batch.
    let mut used = normalised();
    used.parameters_mut().copy_from_slice(&parameters);
    let mut evaluated = vec![0.0; ROWS];
    trainer.evaluate(&Team::new(1), &rows.batch(), &mut evaluated);
    for (row, evaluated) in rows.x.chunks_exact(4).zip(&evaluated) {
        let mut one = [0.0];
        used.predict(row, 4, &mut one, Output::Raw).unwrap();
        assert_eq!(one[0].to_bits(), evaluated.to_bits());
    }
    assert_ne!(trainer.outputs(), evaluated);
}

#[test]
fn the_gradient_through_batch_norm_is_that_of_differences_with_the_same_bits_for_any_threads() {
    let (mut net, rows) = (normalised(), Rows::new());
    let losses = |net: &Network, threads: usize| {
        let mut trainer = trainer(net, &[]);
        let report = trainer.step(&Team::new(threads), &rows.batch(), &options(0.0));
        (report.loss, trainer.gradient().to_vec())
    };
    let (loss, gradient) = losses(&net, 1);
    assert_eq!((loss, gradient.clone()), losses(&net, 2));
    assert!(tensor(&net, &gradient, "norm.running_var").iter().all(|&g| g == 0.0));
    for name in ["first.weight", "norm.weight", "norm.bias", "last.weight"] {
        let range = net.layout().tensors().iter().find(|t| t.name == name).unwrap().range();
        for n in range {
            let (before, h) = (net.parameters()[n], 2e-3);
            let mut at = |value: f32| {
                net.parameters_mut()[n] = value;
                losses(&net, 1).0
            };
            let difference = (at(before + h) - at(before - h)) / f64::from(2.0 * h);
            at(before);
            assert!((difference - f64::from(gradient[n])).abs() < 2e-4, "{name} {n}: {difference}");
        }
    }
}

#[test]
fn a_network_with_states_is_saved_and_loaded() {
    let (mut net, rows) = (normalised(), Rows::new());
    let mut trainer = trainer(&net, &[]);
    for _ in 0..3 {
        trainer.step(&Team::new(1), &rows.batch(), &options(0.1));
    }
    net.parameters_mut().copy_from_slice(trainer.parameters());
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("net.safetensors");
    net.save(&path).unwrap();
    let loaded = Network::load(&path).unwrap();
    assert_eq!(loaded.parameters(), net.parameters());
    assert_eq!(loaded.config(), net.config());
    let again = self::trainer(&loaded, &[]).step(&Team::new(1), &rows.batch(), &options(0.1));
    assert_eq!(again, trainer.step(&Team::new(1), &rows.batch(), &options(0.1)));
}

#[test]
fn a_batch_norm_comes_back_from_onnx_as_one() {
    let (mut net, rows) = (normalised(), Rows::new());
    let mut first = trainer(&net, &[]);
    for _ in 0..3 {
        first.step(&Team::new(1), &rows.batch(), &options(0.1));
    }
    net.parameters_mut().copy_from_slice(first.parameters());
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("net.onnx");
    net.export_onnx(&path, Output::Raw).unwrap();
    let file = std::fs::read(&path).unwrap();
    assert!(file.windows(18).any(|bytes| bytes == b"BatchNormalization"));
    let back = Network::import_onnx(&path, &Default::default()).unwrap();
    let states = |net: &Network| {
        let tensors = net.layout().tensors().iter().enumerate();
        tensors.map(|(n, of)| (of.name.clone(), net.layout().is_state(n))).collect::<Vec<_>>()
    };
    assert_eq!(states(&back), states(&net));
    assert_eq!(states(&net).iter().filter(|of| of.1).count(), 2);
    assert!(back.summary().contains("running_mean [3] (state), running_var [3] (state)"));
    // Both networks get the same fit.
    let [mut own, mut again] = [trainer(&net, &[]), trainer(&back, &[])];
    for _ in 0..20 {
        let [a, b] = [&mut own, &mut again]
            .map(|trainer| trainer.step(&Team::new(1), &rows.batch(), &options(0.1)));
        assert!((a.loss - b.loss).abs() < 1e-6, "{a:?} {b:?}");
    }
    close(again.parameters(), own.parameters(), 1e-5);
    // Writing the network again gives the same file.
    let second = folder.path().join("second.onnx");
    back.export_onnx(&second, Output::Raw).unwrap();
    let again = Network::import_onnx(&second, &Default::default()).unwrap();
    assert_eq!((again.parameters(), states(&again)), (back.parameters(), states(&back)));
}

#[test]
fn a_frozen_batch_norm_normalises_by_what_it_knows_and_keeps_it() {
    let (mut net, rows) = (normalised(), Rows::new());
    for tensor in net.layout().tensors().to_vec() {
        if let Some(role) = tensor.name.strip_prefix("norm.running_") {
            let value = if role == "mean" { 0.5 } else { 2.0 };
            net.parameters_mut()[tensor.range()].fill(value);
        }
    }
    let is_norm = |name: &str| name.starts_with("norm.");
    let tensors = net.layout().tensors().to_vec();
    let rates: Vec<f32> =
        tensors.iter().map(|tensor| f32::from(u8::from(!is_norm(&tensor.name)))).collect();
    let mut wanted = vec![0.0; ROWS];
    net.predict(&rows.x, 4, &mut wanted, Output::Raw).unwrap();
    let mut trainer = trainer(&net, &rates);
    trainer.step(&Team::new(1), &rows.batch(), &options(0.1));
    close(trainer.outputs(), &wanted, 1e-6);
    for tensor in &tensors {
        let is_same = trainer.parameters()[tensor.range()] == net.parameters()[tensor.range()];
        assert_eq!(is_same, is_norm(&tensor.name), "{}", tensor.name);
    }
}

/// dropout(x·1 of 400 numbers), twice: one after the other or side by side.
fn dropped(swapped: bool) -> Network {
    let (mut trace, x) = trace();
    let wide = layer(&mut trace, "linear", "wide", x, &[400], &[]);
    let rates = if swapped { [0.5, 0.25] } else { [0.25, 0.5] };
    let mut parts = rates.map(|rate| (rate, operation(&mut trace, "dropout", &[wide], &[rate])));
    parts.sort_by(|a, b| a.0.total_cmp(&b.0));
    let y = operation(&mut trace, "sub", &[parts[0].1, parts[1].1], &[]);
    Network::new(trace.compile(&[y], 5).unwrap()).unwrap()
}

#[test]
fn dropout_drops_in_training_only_anew_in_each_step_and_row_whatever_the_threads() {
    let net = dropped(false);
    assert_eq!(net.config(), dropped(true).config());
    let rows = Rows::new();
    let target = vec![0.0; 400 * ROWS];
    let batch = Batch { target: &target, ..rows.batch() };
    let setup = Setup {
        loss: Loss::Mse,
        function: None,
        optimizer: Optimizer::default(),
        max_batch: ROWS,
        rates: &[],
        ranks: Ranks::alone(),
    };
    let run = |threads: usize| {
        let mut trainer = Trainer::with(&net, &setup).unwrap();
        let step = |trainer: &mut Trainer| {
            trainer.step(&Team::new(threads), &batch, &options(0.0));
            trainer.outputs().to_vec()
        };
        [step(&mut trainer), step(&mut trainer)]
    };
    let [first, second] = run(1);
    assert_eq!([first.clone(), second.clone()], run(2));
    // The remaining difference of two masked values: (0, 1/0.75) − (0, 1/0.5).
    let mut wide = vec![0.0; 400 * ROWS];
    net.predict(&rows.x, 4, &mut wide, Output::Raw).unwrap();
    assert!(wide.iter().all(|&y| y == 0.0));
    let share = |outputs: &[f32], is: fn(f32) -> bool| {
        outputs.iter().filter(|&&y| is(y)).count() as f64 / outputs.len() as f64
    };
    // Both are dropped with probability ¼·½; for 28,000 numbers the share has a deviation of 0.002.
    assert!((share(&first, |y| y == 0.0) - 0.125).abs() < 0.01);
    let differing = first.iter().zip(&second).filter(|(a, b)| a != b).count();
    assert!(differing > first.len() / 2, "{differing}");
    let mut rows_of =
        first.chunks_exact(400).map(|row| row.iter().map(|&y| y == 0.0).collect::<Vec<_>>());
    let one = rows_of.next().unwrap();
    assert!(rows_of.all(|other| other != one));
    // With half of the rates both are dropped with probability ⅛·¼. With a rate of 0 they are never
    // dropped.
    let faded = |dropout: f32| {
        let mut trainer = Trainer::with(&net, &setup).unwrap();
        trainer.step(Team::alone(), &batch, &StepOptions { dropout, ..options(0.0) });
        trainer.outputs().to_vec()
    };
    assert!(faded(0.0).iter().all(|&y| y == 0.0));
    assert!((share(&faded(0.5), |y| y == 0.0) - 0.125 * 0.25).abs() < 0.01);
}

#[test]
fn parts_are_frozen_or_have_rates_of_their_own() {
    let (net, rows) = (normalised(), Rows::new());
    // first.weight, first.bias, norm.weight, norm.bias, running_mean, running_var, last.weight, last.bias
    let names: Vec<&str> = net.layout().tensors().iter().map(|t| t.name.as_str()).collect();
    let rate = |name: &str| match name.split('.').next() {
        Some("first") => 0.0,
        Some("last") => 3.0,
        _ => 1.0,
    };
    let rates: Vec<f32> = names.iter().map(|name| rate(name)).collect();
    let [mut all, mut parts] = [trainer(&net, &[]), trainer(&net, &rates)];
    let whole = all.step(&Team::new(1), &rows.batch(), &options(0.1));
    let part = parts.step(&Team::new(1), &rows.batch(), &options(0.1));
    assert_eq!(whole.loss, part.loss);
    assert!(part.gradient_norm < whole.gradient_norm);
    for (name, rate) in names.iter().zip(&rates).filter(|(name, _)| !name.contains("running")) {
        let [before, all, part] = [net.parameters(), all.parameters(), parts.parameters()]
            .map(|parameters| tensor(&net, parameters, name));
        for ((before, all), part) in before.iter().zip(all).zip(part) {
            assert!((part - before - rate * (all - before)).abs() < 1e-6, "{name}");
        }
    }
    let frozen = vec![0.0; rates.len()];
    let setup = Setup {
        loss: Loss::BinaryCrossEntropy,
        function: None,
        optimizer: Optimizer::default(),
        max_batch: 1,
        rates: &frozen,
        ranks: Ranks::alone(),
    };
    assert!(Trainer::with(&net, &setup).unwrap_err().to_string().contains("all frozen"));
}

#[test]
fn parts_are_taken_from_other_networks_by_name() {
    let (mut net, mut other) = (normalised(), normalised());
    other.parameters_mut().iter_mut().for_each(|p| *p += 1.0);
    let input = Standardisation { mean: vec![0.5; 4], scale: vec![2.0; 4] };
    other.set_input_standardisation(Some(input.clone())).unwrap();
    let before = net.parameters().to_vec();
    net.take_part(&other, "first").unwrap();
    assert_eq!(net.input_standardisation(), Some(&input));
    for tensor in net.layout().tensors() {
        let taken = net.parameters()[tensor.range()] == other.parameters()[tensor.range()];
        let same = net.parameters()[tensor.range()] == before[tensor.range()];
        assert_eq!((taken, same), (tensor.name.starts_with("first."), !taken), "{}", tensor.name);
    }
    let refused = net.take_part(&other, "firs").unwrap_err().to_string();
    assert!(refused.contains("'firs'") || refused.contains("firs;"), "{refused}");
    assert!(refused.contains("first, norm, last"), "{refused}");
    let refused = net.take_part(&built_in(&[4, 3, 1]), "norm").unwrap_err().to_string();
    assert!(refused.contains("norm.weight") && refused.contains("layers.0"), "{refused}");
}

#[test]
fn batch_norm_has_the_same_bits_on_any_number_of_ranks() {
    let (net, rows) = (normalised(), 1000_u32);
    let x: Vec<f32> = values(4 * rows as usize, 0.3);
    let target: Vec<f32> = (0..rows).map(|i| (i % 3 % 2) as f32).collect();
    let rows: Vec<u32> = (0..rows).rev().collect();
    let batch = Batch { x: &x, target: &target, weight: None, mean_weight: 1.0, rows: &rows };
    let trained = |ranks: &Ranks| {
        let (loss, optimizer) = (Loss::BinaryCrossEntropy, Optimizer::Sgd { momentum: 0.5 });
        let (function, max_batch) = (None, 1000);
        let setup = Setup { loss, function, optimizer, max_batch, rates: &[], ranks };
        let mut trainer = Trainer::with(&net, &setup).unwrap();
        let team = Team::new(2);
        let reports: Vec<u64> =
            (0..3).map(|_| trainer.step(&team, &batch, &options(0.1)).loss.to_bits()).collect();
        let mut outputs = trainer.outputs().to_vec();
        let mut evaluated = vec![0.0; 1000];
        let loss = trainer.evaluate(&team, &batch, &mut evaluated);
        outputs.extend(evaluated);
        (reports, trainer.parameters().to_vec(), outputs, loss.to_bits())
    };
    let alone = trained(Ranks::alone());
    for size in [2, 3, 5] {
        for found in on_ranks(size, |ranks| trained(&ranks)) {
            assert_eq!(found, alone, "{size} ranks");
        }
    }
}
