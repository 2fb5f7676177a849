//! Functions that the programs call, in the dialect that `dialect` translates to floats and to dual numbers.

/// Functions whose derivatives the engine writes.
pub const DERIVED: &str = "
#[differentiable]
pub fn bounded(x: FLOAT, y: FLOAT) -> FLOAT { let z = x * y; z / (c(1.0) + z * z) }
#[differentiable]
pub fn weighted(x: &[FLOAT], y: FLOAT) -> FLOAT { let mut s: FLOAT = c(0.0); for v in x { s += *v * y; } s.sin() }
#[differentiable]
pub fn powers(x: FLOAT, n: usize) -> FLOAT { if n == 0 { c(1.0) } else { x * powers(x, n - 1) } }
#[differentiable]
pub fn both(x: FLOAT, y: FLOAT) -> (FLOAT, FLOAT) { if x > y { (x.sin() * y, y) } else { (x - y * y, x * y) } }
#[differentiable]
pub fn bump(p: &mut FLOAT, k: FLOAT) { *p += k; *p = (*p * k).sin() + *p * c(0.5); }
#[differentiable]
pub fn relax(m: &mut [FLOAT], k: FLOAT) -> FLOAT {
    for i in 0..m.len() {
        if m[i] > k { continue; }
        bump(&mut m[i], k);
        bump(&mut m[0], c(0.3));
    }
    m[1].tanh() * k
}
#[no_derivative]
pub fn bin(x: FLOAT) -> usize { if x > c(0.4) { 2 } else if x > c(0.0) { 1 } else { 0 } }

pub trait Law { fn force(&self, x: FLOAT) -> FLOAT; }
#[derive(Clone, Copy, Differentiable)]
pub struct Spring { pub k: FLOAT }
#[differentiable]
impl Law for Spring {
    fn force(&self, x: FLOAT) -> FLOAT { (self.k * x).sin() * x }
}
";

/// A generic function and a rule written by hand, over floats.
pub const OVER_FLOATS: &str = "
#[differentiable]
pub fn blend<T: Real>(a: T, b: T) -> T { (a * b).sin() + T::from_f64(0.5) * b }
#[differentiable]
impl<T: Real> Span<T> {
    pub fn width(&self) -> T { (self.high - self.low).tanh() }
    pub fn widened(self, k: T) -> Self { Span { low: self.low - k * T::from_f64(0.5), high: (self.high + k).sin() } }
    pub fn fold(&mut self, k: T) {
        if self.low > k { self.low = k * self.high; } else { self.high = (self.high * k).sin(); }
    }
}
pub fn scaled(out: &mut [FLOAT], x: &[FLOAT], k: FLOAT) { for i in 0..3 { out[i] = (k * x[i]).sin(); } }
#[pullback(of = scaled)]
pub fn scaled_pullback(out: &[FLOAT], d_out: &mut [FLOAT], x: &[FLOAT], d_x: &mut [FLOAT], k: FLOAT, d_k: &mut FLOAT) {
    for i in 0..3 {
        let d = std::mem::take(&mut d_out[i]) * (k * x[i]).cos();
        *d_k += d * x[i];
        if !d_x.is_empty() { d_x[i] += d * k; }
    }
}
#[pushforward(of = scaled, second_order = on)]
pub fn scaled_pushforward(out: &mut [FLOAT], t_out: &mut [FLOAT], x: &[FLOAT], t_x: &[FLOAT], k: FLOAT, t_k: FLOAT) {
    for i in 0..3 {
        out[i] = (k * x[i]).sin();
        t_out[i] = (k * x[i]).cos() * (k * t_x[i] + t_k * x[i]);
    }
}
";

/// The same functions over dual numbers.
pub const OVER_DUALS: &str = "
pub fn blend(a: FLOAT, b: FLOAT) -> FLOAT { (a * b).sin() + c(0.5) * b }
impl Span<FLOAT> {
    pub fn width(&self) -> FLOAT { (self.high - self.low).tanh() }
    pub fn widened(self, k: FLOAT) -> Self { Span { low: self.low - k * c(0.5), high: (self.high + k).sin() } }
    pub fn fold(&mut self, k: FLOAT) {
        if self.low > k { self.low = k * self.high; } else { self.high = (self.high * k).sin(); }
    }
}
pub fn scaled(out: &mut [FLOAT], x: &[FLOAT], k: FLOAT) { for i in 0..3 { out[i] = (k * x[i]).sin(); } }
";
