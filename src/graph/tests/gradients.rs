//! Compares each pullback with central differences, in double precision.

use super::{Network, numbers, run};
use crate::error::Result;
use crate::graph::{Binary, Graph, Id, Plan, Reduction, Shape, Unary};

const ROWS: usize = 3;
const STEP: f64 = 1e-6;

/// A check: shapes of inputs and parameters, and a function of them.
pub(super) struct Case {
    pub(super) name: &'static str,
    pub(super) inputs: &'static [&'static [usize]],
    pub(super) parameters: &'static [&'static [usize]],
    pub(super) build: fn(&mut Graph, &[Id], &[Id]) -> Result<Id>,
}

/// Returns Σ y c with irregular c, so that each number of y contributes differently.
fn objective(graph: &mut Graph, y: Id) -> Id {
    let shape = graph.shape(y).clone();
    let weights = graph.constant(shape.sizes(), &numbers(shape.len(), 5)).unwrap();
    let product = graph.mul(y, weights).unwrap();
    let axes: Vec<isize> = (0..shape.rank() as isize).collect();
    let sum = graph.sum(product, &axes).unwrap();
    if shape.is_per_row() { graph.sum_rows(sum).unwrap() } else { sum }
}

pub(super) fn check(case: &Case) {
    let Network { mut graph, inputs, parameters } = Network::new(case.inputs, case.parameters);
    let y = (case.build)(&mut graph, &inputs, &parameters).unwrap();
    let total = objective(&mut graph, y);
    let wrt: Vec<Id> = inputs.iter().chain(&parameters).copied().collect();
    let gradient = graph.gradient(total, &wrt).unwrap();
    let plan = Plan::new(&graph, &[&[total], &gradient[..]].concat());
    let len = |sizes: &[usize]| sizes.iter().product::<usize>();
    let mut values: Vec<Vec<f64>> = case
        .inputs
        .iter()
        .enumerate()
        .map(|(n, sizes)| numbers(ROWS * len(sizes), n + 1))
        .collect();
    let mut parameters = numbers(case.parameters.iter().map(|sizes| len(sizes)).sum(), 9);
    let result = run::<f64>(&plan, 1, &values, &parameters, ROWS);
    let found: Vec<f64> = result[1..].concat();
    let at = |values: &[Vec<f64>], parameters: &[f64]| {
        run::<f64>(&plan, 1, values, parameters, ROWS)[0][0]
    };
    let mut expected = Vec::new();
    for input in 0..values.len() {
        for number in 0..values[input].len() {
            let x = values[input][number];
            let mut shifted = |to: f64| {
                values[input][number] = to;
                at(&values, &parameters)
            };
            expected.push((shifted(x + STEP) - shifted(x - STEP)) / (2.0 * STEP));
            values[input][number] = x;
        }
    }
    for number in 0..parameters.len() {
        let x = parameters[number];
        let mut shifted = |to: f64| {
            parameters[number] = to;
            at(&values, &parameters)
        };
        expected.push((shifted(x + STEP) - shifted(x - STEP)) / (2.0 * STEP));
        parameters[number] = x;
    }
    assert_eq!(found.len(), expected.len(), "{}", case.name);
    for (number, (found, expected)) in found.iter().zip(&expected).enumerate() {
        let error = (found - expected).abs() / (1.0 + expected.abs());
        assert!(
            error < 2e-8,
            "{}: number {number}: {found} but {expected} by differences",
            case.name
        );
    }
}

