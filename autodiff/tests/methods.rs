//! Methods, functions that write through `&mut`, recursion: calls in which structs go in and out.

#![allow(missing_docs, unreachable_pub, clippy::all)]

mod common;

use common::check;
use rootgrad_autodiff::{
    Differentiable, GradientCheck, Real, autodiff_forward, autodiff_reverse, check_gradients,
    differentiable,
};

/// Checks both modes: the reverse derivative against central differences, the forward one against the reverse one.
macro_rules! checked {
    ($($test:ident: $f:ident, $df:ident, $tf:ident, $x:expr;)*) => {
        $(#[test]
        fn $test() {
            check(&$x, $f, |x, d_x, seed| $df(x, d_x, seed));
            let (x, mut gradient) = ($x, vec![0.0; $x.len()]);
            let value = $df(&x, &mut gradient, 1.0);
            for (i, g) in gradient.iter().enumerate() {
                let mut direction = vec![0.0; x.len()];
                direction[i] = 1.0;
                let (primal, tangent) = $tf(&x, &direction);
                assert_eq!(primal.to_bits(), value.to_bits());
                assert!((tangent - g).abs() <= 1e-13 * g.abs().max(1.0), "{tangent} and {g}");
            }
        })*
    };
}

checked! {
    methods_that_read: reads, d_reads, t_reads, [0.7, -1.3, 0.4];
    methods_that_write: writes, d_writes, t_writes, [0.7, -1.3, 0.4];
    associated_functions: associated, d_associated, t_associated, [0.7, -1.3, 0.4];
    a_network_of_layers: network, d_network, t_network, [0.7, -1.3, 0.4, 0.2, 0.9, -0.6, 0.1, 1.1];
    functions_that_write: written, d_written, t_written, [0.7, -1.3, 0.4];
    functions_of_structs: of_structs, d_of_structs, t_of_structs, [0.7, -1.3, 0.4];
    recursion: recursive, d_recursive, t_recursive, [0.7, 1.3];
    a_tree: on_tree, d_on_tree, t_on_tree, [0.7, 1.3, -0.2];
    fields_as_arguments: of_fields, d_of_fields, t_of_fields, [0.7, 1.3, -0.2];
    an_ode_with_a_struct_state: ode, d_ode, t_ode, [1.0, 0.0, 0.7];
    several_results: split, d_split, t_split, [0.7, 1.3];
    generic_structs: generic, d_generic, t_generic, [0.7, 1.3, 0.4];
    associated_pullbacks_in_traits: energies, d_energies, t_energies, [0.7, 1.3, 0.4];
}

#[derive(Clone, Copy, Debug, PartialEq, Differentiable)]
pub struct Vector {
    x: f64,
    y: f64,
}

#[differentiable]
impl Vector {
    pub fn new(x: f64, y: f64) -> Self {
        Self { x, y }
    }

    pub fn dot(&self, other: &Self) -> f64 {
        self.x * other.x + self.y * other.y
    }

    pub fn plus(self, other: Self) -> Self {
        Self { x: self.x + other.x, y: self.y + other.y }
    }

    pub fn scale(&mut self, by: f64) {
        self.x *= by;
        self.y *= by * by;
    }

    pub fn norm(&self) -> f64 {
        self.dot(self).sqrt()
    }

    pub fn dimensions(&self) -> usize {
        2
    }

    #[no_derivative]
    pub fn label(&self) -> String {
        format!("({}, {})", self.x, self.y)
    }
}

#[autodiff_forward(t_reads, Dual, Dual)]
#[autodiff_reverse(d_reads, Duplicated, Active)]
fn reads(x: &[f64]) -> f64 {
    let a = Vector { x: x[0], y: x[1] };
    let b = Vector { x: x[2], y: x[0] * x[1] };
    let mut s = a.dot(&b);
    for _ in 0..2 {
        s *= a.norm() + b.dot(&b);
    }
    s + a.dot(&a)
}

