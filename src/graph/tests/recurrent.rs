//! Recurrent layers compared with single steps, written with lists.

use super::gradients::{Case, check};
use super::{Network, near, numbers, refused, run};
use crate::error::Result;
use crate::graph::operations::{Recurrence, RecurrencePullback};
use crate::graph::{Graph, Id, Plan, Recurrent, Unary};
use crate::kernels::recurrent::Cell;

const I: usize = 2;
const H: usize = 3;
const STEPS: usize = 5;

fn weights(w: &[Id]) -> Recurrent {
    Recurrent { w_ih: w[0], w_hh: w[1], b_ih: w.get(2).copied(), b_hh: w.get(3).copied() }
}

fn sigmoid(x: f64) -> f64 {
    1.0 / (1.0 + (-x).exp())
}

/// The weights as lists, for G gates.
struct Lists<'a> {
    w_ih: &'a [f64],
    w_hh: &'a [f64],
    b_ih: &'a [f64],
    b_hh: &'a [f64],
}

impl<'a> Lists<'a> {
    fn new(all: &'a [f64], gates: usize) -> Self {
        let (w_ih, rest) = all.split_at(gates * H * I);
        let (w_hh, rest) = rest.split_at(gates * H * H);
        let (b_ih, b_hh) = rest.split_at(gates * H);
        Self { w_ih, w_hh, b_ih, b_hh }
    }

    /// Returns the contribution of the inputs to output `j` of a gate.
    fn of_input(&self, gate: usize, j: usize, x: &[f64]) -> f64 {
        let row = gate * H + j;
        x.iter().enumerate().map(|(n, x)| self.w_ih[row * I + n] * x).sum::<f64>() + self.b_ih[row]
    }

    /// Returns the contribution of the state to that output.
    fn of_state(&self, gate: usize, j: usize, h: &[f64]) -> f64 {
        let row = gate * H + j;
        h.iter().enumerate().map(|(n, h)| self.w_hh[row * H + n] * h).sum::<f64>() + self.b_hh[row]
    }

    fn lstm(&self, x: &[f64], h: &mut [f64], c: &mut [f64]) {
        let before = h.to_vec();
        for j in 0..H {
            let gate = |gate| self.of_input(gate, j, x) + self.of_state(gate, j, &before);
            c[j] = sigmoid(gate(1)) * c[j] + sigmoid(gate(0)) * gate(2).tanh();
            h[j] = sigmoid(gate(3)) * c[j].tanh();
        }
    }

    fn gru(&self, x: &[f64], h: &mut [f64], reset_after: bool) {
        let before = h.to_vec();
        let gate = |gate, j| sigmoid(self.of_input(gate, j, x) + self.of_state(gate, j, &before));
        let reset: Vec<f64> = (0..H).map(|j| gate(0, j) * before[j]).collect();
        for j in 0..H {
            let state = match reset_after {
                true => gate(0, j) * self.of_state(2, j, &before),
                false => self.of_state(2, j, &reset),
            };
            let (new, update) = ((self.of_input(2, j, x) + state).tanh(), gate(1, j));
            h[j] = (1.0 - update) * new + update * before[j];
        }
    }

    fn rnn(&self, x: &[f64], h: &mut [f64]) {
        let before = h.to_vec();
        for (j, h) in h.iter_mut().enumerate() {
            *h = (self.of_input(0, j, x) + self.of_state(0, j, &before)).tanh();
        }
    }
}

/// Returns the outputs of a layer with `gates` gates for two rows of five steps.
fn found(
    gates: usize,
    build: impl Fn(&mut Graph, Id, &Recurrent) -> Result<Vec<Id>>,
) -> Vec<Vec<f64>> {
    let rows = gates * H;
    let w: [&[usize]; 4] = [&[rows, I], &[rows, H], &[rows], &[rows]];
    let mut network = Network::new(&[&[STEPS, I]], &w);
    let outputs = build(&mut network.graph, network.inputs[0], &weights(&network.parameters));
    let plan = Plan::new(&network.graph, &outputs.unwrap());
    run(&plan, 1, &[numbers(2 * STEPS * I, 1)], &numbers(parameters(gates), 2), 2)
}

