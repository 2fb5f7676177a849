//! Numbers that carry their derivatives with respect to seven inputs: forward mode by operator overloading.

use std::cell::Cell;
use std::cmp::Ordering;
use std::ops::{Add, AddAssign, Div, Mul, MulAssign, Neg, Sub, SubAssign};

const N: usize = 7;

#[derive(Clone, Copy, Debug)]
pub struct Dual {
    pub value: f64,
    pub slope: [f64; N],
}

pub fn c(value: f64) -> Dual {
    Dual { value, slope: [0.0; N] }
}

pub fn bounded(x: Dual, y: Dual) -> Dual {
    let z = x * y;
    z / (c(1.0) + z * z)
}

pub fn weighted(x: &[Dual], y: Dual) -> Dual {
    let mut s = c(0.0);
    for v in x {
        s += *v * y;
    }
    s.sin()
}

pub fn powers(x: Dual, n: usize) -> Dual {
    (0..n).fold(c(1.0), |p, _| p * x)
}

pub fn scaled(out: &mut [Dual], x: &[Dual], k: Dual) {
    for i in 0..3 {
        out[i] = (k * x[i]).sin();
    }
}

thread_local! {
    /// How the comparisons so far have come out.
    static TRACE: Cell<u64> = const { Cell::new(0) };
}

fn trace(outcome: u64) {
    TRACE.set(TRACE.get().wrapping_mul(0x0000_0100_0000_01b3) ^ outcome);
}

impl Dual {
    pub fn abs(self) -> Self {
        if self.value < 0.0 {
            trace(5);
            return -self;
        }
        trace(6);
        self
    }
    pub fn max(self, o: Self) -> Self {
        if self >= o { self } else { o }
    }
    pub fn min(self, o: Self) -> Self {
        if self <= o { self } else { o }
    }
    pub fn powi(self, n: i32) -> Self {
        let slope = if n == 0 { 0.0 } else { f64::from(n) * self.value.powi(n - 1) };
        self.map(self.value.powi(n), slope)
    }
    fn map(self, value: f64, factor: f64) -> Self {
        Self { value, slope: self.slope.map(|s| s * factor) }
    }
    fn join(self, o: Self, value: f64, a: f64, b: f64) -> Self {
        Self { value, slope: std::array::from_fn(|i| a * self.slope[i] + b * o.slope[i]) }
    }
    pub fn sin(self) -> Self {
        self.map(self.value.sin(), self.value.cos())
    }
    pub fn cos(self) -> Self {
        self.map(self.value.cos(), -self.value.sin())
    }
    pub fn exp(self) -> Self {
        self.map(self.value.exp(), self.value.exp())
    }
    pub fn tanh(self) -> Self {
        let y = self.value.tanh();
        self.map(y, 1.0 - y * y)
    }
    pub fn sqrt(self) -> Self {
        let y = self.value.sqrt();
        self.map(y, 0.5 / y)
    }
}

impl Add for Dual {
    type Output = Self;
    fn add(self, o: Self) -> Self {
        self.join(o, self.value + o.value, 1.0, 1.0)
    }
}
impl Sub for Dual {
    type Output = Self;
    fn sub(self, o: Self) -> Self {
        self.join(o, self.value - o.value, 1.0, -1.0)
    }
}
impl Mul for Dual {
    type Output = Self;
    fn mul(self, o: Self) -> Self {
        self.join(o, self.value * o.value, o.value, self.value)
    }
}
impl Div for Dual {
    type Output = Self;
    fn div(self, o: Self) -> Self {
        self.join(o, self.value / o.value, 1.0 / o.value, -self.value / (o.value * o.value))
    }
}
impl Neg for Dual {
    type Output = Self;
    fn neg(self) -> Self {
        self.map(-self.value, -1.0)
    }
}
impl AddAssign for Dual {
    fn add_assign(&mut self, o: Self) {
        *self = *self + o;
    }
}
impl SubAssign for Dual {
    fn sub_assign(&mut self, o: Self) {
        *self = *self - o;
    }
}
impl MulAssign for Dual {
    fn mul_assign(&mut self, o: Self) {
        *self = *self * o;
    }
}
impl PartialEq for Dual {
    fn eq(&self, o: &Self) -> bool {
        trace(u64::from(self.value == o.value));
        self.value == o.value
    }
}
impl PartialOrd for Dual {
    fn partial_cmp(&self, o: &Self) -> Option<Ordering> {
        let order = self.value.partial_cmp(&o.value);
        trace(order.map_or(4, |o| o as u64));
        order
    }
}

type Primal = fn(&[f64], &mut [f64], f64) -> f64;
type Reverse = fn(&[f64], &mut [f64], &mut [f64], &mut [f64], f64, f64) -> (f64, f64);
type Forward = fn(&[f64], &[f64], &mut [f64], &mut [f64], f64, f64) -> (f64, f64);
type Overloaded = fn(&[Dual], &mut [Dual], Dual) -> Dual;

