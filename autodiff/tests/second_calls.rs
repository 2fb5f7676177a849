//! Second derivatives through methods, through functions of structs, tuples and vectors, and through functions that write
//! through `&mut`: against differences of the reverse derivative.
#![allow(missing_docs, unreachable_pub, clippy::all, clippy::pedantic)]

#[macro_use]
#[path = "common/second.rs"]
mod second;

use rootgrad_autodiff::{Differentiable, Real, autodiff_reverse, differentiable, hessian_vector};

#[derive(Clone, Copy, Debug, PartialEq, Differentiable)]
pub struct Vector {
    x: f64,
    y: f64,
}

#[differentiable(second_order = on)]
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
    pub fn quadrant(&self) -> usize {
        usize::from(self.x > 0.0) + 2 * usize::from(self.y > 0.0)
    }
}

#[derive(Clone, Differentiable)]
pub struct Layer {
    weights: Vec<f64>,
    bias: f64,
    inputs: usize,
}

impl Layer {
    #[differentiable(second_order = on)]
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

#[differentiable(second_order = on)]
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

#[differentiable(second_order = on)]
fn add_twice(i: &mut f64, j: &mut f64) {
    *i += *j;
    *j += *j * *i;
}

#[differentiable(second_order = on)]
fn smooth(out: &mut [f64], x: &[f64], k: f64) -> f64 {
    let mut change = 0.0;
    for i in 1..x.len() - 1 {
        let new = out[i] * k + x[i - 1] * x[i + 1];
        change += (new - out[i]) * x[i];
        out[i] = new;
    }
    change
}

#[differentiable(second_order = on)]
fn rotated(v: Vector, angle: f64) -> Vector {
    let (sin, cos) = angle.sin_cos();
    Vector { x: cos * v.x - sin * v.y, y: sin * v.x + cos * v.y }
}

#[differentiable(second_order = on)]
fn step(v: &mut Vector, dt: f64) -> f64 {
    let old = v.x;
    v.x += dt * v.y;
    v.y -= dt * old;
    old
}

#[differentiable(second_order = on)]
fn power(x: f64, n: u32) -> f64 {
    if n == 0 {
        return 1.0;
    }
    let half = power(x, n / 2);
    if n % 2 == 0 { half * half } else { half * half * x }
}

#[derive(Clone, Differentiable)]
enum Tree {
    Leaf(f64),
    Sum(Box<Tree>, Box<Tree>),
    Product(Box<Tree>, Box<Tree>),
}

#[differentiable(second_order = on)]
fn evaluate(tree: &Tree) -> f64 {
    match tree {
        Tree::Leaf(value) => value.sin(),
        Tree::Sum(a, b) => evaluate(a) + evaluate(b),
        Tree::Product(a, b) => evaluate(a) * evaluate(b),
    }
}

#[differentiable(second_order = on)]
fn weighted(a: &f64, b: &f64, c: &[f64], d: &[f64]) -> f64 {
    a * b * c[0] + d[1] * a
}

#[derive(Clone, Differentiable)]
struct Record {
    a: f64,
    rows: [[f64; 2]; 2],
    v: Vector,
}

#[derive(Clone, Copy, Differentiable)]
struct State {
    position: f64,
    velocity: f64,
}

impl State {
    #[differentiable(second_order = on)]
    fn slope(&self, stiffness: f64) -> State {
        State { position: self.velocity, velocity: -stiffness * self.position.sin() }
    }

