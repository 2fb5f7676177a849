//! A product of two matrices on one thread; either matrix may be transposed in memory.

use super::tile::{Product, Right, Start};
use super::{Products, wide};
use crate::threads::Team;

/// The initial value of the result.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Begin<'a, T> {
    /// The present values of the result.
    Stored,
    /// Zeros.
    Zero,
    /// This row, (N), for all rows.
    Row(&'a [T]),
}

/// Sizes and layouts of the two matrices.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Sizes {
    /// Number of rows of the result.
    pub(crate) m: usize,
    /// Number of columns of the result.
    pub(crate) n: usize,
    /// Number of terms of each sum.
    pub(crate) k: usize,
    /// True if the left matrix is stored as (K, M).
    pub(crate) transpose_a: bool,
    /// True if the right matrix is stored as (N, K).
    pub(crate) transpose_b: bool,
}

/// Computes c (M, N) = begin + a·b. Every element is summed over K in order (for one column as a dot product with 16 partial sums).
///
/// # Panics
/// If a length does not match the sizes.
pub(crate) fn multiply<T: Products>(
    c: &mut [T],
    begin: Begin<'_, T>,
    a: &[T],
    b: &[T],
    sizes: Sizes,
) {
    let Sizes { m, n, k, transpose_a, transpose_b } = sizes;
    assert!(c.len() == m * n && a.len() == m * k && b.len() == k * n, "multiply: lengths");
    // A matrix of one column or row is its own transpose.
    let plain_a = !transpose_a || m == 1 || k == 1;
    let plain_b = !transpose_b || k == 1 || n == 1;
    match begin {
        Begin::Row(bias) if plain_a && plain_b => return T::affine(c, a, b, bias, m, k, n),
        Begin::Zero if plain_a && plain_b && n == 1 => {
            return T::affine(c, a, b, &[T::ZERO], m, k, 1);
        }
        // K = B rows of a layer with M = I inputs and N = O outputs: the gradient of its weights.
        Begin::Stored if transpose_a && plain_b => return T::add_weights(c, a, b, k, m, n),
        // M = B rows, K = O outputs, N = I inputs: the gradient of the inputs.
        Begin::Stored if plain_a && transpose_b => return T::add_inputs(c, a, b, m, n, k),
        Begin::Zero if transpose_a && plain_b && wide::takes_weights(m, n) => {
            c.fill(T::ZERO);
            return T::add_weights(c, a, b, k, m, n);
        }
        _ => {}
    }
    let start = match begin {
        Begin::Stored => Start::Accumulate,
        Begin::Zero => Start::Zero,
        Begin::Row(bias) => {
            assert_eq!(bias.len(), n, "multiply: length of the bias");
            Start::Row(bias.as_ptr())
        }
    };
    let product = Product {
        m,
        n,
        k,
        a: a.as_ptr(),
        a_row: if plain_a { k } else { 1 },
        a_k: if plain_a { 1 } else { m },
        b: b.as_ptr(),
        b_stride: if plain_b { n } else { k },
        right: if plain_b { Right::Rows } else { Right::Transposed },
        c: c.as_mut_ptr(),
        c_row: n,
        start,
    };
    product.check(a, b, c);
    // SAFETY: checked; the result is borrowed exclusively.
    unsafe { T::product(product) }
}

/// Computes c (M, N) += aᵀ·b for a (K, M) and b (K, N) with all threads; their number does not change the result. This is the
/// gradient of weights (M, N) from K rows.
///
/// # Panics
/// If a length does not match the sizes.
pub(crate) fn add_weights_by<T: Products>(
    team: &Team,
    c: &mut [T],
    a: &[T],
    b: &[T],
    [m, n, k]: [usize; 3],
) {
    assert!(c.len() == m * n && a.len() == k * m && b.len() == k * n, "add_weights_by: lengths");
    T::add_weights_by(team, c, a, b, k, m, n);
}

#[cfg(test)]
mod tests {
    use super::*;

    fn values(n: usize, seed: usize) -> Vec<f64> {
        (0..n).map(|i| ((i * 37 + seed * 11) % 23) as f64 / 8.0 - 1.25).collect()
    }

    /// Computes the product by its definition; multiples of 1/8 add up exactly.
    fn expected(c: &[f64], begin: Begin<'_, f64>, a: &[f64], b: &[f64], s: Sizes) -> Vec<f64> {
        let at_a = |i: usize, k: usize| if s.transpose_a { a[k * s.m + i] } else { a[i * s.k + k] };
        let at_b = |k: usize, j: usize| if s.transpose_b { b[j * s.k + k] } else { b[k * s.n + j] };
        let element = |e: usize| {
            let (i, j) = (e / s.n, e % s.n);
            let start = match begin {
                Begin::Stored => c[e],
                Begin::Zero => 0.0,
                Begin::Row(row) => row[j],
            };
            start + (0..s.k).map(|k| at_a(i, k) * at_b(k, j)).sum::<f64>()
        };
        (0..s.m * s.n).map(element).collect()
    }

    #[test]
    fn every_order_and_beginning_is_the_product() {
        let single = |x: &[f64]| x.iter().map(|&x| x as f32).collect::<Vec<_>>();
        for [m, n, k] in
            [[1, 1, 1], [3, 1, 5], [1, 4, 3], [5, 3, 1], [7, 17, 9], [64, 40, 33], [2, 3, 0]]
        {
            for order in 0..4 {
                let sizes =
                    Sizes { m, n, k, transpose_a: order & 1 > 0, transpose_b: order & 2 > 0 };
                let (c, a, b) = (values(m * n, 1), values(m * k, 2), values(k * n, 3));
                let (row, c32, a32, b32) = (values(n, 4), single(&c), single(&a), single(&b));
                let row32 = single(&row);
                let begins = [
                    (Begin::Stored, Begin::Stored),
                    (Begin::Zero, Begin::Zero),
                    (Begin::Row(&row[..]), Begin::Row(&row32[..])),
                ];
                for (begin, begin32) in begins {
                    let wanted = expected(&c, begin, &a, &b, sizes);
                    let (mut double, mut float) = (c.clone(), c32.clone());
                    multiply(&mut double, begin, &a, &b, sizes);
                    multiply(&mut float, begin32, &a32, &b32, sizes);
                    assert_eq!(double, wanted, "{sizes:?} {begin:?}");
                    assert_eq!(float, single(&wanted), "{sizes:?} {begin:?}");
                }
            }
        }
    }
}
