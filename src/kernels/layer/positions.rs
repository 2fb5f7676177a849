//! Operations on embedded tokens before the first block and on the outputs of the last block: positions, a class token,
//! and the reduction of all tokens to one vector.

use rootgrad_autodiff::pullback;

use crate::kernels::Real;

/// out(b, t) = x(b, t) + positions(t), followed by the class token after these N tokens.
///
/// Shapes: `out` (B, T, C) with T = N, or N + 1 with a class token; `x` (B, N, C); `positions` (N, C), or empty for none;
/// `class` (C), or empty for none.
///
/// # Panics
/// If a length does not fit the sizes.
#[allow(non_snake_case)]
pub fn positions<T: Real>(
    out: &mut [T],   // (B, T, C)
    x: &[T],         // (B, N, C)
    positions: &[T], // (N, C) or empty
    class: &[T],     // (C) or empty
    N: usize,
    C: usize,
) {
    check(out.len(), x.len(), positions.len(), class.len(), N, C);
    for (out, x) in out.chunks_exact_mut(N * C + class.len()).zip(x.chunks_exact(N * C)) {
        let (tokens, last) = out.split_at_mut(N * C);
        last.copy_from_slice(class);
        tokens.copy_from_slice(x);
        for (out, &position) in tokens.iter_mut().zip(positions) {
            *out += position;
        }
    }
}

#[allow(non_snake_case)]
fn check(out: usize, x: usize, positions: usize, class: usize, N: usize, C: usize) {
    assert!(N * C > 0 && x.is_multiple_of(N * C), "positions: length of x against B·N·C");
    assert!(positions == 0 || positions == N * C, "positions: length of positions against N·C");
    assert!(class == 0 || class == C, "positions: length of class against C");
    assert_eq!(out, x + x / (N * C) * class, "positions: length of out against B·T·C");
}

/// The reverse of [`positions()`]. `d_out` is zero on return. Empty shadows are not computed.
///
/// # Panics
/// Those of [`positions()`].
#[pullback(of = positions)]
#[allow(non_snake_case)]
pub fn positions_pullback<T: Real>(
    out: &[T],
    d_out: &mut [T],
    x: &[T],
    d_x: &mut [T],
    positions: &[T],
    d_positions: &mut [T],
    class: &[T],
    d_class: &mut [T],
    N: usize,
    C: usize,
) {
    check(out.len(), x.len(), positions.len(), class.len(), N, C);
    assert_eq!(d_out.len(), out.len(), "positions_pullback: length of d_out");
    let fits = |shadow: &[T], primal: &[T]| shadow.is_empty() || shadow.len() == primal.len();
    assert!(fits(d_x, x), "positions_pullback: length of d_x");
    assert!(fits(d_positions, positions), "positions_pullback: length of d_positions");
    assert!(fits(d_class, class), "positions_pullback: length of d_class");
    for (b, d_out) in d_out.chunks_exact(N * C + class.len()).enumerate() {
        let (tokens, last) = d_out.split_at(N * C);
        if !d_x.is_empty() {
            add(&mut d_x[b * N * C..][..N * C], tokens);
        }
        add(d_positions, tokens);
        add(d_class, last);
    }
    d_out.fill(T::ZERO);
}

/// Computes to += from, over the shorter of both lengths.
fn add<T: Real>(to: &mut [T], from: &[T]) {
    for (to, &from) in to.iter_mut().zip(from) {
        *to += from;
    }
}

/// out(b) = the mean over t of x(b, t), or x(b, T − 1).
///
/// Shapes: `out` (B, C), `x` (B, T, C).
///
/// # Panics
/// If a length does not fit the sizes.
#[allow(non_snake_case)]
pub fn pool<T: Real>(out: &mut [T], x: &[T], mean: bool, time: usize, C: usize) {
    check_pool(out.len(), x.len(), time, C);
    let scale = T::from_f64(1.0 / time as f64);
    for (out, x) in out.chunks_exact_mut(C).zip(x.chunks_exact(time * C)) {
        if !mean {
            out.copy_from_slice(&x[(time - 1) * C..]);
            continue;
        }
        out.fill(T::ZERO);
        x.chunks_exact(C).for_each(|x| add(out, x));
        out.iter_mut().for_each(|out| *out *= scale);
    }
}

#[allow(non_snake_case)]
fn check_pool(out: usize, x: usize, time: usize, C: usize) {
    assert!(time * C > 0, "pool: no tokens");
    assert!(out.is_multiple_of(C) && x == out * time, "pool: out, x against B·C, B·T·C");
}

/// The reverse of [`pool()`]. `d_out` is zero on return. An empty `d_x` is not computed.
///
/// # Panics
/// Those of [`pool()`].
#[pullback(of = pool)]
#[allow(non_snake_case)]
pub fn pool_pullback<T: Real>(
    out: &[T],
    d_out: &mut [T],
    x: &[T],
    d_x: &mut [T],
    mean: bool,
    time: usize,
    C: usize,
) {
    check_pool(out.len(), x.len(), time, C);
    assert_eq!(d_out.len(), out.len(), "pool_pullback: length of d_out");
    assert!(d_x.is_empty() || d_x.len() == x.len(), "pool_pullback: length of d_x");
    let scale = T::from_f64(1.0 / time as f64);
    for (d_out, d_x) in d_out.chunks_exact(C).zip(d_x.chunks_exact_mut(time * C)) {
        if !mean {
            add(&mut d_x[(time - 1) * C..], d_out);
            continue;
        }
        for d_x in d_x.chunks_exact_mut(C) {
            for (d_x, &d) in d_x.iter_mut().zip(d_out) {
                *d_x = d.mul_add(scale, *d_x);
            }
        }
    }
    d_out.fill(T::ZERO);
}
