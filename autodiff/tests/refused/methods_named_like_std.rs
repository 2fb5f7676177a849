use rootgrad_autodiff::{Differentiable, autodiff_reverse};

#[derive(Clone, Copy, Differentiable)]
struct Arrow {
    x: f64,
    y: f64,
}

impl Arrow {
    fn len(&self) -> f64 {
        self.x.hypot(self.y)
    }

    fn round(self) -> Self {
        self
    }

    fn floor(&self) -> f64 {
        self.x * self.y
    }
}

#[autodiff_reverse(d_length, Duplicated, Active)]
fn length(a: &Arrow) -> f64 {
    a.len() * 2.0
}

#[autodiff_reverse(d_rounded, Duplicated, Active)]
fn rounded(a: &Arrow) -> f64 {
    let b = a.round();
    b.x
}

#[autodiff_reverse(d_lowest, Duplicated, Active)]
fn lowest(a: &Arrow) -> f64 {
    a.floor()
}

trait Powers {
    fn pow(&self, n: i32) -> f64;
    fn copied(&self) -> f64;
}

impl Powers for f64 {
    fn pow(&self, n: i32) -> f64 {
        self.powi(n)
    }
    fn copied(&self) -> f64 {
        2.0 * *self
    }
}

#[autodiff_reverse(d_third_power, Active, Active)]
fn third_power(x: f64) -> f64 {
    x.pow(3)
}

#[autodiff_reverse(d_copied, Active, Active)]
fn copied(x: f64) -> f64 {
    x.copied()
}

trait Norm {
    fn round(&self) -> f64;
}

impl Norm for [f64] {
    fn round(&self) -> f64 {
        self[0] * self[1]
    }
}

#[autodiff_reverse(d_norm, Duplicated, Active)]
fn norm(x: &[f64]) -> f64 {
    x.round()
}

fn main() {}
