//! What happens in a step, to the numbers of one row.

use serde::{Deserialize, Serialize};

use crate::kernels::elementwise::Unary;
use crate::kernels::{Activation, Real};

/// What happens in a step: x the product with the inputs, u that with the state h, of each gate; all else number by number.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) enum Cell {
    /// i = σ(xᵢ + uᵢ), f = σ(x_f + u_f), g = tanh(x_g + u_g), o = σ(xₒ + uₒ); c = f c + i g, h = o tanh c.
    Lstm,
    /// r = σ(xᵣ + uᵣ), z = σ(x_z + u_z), h = (1 − z) n + z h, with n = tanh(xₙ + r (uₙ + b)) or, unless `reset_after`,
    /// n = tanh(xₙ + the product with r h).
    Gru {
        /// The reset gate acts on the state's product.
        reset_after: bool,
    },
    /// h = f(x + u)
    Rnn(Unary),
}

impl Cell {
    /// Its name in messages.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Cell::Lstm => "lstm",
            Cell::Gru { .. } => "gru",
            Cell::Rnn(_) => "rnn",
        }
    }

    /// Gates.
    pub(crate) fn gates(self) -> usize {
        self.products().iter().sum()
    }

    /// Gates that the state enters as it is, and others.
    pub(crate) fn products(self) -> [usize; 2] {
        match self {
            Cell::Lstm => [4, 0],
            Cell::Gru { reset_after: true } => [3, 0],
            Cell::Gru { reset_after: false } => [2, 1],
            Cell::Rnn(_) => [1, 0],
        }
    }

    /// For each number of the state, what of a step the pullback reads: i, f, g, o; r, z, uₙ + b or r h, n; the slope of f.
    pub(crate) fn kept(self) -> usize {
        match self {
            Cell::Lstm | Cell::Gru { .. } => 4,
            Cell::Rnn(_) => 1,
        }
    }

    /// Whether there is a cell c beside the state h.
    pub(crate) fn has_cell(self) -> bool {
        self == Cell::Lstm
    }

    /// Whether the adjoint of the product with the state is another than that of the product with the inputs.
    pub(crate) fn parts_products(self) -> bool {
        self == Cell::Gru { reset_after: true }
    }
}

#[inline(always)]
fn sigmoid<T: Real>(x: &mut [T]) {
    x.iter_mut().for_each(|x| *x = Activation::Sigmoid.apply(*x).0);
}

#[inline(always)]
fn tanh<T: Real>(x: &mut [T]) {
    x.iter_mut().for_each(|x| *x = x.tanh());
}

#[inline(always)]
pub(super) fn add<T: Real>(to: &mut [T], x: &[T]) {
    to.iter_mut().zip(x).for_each(|(to, &x)| *to += x);
}

/// to = a b
#[inline(always)]
pub(super) fn multiply_each<T: Real>(to: &mut [T], a: &[T], b: &[T]) {
    for ((to, &a), &b) in to.iter_mut().zip(a).zip(b) {
        *to = a * b;
    }
}

/// d y (1 − y), for y = σ(x).
#[inline(always)]
fn through_sigmoid<T: Real>(d: T, y: T) -> T {
    d * (y * (T::ONE - y))
}

/// d (1 − y²), for y = tanh x.
#[inline(always)]
fn through_tanh<T: Real>(d: T, y: T) -> T {
    d * (T::ONE - y * y)
}

/// Of an LSTM: `gates` (4H) are u, and become i, f, g, o; x (4H); h and c (H) become new.
#[inline(always)]
pub(super) fn lstm<T: Real>(gates: &mut [T], x: &[T], h: &mut [T], c: &mut [T]) {
    let n = h.len();
    add(gates, x);
    let (first, output) = gates.split_at_mut(3 * n);
    let (both, new) = first.split_at_mut(2 * n);
    sigmoid(both);
    tanh(new);
    sigmoid(output);
    let (i, f) = both.split_at(n);
    let (i, f, g, o, c) = (&i[..n], &f[..n], &new[..n], &output[..n], &mut c[..n]);
    for j in 0..n {
        c[j] = f[j].mul_add(c[j], i[j] * g[j]);
        h[j] = o[j] * c[j].tanh();
    }
}

/// Of an LSTM: the adjoints `d` (4H) of what the gates are functions of; that of h, and that of c, which becomes the former one's.
/// `kept` (4H) are i, f, g, o, and `c` (H) is the former cell.
#[inline(always)]
pub(super) fn lstm_pullback<T: Real>(d: &mut [T], d_h: &[T], d_c: &mut [T], kept: &[T], c: &[T]) {
    let n = c.len();
    let (i, f, g, o) = (&kept[..n], &kept[n..][..n], &kept[2 * n..][..n], &kept[3 * n..][..n]);
    let (d_h, d_c) = (&d_h[..n], &mut d_c[..n]);
    let (first, d_o) = d.split_at_mut(3 * n);
    for (j, d_o) in d_o[..n].iter_mut().enumerate() {
        let shown = f[j].mul_add(c[j], i[j] * g[j]).tanh();
        *d_o = through_sigmoid(d_h[j] * shown, o[j]);
        d_c[j] += through_tanh(d_h[j] * o[j], shown);
    }
    let (d_i, rest) = first.split_at_mut(n);
    let (d_f, d_g) = rest.split_at_mut(n);
    for (j, d_i) in d_i[..n].iter_mut().enumerate() {
        *d_i = through_sigmoid(d_c[j] * g[j], i[j]);
    }
    for (j, d_f) in d_f[..n].iter_mut().enumerate() {
        *d_f = through_sigmoid(d_c[j] * c[j], f[j]);
    }
    for (j, d_g) in d_g[..n].iter_mut().enumerate() {
        *d_g = through_tanh(d_c[j] * i[j], g[j]);
    }
    d_c.iter_mut().zip(f).for_each(|(d_c, &f)| *d_c *= f);
}

