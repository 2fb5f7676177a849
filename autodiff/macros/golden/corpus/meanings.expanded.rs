// Written by the golden test; do not edit.
mod copies_and_items {
    mod other {
        ///The derivative of [`cube`], written by the engine and found by the function's path.
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        pub enum cube {}
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        impl cube {
            /// Of what the function writes, the derivative gets the values before the call.
            #[doc(hidden)]
            pub const __BEFORE: bool = true;
            #[doc(hidden)]
            #[inline]
            #[track_caller]
            pub fn __of<F: 'static>(called: F) -> F {
                ::rootgrad_autodiff::rt::same_function(called, &cube)
            }
            /// The reverse derivative of [`cube`].
            #[allow(unused, deprecated, nonstandard_style)]
            #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
            pub fn pullback(x: f64, d_ret: f64) -> (f64, f64) {
                let result: f64 = (x * x) * x;
                let mut d_x = ::rootgrad_autodiff::zero::<f64>();
                let mut d_result = d_ret;
                let d_1 = d_result * x;
                d_x += d_1 * x;
                d_x += d_1 * x;
                d_x += d_result * (x * x);
                (result, d_x)
            }
            /// The forward derivative of [`cube`].
            #[allow(unused, deprecated, nonstandard_style)]
            #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
            pub fn pushforward(x: f64, t_x: f64) -> (f64, f64) {
                let result: f64 = (x * x) * x;
                let t_result: f64 = (t_x * x + x * t_x) * x + (x * x) * t_x;
                (result, t_result)
            }
            #[doc(hidden)]
            #[allow(missing_docs, unreachable_pub)]
            #[allow(unused, deprecated, nonstandard_style)]
            #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
            #[inline]
            pub fn __jvp(
                called: impl ::core::ops::Fn(f64) -> f64 + 'static,
                a0: f64,
                t0: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            ) -> (f64, f64) {
                let _ = Self::__of(called);
                let t0 = t0.or_zero(&a0);
                Self::pushforward(a0, t0)
            }
            #[doc(hidden)]
            /// The reverse derivative of [`pushforward`].
            #[allow(unused, deprecated, nonstandard_style)]
            #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
            #[inline]
            pub fn pushforward_pullback(
                x: f64,
                t_x: f64,
                d_ret: (f64, f64),
            ) -> (f64, f64) {
                let result: f64 = (x * x) * x;
                let t_result: f64 = (((t_x * x) + (x * t_x)) * x) + ((x * x) * t_x);
                let result_2: (f64, f64) = (result, t_result);
                let mut d_x = ::rootgrad_autodiff::zero::<f64>();
                let mut d_t_x = ::rootgrad_autodiff::zero::<f64>();
                let mut d_result_2 = d_ret;
                let mut d_result: f64 = -0.0;
                let mut d_t_result: f64 = -0.0;
                d_result += d_result_2.0;
                d_t_result += d_result_2.1;
                let d_1 = d_t_result * x;
                d_t_x += d_1 * x;
                d_x += d_1 * t_x;
                d_x += d_1 * t_x;
                d_t_x += d_1 * x;
                d_x += d_t_result * ((t_x * x) + (x * t_x));
                let d_2 = d_t_result * t_x;
                d_x += d_2 * x;
                d_x += d_2 * x;
                d_t_x += d_t_result * (x * x);
                let d_3 = d_result * x;
                d_x += d_3 * x;
                d_x += d_3 * x;
                d_x += d_result * (x * x);
                (d_x, d_t_x)
            }
            #[doc(hidden)]
            #[allow(missing_docs, unreachable_pub)]
            #[allow(unused, deprecated, nonstandard_style)]
            #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
            #[inline]
            pub fn __jvp_vjp<'__shadow>(
                called: impl ::core::ops::Fn(f64) -> f64 + 'static,
                _: impl ::rootgrad_autodiff::rt::NoShadow,
                a0: f64,
                d0: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
                a1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
                d1: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
                d_ret: impl ::rootgrad_autodiff::rt::Seed<(f64, f64)>,
            ) {
                let _ = Self::__of(called);
                let a1 = a1.or_zero(&a0);
                let mut store1 = a1;
                let mut store0 = a0;
                let (g0, g1) = Self::pushforward_pullback(a0, a1, d_ret.seed());
                *d0.or_discard(&mut store0) += g0;
                *d1.or_discard(&mut store1) += g1;
            }
            #[doc(hidden)]
            #[allow(missing_docs, unreachable_pub)]
            #[allow(unused, deprecated, nonstandard_style)]
            #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
            #[inline]
            pub fn __vjp<'__shadow>(
                a0: f64,
                d0: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
                d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
            ) {
                let mut store0 = a0;
                let (_primal, g0) = Self::pullback(a0, d_ret.seed());
                *d0.or_discard(&mut store0) += g0;
            }
            #[doc(hidden)]
            #[inline]
            pub fn __ahead(
                (a0,): (f64,),
                _: impl ::core::ops::FnOnce((f64,)) -> f64,
            ) -> (f64, ::rootgrad_autodiff::rt::Partials<f64, 1usize>) {
                let (value, g0) = Self::pullback(a0, 1.0);
                (value, ::rootgrad_autodiff::rt::Partials([g0]))
            }
        }
    }
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(p: &[f64], d_p: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::taken_for_that_of_std(
            mem::swap::<u8>,
            ::core::mem::swap::<u8>,
        );
        ::rootgrad_autodiff::rt::taken_for_that_of_std(
            mem::take::<u8>,
            ::core::mem::take::<u8>,
        );
        ::rootgrad_autodiff::callees!(doubled as rule_of_doubled, cube as rule_of_cube);
        ::rootgrad_autodiff::rt::same_length("p", p.len(), d_p.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_5 = ::rootgrad_autodiff::rt::Slot::new();
        #[::rootgrad_autodiff::differentiable(crate = ::rootgrad_autodiff)]
        fn doubled(x: f64) -> f64 {
            const SCALE: f64 = 2.0;
            SCALE * x
        }
        use other::cube;
        let mut pair = [p[0], p[1]];
        let mut pair_2 = pair.clone();
        let argument = p[0];
        let value = kept_5
            .aside(::rootgrad_autodiff::ahead!(rule_of_doubled, doubled, a0 = argument));
        pair[0] = (p[2] * value) * SCALE;
        let i: usize = 1;
        let next = pair_2[i];
        let i_2: usize = 0;
        let mut x = pair_2[i_2];
        let mut marks = ::rootgrad_autodiff::rt::Checkpoints::new(
            2,
            ::core::option::Option::Some(
                ::core::iter::Iterator::size_hint(
                        &::core::iter::IntoIterator::into_iter(0..5),
                    )
                    .0,
            ),
        );
        for _ in 0..5 {
            marks
                .pass(|| (
                    ::rootgrad_autodiff::rt::State::save(&pair),
                    ::rootgrad_autodiff::rt::State::save(&x),
                ));
            x = (x.sin() * next) + pair[0];
        }
        kept_4.push(marks);
        let argument_2 = p[1];
        let value_2 = kept_1
            .aside(::rootgrad_autodiff::ahead!(rule_of_cube, cube, a0 = argument_2));
        let mut y = ::core::clone::Clone::clone(&value_2);
        ::core::mem::swap(&mut x, &mut y);
        let t = (x * y) * y;
        let value_3 = cubes(1.0);
        let mut old = ::core::default::Default::default();
        ::core::mem::swap(&mut pair[0], &mut old);
        let result: f64 = t + (value_3 * old);
        let mut d_result = d_ret;
        let mut d_pair = ::rootgrad_autodiff::Differentiable::zero_like(&pair);
        let mut d_pair_2 = ::rootgrad_autodiff::Differentiable::zero_like(&pair_2);
        let mut d_argument: f64 = -0.0;
        let mut d_value: f64 = -0.0;
        let mut d_next: f64 = -0.0;
        let mut d_x: f64 = -0.0;
        let mut d_argument_2: f64 = -0.0;
        let mut d_value_2 = ::rootgrad_autodiff::Differentiable::zero_like(&value_2);
        let mut d_y = ::rootgrad_autodiff::Differentiable::zero_like(&y);
        let mut d_t: f64 = -0.0;
        let mut d_old: f64 = -0.0;
        d_t += d_result;
        d_old += d_result * value_3;
        ::core::mem::swap(&mut d_pair[0], &mut d_old);
        let d_1 = d_t * y;
        d_x += d_1 * y;
        d_y += d_1 * x;
        d_y += d_t * (x * y);
        ::core::mem::swap(&mut d_x, &mut d_y);
        ::rootgrad_autodiff::rt::accumulate(&mut d_value_2, &(d_y));
        let partials_1 = kept_1.take();
        if ::rootgrad_autodiff::rt::IsAhead::is_ahead(&partials_1) {
            ::rootgrad_autodiff::rt::Ahead::add_to(
                &partials_1,
                0,
                &mut d_argument_2,
                &d_value_2,
            );
        } else {
            rule_of_cube::__vjp(argument_2, &mut d_argument_2, d_value_2);
        }
        d_p[1] += d_argument_2;
        let mut marks = kept_4.take();
        let now = (
            ::rootgrad_autodiff::rt::State::save(&pair),
            ::rootgrad_autodiff::rt::State::save(&x),
        );
        while let ::core::option::Option::Some(next_2) = marks.next_move() {
            match next_2 {
                ::rootgrad_autodiff::rt::Move::Restore => {
                    ::rootgrad_autodiff::rt::State::restore(&mut pair, &marks.state().0);
                    ::rootgrad_autodiff::rt::State::restore(&mut x, &marks.state().1);
                }
                ::rootgrad_autodiff::rt::Move::Save => {
                    marks
                        .save((
                            ::rootgrad_autodiff::rt::State::save(&pair),
                            ::rootgrad_autodiff::rt::State::save(&x),
                        ))
                }
                ::rootgrad_autodiff::rt::Move::Advance(from, to) => {
                    for _ in ::core::iter::IntoIterator::into_iter((0..5))
                        .skip(from)
                        .take(to - from)
                    {
                        x = (x.sin() * next) + pair[0];
                    }
                }
                ::rootgrad_autodiff::rt::Move::Reverse(from) => {
                    for _ in ::core::iter::IntoIterator::into_iter((0..5))
                        .skip(from)
                        .take(1)
                    {
                        x = (kept_3.keep(kept_2.keep(x).sin()) * next) + pair[0];
                        let v_1 = kept_2.take();
                        let v_2 = kept_3.take();
                        let d_2 = ::core::mem::take(&mut d_x);
                        let d_3 = d_2 * next;
                        d_x += d_3 * ::rootgrad_autodiff::rules::sin(v_1);
                        d_next += d_2 * v_2;
                        d_pair[0] += d_2;
                    }
                }
            }
        }
        ::rootgrad_autodiff::rt::State::restore(&mut pair, &now.0);
        ::rootgrad_autodiff::rt::State::restore(&mut x, &now.1);
        d_pair_2[i_2] += d_x;
        d_pair_2[i] += d_next;
        let d_4 = ::core::mem::take(&mut d_pair[0]);
        let d_5 = d_4 * SCALE;
        d_p[2] += d_5 * value;
        d_value += d_5 * p[2];
        let partials_2 = kept_5.take();
        if ::rootgrad_autodiff::rt::IsAhead::is_ahead(&partials_2) {
            ::rootgrad_autodiff::rt::Ahead::add_to(
                &partials_2,
                0,
                &mut d_argument,
                &d_value,
            );
        } else {
            rule_of_doubled::__vjp(argument, &mut d_argument, d_value);
        }
        d_p[0] += d_argument;
        ::rootgrad_autodiff::rt::accumulate(&mut d_pair, &d_pair_2);
        d_p[0] += d_pair[0];
        d_p[1] += d_pair[1];
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(p: &[f64], t_p: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::taken_for_that_of_std(
            mem::swap::<u8>,
            ::core::mem::swap::<u8>,
        );
        ::rootgrad_autodiff::rt::taken_for_that_of_std(
            mem::take::<u8>,
            ::core::mem::take::<u8>,
        );
        ::rootgrad_autodiff::callees!(doubled as rule_of_doubled, cube as rule_of_cube);
        ::rootgrad_autodiff::rt::equal_lengths("p", p.len(), "t_p", t_p.len());
        #[::rootgrad_autodiff::differentiable(crate = ::rootgrad_autodiff)]
        fn doubled(x: f64) -> f64 {
            const SCALE: f64 = 2.0;
            SCALE * x
        }
        use other::cube;
        let mut pair = [p[0], p[1]];
        let mut t_pair = [t_p[0], t_p[1]];
        let mut pair_2 = pair.clone();
        let mut t_pair_2 = t_pair.clone();
        let argument = p[0];
        let t_argument = t_p[0];
        let (v_1, t_value) = rule_of_doubled::__jvp(doubled, argument, t_argument);
        let value = v_1;
        t_pair[0] = (t_p[2] * value + p[2] * t_value) * SCALE;
        pair[0] = (p[2] * value) * SCALE;
        let i: usize = 1;
        let next = pair_2[i];
        let t_next = t_pair_2[i];
        let i_2: usize = 0;
        let mut x = pair_2[i_2];
        let mut t_x = t_pair_2[i_2];
        for _ in 0..5 {
            t_x = ((::rootgrad_autodiff::rules::sin(x) * t_x) * next + x.sin() * t_next)
                + t_pair[0];
            x = (x.sin() * next) + pair[0];
        }
        let argument_2 = p[1];
        let t_argument_2 = t_p[1];
        let (v_2, t_value_2) = rule_of_cube::__jvp(cube, argument_2, t_argument_2);
        let value_2 = v_2;
        let mut y = value_2;
        let mut t_y = t_value_2;
        ::core::mem::swap(&mut t_x, &mut t_y);
        ::core::mem::swap(&mut x, &mut y);
        let t = (x * y) * y;
        let t_t = (t_x * y + x * t_y) * y + (x * y) * t_y;
        let value_3 = cubes(1.0);
        let mut old = ::core::default::Default::default();
        let mut t_old = 0.0;
        ::core::mem::swap(&mut t_pair[0], &mut t_old);
        ::core::mem::swap(&mut pair[0], &mut old);
        let result: f64 = t + (value_3 * old);
        let t_result: f64 = t_t + (value_3 * t_old);
        (result, t_result)
    }
}
mod modules {
    mod rules {
        ///The derivative of [`exp`], written by the engine and found by the function's path.
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        pub enum exp {}
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        impl exp {
            /// Of what the function writes, the derivative gets the values before the call.
            #[doc(hidden)]
            pub const __BEFORE: bool = true;
            #[doc(hidden)]
            #[inline]
            #[track_caller]
            pub fn __of<F: 'static>(called: F) -> F {
                ::rootgrad_autodiff::rt::same_function(called, &exp)
            }
            /// The reverse derivative of [`exp`].
            #[allow(unused, deprecated, nonstandard_style)]
            #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
            pub fn pullback(x: f64, d_ret: f64) -> (f64, f64) {
                let result: f64 = x * x;
                let mut d_x = ::rootgrad_autodiff::zero::<f64>();
                let mut d_result = d_ret;
                d_x += d_result * x;
                d_x += d_result * x;
                (result, d_x)
            }
            /// The forward derivative of [`exp`].
            #[allow(unused, deprecated, nonstandard_style)]
            #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
            pub fn pushforward(x: f64, t_x: f64) -> (f64, f64) {
                let result: f64 = x * x;
                let t_result: f64 = t_x * x + x * t_x;
                (result, t_result)
            }
            #[doc(hidden)]
            #[allow(missing_docs, unreachable_pub)]
            #[allow(unused, deprecated, nonstandard_style)]
            #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
            #[inline]
            pub fn __jvp(
                called: impl ::core::ops::Fn(f64) -> f64 + 'static,
                a0: f64,
                t0: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            ) -> (f64, f64) {
                let _ = Self::__of(called);
                let t0 = t0.or_zero(&a0);
                Self::pushforward(a0, t0)
            }
            #[doc(hidden)]
            /// The reverse derivative of [`pushforward`].
            #[allow(unused, deprecated, nonstandard_style)]
            #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
            #[inline]
            pub fn pushforward_pullback(
                x: f64,
                t_x: f64,
                d_ret: (f64, f64),
            ) -> (f64, f64) {
                let result: f64 = x * x;
                let t_result: f64 = (t_x * x) + (x * t_x);
                let result_2: (f64, f64) = (result, t_result);
                let mut d_x = ::rootgrad_autodiff::zero::<f64>();
                let mut d_t_x = ::rootgrad_autodiff::zero::<f64>();
                let mut d_result_2 = d_ret;
                let mut d_result: f64 = -0.0;
                let mut d_t_result: f64 = -0.0;
                d_result += d_result_2.0;
                d_t_result += d_result_2.1;
                d_t_x += d_t_result * x;
                d_x += d_t_result * t_x;
                d_x += d_t_result * t_x;
                d_t_x += d_t_result * x;
                d_x += d_result * x;
                d_x += d_result * x;
                (d_x, d_t_x)
            }
            #[doc(hidden)]
            #[allow(missing_docs, unreachable_pub)]
            #[allow(unused, deprecated, nonstandard_style)]
            #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
            #[inline]
            pub fn __jvp_vjp<'__shadow>(
                called: impl ::core::ops::Fn(f64) -> f64 + 'static,
                _: impl ::rootgrad_autodiff::rt::NoShadow,
                a0: f64,
                d0: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
                a1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
                d1: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
                d_ret: impl ::rootgrad_autodiff::rt::Seed<(f64, f64)>,
            ) {
                let _ = Self::__of(called);
                let a1 = a1.or_zero(&a0);
                let mut store1 = a1;
                let mut store0 = a0;
                let (g0, g1) = Self::pushforward_pullback(a0, a1, d_ret.seed());
                *d0.or_discard(&mut store0) += g0;
                *d1.or_discard(&mut store1) += g1;
            }
            #[doc(hidden)]
            #[allow(missing_docs, unreachable_pub)]
            #[allow(unused, deprecated, nonstandard_style)]
            #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
            #[inline]
            pub fn __vjp<'__shadow>(
                a0: f64,
                d0: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
                d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
            ) {
                let mut store0 = a0;
                let (_primal, g0) = Self::pullback(a0, d_ret.seed());
                *d0.or_discard(&mut store0) += g0;
            }
            #[doc(hidden)]
            #[inline]
            pub fn __ahead(
                (a0,): (f64,),
                _: impl ::core::ops::FnOnce((f64,)) -> f64,
            ) -> (f64, ::rootgrad_autodiff::rt::Partials<f64, 1usize>) {
                let (value, g0) = Self::pullback(a0, 1.0);
                (value, ::rootgrad_autodiff::rt::Partials([g0]))
            }
        }
    }
    mod autodiff {
        ///The derivative of [`scalar`], written by the engine and found by the function's path.
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        pub enum scalar {}
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        impl scalar {
            /// Of what the function writes, the derivative gets the values before the call.
            #[doc(hidden)]
            pub const __BEFORE: bool = true;
            #[doc(hidden)]
            #[inline]
            #[track_caller]
            pub fn __of<F: 'static>(called: F) -> F {
                ::rootgrad_autodiff::rt::same_function(called, &scalar)
            }
            /// The reverse derivative of [`scalar`].
            #[allow(unused, deprecated, nonstandard_style)]
            #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
            pub fn pullback(x: f64, d_ret: f64) -> (f64, f64) {
                let result: f64 = (x * x) * x;
                let mut d_x = ::rootgrad_autodiff::zero::<f64>();
                let mut d_result = d_ret;
                let d_1 = d_result * x;
                d_x += d_1 * x;
                d_x += d_1 * x;
                d_x += d_result * (x * x);
                (result, d_x)
            }
            /// The forward derivative of [`scalar`].
            #[allow(unused, deprecated, nonstandard_style)]
            #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
            pub fn pushforward(x: f64, t_x: f64) -> (f64, f64) {
                let result: f64 = (x * x) * x;
                let t_result: f64 = (t_x * x + x * t_x) * x + (x * x) * t_x;
                (result, t_result)
            }
            #[doc(hidden)]
            #[allow(missing_docs, unreachable_pub)]
            #[allow(unused, deprecated, nonstandard_style)]
            #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
            #[inline]
            pub fn __jvp(
                called: impl ::core::ops::Fn(f64) -> f64 + 'static,
                a0: f64,
                t0: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            ) -> (f64, f64) {
                let _ = Self::__of(called);
                let t0 = t0.or_zero(&a0);
                Self::pushforward(a0, t0)
            }
            #[doc(hidden)]
            /// The reverse derivative of [`pushforward`].
            #[allow(unused, deprecated, nonstandard_style)]
            #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
            #[inline]
            pub fn pushforward_pullback(
                x: f64,
                t_x: f64,
                d_ret: (f64, f64),
            ) -> (f64, f64) {
                let result: f64 = (x * x) * x;
                let t_result: f64 = (((t_x * x) + (x * t_x)) * x) + ((x * x) * t_x);
                let result_2: (f64, f64) = (result, t_result);
                let mut d_x = ::rootgrad_autodiff::zero::<f64>();
                let mut d_t_x = ::rootgrad_autodiff::zero::<f64>();
                let mut d_result_2 = d_ret;
                let mut d_result: f64 = -0.0;
                let mut d_t_result: f64 = -0.0;
                d_result += d_result_2.0;
                d_t_result += d_result_2.1;
                let d_1 = d_t_result * x;
                d_t_x += d_1 * x;
                d_x += d_1 * t_x;
                d_x += d_1 * t_x;
                d_t_x += d_1 * x;
                d_x += d_t_result * ((t_x * x) + (x * t_x));
                let d_2 = d_t_result * t_x;
                d_x += d_2 * x;
                d_x += d_2 * x;
                d_t_x += d_t_result * (x * x);
                let d_3 = d_result * x;
                d_x += d_3 * x;
                d_x += d_3 * x;
                d_x += d_result * (x * x);
                (d_x, d_t_x)
            }
            #[doc(hidden)]
            #[allow(missing_docs, unreachable_pub)]
            #[allow(unused, deprecated, nonstandard_style)]
            #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
            #[inline]
            pub fn __jvp_vjp<'__shadow>(
                called: impl ::core::ops::Fn(f64) -> f64 + 'static,
                _: impl ::rootgrad_autodiff::rt::NoShadow,
                a0: f64,
                d0: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
                a1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
                d1: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
                d_ret: impl ::rootgrad_autodiff::rt::Seed<(f64, f64)>,
            ) {
                let _ = Self::__of(called);
                let a1 = a1.or_zero(&a0);
                let mut store1 = a1;
                let mut store0 = a0;
                let (g0, g1) = Self::pushforward_pullback(a0, a1, d_ret.seed());
                *d0.or_discard(&mut store0) += g0;
                *d1.or_discard(&mut store1) += g1;
            }
            #[doc(hidden)]
            #[allow(missing_docs, unreachable_pub)]
            #[allow(unused, deprecated, nonstandard_style)]
            #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
            #[inline]
            pub fn __vjp<'__shadow>(
                a0: f64,
                d0: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
                d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
            ) {
                let mut store0 = a0;
                let (_primal, g0) = Self::pullback(a0, d_ret.seed());
                *d0.or_discard(&mut store0) += g0;
            }
            #[doc(hidden)]
            #[inline]
            pub fn __ahead(
                (a0,): (f64,),
                _: impl ::core::ops::FnOnce((f64,)) -> f64,
            ) -> (f64, ::rootgrad_autodiff::rt::Partials<f64, 1usize>) {
                let (value, g0) = Self::pullback(a0, 1.0);
                (value, ::rootgrad_autodiff::rt::Partials([g0]))
            }
        }
    }
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: f64, d_ret: f64) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(
            self::rules::exp as rule_of_exp, autodiff::scalar as rule_of_scalar
        );
        let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
        let value = kept_2
            .aside(::rootgrad_autodiff::ahead!(rule_of_exp, self::rules::exp, a0 = x));
        let value_2 = kept_1
            .aside(
                ::rootgrad_autodiff::ahead!(rule_of_scalar, autodiff::scalar, a0 = x),
            );
        let result: f64 = value + value_2;
        let mut d_x = ::rootgrad_autodiff::zero::<f64>();
        let mut d_result = d_ret;
        let mut d_value = ::rootgrad_autodiff::Differentiable::zero_like(&value);
        let mut d_value_2 = ::rootgrad_autodiff::Differentiable::zero_like(&value_2);
        d_value += d_result;
        d_value_2 += d_result;
        let partials_1 = kept_1.take();
        if ::rootgrad_autodiff::rt::IsAhead::is_ahead(&partials_1) {
            ::rootgrad_autodiff::rt::Ahead::add_to(&partials_1, 0, &mut d_x, &d_value_2);
        } else {
            rule_of_scalar::__vjp(x, &mut d_x, d_value_2);
        }
        let partials_2 = kept_2.take();
        if ::rootgrad_autodiff::rt::IsAhead::is_ahead(&partials_2) {
            ::rootgrad_autodiff::rt::Ahead::add_to(&partials_2, 0, &mut d_x, &d_value);
        } else {
            rule_of_exp::__vjp(x, &mut d_x, d_value);
        }
        (result, d_x)
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: f64, t_x: f64) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(
            self::rules::exp as rule_of_exp, autodiff::scalar as rule_of_scalar
        );
        let (v_1, t_value) = rule_of_exp::__jvp(self::rules::exp, x, t_x);
        let value = v_1;
        let (v_2, t_value_2) = rule_of_scalar::__jvp(autodiff::scalar, x, t_x);
        let value_2 = v_2;
        let result: f64 = value + value_2;
        let t_result: f64 = t_value + t_value_2;
        (result, t_result)
    }
}
mod grown {
    ///The derivative of [`grow`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    enum grow {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl grow {
        /// Of what the function writes, the derivative gets the values before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        fn __of<F: 'static>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_function(called, &grow)
        }
        /// The reverse derivative of [`grow`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pullback(values: &mut Vec<f64>, d_values: &mut Vec<f64>, x: f64) -> f64 {
            let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
            values.push((x * x) * kept_1.keep(values[0]));
            let mut d_x = ::rootgrad_autodiff::zero::<f64>();
            let v_1 = kept_1.take();
            let d_1 = ::rootgrad_autodiff::rt::popped(&mut *d_values);
            let d_2 = d_1 * v_1;
            d_x += d_2 * x;
            d_x += d_2 * x;
            d_values[0] += d_1 * (x * x);
            d_x
        }
        /// The forward derivative of [`grow`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pushforward(
            values: &mut Vec<f64>,
            t_values: &mut Vec<f64>,
            x: f64,
            t_x: f64,
        ) {
            t_values.push((t_x * x + x * t_x) * values[0] + (x * x) * t_values[0]);
            values.push((x * x) * values[0]);
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp(
            called: impl ::core::ops::Fn(&mut Vec<f64>, f64) + 'static,
            a0: &mut Vec<f64>,
            t0: impl ::rootgrad_autodiff::rt::TangentMut<Vec<f64>>,
            a1: f64,
            t1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
        ) {
            let _ = Self::__of(called);
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            let t1 = t1.or_zero(&a1);
            Self::pushforward(a0, t0, a1, t1)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn pushforward_pullback(
            values: &mut Vec<f64>,
            d_values: &mut Vec<f64>,
            t_values: &mut Vec<f64>,
            d_t_values: &mut Vec<f64>,
            x: f64,
            t_x: f64,
        ) -> (f64, f64) {
            let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
            t_values
                .push(
                    (((t_x * x) + (x * t_x)) * kept_2.keep(values[0]))
                        + ((x * x) * kept_3.keep(t_values[0])),
                );
            values.push((x * x) * kept_1.keep(values[0]));
            let mut d_x = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_x = ::rootgrad_autodiff::zero::<f64>();
            let v_1 = kept_1.take();
            let d_1 = ::rootgrad_autodiff::rt::popped(&mut *d_values);
            let d_2 = d_1 * v_1;
            d_x += d_2 * x;
            d_x += d_2 * x;
            d_values[0] += d_1 * (x * x);
            let v_2 = kept_2.take();
            let v_3 = kept_3.take();
            let d_3 = ::rootgrad_autodiff::rt::popped(&mut *d_t_values);
            let d_4 = d_3 * v_2;
            d_t_x += d_4 * x;
            d_x += d_4 * t_x;
            d_x += d_4 * t_x;
            d_t_x += d_4 * x;
            d_values[0] += d_3 * ((t_x * x) + (x * t_x));
            let d_5 = d_3 * v_3;
            d_x += d_5 * x;
            d_x += d_5 * x;
            d_t_values[0] += d_3 * (x * x);
            (d_x, d_t_x)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp<'__shadow>(
            called: impl ::core::ops::Fn(&mut Vec<f64>, f64) + 'static,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a0: &Vec<f64>,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Vec<f64>>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<Vec<f64>>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Vec<f64>>,
            a2: f64,
            d2: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a3: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            d3: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            _: impl ::rootgrad_autodiff::rt::Seed<()>,
        ) {
            let _ = Self::__of(called);
            let a3 = a3.or_zero(&a2);
            let mut store3 = a3;
            let mut store2 = a2;
            let mut zero1 = ::core::option::Option::None;
            let a1 = a1.or_zero(&*a0, &mut zero1);
            let mut store1 = ::rootgrad_autodiff::rt::discarded(a1);
            let d1 = d1.or_discard(&mut store1);
            let mut a1 = ::std::borrow::ToOwned::to_owned(a1);
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let mut a0 = ::std::borrow::ToOwned::to_owned(a0);
            let (g2, g3) = Self::pushforward_pullback(&mut a0, d0, &mut a1, d1, a2, a3);
            *d2.or_discard(&mut store2) += g2;
            *d3.or_discard(&mut store3) += g3;
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __vjp<'__shadow>(
            a0: &Vec<f64>,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Vec<f64>>,
            a1: f64,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            _: impl ::rootgrad_autodiff::rt::Seed<()>,
        ) {
            let mut store1 = a1;
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let mut a0 = ::std::borrow::ToOwned::to_owned(a0);
            let g1 = Self::pullback(&mut a0, d0, a1);
            *d1.or_discard(&mut store1) += g1;
        }
    }
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(p: &[f64], d_p: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::callees!(grow as rule_of_grow);
        ::rootgrad_autodiff::rt::same_length("p", p.len(), d_p.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
        let mut values = p.to_vec();
        let argument = p[1];
        kept_2.keep_when(rule_of_grow::__BEFORE, &values);
        rule_of_grow::__of(grow)(&mut values, argument);
        kept_2.keep_when(!rule_of_grow::__BEFORE, &values);
        let argument_2 = p[0];
        kept_1.keep_when(rule_of_grow::__BEFORE, &values);
        rule_of_grow::__of(grow)(&mut values, argument_2);
        let result: f64 = values[3] * values[4];
        let mut d_result = d_ret;
        let mut d_values = ::rootgrad_autodiff::Differentiable::zero_like(&values);
        let mut d_argument: f64 = -0.0;
        let mut d_argument_2: f64 = -0.0;
        d_values[3] += d_result * values[4];
        d_values[4] += d_result * values[3];
        let v_1 = kept_1.take_when(rule_of_grow::__BEFORE);
        rule_of_grow::__vjp(
            &*::rootgrad_autodiff::rt::before_or(&v_1, &values),
            &mut d_values,
            argument_2,
            &mut d_argument_2,
            ::rootgrad_autodiff::rt::Unused,
        );
        d_p[0] += d_argument_2;
        let v_2 = kept_2.take();
        rule_of_grow::__vjp(
            &v_2,
            &mut d_values,
            argument,
            &mut d_argument,
            ::rootgrad_autodiff::rt::Unused,
        );
        d_p[1] += d_argument;
        ::rootgrad_autodiff::rt::accumulate_slice(&mut (*d_p)[..], &d_values[..]);
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(p: &[f64], t_p: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(grow as rule_of_grow);
        ::rootgrad_autodiff::rt::equal_lengths("p", p.len(), "t_p", t_p.len());
        let mut values = p.to_vec();
        let mut t_values = t_p.to_vec();
        let argument = p[1];
        let t_argument = t_p[1];
        rule_of_grow::__jvp(grow, &mut values, &mut t_values, argument, t_argument);
        let argument_2 = p[0];
        let t_argument_2 = t_p[0];
        rule_of_grow::__jvp(grow, &mut values, &mut t_values, argument_2, t_argument_2);
        let result: f64 = values[3] * values[4];
        let t_result: f64 = t_values[3] * values[4] + values[3] * t_values[4];
        (result, t_result)
    }
}
