// Written by the golden test; do not edit.
/// Runs [`horner`] and estimates the rounding error of its result, to first order, variable by variable.
#[allow(unused, deprecated, nonstandard_style)]
#[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
fn horner_error(c: &[f64], x: f64) -> ::rootgrad_autodiff::ErrorEstimate<f64> {
    /// The reverse derivative of [`horner`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    fn observed(
        c: &[f64],
        d_c: &mut [f64],
        x: f64,
        errors: &::rootgrad_autodiff::rt::Roundings,
        d_ret: f64,
    ) -> (f64, f64) {
        ::rootgrad_autodiff::rt::same_length("c", c.len(), d_c.len());
        let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut p = 0.0;
        for i in (0..c.len()).rev() {
            let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
            let rounded_1 = kept_3.keep((kept_2.keep(p) * x));
            ::rootgrad_autodiff::rt::observe(rounded_1, errors, 0usize);
            p = rounded_1 + c[i];
            ::rootgrad_autodiff::rt::observe(kept_1.keep(p), errors, 0usize);
            pass_1.push((kept_1.take(), kept_2.take(), kept_3.take()));
        }
        let result: f64 = p;
        let mut d_x = ::rootgrad_autodiff::zero::<f64>();
        let mut d_result = d_ret;
        let mut d_p: f64 = -0.0;
        d_p += d_result;
        for i in (0..c.len()).rev().rev() {
            let (v_1, v_2, rounded_1) = pass_1.take();
            let mut d_rounded_1: f64 = -0.0;
            ::rootgrad_autodiff::rt::observe::__vjp(
                v_1,
                &mut d_p,
                errors,
                ::rootgrad_autodiff::rt::Inactive,
                0usize,
                ::rootgrad_autodiff::rt::Inactive,
                ::rootgrad_autodiff::rt::Unused,
            );
            let d_1 = ::core::mem::take(&mut d_p);
            d_rounded_1 += d_1;
            d_c[i] += d_1;
            ::rootgrad_autodiff::rt::observe::__vjp(
                rounded_1,
                &mut d_rounded_1,
                errors,
                ::rootgrad_autodiff::rt::Inactive,
                0usize,
                ::rootgrad_autodiff::rt::Inactive,
                ::rootgrad_autodiff::rt::Unused,
            );
            d_p += d_rounded_1 * x;
            d_x += d_rounded_1 * v_2;
        }
        pass_1.finish();
        (result, d_x)
    }
    let errors = ::rootgrad_autodiff::rt::Roundings::new(&["p", "c", "x"]);
    let mut d_c = ::std::vec![::rootgrad_autodiff::zero(); c.len()];
    let (value, d_x) = observed(c, &mut d_c, x, &errors, ::rootgrad_autodiff::real(1.0));
    errors
        .input(
            1usize,
            ::rootgrad_autodiff::rt::as_slice(c),
            ::rootgrad_autodiff::rt::as_slice(&d_c),
        );
    errors.input(2usize, &[x], &[d_x]);
    errors.estimate(value)
}
