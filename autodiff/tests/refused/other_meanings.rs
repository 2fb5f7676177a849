//! Names that mean one thing to the reader and another to the macro.

use rootgrad_autodiff::{Differentiable, autodiff_forward, autodiff_reverse, differentiable};

#[autodiff_reverse(chosen_reverse, Duplicated, Active)]
fn chosen(p: &[f64]) -> f64 {
    let x = p[0];
    let (a, b) = ([p[1], p[2]], [p[2], p[1]]);
    let r = match p.get(1) {
        Some(x) if *x > 0.5 => &a,
        _ => &b,
    };
    r[0] * x
}

#[autodiff_reverse(capital_reverse, Active, Active)]
fn capital(x: f64) -> f64 {
    match x * x {
        Y if Y > 1.0 => Y * Y,
        _ => x,
    }
}

#[autodiff_reverse(asserted_reverse, Duplicated, Active)]
fn asserted(p: &[f64]) -> f64 {
    let mut s = p[0];
    let mut stack = p.to_vec();
    assert!({
        s *= p[1];
        s > 0.0
    });
    assert!(stack.pop().is_some());
    println!("{s} {t}", t = stack.len());
    s * stack[0]
}

#[autodiff_reverse(imported_reverse, Active, Active)]
fn imported(x: f64) -> f64 {
    let y = {
        use std::f64::consts::*;
        x * PI
    };
    y * x
}

mod mem {
    #[rootgrad_autodiff::differentiable]
    pub fn swap(x: &mut f64, y: &mut f64) {
        *x = *y * 2.0;
    }
}

#[autodiff_reverse(swapped_reverse, Active, Active)]
fn swapped(x: f64) -> f64 {
    let (mut a, mut b) = (x, x * x);
    mem::swap(&mut a, &mut b);
    a * b
}

#[allow(non_snake_case)]
fn Square(x: f64) -> f64 {
    x * x
}

#[autodiff_forward(square_forward, Dual, Dual)]
fn square(x: f64) -> f64 {
    Square(x)
}

#[derive(Clone, Differentiable)]
struct Parser {
    value: f64,
}

#[differentiable]
impl Parser {
    fn expect(&mut self, x: f64) -> f64 {
        self.value *= x;
        self.value
    }
}

#[differentiable]
fn parser(x: f64) -> Parser {
    Parser { value: x }
}

#[autodiff_reverse(parsed_reverse, Active, Active)]
fn parsed(x: f64) -> f64 {
    let mut p = parser(x);
    let y = p.expect(x);
    y * x
}

fn main() {}
