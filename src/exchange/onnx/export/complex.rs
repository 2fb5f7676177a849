//! Fourier transforms as `DFT`, and functions of complex numbers by their real and imaginary parts.

use std::f32::consts::{FRAC_PI_2, PI};

use rootgrad_fourier::{Kind, Spec};

use super::writer::{Attribute, BOOL, Writer};
use crate::error::{Error, Result};
use crate::graph::operations::ComplexBinary;
use crate::graph::{Id, Node};

const LAST: [Attribute<'static>; 1] = [Attribute::Int("axis", -1)];

pub(super) fn fourier(w: &mut Writer<'_>, spec: &Spec, node: &Node) -> Result<()> {
    let (x, y) = (node.inputs[0], node.outputs[0]);
    let is_whole = match spec.kind {
        Kind::Forward | Kind::FromReal => !spec.scaled,
        Kind::Inverse | Kind::ToReal => spec.scaled,
    };
    if !is_whole || spec.adjoint {
        let wanted = "a transform, or one back with 1/n: this is a gradient's";
        return Err(Error::argument("an operation of the exported network", "fft", wanted));
    }
    let name = w.name(x);
    let made = match spec.kind {
        Kind::Forward => w.node("DFT", &[&name], &[]),
        Kind::Inverse => w.node("DFT", &[&name], &[Attribute::Int("inverse", 1)]),
        Kind::FromReal => {
            let shape = w.graph.shape(x).clone();
            let sizes = [shape.sizes(), &[1]].concat();
            let numbers = w.reshaped(&name, shape.is_per_row(), &sizes);
            w.node("DFT", &[&numbers], &[Attribute::Int("onesided", 1)])
        }
        Kind::ToReal => {
            let whole = whole_spectrum(w, &name, spec.length);
            let pairs = w.node("DFT", &[&whole], &[Attribute::Int("inverse", 1)]);
            let shape = w.graph.shape(y).clone();
            let [re, _] = parts(w, &pairs);
            w.reshaped(&re, shape.is_per_row(), shape.sizes())
        }
    };
    w.is(y, made);
    Ok(())
}

/// Writes a whole spectrum: the first half, then the conjugates of its inner numbers in reverse order.
fn whole_spectrum(w: &mut Writer<'_>, half: &str, length: usize) -> String {
    let inner = length.div_ceil(2) as i64 - 1;
    if inner < 1 {
        return half.to_owned();
    }
    let [start, end, axis, step] = [inner, 0, -2, -1].map(|number| w.ints(&[number]));
    let back = w.node("Slice", &[half, &start, &end, &axis, &step], &[]);
    let signs = w.floats(&[2], &[1.0, -1.0]);
    let back = w.node("Mul", &[&back, &signs], &[]);
    w.node("Concat", &[half, &back], &[Attribute::Int("axis", -2)])
}

/// Writes the real and the imaginary part, (…, 1) each.
fn parts(w: &mut Writer<'_>, pairs: &str) -> [String; 2] {
    let sizes = w.ints(&[1, 1]);
    let mut both = w.nodes("Split", &[pairs, &sizes], &LAST, 2);
    let imaginary = both.pop().unwrap_or_default();
    [both.pop().unwrap_or_default(), imaginary]
}

fn two(w: &mut Writer<'_>, operator: &str, a: &str, b: &str) -> String {
    w.node(operator, &[a, b], &[])
}

pub(super) fn binary(w: &mut Writer<'_>, f: ComplexBinary, node: &Node) {
    let rank = w.graph.shape(node.outputs[0]).rank();
    let [a, b] = [0, 1].map(|input| w.aligned(node.inputs[input], rank));
    let (a, mut b) = (parts(w, &a), parts(w, &b));
    let mut scale = None;
    if f.divides {
        // a/b = a b̄ / |b|², where b is divided by the size of its larger part.
        let sizes = [0, 1].map(|part: usize| w.node("Abs", &[&b[part]], &[]));
        let unit = two(w, "Max", &sizes[0], &sizes[1]);
        b = [0, 1].map(|part: usize| two(w, "Div", &b[part], &unit));
        let squares = [0, 1].map(|part: usize| two(w, "Mul", &b[part], &b[part]));
        scale = Some((two(w, "Add", &squares[0], &squares[1]), unit));
    }
    // True if a is multiplied by b's conjugate.
    let conjugates = f.conjugates != f.divides;
    let [ac, bd] = [0, 1].map(|part: usize| two(w, "Mul", &a[part], &b[part]));
    let (ad, bc) = (two(w, "Mul", &a[0], &b[1]), two(w, "Mul", &a[1], &b[0]));
    let mut made = match conjugates {
        false => [two(w, "Sub", &ac, &bd), two(w, "Add", &ad, &bc)],
        true => [two(w, "Add", &ac, &bd), two(w, "Sub", &bc, &ad)],
    };
    if let Some((square, unit)) = scale {
        for part in &mut made {
            *part = two(w, "Div", part, &square);
            *part = two(w, "Div", part, &unit);
        }
    }
    let made = w.node("Concat", &[&made[0], &made[1]], &LAST);
    w.is(node.outputs[0], made);
}

/// Writes a value (…, 1) as a node's result (…) for each row.
fn without_last(w: &mut Writer<'_>, y: Id, numbers: &str) {
    let shape = w.graph.shape(y).clone();
    let made = w.reshaped(numbers, shape.is_per_row(), shape.sizes());
    w.is(y, made);
}

/// Writes √(re² + im²), scaled by the larger part.
pub(super) fn abs(w: &mut Writer<'_>, node: &Node) {
    let z = w.name(node.inputs[0]);
    let z = parts(w, &z);
    let sizes = [0, 1].map(|part: usize| w.node("Abs", &[&z[part]], &[]));
    let (unit, least) = (two(w, "Max", &sizes[0], &sizes[1]), w.floats(&[1], &[f32::MIN_POSITIVE]));
    let unit = two(w, "Max", &unit, &least);
    let squares = [0, 1].map(|part: usize| {
        let part = two(w, "Div", &z[part], &unit);
        two(w, "Mul", &part, &part)
    });
    let sum = two(w, "Add", &squares[0], &squares[1]);
    let root = w.node("Sqrt", &[&sum], &[]);
    let made = two(w, "Mul", &root, &unit);
    without_last(w, node.outputs[0], &made);
}

/// Writes atan(im/re), plus or minus half a turn where re is negative.
pub(super) fn angle(w: &mut Writer<'_>, node: &Node) {
    let z = w.name(node.inputs[0]);
    let [re, im] = parts(w, &z);
    let [zero, half, quarter] = [0.0, PI, FRAC_PI_2].map(|number| w.floats(&[1], &[number]));
    let below = w.node("Less", &[&im, &zero], &[]);
    let minus = w.node("Neg", &[&half], &[]);
    let half = w.node("Where", &[&below, &minus, &half], &[]);
    let sign = w.node("Sign", &[&im], &[]);
    let upright = two(w, "Mul", &sign, &quarter);
    let slope = two(w, "Div", &im, &re);
    let near = w.node("Atan", &[&slope], &[]);
    let far = two(w, "Add", &near, &half);
    let is_far = w.node("Less", &[&re, &zero], &[]);
    let angle = w.node("Where", &[&is_far, &far, &near], &[]);
    let some = w.cast(&re, BOOL);
    let made = w.node("Where", &[&some, &angle, &upright], &[]);
    without_last(w, node.outputs[0], &made);
}