fn parameters(gates: usize) -> usize {
    gates * H * (I + H + 2)
}

/// Returns the states after each step of each row, computed by a function of the step.
fn expected(mut step: impl FnMut(&[f64], &mut [f64], &mut [f64])) -> [Vec<f64>; 3] {
    let x = numbers(2 * STEPS * I, 1);
    let (mut all, mut last, mut cells) = (Vec::new(), Vec::new(), Vec::new());
    for row in x.chunks(STEPS * I) {
        let (mut h, mut c) = ([0.0; H], [0.0; H]);
        for x in row.chunks(I) {
            step(x, &mut h, &mut c);
            all.extend(h);
        }
        last.extend(h);
        cells.extend(c);
    }
    [all, last, cells]
}

#[test]
fn a_layer_is_one_step_after_another() {
    let (four, three, one) =
        (numbers(parameters(4), 2), numbers(parameters(3), 2), numbers(parameters(1), 2));
    let lstm = found(4, |g, x, w| Ok(g.lstm(x, w, None)?.to_vec()));
    let lists = Lists::new(&four, 4);
    let all = expected(|x, h, c| lists.lstm(x, h, c));
    lstm.iter().zip(&all).for_each(|(found, expected)| near(found, expected));
    for reset_after in [true, false] {
        let gru = found(3, |g, x, w| Ok(g.gru(x, w, None, reset_after)?.to_vec()));
        let lists = Lists::new(&three, 3);
        let all = expected(|x, h, _| lists.gru(x, h, reset_after));
        gru.iter().zip(&all).for_each(|(found, expected)| near(found, expected));
    }
    let rnn = found(1, |g, x, w| Ok(g.rnn(x, w, None, Unary::Tanh)?.to_vec()));
    let lists = Lists::new(&one, 1);
    let all = expected(|x, h, _| lists.rnn(x, h));
    rnn.iter().zip(&all).for_each(|(found, expected)| near(found, expected));
}

#[test]
fn a_layer_goes_on_where_another_ended() {
    let whole = found(4, |g, x, w| Ok(g.lstm(x, w, None)?.to_vec()));
    let parts = found(4, |g, x, w| {
        let parts = g.split(x, 0, &[2, 3])?;
        let [first, h, c] = g.lstm(parts[0], w, None)?;
        let [second, h, c] = g.lstm(parts[1], w, Some([h, c]))?;
        Ok(vec![g.concat(&[first, second], 0)?, h, c])
    });
    whole.iter().zip(&parts).for_each(|(whole, parts)| near(whole, parts));
}

#[test]
fn recurrent_layers_have_the_gradients_of_their_differences() {
    let cases = [
        Case {
            name: "lstm in both directions",
            inputs: &[&[3, 2]],
            parameters: &[&[12, 2], &[12, 3], &[12], &[12], &[3]],
            build: |g, x, w| {
                let of = weights(&w[..4]);
                let [ahead, _, c] = g.lstm(x[0], &of, Some([w[4], w[4]]))?;
                let back = g.flip(x[0], 0)?;
                let [back, ..] = g.lstm(back, &of, None)?;
                let back = g.flip(back, 0)?;
                let both = g.concat(&[ahead, back], 1)?;
                let c = g.tile(c, &[2])?;
                g.mul(both, c)
            },
        },
        Case {
            name: "two layers of gru, reset after and before the product",
            inputs: &[&[3, 3]],
            parameters: &[&[9, 3], &[9, 3], &[9], &[9]],
            build: |g, x, w| {
                let [first, _] = g.gru(x[0], &weights(w), None, true)?;
                Ok(g.gru(first, &weights(w), None, false)?[0])
            },
        },
        Case {
            name: "rnn that begins with a state of each row, nothing added",
            inputs: &[&[3, 2], &[3]],
            parameters: &[&[3, 2], &[3, 3]],
            build: |g, x, w| Ok(g.rnn(x[0], &weights(w), Some(x[1]), Unary::Tanh)?[0]),
        },
    ];
    cases.iter().for_each(check);
}

