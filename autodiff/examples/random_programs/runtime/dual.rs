//! Numbers that carry their derivatives with respect to seven inputs: forward mode by operator overloading, written
//! without the engine. The values equal those of the floats bit for bit; the derivatives are stored in f64.

use std::cell::Cell;
use std::cmp::Ordering;
use std::fmt::{Debug, Display};
use std::iter::{Product, Sum};
use std::ops::{Add, AddAssign, Div, Mul, MulAssign, Neg, Sub, SubAssign};

/// Number of inputs: three read-only elements, three elements of the array that is changed, a scalar.
pub const N: usize = 7;

/// `f32` and `f64`.
pub trait Float:
    Copy
    + Debug
    + Display
    + PartialOrd
    + Add<Output = Self>
    + Sub<Output = Self>
    + Mul<Output = Self>
    + Div<Output = Self>
    + Neg<Output = Self>
{
    /// Largest difference allowed from the derivative in f64, relative to the largest derivative in the computation.
    const TOLERANCE: f64;
    /// True if the type is precise enough for central differences.
    const FINE: bool;
    /// The largest finite number.
    const MAX: f64;
    fn from_f64(x: f64) -> Self;
    fn to_f64(self) -> f64;
    fn bits(self) -> u64;
    fn sin(self) -> Self;
    fn cos(self) -> Self;
    fn exp(self) -> Self;
    fn tanh(self) -> Self;
    fn atan(self) -> Self;
    fn sqrt(self) -> Self;
    fn hypot(self, o: Self) -> Self;
    fn mul_add(self, a: Self, b: Self) -> Self;
    fn powi(self, n: i32) -> Self;
}

macro_rules! floats {
    ($($float:ident $tolerance:literal $fine:literal $($method:ident($($arg:ident: $ty:ty),*))*;)*) => {
        $(impl Float for $float {
            const TOLERANCE: f64 = $tolerance;
            const FINE: bool = $fine;
            const MAX: f64 = $float::MAX as f64;
            fn from_f64(x: f64) -> Self { x as $float }
            fn to_f64(self) -> f64 { f64::from(self) }
            fn bits(self) -> u64 { u64::from(self.to_bits()) }
            $(fn $method(self, $($arg: $ty),*) -> Self { $float::$method(self, $($arg),*) })*
        })*
    };
}
floats! {
    f32 2e-4 false sin() cos() exp() tanh() atan() sqrt() hypot(o: f32) mul_add(a: f32, b: f32) powi(n: i32);
    f64 1e-12 true sin() cos() exp() tanh() atan() sqrt() hypot(o: f64) mul_add(a: f64, b: f64) powi(n: i32);
}

#[derive(Clone, Copy, Debug)]
pub struct Dual<F> {
    pub value: F,
    pub slope: [f64; N],
}

pub fn c<F: Float>(value: f64) -> Dual<F> {
    Dual { value: F::from_f64(value), slope: [0.0; N] }
}

thread_local! {
    /// A hash of the results of all comparisons so far.
    static TRACE: Cell<u64> = const { Cell::new(0) };
    /// The largest derivative so far.
    static LARGEST: Cell<f64> = const { Cell::new(0.0) };
}

fn trace(outcome: u64) {
    TRACE.set(TRACE.get().wrapping_mul(0x0000_0100_0000_01b3) ^ outcome);
}

/// Returns the result of `run`, a hash of the results of its comparisons, and the largest derivative in the
/// computation.
pub fn observed<T>(run: impl FnOnce() -> T) -> (T, u64, f64) {
    TRACE.set(0);
    LARGEST.set(1.0);
    let result = run();
    (result, TRACE.get(), LARGEST.get())
}

