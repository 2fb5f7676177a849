use rootgrad_autodiff::autodiff_reverse;

mod mine {
    pub trait Mul {
        fn mul(self, o: f64) -> f64;
    }
    impl Mul for f64 {
        fn mul(self, o: f64) -> f64 {
            self + o
        }
    }
}

#[autodiff_reverse(d_summed, Active, Active)]
fn summed(x: f64) -> f64 {
    mine::Mul::mul(x, x)
}

fn main() {}
