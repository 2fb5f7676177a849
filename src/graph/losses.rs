//! Losses as graphs: one number for each row, or one for the batch.
//!
//! For a row of several outputs, [`LossReduction`] selects the mean of their losses or the loss of each output. Losses use logits directly, without
//! intermediate probabilities that would round to 0 or 1.

use super::{Binary, Graph, Id, Unary};
use crate::error::{Error, Result};

/// Reduction of the losses of a row's outputs.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum LossReduction {
    /// The mean over the outputs: one number for each row.
    #[default]
    Mean,
    /// The loss of each output, in the shape of the outputs (PyTorch's `reduction="none"`).
    Each,
}

impl Graph {
    /// Returns the cross-entropy of one or several logits, for targets from 0 to 1: ln(1 + eʸ) − t y.
    ///
    /// # Errors
    /// [`Error::Shape`] for incompatible shapes.
    pub fn binary_cross_entropy(&mut self, logit: Id, target: Id, of: LossReduction) -> Result<Id> {
        let softplus = self.unary(Unary::Softplus, logit)?;
        let product = self.mul(target, logit)?;
        let loss = self.sub(softplus, product)?;
        self.reduced_loss(loss, of)
    }

    /// Returns the focal loss (1 − p)^γ (−ln p), where p is the probability of the target, 0 or 1: Lin et al., arXiv:1708.02002.
    ///
    /// # Errors
    /// [`Error::Argument`] for a γ that is negative or not finite; [`Error::Shape`] for incompatible shapes.
    pub fn focal(&mut self, logit: Id, target: Id, gamma: f64, of: LossReduction) -> Result<Id> {
        check("gamma", gamma, gamma >= 0.0, "0 or more")?;
        let margin = self.margin(logit, target)?;
        let against = self.unary(Unary::Negate, margin)?;
        let (missed, surprise) =
            (self.unary(Unary::Sigmoid, against)?, self.unary(Unary::Softplus, against)?);
        let gamma = self.scalar(gamma);
        let factor = self.binary(Binary::Power, missed, gamma)?;
        let loss = self.mul(factor, surprise)?;
        self.reduced_loss(loss, of)
    }

    /// Returns the hinge loss: max(0, 1 − y) for the target 1, max(0, 1 + y) for the target 0.
    ///
    /// # Errors
    /// [`Error::Shape`] for incompatible shapes.
    pub fn hinge(&mut self, logit: Id, target: Id, of: LossReduction) -> Result<Id> {
        let margin = self.margin(logit, target)?;
        let one = self.scalar(1.0);
        let missing = self.sub(one, margin)?;
        let loss = self.unary(Unary::Relu, missing)?;
        self.reduced_loss(loss, of)
    }

    /// Returns −Σ q ln softmax(y) over the last size, K classes. For the target's class, a number from 0, q is 1 − ε + ε/K; for the others, q is
    /// ε/K. ε = 0 gives the cross-entropy, ε > 0 label smoothing (Szegedy et al., arXiv:1512.00567).
    ///
    /// # Errors
    /// [`Error::Argument`] for an ε outside of [0, 1]; [`Error::Shape`] for logits that are not of classes, or another number
    /// of targets.
    pub fn cross_entropy(
        &mut self,
        logits: Id,
        class: Id,
        smoothing: f64,
        of: LossReduction,
    ) -> Result<Id> {
        check("smoothing", smoothing, (0.0..=1.0).contains(&smoothing), "0 to 1")?;
        let Some((&classes, leading)) = self.shape(logits).sizes().split_last() else {
            return Err(Error::shape(
                "cross_entropy: logits",
                self.shape(logits),
                "[*, …, K], K classes",
            ));
        };
        let sizes = [leading, &[1]].concat();
        let numbers: Vec<f64> = (0..classes).map(|class| class as f64).collect();
        // A single class may be shared by several predictions.
        let class = if self.shape(class).len() == 1 {
            self.reshape(class, &[1])?
        } else {
            self.reshape(class, &sizes)?
        };
        let numbers = self.constant(&[classes], &numbers)?;
        let chosen = self.binary(Binary::Equal, class, numbers)?;
        let (own, rest) = (self.scalar(1.0 - smoothing), self.scalar(smoothing / classes as f64));
        let own = self.mul(chosen, own)?;
        let wanted = self.add(own, rest)?;
        let log = self.log_softmax(logits, -1)?;
        let product = self.mul(wanted, log)?;
        let sum = self.sum(product, &[-1])?;
        let loss = self.unary(Unary::Negate, sum)?;
        self.reduced_loss(loss, of)
    }

