//! Activation functions with constants of their own, composed of other operations. At the boundary of a branch, the slope is that of
//! the branch which PyTorch uses there.

use crate::error::{Error, Result};
use crate::graph::{Binary, Graph, Id, Unary};

type Function = fn(&mut Graph, Id) -> Result<Id>;

/// Functions of one tensor that are composed of other operations, by their names in [`rootgrad_operations`].
pub(crate) const COMPOSED: &[(&str, Function)] = &[
    ("selu", Graph::selu),
    ("hard_swish", Graph::hard_swish),
    ("gelu_exact", Graph::gelu_exact),
    ("log_sigmoid", Graph::log_sigmoid),
    ("global_average_pool", Graph::global_average_pool),
    ("stop_gradient", Graph::stop_gradient),
    ("flatten", Graph::flatten),
];

impl Graph {
    /// True for the name of a function of one tensor that needs no other argument.
    pub(crate) fn is_function(name: &str) -> bool {
        Unary::ALL.iter().any(|(_, own)| *own == name)
            || COMPOSED.iter().any(|(own, _)| *own == name)
    }

    /// Returns the function with this name in [`rootgrad_operations`] of one tensor.
    ///
    /// # Errors
    /// [`Error::Argument`] for another name; [`Error::Shape`] for a shape that the function does not accept.
    pub(crate) fn function(&mut self, name: &str, x: Id) -> Result<Id> {
        if let Some(&(f, _)) = Unary::ALL.iter().find(|(_, own)| *own == name) {
            return self.unary(f, x);
        }
        match COMPOSED.iter().find(|(own, _)| *own == name) {
            Some((_, f)) => f(self, x),
            None => {
                Err(Error::argument("the function", name, "the name of a function of one tensor"))
            }
        }
    }

    /// Returns the same numbers along one axis.
    ///
    /// # Errors
    /// None at present: every shape is accepted.
    pub fn flatten(&mut self, x: Id) -> Result<Id> {
        let len = self.shape(x).len();
        self.reshape(x, &[len])
    }

    /// Returns x for x > 0, else α (eˣ − 1): Clevert et al., arXiv:1511.07289.
    ///
    /// # Errors
    /// None at present: every shape is accepted.
    pub fn elu(&mut self, x: Id, alpha: f64) -> Result<Id> {
        if alpha == 1.0 {
            return self.unary(Unary::Elu, x);
        }
        self.exponential_unit(x, [1.0, alpha, 1.0])
    }

    /// Returns λ x for x > 0, else λ α (eˣ − 1), with λ = 1.0507 and α = 1.6733 of Klambauer et al., arXiv:1706.02515.
    ///
    /// # Errors
    /// None at present: every shape is accepted.
    pub fn selu(&mut self, x: Id) -> Result<Id> {
        const ALPHA: f64 = 1.673_263_242_354_377_2;
        const SCALE: f64 = 1.050_700_987_355_480_5;
        self.exponential_unit(x, [SCALE, SCALE * ALPHA, 1.0])
    }

    /// Returns x for x > 0, else α (exp(x/α) − 1), which is smooth at 0: Barron, arXiv:1704.07483.
    ///
    /// # Errors
    /// None at present: every shape is accepted.
    pub fn celu(&mut self, x: Id, alpha: f64) -> Result<Id> {
        self.exponential_unit(x, [1.0, alpha, 1.0 / alpha])
    }

    /// Returns a x for x > 0, else b (exp(c x) − 1).
    fn exponential_unit(&mut self, x: Id, [a, b, c]: [f64; 3]) -> Result<Id> {
        let [zero, one, a, b, c] = [0.0, 1.0, a, b, c].map(|number| self.scalar(number));
        let above = self.binary(Binary::Greater, x, zero)?;
        // The exponential of large positive numbers would overflow.
        let negative = self.select(above, zero, x)?;
        let scaled = self.mul(negative, c)?;
        let exp = self.unary(Unary::Exp, scaled)?;
        let less = self.sub(exp, one)?;
        let (below, linear) = (self.mul(less, b)?, self.mul(x, a)?);
        self.select(above, linear, below)
    }

