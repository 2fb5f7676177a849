//! Composed networks compared with built-in ones, and the guarantees of their documentation.

mod members;
mod modes;

use crate::data::{Column, Dataset, Standardisation};
use crate::graph::{Graph, Id, Initial, LossReduction, Shape, Unary};
use crate::kernels::Activation;
use crate::kernels::optimizer::Optimizer;
use crate::models::{
    Batch, ComposedConfig, Init, Loss, LossFunction, MlpConfig, Network, Output, StepOptions,
    Trainer,
};
use crate::threads::Team;
use crate::train::{Progress, Schedule, TrainOptions, fit};

/// Reproducible numbers on (−1, 1).
fn values(n: usize, salt: f32) -> Vec<f32> {
    (0..n).map(|i| (i as f32 * 0.7 + salt).sin()).collect()
}

/// A perceptron as a graph.
fn perceptron(widths: &[usize]) -> Network {
    let mut graph = Graph::new();
    let mut x = graph.input("x", &widths[..1]).unwrap();
    for (n, pair) in widths.windows(2).enumerate() {
        let initial = Initial::Weights { inputs: pair[0] };
        let name = |part| format!("layers.{n}.{part}");
        let w = graph.parameter_from(name("weight"), pair, initial).unwrap();
        let initial = Initial::Bounded { inputs: pair[0] };
        let b = graph.parameter_from(name("bias"), &pair[1..], initial).unwrap();
        x = graph.linear(x, w, Some(b)).unwrap();
        if n + 2 < widths.len() {
            x = graph.unary(Unary::Gelu, x).unwrap();
        }
    }
    Network::new(ComposedConfig::new(&graph, &[x], 7).unwrap()).unwrap()
}

fn built_in(widths: &[usize]) -> Network {
    let (widths, activation) = (widths.to_vec(), Activation::Gelu);
    // Layers of a composed network are initialised as [`Init::Bounded`].
    Network::new(MlpConfig { widths, activation, init: Some(Init::Bounded), seed: 7 }).unwrap()
}

fn close(a: &[f32], b: &[f32], tolerance: f32) {
    assert_eq!(a.len(), b.len());
    for (i, (a, b)) in a.iter().zip(b).enumerate() {
        assert!((a - b).abs() <= tolerance * (1.0 + b.abs()), "number {i}: {a} and {b}");
    }
}

#[test]
fn weights_begin_as_those_of_the_built_in() {
    let (composed, built_in) = (perceptron(&[6, 24, 16, 1]), built_in(&[6, 24, 16, 1]));
    assert_eq!(composed.parameters(), built_in.parameters());
    assert_eq!(composed.layout().tensors(), built_in.layout().tensors());
}

#[test]
fn a_perceptron_trains_as_the_built_in_with_every_loss() {
    let losses = [
        (Loss::BinaryCrossEntropy, 1),
        (Loss::SoftmaxCrossEntropy, 3),
        (Loss::Mse, 2),
        (Loss::Huber(0.3), 2),
    ];
    for (loss, k) in losses {
        let widths = [6, 24, 16, k];
        let mut nets = [perceptron(&widths), built_in(&widths)];
        let n = 900;
        let (x, weight) = (values(6 * n, 0.2), values(n, 0.5));
        let weight: Vec<f32> = weight.iter().map(|w| 0.8 + w).collect();
        let targets = loss.targets(k);
        let target: Vec<f32> = match loss {
            Loss::Mse | Loss::Huber(_) => values(targets * n, 0.9),
            _ => (0..n).map(|i| (i * i % k.max(2)) as f32).collect(),
        };
        for net in &mut nets {
            let input = Standardisation { mean: vec![0.1; 6], scale: vec![0.6; 6] };
            net.set_input_standardisation(Some(input)).unwrap();
            if !loss.is_classification() {
                let target = Standardisation { mean: vec![0.2; k], scale: vec![0.7; k] };
                net.set_target_standardisation(Some(target)).unwrap();
            }
        }
        let [mut composed, mut built_in] =
            nets.map(|net| Trainer::new(&net, loss, Optimizer::default(), n).unwrap());
        let rows: Vec<u32> = (0..n as u32).rev().collect();
        let batch =
            Batch { x: &x, target: &target, weight: Some(&weight), mean_weight: 0.8, rows: &rows };
        let (team, options) = (
            Team::new(2),
            StepOptions {
                learning_rate: 1e-2,
                weight_decay: 0.01,
                dropout: 1.0,
                clip_norm: Some(0.5),
            },
        );
        for _ in 0..3 {
            let [a, b] = [&mut composed, &mut built_in].map(|t| t.step(&team, &batch, &options));
            assert!((a.loss - b.loss).abs() < 1e-5 * (1.0 + b.loss.abs()), "{loss:?} {a:?} {b:?}");
            assert!((a.gradient_norm / b.gradient_norm - 1.0).abs() < 1e-4, "{loss:?}");
            close(composed.outputs(), built_in.outputs(), 1e-4);
        }
        close(composed.gradient(), built_in.gradient(), 1e-4);
        close(composed.parameters(), built_in.parameters(), 1e-3);
        let (mut a, mut b) = (vec![0.0; n * k], vec![0.0; n * k]);
        let sums =
            [composed.evaluate(&team, &batch, &mut a), built_in.evaluate(&team, &batch, &mut b)];
        assert!((sums[0] / sums[1] - 1.0).abs() < 1e-3, "{loss:?}: {sums:?}");
        close(&a, &b, 1e-3);
    }
}

