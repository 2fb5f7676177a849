use rootgrad_autodiff::*;

#[autodiff_reverse(Active, Active)]
fn nameless(x: f64) -> f64 {
    x
}

#[autodiff_reverse(d_wide, 4, Active, Active)]
fn wide(x: f64) -> f64 {
    x
}

#[autodiff_reverse(d_nothing, Duplicated, Active)]
fn nothing(x: &mut f64) {
    *x *= 2.0;
}

#[autodiff_forward(t_block, Dual, Dual)]
impl Block {
    fn block(x: f64) -> f64 {
        x
    }
}

#[hessian(h_shape, Active)]
struct Shape;

trait Bodiless {
    #[autodiff_reverse(d_bodiless, Const, Active, Active)]
    fn bodiless(&self, x: f64) -> f64;
}

#[autodiff_reverse(d_raw, Duplicated, Active)]
unsafe fn raw(x: *const f64) -> f64 {
    unsafe { *x }
}

#[autodiff_reverse(d_hidden, Active, Active)]
fn hidden(x: f64) -> impl Copy {
    x
}

#[autodiff_reverse(d_marked, Active, Active)]
fn marked(x: f64) -> f64 {
    #[checkpoint(budget = 2)]
    if x > 0.0 { x } else { -x }
}

#[derive(Clone, Differentiable)]
struct Block(f64);

#[differentiable]
impl Block {
    unsafe fn unchecked(&self, x: f64) -> f64 {
        self.0 * x
    }

    /// Allowed: nobody differentiates it.
    #[no_derivative]
    unsafe fn constant(&self, x: f64) -> f64 {
        self.0 * x
    }
}

#[estimate_error(pair_error)]
fn pair(x: f64) -> (f64, f64) {
    (x, x)
}

/// The functions are there all the same.
fn main() {
    nameless(1.0);
    wide(1.0);
    let _ = Shape;
}