    /// Returns x for x > 0, else `slope` x.
    ///
    /// # Errors
    /// None at present: every shape is accepted.
    pub fn leaky_relu(&mut self, x: Id, slope: f64) -> Result<Id> {
        let slope = self.scalar(slope);
        self.prelu(x, slope)
    }

    /// Returns x for x > 0, else `slope` x: He et al., arXiv:1502.01852. The slopes may be trained; they are repeated as in
    /// [`Graph::binary`].
    ///
    /// # Errors
    /// [`Error::Shape`] for incompatible shapes.
    pub fn prelu(&mut self, x: Id, slope: Id) -> Result<Id> {
        let zero = self.scalar(0.0);
        let (above, below) = (self.binary(Binary::Greater, x, zero)?, self.mul(x, slope)?);
        self.select(above, x, below)
    }

    /// Returns x for x > `threshold`, else 0.
    ///
    /// # Errors
    /// None at present: every shape is accepted.
    pub fn thresholded_relu(&mut self, x: Id, threshold: f64) -> Result<Id> {
        let (threshold, zero) = (self.scalar(threshold), self.scalar(0.0));
        let above = self.binary(Binary::Greater, x, threshold)?;
        self.select(above, x, zero)
    }

    /// Returns x + `bias` for x < −`threshold`, x − `bias` for x > `threshold`, else 0. If the two are equal, this is soft
    /// thresholding.
    ///
    /// # Errors
    /// None at present: every shape is accepted.
    pub fn shrink(&mut self, x: Id, threshold: f64, bias: f64) -> Result<Id> {
        let [zero, high, low, bias] =
            [0.0, threshold, -threshold, bias].map(|number| self.scalar(number));
        let (below, above) = (self.add(x, bias)?, self.sub(x, bias)?);
        let is_above = self.binary(Binary::Greater, x, high)?;
        let is_below = self.binary(Binary::Less, x, low)?;
        let above = self.select(is_above, above, zero)?;
        self.select(is_below, below, above)
    }

    /// Returns x limited to at least the first bound and at most the second, if these bounds are given. NaN stays NaN. The slope is 0
    /// also at a bound (PyTorch's `clamp`, `hardtanh`, `relu6`).
    ///
    /// # Errors
    /// None at present: every shape is accepted.
    pub fn clip(&mut self, x: Id, bounds: [Option<f64>; 2]) -> Result<Id> {
        let bounds = bounds.map(|bound| bound.map(|bound| self.scalar(bound)));
        self.clip_to(x, bounds)
    }

    /// Same as [`Graph::clip`], with bounds that are constants of the graph.
    ///
    /// # Errors
    /// [`Error::Shape`] for bounds that do not broadcast to the shape of x.
    pub(crate) fn clip_to(&mut self, x: Id, bounds: [Option<Id>; 2]) -> Result<Id> {
        let mut y = x;
        for (bound, beyond) in bounds.into_iter().zip([Binary::LessOrEqual, Binary::GreaterOrEqual])
        {
            if let Some(bound) = bound {
                // At the bound, the constant is selected, so no gradient goes to x.
                let beyond = self.binary(beyond, y, bound)?;
                y = self.select(beyond, bound, y)?;
            }
        }
        Ok(y)
    }

    /// Returns x limited to at least `low` and at most `high`, which have gradients of their own. Where x equals one of two different
    /// bounds, both receive half of the gradient. Where all three are equal, x receives all of it (PyTorch's `clamp` with tensors).
    ///
    /// # Errors
    /// [`Error::Shape`] for incompatible shapes.
    pub fn clip_between(&mut self, x: Id, [low, high]: [Id; 2]) -> Result<Id> {
        let inner = self.binary(Binary::Max, x, low)?;
        let y = self.binary(Binary::Min, inner, high)?;
        let (below, above) =
            (self.binary(Binary::Less, x, low)?, self.binary(Binary::Greater, x, high)?);
        let point = self.select(below, low, x)?;
        let point = self.select(above, high, point)?;
        let is_point = self.binary(Binary::Equal, low, high)?;
        self.select(is_point, point, y)
    }