/// The unit of the weights does not matter, even if a weight is a subnormal float: the results are those of an `Mlp`.
#[test]
fn weights_in_any_unit_count_as_in_the_built_in() {
    let n = 300;
    let x = values(2 * n, 0.2);
    let target: Vec<f32> = (0..n).map(|row| f32::from(x[2 * row] * x[2 * row + 1] > 0.0)).collect();
    let fitted = |mut net: Network, unit: f32| {
        let weight: Vec<f32> = (0..n).map(|row| unit * (1 + row % 3) as f32).collect();
        let columns = vec![Column::array("x", 2)];
        let data = Dataset::borrowed(columns, &x, &target, Some(&weight)).unwrap();
        let options = TrainOptions {
            epochs: Some(10),
            batch_size: 32,
            learning_rate: Some(1e-3),
            schedule: Some(Schedule::Constant),
            progress: Progress::Off,
            interruptible: false,
            ..TrainOptions::default()
        };
        let last = fit(&mut net, &data, None, &options, None).unwrap().epochs[9];
        [last.train_loss, last.validation_loss]
    };
    let wanted = fitted(built_in(&[2, 16, 1]), 1.0);
    assert!(wanted.iter().all(|loss| *loss > 0.1), "{wanted:?}");
    // 2⁻¹³¹, 4·10⁻⁴⁰, is a subnormal number; 1, 2 and 3 times this number are not rounded.
    for unit in [1.0, 1e-9, 1e-30, 2f32.powi(-131)] {
        for net in [perceptron(&[2, 16, 1]), built_in(&[2, 16, 1])] {
            let got = fitted(net, unit);
            for (got, wanted) in got.iter().zip(wanted) {
                assert!(
                    (got / wanted - 1.0).abs() < 1e-3,
                    "{got} for {wanted}, weights of {unit:e}"
                );
            }
        }
    }
}

/// A network whose rows have particles in several sizes, an index into its own table, and two outputs.
fn particles() -> (Graph, Vec<Id>) {
    let mut graph = Graph::new();
    let momenta = graph.input("momenta", &[3, 5]).unwrap(); // (numbers, particles)
    let kind = graph.input("kind", &[]).unwrap();
    let table = graph.parameter_from("kinds", &[4, 2], Initial::Table).unwrap();
    let weight = graph.parameter_from("phi", &[3, 6], Initial::Weights { inputs: 3 }).unwrap();
    let head = graph.parameter_from("head", &[8, 1], Initial::Weights { inputs: 8 }).unwrap();
    let x = graph.transpose(momenta, &[1, 0]).unwrap();
    let x = graph.linear(x, weight, None).unwrap();
    let x = graph.unary(Unary::Relu, x).unwrap();
    let x = graph.mean(x, &[0]).unwrap();
    let kind = graph.gather(table, kind).unwrap();
    let both = graph.concat(&[x, kind], 0).unwrap();
    let score = graph.linear(both, head, None).unwrap();
    let total = graph.sum(momenta, &[-1]).unwrap();
    (graph, vec![score, total])
}

#[test]
fn inputs_and_outputs_lie_one_after_the_other() {
    let (graph, outputs) = particles();
    let mut net = Network::new(ComposedConfig::new(&graph, &outputs, 3).unwrap()).unwrap();
    assert_eq!((net.features(), net.outputs()), (16, 4));
    let shared =
        Standardisation { mean: (0..16).map(|f| f as f32).collect(), scale: vec![2.0; 16] };
    let shared = net.shared(shared);
    // All values of a channel get the mean of five particles (0 to 4: 2). The variance of these means, 2, is added to
    // the channel's own.
    assert_eq!(shared.mean[..6], [2.0, 2.0, 2.0, 2.0, 2.0, 7.0]);
    assert!((shared.scale[0] - 6_f32.sqrt()).abs() < 1e-6);
    // A value that is an index is left unchanged.
    assert_eq!((shared.mean[15], shared.scale[15]), (0.0, 1.0));
    net.set_input_standardisation(Some(shared)).unwrap();
    let mut x = values(16, 0.3);
    x[15] = 2.0;
    let mut y = [0.0; 4];
    net.predict(&x, 16, &mut y, Output::Raw).unwrap();
    for (number, &y) in y[1..].iter().enumerate() {
        let (mean, scale) = (2.0 + 5.0 * number as f32, 6_f32.sqrt());
        let sum: f32 = x[5 * number..][..5].iter().map(|x| (x - mean) / scale).sum();
        assert!((y - sum).abs() < 1e-5, "{y} {sum}");
    }
}

