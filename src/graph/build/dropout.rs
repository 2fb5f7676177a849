//! Dropout.

use crate::error::{Error, Result};
use crate::graph::operations::DropoutMask;
use crate::graph::{Graph, Id, Operation};

impl Graph {
    /// Sets each number of x to 0 with the probability `rate`, and divides the others by 1 − `rate`: Srivastava et al., JMLR 15 (2014)
    /// 1929. For training only; networks at inference omit it.
    ///
    /// The numbers that become 0 depend only on `stream` and on the numbers of `key`. Each use in a network needs a `stream` of its
    /// own. For masks that differ between rows and steps, `key` must be a value of each row. An example is an input `[*, 3]` with the
    /// row's number in the batch, the step's number, and the run's seed.
    ///
    /// The mask is then the same for any number of threads and for any order of a graph's operations. It is also the same in both
    /// precisions, if the key's numbers are whole and at most 2²⁴.
    ///
    /// # Errors
    /// [`Error::Argument`] for a rate outside of [0, 1).
    pub fn dropout(&mut self, x: Id, key: Id, rate: f64, stream: u64) -> Result<Id> {
        let sizes = self.shape(x).sizes().to_vec();
        let mask = self.dropout_mask(key, &sizes, rate, stream)?;
        self.mul(x, mask)
    }

    /// Applies [`Graph::dropout`] in training and returns x unchanged at inference. The masks differ between rows and steps. The
    /// network's trainer provides their key, which includes a factor of the rate.
    ///
    /// # Errors
    /// Same as [`Graph::dropout`].
    pub fn dropout_in_training(&mut self, x: Id, rate: f64, stream: u64) -> Result<Id> {
        let key = self.key();
        let dropped = self.dropout(x, key, rate, stream)?;
        self.by_mode(dropped, x)
    }

    /// Returns a mask of 0 and 1/(1 − `rate`), for multiplication as in [`Graph::dropout`]. With sizes of 1, whole channels are
    /// dropped.
    ///
    /// # Errors
    /// Same as [`Graph::dropout`]; [`Error::Shape`] for too many sizes.
    pub fn dropout_mask(&mut self, key: Id, sizes: &[usize], rate: f64, stream: u64) -> Result<Id> {
        if !(0.0..1.0).contains(&rate) {
            return Err(Error::argument("dropout: rate", rate, "0 or more, less than 1"));
        }
        if rate == 0.0 {
            // `mul` omits a factor of 1.
            let (one, shape) = (self.scalar(1.0), self.shape(key).with_sizes(sizes));
            return self.expand(one, &shape);
        }
        let fades = *self.operation_of(key) == Operation::Key;
        let mask = DropoutMask { sizes: sizes.to_vec(), stream, rate: rate.to_bits(), fades };
        self.one(mask, &[key])
    }
}
