//! Networks as functions: gradients compared with central differences and with the trainer's, documented guarantees,
//! refused arguments.

mod differences;
mod promises;
mod refusals;
mod trainers;

use super::*;
use crate::data::Standardisation;
use crate::kernels::Activation;
use crate::models::composed::trace::{LayerId, Place, Purpose, Trace, new_layer};
use crate::models::{MlpConfig, Output, Pool, TokenOrder, TransformerConfig};

/// Irregular numbers on (−1.4, 1.4), none of them 0.
fn numbers(count: usize, seed: usize) -> Vec<f64> {
    (0..count).map(|i| ((i * 7919 + seed * 104_729) % 997) as f64 / 356.0 - 1.4 + 1e-3).collect()
}

fn single(numbers: &[f64]) -> Vec<f32> {
    numbers.iter().map(|&x| x as f32).collect()
}

/// A composed network under construction.
struct Net(Trace);

impl Net {
    fn new() -> Self {
        Self(Trace::new(Purpose::Network))
    }

    fn input(&mut self, name: &str, sizes: &[usize]) -> u64 {
        self.0.input(name, sizes).unwrap()
    }

    fn layer(&mut self, kind: &str, name: &str, x: u64, ints: &[i64], reals: &[f64]) -> u64 {
        let id = LayerId { layer: new_layer(), name: name.into(), ..LayerId::default() };
        self.0.layer(kind, &id, &[x], ints, reals, &Place::default()).unwrap()[0]
    }

    fn call(&mut self, name: &str, x: &[u64], ints: &[i64], reals: &[f64]) -> u64 {
        self.0.operation(name, x, ints, reals, &Place::default()).unwrap()[0]
    }

    fn done(self, y: u64) -> Network {
        Network::new(self.0.compile(&[y], 5).unwrap()).unwrap()
    }
}

fn mlp(widths: &[usize], activation: Activation) -> Network {
    Network::new(MlpConfig { widths: widths.to_vec(), activation, init: None, seed: 3 }).unwrap()
}

fn transformer() -> Network {
    let config = TransformerConfig {
        layers: 1,
        heads: 2,
        channels: 8,
        order: TokenOrder::Columns,
        pool: Pool::Class,
        ..TransformerConfig::new(4, 3, 2)
    };
    Network::new(config).unwrap()
}

fn convolutions() -> Network {
    let mut net = Net::new();
    let x = net.input("x", &[2, 12]);
    let y = net.layer("conv1d", "conv", x, &[3, 1, 1, 3, 1, -1, 1], &[]);
    let y = net.call("gelu", &[y], &[], &[]);
    let y = net.call("max_pool", &[y], &[1, 2, 2, 0, 1], &[]);
    let y = net.call("flatten", &[y], &[], &[]);
    let y = net.layer("linear", "head", y, &[2, 1], &[]);
    net.done(y)
}

fn recurrent() -> Network {
    let mut net = Net::new();
    let x = net.input("x", &[6, 3]);
    let y = net.layer("lstm", "lstm", x, &[4, 1, 0, 1], &[]);
    let y = net.layer("linear", "head", y, &[1, 1], &[]);
    net.done(y)
}

fn normalised() -> Network {
    let mut net = Net::new();
    let x = net.input("x", &[4]);
    let y = net.layer("linear", "first", x, &[3, 1], &[]);
    let y = net.layer("batchnorm", "norm", y, &[], &[1e-5, 0.1]);
    let y = net.call("tanh", &[y], &[], &[]);
    let y = net.layer("linear", "last", y, &[2, 1], &[]);
    net.done(y)
}

fn dropped() -> Network {
    let mut net = Net::new();
    let x = net.input("x", &[4]);
    let y = net.layer("linear", "first", x, &[16, 1], &[]);
    let y = net.call("tanh", &[y], &[], &[]);
    let y = net.call("dropout", &[y], &[], &[0.5]);
    let y = net.layer("linear", "last", y, &[2, 1], &[]);
    net.done(y)
}

