//! Structs, tuples and enums as parameters and results, with the shadows that callers hand over.

#![allow(missing_docs, clippy::all)]

use rootgrad_autodiff::{Differentiable, autodiff_reverse};

#[derive(Clone, Copy, Debug, PartialEq, Differentiable)]
struct Point {
    x: f64,
    y: f64,
}

#[derive(Clone, Debug, PartialEq, Differentiable)]
enum Shape {
    Nothing,
    Circle(f64),
    Polygon(usize, Vec<f64>),
}

#[autodiff_reverse(d_norm, Duplicated, Active)]
fn norm(p: &Point) -> f64 {
    (p.x * p.x + p.y * p.y).sqrt()
}

#[autodiff_reverse(d_by_value, Active, Active)]
fn by_value(p: Point) -> f64 {
    let Point { x, y } = p;
    x * y * y
}

#[autodiff_reverse(d_advance, Duplicated, Active)]
fn advance(p: &mut Point, dt: f64) {
    let old = *p;
    p.x += dt * old.y;
    p.y -= dt * old.x * old.x;
}

#[autodiff_reverse(d_polar, Active, Active, Active)]
fn polar(r: f64, phi: f64) -> Point {
    Point { x: r * phi.cos(), y: r * phi.sin() }
}

#[autodiff_reverse(d_both, Active, Active)]
fn both(x: f64) -> (f64, [f64; 2]) {
    (x * x, [x.sin(), 3.0 * x])
}

#[test]
fn structs_as_parameters_and_results() {
    let p = Point { x: 3.0, y: 4.0 };
    let mut d_p = Point { x: 1.0, y: 0.0 };
    assert_eq!(d_norm(&p, &mut d_p, 10.0), 5.0);
    assert_eq!(d_p, Point { x: 7.0, y: 8.0 });
    assert_eq!(d_by_value(p, 1.0), (48.0, Point { x: 16.0, y: 24.0 }));
    let (mut q, mut d_q) = (p, Point { x: 1.0, y: 10.0 });
    let d_dt = d_advance(&mut q, &mut d_q, 0.5);
    assert_eq!(q, Point { x: 5.0, y: -0.5 });
    assert_eq!(d_q, Point { x: 1.0 - 10.0 * 0.5 * 2.0 * 3.0, y: 10.0 + 0.5 });
    assert_eq!(d_dt, 4.0 - 10.0 * 9.0);
    let seed = Point { x: 0.0, y: 1.0 };
    let (value, d_r, d_phi) = d_polar(2.0, 0.5, seed);
    assert_eq!(value, polar(2.0, 0.5));
    assert_eq!((d_r, d_phi), (0.5_f64.sin(), 2.0 * 0.5_f64.cos()));
    let (value, d_x) = d_both(0.5, (1.0, [0.0, 1.0]));
    assert_eq!((value, d_x), (both(0.5), 4.0));
}

#[autodiff_reverse(d_lookup, Duplicated, Duplicated, Active)]
fn lookup(shape: &Shape, scale: &mut Option<f64>) -> f64 {
    let k = match scale {
        Some(s) => {
            *s *= 2.0;
            *s
        }
        None => 1.0,
    };
    match shape {
        Shape::Polygon(n, sides) if *n > 0 => sides[*n] * sides[0] * k,
        Shape::Polygon(_, sides) => sides[0],
        Shape::Circle(r) => r * k,
        _ => 0.0,
    }
}

#[test]
fn enums_as_parameters() {
    let shape = Shape::Polygon(2, vec![3.0, 4.0, 5.0]);
    let (mut d_shape, mut scale, mut d_scale) = (shape.zero_like(), Some(0.5), Some(0.0));
    assert_eq!(d_lookup(&shape, &mut d_shape, &mut scale, &mut d_scale, 1.0), 15.0);
    assert_eq!(d_shape, Shape::Polygon(2, vec![5.0, 0.0, 3.0]));
    assert_eq!((scale, d_scale), (Some(1.0), Some(30.0)));
}

#[test]
#[should_panic(expected = "variant")]
fn a_shadow_of_another_variant_is_noticed() {
    d_lookup(&Shape::Circle(1.0), &mut Shape::Nothing, &mut None, &mut None, 1.0);
}
