// Written by the golden test; do not edit.
mod recurrent {
    impl Cell {
        /// The reverse derivative of [`step`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn step_pullback(
            self: &Self,
            d_self: &mut Self,
            h: &[f64],
            d_h: &mut [f64],
            x: &[f64],
            d_x: &mut [f64],
            d_ret: Vec<f64>,
        ) -> Vec<f64> {
            ::rootgrad_autodiff::rt::same_length("h", h.len(), d_h.len());
            ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
            let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
            let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let mut next = self.b.clone();
            for i in 0..kept_2.keep(::rootgrad_autodiff::rt::discrete((&next).len())) {
                let length = ::rootgrad_autodiff::rt::length(&self.w[i]).min(h.len());
                for i_2 in 0..length {
                    let w = &self.w[i][i_2];
                    let h_2 = &h[i_2];
                    next[i] += (*w) * (*h_2);
                }
                let length_2 = ::rootgrad_autodiff::rt::length(&self.u[i]).min(x.len());
                for i_3 in 0..length_2 {
                    let u = &self.u[i][i_3];
                    let x_2 = &x[i_3];
                    next[i] += (*u) * (*x_2);
                }
                shape_1.keep(&next[i]);
                next[i] = kept_1.keep(next[i]).tanh();
            }
            let result: Vec<f64> = ::core::clone::Clone::clone(&next);
            let mut d_result = d_ret;
            let mut d_next = ::rootgrad_autodiff::Differentiable::zero_like(&next);
            ::rootgrad_autodiff::rt::accumulate(&mut d_next, &(d_result));
            let v_2 = kept_2.take();
            for i in (0..v_2).rev() {
                let v_1 = kept_1.take();
                let length = self.w[i].len().min(h.len());
                let length_2 = self.u[i].len().min(x.len());
                let d_1 = shape_1.replace(&mut d_next[i]);
                let d_2 = ::rootgrad_autodiff::rt::scalar(d_1);
                d_next[i] += d_2 * ::rootgrad_autodiff::rules::tanh(v_1);
                for i_3 in 0..length_2 {
                    let u = &self.u[i][i_3];
                    let x_2 = &x[i_3];
                    let d_3 = d_next[i];
                    d_self.u[i][i_3] += d_3 * (*x_2);
                    d_x[i_3] += d_3 * (*u);
                }
                for i_2 in 0..length {
                    let w = &self.w[i][i_2];
                    let h_2 = &h[i_2];
                    let d_4 = d_next[i];
                    d_self.w[i][i_2] += d_4 * (*h_2);
                    d_h[i_2] += d_4 * (*w);
                }
            }
            ::rootgrad_autodiff::rt::accumulate(&mut d_self.b, &d_next);
            kept_1.finish();
            result
        }
        /// The forward derivative of [`step`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn step_pushforward(
            self: &Self,
            t_self: &Self,
            h: &[f64],
            t_h: &[f64],
            x: &[f64],
            t_x: &[f64],
        ) -> (Vec<f64>, Vec<f64>) {
            ::rootgrad_autodiff::rt::equal_lengths("h", h.len(), "t_h", t_h.len());
            ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
            let mut next = self.b.clone();
            let mut t_next = t_self.b.clone();
            for i in 0..::rootgrad_autodiff::rt::discrete((&next).len()) {
                let length = ::rootgrad_autodiff::rt::length(&self.w[i]).min(h.len());
                for i_2 in 0..length {
                    let w = &self.w[i][i_2];
                    let t_w = &t_self.w[i][i_2];
                    let h_2 = &h[i_2];
                    let t_h_2 = &t_h[i_2];
                    t_next[i]
                        += ::rootgrad_autodiff::rt::scalar(*t_w) * (*h_2)
                            + (*w) * (*t_h_2);
                    next[i] += (*w) * (*h_2);
                }
                let length_2 = ::rootgrad_autodiff::rt::length(&self.u[i]).min(x.len());
                for i_3 in 0..length_2 {
                    let u = &self.u[i][i_3];
                    let t_u = &t_self.u[i][i_3];
                    let x_2 = &x[i_3];
                    let t_x_2 = &t_x[i_3];
                    t_next[i]
                        += ::rootgrad_autodiff::rt::scalar(*t_u) * (*x_2)
                            + (*u) * (*t_x_2);
                    next[i] += (*u) * (*x_2);
                }
                t_next[i] = ::rootgrad_autodiff::rules::tanh(next[i])
                    * ::rootgrad_autodiff::rt::scalar(t_next[i]);
                next[i] = next[i].tanh();
            }
            let result: Vec<f64> = next;
            let t_result: Vec<f64> = t_next;
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_step(
            &self,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            a1: &[f64],
            t1: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
            a2: &[f64],
            t2: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
        ) -> (Vec<f64>, Vec<f64>) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*self, &mut store0);
            let mut store1 = ::core::option::Option::None;
            let t1 = t1.or_zero(&*a1, &mut store1);
            let mut store2 = ::core::option::Option::None;
            let t2 = t2.or_zero(&*a2, &mut store2);
            Self::step_pushforward(self, t0, a1, t1, a2, t2)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_step(
            a0: &Self,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            a1: &[f64],
            t1: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
            a2: &[f64],
            t2: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
        ) -> (Vec<f64>, Vec<f64>) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            let mut store1 = ::core::option::Option::None;
            let t1 = t1.or_zero(&*a1, &mut store1);
            let mut store2 = ::core::option::Option::None;
            let t2 = t2.or_zero(&*a2, &mut store2);
            Self::step_pushforward(a0, t0, a1, t1, a2, t2)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn step_pushforward_pullback(
            self: &Self,
            d_self: &mut Self,
            t_self: &Self,
            d_t_self: &mut Self,
            h: &[f64],
            d_h: &mut [f64],
            t_h: &[f64],
            d_t_h: &mut [f64],
            x: &[f64],
            d_x: &mut [f64],
            t_x: &[f64],
            d_t_x: &mut [f64],
            d_ret: (Vec<f64>, Vec<f64>),
        ) {
            ::rootgrad_autodiff::rt::same_length("h", h.len(), d_h.len());
            ::rootgrad_autodiff::rt::same_length("t_h", t_h.len(), d_t_h.len());
            ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
            ::rootgrad_autodiff::rt::same_length("t_x", t_x.len(), d_t_x.len());
            let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
            let mut kept_5 = ::rootgrad_autodiff::rt::Slot::new();
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_3 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_4 = ::rootgrad_autodiff::Shapes::new();
            let mut next = self.b.clone();
            let mut t_next = t_self.b.clone();
            for i in 0..kept_5.keep(::rootgrad_autodiff::rt::discrete((&next).len())) {
                let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
                let length = ::rootgrad_autodiff::rt::length(&self.w[i]).min(h.len());
                for i_2 in 0..length {
                    let w = &self.w[i][i_2];
                    let t_w = &t_self.w[i][i_2];
                    let h_2 = &h[i_2];
                    let t_h_2 = &t_h[i_2];
                    t_next[i] += ((*t_w) * (*h_2)) + ((*w) * (*t_h_2));
                    next[i] += (*w) * (*h_2);
                }
                let length_2 = ::rootgrad_autodiff::rt::length(&self.u[i]).min(x.len());
                for i_3 in 0..length_2 {
                    let u = &self.u[i][i_3];
                    let t_u = &t_self.u[i][i_3];
                    let x_2 = &x[i_3];
                    let t_x_2 = &t_x[i_3];
                    t_next[i] += ((*t_u) * (*x_2)) + ((*u) * (*t_x_2));
                    next[i] += (*u) * (*x_2);
                }
                let x_3 = kept_3.keep(::core::clone::Clone::clone(&next[i]));
                shape_3.keep(&x_3);
                let y = x_3.tanh();
                shape_4.keep(&y);
                shape_2.keep(&t_next[i]);
                t_next[i] = (1.0 - (y * y)) * kept_2.keep(t_next[i]);
                shape_1.keep(&next[i]);
                next[i] = kept_1.keep(next[i]).tanh();
                pass_1.push((kept_1.take(), kept_2.take(), kept_3.take()));
            }
            let result: Vec<f64> = ::core::clone::Clone::clone(&next);
            let t_result: Vec<f64> = ::core::clone::Clone::clone(&t_next);
            let result_2: (Vec<f64>, Vec<f64>) = (
                ::core::clone::Clone::clone(&result),
                ::core::clone::Clone::clone(&t_result),
            );
            let mut d_result_2 = d_ret;
            let mut d_next = ::rootgrad_autodiff::Differentiable::zero_like(&next);
            let mut d_t_next = ::rootgrad_autodiff::Differentiable::zero_like(&t_next);
            let mut d_result = ::rootgrad_autodiff::Differentiable::zero_like(&result);
            let mut d_t_result = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_result,
            );
            ::rootgrad_autodiff::rt::accumulate(&mut d_result, &(d_result_2.0));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_result, &(d_result_2.1));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_next, &(d_t_result));
            ::rootgrad_autodiff::rt::accumulate(&mut d_next, &(d_result));
            let v_3 = kept_5.take();
            for i in (0..v_3).rev() {
                let (v_1, v_2, x_3) = pass_1.take();
                let length = self.w[i].len().min(h.len());
                let length_2 = self.u[i].len().min(x.len());
                let y = x_3.tanh();
                let mut d_x_3 = shape_3.zero();
                let mut d_y = shape_4.zero();
                let d_1 = shape_1.replace(&mut d_next[i]);
                let d_2 = ::rootgrad_autodiff::rt::scalar(d_1);
                d_next[i] += d_2 * ::rootgrad_autodiff::rules::tanh(v_1);
                let d_3 = shape_2.replace(&mut d_t_next[i]);
                let d_4 = ::rootgrad_autodiff::rt::scalar(d_3);
                let d_5 = d_4 * v_2;
                d_y -= d_5 * y;
                d_y -= d_5 * y;
                d_t_next[i] += d_4 * (1.0 - (y * y));
                let d_6 = ::rootgrad_autodiff::rt::scalar(d_y);
                d_x_3 += d_6 * ::rootgrad_autodiff::rules::tanh(x_3);
                ::rootgrad_autodiff::rt::accumulate(&mut d_next[i], &(d_x_3));
                for i_3 in 0..length_2 {
                    let u = &self.u[i][i_3];
                    let t_u = &t_self.u[i][i_3];
                    let x_2 = &x[i_3];
                    let t_x_2 = &t_x[i_3];
                    let d_u = &mut d_self.u[i][i_3];
                    let d_x_2 = &mut d_x[i_3];
                    let d_7 = d_next[i];
                    (*d_u) += d_7 * (*x_2);
                    (*d_x_2) += d_7 * (*u);
                    let d_8 = d_t_next[i];
                    d_t_self.u[i][i_3] += d_8 * (*x_2);
                    (*d_x_2) += d_8 * (*t_u);
                    (*d_u) += d_8 * (*t_x_2);
                    d_t_x[i_3] += d_8 * (*u);
                }
                for i_2 in 0..length {
                    let w = &self.w[i][i_2];
                    let t_w = &t_self.w[i][i_2];
                    let h_2 = &h[i_2];
                    let t_h_2 = &t_h[i_2];
                    let d_w = &mut d_self.w[i][i_2];
                    let d_h_2 = &mut d_h[i_2];
                    let d_9 = d_next[i];
                    (*d_w) += d_9 * (*h_2);
                    (*d_h_2) += d_9 * (*w);
                    let d_10 = d_t_next[i];
                    d_t_self.w[i][i_2] += d_10 * (*h_2);
                    (*d_h_2) += d_10 * (*t_w);
                    (*d_w) += d_10 * (*t_h_2);
                    d_t_h[i_2] += d_10 * (*w);
                }
            }
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_self.b, &d_t_next);
            ::rootgrad_autodiff::rt::accumulate(&mut d_self.b, &d_next);
            pass_1.finish();
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp_step<'__shadow>(
            &self,
            d0: ::core::option::Option<&mut Self>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a2: &[f64],
            d2: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            a3: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
            d3: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            a4: &[f64],
            d4: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            a5: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
            d5: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(Vec<f64>, Vec<f64>)>,
        ) {
            let mut zero5 = ::core::option::Option::None;
            let a5 = a5.or_zero(&*a4, &mut zero5);
            let mut store5 = ::std::vec::Vec::new();
            let d5 = ::rootgrad_autodiff::rt::or_zeroed(
                d5.into_slice(),
                a5.len(),
                &mut store5,
            );
            let mut store4 = ::std::vec::Vec::new();
            let d4 = ::rootgrad_autodiff::rt::or_zeroed(
                d4.into_slice(),
                a4.len(),
                &mut store4,
            );
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
            Self::step_pushforward_pullback(
                self,
                d0,
                a1,
                d1,
                a2,
                d2,
                a3,
                d3,
                a4,
                d4,
                a5,
                d5,
                d_ret.seed(),
            );
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_vjp_step<'__shadow>(
            a0: &Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a2: &[f64],
            d2: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            a3: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
            d3: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            a4: &[f64],
            d4: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            a5: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
            d5: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(Vec<f64>, Vec<f64>)>,
        ) {
            let mut zero5 = ::core::option::Option::None;
            let a5 = a5.or_zero(&*a4, &mut zero5);
            let mut store5 = ::std::vec::Vec::new();
            let d5 = ::rootgrad_autodiff::rt::or_zeroed(
                d5.into_slice(),
                a5.len(),
                &mut store5,
            );
            let mut store4 = ::std::vec::Vec::new();
            let d4 = ::rootgrad_autodiff::rt::or_zeroed(
                d4.into_slice(),
                a4.len(),
                &mut store4,
            );
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
            Self::step_pushforward_pullback(
                a0,
                d0,
                a1,
                d1,
                a2,
                d2,
                a3,
                d3,
                a4,
                d4,
                a5,
                d5,
                d_ret.seed(),
            );
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __vjp_step<'__shadow>(
            &self,
            d0: ::core::option::Option<&mut Self>,
            a1: &[f64],
            d1: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            a2: &[f64],
            d2: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<Vec<f64>>,
        ) {
            let mut store2 = ::std::vec::Vec::new();
            let d2 = ::rootgrad_autodiff::rt::or_zeroed(
                d2.into_slice(),
                a2.len(),
                &mut store2,
            );
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
            let _primal = Self::step_pullback(self, d0, a1, d1, a2, d2, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_vjp_step<'__shadow>(
            a0: &Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a1: &[f64],
            d1: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            a2: &[f64],
            d2: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<Vec<f64>>,
        ) {
            let mut store2 = ::std::vec::Vec::new();
            let d2 = ::rootgrad_autodiff::rt::or_zeroed(
                d2.into_slice(),
                a2.len(),
                &mut store2,
            );
            let mut store1 = ::std::vec::Vec::new();
            let d1 = ::rootgrad_autodiff::rt::or_zeroed(
                d1.into_slice(),
                a1.len(),
                &mut store1,
            );
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let _primal = Self::step_pullback(a0, d0, a1, d1, a2, d2, d_ret.seed());
        }
    }
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(p: &[f64], d_p: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::callees!(; fn __vjp_step);
        ::rootgrad_autodiff::rt::same_length("p", p.len(), d_p.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Tape::new();
        let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
        let cell = Cell {
            w: ::std::vec![p[0..2].to_vec(), p[2..4].to_vec()],
            u: ::std::vec![::std::vec![p[4]], ::std::vec![p[5]]],
            b: ::std::vec![p[6], p[7]],
        };
        let inputs = [0.5, (-1.0), 0.25, 0.75];
        let targets = [0.1, (-0.2), 0.0, 0.3];
        let mut h = ::std::vec![0.0; 2];
        let mut loss = 0.0;
        let length = inputs.len().min(targets.len());
        for i in 0..length {
            let x = &inputs[i];
            let y = &targets[i];
            let t = [(*x)];
            kept_2.keep_owned(&h);
            let value = cell.step(&h, &t);
            shape_2.keep(&value);
            shape_1.keep(&h);
            h = value;
            loss += kept_1.keep(((h[0] - h[1]) - (*y))).powi(2);
        }
        let result: f64 = loss;
        let mut d_result = d_ret;
        let mut d_cell = ::rootgrad_autodiff::Differentiable::zero_like(&cell);
        let mut d_h = ::rootgrad_autodiff::Differentiable::zero_like(&h);
        let mut d_loss: f64 = -0.0;
        d_loss += d_result;
        for i in (0..length).rev() {
            let v_1 = kept_1.take();
            let x = &inputs[i];
            let t = [(*x)];
            let mut d_value = shape_2.zero();
            let d_1 = d_loss;
            let d_2 = d_1 * ::rootgrad_autodiff::rules::powi(v_1, 2);
            d_h[0] += d_2;
            d_h[1] -= d_2;
            let d_3 = shape_1.replace(&mut d_h);
            ::rootgrad_autodiff::rt::accumulate(&mut d_value, &(d_3));
            let v_2 = kept_2.take();
            (cell)
                .__vjp_step(
                    ::core::option::Option::Some(&mut d_cell),
                    &v_2,
                    &mut d_h,
                    &t,
                    ::rootgrad_autodiff::rt::Inactive,
                    d_value,
                );
        }
        let Cell { w: d_4, u: d_5, b: d_6 } = &d_cell else {
            ::rootgrad_autodiff::rt::wrong_variant()
        };
        ::rootgrad_autodiff::rt::accumulate_slice(&mut d_p[0..2][..], &(*d_4)[0][..]);
        ::rootgrad_autodiff::rt::accumulate_slice(&mut d_p[2..4][..], &(*d_4)[1][..]);
        d_p[4] += (*d_5)[0][0];
        d_p[5] += (*d_5)[1][0];
        d_p[6] += (*d_6)[0];
        d_p[7] += (*d_6)[1];
        kept_1.finish();
        kept_2.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(p: &[f64], t_p: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(; fn __jvp_step);
        ::rootgrad_autodiff::rt::equal_lengths("p", p.len(), "t_p", t_p.len());
        let t_cell = Cell {
            w: ::std::vec![t_p[0..2].to_vec(), t_p[2..4].to_vec()],
            u: ::std::vec![::std::vec![t_p[4]], ::std::vec![t_p[5]]],
            b: ::std::vec![t_p[6], t_p[7]],
        };
        let cell = Cell {
            w: ::std::vec![p[0..2].to_vec(), p[2..4].to_vec()],
            u: ::std::vec![::std::vec![p[4]], ::std::vec![p[5]]],
            b: ::std::vec![p[6], p[7]],
        };
        let inputs = [0.5, (-1.0), 0.25, 0.75];
        let targets = [0.1, (-0.2), 0.0, 0.3];
        let mut h = ::std::vec![0.0; 2];
        let mut t_h = ::std::vec![0.0; 2];
        let mut loss = 0.0;
        let mut t_loss = 0.0;
        let length = inputs.len().min(targets.len());
        for i in 0..length {
            let x = &inputs[i];
            let y = &targets[i];
            let t = [(*x)];
            let (v_1, t_value) = (cell)
                .__jvp_step(&t_cell, &h, &t_h, &t, ::rootgrad_autodiff::rt::Inactive);
            let value = v_1;
            t_h = t_value;
            h = value;
            t_loss
                += ::rootgrad_autodiff::rules::powi((h[0] - h[1]) - (*y), 2)
                    * (t_h[0] - t_h[1]);
            loss += ((h[0] - h[1]) - (*y)).powi(2);
        }
        let result: f64 = loss;
        let t_result: f64 = t_loss;
        (result, t_result)
    }
}
mod layers {
    impl Layer {
        /// The reverse derivative of [`linear`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn linear_pullback(
            self: &Self,
            d_self: &mut Self,
            x: &[f64],
            d_x: &mut [f64],
            o: usize,
            d_ret: f64,
        ) -> f64 {
            ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
            let mut d_result = d_ret;
            let n = x.len();
            let mut sum_2: f64 = -0.0;
            let mut d_sum_2: f64 = -0.0;
            d_sum_2 += d_result;
            for i_2 in 0..n {
                let i = i_2;
                sum_2 += self.weights[((o * n) + i)] * x[i];
                let d_1 = d_sum_2;
                d_self.weights[(o * n) + i] += d_1 * x[i];
                d_x[i] += d_1 * self.weights[((o * n) + i)];
            }
            let result: f64 = self.bias[o] + sum_2;
            d_self.bias[o] += d_result;
            result
        }
        /// The forward derivative of [`linear`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn linear_pushforward(
            self: &Self,
            t_self: &Self,
            x: &[f64],
            t_x: &[f64],
            o: usize,
        ) -> (f64, f64) {
            ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
            let n = x.len();
            let mut sum_2: f64 = -0.0;
            let mut t_sum_2: f64 = 0.0;
            for i_2 in 0..n {
                let i = i_2;
                t_sum_2
                    += ::rootgrad_autodiff::rt::scalar(t_self.weights[(o * n) + i])
                        * x[i] + self.weights[((o * n) + i)] * t_x[i];
                sum_2 += self.weights[((o * n) + i)] * x[i];
            }
            let result: f64 = self.bias[o] + sum_2;
            let t_result: f64 = ::rootgrad_autodiff::rt::scalar(t_self.bias[o])
                + t_sum_2;
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_linear(
            &self,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            a1: &[f64],
            t1: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
            a2: usize,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
        ) -> (f64, f64) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*self, &mut store0);
            let mut store1 = ::core::option::Option::None;
            let t1 = t1.or_zero(&*a1, &mut store1);
            Self::linear_pushforward(self, t0, a1, t1, a2)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_linear(
            a0: &Self,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            a1: &[f64],
            t1: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
            a2: usize,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
        ) -> (f64, f64) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            let mut store1 = ::core::option::Option::None;
            let t1 = t1.or_zero(&*a1, &mut store1);
            Self::linear_pushforward(a0, t0, a1, t1, a2)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn linear_pushforward_pullback(
            self: &Self,
            d_self: &mut Self,
            t_self: &Self,
            d_t_self: &mut Self,
            x: &[f64],
            d_x: &mut [f64],
            t_x: &[f64],
            d_t_x: &mut [f64],
            o: usize,
            d_ret: (f64, f64),
        ) {
            ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
            ::rootgrad_autodiff::rt::same_length("t_x", t_x.len(), d_t_x.len());
            let n = x.len();
            let mut sum_2: f64 = -0.0;
            let mut t_sum_2: f64 = 0.0;
            for i_2 in 0..n {
                let i = i_2;
                t_sum_2
                    += (t_self.weights[((o * n) + i)] * x[i])
                        + (self.weights[((o * n) + i)] * t_x[i]);
                sum_2 += self.weights[((o * n) + i)] * x[i];
            }
            let result: f64 = self.bias[o] + sum_2;
            let t_result: f64 = t_self.bias[o] + t_sum_2;
            let result_2: (f64, f64) = (result, t_result);
            let mut d_result_2 = d_ret;
            let mut d_sum_2: f64 = -0.0;
            let mut d_t_sum_2: f64 = -0.0;
            let mut d_result: f64 = -0.0;
            let mut d_t_result: f64 = -0.0;
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            d_t_self.bias[o] += d_t_result;
            d_t_sum_2 += d_t_result;
            d_self.bias[o] += d_result;
            d_sum_2 += d_result;
            for i_2 in 0..n {
                let i = i_2;
                let d_1 = d_sum_2;
                d_self.weights[(o * n) + i] += d_1 * x[i];
                d_x[i] += d_1 * self.weights[((o * n) + i)];
                let d_2 = d_t_sum_2;
                d_t_self.weights[(o * n) + i] += d_2 * x[i];
                d_x[i] += d_2 * t_self.weights[((o * n) + i)];
                d_self.weights[(o * n) + i] += d_2 * t_x[i];
                d_t_x[i] += d_2 * self.weights[((o * n) + i)];
            }
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp_linear<'__shadow>(
            &self,
            d0: ::core::option::Option<&mut Self>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a2: &[f64],
            d2: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            a3: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
            d3: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            a4: usize,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(f64, f64)>,
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
            Self::linear_pushforward_pullback(
                self,
                d0,
                a1,
                d1,
                a2,
                d2,
                a3,
                d3,
                a4,
                d_ret.seed(),
            );
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_vjp_linear<'__shadow>(
            a0: &Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a2: &[f64],
            d2: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            a3: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
            d3: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            a4: usize,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(f64, f64)>,
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
            Self::linear_pushforward_pullback(
                a0,
                d0,
                a1,
                d1,
                a2,
                d2,
                a3,
                d3,
                a4,
                d_ret.seed(),
            );
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __vjp_linear<'__shadow>(
            &self,
            d0: ::core::option::Option<&mut Self>,
            a1: &[f64],
            d1: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            a2: usize,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
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
            let _primal = Self::linear_pullback(self, d0, a1, d1, a2, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_vjp_linear<'__shadow>(
            a0: &Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a1: &[f64],
            d1: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            a2: usize,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
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
            let _primal = Self::linear_pullback(a0, d0, a1, d1, a2, d_ret.seed());
        }
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
            ::rootgrad_autodiff::callees!(; fn __vjp_linear);
            ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
            let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
            let mut y = ::std::vec![
                0.0; ::rootgrad_autodiff::rt::discrete((& self.bias).len())
            ];
            for o in 0..y.len() {
                let z = kept_1.keep(self.linear(x, o));
                shape_1.keep(&z);
                let t;
                if self.relu {
                    t = z.max(0.0);
                    shape_2.keep(&t);
                } else {
                    t = z.tanh();
                    shape_2.keep(&t);
                }
                y[o] = t;
            }
            let result: Vec<f64> = ::core::clone::Clone::clone(&y);
            let mut d_result = d_ret;
            let mut d_y = ::rootgrad_autodiff::Differentiable::zero_like(&y);
            ::rootgrad_autodiff::rt::accumulate(&mut d_y, &(d_result));
            for o in (0..y.len()).rev() {
                let z = kept_1.take();
                let mut d_z = shape_1.zero();
                let mut d_t = shape_2.zero();
                let d_1 = ::core::mem::take(&mut d_y[o]);
                d_t += d_1;
                if self.relu {
                    let d_2 = ::rootgrad_autodiff::Differentiable::take(&mut d_t);
                    let d_3 = ::rootgrad_autodiff::rt::scalar(d_2);
                    d_z += d_3 * ::rootgrad_autodiff::rules::max(z, 0.0).0;
                } else {
                    let d_4 = ::rootgrad_autodiff::Differentiable::take(&mut d_t);
                    let d_5 = ::rootgrad_autodiff::rt::scalar(d_4);
                    d_z += d_5 * ::rootgrad_autodiff::rules::tanh(z);
                }
                (*self)
                    .__vjp_linear(
                        ::core::option::Option::Some(&mut (*d_self)),
                        x,
                        &mut (*d_x),
                        o,
                        ::rootgrad_autodiff::rt::Inactive,
                        d_z,
                    );
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
            ::rootgrad_autodiff::callees!(; fn __jvp_linear);
            ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
            let mut y = ::std::vec![
                0.0; ::rootgrad_autodiff::rt::discrete((& self.bias).len())
            ];
            let mut t_y = ::std::vec![
                0.0; ::rootgrad_autodiff::rt::discrete((& self.bias).len())
            ];
            for o in 0..y.len() {
                let (v_1, t_z) = (*self)
                    .__jvp_linear(
                        &(*t_self),
                        x,
                        t_x,
                        o,
                        ::rootgrad_autodiff::rt::Inactive,
                    );
                let z = v_1;
                let t;
                let t_t;
                if self.relu {
                    t_t = ::rootgrad_autodiff::rules::max(z, 0.0).0 * t_z;
                    t = z.max(0.0);
                } else {
                    t_t = ::rootgrad_autodiff::rules::tanh(z) * t_z;
                    t = z.tanh();
                }
                t_y[o] = t_t;
                y[o] = t;
            }
            let result: Vec<f64> = y;
            let t_result: Vec<f64> = t_y;
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
            ::rootgrad_autodiff::callees!(; fn __jvp_linear => fn __jvp_vjp_linear);
            ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
            ::rootgrad_autodiff::rt::same_length("t_x", t_x.len(), d_t_x.len());
            let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
            let mut kept_2 = ::rootgrad_autodiff::rt::Tape::new();
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_3 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_4 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_5 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_6 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_7 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_8 = ::rootgrad_autodiff::Shapes::new();
            let mut y = ::std::vec![
                0.0; ::rootgrad_autodiff::rt::discrete((& self.bias).len())
            ];
            let mut t_y = ::std::vec![
                0.0; ::rootgrad_autodiff::rt::discrete((& self.bias).len())
            ];
            for o in 0..y.len() {
                let v_1 = kept_2
                    .keep(
                        (*self)
                            .__jvp_linear(
                                &(*t_self),
                                x,
                                t_x,
                                o,
                                ::rootgrad_autodiff::rt::Inactive,
                            ),
                    );
                shape_4.keep(&v_1);
                let z = ::core::clone::Clone::clone(&v_1.0);
                shape_5.keep(&z);
                let t_z = ::core::clone::Clone::clone(&v_1.1);
                shape_6.keep(&t_z);
                let t;
                let t_t;
                if self.relu {
                    let x_2 = ::core::clone::Clone::clone(&z);
                    shape_1.keep(&x_2);
                    let y_2 = 0.0;
                    let t_2;
                    if (x_2 >= y_2) || (y_2 != y_2) {
                        t_2 = 1.0;
                    } else {
                        t_2 = 0.0;
                    }
                    t_t = kept_1.keep(t_2) * t_z;
                    shape_8.keep(&t_t);
                    t = z.max(0.0);
                    shape_7.keep(&t);
                } else {
                    let x_3 = ::core::clone::Clone::clone(&z);
                    shape_2.keep(&x_3);
                    let y_3 = x_3.tanh();
                    shape_3.keep(&y_3);
                    t_t = (1.0 - (y_3 * y_3)) * t_z;
                    shape_8.keep(&t_t);
                    t = z.tanh();
                    shape_7.keep(&t);
                }
                t_y[o] = t_t;
                y[o] = t;
            }
            let result: Vec<f64> = ::core::clone::Clone::clone(&y);
            let t_result: Vec<f64> = ::core::clone::Clone::clone(&t_y);
            let result_2: (Vec<f64>, Vec<f64>) = (
                ::core::clone::Clone::clone(&result),
                ::core::clone::Clone::clone(&t_result),
            );
            let mut d_result_2 = d_ret;
            let mut d_y = ::rootgrad_autodiff::Differentiable::zero_like(&y);
            let mut d_t_y = ::rootgrad_autodiff::Differentiable::zero_like(&t_y);
            let mut d_result = ::rootgrad_autodiff::Differentiable::zero_like(&result);
            let mut d_t_result = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_result,
            );
            ::rootgrad_autodiff::rt::accumulate(&mut d_result, &(d_result_2.0));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_result, &(d_result_2.1));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_y, &(d_t_result));
            ::rootgrad_autodiff::rt::accumulate(&mut d_y, &(d_result));
            for o in (0..y.len()).rev() {
                let v_1 = kept_2.take();
                let z = ::core::clone::Clone::clone(&v_1.0);
                let t_z = ::core::clone::Clone::clone(&v_1.1);
                let mut d_v_1 = shape_4.zero();
                let mut d_z = shape_5.zero();
                let mut d_t_z = shape_6.zero();
                let mut d_t = shape_7.zero();
                let mut d_t_t = shape_8.zero();
                let d_1 = ::core::mem::take(&mut d_y[o]);
                d_t += d_1;
                let d_2 = ::core::mem::take(&mut d_t_y[o]);
                d_t_t += d_2;
                if self.relu {
                    let v_2 = kept_1.take();
                    let mut d_x_2 = shape_1.zero();
                    let d_3 = ::rootgrad_autodiff::Differentiable::take(&mut d_t);
                    let d_4 = ::rootgrad_autodiff::rt::scalar(d_3);
                    d_z += d_4 * ::rootgrad_autodiff::rules::max(z, 0.0).0;
                    let d_5 = ::rootgrad_autodiff::Differentiable::take(&mut d_t_t);
                    let d_6 = ::rootgrad_autodiff::rt::scalar(d_5);
                    d_t_z += d_6 * v_2;
                    ::rootgrad_autodiff::rt::accumulate(&mut d_z, &(d_x_2));
                } else {
                    let x_3 = ::core::clone::Clone::clone(&z);
                    let y_3 = x_3.tanh();
                    let mut d_x_3 = shape_2.zero();
                    let mut d_y_3 = shape_3.zero();
                    let d_7 = ::rootgrad_autodiff::Differentiable::take(&mut d_t);
                    let d_8 = ::rootgrad_autodiff::rt::scalar(d_7);
                    d_z += d_8 * ::rootgrad_autodiff::rules::tanh(z);
                    let d_9 = ::rootgrad_autodiff::Differentiable::take(&mut d_t_t);
                    let d_10 = ::rootgrad_autodiff::rt::scalar(d_9);
                    let d_11 = d_10 * t_z;
                    d_y_3 -= d_11 * y_3;
                    d_y_3 -= d_11 * y_3;
                    d_t_z += d_10 * (1.0 - (y_3 * y_3));
                    let d_12 = ::rootgrad_autodiff::rt::scalar(d_y_3);
                    d_x_3 += d_12 * ::rootgrad_autodiff::rules::tanh(x_3);
                    ::rootgrad_autodiff::rt::accumulate(&mut d_z, &(d_x_3));
                }
                ::rootgrad_autodiff::rt::accumulate(&mut d_v_1.1, &(d_t_z));
                ::rootgrad_autodiff::rt::accumulate(&mut d_v_1.0, &(d_z));
                ((*self))
                    .__jvp_vjp_linear(
                        ::core::option::Option::Some(&mut (*d_self)),
                        &(*t_self),
                        &mut (*d_t_self),
                        x,
                        &mut (*d_x),
                        t_x,
                        &mut (*d_t_x),
                        o,
                        ::rootgrad_autodiff::rt::Inactive,
                        ::rootgrad_autodiff::rt::Inactive,
                        ::rootgrad_autodiff::rt::Inactive,
                        d_v_1,
                    );
            }
            kept_1.finish();
            kept_2.finish();
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
    }
    impl Network {
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
            ::rootgrad_autodiff::callees!(; fn __vjp_forward);
            ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
            let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
            let mut h = x.to_vec();
            let length = ::rootgrad_autodiff::rt::length(&self.layers);
            for i in 0..length {
                let layer = &self.layers[i];
                kept_1.keep_owned(&h);
                let value = layer.forward(&h);
                shape_2.keep(&value);
                shape_1.keep(&h);
                h = value;
            }
            let result: Vec<f64> = ::core::clone::Clone::clone(&h);
            let mut d_result = d_ret;
            let mut d_h = ::rootgrad_autodiff::Differentiable::zero_like(&h);
            ::rootgrad_autodiff::rt::accumulate(&mut d_h, &(d_result));
            for i in (0..length).rev() {
                let layer = &self.layers[i];
                let mut d_value = shape_2.zero();
                let d_1 = shape_1.replace(&mut d_h);
                ::rootgrad_autodiff::rt::accumulate(&mut d_value, &(d_1));
                let v_1 = kept_1.take();
                (*layer)
                    .__vjp_forward(
                        ::core::option::Option::Some(&mut d_self.layers[i]),
                        &v_1,
                        &mut d_h,
                        d_value,
                    );
            }
            ::rootgrad_autodiff::rt::accumulate_slice(&mut (*d_x)[..], &d_h[..]);
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
            ::rootgrad_autodiff::callees!(; fn __jvp_forward);
            ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
            let mut h = x.to_vec();
            let mut t_h = t_x.to_vec();
            let length = ::rootgrad_autodiff::rt::length(&self.layers);
            for i in 0..length {
                let layer = &self.layers[i];
                let t_layer = &t_self.layers[i];
                let (v_1, t_value) = (*layer).__jvp_forward(&(*t_layer), &h, &t_h);
                let value = v_1;
                t_h = t_value;
                h = value;
            }
            let result: Vec<f64> = h;
            let t_result: Vec<f64> = t_h;
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
            ::rootgrad_autodiff::callees!(; fn __jvp_forward => fn __jvp_vjp_forward);
            ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
            ::rootgrad_autodiff::rt::same_length("t_x", t_x.len(), d_t_x.len());
            let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
            let mut kept_2 = ::rootgrad_autodiff::rt::Tape::new();
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_3 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_4 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_5 = ::rootgrad_autodiff::Shapes::new();
            let mut h = x.to_vec();
            let mut t_h = t_x.to_vec();
            let length = ::rootgrad_autodiff::rt::length(&self.layers);
            for i in 0..length {
                let layer = &self.layers[i];
                let t_layer = &t_self.layers[i];
                kept_1.keep_owned(&h);
                kept_2.keep_owned(&t_h);
                let v_1 = (*layer).__jvp_forward(&(*t_layer), &h, &t_h);
                shape_3.keep(&v_1);
                let value = v_1.0;
                shape_4.keep(&value);
                let t_value = v_1.1;
                shape_5.keep(&t_value);
                shape_2.keep(&t_h);
                t_h = t_value;
                shape_1.keep(&h);
                h = value;
            }
            let result: Vec<f64> = ::core::clone::Clone::clone(&h);
            let t_result: Vec<f64> = ::core::clone::Clone::clone(&t_h);
            let result_2: (Vec<f64>, Vec<f64>) = (
                ::core::clone::Clone::clone(&result),
                ::core::clone::Clone::clone(&t_result),
            );
            let mut d_result_2 = d_ret;
            let mut d_h = ::rootgrad_autodiff::Differentiable::zero_like(&h);
            let mut d_t_h = ::rootgrad_autodiff::Differentiable::zero_like(&t_h);
            let mut d_result = ::rootgrad_autodiff::Differentiable::zero_like(&result);
            let mut d_t_result = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_result,
            );
            ::rootgrad_autodiff::rt::accumulate(&mut d_result, &(d_result_2.0));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_result, &(d_result_2.1));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_h, &(d_t_result));
            ::rootgrad_autodiff::rt::accumulate(&mut d_h, &(d_result));
            for i in (0..length).rev() {
                let layer = &self.layers[i];
                let t_layer = &t_self.layers[i];
                let mut d_v_1 = shape_3.zero();
                let mut d_value = shape_4.zero();
                let mut d_t_value = shape_5.zero();
                let d_1 = shape_1.replace(&mut d_h);
                ::rootgrad_autodiff::rt::accumulate(&mut d_value, &(d_1));
                let d_2 = shape_2.replace(&mut d_t_h);
                ::rootgrad_autodiff::rt::accumulate(&mut d_t_value, &(d_2));
                ::rootgrad_autodiff::rt::accumulate(&mut d_v_1.1, &(d_t_value));
                ::rootgrad_autodiff::rt::accumulate(&mut d_v_1.0, &(d_value));
                let v_2 = kept_1.take();
                let v_3 = kept_2.take();
                ((*layer))
                    .__jvp_vjp_forward(
                        ::core::option::Option::Some(&mut d_self.layers[i]),
                        &(*t_layer),
                        &mut d_t_self.layers[i],
                        &v_2,
                        &mut d_h,
                        &v_3,
                        &mut d_t_h,
                        d_v_1,
                    );
            }
            ::rootgrad_autodiff::rt::accumulate_slice(&mut (*d_t_x)[..], &d_t_h[..]);
            ::rootgrad_autodiff::rt::accumulate_slice(&mut (*d_x)[..], &d_h[..]);
            kept_1.finish();
            kept_2.finish();
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
    }
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(p: &[f64], d_p: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::callees!(; fn __vjp_forward);
        ::rootgrad_autodiff::rt::same_length("p", p.len(), d_p.len());
        let mut d_result = d_ret;
        let network = Network {
            layers: ::std::vec![
                (Layer { weights : p[..6].to_vec(), bias : p[6..9].to_vec(), relu : true,
                }), (Layer { weights : p[9..15].to_vec(), bias : p[15..17].to_vec(), relu
                : false, })
            ],
        };
        let mut loss = 0.0;
        let t = [[0.4, (-0.6)], [1.0, 0.3]];
        let length = t.len();
        let mut d_network = ::rootgrad_autodiff::Differentiable::zero_like(&network);
        let mut d_loss: f64 = -0.0;
        d_loss += d_result;
        for i in 0..length {
            let x = t[i].clone();
            let y = network.forward(&x);
            loss += (y[0] - x[1]).powi(2) + (y[1] * x[0]);
            let mut d_y = ::rootgrad_autodiff::Differentiable::zero_like(&y);
            let d_1 = d_loss;
            let d_2 = d_1 * ::rootgrad_autodiff::rules::powi(y[0] - x[1], 2);
            d_y[0] += d_2;
            d_y[1] += d_1 * x[0];
            (network)
                .__vjp_forward(
                    ::core::option::Option::Some(&mut d_network),
                    &x,
                    ::rootgrad_autodiff::rt::Inactive,
                    d_y,
                );
        }
        let result: f64 = loss;
        let Network { layers: d_3 } = &d_network else {
            ::rootgrad_autodiff::rt::wrong_variant()
        };
        let Layer { weights: d_4, bias: d_5, relu: _ } = &(*d_3)[0] else {
            ::rootgrad_autodiff::rt::wrong_variant()
        };
        ::rootgrad_autodiff::rt::accumulate_slice(&mut d_p[..6][..], &(*d_4)[..]);
        ::rootgrad_autodiff::rt::accumulate_slice(&mut d_p[6..9][..], &(*d_5)[..]);
        let Layer { weights: d_6, bias: d_7, relu: _ } = &(*d_3)[1] else {
            ::rootgrad_autodiff::rt::wrong_variant()
        };
        ::rootgrad_autodiff::rt::accumulate_slice(&mut d_p[9..15][..], &(*d_6)[..]);
        ::rootgrad_autodiff::rt::accumulate_slice(&mut d_p[15..17][..], &(*d_7)[..]);
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(p: &[f64], t_p: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(; fn __jvp_forward);
        ::rootgrad_autodiff::rt::equal_lengths("p", p.len(), "t_p", t_p.len());
        let t_network = Network {
            layers: ::std::vec![
                Layer { weights : t_p[..6].to_vec(), bias : t_p[6..9].to_vec(), relu :
                ::rootgrad_autodiff::Differentiable::zero_like(& (true)), }, Layer {
                weights : t_p[9..15].to_vec(), bias : t_p[15..17].to_vec(), relu :
                ::rootgrad_autodiff::Differentiable::zero_like(& (false)), }
            ],
        };
        let network = Network {
            layers: ::std::vec![
                (Layer { weights : p[..6].to_vec(), bias : p[6..9].to_vec(), relu : true,
                }), (Layer { weights : p[9..15].to_vec(), bias : p[15..17].to_vec(), relu
                : false, })
            ],
        };
        let mut loss = 0.0;
        let mut t_loss = 0.0;
        let t = [[0.4, (-0.6)], [1.0, 0.3]];
        let length = t.len();
        for i in 0..length {
            let x = t[i].clone();
            let (v_1, t_y) = (network)
                .__jvp_forward(&t_network, &x, ::rootgrad_autodiff::rt::Inactive);
            let y = v_1;
            t_loss
                += (::rootgrad_autodiff::rules::powi(y[0] - x[1], 2)
                    * ::rootgrad_autodiff::rt::scalar(t_y[0]))
                    + (::rootgrad_autodiff::rt::scalar(t_y[1]) * x[0]);
            loss += (y[0] - x[1]).powi(2) + (y[1] * x[0]);
        }
        let result: f64 = loss;
        let t_result: f64 = t_loss;
        (result, t_result)
    }
}
mod causal_attention {
    ///The derivative of [`softmax`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    enum softmax {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl softmax {
        /// Of what the function writes, the derivative gets the values before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        fn __of<F: 'static>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_function(called, &softmax)
        }
        /// The reverse derivative of [`softmax`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pullback(x: &mut [f64], d_x: &mut [f64]) {
            ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
            let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_2 = ::rootgrad_autodiff::rt::Tape::new();
            let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
            let mut acc = f64::NEG_INFINITY;
            let length = x.len();
            for i in 0..length {
                let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
                let x_2 = kept_4.keep(acc);
                let x_3 = kept_3.keep(x[i]);
                acc = x_2.max(x_3);
                pass_1.push((kept_3.take(), kept_4.take()));
            }
            let top = acc;
            let mut sum = 0.0;
            let length_2 = x.len();
            for i_2 in 0..length_2 {
                let v = &mut x[i_2];
                let exp_2 = kept_2.keep(((*v) - top).exp());
                (*v) = exp_2;
                sum += *v;
            }
            let length_3 = x.len();
            let mut d_acc: f64 = -0.0;
            let mut d_top: f64 = -0.0;
            let mut d_sum: f64 = -0.0;
            for i_3 in 0..length_3 {
                let v_2 = &mut x[i_3];
                (*v_2) = kept_1.keep((*v_2)) / sum;
                let d_v_2 = &mut d_x[i_3];
                let v_1 = kept_1.take();
                let d_1 = ::core::mem::take(&mut (*d_v_2));
                (*d_v_2) += d_1 / sum;
                d_sum -= d_1 / sum * (v_1 / sum);
            }
            for i_2 in (0..length_2).rev() {
                let exp_2 = kept_2.take();
                let mut d_exp_2: f64 = -0.0;
                let d_v = &mut d_x[i_2];
                let d_2 = d_sum;
                (*d_v) += d_2;
                let d_3 = ::core::mem::take(&mut (*d_v));
                d_exp_2 += d_3;
                let d_4 = d_exp_2 * ::rootgrad_autodiff::rules::by_result::exp(exp_2);
                (*d_v) += d_4;
                d_top -= d_4;
            }
            d_acc += d_top;
            for i in (0..length).rev() {
                let (x_3, x_2) = pass_1.take();
                let mut d_x_2: f64 = -0.0;
                let mut d_x_3: f64 = -0.0;
                let d_5 = ::core::mem::take(&mut d_acc);
                d_x_2 += d_5 * ::rootgrad_autodiff::rules::max(x_2, x_3).0;
                d_x_3 += d_5 * ::rootgrad_autodiff::rules::max(x_2, x_3).1;
                d_x[i] += d_x_3;
                d_acc += d_x_2;
            }
            kept_2.finish();
            pass_1.finish();
        }
        /// The forward derivative of [`softmax`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pushforward(x: &mut [f64], t_x: &mut [f64]) {
            ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
            let mut acc = f64::NEG_INFINITY;
            let mut t_acc = 0.0;
            let length = x.len();
            for i in 0..length {
                let x_2 = acc;
                let t_x_2 = t_acc;
                let x_3 = x[i];
                let t_x_3 = t_x[i];
                let p_1 = ::rootgrad_autodiff::rules::max(x_2, x_3);
                t_acc = p_1.0 * t_x_2 + p_1.1 * t_x_3;
                acc = x_2.max(x_3);
            }
            let top = acc;
            let t_top = t_acc;
            let mut sum = 0.0;
            let mut t_sum = 0.0;
            let length_2 = x.len();
            for i_2 in 0..length_2 {
                let v = &mut x[i_2];
                let t_v = &mut t_x[i_2];
                (*t_v) = ::rootgrad_autodiff::rules::exp((*v) - top) * ((*t_v) - t_top);
                (*v) = ((*v) - top).exp();
                t_sum += *t_v;
                sum += *v;
            }
            let length_3 = x.len();
            for i_3 in 0..length_3 {
                let v_2 = &mut x[i_3];
                let t_v_2 = &mut t_x[i_3];
                (*t_v_2) = ((*t_v_2) - ((*v_2) / sum) * t_sum) / sum;
                (*v_2) = (*v_2) / sum;
            }
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp(
            called: impl ::core::ops::Fn(&mut [f64]) + 'static,
            a0: &mut [f64],
            t0: impl ::rootgrad_autodiff::rt::TangentMut<[f64]>,
        ) {
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
            x: &mut [f64],
            d_x: &mut [f64],
            t_x: &mut [f64],
            d_t_x: &mut [f64],
        ) {
            ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
            ::rootgrad_autodiff::rt::same_length("t_x", t_x.len(), d_t_x.len());
            let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
            let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
            let mut pass_2 = ::rootgrad_autodiff::rt::Tape::new();
            let mut acc = f64::NEG_INFINITY;
            let mut t_acc = 0.0;
            let length = x.len();
            for i in 0..length {
                let mut kept_9 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_10 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_11 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_12 = ::rootgrad_autodiff::rt::Slot::new();
                let x_2 = kept_12.keep(acc);
                let t_x_2 = t_acc;
                let x_3 = kept_11.keep(x[i]);
                let t_x_3 = t_x[i];
                let x_4 = x_2;
                let y = x_3;
                let t;
                if (x_4 >= y) || (y != y) {
                    t = 1.0;
                } else {
                    t = 0.0;
                }
                let x_5 = x_2;
                let y_2 = x_3;
                let t_2;
                if (x_5 >= y_2) || (y_2 != y_2) {
                    t_2 = 0.0;
                } else {
                    t_2 = 1.0;
                }
                t_acc = (kept_9.keep(t) * t_x_2) + (kept_10.keep(t_2) * t_x_3);
                acc = x_2.max(x_3);
                pass_2
                    .push((
                        kept_9.take(),
                        kept_10.take(),
                        kept_11.take(),
                        kept_12.take(),
                    ));
            }
            let top = acc;
            let t_top = t_acc;
            let mut sum = 0.0;
            let mut t_sum = 0.0;
            let length_2 = x.len();
            for i_2 in 0..length_2 {
                let mut kept_5 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_6 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_7 = ::rootgrad_autodiff::rt::Slot::new();
                let v = &mut x[i_2];
                let t_v = &mut t_x[i_2];
                let x_6 = (*v) - top;
                let exp_2 = kept_7.keep(x_6.exp());
                (*t_v) = exp_2 * kept_5.keep(((*t_v) - t_top));
                let exp_3 = kept_6.keep(((*v) - top).exp());
                (*v) = exp_3;
                t_sum += *t_v;
                sum += *v;
                pass_1.push((kept_5.take(), kept_6.take(), kept_7.take()));
            }
            let length_3 = x.len();
            let mut d_acc: f64 = -0.0;
            let mut d_t_acc: f64 = -0.0;
            let mut d_top: f64 = -0.0;
            let mut d_t_top: f64 = -0.0;
            let mut d_sum: f64 = -0.0;
            let mut d_t_sum: f64 = -0.0;
            for i_3 in 0..length_3 {
                let v_2 = &mut x[i_3];
                let t_v_2 = &mut t_x[i_3];
                (*t_v_2) = kept_4
                    .keep(
                        ((*t_v_2) - (kept_3.keep((kept_2.keep((*v_2)) / sum)) * t_sum)),
                    ) / sum;
                (*v_2) = kept_1.keep((*v_2)) / sum;
                let d_v_2 = &mut d_x[i_3];
                let d_t_v_2 = &mut d_t_x[i_3];
                let v_1 = kept_1.take();
                let d_1 = ::core::mem::take(&mut (*d_v_2));
                (*d_v_2) += d_1 / sum;
                d_sum -= d_1 / sum * (v_1 / sum);
                let v_3 = kept_2.take();
                let v_4 = kept_3.take();
                let v_5 = kept_4.take();
                let d_2 = ::core::mem::take(&mut (*d_t_v_2));
                let d_3 = d_2 / sum;
                (*d_t_v_2) += d_3;
                let d_4 = d_3 * t_sum;
                (*d_v_2) -= d_4 / sum;
                d_sum += d_4 / sum * (v_3 / sum);
                d_t_sum -= d_3 * v_4;
                d_sum -= d_2 / sum * (v_5 / sum);
            }
            for i_2 in (0..length_2).rev() {
                let (v_6, exp_3, exp_2) = pass_1.take();
                let mut d_x_6: f64 = -0.0;
                let mut d_exp_2: f64 = -0.0;
                let mut d_exp_3: f64 = -0.0;
                let d_v = &mut d_x[i_2];
                let d_t_v = &mut d_t_x[i_2];
                let d_5 = d_sum;
                (*d_v) += d_5;
                let d_6 = d_t_sum;
                (*d_t_v) += d_6;
                let d_7 = ::core::mem::take(&mut (*d_v));
                d_exp_3 += d_7;
                let d_8 = d_exp_3 * ::rootgrad_autodiff::rules::by_result::exp(exp_3);
                (*d_v) += d_8;
                d_top -= d_8;
                let d_9 = ::core::mem::take(&mut (*d_t_v));
                d_exp_2 += d_9 * v_6;
                let d_10 = d_9 * exp_2;
                (*d_t_v) += d_10;
                d_t_top -= d_10;
                d_x_6 += d_exp_2 * ::rootgrad_autodiff::rules::by_result::exp(exp_2);
                (*d_v) += d_x_6;
                d_top -= d_x_6;
            }
            d_t_acc += d_t_top;
            d_acc += d_top;
            for i in (0..length).rev() {
                let (v_7, v_8, x_3, x_2) = pass_2.take();
                let mut d_x_2: f64 = -0.0;
                let mut d_t_x_2: f64 = -0.0;
                let mut d_x_3: f64 = -0.0;
                let mut d_t_x_3: f64 = -0.0;
                let mut d_x_4: f64 = -0.0;
                let mut d_y: f64 = -0.0;
                let mut d_x_5: f64 = -0.0;
                let mut d_y_2: f64 = -0.0;
                let d_11 = ::core::mem::take(&mut d_acc);
                d_x_2 += d_11 * ::rootgrad_autodiff::rules::max(x_2, x_3).0;
                d_x_3 += d_11 * ::rootgrad_autodiff::rules::max(x_2, x_3).1;
                let d_12 = ::core::mem::take(&mut d_t_acc);
                d_t_x_2 += d_12 * v_7;
                d_t_x_3 += d_12 * v_8;
                d_x_3 += d_y_2;
                d_x_2 += d_x_5;
                d_x_3 += d_y;
                d_x_2 += d_x_4;
                d_t_x[i] += d_t_x_3;
                d_x[i] += d_x_3;
                d_t_acc += d_t_x_2;
                d_acc += d_x_2;
            }
            pass_1.finish();
            pass_2.finish();
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp<'__shadow>(
            called: impl ::core::ops::Fn(&mut [f64]) + 'static,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a0: &[f64],
            d0: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
            d1: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            _: impl ::rootgrad_autodiff::rt::Seed<()>,
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
            let mut a1 = ::std::borrow::ToOwned::to_owned(a1);
            let mut store0 = ::std::vec::Vec::new();
            let d0 = ::rootgrad_autodiff::rt::or_zeroed(
                d0.into_slice(),
                a0.len(),
                &mut store0,
            );
            let mut a0 = ::std::borrow::ToOwned::to_owned(a0);
            Self::pushforward_pullback(&mut a0, d0, &mut a1, d1);
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __vjp<'__shadow>(
            a0: &[f64],
            d0: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            _: impl ::rootgrad_autodiff::rt::Seed<()>,
        ) {
            let mut store0 = ::std::vec::Vec::new();
            let d0 = ::rootgrad_autodiff::rt::or_zeroed(
                d0.into_slice(),
                a0.len(),
                &mut store0,
            );
            let mut a0 = ::std::borrow::ToOwned::to_owned(a0);
            Self::pullback(&mut a0, d0);
        }
    }
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::callees!(softmax as rule_of_softmax);
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_3 = ::rootgrad_autodiff::rt::Tape::new();
        let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
        let mut d_result = d_ret;
        let t = 3;
        let c = 2;
        let (q, kv) = x.split_at(t * c);
        let (k, v) = kv.split_at(t * c);
        let mut out = ::std::vec![0.0; (t * c)];
        for i in 0..t {
            let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_5 = ::rootgrad_autodiff::rt::Slot::new();
            let mut scores = ::std::vec![0.0; (i + 1)];
            let query = &q[(i * c)..((i + 1) * c)];
            let size = c;
            let length = kept_5.keep(scores.len().min((k.len() / size)));
            for i_2 in 0..length {
                let score = &mut scores[i_2];
                let key = &k[(i_2 * size)..((i_2 * size) + size)];
                let mut sum_2: f64 = -0.0;
                let length_2 = query.len().min(key.len());
                for i_3 in 0..length_2 {
                    let a = &query[i_3];
                    let b = &key[i_3];
                    sum_2 += (*a) * (*b);
                }
                let dot: f64 = sum_2;
                (*score) = dot / (c as f64).sqrt();
            }
            kept_3.keep_when(rule_of_softmax::__BEFORE, &scores);
            rule_of_softmax::__of(softmax)(&mut scores);
            kept_3.keep_when(!rule_of_softmax::__BEFORE, &scores);
            let size_2 = c;
            let length_3 = kept_4.keep(scores.len().min((v.len() / size_2)));
            for i_4 in 0..length_3 {
                let p = &scores[i_4];
                let row = &v[(i_4 * size_2)..((i_4 * size_2) + size_2)];
                let length_4 = kept_2
                    .keep(out[(i * c)..((i + 1) * c)].len().min(row.len()));
                for i_5 in 0..length_4 {
                    let o = &mut out[(i * c)..((i + 1) * c)][i_5];
                    let v_2 = &row[i_5];
                    (*o) += kept_1.keep((*p)) * (*v_2);
                }
            }
            shape_1.keep(&scores);
            pass_1.push((kept_4.take(), kept_5.take()));
        }
        let mut sum_3: f64 = -0.0;
        let length_5 = out.len();
        let mut d_out = ::rootgrad_autodiff::Differentiable::zero_like(&out);
        let mut d_sum_3: f64 = -0.0;
        d_sum_3 += d_result;
        for i_6 in 0..length_5 {
            let i_7 = i_6;
            let o_2 = &out[i_6];
            sum_3 += ((1.0 + (i_7 as f64)) * (*o_2)) * (*o_2);
            let o_2 = &out[i_6];
            let d_o_2 = &mut d_out[i_6];
            let d_1 = d_sum_3;
            let d_2 = d_1 * (*o_2);
            (*d_o_2) += d_2 * (1.0 + (i_7 as f64));
            (*d_o_2) += d_1 * ((1.0 + (i_7 as f64)) * (*o_2));
        }
        let result: f64 = sum_3;
        let (q, kv) = x.split_at(t * c);
        let (k, v) = kv.split_at(t * c);
        for i in (0..t).rev() {
            let (length_3, length) = pass_1.take();
            let query = &q[(i * c)..((i + 1) * c)];
            let size = c;
            let size_2 = c;
            let mut d_scores = shape_1.zero();
            for i_4 in (0..length_3).rev() {
                let length_4 = kept_2.take();
                let row = &v[(i_4 * size_2)..((i_4 * size_2) + size_2)];
                let d_row = &mut d_x[t
                    * c..][t * c..][i_4 * size_2..(i_4 * size_2) + size_2];
                for i_5 in (0..length_4).rev() {
                    let v_1 = kept_1.take();
                    let v_2 = &row[i_5];
                    let d_o = &mut d_out[i * c..(i + 1) * c][i_5];
                    let d_3 = (*d_o);
                    d_scores[i_4] += d_3 * (*v_2);
                    d_row[i_5] += d_3 * v_1;
                }
            }
            let v_3 = kept_3.take();
            rule_of_softmax::__vjp(&v_3, &mut d_scores, ::rootgrad_autodiff::rt::Unused);
            for i_2 in 0..length {
                let key = &k[(i_2 * size)..((i_2 * size) + size)];
                let length_2 = query.len().min(key.len());
                let mut d_sum_2: f64 = -0.0;
                let mut d_dot: f64 = -0.0;
                let d_4 = ::core::mem::take(&mut d_scores[i_2]);
                d_dot += d_4 / (c as f64).sqrt();
                d_sum_2 += d_dot;
                for i_3 in 0..length_2 {
                    let a = &query[i_3];
                    let b = &key[i_3];
                    let d_5 = d_sum_2;
                    d_x[..t * c][i * c..(i + 1) * c][i_3] += d_5 * (*b);
                    d_x[t * c..][..t * c][i_2 * size..(i_2 * size) + size][i_3]
                        += d_5 * (*a);
                }
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
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(softmax as rule_of_softmax);
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let t = 3;
        let c = 2;
        let (q, kv) = x.split_at(t * c);
        let (t_q, t_kv) = t_x.split_at(t * c);
        let (k, v) = kv.split_at(t * c);
        let (t_k, t_v) = t_kv.split_at(t * c);
        let mut out = ::std::vec![0.0; (t * c)];
        let mut t_out = ::std::vec![0.0; t * c];
        for i in 0..t {
            let mut scores = ::std::vec![0.0; (i + 1)];
            let mut t_scores = ::std::vec![0.0; i + 1];
            let query = &q[(i * c)..((i + 1) * c)];
            let t_query = &t_q[i * c..(i + 1) * c];
            let size = c;
            let length = scores.len().min((k.len() / size));
            for i_2 in 0..length {
                let score = &mut scores[i_2];
                let t_score = &mut t_scores[i_2];
                let key = &k[(i_2 * size)..((i_2 * size) + size)];
                let t_key = &t_k[i_2 * size..(i_2 * size) + size];
                let mut sum_2: f64 = -0.0;
                let mut t_sum_2: f64 = 0.0;
                let length_2 = query.len().min(key.len());
                for i_3 in 0..length_2 {
                    let a = &query[i_3];
                    let t_a = &t_query[i_3];
                    let b = &key[i_3];
                    let t_b = &t_key[i_3];
                    t_sum_2 += (*t_a) * (*b) + (*a) * (*t_b);
                    sum_2 += (*a) * (*b);
                }
                let dot: f64 = sum_2;
                let t_dot: f64 = t_sum_2;
                (*t_score) = t_dot / (c as f64).sqrt();
                (*score) = dot / (c as f64).sqrt();
            }
            rule_of_softmax::__jvp(softmax, &mut scores, &mut t_scores);
            let size_2 = c;
            let length_3 = scores.len().min((v.len() / size_2));
            for i_4 in 0..length_3 {
                let p = &scores[i_4];
                let t_p = &t_scores[i_4];
                let row = &v[(i_4 * size_2)..((i_4 * size_2) + size_2)];
                let t_row = &t_v[i_4 * size_2..(i_4 * size_2) + size_2];
                let length_4 = out[(i * c)..((i + 1) * c)].len().min(row.len());
                for i_5 in 0..length_4 {
                    let o = &mut out[(i * c)..((i + 1) * c)][i_5];
                    let t_o = &mut t_out[i * c..(i + 1) * c][i_5];
                    let v_2 = &row[i_5];
                    let t_v_2 = &t_row[i_5];
                    (*t_o) += (*t_p) * (*v_2) + (*p) * (*t_v_2);
                    (*o) += (*p) * (*v_2);
                }
            }
        }
        let mut sum_3: f64 = -0.0;
        let mut t_sum_3: f64 = 0.0;
        let length_5 = out.len();
        for i_6 in 0..length_5 {
            let i_7 = i_6;
            let o_2 = &out[i_6];
            let t_o_2 = &t_out[i_6];
            t_sum_3
                += ((1.0 + (i_7 as f64)) * (*t_o_2)) * (*o_2)
                    + ((1.0 + (i_7 as f64)) * (*o_2)) * (*t_o_2);
            sum_3 += ((1.0 + (i_7 as f64)) * (*o_2)) * (*o_2);
        }
        let result: f64 = sum_3;
        let t_result: f64 = t_sum_3;
        (result, t_result)
    }
}
mod viterbi {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(p: &[f64], d_p: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("p", p.len(), d_p.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_3 = ::rootgrad_autodiff::rt::Tape::new();
        let like_next = ::rootgrad_autodiff::rt::Like::new();
        let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
        let mut d_result = d_ret;
        let (moves, seen) = p.split_at(4);
        let steps = seen.len() / 2;
        let mut score = [seen[0], seen[1]];
        let mut back = ::std::vec![[0usize; 2]; steps];
        for t in 1..steps {
            let mut next = [f64::NEG_INFINITY; 2];
            like_next.of(&next);
            for to in 0..2 {
                for from in 0..2 {
                    let s = (score[from] + moves[((from * 2) + to)])
                        + seen[((2 * t) + to)];
                    if kept_3.keep((s > next[to])) {
                        next[to] = s;
                        back[t][to] = from;
                    }
                }
            }
            shape_1.keep(&score);
            score = next;
        }
        let t_2;
        if score[0] > score[1] {
            t_2 = 0;
        } else {
            t_2 = 1;
        }
        let mut at = t_2;
        let best = score[kept_2.keep(at)];
        let mut along = 0.0;
        let mut d_score = ::rootgrad_autodiff::Differentiable::zero_like(&score);
        let mut d_best: f64 = -0.0;
        let mut d_along: f64 = -0.0;
        d_along += d_result * 0.1;
        let d_seen = &mut d_p[4..];
        for t_3 in (0..steps).rev() {
            let exp_2 = seen[kept_1.keep(((2 * t_3) + at))].exp();
            along += exp_2;
            at = back[t_3][at];
            let mut d_exp_2: f64 = -0.0;
            let d_1 = d_along;
            d_exp_2 += d_1;
            let v_1 = kept_1.take();
            d_seen[v_1] += d_exp_2 * ::rootgrad_autodiff::rules::by_result::exp(exp_2);
        }
        let result: f64 = best + (0.1 * along);
        d_best += d_result;
        let v_2 = kept_2.take();
        d_score[v_2] += d_best;
        for t in (1..steps).rev() {
            let mut d_next = like_next.same([::rootgrad_autodiff::zero(); 2]);
            let d_2 = shape_1.replace(&mut d_score);
            ::rootgrad_autodiff::rt::accumulate(&mut d_next, &(d_2));
            for to in (0..2).rev() {
                for from in (0..2).rev() {
                    let v_3 = kept_3.take();
                    let mut d_s: f64 = -0.0;
                    if v_3 {
                        let d_3 = ::core::mem::take(&mut d_next[to]);
                        d_s += d_3;
                    }
                    d_score[from] += d_s;
                    d_p[..4][(from * 2) + to] += d_s;
                    d_p[4..][(2 * t) + to] += d_s;
                }
            }
        }
        d_p[4..][0] += d_score[0];
        d_p[4..][1] += d_score[1];
        kept_3.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(p: &[f64], t_p: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("p", p.len(), "t_p", t_p.len());
        let (moves, seen) = p.split_at(4);
        let (t_moves, t_seen) = t_p.split_at(4);
        let steps = seen.len() / 2;
        let mut score = [seen[0], seen[1]];
        let mut t_score = [t_seen[0], t_seen[1]];
        let mut back = ::std::vec![[0usize; 2]; steps];
        for t in 1..steps {
            let mut next = [f64::NEG_INFINITY; 2];
            let mut t_next = [0.0; 2];
            for to in 0..2 {
                for from in 0..2 {
                    let s = (score[from] + moves[((from * 2) + to)])
                        + seen[((2 * t) + to)];
                    let t_s = (t_score[from] + t_moves[(from * 2) + to])
                        + t_seen[(2 * t) + to];
                    if s > next[to] {
                        t_next[to] = t_s;
                        next[to] = s;
                        back[t][to] = from;
                    }
                }
            }
            t_score = t_next;
            score = next;
        }
        let t_2;
        if score[0] > score[1] {
            t_2 = 0;
        } else {
            t_2 = 1;
        }
        let mut at = t_2;
        let best = score[at];
        let t_best = t_score[at];
        let mut along = 0.0;
        let mut t_along = 0.0;
        for t_3 in (0..steps).rev() {
            t_along
                += ::rootgrad_autodiff::rules::exp(seen[((2 * t_3) + at)])
                    * t_seen[(2 * t_3) + at];
            along += seen[((2 * t_3) + at)].exp();
            at = back[t_3][at];
        }
        let result: f64 = best + (0.1 * along);
        let t_result: f64 = t_best + (0.1 * t_along);
        (result, t_result)
    }
}
mod time_warping {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
        let like_next = ::rootgrad_autodiff::rt::Like::new();
        let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
        let (a, b) = x.split_at(x.len() / 2);
        let mut row = ::std::vec![f64::INFINITY; (b.len() + 1)];
        row[0] = 0.0;
        let length = a.len();
        for i in 0..length {
            let u = &a[i];
            let mut next = ::std::vec![f64::INFINITY; (b.len() + 1)];
            like_next.of(&next);
            let length_2 = b.len();
            for i_2 in 0..length_2 {
                let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
                let j = i_2;
                let v = &b[i_2];
                let best = kept_1
                    .keep(kept_3.keep(row[j]).min(kept_4.keep(row[(j + 1)])))
                    .min(kept_2.keep(next[j]));
                next[(j + 1)] = best + ((*u) - (*v)).powi(2);
                pass_1
                    .push((kept_1.take(), kept_2.take(), kept_3.take(), kept_4.take()));
            }
            shape_1.keep(&row);
            row = next;
        }
        let result: f64 = row[b.len()].sqrt();
        let mut d_result = d_ret;
        let (a, b) = x.split_at(x.len() / 2);
        let mut d_row = ::rootgrad_autodiff::Differentiable::zero_like(&row);
        d_row[b.len()] += d_result * ::rootgrad_autodiff::rules::by_result::sqrt(result);
        for i in (0..length).rev() {
            let u = &a[i];
            let length_2 = b.len();
            let mut d_next = like_next
                .same(::std::vec![::rootgrad_autodiff::zero(); b.len() + 1]);
            let d_1 = shape_1.replace(&mut d_row);
            ::rootgrad_autodiff::rt::accumulate(&mut d_next, &(d_1));
            for i_2 in (0..length_2).rev() {
                let (v_1, v_2, v_3, v_4) = pass_1.take();
                let j = i_2;
                let v = &b[i_2];
                let mut d_best: f64 = -0.0;
                let d_2 = ::core::mem::take(&mut d_next[j + 1]);
                d_best += d_2;
                let d_3 = d_2 * ::rootgrad_autodiff::rules::powi((*u) - (*v), 2);
                d_x[..x.len() / 2][i] += d_3;
                d_x[x.len() / 2..][i_2] -= d_3;
                let d_4 = d_best * ::rootgrad_autodiff::rules::min(v_1, v_2).0;
                d_row[j] += d_4 * ::rootgrad_autodiff::rules::min(v_3, v_4).0;
                d_row[j + 1] += d_4 * ::rootgrad_autodiff::rules::min(v_3, v_4).1;
                d_next[j] += d_best * ::rootgrad_autodiff::rules::min(v_1, v_2).1;
            }
        }
        let _ = ::core::mem::take(&mut d_row[0]);
        pass_1.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let (a, b) = x.split_at(x.len() / 2);
        let (t_a, t_b) = t_x.split_at(x.len() / 2);
        let mut row = ::std::vec![f64::INFINITY; (b.len() + 1)];
        let mut t_row = ::std::vec![0.0; b.len() + 1];
        t_row[0] = 0.0;
        row[0] = 0.0;
        let length = a.len();
        for i in 0..length {
            let u = &a[i];
            let t_u = &t_a[i];
            let mut next = ::std::vec![f64::INFINITY; (b.len() + 1)];
            let mut t_next = ::std::vec![0.0; b.len() + 1];
            let length_2 = b.len();
            for i_2 in 0..length_2 {
                let j = i_2;
                let v = &b[i_2];
                let t_v = &t_b[i_2];
                let p_1 = ::rootgrad_autodiff::rules::min(
                    row[j].min(row[(j + 1)]),
                    next[j],
                );
                let p_2 = ::rootgrad_autodiff::rules::min(row[j], row[(j + 1)]);
                let best = row[j].min(row[(j + 1)]).min(next[j]);
                let t_best = p_1.0 * (p_2.0 * t_row[j] + p_2.1 * t_row[j + 1])
                    + p_1.1 * t_next[j];
                t_next[j + 1] = t_best
                    + (::rootgrad_autodiff::rules::powi((*u) - (*v), 2)
                        * ((*t_u) - (*t_v)));
                next[(j + 1)] = best + ((*u) - (*v)).powi(2);
            }
            t_row = t_next;
            row = next;
        }
        let result: f64 = row[b.len()].sqrt();
        let t_result: f64 = ::rootgrad_autodiff::rules::sqrt(row[b.len()])
            * t_row[b.len()];
        (result, t_result)
    }
}
mod unrolled_training {
    ///The derivative of [`step`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    enum step {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl step {
        /// Of what the function writes, the derivative gets the values before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        fn __of<F: 'static>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_function(called, &step)
        }
        /// The reverse derivative of [`step`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pullback(
            w: &mut [f64],
            d_w: &mut [f64],
            rate: f64,
            decay: f64,
            x: &[f64],
            d_x: &mut [f64],
            y: f64,
            d_ret: f64,
        ) -> (f64, f64, f64, f64) {
            ::rootgrad_autodiff::rt::same_length("w", w.len(), d_w.len());
            ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
            let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_3 = ::rootgrad_autodiff::rt::Tape::new();
            let mut d_rate = ::rootgrad_autodiff::zero::<f64>();
            let mut d_decay = ::rootgrad_autodiff::zero::<f64>();
            let mut d_y = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result = d_ret;
            let mut sum_2: f64 = -0.0;
            let length = w.len().min(x.len());
            for i in 0..length {
                let w_2 = &w[i];
                let x_2 = &x[i];
                sum_2 += kept_3.keep((*w_2)) * (*x_2);
            }
            let miss = sum_2 - y;
            let length_2 = w.len().min(x.len());
            let mut d_sum_2: f64 = -0.0;
            let mut d_miss: f64 = -0.0;
            for i_2 in 0..length_2 {
                let w_3 = &mut w[i_2];
                let x_3 = &x[i_2];
                (*w_3)
                    -= rate
                        * kept_1.keep(((miss * (*x_3)) + (decay * kept_2.keep((*w_3)))));
                let x_3 = &x[i_2];
                let d_w_3 = &mut d_w[i_2];
                let v_1 = kept_1.take();
                let v_2 = kept_2.take();
                let d_1 = (*d_w_3);
                d_rate -= d_1 * v_1;
                let d_2 = d_1 * rate;
                d_miss -= d_2 * (*x_3);
                d_x[i_2] -= d_2 * miss;
                d_decay -= d_2 * v_2;
                (*d_w_3) -= d_2 * decay;
            }
            let result: f64 = miss * miss;
            d_miss += d_result * miss;
            d_miss += d_result * miss;
            d_sum_2 += d_miss;
            d_y -= d_miss;
            for i in (0..length).rev() {
                let v_3 = kept_3.take();
                let x_2 = &x[i];
                let d_3 = d_sum_2;
                d_w[i] += d_3 * (*x_2);
                d_x[i] += d_3 * v_3;
            }
            kept_3.finish();
            (result, d_rate, d_decay, d_y)
        }
        /// The forward derivative of [`step`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pushforward(
            w: &mut [f64],
            t_w: &mut [f64],
            rate: f64,
            t_rate: f64,
            decay: f64,
            t_decay: f64,
            x: &[f64],
            t_x: &[f64],
            y: f64,
            t_y: f64,
        ) -> (f64, f64) {
            ::rootgrad_autodiff::rt::equal_lengths("w", w.len(), "t_w", t_w.len());
            ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
            let mut sum_2: f64 = -0.0;
            let mut t_sum_2: f64 = 0.0;
            let length = w.len().min(x.len());
            for i in 0..length {
                let w_2 = &w[i];
                let t_w_2 = &t_w[i];
                let x_2 = &x[i];
                let t_x_2 = &t_x[i];
                t_sum_2 += (*t_w_2) * (*x_2) + (*w_2) * (*t_x_2);
                sum_2 += (*w_2) * (*x_2);
            }
            let miss = sum_2 - y;
            let t_miss = t_sum_2 - t_y;
            let length_2 = w.len().min(x.len());
            for i_2 in 0..length_2 {
                let w_3 = &mut w[i_2];
                let t_w_3 = &mut t_w[i_2];
                let x_3 = &x[i_2];
                let t_x_3 = &t_x[i_2];
                (*t_w_3)
                    -= t_rate * ((miss * (*x_3)) + (decay * (*w_3)))
                        + rate
                            * ((t_miss * (*x_3) + miss * (*t_x_3))
                                + (t_decay * (*w_3) + decay * (*t_w_3)));
                (*w_3) -= rate * ((miss * (*x_3)) + (decay * (*w_3)));
            }
            let result: f64 = miss * miss;
            let t_result: f64 = t_miss * miss + miss * t_miss;
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp(
            called: impl ::core::ops::Fn(
                &mut [f64],
                f64,
                f64,
                &[f64],
                f64,
            ) -> f64 + 'static,
            a0: &mut [f64],
            t0: impl ::rootgrad_autodiff::rt::TangentMut<[f64]>,
            a1: f64,
            t1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            a2: f64,
            t2: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            a3: &[f64],
            t3: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
            a4: f64,
            t4: impl ::rootgrad_autodiff::rt::Tangent<f64>,
        ) -> (f64, f64) {
            let _ = Self::__of(called);
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            let t1 = t1.or_zero(&a1);
            let t2 = t2.or_zero(&a2);
            let mut store3 = ::core::option::Option::None;
            let t3 = t3.or_zero(&*a3, &mut store3);
            let t4 = t4.or_zero(&a4);
            Self::pushforward(a0, t0, a1, t1, a2, t2, a3, t3, a4, t4)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn pushforward_pullback(
            w: &mut [f64],
            d_w: &mut [f64],
            t_w: &mut [f64],
            d_t_w: &mut [f64],
            rate: f64,
            t_rate: f64,
            decay: f64,
            t_decay: f64,
            x: &[f64],
            d_x: &mut [f64],
            t_x: &[f64],
            d_t_x: &mut [f64],
            y: f64,
            t_y: f64,
            d_ret: (f64, f64),
        ) -> (f64, f64, f64, f64, f64, f64) {
            ::rootgrad_autodiff::rt::same_length("w", w.len(), d_w.len());
            ::rootgrad_autodiff::rt::same_length("t_w", t_w.len(), d_t_w.len());
            ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
            ::rootgrad_autodiff::rt::same_length("t_x", t_x.len(), d_t_x.len());
            let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_5 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_6 = ::rootgrad_autodiff::rt::Slot::new();
            let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
            let mut d_rate = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_rate = ::rootgrad_autodiff::zero::<f64>();
            let mut d_decay = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_decay = ::rootgrad_autodiff::zero::<f64>();
            let mut d_y = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_y = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result_2 = d_ret;
            let mut sum_2: f64 = -0.0;
            let mut t_sum_2: f64 = 0.0;
            let length = w.len().min(x.len());
            for i in 0..length {
                let mut kept_7 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_8 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_9 = ::rootgrad_autodiff::rt::Slot::new();
                let w_2 = &w[i];
                let t_w_2 = &t_w[i];
                let x_2 = &x[i];
                let t_x_2 = &t_x[i];
                t_sum_2
                    += (kept_8.keep((*t_w_2)) * (*x_2))
                        + (kept_9.keep((*w_2)) * (*t_x_2));
                sum_2 += kept_7.keep((*w_2)) * (*x_2);
                pass_1.push((kept_7.take(), kept_8.take(), kept_9.take()));
            }
            let miss = sum_2 - y;
            let t_miss = t_sum_2 - t_y;
            let length_2 = w.len().min(x.len());
            let mut d_sum_2: f64 = -0.0;
            let mut d_t_sum_2: f64 = -0.0;
            let mut d_miss: f64 = -0.0;
            let mut d_t_miss: f64 = -0.0;
            for i_2 in 0..length_2 {
                let w_3 = &mut w[i_2];
                let t_w_3 = &mut t_w[i_2];
                let x_3 = &x[i_2];
                let t_x_3 = &t_x[i_2];
                (*t_w_3)
                    -= (t_rate
                        * kept_3.keep(((miss * (*x_3)) + (decay * kept_4.keep((*w_3))))))
                        + (rate
                            * kept_5
                                .keep(
                                    (((t_miss * (*x_3)) + (miss * (*t_x_3)))
                                        + ((t_decay * (*w_3)) + (decay * kept_6.keep((*t_w_3))))),
                                ));
                (*w_3)
                    -= rate
                        * kept_1.keep(((miss * (*x_3)) + (decay * kept_2.keep((*w_3)))));
                let x_3 = &x[i_2];
                let t_x_3 = &t_x[i_2];
                let d_w_3 = &mut d_w[i_2];
                let d_t_w_3 = &mut d_t_w[i_2];
                let d_x_3 = &mut d_x[i_2];
                let v_1 = kept_1.take();
                let v_2 = kept_2.take();
                let d_1 = (*d_w_3);
                d_rate -= d_1 * v_1;
                let d_2 = d_1 * rate;
                d_miss -= d_2 * (*x_3);
                (*d_x_3) -= d_2 * miss;
                d_decay -= d_2 * v_2;
                (*d_w_3) -= d_2 * decay;
                let v_3 = kept_3.take();
                let v_4 = kept_4.take();
                let v_5 = kept_5.take();
                let v_6 = kept_6.take();
                let d_3 = (*d_t_w_3);
                d_t_rate -= d_3 * v_3;
                let d_4 = d_3 * t_rate;
                d_miss -= d_4 * (*x_3);
                (*d_x_3) -= d_4 * miss;
                d_decay -= d_4 * v_4;
                (*d_w_3) -= d_4 * decay;
                d_rate -= d_3 * v_5;
                let d_5 = d_3 * rate;
                d_t_miss -= d_5 * (*x_3);
                (*d_x_3) -= d_5 * t_miss;
                d_miss -= d_5 * (*t_x_3);
                d_t_x[i_2] -= d_5 * miss;
                d_t_decay -= d_5 * v_4;
                (*d_w_3) -= d_5 * t_decay;
                d_decay -= d_5 * v_6;
                (*d_t_w_3) -= d_5 * decay;
            }
            let result: f64 = miss * miss;
            let t_result: f64 = (t_miss * miss) + (miss * t_miss);
            let result_2: (f64, f64) = (result, t_result);
            let mut d_result: f64 = -0.0;
            let mut d_t_result: f64 = -0.0;
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            d_t_miss += d_t_result * miss;
            d_miss += d_t_result * t_miss;
            d_miss += d_t_result * t_miss;
            d_t_miss += d_t_result * miss;
            d_miss += d_result * miss;
            d_miss += d_result * miss;
            d_t_sum_2 += d_t_miss;
            d_t_y -= d_t_miss;
            d_sum_2 += d_miss;
            d_y -= d_miss;
            for i in (0..length).rev() {
                let (v_7, v_8, v_9) = pass_1.take();
                let x_2 = &x[i];
                let t_x_2 = &t_x[i];
                let d_w_2 = &mut d_w[i];
                let d_x_2 = &mut d_x[i];
                let d_6 = d_sum_2;
                (*d_w_2) += d_6 * (*x_2);
                (*d_x_2) += d_6 * v_7;
                let d_7 = d_t_sum_2;
                d_t_w[i] += d_7 * (*x_2);
                (*d_x_2) += d_7 * v_8;
                (*d_w_2) += d_7 * (*t_x_2);
                d_t_x[i] += d_7 * v_9;
            }
            pass_1.finish();
            (d_rate, d_t_rate, d_decay, d_t_decay, d_y, d_t_y)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp<'__shadow>(
            called: impl ::core::ops::Fn(
                &mut [f64],
                f64,
                f64,
                &[f64],
                f64,
            ) -> f64 + 'static,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a0: &[f64],
            d0: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
            d1: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            a2: f64,
            d2: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a3: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            d3: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a4: f64,
            d4: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a5: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            d5: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a6: &[f64],
            d6: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            a7: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
            d7: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            a8: f64,
            d8: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a9: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            d9: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(f64, f64)>,
        ) {
            let _ = Self::__of(called);
            let a9 = a9.or_zero(&a8);
            let mut store9 = a9;
            let mut store8 = a8;
            let mut zero7 = ::core::option::Option::None;
            let a7 = a7.or_zero(&*a6, &mut zero7);
            let mut store7 = ::std::vec::Vec::new();
            let d7 = ::rootgrad_autodiff::rt::or_zeroed(
                d7.into_slice(),
                a7.len(),
                &mut store7,
            );
            let mut store6 = ::std::vec::Vec::new();
            let d6 = ::rootgrad_autodiff::rt::or_zeroed(
                d6.into_slice(),
                a6.len(),
                &mut store6,
            );
            let a5 = a5.or_zero(&a4);
            let mut store5 = a5;
            let mut store4 = a4;
            let a3 = a3.or_zero(&a2);
            let mut store3 = a3;
            let mut store2 = a2;
            let mut zero1 = ::core::option::Option::None;
            let a1 = a1.or_zero(&*a0, &mut zero1);
            let mut store1 = ::std::vec::Vec::new();
            let d1 = ::rootgrad_autodiff::rt::or_zeroed(
                d1.into_slice(),
                a1.len(),
                &mut store1,
            );
            let mut a1 = ::std::borrow::ToOwned::to_owned(a1);
            let mut store0 = ::std::vec::Vec::new();
            let d0 = ::rootgrad_autodiff::rt::or_zeroed(
                d0.into_slice(),
                a0.len(),
                &mut store0,
            );
            let mut a0 = ::std::borrow::ToOwned::to_owned(a0);
            let (g2, g3, g4, g5, g8, g9) = Self::pushforward_pullback(
                &mut a0,
                d0,
                &mut a1,
                d1,
                a2,
                a3,
                a4,
                a5,
                a6,
                d6,
                a7,
                d7,
                a8,
                a9,
                d_ret.seed(),
            );
            *d2.or_discard(&mut store2) += g2;
            *d3.or_discard(&mut store3) += g3;
            *d4.or_discard(&mut store4) += g4;
            *d5.or_discard(&mut store5) += g5;
            *d8.or_discard(&mut store8) += g8;
            *d9.or_discard(&mut store9) += g9;
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __vjp<'__shadow>(
            a0: &[f64],
            d0: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            a1: f64,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a2: f64,
            d2: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a3: &[f64],
            d3: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            a4: f64,
            d4: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
        ) {
            let mut store4 = a4;
            let mut store3 = ::std::vec::Vec::new();
            let d3 = ::rootgrad_autodiff::rt::or_zeroed(
                d3.into_slice(),
                a3.len(),
                &mut store3,
            );
            let mut store2 = a2;
            let mut store1 = a1;
            let mut store0 = ::std::vec::Vec::new();
            let d0 = ::rootgrad_autodiff::rt::or_zeroed(
                d0.into_slice(),
                a0.len(),
                &mut store0,
            );
            let mut a0 = ::std::borrow::ToOwned::to_owned(a0);
            let (_primal, g1, g2, g4) = Self::pullback(
                &mut a0,
                d0,
                a1,
                a2,
                a3,
                d3,
                a4,
                d_ret.seed(),
            );
            *d1.or_discard(&mut store1) += g1;
            *d2.or_discard(&mut store2) += g2;
            *d4.or_discard(&mut store4) += g4;
        }
    }
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(p: &[f64], d_p: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::callees!(step as rule_of_step);
        ::rootgrad_autodiff::rt::same_length("p", p.len(), d_p.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
        let like_epoch = ::rootgrad_autodiff::rt::Like::new();
        let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
        let data = [([1.0, 0.5], 0.3), ([1.0, (-0.4)], 0.9), ([1.0, 0.1], 0.5)];
        let mut w = ::std::vec![p[2], p[3]];
        let mut last = 0.0;
        for epoch in 0..4 {
            like_epoch.of(&epoch);
            let rate = p[0] / (1.0 + (epoch as f64));
            last = 0.0;
            let length = data.len();
            for i in 0..length {
                let x = &data[i].0;
                let y = &data[i].1;
                let argument = p[1];
                let argument_2 = *y;
                kept_1.keep_when(rule_of_step::__BEFORE, &w);
                let value = rule_of_step::__of(
                    step,
                )(&mut w, rate, argument, x, argument_2);
                shape_1.keep(&value);
                kept_1.keep_when(!rule_of_step::__BEFORE, &w);
                last += value;
            }
        }
        let result: f64 = last + (w[0] * w[1]);
        let mut d_result = d_ret;
        let mut d_w = ::rootgrad_autodiff::Differentiable::zero_like(&w);
        let mut d_last = -0.0;
        d_last += d_result;
        d_w[0] += d_result * w[1];
        d_w[1] += d_result * w[0];
        for epoch in (0..4).rev() {
            like_epoch.of(&epoch);
            let rate = p[0] / (1.0 + (epoch as f64));
            let length = data.len();
            let mut d_rate: f64 = -0.0;
            for i in (0..length).rev() {
                let x = &data[i].0;
                let y = &data[i].1;
                let argument = p[1];
                let argument_2 = *y;
                let mut d_argument: f64 = -0.0;
                let mut d_value = shape_1.zero();
                let d_1 = d_last;
                d_value += d_1;
                let v_1 = kept_1.take();
                rule_of_step::__vjp(
                    &v_1,
                    &mut d_w,
                    rate,
                    &mut d_rate,
                    argument,
                    &mut d_argument,
                    x,
                    ::rootgrad_autodiff::rt::Inactive,
                    argument_2,
                    ::rootgrad_autodiff::rt::Inactive,
                    d_value,
                );
                d_p[1] += d_argument;
            }
            let _ = ::core::mem::take(&mut d_last);
            d_p[0] += d_rate / (1.0 + (epoch as f64));
        }
        d_p[2] += d_w[0];
        d_p[3] += d_w[1];
        kept_1.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(p: &[f64], t_p: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(step as rule_of_step);
        ::rootgrad_autodiff::rt::equal_lengths("p", p.len(), "t_p", t_p.len());
        let data = [([1.0, 0.5], 0.3), ([1.0, (-0.4)], 0.9), ([1.0, 0.1], 0.5)];
        let mut w = ::std::vec![p[2], p[3]];
        let mut t_w = ::std::vec![t_p[2], t_p[3]];
        let mut last = 0.0;
        let mut t_last = 0.0;
        for epoch in 0..4 {
            let rate = p[0] / (1.0 + (epoch as f64));
            let t_rate = t_p[0] / (1.0 + (epoch as f64));
            t_last = 0.0;
            last = 0.0;
            let length = data.len();
            for i in 0..length {
                let x = &data[i].0;
                let y = &data[i].1;
                let argument = p[1];
                let t_argument = t_p[1];
                let argument_2 = *y;
                let (v_1, t_value) = rule_of_step::__jvp(
                    step,
                    &mut w,
                    &mut t_w,
                    rate,
                    t_rate,
                    argument,
                    t_argument,
                    x,
                    ::rootgrad_autodiff::rt::Inactive,
                    argument_2,
                    ::rootgrad_autodiff::rt::Inactive,
                );
                let value = v_1;
                t_last += t_value;
                last += value;
            }
        }
        let result: f64 = last + (w[0] * w[1]);
        let t_result: f64 = t_last + (t_w[0] * w[1] + w[0] * t_w[1]);
        (result, t_result)
    }
}
