//! Numbers that carry their derivatives with respect to seven inputs: forward mode by operator overloading.

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

impl Dual {
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
        self.value == o.value
    }
}
impl PartialOrd for Dual {
    fn partial_cmp(&self, o: &Self) -> Option<Ordering> {
        self.value.partial_cmp(&o.value)
    }
}

type Primal = fn(&[f64], &mut [f64], f64) -> f64;
type Reverse = fn(&[f64], &mut [f64], &mut [f64], &mut [f64], f64, f64) -> (f64, f64);
type Overloaded = fn(&[Dual], &mut [Dual], Dual) -> Dual;

/// Compares values, what is left in the array, and all derivatives, at several points.
#[track_caller]
pub fn compare(name: &str, p: Primal, d: Reverse, q: Overloaded) {
    for point in 0..4 {
        let at = |i: usize| ((i * 7 + point * 3 + 1) as f64 * 0.713).sin();
        let (x, m, a) = ([at(0), at(1), at(2)], [at(3), at(4), at(5)], at(6));
        let seeded = |i: usize| {
            let mut v = c(at(i));
            v.slope[i] = 1.0;
            v
        };
        let dual_x = [seeded(0), seeded(1), seeded(2)];
        let mut dual_m = [seeded(3), seeded(4), seeded(5)];
        let result = q(&dual_x, &mut dual_m, seeded(6));
        let seed_m = [0.3, -0.7, 1.1];
        let want: Vec<f64> = (0..N)
            .map(|i| {
                result.slope[i]
                    + dual_m.iter().zip(&seed_m).map(|(m, s)| m.slope[i] * s).sum::<f64>()
            })
            .collect();
        let mut plain_m = m;
        let plain = p(&x, &mut plain_m, a);
        let (mut after_m, mut d_x, mut d_m) = (m, [0.0; 3], seed_m);
        let (value, d_a) = d(&x, &mut d_x, &mut after_m, &mut d_m, a, 1.0);
        assert_eq!(value.to_bits(), plain.to_bits(), "{name}: value");
        assert_eq!(after_m.map(f64::to_bits), plain_m.map(f64::to_bits), "{name}: array");
        assert!((value - result.value).abs() <= 1e-12 * value.abs().max(1.0), "{name}: dual value");
        let got = [d_x[0], d_x[1], d_x[2], d_m[0], d_m[1], d_m[2], d_a];
        for (i, (g, w)) in got.iter().zip(&want).enumerate() {
            assert!(
                (g - w).abs() <= 1e-10 * w.abs().max(1.0),
                "{name}, point {point}, derivative {i}: {g} and {w}"
            );
        }
    }
}
