use rootgrad_autodiff::*;

#[autodiff_reverse(d_text, Active, Const, Active)]
fn text(x: f64, name: &str) -> f64 {
    let mut s = x;
    for c in name.chars() {
        s *= c as u32 as f64;
    }
    s
}

fn main() {}
