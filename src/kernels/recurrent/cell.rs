//! The computation of a step, for the numbers of one row.

use serde::{Deserialize, Serialize};

use crate::kernels::elementwise::Unary;
use crate::kernels::{Activation, Real};

/// The computation of a step. For each gate, x is the product with the inputs, and u the product with the state h. Everything else
/// is elementwise.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) enum Cell {
    /// i = σ(xᵢ + uᵢ), f = σ(x_f + u_f), g = tanh(x_g + u_g), o = σ(xₒ + uₒ); c = f c + i g, h = o tanh c.
    Lstm,
    /// r = σ(xᵣ + uᵣ), z = σ(x_z + u_z), h = (1 − z) n + z h, with n = tanh(xₙ + r (uₙ + b)) or, unless `reset_after`,
    /// n = tanh(xₙ + the product with r h).
    Gru {
        /// True if the reset gate acts on the product with the state.
        reset_after: bool,
    },
    /// h = f(x + u)
    Rnn(Unary),
}

impl Cell {
    /// Name in messages.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Cell::Lstm => "lstm",
            Cell::Gru { .. } => "gru",
            Cell::Rnn(_) => "rnn",
        }
    }

    /// Number of gates.
    pub(crate) fn gates(self) -> usize {
        self.products().iter().sum()
    }

    /// Returns the number of gates that multiply the unchanged state, and the number of the others.
    pub(crate) fn products(self) -> [usize; 2] {
        match self {
            Cell::Lstm => [4, 0],
            Cell::Gru { reset_after: true } => [3, 0],
            Cell::Gru { reset_after: false } => [2, 1],
            Cell::Rnn(_) => [1, 0],
        }
    }

    /// Returns how many values of a step the pullback reads for each number of the state: i, f, g, o; r, z, uₙ + b or r h, n; the
    /// slope of f.
    pub(crate) fn kept(self) -> usize {
        match self {
            Cell::Lstm | Cell::Gru { .. } => 4,
            Cell::Rnn(_) => 1,
        }
    }

    /// Returns true if there is a cell c beside the state h.
    pub(crate) fn has_cell(self) -> bool {
        self == Cell::Lstm
    }

    /// Returns true if the adjoint of the product with the state differs from that of the product with the inputs.
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

/// LSTM step: `gates` (4H) contain u on entry, and i, f, g, o on return; x is (4H); h and c (H) are updated.
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

/// Reverse of an LSTM step: computes the adjoints `d` (4H) of the gates' arguments from `d_h` and `d_c`; `d_c` becomes the adjoint
/// of the former cell. `kept` (4H) are i, f, g, o, and `c` (H) is the former cell.
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

/// Gates of a GRU: computes r and z (2H) from u in place; x is (3H).
#[inline(always)]
fn reset_and_update<T: Real>(gates: &mut [T], x: &[T]) {
    add(gates, &x[..gates.len()]);
    sigmoid(gates);
}

/// Computes the new state of a GRU.
#[inline(always)]
fn mix<T: Real>(h: &mut [T], z: &[T], new: &[T]) {
    for ((h, &z), &new) in h.iter_mut().zip(z).zip(new) {
        // (1 − z) n + z h
        *h = z.mul_add(*h - new, new);
    }
}

/// GRU step that resets the product: `kept` (4H) contain uᵣ, u_z, uₙ on entry, and r, z, uₙ + b, n on return; h (H) is updated; b
/// may be empty.
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

/// First part of a GRU step that resets the state, before the product with r h: `kept` (4H) contain uᵣ, u_z on entry, and r, z, r
/// h on return.
#[inline(always)]
pub(super) fn gru_reset<T: Real>(kept: &mut [T], x: &[T], h: &[T]) {
    let n = h.len();
    let (gates, rest) = kept.split_at_mut(2 * n);
    reset_and_update(gates, x);
    for ((reset, &r), &h) in rest[..n].iter_mut().zip(&gates[..n]).zip(h) {
        *reset = r * h;
    }
}

/// Second part after [`gru_reset`] and that product (H): the last part of `kept` becomes n, and h (H) is updated.
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

/// Reverse of [`mix`] in a GRU: computes the second and the last part of `d` (4H), the adjoints of the arguments of z and of n.
/// `d_h` becomes the adjoint of h in z h. `kept` (4H) are r, z, …, n, and `h` (H) is the former state.
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

/// GRU that resets the product, after [`mix_pullback`]: computes the adjoints of the argument of r and of uₙ.
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

/// GRU that resets the state, after [`mix_pullback`]: computes the adjoint of the argument of r from the adjoint of r h, `d_reset`
/// (H); adds the part of h in r h to `d_h`.
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
