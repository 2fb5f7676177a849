//! What the programs call, in the dialect that `dialect` turns into floats and into dual numbers.

/// Functions, data and methods whose derivatives the engine writes.
pub const DERIVED: &str = "
#[differentiable]
fn bounded(x: FLOAT, y: FLOAT) -> FLOAT { let z = x * y; z / (c(1.0) + z * z) }
#[differentiable]
fn weighted(x: &[FLOAT], y: FLOAT) -> FLOAT { let mut s: FLOAT = c(0.0); for v in x { s += *v * y; } s.sin() }
#[differentiable]
fn powers(x: FLOAT, n: usize) -> FLOAT { if n == 0 { c(1.0) } else { x * powers(x, n - 1) } }
#[differentiable]
fn both(x: FLOAT, y: FLOAT) -> (FLOAT, FLOAT) { if x > y { (x.sin() * y, y) } else { (x - y * y, x * y) } }
#[differentiable]
fn bump(p: &mut FLOAT, k: FLOAT) { *p += k; *p = (*p * k).sin() + *p * c(0.5); }
#[differentiable]
fn relax(m: &mut [FLOAT], k: FLOAT) -> FLOAT {
    for i in 0..m.len() {
        if m[i] > k { continue; }
        bump(&mut m[i], k);
        bump(&mut m[0], c(0.3));
    }
    m[1].tanh() * k
}
#[no_derivative]
fn bin(x: FLOAT) -> usize { if x > c(0.4) { 2 } else if x > c(0.0) { 1 } else { 0 } }

#[derive(Clone, Copy, Differentiable)]
struct Pair { x: FLOAT, y: FLOAT }
#[differentiable]
impl Pair {
    fn of(x: FLOAT, y: FLOAT) -> Self { Self { x, y: (y * x).cos() } }
    fn size(&self) -> FLOAT { (c(1.1) + self.x * self.x + self.y * self.y).sqrt() }
    fn turned(self, k: FLOAT) -> Self { Pair { x: self.x * k - self.y, y: (self.y * k + self.x).tanh() } }
    fn turn(&mut self, k: FLOAT) {
        let old = *self;
        self.x = (old.x * k - old.y).sin();
        bump(&mut self.y, k);
        if self.y < c(0.2) { return; }
        self.y *= old.turned(k).y;
    }
}
#[differentiable]
fn mixed(a: &Pair, b: &mut Pair, k: FLOAT) -> FLOAT {
    b.x = (a.x * k).tanh() + b.y * c(0.3);
    std::mem::swap(&mut b.x, &mut b.y);
    a.size() * k
}
#[derive(Clone, Copy, Differentiable)]
struct Body { at: Pair, w: [FLOAT; 3], n: usize }
#[derive(Clone, Copy, Differentiable)]
enum Shape { Dot, Line(FLOAT), Plane { a: FLOAT, b: FLOAT } }
";

/// A generic function and a rule written by hand, over floats.
pub const OVER_FLOATS: &str = "
#[differentiable]
fn blend<T: Real>(a: T, b: T) -> T { (a * b).sin() + T::from_f64(0.5) * b }
fn scaled(out: &mut [FLOAT], x: &[FLOAT], k: FLOAT) { for i in 0..3 { out[i] = (k * x[i]).sin(); } }
#[pullback(of = scaled)]
fn scaled_pullback(out: &[FLOAT], d_out: &mut [FLOAT], x: &[FLOAT], d_x: &mut [FLOAT], k: FLOAT, d_k: &mut FLOAT) {
    for i in 0..3 {
        let d = std::mem::take(&mut d_out[i]) * (k * x[i]).cos();
        *d_k += d * x[i];
        if !d_x.is_empty() { d_x[i] += d * k; }
    }
}
#[pushforward(of = scaled)]
fn scaled_pushforward(out: &mut [FLOAT], t_out: &mut [FLOAT], x: &[FLOAT], t_x: &[FLOAT], k: FLOAT, t_k: FLOAT) {
    for i in 0..3 {
        out[i] = (k * x[i]).sin();
        t_out[i] = (k * x[i]).cos() * (k * t_x[i] + t_k * x[i]);
    }
}
";

/// The same functions over dual numbers.
pub const OVER_DUALS: &str = "
fn blend(a: FLOAT, b: FLOAT) -> FLOAT { (a * b).sin() + c(0.5) * b }
fn scaled(out: &mut [FLOAT], x: &[FLOAT], k: FLOAT) { for i in 0..3 { out[i] = (k * x[i]).sin(); } }
";
