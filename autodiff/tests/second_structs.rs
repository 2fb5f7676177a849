//! `#[hessian]` and `#[hessian_vector]` on methods, and of functions of structs, tuples, arrays and vectors.
#![allow(missing_docs, unreachable_pub, clippy::all, clippy::pedantic)]

use rootgrad_autodiff::{
    Differentiable, Real, autodiff_reverse, differentiable, hessian, hessian_vector,
};

/// Compares a Hessian with differences of the gradient, extrapolated once, and checks that it is symmetric.
#[track_caller]
fn check(h: &[f64], x: &[f64], gradient: impl Fn(&[f64]) -> Vec<f64>) {
    let n = x.len();
    assert_eq!(h.len(), n * n);
    for i in 0..n {
        let slope = |t: f64| -> Vec<f64> {
            let mut at = x.to_vec();
            at[i] = x[i] + t;
            let up = gradient(&at);
            at[i] = x[i] - t;
            up.iter().zip(&gradient(&at)).map(|(a, b)| (a - b) / (2.0 * t)).collect()
        };
        let (coarse, fine) = (slope(1e-3), slope(5e-4));
        for j in 0..n {
            let (want, got) = ((4.0 * fine[j] - coarse[j]) / 3.0, h[i * n + j]);
            assert!((got - want).abs() < 1e-7 * (1.0 + want.abs()), "{i} {j}: {got} {want}");
            assert!(
                (got - h[j * n + i]).abs() < 1e-12 * (1.0 + got.abs()),
                "{i} {j}: not symmetric"
            );
        }
    }
}

#[derive(Clone, Debug, PartialEq, Differentiable)]
struct Oscillator {
    stiffness: f64,
    weights: Vec<f64>,
    order: usize,
    #[constant]
    name: &'static str,
    damping: Option<f64>,
}

impl Oscillator {
    fn new(x: &[f64]) -> Self {
        let damping = (x.len() > 3).then(|| x[3]);
        Self { stiffness: x[0], weights: x[1..3].to_vec(), order: 2, name: "o", damping }
    }

    fn floats(&self) -> Vec<f64> {
        let mut x = vec![self.stiffness];
        x.extend(&self.weights);
        x.extend(self.damping);
        x
    }

    #[hessian(energy_h, Duplicated, Active, Active)]
    #[hessian_vector(energy_hv, Duplicated, Active, Active)]
    #[autodiff_reverse(energy_d, Duplicated, Active, Active)]
    fn energy(&self, x: f64) -> f64 {
        let mut e = 0.5 * self.stiffness * x * x;
        for w in &self.weights {
            e += w * x.powi(self.order as i32 + 1) * (w * x).sin();
        }
        if let Some(d) = &self.damping {
            e *= (-d * x * Self::rate(x)).exp();
        }
        e
    }

    #[differentiable(associated, second_order = on)]
    fn rate(x: f64) -> f64 {
        x * x + 1.0
    }

    /// Advances one step and returns the energy.
    #[hessian(step_h, Duplicated, Const, Active)]
    #[autodiff_reverse(step_d, Duplicated, Const, Active)]
    fn step(&mut self, dt: f64) -> f64 {
        for w in self.weights.iter_mut() {
            *w += dt * self.stiffness * *w * *w;
        }
        self.stiffness *= self.weights[0] * self.weights[1];
        self.stiffness * self.stiffness + self.weights[0]
    }
}