    /// Returns α x + β, limited to at least 0 and at most 1.
    ///
    /// # Errors
    /// None at present: every shape is accepted.
    pub fn hard_sigmoid(&mut self, x: Id, alpha: f64, beta: f64) -> Result<Id> {
        let (alpha, beta) = (self.scalar(alpha), self.scalar(beta));
        let line = self.mul(x, alpha)?;
        let line = self.add(line, beta)?;
        self.clip(line, [Some(0.0), Some(1.0)])
    }

    /// Returns x times the hard sigmoid of slope 1/6, x/6 + ½ limited to [0, 1]: Howard et al., arXiv:1905.02244.
    ///
    /// # Errors
    /// None at present: every shape is accepted.
    pub fn hard_swish(&mut self, x: Id) -> Result<Id> {
        let gate = self.hard_sigmoid(x, 1.0 / 6.0, 0.5)?;
        self.mul(x, gate)
    }

    /// Returns x Φ(x), computed with the error function. [`Unary::Gelu`] is an approximation of it: Hendrycks & Gimpel,
    /// arXiv:1606.08415.
    ///
    /// # Errors
    /// None at present: every shape is accepted.
    pub fn gelu_exact(&mut self, x: Id) -> Result<Id> {
        let [root, one, half] =
            [std::f64::consts::FRAC_1_SQRT_2, 1.0, 0.5].map(|number| self.scalar(number));
        let scaled = self.mul(x, root)?;
        let erf = self.unary(Unary::Erf, scaled)?;
        let (sum, part) = (self.add(erf, one)?, self.mul(x, half)?);
        self.mul(part, sum)
    }

    /// Returns x/√(1 + (x/b)²), which is x near 0 and ±b far away: RealMLP's smooth clip (Holzmüller et al., arXiv:2407.04491).
    ///
    /// # Errors
    /// [`Error::Argument`] for a bound that is not a finite number above 0.
    pub fn smooth_clip(&mut self, x: Id, bound: f64) -> Result<Id> {
        if !(bound.is_finite() && bound > 0.0) {
            return Err(Error::argument("smooth_clip: bound", bound, "a finite number above 0"));
        }
        // Beyond 10⁶ times the bound, the result equals the bound to the last bit; further out the square would overflow.
        let (one, bound) = (self.scalar(1.0), self.scalar(bound));
        let parts = self.div(x, bound)?;
        let parts = self.clip(parts, [Some(-1e6), Some(1e6)])?;
        let square = self.mul(parts, parts)?;
        let sum = self.add(square, one)?;
        let root = self.unary(Unary::Sqrt, sum)?;
        let clipped = self.div(parts, root)?;
        self.mul(clipped, bound)
    }

    /// Returns ln σ(x), without overflow.
    ///
    /// # Errors
    /// None at present: every shape is accepted.
    pub fn log_sigmoid(&mut self, x: Id) -> Result<Id> {
        let negative = self.unary(Unary::Negate, x)?;
        let softplus = self.unary(Unary::Softplus, negative)?;
        self.unary(Unary::Negate, softplus)
    }

    /// Returns 1 where x is infinite, else 0 (ONNX's `IsInf`).
    ///
    /// # Errors
    /// None at present: every shape is accepted.
    pub fn is_infinite(&mut self, x: Id) -> Result<Id> {
        let (size, infinite) = (self.unary(Unary::Abs, x)?, self.scalar(f64::INFINITY));
        self.binary(Binary::Equal, size, infinite)
    }

    /// Returns the remainder of a divided by b, with the sign of b: Python's `%`, ONNX's `Mod` of whole numbers. ([`Binary::Remainder`]
    /// has the sign of a.)
    ///
    /// # Errors
    /// [`Error::Shape`] for incompatible shapes.
    pub fn modulo(&mut self, a: Id, b: Id) -> Result<Id> {
        let (left, zero) = (self.binary(Binary::Remainder, a, b)?, self.scalar(0.0));
        let (product, next) = (self.mul(left, b)?, self.add(left, b)?);
        let opposite = self.binary(Binary::Less, product, zero)?;
        self.select(opposite, next, left)
    }
}