#[test]
fn recurrent_layers_of_every_kind_have_the_gradients_of_their_differences() {
    let cases = [
        Case {
            name: "lstm, states of each row, nothing added, the last output and cell alone",
            inputs: &[&[3, 2], &[3], &[3]],
            parameters: &[&[12, 2], &[12, 3]],
            build: |g, x, w| {
                let [_, h, c] = g.lstm(x[0], &weights(w), Some([x[1], x[2]]))?;
                g.mul(h, c)
            },
        },
        Case {
            name: "lstm of one step from zeros",
            inputs: &[&[1, 2]],
            parameters: &[&[12, 2], &[12, 3], &[12], &[12]],
            build: |g, x, w| Ok(g.lstm(x[0], &weights(w), None)?[2]),
        },
        Case {
            name: "lstm of steps that rows share, from a state of each",
            inputs: &[&[3]],
            parameters: &[&[3, 2], &[12, 2], &[12, 3], &[3]],
            build: |g, x, w| Ok(g.lstm(w[0], &weights(&w[1..3]), Some([x[0], w[3]]))?[0]),
        },
        Case {
            name: "gru of parameters",
            inputs: &[],
            parameters: &[&[3, 2], &[9, 2], &[9, 3], &[9], &[9], &[3]],
            build: |g, _, w| {
                let [all, last] = g.gru(w[0], &weights(&w[1..5]), Some(w[5]), true)?;
                g.mul(all, last)
            },
        },
        Case {
            name: "gru that resets its product, only its bias of the state",
            inputs: &[&[3, 2], &[3]],
            parameters: &[&[9, 2], &[9, 3], &[9]],
            build: |g, x, w| {
                let of = Recurrent { b_ih: None, b_hh: Some(w[2]), ..weights(&w[..2]) };
                let [all, last] = g.gru(x[0], &of, Some(x[1]), true)?;
                g.mul(all, last)
            },
        },
        Case {
            name: "gru that resets its state, from a state",
            inputs: &[&[3, 2], &[3]],
            parameters: &[&[9, 2], &[9, 3], &[9], &[9]],
            build: |g, x, w| Ok(g.gru(x[0], &weights(w), Some(x[1]), false)?[1]),
        },
        Case {
            name: "gru of one step, nothing added",
            inputs: &[&[1, 2]],
            parameters: &[&[9, 2], &[9, 3]],
            build: |g, x, w| Ok(g.gru(x[0], &weights(w), None, false)?[0]),
        },
        // Both layers read the product with the inputs; one of them may overwrite it.
        Case {
            name: "two lstms on one product with the inputs",
            inputs: &[&[3, 2]],
            parameters: &[&[12, 2], &[12, 3], &[12, 3], &[12], &[12]],
            build: |g, x, w| {
                let of = |w_hh| Recurrent { w_ih: w[0], w_hh, b_ih: Some(w[3]), b_hh: Some(w[4]) };
                let [first, ..] = g.lstm(x[0], &of(w[1]), None)?;
                let [second, _, c] = g.lstm(x[0], &of(w[2]), None)?;
                let both = g.mul(first, second)?;
                g.mul(both, c)
            },
        },
        // Values that the pullback reads are stored for the whole batch.
        Case {
            name: "lstm and rnn before a sum over the batch",
            inputs: &[&[3, 2]],
            parameters: &[&[12, 2], &[12, 3], &[3, 3], &[3, 3]],
            build: |g, x, w| {
                let [all, ..] = g.lstm(x[0], &weights(&w[..2]), None)?;
                let [_, last] = g.rnn(all, &weights(&w[2..]), None, Unary::Tanh)?;
                let sum = g.sum_rows(last)?;
                g.mul(last, sum)
            },
        },
        Case {
            name: "rnn of a function that its value does not tell the slope of",
            inputs: &[&[3, 2]],
            parameters: &[&[3, 2], &[3, 3], &[3], &[3], &[3]],
            build: |g, x, w| {
                let [all, last] = g.rnn(x[0], &weights(&w[..4]), Some(w[4]), Unary::Gelu)?;
                g.mul(all, last)
            },
        },
    ];
    cases.iter().for_each(check);
}