/// Of a GRU: r and z (2H), of u; x (3H).
#[inline(always)]
fn reset_and_update<T: Real>(gates: &mut [T], x: &[T]) {
    add(gates, &x[..gates.len()]);
    sigmoid(gates);
}

/// The new state of a GRU.
#[inline(always)]
fn mix<T: Real>(h: &mut [T], z: &[T], new: &[T]) {
    for ((h, &z), &new) in h.iter_mut().zip(z).zip(new) {
        // (1 − z) n + z h
        *h = z.mul_add(*h - new, new);
    }
}

/// Of a GRU that resets the product: `kept` (4H) are uᵣ, u_z, uₙ, and become r, z, uₙ + b, n; h (H) becomes new; b may be empty.
#[inline(always)]
pub(super) fn gru_after<T: Real>(kept: &mut [T], x: &[T], bias: &[T], h: &mut [T]) {
    let n = h.len();
    let (gates, rest) = kept.split_at_mut(2 * n);
    reset_and_update(gates, x);
    let (product, new) = rest.split_at_mut(n);
    add(product, bias);
    let (r, x, product) = (&gates[..n], &x[2 * n..][..n], &product[..n]);
    for (j, new) in new[..n].iter_mut().enumerate() {
        *new = r[j].mul_add(product[j], x[j]).tanh();
    }
    mix(h, &gates[n..], new);
}

/// Of a GRU that resets the state, before the product with r h: `kept` (4H) are uᵣ, u_z, and become r, z, r h.
#[inline(always)]
pub(super) fn gru_reset<T: Real>(kept: &mut [T], x: &[T], h: &[T]) {
    let n = h.len();
    let (gates, rest) = kept.split_at_mut(2 * n);
    reset_and_update(gates, x);
    for ((reset, &r), &h) in rest[..n].iter_mut().zip(&gates[..n]).zip(h) {
        *reset = r * h;
    }
}

/// As [`gru_reset`], after that product (H): the last part of `kept` becomes n, and h (H) new.
#[inline(always)]
pub(super) fn gru_before<T: Real>(kept: &mut [T], x: &[T], product: &[T], h: &mut [T]) {
    let n = h.len();
    let (first, new) = kept.split_at_mut(3 * n);
    let x = &x[2 * n..];
    for ((new, &x), &product) in new.iter_mut().zip(x).zip(product) {
        *new = (x + product).tanh();
    }
    mix(h, &first[n..2 * n], new);
}

/// Of a GRU: of `d` (4H) the second part, the adjoint of what z is a function of, and the last, that of what n is; `d_h` becomes
/// that of h in z h. `kept` (4H) are r, z, …, n, and `h` (H) is the former state.
#[inline(always)]
pub(super) fn mix_pullback<T: Real>(d: &mut [T], d_h: &mut [T], kept: &[T], h: &[T]) {
    let n = h.len();
    let (z, new) = (&kept[n..][..n], &kept[3 * n..][..n]);
    let (first, d_new) = d.split_at_mut(3 * n);
    for (j, d_new) in d_new[..n].iter_mut().enumerate() {
        *d_new = through_tanh(d_h[j] * (T::ONE - z[j]), new[j]);
    }
    for (j, d_z) in first[n..2 * n].iter_mut().enumerate() {
        *d_z = through_sigmoid(d_h[j] * (h[j] - new[j]), z[j]);
    }
    d_h.iter_mut().zip(z).for_each(|(d_h, &z)| *d_h *= z);
}

/// Of a GRU that resets the product, after [`mix_pullback`]: the adjoints of what r is a function of, and of uₙ.
#[inline(always)]
pub(super) fn gru_after_pullback<T: Real>(d: &mut [T], kept: &[T]) {
    let n = kept.len() / 4;
    let (r, product) = (&kept[..n], &kept[2 * n..][..n]);
    let (first, d_new) = d.split_at_mut(3 * n);
    let d_new = &d_new[..n];
    for (j, d_r) in first[..n].iter_mut().enumerate() {
        *d_r = through_sigmoid(d_new[j] * product[j], r[j]);
    }
    for (j, d_product) in first[2 * n..].iter_mut().enumerate() {
        *d_product = d_new[j] * r[j];
    }
}

/// Of a GRU that resets the state, after [`mix_pullback`]: the adjoint of what r is a function of, of that of r h, `d_reset` (H);
/// `d_h` gets what h has in it.
#[inline(always)]
pub(super) fn gru_before_pullback<T: Real>(
    d: &mut [T],
    d_h: &mut [T],
    d_reset: &[T],
    kept: &[T],
    h: &[T],
) {
    let n = h.len();
    let (r, d_reset) = (&kept[..n], &d_reset[..n]);
    for (j, d_r) in d[..n].iter_mut().enumerate() {
        *d_r = through_sigmoid(d_reset[j] * h[j], r[j]);
    }
    for ((d_h, &d), &r) in d_h.iter_mut().zip(d_reset).zip(r) {
        *d_h = d.mul_add(r, *d_h);
    }
}
