//! Attention, and means over jagged collections. A mask hides absent entries.

use crate::error::{Error, Result};
use crate::graph::operations::{Attention, Matmul, Reduction};
use crate::graph::{Graph, Id, Unary};

impl Graph {
    /// Returns softmax(q·kᵀ/√D)·v in `heads` heads of D = C/heads channels each: q (T, C), k (S, C), v (S, V) → (T, V), with the heads'
    /// results concatenated (Vaswani et al., arXiv:1706.03762).
    ///
    /// A query (T) ignores a key (S) where `mask`, of shape (S), (1, S), (T, 1) or (T, S), is 0. If `causal`, queries ignore later keys. A
    /// query without any key gives zeros.
    ///
    /// # Errors
    /// [`Error::Argument`] if channels are not a multiple of the heads; [`Error::Shape`] for incompatible shapes.
    pub fn attention(
        &mut self,
        qkv: [Id; 3],
        heads: usize,
        mask: Option<Id>,
        causal: bool,
    ) -> Result<Id> {
        let operands: Vec<Id> = qkv.into_iter().chain(mask).collect();
        match self.apply(Attention { heads, causal }, &operands) {
            Ok(made) => Ok(made[0]),
            // The composition finds the operand that does not fit, and returns its error.
            Err(_) => self.attention_composed(qkv, heads, mask, causal),
        }
    }

    /// Computes [`Graph::attention`] by other operations, whose derivatives can be differentiated again.
    pub(crate) fn attention_composed(
        &mut self,
        [q, k, v]: [Id; 3],
        heads: usize,
        mask: Option<Id>,
        causal: bool,
    ) -> Result<Id> {
        let (&[t, c], &[s, _]) = (&self.matrix("query", q)?, &self.matrix("key", k)?);
        let [_, width] = self.matrix("value", v)?;
        let of_heads = |graph: &mut Graph, x: Id| graph.in_heads(x, heads);
        let (q, k, v) = (of_heads(self, q)?, of_heads(self, k)?, of_heads(self, v)?);
        let scores = self.one(Matmul { transpose_a: false, transpose_b: true }, &[q, k])?;
        let scale = self.scalar(((c / heads) as f64).sqrt().recip());
        let scores = self.mul(scores, scale)?; // (H, T, S)
        let visible = match causal {
            true => Some(self.causal_mask(t, s, mask)?),
            false => mask,
        };
        let shares = match visible {
            Some(mask) => self.masked_softmax(scores, mask, -1)?,
            None => self.softmax(scores, -1)?,
        };
        let mixed = self.matmul(shares, v)?; // (H, T, V/H)
        let mixed = self.transpose(mixed, &[1, 0, 2])?;
        self.reshape(mixed, &[t, width])
    }

    /// Returns the two sizes of an operand of attention.
    fn matrix(&self, name: &str, x: Id) -> Result<[usize; 2]> {
        let shape = self.shape(x);
        let wanted = "two sizes, places and channels";
        let sizes = shape.sizes().try_into();
        sizes.map_err(|_| Error::shape(format!("attention: {name}"), shape, wanted))
    }

    /// Splits (T, C) into heads: (H, T, C/H).
    fn in_heads(&mut self, x: Id, heads: usize) -> Result<Id> {
        let (places, channels) = (self.shape(x).sizes()[0], self.shape(x).sizes()[1]);
        if heads == 0 || channels % heads != 0 {
            let wanted = format!("a divisor of the {channels} channels of {}", self.shape(x));
            return Err(Error::argument("attention: heads", heads, wanted));
        }
        let split = self.reshape(x, &[places, heads, channels / heads])?;
        self.transpose(split, &[1, 0, 2])
    }

    /// Returns a mask (T, S): 1 where the key is not later than the query and `mask` is not 0.
    fn causal_mask(&mut self, t: usize, s: usize, mask: Option<Id>) -> Result<Id> {
        let earlier = (0..t * s).map(|n| if n % s <= n / s { 1.0 } else { 0.0 });
        let earlier = self.constant(&[t, s], &earlier.collect::<Vec<f64>>())?;
        match mask {
            Some(mask) => {
                let zero = self.scalar(0.0);
                self.select(mask, earlier, zero)
            }
            None => Ok(earlier),
        }
    }

    /// Returns exp(x)/Σ exp(x) along an axis over the visible numbers. Numbers where the mask is 0 are hidden: their result is 0,
    /// whatever their value, also if all are hidden. The mask is repeated as in [`Graph::binary`].
    ///
    /// # Errors
    /// [`Error::Argument`] for an axis that does not exist; [`Error::Shape`] for a mask of other sizes.
    pub fn masked_softmax(&mut self, x: Id, mask: Id, axis: isize) -> Result<Id> {
        self.check_mask("masked_softmax: mask", x, mask)?;
        let (lowest, zero) = (self.scalar(f64::NEG_INFINITY), self.scalar(0.0));
        let visible = self.select(mask, x, lowest)?;
        let max = self.reduce(Reduction::Max, visible, &[axis], true)?;
        let max = self.stop_gradient(max)?;
        let shifted = self.sub(x, max)?;
        // A hidden number may be infinite or NaN: it is replaced before the exponential, and excluded after it.
        let shifted = self.select(mask, shifted, zero)?;
        let exp = self.unary(Unary::Exp, shifted)?;
        let weight = self.select(mask, exp, zero)?;
        let sum = self.reduce(Reduction::Sum, weight, &[axis], true)?;
        let sum = self.or_one(sum)?;
        self.div(weight, sum)
    }

    /// Returns the mean along an axis, which is dropped, over the numbers where `mask` is not 0. The mean is 0 if all are hidden. The
    /// mask has the sizes of x up to the axis: x (N, C), mask (N) → (C) along axis 0.
    ///
    /// # Errors
    /// [`Error::Argument`] for an axis that does not exist; [`Error::Shape`] for a mask of other sizes.
    pub fn masked_mean(&mut self, x: Id, mask: Id, axis: isize) -> Result<Id> {
        let sizes = self.shape(x).sizes().to_vec();
        let axis = self.axis("masked_mean", axis, sizes.len())?;
        if self.shape(mask).sizes() != &sizes[..=axis] {
            let wanted = self.shape(mask).with_sizes(&sizes[..=axis]);
            return Err(Error::shape("masked_mean: mask", self.shape(mask), wanted));
        }
        let mut repeated = sizes;
        repeated[axis + 1..].fill(1);
        let (mask, zero) = (self.reshape(mask, &repeated)?, self.scalar(0.0));
        let visible = self.select(mask, x, zero)?;
        let sum = self.sum(visible, &[axis as isize])?;
        let hidden = self.unary(Unary::Not, mask)?;
        let seen = self.unary(Unary::Not, hidden)?;
        let count = self.sum(seen, &[axis as isize])?;
        let count = self.or_one(count)?;
        self.div(sum, count)
    }

    /// Returns the number, or 1 in place of 0.
    fn or_one(&mut self, x: Id) -> Result<Id> {
        let is_zero = self.unary(Unary::Not, x)?;
        self.add(x, is_zero)
    }

    /// Returns an error for a mask that would change the sizes of the value.
    fn check_mask(&self, name: &str, x: Id, mask: Id) -> Result<()> {
        let (shape, of_mask) = (self.shape(x), self.shape(mask));
        match shape.broadcast(of_mask) {
            Some(both) if both.sizes() == shape.sizes() => Ok(()),
            _ => Err(Error::shape(name, of_mask, format!("sizes that repeat to those of {shape}"))),
        }
    }
}
