//! Rounding errors to first order: the functions and results of `#[estimate_error]`.

use core::cell::Cell;
use core::fmt;

use crate::shadow::{Inactive, ScalarShadow, Unused};
use crate::{Differentiable, Real, Scalar};

/// The unit roundoff u of `f32`: the error of an operation's result is at most u times the result.
pub const ROUNDOFF_F32: f64 = 1.0 / (1u64 << 24) as f64;
/// The unit roundoff of `f64`.
pub const ROUNDOFF_F64: f64 = 1.0 / (1u64 << 53) as f64;
/// The unit roundoff of bfloat16.
pub const ROUNDOFF_BF16: f64 = 1.0 / (1u64 << 9) as f64;

/// A function's value, and how sensitive it is to rounding.
///
/// An operation that gives v in exact arithmetic gives v(1 + δ) with |δ| ≤ u, the unit roundoff. To first order the
/// result moves by Σ v̄ v δ, where v̄ is its derivative with respect to v. So |error| ≤ u Σ |v̄ v|, over all operations
/// and inputs. This is Taylor's model, as in Clad's `estimate_error` (there over assignments only) and in CHEF-FP
/// (Singh et al. 2023). It is a bound; errors of random sign add up to far less in long sums.
///
/// The estimate leaves out second-order effects (a cancellation that leaves only errors), branches that rounding would
/// change, and constants (`0.1` has no exact value in any of these formats). The roundings inside of called functions
/// count as one.
#[derive(Debug, Clone, PartialEq)]
pub struct ErrorEstimate<T> {
    /// Value that the function returned.
    pub value: T,
    /// Σ |v̄ v| of each variable, in the order of their first operation, then the inputs.
    pub variables: Vec<Sensitivity>,
}

/// Contribution of the roundings of one variable.
#[derive(Debug, Clone, PartialEq)]
pub struct Sensitivity {
    /// Name of the variable in the source; two variables of one name count together. `result` is the function's result.
    /// `(intermediate)` stands for values without a name: arguments of calls, elements of arrays.
    pub name: &'static str,
    /// Σ |v̄ v| over all values v that were computed for the variable. Multiplied by the unit roundoff, it is the bound
    /// of the error.
    pub sum: f64,
}

impl<T> ErrorEstimate<T> {
    /// Returns the bound of the result's absolute error, if every operation and every input is rounded to numbers of
    /// this unit roundoff: [`ROUNDOFF_F32`], [`ROUNDOFF_F64`], [`ROUNDOFF_BF16`].
    #[must_use]
    pub fn total(&self, roundoff: f64) -> f64 {
        self.variables.iter().map(|v| v.sum).sum::<f64>() * roundoff
    }

    /// Returns the part of [`total`](Self::total) that `name` contributes; `None` if no variable has this name.
    #[must_use]
    pub fn of(&self, name: &str, roundoff: f64) -> Option<f64> {
        self.variables.iter().find(|v| v.name == name).map(|v| v.sum * roundoff)
    }
}

/// Prints a table, the largest contributions first.
impl<T: fmt::Display> fmt::Display for ErrorEstimate<T> {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let mut variables: Vec<_> = self.variables.iter().filter(|v| v.sum != 0.0).collect();
        variables.sort_by(|a, b| b.sum.total_cmp(&a.sum));
        let width = variables.iter().map(|v| v.name.len()).max().unwrap_or(0).max(8);
        writeln!(f, "{:width$}  in f32    in f64    in bf16", "error of")?;
        let mut row = |name: &str, sum: f64| {
            let [a, b, c] = [ROUNDOFF_F32, ROUNDOFF_F64, ROUNDOFF_BF16].map(|u| sum * u);
            writeln!(f, "{name:width$}  {a:<8.2e}  {b:<8.2e}  {c:.2e}")
        };
        for variable in &variables {
            row(variable.name, variable.sum)?;
        }
        row("total", self.total(1.0))?;
        write!(f, "value {}", self.value)
    }
}

/// The sums of one run.
#[doc(hidden)]
#[derive(Debug)]
pub struct Roundings {
    names: Vec<&'static str>,
    sums: Vec<Cell<f64>>,
}

impl Roundings {
    #[must_use]
    pub fn new(names: &[&'static str]) -> Self {
        Self { names: names.to_vec(), sums: vec![Cell::new(0.0); names.len()] }
    }

    /// Inputs are rounded too.
    pub fn input<T: Scalar>(&self, variable: usize, values: &[T], derivatives: &[T]) {
        for (value, derivative) in values.iter().zip(derivatives) {
            self.add(variable, value.sensitivity(*derivative));
        }
    }

    fn add(&self, variable: usize, sensitivity: f64) {
        self.sums[variable].set(self.sums[variable].get() + sensitivity);
    }

    #[must_use]
    pub fn estimate<T>(&self, value: T) -> ErrorEstimate<T> {
        let variables = self.names.iter().zip(&self.sums);
        let variables = variables.map(|(&name, sum)| Sensitivity { name, sum: sum.get() });
        ErrorEstimate { value, variables: variables.collect() }
    }
}

/// The call that the engine inserts after each operation; its rule does all the work.
#[doc(hidden)]
#[inline]
pub fn observe<T: Scalar>(_: T, _: &Roundings, _: usize) {}

/// The rule of [`observe()`].
#[doc(hidden)]
#[allow(non_camel_case_types)]
#[derive(Debug)]
pub enum observe {}

impl observe {
    #[doc(hidden)]
    #[inline]
    pub fn __vjp<T: Scalar>(
        value: T,
        d_value: impl ScalarShadow<T>,
        errors: &Roundings,
        _: Inactive,
        variable: usize,
        _: Inactive,
        _: Unused,
    ) {
        let mut none = T::zero();
        let derivative = *d_value.or_discard(&mut none);
        errors.add(variable, value.sensitivity(derivative));
    }
}

/// The call that the engine inserts after a call whose result type is not visibly a scalar: each float in the result is
/// rounded once.
#[doc(hidden)]
#[inline]
pub fn observe_result<T>(_: &T, _: &Roundings, _: usize) {}

/// The rule of [`observe_result()`].
#[doc(hidden)]
#[allow(non_camel_case_types)]
#[derive(Debug)]
pub enum observe_result {}

impl observe_result {
    #[doc(hidden)]
    pub fn __vjp<T: Differentiable>(
        value: &T,
        d_value: impl ScalarShadow<T>,
        errors: &Roundings,
        _: Inactive,
        variable: usize,
        _: Inactive,
        _: Unused,
    ) {
        let floats = |value: &T| {
            let mut floats = Vec::new();
            value.clone().each_float(&mut |x| {
                floats.push(x);
                x
            });
            floats
        };
        let mut none = value.zero_like();
        let derivatives = floats(d_value.or_discard(&mut none));
        for (value, derivative) in floats(value).into_iter().zip(derivatives) {
            errors.add(variable, value.sensitivity(derivative));
        }
    }
}

/// Returns the elements of a slice, an array or a vector behind a reference.
#[doc(hidden)]
#[inline]
pub fn as_slice<T: Real, S: AsRef<[T]> + ?Sized>(values: &S) -> &[T] {
    values.as_ref()
}