#[test]
fn a_method_has_a_hessian_by_the_floats_of_its_struct() {
    for n in [3, 4] {
        let p = [0.7, -0.4, 1.2, 0.3, 0.9];
        let mut x = p[..n].to_vec();
        x.push(0.9);
        let oscillator = Oscillator::new(&x[..n]);
        let mut h = vec![0.0; (n + 1) * (n + 1)];
        oscillator.energy_h(x[n], &mut h);
        let gradient = |x: &[f64]| {
            let o = Oscillator::new(&x[..n]);
            let mut d = o.zero_like();
            let (_, d_x) = o.energy_d(&mut d, x[n], 1.0);
            let mut g = d.floats();
            g.push(d_x);
            g
        };
        check(&h, &x, gradient);
        let v: Vec<f64> = (0..=n).map(|i| (1.3 * i as f64).cos()).collect();
        let (v_o, mut h_o) = (Oscillator::new(&v[..n]), oscillator.zero_like());
        let (slope, h_x) = oscillator.energy_hv(&v_o, &mut h_o, x[n], v[n]);
        let along: f64 = gradient(&x).iter().zip(&v).map(|(g, v)| g * v).sum();
        assert!((slope - along).abs() < 1e-13, "{slope} {along}");
        let mut product = h_o.floats();
        product.push(h_x);
        for i in 0..=n {
            let want: f64 = (0..=n).map(|j| h[i * (n + 1) + j] * v[j]).sum();
            assert!((product[i] - want).abs() < 1e-13 * (1.0 + want.abs()));
        }
    }
}

#[test]
fn a_method_that_writes_has_a_hessian_and_leaves_its_struct_alone() {
    let x = [0.7, -0.4, 1.2];
    let mut o = Oscillator::new(&x);
    let mut h = [0.0; 9];
    o.step_h(0.1, &mut h);
    assert_eq!(o, Oscillator::new(&x));
    check(&h, &x, |x| {
        let (mut o, mut d) = (Oscillator::new(x), Oscillator::new(x).zero_like());
        o.step_d(&mut d, 0.1, 1.0);
        d.floats()
    });
}

#[derive(Clone, Copy, Differentiable)]
struct Pair<T> {
    a: T,
    b: T,
}

impl<T: Real> Pair<T> {
    #[hessian(quotient_h, Active, Active, Active)]
    fn quotient(self, by: T) -> T {
        self.a * self.a / (self.b * by)
    }
}

/// f = a² / (b c).
#[test]
fn a_method_of_a_generic_struct_by_value() {
    let (a, b, c) = (0.7_f32, 1.3_f32, -0.6_f32);
    let mut h = [0.0_f32; 9];
    Pair { a, b }.quotient_h(c, &mut h);
    let f = a * a / (b * c);
    let want = [
        2.0 / (b * c),
        -2.0 * f / (a * b),
        -2.0 * f / (a * c),
        -2.0 * f / (a * b),
        2.0 * f / (b * b),
        f / (b * c),
        -2.0 * f / (a * c),
        f / (b * c),
        2.0 * f / (c * c),
    ];
    for (h, w) in h.iter().zip(want) {
        assert!((h - w).abs() < 1e-5 * (1.0 + w.abs()), "{h} {w}");
    }
}

#[hessian(mixed_h, Active, Active, Active, Duplicated, Active)]
#[autodiff_reverse(mixed_d, Active, Active, Active, Duplicated, Active)]
fn mixed(t: (f64, f64), a: [f64; 2], v: Vec<f64>, b: &mut Pair<f64>) -> f64 {
    let mut s = t.0 * a[1].exp();
    for x in &v {
        s += x * x * t.1 * b.a;
    }
    b.b *= s + a[0];
    b.b * b.b * a[0]
}

#[test]
fn tuples_arrays_and_vectors_are_inputs_too() {
    let x = [0.3, -0.7, 0.5, 0.2, 1.1, 0.4, -0.9, 0.8];
    let parts =
        |x: &[f64]| ((x[0], x[1]), [x[2], x[3]], x[4..6].to_vec(), Pair { a: x[6], b: x[7] });
    let mut h = [0.0; 64];
    let (t, a, v, mut b) = parts(&x);
    mixed_h(t, a, v, &mut b, &mut h);
    assert_eq!((b.a, b.b), (x[6], x[7]));
    check(&h, &x, |x| {
        let (t, a, v, mut b) = parts(x);
        let mut d_b = Pair { a: 0.0, b: 0.0 };
        let (_, d_t, d_a, d_v) = mixed_d(t, a, v, &mut b, &mut d_b, 1.0);
        let mut g = vec![d_t.0, d_t.1, d_a[0], d_a[1]];
        g.extend(d_v);
        g.extend([d_b.a, d_b.b]);
        g
    });
}

