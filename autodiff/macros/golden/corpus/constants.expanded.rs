// Written by the golden test; do not edit.
mod statics {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(p: &[f64], d_p: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("p", p.len(), d_p.len());
        let mut d_result = d_ret;
        let t_2 = &CONFIG;
        let mut s = p[0] * (*t_2).scale;
        let t_3 = &CONFIG;
        let mut d_s: f64 = -0.0;
        let mut d_t_6: f64 = -0.0;
        d_t_6 += d_result;
        d_s += d_t_6;
        for i in 0..(*t_3).steps {
            let t_4 = &CONFIG;
            s += (*t_4).table[i] * p[i];
            let d_2 = d_s;
            d_p[i] += d_2 * (*t_4).table[i];
        }
        let t_6 = s;
        let t_5 = &CONFIG;
        let mut sum_2: f64 = -0.0;
        let length = ::rootgrad_autodiff::rt::length(&(*t_5).table).min(p.len());
        let mut d_sum_2: f64 = -0.0;
        d_sum_2 += d_result;
        for i_2 in 0..length {
            let t = &(*t_5).table[i_2];
            let x = &p[i_2];
            sum_2 += (*t) * (*x);
            let t = &(*t_5).table[i_2];
            let d_1 = d_sum_2;
            d_p[i_2] += d_1 * (*t);
        }
        let result: f64 = t_6 + sum_2;
        d_p[0] += d_s * (*t_2).scale;
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(p: &[f64], t_p: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("p", p.len(), "t_p", t_p.len());
        let t_2 = &CONFIG;
        let mut s = p[0] * (*t_2).scale;
        let mut t_s = t_p[0] * (*t_2).scale;
        let t_3 = &CONFIG;
        for i in 0..(*t_3).steps {
            let t_4 = &CONFIG;
            t_s += (*t_4).table[i] * t_p[i];
            s += (*t_4).table[i] * p[i];
        }
        let t_6 = s;
        let t_t_6 = t_s;
        let t_5 = &CONFIG;
        let mut sum_2: f64 = -0.0;
        let mut t_sum_2: f64 = 0.0;
        let length = ::rootgrad_autodiff::rt::length(&(*t_5).table).min(p.len());
        for i_2 in 0..length {
            let t = &(*t_5).table[i_2];
            let x = &p[i_2];
            let t_x = &t_p[i_2];
            t_sum_2 += (*t) * (*t_x);
            sum_2 += (*t) * (*x);
        }
        let result: f64 = t_6 + sum_2;
        let t_result: f64 = t_t_6 + t_sum_2;
        (result, t_result)
    }
}
mod neighbours {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(p: &[f64], d_p: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("p", p.len(), d_p.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_5 = ::rootgrad_autodiff::rt::Tape::new();
        let g = Graph {
            adjacent: ::std::vec![
                ::std::vec![1, 2], ::std::vec![0], ::std::vec![3], ::std::vec![]
            ],
        };
        let mut s = 1.0;
        for i in 0..4 {
            let value = kept_5.keep(g.near(i));
            let length = ::rootgrad_autodiff::rt::length(&value);
            for i_2 in 0..length {
                let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
                let j = value[i_2];
                s += kept_3.keep((kept_2.keep(s) * p[j.clone()])) * p[i];
                pass_1.push((kept_2.take(), kept_3.take()));
            }
        }
        let value_2 = g.near(0);
        let length_2 = ::rootgrad_autodiff::rt::length(&value_2);
        for i_3 in 0..length_2 {
            let j_2 = &value_2[i_3];
            s = kept_1.keep(s) * p[(*j_2)];
        }
        let result: f64 = s;
        let mut d_result = d_ret;
        let mut d_s: f64 = -0.0;
        d_s += d_result;
        for i_3 in (0..length_2).rev() {
            let v_1 = kept_1.take();
            let j_2 = &value_2[i_3];
            let d_1 = ::core::mem::take(&mut d_s);
            d_s += d_1 * p[(*j_2)];
            d_p[*j_2] += d_1 * v_1;
        }
        for i in (0..4).rev() {
            let value = kept_5.take();
            let length = value.len();
            for i_2 in (0..length).rev() {
                let (v_2, v_3) = pass_1.take();
                let j = value[i_2];
                let d_2 = d_s;
                let d_3 = d_2 * p[i];
                d_s += d_3 * p[j.clone()];
                d_p[j.clone()] += d_3 * v_2;
                d_p[i] += d_2 * v_3;
            }
        }
        kept_1.finish();
        pass_1.finish();
        kept_5.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(p: &[f64], t_p: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("p", p.len(), "t_p", t_p.len());
        let g = Graph {
            adjacent: ::std::vec![
                ::std::vec![1, 2], ::std::vec![0], ::std::vec![3], ::std::vec![]
            ],
        };
        let mut s = 1.0;
        let mut t_s = 0.0;
        for i in 0..4 {
            let value = g.near(i);
            let length = ::rootgrad_autodiff::rt::length(&value);
            for i_2 in 0..length {
                let j = value[i_2];
                t_s
                    += (t_s * p[j.clone()]
                        + s * ::rootgrad_autodiff::rt::scalar(t_p[j.clone()])) * p[i]
                        + (s * p[j.clone()]) * t_p[i];
                s += (s * p[j.clone()]) * p[i];
            }
        }
        let value_2 = g.near(0);
        let length_2 = ::rootgrad_autodiff::rt::length(&value_2);
        for i_3 in 0..length_2 {
            let j_2 = &value_2[i_3];
            t_s = t_s * p[(*j_2)] + s * ::rootgrad_autodiff::rt::scalar(t_p[*j_2]);
            s = s * p[(*j_2)];
        }
        let result: f64 = s;
        let t_result: f64 = t_s;
        (result, t_result)
    }
}
mod builders {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(p: &[f64], d_p: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("p", p.len(), d_p.len());
        let c = Config::new();
        let d = c.with(4);
        let value = Config::new();
        let value_2 = value.with(2);
        let e = value_2.scaled(1.5);
        let result: f64 = ((p[0] * (d.n as f64)) * e.k) * d.k;
        let mut d_result = d_ret;
        let d_1 = d_result * d.k;
        let d_3 = d_1 * e.k;
        d_p[0] += d_3 * (d.n as f64);
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(p: &[f64], t_p: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("p", p.len(), "t_p", t_p.len());
        let c = Config::new();
        let d = c.with(4);
        let value = Config::new();
        let value_2 = value.with(2);
        let e = value_2.scaled(1.5);
        let result: f64 = ((p[0] * (d.n as f64)) * e.k) * d.k;
        let t_result: f64 = ((t_p[0] * (d.n as f64)) * e.k) * d.k;
        (result, t_result)
    }
}
mod fitted_data {
    ///The derivative of [`chi_squared`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    enum chi_squared {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl chi_squared {
        /// Of what the function writes, the derivative gets the values before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        fn __of<F: 'static>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_function(called, &chi_squared)
        }
        /// The reverse derivative of [`chi_squared`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pullback(q: &[f64], d_q: &mut [f64], data: &Data, d_ret: f64) -> f64 {
            ::rootgrad_autodiff::rt::same_length("q", q.len(), d_q.len());
            let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
            let mut d_result = d_ret;
            let length = ::rootgrad_autodiff::rt::length(&data.t);
            let mut model: ::std::vec::Vec<f64> = ::std::vec![0.0; length];
            let length_2 = ::rootgrad_autodiff::rt::length(&data.t);
            for i_2 in 0..length_2 {
                let t = &data.t[i_2];
                model[i_2] = q[0] + (q[1] * (*t));
            }
            let mut sum_3: f64 = -0.0;
            let length_3 = ::rootgrad_autodiff::rt::length(&data.t)
                .min(::rootgrad_autodiff::rt::length(&data.y));
            let mut d_model = ::rootgrad_autodiff::Differentiable::zero_like(&model);
            let mut d_sum_3: f64 = -0.0;
            let mut d_t_6: f64 = -0.0;
            let mut d_t_4: f64 = -0.0;
            let mut d_sum: f64 = -0.0;
            d_t_6 += d_result;
            d_t_4 += d_t_6;
            d_sum += d_t_4;
            d_sum_3 += d_sum;
            for i_3 in 0..length_3 {
                let t_2 = &data.t[i_3];
                let y = &data.y[i_3];
                sum_3 += (((*y) - q[0]) - (q[1] * (*t_2))).powi(2);
                let t_2 = &data.t[i_3];
                let y = &data.y[i_3];
                let d_7 = d_sum_3;
                let d_8 = d_7
                    * ::rootgrad_autodiff::rules::powi(
                        ((*y) - q[0]) - (q[1] * (*t_2)),
                        2,
                    );
                d_q[0] -= d_8;
                d_q[1] -= d_8 * (*t_2);
            }
            let sum: f64 = sum_3;
            let mut s = 0.0;
            let length_4 = ::rootgrad_autodiff::rt::length(&data.t)
                .min(::rootgrad_autodiff::rt::length(&data.y));
            let mut d_s: f64 = -0.0;
            d_s += d_t_4;
            for i_4 in 0..length_4 {
                let item = &data.t[i_4];
                let item_2 = &data.y[i_4];
                if (*item) > 0.5 {
                    let t_3 = item;
                    let y_2 = item_2;
                    let tanh_2 = ((*y_2) - (q[0] * (*t_3))).tanh();
                    s += tanh_2;
                }
                let item = &data.t[i_4];
                let item_2 = &data.y[i_4];
                if (*item) > 0.5 {
                    let t_3 = item;
                    let y_2 = item_2;
                    let mut d_tanh_2: f64 = -0.0;
                    let d_5 = d_s;
                    d_tanh_2 += d_5;
                    let d_6 = d_tanh_2
                        * ::rootgrad_autodiff::rules::tanh((*y_2) - (q[0] * (*t_3)));
                    d_q[0] -= d_6 * (*t_3);
                }
            }
            let length_5 = ::rootgrad_autodiff::rt::length(&data.on);
            for i_5 in 0..length_5 {
                let item_3 = &data.on[i_5];
                if *item_3 {
                    let i = i_5;
                    s += model[i] * q[2];
                }
                let item_3 = &data.on[i_5];
                if *item_3 {
                    let i = i_5;
                    let d_4 = d_s;
                    d_model[i] += d_4 * q[2];
                    d_q[2] += d_4 * model[i];
                }
            }
            let t_4 = sum + s;
            let mut sum_4: f64 = -0.0;
            let length_6 = ::rootgrad_autodiff::rt::length(&data.y).min(model.len());
            let mut d_sum_4: f64 = -0.0;
            d_sum_4 += d_t_6;
            for i_6 in 0..length_6 {
                let y_3 = &data.y[i_6];
                let m = &model[i_6];
                let tanh_3 = ((*y_3) - (*m)).tanh();
                sum_4 += tanh_3;
                let mut d_tanh_3: f64 = -0.0;
                let d_2 = d_sum_4;
                d_tanh_3 += d_2;
                let d_3 = d_tanh_3 * ::rootgrad_autodiff::rules::by_result::tanh(tanh_3);
                d_model[i_6] -= d_3;
            }
            let t_6 = t_4 + sum_4;
            let mut acc = 0.0;
            let length_7 = ::rootgrad_autodiff::rt::length(&data.t);
            let length_8 = length_7;
            for i_7 in 0..length_8 {
                let i_8 = (length_7 - 1) - i_7;
                let t_5 = &data.t[i_8];
                acc = (kept_1.keep(acc) * q[3]) + (*t_5);
            }
            let result: f64 = t_6 + acc;
            let mut d_acc: f64 = -0.0;
            d_acc += d_result;
            for i_7 in (0..length_8).rev() {
                let v_1 = kept_1.take();
                let d_1 = ::core::mem::take(&mut d_acc);
                d_acc += d_1 * q[3];
                d_q[3] += d_1 * v_1;
            }
            for i_2 in 0..length_2 {
                let t = &data.t[i_2];
                let d_9 = ::core::mem::take(&mut d_model[i_2]);
                d_q[0] += d_9;
                d_q[1] += d_9 * (*t);
            }
            kept_1.finish();
            result
        }
        /// The forward derivative of [`chi_squared`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pushforward(q: &[f64], t_q: &[f64], data: &Data) -> (f64, f64) {
            ::rootgrad_autodiff::rt::equal_lengths("q", q.len(), "t_q", t_q.len());
            let length = ::rootgrad_autodiff::rt::length(&data.t);
            let mut model: ::std::vec::Vec<f64> = ::std::vec![0.0; length];
            let mut t_model: ::std::vec::Vec<f64> = ::std::vec![0.0; length];
            let length_2 = ::rootgrad_autodiff::rt::length(&data.t);
            for i_2 in 0..length_2 {
                let t = &data.t[i_2];
                t_model[i_2] = t_q[0] + (t_q[1] * (*t));
                model[i_2] = q[0] + (q[1] * (*t));
            }
            let mut sum_3: f64 = -0.0;
            let mut t_sum_3: f64 = 0.0;
            let length_3 = ::rootgrad_autodiff::rt::length(&data.t)
                .min(::rootgrad_autodiff::rt::length(&data.y));
            for i_3 in 0..length_3 {
                let t_2 = &data.t[i_3];
                let y = &data.y[i_3];
                t_sum_3
                    += ::rootgrad_autodiff::rules::powi(
                        ((*y) - q[0]) - (q[1] * (*t_2)),
                        2,
                    ) * ((-t_q[0]) - (t_q[1] * (*t_2)));
                sum_3 += (((*y) - q[0]) - (q[1] * (*t_2))).powi(2);
            }
            let sum: f64 = sum_3;
            let t_sum: f64 = t_sum_3;
            let mut s = 0.0;
            let mut t_s = 0.0;
            let length_4 = ::rootgrad_autodiff::rt::length(&data.t)
                .min(::rootgrad_autodiff::rt::length(&data.y));
            for i_4 in 0..length_4 {
                let item = &data.t[i_4];
                let item_2 = &data.y[i_4];
                if (*item) > 0.5 {
                    let t_3 = item;
                    let y_2 = item_2;
                    t_s
                        += ::rootgrad_autodiff::rules::tanh((*y_2) - (q[0] * (*t_3)))
                            * (-(t_q[0] * (*t_3)));
                    s += ((*y_2) - (q[0] * (*t_3))).tanh();
                }
            }
            let length_5 = ::rootgrad_autodiff::rt::length(&data.on);
            for i_5 in 0..length_5 {
                let item_3 = &data.on[i_5];
                if *item_3 {
                    let i = i_5;
                    t_s += t_model[i] * q[2] + model[i] * t_q[2];
                    s += model[i] * q[2];
                }
            }
            let t_4 = sum + s;
            let t_t_4 = t_sum + t_s;
            let mut sum_4: f64 = -0.0;
            let mut t_sum_4: f64 = 0.0;
            let length_6 = ::rootgrad_autodiff::rt::length(&data.y).min(model.len());
            for i_6 in 0..length_6 {
                let y_3 = &data.y[i_6];
                let m = &model[i_6];
                let t_m = &t_model[i_6];
                t_sum_4 += ::rootgrad_autodiff::rules::tanh((*y_3) - (*m)) * (-(*t_m));
                sum_4 += ((*y_3) - (*m)).tanh();
            }
            let t_6 = t_4 + sum_4;
            let t_t_6 = t_t_4 + t_sum_4;
            let mut acc = 0.0;
            let mut t_acc = 0.0;
            let length_7 = ::rootgrad_autodiff::rt::length(&data.t);
            let length_8 = length_7;
            for i_7 in 0..length_8 {
                let i_8 = (length_7 - 1) - i_7;
                let t_5 = &data.t[i_8];
                t_acc = t_acc * q[3] + acc * t_q[3];
                acc = (acc * q[3]) + (*t_5);
            }
            let result: f64 = t_6 + acc;
            let t_result: f64 = t_t_6 + t_acc;
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp(
            called: impl ::core::ops::Fn(&[f64], &Data) -> f64 + 'static,
            a0: &[f64],
            t0: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
            a1: &Data,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
        ) -> (f64, f64) {
            let _ = Self::__of(called);
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            Self::pushforward(a0, t0, a1)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn pushforward_pullback(
            q: &[f64],
            d_q: &mut [f64],
            t_q: &[f64],
            d_t_q: &mut [f64],
            data: &Data,
            d_ret: (f64, f64),
        ) {
            ::rootgrad_autodiff::rt::same_length("q", q.len(), d_q.len());
            ::rootgrad_autodiff::rt::same_length("t_q", t_q.len(), d_t_q.len());
            let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
            let mut kept_4 = ::rootgrad_autodiff::rt::Tape::new();
            let length = ::rootgrad_autodiff::rt::length(&data.t);
            let mut model: ::std::vec::Vec<f64> = ::std::vec![0.0; length];
            let mut t_model: ::std::vec::Vec<f64> = ::std::vec![0.0; length];
            let length_2 = ::rootgrad_autodiff::rt::length(&data.t);
            for i_2 in 0..length_2 {
                let t = &data.t[i_2];
                t_model[i_2] = t_q[0] + (t_q[1] * (*t));
                model[i_2] = q[0] + (q[1] * (*t));
            }
            let mut sum_3: f64 = -0.0;
            let mut t_sum_3: f64 = 0.0;
            let length_3 = ::rootgrad_autodiff::rt::length(&data.t)
                .min(::rootgrad_autodiff::rt::length(&data.y));
            for i_3 in 0..length_3 {
                let t_2 = &data.t[i_3];
                let y = &data.y[i_3];
                let x = ((*y) - q[0]) - (q[1] * (*t_2));
                let n: i32 = 2;
                let t_7;
                if n == 0 {
                    t_7 = 0.0;
                } else {
                    t_7 = (f64::from(n) as f64) * x.powi(n.wrapping_sub(1));
                }
                t_sum_3 += kept_4.keep(t_7) * ((-t_q[0]) - (t_q[1] * (*t_2)));
                sum_3 += (((*y) - q[0]) - (q[1] * (*t_2))).powi(2);
            }
            let sum: f64 = sum_3;
            let t_sum: f64 = t_sum_3;
            let mut s = 0.0;
            let mut t_s = 0.0;
            let length_4 = ::rootgrad_autodiff::rt::length(&data.t)
                .min(::rootgrad_autodiff::rt::length(&data.y));
            for i_4 in 0..length_4 {
                let item = &data.t[i_4];
                let item_2 = &data.y[i_4];
                if (*item) > 0.5 {
                    let t_3 = item;
                    let y_2 = item_2;
                    let x_2 = (*y_2) - (q[0] * (*t_3));
                    let y_4 = x_2.tanh();
                    t_s += (1.0 - (y_4 * y_4)) * (-(t_q[0] * (*t_3)));
                    let tanh_2 = ((*y_2) - (q[0] * (*t_3))).tanh();
                    s += tanh_2;
                }
            }
            let length_5 = ::rootgrad_autodiff::rt::length(&data.on);
            for i_5 in 0..length_5 {
                let item_3 = &data.on[i_5];
                if *item_3 {
                    let i = i_5;
                    t_s += (t_model[i] * q[2]) + (model[i] * t_q[2]);
                    s += model[i] * q[2];
                }
            }
            let t_4 = sum + s;
            let t_t_4 = t_sum + t_s;
            let mut sum_4: f64 = -0.0;
            let mut t_sum_4: f64 = 0.0;
            let length_6 = ::rootgrad_autodiff::rt::length(&data.y).min(model.len());
            for i_6 in 0..length_6 {
                let y_3 = &data.y[i_6];
                let m = &model[i_6];
                let t_m = &t_model[i_6];
                let x_3 = (*y_3) - (*m);
                let y_5 = x_3.tanh();
                t_sum_4 += (1.0 - (y_5 * y_5)) * (-(*t_m));
                let tanh_3 = ((*y_3) - (*m)).tanh();
                sum_4 += tanh_3;
            }
            let t_6 = t_4 + sum_4;
            let t_t_6 = t_t_4 + t_sum_4;
            let mut acc = 0.0;
            let mut t_acc = 0.0;
            let length_7 = ::rootgrad_autodiff::rt::length(&data.t);
            let length_8 = length_7;
            for i_7 in 0..length_8 {
                let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
                let acc_1 = kept_2.keep(acc);
                let i_8 = (length_7 - 1) - i_7;
                let t_5 = &data.t[i_8];
                t_acc = (kept_1.keep(t_acc) * q[3]) + (acc_1 * t_q[3]);
                acc = (acc_1 * q[3]) + (*t_5);
                pass_1.push((kept_1.take(), kept_2.take()));
            }
            let result: f64 = t_6 + acc;
            let t_result: f64 = t_t_6 + t_acc;
            let result_2: (f64, f64) = (result, t_result);
            let mut d_result_2 = d_ret;
            let mut d_model = ::rootgrad_autodiff::Differentiable::zero_like(&model);
            let mut d_t_model = ::rootgrad_autodiff::Differentiable::zero_like(&t_model);
            let mut d_sum_3: f64 = -0.0;
            let mut d_t_sum_3: f64 = -0.0;
            let mut d_sum: f64 = -0.0;
            let mut d_t_sum: f64 = -0.0;
            let mut d_s: f64 = -0.0;
            let mut d_t_s: f64 = -0.0;
            let mut d_t_4: f64 = -0.0;
            let mut d_t_t_4: f64 = -0.0;
            let mut d_sum_4: f64 = -0.0;
            let mut d_t_sum_4: f64 = -0.0;
            let mut d_t_6: f64 = -0.0;
            let mut d_t_t_6: f64 = -0.0;
            let mut d_acc: f64 = -0.0;
            let mut d_t_acc: f64 = -0.0;
            let mut d_result: f64 = -0.0;
            let mut d_t_result: f64 = -0.0;
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            d_t_t_6 += d_t_result;
            d_t_acc += d_t_result;
            d_t_6 += d_result;
            d_acc += d_result;
            for i_7 in (0..length_8).rev() {
                let (v_1, acc_1) = pass_1.take();
                let mut d_acc_1: f64 = -0.0;
                let d_1 = ::core::mem::take(&mut d_acc);
                d_acc_1 += d_1 * q[3];
                d_q[3] += d_1 * acc_1;
                let d_2 = ::core::mem::take(&mut d_t_acc);
                d_t_acc += d_2 * q[3];
                d_q[3] += d_2 * v_1;
                d_acc_1 += d_2 * t_q[3];
                d_t_q[3] += d_2 * acc_1;
                d_acc += d_acc_1;
            }
            d_t_t_4 += d_t_t_6;
            d_t_sum_4 += d_t_t_6;
            d_t_4 += d_t_6;
            d_sum_4 += d_t_6;
            for i_6 in 0..length_6 {
                let y_3 = &data.y[i_6];
                let m = &model[i_6];
                let t_m = &t_model[i_6];
                let x_3 = (*y_3) - (*m);
                let y_5 = x_3.tanh();
                let mut d_x_3: f64 = -0.0;
                let mut d_y_5: f64 = -0.0;
                let mut d_tanh_3: f64 = -0.0;
                let d_m = &mut d_model[i_6];
                let d_3 = d_sum_4;
                d_tanh_3 += d_3;
                let d_4 = d_tanh_3 * ::rootgrad_autodiff::rules::tanh((*y_3) - (*m));
                (*d_m) -= d_4;
                let d_5 = d_t_sum_4;
                let d_6 = d_5 * (-(*t_m));
                d_y_5 -= d_6 * y_5;
                d_y_5 -= d_6 * y_5;
                let d_7 = d_5 * (1.0 - (y_5 * y_5));
                d_t_model[i_6] -= d_7;
                d_x_3 += d_y_5 * ::rootgrad_autodiff::rules::by_result::tanh(y_5);
                (*d_m) -= d_x_3;
            }
            d_t_sum += d_t_t_4;
            d_t_s += d_t_t_4;
            d_sum += d_t_4;
            d_s += d_t_4;
            for i_5 in 0..length_5 {
                let item_3 = &data.on[i_5];
                if *item_3 {
                    let i = i_5;
                    let d_8 = d_s;
                    d_model[i] += d_8 * q[2];
                    d_q[2] += d_8 * model[i];
                    let d_9 = d_t_s;
                    d_t_model[i] += d_9 * q[2];
                    d_q[2] += d_9 * t_model[i];
                    d_model[i] += d_9 * t_q[2];
                    d_t_q[2] += d_9 * model[i];
                }
            }
            for i_4 in 0..length_4 {
                let item = &data.t[i_4];
                let item_2 = &data.y[i_4];
                if (*item) > 0.5 {
                    let t_3 = item;
                    let y_2 = item_2;
                    let x_2 = (*y_2) - (q[0] * (*t_3));
                    let y_4 = x_2.tanh();
                    let mut d_x_2: f64 = -0.0;
                    let mut d_y_4: f64 = -0.0;
                    let mut d_tanh_2: f64 = -0.0;
                    let d_10 = d_s;
                    d_tanh_2 += d_10;
                    let d_11 = d_tanh_2
                        * ::rootgrad_autodiff::rules::tanh((*y_2) - (q[0] * (*t_3)));
                    d_q[0] -= d_11 * (*t_3);
                    let d_12 = d_t_s;
                    let d_13 = d_12 * (-(t_q[0] * (*t_3)));
                    d_y_4 -= d_13 * y_4;
                    d_y_4 -= d_13 * y_4;
                    let d_14 = d_12 * (1.0 - (y_4 * y_4));
                    d_t_q[0] -= d_14 * (*t_3);
                    d_x_2 += d_y_4 * ::rootgrad_autodiff::rules::by_result::tanh(y_4);
                    d_q[0] -= d_x_2 * (*t_3);
                }
            }
            d_t_sum_3 += d_t_sum;
            d_sum_3 += d_sum;
            for i_3 in (0..length_3).rev() {
                let v_2 = kept_4.take();
                let t_2 = &data.t[i_3];
                let y = &data.y[i_3];
                let x = ((*y) - q[0]) - (q[1] * (*t_2));
                let n: i32 = 2;
                let mut d_x: f64 = -0.0;
                let mut d_t_7: f64 = -0.0;
                let d_15 = d_sum_3;
                let d_16 = d_15
                    * ::rootgrad_autodiff::rules::powi(
                        ((*y) - q[0]) - (q[1] * (*t_2)),
                        2,
                    );
                d_q[0] -= d_16;
                d_q[1] -= d_16 * (*t_2);
                let d_17 = d_t_sum_3;
                d_t_7 += d_17 * ((-t_q[0]) - (t_q[1] * (*t_2)));
                let d_18 = d_17 * v_2;
                d_t_q[0] -= d_18;
                d_t_q[1] -= d_18 * (*t_2);
                if n == 0 {
                    let _ = ::core::mem::take(&mut d_t_7);
                } else {
                    let d_20 = ::core::mem::take(&mut d_t_7);
                    let d_21 = d_20 * (f64::from(n) as f64);
                    d_x += d_21 * ::rootgrad_autodiff::rules::powi(x, n.wrapping_sub(1));
                }
                d_q[0] -= d_x;
                d_q[1] -= d_x * (*t_2);
            }
            for i_2 in 0..length_2 {
                let t = &data.t[i_2];
                let d_22 = ::core::mem::take(&mut d_model[i_2]);
                d_q[0] += d_22;
                d_q[1] += d_22 * (*t);
                let d_23 = ::core::mem::take(&mut d_t_model[i_2]);
                d_t_q[0] += d_23;
                d_t_q[1] += d_23 * (*t);
            }
            pass_1.finish();
            kept_4.finish();
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp<'__shadow>(
            called: impl ::core::ops::Fn(&[f64], &Data) -> f64 + 'static,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a0: &[f64],
            d0: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
            d1: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            a2: &Data,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
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
            Self::pushforward_pullback(a0, d0, a1, d1, a2, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __vjp<'__shadow>(
            a0: &[f64],
            d0: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            a1: &Data,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
        ) {
            let mut store0 = ::std::vec::Vec::new();
            let d0 = ::rootgrad_autodiff::rt::or_zeroed(
                d0.into_slice(),
                a0.len(),
                &mut store0,
            );
            let _primal = Self::pullback(a0, d0, a1, d_ret.seed());
        }
    }
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::callees!(chi_squared as rule_of_chi_squared);
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let data = Data {
            t: ::std::vec![0.1, 0.9, 0.7],
            y: ::std::vec![1.0, 2.0, 0.5],
            on: ::std::vec![true, false, true],
        };
        let value = rule_of_chi_squared::__of(chi_squared)(x, &data);
        let result: f64 = value;
        let mut d_result = d_ret;
        let mut d_value: f64 = -0.0;
        d_value += d_result;
        rule_of_chi_squared::__vjp(
            x,
            &mut (*d_x),
            &data,
            ::rootgrad_autodiff::rt::Inactive,
            d_value,
        );
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(chi_squared as rule_of_chi_squared);
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let data = Data {
            t: ::std::vec![0.1, 0.9, 0.7],
            y: ::std::vec![1.0, 2.0, 0.5],
            on: ::std::vec![true, false, true],
        };
        let (v_1, t_value) = rule_of_chi_squared::__jvp(
            chi_squared,
            x,
            t_x,
            &data,
            ::rootgrad_autodiff::rt::Inactive,
        );
        let value = v_1;
        let result: f64 = value;
        let t_result: f64 = t_value;
        (result, t_result)
    }
}
mod looked_up {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut seen: HashMap<usize, usize> = HashMap::new();
        let mut last: BTreeMap<&str, usize> = BTreeMap::new();
        let collected: BTreeSet<usize> = (0..4).filter(|i| i % 2 == 1).collect();
        let set: BTreeSet<usize> = collected;
        let collected_2: HashSet<bool> = x.iter().map(|v| *v > 0.5).collect();
        let signs: HashSet<bool> = collected_2;
        let mut s = 1.0;
        let length = x.len();
        for i_2 in 0..length {
            let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
            let i = i_2;
            let v = x[i_2];
            let found = kept_4.keep(*last.get("seen").unwrap_or(&0));
            let before = found;
            let t = seen.entry(i % 2);
            let value = t.or_insert(0);
            (*value) += 1;
            let t_2 = i % 2;
            s += (v * x[before]) * kept_2.keep((seen[&t_2] as f64));
            let found_2 = kept_3.keep(*seen.get(&(i % 2)).unwrap());
            s = kept_1.keep(s) * (1.0 + ((0.1 * (found_2 as f64)) * v));
            last.insert("seen", i);
            pass_1.push((kept_1.take(), kept_2.take(), kept_3.take(), kept_4.take()));
        }
        let first = set.first().unwrap();
        let t_4 = s * x[(*first)];
        let found_3 = *set.iter().max().expect("two");
        let result: f64 = (t_4 * x[found_3]) * (signs.len() as f64);
        let mut d_result = d_ret;
        let mut d_s: f64 = -0.0;
        let mut d_t_4: f64 = -0.0;
        let d_1 = d_result * (signs.len() as f64);
        d_t_4 += d_1 * x[found_3];
        d_x[found_3] += d_1 * t_4;
        d_s += d_t_4 * x[(*first)];
        d_x[*first] += d_t_4 * s;
        for i_2 in (0..length).rev() {
            let (v_1, v_2, found_2, found) = pass_1.take();
            let v = x[i_2];
            let before = found;
            let mut d_v: f64 = -0.0;
            let d_2 = ::core::mem::take(&mut d_s);
            d_s += d_2 * (1.0 + ((0.1 * (found_2 as f64)) * v));
            let d_3 = d_2 * v_1;
            d_v += d_3 * (0.1 * (found_2 as f64));
            let d_4 = d_s;
            let d_5 = d_4 * v_2;
            d_v += d_5 * x[before];
            d_x[before] += d_5 * v;
            d_x[i_2] += d_v;
        }
        pass_1.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut seen: HashMap<usize, usize> = HashMap::new();
        let mut last: BTreeMap<&str, usize> = BTreeMap::new();
        let collected: BTreeSet<usize> = (0..4).filter(|i| i % 2 == 1).collect();
        let set: BTreeSet<usize> = collected;
        let collected_2: HashSet<bool> = x.iter().map(|v| *v > 0.5).collect();
        let signs: HashSet<bool> = collected_2;
        let mut s = 1.0;
        let mut t_s = 0.0;
        let length = x.len();
        for i_2 in 0..length {
            let i = i_2;
            let v = x[i_2];
            let t_v = t_x[i_2];
            let found = *last.get("seen").unwrap_or(&0);
            let before = found;
            let t = seen.entry(i % 2);
            let value = t.or_insert(0);
            (*value) += 1;
            let t_2 = i % 2;
            t_s += (t_v * x[before] + v * t_x[before]) * (seen[&t_2] as f64);
            s += (v * x[before]) * (seen[&t_2] as f64);
            let found_2 = *seen.get(&(i % 2)).unwrap();
            t_s = t_s * (1.0 + ((0.1 * (found_2 as f64)) * v))
                + s * ((0.1 * (found_2 as f64)) * t_v);
            s = s * (1.0 + ((0.1 * (found_2 as f64)) * v));
            last.insert("seen", i);
        }
        let first = set.first().unwrap();
        let t_4 = s * x[(*first)];
        let t_t_4 = t_s * x[(*first)] + s * t_x[*first];
        let found_3 = *set.iter().max().expect("two");
        let result: f64 = (t_4 * x[found_3]) * (signs.len() as f64);
        let t_result: f64 = (t_t_4 * x[found_3] + t_4 * t_x[found_3])
            * (signs.len() as f64);
        (result, t_result)
    }
}
mod rows {
    impl Scale {
        /// The reverse derivative of [`of`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn of_pullback(
            self: &Self,
            d_self: &mut Self,
            w: &[f64],
            d_w: &mut [f64],
            x: &[f64],
            d_x: &mut [f64],
            d_ret: f64,
        ) -> f64 {
            ::rootgrad_autodiff::rt::same_length("w", w.len(), d_w.len());
            ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
            let result: f64 = ((self.k * w[0]) * x[0]) * x[1];
            let mut d_result = d_ret;
            let d_1 = d_result * x[1];
            let d_2 = d_1 * x[0];
            d_self.k += d_2 * w[0];
            d_w[0] += d_2 * self.k;
            d_x[0] += d_1 * (self.k * w[0]);
            d_x[1] += d_result * ((self.k * w[0]) * x[0]);
            result
        }
        /// The forward derivative of [`of`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn of_pushforward(
            self: &Self,
            t_self: &Self,
            w: &[f64],
            t_w: &[f64],
            x: &[f64],
            t_x: &[f64],
        ) -> (f64, f64) {
            ::rootgrad_autodiff::rt::equal_lengths("w", w.len(), "t_w", t_w.len());
            ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
            let result: f64 = ((self.k * w[0]) * x[0]) * x[1];
            let t_result: f64 = ((::rootgrad_autodiff::rt::scalar(t_self.k) * w[0]
                + self.k * t_w[0]) * x[0] + (self.k * w[0]) * t_x[0]) * x[1]
                + ((self.k * w[0]) * x[0]) * t_x[1];
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_of(
            &self,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            a1: &[f64],
            t1: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
            a2: &[f64],
            t2: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
        ) -> (f64, f64) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*self, &mut store0);
            let mut store1 = ::core::option::Option::None;
            let t1 = t1.or_zero(&*a1, &mut store1);
            let mut store2 = ::core::option::Option::None;
            let t2 = t2.or_zero(&*a2, &mut store2);
            Self::of_pushforward(self, t0, a1, t1, a2, t2)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_of(
            a0: &Self,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            a1: &[f64],
            t1: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
            a2: &[f64],
            t2: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
        ) -> (f64, f64) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            let mut store1 = ::core::option::Option::None;
            let t1 = t1.or_zero(&*a1, &mut store1);
            let mut store2 = ::core::option::Option::None;
            let t2 = t2.or_zero(&*a2, &mut store2);
            Self::of_pushforward(a0, t0, a1, t1, a2, t2)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn of_pushforward_pullback(
            self: &Self,
            d_self: &mut Self,
            t_self: &Self,
            d_t_self: &mut Self,
            w: &[f64],
            d_w: &mut [f64],
            t_w: &[f64],
            d_t_w: &mut [f64],
            x: &[f64],
            d_x: &mut [f64],
            t_x: &[f64],
            d_t_x: &mut [f64],
            d_ret: (f64, f64),
        ) {
            ::rootgrad_autodiff::rt::same_length("w", w.len(), d_w.len());
            ::rootgrad_autodiff::rt::same_length("t_w", t_w.len(), d_t_w.len());
            ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
            ::rootgrad_autodiff::rt::same_length("t_x", t_x.len(), d_t_x.len());
            let result: f64 = ((self.k * w[0]) * x[0]) * x[1];
            let t_result: f64 = (((((t_self.k * w[0]) + (self.k * t_w[0])) * x[0])
                + ((self.k * w[0]) * t_x[0])) * x[1])
                + (((self.k * w[0]) * x[0]) * t_x[1]);
            let result_2: (f64, f64) = (result, t_result);
            let mut d_result_2 = d_ret;
            let mut d_result: f64 = -0.0;
            let mut d_t_result: f64 = -0.0;
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            let d_1 = d_t_result * x[1];
            let d_2 = d_1 * x[0];
            d_t_self.k += d_2 * w[0];
            d_w[0] += d_2 * t_self.k;
            d_self.k += d_2 * t_w[0];
            d_t_w[0] += d_2 * self.k;
            d_x[0] += d_1 * ((t_self.k * w[0]) + (self.k * t_w[0]));
            let d_3 = d_1 * t_x[0];
            d_self.k += d_3 * w[0];
            d_w[0] += d_3 * self.k;
            d_t_x[0] += d_1 * (self.k * w[0]);
            d_x[1]
                += d_t_result
                    * ((((t_self.k * w[0]) + (self.k * t_w[0])) * x[0])
                        + ((self.k * w[0]) * t_x[0]));
            let d_4 = d_t_result * t_x[1];
            let d_5 = d_4 * x[0];
            d_self.k += d_5 * w[0];
            d_w[0] += d_5 * self.k;
            d_x[0] += d_4 * (self.k * w[0]);
            d_t_x[1] += d_t_result * ((self.k * w[0]) * x[0]);
            let d_6 = d_result * x[1];
            let d_7 = d_6 * x[0];
            d_self.k += d_7 * w[0];
            d_w[0] += d_7 * self.k;
            d_x[0] += d_6 * (self.k * w[0]);
            d_x[1] += d_result * ((self.k * w[0]) * x[0]);
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp_of<'__shadow>(
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
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(f64, f64)>,
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
            Self::of_pushforward_pullback(
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
        fn __path_jvp_vjp_of<'__shadow>(
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
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(f64, f64)>,
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
            Self::of_pushforward_pullback(
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
        fn __vjp_of<'__shadow>(
            &self,
            d0: ::core::option::Option<&mut Self>,
            a1: &[f64],
            d1: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            a2: &[f64],
            d2: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
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
            let _primal = Self::of_pullback(self, d0, a1, d1, a2, d2, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_vjp_of<'__shadow>(
            a0: &Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a1: &[f64],
            d1: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            a2: &[f64],
            d2: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
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
            let _primal = Self::of_pullback(a0, d0, a1, d1, a2, d2, d_ret.seed());
        }
    }
    ///The derivative of [`dot`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    enum dot {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl dot {
        /// Of what the function writes, the derivative gets the values before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        fn __of<F: 'static>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_function(called, &dot)
        }
        /// The reverse derivative of [`dot`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pullback(
            w: &[f64],
            d_w: &mut [f64],
            x: &[f64],
            d_x: &mut [f64],
            d_ret: f64,
        ) -> f64 {
            ::rootgrad_autodiff::rt::same_length("w", w.len(), d_w.len());
            ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
            let mut d_result = d_ret;
            let mut sum_2: f64 = -0.0;
            let length = x.len().min(w.len());
            let mut d_sum_2: f64 = -0.0;
            d_sum_2 += d_result;
            for i in 0..length {
                let x_2 = &x[i];
                let w_2 = &w[i];
                sum_2 += ((*x_2) * (*w_2)) * (*w_2);
                let x_2 = &x[i];
                let w_2 = &w[i];
                let d_w_2 = &mut d_w[i];
                let d_1 = d_sum_2;
                let d_2 = d_1 * (*w_2);
                d_x[i] += d_2 * (*w_2);
                (*d_w_2) += d_2 * (*x_2);
                (*d_w_2) += d_1 * ((*x_2) * (*w_2));
            }
            let result: f64 = sum_2;
            result
        }
        /// The forward derivative of [`dot`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pushforward(w: &[f64], t_w: &[f64], x: &[f64], t_x: &[f64]) -> (f64, f64) {
            ::rootgrad_autodiff::rt::equal_lengths("w", w.len(), "t_w", t_w.len());
            ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
            let mut sum_2: f64 = -0.0;
            let mut t_sum_2: f64 = 0.0;
            let length = x.len().min(w.len());
            for i in 0..length {
                let x_2 = &x[i];
                let t_x_2 = &t_x[i];
                let w_2 = &w[i];
                let t_w_2 = &t_w[i];
                t_sum_2
                    += ((*t_x_2) * (*w_2) + (*x_2) * (*t_w_2)) * (*w_2)
                        + ((*x_2) * (*w_2)) * (*t_w_2);
                sum_2 += ((*x_2) * (*w_2)) * (*w_2);
            }
            let result: f64 = sum_2;
            let t_result: f64 = t_sum_2;
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp(
            called: impl ::core::ops::Fn(&[f64], &[f64]) -> f64 + 'static,
            a0: &[f64],
            t0: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
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
            w: &[f64],
            d_w: &mut [f64],
            t_w: &[f64],
            d_t_w: &mut [f64],
            x: &[f64],
            d_x: &mut [f64],
            t_x: &[f64],
            d_t_x: &mut [f64],
            d_ret: (f64, f64),
        ) {
            ::rootgrad_autodiff::rt::same_length("w", w.len(), d_w.len());
            ::rootgrad_autodiff::rt::same_length("t_w", t_w.len(), d_t_w.len());
            ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
            ::rootgrad_autodiff::rt::same_length("t_x", t_x.len(), d_t_x.len());
            let mut sum_2: f64 = -0.0;
            let mut t_sum_2: f64 = 0.0;
            let length = x.len().min(w.len());
            for i in 0..length {
                let x_2 = &x[i];
                let t_x_2 = &t_x[i];
                let w_2 = &w[i];
                let t_w_2 = &t_w[i];
                t_sum_2
                    += ((((*t_x_2) * (*w_2)) + ((*x_2) * (*t_w_2))) * (*w_2))
                        + (((*x_2) * (*w_2)) * (*t_w_2));
                sum_2 += ((*x_2) * (*w_2)) * (*w_2);
            }
            let result: f64 = sum_2;
            let t_result: f64 = t_sum_2;
            let result_2: (f64, f64) = (result, t_result);
            let mut d_result_2 = d_ret;
            let mut d_sum_2: f64 = -0.0;
            let mut d_t_sum_2: f64 = -0.0;
            let mut d_result: f64 = -0.0;
            let mut d_t_result: f64 = -0.0;
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            d_t_sum_2 += d_t_result;
            d_sum_2 += d_result;
            for i in 0..length {
                let x_2 = &x[i];
                let t_x_2 = &t_x[i];
                let w_2 = &w[i];
                let t_w_2 = &t_w[i];
                let d_x_2 = &mut d_x[i];
                let d_w_2 = &mut d_w[i];
                let d_t_w_2 = &mut d_t_w[i];
                let d_1 = d_sum_2;
                let d_2 = d_1 * (*w_2);
                (*d_x_2) += d_2 * (*w_2);
                (*d_w_2) += d_2 * (*x_2);
                (*d_w_2) += d_1 * ((*x_2) * (*w_2));
                let d_3 = d_t_sum_2;
                let d_4 = d_3 * (*w_2);
                d_t_x[i] += d_4 * (*w_2);
                (*d_w_2) += d_4 * (*t_x_2);
                (*d_x_2) += d_4 * (*t_w_2);
                (*d_t_w_2) += d_4 * (*x_2);
                (*d_w_2) += d_3 * (((*t_x_2) * (*w_2)) + ((*x_2) * (*t_w_2)));
                let d_5 = d_3 * (*t_w_2);
                (*d_x_2) += d_5 * (*w_2);
                (*d_w_2) += d_5 * (*x_2);
                (*d_t_w_2) += d_3 * ((*x_2) * (*w_2));
            }
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp<'__shadow>(
            called: impl ::core::ops::Fn(&[f64], &[f64]) -> f64 + 'static,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a0: &[f64],
            d0: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
            d1: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
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
            Self::pushforward_pullback(a0, d0, a1, d1, a2, d2, a3, d3, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __vjp<'__shadow>(
            a0: &[f64],
            d0: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
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
            let mut store0 = ::std::vec::Vec::new();
            let d0 = ::rootgrad_autodiff::rt::or_zeroed(
                d0.into_slice(),
                a0.len(),
                &mut store0,
            );
            let _primal = Self::pullback(a0, d0, a1, d1, d_ret.seed());
        }
    }
    ///The derivative of [`named`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    enum named {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl named {
        /// Of what the function writes, the derivative gets the values before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        fn __of<F: 'static>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_function(called, &named)
        }
        /// The reverse derivative of [`named`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pullback(
            w: &[f64],
            d_w: &mut [f64],
            name: &str,
            at: &[usize],
            by: &f64,
            d_by: &mut f64,
            d_ret: f64,
        ) -> f64 {
            ::rootgrad_autodiff::rt::same_length("w", w.len(), d_w.len());
            let result: f64 = (w[name.len()] * w[at[0]]) * (*by);
            let mut d_result = d_ret;
            let d_1 = d_result * (*by);
            d_w[name.len()] += d_1 * w[at[0]];
            d_w[at[0]] += d_1 * w[name.len()];
            (*d_by) += d_result * (w[name.len()] * w[at[0]]);
            result
        }
        /// The forward derivative of [`named`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pushforward(
            w: &[f64],
            t_w: &[f64],
            name: &str,
            at: &[usize],
            by: &f64,
            t_by: &f64,
        ) -> (f64, f64) {
            ::rootgrad_autodiff::rt::equal_lengths("w", w.len(), "t_w", t_w.len());
            let result: f64 = (w[name.len()] * w[at[0]]) * (*by);
            let t_result: f64 = (t_w[name.len()] * w[at[0]] + w[name.len()] * t_w[at[0]])
                * (*by) + (w[name.len()] * w[at[0]]) * (*t_by);
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp(
            called: impl ::core::ops::Fn(&[f64], &str, &[usize], &f64) -> f64 + 'static,
            a0: &[f64],
            t0: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
            a1: &str,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a2: &[usize],
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a3: &f64,
            t3: impl ::rootgrad_autodiff::rt::TangentRef<f64>,
        ) -> (f64, f64) {
            let _ = Self::__of(called);
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            let mut store3 = ::core::option::Option::None;
            let t3 = t3.or_zero(&*a3, &mut store3);
            Self::pushforward(a0, t0, a1, a2, a3, t3)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn pushforward_pullback(
            w: &[f64],
            d_w: &mut [f64],
            t_w: &[f64],
            d_t_w: &mut [f64],
            name: &str,
            at: &[usize],
            by: &f64,
            d_by: &mut f64,
            t_by: &f64,
            d_t_by: &mut f64,
            d_ret: (f64, f64),
        ) {
            ::rootgrad_autodiff::rt::same_length("w", w.len(), d_w.len());
            ::rootgrad_autodiff::rt::same_length("t_w", t_w.len(), d_t_w.len());
            let result: f64 = (w[name.len()] * w[at[0]]) * (*by);
            let t_result: f64 = (((t_w[name.len()] * w[at[0]])
                + (w[name.len()] * t_w[at[0]])) * (*by))
                + ((w[name.len()] * w[at[0]]) * (*t_by));
            let result_2: (f64, f64) = (result, t_result);
            let mut d_result_2 = d_ret;
            let mut d_result: f64 = -0.0;
            let mut d_t_result: f64 = -0.0;
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            let d_1 = d_t_result * (*by);
            d_t_w[name.len()] += d_1 * w[at[0]];
            d_w[at[0]] += d_1 * t_w[name.len()];
            d_w[name.len()] += d_1 * t_w[at[0]];
            d_t_w[at[0]] += d_1 * w[name.len()];
            (*d_by)
                += d_t_result
                    * ((t_w[name.len()] * w[at[0]]) + (w[name.len()] * t_w[at[0]]));
            let d_2 = d_t_result * (*t_by);
            d_w[name.len()] += d_2 * w[at[0]];
            d_w[at[0]] += d_2 * w[name.len()];
            (*d_t_by) += d_t_result * (w[name.len()] * w[at[0]]);
            let d_3 = d_result * (*by);
            d_w[name.len()] += d_3 * w[at[0]];
            d_w[at[0]] += d_3 * w[name.len()];
            (*d_by) += d_result * (w[name.len()] * w[at[0]]);
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp<'__shadow>(
            called: impl ::core::ops::Fn(&[f64], &str, &[usize], &f64) -> f64 + 'static,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a0: &[f64],
            d0: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
            d1: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            a2: &str,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a4: &[usize],
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a6: &f64,
            d6: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a7: impl ::rootgrad_autodiff::rt::TangentRef<f64>,
            d7: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(f64, f64)>,
        ) {
            let _ = Self::__of(called);
            let mut zero7 = ::core::option::Option::None;
            let a7 = a7.or_zero(&*a6, &mut zero7);
            let mut store7 = ::core::clone::Clone::clone(a7);
            let d7 = d7.or_discard(&mut store7);
            let mut store6 = ::core::clone::Clone::clone(a6);
            let d6 = d6.or_discard(&mut store6);
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
            Self::pushforward_pullback(
                a0,
                d0,
                a1,
                d1,
                a2,
                a4,
                a6,
                d6,
                a7,
                d7,
                d_ret.seed(),
            );
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __vjp<'__shadow>(
            a0: &[f64],
            d0: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            a1: &str,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a2: &[usize],
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a3: &f64,
            d3: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
        ) {
            let mut store3 = ::core::clone::Clone::clone(a3);
            let d3 = d3.or_discard(&mut store3);
            let mut store0 = ::std::vec::Vec::new();
            let d0 = ::rootgrad_autodiff::rt::or_zeroed(
                d0.into_slice(),
                a0.len(),
                &mut store0,
            );
            let _primal = Self::pullback(a0, d0, a1, a2, a3, d3, d_ret.seed());
        }
    }
    ///The derivative of [`loss`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    enum loss {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl loss {
        /// Of what the function writes, the derivative gets the values before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        fn __of<F: 'static>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_function(called, &loss)
        }
        /// The reverse derivative of [`loss`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pullback(
            w: &[f64],
            d_w: &mut [f64],
            rows: &[Vec<f64>],
            data: &Data,
            d_ret: f64,
        ) -> f64 {
            ::rootgrad_autodiff::callees!(
                dot as rule_of_dot, named as rule_of_named; fn __vjp_of
            );
            ::rootgrad_autodiff::rt::same_length("w", w.len(), d_w.len());
            let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
            let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
            let mut pass_2 = ::rootgrad_autodiff::rt::Tape::new();
            let mut pass_3 = ::rootgrad_autodiff::rt::Tape::new();
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_3 = ::rootgrad_autodiff::Shapes::new();
            let scale = Scale { k: w[2] };
            let mut s = 0.0;
            for x in rows {
                let value = rule_of_dot::__of(
                    dot,
                )(
                    w,
                    ({
                        let copy = ::core::clone::Clone::clone(&x);
                        copy
                    }),
                );
                s += value;
            }
            for (x_2, y) in &data.pairs {
                let mut kept_9 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_10 = ::rootgrad_autodiff::rt::Slot::new();
                let value_2 = kept_10
                    .keep(
                        rule_of_dot::__of(
                            dot,
                        )(
                            w,
                            ({
                                let copy = ::core::clone::Clone::clone(&x_2);
                                copy
                            }),
                        ),
                    );
                shape_3.keep(&value_2);
                s = kept_9.keep(s) * (value_2 - y);
                pass_3.push((kept_9.take(), kept_10.take()));
            }
            for (i, (x_3, z)) in rows.iter().zip(&data.fixed).enumerate() {
                let mut kept_6 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_7 = ::rootgrad_autodiff::rt::Slot::new();
                let value_3 = kept_7
                    .keep(
                        scale
                            .of(
                                w,
                                ({
                                    let copy = ::core::clone::Clone::clone(&x_3);
                                    copy
                                }),
                            ),
                    );
                shape_1.keep(&value_3);
                let value_4 = kept_6
                    .keep(
                        rule_of_dot::__of(
                            dot,
                        )(
                            w,
                            ({
                                let copy = ::core::clone::Clone::clone(&z);
                                copy
                            }),
                        ),
                    );
                shape_2.keep(&value_4);
                s += (value_3 * value_4) * w[i.clone()];
                pass_2.push((kept_6.take(), kept_7.take()));
            }
            for (name, at, by) in &data.named {
                let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
                let t = kept_4.keep(s);
                let value_5 = kept_3
                    .keep(
                        rule_of_named::__of(
                            named,
                        )(
                            w,
                            ({
                                let copy = ::core::clone::Clone::clone(&name);
                                copy
                            }),
                            ({
                                let copy = ::core::clone::Clone::clone(&at);
                                copy
                            }),
                            ({
                                let copy = ::core::clone::Clone::clone(&by);
                                copy
                            }),
                        ),
                    );
                s += t * value_5;
                pass_1.push((kept_3.take(), kept_4.take()));
            }
            let last = rows.last().unwrap();
            let t_2;
            match &data.more {
                Some(x_4) => {
                    let t_3 = s;
                    let value_6 = kept_2
                        .keep(
                            rule_of_dot::__of(
                                dot,
                            )(
                                w,
                                ({
                                    let copy = ::core::clone::Clone::clone(&last);
                                    copy
                                }),
                            ),
                        );
                    let value_7 = kept_1
                        .keep(
                            rule_of_dot::__of(
                                dot,
                            )(
                                w,
                                ({
                                    let copy = ::core::clone::Clone::clone(&x_4);
                                    copy
                                }),
                            ),
                        );
                    t_2 = (t_3 * value_6) * value_7;
                }
                None => {
                    t_2 = s;
                }
            }
            let result: f64 = t_2;
            let mut d_result = d_ret;
            let mut d_scale = ::rootgrad_autodiff::Differentiable::zero_like(&scale);
            let mut d_s: f64 = -0.0;
            let mut d_t_2: f64 = -0.0;
            d_t_2 += d_result;
            match &data.more {
                Some(x_4) => {
                    let t_3 = s;
                    let value_6 = kept_2.take();
                    let value_7 = kept_1.take();
                    let mut d_t_3: f64 = -0.0;
                    let mut d_value_6: f64 = -0.0;
                    let mut d_value_7: f64 = -0.0;
                    let d_1 = ::core::mem::take(&mut d_t_2);
                    let d_2 = d_1 * value_7;
                    d_t_3 += d_2 * value_6;
                    d_value_6 += d_2 * t_3;
                    d_value_7 += d_1 * (t_3 * value_6);
                    rule_of_dot::__vjp(
                        w,
                        &mut (*d_w),
                        {
                            let copy = ::core::clone::Clone::clone(&x_4);
                            copy
                        },
                        ::rootgrad_autodiff::rt::Inactive,
                        d_value_7,
                    );
                    rule_of_dot::__vjp(
                        w,
                        &mut (*d_w),
                        {
                            let copy = ::core::clone::Clone::clone(&last);
                            copy
                        },
                        ::rootgrad_autodiff::rt::Inactive,
                        d_value_6,
                    );
                    d_s += d_t_3;
                }
                None => {
                    let d_3 = ::core::mem::take(&mut d_t_2);
                    d_s += d_3;
                }
            }
            for (name, at, by) in ::core::iter::IntoIterator::into_iter(&data.named)
                .rev()
            {
                let (value_5, t) = pass_1.take();
                let mut d_t: f64 = -0.0;
                let mut d_value_5: f64 = -0.0;
                let d_4 = d_s;
                d_t += d_4 * value_5;
                d_value_5 += d_4 * t;
                rule_of_named::__vjp(
                    w,
                    &mut (*d_w),
                    {
                        let copy = ::core::clone::Clone::clone(&name);
                        copy
                    },
                    ::rootgrad_autodiff::rt::Inactive,
                    {
                        let copy = ::core::clone::Clone::clone(&at);
                        copy
                    },
                    ::rootgrad_autodiff::rt::Inactive,
                    {
                        let copy = ::core::clone::Clone::clone(&by);
                        copy
                    },
                    ::rootgrad_autodiff::rt::Inactive,
                    d_value_5,
                );
                d_s += d_t;
            }
            for (i, (x_3, z)) in rows.iter().zip(&data.fixed).enumerate().rev() {
                let (value_4, value_3) = pass_2.take();
                let mut d_value_3 = shape_1.zero();
                let mut d_value_4 = shape_2.zero();
                let d_5 = d_s;
                let d_6 = d_5 * w[i.clone()];
                d_value_3 += d_6 * value_4;
                d_value_4 += d_6 * value_3;
                d_w[i.clone()] += d_5 * (value_3 * value_4);
                rule_of_dot::__vjp(
                    w,
                    &mut (*d_w),
                    {
                        let copy = ::core::clone::Clone::clone(&z);
                        copy
                    },
                    ::rootgrad_autodiff::rt::Inactive,
                    d_value_4,
                );
                (scale)
                    .__vjp_of(
                        ::core::option::Option::Some(&mut d_scale),
                        w,
                        &mut (*d_w),
                        {
                            let copy = ::core::clone::Clone::clone(&x_3);
                            copy
                        },
                        ::rootgrad_autodiff::rt::Inactive,
                        d_value_3,
                    );
            }
            for (x_2, y) in ::core::iter::IntoIterator::into_iter(&data.pairs).rev() {
                let (v_1, value_2) = pass_3.take();
                let mut d_value_2 = shape_3.zero();
                let d_7 = ::core::mem::take(&mut d_s);
                d_s += d_7 * (value_2 - y);
                let d_8 = d_7 * v_1;
                d_value_2 += d_8;
                rule_of_dot::__vjp(
                    w,
                    &mut (*d_w),
                    {
                        let copy = ::core::clone::Clone::clone(&x_2);
                        copy
                    },
                    ::rootgrad_autodiff::rt::Inactive,
                    d_value_2,
                );
            }
            for x in rows {
                let mut d_value: f64 = -0.0;
                let d_9 = d_s;
                d_value += d_9;
                rule_of_dot::__vjp(
                    w,
                    &mut (*d_w),
                    {
                        let copy = ::core::clone::Clone::clone(&x);
                        copy
                    },
                    ::rootgrad_autodiff::rt::Inactive,
                    d_value,
                );
            }
            let Scale { k: d_10 } = &d_scale else {
                ::rootgrad_autodiff::rt::wrong_variant()
            };
            d_w[2] += (*d_10);
            pass_1.finish();
            pass_2.finish();
            pass_3.finish();
            result
        }
        /// The forward derivative of [`loss`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pushforward(
            w: &[f64],
            t_w: &[f64],
            rows: &[Vec<f64>],
            data: &Data,
        ) -> (f64, f64) {
            ::rootgrad_autodiff::callees!(
                dot as rule_of_dot, named as rule_of_named; fn __jvp_of
            );
            ::rootgrad_autodiff::rt::equal_lengths("w", w.len(), "t_w", t_w.len());
            let t_scale = Scale { k: t_w[2] };
            let scale = Scale { k: w[2] };
            let mut s = 0.0;
            let mut t_s = 0.0;
            for x in rows {
                let (v_1, t_value) = rule_of_dot::__jvp(
                    dot,
                    w,
                    t_w,
                    x,
                    ::rootgrad_autodiff::rt::Inactive,
                );
                let value = v_1;
                t_s += t_value;
                s += value;
            }
            for (x_2, y) in &data.pairs {
                let (v_2, t_value_2) = rule_of_dot::__jvp(
                    dot,
                    w,
                    t_w,
                    x_2,
                    ::rootgrad_autodiff::rt::Inactive,
                );
                let value_2 = v_2;
                t_s = t_s * (value_2 - y) + s * t_value_2;
                s = s * (value_2 - y);
            }
            for (i, (x_3, z)) in rows.iter().zip(&data.fixed).enumerate() {
                let (v_3, t_value_3) = (scale)
                    .__jvp_of(&t_scale, w, t_w, x_3, ::rootgrad_autodiff::rt::Inactive);
                let value_3 = v_3;
                let (v_4, t_value_4) = rule_of_dot::__jvp(
                    dot,
                    w,
                    t_w,
                    z,
                    ::rootgrad_autodiff::rt::Inactive,
                );
                let value_4 = v_4;
                t_s
                    += (t_value_3 * value_4 + value_3 * t_value_4) * w[i.clone()]
                        + (value_3 * value_4)
                            * ::rootgrad_autodiff::rt::scalar(t_w[i.clone()]);
                s += (value_3 * value_4) * w[i.clone()];
            }
            for (name, at, by) in &data.named {
                let t = s;
                let t_t = t_s;
                let (v_5, t_value_5) = rule_of_named::__jvp(
                    named,
                    w,
                    t_w,
                    name,
                    ::rootgrad_autodiff::rt::Inactive,
                    at,
                    ::rootgrad_autodiff::rt::Inactive,
                    by,
                    ::rootgrad_autodiff::rt::Inactive,
                );
                let value_5 = v_5;
                t_s += t_t * value_5 + t * t_value_5;
                s += t * value_5;
            }
            let last = rows.last().unwrap();
            let t_2;
            let t_t_2;
            match &data.more {
                Some(x_4) => {
                    let t_3 = s;
                    let t_t_3 = t_s;
                    let (v_6, t_value_6) = rule_of_dot::__jvp(
                        dot,
                        w,
                        t_w,
                        last,
                        ::rootgrad_autodiff::rt::Inactive,
                    );
                    let value_6 = v_6;
                    let (v_7, t_value_7) = rule_of_dot::__jvp(
                        dot,
                        w,
                        t_w,
                        x_4,
                        ::rootgrad_autodiff::rt::Inactive,
                    );
                    let value_7 = v_7;
                    t_t_2 = (t_t_3 * value_6 + t_3 * t_value_6) * value_7
                        + (t_3 * value_6) * t_value_7;
                    t_2 = (t_3 * value_6) * value_7;
                }
                None => {
                    t_t_2 = t_s;
                    t_2 = s;
                }
            }
            let result: f64 = t_2;
            let t_result: f64 = t_t_2;
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp(
            called: impl ::core::ops::Fn(&[f64], &[Vec<f64>], &Data) -> f64 + 'static,
            a0: &[f64],
            t0: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
            a1: &[Vec<f64>],
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a2: &Data,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
        ) -> (f64, f64) {
            let _ = Self::__of(called);
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            Self::pushforward(a0, t0, a1, a2)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn pushforward_pullback(
            w: &[f64],
            d_w: &mut [f64],
            t_w: &[f64],
            d_t_w: &mut [f64],
            rows: &[Vec<f64>],
            data: &Data,
            d_ret: (f64, f64),
        ) {
            ::rootgrad_autodiff::callees!(
                dot as rule_of_dot, named as rule_of_named; fn __jvp_of => fn
                __jvp_vjp_of
            );
            ::rootgrad_autodiff::rt::same_length("w", w.len(), d_w.len());
            ::rootgrad_autodiff::rt::same_length("t_w", t_w.len(), d_t_w.len());
            let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
            let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
            let mut pass_2 = ::rootgrad_autodiff::rt::Tape::new();
            let mut pass_3 = ::rootgrad_autodiff::rt::Tape::new();
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
            let mut shape_11 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_12 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_13 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_14 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_15 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_16 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_17 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_18 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_19 = ::rootgrad_autodiff::Shapes::new();
            let t_scale = Scale { k: t_w[2] };
            let scale = Scale { k: w[2] };
            let mut s = 0.0;
            let mut t_s = 0.0;
            for x in rows {
                let v_1 = rule_of_dot::__jvp(
                    rule_of_dot,
                    w,
                    t_w,
                    ({
                        let copy = ::core::clone::Clone::clone(&x);
                        copy
                    }),
                    ::rootgrad_autodiff::rt::Inactive,
                );
                shape_19.keep(&v_1);
                let value = v_1.0;
                let t_value = v_1.1;
                t_s += t_value;
                s += value;
            }
            for (x_2, y) in &data.pairs {
                let mut kept_10 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_11 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_12 = ::rootgrad_autodiff::rt::Slot::new();
                let s_1 = kept_12.keep(s);
                let v_2 = kept_11
                    .keep(
                        rule_of_dot::__jvp(
                            rule_of_dot,
                            w,
                            t_w,
                            ({
                                let copy = ::core::clone::Clone::clone(&x_2);
                                copy
                            }),
                            ::rootgrad_autodiff::rt::Inactive,
                        ),
                    );
                shape_16.keep(&v_2);
                let value_2 = ::core::clone::Clone::clone(&v_2.0);
                shape_17.keep(&value_2);
                let t_value_2 = ::core::clone::Clone::clone(&v_2.1);
                shape_18.keep(&t_value_2);
                t_s = (kept_10.keep(t_s) * (value_2 - y)) + (s_1 * t_value_2);
                s = s_1 * (value_2 - y);
                pass_3.push((kept_10.take(), kept_11.take(), kept_12.take()));
            }
            for (i, (x_3, z)) in rows.iter().zip(&data.fixed).enumerate() {
                let mut kept_7 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_8 = ::rootgrad_autodiff::rt::Slot::new();
                let v_3 = kept_8
                    .keep(
                        scale
                            .__jvp_of(
                                &t_scale,
                                w,
                                t_w,
                                ({
                                    let copy = ::core::clone::Clone::clone(&x_3);
                                    copy
                                }),
                                ::rootgrad_autodiff::rt::Inactive,
                            ),
                    );
                shape_10.keep(&v_3);
                let value_3 = ::core::clone::Clone::clone(&v_3.0);
                shape_11.keep(&value_3);
                let t_value_3 = ::core::clone::Clone::clone(&v_3.1);
                shape_12.keep(&t_value_3);
                let v_4 = kept_7
                    .keep(
                        rule_of_dot::__jvp(
                            rule_of_dot,
                            w,
                            t_w,
                            ({
                                let copy = ::core::clone::Clone::clone(&z);
                                copy
                            }),
                            ::rootgrad_autodiff::rt::Inactive,
                        ),
                    );
                shape_13.keep(&v_4);
                let value_4 = ::core::clone::Clone::clone(&v_4.0);
                shape_14.keep(&value_4);
                let t_value_4 = ::core::clone::Clone::clone(&v_4.1);
                shape_15.keep(&t_value_4);
                t_s
                    += (((t_value_3 * value_4) + (value_3 * t_value_4)) * w[i.clone()])
                        + ((value_3 * value_4) * t_w[i.clone()]);
                s += (value_3 * value_4) * w[i.clone()];
                pass_2.push((kept_7.take(), kept_8.take()));
            }
            for (name, at, by) in &data.named {
                let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_5 = ::rootgrad_autodiff::rt::Slot::new();
                let t = kept_5.keep(s);
                let t_t = kept_4.keep(t_s);
                let v_5 = kept_3
                    .keep(
                        rule_of_named::__jvp(
                            rule_of_named,
                            w,
                            t_w,
                            ({
                                let copy = ::core::clone::Clone::clone(&name);
                                copy
                            }),
                            ::rootgrad_autodiff::rt::Inactive,
                            ({
                                let copy = ::core::clone::Clone::clone(&at);
                                copy
                            }),
                            ::rootgrad_autodiff::rt::Inactive,
                            ({
                                let copy = ::core::clone::Clone::clone(&by);
                                copy
                            }),
                            ::rootgrad_autodiff::rt::Inactive,
                        ),
                    );
                shape_7.keep(&v_5);
                let value_5 = ::core::clone::Clone::clone(&v_5.0);
                shape_8.keep(&value_5);
                let t_value_5 = ::core::clone::Clone::clone(&v_5.1);
                shape_9.keep(&t_value_5);
                t_s += (t_t * value_5) + (t * t_value_5);
                s += t * value_5;
                pass_1.push((kept_3.take(), kept_4.take(), kept_5.take()));
            }
            let last = rows.last().unwrap();
            let t_2;
            let t_t_2;
            match &data.more {
                Some(x_4) => {
                    let t_3 = s;
                    let t_t_3 = t_s;
                    let v_6 = kept_2
                        .keep(
                            rule_of_dot::__jvp(
                                rule_of_dot,
                                w,
                                t_w,
                                ({
                                    let copy = ::core::clone::Clone::clone(&last);
                                    copy
                                }),
                                ::rootgrad_autodiff::rt::Inactive,
                            ),
                        );
                    shape_1.keep(&v_6);
                    let value_6 = ::core::clone::Clone::clone(&v_6.0);
                    shape_2.keep(&value_6);
                    let t_value_6 = ::core::clone::Clone::clone(&v_6.1);
                    shape_3.keep(&t_value_6);
                    let v_7 = kept_1
                        .keep(
                            rule_of_dot::__jvp(
                                rule_of_dot,
                                w,
                                t_w,
                                ({
                                    let copy = ::core::clone::Clone::clone(&x_4);
                                    copy
                                }),
                                ::rootgrad_autodiff::rt::Inactive,
                            ),
                        );
                    shape_4.keep(&v_7);
                    let value_7 = ::core::clone::Clone::clone(&v_7.0);
                    shape_5.keep(&value_7);
                    let t_value_7 = ::core::clone::Clone::clone(&v_7.1);
                    shape_6.keep(&t_value_7);
                    t_t_2 = (((t_t_3 * value_6) + (t_3 * t_value_6)) * value_7)
                        + ((t_3 * value_6) * t_value_7);
                    t_2 = (t_3 * value_6) * value_7;
                }
                None => {
                    t_t_2 = t_s;
                    t_2 = s;
                }
            }
            let result: f64 = t_2;
            let t_result: f64 = t_t_2;
            let result_2: (f64, f64) = (result, t_result);
            let mut d_result_2 = d_ret;
            let mut d_t_scale = ::rootgrad_autodiff::Differentiable::zero_like(&t_scale);
            let mut d_scale = ::rootgrad_autodiff::Differentiable::zero_like(&scale);
            let mut d_s: f64 = -0.0;
            let mut d_t_s: f64 = -0.0;
            let mut d_t_2: f64 = -0.0;
            let mut d_t_t_2: f64 = -0.0;
            let mut d_result: f64 = -0.0;
            let mut d_t_result: f64 = -0.0;
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            d_t_t_2 += d_t_result;
            d_t_2 += d_result;
            match &data.more {
                Some(x_4) => {
                    let t_3 = s;
                    let t_t_3 = t_s;
                    let v_6 = kept_2.take();
                    let value_6 = ::core::clone::Clone::clone(&v_6.0);
                    let t_value_6 = ::core::clone::Clone::clone(&v_6.1);
                    let v_7 = kept_1.take();
                    let value_7 = ::core::clone::Clone::clone(&v_7.0);
                    let t_value_7 = ::core::clone::Clone::clone(&v_7.1);
                    let mut d_t_3: f64 = -0.0;
                    let mut d_t_t_3: f64 = -0.0;
                    let mut d_v_6 = shape_1.zero();
                    let mut d_value_6 = shape_2.zero();
                    let mut d_t_value_6 = shape_3.zero();
                    let mut d_v_7 = shape_4.zero();
                    let mut d_value_7 = shape_5.zero();
                    let mut d_t_value_7 = shape_6.zero();
                    let d_1 = ::core::mem::take(&mut d_t_2);
                    let d_2 = d_1 * value_7;
                    d_t_3 += d_2 * value_6;
                    d_value_6 += d_2 * t_3;
                    d_value_7 += d_1 * (t_3 * value_6);
                    let d_3 = ::core::mem::take(&mut d_t_t_2);
                    let d_4 = d_3 * value_7;
                    d_t_t_3 += d_4 * value_6;
                    d_value_6 += d_4 * t_t_3;
                    d_t_3 += d_4 * t_value_6;
                    d_t_value_6 += d_4 * t_3;
                    d_value_7 += d_3 * ((t_t_3 * value_6) + (t_3 * t_value_6));
                    let d_5 = d_3 * t_value_7;
                    d_t_3 += d_5 * value_6;
                    d_value_6 += d_5 * t_3;
                    d_t_value_7 += d_3 * (t_3 * value_6);
                    ::rootgrad_autodiff::rt::accumulate(&mut d_v_7.1, &(d_t_value_7));
                    ::rootgrad_autodiff::rt::accumulate(&mut d_v_7.0, &(d_value_7));
                    rule_of_dot::__jvp_vjp(
                        rule_of_dot,
                        ::rootgrad_autodiff::rt::Inactive,
                        w,
                        &mut (*d_w),
                        t_w,
                        &mut (*d_t_w),
                        {
                            let copy = ::core::clone::Clone::clone(&x_4);
                            copy
                        },
                        ::rootgrad_autodiff::rt::Inactive,
                        ::rootgrad_autodiff::rt::Inactive,
                        ::rootgrad_autodiff::rt::Inactive,
                        d_v_7,
                    );
                    ::rootgrad_autodiff::rt::accumulate(&mut d_v_6.1, &(d_t_value_6));
                    ::rootgrad_autodiff::rt::accumulate(&mut d_v_6.0, &(d_value_6));
                    rule_of_dot::__jvp_vjp(
                        rule_of_dot,
                        ::rootgrad_autodiff::rt::Inactive,
                        w,
                        &mut (*d_w),
                        t_w,
                        &mut (*d_t_w),
                        {
                            let copy = ::core::clone::Clone::clone(&last);
                            copy
                        },
                        ::rootgrad_autodiff::rt::Inactive,
                        ::rootgrad_autodiff::rt::Inactive,
                        ::rootgrad_autodiff::rt::Inactive,
                        d_v_6,
                    );
                    d_t_s += d_t_t_3;
                    d_s += d_t_3;
                }
                None => {
                    let d_6 = ::core::mem::take(&mut d_t_2);
                    d_s += d_6;
                    let d_7 = ::core::mem::take(&mut d_t_t_2);
                    d_t_s += d_7;
                }
            }
            for (name, at, by) in ::core::iter::IntoIterator::into_iter(&data.named)
                .rev()
            {
                let (v_5, t_t, t) = pass_1.take();
                let value_5 = ::core::clone::Clone::clone(&v_5.0);
                let t_value_5 = ::core::clone::Clone::clone(&v_5.1);
                let mut d_t: f64 = -0.0;
                let mut d_t_t: f64 = -0.0;
                let mut d_v_5 = shape_7.zero();
                let mut d_value_5 = shape_8.zero();
                let mut d_t_value_5 = shape_9.zero();
                let d_8 = d_s;
                d_t += d_8 * value_5;
                d_value_5 += d_8 * t;
                let d_9 = d_t_s;
                d_t_t += d_9 * value_5;
                d_value_5 += d_9 * t_t;
                d_t += d_9 * t_value_5;
                d_t_value_5 += d_9 * t;
                ::rootgrad_autodiff::rt::accumulate(&mut d_v_5.1, &(d_t_value_5));
                ::rootgrad_autodiff::rt::accumulate(&mut d_v_5.0, &(d_value_5));
                rule_of_named::__jvp_vjp(
                    rule_of_named,
                    ::rootgrad_autodiff::rt::Inactive,
                    w,
                    &mut (*d_w),
                    t_w,
                    &mut (*d_t_w),
                    {
                        let copy = ::core::clone::Clone::clone(&name);
                        copy
                    },
                    ::rootgrad_autodiff::rt::Inactive,
                    ::rootgrad_autodiff::rt::Inactive,
                    ::rootgrad_autodiff::rt::Inactive,
                    {
                        let copy = ::core::clone::Clone::clone(&at);
                        copy
                    },
                    ::rootgrad_autodiff::rt::Inactive,
                    ::rootgrad_autodiff::rt::Inactive,
                    ::rootgrad_autodiff::rt::Inactive,
                    {
                        let copy = ::core::clone::Clone::clone(&by);
                        copy
                    },
                    ::rootgrad_autodiff::rt::Inactive,
                    ::rootgrad_autodiff::rt::Inactive,
                    ::rootgrad_autodiff::rt::Inactive,
                    d_v_5,
                );
                d_t_s += d_t_t;
                d_s += d_t;
            }
            for (i, (x_3, z)) in rows.iter().zip(&data.fixed).enumerate().rev() {
                let (v_4, v_3) = pass_2.take();
                let value_3 = ::core::clone::Clone::clone(&v_3.0);
                let t_value_3 = ::core::clone::Clone::clone(&v_3.1);
                let value_4 = ::core::clone::Clone::clone(&v_4.0);
                let t_value_4 = ::core::clone::Clone::clone(&v_4.1);
                let mut d_v_3 = shape_10.zero();
                let mut d_value_3 = shape_11.zero();
                let mut d_t_value_3 = shape_12.zero();
                let mut d_v_4 = shape_13.zero();
                let mut d_value_4 = shape_14.zero();
                let mut d_t_value_4 = shape_15.zero();
                let d_10 = d_s;
                let d_11 = d_10 * w[i.clone()];
                d_value_3 += d_11 * value_4;
                d_value_4 += d_11 * value_3;
                d_w[i.clone()] += d_10 * (value_3 * value_4);
                let d_12 = d_t_s;
                let d_13 = d_12 * w[i.clone()];
                d_t_value_3 += d_13 * value_4;
                d_value_4 += d_13 * t_value_3;
                d_value_3 += d_13 * t_value_4;
                d_t_value_4 += d_13 * value_3;
                d_w[i.clone()] += d_12 * ((t_value_3 * value_4) + (value_3 * t_value_4));
                let d_14 = d_12 * t_w[i.clone()];
                d_value_3 += d_14 * value_4;
                d_value_4 += d_14 * value_3;
                d_t_w[i.clone()] += d_12 * (value_3 * value_4);
                ::rootgrad_autodiff::rt::accumulate(&mut d_v_4.1, &(d_t_value_4));
                ::rootgrad_autodiff::rt::accumulate(&mut d_v_4.0, &(d_value_4));
                rule_of_dot::__jvp_vjp(
                    rule_of_dot,
                    ::rootgrad_autodiff::rt::Inactive,
                    w,
                    &mut (*d_w),
                    t_w,
                    &mut (*d_t_w),
                    {
                        let copy = ::core::clone::Clone::clone(&z);
                        copy
                    },
                    ::rootgrad_autodiff::rt::Inactive,
                    ::rootgrad_autodiff::rt::Inactive,
                    ::rootgrad_autodiff::rt::Inactive,
                    d_v_4,
                );
                ::rootgrad_autodiff::rt::accumulate(&mut d_v_3.1, &(d_t_value_3));
                ::rootgrad_autodiff::rt::accumulate(&mut d_v_3.0, &(d_value_3));
                (scale)
                    .__jvp_vjp_of(
                        ::core::option::Option::Some(&mut d_scale),
                        &t_scale,
                        &mut d_t_scale,
                        w,
                        &mut (*d_w),
                        t_w,
                        &mut (*d_t_w),
                        {
                            let copy = ::core::clone::Clone::clone(&x_3);
                            copy
                        },
                        ::rootgrad_autodiff::rt::Inactive,
                        ::rootgrad_autodiff::rt::Inactive,
                        ::rootgrad_autodiff::rt::Inactive,
                        d_v_3,
                    );
            }
            for (x_2, y) in ::core::iter::IntoIterator::into_iter(&data.pairs).rev() {
                let (v_8, v_2, s_1) = pass_3.take();
                let value_2 = ::core::clone::Clone::clone(&v_2.0);
                let t_value_2 = ::core::clone::Clone::clone(&v_2.1);
                let mut d_s_1: f64 = -0.0;
                let mut d_v_2 = shape_16.zero();
                let mut d_value_2 = shape_17.zero();
                let mut d_t_value_2 = shape_18.zero();
                let d_15 = ::core::mem::take(&mut d_s);
                d_s_1 += d_15 * (value_2 - y);
                let d_16 = d_15 * s_1;
                d_value_2 += d_16;
                let d_17 = ::core::mem::take(&mut d_t_s);
                d_t_s += d_17 * (value_2 - y);
                let d_18 = d_17 * v_8;
                d_value_2 += d_18;
                d_s_1 += d_17 * t_value_2;
                d_t_value_2 += d_17 * s_1;
                ::rootgrad_autodiff::rt::accumulate(&mut d_v_2.1, &(d_t_value_2));
                ::rootgrad_autodiff::rt::accumulate(&mut d_v_2.0, &(d_value_2));
                rule_of_dot::__jvp_vjp(
                    rule_of_dot,
                    ::rootgrad_autodiff::rt::Inactive,
                    w,
                    &mut (*d_w),
                    t_w,
                    &mut (*d_t_w),
                    {
                        let copy = ::core::clone::Clone::clone(&x_2);
                        copy
                    },
                    ::rootgrad_autodiff::rt::Inactive,
                    ::rootgrad_autodiff::rt::Inactive,
                    ::rootgrad_autodiff::rt::Inactive,
                    d_v_2,
                );
                d_s += d_s_1;
            }
            for x in ::core::iter::IntoIterator::into_iter(rows).rev() {
                let mut d_v_1 = shape_19.zero();
                let mut d_value: f64 = -0.0;
                let mut d_t_value: f64 = -0.0;
                let d_19 = d_s;
                d_value += d_19;
                let d_20 = d_t_s;
                d_t_value += d_20;
                d_v_1.1 += d_t_value;
                d_v_1.0 += d_value;
                rule_of_dot::__jvp_vjp(
                    rule_of_dot,
                    ::rootgrad_autodiff::rt::Inactive,
                    w,
                    &mut (*d_w),
                    t_w,
                    &mut (*d_t_w),
                    {
                        let copy = ::core::clone::Clone::clone(&x);
                        copy
                    },
                    ::rootgrad_autodiff::rt::Inactive,
                    ::rootgrad_autodiff::rt::Inactive,
                    ::rootgrad_autodiff::rt::Inactive,
                    d_v_1,
                );
            }
            let Scale { k: d_21 } = &d_scale else {
                ::rootgrad_autodiff::rt::wrong_variant()
            };
            d_w[2] += (*d_21);
            let Scale { k: d_22 } = &d_t_scale else {
                ::rootgrad_autodiff::rt::wrong_variant()
            };
            d_t_w[2] += (*d_22);
            pass_1.finish();
            pass_2.finish();
            pass_3.finish();
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp<'__shadow>(
            called: impl ::core::ops::Fn(&[f64], &[Vec<f64>], &Data) -> f64 + 'static,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a0: &[f64],
            d0: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
            d1: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            a2: &[Vec<f64>],
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a4: &Data,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
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
            Self::pushforward_pullback(a0, d0, a1, d1, a2, a4, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __vjp<'__shadow>(
            a0: &[f64],
            d0: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            a1: &[Vec<f64>],
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a2: &Data,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
        ) {
            let mut store0 = ::std::vec::Vec::new();
            let d0 = ::rootgrad_autodiff::rt::or_zeroed(
                d0.into_slice(),
                a0.len(),
                &mut store0,
            );
            let _primal = Self::pullback(a0, d0, a1, a2, d_ret.seed());
        }
    }
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::callees!(loss as rule_of_loss);
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let t = ::std::vec![::std::vec![0.5, (- 2.0)], ::std::vec![1.5, 0.25]];
        let t_2 = [(::std::vec![0.7], 1.0), (::std::vec![(- 0.3), 0.4], 2.0)];
        let t_3 = [[0.1, 0.2], [0.3, 0.4]];
        let value = String::from("one");
        let data = Data {
            rows: t,
            pairs: t_2,
            fixed: t_3,
            named: ::std::vec![(value, ::std::vec![1], ::std::boxed::Box::new(0.3))],
            more: Some(::std::vec![0.9]),
        };
        let value_2 = rule_of_loss::__of(loss)(x, &data.rows, &data);
        let result: f64 = value_2;
        let mut d_result = d_ret;
        let mut d_value_2: f64 = -0.0;
        d_value_2 += d_result;
        rule_of_loss::__vjp(
            x,
            &mut (*d_x),
            &data.rows,
            ::rootgrad_autodiff::rt::Inactive,
            &data,
            ::rootgrad_autodiff::rt::Inactive,
            d_value_2,
        );
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(loss as rule_of_loss);
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let t = ::std::vec![::std::vec![0.5, (- 2.0)], ::std::vec![1.5, 0.25]];
        let t_2 = [(::std::vec![0.7], 1.0), (::std::vec![(- 0.3), 0.4], 2.0)];
        let t_3 = [[0.1, 0.2], [0.3, 0.4]];
        let value = String::from("one");
        let data = Data {
            rows: t,
            pairs: t_2,
            fixed: t_3,
            named: ::std::vec![(value, ::std::vec![1], ::std::boxed::Box::new(0.3))],
            more: Some(::std::vec![0.9]),
        };
        let (v_1, t_value_2) = rule_of_loss::__jvp(
            loss,
            x,
            t_x,
            &data.rows,
            ::rootgrad_autodiff::rt::Inactive,
            &data,
            ::rootgrad_autodiff::rt::Inactive,
        );
        let value_2 = v_1;
        let result: f64 = value_2;
        let t_result: f64 = t_value_2;
        (result, t_result)
    }
}
mod loops_over_arrays {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut d_result = d_ret;
        let mut s = 0.0;
        let length = ::rootgrad_autodiff::rt::items_of(W);
        let mut d_s: f64 = -0.0;
        d_s += d_result;
        for i in 0..length {
            let w = ::rootgrad_autodiff::rt::item_of(W, i);
            s += w * x[0];
            let d_3 = d_s;
            d_x[0] += d_3 * w;
        }
        let length_2 = x.len().min(::rootgrad_autodiff::rt::items_of(W));
        for i_2 in 0..length_2 {
            let a = &x[i_2];
            let w_2 = ::rootgrad_autodiff::rt::item_of(W, i_2);
            s += (*a) * w_2;
            let d_2 = d_s;
            d_x[i_2] += d_2 * w_2;
        }
        let mut sum_2: f64 = -0.0;
        let length_3 = ::rootgrad_autodiff::rt::items_of(W);
        let mut d_sum_2: f64 = -0.0;
        d_sum_2 += d_result;
        for i_3 in 0..length_3 {
            let w_3 = ::rootgrad_autodiff::rt::item_of(W, i_3);
            sum_2 += w_3 * x[1];
            let d_1 = d_sum_2;
            d_x[1] += d_1 * w_3;
        }
        let result: f64 = sum_2 + s;
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut s = 0.0;
        let mut t_s = 0.0;
        let length = ::rootgrad_autodiff::rt::items_of(W);
        for i in 0..length {
            let w = ::rootgrad_autodiff::rt::item_of(W, i);
            t_s += w * t_x[0];
            s += w * x[0];
        }
        let length_2 = x.len().min(::rootgrad_autodiff::rt::items_of(W));
        for i_2 in 0..length_2 {
            let a = &x[i_2];
            let t_a = &t_x[i_2];
            let w_2 = ::rootgrad_autodiff::rt::item_of(W, i_2);
            t_s += (*t_a) * w_2;
            s += (*a) * w_2;
        }
        let mut sum_2: f64 = -0.0;
        let mut t_sum_2: f64 = 0.0;
        let length_3 = ::rootgrad_autodiff::rt::items_of(W);
        for i_3 in 0..length_3 {
            let w_3 = ::rootgrad_autodiff::rt::item_of(W, i_3);
            t_sum_2 += w_3 * t_x[1];
            sum_2 += w_3 * x[1];
        }
        let result: f64 = sum_2 + s;
        let t_result: f64 = t_sum_2 + t_s;
        (result, t_result)
    }
}
mod loops_over_references {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut d_result = d_ret;
        let mut s = 0.0;
        let length = ::rootgrad_autodiff::rt::items_of(W);
        let mut d_s: f64 = -0.0;
        d_s += d_result;
        for i_2 in 0..length {
            let w = ::rootgrad_autodiff::rt::item_of(W, i_2);
            s += w * x[0];
            let d_10 = d_s;
            d_x[0] += d_10 * w;
        }
        let length_2 = ::rootgrad_autodiff::rt::items_of(W);
        for i_3 in 0..length_2 {
            let &w_2 = ::rootgrad_autodiff::rt::item_of(W, i_3);
            s += w_2 * x[1];
            let d_9 = d_s;
            d_x[1] += d_9 * w_2;
        }
        let length_3 = ::rootgrad_autodiff::rt::items_of(V);
        for i_4 in 0..length_3 {
            let &(w_3, i) = ::rootgrad_autodiff::rt::item_of(V, i_4);
            s += w_3 * x[i.clone()];
            let d_8 = d_s;
            d_x[i.clone()] += d_8 * w_3;
        }
        let length_4 = ::rootgrad_autodiff::rt::items_of(V);
        for i_5 in 0..length_4 {
            let (w_4, i_6) = ::rootgrad_autodiff::rt::item_of(V, i_5);
            s += w_4 * x[(*i_6)];
            let d_7 = d_s;
            d_x[*i_6] += d_7 * w_4;
        }
        let length_5 = ::rootgrad_autodiff::rt::items_of(S);
        for i_7 in 0..length_5 {
            let r = ::rootgrad_autodiff::rt::item_of(S, i_7);
            s += (r[0] * x[2]) * r[1];
            let d_5 = d_s;
            let d_6 = d_5 * r[1];
            d_x[2] += d_6 * r[0];
        }
        let length_6 = x.len().min(::rootgrad_autodiff::rt::items_of(S));
        for i_8 in 0..length_6 {
            let xi = &x[i_8];
            let [a, b] = ::rootgrad_autodiff::rt::item_of(S, i_8);
            s += (((*xi) * (*xi)) * a) * b;
            let xi = &x[i_8];
            let d_xi = &mut d_x[i_8];
            let d_2 = d_s;
            let d_3 = d_2 * b;
            let d_4 = d_3 * a;
            (*d_xi) += d_4 * (*xi);
            (*d_xi) += d_4 * (*xi);
        }
        let length_7 = ::rootgrad_autodiff::rt::items_of(W);
        let length_8 = length_7;
        for i_9 in 0..length_8 {
            let i_10 = (length_7 - 1) - i_9;
            let i_11 = i_10;
            let w_5 = ::rootgrad_autodiff::rt::item_of(W, i_10);
            if (*w_5) > 0.4 {} else {
                s += x[i_11] * (*w_5);
            }
            if (*w_5) > 0.4 {} else {
                let d_1 = d_s;
                d_x[i_11] += d_1 * (*w_5);
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
        let mut s = 0.0;
        let mut t_s = 0.0;
        let length = ::rootgrad_autodiff::rt::items_of(W);
        for i_2 in 0..length {
            let w = ::rootgrad_autodiff::rt::item_of(W, i_2);
            t_s += w * t_x[0];
            s += w * x[0];
        }
        let length_2 = ::rootgrad_autodiff::rt::items_of(W);
        for i_3 in 0..length_2 {
            let &w_2 = ::rootgrad_autodiff::rt::item_of(W, i_3);
            t_s += w_2 * t_x[1];
            s += w_2 * x[1];
        }
        let length_3 = ::rootgrad_autodiff::rt::items_of(V);
        for i_4 in 0..length_3 {
            let &(w_3, i) = ::rootgrad_autodiff::rt::item_of(V, i_4);
            t_s += w_3 * ::rootgrad_autodiff::rt::scalar(t_x[i.clone()]);
            s += w_3 * x[i.clone()];
        }
        let length_4 = ::rootgrad_autodiff::rt::items_of(V);
        for i_5 in 0..length_4 {
            let (w_4, i_6) = ::rootgrad_autodiff::rt::item_of(V, i_5);
            t_s += w_4 * ::rootgrad_autodiff::rt::scalar(t_x[*i_6]);
            s += w_4 * x[(*i_6)];
        }
        let length_5 = ::rootgrad_autodiff::rt::items_of(S);
        for i_7 in 0..length_5 {
            let r = ::rootgrad_autodiff::rt::item_of(S, i_7);
            t_s += (r[0] * t_x[2]) * r[1];
            s += (r[0] * x[2]) * r[1];
        }
        let length_6 = x.len().min(::rootgrad_autodiff::rt::items_of(S));
        for i_8 in 0..length_6 {
            let xi = &x[i_8];
            let t_xi = &t_x[i_8];
            let [a, b] = ::rootgrad_autodiff::rt::item_of(S, i_8);
            t_s += (((*t_xi) * (*xi) + (*xi) * (*t_xi)) * a) * b;
            s += (((*xi) * (*xi)) * a) * b;
        }
        let length_7 = ::rootgrad_autodiff::rt::items_of(W);
        let length_8 = length_7;
        for i_9 in 0..length_8 {
            let i_10 = (length_7 - 1) - i_9;
            let i_11 = i_10;
            let w_5 = ::rootgrad_autodiff::rt::item_of(W, i_10);
            if (*w_5) > 0.4 {} else {
                t_s += t_x[i_11] * (*w_5);
                s += x[i_11] * (*w_5);
            }
        }
        let result: f64 = s;
        let t_result: f64 = t_s;
        (result, t_result)
    }
}