#[test]
fn masks_are_left_as_they_are() {
    // A standardised 0 would no longer be 0 and would mask nothing.
    let mut graph = Graph::new();
    let x = graph.input("x", &[3, 2]).unwrap();
    let (means, attended) = (graph.input("a", &[3]).unwrap(), graph.input("b", &[3]).unwrap());
    let chosen = graph.input("c", &[3, 1]).unwrap();
    let zero = graph.scalar(0.0);
    let y = graph.select(chosen, x, zero).unwrap();
    let y = graph.attention([y, y, y], 1, Some(attended), false).unwrap();
    let y = graph.masked_mean(y, means, 0).unwrap();
    let net = Network::new(ComposedConfig::new(&graph, &[y], 3).unwrap()).unwrap();
    let input = net.shared(Standardisation { mean: vec![0.5; 15], scale: vec![0.25; 15] });
    assert_eq!((&input.mean[..6], &input.mean[6..]), (&[0.5; 6][..], &[0.0; 9][..]));
    assert_eq!((&input.scale[..6], &input.scale[6..]), (&[0.25; 6][..], &[1.0; 9][..]));
}

#[test]
fn rows_threads_and_files_do_not_change_bits() {
    let (graph, outputs) = particles();
    let net = Network::new(ComposedConfig::new(&graph, &outputs[..1], 3).unwrap()).unwrap();
    let mut x = values(16 * 300, 0.3);
    x.iter_mut().skip(15).step_by(16).enumerate().for_each(|(i, kind)| *kind = (i % 4) as f32);
    let target: Vec<f32> = x.chunks(16).map(|x| f32::from(u8::from(x[0] + x[6] > 0.2))).collect();
    let columns = vec![Column::array("p", 15), Column::scalar("kind")];
    let data = Dataset::borrowed(columns, &x, &target, None).unwrap();
    let trained = |threads| {
        let mut net = net.clone();
        let options = TrainOptions {
            threads,
            epochs: Some(12),
            batch_size: 64,
            learning_rate: Some(1e-2),
            ..TrainOptions::default()
        };
        let history = fit(&mut net, &data, None, &options, None).unwrap();
        (net, history.epochs.last().unwrap().train_loss)
    };
    let (one, two) = (trained(1), trained(2));
    assert_eq!((one.0.parameters(), one.1), (two.0.parameters(), two.1));
    assert!(one.1 < 0.5, "{}", one.1);
    let mut all = vec![0.0; 300];
    one.0.predict(&x, 16, &mut all, Output::Probability).unwrap();
    for (x, all) in x.chunks(16).zip(&all) {
        let mut p = [0.0];
        one.0.predict(x, 16, &mut p, Output::Probability).unwrap();
        assert_eq!(p[0], *all);
    }
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("net.safetensors");
    one.0.save(&path).unwrap();
    let loaded = Network::load(&path).unwrap();
    let mut again = vec![0.0; 300];
    loaded.predict(&x, 16, &mut again, Output::Probability).unwrap();
    assert_eq!((all, one.0.columns()), (again, loaded.columns()));
    assert_eq!(loaded.config(), one.0.config());
}

#[test]
fn what_is_no_network_is_refused() {
    let (mut graph, outputs) = particles();
    let refuse = |graph: &Graph, outputs: &[Id], text: &str| {
        let made = ComposedConfig::new(graph, outputs, 0).and_then(Network::new);
        let message = made.unwrap_err().to_string();
        assert!(message.contains(text), "{message}");
    };
    refuse(&graph, &[], "outputs");
    let sum = graph.sum_rows(outputs[0]).unwrap();
    refuse(&graph, &[sum], "output has shape [1]");
    let mixed = graph.sub(outputs[0], sum).unwrap();
    refuse(&graph, &[mixed], "does not depend on other rows");
    let mut empty = Graph::new();
    let (one, w) = (empty.scalar(1.0), empty.parameter("w", &[2]).unwrap());
    let y = empty.mul(one, w).unwrap();
    refuse(&empty, &[y], "output has shape [2]");
    let mut taken = Graph::new();
    let x = taken.input("x", &[2]).unwrap();
    let w = taken.parameter("input.mean", &[2]).unwrap();
    let y = taken.mul(x, w).unwrap();
    refuse(&taken, &[y], "another name");
}