#[autodiff_forward(t_writes, Dual, Dual)]
#[autodiff_reverse(d_writes, Duplicated, Active)]
fn writes(x: &[f64]) -> f64 {
    let mut a = Vector { x: x[0], y: x[1] };
    let mut s = 0.0;
    for i in 0..3 {
        a.scale(x[2] + i as f64);
        s += a.norm() * a.x;
    }
    s
}

#[autodiff_forward(t_associated, Dual, Dual)]
#[autodiff_reverse(d_associated, Duplicated, Active)]
fn associated(x: &[f64]) -> f64 {
    let a = Vector::new(x[0], x[1] * x[2]);
    let b = a.plus(Vector::new(x[2], 1.0));
    let n = b.dimensions();
    a.plus(b).dot(&b) * n as f64
}

#[derive(Clone, Differentiable)]
pub struct Layer {
    weights: Vec<f64>,
    bias: f64,
    inputs: usize,
}

impl Layer {
    #[differentiable]
    fn forward(&self, out: &mut [f64], input: &[f64]) {
        for (i, o) in out.iter_mut().enumerate() {
            let mut z = self.bias;
            for k in 0..self.inputs {
                z += self.weights[i * self.inputs + k] * input[k];
            }
            *o = z.tanh();
        }
    }
}

#[differentiable]
fn forward_all(layers: &[Layer], x: &[f64]) -> f64 {
    let mut a = x.to_vec();
    for layer in layers {
        let mut out = vec![0.0; 2];
        layer.forward(&mut out, &a);
        a = out;
    }
    let mut s = 0.0;
    for v in &a {
        s += v * v;
    }
    s
}

#[autodiff_forward(t_network, Dual, Dual)]
#[autodiff_reverse(d_network, Duplicated, Active)]
fn network(x: &[f64]) -> f64 {
    let layers = vec![
        Layer { weights: x[..4].to_vec(), bias: x[4], inputs: 2 },
        Layer { weights: x[2..6].to_vec(), bias: x[5], inputs: 2 },
        Layer { weights: x[1..5].to_vec(), bias: x[6] * x[7], inputs: 2 },
    ];
    forward_all(&layers, &x[6..])
}

#[differentiable]
fn add_twice(i: &mut f64, j: &mut f64) {
    *i += *j;
    *j += *j * *i;
}

#[differentiable]
fn smooth(out: &mut [f64], x: &[f64], k: f64) -> f64 {
    let mut change = 0.0;
    for i in 1..x.len() - 1 {
        let new = out[i] * k + x[i - 1] * x[i + 1];
        change += (new - out[i]) * x[i];
        out[i] = new;
    }
    change
}

#[allow(deprecated)] // A buffer is stored in each pass.
#[autodiff_forward(t_written, Dual, Dual)]
#[autodiff_reverse(d_written, Duplicated, Active)]
fn written(x: &[f64]) -> f64 {
    let (mut i, mut j) = (x[0], x[1]);
    add_twice(&mut i, &mut j);
    add_twice(&mut i, &mut j);
    let mut out = vec![1.0, i, j];
    let mut s = 0.0;
    for _ in 0..3 {
        let change = smooth(&mut out, x, j);
        s += change;
    }
    add_twice(&mut j, &mut i);
    s + out[1] * i + j
}

#[differentiable]
fn rotated(v: Vector, angle: f64) -> Vector {
    let (sin, cos) = angle.sin_cos();
    Vector { x: cos * v.x - sin * v.y, y: sin * v.x + cos * v.y }
}

#[autodiff_forward(t_of_structs, Dual, Dual)]
#[autodiff_reverse(d_of_structs, Duplicated, Active)]
fn of_structs(x: &[f64]) -> f64 {
    let mut v = Vector { x: x[0], y: x[1] };
    let mut s = 0.0;
    for _ in 0..3 {
        let w = rotated(v, x[2]);
        v = rotated(w, v.x);
        let old = step(&mut v, x[2]);
        s += old * w.y;
    }
    s + v.x * v.y
}

#[differentiable]
fn step(v: &mut Vector, dt: f64) -> f64 {
    let old = v.x;
    v.x += dt * v.y;
    v.y -= dt * old;
    old
}