/// Plans the loss of each row and the gradients of a layer with `gates` gates and H = 20.
fn trained(gates: usize, build: impl Fn(&mut Graph, Id, &Recurrent) -> Result<Id>) -> Plan {
    let rows = gates * 20;
    let w: [&[usize]; 4] = [&[rows, I], &[rows, 20], &[rows], &[rows]];
    let mut network = Network::new(&[&[STEPS, I]], &w);
    let (graph, w) = (&mut network.graph, &network.parameters);
    let y = build(graph, network.inputs[0], &weights(w)).unwrap();
    let square = graph.mul(y, y).unwrap();
    let loss = graph.sum(square, &[-1]).unwrap();
    let gradient = graph.gradient(loss, w).unwrap();
    Plan::new(graph, &[&[loss], &gradient[..]].concat())
}

#[test]
fn the_bits_depend_neither_on_threads_nor_on_the_batch() {
    let plans = [
        (4, trained(4, |g, x, w| Ok(g.lstm(x, w, None)?[1]))),
        (3, trained(3, |g, x, w| Ok(g.gru(x, w, None, true)?[1]))),
        (3, trained(3, |g, x, w| Ok(g.gru(x, w, None, false)?[1]))),
        (1, trained(1, |g, x, w| Ok(g.rnn(x, w, None, Unary::Tanh)?[1]))),
    ];
    for (gates, plan) in plans {
        let x = numbers(700 * STEPS * I, 1);
        let parameters = numbers(gates * 20 * (I + 20 + 2), 2);
        let alone = run::<f32>(&plan, 1, std::slice::from_ref(&x), &parameters, 700);
        for threads in [2, 3] {
            assert!(
                run::<f32>(&plan, threads, std::slice::from_ref(&x), &parameters, 700) == alone
            );
        }
        for row in [0, 1, 500] {
            let one = [x[row * STEPS * I..][..STEPS * I].to_vec()];
            assert_eq!(run::<f32>(&plan, 1, &one, &parameters, 1)[0][0], alone[0][row]);
        }
    }
}

#[test]
fn what_nobody_reads_is_not_made() {
    let whole = trained(4, |g, x, w| Ok(g.lstm(x, w, None)?[1]));
    let steps = &whole.phases[0].steps;
    let lens = |name: &str| {
        let step = steps.iter().find(|step| step.to_string().starts_with(name)).unwrap();
        step.outputs.iter().map(|output| output.len).collect::<Vec<_>>()
    };
    // The full outputs and the last cell are skipped, and so are the adjoints of the initial state.
    assert_eq!(lens("recurrence "), [0, 20, 5 * 20, 5 * 80, 5 * 20, 0], "{}", whole.describe());
    assert_eq!(lens("recurrence_pullback"), [5 * 80, 0, 0]);
}

#[test]
fn products_gates_and_adjoints_lie_in_one_place() {
    let plan = trained(4, |g, x, w| Ok(g.lstm(x, w, None)?[1]));
    let steps = &plan.phases[0].steps;
    let step = |name: &str| steps.iter().find(|step| step.to_string().starts_with(name)).unwrap();
    let (ahead, back) = (step("recurrence "), step("recurrence_pullback"));
    let product = step("linear ").outputs[0].place;
    assert_eq!([ahead.inputs[0].place, ahead.outputs[3].place], [product; 2]);
    assert_eq!([back.inputs[1].place, back.outputs[0].place], [product; 2], "{}", plan.describe());
}

