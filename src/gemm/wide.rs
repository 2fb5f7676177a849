//! Products too wide for the tiles. If the result does not stay in the second-level cache, a general `sgemm` that
//! packs both operands is faster. Only gradients use it: predictions always use the tiles, whose sums do not depend on
//! the other rows.

use super::tile::{Product, Right};

/// Number of elements of a layer's weight matrix from which on its gradient is computed here. Measured (GFlop/s of one
/// core whose peak is 176, tiles against `gemm`): 300×300 156/160, 1024×1024 111/157, 4096×1024 71/148.
#[cfg(not(feature = "blas"))]
const WIDE_WEIGHTS: Option<usize> = Some(1 << 18);
/// The same limit for the gradient of the inputs: for it the tiles are never slower than `gemm`.
#[cfg(not(feature = "blas"))]
const WIDE_INPUTS: Option<usize> = None;
#[cfg(feature = "blas")]
const WIDE_WEIGHTS: Option<usize> = Some(1 << 16);
#[cfg(feature = "blas")]
const WIDE_INPUTS: Option<usize> = Some(1 << 16);

/// Returns true if [`add`] should compute the gradient of the weights (I, O).
pub(super) fn takes_weights(inputs: usize, outputs: usize) -> bool {
    outputs > 1 && WIDE_WEIGHTS.is_some_and(|wide| inputs.saturating_mul(outputs) >= wide)
}

/// Returns true if [`add`] should compute the gradient of the inputs through weights (I, O).
pub(super) fn takes_inputs(inputs: usize, outputs: usize) -> bool {
    outputs > 1 && WIDE_INPUTS.is_some_and(|wide| inputs.saturating_mul(outputs) >= wide)
}

/// Computes c += a·b for a checked product that accumulates.
#[cfg(not(feature = "blas"))]
pub(super) fn add(p: &Product<f32>) {
    let (b_k, b_column) = match p.right {
        Right::Rows => (p.b_stride, 1),
        Right::Transposed => (1, p.b_stride),
    };
    let stride = |s: usize| s as isize;
    // SAFETY: `Product::check` has made sure that the three matrices lie in their slices; c is borrowed exclusively.
    unsafe {
        gemm::gemm(
            p.m,
            p.n,
            p.k,
            p.c,
            1,
            stride(p.c_row),
            true,
            p.a,
            stride(p.a_k),
            stride(p.a_row),
            p.b,
            stride(b_column),
            stride(b_k),
            1.0_f32,
            1.0_f32,
            false,
            false,
            false,
            // The batch is already divided into a piece for each thread.
            gemm::Parallelism::None,
        );
    }
}

/// Computes c += a·b for a checked product that accumulates.
#[cfg(feature = "blas")]
pub(super) fn add(p: &Product<f32>) {
    // This import is needed to link the BLAS; nothing else names the crate.
    use blas_src as _;
    use cblas_sys::{CBLAS_LAYOUT, CBLAS_TRANSPOSE, cblas_sgemm};
    #[cfg(feature = "openblas")]
    use openblas_src as _;

    let (transposed_a, lda) = match p.a_k {
        1 => (CBLAS_TRANSPOSE::CblasNoTrans, p.a_row),
        stride => (CBLAS_TRANSPOSE::CblasTrans, stride),
    };
    let transposed_b = match p.right {
        Right::Rows => CBLAS_TRANSPOSE::CblasNoTrans,
        Right::Transposed => CBLAS_TRANSPOSE::CblasTrans,
    };
    // UNWRAP: sizes over 2³¹ would be matrices of 8 GB in one dimension.
    let int = |n: usize| i32::try_from(n).expect("a matrix dimension fits a BLAS integer");
    one_thread();
    // SAFETY: `Product::check` has made sure that the three matrices lie in their slices; c is borrowed exclusively.
    unsafe {
        cblas_sgemm(
            CBLAS_LAYOUT::CblasRowMajor,
            transposed_a,
            transposed_b,
            int(p.m),
            int(p.n),
            int(p.k),
            1.0,
            p.a,
            int(lda),
            p.b,
            int(p.b_stride),
            1.0,
            p.c,
            int(p.c_row),
        );
    }
}

/// Limits the BLAS to one thread: the batch is already divided into a piece for each thread. (MKL is linked without
/// threads.)
#[cfg(feature = "blas")]
fn one_thread() {
    #[cfg(feature = "openblas")]
    {
        static ONCE: std::sync::Once = std::sync::Once::new();
        unsafe extern "C" {
            fn openblas_set_num_threads(threads: std::ffi::c_int);
        }
        // SAFETY: a setter of OpenBLAS, called before its first product.
        ONCE.call_once(|| unsafe { openblas_set_num_threads(1) });
    }
}
