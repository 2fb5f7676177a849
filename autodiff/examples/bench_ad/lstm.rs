//! The LSTM objective of ADBench: two layers of 32 elementwise cells, a sequence of 1024 vectors.

use super::{Case, numbers};
use rootgrad_autodiff::{autodiff_reverse, differentiable};

const H: usize = 32;
const LAYERS: usize = 2;
const T: usize = 1024;

#[differentiable]
#[inline]
fn sigmoid(z: f64) -> f64 {
    1.0 / (1.0 + (-z).exp())
}

/// `main` contains, for each layer, the weights and then the biases of the four gates. `extra` contains the weights of
/// the input, then the weights and the biases of the output.
#[autodiff_reverse(d_lstm, Duplicated, Duplicated, Const, Const, Active)]
pub fn lstm(main: &[f64], extra: &[f64], sequence: &[f64], h: usize) -> f64 {
    let layers = main.len() / (8 * h);
    let steps = sequence.len() / h - 1;
    let mut hidden = vec![0.0; layers * h];
    let mut cell = vec![0.0; layers * h];
    let mut input = vec![0.0; h];
    let mut total = 0.0;
    for t in 0..steps {
        let now = &sequence[t * h..(t + 1) * h];
        let next = &sequence[(t + 1) * h..(t + 2) * h];
        for i in 0..h {
            input[i] = now[i] * extra[i];
        }
        for l in 0..layers {
            let w = &main[l * 8 * h..(l + 1) * 8 * h];
            for i in 0..h {
                let x = input[i];
                let s = hidden[l * h + i];
                let forget = sigmoid(x * w[i] + w[4 * h + i]);
                let ingate = sigmoid(s * w[h + i] + w[5 * h + i]);
                let outgate = sigmoid(x * w[2 * h + i] + w[6 * h + i]);
                let change = (s * w[3 * h + i] + w[7 * h + i]).tanh();
                let c = cell[l * h + i] * forget + ingate * change;
                cell[l * h + i] = c;
                let out = outgate * c.tanh();
                hidden[l * h + i] = out;
                input[i] = out;
            }
        }
        let mut sum = 2.0;
        for i in 0..h {
            sum += (input[i] * extra[h + i] + extra[2 * h + i]).exp();
        }
        let log = sum.ln();
        for i in 0..h {
            total += next[i] * (input[i] * extra[h + i] + extra[2 * h + i] - log);
        }
    }
    -total / (steps * h) as f64
}

/// Values of one cell that the reverse sweep needs.
#[derive(Clone, Copy)]
struct Kept {
    x: f64,
    s: f64,
    old: f64,
    forget: f64,
    ingate: f64,
    outgate: f64,
    change: f64,
    squashed: f64,
}

