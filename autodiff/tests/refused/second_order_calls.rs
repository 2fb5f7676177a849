//! Calls that end a second derivative.
use rootgrad_autodiff::{Differentiable, differentiable, hessian_vector, pullback, pushforward};

fn square(x: f64) -> f64 {
    x * x
}

#[pullback(of = square)]
fn square_pullback(x: f64, d_x: &mut f64, d_ret: f64) {
    *d_x += 2.0 * x * d_ret;
}

#[pushforward(of = square)]
fn square_pushforward(x: f64, t_x: f64) -> (f64, f64) {
    (x * x, 2.0 * x * t_x)
}

#[differentiable(second_order = off)]
fn cube(x: f64) -> f64 {
    x * x * x
}

#[derive(Clone, Differentiable)]
struct Spring {
    stiffness: f64,
}

#[differentiable(second_order = off)]
impl Spring {
    fn energy(&self, x: f64) -> f64 {
        0.5 * self.stiffness * x * x
    }

    fn soft(x: f64) -> Self {
        Self { stiffness: 0.1 * x }
    }
}

#[hessian_vector(hv_by_hand, Active, Active)]
fn by_hand(x: f64) -> f64 {
    square(x) * x
}

#[hessian_vector(hv_switched_off, Active, Active)]
fn switched_off(x: f64) -> f64 {
    cube(x) * x
}

#[hessian_vector(hv_of_a_method, Active, Active)]
fn of_a_method(x: f64) -> f64 {
    let spring = Spring { stiffness: x };
    spring.energy(x)
}

#[hessian_vector(hv_associated, Active, Active)]
fn associated(x: f64) -> f64 {
    let spring = Spring::soft(x);
    spring.stiffness * x
}

#[differentiable(Duplicated, Active, second_order = on)]
impl Spring {
    fn twice(&self) -> f64 {
        2.0 * self.stiffness
    }
}

fn main() {}