impl<F: Float> Dual<F> {
    fn new(value: F, slope: [f64; N]) -> Self {
        LARGEST.set(slope.iter().fold(LARGEST.get(), |l, s| l.max(s.abs())));
        Self { value, slope }
    }
    fn map(self, value: F, factor: f64) -> Self {
        Self::new(value, self.slope.map(|s| s * factor))
    }
    fn join(self, o: Self, value: F, a: f64, b: f64) -> Self {
        Self::new(value, std::array::from_fn(|i| a * self.slope[i] + b * o.slope[i]))
    }
    pub fn abs(self) -> Self {
        if self.value.to_f64() < 0.0 {
            trace(5);
            return -self;
        }
        trace(6);
        self
    }
    pub fn total_cmp(&self, o: &Self) -> Ordering {
        let order = self.value.to_f64().total_cmp(&o.value.to_f64());
        trace(order as u64);
        order
    }
    pub fn max(self, o: Self) -> Self {
        if self >= o { self } else { o }
    }
    pub fn min(self, o: Self) -> Self {
        if self <= o { self } else { o }
    }
    pub fn clamp(self, low: Self, high: Self) -> Self {
        if self < low {
            low
        } else if self > high {
            high
        } else {
            self
        }
    }
    pub fn powi(self, n: i32) -> Self {
        let slope = if n == 0 { 0.0 } else { f64::from(n) * self.value.to_f64().powi(n - 1) };
        self.map(self.value.powi(n), slope)
    }
    pub fn sin(self) -> Self {
        self.map(self.value.sin(), self.value.to_f64().cos())
    }
    pub fn cos(self) -> Self {
        self.map(self.value.cos(), -self.value.to_f64().sin())
    }
    pub fn exp(self) -> Self {
        self.map(self.value.exp(), self.value.to_f64().exp())
    }
    pub fn tanh(self) -> Self {
        let y = self.value.to_f64().tanh();
        self.map(self.value.tanh(), 1.0 - y * y)
    }
    pub fn atan(self) -> Self {
        let x = self.value.to_f64();
        self.map(self.value.atan(), 1.0 / (1.0 + x * x))
    }
    pub fn sqrt(self) -> Self {
        self.map(self.value.sqrt(), 0.5 / self.value.to_f64().sqrt())
    }
    pub fn hypot(self, o: Self) -> Self {
        let (x, y) = (self.value.to_f64(), o.value.to_f64());
        self.join(o, self.value.hypot(o.value), x / x.hypot(y), y / x.hypot(y))
    }
    pub fn mul_add(self, a: Self, b: Self) -> Self {
        let product = self.join(a, self.value, a.value.to_f64(), self.value.to_f64());
        product.join(b, self.value.mul_add(a.value, b.value), 1.0, 1.0)
    }
}

impl<F: Float> Add for Dual<F> {
    type Output = Self;
    fn add(self, o: Self) -> Self {
        self.join(o, self.value + o.value, 1.0, 1.0)
    }
}
impl<F: Float> Sub for Dual<F> {
    type Output = Self;
    fn sub(self, o: Self) -> Self {
        self.join(o, self.value - o.value, 1.0, -1.0)
    }
}
impl<F: Float> Mul for Dual<F> {
    type Output = Self;
    fn mul(self, o: Self) -> Self {
        self.join(o, self.value * o.value, o.value.to_f64(), self.value.to_f64())
    }
}
impl<F: Float> Div for Dual<F> {
    type Output = Self;
    fn div(self, o: Self) -> Self {
        let (x, y) = (self.value.to_f64(), o.value.to_f64());
        self.join(o, self.value / o.value, 1.0 / y, -x / (y * y))
    }
}
impl<F: Float> Neg for Dual<F> {
    type Output = Self;
    fn neg(self) -> Self {
        self.map(-self.value, -1.0)
    }
}
impl<F: Float> AddAssign for Dual<F> {
    fn add_assign(&mut self, o: Self) {
        *self = *self + o;
    }
}
impl<F: Float> SubAssign for Dual<F> {
    fn sub_assign(&mut self, o: Self) {
        *self = *self - o;
    }
}
impl<F: Float> MulAssign for Dual<F> {
    fn mul_assign(&mut self, o: Self) {
        *self = *self * o;
    }
}
impl<F: Float> Sum for Dual<F> {
    fn sum<I: Iterator<Item = Self>>(items: I) -> Self {
        items.fold(c(-0.0), |sum, item| sum + item)
    }
}
impl<'a, F: Float> Sum<&'a Self> for Dual<F> {
    fn sum<I: Iterator<Item = &'a Self>>(items: I) -> Self {
        items.copied().sum()
    }
}
impl<F: Float> Product for Dual<F> {
    fn product<I: Iterator<Item = Self>>(items: I) -> Self {
        items.fold(c(1.0), |product, item| product * item)
    }
}
impl<F: Float> PartialEq for Dual<F> {
    fn eq(&self, o: &Self) -> bool {
        trace(u64::from(self.value == o.value));
        self.value == o.value
    }
}
impl<F: Float> PartialOrd for Dual<F> {
    fn partial_cmp(&self, o: &Self) -> Option<Ordering> {
        let order = self.value.partial_cmp(&o.value);
        trace(order.map_or(4, |o| o as u64));
        order
    }
}
