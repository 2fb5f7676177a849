//! Structs, tuples, enums and owned buffers as data that carries derivatives.

#![allow(missing_docs, clippy::all)]

mod common;

use common::check;
use rootgrad_autodiff::{Differentiable, autodiff_reverse};

#[derive(Clone, Copy, Debug, PartialEq, Differentiable)]
struct Point {
    x: f64,
    y: f64,
}

#[derive(Clone, Debug, PartialEq, Differentiable)]
struct State {
    position: [f64; 3],
    velocity: [f64; 3],
    mass: f64,
    steps: usize,
    history: Vec<f64>,
}

#[derive(Clone, Debug, PartialEq, Differentiable)]
enum Shape {
    Nothing,
    Circle(f64),
    Rectangle { width: f64, height: f64 },
    Polygon(usize, Vec<f64>),
}

/// Declares a test that checks the derivative `$df` of `$f: (&[f64]) -> f64` at `$x`.
macro_rules! checked {
    ($($test:ident: $f:ident, $df:ident, $x:expr;)*) => {
        $(#[test]
        fn $test() {
            check(&$x, $f, |x, d_x, seed| $df(x, d_x, seed));
        })*
    };
}

checked! {
    a_struct_made_and_read: made, d_made, [0.7, -1.3];
    a_struct_that_changes_in_a_loop: oscillator, d_oscillator, [1.0, 0.3, 2.5];
    a_struct_copied_and_changed: copied, d_copied, [0.4, 1.9];
    a_struct_from_another: update, d_update, [0.4, 1.9, 0.2];
    a_struct_in_a_struct: nested, d_nested, [0.4, 1.9, 0.2];
    tuples: tuple, d_tuple, [1.1, 0.6];
    tuples_rotated_in_a_loop: rotated, d_rotated, [1.1, 0.6, -0.4];
    patterns_take_values_apart: patterns, d_patterns, [1.1, 0.6, -0.4];
    patterns_through_references: through_references, d_through_references, [1.1, 0.6, -0.4, 0.3];
    a_struct_chosen_by_a_branch: chosen, d_chosen, [0.8, 0.5];
    a_struct_chosen_by_the_other_branch: chosen, d_chosen, [0.2, 0.5];
    structs_made_in_a_loop: loop_made, d_loop_made, [0.8, 0.5, 1.2, -0.7];
    an_option: option, d_option, [0.8, 0.5];
    no_option: option, d_option, [-0.8, 0.5];
    an_enum: area, d_area, [0.8, 0.5, 0.5];
    an_enum_of_another_variant: area, d_area, [0.8, 0.5, 1.5];
    an_enum_of_a_third: area, d_area, [0.8, 0.5, 2.5];
    an_enum_without_a_float: area, d_area, [0.8, 0.5, 3.5];
    an_enum_that_changes_its_variant: machine, d_machine, [0.8, 0.5, 1.7];
    parts_changed_through_a_match: grown, d_grown, [0.8, 0.5, 1.0];
    buffers_swapped: heat, d_heat, [0.8, 0.5, 1.0, -0.3, 0.2, 0.9];
    values_replaced: replaced, d_replaced, [0.8, 0.5, 1.0];
    values_taken: taken, d_taken, [0.8, 0.5, 1.0];
    copies_of_slices: slices_copied, d_slices_copied, [0.8, 0.5, 1.0];
    boxes: boxed, d_boxed, [0.8, 0.5, 1.0];
    vectors_of_vectors: rows, d_rows, [0.8, 0.5, 1.0, -0.3, 0.2, 0.9];
    a_vector_pushed_to: pushed, d_pushed, [0.8, 0.5, 1.0, -0.3];
    vectors_of_structs: particles, d_particles, [0.8, 0.5, 1.0, -0.3];
    integers_in_structs: with_integers, d_with_integers, [0.8, 0.5, 1.0, -0.3];
    arrays_of_arrays_in_loops: small_matrices, d_small_matrices, [0.8, 0.5, 1.0, -0.3];
    a_struct_of_vectors_in_a_loop: long_state, d_long_state, [0.8, 0.5, 1.0];
}

#[autodiff_reverse(d_made, Duplicated, Active)]
fn made(x: &[f64]) -> f64 {
    let p = Point { x: x[0] * x[1], y: x[0].sin() };
    let q = Point { x: p.y, y: p.x * p.x };
    p.x * q.y + q.x / p.y
}

