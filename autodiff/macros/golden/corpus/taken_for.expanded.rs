// Written by the golden test; do not edit.
mod integers_zipped {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let like_i = ::rootgrad_autodiff::rt::Like::new();
        let like_i_5 = ::rootgrad_autodiff::rt::Like::new();
        let mut d_result = d_ret;
        let n = x.len();
        let mut sum_2: f64 = -0.0;
        let length = ::rootgrad_autodiff::rt::count(0, n).min(x.len());
        for i_2 in 0..length {
            let i = ::rootgrad_autodiff::rt::nth_before(0, n, i_2);
            like_i.of(&i);
            let v = &x[i_2];
            sum_2 += ((*v) * (*v)) * (i as f64);
        }
        let s: f64 = sum_2;
        let length_2 = ::rootgrad_autodiff::rt::count_inclusive(1, 4);
        let mut acc = 1.0;
        let length_3 = length_2.min(x.len());
        for i_3 in 0..length_3 {
            let i_4 = (length_2 - 1) - i_3;
            let i_5 = ::rootgrad_autodiff::rt::nth(1, i_4);
            like_i_5.of(&i_5);
            let v_2 = &x[i_3];
            acc = acc + (((*v_2) * (*v_2)) * (i_5 as f64));
        }
        let t = acc;
        let mut sum_3: f64 = -0.0;
        let length_4 = ::rootgrad_autodiff::rt::count(0, 6).div_ceil(2).min(x.len());
        let mut d_sum_2: f64 = -0.0;
        let mut d_s: f64 = -0.0;
        let mut d_acc: f64 = -0.0;
        let mut d_t: f64 = -0.0;
        let mut d_sum_3: f64 = -0.0;
        d_sum_3 += d_result;
        for i_6 in 0..length_4 {
            let i_7 = i_6 * 2;
            let i_8 = ::rootgrad_autodiff::rt::nth(0, i_7);
            let v_3 = &x[i_6];
            sum_3 += (i_8 as f64) * (*v_3);
            let d_1 = d_sum_3;
            d_x[i_6] += d_1 * (i_8 as f64);
        }
        let result: f64 = (s * t) + sum_3;
        d_s += d_result * t;
        d_t += d_result * s;
        d_acc += d_t;
        for i_3 in (0..length_3).rev() {
            let i_4 = (length_2 - 1) - i_3;
            let i_5 = ::rootgrad_autodiff::rt::nth(1, i_4);
            like_i_5.of(&i_5);
            let v_2 = &x[i_3];
            let d_v_2 = &mut d_x[i_3];
            let d_2 = ::core::mem::take(&mut d_acc);
            d_acc += d_2;
            let d_3 = d_2 * (i_5 as f64);
            (*d_v_2) += d_3 * (*v_2);
            (*d_v_2) += d_3 * (*v_2);
        }
        d_sum_2 += d_s;
        for i_2 in 0..length {
            let i = ::rootgrad_autodiff::rt::nth_before(0, n, i_2);
            like_i.of(&i);
            let v = &x[i_2];
            let d_v = &mut d_x[i_2];
            let d_4 = d_sum_2;
            let d_5 = d_4 * (i as f64);
            (*d_v) += d_5 * (*v);
            (*d_v) += d_5 * (*v);
        }
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let n = x.len();
        let mut sum_2: f64 = -0.0;
        let mut t_sum_2: f64 = 0.0;
        let length = ::rootgrad_autodiff::rt::count(0, n).min(x.len());
        for i_2 in 0..length {
            let i = ::rootgrad_autodiff::rt::nth_before(0, n, i_2);
            let v = &x[i_2];
            let t_v = &t_x[i_2];
            t_sum_2 += ((*t_v) * (*v) + (*v) * (*t_v)) * (i as f64);
            sum_2 += ((*v) * (*v)) * (i as f64);
        }
        let s: f64 = sum_2;
        let t_s: f64 = t_sum_2;
        let length_2 = ::rootgrad_autodiff::rt::count_inclusive(1, 4);
        let mut acc = 1.0;
        let mut t_acc = 0.0;
        let length_3 = length_2.min(x.len());
        for i_3 in 0..length_3 {
            let i_4 = (length_2 - 1) - i_3;
            let i_5 = ::rootgrad_autodiff::rt::nth(1, i_4);
            let v_2 = &x[i_3];
            let t_v_2 = &t_x[i_3];
            t_acc = t_acc + (((*t_v_2) * (*v_2) + (*v_2) * (*t_v_2)) * (i_5 as f64));
            acc = acc + (((*v_2) * (*v_2)) * (i_5 as f64));
        }
        let t = acc;
        let t_t = t_acc;
        let mut sum_3: f64 = -0.0;
        let mut t_sum_3: f64 = 0.0;
        let length_4 = ::rootgrad_autodiff::rt::count(0, 6).div_ceil(2).min(x.len());
        for i_6 in 0..length_4 {
            let i_7 = i_6 * 2;
            let i_8 = ::rootgrad_autodiff::rt::nth(0, i_7);
            let v_3 = &x[i_6];
            let t_v_3 = &t_x[i_6];
            t_sum_3 += (i_8 as f64) * (*t_v_3);
            sum_3 += (i_8 as f64) * (*v_3);
        }
        let result: f64 = (s * t) + sum_3;
        let t_result: f64 = (t_s * t + s * t_t) + t_sum_3;
        (result, t_result)
    }
}
mod steps_zipped {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
        let mut d_result = d_ret;
        let n = 2usize;
        let size = 2;
        let mut s = 0.0;
        let length = ::rootgrad_autodiff::rt::count(1, 5usize)
            .min((x.len() + 1).saturating_sub(size));
        let mut d_s: f64 = -0.0;
        d_s += d_result;
        for i_2 in 0..length {
            let i = ::rootgrad_autodiff::rt::nth(1, i_2);
            let w = &x[i_2..(i_2 + size)];
            s += ((i as f64) * w[0]) * w[1];
            let w = &x[i_2..(i_2 + size)];
            let d_w = &mut d_x[i_2..i_2 + size];
            let d_3 = d_s;
            let d_4 = d_3 * w[1];
            d_w[0] += d_4 * (i as f64);
            d_w[1] += d_3 * ((i as f64) * w[0]);
        }
        let mut next_2 = 0usize;
        let mut running = true;
        while running {
            let present = next_2 < ::rootgrad_autodiff::rt::count(n, 4).min(x.len());
            if present {
                let at = kept_1.keep(next_2);
                next_2 += 1;
                let item = ::rootgrad_autodiff::rt::nth(n, at);
                let item_2 = &x[at];
                let i_3 = item;
                let v = item_2;
                s += ((i_3 as f64) * (*v)) * (*v);
            } else {
                running = false;
            }
            if present {
                let at = kept_1.take();
                let item = ::rootgrad_autodiff::rt::nth(n, at);
                let item_2 = &x[at];
                let i_3 = item;
                let v = item_2;
                let d_v = &mut d_x[at];
                let d_1 = d_s;
                let d_2 = d_1 * (*v);
                (*d_v) += d_2 * (i_3 as f64);
                (*d_v) += d_1 * ((i_3 as f64) * (*v));
            }
        }
        let result: f64 = s;
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let n = 2usize;
        let size = 2;
        let mut s = 0.0;
        let mut t_s = 0.0;
        let length = ::rootgrad_autodiff::rt::count(1, 5usize)
            .min((x.len() + 1).saturating_sub(size));
        for i_2 in 0..length {
            let i = ::rootgrad_autodiff::rt::nth(1, i_2);
            let w = &x[i_2..(i_2 + size)];
            let t_w = &t_x[i_2..i_2 + size];
            t_s += ((i as f64) * t_w[0]) * w[1] + ((i as f64) * w[0]) * t_w[1];
            s += ((i as f64) * w[0]) * w[1];
        }
        let mut next_2 = 0usize;
        let mut running = true;
        while running {
            let present = next_2 < ::rootgrad_autodiff::rt::count(n, 4).min(x.len());
            if present {
                let at = next_2;
                next_2 += 1;
                let item = ::rootgrad_autodiff::rt::nth(n, at);
                let item_2 = &x[at];
                let t_item_2 = &t_x[at];
                let i_3 = item;
                let v = item_2;
                let t_v = t_item_2;
                t_s += ((i_3 as f64) * (*t_v)) * (*v) + ((i_3 as f64) * (*v)) * (*t_v);
                s += ((i_3 as f64) * (*v)) * (*v);
            } else {
                running = false;
            }
        }
        let result: f64 = s;
        let t_result: f64 = t_s;
        (result, t_result)
    }
}
mod with_arguments {
    impl K {
        /// The reverse derivative of [`exp`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn exp_pullback(self: Self, x: f64, d_ret: f64) -> (f64, Self, f64) {
            let result: f64 = (x * x) * self.a;
            let mut d_self = ::rootgrad_autodiff::Differentiable::zero_like(&self);
            let mut d_x = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result = d_ret;
            let d_1 = d_result * self.a;
            d_x += d_1 * x;
            d_x += d_1 * x;
            d_self.a += d_result * (x * x);
            (result, d_self, d_x)
        }
        /// The forward derivative of [`exp`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn exp_pushforward(self: Self, t_self: Self, x: f64, t_x: f64) -> (f64, f64) {
            let result: f64 = (x * x) * self.a;
            let t_result: f64 = (t_x * x + x * t_x) * self.a
                + (x * x) * ::rootgrad_autodiff::rt::scalar(t_self.a);
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_exp(
            &self,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            a1: f64,
            t1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
        ) -> (f64, f64) {
            let mut store0 = ::core::option::Option::None;
            let t0 = ::core::clone::Clone::clone(t0.or_zero(self, &mut store0));
            let t1 = t1.or_zero(&a1);
            Self::exp_pushforward(::core::clone::Clone::clone(self), t0, a1, t1)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_exp(
            a0: Self,
            t0: impl ::rootgrad_autodiff::rt::Tangent<Self>,
            a1: f64,
            t1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
        ) -> (f64, f64) {
            let t0 = t0.or_zero(&a0);
            let t1 = t1.or_zero(&a1);
            Self::exp_pushforward(a0, t0, a1, t1)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn exp_pushforward_pullback(
            self: Self,
            t_self: Self,
            x: f64,
            t_x: f64,
            d_ret: (f64, f64),
        ) -> (Self, Self, f64, f64) {
            let result: f64 = (x * x) * self.a;
            let t_result: f64 = (((t_x * x) + (x * t_x)) * self.a)
                + ((x * x) * t_self.a);
            let result_2: (f64, f64) = (result, t_result);
            let mut d_self = ::rootgrad_autodiff::Differentiable::zero_like(&self);
            let mut d_t_self = ::rootgrad_autodiff::Differentiable::zero_like(&t_self);
            let mut d_x = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_x = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result_2 = d_ret;
            let mut d_result: f64 = -0.0;
            let mut d_t_result: f64 = -0.0;
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            let d_1 = d_t_result * self.a;
            d_t_x += d_1 * x;
            d_x += d_1 * t_x;
            d_x += d_1 * t_x;
            d_t_x += d_1 * x;
            d_self.a += d_t_result * ((t_x * x) + (x * t_x));
            let d_2 = d_t_result * t_self.a;
            d_x += d_2 * x;
            d_x += d_2 * x;
            d_t_self.a += d_t_result * (x * x);
            let d_3 = d_result * self.a;
            d_x += d_3 * x;
            d_x += d_3 * x;
            d_self.a += d_result * (x * x);
            (d_self, d_t_self, d_x, d_t_x)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp_exp<'__shadow>(
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
            let a1 = ::core::clone::Clone::clone(a1);
            let mut store1 = ::rootgrad_autodiff::rt::discarded(&a1);
            let (g0, g1, g2, g3) = Self::exp_pushforward_pullback(
                ::core::clone::Clone::clone(self),
                a1,
                a2,
                a3,
                d_ret.seed(),
            );
            if let ::core::option::Option::Some(d0) = d0 {
                ::rootgrad_autodiff::rt::accumulate(d0, &g0);
            }
            ::rootgrad_autodiff::rt::accumulate(d1.or_discard(&mut store1), &g1);
            *d2.or_discard(&mut store2) += g2;
            *d3.or_discard(&mut store3) += g3;
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_vjp_exp<'__shadow>(
            a0: Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a1: impl ::rootgrad_autodiff::rt::Tangent<Self>,
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
            let a1 = a1.or_zero(&a0);
            let mut store1 = ::rootgrad_autodiff::rt::discarded(&a1);
            let mut store0 = ::rootgrad_autodiff::rt::discarded(&a0);
            let (g0, g1, g2, g3) = Self::exp_pushforward_pullback(
                a0,
                a1,
                a2,
                a3,
                d_ret.seed(),
            );
            ::rootgrad_autodiff::rt::accumulate(d0.or_discard(&mut store0), &g0);
            ::rootgrad_autodiff::rt::accumulate(d1.or_discard(&mut store1), &g1);
            *d2.or_discard(&mut store2) += g2;
            *d3.or_discard(&mut store3) += g3;
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __vjp_exp<'__shadow>(
            &self,
            d0: ::core::option::Option<&mut Self>,
            a1: f64,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
        ) {
            let mut store1 = a1;
            let (_primal, g0, g1) = Self::exp_pullback(
                ::core::clone::Clone::clone(self),
                a1,
                d_ret.seed(),
            );
            if let ::core::option::Option::Some(d0) = d0 {
                ::rootgrad_autodiff::rt::accumulate(d0, &g0);
            }
            *d1.or_discard(&mut store1) += g1;
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_vjp_exp<'__shadow>(
            a0: Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a1: f64,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
        ) {
            let mut store1 = a1;
            let mut store0 = ::rootgrad_autodiff::rt::discarded(&a0);
            let (_primal, g0, g1) = Self::exp_pullback(a0, a1, d_ret.seed());
            ::rootgrad_autodiff::rt::accumulate(d0.or_discard(&mut store0), &g0);
            *d1.or_discard(&mut store1) += g1;
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __handed_exp(&self) -> Self {
            ::core::clone::Clone::clone(self)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __mut_handed_exp(&self) -> Self {
            ::core::clone::Clone::clone(self)
        }
        /// The reverse derivative of [`powi`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn powi_pullback(
            self: &Self,
            d_self: &mut Self,
            x: f64,
            d_ret: f64,
        ) -> (f64, f64) {
            let result: f64 = (x * x) * self.a;
            let mut d_x = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result = d_ret;
            let d_1 = d_result * self.a;
            d_x += d_1 * x;
            d_x += d_1 * x;
            d_self.a += d_result * (x * x);
            (result, d_x)
        }
        /// The forward derivative of [`powi`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn powi_pushforward(self: &Self, t_self: &Self, x: f64, t_x: f64) -> (f64, f64) {
            let result: f64 = (x * x) * self.a;
            let t_result: f64 = (t_x * x + x * t_x) * self.a
                + (x * x) * ::rootgrad_autodiff::rt::scalar(t_self.a);
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_powi(
            &self,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            a1: f64,
            t1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
        ) -> (f64, f64) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*self, &mut store0);
            let t1 = t1.or_zero(&a1);
            Self::powi_pushforward(self, t0, a1, t1)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_powi(
            a0: &Self,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            a1: f64,
            t1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
        ) -> (f64, f64) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            let t1 = t1.or_zero(&a1);
            Self::powi_pushforward(a0, t0, a1, t1)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn powi_pushforward_pullback(
            self: &Self,
            d_self: &mut Self,
            t_self: &Self,
            d_t_self: &mut Self,
            x: f64,
            t_x: f64,
            d_ret: (f64, f64),
        ) -> (f64, f64) {
            let result: f64 = (x * x) * self.a;
            let t_result: f64 = (((t_x * x) + (x * t_x)) * self.a)
                + ((x * x) * t_self.a);
            let result_2: (f64, f64) = (result, t_result);
            let mut d_x = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_x = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result_2 = d_ret;
            let mut d_result: f64 = -0.0;
            let mut d_t_result: f64 = -0.0;
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            let d_1 = d_t_result * self.a;
            d_t_x += d_1 * x;
            d_x += d_1 * t_x;
            d_x += d_1 * t_x;
            d_t_x += d_1 * x;
            d_self.a += d_t_result * ((t_x * x) + (x * t_x));
            let d_2 = d_t_result * t_self.a;
            d_x += d_2 * x;
            d_x += d_2 * x;
            d_t_self.a += d_t_result * (x * x);
            let d_3 = d_result * self.a;
            d_x += d_3 * x;
            d_x += d_3 * x;
            d_self.a += d_result * (x * x);
            (d_x, d_t_x)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp_powi<'__shadow>(
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
            let mut store = ::core::option::Option::None;
            let d0 = match d0 {
                ::core::option::Option::Some(d0) => d0,
                ::core::option::Option::None => {
                    store.insert(::rootgrad_autodiff::rt::discarded(self))
                }
            };
            let (g2, g3) = Self::powi_pushforward_pullback(
                self,
                d0,
                a1,
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
        fn __path_jvp_vjp_powi<'__shadow>(
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
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let (g2, g3) = Self::powi_pushforward_pullback(
                a0,
                d0,
                a1,
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
        fn __vjp_powi<'__shadow>(
            &self,
            d0: ::core::option::Option<&mut Self>,
            a1: f64,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
        ) {
            let mut store1 = a1;
            let mut store = ::core::option::Option::None;
            let d0 = match d0 {
                ::core::option::Option::Some(d0) => d0,
                ::core::option::Option::None => {
                    store.insert(::rootgrad_autodiff::rt::discarded(self))
                }
            };
            let (_primal, g1) = Self::powi_pullback(self, d0, a1, d_ret.seed());
            *d1.or_discard(&mut store1) += g1;
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_vjp_powi<'__shadow>(
            a0: &Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a1: f64,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
        ) {
            let mut store1 = a1;
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let (_primal, g1) = Self::powi_pullback(a0, d0, a1, d_ret.seed());
            *d1.or_discard(&mut store1) += g1;
        }
    }
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::callees!(; fn __vjp_exp, fn __vjp_powi);
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
        let k = K { a: 3.0 };
        let t = K { a: 2.0 };
        let argument = x[0];
        let value = ({
            let copy = ::core::clone::Clone::clone(&t);
            copy
        })
            .exp(argument);
        let argument_2 = x[1];
        let value_2 = k.powi(argument_2);
        let t_2 = K { a: 1.0 };
        let argument_3 = x[2];
        let value_3 = ({
            let copy = ::core::clone::Clone::clone(&t_2);
            copy
        })
            .powi(argument_3);
        let mut t_3 = k.clone();
        let argument_4 = x[3];
        kept_1.keep_owned(&t_3);
        let value_4 = ::core::clone::Clone::clone(&t_3).exp(argument_4);
        let value_5 = mk(2.0);
        let value_6 = mk(2.0);
        let argument_5 = x[4];
        let value_7 = ({
            let copy = ::core::clone::Clone::clone(&value_6);
            copy
        })
            .exp(argument_5);
        let result: f64 = (((value + value_2) + value_3) + value_4) + value_7;
        let mut d_result = d_ret;
        let mut d_argument: f64 = -0.0;
        let mut d_value = ::rootgrad_autodiff::Differentiable::zero_like(&value);
        let mut d_argument_2: f64 = -0.0;
        let mut d_value_2 = ::rootgrad_autodiff::Differentiable::zero_like(&value_2);
        let mut d_argument_3: f64 = -0.0;
        let mut d_value_3 = ::rootgrad_autodiff::Differentiable::zero_like(&value_3);
        let mut d_t_3 = ::rootgrad_autodiff::Differentiable::zero_like(&t_3);
        let mut d_argument_4: f64 = -0.0;
        let mut d_value_4 = ::rootgrad_autodiff::Differentiable::zero_like(&value_4);
        let mut d_argument_5: f64 = -0.0;
        let mut d_value_7 = ::rootgrad_autodiff::Differentiable::zero_like(&value_7);
        d_value += d_result;
        d_value_2 += d_result;
        d_value_3 += d_result;
        d_value_4 += d_result;
        d_value_7 += d_result;
        (value_6)
            .__vjp_exp(
                ::core::option::Option::None,
                argument_5,
                &mut d_argument_5,
                d_value_7,
            );
        d_x[4] += d_argument_5;
        let v_1 = kept_1.take();
        (v_1)
            .__vjp_exp(
                ::core::option::Option::Some(&mut d_t_3),
                argument_4,
                &mut d_argument_4,
                d_value_4,
            );
        d_x[3] += d_argument_4;
        (t_2)
            .__vjp_powi(
                ::core::option::Option::None,
                argument_3,
                &mut d_argument_3,
                d_value_3,
            );
        d_x[2] += d_argument_3;
        (k)
            .__vjp_powi(
                ::core::option::Option::None,
                argument_2,
                &mut d_argument_2,
                d_value_2,
            );
        d_x[1] += d_argument_2;
        (t).__vjp_exp(::core::option::Option::None, argument, &mut d_argument, d_value);
        d_x[0] += d_argument;
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(; fn __jvp_exp, fn __jvp_powi);
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let k = K { a: 3.0 };
        let t = K { a: 2.0 };
        let argument = x[0];
        let t_argument = t_x[0];
        let (v_1, t_value) = (t)
            .__jvp_exp(::rootgrad_autodiff::rt::Inactive, argument, t_argument);
        let value = v_1;
        let argument_2 = x[1];
        let t_argument_2 = t_x[1];
        let (v_2, t_value_2) = (k)
            .__jvp_powi(::rootgrad_autodiff::rt::Inactive, argument_2, t_argument_2);
        let value_2 = v_2;
        let t_2 = K { a: 1.0 };
        let argument_3 = x[2];
        let t_argument_3 = t_x[2];
        let (v_3, t_value_3) = (t_2)
            .__jvp_powi(::rootgrad_autodiff::rt::Inactive, argument_3, t_argument_3);
        let value_3 = v_3;
        let mut t_3 = k.clone();
        let mut t_t_3 = ::rootgrad_autodiff::Differentiable::zero_like(&t_3);
        let argument_4 = x[3];
        let t_argument_4 = t_x[3];
        let (v_4, t_value_4) = (t_3).__jvp_exp(&mut t_t_3, argument_4, t_argument_4);
        let value_4 = v_4;
        let value_5 = mk(2.0);
        let value_6 = mk(2.0);
        let argument_5 = x[4];
        let t_argument_5 = t_x[4];
        let (v_5, t_value_7) = (value_6)
            .__jvp_exp(::rootgrad_autodiff::rt::Inactive, argument_5, t_argument_5);
        let value_7 = v_5;
        let result: f64 = (((value + value_2) + value_3) + value_4) + value_7;
        let t_result: f64 = (((t_value + t_value_2) + t_value_3) + t_value_4)
            + t_value_7;
        (result, t_result)
    }
}
mod swaps {
    impl M {
        /// The reverse derivative of [`swap`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn swap_pullback(self: &mut Self, d_self: &mut Self, i: usize, j: usize) {
            let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            shape_1.keep(&self.d[i]);
            self.d[i] = kept_2.keep(self.d[i]) * kept_1.keep(self.d[j]);
            let v_1 = kept_1.take();
            let v_2 = kept_2.take();
            let d_1 = shape_1.replace(&mut d_self.d[i]);
            let d_2 = ::rootgrad_autodiff::rt::scalar(d_1);
            d_self.d[i] += d_2 * v_1;
            d_self.d[j] += d_2 * v_2;
        }
        /// The forward derivative of [`swap`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn swap_pushforward(self: &mut Self, t_self: &mut Self, i: usize, j: usize) {
            t_self.d[i] = ::rootgrad_autodiff::rt::tangent_at(
                ::rootgrad_autodiff::rt::scalar(t_self.d[i]) * self.d[j]
                    + self.d[i] * ::rootgrad_autodiff::rt::scalar(t_self.d[j]),
                self.d[i] * self.d[j],
            );
            self.d[i] = self.d[i] * self.d[j];
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_swap(
            &mut self,
            t0: impl ::rootgrad_autodiff::rt::TangentMut<Self>,
            a1: usize,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a2: usize,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
        ) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*self, &mut store0);
            Self::swap_pushforward(self, t0, a1, a2)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_swap(
            a0: &mut Self,
            t0: impl ::rootgrad_autodiff::rt::TangentMut<Self>,
            a1: usize,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a2: usize,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
        ) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            Self::swap_pushforward(a0, t0, a1, a2)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn swap_pushforward_pullback(
            self: &mut Self,
            d_self: &mut Self,
            t_self: &mut Self,
            d_t_self: &mut Self,
            i: usize,
            j: usize,
        ) {
            let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_5 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_6 = ::rootgrad_autodiff::rt::Slot::new();
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
            shape_2.keep(&t_self.d[i]);
            t_self.d[i] = ::rootgrad_autodiff::rt::tangent_at(
                ((kept_4.keep(t_self.d[i]) * kept_3.keep(self.d[j]))
                    + (kept_6.keep(self.d[i]) * kept_5.keep(t_self.d[j]))),
                (self.d[i] * self.d[j]),
            );
            shape_1.keep(&self.d[i]);
            self.d[i] = kept_2.keep(self.d[i]) * kept_1.keep(self.d[j]);
            let t_self = &*t_self;
            let v_1 = kept_1.take();
            let v_2 = kept_2.take();
            let d_1 = shape_1.replace(&mut d_self.d[i]);
            let d_2 = ::rootgrad_autodiff::rt::scalar(d_1);
            d_self.d[i] += d_2 * v_1;
            d_self.d[j] += d_2 * v_2;
            let v_3 = kept_3.take();
            let v_4 = kept_4.take();
            let v_5 = kept_5.take();
            let v_6 = kept_6.take();
            let d_3 = shape_2.replace(&mut d_t_self.d[i]);
            let d_4 = ::rootgrad_autodiff::rt::scalar(d_3);
            d_t_self.d[i] += d_4 * v_3;
            d_self.d[j] += d_4 * v_4;
            d_self.d[i] += d_4 * v_5;
            d_t_self.d[j] += d_4 * v_6;
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp_swap<'__shadow>(
            &self,
            d0: ::core::option::Option<&mut Self>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a2: usize,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a4: usize,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            _: impl ::rootgrad_autodiff::rt::Seed<()>,
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
            Self::swap_pushforward_pullback(&mut this, d0, &mut a1, d1, a2, a4);
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_vjp_swap<'__shadow>(
            a0: &Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a2: usize,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a4: usize,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            _: impl ::rootgrad_autodiff::rt::Seed<()>,
        ) {
            let mut zero1 = ::core::option::Option::None;
            let a1 = a1.or_zero(&*a0, &mut zero1);
            let mut store1 = ::rootgrad_autodiff::rt::discarded(a1);
            let d1 = d1.or_discard(&mut store1);
            let mut a1 = ::std::borrow::ToOwned::to_owned(a1);
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let mut a0 = ::std::borrow::ToOwned::to_owned(a0);
            Self::swap_pushforward_pullback(&mut a0, d0, &mut a1, d1, a2, a4);
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __vjp_swap<'__shadow>(
            &self,
            d0: ::core::option::Option<&mut Self>,
            a1: usize,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a2: usize,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            _: impl ::rootgrad_autodiff::rt::Seed<()>,
        ) {
            let mut this = ::core::clone::Clone::clone(self);
            let mut store = ::core::option::Option::None;
            let d0 = match d0 {
                ::core::option::Option::Some(d0) => d0,
                ::core::option::Option::None => {
                    store.insert(::rootgrad_autodiff::rt::discarded(self))
                }
            };
            Self::swap_pullback(&mut this, d0, a1, a2);
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_vjp_swap<'__shadow>(
            a0: &Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a1: usize,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a2: usize,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            _: impl ::rootgrad_autodiff::rt::Seed<()>,
        ) {
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let mut a0 = ::std::borrow::ToOwned::to_owned(a0);
            Self::swap_pullback(&mut a0, d0, a1, a2);
        }
        /// The reverse derivative of [`clone_from`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn clone_from_pullback(self: &mut Self, d_self: &mut Self, o: &M, d_o: &mut M) {
            let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            shape_1.keep(&self.d[0]);
            self.d[0] = kept_1.keep(self.d[0]) * o.d[1];
            let v_1 = kept_1.take();
            let d_1 = shape_1.replace(&mut d_self.d[0]);
            let d_2 = ::rootgrad_autodiff::rt::scalar(d_1);
            d_self.d[0] += d_2 * o.d[1];
            d_o.d[1] += d_2 * v_1;
        }
        /// The forward derivative of [`clone_from`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn clone_from_pushforward(self: &mut Self, t_self: &mut Self, o: &M, t_o: &M) {
            t_self.d[0] = ::rootgrad_autodiff::rt::tangent_at(
                ::rootgrad_autodiff::rt::scalar(t_self.d[0]) * o.d[1]
                    + self.d[0] * ::rootgrad_autodiff::rt::scalar(t_o.d[1]),
                self.d[0] * o.d[1],
            );
            self.d[0] = self.d[0] * o.d[1];
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_clone_from(
            &mut self,
            t0: impl ::rootgrad_autodiff::rt::TangentMut<Self>,
            a1: &M,
            t1: impl ::rootgrad_autodiff::rt::TangentRef<M>,
        ) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*self, &mut store0);
            let mut store1 = ::core::option::Option::None;
            let t1 = t1.or_zero(&*a1, &mut store1);
            Self::clone_from_pushforward(self, t0, a1, t1)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_clone_from(
            a0: &mut Self,
            t0: impl ::rootgrad_autodiff::rt::TangentMut<Self>,
            a1: &M,
            t1: impl ::rootgrad_autodiff::rt::TangentRef<M>,
        ) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            let mut store1 = ::core::option::Option::None;
            let t1 = t1.or_zero(&*a1, &mut store1);
            Self::clone_from_pushforward(a0, t0, a1, t1)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn clone_from_pushforward_pullback(
            self: &mut Self,
            d_self: &mut Self,
            t_self: &mut Self,
            d_t_self: &mut Self,
            o: &M,
            d_o: &mut M,
            t_o: &M,
            d_t_o: &mut M,
        ) {
            let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
            shape_2.keep(&t_self.d[0]);
            t_self.d[0] = ::rootgrad_autodiff::rt::tangent_at(
                ((kept_2.keep(t_self.d[0]) * o.d[1])
                    + (kept_3.keep(self.d[0]) * t_o.d[1])),
                (self.d[0] * o.d[1]),
            );
            shape_1.keep(&self.d[0]);
            self.d[0] = kept_1.keep(self.d[0]) * o.d[1];
            let t_self = &*t_self;
            let v_1 = kept_1.take();
            let d_1 = shape_1.replace(&mut d_self.d[0]);
            let d_2 = ::rootgrad_autodiff::rt::scalar(d_1);
            d_self.d[0] += d_2 * o.d[1];
            d_o.d[1] += d_2 * v_1;
            let v_2 = kept_2.take();
            let v_3 = kept_3.take();
            let d_3 = shape_2.replace(&mut d_t_self.d[0]);
            let d_4 = ::rootgrad_autodiff::rt::scalar(d_3);
            d_t_self.d[0] += d_4 * o.d[1];
            d_o.d[1] += d_4 * v_2;
            d_self.d[0] += d_4 * t_o.d[1];
            d_t_o.d[1] += d_4 * v_3;
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp_clone_from<'__shadow>(
            &self,
            d0: ::core::option::Option<&mut Self>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a2: &M,
            d2: impl ::rootgrad_autodiff::rt::ScalarShadow<M>,
            a3: impl ::rootgrad_autodiff::rt::TangentRef<M>,
            d3: impl ::rootgrad_autodiff::rt::ScalarShadow<M>,
            _: impl ::rootgrad_autodiff::rt::Seed<()>,
        ) {
            let mut zero3 = ::core::option::Option::None;
            let a3 = a3.or_zero(&*a2, &mut zero3);
            let mut store3 = ::rootgrad_autodiff::rt::discarded(a3);
            let d3 = d3.or_discard(&mut store3);
            let mut store2 = ::rootgrad_autodiff::rt::discarded(a2);
            let d2 = d2.or_discard(&mut store2);
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
            Self::clone_from_pushforward_pullback(
                &mut this,
                d0,
                &mut a1,
                d1,
                a2,
                d2,
                a3,
                d3,
            );
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_vjp_clone_from<'__shadow>(
            a0: &Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a2: &M,
            d2: impl ::rootgrad_autodiff::rt::ScalarShadow<M>,
            a3: impl ::rootgrad_autodiff::rt::TangentRef<M>,
            d3: impl ::rootgrad_autodiff::rt::ScalarShadow<M>,
            _: impl ::rootgrad_autodiff::rt::Seed<()>,
        ) {
            let mut zero3 = ::core::option::Option::None;
            let a3 = a3.or_zero(&*a2, &mut zero3);
            let mut store3 = ::rootgrad_autodiff::rt::discarded(a3);
            let d3 = d3.or_discard(&mut store3);
            let mut store2 = ::rootgrad_autodiff::rt::discarded(a2);
            let d2 = d2.or_discard(&mut store2);
            let mut zero1 = ::core::option::Option::None;
            let a1 = a1.or_zero(&*a0, &mut zero1);
            let mut store1 = ::rootgrad_autodiff::rt::discarded(a1);
            let d1 = d1.or_discard(&mut store1);
            let mut a1 = ::std::borrow::ToOwned::to_owned(a1);
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let mut a0 = ::std::borrow::ToOwned::to_owned(a0);
            Self::clone_from_pushforward_pullback(
                &mut a0,
                d0,
                &mut a1,
                d1,
                a2,
                d2,
                a3,
                d3,
            );
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __vjp_clone_from<'__shadow>(
            &self,
            d0: ::core::option::Option<&mut Self>,
            a1: &M,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<M>,
            _: impl ::rootgrad_autodiff::rt::Seed<()>,
        ) {
            let mut store1 = ::rootgrad_autodiff::rt::discarded(a1);
            let d1 = d1.or_discard(&mut store1);
            let mut this = ::core::clone::Clone::clone(self);
            let mut store = ::core::option::Option::None;
            let d0 = match d0 {
                ::core::option::Option::Some(d0) => d0,
                ::core::option::Option::None => {
                    store.insert(::rootgrad_autodiff::rt::discarded(self))
                }
            };
            Self::clone_from_pullback(&mut this, d0, a1, d1);
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_vjp_clone_from<'__shadow>(
            a0: &Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a1: &M,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<M>,
            _: impl ::rootgrad_autodiff::rt::Seed<()>,
        ) {
            let mut store1 = ::rootgrad_autodiff::rt::discarded(a1);
            let d1 = d1.or_discard(&mut store1);
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let mut a0 = ::std::borrow::ToOwned::to_owned(a0);
            Self::clone_from_pullback(&mut a0, d0, a1, d1);
        }
    }
    ///The derivative of [`f`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    enum f {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl f {
        /// Of what the function writes, the derivative gets the values before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        fn __of<F: 'static>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_function(called, &f)
        }
        /// The reverse derivative of [`f`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pullback(m: &mut M, d_m: &mut M, o: &M, d_o: &mut M) {
            ::rootgrad_autodiff::callees!(; fn __vjp_clone_from, fn __vjp_swap);
            let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            shape_1.keep(&m.d[0]);
            m.d[0] = m.d[0] * 2.0;
            kept_2.keep_owned(m);
            m.swap(0, 1);
            kept_1.keep_owned(m);
            m.clone_from(o);
            let m = &*m;
            let v_1 = kept_1.take();
            (v_1)
                .__vjp_clone_from(
                    ::core::option::Option::Some(&mut (*d_m)),
                    o,
                    &mut (*d_o),
                    ::rootgrad_autodiff::rt::Unused,
                );
            let v_2 = kept_2.take();
            (v_2)
                .__vjp_swap(
                    ::core::option::Option::Some(&mut (*d_m)),
                    0,
                    ::rootgrad_autodiff::rt::Inactive,
                    1,
                    ::rootgrad_autodiff::rt::Inactive,
                    ::rootgrad_autodiff::rt::Unused,
                );
            let d_1 = shape_1.replace(&mut d_m.d[0]);
            let d_2 = ::rootgrad_autodiff::rt::scalar(d_1);
            d_m.d[0] += d_2 * 2.0;
        }
        /// The forward derivative of [`f`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pushforward(m: &mut M, t_m: &mut M, o: &M, t_o: &M) {
            ::rootgrad_autodiff::callees!(; fn __jvp_clone_from, fn __jvp_swap);
            t_m.d[0] = ::rootgrad_autodiff::rt::scalar(t_m.d[0]) * 2.0;
            m.d[0] = m.d[0] * 2.0;
            (*m)
                .__jvp_swap(
                    &mut (*t_m),
                    0,
                    ::rootgrad_autodiff::rt::Inactive,
                    1,
                    ::rootgrad_autodiff::rt::Inactive,
                );
            (*m).__jvp_clone_from(&mut (*t_m), o, t_o);
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp(
            called: impl ::core::ops::Fn(&mut M, &M) + 'static,
            a0: &mut M,
            t0: impl ::rootgrad_autodiff::rt::TangentMut<M>,
            a1: &M,
            t1: impl ::rootgrad_autodiff::rt::TangentRef<M>,
        ) {
            let _ = Self::__of(called);
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            let mut store1 = ::core::option::Option::None;
            let t1 = t1.or_zero(&*a1, &mut store1);
            Self::pushforward(a0, t0, a1, t1)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn pushforward_pullback(
            m: &mut M,
            d_m: &mut M,
            t_m: &mut M,
            d_t_m: &mut M,
            o: &M,
            d_o: &mut M,
            t_o: &M,
            d_t_o: &mut M,
        ) {
            ::rootgrad_autodiff::callees!(
                ; fn __jvp_clone_from, fn __jvp_swap => fn __jvp_vjp_clone_from, fn
                __jvp_vjp_swap
            );
            let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
            shape_2.keep(&t_m.d[0]);
            t_m.d[0] = t_m.d[0] * 2.0;
            shape_1.keep(&m.d[0]);
            m.d[0] = m.d[0] * 2.0;
            kept_3.keep_owned(&(*m));
            kept_4.keep_owned(&(*t_m));
            (*m)
                .__jvp_swap(
                    &mut (*t_m),
                    0,
                    ::rootgrad_autodiff::rt::Inactive,
                    1,
                    ::rootgrad_autodiff::rt::Inactive,
                );
            kept_1.keep_owned(&(*m));
            kept_2.keep_owned(&(*t_m));
            (*m).__jvp_clone_from(&mut (*t_m), o, t_o);
            let m = &*m;
            let t_m = &*t_m;
            let v_1 = kept_1.take();
            let v_2 = kept_2.take();
            (v_1)
                .__jvp_vjp_clone_from(
                    ::core::option::Option::Some(&mut (*d_m)),
                    &v_2,
                    &mut (*d_t_m),
                    o,
                    &mut (*d_o),
                    t_o,
                    &mut (*d_t_o),
                    ::rootgrad_autodiff::rt::Unused,
                );
            let v_3 = kept_3.take();
            let v_4 = kept_4.take();
            (v_3)
                .__jvp_vjp_swap(
                    ::core::option::Option::Some(&mut (*d_m)),
                    &v_4,
                    &mut (*d_t_m),
                    0,
                    ::rootgrad_autodiff::rt::Inactive,
                    ::rootgrad_autodiff::rt::Inactive,
                    ::rootgrad_autodiff::rt::Inactive,
                    1,
                    ::rootgrad_autodiff::rt::Inactive,
                    ::rootgrad_autodiff::rt::Inactive,
                    ::rootgrad_autodiff::rt::Inactive,
                    ::rootgrad_autodiff::rt::Unused,
                );
            let d_1 = shape_1.replace(&mut d_m.d[0]);
            let d_2 = ::rootgrad_autodiff::rt::scalar(d_1);
            d_m.d[0] += d_2 * 2.0;
            let d_3 = shape_2.replace(&mut d_t_m.d[0]);
            let d_4 = ::rootgrad_autodiff::rt::scalar(d_3);
            d_t_m.d[0] += d_4 * 2.0;
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp<'__shadow>(
            called: impl ::core::ops::Fn(&mut M, &M) + 'static,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a0: &M,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<M>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<M>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<M>,
            a2: &M,
            d2: impl ::rootgrad_autodiff::rt::ScalarShadow<M>,
            a3: impl ::rootgrad_autodiff::rt::TangentRef<M>,
            d3: impl ::rootgrad_autodiff::rt::ScalarShadow<M>,
            _: impl ::rootgrad_autodiff::rt::Seed<()>,
        ) {
            let _ = Self::__of(called);
            let mut zero3 = ::core::option::Option::None;
            let a3 = a3.or_zero(&*a2, &mut zero3);
            let mut store3 = ::rootgrad_autodiff::rt::discarded(a3);
            let d3 = d3.or_discard(&mut store3);
            let mut store2 = ::rootgrad_autodiff::rt::discarded(a2);
            let d2 = d2.or_discard(&mut store2);
            let mut zero1 = ::core::option::Option::None;
            let a1 = a1.or_zero(&*a0, &mut zero1);
            let mut store1 = ::rootgrad_autodiff::rt::discarded(a1);
            let d1 = d1.or_discard(&mut store1);
            let mut a1 = ::std::borrow::ToOwned::to_owned(a1);
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let mut a0 = ::std::borrow::ToOwned::to_owned(a0);
            Self::pushforward_pullback(&mut a0, d0, &mut a1, d1, a2, d2, a3, d3);
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __vjp<'__shadow>(
            a0: &M,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<M>,
            a1: &M,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<M>,
            _: impl ::rootgrad_autodiff::rt::Seed<()>,
        ) {
            let mut store1 = ::rootgrad_autodiff::rt::discarded(a1);
            let d1 = d1.or_discard(&mut store1);
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let mut a0 = ::std::borrow::ToOwned::to_owned(a0);
            Self::pullback(&mut a0, d0, a1, d1);
        }
    }
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::callees!(f as rule_of_f);
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
        let mut m = M { d: x.to_vec() };
        let o = m.clone();
        kept_1.keep_when(rule_of_f::__BEFORE, &m);
        rule_of_f::__of(f)(&mut m, &o);
        let result: f64 = m.d[0] * m.d[1];
        let mut d_result = d_ret;
        let mut d_m = ::rootgrad_autodiff::Differentiable::zero_like(&m);
        let mut d_o = ::rootgrad_autodiff::Differentiable::zero_like(&o);
        d_m.d[0] += d_result * m.d[1];
        d_m.d[1] += d_result * m.d[0];
        let v_1 = kept_1.take_when(rule_of_f::__BEFORE);
        rule_of_f::__vjp(
            &*::rootgrad_autodiff::rt::before_or(&v_1, &m),
            &mut d_m,
            &o,
            &mut d_o,
            ::rootgrad_autodiff::rt::Unused,
        );
        ::rootgrad_autodiff::rt::accumulate(&mut d_m, &d_o);
        let M { d: d_1 } = &d_m else { ::rootgrad_autodiff::rt::wrong_variant() };
        ::rootgrad_autodiff::rt::accumulate_slice(&mut (*d_x)[..], &(*d_1)[..]);
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(f as rule_of_f);
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut t_m = M { d: t_x.to_vec() };
        let mut m = M { d: x.to_vec() };
        let o = m.clone();
        let t_o = t_m.clone();
        rule_of_f::__jvp(f, &mut m, &mut t_m, &o, &t_o);
        let result: f64 = m.d[0] * m.d[1];
        let t_result: f64 = ::rootgrad_autodiff::rt::scalar(t_m.d[0]) * m.d[1]
            + m.d[0] * ::rootgrad_autodiff::rt::scalar(t_m.d[1]);
        (result, t_result)
    }
}
mod swaps_of_slices {
    ///The derivative of [`f`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    enum f {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl f {
        /// Of what the function writes, the derivative gets the values before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        fn __of<F: 'static>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_function(called, &f)
        }
        /// The reverse derivative of [`f`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pullback(
            m: &mut M,
            d_m: &mut M,
            ps: &mut [P],
            d_ps: &mut [P],
            v: &mut Vec<f64>,
            d_v: &mut Vec<f64>,
            rows: &mut Vec<Vec<f64>>,
            d_rows: &mut Vec<Vec<f64>>,
        ) {
            ::rootgrad_autodiff::rt::same_length("ps", ps.len(), d_ps.len());
            let like_at = ::rootgrad_autodiff::rt::Like::new();
            let like_at_2 = ::rootgrad_autodiff::rt::Like::new();
            let like_at_3 = ::rootgrad_autodiff::rt::Like::new();
            let like_at_4 = ::rootgrad_autodiff::rt::Like::new();
            let like_at_11 = ::rootgrad_autodiff::rt::Like::new();
            let like_at_12 = ::rootgrad_autodiff::rt::Like::new();
            let like_at_15 = ::rootgrad_autodiff::rt::Like::new();
            let like_at_16 = ::rootgrad_autodiff::rt::Like::new();
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            {
                let part: &mut [_] = &mut m.d;
                let at = 0;
                like_at.of(&at);
                let at_2 = 1;
                like_at_2.of(&at_2);
                part.swap(at, at_2);
            }
            {
                let part_2: &mut [_] = &mut m.e;
                let at_3 = 1;
                like_at_3.of(&at_3);
                let at_4 = 2;
                like_at_4.of(&at_4);
                part_2.swap(at_3, at_4);
            }
            let at_5 = 0;
            let at_6 = 1;
            ps.swap(at_5, at_6);
            let at_7 = 0;
            let at_8 = 2;
            let t = v[at_7];
            v[at_7] = v[at_8];
            v[at_8] = t;
            let at_9 = 0;
            let at_10 = 1;
            rows.swap(at_9, at_10);
            let length = rows.len();
            for i in 0..length {
                let r = &mut rows[i];
                let at_11 = 0;
                like_at_11.of(&at_11);
                let at_12 = 1;
                like_at_12.of(&at_12);
                let t_2 = r[at_11];
                r[at_11] = r[at_12];
                r[at_12] = t_2;
            }
            let r_2 = &mut rows[0];
            let at_13 = 1;
            let at_14 = 0;
            let t_3 = r_2[at_13];
            r_2[at_13] = r_2[at_14];
            r_2[at_14] = t_3;
            let length_2 = ps.len();
            for i_2 in 0..length_2 {
                let p = &mut ps[i_2];
                shape_1.keep(&p.a);
                p.a = p.a * 2.0;
            }
            let d = &mut m.d;
            {
                let part_3: &mut [_] = &mut (*d);
                let at_15 = 2;
                like_at_15.of(&at_15);
                let at_16 = 3;
                like_at_16.of(&at_16);
                part_3.swap(at_15, at_16);
            }
            let ps = &*ps;
            let mut d_t: f64 = -0.0;
            let mut d_t_3: f64 = -0.0;
            {
                let at_15 = 2;
                like_at_15.of(&at_15);
                let at_16 = 3;
                like_at_16.of(&at_16);
                d_m.d.swap(at_15, at_16);
            }
            for i_2 in (0..length_2).rev() {
                let d_1 = shape_1.replace(&mut d_ps[i_2].a);
                let d_2 = ::rootgrad_autodiff::rt::scalar(d_1);
                d_ps[i_2].a += d_2 * 2.0;
            }
            let d_3 = ::core::mem::take(&mut d_rows[0][at_14]);
            d_t_3 += d_3;
            let d_4 = ::core::mem::take(&mut d_rows[0][at_13]);
            d_rows[0][at_14] += d_4;
            d_rows[0][at_13] += d_t_3;
            for i in 0..length {
                let at_11 = 0;
                like_at_11.of(&at_11);
                let at_12 = 1;
                like_at_12.of(&at_12);
                let mut d_t_2: f64 = -0.0;
                let d_5 = ::core::mem::take(&mut d_rows[i][at_12]);
                d_t_2 += d_5;
                let d_6 = ::core::mem::take(&mut d_rows[i][at_11]);
                d_rows[i][at_12] += d_6;
                d_rows[i][at_11] += d_t_2;
            }
            d_rows.swap(at_9, at_10);
            let d_7 = ::core::mem::take(&mut d_v[at_8]);
            d_t += d_7;
            let d_8 = ::core::mem::take(&mut d_v[at_7]);
            d_v[at_8] += d_8;
            d_v[at_7] += d_t;
            d_ps.swap(at_5, at_6);
            {
                let at_3 = 1;
                like_at_3.of(&at_3);
                let at_4 = 2;
                like_at_4.of(&at_4);
                d_m.e.swap(at_3, at_4);
            }
            {
                let at = 0;
                like_at.of(&at);
                let at_2 = 1;
                like_at_2.of(&at_2);
                d_m.d.swap(at, at_2);
            }
        }
        /// The forward derivative of [`f`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pushforward(
            m: &mut M,
            t_m: &mut M,
            ps: &mut [P],
            t_ps: &mut [P],
            v: &mut Vec<f64>,
            t_v: &mut Vec<f64>,
            rows: &mut Vec<Vec<f64>>,
            t_rows: &mut Vec<Vec<f64>>,
        ) {
            ::rootgrad_autodiff::rt::equal_lengths("ps", ps.len(), "t_ps", t_ps.len());
            {
                let part: &mut [_] = &mut m.d;
                let t_part: &mut [_] = &mut t_m.d;
                let at = 0;
                let at_2 = 1;
                t_part.swap(at, at_2);
                part.swap(at, at_2);
            }
            {
                let part_2: &mut [_] = &mut m.e;
                let t_part_2: &mut [_] = &mut t_m.e;
                let at_3 = 1;
                let at_4 = 2;
                t_part_2.swap(at_3, at_4);
                part_2.swap(at_3, at_4);
            }
            let at_5 = 0;
            let at_6 = 1;
            t_ps.swap(at_5, at_6);
            ps.swap(at_5, at_6);
            let at_7 = 0;
            let at_8 = 2;
            let t = v[at_7];
            let t_t = t_v[at_7];
            t_v[at_7] = t_v[at_8];
            v[at_7] = v[at_8];
            t_v[at_8] = t_t;
            v[at_8] = t;
            let at_9 = 0;
            let at_10 = 1;
            t_rows.swap(at_9, at_10);
            rows.swap(at_9, at_10);
            let length = rows.len();
            for i in 0..length {
                let r = &mut rows[i];
                let t_r = &mut t_rows[i];
                let at_11 = 0;
                let at_12 = 1;
                let t_2 = r[at_11];
                let t_t_2 = t_r[at_11];
                t_r[at_11] = t_r[at_12];
                r[at_11] = r[at_12];
                t_r[at_12] = t_t_2;
                r[at_12] = t_2;
            }
            let r_2 = &mut rows[0];
            let t_r_2 = &mut t_rows[0];
            let at_13 = 1;
            let at_14 = 0;
            let t_3 = r_2[at_13];
            let t_t_3 = t_r_2[at_13];
            t_r_2[at_13] = t_r_2[at_14];
            r_2[at_13] = r_2[at_14];
            t_r_2[at_14] = t_t_3;
            r_2[at_14] = t_3;
            let length_2 = ps.len();
            for i_2 in 0..length_2 {
                let p = &mut ps[i_2];
                let t_p = &mut t_ps[i_2];
                t_p.a = ::rootgrad_autodiff::rt::scalar(t_p.a) * 2.0;
                p.a = p.a * 2.0;
            }
            let d = &mut m.d;
            let t_d = &mut t_m.d;
            {
                let part_3: &mut [_] = &mut (*d);
                let t_part_3: &mut [_] = &mut (*t_d);
                let at_15 = 2;
                let at_16 = 3;
                t_part_3.swap(at_15, at_16);
                part_3.swap(at_15, at_16);
            }
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp(
            called: impl ::core::ops::Fn(
                &mut M,
                &mut [P],
                &mut Vec<f64>,
                &mut Vec<Vec<f64>>,
            ) + 'static,
            a0: &mut M,
            t0: impl ::rootgrad_autodiff::rt::TangentMut<M>,
            a1: &mut [P],
            t1: impl ::rootgrad_autodiff::rt::TangentMut<[P]>,
            a2: &mut Vec<f64>,
            t2: impl ::rootgrad_autodiff::rt::TangentMut<Vec<f64>>,
            a3: &mut Vec<Vec<f64>>,
            t3: impl ::rootgrad_autodiff::rt::TangentMut<Vec<Vec<f64>>>,
        ) {
            let _ = Self::__of(called);
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            let mut store1 = ::core::option::Option::None;
            let t1 = t1.or_zero(&*a1, &mut store1);
            let mut store2 = ::core::option::Option::None;
            let t2 = t2.or_zero(&*a2, &mut store2);
            let mut store3 = ::core::option::Option::None;
            let t3 = t3.or_zero(&*a3, &mut store3);
            Self::pushforward(a0, t0, a1, t1, a2, t2, a3, t3)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn pushforward_pullback(
            m: &mut M,
            d_m: &mut M,
            t_m: &mut M,
            d_t_m: &mut M,
            ps: &mut [P],
            d_ps: &mut [P],
            t_ps: &mut [P],
            d_t_ps: &mut [P],
            v: &mut Vec<f64>,
            d_v: &mut Vec<f64>,
            t_v: &mut Vec<f64>,
            d_t_v: &mut Vec<f64>,
            rows: &mut Vec<Vec<f64>>,
            d_rows: &mut Vec<Vec<f64>>,
            t_rows: &mut Vec<Vec<f64>>,
            d_t_rows: &mut Vec<Vec<f64>>,
        ) {
            ::rootgrad_autodiff::rt::same_length("ps", ps.len(), d_ps.len());
            ::rootgrad_autodiff::rt::same_length("t_ps", t_ps.len(), d_t_ps.len());
            let like_at = ::rootgrad_autodiff::rt::Like::new();
            let like_at_2 = ::rootgrad_autodiff::rt::Like::new();
            let like_at_3 = ::rootgrad_autodiff::rt::Like::new();
            let like_at_4 = ::rootgrad_autodiff::rt::Like::new();
            let like_at_11 = ::rootgrad_autodiff::rt::Like::new();
            let like_at_12 = ::rootgrad_autodiff::rt::Like::new();
            let like_at_15 = ::rootgrad_autodiff::rt::Like::new();
            let like_at_16 = ::rootgrad_autodiff::rt::Like::new();
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
            {
                let part: &mut [_] = &mut m.d;
                let t_part: &mut [_] = &mut t_m.d;
                let at = 0;
                like_at.of(&at);
                let at_2 = 1;
                like_at_2.of(&at_2);
                let at_17 = at;
                let at_18 = at_2;
                t_part.swap(at_17, at_18);
                let at_19 = at;
                let at_20 = at_2;
                part.swap(at_19, at_20);
            }
            {
                let part_2: &mut [_] = &mut m.e;
                let t_part_2: &mut [_] = &mut t_m.e;
                let at_3 = 1;
                like_at_3.of(&at_3);
                let at_4 = 2;
                like_at_4.of(&at_4);
                let at_21 = at_3;
                let at_22 = at_4;
                t_part_2.swap(at_21, at_22);
                let at_23 = at_3;
                let at_24 = at_4;
                part_2.swap(at_23, at_24);
            }
            let at_5 = 0;
            let at_6 = 1;
            let at_25 = at_5;
            let at_26 = at_6;
            t_ps.swap(at_25, at_26);
            let at_27 = at_5;
            let at_28 = at_6;
            ps.swap(at_27, at_28);
            let at_7 = 0;
            let at_8 = 2;
            let t = v[at_7];
            let t_t = t_v[at_7];
            t_v[at_7] = t_v[at_8];
            v[at_7] = v[at_8];
            t_v[at_8] = t_t;
            v[at_8] = t;
            let at_9 = 0;
            let at_10 = 1;
            let at_29 = at_9;
            let at_30 = at_10;
            t_rows.swap(at_29, at_30);
            let at_31 = at_9;
            let at_32 = at_10;
            rows.swap(at_31, at_32);
            let length = rows.len();
            for i in 0..length {
                let r = &mut rows[i];
                let t_r = &mut t_rows[i];
                let at_11 = 0;
                like_at_11.of(&at_11);
                let at_12 = 1;
                like_at_12.of(&at_12);
                let t_2 = r[at_11];
                let t_t_2 = t_r[at_11];
                t_r[at_11] = t_r[at_12];
                r[at_11] = r[at_12];
                t_r[at_12] = t_t_2;
                r[at_12] = t_2;
            }
            let r_2 = &mut rows[0];
            let t_r_2 = &mut t_rows[0];
            let at_13 = 1;
            let at_14 = 0;
            let t_3 = r_2[at_13];
            let t_t_3 = t_r_2[at_13];
            t_r_2[at_13] = t_r_2[at_14];
            r_2[at_13] = r_2[at_14];
            t_r_2[at_14] = t_t_3;
            r_2[at_14] = t_3;
            let length_2 = ps.len();
            for i_2 in 0..length_2 {
                let p = &mut ps[i_2];
                let t_p = &mut t_ps[i_2];
                shape_2.keep(&t_p.a);
                t_p.a = t_p.a * 2.0;
                shape_1.keep(&p.a);
                p.a = p.a * 2.0;
            }
            let d = &mut m.d;
            let t_d = &mut t_m.d;
            {
                let part_3: &mut [_] = &mut (*d);
                let t_part_3: &mut [_] = &mut (*t_d);
                let at_15 = 2;
                like_at_15.of(&at_15);
                let at_16 = 3;
                like_at_16.of(&at_16);
                let at_33 = at_15;
                let at_34 = at_16;
                t_part_3.swap(at_33, at_34);
                let at_35 = at_15;
                let at_36 = at_16;
                part_3.swap(at_35, at_36);
            }
            let ps = &*ps;
            let t_ps = &*t_ps;
            let mut d_t: f64 = -0.0;
            let mut d_t_t: f64 = -0.0;
            let mut d_t_3: f64 = -0.0;
            let mut d_t_t_3: f64 = -0.0;
            {
                let at_15 = 2;
                like_at_15.of(&at_15);
                let at_16 = 3;
                like_at_16.of(&at_16);
                let at_33 = at_15;
                let at_34 = at_16;
                let at_35 = at_15;
                let at_36 = at_16;
                d_m.d.swap(at_35, at_36);
                d_t_m.d.swap(at_33, at_34);
            }
            for i_2 in (0..length_2).rev() {
                let d_1 = shape_1.replace(&mut d_ps[i_2].a);
                let d_2 = ::rootgrad_autodiff::rt::scalar(d_1);
                d_ps[i_2].a += d_2 * 2.0;
                let d_3 = shape_2.replace(&mut d_t_ps[i_2].a);
                let d_4 = ::rootgrad_autodiff::rt::scalar(d_3);
                d_t_ps[i_2].a += d_4 * 2.0;
            }
            let d_5 = ::core::mem::take(&mut d_rows[0][at_14]);
            d_t_3 += d_5;
            let d_6 = ::core::mem::take(&mut d_t_rows[0][at_14]);
            d_t_t_3 += d_6;
            let d_7 = ::core::mem::take(&mut d_rows[0][at_13]);
            d_rows[0][at_14] += d_7;
            let d_8 = ::core::mem::take(&mut d_t_rows[0][at_13]);
            d_t_rows[0][at_14] += d_8;
            d_t_rows[0][at_13] += d_t_t_3;
            d_rows[0][at_13] += d_t_3;
            for i in 0..length {
                let at_11 = 0;
                like_at_11.of(&at_11);
                let at_12 = 1;
                like_at_12.of(&at_12);
                let mut d_t_2: f64 = -0.0;
                let mut d_t_t_2: f64 = -0.0;
                let d_9 = ::core::mem::take(&mut d_rows[i][at_12]);
                d_t_2 += d_9;
                let d_10 = ::core::mem::take(&mut d_t_rows[i][at_12]);
                d_t_t_2 += d_10;
                let d_11 = ::core::mem::take(&mut d_rows[i][at_11]);
                d_rows[i][at_12] += d_11;
                let d_12 = ::core::mem::take(&mut d_t_rows[i][at_11]);
                d_t_rows[i][at_12] += d_12;
                d_t_rows[i][at_11] += d_t_t_2;
                d_rows[i][at_11] += d_t_2;
            }
            d_rows.swap(at_31, at_32);
            d_t_rows.swap(at_29, at_30);
            let d_13 = ::core::mem::take(&mut d_v[at_8]);
            d_t += d_13;
            let d_14 = ::core::mem::take(&mut d_t_v[at_8]);
            d_t_t += d_14;
            let d_15 = ::core::mem::take(&mut d_v[at_7]);
            d_v[at_8] += d_15;
            let d_16 = ::core::mem::take(&mut d_t_v[at_7]);
            d_t_v[at_8] += d_16;
            d_t_v[at_7] += d_t_t;
            d_v[at_7] += d_t;
            d_ps.swap(at_27, at_28);
            d_t_ps.swap(at_25, at_26);
            {
                let at_3 = 1;
                like_at_3.of(&at_3);
                let at_4 = 2;
                like_at_4.of(&at_4);
                let at_21 = at_3;
                let at_22 = at_4;
                let at_23 = at_3;
                let at_24 = at_4;
                d_m.e.swap(at_23, at_24);
                d_t_m.e.swap(at_21, at_22);
            }
            {
                let at = 0;
                like_at.of(&at);
                let at_2 = 1;
                like_at_2.of(&at_2);
                let at_17 = at;
                let at_18 = at_2;
                let at_19 = at;
                let at_20 = at_2;
                d_m.d.swap(at_19, at_20);
                d_t_m.d.swap(at_17, at_18);
            }
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp<'__shadow>(
            called: impl ::core::ops::Fn(
                &mut M,
                &mut [P],
                &mut Vec<f64>,
                &mut Vec<Vec<f64>>,
            ) + 'static,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a0: &M,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<M>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<M>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<M>,
            a2: &[P],
            d2: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, P>,
            a3: impl ::rootgrad_autodiff::rt::TangentRef<[P]>,
            d3: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, P>,
            a4: &Vec<f64>,
            d4: impl ::rootgrad_autodiff::rt::ScalarShadow<Vec<f64>>,
            a5: impl ::rootgrad_autodiff::rt::TangentRef<Vec<f64>>,
            d5: impl ::rootgrad_autodiff::rt::ScalarShadow<Vec<f64>>,
            a6: &Vec<Vec<f64>>,
            d6: impl ::rootgrad_autodiff::rt::ScalarShadow<Vec<Vec<f64>>>,
            a7: impl ::rootgrad_autodiff::rt::TangentRef<Vec<Vec<f64>>>,
            d7: impl ::rootgrad_autodiff::rt::ScalarShadow<Vec<Vec<f64>>>,
            _: impl ::rootgrad_autodiff::rt::Seed<()>,
        ) {
            let _ = Self::__of(called);
            let mut zero7 = ::core::option::Option::None;
            let a7 = a7.or_zero(&*a6, &mut zero7);
            let mut store7 = ::rootgrad_autodiff::rt::discarded(a7);
            let d7 = d7.or_discard(&mut store7);
            let mut a7 = ::std::borrow::ToOwned::to_owned(a7);
            let mut store6 = ::rootgrad_autodiff::rt::discarded(a6);
            let d6 = d6.or_discard(&mut store6);
            let mut a6 = ::std::borrow::ToOwned::to_owned(a6);
            let mut zero5 = ::core::option::Option::None;
            let a5 = a5.or_zero(&*a4, &mut zero5);
            let mut store5 = ::rootgrad_autodiff::rt::discarded(a5);
            let d5 = d5.or_discard(&mut store5);
            let mut a5 = ::std::borrow::ToOwned::to_owned(a5);
            let mut store4 = ::rootgrad_autodiff::rt::discarded(a4);
            let d4 = d4.or_discard(&mut store4);
            let mut a4 = ::std::borrow::ToOwned::to_owned(a4);
            let mut zero3 = ::core::option::Option::None;
            let a3 = a3.or_zero(&*a2, &mut zero3);
            let mut store3 = ::std::vec::Vec::new();
            let d3 = ::rootgrad_autodiff::rt::or_zero_like(
                d3.into_slice(),
                a3,
                &mut store3,
            );
            let mut a3 = ::std::borrow::ToOwned::to_owned(a3);
            let mut store2 = ::std::vec::Vec::new();
            let d2 = ::rootgrad_autodiff::rt::or_zero_like(
                d2.into_slice(),
                a2,
                &mut store2,
            );
            let mut a2 = ::std::borrow::ToOwned::to_owned(a2);
            let mut zero1 = ::core::option::Option::None;
            let a1 = a1.or_zero(&*a0, &mut zero1);
            let mut store1 = ::rootgrad_autodiff::rt::discarded(a1);
            let d1 = d1.or_discard(&mut store1);
            let mut a1 = ::std::borrow::ToOwned::to_owned(a1);
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let mut a0 = ::std::borrow::ToOwned::to_owned(a0);
            Self::pushforward_pullback(
                &mut a0,
                d0,
                &mut a1,
                d1,
                &mut a2,
                d2,
                &mut a3,
                d3,
                &mut a4,
                d4,
                &mut a5,
                d5,
                &mut a6,
                d6,
                &mut a7,
                d7,
            );
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __vjp<'__shadow>(
            a0: &M,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<M>,
            a1: &[P],
            d1: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, P>,
            a2: &Vec<f64>,
            d2: impl ::rootgrad_autodiff::rt::ScalarShadow<Vec<f64>>,
            a3: &Vec<Vec<f64>>,
            d3: impl ::rootgrad_autodiff::rt::ScalarShadow<Vec<Vec<f64>>>,
            _: impl ::rootgrad_autodiff::rt::Seed<()>,
        ) {
            let mut store3 = ::rootgrad_autodiff::rt::discarded(a3);
            let d3 = d3.or_discard(&mut store3);
            let mut a3 = ::std::borrow::ToOwned::to_owned(a3);
            let mut store2 = ::rootgrad_autodiff::rt::discarded(a2);
            let d2 = d2.or_discard(&mut store2);
            let mut a2 = ::std::borrow::ToOwned::to_owned(a2);
            let mut store1 = ::std::vec::Vec::new();
            let d1 = ::rootgrad_autodiff::rt::or_zero_like(
                d1.into_slice(),
                a1,
                &mut store1,
            );
            let mut a1 = ::std::borrow::ToOwned::to_owned(a1);
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let mut a0 = ::std::borrow::ToOwned::to_owned(a0);
            Self::pullback(&mut a0, d0, &mut a1, d1, &mut a2, d2, &mut a3, d3);
        }
    }
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::callees!(f as rule_of_f);
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
        let mut m = M {
            d: x.to_vec(),
            e: [x[0], x[1], x[2]],
        };
        let mut ps = [(P { a: x[0] }), (P { a: x[3] })];
        let mut v = x.to_vec();
        let mut rows = ::std::vec![::std::vec![x[0], x[1]], ::std::vec![x[2], x[3]]];
        kept_1.keep_when(rule_of_f::__BEFORE, &m);
        kept_2.keep_when(rule_of_f::__BEFORE, &ps);
        kept_3.keep_when(rule_of_f::__BEFORE, &v);
        kept_4.keep_when(rule_of_f::__BEFORE, &rows);
        rule_of_f::__of(f)(&mut m, &mut ps, &mut v, &mut rows);
        let result: f64 = (((m.d[0] * m.d[2]) * m.e[1]) + ((ps[0].a * ps[0].a) * v[0]))
            + (((rows[0][0] * rows[1][1]) * rows[0][1]) * rows[0][1]);
        let mut d_result = d_ret;
        let mut d_m = ::rootgrad_autodiff::Differentiable::zero_like(&m);
        let mut d_ps = ::rootgrad_autodiff::Differentiable::zero_like(&ps);
        let mut d_v = ::rootgrad_autodiff::Differentiable::zero_like(&v);
        let mut d_rows = ::rootgrad_autodiff::Differentiable::zero_like(&rows);
        let d_1 = d_result * m.e[1];
        d_m.d[0] += d_1 * m.d[2];
        d_m.d[2] += d_1 * m.d[0];
        d_m.e[1] += d_result * (m.d[0] * m.d[2]);
        let d_2 = d_result * v[0];
        d_ps[0].a += d_2 * ps[0].a;
        d_ps[0].a += d_2 * ps[0].a;
        d_v[0] += d_result * (ps[0].a * ps[0].a);
        let d_3 = d_result * rows[0][1];
        let d_4 = d_3 * rows[0][1];
        d_rows[0][0] += d_4 * rows[1][1];
        d_rows[1][1] += d_4 * rows[0][0];
        d_rows[0][1] += d_3 * (rows[0][0] * rows[1][1]);
        d_rows[0][1] += d_result * ((rows[0][0] * rows[1][1]) * rows[0][1]);
        let v_1 = kept_1.take_when(rule_of_f::__BEFORE);
        let v_2 = kept_2.take_when(rule_of_f::__BEFORE);
        let v_3 = kept_3.take_when(rule_of_f::__BEFORE);
        let v_4 = kept_4.take_when(rule_of_f::__BEFORE);
        rule_of_f::__vjp(
            &*::rootgrad_autodiff::rt::before_or(&v_1, &m),
            &mut d_m,
            &*::rootgrad_autodiff::rt::before_or(&v_2, &ps),
            &mut d_ps,
            &*::rootgrad_autodiff::rt::before_or(&v_3, &v),
            &mut d_v,
            &*::rootgrad_autodiff::rt::before_or(&v_4, &rows),
            &mut d_rows,
            ::rootgrad_autodiff::rt::Unused,
        );
        d_x[0] += d_rows[0][0];
        d_x[1] += d_rows[0][1];
        d_x[2] += d_rows[1][0];
        d_x[3] += d_rows[1][1];
        ::rootgrad_autodiff::rt::accumulate_slice(&mut (*d_x)[..], &d_v[..]);
        let P { a: d_5 } = &d_ps[0] else { ::rootgrad_autodiff::rt::wrong_variant() };
        d_x[0] += (*d_5);
        let P { a: d_6 } = &d_ps[1] else { ::rootgrad_autodiff::rt::wrong_variant() };
        d_x[3] += (*d_6);
        let M { d: d_7, e: d_8 } = &d_m else {
            ::rootgrad_autodiff::rt::wrong_variant()
        };
        ::rootgrad_autodiff::rt::accumulate_slice(&mut (*d_x)[..], &(*d_7)[..]);
        d_x[0] += (*d_8)[0];
        d_x[1] += (*d_8)[1];
        d_x[2] += (*d_8)[2];
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(f as rule_of_f);
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut t_m = M {
            d: t_x.to_vec(),
            e: [t_x[0], t_x[1], t_x[2]],
        };
        let mut m = M {
            d: x.to_vec(),
            e: [x[0], x[1], x[2]],
        };
        let mut t_ps = [P { a: t_x[0] }, P { a: t_x[3] }];
        let mut ps = [(P { a: x[0] }), (P { a: x[3] })];
        let mut v = x.to_vec();
        let mut t_v = t_x.to_vec();
        let mut t_rows = ::std::vec![
            ::std::vec![t_x[0], t_x[1]], ::std::vec![t_x[2], t_x[3]]
        ];
        let mut rows = ::std::vec![::std::vec![x[0], x[1]], ::std::vec![x[2], x[3]]];
        rule_of_f::__jvp(
            f,
            &mut m,
            &mut t_m,
            &mut ps,
            &mut t_ps,
            &mut v,
            &mut t_v,
            &mut rows,
            &mut t_rows,
        );
        let result: f64 = (((m.d[0] * m.d[2]) * m.e[1]) + ((ps[0].a * ps[0].a) * v[0]))
            + (((rows[0][0] * rows[1][1]) * rows[0][1]) * rows[0][1]);
        let t_result: f64 = (((::rootgrad_autodiff::rt::scalar(t_m.d[0]) * m.d[2]
            + m.d[0] * ::rootgrad_autodiff::rt::scalar(t_m.d[2])) * m.e[1]
            + (m.d[0] * m.d[2]) * ::rootgrad_autodiff::rt::scalar(t_m.e[1]))
            + ((::rootgrad_autodiff::rt::scalar(t_ps[0].a) * ps[0].a
                + ps[0].a * ::rootgrad_autodiff::rt::scalar(t_ps[0].a)) * v[0]
                + (ps[0].a * ps[0].a) * t_v[0]))
            + (((t_rows[0][0] * rows[1][1] + rows[0][0] * t_rows[1][1]) * rows[0][1]
                + (rows[0][0] * rows[1][1]) * t_rows[0][1]) * rows[0][1]
                + ((rows[0][0] * rows[1][1]) * rows[0][1]) * t_rows[0][1]);
        (result, t_result)
    }
}
mod by_path_of_bool {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::callees!(; fn __vjp_unwrap);
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
        let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
        let n = x.len();
        let other = x[0];
        let t;
        if n > 2 {
            t = Some(other);
            shape_1.keep(&t);
        } else {
            t = None;
            shape_1.keep(&t);
        }
        let value = ::core::clone::Clone::clone(&t).unwrap();
        let t_2;
        if n > 2 {
            t_2 = Some(x[1]);
            shape_2.keep(&t_2);
        } else {
            t_2 = None;
            shape_2.keep(&t_2);
        }
        let value_2 = ::core::clone::Clone::clone(&t_2).unwrap();
        let a = (value * 2.0) + (value_2 * 3.0);
        let other_2 = 2.0;
        let t_3;
        if n > 1 {
            t_3 = Some(other_2);
        } else {
            t_3 = None;
        }
        let value_3 = t_3.unwrap();
        let mut c = value_3;
        c = kept_1.keep(c) * x[2];
        let result: f64 = (c * c) + a;
        let mut d_result = d_ret;
        let mut d_other: f64 = -0.0;
        let mut d_t = shape_1.zero();
        let mut d_value = ::rootgrad_autodiff::Differentiable::zero_like(&value);
        let mut d_t_2 = shape_2.zero();
        let mut d_value_2 = ::rootgrad_autodiff::Differentiable::zero_like(&value_2);
        let mut d_a = ::rootgrad_autodiff::Differentiable::zero_like(&a);
        let mut d_c: f64 = -0.0;
        d_c += d_result * c;
        d_c += d_result * c;
        d_a += d_result;
        let v_1 = kept_1.take();
        let d_1 = ::core::mem::take(&mut d_c);
        d_c += d_1 * x[2];
        d_x[2] += d_1 * v_1;
        let d_2 = ::rootgrad_autodiff::rt::scalar(d_a);
        d_value += d_2 * 2.0;
        d_value_2 += d_2 * 3.0;
        (t_2).__vjp_unwrap(::core::option::Option::Some(&mut d_t_2), d_value_2);
        if n > 2 {
            let d_3 = ::rootgrad_autodiff::Differentiable::take(&mut d_t_2);
            let Some(d_4) = &d_3 else { ::rootgrad_autodiff::rt::wrong_variant() };
            d_x[1] += (*d_4);
        } else {
            let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_t_2);
        }
        (t).__vjp_unwrap(::core::option::Option::Some(&mut d_t), d_value);
        if n > 2 {
            let d_6 = ::rootgrad_autodiff::Differentiable::take(&mut d_t);
            let Some(d_7) = &d_6 else { ::rootgrad_autodiff::rt::wrong_variant() };
            d_other += (*d_7);
        } else {
            let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_t);
        }
        d_x[0] += d_other;
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(; fn __jvp_unwrap);
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let n = x.len();
        let other = x[0];
        let t_other = t_x[0];
        let t;
        let t_t;
        if n > 2 {
            t_t = Some(t_other);
            t = Some(other);
        } else {
            let v_1 = None;
            t_t = ::rootgrad_autodiff::Differentiable::zero_like(&v_1);
            t = v_1;
        }
        let (v_2, t_value) = (t).__jvp_unwrap(&t_t);
        let value = v_2;
        let t_2;
        let t_t_2;
        if n > 2 {
            t_t_2 = Some(t_x[1]);
            t_2 = Some(x[1]);
        } else {
            let v_3 = None;
            t_t_2 = ::rootgrad_autodiff::Differentiable::zero_like(&v_3);
            t_2 = v_3;
        }
        let (v_4, t_value_2) = (t_2).__jvp_unwrap(&t_t_2);
        let value_2 = v_4;
        let a = (value * 2.0) + (value_2 * 3.0);
        let t_a = (t_value * 2.0) + (t_value_2 * 3.0);
        let other_2 = 2.0;
        let t_3;
        if n > 1 {
            t_3 = Some(other_2);
        } else {
            t_3 = None;
        }
        let value_3 = t_3.unwrap();
        let mut c = value_3;
        let mut t_c = 0.0;
        t_c = t_c * x[2] + c * t_x[2];
        c = c * x[2];
        let result: f64 = (c * c) + a;
        let t_result: f64 = (t_c * c + c * t_c) + t_a;
        (result, t_result)
    }
}
mod integers {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let s = S { v: x[0], n: 2, i: 3 };
        let n = x.len();
        let k = ((((((::rootgrad_autodiff::rt::discrete(
            n.min(::core::clone::Clone::clone(&s.n)),
        )
            + ::rootgrad_autodiff::rt::discrete(
                usize::max(::core::clone::Clone::clone(&s.n), 1),
            )) + n.pow(((s.i as u32) - 2)))
            + ::rootgrad_autodiff::rt::discrete(
                n.saturating_sub(::core::clone::Clone::clone(&s.n)),
            )) + usize::from((x[0] > 0.5)))
            + n.rem_euclid(::rootgrad_autodiff::rt::discrete(s.n + 1)))
            + ::rootgrad_autodiff::rt::discrete(
                n.div_euclid(::core::clone::Clone::clone(&s.n)),
            ))
            + ::rootgrad_autodiff::rt::discrete(
                n.clamp(::core::clone::Clone::clone(&s.n), 9),
            );
        let e = ((x[1]
            .powi(::rootgrad_autodiff::rt::discrete(::core::clone::Clone::clone(&s.i)))
            * x[2]
                .powi(
                    ::rootgrad_autodiff::rt::discrete(::core::clone::Clone::clone(&s.i)),
                )) + x[3].powi((n as i32))) + x[0].powi((-2));
        let t;
        if ::rootgrad_autodiff::rt::discrete(
            n.abs_diff(::core::clone::Clone::clone(&s.n)),
        ) > 2
        {
            t = ::core::clone::Clone::clone(&s.v);
        } else {
            t = 0.0;
        }
        let result: f64 = (e * (k as f64)) + t;
        let mut d_result = d_ret;
        let mut d_s = ::rootgrad_autodiff::Differentiable::zero_like(&s);
        let mut d_e: f64 = -0.0;
        let mut d_t = -0.0;
        d_e += d_result * (k as f64);
        d_t += d_result;
        if n.abs_diff(::core::clone::Clone::clone(&s.n)) > 2 {
            let d_1 = ::core::mem::take(&mut d_t);
            d_s.v += d_1;
        } else {
            let _ = ::core::mem::take(&mut d_t);
        }
        let d_3 = d_e
            * x[2]
                .powi(
                    ::rootgrad_autodiff::rt::discrete(::core::clone::Clone::clone(&s.i)),
                );
        d_x[1]
            += d_3
                * ::rootgrad_autodiff::rules::powi(
                    x[1],
                    ::rootgrad_autodiff::rt::discrete(::core::clone::Clone::clone(&s.i)),
                );
        let d_4 = d_e
            * x[1]
                .powi(
                    ::rootgrad_autodiff::rt::discrete(::core::clone::Clone::clone(&s.i)),
                );
        d_x[2]
            += d_4
                * ::rootgrad_autodiff::rules::powi(
                    x[2],
                    ::rootgrad_autodiff::rt::discrete(::core::clone::Clone::clone(&s.i)),
                );
        d_x[3] += d_e * ::rootgrad_autodiff::rules::powi(x[3], n as i32);
        d_x[0] += d_e * ::rootgrad_autodiff::rules::powi(x[0], -2);
        let S { v: d_5, n: _, i: _ } = &d_s else {
            ::rootgrad_autodiff::rt::wrong_variant()
        };
        d_x[0] += (*d_5);
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let t_s = S {
            v: t_x[0],
            n: ::rootgrad_autodiff::Differentiable::zero_like(&(2)),
            i: ::rootgrad_autodiff::Differentiable::zero_like(&(3)),
        };
        let s = S { v: x[0], n: 2, i: 3 };
        let n = x.len();
        let k = ((((((::rootgrad_autodiff::rt::discrete(n.min(s.n))
            + ::rootgrad_autodiff::rt::discrete(usize::max(s.n, 1)))
            + n.pow(((s.i as u32) - 2)))
            + ::rootgrad_autodiff::rt::discrete(n.saturating_sub(s.n)))
            + usize::from((x[0] > 0.5)))
            + n.rem_euclid(::rootgrad_autodiff::rt::discrete(s.n + 1)))
            + ::rootgrad_autodiff::rt::discrete(n.div_euclid(s.n)))
            + ::rootgrad_autodiff::rt::discrete(n.clamp(s.n, 9));
        let e = ((x[1].powi(::rootgrad_autodiff::rt::discrete(s.i))
            * x[2].powi(::rootgrad_autodiff::rt::discrete(s.i))) + x[3].powi((n as i32)))
            + x[0].powi((-2));
        let t_e = (((::rootgrad_autodiff::rules::powi(
            x[1],
            ::rootgrad_autodiff::rt::discrete(s.i),
        ) * t_x[1]) * x[2].powi(::rootgrad_autodiff::rt::discrete(s.i))
            + x[1].powi(::rootgrad_autodiff::rt::discrete(s.i))
                * (::rootgrad_autodiff::rules::powi(
                    x[2],
                    ::rootgrad_autodiff::rt::discrete(s.i),
                ) * t_x[2]))
            + (::rootgrad_autodiff::rules::powi(x[3], n as i32) * t_x[3]))
            + (::rootgrad_autodiff::rules::powi(x[0], -2) * t_x[0]);
        let t;
        let t_t;
        if ::rootgrad_autodiff::rt::discrete(n.abs_diff(s.n)) > 2 {
            t_t = t_s.v;
            t = s.v;
        } else {
            t_t = 0.0;
            t = 0.0;
        }
        let result: f64 = (e * (k as f64)) + t;
        let t_result: f64 = (t_e * (k as f64)) + t_t;
        (result, t_result)
    }
}
mod by_path_of_integers {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let k = ((i32::pow(2, 3) as usize) + (u8::leading_zeros(1) as usize))
            + (u64::trailing_zeros(8) as usize);
        let result: f64 = x[0] * (k as f64);
        let mut d_result = d_ret;
        d_x[0] += d_result * (k as f64);
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let k = ((i32::pow(2, 3) as usize) + (u8::leading_zeros(1) as usize))
            + (u64::trailing_zeros(8) as usize);
        let result: f64 = x[0] * (k as f64);
        let t_result: f64 = t_x[0] * (k as f64);
        (result, t_result)
    }
}
mod generic_floats {
    ///The derivative of [`g`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    enum g {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl g {
        /// Of what the function writes, the derivative gets the values before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        fn __of<F>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_generic_function(called, &g::<f64>)
        }
        /// The reverse derivative of [`g`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pullback<T: Real>(x: &[T], d_x: &mut [T], k: T, d_ret: T) -> (T, T) {
            ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
            let y = x[0] * x[1];
            let sqrt_2 = (y * y).sqrt();
            let z = (((sqrt_2 + y.max(k)) + (T::from_f64(0.5) * y.powi(2)))
                + y.powf((k * k))) + y.atan2(x[2]);
            let mut s = z;
            let length = x.len();
            for i in 0..length {
                let v = &x[i];
                s = (s + ((*v).sin() * (*v).hypot(k))) + (*v).abs().mul_add(k, z);
            }
            let result: T = s;
            let mut d_k = ::rootgrad_autodiff::zero::<T>();
            let mut d_result = d_ret;
            let mut d_y: T = ::rootgrad_autodiff::zero();
            let mut d_sqrt_2: T = ::rootgrad_autodiff::zero();
            let mut d_z: T = ::rootgrad_autodiff::zero();
            let mut d_s: T = ::rootgrad_autodiff::zero();
            d_s += d_result;
            for i in (0..length).rev() {
                let v = &x[i];
                let d_v = &mut d_x[i];
                let d_1 = ::core::mem::take(&mut d_s);
                d_s += d_1;
                let d_2 = d_1 * (*v).hypot(k);
                (*d_v) += d_2 * ::rootgrad_autodiff::rules::sin(*v);
                let d_3 = d_1 * (*v).sin();
                (*d_v) += d_3 * ::rootgrad_autodiff::rules::hypot(*v, k).0;
                d_k += d_3 * ::rootgrad_autodiff::rules::hypot(*v, k).1;
                let d_4 = d_1 * ::rootgrad_autodiff::rules::mul_add((*v).abs(), k, z).0;
                (*d_v) += d_4 * ::rootgrad_autodiff::rules::abs(*v);
                d_k += d_1 * ::rootgrad_autodiff::rules::mul_add((*v).abs(), k, z).1;
                d_z += d_1 * ::rootgrad_autodiff::rules::mul_add((*v).abs(), k, z).2;
            }
            d_z += d_s;
            d_sqrt_2 += d_z;
            d_y += d_z * ::rootgrad_autodiff::rules::max(y, k).0;
            d_k += d_z * ::rootgrad_autodiff::rules::max(y, k).1;
            let d_5 = d_z * T::from_f64(0.5);
            d_y += d_5 * ::rootgrad_autodiff::rules::powi(y, 2);
            d_y += d_z * ::rootgrad_autodiff::rules::powf(y, k * k).0;
            let d_6 = d_z * ::rootgrad_autodiff::rules::powf(y, k * k).1;
            d_k += d_6 * k;
            d_k += d_6 * k;
            d_y += d_z * ::rootgrad_autodiff::rules::atan2(y, x[2]).0;
            d_x[2] += d_z * ::rootgrad_autodiff::rules::atan2(y, x[2]).1;
            let d_7 = d_sqrt_2 * ::rootgrad_autodiff::rules::by_result::sqrt(sqrt_2);
            d_y += d_7 * y;
            d_y += d_7 * y;
            d_x[0] += d_y * x[1];
            d_x[1] += d_y * x[0];
            (result, d_k)
        }
        /// The forward derivative of [`g`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pushforward<T: Real>(x: &[T], t_x: &[T], k: T, t_k: T) -> (T, T) {
            ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
            let y = x[0] * x[1];
            let t_y = t_x[0] * x[1] + x[0] * t_x[1];
            let p_1 = ::rootgrad_autodiff::rules::max(y, k);
            let p_2 = ::rootgrad_autodiff::rules::powf(y, k * k);
            let p_3 = ::rootgrad_autodiff::rules::atan2(y, x[2]);
            let z = ((((y * y).sqrt() + y.max(k)) + (T::from_f64(0.5) * y.powi(2)))
                + y.powf((k * k))) + y.atan2(x[2]);
            let t_z = ((((::rootgrad_autodiff::rules::sqrt(y * y) * (t_y * y + y * t_y))
                + (p_1.0 * t_y + p_1.1 * t_k))
                + (T::from_f64(0.5) * (::rootgrad_autodiff::rules::powi(y, 2) * t_y)))
                + (p_2.0 * t_y + p_2.1 * (t_k * k + k * t_k)))
                + (p_3.0 * t_y + p_3.1 * t_x[2]);
            let mut s = z;
            let mut t_s = t_z;
            let length = x.len();
            for i in 0..length {
                let v = &x[i];
                let t_v = &t_x[i];
                let p_4 = ::rootgrad_autodiff::rules::hypot(*v, k);
                let p_5 = ::rootgrad_autodiff::rules::mul_add((*v).abs(), k, z);
                t_s = (t_s
                    + ((::rootgrad_autodiff::rules::sin(*v) * (*t_v)) * (*v).hypot(k)
                        + (*v).sin() * (p_4.0 * (*t_v) + p_4.1 * t_k)))
                    + (p_5.0 * (::rootgrad_autodiff::rules::abs(*v) * (*t_v))
                        + p_5.1 * t_k + p_5.2 * t_z);
                s = (s + ((*v).sin() * (*v).hypot(k))) + (*v).abs().mul_add(k, z);
            }
            let result: T = s;
            let t_result: T = t_s;
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp<T: Real>(
            called: impl ::core::ops::Fn(&[T], T) -> T,
            a0: &[T],
            t0: impl ::rootgrad_autodiff::rt::TangentRef<[T]>,
            a1: T,
            t1: impl ::rootgrad_autodiff::rt::Tangent<T>,
        ) -> (T, T) {
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
        fn pushforward_pullback<T: Real>(
            x: &[T],
            d_x: &mut [T],
            t_x: &[T],
            d_t_x: &mut [T],
            k: T,
            t_k: T,
            d_ret: (T, T),
        ) -> (T, T) {
            ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
            ::rootgrad_autodiff::rt::same_length("t_x", t_x.len(), d_t_x.len());
            let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
            let y = x[0] * x[1];
            let t_y = (t_x[0] * x[1]) + (x[0] * t_x[1]);
            let sqrt_2 = (y * y).sqrt();
            let z = (((sqrt_2 + y.max(k)) + (T::from_f64(0.5) * y.powi(2)))
                + y.powf((k * k))) + y.atan2(x[2]);
            let x_2 = y * y;
            let x_3 = y;
            let y_2 = k;
            let t;
            if (x_3 >= y_2) || (y_2 != y_2) {
                t = ::rootgrad_autodiff::real::<T>(1.0);
            } else {
                t = ::rootgrad_autodiff::real::<T>(0.0);
            }
            let x_4 = y;
            let y_3 = k;
            let t_2;
            if (x_4 >= y_3) || (y_3 != y_3) {
                t_2 = ::rootgrad_autodiff::real::<T>(0.0);
            } else {
                t_2 = ::rootgrad_autodiff::real::<T>(1.0);
            }
            let x_5 = y;
            let n: i32 = 2;
            let t_3;
            if n == 0 {
                t_3 = ::rootgrad_autodiff::real::<T>(0.0);
            } else {
                t_3 = ::rootgrad_autodiff::real::<T>(f64::from(n))
                    * x_5.powi(n.wrapping_sub(1));
            }
            let x_6 = y;
            let p = k * k;
            let t_4;
            if p == ::rootgrad_autodiff::real::<T>(0.0) {
                t_4 = ::rootgrad_autodiff::real::<T>(0.0);
            } else {
                t_4 = p * x_6.powf((p - ::rootgrad_autodiff::real::<T>(1.0)));
            }
            let x_7 = y;
            let p_2 = k * k;
            let t_5;
            if (x_7 == ::rootgrad_autodiff::real::<T>(0.0))
                && (p_2 > ::rootgrad_autodiff::real::<T>(0.0))
            {
                t_5 = ::rootgrad_autodiff::real::<T>(0.0);
            } else {
                t_5 = x_7.powf(p_2) * x_7.ln();
            }
            let y_4 = y;
            let x_8 = x[2];
            let r = x_8.hypot(y_4);
            let y_5 = y;
            let x_9 = x[2];
            let r_2 = x_9.hypot(y_5);
            let sqrt_3 = x_2.sqrt();
            let t_z = (((((::rootgrad_autodiff::real::<T>(0.5) / sqrt_3)
                * ((t_y * y) + (y * t_y))) + ((t * t_y) + (t_2 * t_k)))
                + (T::from_f64(0.5) * (t_3 * t_y)))
                + ((t_4 * t_y) + (t_5 * ((t_k * k) + (k * t_k)))))
                + ((((x_8 / r) / r) * t_y) + (((-(y_5 / r_2)) / r_2) * t_x[2]));
            let mut s = z;
            let mut t_s = t_z;
            let length = x.len();
            for i in 0..length {
                let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_5 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_6 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_7 = ::rootgrad_autodiff::rt::Slot::new();
                let v = &x[i];
                let t_v = &t_x[i];
                let t_8 = t_s;
                let x_10 = *v;
                let x_11 = *v;
                let y_6 = k;
                let r_3 = kept_7.keep(x_11.hypot(y_6));
                let t_6;
                if r_3 == ::rootgrad_autodiff::real::<T>(0.0) {
                    t_6 = ::rootgrad_autodiff::real::<T>(0.0);
                } else {
                    t_6 = x_11 / r_3;
                }
                let x_12 = *v;
                let y_7 = k;
                let r_4 = kept_6.keep(x_12.hypot(y_7));
                let t_7;
                if r_4 == ::rootgrad_autodiff::real::<T>(0.0) {
                    t_7 = ::rootgrad_autodiff::real::<T>(0.0);
                } else {
                    t_7 = y_7 / r_4;
                }
                let x_13 = (*v).abs();
                let a = k;
                let b = z;
                let x_14 = *v;
                let t_9;
                if x_14 == ::rootgrad_autodiff::real::<T>(0.0) {
                    t_9 = ::rootgrad_autodiff::real::<T>(0.0);
                } else {
                    t_9 = x_14.signum();
                }
                let x_15 = (*v).abs();
                let a_2 = k;
                let b_2 = z;
                let x_16 = (*v).abs();
                let a_3 = k;
                let b_3 = z;
                t_s = (t_8
                    + (((x_10.cos() * (*t_v)) * (*v).hypot(k))
                        + ((*v).sin()
                            * kept_1
                                .keep(
                                    ((kept_2.keep(t_6) * (*t_v)) + (kept_3.keep(t_7) * t_k)),
                                ))))
                    + (((a * kept_4.keep((kept_5.keep(t_9) * (*t_v)))) + (x_15 * t_k))
                        + (::rootgrad_autodiff::real::<T>(1.0) * t_z));
                s = (s + ((*v).sin() * (*v).hypot(k))) + (*v).abs().mul_add(k, z);
                pass_1
                    .push((
                        kept_1.take(),
                        kept_2.take(),
                        kept_3.take(),
                        kept_4.take(),
                        kept_5.take(),
                        kept_6.take(),
                        kept_7.take(),
                    ));
            }
            let result: T = s;
            let t_result: T = t_s;
            let result_2: (T, T) = (result, t_result);
            let mut d_k = ::rootgrad_autodiff::zero::<T>();
            let mut d_t_k = ::rootgrad_autodiff::zero::<T>();
            let mut d_result_2 = d_ret;
            let mut d_y: T = ::rootgrad_autodiff::zero();
            let mut d_t_y: T = ::rootgrad_autodiff::zero();
            let mut d_sqrt_2: T = ::rootgrad_autodiff::zero();
            let mut d_z: T = ::rootgrad_autodiff::zero();
            let mut d_x_2: T = ::rootgrad_autodiff::zero();
            let mut d_x_3: T = ::rootgrad_autodiff::zero();
            let mut d_y_2: T = ::rootgrad_autodiff::zero();
            let mut d_x_4: T = ::rootgrad_autodiff::zero();
            let mut d_y_3: T = ::rootgrad_autodiff::zero();
            let mut d_x_5: T = ::rootgrad_autodiff::zero();
            let mut d_t_3: T = ::rootgrad_autodiff::zero();
            let mut d_x_6: T = ::rootgrad_autodiff::zero();
            let mut d_p: T = ::rootgrad_autodiff::zero();
            let mut d_t_4: T = ::rootgrad_autodiff::zero();
            let mut d_x_7: T = ::rootgrad_autodiff::zero();
            let mut d_p_2: T = ::rootgrad_autodiff::zero();
            let mut d_t_5: T = ::rootgrad_autodiff::zero();
            let mut d_y_4: T = ::rootgrad_autodiff::zero();
            let mut d_x_8: T = ::rootgrad_autodiff::zero();
            let mut d_r: T = ::rootgrad_autodiff::zero();
            let mut d_y_5: T = ::rootgrad_autodiff::zero();
            let mut d_x_9: T = ::rootgrad_autodiff::zero();
            let mut d_r_2: T = ::rootgrad_autodiff::zero();
            let mut d_sqrt_3: T = ::rootgrad_autodiff::zero();
            let mut d_t_z: T = ::rootgrad_autodiff::zero();
            let mut d_s: T = ::rootgrad_autodiff::zero();
            let mut d_t_s: T = ::rootgrad_autodiff::zero();
            let mut d_result: T = ::rootgrad_autodiff::zero();
            let mut d_t_result: T = ::rootgrad_autodiff::zero();
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            d_t_s += d_t_result;
            d_s += d_result;
            for i in (0..length).rev() {
                let (v_1, v_2, v_3, v_4, v_5, r_4, r_3) = pass_1.take();
                let v = &x[i];
                let t_v = &t_x[i];
                let x_10 = *v;
                let x_11 = *v;
                let y_6 = k;
                let x_12 = *v;
                let y_7 = k;
                let a = k;
                let x_15 = (*v).abs();
                let mut d_t_8: T = ::rootgrad_autodiff::zero();
                let mut d_x_10: T = ::rootgrad_autodiff::zero();
                let mut d_x_11: T = ::rootgrad_autodiff::zero();
                let mut d_y_6: T = ::rootgrad_autodiff::zero();
                let mut d_r_3: T = ::rootgrad_autodiff::zero();
                let mut d_t_6: T = ::rootgrad_autodiff::zero();
                let mut d_x_12: T = ::rootgrad_autodiff::zero();
                let mut d_y_7: T = ::rootgrad_autodiff::zero();
                let mut d_r_4: T = ::rootgrad_autodiff::zero();
                let mut d_t_7: T = ::rootgrad_autodiff::zero();
                let mut d_x_13: T = ::rootgrad_autodiff::zero();
                let mut d_a: T = ::rootgrad_autodiff::zero();
                let mut d_b: T = ::rootgrad_autodiff::zero();
                let mut d_x_14: T = ::rootgrad_autodiff::zero();
                let mut d_x_15: T = ::rootgrad_autodiff::zero();
                let mut d_a_2: T = ::rootgrad_autodiff::zero();
                let mut d_b_2: T = ::rootgrad_autodiff::zero();
                let mut d_x_16: T = ::rootgrad_autodiff::zero();
                let mut d_a_3: T = ::rootgrad_autodiff::zero();
                let mut d_b_3: T = ::rootgrad_autodiff::zero();
                let d_v = &mut d_x[i];
                let d_t_v = &mut d_t_x[i];
                let d_1 = ::core::mem::take(&mut d_s);
                d_s += d_1;
                let d_2 = d_1 * (*v).hypot(k);
                (*d_v) += d_2 * ::rootgrad_autodiff::rules::sin(*v);
                let d_3 = d_1 * (*v).sin();
                (*d_v) += d_3 * ::rootgrad_autodiff::rules::hypot(*v, k).0;
                d_k += d_3 * ::rootgrad_autodiff::rules::hypot(*v, k).1;
                let d_4 = d_1 * ::rootgrad_autodiff::rules::mul_add((*v).abs(), k, z).0;
                (*d_v) += d_4 * ::rootgrad_autodiff::rules::abs(*v);
                d_k += d_1 * ::rootgrad_autodiff::rules::mul_add((*v).abs(), k, z).1;
                d_z += d_1 * ::rootgrad_autodiff::rules::mul_add((*v).abs(), k, z).2;
                let d_5 = ::core::mem::take(&mut d_t_s);
                d_t_8 += d_5;
                let d_6 = d_5 * (*v).hypot(k);
                let d_7 = d_6 * (*t_v);
                d_x_10 += d_7 * ::rootgrad_autodiff::rules::cos(x_10);
                (*d_t_v) += d_6 * x_10.cos();
                let d_8 = d_5 * (x_10.cos() * (*t_v));
                (*d_v) += d_8 * ::rootgrad_autodiff::rules::hypot(*v, k).0;
                d_k += d_8 * ::rootgrad_autodiff::rules::hypot(*v, k).1;
                let d_9 = d_5 * v_1;
                (*d_v) += d_9 * ::rootgrad_autodiff::rules::sin(*v);
                let d_10 = d_5 * (*v).sin();
                d_t_6 += d_10 * (*t_v);
                (*d_t_v) += d_10 * v_2;
                d_t_7 += d_10 * t_k;
                d_t_k += d_10 * v_3;
                d_a += d_5 * v_4;
                let d_11 = d_5 * a;
                (*d_t_v) += d_11 * v_5;
                d_x_15 += d_5 * t_k;
                d_t_k += d_5 * x_15;
                d_t_z += d_5 * ::rootgrad_autodiff::real::<T>(1.0);
                d_z += d_b_3;
                d_k += d_a_3;
                (*d_v) += d_x_16 * ::rootgrad_autodiff::rules::abs(*v);
                d_z += d_b_2;
                d_k += d_a_2;
                (*d_v) += d_x_15 * ::rootgrad_autodiff::rules::abs(*v);
                (*d_v) += d_x_14;
                d_z += d_b;
                d_k += d_a;
                (*d_v) += d_x_13 * ::rootgrad_autodiff::rules::abs(*v);
                if r_4 == ::rootgrad_autodiff::real::<T>(0.0) {
                    let _ = ::core::mem::take(&mut d_t_7);
                } else {
                    let d_13 = ::core::mem::take(&mut d_t_7);
                    d_y_7 += d_13 / r_4;
                    d_r_4 -= d_13 / r_4 * (y_7 / r_4);
                }
                d_x_12 += d_r_4 * ::rootgrad_autodiff::rules::hypot(x_12, y_7).0;
                d_y_7 += d_r_4 * ::rootgrad_autodiff::rules::hypot(x_12, y_7).1;
                d_k += d_y_7;
                (*d_v) += d_x_12;
                if r_3 == ::rootgrad_autodiff::real::<T>(0.0) {
                    let _ = ::core::mem::take(&mut d_t_6);
                } else {
                    let d_15 = ::core::mem::take(&mut d_t_6);
                    d_x_11 += d_15 / r_3;
                    d_r_3 -= d_15 / r_3 * (x_11 / r_3);
                }
                d_x_11 += d_r_3 * ::rootgrad_autodiff::rules::hypot(x_11, y_6).0;
                d_y_6 += d_r_3 * ::rootgrad_autodiff::rules::hypot(x_11, y_6).1;
                d_k += d_y_6;
                (*d_v) += d_x_11;
                (*d_v) += d_x_10;
                d_t_s += d_t_8;
            }
            d_t_z += d_t_s;
            d_z += d_s;
            let d_16 = d_t_z * ((t_y * y) + (y * t_y));
            d_sqrt_3 -= d_16 / sqrt_3 * (::rootgrad_autodiff::real::<T>(0.5) / sqrt_3);
            let d_17 = d_t_z * (::rootgrad_autodiff::real::<T>(0.5) / sqrt_3);
            d_t_y += d_17 * y;
            d_y += d_17 * t_y;
            d_y += d_17 * t_y;
            d_t_y += d_17 * y;
            d_t_y += d_t_z * t;
            d_t_k += d_t_z * t_2;
            let d_18 = d_t_z * T::from_f64(0.5);
            d_t_3 += d_18 * t_y;
            d_t_y += d_18 * t_3;
            d_t_4 += d_t_z * t_y;
            d_t_y += d_t_z * t_4;
            d_t_5 += d_t_z * ((t_k * k) + (k * t_k));
            let d_19 = d_t_z * t_5;
            d_t_k += d_19 * k;
            d_k += d_19 * t_k;
            d_k += d_19 * t_k;
            d_t_k += d_19 * k;
            let d_20 = d_t_z * t_y;
            let d_21 = d_20 / r;
            d_x_8 += d_21 / r;
            d_r -= d_21 / r * (x_8 / r);
            d_r -= d_20 / r * ((x_8 / r) / r);
            d_t_y += d_t_z * ((x_8 / r) / r);
            let d_22 = d_t_z * t_x[2];
            let d_23 = d_22 / r_2;
            d_y_5 -= d_23 / r_2;
            d_r_2 += d_23 / r_2 * (y_5 / r_2);
            d_r_2 -= d_22 / r_2 * ((-(y_5 / r_2)) / r_2);
            d_t_x[2] += d_t_z * ((-(y_5 / r_2)) / r_2);
            d_x_2 += d_sqrt_3 * ::rootgrad_autodiff::rules::by_result::sqrt(sqrt_3);
            d_x_9 += d_r_2 * ::rootgrad_autodiff::rules::hypot(x_9, y_5).0;
            d_y_5 += d_r_2 * ::rootgrad_autodiff::rules::hypot(x_9, y_5).1;
            d_x[2] += d_x_9;
            d_y += d_y_5;
            d_x_8 += d_r * ::rootgrad_autodiff::rules::hypot(x_8, y_4).0;
            d_y_4 += d_r * ::rootgrad_autodiff::rules::hypot(x_8, y_4).1;
            d_x[2] += d_x_8;
            d_y += d_y_4;
            if (x_7 == ::rootgrad_autodiff::real::<T>(0.0))
                && (p_2 > ::rootgrad_autodiff::real::<T>(0.0))
            {
                let _ = ::core::mem::take(&mut d_t_5);
            } else {
                let d_25 = ::core::mem::take(&mut d_t_5);
                let d_26 = d_25 * x_7.ln();
                d_x_7 += d_26 * ::rootgrad_autodiff::rules::powf(x_7, p_2).0;
                d_p_2 += d_26 * ::rootgrad_autodiff::rules::powf(x_7, p_2).1;
                let d_27 = d_25 * x_7.powf(p_2);
                d_x_7 += d_27 * ::rootgrad_autodiff::rules::ln(x_7);
            }
            d_k += d_p_2 * k;
            d_k += d_p_2 * k;
            d_y += d_x_7;
            if p == ::rootgrad_autodiff::real::<T>(0.0) {
                let _ = ::core::mem::take(&mut d_t_4);
            } else {
                let d_29 = ::core::mem::take(&mut d_t_4);
                d_p += d_29 * x_6.powf((p - ::rootgrad_autodiff::real::<T>(1.0)));
                let d_30 = d_29 * p;
                d_x_6
                    += d_30
                        * ::rootgrad_autodiff::rules::powf(
                                x_6,
                                p - ::rootgrad_autodiff::real::<T>(1.0),
                            )
                            .0;
                let d_31 = d_30
                    * ::rootgrad_autodiff::rules::powf(
                            x_6,
                            p - ::rootgrad_autodiff::real::<T>(1.0),
                        )
                        .1;
                d_p += d_31;
            }
            d_k += d_p * k;
            d_k += d_p * k;
            d_y += d_x_6;
            if n == 0 {
                let _ = ::core::mem::take(&mut d_t_3);
            } else {
                let d_33 = ::core::mem::take(&mut d_t_3);
                let d_34 = d_33 * ::rootgrad_autodiff::real::<T>(f64::from(n));
                d_x_5 += d_34 * ::rootgrad_autodiff::rules::powi(x_5, n.wrapping_sub(1));
            }
            d_y += d_x_5;
            d_k += d_y_3;
            d_y += d_x_4;
            d_k += d_y_2;
            d_y += d_x_3;
            d_y += d_x_2 * y;
            d_y += d_x_2 * y;
            d_sqrt_2 += d_z;
            d_y += d_z * ::rootgrad_autodiff::rules::max(y, k).0;
            d_k += d_z * ::rootgrad_autodiff::rules::max(y, k).1;
            let d_35 = d_z * T::from_f64(0.5);
            d_y += d_35 * ::rootgrad_autodiff::rules::powi(y, 2);
            d_y += d_z * ::rootgrad_autodiff::rules::powf(y, k * k).0;
            let d_36 = d_z * ::rootgrad_autodiff::rules::powf(y, k * k).1;
            d_k += d_36 * k;
            d_k += d_36 * k;
            d_y += d_z * ::rootgrad_autodiff::rules::atan2(y, x[2]).0;
            d_x[2] += d_z * ::rootgrad_autodiff::rules::atan2(y, x[2]).1;
            let d_37 = d_sqrt_2 * ::rootgrad_autodiff::rules::by_result::sqrt(sqrt_2);
            d_y += d_37 * y;
            d_y += d_37 * y;
            d_t_x[0] += d_t_y * x[1];
            d_x[1] += d_t_y * t_x[0];
            d_x[0] += d_t_y * t_x[1];
            d_t_x[1] += d_t_y * x[0];
            d_x[0] += d_y * x[1];
            d_x[1] += d_y * x[0];
            pass_1.finish();
            (d_k, d_t_k)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp<'__shadow, T: Real>(
            called: impl ::core::ops::Fn(&[T], T) -> T,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a0: &[T],
            d0: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, T>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<[T]>,
            d1: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, T>,
            a2: T,
            d2: impl ::rootgrad_autodiff::rt::ScalarShadow<T>,
            a3: impl ::rootgrad_autodiff::rt::Tangent<T>,
            d3: impl ::rootgrad_autodiff::rt::ScalarShadow<T>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(T, T)>,
        )
        where
            T: '__shadow,
        {
            let _ = Self::__of(called);
            let a3 = a3.or_zero(&a2);
            let mut store3 = ::rootgrad_autodiff::rt::discarded(&a3);
            let mut store2 = ::rootgrad_autodiff::rt::discarded(&a2);
            let mut zero1 = ::core::option::Option::None;
            let a1 = a1.or_zero(&*a0, &mut zero1);
            let mut store1 = ::std::vec::Vec::new();
            let d1 = ::rootgrad_autodiff::rt::or_zero_like(
                d1.into_slice(),
                a1,
                &mut store1,
            );
            let mut store0 = ::std::vec::Vec::new();
            let d0 = ::rootgrad_autodiff::rt::or_zero_like(
                d0.into_slice(),
                a0,
                &mut store0,
            );
            let (g2, g3) = Self::pushforward_pullback(
                a0,
                d0,
                a1,
                d1,
                a2,
                a3,
                d_ret.seed(),
            );
            ::rootgrad_autodiff::rt::accumulate(d2.or_discard(&mut store2), &g2);
            ::rootgrad_autodiff::rt::accumulate(d3.or_discard(&mut store3), &g3);
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __vjp<'__shadow, T: Real>(
            a0: &[T],
            d0: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, T>,
            a1: T,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<T>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<T>,
        )
        where
            T: '__shadow,
        {
            let mut store1 = ::rootgrad_autodiff::rt::discarded(&a1);
            let mut store0 = ::std::vec::Vec::new();
            let d0 = ::rootgrad_autodiff::rt::or_zero_like(
                d0.into_slice(),
                a0,
                &mut store0,
            );
            let (_primal, g1) = Self::pullback(a0, d0, a1, d_ret.seed());
            ::rootgrad_autodiff::rt::accumulate(d1.or_discard(&mut store1), &g1);
        }
    }
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::callees!(g as rule_of_g);
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let argument = x[3] + 1.0;
        let value = rule_of_g::__of(g)(x, argument);
        let result: f64 = value;
        let mut d_result = d_ret;
        let mut d_argument: f64 = -0.0;
        let mut d_value: f64 = -0.0;
        d_value += d_result;
        rule_of_g::__vjp(x, &mut (*d_x), argument, &mut d_argument, d_value);
        d_x[3] += d_argument;
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(g as rule_of_g);
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let argument = x[3] + 1.0;
        let t_argument = t_x[3];
        let (v_1, t_value) = rule_of_g::__jvp(g, x, t_x, argument, t_argument);
        let value = v_1;
        let result: f64 = value;
        let t_result: f64 = t_value;
        (result, t_result)
    }
}
mod generic_floats_of_any_kind {
    ///The derivative of [`two`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    enum two {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl two {
        /// Of what the function writes, the derivative gets the values before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        fn __of<F>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_generic_function(called, &two::<f64>)
        }
        /// The reverse derivative of [`two`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pullback<T: Real>(a: T, d_ret: (T, T)) -> ((T, T), T) {
            let result: (T, T) = ((a * a), (a + a));
            let mut d_a = ::rootgrad_autodiff::zero::<T>();
            let mut d_result = d_ret;
            d_a += d_result.0 * a;
            d_a += d_result.0 * a;
            d_a += d_result.1;
            d_a += d_result.1;
            (result, d_a)
        }
        /// The forward derivative of [`two`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pushforward<T: Real>(a: T, t_a: T) -> ((T, T), (T, T)) {
            let t_result: (T, T) = (t_a * a + a * t_a, t_a + t_a);
            let result: (T, T) = ((a * a), (a + a));
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp<T: Real>(
            called: impl ::core::ops::Fn(T) -> (T, T),
            a0: T,
            t0: impl ::rootgrad_autodiff::rt::Tangent<T>,
        ) -> ((T, T), (T, T)) {
            let _ = Self::__of(called);
            let t0 = t0.or_zero(&a0);
            Self::pushforward(a0, t0)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn pushforward_pullback<T: Real>(
            a: T,
            t_a: T,
            d_ret: ((T, T), (T, T)),
        ) -> (T, T) {
            let t_result: (T, T) = (((t_a * a) + (a * t_a)), (t_a + t_a));
            let result: (T, T) = ((a * a), (a + a));
            let result_2: ((T, T), (T, T)) = (
                ::core::clone::Clone::clone(&result),
                ::core::clone::Clone::clone(&t_result),
            );
            let mut d_a = ::rootgrad_autodiff::zero::<T>();
            let mut d_t_a = ::rootgrad_autodiff::zero::<T>();
            let mut d_result_2 = d_ret;
            let mut d_t_result = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_result,
            );
            let mut d_result = ::rootgrad_autodiff::Differentiable::zero_like(&result);
            ::rootgrad_autodiff::rt::accumulate(&mut d_result, &(d_result_2.0));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_result, &(d_result_2.1));
            d_a += d_result.0 * a;
            d_a += d_result.0 * a;
            d_a += d_result.1;
            d_a += d_result.1;
            let d_1 = d_t_result.0;
            d_t_a += d_1 * a;
            d_a += d_1 * t_a;
            let d_2 = d_t_result.0;
            d_a += d_2 * t_a;
            d_t_a += d_2 * a;
            d_t_a += d_t_result.1;
            d_t_a += d_t_result.1;
            (d_a, d_t_a)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp<'__shadow, T: Real>(
            called: impl ::core::ops::Fn(T) -> (T, T),
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a0: T,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<T>,
            a1: impl ::rootgrad_autodiff::rt::Tangent<T>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<T>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<((T, T), (T, T))>,
        )
        where
            T: '__shadow,
        {
            let _ = Self::__of(called);
            let a1 = a1.or_zero(&a0);
            let mut store1 = ::rootgrad_autodiff::rt::discarded(&a1);
            let mut store0 = ::rootgrad_autodiff::rt::discarded(&a0);
            let (g0, g1) = Self::pushforward_pullback(a0, a1, d_ret.seed());
            ::rootgrad_autodiff::rt::accumulate(d0.or_discard(&mut store0), &g0);
            ::rootgrad_autodiff::rt::accumulate(d1.or_discard(&mut store1), &g1);
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __vjp<'__shadow, T: Real>(
            a0: T,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<T>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(T, T)>,
        )
        where
            T: '__shadow,
        {
            let mut store0 = ::rootgrad_autodiff::rt::discarded(&a0);
            let (_primal, g0) = Self::pullback(a0, d_ret.seed());
            ::rootgrad_autodiff::rt::accumulate(d0.or_discard(&mut store0), &g0);
        }
    }
    ///The derivative of [`helper`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    enum helper {}
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
        fn __of<F>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_generic_function(called, &helper::<f64>)
        }
        /// The reverse derivative of [`helper`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pullback<T: Real>(a: T, d_ret: T) -> (T, T) {
            let result: T = a * a;
            let mut d_a = ::rootgrad_autodiff::zero::<T>();
            let mut d_result = d_ret;
            d_a += d_result * a;
            d_a += d_result * a;
            (result, d_a)
        }
        /// The forward derivative of [`helper`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pushforward<T: Real>(a: T, t_a: T) -> (T, T) {
            let result: T = a * a;
            let t_result: T = t_a * a + a * t_a;
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp<T: Real>(
            called: impl ::core::ops::Fn(T) -> T,
            a0: T,
            t0: impl ::rootgrad_autodiff::rt::Tangent<T>,
        ) -> (T, T) {
            let _ = Self::__of(called);
            let t0 = t0.or_zero(&a0);
            Self::pushforward(a0, t0)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn pushforward_pullback<T: Real>(a: T, t_a: T, d_ret: (T, T)) -> (T, T) {
            let result: T = a * a;
            let t_result: T = (t_a * a) + (a * t_a);
            let result_2: (T, T) = (result, t_result);
            let mut d_a = ::rootgrad_autodiff::zero::<T>();
            let mut d_t_a = ::rootgrad_autodiff::zero::<T>();
            let mut d_result_2 = d_ret;
            let mut d_result: T = ::rootgrad_autodiff::zero();
            let mut d_t_result: T = ::rootgrad_autodiff::zero();
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            d_t_a += d_t_result * a;
            d_a += d_t_result * t_a;
            d_a += d_t_result * t_a;
            d_t_a += d_t_result * a;
            d_a += d_result * a;
            d_a += d_result * a;
            (d_a, d_t_a)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp<'__shadow, T: Real>(
            called: impl ::core::ops::Fn(T) -> T,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a0: T,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<T>,
            a1: impl ::rootgrad_autodiff::rt::Tangent<T>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<T>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(T, T)>,
        )
        where
            T: '__shadow,
        {
            let _ = Self::__of(called);
            let a1 = a1.or_zero(&a0);
            let mut store1 = ::rootgrad_autodiff::rt::discarded(&a1);
            let mut store0 = ::rootgrad_autodiff::rt::discarded(&a0);
            let (g0, g1) = Self::pushforward_pullback(a0, a1, d_ret.seed());
            ::rootgrad_autodiff::rt::accumulate(d0.or_discard(&mut store0), &g0);
            ::rootgrad_autodiff::rt::accumulate(d1.or_discard(&mut store1), &g1);
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __vjp<'__shadow, T: Real>(
            a0: T,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<T>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<T>,
        )
        where
            T: '__shadow,
        {
            let mut store0 = ::rootgrad_autodiff::rt::discarded(&a0);
            let (_primal, g0) = Self::pullback(a0, d_ret.seed());
            ::rootgrad_autodiff::rt::accumulate(d0.or_discard(&mut store0), &g0);
        }
    }
    ///The derivative of [`of_field`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    enum of_field {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl of_field {
        /// Of what the function writes, the derivative gets the values before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        fn __of<F>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_generic_function(called, &of_field::<f64>)
        }
        /// The reverse derivative of [`of_field`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pullback<T: Real>(p: &P<T>, d_p: &mut P<T>, d_ret: T) -> T {
            ::rootgrad_autodiff::callees!(helper as rule_of_helper);
            ::rootgrad_autodiff::of_type!(T, p.x);
            let argument = p.x;
            let value: T = rule_of_helper::__of(
                helper,
            )(::core::clone::Clone::clone(&argument));
            ::rootgrad_autodiff::of_type!(T, p.x);
            let result: T = p.x.sin() * p.x.atan2(value);
            let mut d_result = d_ret;
            let mut d_argument = ::rootgrad_autodiff::Differentiable::zero_like(
                &argument,
            );
            let mut d_value: T = ::rootgrad_autodiff::zero();
            let d_1 = d_result * p.x.atan2(value);
            d_p.x += d_1 * ::rootgrad_autodiff::rules::sin(p.x);
            let d_2 = d_result * p.x.sin();
            d_p.x += d_2 * ::rootgrad_autodiff::rules::atan2(p.x, value).0;
            d_value += d_2 * ::rootgrad_autodiff::rules::atan2(p.x, value).1;
            rule_of_helper::__vjp(
                ::core::clone::Clone::clone(&argument),
                &mut d_argument,
                d_value,
            );
            ::rootgrad_autodiff::rt::accumulate(&mut d_p.x, &(d_argument));
            result
        }
        /// The forward derivative of [`of_field`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pushforward<T: Real>(p: &P<T>, t_p: &P<T>) -> (T, T) {
            ::rootgrad_autodiff::callees!(helper as rule_of_helper);
            ::rootgrad_autodiff::of_type!(T, p.x);
            let argument = p.x;
            let t_argument = t_p.x;
            let (v_1, t_value) = rule_of_helper::__jvp(helper, argument, t_argument);
            let value: T = v_1;
            ::rootgrad_autodiff::of_type!(T, p.x);
            let p_1 = ::rootgrad_autodiff::rules::atan2(p.x, value);
            let result: T = p.x.sin() * p.x.atan2(value);
            let t_result: T = (::rootgrad_autodiff::rules::sin(p.x)
                * ::rootgrad_autodiff::rt::scalar(t_p.x)) * p.x.atan2(value)
                + p.x.sin()
                    * (p_1.0 * ::rootgrad_autodiff::rt::scalar(t_p.x) + p_1.1 * t_value);
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp<T: Real>(
            called: impl ::core::ops::Fn(&P<T>) -> T,
            a0: &P<T>,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<P<T>>,
        ) -> (T, T) {
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
        fn pushforward_pullback<T: Real>(
            p: &P<T>,
            d_p: &mut P<T>,
            t_p: &P<T>,
            d_t_p: &mut P<T>,
            d_ret: (T, T),
        ) {
            ::rootgrad_autodiff::callees!(helper as rule_of_helper);
            let argument = p.x;
            let t_argument = t_p.x;
            let v_1 = rule_of_helper::__jvp(
                rule_of_helper,
                ::core::clone::Clone::clone(&argument),
                ::core::clone::Clone::clone(&t_argument),
            );
            let value: T = ::core::clone::Clone::clone(&v_1.0);
            let t_value = ::core::clone::Clone::clone(&v_1.1);
            let result: T = p.x.sin() * p.x.atan2(value);
            let x_2 = p.x;
            let y = p.x;
            let x_3 = value;
            let r = x_3.hypot(::core::clone::Clone::clone(&y));
            let y_2 = p.x;
            let x_4 = value;
            let r_2 = x_4.hypot(::core::clone::Clone::clone(&y_2));
            let t_result: T = ((x_2.cos() * t_p.x) * p.x.atan2(value))
                + (p.x.sin()
                    * ((((x_3 / r) / r) * t_p.x) + (((-(y_2 / r_2)) / r_2) * t_value)));
            let result_2: (T, T) = (result, t_result);
            let mut d_result_2 = d_ret;
            let mut d_argument = ::rootgrad_autodiff::Differentiable::zero_like(
                &argument,
            );
            let mut d_t_argument = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_argument,
            );
            let mut d_v_1 = ::rootgrad_autodiff::Differentiable::zero_like(&v_1);
            let mut d_value: T = ::rootgrad_autodiff::zero();
            let mut d_t_value = ::rootgrad_autodiff::Differentiable::zero_like(&t_value);
            let mut d_result: T = ::rootgrad_autodiff::zero();
            let mut d_x_2 = ::rootgrad_autodiff::Differentiable::zero_like(&x_2);
            let mut d_y = ::rootgrad_autodiff::Differentiable::zero_like(&y);
            let mut d_x_3: T = ::rootgrad_autodiff::zero();
            let mut d_r: T = ::rootgrad_autodiff::zero();
            let mut d_y_2 = ::rootgrad_autodiff::Differentiable::zero_like(&y_2);
            let mut d_x_4: T = ::rootgrad_autodiff::zero();
            let mut d_r_2: T = ::rootgrad_autodiff::zero();
            let mut d_t_result: T = ::rootgrad_autodiff::zero();
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            let d_1 = d_t_result * p.x.atan2(value);
            let d_2 = d_1 * t_p.x;
            d_x_2 += d_2 * ::rootgrad_autodiff::rules::cos(x_2);
            d_t_p.x += d_1 * x_2.cos();
            let d_3 = d_t_result * (x_2.cos() * t_p.x);
            d_p.x += d_3 * ::rootgrad_autodiff::rules::atan2(p.x, value).0;
            d_value += d_3 * ::rootgrad_autodiff::rules::atan2(p.x, value).1;
            let d_4 = d_t_result
                * ((((x_3 / r) / r) * t_p.x) + (((-(y_2 / r_2)) / r_2) * t_value));
            d_p.x += d_4 * ::rootgrad_autodiff::rules::sin(p.x);
            let d_5 = d_t_result * p.x.sin();
            let d_6 = d_5 * t_p.x;
            let d_7 = d_6 / r;
            d_x_3 += d_7 / r;
            d_r -= d_7 / r * (x_3 / r);
            d_r -= d_6 / r * ((x_3 / r) / r);
            d_t_p.x += d_5 * ((x_3 / r) / r);
            let d_8 = d_5 * t_value;
            let d_9 = d_8 / r_2;
            d_y_2 -= d_9 / r_2;
            d_r_2 += d_9 / r_2 * (y_2 / r_2);
            d_r_2 -= d_8 / r_2 * ((-(y_2 / r_2)) / r_2);
            d_t_value += d_5 * ((-(y_2 / r_2)) / r_2);
            d_x_4 += d_r_2 * ::rootgrad_autodiff::rules::hypot(x_4, y_2).0;
            d_y_2 += d_r_2 * ::rootgrad_autodiff::rules::hypot(x_4, y_2).1;
            d_value += d_x_4;
            ::rootgrad_autodiff::rt::accumulate(&mut d_p.x, &(d_y_2));
            d_x_3 += d_r * ::rootgrad_autodiff::rules::hypot(x_3, y).0;
            d_y += d_r * ::rootgrad_autodiff::rules::hypot(x_3, y).1;
            d_value += d_x_3;
            ::rootgrad_autodiff::rt::accumulate(&mut d_p.x, &(d_y));
            ::rootgrad_autodiff::rt::accumulate(&mut d_p.x, &(d_x_2));
            let d_10 = d_result * p.x.atan2(value);
            d_p.x += d_10 * ::rootgrad_autodiff::rules::sin(p.x);
            let d_11 = d_result * p.x.sin();
            d_p.x += d_11 * ::rootgrad_autodiff::rules::atan2(p.x, value).0;
            d_value += d_11 * ::rootgrad_autodiff::rules::atan2(p.x, value).1;
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_1.1, &(d_t_value));
            d_v_1.0 += d_value;
            rule_of_helper::__jvp_vjp(
                rule_of_helper,
                ::rootgrad_autodiff::rt::Inactive,
                ::core::clone::Clone::clone(&argument),
                &mut d_argument,
                ::core::clone::Clone::clone(&t_argument),
                &mut d_t_argument,
                d_v_1,
            );
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_p.x, &(d_t_argument));
            ::rootgrad_autodiff::rt::accumulate(&mut d_p.x, &(d_argument));
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp<'__shadow, T: Real>(
            called: impl ::core::ops::Fn(&P<T>) -> T,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a0: &P<T>,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<P<T>>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<P<T>>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<P<T>>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(T, T)>,
        )
        where
            T: '__shadow,
        {
            let _ = Self::__of(called);
            let mut zero1 = ::core::option::Option::None;
            let a1 = a1.or_zero(&*a0, &mut zero1);
            let mut store1 = ::rootgrad_autodiff::rt::discarded(a1);
            let d1 = d1.or_discard(&mut store1);
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            Self::pushforward_pullback(a0, d0, a1, d1, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __vjp<'__shadow, T: Real>(
            a0: &P<T>,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<P<T>>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<T>,
        )
        where
            T: '__shadow,
        {
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let _primal = Self::pullback(a0, d0, d_ret.seed());
        }
    }
    ///The derivative of [`of_call`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    enum of_call {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl of_call {
        /// Of what the function writes, the derivative gets the values before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        fn __of<F>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_generic_function(called, &of_call::<f64>)
        }
        /// The reverse derivative of [`of_call`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pullback<T: Real>(a: T, d_ret: T) -> (T, T) {
            ::rootgrad_autodiff::callees!(helper as rule_of_helper);
            let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
            let value: T = kept_1
                .aside(::rootgrad_autodiff::ahead!(rule_of_helper, helper, a0 = a));
            let result: T = value.sin();
            let mut d_a = ::rootgrad_autodiff::zero::<T>();
            let mut d_result = d_ret;
            let mut d_value: T = ::rootgrad_autodiff::zero();
            d_value += d_result * ::rootgrad_autodiff::rules::sin(value);
            let partials_1 = kept_1.take();
            if ::rootgrad_autodiff::rt::IsAhead::is_ahead(&partials_1) {
                ::rootgrad_autodiff::rt::Ahead::add_to(
                    &partials_1,
                    0,
                    &mut d_a,
                    &d_value,
                );
            } else {
                rule_of_helper::__vjp(a, &mut d_a, d_value);
            }
            (result, d_a)
        }
        /// The forward derivative of [`of_call`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pushforward<T: Real>(a: T, t_a: T) -> (T, T) {
            ::rootgrad_autodiff::callees!(helper as rule_of_helper);
            let (v_1, t_value) = rule_of_helper::__jvp(helper, a, t_a);
            let value: T = v_1;
            let result: T = value.sin();
            let t_result: T = ::rootgrad_autodiff::rules::sin(value) * t_value;
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp<T: Real>(
            called: impl ::core::ops::Fn(T) -> T,
            a0: T,
            t0: impl ::rootgrad_autodiff::rt::Tangent<T>,
        ) -> (T, T) {
            let _ = Self::__of(called);
            let t0 = t0.or_zero(&a0);
            Self::pushforward(a0, t0)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn pushforward_pullback<T: Real>(a: T, t_a: T, d_ret: (T, T)) -> (T, T) {
            ::rootgrad_autodiff::callees!(helper as rule_of_helper);
            let v_1 = rule_of_helper::__jvp(rule_of_helper, a, t_a);
            let value: T = ::core::clone::Clone::clone(&v_1.0);
            let t_value = ::core::clone::Clone::clone(&v_1.1);
            let result: T = value.sin();
            let x = value;
            let t_result: T = x.cos() * t_value;
            let result_2: (T, T) = (result, t_result);
            let mut d_a = ::rootgrad_autodiff::zero::<T>();
            let mut d_t_a = ::rootgrad_autodiff::zero::<T>();
            let mut d_result_2 = d_ret;
            let mut d_v_1 = ::rootgrad_autodiff::Differentiable::zero_like(&v_1);
            let mut d_value: T = ::rootgrad_autodiff::zero();
            let mut d_t_value = ::rootgrad_autodiff::Differentiable::zero_like(&t_value);
            let mut d_result: T = ::rootgrad_autodiff::zero();
            let mut d_x: T = ::rootgrad_autodiff::zero();
            let mut d_t_result: T = ::rootgrad_autodiff::zero();
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            let d_1 = d_t_result * t_value;
            d_x += d_1 * ::rootgrad_autodiff::rules::cos(x);
            d_t_value += d_t_result * x.cos();
            d_value += d_x;
            d_value += d_result * ::rootgrad_autodiff::rules::sin(value);
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_1.1, &(d_t_value));
            d_v_1.0 += d_value;
            rule_of_helper::__jvp_vjp(
                rule_of_helper,
                ::rootgrad_autodiff::rt::Inactive,
                a,
                &mut d_a,
                t_a,
                &mut d_t_a,
                d_v_1,
            );
            (d_a, d_t_a)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp<'__shadow, T: Real>(
            called: impl ::core::ops::Fn(T) -> T,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a0: T,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<T>,
            a1: impl ::rootgrad_autodiff::rt::Tangent<T>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<T>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(T, T)>,
        )
        where
            T: '__shadow,
        {
            let _ = Self::__of(called);
            let a1 = a1.or_zero(&a0);
            let mut store1 = ::rootgrad_autodiff::rt::discarded(&a1);
            let mut store0 = ::rootgrad_autodiff::rt::discarded(&a0);
            let (g0, g1) = Self::pushforward_pullback(a0, a1, d_ret.seed());
            ::rootgrad_autodiff::rt::accumulate(d0.or_discard(&mut store0), &g0);
            ::rootgrad_autodiff::rt::accumulate(d1.or_discard(&mut store1), &g1);
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __vjp<'__shadow, T: Real>(
            a0: T,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<T>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<T>,
        )
        where
            T: '__shadow,
        {
            let mut store0 = ::rootgrad_autodiff::rt::discarded(&a0);
            let (_primal, g0) = Self::pullback(a0, d_ret.seed());
            ::rootgrad_autodiff::rt::accumulate(d0.or_discard(&mut store0), &g0);
        }
    }
    ///The derivative of [`of_option`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    enum of_option {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl of_option {
        /// Of what the function writes, the derivative gets the values before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        fn __of<F>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_generic_function(called, &of_option::<f64>)
        }
        /// The reverse derivative of [`of_option`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pullback<T: Real>(
            v: &[T],
            d_v: &mut [T],
            w: Option<T>,
            d_ret: T,
        ) -> (T, Option<T>) {
            ::rootgrad_autodiff::callees!(; fn __vjp_unwrap_or);
            ::rootgrad_autodiff::rt::same_length("v", v.len(), d_v.len());
            let argument = v[0];
            let u: T = ::core::clone::Clone::clone(&w).unwrap_or(argument);
            let result: T = u.sin();
            let mut d_w = ::rootgrad_autodiff::Differentiable::zero_like(&w);
            let mut d_result = d_ret;
            let mut d_argument: T = ::rootgrad_autodiff::zero();
            let mut d_u: T = ::rootgrad_autodiff::zero();
            d_u += d_result * ::rootgrad_autodiff::rules::sin(u);
            (w)
                .__vjp_unwrap_or(
                    ::core::option::Option::Some(&mut d_w),
                    argument,
                    &mut d_argument,
                    d_u,
                );
            d_v[0] += d_argument;
            (result, d_w)
        }
        /// The forward derivative of [`of_option`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pushforward<T: Real>(
            v: &[T],
            t_v: &[T],
            w: Option<T>,
            t_w: Option<T>,
        ) -> (T, T) {
            ::rootgrad_autodiff::callees!(; fn __jvp_unwrap_or);
            ::rootgrad_autodiff::rt::equal_lengths("v", v.len(), "t_v", t_v.len());
            let argument = v[0];
            let t_argument = t_v[0];
            let (v_1, t_u) = (w).__jvp_unwrap_or(&t_w, argument, t_argument);
            let u: T = v_1;
            let result: T = u.sin();
            let t_result: T = ::rootgrad_autodiff::rules::sin(u) * t_u;
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp<T: Real>(
            called: impl ::core::ops::Fn(&[T], Option<T>) -> T,
            a0: &[T],
            t0: impl ::rootgrad_autodiff::rt::TangentRef<[T]>,
            a1: Option<T>,
            t1: impl ::rootgrad_autodiff::rt::Tangent<Option<T>>,
        ) -> (T, T) {
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
        fn pushforward_pullback<T: Real>(
            v: &[T],
            d_v: &mut [T],
            t_v: &[T],
            d_t_v: &mut [T],
            w: Option<T>,
            t_w: Option<T>,
            d_ret: (T, T),
        ) -> (Option<T>, Option<T>) {
            ::rootgrad_autodiff::callees!(
                ; fn __jvp_unwrap_or => fn __jvp_vjp_unwrap_or
            );
            ::rootgrad_autodiff::rt::same_length("v", v.len(), d_v.len());
            ::rootgrad_autodiff::rt::same_length("t_v", t_v.len(), d_t_v.len());
            let argument = v[0];
            let t_argument = t_v[0];
            let v_1 = w.__jvp_unwrap_or(&t_w, argument, t_argument);
            let u: T = ::core::clone::Clone::clone(&v_1.0);
            let t_u = ::core::clone::Clone::clone(&v_1.1);
            let result: T = u.sin();
            let x = u;
            let t_result: T = x.cos() * t_u;
            let result_2: (T, T) = (result, t_result);
            let mut d_w = ::rootgrad_autodiff::Differentiable::zero_like(&w);
            let mut d_t_w = ::rootgrad_autodiff::Differentiable::zero_like(&t_w);
            let mut d_result_2 = d_ret;
            let mut d_argument: T = ::rootgrad_autodiff::zero();
            let mut d_t_argument: T = ::rootgrad_autodiff::zero();
            let mut d_v_1 = ::rootgrad_autodiff::Differentiable::zero_like(&v_1);
            let mut d_u: T = ::rootgrad_autodiff::zero();
            let mut d_t_u = ::rootgrad_autodiff::Differentiable::zero_like(&t_u);
            let mut d_result: T = ::rootgrad_autodiff::zero();
            let mut d_x: T = ::rootgrad_autodiff::zero();
            let mut d_t_result: T = ::rootgrad_autodiff::zero();
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            let d_1 = d_t_result * t_u;
            d_x += d_1 * ::rootgrad_autodiff::rules::cos(x);
            d_t_u += d_t_result * x.cos();
            d_u += d_x;
            d_u += d_result * ::rootgrad_autodiff::rules::sin(u);
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_1.1, &(d_t_u));
            d_v_1.0 += d_u;
            (w)
                .__jvp_vjp_unwrap_or(
                    ::core::option::Option::Some(&mut d_w),
                    &t_w,
                    &mut d_t_w,
                    argument,
                    &mut d_argument,
                    t_argument,
                    &mut d_t_argument,
                    d_v_1,
                );
            d_t_v[0] += d_t_argument;
            d_v[0] += d_argument;
            (d_w, d_t_w)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp<'__shadow, T: Real>(
            called: impl ::core::ops::Fn(&[T], Option<T>) -> T,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a0: &[T],
            d0: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, T>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<[T]>,
            d1: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, T>,
            a2: Option<T>,
            d2: impl ::rootgrad_autodiff::rt::ScalarShadow<Option<T>>,
            a3: impl ::rootgrad_autodiff::rt::Tangent<Option<T>>,
            d3: impl ::rootgrad_autodiff::rt::ScalarShadow<Option<T>>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(T, T)>,
        )
        where
            T: '__shadow,
        {
            let _ = Self::__of(called);
            let a3 = a3.or_zero(&a2);
            let mut store3 = ::rootgrad_autodiff::rt::discarded(&a3);
            let mut store2 = ::rootgrad_autodiff::rt::discarded(&a2);
            let mut zero1 = ::core::option::Option::None;
            let a1 = a1.or_zero(&*a0, &mut zero1);
            let mut store1 = ::std::vec::Vec::new();
            let d1 = ::rootgrad_autodiff::rt::or_zero_like(
                d1.into_slice(),
                a1,
                &mut store1,
            );
            let mut store0 = ::std::vec::Vec::new();
            let d0 = ::rootgrad_autodiff::rt::or_zero_like(
                d0.into_slice(),
                a0,
                &mut store0,
            );
            let (g2, g3) = Self::pushforward_pullback(
                a0,
                d0,
                a1,
                d1,
                a2,
                a3,
                d_ret.seed(),
            );
            ::rootgrad_autodiff::rt::accumulate(d2.or_discard(&mut store2), &g2);
            ::rootgrad_autodiff::rt::accumulate(d3.or_discard(&mut store3), &g3);
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __vjp<'__shadow, T: Real>(
            a0: &[T],
            d0: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, T>,
            a1: Option<T>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Option<T>>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<T>,
        )
        where
            T: '__shadow,
        {
            let mut store1 = ::rootgrad_autodiff::rt::discarded(&a1);
            let mut store0 = ::std::vec::Vec::new();
            let d0 = ::rootgrad_autodiff::rt::or_zero_like(
                d0.into_slice(),
                a0,
                &mut store0,
            );
            let (_primal, g1) = Self::pullback(a0, d0, a1, d_ret.seed());
            ::rootgrad_autodiff::rt::accumulate(d1.or_discard(&mut store1), &g1);
        }
    }
    ///The derivative of [`of_pair`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    enum of_pair {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl of_pair {
        /// Of what the function writes, the derivative gets the values before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        fn __of<F>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_generic_function(called, &of_pair::<f64>)
        }
        /// The reverse derivative of [`of_pair`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pullback<T: Real>(a: T, d_ret: T) -> (T, T) {
            ::rootgrad_autodiff::callees!(two as rule_of_two);
            let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
            let value = kept_1
                .aside(::rootgrad_autodiff::ahead!(rule_of_two, two, a0 = a));
            let p: T = ::core::clone::Clone::clone(&value.0);
            let q: T = ::core::clone::Clone::clone(&value.1);
            let result: T = p.sin() * q.max(p);
            let mut d_a = ::rootgrad_autodiff::zero::<T>();
            let mut d_result = d_ret;
            let mut d_value = ::rootgrad_autodiff::Differentiable::zero_like(&value);
            let mut d_p: T = ::rootgrad_autodiff::zero();
            let mut d_q: T = ::rootgrad_autodiff::zero();
            let d_1 = d_result * q.max(p);
            d_p += d_1 * ::rootgrad_autodiff::rules::sin(p);
            let d_2 = d_result * p.sin();
            d_q += d_2 * ::rootgrad_autodiff::rules::max(q, p).0;
            d_p += d_2 * ::rootgrad_autodiff::rules::max(q, p).1;
            d_value.1 += d_q;
            d_value.0 += d_p;
            let partials_1 = kept_1.take();
            if ::rootgrad_autodiff::rt::IsAhead::is_ahead(&partials_1) {
                ::rootgrad_autodiff::rt::Ahead::add_to(
                    &partials_1,
                    0,
                    &mut d_a,
                    &d_value,
                );
            } else {
                rule_of_two::__vjp(a, &mut d_a, d_value);
            }
            (result, d_a)
        }
        /// The forward derivative of [`of_pair`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pushforward<T: Real>(a: T, t_a: T) -> (T, T) {
            ::rootgrad_autodiff::callees!(two as rule_of_two);
            let (v_1, t_value) = rule_of_two::__jvp(two, a, t_a);
            let value = v_1;
            let p: T = value.0;
            let t_p: T = t_value.0;
            let q: T = value.1;
            let t_q: T = t_value.1;
            let p_1 = ::rootgrad_autodiff::rules::max(q, p);
            let result: T = p.sin() * q.max(p);
            let t_result: T = (::rootgrad_autodiff::rules::sin(p) * t_p) * q.max(p)
                + p.sin() * (p_1.0 * t_q + p_1.1 * t_p);
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp<T: Real>(
            called: impl ::core::ops::Fn(T) -> T,
            a0: T,
            t0: impl ::rootgrad_autodiff::rt::Tangent<T>,
        ) -> (T, T) {
            let _ = Self::__of(called);
            let t0 = t0.or_zero(&a0);
            Self::pushforward(a0, t0)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn pushforward_pullback<T: Real>(a: T, t_a: T, d_ret: (T, T)) -> (T, T) {
            ::rootgrad_autodiff::callees!(two as rule_of_two);
            let v_1 = rule_of_two::__jvp(rule_of_two, a, t_a);
            let value = ::core::clone::Clone::clone(&v_1.0);
            let t_value = ::core::clone::Clone::clone(&v_1.1);
            let p: T = ::core::clone::Clone::clone(&value.0);
            let t_p: T = ::core::clone::Clone::clone(&t_value.0);
            let q: T = ::core::clone::Clone::clone(&value.1);
            let t_q: T = ::core::clone::Clone::clone(&t_value.1);
            let result: T = p.sin() * q.max(p);
            let x = p;
            let x_2 = q;
            let y = p;
            let t;
            if (x_2 >= y) || (y != y) {
                t = ::rootgrad_autodiff::real::<T>(1.0);
            } else {
                t = ::rootgrad_autodiff::real::<T>(0.0);
            }
            let x_3 = q;
            let y_2 = p;
            let t_2;
            if (x_3 >= y_2) || (y_2 != y_2) {
                t_2 = ::rootgrad_autodiff::real::<T>(0.0);
            } else {
                t_2 = ::rootgrad_autodiff::real::<T>(1.0);
            }
            let t_result: T = ((x.cos() * t_p) * q.max(p))
                + (p.sin() * ((t * t_q) + (t_2 * t_p)));
            let result_2: (T, T) = (result, t_result);
            let mut d_a = ::rootgrad_autodiff::zero::<T>();
            let mut d_t_a = ::rootgrad_autodiff::zero::<T>();
            let mut d_result_2 = d_ret;
            let mut d_v_1 = ::rootgrad_autodiff::Differentiable::zero_like(&v_1);
            let mut d_value = ::rootgrad_autodiff::Differentiable::zero_like(&value);
            let mut d_t_value = ::rootgrad_autodiff::Differentiable::zero_like(&t_value);
            let mut d_p: T = ::rootgrad_autodiff::zero();
            let mut d_t_p: T = ::rootgrad_autodiff::zero();
            let mut d_q: T = ::rootgrad_autodiff::zero();
            let mut d_t_q: T = ::rootgrad_autodiff::zero();
            let mut d_result: T = ::rootgrad_autodiff::zero();
            let mut d_x: T = ::rootgrad_autodiff::zero();
            let mut d_x_2: T = ::rootgrad_autodiff::zero();
            let mut d_y: T = ::rootgrad_autodiff::zero();
            let mut d_x_3: T = ::rootgrad_autodiff::zero();
            let mut d_y_2: T = ::rootgrad_autodiff::zero();
            let mut d_t_result: T = ::rootgrad_autodiff::zero();
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            let d_1 = d_t_result * q.max(p);
            let d_2 = d_1 * t_p;
            d_x += d_2 * ::rootgrad_autodiff::rules::cos(x);
            d_t_p += d_1 * x.cos();
            let d_3 = d_t_result * (x.cos() * t_p);
            d_q += d_3 * ::rootgrad_autodiff::rules::max(q, p).0;
            d_p += d_3 * ::rootgrad_autodiff::rules::max(q, p).1;
            let d_4 = d_t_result * ((t * t_q) + (t_2 * t_p));
            d_p += d_4 * ::rootgrad_autodiff::rules::sin(p);
            let d_5 = d_t_result * p.sin();
            d_t_q += d_5 * t;
            d_t_p += d_5 * t_2;
            d_p += d_y_2;
            d_q += d_x_3;
            d_p += d_y;
            d_q += d_x_2;
            d_p += d_x;
            let d_6 = d_result * q.max(p);
            d_p += d_6 * ::rootgrad_autodiff::rules::sin(p);
            let d_7 = d_result * p.sin();
            d_q += d_7 * ::rootgrad_autodiff::rules::max(q, p).0;
            d_p += d_7 * ::rootgrad_autodiff::rules::max(q, p).1;
            d_t_value.1 += d_t_q;
            d_value.1 += d_q;
            d_t_value.0 += d_t_p;
            d_value.0 += d_p;
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_1.1, &(d_t_value));
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_1.0, &(d_value));
            rule_of_two::__jvp_vjp(
                rule_of_two,
                ::rootgrad_autodiff::rt::Inactive,
                a,
                &mut d_a,
                t_a,
                &mut d_t_a,
                d_v_1,
            );
            (d_a, d_t_a)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp<'__shadow, T: Real>(
            called: impl ::core::ops::Fn(T) -> T,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a0: T,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<T>,
            a1: impl ::rootgrad_autodiff::rt::Tangent<T>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<T>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(T, T)>,
        )
        where
            T: '__shadow,
        {
            let _ = Self::__of(called);
            let a1 = a1.or_zero(&a0);
            let mut store1 = ::rootgrad_autodiff::rt::discarded(&a1);
            let mut store0 = ::rootgrad_autodiff::rt::discarded(&a0);
            let (g0, g1) = Self::pushforward_pullback(a0, a1, d_ret.seed());
            ::rootgrad_autodiff::rt::accumulate(d0.or_discard(&mut store0), &g0);
            ::rootgrad_autodiff::rt::accumulate(d1.or_discard(&mut store1), &g1);
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __vjp<'__shadow, T: Real>(
            a0: T,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<T>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<T>,
        )
        where
            T: '__shadow,
        {
            let mut store0 = ::rootgrad_autodiff::rt::discarded(&a0);
            let (_primal, g0) = Self::pullback(a0, d_ret.seed());
            ::rootgrad_autodiff::rt::accumulate(d0.or_discard(&mut store0), &g0);
        }
    }
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::callees!(
            of_field as rule_of_of_field, of_call as rule_of_of_call, of_option as
            rule_of_of_option, of_pair as rule_of_of_pair
        );
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
        let t = P { x: x[0] };
        let value = rule_of_of_field::__of(of_field)(&t);
        let argument = x[1];
        let value_2 = kept_2
            .aside(::rootgrad_autodiff::ahead!(rule_of_of_call, of_call, a0 = argument));
        let argument_2 = Some(x[2]);
        let value_3 = rule_of_of_option::__of(
            of_option,
        )(x, ::core::clone::Clone::clone(&argument_2));
        let value_4 = rule_of_of_option::__of(of_option)(x, None);
        let argument_3 = x[3];
        let value_5 = kept_1
            .aside(
                ::rootgrad_autodiff::ahead!(rule_of_of_pair, of_pair, a0 = argument_3),
            );
        let result: f64 = ((value + value_2) + (value_3 * value_4)) + value_5;
        let mut d_result = d_ret;
        let mut d_t = ::rootgrad_autodiff::Differentiable::zero_like(&t);
        let mut d_value = ::rootgrad_autodiff::Differentiable::zero_like(&value);
        let mut d_argument: f64 = -0.0;
        let mut d_value_2 = ::rootgrad_autodiff::Differentiable::zero_like(&value_2);
        let mut d_argument_2 = ::rootgrad_autodiff::Differentiable::zero_like(
            &argument_2,
        );
        let mut d_value_3 = ::rootgrad_autodiff::Differentiable::zero_like(&value_3);
        let mut d_value_4 = ::rootgrad_autodiff::Differentiable::zero_like(&value_4);
        let mut d_argument_3: f64 = -0.0;
        let mut d_value_5 = ::rootgrad_autodiff::Differentiable::zero_like(&value_5);
        d_value += d_result;
        d_value_2 += d_result;
        d_value_3 += d_result * value_4;
        d_value_4 += d_result * value_3;
        d_value_5 += d_result;
        let partials_1 = kept_1.take();
        if ::rootgrad_autodiff::rt::IsAhead::is_ahead(&partials_1) {
            ::rootgrad_autodiff::rt::Ahead::add_to(
                &partials_1,
                0,
                &mut d_argument_3,
                &d_value_5,
            );
        } else {
            rule_of_of_pair::__vjp(argument_3, &mut d_argument_3, d_value_5);
        }
        d_x[3] += d_argument_3;
        rule_of_of_option::__vjp(
            x,
            &mut (*d_x),
            None,
            ::rootgrad_autodiff::rt::Inactive,
            d_value_4,
        );
        rule_of_of_option::__vjp(
            x,
            &mut (*d_x),
            ::core::clone::Clone::clone(&argument_2),
            &mut d_argument_2,
            d_value_3,
        );
        let Some(d_1) = &d_argument_2 else { ::rootgrad_autodiff::rt::wrong_variant() };
        d_x[2] += (*d_1);
        let partials_2 = kept_2.take();
        if ::rootgrad_autodiff::rt::IsAhead::is_ahead(&partials_2) {
            ::rootgrad_autodiff::rt::Ahead::add_to(
                &partials_2,
                0,
                &mut d_argument,
                &d_value_2,
            );
        } else {
            rule_of_of_call::__vjp(argument, &mut d_argument, d_value_2);
        }
        d_x[1] += d_argument;
        rule_of_of_field::__vjp(&t, &mut d_t, d_value);
        let P { x: d_2 } = &d_t else { ::rootgrad_autodiff::rt::wrong_variant() };
        d_x[0] += (*d_2);
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(
            of_field as rule_of_of_field, of_call as rule_of_of_call, of_option as
            rule_of_of_option, of_pair as rule_of_of_pair
        );
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let t_t = P { x: t_x[0] };
        let t = P { x: x[0] };
        let (v_1, t_value) = rule_of_of_field::__jvp(of_field, &t, &t_t);
        let value = v_1;
        let argument = x[1];
        let t_argument = t_x[1];
        let (v_2, t_value_2) = rule_of_of_call::__jvp(of_call, argument, t_argument);
        let value_2 = v_2;
        let t_argument_2 = Some(t_x[2]);
        let argument_2 = Some(x[2]);
        let (v_3, t_value_3) = rule_of_of_option::__jvp(
            of_option,
            x,
            t_x,
            argument_2,
            t_argument_2,
        );
        let value_3 = v_3;
        let (v_4, t_value_4) = rule_of_of_option::__jvp(
            of_option,
            x,
            t_x,
            None,
            ::rootgrad_autodiff::rt::Inactive,
        );
        let value_4 = v_4;
        let argument_3 = x[3];
        let t_argument_3 = t_x[3];
        let (v_5, t_value_5) = rule_of_of_pair::__jvp(of_pair, argument_3, t_argument_3);
        let value_5 = v_5;
        let result: f64 = ((value + value_2) + (value_3 * value_4)) + value_5;
        let t_result: f64 = ((t_value + t_value_2)
            + (t_value_3 * value_4 + value_3 * t_value_4)) + t_value_5;
        (result, t_result)
    }
}
mod cloned {
    ///The derivative of [`taken`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    enum taken {}
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
        fn __of<F: 'static>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_function(called, &taken)
        }
        /// The reverse derivative of [`taken`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pullback(p: &mut P, d_p: &mut P, q: &P, d_q: &mut P, d_ret: f64) -> f64 {
            ::rootgrad_autodiff::callees!(; fn __vjp_unwrap_or);
            let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_3 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_4 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_5 = ::rootgrad_autodiff::Shapes::new();
            ::rootgrad_autodiff::of_std!(cloned_from, p.opt);
            shape_5.keep(&p.opt);
            p.opt = q.opt.clone();
            ::rootgrad_autodiff::of_std!(cloned_from, p.arr);
            shape_4.keep(&p.arr);
            p.arr = q.arr.clone();
            ::rootgrad_autodiff::of_std!(cloned_from, p.pair);
            shape_3.keep(&p.pair);
            p.pair = q.pair.clone();
            ::rootgrad_autodiff::of_std!(cloned_from, p.hits);
            shape_2.keep(&p.hits);
            p.hits = q.hits.clone();
            shape_1.keep(&p.hits[0]);
            p.hits[0] = p.hits[0] * 2.0;
            kept_1.keep_owned(&p.opt);
            let value = p.opt.unwrap_or(1.0);
            let result: f64 = (value * p.arr[1]) + ((p.pair.0 * p.hits[0]) * p.hits[1]);
            let p = &*p;
            let mut d_result = d_ret;
            let mut d_value = ::rootgrad_autodiff::Differentiable::zero_like(&value);
            d_value += d_result * p.arr[1];
            d_p.arr[1] += d_result * value;
            let d_1 = d_result * p.hits[1];
            d_p.pair.0 += d_1 * p.hits[0];
            d_p.hits[0] += d_1 * p.pair.0;
            d_p.hits[1] += d_result * (p.pair.0 * p.hits[0]);
            let v_1 = kept_1.take();
            (v_1)
                .__vjp_unwrap_or(
                    ::core::option::Option::Some(&mut d_p.opt),
                    1.0,
                    ::rootgrad_autodiff::rt::Inactive,
                    d_value,
                );
            let d_2 = shape_1.replace(&mut d_p.hits[0]);
            let d_3 = ::rootgrad_autodiff::rt::scalar(d_2);
            d_p.hits[0] += d_3 * 2.0;
            let d_4 = shape_2.replace(&mut d_p.hits);
            ::rootgrad_autodiff::rt::accumulate(&mut d_q.hits, &d_4);
            let d_5 = shape_3.replace(&mut d_p.pair);
            ::rootgrad_autodiff::rt::accumulate(&mut d_q.pair, &d_5);
            let d_6 = shape_4.replace(&mut d_p.arr);
            ::rootgrad_autodiff::rt::accumulate(&mut d_q.arr, &d_6);
            let d_7 = shape_5.replace(&mut d_p.opt);
            ::rootgrad_autodiff::rt::accumulate(&mut d_q.opt, &d_7);
            result
        }
        /// The forward derivative of [`taken`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pushforward(p: &mut P, t_p: &mut P, q: &P, t_q: &P) -> (f64, f64) {
            ::rootgrad_autodiff::callees!(; fn __jvp_unwrap_or);
            ::rootgrad_autodiff::of_std!(cloned_from, p.opt);
            t_p.opt = t_q.opt.clone();
            p.opt = q.opt.clone();
            ::rootgrad_autodiff::of_std!(cloned_from, p.arr);
            t_p.arr = t_q.arr.clone();
            p.arr = q.arr.clone();
            ::rootgrad_autodiff::of_std!(cloned_from, p.pair);
            t_p.pair = t_q.pair.clone();
            p.pair = q.pair.clone();
            ::rootgrad_autodiff::of_std!(cloned_from, p.hits);
            t_p.hits = t_q.hits.clone();
            p.hits = q.hits.clone();
            t_p.hits[0] = ::rootgrad_autodiff::rt::scalar(t_p.hits[0]) * 2.0;
            p.hits[0] = p.hits[0] * 2.0;
            let (v_1, t_value) = (p.opt)
                .__jvp_unwrap_or(&mut t_p.opt, 1.0, ::rootgrad_autodiff::rt::Inactive);
            let value = v_1;
            let result: f64 = (value * p.arr[1]) + ((p.pair.0 * p.hits[0]) * p.hits[1]);
            let t_result: f64 = (t_value * p.arr[1]
                + value * ::rootgrad_autodiff::rt::scalar(t_p.arr[1]))
                + ((::rootgrad_autodiff::rt::scalar(t_p.pair.0) * p.hits[0]
                    + p.pair.0 * ::rootgrad_autodiff::rt::scalar(t_p.hits[0]))
                    * p.hits[1]
                    + (p.pair.0 * p.hits[0])
                        * ::rootgrad_autodiff::rt::scalar(t_p.hits[1]));
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp(
            called: impl ::core::ops::Fn(&mut P, &P) -> f64 + 'static,
            a0: &mut P,
            t0: impl ::rootgrad_autodiff::rt::TangentMut<P>,
            a1: &P,
            t1: impl ::rootgrad_autodiff::rt::TangentRef<P>,
        ) -> (f64, f64) {
            let _ = Self::__of(called);
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            let mut store1 = ::core::option::Option::None;
            let t1 = t1.or_zero(&*a1, &mut store1);
            Self::pushforward(a0, t0, a1, t1)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn pushforward_pullback(
            p: &mut P,
            d_p: &mut P,
            t_p: &mut P,
            d_t_p: &mut P,
            q: &P,
            d_q: &mut P,
            t_q: &P,
            d_t_q: &mut P,
            d_ret: (f64, f64),
        ) {
            ::rootgrad_autodiff::callees!(
                ; fn __jvp_unwrap_or => fn __jvp_vjp_unwrap_or
            );
            let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_3 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_4 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_5 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_6 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_7 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_8 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_9 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_10 = ::rootgrad_autodiff::Shapes::new();
            shape_10.keep(&t_p.opt);
            t_p.opt = t_q.opt.clone();
            shape_9.keep(&p.opt);
            p.opt = q.opt.clone();
            shape_8.keep(&t_p.arr);
            t_p.arr = t_q.arr.clone();
            shape_7.keep(&p.arr);
            p.arr = q.arr.clone();
            shape_6.keep(&t_p.pair);
            t_p.pair = t_q.pair.clone();
            shape_5.keep(&p.pair);
            p.pair = q.pair.clone();
            shape_4.keep(&t_p.hits);
            t_p.hits = t_q.hits.clone();
            shape_3.keep(&p.hits);
            p.hits = q.hits.clone();
            shape_2.keep(&t_p.hits[0]);
            t_p.hits[0] = t_p.hits[0] * 2.0;
            shape_1.keep(&p.hits[0]);
            p.hits[0] = p.hits[0] * 2.0;
            kept_1.keep_owned(&p.opt);
            kept_2.keep_owned(&t_p.opt);
            let v_1 = p
                .opt
                .__jvp_unwrap_or(&mut t_p.opt, 1.0, ::rootgrad_autodiff::rt::Inactive);
            let value = ::core::clone::Clone::clone(&v_1.0);
            let t_value = ::core::clone::Clone::clone(&v_1.1);
            let result: f64 = (value * p.arr[1]) + ((p.pair.0 * p.hits[0]) * p.hits[1]);
            let t_result: f64 = ((t_value * p.arr[1]) + (value * t_p.arr[1]))
                + ((((t_p.pair.0 * p.hits[0]) + (p.pair.0 * t_p.hits[0])) * p.hits[1])
                    + ((p.pair.0 * p.hits[0]) * t_p.hits[1]));
            let result_2: (f64, f64) = (result, t_result);
            let p = &*p;
            let t_p = &*t_p;
            let mut d_result_2 = d_ret;
            let mut d_v_1 = ::rootgrad_autodiff::Differentiable::zero_like(&v_1);
            let mut d_value = ::rootgrad_autodiff::Differentiable::zero_like(&value);
            let mut d_t_value = ::rootgrad_autodiff::Differentiable::zero_like(&t_value);
            let mut d_result: f64 = -0.0;
            let mut d_t_result: f64 = -0.0;
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            d_t_value += d_t_result * p.arr[1];
            d_p.arr[1] += d_t_result * t_value;
            d_value += d_t_result * t_p.arr[1];
            d_t_p.arr[1] += d_t_result * value;
            let d_1 = d_t_result * p.hits[1];
            d_t_p.pair.0 += d_1 * p.hits[0];
            d_p.hits[0] += d_1 * t_p.pair.0;
            d_p.pair.0 += d_1 * t_p.hits[0];
            d_t_p.hits[0] += d_1 * p.pair.0;
            d_p.hits[1]
                += d_t_result * ((t_p.pair.0 * p.hits[0]) + (p.pair.0 * t_p.hits[0]));
            let d_2 = d_t_result * t_p.hits[1];
            d_p.pair.0 += d_2 * p.hits[0];
            d_p.hits[0] += d_2 * p.pair.0;
            d_t_p.hits[1] += d_t_result * (p.pair.0 * p.hits[0]);
            d_value += d_result * p.arr[1];
            d_p.arr[1] += d_result * value;
            let d_3 = d_result * p.hits[1];
            d_p.pair.0 += d_3 * p.hits[0];
            d_p.hits[0] += d_3 * p.pair.0;
            d_p.hits[1] += d_result * (p.pair.0 * p.hits[0]);
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_1.1, &(d_t_value));
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_1.0, &(d_value));
            let v_2 = kept_1.take();
            let v_3 = kept_2.take();
            (v_2)
                .__jvp_vjp_unwrap_or(
                    ::core::option::Option::Some(&mut d_p.opt),
                    &v_3,
                    &mut d_t_p.opt,
                    1.0,
                    ::rootgrad_autodiff::rt::Inactive,
                    ::rootgrad_autodiff::rt::Inactive,
                    ::rootgrad_autodiff::rt::Inactive,
                    d_v_1,
                );
            let d_4 = shape_1.replace(&mut d_p.hits[0]);
            let d_5 = ::rootgrad_autodiff::rt::scalar(d_4);
            d_p.hits[0] += d_5 * 2.0;
            let d_6 = shape_2.replace(&mut d_t_p.hits[0]);
            let d_7 = ::rootgrad_autodiff::rt::scalar(d_6);
            d_t_p.hits[0] += d_7 * 2.0;
            let d_8 = shape_3.replace(&mut d_p.hits);
            ::rootgrad_autodiff::rt::accumulate(&mut d_q.hits, &d_8);
            let d_9 = shape_4.replace(&mut d_t_p.hits);
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_q.hits, &d_9);
            let d_10 = shape_5.replace(&mut d_p.pair);
            ::rootgrad_autodiff::rt::accumulate(&mut d_q.pair, &d_10);
            let d_11 = shape_6.replace(&mut d_t_p.pair);
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_q.pair, &d_11);
            let d_12 = shape_7.replace(&mut d_p.arr);
            ::rootgrad_autodiff::rt::accumulate(&mut d_q.arr, &d_12);
            let d_13 = shape_8.replace(&mut d_t_p.arr);
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_q.arr, &d_13);
            let d_14 = shape_9.replace(&mut d_p.opt);
            ::rootgrad_autodiff::rt::accumulate(&mut d_q.opt, &d_14);
            let d_15 = shape_10.replace(&mut d_t_p.opt);
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_q.opt, &d_15);
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp<'__shadow>(
            called: impl ::core::ops::Fn(&mut P, &P) -> f64 + 'static,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a0: &P,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<P>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<P>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<P>,
            a2: &P,
            d2: impl ::rootgrad_autodiff::rt::ScalarShadow<P>,
            a3: impl ::rootgrad_autodiff::rt::TangentRef<P>,
            d3: impl ::rootgrad_autodiff::rt::ScalarShadow<P>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(f64, f64)>,
        ) {
            let _ = Self::__of(called);
            let mut zero3 = ::core::option::Option::None;
            let a3 = a3.or_zero(&*a2, &mut zero3);
            let mut store3 = ::rootgrad_autodiff::rt::discarded(a3);
            let d3 = d3.or_discard(&mut store3);
            let mut store2 = ::rootgrad_autodiff::rt::discarded(a2);
            let d2 = d2.or_discard(&mut store2);
            let mut zero1 = ::core::option::Option::None;
            let a1 = a1.or_zero(&*a0, &mut zero1);
            let mut store1 = ::rootgrad_autodiff::rt::discarded(a1);
            let d1 = d1.or_discard(&mut store1);
            let mut a1 = ::std::borrow::ToOwned::to_owned(a1);
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let mut a0 = ::std::borrow::ToOwned::to_owned(a0);
            Self::pushforward_pullback(
                &mut a0,
                d0,
                &mut a1,
                d1,
                a2,
                d2,
                a3,
                d3,
                d_ret.seed(),
            );
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __vjp<'__shadow>(
            a0: &P,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<P>,
            a1: &P,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<P>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
        ) {
            let mut store1 = ::rootgrad_autodiff::rt::discarded(a1);
            let d1 = d1.or_discard(&mut store1);
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let mut a0 = ::std::borrow::ToOwned::to_owned(a0);
            let _primal = Self::pullback(&mut a0, d0, a1, d1, d_ret.seed());
        }
    }
    ///The derivative of [`of_alias`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    enum of_alias {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl of_alias {
        /// Of what the function writes, the derivative gets the values before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        fn __of<F: 'static>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_function(called, &of_alias)
        }
        /// The reverse derivative of [`of_alias`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pullback(
            r: &mut Num,
            d_r: &mut Num,
            v: &mut Vector,
            d_v: &mut Vector,
            d_ret: f64,
        ) -> f64 {
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let n = ::std::vec![2.0, v[0]];
            ::rootgrad_autodiff::of_std!(cloned_from, * v);
            shape_1.keep(&(*v));
            (*v) = n.clone();
            ::rootgrad_autodiff::of_std!(length, * v);
            let at = 0;
            let at_2 = 1;
            v.swap(at, at_2);
            let result: f64 = (*r).sin() * v[0];
            let r = &*r;
            let v = &*v;
            let mut d_result = d_ret;
            let mut d_n = ::rootgrad_autodiff::Differentiable::zero_like(&n);
            let d_1 = d_result * v[0];
            (*d_r) += d_1 * ::rootgrad_autodiff::rules::sin(*r);
            d_v[0] += d_result * (*r).sin();
            d_v.swap(at, at_2);
            let d_2 = shape_1.replace(&mut (*d_v));
            ::rootgrad_autodiff::rt::accumulate(&mut d_n, &d_2);
            ::rootgrad_autodiff::rt::accumulate(&mut d_v[0], &(d_n[1]));
            result
        }
        /// The forward derivative of [`of_alias`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pushforward(
            r: &mut Num,
            t_r: &mut Num,
            v: &mut Vector,
            t_v: &mut Vector,
        ) -> (f64, f64) {
            let t_n = ::std::vec![0.0, t_v[0]];
            let n = ::std::vec![2.0, v[0]];
            ::rootgrad_autodiff::of_std!(cloned_from, * v);
            (*t_v) = t_n.clone();
            (*v) = n.clone();
            ::rootgrad_autodiff::of_std!(length, * v);
            let at = 0;
            let at_2 = 1;
            t_v.swap(at, at_2);
            v.swap(at, at_2);
            let result: f64 = (*r).sin() * v[0];
            let t_result: f64 = (::rootgrad_autodiff::rules::sin(*r)
                * ::rootgrad_autodiff::rt::scalar(*t_r)) * v[0]
                + (*r).sin() * ::rootgrad_autodiff::rt::scalar(t_v[0]);
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp(
            called: impl ::core::ops::Fn(&mut Num, &mut Vector) -> f64 + 'static,
            a0: &mut Num,
            t0: impl ::rootgrad_autodiff::rt::TangentMut<Num>,
            a1: &mut Vector,
            t1: impl ::rootgrad_autodiff::rt::TangentMut<Vector>,
        ) -> (f64, f64) {
            let _ = Self::__of(called);
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            let mut store1 = ::core::option::Option::None;
            let t1 = t1.or_zero(&*a1, &mut store1);
            Self::pushforward(a0, t0, a1, t1)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn pushforward_pullback(
            r: &mut Num,
            d_r: &mut Num,
            t_r: &mut Num,
            d_t_r: &mut Num,
            v: &mut Vector,
            d_v: &mut Vector,
            t_v: &mut Vector,
            d_t_v: &mut Vector,
            d_ret: (f64, f64),
        ) {
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
            let t_n = ::std::vec![0.0, t_v[0]];
            let n = ::std::vec![2.0, v[0]];
            shape_2.keep(&(*t_v));
            (*t_v) = t_n.clone();
            shape_1.keep(&(*v));
            (*v) = n.clone();
            let at = 0;
            let at_2 = 1;
            ::rootgrad_autodiff::of_std!(length, * t_v);
            let at_3 = at;
            let at_4 = at_2;
            t_v.swap(at_3, at_4);
            ::rootgrad_autodiff::of_std!(length, * v);
            let at_5 = at;
            let at_6 = at_2;
            v.swap(at_5, at_6);
            let result: f64 = (*r).sin() * v[0];
            let x = *r;
            let t_result: f64 = ((x.cos() * (*t_r)) * v[0]) + ((*r).sin() * t_v[0]);
            let result_2: (f64, f64) = (result, t_result);
            let r = &*r;
            let t_r = &*t_r;
            let v = &*v;
            let t_v = &*t_v;
            let mut d_result_2 = d_ret;
            let mut d_t_n = ::rootgrad_autodiff::Differentiable::zero_like(&t_n);
            let mut d_n = ::rootgrad_autodiff::Differentiable::zero_like(&n);
            let mut d_result: f64 = -0.0;
            let mut d_x = ::rootgrad_autodiff::Differentiable::zero_like(&x);
            let mut d_t_result: f64 = -0.0;
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            let d_1 = d_t_result * v[0];
            let d_2 = d_1 * (*t_r);
            d_x += d_2 * ::rootgrad_autodiff::rules::cos(x);
            (*d_t_r) += d_1 * x.cos();
            d_v[0] += d_t_result * (x.cos() * (*t_r));
            let d_3 = d_t_result * t_v[0];
            (*d_r) += d_3 * ::rootgrad_autodiff::rules::sin(*r);
            d_t_v[0] += d_t_result * (*r).sin();
            ::rootgrad_autodiff::rt::accumulate(&mut (*d_r), &(d_x));
            let d_4 = d_result * v[0];
            (*d_r) += d_4 * ::rootgrad_autodiff::rules::sin(*r);
            d_v[0] += d_result * (*r).sin();
            d_v.swap(at_5, at_6);
            d_t_v.swap(at_3, at_4);
            let d_5 = shape_1.replace(&mut (*d_v));
            ::rootgrad_autodiff::rt::accumulate(&mut d_n, &d_5);
            let d_6 = shape_2.replace(&mut (*d_t_v));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_n, &d_6);
            ::rootgrad_autodiff::rt::accumulate(&mut d_v[0], &(d_n[1]));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_v[0], &(d_t_n[1]));
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp<'__shadow>(
            called: impl ::core::ops::Fn(&mut Num, &mut Vector) -> f64 + 'static,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a0: &Num,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Num>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<Num>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Num>,
            a2: &Vector,
            d2: impl ::rootgrad_autodiff::rt::ScalarShadow<Vector>,
            a3: impl ::rootgrad_autodiff::rt::TangentRef<Vector>,
            d3: impl ::rootgrad_autodiff::rt::ScalarShadow<Vector>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(f64, f64)>,
        ) {
            let _ = Self::__of(called);
            let mut zero3 = ::core::option::Option::None;
            let a3 = a3.or_zero(&*a2, &mut zero3);
            let mut store3 = ::rootgrad_autodiff::rt::discarded(a3);
            let d3 = d3.or_discard(&mut store3);
            let mut a3 = ::std::borrow::ToOwned::to_owned(a3);
            let mut store2 = ::rootgrad_autodiff::rt::discarded(a2);
            let d2 = d2.or_discard(&mut store2);
            let mut a2 = ::std::borrow::ToOwned::to_owned(a2);
            let mut zero1 = ::core::option::Option::None;
            let a1 = a1.or_zero(&*a0, &mut zero1);
            let mut store1 = ::rootgrad_autodiff::rt::discarded(a1);
            let d1 = d1.or_discard(&mut store1);
            let mut a1 = ::std::borrow::ToOwned::to_owned(a1);
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let mut a0 = ::std::borrow::ToOwned::to_owned(a0);
            Self::pushforward_pullback(
                &mut a0,
                d0,
                &mut a1,
                d1,
                &mut a2,
                d2,
                &mut a3,
                d3,
                d_ret.seed(),
            );
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __vjp<'__shadow>(
            a0: &Num,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Num>,
            a1: &Vector,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Vector>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
        ) {
            let mut store1 = ::rootgrad_autodiff::rt::discarded(a1);
            let d1 = d1.or_discard(&mut store1);
            let mut a1 = ::std::borrow::ToOwned::to_owned(a1);
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let mut a0 = ::std::borrow::ToOwned::to_owned(a0);
            let _primal = Self::pullback(&mut a0, d0, &mut a1, d1, d_ret.seed());
        }
    }
    ///The derivative of [`converted`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    enum converted {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl converted {
        /// Of what the function writes, the derivative gets the values before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        fn __of<F: 'static>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_function(called, &converted)
        }
        /// The reverse derivative of [`converted`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pullback(c: &C, d_c: &mut C, x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
            ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
            let result: f64 = ((x[1] * c.a) * f64::from(u8::try_from(c.k).unwrap()))
                * x[usize::from(u8::from((c.k > 1)))];
            let mut d_result = d_ret;
            let d_1 = d_result * x[usize::from(u8::from((c.k > 1)))];
            let d_2 = d_1 * f64::from(u8::try_from(c.k).unwrap());
            d_x[1] += d_2 * c.a;
            d_c.a += d_2 * x[1];
            d_x[usize::from(u8::from((c.k > 1)))]
                += d_result * ((x[1] * c.a) * f64::from(u8::try_from(c.k).unwrap()));
            result
        }
        /// The forward derivative of [`converted`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pushforward(c: &C, t_c: &C, x: &[f64], t_x: &[f64]) -> (f64, f64) {
            ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
            let result: f64 = ((x[1] * c.a) * f64::from(u8::try_from(c.k).unwrap()))
                * x[usize::from(u8::from((c.k > 1)))];
            let t_result: f64 = ((t_x[1] * c.a
                + x[1] * ::rootgrad_autodiff::rt::scalar(t_c.a))
                * f64::from(u8::try_from(c.k).unwrap()))
                * x[usize::from(u8::from((c.k > 1)))]
                + ((x[1] * c.a) * f64::from(u8::try_from(c.k).unwrap()))
                    * t_x[usize::from(u8::from((c.k > 1)))];
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp(
            called: impl ::core::ops::Fn(&C, &[f64]) -> f64 + 'static,
            a0: &C,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<C>,
            a1: &[f64],
            t1: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
        ) -> (f64, f64) {
            let _ = Self::__of(called);
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            let mut store1 = ::core::option::Option::None;
            let t1 = t1.or_zero(&*a1, &mut store1);
            Self::pushforward(a0, t0, a1, t1)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn pushforward_pullback(
            c: &C,
            d_c: &mut C,
            t_c: &C,
            d_t_c: &mut C,
            x: &[f64],
            d_x: &mut [f64],
            t_x: &[f64],
            d_t_x: &mut [f64],
            d_ret: (f64, f64),
        ) {
            ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
            ::rootgrad_autodiff::rt::same_length("t_x", t_x.len(), d_t_x.len());
            let result: f64 = ((x[1] * c.a) * f64::from(u8::try_from(c.k).unwrap()))
                * x[usize::from(u8::from((c.k > 1)))];
            let t_result: f64 = ((((t_x[1] * c.a) + (x[1] * t_c.a))
                * f64::from(u8::try_from(c.k).unwrap()))
                * x[usize::from(u8::from((c.k > 1)))])
                + (((x[1] * c.a) * f64::from(u8::try_from(c.k).unwrap()))
                    * t_x[usize::from(u8::from((c.k > 1)))]);
            let result_2: (f64, f64) = (result, t_result);
            let mut d_result_2 = d_ret;
            let mut d_result: f64 = -0.0;
            let mut d_t_result: f64 = -0.0;
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            let d_1 = d_t_result * x[usize::from(u8::from((c.k > 1)))];
            let d_2 = d_1 * f64::from(u8::try_from(c.k).unwrap());
            d_t_x[1] += d_2 * c.a;
            d_c.a += d_2 * t_x[1];
            d_x[1] += d_2 * t_c.a;
            d_t_c.a += d_2 * x[1];
            d_x[usize::from(u8::from((c.k > 1)))]
                += d_t_result
                    * (((t_x[1] * c.a) + (x[1] * t_c.a))
                        * f64::from(u8::try_from(c.k).unwrap()));
            let d_3 = d_t_result * t_x[usize::from(u8::from((c.k > 1)))];
            let d_4 = d_3 * f64::from(u8::try_from(c.k).unwrap());
            d_x[1] += d_4 * c.a;
            d_c.a += d_4 * x[1];
            d_t_x[usize::from(u8::from((c.k > 1)))]
                += d_t_result * ((x[1] * c.a) * f64::from(u8::try_from(c.k).unwrap()));
            let d_5 = d_result * x[usize::from(u8::from((c.k > 1)))];
            let d_6 = d_5 * f64::from(u8::try_from(c.k).unwrap());
            d_x[1] += d_6 * c.a;
            d_c.a += d_6 * x[1];
            d_x[usize::from(u8::from((c.k > 1)))]
                += d_result * ((x[1] * c.a) * f64::from(u8::try_from(c.k).unwrap()));
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp<'__shadow>(
            called: impl ::core::ops::Fn(&C, &[f64]) -> f64 + 'static,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a0: &C,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<C>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<C>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<C>,
            a2: &[f64],
            d2: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            a3: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
            d3: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(f64, f64)>,
        ) {
            let _ = Self::__of(called);
            let mut zero3 = ::core::option::Option::None;
            let a3 = a3.or_zero(&*a2, &mut zero3);
            let mut store3 = ::std::vec::Vec::new();
            let d3 = ::rootgrad_autodiff::rt::or_zeroed(
                d3.into_slice(),
                a3.len(),
                &mut store3,
            );
            let mut store2 = ::std::vec::Vec::new();
            let d2 = ::rootgrad_autodiff::rt::or_zeroed(
                d2.into_slice(),
                a2.len(),
                &mut store2,
            );
            let mut zero1 = ::core::option::Option::None;
            let a1 = a1.or_zero(&*a0, &mut zero1);
            let mut store1 = ::rootgrad_autodiff::rt::discarded(a1);
            let d1 = d1.or_discard(&mut store1);
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            Self::pushforward_pullback(a0, d0, a1, d1, a2, d2, a3, d3, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __vjp<'__shadow>(
            a0: &C,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<C>,
            a1: &[f64],
            d1: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
        ) {
            let mut store1 = ::std::vec::Vec::new();
            let d1 = ::rootgrad_autodiff::rt::or_zeroed(
                d1.into_slice(),
                a1.len(),
                &mut store1,
            );
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let _primal = Self::pullback(a0, d0, a1, d1, d_ret.seed());
        }
    }
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::callees!(
            taken as rule_of_taken, of_alias as rule_of_of_alias, converted as
            rule_of_converted
        );
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
        let mut p = P {
            opt: None,
            arr: [1.0, 2.0],
            pair: (0.0, 0.0),
            hits: ::std::vec![x[5]],
        };
        let q = P {
            opt: Some(x[0]),
            arr: [x[1], x[2]],
            pair: (x[3], x[4]),
            hits: ::std::vec![x[0], x[1]],
        };
        let mut n = x[0];
        let mut v = x.to_vec();
        kept_3.keep_when(rule_of_taken::__BEFORE, &p);
        let value = rule_of_taken::__of(taken)(&mut p, &q);
        let t = value * p.hits[0];
        kept_1.keep_when(rule_of_of_alias::__BEFORE, &n);
        kept_2.keep_when(rule_of_of_alias::__BEFORE, &v);
        let value_2 = rule_of_of_alias::__of(of_alias)(&mut n, &mut v);
        let t_3 = t + (value_2 * v[1]);
        let t_2 = C { k: 3, a: x[0] };
        let value_3 = rule_of_converted::__of(converted)(&t_2, x);
        let result: f64 = t_3 + value_3;
        let mut d_result = d_ret;
        let mut d_p = ::rootgrad_autodiff::Differentiable::zero_like(&p);
        let mut d_q = ::rootgrad_autodiff::Differentiable::zero_like(&q);
        let mut d_n: f64 = -0.0;
        let mut d_v = ::rootgrad_autodiff::Differentiable::zero_like(&v);
        let mut d_value = ::rootgrad_autodiff::Differentiable::zero_like(&value);
        let mut d_t = ::rootgrad_autodiff::Differentiable::zero_like(&t);
        let mut d_value_2: f64 = -0.0;
        let mut d_t_3: f64 = -0.0;
        let mut d_t_2 = ::rootgrad_autodiff::Differentiable::zero_like(&t_2);
        let mut d_value_3: f64 = -0.0;
        d_t_3 += d_result;
        d_value_3 += d_result;
        rule_of_converted::__vjp(&t_2, &mut d_t_2, x, &mut (*d_x), d_value_3);
        let C { k: _, a: d_1 } = &d_t_2 else {
            ::rootgrad_autodiff::rt::wrong_variant()
        };
        d_x[0] += (*d_1);
        d_t += d_t_3;
        d_value_2 += d_t_3 * v[1];
        d_v[1] += d_t_3 * value_2;
        let v_1 = kept_1.take_when(rule_of_of_alias::__BEFORE);
        let v_2 = kept_2.take_when(rule_of_of_alias::__BEFORE);
        rule_of_of_alias::__vjp(
            &*::rootgrad_autodiff::rt::before_or(&v_1, &n),
            &mut d_n,
            &*::rootgrad_autodiff::rt::before_or(&v_2, &v),
            &mut d_v,
            d_value_2,
        );
        let d_2 = ::rootgrad_autodiff::rt::scalar(d_t);
        d_value += d_2 * p.hits[0];
        d_p.hits[0] += d_2 * value;
        let v_3 = kept_3.take_when(rule_of_taken::__BEFORE);
        rule_of_taken::__vjp(
            &*::rootgrad_autodiff::rt::before_or(&v_3, &p),
            &mut d_p,
            &q,
            &mut d_q,
            d_value,
        );
        ::rootgrad_autodiff::rt::accumulate_slice(&mut (*d_x)[..], &d_v[..]);
        d_x[0] += d_n;
        let P { opt: d_3, arr: d_5, pair: d_6, hits: d_7 } = &d_q else {
            ::rootgrad_autodiff::rt::wrong_variant()
        };
        let Some(d_4) = &(*d_3) else { ::rootgrad_autodiff::rt::wrong_variant() };
        d_x[0] += (*d_4);
        d_x[1] += (*d_5)[0];
        d_x[2] += (*d_5)[1];
        d_x[3] += (*d_6).0;
        d_x[4] += (*d_6).1;
        d_x[0] += (*d_7)[0];
        d_x[1] += (*d_7)[1];
        let P { opt: _, arr: _, pair: _, hits: d_8 } = &d_p else {
            ::rootgrad_autodiff::rt::wrong_variant()
        };
        d_x[5] += (*d_8)[0];
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(
            taken as rule_of_taken, of_alias as rule_of_of_alias, converted as
            rule_of_converted
        );
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut t_p = P {
            opt: ::rootgrad_autodiff::Differentiable::zero_like(&(None)),
            arr: ::rootgrad_autodiff::Differentiable::zero_like(&([1.0, 2.0])),
            pair: ::rootgrad_autodiff::Differentiable::zero_like(&((0.0, 0.0))),
            hits: ::std::vec![t_x[5]],
        };
        let mut p = P {
            opt: None,
            arr: [1.0, 2.0],
            pair: (0.0, 0.0),
            hits: ::std::vec![x[5]],
        };
        let t_q = P {
            opt: Some(t_x[0]),
            arr: [t_x[1], t_x[2]],
            pair: (t_x[3], t_x[4]),
            hits: ::std::vec![t_x[0], t_x[1]],
        };
        let q = P {
            opt: Some(x[0]),
            arr: [x[1], x[2]],
            pair: (x[3], x[4]),
            hits: ::std::vec![x[0], x[1]],
        };
        let mut n = x[0];
        let mut t_n = t_x[0];
        let mut v = x.to_vec();
        let mut t_v = t_x.to_vec();
        let (v_1, t_value) = rule_of_taken::__jvp(taken, &mut p, &mut t_p, &q, &t_q);
        let value = v_1;
        let t = value * p.hits[0];
        let t_t = ::rootgrad_autodiff::rt::tangent_at(
            t_value * p.hits[0] + value * ::rootgrad_autodiff::rt::scalar(t_p.hits[0]),
            t,
        );
        let (v_2, t_value_2) = rule_of_of_alias::__jvp(
            of_alias,
            &mut n,
            &mut t_n,
            &mut v,
            &mut t_v,
        );
        let value_2 = v_2;
        let t_3 = t + (value_2 * v[1]);
        let t_t_3 = t_t + (t_value_2 * v[1] + value_2 * t_v[1]);
        let t_t_2 = C {
            k: ::rootgrad_autodiff::Differentiable::zero_like(&(3)),
            a: t_x[0],
        };
        let t_2 = C { k: 3, a: x[0] };
        let (v_3, t_value_3) = rule_of_converted::__jvp(converted, &t_2, &t_t_2, x, t_x);
        let value_3 = v_3;
        let result: f64 = t_3 + value_3;
        let t_result: f64 = t_t_3 + t_value_3;
        (result, t_result)
    }
}
