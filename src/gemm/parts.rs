//! A product divided into parts for the threads of a team.

use super::tile::{Product, Right};

/// Maximum number of parts.
const MOST: usize = 16;
/// Minimum number of rows or columns of a part: data that all parts read is copied for each.
const LEAST: usize = 64;

/// The parts of a product along the longer side of its result. They depend only on its sizes, not on the threads.
pub(super) struct Parts {
    product: Product<f32>,
    /// Number of rows or columns of each part except the last.
    size: usize,
}

// SAFETY: the pointers are only returned by `get`, whose caller is responsible for their use by threads.
unsafe impl Sync for Parts {}

impl Parts {
    pub(super) fn new(product: Product<f32>) -> Self {
        let longer = product.m.max(product.n);
        Self { product, size: longer.div_ceil(MOST).next_multiple_of(LEAST) }
    }

    pub(super) fn count(&self) -> usize {
        self.product.m.max(self.product.n).div_ceil(self.size)
    }

    /// Returns part `number`.
    ///
    /// # Safety
    /// Those of the product; no other thread may use the same part.
    pub(super) unsafe fn get(&self, number: usize) -> Product<f32> {
        let whole = self.product;
        let start = number * self.size;
        if whole.m > whole.n {
            let m = self.size.min(whole.m - start);
            // SAFETY: the part's first row lies in the product.
            let (a, c) =
                unsafe { (whole.a.add(start * whole.a_row), whole.c.add(start * whole.c_row)) };
            return Product { m, a, c, ..whole };
        }
        let n = self.size.min(whole.n - start);
        let step = match whole.right {
            Right::Rows => start,
            Right::Transposed => start * whole.b_stride,
        };
        // SAFETY: as above, its first column.
        let (b, c) = unsafe { (whole.b.add(step), whole.c.add(start)) };
        Product { n, b, c, ..whole }
    }
}