    #[differentiable(second_order = on)]
    fn moved(&self, by: &State, dt: f64) -> State {
        State {
            position: self.position + dt * by.position,
            velocity: self.velocity + dt * by.velocity,
        }
    }
}

#[differentiable(second_order = on)]
fn polar(x: f64, y: f64) -> (f64, f64) {
    (x.hypot(y), y.atan2(x))
}

#[differentiable(second_order = on)]
fn pair(x: f64) -> [f64; 2] {
    [x * x, x.exp()]
}

#[derive(Clone, Copy, Differentiable)]
struct Complex<T> {
    re: T,
    im: T,
}

#[differentiable(second_order = on)]
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

trait Energy {
    fn energy(&self, x: f64) -> f64;
}

#[derive(Clone, Differentiable)]
struct Spring {
    stiffness: f64,
}

#[differentiable(second_order = on)]
impl Energy for Spring {
    fn energy(&self, x: f64) -> f64 {
        0.5 * self.stiffness * x * x
    }
}

#[differentiable(second_order = on)]
fn counted(v: &mut Vec<f64>, x: f64) -> usize {
    let mut n = 0;
    for a in v.iter_mut() {
        if *a < x {
            *a *= x;
            n += 1;
        }
    }
    n
}

#[differentiable(second_order = on)]
fn doubled(v: Vec<f64>, by: f64) -> Vec<f64> {
    let mut out = v.clone();
    for a in &v {
        out.push(a * by * a);
    }
    out
}

second! {
    methods_that_read(x) at [0.7, -1.3, 0.4] => {
        let a = Vector { x: x[0], y: x[1] };
        let b = Vector { x: x[2], y: x[0] * x[1] };
        let mut s = a.dot(&b);
        for _ in 0..2 {
            s *= a.norm() + b.dot(&b);
        }
        s + a.dot(&a) * a.quadrant() as f64
    }

    methods_that_write(x) at [0.7, -1.3, 0.4] => {
        let mut a = Vector { x: x[0], y: x[1] };
        let mut s = 0.0;
        for i in 0..3 {
            a.scale(x[2] + i as f64);
            s += a.norm() * a.x;
        }
        s
    }

    associated_functions(x) at [0.7, -1.3, 0.4] => {
        let a = Vector::new(x[0], x[1] * x[2]);
        let b = a.plus(Vector::new(x[2], 1.0));
        let n = b.dimensions();
        a.plus(b).dot(&b) * n as f64
    }

    a_network_of_layers(x) at [0.7, -1.3, 0.4, 0.2, 0.9, -0.6, 0.1, 1.1] => {
        let layers = vec![
            Layer { weights: x[..4].to_vec(), bias: x[4], inputs: 2 },
            Layer { weights: x[2..6].to_vec(), bias: x[5], inputs: 2 },
            Layer { weights: x[1..5].to_vec(), bias: x[6] * x[7], inputs: 2 },
        ];
        forward_all(&layers, &x[6..])
    }

    #[allow(deprecated)] // A buffer is stored in each pass.
    functions_that_write(x) at [0.7, -1.3, 0.4] => {
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

    functions_of_structs(x) at [0.7, -1.3, 0.4] => {
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

    recursion(x) at [0.7, 1.3] => {
        power(x[0], 5) * power(x[1], 3)
    }

    a_tree(x) at [0.7, 1.3, -0.2] => {
        let (a, b) = (Box::new(Tree::Leaf(x[0] * x[1])), Box::new(Tree::Leaf(x[1])));
        let sum = Box::new(Tree::Sum(a, b));
        let tree = Tree::Product(sum, Box::new(Tree::Leaf(x[2])));
        evaluate(&tree)
    }

    fields_as_arguments(x) at [0.7, 1.3, -0.2] => {
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

    an_ode_with_a_struct_state(x) at [1.0, 0.0, 0.7] => {
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

    several_results(x) at [0.7, 1.3] => {
        let (r, phi) = polar(x[0], x[1]);
        let [square, exponential] = pair(phi);
        let t = polar(r, square);
        t.0 * t.1 + exponential
    }

    generic_structs(x) at [0.7, 1.3, 0.4] => {
        let c = Complex { re: x[1], im: x[2] };
        let mut z = Complex { re: x[0], im: 0.3 };
        for _ in 0..3 {
            let square = z.times(z);
            z = Complex { re: square.re + c.re, im: square.im + c.im };
        }
        z.square()
    }

    methods_of_traits(x) at [0.7, 1.3, 0.4] => {
        let springs = vec![Spring { stiffness: x[0] }, Spring { stiffness: x[1] * x[2] }];
        let mut e = 0.0;
        for s in &springs {
            e += s.energy(x[2]) * x[1];
        }
        e
    }

    vectors(x) at [0.7, 1.3, -0.4] => {
        let mut v = doubled(x.to_vec(), x[1]);
        let n = counted(&mut v, x[0] * x[1]);
        let w = doubled(v, 2.0);
        let mut s = 0.0;
        for i in 0..w.len() {
            s += w[i] * w[i] * (i + n) as f64;
        }
        s
    }
}
