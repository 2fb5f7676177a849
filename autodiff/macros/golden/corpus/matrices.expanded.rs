// Written by the golden test; do not edit.
mod householder_qr {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(p: &[f64], d_p: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("p", p.len(), d_p.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_3 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_5 = ::rootgrad_autodiff::rt::Tape::new();
        let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_11 = ::rootgrad_autodiff::rt::Tape::new();
        let like_v = ::rootgrad_autodiff::rt::Like::new();
        let mut d_result = d_ret;
        const M: usize = 4;
        const N: usize = 3;
        let mut a = [[0.0; N]; M];
        let length = a.len();
        for i_2 in 0..length {
            let i = i_2;
            let row = &mut a[i_2];
            let length_2 = kept_11.keep(row.len());
            for i_3 in 0..length_2 {
                let j = i_3;
                let e = &mut row[i_3];
                let t;
                if i == j {
                    t = 2.0;
                } else {
                    t = 0.0;
                }
                (*e) = (p[(((i * N) + j) % p.len())] * (1.0 + ((i * j) as f64))) + t;
            }
        }
        for k in 0..N {
            let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_6 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_7 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_8 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_9 = ::rootgrad_autodiff::rt::Slot::new();
            let mut norm = 0.0;
            for i_4 in k..M {
                norm += a[i_4][k] * kept_5.keep(a[i_4][k]);
            }
            let sqrt_2 = kept_9.keep(norm.sqrt());
            let alpha = -sqrt_2.copysign(kept_4.keep(a[k][k]));
            let mut v = [0.0; M];
            like_v.of(&v);
            v[k] = a[k][k] - alpha;
            for i_5 in (k + 1)..M {
                v[i_5] = a[i_5][k];
            }
            let mut sum_2: f64 = -0.0;
            let length_3 = kept_7.keep(v[k..].len());
            for i_6 in 0..length_3 {
                let x = &v[k..][i_6];
                sum_2 += (*x) * kept_3.keep((*x));
            }
            let vtv: f64 = kept_6.keep(sum_2);
            for j_2 in k..N {
                let mut sum_3: f64 = -0.0;
                for i_7 in k..M {
                    let i_8 = i_7;
                    sum_3 += v[i_8] * kept_1.keep(a[i_8][j_2]);
                }
                let dot: f64 = kept_2.keep(sum_3);
                for i_9 in k..M {
                    a[i_9][j_2] -= ((2.0 * dot) / vtv) * v[i_9];
                }
            }
            kept_8.push(v);
            pass_1
                .push((
                    kept_4.take(),
                    kept_6.take(),
                    kept_7.take(),
                    kept_8.take(),
                    kept_9.take(),
                ));
        }
        let mut sum_4: f64 = -0.0;
        let mut d_a = ::rootgrad_autodiff::Differentiable::zero_like(&a);
        let mut d_sum_4: f64 = -0.0;
        d_sum_4 += d_result;
        for i_10 in 0..N {
            let i_11 = i_10;
            sum_4 += a[i_11][i_11].abs().ln();
            let d_1 = d_sum_4;
            let d_2 = d_1 * ::rootgrad_autodiff::rules::ln(a[i_11][i_11].abs());
            d_a[i_11][i_11] += d_2 * ::rootgrad_autodiff::rules::abs(a[i_11][i_11]);
        }
        let result: f64 = sum_4 + (a[0][1] * a[1][2]);
        d_a[0][1] += d_result * a[1][2];
        d_a[1][2] += d_result * a[0][1];
        for k in (0..N).rev() {
            let (v_3, vtv, length_3, v, sqrt_2) = pass_1.take();
            let mut d_norm = -0.0;
            let mut d_sqrt_2 = -0.0;
            let mut d_alpha = -0.0;
            let mut d_v = like_v.same([::rootgrad_autodiff::zero(); M]);
            let mut d_sum_2: f64 = -0.0;
            let mut d_vtv: f64 = -0.0;
            for j_2 in (k..N).rev() {
                let dot = kept_2.take();
                let mut d_sum_3: f64 = -0.0;
                let mut d_dot: f64 = -0.0;
                for i_9 in k..M {
                    let d_3 = d_a[i_9][j_2];
                    let d_4 = d_3 * v[i_9];
                    let d_5 = d_4 / vtv;
                    d_dot -= d_5 * 2.0;
                    d_vtv += d_4 / vtv * ((2.0 * dot) / vtv);
                    d_v[i_9] -= d_3 * ((2.0 * dot) / vtv);
                }
                d_sum_3 += d_dot;
                for i_7 in (k..M).rev() {
                    let v_1 = kept_1.take();
                    let i_8 = i_7;
                    let d_6 = d_sum_3;
                    d_v[i_8] += d_6 * v_1;
                    d_a[i_8][j_2] += d_6 * v[i_8];
                }
            }
            d_sum_2 += d_vtv;
            for i_6 in (0..length_3).rev() {
                let v_2 = kept_3.take();
                let d_x = &mut d_v[k..][i_6];
                let d_7 = d_sum_2;
                (*d_x) += d_7 * v_2;
                (*d_x) += d_7 * v_2;
            }
            for i_5 in (k + 1)..M {
                let d_8 = ::core::mem::take(&mut d_v[i_5]);
                d_a[i_5][k] += d_8;
            }
            let d_9 = ::core::mem::take(&mut d_v[k]);
            d_a[k][k] += d_9;
            d_alpha -= d_9;
            d_sqrt_2 -= d_alpha * ::rootgrad_autodiff::rules::copysign(sqrt_2, v_3).0;
            d_a[k][k] -= d_alpha * ::rootgrad_autodiff::rules::copysign(sqrt_2, v_3).1;
            d_norm += d_sqrt_2 * ::rootgrad_autodiff::rules::by_result::sqrt(sqrt_2);
            for i_4 in (k..M).rev() {
                let v_4 = kept_5.take();
                let d_10 = d_norm;
                d_a[i_4][k] += d_10 * v_4;
                d_a[i_4][k] += d_10 * v_4;
            }
        }
        for i_2 in (0..length).rev() {
            let length_2 = kept_11.take();
            let i = i_2;
            let d_row = &mut d_a[i_2];
            for i_3 in (0..length_2).rev() {
                let j = i_3;
                let d_11 = ::core::mem::take(&mut d_row[i_3]);
                d_p[((i * N) + j) % p.len()] += d_11 * (1.0 + ((i * j) as f64));
            }
        }
        kept_1.finish();
        kept_2.finish();
        kept_3.finish();
        kept_5.finish();
        pass_1.finish();
        kept_11.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(p: &[f64], t_p: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("p", p.len(), "t_p", t_p.len());
        const M: usize = 4;
        const N: usize = 3;
        let mut a = [[0.0; N]; M];
        let mut t_a = ::rootgrad_autodiff::Differentiable::zero_like(&a);
        let length = a.len();
        for i_2 in 0..length {
            let i = i_2;
            let row = &mut a[i_2];
            let t_row = &mut t_a[i_2];
            let length_2 = row.len();
            for i_3 in 0..length_2 {
                let j = i_3;
                let e = &mut row[i_3];
                let t_e = &mut t_row[i_3];
                let t;
                if i == j {
                    t = 2.0;
                } else {
                    t = 0.0;
                }
                (*t_e) = t_p[((i * N) + j) % p.len()] * (1.0 + ((i * j) as f64));
                (*e) = (p[(((i * N) + j) % p.len())] * (1.0 + ((i * j) as f64))) + t;
            }
        }
        for k in 0..N {
            let mut norm = 0.0;
            let mut t_norm = 0.0;
            for i_4 in k..M {
                t_norm += t_a[i_4][k] * a[i_4][k] + a[i_4][k] * t_a[i_4][k];
                norm += a[i_4][k] * a[i_4][k];
            }
            let p_1 = ::rootgrad_autodiff::rules::copysign(norm.sqrt(), a[k][k]);
            let alpha = -norm.sqrt().copysign(a[k][k]);
            let t_alpha = -(p_1.0 * (::rootgrad_autodiff::rules::sqrt(norm) * t_norm)
                + p_1.1 * t_a[k][k]);
            let mut v = [0.0; M];
            let mut t_v = [0.0; M];
            t_v[k] = t_a[k][k] - t_alpha;
            v[k] = a[k][k] - alpha;
            for i_5 in (k + 1)..M {
                t_v[i_5] = t_a[i_5][k];
                v[i_5] = a[i_5][k];
            }
            let mut sum_2: f64 = -0.0;
            let mut t_sum_2: f64 = 0.0;
            let length_3 = v[k..].len();
            for i_6 in 0..length_3 {
                let x = &v[k..][i_6];
                let t_x = &t_v[k..][i_6];
                t_sum_2 += (*t_x) * (*x) + (*x) * (*t_x);
                sum_2 += (*x) * (*x);
            }
            let vtv: f64 = sum_2;
            let t_vtv: f64 = t_sum_2;
            for j_2 in k..N {
                let mut sum_3: f64 = -0.0;
                let mut t_sum_3: f64 = 0.0;
                for i_7 in k..M {
                    let i_8 = i_7;
                    t_sum_3 += t_v[i_8] * a[i_8][j_2] + v[i_8] * t_a[i_8][j_2];
                    sum_3 += v[i_8] * a[i_8][j_2];
                }
                let dot: f64 = sum_3;
                let t_dot: f64 = t_sum_3;
                for i_9 in k..M {
                    t_a[i_9][j_2]
                        -= (((2.0 * t_dot) - ((2.0 * dot) / vtv) * t_vtv) / vtv) * v[i_9]
                            + ((2.0 * dot) / vtv) * t_v[i_9];
                    a[i_9][j_2] -= ((2.0 * dot) / vtv) * v[i_9];
                }
            }
        }
        let mut sum_4: f64 = -0.0;
        let mut t_sum_4: f64 = 0.0;
        for i_10 in 0..N {
            let i_11 = i_10;
            t_sum_4
                += ::rootgrad_autodiff::rules::ln(a[i_11][i_11].abs())
                    * (::rootgrad_autodiff::rules::abs(a[i_11][i_11]) * t_a[i_11][i_11]);
            sum_4 += a[i_11][i_11].abs().ln();
        }
        let result: f64 = sum_4 + (a[0][1] * a[1][2]);
        let t_result: f64 = t_sum_4 + (t_a[0][1] * a[1][2] + a[0][1] * t_a[1][2]);
        (result, t_result)
    }
}
mod lu_pivot {
    ///The derivative of [`det`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    enum det {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl det {
        /// Of what the function writes, the derivative gets the values before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        fn __of<F: 'static>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_function(called, &det)
        }
        /// The reverse derivative of [`det`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pullback(mut a: Vec<Vec<f64>>, d_ret: f64) -> (f64, Vec<Vec<f64>>) {
            let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
            let mut kept_2 = ::rootgrad_autodiff::rt::Tape::new();
            let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
            let mut kept_6 = ::rootgrad_autodiff::rt::Tape::new();
            let mut kept_7 = ::rootgrad_autodiff::rt::Tape::new();
            let mut kept_8 = ::rootgrad_autodiff::rt::Tape::new();
            let mut kept_9 = ::rootgrad_autodiff::rt::Slot::new();
            let mut result: f64 = ::core::default::Default::default();
            let n = a.len();
            let mut sign = 1.0;
            let mut running = true;
            let mut jumped = false;
            let mut passes_of_kept_9 = 0usize;
            for k in 0..n {
                passes_of_kept_9 += 1;
                let mut pivot = k;
                for i in (k + 1)..n {
                    if a[i][k].abs() > a[pivot][k].abs() {
                        pivot = i;
                    }
                }
                if kept_8.keep((a[pivot][k] == 0.0)) {
                    result = 0.0;
                    running = false;
                    jumped = true;
                } else {
                    if kept_7.keep((pivot != k)) {
                        let at = kept_6.keep(pivot);
                        let at_2 = k;
                        a.swap(at, at_2);
                        sign = -sign;
                    }
                    for i_2 in (k + 1)..n {
                        let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
                        let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
                        let f = kept_4.keep((a[i_2][k] / kept_3.keep(a[k][k])));
                        for j in k..n {
                            let akj = kept_2.keep(a[k][j]);
                            a[i_2][j] -= f * akj;
                        }
                        pass_1.push((kept_3.take(), kept_4.take()));
                    }
                }
                if !running {
                    break;
                }
            }
            kept_9.keep(passes_of_kept_9);
            if !jumped {
                let mut d = sign;
                let length = a.len();
                for i_3 in 0..length {
                    let i_4 = i_3;
                    let row = &a[i_3];
                    d = kept_1.keep(d) * row[i_4];
                }
                result = d;
            }
            let mut d_a = ::rootgrad_autodiff::Differentiable::zero_like(&a);
            let mut d_result = d_ret;
            if !jumped {
                let length = a.len();
                let mut d_d: f64 = -0.0;
                let d_1 = ::core::mem::take(&mut d_result);
                d_d += d_1;
                for i_3 in (0..length).rev() {
                    let v_1 = kept_1.take();
                    let i_4 = i_3;
                    let row = &a[i_3];
                    let d_2 = ::core::mem::take(&mut d_d);
                    d_d += d_2 * row[i_4];
                    d_a[i_3][i_4] += d_2 * v_1;
                }
            }
            for k in ::rootgrad_autodiff::rt::Steps::from(0..n).take(kept_9.take()).rev()
            {
                let v_4 = kept_8.take();
                if v_4 {
                    let _ = ::core::mem::take(&mut d_result);
                } else {
                    let v_3 = kept_7.take();
                    for i_2 in ((k + 1)..n).rev() {
                        let (v_2, f) = pass_1.take();
                        let mut d_f: f64 = -0.0;
                        for j in (k..n).rev() {
                            let akj = kept_2.take();
                            let mut d_akj: f64 = -0.0;
                            let d_4 = d_a[i_2][j];
                            d_f -= d_4 * akj;
                            d_akj -= d_4 * f;
                            d_a[k][j] += d_akj;
                        }
                        d_a[i_2][k] += d_f / v_2;
                        d_a[k][k] -= d_f / v_2 * f;
                    }
                    if v_3 {
                        let at = kept_6.take();
                        let at_2 = k;
                        d_a.swap(at, at_2);
                    }
                }
            }
            kept_1.finish();
            kept_2.finish();
            pass_1.finish();
            kept_6.finish();
            kept_7.finish();
            kept_8.finish();
            (result, d_a)
        }
        /// The forward derivative of [`det`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pushforward(mut a: Vec<Vec<f64>>, mut t_a: Vec<Vec<f64>>) -> (f64, f64) {
            let mut result: f64 = ::core::default::Default::default();
            let mut t_result: f64 = 0.0;
            let n = a.len();
            let mut sign = 1.0;
            let mut running = true;
            let mut jumped = false;
            for k in 0..n {
                let mut pivot = k;
                for i in (k + 1)..n {
                    if a[i][k].abs() > a[pivot][k].abs() {
                        pivot = i;
                    }
                }
                if a[pivot][k] == 0.0 {
                    t_result = 0.0;
                    result = 0.0;
                    running = false;
                    jumped = true;
                } else {
                    if pivot != k {
                        let at = pivot;
                        let at_2 = k;
                        t_a.swap(at, at_2);
                        a.swap(at, at_2);
                        sign = -sign;
                    }
                    for i_2 in (k + 1)..n {
                        let f = a[i_2][k] / a[k][k];
                        let t_f = (t_a[i_2][k] - (a[i_2][k] / a[k][k]) * t_a[k][k])
                            / a[k][k];
                        for j in k..n {
                            let akj = a[k][j];
                            let t_akj = t_a[k][j];
                            t_a[i_2][j] -= t_f * akj + f * t_akj;
                            a[i_2][j] -= f * akj;
                        }
                    }
                }
                if !running {
                    break;
                }
            }
            if !jumped {
                let mut d = sign;
                let mut t_d = 0.0;
                let length = a.len();
                for i_3 in 0..length {
                    let i_4 = i_3;
                    let row = &a[i_3];
                    let t_row = &t_a[i_3];
                    t_d = t_d * row[i_4] + d * t_row[i_4];
                    d = d * row[i_4];
                }
                t_result = t_d;
                result = d;
            }
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp(
            called: impl ::core::ops::Fn(Vec<Vec<f64>>) -> f64 + 'static,
            a0: Vec<Vec<f64>>,
            t0: impl ::rootgrad_autodiff::rt::Tangent<Vec<Vec<f64>>>,
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
        fn pushforward_pullback(
            mut a: Vec<Vec<f64>>,
            mut t_a: Vec<Vec<f64>>,
            d_ret: (f64, f64),
        ) -> (Vec<Vec<f64>>, Vec<Vec<f64>>) {
            let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
            let mut pass_2 = ::rootgrad_autodiff::rt::Tape::new();
            let mut pass_3 = ::rootgrad_autodiff::rt::Tape::new();
            let mut kept_15 = ::rootgrad_autodiff::rt::Tape::new();
            let mut kept_16 = ::rootgrad_autodiff::rt::Tape::new();
            let mut kept_17 = ::rootgrad_autodiff::rt::Tape::new();
            let mut kept_18 = ::rootgrad_autodiff::rt::Slot::new();
            let mut result: f64 = ::core::default::Default::default();
            let mut t_result: f64 = 0.0;
            let n = a.len();
            let mut sign = 1.0;
            let mut running = true;
            let mut jumped = false;
            let mut running_2 = true;
            let mut passes_of_kept_18 = 0usize;
            for k in 0..n {
                passes_of_kept_18 += 1;
                let mut pivot = k;
                for i in (k + 1)..n {
                    if a[i][k].abs() > a[pivot][k].abs() {
                        pivot = i;
                    }
                }
                if kept_17.keep((a[pivot][k] == 0.0)) {
                    t_result = 0.0;
                    result = 0.0;
                    running = false;
                    jumped = true;
                } else {
                    if kept_16.keep((pivot != k)) {
                        let at = kept_15.keep(pivot);
                        let at_2 = k;
                        let at_3 = at;
                        let at_4 = at_2;
                        t_a.swap(at_3, at_4);
                        let at_5 = at;
                        let at_6 = at_2;
                        a.swap(at_5, at_6);
                        sign = -sign;
                    }
                    for i_2 in (k + 1)..n {
                        let mut kept_7 = ::rootgrad_autodiff::rt::Slot::new();
                        let mut kept_8 = ::rootgrad_autodiff::rt::Slot::new();
                        let mut kept_9 = ::rootgrad_autodiff::rt::Slot::new();
                        let mut kept_10 = ::rootgrad_autodiff::rt::Slot::new();
                        let mut kept_11 = ::rootgrad_autodiff::rt::Slot::new();
                        let mut kept_12 = ::rootgrad_autodiff::rt::Slot::new();
                        let mut kept_13 = ::rootgrad_autodiff::rt::Slot::new();
                        let f = kept_13.keep((a[i_2][k] / kept_11.keep(a[k][k])));
                        let t_f = kept_12
                            .keep(
                                ((t_a[i_2][k]
                                    - (kept_10.keep((kept_9.keep(a[i_2][k]) / a[k][k]))
                                        * kept_8.keep(t_a[k][k]))) / kept_7.keep(a[k][k])),
                            );
                        for j in k..n {
                            let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
                            let mut kept_5 = ::rootgrad_autodiff::rt::Slot::new();
                            let akj = kept_5.keep(a[k][j]);
                            let t_akj = kept_4.keep(t_a[k][j]);
                            t_a[i_2][j] -= (t_f * akj) + (f * t_akj);
                            a[i_2][j] -= f * akj;
                            pass_2.push((kept_4.take(), kept_5.take()));
                        }
                        pass_3
                            .push((
                                kept_7.take(),
                                kept_8.take(),
                                kept_9.take(),
                                kept_10.take(),
                                kept_11.take(),
                                kept_12.take(),
                                kept_13.take(),
                            ));
                    }
                }
                if !running {
                    running_2 = false;
                }
                if !running_2 {
                    break;
                }
            }
            kept_18.keep(passes_of_kept_18);
            if !jumped {
                let mut d = sign;
                let mut t_d = 0.0;
                let length = a.len();
                for i_3 in 0..length {
                    let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
                    let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
                    let d_1 = kept_2.keep(d);
                    let i_4 = i_3;
                    let row = &a[i_3];
                    let t_row = &t_a[i_3];
                    t_d = (kept_1.keep(t_d) * row[i_4]) + (d_1 * t_row[i_4]);
                    d = d_1 * row[i_4];
                    pass_1.push((kept_1.take(), kept_2.take()));
                }
                t_result = t_d;
                result = d;
            }
            let result_2: (f64, f64) = (result, t_result);
            let mut d_a = ::rootgrad_autodiff::Differentiable::zero_like(&a);
            let mut d_t_a = ::rootgrad_autodiff::Differentiable::zero_like(&t_a);
            let mut d_result_2 = d_ret;
            let mut d_result: f64 = -0.0;
            let mut d_t_result: f64 = -0.0;
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            if !jumped {
                let length = a.len();
                let mut d_d: f64 = -0.0;
                let mut d_t_d: f64 = -0.0;
                let d_2 = ::core::mem::take(&mut d_result);
                d_d += d_2;
                let d_3 = ::core::mem::take(&mut d_t_result);
                d_t_d += d_3;
                for i_3 in (0..length).rev() {
                    let (v_1, d_1) = pass_1.take();
                    let i_4 = i_3;
                    let row = &a[i_3];
                    let t_row = &t_a[i_3];
                    let mut d_d_1: f64 = -0.0;
                    let d_4 = ::core::mem::take(&mut d_d);
                    d_d_1 += d_4 * row[i_4];
                    d_a[i_3][i_4] += d_4 * d_1;
                    let d_5 = ::core::mem::take(&mut d_t_d);
                    d_t_d += d_5 * row[i_4];
                    d_a[i_3][i_4] += d_5 * v_1;
                    d_d_1 += d_5 * t_row[i_4];
                    d_t_a[i_3][i_4] += d_5 * d_1;
                    d_d += d_d_1;
                }
            }
            for k in ::rootgrad_autodiff::rt::Steps::from(0..n)
                .take(kept_18.take())
                .rev()
            {
                let v_8 = kept_17.take();
                if v_8 {
                    let _ = ::core::mem::take(&mut d_result);
                    let _ = ::core::mem::take(&mut d_t_result);
                } else {
                    let v_7 = kept_16.take();
                    for i_2 in ((k + 1)..n).rev() {
                        let (v_2, v_3, v_4, v_5, v_6, t_f, f) = pass_3.take();
                        let mut d_f: f64 = -0.0;
                        let mut d_t_f: f64 = -0.0;
                        for j in (k..n).rev() {
                            let (t_akj, akj) = pass_2.take();
                            let mut d_akj: f64 = -0.0;
                            let mut d_t_akj: f64 = -0.0;
                            let d_8 = d_a[i_2][j];
                            d_f -= d_8 * akj;
                            d_akj -= d_8 * f;
                            let d_9 = d_t_a[i_2][j];
                            d_t_f -= d_9 * akj;
                            d_akj -= d_9 * t_f;
                            d_f -= d_9 * t_akj;
                            d_t_akj -= d_9 * f;
                            d_t_a[k][j] += d_t_akj;
                            d_a[k][j] += d_akj;
                        }
                        let d_10 = d_t_f / v_2;
                        d_t_a[i_2][k] += d_10;
                        let d_11 = d_10 * v_3;
                        d_a[i_2][k] -= d_11 / v_2;
                        d_a[k][k] += d_11 / v_2 * (v_4 / v_2);
                        d_t_a[k][k] -= d_10 * v_5;
                        d_a[k][k] -= d_t_f / v_2 * t_f;
                        d_a[i_2][k] += d_f / v_6;
                        d_a[k][k] -= d_f / v_6 * f;
                    }
                    if v_7 {
                        let at = kept_15.take();
                        let at_2 = k;
                        let at_3 = at;
                        let at_4 = at_2;
                        let at_5 = at;
                        let at_6 = at_2;
                        d_a.swap(at_5, at_6);
                        d_t_a.swap(at_3, at_4);
                    }
                }
            }
            pass_1.finish();
            pass_2.finish();
            pass_3.finish();
            kept_15.finish();
            kept_16.finish();
            kept_17.finish();
            (d_a, d_t_a)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp<'__shadow>(
            called: impl ::core::ops::Fn(Vec<Vec<f64>>) -> f64 + 'static,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a0: Vec<Vec<f64>>,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Vec<Vec<f64>>>,
            a1: impl ::rootgrad_autodiff::rt::Tangent<Vec<Vec<f64>>>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Vec<Vec<f64>>>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(f64, f64)>,
        ) {
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
        fn __vjp<'__shadow>(
            a0: Vec<Vec<f64>>,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Vec<Vec<f64>>>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
        ) {
            let mut store0 = ::rootgrad_autodiff::rt::discarded(&a0);
            let (_primal, g0) = Self::pullback(a0, d_ret.seed());
            ::rootgrad_autodiff::rt::accumulate(d0.or_discard(&mut store0), &g0);
        }
    }
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(p: &[f64], d_p: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::callees!(det as rule_of_det);
        ::rootgrad_autodiff::rt::same_length("p", p.len(), d_p.len());
        let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
        let n = 3;
        let size = n;
        let length = p.len().div_ceil(size);
        let mut rows: ::std::vec::Vec<Vec<f64>> = ::std::vec![
            ::rootgrad_autodiff::rt::any_value(); length
        ];
        let length_2 = p.len().div_ceil(size);
        for i in 0..length_2 {
            let c = &p[(i * size)..((i * size) + size).min(p.len())];
            shape_1.keep(&rows[i]);
            rows[i] = c.to_vec();
        }
        let value = rule_of_det::__of(det)(::core::clone::Clone::clone(&rows));
        let result: f64 = value;
        let mut d_result = d_ret;
        let mut d_rows = ::rootgrad_autodiff::Differentiable::zero_like(&rows);
        let mut d_value: f64 = -0.0;
        d_value += d_result;
        rule_of_det::__vjp(::core::clone::Clone::clone(&rows), &mut d_rows, d_value);
        for i in (0..length_2).rev() {
            let d_c = &mut d_p[i * size..((i * size) + size).min(p.len())];
            let d_1 = shape_1.replace(&mut d_rows[i]);
            ::rootgrad_autodiff::rt::accumulate_slice(&mut (*d_c)[..], &d_1[..]);
        }
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(p: &[f64], t_p: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(det as rule_of_det);
        ::rootgrad_autodiff::rt::equal_lengths("p", p.len(), "t_p", t_p.len());
        let n = 3;
        let size = n;
        let length = p.len().div_ceil(size);
        let mut rows: ::std::vec::Vec<Vec<f64>> = ::std::vec![
            ::rootgrad_autodiff::rt::any_value(); length
        ];
        let mut t_rows: ::std::vec::Vec<Vec<f64>> = ::rootgrad_autodiff::Differentiable::zero_like(
            &rows,
        );
        let length_2 = p.len().div_ceil(size);
        for i in 0..length_2 {
            let c = &p[(i * size)..((i * size) + size).min(p.len())];
            let t_c = &t_p[i * size..((i * size) + size).min(p.len())];
            t_rows[i] = t_c.to_vec();
            rows[i] = c.to_vec();
        }
        let (v_1, t_value) = rule_of_det::__jvp(det, rows, t_rows);
        let value = v_1;
        let result: f64 = value;
        let t_result: f64 = t_value;
        (result, t_result)
    }
}
mod rows_swapped {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(p: &[f64], d_p: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("p", p.len(), d_p.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_4 = ::rootgrad_autodiff::rt::Tape::new();
        let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut pass_2 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_12 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_13 = ::rootgrad_autodiff::rt::Tape::new();
        let like_i = ::rootgrad_autodiff::rt::Like::new();
        let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
        let mut d_result = d_ret;
        let n = 3;
        let size = n;
        let length = p.len().div_ceil(size);
        let mut a: ::std::vec::Vec<Vec<f64>> = ::std::vec![
            ::rootgrad_autodiff::rt::any_value(); length
        ];
        let length_2 = p.len().div_ceil(size);
        for i_2 in 0..length_2 {
            let c = &p[(i_2 * size)..((i_2 * size) + size).min(p.len())];
            shape_1.keep(&a[i_2]);
            a[i_2] = c.to_vec();
        }
        let length_3 = ::rootgrad_autodiff::rt::count(0, n);
        let mut b: ::std::vec::Vec<f64> = ::std::vec![0.0; length_3];
        let length_4 = ::rootgrad_autodiff::rt::count(0, n);
        for i_3 in 0..length_4 {
            let i = ::rootgrad_autodiff::rt::nth_before(0, n, i_3);
            like_i.of(&i);
            b[i_3] = 1.0 + ((i as f64) * p[i]);
        }
        for k in 0..n {
            let mut found = false;
            let mut chosen = ::core::default::Default::default();
            for i_4 in k..n {
                if kept_12.keep((!found)) {
                    chosen = i_4;
                    found = true;
                } else {
                    let mut kept_8 = ::rootgrad_autodiff::rt::Slot::new();
                    let mut kept_9 = ::rootgrad_autodiff::rt::Slot::new();
                    let mut kept_10 = ::rootgrad_autodiff::rt::Slot::new();
                    let i_5 = kept_10.keep(chosen);
                    let j = i_4;
                    let t_2 = kept_9.keep(a[i_5][k]).abs();
                    let t = kept_8.keep(a[j][k]).abs();
                    let better = t_2.total_cmp(&t) != ::core::cmp::Ordering::Greater;
                    if better {
                        chosen = i_4;
                    }
                    pass_2.push((kept_8.take(), kept_9.take(), kept_10.take()));
                }
            }
            ::core::assert!(found, "called `Option::unwrap()` on a `None` value");
            let pivot = kept_13.keep(chosen);
            let at = k;
            let at_2 = pivot;
            a.swap(at, at_2);
            let at_3 = k;
            let at_4 = pivot;
            let t_3 = b[at_3];
            b[at_3] = b[at_4];
            b[at_4] = t_3;
            for i_6 in (k + 1)..n {
                let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_5 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_6 = ::rootgrad_autodiff::rt::Slot::new();
                let f = kept_6.keep((a[i_6][k] / kept_5.keep(a[k][k])));
                for j_2 in k..n {
                    a[i_6][j_2] -= f * kept_4.keep(a[k][j_2]);
                }
                b[i_6] -= f * kept_3.keep(b[k]);
                pass_1.push((kept_3.take(), kept_5.take(), kept_6.take()));
            }
        }
        let mut x = ::std::vec![0.0; n];
        for i_7 in (0..n).rev() {
            let mut sum_2: f64 = -0.0;
            for i_8 in (i_7 + 1)..n {
                let j_3 = i_8;
                sum_2 += a[i_7][j_3] * kept_1.keep(x[j_3]);
            }
            let s: f64 = kept_2.keep(sum_2);
            x[i_7] = (b[i_7] - s) / a[i_7][i_7];
        }
        let mut sum_3: f64 = -0.0;
        let length_5 = x.len();
        let mut d_a = ::rootgrad_autodiff::Differentiable::zero_like(&a);
        let mut d_b = ::rootgrad_autodiff::Differentiable::zero_like(&b);
        let mut d_x = ::rootgrad_autodiff::Differentiable::zero_like(&x);
        let mut d_sum_3: f64 = -0.0;
        d_sum_3 += d_result;
        for i_9 in 0..length_5 {
            sum_3 += x[i_9];
            let d_1 = d_sum_3;
            d_x[i_9] += d_1;
        }
        let result: f64 = sum_3;
        for i_7 in (0..n).rev().rev() {
            let s = kept_2.take();
            let mut d_sum_2: f64 = -0.0;
            let mut d_s: f64 = -0.0;
            let d_2 = ::core::mem::take(&mut d_x[i_7]);
            let d_3 = d_2 / a[i_7][i_7];
            d_b[i_7] += d_3;
            d_s -= d_3;
            d_a[i_7][i_7] -= d_2 / a[i_7][i_7] * ((b[i_7] - s) / a[i_7][i_7]);
            d_sum_2 += d_s;
            for i_8 in ((i_7 + 1)..n).rev() {
                let v_1 = kept_1.take();
                let j_3 = i_8;
                let d_4 = d_sum_2;
                d_a[i_7][j_3] += d_4 * v_1;
                d_x[j_3] += d_4 * a[i_7][j_3];
            }
        }
        for k in (0..n).rev() {
            let pivot = kept_13.take();
            let at = k;
            let at_2 = pivot;
            let at_3 = k;
            let at_4 = pivot;
            let mut d_t_3: f64 = -0.0;
            for i_6 in ((k + 1)..n).rev() {
                let (v_2, v_4, f) = pass_1.take();
                let mut d_f: f64 = -0.0;
                let d_5 = d_b[i_6];
                d_f -= d_5 * v_2;
                d_b[k] -= d_5 * f;
                for j_2 in (k..n).rev() {
                    let v_3 = kept_4.take();
                    let d_6 = d_a[i_6][j_2];
                    d_f -= d_6 * v_3;
                    d_a[k][j_2] -= d_6 * f;
                }
                d_a[i_6][k] += d_f / v_4;
                d_a[k][k] -= d_f / v_4 * f;
            }
            let d_7 = ::core::mem::take(&mut d_b[at_4]);
            d_t_3 += d_7;
            let d_8 = ::core::mem::take(&mut d_b[at_3]);
            d_b[at_4] += d_8;
            d_b[at_3] += d_t_3;
            d_a.swap(at, at_2);
            for i_4 in (k..n).rev() {
                let v_7 = kept_12.take();
                if v_7 {} else {
                    let (v_5, v_6, i_5) = pass_2.take();
                    let j = i_4;
                    let mut d_t_2: f64 = -0.0;
                    let mut d_t: f64 = -0.0;
                    d_a[j][k] += d_t * ::rootgrad_autodiff::rules::abs(v_5);
                    d_a[i_5][k] += d_t_2 * ::rootgrad_autodiff::rules::abs(v_6);
                }
            }
        }
        for i_3 in 0..length_4 {
            let i = ::rootgrad_autodiff::rt::nth_before(0, n, i_3);
            like_i.of(&i);
            let d_9 = ::core::mem::take(&mut d_b[i_3]);
            d_p[i] += d_9 * (i as f64);
        }
        for i_2 in (0..length_2).rev() {
            let d_c = &mut d_p[i_2 * size..((i_2 * size) + size).min(p.len())];
            let d_10 = shape_1.replace(&mut d_a[i_2]);
            ::rootgrad_autodiff::rt::accumulate_slice(&mut (*d_c)[..], &d_10[..]);
        }
        kept_1.finish();
        kept_2.finish();
        kept_4.finish();
        pass_1.finish();
        pass_2.finish();
        kept_12.finish();
        kept_13.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(p: &[f64], t_p: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("p", p.len(), "t_p", t_p.len());
        let n = 3;
        let size = n;
        let length = p.len().div_ceil(size);
        let mut a: ::std::vec::Vec<Vec<f64>> = ::std::vec![
            ::rootgrad_autodiff::rt::any_value(); length
        ];
        let mut t_a: ::std::vec::Vec<Vec<f64>> = ::rootgrad_autodiff::Differentiable::zero_like(
            &a,
        );
        let length_2 = p.len().div_ceil(size);
        for i_2 in 0..length_2 {
            let c = &p[(i_2 * size)..((i_2 * size) + size).min(p.len())];
            let t_c = &t_p[i_2 * size..((i_2 * size) + size).min(p.len())];
            t_a[i_2] = t_c.to_vec();
            a[i_2] = c.to_vec();
        }
        let length_3 = ::rootgrad_autodiff::rt::count(0, n);
        let mut b: ::std::vec::Vec<f64> = ::std::vec![0.0; length_3];
        let mut t_b: ::std::vec::Vec<f64> = ::std::vec![0.0; length_3];
        let length_4 = ::rootgrad_autodiff::rt::count(0, n);
        for i_3 in 0..length_4 {
            let i = ::rootgrad_autodiff::rt::nth_before(0, n, i_3);
            t_b[i_3] = (i as f64) * t_p[i];
            b[i_3] = 1.0 + ((i as f64) * p[i]);
        }
        for k in 0..n {
            let mut found = false;
            let mut chosen = ::core::default::Default::default();
            for i_4 in k..n {
                if !found {
                    chosen = i_4;
                    found = true;
                } else {
                    let i_5 = chosen;
                    let j = i_4;
                    let t_2 = a[i_5][k].abs();
                    let t_t_2 = ::rootgrad_autodiff::rules::abs(a[i_5][k]) * t_a[i_5][k];
                    let t = a[j][k].abs();
                    let t_t = ::rootgrad_autodiff::rules::abs(a[j][k]) * t_a[j][k];
                    let better = t_2.total_cmp(&t) != ::core::cmp::Ordering::Greater;
                    if better {
                        chosen = i_4;
                    }
                }
            }
            ::core::assert!(found, "called `Option::unwrap()` on a `None` value");
            let pivot = chosen;
            let at = k;
            let at_2 = pivot;
            t_a.swap(at, at_2);
            a.swap(at, at_2);
            let at_3 = k;
            let at_4 = pivot;
            let t_3 = b[at_3];
            let t_t_3 = t_b[at_3];
            t_b[at_3] = t_b[at_4];
            b[at_3] = b[at_4];
            t_b[at_4] = t_t_3;
            b[at_4] = t_3;
            for i_6 in (k + 1)..n {
                let f = a[i_6][k] / a[k][k];
                let t_f = (t_a[i_6][k] - (a[i_6][k] / a[k][k]) * t_a[k][k]) / a[k][k];
                for j_2 in k..n {
                    t_a[i_6][j_2] -= t_f * a[k][j_2] + f * t_a[k][j_2];
                    a[i_6][j_2] -= f * a[k][j_2];
                }
                t_b[i_6] -= t_f * b[k] + f * t_b[k];
                b[i_6] -= f * b[k];
            }
        }
        let mut x = ::std::vec![0.0; n];
        let mut t_x = ::std::vec![0.0; n];
        for i_7 in (0..n).rev() {
            let mut sum_2: f64 = -0.0;
            let mut t_sum_2: f64 = 0.0;
            for i_8 in (i_7 + 1)..n {
                let j_3 = i_8;
                t_sum_2 += t_a[i_7][j_3] * x[j_3] + a[i_7][j_3] * t_x[j_3];
                sum_2 += a[i_7][j_3] * x[j_3];
            }
            let s: f64 = sum_2;
            let t_s: f64 = t_sum_2;
            t_x[i_7] = ((t_b[i_7] - t_s) - ((b[i_7] - s) / a[i_7][i_7]) * t_a[i_7][i_7])
                / a[i_7][i_7];
            x[i_7] = (b[i_7] - s) / a[i_7][i_7];
        }
        let mut sum_3: f64 = -0.0;
        let mut t_sum_3: f64 = 0.0;
        let length_5 = x.len();
        for i_9 in 0..length_5 {
            t_sum_3 += t_x[i_9];
            sum_3 += x[i_9];
        }
        let result: f64 = sum_3;
        let t_result: f64 = t_sum_3;
        (result, t_result)
    }
}
mod gram_schmidt {
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
            a: &[f64],
            d_a: &mut [f64],
            b: &[f64],
            d_b: &mut [f64],
            d_ret: f64,
        ) -> f64 {
            ::rootgrad_autodiff::rt::same_length("a", a.len(), d_a.len());
            ::rootgrad_autodiff::rt::same_length("b", b.len(), d_b.len());
            let mut d_result = d_ret;
            let mut sum_2: f64 = -0.0;
            let length = a.len().min(b.len());
            let mut d_sum_2: f64 = -0.0;
            d_sum_2 += d_result;
            for i in 0..length {
                let x = &a[i];
                let y = &b[i];
                sum_2 += (*x) * (*y);
                let x = &a[i];
                let y = &b[i];
                let d_1 = d_sum_2;
                d_a[i] += d_1 * (*y);
                d_b[i] += d_1 * (*x);
            }
            let result: f64 = sum_2;
            result
        }
        /// The forward derivative of [`dot`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pushforward(a: &[f64], t_a: &[f64], b: &[f64], t_b: &[f64]) -> (f64, f64) {
            ::rootgrad_autodiff::rt::equal_lengths("a", a.len(), "t_a", t_a.len());
            ::rootgrad_autodiff::rt::equal_lengths("b", b.len(), "t_b", t_b.len());
            let mut sum_2: f64 = -0.0;
            let mut t_sum_2: f64 = 0.0;
            let length = a.len().min(b.len());
            for i in 0..length {
                let x = &a[i];
                let t_x = &t_a[i];
                let y = &b[i];
                let t_y = &t_b[i];
                t_sum_2 += (*t_x) * (*y) + (*x) * (*t_y);
                sum_2 += (*x) * (*y);
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
            a: &[f64],
            d_a: &mut [f64],
            t_a: &[f64],
            d_t_a: &mut [f64],
            b: &[f64],
            d_b: &mut [f64],
            t_b: &[f64],
            d_t_b: &mut [f64],
            d_ret: (f64, f64),
        ) {
            ::rootgrad_autodiff::rt::same_length("a", a.len(), d_a.len());
            ::rootgrad_autodiff::rt::same_length("t_a", t_a.len(), d_t_a.len());
            ::rootgrad_autodiff::rt::same_length("b", b.len(), d_b.len());
            ::rootgrad_autodiff::rt::same_length("t_b", t_b.len(), d_t_b.len());
            let mut sum_2: f64 = -0.0;
            let mut t_sum_2: f64 = 0.0;
            let length = a.len().min(b.len());
            for i in 0..length {
                let x = &a[i];
                let t_x = &t_a[i];
                let y = &b[i];
                let t_y = &t_b[i];
                t_sum_2 += ((*t_x) * (*y)) + ((*x) * (*t_y));
                sum_2 += (*x) * (*y);
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
                let x = &a[i];
                let t_x = &t_a[i];
                let y = &b[i];
                let t_y = &t_b[i];
                let d_x = &mut d_a[i];
                let d_y = &mut d_b[i];
                let d_1 = d_sum_2;
                (*d_x) += d_1 * (*y);
                (*d_y) += d_1 * (*x);
                let d_2 = d_t_sum_2;
                d_t_a[i] += d_2 * (*y);
                (*d_y) += d_2 * (*t_x);
                (*d_x) += d_2 * (*t_y);
                d_t_b[i] += d_2 * (*x);
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
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(p: &[f64], d_p: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::callees!(dot as rule_of_dot);
        ::rootgrad_autodiff::rt::same_length("p", p.len(), d_p.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_3 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_4 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_5 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_6 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_7 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_8 = ::rootgrad_autodiff::rt::Tape::new();
        let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut pass_2 = ::rootgrad_autodiff::rt::Tape::new();
        let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_3 = ::rootgrad_autodiff::Shapes::new();
        let n = 3;
        let mut q: Vec<Vec<f64>> = Vec::new();
        let size = n;
        let length = p.len() / size;
        for i in 0..length {
            let mut kept_12 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_13 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_14 = ::rootgrad_autodiff::rt::Slot::new();
            let row = &p[(i * size)..((i * size) + size)];
            let mut v = row.to_vec();
            shape_1.keep(&v);
            let length_2 = kept_14.keep(q.len());
            for i_2 in 0..length_2 {
                let mut kept_9 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_10 = ::rootgrad_autodiff::rt::Slot::new();
                let u = &q[i_2];
                kept_7.keep_owned(u);
                kept_8.keep_owned(&v);
                let c = kept_10.keep(rule_of_dot::__of(dot)(u, &v));
                let length_3 = kept_9.keep(v.len().min(u.len()));
                for i_3 in 0..length_3 {
                    let vi = &mut v[i_3];
                    let ui = &u[i_3];
                    (*vi) -= c * kept_6.keep((*ui));
                }
                pass_1.push((kept_9.take(), kept_10.take()));
            }
            kept_2.keep_owned(&v);
            kept_3.keep_owned(&v);
            kept_4.keep(::rootgrad_autodiff::rt::span_of(&v, &v));
            kept_5.keep(::rootgrad_autodiff::rt::span_of(&v, &v));
            let value = kept_13.keep(rule_of_dot::__of(dot)(&v, &v));
            shape_2.keep(&value);
            let norm = value.sqrt();
            shape_3.keep(&norm);
            let length_4 = kept_12.keep(v.len());
            for i_4 in 0..length_4 {
                let vi_2 = &mut v[i_4];
                (*vi_2) = kept_1.keep((*vi_2)) / norm;
            }
            q.push(v);
            pass_2.push((kept_12.take(), kept_13.take(), kept_14.take()));
        }
        let result: f64 = (q[0][1] * q[1][2]) + (q[2][0] * q[2][1]);
        let mut d_result = d_ret;
        let mut d_q = ::rootgrad_autodiff::Differentiable::zero_like(&q);
        d_q[0][1] += d_result * q[1][2];
        d_q[1][2] += d_result * q[0][1];
        d_q[2][0] += d_result * q[2][1];
        d_q[2][1] += d_result * q[2][0];
        for i in (0..length).rev() {
            let (length_4, value, length_2) = pass_2.take();
            let norm = value.sqrt();
            let mut d_v = shape_1.zero();
            let mut d_value = shape_2.zero();
            let mut d_norm = shape_3.zero();
            let d_row = &mut d_p[i * size..(i * size) + size];
            let d_1 = ::rootgrad_autodiff::rt::popped(&mut d_q);
            ::rootgrad_autodiff::rt::accumulate(&mut d_v, &(d_1));
            for i_4 in (0..length_4).rev() {
                let v_1 = kept_1.take();
                let d_vi_2 = &mut d_v[i_4];
                let d_2 = ::core::mem::take(&mut (*d_vi_2));
                (*d_vi_2) += d_2 / norm;
                d_norm -= d_2 / norm * (v_1 / norm);
            }
            let d_3 = ::rootgrad_autodiff::rt::scalar(d_norm);
            d_value += d_3 * ::rootgrad_autodiff::rules::sqrt(value);
            let v_2 = kept_2.take();
            let v_3 = kept_3.take();
            let v_4 = kept_4.take();
            let v_5 = kept_5.take();
            ::rootgrad_autodiff::rt::with_parts(
                &mut d_v,
                [v_4, v_5],
                |[d_4, d_5]| rule_of_dot::__vjp(&v_2, d_4, &v_3, d_5, d_value),
            );
            for i_2 in (0..length_2).rev() {
                let (length_3, c) = pass_1.take();
                let mut d_c: f64 = -0.0;
                for i_3 in (0..length_3).rev() {
                    let v_6 = kept_6.take();
                    let d_6 = d_v[i_3];
                    d_c -= d_6 * v_6;
                    d_q[i_2][i_3] -= d_6 * c;
                }
                let v_7 = kept_7.take();
                let v_8 = kept_8.take();
                rule_of_dot::__vjp(&v_7, &mut d_q[i_2], &v_8, &mut d_v, d_c);
            }
            ::rootgrad_autodiff::rt::accumulate_slice(&mut (*d_row)[..], &d_v[..]);
        }
        kept_1.finish();
        kept_2.finish();
        kept_3.finish();
        kept_4.finish();
        kept_5.finish();
        kept_6.finish();
        kept_7.finish();
        kept_8.finish();
        pass_1.finish();
        pass_2.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(p: &[f64], t_p: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(dot as rule_of_dot);
        ::rootgrad_autodiff::rt::equal_lengths("p", p.len(), "t_p", t_p.len());
        let n = 3;
        let mut q: Vec<Vec<f64>> = Vec::new();
        let mut t_q: Vec<Vec<f64>> = ::rootgrad_autodiff::Differentiable::zero_like(&q);
        let size = n;
        let length = p.len() / size;
        for i in 0..length {
            let row = &p[(i * size)..((i * size) + size)];
            let t_row = &t_p[i * size..(i * size) + size];
            let mut v = row.to_vec();
            let mut t_v = t_row.to_vec();
            let length_2 = q.len();
            for i_2 in 0..length_2 {
                let u = &q[i_2];
                let t_u = &t_q[i_2];
                let (v_1, t_c) = rule_of_dot::__jvp(dot, u, t_u, &v, &t_v);
                let c = v_1;
                let length_3 = v.len().min(u.len());
                for i_3 in 0..length_3 {
                    let vi = &mut v[i_3];
                    let t_vi = &mut t_v[i_3];
                    let ui = &u[i_3];
                    let t_ui = &t_u[i_3];
                    (*t_vi) -= t_c * (*ui) + c * (*t_ui);
                    (*vi) -= c * (*ui);
                }
            }
            let (v_2, t_value) = rule_of_dot::__jvp(dot, &v, &t_v, &v, &t_v);
            let value = v_2;
            let norm = value.sqrt();
            let t_norm = ::rootgrad_autodiff::rules::sqrt(value) * t_value;
            let length_4 = v.len();
            for i_4 in 0..length_4 {
                let vi_2 = &mut v[i_4];
                let t_vi_2 = &mut t_v[i_4];
                (*t_vi_2) = ((*t_vi_2) - ((*vi_2) / norm) * t_norm) / norm;
                (*vi_2) = (*vi_2) / norm;
            }
            t_q.push(t_v);
            q.push(v);
        }
        let result: f64 = (q[0][1] * q[1][2]) + (q[2][0] * q[2][1]);
        let t_result: f64 = (t_q[0][1] * q[1][2] + q[0][1] * t_q[1][2])
            + (t_q[2][0] * q[2][1] + q[2][0] * t_q[2][1]);
        (result, t_result)
    }
}
mod jacobi_eigen {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(p: &[f64], d_p: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("p", p.len(), d_p.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut pass_2 = ::rootgrad_autodiff::rt::Tape::new();
        let mut pass_3 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_11 = ::rootgrad_autodiff::rt::Tape::new();
        let mut a = [[p[0], p[1], p[2]], [p[1], p[3], p[4]], [p[2], p[4], p[5]]];
        for _sweep in 0..6 {
            for i in 0..2 {
                for j in (i + 1)..3 {
                    if kept_11.keep((a[i][j].abs() < 1e-14)) {} else {
                        let mut kept_8 = ::rootgrad_autodiff::rt::Slot::new();
                        let mut kept_9 = ::rootgrad_autodiff::rt::Slot::new();
                        let theta = kept_9
                            .keep(((0.5 * (a[j][j] - a[i][i])) / kept_8.keep(a[i][j])));
                        let sqrt_2 = ((theta * theta) + 1.0).sqrt();
                        let t = theta.signum() / (theta.abs() + sqrt_2);
                        let sqrt_3 = ((t * t) + 1.0).sqrt();
                        let c = 1.0 / sqrt_3;
                        let s = t * c;
                        for k in 0..3 {
                            let mut kept_5 = ::rootgrad_autodiff::rt::Slot::new();
                            let mut kept_6 = ::rootgrad_autodiff::rt::Slot::new();
                            let t_2 = kept_6.keep(a[k][i]);
                            let t_3 = kept_5.keep(a[k][j]);
                            let aki = t_2;
                            let akj = t_3;
                            a[k][i] = (c * aki) - (s * akj);
                            a[k][j] = (s * aki) + (c * akj);
                            pass_2.push((kept_5.take(), kept_6.take()));
                        }
                        for k_2 in 0..3 {
                            let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
                            let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
                            let t_4 = kept_3.keep(a[i][k_2]);
                            let t_5 = kept_2.keep(a[j][k_2]);
                            let aik = t_4;
                            let ajk = t_5;
                            a[i][k_2] = (c * aik) - (s * ajk);
                            a[j][k_2] = (s * aik) + (c * ajk);
                            pass_1.push((kept_2.take(), kept_3.take()));
                        }
                        pass_3.push((kept_8.take(), kept_9.take()));
                    }
                }
            }
        }
        let eig = [a[0][0], a[1][1], a[2][2]];
        let mut acc = f64::NEG_INFINITY;
        let length = eig.len();
        for i_2 in 0..length {
            let x = kept_1.keep(acc);
            let x_2 = eig[i_2];
            acc = x.max(x_2);
        }
        let result: f64 = acc;
        let mut d_result = d_ret;
        let mut d_a = ::rootgrad_autodiff::Differentiable::zero_like(&a);
        let mut d_eig = ::rootgrad_autodiff::Differentiable::zero_like(&eig);
        let mut d_acc: f64 = -0.0;
        d_acc += d_result;
        for i_2 in (0..length).rev() {
            let x = kept_1.take();
            let x_2 = eig[i_2];
            let mut d_x: f64 = -0.0;
            let mut d_x_2: f64 = -0.0;
            let d_1 = ::core::mem::take(&mut d_acc);
            d_x += d_1 * ::rootgrad_autodiff::rules::max(x, x_2).0;
            d_x_2 += d_1 * ::rootgrad_autodiff::rules::max(x, x_2).1;
            d_eig[i_2] += d_x_2;
            d_acc += d_x;
        }
        d_a[0][0] += d_eig[0];
        d_a[1][1] += d_eig[1];
        d_a[2][2] += d_eig[2];
        for _sweep in (0..6).rev() {
            for i in (0..2).rev() {
                for j in ((i + 1)..3).rev() {
                    let v_2 = kept_11.take();
                    if v_2 {} else {
                        let (v_1, theta) = pass_3.take();
                        let sqrt_2 = ((theta * theta) + 1.0).sqrt();
                        let t = theta.signum() / (theta.abs() + sqrt_2);
                        let sqrt_3 = ((t * t) + 1.0).sqrt();
                        let c = 1.0 / sqrt_3;
                        let s = t * c;
                        let mut d_theta: f64 = -0.0;
                        let mut d_sqrt_2: f64 = -0.0;
                        let mut d_t: f64 = -0.0;
                        let mut d_sqrt_3: f64 = -0.0;
                        let mut d_c: f64 = -0.0;
                        let mut d_s: f64 = -0.0;
                        for k_2 in (0..3).rev() {
                            let (t_5, t_4) = pass_1.take();
                            let aik = t_4;
                            let ajk = t_5;
                            let mut d_t_4: f64 = -0.0;
                            let mut d_t_5: f64 = -0.0;
                            let mut d_aik: f64 = -0.0;
                            let mut d_ajk: f64 = -0.0;
                            let d_2 = ::core::mem::take(&mut d_a[j][k_2]);
                            d_s += d_2 * aik;
                            d_aik += d_2 * s;
                            d_c += d_2 * ajk;
                            d_ajk += d_2 * c;
                            let d_3 = ::core::mem::take(&mut d_a[i][k_2]);
                            d_c += d_3 * aik;
                            d_aik += d_3 * c;
                            d_s -= d_3 * ajk;
                            d_ajk -= d_3 * s;
                            d_t_5 += d_ajk;
                            d_t_4 += d_aik;
                            d_a[j][k_2] += d_t_5;
                            d_a[i][k_2] += d_t_4;
                        }
                        for k in (0..3).rev() {
                            let (t_3, t_2) = pass_2.take();
                            let aki = t_2;
                            let akj = t_3;
                            let mut d_t_2: f64 = -0.0;
                            let mut d_t_3: f64 = -0.0;
                            let mut d_aki: f64 = -0.0;
                            let mut d_akj: f64 = -0.0;
                            let d_4 = ::core::mem::take(&mut d_a[k][j]);
                            d_s += d_4 * aki;
                            d_aki += d_4 * s;
                            d_c += d_4 * akj;
                            d_akj += d_4 * c;
                            let d_5 = ::core::mem::take(&mut d_a[k][i]);
                            d_c += d_5 * aki;
                            d_aki += d_5 * c;
                            d_s -= d_5 * akj;
                            d_akj -= d_5 * s;
                            d_t_3 += d_akj;
                            d_t_2 += d_aki;
                            d_a[k][j] += d_t_3;
                            d_a[k][i] += d_t_2;
                        }
                        d_t += d_s * c;
                        d_c += d_s * t;
                        d_sqrt_3 -= d_c * c * c;
                        let d_6 = d_sqrt_3
                            * ::rootgrad_autodiff::rules::sqrt((t * t) + 1.0);
                        d_t += d_6 * t;
                        d_t += d_6 * t;
                        let d_7 = d_t / (theta.abs() + sqrt_2) * t;
                        d_theta -= d_7 * ::rootgrad_autodiff::rules::abs(theta);
                        d_sqrt_2 -= d_7;
                        let d_8 = d_sqrt_2
                            * ::rootgrad_autodiff::rules::by_result::sqrt(sqrt_2);
                        d_theta += d_8 * theta;
                        d_theta += d_8 * theta;
                        let d_9 = d_theta / v_1;
                        let d_10 = d_9 * 0.5;
                        d_a[j][j] += d_10;
                        d_a[i][i] -= d_10;
                        d_a[i][j] -= d_theta / v_1 * theta;
                    }
                }
            }
        }
        d_p[0] += d_a[0][0];
        d_p[1] += d_a[0][1];
        d_p[2] += d_a[0][2];
        d_p[1] += d_a[1][0];
        d_p[3] += d_a[1][1];
        d_p[4] += d_a[1][2];
        d_p[2] += d_a[2][0];
        d_p[4] += d_a[2][1];
        d_p[5] += d_a[2][2];
        kept_1.finish();
        pass_1.finish();
        pass_2.finish();
        pass_3.finish();
        kept_11.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(p: &[f64], t_p: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("p", p.len(), "t_p", t_p.len());
        let mut t_a = [
            [t_p[0], t_p[1], t_p[2]],
            [t_p[1], t_p[3], t_p[4]],
            [t_p[2], t_p[4], t_p[5]],
        ];
        let mut a = [[p[0], p[1], p[2]], [p[1], p[3], p[4]], [p[2], p[4], p[5]]];
        for _sweep in 0..6 {
            for i in 0..2 {
                for j in (i + 1)..3 {
                    if a[i][j].abs() < 1e-14 {} else {
                        let theta = (0.5 * (a[j][j] - a[i][i])) / a[i][j];
                        let t_theta = ((0.5 * (t_a[j][j] - t_a[i][i]))
                            - ((0.5 * (a[j][j] - a[i][i])) / a[i][j]) * t_a[i][j])
                            / a[i][j];
                        let t = theta.signum()
                            / (theta.abs() + ((theta * theta) + 1.0).sqrt());
                        let t_t = -(theta.signum()
                            / (theta.abs() + ((theta * theta) + 1.0).sqrt()))
                            * ((::rootgrad_autodiff::rules::abs(theta) * t_theta)
                                + (::rootgrad_autodiff::rules::sqrt((theta * theta) + 1.0)
                                    * (t_theta * theta + theta * t_theta)))
                            / (theta.abs() + ((theta * theta) + 1.0).sqrt());
                        let c = 1.0 / ((t * t) + 1.0).sqrt();
                        let t_c = -(1.0 / ((t * t) + 1.0).sqrt())
                            * (::rootgrad_autodiff::rules::sqrt((t * t) + 1.0)
                                * (t_t * t + t * t_t)) / ((t * t) + 1.0).sqrt();
                        let s = t * c;
                        let t_s = t_t * c + t * t_c;
                        for k in 0..3 {
                            let t_2 = a[k][i];
                            let t_t_2 = t_a[k][i];
                            let t_3 = a[k][j];
                            let t_t_3 = t_a[k][j];
                            let aki = t_2;
                            let t_aki = t_t_2;
                            let akj = t_3;
                            let t_akj = t_t_3;
                            t_a[k][i] = (t_c * aki + c * t_aki)
                                - (t_s * akj + s * t_akj);
                            a[k][i] = (c * aki) - (s * akj);
                            t_a[k][j] = (t_s * aki + s * t_aki)
                                + (t_c * akj + c * t_akj);
                            a[k][j] = (s * aki) + (c * akj);
                        }
                        for k_2 in 0..3 {
                            let t_4 = a[i][k_2];
                            let t_t_4 = t_a[i][k_2];
                            let t_5 = a[j][k_2];
                            let t_t_5 = t_a[j][k_2];
                            let aik = t_4;
                            let t_aik = t_t_4;
                            let ajk = t_5;
                            let t_ajk = t_t_5;
                            t_a[i][k_2] = (t_c * aik + c * t_aik)
                                - (t_s * ajk + s * t_ajk);
                            a[i][k_2] = (c * aik) - (s * ajk);
                            t_a[j][k_2] = (t_s * aik + s * t_aik)
                                + (t_c * ajk + c * t_ajk);
                            a[j][k_2] = (s * aik) + (c * ajk);
                        }
                    }
                }
            }
        }
        let eig = [a[0][0], a[1][1], a[2][2]];
        let t_eig = [t_a[0][0], t_a[1][1], t_a[2][2]];
        let mut acc = f64::NEG_INFINITY;
        let mut t_acc = 0.0;
        let length = eig.len();
        for i_2 in 0..length {
            let x = acc;
            let t_x = t_acc;
            let x_2 = eig[i_2];
            let t_x_2 = t_eig[i_2];
            let p_1 = ::rootgrad_autodiff::rules::max(x, x_2);
            t_acc = p_1.0 * t_x + p_1.1 * t_x_2;
            acc = x.max(x_2);
        }
        let result: f64 = acc;
        let t_result: f64 = t_acc;
        (result, t_result)
    }
}
mod radix2_fft_recursive {
    ///The derivative of [`fft`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    enum fft {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl fft {
        /// Of what the function writes, the derivative gets the values before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        fn __of<F: 'static>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_function(called, &fft)
        }
        /// The reverse derivative of [`fft`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pullback(re: &mut [f64], d_re: &mut [f64], im: &mut [f64], d_im: &mut [f64]) {
            ::rootgrad_autodiff::callees!(fft as rule_of_fft);
            ::rootgrad_autodiff::rt::same_length("re", re.len(), d_re.len());
            ::rootgrad_autodiff::rt::same_length("im", im.len(), d_im.len());
            let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_3 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_4 = ::rootgrad_autodiff::Shapes::new();
            let n = re.len();
            if n == 1 {} else {
                let half = n / 2;
                let t = ::std::vec![0.0; half];
                let t_2 = ::std::vec![0.0; half];
                let mut er = t;
                let mut ei = t_2;
                let t_3 = ::std::vec![0.0; half];
                let t_4 = ::std::vec![0.0; half];
                let mut or = t_3;
                let mut oi = t_4;
                for k in 0..half {
                    er[k] = re[(2 * k)];
                    ei[k] = im[(2 * k)];
                    or[k] = re[((2 * k) + 1)];
                    oi[k] = im[((2 * k) + 1)];
                }
                kept_3.keep_when(rule_of_fft::__BEFORE, &er);
                kept_4.keep_when(rule_of_fft::__BEFORE, &ei);
                rule_of_fft::__of(fft)(&mut er, &mut ei);
                kept_3.keep_when(!rule_of_fft::__BEFORE, &er);
                kept_4.keep_when(!rule_of_fft::__BEFORE, &ei);
                kept_1.keep_when(rule_of_fft::__BEFORE, &or);
                kept_2.keep_when(rule_of_fft::__BEFORE, &oi);
                rule_of_fft::__of(fft)(&mut or, &mut oi);
                kept_1.keep_when(!rule_of_fft::__BEFORE, &or);
                kept_2.keep_when(!rule_of_fft::__BEFORE, &oi);
                for k_2 in 0..half {
                    let angle = (((-2.0) * std::f64::consts::PI) * (k_2 as f64))
                        / (n as f64);
                    let x = angle;
                    let s = x.sin();
                    let c = x.cos();
                    let t_5 = (c * or[k_2]) - (s * oi[k_2]);
                    let t_6 = (s * or[k_2]) + (c * oi[k_2]);
                    let tr = t_5;
                    let ti = t_6;
                    re[k_2] = er[k_2] + tr;
                    im[k_2] = ei[k_2] + ti;
                    re[(k_2 + half)] = er[k_2] - tr;
                    im[(k_2 + half)] = ei[k_2] - ti;
                }
                shape_1.keep(&er);
                shape_2.keep(&ei);
                shape_3.keep(&or);
                shape_4.keep(&oi);
            }
            if n == 1 {} else {
                let half = n / 2;
                let mut d_er = shape_1.zero();
                let mut d_ei = shape_2.zero();
                let mut d_or = shape_3.zero();
                let mut d_oi = shape_4.zero();
                for k_2 in (0..half).rev() {
                    let angle = (((-2.0) * std::f64::consts::PI) * (k_2 as f64))
                        / (n as f64);
                    let x = angle;
                    let s = x.sin();
                    let c = x.cos();
                    let mut d_t_5: f64 = -0.0;
                    let mut d_t_6: f64 = -0.0;
                    let mut d_tr: f64 = -0.0;
                    let mut d_ti: f64 = -0.0;
                    let d_1 = ::core::mem::take(&mut d_im[k_2 + half]);
                    d_ei[k_2] += d_1;
                    d_ti -= d_1;
                    let d_2 = ::core::mem::take(&mut d_re[k_2 + half]);
                    d_er[k_2] += d_2;
                    d_tr -= d_2;
                    let d_3 = ::core::mem::take(&mut d_im[k_2]);
                    d_ei[k_2] += d_3;
                    d_ti += d_3;
                    let d_4 = ::core::mem::take(&mut d_re[k_2]);
                    d_er[k_2] += d_4;
                    d_tr += d_4;
                    d_t_6 += d_ti;
                    d_t_5 += d_tr;
                    d_or[k_2] += d_t_6 * s;
                    d_oi[k_2] += d_t_6 * c;
                    d_or[k_2] += d_t_5 * c;
                    d_oi[k_2] -= d_t_5 * s;
                }
                let v_1 = kept_1.take();
                let v_2 = kept_2.take();
                rule_of_fft::__vjp(
                    &v_1,
                    &mut d_or,
                    &v_2,
                    &mut d_oi,
                    ::rootgrad_autodiff::rt::Unused,
                );
                let v_3 = kept_3.take();
                let v_4 = kept_4.take();
                rule_of_fft::__vjp(
                    &v_3,
                    &mut d_er,
                    &v_4,
                    &mut d_ei,
                    ::rootgrad_autodiff::rt::Unused,
                );
                for k in 0..half {
                    let d_5 = ::core::mem::take(&mut d_oi[k]);
                    d_im[(2 * k) + 1] += d_5;
                    let d_6 = ::core::mem::take(&mut d_or[k]);
                    d_re[(2 * k) + 1] += d_6;
                    let d_7 = ::core::mem::take(&mut d_ei[k]);
                    d_im[2 * k] += d_7;
                    let d_8 = ::core::mem::take(&mut d_er[k]);
                    d_re[2 * k] += d_8;
                }
            }
        }
        /// The forward derivative of [`fft`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pushforward(
            re: &mut [f64],
            t_re: &mut [f64],
            im: &mut [f64],
            t_im: &mut [f64],
        ) {
            ::rootgrad_autodiff::callees!(fft as rule_of_fft);
            ::rootgrad_autodiff::rt::equal_lengths("re", re.len(), "t_re", t_re.len());
            ::rootgrad_autodiff::rt::equal_lengths("im", im.len(), "t_im", t_im.len());
            let n = re.len();
            if n == 1 {} else {
                let half = n / 2;
                let t = ::std::vec![0.0; half];
                let t_2 = ::std::vec![0.0; half];
                let mut er = t;
                let mut t_er = ::rootgrad_autodiff::Differentiable::zero_like(&er);
                let mut ei = t_2;
                let mut t_ei = ::rootgrad_autodiff::Differentiable::zero_like(&ei);
                let t_3 = ::std::vec![0.0; half];
                let t_4 = ::std::vec![0.0; half];
                let mut or = t_3;
                let mut t_or = ::rootgrad_autodiff::Differentiable::zero_like(&or);
                let mut oi = t_4;
                let mut t_oi = ::rootgrad_autodiff::Differentiable::zero_like(&oi);
                for k in 0..half {
                    t_er[k] = t_re[2 * k];
                    er[k] = re[(2 * k)];
                    t_ei[k] = t_im[2 * k];
                    ei[k] = im[(2 * k)];
                    t_or[k] = t_re[(2 * k) + 1];
                    or[k] = re[((2 * k) + 1)];
                    t_oi[k] = t_im[(2 * k) + 1];
                    oi[k] = im[((2 * k) + 1)];
                }
                rule_of_fft::__jvp(fft, &mut er, &mut t_er, &mut ei, &mut t_ei);
                rule_of_fft::__jvp(fft, &mut or, &mut t_or, &mut oi, &mut t_oi);
                for k_2 in 0..half {
                    let angle = (((-2.0) * std::f64::consts::PI) * (k_2 as f64))
                        / (n as f64);
                    let x = angle;
                    let s = x.sin();
                    let c = x.cos();
                    let t_5 = (c * or[k_2]) - (s * oi[k_2]);
                    let t_t_5 = (c * t_or[k_2]) - (s * t_oi[k_2]);
                    let t_6 = (s * or[k_2]) + (c * oi[k_2]);
                    let t_t_6 = (s * t_or[k_2]) + (c * t_oi[k_2]);
                    let tr = t_5;
                    let t_tr = t_t_5;
                    let ti = t_6;
                    let t_ti = t_t_6;
                    t_re[k_2] = t_er[k_2] + t_tr;
                    re[k_2] = er[k_2] + tr;
                    t_im[k_2] = t_ei[k_2] + t_ti;
                    im[k_2] = ei[k_2] + ti;
                    t_re[k_2 + half] = t_er[k_2] - t_tr;
                    re[(k_2 + half)] = er[k_2] - tr;
                    t_im[k_2 + half] = t_ei[k_2] - t_ti;
                    im[(k_2 + half)] = ei[k_2] - ti;
                }
            }
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp(
            called: impl ::core::ops::Fn(&mut [f64], &mut [f64]) + 'static,
            a0: &mut [f64],
            t0: impl ::rootgrad_autodiff::rt::TangentMut<[f64]>,
            a1: &mut [f64],
            t1: impl ::rootgrad_autodiff::rt::TangentMut<[f64]>,
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
            re: &mut [f64],
            d_re: &mut [f64],
            t_re: &mut [f64],
            d_t_re: &mut [f64],
            im: &mut [f64],
            d_im: &mut [f64],
            t_im: &mut [f64],
            d_t_im: &mut [f64],
        ) {
            ::rootgrad_autodiff::callees!(fft as rule_of_fft);
            ::rootgrad_autodiff::rt::same_length("re", re.len(), d_re.len());
            ::rootgrad_autodiff::rt::same_length("t_re", t_re.len(), d_t_re.len());
            ::rootgrad_autodiff::rt::same_length("im", im.len(), d_im.len());
            ::rootgrad_autodiff::rt::same_length("t_im", t_im.len(), d_t_im.len());
            let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_5 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_6 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_7 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_8 = ::rootgrad_autodiff::rt::Slot::new();
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_3 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_4 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_5 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_6 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_7 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_8 = ::rootgrad_autodiff::Shapes::new();
            let n = re.len();
            if n == 1 {} else {
                let half = n / 2;
                let t = ::std::vec![0.0; half];
                let t_2 = ::std::vec![0.0; half];
                let mut er = t;
                let mut t_er = ::rootgrad_autodiff::Differentiable::zero_like(&er);
                let mut ei = t_2;
                let mut t_ei = ::rootgrad_autodiff::Differentiable::zero_like(&ei);
                let t_3 = ::std::vec![0.0; half];
                let t_4 = ::std::vec![0.0; half];
                let mut or = t_3;
                let mut t_or = ::rootgrad_autodiff::Differentiable::zero_like(&or);
                let mut oi = t_4;
                let mut t_oi = ::rootgrad_autodiff::Differentiable::zero_like(&oi);
                for k in 0..half {
                    t_er[k] = t_re[(2 * k)];
                    er[k] = re[(2 * k)];
                    t_ei[k] = t_im[(2 * k)];
                    ei[k] = im[(2 * k)];
                    t_or[k] = t_re[((2 * k) + 1)];
                    or[k] = re[((2 * k) + 1)];
                    t_oi[k] = t_im[((2 * k) + 1)];
                    oi[k] = im[((2 * k) + 1)];
                }
                kept_5.keep_owned(&er);
                kept_6.keep_owned(&t_er);
                kept_7.keep_owned(&ei);
                kept_8.keep_owned(&t_ei);
                rule_of_fft::__jvp(rule_of_fft, &mut er, &mut t_er, &mut ei, &mut t_ei);
                kept_1.keep_owned(&or);
                kept_2.keep_owned(&t_or);
                kept_3.keep_owned(&oi);
                kept_4.keep_owned(&t_oi);
                rule_of_fft::__jvp(rule_of_fft, &mut or, &mut t_or, &mut oi, &mut t_oi);
                for k_2 in 0..half {
                    let angle = (((-2.0) * std::f64::consts::PI) * (k_2 as f64))
                        / (n as f64);
                    let x = angle;
                    let s = x.sin();
                    let c = x.cos();
                    let t_5 = (c * or[k_2]) - (s * oi[k_2]);
                    let t_t_5 = (c * t_or[k_2]) - (s * t_oi[k_2]);
                    let t_6 = (s * or[k_2]) + (c * oi[k_2]);
                    let t_t_6 = (s * t_or[k_2]) + (c * t_oi[k_2]);
                    let tr = t_5;
                    let t_tr = t_t_5;
                    let ti = t_6;
                    let t_ti = t_t_6;
                    t_re[k_2] = t_er[k_2] + t_tr;
                    re[k_2] = er[k_2] + tr;
                    t_im[k_2] = t_ei[k_2] + t_ti;
                    im[k_2] = ei[k_2] + ti;
                    t_re[(k_2 + half)] = t_er[k_2] - t_tr;
                    re[(k_2 + half)] = er[k_2] - tr;
                    t_im[(k_2 + half)] = t_ei[k_2] - t_ti;
                    im[(k_2 + half)] = ei[k_2] - ti;
                }
                shape_1.keep(&er);
                shape_2.keep(&t_er);
                shape_3.keep(&ei);
                shape_4.keep(&t_ei);
                shape_5.keep(&or);
                shape_6.keep(&t_or);
                shape_7.keep(&oi);
                shape_8.keep(&t_oi);
            }
            if n == 1 {} else {
                let half = n / 2;
                let mut d_er = shape_1.zero();
                let mut d_t_er = shape_2.zero();
                let mut d_ei = shape_3.zero();
                let mut d_t_ei = shape_4.zero();
                let mut d_or = shape_5.zero();
                let mut d_t_or = shape_6.zero();
                let mut d_oi = shape_7.zero();
                let mut d_t_oi = shape_8.zero();
                for k_2 in (0..half).rev() {
                    let angle = (((-2.0) * std::f64::consts::PI) * (k_2 as f64))
                        / (n as f64);
                    let x = angle;
                    let s = x.sin();
                    let c = x.cos();
                    let mut d_t_5: f64 = -0.0;
                    let mut d_t_t_5: f64 = -0.0;
                    let mut d_t_6: f64 = -0.0;
                    let mut d_t_t_6: f64 = -0.0;
                    let mut d_tr: f64 = -0.0;
                    let mut d_t_tr: f64 = -0.0;
                    let mut d_ti: f64 = -0.0;
                    let mut d_t_ti: f64 = -0.0;
                    let d_1 = ::core::mem::take(&mut d_im[k_2 + half]);
                    d_ei[k_2] += d_1;
                    d_ti -= d_1;
                    let d_2 = ::core::mem::take(&mut d_t_im[k_2 + half]);
                    d_t_ei[k_2] += d_2;
                    d_t_ti -= d_2;
                    let d_3 = ::core::mem::take(&mut d_re[k_2 + half]);
                    d_er[k_2] += d_3;
                    d_tr -= d_3;
                    let d_4 = ::core::mem::take(&mut d_t_re[k_2 + half]);
                    d_t_er[k_2] += d_4;
                    d_t_tr -= d_4;
                    let d_5 = ::core::mem::take(&mut d_im[k_2]);
                    d_ei[k_2] += d_5;
                    d_ti += d_5;
                    let d_6 = ::core::mem::take(&mut d_t_im[k_2]);
                    d_t_ei[k_2] += d_6;
                    d_t_ti += d_6;
                    let d_7 = ::core::mem::take(&mut d_re[k_2]);
                    d_er[k_2] += d_7;
                    d_tr += d_7;
                    let d_8 = ::core::mem::take(&mut d_t_re[k_2]);
                    d_t_er[k_2] += d_8;
                    d_t_tr += d_8;
                    d_t_t_6 += d_t_ti;
                    d_t_6 += d_ti;
                    d_t_t_5 += d_t_tr;
                    d_t_5 += d_tr;
                    d_t_or[k_2] += d_t_t_6 * s;
                    d_t_oi[k_2] += d_t_t_6 * c;
                    d_or[k_2] += d_t_6 * s;
                    d_oi[k_2] += d_t_6 * c;
                    d_t_or[k_2] += d_t_t_5 * c;
                    d_t_oi[k_2] -= d_t_t_5 * s;
                    d_or[k_2] += d_t_5 * c;
                    d_oi[k_2] -= d_t_5 * s;
                }
                let v_1 = kept_1.take();
                let v_2 = kept_2.take();
                let v_3 = kept_3.take();
                let v_4 = kept_4.take();
                rule_of_fft::__jvp_vjp(
                    rule_of_fft,
                    ::rootgrad_autodiff::rt::Inactive,
                    &v_1,
                    &mut d_or,
                    &v_2,
                    &mut d_t_or,
                    &v_3,
                    &mut d_oi,
                    &v_4,
                    &mut d_t_oi,
                    ::rootgrad_autodiff::rt::Unused,
                );
                let v_5 = kept_5.take();
                let v_6 = kept_6.take();
                let v_7 = kept_7.take();
                let v_8 = kept_8.take();
                rule_of_fft::__jvp_vjp(
                    rule_of_fft,
                    ::rootgrad_autodiff::rt::Inactive,
                    &v_5,
                    &mut d_er,
                    &v_6,
                    &mut d_t_er,
                    &v_7,
                    &mut d_ei,
                    &v_8,
                    &mut d_t_ei,
                    ::rootgrad_autodiff::rt::Unused,
                );
                for k in 0..half {
                    let d_9 = ::core::mem::take(&mut d_oi[k]);
                    d_im[(2 * k) + 1] += d_9;
                    let d_10 = ::core::mem::take(&mut d_t_oi[k]);
                    d_t_im[(2 * k) + 1] += d_10;
                    let d_11 = ::core::mem::take(&mut d_or[k]);
                    d_re[(2 * k) + 1] += d_11;
                    let d_12 = ::core::mem::take(&mut d_t_or[k]);
                    d_t_re[(2 * k) + 1] += d_12;
                    let d_13 = ::core::mem::take(&mut d_ei[k]);
                    d_im[2 * k] += d_13;
                    let d_14 = ::core::mem::take(&mut d_t_ei[k]);
                    d_t_im[2 * k] += d_14;
                    let d_15 = ::core::mem::take(&mut d_er[k]);
                    d_re[2 * k] += d_15;
                    let d_16 = ::core::mem::take(&mut d_t_er[k]);
                    d_t_re[2 * k] += d_16;
                }
            }
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp<'__shadow>(
            called: impl ::core::ops::Fn(&mut [f64], &mut [f64]) + 'static,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a0: &[f64],
            d0: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
            d1: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            a2: &[f64],
            d2: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            a3: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
            d3: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            _: impl ::rootgrad_autodiff::rt::Seed<()>,
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
            let mut a3 = ::std::borrow::ToOwned::to_owned(a3);
            let mut store2 = ::std::vec::Vec::new();
            let d2 = ::rootgrad_autodiff::rt::or_zeroed(
                d2.into_slice(),
                a2.len(),
                &mut store2,
            );
            let mut a2 = ::std::borrow::ToOwned::to_owned(a2);
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
            Self::pushforward_pullback(
                &mut a0,
                d0,
                &mut a1,
                d1,
                &mut a2,
                d2,
                &mut a3,
                d3,
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
            a1: &[f64],
            d1: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            _: impl ::rootgrad_autodiff::rt::Seed<()>,
        ) {
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
            Self::pullback(&mut a0, d0, &mut a1, d1);
        }
    }
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(p: &[f64], d_p: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::callees!(fft as rule_of_fft);
        ::rootgrad_autodiff::rt::same_length("p", p.len(), d_p.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
        let mut d_result = d_ret;
        let mut re = p.to_vec();
        let mut im = ::std::vec![0.0; p.len()];
        kept_1.keep_when(rule_of_fft::__BEFORE, &re);
        kept_2.keep_when(rule_of_fft::__BEFORE, &im);
        rule_of_fft::__of(fft)(&mut re, &mut im);
        let mut sum_2: f64 = -0.0;
        let length = re.len().min(im.len());
        let mut d_re = ::rootgrad_autodiff::Differentiable::zero_like(&re);
        let mut d_im = ::rootgrad_autodiff::Differentiable::zero_like(&im);
        let mut d_sum_2: f64 = -0.0;
        d_sum_2 += d_result;
        for i_2 in 0..length {
            let k = i_2;
            let r = &re[i_2];
            let i = &im[i_2];
            sum_2 += ((k as f64) + 1.0) * (((*r) * (*r)) + ((*i) * (*i))).ln_1p();
            let r = &re[i_2];
            let i = &im[i_2];
            let d_1 = d_sum_2;
            let d_2 = d_1 * ((k as f64) + 1.0);
            let d_3 = d_2
                * ::rootgrad_autodiff::rules::ln_1p(((*r) * (*r)) + ((*i) * (*i)));
            d_re[i_2] += d_3 * (*r);
            d_re[i_2] += d_3 * (*r);
            d_im[i_2] += d_3 * (*i);
            d_im[i_2] += d_3 * (*i);
        }
        let result: f64 = sum_2;
        let v_1 = kept_1.take_when(rule_of_fft::__BEFORE);
        let v_2 = kept_2.take_when(rule_of_fft::__BEFORE);
        rule_of_fft::__vjp(
            &*::rootgrad_autodiff::rt::before_or(&v_1, &re),
            &mut d_re,
            &*::rootgrad_autodiff::rt::before_or(&v_2, &im),
            &mut d_im,
            ::rootgrad_autodiff::rt::Unused,
        );
        ::rootgrad_autodiff::rt::accumulate_slice(&mut (*d_p)[..], &d_re[..]);
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(p: &[f64], t_p: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(fft as rule_of_fft);
        ::rootgrad_autodiff::rt::equal_lengths("p", p.len(), "t_p", t_p.len());
        let mut re = p.to_vec();
        let mut t_re = t_p.to_vec();
        let mut im = ::std::vec![0.0; p.len()];
        let mut t_im = ::std::vec![0.0; p.len()];
        rule_of_fft::__jvp(fft, &mut re, &mut t_re, &mut im, &mut t_im);
        let mut sum_2: f64 = -0.0;
        let mut t_sum_2: f64 = 0.0;
        let length = re.len().min(im.len());
        for i_2 in 0..length {
            let k = i_2;
            let r = &re[i_2];
            let t_r = &t_re[i_2];
            let i = &im[i_2];
            let t_i = &t_im[i_2];
            t_sum_2
                += ((k as f64) + 1.0)
                    * (::rootgrad_autodiff::rules::ln_1p(((*r) * (*r)) + ((*i) * (*i)))
                        * (((*t_r) * (*r) + (*r) * (*t_r))
                            + ((*t_i) * (*i) + (*i) * (*t_i))));
            sum_2 += ((k as f64) + 1.0) * (((*r) * (*r)) + ((*i) * (*i))).ln_1p();
        }
        let result: f64 = sum_2;
        let t_result: f64 = t_sum_2;
        (result, t_result)
    }
}
mod complex_butterflies {
    impl C64 {
        /// The reverse derivative of [`new`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn new_pullback(re: f64, im: f64, d_ret: Self) -> (Self, f64, f64) {
            let result: Self = Self { re: re, im: im };
            let mut d_re = ::rootgrad_autodiff::zero::<f64>();
            let mut d_im = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result = d_ret;
            let Self { re: d_1, im: d_2 } = &d_result else {
                ::rootgrad_autodiff::rt::wrong_variant()
            };
            d_re += (*d_1);
            d_im += (*d_2);
            (result, d_re, d_im)
        }
        /// The forward derivative of [`new`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn new_pushforward(re: f64, t_re: f64, im: f64, t_im: f64) -> (Self, Self) {
            let t_result: Self = Self { re: t_re, im: t_im };
            let result: Self = Self { re: re, im: im };
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_new(
            a0: f64,
            t0: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            a1: f64,
            t1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
        ) -> (Self, Self) {
            let t0 = t0.or_zero(&a0);
            let t1 = t1.or_zero(&a1);
            Self::new_pushforward(a0, t0, a1, t1)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn new_pushforward_pullback(
            re: f64,
            t_re: f64,
            im: f64,
            t_im: f64,
            d_ret: (Self, Self),
        ) -> (f64, f64, f64, f64) {
            let t_result: Self = Self { re: t_re, im: t_im };
            let result: Self = Self { re: re, im: im };
            let result_2: (Self, Self) = (
                ::core::clone::Clone::clone(&result),
                ::core::clone::Clone::clone(&t_result),
            );
            let mut d_re = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_re = ::rootgrad_autodiff::zero::<f64>();
            let mut d_im = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_im = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result_2 = d_ret;
            let mut d_t_result = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_result,
            );
            let mut d_result = ::rootgrad_autodiff::Differentiable::zero_like(&result);
            ::rootgrad_autodiff::rt::accumulate(&mut d_result, &(d_result_2.0));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_result, &(d_result_2.1));
            let Self { re: d_1, im: d_2 } = &d_result else {
                ::rootgrad_autodiff::rt::wrong_variant()
            };
            d_re += (*d_1);
            d_im += (*d_2);
            let Self { re: d_3, im: d_4 } = &d_t_result else {
                ::rootgrad_autodiff::rt::wrong_variant()
            };
            d_t_re += (*d_3);
            d_t_im += (*d_4);
            (d_re, d_t_re, d_im, d_t_im)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_vjp_new<'__shadow>(
            a0: f64,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
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
            let mut store1 = a1;
            let mut store0 = a0;
            let (g0, g1, g2, g3) = Self::new_pushforward_pullback(
                a0,
                a1,
                a2,
                a3,
                d_ret.seed(),
            );
            *d0.or_discard(&mut store0) += g0;
            *d1.or_discard(&mut store1) += g1;
            *d2.or_discard(&mut store2) += g2;
            *d3.or_discard(&mut store3) += g3;
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_vjp_new<'__shadow>(
            a0: f64,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a1: f64,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<Self>,
        ) {
            let mut store1 = a1;
            let mut store0 = a0;
            let (_primal, g0, g1) = Self::new_pullback(a0, a1, d_ret.seed());
            *d0.or_discard(&mut store0) += g0;
            *d1.or_discard(&mut store1) += g1;
        }
        /// The reverse derivative of [`cis`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn cis_pullback(t: f64, d_ret: Self) -> (Self, f64) {
            let result: Self = C64 { re: t.cos(), im: t.sin() };
            let mut d_t = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result = d_ret;
            let C64 { re: d_1, im: d_2 } = &d_result else {
                ::rootgrad_autodiff::rt::wrong_variant()
            };
            d_t += (*d_1) * ::rootgrad_autodiff::rules::cos(t);
            d_t += (*d_2) * ::rootgrad_autodiff::rules::sin(t);
            (result, d_t)
        }
        /// The forward derivative of [`cis`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn cis_pushforward(t: f64, t_t: f64) -> (Self, Self) {
            let t_result: Self = C64 {
                re: ::rootgrad_autodiff::rules::cos(t) * t_t,
                im: ::rootgrad_autodiff::rules::sin(t) * t_t,
            };
            let result: Self = C64 { re: t.cos(), im: t.sin() };
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_cis(
            a0: f64,
            t0: impl ::rootgrad_autodiff::rt::Tangent<f64>,
        ) -> (Self, Self) {
            let t0 = t0.or_zero(&a0);
            Self::cis_pushforward(a0, t0)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn cis_pushforward_pullback(
            t: f64,
            t_t: f64,
            d_ret: (Self, Self),
        ) -> (f64, f64) {
            let x = t;
            let x_2 = t;
            let t_result: Self = C64 {
                re: (-x.sin()) * t_t,
                im: x_2.cos() * t_t,
            };
            let result: Self = C64 { re: t.cos(), im: t.sin() };
            let result_2: (Self, Self) = (
                ::core::clone::Clone::clone(&result),
                ::core::clone::Clone::clone(&t_result),
            );
            let mut d_t = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_t = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result_2 = d_ret;
            let mut d_x: f64 = -0.0;
            let mut d_x_2: f64 = -0.0;
            let mut d_t_result = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_result,
            );
            let mut d_result = ::rootgrad_autodiff::Differentiable::zero_like(&result);
            ::rootgrad_autodiff::rt::accumulate(&mut d_result, &(d_result_2.0));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_result, &(d_result_2.1));
            let C64 { re: d_1, im: d_2 } = &d_result else {
                ::rootgrad_autodiff::rt::wrong_variant()
            };
            d_t += (*d_1) * ::rootgrad_autodiff::rules::cos(t);
            d_t += (*d_2) * ::rootgrad_autodiff::rules::sin(t);
            let C64 { re: d_3, im: d_5 } = &d_t_result else {
                ::rootgrad_autodiff::rt::wrong_variant()
            };
            let d_4 = (*d_3) * t_t;
            d_x -= d_4 * ::rootgrad_autodiff::rules::sin(x);
            d_t_t += (*d_3) * (-x.sin());
            let d_6 = (*d_5) * t_t;
            d_x_2 += d_6 * ::rootgrad_autodiff::rules::cos(x_2);
            d_t_t += (*d_5) * x_2.cos();
            d_t += d_x_2;
            d_t += d_x;
            (d_t, d_t_t)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_vjp_cis<'__shadow>(
            a0: f64,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(Self, Self)>,
        ) {
            let a1 = a1.or_zero(&a0);
            let mut store1 = a1;
            let mut store0 = a0;
            let (g0, g1) = Self::cis_pushforward_pullback(a0, a1, d_ret.seed());
            *d0.or_discard(&mut store0) += g0;
            *d1.or_discard(&mut store1) += g1;
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_vjp_cis<'__shadow>(
            a0: f64,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<Self>,
        ) {
            let mut store0 = a0;
            let (_primal, g0) = Self::cis_pullback(a0, d_ret.seed());
            *d0.or_discard(&mut store0) += g0;
        }
        /// The reverse derivative of [`mul`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn mul_pullback(self: Self, o: Self, d_ret: Self) -> (Self, Self, Self) {
            ::rootgrad_autodiff::callees!(; fn __path_vjp_new);
            let argument = (self.re * o.re) - (self.im * o.im);
            let argument_2 = (self.re * o.im) + (self.im * o.re);
            let value = Self::new(
                ::core::clone::Clone::clone(&argument),
                ::core::clone::Clone::clone(&argument_2),
            );
            let result: Self = ::core::clone::Clone::clone(&value);
            let mut d_self = ::rootgrad_autodiff::Differentiable::zero_like(&self);
            let mut d_o = ::rootgrad_autodiff::Differentiable::zero_like(&o);
            let mut d_result = d_ret;
            let mut d_argument = ::rootgrad_autodiff::Differentiable::zero_like(
                &argument,
            );
            let mut d_argument_2 = ::rootgrad_autodiff::Differentiable::zero_like(
                &argument_2,
            );
            let mut d_value = ::rootgrad_autodiff::Differentiable::zero_like(&value);
            ::rootgrad_autodiff::rt::accumulate(&mut d_value, &(d_result));
            Self::__path_vjp_new(
                ::core::clone::Clone::clone(&argument),
                &mut d_argument,
                ::core::clone::Clone::clone(&argument_2),
                &mut d_argument_2,
                d_value,
            );
            let d_1 = ::rootgrad_autodiff::rt::scalar(d_argument_2);
            d_self.re += d_1 * o.im;
            d_o.im += d_1 * self.re;
            d_self.im += d_1 * o.re;
            d_o.re += d_1 * self.im;
            let d_2 = ::rootgrad_autodiff::rt::scalar(d_argument);
            d_self.re += d_2 * o.re;
            d_o.re += d_2 * self.re;
            d_self.im -= d_2 * o.im;
            d_o.im -= d_2 * self.im;
            (result, d_self, d_o)
        }
        /// The forward derivative of [`mul`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn mul_pushforward(
            self: Self,
            t_self: Self,
            o: Self,
            t_o: Self,
        ) -> (Self, Self) {
            ::rootgrad_autodiff::callees!(; fn __path_jvp_new);
            let argument = (self.re * o.re) - (self.im * o.im);
            let t_argument = ::rootgrad_autodiff::rt::tangent_at(
                (::rootgrad_autodiff::rt::scalar(t_self.re) * o.re
                    + self.re * ::rootgrad_autodiff::rt::scalar(t_o.re))
                    - (::rootgrad_autodiff::rt::scalar(t_self.im) * o.im
                        + self.im * ::rootgrad_autodiff::rt::scalar(t_o.im)),
                argument,
            );
            let argument_2 = (self.re * o.im) + (self.im * o.re);
            let t_argument_2 = ::rootgrad_autodiff::rt::tangent_at(
                (::rootgrad_autodiff::rt::scalar(t_self.re) * o.im
                    + self.re * ::rootgrad_autodiff::rt::scalar(t_o.im))
                    + (::rootgrad_autodiff::rt::scalar(t_self.im) * o.re
                        + self.im * ::rootgrad_autodiff::rt::scalar(t_o.re)),
                argument_2,
            );
            let (v_1, t_value) = Self::__path_jvp_new(
                argument,
                t_argument,
                argument_2,
                t_argument_2,
            );
            let value = v_1;
            let result: Self = value;
            let t_result: Self = t_value;
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_mul(
            &self,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            a1: Self,
            t1: impl ::rootgrad_autodiff::rt::Tangent<Self>,
        ) -> (Self, Self) {
            let mut store0 = ::core::option::Option::None;
            let t0 = ::core::clone::Clone::clone(t0.or_zero(self, &mut store0));
            let t1 = t1.or_zero(&a1);
            Self::mul_pushforward(::core::clone::Clone::clone(self), t0, a1, t1)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_mul(
            a0: Self,
            t0: impl ::rootgrad_autodiff::rt::Tangent<Self>,
            a1: Self,
            t1: impl ::rootgrad_autodiff::rt::Tangent<Self>,
        ) -> (Self, Self) {
            let t0 = t0.or_zero(&a0);
            let t1 = t1.or_zero(&a1);
            Self::mul_pushforward(a0, t0, a1, t1)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn mul_pushforward_pullback(
            self: Self,
            t_self: Self,
            o: Self,
            t_o: Self,
            d_ret: (Self, Self),
        ) -> (Self, Self, Self, Self) {
            ::rootgrad_autodiff::callees!(; fn __path_jvp_new => fn __path_jvp_vjp_new);
            let argument = (self.re * o.re) - (self.im * o.im);
            let t_argument = ::rootgrad_autodiff::rt::tangent_at(
                (((t_self.re * o.re) + (self.re * t_o.re))
                    - ((t_self.im * o.im) + (self.im * t_o.im))),
                ::core::clone::Clone::clone(&argument),
            );
            let argument_2 = (self.re * o.im) + (self.im * o.re);
            let t_argument_2 = ::rootgrad_autodiff::rt::tangent_at(
                (((t_self.re * o.im) + (self.re * t_o.im))
                    + ((t_self.im * o.re) + (self.im * t_o.re))),
                ::core::clone::Clone::clone(&argument_2),
            );
            let v_1 = Self::__path_jvp_new(
                ::core::clone::Clone::clone(&argument),
                ::core::clone::Clone::clone(&t_argument),
                ::core::clone::Clone::clone(&argument_2),
                ::core::clone::Clone::clone(&t_argument_2),
            );
            let value = ::core::clone::Clone::clone(&v_1.0);
            let t_value = ::core::clone::Clone::clone(&v_1.1);
            let result: Self = ::core::clone::Clone::clone(&value);
            let t_result: Self = ::core::clone::Clone::clone(&t_value);
            let result_2: (Self, Self) = (
                ::core::clone::Clone::clone(&result),
                ::core::clone::Clone::clone(&t_result),
            );
            let mut d_self = ::rootgrad_autodiff::Differentiable::zero_like(&self);
            let mut d_t_self = ::rootgrad_autodiff::Differentiable::zero_like(&t_self);
            let mut d_o = ::rootgrad_autodiff::Differentiable::zero_like(&o);
            let mut d_t_o = ::rootgrad_autodiff::Differentiable::zero_like(&t_o);
            let mut d_result_2 = d_ret;
            let mut d_argument = ::rootgrad_autodiff::Differentiable::zero_like(
                &argument,
            );
            let mut d_t_argument = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_argument,
            );
            let mut d_argument_2 = ::rootgrad_autodiff::Differentiable::zero_like(
                &argument_2,
            );
            let mut d_t_argument_2 = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_argument_2,
            );
            let mut d_v_1 = ::rootgrad_autodiff::Differentiable::zero_like(&v_1);
            let mut d_value = ::rootgrad_autodiff::Differentiable::zero_like(&value);
            let mut d_t_value = ::rootgrad_autodiff::Differentiable::zero_like(&t_value);
            let mut d_result = ::rootgrad_autodiff::Differentiable::zero_like(&result);
            let mut d_t_result = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_result,
            );
            ::rootgrad_autodiff::rt::accumulate(&mut d_result, &(d_result_2.0));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_result, &(d_result_2.1));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_value, &(d_t_result));
            ::rootgrad_autodiff::rt::accumulate(&mut d_value, &(d_result));
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_1.1, &(d_t_value));
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_1.0, &(d_value));
            Self::__path_jvp_vjp_new(
                ::core::clone::Clone::clone(&argument),
                &mut d_argument,
                ::core::clone::Clone::clone(&t_argument),
                &mut d_t_argument,
                ::core::clone::Clone::clone(&argument_2),
                &mut d_argument_2,
                ::core::clone::Clone::clone(&t_argument_2),
                &mut d_t_argument_2,
                d_v_1,
            );
            let d_1 = ::rootgrad_autodiff::rt::scalar(d_t_argument_2);
            d_t_self.re += d_1 * o.im;
            d_o.im += d_1 * t_self.re;
            d_self.re += d_1 * t_o.im;
            d_t_o.im += d_1 * self.re;
            d_t_self.im += d_1 * o.re;
            d_o.re += d_1 * t_self.im;
            d_self.im += d_1 * t_o.re;
            d_t_o.re += d_1 * self.im;
            let d_2 = ::rootgrad_autodiff::rt::scalar(d_argument_2);
            d_self.re += d_2 * o.im;
            d_o.im += d_2 * self.re;
            d_self.im += d_2 * o.re;
            d_o.re += d_2 * self.im;
            let d_3 = ::rootgrad_autodiff::rt::scalar(d_t_argument);
            d_t_self.re += d_3 * o.re;
            d_o.re += d_3 * t_self.re;
            d_self.re += d_3 * t_o.re;
            d_t_o.re += d_3 * self.re;
            d_t_self.im -= d_3 * o.im;
            d_o.im -= d_3 * t_self.im;
            d_self.im -= d_3 * t_o.im;
            d_t_o.im -= d_3 * self.im;
            let d_4 = ::rootgrad_autodiff::rt::scalar(d_argument);
            d_self.re += d_4 * o.re;
            d_o.re += d_4 * self.re;
            d_self.im -= d_4 * o.im;
            d_o.im -= d_4 * self.im;
            (d_self, d_t_self, d_o, d_t_o)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp_mul<'__shadow>(
            &self,
            d0: ::core::option::Option<&mut Self>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a2: Self,
            d2: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a3: impl ::rootgrad_autodiff::rt::Tangent<Self>,
            d3: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(Self, Self)>,
        ) {
            let a3 = a3.or_zero(&a2);
            let mut store3 = ::rootgrad_autodiff::rt::discarded(&a3);
            let mut store2 = ::rootgrad_autodiff::rt::discarded(&a2);
            let mut zero1 = ::core::option::Option::None;
            let a1 = a1.or_zero(&*self, &mut zero1);
            let a1 = ::core::clone::Clone::clone(a1);
            let mut store1 = ::rootgrad_autodiff::rt::discarded(&a1);
            let (g0, g1, g2, g3) = Self::mul_pushforward_pullback(
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
            ::rootgrad_autodiff::rt::accumulate(d2.or_discard(&mut store2), &g2);
            ::rootgrad_autodiff::rt::accumulate(d3.or_discard(&mut store3), &g3);
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_vjp_mul<'__shadow>(
            a0: Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a1: impl ::rootgrad_autodiff::rt::Tangent<Self>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a2: Self,
            d2: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a3: impl ::rootgrad_autodiff::rt::Tangent<Self>,
            d3: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(Self, Self)>,
        ) {
            let a3 = a3.or_zero(&a2);
            let mut store3 = ::rootgrad_autodiff::rt::discarded(&a3);
            let mut store2 = ::rootgrad_autodiff::rt::discarded(&a2);
            let a1 = a1.or_zero(&a0);
            let mut store1 = ::rootgrad_autodiff::rt::discarded(&a1);
            let mut store0 = ::rootgrad_autodiff::rt::discarded(&a0);
            let (g0, g1, g2, g3) = Self::mul_pushforward_pullback(
                a0,
                a1,
                a2,
                a3,
                d_ret.seed(),
            );
            ::rootgrad_autodiff::rt::accumulate(d0.or_discard(&mut store0), &g0);
            ::rootgrad_autodiff::rt::accumulate(d1.or_discard(&mut store1), &g1);
            ::rootgrad_autodiff::rt::accumulate(d2.or_discard(&mut store2), &g2);
            ::rootgrad_autodiff::rt::accumulate(d3.or_discard(&mut store3), &g3);
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __vjp_mul<'__shadow>(
            &self,
            d0: ::core::option::Option<&mut Self>,
            a1: Self,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<Self>,
        ) {
            let mut store1 = ::rootgrad_autodiff::rt::discarded(&a1);
            let (_primal, g0, g1) = Self::mul_pullback(
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
        fn __path_vjp_mul<'__shadow>(
            a0: Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a1: Self,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<Self>,
        ) {
            let mut store1 = ::rootgrad_autodiff::rt::discarded(&a1);
            let mut store0 = ::rootgrad_autodiff::rt::discarded(&a0);
            let (_primal, g0, g1) = Self::mul_pullback(a0, a1, d_ret.seed());
            ::rootgrad_autodiff::rt::accumulate(d0.or_discard(&mut store0), &g0);
            ::rootgrad_autodiff::rt::accumulate(d1.or_discard(&mut store1), &g1);
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __handed_mul(&self) -> Self {
            ::core::clone::Clone::clone(self)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __mut_handed_mul(&self) -> Self {
            ::core::clone::Clone::clone(self)
        }
        /// The reverse derivative of [`add`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn add_pullback(self: Self, o: Self, d_ret: Self) -> (Self, Self, Self) {
            ::rootgrad_autodiff::callees!(; fn __path_vjp_new);
            let argument = self.re + o.re;
            let argument_2 = self.im + o.im;
            let value = Self::new(
                ::core::clone::Clone::clone(&argument),
                ::core::clone::Clone::clone(&argument_2),
            );
            let result: Self = ::core::clone::Clone::clone(&value);
            let mut d_self = ::rootgrad_autodiff::Differentiable::zero_like(&self);
            let mut d_o = ::rootgrad_autodiff::Differentiable::zero_like(&o);
            let mut d_result = d_ret;
            let mut d_argument = ::rootgrad_autodiff::Differentiable::zero_like(
                &argument,
            );
            let mut d_argument_2 = ::rootgrad_autodiff::Differentiable::zero_like(
                &argument_2,
            );
            let mut d_value = ::rootgrad_autodiff::Differentiable::zero_like(&value);
            ::rootgrad_autodiff::rt::accumulate(&mut d_value, &(d_result));
            Self::__path_vjp_new(
                ::core::clone::Clone::clone(&argument),
                &mut d_argument,
                ::core::clone::Clone::clone(&argument_2),
                &mut d_argument_2,
                d_value,
            );
            let d_1 = ::rootgrad_autodiff::rt::scalar(d_argument_2);
            d_self.im += d_1;
            d_o.im += d_1;
            let d_2 = ::rootgrad_autodiff::rt::scalar(d_argument);
            d_self.re += d_2;
            d_o.re += d_2;
            (result, d_self, d_o)
        }
        /// The forward derivative of [`add`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn add_pushforward(
            self: Self,
            t_self: Self,
            o: Self,
            t_o: Self,
        ) -> (Self, Self) {
            ::rootgrad_autodiff::callees!(; fn __path_jvp_new);
            let argument = self.re + o.re;
            let t_argument = ::rootgrad_autodiff::rt::tangent_at(
                ::rootgrad_autodiff::rt::scalar(t_self.re)
                    + ::rootgrad_autodiff::rt::scalar(t_o.re),
                argument,
            );
            let argument_2 = self.im + o.im;
            let t_argument_2 = ::rootgrad_autodiff::rt::tangent_at(
                ::rootgrad_autodiff::rt::scalar(t_self.im)
                    + ::rootgrad_autodiff::rt::scalar(t_o.im),
                argument_2,
            );
            let (v_1, t_value) = Self::__path_jvp_new(
                argument,
                t_argument,
                argument_2,
                t_argument_2,
            );
            let value = v_1;
            let result: Self = value;
            let t_result: Self = t_value;
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_add(
            &self,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            a1: Self,
            t1: impl ::rootgrad_autodiff::rt::Tangent<Self>,
        ) -> (Self, Self) {
            let mut store0 = ::core::option::Option::None;
            let t0 = ::core::clone::Clone::clone(t0.or_zero(self, &mut store0));
            let t1 = t1.or_zero(&a1);
            Self::add_pushforward(::core::clone::Clone::clone(self), t0, a1, t1)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_add(
            a0: Self,
            t0: impl ::rootgrad_autodiff::rt::Tangent<Self>,
            a1: Self,
            t1: impl ::rootgrad_autodiff::rt::Tangent<Self>,
        ) -> (Self, Self) {
            let t0 = t0.or_zero(&a0);
            let t1 = t1.or_zero(&a1);
            Self::add_pushforward(a0, t0, a1, t1)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn add_pushforward_pullback(
            self: Self,
            t_self: Self,
            o: Self,
            t_o: Self,
            d_ret: (Self, Self),
        ) -> (Self, Self, Self, Self) {
            ::rootgrad_autodiff::callees!(; fn __path_jvp_new => fn __path_jvp_vjp_new);
            let argument = self.re + o.re;
            let t_argument = ::rootgrad_autodiff::rt::tangent_at(
                (t_self.re + t_o.re),
                ::core::clone::Clone::clone(&argument),
            );
            let argument_2 = self.im + o.im;
            let t_argument_2 = ::rootgrad_autodiff::rt::tangent_at(
                (t_self.im + t_o.im),
                ::core::clone::Clone::clone(&argument_2),
            );
            let v_1 = Self::__path_jvp_new(
                ::core::clone::Clone::clone(&argument),
                ::core::clone::Clone::clone(&t_argument),
                ::core::clone::Clone::clone(&argument_2),
                ::core::clone::Clone::clone(&t_argument_2),
            );
            let value = ::core::clone::Clone::clone(&v_1.0);
            let t_value = ::core::clone::Clone::clone(&v_1.1);
            let result: Self = ::core::clone::Clone::clone(&value);
            let t_result: Self = ::core::clone::Clone::clone(&t_value);
            let result_2: (Self, Self) = (
                ::core::clone::Clone::clone(&result),
                ::core::clone::Clone::clone(&t_result),
            );
            let mut d_self = ::rootgrad_autodiff::Differentiable::zero_like(&self);
            let mut d_t_self = ::rootgrad_autodiff::Differentiable::zero_like(&t_self);
            let mut d_o = ::rootgrad_autodiff::Differentiable::zero_like(&o);
            let mut d_t_o = ::rootgrad_autodiff::Differentiable::zero_like(&t_o);
            let mut d_result_2 = d_ret;
            let mut d_argument = ::rootgrad_autodiff::Differentiable::zero_like(
                &argument,
            );
            let mut d_t_argument = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_argument,
            );
            let mut d_argument_2 = ::rootgrad_autodiff::Differentiable::zero_like(
                &argument_2,
            );
            let mut d_t_argument_2 = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_argument_2,
            );
            let mut d_v_1 = ::rootgrad_autodiff::Differentiable::zero_like(&v_1);
            let mut d_value = ::rootgrad_autodiff::Differentiable::zero_like(&value);
            let mut d_t_value = ::rootgrad_autodiff::Differentiable::zero_like(&t_value);
            let mut d_result = ::rootgrad_autodiff::Differentiable::zero_like(&result);
            let mut d_t_result = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_result,
            );
            ::rootgrad_autodiff::rt::accumulate(&mut d_result, &(d_result_2.0));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_result, &(d_result_2.1));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_value, &(d_t_result));
            ::rootgrad_autodiff::rt::accumulate(&mut d_value, &(d_result));
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_1.1, &(d_t_value));
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_1.0, &(d_value));
            Self::__path_jvp_vjp_new(
                ::core::clone::Clone::clone(&argument),
                &mut d_argument,
                ::core::clone::Clone::clone(&t_argument),
                &mut d_t_argument,
                ::core::clone::Clone::clone(&argument_2),
                &mut d_argument_2,
                ::core::clone::Clone::clone(&t_argument_2),
                &mut d_t_argument_2,
                d_v_1,
            );
            let d_1 = ::rootgrad_autodiff::rt::scalar(d_t_argument_2);
            d_t_self.im += d_1;
            d_t_o.im += d_1;
            let d_2 = ::rootgrad_autodiff::rt::scalar(d_argument_2);
            d_self.im += d_2;
            d_o.im += d_2;
            let d_3 = ::rootgrad_autodiff::rt::scalar(d_t_argument);
            d_t_self.re += d_3;
            d_t_o.re += d_3;
            let d_4 = ::rootgrad_autodiff::rt::scalar(d_argument);
            d_self.re += d_4;
            d_o.re += d_4;
            (d_self, d_t_self, d_o, d_t_o)
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
            a2: Self,
            d2: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a3: impl ::rootgrad_autodiff::rt::Tangent<Self>,
            d3: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(Self, Self)>,
        ) {
            let a3 = a3.or_zero(&a2);
            let mut store3 = ::rootgrad_autodiff::rt::discarded(&a3);
            let mut store2 = ::rootgrad_autodiff::rt::discarded(&a2);
            let mut zero1 = ::core::option::Option::None;
            let a1 = a1.or_zero(&*self, &mut zero1);
            let a1 = ::core::clone::Clone::clone(a1);
            let mut store1 = ::rootgrad_autodiff::rt::discarded(&a1);
            let (g0, g1, g2, g3) = Self::add_pushforward_pullback(
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
            ::rootgrad_autodiff::rt::accumulate(d2.or_discard(&mut store2), &g2);
            ::rootgrad_autodiff::rt::accumulate(d3.or_discard(&mut store3), &g3);
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_vjp_add<'__shadow>(
            a0: Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a1: impl ::rootgrad_autodiff::rt::Tangent<Self>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a2: Self,
            d2: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a3: impl ::rootgrad_autodiff::rt::Tangent<Self>,
            d3: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(Self, Self)>,
        ) {
            let a3 = a3.or_zero(&a2);
            let mut store3 = ::rootgrad_autodiff::rt::discarded(&a3);
            let mut store2 = ::rootgrad_autodiff::rt::discarded(&a2);
            let a1 = a1.or_zero(&a0);
            let mut store1 = ::rootgrad_autodiff::rt::discarded(&a1);
            let mut store0 = ::rootgrad_autodiff::rt::discarded(&a0);
            let (g0, g1, g2, g3) = Self::add_pushforward_pullback(
                a0,
                a1,
                a2,
                a3,
                d_ret.seed(),
            );
            ::rootgrad_autodiff::rt::accumulate(d0.or_discard(&mut store0), &g0);
            ::rootgrad_autodiff::rt::accumulate(d1.or_discard(&mut store1), &g1);
            ::rootgrad_autodiff::rt::accumulate(d2.or_discard(&mut store2), &g2);
            ::rootgrad_autodiff::rt::accumulate(d3.or_discard(&mut store3), &g3);
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __vjp_add<'__shadow>(
            &self,
            d0: ::core::option::Option<&mut Self>,
            a1: Self,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<Self>,
        ) {
            let mut store1 = ::rootgrad_autodiff::rt::discarded(&a1);
            let (_primal, g0, g1) = Self::add_pullback(
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
        fn __path_vjp_add<'__shadow>(
            a0: Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a1: Self,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<Self>,
        ) {
            let mut store1 = ::rootgrad_autodiff::rt::discarded(&a1);
            let mut store0 = ::rootgrad_autodiff::rt::discarded(&a0);
            let (_primal, g0, g1) = Self::add_pullback(a0, a1, d_ret.seed());
            ::rootgrad_autodiff::rt::accumulate(d0.or_discard(&mut store0), &g0);
            ::rootgrad_autodiff::rt::accumulate(d1.or_discard(&mut store1), &g1);
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __handed_add(&self) -> Self {
            ::core::clone::Clone::clone(self)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __mut_handed_add(&self) -> Self {
            ::core::clone::Clone::clone(self)
        }
        /// The reverse derivative of [`sub`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn sub_pullback(self: Self, o: Self, d_ret: Self) -> (Self, Self, Self) {
            ::rootgrad_autodiff::callees!(; fn __path_vjp_new);
            let argument = self.re - o.re;
            let argument_2 = self.im - o.im;
            let value = Self::new(
                ::core::clone::Clone::clone(&argument),
                ::core::clone::Clone::clone(&argument_2),
            );
            let result: Self = ::core::clone::Clone::clone(&value);
            let mut d_self = ::rootgrad_autodiff::Differentiable::zero_like(&self);
            let mut d_o = ::rootgrad_autodiff::Differentiable::zero_like(&o);
            let mut d_result = d_ret;
            let mut d_argument = ::rootgrad_autodiff::Differentiable::zero_like(
                &argument,
            );
            let mut d_argument_2 = ::rootgrad_autodiff::Differentiable::zero_like(
                &argument_2,
            );
            let mut d_value = ::rootgrad_autodiff::Differentiable::zero_like(&value);
            ::rootgrad_autodiff::rt::accumulate(&mut d_value, &(d_result));
            Self::__path_vjp_new(
                ::core::clone::Clone::clone(&argument),
                &mut d_argument,
                ::core::clone::Clone::clone(&argument_2),
                &mut d_argument_2,
                d_value,
            );
            let d_1 = ::rootgrad_autodiff::rt::scalar(d_argument_2);
            d_self.im += d_1;
            d_o.im -= d_1;
            let d_2 = ::rootgrad_autodiff::rt::scalar(d_argument);
            d_self.re += d_2;
            d_o.re -= d_2;
            (result, d_self, d_o)
        }
        /// The forward derivative of [`sub`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn sub_pushforward(
            self: Self,
            t_self: Self,
            o: Self,
            t_o: Self,
        ) -> (Self, Self) {
            ::rootgrad_autodiff::callees!(; fn __path_jvp_new);
            let argument = self.re - o.re;
            let t_argument = ::rootgrad_autodiff::rt::tangent_at(
                ::rootgrad_autodiff::rt::scalar(t_self.re)
                    - ::rootgrad_autodiff::rt::scalar(t_o.re),
                argument,
            );
            let argument_2 = self.im - o.im;
            let t_argument_2 = ::rootgrad_autodiff::rt::tangent_at(
                ::rootgrad_autodiff::rt::scalar(t_self.im)
                    - ::rootgrad_autodiff::rt::scalar(t_o.im),
                argument_2,
            );
            let (v_1, t_value) = Self::__path_jvp_new(
                argument,
                t_argument,
                argument_2,
                t_argument_2,
            );
            let value = v_1;
            let result: Self = value;
            let t_result: Self = t_value;
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_sub(
            &self,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            a1: Self,
            t1: impl ::rootgrad_autodiff::rt::Tangent<Self>,
        ) -> (Self, Self) {
            let mut store0 = ::core::option::Option::None;
            let t0 = ::core::clone::Clone::clone(t0.or_zero(self, &mut store0));
            let t1 = t1.or_zero(&a1);
            Self::sub_pushforward(::core::clone::Clone::clone(self), t0, a1, t1)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_sub(
            a0: Self,
            t0: impl ::rootgrad_autodiff::rt::Tangent<Self>,
            a1: Self,
            t1: impl ::rootgrad_autodiff::rt::Tangent<Self>,
        ) -> (Self, Self) {
            let t0 = t0.or_zero(&a0);
            let t1 = t1.or_zero(&a1);
            Self::sub_pushforward(a0, t0, a1, t1)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn sub_pushforward_pullback(
            self: Self,
            t_self: Self,
            o: Self,
            t_o: Self,
            d_ret: (Self, Self),
        ) -> (Self, Self, Self, Self) {
            ::rootgrad_autodiff::callees!(; fn __path_jvp_new => fn __path_jvp_vjp_new);
            let argument = self.re - o.re;
            let t_argument = ::rootgrad_autodiff::rt::tangent_at(
                (t_self.re - t_o.re),
                ::core::clone::Clone::clone(&argument),
            );
            let argument_2 = self.im - o.im;
            let t_argument_2 = ::rootgrad_autodiff::rt::tangent_at(
                (t_self.im - t_o.im),
                ::core::clone::Clone::clone(&argument_2),
            );
            let v_1 = Self::__path_jvp_new(
                ::core::clone::Clone::clone(&argument),
                ::core::clone::Clone::clone(&t_argument),
                ::core::clone::Clone::clone(&argument_2),
                ::core::clone::Clone::clone(&t_argument_2),
            );
            let value = ::core::clone::Clone::clone(&v_1.0);
            let t_value = ::core::clone::Clone::clone(&v_1.1);
            let result: Self = ::core::clone::Clone::clone(&value);
            let t_result: Self = ::core::clone::Clone::clone(&t_value);
            let result_2: (Self, Self) = (
                ::core::clone::Clone::clone(&result),
                ::core::clone::Clone::clone(&t_result),
            );
            let mut d_self = ::rootgrad_autodiff::Differentiable::zero_like(&self);
            let mut d_t_self = ::rootgrad_autodiff::Differentiable::zero_like(&t_self);
            let mut d_o = ::rootgrad_autodiff::Differentiable::zero_like(&o);
            let mut d_t_o = ::rootgrad_autodiff::Differentiable::zero_like(&t_o);
            let mut d_result_2 = d_ret;
            let mut d_argument = ::rootgrad_autodiff::Differentiable::zero_like(
                &argument,
            );
            let mut d_t_argument = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_argument,
            );
            let mut d_argument_2 = ::rootgrad_autodiff::Differentiable::zero_like(
                &argument_2,
            );
            let mut d_t_argument_2 = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_argument_2,
            );
            let mut d_v_1 = ::rootgrad_autodiff::Differentiable::zero_like(&v_1);
            let mut d_value = ::rootgrad_autodiff::Differentiable::zero_like(&value);
            let mut d_t_value = ::rootgrad_autodiff::Differentiable::zero_like(&t_value);
            let mut d_result = ::rootgrad_autodiff::Differentiable::zero_like(&result);
            let mut d_t_result = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_result,
            );
            ::rootgrad_autodiff::rt::accumulate(&mut d_result, &(d_result_2.0));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_result, &(d_result_2.1));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_value, &(d_t_result));
            ::rootgrad_autodiff::rt::accumulate(&mut d_value, &(d_result));
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_1.1, &(d_t_value));
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_1.0, &(d_value));
            Self::__path_jvp_vjp_new(
                ::core::clone::Clone::clone(&argument),
                &mut d_argument,
                ::core::clone::Clone::clone(&t_argument),
                &mut d_t_argument,
                ::core::clone::Clone::clone(&argument_2),
                &mut d_argument_2,
                ::core::clone::Clone::clone(&t_argument_2),
                &mut d_t_argument_2,
                d_v_1,
            );
            let d_1 = ::rootgrad_autodiff::rt::scalar(d_t_argument_2);
            d_t_self.im += d_1;
            d_t_o.im -= d_1;
            let d_2 = ::rootgrad_autodiff::rt::scalar(d_argument_2);
            d_self.im += d_2;
            d_o.im -= d_2;
            let d_3 = ::rootgrad_autodiff::rt::scalar(d_t_argument);
            d_t_self.re += d_3;
            d_t_o.re -= d_3;
            let d_4 = ::rootgrad_autodiff::rt::scalar(d_argument);
            d_self.re += d_4;
            d_o.re -= d_4;
            (d_self, d_t_self, d_o, d_t_o)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp_sub<'__shadow>(
            &self,
            d0: ::core::option::Option<&mut Self>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a2: Self,
            d2: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a3: impl ::rootgrad_autodiff::rt::Tangent<Self>,
            d3: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(Self, Self)>,
        ) {
            let a3 = a3.or_zero(&a2);
            let mut store3 = ::rootgrad_autodiff::rt::discarded(&a3);
            let mut store2 = ::rootgrad_autodiff::rt::discarded(&a2);
            let mut zero1 = ::core::option::Option::None;
            let a1 = a1.or_zero(&*self, &mut zero1);
            let a1 = ::core::clone::Clone::clone(a1);
            let mut store1 = ::rootgrad_autodiff::rt::discarded(&a1);
            let (g0, g1, g2, g3) = Self::sub_pushforward_pullback(
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
            ::rootgrad_autodiff::rt::accumulate(d2.or_discard(&mut store2), &g2);
            ::rootgrad_autodiff::rt::accumulate(d3.or_discard(&mut store3), &g3);
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_vjp_sub<'__shadow>(
            a0: Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a1: impl ::rootgrad_autodiff::rt::Tangent<Self>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a2: Self,
            d2: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a3: impl ::rootgrad_autodiff::rt::Tangent<Self>,
            d3: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(Self, Self)>,
        ) {
            let a3 = a3.or_zero(&a2);
            let mut store3 = ::rootgrad_autodiff::rt::discarded(&a3);
            let mut store2 = ::rootgrad_autodiff::rt::discarded(&a2);
            let a1 = a1.or_zero(&a0);
            let mut store1 = ::rootgrad_autodiff::rt::discarded(&a1);
            let mut store0 = ::rootgrad_autodiff::rt::discarded(&a0);
            let (g0, g1, g2, g3) = Self::sub_pushforward_pullback(
                a0,
                a1,
                a2,
                a3,
                d_ret.seed(),
            );
            ::rootgrad_autodiff::rt::accumulate(d0.or_discard(&mut store0), &g0);
            ::rootgrad_autodiff::rt::accumulate(d1.or_discard(&mut store1), &g1);
            ::rootgrad_autodiff::rt::accumulate(d2.or_discard(&mut store2), &g2);
            ::rootgrad_autodiff::rt::accumulate(d3.or_discard(&mut store3), &g3);
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __vjp_sub<'__shadow>(
            &self,
            d0: ::core::option::Option<&mut Self>,
            a1: Self,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<Self>,
        ) {
            let mut store1 = ::rootgrad_autodiff::rt::discarded(&a1);
            let (_primal, g0, g1) = Self::sub_pullback(
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
        fn __path_vjp_sub<'__shadow>(
            a0: Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a1: Self,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<Self>,
        ) {
            let mut store1 = ::rootgrad_autodiff::rt::discarded(&a1);
            let mut store0 = ::rootgrad_autodiff::rt::discarded(&a0);
            let (_primal, g0, g1) = Self::sub_pullback(a0, a1, d_ret.seed());
            ::rootgrad_autodiff::rt::accumulate(d0.or_discard(&mut store0), &g0);
            ::rootgrad_autodiff::rt::accumulate(d1.or_discard(&mut store1), &g1);
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __handed_sub(&self) -> Self {
            ::core::clone::Clone::clone(self)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __mut_handed_sub(&self) -> Self {
            ::core::clone::Clone::clone(self)
        }
        /// The reverse derivative of [`norm_sqr`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn norm_sqr_pullback(self: &Self, d_self: &mut Self, d_ret: f64) -> f64 {
            let result: f64 = (self.re * self.re) + (self.im * self.im);
            let mut d_result = d_ret;
            d_self.re += d_result * self.re;
            d_self.re += d_result * self.re;
            d_self.im += d_result * self.im;
            d_self.im += d_result * self.im;
            result
        }
        /// The forward derivative of [`norm_sqr`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn norm_sqr_pushforward(self: &Self, t_self: &Self) -> (f64, f64) {
            let result: f64 = (self.re * self.re) + (self.im * self.im);
            let t_result: f64 = (::rootgrad_autodiff::rt::scalar(t_self.re) * self.re
                + self.re * ::rootgrad_autodiff::rt::scalar(t_self.re))
                + (::rootgrad_autodiff::rt::scalar(t_self.im) * self.im
                    + self.im * ::rootgrad_autodiff::rt::scalar(t_self.im));
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_norm_sqr(
            &self,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
        ) -> (f64, f64) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*self, &mut store0);
            Self::norm_sqr_pushforward(self, t0)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_norm_sqr(
            a0: &Self,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
        ) -> (f64, f64) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            Self::norm_sqr_pushforward(a0, t0)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn norm_sqr_pushforward_pullback(
            self: &Self,
            d_self: &mut Self,
            t_self: &Self,
            d_t_self: &mut Self,
            d_ret: (f64, f64),
        ) {
            let result: f64 = (self.re * self.re) + (self.im * self.im);
            let t_result: f64 = ((t_self.re * self.re) + (self.re * t_self.re))
                + ((t_self.im * self.im) + (self.im * t_self.im));
            let result_2: (f64, f64) = (result, t_result);
            let mut d_result_2 = d_ret;
            let mut d_result: f64 = -0.0;
            let mut d_t_result: f64 = -0.0;
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            d_t_self.re += d_t_result * self.re;
            d_self.re += d_t_result * t_self.re;
            d_self.re += d_t_result * t_self.re;
            d_t_self.re += d_t_result * self.re;
            d_t_self.im += d_t_result * self.im;
            d_self.im += d_t_result * t_self.im;
            d_self.im += d_t_result * t_self.im;
            d_t_self.im += d_t_result * self.im;
            d_self.re += d_result * self.re;
            d_self.re += d_result * self.re;
            d_self.im += d_result * self.im;
            d_self.im += d_result * self.im;
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp_norm_sqr<'__shadow>(
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
            let mut store = ::core::option::Option::None;
            let d0 = match d0 {
                ::core::option::Option::Some(d0) => d0,
                ::core::option::Option::None => {
                    store.insert(::rootgrad_autodiff::rt::discarded(self))
                }
            };
            Self::norm_sqr_pushforward_pullback(self, d0, a1, d1, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_vjp_norm_sqr<'__shadow>(
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
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            Self::norm_sqr_pushforward_pullback(a0, d0, a1, d1, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __vjp_norm_sqr<'__shadow>(
            &self,
            d0: ::core::option::Option<&mut Self>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
        ) {
            let mut store = ::core::option::Option::None;
            let d0 = match d0 {
                ::core::option::Option::Some(d0) => d0,
                ::core::option::Option::None => {
                    store.insert(::rootgrad_autodiff::rt::discarded(self))
                }
            };
            let _primal = Self::norm_sqr_pullback(self, d0, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_vjp_norm_sqr<'__shadow>(
            a0: &Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
        ) {
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let _primal = Self::norm_sqr_pullback(a0, d0, d_ret.seed());
        }
    }
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(p: &[f64], d_p: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::callees!(
            ; fn __path_vjp_new, fn __vjp_add, fn __vjp_mul, fn __vjp_norm_sqr, fn
            __vjp_sub
        );
        ::rootgrad_autodiff::rt::same_length("p", p.len(), d_p.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Tape::new();
        let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut pass_2 = ::rootgrad_autodiff::rt::Tape::new();
        let mut pass_3 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_13 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_14 = ::rootgrad_autodiff::rt::Tape::new();
        let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_3 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_4 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_5 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_6 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_7 = ::rootgrad_autodiff::Shapes::new();
        let mut d_result = d_ret;
        let n = p.len();
        let bits = n.trailing_zeros();
        let mut a: ::std::vec::Vec<C64> = ::std::vec::Vec::new();
        let length = p.len();
        for i_2 in 0..length {
            let x = p[i_2];
            let value = C64::new(x, 0.0);
            shape_7.keep(&value);
            a.push(value);
        }
        for i in 0..n {
            let j = kept_14
                .keep(
                    ::rootgrad_autodiff::rt::bits(
                        i.reverse_bits() >> (usize::BITS - bits),
                    ),
                );
            if i < j {
                let at = i;
                let at_2 = j;
                a.swap(at, at_2);
            }
        }
        let mut len = 2;
        let mut passes_of_kept_13 = 0usize;
        while len <= n {
            passes_of_kept_13 += 1;
            let mut kept_10 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_11 = ::rootgrad_autodiff::rt::Slot::new();
            let size = kept_11.keep(len);
            let length_2 = kept_10.keep((a.len() / size));
            for i_3 in 0..length_2 {
                let mut kept_7 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_8 = ::rootgrad_autodiff::rt::Slot::new();
                let block = &mut a[(i_3 * size)..((i_3 * size) + size)];
                let at_3 = kept_8.keep((len / 2));
                let (lo, hi) = block.split_at_mut(at_3);
                let length_3 = kept_7.keep(lo.len().min(hi.len()));
                for i_4 in 0..length_3 {
                    let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
                    let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
                    let mut kept_5 = ::rootgrad_autodiff::rt::Slot::new();
                    let k = i_4;
                    let u = &mut lo[i_4];
                    let v = &mut hi[i_4];
                    let argument = (((-2.0) * std::f64::consts::PI) * (k as f64))
                        / (len as f64);
                    let w = kept_5.keep(C64::cis(argument));
                    let argument_2 = kept_4.keep((*v));
                    shape_3.keep(&argument_2);
                    let t = kept_3.keep(w.mul(::core::clone::Clone::clone(&argument_2)));
                    shape_4.keep(&t);
                    kept_2.keep_owned(u);
                    let value_2 = u.sub(::core::clone::Clone::clone(&t));
                    shape_5.keep(&value_2);
                    shape_2.keep(&(*v));
                    (*v) = value_2;
                    kept_1.keep_owned(u);
                    let value_3 = u.add(::core::clone::Clone::clone(&t));
                    shape_6.keep(&value_3);
                    shape_1.keep(&(*u));
                    (*u) = value_3;
                    pass_1.push((kept_3.take(), kept_4.take(), kept_5.take()));
                }
                pass_2.push((kept_7.take(), kept_8.take()));
            }
            len <<= 1;
            pass_3.push((kept_10.take(), kept_11.take()));
        }
        kept_13.keep(passes_of_kept_13);
        let mut sum_2: f64 = -0.0;
        let length_4 = a.len();
        let mut d_a = ::rootgrad_autodiff::Differentiable::zero_like(&a);
        let mut d_sum_2: f64 = -0.0;
        d_sum_2 += d_result;
        for i_5 in 0..length_4 {
            let k_2 = i_5;
            let z = &a[i_5];
            let value_4 = z.norm_sqr();
            sum_2 += value_4 * (k_2 as f64).cos();
            let z = &a[i_5];
            let mut d_value_4: f64 = -0.0;
            let d_1 = d_sum_2;
            d_value_4 += d_1 * (k_2 as f64).cos();
            (*z).__vjp_norm_sqr(::core::option::Option::Some(&mut d_a[i_5]), d_value_4);
        }
        let result: f64 = sum_2;
        for _ in 0..kept_13.take() {
            let (length_2, size) = pass_3.take();
            for i_3 in (0..length_2).rev() {
                let (length_3, at_3) = pass_2.take();
                for i_4 in (0..length_3).rev() {
                    let (t, argument_2, w) = pass_1.take();
                    let mut d_argument_2 = shape_3.zero();
                    let mut d_t = shape_4.zero();
                    let mut d_value_2 = shape_5.zero();
                    let mut d_value_3 = shape_6.zero();
                    let d_2 = shape_1
                        .replace(&mut d_a[i_3 * size..(i_3 * size) + size][..at_3][i_4]);
                    ::rootgrad_autodiff::rt::accumulate(&mut d_value_3, &(d_2));
                    let v_1 = kept_1.take();
                    (v_1)
                        .__vjp_add(
                            ::core::option::Option::Some(
                                &mut d_a[i_3 * size..(i_3 * size) + size][..at_3][i_4],
                            ),
                            ::core::clone::Clone::clone(&t),
                            &mut d_t,
                            d_value_3,
                        );
                    let d_3 = shape_2
                        .replace(&mut d_a[i_3 * size..(i_3 * size) + size][at_3..][i_4]);
                    ::rootgrad_autodiff::rt::accumulate(&mut d_value_2, &(d_3));
                    let v_2 = kept_2.take();
                    (v_2)
                        .__vjp_sub(
                            ::core::option::Option::Some(
                                &mut d_a[i_3 * size..(i_3 * size) + size][..at_3][i_4],
                            ),
                            ::core::clone::Clone::clone(&t),
                            &mut d_t,
                            d_value_2,
                        );
                    (w)
                        .__vjp_mul(
                            ::core::option::Option::None,
                            ::core::clone::Clone::clone(&argument_2),
                            &mut d_argument_2,
                            d_t,
                        );
                    ::rootgrad_autodiff::rt::accumulate(
                        &mut d_a[i_3 * size..(i_3 * size) + size][at_3..][i_4],
                        &(d_argument_2),
                    );
                }
            }
        }
        for i in (0..n).rev() {
            let j = kept_14.take();
            if i < j {
                let at = i;
                let at_2 = j;
                d_a.swap(at, at_2);
            }
        }
        for i_2 in (0..length).rev() {
            let x = p[i_2];
            let mut d_x: f64 = -0.0;
            let mut d_value = shape_7.zero();
            let d_4 = ::rootgrad_autodiff::rt::popped(&mut d_a);
            ::rootgrad_autodiff::rt::accumulate(&mut d_value, &(d_4));
            C64::__path_vjp_new(
                x,
                &mut d_x,
                0.0,
                ::rootgrad_autodiff::rt::Inactive,
                d_value,
            );
            d_p[i_2] += d_x;
        }
        kept_1.finish();
        kept_2.finish();
        pass_1.finish();
        pass_2.finish();
        pass_3.finish();
        kept_14.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(p: &[f64], t_p: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(
            ; fn __jvp_add, fn __jvp_mul, fn __jvp_norm_sqr, fn __jvp_sub, fn
            __path_jvp_new
        );
        ::rootgrad_autodiff::rt::equal_lengths("p", p.len(), "t_p", t_p.len());
        let n = p.len();
        let bits = n.trailing_zeros();
        let mut a: ::std::vec::Vec<C64> = ::std::vec::Vec::new();
        let mut t_a: ::std::vec::Vec<C64> = ::rootgrad_autodiff::Differentiable::zero_like(
            &a,
        );
        let length = p.len();
        for i_2 in 0..length {
            let x = p[i_2];
            let t_x = t_p[i_2];
            let (v_1, t_value) = C64::__path_jvp_new(
                x,
                t_x,
                0.0,
                ::rootgrad_autodiff::rt::Inactive,
            );
            let value = v_1;
            t_a.push(t_value);
            a.push(value);
        }
        for i in 0..n {
            let j = ::rootgrad_autodiff::rt::bits(
                i.reverse_bits() >> (usize::BITS - bits),
            );
            if i < j {
                let at = i;
                let at_2 = j;
                t_a.swap(at, at_2);
                a.swap(at, at_2);
            }
        }
        let mut len = 2;
        while len <= n {
            let size = len;
            let length_2 = a.len() / size;
            for i_3 in 0..length_2 {
                let block = &mut a[(i_3 * size)..((i_3 * size) + size)];
                let t_block = &mut t_a[i_3 * size..(i_3 * size) + size];
                let at_3 = len / 2;
                let (lo, hi) = block.split_at_mut(at_3);
                let (t_lo, t_hi) = t_block.split_at_mut(at_3);
                let length_3 = lo.len().min(hi.len());
                for i_4 in 0..length_3 {
                    let k = i_4;
                    let u = &mut lo[i_4];
                    let t_u = &mut t_lo[i_4];
                    let v = &mut hi[i_4];
                    let t_v = &mut t_hi[i_4];
                    let argument = (((-2.0) * std::f64::consts::PI) * (k as f64))
                        / (len as f64);
                    let w = C64::cis(argument);
                    let argument_2 = *v;
                    let t_argument_2 = *t_v;
                    let (v_2, t_t) = (w)
                        .__jvp_mul(
                            ::rootgrad_autodiff::rt::Inactive,
                            argument_2,
                            t_argument_2,
                        );
                    let t = v_2;
                    let (v_3, t_value_2) = (*u).__jvp_sub(&mut (*t_u), t, t_t);
                    let value_2 = v_3;
                    (*t_v) = t_value_2;
                    (*v) = value_2;
                    let (v_4, t_value_3) = (*u).__jvp_add(&mut (*t_u), t, t_t);
                    let value_3 = v_4;
                    (*t_u) = t_value_3;
                    (*u) = value_3;
                }
            }
            len <<= 1;
        }
        let mut sum_2: f64 = -0.0;
        let mut t_sum_2: f64 = 0.0;
        let length_4 = a.len();
        for i_5 in 0..length_4 {
            let k_2 = i_5;
            let z = &a[i_5];
            let t_z = &t_a[i_5];
            let (v_5, t_value_4) = (*z).__jvp_norm_sqr(&(*t_z));
            let value_4 = v_5;
            t_sum_2 += t_value_4 * (k_2 as f64).cos();
            sum_2 += value_4 * (k_2 as f64).cos();
        }
        let result: f64 = sum_2;
        let t_result: f64 = t_sum_2;
        (result, t_result)
    }
}
mod gauss_seidel {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &mut [f64], d_x: &mut [f64], ab: &[f64], d_ab: &mut [f64]) {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        ::rootgrad_autodiff::rt::same_length("ab", ab.len(), d_ab.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Tape::new();
        let n = x.len();
        let (a, b) = ab.split_at(n * n);
        for _ in 0..4 {
            for i in 0..n {
                let mut s = b[i];
                for j in 0..n {
                    if j != i {
                        s -= a[((i * n) + j)] * kept_2.keep(x[j]);
                    }
                }
                x[i] = kept_1.keep(s) / a[((i * n) + i)];
            }
        }
        let (a, b) = ab.split_at(n * n);
        for _ in (0..4).rev() {
            for i in (0..n).rev() {
                let v_1 = kept_1.take();
                let mut d_s: f64 = -0.0;
                let d_1 = ::core::mem::take(&mut d_x[i]);
                d_s += d_1 / a[((i * n) + i)];
                d_ab[..n * n][(i * n) + i]
                    -= d_1 / a[((i * n) + i)] * (v_1 / a[((i * n) + i)]);
                for j in (0..n).rev() {
                    let d_a = &mut d_ab[..n * n];
                    if j != i {
                        let v_2 = kept_2.take();
                        let d_2 = d_s;
                        d_a[(i * n) + j] -= d_2 * v_2;
                        d_x[j] -= d_2 * a[((i * n) + j)];
                    }
                }
                d_ab[n * n..][i] += d_s;
            }
        }
        kept_1.finish();
        kept_2.finish();
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &mut [f64], t_x: &mut [f64], ab: &[f64], t_ab: &[f64]) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        ::rootgrad_autodiff::rt::equal_lengths("ab", ab.len(), "t_ab", t_ab.len());
        let n = x.len();
        let (a, b) = ab.split_at(n * n);
        let (t_a, t_b) = t_ab.split_at(n * n);
        for _ in 0..4 {
            for i in 0..n {
                let mut s = b[i];
                let mut t_s = t_b[i];
                for j in 0..n {
                    if j != i {
                        t_s -= t_a[(i * n) + j] * x[j] + a[((i * n) + j)] * t_x[j];
                        s -= a[((i * n) + j)] * x[j];
                    }
                }
                t_x[i] = (t_s - (s / a[((i * n) + i)]) * t_a[(i * n) + i])
                    / a[((i * n) + i)];
                x[i] = s / a[((i * n) + i)];
            }
        }
    }
}
mod multigrid_recursion {
    ///The derivative of [`v_cycle`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    enum v_cycle {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl v_cycle {
        /// Of what the function writes, the derivative gets the values before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        fn __of<F: 'static>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_function(called, &v_cycle)
        }
        /// The reverse derivative of [`v_cycle`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pullback(
            u: &mut [f64],
            d_u: &mut [f64],
            f: &[f64],
            d_f: &mut [f64],
            h: f64,
        ) -> f64 {
            ::rootgrad_autodiff::callees!(v_cycle as rule_of_v_cycle);
            ::rootgrad_autodiff::rt::same_length("u", u.len(), d_u.len());
            ::rootgrad_autodiff::rt::same_length("f", f.len(), d_f.len());
            let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_3 = ::rootgrad_autodiff::rt::Tape::new();
            let like_residual = ::rootgrad_autodiff::rt::Like::new();
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let n = u.len();
            for _ in 0..2 {
                for i in 1..(n - 1) {
                    u[i] = 0.5 * ((u[(i - 1)] + u[(i + 1)]) - ((h * h) * f[i]));
                }
            }
            if n <= 3 {} else {
                let m = (n / 2) + 1;
                let mut residual = ::std::vec![0.0; m];
                like_residual.of(&residual);
                for i_2 in 1..(m - 1) {
                    let k = 2 * i_2;
                    residual[i_2] = f[k]
                        - (kept_3.keep(((u[(k - 1)] - (2.0 * u[k])) + u[(k + 1)]))
                            / (h * h));
                }
                let mut e = ::std::vec![0.0; m];
                let argument = 2.0 * h;
                kept_1.keep_when(rule_of_v_cycle::__BEFORE, &e);
                kept_2.keep_owned(&residual);
                rule_of_v_cycle::__of(v_cycle)(&mut e, &residual, argument);
                kept_1.keep_when(!rule_of_v_cycle::__BEFORE, &e);
                for i_3 in 1..(n - 1) {
                    let t;
                    if (i_3 % 2) == 0 {
                        t = e[(i_3 / 2)];
                    } else {
                        t = 0.5 * (e[(i_3 / 2)] + e[((i_3 / 2) + 1)]);
                    }
                    u[i_3] += t;
                }
                shape_1.keep(&e);
            }
            let mut d_h = ::rootgrad_autodiff::zero::<f64>();
            if n <= 3 {} else {
                let m = (n / 2) + 1;
                let argument = 2.0 * h;
                let mut d_residual = like_residual
                    .same(::std::vec![::rootgrad_autodiff::zero(); m]);
                let mut d_e = shape_1.zero();
                let mut d_argument: f64 = -0.0;
                for i_3 in 1..(n - 1) {
                    let mut d_t = -0.0;
                    let d_1 = d_u[i_3];
                    d_t += d_1;
                    if (i_3 % 2) == 0 {
                        let d_2 = ::core::mem::take(&mut d_t);
                        d_e[i_3 / 2] += d_2;
                    } else {
                        let d_3 = ::core::mem::take(&mut d_t);
                        let d_4 = d_3 * 0.5;
                        d_e[i_3 / 2] += d_4;
                        d_e[(i_3 / 2) + 1] += d_4;
                    }
                }
                let v_1 = kept_1.take();
                let v_2 = kept_2.take();
                rule_of_v_cycle::__vjp(
                    &v_1,
                    &mut d_e,
                    &v_2,
                    &mut d_residual,
                    argument,
                    &mut d_argument,
                    ::rootgrad_autodiff::rt::Unused,
                );
                d_h += d_argument * 2.0;
                for i_2 in (1..(m - 1)).rev() {
                    let v_3 = kept_3.take();
                    let k = 2 * i_2;
                    let d_5 = ::core::mem::take(&mut d_residual[i_2]);
                    d_f[k] += d_5;
                    let d_6 = d_5 / (h * h);
                    d_u[k - 1] -= d_6;
                    d_u[k] += d_6 * 2.0;
                    d_u[k + 1] -= d_6;
                    let d_7 = d_5 / (h * h) * (v_3 / (h * h));
                    d_h += d_7 * h;
                    d_h += d_7 * h;
                }
            }
            for _ in (0..2).rev() {
                for i in (1..(n - 1)).rev() {
                    let d_8 = ::core::mem::take(&mut d_u[i]);
                    let d_9 = d_8 * 0.5;
                    d_u[i - 1] += d_9;
                    d_u[i + 1] += d_9;
                    let d_10 = d_9 * f[i];
                    d_h -= d_10 * h;
                    d_h -= d_10 * h;
                    d_f[i] -= d_9 * (h * h);
                }
            }
            kept_3.finish();
            d_h
        }
        /// The forward derivative of [`v_cycle`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pushforward(
            u: &mut [f64],
            t_u: &mut [f64],
            f: &[f64],
            t_f: &[f64],
            h: f64,
            t_h: f64,
        ) {
            ::rootgrad_autodiff::callees!(v_cycle as rule_of_v_cycle);
            ::rootgrad_autodiff::rt::equal_lengths("u", u.len(), "t_u", t_u.len());
            ::rootgrad_autodiff::rt::equal_lengths("f", f.len(), "t_f", t_f.len());
            let n = u.len();
            for _ in 0..2 {
                for i in 1..(n - 1) {
                    t_u[i] = 0.5
                        * ((t_u[i - 1] + t_u[i + 1])
                            - ((t_h * h + h * t_h) * f[i] + (h * h) * t_f[i]));
                    u[i] = 0.5 * ((u[(i - 1)] + u[(i + 1)]) - ((h * h) * f[i]));
                }
            }
            if n <= 3 {} else {
                let m = (n / 2) + 1;
                let mut residual = ::std::vec![0.0; m];
                let mut t_residual = ::std::vec![0.0; m];
                for i_2 in 1..(m - 1) {
                    let k = 2 * i_2;
                    t_residual[i_2] = t_f[k]
                        - ((((t_u[k - 1] - (2.0 * t_u[k])) + t_u[k + 1])
                            - (((u[(k - 1)] - (2.0 * u[k])) + u[(k + 1)]) / (h * h))
                                * (t_h * h + h * t_h)) / (h * h));
                    residual[i_2] = f[k]
                        - (((u[(k - 1)] - (2.0 * u[k])) + u[(k + 1)]) / (h * h));
                }
                let mut e = ::std::vec![0.0; m];
                let mut t_e = ::std::vec![0.0; m];
                let argument = 2.0 * h;
                let t_argument = 2.0 * t_h;
                rule_of_v_cycle::__jvp(
                    v_cycle,
                    &mut e,
                    &mut t_e,
                    &residual,
                    &t_residual,
                    argument,
                    t_argument,
                );
                for i_3 in 1..(n - 1) {
                    let t;
                    let t_t;
                    if (i_3 % 2) == 0 {
                        t_t = t_e[i_3 / 2];
                        t = e[(i_3 / 2)];
                    } else {
                        t_t = 0.5 * (t_e[i_3 / 2] + t_e[(i_3 / 2) + 1]);
                        t = 0.5 * (e[(i_3 / 2)] + e[((i_3 / 2) + 1)]);
                    }
                    t_u[i_3] += t_t;
                    u[i_3] += t;
                }
            }
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp(
            called: impl ::core::ops::Fn(&mut [f64], &[f64], f64) + 'static,
            a0: &mut [f64],
            t0: impl ::rootgrad_autodiff::rt::TangentMut<[f64]>,
            a1: &[f64],
            t1: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
            a2: f64,
            t2: impl ::rootgrad_autodiff::rt::Tangent<f64>,
        ) {
            let _ = Self::__of(called);
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            let mut store1 = ::core::option::Option::None;
            let t1 = t1.or_zero(&*a1, &mut store1);
            let t2 = t2.or_zero(&a2);
            Self::pushforward(a0, t0, a1, t1, a2, t2)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn pushforward_pullback(
            u: &mut [f64],
            d_u: &mut [f64],
            t_u: &mut [f64],
            d_t_u: &mut [f64],
            f: &[f64],
            d_f: &mut [f64],
            t_f: &[f64],
            d_t_f: &mut [f64],
            h: f64,
            t_h: f64,
        ) -> (f64, f64) {
            ::rootgrad_autodiff::callees!(v_cycle as rule_of_v_cycle);
            ::rootgrad_autodiff::rt::same_length("u", u.len(), d_u.len());
            ::rootgrad_autodiff::rt::same_length("t_u", t_u.len(), d_t_u.len());
            ::rootgrad_autodiff::rt::same_length("f", f.len(), d_f.len());
            ::rootgrad_autodiff::rt::same_length("t_f", t_f.len(), d_t_f.len());
            let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
            let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
            let like_residual = ::rootgrad_autodiff::rt::Like::new();
            let like_t_residual = ::rootgrad_autodiff::rt::Like::new();
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
            let n = u.len();
            for _ in 0..2 {
                for i in 1..(n - 1) {
                    t_u[i] = 0.5
                        * ((t_u[(i - 1)] + t_u[(i + 1)])
                            - ((((t_h * h) + (h * t_h)) * f[i]) + ((h * h) * t_f[i])));
                    u[i] = 0.5 * ((u[(i - 1)] + u[(i + 1)]) - ((h * h) * f[i]));
                }
            }
            if n <= 3 {} else {
                let m = (n / 2) + 1;
                let mut residual = ::std::vec![0.0; m];
                like_residual.of(&residual);
                let mut t_residual = ::std::vec![0.0; m];
                like_t_residual.of(&t_residual);
                for i_2 in 1..(m - 1) {
                    let mut kept_5 = ::rootgrad_autodiff::rt::Slot::new();
                    let mut kept_6 = ::rootgrad_autodiff::rt::Slot::new();
                    let mut kept_7 = ::rootgrad_autodiff::rt::Slot::new();
                    let mut kept_8 = ::rootgrad_autodiff::rt::Slot::new();
                    let k = 2 * i_2;
                    t_residual[i_2] = t_f[k]
                        - (kept_8
                            .keep(
                                (((t_u[(k - 1)] - (2.0 * t_u[k])) + t_u[(k + 1)])
                                    - (kept_7
                                        .keep(
                                            (kept_6.keep(((u[(k - 1)] - (2.0 * u[k])) + u[(k + 1)]))
                                                / (h * h)),
                                        ) * ((t_h * h) + (h * t_h)))),
                            ) / (h * h));
                    residual[i_2] = f[k]
                        - (kept_5.keep(((u[(k - 1)] - (2.0 * u[k])) + u[(k + 1)]))
                            / (h * h));
                    pass_1
                        .push((
                            kept_5.take(),
                            kept_6.take(),
                            kept_7.take(),
                            kept_8.take(),
                        ));
                }
                let mut e = ::std::vec![0.0; m];
                let mut t_e = ::std::vec![0.0; m];
                let argument = 2.0 * h;
                let t_argument = 2.0 * t_h;
                kept_1.keep_owned(&e);
                kept_2.keep_owned(&t_e);
                kept_3.keep_owned(&residual);
                kept_4.keep_owned(&t_residual);
                rule_of_v_cycle::__jvp(
                    rule_of_v_cycle,
                    &mut e,
                    &mut t_e,
                    &residual,
                    &t_residual,
                    argument,
                    t_argument,
                );
                for i_3 in 1..(n - 1) {
                    let t;
                    let t_t;
                    if (i_3 % 2) == 0 {
                        t_t = t_e[(i_3 / 2)];
                        t = e[(i_3 / 2)];
                    } else {
                        t_t = 0.5 * (t_e[(i_3 / 2)] + t_e[((i_3 / 2) + 1)]);
                        t = 0.5 * (e[(i_3 / 2)] + e[((i_3 / 2) + 1)]);
                    }
                    t_u[i_3] += t_t;
                    u[i_3] += t;
                }
                shape_1.keep(&e);
                shape_2.keep(&t_e);
            }
            let mut d_h = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_h = ::rootgrad_autodiff::zero::<f64>();
            if n <= 3 {} else {
                let m = (n / 2) + 1;
                let argument = 2.0 * h;
                let t_argument = 2.0 * t_h;
                let mut d_residual = like_residual
                    .same(::std::vec![::rootgrad_autodiff::zero(); m]);
                let mut d_t_residual = like_t_residual
                    .same(::std::vec![::rootgrad_autodiff::zero(); m]);
                let mut d_e = shape_1.zero();
                let mut d_t_e = shape_2.zero();
                let mut d_argument: f64 = -0.0;
                let mut d_t_argument: f64 = -0.0;
                for i_3 in 1..(n - 1) {
                    let mut d_t = -0.0;
                    let mut d_t_t = -0.0;
                    let d_1 = d_u[i_3];
                    d_t += d_1;
                    let d_2 = d_t_u[i_3];
                    d_t_t += d_2;
                    if (i_3 % 2) == 0 {
                        let d_3 = ::core::mem::take(&mut d_t);
                        d_e[i_3 / 2] += d_3;
                        let d_4 = ::core::mem::take(&mut d_t_t);
                        d_t_e[i_3 / 2] += d_4;
                    } else {
                        let d_5 = ::core::mem::take(&mut d_t);
                        let d_6 = d_5 * 0.5;
                        d_e[i_3 / 2] += d_6;
                        d_e[(i_3 / 2) + 1] += d_6;
                        let d_7 = ::core::mem::take(&mut d_t_t);
                        let d_8 = d_7 * 0.5;
                        d_t_e[i_3 / 2] += d_8;
                        d_t_e[(i_3 / 2) + 1] += d_8;
                    }
                }
                let v_1 = kept_1.take();
                let v_2 = kept_2.take();
                let v_3 = kept_3.take();
                let v_4 = kept_4.take();
                rule_of_v_cycle::__jvp_vjp(
                    rule_of_v_cycle,
                    ::rootgrad_autodiff::rt::Inactive,
                    &v_1,
                    &mut d_e,
                    &v_2,
                    &mut d_t_e,
                    &v_3,
                    &mut d_residual,
                    &v_4,
                    &mut d_t_residual,
                    argument,
                    &mut d_argument,
                    t_argument,
                    &mut d_t_argument,
                    ::rootgrad_autodiff::rt::Unused,
                );
                d_t_h += d_t_argument * 2.0;
                d_h += d_argument * 2.0;
                for i_2 in (1..(m - 1)).rev() {
                    let (v_5, v_6, v_7, v_8) = pass_1.take();
                    let k = 2 * i_2;
                    let d_9 = ::core::mem::take(&mut d_residual[i_2]);
                    d_f[k] += d_9;
                    let d_10 = d_9 / (h * h);
                    d_u[k - 1] -= d_10;
                    d_u[k] += d_10 * 2.0;
                    d_u[k + 1] -= d_10;
                    let d_11 = d_9 / (h * h) * (v_5 / (h * h));
                    d_h += d_11 * h;
                    d_h += d_11 * h;
                    let d_12 = ::core::mem::take(&mut d_t_residual[i_2]);
                    d_t_f[k] += d_12;
                    let d_13 = d_12 / (h * h);
                    d_t_u[k - 1] -= d_13;
                    d_t_u[k] += d_13 * 2.0;
                    d_t_u[k + 1] -= d_13;
                    let d_14 = d_13 * ((t_h * h) + (h * t_h));
                    let d_15 = d_14 / (h * h);
                    d_u[k - 1] += d_15;
                    d_u[k] -= d_15 * 2.0;
                    d_u[k + 1] += d_15;
                    let d_16 = d_14 / (h * h) * (v_6 / (h * h));
                    d_h -= d_16 * h;
                    d_h -= d_16 * h;
                    let d_17 = d_13 * v_7;
                    d_t_h += d_17 * h;
                    d_h += d_17 * t_h;
                    d_h += d_17 * t_h;
                    d_t_h += d_17 * h;
                    let d_18 = d_12 / (h * h) * (v_8 / (h * h));
                    d_h += d_18 * h;
                    d_h += d_18 * h;
                }
            }
            for _ in (0..2).rev() {
                for i in (1..(n - 1)).rev() {
                    let d_19 = ::core::mem::take(&mut d_u[i]);
                    let d_20 = d_19 * 0.5;
                    d_u[i - 1] += d_20;
                    d_u[i + 1] += d_20;
                    let d_21 = d_20 * f[i];
                    d_h -= d_21 * h;
                    d_h -= d_21 * h;
                    d_f[i] -= d_20 * (h * h);
                    let d_22 = ::core::mem::take(&mut d_t_u[i]);
                    let d_23 = d_22 * 0.5;
                    d_t_u[i - 1] += d_23;
                    d_t_u[i + 1] += d_23;
                    let d_24 = d_23 * f[i];
                    d_t_h -= d_24 * h;
                    d_h -= d_24 * t_h;
                    d_h -= d_24 * t_h;
                    d_t_h -= d_24 * h;
                    d_f[i] -= d_23 * ((t_h * h) + (h * t_h));
                    let d_25 = d_23 * t_f[i];
                    d_h -= d_25 * h;
                    d_h -= d_25 * h;
                    d_t_f[i] -= d_23 * (h * h);
                }
            }
            pass_1.finish();
            (d_h, d_t_h)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp<'__shadow>(
            called: impl ::core::ops::Fn(&mut [f64], &[f64], f64) + 'static,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a0: &[f64],
            d0: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
            d1: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            a2: &[f64],
            d2: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            a3: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
            d3: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            a4: f64,
            d4: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a5: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            d5: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            _: impl ::rootgrad_autodiff::rt::Seed<()>,
        ) {
            let _ = Self::__of(called);
            let a5 = a5.or_zero(&a4);
            let mut store5 = a5;
            let mut store4 = a4;
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
            let mut a1 = ::std::borrow::ToOwned::to_owned(a1);
            let mut store0 = ::std::vec::Vec::new();
            let d0 = ::rootgrad_autodiff::rt::or_zeroed(
                d0.into_slice(),
                a0.len(),
                &mut store0,
            );
            let mut a0 = ::std::borrow::ToOwned::to_owned(a0);
            let (g4, g5) = Self::pushforward_pullback(
                &mut a0,
                d0,
                &mut a1,
                d1,
                a2,
                d2,
                a3,
                d3,
                a4,
                a5,
            );
            *d4.or_discard(&mut store4) += g4;
            *d5.or_discard(&mut store5) += g5;
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
            a2: f64,
            d2: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            _: impl ::rootgrad_autodiff::rt::Seed<()>,
        ) {
            let mut store2 = a2;
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
            let mut a0 = ::std::borrow::ToOwned::to_owned(a0);
            let g2 = Self::pullback(&mut a0, d0, a1, d1, a2);
            *d2.or_discard(&mut store2) += g2;
        }
    }
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(p: &[f64], d_p: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::callees!(v_cycle as rule_of_v_cycle);
        ::rootgrad_autodiff::rt::same_length("p", p.len(), d_p.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
        let mut d_result = d_ret;
        let mut u = ::std::vec![0.0; p.len()];
        u[0] = p[0] * p[1];
        kept_1.keep_when(rule_of_v_cycle::__BEFORE, &u);
        rule_of_v_cycle::__of(v_cycle)(&mut u, p, 0.3);
        let mut sum_2: f64 = -0.0;
        let length = u.len();
        let mut d_u = ::rootgrad_autodiff::Differentiable::zero_like(&u);
        let mut d_sum_2: f64 = -0.0;
        d_sum_2 += d_result;
        for i in 0..length {
            let v = &u[i];
            sum_2 += ((*v) * (*v)) * (*v);
            let v = &u[i];
            let d_1 = d_sum_2;
            let d_2 = d_1 * (*v);
            d_u[i] += d_2 * (*v);
            d_u[i] += d_2 * (*v);
            d_u[i] += d_1 * ((*v) * (*v));
        }
        let result: f64 = sum_2;
        let v_1 = kept_1.take_when(rule_of_v_cycle::__BEFORE);
        rule_of_v_cycle::__vjp(
            &*::rootgrad_autodiff::rt::before_or(&v_1, &u),
            &mut d_u,
            p,
            &mut (*d_p),
            0.3,
            ::rootgrad_autodiff::rt::Inactive,
            ::rootgrad_autodiff::rt::Unused,
        );
        let d_3 = ::core::mem::take(&mut d_u[0]);
        d_p[0] += d_3 * p[1];
        d_p[1] += d_3 * p[0];
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(p: &[f64], t_p: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(v_cycle as rule_of_v_cycle);
        ::rootgrad_autodiff::rt::equal_lengths("p", p.len(), "t_p", t_p.len());
        let mut u = ::std::vec![0.0; p.len()];
        let mut t_u = ::std::vec![0.0; p.len()];
        t_u[0] = t_p[0] * p[1] + p[0] * t_p[1];
        u[0] = p[0] * p[1];
        rule_of_v_cycle::__jvp(
            v_cycle,
            &mut u,
            &mut t_u,
            p,
            t_p,
            0.3,
            ::rootgrad_autodiff::rt::Inactive,
        );
        let mut sum_2: f64 = -0.0;
        let mut t_sum_2: f64 = 0.0;
        let length = u.len();
        for i in 0..length {
            let v = &u[i];
            let t_v = &t_u[i];
            t_sum_2 += ((*t_v) * (*v) + (*v) * (*t_v)) * (*v) + ((*v) * (*v)) * (*t_v);
            sum_2 += ((*v) * (*v)) * (*v);
        }
        let result: f64 = sum_2;
        let t_result: f64 = t_sum_2;
        (result, t_result)
    }
}
