// Written by the golden test; do not edit.
mod rows_that_share {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
        let like_j = ::rootgrad_autodiff::rt::Like::new();
        let mut d_result = d_ret;
        let mut a = [0.5; 9];
        for i in 0..4 {
            for j in 0..=2 {
                like_j.of(&j);
                let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
                a[((i * 2) + j)] = kept_2.keep((a[((i * 2) + j)] * x[i]))
                    * kept_1.keep(a[((i * 2) + j)]);
                pass_1.push((kept_1.take(), kept_2.take()));
            }
        }
        let mut s = 0.0;
        let length = a.len();
        let mut d_a = ::rootgrad_autodiff::Differentiable::zero_like(&a);
        let mut d_s: f64 = -0.0;
        d_s += d_result;
        for i_2 in 0..length {
            let v = &a[i_2];
            s += *v;
            let d_1 = d_s;
            d_a[i_2] += d_1;
        }
        let result: f64 = s;
        for i in (0..4).rev() {
            for j in (0..=2).rev() {
                like_j.of(&j);
                let (v_1, v_2) = pass_1.take();
                let d_2 = ::core::mem::take(&mut d_a[(i * 2) + j]);
                let d_3 = d_2 * v_1;
                d_a[(i * 2) + j] += d_3 * x[i];
                d_x[i] += d_3 * v_1;
                d_a[(i * 2) + j] += d_2 * v_2;
            }
        }
        pass_1.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut a = [0.5; 9];
        let mut t_a = [0.0; 9];
        for i in 0..4 {
            for j in 0..=2 {
                t_a[(i * 2) + j] = (t_a[(i * 2) + j] * x[i] + a[((i * 2) + j)] * t_x[i])
                    * a[((i * 2) + j)] + (a[((i * 2) + j)] * x[i]) * t_a[(i * 2) + j];
                a[((i * 2) + j)] = (a[((i * 2) + j)] * x[i]) * a[((i * 2) + j)];
            }
        }
        let mut s = 0.0;
        let mut t_s = 0.0;
        let length = a.len();
        for i_2 in 0..length {
            let v = &a[i_2];
            let t_v = &t_a[i_2];
            t_s += *t_v;
            s += *v;
        }
        let result: f64 = s;
        let t_result: f64 = t_s;
        (result, t_result)
    }
}
mod inner_variable_changed {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut d_result = d_ret;
        let mut a = [0.5; 9];
        for i in 0..3 {
            for mut j in 0..2 {
                let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
                j += i;
                a[kept_1.keep(((i * 2) + j))] = kept_3.keep((a[((i * 2) + j)] * x[i]))
                    * kept_2.keep(a[((i * 2) + j)]);
                pass_1.push((kept_1.take(), kept_2.take(), kept_3.take()));
            }
        }
        let mut s = 0.0;
        let length = a.len();
        let mut d_a = ::rootgrad_autodiff::Differentiable::zero_like(&a);
        let mut d_s: f64 = -0.0;
        d_s += d_result;
        for i_2 in 0..length {
            let v = &a[i_2];
            s += *v;
            let d_1 = d_s;
            d_a[i_2] += d_1;
        }
        let result: f64 = s;
        for i in (0..3).rev() {
            for mut j in (0..2).rev() {
                let (v_1, v_2, v_3) = pass_1.take();
                let d_2 = ::core::mem::take(&mut d_a[v_1]);
                let d_3 = d_2 * v_2;
                d_a[v_1] += d_3 * x[i];
                d_x[i] += d_3 * v_2;
                d_a[v_1] += d_2 * v_3;
            }
        }
        pass_1.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut a = [0.5; 9];
        let mut t_a = [0.0; 9];
        for i in 0..3 {
            for mut j in 0..2 {
                j += i;
                t_a[(i * 2) + j] = (t_a[(i * 2) + j] * x[i] + a[((i * 2) + j)] * t_x[i])
                    * a[((i * 2) + j)] + (a[((i * 2) + j)] * x[i]) * t_a[(i * 2) + j];
                a[((i * 2) + j)] = (a[((i * 2) + j)] * x[i]) * a[((i * 2) + j)];
            }
        }
        let mut s = 0.0;
        let mut t_s = 0.0;
        let length = a.len();
        for i_2 in 0..length {
            let v = &a[i_2];
            let t_v = &t_a[i_2];
            t_s += *t_v;
            s += *v;
        }
        let result: f64 = s;
        let t_result: f64 = t_s;
        (result, t_result)
    }
}
mod scaled_by_what_changed {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut s = 0.0;
        let mut k = 1.0;
        for i in 0..x.len() {
            s += x[i] * x[i];
            k += 0.5;
        }
        let m = s * k;
        let result: f64 = m;
        let mut d_result = d_ret;
        let mut d_s: f64 = -0.0;
        let mut d_m: f64 = -0.0;
        d_m += d_result;
        d_s += d_m * k;
        for i in 0..x.len() {
            let d_1 = d_s;
            d_x[i] += d_1 * x[i];
            d_x[i] += d_1 * x[i];
        }
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut s = 0.0;
        let mut t_s = 0.0;
        let mut k = 1.0;
        for i in 0..x.len() {
            t_s += t_x[i] * x[i] + x[i] * t_x[i];
            s += x[i] * x[i];
            k += 0.5;
        }
        let m = s * k;
        let t_m = t_s * k;
        let result: f64 = m;
        let t_result: f64 = t_m;
        (result, t_result)
    }
}
mod used_twice {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut s = 0.0;
        for i in 0..x.len() {
            s += (x[i] * x[i]) * x[0];
        }
        let m = s / 8.0;
        let q = m * s;
        let result: f64 = m + q;
        let mut d_result = d_ret;
        let mut d_s: f64 = -0.0;
        let mut d_m: f64 = -0.0;
        let mut d_q: f64 = -0.0;
        d_m += d_result;
        d_q += d_result;
        d_m += d_q * s;
        d_s += d_q * m;
        d_s += d_m / 8.0;
        for i in 0..x.len() {
            let d_1 = d_s;
            let d_2 = d_1 * x[0];
            d_x[i] += d_2 * x[i];
            d_x[i] += d_2 * x[i];
            d_x[0] += d_1 * (x[i] * x[i]);
        }
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut s = 0.0;
        let mut t_s = 0.0;
        for i in 0..x.len() {
            t_s += (t_x[i] * x[i] + x[i] * t_x[i]) * x[0] + (x[i] * x[i]) * t_x[0];
            s += (x[i] * x[i]) * x[0];
        }
        let m = s / 8.0;
        let t_m = t_s / 8.0;
        let q = m * s;
        let t_q = t_m * s + m * t_s;
        let result: f64 = m + q;
        let t_result: f64 = t_m + t_q;
        (result, t_result)
    }
}
mod overwritten_after {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut s = 0.0;
        for i in 0..x.len() {
            s += x[i].sin();
        }
        let m = 2.0 * s;
        s = x[0] * x[1];
        let result: f64 = m + s;
        let mut d_result = d_ret;
        let mut d_s: f64 = -0.0;
        let mut d_m: f64 = -0.0;
        d_m += d_result;
        d_s += d_result;
        let d_1 = ::core::mem::take(&mut d_s);
        d_x[0] += d_1 * x[1];
        d_x[1] += d_1 * x[0];
        d_s += d_m * 2.0;
        for i in 0..x.len() {
            let d_2 = d_s;
            d_x[i] += d_2 * ::rootgrad_autodiff::rules::sin(x[i]);
        }
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut s = 0.0;
        let mut t_s = 0.0;
        for i in 0..x.len() {
            t_s += ::rootgrad_autodiff::rules::sin(x[i]) * t_x[i];
            s += x[i].sin();
        }
        let m = 2.0 * s;
        let t_m = 2.0 * t_s;
        t_s = t_x[0] * x[1] + x[0] * t_x[1];
        s = x[0] * x[1];
        let result: f64 = m + s;
        let t_result: f64 = t_m + t_s;
        (result, t_result)
    }
}
mod two_loops_into_one {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut d_result = d_ret;
        let mut s = 0.0;
        for i in 0..x.len() {
            s += x[i].sin();
        }
        for i_2 in 0..x.len() {
            s += (x[i_2] * kept_1.keep(s)) * 0.1;
        }
        let mut d_s: f64 = -0.0;
        d_s += d_result;
        for i_3 in 0..x.len() {
            s += x[i_3].cos();
            let d_1 = d_s;
            d_x[i_3] += d_1 * ::rootgrad_autodiff::rules::cos(x[i_3]);
        }
        let result: f64 = s;
        for i_2 in (0..x.len()).rev() {
            let v_1 = kept_1.take();
            let d_2 = d_s;
            let d_3 = d_2 * 0.1;
            d_x[i_2] += d_3 * v_1;
            d_s += d_3 * x[i_2];
        }
        for i in 0..x.len() {
            let d_4 = d_s;
            d_x[i] += d_4 * ::rootgrad_autodiff::rules::sin(x[i]);
        }
        kept_1.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut s = 0.0;
        let mut t_s = 0.0;
        for i in 0..x.len() {
            t_s += ::rootgrad_autodiff::rules::sin(x[i]) * t_x[i];
            s += x[i].sin();
        }
        for i_2 in 0..x.len() {
            t_s += (t_x[i_2] * s + x[i_2] * t_s) * 0.1;
            s += (x[i_2] * s) * 0.1;
        }
        for i_3 in 0..x.len() {
            t_s += ::rootgrad_autodiff::rules::cos(x[i_3]) * t_x[i_3];
            s += x[i_3].cos();
        }
        let result: f64 = s;
        let t_result: f64 = t_s;
        (result, t_result)
    }
}
mod read_then_overwritten {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut a = [0.0; 8];
        for i in 0..8 {
            a[i] = x[i] * 2.0;
        }
        let mut s = 0.0;
        for i_2 in 0..8 {
            s += a[i_2] * kept_1.keep(a[i_2]);
        }
        for i_3 in 0..8 {
            a[i_3] = x[(7 - i_3)].sin();
        }
        let result: f64 = s + (a[0] * a[3]);
        let mut d_result = d_ret;
        let mut d_a = ::rootgrad_autodiff::Differentiable::zero_like(&a);
        let mut d_s = -0.0;
        d_s += d_result;
        d_a[0] += d_result * a[3];
        d_a[3] += d_result * a[0];
        for i_3 in 0..8 {
            let d_1 = ::core::mem::take(&mut d_a[i_3]);
            d_x[7 - i_3] += d_1 * ::rootgrad_autodiff::rules::sin(x[(7 - i_3)]);
        }
        for i_2 in (0..8).rev() {
            let v_1 = kept_1.take();
            let d_2 = d_s;
            d_a[i_2] += d_2 * v_1;
            d_a[i_2] += d_2 * v_1;
        }
        for i in 0..8 {
            let d_3 = ::core::mem::take(&mut d_a[i]);
            d_x[i] += d_3 * 2.0;
        }
        kept_1.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut a = [0.0; 8];
        let mut t_a = [0.0; 8];
        for i in 0..8 {
            t_a[i] = t_x[i] * 2.0;
            a[i] = x[i] * 2.0;
        }
        let mut s = 0.0;
        let mut t_s = 0.0;
        for i_2 in 0..8 {
            t_s += t_a[i_2] * a[i_2] + a[i_2] * t_a[i_2];
            s += a[i_2] * a[i_2];
        }
        for i_3 in 0..8 {
            t_a[i_3] = ::rootgrad_autodiff::rules::sin(x[(7 - i_3)]) * t_x[7 - i_3];
            a[i_3] = x[(7 - i_3)].sin();
        }
        let result: f64 = s + (a[0] * a[3]);
        let t_result: f64 = t_s + (t_a[0] * a[3] + a[0] * t_a[3]);
        (result, t_result)
    }
}
mod returned_in_a_branch {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let result: f64;
        let mut s = 0.0;
        for i in 0..8 {
            s += x[i] * x[i];
        }
        if x[0] > 0.5 {
            result = s * 2.0;
        } else {
            result = s * x[1];
        }
        let mut d_result = d_ret;
        let mut d_s: f64 = -0.0;
        if x[0] > 0.5 {
            let d_1 = ::core::mem::take(&mut d_result);
            d_s += d_1 * 2.0;
        } else {
            let d_2 = ::core::mem::take(&mut d_result);
            d_s += d_2 * x[1];
            d_x[1] += d_2 * s;
        }
        for i in 0..8 {
            let d_3 = d_s;
            d_x[i] += d_3 * x[i];
            d_x[i] += d_3 * x[i];
        }
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let result: f64;
        let t_result: f64;
        let mut s = 0.0;
        let mut t_s = 0.0;
        for i in 0..8 {
            t_s += t_x[i] * x[i] + x[i] * t_x[i];
            s += x[i] * x[i];
        }
        if x[0] > 0.5 {
            t_result = t_s * 2.0;
            result = s * 2.0;
        } else {
            t_result = t_s * x[1] + s * t_x[1];
            result = s * x[1];
        }
        (result, t_result)
    }
}
mod condition_on_the_sum {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
        let mut s = 0.0;
        let mut n = 0;
        let mut passes_of_kept_4 = 0usize;
        while n < x.len() {
            passes_of_kept_4 += 1;
            let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
            let k = kept_2.keep(n);
            n += 1;
            if kept_1.keep((s > 1.0)) {
                s += x[k] * x[k];
            } else {
                let exp_2 = x[k].exp();
                s += exp_2 * x[(n % 8)];
            }
            pass_1.push((kept_1.take(), kept_2.take()));
        }
        kept_4.keep(passes_of_kept_4);
        let n_2 = n as f64;
        let result: f64 = s / n_2;
        let mut d_result = d_ret;
        let mut n = n;
        let mut d_s: f64 = -0.0;
        d_s += d_result / n_2;
        for _ in 0..kept_4.take() {
            let (v_1, k) = pass_1.take();
            if v_1 {
                let d_1 = d_s;
                d_x[k] += d_1 * x[k];
                d_x[k] += d_1 * x[k];
            } else {
                let exp_2 = x[k].exp();
                let mut d_exp_2: f64 = -0.0;
                let d_2 = d_s;
                d_exp_2 += d_2 * x[(n % 8)];
                d_x[n % 8] += d_2 * exp_2;
                d_x[k] += d_exp_2 * ::rootgrad_autodiff::rules::by_result::exp(exp_2);
            }
            n -= 1;
        }
        pass_1.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut s = 0.0;
        let mut t_s = 0.0;
        let mut n = 0;
        while n < x.len() {
            let k = n;
            n += 1;
            if s > 1.0 {
                t_s += t_x[k] * x[k] + x[k] * t_x[k];
                s += x[k] * x[k];
            } else {
                t_s
                    += (::rootgrad_autodiff::rules::exp(x[k]) * t_x[k]) * x[(n % 8)]
                        + x[k].exp() * t_x[n % 8];
                s += x[k].exp() * x[(n % 8)];
            }
        }
        let n_2 = n as f64;
        let result: f64 = s / n_2;
        let t_result: f64 = t_s / n_2;
        (result, t_result)
    }
}
mod left_early {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
        let mut d_result = d_ret;
        let mut s = 0.0;
        let mut running = true;
        let mut d_s: f64 = -0.0;
        d_s += d_result * 3.0;
        for i in 0..8 {
            let v = x[i] * x[i];
            if kept_1.keep((s > 1.5)) {
                running = false;
            } else {
                s += v * v;
            }
            let mut d_v: f64 = -0.0;
            let v_1 = kept_1.take();
            if v_1 {} else {
                let d_1 = d_s;
                d_v += d_1 * v;
                d_v += d_1 * v;
            }
            d_x[i] += d_v * x[i];
            d_x[i] += d_v * x[i];
            if !running {
                break;
            }
        }
        let result: f64 = 3.0 * s;
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut s = 0.0;
        let mut t_s = 0.0;
        let mut running = true;
        for i in 0..8 {
            let v = x[i] * x[i];
            let t_v = t_x[i] * x[i] + x[i] * t_x[i];
            if s > 1.5 {
                running = false;
            } else {
                t_s += t_v * v + v * t_v;
                s += v * v;
            }
            if !running {
                break;
            }
        }
        let result: f64 = 3.0 * s;
        let t_result: f64 = 3.0 * t_s;
        (result, t_result)
    }
}
mod two_halves {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut d_result = d_ret;
        let mut a = ::std::vec![0.0; 16];
        for i in 0..4 {
            let (l, r) = a.split_at_mut(8);
            l[i] = x[i] * x[i];
            r[i] = kept_1.keep(l[i]) * x[(i + 4)];
            l[(i + 1)] = r[i];
        }
        let mut s = 0.0;
        let length = a.len();
        let mut d_a = ::rootgrad_autodiff::Differentiable::zero_like(&a);
        let mut d_s: f64 = -0.0;
        d_s += d_result;
        for i_2 in 0..length {
            let v = &a[i_2];
            s += *v;
            let d_1 = d_s;
            d_a[i_2] += d_1;
        }
        let result: f64 = s;
        for i in (0..4).rev() {
            let v_1 = kept_1.take();
            let d_2 = ::core::mem::take(&mut d_a[..8][i + 1]);
            d_a[8..][i] += d_2;
            let d_3 = ::core::mem::take(&mut d_a[8..][i]);
            d_a[..8][i] += d_3 * x[(i + 4)];
            d_x[i + 4] += d_3 * v_1;
            let d_4 = ::core::mem::take(&mut d_a[..8][i]);
            d_x[i] += d_4 * x[i];
            d_x[i] += d_4 * x[i];
        }
        kept_1.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut a = ::std::vec![0.0; 16];
        let mut t_a = ::std::vec![0.0; 16];
        for i in 0..4 {
            let (l, r) = a.split_at_mut(8);
            let (t_l, t_r) = t_a.split_at_mut(8);
            t_l[i] = t_x[i] * x[i] + x[i] * t_x[i];
            l[i] = x[i] * x[i];
            t_r[i] = t_l[i] * x[(i + 4)] + l[i] * t_x[i + 4];
            r[i] = l[i] * x[(i + 4)];
            t_l[i + 1] = t_r[i];
            l[(i + 1)] = r[i];
        }
        let mut s = 0.0;
        let mut t_s = 0.0;
        let length = a.len();
        for i_2 in 0..length {
            let v = &a[i_2];
            let t_v = &t_a[i_2];
            t_s += *t_v;
            s += *v;
        }
        let result: f64 = s;
        let t_result: f64 = t_s;
        (result, t_result)
    }
}
mod strides_and_remainders {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut d_result = d_ret;
        let n = 3;
        let mut a = ::std::vec![1.0; 12];
        for i in 0..8 {
            let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
            a[((i * n) % 4)] = (kept_3.keep(a[((i * n) % 4)]) * x[i]) + 0.1;
            a[((i / 2) + 4)] = kept_2.keep(a[((i / 2) + 4)]) * x[i];
            a[(8 + (i & 1))] = x[i] * kept_1.keep(a[0]);
            pass_1.push((kept_1.take(), kept_2.take(), kept_3.take()));
        }
        let mut s = 0.0;
        let length = a.len();
        let mut d_a = ::rootgrad_autodiff::Differentiable::zero_like(&a);
        let mut d_s: f64 = -0.0;
        d_s += d_result;
        for i_2 in 0..length {
            let v = &a[i_2];
            s += (*v) * (*v);
            let v = &a[i_2];
            let d_v = &mut d_a[i_2];
            let d_1 = d_s;
            (*d_v) += d_1 * (*v);
            (*d_v) += d_1 * (*v);
        }
        let result: f64 = s;
        for i in (0..8).rev() {
            let (v_1, v_2, v_3) = pass_1.take();
            let d_2 = ::core::mem::take(&mut d_a[8 + (i & 1)]);
            d_x[i] += d_2 * v_1;
            d_a[0] += d_2 * x[i];
            let d_3 = ::core::mem::take(&mut d_a[(i / 2) + 4]);
            d_a[(i / 2) + 4] += d_3 * x[i];
            d_x[i] += d_3 * v_2;
            let d_4 = ::core::mem::take(&mut d_a[(i * n) % 4]);
            d_a[(i * n) % 4] += d_4 * x[i];
            d_x[i] += d_4 * v_3;
        }
        pass_1.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let n = 3;
        let mut a = ::std::vec![1.0; 12];
        let mut t_a = ::std::vec![0.0; 12];
        for i in 0..8 {
            t_a[(i * n) % 4] = t_a[(i * n) % 4] * x[i] + a[((i * n) % 4)] * t_x[i];
            a[((i * n) % 4)] = (a[((i * n) % 4)] * x[i]) + 0.1;
            t_a[(i / 2) + 4] = t_a[(i / 2) + 4] * x[i] + a[((i / 2) + 4)] * t_x[i];
            a[((i / 2) + 4)] = a[((i / 2) + 4)] * x[i];
            t_a[8 + (i & 1)] = t_x[i] * a[0] + x[i] * t_a[0];
            a[(8 + (i & 1))] = x[i] * a[0];
        }
        let mut s = 0.0;
        let mut t_s = 0.0;
        let length = a.len();
        for i_2 in 0..length {
            let v = &a[i_2];
            let t_v = &t_a[i_2];
            t_s += (*t_v) * (*v) + (*v) * (*t_v);
            s += (*v) * (*v);
        }
        let result: f64 = s;
        let t_result: f64 = t_s;
        (result, t_result)
    }
}
mod chunks_and_neighbours {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut d_result = d_ret;
        let mut a = [1.0; 8];
        let size = 2;
        let length = a.len() / size;
        for i_2 in 0..length {
            let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
            let i = i_2;
            let c = &mut a[(i_2 * size)..((i_2 * size) + size)];
            c[0] = x[i] * kept_4.keep(c[1]);
            c[1] = kept_3.keep((c[0] * kept_2.keep(c[0]))) * x[(i + 1)];
            pass_1.push((kept_2.take(), kept_3.take(), kept_4.take()));
        }
        for w in 0..7 {
            a[(w + 1)] = a[(w + 1)] + (a[w] * kept_1.keep(a[w]));
        }
        let mut s = 0.0;
        let length_2 = a.len();
        let mut d_a = ::rootgrad_autodiff::Differentiable::zero_like(&a);
        let mut d_s: f64 = -0.0;
        d_s += d_result;
        for i_3 in 0..length_2 {
            let v = &a[i_3];
            s += (*v) * (*v);
            let v = &a[i_3];
            let d_v = &mut d_a[i_3];
            let d_1 = d_s;
            (*d_v) += d_1 * (*v);
            (*d_v) += d_1 * (*v);
        }
        let result: f64 = s;
        for w in (0..7).rev() {
            let v_1 = kept_1.take();
            let d_2 = ::core::mem::take(&mut d_a[w + 1]);
            d_a[w + 1] += d_2;
            d_a[w] += d_2 * v_1;
            d_a[w] += d_2 * v_1;
        }
        for i_2 in (0..length).rev() {
            let (v_2, v_3, v_4) = pass_1.take();
            let i = i_2;
            let d_c = &mut d_a[i_2 * size..(i_2 * size) + size];
            let d_3 = ::core::mem::take(&mut d_c[1]);
            let d_4 = d_3 * x[(i + 1)];
            d_c[0] += d_4 * v_2;
            d_c[0] += d_4 * v_2;
            d_x[i + 1] += d_3 * v_3;
            let d_5 = ::core::mem::take(&mut d_c[0]);
            d_x[i] += d_5 * v_4;
            d_c[1] += d_5 * x[i];
        }
        kept_1.finish();
        pass_1.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut a = [1.0; 8];
        let mut t_a = [0.0; 8];
        let size = 2;
        let length = a.len() / size;
        for i_2 in 0..length {
            let i = i_2;
            let c = &mut a[(i_2 * size)..((i_2 * size) + size)];
            let t_c = &mut t_a[i_2 * size..(i_2 * size) + size];
            t_c[0] = t_x[i] * c[1] + x[i] * t_c[1];
            c[0] = x[i] * c[1];
            t_c[1] = (t_c[0] * c[0] + c[0] * t_c[0]) * x[(i + 1)]
                + (c[0] * c[0]) * t_x[i + 1];
            c[1] = (c[0] * c[0]) * x[(i + 1)];
        }
        for w in 0..7 {
            t_a[w + 1] = t_a[w + 1] + (t_a[w] * a[w] + a[w] * t_a[w]);
            a[(w + 1)] = a[(w + 1)] + (a[w] * a[w]);
        }
        let mut s = 0.0;
        let mut t_s = 0.0;
        let length_2 = a.len();
        for i_3 in 0..length_2 {
            let v = &a[i_3];
            let t_v = &t_a[i_3];
            t_s += (*t_v) * (*v) + (*v) * (*t_v);
            s += (*v) * (*v);
        }
        let result: f64 = s;
        let t_result: f64 = t_s;
        (result, t_result)
    }
}
mod scaled_by_the_last {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut s = 0.0;
        let mut last = 1.0;
        for i in 0..8 {
            s += x[i] * x[i];
            last = x[i];
        }
        let m = s * last;
        let result: f64 = m;
        let mut d_result = d_ret;
        let mut d_s: f64 = -0.0;
        let mut d_last: f64 = -0.0;
        let mut d_m: f64 = -0.0;
        d_m += d_result;
        d_s += d_m * last;
        d_last += d_m * s;
        for i in (0..8).rev() {
            let d_1 = ::core::mem::take(&mut d_last);
            d_x[i] += d_1;
            let d_2 = d_s;
            d_x[i] += d_2 * x[i];
            d_x[i] += d_2 * x[i];
        }
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut s = 0.0;
        let mut t_s = 0.0;
        let mut last = 1.0;
        let mut t_last = 0.0;
        for i in 0..8 {
            t_s += t_x[i] * x[i] + x[i] * t_x[i];
            s += x[i] * x[i];
            t_last = t_x[i];
            last = x[i];
        }
        let m = s * last;
        let t_m = t_s * last + s * t_last;
        let result: f64 = m;
        let t_result: f64 = t_m;
        (result, t_result)
    }
}
mod nested_sums {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Tape::new();
        let mut d_result = d_ret;
        let mut s = 0.0;
        let mut d_s: f64 = -0.0;
        let mut d_k: f64 = -0.0;
        let mut d_m: f64 = -0.0;
        d_k += d_result;
        d_m += d_k * 0.5;
        d_s -= d_m;
        for i in 0..8 {
            let mut t = 1.0;
            for j in 0..=i {
                t = kept_2.keep(t) * x[j];
            }
            s -= t * x[i];
            let mut u = t;
            for _ in 0..2 {
                u = (kept_1.keep(u) * t) + x[i];
            }
            s += u;
            let mut d_t: f64 = -0.0;
            let mut d_u: f64 = -0.0;
            let d_1 = d_s;
            d_u += d_1;
            for _ in (0..2).rev() {
                let v_1 = kept_1.take();
                let d_2 = ::core::mem::take(&mut d_u);
                d_u += d_2 * t;
                d_t += d_2 * v_1;
                d_x[i] += d_2;
            }
            d_t += d_u;
            let d_3 = d_s;
            d_t -= d_3 * x[i];
            d_x[i] -= d_3 * t;
            for j in (0..=i).rev() {
                let v_2 = kept_2.take();
                let d_4 = ::core::mem::take(&mut d_t);
                d_t += d_4 * x[j];
                d_x[j] += d_4 * v_2;
            }
        }
        let m = -s;
        let k = (m * 0.5) + x[0];
        let result: f64 = k;
        d_x[0] += d_k;
        kept_1.finish();
        kept_2.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut s = 0.0;
        let mut t_s = 0.0;
        for i in 0..8 {
            let mut t = 1.0;
            let mut t_t = 0.0;
            for j in 0..=i {
                t_t = t_t * x[j] + t * t_x[j];
                t = t * x[j];
            }
            t_s -= t_t * x[i] + t * t_x[i];
            s -= t * x[i];
            let mut u = t;
            let mut t_u = t_t;
            for _ in 0..2 {
                t_u = (t_u * t + u * t_t) + t_x[i];
                u = (u * t) + x[i];
            }
            t_s += t_u;
            s += u;
        }
        let m = -s;
        let t_m = -t_s;
        let k = (m * 0.5) + x[0];
        let t_k = (t_m * 0.5) + t_x[0];
        let result: f64 = k;
        let t_result: f64 = t_k;
        (result, t_result)
    }
}
mod lent {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_5 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_10 = ::rootgrad_autodiff::rt::Tape::new();
        let mut pass_2 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_13 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_14 = ::rootgrad_autodiff::rt::Slot::new();
        let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
        let mut fixed = [x[0], x[1]];
        let v = &mut fixed;
        v[0] = kept_14.keep(v[0]) * x[0];
        let mut sum_2: f64 = -0.0;
        let length = v.len();
        for i_2 in 0..length {
            let y = &v[i_2];
            sum_2 += (*y) * (*y);
        }
        let mut s: f64 = sum_2;
        let r = kept_13.keep(s) * v[1];
        for k in 0..2 {
            let mut kept_6 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_7 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_8 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_9 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_11 = ::rootgrad_autodiff::rt::Slot::new();
            let mut rows = ::std::vec![x.to_vec(), x.to_vec()];
            shape_1.keep(&rows);
            let row = &mut rows[1];
            row[k] = kept_11.keep(row[k]) * x[2];
            for i in 0..2 {
                s += row[i] * kept_10.keep(row[i]);
            }
            row[1] = row[1] * 2.0;
            s = kept_7.keep(s)
                * kept_6.keep((kept_9.keep(row[1]) * kept_8.keep(rows[0][k])));
            pass_2
                .push((
                    kept_6.take(),
                    kept_7.take(),
                    kept_8.take(),
                    kept_9.take(),
                    kept_11.take(),
                ));
        }
        let mut grown = x.to_vec();
        let g = &mut grown;
        g.push(s);
        let one: f64 = 1.0;
        let mut by_r: f64 = -0.0;
        for i_3 in 0..5 {
            s += (g[i_3] * g[i_3]) * r;
            let d_8 = one;
            by_r += d_8 * (g[i_3] * g[i_3]);
        }
        s += g[4];
        let mut w = Work { a: x.to_vec(), b: s };
        let a = &mut w.a;
        let b = &mut w.b;
        (*b) = kept_5.keep((*b)) * x[1];
        let length_2 = ::rootgrad_autodiff::rt::length(&a);
        for i_4 in 0..length_2 {
            let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
            let y_2 = &a[i_4];
            s += kept_3.keep(((*y_2) * kept_2.keep((*y_2)))) * kept_1.keep((*b));
            pass_1.push((kept_1.take(), kept_2.take(), kept_3.take()));
        }
        a[0] = s;
        let result: f64 = w.a[0] * w.b;
        let mut d_result = d_ret;
        let v = &fixed;
        let g = &grown;
        let mut d_fixed = ::rootgrad_autodiff::Differentiable::zero_like(&fixed);
        let mut d_sum_2: f64 = -0.0;
        let mut d_s: f64 = -0.0;
        let mut d_r: f64 = -0.0;
        let mut d_grown = ::rootgrad_autodiff::Differentiable::zero_like(&grown);
        let mut d_w = ::rootgrad_autodiff::Differentiable::zero_like(&w);
        d_w.a[0] += d_result * w.b;
        d_w.b += d_result * w.a[0];
        let d_1 = ::core::mem::take(&mut d_w.a[0]);
        d_s += d_1;
        for i_4 in (0..length_2).rev() {
            let (v_1, v_2, v_3) = pass_1.take();
            let d_y_2 = &mut d_w.a[i_4];
            let d_2 = d_s;
            let d_3 = d_2 * v_1;
            (*d_y_2) += d_3 * v_2;
            (*d_y_2) += d_3 * v_2;
            d_w.b += d_2 * v_3;
        }
        let v_4 = kept_5.take();
        let d_4 = ::core::mem::take(&mut d_w.b);
        d_w.b += d_4 * x[1];
        d_x[1] += d_4 * v_4;
        let Work { a: d_5, b: d_6 } = &d_w else {
            ::rootgrad_autodiff::rt::wrong_variant()
        };
        ::rootgrad_autodiff::rt::accumulate_slice(&mut (*d_x)[..], &(*d_5)[..]);
        d_s += (*d_6);
        let d_7 = d_s;
        d_grown[4] += d_7;
        d_r += d_s * by_r;
        for i_3 in 0..5 {
            let d_9 = d_s;
            let d_10 = d_9 * r;
            d_grown[i_3] += d_10 * g[i_3];
            d_grown[i_3] += d_10 * g[i_3];
        }
        let d_11 = ::rootgrad_autodiff::rt::popped(&mut d_grown);
        d_s += d_11;
        ::rootgrad_autodiff::rt::accumulate_slice(&mut (*d_x)[..], &d_grown[..]);
        for k in (0..2).rev() {
            let (v_5, v_6, v_7, v_8, v_10) = pass_2.take();
            let mut d_rows = shape_1.zero();
            let d_12 = ::core::mem::take(&mut d_s);
            d_s += d_12 * v_5;
            let d_13 = d_12 * v_6;
            d_rows[1][1] += d_13 * v_7;
            d_rows[0][k] += d_13 * v_8;
            let d_14 = ::core::mem::take(&mut d_rows[1][1]);
            d_rows[1][1] += d_14 * 2.0;
            for i in (0..2).rev() {
                let v_9 = kept_10.take();
                let d_row = &mut d_rows[1];
                let d_15 = d_s;
                d_row[i] += d_15 * v_9;
                d_row[i] += d_15 * v_9;
            }
            let d_16 = ::core::mem::take(&mut d_rows[1][k]);
            d_rows[1][k] += d_16 * x[2];
            d_x[2] += d_16 * v_10;
            ::rootgrad_autodiff::rt::accumulate_slice(&mut (*d_x)[..], &d_rows[0][..]);
            ::rootgrad_autodiff::rt::accumulate_slice(&mut (*d_x)[..], &d_rows[1][..]);
        }
        let v_11 = kept_13.take();
        d_s += d_r * v[1];
        d_fixed[1] += d_r * v_11;
        d_sum_2 += d_s;
        for i_2 in 0..length {
            let y = &v[i_2];
            let d_y = &mut d_fixed[i_2];
            let d_17 = d_sum_2;
            (*d_y) += d_17 * (*y);
            (*d_y) += d_17 * (*y);
        }
        let v_12 = kept_14.take();
        let d_18 = ::core::mem::take(&mut d_fixed[0]);
        d_fixed[0] += d_18 * x[0];
        d_x[0] += d_18 * v_12;
        d_x[0] += d_fixed[0];
        d_x[1] += d_fixed[1];
        pass_1.finish();
        kept_10.finish();
        pass_2.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut fixed = [x[0], x[1]];
        let mut t_fixed = [t_x[0], t_x[1]];
        let v = &mut fixed;
        let t_v = &mut t_fixed;
        t_v[0] = t_v[0] * x[0] + v[0] * t_x[0];
        v[0] = v[0] * x[0];
        let mut sum_2: f64 = -0.0;
        let mut t_sum_2: f64 = 0.0;
        let length = v.len();
        for i_2 in 0..length {
            let y = &v[i_2];
            let t_y = &t_v[i_2];
            t_sum_2 += (*t_y) * (*y) + (*y) * (*t_y);
            sum_2 += (*y) * (*y);
        }
        let mut s: f64 = sum_2;
        let mut t_s: f64 = t_sum_2;
        let r = s * v[1];
        let t_r = t_s * v[1] + s * t_v[1];
        for k in 0..2 {
            let mut t_rows = ::std::vec![t_x.to_vec(), t_x.to_vec()];
            let mut rows = ::std::vec![x.to_vec(), x.to_vec()];
            let row = &mut rows[1];
            let t_row = &mut t_rows[1];
            t_row[k] = t_row[k] * x[2] + row[k] * t_x[2];
            row[k] = row[k] * x[2];
            for i in 0..2 {
                t_s += t_row[i] * row[i] + row[i] * t_row[i];
                s += row[i] * row[i];
            }
            t_row[1] = t_row[1] * 2.0;
            row[1] = row[1] * 2.0;
            let v_1 = row[1];
            t_s = t_s * (v_1 * rows[0][k])
                + s * (t_row[1] * rows[0][k] + v_1 * t_rows[0][k]);
            s = s * (v_1 * rows[0][k]);
        }
        let mut grown = x.to_vec();
        let mut t_grown = t_x.to_vec();
        let g = &mut grown;
        let t_g = &mut t_grown;
        t_g.push(t_s);
        g.push(s);
        for i_3 in 0..5 {
            t_s += (t_g[i_3] * g[i_3] + g[i_3] * t_g[i_3]) * r + (g[i_3] * g[i_3]) * t_r;
            s += (g[i_3] * g[i_3]) * r;
        }
        t_s += t_g[4];
        s += g[4];
        let mut t_w = Work { a: t_x.to_vec(), b: t_s };
        let mut w = Work { a: x.to_vec(), b: s };
        let a = &mut w.a;
        let t_a = &mut t_w.a;
        let b = &mut w.b;
        let t_b = &mut t_w.b;
        (*t_b) = ::rootgrad_autodiff::rt::scalar(*t_b) * x[1] + (*b) * t_x[1];
        (*b) = (*b) * x[1];
        let length_2 = ::rootgrad_autodiff::rt::length(&a);
        for i_4 in 0..length_2 {
            let y_2 = &a[i_4];
            let t_y_2 = &t_a[i_4];
            let v_2 = *b;
            t_s
                += (::rootgrad_autodiff::rt::scalar(*t_y_2) * (*y_2)
                    + (*y_2) * ::rootgrad_autodiff::rt::scalar(*t_y_2)) * v_2
                    + ((*y_2) * (*y_2)) * ::rootgrad_autodiff::rt::scalar(*t_b);
            s += ((*y_2) * (*y_2)) * v_2;
        }
        t_a[0] = t_s;
        a[0] = s;
        let result: f64 = w.a[0] * w.b;
        let t_result: f64 = ::rootgrad_autodiff::rt::scalar(t_w.a[0]) * w.b
            + w.a[0] * ::rootgrad_autodiff::rt::scalar(t_w.b);
        (result, t_result)
    }
}
mod gates {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut d_result = d_ret;
        let h = 2;
        let mut gates = ::std::vec![0.0; (4 * h)];
        let length = gates.len();
        for i_2 in 0..length {
            let i = i_2;
            let g = &mut gates[i_2];
            (*g) = x[(i % 4)] * x[(i / 2)];
        }
        let (forget, rest) = gates.split_at_mut(h);
        let (ingate, rest_2) = rest.split_at_mut(h);
        let (outgate, change) = rest_2.split_at_mut(h);
        let mut cell = x[..h].to_vec();
        let mut hidden = ::std::vec![0.0; h];
        for i_3 in 0..h {
            let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_5 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_6 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_7 = ::rootgrad_autodiff::rt::Slot::new();
            let tanh_2 = kept_7.keep((kept_3.keep(forget[i_3]) * x[3]).tanh());
            forget[i_3] = tanh_2;
            let tanh_3 = kept_6.keep((ingate[i_3] + x[2]).tanh());
            ingate[i_3] = tanh_3;
            let tanh_4 = kept_5.keep((kept_2.keep(outgate[i_3]) * x[1]).tanh());
            outgate[i_3] = tanh_4;
            let tanh_5 = kept_4.keep(change[i_3].tanh());
            change[i_3] = tanh_5;
            pass_1
                .push((
                    kept_2.take(),
                    kept_3.take(),
                    kept_4.take(),
                    kept_5.take(),
                    kept_6.take(),
                    kept_7.take(),
                ));
        }
        for i_4 in 0..h {
            cell[i_4] = (kept_1.keep(cell[i_4]) * forget[i_4])
                + (ingate[i_4] * change[i_4]);
        }
        for i_5 in 0..h {
            let tanh_6 = cell[i_5].tanh();
            hidden[i_5] = outgate[i_5] * tanh_6;
        }
        let mut sum_2: f64 = -0.0;
        let length_2 = hidden.len();
        let mut d_gates = ::rootgrad_autodiff::Differentiable::zero_like(&gates);
        let mut d_cell = ::rootgrad_autodiff::Differentiable::zero_like(&cell);
        let mut d_hidden = ::rootgrad_autodiff::Differentiable::zero_like(&hidden);
        let mut d_sum_2: f64 = -0.0;
        d_sum_2 += d_result;
        for i_6 in 0..length_2 {
            let h_2 = &hidden[i_6];
            sum_2 += (*h_2) * (*h_2);
            let h_2 = &hidden[i_6];
            let d_h_2 = &mut d_hidden[i_6];
            let d_1 = d_sum_2;
            (*d_h_2) += d_1 * (*h_2);
            (*d_h_2) += d_1 * (*h_2);
        }
        let result: f64 = sum_2;
        let (forget, rest) = gates.split_at(h);
        let (ingate, rest_2) = rest.split_at(h);
        let (outgate, change) = rest_2.split_at(h);
        for i_5 in 0..h {
            let tanh_6 = cell[i_5].tanh();
            let mut d_tanh_6: f64 = -0.0;
            let d_outgate = &mut d_gates[h..][h..][..h];
            let d_2 = ::core::mem::take(&mut d_hidden[i_5]);
            d_outgate[i_5] += d_2 * tanh_6;
            d_tanh_6 += d_2 * outgate[i_5];
            d_cell[i_5]
                += d_tanh_6 * ::rootgrad_autodiff::rules::by_result::tanh(tanh_6);
        }
        for i_4 in (0..h).rev() {
            let v_1 = kept_1.take();
            let d_3 = ::core::mem::take(&mut d_cell[i_4]);
            d_cell[i_4] += d_3 * forget[i_4];
            d_gates[..h][i_4] += d_3 * v_1;
            d_gates[h..][..h][i_4] += d_3 * change[i_4];
            d_gates[h..][h..][h..][i_4] += d_3 * ingate[i_4];
        }
        for i_3 in (0..h).rev() {
            let (v_2, v_3, tanh_5, tanh_4, tanh_3, tanh_2) = pass_1.take();
            let mut d_tanh_2: f64 = -0.0;
            let mut d_tanh_3: f64 = -0.0;
            let mut d_tanh_4: f64 = -0.0;
            let mut d_tanh_5 = -0.0;
            let d_4 = ::core::mem::take(&mut d_gates[h..][h..][h..][i_3]);
            d_tanh_5 += d_4;
            d_gates[h..][h..][h..][i_3]
                += d_tanh_5 * ::rootgrad_autodiff::rules::by_result::tanh(tanh_5);
            let d_5 = ::core::mem::take(&mut d_gates[h..][h..][..h][i_3]);
            d_tanh_4 += d_5;
            let d_6 = d_tanh_4 * ::rootgrad_autodiff::rules::by_result::tanh(tanh_4);
            d_gates[h..][h..][..h][i_3] += d_6 * x[1];
            d_x[1] += d_6 * v_2;
            let d_7 = ::core::mem::take(&mut d_gates[h..][..h][i_3]);
            d_tanh_3 += d_7;
            let d_8 = d_tanh_3 * ::rootgrad_autodiff::rules::by_result::tanh(tanh_3);
            d_gates[h..][..h][i_3] += d_8;
            d_x[2] += d_8;
            let d_9 = ::core::mem::take(&mut d_gates[..h][i_3]);
            d_tanh_2 += d_9;
            let d_10 = d_tanh_2 * ::rootgrad_autodiff::rules::by_result::tanh(tanh_2);
            d_gates[..h][i_3] += d_10 * x[3];
            d_x[3] += d_10 * v_3;
        }
        ::rootgrad_autodiff::rt::accumulate_slice(&mut d_x[..h][..], &d_cell[..]);
        for i_2 in 0..length {
            let i = i_2;
            let d_11 = ::core::mem::take(&mut d_gates[i_2]);
            d_x[i % 4] += d_11 * x[(i / 2)];
            d_x[i / 2] += d_11 * x[(i % 4)];
        }
        kept_1.finish();
        pass_1.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let h = 2;
        let mut gates = ::std::vec![0.0; (4 * h)];
        let mut t_gates = ::std::vec![0.0; 4 * h];
        let length = gates.len();
        for i_2 in 0..length {
            let i = i_2;
            let g = &mut gates[i_2];
            let t_g = &mut t_gates[i_2];
            (*t_g) = t_x[i % 4] * x[(i / 2)] + x[(i % 4)] * t_x[i / 2];
            (*g) = x[(i % 4)] * x[(i / 2)];
        }
        let (forget, rest) = gates.split_at_mut(h);
        let (t_forget, t_rest) = t_gates.split_at_mut(h);
        let (ingate, rest_2) = rest.split_at_mut(h);
        let (t_ingate, t_rest_2) = t_rest.split_at_mut(h);
        let (outgate, change) = rest_2.split_at_mut(h);
        let (t_outgate, t_change) = t_rest_2.split_at_mut(h);
        let mut cell = x[..h].to_vec();
        let mut t_cell = t_x[..h].to_vec();
        let mut hidden = ::std::vec![0.0; h];
        let mut t_hidden = ::std::vec![0.0; h];
        for i_3 in 0..h {
            t_forget[i_3] = ::rootgrad_autodiff::rules::tanh(forget[i_3] * x[3])
                * (t_forget[i_3] * x[3] + forget[i_3] * t_x[3]);
            forget[i_3] = (forget[i_3] * x[3]).tanh();
            t_ingate[i_3] = ::rootgrad_autodiff::rules::tanh(ingate[i_3] + x[2])
                * (t_ingate[i_3] + t_x[2]);
            ingate[i_3] = (ingate[i_3] + x[2]).tanh();
            t_outgate[i_3] = ::rootgrad_autodiff::rules::tanh(outgate[i_3] * x[1])
                * (t_outgate[i_3] * x[1] + outgate[i_3] * t_x[1]);
            outgate[i_3] = (outgate[i_3] * x[1]).tanh();
            t_change[i_3] = ::rootgrad_autodiff::rules::tanh(change[i_3])
                * t_change[i_3];
            change[i_3] = change[i_3].tanh();
        }
        for i_4 in 0..h {
            let v_1 = forget[i_4];
            let v_2 = ingate[i_4];
            let v_3 = change[i_4];
            t_cell[i_4] = (t_cell[i_4] * v_1 + cell[i_4] * t_forget[i_4])
                + (t_ingate[i_4] * v_3 + v_2 * t_change[i_4]);
            cell[i_4] = (cell[i_4] * v_1) + (v_2 * v_3);
        }
        for i_5 in 0..h {
            t_hidden[i_5] = t_outgate[i_5] * cell[i_5].tanh()
                + outgate[i_5]
                    * (::rootgrad_autodiff::rules::tanh(cell[i_5]) * t_cell[i_5]);
            hidden[i_5] = outgate[i_5] * cell[i_5].tanh();
        }
        let mut sum_2: f64 = -0.0;
        let mut t_sum_2: f64 = 0.0;
        let length_2 = hidden.len();
        for i_6 in 0..length_2 {
            let h_2 = &hidden[i_6];
            let t_h_2 = &t_hidden[i_6];
            t_sum_2 += (*t_h_2) * (*h_2) + (*h_2) * (*t_h_2);
            sum_2 += (*h_2) * (*h_2);
        }
        let result: f64 = sum_2;
        let t_result: f64 = t_sum_2;
        (result, t_result)
    }
}
