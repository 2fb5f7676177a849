//! Values and gradients compared with PyTorch's: `tests/reference/graph_torch.json`, written by `graph_torch.py` beside it.

use serde_json::Value;

use super::run;
use crate::error::Result;
use crate::graph::{Graph, Id, Plan, Recurrent, Unary};

fn array(of: &Value) -> Vec<f64> {
    of.as_array().unwrap().iter().map(|number| number.as_f64().unwrap()).collect()
}

fn sizes(of: &Value) -> Vec<usize> {
    array(&of["sizes"]).iter().map(|&size| size as usize).collect()
}

/// Options of a case, in addition to its numbers.
struct Options<'a>(&'a Value);

impl Options<'_> {
    fn number(&self, name: &str) -> f64 {
        self.0[name].as_f64().unwrap()
    }

    fn size(&self, name: &str) -> usize {
        self.0[name].as_u64().unwrap() as usize
    }

    fn is(&self, name: &str) -> bool {
        self.0[name].as_bool().unwrap()
    }

    fn axis(&self) -> isize {
        self.size("axis") as isize
    }
}

fn one(y: Result<Id>) -> Option<Result<Vec<Id>>> {
    Some(y.map(|y| vec![y]))
}

fn function(name: &str, g: &mut Graph, x: &[Id], of: &Options) -> Option<Result<Vec<Id>>> {
    one(match name {
        "gelu_exact" => g.gelu_exact(x[0]),
        "log_sigmoid" => g.log_sigmoid(x[0]),
        "elu" => g.elu(x[0], of.number("alpha")),
        "selu" => g.selu(x[0]),
        "celu" => g.celu(x[0], of.number("alpha")),
        "hard_sigmoid" => g.hard_sigmoid(x[0], 1.0 / 6.0, 0.5),
        "hard_swish" => g.hard_swish(x[0]),
        "leaky_relu" => g.leaky_relu(x[0], of.number("slope")),
        "soft_shrink" => g.shrink(x[0], of.number("threshold"), of.number("threshold")),
        "clip" => g.clip(x[0], [Some(of.number("low")), Some(of.number("high"))]),
        "thresholded_relu" => g.thresholded_relu(x[0], of.number("threshold")),
        "prelu" => g.reshape(x[1], &[3, 1]).and_then(|slope| g.prelu(x[0], slope)),
        _ => match Unary::ALL.iter().find(|(_, own)| *own == name) {
            Some(&(f, ..)) => g.unary(f, x[0]),
            None => return None,
        },
    })
}

fn reduction(name: &str, g: &mut Graph, x: &[Id], of: &Options) -> Option<Result<Vec<Id>>> {
    one(match name {
        "softmax" => g.softmax(x[0], of.axis()),
        "log_softmax" => g.log_softmax(x[0], of.axis()),
        "product" => g.product(x[0], &[of.axis()], false),
        "logsumexp" => g.logsumexp(x[0], &[of.axis()], false),
        "l1_norm" => g.l1_norm(x[0], &[of.axis()], false),
        "l2_norm" => g.l2_norm(x[0], &[of.axis()], false),
        "variance" => g.variance(x[0], &[of.axis()], false, of.size("correction")),
        "cumulative_sum" => g.cumulative_sum(x[0], of.axis(), false, false),
        "embedding" => g.gather(x[1], x[0]),
        "top_k" => {
            let found = g.top_k(x[0], of.size("k"), of.axis(), of.is("largest"));
            return Some(found.map(|found| found.to_vec()));
        }
        _ => return None,
    })
}

fn norm(name: &str, g: &mut Graph, x: &[Id], of: &Options) -> Option<Result<Vec<Id>>> {
    if !name.contains("norm") {
        return None;
    }
    let (epsilon, scale, shift) = (of.number("epsilon"), x.get(1).copied(), x.get(2).copied());
    one(match name {
        "layer_norm" => g.layernorm(x[0], scale, shift, epsilon),
        "rms_norm" => g.rms_norm(x[0], scale, epsilon),
        "group_norm" => g.group_norm(x[0], of.size("groups"), scale, shift, epsilon),
        "instance_norm" => g.instance_norm(x[0], scale, shift, epsilon),
        "batch_norm" => {
            let norm = g.batch_norm(x[0], scale, shift, epsilon);
            return Some(norm.map(|norm| vec![norm.y, norm.mean, norm.variance]));
        }
        "batch_norm_inference" => {
            let given = ["mean", "variance"].map(|name| {
                let values = array(&of.0[name]);
                g.constant(&[values.len()], &values).unwrap()
            });
            g.batch_norm_inference(x[0], given, scale, shift, epsilon)
        }
        _ => return None,
    })
}

