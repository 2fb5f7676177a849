//! Networks over the entries of jagged columns: results of their headers for rows of all features.

use rootgrad::data::{Column, Cut, Dataset};
use rootgrad::graph::{Binary, Graph, Id, Initial, Reduction, Unary};
use rootgrad::models::{ComposedConfig, Loss, Network};
use rootgrad::train::{Progress, TrainOptions, fit};

use super::program::{Case, compilers, program};
use super::{check_bits, numbers, standardisation};

/// A graph under construction, composed as users compose it.
#[derive(Default)]
pub(crate) struct Composer {
    pub(crate) graph: Graph,
    layers: usize,
}

/// The reduction of entries to the numbers of an event.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) enum Pool {
    Mean,
    /// A reduction after setting absent entries to this number.
    Where(Reduction, f64),
    /// A reduction of the values times the mask.
    Times(Reduction),
    /// The sum divided by the count, which is at least 1.
    Clipped,
    /// The maximum, or 0 without entries.
    Guarded,
}

impl Composer {
    /// Adds a jagged input; returns the entries (N, P) and the mask.
    pub(crate) fn jagged(&mut self, name: &str, entries: usize, columns: usize) -> [Id; 2] {
        self.graph.jagged_input(name, [entries, columns]).unwrap()
    }

    pub(crate) fn linear(&mut self, x: Id, outputs: usize) -> Id {
        let inputs = *self.graph.shape(x).sizes().last().unwrap();
        self.layers += 1;
        let mut parameter = |part: &str, sizes: &[usize]| {
            let name = format!("layer{}.{part}", self.layers);
            self.graph.parameter_from(name, sizes, Initial::Weights { inputs }).unwrap()
        };
        let (w, b) = (parameter("weight", &[inputs, outputs]), parameter("bias", &[outputs]));
        self.graph.linear(x, w, Some(b)).unwrap()
    }

    pub(crate) fn unary(&mut self, f: Unary, x: Id) -> Id {
        self.graph.unary(f, x).unwrap()
    }

    pub(crate) fn pool(&mut self, pool: Pool, x: Id, mask: Id) -> Id {
        let entries = self.graph.shape(mask).len();
        let column = self.graph.reshape(mask, &[entries, 1]).unwrap();
        match pool {
            Pool::Mean => self.graph.masked_mean(x, mask, 0).unwrap(),
            Pool::Where(reduction, absent) => {
                let absent = self.graph.scalar(absent);
                let masked = self.graph.select(column, x, absent).unwrap();
                self.graph.reduce(reduction, masked, &[0], false).unwrap()
            }
            Pool::Times(reduction) => {
                let masked = self.graph.mul(x, column).unwrap();
                self.graph.reduce(reduction, masked, &[0], false).unwrap()
            }
            Pool::Clipped => {
                let sum = self.pool(Pool::Times(Reduction::Sum), x, mask);
                let count = self.graph.sum(mask, &[0]).unwrap();
                let one = self.graph.scalar(1.0);
                let count = self.graph.binary(Binary::Max, count, one).unwrap();
                self.graph.div(sum, count).unwrap()
            }
            Pool::Guarded => {
                let largest = self.pool(Pool::Where(Reduction::Max, -1e9), x, mask);
                let any = self.graph.reduce(Reduction::Max, mask, &[0], true).unwrap();
                let zero = self.graph.scalar(0.0);
                self.graph.select(any, largest, zero).unwrap()
            }
        }
    }

    pub(crate) fn concat(&mut self, values: &[Id]) -> Id {
        self.graph.concat(values, 0).unwrap()
    }

    pub(crate) fn network(self, outputs: Id) -> Network {
        let mut net =
            Network::new(ComposedConfig::new(&self.graph, &[outputs], 11).unwrap()).unwrap();
        let noise = numbers(net.parameters().len(), 3);
        net.parameters_mut().iter_mut().zip(noise).for_each(|(p, noise)| *p += 0.1 * noise);
        net
    }
}

/// One collection of up to `entries` of `columns` numbers, through two layers.
fn simple(pool: Pool, [entries, columns]: [usize; 2], [width, outputs]: [usize; 2]) -> Network {
    let mut c = Composer::default();
    let [x, mask] = c.jagged("jets", entries, columns);
    let phi = c.linear(x, width);
    let phi = c.unary(Unary::Gelu, phi);
    let pooled = c.pool(pool, phi, mask);
    let y = c.linear(pooled, outputs);
    c.network(y)
}

