use rootgrad_autodiff::*;

struct Config {
    n: usize,
    scale: f64,
}

#[autodiff_reverse(d_fields, Duplicated, Active)]
fn fields(c: &Config) -> f64 {
    let n = c.n;
    let mut s = 0.0;
    for _ in 0..n {
        s += c.scale;
    }
    s * n as f64
}

fn main() {}