#[test]
fn every_operation_has_the_gradient_of_its_differences() {
    let cases = [
        Case {
            name: "sum over the last",
            inputs: &[&[5, 3]],
            parameters: &[],
            build: |g, x, _| g.sum(x[0], &[-1]),
        },
        Case {
            name: "sum over the first",
            inputs: &[&[5, 3]],
            parameters: &[],
            build: |g, x, _| g.sum(x[0], &[0]),
        },
        Case {
            name: "mean over two apart",
            inputs: &[&[2, 3, 4]],
            parameters: &[],
            build: |g, x, _| g.mean(x[0], &[0, 2]),
        },
        Case {
            name: "extremes",
            inputs: &[&[3, 19]],
            parameters: &[],
            build: |g, x, _| {
                let max = g.reduce(Reduction::Max, x[0], &[1], true)?;
                let min = g.reduce(Reduction::Min, x[0], &[0], true)?;
                g.mul(max, min)
            },
        },
        Case {
            name: "repeated sizes",
            inputs: &[&[2, 1, 3], &[4, 1]],
            parameters: &[&[3], &[4, 3], &[]],
            build: |g, x, w| {
                let mut y = g.mul(x[0], x[1])?;
                for &w in w {
                    let sum = g.add(y, w)?;
                    y = g.mul(sum, w)?;
                }
                Ok(y)
            },
        },
        Case {
            name: "expanded",
            inputs: &[&[2, 1]],
            parameters: &[&[3]],
            build: |g, x, w| {
                let x = g.expand(x[0], &Shape::per_row(&[4, 2, 3]))?;
                let w = g.expand(w[0], &Shape::per_row(&[2, 3]))?;
                g.mul(x, w)
            },
        },
        Case {
            name: "linear",
            inputs: &[&[2, 3]],
            parameters: &[&[3, 4], &[4]],
            build: |g, x, w| g.linear(x[0], w[0], Some(w[1])),
        },
        Case {
            name: "linear with one output, nothing added",
            inputs: &[&[3]],
            parameters: &[&[3, 1]],
            build: |g, x, w| g.linear(x[0], w[0], None),
        },
        Case {
            name: "linear transposed",
            inputs: &[&[2, 3]],
            parameters: &[&[4, 3], &[4]],
            build: |g, x, w| g.linear_transposed(x[0], w[0], Some(w[1])),
        },
        Case {
            name: "linear of parameters",
            inputs: &[],
            parameters: &[&[5, 3], &[3, 2]],
            build: |g, _, w| g.linear(w[0], w[1], None),
        },
        Case {
            name: "matmul",
            inputs: &[&[2, 3, 4], &[2, 4, 5]],
            parameters: &[],
            build: |g, x, _| g.matmul(x[0], x[1]),
        },
        Case {
            name: "matmul, repeated and shared",
            inputs: &[&[2, 3, 4]],
            parameters: &[&[1, 4, 5], &[2, 3, 3]],
            build: |g, x, w| {
                let y = g.matmul(x[0], w[0])?;
                g.matmul(w[1], y)
            },
        },
        Case {
            name: "attention by hand",
            inputs: &[&[4, 6]],
            parameters: &[&[6, 6], &[6, 6], &[6, 6]],
            build: |g, x, w| {
                let mut heads = Vec::new();
                for &w in w {
                    let projected = g.linear(x[0], w, None)?;
                    let split = g.reshape(projected, &[4, 2, 3])?;
                    heads.push(g.transpose(split, &[1, 0, 2])?);
                }
                let keys = g.transpose(heads[1], &[0, 2, 1])?;
                let scores = g.matmul(heads[0], keys)?;
                let shares = g.softmax(scores, -1)?;
                let mixed = g.matmul(shares, heads[2])?;
                let mixed = g.transpose(mixed, &[1, 0, 2])?;
                g.reshape(mixed, &[4, 6])
            },
        },
        Case {
            name: "parts",
            inputs: &[&[4, 5]],
            parameters: &[&[2, 5]],
            build: |g, x, w| {
                let a = g.slice(x[0], 0, 1, 3)?;
                let b = g.slice(x[0], 1, 2, 5)?;
                let both = g.concat(&[a, w[0]], 0)?;
                let padded = g.pad(both, &[(1, 0), (2, 1)])?;
                let part = g.slice(padded, 1, 1, 4)?;
                let part = g.slice(part, 0, 0, 4)?;
                g.mul(part, b)
            },
        },
        Case {
            name: "log softmax",
            inputs: &[&[2, 5]],
            parameters: &[],
            build: |g, x, _| g.log_softmax(x[0], -1),
        },
        Case {
            name: "softmax over the first",
            inputs: &[&[5, 2]],
            parameters: &[],
            build: |g, x, _| g.softmax(x[0], 0),
        },
        Case {
            name: "layernorm",
            inputs: &[&[2, 6]],
            parameters: &[&[6], &[6]],
            build: |g, x, w| g.layernorm(x[0], Some(w[0]), Some(w[1]), 1e-5),
        },
        Case {
            name: "where",
            inputs: &[&[6], &[6]],
            parameters: &[&[]],
            build: |g, x, w| {
                let less = g.binary(Binary::Less, x[0], x[1])?;
                let product = g.mul(x[0], w[0])?;
                g.select(less, product, x[1])
            },
        },
        Case {
            name: "an embedding, of numbers that rows share and of their own",
            inputs: &[&[2]],
            parameters: &[&[5, 3]],
            build: |g, x, w| {
                let shared = g.constant(&[2, 2], &[4.0, 0.0, 1.0, 4.0])?;
                let shared = g.gather(w[0], shared)?;
                // Numbers of each row that do not change with x.
                let own = g.unary(Unary::Sign, x[0])?;
                let one = g.scalar(1.0);
                let own = g.add(own, one)?;
                let own = g.gather(w[0], own)?;
                g.mul(shared, own)
            },
        },
        Case {
            name: "messages along edges",
            inputs: &[&[3, 2]],
            parameters: &[&[4, 2]],
            build: |g, x, w| {
                let from = g.constant(&[4], &[0.0, 1.0, 1.0, 2.0])?;
                let to = g.constant(&[4], &[1.0, 0.0, 2.0, 2.0])?;
                let messages = g.gather(x[0], from)?;
                let messages = g.mul(messages, w[0])?;
                let sums = g.scatter_add(messages, to, 3)?;
                let fixed = g.scatter_add(w[0], to, 3)?;
                g.mul(sums, fixed)
            },
        },
        Case {
            name: "cumulative sums",
            inputs: &[&[4, 3]],
            parameters: &[],
            build: |g, x, _| {
                let a = g.cumulative_sum(x[0], 0, false, false)?;
                let b = g.cumulative_sum(x[0], -1, true, true)?;
                g.mul(a, b)
            },
        },
        // The mean and the variance over the batch, as in batch normalisation in training: two phases, and the reverse pass.
        Case {
            name: "normalised over the batch",
            inputs: &[&[2, 3]],
            parameters: &[&[3]],
            build: |g, x, w| {
                let rows = g.rows();
                let sum = g.sum(x[0], &[0])?;
                let sum = g.sum_rows(sum)?;
                let two = g.scalar(2.0);
                let count = g.mul(rows, two)?;
                let mean = g.div(sum, count)?;
                let centred = g.sub(x[0], mean)?;
                let square = g.mul(centred, centred)?;
                let square = g.sum(square, &[0])?;
                let square = g.sum_rows(square)?;
                let variance = g.div(square, count)?;
                let root = g.unary(Unary::Sqrt, variance)?;
                let y = g.div(centred, root)?;
                g.mul(y, w[0])
            },
        },
        Case {
            name: "a gradient of a gradient",
            inputs: &[&[3]],
            parameters: &[&[3, 4], &[4, 1]],
            build: |g, x, w| {
                let hidden = g.linear(x[0], w[0], None)?;
                let hidden = g.unary(Unary::Tanh, hidden)?;
                let y = g.linear(hidden, w[1], None)?;
                let y = g.sum(y, &[0])?;
                Ok(g.gradient(y, &[x[0]])?[0])
            },
        },
    ];
    cases.iter().for_each(check);
}

