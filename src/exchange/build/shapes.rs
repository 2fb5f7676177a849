//! Constant values, and sizes.

use crate::exchange::problem::{Problem, Result};
use crate::graph::{Graph, Id};
use crate::memory;

/// Largest number of elements in a value created here.
pub(crate) const MOST_MADE: usize = 1 << 22;

/// Converts sizes from a file or an input.
pub(crate) fn sizes(numbers: &[i64]) -> Result<Vec<usize>> {
    let size = |&number: &i64| {
        usize::try_from(number)
            .map_err(|_| Problem::from(format!("it asks for a size of {number}")))
    };
    numbers.iter().map(size).collect()
}

/// Adds a constant whose elements are a function's values at 0, 1, ….
pub(crate) fn made(graph: &mut Graph, sizes: &[usize], f: impl Fn(usize) -> f64) -> Result<Id> {
    let count = sizes.iter().try_fold(1_usize, |product, &size| product.checked_mul(size));
    match count.filter(|&count| count <= MOST_MADE) {
        Some(count) => {
            // Memory while the numbers are created, and in the graph.
            let what = "the constants of the model";
            memory::headroom(4 * count * size_of::<f64>(), what)?;
            let mut numbers = memory::with_capacity(count, what)?;
            numbers.extend((0..count).map(f));
            Ok(graph.constant(sizes, &numbers)?)
        }
        None => Err(format!("it makes {sizes:?} numbers; wanted at most {MOST_MADE}").into()),
    }
}
