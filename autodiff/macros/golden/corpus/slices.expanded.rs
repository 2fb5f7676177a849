// Written by the golden test; do not edit.
mod first_element {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(a: &mut [f64], d_a: &mut [f64]) {
        ::rootgrad_autodiff::rt::same_length("a", a.len(), d_a.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_5 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_6 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_7 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_8 = ::rootgrad_autodiff::rt::Slot::new();
        a[0] = (5.0 * a[0]) + a[1];
        a[0] = kept_8.keep((a[0] * kept_7.keep(a[2]))) * kept_6.keep(a[0]);
        a[2] = kept_5.keep(a[2]) / kept_4.keep(a[1]);
        a[1] -= kept_3.keep(a[0]) * kept_2.keep(a[2]);
        a[1] = a[1] * kept_1.keep(a[1]);
        let v_1 = kept_1.take();
        let d_1 = ::core::mem::take(&mut d_a[1]);
        d_a[1] += d_1 * v_1;
        d_a[1] += d_1 * v_1;
        let v_2 = kept_2.take();
        let v_3 = kept_3.take();
        let d_2 = d_a[1];
        d_a[0] -= d_2 * v_2;
        d_a[2] -= d_2 * v_3;
        let v_4 = kept_4.take();
        let v_5 = kept_5.take();
        let d_3 = ::core::mem::take(&mut d_a[2]);
        d_a[2] += d_3 / v_4;
        d_a[1] -= d_3 / v_4 * (v_5 / v_4);
        let v_6 = kept_6.take();
        let v_7 = kept_7.take();
        let v_8 = kept_8.take();
        let d_4 = ::core::mem::take(&mut d_a[0]);
        let d_5 = d_4 * v_6;
        d_a[0] += d_5 * v_7;
        d_a[2] += d_5 * v_6;
        d_a[0] += d_4 * v_8;
        let d_6 = ::core::mem::take(&mut d_a[0]);
        d_a[0] += d_6 * 5.0;
        d_a[1] += d_6;
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(a: &mut [f64], t_a: &mut [f64]) {
        ::rootgrad_autodiff::rt::equal_lengths("a", a.len(), "t_a", t_a.len());
        t_a[0] = (5.0 * t_a[0]) + t_a[1];
        a[0] = (5.0 * a[0]) + a[1];
        t_a[0] = (t_a[0] * a[2] + a[0] * t_a[2]) * a[0] + (a[0] * a[2]) * t_a[0];
        a[0] = (a[0] * a[2]) * a[0];
        t_a[2] = (t_a[2] - (a[2] / a[1]) * t_a[1]) / a[1];
        a[2] = a[2] / a[1];
        t_a[1] -= t_a[0] * a[2] + a[0] * t_a[2];
        a[1] -= a[0] * a[2];
        t_a[1] = t_a[1] * a[1] + a[1] * t_a[1];
        a[1] = a[1] * a[1];
    }
}
mod scaled_and_summed {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(
        a: &mut [f64],
        d_a: &mut [f64],
        b: &[f64],
        d_b: &mut [f64],
        d_ret: f64,
    ) -> f64 {
        ::rootgrad_autodiff::rt::same_length("a", a.len(), d_a.len());
        ::rootgrad_autodiff::rt::same_length("b", b.len(), d_b.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
        let mut d_result = d_ret;
        let mut s = 0.0;
        let mut d_s: f64 = -0.0;
        d_s += d_result;
        for i in 0..b.len() {
            a[i] = kept_1.keep(a[i]) * b[i];
            s += a[i];
            let d_1 = d_s;
            d_a[i] += d_1;
            let v_1 = kept_1.take();
            let d_2 = ::core::mem::take(&mut d_a[i]);
            d_a[i] += d_2 * b[i];
            d_b[i] += d_2 * v_1;
        }
        let result: f64 = s;
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(
        a: &mut [f64],
        t_a: &mut [f64],
        b: &[f64],
        t_b: &[f64],
    ) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("a", a.len(), "t_a", t_a.len());
        ::rootgrad_autodiff::rt::equal_lengths("b", b.len(), "t_b", t_b.len());
        let mut s = 0.0;
        let mut t_s = 0.0;
        for i in 0..b.len() {
            t_a[i] = t_a[i] * b[i] + a[i] * t_b[i];
            a[i] = a[i] * b[i];
            t_s += t_a[i];
            s += a[i];
        }
        let result: f64 = s;
        let t_result: f64 = t_s;
        (result, t_result)
    }
}
mod block_value {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(
        a: &mut [f64],
        d_a: &mut [f64],
        x: &[f64],
        d_x: &mut [f64],
        d_ret: f64,
    ) -> f64 {
        ::rootgrad_autodiff::rt::same_length("a", a.len(), d_a.len());
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
        let mut d_result = d_ret;
        let mut s = 0.0;
        let mut d_s: f64 = -0.0;
        d_s += d_result;
        for i in 0..a.len() {
            let t = a[i];
            a[i] = kept_1.keep(a[i]) * (5.0 * x[0]);
            s += (t * a[i]) * a[i];
            let mut d_t: f64 = -0.0;
            let d_1 = d_s;
            let d_2 = d_1 * a[i];
            d_t += d_2 * a[i];
            d_a[i] += d_2 * t;
            d_a[i] += d_1 * (t * a[i]);
            let v_1 = kept_1.take();
            let d_3 = ::core::mem::take(&mut d_a[i]);
            d_a[i] += d_3 * (5.0 * x[0]);
            let d_4 = d_3 * v_1;
            d_x[0] += d_4 * 5.0;
            d_a[i] += d_t;
        }
        let result: f64 = s;
        let a = &*a;
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(
        a: &mut [f64],
        t_a: &mut [f64],
        x: &[f64],
        t_x: &[f64],
    ) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("a", a.len(), "t_a", t_a.len());
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut s = 0.0;
        let mut t_s = 0.0;
        for i in 0..a.len() {
            let t = a[i];
            let t_t = t_a[i];
            t_a[i] = t_a[i] * (5.0 * x[0]) + a[i] * (5.0 * t_x[0]);
            a[i] = a[i] * (5.0 * x[0]);
            t_s += (t_t * a[i] + t * t_a[i]) * a[i] + (t * a[i]) * t_a[i];
            s += (t * a[i]) * a[i];
        }
        let result: f64 = s;
        let t_result: f64 = t_s;
        (result, t_result)
    }
}
mod element_reference {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(
        a: &mut [f64],
        d_a: &mut [f64],
        x: &[f64],
        d_x: &mut [f64],
        d_ret: f64,
    ) -> f64 {
        ::rootgrad_autodiff::rt::same_length("a", a.len(), d_a.len());
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_3 = ::rootgrad_autodiff::rt::Tape::new();
        let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_9 = ::rootgrad_autodiff::rt::Slot::new();
        let x_2 = x[0];
        let mut i = 0;
        let mut passes_of_kept_9 = 0usize;
        while i < a.len() {
            passes_of_kept_9 += 1;
            let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_5 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_6 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_7 = ::rootgrad_autodiff::rt::Slot::new();
            let at = kept_7.keep(i);
            let r = &mut a[at];
            i += 1;
            (*r) = kept_6.keep((*r)) * x_2;
            (*r) = kept_5.keep((*r)).sin() + (*r);
            let q = &(*r);
            let p = q;
            if kept_4.keep(((*p) > 0.5)) {} else {
                a[0] += kept_3.keep(a[(i - 1)]) * x_2;
            }
            pass_1.push((kept_4.take(), kept_5.take(), kept_6.take(), kept_7.take()));
        }
        kept_9.keep(passes_of_kept_9);
        let last = &mut a[1..];
        last[0] = kept_2.keep(last[1]) * x_2;
        let deeper = &mut last[1..];
        deeper[0] = kept_1.keep(deeper[0]) * (3.0 * x_2);
        let result: f64 = (a[0] * a[1]) * a[2];
        let a = &*a;
        let mut d_result = d_ret;
        let mut i = i;
        let mut d_x_2: f64 = -0.0;
        let d_1 = d_result * a[2];
        d_a[0] += d_1 * a[1];
        d_a[1] += d_1 * a[0];
        d_a[2] += d_result * (a[0] * a[1]);
        let v_1 = kept_1.take();
        let d_2 = ::core::mem::take(&mut d_a[1..][1..][0]);
        d_a[1..][1..][0] += d_2 * (3.0 * x_2);
        let d_3 = d_2 * v_1;
        d_x_2 += d_3 * 3.0;
        let v_2 = kept_2.take();
        let d_4 = ::core::mem::take(&mut d_a[1..][0]);
        d_a[1..][1] += d_4 * x_2;
        d_x_2 += d_4 * v_2;
        for _ in 0..kept_9.take() {
            let (v_4, v_5, v_6, at) = pass_1.take();
            if v_4 {} else {
                let v_3 = kept_3.take();
                let d_5 = d_a[0];
                d_a[i - 1] += d_5 * x_2;
                d_x_2 += d_5 * v_3;
            }
            let d_6 = ::core::mem::take(&mut d_a[at]);
            d_a[at] += d_6 * ::rootgrad_autodiff::rules::sin(v_5);
            d_a[at] += d_6;
            let d_7 = ::core::mem::take(&mut d_a[at]);
            d_a[at] += d_7 * x_2;
            d_x_2 += d_7 * v_6;
            i -= 1;
        }
        d_x[0] += d_x_2;
        kept_3.finish();
        pass_1.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(
        a: &mut [f64],
        t_a: &mut [f64],
        x: &[f64],
        t_x: &[f64],
    ) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("a", a.len(), "t_a", t_a.len());
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let x_2 = x[0];
        let t_x_2 = t_x[0];
        let mut i = 0;
        while i < a.len() {
            let at = i;
            let r = &mut a[at];
            let t_r = &mut t_a[at];
            i += 1;
            (*t_r) = (*t_r) * x_2 + (*r) * t_x_2;
            (*r) = (*r) * x_2;
            (*t_r) = (::rootgrad_autodiff::rules::sin(*r) * (*t_r)) + (*t_r);
            (*r) = (*r).sin() + (*r);
            let q = &(*r);
            let t_q = &(*t_r);
            let p = q;
            let t_p = t_q;
            if (*p) > 0.5 {} else {
                t_a[0] += t_a[i - 1] * x_2 + a[(i - 1)] * t_x_2;
                a[0] += a[(i - 1)] * x_2;
            }
        }
        let last = &mut a[1..];
        let t_last = &mut t_a[1..];
        t_last[0] = t_last[1] * x_2 + last[1] * t_x_2;
        last[0] = last[1] * x_2;
        let deeper = &mut last[1..];
        let t_deeper = &mut t_last[1..];
        t_deeper[0] = t_deeper[0] * (3.0 * x_2) + deeper[0] * (3.0 * t_x_2);
        deeper[0] = deeper[0] * (3.0 * x_2);
        let result: f64 = (a[0] * a[1]) * a[2];
        let t_result: f64 = (t_a[0] * a[1] + a[0] * t_a[1]) * a[2]
            + (a[0] * a[1]) * t_a[2];
        (result, t_result)
    }
}
mod recurrences {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &mut [f64], d_x: &mut [f64]) {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut pass_2 = ::rootgrad_autodiff::rt::Tape::new();
        let mut pass_3 = ::rootgrad_autodiff::rt::Tape::new();
        for i in 1..x.len() {
            let mut kept_7 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_8 = ::rootgrad_autodiff::rt::Slot::new();
            x[i] = kept_8.keep(x[i]) * kept_7.keep(x[(i - 1)]);
            pass_3.push((kept_7.take(), kept_8.take()));
        }
        for i_2 in (1..x.len()).rev() {
            let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_5 = ::rootgrad_autodiff::rt::Slot::new();
            x[(i_2 - 1)] += kept_5.keep(x[i_2]) * kept_4.keep(x[(i_2 - 1)]);
            pass_2.push((kept_4.take(), kept_5.take()));
        }
        for i_3 in 0..x.len() {
            let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
            x[i_3] = (kept_2.keep(x[((i_3 + 1) % x.len())]) * kept_1.keep(x[i_3]))
                + x[i_3];
            pass_1.push((kept_1.take(), kept_2.take()));
        }
        let x = &*x;
        for i_3 in (0..x.len()).rev() {
            let (v_1, v_2) = pass_1.take();
            let d_1 = ::core::mem::take(&mut d_x[i_3]);
            d_x[(i_3 + 1) % x.len()] += d_1 * v_1;
            d_x[i_3] += d_1 * v_2;
            d_x[i_3] += d_1;
        }
        for i_2 in (1..x.len()).rev().rev() {
            let (v_3, v_4) = pass_2.take();
            let d_2 = d_x[i_2 - 1];
            d_x[i_2] += d_2 * v_3;
            d_x[i_2 - 1] += d_2 * v_4;
        }
        for i in (1..x.len()).rev() {
            let (v_5, v_6) = pass_3.take();
            let d_3 = ::core::mem::take(&mut d_x[i]);
            d_x[i] += d_3 * v_5;
            d_x[i - 1] += d_3 * v_6;
        }
        pass_1.finish();
        pass_2.finish();
        pass_3.finish();
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &mut [f64], t_x: &mut [f64]) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        for i in 1..x.len() {
            t_x[i] = t_x[i] * x[(i - 1)] + x[i] * t_x[i - 1];
            x[i] = x[i] * x[(i - 1)];
        }
        for i_2 in (1..x.len()).rev() {
            t_x[i_2 - 1] += t_x[i_2] * x[(i_2 - 1)] + x[i_2] * t_x[i_2 - 1];
            x[(i_2 - 1)] += x[i_2] * x[(i_2 - 1)];
        }
        for i_3 in 0..x.len() {
            t_x[i_3] = (t_x[(i_3 + 1) % x.len()] * x[i_3]
                + x[((i_3 + 1) % x.len())] * t_x[i_3]) + t_x[i_3];
            x[i_3] = (x[((i_3 + 1) % x.len())] * x[i_3]) + x[i_3];
        }
    }
}
mod same_element_twice {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(a: &mut [f64], d_a: &mut [f64]) {
        ::rootgrad_autodiff::rt::same_length("a", a.len(), d_a.len());
        let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
        let n = a.len();
        for k in 0..(2 * n) {
            let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_5 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_6 = ::rootgrad_autodiff::rt::Slot::new();
            let i = k % n;
            let j = (k * k) % n;
            a[i] = (kept_6.keep(a[j]) * kept_5.keep(a[i])) + a[j];
            a[j] += kept_4.keep(a[i]) * kept_3.keep(a[j]);
            a[i] -= a[j];
            a[j] = kept_2.keep(a[j]) * kept_1.keep((0.5 + a[i]));
            a[i] = a[i];
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
        for k in (0..(2 * n)).rev() {
            let (v_1, v_2, v_3, v_4, v_5, v_6) = pass_1.take();
            let i = k % n;
            let j = (k * k) % n;
            let d_1 = ::core::mem::take(&mut d_a[i]);
            d_a[i] += d_1;
            let d_2 = ::core::mem::take(&mut d_a[j]);
            d_a[j] += d_2 * v_1;
            let d_3 = d_2 * v_2;
            d_a[i] += d_3;
            let d_4 = d_a[i];
            d_a[j] -= d_4;
            let d_5 = d_a[j];
            d_a[i] += d_5 * v_3;
            d_a[j] += d_5 * v_4;
            let d_6 = ::core::mem::take(&mut d_a[i]);
            d_a[j] += d_6 * v_5;
            d_a[i] += d_6 * v_6;
            d_a[j] += d_6;
        }
        pass_1.finish();
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(a: &mut [f64], t_a: &mut [f64]) {
        ::rootgrad_autodiff::rt::equal_lengths("a", a.len(), "t_a", t_a.len());
        let n = a.len();
        for k in 0..(2 * n) {
            let i = k % n;
            let j = (k * k) % n;
            t_a[i] = (t_a[j] * a[i] + a[j] * t_a[i]) + t_a[j];
            a[i] = (a[j] * a[i]) + a[j];
            t_a[j] += t_a[i] * a[j] + a[i] * t_a[j];
            a[j] += a[i] * a[j];
            t_a[i] -= t_a[j];
            a[i] -= a[j];
            t_a[j] = t_a[j] * (0.5 + a[i]) + a[j] * t_a[i];
            a[j] = a[j] * (0.5 + a[i]);
            t_a[i] = t_a[i];
            a[i] = a[i];
        }
    }
}
mod softmax {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(out: &mut [f64], d_out: &mut [f64], x: &[f64], d_x: &mut [f64]) {
        ::rootgrad_autodiff::rt::same_length("out", out.len(), d_out.len());
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Tape::new();
        let mut top = f64::NEG_INFINITY;
        let length = x.len();
        for i in 0..length {
            let v = &x[i];
            top = kept_2.keep(top).max((*v));
        }
        let mut sum = 0.0;
        let length_2 = out.len().min(x.len());
        for i_2 in 0..length_2 {
            let o = &mut out[i_2];
            let x_2 = &x[i_2];
            let exp_2 = ((*x_2) - top).exp();
            (*o) = exp_2;
            sum += *o;
        }
        let length_3 = out.len();
        let mut d_top: f64 = -0.0;
        let mut d_sum: f64 = -0.0;
        for i_3 in 0..length_3 {
            let o_2 = &mut out[i_3];
            (*o_2) = kept_1.keep((*o_2)) / sum;
            let d_o_2 = &mut d_out[i_3];
            let v_1 = kept_1.take();
            let d_1 = ::core::mem::take(&mut (*d_o_2));
            (*d_o_2) += d_1 / sum;
            d_sum -= d_1 / sum * (v_1 / sum);
        }
        for i_2 in 0..length_2 {
            let x_2 = &x[i_2];
            let mut d_exp_2: f64 = -0.0;
            let d_o = &mut d_out[i_2];
            let d_2 = d_sum;
            (*d_o) += d_2;
            let d_3 = ::core::mem::take(&mut (*d_o));
            d_exp_2 += d_3;
            let d_4 = d_exp_2 * ::rootgrad_autodiff::rules::exp((*x_2) - top);
            d_x[i_2] += d_4;
            d_top -= d_4;
        }
        for i in (0..length).rev() {
            let v_2 = kept_2.take();
            let v = &x[i];
            let d_5 = ::core::mem::take(&mut d_top);
            d_top += d_5 * ::rootgrad_autodiff::rules::max(v_2, *v).0;
            d_x[i] += d_5 * ::rootgrad_autodiff::rules::max(v_2, *v).1;
        }
        kept_2.finish();
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(out: &mut [f64], t_out: &mut [f64], x: &[f64], t_x: &[f64]) {
        ::rootgrad_autodiff::rt::equal_lengths("out", out.len(), "t_out", t_out.len());
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut top = f64::NEG_INFINITY;
        let mut t_top = 0.0;
        let length = x.len();
        for i in 0..length {
            let v = &x[i];
            let t_v = &t_x[i];
            let p_1 = ::rootgrad_autodiff::rules::max(top, *v);
            t_top = p_1.0 * t_top + p_1.1 * (*t_v);
            top = top.max((*v));
        }
        let mut sum = 0.0;
        let mut t_sum = 0.0;
        let length_2 = out.len().min(x.len());
        for i_2 in 0..length_2 {
            let o = &mut out[i_2];
            let t_o = &mut t_out[i_2];
            let x_2 = &x[i_2];
            let t_x_2 = &t_x[i_2];
            (*t_o) = ::rootgrad_autodiff::rules::exp((*x_2) - top) * ((*t_x_2) - t_top);
            (*o) = ((*x_2) - top).exp();
            t_sum += *t_o;
            sum += *o;
        }
        let length_3 = out.len();
        for i_3 in 0..length_3 {
            let o_2 = &mut out[i_3];
            let t_o_2 = &mut t_out[i_3];
            (*t_o_2) = ((*t_o_2) - ((*o_2) / sum) * t_sum) / sum;
            (*o_2) = (*o_2) / sum;
        }
    }
}
mod locals {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut pass_2 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_12 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_13 = ::rootgrad_autodiff::rt::Slot::new();
        let like_pair = ::rootgrad_autodiff::rt::Like::new();
        let like_at = ::rootgrad_autodiff::rt::Like::new();
        let like_at_2 = ::rootgrad_autodiff::rt::Like::new();
        let like_scratch = ::rootgrad_autodiff::rt::Like::new();
        let mut a = [x[0], (x[1] * x[2]), 1.0];
        let mut b = ::std::vec![0.0; 3];
        let mut c = [x[1]; 4];
        a[0] = kept_13.keep(a[0]) * kept_12.keep(a[1]);
        for i in 0..3 {
            let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_6 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_7 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_8 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_9 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_10 = ::rootgrad_autodiff::rt::Slot::new();
            b[i] = (kept_10.keep(a[i]) * x[i]) + c[i];
            c[(i + 1)] += kept_9.keep(b[i]) * kept_8.keep(c[i]);
            let mut pair = [b[i], c[i]];
            like_pair.of(&pair);
            pair[1] = kept_7.keep(pair[0]) * kept_6.keep(pair[1]);
            let at = 0;
            like_at.of(&at);
            let at_2 = 1;
            like_at_2.of(&at_2);
            let t = pair[at];
            pair[at] = pair[at_2];
            pair[at_2] = t;
            a[i] += pair[0];
            let mut scratch = ::std::vec![x[i]; (i + 1)];
            like_scratch.of(&scratch);
            for k in 0..i {
                let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
                scratch[(k + 1)] = kept_4.keep(scratch[(k + 1)])
                    * kept_3.keep(scratch[k]);
                pass_1.push((kept_3.take(), kept_4.take()));
            }
            a[i] = kept_2.keep(a[i]) * kept_1.keep(scratch[i]);
            pass_2
                .push((
                    kept_1.take(),
                    kept_2.take(),
                    kept_6.take(),
                    kept_7.take(),
                    kept_8.take(),
                    kept_9.take(),
                    kept_10.take(),
                ));
        }
        let at_3 = 0;
        let at_4 = 2;
        let t_2 = b[at_3];
        b[at_3] = b[at_4];
        b[at_4] = t_2;
        let at_5 = 1;
        let at_6 = 1;
        let t_3 = b[at_5];
        b[at_5] = b[at_6];
        b[at_6] = t_3;
        let length = c[..3].len();
        let length_2 = b.len();
        ::core::assert_eq!(length, length_2, "copy_from_slice: lengths differ");
        let length_3 = c[..3].len();
        for i_2 in 0..length_3 {
            c[..3][i_2] = b[i_2];
        }
        let value = c[1] * x[0];
        let length_4 = b[1..].len();
        for i_3 in 0..length_4 {
            b[1..][i_3] = value;
        }
        let t_4 = [2, 1, 0];
        let p = t_4[0];
        let q = t_4[1];
        let r = t_4[2];
        let result: f64 = ((a[p] * b[q]) * c[r]) + ((a[0] * c[3]) * b[0]);
        let mut d_result = d_ret;
        let mut d_a = ::rootgrad_autodiff::Differentiable::zero_like(&a);
        let mut d_b = ::rootgrad_autodiff::Differentiable::zero_like(&b);
        let mut d_c = ::rootgrad_autodiff::Differentiable::zero_like(&c);
        let mut d_t_2 = -0.0;
        let mut d_t_3 = -0.0;
        let mut d_value: f64 = -0.0;
        let d_1 = d_result * c[r];
        d_a[p] += d_1 * b[q];
        d_b[q] += d_1 * a[p];
        d_c[r] += d_result * (a[p] * b[q]);
        let d_2 = d_result * b[0];
        d_a[0] += d_2 * c[3];
        d_c[3] += d_2 * a[0];
        d_b[0] += d_result * (a[0] * c[3]);
        for i_3 in 0..length_4 {
            let d_3 = ::core::mem::take(&mut d_b[1..][i_3]);
            d_value += d_3;
        }
        d_c[1] += d_value * x[0];
        d_x[0] += d_value * c[1];
        for i_2 in 0..length_3 {
            let d_4 = ::core::mem::take(&mut d_c[..3][i_2]);
            d_b[i_2] += d_4;
        }
        let d_5 = ::core::mem::take(&mut d_b[at_6]);
        d_t_3 += d_5;
        let d_6 = ::core::mem::take(&mut d_b[at_5]);
        d_b[at_6] += d_6;
        d_b[at_5] += d_t_3;
        let d_7 = ::core::mem::take(&mut d_b[at_4]);
        d_t_2 += d_7;
        let d_8 = ::core::mem::take(&mut d_b[at_3]);
        d_b[at_4] += d_8;
        d_b[at_3] += d_t_2;
        for i in (0..3).rev() {
            let (v_1, v_2, v_5, v_6, v_7, v_8, v_9) = pass_2.take();
            let at = 0;
            like_at.of(&at);
            let at_2 = 1;
            like_at_2.of(&at_2);
            let mut d_pair = like_pair.same([::rootgrad_autodiff::zero(); 2usize]);
            let mut d_t = -0.0;
            let mut d_scratch = like_scratch
                .same(::std::vec![::rootgrad_autodiff::zero(); i + 1]);
            let d_9 = ::core::mem::take(&mut d_a[i]);
            d_a[i] += d_9 * v_1;
            d_scratch[i] += d_9 * v_2;
            for k in (0..i).rev() {
                let (v_3, v_4) = pass_1.take();
                let d_10 = ::core::mem::take(&mut d_scratch[k + 1]);
                d_scratch[k + 1] += d_10 * v_3;
                d_scratch[k] += d_10 * v_4;
            }
            for d_11 in d_scratch.iter() {
                d_x[i] += (*d_11);
            }
            let d_12 = d_a[i];
            d_pair[0] += d_12;
            let d_13 = ::core::mem::take(&mut d_pair[at_2]);
            d_t += d_13;
            let d_14 = ::core::mem::take(&mut d_pair[at]);
            d_pair[at_2] += d_14;
            d_pair[at] += d_t;
            let d_15 = ::core::mem::take(&mut d_pair[1]);
            d_pair[0] += d_15 * v_5;
            d_pair[1] += d_15 * v_6;
            d_b[i] += d_pair[0];
            d_c[i] += d_pair[1];
            let d_16 = d_c[i + 1];
            d_b[i] += d_16 * v_7;
            d_c[i] += d_16 * v_8;
            let d_17 = ::core::mem::take(&mut d_b[i]);
            d_a[i] += d_17 * x[i];
            d_x[i] += d_17 * v_9;
            d_c[i] += d_17;
        }
        let v_10 = kept_12.take();
        let v_11 = kept_13.take();
        let d_18 = ::core::mem::take(&mut d_a[0]);
        d_a[0] += d_18 * v_10;
        d_a[1] += d_18 * v_11;
        for d_19 in d_c.iter() {
            d_x[1] += (*d_19);
        }
        d_x[0] += d_a[0];
        d_x[1] += d_a[1] * x[2];
        d_x[2] += d_a[1] * x[1];
        pass_1.finish();
        pass_2.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut a = [x[0], (x[1] * x[2]), 1.0];
        let mut t_a = [t_x[0], t_x[1] * x[2] + x[1] * t_x[2], 0.0];
        let mut b = ::std::vec![0.0; 3];
        let mut t_b = ::std::vec![0.0; 3];
        let mut c = [x[1]; 4];
        let mut t_c = [t_x[1]; 4];
        t_a[0] = t_a[0] * a[1] + a[0] * t_a[1];
        a[0] = a[0] * a[1];
        for i in 0..3 {
            t_b[i] = (t_a[i] * x[i] + a[i] * t_x[i]) + t_c[i];
            b[i] = (a[i] * x[i]) + c[i];
            t_c[i + 1] += t_b[i] * c[i] + b[i] * t_c[i];
            c[(i + 1)] += b[i] * c[i];
            let mut pair = [b[i], c[i]];
            let mut t_pair = [t_b[i], t_c[i]];
            t_pair[1] = t_pair[0] * pair[1] + pair[0] * t_pair[1];
            pair[1] = pair[0] * pair[1];
            let at = 0;
            let at_2 = 1;
            let t = pair[at];
            let t_t = t_pair[at];
            t_pair[at] = t_pair[at_2];
            pair[at] = pair[at_2];
            t_pair[at_2] = t_t;
            pair[at_2] = t;
            t_a[i] += t_pair[0];
            a[i] += pair[0];
            let mut scratch = ::std::vec![x[i]; (i + 1)];
            let mut t_scratch = ::std::vec![t_x[i]; (i + 1)];
            for k in 0..i {
                t_scratch[k + 1] = t_scratch[k + 1] * scratch[k]
                    + scratch[(k + 1)] * t_scratch[k];
                scratch[(k + 1)] = scratch[(k + 1)] * scratch[k];
            }
            t_a[i] = t_a[i] * scratch[i] + a[i] * t_scratch[i];
            a[i] = a[i] * scratch[i];
        }
        let at_3 = 0;
        let at_4 = 2;
        let t_2 = b[at_3];
        let t_t_2 = t_b[at_3];
        t_b[at_3] = t_b[at_4];
        b[at_3] = b[at_4];
        t_b[at_4] = t_t_2;
        b[at_4] = t_2;
        let at_5 = 1;
        let at_6 = 1;
        let t_3 = b[at_5];
        let t_t_3 = t_b[at_5];
        t_b[at_5] = t_b[at_6];
        b[at_5] = b[at_6];
        t_b[at_6] = t_t_3;
        b[at_6] = t_3;
        let length = c[..3].len();
        let length_2 = b.len();
        ::core::assert_eq!(length, length_2, "copy_from_slice: lengths differ");
        let length_3 = c[..3].len();
        for i_2 in 0..length_3 {
            t_c[..3][i_2] = t_b[i_2];
            c[..3][i_2] = b[i_2];
        }
        let value = c[1] * x[0];
        let t_value = t_c[1] * x[0] + c[1] * t_x[0];
        let length_4 = b[1..].len();
        for i_3 in 0..length_4 {
            t_b[1..][i_3] = t_value;
            b[1..][i_3] = value;
        }
        let t_4 = [2, 1, 0];
        let p = t_4[0];
        let q = t_4[1];
        let r = t_4[2];
        let result: f64 = ((a[p] * b[q]) * c[r]) + ((a[0] * c[3]) * b[0]);
        let t_result: f64 = ((t_a[p] * b[q] + a[p] * t_b[q]) * c[r]
            + (a[p] * b[q]) * t_c[r])
            + ((t_a[0] * c[3] + a[0] * t_c[3]) * b[0] + (a[0] * c[3]) * t_b[0]);
        (result, t_result)
    }
}
mod two_dimensional {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Tape::new();
        let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
        let like_at = ::rootgrad_autodiff::rt::Like::new();
        let like_at_2 = ::rootgrad_autodiff::rt::Like::new();
        let mut m = [[0.0; 3]; 2];
        for i in 0..2 {
            for j in 0..3 {
                m[i][j] = x[((i * 3) + j)] * x[j];
            }
        }
        for i_2 in 0..2 {
            let row = &mut m[i_2];
            for j_2 in 1..3 {
                let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
                row[j_2] += kept_4.keep(row[(j_2 - 1)]) * kept_3.keep(row[0]);
                pass_1.push((kept_3.take(), kept_4.take()));
            }
            let at = 0;
            like_at.of(&at);
            let at_2 = 2;
            like_at_2.of(&at_2);
            let t = row[at];
            row[at] = row[at_2];
            row[at_2] = t;
        }
        let mut s = 1.0;
        let length = m.len();
        for i_3 in 0..length {
            let row_2 = &m[i_3];
            let length_2 = row_2.len();
            for i_4 in 0..length_2 {
                let v = &row_2[i_4];
                s += (*v) * kept_2.keep(s);
            }
        }
        let length_3 = m.len();
        for i_5 in 0..length_3 {
            let row_3 = &m[i_5];
            s = kept_1.keep(s) * (row_3[0] - row_3[1]);
        }
        let result: f64 = s * m[1][2];
        let mut d_result = d_ret;
        let mut d_m = ::rootgrad_autodiff::Differentiable::zero_like(&m);
        let mut d_s = -0.0;
        d_s += d_result * m[1][2];
        d_m[1][2] += d_result * s;
        for i_5 in (0..length_3).rev() {
            let v_1 = kept_1.take();
            let row_3 = &m[i_5];
            let d_row_3 = &mut d_m[i_5];
            let d_1 = ::core::mem::take(&mut d_s);
            d_s += d_1 * (row_3[0] - row_3[1]);
            let d_2 = d_1 * v_1;
            d_row_3[0] += d_2;
            d_row_3[1] -= d_2;
        }
        for i_3 in (0..length).rev() {
            let row_2 = &m[i_3];
            let length_2 = row_2.len();
            let d_row_2 = &mut d_m[i_3];
            for i_4 in (0..length_2).rev() {
                let v_2 = kept_2.take();
                let v = &row_2[i_4];
                let d_3 = d_s;
                d_row_2[i_4] += d_3 * v_2;
                d_s += d_3 * (*v);
            }
        }
        for i_2 in (0..2).rev() {
            let at = 0;
            like_at.of(&at);
            let at_2 = 2;
            like_at_2.of(&at_2);
            let mut d_t = -0.0;
            let d_row = &mut d_m[i_2];
            let d_4 = ::core::mem::take(&mut d_row[at_2]);
            d_t += d_4;
            let d_5 = ::core::mem::take(&mut d_row[at]);
            d_row[at_2] += d_5;
            d_row[at] += d_t;
            for j_2 in (1..3).rev() {
                let (v_3, v_4) = pass_1.take();
                let d_6 = d_row[j_2];
                d_row[j_2 - 1] += d_6 * v_3;
                d_row[0] += d_6 * v_4;
            }
        }
        for i in 0..2 {
            for j in (0..3).rev() {
                let d_7 = ::core::mem::take(&mut d_m[i][j]);
                d_x[(i * 3) + j] += d_7 * x[j];
                d_x[j] += d_7 * x[((i * 3) + j)];
            }
        }
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
        let mut m = [[0.0; 3]; 2];
        let mut t_m = ::rootgrad_autodiff::Differentiable::zero_like(&m);
        for i in 0..2 {
            for j in 0..3 {
                t_m[i][j] = t_x[(i * 3) + j] * x[j] + x[((i * 3) + j)] * t_x[j];
                m[i][j] = x[((i * 3) + j)] * x[j];
            }
        }
        for i_2 in 0..2 {
            let row = &mut m[i_2];
            let t_row = &mut t_m[i_2];
            for j_2 in 1..3 {
                t_row[j_2] += t_row[j_2 - 1] * row[0] + row[(j_2 - 1)] * t_row[0];
                row[j_2] += row[(j_2 - 1)] * row[0];
            }
            let at = 0;
            let at_2 = 2;
            let t = row[at];
            let t_t = t_row[at];
            t_row[at] = t_row[at_2];
            row[at] = row[at_2];
            t_row[at_2] = t_t;
            row[at_2] = t;
        }
        let mut s = 1.0;
        let mut t_s = 0.0;
        let length = m.len();
        for i_3 in 0..length {
            let row_2 = &m[i_3];
            let t_row_2 = &t_m[i_3];
            let length_2 = row_2.len();
            for i_4 in 0..length_2 {
                let v = &row_2[i_4];
                let t_v = &t_row_2[i_4];
                t_s += (*t_v) * s + (*v) * t_s;
                s += (*v) * s;
            }
        }
        let length_3 = m.len();
        for i_5 in 0..length_3 {
            let row_3 = &m[i_5];
            let t_row_3 = &t_m[i_5];
            t_s = t_s * (row_3[0] - row_3[1]) + s * (t_row_3[0] - t_row_3[1]);
            s = s * (row_3[0] - row_3[1]);
        }
        let result: f64 = s * m[1][2];
        let t_result: f64 = t_s * m[1][2] + s * t_m[1][2];
        (result, t_result)
    }
}
mod split {
    /// The reverse derivative of [`in_place`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse_in_place(x: &mut [f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_5 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_6 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_7 = ::rootgrad_autodiff::rt::Slot::new();
        let k = x.len() / 2;
        let (head, tail) = x.split_at_mut(k);
        head[0] = kept_7.keep(head[0]) * kept_6.keep(tail[0]);
        tail[1] = kept_5.keep(head[0]) * kept_4.keep(head[1]);
        let (a, b) = tail.split_at(1);
        let y = &b[..1];
        let s = (kept_3.keep(a[0]) * kept_2.keep(y[0])) + head[0];
        let part = &mut head[1..];
        part[0] += s * kept_1.keep(tail[0]);
        let result: f64 = s;
        let mut d_result = d_ret;
        let mut d_s: f64 = -0.0;
        d_s += d_result;
        let v_1 = kept_1.take();
        let d_1 = d_x[..k][1..][0];
        d_s += d_1 * v_1;
        d_x[k..][0] += d_1 * s;
        let v_2 = kept_2.take();
        let v_3 = kept_3.take();
        d_x[k..][..1][0] += d_s * v_2;
        d_x[k..][1..][..1][0] += d_s * v_3;
        d_x[..k][0] += d_s;
        let v_4 = kept_4.take();
        let v_5 = kept_5.take();
        let d_2 = ::core::mem::take(&mut d_x[k..][1]);
        d_x[..k][0] += d_2 * v_4;
        d_x[..k][1] += d_2 * v_5;
        let v_6 = kept_6.take();
        let v_7 = kept_7.take();
        let d_3 = ::core::mem::take(&mut d_x[..k][0]);
        d_x[..k][0] += d_3 * v_6;
        d_x[k..][0] += d_3 * v_7;
        result
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
            a: &[f64],
            d_a: &mut [f64],
            b: &[f64],
            d_b: &mut [f64],
            d_ret: f64,
        ) -> f64 {
            ::rootgrad_autodiff::rt::same_length("a", a.len(), d_a.len());
            ::rootgrad_autodiff::rt::same_length("b", b.len(), d_b.len());
            let mut d_result = d_ret;
            let mut s = 0.0;
            let mut d_s: f64 = -0.0;
            d_s += d_result;
            for i in 0..a.len().min(b.len()) {
                s += a[i] * b[i];
                let d_1 = d_s;
                d_a[i] += d_1 * b[i];
                d_b[i] += d_1 * a[i];
            }
            let result: f64 = s;
            result
        }
        /// The forward derivative of [`dot`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pushforward(a: &[f64], t_a: &[f64], b: &[f64], t_b: &[f64]) -> (f64, f64) {
            ::rootgrad_autodiff::rt::equal_lengths("a", a.len(), "t_a", t_a.len());
            ::rootgrad_autodiff::rt::equal_lengths("b", b.len(), "t_b", t_b.len());
            let mut s = 0.0;
            let mut t_s = 0.0;
            for i in 0..a.len().min(b.len()) {
                t_s += t_a[i] * b[i] + a[i] * t_b[i];
                s += a[i] * b[i];
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
            let mut s = 0.0;
            let mut t_s = 0.0;
            for i in 0..a.len().min(b.len()) {
                t_s += (t_a[i] * b[i]) + (a[i] * t_b[i]);
                s += a[i] * b[i];
            }
            let result: f64 = s;
            let t_result: f64 = t_s;
            let result_2: (f64, f64) = (result, t_result);
            let mut d_result_2 = d_ret;
            let mut d_s: f64 = -0.0;
            let mut d_t_s: f64 = -0.0;
            let mut d_result: f64 = -0.0;
            let mut d_t_result: f64 = -0.0;
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            d_t_s += d_t_result;
            d_s += d_result;
            for i in 0..a.len().min(b.len()) {
                let d_1 = d_s;
                d_a[i] += d_1 * b[i];
                d_b[i] += d_1 * a[i];
                let d_2 = d_t_s;
                d_t_a[i] += d_2 * b[i];
                d_b[i] += d_2 * t_a[i];
                d_a[i] += d_2 * t_b[i];
                d_t_b[i] += d_2 * a[i];
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
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::callees!(dot as rule_of_dot);
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let (head, tail) = x.split_at(2);
        let inner = &tail[1..][..2];
        let (p, q) = inner.split_at(1);
        let value = rule_of_dot::__of(dot)(head, tail);
        let value_2 = rule_of_dot::__of(dot)(inner, &x[1..3]);
        let value_3 = rule_of_dot::__of(dot)(x, x);
        let value_4 = rule_of_dot::__of(dot)(&x[1..], x);
        let value_5 = rule_of_dot::__of(dot)(&x[3..], &x[..2]);
        let result: f64 = ((value * value_2) + ((p[0] * q[0]) * value_3))
            + (value_4 * value_5);
        let mut d_result = d_ret;
        let (head, tail) = x.split_at(2);
        let inner = &tail[1..][..2];
        let (p, q) = inner.split_at(1);
        let mut d_value = ::rootgrad_autodiff::Differentiable::zero_like(&value);
        let mut d_value_2 = ::rootgrad_autodiff::Differentiable::zero_like(&value_2);
        let mut d_value_3: f64 = -0.0;
        let mut d_value_4 = ::rootgrad_autodiff::Differentiable::zero_like(&value_4);
        let mut d_value_5 = ::rootgrad_autodiff::Differentiable::zero_like(&value_5);
        d_value += d_result * value_2;
        d_value_2 += d_result * value;
        let d_1 = d_result * value_3;
        d_x[2..][1..][..2][..1][0] += d_1 * q[0];
        d_x[2..][1..][..2][1..][0] += d_1 * p[0];
        d_value_3 += d_result * (p[0] * q[0]);
        d_value_4 += d_result * value_5;
        d_value_5 += d_result * value_4;
        ::rootgrad_autodiff::rt::with_parts(
            &mut *d_x,
            [
                ::rootgrad_autodiff::rt::span_of(x, &x[3..]),
                ::rootgrad_autodiff::rt::span_of(x, &x[..2]),
            ],
            |[d_2, d_3]| rule_of_dot::__vjp(&x[3..], d_2, &x[..2], d_3, d_value_5),
        );
        ::rootgrad_autodiff::rt::with_parts(
            &mut *d_x,
            [
                ::rootgrad_autodiff::rt::span_of(x, &x[1..]),
                ::rootgrad_autodiff::rt::span_of(x, x),
            ],
            |[d_4, d_5]| rule_of_dot::__vjp(&x[1..], d_4, x, d_5, d_value_4),
        );
        ::rootgrad_autodiff::rt::with_parts(
            &mut *d_x,
            [
                ::rootgrad_autodiff::rt::span_of(x, x),
                ::rootgrad_autodiff::rt::span_of(x, x),
            ],
            |[d_6, d_7]| rule_of_dot::__vjp(x, d_6, x, d_7, d_value_3),
        );
        ::rootgrad_autodiff::rt::with_parts(
            &mut *d_x,
            [
                ::rootgrad_autodiff::rt::span_of(x, inner),
                ::rootgrad_autodiff::rt::span_of(x, &x[1..3]),
            ],
            |[d_8, d_9]| rule_of_dot::__vjp(inner, d_8, &x[1..3], d_9, d_value_2),
        );
        ::rootgrad_autodiff::rt::with_parts(
            &mut *d_x,
            [
                ::rootgrad_autodiff::rt::span_of(x, head),
                ::rootgrad_autodiff::rt::span_of(x, tail),
            ],
            |[d_10, d_11]| rule_of_dot::__vjp(head, d_10, tail, d_11, d_value),
        );
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(dot as rule_of_dot);
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let (head, tail) = x.split_at(2);
        let (t_head, t_tail) = t_x.split_at(2);
        let inner = &tail[1..][..2];
        let t_inner = &t_tail[1..][..2];
        let (p, q) = inner.split_at(1);
        let (t_p, t_q) = t_inner.split_at(1);
        let (v_1, t_value) = rule_of_dot::__jvp(dot, head, t_head, tail, t_tail);
        let value = v_1;
        let (v_2, t_value_2) = rule_of_dot::__jvp(
            dot,
            inner,
            t_inner,
            &x[1..3],
            &t_x[1..3],
        );
        let value_2 = v_2;
        let (v_3, t_value_3) = rule_of_dot::__jvp(dot, x, t_x, x, t_x);
        let value_3 = v_3;
        let (v_4, t_value_4) = rule_of_dot::__jvp(dot, &x[1..], &t_x[1..], x, t_x);
        let value_4 = v_4;
        let (v_5, t_value_5) = rule_of_dot::__jvp(
            dot,
            &x[3..],
            &t_x[3..],
            &x[..2],
            &t_x[..2],
        );
        let value_5 = v_5;
        let result: f64 = ((value * value_2) + ((p[0] * q[0]) * value_3))
            + (value_4 * value_5);
        let t_result: f64 = ((t_value * value_2 + value * t_value_2)
            + ((t_p[0] * q[0] + p[0] * t_q[0]) * value_3 + (p[0] * q[0]) * t_value_3))
            + (t_value_4 * value_5 + value_4 * t_value_5);
        (result, t_result)
    }
}
mod heat {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(p: &[f64], d_p: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("p", p.len(), d_p.len());
        let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut d_result = d_ret;
        let k = p[0];
        let n = p.len() - 1;
        let mut u = ::std::vec![0.0; n];
        let mut next = ::std::vec![0.0; n];
        let length = u.len();
        let length_2 = p[1..].len();
        ::core::assert_eq!(length, length_2, "copy_from_slice: lengths differ");
        let length_3 = u.len();
        for i_2 in 0..length_3 {
            u[i_2] = p[1..][i_2];
        }
        for _ in 0..7 {
            for i in 1..(n - 1) {
                let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
                next[i] = u[i]
                    + (kept_3
                        .keep(
                            (k * kept_2.keep(((u[(i - 1)] - (2.0 * u[i])) + u[(i + 1)]))),
                        ) * kept_1.keep((1.0 + (u[i] * kept_4.keep(u[i])))));
                pass_1
                    .push((kept_1.take(), kept_2.take(), kept_3.take(), kept_4.take()));
            }
            let length_4 = u.len();
            let length_5 = next.len();
            ::core::assert_eq!(length_4, length_5, "copy_from_slice: lengths differ");
            let length_6 = u.len();
            for i_3 in 0..length_6 {
                u[i_3] = next[i_3];
            }
        }
        let mut s = 0.0;
        let length_7 = u.len();
        let mut d_k: f64 = -0.0;
        let mut d_u = ::rootgrad_autodiff::Differentiable::zero_like(&u);
        let mut d_next = ::rootgrad_autodiff::Differentiable::zero_like(&next);
        let mut d_s: f64 = -0.0;
        d_s += d_result;
        for i_4 in 0..length_7 {
            let v = &u[i_4];
            s += (*v) * (*v);
            let v = &u[i_4];
            let d_v = &mut d_u[i_4];
            let d_1 = d_s;
            (*d_v) += d_1 * (*v);
            (*d_v) += d_1 * (*v);
        }
        let result: f64 = s;
        for _ in (0..7).rev() {
            let length_6 = u.len();
            for i_3 in 0..length_6 {
                let d_2 = ::core::mem::take(&mut d_u[i_3]);
                d_next[i_3] += d_2;
            }
            for i in (1..(n - 1)).rev() {
                let (v_1, v_2, v_3, v_4) = pass_1.take();
                let d_3 = ::core::mem::take(&mut d_next[i]);
                d_u[i] += d_3;
                let d_4 = d_3 * v_1;
                d_k += d_4 * v_2;
                let d_5 = d_4 * k;
                d_u[i - 1] += d_5;
                d_u[i] -= d_5 * 2.0;
                d_u[i + 1] += d_5;
                let d_6 = d_3 * v_3;
                d_u[i] += d_6 * v_4;
                d_u[i] += d_6 * v_4;
            }
        }
        for i_2 in 0..length_3 {
            let d_7 = ::core::mem::take(&mut d_u[i_2]);
            d_p[1..][i_2] += d_7;
        }
        d_p[0] += d_k;
        pass_1.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(p: &[f64], t_p: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("p", p.len(), "t_p", t_p.len());
        let k = p[0];
        let t_k = t_p[0];
        let n = p.len() - 1;
        let mut u = ::std::vec![0.0; n];
        let mut t_u = ::std::vec![0.0; n];
        let mut next = ::std::vec![0.0; n];
        let mut t_next = ::std::vec![0.0; n];
        let length = u.len();
        let length_2 = p[1..].len();
        ::core::assert_eq!(length, length_2, "copy_from_slice: lengths differ");
        let length_3 = u.len();
        for i_2 in 0..length_3 {
            t_u[i_2] = t_p[1..][i_2];
            u[i_2] = p[1..][i_2];
        }
        for _ in 0..7 {
            for i in 1..(n - 1) {
                t_next[i] = t_u[i]
                    + ((t_k * ((u[(i - 1)] - (2.0 * u[i])) + u[(i + 1)])
                        + k * ((t_u[i - 1] - (2.0 * t_u[i])) + t_u[i + 1]))
                        * (1.0 + (u[i] * u[i]))
                        + (k * ((u[(i - 1)] - (2.0 * u[i])) + u[(i + 1)]))
                            * (t_u[i] * u[i] + u[i] * t_u[i]));
                next[i] = u[i]
                    + ((k * ((u[(i - 1)] - (2.0 * u[i])) + u[(i + 1)]))
                        * (1.0 + (u[i] * u[i])));
            }
            let length_4 = u.len();
            let length_5 = next.len();
            ::core::assert_eq!(length_4, length_5, "copy_from_slice: lengths differ");
            let length_6 = u.len();
            for i_3 in 0..length_6 {
                t_u[i_3] = t_next[i_3];
                u[i_3] = next[i_3];
            }
        }
        let mut s = 0.0;
        let mut t_s = 0.0;
        let length_7 = u.len();
        for i_4 in 0..length_7 {
            let v = &u[i_4];
            let t_v = &t_u[i_4];
            t_s += (*t_v) * (*v) + (*v) * (*t_v);
            s += (*v) * (*v);
        }
        let result: f64 = s;
        let t_result: f64 = t_s;
        (result, t_result)
    }
}
mod gather_scatter {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(
        a: &mut [f64],
        d_a: &mut [f64],
        x: &[f64],
        d_x: &mut [f64],
        d_ret: f64,
    ) -> f64 {
        ::rootgrad_autodiff::rt::same_length("a", a.len(), d_a.len());
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut at = [2usize, 0, 1, 0];
        let mut s = 1.0;
        for i in 0..4 {
            let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_5 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_6 = ::rootgrad_autodiff::rt::Slot::new();
            let k = kept_6.keep(at[i]);
            a[k] += x[i] * kept_4.keep(a[kept_5.keep(at[((i + 1) % 4)])]);
            at[i] = (k + i) % 3;
            s = kept_2.keep(s) * kept_1.keep((a[kept_3.keep(at[i])] + x[k]));
            let at_2 = i;
            let at_3 = (i + 2) % 4;
            let t = at[at_2];
            at[at_2] = at[at_3];
            at[at_3] = t;
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
        let result: f64 = s * a[at[0]];
        let a = &*a;
        let mut d_result = d_ret;
        let mut d_s: f64 = -0.0;
        d_s += d_result * a[at[0]];
        d_a[at[0]] += d_result * s;
        for i in (0..4).rev() {
            let (v_1, v_2, v_3, v_4, v_5, k) = pass_1.take();
            let d_1 = ::core::mem::take(&mut d_s);
            d_s += d_1 * v_1;
            let d_2 = d_1 * v_2;
            d_a[v_3] += d_2;
            d_x[k] += d_2;
            let d_3 = d_a[k];
            d_x[i] += d_3 * v_4;
            d_a[v_5] += d_3 * x[i];
        }
        pass_1.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(
        a: &mut [f64],
        t_a: &mut [f64],
        x: &[f64],
        t_x: &[f64],
    ) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("a", a.len(), "t_a", t_a.len());
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut at = [2usize, 0, 1, 0];
        let mut s = 1.0;
        let mut t_s = 0.0;
        for i in 0..4 {
            let k = at[i];
            t_a[k] += t_x[i] * a[at[((i + 1) % 4)]] + x[i] * t_a[at[((i + 1) % 4)]];
            a[k] += x[i] * a[at[((i + 1) % 4)]];
            at[i] = (k + i) % 3;
            t_s = t_s * (a[at[i]] + x[k]) + s * (t_a[at[i]] + t_x[k]);
            s = s * (a[at[i]] + x[k]);
            let at_2 = i;
            let at_3 = (i + 2) % 4;
            let t = at[at_2];
            at[at_2] = at[at_3];
            at[at_3] = t;
        }
        let result: f64 = s * a[at[0]];
        let t_result: f64 = t_s * a[at[0]] + s * t_a[at[0]];
        (result, t_result)
    }
}
mod rows_that_carry_nothing {
    ///The derivative of [`weighted`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    enum weighted {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl weighted {
        /// Of what the function writes, the derivative gets the values before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        fn __of<F: 'static>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_function(called, &weighted)
        }
        /// The reverse derivative of [`weighted`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pullback(x: &[f64], d_x: &mut [f64], k: f64, d_ret: f64) -> (f64, f64) {
            ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
            let result: f64 = (x[0] * k) + x[1];
            let mut d_k = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result = d_ret;
            d_x[0] += d_result * k;
            d_k += d_result * x[0];
            d_x[1] += d_result;
            (result, d_k)
        }
        /// The forward derivative of [`weighted`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pushforward(x: &[f64], t_x: &[f64], k: f64, t_k: f64) -> (f64, f64) {
            ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
            let result: f64 = (x[0] * k) + x[1];
            let t_result: f64 = (t_x[0] * k + x[0] * t_k) + t_x[1];
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp(
            called: impl ::core::ops::Fn(&[f64], f64) -> f64 + 'static,
            a0: &[f64],
            t0: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
            a1: f64,
            t1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
        ) -> (f64, f64) {
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
        fn pushforward_pullback(
            x: &[f64],
            d_x: &mut [f64],
            t_x: &[f64],
            d_t_x: &mut [f64],
            k: f64,
            t_k: f64,
            d_ret: (f64, f64),
        ) -> (f64, f64) {
            ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
            ::rootgrad_autodiff::rt::same_length("t_x", t_x.len(), d_t_x.len());
            let result: f64 = (x[0] * k) + x[1];
            let t_result: f64 = ((t_x[0] * k) + (x[0] * t_k)) + t_x[1];
            let result_2: (f64, f64) = (result, t_result);
            let mut d_k = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_k = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result_2 = d_ret;
            let mut d_result: f64 = -0.0;
            let mut d_t_result: f64 = -0.0;
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            d_t_x[0] += d_t_result * k;
            d_k += d_t_result * t_x[0];
            d_x[0] += d_t_result * t_k;
            d_t_k += d_t_result * x[0];
            d_t_x[1] += d_t_result;
            d_x[0] += d_result * k;
            d_k += d_result * x[0];
            d_x[1] += d_result;
            (d_k, d_t_k)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp<'__shadow>(
            called: impl ::core::ops::Fn(&[f64], f64) -> f64 + 'static,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a0: &[f64],
            d0: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
            d1: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            a2: f64,
            d2: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a3: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            d3: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(f64, f64)>,
        ) {
            let _ = Self::__of(called);
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
            let mut store0 = ::std::vec::Vec::new();
            let d0 = ::rootgrad_autodiff::rt::or_zeroed(
                d0.into_slice(),
                a0.len(),
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
            *d2.or_discard(&mut store2) += g2;
            *d3.or_discard(&mut store3) += g3;
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
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
        ) {
            let mut store1 = a1;
            let mut store0 = ::std::vec::Vec::new();
            let d0 = ::rootgrad_autodiff::rt::or_zeroed(
                d0.into_slice(),
                a0.len(),
                &mut store0,
            );
            let (_primal, g1) = Self::pullback(a0, d0, a1, d_ret.seed());
            *d1.or_discard(&mut store1) += g1;
        }
    }
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::callees!(weighted as rule_of_weighted);
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_3 = ::rootgrad_autodiff::Shapes::new();
        let mut d_result = d_ret;
        let mut track = Track {
            near: x[0],
            hits: x.to_vec(),
        };
        for i in 0..2 {
            let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
            let mut old = ::core::default::Default::default();
            ::core::mem::swap(&mut track.hits, &mut old);
            let hits = kept_3.keep(::core::clone::Clone::clone(&old));
            shape_2.keep(&hits);
            let length = ::rootgrad_autodiff::rt::length(&hits);
            for i_2 in 0..length {
                let u = &hits[i_2];
                track.hits.push((*u) * x[i]);
            }
            let t = [0.5; 3];
            let value = kept_2.keep(rule_of_weighted::__of(weighted)(x, 0.5));
            let rows = kept_1
                .keep([
                    t,
                    [
                        (x[1] * value).sin(),
                        ::core::clone::Clone::clone(&track.near),
                        (x[0] + x[i]).sin(),
                    ],
                ]);
            shape_3.keep(&rows);
            let tanh_2 = (rows[0][0] * x[i]).tanh();
            track.near += tanh_2 * rows[1][1];
            shape_1.keep(&old);
            pass_1.push((kept_1.take(), kept_2.take(), kept_3.take()));
        }
        let mut sum_2: f64 = -0.0;
        let length_2 = ::rootgrad_autodiff::rt::length(&track.hits);
        let mut d_track = ::rootgrad_autodiff::Differentiable::zero_like(&track);
        let mut d_sum_2: f64 = -0.0;
        d_sum_2 += d_result * track.near;
        for i_3 in 0..length_2 {
            sum_2 += ::core::clone::Clone::clone(&track.hits[i_3]);
            let d_1 = d_sum_2;
            d_track.hits[i_3] += d_1;
        }
        let result: f64 = sum_2 * track.near;
        d_track.near += d_result * sum_2;
        for i in (0..2).rev() {
            let (rows, value, hits) = pass_1.take();
            let length = hits.len();
            let tanh_2 = (rows[0][0] * x[i]).tanh();
            let mut d_old = shape_1.zero();
            let mut d_hits = shape_2.zero();
            let mut d_value: f64 = -0.0;
            let mut d_rows = shape_3.zero();
            let mut d_tanh_2: f64 = -0.0;
            let d_2 = d_track.near;
            d_tanh_2 += d_2 * rows[1][1];
            d_rows[1][1] += d_2 * tanh_2;
            let d_3 = d_tanh_2 * ::rootgrad_autodiff::rules::by_result::tanh(tanh_2);
            d_rows[0][0] += d_3 * x[i];
            d_x[i] += d_3 * rows[0][0];
            let d_4 = d_rows[1][0] * ::rootgrad_autodiff::rules::sin(x[1] * value);
            d_x[1] += d_4 * value;
            d_value += d_4 * x[1];
            ::rootgrad_autodiff::rt::accumulate(&mut d_track.near, &(d_rows[1][1]));
            let d_5 = d_rows[1][2] * ::rootgrad_autodiff::rules::sin(x[0] + x[i]);
            d_x[0] += d_5;
            d_x[i] += d_5;
            rule_of_weighted::__vjp(
                x,
                &mut (*d_x),
                0.5,
                ::rootgrad_autodiff::rt::Inactive,
                d_value,
            );
            for i_2 in (0..length).rev() {
                let u = &hits[i_2];
                let d_6 = ::rootgrad_autodiff::rt::popped(&mut d_track.hits);
                d_hits[i_2] += d_6 * x[i];
                d_x[i] += d_6 * (*u);
            }
            ::rootgrad_autodiff::rt::accumulate(&mut d_old, &(d_hits));
            ::core::mem::swap(&mut d_track.hits, &mut d_old);
        }
        let Track { near: d_7, hits: d_8 } = &d_track else {
            ::rootgrad_autodiff::rt::wrong_variant()
        };
        d_x[0] += (*d_7);
        ::rootgrad_autodiff::rt::accumulate_slice(&mut (*d_x)[..], &(*d_8)[..]);
        pass_1.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(weighted as rule_of_weighted);
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut t_track = Track {
            near: t_x[0],
            hits: t_x.to_vec(),
        };
        let mut track = Track {
            near: x[0],
            hits: x.to_vec(),
        };
        for i in 0..2 {
            let mut old = ::core::default::Default::default();
            let mut t_old = ::rootgrad_autodiff::Differentiable::zero_like(&old);
            ::core::mem::swap(&mut t_track.hits, &mut t_old);
            ::core::mem::swap(&mut track.hits, &mut old);
            let hits = old;
            let t_hits = t_old;
            let length = ::rootgrad_autodiff::rt::length(&hits);
            for i_2 in 0..length {
                let u = &hits[i_2];
                let t_u = &t_hits[i_2];
                t_track
                    .hits
                    .push(::rootgrad_autodiff::rt::scalar(*t_u) * x[i] + (*u) * t_x[i]);
                track.hits.push((*u) * x[i]);
            }
            let t = [0.5; 3];
            let (v_1, t_value) = rule_of_weighted::__jvp(
                weighted,
                x,
                t_x,
                0.5,
                ::rootgrad_autodiff::rt::Inactive,
            );
            let value = v_1;
            let t_rows = [
                ::rootgrad_autodiff::Differentiable::zero_like(&(t)),
                [
                    ::rootgrad_autodiff::rules::sin(x[1] * value)
                        * (t_x[1] * value + x[1] * t_value),
                    t_track.near,
                    ::rootgrad_autodiff::rules::sin(x[0] + x[i]) * (t_x[0] + t_x[i]),
                ],
            ];
            let rows = [t, [(x[1] * value).sin(), track.near, (x[0] + x[i]).sin()]];
            t_track.near
                += (::rootgrad_autodiff::rules::tanh(rows[0][0] * x[i])
                    * (t_rows[0][0] * x[i] + rows[0][0] * t_x[i])) * rows[1][1]
                    + (rows[0][0] * x[i]).tanh() * t_rows[1][1];
            track.near += (rows[0][0] * x[i]).tanh() * rows[1][1];
        }
        let mut sum_2: f64 = -0.0;
        let mut t_sum_2: f64 = 0.0;
        let length_2 = ::rootgrad_autodiff::rt::length(&track.hits);
        for i_3 in 0..length_2 {
            t_sum_2 += t_track.hits[i_3];
            sum_2 += track.hits[i_3];
        }
        let result: f64 = sum_2 * track.near;
        let t_result: f64 = t_sum_2 * track.near
            + sum_2 * ::rootgrad_autodiff::rt::scalar(t_track.near);
        (result, t_result)
    }
}
mod measured_by_themselves {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_5 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_6 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_7 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_8 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_9 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_10 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_11 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_12 = ::rootgrad_autodiff::rt::Slot::new();
        let like_n_2 = ::rootgrad_autodiff::rt::Like::new();
        let like_n_8 = ::rootgrad_autodiff::rt::Like::new();
        let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_3 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_4 = ::rootgrad_autodiff::Shapes::new();
        let mut boxed = ::std::boxed::Box::new([x[0], (x[1] * x[2]), x[2]]);
        let at = 0;
        let at_2 = 2;
        let t = boxed[at];
        boxed[at] = boxed[at_2];
        boxed[at_2] = t;
        let mut h = History { v: x.to_vec() };
        h.v.push(x[0] * x[1]);
        {
            let end = kept_12
                .keep((::rootgrad_autodiff::rt::discrete((&h.v).len()) - 3));
            let part: &mut ::std::vec::Vec<_> = &mut h.v;
            let n_2 = 0;
            like_n_2.of(&n_2);
            let end_2 = end;
            let t_2 = (*part)[n_2..end_2].to_vec();
            shape_4.keep(&t_2);
            {
                let n_3 = end_2 - n_2;
                {
                    let n_4 = kept_11.keep((&mut (*part)[n_2..][..n_3]).len());
                    for i_3 in 0..(n_4 / 2) {
                        let at_3 = i_3;
                        let at_4 = (n_4 - 1) - i_3;
                        (*part)[n_2..][..n_3].swap(at_3, at_4);
                    }
                }
                {
                    let n_5 = kept_10.keep((&mut (*part)[n_2..][n_3..]).len());
                    for i_4 in 0..(n_5 / 2) {
                        let at_5 = i_4;
                        let at_6 = (n_5 - 1) - i_4;
                        (*part)[n_2..][n_3..].swap(at_5, at_6);
                    }
                }
                {
                    let n_6 = kept_9.keep((&mut (*part)[n_2..]).len());
                    for i_5 in 0..(n_6 / 2) {
                        let at_7 = i_5;
                        let at_8 = (n_6 - 1) - i_5;
                        (*part)[n_2..].swap(at_7, at_8);
                    }
                }
            }
            {
                let n_7 = (&mut (*part)).len() - (end_2 - n_2);
                let mut passes_of_kept_8 = 0usize;
                while (&mut (*part)).len() > n_7 {
                    passes_of_kept_8 += 1;
                    if kept_7.keep(((*part).len() > 0)) {
                        if let Some(last) = (*part).last() {
                            shape_3.keep(last);
                        }
                        (*part).pop();
                    }
                }
                kept_8.keep(passes_of_kept_8);
            }
        }
        let n = ::rootgrad_autodiff::rt::discrete((&h.v).len());
        {
            let start = n - 2;
            let end_3 = n;
            let part_8: &mut [_] = &mut h.v;
            {
                let t_8 = kept_6.keep((*part_8)[start..end_3].to_vec());
                shape_2.keep(&t_8);
                let n_8 = 0;
                like_n_8.of(&n_8);
                let length = (*part_8)[n_8..(n_8 + t_8.len())].len();
                let length_2 = t_8.len();
                ::core::assert_eq!(length, length_2, "copy_from_slice: lengths differ");
                let length_3 = kept_5.keep((*part_8)[n_8..(n_8 + t_8.len())].len());
                for i_8 in 0..length_3 {
                    shape_1.keep(&(*part_8)[n_8..(n_8 + t_8.len())][i_8]);
                    (*part_8)[n_8..(n_8 + t_8.len())][i_8] = ::core::clone::Clone::clone(
                        &t_8[i_8],
                    );
                }
            }
        }
        let mut array_2: [_; 2usize] = ::rootgrad_autodiff::rt::any_array();
        let length_4 = array_2.len();
        for i_9 in 0..length_4 {
            let i = i_9;
            array_2[i_9] = x[i] * x[(i + 1)];
        }
        let a = array_2[0];
        let b = array_2[1];
        let result: f64 = (((boxed[0] * boxed[1]) * boxed[1])
            + (kept_4.keep((kept_3.keep(h.v[0]) * kept_2.keep(h.v[1])))
                * kept_1.keep(h.v[2]))) + ((boxed[2] * a) * b);
        let mut d_result = d_ret;
        let mut d_boxed = ::rootgrad_autodiff::Differentiable::zero_like(&boxed);
        let mut d_t: f64 = -0.0;
        let mut d_h = ::rootgrad_autodiff::Differentiable::zero_like(&h);
        let mut d_array_2 = ::rootgrad_autodiff::Differentiable::zero_like(&array_2);
        let mut d_a: f64 = -0.0;
        let mut d_b: f64 = -0.0;
        let v_1 = kept_1.take();
        let v_2 = kept_2.take();
        let v_3 = kept_3.take();
        let v_4 = kept_4.take();
        let d_1 = d_result * boxed[1];
        d_boxed[0] += d_1 * boxed[1];
        d_boxed[1] += d_1 * boxed[0];
        d_boxed[1] += d_result * (boxed[0] * boxed[1]);
        let d_2 = d_result * v_1;
        d_h.v[0] += d_2 * v_2;
        d_h.v[1] += d_2 * v_3;
        d_h.v[2] += d_result * v_4;
        let d_3 = d_result * b;
        d_boxed[2] += d_3 * a;
        d_a += d_3 * boxed[2];
        d_b += d_result * (boxed[2] * a);
        d_array_2[1] += d_b;
        d_array_2[0] += d_a;
        for i_9 in 0..length_4 {
            let i = i_9;
            let d_4 = ::core::mem::take(&mut d_array_2[i_9]);
            d_x[i] += d_4 * x[(i + 1)];
            d_x[i + 1] += d_4 * x[i];
        }
        {
            let start = n - 2;
            let end_3 = n;
            {
                let t_8 = kept_6.take();
                let n_8 = 0;
                like_n_8.of(&n_8);
                let length_3 = kept_5.take();
                let mut d_t_8 = shape_2.zero();
                for i_8 in (0..length_3).rev() {
                    let d_5 = shape_1.replace(&mut d_h.v[n_8..n_8 + t_8.len()][i_8]);
                    ::rootgrad_autodiff::rt::accumulate(&mut d_t_8[i_8], &(d_5));
                }
                ::rootgrad_autodiff::rt::accumulate_slice(
                    &mut d_h.v[start..end_3][..],
                    &d_t_8[..],
                );
            }
        }
        {
            let end = kept_12.take();
            let n_2 = 0;
            like_n_2.of(&n_2);
            let end_2 = end;
            let mut d_t_2 = shape_4.zero();
            {
                for _ in 0..kept_8.take() {
                    let v_5 = kept_7.take();
                    if v_5 {
                        d_h.v.push(shape_3.zero());
                    }
                }
            }
            {
                let n_3 = end_2 - n_2;
                {
                    let n_6 = kept_9.take();
                    for i_5 in (0..(n_6 / 2)).rev() {
                        let at_7 = i_5;
                        let at_8 = (n_6 - 1) - i_5;
                        d_h.v[n_2..].swap(at_7, at_8);
                    }
                }
                {
                    let n_5 = kept_10.take();
                    for i_4 in (0..(n_5 / 2)).rev() {
                        let at_5 = i_4;
                        let at_6 = (n_5 - 1) - i_4;
                        d_h.v[n_2..][n_3..].swap(at_5, at_6);
                    }
                }
                {
                    let n_4 = kept_11.take();
                    for i_3 in (0..(n_4 / 2)).rev() {
                        let at_3 = i_3;
                        let at_4 = (n_4 - 1) - i_3;
                        d_h.v[n_2..][..n_3].swap(at_3, at_4);
                    }
                }
            }
            ::rootgrad_autodiff::rt::accumulate_slice(
                &mut d_h.v[n_2..end_2][..],
                &d_t_2[..],
            );
        }
        let d_6 = ::rootgrad_autodiff::rt::popped(&mut d_h.v);
        d_x[0] += d_6 * x[1];
        d_x[1] += d_6 * x[0];
        let History { v: d_7 } = &d_h else { ::rootgrad_autodiff::rt::wrong_variant() };
        ::rootgrad_autodiff::rt::accumulate_slice(&mut (*d_x)[..], &(*d_7)[..]);
        let d_8 = ::core::mem::take(&mut d_boxed[at_2]);
        d_t += d_8;
        let d_9 = ::core::mem::take(&mut d_boxed[at]);
        d_boxed[at_2] += d_9;
        d_boxed[at] += d_t;
        d_x[0] += (*d_boxed)[0];
        d_x[1] += (*d_boxed)[1] * x[2];
        d_x[2] += (*d_boxed)[1] * x[1];
        d_x[2] += (*d_boxed)[2];
        kept_7.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut t_boxed = ::std::boxed::Box::new([
            t_x[0],
            t_x[1] * x[2] + x[1] * t_x[2],
            t_x[2],
        ]);
        let mut boxed = ::std::boxed::Box::new([x[0], (x[1] * x[2]), x[2]]);
        let at = 0;
        let at_2 = 2;
        let t = boxed[at];
        let t_t = t_boxed[at];
        t_boxed[at] = t_boxed[at_2];
        boxed[at] = boxed[at_2];
        t_boxed[at_2] = t_t;
        boxed[at_2] = t;
        let mut t_h = History { v: t_x.to_vec() };
        let mut h = History { v: x.to_vec() };
        t_h.v.push(t_x[0] * x[1] + x[0] * t_x[1]);
        h.v.push(x[0] * x[1]);
        {
            let end = ::rootgrad_autodiff::rt::discrete((&h.v).len()) - 3;
            let part: &mut ::std::vec::Vec<_> = &mut h.v;
            let t_part: &mut ::std::vec::Vec<_> = &mut t_h.v;
            let n_2 = 0;
            let end_2 = end;
            let t_2 = (*part)[n_2..end_2].to_vec();
            let t_t_2 = (*t_part)[n_2..end_2].to_vec();
            {
                let n_3 = end_2 - n_2;
                {
                    let n_4 = (&mut (*part)[n_2..][..n_3]).len();
                    for i_3 in 0..(n_4 / 2) {
                        let at_3 = i_3;
                        let at_4 = (n_4 - 1) - i_3;
                        (*t_part)[n_2..][..n_3].swap(at_3, at_4);
                        (*part)[n_2..][..n_3].swap(at_3, at_4);
                    }
                }
                {
                    let n_5 = (&mut (*part)[n_2..][n_3..]).len();
                    for i_4 in 0..(n_5 / 2) {
                        let at_5 = i_4;
                        let at_6 = (n_5 - 1) - i_4;
                        (*t_part)[n_2..][n_3..].swap(at_5, at_6);
                        (*part)[n_2..][n_3..].swap(at_5, at_6);
                    }
                }
                {
                    let n_6 = (&mut (*part)[n_2..]).len();
                    for i_5 in 0..(n_6 / 2) {
                        let at_7 = i_5;
                        let at_8 = (n_6 - 1) - i_5;
                        (*t_part)[n_2..].swap(at_7, at_8);
                        (*part)[n_2..].swap(at_7, at_8);
                    }
                }
            }
            {
                let n_7 = (&mut (*part)).len() - (end_2 - n_2);
                while (&mut (*part)).len() > n_7 {
                    if (*part).len() > 0 {
                        (*t_part).pop();
                        (*part).pop();
                    }
                }
            }
        }
        let n = ::rootgrad_autodiff::rt::discrete((&h.v).len());
        {
            let start = n - 2;
            let end_3 = n;
            let part_8: &mut [_] = &mut h.v;
            let t_part_8: &mut [_] = &mut t_h.v;
            {
                let t_8 = (*part_8)[start..end_3].to_vec();
                let t_t_8 = (*t_part_8)[start..end_3].to_vec();
                let n_8 = 0;
                let length = (*part_8)[n_8..(n_8 + t_8.len())].len();
                let length_2 = t_8.len();
                ::core::assert_eq!(length, length_2, "copy_from_slice: lengths differ");
                let length_3 = (*part_8)[n_8..(n_8 + t_8.len())].len();
                for i_8 in 0..length_3 {
                    (*t_part_8)[n_8..n_8 + t_8.len()][i_8] = t_t_8[i_8];
                    (*part_8)[n_8..(n_8 + t_8.len())][i_8] = t_8[i_8];
                }
            }
        }
        let mut array_2: [_; 2usize] = ::rootgrad_autodiff::rt::any_array();
        let mut t_array_2: [_; 2usize] = ::rootgrad_autodiff::Differentiable::zero_like(
            &array_2,
        );
        let length_4 = array_2.len();
        for i_9 in 0..length_4 {
            let i = i_9;
            t_array_2[i_9] = t_x[i] * x[(i + 1)] + x[i] * t_x[i + 1];
            array_2[i_9] = x[i] * x[(i + 1)];
        }
        let a = array_2[0];
        let t_a = t_array_2[0];
        let b = array_2[1];
        let t_b = t_array_2[1];
        let result: f64 = (((boxed[0] * boxed[1]) * boxed[1])
            + ((h.v[0] * h.v[1]) * h.v[2])) + ((boxed[2] * a) * b);
        let t_result: f64 = (((t_boxed[0] * boxed[1] + boxed[0] * t_boxed[1]) * boxed[1]
            + (boxed[0] * boxed[1]) * t_boxed[1])
            + ((::rootgrad_autodiff::rt::scalar(t_h.v[0]) * h.v[1]
                + h.v[0] * ::rootgrad_autodiff::rt::scalar(t_h.v[1])) * h.v[2]
                + (h.v[0] * h.v[1]) * ::rootgrad_autodiff::rt::scalar(t_h.v[2])))
            + ((t_boxed[2] * a + boxed[2] * t_a) * b + (boxed[2] * a) * t_b);
        (result, t_result)
    }
}
