// Written by the golden test; do not edit.
/// The reverse derivative of [`orbit`].
#[allow(unused, deprecated, nonstandard_style)]
#[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
fn d_orbit(start: f64, steps: usize, d_ret: f64) -> (f64, f64) {
    let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
    let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
    let mut x = start;
    let mut marks = ::rootgrad_autodiff::rt::Checkpoints::new(
        10,
        ::core::option::Option::Some(
            ::core::iter::Iterator::size_hint(
                    &::core::iter::IntoIterator::into_iter(0..steps),
                )
                .0,
        ),
    );
    for _ in 0..steps {
        marks.pass(|| (::rootgrad_autodiff::rt::State::save(&x),));
        x = (x * 1.1).sin();
    }
    kept_2.push(marks);
    let result: f64 = x;
    kept_2.each(|states| states.count(|state| ::rootgrad_autodiff::owned_bytes!(state)));
    let mut d_start = ::rootgrad_autodiff::zero::<f64>();
    let mut d_result = d_ret;
    let mut d_x: f64 = -0.0;
    d_x += d_result;
    let mut marks = kept_2.take();
    let now = (::rootgrad_autodiff::rt::State::save(&x),);
    while let ::core::option::Option::Some(next) = marks.next_move() {
        match next {
            ::rootgrad_autodiff::rt::Move::Restore => {
                ::rootgrad_autodiff::rt::State::restore(&mut x, &marks.state().0);
            }
            ::rootgrad_autodiff::rt::Move::Save => {
                marks.save((::rootgrad_autodiff::rt::State::save(&x),));
                marks.count(|state| ::rootgrad_autodiff::owned_bytes!(state));
            }
            ::rootgrad_autodiff::rt::Move::Advance(from, to) => {
                for _ in ::core::iter::IntoIterator::into_iter((0..steps))
                    .skip(from)
                    .take(to - from)
                {
                    x = (x * 1.1).sin();
                }
            }
            ::rootgrad_autodiff::rt::Move::Reverse(from) => {
                for _ in ::core::iter::IntoIterator::into_iter((0..steps))
                    .skip(from)
                    .take(1)
                {
                    x = kept_1.keep((x * 1.1)).sin();
                    let v_1 = kept_1.take();
                    let d_1 = ::core::mem::take(&mut d_x);
                    let d_2 = d_1 * ::rootgrad_autodiff::rules::sin(v_1);
                    d_x += d_2 * 1.1;
                }
            }
        }
    }
    ::rootgrad_autodiff::rt::State::restore(&mut x, &now.0);
    d_start += d_x;
    (result, d_start)
}