#[test]
fn a_graph_of_a_file_is_checked() {
    let (graph, outputs) = particles();
    let config = ComposedConfig::new(&graph, &outputs, 3).unwrap();
    let text = serde_json::to_string(&config.text()).unwrap();
    let read = |text: &str| ComposedConfig::read(&serde_json::from_str(text).unwrap(), 3);
    assert_eq!(read(&text).unwrap(), config);
    let damages = [
        ("\"outputs\":[", "\"outputs\":[99,", "99"),
        ("\"inputs\":[0]", "\"inputs\":[0,0]", "values"),
        ("\"sizes\":[3,6]", "\"sizes\":[3,60]", "linear"),
        ("\"sizes\":[3,6]", "\"sizes\":[4000000000,4000000000]", "2⁴⁰"),
        ("\"offset\":0", "\"offset\":7", "view"),
        ("\"strides\":[1,5]", "\"strides\":[1]", "view"),
        ("{\"Parameter\":1}", "{\"Parameter\":0}", "source"),
    ];
    for (from, to, message) in damages {
        assert!(text.contains(from), "{from} in {text}");
        let error = read(&text.replacen(from, to, 1)).unwrap_err().to_string();
        assert!(error.contains(message), "{to}: {error}");
    }
}

/// Two classes on a plane, and a column that is not a feature.
fn plane(n: usize) -> (Vec<f32>, Vec<f32>) {
    let x = values(2 * n, 0.3);
    let target = x
        .chunks(2)
        .enumerate()
        .flat_map(|(i, x)| [f32::from(u8::from(x[0] * x[0] > x[1])), (i as f32 * 1.3).cos()]);
    let target = target.collect();
    (x, target)
}

#[test]
fn a_loss_of_ones_own_trains_with_further_columns_on_any_number_of_threads() {
    let (x, target) = plane(1200);
    let columns = vec![Column::scalar("a"), Column::scalar("b")];
    let data = Dataset::borrowed_targets(columns, &x, &target, 2, None).unwrap();
    let per_row = LossFunction::new(1, 1, 1, |graph, [y, t, _, column]| {
        let loss = graph.binary_cross_entropy(y, t, LossReduction::Mean)?;
        let column = graph.reshape(column, &[])?;
        let pull = graph.mul(column, column)?;
        graph.mul(loss, pull)
    });
    let of_batch = LossFunction::new(1, 1, 1, |graph, [y, t, w, _]| {
        let p = graph.unary(Unary::Sigmoid, y)?;
        let (p, t) = (graph.reshape(p, &[])?, graph.reshape(t, &[])?);
        graph.expected_significance([p, t, w], [50.0, 100.0], 0.1)
    });
    for (function, is_of_batch) in [(per_row.unwrap(), false), (of_batch.unwrap(), true)] {
        assert_eq!(function.is_of_batch(), is_of_batch);
        let trained = |threads| {
            let mut net = built_in(&[2, 12, 1]);
            let options = TrainOptions {
                threads,
                epochs: Some(6),
                batch_size: 400,
                learning_rate: Some(1e-2),
                loss_function: Some(function.clone()),
                ..TrainOptions::default()
            };
            let history = fit(&mut net, &data, None, &options, None).unwrap();
            (net.parameters().to_vec(), history.epochs[0].train_loss, history.epochs[5].train_loss)
        };
        let (one, three) = (trained(1), trained(3));
        assert_eq!(one, three);
        assert!(one.2 < one.1, "{} {}", one.1, one.2);
    }
}

/// Values that all rows share (a class token), concatenated before and after the values of each row.
#[test]
fn what_all_rows_share_is_joined_with_what_each_has() {
    for (first, weight_first) in [(true, true), (false, true), (true, false), (false, false)] {
        let mut graph = Graph::new();
        let x = graph.input("x", &[2, 2]).unwrap();
        let shared = match weight_first {
            true => graph.parameter_from("w", &[1, 2], Initial::Ones).unwrap(),
            false => graph.constant(&[1, 2], &[1.0, 1.0]).unwrap(),
        };
        let shared = graph.expand(shared, &Shape::per_row(&[1, 2])).unwrap();
        let both = if first { [shared, x] } else { [x, shared] };
        let y = graph.concat(&both, 0).unwrap();
        let net = Network::new(ComposedConfig::new(&graph, &[y], 3).unwrap()).unwrap();
        let mut out = [0.0; 12];
        net.predict(&[1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0], 4, &mut out, Output::Raw).unwrap();
        let row = |x: [f32; 4]| match first {
            true => [&[1.0; 2][..], &x[..]].concat(),
            false => [&x[..], &[1.0; 2][..]].concat(),
        };
        let wanted = [row([1.0, 2.0, 3.0, 4.0]), row([5.0, 6.0, 7.0, 8.0])].concat();
        assert_eq!(out[..], wanted[..], "{first} {weight_first}");
    }
}