#[differentiable]
fn power(x: f64, n: u32) -> f64 {
    if n == 0 {
        return 1.0;
    }
    let half = power(x, n / 2);
    if n % 2 == 0 { half * half } else { half * half * x }
}

#[autodiff_forward(t_recursive, Dual, Dual)]
#[autodiff_reverse(d_recursive, Duplicated, Active)]
fn recursive(x: &[f64]) -> f64 {
    power(x[0], 5) * power(x[1], 3)
}

#[derive(Clone, Differentiable)]
enum Tree {
    Leaf(f64),
    Sum(Box<Tree>, Box<Tree>),
    Product(Box<Tree>, Box<Tree>),
}

#[differentiable]
fn evaluate(tree: &Tree) -> f64 {
    match tree {
        Tree::Leaf(value) => value.sin(),
        Tree::Sum(a, b) => evaluate(a) + evaluate(b),
        Tree::Product(a, b) => evaluate(a) * evaluate(b),
    }
}

#[autodiff_forward(t_on_tree, Dual, Dual)]
#[autodiff_reverse(d_on_tree, Duplicated, Active)]
fn on_tree(x: &[f64]) -> f64 {
    let (a, b) = (Box::new(Tree::Leaf(x[0] * x[1])), Box::new(Tree::Leaf(x[1])));
    let sum = Box::new(Tree::Sum(a, b));
    let tree = Tree::Product(sum, Box::new(Tree::Leaf(x[2])));
    evaluate(&tree)
}

#[differentiable]
fn weighted(a: &f64, b: &f64, c: &[f64], d: &[f64]) -> f64 {
    a * b * c[0] + d[1] * a
}

#[derive(Clone, Differentiable)]
struct Record {
    a: f64,
    rows: [[f64; 2]; 2],
    v: Vector,
}

#[autodiff_forward(t_of_fields, Dual, Dual)]
#[autodiff_reverse(d_of_fields, Duplicated, Active)]
fn of_fields(x: &[f64]) -> f64 {
    let mut r = Record {
        a: x[0],
        rows: [[x[1], x[2]], [x[0], x[1] * x[2]]],
        v: Vector { x: x[1], y: x[2] },
    };
    let s = weighted(&r.a, &r.v.x, &r.rows[0], &r.rows[1]);
    r.a = s;
    let t = weighted(&r.a, &r.a, &r.rows[1], &r.rows[1]);
    r.v.scale(t);
    let u = r.v.dot(&r.v);
    s * t + u + r.v.norm()
}

#[derive(Clone, Copy, Differentiable)]
struct State {
    position: f64,
    velocity: f64,
}

impl State {
    #[differentiable]
    fn slope(&self, stiffness: f64) -> State {
        State { position: self.velocity, velocity: -stiffness * self.position.sin() }
    }

    #[differentiable]
    fn moved(&self, by: &State, dt: f64) -> State {
        State {
            position: self.position + dt * by.position,
            velocity: self.velocity + dt * by.velocity,
        }
    }
}

/// The classical Runge-Kutta method.
#[autodiff_forward(t_ode, Dual, Dual)]
#[autodiff_reverse(d_ode, Duplicated, Active)]
fn ode(x: &[f64]) -> f64 {
    let mut state = State { position: x[0], velocity: x[1] };
    let dt = 0.1;
    for _ in 0..20 {
        let k1 = state.slope(x[2]);
        let k2 = state.moved(&k1, 0.5 * dt).slope(x[2]);
        let k3 = state.moved(&k2, 0.5 * dt).slope(x[2]);
        let k4 = state.moved(&k3, dt).slope(x[2]);
        state = state
            .moved(&k1, dt / 6.0)
            .moved(&k2, dt / 3.0)
            .moved(&k3, dt / 3.0)
            .moved(&k4, dt / 6.0);
    }
    state.position * state.velocity
}

#[differentiable]
fn polar(x: f64, y: f64) -> (f64, f64) {
    (x.hypot(y), y.atan2(x))
}

