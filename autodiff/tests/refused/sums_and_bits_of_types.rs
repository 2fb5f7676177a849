//! The macros cannot see the effect of a user type's `impl Sum` and operators on bits.

use rootgrad_autodiff::{Differentiable, autodiff_reverse, differentiable};

/// Independent errors: their `sum` does not add them.
#[derive(Clone, Copy, Default, Differentiable)]
struct Uncertainty(f64);

#[differentiable]
impl std::ops::AddAssign for Uncertainty {
    fn add_assign(&mut self, other: Self) {
        self.0 += other.0;
    }
}

impl std::iter::Sum for Uncertainty {
    fn sum<I: Iterator<Item = Self>>(all: I) -> Self {
        Self(all.map(|e| e.0 * e.0).sum::<f64>().sqrt())
    }
}

#[autodiff_reverse(total_reverse, Duplicated, Active)]
fn total(x: &[f64]) -> f64 {
    let all: Uncertainty = x.iter().map(|&e| Uncertainty(e)).sum();
    all.0
}

#[autodiff_reverse(some_reverse, Duplicated, Active)]
fn some(x: &[f64]) -> f64 {
    let all: Option<f64> = x.iter().map(|&e| if e > 0.0 { Some(e) } else { None }).sum();
    all.unwrap_or(0.0)
}

#[derive(Clone, Copy, Differentiable)]
struct Plane(f64, f64);

impl std::ops::BitXor for Plane {
    type Output = f64;
    fn bitxor(self, other: Self) -> f64 {
        self.0 * other.1 - self.1 * other.0
    }
}

impl std::ops::Not for Plane {
    type Output = Self;
    fn not(self) -> Self {
        Self(-self.1, self.0)
    }
}

#[autodiff_reverse(area_reverse, Duplicated, Active)]
fn area(x: &[f64]) -> f64 {
    let turned = !Plane(x[0], x[1]);
    turned ^ Plane(x[1], x[2])
}

fn main() {}
