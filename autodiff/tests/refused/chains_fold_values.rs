use rootgrad_autodiff::*;

#[autodiff_reverse(d_folded, Duplicated, Active)]
fn folded(x: &[f64]) -> f64 {
    let a = x.iter().fold((0.0, [0.0; 2]), |_, v| {
        let p = (*v, [*v; 2]);
        p
    });
    a.0
}

fn main() {}
