// Written by the golden test; do not edit.
mod counted {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut s = x[0];
        let mut count = 0usize;
        let length = x.len();
        for i in 0..length {
            let v = &x[i];
            let st = Stats { count: &mut count };
            if (*v) > 0.0 {
                (*st.count) += 1;
            }
            s = (s * 0.5) + ((*v) * kept_1.keep((count as f64)));
        }
        let result: f64 = (s * s) + x[1];
        let mut d_result = d_ret;
        let mut d_s: f64 = -0.0;
        d_s += d_result * s;
        d_s += d_result * s;
        d_x[1] += d_result;
        for i in (0..length).rev() {
            let v_1 = kept_1.take();
            let d_1 = ::core::mem::take(&mut d_s);
            d_s += d_1 * 0.5;
            d_x[i] += d_1 * v_1;
        }
        d_x[0] += d_s;
        kept_1.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut s = x[0];
        let mut t_s = t_x[0];
        let mut count = 0usize;
        let length = x.len();
        for i in 0..length {
            let v = &x[i];
            let t_v = &t_x[i];
            let st = Stats { count: &mut count };
            if (*v) > 0.0 {
                (*st.count) += 1;
            }
            t_s = (t_s * 0.5) + ((*t_v) * (count as f64));
            s = (s * 0.5) + ((*v) * (count as f64));
        }
        let result: f64 = (s * s) + x[1];
        let t_result: f64 = (t_s * s + s * t_s) + t_x[1];
        (result, t_result)
    }
}
mod in_options {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut s = x[0];
        let mut n = 0usize;
        let mut c = 0.5;
        let length = x.len();
        for i in 0..length {
            let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
            let v = &x[i];
            let t_2 = Some(&mut n);
            match t_2 {
                Some(p) => {
                    (*p) += 1;
                }
                _ => {}
            }
            let item = &mut c;
            let item_2 = 5;
            (*item) += 1.0;
            s = (s * 0.5) + (((*v) * kept_2.keep((n as f64))) * kept_1.keep(c));
            pass_1.push((kept_1.take(), kept_2.take()));
        }
        let result: f64 = (s * s) + x[1];
        let mut d_result = d_ret;
        let mut d_s: f64 = -0.0;
        d_s += d_result * s;
        d_s += d_result * s;
        d_x[1] += d_result;
        for i in (0..length).rev() {
            let (v_1, v_2) = pass_1.take();
            let d_1 = ::core::mem::take(&mut d_s);
            d_s += d_1 * 0.5;
            let d_2 = d_1 * v_1;
            d_x[i] += d_2 * v_2;
        }
        d_x[0] += d_s;
        pass_1.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut s = x[0];
        let mut t_s = t_x[0];
        let mut n = 0usize;
        let mut c = 0.5;
        let length = x.len();
        for i in 0..length {
            let v = &x[i];
            let t_v = &t_x[i];
            let t_2 = Some(&mut n);
            match t_2 {
                Some(p) => {
                    (*p) += 1;
                }
                _ => {}
            }
            let item = &mut c;
            let item_2 = 5;
            (*item) += 1.0;
            t_s = (t_s * 0.5) + (((*t_v) * (n as f64)) * c);
            s = (s * 0.5) + (((*v) * (n as f64)) * c);
        }
        let result: f64 = (s * s) + x[1];
        let t_result: f64 = (t_s * s + s * t_s) + t_x[1];
        (result, t_result)
    }
}
mod then_some {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut s = x[0];
        let mut count = 0usize;
        let length = x.len();
        for i in 0..length {
            let v = &x[i];
            let other = &mut count;
            let t;
            if (*v) > 0.0 {
                t = Some(other);
            } else {
                t = None;
            }
            match t {
                Some(c) => {
                    (*c) += 1;
                }
                _ => {}
            }
            s = (s * 0.5) + ((*v) * kept_1.keep((count as f64)));
        }
        let result: f64 = (s * s) + x[1];
        let mut d_result = d_ret;
        let mut d_s: f64 = -0.0;
        d_s += d_result * s;
        d_s += d_result * s;
        d_x[1] += d_result;
        for i in (0..length).rev() {
            let v_1 = kept_1.take();
            let d_1 = ::core::mem::take(&mut d_s);
            d_s += d_1 * 0.5;
            d_x[i] += d_1 * v_1;
        }
        d_x[0] += d_s;
        kept_1.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut s = x[0];
        let mut t_s = t_x[0];
        let mut count = 0usize;
        let length = x.len();
        for i in 0..length {
            let v = &x[i];
            let t_v = &t_x[i];
            let other = &mut count;
            let t;
            if (*v) > 0.0 {
                t = Some(other);
            } else {
                t = None;
            }
            match t {
                Some(c) => {
                    (*c) += 1;
                }
                _ => {}
            }
            t_s = (t_s * 0.5) + ((*t_v) * (count as f64));
            s = (s * 0.5) + ((*v) * (count as f64));
        }
        let result: f64 = (s * s) + x[1];
        let t_result: f64 = (t_s * s + s * t_s) + t_x[1];
        (result, t_result)
    }
}
mod matched {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut s = x[0];
        let mut c = 0.5;
        for _ in 0..2 {
            {
                let t = (&mut c, 3);
                match t {
                    (p, k) => {
                        (*p) += k as f64;
                    }
                }
            }
            s = s * kept_1.keep(c);
            s += x[1];
        }
        let result: f64 = (s * s) + x[1];
        let mut d_result = d_ret;
        let mut d_s: f64 = -0.0;
        d_s += d_result * s;
        d_s += d_result * s;
        d_x[1] += d_result;
        for _ in (0..2).rev() {
            let v_1 = kept_1.take();
            let d_1 = d_s;
            d_x[1] += d_1;
            let d_2 = ::core::mem::take(&mut d_s);
            d_s += d_2 * v_1;
        }
        d_x[0] += d_s;
        kept_1.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut s = x[0];
        let mut t_s = t_x[0];
        let mut c = 0.5;
        for _ in 0..2 {
            {
                let t = (&mut c, 3);
                match t {
                    (p, k) => {
                        (*p) += k as f64;
                    }
                }
            }
            t_s = t_s * c;
            s = s * c;
            t_s += t_x[1];
            s += x[1];
        }
        let result: f64 = (s * s) + x[1];
        let t_result: f64 = (t_s * s + s * t_s) + t_x[1];
        (result, t_result)
    }
}
mod renamed {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let xs = ::std::vec![0.1, 0.3];
        let mut g = 0.0;
        for k in 0..3 {
            g += x[k] * xs[(k % 2)];
        }
        let ys = ::core::clone::Clone::clone(&xs);
        let result: f64 = g * ys[0];
        let mut d_result = d_ret;
        let mut d_g: f64 = -0.0;
        d_g += d_result * ys[0];
        for k in 0..3 {
            let d_1 = d_g;
            d_x[k] += d_1 * xs[(k % 2)];
        }
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let xs = ::std::vec![0.1, 0.3];
        let mut g = 0.0;
        let mut t_g = 0.0;
        for k in 0..3 {
            t_g += t_x[k] * xs[(k % 2)];
            g += x[k] * xs[(k % 2)];
        }
        let ys = xs;
        let result: f64 = g * ys[0];
        let t_result: f64 = t_g * ys[0];
        (result, t_result)
    }
}
mod constructor {
    impl S {
        /// The reverse derivative of [`new`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn new_pullback(x: &[f64], d_x: &mut [f64], d_ret: S) -> S {
            ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
            let length = ::rootgrad_autodiff::rt::count(0, x.len());
            let mut order: ::std::vec::Vec<usize> = ::std::vec![
                ::core::default::Default::default(); length
            ];
            let length_2 = ::rootgrad_autodiff::rt::count(0, x.len());
            for i_2 in 0..length_2 {
                order[i_2] = ::rootgrad_autodiff::rt::nth_before(0, x.len(), i_2);
            }
            order.sort_by(|&a, &b| x[a].total_cmp(&x[b]));
            let mut sum_2: f64 = -0.0;
            let length_3 = order.len();
            for i_3 in 0..length_3 {
                let k = i_3;
                let i = order[i_3];
                sum_2 += x[i] * (k as f64);
            }
            let s = sum_2;
            let result: S = S {
                order: ::core::clone::Clone::clone(&order),
                s: s,
            };
            let mut d_result = d_ret;
            let mut d_sum_2: f64 = -0.0;
            let mut d_s: f64 = -0.0;
            let S { order: _, s: d_1 } = &d_result else {
                ::rootgrad_autodiff::rt::wrong_variant()
            };
            d_s += (*d_1);
            d_sum_2 += d_s;
            for i_3 in 0..length_3 {
                let k = i_3;
                let i = order[i_3];
                let d_2 = d_sum_2;
                d_x[i] += d_2 * (k as f64);
            }
            result
        }
        /// The forward derivative of [`new`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn new_pushforward(x: &[f64], t_x: &[f64]) -> (S, S) {
            ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
            let length = ::rootgrad_autodiff::rt::count(0, x.len());
            let mut order: ::std::vec::Vec<usize> = ::std::vec![
                ::core::default::Default::default(); length
            ];
            let length_2 = ::rootgrad_autodiff::rt::count(0, x.len());
            for i_2 in 0..length_2 {
                order[i_2] = ::rootgrad_autodiff::rt::nth_before(0, x.len(), i_2);
            }
            order.sort_by(|&a, &b| x[a].total_cmp(&x[b]));
            let mut sum_2: f64 = -0.0;
            let mut t_sum_2: f64 = 0.0;
            let length_3 = order.len();
            for i_3 in 0..length_3 {
                let k = i_3;
                let i = order[i_3];
                t_sum_2 += t_x[i] * (k as f64);
                sum_2 += x[i] * (k as f64);
            }
            let s = sum_2;
            let t_s = t_sum_2;
            let t_result: S = S {
                order: ::rootgrad_autodiff::Differentiable::zero_like(&(order)),
                s: t_s,
            };
            let result: S = S { order: order, s: s };
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_new(
            a0: &[f64],
            t0: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
        ) -> (S, S) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            Self::new_pushforward(a0, t0)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn new_pushforward_pullback(
            x: &[f64],
            d_x: &mut [f64],
            t_x: &[f64],
            d_t_x: &mut [f64],
            d_ret: (S, S),
        ) {
            ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
            ::rootgrad_autodiff::rt::same_length("t_x", t_x.len(), d_t_x.len());
            let length = ::rootgrad_autodiff::rt::count(0, x.len());
            let mut order: ::std::vec::Vec<usize> = ::std::vec![
                ::core::default::Default::default(); length
            ];
            let length_2 = ::rootgrad_autodiff::rt::count(0, x.len());
            for i_2 in 0..length_2 {
                order[i_2] = ::rootgrad_autodiff::rt::nth_before(0, x.len(), i_2);
            }
            order.sort_by(|&a, &b| x[a].total_cmp(&x[b]));
            let mut sum_2: f64 = -0.0;
            let mut t_sum_2: f64 = 0.0;
            let length_3 = order.len();
            for i_3 in 0..length_3 {
                let k = i_3;
                let i = order[i_3];
                t_sum_2 += t_x[i] * (k as f64);
                sum_2 += x[i] * (k as f64);
            }
            let s = sum_2;
            let t_s = t_sum_2;
            let t_result: S = S {
                order: ::rootgrad_autodiff::Differentiable::zero_like(&order),
                s: t_s,
            };
            let result: S = S {
                order: ::core::clone::Clone::clone(&order),
                s: s,
            };
            let result_2: (S, S) = (
                ::core::clone::Clone::clone(&result),
                ::core::clone::Clone::clone(&t_result),
            );
            let mut d_result_2 = d_ret;
            let mut d_sum_2: f64 = -0.0;
            let mut d_t_sum_2: f64 = -0.0;
            let mut d_s: f64 = -0.0;
            let mut d_t_s: f64 = -0.0;
            let mut d_t_result = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_result,
            );
            let mut d_result = ::rootgrad_autodiff::Differentiable::zero_like(&result);
            ::rootgrad_autodiff::rt::accumulate(&mut d_result, &(d_result_2.0));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_result, &(d_result_2.1));
            let S { order: _, s: d_1 } = &d_result else {
                ::rootgrad_autodiff::rt::wrong_variant()
            };
            d_s += (*d_1);
            let S { order: _, s: d_2 } = &d_t_result else {
                ::rootgrad_autodiff::rt::wrong_variant()
            };
            d_t_s += (*d_2);
            d_t_sum_2 += d_t_s;
            d_sum_2 += d_s;
            for i_3 in 0..length_3 {
                let k = i_3;
                let i = order[i_3];
                let d_3 = d_sum_2;
                d_x[i] += d_3 * (k as f64);
                let d_4 = d_t_sum_2;
                d_t_x[i] += d_4 * (k as f64);
            }
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_vjp_new<'__shadow>(
            a0: &[f64],
            d0: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
            d1: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(S, S)>,
        ) {
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
            Self::new_pushforward_pullback(a0, d0, a1, d1, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_vjp_new<'__shadow>(
            a0: &[f64],
            d0: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<S>,
        ) {
            let mut store0 = ::std::vec::Vec::new();
            let d0 = ::rootgrad_autodiff::rt::or_zeroed(
                d0.into_slice(),
                a0.len(),
                &mut store0,
            );
            let _primal = Self::new_pullback(a0, d0, d_ret.seed());
        }
    }
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::callees!(; fn __path_vjp_new);
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let s = S::new(x);
        let result: f64 = ((s.s * s.s) * (s.order[0] as f64)) + x[s.order[1]];
        let mut d_result = d_ret;
        let mut d_s = ::rootgrad_autodiff::Differentiable::zero_like(&s);
        let d_1 = d_result * (s.order[0] as f64);
        d_s.s += d_1 * s.s;
        d_s.s += d_1 * s.s;
        let d_2 = d_result * (s.s * s.s);
        ::rootgrad_autodiff::rt::accumulate_cast(&mut d_s.order[0], d_2);
        d_x[s.order[1]] += d_result;
        S::__path_vjp_new(x, &mut (*d_x), d_s);
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(; fn __path_jvp_new);
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let (v_1, t_s) = S::__path_jvp_new(x, t_x);
        let s = v_1;
        let result: f64 = ((s.s * s.s) * (s.order[0] as f64)) + x[s.order[1]];
        let t_result: f64 = ((::rootgrad_autodiff::rt::scalar(t_s.s) * s.s
            + s.s * ::rootgrad_autodiff::rt::scalar(t_s.s)) * (s.order[0] as f64)
            + (s.s * s.s)
                * ::rootgrad_autodiff::rt::cast_scalar::<
                    _,
                    f64,
                >(::rootgrad_autodiff::rt::scalar(t_s.order[0])))
            + ::rootgrad_autodiff::rt::scalar(t_x[s.order[1]]);
        (result, t_result)
    }
}
mod grown {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
        let pts = x.to_vec();
        let mut s = x[1];
        let length = pts.len();
        for i in 0..length {
            let p = &pts[i];
            s += ((*p) * (*p)) * kept_1.keep(s);
        }
        let mut q = ::core::clone::Clone::clone(&pts);
        q.push(s);
        let result: f64 = q[6] * q[0];
        let mut d_result = d_ret;
        let mut d_pts = ::rootgrad_autodiff::Differentiable::zero_like(&pts);
        let mut d_s: f64 = -0.0;
        let mut d_q = ::rootgrad_autodiff::Differentiable::zero_like(&q);
        d_q[6] += d_result * q[0];
        d_q[0] += d_result * q[6];
        let d_1 = ::rootgrad_autodiff::rt::popped(&mut d_q);
        d_s += d_1;
        ::rootgrad_autodiff::rt::accumulate(&mut d_pts, &(d_q));
        for i in (0..length).rev() {
            let v_1 = kept_1.take();
            let p = &pts[i];
            let d_p = &mut d_pts[i];
            let d_2 = d_s;
            let d_3 = d_2 * v_1;
            (*d_p) += d_3 * (*p);
            (*d_p) += d_3 * (*p);
            d_s += d_2 * ((*p) * (*p));
        }
        d_x[1] += d_s;
        ::rootgrad_autodiff::rt::accumulate_slice(&mut (*d_x)[..], &d_pts[..]);
        kept_1.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let pts = x.to_vec();
        let t_pts = t_x.to_vec();
        let mut s = x[1];
        let mut t_s = t_x[1];
        let length = pts.len();
        for i in 0..length {
            let p = &pts[i];
            let t_p = &t_pts[i];
            t_s += ((*t_p) * (*p) + (*p) * (*t_p)) * s + ((*p) * (*p)) * t_s;
            s += ((*p) * (*p)) * s;
        }
        let mut q = pts;
        let mut t_q = t_pts;
        t_q.push(t_s);
        q.push(s);
        let result: f64 = q[6] * q[0];
        let t_result: f64 = t_q[6] * q[0] + q[6] * t_q[0];
        (result, t_result)
    }
}
mod in_loops {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Tape::new();
        let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
        let names = ::std::vec![1u8, 2, 3];
        let mut s = x[0];
        let mut best = ::std::vec![];
        for k in 0..3 {
            let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
            let cand = kept_4.keep(::std::vec![k, (k + 1)]);
            s = kept_3.keep(s) * x[cand[1]];
            let length = cand.len();
            for i in 0..length {
                let c = &cand[i];
                s += x[(*c)] * kept_2.keep(s);
            }
            if k == 1 {
                best = cand;
            }
            pass_1.push((kept_3.take(), kept_4.take()));
        }
        let length_2 = names.len();
        for i_2 in 0..length_2 {
            let n = &names[i_2];
            s = kept_1.keep(s) * x[((*n) as usize)];
        }
        let keep = Some(::core::clone::Clone::clone(&names));
        let t = s * (best[0] as f64);
        let value = keep.unwrap();
        let result: f64 = t * (value.len() as f64);
        let mut d_result = d_ret;
        let mut d_s: f64 = -0.0;
        let mut d_t: f64 = -0.0;
        d_t += d_result * (value.len() as f64);
        d_s += d_t * (best[0] as f64);
        for i_2 in (0..length_2).rev() {
            let v_1 = kept_1.take();
            let n = &names[i_2];
            let d_1 = ::core::mem::take(&mut d_s);
            d_s += d_1 * x[((*n) as usize)];
            d_x[(*n) as usize] += d_1 * v_1;
        }
        for k in (0..3).rev() {
            let (v_3, cand) = pass_1.take();
            let length = cand.len();
            for i in (0..length).rev() {
                let v_2 = kept_2.take();
                let c = &cand[i];
                let d_2 = d_s;
                d_x[*c] += d_2 * v_2;
                d_s += d_2 * x[(*c)];
            }
            let d_3 = ::core::mem::take(&mut d_s);
            d_s += d_3 * x[cand[1]];
            d_x[cand[1]] += d_3 * v_3;
        }
        d_x[0] += d_s;
        kept_1.finish();
        kept_2.finish();
        pass_1.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let names = ::std::vec![1u8, 2, 3];
        let mut s = x[0];
        let mut t_s = t_x[0];
        let mut best = ::std::vec![];
        for k in 0..3 {
            let cand = ::std::vec![k, (k + 1)];
            t_s = t_s * x[cand[1]] + s * t_x[cand[1]];
            s = s * x[cand[1]];
            let length = cand.len();
            for i in 0..length {
                let c = &cand[i];
                t_s += t_x[*c] * s + x[(*c)] * t_s;
                s += x[(*c)] * s;
            }
            if k == 1 {
                best = cand;
            }
        }
        let length_2 = names.len();
        for i_2 in 0..length_2 {
            let n = &names[i_2];
            t_s = t_s * x[((*n) as usize)] + s * t_x[(*n) as usize];
            s = s * x[((*n) as usize)];
        }
        let keep = Some(names);
        let t = s * (best[0] as f64);
        let t_t = t_s * (best[0] as f64);
        let value = keep.unwrap();
        let result: f64 = t * (value.len() as f64);
        let t_result: f64 = t_t * (value.len() as f64);
        (result, t_result)
    }
}
mod without_copies {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
        let like_i = ::rootgrad_autodiff::rt::Like::new();
        let mut s = x[0];
        let mut all: Vec<Tag> = Vec::new();
        for i in 0..3 {
            like_i.of(&i);
            let t = Tag { k: i };
            s = kept_1.keep(s) * x[t.k];
            all.push(t);
        }
        let result: f64 = s * (all.len() as f64);
        let mut d_result = d_ret;
        let mut d_s: f64 = -0.0;
        d_s += d_result * (all.len() as f64);
        for i in (0..3).rev() {
            like_i.of(&i);
            let v_1 = kept_1.take();
            let t = Tag { k: i };
            let d_1 = ::core::mem::take(&mut d_s);
            d_s += d_1 * x[t.k];
            d_x[t.k] += d_1 * v_1;
        }
        d_x[0] += d_s;
        kept_1.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut s = x[0];
        let mut t_s = t_x[0];
        let mut all: Vec<Tag> = Vec::new();
        for i in 0..3 {
            let t = Tag { k: i };
            t_s = t_s * x[t.k] + s * ::rootgrad_autodiff::rt::scalar(t_x[t.k]);
            s = s * x[t.k];
            all.push(t);
        }
        let result: f64 = s * (all.len() as f64);
        let t_result: f64 = t_s * (all.len() as f64);
        (result, t_result)
    }
}
mod last_without_copies {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
        let like_i = ::rootgrad_autodiff::rt::Like::new();
        let mut s = x[0];
        let mut last = None;
        for i in 0..3 {
            like_i.of(&i);
            let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
            let t = Tag { k: i };
            s = kept_2.keep(s) * kept_1.keep((x[t.k] * s));
            last = Some(t);
            pass_1.push((kept_1.take(), kept_2.take()));
        }
        let t_5 = s;
        let t_2;
        let t_3;
        match last {
            Some(held_2) => {
                let t_4 = held_2;
                t_3 = Some(t_4.k);
            }
            None => {
                t_3 = None;
            }
        }
        match t_3 {
            Some(held) => {
                t_2 = held;
            }
            None => {
                panic!("called `Option::unwrap()` on a `None` value");
            }
        }
        let result: f64 = t_5 * (t_2 as f64);
        let mut d_result = d_ret;
        let mut d_s: f64 = -0.0;
        let mut d_t_5: f64 = -0.0;
        d_t_5 += d_result * (t_2 as f64);
        d_s += d_t_5;
        for i in (0..3).rev() {
            like_i.of(&i);
            let (v_1, v_2) = pass_1.take();
            let t = Tag { k: i };
            let d_1 = ::core::mem::take(&mut d_s);
            d_s += d_1 * v_1;
            let d_2 = d_1 * v_2;
            d_x[t.k] += d_2 * v_2;
            d_s += d_2 * x[t.k];
        }
        d_x[0] += d_s;
        pass_1.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut s = x[0];
        let mut t_s = t_x[0];
        let mut last = None;
        for i in 0..3 {
            let t = Tag { k: i };
            t_s = t_s * (x[t.k] * s)
                + s * (::rootgrad_autodiff::rt::scalar(t_x[t.k]) * s + x[t.k] * t_s);
            s = s * (x[t.k] * s);
            last = Some(t);
        }
        let t_5 = s;
        let t_t_5 = t_s;
        let t_2;
        let t_3;
        match last {
            Some(held_2) => {
                let t_4 = held_2;
                t_3 = Some(t_4.k);
            }
            None => {
                t_3 = None;
            }
        }
        match t_3 {
            Some(held) => {
                t_2 = held;
            }
            None => {
                panic!("called `Option::unwrap()` on a `None` value");
            }
        }
        let result: f64 = t_5 * (t_2 as f64);
        let t_result: f64 = t_t_5 * (t_2 as f64);
        (result, t_result)
    }
}
mod parts_of_fields {
    impl M {
        /// The reverse derivative of [`go`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn go_pullback(
            self: &mut Self,
            d_self: &mut Self,
            v: f64,
            d_ret: f64,
        ) -> (f64, f64) {
            let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
            {
                let part: &mut [_] = &mut self.w[1..4];
                {
                    let n = kept_2.keep((&mut (*part)).len());
                    for i in 0..(n / 2) {
                        let at = i;
                        let at_2 = (n - 1) - i;
                        (*part).swap(at, at_2);
                    }
                }
            }
            let result: f64 = kept_1.keep(self.w[1]) * v;
            let mut d_v = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result = d_ret;
            let v_1 = kept_1.take();
            d_self.w[1] += d_result * v;
            d_v += d_result * v_1;
            {
                {
                    let n = kept_2.take();
                    for i in (0..(n / 2)).rev() {
                        let at = i;
                        let at_2 = (n - 1) - i;
                        d_self.w[1..4].swap(at, at_2);
                    }
                }
            }
            (result, d_v)
        }
        /// The forward derivative of [`go`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn go_pushforward(
            self: &mut Self,
            t_self: &mut Self,
            v: f64,
            t_v: f64,
        ) -> (f64, f64) {
            {
                let part: &mut [_] = &mut self.w[1..4];
                let t_part: &mut [_] = &mut t_self.w[1..4];
                {
                    let n = (&mut (*part)).len();
                    for i in 0..(n / 2) {
                        let at = i;
                        let at_2 = (n - 1) - i;
                        (*t_part).swap(at, at_2);
                        (*part).swap(at, at_2);
                    }
                }
            }
            let result: f64 = self.w[1] * v;
            let t_result: f64 = ::rootgrad_autodiff::rt::scalar(t_self.w[1]) * v
                + self.w[1] * t_v;
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_go(
            &mut self,
            t0: impl ::rootgrad_autodiff::rt::TangentMut<Self>,
            a1: f64,
            t1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
        ) -> (f64, f64) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*self, &mut store0);
            let t1 = t1.or_zero(&a1);
            Self::go_pushforward(self, t0, a1, t1)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_go(
            a0: &mut Self,
            t0: impl ::rootgrad_autodiff::rt::TangentMut<Self>,
            a1: f64,
            t1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
        ) -> (f64, f64) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            let t1 = t1.or_zero(&a1);
            Self::go_pushforward(a0, t0, a1, t1)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn go_pushforward_pullback(
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
            {
                let part: &mut [_] = &mut self.w[1..4];
                let t_part: &mut [_] = &mut t_self.w[1..4];
                {
                    let n = kept_3.keep((&mut (*part)).len());
                    for i in 0..(n / 2) {
                        let at = i;
                        let at_2 = (n - 1) - i;
                        let at_3 = at;
                        let at_4 = at_2;
                        (*t_part).swap(at_3, at_4);
                        let at_5 = at;
                        let at_6 = at_2;
                        (*part).swap(at_5, at_6);
                    }
                }
            }
            let result: f64 = kept_2.keep(self.w[1]) * v;
            let t_result: f64 = (t_self.w[1] * v) + (kept_1.keep(self.w[1]) * t_v);
            let result_2: (f64, f64) = (result, t_result);
            let t_self = &*t_self;
            let mut d_v = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_v = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result_2 = d_ret;
            let mut d_result: f64 = -0.0;
            let mut d_t_result: f64 = -0.0;
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            let v_1 = kept_1.take();
            d_t_self.w[1] += d_t_result * v;
            d_v += d_t_result * t_self.w[1];
            d_self.w[1] += d_t_result * t_v;
            d_t_v += d_t_result * v_1;
            let v_2 = kept_2.take();
            d_self.w[1] += d_result * v;
            d_v += d_result * v_2;
            {
                {
                    let n = kept_3.take();
                    for i in (0..(n / 2)).rev() {
                        let at = i;
                        let at_2 = (n - 1) - i;
                        let at_3 = at;
                        let at_4 = at_2;
                        let at_5 = at;
                        let at_6 = at_2;
                        d_self.w[1..4].swap(at_5, at_6);
                        d_t_self.w[1..4].swap(at_3, at_4);
                    }
                }
            }
            (d_v, d_t_v)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp_go<'__shadow>(
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
            let (g2, g3) = Self::go_pushforward_pullback(
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
        fn __path_jvp_vjp_go<'__shadow>(
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
            let (g2, g3) = Self::go_pushforward_pullback(
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
        fn __vjp_go<'__shadow>(
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
            let (_primal, g1) = Self::go_pullback(&mut this, d0, a1, d_ret.seed());
            *d1.or_discard(&mut store1) += g1;
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_vjp_go<'__shadow>(
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
            let (_primal, g1) = Self::go_pullback(&mut a0, d0, a1, d_ret.seed());
            *d1.or_discard(&mut store1) += g1;
        }
    }
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::callees!(; fn __vjp_go);
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
        let mut m = M { w: x.to_vec() };
        let argument = x[0];
        kept_1.keep_owned(&m);
        let a = m.go(argument);
        let result: f64 = a * m.w[1];
        let mut d_result = d_ret;
        let mut d_m = ::rootgrad_autodiff::Differentiable::zero_like(&m);
        let mut d_argument: f64 = -0.0;
        let mut d_a = ::rootgrad_autodiff::Differentiable::zero_like(&a);
        d_a += d_result * m.w[1];
        d_m.w[1] += d_result * a;
        let v_1 = kept_1.take();
        (v_1)
            .__vjp_go(
                ::core::option::Option::Some(&mut d_m),
                argument,
                &mut d_argument,
                d_a,
            );
        d_x[0] += d_argument;
        let M { w: d_1 } = &d_m else { ::rootgrad_autodiff::rt::wrong_variant() };
        ::rootgrad_autodiff::rt::accumulate_slice(&mut (*d_x)[..], &(*d_1)[..]);
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(; fn __jvp_go);
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut t_m = M { w: t_x.to_vec() };
        let mut m = M { w: x.to_vec() };
        let argument = x[0];
        let t_argument = t_x[0];
        let (v_1, t_a) = (m).__jvp_go(&mut t_m, argument, t_argument);
        let a = v_1;
        let result: f64 = a * m.w[1];
        let t_result: f64 = t_a * m.w[1] + a * ::rootgrad_autodiff::rt::scalar(t_m.w[1]);
        (result, t_result)
    }
}
mod popped {
    impl M {
        /// The reverse derivative of [`go`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn go_pullback(
            self: &mut Self,
            d_self: &mut Self,
            v: f64,
            d_ret: f64,
        ) -> (f64, f64) {
            ::rootgrad_autodiff::callees!(; fn __vjp_unwrap);
            let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_3 = ::rootgrad_autodiff::Shapes::new();
            let present = ::rootgrad_autodiff::rt::length(&self.w) > 0;
            let t;
            if present {
                let at = kept_1.keep((::rootgrad_autodiff::rt::length(&self.w) - 1));
                let popped = self.w[at].clone();
                shape_2.keep(&popped);
                if let Some(last) = self.w.last() {
                    shape_1.keep(last);
                }
                self.w.pop();
                t = Some(popped);
                shape_3.keep(&t);
            } else {
                t = None {};
                shape_3.keep(&t);
            }
            let z = t;
            let value = ::core::clone::Clone::clone(&z).unwrap();
            let result: f64 = value * v;
            let mut d_v = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result = d_ret;
            let mut d_t = shape_3.zero();
            let mut d_z = ::rootgrad_autodiff::Differentiable::zero_like(&z);
            let mut d_value: f64 = -0.0;
            d_value += d_result * v;
            d_v += d_result * value;
            (z).__vjp_unwrap(::core::option::Option::Some(&mut d_z), d_value);
            ::rootgrad_autodiff::rt::accumulate(&mut d_t, &(d_z));
            if present {
                let at = kept_1.take();
                let mut d_popped = shape_2.zero();
                let d_1 = ::rootgrad_autodiff::Differentiable::take(&mut d_t);
                let Some(d_2) = &d_1 else { ::rootgrad_autodiff::rt::wrong_variant() };
                ::rootgrad_autodiff::rt::accumulate(&mut d_popped, &((*d_2)));
                d_self.w.push(shape_1.zero());
                ::rootgrad_autodiff::rt::accumulate(&mut d_self.w[at], &d_popped);
            } else {
                let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_t);
            }
            (result, d_v)
        }
        /// The forward derivative of [`go`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn go_pushforward(
            self: &mut Self,
            t_self: &mut Self,
            v: f64,
            t_v: f64,
        ) -> (f64, f64) {
            ::rootgrad_autodiff::callees!(; fn __jvp_unwrap);
            let present = ::rootgrad_autodiff::rt::length(&self.w) > 0;
            let t;
            let t_t;
            if present {
                let at = ::rootgrad_autodiff::rt::length(&self.w) - 1;
                let popped = self.w[at].clone();
                let t_popped = t_self.w[at].clone();
                t_self.w.pop();
                self.w.pop();
                t_t = Some(t_popped);
                t = Some(popped);
            } else {
                let v_1 = None {};
                t_t = ::rootgrad_autodiff::Differentiable::zero_like(&v_1);
                t = v_1;
            }
            let z = t;
            let t_z = t_t;
            let (v_2, t_value) = (z).__jvp_unwrap(&t_z);
            let value = v_2;
            let result: f64 = value * v;
            let t_result: f64 = t_value * v + value * t_v;
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_go(
            &mut self,
            t0: impl ::rootgrad_autodiff::rt::TangentMut<Self>,
            a1: f64,
            t1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
        ) -> (f64, f64) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*self, &mut store0);
            let t1 = t1.or_zero(&a1);
            Self::go_pushforward(self, t0, a1, t1)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_go(
            a0: &mut Self,
            t0: impl ::rootgrad_autodiff::rt::TangentMut<Self>,
            a1: f64,
            t1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
        ) -> (f64, f64) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            let t1 = t1.or_zero(&a1);
            Self::go_pushforward(a0, t0, a1, t1)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn go_pushforward_pullback(
            self: &mut Self,
            d_self: &mut Self,
            t_self: &mut Self,
            d_t_self: &mut Self,
            v: f64,
            t_v: f64,
            d_ret: (f64, f64),
        ) -> (f64, f64) {
            ::rootgrad_autodiff::callees!(; fn __jvp_unwrap => fn __jvp_vjp_unwrap);
            let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_3 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_4 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_5 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_6 = ::rootgrad_autodiff::Shapes::new();
            let present = ::rootgrad_autodiff::rt::length(&self.w) > 0;
            let t;
            let t_t;
            if present {
                let at = kept_3.keep((::rootgrad_autodiff::rt::length(&self.w) - 1));
                let popped = self.w[at].clone();
                shape_3.keep(&popped);
                let t_popped = t_self.w[at].clone();
                shape_4.keep(&t_popped);
                if kept_2.keep((::rootgrad_autodiff::rt::length(&t_self.w) > 0)) {
                    if let Some(last) = t_self.w.last() {
                        shape_2.keep(last);
                    }
                    t_self.w.pop();
                }
                if kept_1.keep((::rootgrad_autodiff::rt::length(&self.w) > 0)) {
                    if let Some(last) = self.w.last() {
                        shape_1.keep(last);
                    }
                    self.w.pop();
                }
                t_t = Some(t_popped);
                shape_6.keep(&t_t);
                t = Some(popped);
                shape_5.keep(&t);
            } else {
                let v_1 = None {};
                t_t = ::rootgrad_autodiff::Differentiable::zero_like(&v_1);
                shape_6.keep(&t_t);
                t = v_1;
                shape_5.keep(&t);
            }
            let z = t;
            let t_z = t_t;
            let v_2 = z.__jvp_unwrap(&t_z);
            let value = ::core::clone::Clone::clone(&v_2.0);
            let t_value = ::core::clone::Clone::clone(&v_2.1);
            let result: f64 = value * v;
            let t_result: f64 = (t_value * v) + (value * t_v);
            let result_2: (f64, f64) = (result, t_result);
            let t_self = &*t_self;
            let mut d_v = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_v = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result_2 = d_ret;
            let mut d_t = shape_5.zero();
            let mut d_t_t = shape_6.zero();
            let mut d_z = ::rootgrad_autodiff::Differentiable::zero_like(&z);
            let mut d_t_z = ::rootgrad_autodiff::Differentiable::zero_like(&t_z);
            let mut d_v_2 = ::rootgrad_autodiff::Differentiable::zero_like(&v_2);
            let mut d_value = ::rootgrad_autodiff::Differentiable::zero_like(&value);
            let mut d_t_value = ::rootgrad_autodiff::Differentiable::zero_like(&t_value);
            let mut d_result: f64 = -0.0;
            let mut d_t_result: f64 = -0.0;
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            d_t_value += d_t_result * v;
            d_v += d_t_result * t_value;
            d_value += d_t_result * t_v;
            d_t_v += d_t_result * value;
            d_value += d_result * v;
            d_v += d_result * value;
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_2.1, &(d_t_value));
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_2.0, &(d_value));
            (z)
                .__jvp_vjp_unwrap(
                    ::core::option::Option::Some(&mut d_z),
                    &t_z,
                    &mut d_t_z,
                    d_v_2,
                );
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_t, &(d_t_z));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t, &(d_z));
            if present {
                let at = kept_3.take();
                let mut d_popped = shape_3.zero();
                let mut d_t_popped = shape_4.zero();
                let d_1 = ::rootgrad_autodiff::Differentiable::take(&mut d_t);
                let Some(d_2) = &d_1 else { ::rootgrad_autodiff::rt::wrong_variant() };
                ::rootgrad_autodiff::rt::accumulate(&mut d_popped, &((*d_2)));
                let d_3 = ::rootgrad_autodiff::Differentiable::take(&mut d_t_t);
                let Some(d_4) = &d_3 else { ::rootgrad_autodiff::rt::wrong_variant() };
                ::rootgrad_autodiff::rt::accumulate(&mut d_t_popped, &((*d_4)));
                let v_3 = kept_1.take();
                if v_3 {
                    d_self.w.push(shape_1.zero());
                }
                let v_4 = kept_2.take();
                if v_4 {
                    d_t_self.w.push(shape_2.zero());
                }
                ::rootgrad_autodiff::rt::accumulate(&mut d_t_self.w[at], &d_t_popped);
                ::rootgrad_autodiff::rt::accumulate(&mut d_self.w[at], &d_popped);
            } else {
                let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_t);
                let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_t_t);
            }
            (d_v, d_t_v)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp_go<'__shadow>(
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
            let (g2, g3) = Self::go_pushforward_pullback(
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
        fn __path_jvp_vjp_go<'__shadow>(
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
            let (g2, g3) = Self::go_pushforward_pullback(
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
        fn __vjp_go<'__shadow>(
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
            let (_primal, g1) = Self::go_pullback(&mut this, d0, a1, d_ret.seed());
            *d1.or_discard(&mut store1) += g1;
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_vjp_go<'__shadow>(
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
            let (_primal, g1) = Self::go_pullback(&mut a0, d0, a1, d_ret.seed());
            *d1.or_discard(&mut store1) += g1;
        }
    }
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::callees!(; fn __vjp_go);
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
        let mut m = M { w: x.to_vec() };
        let argument = x[0];
        kept_1.keep_owned(&m);
        let a = m.go(argument);
        let result: f64 = a * m.w[1];
        let mut d_result = d_ret;
        let mut d_m = ::rootgrad_autodiff::Differentiable::zero_like(&m);
        let mut d_argument: f64 = -0.0;
        let mut d_a = ::rootgrad_autodiff::Differentiable::zero_like(&a);
        d_a += d_result * m.w[1];
        d_m.w[1] += d_result * a;
        let v_1 = kept_1.take();
        (v_1)
            .__vjp_go(
                ::core::option::Option::Some(&mut d_m),
                argument,
                &mut d_argument,
                d_a,
            );
        d_x[0] += d_argument;
        let M { w: d_1 } = &d_m else { ::rootgrad_autodiff::rt::wrong_variant() };
        ::rootgrad_autodiff::rt::accumulate_slice(&mut (*d_x)[..], &(*d_1)[..]);
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(; fn __jvp_go);
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut t_m = M { w: t_x.to_vec() };
        let mut m = M { w: x.to_vec() };
        let argument = x[0];
        let t_argument = t_x[0];
        let (v_1, t_a) = (m).__jvp_go(&mut t_m, argument, t_argument);
        let a = v_1;
        let result: f64 = a * m.w[1];
        let t_result: f64 = t_a * m.w[1] + a * ::rootgrad_autodiff::rt::scalar(t_m.w[1]);
        (result, t_result)
    }
}
