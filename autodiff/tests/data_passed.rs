//! Structs, tuples and enums as parameters and results, with the shadows that callers pass.

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

#[derive(Clone, Debug, Differentiable)]
struct Queue {
    first: usize,
    values: Vec<f64>,
}

impl std::ops::Index<usize> for Queue {
    type Output = f64;
    fn index(&self, i: usize) -> &f64 {
        &self.values[(self.first + i) % self.values.len()]
    }
}

impl std::ops::IndexMut<usize> for Queue {
    fn index_mut(&mut self, i: usize) -> &mut f64 {
        let n = self.values.len();
        &mut self.values[(self.first + i) % n]
    }
}

#[autodiff_reverse(d_served, Duplicated, Active)]
fn served(queue: &mut Queue) -> f64 {
    let before = queue[0] * queue[1];
    queue.first += 2;
    before + queue[0].sin()
}

#[autodiff_reverse(d_all_served, Duplicated, Active)]
fn all_served(queues: &mut [Queue]) -> f64 {
    let mut sum = 0.0;
    for i in 0..queues.len() {
        sum += queues[i][0] * queues[i][1];
        queues[i].first += 2;
        sum += queues[i][0].sin();
    }
    sum
}

#[test]
fn the_shadow_of_a_reference_made_before_the_call_serves_integers_that_the_call_changes() {
    let (x, y, z) = (0.3_f64, 0.7, 1.1);
    let mut queue = Queue { first: 1, values: vec![z, x, y] };
    let mut shadow = queue.zero_like();
    let value = d_served(&mut queue, &mut shadow, 1.0);
    assert_eq!(value, x * y + z.sin());
    assert_eq!(shadow.values, [z.cos(), y, x]);

    let mut queues = vec![Queue { first: 1, values: vec![z, x, y] }; 2];
    let mut shadows: Vec<Queue> = queues.iter().map(Differentiable::zero_like).collect();
    d_all_served(&mut queues, &mut shadows, 1.0);
    for shadow in shadows {
        assert_eq!(shadow.values, [z.cos(), y, x]);
    }
}

mod shadows_of_arguments {
    use rootgrad_autodiff::{Differentiable, autodiff_reverse, differentiable};
    use std::cell::Cell;

    thread_local! {
        /// Number of zero shadows that were made of values with a [`Probe`].
        static ZEROS: Cell<usize> = const { Cell::new(0) };
    }

    /// Counts the zero shadows that are made of this type; contains no data.
    #[derive(Clone, Debug, PartialEq)]
    pub(crate) struct Probe;

    impl Differentiable for Probe {
        const STATIC: bool = true;
        fn zero() -> Self {
            Probe
        }
        fn zero_like(&self) -> Self {
            ZEROS.set(ZEROS.get() + 1);
            Probe
        }
        fn accumulate(&mut self, _: &Self) {}
        fn each_float(&mut self, _: &mut dyn FnMut(f64) -> f64) {}
    }

    #[derive(Clone, Debug, PartialEq, Differentiable)]
    pub(crate) struct Table {
        pub values: Vec<f64>,
        pub probe: Probe,
    }

    #[differentiable]
    fn pick(t: &Table, i: usize) -> f64 {
        if i.is_multiple_of(10) {
            return t.values[0].sin();
        }
        t.values[i] * t.values[i]
    }

    #[autodiff_reverse(d_all, Duplicated, Const, Active)]
    fn all(t: &Table, calls: usize) -> f64 {
        let mut s = 0.0;
        for i in 0..calls {
            s += pick(t, i);
        }
        s
    }

    #[differentiable]
    fn bump(t: &mut Table, x: f64) {
        t.values[0] += x * t.values[1];
    }

    #[allow(deprecated)] // A buffer is stored in each pass.
    #[autodiff_reverse(d_bumped, Duplicated, Active, Const, Active)]
    fn bumped(t: &mut Table, x: f64, calls: usize) -> f64 {
        for _ in 0..calls {
            bump(t, x);
        }
        t.values[0]
    }

    fn table() -> Table {
        Table { values: (0..40).map(f64::from).collect(), probe: Probe }
    }

    #[test]
    fn a_call_that_is_handed_a_shadow_makes_none() {
        let (t, mut d) = (table(), table().zero_like());
        ZEROS.set(0);
        d_all(&t, &mut d, 40, 1.0);
        assert_eq!(ZEROS.get(), 0, "zero shadows of the whole table");
        assert_eq!((d.values[0], d.values[3], d.values[10]), (4.0, 6.0, 0.0));

        // The number of shadows that the function itself makes does not depend on the number of calls.
        let zeros = |calls: usize| {
            let (mut t, mut d) = (table(), table().zero_like());
            ZEROS.set(0);
            let (_, d_x) = d_bumped(&mut t, &mut d, 2.0, calls, 1.0);
            assert_eq!((d_x, d.values[1]), (calls as f64, 2.0 * calls as f64));
            ZEROS.get()
        };
        assert_eq!(zeros(40), zeros(4), "zero shadows of the whole table");
    }
}
