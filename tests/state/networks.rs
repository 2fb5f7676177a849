//! The networks of `models.py`, composed as the languages' interfaces do it.

use rootgrad::models::composed::trace::{LayerId, Place, Purpose, Tensor, Trace, new_layer};
use rootgrad::models::{Network, StateOptions};

/// A network under construction.
struct Net(Trace);

impl Net {
    fn layer(&mut self, kind: &str, name: &str, inputs: &[Tensor], ints: &[i64]) -> Tensor {
        let id = LayerId { layer: new_layer(), name: name.into(), ..LayerId::default() };
        let reals: &[f64] = match kind {
            "batchnorm" => &[1e-5, 0.1],
            kind if kind.ends_with("norm") => &[1e-5],
            _ => &[],
        };
        self.0.layer(kind, &id, inputs, ints, reals, &Place::default()).unwrap()[0]
    }

    fn linear(&mut self, name: &str, x: Tensor, outputs: i64) -> Tensor {
        self.layer("linear", name, &[x], &[outputs])
    }

    fn apply(&mut self, operation: &str, inputs: &[Tensor], ints: &[i64]) -> Tensor {
        self.0.operation(operation, inputs, ints, &[], &Place::default()).unwrap()[0]
    }

    fn relu(&mut self, x: Tensor) -> Tensor {
        self.apply("relu", &[x], &[])
    }

    fn add(&mut self, x: Tensor, y: Tensor) -> Tensor {
        self.apply("add", &[x, y], &[])
    }

    /// Mean over an axis; the batch is axis 0.
    fn mean(&mut self, x: Tensor, axis: i64) -> Tensor {
        self.apply("mean", &[x], &[0, axis])
    }
}

fn composed(inputs: &[&[usize]], f: impl FnOnce(&mut Net, &[Tensor]) -> Tensor) -> Network {
    let mut net = Net(Trace::new(Purpose::Network));
    let inputs: Vec<Tensor> = inputs.iter().map(|sizes| net.0.input("", sizes).unwrap()).collect();
    let y = f(&mut net, &inputs);
    Network::new(net.0.compile(&[y], 7).unwrap()).unwrap()
}

fn names(pairs: &[(&str, &str)]) -> StateOptions {
    let names = pairs.iter().map(|&(ours, theirs)| (ours.to_owned(), theirs.to_owned())).collect();
    StateOptions { names, ..StateOptions::default() }
}

/// The network with this name, and the options for names that differ.
pub(crate) fn network(name: &str) -> (Network, StateOptions) {
    let usual = StateOptions::default();
    match name {
        "mlp" => (mlp(), names(&[("layers.1", "layers.2"), ("layers.2", "layers.4")])),
        "strain" => (strain(), usual),
        "image" => (image(), names(&[("conv", "stem.0"), ("bn", "stem.1")])),
        "lstm" => {
            let pairs = [
                ("first", "lstm"),
                ("first_back", "lstm.*_l0_reverse"),
                ("second", "lstm.*_l1"),
                ("second_back", "lstm.*_l1_reverse"),
            ];
            (lstm(), names(&pairs))
        }
        "gru" => (gru(), usual),
        "encoder" => (encoder(), usual),
        "cross" => (cross(), usual),
        "own" => (own(), names(&[("attention", "attention.*")])),
        "types" => (types(), usual),
        other => panic!("no network '{other}'"),
    }
}

fn mlp() -> Network {
    composed(&[&[4]], |net, x| {
        let y = net.linear("layers.0", x[0], 8);
        let y = net.relu(y);
        let y = net.linear("layers.1", y, 8);
        let y = net.relu(y);
        net.linear("layers.2", y, 2)
    })
}

fn types() -> Network {
    composed(&[&[3]], |net, x| {
        let y = net.linear("layers.0", x[0], 4);
        let y = net.relu(y);
        net.linear("layers.1", y, 2)
    })
}

fn strain() -> Network {
    composed(&[&[2, 16]], |net, x| {
        let y = net.layer("conv1d", "c1", x, &[4, 1, 1, 3, 1, 1, 1]);
        let y = net.layer("batchnorm", "bn", &[y], &[]);
        let y = net.relu(y);
        let y = net.apply("max_pool", &[y], &[1, 2, 2, 0, 1]);
        let y = net.layer("conv1d", "c2", &[y], &[6, 2, 1, 3, 2, 0, 1]);
        let y = net.relu(y);
        let y = net.layer("conv_transpose1d", "up", &[y], &[4, 1, 1, 3, 2, 0, 1, 0]);
        let y = net.mean(y, -1);
        net.linear("head", y, 1)
    })
}

fn image() -> Network {
    composed(&[&[1, 8, 8]], |net, x| {
        let y = net.layer("conv2d", "conv", x, &[4, 1, 0, 3, 3, 1, 1, 1, 1, 1, 1]);
        let y = net.layer("batchnorm", "bn", &[y], &[]);
        let y = net.relu(y);
        let y = net.layer("conv2d", "down", &[y], &[4, 1, 1, 3, 3, 2, 2, 0, 0, 1, 1]);
        let y = net.layer("groupnorm", "norm", &[y], &[2]);
        let y = net.apply("flatten", &[y], &[]);
        net.linear("head", y, 3)
    })
}

fn lstm() -> Network {
    composed(&[&[6, 3]], |net, x| {
        let mut y = x[0];
        for name in ["first", "second"] {
            let there = net.layer("lstm", name, &[y], &[4, 1, 0, 0]);
            let back = net.layer("lstm", &format!("{name}_back"), &[y], &[4, 1, 1, 0]);
            y = net.apply("concat", &[there, back], &[-1]);
        }
        let y = net.mean(y, 1);
        net.linear("head", y, 2)
    })
}

fn gru() -> Network {
    composed(&[&[6, 3]], |net, x| {
        let y = net.layer("gru", "gru", x, &[4, 1, 0, 1]);
        net.linear("head", y, 2)
    })
}

fn encoder() -> Network {
    composed(&[&[5]], |net, x| {
        let tokens = net.layer("embedding", "embed", x, &[7, 8]);
        let place = net.layer("parameter", "place", &[], &[5, 8]);
        let mut y = net.add(tokens, place);
        for layer in ["layers.0", "layers.1"] {
            let name = |part: &str| format!("{layer}.{part}");
            let seen = net.layer("layernorm", &name("norm1"), &[y], &[]);
            let seen = net.layer("attention", &name("self_attn"), &[seen], &[2, 0, 0, 1]);
            y = net.add(y, seen);
            let hidden = net.layer("layernorm", &name("norm2"), &[y], &[]);
            let hidden = net.linear(&name("linear1"), hidden, 6);
            let hidden = net.relu(hidden);
            let hidden = net.linear(&name("linear2"), hidden, 8);
            y = net.add(y, hidden);
        }
        let y = net.layer("rmsnorm", "norm", &[y], &[]);
        let y = net.mean(y, 1);
        net.linear("head", y, 2)
    })
}

fn cross() -> Network {
    composed(&[&[4, 8], &[6, 3], &[6, 5]], |net, x| {
        let y = net.layer("attention", "attention", x, &[2, 0, 0, 0]);
        net.mean(y, 1)
    })
}

fn own() -> Network {
    composed(&[&[5, 8]], |net, x| {
        let y = net.layer("attention", "attention", x, &[2, 0, 0, 1]);
        let y = net.mean(y, 1);
        net.linear("head", y, 1)
    })
}