#[autodiff_reverse(d_oscillator, Duplicated, Active)]
fn oscillator(x: &[f64]) -> f64 {
    let mut p = Point { x: x[0], y: x[1] };
    for _ in 0..20 {
        p.y -= 0.05 * x[2] * p.x.sin();
        p.x += 0.05 * p.y;
    }
    p.x * p.x + p.y
}

#[autodiff_reverse(d_copied, Duplicated, Active)]
fn copied(x: &[f64]) -> f64 {
    let mut p = Point { x: x[0], y: x[1] };
    let q = p;
    p.x *= q.y;
    p.y += p.x * q.x;
    let r = p;
    p = q;
    r.x * r.y * p.x + p.y.exp()
}

#[autodiff_reverse(d_update, Duplicated, Active)]
fn update(x: &[f64]) -> f64 {
    let p = Point { x: x[0], y: x[1] * x[1] };
    let q = Point { x: p.x * x[2], ..p };
    q.x * q.y + p.x
}

#[derive(Clone, Copy, Differentiable)]
struct Pair(Point, (f64, [f64; 2]));

#[autodiff_reverse(d_nested, Duplicated, Active)]
fn nested(x: &[f64]) -> f64 {
    let a = Point { x: x[0], y: x[1] };
    let mut pair = Pair(a, (x[2], [x[0] * x[1], 2.0]));
    pair.0.x *= pair.1.0;
    pair.1.1[1] = pair.0.x * pair.1.1[0];
    let inner = pair.1;
    inner.1[1] * inner.0 + pair.0.y
}

#[autodiff_reverse(d_tuple, Duplicated, Active)]
fn tuple(x: &[f64]) -> f64 {
    let t = (x[0] * x[1], x[0].cos(), 3);
    let mut u = (t.1, t.0);
    u.0 += t.0 * t.2 as f64;
    u.0 * u.1
}

#[autodiff_reverse(d_rotated, Duplicated, Active)]
fn rotated(x: &[f64]) -> f64 {
    let mut t = (x[0], x[1], x[2]);
    for _ in 0..4 {
        t = (t.1, t.2 * t.0, t.0 + t.1);
    }
    let mut a = 1.0;
    let mut b = x[0];
    for _ in 0..5 {
        (a, b) = (b, a * b + x[1]);
    }
    t.0 * t.1 + t.2 + a * b
}

#[autodiff_reverse(d_patterns, Duplicated, Active)]
fn patterns(x: &[f64]) -> f64 {
    let t = (Point { x: x[0], y: x[1] }, [x[1], x[2]], x[2] * x[0]);
    let (Point { x: a, y }, [b, mut c], d) = t;
    c *= a;
    let (e, _) = (y * b, 1.0);
    let Pair(point, (f, _)) = Pair(Point { x: c, y: d }, (e, [0.0, 0.0]));
    a * b + c * d + f * point.x - point.y
}

#[autodiff_reverse(d_through_references, Duplicated, Active)]
fn through_references(x: &[f64]) -> f64 {
    let pairs = [(x[0], x[1]), (x[2], x[3] * x[0])];
    let mut s = 0.0;
    for (a, b) in &pairs {
        s += a * b;
    }
    for &(a, b) in pairs.iter() {
        s += a * a / (2.0 + b * b);
    }
    let (first, second) = &pairs[0];
    s * first + second
}

#[autodiff_reverse(d_chosen, Duplicated, Active)]
fn chosen(x: &[f64]) -> f64 {
    let p = if x[0] > x[1] {
        Point { x: x[0] * x[1], y: x[1] }
    } else {
        Point { x: x[1], y: x[0].exp() }
    };
    let t = if p.x > 0.3 { (p.x, p.y) } else { (p.y, p.x * p.x) };
    t.0 * t.0 + t.1 * p.x
}

#[autodiff_reverse(d_loop_made, Duplicated, Active)]
fn loop_made(x: &[f64]) -> f64 {
    let mut s = 1.0;
    for i in 1..x.len() {
        let p = Point { x: x[i] * s, y: x[i - 1] };
        let q = if p.x > 0.0 { Point { x: p.y, y: p.x } } else { p };
        let v = vec![p.x, q.y * q.x];
        let w = v;
        s += q.x * q.y * w[1];
    }
    s
}

