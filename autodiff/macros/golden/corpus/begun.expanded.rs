// Written by the golden test; do not edit.
mod constant {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let (c, d) = PAIR;
        let mut c_2 = c;
        c_2 += x[0];
        let result: f64 = ((c_2 * d) * x[1]) + c_2;
        let mut d_result = d_ret;
        let mut d_c_2: f64 = -0.0;
        let d_1 = d_result * x[1];
        d_c_2 += d_1 * d;
        d_x[1] += d_result * (c_2 * d);
        d_c_2 += d_result;
        let d_2 = d_c_2;
        d_x[0] += d_2;
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let (c, d) = PAIR;
        let mut c_2 = c;
        let mut t_c_2 = 0.0;
        t_c_2 += t_x[0];
        c_2 += x[0];
        let result: f64 = ((c_2 * d) * x[1]) + c_2;
        let t_result: f64 = ((t_c_2 * d) * x[1] + (c_2 * d) * t_x[1]) + t_c_2;
        (result, t_result)
    }
}
mod repeated {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let [a, b] = [0.0; 2];
        let mut a_2 = a;
        let mut b_2 = b;
        let length = x.len();
        for i in 0..length {
            let v = &x[i];
            a_2 += *v;
            b_2 += (*v) * (*v);
        }
        let result: f64 = a_2 * b_2;
        let mut d_result = d_ret;
        let mut d_a_2: f64 = -0.0;
        let mut d_b_2: f64 = -0.0;
        d_a_2 += d_result * b_2;
        d_b_2 += d_result * a_2;
        for i in 0..length {
            let v = &x[i];
            let d_v = &mut d_x[i];
            let d_1 = d_b_2;
            (*d_v) += d_1 * (*v);
            (*d_v) += d_1 * (*v);
            let d_2 = d_a_2;
            (*d_v) += d_2;
        }
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let [a, b] = [0.0; 2];
        let mut a_2 = a;
        let mut t_a_2 = 0.0;
        let mut b_2 = b;
        let mut t_b_2 = 0.0;
        let length = x.len();
        for i in 0..length {
            let v = &x[i];
            let t_v = &t_x[i];
            t_a_2 += *t_v;
            a_2 += *v;
            t_b_2 += (*t_v) * (*v) + (*v) * (*t_v);
            b_2 += (*v) * (*v);
        }
        let result: f64 = a_2 * b_2;
        let t_result: f64 = t_a_2 * b_2 + a_2 * t_b_2;
        (result, t_result)
    }
}
mod nested {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let [[a, b], [c, _]] = [[0.0; 2]; 2];
        let mut a_2 = a;
        let mut b_2 = b;
        let mut c_2 = c;
        let length = x.len();
        for i in 0..length {
            let v = &x[i];
            a_2 += *v;
            b_2 += (*v) * (*v);
            c_2 += b_2;
        }
        let result: f64 = (a_2 * b_2) + c_2;
        let mut d_result = d_ret;
        let mut d_a_2: f64 = -0.0;
        let mut d_b_2: f64 = -0.0;
        let mut d_c_2: f64 = -0.0;
        d_a_2 += d_result * b_2;
        d_b_2 += d_result * a_2;
        d_c_2 += d_result;
        for i in (0..length).rev() {
            let v = &x[i];
            let d_v = &mut d_x[i];
            let d_1 = d_c_2;
            d_b_2 += d_1;
            let d_2 = d_b_2;
            (*d_v) += d_2 * (*v);
            (*d_v) += d_2 * (*v);
            let d_3 = d_a_2;
            (*d_v) += d_3;
        }
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let [[a, b], [c, _]] = [[0.0; 2]; 2];
        let mut a_2 = a;
        let mut t_a_2 = 0.0;
        let mut b_2 = b;
        let mut t_b_2 = 0.0;
        let mut c_2 = c;
        let mut t_c_2 = 0.0;
        let length = x.len();
        for i in 0..length {
            let v = &x[i];
            let t_v = &t_x[i];
            t_a_2 += *t_v;
            a_2 += *v;
            t_b_2 += (*t_v) * (*v) + (*v) * (*t_v);
            b_2 += (*v) * (*v);
            t_c_2 += t_b_2;
            c_2 += b_2;
        }
        let result: f64 = (a_2 * b_2) + c_2;
        let t_result: f64 = (t_a_2 * b_2 + a_2 * t_b_2) + t_c_2;
        (result, t_result)
    }
}
mod fields {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
        let P { a, b } = START;
        let mut a_2 = a;
        a_2 = kept_1.keep(a_2) * x[0];
        let result: f64 = (a_2 * b) + (a_2 * a_2);
        let mut d_result = d_ret;
        let mut d_a_2: f64 = -0.0;
        d_a_2 += d_result * b;
        d_a_2 += d_result * a_2;
        d_a_2 += d_result * a_2;
        let v_1 = kept_1.take();
        let d_1 = ::core::mem::take(&mut d_a_2);
        d_a_2 += d_1 * x[0];
        d_x[0] += d_1 * v_1;
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let P { a, b } = START;
        let mut a_2 = a;
        let mut t_a_2 = 0.0;
        t_a_2 = t_a_2 * x[0] + a_2 * t_x[0];
        a_2 = a_2 * x[0];
        let result: f64 = (a_2 * b) + (a_2 * a_2);
        let t_result: f64 = (t_a_2 * b) + (t_a_2 * a_2 + a_2 * t_a_2);
        (result, t_result)
    }
}
mod items {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut d_result = d_ret;
        let mut s = 0.0;
        let length = ::rootgrad_autodiff::rt::items_of(BX);
        let mut d_s: f64 = -0.0;
        d_s += d_result;
        for i in 0..length {
            let (lo, hi) = ::rootgrad_autodiff::rt::item_of(BX, i);
            let mut lo_2 = lo;
            lo_2 += x[0];
            s += (lo_2 * hi) * x[1];
            let mut d_lo_2: f64 = -0.0;
            let d_1 = d_s;
            let d_2 = d_1 * x[1];
            d_lo_2 += d_2 * hi;
            d_x[1] += d_1 * (lo_2 * hi);
            let d_3 = d_lo_2;
            d_x[0] += d_3;
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
        let length = ::rootgrad_autodiff::rt::items_of(BX);
        for i in 0..length {
            let (lo, hi) = ::rootgrad_autodiff::rt::item_of(BX, i);
            let mut lo_2 = lo;
            let mut t_lo_2 = 0.0;
            t_lo_2 += t_x[0];
            lo_2 += x[0];
            t_s += (t_lo_2 * hi) * x[1] + (lo_2 * hi) * t_x[1];
            s += (lo_2 * hi) * x[1];
        }
        let result: f64 = s;
        let t_result: f64 = t_s;
        (result, t_result)
    }
}
mod associated {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
        let mut d_result = d_ret;
        let mut s = 0.0;
        let mut d_s: f64 = -0.0;
        d_s += d_result;
        for i in 0..3 {
            let (c, [d, e]) = C::P;
            let mut c_2 = c;
            let mut e_2 = e;
            c_2 += x[i];
            e_2 = kept_1.keep(e_2) * c_2;
            s += ((c_2 * d) * x[1]) + e_2;
            let mut d_c_2: f64 = -0.0;
            let mut d_e_2: f64 = -0.0;
            let d_1 = d_s;
            let d_2 = d_1 * x[1];
            d_c_2 += d_2 * d;
            d_x[1] += d_1 * (c_2 * d);
            d_e_2 += d_1;
            let v_1 = kept_1.take();
            let d_3 = ::core::mem::take(&mut d_e_2);
            d_e_2 += d_3 * c_2;
            d_c_2 += d_3 * v_1;
            let d_4 = d_c_2;
            d_x[i] += d_4;
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
        for i in 0..3 {
            let (c, [d, e]) = C::P;
            let mut c_2 = c;
            let mut t_c_2 = 0.0;
            let mut e_2 = e;
            let mut t_e_2 = 0.0;
            t_c_2 += t_x[i];
            c_2 += x[i];
            t_e_2 = t_e_2 * c_2 + e_2 * t_c_2;
            e_2 = e_2 * c_2;
            t_s += ((t_c_2 * d) * x[1] + (c_2 * d) * t_x[1]) + t_e_2;
            s += ((c_2 * d) * x[1]) + e_2;
        }
        let result: f64 = s;
        let t_result: f64 = t_s;
        (result, t_result)
    }
}
mod statics {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
        let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
        let [a, b, c] = START;
        let mut a_2 = a;
        let mut b_2 = b;
        let mut c_2 = c;
        let [[p, q], row] = M;
        let mut p_2 = p;
        let mut row_2 = row;
        let length = x.len();
        for i in 0..length {
            let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_5 = ::rootgrad_autodiff::rt::Slot::new();
            let v = &x[i];
            let t = kept_5.keep(b_2) * (*v);
            let t_2 = c_2 + a_2;
            let t_3 = a_2 - ((*v) * kept_4.keep(c_2));
            a_2 = t;
            b_2 = t_2;
            c_2 = t_3;
            p_2 += a_2 * q;
            row_2[0] += p_2;
            row_2[1] = kept_3.keep(row_2[1]) * kept_2.keep(a_2);
            pass_1.push((kept_2.take(), kept_3.take(), kept_4.take(), kept_5.take()));
        }
        let t_6 = ((a_2 * b_2) + (c_2 * p_2)) + (row_2[0] * row_2[1]);
        let k: f64 = x[0];
        let t_4 = &START;
        let t_5 = &START;
        let mut u = (*t_4)[0];
        let w = (*t_5)[1];
        u = kept_1.keep(u) * k;
        let result: f64 = t_6 + (u + w);
        let mut d_result = d_ret;
        let mut d_a_2: f64 = -0.0;
        let mut d_b_2: f64 = -0.0;
        let mut d_c_2: f64 = -0.0;
        let mut d_p_2: f64 = -0.0;
        let mut d_row_2 = ::rootgrad_autodiff::Differentiable::zero_like(&row_2);
        let mut d_t_6: f64 = -0.0;
        let mut d_k: f64 = -0.0;
        let mut d_u: f64 = -0.0;
        d_t_6 += d_result;
        d_u += d_result;
        let v_1 = kept_1.take();
        let d_1 = ::core::mem::take(&mut d_u);
        d_u += d_1 * k;
        d_k += d_1 * v_1;
        d_x[0] += d_k;
        d_a_2 += d_t_6 * b_2;
        d_b_2 += d_t_6 * a_2;
        d_c_2 += d_t_6 * p_2;
        d_p_2 += d_t_6 * c_2;
        d_row_2[0] += d_t_6 * row_2[1];
        d_row_2[1] += d_t_6 * row_2[0];
        for i in (0..length).rev() {
            let (v_2, v_3, v_4, v_5) = pass_1.take();
            let v = &x[i];
            let mut d_t: f64 = -0.0;
            let mut d_t_2: f64 = -0.0;
            let mut d_t_3: f64 = -0.0;
            let d_v = &mut d_x[i];
            let d_2 = ::core::mem::take(&mut d_row_2[1]);
            d_row_2[1] += d_2 * v_2;
            d_a_2 += d_2 * v_3;
            let d_3 = d_row_2[0];
            d_p_2 += d_3;
            let d_4 = d_p_2;
            d_a_2 += d_4 * q;
            let d_5 = ::core::mem::take(&mut d_c_2);
            d_t_3 += d_5;
            let d_6 = ::core::mem::take(&mut d_b_2);
            d_t_2 += d_6;
            let d_7 = ::core::mem::take(&mut d_a_2);
            d_t += d_7;
            d_a_2 += d_t_3;
            (*d_v) -= d_t_3 * v_4;
            d_c_2 -= d_t_3 * (*v);
            d_c_2 += d_t_2;
            d_a_2 += d_t_2;
            d_b_2 += d_t * (*v);
            (*d_v) += d_t * v_5;
        }
        pass_1.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let [a, b, c] = START;
        let mut a_2 = a;
        let mut t_a_2 = 0.0;
        let mut b_2 = b;
        let mut t_b_2 = 0.0;
        let mut c_2 = c;
        let mut t_c_2 = 0.0;
        let [[p, q], row] = M;
        let mut p_2 = p;
        let mut t_p_2 = 0.0;
        let mut row_2 = row;
        let mut t_row_2 = ::rootgrad_autodiff::Differentiable::zero_like(&row_2);
        let length = x.len();
        for i in 0..length {
            let v = &x[i];
            let t_v = &t_x[i];
            let t = b_2 * (*v);
            let t_t = t_b_2 * (*v) + b_2 * (*t_v);
            let t_2 = c_2 + a_2;
            let t_t_2 = t_c_2 + t_a_2;
            let t_3 = a_2 - ((*v) * c_2);
            let t_t_3 = t_a_2 - ((*t_v) * c_2 + (*v) * t_c_2);
            t_a_2 = t_t;
            a_2 = t;
            t_b_2 = t_t_2;
            b_2 = t_2;
            t_c_2 = t_t_3;
            c_2 = t_3;
            t_p_2 += t_a_2 * q;
            p_2 += a_2 * q;
            t_row_2[0] += t_p_2;
            row_2[0] += p_2;
            t_row_2[1] = ::rootgrad_autodiff::rt::scalar(t_row_2[1]) * a_2
                + row_2[1] * t_a_2;
            row_2[1] = row_2[1] * a_2;
        }
        let t_6 = ((a_2 * b_2) + (c_2 * p_2)) + (row_2[0] * row_2[1]);
        let t_t_6 = ((t_a_2 * b_2 + a_2 * t_b_2) + (t_c_2 * p_2 + c_2 * t_p_2))
            + (::rootgrad_autodiff::rt::scalar(t_row_2[0]) * row_2[1]
                + row_2[0] * ::rootgrad_autodiff::rt::scalar(t_row_2[1]));
        let k: f64 = x[0];
        let t_k: f64 = t_x[0];
        let t_4 = &START;
        let t_5 = &START;
        let mut u = (*t_4)[0];
        let mut t_u = 0.0;
        let w = (*t_5)[1];
        t_u = t_u * k + u * t_k;
        u = u * k;
        let result: f64 = t_6 + (u + w);
        let t_result: f64 = t_t_6 + t_u;
        (result, t_result)
    }
}
mod parts {
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
        fn pullback(x: f64, d_ret: (f64, f64)) -> ((f64, f64), f64) {
            let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
            let like_i = ::rootgrad_autodiff::rt::Like::new();
            const K: (f64, f64) = (0.0, 1.0);
            let (s, t) = K;
            let mut s_2 = s;
            let mut t_2 = t;
            for i in 1..4 {
                like_i.of(&i);
                t_2 = kept_1.keep(t_2) * (x / (i as f64));
                s_2 += t_2;
            }
            let result: (f64, f64) = (s_2, t_2);
            let mut d_x = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result = d_ret;
            let mut d_s_2: f64 = -0.0;
            let mut d_t_2: f64 = -0.0;
            d_s_2 += d_result.0;
            d_t_2 += d_result.1;
            for i in (1..4).rev() {
                like_i.of(&i);
                let v_1 = kept_1.take();
                let d_1 = d_s_2;
                d_t_2 += d_1;
                let d_2 = ::core::mem::take(&mut d_t_2);
                d_t_2 += d_2 * (x / (i as f64));
                let d_3 = d_2 * v_1;
                d_x += d_3 / (i as f64);
            }
            kept_1.finish();
            (result, d_x)
        }
        /// The forward derivative of [`f`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pushforward(x: f64, t_x: f64) -> ((f64, f64), (f64, f64)) {
            const K: (f64, f64) = (0.0, 1.0);
            let (s, t) = K;
            let mut s_2 = s;
            let mut t_s_2 = 0.0;
            let mut t_2 = t;
            let mut t_t_2 = 0.0;
            for i in 1..4 {
                t_t_2 = t_t_2 * (x / (i as f64)) + t_2 * (t_x / (i as f64));
                t_2 = t_2 * (x / (i as f64));
                t_s_2 += t_t_2;
                s_2 += t_2;
            }
            let t_result: (f64, f64) = (t_s_2, t_t_2);
            let result: (f64, f64) = (s_2, t_2);
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp(
            called: impl ::core::ops::Fn(f64) -> (f64, f64) + 'static,
            a0: f64,
            t0: impl ::rootgrad_autodiff::rt::Tangent<f64>,
        ) -> ((f64, f64), (f64, f64)) {
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
            x: f64,
            t_x: f64,
            d_ret: ((f64, f64), (f64, f64)),
        ) -> (f64, f64) {
            let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
            let like_i = ::rootgrad_autodiff::rt::Like::new();
            const K: (f64, f64) = (0.0, 1.0);
            let (s, t) = K;
            let mut s_2 = s;
            let mut t_s_2 = 0.0;
            let mut t_2 = t;
            let mut t_t_2 = 0.0;
            for i in 1..4 {
                like_i.of(&i);
                let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
                let t_2_1 = kept_2.keep(t_2);
                t_t_2 = (kept_1.keep(t_t_2) * (x / (i as f64)))
                    + (t_2_1 * (t_x / (i as f64)));
                t_2 = t_2_1 * (x / (i as f64));
                t_s_2 += t_t_2;
                s_2 += t_2;
                pass_1.push((kept_1.take(), kept_2.take()));
            }
            let t_result: (f64, f64) = (t_s_2, t_t_2);
            let result: (f64, f64) = (s_2, t_2);
            let result_2: ((f64, f64), (f64, f64)) = (
                ::core::clone::Clone::clone(&result),
                ::core::clone::Clone::clone(&t_result),
            );
            let mut d_x = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_x = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result_2 = d_ret;
            let mut d_s_2: f64 = -0.0;
            let mut d_t_s_2: f64 = -0.0;
            let mut d_t_2: f64 = -0.0;
            let mut d_t_t_2: f64 = -0.0;
            let mut d_t_result = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_result,
            );
            let mut d_result = ::rootgrad_autodiff::Differentiable::zero_like(&result);
            ::rootgrad_autodiff::rt::accumulate(&mut d_result, &(d_result_2.0));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_result, &(d_result_2.1));
            d_s_2 += d_result.0;
            d_t_2 += d_result.1;
            d_t_s_2 += d_t_result.0;
            d_t_t_2 += d_t_result.1;
            for i in (1..4).rev() {
                like_i.of(&i);
                let (v_1, t_2_1) = pass_1.take();
                let mut d_t_2_1: f64 = -0.0;
                let d_1 = d_s_2;
                d_t_2 += d_1;
                let d_2 = d_t_s_2;
                d_t_t_2 += d_2;
                let d_3 = ::core::mem::take(&mut d_t_2);
                d_t_2_1 += d_3 * (x / (i as f64));
                let d_4 = d_3 * t_2_1;
                d_x += d_4 / (i as f64);
                let d_5 = ::core::mem::take(&mut d_t_t_2);
                d_t_t_2 += d_5 * (x / (i as f64));
                let d_6 = d_5 * v_1;
                d_x += d_6 / (i as f64);
                d_t_2_1 += d_5 * (t_x / (i as f64));
                let d_7 = d_5 * t_2_1;
                d_t_x += d_7 / (i as f64);
                d_t_2 += d_t_2_1;
            }
            pass_1.finish();
            (d_x, d_t_x)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp<'__shadow>(
            called: impl ::core::ops::Fn(f64) -> (f64, f64) + 'static,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a0: f64,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<((f64, f64), (f64, f64))>,
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
        fn __vjp<'__shadow>(
            a0: f64,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(f64, f64)>,
        ) {
            let mut store0 = a0;
            let (_primal, g0) = Self::pullback(a0, d_ret.seed());
            *d0.or_discard(&mut store0) += g0;
        }
    }
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::callees!(f as rule_of_f);
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
        let argument = x[0];
        let value = kept_3
            .aside(::rootgrad_autodiff::ahead!(rule_of_f, f, a0 = argument));
        let s = ::core::clone::Clone::clone(&value.0);
        let t = ::core::clone::Clone::clone(&value.1);
        let P { a, b: [u, v] } = P::ZERO;
        let mut a_2 = a;
        let mut u_2 = u;
        let mut passes_of_kept_2 = 0usize;
        while a_2 < 2.0 {
            passes_of_kept_2 += 1;
            a_2 += 0.7;
            u_2 = kept_1.keep(u_2) * (s * x[1]);
        }
        kept_2.keep(passes_of_kept_2);
        let P { a: z, .. } = P::ZERO;
        let mut z_2 = z;
        z_2 -= u_2;
        let result: f64 = ((s * t) + (u_2 * v)) + ((z_2 * z_2) * a_2);
        let mut d_result = d_ret;
        let mut d_argument: f64 = -0.0;
        let mut d_value = ::rootgrad_autodiff::Differentiable::zero_like(&value);
        let mut d_s = ::rootgrad_autodiff::Differentiable::zero_like(&s);
        let mut d_t = ::rootgrad_autodiff::Differentiable::zero_like(&t);
        let mut d_u_2: f64 = -0.0;
        let mut d_z_2: f64 = -0.0;
        d_s += d_result * t;
        d_t += d_result * s;
        d_u_2 += d_result * v;
        let d_1 = d_result * a_2;
        d_z_2 += d_1 * z_2;
        d_z_2 += d_1 * z_2;
        let d_2 = d_z_2;
        d_u_2 -= d_2;
        for _ in 0..kept_2.take() {
            let v_1 = kept_1.take();
            let d_3 = ::core::mem::take(&mut d_u_2);
            d_u_2 += d_3 * (s * x[1]);
            let d_4 = d_3 * v_1;
            d_s += d_4 * x[1];
            d_x[1] += d_4 * s;
        }
        ::rootgrad_autodiff::rt::accumulate(&mut d_value.1, &(d_t));
        ::rootgrad_autodiff::rt::accumulate(&mut d_value.0, &(d_s));
        let partials_1 = kept_3.take();
        if ::rootgrad_autodiff::rt::IsAhead::is_ahead(&partials_1) {
            ::rootgrad_autodiff::rt::Ahead::add_to(
                &partials_1,
                0,
                &mut d_argument,
                &d_value,
            );
        } else {
            rule_of_f::__vjp(argument, &mut d_argument, d_value);
        }
        d_x[0] += d_argument;
        kept_1.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(f as rule_of_f);
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let argument = x[0];
        let t_argument = t_x[0];
        let (v_1, t_value) = rule_of_f::__jvp(f, argument, t_argument);
        let value = v_1;
        let s = value.0;
        let t_s = t_value.0;
        let t = value.1;
        let t_t = t_value.1;
        let P { a, b: [u, v] } = P::ZERO;
        let mut a_2 = a;
        let mut u_2 = u;
        let mut t_u_2 = 0.0;
        while a_2 < 2.0 {
            a_2 += 0.7;
            t_u_2 = t_u_2 * (s * x[1]) + u_2 * (t_s * x[1] + s * t_x[1]);
            u_2 = u_2 * (s * x[1]);
        }
        let P { a: z, .. } = P::ZERO;
        let mut z_2 = z;
        let mut t_z_2 = 0.0;
        t_z_2 -= t_u_2;
        z_2 -= u_2;
        let result: f64 = ((s * t) + (u_2 * v)) + ((z_2 * z_2) * a_2);
        let t_result: f64 = ((t_s * t + s * t_t) + (t_u_2 * v))
            + ((t_z_2 * z_2 + z_2 * t_z_2) * a_2);
        (result, t_result)
    }
}