fn by_hand(
    main: &[f64],
    d_main: &mut [f64],
    extra: &[f64],
    d_extra: &mut [f64],
    sequence: &[f64],
) -> f64 {
    let steps = T - 1;
    let (mut hidden, mut cell) = ([0.0; LAYERS * H], [0.0; LAYERS * H]);
    let mut kept = Vec::with_capacity(steps * LAYERS * H);
    let mut outputs = Vec::with_capacity(steps * H);
    let mut total = 0.0;
    let mut input = [0.0; H];
    for t in 0..steps {
        for i in 0..H {
            input[i] = sequence[t * H + i] * extra[i];
        }
        for l in 0..LAYERS {
            let w = &main[l * 8 * H..][..8 * H];
            for i in 0..H {
                let (x, s, old) = (input[i], hidden[l * H + i], cell[l * H + i]);
                let forget = sigmoid(x * w[i] + w[4 * H + i]);
                let ingate = sigmoid(s * w[H + i] + w[5 * H + i]);
                let outgate = sigmoid(x * w[2 * H + i] + w[6 * H + i]);
                let change = (s * w[3 * H + i] + w[7 * H + i]).tanh();
                let c = old * forget + ingate * change;
                let squashed = c.tanh();
                cell[l * H + i] = c;
                hidden[l * H + i] = outgate * squashed;
                input[i] = outgate * squashed;
                kept.push(Kept { x, s, old, forget, ingate, outgate, change, squashed });
            }
        }
        let mut sum = 2.0;
        for i in 0..H {
            sum += (input[i] * extra[H + i] + extra[2 * H + i]).exp();
        }
        let log = sum.ln();
        for i in 0..H {
            total += sequence[(t + 1) * H + i] * (input[i] * extra[H + i] + extra[2 * H + i] - log);
        }
        outputs.push((input, sum));
    }
    let count = (steps * H) as f64;
    let (mut d_hidden, mut d_cell) = ([0.0; LAYERS * H], [0.0; LAYERS * H]);
    for t in (0..steps).rev() {
        let next = &sequence[(t + 1) * H..][..H];
        let (output, sum) = &outputs[t];
        let all: f64 = next.iter().sum();
        let mut d_input = [0.0; H];
        for i in 0..H {
            let e = (output[i] * extra[H + i] + extra[2 * H + i]).exp();
            let d = -(next[i] - all * e / sum) / count;
            d_input[i] = d * extra[H + i];
            d_extra[H + i] += d * output[i];
            d_extra[2 * H + i] += d;
        }
        for l in (0..LAYERS).rev() {
            let w = &main[l * 8 * H..][..8 * H];
            let d_w = &mut d_main[l * 8 * H..][..8 * H];
            for i in 0..H {
                let k = kept[(t * LAYERS + l) * H + i];
                let d_out = d_hidden[l * H + i] + d_input[i];
                let d_c = d_cell[l * H + i] + d_out * k.outgate * (1.0 - k.squashed * k.squashed);
                let forget = d_c * k.old * k.forget * (1.0 - k.forget);
                let ingate = d_c * k.change * k.ingate * (1.0 - k.ingate);
                let outgate = d_out * k.squashed * k.outgate * (1.0 - k.outgate);
                let change = d_c * k.ingate * (1.0 - k.change * k.change);
                d_cell[l * H + i] = d_c * k.forget;
                d_hidden[l * H + i] = ingate * w[H + i] + change * w[3 * H + i];
                d_input[i] = forget * w[i] + outgate * w[2 * H + i];
                d_w[i] += forget * k.x;
                d_w[H + i] += ingate * k.s;
                d_w[2 * H + i] += outgate * k.x;
                d_w[3 * H + i] += change * k.s;
                d_w[4 * H + i] += forget;
                d_w[5 * H + i] += ingate;
                d_w[6 * H + i] += outgate;
                d_w[7 * H + i] += change;
            }
        }
        for i in 0..H {
            d_extra[i] += d_input[i] * sequence[t * H + i];
        }
    }
    -total / count
}

struct Lstm {
    value: f64,
    main: Vec<f64>,
    d_main: Vec<f64>,
    extra: Vec<f64>,
    d_extra: Vec<f64>,
    sequence: Vec<f64>,
}

pub fn case() -> Box<dyn Case> {
    let (main, extra) = (LAYERS * 8 * H, 3 * H);
    Box::new(Lstm {
        value: 0.0,
        main: numbers(main, 1),
        d_main: vec![0.0; main],
        extra: numbers(extra, 2),
        d_extra: vec![0.0; extra],
        sequence: numbers(T * H, 3),
    })
}

impl Case for Lstm {
    fn prepare(&mut self) {
        self.d_main.fill(0.0);
        self.d_extra.fill(0.0);
    }
    fn primal(&mut self) {
        self.value = lstm(&self.main, &self.extra, &self.sequence, H);
    }
    fn derived(&mut self) {
        let (d_main, d_extra) = (&mut self.d_main, &mut self.d_extra);
        self.value = d_lstm(&self.main, d_main, &self.extra, d_extra, &self.sequence, H, 1.0);
    }
    fn by_hand(&mut self) {
        let (d_main, d_extra) = (&mut self.d_main, &mut self.d_extra);
        self.value = by_hand(&self.main, d_main, &self.extra, d_extra, &self.sequence);
    }
    fn gradient(&self) -> Vec<f64> {
        [&[self.value][..], &self.d_main, &self.d_extra].concat()
    }
}
