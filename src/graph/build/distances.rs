//! Functions that couple all rows of a batch in pairs.

use crate::error::Result;
use crate::graph::elementwise::Elementwise;
use crate::graph::operations::DistanceSums;
use crate::graph::{Binary, Graph, Id, Unary};

/// Smallest variance of distances, relative to their mean square; a smaller variance can be due to rounding of equal numbers.
const ROUNDING: f64 = 1e-6;

impl Graph {
    /// Returns the squared distance correlation of two numbers of each row over the batch, with weights of the rows. The result is 0 if
    /// the numbers are independent, and 1 if one is linear in the other: Székely, Rizzo & Bakirov, Ann. Statist. 35 (2007) 2769.
    ///
    /// As a penalty, it makes a classifier independent of a mass: “DisCo”, Kasieczka & Shih, arXiv:2001.05310 (their dCorr², with
    /// weights 1 for the background and 0 for the signal). The result is 0 if one of the numbers is the same for all rows. The time
    /// grows with the square of the batch.
    ///
    /// # Errors
    /// [`Error::Shape`](crate::Error::Shape) unless each is a number of each row.
    pub fn disco(&mut self, [x, y, weight]: [Id; 3]) -> Result<Id> {
        let all = self.sum_rows(weight)?;
        let p = self.div(weight, all)?;
        let [x, y, p] = [self.of_whole_batch(x)?, self.of_whole_batch(y)?, self.of_whole_batch(p)?];
        let sums = self.one(DistanceSums, &[x, y, p])?;
        let mut of_row = Vec::new();
        for n in 0..5 {
            let part = self.slice(sums, 0, n, n + 1)?;
            of_row.push(self.reshape(part, &[])?);
        }
        let xy = self.distance_covariance(p, [of_row[2], of_row[0], of_row[1]])?[0];
        let mut variances = Vec::new();
        for [pairs, mean] in [[3, 0], [4, 1]] {
            let all = [of_row[pairs], of_row[mean], of_row[mean]];
            let [variance, pairs] = self.distance_covariance(p, all)?;
            let share = self.scalar(ROUNDING);
            let least = self.mul(share, pairs)?;
            variances.push(self.binary(Binary::Max, variance, least)?);
        }
        let product = self.mul(variances[0], variances[1])?;
        let none = self.scalar(f64::from(f32::MIN_POSITIVE));
        let product = self.binary(Binary::Max, product, none)?;
        let root = self.unary(Unary::Sqrt, product)?;
        self.div(xy, root)
    }

    /// Returns ⟨a b⟩ + ⟨a⟩⟨b⟩ − 2 ⟨ā b̄⟩, and ⟨a b⟩, over rows with weights p. Inputs are each row's mean of a b, and its mean
    /// distances ā and b̄.
    fn distance_covariance(&mut self, p: Id, [pairs, a, b]: [Id; 3]) -> Result<[Id; 2]> {
        let product = self.mul(a, b)?;
        let mut means = Vec::new();
        for value in [pairs, a, b, product] {
            let part = self.mul(p, value)?;
            means.push(self.sum_rows(part)?);
        }
        let (of_means, two) = (self.mul(means[1], means[2])?, self.scalar(2.0));
        let (sum, twice) = (self.add(means[0], of_means)?, self.mul(two, means[3])?);
        Ok([self.sub(sum, twice)?, means[0]])
    }

    /// Returns a copy of the value that is stored for all rows of the batch.
    pub(crate) fn of_whole_batch(&mut self, x: Id) -> Result<Id> {
        let shape = self.shape(x).clone();
        self.one(Elementwise::Expand(shape), &[x])
    }
}
