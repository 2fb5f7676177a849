// Written by the golden test; do not edit.
mod mapped_arrays {
    ///The derivative of [`closure`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub enum closure {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl closure {
        /// Of what the function writes, the derivative gets the values before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        pub fn __of<F: 'static>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_function(called, &closure)
        }
        /// The reverse derivative of [`closure`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        pub fn pullback(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
            ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
            let mut a = [x[0], x[1]];
            let items = ::core::clone::Clone::clone(&a);
            let mut b = ::rootgrad_autodiff::rt::any_array_like(&items);
            let length = b.len();
            for i in 0..length {
                let v = items[i];
                a[1] = a[1] * 2.0;
                b[i] = v;
            }
            let result: f64 = (b[0] * b[1]) * a[1];
            let mut d_result = d_ret;
            let mut d_a = ::rootgrad_autodiff::Differentiable::zero_like(&a);
            let mut d_items = ::rootgrad_autodiff::Differentiable::zero_like(&items);
            let mut d_b = ::rootgrad_autodiff::Differentiable::zero_like(&b);
            let d_1 = d_result * a[1];
            d_b[0] += d_1 * b[1];
            d_b[1] += d_1 * b[0];
            d_a[1] += d_result * (b[0] * b[1]);
            for i in (0..length).rev() {
                let mut d_v: f64 = -0.0;
                let d_2 = ::core::mem::take(&mut d_b[i]);
                d_v += d_2;
                let d_3 = ::core::mem::take(&mut d_a[1]);
                d_a[1] += d_3 * 2.0;
                d_items[i] += d_v;
            }
            ::rootgrad_autodiff::rt::accumulate(&mut d_a, &(d_items));
            d_x[0] += d_a[0];
            d_x[1] += d_a[1];
            result
        }
        /// The forward derivative of [`closure`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        pub fn pushforward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
            ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
            let mut a = [x[0], x[1]];
            let mut t_a = [t_x[0], t_x[1]];
            let items = a;
            let t_items = t_a;
            let mut b = ::rootgrad_autodiff::rt::any_array_like(&items);
            let mut t_b = ::rootgrad_autodiff::Differentiable::zero_like(&b);
            let length = b.len();
            for i in 0..length {
                let v = items[i];
                let t_v = t_items[i];
                t_a[1] = t_a[1] * 2.0;
                a[1] = a[1] * 2.0;
                t_b[i] = t_v;
                b[i] = v;
            }
            let result: f64 = (b[0] * b[1]) * a[1];
            let t_result: f64 = (t_b[0] * b[1] + b[0] * t_b[1]) * a[1]
                + (b[0] * b[1]) * t_a[1];
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        pub fn __jvp(
            called: impl ::core::ops::Fn(&[f64]) -> f64 + 'static,
            a0: &[f64],
            t0: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
        ) -> (f64, f64) {
            let _ = Self::__of(called);
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            Self::pushforward(a0, t0)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        pub fn pushforward_pullback(
            x: &[f64],
            d_x: &mut [f64],
            t_x: &[f64],
            d_t_x: &mut [f64],
            d_ret: (f64, f64),
        ) {
            ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
            ::rootgrad_autodiff::rt::same_length("t_x", t_x.len(), d_t_x.len());
            let mut a = [x[0], x[1]];
            let mut t_a = [t_x[0], t_x[1]];
            let items = ::core::clone::Clone::clone(&a);
            let t_items = ::core::clone::Clone::clone(&t_a);
            let mut b = ::rootgrad_autodiff::rt::any_array_like(&items);
            let mut t_b = ::rootgrad_autodiff::Differentiable::zero_like(&b);
            let length = b.len();
            for i in 0..length {
                let v = items[i];
                let t_v = t_items[i];
                t_a[1] = t_a[1] * 2.0;
                a[1] = a[1] * 2.0;
                t_b[i] = t_v;
                b[i] = v;
            }
            let result: f64 = (b[0] * b[1]) * a[1];
            let t_result: f64 = (((t_b[0] * b[1]) + (b[0] * t_b[1])) * a[1])
                + ((b[0] * b[1]) * t_a[1]);
            let result_2: (f64, f64) = (result, t_result);
            let mut d_result_2 = d_ret;
            let mut d_a = ::rootgrad_autodiff::Differentiable::zero_like(&a);
            let mut d_t_a = ::rootgrad_autodiff::Differentiable::zero_like(&t_a);
            let mut d_items = ::rootgrad_autodiff::Differentiable::zero_like(&items);
            let mut d_t_items = ::rootgrad_autodiff::Differentiable::zero_like(&t_items);
            let mut d_b = ::rootgrad_autodiff::Differentiable::zero_like(&b);
            let mut d_t_b = ::rootgrad_autodiff::Differentiable::zero_like(&t_b);
            let mut d_result: f64 = -0.0;
            let mut d_t_result: f64 = -0.0;
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            let d_1 = d_t_result * a[1];
            d_t_b[0] += d_1 * b[1];
            d_b[1] += d_1 * t_b[0];
            d_b[0] += d_1 * t_b[1];
            d_t_b[1] += d_1 * b[0];
            d_a[1] += d_t_result * ((t_b[0] * b[1]) + (b[0] * t_b[1]));
            let d_2 = d_t_result * t_a[1];
            d_b[0] += d_2 * b[1];
            d_b[1] += d_2 * b[0];
            d_t_a[1] += d_t_result * (b[0] * b[1]);
            let d_3 = d_result * a[1];
            d_b[0] += d_3 * b[1];
            d_b[1] += d_3 * b[0];
            d_a[1] += d_result * (b[0] * b[1]);
            for i in (0..length).rev() {
                let mut d_v: f64 = -0.0;
                let mut d_t_v: f64 = -0.0;
                let d_4 = ::core::mem::take(&mut d_b[i]);
                d_v += d_4;
                let d_5 = ::core::mem::take(&mut d_t_b[i]);
                d_t_v += d_5;
                let d_6 = ::core::mem::take(&mut d_a[1]);
                d_a[1] += d_6 * 2.0;
                let d_7 = ::core::mem::take(&mut d_t_a[1]);
                d_t_a[1] += d_7 * 2.0;
                d_t_items[i] += d_t_v;
                d_items[i] += d_v;
            }
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_a, &(d_t_items));
            ::rootgrad_autodiff::rt::accumulate(&mut d_a, &(d_items));
            d_t_x[0] += d_t_a[0];
            d_t_x[1] += d_t_a[1];
            d_x[0] += d_a[0];
            d_x[1] += d_a[1];
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        pub fn __jvp_vjp<'__shadow>(
            called: impl ::core::ops::Fn(&[f64]) -> f64 + 'static,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a0: &[f64],
            d0: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
            d1: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(f64, f64)>,
        ) {
            let _ = Self::__of(called);
            let mut zero1 = ::core::option::Option::None;
            let a1 = a1.or_zero(&*a0, &mut zero1);
            let mut store1 = ::std::vec::Vec::new();
            let d1 = ::rootgrad_autodiff::rt::or_zeroed(
                d1.into_slice(),
                a1.len(),
                &mut store1,
            );
            let mut store0 = ::std::vec::Vec::new();
            let d0 = ::rootgrad_autodiff::rt::or_zeroed(
                d0.into_slice(),
                a0.len(),
                &mut store0,
            );
            Self::pushforward_pullback(a0, d0, a1, d1, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        pub fn __vjp<'__shadow>(
            a0: &[f64],
            d0: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
        ) {
            let mut store0 = ::std::vec::Vec::new();
            let d0 = ::rootgrad_autodiff::rt::or_zeroed(
                d0.into_slice(),
                a0.len(),
                &mut store0,
            );
            let _primal = Self::pullback(a0, d0, d_ret.seed());
        }
    }
    ///The derivative of [`helper`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub enum helper {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl helper {
        /// Of what the function writes, the derivative gets the values before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        pub fn __of<F: 'static>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_function(called, &helper)
        }
        /// The reverse derivative of [`helper`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        pub fn pullback(a: &mut [f64; 2], d_a: &mut [f64; 2], d_ret: f64) -> f64 {
            let items = *a;
            let mut b = ::rootgrad_autodiff::rt::any_array_like(&items);
            let length = b.len();
            for i in 0..length {
                let v = items[i];
                a[1] = a[1] * 2.0;
                b[i] = v;
            }
            let result: f64 = (b[0] * b[1]) * a[1];
            let a = &*a;
            let mut d_result = d_ret;
            let mut d_items = ::rootgrad_autodiff::Differentiable::zero_like(&items);
            let mut d_b = ::rootgrad_autodiff::Differentiable::zero_like(&b);
            let d_1 = d_result * a[1];
            d_b[0] += d_1 * b[1];
            d_b[1] += d_1 * b[0];
            d_a[1] += d_result * (b[0] * b[1]);
            for i in (0..length).rev() {
                let mut d_v: f64 = -0.0;
                let d_2 = ::core::mem::take(&mut d_b[i]);
                d_v += d_2;
                let d_3 = ::core::mem::take(&mut d_a[1]);
                d_a[1] += d_3 * 2.0;
                d_items[i] += d_v;
            }
            ::rootgrad_autodiff::rt::accumulate(&mut (*d_a), &(d_items));
            result
        }
        /// The forward derivative of [`helper`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        pub fn pushforward(a: &mut [f64; 2], t_a: &mut [f64; 2]) -> (f64, f64) {
            let items = *a;
            let t_items = *t_a;
            let mut b = ::rootgrad_autodiff::rt::any_array_like(&items);
            let mut t_b = ::rootgrad_autodiff::Differentiable::zero_like(&b);
            let length = b.len();
            for i in 0..length {
                let v = items[i];
                let t_v = t_items[i];
                t_a[1] = t_a[1] * 2.0;
                a[1] = a[1] * 2.0;
                t_b[i] = t_v;
                b[i] = v;
            }
            let result: f64 = (b[0] * b[1]) * a[1];
            let t_result: f64 = (t_b[0] * b[1] + b[0] * t_b[1]) * a[1]
                + (b[0] * b[1]) * t_a[1];
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        pub fn __jvp(
            called: impl ::core::ops::Fn(&mut [f64; 2]) -> f64 + 'static,
            a0: &mut [f64; 2],
            t0: impl ::rootgrad_autodiff::rt::TangentMut<[f64; 2]>,
        ) -> (f64, f64) {
            let _ = Self::__of(called);
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            Self::pushforward(a0, t0)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        pub fn pushforward_pullback(
            a: &mut [f64; 2],
            d_a: &mut [f64; 2],
            t_a: &mut [f64; 2],
            d_t_a: &mut [f64; 2],
            d_ret: (f64, f64),
        ) {
            let items = *a;
            let t_items = *t_a;
            let mut b = ::rootgrad_autodiff::rt::any_array_like(&items);
            let mut t_b = ::rootgrad_autodiff::Differentiable::zero_like(&b);
            let length = b.len();
            for i in 0..length {
                let v = items[i];
                let t_v = t_items[i];
                t_a[1] = t_a[1] * 2.0;
                a[1] = a[1] * 2.0;
                t_b[i] = t_v;
                b[i] = v;
            }
            let result: f64 = (b[0] * b[1]) * a[1];
            let t_result: f64 = (((t_b[0] * b[1]) + (b[0] * t_b[1])) * a[1])
                + ((b[0] * b[1]) * t_a[1]);
            let result_2: (f64, f64) = (result, t_result);
            let a = &*a;
            let t_a = &*t_a;
            let mut d_result_2 = d_ret;
            let mut d_items = ::rootgrad_autodiff::Differentiable::zero_like(&items);
            let mut d_t_items = ::rootgrad_autodiff::Differentiable::zero_like(&t_items);
            let mut d_b = ::rootgrad_autodiff::Differentiable::zero_like(&b);
            let mut d_t_b = ::rootgrad_autodiff::Differentiable::zero_like(&t_b);
            let mut d_result: f64 = -0.0;
            let mut d_t_result: f64 = -0.0;
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            let d_1 = d_t_result * a[1];
            d_t_b[0] += d_1 * b[1];
            d_b[1] += d_1 * t_b[0];
            d_b[0] += d_1 * t_b[1];
            d_t_b[1] += d_1 * b[0];
            d_a[1] += d_t_result * ((t_b[0] * b[1]) + (b[0] * t_b[1]));
            let d_2 = d_t_result * t_a[1];
            d_b[0] += d_2 * b[1];
            d_b[1] += d_2 * b[0];
            d_t_a[1] += d_t_result * (b[0] * b[1]);
            let d_3 = d_result * a[1];
            d_b[0] += d_3 * b[1];
            d_b[1] += d_3 * b[0];
            d_a[1] += d_result * (b[0] * b[1]);
            for i in (0..length).rev() {
                let mut d_v: f64 = -0.0;
                let mut d_t_v: f64 = -0.0;
                let d_4 = ::core::mem::take(&mut d_b[i]);
                d_v += d_4;
                let d_5 = ::core::mem::take(&mut d_t_b[i]);
                d_t_v += d_5;
                let d_6 = ::core::mem::take(&mut d_a[1]);
                d_a[1] += d_6 * 2.0;
                let d_7 = ::core::mem::take(&mut d_t_a[1]);
                d_t_a[1] += d_7 * 2.0;
                d_t_items[i] += d_t_v;
                d_items[i] += d_v;
            }
            ::rootgrad_autodiff::rt::accumulate(&mut (*d_t_a), &(d_t_items));
            ::rootgrad_autodiff::rt::accumulate(&mut (*d_a), &(d_items));
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        pub fn __jvp_vjp<'__shadow>(
            called: impl ::core::ops::Fn(&mut [f64; 2]) -> f64 + 'static,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a0: &[f64; 2],
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<[f64; 2]>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<[f64; 2]>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<[f64; 2]>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(f64, f64)>,
        ) {
            let _ = Self::__of(called);
            let mut zero1 = ::core::option::Option::None;
            let a1 = a1.or_zero(&*a0, &mut zero1);
            let mut store1 = ::rootgrad_autodiff::rt::discarded(a1);
            let d1 = d1.or_discard(&mut store1);
            let mut a1 = ::std::borrow::ToOwned::to_owned(a1);
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let mut a0 = ::std::borrow::ToOwned::to_owned(a0);
            Self::pushforward_pullback(&mut a0, d0, &mut a1, d1, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        pub fn __vjp<'__shadow>(
            a0: &[f64; 2],
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<[f64; 2]>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
        ) {
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let mut a0 = ::std::borrow::ToOwned::to_owned(a0);
            let _primal = Self::pullback(&mut a0, d0, d_ret.seed());
        }
    }
    ///The derivative of [`through_reference`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub enum through_reference {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl through_reference {
        /// Of what the function writes, the derivative gets the values before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        pub fn __of<F: 'static>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_function(called, &through_reference)
        }
        /// The reverse derivative of [`through_reference`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        pub fn pullback(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
            ::rootgrad_autodiff::callees!(helper as rule_of_helper);
            ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
            let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
            let mut a = [x[0], x[1]];
            kept_1.keep_when(rule_of_helper::__BEFORE, &a);
            let value = rule_of_helper::__of(helper)(&mut a);
            let result: f64 = value + a[1];
            let mut d_result = d_ret;
            let mut d_a = ::rootgrad_autodiff::Differentiable::zero_like(&a);
            let mut d_value: f64 = -0.0;
            d_value += d_result;
            d_a[1] += d_result;
            let v_1 = kept_1.take_when(rule_of_helper::__BEFORE);
            rule_of_helper::__vjp(
                &*::rootgrad_autodiff::rt::before_or(&v_1, &a),
                &mut d_a,
                d_value,
            );
            d_x[0] += d_a[0];
            d_x[1] += d_a[1];
            result
        }
        /// The forward derivative of [`through_reference`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        pub fn pushforward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
            ::rootgrad_autodiff::callees!(helper as rule_of_helper);
            ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
            let mut a = [x[0], x[1]];
            let mut t_a = [t_x[0], t_x[1]];
            let (v_1, t_value) = rule_of_helper::__jvp(helper, &mut a, &mut t_a);
            let value = v_1;
            let result: f64 = value + a[1];
            let t_result: f64 = t_value + t_a[1];
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        pub fn __jvp(
            called: impl ::core::ops::Fn(&[f64]) -> f64 + 'static,
            a0: &[f64],
            t0: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
        ) -> (f64, f64) {
            let _ = Self::__of(called);
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            Self::pushforward(a0, t0)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        pub fn pushforward_pullback(
            x: &[f64],
            d_x: &mut [f64],
            t_x: &[f64],
            d_t_x: &mut [f64],
            d_ret: (f64, f64),
        ) {
            ::rootgrad_autodiff::callees!(helper as rule_of_helper);
            ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
            ::rootgrad_autodiff::rt::same_length("t_x", t_x.len(), d_t_x.len());
            let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
            let mut a = [x[0], x[1]];
            let mut t_a = [t_x[0], t_x[1]];
            kept_1.keep_owned(&a);
            kept_2.keep_owned(&t_a);
            let v_1 = rule_of_helper::__jvp(rule_of_helper, &mut a, &mut t_a);
            let value = ::core::clone::Clone::clone(&v_1.0);
            let t_value = ::core::clone::Clone::clone(&v_1.1);
            let result: f64 = value + a[1];
            let t_result: f64 = t_value + t_a[1];
            let result_2: (f64, f64) = (result, t_result);
            let mut d_result_2 = d_ret;
            let mut d_a = ::rootgrad_autodiff::Differentiable::zero_like(&a);
            let mut d_t_a = ::rootgrad_autodiff::Differentiable::zero_like(&t_a);
            let mut d_v_1 = ::rootgrad_autodiff::Differentiable::zero_like(&v_1);
            let mut d_value = ::rootgrad_autodiff::Differentiable::zero_like(&value);
            let mut d_t_value = ::rootgrad_autodiff::Differentiable::zero_like(&t_value);
            let mut d_result: f64 = -0.0;
            let mut d_t_result: f64 = -0.0;
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            d_t_value += d_t_result;
            d_t_a[1] += d_t_result;
            d_value += d_result;
            d_a[1] += d_result;
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_1.1, &(d_t_value));
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_1.0, &(d_value));
            let v_2 = kept_1.take();
            let v_3 = kept_2.take();
            rule_of_helper::__jvp_vjp(
                rule_of_helper,
                ::rootgrad_autodiff::rt::Inactive,
                &v_2,
                &mut d_a,
                &v_3,
                &mut d_t_a,
                d_v_1,
            );
            d_t_x[0] += d_t_a[0];
            d_t_x[1] += d_t_a[1];
            d_x[0] += d_a[0];
            d_x[1] += d_a[1];
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        pub fn __jvp_vjp<'__shadow>(
            called: impl ::core::ops::Fn(&[f64]) -> f64 + 'static,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a0: &[f64],
            d0: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
            d1: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(f64, f64)>,
        ) {
            let _ = Self::__of(called);
            let mut zero1 = ::core::option::Option::None;
            let a1 = a1.or_zero(&*a0, &mut zero1);
            let mut store1 = ::std::vec::Vec::new();
            let d1 = ::rootgrad_autodiff::rt::or_zeroed(
                d1.into_slice(),
                a1.len(),
                &mut store1,
            );
            let mut store0 = ::std::vec::Vec::new();
            let d0 = ::rootgrad_autodiff::rt::or_zeroed(
                d0.into_slice(),
                a0.len(),
                &mut store0,
            );
            Self::pushforward_pullback(a0, d0, a1, d1, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        pub fn __vjp<'__shadow>(
            a0: &[f64],
            d0: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
        ) {
            let mut store0 = ::std::vec::Vec::new();
            let d0 = ::rootgrad_autodiff::rt::or_zeroed(
                d0.into_slice(),
                a0.len(),
                &mut store0,
            );
            let _primal = Self::pullback(a0, d0, d_ret.seed());
        }
    }
    ///The derivative of [`matrix`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub enum matrix {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl matrix {
        /// Of what the function writes, the derivative gets the values before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        pub fn __of<F: 'static>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_function(called, &matrix)
        }
        /// The reverse derivative of [`matrix`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        pub fn pullback(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
            ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
            let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let mut m = [[x[0], x[1]], [x[2], x[3]]];
            let items = ::core::clone::Clone::clone(&m);
            let mut b = ::rootgrad_autodiff::rt::any_array_like(&items);
            let length = b.len();
            for i in 0..length {
                let r = ::core::clone::Clone::clone(&items[i]);
                shape_1.keep(&r);
                m[1][0] = m[1][0] * 2.0;
                b[i] = r[0] * r[1];
            }
            let items_2 = ::core::clone::Clone::clone(&m[1]);
            let mut c = ::rootgrad_autodiff::rt::any_array_like(&items_2);
            let length_2 = c.len();
            for i_2 in 0..length_2 {
                let v = items_2[i_2];
                m[1][1] = kept_1.keep(m[1][1]) * x[4];
                c[i_2] = v * v;
            }
            let result: f64 = ((b[0] * b[1]) + (c[0] * c[1])) + m[1][1];
            let mut d_result = d_ret;
            let mut d_m = ::rootgrad_autodiff::Differentiable::zero_like(&m);
            let mut d_items = ::rootgrad_autodiff::Differentiable::zero_like(&items);
            let mut d_b = ::rootgrad_autodiff::Differentiable::zero_like(&b);
            let mut d_items_2 = ::rootgrad_autodiff::Differentiable::zero_like(&items_2);
            let mut d_c = ::rootgrad_autodiff::Differentiable::zero_like(&c);
            d_b[0] += d_result * b[1];
            d_b[1] += d_result * b[0];
            d_c[0] += d_result * c[1];
            d_c[1] += d_result * c[0];
            d_m[1][1] += d_result;
            for i_2 in (0..length_2).rev() {
                let v_1 = kept_1.take();
                let v = items_2[i_2];
                let mut d_v: f64 = -0.0;
                let d_1 = ::core::mem::take(&mut d_c[i_2]);
                d_v += d_1 * v;
                d_v += d_1 * v;
                let d_2 = ::core::mem::take(&mut d_m[1][1]);
                d_m[1][1] += d_2 * x[4];
                d_x[4] += d_2 * v_1;
                d_items_2[i_2] += d_v;
            }
            ::rootgrad_autodiff::rt::accumulate(&mut d_m[1], &(d_items_2));
            for i in (0..length).rev() {
                let r = ::core::clone::Clone::clone(&items[i]);
                let mut d_r = shape_1.zero();
                let d_3 = ::core::mem::take(&mut d_b[i]);
                d_r[0] += d_3 * r[1];
                d_r[1] += d_3 * r[0];
                let d_4 = ::core::mem::take(&mut d_m[1][0]);
                d_m[1][0] += d_4 * 2.0;
                ::rootgrad_autodiff::rt::accumulate(&mut d_items[i], &(d_r));
            }
            ::rootgrad_autodiff::rt::accumulate(&mut d_m, &(d_items));
            d_x[0] += d_m[0][0];
            d_x[1] += d_m[0][1];
            d_x[2] += d_m[1][0];
            d_x[3] += d_m[1][1];
            kept_1.finish();
            result
        }
        /// The forward derivative of [`matrix`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        pub fn pushforward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
            ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
            let mut t_m = [[t_x[0], t_x[1]], [t_x[2], t_x[3]]];
            let mut m = [[x[0], x[1]], [x[2], x[3]]];
            let items = m;
            let t_items = t_m;
            let mut b = ::rootgrad_autodiff::rt::any_array_like(&items);
            let mut t_b = ::rootgrad_autodiff::Differentiable::zero_like(&b);
            let length = b.len();
            for i in 0..length {
                let r = items[i];
                let t_r = t_items[i];
                t_m[1][0] = t_m[1][0] * 2.0;
                m[1][0] = m[1][0] * 2.0;
                t_b[i] = t_r[0] * r[1] + r[0] * t_r[1];
                b[i] = r[0] * r[1];
            }
            let items_2 = m[1];
            let t_items_2 = t_m[1];
            let mut c = ::rootgrad_autodiff::rt::any_array_like(&items_2);
            let mut t_c = ::rootgrad_autodiff::Differentiable::zero_like(&c);
            let length_2 = c.len();
            for i_2 in 0..length_2 {
                let v = items_2[i_2];
                let t_v = t_items_2[i_2];
                t_m[1][1] = t_m[1][1] * x[4] + m[1][1] * t_x[4];
                m[1][1] = m[1][1] * x[4];
                t_c[i_2] = t_v * v + v * t_v;
                c[i_2] = v * v;
            }
            let result: f64 = ((b[0] * b[1]) + (c[0] * c[1])) + m[1][1];
            let t_result: f64 = ((t_b[0] * b[1] + b[0] * t_b[1])
                + (t_c[0] * c[1] + c[0] * t_c[1])) + t_m[1][1];
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        pub fn __jvp(
            called: impl ::core::ops::Fn(&[f64]) -> f64 + 'static,
            a0: &[f64],
            t0: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
        ) -> (f64, f64) {
            let _ = Self::__of(called);
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            Self::pushforward(a0, t0)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        pub fn pushforward_pullback(
            x: &[f64],
            d_x: &mut [f64],
            t_x: &[f64],
            d_t_x: &mut [f64],
            d_ret: (f64, f64),
        ) {
            ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
            ::rootgrad_autodiff::rt::same_length("t_x", t_x.len(), d_t_x.len());
            let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
            let mut t_m = [[t_x[0], t_x[1]], [t_x[2], t_x[3]]];
            let mut m = [[x[0], x[1]], [x[2], x[3]]];
            let items = ::core::clone::Clone::clone(&m);
            let t_items = ::core::clone::Clone::clone(&t_m);
            let mut b = ::rootgrad_autodiff::rt::any_array_like(&items);
            let mut t_b = ::rootgrad_autodiff::Differentiable::zero_like(&b);
            let length = b.len();
            for i in 0..length {
                let r = ::core::clone::Clone::clone(&items[i]);
                shape_1.keep(&r);
                let t_r = ::core::clone::Clone::clone(&t_items[i]);
                shape_2.keep(&t_r);
                t_m[1][0] = t_m[1][0] * 2.0;
                m[1][0] = m[1][0] * 2.0;
                t_b[i] = (t_r[0] * r[1]) + (r[0] * t_r[1]);
                b[i] = r[0] * r[1];
            }
            let items_2 = ::core::clone::Clone::clone(&m[1]);
            let t_items_2 = ::core::clone::Clone::clone(&t_m[1]);
            let mut c = ::rootgrad_autodiff::rt::any_array_like(&items_2);
            let mut t_c = ::rootgrad_autodiff::Differentiable::zero_like(&c);
            let length_2 = c.len();
            for i_2 in 0..length_2 {
                let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
                let v = items_2[i_2];
                let t_v = t_items_2[i_2];
                t_m[1][1] = (kept_2.keep(t_m[1][1]) * x[4])
                    + (kept_3.keep(m[1][1]) * t_x[4]);
                m[1][1] = kept_1.keep(m[1][1]) * x[4];
                t_c[i_2] = (t_v * v) + (v * t_v);
                c[i_2] = v * v;
                pass_1.push((kept_1.take(), kept_2.take(), kept_3.take()));
            }
            let result: f64 = ((b[0] * b[1]) + (c[0] * c[1])) + m[1][1];
            let t_result: f64 = (((t_b[0] * b[1]) + (b[0] * t_b[1]))
                + ((t_c[0] * c[1]) + (c[0] * t_c[1]))) + t_m[1][1];
            let result_2: (f64, f64) = (result, t_result);
            let mut d_result_2 = d_ret;
            let mut d_t_m = ::rootgrad_autodiff::Differentiable::zero_like(&t_m);
            let mut d_m = ::rootgrad_autodiff::Differentiable::zero_like(&m);
            let mut d_items = ::rootgrad_autodiff::Differentiable::zero_like(&items);
            let mut d_t_items = ::rootgrad_autodiff::Differentiable::zero_like(&t_items);
            let mut d_b = ::rootgrad_autodiff::Differentiable::zero_like(&b);
            let mut d_t_b = ::rootgrad_autodiff::Differentiable::zero_like(&t_b);
            let mut d_items_2 = ::rootgrad_autodiff::Differentiable::zero_like(&items_2);
            let mut d_t_items_2 = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_items_2,
            );
            let mut d_c = ::rootgrad_autodiff::Differentiable::zero_like(&c);
            let mut d_t_c = ::rootgrad_autodiff::Differentiable::zero_like(&t_c);
            let mut d_result: f64 = -0.0;
            let mut d_t_result: f64 = -0.0;
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            d_t_b[0] += d_t_result * b[1];
            d_b[1] += d_t_result * t_b[0];
            d_b[0] += d_t_result * t_b[1];
            d_t_b[1] += d_t_result * b[0];
            d_t_c[0] += d_t_result * c[1];
            d_c[1] += d_t_result * t_c[0];
            d_c[0] += d_t_result * t_c[1];
            d_t_c[1] += d_t_result * c[0];
            d_t_m[1][1] += d_t_result;
            d_b[0] += d_result * b[1];
            d_b[1] += d_result * b[0];
            d_c[0] += d_result * c[1];
            d_c[1] += d_result * c[0];
            d_m[1][1] += d_result;
            for i_2 in (0..length_2).rev() {
                let (v_1, v_2, v_3) = pass_1.take();
                let v = items_2[i_2];
                let t_v = t_items_2[i_2];
                let mut d_v: f64 = -0.0;
                let mut d_t_v: f64 = -0.0;
                let d_1 = ::core::mem::take(&mut d_c[i_2]);
                d_v += d_1 * v;
                d_v += d_1 * v;
                let d_2 = ::core::mem::take(&mut d_t_c[i_2]);
                d_t_v += d_2 * v;
                d_v += d_2 * t_v;
                d_v += d_2 * t_v;
                d_t_v += d_2 * v;
                let d_3 = ::core::mem::take(&mut d_m[1][1]);
                d_m[1][1] += d_3 * x[4];
                d_x[4] += d_3 * v_1;
                let d_4 = ::core::mem::take(&mut d_t_m[1][1]);
                d_t_m[1][1] += d_4 * x[4];
                d_x[4] += d_4 * v_2;
                d_m[1][1] += d_4 * t_x[4];
                d_t_x[4] += d_4 * v_3;
                d_t_items_2[i_2] += d_t_v;
                d_items_2[i_2] += d_v;
            }
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_m[1], &(d_t_items_2));
            ::rootgrad_autodiff::rt::accumulate(&mut d_m[1], &(d_items_2));
            for i in (0..length).rev() {
                let r = ::core::clone::Clone::clone(&items[i]);
                let t_r = ::core::clone::Clone::clone(&t_items[i]);
                let mut d_r = shape_1.zero();
                let mut d_t_r = shape_2.zero();
                let d_5 = ::core::mem::take(&mut d_b[i]);
                d_r[0] += d_5 * r[1];
                d_r[1] += d_5 * r[0];
                let d_6 = ::core::mem::take(&mut d_t_b[i]);
                d_t_r[0] += d_6 * r[1];
                d_r[1] += d_6 * t_r[0];
                d_r[0] += d_6 * t_r[1];
                d_t_r[1] += d_6 * r[0];
                let d_7 = ::core::mem::take(&mut d_m[1][0]);
                d_m[1][0] += d_7 * 2.0;
                let d_8 = ::core::mem::take(&mut d_t_m[1][0]);
                d_t_m[1][0] += d_8 * 2.0;
                ::rootgrad_autodiff::rt::accumulate(&mut d_t_items[i], &(d_t_r));
                ::rootgrad_autodiff::rt::accumulate(&mut d_items[i], &(d_r));
            }
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_m, &(d_t_items));
            ::rootgrad_autodiff::rt::accumulate(&mut d_m, &(d_items));
            d_x[0] += d_m[0][0];
            d_x[1] += d_m[0][1];
            d_x[2] += d_m[1][0];
            d_x[3] += d_m[1][1];
            d_t_x[0] += d_t_m[0][0];
            d_t_x[1] += d_t_m[0][1];
            d_t_x[2] += d_t_m[1][0];
            d_t_x[3] += d_t_m[1][1];
            pass_1.finish();
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        pub fn __jvp_vjp<'__shadow>(
            called: impl ::core::ops::Fn(&[f64]) -> f64 + 'static,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a0: &[f64],
            d0: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
            d1: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(f64, f64)>,
        ) {
            let _ = Self::__of(called);
            let mut zero1 = ::core::option::Option::None;
            let a1 = a1.or_zero(&*a0, &mut zero1);
            let mut store1 = ::std::vec::Vec::new();
            let d1 = ::rootgrad_autodiff::rt::or_zeroed(
                d1.into_slice(),
                a1.len(),
                &mut store1,
            );
            let mut store0 = ::std::vec::Vec::new();
            let d0 = ::rootgrad_autodiff::rt::or_zeroed(
                d0.into_slice(),
                a0.len(),
                &mut store0,
            );
            Self::pushforward_pullback(a0, d0, a1, d1, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        pub fn __vjp<'__shadow>(
            a0: &[f64],
            d0: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
        ) {
            let mut store0 = ::std::vec::Vec::new();
            let d0 = ::rootgrad_autodiff::rt::or_zeroed(
                d0.into_slice(),
                a0.len(),
                &mut store0,
            );
            let _primal = Self::pullback(a0, d0, d_ret.seed());
        }
    }
    ///The derivative of [`structs`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub enum structs {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl structs {
        /// Of what the function writes, the derivative gets the values before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        pub fn __of<F: 'static>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_function(called, &structs)
        }
        /// The reverse derivative of [`structs`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        pub fn pullback(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
            ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_3 = ::rootgrad_autodiff::Shapes::new();
            let mut p = [(P { u: x[0], w: x[1] }), (P { u: x[2], w: x[3] })];
            let items = ::core::clone::Clone::clone(&p);
            let mut b = ::rootgrad_autodiff::rt::any_array_like(&items);
            let length = b.len();
            for i in 0..length {
                let q = ::core::clone::Clone::clone(&items[i]);
                shape_3.keep(&q);
                shape_2.keep(&p[1].u);
                p[1].u = p[1].u * 3.0;
                shape_1.keep(&b[i]);
                b[i] = q.u * q.w;
            }
            let result: f64 = (b[0] + (b[1] * b[0])) + p[1].u;
            let mut d_result = d_ret;
            let mut d_p = ::rootgrad_autodiff::Differentiable::zero_like(&p);
            let mut d_items = ::rootgrad_autodiff::Differentiable::zero_like(&items);
            let mut d_b = ::rootgrad_autodiff::Differentiable::zero_like(&b);
            d_b[0] += d_result;
            d_b[1] += d_result * b[0];
            d_b[0] += d_result * b[1];
            d_p[1].u += d_result;
            for i in (0..length).rev() {
                let q = ::core::clone::Clone::clone(&items[i]);
                let mut d_q = shape_3.zero();
                let d_1 = shape_1.replace(&mut d_b[i]);
                let d_2 = ::rootgrad_autodiff::rt::scalar(d_1);
                d_q.u += d_2 * q.w;
                d_q.w += d_2 * q.u;
                let d_3 = shape_2.replace(&mut d_p[1].u);
                let d_4 = ::rootgrad_autodiff::rt::scalar(d_3);
                d_p[1].u += d_4 * 3.0;
                ::rootgrad_autodiff::rt::accumulate(&mut d_items[i], &(d_q));
            }
            ::rootgrad_autodiff::rt::accumulate(&mut d_p, &(d_items));
            let P { u: d_5, w: d_6 } = &d_p[0] else {
                ::rootgrad_autodiff::rt::wrong_variant()
            };
            d_x[0] += (*d_5);
            d_x[1] += (*d_6);
            let P { u: d_7, w: d_8 } = &d_p[1] else {
                ::rootgrad_autodiff::rt::wrong_variant()
            };
            d_x[2] += (*d_7);
            d_x[3] += (*d_8);
            result
        }
        /// The forward derivative of [`structs`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        pub fn pushforward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
            ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
            let mut t_p = [P { u: t_x[0], w: t_x[1] }, P { u: t_x[2], w: t_x[3] }];
            let mut p = [(P { u: x[0], w: x[1] }), (P { u: x[2], w: x[3] })];
            let items = p;
            let t_items = t_p;
            let mut b = ::rootgrad_autodiff::rt::any_array_like(&items);
            let mut t_b = ::rootgrad_autodiff::Differentiable::zero_like(&b);
            let length = b.len();
            for i in 0..length {
                let q = items[i];
                let t_q = t_items[i];
                t_p[1].u = ::rootgrad_autodiff::rt::scalar(t_p[1].u) * 3.0;
                p[1].u = p[1].u * 3.0;
                t_b[i] = ::rootgrad_autodiff::rt::tangent_at(
                    ::rootgrad_autodiff::rt::scalar(t_q.u) * q.w
                        + q.u * ::rootgrad_autodiff::rt::scalar(t_q.w),
                    q.u * q.w,
                );
                b[i] = q.u * q.w;
            }
            let result: f64 = (b[0] + (b[1] * b[0])) + p[1].u;
            let t_result: f64 = (::rootgrad_autodiff::rt::scalar(t_b[0])
                + (::rootgrad_autodiff::rt::scalar(t_b[1]) * b[0]
                    + b[1] * ::rootgrad_autodiff::rt::scalar(t_b[0])))
                + ::rootgrad_autodiff::rt::scalar(t_p[1].u);
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        pub fn __jvp(
            called: impl ::core::ops::Fn(&[f64]) -> f64 + 'static,
            a0: &[f64],
            t0: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
        ) -> (f64, f64) {
            let _ = Self::__of(called);
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            Self::pushforward(a0, t0)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        pub fn pushforward_pullback(
            x: &[f64],
            d_x: &mut [f64],
            t_x: &[f64],
            d_t_x: &mut [f64],
            d_ret: (f64, f64),
        ) {
            ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
            ::rootgrad_autodiff::rt::same_length("t_x", t_x.len(), d_t_x.len());
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_3 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_4 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_5 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_6 = ::rootgrad_autodiff::Shapes::new();
            let mut t_p = [(P { u: t_x[0], w: t_x[1] }), (P { u: t_x[2], w: t_x[3] })];
            let mut p = [(P { u: x[0], w: x[1] }), (P { u: x[2], w: x[3] })];
            let items = ::core::clone::Clone::clone(&p);
            let t_items = ::core::clone::Clone::clone(&t_p);
            let mut b = ::rootgrad_autodiff::rt::any_array_like(&items);
            let mut t_b = ::rootgrad_autodiff::Differentiable::zero_like(&b);
            let length = b.len();
            for i in 0..length {
                let q = ::core::clone::Clone::clone(&items[i]);
                shape_5.keep(&q);
                let t_q = ::core::clone::Clone::clone(&t_items[i]);
                shape_6.keep(&t_q);
                shape_4.keep(&t_p[1].u);
                t_p[1].u = t_p[1].u * 3.0;
                shape_3.keep(&p[1].u);
                p[1].u = p[1].u * 3.0;
                shape_2.keep(&t_b[i]);
                t_b[i] = ::rootgrad_autodiff::rt::tangent_at(
                    ((t_q.u * q.w) + (q.u * t_q.w)),
                    (q.u * q.w),
                );
                shape_1.keep(&b[i]);
                b[i] = q.u * q.w;
            }
            let result: f64 = (b[0] + (b[1] * b[0])) + p[1].u;
            let t_result: f64 = (t_b[0] + ((t_b[1] * b[0]) + (b[1] * t_b[0])))
                + t_p[1].u;
            let result_2: (f64, f64) = (result, t_result);
            let mut d_result_2 = d_ret;
            let mut d_t_p = ::rootgrad_autodiff::Differentiable::zero_like(&t_p);
            let mut d_p = ::rootgrad_autodiff::Differentiable::zero_like(&p);
            let mut d_items = ::rootgrad_autodiff::Differentiable::zero_like(&items);
            let mut d_t_items = ::rootgrad_autodiff::Differentiable::zero_like(&t_items);
            let mut d_b = ::rootgrad_autodiff::Differentiable::zero_like(&b);
            let mut d_t_b = ::rootgrad_autodiff::Differentiable::zero_like(&t_b);
            let mut d_result: f64 = -0.0;
            let mut d_t_result: f64 = -0.0;
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            d_t_b[0] += d_t_result;
            d_t_b[1] += d_t_result * b[0];
            d_b[0] += d_t_result * t_b[1];
            d_b[1] += d_t_result * t_b[0];
            d_t_b[0] += d_t_result * b[1];
            d_t_p[1].u += d_t_result;
            d_b[0] += d_result;
            d_b[1] += d_result * b[0];
            d_b[0] += d_result * b[1];
            d_p[1].u += d_result;
            for i in (0..length).rev() {
                let q = ::core::clone::Clone::clone(&items[i]);
                let t_q = ::core::clone::Clone::clone(&t_items[i]);
                let mut d_q = shape_5.zero();
                let mut d_t_q = shape_6.zero();
                let d_1 = shape_1.replace(&mut d_b[i]);
                let d_2 = ::rootgrad_autodiff::rt::scalar(d_1);
                d_q.u += d_2 * q.w;
                d_q.w += d_2 * q.u;
                let d_3 = shape_2.replace(&mut d_t_b[i]);
                let d_4 = ::rootgrad_autodiff::rt::scalar(d_3);
                d_t_q.u += d_4 * q.w;
                d_q.w += d_4 * t_q.u;
                d_q.u += d_4 * t_q.w;
                d_t_q.w += d_4 * q.u;
                let d_5 = shape_3.replace(&mut d_p[1].u);
                let d_6 = ::rootgrad_autodiff::rt::scalar(d_5);
                d_p[1].u += d_6 * 3.0;
                let d_7 = shape_4.replace(&mut d_t_p[1].u);
                let d_8 = ::rootgrad_autodiff::rt::scalar(d_7);
                d_t_p[1].u += d_8 * 3.0;
                ::rootgrad_autodiff::rt::accumulate(&mut d_t_items[i], &(d_t_q));
                ::rootgrad_autodiff::rt::accumulate(&mut d_items[i], &(d_q));
            }
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_p, &(d_t_items));
            ::rootgrad_autodiff::rt::accumulate(&mut d_p, &(d_items));
            let P { u: d_9, w: d_10 } = &d_p[0] else {
                ::rootgrad_autodiff::rt::wrong_variant()
            };
            d_x[0] += (*d_9);
            d_x[1] += (*d_10);
            let P { u: d_11, w: d_12 } = &d_p[1] else {
                ::rootgrad_autodiff::rt::wrong_variant()
            };
            d_x[2] += (*d_11);
            d_x[3] += (*d_12);
            let P { u: d_13, w: d_14 } = &d_t_p[0] else {
                ::rootgrad_autodiff::rt::wrong_variant()
            };
            d_t_x[0] += (*d_13);
            d_t_x[1] += (*d_14);
            let P { u: d_15, w: d_16 } = &d_t_p[1] else {
                ::rootgrad_autodiff::rt::wrong_variant()
            };
            d_t_x[2] += (*d_15);
            d_t_x[3] += (*d_16);
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        pub fn __jvp_vjp<'__shadow>(
            called: impl ::core::ops::Fn(&[f64]) -> f64 + 'static,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a0: &[f64],
            d0: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
            d1: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(f64, f64)>,
        ) {
            let _ = Self::__of(called);
            let mut zero1 = ::core::option::Option::None;
            let a1 = a1.or_zero(&*a0, &mut zero1);
            let mut store1 = ::std::vec::Vec::new();
            let d1 = ::rootgrad_autodiff::rt::or_zeroed(
                d1.into_slice(),
                a1.len(),
                &mut store1,
            );
            let mut store0 = ::std::vec::Vec::new();
            let d0 = ::rootgrad_autodiff::rt::or_zeroed(
                d0.into_slice(),
                a0.len(),
                &mut store0,
            );
            Self::pushforward_pullback(a0, d0, a1, d1, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        pub fn __vjp<'__shadow>(
            a0: &[f64],
            d0: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
        ) {
            let mut store0 = ::std::vec::Vec::new();
            let d0 = ::rootgrad_autodiff::rt::or_zeroed(
                d0.into_slice(),
                a0.len(),
                &mut store0,
            );
            let _primal = Self::pullback(a0, d0, d_ret.seed());
        }
    }
    ///The derivative of [`integers`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub enum integers {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl integers {
        /// Of what the function writes, the derivative gets the values before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        pub fn __of<F: 'static>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_function(called, &integers)
        }
        /// The reverse derivative of [`integers`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        pub fn pullback(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
            ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
            let mut k = [0usize, 1];
            let items = ::core::clone::Clone::clone(&k);
            let mut b = ::rootgrad_autodiff::rt::any_array_like(&items);
            let length = b.len();
            for i_2 in 0..length {
                let i = items[i_2];
                k[1] = 3;
                b[i_2] = x[i] * x[i];
            }
            let result: f64 = (b[0] * b[1]) + x[k[1]];
            let mut d_result = d_ret;
            let mut d_b = ::rootgrad_autodiff::Differentiable::zero_like(&b);
            d_b[0] += d_result * b[1];
            d_b[1] += d_result * b[0];
            d_x[k[1]] += d_result;
            for i_2 in 0..length {
                let i = items[i_2];
                let d_1 = ::core::mem::take(&mut d_b[i_2]);
                d_x[i] += d_1 * x[i];
                d_x[i] += d_1 * x[i];
            }
            result
        }
        /// The forward derivative of [`integers`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        pub fn pushforward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
            ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
            let mut k = [0usize, 1];
            let items = k;
            let mut b = ::rootgrad_autodiff::rt::any_array_like(&items);
            let mut t_b = ::rootgrad_autodiff::Differentiable::zero_like(&b);
            let length = b.len();
            for i_2 in 0..length {
                let i = items[i_2];
                k[1] = 3;
                t_b[i_2] = t_x[i] * x[i] + x[i] * t_x[i];
                b[i_2] = x[i] * x[i];
            }
            let result: f64 = (b[0] * b[1]) + x[k[1]];
            let t_result: f64 = (t_b[0] * b[1] + b[0] * t_b[1]) + t_x[k[1]];
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        pub fn __jvp(
            called: impl ::core::ops::Fn(&[f64]) -> f64 + 'static,
            a0: &[f64],
            t0: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
        ) -> (f64, f64) {
            let _ = Self::__of(called);
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            Self::pushforward(a0, t0)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        pub fn pushforward_pullback(
            x: &[f64],
            d_x: &mut [f64],
            t_x: &[f64],
            d_t_x: &mut [f64],
            d_ret: (f64, f64),
        ) {
            ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
            ::rootgrad_autodiff::rt::same_length("t_x", t_x.len(), d_t_x.len());
            let mut k = [0usize, 1];
            let items = ::core::clone::Clone::clone(&k);
            let mut b = ::rootgrad_autodiff::rt::any_array_like(&items);
            let mut t_b = ::rootgrad_autodiff::Differentiable::zero_like(&b);
            let length = b.len();
            for i_2 in 0..length {
                let i = items[i_2];
                k[1] = 3;
                t_b[i_2] = (t_x[i] * x[i]) + (x[i] * t_x[i]);
                b[i_2] = x[i] * x[i];
            }
            let result: f64 = (b[0] * b[1]) + x[k[1]];
            let t_result: f64 = ((t_b[0] * b[1]) + (b[0] * t_b[1])) + t_x[k[1]];
            let result_2: (f64, f64) = (result, t_result);
            let mut d_result_2 = d_ret;
            let mut d_b = ::rootgrad_autodiff::Differentiable::zero_like(&b);
            let mut d_t_b = ::rootgrad_autodiff::Differentiable::zero_like(&t_b);
            let mut d_result: f64 = -0.0;
            let mut d_t_result: f64 = -0.0;
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            d_t_b[0] += d_t_result * b[1];
            d_b[1] += d_t_result * t_b[0];
            d_b[0] += d_t_result * t_b[1];
            d_t_b[1] += d_t_result * b[0];
            d_t_x[k[1]] += d_t_result;
            d_b[0] += d_result * b[1];
            d_b[1] += d_result * b[0];
            d_x[k[1]] += d_result;
            for i_2 in 0..length {
                let i = items[i_2];
                let d_1 = ::core::mem::take(&mut d_b[i_2]);
                d_x[i] += d_1 * x[i];
                d_x[i] += d_1 * x[i];
                let d_2 = ::core::mem::take(&mut d_t_b[i_2]);
                d_t_x[i] += d_2 * x[i];
                d_x[i] += d_2 * t_x[i];
                d_x[i] += d_2 * t_x[i];
                d_t_x[i] += d_2 * x[i];
            }
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        pub fn __jvp_vjp<'__shadow>(
            called: impl ::core::ops::Fn(&[f64]) -> f64 + 'static,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a0: &[f64],
            d0: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
            d1: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(f64, f64)>,
        ) {
            let _ = Self::__of(called);
            let mut zero1 = ::core::option::Option::None;
            let a1 = a1.or_zero(&*a0, &mut zero1);
            let mut store1 = ::std::vec::Vec::new();
            let d1 = ::rootgrad_autodiff::rt::or_zeroed(
                d1.into_slice(),
                a1.len(),
                &mut store1,
            );
            let mut store0 = ::std::vec::Vec::new();
            let d0 = ::rootgrad_autodiff::rt::or_zeroed(
                d0.into_slice(),
                a0.len(),
                &mut store0,
            );
            Self::pushforward_pullback(a0, d0, a1, d1, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        pub fn __vjp<'__shadow>(
            a0: &[f64],
            d0: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
        ) {
            let mut store0 = ::std::vec::Vec::new();
            let d0 = ::rootgrad_autodiff::rt::or_zeroed(
                d0.into_slice(),
                a0.len(),
                &mut store0,
            );
            let _primal = Self::pullback(a0, d0, d_ret.seed());
        }
    }
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::callees!(
            closure as rule_of_closure, through_reference as rule_of_through_reference,
            matrix as rule_of_matrix, structs as rule_of_structs, integers as
            rule_of_integers
        );
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let value = rule_of_closure::__of(closure)(x);
        let value_2 = rule_of_through_reference::__of(through_reference)(x);
        let value_3 = rule_of_matrix::__of(matrix)(x);
        let value_4 = rule_of_structs::__of(structs)(x);
        let value_5 = rule_of_integers::__of(integers)(x);
        let result: f64 = (((value + value_2) + value_3) + value_4) + value_5;
        let mut d_result = d_ret;
        let mut d_value = ::rootgrad_autodiff::Differentiable::zero_like(&value);
        let mut d_value_2 = ::rootgrad_autodiff::Differentiable::zero_like(&value_2);
        let mut d_value_3 = ::rootgrad_autodiff::Differentiable::zero_like(&value_3);
        let mut d_value_4 = ::rootgrad_autodiff::Differentiable::zero_like(&value_4);
        let mut d_value_5 = ::rootgrad_autodiff::Differentiable::zero_like(&value_5);
        d_value += d_result;
        d_value_2 += d_result;
        d_value_3 += d_result;
        d_value_4 += d_result;
        d_value_5 += d_result;
        rule_of_integers::__vjp(x, &mut (*d_x), d_value_5);
        rule_of_structs::__vjp(x, &mut (*d_x), d_value_4);
        rule_of_matrix::__vjp(x, &mut (*d_x), d_value_3);
        rule_of_through_reference::__vjp(x, &mut (*d_x), d_value_2);
        rule_of_closure::__vjp(x, &mut (*d_x), d_value);
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(
            closure as rule_of_closure, through_reference as rule_of_through_reference,
            matrix as rule_of_matrix, structs as rule_of_structs, integers as
            rule_of_integers
        );
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let (v_1, t_value) = rule_of_closure::__jvp(closure, x, t_x);
        let value = v_1;
        let (v_2, t_value_2) = rule_of_through_reference::__jvp(
            through_reference,
            x,
            t_x,
        );
        let value_2 = v_2;
        let (v_3, t_value_3) = rule_of_matrix::__jvp(matrix, x, t_x);
        let value_3 = v_3;
        let (v_4, t_value_4) = rule_of_structs::__jvp(structs, x, t_x);
        let value_4 = v_4;
        let (v_5, t_value_5) = rule_of_integers::__jvp(integers, x, t_x);
        let value_5 = v_5;
        let result: f64 = (((value + value_2) + value_3) + value_4) + value_5;
        let t_result: f64 = (((t_value + t_value_2) + t_value_3) + t_value_4)
            + t_value_5;
        (result, t_result)
    }
}
mod named_arrays {
    ///The derivative of [`summed`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub enum summed {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl summed {
        /// Of what the function writes, the derivative gets the values before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        pub fn __of<F: 'static>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_function(called, &summed)
        }
        /// The reverse derivative of [`summed`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        pub fn pullback(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
            ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
            let mut d_result = d_ret;
            let mut a = [x[0], x[1]];
            let items = ::core::clone::Clone::clone(&a);
            a[1] = 5.0;
            let mut sum_2: f64 = -0.0;
            let length = items.len();
            let mut d_a = ::rootgrad_autodiff::Differentiable::zero_like(&a);
            let mut d_items = ::rootgrad_autodiff::Differentiable::zero_like(&items);
            let mut d_sum_2: f64 = -0.0;
            d_sum_2 += d_result * a[0];
            for i in 0..length {
                sum_2 += items[i];
                let d_1 = d_sum_2;
                d_items[i] += d_1;
            }
            let result: f64 = sum_2 * a[0];
            d_a[0] += d_result * sum_2;
            let _ = ::core::mem::take(&mut d_a[1]);
            ::rootgrad_autodiff::rt::accumulate(&mut d_a, &(d_items));
            d_x[0] += d_a[0];
            d_x[1] += d_a[1];
            result
        }
        /// The forward derivative of [`summed`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        pub fn pushforward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
            ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
            let mut a = [x[0], x[1]];
            let mut t_a = [t_x[0], t_x[1]];
            let items = a;
            let t_items = t_a;
            t_a[1] = 0.0;
            a[1] = 5.0;
            let mut sum_2: f64 = -0.0;
            let mut t_sum_2: f64 = 0.0;
            let length = items.len();
            for i in 0..length {
                t_sum_2 += t_items[i];
                sum_2 += items[i];
            }
            let result: f64 = sum_2 * a[0];
            let t_result: f64 = t_sum_2 * a[0] + sum_2 * t_a[0];
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        pub fn __jvp(
            called: impl ::core::ops::Fn(&[f64]) -> f64 + 'static,
            a0: &[f64],
            t0: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
        ) -> (f64, f64) {
            let _ = Self::__of(called);
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            Self::pushforward(a0, t0)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        pub fn pushforward_pullback(
            x: &[f64],
            d_x: &mut [f64],
            t_x: &[f64],
            d_t_x: &mut [f64],
            d_ret: (f64, f64),
        ) {
            ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
            ::rootgrad_autodiff::rt::same_length("t_x", t_x.len(), d_t_x.len());
            let mut a = [x[0], x[1]];
            let mut t_a = [t_x[0], t_x[1]];
            let items = ::core::clone::Clone::clone(&a);
            let t_items = ::core::clone::Clone::clone(&t_a);
            t_a[1] = 0.0;
            a[1] = 5.0;
            let mut sum_2: f64 = -0.0;
            let mut t_sum_2: f64 = 0.0;
            let length = items.len();
            for i in 0..length {
                t_sum_2 += t_items[i];
                sum_2 += items[i];
            }
            let result: f64 = sum_2 * a[0];
            let t_result: f64 = (t_sum_2 * a[0]) + (sum_2 * t_a[0]);
            let result_2: (f64, f64) = (result, t_result);
            let mut d_result_2 = d_ret;
            let mut d_a = ::rootgrad_autodiff::Differentiable::zero_like(&a);
            let mut d_t_a = ::rootgrad_autodiff::Differentiable::zero_like(&t_a);
            let mut d_items = ::rootgrad_autodiff::Differentiable::zero_like(&items);
            let mut d_t_items = ::rootgrad_autodiff::Differentiable::zero_like(&t_items);
            let mut d_sum_2: f64 = -0.0;
            let mut d_t_sum_2: f64 = -0.0;
            let mut d_result: f64 = -0.0;
            let mut d_t_result: f64 = -0.0;
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            d_t_sum_2 += d_t_result * a[0];
            d_a[0] += d_t_result * t_sum_2;
            d_sum_2 += d_t_result * t_a[0];
            d_t_a[0] += d_t_result * sum_2;
            d_sum_2 += d_result * a[0];
            d_a[0] += d_result * sum_2;
            for i in 0..length {
                let d_1 = d_sum_2;
                d_items[i] += d_1;
                let d_2 = d_t_sum_2;
                d_t_items[i] += d_2;
            }
            let _ = ::core::mem::take(&mut d_a[1]);
            let _ = ::core::mem::take(&mut d_t_a[1]);
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_a, &(d_t_items));
            ::rootgrad_autodiff::rt::accumulate(&mut d_a, &(d_items));
            d_t_x[0] += d_t_a[0];
            d_t_x[1] += d_t_a[1];
            d_x[0] += d_a[0];
            d_x[1] += d_a[1];
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        pub fn __jvp_vjp<'__shadow>(
            called: impl ::core::ops::Fn(&[f64]) -> f64 + 'static,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a0: &[f64],
            d0: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
            d1: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(f64, f64)>,
        ) {
            let _ = Self::__of(called);
            let mut zero1 = ::core::option::Option::None;
            let a1 = a1.or_zero(&*a0, &mut zero1);
            let mut store1 = ::std::vec::Vec::new();
            let d1 = ::rootgrad_autodiff::rt::or_zeroed(
                d1.into_slice(),
                a1.len(),
                &mut store1,
            );
            let mut store0 = ::std::vec::Vec::new();
            let d0 = ::rootgrad_autodiff::rt::or_zeroed(
                d0.into_slice(),
                a0.len(),
                &mut store0,
            );
            Self::pushforward_pullback(a0, d0, a1, d1, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        pub fn __vjp<'__shadow>(
            a0: &[f64],
            d0: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
        ) {
            let mut store0 = ::std::vec::Vec::new();
            let d0 = ::rootgrad_autodiff::rt::or_zeroed(
                d0.into_slice(),
                a0.len(),
                &mut store0,
            );
            let _primal = Self::pullback(a0, d0, d_ret.seed());
        }
    }
    ///The derivative of [`taken_one_by_one`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub enum taken_one_by_one {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl taken_one_by_one {
        /// Of what the function writes, the derivative gets the values before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        pub fn __of<F: 'static>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_function(called, &taken_one_by_one)
        }
        /// The reverse derivative of [`taken_one_by_one`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        pub fn pullback(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
            ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
            let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
            let mut kept_2 = ::rootgrad_autodiff::rt::Tape::new();
            let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
            let mut a = [x[0], x[1], x[2]];
            let items = ::core::clone::Clone::clone(&a);
            let mut next_2 = 0usize;
            let mut s = 0.0;
            let mut running = true;
            let mut passes_of_kept_3 = 0usize;
            while running {
                passes_of_kept_3 += 1;
                let present = kept_2.keep((next_2 < items.len()));
                if present {
                    let at = kept_1.keep(next_2);
                    next_2 += 1;
                    let item = items[at];
                    let v = item;
                    a[1] = a[1] * 2.0;
                    a[2] = v;
                    s += v * v;
                } else {
                    running = false;
                }
            }
            kept_3.keep(passes_of_kept_3);
            let result: f64 = (s * a[1]) + a[2];
            let mut d_result = d_ret;
            let mut d_a = ::rootgrad_autodiff::Differentiable::zero_like(&a);
            let mut d_items = ::rootgrad_autodiff::Differentiable::zero_like(&items);
            let mut d_s: f64 = -0.0;
            d_s += d_result * a[1];
            d_a[1] += d_result * s;
            d_a[2] += d_result;
            for _ in 0..kept_3.take() {
                let present = kept_2.take();
                if present {
                    let at = kept_1.take();
                    let item = items[at];
                    let v = item;
                    let mut d_item: f64 = -0.0;
                    let mut d_v: f64 = -0.0;
                    let d_1 = d_s;
                    d_v += d_1 * v;
                    d_v += d_1 * v;
                    let d_2 = ::core::mem::take(&mut d_a[2]);
                    d_v += d_2;
                    let d_3 = ::core::mem::take(&mut d_a[1]);
                    d_a[1] += d_3 * 2.0;
                    d_item += d_v;
                    d_items[at] += d_item;
                }
            }
            ::rootgrad_autodiff::rt::accumulate(&mut d_a, &(d_items));
            d_x[0] += d_a[0];
            d_x[1] += d_a[1];
            d_x[2] += d_a[2];
            kept_1.finish();
            kept_2.finish();
            result
        }
        /// The forward derivative of [`taken_one_by_one`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        pub fn pushforward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
            ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
            let mut a = [x[0], x[1], x[2]];
            let mut t_a = [t_x[0], t_x[1], t_x[2]];
            let items = a;
            let t_items = t_a;
            let mut next_2 = 0usize;
            let mut s = 0.0;
            let mut t_s = 0.0;
            let mut running = true;
            while running {
                let present = next_2 < items.len();
                if present {
                    let at = next_2;
                    next_2 += 1;
                    let item = items[at];
                    let t_item = t_items[at];
                    let v = item;
                    let t_v = t_item;
                    t_a[1] = t_a[1] * 2.0;
                    a[1] = a[1] * 2.0;
                    t_a[2] = t_v;
                    a[2] = v;
                    t_s += t_v * v + v * t_v;
                    s += v * v;
                } else {
                    running = false;
                }
            }
            let result: f64 = (s * a[1]) + a[2];
            let t_result: f64 = (t_s * a[1] + s * t_a[1]) + t_a[2];
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        pub fn __jvp(
            called: impl ::core::ops::Fn(&[f64]) -> f64 + 'static,
            a0: &[f64],
            t0: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
        ) -> (f64, f64) {
            let _ = Self::__of(called);
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            Self::pushforward(a0, t0)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        pub fn pushforward_pullback(
            x: &[f64],
            d_x: &mut [f64],
            t_x: &[f64],
            d_t_x: &mut [f64],
            d_ret: (f64, f64),
        ) {
            ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
            ::rootgrad_autodiff::rt::same_length("t_x", t_x.len(), d_t_x.len());
            let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
            let mut kept_2 = ::rootgrad_autodiff::rt::Tape::new();
            let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
            let mut a = [x[0], x[1], x[2]];
            let mut t_a = [t_x[0], t_x[1], t_x[2]];
            let items = ::core::clone::Clone::clone(&a);
            let t_items = ::core::clone::Clone::clone(&t_a);
            let mut next_2 = 0usize;
            let mut s = 0.0;
            let mut t_s = 0.0;
            let mut running = true;
            let mut passes_of_kept_3 = 0usize;
            while running {
                passes_of_kept_3 += 1;
                let present = kept_2.keep((next_2 < items.len()));
                if present {
                    let at = kept_1.keep(next_2);
                    next_2 += 1;
                    let item = items[at];
                    let t_item = t_items[at];
                    let v = item;
                    let t_v = t_item;
                    t_a[1] = t_a[1] * 2.0;
                    a[1] = a[1] * 2.0;
                    t_a[2] = t_v;
                    a[2] = v;
                    t_s += (t_v * v) + (v * t_v);
                    s += v * v;
                } else {
                    running = false;
                }
            }
            kept_3.keep(passes_of_kept_3);
            let result: f64 = (s * a[1]) + a[2];
            let t_result: f64 = ((t_s * a[1]) + (s * t_a[1])) + t_a[2];
            let result_2: (f64, f64) = (result, t_result);
            let mut d_result_2 = d_ret;
            let mut d_a = ::rootgrad_autodiff::Differentiable::zero_like(&a);
            let mut d_t_a = ::rootgrad_autodiff::Differentiable::zero_like(&t_a);
            let mut d_items = ::rootgrad_autodiff::Differentiable::zero_like(&items);
            let mut d_t_items = ::rootgrad_autodiff::Differentiable::zero_like(&t_items);
            let mut d_s: f64 = -0.0;
            let mut d_t_s: f64 = -0.0;
            let mut d_result: f64 = -0.0;
            let mut d_t_result: f64 = -0.0;
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            d_t_s += d_t_result * a[1];
            d_a[1] += d_t_result * t_s;
            d_s += d_t_result * t_a[1];
            d_t_a[1] += d_t_result * s;
            d_t_a[2] += d_t_result;
            d_s += d_result * a[1];
            d_a[1] += d_result * s;
            d_a[2] += d_result;
            for _ in 0..kept_3.take() {
                let present = kept_2.take();
                if present {
                    let at = kept_1.take();
                    let item = items[at];
                    let t_item = t_items[at];
                    let v = item;
                    let t_v = t_item;
                    let mut d_item: f64 = -0.0;
                    let mut d_t_item: f64 = -0.0;
                    let mut d_v: f64 = -0.0;
                    let mut d_t_v: f64 = -0.0;
                    let d_1 = d_s;
                    d_v += d_1 * v;
                    d_v += d_1 * v;
                    let d_2 = d_t_s;
                    d_t_v += d_2 * v;
                    d_v += d_2 * t_v;
                    d_v += d_2 * t_v;
                    d_t_v += d_2 * v;
                    let d_3 = ::core::mem::take(&mut d_a[2]);
                    d_v += d_3;
                    let d_4 = ::core::mem::take(&mut d_t_a[2]);
                    d_t_v += d_4;
                    let d_5 = ::core::mem::take(&mut d_a[1]);
                    d_a[1] += d_5 * 2.0;
                    let d_6 = ::core::mem::take(&mut d_t_a[1]);
                    d_t_a[1] += d_6 * 2.0;
                    d_t_item += d_t_v;
                    d_item += d_v;
                    d_t_items[at] += d_t_item;
                    d_items[at] += d_item;
                }
            }
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_a, &(d_t_items));
            ::rootgrad_autodiff::rt::accumulate(&mut d_a, &(d_items));
            d_t_x[0] += d_t_a[0];
            d_t_x[1] += d_t_a[1];
            d_t_x[2] += d_t_a[2];
            d_x[0] += d_a[0];
            d_x[1] += d_a[1];
            d_x[2] += d_a[2];
            kept_1.finish();
            kept_2.finish();
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        pub fn __jvp_vjp<'__shadow>(
            called: impl ::core::ops::Fn(&[f64]) -> f64 + 'static,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a0: &[f64],
            d0: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
            d1: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(f64, f64)>,
        ) {
            let _ = Self::__of(called);
            let mut zero1 = ::core::option::Option::None;
            let a1 = a1.or_zero(&*a0, &mut zero1);
            let mut store1 = ::std::vec::Vec::new();
            let d1 = ::rootgrad_autodiff::rt::or_zeroed(
                d1.into_slice(),
                a1.len(),
                &mut store1,
            );
            let mut store0 = ::std::vec::Vec::new();
            let d0 = ::rootgrad_autodiff::rt::or_zeroed(
                d0.into_slice(),
                a0.len(),
                &mut store0,
            );
            Self::pushforward_pullback(a0, d0, a1, d1, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        pub fn __vjp<'__shadow>(
            a0: &[f64],
            d0: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
        ) {
            let mut store0 = ::std::vec::Vec::new();
            let d0 = ::rootgrad_autodiff::rt::or_zeroed(
                d0.into_slice(),
                a0.len(),
                &mut store0,
            );
            let _primal = Self::pullback(a0, d0, d_ret.seed());
        }
    }
    ///The derivative of [`reversed`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub enum reversed {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl reversed {
        /// Of what the function writes, the derivative gets the values before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        pub fn __of<F: 'static>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_function(called, &reversed)
        }
        /// The reverse derivative of [`reversed`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        pub fn pullback(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
            ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
            let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
            let mut b = [x[0], x[1]];
            let items = ::core::clone::Clone::clone(&b);
            let length = items.len();
            b[0] = x[3];
            let mut s = 1.0;
            let length_2 = length;
            for i in 0..length_2 {
                let i_2 = (length - 1) - i;
                let e = items[i_2];
                s = (kept_1.keep(s) * e) + b[0];
            }
            let result: f64 = s;
            let mut d_result = d_ret;
            let mut d_b = ::rootgrad_autodiff::Differentiable::zero_like(&b);
            let mut d_items = ::rootgrad_autodiff::Differentiable::zero_like(&items);
            let mut d_s: f64 = -0.0;
            d_s += d_result;
            for i in (0..length_2).rev() {
                let v_1 = kept_1.take();
                let i_2 = (length - 1) - i;
                let e = items[i_2];
                let mut d_e: f64 = -0.0;
                let d_1 = ::core::mem::take(&mut d_s);
                d_s += d_1 * e;
                d_e += d_1 * v_1;
                d_b[0] += d_1;
                d_items[i_2] += d_e;
            }
            let d_2 = ::core::mem::take(&mut d_b[0]);
            d_x[3] += d_2;
            ::rootgrad_autodiff::rt::accumulate(&mut d_b, &(d_items));
            d_x[0] += d_b[0];
            d_x[1] += d_b[1];
            kept_1.finish();
            result
        }
        /// The forward derivative of [`reversed`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        pub fn pushforward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
            ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
            let mut b = [x[0], x[1]];
            let mut t_b = [t_x[0], t_x[1]];
            let items = b;
            let t_items = t_b;
            let length = items.len();
            t_b[0] = t_x[3];
            b[0] = x[3];
            let mut s = 1.0;
            let mut t_s = 0.0;
            let length_2 = length;
            for i in 0..length_2 {
                let i_2 = (length - 1) - i;
                let e = items[i_2];
                let t_e = t_items[i_2];
                t_s = (t_s * e + s * t_e) + t_b[0];
                s = (s * e) + b[0];
            }
            let result: f64 = s;
            let t_result: f64 = t_s;
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        pub fn __jvp(
            called: impl ::core::ops::Fn(&[f64]) -> f64 + 'static,
            a0: &[f64],
            t0: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
        ) -> (f64, f64) {
            let _ = Self::__of(called);
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            Self::pushforward(a0, t0)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        pub fn pushforward_pullback(
            x: &[f64],
            d_x: &mut [f64],
            t_x: &[f64],
            d_t_x: &mut [f64],
            d_ret: (f64, f64),
        ) {
            ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
            ::rootgrad_autodiff::rt::same_length("t_x", t_x.len(), d_t_x.len());
            let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
            let mut b = [x[0], x[1]];
            let mut t_b = [t_x[0], t_x[1]];
            let items = ::core::clone::Clone::clone(&b);
            let t_items = ::core::clone::Clone::clone(&t_b);
            let length = items.len();
            t_b[0] = t_x[3];
            b[0] = x[3];
            let mut s = 1.0;
            let mut t_s = 0.0;
            let length_2 = length;
            for i in 0..length_2 {
                let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
                let s_1 = kept_2.keep(s);
                let i_2 = (length - 1) - i;
                let e = items[i_2];
                let t_e = t_items[i_2];
                t_s = ((kept_1.keep(t_s) * e) + (s_1 * t_e)) + t_b[0];
                s = (s_1 * e) + b[0];
                pass_1.push((kept_1.take(), kept_2.take()));
            }
            let result: f64 = s;
            let t_result: f64 = t_s;
            let result_2: (f64, f64) = (result, t_result);
            let mut d_result_2 = d_ret;
            let mut d_b = ::rootgrad_autodiff::Differentiable::zero_like(&b);
            let mut d_t_b = ::rootgrad_autodiff::Differentiable::zero_like(&t_b);
            let mut d_items = ::rootgrad_autodiff::Differentiable::zero_like(&items);
            let mut d_t_items = ::rootgrad_autodiff::Differentiable::zero_like(&t_items);
            let mut d_s: f64 = -0.0;
            let mut d_t_s: f64 = -0.0;
            let mut d_result: f64 = -0.0;
            let mut d_t_result: f64 = -0.0;
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            d_t_s += d_t_result;
            d_s += d_result;
            for i in (0..length_2).rev() {
                let (v_1, s_1) = pass_1.take();
                let i_2 = (length - 1) - i;
                let e = items[i_2];
                let t_e = t_items[i_2];
                let mut d_s_1: f64 = -0.0;
                let mut d_e: f64 = -0.0;
                let mut d_t_e: f64 = -0.0;
                let d_1 = ::core::mem::take(&mut d_s);
                d_s_1 += d_1 * e;
                d_e += d_1 * s_1;
                d_b[0] += d_1;
                let d_2 = ::core::mem::take(&mut d_t_s);
                d_t_s += d_2 * e;
                d_e += d_2 * v_1;
                d_s_1 += d_2 * t_e;
                d_t_e += d_2 * s_1;
                d_t_b[0] += d_2;
                d_t_items[i_2] += d_t_e;
                d_items[i_2] += d_e;
                d_s += d_s_1;
            }
            let d_3 = ::core::mem::take(&mut d_b[0]);
            d_x[3] += d_3;
            let d_4 = ::core::mem::take(&mut d_t_b[0]);
            d_t_x[3] += d_4;
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_b, &(d_t_items));
            ::rootgrad_autodiff::rt::accumulate(&mut d_b, &(d_items));
            d_t_x[0] += d_t_b[0];
            d_t_x[1] += d_t_b[1];
            d_x[0] += d_b[0];
            d_x[1] += d_b[1];
            pass_1.finish();
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        pub fn __jvp_vjp<'__shadow>(
            called: impl ::core::ops::Fn(&[f64]) -> f64 + 'static,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a0: &[f64],
            d0: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
            d1: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(f64, f64)>,
        ) {
            let _ = Self::__of(called);
            let mut zero1 = ::core::option::Option::None;
            let a1 = a1.or_zero(&*a0, &mut zero1);
            let mut store1 = ::std::vec::Vec::new();
            let d1 = ::rootgrad_autodiff::rt::or_zeroed(
                d1.into_slice(),
                a1.len(),
                &mut store1,
            );
            let mut store0 = ::std::vec::Vec::new();
            let d0 = ::rootgrad_autodiff::rt::or_zeroed(
                d0.into_slice(),
                a0.len(),
                &mut store0,
            );
            Self::pushforward_pullback(a0, d0, a1, d1, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        pub fn __vjp<'__shadow>(
            a0: &[f64],
            d0: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
        ) {
            let mut store0 = ::std::vec::Vec::new();
            let d0 = ::rootgrad_autodiff::rt::or_zeroed(
                d0.into_slice(),
                a0.len(),
                &mut store0,
            );
            let _primal = Self::pullback(a0, d0, d_ret.seed());
        }
    }
    ///The derivative of [`row`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub enum row {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl row {
        /// Of what the function writes, the derivative gets the values before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        pub fn __of<F: 'static>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_function(called, &row)
        }
        /// The reverse derivative of [`row`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        pub fn pullback(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
            ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
            let mut d_result = d_ret;
            let mut a = [[x[0], x[1]], [x[2], x[3]]];
            let items = ::core::clone::Clone::clone(&a[1]);
            a[1][0] = a[1][0] * 3.0;
            a[1][1] = 1.0;
            let mut sum_2: f64 = -0.0;
            let length = items.len();
            let mut d_a = ::rootgrad_autodiff::Differentiable::zero_like(&a);
            let mut d_items = ::rootgrad_autodiff::Differentiable::zero_like(&items);
            let mut d_sum_2: f64 = -0.0;
            d_sum_2 += d_result * a[1][0];
            for i in 0..length {
                sum_2 += items[i];
                let d_1 = d_sum_2;
                d_items[i] += d_1;
            }
            let result: f64 = sum_2 * a[1][0];
            d_a[1][0] += d_result * sum_2;
            let _ = ::core::mem::take(&mut d_a[1][1]);
            let d_3 = ::core::mem::take(&mut d_a[1][0]);
            d_a[1][0] += d_3 * 3.0;
            ::rootgrad_autodiff::rt::accumulate(&mut d_a[1], &(d_items));
            d_x[0] += d_a[0][0];
            d_x[1] += d_a[0][1];
            d_x[2] += d_a[1][0];
            d_x[3] += d_a[1][1];
            result
        }
        /// The forward derivative of [`row`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        pub fn pushforward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
            ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
            let mut t_a = [[t_x[0], t_x[1]], [t_x[2], t_x[3]]];
            let mut a = [[x[0], x[1]], [x[2], x[3]]];
            let items = a[1];
            let t_items = t_a[1];
            t_a[1][0] = t_a[1][0] * 3.0;
            a[1][0] = a[1][0] * 3.0;
            t_a[1][1] = 0.0;
            a[1][1] = 1.0;
            let mut sum_2: f64 = -0.0;
            let mut t_sum_2: f64 = 0.0;
            let length = items.len();
            for i in 0..length {
                t_sum_2 += t_items[i];
                sum_2 += items[i];
            }
            let result: f64 = sum_2 * a[1][0];
            let t_result: f64 = t_sum_2 * a[1][0] + sum_2 * t_a[1][0];
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        pub fn __jvp(
            called: impl ::core::ops::Fn(&[f64]) -> f64 + 'static,
            a0: &[f64],
            t0: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
        ) -> (f64, f64) {
            let _ = Self::__of(called);
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            Self::pushforward(a0, t0)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        pub fn pushforward_pullback(
            x: &[f64],
            d_x: &mut [f64],
            t_x: &[f64],
            d_t_x: &mut [f64],
            d_ret: (f64, f64),
        ) {
            ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
            ::rootgrad_autodiff::rt::same_length("t_x", t_x.len(), d_t_x.len());
            let mut t_a = [[t_x[0], t_x[1]], [t_x[2], t_x[3]]];
            let mut a = [[x[0], x[1]], [x[2], x[3]]];
            let items = ::core::clone::Clone::clone(&a[1]);
            let t_items = ::core::clone::Clone::clone(&t_a[1]);
            t_a[1][0] = t_a[1][0] * 3.0;
            a[1][0] = a[1][0] * 3.0;
            t_a[1][1] = 0.0;
            a[1][1] = 1.0;
            let mut sum_2: f64 = -0.0;
            let mut t_sum_2: f64 = 0.0;
            let length = items.len();
            for i in 0..length {
                t_sum_2 += t_items[i];
                sum_2 += items[i];
            }
            let result: f64 = sum_2 * a[1][0];
            let t_result: f64 = (t_sum_2 * a[1][0]) + (sum_2 * t_a[1][0]);
            let result_2: (f64, f64) = (result, t_result);
            let mut d_result_2 = d_ret;
            let mut d_t_a = ::rootgrad_autodiff::Differentiable::zero_like(&t_a);
            let mut d_a = ::rootgrad_autodiff::Differentiable::zero_like(&a);
            let mut d_items = ::rootgrad_autodiff::Differentiable::zero_like(&items);
            let mut d_t_items = ::rootgrad_autodiff::Differentiable::zero_like(&t_items);
            let mut d_sum_2: f64 = -0.0;
            let mut d_t_sum_2: f64 = -0.0;
            let mut d_result: f64 = -0.0;
            let mut d_t_result: f64 = -0.0;
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            d_t_sum_2 += d_t_result * a[1][0];
            d_a[1][0] += d_t_result * t_sum_2;
            d_sum_2 += d_t_result * t_a[1][0];
            d_t_a[1][0] += d_t_result * sum_2;
            d_sum_2 += d_result * a[1][0];
            d_a[1][0] += d_result * sum_2;
            for i in 0..length {
                let d_1 = d_sum_2;
                d_items[i] += d_1;
                let d_2 = d_t_sum_2;
                d_t_items[i] += d_2;
            }
            let _ = ::core::mem::take(&mut d_a[1][1]);
            let _ = ::core::mem::take(&mut d_t_a[1][1]);
            let d_5 = ::core::mem::take(&mut d_a[1][0]);
            d_a[1][0] += d_5 * 3.0;
            let d_6 = ::core::mem::take(&mut d_t_a[1][0]);
            d_t_a[1][0] += d_6 * 3.0;
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_a[1], &(d_t_items));
            ::rootgrad_autodiff::rt::accumulate(&mut d_a[1], &(d_items));
            d_x[0] += d_a[0][0];
            d_x[1] += d_a[0][1];
            d_x[2] += d_a[1][0];
            d_x[3] += d_a[1][1];
            d_t_x[0] += d_t_a[0][0];
            d_t_x[1] += d_t_a[0][1];
            d_t_x[2] += d_t_a[1][0];
            d_t_x[3] += d_t_a[1][1];
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        pub fn __jvp_vjp<'__shadow>(
            called: impl ::core::ops::Fn(&[f64]) -> f64 + 'static,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a0: &[f64],
            d0: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
            d1: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(f64, f64)>,
        ) {
            let _ = Self::__of(called);
            let mut zero1 = ::core::option::Option::None;
            let a1 = a1.or_zero(&*a0, &mut zero1);
            let mut store1 = ::std::vec::Vec::new();
            let d1 = ::rootgrad_autodiff::rt::or_zeroed(
                d1.into_slice(),
                a1.len(),
                &mut store1,
            );
            let mut store0 = ::std::vec::Vec::new();
            let d0 = ::rootgrad_autodiff::rt::or_zeroed(
                d0.into_slice(),
                a0.len(),
                &mut store0,
            );
            Self::pushforward_pullback(a0, d0, a1, d1, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        pub fn __vjp<'__shadow>(
            a0: &[f64],
            d0: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
        ) {
            let mut store0 = ::std::vec::Vec::new();
            let d0 = ::rootgrad_autodiff::rt::or_zeroed(
                d0.into_slice(),
                a0.len(),
                &mut store0,
            );
            let _primal = Self::pullback(a0, d0, d_ret.seed());
        }
    }
    ///The derivative of [`zipped`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub enum zipped {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl zipped {
        /// Of what the function writes, the derivative gets the values before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        pub fn __of<F: 'static>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_function(called, &zipped)
        }
        /// The reverse derivative of [`zipped`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        pub fn pullback(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
            ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
            let mut d_result = d_ret;
            let mut a = [x[0], x[1]];
            let items = ::core::clone::Clone::clone(&a);
            a[0] = 2.0;
            let mut sum_2: f64 = -0.0;
            let length = x.len().min(items.len());
            let mut d_a = ::rootgrad_autodiff::Differentiable::zero_like(&a);
            let mut d_items = ::rootgrad_autodiff::Differentiable::zero_like(&items);
            let mut d_sum_2: f64 = -0.0;
            let d_1 = d_result * a[1];
            d_sum_2 += d_1 * a[0];
            for i in 0..length {
                let u = &x[i];
                let w = items[i];
                sum_2 += (*u) * w;
                let u = &x[i];
                let mut d_w: f64 = -0.0;
                let d_3 = d_sum_2;
                d_x[i] += d_3 * w;
                d_w += d_3 * (*u);
                d_items[i] += d_w;
            }
            let result: f64 = (sum_2 * a[0]) * a[1];
            let d_2 = d_result * a[1];
            d_a[0] += d_2 * sum_2;
            d_a[1] += d_result * (sum_2 * a[0]);
            let _ = ::core::mem::take(&mut d_a[0]);
            ::rootgrad_autodiff::rt::accumulate(&mut d_a, &(d_items));
            d_x[0] += d_a[0];
            d_x[1] += d_a[1];
            result
        }
        /// The forward derivative of [`zipped`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        pub fn pushforward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
            ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
            let mut a = [x[0], x[1]];
            let mut t_a = [t_x[0], t_x[1]];
            let items = a;
            let t_items = t_a;
            t_a[0] = 0.0;
            a[0] = 2.0;
            let mut sum_2: f64 = -0.0;
            let mut t_sum_2: f64 = 0.0;
            let length = x.len().min(items.len());
            for i in 0..length {
                let u = &x[i];
                let t_u = &t_x[i];
                let w = items[i];
                let t_w = t_items[i];
                t_sum_2 += (*t_u) * w + (*u) * t_w;
                sum_2 += (*u) * w;
            }
            let result: f64 = (sum_2 * a[0]) * a[1];
            let t_result: f64 = (t_sum_2 * a[0] + sum_2 * t_a[0]) * a[1]
                + (sum_2 * a[0]) * t_a[1];
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        pub fn __jvp(
            called: impl ::core::ops::Fn(&[f64]) -> f64 + 'static,
            a0: &[f64],
            t0: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
        ) -> (f64, f64) {
            let _ = Self::__of(called);
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            Self::pushforward(a0, t0)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        pub fn pushforward_pullback(
            x: &[f64],
            d_x: &mut [f64],
            t_x: &[f64],
            d_t_x: &mut [f64],
            d_ret: (f64, f64),
        ) {
            ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
            ::rootgrad_autodiff::rt::same_length("t_x", t_x.len(), d_t_x.len());
            let mut a = [x[0], x[1]];
            let mut t_a = [t_x[0], t_x[1]];
            let items = ::core::clone::Clone::clone(&a);
            let t_items = ::core::clone::Clone::clone(&t_a);
            t_a[0] = 0.0;
            a[0] = 2.0;
            let mut sum_2: f64 = -0.0;
            let mut t_sum_2: f64 = 0.0;
            let length = x.len().min(items.len());
            for i in 0..length {
                let u = &x[i];
                let t_u = &t_x[i];
                let w = items[i];
                let t_w = t_items[i];
                t_sum_2 += ((*t_u) * w) + ((*u) * t_w);
                sum_2 += (*u) * w;
            }
            let result: f64 = (sum_2 * a[0]) * a[1];
            let t_result: f64 = (((t_sum_2 * a[0]) + (sum_2 * t_a[0])) * a[1])
                + ((sum_2 * a[0]) * t_a[1]);
            let result_2: (f64, f64) = (result, t_result);
            let mut d_result_2 = d_ret;
            let mut d_a = ::rootgrad_autodiff::Differentiable::zero_like(&a);
            let mut d_t_a = ::rootgrad_autodiff::Differentiable::zero_like(&t_a);
            let mut d_items = ::rootgrad_autodiff::Differentiable::zero_like(&items);
            let mut d_t_items = ::rootgrad_autodiff::Differentiable::zero_like(&t_items);
            let mut d_sum_2: f64 = -0.0;
            let mut d_t_sum_2: f64 = -0.0;
            let mut d_result: f64 = -0.0;
            let mut d_t_result: f64 = -0.0;
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            let d_1 = d_t_result * a[1];
            d_t_sum_2 += d_1 * a[0];
            d_a[0] += d_1 * t_sum_2;
            d_sum_2 += d_1 * t_a[0];
            d_t_a[0] += d_1 * sum_2;
            d_a[1] += d_t_result * ((t_sum_2 * a[0]) + (sum_2 * t_a[0]));
            let d_2 = d_t_result * t_a[1];
            d_sum_2 += d_2 * a[0];
            d_a[0] += d_2 * sum_2;
            d_t_a[1] += d_t_result * (sum_2 * a[0]);
            let d_3 = d_result * a[1];
            d_sum_2 += d_3 * a[0];
            d_a[0] += d_3 * sum_2;
            d_a[1] += d_result * (sum_2 * a[0]);
            for i in 0..length {
                let u = &x[i];
                let t_u = &t_x[i];
                let w = items[i];
                let t_w = t_items[i];
                let mut d_w: f64 = -0.0;
                let mut d_t_w: f64 = -0.0;
                let d_u = &mut d_x[i];
                let d_4 = d_sum_2;
                (*d_u) += d_4 * w;
                d_w += d_4 * (*u);
                let d_5 = d_t_sum_2;
                d_t_x[i] += d_5 * w;
                d_w += d_5 * (*t_u);
                (*d_u) += d_5 * t_w;
                d_t_w += d_5 * (*u);
                d_t_items[i] += d_t_w;
                d_items[i] += d_w;
            }
            let _ = ::core::mem::take(&mut d_a[0]);
            let _ = ::core::mem::take(&mut d_t_a[0]);
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_a, &(d_t_items));
            ::rootgrad_autodiff::rt::accumulate(&mut d_a, &(d_items));
            d_t_x[0] += d_t_a[0];
            d_t_x[1] += d_t_a[1];
            d_x[0] += d_a[0];
            d_x[1] += d_a[1];
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        pub fn __jvp_vjp<'__shadow>(
            called: impl ::core::ops::Fn(&[f64]) -> f64 + 'static,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a0: &[f64],
            d0: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
            d1: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(f64, f64)>,
        ) {
            let _ = Self::__of(called);
            let mut zero1 = ::core::option::Option::None;
            let a1 = a1.or_zero(&*a0, &mut zero1);
            let mut store1 = ::std::vec::Vec::new();
            let d1 = ::rootgrad_autodiff::rt::or_zeroed(
                d1.into_slice(),
                a1.len(),
                &mut store1,
            );
            let mut store0 = ::std::vec::Vec::new();
            let d0 = ::rootgrad_autodiff::rt::or_zeroed(
                d0.into_slice(),
                a0.len(),
                &mut store0,
            );
            Self::pushforward_pullback(a0, d0, a1, d1, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        pub fn __vjp<'__shadow>(
            a0: &[f64],
            d0: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
        ) {
            let mut store0 = ::std::vec::Vec::new();
            let d0 = ::rootgrad_autodiff::rt::or_zeroed(
                d0.into_slice(),
                a0.len(),
                &mut store0,
            );
            let _primal = Self::pullback(a0, d0, d_ret.seed());
        }
    }
    ///The derivative of [`chained`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub enum chained {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl chained {
        /// Of what the function writes, the derivative gets the values before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        pub fn __of<F: 'static>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_function(called, &chained)
        }
        /// The reverse derivative of [`chained`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        pub fn pullback(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
            ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
            let mut d_result = d_ret;
            let mut a = [x[0], x[1]];
            let t = [x[3], x[4]];
            let items = ::core::clone::Clone::clone(&a);
            a[0] = 2.0;
            let mut sum_2: f64 = -0.0;
            let length = t.len();
            let mut d_a = ::rootgrad_autodiff::Differentiable::zero_like(&a);
            let mut d_t = ::rootgrad_autodiff::Differentiable::zero_like(&t);
            let mut d_items = ::rootgrad_autodiff::Differentiable::zero_like(&items);
            let mut d_sum_2: f64 = -0.0;
            let d_1 = d_result * a[1];
            d_sum_2 += d_1 * a[0];
            for i in 0..length {
                let u = t[i];
                sum_2 += u * u;
                let mut d_u: f64 = -0.0;
                let d_4 = d_sum_2;
                d_u += d_4 * u;
                d_u += d_4 * u;
                d_t[i] += d_u;
            }
            let length_2 = items.len();
            for i_2 in 0..length_2 {
                let u_2 = items[i_2];
                sum_2 += u_2 * u_2;
                let mut d_u_2: f64 = -0.0;
                let d_3 = d_sum_2;
                d_u_2 += d_3 * u_2;
                d_u_2 += d_3 * u_2;
                d_items[i_2] += d_u_2;
            }
            let result: f64 = (sum_2 * a[0]) * a[1];
            let d_2 = d_result * a[1];
            d_a[0] += d_2 * sum_2;
            d_a[1] += d_result * (sum_2 * a[0]);
            let _ = ::core::mem::take(&mut d_a[0]);
            ::rootgrad_autodiff::rt::accumulate(&mut d_a, &(d_items));
            d_x[3] += d_t[0];
            d_x[4] += d_t[1];
            d_x[0] += d_a[0];
            d_x[1] += d_a[1];
            result
        }
        /// The forward derivative of [`chained`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        pub fn pushforward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
            ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
            let mut a = [x[0], x[1]];
            let mut t_a = [t_x[0], t_x[1]];
            let t = [x[3], x[4]];
            let t_t = [t_x[3], t_x[4]];
            let items = a;
            let t_items = t_a;
            t_a[0] = 0.0;
            a[0] = 2.0;
            let mut sum_2: f64 = -0.0;
            let mut t_sum_2: f64 = 0.0;
            let length = t.len();
            for i in 0..length {
                let u = t[i];
                let t_u = t_t[i];
                t_sum_2 += t_u * u + u * t_u;
                sum_2 += u * u;
            }
            let length_2 = items.len();
            for i_2 in 0..length_2 {
                let u_2 = items[i_2];
                let t_u_2 = t_items[i_2];
                t_sum_2 += t_u_2 * u_2 + u_2 * t_u_2;
                sum_2 += u_2 * u_2;
            }
            let result: f64 = (sum_2 * a[0]) * a[1];
            let t_result: f64 = (t_sum_2 * a[0] + sum_2 * t_a[0]) * a[1]
                + (sum_2 * a[0]) * t_a[1];
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        pub fn __jvp(
            called: impl ::core::ops::Fn(&[f64]) -> f64 + 'static,
            a0: &[f64],
            t0: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
        ) -> (f64, f64) {
            let _ = Self::__of(called);
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            Self::pushforward(a0, t0)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        pub fn pushforward_pullback(
            x: &[f64],
            d_x: &mut [f64],
            t_x: &[f64],
            d_t_x: &mut [f64],
            d_ret: (f64, f64),
        ) {
            ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
            ::rootgrad_autodiff::rt::same_length("t_x", t_x.len(), d_t_x.len());
            let mut a = [x[0], x[1]];
            let mut t_a = [t_x[0], t_x[1]];
            let t = [x[3], x[4]];
            let t_t = [t_x[3], t_x[4]];
            let items = ::core::clone::Clone::clone(&a);
            let t_items = ::core::clone::Clone::clone(&t_a);
            t_a[0] = 0.0;
            a[0] = 2.0;
            let mut sum_2: f64 = -0.0;
            let mut t_sum_2: f64 = 0.0;
            let length = t.len();
            for i in 0..length {
                let u = t[i];
                let t_u = t_t[i];
                t_sum_2 += (t_u * u) + (u * t_u);
                sum_2 += u * u;
            }
            let length_2 = items.len();
            for i_2 in 0..length_2 {
                let u_2 = items[i_2];
                let t_u_2 = t_items[i_2];
                t_sum_2 += (t_u_2 * u_2) + (u_2 * t_u_2);
                sum_2 += u_2 * u_2;
            }
            let result: f64 = (sum_2 * a[0]) * a[1];
            let t_result: f64 = (((t_sum_2 * a[0]) + (sum_2 * t_a[0])) * a[1])
                + ((sum_2 * a[0]) * t_a[1]);
            let result_2: (f64, f64) = (result, t_result);
            let mut d_result_2 = d_ret;
            let mut d_a = ::rootgrad_autodiff::Differentiable::zero_like(&a);
            let mut d_t_a = ::rootgrad_autodiff::Differentiable::zero_like(&t_a);
            let mut d_t = ::rootgrad_autodiff::Differentiable::zero_like(&t);
            let mut d_t_t = ::rootgrad_autodiff::Differentiable::zero_like(&t_t);
            let mut d_items = ::rootgrad_autodiff::Differentiable::zero_like(&items);
            let mut d_t_items = ::rootgrad_autodiff::Differentiable::zero_like(&t_items);
            let mut d_sum_2: f64 = -0.0;
            let mut d_t_sum_2: f64 = -0.0;
            let mut d_result: f64 = -0.0;
            let mut d_t_result: f64 = -0.0;
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            let d_1 = d_t_result * a[1];
            d_t_sum_2 += d_1 * a[0];
            d_a[0] += d_1 * t_sum_2;
            d_sum_2 += d_1 * t_a[0];
            d_t_a[0] += d_1 * sum_2;
            d_a[1] += d_t_result * ((t_sum_2 * a[0]) + (sum_2 * t_a[0]));
            let d_2 = d_t_result * t_a[1];
            d_sum_2 += d_2 * a[0];
            d_a[0] += d_2 * sum_2;
            d_t_a[1] += d_t_result * (sum_2 * a[0]);
            let d_3 = d_result * a[1];
            d_sum_2 += d_3 * a[0];
            d_a[0] += d_3 * sum_2;
            d_a[1] += d_result * (sum_2 * a[0]);
            for i_2 in 0..length_2 {
                let u_2 = items[i_2];
                let t_u_2 = t_items[i_2];
                let mut d_u_2: f64 = -0.0;
                let mut d_t_u_2: f64 = -0.0;
                let d_4 = d_sum_2;
                d_u_2 += d_4 * u_2;
                d_u_2 += d_4 * u_2;
                let d_5 = d_t_sum_2;
                d_t_u_2 += d_5 * u_2;
                d_u_2 += d_5 * t_u_2;
                d_u_2 += d_5 * t_u_2;
                d_t_u_2 += d_5 * u_2;
                d_t_items[i_2] += d_t_u_2;
                d_items[i_2] += d_u_2;
            }
            for i in 0..length {
                let u = t[i];
                let t_u = t_t[i];
                let mut d_u: f64 = -0.0;
                let mut d_t_u: f64 = -0.0;
                let d_6 = d_sum_2;
                d_u += d_6 * u;
                d_u += d_6 * u;
                let d_7 = d_t_sum_2;
                d_t_u += d_7 * u;
                d_u += d_7 * t_u;
                d_u += d_7 * t_u;
                d_t_u += d_7 * u;
                d_t_t[i] += d_t_u;
                d_t[i] += d_u;
            }
            let _ = ::core::mem::take(&mut d_a[0]);
            let _ = ::core::mem::take(&mut d_t_a[0]);
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_a, &(d_t_items));
            ::rootgrad_autodiff::rt::accumulate(&mut d_a, &(d_items));
            d_t_x[3] += d_t_t[0];
            d_t_x[4] += d_t_t[1];
            d_x[3] += d_t[0];
            d_x[4] += d_t[1];
            d_t_x[0] += d_t_a[0];
            d_t_x[1] += d_t_a[1];
            d_x[0] += d_a[0];
            d_x[1] += d_a[1];
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        pub fn __jvp_vjp<'__shadow>(
            called: impl ::core::ops::Fn(&[f64]) -> f64 + 'static,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a0: &[f64],
            d0: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
            d1: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(f64, f64)>,
        ) {
            let _ = Self::__of(called);
            let mut zero1 = ::core::option::Option::None;
            let a1 = a1.or_zero(&*a0, &mut zero1);
            let mut store1 = ::std::vec::Vec::new();
            let d1 = ::rootgrad_autodiff::rt::or_zeroed(
                d1.into_slice(),
                a1.len(),
                &mut store1,
            );
            let mut store0 = ::std::vec::Vec::new();
            let d0 = ::rootgrad_autodiff::rt::or_zeroed(
                d0.into_slice(),
                a0.len(),
                &mut store0,
            );
            Self::pushforward_pullback(a0, d0, a1, d1, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        pub fn __vjp<'__shadow>(
            a0: &[f64],
            d0: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
        ) {
            let mut store0 = ::std::vec::Vec::new();
            let d0 = ::rootgrad_autodiff::rt::or_zeroed(
                d0.into_slice(),
                a0.len(),
                &mut store0,
            );
            let _primal = Self::pullback(a0, d0, d_ret.seed());
        }
    }
    ///The derivative of [`numbered`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub enum numbered {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl numbered {
        /// Of what the function writes, the derivative gets the values before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        pub fn __of<F: 'static>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_function(called, &numbered)
        }
        /// The reverse derivative of [`numbered`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        pub fn pullback(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
            ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let mut a = [x[0], x[1], x[2]];
            let items = ::core::clone::Clone::clone(&a);
            shape_1.keep(&a);
            a = [0.0; 3];
            let length = items.len();
            for i_2 in 0..length {
                let i = i_2;
                let v = items[i_2];
                a[(2 - i)] += v * v;
            }
            let result: f64 = (a[0] * a[1]) + a[2];
            let mut d_result = d_ret;
            let mut d_a = ::rootgrad_autodiff::Differentiable::zero_like(&a);
            let mut d_items = ::rootgrad_autodiff::Differentiable::zero_like(&items);
            d_a[0] += d_result * a[1];
            d_a[1] += d_result * a[0];
            d_a[2] += d_result;
            for i_2 in 0..length {
                let i = i_2;
                let v = items[i_2];
                let mut d_v: f64 = -0.0;
                let d_1 = d_a[2 - i];
                d_v += d_1 * v;
                d_v += d_1 * v;
                d_items[i_2] += d_v;
            }
            let _ = shape_1.replace(&mut d_a);
            ::rootgrad_autodiff::rt::accumulate(&mut d_a, &(d_items));
            d_x[0] += d_a[0];
            d_x[1] += d_a[1];
            d_x[2] += d_a[2];
            result
        }
        /// The forward derivative of [`numbered`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        pub fn pushforward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
            ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
            let mut a = [x[0], x[1], x[2]];
            let mut t_a = [t_x[0], t_x[1], t_x[2]];
            let items = a;
            let t_items = t_a;
            let v_1 = [0.0; 3];
            t_a = ::rootgrad_autodiff::Differentiable::zero_like(&v_1);
            a = v_1;
            let length = items.len();
            for i_2 in 0..length {
                let i = i_2;
                let v = items[i_2];
                let t_v = t_items[i_2];
                t_a[2 - i] += t_v * v + v * t_v;
                a[(2 - i)] += v * v;
            }
            let result: f64 = (a[0] * a[1]) + a[2];
            let t_result: f64 = (t_a[0] * a[1] + a[0] * t_a[1]) + t_a[2];
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        pub fn __jvp(
            called: impl ::core::ops::Fn(&[f64]) -> f64 + 'static,
            a0: &[f64],
            t0: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
        ) -> (f64, f64) {
            let _ = Self::__of(called);
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            Self::pushforward(a0, t0)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        pub fn pushforward_pullback(
            x: &[f64],
            d_x: &mut [f64],
            t_x: &[f64],
            d_t_x: &mut [f64],
            d_ret: (f64, f64),
        ) {
            ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
            ::rootgrad_autodiff::rt::same_length("t_x", t_x.len(), d_t_x.len());
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
            let mut a = [x[0], x[1], x[2]];
            let mut t_a = [t_x[0], t_x[1], t_x[2]];
            let items = ::core::clone::Clone::clone(&a);
            let t_items = ::core::clone::Clone::clone(&t_a);
            let v_1 = [0.0; 3];
            shape_2.keep(&t_a);
            t_a = ::rootgrad_autodiff::Differentiable::zero_like(&v_1);
            shape_1.keep(&a);
            a = v_1;
            let length = items.len();
            for i_2 in 0..length {
                let i = i_2;
                let v = items[i_2];
                let t_v = t_items[i_2];
                t_a[(2 - i)] += (t_v * v) + (v * t_v);
                a[(2 - i)] += v * v;
            }
            let result: f64 = (a[0] * a[1]) + a[2];
            let t_result: f64 = ((t_a[0] * a[1]) + (a[0] * t_a[1])) + t_a[2];
            let result_2: (f64, f64) = (result, t_result);
            let mut d_result_2 = d_ret;
            let mut d_a = ::rootgrad_autodiff::Differentiable::zero_like(&a);
            let mut d_t_a = ::rootgrad_autodiff::Differentiable::zero_like(&t_a);
            let mut d_items = ::rootgrad_autodiff::Differentiable::zero_like(&items);
            let mut d_t_items = ::rootgrad_autodiff::Differentiable::zero_like(&t_items);
            let mut d_result: f64 = -0.0;
            let mut d_t_result: f64 = -0.0;
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            d_t_a[0] += d_t_result * a[1];
            d_a[1] += d_t_result * t_a[0];
            d_a[0] += d_t_result * t_a[1];
            d_t_a[1] += d_t_result * a[0];
            d_t_a[2] += d_t_result;
            d_a[0] += d_result * a[1];
            d_a[1] += d_result * a[0];
            d_a[2] += d_result;
            for i_2 in 0..length {
                let i = i_2;
                let v = items[i_2];
                let t_v = t_items[i_2];
                let mut d_v: f64 = -0.0;
                let mut d_t_v: f64 = -0.0;
                let d_1 = d_a[2 - i];
                d_v += d_1 * v;
                d_v += d_1 * v;
                let d_2 = d_t_a[2 - i];
                d_t_v += d_2 * v;
                d_v += d_2 * t_v;
                d_v += d_2 * t_v;
                d_t_v += d_2 * v;
                d_t_items[i_2] += d_t_v;
                d_items[i_2] += d_v;
            }
            let _ = shape_1.replace(&mut d_a);
            let _ = shape_2.replace(&mut d_t_a);
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_a, &(d_t_items));
            ::rootgrad_autodiff::rt::accumulate(&mut d_a, &(d_items));
            d_t_x[0] += d_t_a[0];
            d_t_x[1] += d_t_a[1];
            d_t_x[2] += d_t_a[2];
            d_x[0] += d_a[0];
            d_x[1] += d_a[1];
            d_x[2] += d_a[2];
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        pub fn __jvp_vjp<'__shadow>(
            called: impl ::core::ops::Fn(&[f64]) -> f64 + 'static,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a0: &[f64],
            d0: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
            d1: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(f64, f64)>,
        ) {
            let _ = Self::__of(called);
            let mut zero1 = ::core::option::Option::None;
            let a1 = a1.or_zero(&*a0, &mut zero1);
            let mut store1 = ::std::vec::Vec::new();
            let d1 = ::rootgrad_autodiff::rt::or_zeroed(
                d1.into_slice(),
                a1.len(),
                &mut store1,
            );
            let mut store0 = ::std::vec::Vec::new();
            let d0 = ::rootgrad_autodiff::rt::or_zeroed(
                d0.into_slice(),
                a0.len(),
                &mut store0,
            );
            Self::pushforward_pullback(a0, d0, a1, d1, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        pub fn __vjp<'__shadow>(
            a0: &[f64],
            d0: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
        ) {
            let mut store0 = ::std::vec::Vec::new();
            let d0 = ::rootgrad_autodiff::rt::or_zeroed(
                d0.into_slice(),
                a0.len(),
                &mut store0,
            );
            let _primal = Self::pullback(a0, d0, d_ret.seed());
        }
    }
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::callees!(
            summed as rule_of_summed, taken_one_by_one as rule_of_taken_one_by_one,
            reversed as rule_of_reversed, row as rule_of_row, zipped as rule_of_zipped,
            chained as rule_of_chained, numbered as rule_of_numbered
        );
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let value = rule_of_summed::__of(summed)(x);
        let value_2 = rule_of_taken_one_by_one::__of(taken_one_by_one)(x);
        let value_3 = rule_of_reversed::__of(reversed)(x);
        let value_4 = rule_of_row::__of(row)(x);
        let value_5 = rule_of_zipped::__of(zipped)(x);
        let value_6 = rule_of_chained::__of(chained)(x);
        let value_7 = rule_of_numbered::__of(numbered)(x);
        let result: f64 = (((((value + value_2) + value_3) + value_4) + value_5)
            + value_6) + value_7;
        let mut d_result = d_ret;
        let mut d_value = ::rootgrad_autodiff::Differentiable::zero_like(&value);
        let mut d_value_2 = ::rootgrad_autodiff::Differentiable::zero_like(&value_2);
        let mut d_value_3 = ::rootgrad_autodiff::Differentiable::zero_like(&value_3);
        let mut d_value_4 = ::rootgrad_autodiff::Differentiable::zero_like(&value_4);
        let mut d_value_5 = ::rootgrad_autodiff::Differentiable::zero_like(&value_5);
        let mut d_value_6 = ::rootgrad_autodiff::Differentiable::zero_like(&value_6);
        let mut d_value_7 = ::rootgrad_autodiff::Differentiable::zero_like(&value_7);
        d_value += d_result;
        d_value_2 += d_result;
        d_value_3 += d_result;
        d_value_4 += d_result;
        d_value_5 += d_result;
        d_value_6 += d_result;
        d_value_7 += d_result;
        rule_of_numbered::__vjp(x, &mut (*d_x), d_value_7);
        rule_of_chained::__vjp(x, &mut (*d_x), d_value_6);
        rule_of_zipped::__vjp(x, &mut (*d_x), d_value_5);
        rule_of_row::__vjp(x, &mut (*d_x), d_value_4);
        rule_of_reversed::__vjp(x, &mut (*d_x), d_value_3);
        rule_of_taken_one_by_one::__vjp(x, &mut (*d_x), d_value_2);
        rule_of_summed::__vjp(x, &mut (*d_x), d_value);
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(
            summed as rule_of_summed, taken_one_by_one as rule_of_taken_one_by_one,
            reversed as rule_of_reversed, row as rule_of_row, zipped as rule_of_zipped,
            chained as rule_of_chained, numbered as rule_of_numbered
        );
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let (v_1, t_value) = rule_of_summed::__jvp(summed, x, t_x);
        let value = v_1;
        let (v_2, t_value_2) = rule_of_taken_one_by_one::__jvp(taken_one_by_one, x, t_x);
        let value_2 = v_2;
        let (v_3, t_value_3) = rule_of_reversed::__jvp(reversed, x, t_x);
        let value_3 = v_3;
        let (v_4, t_value_4) = rule_of_row::__jvp(row, x, t_x);
        let value_4 = v_4;
        let (v_5, t_value_5) = rule_of_zipped::__jvp(zipped, x, t_x);
        let value_5 = v_5;
        let (v_6, t_value_6) = rule_of_chained::__jvp(chained, x, t_x);
        let value_6 = v_6;
        let (v_7, t_value_7) = rule_of_numbered::__jvp(numbered, x, t_x);
        let value_7 = v_7;
        let result: f64 = (((((value + value_2) + value_3) + value_4) + value_5)
            + value_6) + value_7;
        let t_result: f64 = (((((t_value + t_value_2) + t_value_3) + t_value_4)
            + t_value_5) + t_value_6) + t_value_7;
        (result, t_result)
    }
}
mod named_vectors {
    ///The derivative of [`summed`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub enum summed {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl summed {
        /// Of what the function writes, the derivative gets the values before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        pub fn __of<F: 'static>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_function(called, &summed)
        }
        /// The reverse derivative of [`summed`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        pub fn pullback(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
            ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let mut d_result = d_ret;
            let mut v = ::std::vec![x[0], x[1]];
            let items = ::core::clone::Clone::clone(&v);
            shape_1.keep(&v);
            v = ::std::vec![x[3]];
            let mut sum_2: f64 = -0.0;
            let length = items.len();
            let mut d_v = ::rootgrad_autodiff::Differentiable::zero_like(&v);
            let mut d_items = ::rootgrad_autodiff::Differentiable::zero_like(&items);
            let mut d_sum_2: f64 = -0.0;
            d_sum_2 += d_result * v[0];
            for i in 0..length {
                sum_2 += items[i];
                let d_1 = d_sum_2;
                d_items[i] += d_1;
            }
            let result: f64 = sum_2 * v[0];
            d_v[0] += d_result * sum_2;
            let d_2 = shape_1.replace(&mut d_v);
            d_x[3] += d_2[0];
            ::rootgrad_autodiff::rt::accumulate(&mut d_v, &(d_items));
            d_x[0] += d_v[0];
            d_x[1] += d_v[1];
            result
        }
        /// The forward derivative of [`summed`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        pub fn pushforward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
            ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
            let mut v = ::std::vec![x[0], x[1]];
            let mut t_v = ::std::vec![t_x[0], t_x[1]];
            let items = v;
            let t_items = t_v;
            t_v = ::std::vec![t_x[3]];
            v = ::std::vec![x[3]];
            let mut sum_2: f64 = -0.0;
            let mut t_sum_2: f64 = 0.0;
            let length = items.len();
            for i in 0..length {
                t_sum_2 += t_items[i];
                sum_2 += items[i];
            }
            let result: f64 = sum_2 * v[0];
            let t_result: f64 = t_sum_2 * v[0] + sum_2 * t_v[0];
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        pub fn __jvp(
            called: impl ::core::ops::Fn(&[f64]) -> f64 + 'static,
            a0: &[f64],
            t0: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
        ) -> (f64, f64) {
            let _ = Self::__of(called);
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            Self::pushforward(a0, t0)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        pub fn pushforward_pullback(
            x: &[f64],
            d_x: &mut [f64],
            t_x: &[f64],
            d_t_x: &mut [f64],
            d_ret: (f64, f64),
        ) {
            ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
            ::rootgrad_autodiff::rt::same_length("t_x", t_x.len(), d_t_x.len());
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
            let mut v = ::std::vec![x[0], x[1]];
            let mut t_v = ::std::vec![t_x[0], t_x[1]];
            let items = ::core::clone::Clone::clone(&v);
            let t_items = ::core::clone::Clone::clone(&t_v);
            shape_2.keep(&t_v);
            t_v = ::std::vec![t_x[3]];
            shape_1.keep(&v);
            v = ::std::vec![x[3]];
            let mut sum_2: f64 = -0.0;
            let mut t_sum_2: f64 = 0.0;
            let length = items.len();
            for i in 0..length {
                t_sum_2 += t_items[i];
                sum_2 += items[i];
            }
            let result: f64 = sum_2 * v[0];
            let t_result: f64 = (t_sum_2 * v[0]) + (sum_2 * t_v[0]);
            let result_2: (f64, f64) = (result, t_result);
            let mut d_result_2 = d_ret;
            let mut d_v = ::rootgrad_autodiff::Differentiable::zero_like(&v);
            let mut d_t_v = ::rootgrad_autodiff::Differentiable::zero_like(&t_v);
            let mut d_items = ::rootgrad_autodiff::Differentiable::zero_like(&items);
            let mut d_t_items = ::rootgrad_autodiff::Differentiable::zero_like(&t_items);
            let mut d_sum_2: f64 = -0.0;
            let mut d_t_sum_2: f64 = -0.0;
            let mut d_result: f64 = -0.0;
            let mut d_t_result: f64 = -0.0;
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            d_t_sum_2 += d_t_result * v[0];
            d_v[0] += d_t_result * t_sum_2;
            d_sum_2 += d_t_result * t_v[0];
            d_t_v[0] += d_t_result * sum_2;
            d_sum_2 += d_result * v[0];
            d_v[0] += d_result * sum_2;
            for i in 0..length {
                let d_1 = d_sum_2;
                d_items[i] += d_1;
                let d_2 = d_t_sum_2;
                d_t_items[i] += d_2;
            }
            let d_3 = shape_1.replace(&mut d_v);
            d_x[3] += d_3[0];
            let d_4 = shape_2.replace(&mut d_t_v);
            d_t_x[3] += d_4[0];
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_v, &(d_t_items));
            ::rootgrad_autodiff::rt::accumulate(&mut d_v, &(d_items));
            d_t_x[0] += d_t_v[0];
            d_t_x[1] += d_t_v[1];
            d_x[0] += d_v[0];
            d_x[1] += d_v[1];
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        pub fn __jvp_vjp<'__shadow>(
            called: impl ::core::ops::Fn(&[f64]) -> f64 + 'static,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a0: &[f64],
            d0: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
            d1: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(f64, f64)>,
        ) {
            let _ = Self::__of(called);
            let mut zero1 = ::core::option::Option::None;
            let a1 = a1.or_zero(&*a0, &mut zero1);
            let mut store1 = ::std::vec::Vec::new();
            let d1 = ::rootgrad_autodiff::rt::or_zeroed(
                d1.into_slice(),
                a1.len(),
                &mut store1,
            );
            let mut store0 = ::std::vec::Vec::new();
            let d0 = ::rootgrad_autodiff::rt::or_zeroed(
                d0.into_slice(),
                a0.len(),
                &mut store0,
            );
            Self::pushforward_pullback(a0, d0, a1, d1, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        pub fn __vjp<'__shadow>(
            a0: &[f64],
            d0: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
        ) {
            let mut store0 = ::std::vec::Vec::new();
            let d0 = ::rootgrad_autodiff::rt::or_zeroed(
                d0.into_slice(),
                a0.len(),
                &mut store0,
            );
            let _primal = Self::pullback(a0, d0, d_ret.seed());
        }
    }
    ///The derivative of [`squared`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub enum squared {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl squared {
        /// Of what the function writes, the derivative gets the values before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        pub fn __of<F: 'static>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_function(called, &squared)
        }
        /// The reverse derivative of [`squared`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        pub fn pullback(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
            ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let mut v = ::std::vec![(x[0] * x[1]), x[1]];
            let items = ::core::clone::Clone::clone(&v);
            shape_1.keep(&v);
            v = Vec::new();
            let length = items.len();
            for i in 0..length {
                let e = items[i];
                v.push(e * e);
            }
            let result: f64 = v[0] * v[1];
            let mut d_result = d_ret;
            let mut d_v = ::rootgrad_autodiff::Differentiable::zero_like(&v);
            let mut d_items = ::rootgrad_autodiff::Differentiable::zero_like(&items);
            d_v[0] += d_result * v[1];
            d_v[1] += d_result * v[0];
            for i in (0..length).rev() {
                let e = items[i];
                let mut d_e: f64 = -0.0;
                let d_1 = ::rootgrad_autodiff::rt::popped(&mut d_v);
                d_e += d_1 * e;
                d_e += d_1 * e;
                d_items[i] += d_e;
            }
            let _ = shape_1.replace(&mut d_v);
            ::rootgrad_autodiff::rt::accumulate(&mut d_v, &(d_items));
            d_x[0] += d_v[0] * x[1];
            d_x[1] += d_v[0] * x[0];
            d_x[1] += d_v[1];
            result
        }
        /// The forward derivative of [`squared`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        pub fn pushforward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
            ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
            let mut v = ::std::vec![(x[0] * x[1]), x[1]];
            let mut t_v = ::std::vec![t_x[0] * x[1] + x[0] * t_x[1], t_x[1]];
            let items = v;
            let t_items = t_v;
            let v_1 = Vec::new();
            t_v = ::rootgrad_autodiff::Differentiable::zero_like(&v_1);
            v = v_1;
            let length = items.len();
            for i in 0..length {
                let e = items[i];
                let t_e = t_items[i];
                t_v.push(t_e * e + e * t_e);
                v.push(e * e);
            }
            let result: f64 = v[0] * v[1];
            let t_result: f64 = t_v[0] * v[1] + v[0] * t_v[1];
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        pub fn __jvp(
            called: impl ::core::ops::Fn(&[f64]) -> f64 + 'static,
            a0: &[f64],
            t0: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
        ) -> (f64, f64) {
            let _ = Self::__of(called);
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            Self::pushforward(a0, t0)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        pub fn pushforward_pullback(
            x: &[f64],
            d_x: &mut [f64],
            t_x: &[f64],
            d_t_x: &mut [f64],
            d_ret: (f64, f64),
        ) {
            ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
            ::rootgrad_autodiff::rt::same_length("t_x", t_x.len(), d_t_x.len());
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
            let mut v = ::std::vec![(x[0] * x[1]), x[1]];
            let mut t_v = ::std::vec![((t_x[0] * x[1]) + (x[0] * t_x[1])), t_x[1]];
            let items = ::core::clone::Clone::clone(&v);
            let t_items = ::core::clone::Clone::clone(&t_v);
            let v_1 = Vec::new();
            shape_2.keep(&t_v);
            t_v = ::rootgrad_autodiff::Differentiable::zero_like(&v_1);
            shape_1.keep(&v);
            v = v_1;
            let length = items.len();
            for i in 0..length {
                let e = items[i];
                let t_e = t_items[i];
                t_v.push((t_e * e) + (e * t_e));
                v.push(e * e);
            }
            let result: f64 = v[0] * v[1];
            let t_result: f64 = (t_v[0] * v[1]) + (v[0] * t_v[1]);
            let result_2: (f64, f64) = (result, t_result);
            let mut d_result_2 = d_ret;
            let mut d_v = ::rootgrad_autodiff::Differentiable::zero_like(&v);
            let mut d_t_v = ::rootgrad_autodiff::Differentiable::zero_like(&t_v);
            let mut d_items = ::rootgrad_autodiff::Differentiable::zero_like(&items);
            let mut d_t_items = ::rootgrad_autodiff::Differentiable::zero_like(&t_items);
            let mut d_result: f64 = -0.0;
            let mut d_t_result: f64 = -0.0;
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            d_t_v[0] += d_t_result * v[1];
            d_v[1] += d_t_result * t_v[0];
            d_v[0] += d_t_result * t_v[1];
            d_t_v[1] += d_t_result * v[0];
            d_v[0] += d_result * v[1];
            d_v[1] += d_result * v[0];
            for i in (0..length).rev() {
                let e = items[i];
                let t_e = t_items[i];
                let mut d_e: f64 = -0.0;
                let mut d_t_e: f64 = -0.0;
                let d_1 = ::rootgrad_autodiff::rt::popped(&mut d_v);
                d_e += d_1 * e;
                d_e += d_1 * e;
                let d_2 = ::rootgrad_autodiff::rt::popped(&mut d_t_v);
                d_t_e += d_2 * e;
                d_e += d_2 * t_e;
                d_e += d_2 * t_e;
                d_t_e += d_2 * e;
                d_t_items[i] += d_t_e;
                d_items[i] += d_e;
            }
            let _ = shape_1.replace(&mut d_v);
            let _ = shape_2.replace(&mut d_t_v);
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_v, &(d_t_items));
            ::rootgrad_autodiff::rt::accumulate(&mut d_v, &(d_items));
            let d_5 = d_t_v[0];
            d_t_x[0] += d_5 * x[1];
            d_x[1] += d_5 * t_x[0];
            let d_6 = d_t_v[0];
            d_x[0] += d_6 * t_x[1];
            d_t_x[1] += d_6 * x[0];
            d_t_x[1] += d_t_v[1];
            d_x[0] += d_v[0] * x[1];
            d_x[1] += d_v[0] * x[0];
            d_x[1] += d_v[1];
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        pub fn __jvp_vjp<'__shadow>(
            called: impl ::core::ops::Fn(&[f64]) -> f64 + 'static,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a0: &[f64],
            d0: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
            d1: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(f64, f64)>,
        ) {
            let _ = Self::__of(called);
            let mut zero1 = ::core::option::Option::None;
            let a1 = a1.or_zero(&*a0, &mut zero1);
            let mut store1 = ::std::vec::Vec::new();
            let d1 = ::rootgrad_autodiff::rt::or_zeroed(
                d1.into_slice(),
                a1.len(),
                &mut store1,
            );
            let mut store0 = ::std::vec::Vec::new();
            let d0 = ::rootgrad_autodiff::rt::or_zeroed(
                d0.into_slice(),
                a0.len(),
                &mut store0,
            );
            Self::pushforward_pullback(a0, d0, a1, d1, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        pub fn __vjp<'__shadow>(
            a0: &[f64],
            d0: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
        ) {
            let mut store0 = ::std::vec::Vec::new();
            let d0 = ::rootgrad_autodiff::rt::or_zeroed(
                d0.into_slice(),
                a0.len(),
                &mut store0,
            );
            let _primal = Self::pullback(a0, d0, d_ret.seed());
        }
    }
    ///The derivative of [`zipped`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub enum zipped {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl zipped {
        /// Of what the function writes, the derivative gets the values before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        pub fn __of<F: 'static>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_function(called, &zipped)
        }
        /// The reverse derivative of [`zipped`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        pub fn pullback(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
            ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let mut d_result = d_ret;
            let mut v = ::std::vec![x[0], x[1]];
            let items = ::core::clone::Clone::clone(&v);
            shape_1.keep(&v);
            v = ::std::vec![(x[5] * x[0])];
            let mut sum_2: f64 = -0.0;
            let length = x.len().min(items.len());
            let mut d_v = ::rootgrad_autodiff::Differentiable::zero_like(&v);
            let mut d_items = ::rootgrad_autodiff::Differentiable::zero_like(&items);
            let mut d_sum_2: f64 = -0.0;
            d_sum_2 += d_result * v[0];
            for i in 0..length {
                let u = &x[i];
                let w = items[i];
                sum_2 += (*u) * w;
                let u = &x[i];
                let mut d_w: f64 = -0.0;
                let d_1 = d_sum_2;
                d_x[i] += d_1 * w;
                d_w += d_1 * (*u);
                d_items[i] += d_w;
            }
            let result: f64 = sum_2 * v[0];
            d_v[0] += d_result * sum_2;
            let d_2 = shape_1.replace(&mut d_v);
            d_x[5] += d_2[0] * x[0];
            d_x[0] += d_2[0] * x[5];
            ::rootgrad_autodiff::rt::accumulate(&mut d_v, &(d_items));
            d_x[0] += d_v[0];
            d_x[1] += d_v[1];
            result
        }
        /// The forward derivative of [`zipped`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        pub fn pushforward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
            ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
            let mut v = ::std::vec![x[0], x[1]];
            let mut t_v = ::std::vec![t_x[0], t_x[1]];
            let items = v;
            let t_items = t_v;
            t_v = ::std::vec![t_x[5] * x[0] + x[5] * t_x[0]];
            v = ::std::vec![(x[5] * x[0])];
            let mut sum_2: f64 = -0.0;
            let mut t_sum_2: f64 = 0.0;
            let length = x.len().min(items.len());
            for i in 0..length {
                let u = &x[i];
                let t_u = &t_x[i];
                let w = items[i];
                let t_w = t_items[i];
                t_sum_2 += (*t_u) * w + (*u) * t_w;
                sum_2 += (*u) * w;
            }
            let result: f64 = sum_2 * v[0];
            let t_result: f64 = t_sum_2 * v[0] + sum_2 * t_v[0];
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        pub fn __jvp(
            called: impl ::core::ops::Fn(&[f64]) -> f64 + 'static,
            a0: &[f64],
            t0: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
        ) -> (f64, f64) {
            let _ = Self::__of(called);
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            Self::pushforward(a0, t0)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        pub fn pushforward_pullback(
            x: &[f64],
            d_x: &mut [f64],
            t_x: &[f64],
            d_t_x: &mut [f64],
            d_ret: (f64, f64),
        ) {
            ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
            ::rootgrad_autodiff::rt::same_length("t_x", t_x.len(), d_t_x.len());
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
            let mut v = ::std::vec![x[0], x[1]];
            let mut t_v = ::std::vec![t_x[0], t_x[1]];
            let items = ::core::clone::Clone::clone(&v);
            let t_items = ::core::clone::Clone::clone(&t_v);
            shape_2.keep(&t_v);
            t_v = ::std::vec![((t_x[5] * x[0]) + (x[5] * t_x[0]))];
            shape_1.keep(&v);
            v = ::std::vec![(x[5] * x[0])];
            let mut sum_2: f64 = -0.0;
            let mut t_sum_2: f64 = 0.0;
            let length = x.len().min(items.len());
            for i in 0..length {
                let u = &x[i];
                let t_u = &t_x[i];
                let w = items[i];
                let t_w = t_items[i];
                t_sum_2 += ((*t_u) * w) + ((*u) * t_w);
                sum_2 += (*u) * w;
            }
            let result: f64 = sum_2 * v[0];
            let t_result: f64 = (t_sum_2 * v[0]) + (sum_2 * t_v[0]);
            let result_2: (f64, f64) = (result, t_result);
            let mut d_result_2 = d_ret;
            let mut d_v = ::rootgrad_autodiff::Differentiable::zero_like(&v);
            let mut d_t_v = ::rootgrad_autodiff::Differentiable::zero_like(&t_v);
            let mut d_items = ::rootgrad_autodiff::Differentiable::zero_like(&items);
            let mut d_t_items = ::rootgrad_autodiff::Differentiable::zero_like(&t_items);
            let mut d_sum_2: f64 = -0.0;
            let mut d_t_sum_2: f64 = -0.0;
            let mut d_result: f64 = -0.0;
            let mut d_t_result: f64 = -0.0;
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            d_t_sum_2 += d_t_result * v[0];
            d_v[0] += d_t_result * t_sum_2;
            d_sum_2 += d_t_result * t_v[0];
            d_t_v[0] += d_t_result * sum_2;
            d_sum_2 += d_result * v[0];
            d_v[0] += d_result * sum_2;
            for i in 0..length {
                let u = &x[i];
                let t_u = &t_x[i];
                let w = items[i];
                let t_w = t_items[i];
                let mut d_w: f64 = -0.0;
                let mut d_t_w: f64 = -0.0;
                let d_u = &mut d_x[i];
                let d_1 = d_sum_2;
                (*d_u) += d_1 * w;
                d_w += d_1 * (*u);
                let d_2 = d_t_sum_2;
                d_t_x[i] += d_2 * w;
                d_w += d_2 * (*t_u);
                (*d_u) += d_2 * t_w;
                d_t_w += d_2 * (*u);
                d_t_items[i] += d_t_w;
                d_items[i] += d_w;
            }
            let d_3 = shape_1.replace(&mut d_v);
            d_x[5] += d_3[0] * x[0];
            d_x[0] += d_3[0] * x[5];
            let d_4 = shape_2.replace(&mut d_t_v);
            let d_5 = d_4[0];
            d_t_x[5] += d_5 * x[0];
            d_x[0] += d_5 * t_x[5];
            let d_6 = d_4[0];
            d_x[5] += d_6 * t_x[0];
            d_t_x[0] += d_6 * x[5];
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_v, &(d_t_items));
            ::rootgrad_autodiff::rt::accumulate(&mut d_v, &(d_items));
            d_t_x[0] += d_t_v[0];
            d_t_x[1] += d_t_v[1];
            d_x[0] += d_v[0];
            d_x[1] += d_v[1];
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        pub fn __jvp_vjp<'__shadow>(
            called: impl ::core::ops::Fn(&[f64]) -> f64 + 'static,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a0: &[f64],
            d0: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
            d1: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(f64, f64)>,
        ) {
            let _ = Self::__of(called);
            let mut zero1 = ::core::option::Option::None;
            let a1 = a1.or_zero(&*a0, &mut zero1);
            let mut store1 = ::std::vec::Vec::new();
            let d1 = ::rootgrad_autodiff::rt::or_zeroed(
                d1.into_slice(),
                a1.len(),
                &mut store1,
            );
            let mut store0 = ::std::vec::Vec::new();
            let d0 = ::rootgrad_autodiff::rt::or_zeroed(
                d0.into_slice(),
                a0.len(),
                &mut store0,
            );
            Self::pushforward_pullback(a0, d0, a1, d1, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        pub fn __vjp<'__shadow>(
            a0: &[f64],
            d0: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
        ) {
            let mut store0 = ::std::vec::Vec::new();
            let d0 = ::rootgrad_autodiff::rt::or_zeroed(
                d0.into_slice(),
                a0.len(),
                &mut store0,
            );
            let _primal = Self::pullback(a0, d0, d_ret.seed());
        }
    }
    ///The derivative of [`chained`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub enum chained {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl chained {
        /// Of what the function writes, the derivative gets the values before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        pub fn __of<F: 'static>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_function(called, &chained)
        }
        /// The reverse derivative of [`chained`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        pub fn pullback(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
            ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let mut d_result = d_ret;
            let mut v = ::std::vec![x[0], x[1]];
            let t = ::std::vec![x[2]];
            let items = ::core::clone::Clone::clone(&v);
            shape_1.keep(&v);
            v = ::std::vec![(x[5] * x[0])];
            let mut sum_2: f64 = -0.0;
            let length = t.len();
            let mut d_v = ::rootgrad_autodiff::Differentiable::zero_like(&v);
            let mut d_t = ::rootgrad_autodiff::Differentiable::zero_like(&t);
            let mut d_items = ::rootgrad_autodiff::Differentiable::zero_like(&items);
            let mut d_sum_2: f64 = -0.0;
            d_sum_2 += d_result * v[0];
            for i in 0..length {
                let item = t[i];
                if item > 0.0 {
                    let u = item;
                    sum_2 += u * u;
                }
                let mut d_item: f64 = -0.0;
                if item > 0.0 {
                    let u = item;
                    let mut d_u: f64 = -0.0;
                    let d_2 = d_sum_2;
                    d_u += d_2 * u;
                    d_u += d_2 * u;
                    d_item += d_u;
                }
                d_t[i] += d_item;
            }
            let length_2 = items.len();
            for i_2 in 0..length_2 {
                let item_2 = items[i_2];
                if item_2 > 0.0 {
                    let u_2 = item_2;
                    sum_2 += u_2 * u_2;
                }
                let mut d_item_2: f64 = -0.0;
                if item_2 > 0.0 {
                    let u_2 = item_2;
                    let mut d_u_2: f64 = -0.0;
                    let d_1 = d_sum_2;
                    d_u_2 += d_1 * u_2;
                    d_u_2 += d_1 * u_2;
                    d_item_2 += d_u_2;
                }
                d_items[i_2] += d_item_2;
            }
            let result: f64 = sum_2 * v[0];
            d_v[0] += d_result * sum_2;
            let d_3 = shape_1.replace(&mut d_v);
            d_x[5] += d_3[0] * x[0];
            d_x[0] += d_3[0] * x[5];
            ::rootgrad_autodiff::rt::accumulate(&mut d_v, &(d_items));
            d_x[2] += d_t[0];
            d_x[0] += d_v[0];
            d_x[1] += d_v[1];
            result
        }
        /// The forward derivative of [`chained`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        pub fn pushforward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
            ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
            let mut v = ::std::vec![x[0], x[1]];
            let mut t_v = ::std::vec![t_x[0], t_x[1]];
            let t = ::std::vec![x[2]];
            let t_t = ::std::vec![t_x[2]];
            let items = v;
            let t_items = t_v;
            t_v = ::std::vec![t_x[5] * x[0] + x[5] * t_x[0]];
            v = ::std::vec![(x[5] * x[0])];
            let mut sum_2: f64 = -0.0;
            let mut t_sum_2: f64 = 0.0;
            let length = t.len();
            for i in 0..length {
                let item = t[i];
                let t_item = t_t[i];
                if item > 0.0 {
                    let u = item;
                    let t_u = t_item;
                    t_sum_2 += t_u * u + u * t_u;
                    sum_2 += u * u;
                }
            }
            let length_2 = items.len();
            for i_2 in 0..length_2 {
                let item_2 = items[i_2];
                let t_item_2 = t_items[i_2];
                if item_2 > 0.0 {
                    let u_2 = item_2;
                    let t_u_2 = t_item_2;
                    t_sum_2 += t_u_2 * u_2 + u_2 * t_u_2;
                    sum_2 += u_2 * u_2;
                }
            }
            let result: f64 = sum_2 * v[0];
            let t_result: f64 = t_sum_2 * v[0] + sum_2 * t_v[0];
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        pub fn __jvp(
            called: impl ::core::ops::Fn(&[f64]) -> f64 + 'static,
            a0: &[f64],
            t0: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
        ) -> (f64, f64) {
            let _ = Self::__of(called);
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            Self::pushforward(a0, t0)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        pub fn pushforward_pullback(
            x: &[f64],
            d_x: &mut [f64],
            t_x: &[f64],
            d_t_x: &mut [f64],
            d_ret: (f64, f64),
        ) {
            ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
            ::rootgrad_autodiff::rt::same_length("t_x", t_x.len(), d_t_x.len());
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
            let mut v = ::std::vec![x[0], x[1]];
            let mut t_v = ::std::vec![t_x[0], t_x[1]];
            let t = ::std::vec![x[2]];
            let t_t = ::std::vec![t_x[2]];
            let items = ::core::clone::Clone::clone(&v);
            let t_items = ::core::clone::Clone::clone(&t_v);
            shape_2.keep(&t_v);
            t_v = ::std::vec![((t_x[5] * x[0]) + (x[5] * t_x[0]))];
            shape_1.keep(&v);
            v = ::std::vec![(x[5] * x[0])];
            let mut sum_2: f64 = -0.0;
            let mut t_sum_2: f64 = 0.0;
            let length = t.len();
            for i in 0..length {
                let item = t[i];
                let t_item = t_t[i];
                if item > 0.0 {
                    let u = item;
                    let t_u = t_item;
                    t_sum_2 += (t_u * u) + (u * t_u);
                    sum_2 += u * u;
                }
            }
            let length_2 = items.len();
            for i_2 in 0..length_2 {
                let item_2 = items[i_2];
                let t_item_2 = t_items[i_2];
                if item_2 > 0.0 {
                    let u_2 = item_2;
                    let t_u_2 = t_item_2;
                    t_sum_2 += (t_u_2 * u_2) + (u_2 * t_u_2);
                    sum_2 += u_2 * u_2;
                }
            }
            let result: f64 = sum_2 * v[0];
            let t_result: f64 = (t_sum_2 * v[0]) + (sum_2 * t_v[0]);
            let result_2: (f64, f64) = (result, t_result);
            let mut d_result_2 = d_ret;
            let mut d_v = ::rootgrad_autodiff::Differentiable::zero_like(&v);
            let mut d_t_v = ::rootgrad_autodiff::Differentiable::zero_like(&t_v);
            let mut d_t = ::rootgrad_autodiff::Differentiable::zero_like(&t);
            let mut d_t_t = ::rootgrad_autodiff::Differentiable::zero_like(&t_t);
            let mut d_items = ::rootgrad_autodiff::Differentiable::zero_like(&items);
            let mut d_t_items = ::rootgrad_autodiff::Differentiable::zero_like(&t_items);
            let mut d_sum_2: f64 = -0.0;
            let mut d_t_sum_2: f64 = -0.0;
            let mut d_result: f64 = -0.0;
            let mut d_t_result: f64 = -0.0;
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            d_t_sum_2 += d_t_result * v[0];
            d_v[0] += d_t_result * t_sum_2;
            d_sum_2 += d_t_result * t_v[0];
            d_t_v[0] += d_t_result * sum_2;
            d_sum_2 += d_result * v[0];
            d_v[0] += d_result * sum_2;
            for i_2 in 0..length_2 {
                let item_2 = items[i_2];
                let t_item_2 = t_items[i_2];
                let mut d_item_2: f64 = -0.0;
                let mut d_t_item_2: f64 = -0.0;
                if item_2 > 0.0 {
                    let u_2 = item_2;
                    let t_u_2 = t_item_2;
                    let mut d_u_2: f64 = -0.0;
                    let mut d_t_u_2: f64 = -0.0;
                    let d_1 = d_sum_2;
                    d_u_2 += d_1 * u_2;
                    d_u_2 += d_1 * u_2;
                    let d_2 = d_t_sum_2;
                    d_t_u_2 += d_2 * u_2;
                    d_u_2 += d_2 * t_u_2;
                    d_u_2 += d_2 * t_u_2;
                    d_t_u_2 += d_2 * u_2;
                    d_t_item_2 += d_t_u_2;
                    d_item_2 += d_u_2;
                }
                d_t_items[i_2] += d_t_item_2;
                d_items[i_2] += d_item_2;
            }
            for i in 0..length {
                let item = t[i];
                let t_item = t_t[i];
                let mut d_item: f64 = -0.0;
                let mut d_t_item: f64 = -0.0;
                if item > 0.0 {
                    let u = item;
                    let t_u = t_item;
                    let mut d_u: f64 = -0.0;
                    let mut d_t_u: f64 = -0.0;
                    let d_3 = d_sum_2;
                    d_u += d_3 * u;
                    d_u += d_3 * u;
                    let d_4 = d_t_sum_2;
                    d_t_u += d_4 * u;
                    d_u += d_4 * t_u;
                    d_u += d_4 * t_u;
                    d_t_u += d_4 * u;
                    d_t_item += d_t_u;
                    d_item += d_u;
                }
                d_t_t[i] += d_t_item;
                d_t[i] += d_item;
            }
            let d_5 = shape_1.replace(&mut d_v);
            d_x[5] += d_5[0] * x[0];
            d_x[0] += d_5[0] * x[5];
            let d_6 = shape_2.replace(&mut d_t_v);
            let d_7 = d_6[0];
            d_t_x[5] += d_7 * x[0];
            d_x[0] += d_7 * t_x[5];
            let d_8 = d_6[0];
            d_x[5] += d_8 * t_x[0];
            d_t_x[0] += d_8 * x[5];
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_v, &(d_t_items));
            ::rootgrad_autodiff::rt::accumulate(&mut d_v, &(d_items));
            d_t_x[2] += d_t_t[0];
            d_x[2] += d_t[0];
            d_t_x[0] += d_t_v[0];
            d_t_x[1] += d_t_v[1];
            d_x[0] += d_v[0];
            d_x[1] += d_v[1];
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        pub fn __jvp_vjp<'__shadow>(
            called: impl ::core::ops::Fn(&[f64]) -> f64 + 'static,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a0: &[f64],
            d0: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
            d1: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(f64, f64)>,
        ) {
            let _ = Self::__of(called);
            let mut zero1 = ::core::option::Option::None;
            let a1 = a1.or_zero(&*a0, &mut zero1);
            let mut store1 = ::std::vec::Vec::new();
            let d1 = ::rootgrad_autodiff::rt::or_zeroed(
                d1.into_slice(),
                a1.len(),
                &mut store1,
            );
            let mut store0 = ::std::vec::Vec::new();
            let d0 = ::rootgrad_autodiff::rt::or_zeroed(
                d0.into_slice(),
                a0.len(),
                &mut store0,
            );
            Self::pushforward_pullback(a0, d0, a1, d1, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        pub fn __vjp<'__shadow>(
            a0: &[f64],
            d0: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
        ) {
            let mut store0 = ::std::vec::Vec::new();
            let d0 = ::rootgrad_autodiff::rt::or_zeroed(
                d0.into_slice(),
                a0.len(),
                &mut store0,
            );
            let _primal = Self::pullback(a0, d0, d_ret.seed());
        }
    }
    ///The derivative of [`rows`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub enum rows {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl rows {
        /// Of what the function writes, the derivative gets the values before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        pub fn __of<F: 'static>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_function(called, &rows)
        }
        /// The reverse derivative of [`rows`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        pub fn pullback(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
            ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
            let mut v = ::std::vec![::std::vec![x[0], x[1]], ::std::vec![x[2]]];
            let items = ::core::clone::Clone::clone(&v);
            shape_2.keep(&v);
            v = Vec::new();
            let length = items.len();
            for i in 0..length {
                let mut row = items[i].clone();
                row.push(x[3]);
                v.push(::core::clone::Clone::clone(&row));
                shape_1.keep(&row);
            }
            let result: f64 = (v[0][0] * v[1][1]) + (v[1][0] * v[0][2]);
            let mut d_result = d_ret;
            let mut d_v = ::rootgrad_autodiff::Differentiable::zero_like(&v);
            let mut d_items = ::rootgrad_autodiff::Differentiable::zero_like(&items);
            d_v[0][0] += d_result * v[1][1];
            d_v[1][1] += d_result * v[0][0];
            d_v[1][0] += d_result * v[0][2];
            d_v[0][2] += d_result * v[1][0];
            for i in (0..length).rev() {
                let mut d_row = shape_1.zero();
                let d_1 = ::rootgrad_autodiff::rt::popped(&mut d_v);
                ::rootgrad_autodiff::rt::accumulate(&mut d_row, &(d_1));
                let d_2 = ::rootgrad_autodiff::rt::popped(&mut d_row);
                d_x[3] += d_2;
                ::rootgrad_autodiff::rt::accumulate(&mut d_items[i], &d_row);
            }
            let _ = shape_2.replace(&mut d_v);
            ::rootgrad_autodiff::rt::accumulate(&mut d_v, &(d_items));
            d_x[0] += d_v[0][0];
            d_x[1] += d_v[0][1];
            d_x[2] += d_v[1][0];
            result
        }
        /// The forward derivative of [`rows`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        pub fn pushforward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
            ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
            let mut t_v = ::std::vec![::std::vec![t_x[0], t_x[1]], ::std::vec![t_x[2]]];
            let mut v = ::std::vec![::std::vec![x[0], x[1]], ::std::vec![x[2]]];
            let items = v;
            let t_items = t_v;
            let v_1 = Vec::new();
            t_v = ::rootgrad_autodiff::Differentiable::zero_like(&v_1);
            v = v_1;
            let length = items.len();
            for i in 0..length {
                let mut row = items[i].clone();
                let mut t_row = t_items[i].clone();
                t_row.push(t_x[3]);
                row.push(x[3]);
                t_v.push(t_row);
                v.push(row);
            }
            let result: f64 = (v[0][0] * v[1][1]) + (v[1][0] * v[0][2]);
            let t_result: f64 = (t_v[0][0] * v[1][1] + v[0][0] * t_v[1][1])
                + (t_v[1][0] * v[0][2] + v[1][0] * t_v[0][2]);
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        pub fn __jvp(
            called: impl ::core::ops::Fn(&[f64]) -> f64 + 'static,
            a0: &[f64],
            t0: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
        ) -> (f64, f64) {
            let _ = Self::__of(called);
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            Self::pushforward(a0, t0)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        pub fn pushforward_pullback(
            x: &[f64],
            d_x: &mut [f64],
            t_x: &[f64],
            d_t_x: &mut [f64],
            d_ret: (f64, f64),
        ) {
            ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
            ::rootgrad_autodiff::rt::same_length("t_x", t_x.len(), d_t_x.len());
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_3 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_4 = ::rootgrad_autodiff::Shapes::new();
            let mut t_v = ::std::vec![::std::vec![t_x[0], t_x[1]], ::std::vec![t_x[2]]];
            let mut v = ::std::vec![::std::vec![x[0], x[1]], ::std::vec![x[2]]];
            let items = ::core::clone::Clone::clone(&v);
            let t_items = ::core::clone::Clone::clone(&t_v);
            let v_1 = Vec::new();
            shape_4.keep(&t_v);
            t_v = ::rootgrad_autodiff::Differentiable::zero_like(&v_1);
            shape_3.keep(&v);
            v = v_1;
            let length = items.len();
            for i in 0..length {
                let mut row = items[i].clone();
                let mut t_row = t_items[i].clone();
                t_row.push(t_x[3]);
                row.push(x[3]);
                t_v.push(::core::clone::Clone::clone(&t_row));
                v.push(::core::clone::Clone::clone(&row));
                shape_1.keep(&row);
                shape_2.keep(&t_row);
            }
            let result: f64 = (v[0][0] * v[1][1]) + (v[1][0] * v[0][2]);
            let t_result: f64 = ((t_v[0][0] * v[1][1]) + (v[0][0] * t_v[1][1]))
                + ((t_v[1][0] * v[0][2]) + (v[1][0] * t_v[0][2]));
            let result_2: (f64, f64) = (result, t_result);
            let mut d_result_2 = d_ret;
            let mut d_t_v = ::rootgrad_autodiff::Differentiable::zero_like(&t_v);
            let mut d_v = ::rootgrad_autodiff::Differentiable::zero_like(&v);
            let mut d_items = ::rootgrad_autodiff::Differentiable::zero_like(&items);
            let mut d_t_items = ::rootgrad_autodiff::Differentiable::zero_like(&t_items);
            let mut d_result: f64 = -0.0;
            let mut d_t_result: f64 = -0.0;
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            d_t_v[0][0] += d_t_result * v[1][1];
            d_v[1][1] += d_t_result * t_v[0][0];
            d_v[0][0] += d_t_result * t_v[1][1];
            d_t_v[1][1] += d_t_result * v[0][0];
            d_t_v[1][0] += d_t_result * v[0][2];
            d_v[0][2] += d_t_result * t_v[1][0];
            d_v[1][0] += d_t_result * t_v[0][2];
            d_t_v[0][2] += d_t_result * v[1][0];
            d_v[0][0] += d_result * v[1][1];
            d_v[1][1] += d_result * v[0][0];
            d_v[1][0] += d_result * v[0][2];
            d_v[0][2] += d_result * v[1][0];
            for i in (0..length).rev() {
                let mut d_row = shape_1.zero();
                let mut d_t_row = shape_2.zero();
                let d_1 = ::rootgrad_autodiff::rt::popped(&mut d_v);
                ::rootgrad_autodiff::rt::accumulate(&mut d_row, &(d_1));
                let d_2 = ::rootgrad_autodiff::rt::popped(&mut d_t_v);
                ::rootgrad_autodiff::rt::accumulate(&mut d_t_row, &(d_2));
                let d_3 = ::rootgrad_autodiff::rt::popped(&mut d_row);
                d_x[3] += d_3;
                let d_4 = ::rootgrad_autodiff::rt::popped(&mut d_t_row);
                d_t_x[3] += d_4;
                ::rootgrad_autodiff::rt::accumulate(&mut d_t_items[i], &d_t_row);
                ::rootgrad_autodiff::rt::accumulate(&mut d_items[i], &d_row);
            }
            let _ = shape_3.replace(&mut d_v);
            let _ = shape_4.replace(&mut d_t_v);
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_v, &(d_t_items));
            ::rootgrad_autodiff::rt::accumulate(&mut d_v, &(d_items));
            d_x[0] += d_v[0][0];
            d_x[1] += d_v[0][1];
            d_x[2] += d_v[1][0];
            d_t_x[0] += d_t_v[0][0];
            d_t_x[1] += d_t_v[0][1];
            d_t_x[2] += d_t_v[1][0];
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        pub fn __jvp_vjp<'__shadow>(
            called: impl ::core::ops::Fn(&[f64]) -> f64 + 'static,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a0: &[f64],
            d0: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
            d1: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(f64, f64)>,
        ) {
            let _ = Self::__of(called);
            let mut zero1 = ::core::option::Option::None;
            let a1 = a1.or_zero(&*a0, &mut zero1);
            let mut store1 = ::std::vec::Vec::new();
            let d1 = ::rootgrad_autodiff::rt::or_zeroed(
                d1.into_slice(),
                a1.len(),
                &mut store1,
            );
            let mut store0 = ::std::vec::Vec::new();
            let d0 = ::rootgrad_autodiff::rt::or_zeroed(
                d0.into_slice(),
                a0.len(),
                &mut store0,
            );
            Self::pushforward_pullback(a0, d0, a1, d1, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        pub fn __vjp<'__shadow>(
            a0: &[f64],
            d0: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
        ) {
            let mut store0 = ::std::vec::Vec::new();
            let d0 = ::rootgrad_autodiff::rt::or_zeroed(
                d0.into_slice(),
                a0.len(),
                &mut store0,
            );
            let _primal = Self::pullback(a0, d0, d_ret.seed());
        }
    }
    ///The derivative of [`field`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub enum field {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl field {
        /// Of what the function writes, the derivative gets the values before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        pub fn __of<F: 'static>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_function(called, &field)
        }
        /// The reverse derivative of [`field`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        pub fn pullback(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
            ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
            let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_3 = ::rootgrad_autodiff::Shapes::new();
            let mut s = S { a: x.to_vec(), n: 1.0 };
            let items = ::core::clone::Clone::clone(&s.a);
            shape_3.keep(&s.a);
            s.a = ::std::vec![x[0]];
            let length = ::rootgrad_autodiff::rt::length(&items);
            for i in 0..length {
                let e = items[i].clone();
                shape_2.keep(&e);
                s.a.push(e * e);
                shape_1.keep(&s.n);
                s.n += e * kept_1.keep(s.a[0]);
            }
            let result: f64 = s.n * s.a[3];
            let mut d_result = d_ret;
            let mut d_s = ::rootgrad_autodiff::Differentiable::zero_like(&s);
            let mut d_items = ::rootgrad_autodiff::Differentiable::zero_like(&items);
            d_s.n += d_result * s.a[3];
            d_s.a[3] += d_result * s.n;
            for i in (0..length).rev() {
                let v_1 = kept_1.take();
                let e = items[i].clone();
                let mut d_e = shape_2.zero();
                let d_1 = shape_1.restored(&mut d_s.n);
                let d_2 = ::rootgrad_autodiff::rt::scalar(d_1);
                d_e += d_2 * v_1;
                d_s.a[0] += d_2 * e;
                let d_3 = ::rootgrad_autodiff::rt::popped(&mut d_s.a);
                let d_4 = ::rootgrad_autodiff::rt::scalar(d_3);
                d_e += d_4 * e;
                d_e += d_4 * e;
                ::rootgrad_autodiff::rt::accumulate(&mut d_items[i], &d_e);
            }
            let d_5 = shape_3.replace(&mut d_s.a);
            d_x[0] += d_5[0];
            ::rootgrad_autodiff::rt::accumulate(&mut d_s.a, &(d_items));
            let S { a: d_6, n: _ } = &d_s else {
                ::rootgrad_autodiff::rt::wrong_variant()
            };
            ::rootgrad_autodiff::rt::accumulate_slice(&mut (*d_x)[..], &(*d_6)[..]);
            kept_1.finish();
            result
        }
        /// The forward derivative of [`field`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        pub fn pushforward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
            ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
            let mut t_s = S { a: t_x.to_vec(), n: 0.0 };
            let mut s = S { a: x.to_vec(), n: 1.0 };
            let items = s.a;
            let t_items = t_s.a;
            t_s.a = ::std::vec![t_x[0]];
            s.a = ::std::vec![x[0]];
            let length = ::rootgrad_autodiff::rt::length(&items);
            for i in 0..length {
                let e = items[i].clone();
                let t_e = t_items[i].clone();
                t_s.a
                    .push(::rootgrad_autodiff::rt::tangent_at(t_e * e + e * t_e, e * e));
                s.a.push(e * e);
                t_s.n += t_e * s.a[0] + e * ::rootgrad_autodiff::rt::scalar(t_s.a[0]);
                s.n += e * s.a[0];
                t_s.n = ::rootgrad_autodiff::rt::tangent_at(t_s.n, s.n);
            }
            let result: f64 = s.n * s.a[3];
            let t_result: f64 = ::rootgrad_autodiff::rt::scalar(t_s.n) * s.a[3]
                + s.n * ::rootgrad_autodiff::rt::scalar(t_s.a[3]);
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        pub fn __jvp(
            called: impl ::core::ops::Fn(&[f64]) -> f64 + 'static,
            a0: &[f64],
            t0: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
        ) -> (f64, f64) {
            let _ = Self::__of(called);
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            Self::pushforward(a0, t0)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        pub fn pushforward_pullback(
            x: &[f64],
            d_x: &mut [f64],
            t_x: &[f64],
            d_t_x: &mut [f64],
            d_ret: (f64, f64),
        ) {
            ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
            ::rootgrad_autodiff::rt::same_length("t_x", t_x.len(), d_t_x.len());
            let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_3 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_4 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_5 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_6 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_7 = ::rootgrad_autodiff::Shapes::new();
            let mut t_s = S { a: t_x.to_vec(), n: 0.0 };
            let mut s = S { a: x.to_vec(), n: 1.0 };
            let items = ::core::clone::Clone::clone(&s.a);
            let t_items = ::core::clone::Clone::clone(&t_s.a);
            shape_7.keep(&t_s.a);
            t_s.a = ::std::vec![t_x[0]];
            shape_6.keep(&s.a);
            s.a = ::std::vec![x[0]];
            let length = ::rootgrad_autodiff::rt::length(&items);
            for i in 0..length {
                let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
                let e = items[i].clone();
                shape_4.keep(&e);
                let t_e = t_items[i].clone();
                shape_5.keep(&t_e);
                t_s.a
                    .push(
                        ::rootgrad_autodiff::rt::tangent_at(
                            ((t_e * e) + (e * t_e)),
                            (e * e),
                        ),
                    );
                s.a.push(e * e);
                shape_3.keep(&t_s.n);
                t_s.n += (t_e * kept_2.keep(s.a[0])) + (e * kept_3.keep(t_s.a[0]));
                shape_2.keep(&s.n);
                s.n += e * kept_1.keep(s.a[0]);
                shape_1.keep(&t_s.n);
                t_s.n = ::rootgrad_autodiff::rt::tangent_at(
                    ::core::clone::Clone::clone(&t_s.n),
                    ::core::clone::Clone::clone(&s.n),
                );
                pass_1.push((kept_1.take(), kept_2.take(), kept_3.take()));
            }
            let result: f64 = s.n * s.a[3];
            let t_result: f64 = (t_s.n * s.a[3]) + (s.n * t_s.a[3]);
            let result_2: (f64, f64) = (result, t_result);
            let mut d_result_2 = d_ret;
            let mut d_t_s = ::rootgrad_autodiff::Differentiable::zero_like(&t_s);
            let mut d_s = ::rootgrad_autodiff::Differentiable::zero_like(&s);
            let mut d_items = ::rootgrad_autodiff::Differentiable::zero_like(&items);
            let mut d_t_items = ::rootgrad_autodiff::Differentiable::zero_like(&t_items);
            let mut d_result: f64 = -0.0;
            let mut d_t_result: f64 = -0.0;
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            d_t_s.n += d_t_result * s.a[3];
            d_s.a[3] += d_t_result * t_s.n;
            d_s.n += d_t_result * t_s.a[3];
            d_t_s.a[3] += d_t_result * s.n;
            d_s.n += d_result * s.a[3];
            d_s.a[3] += d_result * s.n;
            for i in (0..length).rev() {
                let (v_1, v_2, v_3) = pass_1.take();
                let e = items[i].clone();
                let t_e = t_items[i].clone();
                let mut d_e = shape_4.zero();
                let mut d_t_e = shape_5.zero();
                let d_1 = shape_1.replace(&mut d_t_s.n);
                ::rootgrad_autodiff::rt::accumulate(&mut d_t_s.n, &(d_1));
                let d_2 = shape_2.restored(&mut d_s.n);
                let d_3 = ::rootgrad_autodiff::rt::scalar(d_2);
                d_e += d_3 * v_1;
                d_s.a[0] += d_3 * e;
                let d_4 = shape_3.restored(&mut d_t_s.n);
                let d_5 = ::rootgrad_autodiff::rt::scalar(d_4);
                d_t_e += d_5 * v_2;
                d_s.a[0] += d_5 * t_e;
                d_e += d_5 * v_3;
                d_t_s.a[0] += d_5 * e;
                let d_6 = ::rootgrad_autodiff::rt::popped(&mut d_s.a);
                let d_7 = ::rootgrad_autodiff::rt::scalar(d_6);
                d_e += d_7 * e;
                d_e += d_7 * e;
                let d_8 = ::rootgrad_autodiff::rt::popped(&mut d_t_s.a);
                let d_9 = ::rootgrad_autodiff::rt::scalar(d_8);
                d_t_e += d_9 * e;
                d_e += d_9 * t_e;
                d_e += d_9 * t_e;
                d_t_e += d_9 * e;
                ::rootgrad_autodiff::rt::accumulate(&mut d_t_items[i], &d_t_e);
                ::rootgrad_autodiff::rt::accumulate(&mut d_items[i], &d_e);
            }
            let d_10 = shape_6.replace(&mut d_s.a);
            d_x[0] += d_10[0];
            let d_11 = shape_7.replace(&mut d_t_s.a);
            d_t_x[0] += d_11[0];
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_s.a, &(d_t_items));
            ::rootgrad_autodiff::rt::accumulate(&mut d_s.a, &(d_items));
            let S { a: d_12, n: _ } = &d_s else {
                ::rootgrad_autodiff::rt::wrong_variant()
            };
            ::rootgrad_autodiff::rt::accumulate_slice(&mut (*d_x)[..], &(*d_12)[..]);
            let S { a: d_13, n: _ } = &d_t_s else {
                ::rootgrad_autodiff::rt::wrong_variant()
            };
            ::rootgrad_autodiff::rt::accumulate_slice(&mut (*d_t_x)[..], &(*d_13)[..]);
            pass_1.finish();
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        pub fn __jvp_vjp<'__shadow>(
            called: impl ::core::ops::Fn(&[f64]) -> f64 + 'static,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a0: &[f64],
            d0: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
            d1: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(f64, f64)>,
        ) {
            let _ = Self::__of(called);
            let mut zero1 = ::core::option::Option::None;
            let a1 = a1.or_zero(&*a0, &mut zero1);
            let mut store1 = ::std::vec::Vec::new();
            let d1 = ::rootgrad_autodiff::rt::or_zeroed(
                d1.into_slice(),
                a1.len(),
                &mut store1,
            );
            let mut store0 = ::std::vec::Vec::new();
            let d0 = ::rootgrad_autodiff::rt::or_zeroed(
                d0.into_slice(),
                a0.len(),
                &mut store0,
            );
            Self::pushforward_pullback(a0, d0, a1, d1, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        pub fn __vjp<'__shadow>(
            a0: &[f64],
            d0: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
        ) {
            let mut store0 = ::std::vec::Vec::new();
            let d0 = ::rootgrad_autodiff::rt::or_zeroed(
                d0.into_slice(),
                a0.len(),
                &mut store0,
            );
            let _primal = Self::pullback(a0, d0, d_ret.seed());
        }
    }
    ///The derivative of [`again`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub enum again {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl again {
        /// Of what the function writes, the derivative gets the values before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        pub fn __of<F: 'static>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_function(called, &again)
        }
        /// The reverse derivative of [`again`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        pub fn pullback(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
            ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
            let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
            let mut v = ::std::vec![x[0], x[1], x[2]];
            let mut s = 0.0;
            for _ in 0..3 {
                let items = kept_1.keep(::core::clone::Clone::clone(&v));
                shape_2.keep(&items);
                shape_1.keep(&v);
                v = ::std::vec![];
                let length = items.len();
                for i in 0..length {
                    let e = items[i];
                    if e > 0.0 {
                        v.push(e * x[4]);
                    }
                    s += e * e;
                }
            }
            let result: f64 = s + v[0];
            let mut d_result = d_ret;
            let mut d_v = ::rootgrad_autodiff::Differentiable::zero_like(&v);
            let mut d_s: f64 = -0.0;
            d_s += d_result;
            d_v[0] += d_result;
            for _ in (0..3).rev() {
                let items = kept_1.take();
                let length = items.len();
                let mut d_items = shape_2.zero();
                for i in (0..length).rev() {
                    let e = items[i];
                    let mut d_e: f64 = -0.0;
                    let d_1 = d_s;
                    d_e += d_1 * e;
                    d_e += d_1 * e;
                    if e > 0.0 {
                        let d_2 = ::rootgrad_autodiff::rt::popped(&mut d_v);
                        d_e += d_2 * x[4];
                        d_x[4] += d_2 * e;
                    }
                    d_items[i] += d_e;
                }
                let _ = shape_1.replace(&mut d_v);
                ::rootgrad_autodiff::rt::accumulate(&mut d_v, &(d_items));
            }
            d_x[0] += d_v[0];
            d_x[1] += d_v[1];
            d_x[2] += d_v[2];
            kept_1.finish();
            result
        }
        /// The forward derivative of [`again`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        pub fn pushforward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
            ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
            let mut v = ::std::vec![x[0], x[1], x[2]];
            let mut t_v = ::std::vec![t_x[0], t_x[1], t_x[2]];
            let mut s = 0.0;
            let mut t_s = 0.0;
            for _ in 0..3 {
                let items = v;
                let t_items = t_v;
                let v_1 = ::std::vec![];
                t_v = ::rootgrad_autodiff::Differentiable::zero_like(&v_1);
                v = v_1;
                let length = items.len();
                for i in 0..length {
                    let e = items[i];
                    let t_e = t_items[i];
                    if e > 0.0 {
                        t_v.push(t_e * x[4] + e * t_x[4]);
                        v.push(e * x[4]);
                    }
                    t_s += t_e * e + e * t_e;
                    s += e * e;
                }
            }
            let result: f64 = s + v[0];
            let t_result: f64 = t_s + t_v[0];
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        pub fn __jvp(
            called: impl ::core::ops::Fn(&[f64]) -> f64 + 'static,
            a0: &[f64],
            t0: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
        ) -> (f64, f64) {
            let _ = Self::__of(called);
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            Self::pushforward(a0, t0)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        pub fn pushforward_pullback(
            x: &[f64],
            d_x: &mut [f64],
            t_x: &[f64],
            d_t_x: &mut [f64],
            d_ret: (f64, f64),
        ) {
            ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
            ::rootgrad_autodiff::rt::same_length("t_x", t_x.len(), d_t_x.len());
            let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_3 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_4 = ::rootgrad_autodiff::Shapes::new();
            let mut v = ::std::vec![x[0], x[1], x[2]];
            let mut t_v = ::std::vec![t_x[0], t_x[1], t_x[2]];
            let mut s = 0.0;
            let mut t_s = 0.0;
            for _ in 0..3 {
                let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
                let items = kept_2.keep(::core::clone::Clone::clone(&v));
                shape_3.keep(&items);
                let t_items = kept_1.keep(::core::clone::Clone::clone(&t_v));
                shape_4.keep(&t_items);
                let v_1 = ::std::vec![];
                shape_2.keep(&t_v);
                t_v = ::rootgrad_autodiff::Differentiable::zero_like(&v_1);
                shape_1.keep(&v);
                v = v_1;
                let length = items.len();
                for i in 0..length {
                    let e = items[i];
                    let t_e = t_items[i];
                    if e > 0.0 {
                        t_v.push((t_e * x[4]) + (e * t_x[4]));
                        v.push(e * x[4]);
                    }
                    t_s += (t_e * e) + (e * t_e);
                    s += e * e;
                }
                pass_1.push((kept_1.take(), kept_2.take()));
            }
            let result: f64 = s + v[0];
            let t_result: f64 = t_s + t_v[0];
            let result_2: (f64, f64) = (result, t_result);
            let mut d_result_2 = d_ret;
            let mut d_v = ::rootgrad_autodiff::Differentiable::zero_like(&v);
            let mut d_t_v = ::rootgrad_autodiff::Differentiable::zero_like(&t_v);
            let mut d_s: f64 = -0.0;
            let mut d_t_s: f64 = -0.0;
            let mut d_result: f64 = -0.0;
            let mut d_t_result: f64 = -0.0;
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            d_t_s += d_t_result;
            d_t_v[0] += d_t_result;
            d_s += d_result;
            d_v[0] += d_result;
            for _ in (0..3).rev() {
                let (t_items, items) = pass_1.take();
                let length = items.len();
                let mut d_items = shape_3.zero();
                let mut d_t_items = shape_4.zero();
                for i in (0..length).rev() {
                    let e = items[i];
                    let t_e = t_items[i];
                    let mut d_e: f64 = -0.0;
                    let mut d_t_e: f64 = -0.0;
                    let d_1 = d_s;
                    d_e += d_1 * e;
                    d_e += d_1 * e;
                    let d_2 = d_t_s;
                    d_t_e += d_2 * e;
                    d_e += d_2 * t_e;
                    d_e += d_2 * t_e;
                    d_t_e += d_2 * e;
                    if e > 0.0 {
                        let d_3 = ::rootgrad_autodiff::rt::popped(&mut d_v);
                        d_e += d_3 * x[4];
                        d_x[4] += d_3 * e;
                        let d_4 = ::rootgrad_autodiff::rt::popped(&mut d_t_v);
                        d_t_e += d_4 * x[4];
                        d_x[4] += d_4 * t_e;
                        d_e += d_4 * t_x[4];
                        d_t_x[4] += d_4 * e;
                    }
                    d_t_items[i] += d_t_e;
                    d_items[i] += d_e;
                }
                let _ = shape_1.replace(&mut d_v);
                let _ = shape_2.replace(&mut d_t_v);
                ::rootgrad_autodiff::rt::accumulate(&mut d_t_v, &(d_t_items));
                ::rootgrad_autodiff::rt::accumulate(&mut d_v, &(d_items));
            }
            d_t_x[0] += d_t_v[0];
            d_t_x[1] += d_t_v[1];
            d_t_x[2] += d_t_v[2];
            d_x[0] += d_v[0];
            d_x[1] += d_v[1];
            d_x[2] += d_v[2];
            pass_1.finish();
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        pub fn __jvp_vjp<'__shadow>(
            called: impl ::core::ops::Fn(&[f64]) -> f64 + 'static,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a0: &[f64],
            d0: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
            d1: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(f64, f64)>,
        ) {
            let _ = Self::__of(called);
            let mut zero1 = ::core::option::Option::None;
            let a1 = a1.or_zero(&*a0, &mut zero1);
            let mut store1 = ::std::vec::Vec::new();
            let d1 = ::rootgrad_autodiff::rt::or_zeroed(
                d1.into_slice(),
                a1.len(),
                &mut store1,
            );
            let mut store0 = ::std::vec::Vec::new();
            let d0 = ::rootgrad_autodiff::rt::or_zeroed(
                d0.into_slice(),
                a0.len(),
                &mut store0,
            );
            Self::pushforward_pullback(a0, d0, a1, d1, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        pub fn __vjp<'__shadow>(
            a0: &[f64],
            d0: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
        ) {
            let mut store0 = ::std::vec::Vec::new();
            let d0 = ::rootgrad_autodiff::rt::or_zeroed(
                d0.into_slice(),
                a0.len(),
                &mut store0,
            );
            let _primal = Self::pullback(a0, d0, d_ret.seed());
        }
    }
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::callees!(
            summed as rule_of_summed, squared as rule_of_squared, zipped as
            rule_of_zipped, chained as rule_of_chained, rows as rule_of_rows, field as
            rule_of_field, again as rule_of_again
        );
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let value = rule_of_summed::__of(summed)(x);
        let value_2 = rule_of_squared::__of(squared)(x);
        let value_3 = rule_of_zipped::__of(zipped)(x);
        let value_4 = rule_of_chained::__of(chained)(x);
        let value_5 = rule_of_rows::__of(rows)(x);
        let value_6 = rule_of_field::__of(field)(x);
        let value_7 = rule_of_again::__of(again)(x);
        let result: f64 = (((((value + value_2) + value_3) + value_4) + value_5)
            + value_6) + value_7;
        let mut d_result = d_ret;
        let mut d_value = ::rootgrad_autodiff::Differentiable::zero_like(&value);
        let mut d_value_2 = ::rootgrad_autodiff::Differentiable::zero_like(&value_2);
        let mut d_value_3 = ::rootgrad_autodiff::Differentiable::zero_like(&value_3);
        let mut d_value_4 = ::rootgrad_autodiff::Differentiable::zero_like(&value_4);
        let mut d_value_5 = ::rootgrad_autodiff::Differentiable::zero_like(&value_5);
        let mut d_value_6 = ::rootgrad_autodiff::Differentiable::zero_like(&value_6);
        let mut d_value_7 = ::rootgrad_autodiff::Differentiable::zero_like(&value_7);
        d_value += d_result;
        d_value_2 += d_result;
        d_value_3 += d_result;
        d_value_4 += d_result;
        d_value_5 += d_result;
        d_value_6 += d_result;
        d_value_7 += d_result;
        rule_of_again::__vjp(x, &mut (*d_x), d_value_7);
        rule_of_field::__vjp(x, &mut (*d_x), d_value_6);
        rule_of_rows::__vjp(x, &mut (*d_x), d_value_5);
        rule_of_chained::__vjp(x, &mut (*d_x), d_value_4);
        rule_of_zipped::__vjp(x, &mut (*d_x), d_value_3);
        rule_of_squared::__vjp(x, &mut (*d_x), d_value_2);
        rule_of_summed::__vjp(x, &mut (*d_x), d_value);
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(
            summed as rule_of_summed, squared as rule_of_squared, zipped as
            rule_of_zipped, chained as rule_of_chained, rows as rule_of_rows, field as
            rule_of_field, again as rule_of_again
        );
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let (v_1, t_value) = rule_of_summed::__jvp(summed, x, t_x);
        let value = v_1;
        let (v_2, t_value_2) = rule_of_squared::__jvp(squared, x, t_x);
        let value_2 = v_2;
        let (v_3, t_value_3) = rule_of_zipped::__jvp(zipped, x, t_x);
        let value_3 = v_3;
        let (v_4, t_value_4) = rule_of_chained::__jvp(chained, x, t_x);
        let value_4 = v_4;
        let (v_5, t_value_5) = rule_of_rows::__jvp(rows, x, t_x);
        let value_5 = v_5;
        let (v_6, t_value_6) = rule_of_field::__jvp(field, x, t_x);
        let value_6 = v_6;
        let (v_7, t_value_7) = rule_of_again::__jvp(again, x, t_x);
        let value_7 = v_7;
        let result: f64 = (((((value + value_2) + value_3) + value_4) + value_5)
            + value_6) + value_7;
        let t_result: f64 = (((((t_value + t_value_2) + t_value_3) + t_value_4)
            + t_value_5) + t_value_6) + t_value_7;
        (result, t_result)
    }
}
mod changed_by_loops {
    ///The derivative of [`swapped`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub enum swapped {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl swapped {
        /// Of what the function writes, the derivative gets the values before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        pub fn __of<F: 'static>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_function(called, &swapped)
        }
        /// The reverse derivative of [`swapped`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        pub fn pullback(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
            ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
            let mut a = [x[0], x[1]];
            let mut b = [x[2], x[3]];
            let mut s = 0.0;
            let items = ::core::clone::Clone::clone(&a);
            let length = items.len();
            for i in 0..length {
                let w = items[i];
                ::core::mem::swap(&mut a, &mut b);
                s += w * w;
            }
            let result: f64 = (s * a[0]) + b[1];
            let mut d_result = d_ret;
            let mut d_a = ::rootgrad_autodiff::Differentiable::zero_like(&a);
            let mut d_b = ::rootgrad_autodiff::Differentiable::zero_like(&b);
            let mut d_s: f64 = -0.0;
            let mut d_items = ::rootgrad_autodiff::Differentiable::zero_like(&items);
            d_s += d_result * a[0];
            d_a[0] += d_result * s;
            d_b[1] += d_result;
            for i in (0..length).rev() {
                let w = items[i];
                let mut d_w: f64 = -0.0;
                let d_1 = d_s;
                d_w += d_1 * w;
                d_w += d_1 * w;
                ::core::mem::swap(&mut d_a, &mut d_b);
                d_items[i] += d_w;
            }
            ::rootgrad_autodiff::rt::accumulate(&mut d_a, &(d_items));
            d_x[2] += d_b[0];
            d_x[3] += d_b[1];
            d_x[0] += d_a[0];
            d_x[1] += d_a[1];
            result
        }
        /// The forward derivative of [`swapped`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        pub fn pushforward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
            ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
            let mut a = [x[0], x[1]];
            let mut t_a = [t_x[0], t_x[1]];
            let mut b = [x[2], x[3]];
            let mut t_b = [t_x[2], t_x[3]];
            let mut s = 0.0;
            let mut t_s = 0.0;
            let items = a;
            let t_items = t_a;
            let length = items.len();
            for i in 0..length {
                let w = items[i];
                let t_w = t_items[i];
                ::core::mem::swap(&mut t_a, &mut t_b);
                ::core::mem::swap(&mut a, &mut b);
                t_s += t_w * w + w * t_w;
                s += w * w;
            }
            let result: f64 = (s * a[0]) + b[1];
            let t_result: f64 = (t_s * a[0] + s * t_a[0]) + t_b[1];
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        pub fn __jvp(
            called: impl ::core::ops::Fn(&[f64]) -> f64 + 'static,
            a0: &[f64],
            t0: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
        ) -> (f64, f64) {
            let _ = Self::__of(called);
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            Self::pushforward(a0, t0)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        pub fn pushforward_pullback(
            x: &[f64],
            d_x: &mut [f64],
            t_x: &[f64],
            d_t_x: &mut [f64],
            d_ret: (f64, f64),
        ) {
            ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
            ::rootgrad_autodiff::rt::same_length("t_x", t_x.len(), d_t_x.len());
            let mut a = [x[0], x[1]];
            let mut t_a = [t_x[0], t_x[1]];
            let mut b = [x[2], x[3]];
            let mut t_b = [t_x[2], t_x[3]];
            let mut s = 0.0;
            let mut t_s = 0.0;
            let items = ::core::clone::Clone::clone(&a);
            let t_items = ::core::clone::Clone::clone(&t_a);
            let length = items.len();
            for i in 0..length {
                let w = items[i];
                let t_w = t_items[i];
                ::core::mem::swap(&mut t_a, &mut t_b);
                ::core::mem::swap(&mut a, &mut b);
                t_s += (t_w * w) + (w * t_w);
                s += w * w;
            }
            let result: f64 = (s * a[0]) + b[1];
            let t_result: f64 = ((t_s * a[0]) + (s * t_a[0])) + t_b[1];
            let result_2: (f64, f64) = (result, t_result);
            let mut d_result_2 = d_ret;
            let mut d_a = ::rootgrad_autodiff::Differentiable::zero_like(&a);
            let mut d_t_a = ::rootgrad_autodiff::Differentiable::zero_like(&t_a);
            let mut d_b = ::rootgrad_autodiff::Differentiable::zero_like(&b);
            let mut d_t_b = ::rootgrad_autodiff::Differentiable::zero_like(&t_b);
            let mut d_s: f64 = -0.0;
            let mut d_t_s: f64 = -0.0;
            let mut d_items = ::rootgrad_autodiff::Differentiable::zero_like(&items);
            let mut d_t_items = ::rootgrad_autodiff::Differentiable::zero_like(&t_items);
            let mut d_result: f64 = -0.0;
            let mut d_t_result: f64 = -0.0;
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            d_t_s += d_t_result * a[0];
            d_a[0] += d_t_result * t_s;
            d_s += d_t_result * t_a[0];
            d_t_a[0] += d_t_result * s;
            d_t_b[1] += d_t_result;
            d_s += d_result * a[0];
            d_a[0] += d_result * s;
            d_b[1] += d_result;
            for i in (0..length).rev() {
                let w = items[i];
                let t_w = t_items[i];
                let mut d_w: f64 = -0.0;
                let mut d_t_w: f64 = -0.0;
                let d_1 = d_s;
                d_w += d_1 * w;
                d_w += d_1 * w;
                let d_2 = d_t_s;
                d_t_w += d_2 * w;
                d_w += d_2 * t_w;
                d_w += d_2 * t_w;
                d_t_w += d_2 * w;
                ::core::mem::swap(&mut d_a, &mut d_b);
                ::core::mem::swap(&mut d_t_a, &mut d_t_b);
                d_t_items[i] += d_t_w;
                d_items[i] += d_w;
            }
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_a, &(d_t_items));
            ::rootgrad_autodiff::rt::accumulate(&mut d_a, &(d_items));
            d_t_x[2] += d_t_b[0];
            d_t_x[3] += d_t_b[1];
            d_x[2] += d_b[0];
            d_x[3] += d_b[1];
            d_t_x[0] += d_t_a[0];
            d_t_x[1] += d_t_a[1];
            d_x[0] += d_a[0];
            d_x[1] += d_a[1];
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        pub fn __jvp_vjp<'__shadow>(
            called: impl ::core::ops::Fn(&[f64]) -> f64 + 'static,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a0: &[f64],
            d0: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
            d1: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(f64, f64)>,
        ) {
            let _ = Self::__of(called);
            let mut zero1 = ::core::option::Option::None;
            let a1 = a1.or_zero(&*a0, &mut zero1);
            let mut store1 = ::std::vec::Vec::new();
            let d1 = ::rootgrad_autodiff::rt::or_zeroed(
                d1.into_slice(),
                a1.len(),
                &mut store1,
            );
            let mut store0 = ::std::vec::Vec::new();
            let d0 = ::rootgrad_autodiff::rt::or_zeroed(
                d0.into_slice(),
                a0.len(),
                &mut store0,
            );
            Self::pushforward_pullback(a0, d0, a1, d1, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        pub fn __vjp<'__shadow>(
            a0: &[f64],
            d0: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
        ) {
            let mut store0 = ::std::vec::Vec::new();
            let d0 = ::rootgrad_autodiff::rt::or_zeroed(
                d0.into_slice(),
                a0.len(),
                &mut store0,
            );
            let _primal = Self::pullback(a0, d0, d_ret.seed());
        }
    }
    ///The derivative of [`replaced`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub enum replaced {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl replaced {
        /// Of what the function writes, the derivative gets the values before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        pub fn __of<F: 'static>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_function(called, &replaced)
        }
        /// The reverse derivative of [`replaced`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        pub fn pullback(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
            ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
            let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
            let mut a = [x[0], x[1], x[2]];
            let mut s = 0.0;
            let items = ::core::clone::Clone::clone(&a);
            let length = items.len();
            for i in 0..length {
                let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
                let w = items[i];
                let mut old = w;
                ::core::mem::swap(&mut a[2], &mut old);
                let t = kept_3.keep(old);
                s += (kept_2.keep((w * kept_1.keep(s))) * t) + w;
                pass_1.push((kept_1.take(), kept_2.take(), kept_3.take()));
            }
            let result: f64 = s * a[2];
            let mut d_result = d_ret;
            let mut d_a = ::rootgrad_autodiff::Differentiable::zero_like(&a);
            let mut d_s: f64 = -0.0;
            let mut d_items = ::rootgrad_autodiff::Differentiable::zero_like(&items);
            d_s += d_result * a[2];
            d_a[2] += d_result * s;
            for i in (0..length).rev() {
                let (v_1, v_2, t) = pass_1.take();
                let w = items[i];
                let mut d_w: f64 = -0.0;
                let mut d_old: f64 = -0.0;
                let mut d_t: f64 = -0.0;
                let d_1 = d_s;
                let d_2 = d_1 * t;
                d_w += d_2 * v_1;
                d_s += d_2 * w;
                d_t += d_1 * v_2;
                d_w += d_1;
                d_old += d_t;
                ::core::mem::swap(&mut d_a[2], &mut d_old);
                d_w += d_old;
                d_items[i] += d_w;
            }
            ::rootgrad_autodiff::rt::accumulate(&mut d_a, &(d_items));
            d_x[0] += d_a[0];
            d_x[1] += d_a[1];
            d_x[2] += d_a[2];
            pass_1.finish();
            result
        }
        /// The forward derivative of [`replaced`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        pub fn pushforward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
            ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
            let mut a = [x[0], x[1], x[2]];
            let mut t_a = [t_x[0], t_x[1], t_x[2]];
            let mut s = 0.0;
            let mut t_s = 0.0;
            let items = a;
            let t_items = t_a;
            let length = items.len();
            for i in 0..length {
                let w = items[i];
                let t_w = t_items[i];
                let mut old = w;
                let mut t_old = t_w;
                ::core::mem::swap(&mut t_a[2], &mut t_old);
                ::core::mem::swap(&mut a[2], &mut old);
                let t = old;
                let t_t = t_old;
                t_s += ((t_w * s + w * t_s) * t + (w * s) * t_t) + t_w;
                s += ((w * s) * t) + w;
            }
            let result: f64 = s * a[2];
            let t_result: f64 = t_s * a[2] + s * t_a[2];
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        pub fn __jvp(
            called: impl ::core::ops::Fn(&[f64]) -> f64 + 'static,
            a0: &[f64],
            t0: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
        ) -> (f64, f64) {
            let _ = Self::__of(called);
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            Self::pushforward(a0, t0)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        pub fn pushforward_pullback(
            x: &[f64],
            d_x: &mut [f64],
            t_x: &[f64],
            d_t_x: &mut [f64],
            d_ret: (f64, f64),
        ) {
            ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
            ::rootgrad_autodiff::rt::same_length("t_x", t_x.len(), d_t_x.len());
            let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
            let mut a = [x[0], x[1], x[2]];
            let mut t_a = [t_x[0], t_x[1], t_x[2]];
            let mut s = 0.0;
            let mut t_s = 0.0;
            let items = ::core::clone::Clone::clone(&a);
            let t_items = ::core::clone::Clone::clone(&t_a);
            let length = items.len();
            for i in 0..length {
                let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_5 = ::rootgrad_autodiff::rt::Slot::new();
                let s_1 = kept_5.keep(s);
                let w = items[i];
                let t_w = t_items[i];
                let mut old = w;
                let mut t_old = t_w;
                ::core::mem::swap(&mut t_a[2], &mut t_old);
                ::core::mem::swap(&mut a[2], &mut old);
                let t = kept_4.keep(old);
                let t_t = kept_3.keep(t_old);
                t_s
                    += ((kept_2.keep(((t_w * s_1) + (w * kept_1.keep(t_s)))) * t)
                        + ((w * s_1) * t_t)) + t_w;
                s += ((w * s_1) * t) + w;
                pass_1
                    .push((
                        kept_1.take(),
                        kept_2.take(),
                        kept_3.take(),
                        kept_4.take(),
                        kept_5.take(),
                    ));
            }
            let result: f64 = s * a[2];
            let t_result: f64 = (t_s * a[2]) + (s * t_a[2]);
            let result_2: (f64, f64) = (result, t_result);
            let mut d_result_2 = d_ret;
            let mut d_a = ::rootgrad_autodiff::Differentiable::zero_like(&a);
            let mut d_t_a = ::rootgrad_autodiff::Differentiable::zero_like(&t_a);
            let mut d_s: f64 = -0.0;
            let mut d_t_s: f64 = -0.0;
            let mut d_items = ::rootgrad_autodiff::Differentiable::zero_like(&items);
            let mut d_t_items = ::rootgrad_autodiff::Differentiable::zero_like(&t_items);
            let mut d_result: f64 = -0.0;
            let mut d_t_result: f64 = -0.0;
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            d_t_s += d_t_result * a[2];
            d_a[2] += d_t_result * t_s;
            d_s += d_t_result * t_a[2];
            d_t_a[2] += d_t_result * s;
            d_s += d_result * a[2];
            d_a[2] += d_result * s;
            for i in (0..length).rev() {
                let (v_1, v_2, t_t, t, s_1) = pass_1.take();
                let w = items[i];
                let t_w = t_items[i];
                let mut d_s_1: f64 = -0.0;
                let mut d_w: f64 = -0.0;
                let mut d_t_w: f64 = -0.0;
                let mut d_old: f64 = -0.0;
                let mut d_t_old: f64 = -0.0;
                let mut d_t: f64 = -0.0;
                let mut d_t_t: f64 = -0.0;
                let d_1 = d_s;
                let d_2 = d_1 * t;
                d_w += d_2 * s_1;
                d_s_1 += d_2 * w;
                d_t += d_1 * (w * s_1);
                d_w += d_1;
                let d_3 = d_t_s;
                let d_4 = d_3 * t;
                d_t_w += d_4 * s_1;
                d_s_1 += d_4 * t_w;
                d_w += d_4 * v_1;
                d_t_s += d_4 * w;
                d_t += d_3 * v_2;
                let d_5 = d_3 * t_t;
                d_w += d_5 * s_1;
                d_s_1 += d_5 * w;
                d_t_t += d_3 * (w * s_1);
                d_t_w += d_3;
                d_t_old += d_t_t;
                d_old += d_t;
                ::core::mem::swap(&mut d_a[2], &mut d_old);
                ::core::mem::swap(&mut d_t_a[2], &mut d_t_old);
                d_t_w += d_t_old;
                d_w += d_old;
                d_t_items[i] += d_t_w;
                d_items[i] += d_w;
                d_s += d_s_1;
            }
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_a, &(d_t_items));
            ::rootgrad_autodiff::rt::accumulate(&mut d_a, &(d_items));
            d_t_x[0] += d_t_a[0];
            d_t_x[1] += d_t_a[1];
            d_t_x[2] += d_t_a[2];
            d_x[0] += d_a[0];
            d_x[1] += d_a[1];
            d_x[2] += d_a[2];
            pass_1.finish();
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        pub fn __jvp_vjp<'__shadow>(
            called: impl ::core::ops::Fn(&[f64]) -> f64 + 'static,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a0: &[f64],
            d0: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
            d1: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(f64, f64)>,
        ) {
            let _ = Self::__of(called);
            let mut zero1 = ::core::option::Option::None;
            let a1 = a1.or_zero(&*a0, &mut zero1);
            let mut store1 = ::std::vec::Vec::new();
            let d1 = ::rootgrad_autodiff::rt::or_zeroed(
                d1.into_slice(),
                a1.len(),
                &mut store1,
            );
            let mut store0 = ::std::vec::Vec::new();
            let d0 = ::rootgrad_autodiff::rt::or_zeroed(
                d0.into_slice(),
                a0.len(),
                &mut store0,
            );
            Self::pushforward_pullback(a0, d0, a1, d1, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        pub fn __vjp<'__shadow>(
            a0: &[f64],
            d0: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
        ) {
            let mut store0 = ::std::vec::Vec::new();
            let d0 = ::rootgrad_autodiff::rt::or_zeroed(
                d0.into_slice(),
                a0.len(),
                &mut store0,
            );
            let _primal = Self::pullback(a0, d0, d_ret.seed());
        }
    }
    ///The derivative of [`taken`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub enum taken {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl taken {
        /// Of what the function writes, the derivative gets the values before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        pub fn __of<F: 'static>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_function(called, &taken)
        }
        /// The reverse derivative of [`taken`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        pub fn pullback(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
            ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
            let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
            let mut a = [x[0], x[1], x[2]];
            let mut s = 0.0;
            let items = ::core::clone::Clone::clone(&a);
            let length = items.len();
            for i in 0..length {
                let w = items[i];
                let mut old = ::core::default::Default::default();
                ::core::mem::swap(&mut a, &mut old);
                let t = kept_1.keep(::core::clone::Clone::clone(&old));
                shape_2.keep(&t);
                s += (w * t[1]) + w;
                shape_1.keep(&old);
            }
            let result: f64 = s + a[2];
            let mut d_result = d_ret;
            let mut d_a = ::rootgrad_autodiff::Differentiable::zero_like(&a);
            let mut d_s: f64 = -0.0;
            let mut d_items = ::rootgrad_autodiff::Differentiable::zero_like(&items);
            d_s += d_result;
            d_a[2] += d_result;
            for i in (0..length).rev() {
                let t = kept_1.take();
                let w = items[i];
                let mut d_w: f64 = -0.0;
                let mut d_old = shape_1.zero();
                let mut d_t = shape_2.zero();
                let d_1 = d_s;
                d_w += d_1 * t[1];
                d_t[1] += d_1 * w;
                d_w += d_1;
                ::rootgrad_autodiff::rt::accumulate(&mut d_old, &(d_t));
                ::core::mem::swap(&mut d_a, &mut d_old);
                d_items[i] += d_w;
            }
            ::rootgrad_autodiff::rt::accumulate(&mut d_a, &(d_items));
            d_x[0] += d_a[0];
            d_x[1] += d_a[1];
            d_x[2] += d_a[2];
            kept_1.finish();
            result
        }
        /// The forward derivative of [`taken`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        pub fn pushforward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
            ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
            let mut a = [x[0], x[1], x[2]];
            let mut t_a = [t_x[0], t_x[1], t_x[2]];
            let mut s = 0.0;
            let mut t_s = 0.0;
            let items = a;
            let t_items = t_a;
            let length = items.len();
            for i in 0..length {
                let w = items[i];
                let t_w = t_items[i];
                let mut old = ::core::default::Default::default();
                let mut t_old = ::rootgrad_autodiff::Differentiable::zero_like(&old);
                ::core::mem::swap(&mut t_a, &mut t_old);
                ::core::mem::swap(&mut a, &mut old);
                let t = old;
                let t_t = t_old;
                t_s += (t_w * t[1] + w * t_t[1]) + t_w;
                s += (w * t[1]) + w;
            }
            let result: f64 = s + a[2];
            let t_result: f64 = t_s + t_a[2];
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        pub fn __jvp(
            called: impl ::core::ops::Fn(&[f64]) -> f64 + 'static,
            a0: &[f64],
            t0: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
        ) -> (f64, f64) {
            let _ = Self::__of(called);
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            Self::pushforward(a0, t0)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        pub fn pushforward_pullback(
            x: &[f64],
            d_x: &mut [f64],
            t_x: &[f64],
            d_t_x: &mut [f64],
            d_ret: (f64, f64),
        ) {
            ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
            ::rootgrad_autodiff::rt::same_length("t_x", t_x.len(), d_t_x.len());
            let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_3 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_4 = ::rootgrad_autodiff::Shapes::new();
            let mut a = [x[0], x[1], x[2]];
            let mut t_a = [t_x[0], t_x[1], t_x[2]];
            let mut s = 0.0;
            let mut t_s = 0.0;
            let items = ::core::clone::Clone::clone(&a);
            let t_items = ::core::clone::Clone::clone(&t_a);
            let length = items.len();
            for i in 0..length {
                let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
                let w = items[i];
                let t_w = t_items[i];
                let mut old = ::core::default::Default::default();
                let mut t_old = ::rootgrad_autodiff::Differentiable::zero_like(&old);
                ::core::mem::swap(&mut t_a, &mut t_old);
                ::core::mem::swap(&mut a, &mut old);
                let t = kept_2.keep(::core::clone::Clone::clone(&old));
                shape_3.keep(&t);
                let t_t = kept_1.keep(::core::clone::Clone::clone(&t_old));
                shape_4.keep(&t_t);
                t_s += ((t_w * t[1]) + (w * t_t[1])) + t_w;
                s += (w * t[1]) + w;
                shape_1.keep(&old);
                shape_2.keep(&t_old);
                pass_1.push((kept_1.take(), kept_2.take()));
            }
            let result: f64 = s + a[2];
            let t_result: f64 = t_s + t_a[2];
            let result_2: (f64, f64) = (result, t_result);
            let mut d_result_2 = d_ret;
            let mut d_a = ::rootgrad_autodiff::Differentiable::zero_like(&a);
            let mut d_t_a = ::rootgrad_autodiff::Differentiable::zero_like(&t_a);
            let mut d_s: f64 = -0.0;
            let mut d_t_s: f64 = -0.0;
            let mut d_items = ::rootgrad_autodiff::Differentiable::zero_like(&items);
            let mut d_t_items = ::rootgrad_autodiff::Differentiable::zero_like(&t_items);
            let mut d_result: f64 = -0.0;
            let mut d_t_result: f64 = -0.0;
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            d_t_s += d_t_result;
            d_t_a[2] += d_t_result;
            d_s += d_result;
            d_a[2] += d_result;
            for i in (0..length).rev() {
                let (t_t, t) = pass_1.take();
                let w = items[i];
                let t_w = t_items[i];
                let mut d_w: f64 = -0.0;
                let mut d_t_w: f64 = -0.0;
                let mut d_old = shape_1.zero();
                let mut d_t_old = shape_2.zero();
                let mut d_t = shape_3.zero();
                let mut d_t_t = shape_4.zero();
                let d_1 = d_s;
                d_w += d_1 * t[1];
                d_t[1] += d_1 * w;
                d_w += d_1;
                let d_2 = d_t_s;
                d_t_w += d_2 * t[1];
                d_t[1] += d_2 * t_w;
                d_w += d_2 * t_t[1];
                d_t_t[1] += d_2 * w;
                d_t_w += d_2;
                ::rootgrad_autodiff::rt::accumulate(&mut d_t_old, &(d_t_t));
                ::rootgrad_autodiff::rt::accumulate(&mut d_old, &(d_t));
                ::core::mem::swap(&mut d_a, &mut d_old);
                ::core::mem::swap(&mut d_t_a, &mut d_t_old);
                d_t_items[i] += d_t_w;
                d_items[i] += d_w;
            }
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_a, &(d_t_items));
            ::rootgrad_autodiff::rt::accumulate(&mut d_a, &(d_items));
            d_t_x[0] += d_t_a[0];
            d_t_x[1] += d_t_a[1];
            d_t_x[2] += d_t_a[2];
            d_x[0] += d_a[0];
            d_x[1] += d_a[1];
            d_x[2] += d_a[2];
            pass_1.finish();
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        pub fn __jvp_vjp<'__shadow>(
            called: impl ::core::ops::Fn(&[f64]) -> f64 + 'static,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a0: &[f64],
            d0: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
            d1: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(f64, f64)>,
        ) {
            let _ = Self::__of(called);
            let mut zero1 = ::core::option::Option::None;
            let a1 = a1.or_zero(&*a0, &mut zero1);
            let mut store1 = ::std::vec::Vec::new();
            let d1 = ::rootgrad_autodiff::rt::or_zeroed(
                d1.into_slice(),
                a1.len(),
                &mut store1,
            );
            let mut store0 = ::std::vec::Vec::new();
            let d0 = ::rootgrad_autodiff::rt::or_zeroed(
                d0.into_slice(),
                a0.len(),
                &mut store0,
            );
            Self::pushforward_pullback(a0, d0, a1, d1, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        pub fn __vjp<'__shadow>(
            a0: &[f64],
            d0: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
        ) {
            let mut store0 = ::std::vec::Vec::new();
            let d0 = ::rootgrad_autodiff::rt::or_zeroed(
                d0.into_slice(),
                a0.len(),
                &mut store0,
            );
            let _primal = Self::pullback(a0, d0, d_ret.seed());
        }
    }
    ///The derivative of [`assigned`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub enum assigned {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl assigned {
        /// Of what the function writes, the derivative gets the values before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        pub fn __of<F: 'static>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_function(called, &assigned)
        }
        /// The reverse derivative of [`assigned`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        pub fn pullback(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
            ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
            let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let mut v = ::std::vec![x[0], x[1], x[2]];
            let mut s = 0.0;
            let items = ::core::clone::Clone::clone(&v);
            let length = items.len();
            for i in 0..length {
                let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
                let e = items[i];
                shape_1.keep(&v);
                v = ::std::vec![(e * e), x[3]];
                s += kept_2.keep(v[0]) * kept_1.keep(v[1]);
                pass_1.push((kept_1.take(), kept_2.take()));
            }
            let result: f64 = s;
            let mut d_result = d_ret;
            let mut d_v = ::rootgrad_autodiff::Differentiable::zero_like(&v);
            let mut d_s: f64 = -0.0;
            let mut d_items = ::rootgrad_autodiff::Differentiable::zero_like(&items);
            d_s += d_result;
            for i in (0..length).rev() {
                let (v_1, v_2) = pass_1.take();
                let e = items[i];
                let mut d_e: f64 = -0.0;
                let d_1 = d_s;
                d_v[0] += d_1 * v_1;
                d_v[1] += d_1 * v_2;
                let d_2 = shape_1.replace(&mut d_v);
                d_e += d_2[0] * e;
                d_e += d_2[0] * e;
                d_x[3] += d_2[1];
                d_items[i] += d_e;
            }
            ::rootgrad_autodiff::rt::accumulate(&mut d_v, &(d_items));
            d_x[0] += d_v[0];
            d_x[1] += d_v[1];
            d_x[2] += d_v[2];
            pass_1.finish();
            result
        }
        /// The forward derivative of [`assigned`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        pub fn pushforward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
            ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
            let mut v = ::std::vec![x[0], x[1], x[2]];
            let mut t_v = ::std::vec![t_x[0], t_x[1], t_x[2]];
            let mut s = 0.0;
            let mut t_s = 0.0;
            let items = v;
            let t_items = t_v;
            let length = items.len();
            for i in 0..length {
                let e = items[i];
                let t_e = t_items[i];
                t_v = ::std::vec![t_e * e + e * t_e, t_x[3]];
                v = ::std::vec![(e * e), x[3]];
                t_s += t_v[0] * v[1] + v[0] * t_v[1];
                s += v[0] * v[1];
            }
            let result: f64 = s;
            let t_result: f64 = t_s;
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        pub fn __jvp(
            called: impl ::core::ops::Fn(&[f64]) -> f64 + 'static,
            a0: &[f64],
            t0: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
        ) -> (f64, f64) {
            let _ = Self::__of(called);
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            Self::pushforward(a0, t0)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        pub fn pushforward_pullback(
            x: &[f64],
            d_x: &mut [f64],
            t_x: &[f64],
            d_t_x: &mut [f64],
            d_ret: (f64, f64),
        ) {
            ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
            ::rootgrad_autodiff::rt::same_length("t_x", t_x.len(), d_t_x.len());
            let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
            let mut v = ::std::vec![x[0], x[1], x[2]];
            let mut t_v = ::std::vec![t_x[0], t_x[1], t_x[2]];
            let mut s = 0.0;
            let mut t_s = 0.0;
            let items = ::core::clone::Clone::clone(&v);
            let t_items = ::core::clone::Clone::clone(&t_v);
            let length = items.len();
            for i in 0..length {
                let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_5 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_6 = ::rootgrad_autodiff::rt::Slot::new();
                let e = items[i];
                let t_e = t_items[i];
                shape_2.keep(&t_v);
                t_v = ::std::vec![((t_e * e) + (e * t_e)), t_x[3]];
                shape_1.keep(&v);
                v = ::std::vec![(e * e), x[3]];
                t_s
                    += (kept_4.keep(t_v[0]) * kept_3.keep(v[1]))
                        + (kept_6.keep(v[0]) * kept_5.keep(t_v[1]));
                s += kept_2.keep(v[0]) * kept_1.keep(v[1]);
                pass_1
                    .push((
                        kept_1.take(),
                        kept_2.take(),
                        kept_3.take(),
                        kept_4.take(),
                        kept_5.take(),
                        kept_6.take(),
                    ));
            }
            let result: f64 = s;
            let t_result: f64 = t_s;
            let result_2: (f64, f64) = (result, t_result);
            let mut d_result_2 = d_ret;
            let mut d_v = ::rootgrad_autodiff::Differentiable::zero_like(&v);
            let mut d_t_v = ::rootgrad_autodiff::Differentiable::zero_like(&t_v);
            let mut d_s: f64 = -0.0;
            let mut d_t_s: f64 = -0.0;
            let mut d_items = ::rootgrad_autodiff::Differentiable::zero_like(&items);
            let mut d_t_items = ::rootgrad_autodiff::Differentiable::zero_like(&t_items);
            let mut d_result: f64 = -0.0;
            let mut d_t_result: f64 = -0.0;
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            d_t_s += d_t_result;
            d_s += d_result;
            for i in (0..length).rev() {
                let (v_1, v_2, v_3, v_4, v_5, v_6) = pass_1.take();
                let e = items[i];
                let t_e = t_items[i];
                let mut d_e: f64 = -0.0;
                let mut d_t_e: f64 = -0.0;
                let d_1 = d_s;
                d_v[0] += d_1 * v_1;
                d_v[1] += d_1 * v_2;
                let d_2 = d_t_s;
                d_t_v[0] += d_2 * v_3;
                d_v[1] += d_2 * v_4;
                d_v[0] += d_2 * v_5;
                d_t_v[1] += d_2 * v_6;
                let d_3 = shape_1.replace(&mut d_v);
                d_e += d_3[0] * e;
                d_e += d_3[0] * e;
                d_x[3] += d_3[1];
                let d_4 = shape_2.replace(&mut d_t_v);
                let d_5 = d_4[0];
                d_t_e += d_5 * e;
                d_e += d_5 * t_e;
                let d_6 = d_4[0];
                d_e += d_6 * t_e;
                d_t_e += d_6 * e;
                d_t_x[3] += d_4[1];
                d_t_items[i] += d_t_e;
                d_items[i] += d_e;
            }
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_v, &(d_t_items));
            ::rootgrad_autodiff::rt::accumulate(&mut d_v, &(d_items));
            d_t_x[0] += d_t_v[0];
            d_t_x[1] += d_t_v[1];
            d_t_x[2] += d_t_v[2];
            d_x[0] += d_v[0];
            d_x[1] += d_v[1];
            d_x[2] += d_v[2];
            pass_1.finish();
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        pub fn __jvp_vjp<'__shadow>(
            called: impl ::core::ops::Fn(&[f64]) -> f64 + 'static,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a0: &[f64],
            d0: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
            d1: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(f64, f64)>,
        ) {
            let _ = Self::__of(called);
            let mut zero1 = ::core::option::Option::None;
            let a1 = a1.or_zero(&*a0, &mut zero1);
            let mut store1 = ::std::vec::Vec::new();
            let d1 = ::rootgrad_autodiff::rt::or_zeroed(
                d1.into_slice(),
                a1.len(),
                &mut store1,
            );
            let mut store0 = ::std::vec::Vec::new();
            let d0 = ::rootgrad_autodiff::rt::or_zeroed(
                d0.into_slice(),
                a0.len(),
                &mut store0,
            );
            Self::pushforward_pullback(a0, d0, a1, d1, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        pub fn __vjp<'__shadow>(
            a0: &[f64],
            d0: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
        ) {
            let mut store0 = ::std::vec::Vec::new();
            let d0 = ::rootgrad_autodiff::rt::or_zeroed(
                d0.into_slice(),
                a0.len(),
                &mut store0,
            );
            let _primal = Self::pullback(a0, d0, d_ret.seed());
        }
    }
    ///The derivative of [`nested`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub enum nested {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl nested {
        /// Of what the function writes, the derivative gets the values before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        pub fn __of<F: 'static>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_function(called, &nested)
        }
        /// The reverse derivative of [`nested`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        pub fn pullback(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
            ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
            let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
            let mut kept_2 = ::rootgrad_autodiff::rt::Tape::new();
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let mut a = [x[0], x[1], x[2]];
            let mut s = 0.0;
            for k in 0..3 {
                let items = kept_2.keep(::core::clone::Clone::clone(&a));
                shape_1.keep(&items);
                let length = items.len();
                for i in 0..length {
                    let w = items[i];
                    a[k] = (w * x[3]) + a[((k + 1) % 3)];
                    s += w * kept_1.keep(a[k]);
                }
            }
            let result: f64 = s * a[2];
            let mut d_result = d_ret;
            let mut d_a = ::rootgrad_autodiff::Differentiable::zero_like(&a);
            let mut d_s: f64 = -0.0;
            d_s += d_result * a[2];
            d_a[2] += d_result * s;
            for k in (0..3).rev() {
                let items = kept_2.take();
                let length = items.len();
                let mut d_items = shape_1.zero();
                for i in (0..length).rev() {
                    let v_1 = kept_1.take();
                    let w = items[i];
                    let mut d_w: f64 = -0.0;
                    let d_1 = d_s;
                    d_w += d_1 * v_1;
                    d_a[k] += d_1 * w;
                    let d_2 = ::core::mem::take(&mut d_a[k]);
                    d_w += d_2 * x[3];
                    d_x[3] += d_2 * w;
                    d_a[(k + 1) % 3] += d_2;
                    d_items[i] += d_w;
                }
                ::rootgrad_autodiff::rt::accumulate(&mut d_a, &(d_items));
            }
            d_x[0] += d_a[0];
            d_x[1] += d_a[1];
            d_x[2] += d_a[2];
            kept_1.finish();
            kept_2.finish();
            result
        }
        /// The forward derivative of [`nested`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        pub fn pushforward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
            ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
            let mut a = [x[0], x[1], x[2]];
            let mut t_a = [t_x[0], t_x[1], t_x[2]];
            let mut s = 0.0;
            let mut t_s = 0.0;
            for k in 0..3 {
                let items = a;
                let t_items = t_a;
                let length = items.len();
                for i in 0..length {
                    let w = items[i];
                    let t_w = t_items[i];
                    t_a[k] = (t_w * x[3] + w * t_x[3]) + t_a[(k + 1) % 3];
                    a[k] = (w * x[3]) + a[((k + 1) % 3)];
                    t_s += t_w * a[k] + w * t_a[k];
                    s += w * a[k];
                }
            }
            let result: f64 = s * a[2];
            let t_result: f64 = t_s * a[2] + s * t_a[2];
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        pub fn __jvp(
            called: impl ::core::ops::Fn(&[f64]) -> f64 + 'static,
            a0: &[f64],
            t0: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
        ) -> (f64, f64) {
            let _ = Self::__of(called);
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            Self::pushforward(a0, t0)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        pub fn pushforward_pullback(
            x: &[f64],
            d_x: &mut [f64],
            t_x: &[f64],
            d_t_x: &mut [f64],
            d_ret: (f64, f64),
        ) {
            ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
            ::rootgrad_autodiff::rt::same_length("t_x", t_x.len(), d_t_x.len());
            let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
            let mut pass_2 = ::rootgrad_autodiff::rt::Tape::new();
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
            let mut a = [x[0], x[1], x[2]];
            let mut t_a = [t_x[0], t_x[1], t_x[2]];
            let mut s = 0.0;
            let mut t_s = 0.0;
            for k in 0..3 {
                let mut kept_5 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_6 = ::rootgrad_autodiff::rt::Slot::new();
                let items = kept_6.keep(::core::clone::Clone::clone(&a));
                shape_1.keep(&items);
                let t_items = kept_5.keep(::core::clone::Clone::clone(&t_a));
                shape_2.keep(&t_items);
                let length = items.len();
                for i in 0..length {
                    let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
                    let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
                    let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
                    let w = items[i];
                    let t_w = t_items[i];
                    t_a[k] = ((t_w * x[3]) + (w * t_x[3])) + t_a[((k + 1) % 3)];
                    a[k] = (w * x[3]) + a[((k + 1) % 3)];
                    t_s += (t_w * kept_2.keep(a[k])) + (w * kept_3.keep(t_a[k]));
                    s += w * kept_1.keep(a[k]);
                    pass_1.push((kept_1.take(), kept_2.take(), kept_3.take()));
                }
                pass_2.push((kept_5.take(), kept_6.take()));
            }
            let result: f64 = s * a[2];
            let t_result: f64 = (t_s * a[2]) + (s * t_a[2]);
            let result_2: (f64, f64) = (result, t_result);
            let mut d_result_2 = d_ret;
            let mut d_a = ::rootgrad_autodiff::Differentiable::zero_like(&a);
            let mut d_t_a = ::rootgrad_autodiff::Differentiable::zero_like(&t_a);
            let mut d_s: f64 = -0.0;
            let mut d_t_s: f64 = -0.0;
            let mut d_result: f64 = -0.0;
            let mut d_t_result: f64 = -0.0;
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            d_t_s += d_t_result * a[2];
            d_a[2] += d_t_result * t_s;
            d_s += d_t_result * t_a[2];
            d_t_a[2] += d_t_result * s;
            d_s += d_result * a[2];
            d_a[2] += d_result * s;
            for k in (0..3).rev() {
                let (t_items, items) = pass_2.take();
                let length = items.len();
                let mut d_items = shape_1.zero();
                let mut d_t_items = shape_2.zero();
                for i in (0..length).rev() {
                    let (v_1, v_2, v_3) = pass_1.take();
                    let w = items[i];
                    let t_w = t_items[i];
                    let mut d_w: f64 = -0.0;
                    let mut d_t_w: f64 = -0.0;
                    let d_1 = d_s;
                    d_w += d_1 * v_1;
                    d_a[k] += d_1 * w;
                    let d_2 = d_t_s;
                    d_t_w += d_2 * v_2;
                    d_a[k] += d_2 * t_w;
                    d_w += d_2 * v_3;
                    d_t_a[k] += d_2 * w;
                    let d_3 = ::core::mem::take(&mut d_a[k]);
                    d_w += d_3 * x[3];
                    d_x[3] += d_3 * w;
                    d_a[(k + 1) % 3] += d_3;
                    let d_4 = ::core::mem::take(&mut d_t_a[k]);
                    d_t_w += d_4 * x[3];
                    d_x[3] += d_4 * t_w;
                    d_w += d_4 * t_x[3];
                    d_t_x[3] += d_4 * w;
                    d_t_a[(k + 1) % 3] += d_4;
                    d_t_items[i] += d_t_w;
                    d_items[i] += d_w;
                }
                ::rootgrad_autodiff::rt::accumulate(&mut d_t_a, &(d_t_items));
                ::rootgrad_autodiff::rt::accumulate(&mut d_a, &(d_items));
            }
            d_t_x[0] += d_t_a[0];
            d_t_x[1] += d_t_a[1];
            d_t_x[2] += d_t_a[2];
            d_x[0] += d_a[0];
            d_x[1] += d_a[1];
            d_x[2] += d_a[2];
            pass_1.finish();
            pass_2.finish();
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        pub fn __jvp_vjp<'__shadow>(
            called: impl ::core::ops::Fn(&[f64]) -> f64 + 'static,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a0: &[f64],
            d0: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
            d1: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(f64, f64)>,
        ) {
            let _ = Self::__of(called);
            let mut zero1 = ::core::option::Option::None;
            let a1 = a1.or_zero(&*a0, &mut zero1);
            let mut store1 = ::std::vec::Vec::new();
            let d1 = ::rootgrad_autodiff::rt::or_zeroed(
                d1.into_slice(),
                a1.len(),
                &mut store1,
            );
            let mut store0 = ::std::vec::Vec::new();
            let d0 = ::rootgrad_autodiff::rt::or_zeroed(
                d0.into_slice(),
                a0.len(),
                &mut store0,
            );
            Self::pushforward_pullback(a0, d0, a1, d1, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        pub fn __vjp<'__shadow>(
            a0: &[f64],
            d0: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
        ) {
            let mut store0 = ::std::vec::Vec::new();
            let d0 = ::rootgrad_autodiff::rt::or_zeroed(
                d0.into_slice(),
                a0.len(),
                &mut store0,
            );
            let _primal = Self::pullback(a0, d0, d_ret.seed());
        }
    }
    ///The derivative of [`folded`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub enum folded {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl folded {
        /// Of what the function writes, the derivative gets the values before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        pub fn __of<F: 'static>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_function(called, &folded)
        }
        /// The reverse derivative of [`folded`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        pub fn pullback(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
            ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
            let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
            let mut a = [x[0], x[1]];
            let mut acc = 1.0;
            let items = ::core::clone::Clone::clone(&a);
            let length = items.len();
            for i in 0..length {
                let v = items[i];
                a[1] = a[1] * 2.0;
                acc = (kept_1.keep(acc) * v) + a[1];
            }
            let result: f64 = acc;
            let mut d_result = d_ret;
            let mut d_a = ::rootgrad_autodiff::Differentiable::zero_like(&a);
            let mut d_acc: f64 = -0.0;
            let mut d_items = ::rootgrad_autodiff::Differentiable::zero_like(&items);
            d_acc += d_result;
            for i in (0..length).rev() {
                let v_1 = kept_1.take();
                let v = items[i];
                let mut d_v: f64 = -0.0;
                let d_1 = ::core::mem::take(&mut d_acc);
                d_acc += d_1 * v;
                d_v += d_1 * v_1;
                d_a[1] += d_1;
                let d_2 = ::core::mem::take(&mut d_a[1]);
                d_a[1] += d_2 * 2.0;
                d_items[i] += d_v;
            }
            ::rootgrad_autodiff::rt::accumulate(&mut d_a, &(d_items));
            d_x[0] += d_a[0];
            d_x[1] += d_a[1];
            kept_1.finish();
            result
        }
        /// The forward derivative of [`folded`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        pub fn pushforward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
            ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
            let mut a = [x[0], x[1]];
            let mut t_a = [t_x[0], t_x[1]];
            let mut acc = 1.0;
            let mut t_acc = 0.0;
            let items = a;
            let t_items = t_a;
            let length = items.len();
            for i in 0..length {
                let v = items[i];
                let t_v = t_items[i];
                t_a[1] = t_a[1] * 2.0;
                a[1] = a[1] * 2.0;
                t_acc = (t_acc * v + acc * t_v) + t_a[1];
                acc = (acc * v) + a[1];
            }
            let result: f64 = acc;
            let t_result: f64 = t_acc;
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        pub fn __jvp(
            called: impl ::core::ops::Fn(&[f64]) -> f64 + 'static,
            a0: &[f64],
            t0: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
        ) -> (f64, f64) {
            let _ = Self::__of(called);
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            Self::pushforward(a0, t0)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        pub fn pushforward_pullback(
            x: &[f64],
            d_x: &mut [f64],
            t_x: &[f64],
            d_t_x: &mut [f64],
            d_ret: (f64, f64),
        ) {
            ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
            ::rootgrad_autodiff::rt::same_length("t_x", t_x.len(), d_t_x.len());
            let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
            let mut a = [x[0], x[1]];
            let mut t_a = [t_x[0], t_x[1]];
            let mut acc = 1.0;
            let mut t_acc = 0.0;
            let items = ::core::clone::Clone::clone(&a);
            let t_items = ::core::clone::Clone::clone(&t_a);
            let length = items.len();
            for i in 0..length {
                let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
                let acc_1 = kept_2.keep(acc);
                let v = items[i];
                let t_v = t_items[i];
                t_a[1] = t_a[1] * 2.0;
                a[1] = a[1] * 2.0;
                t_acc = ((kept_1.keep(t_acc) * v) + (acc_1 * t_v)) + t_a[1];
                acc = (acc_1 * v) + a[1];
                pass_1.push((kept_1.take(), kept_2.take()));
            }
            let result: f64 = acc;
            let t_result: f64 = t_acc;
            let result_2: (f64, f64) = (result, t_result);
            let mut d_result_2 = d_ret;
            let mut d_a = ::rootgrad_autodiff::Differentiable::zero_like(&a);
            let mut d_t_a = ::rootgrad_autodiff::Differentiable::zero_like(&t_a);
            let mut d_acc: f64 = -0.0;
            let mut d_t_acc: f64 = -0.0;
            let mut d_items = ::rootgrad_autodiff::Differentiable::zero_like(&items);
            let mut d_t_items = ::rootgrad_autodiff::Differentiable::zero_like(&t_items);
            let mut d_result: f64 = -0.0;
            let mut d_t_result: f64 = -0.0;
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            d_t_acc += d_t_result;
            d_acc += d_result;
            for i in (0..length).rev() {
                let (v_1, acc_1) = pass_1.take();
                let v = items[i];
                let t_v = t_items[i];
                let mut d_acc_1: f64 = -0.0;
                let mut d_v: f64 = -0.0;
                let mut d_t_v: f64 = -0.0;
                let d_1 = ::core::mem::take(&mut d_acc);
                d_acc_1 += d_1 * v;
                d_v += d_1 * acc_1;
                d_a[1] += d_1;
                let d_2 = ::core::mem::take(&mut d_t_acc);
                d_t_acc += d_2 * v;
                d_v += d_2 * v_1;
                d_acc_1 += d_2 * t_v;
                d_t_v += d_2 * acc_1;
                d_t_a[1] += d_2;
                let d_3 = ::core::mem::take(&mut d_a[1]);
                d_a[1] += d_3 * 2.0;
                let d_4 = ::core::mem::take(&mut d_t_a[1]);
                d_t_a[1] += d_4 * 2.0;
                d_t_items[i] += d_t_v;
                d_items[i] += d_v;
                d_acc += d_acc_1;
            }
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_a, &(d_t_items));
            ::rootgrad_autodiff::rt::accumulate(&mut d_a, &(d_items));
            d_t_x[0] += d_t_a[0];
            d_t_x[1] += d_t_a[1];
            d_x[0] += d_a[0];
            d_x[1] += d_a[1];
            pass_1.finish();
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        pub fn __jvp_vjp<'__shadow>(
            called: impl ::core::ops::Fn(&[f64]) -> f64 + 'static,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a0: &[f64],
            d0: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
            d1: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(f64, f64)>,
        ) {
            let _ = Self::__of(called);
            let mut zero1 = ::core::option::Option::None;
            let a1 = a1.or_zero(&*a0, &mut zero1);
            let mut store1 = ::std::vec::Vec::new();
            let d1 = ::rootgrad_autodiff::rt::or_zeroed(
                d1.into_slice(),
                a1.len(),
                &mut store1,
            );
            let mut store0 = ::std::vec::Vec::new();
            let d0 = ::rootgrad_autodiff::rt::or_zeroed(
                d0.into_slice(),
                a0.len(),
                &mut store0,
            );
            Self::pushforward_pullback(a0, d0, a1, d1, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        pub fn __vjp<'__shadow>(
            a0: &[f64],
            d0: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
        ) {
            let mut store0 = ::std::vec::Vec::new();
            let d0 = ::rootgrad_autodiff::rt::or_zeroed(
                d0.into_slice(),
                a0.len(),
                &mut store0,
            );
            let _primal = Self::pullback(a0, d0, d_ret.seed());
        }
    }
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::callees!(
            swapped as rule_of_swapped, replaced as rule_of_replaced, taken as
            rule_of_taken, assigned as rule_of_assigned, nested as rule_of_nested, folded
            as rule_of_folded
        );
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let value = rule_of_swapped::__of(swapped)(x);
        let value_2 = rule_of_replaced::__of(replaced)(x);
        let value_3 = rule_of_taken::__of(taken)(x);
        let value_4 = rule_of_assigned::__of(assigned)(x);
        let value_5 = rule_of_nested::__of(nested)(x);
        let value_6 = rule_of_folded::__of(folded)(x);
        let result: f64 = ((((value + value_2) + value_3) + value_4) + value_5)
            + value_6;
        let mut d_result = d_ret;
        let mut d_value = ::rootgrad_autodiff::Differentiable::zero_like(&value);
        let mut d_value_2 = ::rootgrad_autodiff::Differentiable::zero_like(&value_2);
        let mut d_value_3 = ::rootgrad_autodiff::Differentiable::zero_like(&value_3);
        let mut d_value_4 = ::rootgrad_autodiff::Differentiable::zero_like(&value_4);
        let mut d_value_5 = ::rootgrad_autodiff::Differentiable::zero_like(&value_5);
        let mut d_value_6 = ::rootgrad_autodiff::Differentiable::zero_like(&value_6);
        d_value += d_result;
        d_value_2 += d_result;
        d_value_3 += d_result;
        d_value_4 += d_result;
        d_value_5 += d_result;
        d_value_6 += d_result;
        rule_of_folded::__vjp(x, &mut (*d_x), d_value_6);
        rule_of_nested::__vjp(x, &mut (*d_x), d_value_5);
        rule_of_assigned::__vjp(x, &mut (*d_x), d_value_4);
        rule_of_taken::__vjp(x, &mut (*d_x), d_value_3);
        rule_of_replaced::__vjp(x, &mut (*d_x), d_value_2);
        rule_of_swapped::__vjp(x, &mut (*d_x), d_value);
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(
            swapped as rule_of_swapped, replaced as rule_of_replaced, taken as
            rule_of_taken, assigned as rule_of_assigned, nested as rule_of_nested, folded
            as rule_of_folded
        );
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let (v_1, t_value) = rule_of_swapped::__jvp(swapped, x, t_x);
        let value = v_1;
        let (v_2, t_value_2) = rule_of_replaced::__jvp(replaced, x, t_x);
        let value_2 = v_2;
        let (v_3, t_value_3) = rule_of_taken::__jvp(taken, x, t_x);
        let value_3 = v_3;
        let (v_4, t_value_4) = rule_of_assigned::__jvp(assigned, x, t_x);
        let value_4 = v_4;
        let (v_5, t_value_5) = rule_of_nested::__jvp(nested, x, t_x);
        let value_5 = v_5;
        let (v_6, t_value_6) = rule_of_folded::__jvp(folded, x, t_x);
        let value_6 = v_6;
        let result: f64 = ((((value + value_2) + value_3) + value_4) + value_5)
            + value_6;
        let t_result: f64 = ((((t_value + t_value_2) + t_value_3) + t_value_4)
            + t_value_5) + t_value_6;
        (result, t_result)
    }
}
mod changed_by_methods {
    impl Bumped {
        /// The reverse derivative of [`bump`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn bump_pullback(
            self: &mut Self,
            d_self: &mut Self,
            v: f64,
            d_ret: f64,
        ) -> (f64, f64) {
            let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
            self.a[2] = kept_1.keep(self.a[2]) * v;
            self.n += v;
            let result: f64 = self.n * v;
            let mut d_v = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result = d_ret;
            d_self.n += d_result * v;
            d_v += d_result * self.n;
            let d_1 = d_self.n;
            d_v += d_1;
            let v_1 = kept_1.take();
            let d_2 = ::core::mem::take(&mut d_self.a[2]);
            d_self.a[2] += d_2 * v;
            d_v += d_2 * v_1;
            (result, d_v)
        }
        /// The forward derivative of [`bump`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn bump_pushforward(
            self: &mut Self,
            t_self: &mut Self,
            v: f64,
            t_v: f64,
        ) -> (f64, f64) {
            t_self.a[2] = ::rootgrad_autodiff::rt::scalar(t_self.a[2]) * v
                + self.a[2] * t_v;
            self.a[2] = self.a[2] * v;
            t_self.n += t_v;
            self.n += v;
            let result: f64 = self.n * v;
            let t_result: f64 = ::rootgrad_autodiff::rt::scalar(t_self.n) * v
                + self.n * t_v;
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_bump(
            &mut self,
            t0: impl ::rootgrad_autodiff::rt::TangentMut<Self>,
            a1: f64,
            t1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
        ) -> (f64, f64) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*self, &mut store0);
            let t1 = t1.or_zero(&a1);
            Self::bump_pushforward(self, t0, a1, t1)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_bump(
            a0: &mut Self,
            t0: impl ::rootgrad_autodiff::rt::TangentMut<Self>,
            a1: f64,
            t1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
        ) -> (f64, f64) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            let t1 = t1.or_zero(&a1);
            Self::bump_pushforward(a0, t0, a1, t1)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn bump_pushforward_pullback(
            self: &mut Self,
            d_self: &mut Self,
            t_self: &mut Self,
            d_t_self: &mut Self,
            v: f64,
            t_v: f64,
            d_ret: (f64, f64),
        ) -> (f64, f64) {
            let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
            t_self.a[2] = (kept_2.keep(t_self.a[2]) * v)
                + (kept_3.keep(self.a[2]) * t_v);
            self.a[2] = kept_1.keep(self.a[2]) * v;
            t_self.n += t_v;
            self.n += v;
            let result: f64 = self.n * v;
            let t_result: f64 = (t_self.n * v) + (self.n * t_v);
            let result_2: (f64, f64) = (result, t_result);
            let t_self = &*t_self;
            let mut d_v = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_v = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result_2 = d_ret;
            let mut d_result: f64 = -0.0;
            let mut d_t_result: f64 = -0.0;
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            d_t_self.n += d_t_result * v;
            d_v += d_t_result * t_self.n;
            d_self.n += d_t_result * t_v;
            d_t_v += d_t_result * self.n;
            d_self.n += d_result * v;
            d_v += d_result * self.n;
            let d_1 = d_self.n;
            d_v += d_1;
            let d_2 = d_t_self.n;
            d_t_v += d_2;
            let v_1 = kept_1.take();
            let d_3 = ::core::mem::take(&mut d_self.a[2]);
            d_self.a[2] += d_3 * v;
            d_v += d_3 * v_1;
            let v_2 = kept_2.take();
            let v_3 = kept_3.take();
            let d_4 = ::core::mem::take(&mut d_t_self.a[2]);
            d_t_self.a[2] += d_4 * v;
            d_v += d_4 * v_2;
            d_self.a[2] += d_4 * t_v;
            d_t_v += d_4 * v_3;
            (d_v, d_t_v)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp_bump<'__shadow>(
            &self,
            d0: ::core::option::Option<&mut Self>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a2: f64,
            d2: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a3: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            d3: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(f64, f64)>,
        ) {
            let a3 = a3.or_zero(&a2);
            let mut store3 = a3;
            let mut store2 = a2;
            let mut zero1 = ::core::option::Option::None;
            let a1 = a1.or_zero(&*self, &mut zero1);
            let mut store1 = ::rootgrad_autodiff::rt::discarded(a1);
            let d1 = d1.or_discard(&mut store1);
            let mut a1 = ::std::borrow::ToOwned::to_owned(a1);
            let mut this = ::core::clone::Clone::clone(self);
            let mut store = ::core::option::Option::None;
            let d0 = match d0 {
                ::core::option::Option::Some(d0) => d0,
                ::core::option::Option::None => {
                    store.insert(::rootgrad_autodiff::rt::discarded(self))
                }
            };
            let (g2, g3) = Self::bump_pushforward_pullback(
                &mut this,
                d0,
                &mut a1,
                d1,
                a2,
                a3,
                d_ret.seed(),
            );
            *d2.or_discard(&mut store2) += g2;
            *d3.or_discard(&mut store3) += g3;
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_vjp_bump<'__shadow>(
            a0: &Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a2: f64,
            d2: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a3: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            d3: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(f64, f64)>,
        ) {
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
            let (g2, g3) = Self::bump_pushforward_pullback(
                &mut a0,
                d0,
                &mut a1,
                d1,
                a2,
                a3,
                d_ret.seed(),
            );
            *d2.or_discard(&mut store2) += g2;
            *d3.or_discard(&mut store3) += g3;
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __vjp_bump<'__shadow>(
            &self,
            d0: ::core::option::Option<&mut Self>,
            a1: f64,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
        ) {
            let mut store1 = a1;
            let mut this = ::core::clone::Clone::clone(self);
            let mut store = ::core::option::Option::None;
            let d0 = match d0 {
                ::core::option::Option::Some(d0) => d0,
                ::core::option::Option::None => {
                    store.insert(::rootgrad_autodiff::rt::discarded(self))
                }
            };
            let (_primal, g1) = Self::bump_pullback(&mut this, d0, a1, d_ret.seed());
            *d1.or_discard(&mut store1) += g1;
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_vjp_bump<'__shadow>(
            a0: &Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a1: f64,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
        ) {
            let mut store1 = a1;
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let mut a0 = ::std::borrow::ToOwned::to_owned(a0);
            let (_primal, g1) = Self::bump_pullback(&mut a0, d0, a1, d_ret.seed());
            *d1.or_discard(&mut store1) += g1;
        }
    }
    ///The derivative of [`outside`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub enum outside {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl outside {
        /// Of what the function writes, the derivative gets the values before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        pub fn __of<F: 'static>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_function(called, &outside)
        }
        /// The reverse derivative of [`outside`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        pub fn pullback(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
            ::rootgrad_autodiff::callees!(; fn __vjp_bump);
            ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
            let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
            let mut kept_2 = ::rootgrad_autodiff::rt::Tape::new();
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
            let mut s = Bumped {
                a: [x[0], x[1], x[2]],
                n: x[3],
            };
            let mut t = 0.0;
            let items = ::core::clone::Clone::clone(&s.a);
            let length = ::rootgrad_autodiff::rt::length(&items);
            for i in 0..length {
                let w = items[i].clone();
                shape_2.keep(&w);
                kept_2.keep_owned(&s);
                s.bump(::core::clone::Clone::clone(&w));
                t += w * w;
            }
            let t_2 = t;
            let items_2 = ::core::clone::Clone::clone(&s.a);
            let mut sum_2: f64 = -0.0;
            let length_2 = ::rootgrad_autodiff::rt::length(&items_2);
            for i_2 in 0..length_2 {
                let w_2 = items_2[i_2].clone();
                shape_1.keep(&w_2);
                kept_1.keep_owned(&s);
                let value = s.bump(::core::clone::Clone::clone(&w_2));
                sum_2 += value;
            }
            let result: f64 = (t_2 + sum_2) + (s.a[2] * s.n);
            let mut d_result = d_ret;
            let mut d_s = ::rootgrad_autodiff::Differentiable::zero_like(&s);
            let mut d_t = -0.0;
            let mut d_items = ::rootgrad_autodiff::Differentiable::zero_like(&items);
            let mut d_t_2 = -0.0;
            let mut d_items_2 = ::rootgrad_autodiff::Differentiable::zero_like(&items_2);
            let mut d_sum_2: f64 = -0.0;
            d_t_2 += d_result;
            d_sum_2 += d_result;
            d_s.a[2] += d_result * s.n;
            d_s.n += d_result * s.a[2];
            for i_2 in (0..length_2).rev() {
                let w_2 = items_2[i_2].clone();
                let mut d_w_2 = shape_1.zero();
                let mut d_value: f64 = -0.0;
                let d_1 = d_sum_2;
                d_value += d_1;
                let v_1 = kept_1.take();
                (v_1)
                    .__vjp_bump(
                        ::core::option::Option::Some(&mut d_s),
                        ::core::clone::Clone::clone(&w_2),
                        &mut d_w_2,
                        d_value,
                    );
                ::rootgrad_autodiff::rt::accumulate(&mut d_items_2[i_2], &d_w_2);
            }
            ::rootgrad_autodiff::rt::accumulate(&mut d_s.a, &(d_items_2));
            d_t += d_t_2;
            for i in (0..length).rev() {
                let w = items[i].clone();
                let mut d_w = shape_2.zero();
                let d_2 = d_t;
                d_w += d_2 * w;
                d_w += d_2 * w;
                let v_2 = kept_2.take();
                (v_2)
                    .__vjp_bump(
                        ::core::option::Option::Some(&mut d_s),
                        ::core::clone::Clone::clone(&w),
                        &mut d_w,
                        ::rootgrad_autodiff::rt::Unused,
                    );
                ::rootgrad_autodiff::rt::accumulate(&mut d_items[i], &d_w);
            }
            ::rootgrad_autodiff::rt::accumulate(&mut d_s.a, &(d_items));
            let Bumped { a: d_3, n: d_4 } = &d_s else {
                ::rootgrad_autodiff::rt::wrong_variant()
            };
            d_x[0] += (*d_3)[0];
            d_x[1] += (*d_3)[1];
            d_x[2] += (*d_3)[2];
            d_x[3] += (*d_4);
            kept_1.finish();
            kept_2.finish();
            result
        }
        /// The forward derivative of [`outside`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        pub fn pushforward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
            ::rootgrad_autodiff::callees!(; fn __jvp_bump);
            ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
            let mut t_s = Bumped {
                a: [t_x[0], t_x[1], t_x[2]],
                n: t_x[3],
            };
            let mut s = Bumped {
                a: [x[0], x[1], x[2]],
                n: x[3],
            };
            let mut t = 0.0;
            let mut t_t = 0.0;
            let items = s.a;
            let t_items = t_s.a;
            let length = ::rootgrad_autodiff::rt::length(&items);
            for i in 0..length {
                let w = items[i].clone();
                let t_w = t_items[i].clone();
                (s).__jvp_bump(&mut t_s, w, t_w);
                t_t += t_w * w + w * t_w;
                t += w * w;
            }
            let t_2 = t;
            let t_t_2 = t_t;
            let items_2 = s.a;
            let t_items_2 = t_s.a;
            let mut sum_2: f64 = -0.0;
            let mut t_sum_2: f64 = 0.0;
            let length_2 = ::rootgrad_autodiff::rt::length(&items_2);
            for i_2 in 0..length_2 {
                let w_2 = items_2[i_2].clone();
                let t_w_2 = t_items_2[i_2].clone();
                let (v_1, t_value) = (s).__jvp_bump(&mut t_s, w_2, t_w_2);
                let value = v_1;
                t_sum_2 += t_value;
                sum_2 += value;
            }
            let result: f64 = (t_2 + sum_2) + (s.a[2] * s.n);
            let t_result: f64 = (t_t_2 + t_sum_2)
                + (::rootgrad_autodiff::rt::scalar(t_s.a[2]) * s.n
                    + s.a[2] * ::rootgrad_autodiff::rt::scalar(t_s.n));
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        pub fn __jvp(
            called: impl ::core::ops::Fn(&[f64]) -> f64 + 'static,
            a0: &[f64],
            t0: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
        ) -> (f64, f64) {
            let _ = Self::__of(called);
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            Self::pushforward(a0, t0)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        pub fn pushforward_pullback(
            x: &[f64],
            d_x: &mut [f64],
            t_x: &[f64],
            d_t_x: &mut [f64],
            d_ret: (f64, f64),
        ) {
            ::rootgrad_autodiff::callees!(; fn __jvp_bump => fn __jvp_vjp_bump);
            ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
            ::rootgrad_autodiff::rt::same_length("t_x", t_x.len(), d_t_x.len());
            let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
            let mut kept_2 = ::rootgrad_autodiff::rt::Tape::new();
            let mut kept_3 = ::rootgrad_autodiff::rt::Tape::new();
            let mut kept_4 = ::rootgrad_autodiff::rt::Tape::new();
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_3 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_4 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_5 = ::rootgrad_autodiff::Shapes::new();
            let mut t_s = Bumped {
                a: [t_x[0], t_x[1], t_x[2]],
                n: t_x[3],
            };
            let mut s = Bumped {
                a: [x[0], x[1], x[2]],
                n: x[3],
            };
            let mut t = 0.0;
            let mut t_t = 0.0;
            let items = ::core::clone::Clone::clone(&s.a);
            let t_items = ::core::clone::Clone::clone(&t_s.a);
            let length = ::rootgrad_autodiff::rt::length(&items);
            for i in 0..length {
                let w = items[i].clone();
                shape_4.keep(&w);
                let t_w = t_items[i].clone();
                shape_5.keep(&t_w);
                kept_3.keep_owned(&s);
                kept_4.keep_owned(&t_s);
                s.__jvp_bump(
                    &mut t_s,
                    ::core::clone::Clone::clone(&w),
                    ::core::clone::Clone::clone(&t_w),
                );
                t_t += (t_w * w) + (w * t_w);
                t += w * w;
            }
            let t_2 = t;
            let t_t_2 = t_t;
            let items_2 = ::core::clone::Clone::clone(&s.a);
            let t_items_2 = ::core::clone::Clone::clone(&t_s.a);
            let mut sum_2: f64 = -0.0;
            let mut t_sum_2: f64 = 0.0;
            let length_2 = ::rootgrad_autodiff::rt::length(&items_2);
            for i_2 in 0..length_2 {
                let w_2 = items_2[i_2].clone();
                shape_1.keep(&w_2);
                let t_w_2 = t_items_2[i_2].clone();
                shape_2.keep(&t_w_2);
                kept_1.keep_owned(&s);
                kept_2.keep_owned(&t_s);
                let v_1 = s
                    .__jvp_bump(
                        &mut t_s,
                        ::core::clone::Clone::clone(&w_2),
                        ::core::clone::Clone::clone(&t_w_2),
                    );
                shape_3.keep(&v_1);
                let value = v_1.0;
                let t_value = v_1.1;
                t_sum_2 += t_value;
                sum_2 += value;
            }
            let result: f64 = (t_2 + sum_2) + (s.a[2] * s.n);
            let t_result: f64 = (t_t_2 + t_sum_2)
                + ((t_s.a[2] * s.n) + (s.a[2] * t_s.n));
            let result_2: (f64, f64) = (result, t_result);
            let mut d_result_2 = d_ret;
            let mut d_t_s = ::rootgrad_autodiff::Differentiable::zero_like(&t_s);
            let mut d_s = ::rootgrad_autodiff::Differentiable::zero_like(&s);
            let mut d_t = -0.0;
            let mut d_t_t = -0.0;
            let mut d_items = ::rootgrad_autodiff::Differentiable::zero_like(&items);
            let mut d_t_items = ::rootgrad_autodiff::Differentiable::zero_like(&t_items);
            let mut d_t_2 = -0.0;
            let mut d_t_t_2 = -0.0;
            let mut d_items_2 = ::rootgrad_autodiff::Differentiable::zero_like(&items_2);
            let mut d_t_items_2 = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_items_2,
            );
            let mut d_sum_2: f64 = -0.0;
            let mut d_t_sum_2: f64 = -0.0;
            let mut d_result: f64 = -0.0;
            let mut d_t_result: f64 = -0.0;
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            d_t_t_2 += d_t_result;
            d_t_sum_2 += d_t_result;
            d_t_s.a[2] += d_t_result * s.n;
            d_s.n += d_t_result * t_s.a[2];
            d_s.a[2] += d_t_result * t_s.n;
            d_t_s.n += d_t_result * s.a[2];
            d_t_2 += d_result;
            d_sum_2 += d_result;
            d_s.a[2] += d_result * s.n;
            d_s.n += d_result * s.a[2];
            for i_2 in (0..length_2).rev() {
                let w_2 = items_2[i_2].clone();
                let t_w_2 = t_items_2[i_2].clone();
                let mut d_w_2 = shape_1.zero();
                let mut d_t_w_2 = shape_2.zero();
                let mut d_v_1 = shape_3.zero();
                let mut d_value: f64 = -0.0;
                let mut d_t_value: f64 = -0.0;
                let d_1 = d_sum_2;
                d_value += d_1;
                let d_2 = d_t_sum_2;
                d_t_value += d_2;
                d_v_1.1 += d_t_value;
                d_v_1.0 += d_value;
                let v_2 = kept_1.take();
                let v_3 = kept_2.take();
                (v_2)
                    .__jvp_vjp_bump(
                        ::core::option::Option::Some(&mut d_s),
                        &v_3,
                        &mut d_t_s,
                        ::core::clone::Clone::clone(&w_2),
                        &mut d_w_2,
                        ::core::clone::Clone::clone(&t_w_2),
                        &mut d_t_w_2,
                        d_v_1,
                    );
                ::rootgrad_autodiff::rt::accumulate(&mut d_t_items_2[i_2], &d_t_w_2);
                ::rootgrad_autodiff::rt::accumulate(&mut d_items_2[i_2], &d_w_2);
            }
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_s.a, &(d_t_items_2));
            ::rootgrad_autodiff::rt::accumulate(&mut d_s.a, &(d_items_2));
            d_t_t += d_t_t_2;
            d_t += d_t_2;
            for i in (0..length).rev() {
                let w = items[i].clone();
                let t_w = t_items[i].clone();
                let mut d_w = shape_4.zero();
                let mut d_t_w = shape_5.zero();
                let d_3 = d_t;
                d_w += d_3 * w;
                d_w += d_3 * w;
                let d_4 = d_t_t;
                d_t_w += d_4 * w;
                d_w += d_4 * t_w;
                d_w += d_4 * t_w;
                d_t_w += d_4 * w;
                let v_4 = kept_3.take();
                let v_5 = kept_4.take();
                (v_4)
                    .__jvp_vjp_bump(
                        ::core::option::Option::Some(&mut d_s),
                        &v_5,
                        &mut d_t_s,
                        ::core::clone::Clone::clone(&w),
                        &mut d_w,
                        ::core::clone::Clone::clone(&t_w),
                        &mut d_t_w,
                        ::rootgrad_autodiff::rt::Unused,
                    );
                ::rootgrad_autodiff::rt::accumulate(&mut d_t_items[i], &d_t_w);
                ::rootgrad_autodiff::rt::accumulate(&mut d_items[i], &d_w);
            }
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_s.a, &(d_t_items));
            ::rootgrad_autodiff::rt::accumulate(&mut d_s.a, &(d_items));
            let Bumped { a: d_5, n: d_6 } = &d_s else {
                ::rootgrad_autodiff::rt::wrong_variant()
            };
            d_x[0] += (*d_5)[0];
            d_x[1] += (*d_5)[1];
            d_x[2] += (*d_5)[2];
            d_x[3] += (*d_6);
            let Bumped { a: d_7, n: d_8 } = &d_t_s else {
                ::rootgrad_autodiff::rt::wrong_variant()
            };
            d_t_x[0] += (*d_7)[0];
            d_t_x[1] += (*d_7)[1];
            d_t_x[2] += (*d_7)[2];
            d_t_x[3] += (*d_8);
            kept_1.finish();
            kept_2.finish();
            kept_3.finish();
            kept_4.finish();
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        pub fn __jvp_vjp<'__shadow>(
            called: impl ::core::ops::Fn(&[f64]) -> f64 + 'static,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a0: &[f64],
            d0: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
            d1: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(f64, f64)>,
        ) {
            let _ = Self::__of(called);
            let mut zero1 = ::core::option::Option::None;
            let a1 = a1.or_zero(&*a0, &mut zero1);
            let mut store1 = ::std::vec::Vec::new();
            let d1 = ::rootgrad_autodiff::rt::or_zeroed(
                d1.into_slice(),
                a1.len(),
                &mut store1,
            );
            let mut store0 = ::std::vec::Vec::new();
            let d0 = ::rootgrad_autodiff::rt::or_zeroed(
                d0.into_slice(),
                a0.len(),
                &mut store0,
            );
            Self::pushforward_pullback(a0, d0, a1, d1, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        pub fn __vjp<'__shadow>(
            a0: &[f64],
            d0: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
        ) {
            let mut store0 = ::std::vec::Vec::new();
            let d0 = ::rootgrad_autodiff::rt::or_zeroed(
                d0.into_slice(),
                a0.len(),
                &mut store0,
            );
            let _primal = Self::pullback(a0, d0, d_ret.seed());
        }
    }
    impl Added {
        /// The reverse derivative of [`add`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn add_pullback(self: &mut Self, d_self: &mut Self, v: f64) -> f64 {
            let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
            self.b[2] = kept_1.keep(self.b[2]) * v;
            self.a[0] += v;
            let mut d_v = ::rootgrad_autodiff::zero::<f64>();
            let d_1 = d_self.a[0];
            d_v += d_1;
            let v_1 = kept_1.take();
            let d_2 = ::core::mem::take(&mut d_self.b[2]);
            d_self.b[2] += d_2 * v;
            d_v += d_2 * v_1;
            d_v
        }
        /// The forward derivative of [`add`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn add_pushforward(self: &mut Self, t_self: &mut Self, v: f64, t_v: f64) {
            t_self.b[2] = ::rootgrad_autodiff::rt::scalar(t_self.b[2]) * v
                + self.b[2] * t_v;
            self.b[2] = self.b[2] * v;
            t_self.a[0] += t_v;
            self.a[0] += v;
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_add(
            &mut self,
            t0: impl ::rootgrad_autodiff::rt::TangentMut<Self>,
            a1: f64,
            t1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
        ) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*self, &mut store0);
            let t1 = t1.or_zero(&a1);
            Self::add_pushforward(self, t0, a1, t1)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_add(
            a0: &mut Self,
            t0: impl ::rootgrad_autodiff::rt::TangentMut<Self>,
            a1: f64,
            t1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
        ) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            let t1 = t1.or_zero(&a1);
            Self::add_pushforward(a0, t0, a1, t1)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn add_pushforward_pullback(
            self: &mut Self,
            d_self: &mut Self,
            t_self: &mut Self,
            d_t_self: &mut Self,
            v: f64,
            t_v: f64,
        ) -> (f64, f64) {
            let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
            t_self.b[2] = (kept_2.keep(t_self.b[2]) * v)
                + (kept_3.keep(self.b[2]) * t_v);
            self.b[2] = kept_1.keep(self.b[2]) * v;
            t_self.a[0] += t_v;
            self.a[0] += v;
            let mut d_v = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_v = ::rootgrad_autodiff::zero::<f64>();
            let d_1 = d_self.a[0];
            d_v += d_1;
            let d_2 = d_t_self.a[0];
            d_t_v += d_2;
            let v_1 = kept_1.take();
            let d_3 = ::core::mem::take(&mut d_self.b[2]);
            d_self.b[2] += d_3 * v;
            d_v += d_3 * v_1;
            let v_2 = kept_2.take();
            let v_3 = kept_3.take();
            let d_4 = ::core::mem::take(&mut d_t_self.b[2]);
            d_t_self.b[2] += d_4 * v;
            d_v += d_4 * v_2;
            d_self.b[2] += d_4 * t_v;
            d_t_v += d_4 * v_3;
            (d_v, d_t_v)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp_add<'__shadow>(
            &self,
            d0: ::core::option::Option<&mut Self>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a2: f64,
            d2: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a3: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            d3: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            _: impl ::rootgrad_autodiff::rt::Seed<()>,
        ) {
            let a3 = a3.or_zero(&a2);
            let mut store3 = a3;
            let mut store2 = a2;
            let mut zero1 = ::core::option::Option::None;
            let a1 = a1.or_zero(&*self, &mut zero1);
            let mut store1 = ::rootgrad_autodiff::rt::discarded(a1);
            let d1 = d1.or_discard(&mut store1);
            let mut a1 = ::std::borrow::ToOwned::to_owned(a1);
            let mut this = ::core::clone::Clone::clone(self);
            let mut store = ::core::option::Option::None;
            let d0 = match d0 {
                ::core::option::Option::Some(d0) => d0,
                ::core::option::Option::None => {
                    store.insert(::rootgrad_autodiff::rt::discarded(self))
                }
            };
            let (g2, g3) = Self::add_pushforward_pullback(
                &mut this,
                d0,
                &mut a1,
                d1,
                a2,
                a3,
            );
            *d2.or_discard(&mut store2) += g2;
            *d3.or_discard(&mut store3) += g3;
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_vjp_add<'__shadow>(
            a0: &Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a2: f64,
            d2: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a3: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            d3: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            _: impl ::rootgrad_autodiff::rt::Seed<()>,
        ) {
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
            let (g2, g3) = Self::add_pushforward_pullback(
                &mut a0,
                d0,
                &mut a1,
                d1,
                a2,
                a3,
            );
            *d2.or_discard(&mut store2) += g2;
            *d3.or_discard(&mut store3) += g3;
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __vjp_add<'__shadow>(
            &self,
            d0: ::core::option::Option<&mut Self>,
            a1: f64,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            _: impl ::rootgrad_autodiff::rt::Seed<()>,
        ) {
            let mut store1 = a1;
            let mut this = ::core::clone::Clone::clone(self);
            let mut store = ::core::option::Option::None;
            let d0 = match d0 {
                ::core::option::Option::Some(d0) => d0,
                ::core::option::Option::None => {
                    store.insert(::rootgrad_autodiff::rt::discarded(self))
                }
            };
            let g1 = Self::add_pullback(&mut this, d0, a1);
            *d1.or_discard(&mut store1) += g1;
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_vjp_add<'__shadow>(
            a0: &Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a1: f64,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            _: impl ::rootgrad_autodiff::rt::Seed<()>,
        ) {
            let mut store1 = a1;
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let mut a0 = ::std::borrow::ToOwned::to_owned(a0);
            let g1 = Self::add_pullback(&mut a0, d0, a1);
            *d1.or_discard(&mut store1) += g1;
        }
        /// The reverse derivative of [`all`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn all_pullback(self: &mut Self, d_self: &mut Self, d_ret: f64) -> f64 {
            ::rootgrad_autodiff::callees!(; fn __vjp_add);
            let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let mut s = 0.0;
            let items = self.b;
            let length = ::rootgrad_autodiff::rt::length(&items);
            for i in 0..length {
                let u = items[i].clone();
                shape_1.keep(&u);
                kept_1.keep_owned(self);
                self.add(::core::clone::Clone::clone(&u));
                s += u * u;
            }
            let result: f64 = s;
            let mut d_result = d_ret;
            let mut d_s: f64 = -0.0;
            let mut d_items = ::rootgrad_autodiff::Differentiable::zero_like(&items);
            d_s += d_result;
            for i in (0..length).rev() {
                let u = items[i].clone();
                let mut d_u = shape_1.zero();
                let d_1 = d_s;
                d_u += d_1 * u;
                d_u += d_1 * u;
                let v_1 = kept_1.take();
                (v_1)
                    .__vjp_add(
                        ::core::option::Option::Some(&mut (*d_self)),
                        ::core::clone::Clone::clone(&u),
                        &mut d_u,
                        ::rootgrad_autodiff::rt::Unused,
                    );
                ::rootgrad_autodiff::rt::accumulate(&mut d_items[i], &d_u);
            }
            ::rootgrad_autodiff::rt::accumulate(&mut d_self.b, &(d_items));
            kept_1.finish();
            result
        }
        /// The forward derivative of [`all`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn all_pushforward(self: &mut Self, t_self: &mut Self) -> (f64, f64) {
            ::rootgrad_autodiff::callees!(; fn __jvp_add);
            let mut s = 0.0;
            let mut t_s = 0.0;
            let items = self.b;
            let t_items = t_self.b;
            let length = ::rootgrad_autodiff::rt::length(&items);
            for i in 0..length {
                let u = items[i].clone();
                let t_u = t_items[i].clone();
                (*self).__jvp_add(&mut (*t_self), u, t_u);
                t_s += t_u * u + u * t_u;
                s += u * u;
            }
            let result: f64 = s;
            let t_result: f64 = t_s;
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_all(
            &mut self,
            t0: impl ::rootgrad_autodiff::rt::TangentMut<Self>,
        ) -> (f64, f64) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*self, &mut store0);
            Self::all_pushforward(self, t0)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_all(
            a0: &mut Self,
            t0: impl ::rootgrad_autodiff::rt::TangentMut<Self>,
        ) -> (f64, f64) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            Self::all_pushforward(a0, t0)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn all_pushforward_pullback(
            self: &mut Self,
            d_self: &mut Self,
            t_self: &mut Self,
            d_t_self: &mut Self,
            d_ret: (f64, f64),
        ) {
            ::rootgrad_autodiff::callees!(; fn __jvp_add => fn __jvp_vjp_add);
            let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
            let mut kept_2 = ::rootgrad_autodiff::rt::Tape::new();
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
            let mut s = 0.0;
            let mut t_s = 0.0;
            let items = self.b;
            let t_items = t_self.b;
            let length = ::rootgrad_autodiff::rt::length(&items);
            for i in 0..length {
                let u = items[i].clone();
                shape_1.keep(&u);
                let t_u = t_items[i].clone();
                shape_2.keep(&t_u);
                kept_1.keep_owned(&(*self));
                kept_2.keep_owned(&(*t_self));
                (*self)
                    .__jvp_add(
                        &mut (*t_self),
                        ::core::clone::Clone::clone(&u),
                        ::core::clone::Clone::clone(&t_u),
                    );
                t_s += (t_u * u) + (u * t_u);
                s += u * u;
            }
            let result: f64 = s;
            let t_result: f64 = t_s;
            let result_2: (f64, f64) = (result, t_result);
            let mut d_result_2 = d_ret;
            let mut d_s: f64 = -0.0;
            let mut d_t_s: f64 = -0.0;
            let mut d_items = ::rootgrad_autodiff::Differentiable::zero_like(&items);
            let mut d_t_items = ::rootgrad_autodiff::Differentiable::zero_like(&t_items);
            let mut d_result: f64 = -0.0;
            let mut d_t_result: f64 = -0.0;
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            d_t_s += d_t_result;
            d_s += d_result;
            for i in (0..length).rev() {
                let u = items[i].clone();
                let t_u = t_items[i].clone();
                let mut d_u = shape_1.zero();
                let mut d_t_u = shape_2.zero();
                let d_1 = d_s;
                d_u += d_1 * u;
                d_u += d_1 * u;
                let d_2 = d_t_s;
                d_t_u += d_2 * u;
                d_u += d_2 * t_u;
                d_u += d_2 * t_u;
                d_t_u += d_2 * u;
                let v_1 = kept_1.take();
                let v_2 = kept_2.take();
                (v_1)
                    .__jvp_vjp_add(
                        ::core::option::Option::Some(&mut (*d_self)),
                        &v_2,
                        &mut (*d_t_self),
                        ::core::clone::Clone::clone(&u),
                        &mut d_u,
                        ::core::clone::Clone::clone(&t_u),
                        &mut d_t_u,
                        ::rootgrad_autodiff::rt::Unused,
                    );
                ::rootgrad_autodiff::rt::accumulate(&mut d_t_items[i], &d_t_u);
                ::rootgrad_autodiff::rt::accumulate(&mut d_items[i], &d_u);
            }
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_self.b, &(d_t_items));
            ::rootgrad_autodiff::rt::accumulate(&mut d_self.b, &(d_items));
            kept_1.finish();
            kept_2.finish();
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp_all<'__shadow>(
            &self,
            d0: ::core::option::Option<&mut Self>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(f64, f64)>,
        ) {
            let mut zero1 = ::core::option::Option::None;
            let a1 = a1.or_zero(&*self, &mut zero1);
            let mut store1 = ::rootgrad_autodiff::rt::discarded(a1);
            let d1 = d1.or_discard(&mut store1);
            let mut a1 = ::std::borrow::ToOwned::to_owned(a1);
            let mut this = ::core::clone::Clone::clone(self);
            let mut store = ::core::option::Option::None;
            let d0 = match d0 {
                ::core::option::Option::Some(d0) => d0,
                ::core::option::Option::None => {
                    store.insert(::rootgrad_autodiff::rt::discarded(self))
                }
            };
            Self::all_pushforward_pullback(&mut this, d0, &mut a1, d1, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_vjp_all<'__shadow>(
            a0: &Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(f64, f64)>,
        ) {
            let mut zero1 = ::core::option::Option::None;
            let a1 = a1.or_zero(&*a0, &mut zero1);
            let mut store1 = ::rootgrad_autodiff::rt::discarded(a1);
            let d1 = d1.or_discard(&mut store1);
            let mut a1 = ::std::borrow::ToOwned::to_owned(a1);
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let mut a0 = ::std::borrow::ToOwned::to_owned(a0);
            Self::all_pushforward_pullback(&mut a0, d0, &mut a1, d1, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __vjp_all<'__shadow>(
            &self,
            d0: ::core::option::Option<&mut Self>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
        ) {
            let mut this = ::core::clone::Clone::clone(self);
            let mut store = ::core::option::Option::None;
            let d0 = match d0 {
                ::core::option::Option::Some(d0) => d0,
                ::core::option::Option::None => {
                    store.insert(::rootgrad_autodiff::rt::discarded(self))
                }
            };
            let _primal = Self::all_pullback(&mut this, d0, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_vjp_all<'__shadow>(
            a0: &Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
        ) {
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let mut a0 = ::std::borrow::ToOwned::to_owned(a0);
            let _primal = Self::all_pullback(&mut a0, d0, d_ret.seed());
        }
    }
    ///The derivative of [`inside`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub enum inside {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl inside {
        /// Of what the function writes, the derivative gets the values before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        pub fn __of<F: 'static>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_function(called, &inside)
        }
        /// The reverse derivative of [`inside`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        pub fn pullback(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
            ::rootgrad_autodiff::callees!(; fn __vjp_all);
            ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
            let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
            let mut s = Added {
                a: [x[0], x[1], x[2]],
                b: [x[3], x[4], x[5]],
            };
            kept_1.keep_owned(&s);
            let t = s.all();
            let result: f64 = (t * s.a[0]) + s.b[2];
            let mut d_result = d_ret;
            let mut d_s = ::rootgrad_autodiff::Differentiable::zero_like(&s);
            let mut d_t = ::rootgrad_autodiff::Differentiable::zero_like(&t);
            d_t += d_result * s.a[0];
            d_s.a[0] += d_result * t;
            d_s.b[2] += d_result;
            let v_1 = kept_1.take();
            (v_1).__vjp_all(::core::option::Option::Some(&mut d_s), d_t);
            let Added { a: d_1, b: d_2 } = &d_s else {
                ::rootgrad_autodiff::rt::wrong_variant()
            };
            d_x[0] += (*d_1)[0];
            d_x[1] += (*d_1)[1];
            d_x[2] += (*d_1)[2];
            d_x[3] += (*d_2)[0];
            d_x[4] += (*d_2)[1];
            d_x[5] += (*d_2)[2];
            result
        }
        /// The forward derivative of [`inside`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        pub fn pushforward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
            ::rootgrad_autodiff::callees!(; fn __jvp_all);
            ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
            let mut t_s = Added {
                a: [t_x[0], t_x[1], t_x[2]],
                b: [t_x[3], t_x[4], t_x[5]],
            };
            let mut s = Added {
                a: [x[0], x[1], x[2]],
                b: [x[3], x[4], x[5]],
            };
            let (v_1, t_t) = (s).__jvp_all(&mut t_s);
            let t = v_1;
            let result: f64 = (t * s.a[0]) + s.b[2];
            let t_result: f64 = (t_t * s.a[0]
                + t * ::rootgrad_autodiff::rt::scalar(t_s.a[0]))
                + ::rootgrad_autodiff::rt::scalar(t_s.b[2]);
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        pub fn __jvp(
            called: impl ::core::ops::Fn(&[f64]) -> f64 + 'static,
            a0: &[f64],
            t0: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
        ) -> (f64, f64) {
            let _ = Self::__of(called);
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            Self::pushforward(a0, t0)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        pub fn pushforward_pullback(
            x: &[f64],
            d_x: &mut [f64],
            t_x: &[f64],
            d_t_x: &mut [f64],
            d_ret: (f64, f64),
        ) {
            ::rootgrad_autodiff::callees!(; fn __jvp_all => fn __jvp_vjp_all);
            ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
            ::rootgrad_autodiff::rt::same_length("t_x", t_x.len(), d_t_x.len());
            let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
            let mut t_s = Added {
                a: [t_x[0], t_x[1], t_x[2]],
                b: [t_x[3], t_x[4], t_x[5]],
            };
            let mut s = Added {
                a: [x[0], x[1], x[2]],
                b: [x[3], x[4], x[5]],
            };
            kept_1.keep_owned(&s);
            kept_2.keep_owned(&t_s);
            let v_1 = s.__jvp_all(&mut t_s);
            let t = ::core::clone::Clone::clone(&v_1.0);
            let t_t = ::core::clone::Clone::clone(&v_1.1);
            let result: f64 = (t * s.a[0]) + s.b[2];
            let t_result: f64 = ((t_t * s.a[0]) + (t * t_s.a[0])) + t_s.b[2];
            let result_2: (f64, f64) = (result, t_result);
            let mut d_result_2 = d_ret;
            let mut d_t_s = ::rootgrad_autodiff::Differentiable::zero_like(&t_s);
            let mut d_s = ::rootgrad_autodiff::Differentiable::zero_like(&s);
            let mut d_v_1 = ::rootgrad_autodiff::Differentiable::zero_like(&v_1);
            let mut d_t = ::rootgrad_autodiff::Differentiable::zero_like(&t);
            let mut d_t_t = ::rootgrad_autodiff::Differentiable::zero_like(&t_t);
            let mut d_result: f64 = -0.0;
            let mut d_t_result: f64 = -0.0;
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            d_t_t += d_t_result * s.a[0];
            d_s.a[0] += d_t_result * t_t;
            d_t += d_t_result * t_s.a[0];
            d_t_s.a[0] += d_t_result * t;
            d_t_s.b[2] += d_t_result;
            d_t += d_result * s.a[0];
            d_s.a[0] += d_result * t;
            d_s.b[2] += d_result;
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_1.1, &(d_t_t));
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_1.0, &(d_t));
            let v_2 = kept_1.take();
            let v_3 = kept_2.take();
            (v_2)
                .__jvp_vjp_all(
                    ::core::option::Option::Some(&mut d_s),
                    &v_3,
                    &mut d_t_s,
                    d_v_1,
                );
            let Added { a: d_1, b: d_2 } = &d_s else {
                ::rootgrad_autodiff::rt::wrong_variant()
            };
            d_x[0] += (*d_1)[0];
            d_x[1] += (*d_1)[1];
            d_x[2] += (*d_1)[2];
            d_x[3] += (*d_2)[0];
            d_x[4] += (*d_2)[1];
            d_x[5] += (*d_2)[2];
            let Added { a: d_3, b: d_4 } = &d_t_s else {
                ::rootgrad_autodiff::rt::wrong_variant()
            };
            d_t_x[0] += (*d_3)[0];
            d_t_x[1] += (*d_3)[1];
            d_t_x[2] += (*d_3)[2];
            d_t_x[3] += (*d_4)[0];
            d_t_x[4] += (*d_4)[1];
            d_t_x[5] += (*d_4)[2];
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        pub fn __jvp_vjp<'__shadow>(
            called: impl ::core::ops::Fn(&[f64]) -> f64 + 'static,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a0: &[f64],
            d0: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
            d1: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(f64, f64)>,
        ) {
            let _ = Self::__of(called);
            let mut zero1 = ::core::option::Option::None;
            let a1 = a1.or_zero(&*a0, &mut zero1);
            let mut store1 = ::std::vec::Vec::new();
            let d1 = ::rootgrad_autodiff::rt::or_zeroed(
                d1.into_slice(),
                a1.len(),
                &mut store1,
            );
            let mut store0 = ::std::vec::Vec::new();
            let d0 = ::rootgrad_autodiff::rt::or_zeroed(
                d0.into_slice(),
                a0.len(),
                &mut store0,
            );
            Self::pushforward_pullback(a0, d0, a1, d1, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        pub fn __vjp<'__shadow>(
            a0: &[f64],
            d0: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
        ) {
            let mut store0 = ::std::vec::Vec::new();
            let d0 = ::rootgrad_autodiff::rt::or_zeroed(
                d0.into_slice(),
                a0.len(),
                &mut store0,
            );
            let _primal = Self::pullback(a0, d0, d_ret.seed());
        }
    }
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::callees!(
            outside as rule_of_outside, inside as rule_of_inside
        );
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let value = rule_of_outside::__of(outside)(x);
        let value_2 = rule_of_inside::__of(inside)(x);
        let result: f64 = value + value_2;
        let mut d_result = d_ret;
        let mut d_value = ::rootgrad_autodiff::Differentiable::zero_like(&value);
        let mut d_value_2 = ::rootgrad_autodiff::Differentiable::zero_like(&value_2);
        d_value += d_result;
        d_value_2 += d_result;
        rule_of_inside::__vjp(x, &mut (*d_x), d_value_2);
        rule_of_outside::__vjp(x, &mut (*d_x), d_value);
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(
            outside as rule_of_outside, inside as rule_of_inside
        );
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let (v_1, t_value) = rule_of_outside::__jvp(outside, x, t_x);
        let value = v_1;
        let (v_2, t_value_2) = rule_of_inside::__jvp(inside, x, t_x);
        let value_2 = v_2;
        let result: f64 = value + value_2;
        let t_result: f64 = t_value + t_value_2;
        (result, t_result)
    }
}
