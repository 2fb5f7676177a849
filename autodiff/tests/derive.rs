//! `#[derive(Differentiable)]`: the shadow of a struct or enum is a value of the same type and shape.

#![allow(missing_docs, unpredictable_function_pointer_comparisons)]

use std::rc::Rc;
use std::sync::Arc;

use rootgrad_autodiff::{
    Differentiable, Shapes, autodiff_forward, autodiff_reverse, float_count, hessian,
};

#[derive(Clone, Debug, PartialEq, Differentiable)]
struct Layer<T> {
    weights: Vec<T>,
    bias: [T; 2],
    inputs: usize,
    #[constant]
    activation: fn(f64) -> f64,
}

#[derive(Clone, Copy, Debug, PartialEq, Differentiable)]
struct Point(f64, f32, bool);

#[derive(Clone, Debug, PartialEq, Differentiable)]
enum Shape {
    Nothing,
    Circle(f64),
    Box { corner: Point, size: [f64; 2] },
}

#[derive(Clone, Debug, PartialEq, Differentiable)]
struct Unit;

#[test]
fn a_struct_has_a_shadow_of_its_shape() {
    let layer =
        Layer { weights: vec![1.0, 2.0, 3.0], bias: [4.0, 5.0], inputs: 7, activation: f64::sin };
    let mut shadow = layer.zero_like();
    assert_eq!((&shadow.weights[..], shadow.bias), (&[0.0; 3][..], [0.0; 2]));
    assert_eq!((shadow.activation)(1.0).to_bits(), 1.0_f64.sin().to_bits());
    shadow.accumulate(&layer);
    shadow.accumulate(&layer);
    assert_eq!((&shadow.weights[..], shadow.bias), (&[2.0, 4.0, 6.0][..], [8.0, 10.0]));
    let taken = Differentiable::take(&mut shadow);
    assert_eq!((taken.weights, shadow.weights), (vec![2.0, 4.0, 6.0], vec![0.0; 3]));
}

#[test]
fn structs_of_one_shape_need_no_value_to_go_by() {
    const { assert!(<[(f64, f32); 3]>::STATIC && Unit::STATIC && !Point::STATIC) };
    const { assert!(!Layer::<f32>::STATIC && !Shape::STATIC) };
    assert_eq!(<(f64, f32) as Differentiable>::zero(), (0.0, 0.0));
    let mut shapes = Shapes::new();
    shapes.keep(&(1.0, 2.0_f32));
    assert_eq!((shapes.zero(), shapes.zero()), ((0.0, 0.0), (0.0, 0.0)));
}

#[test]
fn the_shadow_of_an_enum_has_its_variant() {
    let shape = Shape::Box { corner: Point(1.0, 2.0, true), size: [3.0, 4.0] };
    let mut shadow = shape.zero_like();
    shadow.accumulate(&shape);
    assert_eq!(shadow, Shape::Box { corner: Point(1.0, 2.0, true), size: [3.0, 4.0] });
    assert_eq!(Shape::Nothing.zero_like(), Shape::Nothing);
    assert_eq!(Shape::Circle(2.0).zero_like(), Shape::Circle(0.0));
    let mut other = Shape::Circle(1.0);
    let wrong = std::panic::catch_unwind(move || other.accumulate(&Shape::Nothing));
    assert!(wrong.is_err(), "shadows of two variants must not add");
}

#[derive(Clone, Debug, PartialEq, Differentiable)]
struct Fall {
    height: f64,
    #[constant]
    mass: f64,
    #[constant]
    table: Vec<f64>,
    #[constant]
    shared: Rc<[f64]>,
    #[constant]
    also: Arc<(f64, usize)>,
    #[constant]
    planet: &'static str,
    #[constant]
    bins: &'static [usize],
}

#[autodiff_forward(t_energy, Dual, Dual)]
fn energy(f: &Fall) -> f64 {
    f.mass * f.height * f.height * f.table[1] * f.shared[0] * f.also.0
}

#[autodiff_reverse(d_owned, Duplicated, Active)]
#[hessian(h_owned, Duplicated, Active)]
fn owned(f: &Fall) -> f64 {
    let mut g = f.clone();
    g = Fall { mass: f.mass * g.height, ..g };
    g.mass * f.height * f.table[1]
}

/// The floats of a constant field have the tangent zero, and add nothing to an adjoint.
#[test]
fn constant_fields_have_no_derivative() {
    let fall = Fall {
        height: 2.0,
        mass: 3.0,
        table: vec![7.0, 5.0],
        shared: Rc::new([11.0]),
        also: Arc::new((13.0, 9)),
        planet: "Mars",
        bins: &[4, 2],
    };
    assert_eq!(float_count(&fall), 1);
    let shadow = fall.zero_like();
    assert_eq!((shadow.mass, &shadow.table[..], shadow.shared[0]), (0.0, &[0.0, 0.0][..], 0.0));
    assert_eq!((*shadow.also, shadow.planet, shadow.bins[1]), ((0.0, 9), "Mars", 2));
    let tangent = Fall { height: 1.0, ..fall.zero_like() };
    let slope = 2.0 * 3.0 * 2.0 * 5.0 * 11.0 * 13.0;
    assert_eq!(t_energy(&fall, &tangent), (slope, slope));
    let mut d_fall = fall.zero_like();
    assert_eq!(d_owned(&fall, &mut d_fall, 1.0), 60.0);
    assert_eq!(d_fall.height, 60.0);
    let mut h = [0.0];
    h_owned(&fall, &mut h);
    assert_eq!(h, [30.0]);
}

/// A unit that only the compiler sees: it has no shadow.
#[derive(Clone, Debug)]
struct Metre;

#[derive(Clone, Debug, Differentiable)]
struct Length<U> {
    value: f64,
    unit: std::marker::PhantomData<U>,
}

#[derive(Clone, Debug, Differentiable)]
struct Labelled<T, L> {
    value: T,
    #[constant]
    label: L,
}

#[autodiff_reverse(area_reverse, Duplicated, Active)]
fn area(sides: &[f64; 2]) -> f64 {
    let a: Length<Metre> = Length { value: sides[0], unit: std::marker::PhantomData };
    let b = Labelled { value: a.value * sides[1], label: 2_usize };
    if b.label == 2 { b.value } else { 0.0 }
}

#[test]
fn parameters_of_which_no_field_holds_values_need_no_shadow() {
    let mut shadow = [0.0; 2];
    assert_eq!(area_reverse(&[3.0, 5.0], &mut shadow, 1.0), 15.0);
    assert_eq!(shadow, [5.0, 3.0]);
}