#[autodiff_reverse(d_option, Duplicated, Active)]
fn option(x: &[f64]) -> f64 {
    let root = if x[0] > 0.0 { Some(x[0].sqrt() * x[1]) } else { None };
    let mut s = x[1];
    if let Some(r) = root {
        s += r * r * x[0];
    }
    match root {
        Some(r) => s * r,
        None => s * s,
    }
}

#[autodiff_reverse(d_area, Duplicated, Active)]
fn area(x: &[f64]) -> f64 {
    let kind = x[2] as usize;
    let shape = match kind {
        0 => Shape::Circle(x[0] * x[1]),
        1 => Shape::Rectangle { width: x[0], height: x[1] + x[0] },
        2 => Shape::Polygon(2, vec![x[0], x[1], x[0] * x[1]]),
        _ => Shape::Nothing,
    };
    let mut s = x[0];
    for k in 0..3 {
        s *= match &shape {
            Shape::Nothing => 1.0,
            Shape::Circle(r) => 3.0 * r * r,
            Shape::Rectangle { width, height: h } => width * h + k as f64,
            Shape::Polygon(n, sides) => sides[*n] * sides[0] + sides[k],
        };
    }
    s
}

#[autodiff_reverse(d_machine, Duplicated, Active)]
fn machine(x: &[f64]) -> f64 {
    let mut shape = Shape::Circle(x[0]);
    let mut total = 0.0;
    for _ in 0..6 {
        shape = match shape {
            Shape::Nothing => Shape::Circle(x[2]),
            Shape::Circle(r) => Shape::Rectangle { width: r * x[1], height: r + x[2] },
            Shape::Rectangle { width, height } => Shape::Polygon(1, vec![width, width * height]),
            Shape::Polygon(n, sides) => {
                total += sides[n] * sides[0];
                if sides[0] > 5.0 { Shape::Nothing } else { Shape::Circle(sides[n]) }
            }
        };
    }
    match shape {
        Shape::Circle(r) => total + r,
        _ => total,
    }
}

#[autodiff_reverse(d_grown, Duplicated, Active)]
fn grown(x: &[f64]) -> f64 {
    let mut shape = Shape::Rectangle { width: x[0], height: x[1] };
    for _ in 0..3 {
        match &mut shape {
            Shape::Rectangle { width, height } => {
                *width *= *height;
                *height += *width * x[2];
            }
            _ => {}
        }
    }
    match shape {
        Shape::Rectangle { width, height } => width * height,
        _ => 0.0,
    }
}

#[autodiff_reverse(d_heat, Duplicated, Active)]
fn heat(x: &[f64]) -> f64 {
    let n = x.len();
    let mut u = x.to_vec();
    let mut next = vec![0.0; n];
    for _ in 0..5 {
        for i in 1..n - 1 {
            next[i] = u[i] + 0.1 * u[i] * (u[i - 1] - 2.0 * u[i] + u[i + 1]);
        }
        next[0] = next[1];
        next[n - 1] = 0.5 * next[n - 2];
        std::mem::swap(&mut u, &mut next);
    }
    let mut s = 0.0;
    for v in &u {
        s += v * v;
    }
    s + next[1]
}

#[autodiff_reverse(d_replaced, Duplicated, Active)]
fn replaced(x: &[f64]) -> f64 {
    let mut p = Point { x: x[0], y: x[1] };
    let mut a = x[2];
    for _ in 0..3 {
        let old = std::mem::replace(&mut p, Point { x: a * x[1], y: a });
        let before = std::mem::replace(&mut a, old.x * old.y);
        p.y += before;
    }
    p.x * p.y + a
}

#[autodiff_reverse(d_taken, Duplicated, Active)]
fn taken(x: &[f64]) -> f64 {
    let mut buffer = vec![x[0], x[1]];
    let mut s = 0.0;
    for i in 0..3 {
        let old = std::mem::take(&mut buffer);
        s += old[0] * old[old.len() - 1];
        buffer = vec![s; i + 1];
        buffer[i] = s * x[2];
    }
    s + buffer[2] * buffer[0]
}

