// Written by the golden test; do not edit.
/// The reverse derivative of [`after`].
#[allow(unused, deprecated, nonstandard_style)]
#[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
fn d_after(start: &State, d_start: &mut State, h: f64, d_ret: f64) -> (f64, f64) {
    let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
    let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
    let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
    let mut s = *start;
    for _ in 0..10 {
        let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
        let a = kept_3.keep((-kept_2.keep(s.x).sin()));
        shape_2.keep(&a);
        shape_1.keep(&s);
        s = State {
            x: s.x + (h * kept_1.keep(s.v)),
            v: s.v + (h * a),
        };
        pass_1.push((kept_1.take(), kept_2.take(), kept_3.take()));
    }
    let t = ::core::clone::Clone::clone(&s.x);
    let t_2 = ::core::clone::Clone::clone(&s.v);
    let x = ::core::clone::Clone::clone(&t);
    let v = ::core::clone::Clone::clone(&t_2);
    let result: f64 = (x * x) + v;
    pass_1
        .count(
            pass_1
                .sum(|(kept_1, kept_2, kept_3)| {
                    ::rootgrad_autodiff::owned_bytes!(kept_1, kept_2, kept_3)
                }),
        );
    let mut d_h = ::rootgrad_autodiff::zero::<f64>();
    let mut d_result = d_ret;
    let mut d_s = ::rootgrad_autodiff::Differentiable::zero_like(&s);
    let mut d_t = ::rootgrad_autodiff::Differentiable::zero_like(&t);
    let mut d_t_2 = ::rootgrad_autodiff::Differentiable::zero_like(&t_2);
    let mut d_x = ::rootgrad_autodiff::Differentiable::zero_like(&x);
    let mut d_v = ::rootgrad_autodiff::Differentiable::zero_like(&v);
    d_x += d_result * x;
    d_x += d_result * x;
    d_v += d_result;
    ::rootgrad_autodiff::rt::accumulate(&mut d_t_2, &(d_v));
    ::rootgrad_autodiff::rt::accumulate(&mut d_t, &(d_x));
    ::rootgrad_autodiff::rt::accumulate(&mut d_s.v, &(d_t_2));
    ::rootgrad_autodiff::rt::accumulate(&mut d_s.x, &(d_t));
    for _ in (0..10).rev() {
        let (v_1, v_2, a) = pass_1.take();
        let mut d_a = shape_2.start();
        let d_1 = shape_1.replace(&mut d_s);
        let State { x: d_2, v: d_3 } = &d_1 else {
            ::rootgrad_autodiff::rt::wrong_variant()
        };
        d_s.x += (*d_2);
        d_h += (*d_2) * v_1;
        d_s.v += (*d_2) * h;
        d_s.v += (*d_3);
        d_h += (*d_3) * a;
        d_a += (*d_3) * h;
        let d_4 = ::rootgrad_autodiff::rt::scalar(d_a);
        d_s.x -= d_4 * ::rootgrad_autodiff::rules::sin(v_2);
    }
    ::rootgrad_autodiff::rt::accumulate(&mut (*d_start), &(d_s));
    pass_1.finish();
    (result, d_h)
}
