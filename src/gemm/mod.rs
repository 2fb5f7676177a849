//! The matrix products of the layers.
//!
//! In `f32` rootgrad's own register tiles compute them. The matrices of a training step on columns are small and their
//! operands are in cache, so a general `sgemm` would spend most of its time on packing, threads and dispatch. Sums run
//! over the inner dimension in order, so a row's result does not depend on the other rows. Gradients of very wide
//! layers use a general `sgemm` (the `gemm` crate; MKL or OpenBLAS by feature). In `f64`, for gradient checks, plain
//! loops are used.

pub(crate) mod blocked;
mod dot;
mod multiply;
mod panels;
mod parts;
mod portable;
mod precision;
#[cfg(test)]
mod tests;
mod tile;
mod wide;

use crate::float::Float;
use crate::simd::{Simd, dispatch, run_at};
use crate::threads::Team;
use blocked::{Pairs, Single, Sink};
use dot::Dot;
pub(crate) use multiply::{Begin, Sizes, add_weights_by, multiply};
pub(crate) use panels::{Panels, pack_panels, panels_len};
use parts::Parts;
pub use precision::Precision;
pub(crate) use tile::{Product, Right, Start};

/// A scalar type with the products that layers need. `B` rows, `I` inputs, `O` outputs; matrices row-major.
pub trait Products: Float {
    /// `out` (B, O) = `x` (B, I) · `w` (I, O) + `b` (O).
    #[allow(non_snake_case)]
    fn affine(out: &mut [Self], x: &[Self], w: &[Self], b: &[Self], B: usize, I: usize, O: usize);
    /// `d_w` (I, O) += `x`ᵀ (I, B) · `d_z` (B, O).
    #[allow(non_snake_case)]
    fn add_weights(d_w: &mut [Self], x: &[Self], d_z: &[Self], B: usize, I: usize, O: usize);
    /// Computes [`Products::add_weights`] with all threads; their number does not change the result.
    #[allow(non_snake_case)]
    fn add_weights_by(
        team: &Team,
        d_w: &mut [Self],
        x: &[Self],
        d_z: &[Self],
        B: usize,
        I: usize,
        O: usize,
    );
    /// `d_x` (B, I) += `d_z` (B, O) · `w`ᵀ (O, I).
    #[allow(non_snake_case)]
    fn add_inputs(d_x: &mut [Self], d_z: &[Self], w: &[Self], B: usize, I: usize, O: usize);
    /// Computes a small product on one thread.
    ///
    /// # Safety
    /// The three matrices must be readable, the result writable.
    unsafe fn product(product: Product<Self>);
    /// Computes a product of a few rows with a packed matrix, on one thread.
    fn panels(product: Panels<'_, Self>);
    /// Products of layers with weights (O, I), on all threads: see [`blocked`].
    #[allow(non_snake_case)]
    fn tiles(
        precision: Precision,
        team: &Team,
        workspace: &mut [Self],
        x: &[Self],
        w: &[Self],
        M: usize,
        I: usize,
        O: usize,
        sink: &impl Sink<Self>,
    );
    /// See [`blocked::streamed`].
    #[allow(non_snake_case)]
    fn streamed(
        team: &Team,
        x: &[Self],
        w: &[Self],
        M: usize,
        I: usize,
        O: usize,
        sink: &impl Sink<Self>,
    );
    /// See [`blocked::add_inputs`].
    #[allow(non_snake_case)]
    fn add_rows(
        precision: Precision,
        team: &Team,
        workspace: &mut [Self],
        d_x: &mut [Self],
        d_z: &[Self],
        w: &[Self],
        M: usize,
        I: usize,
        O: usize,
    );
    /// See [`blocked::add_weights`].
    #[allow(non_snake_case)]
    fn add_outer(
        precision: Precision,
        team: &Team,
        workspace: &mut [Self],
        d_w: &mut [Self],
        d_b: &mut [Self],
        d_z: &[Self],
        x: &[Self],
        overwrite: bool,
        M: usize,
        I: usize,
        O: usize,
    );
    /// Transposes a square of `S::LANES`² values: `to[c·to_stride + r] = from[r·from_stride + c]`.
    ///
    /// # Safety
    /// All these values must be readable and writable.
    unsafe fn transpose<S: Simd>(
        s: S,
        to: *mut Self,
        to_stride: usize,
        from: *const Self,
        from_stride: usize,
    );
}

#[allow(non_snake_case)]
impl Products for f64 {
    fn affine(out: &mut [f64], x: &[f64], w: &[f64], b: &[f64], B: usize, I: usize, O: usize) {
        portable::affine(out, x, w, b, B, I, O);
    }