/// Network with two inputs, one of several sizes. An input and a parameter are outputs without any operation.
fn of_two_inputs() -> Network {
    let mut net = Net::new();
    let (a, b) = (net.input("a", &[3]), net.input("b", &[2, 2]));
    let flat = net.call("flatten", &[b], &[], &[]);
    let both = net.call("concat", &[a, flat], &[1], &[]);
    let y = net.layer("linear", "first", both, &[5, 0], &[]);
    let y = net.call("silu", &[y], &[], &[]);
    let y = net.layer("linear", "last", y, &[2, 1], &[]);
    let y = net.call("concat", &[y, a], &[1], &[]);
    net.done(y)
}

/// One network of every kind, by name.
fn all() -> Vec<(&'static str, Network)> {
    let mut standardised = mlp(&[5, 7, 6, 3], Activation::Gelu);
    let scale = vec![0.5, 2.0, 1.0, 0.7, 3.0];
    let input = Standardisation { mean: vec![0.3, -0.2, 0.0, 1.0, 0.5], scale };
    standardised.set_input_standardisation(Some(input)).unwrap();
    let target = Standardisation { mean: vec![1.0, -2.0, 0.5], scale: vec![3.0, 0.5, 1.5] };
    standardised.set_target_standardisation(Some(target)).unwrap();
    vec![
        ("a perceptron", mlp(&[5, 7, 6, 3], Activation::Tanh)),
        ("one layer", mlp(&[4, 2], Activation::Relu)),
        ("a standardised perceptron", standardised),
        ("a transformer", transformer()),
        ("convolutions", convolutions()),
        ("a recurrent network", recurrent()),
        ("batch norm", normalised()),
        ("dropout", dropped()),
        ("two inputs", of_two_inputs()),
    ]
}

const PASSES: [Pass; 2] = [Pass::Use, Pass::Training { step: 3, seed: None }];

/// A function with irregular numbers as arguments.
struct Case<T> {
    f: Differentiable,
    rows: usize,
    parameters: Vec<T>,
    x: Vec<T>,
    seed: Vec<T>,
}

/// The results of a forward and a backward pass.
#[derive(Debug, Clone, PartialEq)]
struct Found<T> {
    y: Vec<T>,
    of_parameters: Vec<T>,
    of_inputs: Vec<T>,
}

impl<T: Precision> Case<T> {
    fn new(net: &Network, rows: usize, threads: usize) -> Self {
        let f = Differentiable::new(net, threads).unwrap();
        let of = |numbers: Vec<f64>| numbers.into_iter().map(T::from_f64).collect();
        let parameters = net.parameters().iter().map(|&p| T::from_f64(p.into())).collect();
        let x = of(numbers(rows * f.features(), 1));
        let seed = of(numbers(rows * f.outputs(), 2));
        Self { f, rows, parameters, x, seed }
    }

    fn forward(&self, options: &ForwardOptions) -> (Vec<T>, Tape<T>) {
        let mut y = vec![T::from_f64(f64::NAN); self.rows * self.f.outputs()];
        let stride = self.f.features();
        let tape = self.f.forward(&self.parameters, &self.x, stride, &mut y, options).unwrap();
        (y, tape)
    }

    fn both(&self, pass: Pass) -> Found<T> {
        let (y, tape) = self.forward(&ForwardOptions { pass, ..ForwardOptions::default() });
        let nan = |len: usize| vec![T::from_f64(f64::NAN); len];
        let (mut of_parameters, mut of_inputs) = (nan(self.parameters.len()), nan(self.x.len()));
        let into = (Gradient::Write(&mut of_parameters[..]), Gradient::Write(&mut of_inputs[..]));
        tape.backward(&self.parameters, &self.x, &self.seed, into.0, into.1, false).unwrap();
        Found { y, of_parameters, of_inputs }
    }
}
