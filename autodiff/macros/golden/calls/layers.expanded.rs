// Written by the golden test; do not edit.
/// The reverse derivative of [`loss`].
#[allow(unused, deprecated, nonstandard_style)]
#[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
fn d_loss<T: Real>(
    params: &[T],
    d_params: &mut [T],
    x: &[T],
    acts: &mut [T],
    d_acts: &mut [T],
    layers: &[Layer],
    d_ret: T,
) -> T {
    ::rootgrad_autodiff::callees!(linear as rule_of_linear, mse as rule_of_mse);
    ::rootgrad_autodiff::rt::same_length("params", params.len(), d_params.len());
    ::rootgrad_autodiff::rt::same_length("acts", acts.len(), d_acts.len());
    let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
    let mut kept_2 = ::rootgrad_autodiff::rt::Tape::new();
    let mut once_acts = ::rootgrad_autodiff::rt::WriteOnce::new();
    for (l, layer) in layers.iter().enumerate() {
        let (before, rest) = acts.split_at_mut(layer.start);
        let out = &mut rest[..layer.size];
        let w = &params[layer.weight.clone()];
        let b = &params[layer.bias.clone()];
        if l == 0 {
            once_acts.write(out);
            kept_1.keep_when(rule_of_linear::__BEFORE, out);
            rule_of_linear::__of(
                linear,
            )(
                out,
                x,
                w,
                b,
                ({
                    let copy = ::core::clone::Clone::clone(&layer.activation);
                    copy
                }),
            );
        } else {
            once_acts.write(out);
            kept_2.keep_when(rule_of_linear::__BEFORE, out);
            once_acts.read(&before[layer.from.clone()]);
            rule_of_linear::__of(
                linear,
            )(
                out,
                &before[layer.from.clone()],
                w,
                b,
                ({
                    let copy = ::core::clone::Clone::clone(&layer.activation);
                    copy
                }),
            );
        }
    }
    once_acts.read(&acts[layers[(layers.len() - 1)].start..]);
    let value = rule_of_mse::__of(mse)(&acts[layers[(layers.len() - 1)].start..]);
    let result: T = value;
    kept_1.count(::rootgrad_autodiff::owned_bytes!(& kept_1));
    kept_2.count(::rootgrad_autodiff::owned_bytes!(& kept_2));
    let acts = &*acts;
    let mut d_result = d_ret;
    let mut d_value: T = ::rootgrad_autodiff::zero();
    d_value += d_result;
    rule_of_mse::__vjp(
        &acts[layers[(layers.len() - 1)].start..],
        &mut d_acts[layers[(layers.len() - 1)].start..],
        d_value,
    );
    for (l, layer) in layers.iter().enumerate().rev() {
        let (before, rest) = acts.split_at(layer.start);
        let out = &rest[..layer.size];
        let w = &params[layer.weight.clone()];
        let b = &params[layer.bias.clone()];
        if l == 0 {
            let v_1 = kept_1.take_when(rule_of_linear::__BEFORE);
            ::rootgrad_autodiff::rt::with_parts(
                &mut *d_params,
                [
                    ::rootgrad_autodiff::rt::span_of(params, w),
                    ::rootgrad_autodiff::rt::span_of(params, b),
                ],
                |[d_1, d_2]| rule_of_linear::__vjp(
                    &*::rootgrad_autodiff::rt::before_or(&v_1, out),
                    &mut d_acts[layer.start..][..layer.size],
                    x,
                    ::rootgrad_autodiff::rt::Inactive,
                    w,
                    d_1,
                    b,
                    d_2,
                    {
                        let copy = ::core::clone::Clone::clone(&layer.activation);
                        copy
                    },
                    ::rootgrad_autodiff::rt::Inactive,
                    ::rootgrad_autodiff::rt::Unused,
                ),
            );
        } else {
            let v_2 = kept_2.take_when(rule_of_linear::__BEFORE);
            ::rootgrad_autodiff::rt::with_parts(
                &mut *d_acts,
                [
                    ::rootgrad_autodiff::rt::span_of(acts, out),
                    ::rootgrad_autodiff::rt::span_of(acts, &before[layer.from.clone()]),
                ],
                |[d_3, d_4]| ::rootgrad_autodiff::rt::with_parts(
                    &mut *d_params,
                    [
                        ::rootgrad_autodiff::rt::span_of(params, w),
                        ::rootgrad_autodiff::rt::span_of(params, b),
                    ],
                    |[d_5, d_6]| rule_of_linear::__vjp(
                        &*::rootgrad_autodiff::rt::before_or(&v_2, out),
                        d_3,
                        &before[layer.from.clone()],
                        d_4,
                        w,
                        d_5,
                        b,
                        d_6,
                        {
                            let copy = ::core::clone::Clone::clone(&layer.activation);
                            copy
                        },
                        ::rootgrad_autodiff::rt::Inactive,
                        ::rootgrad_autodiff::rt::Unused,
                    ),
                ),
            );
        }
    }
    kept_1.finish();
    kept_2.finish();
    result
}