    fn add_weights(d_w: &mut [f64], x: &[f64], d_z: &[f64], B: usize, I: usize, O: usize) {
        portable::add_weights(d_w, x, d_z, B, I, O);
    }

    fn add_weights_by(
        _: &Team,
        d_w: &mut [f64],
        x: &[f64],
        d_z: &[f64],
        B: usize,
        I: usize,
        O: usize,
    ) {
        portable::add_weights(d_w, x, d_z, B, I, O);
    }

    fn add_inputs(d_x: &mut [f64], d_z: &[f64], w: &[f64], B: usize, I: usize, O: usize) {
        portable::add_inputs(d_x, d_z, w, B, I, O);
    }

    unsafe fn product(product: Product<f64>) {
        // SAFETY: the caller's promise.
        unsafe { portable::product(&product) }
    }

    fn panels(product: Panels<'_, f64>) {
        product.plain();
    }

    fn tiles(
        _: Precision,
        _: &Team,
        _: &mut [f64],
        x: &[f64],
        w: &[f64],
        M: usize,
        I: usize,
        O: usize,
        sink: &impl Sink<f64>,
    ) {
        portable::tiles(x, w, M, I, O, sink);
    }

    fn streamed(
        _: &Team,
        x: &[f64],
        w: &[f64],
        M: usize,
        I: usize,
        O: usize,
        sink: &impl Sink<f64>,
    ) {
        portable::tiles(x, w, M, I, O, sink);
    }

    fn add_rows(
        _: Precision,
        _: &Team,
        _: &mut [f64],
        d_x: &mut [f64],
        d_z: &[f64],
        w: &[f64],
        M: usize,
        I: usize,
        O: usize,
    ) {
        portable::add_rows(d_x, d_z, w, M, I, O);
    }

    fn add_outer(
        _: Precision,
        _: &Team,
        _: &mut [f64],
        d_w: &mut [f64],
        d_b: &mut [f64],
        d_z: &[f64],
        x: &[f64],
        overwrite: bool,
        M: usize,
        I: usize,
        O: usize,
    ) {
        portable::add_outer(d_w, d_b, d_z, x, overwrite, M, I, O);
    }

    unsafe fn transpose<S: Simd>(
        _: S,
        to: *mut f64,
        to_stride: usize,
        from: *const f64,
        from_stride: usize,
    ) {
        for r in 0..S::LANES {
            for c in 0..S::LANES {
                // SAFETY: the caller's promise.
                unsafe { *to.add(c * to_stride + r) = *from.add(r * from_stride + c) }
            }
        }
    }
}

#[allow(non_snake_case)]
impl Products for f32 {
    #[inline]
    fn affine(out: &mut [f32], x: &[f32], w: &[f32], b: &[f32], B: usize, I: usize, O: usize) {
        if O == 1 {
            return dispatch(Dot { out, x, w, bias: b[0] });
        }
        dispatch(affine(out, x, w, b, B, I, O));
    }

    #[inline]
    fn add_weights(d_w: &mut [f32], x: &[f32], d_z: &[f32], B: usize, I: usize, O: usize) {
        add_weights_part(add_weights(d_w, x, d_z, B, I, O), (I, O));
    }

    fn add_weights_by(
        team: &Team,
        d_w: &mut [f32],
        x: &[f32],
        d_z: &[f32],
        B: usize,
        I: usize,
        O: usize,
    ) {
        let parts = Parts::new(add_weights(d_w, x, d_z, B, I, O));
        // SAFETY: the product was checked, and each part of its result is written by one thread.
        team.each(parts.count(), &|number| add_weights_part(unsafe { parts.get(number) }, (I, O)));
    }

    #[inline]
    fn add_inputs(d_x: &mut [f32], d_z: &[f32], w: &[f32], B: usize, I: usize, O: usize) {
        let product = add_inputs(d_x, d_z, w, B, I, O);
        match wide::takes_inputs(I, O) {
            true => wide::add(&product),
            false => dispatch(product),
        }
    }

    #[inline]
    unsafe fn product(product: Product<f32>) {
        dispatch(product);
    }

    #[inline]
    fn panels(product: Panels<'_, f32>) {
        run_at(product.level, product);
    }

    fn tiles(
        precision: Precision,
        team: &Team,
        workspace: &mut [f32],
        x: &[f32],
        w: &[f32],
        M: usize,
        I: usize,
        O: usize,
        sink: &impl Sink<f32>,
    ) {
        match precision {
            Precision::Float32 => blocked::forward::<Single>(team, workspace, x, w, M, I, O, sink),
            Precision::Bfloat16 => blocked::forward::<Pairs>(team, workspace, x, w, M, I, O, sink),
        }
    }

