use rootgrad_autodiff::*;

trait Weird {
    fn weird(self) -> f64;
}

impl Weird for f64 {
    fn weird(self) -> f64 {
        self * self
    }
}

#[autodiff_reverse(d_unknown, Active, Active)]
fn unknown(x: f64) -> f64 {
    x.weird()
}

fn main() {}
