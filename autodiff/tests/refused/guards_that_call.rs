use rootgrad_autodiff::*;

#[autodiff_reverse(d_guarded, Active, Const, Active)]
fn guarded(x: f64, n: usize) -> f64 {
    match n {
        0 if { let y = x.sin(); y * y } > 0.5 => x,
        _ => x * x,
    }
}

fn main() {}
