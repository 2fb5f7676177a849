//! Generated code triggers no lint that is not the user's own fault, in a library's public items too.
#![deny(
    missing_docs,
    clippy::indexing_slicing,
    clippy::unwrap_used,
    clippy::default_numeric_fallback
)]
#![deny(clippy::arithmetic_side_effects, clippy::shadow_unrelated, clippy::shadow_reuse)]

use rootgrad_autodiff::{
    Differentiable, Real, autodiff_forward, autodiff_reverse, differentiable, estimate_error,
    hessian, hessian_vector, no_derivative, pullback, pushforward, zero,
};

/// A loop, a branch, a jump.
#[must_use]
#[autodiff_reverse(d_sum, Duplicated, Duplicated, Active, source = SUM, tape = d_sum_with)]
#[autodiff_forward(t_sum, Dual, Dual, Dual)]
#[autodiff_forward(t2_sum, 2, Dual, Dual, Dual)]
#[hessian_vector(hv_sum, Duplicated, Duplicated, Active)]
#[hessian(h_sum, Duplicated, Duplicated, Active)]
#[estimate_error(e_sum)]
pub fn sum(x: &[f64], y: &[f64]) -> f64 {
    let mut sum = 0.0_f64;
    for (a, b) in x.iter().zip(y) {
        if *a < 0.0_f64 {
            continue;
        }
        let mut z = a * b;
        let mut left = 3_u32;
        while left > 0 {
            z = z.mul_add(*b, z.sin());
            left = left.saturating_sub(1);
        }
        sum += z;
    }
    sum
}

/// A spring.
#[derive(Clone, Copy, Debug, Default, PartialEq, Differentiable)]
pub struct Spring {
    /// Its stiffness.
    pub k: f64,
    /// Its length.
    pub l: f64,
}

#[differentiable]
impl Spring {
    /// Its energy.
    #[must_use]
    pub fn energy(&self, x: f64) -> f64 {
        0.5_f64 * self.k * (x - self.l).powi(2)
    }

    /// Makes it longer.
    pub fn pull(&mut self, x: f64) {
        self.l += x * self.k;
    }

    /// Makes one.
    #[must_use]
    pub const fn new(k: f64, l: f64) -> Self {
        Self { k, l }
    }
}

#[differentiable]
impl core::ops::Add for Spring {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self { k: self.k + other.k, l: self.l + other.l }
    }
}

/// Methods and operators.
#[expect(clippy::arithmetic_side_effects, reason = "the primal's own")]
#[must_use]
#[autodiff_reverse(d_energy, Duplicated, Active, Active)]
#[autodiff_forward(t_energy, Dual, Dual, Dual)]
#[hessian(h_energy, Duplicated, Active, Active)]
pub fn energy(spring: &Spring, x: f64) -> f64 {
    let mut both = *spring + Spring::new(x, 1.0_f64);
    both.pull(x);
    both.energy(x * 2.0_f64)
}

/// Has a rule that only reverse mode uses, and one that is never used.
#[must_use]
pub fn cube(x: f64) -> f64 {
    x * x * x
}

#[pullback(of = cube)]
fn cube_pullback(x: f64, d_x: &mut f64, d_ret: f64) {
    *d_x += 3.0_f64 * x * x * d_ret;
}

#[pushforward(of = cube)]
fn cube_pushforward(x: f64, t_x: f64) -> (f64, f64) {
    (x * x * x, 3.0_f64 * x * x * t_x)
}

/// Counts.
#[no_derivative]
#[must_use]
pub const fn count(x: &[f64]) -> usize {
    x.len()
}

#[differentiable]
fn nobody_calls_this(x: f64, y: &mut f64) -> f64 {
    *y *= x;
    x.exp()
}

/// Checkpoints, vectors, chains.
#[must_use]
#[autodiff_reverse(d_chains, Duplicated, Active)]
#[autodiff_forward(t_chains, Dual, Dual)]
#[hessian_vector(hv_chains, Duplicated, Active)]
pub fn chains(x: &[f64]) -> f64 {
    let (passes, budget) = (count(x), 3);
    let mut state = 1.0_f64;
    #[checkpoint(budget = budget)]
    for _ in 0..passes {
        state = state.sin() + 0.5_f64;
    }
    let mut v = x.to_vec();
    v.push(state);
    let w: Vec<f64> = v.iter().map(|e| e * e).filter(|e| *e > 0.1_f64).collect();
    let mut total = 0.0_f64;
    for e in &w {
        total += e;
    }
    total
}

/// `#[pullback]` alone.
#[must_use]
#[autodiff_reverse(d_by_rule, Active, Active)]
pub fn by_rule(x: f64) -> f64 {
    cube(x)
}

/// Generic.
#[must_use]
#[autodiff_reverse(d_generic, Duplicated, Active)]
#[autodiff_forward(t_generic, 3, Dual, Dual)]
#[expect(clippy::arithmetic_side_effects, reason = "the primal's own")]
pub fn generic<T: Real, const N: usize>(x: &[T; N]) -> T {
    let mut sum = zero::<T>();
    for v in x {
        sum += *v * *v;
    }
    sum
}

/// Letters as in the formula.
#[expect(non_snake_case, reason = "A is a matrix")]
#[must_use]
#[autodiff_reverse(d_letters, Active, Active, Active)]
#[autodiff_forward(t_letters, Dual, Dual, Dual)]
#[hessian(h_letters, Active, Active, Active)]
pub fn letters(A: f64, x__: f64) -> f64 {
    let B__ = A * x__;
    B__ * A
}