/// Returns a number at which the function is smooth.
fn domain(f: Unary, x: f64) -> f64 {
    match f {
        Unary::Log | Unary::Sqrt => x.abs() + 0.1,
        Unary::Acosh => x.abs() + 1.1,
        Unary::Asin | Unary::Acos | Unary::Atanh => 0.6 * x,
        _ => x,
    }
}

#[test]
fn every_function_of_one_number_has_the_gradient_of_its_differences() {
    for &(f, name) in Unary::ALL {
        let mut network = Network::new(&[&[40]], &[]);
        let (graph, x) = (&mut network.graph, network.inputs[0]);
        let y = graph.unary(f, x).unwrap();
        let sum = graph.sum(y, &[0]).unwrap();
        let gradient = graph.gradient(sum, &[x]).unwrap()[0];
        let plan = Plan::new(graph, &[y, gradient]);
        let x: Vec<f64> = numbers(40, 3).into_iter().map(|x| domain(f, x)).collect();
        let at = |shift: f64| {
            let x = x.iter().map(|x| x + shift).collect();
            run::<f64>(&plan, 1, &[x], &[], 1).swap_remove(0)
        };
        let (above, below) = (at(STEP), at(-STEP));
        let found = &run::<f64>(&plan, 1, std::slice::from_ref(&x), &[], 1)[1];
        for (i, &found) in found.iter().enumerate() {
            let expected = (above[i] - below[i]) / (2.0 * STEP);
            let error = (found - expected).abs() / (1.0 + expected.abs());
            assert!(error < 2e-8, "{name} at {}: {found} but {expected} by differences", x[i]);
        }
    }
}

#[test]
fn every_function_of_two_numbers_has_the_gradient_of_its_differences() {
    for &(f, name) in Binary::ALL {
        let mut network = Network::new(&[&[40], &[40]], &[]);
        let (graph, x) = (&mut network.graph, network.inputs.clone());
        let y = graph.binary(f, x[0], x[1]).unwrap();
        let sum = graph.sum(y, &[0]).unwrap();
        let gradient = graph.gradient(sum, &x).unwrap();
        let plan = Plan::new(graph, &[y, gradient[0], gradient[1]]);
        let positive = |x: f64| if f == Binary::Power { x.abs() + 0.1 } else { x };
        let a: Vec<f64> = numbers(40, 3).into_iter().map(positive).collect();
        let b = numbers(40, 4);
        let at = |shift: [f64; 2]| {
            let shifted =
                |values: &[f64], shift| values.iter().map(|x| x + shift).collect::<Vec<f64>>();
            run::<f64>(&plan, 1, &[shifted(&a, shift[0]), shifted(&b, shift[1])], &[], 1)
                .swap_remove(0)
        };
        let found = run::<f64>(&plan, 1, &[a.clone(), b.clone()], &[], 1);
        for (operand, step) in [[STEP, 0.0], [0.0, STEP]].into_iter().enumerate() {
            let (above, below) = (at(step), at(step.map(|s| -s)));
            for i in 0..a.len() {
                let expected = (above[i] - below[i]) / (2.0 * STEP);
                let error = (found[operand + 1][i] - expected).abs() / (1.0 + expected.abs());
                let found = found[operand + 1][i];
                assert!(
                    error < 5e-8,
                    "{name} of {}, {}: {found} but {expected} by differences",
                    a[i],
                    b[i]
                );
            }
        }
    }
}
