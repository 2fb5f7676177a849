// Written by the golden test; do not edit.
mod rows_that_share {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut d_result = d_ret;
        let mut a = [0.5; 9];
        for i in 0..4 {
            for j in 0..=2 {
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
