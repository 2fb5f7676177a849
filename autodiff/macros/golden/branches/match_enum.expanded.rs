// Written by the golden test; do not edit.
/// The reverse derivative of [`on_enum`].
#[allow(unused, deprecated, nonstandard_style)]
#[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
fn d_on_enum(x: f64, shape: Shape, d_ret: f64) -> (f64, f64) {
    let t;
    match shape {
        Shape::Square => {
            t = x * x;
        }
        Shape::Power(n) => {
            t = x.powi(::rootgrad_autodiff::rt::discrete(n));
        }
        Shape::Scaled { by } => {
            t = x * by;
        }
    }
    let result: f64 = t;
    let mut d_x = ::rootgrad_autodiff::zero::<f64>();
    let mut d_result = d_ret;
    let mut d_t: f64 = -0.0;
    d_t += d_result;
    match shape {
        Shape::Square => {
            let d_1 = ::core::mem::take(&mut d_t);
            d_x += d_1 * x;
            d_x += d_1 * x;
        }
        Shape::Power(n) => {
            let d_2 = ::core::mem::take(&mut d_t);
            d_x
                += ::rootgrad_autodiff::rt::strong(
                    d_2,
                    ::rootgrad_autodiff::rules::powi(
                        x,
                        ::rootgrad_autodiff::rt::discrete(n),
                    ),
                );
        }
        Shape::Scaled { by } => {
            let d_3 = ::core::mem::take(&mut d_t);
            d_x += d_3 * by;
        }
    }
    (result, d_x)
}