    fn streamed(
        team: &Team,
        x: &[f32],
        w: &[f32],
        M: usize,
        I: usize,
        O: usize,
        sink: &impl Sink<f32>,
    ) {
        blocked::streamed::<Single>(team, x, w, M, I, O, sink);
    }

    fn add_rows(
        precision: Precision,
        team: &Team,
        workspace: &mut [f32],
        d_x: &mut [f32],
        d_z: &[f32],
        w: &[f32],
        M: usize,
        I: usize,
        O: usize,
    ) {
        match precision {
            Precision::Float32 => {
                blocked::add_inputs::<Single>(team, workspace, d_x, d_z, w, M, I, O)
            }
            Precision::Bfloat16 => {
                blocked::add_inputs::<Pairs>(team, workspace, d_x, d_z, w, M, I, O)
            }
        }
    }

    fn add_outer(
        precision: Precision,
        team: &Team,
        workspace: &mut [f32],
        d_w: &mut [f32],
        d_b: &mut [f32],
        d_z: &[f32],
        x: &[f32],
        overwrite: bool,
        M: usize,
        I: usize,
        O: usize,
    ) {
        match precision {
            Precision::Float32 => blocked::add_weights::<Single>(
                team, workspace, d_w, d_b, d_z, x, overwrite, M, I, O,
            ),
            Precision::Bfloat16 => {
                blocked::add_weights::<Pairs>(team, workspace, d_w, d_b, d_z, x, overwrite, M, I, O)
            }
        }
    }

    #[inline(always)]
    unsafe fn transpose<S: Simd>(
        s: S,
        to: *mut f32,
        to_stride: usize,
        from: *const f32,
        from_stride: usize,
    ) {
        // SAFETY: the caller's promise.
        unsafe { s.transpose(to, to_stride, from, from_stride) }
    }
}

#[allow(non_snake_case)]
fn affine(
    out: &mut [f32],
    x: &[f32],
    w: &[f32],
    b: &[f32],
    B: usize,
    I: usize,
    O: usize,
) -> Product<f32> {
    assert_eq!(b.len(), O, "affine: b");
    let product = Product {
        m: B,
        n: O,
        k: I,
        a: x.as_ptr(),
        a_row: I,
        a_k: 1,
        b: w.as_ptr(),
        b_stride: O,
        right: Right::Rows,
        c: out.as_mut_ptr(),
        c_row: O,
        start: Start::Row(b.as_ptr()),
    };
    product.check(x, w, out);
    product
}

#[allow(non_snake_case)]
fn add_weights(
    d_w: &mut [f32],
    x: &[f32],
    d_z: &[f32],
    B: usize,
    I: usize,
    O: usize,
) -> Product<f32> {
    let product = Product {
        m: I,
        n: O,
        k: B,
        a: x.as_ptr(),
        a_row: 1,
        a_k: I,
        b: d_z.as_ptr(),
        b_stride: O,
        right: Right::Rows,
        c: d_w.as_mut_ptr(),
        c_row: O,
        start: Start::Accumulate,
    };
    product.check(x, d_z, d_w);
    if O != 1 {
        return product;
    }
    // With one output, d_w is also one row: d_zᵀ (1, B) · x (B, I).
    let product = Product {
        m: 1,
        n: I,
        a: d_z.as_ptr(),
        a_k: 1,
        b: x.as_ptr(),
        b_stride: I,
        c_row: I,
        ..product
    };
    product.check(d_z, x, d_w);
    product
}

/// Builds this product, or a part of it, for weights (I, O).
#[inline]
fn add_weights_part(product: Product<f32>, (inputs, outputs): (usize, usize)) {
    match wide::takes_weights(inputs, outputs) {
        true => wide::add(&product),
        false => dispatch(product),
    }
}

#[allow(non_snake_case)]
fn add_inputs(
    d_x: &mut [f32],
    d_z: &[f32],
    w: &[f32],
    B: usize,
    I: usize,
    O: usize,
) -> Product<f32> {
    let product = Product {
        m: B,
        n: I,
        k: O,
        a: d_z.as_ptr(),
        a_row: O,
        a_k: 1,
        b: w.as_ptr(),
        b_stride: O,
        // (I, 1) is also (1, I).
        right: if O == 1 { Right::Rows } else { Right::Transposed },
        c: d_x.as_mut_ptr(),
        c_row: I,
        start: Start::Accumulate,
    };
    product.check(d_z, w, d_x);
    product
}