    /// Returns (y − t)².
    ///
    /// # Errors
    /// [`Error::Shape`] for incompatible shapes.
    pub fn squared_error(&mut self, y: Id, target: Id, of: LossReduction) -> Result<Id> {
        let difference = self.sub(y, target)?;
        let loss = self.mul(difference, difference)?;
        self.reduced_loss(loss, of)
    }

    /// Returns Huber's loss with e = y − t: e²/2 for |e| ≤ δ, and δ(|e| − δ/2) beyond; Ann. Math. Stat. 35 (1964) 73.
    ///
    /// # Errors
    /// [`Error::Argument`] for a δ that is not positive; [`Error::Shape`] for incompatible shapes.
    pub fn huber(&mut self, y: Id, target: Id, delta: f64, of: LossReduction) -> Result<Id> {
        check("delta", delta, delta > 0.0, "more than 0")?;
        let difference = self.sub(y, target)?;
        let size = self.unary(Unary::Abs, difference)?;
        // With m = min(|e|, δ), the loss is m (|e| − m/2).
        let (delta, half) = (self.scalar(delta), self.scalar(0.5));
        let near = self.binary(Binary::Min, size, delta)?;
        let less = self.mul(half, near)?;
        let rest = self.sub(size, less)?;
        let loss = self.mul(near, rest)?;
        self.reduced_loss(loss, of)
    }

    /// Returns the pinball loss max(q (t − y), (q − 1)(t − y)): Koenker & Bassett, Econometrica 46 (1978) 33. Its average is smallest where y is
    /// the quantile q of t.
    ///
    /// # Errors
    /// [`Error::Argument`] for a q outside of (0, 1); [`Error::Shape`] for incompatible shapes.
    pub fn quantile(&mut self, y: Id, target: Id, q: f64, of: LossReduction) -> Result<Id> {
        check("quantile", q, q > 0.0 && q < 1.0, "between 0 and 1")?;
        let difference = self.sub(target, y)?;
        let (above, below) = (self.scalar(q), self.scalar(q - 1.0));
        let (above, below) = (self.mul(above, difference)?, self.mul(below, difference)?);
        let loss = self.binary(Binary::Max, above, below)?;
        self.reduced_loss(loss, of)
    }

    /// Returns −ln of the normal density of t: ½ (ln 2π + s + (t − m)² e⁻ˢ), where m is the mean and s the logarithm of the variance.
    ///
    /// # Errors
    /// [`Error::Shape`] for incompatible shapes.
    pub fn gaussian_nll(
        &mut self,
        [mean, log_variance]: [Id; 2],
        target: Id,
        of: LossReduction,
    ) -> Result<Id> {
        let difference = self.sub(target, mean)?;
        let square = self.mul(difference, difference)?;
        let negative = self.unary(Unary::Negate, log_variance)?;
        let precision = self.unary(Unary::Exp, negative)?;
        let deviation = self.mul(square, precision)?;
        let sum = self.add(log_variance, deviation)?;
        let constant = self.scalar(std::f64::consts::TAU.ln());
        let (sum, half) = (self.add(sum, constant)?, self.scalar(0.5));
        let loss = self.mul(sum, half)?;
        self.reduced_loss(loss, of)
    }

    /// Returns −ln of the Poisson probability of a count t: eʸ − t y, where y is the logarithm of the rate. The term ln t! is left out, because it
    /// does not depend on the output.
    ///
    /// # Errors
    /// [`Error::Shape`] for incompatible shapes.
    pub fn poisson_nll(&mut self, log_rate: Id, target: Id, of: LossReduction) -> Result<Id> {
        let rate = self.unary(Unary::Exp, log_rate)?;
        let product = self.mul(target, log_rate)?;
        let loss = self.sub(rate, product)?;
        self.reduced_loss(loss, of)
    }