/// Two collections with different pools, beside four numbers with their own layer, one unchanged number, and the count of muons.
pub(crate) fn of_two_collections(outputs: usize) -> Network {
    let mut c = Composer::default();
    let [jets, jet_mask] = c.jagged("jets", 16, 4);
    let lepton = c.graph.input("lepton", &[4]).unwrap();
    let [muons, muon_mask] = c.jagged("muons", 5, 2);
    let met = c.graph.input("met", &[1]).unwrap();
    let mut of_jets = c.linear(jets, 24);
    of_jets = c.unary(Unary::Relu, of_jets);
    of_jets = c.linear(of_jets, 9);
    of_jets = c.unary(Unary::Silu, of_jets);
    of_jets = c.pool(Pool::Mean, of_jets, jet_mask);
    let mut of_muons = c.linear(muons, 12);
    of_muons = c.unary(Unary::Tanh, of_muons);
    of_muons = c.pool(Pool::Where(Reduction::Sum, 0.0), of_muons, muon_mask);
    of_muons = c.unary(Unary::Sigmoid, of_muons);
    let mut of_lepton = c.linear(lepton, 3);
    of_lepton = c.unary(Unary::Relu, of_lepton);
    let count = c.graph.reduce(Reduction::Sum, muon_mask, &[0], true).unwrap();
    let all = c.concat(&[met, of_muons, of_lepton]);
    let all = c.concat(&[of_jets, all, count]);
    let y = c.linear(all, 32);
    let y = c.unary(Unary::Gelu, y);
    let y = c.linear(y, outputs);
    c.network(y)
}

/// The columns of [`of_two_collections`].
pub(crate) fn columns() -> Vec<Column> {
    let jets = ["Jet_pt", "Jet_eta", "Jet_phi", "Jet_mass"].map(|name| Column::array(name, 16));
    let muons = ["Muon_pt", "Muon_eta"].map(|name| Column::array(name, 5));
    let (lepton, met) = (Column::array("lepton", 4), Column::scalar("MET pt"));
    [&jets[..], &[lepton], &muons, &[met]].concat()
}

/// Layers over entries, without a head.
fn without_head() -> Network {
    let mut c = Composer::default();
    let [x, mask] = c.jagged("jets", 7, 3);
    let y = c.linear(x, 3);
    let y = c.pool(Pool::Mean, y, mask);
    c.network(y)
}

/// Also masked between its layers, as some users do; weights in PyTorch's order, no bias; no function after the first layer.
fn masked_twice() -> Network {
    let mut c = Composer::default();
    let [x, mask] = c.jagged("jets", 6, 3);
    let weight = c.graph.parameter_from("w", &[10, 3], Initial::Weights { inputs: 3 }).unwrap();
    let y = c.graph.linear_transposed(x, weight, None).unwrap();
    let (column, zero) = (c.graph.reshape(mask, &[6, 1]).unwrap(), c.graph.scalar(0.0));
    let y = c.graph.select(column, y, zero).unwrap();
    let y = c.linear(y, 8);
    let y = c.pool(Pool::Where(Reduction::Min, f64::INFINITY), y, mask);
    let y = c.linear(y, 2);
    c.network(y)
}

/// Two inputs in another order, neither of them jagged.
fn of_numbers() -> Network {
    let mut c = Composer::default();
    let (a, b) = (c.graph.input("a", &[3]).unwrap(), c.graph.input("b", &[9]).unwrap());
    let b = c.unary(Unary::Tanh, b);
    let y = c.concat(&[b, a]);
    let y = c.linear(y, 5);
    c.network(y)
}

/// Fits to events of the network's columns, with public functions only.
pub(crate) fn fitted(mut net: Network, columns: Vec<Column>, loss: Loss) -> Network {
    let (f, targets) = (net.features(), loss.targets(net.outputs()));
    let x = ordinary(&net, 300, 21);
    let of_row = |row: &[f32]| row[f - 1] + row.iter().filter(|x| !x.is_nan()).sum::<f32>() / 50.0;
    let target = |row: &[f32], k: usize| match loss {
        Loss::BinaryCrossEntropy => f32::from(of_row(row) > 0.0),
        Loss::SoftmaxCrossEntropy => of_row(row).clamp(0.0, 2.0).floor(),
        _ => 7.0 * of_row(row) + 100.0 * k as f32,
    };
    let target: Vec<f32> =
        x.chunks(f).flat_map(|row| (0..targets).map(move |k| target(row, k))).collect();
    let mut data = Dataset::borrowed_targets(columns, &x, &target, targets, None).unwrap();
    data.set_collections(net.collections().to_vec(), Cut::default()).unwrap();
    let options = TrainOptions {
        epochs: Some(1),
        loss: Some(loss),
        progress: Progress::Off,
        ..TrainOptions::default()
    };
    fit(&mut net, &data, None, &options, None).unwrap();
    net
}

