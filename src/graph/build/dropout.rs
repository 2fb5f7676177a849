//! Dropout.

use crate::error::{Error, Result};
use crate::graph::operations::DropoutMask;
use crate::graph::{Graph, Id, Operation};

impl Graph {
    /// x, of which each number is 0 with the probability `rate`, and else divided by 1 − `rate`: Srivastava et al., JMLR 15
    /// (2014) 1929. For networks in training; those in use leave it out.
    ///
    /// Which numbers become 0 is a function of `stream`, of which each use in a network has one of its own, and of the numbers
    /// of `key`: for masks that differ from row to row and from step to step a value of each row, such as an input `[*, 3]`
    /// which brings the row's number in the batch, the step's, and the run's seed. It is then the same for any number of
    /// threads, in both precisions (if the key's numbers are whole and at most 2²⁴), and in any order of a graph's operations.
    ///
    /// # Errors
    /// [`Error::Argument`] for a rate outside of [0, 1).
    pub fn dropout(&mut self, x: Id, key: Id, rate: f64, stream: u64) -> Result<Id> {
        let sizes = self.shape(x).sizes().to_vec();
        let mask = self.dropout_mask(key, &sizes, rate, stream)?;
        self.mul(x, mask)
    }

    /// [`Graph::dropout`] in training, x in use. The masks differ from row to row and from step to step; their key is brought along
    /// by the trainer of the network, with a factor of the rate.
    ///
    /// # Errors
    /// As [`Graph::dropout`].
    pub fn dropout_in_training(&mut self, x: Id, rate: f64, stream: u64) -> Result<Id> {
        let key = self.key();
        let dropped = self.dropout(x, key, rate, stream)?;
        self.by_mode(dropped, x)
    }

    /// A mask of 0 and 1/(1 − `rate`) as of [`Graph::dropout`], to multiply by; with sizes of 1 it drops whole channels.
    ///
    /// # Errors
    /// As [`Graph::dropout`]; [`Error::Shape`] for too many sizes.
    pub fn dropout_mask(&mut self, key: Id, sizes: &[usize], rate: f64, stream: u64) -> Result<Id> {
        if !(0.0..1.0).contains(&rate) {
            return Err(Error::argument("dropout: rate", rate, "0 or more, less than 1"));
        }
        if rate == 0.0 {
            // (A neutral factor, which `mul` leaves out.)
            let (one, shape) = (self.scalar(1.0), self.shape(key).with_sizes(sizes));
            return self.expand(one, &shape);
        }
        let fades = *self.operation_of(key) == Operation::Key;
        let mask = DropoutMask { sizes: sizes.to_vec(), stream, rate: rate.to_bits(), fades };
        self.one(mask, &[key])
    }
}