#[derive(Clone, Differentiable)]
struct Grown {
    a: f64,
    squared: Option<f64>,
    v: Vec<f64>,
}

#[differentiable]
fn grow(s: &mut Grown) -> f64 {
    s.squared = Some(s.a * s.a);
    s.v.push(s.a);
    s.v[0] * s.a
}

/// v₀a + (v₀² + a²)a³.
#[hessian(hessian_of_grown, Duplicated, Active)]
fn grown(s: &mut Grown) -> f64 {
    let y = grow(s);
    let mut t = 0.0;
    for v in &s.v {
        t += v * v * s.a;
    }
    s.v.pop();
    y + t * s.squared.unwrap()
}

/// (x₀x₁)².
#[hessian(hessian_of_pushed, Duplicated, Active)]
#[hessian_vector(pushed_vector, Duplicated, Active)]
fn pushed(x: &mut Vec<f64>) -> f64 {
    let s = x[0] * x[1];
    x.push(s);
    s * s
}

#[derive(Clone, Differentiable)]
enum Either {
    Left(f64),
    Right(f64, f64),
}

/// x³ twice.
#[hessian(hessian_of_turned, Duplicated, Active)]
fn turned(all: &mut [Either]) -> f64 {
    let mut t = 0.0;
    for e in all.iter() {
        if let Either::Left(x) = e {
            t += x * x * x;
        }
    }
    if let Either::Left(x) = all[0] {
        all[0] = Either::Right(x * x, x);
    }
    if let Either::Right(x, y) = all[0] {
        t += x * y;
    }
    t
}

/// The final value of a parameter has another shape than its initial value.
#[test]
fn parameters_of_another_shape() {
    let (a, v) = (2.0, 3.0);
    let mut h = [0.0; 4];
    hessian_of_grown(&mut Grown { a, squared: None, v: vec![v] }, &mut h);
    let mixed = 1.0 + 6.0 * a * a * v;
    assert_eq!(h, [6.0 * a * v * v + 20.0 * a * a * a, mixed, mixed, 2.0 * a * a * a]);

    let mut x = vec![2.0, 3.0];
    hessian_of_pushed(&mut x, &mut h);
    assert_eq!((h, &x[..]), ([18.0, 24.0, 24.0, 8.0], &[2.0, 3.0][..]));
    let mut product = vec![0.0; 2];
    assert_eq!(pushed_vector(&mut x, &mut vec![1.0, 0.0], &mut product), 36.0);
    assert_eq!((product, x), (vec![18.0, 24.0], vec![2.0, 3.0, 6.0]));

    let mut h = [0.0; 1];
    hessian_of_turned(&mut [Either::Left(2.0)], &mut h);
    assert_eq!(h, [24.0]);
}

#[derive(Clone, Differentiable)]
enum Kept {
    One(f64),
    Two(Vec<f64>),
}

/// A vector that is moved out of an enum, whose tangent is a constant.
#[hessian(hessian_of_moved, Active, Active)]
fn moved(a: f64) -> f64 {
    let e = if a > 0.0 { Kept::Two(vec![a, a]) } else { Kept::One(a) };
    match e {
        Kept::One(a) => a,
        Kept::Two(v) => v[0] * v[1],
    }
}

#[test]
fn moved_out_of_an_enum() {
    assert_eq!(hessian_of_moved(3.0), [[2.0]]);
    assert_eq!(hessian_of_moved(-3.0), [[0.0]]);
}
