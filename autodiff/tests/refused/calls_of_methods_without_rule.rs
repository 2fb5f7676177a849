use rootgrad_autodiff::{Differentiable, autodiff_forward, autodiff_reverse};

#[derive(Clone, Copy, Differentiable)]
struct Arrow {
    x: f64,
    y: f64,
}

impl Arrow {
    fn norm(&self) -> f64 {
        self.x.hypot(self.y)
    }

    fn of_angle(angle: f64) -> f64 {
        angle.cos()
    }
}

#[autodiff_reverse(d_doubled, Duplicated, Active)]
fn doubled(a: &Arrow) -> f64 {
    a.norm() * 2.0
}

#[autodiff_forward(t_doubled, Dual, Dual)]
fn doubled_too(a: &Arrow) -> f64 {
    a.norm() * 2.0
}

#[autodiff_reverse(d_turned, Active, Active)]
fn turned(angle: f64) -> f64 {
    Arrow::of_angle(angle)
}

fn main() {}