#[differentiable]
fn pair(x: f64) -> [f64; 2] {
    [x * x, x.exp()]
}

#[autodiff_forward(t_split, Dual, Dual)]
#[autodiff_reverse(d_split, Duplicated, Active)]
fn split(x: &[f64]) -> f64 {
    let (r, phi) = polar(x[0], x[1]);
    let [square, exponential] = pair(phi);
    let t = polar(r, square);
    t.0 * t.1 + exponential
}

#[derive(Clone, Copy, Differentiable)]
struct Complex<T> {
    re: T,
    im: T,
}

#[differentiable]
impl<T: Real> Complex<T> {
    fn times(self, other: Complex<T>) -> Complex<T> {
        Complex {
            re: self.re * other.re - self.im * other.im,
            im: self.re * other.im + self.im * other.re,
        }
    }

    fn square(&self) -> T {
        self.re * self.re + self.im * self.im
    }
}

#[autodiff_forward(t_generic, Dual, Dual)]
#[autodiff_reverse(d_generic, Duplicated, Active)]
fn generic(x: &[f64]) -> f64 {
    let c = Complex { re: x[1], im: x[2] };
    let mut z = Complex { re: x[0], im: 0.3 };
    for _ in 0..3 {
        let square = z.times(z);
        z = Complex { re: square.re + c.re, im: square.im + c.im };
    }
    z.square()
}

trait Energy {
    fn energy(&self, x: f64) -> f64;
}

#[derive(Clone, Differentiable)]
struct Spring {
    stiffness: f64,
}

#[differentiable]
impl Energy for Spring {
    fn energy(&self, x: f64) -> f64 {
        0.5 * self.stiffness * x * x
    }
}

#[autodiff_forward(t_energies, Dual, Dual)]
#[autodiff_reverse(d_energies, Duplicated, Active)]
fn energies(x: &[f64]) -> f64 {
    let springs = vec![Spring { stiffness: x[0] }, Spring { stiffness: x[1] * x[2] }];
    let mut e = 0.0;
    for s in &springs {
        e += s.energy(x[2]) * x[1];
    }
    e
}

impl Vector {
    #[autodiff_reverse(d_moment, Duplicated, Active, Active)]
    #[autodiff_forward(t_moment, Dual, Dual, Dual)]
    fn moment(&self, lever: f64) -> f64 {
        self.x * self.y * lever
    }

    #[autodiff_reverse(d_kick, Duplicated, Active)]
    fn kick(&mut self, by: f64) {
        self.x = self.x * by;
    }
}

#[test]
fn attributes_on_methods() {
    let (v, mut d_v) = (Vector { x: 2.0, y: 3.0 }, Vector { x: 0.0, y: 1.0 });
    assert_eq!(v.d_moment(&mut d_v, 5.0, 1.0), (30.0, 6.0));
    assert_eq!(d_v, Vector { x: 15.0, y: 11.0 });
    let t = v.t_moment(&Vector { x: 1.0, y: 0.0 }, 5.0, 2.0);
    assert_eq!(t, (30.0, 15.0 + 2.0 * 6.0));
    let (mut w, mut d_w) = (v, Vector { x: 1.0, y: 7.0 });
    assert_eq!(w.d_kick(&mut d_w, 4.0), 2.0);
    assert_eq!((w.x, d_w), (8.0, Vector { x: 4.0, y: 7.0 }));
}

#[test]
fn pullbacks_of_methods_can_be_called() {
    let v = Vector { x: 3.0, y: 4.0 };
    let mut d_v = Vector { x: 0.0, y: 0.0 };
    assert_eq!(v.norm_pullback(&mut d_v, 10.0), 5.0);
    assert_eq!(d_v, Vector { x: 6.0, y: 8.0 });
    assert_eq!(v.label(), "(3, 4)");
    check_gradients(
        &[0.7, -1.3, 0.4],
        1,
        |x, y| y[0] = writes(x),
        |x, d_y, d_x| {
            d_writes(x, d_x, d_y[0]);
        },
        &GradientCheck::default(),
    )
    .unwrap();
}