/// What the elements left in the array are weighted with, beside the result.
const SEED: [f64; 3] = [0.3, -0.7, 1.1];

/// Compares values, what is left in the array, and all derivatives, at several points; gives how many derivatives could
/// be compared with central differences.
#[track_caller]
pub fn compare(
    name: &str,
    p: Primal,
    d: Reverse,
    off: Reverse,
    f: Forward,
    q: Overloaded,
) -> usize {
    let mut differences = 0;
    for point in 0..4 {
        let at: [f64; N] = std::array::from_fn(|i| ((i * 7 + point * 3 + 1) as f64 * 0.713).sin());
        let (value, want) = overloaded(q, at);
        let (x, m, a) = ([at[0], at[1], at[2]], [at[3], at[4], at[5]], at[6]);
        let mut plain_m = m;
        let plain = p(&x, &mut plain_m, a);
        let whole = plain + plain_m.iter().zip(&SEED).map(|(m, s)| m * s).sum::<f64>();
        assert!((whole - value).abs() <= 1e-12 * whole.abs().max(1.0), "{name}: dual value");
        let same = |got: f64, got_m: [f64; 3], what: &str| {
            assert_eq!(got.to_bits(), plain.to_bits(), "{name}: value of {what}");
            assert_eq!(
                got_m.map(f64::to_bits),
                plain_m.map(f64::to_bits),
                "{name}: array of {what}"
            );
        };
        let close = |got: [f64; N], want: [f64; N], tolerance: f64, what: &str| {
            let largest = want.iter().fold(1.0f64, |l, w| l.max(w.abs()));
            for (i, (g, w)) in got.iter().zip(&want).enumerate() {
                let near = (g - w).abs() <= tolerance * largest;
                assert!(near, "{name}, point {point}, derivative {i}: {g} by {what}, not {w}");
            }
        };
        let reverse = |d: Reverse, what: &str| {
            let (mut m, mut d_x, mut d_m) = (m, [0.0; 3], SEED);
            let (value, d_a) = d(&x, &mut d_x, &mut m, &mut d_m, a, 1.0);
            same(value, m, what);
            [d_x[0], d_x[1], d_x[2], d_m[0], d_m[1], d_m[2], d_a]
        };
        let on = reverse(d, "reverse mode");
        close(on, want, 1e-10, "reverse mode");
        close(reverse(off, "reverse mode with analyses off"), on, 1e-12, "analyses off");
        let forward = std::array::from_fn(|i| {
            let mut t = [0.0; N];
            t[i] = 1.0;
            let (mut m, mut t_m) = (m, [t[3], t[4], t[5]]);
            let (value, slope) = f(&x, &t[..3], &mut m, &mut t_m, a, t[6]);
            same(value, m, "forward mode");
            slope + t_m.iter().zip(&SEED).map(|(t, s)| t * s).sum::<f64>()
        });
        close(forward, on, 1e-12, "forward mode");
        differences += usize::from(agrees_with_differences(name, q, at, want, point));
    }
    differences
}

/// The result plus the weighted array, and its derivatives.
fn overloaded(q: Overloaded, at: [f64; N]) -> (f64, [f64; N]) {
    let seeded = |i: usize| {
        let mut v = c(at[i]);
        v.slope[i] = 1.0;
        v
    };
    let mut m = [seeded(3), seeded(4), seeded(5)];
    let mut all = q(&[seeded(0), seeded(1), seeded(2)], &mut m, seeded(6));
    for (m, s) in m.iter().zip(&SEED) {
        all += *m * c(*s);
    }
    (all.value, all.slope)
}

/// Checks the dual numbers along a direction; false where a comparison comes out differently nearby, or where the
/// differences have not settled.
fn agrees_with_differences(
    name: &str,
    q: Overloaded,
    at: [f64; N],
    slope: [f64; N],
    point: usize,
) -> bool {
    let v: [f64; N] = std::array::from_fn(|i| ((i * 5 + point) as f64 * 1.31).cos());
    let mut traces = Vec::new();
    let mut value = |t: f64| {
        TRACE.set(0);
        let (value, _) = overloaded(q, std::array::from_fn(|i| at[i] + t * v[i]));
        traces.push(TRACE.get());
        value
    };
    let h = 1e-4;
    let coarse = (value(h) - value(-h)) / (2.0 * h);
    let fine = (value(0.5 * h) - value(-0.5 * h)) / h;
    if traces.iter().any(|t| *t != traces[0]) || (coarse - fine).abs() > 1e-5 {
        return false;
    }
    let want: f64 = slope.iter().zip(&v).map(|(s, v)| s * v).sum();
    let got = (4.0 * fine - coarse) / 3.0;
    assert!(
        (got - want).abs() <= 1e-6 * want.abs().max(1.0),
        "{name}: {got} by differences, not {want}"
    );
    true
}
