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

fn main() {}
