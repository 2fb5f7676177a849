// Written by the golden test; do not edit.
mod array_map_from_fn {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(p: &[f64], d_p: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("p", p.len(), d_p.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_3 = ::rootgrad_autodiff::Shapes::new();
        let mut d_result = d_ret;
        let mut array_2: [f64; 3] = ::rootgrad_autodiff::rt::any_array();
        let length = array_2.len();
        for i_2 in 0..length {
            let i = i_2;
            array_2[i_2] = p[i] * ((i as f64) + 1.0);
        }
        let a: [f64; 3] = ::core::clone::Clone::clone(&array_2);
        let mut b = ::rootgrad_autodiff::rt::any_array_like(&a);
        let length_2 = b.len();
        for i_3 in 0..length_2 {
            let x = a[i_3];
            b[i_3] = x.sin() + p[0];
        }
        let t = [p[0], p[1], p[2]];
        let mut c = ::rootgrad_autodiff::rt::any_array_like(&t);
        let length_3 = c.len();
        for i_4 in 0..length_3 {
            let x_2 = t[i_4];
            let exp_2 = x_2.exp();
            c[i_4] = exp_2;
        }
        let mut array_5: [[f64; 2]; 2] = ::rootgrad_autodiff::rt::any_array();
        let length_4 = array_5.len();
        for i_5 in 0..length_4 {
            let i_6 = i_5;
            let mut array_6 = ::rootgrad_autodiff::rt::any_array();
            shape_3.keep(&array_6);
            let length_5 = kept_1.keep(array_6.len());
            for i_7 in 0..length_5 {
                let j = i_7;
                array_6[i_7] = b[i_6] * c[j];
            }
            shape_2.keep(&array_5[i_5]);
            array_5[i_5] = array_6;
        }
        let d: [[f64; 2]; 2] = ::core::clone::Clone::clone(&array_5);
        let mut e = ::rootgrad_autodiff::rt::any_array_like(&b);
        let length_6 = e.len();
        for i_8 in 0..length_6 {
            let x_3 = b[i_8];
            shape_1.keep(&e[i_8]);
            e[i_8] = [x_3, (x_3 * x_3)];
        }
        let t_2 = (d[0][1] * d[1][0]) + (e[2][1] * e[0][0]);
        let mut sum_2: f64 = -0.0;
        let length_7 = b.len().min(c.len());
        let mut d_array_2 = ::rootgrad_autodiff::Differentiable::zero_like(&array_2);
        let mut d_a = ::rootgrad_autodiff::Differentiable::zero_like(&a);
        let mut d_b = ::rootgrad_autodiff::Differentiable::zero_like(&b);
        let mut d_t = ::rootgrad_autodiff::Differentiable::zero_like(&t);
        let mut d_c = ::rootgrad_autodiff::Differentiable::zero_like(&c);
        let mut d_array_5 = ::rootgrad_autodiff::Differentiable::zero_like(&array_5);
        let mut d_d = ::rootgrad_autodiff::Differentiable::zero_like(&d);
        let mut d_e = ::rootgrad_autodiff::Differentiable::zero_like(&e);
        let mut d_t_2: f64 = -0.0;
        let mut d_sum_2: f64 = -0.0;
        d_sum_2 += d_result;
        for i_9 in 0..length_7 {
            let x_4 = &b[i_9];
            let y = &c[i_9];
            sum_2 += (*x_4) * (*y);
            let x_4 = &b[i_9];
            let y = &c[i_9];
            let d_1 = d_sum_2;
            d_b[i_9] += d_1 * (*y);
            d_c[i_9] += d_1 * (*x_4);
        }
        let result: f64 = t_2 + sum_2;
        d_t_2 += d_result;
        d_d[0][1] += d_t_2 * d[1][0];
        d_d[1][0] += d_t_2 * d[0][1];
        d_e[2][1] += d_t_2 * e[0][0];
        d_e[0][0] += d_t_2 * e[2][1];
        for i_8 in (0..length_6).rev() {
            let x_3 = b[i_8];
            let mut d_x_3: f64 = -0.0;
            let d_3 = shape_1.replace(&mut d_e[i_8]);
            d_x_3 += d_3[0];
            d_x_3 += d_3[1] * x_3;
            d_x_3 += d_3[1] * x_3;
            d_b[i_8] += d_x_3;
        }
        ::rootgrad_autodiff::rt::accumulate(&mut d_array_5, &(d_d));
        for i_5 in (0..length_4).rev() {
            let length_5 = kept_1.take();
            let i_6 = i_5;
            let mut d_array_6 = shape_3.zero();
            let d_4 = shape_2.replace(&mut d_array_5[i_5]);
            ::rootgrad_autodiff::rt::accumulate(&mut d_array_6, &(d_4));
            for i_7 in 0..length_5 {
                let j = i_7;
                let d_5 = ::core::mem::take(&mut d_array_6[i_7]);
                d_b[i_6] += d_5 * c[j];
                d_c[j] += d_5 * b[i_6];
            }
        }
        for i_4 in 0..length_3 {
            let x_2 = t[i_4];
            let mut d_x_2: f64 = -0.0;
            let mut d_exp_2: f64 = -0.0;
            let d_6 = ::core::mem::take(&mut d_c[i_4]);
            d_exp_2 += d_6;
            d_x_2 += d_exp_2 * ::rootgrad_autodiff::rules::exp(x_2);
            d_t[i_4] += d_x_2;
        }
        d_p[0] += d_t[0];
        d_p[1] += d_t[1];
        d_p[2] += d_t[2];
        for i_3 in 0..length_2 {
            let x = a[i_3];
            let mut d_x: f64 = -0.0;
            let d_7 = ::core::mem::take(&mut d_b[i_3]);
            d_x += d_7 * ::rootgrad_autodiff::rules::sin(x);
            d_p[0] += d_7;
            d_a[i_3] += d_x;
        }
        ::rootgrad_autodiff::rt::accumulate(&mut d_array_2, &(d_a));
        for i_2 in 0..length {
            let i = i_2;
            let d_8 = ::core::mem::take(&mut d_array_2[i_2]);
            d_p[i] += d_8 * ((i as f64) + 1.0);
        }
        kept_1.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(p: &[f64], t_p: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("p", p.len(), "t_p", t_p.len());
        let mut array_2: [f64; 3] = ::rootgrad_autodiff::rt::any_array();
        let mut t_array_2: [f64; 3] = ::rootgrad_autodiff::Differentiable::zero_like(
            &array_2,
        );
        let length = array_2.len();
        for i_2 in 0..length {
            let i = i_2;
            t_array_2[i_2] = t_p[i] * ((i as f64) + 1.0);
            array_2[i_2] = p[i] * ((i as f64) + 1.0);
        }
        let a: [f64; 3] = array_2;
        let t_a: [f64; 3] = t_array_2;
        let mut b = ::rootgrad_autodiff::rt::any_array_like(&a);
        let mut t_b = ::rootgrad_autodiff::Differentiable::zero_like(&b);
        let length_2 = b.len();
        for i_3 in 0..length_2 {
            let x = a[i_3];
            let t_x = t_a[i_3];
            t_b[i_3] = (::rootgrad_autodiff::rules::sin(x) * t_x) + t_p[0];
            b[i_3] = x.sin() + p[0];
        }
        let t = [p[0], p[1], p[2]];
        let t_t = [t_p[0], t_p[1], t_p[2]];
        let mut c = ::rootgrad_autodiff::rt::any_array_like(&t);
        let mut t_c = ::rootgrad_autodiff::Differentiable::zero_like(&c);
        let length_3 = c.len();
        for i_4 in 0..length_3 {
            let x_2 = t[i_4];
            let t_x_2 = t_t[i_4];
            t_c[i_4] = ::rootgrad_autodiff::rules::exp(x_2) * t_x_2;
            c[i_4] = x_2.exp();
        }
        let mut array_5: [[f64; 2]; 2] = ::rootgrad_autodiff::rt::any_array();
        let mut t_array_5: [[f64; 2]; 2] = ::rootgrad_autodiff::Differentiable::zero_like(
            &array_5,
        );
        let length_4 = array_5.len();
        for i_5 in 0..length_4 {
            let i_6 = i_5;
            let mut array_6 = ::rootgrad_autodiff::rt::any_array();
            let mut t_array_6 = ::rootgrad_autodiff::Differentiable::zero_like(&array_6);
            let length_5 = array_6.len();
            for i_7 in 0..length_5 {
                let j = i_7;
                t_array_6[i_7] = t_b[i_6] * c[j] + b[i_6] * t_c[j];
                array_6[i_7] = b[i_6] * c[j];
            }
            t_array_5[i_5] = t_array_6;
            array_5[i_5] = array_6;
        }
        let d: [[f64; 2]; 2] = array_5;
        let t_d: [[f64; 2]; 2] = t_array_5;
        let mut e = ::rootgrad_autodiff::rt::any_array_like(&b);
        let mut t_e = ::rootgrad_autodiff::Differentiable::zero_like(&e);
        let length_6 = e.len();
        for i_8 in 0..length_6 {
            let x_3 = b[i_8];
            let t_x_3 = t_b[i_8];
            t_e[i_8] = [t_x_3, t_x_3 * x_3 + x_3 * t_x_3];
            e[i_8] = [x_3, (x_3 * x_3)];
        }
        let t_2 = (d[0][1] * d[1][0]) + (e[2][1] * e[0][0]);
        let t_t_2 = (t_d[0][1] * d[1][0] + d[0][1] * t_d[1][0])
            + (t_e[2][1] * e[0][0] + e[2][1] * t_e[0][0]);
        let mut sum_2: f64 = -0.0;
        let mut t_sum_2: f64 = 0.0;
        let length_7 = b.len().min(c.len());
        for i_9 in 0..length_7 {
            let x_4 = &b[i_9];
            let t_x_4 = &t_b[i_9];
            let y = &c[i_9];
            let t_y = &t_c[i_9];
            t_sum_2 += (*t_x_4) * (*y) + (*x_4) * (*t_y);
            sum_2 += (*x_4) * (*y);
        }
        let result: f64 = t_2 + sum_2;
        let t_result: f64 = t_t_2 + t_sum_2;
        (result, t_result)
    }
}
mod values_of_calls_iterated {
    ///The derivative of [`doubled`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    enum doubled {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl doubled {
        /// Of what the function writes, the derivative gets the values before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        fn __of<F: 'static>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_function(called, &doubled)
        }
        /// The reverse derivative of [`doubled`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pullback(x: &[f64], d_x: &mut [f64], d_ret: Vec<f64>) -> Vec<f64> {
            ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
            let length = x.len();
            let mut collected: ::std::vec::Vec<f64> = ::std::vec![0.0; length];
            let length_2 = x.len();
            for i in 0..length_2 {
                let v = &x[i];
                collected[i] = (2.0 * (*v)) * (*v);
            }
            let result: Vec<f64> = ::core::clone::Clone::clone(&collected);
            let mut d_result = d_ret;
            let mut d_collected = ::rootgrad_autodiff::Differentiable::zero_like(
                &collected,
            );
            ::rootgrad_autodiff::rt::accumulate(&mut d_collected, &(d_result));
            for i in 0..length_2 {
                let v = &x[i];
                let d_v = &mut d_x[i];
                let d_1 = ::core::mem::take(&mut d_collected[i]);
                let d_2 = d_1 * (*v);
                (*d_v) += d_2 * 2.0;
                (*d_v) += d_1 * (2.0 * (*v));
            }
            result
        }
        /// The forward derivative of [`doubled`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pushforward(x: &[f64], t_x: &[f64]) -> (Vec<f64>, Vec<f64>) {
            ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
            let length = x.len();
            let mut collected: ::std::vec::Vec<f64> = ::std::vec![0.0; length];
            let mut t_collected: ::std::vec::Vec<f64> = ::std::vec![0.0; length];
            let length_2 = x.len();
            for i in 0..length_2 {
                let v = &x[i];
                let t_v = &t_x[i];
                t_collected[i] = (2.0 * (*t_v)) * (*v) + (2.0 * (*v)) * (*t_v);
                collected[i] = (2.0 * (*v)) * (*v);
            }
            let result: Vec<f64> = collected;
            let t_result: Vec<f64> = t_collected;
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp(
            called: impl ::core::ops::Fn(&[f64]) -> Vec<f64> + 'static,
            a0: &[f64],
            t0: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
        ) -> (Vec<f64>, Vec<f64>) {
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
        fn pushforward_pullback(
            x: &[f64],
            d_x: &mut [f64],
            t_x: &[f64],
            d_t_x: &mut [f64],
            d_ret: (Vec<f64>, Vec<f64>),
        ) {
            ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
            ::rootgrad_autodiff::rt::same_length("t_x", t_x.len(), d_t_x.len());
            let length = x.len();
            let mut collected: ::std::vec::Vec<f64> = ::std::vec![0.0; length];
            let mut t_collected: ::std::vec::Vec<f64> = ::std::vec![0.0; length];
            let length_2 = x.len();
            for i in 0..length_2 {
                let v = &x[i];
                let t_v = &t_x[i];
                t_collected[i] = ((2.0 * (*t_v)) * (*v)) + ((2.0 * (*v)) * (*t_v));
                collected[i] = (2.0 * (*v)) * (*v);
            }
            let result: Vec<f64> = ::core::clone::Clone::clone(&collected);
            let t_result: Vec<f64> = ::core::clone::Clone::clone(&t_collected);
            let result_2: (Vec<f64>, Vec<f64>) = (
                ::core::clone::Clone::clone(&result),
                ::core::clone::Clone::clone(&t_result),
            );
            let mut d_result_2 = d_ret;
            let mut d_collected = ::rootgrad_autodiff::Differentiable::zero_like(
                &collected,
            );
            let mut d_t_collected = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_collected,
            );
            let mut d_result = ::rootgrad_autodiff::Differentiable::zero_like(&result);
            let mut d_t_result = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_result,
            );
            ::rootgrad_autodiff::rt::accumulate(&mut d_result, &(d_result_2.0));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_result, &(d_result_2.1));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_collected, &(d_t_result));
            ::rootgrad_autodiff::rt::accumulate(&mut d_collected, &(d_result));
            for i in 0..length_2 {
                let v = &x[i];
                let t_v = &t_x[i];
                let d_v = &mut d_x[i];
                let d_t_v = &mut d_t_x[i];
                let d_1 = ::core::mem::take(&mut d_collected[i]);
                let d_2 = d_1 * (*v);
                (*d_v) += d_2 * 2.0;
                (*d_v) += d_1 * (2.0 * (*v));
                let d_3 = ::core::mem::take(&mut d_t_collected[i]);
                let d_4 = d_3 * (*v);
                (*d_t_v) += d_4 * 2.0;
                (*d_v) += d_3 * (2.0 * (*t_v));
                let d_5 = d_3 * (*t_v);
                (*d_v) += d_5 * 2.0;
                (*d_t_v) += d_3 * (2.0 * (*v));
            }
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp<'__shadow>(
            called: impl ::core::ops::Fn(&[f64]) -> Vec<f64> + 'static,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a0: &[f64],
            d0: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
            d1: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(Vec<f64>, Vec<f64>)>,
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
        fn __vjp<'__shadow>(
            a0: &[f64],
            d0: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<Vec<f64>>,
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
    impl Layer {
        /// The reverse derivative of [`forward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn forward_pullback(
            self: &Self,
            d_self: &mut Self,
            x: &[f64],
            d_x: &mut [f64],
            d_ret: Vec<f64>,
        ) -> Vec<f64> {
            ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
            let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
            let length = ::rootgrad_autodiff::rt::length(&self.w);
            let mut collected: ::std::vec::Vec<f64> = ::std::vec![0.0; length];
            let length_2 = ::rootgrad_autodiff::rt::length(&self.w);
            for i in 0..length_2 {
                let row = &self.w[i];
                let mut sum_2: f64 = -0.0;
                let length_3 = ::rootgrad_autodiff::rt::length(&row).min(x.len());
                for i_2 in 0..length_3 {
                    let a = &row[i_2];
                    let b = &x[i_2];
                    sum_2 += (*a) * (*b);
                }
                let tanh_2 = kept_1.keep(sum_2.tanh());
                collected[i] = tanh_2;
            }
            let result: Vec<f64> = ::core::clone::Clone::clone(&collected);
            let mut d_result = d_ret;
            let mut d_collected = ::rootgrad_autodiff::Differentiable::zero_like(
                &collected,
            );
            ::rootgrad_autodiff::rt::accumulate(&mut d_collected, &(d_result));
            for i in (0..length_2).rev() {
                let tanh_2 = kept_1.take();
                let row = &self.w[i];
                let length_3 = row.len().min(x.len());
                let mut d_sum_2: f64 = -0.0;
                let mut d_tanh_2: f64 = -0.0;
                let d_row = &mut d_self.w[i];
                let d_1 = ::core::mem::take(&mut d_collected[i]);
                d_tanh_2 += d_1;
                d_sum_2
                    += d_tanh_2 * ::rootgrad_autodiff::rules::by_result::tanh(tanh_2);
                for i_2 in 0..length_3 {
                    let a = &row[i_2];
                    let b = &x[i_2];
                    let d_2 = d_sum_2;
                    d_row[i_2] += d_2 * (*b);
                    d_x[i_2] += d_2 * (*a);
                }
            }
            kept_1.finish();
            result
        }
        /// The forward derivative of [`forward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn forward_pushforward(
            self: &Self,
            t_self: &Self,
            x: &[f64],
            t_x: &[f64],
        ) -> (Vec<f64>, Vec<f64>) {
            ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
            let length = ::rootgrad_autodiff::rt::length(&self.w);
            let mut collected: ::std::vec::Vec<f64> = ::std::vec![0.0; length];
            let mut t_collected: ::std::vec::Vec<f64> = ::std::vec![0.0; length];
            let length_2 = ::rootgrad_autodiff::rt::length(&self.w);
            for i in 0..length_2 {
                let row = &self.w[i];
                let t_row = &t_self.w[i];
                let mut sum_2: f64 = -0.0;
                let mut t_sum_2: f64 = 0.0;
                let length_3 = ::rootgrad_autodiff::rt::length(&row).min(x.len());
                for i_2 in 0..length_3 {
                    let a = &row[i_2];
                    let t_a = &t_row[i_2];
                    let b = &x[i_2];
                    let t_b = &t_x[i_2];
                    t_sum_2
                        += ::rootgrad_autodiff::rt::scalar(*t_a) * (*b) + (*a) * (*t_b);
                    sum_2 += (*a) * (*b);
                }
                t_collected[i] = ::rootgrad_autodiff::rules::tanh(sum_2) * t_sum_2;
                collected[i] = sum_2.tanh();
            }
            let result: Vec<f64> = collected;
            let t_result: Vec<f64> = t_collected;
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_forward(
            &self,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            a1: &[f64],
            t1: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
        ) -> (Vec<f64>, Vec<f64>) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*self, &mut store0);
            let mut store1 = ::core::option::Option::None;
            let t1 = t1.or_zero(&*a1, &mut store1);
            Self::forward_pushforward(self, t0, a1, t1)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_forward(
            a0: &Self,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            a1: &[f64],
            t1: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
        ) -> (Vec<f64>, Vec<f64>) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            let mut store1 = ::core::option::Option::None;
            let t1 = t1.or_zero(&*a1, &mut store1);
            Self::forward_pushforward(a0, t0, a1, t1)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn forward_pushforward_pullback(
            self: &Self,
            d_self: &mut Self,
            t_self: &Self,
            d_t_self: &mut Self,
            x: &[f64],
            d_x: &mut [f64],
            t_x: &[f64],
            d_t_x: &mut [f64],
            d_ret: (Vec<f64>, Vec<f64>),
        ) {
            ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
            ::rootgrad_autodiff::rt::same_length("t_x", t_x.len(), d_t_x.len());
            let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
            let length = ::rootgrad_autodiff::rt::length(&self.w);
            let mut collected: ::std::vec::Vec<f64> = ::std::vec![0.0; length];
            let mut t_collected: ::std::vec::Vec<f64> = ::std::vec![0.0; length];
            let length_2 = ::rootgrad_autodiff::rt::length(&self.w);
            for i in 0..length_2 {
                let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
                let row = &self.w[i];
                let t_row = &t_self.w[i];
                let mut sum_2: f64 = -0.0;
                let mut t_sum_2: f64 = 0.0;
                let length_3 = ::rootgrad_autodiff::rt::length(&row).min(x.len());
                for i_2 in 0..length_3 {
                    let a = &row[i_2];
                    let t_a = &t_row[i_2];
                    let b = &x[i_2];
                    let t_b = &t_x[i_2];
                    t_sum_2 += ((*t_a) * (*b)) + ((*a) * (*t_b));
                    sum_2 += (*a) * (*b);
                }
                let x_2 = sum_2;
                let y = kept_3.keep(x_2.tanh());
                t_collected[i] = (1.0 - (y * y)) * kept_1.keep(t_sum_2);
                let tanh_2 = kept_2.keep(sum_2.tanh());
                collected[i] = tanh_2;
                pass_1.push((kept_1.take(), kept_2.take(), kept_3.take()));
            }
            let result: Vec<f64> = ::core::clone::Clone::clone(&collected);
            let t_result: Vec<f64> = ::core::clone::Clone::clone(&t_collected);
            let result_2: (Vec<f64>, Vec<f64>) = (
                ::core::clone::Clone::clone(&result),
                ::core::clone::Clone::clone(&t_result),
            );
            let mut d_result_2 = d_ret;
            let mut d_collected = ::rootgrad_autodiff::Differentiable::zero_like(
                &collected,
            );
            let mut d_t_collected = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_collected,
            );
            let mut d_result = ::rootgrad_autodiff::Differentiable::zero_like(&result);
            let mut d_t_result = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_result,
            );
            ::rootgrad_autodiff::rt::accumulate(&mut d_result, &(d_result_2.0));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_result, &(d_result_2.1));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_collected, &(d_t_result));
            ::rootgrad_autodiff::rt::accumulate(&mut d_collected, &(d_result));
            for i in (0..length_2).rev() {
                let (v_1, tanh_2, y) = pass_1.take();
                let row = &self.w[i];
                let t_row = &t_self.w[i];
                let length_3 = row.len().min(x.len());
                let mut d_sum_2: f64 = -0.0;
                let mut d_t_sum_2: f64 = -0.0;
                let mut d_x_2: f64 = -0.0;
                let mut d_y: f64 = -0.0;
                let mut d_tanh_2: f64 = -0.0;
                let d_row = &mut d_self.w[i];
                let d_1 = ::core::mem::take(&mut d_collected[i]);
                d_tanh_2 += d_1;
                d_sum_2
                    += d_tanh_2 * ::rootgrad_autodiff::rules::by_result::tanh(tanh_2);
                let d_2 = ::core::mem::take(&mut d_t_collected[i]);
                let d_3 = d_2 * v_1;
                d_y -= d_3 * y;
                d_y -= d_3 * y;
                d_t_sum_2 += d_2 * (1.0 - (y * y));
                d_x_2 += d_y * ::rootgrad_autodiff::rules::by_result::tanh(y);
                d_sum_2 += d_x_2;
                for i_2 in 0..length_3 {
                    let a = &row[i_2];
                    let t_a = &t_row[i_2];
                    let b = &x[i_2];
                    let t_b = &t_x[i_2];
                    let d_a = &mut d_row[i_2];
                    let d_b = &mut d_x[i_2];
                    let d_4 = d_sum_2;
                    (*d_a) += d_4 * (*b);
                    (*d_b) += d_4 * (*a);
                    let d_5 = d_t_sum_2;
                    d_t_self.w[i][i_2] += d_5 * (*b);
                    (*d_b) += d_5 * (*t_a);
                    (*d_a) += d_5 * (*t_b);
                    d_t_x[i_2] += d_5 * (*a);
                }
            }
            pass_1.finish();
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp_forward<'__shadow>(
            &self,
            d0: ::core::option::Option<&mut Self>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a2: &[f64],
            d2: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            a3: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
            d3: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(Vec<f64>, Vec<f64>)>,
        ) {
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
            Self::forward_pushforward_pullback(
                self,
                d0,
                a1,
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
        fn __path_jvp_vjp_forward<'__shadow>(
            a0: &Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a2: &[f64],
            d2: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            a3: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
            d3: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(Vec<f64>, Vec<f64>)>,
        ) {
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
            Self::forward_pushforward_pullback(
                a0,
                d0,
                a1,
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
        fn __vjp_forward<'__shadow>(
            &self,
            d0: ::core::option::Option<&mut Self>,
            a1: &[f64],
            d1: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<Vec<f64>>,
        ) {
            let mut store1 = ::std::vec::Vec::new();
            let d1 = ::rootgrad_autodiff::rt::or_zeroed(
                d1.into_slice(),
                a1.len(),
                &mut store1,
            );
            let mut store = ::core::option::Option::None;
            let d0 = match d0 {
                ::core::option::Option::Some(d0) => d0,
                ::core::option::Option::None => {
                    store.insert(::rootgrad_autodiff::rt::discarded(self))
                }
            };
            let _primal = Self::forward_pullback(self, d0, a1, d1, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_vjp_forward<'__shadow>(
            a0: &Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a1: &[f64],
            d1: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<Vec<f64>>,
        ) {
            let mut store1 = ::std::vec::Vec::new();
            let d1 = ::rootgrad_autodiff::rt::or_zeroed(
                d1.into_slice(),
                a1.len(),
                &mut store1,
            );
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let _primal = Self::forward_pullback(a0, d0, a1, d1, d_ret.seed());
        }
        /// The reverse derivative of [`rows`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn rows_pullback(
            self: &Self,
            d_self: &mut Self,
            d_ret: Vec<Vec<f64>>,
        ) -> Vec<Vec<f64>> {
            let result: Vec<Vec<f64>> = self.w.clone();
            let mut d_result = d_ret;
            ::rootgrad_autodiff::rt::accumulate(&mut d_self.w, &d_result);
            result
        }
        /// The forward derivative of [`rows`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn rows_pushforward(
            self: &Self,
            t_self: &Self,
        ) -> (Vec<Vec<f64>>, Vec<Vec<f64>>) {
            let result: Vec<Vec<f64>> = self.w.clone();
            let t_result: Vec<Vec<f64>> = t_self.w.clone();
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_rows(
            &self,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
        ) -> (Vec<Vec<f64>>, Vec<Vec<f64>>) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*self, &mut store0);
            Self::rows_pushforward(self, t0)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_rows(
            a0: &Self,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
        ) -> (Vec<Vec<f64>>, Vec<Vec<f64>>) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            Self::rows_pushforward(a0, t0)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn rows_pushforward_pullback(
            self: &Self,
            d_self: &mut Self,
            t_self: &Self,
            d_t_self: &mut Self,
            d_ret: (Vec<Vec<f64>>, Vec<Vec<f64>>),
        ) {
            let result: Vec<Vec<f64>> = self.w.clone();
            let t_result: Vec<Vec<f64>> = t_self.w.clone();
            let result_2: (Vec<Vec<f64>>, Vec<Vec<f64>>) = (
                ::core::clone::Clone::clone(&result),
                ::core::clone::Clone::clone(&t_result),
            );
            let mut d_result_2 = d_ret;
            let mut d_result = ::rootgrad_autodiff::Differentiable::zero_like(&result);
            let mut d_t_result = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_result,
            );
            ::rootgrad_autodiff::rt::accumulate(&mut d_result, &(d_result_2.0));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_result, &(d_result_2.1));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_self.w, &d_t_result);
            ::rootgrad_autodiff::rt::accumulate(&mut d_self.w, &d_result);
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp_rows<'__shadow>(
            &self,
            d0: ::core::option::Option<&mut Self>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(Vec<Vec<f64>>, Vec<Vec<f64>>)>,
        ) {
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
            Self::rows_pushforward_pullback(self, d0, a1, d1, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_vjp_rows<'__shadow>(
            a0: &Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(Vec<Vec<f64>>, Vec<Vec<f64>>)>,
        ) {
            let mut zero1 = ::core::option::Option::None;
            let a1 = a1.or_zero(&*a0, &mut zero1);
            let mut store1 = ::rootgrad_autodiff::rt::discarded(a1);
            let d1 = d1.or_discard(&mut store1);
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            Self::rows_pushforward_pullback(a0, d0, a1, d1, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __vjp_rows<'__shadow>(
            &self,
            d0: ::core::option::Option<&mut Self>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<Vec<Vec<f64>>>,
        ) {
            let mut store = ::core::option::Option::None;
            let d0 = match d0 {
                ::core::option::Option::Some(d0) => d0,
                ::core::option::Option::None => {
                    store.insert(::rootgrad_autodiff::rt::discarded(self))
                }
            };
            let _primal = Self::rows_pullback(self, d0, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_vjp_rows<'__shadow>(
            a0: &Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<Vec<Vec<f64>>>,
        ) {
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let _primal = Self::rows_pullback(a0, d0, d_ret.seed());
        }
    }
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(p: &[f64], d_p: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::callees!(
            doubled as rule_of_doubled; fn __vjp_forward, fn __vjp_rows & fn
            __handed_rows
        );
        ::rootgrad_autodiff::rt::same_length("p", p.len(), d_p.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
        let like_i = ::rootgrad_autodiff::rt::Like::new();
        let like_length_3 = ::rootgrad_autodiff::rt::Like::new();
        let like_collected_2 = ::rootgrad_autodiff::rt::Like::new();
        let like_length_4 = ::rootgrad_autodiff::rt::Like::new();
        let like_j = ::rootgrad_autodiff::rt::Like::new();
        let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
        let mut d_result = d_ret;
        let length = ::rootgrad_autodiff::rt::count(0, 2);
        let mut collected = ::std::vec![::rootgrad_autodiff::rt::any_value(); length];
        let length_2 = ::rootgrad_autodiff::rt::count(0, 2);
        for i_2 in 0..length_2 {
            let i = ::rootgrad_autodiff::rt::nth(0, i_2);
            like_i.of(&i);
            let length_3 = ::rootgrad_autodiff::rt::count(0, p.len());
            like_length_3.of(&length_3);
            let mut collected_2 = ::std::vec![0.0; length_3];
            like_collected_2.of(&collected_2);
            let length_4 = ::rootgrad_autodiff::rt::count(0, p.len());
            like_length_4.of(&length_4);
            for i_3 in 0..length_4 {
                let j = ::rootgrad_autodiff::rt::nth_before(0, p.len(), i_3);
                like_j.of(&j);
                collected_2[i_3] = p[j] * ((i + j) as f64);
            }
            shape_2.keep(&collected[i_2]);
            collected[i_2] = collected_2;
        }
        let layer = Layer {
            w: ::core::clone::Clone::clone(&collected),
        };
        let value = rule_of_doubled::__of(doubled)(p);
        let mut sum_2: f64 = -0.0;
        let length_5 = ::rootgrad_autodiff::rt::length(&value);
        for i_4 in 0..length_5 {
            sum_2 += ::core::clone::Clone::clone(&value[i_4]);
        }
        let mut s = sum_2;
        let value_2 = rule_of_doubled::__of(doubled)(p);
        let value_3 = layer.forward(&value_2);
        let length_6 = ::rootgrad_autodiff::rt::length(&value_3);
        for i_5 in 0..length_6 {
            let i_6 = i_5;
            let y = &value_3[i_5];
            s += (*y) * (i_6 as f64);
        }
        let value_4 = rule_of_doubled::__of(doubled)(p);
        let length_7 = ::rootgrad_autodiff::rt::length(&value_4);
        for i_7 in 0..length_7 {
            let y_2 = value_4[i_7].clone();
            shape_1.keep(&y_2);
            s = kept_1.keep(s) * (1.0 + (0.1 * y_2));
        }
        let value_5 = layer.forward(p);
        let mut sum_3: f64 = -0.0;
        let length_8 = ::rootgrad_autodiff::rt::length(&value_5);
        let mut d_collected = ::rootgrad_autodiff::Differentiable::zero_like(&collected);
        let mut d_layer = ::rootgrad_autodiff::Differentiable::zero_like(&layer);
        let mut d_value = ::rootgrad_autodiff::Differentiable::zero_like(&value);
        let mut d_sum_2: f64 = -0.0;
        let mut d_s: f64 = -0.0;
        let mut d_value_2 = ::rootgrad_autodiff::Differentiable::zero_like(&value_2);
        let mut d_value_3 = ::rootgrad_autodiff::Differentiable::zero_like(&value_3);
        let mut d_value_4 = ::rootgrad_autodiff::Differentiable::zero_like(&value_4);
        let mut d_value_5 = ::rootgrad_autodiff::Differentiable::zero_like(&value_5);
        let mut d_sum_3: f64 = -0.0;
        let mut d_t: f64 = -0.0;
        d_t += d_result;
        d_s += d_t;
        let d_2 = d_s;
        d_sum_3 += d_2;
        for i_8 in 0..length_8 {
            let y_3 = value_5[i_8].clone();
            sum_3 += y_3 * y_3;
            let mut d_y_3 = ::rootgrad_autodiff::Differentiable::zero_like(&y_3);
            let d_4 = d_sum_3;
            d_y_3 += d_4 * y_3;
            d_y_3 += d_4 * y_3;
            ::rootgrad_autodiff::rt::accumulate(&mut d_value_5[i_8], &d_y_3);
        }
        s += sum_3;
        let t = s;
        let value_6 = layer.__handed_rows().rows();
        let mut sum_4: f64 = -0.0;
        let length_9 = ::rootgrad_autodiff::rt::length(&value_6);
        let mut d_value_6 = ::rootgrad_autodiff::Differentiable::zero_like(&value_6);
        let mut d_sum_4: f64 = -0.0;
        d_sum_4 += d_result;
        for i_9 in 0..length_9 {
            let items = &value_6[i_9];
            let length_10 = ::rootgrad_autodiff::rt::length(&items);
            for i_10 in 0..length_10 {
                let v = &items[i_10];
                sum_4 += (*v).sin();
                let v = &items[i_10];
                let d_1 = d_sum_4;
                d_value_6[i_9][i_10] += d_1 * ::rootgrad_autodiff::rules::sin(*v);
            }
            let items = &value_6[i_9];
        }
        let result: f64 = t + sum_4;
        (layer).__vjp_rows(::core::option::Option::Some(&mut d_layer), d_value_6);
        let d_3 = d_s;
        (layer)
            .__vjp_forward(
                ::core::option::Option::Some(&mut d_layer),
                p,
                &mut (*d_p),
                d_value_5,
            );
        for i_7 in (0..length_7).rev() {
            let v_1 = kept_1.take();
            let y_2 = value_4[i_7].clone();
            let mut d_y_2 = shape_1.zero();
            let d_5 = ::core::mem::take(&mut d_s);
            d_s += d_5 * (1.0 + (0.1 * y_2));
            let d_6 = d_5 * v_1;
            d_y_2 += d_6 * 0.1;
            ::rootgrad_autodiff::rt::accumulate(&mut d_value_4[i_7], &d_y_2);
        }
        rule_of_doubled::__vjp(p, &mut (*d_p), d_value_4);
        for i_5 in 0..length_6 {
            let i_6 = i_5;
            let d_7 = d_s;
            d_value_3[i_5] += d_7 * (i_6 as f64);
        }
        (layer)
            .__vjp_forward(
                ::core::option::Option::Some(&mut d_layer),
                &value_2,
                &mut d_value_2,
                d_value_3,
            );
        rule_of_doubled::__vjp(p, &mut (*d_p), d_value_2);
        d_sum_2 += d_s;
        for i_4 in 0..length_5 {
            let d_8 = d_sum_2;
            d_value[i_4] += d_8;
        }
        rule_of_doubled::__vjp(p, &mut (*d_p), d_value);
        let Layer { w: d_9 } = &d_layer else {
            ::rootgrad_autodiff::rt::wrong_variant()
        };
        ::rootgrad_autodiff::rt::accumulate(&mut d_collected, &((*d_9)));
        for i_2 in (0..length_2).rev() {
            let i = ::rootgrad_autodiff::rt::nth(0, i_2);
            like_i.of(&i);
            let length_3 = ::rootgrad_autodiff::rt::count(0, p.len());
            like_length_3.of(&length_3);
            let length_4 = ::rootgrad_autodiff::rt::count(0, p.len());
            like_length_4.of(&length_4);
            let mut d_collected_2 = like_collected_2
                .same(::std::vec![::rootgrad_autodiff::zero(); length_3]);
            let d_10 = shape_2.replace(&mut d_collected[i_2]);
            ::rootgrad_autodiff::rt::accumulate(&mut d_collected_2, &(d_10));
            for i_3 in 0..length_4 {
                let j = ::rootgrad_autodiff::rt::nth_before(0, p.len(), i_3);
                like_j.of(&j);
                let d_11 = ::core::mem::take(&mut d_collected_2[i_3]);
                d_p[j] += d_11 * ((i + j) as f64);
            }
        }
        kept_1.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(p: &[f64], t_p: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(
            doubled as rule_of_doubled; fn __jvp_forward, fn __jvp_rows
        );
        ::rootgrad_autodiff::rt::equal_lengths("p", p.len(), "t_p", t_p.len());
        let length = ::rootgrad_autodiff::rt::count(0, 2);
        let mut collected = ::std::vec![::rootgrad_autodiff::rt::any_value(); length];
        let mut t_collected = ::rootgrad_autodiff::Differentiable::zero_like(&collected);
        let length_2 = ::rootgrad_autodiff::rt::count(0, 2);
        for i_2 in 0..length_2 {
            let i = ::rootgrad_autodiff::rt::nth(0, i_2);
            let length_3 = ::rootgrad_autodiff::rt::count(0, p.len());
            let mut collected_2 = ::std::vec![0.0; length_3];
            let mut t_collected_2 = ::std::vec![0.0; length_3];
            let length_4 = ::rootgrad_autodiff::rt::count(0, p.len());
            for i_3 in 0..length_4 {
                let j = ::rootgrad_autodiff::rt::nth_before(0, p.len(), i_3);
                t_collected_2[i_3] = t_p[j] * ((i + j) as f64);
                collected_2[i_3] = p[j] * ((i + j) as f64);
            }
            t_collected[i_2] = t_collected_2;
            collected[i_2] = collected_2;
        }
        let t_layer = Layer { w: t_collected };
        let layer = Layer { w: collected };
        let (v_1, t_value) = rule_of_doubled::__jvp(doubled, p, t_p);
        let value = v_1;
        let mut sum_2: f64 = -0.0;
        let mut t_sum_2: f64 = 0.0;
        let length_5 = ::rootgrad_autodiff::rt::length(&value);
        for i_4 in 0..length_5 {
            t_sum_2 += t_value[i_4];
            sum_2 += value[i_4];
        }
        let mut s = sum_2;
        let mut t_s = t_sum_2;
        let (v_2, t_value_2) = rule_of_doubled::__jvp(doubled, p, t_p);
        let value_2 = v_2;
        let (v_3, t_value_3) = (layer).__jvp_forward(&t_layer, &value_2, &t_value_2);
        let value_3 = v_3;
        let length_6 = ::rootgrad_autodiff::rt::length(&value_3);
        for i_5 in 0..length_6 {
            let i_6 = i_5;
            let y = &value_3[i_5];
            let t_y = &t_value_3[i_5];
            t_s += ::rootgrad_autodiff::rt::scalar(*t_y) * (i_6 as f64);
            s += (*y) * (i_6 as f64);
        }
        let (v_4, t_value_4) = rule_of_doubled::__jvp(doubled, p, t_p);
        let value_4 = v_4;
        let length_7 = ::rootgrad_autodiff::rt::length(&value_4);
        for i_7 in 0..length_7 {
            let y_2 = value_4[i_7].clone();
            let t_y_2 = t_value_4[i_7].clone();
            t_s = t_s * (1.0 + (0.1 * y_2)) + s * (0.1 * t_y_2);
            s = s * (1.0 + (0.1 * y_2));
        }
        let (v_5, t_value_5) = (layer).__jvp_forward(&t_layer, p, t_p);
        let value_5 = v_5;
        let mut sum_3: f64 = -0.0;
        let mut t_sum_3: f64 = 0.0;
        let length_8 = ::rootgrad_autodiff::rt::length(&value_5);
        for i_8 in 0..length_8 {
            let y_3 = value_5[i_8].clone();
            let t_y_3 = t_value_5[i_8].clone();
            t_sum_3 += t_y_3 * y_3 + y_3 * t_y_3;
            sum_3 += y_3 * y_3;
        }
        t_s += t_sum_3;
        s += sum_3;
        let t = s;
        let t_t = t_s;
        let (v_6, t_value_6) = (layer).__jvp_rows(&t_layer);
        let value_6 = v_6;
        let mut sum_4: f64 = -0.0;
        let mut t_sum_4: f64 = 0.0;
        let length_9 = ::rootgrad_autodiff::rt::length(&value_6);
        for i_9 in 0..length_9 {
            let items = &value_6[i_9];
            let t_items = &t_value_6[i_9];
            let length_10 = ::rootgrad_autodiff::rt::length(&items);
            for i_10 in 0..length_10 {
                let v = &items[i_10];
                let t_v = &t_items[i_10];
                t_sum_4
                    += ::rootgrad_autodiff::rules::sin(*v)
                        * ::rootgrad_autodiff::rt::scalar(*t_v);
                sum_4 += (*v).sin();
            }
        }
        let result: f64 = t + sum_4;
        let t_result: f64 = t_t + t_sum_4;
        (result, t_result)
    }
}
mod vec_of_vec {
    ///The derivative of [`matvec`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    enum matvec {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl matvec {
        /// Of what the function writes, the derivative gets the values before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        fn __of<F: 'static>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_function(called, &matvec)
        }
        /// The reverse derivative of [`matvec`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pullback(
            m: &Vec<Vec<f64>>,
            d_m: &mut Vec<Vec<f64>>,
            v: &[f64],
            d_v: &mut [f64],
            d_ret: Vec<f64>,
        ) -> Vec<f64> {
            ::rootgrad_autodiff::rt::same_length("m", m.len(), d_m.len());
            ::rootgrad_autodiff::rt::same_length("v", v.len(), d_v.len());
            let length = m.len();
            let mut collected: ::std::vec::Vec<f64> = ::std::vec![0.0; length];
            let length_2 = m.len();
            for i in 0..length_2 {
                let row = &m[i];
                let mut sum_2: f64 = -0.0;
                let length_3 = row.len().min(v.len());
                for i_2 in 0..length_3 {
                    let a = &row[i_2];
                    let b = &v[i_2];
                    sum_2 += (*a) * (*b);
                }
                collected[i] = sum_2;
            }
            let result: Vec<f64> = ::core::clone::Clone::clone(&collected);
            let mut d_result = d_ret;
            let mut d_collected = ::rootgrad_autodiff::Differentiable::zero_like(
                &collected,
            );
            ::rootgrad_autodiff::rt::accumulate(&mut d_collected, &(d_result));
            for i in 0..length_2 {
                let row = &m[i];
                let length_3 = row.len().min(v.len());
                let mut d_sum_2: f64 = -0.0;
                let d_row = &mut d_m[i];
                let d_1 = ::core::mem::take(&mut d_collected[i]);
                d_sum_2 += d_1;
                for i_2 in 0..length_3 {
                    let a = &row[i_2];
                    let b = &v[i_2];
                    let d_2 = d_sum_2;
                    d_row[i_2] += d_2 * (*b);
                    d_v[i_2] += d_2 * (*a);
                }
            }
            result
        }
        /// The forward derivative of [`matvec`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pushforward(
            m: &Vec<Vec<f64>>,
            t_m: &Vec<Vec<f64>>,
            v: &[f64],
            t_v: &[f64],
        ) -> (Vec<f64>, Vec<f64>) {
            ::rootgrad_autodiff::rt::equal_lengths("m", m.len(), "t_m", t_m.len());
            ::rootgrad_autodiff::rt::equal_lengths("v", v.len(), "t_v", t_v.len());
            let length = m.len();
            let mut collected: ::std::vec::Vec<f64> = ::std::vec![0.0; length];
            let mut t_collected: ::std::vec::Vec<f64> = ::std::vec![0.0; length];
            let length_2 = m.len();
            for i in 0..length_2 {
                let row = &m[i];
                let t_row = &t_m[i];
                let mut sum_2: f64 = -0.0;
                let mut t_sum_2: f64 = 0.0;
                let length_3 = row.len().min(v.len());
                for i_2 in 0..length_3 {
                    let a = &row[i_2];
                    let t_a = &t_row[i_2];
                    let b = &v[i_2];
                    let t_b = &t_v[i_2];
                    t_sum_2 += (*t_a) * (*b) + (*a) * (*t_b);
                    sum_2 += (*a) * (*b);
                }
                t_collected[i] = t_sum_2;
                collected[i] = sum_2;
            }
            let result: Vec<f64> = collected;
            let t_result: Vec<f64> = t_collected;
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp(
            called: impl ::core::ops::Fn(&Vec<Vec<f64>>, &[f64]) -> Vec<f64> + 'static,
            a0: &Vec<Vec<f64>>,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<Vec<Vec<f64>>>,
            a1: &[f64],
            t1: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
        ) -> (Vec<f64>, Vec<f64>) {
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
            m: &Vec<Vec<f64>>,
            d_m: &mut Vec<Vec<f64>>,
            t_m: &Vec<Vec<f64>>,
            d_t_m: &mut Vec<Vec<f64>>,
            v: &[f64],
            d_v: &mut [f64],
            t_v: &[f64],
            d_t_v: &mut [f64],
            d_ret: (Vec<f64>, Vec<f64>),
        ) {
            ::rootgrad_autodiff::rt::same_length("m", m.len(), d_m.len());
            ::rootgrad_autodiff::rt::same_length("t_m", t_m.len(), d_t_m.len());
            ::rootgrad_autodiff::rt::same_length("v", v.len(), d_v.len());
            ::rootgrad_autodiff::rt::same_length("t_v", t_v.len(), d_t_v.len());
            let length = m.len();
            let mut collected: ::std::vec::Vec<f64> = ::std::vec![0.0; length];
            let mut t_collected: ::std::vec::Vec<f64> = ::std::vec![0.0; length];
            let length_2 = m.len();
            for i in 0..length_2 {
                let row = &m[i];
                let t_row = &t_m[i];
                let mut sum_2: f64 = -0.0;
                let mut t_sum_2: f64 = 0.0;
                let length_3 = row.len().min(v.len());
                for i_2 in 0..length_3 {
                    let a = &row[i_2];
                    let t_a = &t_row[i_2];
                    let b = &v[i_2];
                    let t_b = &t_v[i_2];
                    t_sum_2 += ((*t_a) * (*b)) + ((*a) * (*t_b));
                    sum_2 += (*a) * (*b);
                }
                t_collected[i] = t_sum_2;
                collected[i] = sum_2;
            }
            let result: Vec<f64> = ::core::clone::Clone::clone(&collected);
            let t_result: Vec<f64> = ::core::clone::Clone::clone(&t_collected);
            let result_2: (Vec<f64>, Vec<f64>) = (
                ::core::clone::Clone::clone(&result),
                ::core::clone::Clone::clone(&t_result),
            );
            let mut d_result_2 = d_ret;
            let mut d_collected = ::rootgrad_autodiff::Differentiable::zero_like(
                &collected,
            );
            let mut d_t_collected = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_collected,
            );
            let mut d_result = ::rootgrad_autodiff::Differentiable::zero_like(&result);
            let mut d_t_result = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_result,
            );
            ::rootgrad_autodiff::rt::accumulate(&mut d_result, &(d_result_2.0));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_result, &(d_result_2.1));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_collected, &(d_t_result));
            ::rootgrad_autodiff::rt::accumulate(&mut d_collected, &(d_result));
            for i in 0..length_2 {
                let row = &m[i];
                let t_row = &t_m[i];
                let length_3 = row.len().min(v.len());
                let mut d_sum_2: f64 = -0.0;
                let mut d_t_sum_2: f64 = -0.0;
                let d_row = &mut d_m[i];
                let d_1 = ::core::mem::take(&mut d_collected[i]);
                d_sum_2 += d_1;
                let d_2 = ::core::mem::take(&mut d_t_collected[i]);
                d_t_sum_2 += d_2;
                for i_2 in 0..length_3 {
                    let a = &row[i_2];
                    let t_a = &t_row[i_2];
                    let b = &v[i_2];
                    let t_b = &t_v[i_2];
                    let d_a = &mut d_row[i_2];
                    let d_b = &mut d_v[i_2];
                    let d_3 = d_sum_2;
                    (*d_a) += d_3 * (*b);
                    (*d_b) += d_3 * (*a);
                    let d_4 = d_t_sum_2;
                    d_t_m[i][i_2] += d_4 * (*b);
                    (*d_b) += d_4 * (*t_a);
                    (*d_a) += d_4 * (*t_b);
                    d_t_v[i_2] += d_4 * (*a);
                }
            }
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp<'__shadow>(
            called: impl ::core::ops::Fn(&Vec<Vec<f64>>, &[f64]) -> Vec<f64> + 'static,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a0: &Vec<Vec<f64>>,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Vec<Vec<f64>>>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<Vec<Vec<f64>>>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Vec<Vec<f64>>>,
            a2: &[f64],
            d2: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            a3: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
            d3: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(Vec<f64>, Vec<f64>)>,
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
            a0: &Vec<Vec<f64>>,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Vec<Vec<f64>>>,
            a1: &[f64],
            d1: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<Vec<f64>>,
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
    pub fn reverse(p: &[f64], d_p: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::callees!(matvec as rule_of_matvec);
        ::rootgrad_autodiff::rt::same_length("p", p.len(), d_p.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_3 = ::rootgrad_autodiff::rt::Tape::new();
        let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
        let like_i = ::rootgrad_autodiff::rt::Like::new();
        let like_length_3 = ::rootgrad_autodiff::rt::Like::new();
        let like_collected_2 = ::rootgrad_autodiff::rt::Like::new();
        let like_length_4 = ::rootgrad_autodiff::rt::Like::new();
        let like_j = ::rootgrad_autodiff::rt::Like::new();
        let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_3 = ::rootgrad_autodiff::Shapes::new();
        let mut d_result = d_ret;
        let n = 3;
        let length = ::rootgrad_autodiff::rt::count(0, n);
        let mut m: ::std::vec::Vec<Vec<f64>> = ::std::vec![
            ::rootgrad_autodiff::rt::any_value(); length
        ];
        let length_2 = ::rootgrad_autodiff::rt::count(0, n);
        for i_2 in 0..length_2 {
            let i = ::rootgrad_autodiff::rt::nth_before(0, n, i_2);
            like_i.of(&i);
            let length_3 = ::rootgrad_autodiff::rt::count(0, n);
            like_length_3.of(&length_3);
            let mut collected_2: ::std::vec::Vec<f64> = ::std::vec![0.0; length_3];
            like_collected_2.of(&collected_2);
            let length_4 = ::rootgrad_autodiff::rt::count(0, n);
            like_length_4.of(&length_4);
            for i_3 in 0..length_4 {
                let j = ::rootgrad_autodiff::rt::nth_before(0, n, i_3);
                like_j.of(&j);
                collected_2[i_3] = p[((i + j) % p.len())] * ((i as f64) + 1.0);
            }
            shape_3.keep(&m[i_2]);
            m[i_2] = collected_2;
        }
        let mut v = ::std::vec![1.0; n];
        for _ in 0..4 {
            let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_5 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_6 = ::rootgrad_autodiff::rt::Slot::new();
            kept_3.keep_owned(&v);
            let value = rule_of_matvec::__of(matvec)(&m, &v);
            shape_2.keep(&value);
            shape_1.keep(&v);
            v = value;
            let mut sum_2: f64 = -0.0;
            let length_5 = kept_6.keep(v.len());
            for i_4 in 0..length_5 {
                let x = &v[i_4];
                sum_2 += (*x) * kept_2.keep((*x));
            }
            let norm = kept_5.keep(sum_2.sqrt());
            let length_6 = kept_4.keep(v.len());
            for i_5 in 0..length_6 {
                let x_2 = &mut v[i_5];
                (*x_2) = kept_1.keep((*x_2)) / norm;
            }
            pass_1.push((kept_4.take(), kept_5.take(), kept_6.take()));
        }
        let w = rule_of_matvec::__of(matvec)(&m, &v);
        let mut sum_3: f64 = -0.0;
        let length_7 = v.len().min(::rootgrad_autodiff::rt::length(&w));
        let mut d_m = ::rootgrad_autodiff::Differentiable::zero_like(&m);
        let mut d_v = ::rootgrad_autodiff::Differentiable::zero_like(&v);
        let mut d_w = ::rootgrad_autodiff::Differentiable::zero_like(&w);
        let mut d_sum_3: f64 = -0.0;
        d_sum_3 += d_result;
        for i_6 in 0..length_7 {
            let a = &v[i_6];
            let b = &w[i_6];
            sum_3 += (*a) * (*b);
            let a = &v[i_6];
            let b = &w[i_6];
            let d_1 = d_sum_3;
            d_v[i_6] += d_1 * (*b);
            d_w[i_6] += d_1 * (*a);
        }
        let result: f64 = sum_3;
        rule_of_matvec::__vjp(&m, &mut d_m, &v, &mut d_v, d_w);
        for _ in (0..4).rev() {
            let (length_6, norm, length_5) = pass_1.take();
            let mut d_value = shape_2.zero();
            let mut d_sum_2: f64 = -0.0;
            let mut d_norm: f64 = -0.0;
            for i_5 in (0..length_6).rev() {
                let v_1 = kept_1.take();
                let d_2 = ::core::mem::take(&mut d_v[i_5]);
                d_v[i_5] += d_2 / norm;
                d_norm -= d_2 / norm * (v_1 / norm);
            }
            d_sum_2 += d_norm * ::rootgrad_autodiff::rules::by_result::sqrt(norm);
            for i_4 in (0..length_5).rev() {
                let v_2 = kept_2.take();
                let d_3 = d_sum_2;
                d_v[i_4] += d_3 * v_2;
                d_v[i_4] += d_3 * v_2;
            }
            let d_4 = shape_1.replace(&mut d_v);
            ::rootgrad_autodiff::rt::accumulate(&mut d_value, &(d_4));
            let v_3 = kept_3.take();
            rule_of_matvec::__vjp(&m, &mut d_m, &v_3, &mut d_v, d_value);
        }
        for i_2 in (0..length_2).rev() {
            let i = ::rootgrad_autodiff::rt::nth_before(0, n, i_2);
            like_i.of(&i);
            let length_3 = ::rootgrad_autodiff::rt::count(0, n);
            like_length_3.of(&length_3);
            let length_4 = ::rootgrad_autodiff::rt::count(0, n);
            like_length_4.of(&length_4);
            let mut d_collected_2 = like_collected_2
                .same(::std::vec![::rootgrad_autodiff::zero(); length_3]);
            let d_5 = shape_3.replace(&mut d_m[i_2]);
            ::rootgrad_autodiff::rt::accumulate(&mut d_collected_2, &(d_5));
            for i_3 in 0..length_4 {
                let j = ::rootgrad_autodiff::rt::nth_before(0, n, i_3);
                like_j.of(&j);
                let d_6 = ::core::mem::take(&mut d_collected_2[i_3]);
                d_p[(i + j) % p.len()] += d_6 * ((i as f64) + 1.0);
            }
        }
        kept_1.finish();
        kept_2.finish();
        kept_3.finish();
        pass_1.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(p: &[f64], t_p: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(matvec as rule_of_matvec);
        ::rootgrad_autodiff::rt::equal_lengths("p", p.len(), "t_p", t_p.len());
        let n = 3;
        let length = ::rootgrad_autodiff::rt::count(0, n);
        let mut m: ::std::vec::Vec<Vec<f64>> = ::std::vec![
            ::rootgrad_autodiff::rt::any_value(); length
        ];
        let mut t_m: ::std::vec::Vec<Vec<f64>> = ::rootgrad_autodiff::Differentiable::zero_like(
            &m,
        );
        let length_2 = ::rootgrad_autodiff::rt::count(0, n);
        for i_2 in 0..length_2 {
            let i = ::rootgrad_autodiff::rt::nth_before(0, n, i_2);
            let length_3 = ::rootgrad_autodiff::rt::count(0, n);
            let mut collected_2: ::std::vec::Vec<f64> = ::std::vec![0.0; length_3];
            let mut t_collected_2: ::std::vec::Vec<f64> = ::std::vec![0.0; length_3];
            let length_4 = ::rootgrad_autodiff::rt::count(0, n);
            for i_3 in 0..length_4 {
                let j = ::rootgrad_autodiff::rt::nth_before(0, n, i_3);
                t_collected_2[i_3] = t_p[(i + j) % p.len()] * ((i as f64) + 1.0);
                collected_2[i_3] = p[((i + j) % p.len())] * ((i as f64) + 1.0);
            }
            t_m[i_2] = t_collected_2;
            m[i_2] = collected_2;
        }
        let mut v = ::std::vec![1.0; n];
        let mut t_v = ::std::vec![0.0; n];
        for _ in 0..4 {
            let (v_1, t_value) = rule_of_matvec::__jvp(matvec, &m, &t_m, &v, &t_v);
            let value = v_1;
            t_v = t_value;
            v = value;
            let mut sum_2: f64 = -0.0;
            let mut t_sum_2: f64 = 0.0;
            let length_5 = v.len();
            for i_4 in 0..length_5 {
                let x = &v[i_4];
                let t_x = &t_v[i_4];
                t_sum_2 += (*t_x) * (*x) + (*x) * (*t_x);
                sum_2 += (*x) * (*x);
            }
            let norm = sum_2.sqrt();
            let t_norm = ::rootgrad_autodiff::rules::sqrt(sum_2) * t_sum_2;
            let length_6 = v.len();
            for i_5 in 0..length_6 {
                let x_2 = &mut v[i_5];
                let t_x_2 = &mut t_v[i_5];
                (*t_x_2) = ((*t_x_2) - ((*x_2) / norm) * t_norm) / norm;
                (*x_2) = (*x_2) / norm;
            }
        }
        let (v_2, t_w) = rule_of_matvec::__jvp(matvec, &m, &t_m, &v, &t_v);
        let w = v_2;
        let mut sum_3: f64 = -0.0;
        let mut t_sum_3: f64 = 0.0;
        let length_7 = v.len().min(::rootgrad_autodiff::rt::length(&w));
        for i_6 in 0..length_7 {
            let a = &v[i_6];
            let t_a = &t_v[i_6];
            let b = &w[i_6];
            let t_b = &t_w[i_6];
            t_sum_3 += (*t_a) * (*b) + (*a) * ::rootgrad_autodiff::rt::scalar(*t_b);
            sum_3 += (*a) * (*b);
        }
        let result: f64 = sum_3;
        let t_result: f64 = t_sum_3;
        (result, t_result)
    }
}
mod tables_of_constants {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(a: f64, k: f64, d_ret: f64) -> (f64, f64, f64) {
        let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Tape::new();
        let t = &NODES;
        let mut sum_2: f64 = -0.0;
        let length = ::rootgrad_autodiff::rt::length(&(*t));
        let one_2: f64 = 1.0;
        let mut by_a_2: f64 = -0.0;
        let mut by_k: f64 = -0.0;
        for i in 0..length {
            let x = (*t)[i].0;
            let w = (*t)[i].1;
            let exp_2 = (k * (x + a)).exp();
            sum_2 += w * exp_2;
            let mut d_exp_2: f64 = -0.0;
            let d_8 = one_2;
            d_exp_2 += d_8 * w;
            let d_9 = d_exp_2 * ::rootgrad_autodiff::rules::by_result::exp(exp_2);
            by_k += d_9 * (x + a);
            let d_10 = d_9 * k;
            by_a_2 += d_10;
        }
        let integral: f64 = sum_2;
        let mut poly = 0.0;
        let t_2 = &COEFFICIENTS;
        let length_2 = ::rootgrad_autodiff::rt::length(&(*t_2));
        let length_3 = length_2;
        for i_2 in 0..length_3 {
            let i_3 = (length_2 - 1) - i_2;
            let c = &(*t_2)[i_3];
            poly = (kept_2.keep(poly) * a) + (*c);
        }
        let t_3 = &COEFFICIENTS;
        let t_4 = &EDGES;
        let length_4 = ::rootgrad_autodiff::rt::length(&(*t_3))
            .min(::rootgrad_autodiff::rt::length(&(*t_4)));
        let one: f64 = 1.0;
        let mut by_a: f64 = -0.0;
        for i_4 in 0..length_4 {
            let c_2 = &(*t_3)[i_4];
            let e = &(*t_4)[i_4];
            poly += (*c_2) * (a - (*e)).powi(2);
            let c_2 = &(*t_3)[i_4];
            let e = &(*t_4)[i_4];
            let d_3 = one;
            let d_4 = d_3 * (*c_2);
            let d_5 = d_4 * ::rootgrad_autodiff::rules::powi(a - (*e), 2);
            by_a += d_5;
        }
        let t_5 = &EDGES;
        let length_5 = ::rootgrad_autodiff::rt::length(&(*t_5));
        for i_5 in 0..length_5 {
            let e_2 = (*t_5)[i_5];
            if a > e_2 {
                poly = kept_1.keep(poly) * (1.0 + (e_2 * k));
            }
        }
        let t_7 = integral * poly;
        let t_6 = &EDGES;
        let result: f64 = t_7 + ((*t_6)[1] * a);
        let mut d_a = ::rootgrad_autodiff::zero::<f64>();
        let mut d_k = ::rootgrad_autodiff::zero::<f64>();
        let mut d_result = d_ret;
        let mut d_sum_2: f64 = -0.0;
        let mut d_integral: f64 = -0.0;
        let mut d_poly: f64 = -0.0;
        let mut d_t_7: f64 = -0.0;
        d_t_7 += d_result;
        d_a += d_result * (*t_6)[1];
        d_integral += d_t_7 * poly;
        d_poly += d_t_7 * integral;
        for i_5 in (0..length_5).rev() {
            let e_2 = (*t_5)[i_5];
            if a > e_2 {
                let v_1 = kept_1.take();
                let d_1 = ::core::mem::take(&mut d_poly);
                d_poly += d_1 * (1.0 + (e_2 * k));
                let d_2 = d_1 * v_1;
                d_k += d_2 * e_2;
            }
        }
        d_a += d_poly * by_a;
        for i_4 in 0..length_4 {
            let c_2 = &(*t_3)[i_4];
            let e = &(*t_4)[i_4];
            let d_6 = d_poly;
        }
        for i_2 in (0..length_3).rev() {
            let v_2 = kept_2.take();
            let d_7 = ::core::mem::take(&mut d_poly);
            d_poly += d_7 * a;
            d_a += d_7 * v_2;
        }
        d_sum_2 += d_integral;
        d_a += d_sum_2 * by_a_2;
        d_k += d_sum_2 * by_k;
        for i in 0..length {
            let x = (*t)[i].0;
            let w = (*t)[i].1;
            let exp_2 = (k * (x + a)).exp();
            let mut d_exp_2: f64 = -0.0;
            let d_11 = d_sum_2;
            d_exp_2 += d_11 * w;
        }
        kept_1.finish();
        kept_2.finish();
        (result, d_a, d_k)
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(a: f64, t_a: f64, k: f64, t_k: f64) -> (f64, f64) {
        let t = &NODES;
        let mut sum_2: f64 = -0.0;
        let mut t_sum_2: f64 = 0.0;
        let length = ::rootgrad_autodiff::rt::length(&(*t));
        for i in 0..length {
            let x = (*t)[i].0;
            let w = (*t)[i].1;
            t_sum_2
                += w
                    * (::rootgrad_autodiff::rules::exp(k * (x + a))
                        * (t_k * (x + a) + k * t_a));
            sum_2 += w * (k * (x + a)).exp();
        }
        let integral: f64 = sum_2;
        let t_integral: f64 = t_sum_2;
        let mut poly = 0.0;
        let mut t_poly = 0.0;
        let t_2 = &COEFFICIENTS;
        let length_2 = ::rootgrad_autodiff::rt::length(&(*t_2));
        let length_3 = length_2;
        for i_2 in 0..length_3 {
            let i_3 = (length_2 - 1) - i_2;
            let c = &(*t_2)[i_3];
            t_poly = t_poly * a + poly * t_a;
            poly = (poly * a) + (*c);
        }
        let t_3 = &COEFFICIENTS;
        let t_4 = &EDGES;
        let length_4 = ::rootgrad_autodiff::rt::length(&(*t_3))
            .min(::rootgrad_autodiff::rt::length(&(*t_4)));
        for i_4 in 0..length_4 {
            let c_2 = &(*t_3)[i_4];
            let e = &(*t_4)[i_4];
            t_poly += (*c_2) * (::rootgrad_autodiff::rules::powi(a - (*e), 2) * t_a);
            poly += (*c_2) * (a - (*e)).powi(2);
        }
        let t_5 = &EDGES;
        let length_5 = ::rootgrad_autodiff::rt::length(&(*t_5));
        for i_5 in 0..length_5 {
            let e_2 = (*t_5)[i_5];
            if a > e_2 {
                t_poly = t_poly * (1.0 + (e_2 * k)) + poly * (e_2 * t_k);
                poly = poly * (1.0 + (e_2 * k));
            }
        }
        let t_7 = integral * poly;
        let t_t_7 = t_integral * poly + integral * t_poly;
        let t_6 = &EDGES;
        let result: f64 = t_7 + ((*t_6)[1] * a);
        let t_result: f64 = t_t_7 + ((*t_6)[1] * t_a);
        (result, t_result)
    }
}
mod unbounded_ranges {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: f64, d_ret: f64) -> (f64, f64) {
        let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
        let mut d_x = ::rootgrad_autodiff::zero::<f64>();
        let mut d_result = d_ret;
        let mut term = 1.0;
        let mut sum = 0.0;
        let mut next = 1;
        let mut running = true;
        let mut passes_of_kept_4 = 0usize;
        while running {
            passes_of_kept_4 += 1;
            let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
            let k = kept_2.keep(next);
            next += 1;
            sum += term;
            term = kept_1.keep(term) * (x / (k as f64));
            if term.abs() < 1e-17 {
                running = false;
            }
            pass_1.push((kept_1.take(), kept_2.take()));
        }
        kept_4.keep(passes_of_kept_4);
        let mut n = 0.0;
        let mut next_2 = 0u64;
        let mut running_2 = true;
        let mut d_term: f64 = -0.0;
        let mut d_sum: f64 = -0.0;
        let mut d_n: f64 = -0.0;
        d_n += d_result * sum;
        while running_2 {
            let i = next_2;
            next_2 += 1;
            let mut running_3 = true;
            let mut jumped = false;
            for j in i..10 {
                n += x * (j as f64);
                if n > 7.13 {
                    running_3 = false;
                    jumped = true;
                    running_2 = false;
                } else {
                    if j == 5 {
                        running_3 = false;
                        jumped = true;
                    }
                }
                let d_1 = d_n;
                d_x += d_1 * (j as f64);
                if !running_3 {
                    break;
                }
            }
            if !jumped {}
        }
        let result: f64 = sum * n;
        d_sum += d_result * n;
        for _ in 0..kept_4.take() {
            let (v_1, k) = pass_1.take();
            let d_2 = ::core::mem::take(&mut d_term);
            d_term += d_2 * (x / (k as f64));
            let d_3 = d_2 * v_1;
            d_x += d_3 / (k as f64);
            let d_4 = d_sum;
            d_term += d_4;
        }
        pass_1.finish();
        (result, d_x)
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: f64, t_x: f64) -> (f64, f64) {
        let mut term = 1.0;
        let mut t_term = 0.0;
        let mut sum = 0.0;
        let mut t_sum = 0.0;
        let mut next = 1;
        let mut running = true;
        while running {
            let k = next;
            next += 1;
            t_sum += t_term;
            sum += term;
            t_term = t_term * (x / (k as f64)) + term * (t_x / (k as f64));
            term = term * (x / (k as f64));
            if term.abs() < 1e-17 {
                running = false;
            }
        }
        let mut n = 0.0;
        let mut t_n = 0.0;
        let mut next_2 = 0u64;
        let mut running_2 = true;
        while running_2 {
            let i = next_2;
            next_2 += 1;
            let mut running_3 = true;
            let mut jumped = false;
            for j in i..10 {
                t_n += t_x * (j as f64);
                n += x * (j as f64);
                if n > 7.13 {
                    running_3 = false;
                    jumped = true;
                    running_2 = false;
                } else {
                    if j == 5 {
                        running_3 = false;
                        jumped = true;
                    }
                }
                if !running_3 {
                    break;
                }
            }
            if !jumped {}
        }
        let result: f64 = sum * n;
        let t_result: f64 = t_sum * n + sum * t_n;
        (result, t_result)
    }
}
mod rev_enumerate {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(p: &[f64], d_p: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("p", p.len(), d_p.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_3 = ::rootgrad_autodiff::rt::Tape::new();
        let mut s = 0.0;
        let length = p.len();
        let length_2 = length;
        for i_2 in 0..length_2 {
            let i_3 = (length - 1) - i_2;
            let i = i_2;
            let x = &p[i_3];
            s += (*x).powi(((i as i32) + 1));
        }
        let length_3 = p.len().div_ceil(2).saturating_sub(1);
        for i_4 in 0..length_3 {
            let i_5 = i_4 + 1;
            let i_6 = i_5 * 2;
            let i_7 = i_6;
            let x_2 = &p[i_6];
            s = kept_3.keep(s) * (1.0 + ((*x_2) * (i_7 as f64)));
        }
        for k in (0..p.len()).rev().step_by(3) {
            s -= p[k] * kept_2.keep(s);
        }
        for k_2 in (1..p.len()).step_by(2).rev() {
            s += (p[(k_2 - 1)] * p[k_2]) * kept_1.keep(s);
        }
        let result: f64 = s;
        let mut d_result = d_ret;
        let mut d_s: f64 = -0.0;
        d_s += d_result;
        for k_2 in ::rootgrad_autodiff::rt::Steps::from(1..p.len())
            .step_by(2)
            .rev()
            .rev()
        {
            let v_1 = kept_1.take();
            let d_1 = d_s;
            let d_2 = d_1 * v_1;
            d_p[k_2 - 1] += d_2 * p[k_2];
            d_p[k_2] += d_2 * p[(k_2 - 1)];
            d_s += d_1 * (p[(k_2 - 1)] * p[k_2]);
        }
        for k in ::rootgrad_autodiff::rt::Steps::from(0..p.len()).rev().step_by(3).rev()
        {
            let v_2 = kept_2.take();
            let d_3 = d_s;
            d_p[k] -= d_3 * v_2;
            d_s -= d_3 * p[k];
        }
        for i_4 in (0..length_3).rev() {
            let v_3 = kept_3.take();
            let i_5 = i_4 + 1;
            let i_6 = i_5 * 2;
            let i_7 = i_6;
            let x_2 = &p[i_6];
            let d_4 = ::core::mem::take(&mut d_s);
            d_s += d_4 * (1.0 + ((*x_2) * (i_7 as f64)));
            let d_5 = d_4 * v_3;
            d_p[i_6] += d_5 * (i_7 as f64);
        }
        for i_2 in 0..length_2 {
            let i_3 = (length - 1) - i_2;
            let i = i_2;
            let x = &p[i_3];
            let d_6 = d_s;
            d_p[i_3] += d_6 * ::rootgrad_autodiff::rules::powi(*x, (i as i32) + 1);
        }
        kept_1.finish();
        kept_2.finish();
        kept_3.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(p: &[f64], t_p: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("p", p.len(), "t_p", t_p.len());
        let mut s = 0.0;
        let mut t_s = 0.0;
        let length = p.len();
        let length_2 = length;
        for i_2 in 0..length_2 {
            let i_3 = (length - 1) - i_2;
            let i = i_2;
            let x = &p[i_3];
            let t_x = &t_p[i_3];
            t_s += ::rootgrad_autodiff::rules::powi(*x, (i as i32) + 1) * (*t_x);
            s += (*x).powi(((i as i32) + 1));
        }
        let length_3 = p.len().div_ceil(2).saturating_sub(1);
        for i_4 in 0..length_3 {
            let i_5 = i_4 + 1;
            let i_6 = i_5 * 2;
            let i_7 = i_6;
            let x_2 = &p[i_6];
            let t_x_2 = &t_p[i_6];
            t_s = t_s * (1.0 + ((*x_2) * (i_7 as f64))) + s * ((*t_x_2) * (i_7 as f64));
            s = s * (1.0 + ((*x_2) * (i_7 as f64)));
        }
        for k in (0..p.len()).rev().step_by(3) {
            t_s -= t_p[k] * s + p[k] * t_s;
            s -= p[k] * s;
        }
        for k_2 in (1..p.len()).step_by(2).rev() {
            t_s
                += (t_p[k_2 - 1] * p[k_2] + p[(k_2 - 1)] * t_p[k_2]) * s
                    + (p[(k_2 - 1)] * p[k_2]) * t_s;
            s += (p[(k_2 - 1)] * p[k_2]) * s;
        }
        let result: f64 = s;
        let t_result: f64 = t_s;
        (result, t_result)
    }
}
mod made_step_by_step {
    impl Network {
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_vjp_new(_: impl Sized) {}
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_new() -> (Self, Self) {
            let value = Self::new();
            let tangent = ::rootgrad_autodiff::Differentiable::zero_like(&value);
            (value, tangent)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_vjp_new(_: impl Sized) {}
        /// The reverse derivative of [`with`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn with_pullback(mut self: Self, weight: f64, d_ret: Self) -> (Self, Self, f64) {
            self.weights.push(weight);
            let result: Self = ::core::clone::Clone::clone(&self);
            let mut d_self = ::rootgrad_autodiff::Differentiable::zero_like(&self);
            let mut d_weight = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result = d_ret;
            ::rootgrad_autodiff::rt::accumulate(&mut d_self, &(d_result));
            let d_1 = ::rootgrad_autodiff::rt::popped(&mut d_self.weights);
            d_weight += d_1;
            (result, d_self, d_weight)
        }
        /// The forward derivative of [`with`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn with_pushforward(
            mut self: Self,
            mut t_self: Self,
            weight: f64,
            t_weight: f64,
        ) -> (Self, Self) {
            t_self.weights.push(t_weight);
            self.weights.push(weight);
            let result: Self = self;
            let t_result: Self = t_self;
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_with(
            &self,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            a1: f64,
            t1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
        ) -> (Self, Self) {
            let mut store0 = ::core::option::Option::None;
            let t0 = ::core::clone::Clone::clone(t0.or_zero(self, &mut store0));
            let t1 = t1.or_zero(&a1);
            Self::with_pushforward(::core::clone::Clone::clone(self), t0, a1, t1)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_with(
            a0: Self,
            t0: impl ::rootgrad_autodiff::rt::Tangent<Self>,
            a1: f64,
            t1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
        ) -> (Self, Self) {
            let t0 = t0.or_zero(&a0);
            let t1 = t1.or_zero(&a1);
            Self::with_pushforward(a0, t0, a1, t1)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn with_pushforward_pullback(
            mut self: Self,
            mut t_self: Self,
            weight: f64,
            t_weight: f64,
            d_ret: (Self, Self),
        ) -> (Self, Self, f64, f64) {
            t_self.weights.push(t_weight);
            self.weights.push(weight);
            let result: Self = ::core::clone::Clone::clone(&self);
            let t_result: Self = ::core::clone::Clone::clone(&t_self);
            let result_2: (Self, Self) = (
                ::core::clone::Clone::clone(&result),
                ::core::clone::Clone::clone(&t_result),
            );
            let mut d_self = ::rootgrad_autodiff::Differentiable::zero_like(&self);
            let mut d_t_self = ::rootgrad_autodiff::Differentiable::zero_like(&t_self);
            let mut d_weight = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_weight = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result_2 = d_ret;
            let mut d_result = ::rootgrad_autodiff::Differentiable::zero_like(&result);
            let mut d_t_result = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_result,
            );
            ::rootgrad_autodiff::rt::accumulate(&mut d_result, &(d_result_2.0));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_result, &(d_result_2.1));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_self, &(d_t_result));
            ::rootgrad_autodiff::rt::accumulate(&mut d_self, &(d_result));
            let d_1 = ::rootgrad_autodiff::rt::popped(&mut d_self.weights);
            d_weight += d_1;
            let d_2 = ::rootgrad_autodiff::rt::popped(&mut d_t_self.weights);
            d_t_weight += d_2;
            (d_self, d_t_self, d_weight, d_t_weight)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp_with<'__shadow>(
            &self,
            d0: ::core::option::Option<&mut Self>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a2: f64,
            d2: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a3: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            d3: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(Self, Self)>,
        ) {
            let a3 = a3.or_zero(&a2);
            let mut store3 = a3;
            let mut store2 = a2;
            let mut zero1 = ::core::option::Option::None;
            let a1 = a1.or_zero(&*self, &mut zero1);
            let a1 = ::core::clone::Clone::clone(a1);
            let mut store1 = ::rootgrad_autodiff::rt::discarded(&a1);
            let (g0, g1, g2, g3) = Self::with_pushforward_pullback(
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
        fn __path_jvp_vjp_with<'__shadow>(
            a0: Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a1: impl ::rootgrad_autodiff::rt::Tangent<Self>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a2: f64,
            d2: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a3: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            d3: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(Self, Self)>,
        ) {
            let a3 = a3.or_zero(&a2);
            let mut store3 = a3;
            let mut store2 = a2;
            let a1 = a1.or_zero(&a0);
            let mut store1 = ::rootgrad_autodiff::rt::discarded(&a1);
            let mut store0 = ::rootgrad_autodiff::rt::discarded(&a0);
            let (g0, g1, g2, g3) = Self::with_pushforward_pullback(
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
        fn __vjp_with<'__shadow>(
            &self,
            d0: ::core::option::Option<&mut Self>,
            a1: f64,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<Self>,
        ) {
            let mut store1 = a1;
            let (_primal, g0, g1) = Self::with_pullback(
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
        fn __path_vjp_with<'__shadow>(
            a0: Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a1: f64,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<Self>,
        ) {
            let mut store1 = a1;
            let mut store0 = ::rootgrad_autodiff::rt::discarded(&a0);
            let (_primal, g0, g1) = Self::with_pullback(a0, a1, d_ret.seed());
            ::rootgrad_autodiff::rt::accumulate(d0.or_discard(&mut store0), &g0);
            *d1.or_discard(&mut store1) += g1;
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __handed_with(&self) -> Self {
            ::core::clone::Clone::clone(self)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __mut_handed_with(&self) -> Self {
            ::core::clone::Clone::clone(self)
        }
        /// The reverse derivative of [`bounded`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn bounded_pullback(mut self: Self, d_ret: Self) -> (Self, Self) {
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            shape_1.keep(&self.bounded);
            self.bounded = true;
            let result: Self = ::core::clone::Clone::clone(&self);
            let mut d_self = ::rootgrad_autodiff::Differentiable::zero_like(&self);
            let mut d_result = d_ret;
            ::rootgrad_autodiff::rt::accumulate(&mut d_self, &(d_result));
            let _ = shape_1.replace(&mut d_self.bounded);
            (result, d_self)
        }
        /// The forward derivative of [`bounded`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn bounded_pushforward(mut self: Self, mut t_self: Self) -> (Self, Self) {
            let v_1 = true;
            t_self.bounded = ::rootgrad_autodiff::Differentiable::zero_like(&v_1);
            self.bounded = v_1;
            let result: Self = self;
            let t_result: Self = t_self;
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_bounded(
            &self,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
        ) -> (Self, Self) {
            let mut store0 = ::core::option::Option::None;
            let t0 = ::core::clone::Clone::clone(t0.or_zero(self, &mut store0));
            Self::bounded_pushforward(::core::clone::Clone::clone(self), t0)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_bounded(
            a0: Self,
            t0: impl ::rootgrad_autodiff::rt::Tangent<Self>,
        ) -> (Self, Self) {
            let t0 = t0.or_zero(&a0);
            Self::bounded_pushforward(a0, t0)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn bounded_pushforward_pullback(
            mut self: Self,
            mut t_self: Self,
            d_ret: (Self, Self),
        ) -> (Self, Self) {
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
            let v_1 = true;
            shape_2.keep(&t_self.bounded);
            t_self.bounded = ::rootgrad_autodiff::Differentiable::zero_like(&v_1);
            shape_1.keep(&self.bounded);
            self.bounded = v_1;
            let result: Self = ::core::clone::Clone::clone(&self);
            let t_result: Self = ::core::clone::Clone::clone(&t_self);
            let result_2: (Self, Self) = (
                ::core::clone::Clone::clone(&result),
                ::core::clone::Clone::clone(&t_result),
            );
            let mut d_self = ::rootgrad_autodiff::Differentiable::zero_like(&self);
            let mut d_t_self = ::rootgrad_autodiff::Differentiable::zero_like(&t_self);
            let mut d_result_2 = d_ret;
            let mut d_result = ::rootgrad_autodiff::Differentiable::zero_like(&result);
            let mut d_t_result = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_result,
            );
            ::rootgrad_autodiff::rt::accumulate(&mut d_result, &(d_result_2.0));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_result, &(d_result_2.1));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_self, &(d_t_result));
            ::rootgrad_autodiff::rt::accumulate(&mut d_self, &(d_result));
            let _ = shape_1.replace(&mut d_self.bounded);
            let _ = shape_2.replace(&mut d_t_self.bounded);
            (d_self, d_t_self)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp_bounded<'__shadow>(
            &self,
            d0: ::core::option::Option<&mut Self>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(Self, Self)>,
        ) {
            let mut zero1 = ::core::option::Option::None;
            let a1 = a1.or_zero(&*self, &mut zero1);
            let a1 = ::core::clone::Clone::clone(a1);
            let mut store1 = ::rootgrad_autodiff::rt::discarded(&a1);
            let (g0, g1) = Self::bounded_pushforward_pullback(
                ::core::clone::Clone::clone(self),
                a1,
                d_ret.seed(),
            );
            if let ::core::option::Option::Some(d0) = d0 {
                ::rootgrad_autodiff::rt::accumulate(d0, &g0);
            }
            ::rootgrad_autodiff::rt::accumulate(d1.or_discard(&mut store1), &g1);
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_vjp_bounded<'__shadow>(
            a0: Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a1: impl ::rootgrad_autodiff::rt::Tangent<Self>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(Self, Self)>,
        ) {
            let a1 = a1.or_zero(&a0);
            let mut store1 = ::rootgrad_autodiff::rt::discarded(&a1);
            let mut store0 = ::rootgrad_autodiff::rt::discarded(&a0);
            let (g0, g1) = Self::bounded_pushforward_pullback(a0, a1, d_ret.seed());
            ::rootgrad_autodiff::rt::accumulate(d0.or_discard(&mut store0), &g0);
            ::rootgrad_autodiff::rt::accumulate(d1.or_discard(&mut store1), &g1);
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __vjp_bounded<'__shadow>(
            &self,
            d0: ::core::option::Option<&mut Self>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<Self>,
        ) {
            let (_primal, g0) = Self::bounded_pullback(
                ::core::clone::Clone::clone(self),
                d_ret.seed(),
            );
            if let ::core::option::Option::Some(d0) = d0 {
                ::rootgrad_autodiff::rt::accumulate(d0, &g0);
            }
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_vjp_bounded<'__shadow>(
            a0: Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<Self>,
        ) {
            let mut store0 = ::rootgrad_autodiff::rt::discarded(&a0);
            let (_primal, g0) = Self::bounded_pullback(a0, d_ret.seed());
            ::rootgrad_autodiff::rt::accumulate(d0.or_discard(&mut store0), &g0);
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __handed_bounded(&self) -> Self {
            ::core::clone::Clone::clone(self)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __mut_handed_bounded(&self) -> Self {
            ::core::clone::Clone::clone(self)
        }
        /// The reverse derivative of [`run`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn run_pullback(
            self: &Self,
            d_self: &mut Self,
            input: f64,
            d_ret: f64,
        ) -> (f64, f64) {
            let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
            let mut kept_2 = ::rootgrad_autodiff::rt::Tape::new();
            let mut y = input;
            let length = ::rootgrad_autodiff::rt::length(&self.weights);
            for i in 0..length {
                let weight = &self.weights[i];
                y = kept_2.keep(y) * (*weight);
                if self.bounded {
                    let tanh_2 = kept_1.keep(y.tanh());
                    y = tanh_2;
                }
            }
            let result: f64 = y;
            let mut d_input = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result = d_ret;
            let mut d_y: f64 = -0.0;
            d_y += d_result;
            for i in (0..length).rev() {
                let v_1 = kept_2.take();
                let weight = &self.weights[i];
                if self.bounded {
                    let tanh_2 = kept_1.take();
                    let mut d_tanh_2: f64 = -0.0;
                    let d_1 = ::core::mem::take(&mut d_y);
                    d_tanh_2 += d_1;
                    d_y
                        += d_tanh_2
                            * ::rootgrad_autodiff::rules::by_result::tanh(tanh_2);
                }
                let d_2 = ::core::mem::take(&mut d_y);
                d_y += d_2 * (*weight);
                d_self.weights[i] += d_2 * v_1;
            }
            d_input += d_y;
            kept_1.finish();
            kept_2.finish();
            (result, d_input)
        }
        /// The forward derivative of [`run`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn run_pushforward(
            self: &Self,
            t_self: &Self,
            input: f64,
            t_input: f64,
        ) -> (f64, f64) {
            let mut y = input;
            let mut t_y = t_input;
            let length = ::rootgrad_autodiff::rt::length(&self.weights);
            for i in 0..length {
                let weight = &self.weights[i];
                let t_weight = &t_self.weights[i];
                t_y = t_y * (*weight) + y * ::rootgrad_autodiff::rt::scalar(*t_weight);
                y = y * (*weight);
                if self.bounded {
                    t_y = ::rootgrad_autodiff::rules::tanh(y) * t_y;
                    y = y.tanh();
                }
            }
            let result: f64 = y;
            let t_result: f64 = t_y;
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_run(
            &self,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            a1: f64,
            t1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
        ) -> (f64, f64) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*self, &mut store0);
            let t1 = t1.or_zero(&a1);
            Self::run_pushforward(self, t0, a1, t1)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_run(
            a0: &Self,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            a1: f64,
            t1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
        ) -> (f64, f64) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            let t1 = t1.or_zero(&a1);
            Self::run_pushforward(a0, t0, a1, t1)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn run_pushforward_pullback(
            self: &Self,
            d_self: &mut Self,
            t_self: &Self,
            d_t_self: &mut Self,
            input: f64,
            t_input: f64,
            d_ret: (f64, f64),
        ) -> (f64, f64) {
            let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
            let mut pass_2 = ::rootgrad_autodiff::rt::Tape::new();
            let mut y = input;
            let mut t_y = t_input;
            let length = ::rootgrad_autodiff::rt::length(&self.weights);
            for i in 0..length {
                let mut kept_5 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_6 = ::rootgrad_autodiff::rt::Slot::new();
                let y_1 = kept_6.keep(y);
                let weight = &self.weights[i];
                let t_weight = &t_self.weights[i];
                t_y = (kept_5.keep(t_y) * (*weight)) + (y_1 * (*t_weight));
                y = y_1 * (*weight);
                if self.bounded {
                    let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
                    let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
                    let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
                    let x = y;
                    let y_2 = kept_3.keep(x.tanh());
                    t_y = (1.0 - (y_2 * y_2)) * kept_1.keep(t_y);
                    let tanh_2 = kept_2.keep(y.tanh());
                    y = tanh_2;
                    pass_1.push((kept_1.take(), kept_2.take(), kept_3.take()));
                }
                pass_2.push((kept_5.take(), kept_6.take()));
            }
            let result: f64 = y;
            let t_result: f64 = t_y;
            let result_2: (f64, f64) = (result, t_result);
            let mut d_input = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_input = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result_2 = d_ret;
            let mut d_y: f64 = -0.0;
            let mut d_t_y: f64 = -0.0;
            let mut d_result: f64 = -0.0;
            let mut d_t_result: f64 = -0.0;
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            d_t_y += d_t_result;
            d_y += d_result;
            for i in (0..length).rev() {
                let (v_2, y_1) = pass_2.take();
                let weight = &self.weights[i];
                let t_weight = &t_self.weights[i];
                let mut d_y_1: f64 = -0.0;
                let d_weight = &mut d_self.weights[i];
                if self.bounded {
                    let (v_1, tanh_2, y_2) = pass_1.take();
                    let mut d_x: f64 = -0.0;
                    let mut d_y_2: f64 = -0.0;
                    let mut d_tanh_2: f64 = -0.0;
                    let d_1 = ::core::mem::take(&mut d_y);
                    d_tanh_2 += d_1;
                    d_y
                        += d_tanh_2
                            * ::rootgrad_autodiff::rules::by_result::tanh(tanh_2);
                    let d_2 = ::core::mem::take(&mut d_t_y);
                    let d_3 = d_2 * v_1;
                    d_y_2 -= d_3 * y_2;
                    d_y_2 -= d_3 * y_2;
                    d_t_y += d_2 * (1.0 - (y_2 * y_2));
                    d_x += d_y_2 * ::rootgrad_autodiff::rules::by_result::tanh(y_2);
                    d_y += d_x;
                }
                let d_4 = ::core::mem::take(&mut d_y);
                d_y_1 += d_4 * (*weight);
                (*d_weight) += d_4 * y_1;
                let d_5 = ::core::mem::take(&mut d_t_y);
                d_t_y += d_5 * (*weight);
                (*d_weight) += d_5 * v_2;
                d_y_1 += d_5 * (*t_weight);
                d_t_self.weights[i] += d_5 * y_1;
                d_y += d_y_1;
            }
            d_t_input += d_t_y;
            d_input += d_y;
            pass_1.finish();
            pass_2.finish();
            (d_input, d_t_input)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp_run<'__shadow>(
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
            let (g2, g3) = Self::run_pushforward_pullback(
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
        fn __path_jvp_vjp_run<'__shadow>(
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
            let (g2, g3) = Self::run_pushforward_pullback(
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
        fn __vjp_run<'__shadow>(
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
            let (_primal, g1) = Self::run_pullback(self, d0, a1, d_ret.seed());
            *d1.or_discard(&mut store1) += g1;
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_vjp_run<'__shadow>(
            a0: &Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a1: f64,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
        ) {
            let mut store1 = a1;
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let (_primal, g1) = Self::run_pullback(a0, d0, a1, d_ret.seed());
            *d1.or_discard(&mut store1) += g1;
        }
    }
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::callees!(
            ; fn __vjp_bounded, fn __vjp_run, fn __vjp_with & fn __handed_run
        );
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let value = Network::new();
        let argument = x[0];
        let value_2 = ({
            let copy = ::core::clone::Clone::clone(&value);
            copy
        })
            .with(argument);
        let argument_2 = x[1];
        let value_3 = ::core::clone::Clone::clone(&value_2).with(argument_2);
        let network = ::core::clone::Clone::clone(&value_3).bounded();
        let name: ::std::string::String = format!("{:?}", network);
        let argument_3 = x[2];
        let y = network.__handed_run().run(argument_3);
        let t;
        if name.is_empty() {
            t = 0.0;
        } else {
            t = (y * y) + y;
        }
        let result: f64 = t;
        let mut d_result = d_ret;
        let mut d_argument: f64 = -0.0;
        let mut d_value_2 = ::rootgrad_autodiff::Differentiable::zero_like(&value_2);
        let mut d_argument_2: f64 = -0.0;
        let mut d_value_3 = ::rootgrad_autodiff::Differentiable::zero_like(&value_3);
        let mut d_network = ::rootgrad_autodiff::Differentiable::zero_like(&network);
        let mut d_argument_3: f64 = -0.0;
        let mut d_y = ::rootgrad_autodiff::Differentiable::zero_like(&y);
        let mut d_t: f64 = -0.0;
        d_t += d_result;
        if name.is_empty() {
            let _ = ::core::mem::take(&mut d_t);
        } else {
            let d_2 = ::core::mem::take(&mut d_t);
            d_y += d_2 * y;
            d_y += d_2 * y;
            d_y += d_2;
        }
        (network)
            .__vjp_run(
                ::core::option::Option::Some(&mut d_network),
                argument_3,
                &mut d_argument_3,
                d_y,
            );
        d_x[2] += d_argument_3;
        (value_3).__vjp_bounded(::core::option::Option::Some(&mut d_value_3), d_network);
        (value_2)
            .__vjp_with(
                ::core::option::Option::Some(&mut d_value_2),
                argument_2,
                &mut d_argument_2,
                d_value_3,
            );
        d_x[1] += d_argument_2;
        (value)
            .__vjp_with(
                ::core::option::Option::None,
                argument,
                &mut d_argument,
                d_value_2,
            );
        d_x[0] += d_argument;
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(; fn __jvp_bounded, fn __jvp_run, fn __jvp_with);
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let value = Network::new();
        let argument = x[0];
        let t_argument = t_x[0];
        let (v_1, t_value_2) = (value)
            .__jvp_with(::rootgrad_autodiff::rt::Inactive, argument, t_argument);
        let value_2 = v_1;
        let argument_2 = x[1];
        let t_argument_2 = t_x[1];
        let (v_2, t_value_3) = (value_2)
            .__jvp_with(&t_value_2, argument_2, t_argument_2);
        let value_3 = v_2;
        let (v_3, t_network) = (value_3).__jvp_bounded(&t_value_3);
        let network = v_3;
        let name: ::std::string::String = format!("{:?}", network);
        let argument_3 = x[2];
        let t_argument_3 = t_x[2];
        let (v_4, t_y) = (network).__jvp_run(&t_network, argument_3, t_argument_3);
        let y = v_4;
        let t;
        let t_t;
        if name.is_empty() {
            t_t = 0.0;
            t = 0.0;
        } else {
            t_t = (t_y * y + y * t_y) + t_y;
            t = (y * y) + y;
        }
        let result: f64 = t;
        let t_result: f64 = t_t;
        (result, t_result)
    }
}
mod interpolated {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(p: &[f64], d_p: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("p", p.len(), d_p.len());
        let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
        let mut d_result = d_ret;
        let mut knots = p[..4].to_vec();
        let order: ::std::vec::Vec<usize> = ::rootgrad_autodiff::rt::sorted_order(
            &(&mut knots)[..],
            |a, b| a.total_cmp(b),
        );
        {
            let t_2 = knots[..].to_vec();
            shape_1.keep(&t_2);
            for i_2 in 0..order.len() {
                knots[i_2] = t_2[order[i_2]].clone();
            }
        }
        let mut sum = 0.0;
        let length = p[4..].len();
        let mut d_knots = ::rootgrad_autodiff::Differentiable::zero_like(&knots);
        let mut d_sum: f64 = -0.0;
        d_sum += d_result;
        for i_3 in 0..length {
            let x = p[4..][i_3];
            let t_3;
            let found: ::core::result::Result<usize, usize> = knots
                .binary_search_by(|knot| knot.total_cmp(&x));
            match found {
                Ok(at) => {
                    t_3 = at;
                }
                Err(at_2) => {
                    t_3 = at_2;
                }
            }
            let at_3 = t_3;
            let t_4;
            let found_2: ::core::result::Result<usize, usize> = knots
                .binary_search_by(|knot| knot.partial_cmp(&(2.0 * x)).unwrap());
            match found_2 {
                Ok(held) => {
                    t_4 = held;
                }
                Err(held_2) => {
                    let at_4 = held_2;
                    t_4 = at_4;
                }
            }
            let last = t_4;
            let i = at_3.clamp(1, 3);
            let t = (x - knots[(i - 1)]) / (knots[i.clone()] - knots[(i - 1)]);
            sum
                += (((1.0 - t) * p[(i - 1)]) + (t * p[i.clone()].sin()))
                    + ((last as f64) * x);
            let mut d_x: f64 = -0.0;
            let mut d_t: f64 = -0.0;
            let d_1 = d_sum;
            let d_2 = d_1 * p[(i - 1)];
            d_t -= d_2;
            d_p[i - 1] += d_1 * (1.0 - t);
            d_t += d_1 * p[i.clone()].sin();
            let d_3 = d_1 * t;
            d_p[i.clone()] += d_3 * ::rootgrad_autodiff::rules::sin(p[i.clone()]);
            d_x += d_1 * (last as f64);
            let d_4 = d_t / (knots[i.clone()] - knots[(i - 1)]);
            d_x += d_4;
            d_knots[i - 1] -= d_4;
            let d_5 = d_t / (knots[i.clone()] - knots[(i - 1)]) * t;
            d_knots[i.clone()] -= d_5;
            d_knots[i - 1] += d_5;
            d_p[4..][i_3] += d_x;
        }
        let result: f64 = sum;
        {
            let mut d_t_2 = shape_1.zero();
            for i_2 in 0..order.len() {
                let d_6 = ::core::mem::take(&mut d_knots[i_2]);
                d_t_2[order[i_2]] += d_6;
            }
            ::rootgrad_autodiff::rt::accumulate_slice(&mut d_knots[..][..], &d_t_2[..]);
        }
        ::rootgrad_autodiff::rt::accumulate_slice(&mut d_p[..4][..], &d_knots[..]);
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(p: &[f64], t_p: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("p", p.len(), "t_p", t_p.len());
        let mut knots = p[..4].to_vec();
        let mut t_knots = t_p[..4].to_vec();
        let order: ::std::vec::Vec<usize> = ::rootgrad_autodiff::rt::sorted_order(
            &(&mut knots)[..],
            |a, b| a.total_cmp(b),
        );
        {
            let t_2 = knots[..].to_vec();
            let t_t_2 = t_knots[..].to_vec();
            for i_2 in 0..order.len() {
                t_knots[i_2] = t_t_2[order[i_2]];
                knots[i_2] = t_2[order[i_2]].clone();
            }
        }
        let mut sum = 0.0;
        let mut t_sum = 0.0;
        let length = p[4..].len();
        for i_3 in 0..length {
            let x = p[4..][i_3];
            let t_x = t_p[4..][i_3];
            let t_3;
            let found: ::core::result::Result<usize, usize> = knots
                .binary_search_by(|knot| knot.total_cmp(&x));
            match found {
                Ok(at) => {
                    t_3 = at;
                }
                Err(at_2) => {
                    t_3 = at_2;
                }
            }
            let at_3 = t_3;
            let t_4;
            let found_2: ::core::result::Result<usize, usize> = knots
                .binary_search_by(|knot| knot.partial_cmp(&(2.0 * x)).unwrap());
            match found_2 {
                Ok(held) => {
                    t_4 = held;
                }
                Err(held_2) => {
                    let at_4 = held_2;
                    t_4 = at_4;
                }
            }
            let last = t_4;
            let i = at_3.clamp(1, 3);
            let t = (x - knots[(i - 1)]) / (knots[i.clone()] - knots[(i - 1)]);
            let t_t = ((t_x - t_knots[i - 1])
                - ((x - knots[(i - 1)]) / (knots[i.clone()] - knots[(i - 1)]))
                    * (::rootgrad_autodiff::rt::scalar(t_knots[i.clone()])
                        - t_knots[i - 1])) / (knots[i.clone()] - knots[(i - 1)]);
            t_sum
                += (((-t_t) * p[(i - 1)] + (1.0 - t) * t_p[i - 1])
                    + (t_t * p[i.clone()].sin()
                        + t
                            * (::rootgrad_autodiff::rules::sin(p[i.clone()])
                                * ::rootgrad_autodiff::rt::scalar(t_p[i.clone()]))))
                    + ((last as f64) * t_x);
            sum
                += (((1.0 - t) * p[(i - 1)]) + (t * p[i.clone()].sin()))
                    + ((last as f64) * x);
        }
        let result: f64 = sum;
        let t_result: f64 = t_sum;
        (result, t_result)
    }
}
mod converted {
    impl Point {
        #[doc(hidden)]
        #[allow(dead_code, nonstandard_style)]
        fn __only_one_marked_impl_may_have_from() {
            ::rootgrad_autodiff::rt::same(Self::from, <Self as From<(f64, f64)>>::from);
        }
        /// The reverse derivative of [`from`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        pub fn from_pullback(pair: (f64, f64), d_ret: Self) -> (Self, (f64, f64)) {
            let result: Self = Self {
                x: pair.0,
                y: pair.1 * pair.0,
            };
            let mut d_pair = ::rootgrad_autodiff::Differentiable::zero_like(&pair);
            let mut d_result = d_ret;
            let Self { x: d_1, y: d_2 } = &d_result else {
                ::rootgrad_autodiff::rt::wrong_variant()
            };
            d_pair.0 += (*d_1);
            d_pair.1 += (*d_2) * pair.0;
            d_pair.0 += (*d_2) * pair.1;
            (result, d_pair)
        }
        /// The forward derivative of [`from`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        pub fn from_pushforward(pair: (f64, f64), t_pair: (f64, f64)) -> (Self, Self) {
            let t_result: Self = Self {
                x: t_pair.0,
                y: t_pair.1 * pair.0 + pair.1 * t_pair.0,
            };
            let result: Self = Self {
                x: pair.0,
                y: pair.1 * pair.0,
            };
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        pub fn __path_jvp_from(
            a0: (f64, f64),
            t0: impl ::rootgrad_autodiff::rt::Tangent<(f64, f64)>,
        ) -> (Self, Self) {
            let t0 = t0.or_zero(&a0);
            Self::from_pushforward(a0, t0)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        pub fn from_pushforward_pullback(
            pair: (f64, f64),
            t_pair: (f64, f64),
            d_ret: (Self, Self),
        ) -> ((f64, f64), (f64, f64)) {
            let t_result: Self = Self {
                x: t_pair.0,
                y: (t_pair.1 * pair.0) + (pair.1 * t_pair.0),
            };
            let result: Self = Self {
                x: pair.0,
                y: pair.1 * pair.0,
            };
            let result_2: (Self, Self) = (
                ::core::clone::Clone::clone(&result),
                ::core::clone::Clone::clone(&t_result),
            );
            let mut d_pair = ::rootgrad_autodiff::Differentiable::zero_like(&pair);
            let mut d_t_pair = ::rootgrad_autodiff::Differentiable::zero_like(&t_pair);
            let mut d_result_2 = d_ret;
            let mut d_t_result = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_result,
            );
            let mut d_result = ::rootgrad_autodiff::Differentiable::zero_like(&result);
            ::rootgrad_autodiff::rt::accumulate(&mut d_result, &(d_result_2.0));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_result, &(d_result_2.1));
            let Self { x: d_1, y: d_2 } = &d_result else {
                ::rootgrad_autodiff::rt::wrong_variant()
            };
            d_pair.0 += (*d_1);
            d_pair.1 += (*d_2) * pair.0;
            d_pair.0 += (*d_2) * pair.1;
            let Self { x: d_3, y: d_4 } = &d_t_result else {
                ::rootgrad_autodiff::rt::wrong_variant()
            };
            d_t_pair.0 += (*d_3);
            d_t_pair.1 += (*d_4) * pair.0;
            d_pair.0 += (*d_4) * t_pair.1;
            d_pair.1 += (*d_4) * t_pair.0;
            d_t_pair.0 += (*d_4) * pair.1;
            (d_pair, d_t_pair)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        pub fn __path_jvp_vjp_from<'__shadow>(
            a0: (f64, f64),
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<(f64, f64)>,
            a1: impl ::rootgrad_autodiff::rt::Tangent<(f64, f64)>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<(f64, f64)>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(Self, Self)>,
        ) {
            let a1 = a1.or_zero(&a0);
            let mut store1 = ::rootgrad_autodiff::rt::discarded(&a1);
            let mut store0 = ::rootgrad_autodiff::rt::discarded(&a0);
            let (g0, g1) = Self::from_pushforward_pullback(a0, a1, d_ret.seed());
            ::rootgrad_autodiff::rt::accumulate(d0.or_discard(&mut store0), &g0);
            ::rootgrad_autodiff::rt::accumulate(d1.or_discard(&mut store1), &g1);
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        pub fn __path_vjp_from<'__shadow>(
            a0: (f64, f64),
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<(f64, f64)>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<Self>,
        ) {
            let mut store0 = ::rootgrad_autodiff::rt::discarded(&a0);
            let (_primal, g0) = Self::from_pullback(a0, d_ret.seed());
            ::rootgrad_autodiff::rt::accumulate(d0.or_discard(&mut store0), &g0);
        }
    }
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(p: &[f64], d_p: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::callees!(; fn __path_vjp_from);
        ::rootgrad_autodiff::rt::same_length("p", p.len(), d_p.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
        let argument = (p[0], p[1]);
        let point: Point = Point::from(::core::clone::Clone::clone(&argument));
        let data = [0.1, 0.5, 1.2];
        let mut product_2: f64 = 1.0;
        let length = data.len();
        for i in 0..length {
            let x: f64 = data[i];
            product_2 = kept_1.keep(product_2) * ((x * point.x).cos() + (p[2] * x));
        }
        let likelihood: f64 = product_2;
        let result: f64 = likelihood * point.y;
        let mut d_result = d_ret;
        let mut d_argument = ::rootgrad_autodiff::Differentiable::zero_like(&argument);
        let mut d_point = ::rootgrad_autodiff::Differentiable::zero_like(&point);
        let mut d_product_2: f64 = -0.0;
        let mut d_likelihood: f64 = -0.0;
        d_likelihood += d_result * point.y;
        d_point.y += d_result * likelihood;
        d_product_2 += d_likelihood;
        for i in (0..length).rev() {
            let v_1 = kept_1.take();
            let x: f64 = data[i];
            let d_1 = ::core::mem::take(&mut d_product_2);
            d_product_2 += d_1 * ((x * point.x).cos() + (p[2] * x));
            let d_2 = d_1 * v_1;
            let d_3 = d_2 * ::rootgrad_autodiff::rules::cos(x * point.x);
            d_point.x += d_3 * x;
            d_p[2] += d_2 * x;
        }
        Point::__path_vjp_from(
            ::core::clone::Clone::clone(&argument),
            &mut d_argument,
            d_point,
        );
        d_p[0] += d_argument.0;
        d_p[1] += d_argument.1;
        kept_1.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(p: &[f64], t_p: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(; fn __path_jvp_from);
        ::rootgrad_autodiff::rt::equal_lengths("p", p.len(), "t_p", t_p.len());
        let t_argument = (t_p[0], t_p[1]);
        let argument = (p[0], p[1]);
        let (v_1, t_point) = Point::__path_jvp_from(argument, t_argument);
        let point: Point = v_1;
        let data = [0.1, 0.5, 1.2];
        let mut product_2: f64 = 1.0;
        let mut t_product_2: f64 = 0.0;
        let length = data.len();
        for i in 0..length {
            let x: f64 = data[i];
            t_product_2 = t_product_2 * ((x * point.x).cos() + (p[2] * x))
                + product_2
                    * ((::rootgrad_autodiff::rules::cos(x * point.x)
                        * (x * ::rootgrad_autodiff::rt::scalar(t_point.x)))
                        + (t_p[2] * x));
            product_2 = product_2 * ((x * point.x).cos() + (p[2] * x));
        }
        let likelihood: f64 = product_2;
        let t_likelihood: f64 = t_product_2;
        let result: f64 = likelihood * point.y;
        let t_result: f64 = t_likelihood * point.y
            + likelihood * ::rootgrad_autodiff::rt::scalar(t_point.y);
        (result, t_result)
    }
}