/// Rows whose collections have 0 to N entries.
fn ordinary(net: &Network, rows: usize, seed: u64) -> Vec<f32> {
    let f = net.features();
    let mut x: Vec<f32> = numbers(rows * f, seed).iter().map(|x| 3.0 * x).collect();
    for (number, row) in x.chunks_mut(f).enumerate() {
        for (n, of) in net.collections().iter().enumerate() {
            let there = (number * (n + 3) + n) % (of.at_most + 1);
            for column in of.of_columns() {
                row[column][there..].fill(f32::NAN);
            }
        }
    }
    x
}

/// Ordinary rows, and rows that no event has: entries after absent ones, entries with one absent number, and numbers of all
/// sizes.
fn rows(net: &Network, seed: u64) -> Vec<f32> {
    let f = net.features();
    let mut x = ordinary(net, 64, seed);
    let odd = [0.0, -0.0, 1e-40, 1e30, -1e30, 3e38, f32::INFINITY, f32::NEG_INFINITY, f32::NAN];
    for (n, row) in x.chunks_mut(f).enumerate().skip(20) {
        match n % 4 {
            0 => row[n * 7 % f] = odd[n / 4 % odd.len()],
            1 => row.iter_mut().step_by(3).for_each(|x| *x = f32::NAN),
            2 => row.iter_mut().filter(|x| x.is_nan()).for_each(|x| *x = -1.0),
            _ => {}
        }
    }
    x
}

/// Networks of all kinds that users compose.
pub(crate) fn networks() -> Vec<Network> {
    let mut nets = vec![
        simple(Pool::Mean, [16, 4], [32, 1]),
        simple(Pool::Where(Reduction::Sum, 0.0), [10, 3], [20, 3]),
        simple(Pool::Where(Reduction::Max, -1e9), [7, 5], [8, 2]),
        simple(Pool::Where(Reduction::Max, f64::NEG_INFINITY), [9, 2], [1, 1]),
        simple(Pool::Times(Reduction::Sum), [8, 3], [9, 1]),
        simple(Pool::Times(Reduction::Max), [8, 3], [9, 1]),
        simple(Pool::Clipped, [12, 2], [6, 1]),
        simple(Pool::Guarded, [12, 2], [6, 1]),
        // One value per entry: reduced in another order.
        simple(Pool::Mean, [39, 2], [1, 2]),
        simple(Pool::Where(Reduction::Sum, 0.5), [15, 2], [1, 1]),
        simple(Pool::Times(Reduction::Sum), [20, 2], [1, 1]),
        // One column; one entry, whose reduction does nothing.
        simple(Pool::Mean, [5, 1], [4, 1]),
        simple(Pool::Mean, [1, 4], [6, 1]),
        simple(Pool::Where(Reduction::Max, -3.0), [1, 1], [3, 2]),
        simple(Pool::Mean, [3, 2], [2100, 1]),
        of_two_collections(3),
        without_head(),
        masked_twice(),
        of_numbers(),
    ];
    for net in nets.iter_mut().step_by(2) {
        let shared = standardisation(net.features());
        net.set_input_standardisation(Some(shared)).unwrap();
    }
    let columns_of = |net: &Network| -> Vec<Column> {
        let of = net.collections()[0];
        (0..of.columns).map(|c| Column::array(format!("jet {c}"), of.at_most)).collect()
    };
    let net = simple(Pool::Mean, [6, 2], [8, 1]);
    nets.push(fitted(net.clone(), columns_of(&net), Loss::BinaryCrossEntropy));
    nets.push(fitted(of_two_collections(3), columns(), Loss::SoftmaxCrossEntropy));
    nets.push(fitted(of_two_collections(2), columns(), Loss::Mse));
    nets
}

#[test]
fn a_header_of_a_deep_set_gives_the_bits_of_a_prediction() {
    let compilers = compilers();
    if compilers.is_empty() {
        return println!("skipped: no C++ compiler");
    }
    let folder = tempfile::tempdir().unwrap();
    let case = |(n, net): (usize, Network)| {
        let name = format!("net{n}");
        net.export_header(folder.path().join(format!("net{n}.hpp")), &name).unwrap();
        let x = rows(&net, n as u64);
        Case { name, net, x }
    };
    let cases: Vec<Case> = networks().into_iter().enumerate().map(case).collect();
    for compiler in compilers {
        check_bits(&compiler, &cases, program(&compiler, folder.path(), &cases));
    }
}