#[autodiff_reverse(d_slices_copied, Duplicated, Active)]
fn slices_copied(x: &[f64]) -> f64 {
    let mut a = x[1..].to_vec();
    let b = a.clone();
    a[0] *= b[1];
    let c = a.clone();
    a[1] = c[0] * c[1] * b[0];
    let array = [a[0], a[1]];
    let copy = array;
    copy[0] * a[1] + array[1]
}

#[autodiff_reverse(d_boxed, Duplicated, Active)]
fn boxed(x: &[f64]) -> f64 {
    let mut b = Box::new(x[0] * x[1]);
    *b *= x[2];
    let p = Box::new(Point { x: *b, y: x[1] });
    p.x * p.y + *b
}

#[autodiff_reverse(d_rows, Duplicated, Active)]
fn rows(x: &[f64]) -> f64 {
    let mut m = vec![vec![0.0; 3]; 2];
    for i in 0..2 {
        for j in 0..3 {
            m[i][j] = x[3 * i + j] * x[j];
        }
    }
    let r = vec![vec![x[0], x[1]], vec![x[2]]];
    let mut s = 0.0;
    for row in &m {
        for v in row {
            s += v * v;
        }
    }
    m[1] = m[0].clone();
    s + m[1][2] * r[0][1] * r[1][0]
}

#[autodiff_reverse(d_pushed, Duplicated, Active)]
fn pushed(x: &[f64]) -> f64 {
    let mut v = Vec::new();
    for a in x {
        v.push(a * a);
        if *a > 0.6 {
            v.push(a.exp());
        }
    }
    let mut s = 0.0;
    for i in 0..v.len() {
        s += v[i] * v[0];
    }
    s
}

#[autodiff_reverse(d_particles, Duplicated, Active)]
fn particles(x: &[f64]) -> f64 {
    let mut all = vec![Point { x: 0.0, y: 1.0 }; 3];
    for i in 0..3 {
        all[i].x = x[i] * x[i + 1];
        all[i].y *= x[i];
    }
    for k in 1..3 {
        let before = all[k - 1];
        all[k] = Point { x: all[k].x * before.y, y: before.x };
    }
    let mut s = 0.0;
    for p in &all {
        s += p.x * p.y;
    }
    for p in all.iter_mut() {
        p.x *= s;
    }
    s + all[1].x
}

#[derive(Clone, Differentiable)]
struct Grid {
    width: usize,
    height: u32,
    cells: Vec<f64>,
}

#[autodiff_reverse(d_with_integers, Duplicated, Active)]
fn with_integers(x: &[f64]) -> f64 {
    let mut grid = Grid { width: 2, height: 2, cells: x.to_vec() };
    let n = grid.width;
    for i in 0..grid.cells.len() {
        let (row, column) = (i / n, i % grid.width);
        let across = column * grid.width + row;
        grid.cells[i] *= grid.cells[across] + grid.height as f64;
    }
    grid.height += 1;
    let scale = (grid.height * 2) as f64;
    grid.cells[3] * scale + grid.cells[0]
}

#[autodiff_reverse(d_small_matrices, Duplicated, Active)]
fn small_matrices(x: &[f64]) -> f64 {
    let mut m = [[1.0, 0.0], [0.0, 1.0]];
    for k in 0..3 {
        let a = [[x[0], x[1]], [x[2], x[3] * k as f64]];
        let mut product = [[0.0; 2]; 2];
        for i in 0..2 {
            for j in 0..2 {
                for l in 0..2 {
                    product[i][j] += m[i][l] * a[l][j];
                }
            }
        }
        m = product;
    }
    m[0][0] * m[1][1] - m[0][1] * m[1][0] + m[0][0]
}

#[autodiff_reverse(d_long_state, Duplicated, Active)]
fn long_state(x: &[f64]) -> f64 {
    let mut s = State {
        position: [x[0], x[1], x[2]],
        velocity: [x[1], 0.0, x[0]],
        mass: x[2],
        steps: 0,
        history: vec![x[0]],
    };
    for _ in 0..4 {
        let old = s.clone();
        for k in 0..3 {
            s.velocity[k] -= 0.1 * old.position[k] / s.mass;
            s.position[k] += 0.1 * s.velocity[k] * old.velocity[k];
        }
        s.steps += 1;
        let energy = s.position[0] * s.velocity[2] * old.history[old.steps];
        s.history = vec![energy; s.steps + 1];
    }
    s.history[s.steps] * s.position[1]
}