#[test]
fn a_second_derivative_is_refused_and_so_are_constants_that_do_not_go_together() {
    let network = Network::new(&[&[5, 2]], &[&[12, 2], &[12, 3], &[9, 3], &[3], &[0, 0]]);
    let Network { mut graph, inputs: x, parameters: w } = network;
    let [_, last, _] = graph.lstm(x[0], &weights(&w[..2]), None).unwrap();
    let sum = graph.sum(last, &[0]).unwrap();
    let slope = graph.gradient(sum, &[x[0]]).unwrap()[0];
    let slope = graph.sum(slope, &[0, 1]).unwrap();
    let products = graph.linear_transposed(x[0], w[0], None).unwrap();
    let (gru, plain) = (Cell::Gru { reset_after: true }, Cell::Rnn(Unary::Tanh));
    let of = |cell, has_bias, has_initial| Recurrence { cell, has_bias, has_initial };
    let back = |cell, d| RecurrencePullback { cell, d };
    let (lstm, all) = (of(Cell::Lstm, false, false), &[products, w[1]][..]);
    let kept = graph.apply(lstm, all).unwrap()[3];
    refused([
        (graph.gradient(slope, &[x[0]]).unwrap_err(), ["lstm", "second derivative"]),
        (graph.apply(of(Cell::Lstm, true, false), all).unwrap_err(), ["recurrence: values", "3"]),
        (graph.apply(of(gru, false, false), all).unwrap_err(), ["recurrence: gru", "(3 H, H)"]),
        (graph.apply(lstm, &[products, w[4]]).unwrap_err(), ["recurrence: lstm", "[0, 0]"]),
        (graph.apply(lstm, &[w[1], products]).unwrap_err(), ["recurrence: lstm", "[12, 3]"]),
        (
            graph.apply(of(Cell::Lstm, true, false), &[products, w[1], w[3]]).unwrap_err(),
            ["recurrence: a bias", "lstm"],
        ),
        (
            graph.apply(of(Cell::Lstm, false, true), &[products, w[1], w[3], w[3]]).unwrap_err(),
            ["recurrence: initial state", "[*, 3]"],
        ),
        (
            graph.apply(back(Cell::Lstm, [false; 3]), &[w[1], kept, kept]).unwrap_err(),
            ["recurrence_pullback: states", "[*, 5, 12]"],
        ),
        (
            graph.apply(back(plain, [false, false, true]), &[w[1], kept, kept]).unwrap_err(),
            ["recurrence_pullback: rnn", "[12, 3]"],
        ),
    ]);
}

#[test]
fn recurrent_layers_that_do_not_fit_are_reported() {
    let network = Network::new(&[&[5, 2], &[0, 2], &[4]], &[&[12, 2], &[12, 3], &[9, 3], &[3, 2]]);
    let Network { mut graph, inputs: x, parameters: w } = network;
    let of = |w_ih, w_hh| Recurrent { w_ih, w_hh, b_ih: None, b_hh: None };
    let good = of(w[0], w[1]);
    refused([
        (graph.lstm(x[1], &good, None).unwrap_err(), ["lstm: inputs", "[*, 0, 2]"]),
        (graph.lstm(x[2], &good, None).unwrap_err(), ["lstm: inputs", "[*, 4]"]),
        (graph.lstm(x[0], &of(w[0], w[2]), None).unwrap_err(), ["state", "[9, 3]"]),
        (graph.gru(x[0], &good, None, true).unwrap_err(), ["gru: weights", "[12, 3]"]),
        (
            graph.gru(x[0], &of(w[0], w[2]), None, true).unwrap_err(),
            ["gru: weights of the inputs", "[12, 2]"],
        ),
        (
            graph.lstm(x[0], &good, Some([x[2], x[2]])).unwrap_err(),
            ["lstm: initial state", "[*, 4]"],
        ),
    ]);
}