    /// Returns −Z, where Z is the expected significance of a counting experiment in which each event counts with its score p, a probability. The
    /// expected signal (t = 1) is s = `yields[0]` Σ w t p / Σ w t events. The expected background is b = `yields[1]` Σ w (1 − t) p / Σ w (1 − t),
    /// with the relative uncertainty `systematic`.
    ///
    /// The loss is one number for the whole batch: Elwood & Krücker, arXiv:1806.00322. Z is the median significance from Asimov data: Cowan et al.,
    /// arXiv:1007.1727, equation 97. With a systematic uncertainty: G. Cowan, *Discovery sensitivity for a counting experiment with background
    /// uncertainty* (2012), equation 20.
    ///
    /// # Errors
    /// [`Error::Argument`] for a yield that is not positive or a negative systematic; [`Error::Shape`] for anything but one
    /// number of each row.
    pub fn expected_significance(
        &mut self,
        [score, target, weight]: [Id; 3],
        yields: [f64; 2],
        systematic: f64,
    ) -> Result<Id> {
        check("yields", yields[0].min(yields[1]), yields.iter().all(|&y| y > 0.0), "more than 0")?;
        check("systematic", systematic, systematic >= 0.0, "0 or more")?;
        let one = self.scalar(1.0);
        let background = self.sub(one, target)?;
        let [s, b] = [(target, yields[0]), (background, yields[1])].map(|(class, expected)| {
            let all = self.mul(class, weight)?;
            let chosen = self.mul(all, score)?;
            let (all, chosen) = (self.sum_rows(all)?, self.sum_rows(chosen)?);
            let (share, expected) = (self.div(chosen, all)?, self.scalar(expected));
            self.mul(share, expected)
        });
        let z = self.asimov(s?, b?, systematic)?;
        self.unary(Unary::Negate, z)
    }

    /// Returns Z from Asimov data for s signal events on b background events with a relative uncertainty.
    fn asimov(&mut self, s: Id, b: Id, systematic: f64) -> Result<Id> {
        let (one, two, n) = (self.scalar(1.0), self.scalar(2.0), self.add(s, b)?);
        let half_square = if systematic == 0.0 {
            // n ln(1 + s/b) − s
            let ratio = self.div(n, b)?;
            let log = self.unary(Unary::Log, ratio)?;
            let product = self.mul(n, log)?;
            self.sub(product, s)?
        } else {
            // n ln(n (b + σ²)/(b² + n σ²)) − (b/σ)² ln(1 + σ² s/(b (b + σ²))) with σ = f b
            let (f, square) = (self.scalar(systematic), self.mul(b, b)?);
            let sigma = self.mul(f, b)?;
            let sigma = self.mul(sigma, sigma)?;
            let wide = self.add(b, sigma)?;
            let (above, below) = (self.mul(n, wide)?, self.mul(n, sigma)?);
            let below = self.add(square, below)?;
            let ratio = self.div(above, below)?;
            let log = self.unary(Unary::Log, ratio)?;
            let first = self.mul(n, log)?;
            let (above, below) = (self.mul(sigma, s)?, self.mul(b, wide)?);
            let ratio = self.div(above, below)?;
            let ratio = self.add(one, ratio)?;
            let log = self.unary(Unary::Log, ratio)?;
            let inverse = self.scalar(1.0 / (systematic * systematic));
            let second = self.mul(inverse, log)?;
            self.sub(first, second)?
        };
        let square = self.mul(two, half_square)?;
        self.unary(Unary::Sqrt, square)
    }

    /// Returns the logit towards the target: y for the target 1, −y for the target 0.
    fn margin(&mut self, logit: Id, target: Id) -> Result<Id> {
        let (two, one) = (self.scalar(2.0), self.scalar(1.0));
        let double = self.mul(target, two)?;
        let sign = self.sub(double, one)?;
        self.mul(sign, logit)
    }

    /// Returns the losses unchanged, or their mean over all sizes.
    fn reduced_loss(&mut self, loss: Id, of: LossReduction) -> Result<Id> {
        if of == LossReduction::Each {
            return Ok(loss);
        }
        let axes: Vec<isize> = (0..self.shape(loss).rank() as isize).collect();
        self.mean(loss, &axes)
    }
}

fn check(name: &'static str, value: f64, right: bool, wanted: &str) -> Result<()> {
    match right && value.is_finite() {
        true => Ok(()),
        false => Err(Error::argument(name, value, wanted)),
    }
}
