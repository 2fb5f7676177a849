use rootgrad_autodiff::*;

mod iter {
    pub fn once(a: f64) -> impl Iterator<Item = f64> {
        [a, a * a].into_iter()
    }
}

#[autodiff_reverse(d_summed, Active, Active)]
fn summed(a: f64) -> f64 {
    let mut s = 0.0;
    for t in iter::once(a) {
        s += t;
    }
    s
}

mod array {
    pub fn from_fn(f: impl Fn(usize) -> f64) -> [f64; 2] {
        [f(1), f(0)]
    }
}

#[autodiff_forward(t_made, Dual, Dual)]
fn made(a: f64) -> f64 {
    let v: [f64; 2] = array::from_fn(|i| a * i as f64);
    v[0]
}

fn main() {}