fn weights(w: &[Id]) -> Recurrent {
    Recurrent { w_ih: w[0], w_hh: w[1], b_ih: Some(w[2]), b_hh: Some(w[3]) }
}

fn layer(name: &str, g: &mut Graph, x: &[Id], of: &Options) -> Option<Result<Vec<Id>>> {
    Some(match name {
        "attention" => {
            let mask = x.get(3).copied();
            return one(g.attention([x[0], x[1], x[2]], of.size("heads"), mask, of.is("causal")));
        }
        "lstm" => g.lstm(x[0], &weights(&x[3..]), Some([x[1], x[2]])).map(Vec::from),
        "gru" => g.gru(x[0], &weights(&x[2..]), Some(x[1]), true).map(Vec::from),
        "rnn" => {
            let relu = of.0["nonlinearity"] == "relu";
            let f = if relu { Unary::Relu } else { Unary::Tanh };
            g.rnn(x[0], &weights(&x[2..]), Some(x[1]), f).map(Vec::from)
        }
        "deep_lstm" => return one(deep(g, x[0], &x[1..])),
        _ => return None,
    })
}

/// Two layers in both directions.
fn deep(g: &mut Graph, x: Id, w: &[Id]) -> Result<Id> {
    w.chunks(8).try_fold(x, |x, w| {
        let [ahead, ..] = g.lstm(x, &weights(&w[..4]), None)?;
        let back = g.flip(x, 0)?;
        let [back, ..] = g.lstm(back, &weights(&w[4..]), None)?;
        let back = g.flip(back, 0)?;
        g.concat(&[ahead, back], 1)
    })
}

fn near(what: &str, found: &[f64], expected: &[f64]) {
    assert_eq!(found.len(), expected.len(), "{what}");
    for (i, (found, expected)) in found.iter().zip(expected).enumerate() {
        let error = (found - expected).abs();
        assert!(error < 1e-9 * (1.0 + expected.abs()), "{what} {i}: {found}, not {expected}");
    }
}

fn check(case: &Value) {
    let (name, options) = (case["name"].as_str().unwrap(), Options(&case["options"]));
    let mut graph = Graph::new();
    let (mut inputs, mut values, mut parameters, mut rows) =
        (Vec::new(), Vec::new(), Vec::new(), 0);
    for (n, input) in case["inputs"].as_array().unwrap().iter().enumerate() {
        let (sizes, numbers) = (sizes(input), array(&input["values"]));
        if input["of_rows"].as_bool().unwrap() {
            rows = sizes[0];
            inputs.push(graph.input(format!("x{n}"), &sizes[1..]).unwrap());
            values.push(numbers);
        } else {
            inputs.push(graph.parameter(format!("w{n}"), &sizes).unwrap());
            parameters.extend(numbers);
        }
    }
    let made = [function, reduction, norm, layer]
        .iter()
        .find_map(|build| build(name, &mut graph, &inputs, &options));
    let outputs = made.unwrap_or_else(|| panic!("no operation {name}")).unwrap();
    let mut seeds = Vec::new();
    for (&output, expected) in outputs.iter().zip(case["outputs"].as_array().unwrap()) {
        let shape = graph.shape(output).clone();
        if expected["seed"].is_null() {
            continue;
        }
        let numbers = array(&expected["seed"]);
        seeds.push(if shape.is_per_row() {
            values.push(numbers);
            (output, graph.input(format!("seed {}", seeds.len()), shape.sizes()).unwrap())
        } else {
            (output, graph.constant(shape.sizes(), &numbers).unwrap())
        });
    }
    let gradient = graph.pullback(&seeds, &inputs).unwrap();
    let plan = Plan::new(&graph, &[&outputs[..], &gradient].concat());
    let found = run::<f64>(&plan, 1, &values, &parameters, rows);
    for (found, expected) in found.iter().zip(case["outputs"].as_array().unwrap()) {
        near(name, found, &array(&expected["values"]));
    }
    let gradients = found[outputs.len()..].iter().zip(case["gradients"].as_array().unwrap());
    for (number, (found, expected)) in gradients.enumerate() {
        if !expected.is_null() {
            near(&format!("{name}: gradient {number}"), found, &array(expected));
        }
    }
}

#[test]
fn operations_have_the_values_and_gradients_of_pytorch() {
    let reference: Value =
        serde_json::from_str(include_str!("../../../tests/reference/graph_torch.json")).unwrap();
    let cases = reference["operations"].as_array().unwrap();
    assert!(cases.len() > 40);
    cases.iter().for_each(check);
}
