// Written by the golden test; do not edit.
mod counter_in_branches {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_3 = ::rootgrad_autodiff::rt::Tape::new();
        let like_i = ::rootgrad_autodiff::rt::Like::new();
        let mut k = 0;
        let mut s = 0.4;
        for i in 0..6 {
            like_i.of(&i);
            if x[(i % x.len())] > 0.0 {
                s = kept_2.keep(s) * x[(k % x.len())];
                k += 2;
            } else {
                for j in 0..i {
                    s += (x[(k % x.len())] * kept_3.keep(s)) * 0.1;
                    k += j;
                }
            }
            if (k % 3) == 1 {
                s = kept_1.keep(s).sin() + x[(k % x.len())];
            }
        }
        let result: f64 = s * x[(k % x.len())];
        let mut d_result = d_ret;
        let mut k = k;
        let mut d_s: f64 = -0.0;
        d_s += d_result * x[(k % x.len())];
        d_x[k % x.len()] += d_result * s;
        for i in (0..6).rev() {
            like_i.of(&i);
            if (k % 3) == 1 {
                let v_1 = kept_1.take();
                let d_1 = ::core::mem::take(&mut d_s);
                d_s += d_1 * ::rootgrad_autodiff::rules::sin(v_1);
                d_x[k % x.len()] += d_1;
            }
            if x[(i % x.len())] > 0.0 {
                let v_2 = kept_2.take();
                k -= 2;
                let d_2 = ::core::mem::take(&mut d_s);
                d_s += d_2 * x[(k % x.len())];
                d_x[k % x.len()] += d_2 * v_2;
            } else {
                for j in (0..i).rev() {
                    let v_3 = kept_3.take();
                    k -= j;
                    let d_3 = d_s;
                    let d_4 = d_3 * 0.1;
                    d_x[k % x.len()] += d_4 * v_3;
                    d_s += d_4 * x[(k % x.len())];
                }
            }
        }
        kept_1.finish();
        kept_2.finish();
        kept_3.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut k = 0;
        let mut s = 0.4;
        let mut t_s = 0.0;
        for i in 0..6 {
            if x[(i % x.len())] > 0.0 {
                t_s = t_s * x[(k % x.len())] + s * t_x[k % x.len()];
                s = s * x[(k % x.len())];
                k += 2;
            } else {
                for j in 0..i {
                    t_s += (t_x[k % x.len()] * s + x[(k % x.len())] * t_s) * 0.1;
                    s += (x[(k % x.len())] * s) * 0.1;
                    k += j;
                }
            }
            if (k % 3) == 1 {
                t_s = (::rootgrad_autodiff::rules::sin(s) * t_s) + t_x[k % x.len()];
                s = s.sin() + x[(k % x.len())];
            }
        }
        let result: f64 = s * x[(k % x.len())];
        let t_result: f64 = t_s * x[(k % x.len())] + s * t_x[k % x.len()];
        (result, t_result)
    }
}
mod counter_past_loops_without_derivative {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
        let n = x.len();
        let mut k = 1;
        let mut s = 0.5;
        for i in 0..4 {
            let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_5 = ::rootgrad_autodiff::rt::Slot::new();
            s = (kept_5.keep(s) * x[(k % n)]) + (((k as f64).sqrt() * x[0]) * s);
            kept_4.push(k);
            for _ in 0..(k % 5) {
                k += 3;
            }
            s = kept_3.keep(s) * x[((k + 1) % n)];
            let mut left = i;
            kept_2.push(k);
            while left > 0 {
                left -= 1;
                if (left % 2) == 0 {
                    k += 1;
                } else {
                    k -= 1;
                }
            }
            s += x[(k % n)] * kept_1.keep(s);
            pass_1
                .push((
                    kept_1.take(),
                    kept_2.take(),
                    kept_3.take(),
                    kept_4.take(),
                    kept_5.take(),
                ));
        }
        let result: f64 = s;
        let mut d_result = d_ret;
        let mut k = k;
        let mut d_s: f64 = -0.0;
        d_s += d_result;
        for i in (0..4).rev() {
            let (v_1, v_2, v_3, v_4, v_5) = pass_1.take();
            let d_1 = d_s;
            d_x[k % n] += d_1 * v_1;
            d_s += d_1 * x[(k % n)];
            k = v_2;
            let d_2 = ::core::mem::take(&mut d_s);
            d_s += d_2 * x[((k + 1) % n)];
            d_x[(k + 1) % n] += d_2 * v_3;
            k = v_4;
            let d_3 = ::core::mem::take(&mut d_s);
            d_s += d_3 * x[(k % n)];
            d_x[k % n] += d_3 * v_5;
            let d_4 = d_3 * v_5;
            d_x[0] += d_4 * (k as f64).sqrt();
            d_s += d_3 * ((k as f64).sqrt() * x[0]);
        }
        pass_1.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let n = x.len();
        let mut k = 1;
        let mut s = 0.5;
        let mut t_s = 0.0;
        for i in 0..4 {
            t_s = (t_s * x[(k % n)] + s * t_x[k % n])
                + (((k as f64).sqrt() * t_x[0]) * s + ((k as f64).sqrt() * x[0]) * t_s);
            s = (s * x[(k % n)]) + (((k as f64).sqrt() * x[0]) * s);
            for _ in 0..(k % 5) {
                k += 3;
            }
            t_s = t_s * x[((k + 1) % n)] + s * t_x[(k + 1) % n];
            s = s * x[((k + 1) % n)];
            let mut left = i;
            while left > 0 {
                left -= 1;
                if (left % 2) == 0 {
                    k += 1;
                } else {
                    k -= 1;
                }
            }
            t_s += t_x[k % n] * s + x[(k % n)] * t_s;
            s += x[(k % n)] * s;
        }
        let result: f64 = s;
        let t_result: f64 = t_s;
        (result, t_result)
    }
}
mod counter_and_jumps {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_3 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_4 = ::rootgrad_autodiff::rt::Tape::new();
        let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_8 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_9 = ::rootgrad_autodiff::rt::Slot::new();
        let like_j = ::rootgrad_autodiff::rt::Like::new();
        let mut result: f64 = ::core::default::Default::default();
        let n = x.len();
        let mut up = 0;
        let mut down = 40;
        let mut s = 1.0;
        let mut running = true;
        let mut jumped = false;
        let mut passes_of_kept_9 = 0usize;
        while running && (down > 3) {
            passes_of_kept_9 += 1;
            down -= 2;
            if kept_8.keep((x[(up % n)] < 0.0)) {
                up += 1;
            } else {
                let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_5 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_6 = ::rootgrad_autodiff::rt::Slot::new();
                s = kept_6.keep(s) * ((x[(up % n)] * x[(down % n)]) + 1.0);
                let mut running_2 = true;
                let mut passes_of_kept_5 = 0usize;
                for j in 0..9 {
                    like_j.of(&j);
                    passes_of_kept_5 += 1;
                    up += 1;
                    if kept_4.keep(((j > 2) || (s > 3.0))) {
                        running_2 = false;
                    } else {
                        s += (x[((up + j) % n)] * kept_3.keep(s)) * 0.2;
                    }
                    if !running_2 {
                        break;
                    }
                }
                kept_5.keep(passes_of_kept_5);
                if kept_2.keep((s > 40.0)) {
                    result = kept_1.keep(s) * x[(up % n)];
                    running = false;
                    jumped = true;
                }
                pass_1.push((kept_2.take(), kept_5.take(), kept_6.take()));
            }
        }
        kept_9.keep(passes_of_kept_9);
        if !jumped {
            result = s + (x[(down % n)] * s);
        }
        let mut d_result = d_ret;
        let mut up = up;
        let mut down = down;
        let mut d_s: f64 = -0.0;
        if !jumped {
            let d_1 = ::core::mem::take(&mut d_result);
            d_s += d_1;
            d_x[down % n] += d_1 * s;
            d_s += d_1 * x[(down % n)];
        }
        for _ in 0..kept_9.take() {
            let v_7 = kept_8.take();
            if v_7 {
                up -= 1;
            } else {
                let (v_2, v_5, v_6) = pass_1.take();
                if v_2 {
                    let v_1 = kept_1.take();
                    let d_2 = ::core::mem::take(&mut d_result);
                    d_s += d_2 * x[(up % n)];
                    d_x[up % n] += d_2 * v_1;
                }
                for j in ::rootgrad_autodiff::rt::Steps::from(0..9).take(v_5).rev() {
                    like_j.of(&j);
                    let v_4 = kept_4.take();
                    if v_4 {} else {
                        let v_3 = kept_3.take();
                        let d_3 = d_s;
                        let d_4 = d_3 * 0.2;
                        d_x[(up + j) % n] += d_4 * v_3;
                        d_s += d_4 * x[((up + j) % n)];
                    }
                    up -= 1;
                }
                let d_5 = ::core::mem::take(&mut d_s);
                d_s += d_5 * ((x[(up % n)] * x[(down % n)]) + 1.0);
                let d_6 = d_5 * v_6;
                d_x[up % n] += d_6 * x[(down % n)];
                d_x[down % n] += d_6 * x[(up % n)];
            }
            down += 2;
        }
        kept_1.finish();
        kept_3.finish();
        kept_4.finish();
        pass_1.finish();
        kept_8.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut result: f64 = ::core::default::Default::default();
        let mut t_result: f64 = 0.0;
        let n = x.len();
        let mut up = 0;
        let mut down = 40;
        let mut s = 1.0;
        let mut t_s = 0.0;
        let mut running = true;
        let mut jumped = false;
        while running && (down > 3) {
            down -= 2;
            if x[(up % n)] < 0.0 {
                up += 1;
            } else {
                t_s = t_s * ((x[(up % n)] * x[(down % n)]) + 1.0)
                    + s * (t_x[up % n] * x[(down % n)] + x[(up % n)] * t_x[down % n]);
                s = s * ((x[(up % n)] * x[(down % n)]) + 1.0);
                let mut running_2 = true;
                for j in 0..9 {
                    up += 1;
                    if (j > 2) || (s > 3.0) {
                        running_2 = false;
                    } else {
                        t_s += (t_x[(up + j) % n] * s + x[((up + j) % n)] * t_s) * 0.2;
                        s += (x[((up + j) % n)] * s) * 0.2;
                    }
                    if !running_2 {
                        break;
                    }
                }
                if s > 40.0 {
                    t_result = t_s * x[(up % n)] + s * t_x[up % n];
                    result = s * x[(up % n)];
                    running = false;
                    jumped = true;
                }
            }
        }
        if !jumped {
            t_result = t_s + (t_x[down % n] * s + x[(down % n)] * t_s);
            result = s + (x[(down % n)] * s);
        }
        (result, t_result)
    }
}
mod counter_of_a_block {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_2 = ::rootgrad_autodiff::rt::Tape::new();
        let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
        let like_i = ::rootgrad_autodiff::rt::Like::new();
        let n = x.len();
        let mut all = 0;
        let mut s = 0.3;
        for i in 0..3 {
            like_i.of(&i);
            let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
            let mut at = n - 1;
            for j in 0..(i + 1) {
                let shift = kept_2.keep((s - x[(j % n)]));
                for k in j..(i + 1) {
                    s += (x[(at % n)] * shift) * x[((all + k) % n)];
                    at += 1;
                    all += 1;
                }
                at -= j;
            }
            s = kept_1.keep(s) * x[(at % n)];
            kept_3.push(at);
            pass_1.push((kept_1.take(), kept_3.take()));
        }
        let result: f64 = s;
        let mut d_result = d_ret;
        let mut all = all;
        let mut d_s: f64 = -0.0;
        d_s += d_result;
        for i in (0..3).rev() {
            like_i.of(&i);
            let (v_1, at) = pass_1.take();
            let mut at = at;
            let d_1 = ::core::mem::take(&mut d_s);
            d_s += d_1 * x[(at % n)];
            d_x[at % n] += d_1 * v_1;
            for j in (0..(i + 1)).rev() {
                let shift = kept_2.take();
                let mut d_shift: f64 = -0.0;
                at += j;
                for k in (j..(i + 1)).rev() {
                    all -= 1;
                    at -= 1;
                    let d_2 = d_s;
                    let d_3 = d_2 * x[((all + k) % n)];
                    d_x[at % n] += d_3 * shift;
                    d_shift += d_3 * x[(at % n)];
                    d_x[(all + k) % n] += d_2 * (x[(at % n)] * shift);
                }
                d_s += d_shift;
                d_x[j % n] -= d_shift;
            }
        }
        kept_2.finish();
        pass_1.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let n = x.len();
        let mut all = 0;
        let mut s = 0.3;
        let mut t_s = 0.0;
        for i in 0..3 {
            let mut at = n - 1;
            for j in 0..(i + 1) {
                let shift = s - x[(j % n)];
                let t_shift = t_s - t_x[j % n];
                for k in j..(i + 1) {
                    t_s
                        += (t_x[at % n] * shift + x[(at % n)] * t_shift)
                            * x[((all + k) % n)]
                            + (x[(at % n)] * shift) * t_x[(all + k) % n];
                    s += (x[(at % n)] * shift) * x[((all + k) % n)];
                    at += 1;
                    all += 1;
                }
                at -= j;
            }
            t_s = t_s * x[(at % n)] + s * t_x[at % n];
            s = s * x[(at % n)];
        }
        let result: f64 = s;
        let t_result: f64 = t_s;
        (result, t_result)
    }
}
mod counter_over_passes_reversed_at_once {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_4 = ::rootgrad_autodiff::rt::Tape::new();
        let mut d_result = d_ret;
        let n = x.len();
        let mut k = 1;
        let mut p = 1.0;
        for i in 0..n {
            p = kept_4.keep(p) * (x[(k % n)] + 2.0);
            k += i;
        }
        let mut s = 0.0;
        kept_3.push(k);
        let mut d_p: f64 = -0.0;
        let mut d_s: f64 = -0.0;
        d_s += d_result;
        for i_2 in 0..n {
            let mut q = x[i_2];
            for _ in 0..3 {
                q = (kept_2.keep(q) * x[(k % n)]) + 0.1;
                k += 1;
            }
            s += q * q;
            let mut k = k;
            let mut d_q: f64 = -0.0;
            let d_3 = d_s;
            d_q += d_3 * q;
            d_q += d_3 * q;
            for _ in (0..3).rev() {
                let v_2 = kept_2.take();
                k -= 1;
                let d_4 = ::core::mem::take(&mut d_q);
                d_q += d_4 * x[(k % n)];
                d_x[k % n] += d_4 * v_2;
            }
            d_x[i_2] += d_q;
        }
        for _ in 0..n {
            p = kept_1.keep(p) * (x[(k % n)] + 0.3);
            k += 2;
        }
        let result: f64 = s + p;
        let mut k = k;
        d_p += d_result;
        for _ in (0..n).rev() {
            let v_1 = kept_1.take();
            k -= 2;
            let d_1 = ::core::mem::take(&mut d_p);
            d_p += d_1 * (x[(k % n)] + 0.3);
            let d_2 = d_1 * v_1;
            d_x[k % n] += d_2;
        }
        k = kept_3.take();
        for i in (0..n).rev() {
            let v_4 = kept_4.take();
            k -= i;
            let d_5 = ::core::mem::take(&mut d_p);
            d_p += d_5 * (x[(k % n)] + 2.0);
            let d_6 = d_5 * v_4;
            d_x[k % n] += d_6;
        }
        kept_1.finish();
        kept_2.finish();
        kept_4.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let n = x.len();
        let mut k = 1;
        let mut p = 1.0;
        let mut t_p = 0.0;
        for i in 0..n {
            t_p = t_p * (x[(k % n)] + 2.0) + p * t_x[k % n];
            p = p * (x[(k % n)] + 2.0);
            k += i;
        }
        let mut s = 0.0;
        let mut t_s = 0.0;
        for i_2 in 0..n {
            let mut q = x[i_2];
            let mut t_q = t_x[i_2];
            for _ in 0..3 {
                t_q = t_q * x[(k % n)] + q * t_x[k % n];
                q = (q * x[(k % n)]) + 0.1;
                k += 1;
            }
            t_s += t_q * q + q * t_q;
            s += q * q;
        }
        for _ in 0..n {
            t_p = t_p * (x[(k % n)] + 0.3) + p * t_x[k % n];
            p = p * (x[(k % n)] + 0.3);
            k += 2;
        }
        let result: f64 = s + p;
        let t_result: f64 = t_s + t_p;
        (result, t_result)
    }
}
mod buffers_of_a_pass {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut pass_2 = ::rootgrad_autodiff::rt::Tape::new();
        let mut pass_3 = ::rootgrad_autodiff::rt::Tape::new();
        let mut pass_4 = ::rootgrad_autodiff::rt::Tape::new();
        let like_q = ::rootgrad_autodiff::rt::Like::new();
        let like_r = ::rootgrad_autodiff::rt::Like::new();
        let like_t = ::rootgrad_autodiff::rt::Like::new();
        let mut s = 0.2;
        for i in 0..x.len() {
            let mut kept_11 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_15 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_16 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_17 = ::rootgrad_autodiff::rt::Slot::new();
            let mut q = [0.0; 3];
            like_q.of(&q);
            let mut r = ::std::vec![s; 4];
            like_r.of(&r);
            let mut t = [x[i]; 2];
            like_t.of(&t);
            for j in 0..3 {
                let mut kept_12 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_13 = ::rootgrad_autodiff::rt::Slot::new();
                q[j] = (x[i] * kept_13.keep(s)) + (0.3 * (j as f64));
                r[(j + 1)] = kept_12.keep(q[j]) * x[0];
                pass_3.push((kept_12.take(), kept_13.take()));
            }
            let mut squares = 0.0;
            for j_2 in 0..kept_11.keep(q.len()) {
                let mut kept_8 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_9 = ::rootgrad_autodiff::rt::Slot::new();
                squares += kept_9.keep((q[j_2] * q[j_2])) * kept_8.keep(r[j_2]);
                pass_2.push((kept_8.take(), kept_9.take()));
            }
            for j_3 in 0..2 {
                let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_5 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_6 = ::rootgrad_autodiff::rt::Slot::new();
                squares
                    += kept_6.keep((t[j_3] * kept_5.keep(t[j_3])))
                        * kept_4.keep(r[(j_3 + 1)]);
                t[j_3] = kept_3.keep(t[j_3]) * kept_2.keep(s);
                pass_1
                    .push((
                        kept_2.take(),
                        kept_3.take(),
                        kept_4.take(),
                        kept_5.take(),
                        kept_6.take(),
                    ));
            }
            r[1] += squares;
            for j_4 in 0..4 {
                squares += kept_1.keep((r[j_4] * r[j_4])) * t[(j_4 % 2)];
            }
            s = (0.1 * s) + (0.01 * squares);
            kept_17.push(q);
            kept_16.push(r);
            kept_15.push(t);
            pass_4
                .push((kept_11.take(), kept_15.take(), kept_16.take(), kept_17.take()));
        }
        let result: f64 = s;
        let mut d_result = d_ret;
        let mut d_s: f64 = -0.0;
        d_s += d_result;
        for i in (0..x.len()).rev() {
            let (v_9, t, r, q) = pass_4.take();
            let mut d_q = like_q.same([::rootgrad_autodiff::zero(); 3]);
            let mut d_r = like_r.same(::std::vec![::rootgrad_autodiff::zero(); 4]);
            let mut d_t = like_t.same([::rootgrad_autodiff::zero(); 2]);
            let mut d_squares: f64 = -0.0;
            let d_1 = ::core::mem::take(&mut d_s);
            d_s += d_1 * 0.1;
            d_squares += d_1 * 0.01;
            for j_4 in (0..4).rev() {
                let v_1 = kept_1.take();
                let d_2 = d_squares;
                let d_3 = d_2 * t[(j_4 % 2)];
                d_r[j_4] += d_3 * r[j_4];
                d_r[j_4] += d_3 * r[j_4];
                d_t[j_4 % 2] += d_2 * v_1;
            }
            let d_4 = d_r[1];
            d_squares += d_4;
            for j_3 in (0..2).rev() {
                let (v_2, v_3, v_4, v_5, v_6) = pass_1.take();
                let d_5 = ::core::mem::take(&mut d_t[j_3]);
                d_t[j_3] += d_5 * v_2;
                d_s += d_5 * v_3;
                let d_6 = d_squares;
                let d_7 = d_6 * v_4;
                d_t[j_3] += d_7 * v_5;
                d_t[j_3] += d_7 * v_5;
                d_r[j_3 + 1] += d_6 * v_6;
            }
            for j_2 in (0..v_9).rev() {
                let (v_7, v_8) = pass_2.take();
                let d_8 = d_squares;
                let d_9 = d_8 * v_7;
                d_q[j_2] += d_9 * q[j_2];
                d_q[j_2] += d_9 * q[j_2];
                d_r[j_2] += d_8 * v_8;
            }
            for j in (0..3).rev() {
                let (v_10, v_11) = pass_3.take();
                let d_10 = ::core::mem::take(&mut d_r[j + 1]);
                d_q[j] += d_10 * x[0];
                d_x[0] += d_10 * v_10;
                let d_11 = ::core::mem::take(&mut d_q[j]);
                d_x[i] += d_11 * v_11;
                d_s += d_11 * x[i];
            }
            for d_12 in d_t.iter() {
                d_x[i] += (*d_12);
            }
            for d_13 in d_r.iter() {
                d_s += (*d_13);
            }
        }
        kept_1.finish();
        pass_1.finish();
        pass_2.finish();
        pass_3.finish();
        pass_4.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut s = 0.2;
        let mut t_s = 0.0;
        for i in 0..x.len() {
            let mut q = [0.0; 3];
            let mut t_q = [0.0; 3];
            let mut r = ::std::vec![s; 4];
            let mut t_r = ::std::vec![t_s; 4];
            let mut t = [x[i]; 2];
            let mut t_t = [t_x[i]; 2];
            for j in 0..3 {
                t_q[j] = t_x[i] * s + x[i] * t_s;
                q[j] = (x[i] * s) + (0.3 * (j as f64));
                t_r[j + 1] = t_q[j] * x[0] + q[j] * t_x[0];
                r[(j + 1)] = q[j] * x[0];
            }
            let mut squares = 0.0;
            let mut t_squares = 0.0;
            for j_2 in 0..q.len() {
                t_squares
                    += (t_q[j_2] * q[j_2] + q[j_2] * t_q[j_2]) * r[j_2]
                        + (q[j_2] * q[j_2]) * t_r[j_2];
                squares += (q[j_2] * q[j_2]) * r[j_2];
            }
            for j_3 in 0..2 {
                t_squares
                    += (t_t[j_3] * t[j_3] + t[j_3] * t_t[j_3]) * r[(j_3 + 1)]
                        + (t[j_3] * t[j_3]) * t_r[j_3 + 1];
                squares += (t[j_3] * t[j_3]) * r[(j_3 + 1)];
                t_t[j_3] = t_t[j_3] * s + t[j_3] * t_s;
                t[j_3] = t[j_3] * s;
            }
            t_r[1] += t_squares;
            r[1] += squares;
            for j_4 in 0..4 {
                t_squares
                    += (t_r[j_4] * r[j_4] + r[j_4] * t_r[j_4]) * t[(j_4 % 2)]
                        + (r[j_4] * r[j_4]) * t_t[j_4 % 2];
                squares += (r[j_4] * r[j_4]) * t[(j_4 % 2)];
            }
            t_s = (0.1 * t_s) + (0.01 * t_squares);
            s = (0.1 * s) + (0.01 * squares);
        }
        let result: f64 = s;
        let t_result: f64 = t_s;
        (result, t_result)
    }
}
mod buffer_given_away {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_5 = ::rootgrad_autodiff::rt::Tape::new();
        let mut pass_2 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_10 = ::rootgrad_autodiff::rt::Tape::new();
        let mut pass_3 = ::rootgrad_autodiff::rt::Tape::new();
        let like_row = ::rootgrad_autodiff::rt::Like::new();
        let like_own = ::rootgrad_autodiff::rt::Like::new();
        let mut d_result = d_ret;
        let mut rows: Vec<Vec<f64>> = Vec::new();
        let mut s = 0.7;
        for i in 0..x.len() {
            let mut kept_6 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_11 = ::rootgrad_autodiff::rt::Slot::new();
            let mut row = ::std::vec![(x[i] * kept_11.keep(s)); 3];
            like_row.of(&row);
            for j in 0..3 {
                row[j] = kept_10.keep(row[j]) * (x[0] + (j as f64));
            }
            for j_2 in 0..3 {
                let mut kept_7 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_8 = ::rootgrad_autodiff::rt::Slot::new();
                s += kept_8.keep((0.1 * row[j_2])) * kept_7.keep(row[j_2]);
                pass_2.push((kept_7.take(), kept_8.take()));
            }
            if kept_6.keep((s > 0.8)) {
                let mut own = [s; 2];
                like_own.of(&own);
                own[1] = x[i];
                for j_3 in 0..2 {
                    let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
                    let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
                    let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
                    s
                        += kept_3.keep((kept_2.keep((0.1 * own[j_3])) * own[j_3]))
                            * kept_1.keep(row[j_3]);
                    pass_1.push((kept_1.take(), kept_2.take(), kept_3.take()));
                }
                kept_5.push(own);
            }
            rows.push(row);
            pass_3.push((kept_6.take(), kept_11.take()));
        }
        let mut total = s;
        let length = rows.len();
        let mut d_rows = ::rootgrad_autodiff::Differentiable::zero_like(&rows);
        let mut d_s: f64 = -0.0;
        let mut d_total: f64 = -0.0;
        d_total += d_result;
        for i_2 in 0..length {
            let row_2 = &rows[i_2];
            total += (row_2[0] * row_2[1]) * row_2[2];
            let row_2 = &rows[i_2];
            let d_1 = d_total;
            let d_2 = d_1 * row_2[2];
            d_rows[i_2][0] += d_2 * row_2[1];
            d_rows[i_2][1] += d_2 * row_2[0];
            d_rows[i_2][2] += d_1 * (row_2[0] * row_2[1]);
        }
        let result: f64 = total;
        d_s += d_total;
        for i in (0..x.len()).rev() {
            let (v_4, v_8) = pass_3.take();
            let mut d_row = like_row.same(::std::vec![::rootgrad_autodiff::zero(); 3]);
            let d_3 = ::rootgrad_autodiff::rt::popped(&mut d_rows);
            ::rootgrad_autodiff::rt::accumulate(&mut d_row, &(d_3));
            if v_4 {
                let own = kept_5.take();
                let mut d_own = like_own.same([::rootgrad_autodiff::zero(); 2]);
                for j_3 in (0..2).rev() {
                    let (v_1, v_2, v_3) = pass_1.take();
                    let d_4 = d_s;
                    let d_5 = d_4 * v_1;
                    let d_6 = d_5 * own[j_3];
                    d_own[j_3] += d_6 * 0.1;
                    d_own[j_3] += d_5 * v_2;
                    d_row[j_3] += d_4 * v_3;
                }
                let d_7 = ::core::mem::take(&mut d_own[1]);
                d_x[i] += d_7;
                for d_8 in d_own.iter() {
                    d_s += (*d_8);
                }
            }
            for j_2 in (0..3).rev() {
                let (v_5, v_6) = pass_2.take();
                let d_9 = d_s;
                let d_10 = d_9 * v_5;
                d_row[j_2] += d_10 * 0.1;
                d_row[j_2] += d_9 * v_6;
            }
            for j in (0..3).rev() {
                let v_7 = kept_10.take();
                let d_11 = ::core::mem::take(&mut d_row[j]);
                d_row[j] += d_11 * (x[0] + (j as f64));
                let d_12 = d_11 * v_7;
                d_x[0] += d_12;
            }
            for d_13 in d_row.iter() {
                d_x[i] += (*d_13) * v_8;
                d_s += (*d_13) * x[i];
            }
        }
        pass_1.finish();
        kept_5.finish();
        pass_2.finish();
        kept_10.finish();
        pass_3.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut rows: Vec<Vec<f64>> = Vec::new();
        let mut t_rows: Vec<Vec<f64>> = ::rootgrad_autodiff::Differentiable::zero_like(
            &rows,
        );
        let mut s = 0.7;
        let mut t_s = 0.0;
        for i in 0..x.len() {
            let mut row = ::std::vec![(x[i] * s); 3];
            let mut t_row = ::std::vec![t_x[i] * s + x[i] * t_s; 3];
            for j in 0..3 {
                t_row[j] = t_row[j] * (x[0] + (j as f64)) + row[j] * t_x[0];
                row[j] = row[j] * (x[0] + (j as f64));
            }
            for j_2 in 0..3 {
                t_s += (0.1 * t_row[j_2]) * row[j_2] + (0.1 * row[j_2]) * t_row[j_2];
                s += (0.1 * row[j_2]) * row[j_2];
            }
            if s > 0.8 {
                let mut own = [s; 2];
                let mut t_own = [t_s; 2];
                t_own[1] = t_x[i];
                own[1] = x[i];
                for j_3 in 0..2 {
                    t_s
                        += ((0.1 * t_own[j_3]) * own[j_3]
                            + (0.1 * own[j_3]) * t_own[j_3]) * row[j_3]
                            + ((0.1 * own[j_3]) * own[j_3]) * t_row[j_3];
                    s += ((0.1 * own[j_3]) * own[j_3]) * row[j_3];
                }
            }
            t_rows.push(t_row);
            rows.push(row);
        }
        let mut total = s;
        let mut t_total = t_s;
        let length = rows.len();
        for i_2 in 0..length {
            let row_2 = &rows[i_2];
            let t_row_2 = &t_rows[i_2];
            t_total
                += (t_row_2[0] * row_2[1] + row_2[0] * t_row_2[1]) * row_2[2]
                    + (row_2[0] * row_2[1]) * t_row_2[2];
            total += (row_2[0] * row_2[1]) * row_2[2];
        }
        let result: f64 = total;
        let t_result: f64 = t_total;
        (result, t_result)
    }
}
mod sums_by_scalars {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Tape::new();
        let mut d_result = d_ret;
        let n = x.len() as f64;
        let mut mean = 0.0;
        let length = x.len();
        for i_2 in 0..length {
            let v = &x[i_2];
            mean += *v;
        }
        mean = mean / n;
        let mut variance = 0.0;
        let one_2: f64 = 1.0;
        let mut by_mean_2: f64 = -0.0;
        for i in 0..x.len() {
            let shift = kept_2.keep((x[i] - mean));
            variance += shift * shift;
            let mut d_shift: f64 = -0.0;
            let d_12 = one_2;
            d_shift += d_12 * shift;
            d_shift += d_12 * shift;
            by_mean_2 -= d_shift;
        }
        let width = ((variance / n) + 0.1).sqrt();
        let mut energy = 0.3;
        let one: f64 = 1.0;
        let mut by_mean: f64 = -0.0;
        let mut by_width: f64 = -0.0;
        for i_3 in 0..5 {
            let z = kept_1.keep((((i_3 as f64) - mean) / width));
            let exp_2 = (((-0.5) * z) * z).exp();
            energy -= exp_2 / width;
            let mut d_z: f64 = -0.0;
            let mut d_exp_2: f64 = -0.0;
            let d_4 = one;
            d_exp_2 -= d_4 / width;
            by_width += d_4 / width * (exp_2 / width);
            let d_5 = d_exp_2 * ::rootgrad_autodiff::rules::by_result::exp(exp_2);
            let d_6 = d_5 * z;
            d_z += d_6 * (-0.5);
            d_z += d_5 * ((-0.5) * z);
            let d_7 = d_z / width;
            by_mean -= d_7;
            by_width -= d_z / width * z;
        }
        mean = mean * 2.0;
        let mut more = 0.0;
        let mut d_mean: f64 = -0.0;
        let mut d_variance: f64 = -0.0;
        let mut d_width: f64 = -0.0;
        let mut d_energy: f64 = -0.0;
        let mut d_more: f64 = -0.0;
        d_more += d_result * energy;
        for i_4 in 0..x.len() {
            let tanh_2 = (x[i_4] * mean).tanh();
            more += tanh_2 * width;
            let mut d_tanh_2: f64 = -0.0;
            let d_1 = d_more;
            d_tanh_2 += d_1 * width;
            d_width += d_1 * tanh_2;
            let d_2 = d_tanh_2 * ::rootgrad_autodiff::rules::by_result::tanh(tanh_2);
            d_x[i_4] += d_2 * mean;
            d_mean += d_2 * x[i_4];
        }
        let result: f64 = (energy * more) + (variance * energy);
        d_energy += d_result * more;
        d_variance += d_result * energy;
        d_energy += d_result * variance;
        let d_3 = ::core::mem::take(&mut d_mean);
        d_mean += d_3 * 2.0;
        d_mean += d_energy * by_mean;
        d_width += d_energy * by_width;
        for i_3 in (0..5).rev() {
            let z = kept_1.take();
            let exp_2 = (((-0.5) * z) * z).exp();
            let mut d_z: f64 = -0.0;
            let mut d_exp_2: f64 = -0.0;
            let d_8 = d_energy;
            d_exp_2 -= d_8 / width;
            let d_9 = d_exp_2 * ::rootgrad_autodiff::rules::by_result::exp(exp_2);
            let d_10 = d_9 * z;
            d_z += d_10 * (-0.5);
            d_z += d_9 * ((-0.5) * z);
        }
        let d_11 = d_width * ::rootgrad_autodiff::rules::by_result::sqrt(width);
        d_variance += d_11 / n;
        d_mean += d_variance * by_mean_2;
        for i in (0..x.len()).rev() {
            let shift = kept_2.take();
            let mut d_shift: f64 = -0.0;
            let d_13 = d_variance;
            d_shift += d_13 * shift;
            d_shift += d_13 * shift;
            d_x[i] += d_shift;
        }
        let d_14 = ::core::mem::take(&mut d_mean);
        d_mean += d_14 / n;
        for i_2 in 0..length {
            let d_15 = d_mean;
            d_x[i_2] += d_15;
        }
        kept_1.finish();
        kept_2.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let n = x.len() as f64;
        let mut mean = 0.0;
        let mut t_mean = 0.0;
        let length = x.len();
        for i_2 in 0..length {
            let v = &x[i_2];
            let t_v = &t_x[i_2];
            t_mean += *t_v;
            mean += *v;
        }
        t_mean = t_mean / n;
        mean = mean / n;
        let mut variance = 0.0;
        let mut t_variance = 0.0;
        for i in 0..x.len() {
            let shift = x[i] - mean;
            let t_shift = t_x[i] - t_mean;
            t_variance += t_shift * shift + shift * t_shift;
            variance += shift * shift;
        }
        let width = ((variance / n) + 0.1).sqrt();
        let t_width = ::rootgrad_autodiff::rules::sqrt((variance / n) + 0.1)
            * (t_variance / n);
        let mut energy = 0.3;
        let mut t_energy = 0.0;
        for i_3 in 0..5 {
            let z = ((i_3 as f64) - mean) / width;
            let t_z = ((-t_mean) - (((i_3 as f64) - mean) / width) * t_width) / width;
            t_energy
                -= ((::rootgrad_autodiff::rules::exp(((-0.5) * z) * z)
                    * (((-0.5) * t_z) * z + ((-0.5) * z) * t_z))
                    - ((((-0.5) * z) * z).exp() / width) * t_width) / width;
            energy -= (((-0.5) * z) * z).exp() / width;
        }
        t_mean = t_mean * 2.0;
        mean = mean * 2.0;
        let mut more = 0.0;
        let mut t_more = 0.0;
        for i_4 in 0..x.len() {
            t_more
                += (::rootgrad_autodiff::rules::tanh(x[i_4] * mean)
                    * (t_x[i_4] * mean + x[i_4] * t_mean)) * width
                    + (x[i_4] * mean).tanh() * t_width;
            more += (x[i_4] * mean).tanh() * width;
        }
        let result: f64 = (energy * more) + (variance * energy);
        let t_result: f64 = (t_energy * more + energy * t_more)
            + (t_variance * energy + variance * t_energy);
        (result, t_result)
    }
}
mod states_of_a_step {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut pass_2 = ::rootgrad_autodiff::rt::Tape::new();
        let like_i = ::rootgrad_autodiff::rt::Like::new();
        let mut p = x[0];
        let mut q = x[1];
        for i in 0..5 {
            like_i.of(&i);
            let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_5 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_6 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_7 = ::rootgrad_autodiff::rt::Slot::new();
            let p_1 = kept_7.keep(p);
            let q_1 = kept_6.keep(q);
            let a = (-p_1.sin()) - (x[2] * q_1);
            let b = q_1 + (0.1 * a);
            let c = (-(p_1 + (0.1 * q_1)).cos()) * b;
            p += 0.1 * (q_1 + b);
            let d = kept_5.keep((kept_4.keep(p) * c));
            q += (0.1 * (a + c)) * d;
            if i == 3 {
                let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
                p = kept_2.keep(p) * kept_1.keep(q);
                pass_1.push((kept_1.take(), kept_2.take()));
            }
            pass_2.push((kept_4.take(), kept_5.take(), kept_6.take(), kept_7.take()));
        }
        let result: f64 = p * q;
        let mut d_result = d_ret;
        let mut d_p: f64 = -0.0;
        let mut d_q: f64 = -0.0;
        d_p += d_result * q;
        d_q += d_result * p;
        for i in (0..5).rev() {
            like_i.of(&i);
            let (v_3, d, q_1, p_1) = pass_2.take();
            let a = (-p_1.sin()) - (x[2] * q_1);
            let b = q_1 + (0.1 * a);
            let c = (-(p_1 + (0.1 * q_1)).cos()) * b;
            let mut d_p_1: f64 = -0.0;
            let mut d_q_1: f64 = -0.0;
            let mut d_a: f64 = -0.0;
            let mut d_b: f64 = -0.0;
            let mut d_c: f64 = -0.0;
            let mut d_d: f64 = -0.0;
            if i == 3 {
                let (v_1, v_2) = pass_1.take();
                let d_1 = ::core::mem::take(&mut d_p);
                d_p += d_1 * v_1;
                d_q += d_1 * v_2;
            }
            let d_2 = d_q;
            let d_3 = d_2 * d;
            let d_4 = d_3 * 0.1;
            d_a += d_4;
            d_c += d_4;
            d_d += d_2 * (0.1 * (a + c));
            d_p += d_d * c;
            d_c += d_d * v_3;
            let d_5 = d_p;
            let d_6 = d_5 * 0.1;
            d_q_1 += d_6;
            d_b += d_6;
            let d_7 = d_c * b;
            let d_8 = d_7 * ::rootgrad_autodiff::rules::cos(p_1 + (0.1 * q_1));
            d_p_1 -= d_8;
            d_q_1 -= d_8 * 0.1;
            d_b += d_c * (-(p_1 + (0.1 * q_1)).cos());
            d_q_1 += d_b;
            d_a += d_b * 0.1;
            d_p_1 -= d_a * ::rootgrad_autodiff::rules::sin(p_1);
            d_x[2] -= d_a * q_1;
            d_q_1 -= d_a * x[2];
            d_q += d_q_1;
            d_p += d_p_1;
        }
        d_x[1] += d_q;
        d_x[0] += d_p;
        pass_1.finish();
        pass_2.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut p = x[0];
        let mut t_p = t_x[0];
        let mut q = x[1];
        let mut t_q = t_x[1];
        for i in 0..5 {
            let a = (-p.sin()) - (x[2] * q);
            let t_a = (-(::rootgrad_autodiff::rules::sin(p) * t_p))
                - (t_x[2] * q + x[2] * t_q);
            let b = q + (0.1 * a);
            let t_b = t_q + (0.1 * t_a);
            let c = (-(p + (0.1 * q)).cos()) * b;
            let t_c = (-(::rootgrad_autodiff::rules::cos(p + (0.1 * q))
                * (t_p + (0.1 * t_q)))) * b + (-(p + (0.1 * q)).cos()) * t_b;
            t_p += 0.1 * (t_q + t_b);
            p += 0.1 * (q + b);
            let d = p * c;
            let t_d = t_p * c + p * t_c;
            t_q += (0.1 * (t_a + t_c)) * d + (0.1 * (a + c)) * t_d;
            q += (0.1 * (a + c)) * d;
            if i == 3 {
                t_p = t_p * q + p * t_q;
                p = p * q;
            }
        }
        let result: f64 = p * q;
        let t_result: f64 = t_p * q + p * t_q;
        (result, t_result)
    }
}
mod calls_of_scalars {
    ///The derivative of [`sigmoid`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    enum sigmoid {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl sigmoid {
        /// Of what the function writes, the derivative gets the values before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        fn __of<F: 'static>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_function(called, &sigmoid)
        }
        /// The reverse derivative of [`sigmoid`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pullback(z: f64, d_ret: f64) -> (f64, f64) {
            let exp_2 = (-z).exp();
            let result: f64 = 1.0 / (1.0 + exp_2);
            let mut d_z = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result = d_ret;
            let mut d_exp_2: f64 = -0.0;
            let d_1 = d_result * result * result;
            d_exp_2 -= d_1;
            let d_2 = d_exp_2 * ::rootgrad_autodiff::rules::by_result::exp(exp_2);
            d_z -= d_2;
            (result, d_z)
        }
        /// The forward derivative of [`sigmoid`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pushforward(z: f64, t_z: f64) -> (f64, f64) {
            let result: f64 = 1.0 / (1.0 + (-z).exp());
            let t_result: f64 = -(1.0 / (1.0 + (-z).exp()))
                * (::rootgrad_autodiff::rules::exp(-z) * (-t_z)) / (1.0 + (-z).exp());
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp(
            called: impl ::core::ops::Fn(f64) -> f64 + 'static,
            a0: f64,
            t0: impl ::rootgrad_autodiff::rt::Tangent<f64>,
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
        fn pushforward_pullback(z: f64, t_z: f64, d_ret: (f64, f64)) -> (f64, f64) {
            let exp_2 = (-z).exp();
            let result: f64 = 1.0 / (1.0 + exp_2);
            let x = -z;
            let exp_3 = (-z).exp();
            let exp_4 = x.exp();
            let exp_5 = (-z).exp();
            let t_result: f64 = ((-(1.0 / (1.0 + exp_3))) * (exp_4 * (-t_z)))
                / (1.0 + exp_5);
            let result_2: (f64, f64) = (result, t_result);
            let mut d_z = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_z = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result_2 = d_ret;
            let mut d_exp_2: f64 = -0.0;
            let mut d_result: f64 = -0.0;
            let mut d_x: f64 = -0.0;
            let mut d_exp_3: f64 = -0.0;
            let mut d_exp_4: f64 = -0.0;
            let mut d_exp_5: f64 = -0.0;
            let mut d_t_result: f64 = -0.0;
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            let d_1 = d_t_result / (1.0 + exp_5);
            let d_2 = d_1 * (exp_4 * (-t_z));
            let d_3 = d_2 / (1.0 + exp_3) * (1.0 / (1.0 + exp_3));
            d_exp_3 += d_3;
            let d_4 = d_1 * (-(1.0 / (1.0 + exp_3)));
            d_exp_4 += d_4 * (-t_z);
            let d_5 = d_4 * exp_4;
            d_t_z -= d_5;
            let d_6 = d_t_result / (1.0 + exp_5) * t_result;
            d_exp_5 -= d_6;
            let d_7 = d_exp_5 * ::rootgrad_autodiff::rules::by_result::exp(exp_5);
            d_z -= d_7;
            d_x += d_exp_4 * ::rootgrad_autodiff::rules::by_result::exp(exp_4);
            let d_8 = d_exp_3 * ::rootgrad_autodiff::rules::by_result::exp(exp_3);
            d_z -= d_8;
            d_z -= d_x;
            let d_9 = d_result * result * result;
            d_exp_2 -= d_9;
            let d_10 = d_exp_2 * ::rootgrad_autodiff::rules::by_result::exp(exp_2);
            d_z -= d_10;
            (d_z, d_t_z)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp<'__shadow>(
            called: impl ::core::ops::Fn(f64) -> f64 + 'static,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a0: f64,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(f64, f64)>,
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
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
        ) {
            let mut store0 = a0;
            let (_primal, g0) = Self::pullback(a0, d_ret.seed());
            *d0.or_discard(&mut store0) += g0;
        }
        #[doc(hidden)]
        #[inline]
        fn __ahead(
            (a0,): (f64,),
            _: impl ::core::ops::FnOnce((f64,)) -> f64,
        ) -> (f64, ::rootgrad_autodiff::rt::Partials<f64, 1usize>) {
            let (value, g0) = Self::pullback(a0, 1.0);
            (value, ::rootgrad_autodiff::rt::Partials([g0]))
        }
    }
    ///The derivative of [`power`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    enum power {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl power {
        /// Of what the function writes, the derivative gets the values before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        fn __of<F: 'static>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_function(called, &power)
        }
        /// The reverse derivative of [`power`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pullback(x: f64, n: u32, d_ret: f64) -> (f64, f64) {
            ::rootgrad_autodiff::callees!(power as rule_of_power);
            let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
            let t;
            if n == 0 {
                t = 1.0;
            } else {
                let value = kept_2
                    .keep(
                        kept_1
                            .aside(
                                ::rootgrad_autodiff::ahead!(
                                    rule_of_power, power, a0 = x, a1 = n - 1
                                ),
                            ),
                    );
                t = x * value;
            }
            let result: f64 = t;
            let mut d_x = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result = d_ret;
            let mut d_t: f64 = -0.0;
            d_t += d_result;
            if n == 0 {
                let _ = ::core::mem::take(&mut d_t);
            } else {
                let value = kept_2.take();
                let mut d_value: f64 = -0.0;
                let d_2 = ::core::mem::take(&mut d_t);
                d_x += d_2 * value;
                d_value += d_2 * x;
                let partials_1 = kept_1.take();
                if ::rootgrad_autodiff::rt::IsAhead::is_ahead(&partials_1) {
                    ::rootgrad_autodiff::rt::Ahead::add_to(
                        &partials_1,
                        0,
                        &mut d_x,
                        &d_value,
                    );
                } else {
                    rule_of_power::__vjp(
                        x,
                        &mut d_x,
                        n - 1,
                        ::rootgrad_autodiff::rt::Inactive,
                        d_value,
                    );
                }
            }
            (result, d_x)
        }
        /// The forward derivative of [`power`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pushforward(x: f64, t_x: f64, n: u32) -> (f64, f64) {
            ::rootgrad_autodiff::callees!(power as rule_of_power);
            let t;
            let t_t;
            if n == 0 {
                t_t = 0.0;
                t = 1.0;
            } else {
                let (v_1, t_value) = rule_of_power::__jvp(
                    power,
                    x,
                    t_x,
                    n - 1,
                    ::rootgrad_autodiff::rt::Inactive,
                );
                let value = v_1;
                t_t = t_x * value + x * t_value;
                t = x * value;
            }
            let result: f64 = t;
            let t_result: f64 = t_t;
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp(
            called: impl ::core::ops::Fn(f64, u32) -> f64 + 'static,
            a0: f64,
            t0: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            a1: u32,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
        ) -> (f64, f64) {
            let _ = Self::__of(called);
            let t0 = t0.or_zero(&a0);
            Self::pushforward(a0, t0, a1)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn pushforward_pullback(
            x: f64,
            t_x: f64,
            n: u32,
            d_ret: (f64, f64),
        ) -> (f64, f64) {
            ::rootgrad_autodiff::callees!(power as rule_of_power);
            let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_3 = ::rootgrad_autodiff::Shapes::new();
            let t;
            let t_t;
            if n == 0 {
                t_t = 0.0;
                t = 1.0;
            } else {
                let v_1 = kept_1
                    .keep(
                        rule_of_power::__jvp(
                            rule_of_power,
                            x,
                            t_x,
                            (n - 1),
                            ::rootgrad_autodiff::rt::Inactive,
                        ),
                    );
                shape_1.keep(&v_1);
                let value = ::core::clone::Clone::clone(&v_1.0);
                shape_2.keep(&value);
                let t_value = ::core::clone::Clone::clone(&v_1.1);
                shape_3.keep(&t_value);
                t_t = (t_x * value) + (x * t_value);
                t = x * value;
            }
            let result: f64 = t;
            let t_result: f64 = t_t;
            let result_2: (f64, f64) = (result, t_result);
            let mut d_x = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_x = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result_2 = d_ret;
            let mut d_t: f64 = -0.0;
            let mut d_t_t: f64 = -0.0;
            let mut d_result: f64 = -0.0;
            let mut d_t_result: f64 = -0.0;
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            d_t_t += d_t_result;
            d_t += d_result;
            if n == 0 {
                let _ = ::core::mem::take(&mut d_t);
                let _ = ::core::mem::take(&mut d_t_t);
            } else {
                let v_1 = kept_1.take();
                let value = ::core::clone::Clone::clone(&v_1.0);
                let t_value = ::core::clone::Clone::clone(&v_1.1);
                let mut d_v_1 = shape_1.zero();
                let mut d_value = shape_2.zero();
                let mut d_t_value = shape_3.zero();
                let d_3 = ::core::mem::take(&mut d_t);
                d_x += d_3 * value;
                d_value += d_3 * x;
                let d_4 = ::core::mem::take(&mut d_t_t);
                d_t_x += d_4 * value;
                d_value += d_4 * t_x;
                d_x += d_4 * t_value;
                d_t_value += d_4 * x;
                ::rootgrad_autodiff::rt::accumulate(&mut d_v_1.1, &(d_t_value));
                ::rootgrad_autodiff::rt::accumulate(&mut d_v_1.0, &(d_value));
                rule_of_power::__jvp_vjp(
                    rule_of_power,
                    ::rootgrad_autodiff::rt::Inactive,
                    x,
                    &mut d_x,
                    t_x,
                    &mut d_t_x,
                    n - 1,
                    ::rootgrad_autodiff::rt::Inactive,
                    ::rootgrad_autodiff::rt::Inactive,
                    ::rootgrad_autodiff::rt::Inactive,
                    d_v_1,
                );
            }
            (d_x, d_t_x)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp<'__shadow>(
            called: impl ::core::ops::Fn(f64, u32) -> f64 + 'static,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a0: f64,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a2: u32,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(f64, f64)>,
        ) {
            let _ = Self::__of(called);
            let a1 = a1.or_zero(&a0);
            let mut store1 = a1;
            let mut store0 = a0;
            let (g0, g1) = Self::pushforward_pullback(a0, a1, a2, d_ret.seed());
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
            a1: u32,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
        ) {
            let mut store0 = a0;
            let (_primal, g0) = Self::pullback(a0, a1, d_ret.seed());
            *d0.or_discard(&mut store0) += g0;
        }
        #[doc(hidden)]
        #[inline]
        fn __ahead(
            (a0, a1): (f64, u32),
            _: impl ::core::ops::FnOnce((f64, u32)) -> f64,
        ) -> (f64, ::rootgrad_autodiff::rt::Partials<f64, 2usize>) {
            let (value, g0) = Self::pullback(a0, a1, 1.0);
            (value, ::rootgrad_autodiff::rt::Partials([g0, ::rootgrad_autodiff::zero()]))
        }
    }
    ///The derivative of [`mixed`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    enum mixed {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl mixed {
        /// Of what the function writes, the derivative gets the values before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        fn __of<F: 'static>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_function(called, &mixed)
        }
        /// The reverse derivative of [`mixed`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pullback(a: f64, n: usize, b: f64, d_ret: f64) -> (f64, f64, f64) {
            ::rootgrad_autodiff::callees!(sigmoid as rule_of_sigmoid);
            let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
            let result: f64;
            let mut s = a;
            for _ in 0..n {
                let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
                let t = kept_3.keep(s);
                let value = kept_2
                    .keep(
                        kept_1
                            .aside(
                                ::rootgrad_autodiff::ahead!(
                                    rule_of_sigmoid, sigmoid, a0 = b
                                ),
                            ),
                    );
                s = (t * value) + a;
                pass_1.push((kept_1.take(), kept_2.take(), kept_3.take()));
            }
            if s > 1.0 {
                result = s.ln() + b;
            } else {
                result = s * b;
            }
            let mut d_a = ::rootgrad_autodiff::zero::<f64>();
            let mut d_b = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result = d_ret;
            let mut d_s: f64 = -0.0;
            if s > 1.0 {
                let d_1 = ::core::mem::take(&mut d_result);
                d_s += d_1 * ::rootgrad_autodiff::rules::ln(s);
                d_b += d_1;
            } else {
                let d_2 = ::core::mem::take(&mut d_result);
                d_s += d_2 * b;
                d_b += d_2 * s;
            }
            for _ in (0..n).rev() {
                let (partials_1, value, t) = pass_1.take();
                let mut d_t: f64 = -0.0;
                let mut d_value: f64 = -0.0;
                let d_3 = ::core::mem::take(&mut d_s);
                d_t += d_3 * value;
                d_value += d_3 * t;
                d_a += d_3;
                if ::rootgrad_autodiff::rt::IsAhead::is_ahead(&partials_1) {
                    ::rootgrad_autodiff::rt::Ahead::add_to(
                        &partials_1,
                        0,
                        &mut d_b,
                        &d_value,
                    );
                } else {
                    rule_of_sigmoid::__vjp(b, &mut d_b, d_value);
                }
                d_s += d_t;
            }
            d_a += d_s;
            pass_1.finish();
            (result, d_a, d_b)
        }
        /// The forward derivative of [`mixed`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pushforward(a: f64, t_a: f64, n: usize, b: f64, t_b: f64) -> (f64, f64) {
            ::rootgrad_autodiff::callees!(sigmoid as rule_of_sigmoid);
            let result: f64;
            let t_result: f64;
            let mut s = a;
            let mut t_s = t_a;
            for _ in 0..n {
                let t = s;
                let t_t = t_s;
                let (v_1, t_value) = rule_of_sigmoid::__jvp(sigmoid, b, t_b);
                let value = v_1;
                t_s = (t_t * value + t * t_value) + t_a;
                s = (t * value) + a;
            }
            if s > 1.0 {
                t_result = (::rootgrad_autodiff::rules::ln(s) * t_s) + t_b;
                result = s.ln() + b;
            } else {
                t_result = t_s * b + s * t_b;
                result = s * b;
            }
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp(
            called: impl ::core::ops::Fn(f64, usize, f64) -> f64 + 'static,
            a0: f64,
            t0: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            a1: usize,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a2: f64,
            t2: impl ::rootgrad_autodiff::rt::Tangent<f64>,
        ) -> (f64, f64) {
            let _ = Self::__of(called);
            let t0 = t0.or_zero(&a0);
            let t2 = t2.or_zero(&a2);
            Self::pushforward(a0, t0, a1, a2, t2)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn pushforward_pullback(
            a: f64,
            t_a: f64,
            n: usize,
            b: f64,
            t_b: f64,
            d_ret: (f64, f64),
        ) -> (f64, f64, f64, f64) {
            ::rootgrad_autodiff::callees!(sigmoid as rule_of_sigmoid);
            let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_3 = ::rootgrad_autodiff::Shapes::new();
            let result: f64;
            let t_result: f64;
            let mut s = a;
            let mut t_s = t_a;
            for _ in 0..n {
                let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
                let t = kept_3.keep(s);
                let t_t = kept_2.keep(t_s);
                let v_1 = kept_1.keep(rule_of_sigmoid::__jvp(rule_of_sigmoid, b, t_b));
                shape_1.keep(&v_1);
                let value = ::core::clone::Clone::clone(&v_1.0);
                shape_2.keep(&value);
                let t_value = ::core::clone::Clone::clone(&v_1.1);
                shape_3.keep(&t_value);
                t_s = ((t_t * value) + (t * t_value)) + t_a;
                s = (t * value) + a;
                pass_1.push((kept_1.take(), kept_2.take(), kept_3.take()));
            }
            if s > 1.0 {
                let x = s;
                t_result = (x.recip() * t_s) + t_b;
                result = s.ln() + b;
            } else {
                t_result = (t_s * b) + (s * t_b);
                result = s * b;
            }
            let result_2: (f64, f64) = (result, t_result);
            let mut d_a = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_a = ::rootgrad_autodiff::zero::<f64>();
            let mut d_b = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_b = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result_2 = d_ret;
            let mut d_result: f64 = -0.0;
            let mut d_t_result: f64 = -0.0;
            let mut d_s: f64 = -0.0;
            let mut d_t_s: f64 = -0.0;
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            if s > 1.0 {
                let x = s;
                let mut d_x: f64 = -0.0;
                let d_1 = ::core::mem::take(&mut d_result);
                d_s += d_1 * ::rootgrad_autodiff::rules::ln(s);
                d_b += d_1;
                let d_2 = ::core::mem::take(&mut d_t_result);
                let d_3 = d_2 * t_s;
                d_x += d_3 * ::rootgrad_autodiff::rules::recip(x);
                d_t_s += d_2 * x.recip();
                d_t_b += d_2;
                d_s += d_x;
            } else {
                let d_4 = ::core::mem::take(&mut d_result);
                d_s += d_4 * b;
                d_b += d_4 * s;
                let d_5 = ::core::mem::take(&mut d_t_result);
                d_t_s += d_5 * b;
                d_b += d_5 * t_s;
                d_s += d_5 * t_b;
                d_t_b += d_5 * s;
            }
            for _ in (0..n).rev() {
                let (v_1, t_t, t) = pass_1.take();
                let value = ::core::clone::Clone::clone(&v_1.0);
                let t_value = ::core::clone::Clone::clone(&v_1.1);
                let mut d_t: f64 = -0.0;
                let mut d_t_t: f64 = -0.0;
                let mut d_v_1 = shape_1.zero();
                let mut d_value = shape_2.zero();
                let mut d_t_value = shape_3.zero();
                let d_6 = ::core::mem::take(&mut d_s);
                d_t += d_6 * value;
                d_value += d_6 * t;
                d_a += d_6;
                let d_7 = ::core::mem::take(&mut d_t_s);
                d_t_t += d_7 * value;
                d_value += d_7 * t_t;
                d_t += d_7 * t_value;
                d_t_value += d_7 * t;
                d_t_a += d_7;
                ::rootgrad_autodiff::rt::accumulate(&mut d_v_1.1, &(d_t_value));
                ::rootgrad_autodiff::rt::accumulate(&mut d_v_1.0, &(d_value));
                rule_of_sigmoid::__jvp_vjp(
                    rule_of_sigmoid,
                    ::rootgrad_autodiff::rt::Inactive,
                    b,
                    &mut d_b,
                    t_b,
                    &mut d_t_b,
                    d_v_1,
                );
                d_t_s += d_t_t;
                d_s += d_t;
            }
            d_t_a += d_t_s;
            d_a += d_s;
            pass_1.finish();
            (d_a, d_t_a, d_b, d_t_b)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp<'__shadow>(
            called: impl ::core::ops::Fn(f64, usize, f64) -> f64 + 'static,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a0: f64,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a2: usize,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a4: f64,
            d4: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a5: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            d5: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(f64, f64)>,
        ) {
            let _ = Self::__of(called);
            let a5 = a5.or_zero(&a4);
            let mut store5 = a5;
            let mut store4 = a4;
            let a1 = a1.or_zero(&a0);
            let mut store1 = a1;
            let mut store0 = a0;
            let (g0, g1, g4, g5) = Self::pushforward_pullback(
                a0,
                a1,
                a2,
                a4,
                a5,
                d_ret.seed(),
            );
            *d0.or_discard(&mut store0) += g0;
            *d1.or_discard(&mut store1) += g1;
            *d4.or_discard(&mut store4) += g4;
            *d5.or_discard(&mut store5) += g5;
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __vjp<'__shadow>(
            a0: f64,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a1: usize,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a2: f64,
            d2: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
        ) {
            let mut store2 = a2;
            let mut store0 = a0;
            let (_primal, g0, g2) = Self::pullback(a0, a1, a2, d_ret.seed());
            *d0.or_discard(&mut store0) += g0;
            *d2.or_discard(&mut store2) += g2;
        }
        #[doc(hidden)]
        #[inline]
        fn __ahead(
            (a0, a1, a2): (f64, usize, f64),
            _: impl ::core::ops::FnOnce((f64, usize, f64)) -> f64,
        ) -> (f64, ::rootgrad_autodiff::rt::Partials<f64, 3usize>) {
            let (value, g0, g2) = Self::pullback(a0, a1, a2, 1.0);
            (
                value,
                ::rootgrad_autodiff::rt::Partials([g0, ::rootgrad_autodiff::zero(), g2]),
            )
        }
    }
    ///The derivative of [`half`]: the rule written by hand, found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    enum half {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl half {
        /// Of what the function writes, the rule gets the values after the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = false;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        fn __of<F: 'static>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_function(called, &half)
        }
        ///The derivative of [`half`]: the rule written by hand, found by the function's path.
        #[inline]
        fn pullback(a0: f64, a1: &mut f64, a2: f64) {
            half_pullback(a0, a1, a2)
        }
        #[doc(hidden)]
        #[inline]
        fn __vjp<'__shadow>(
            a0: f64,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
        ) {
            let mut discard0 = ::core::clone::Clone::clone(&a0);
            half_pullback(a0, d0.or_discard(&mut discard0), d_ret.seed())
        }
    }
    const _: () = {
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn rule_has_the_parameters_of_the_function(_x: f64) {
            let _: f64 = half(_x);
        }
    };
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl half {
        ///The forward derivative of [`half`]: the rule written by hand, found by the function's path.
        #[inline]
        fn pushforward(a0: f64, a1: f64) -> (f64, f64) {
            half_pushforward(a0, a1)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp(
            called: impl ::core::ops::Fn(f64) -> f64 + 'static,
            a0: f64,
            t0: impl ::rootgrad_autodiff::rt::Tangent<f64>,
        ) -> (f64, f64) {
            let _ = Self::__of(called);
            let t0 = t0.or_zero(&a0);
            half_pushforward(a0, t0)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`half_pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn pushforward_pullback(x: f64, t_x: f64, d_ret: (f64, f64)) -> (f64, f64) {
            let result: (f64, f64) = ((0.5 * x), (0.5 * t_x));
            let mut d_x = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_x = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result = d_ret;
            d_x += d_result.0 * 0.5;
            d_t_x += d_result.1 * 0.5;
            (d_x, d_t_x)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp<'__shadow>(
            called: impl ::core::ops::Fn(f64) -> f64 + 'static,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a0: f64,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(f64, f64)>,
        ) {
            let _ = Self::__of(called);
            let a1 = a1.or_zero(&a0);
            let mut store1 = a1;
            let mut store0 = a0;
            let (g0, g1) = Self::pushforward_pullback(a0, a1, d_ret.seed());
            *d0.or_discard(&mut store0) += g0;
            *d1.or_discard(&mut store1) += g1;
        }
    }
    const _: () = {
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn rule_has_the_signature_of_the_function(x: f64) -> f64 {
            half(x)
        }
    };
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::callees!(
            power as rule_of_power, sigmoid as rule_of_sigmoid, mixed as rule_of_mixed,
            half as rule_of_half
        );
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
        let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_17 = ::rootgrad_autodiff::rt::Slot::new();
        let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
        let argument = x[0];
        let value = kept_17
            .aside(
                ::rootgrad_autodiff::ahead!(rule_of_power, power, a0 = argument, a1 = 3),
            );
        let mut s = value * x[1];
        for i in 0..x.len() {
            let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_5 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_6 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_7 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_8 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_9 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_10 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_11 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_12 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_13 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_14 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_15 = ::rootgrad_autodiff::rt::Slot::new();
            let s_1 = kept_15.keep(s);
            let argument_2 = s_1 * x[i];
            let gate = kept_14
                .keep(
                    kept_10
                        .aside(
                            ::rootgrad_autodiff::ahead!(
                                rule_of_sigmoid, sigmoid, a0 = argument_2
                            ),
                        ),
                );
            let t = s_1 * gate;
            let value_2 = kept_9
                .aside(
                    ::rootgrad_autodiff::ahead!(
                        rule_of_mixed, mixed, a0 = kept_8.keep(s), a1 = i, a2 = 0.7
                    ),
                );
            let value_3 = kept_13
                .keep(
                    kept_7
                        .aside(
                            ::rootgrad_autodiff::ahead!(
                                rule_of_half, half, a0 = kept_6.keep(s)
                            ),
                        ),
                );
            shape_1.keep(&value_3);
            let argument_3 = x[0];
            let value_4 = kept_12
                .keep(
                    kept_5
                        .aside(
                            ::rootgrad_autodiff::ahead!(
                                rule_of_mixed, mixed, a0 = gate, a1 = 1, a2 = argument_3
                            ),
                        ),
                );
            shape_2.keep(&value_4);
            s = (t + value_2) - (value_3 * value_4);
            let value_5 = kept_11
                .keep(
                    kept_4
                        .aside(
                            ::rootgrad_autodiff::ahead!(
                                rule_of_sigmoid, sigmoid, a0 = kept_3.keep(s)
                            ),
                        ),
                );
            s += value_5 * kept_2.keep(s);
            pass_1
                .push((
                    kept_2.take(),
                    kept_3.take(),
                    kept_4.take(),
                    kept_5.take(),
                    kept_6.take(),
                    kept_7.take(),
                    kept_8.take(),
                    kept_9.take(),
                    kept_10.take(),
                    kept_11.take(),
                    kept_12.take(),
                    kept_13.take(),
                    kept_14.take(),
                    kept_15.take(),
                ));
        }
        let t_2 = s;
        let argument_4 = s;
        let value_6 = kept_1
            .aside(
                ::rootgrad_autodiff::ahead!(
                    rule_of_mixed, mixed, a0 = s, a1 = 3, a2 = argument_4
                ),
            );
        let result: f64 = t_2 * value_6;
        let mut d_result = d_ret;
        let mut d_argument: f64 = -0.0;
        let mut d_value: f64 = -0.0;
        let mut d_s: f64 = -0.0;
        let mut d_t_2: f64 = -0.0;
        let mut d_argument_4: f64 = -0.0;
        let mut d_value_6: f64 = -0.0;
        d_t_2 += d_result * value_6;
        d_value_6 += d_result * t_2;
        let partials_1 = kept_1.take();
        if ::rootgrad_autodiff::rt::IsAhead::is_ahead(&partials_1) {
            ::rootgrad_autodiff::rt::Ahead::add_to(&partials_1, 0, &mut d_s, &d_value_6);
            ::rootgrad_autodiff::rt::Ahead::add_to(
                &partials_1,
                2,
                &mut d_argument_4,
                &d_value_6,
            );
        } else {
            rule_of_mixed::__vjp(
                s,
                &mut d_s,
                3,
                ::rootgrad_autodiff::rt::Inactive,
                argument_4,
                &mut d_argument_4,
                d_value_6,
            );
        }
        d_s += d_argument_4;
        d_s += d_t_2;
        for i in (0..x.len()).rev() {
            let (
                v_1,
                v_2,
                partials_2,
                partials_3,
                v_3,
                partials_4,
                v_4,
                partials_5,
                partials_6,
                value_5,
                value_4,
                value_3,
                gate,
                s_1,
            ) = pass_1.take();
            let argument_2 = s_1 * x[i];
            let argument_3 = x[0];
            let mut d_s_1: f64 = -0.0;
            let mut d_argument_2: f64 = -0.0;
            let mut d_gate: f64 = -0.0;
            let mut d_t: f64 = -0.0;
            let mut d_value_2: f64 = -0.0;
            let mut d_value_3 = shape_1.zero();
            let mut d_argument_3: f64 = -0.0;
            let mut d_value_4 = shape_2.zero();
            let mut d_value_5: f64 = -0.0;
            let d_1 = d_s;
            d_value_5 += d_1 * v_1;
            d_s += d_1 * value_5;
            if ::rootgrad_autodiff::rt::IsAhead::is_ahead(&partials_2) {
                ::rootgrad_autodiff::rt::Ahead::add_to(
                    &partials_2,
                    0,
                    &mut d_s,
                    &d_value_5,
                );
            } else {
                rule_of_sigmoid::__vjp(v_2, &mut d_s, d_value_5);
            }
            let d_2 = ::core::mem::take(&mut d_s);
            d_t += d_2;
            d_value_2 += d_2;
            d_value_3 -= d_2 * value_4;
            d_value_4 -= d_2 * value_3;
            if ::rootgrad_autodiff::rt::IsAhead::is_ahead(&partials_3) {
                ::rootgrad_autodiff::rt::Ahead::add_to(
                    &partials_3,
                    0,
                    &mut d_gate,
                    &d_value_4,
                );
                ::rootgrad_autodiff::rt::Ahead::add_to(
                    &partials_3,
                    2,
                    &mut d_argument_3,
                    &d_value_4,
                );
            } else {
                rule_of_mixed::__vjp(
                    gate,
                    &mut d_gate,
                    1,
                    ::rootgrad_autodiff::rt::Inactive,
                    argument_3,
                    &mut d_argument_3,
                    d_value_4,
                );
            }
            d_x[0] += d_argument_3;
            if ::rootgrad_autodiff::rt::IsAhead::is_ahead(&partials_4) {
                ::rootgrad_autodiff::rt::Ahead::add_to(
                    &partials_4,
                    0,
                    &mut d_s,
                    &d_value_3,
                );
            } else {
                rule_of_half::__vjp(v_3, &mut d_s, d_value_3);
            }
            if ::rootgrad_autodiff::rt::IsAhead::is_ahead(&partials_5) {
                ::rootgrad_autodiff::rt::Ahead::add_to(
                    &partials_5,
                    0,
                    &mut d_s,
                    &d_value_2,
                );
            } else {
                rule_of_mixed::__vjp(
                    v_4,
                    &mut d_s,
                    i,
                    ::rootgrad_autodiff::rt::Inactive,
                    0.7,
                    ::rootgrad_autodiff::rt::Inactive,
                    d_value_2,
                );
            }
            d_s_1 += d_t * gate;
            d_gate += d_t * s_1;
            if ::rootgrad_autodiff::rt::IsAhead::is_ahead(&partials_6) {
                ::rootgrad_autodiff::rt::Ahead::add_to(
                    &partials_6,
                    0,
                    &mut d_argument_2,
                    &d_gate,
                );
            } else {
                rule_of_sigmoid::__vjp(argument_2, &mut d_argument_2, d_gate);
            }
            d_s_1 += d_argument_2 * x[i];
            d_x[i] += d_argument_2 * s_1;
            d_s += d_s_1;
        }
        d_value += d_s * x[1];
        d_x[1] += d_s * value;
        let partials_7 = kept_17.take();
        if ::rootgrad_autodiff::rt::IsAhead::is_ahead(&partials_7) {
            ::rootgrad_autodiff::rt::Ahead::add_to(
                &partials_7,
                0,
                &mut d_argument,
                &d_value,
            );
        } else {
            rule_of_power::__vjp(
                argument,
                &mut d_argument,
                3,
                ::rootgrad_autodiff::rt::Inactive,
                d_value,
            );
        }
        d_x[0] += d_argument;
        pass_1.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(
            power as rule_of_power, sigmoid as rule_of_sigmoid, mixed as rule_of_mixed,
            half as rule_of_half
        );
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let argument = x[0];
        let t_argument = t_x[0];
        let (v_1, t_value) = rule_of_power::__jvp(
            power,
            argument,
            t_argument,
            3,
            ::rootgrad_autodiff::rt::Inactive,
        );
        let value = v_1;
        let mut s = value * x[1];
        let mut t_s = t_value * x[1] + value * t_x[1];
        for i in 0..x.len() {
            let argument_2 = s * x[i];
            let t_argument_2 = t_s * x[i] + s * t_x[i];
            let (v_2, t_gate) = rule_of_sigmoid::__jvp(
                sigmoid,
                argument_2,
                t_argument_2,
            );
            let gate = v_2;
            let t = s * gate;
            let t_t = t_s * gate + s * t_gate;
            let (v_3, t_value_2) = rule_of_mixed::__jvp(
                mixed,
                s,
                t_s,
                i,
                ::rootgrad_autodiff::rt::Inactive,
                0.7,
                ::rootgrad_autodiff::rt::Inactive,
            );
            let value_2 = v_3;
            let (v_4, t_value_3) = rule_of_half::__jvp(half, s, t_s);
            let value_3 = v_4;
            let argument_3 = x[0];
            let t_argument_3 = t_x[0];
            let (v_5, t_value_4) = rule_of_mixed::__jvp(
                mixed,
                gate,
                t_gate,
                1,
                ::rootgrad_autodiff::rt::Inactive,
                argument_3,
                t_argument_3,
            );
            let value_4 = v_5;
            t_s = (t_t + t_value_2) - (t_value_3 * value_4 + value_3 * t_value_4);
            s = (t + value_2) - (value_3 * value_4);
            let (v_6, t_value_5) = rule_of_sigmoid::__jvp(sigmoid, s, t_s);
            let value_5 = v_6;
            t_s += t_value_5 * s + value_5 * t_s;
            s += value_5 * s;
        }
        let t_2 = s;
        let t_t_2 = t_s;
        let argument_4 = s;
        let t_argument_4 = t_s;
        let (v_7, t_value_6) = rule_of_mixed::__jvp(
            mixed,
            s,
            t_s,
            3,
            ::rootgrad_autodiff::rt::Inactive,
            argument_4,
            t_argument_4,
        );
        let value_6 = v_7;
        let result: f64 = t_2 * value_6;
        let t_result: f64 = t_t_2 * value_6 + t_2 * t_value_6;
        (result, t_result)
    }
}
mod shapes_behind_references {
    impl Pair {
        /// The reverse derivative of [`turned`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn turned_pullback(self: Self, k: f64, d_ret: Self) -> (Self, Self, f64) {
            let tanh_2 = ((self.y * k) + self.x).tanh();
            let result: Self = Pair {
                x: (self.x * k) - self.y,
                y: tanh_2,
            };
            let mut d_self = ::rootgrad_autodiff::Differentiable::zero_like(&self);
            let mut d_k = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result = d_ret;
            let mut d_tanh_2: f64 = -0.0;
            let Pair { x: d_1, y: d_2 } = &d_result else {
                ::rootgrad_autodiff::rt::wrong_variant()
            };
            d_self.x += (*d_1) * k;
            d_k += (*d_1) * self.x;
            d_self.y -= (*d_1);
            d_tanh_2 += (*d_2);
            let d_3 = d_tanh_2 * ::rootgrad_autodiff::rules::by_result::tanh(tanh_2);
            d_self.y += d_3 * k;
            d_k += d_3 * self.y;
            d_self.x += d_3;
            (result, d_self, d_k)
        }
        /// The forward derivative of [`turned`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn turned_pushforward(
            self: Self,
            t_self: Self,
            k: f64,
            t_k: f64,
        ) -> (Self, Self) {
            let t_result: Self = Pair {
                x: (::rootgrad_autodiff::rt::scalar(t_self.x) * k + self.x * t_k)
                    - ::rootgrad_autodiff::rt::scalar(t_self.y),
                y: ::rootgrad_autodiff::rules::tanh((self.y * k) + self.x)
                    * ((::rootgrad_autodiff::rt::scalar(t_self.y) * k + self.y * t_k)
                        + ::rootgrad_autodiff::rt::scalar(t_self.x)),
            };
            let result: Self = Pair {
                x: (self.x * k) - self.y,
                y: ((self.y * k) + self.x).tanh(),
            };
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_turned(
            &self,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            a1: f64,
            t1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
        ) -> (Self, Self) {
            let mut store0 = ::core::option::Option::None;
            let t0 = ::core::clone::Clone::clone(t0.or_zero(self, &mut store0));
            let t1 = t1.or_zero(&a1);
            Self::turned_pushforward(::core::clone::Clone::clone(self), t0, a1, t1)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_turned(
            a0: Self,
            t0: impl ::rootgrad_autodiff::rt::Tangent<Self>,
            a1: f64,
            t1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
        ) -> (Self, Self) {
            let t0 = t0.or_zero(&a0);
            let t1 = t1.or_zero(&a1);
            Self::turned_pushforward(a0, t0, a1, t1)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn turned_pushforward_pullback(
            self: Self,
            t_self: Self,
            k: f64,
            t_k: f64,
            d_ret: (Self, Self),
        ) -> (Self, Self, f64, f64) {
            let x_2 = (self.y * k) + self.x;
            let y = x_2.tanh();
            let t_result: Self = Pair {
                x: ((t_self.x * k) + (self.x * t_k)) - t_self.y,
                y: (1.0 - (y * y)) * (((t_self.y * k) + (self.y * t_k)) + t_self.x),
            };
            let tanh_2 = ((self.y * k) + self.x).tanh();
            let result: Self = Pair {
                x: (self.x * k) - self.y,
                y: tanh_2,
            };
            let result_2: (Self, Self) = (
                ::core::clone::Clone::clone(&result),
                ::core::clone::Clone::clone(&t_result),
            );
            let mut d_self = ::rootgrad_autodiff::Differentiable::zero_like(&self);
            let mut d_t_self = ::rootgrad_autodiff::Differentiable::zero_like(&t_self);
            let mut d_k = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_k = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result_2 = d_ret;
            let mut d_x_2: f64 = -0.0;
            let mut d_y: f64 = -0.0;
            let mut d_t_result = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_result,
            );
            let mut d_tanh_2: f64 = -0.0;
            let mut d_result = ::rootgrad_autodiff::Differentiable::zero_like(&result);
            ::rootgrad_autodiff::rt::accumulate(&mut d_result, &(d_result_2.0));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_result, &(d_result_2.1));
            let Pair { x: d_1, y: d_2 } = &d_result else {
                ::rootgrad_autodiff::rt::wrong_variant()
            };
            d_self.x += (*d_1) * k;
            d_k += (*d_1) * self.x;
            d_self.y -= (*d_1);
            d_tanh_2 += (*d_2);
            let d_3 = d_tanh_2 * ::rootgrad_autodiff::rules::by_result::tanh(tanh_2);
            d_self.y += d_3 * k;
            d_k += d_3 * self.y;
            d_self.x += d_3;
            let Pair { x: d_4, y: d_5 } = &d_t_result else {
                ::rootgrad_autodiff::rt::wrong_variant()
            };
            d_t_self.x += (*d_4) * k;
            d_k += (*d_4) * t_self.x;
            d_self.x += (*d_4) * t_k;
            d_t_k += (*d_4) * self.x;
            d_t_self.y -= (*d_4);
            let d_6 = (*d_5) * (((t_self.y * k) + (self.y * t_k)) + t_self.x);
            d_y -= d_6 * y;
            d_y -= d_6 * y;
            let d_7 = (*d_5) * (1.0 - (y * y));
            d_t_self.y += d_7 * k;
            d_k += d_7 * t_self.y;
            d_self.y += d_7 * t_k;
            d_t_k += d_7 * self.y;
            d_t_self.x += d_7;
            d_x_2 += d_y * ::rootgrad_autodiff::rules::by_result::tanh(y);
            d_self.y += d_x_2 * k;
            d_k += d_x_2 * self.y;
            d_self.x += d_x_2;
            (d_self, d_t_self, d_k, d_t_k)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp_turned<'__shadow>(
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
            let (g0, g1, g2, g3) = Self::turned_pushforward_pullback(
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
        fn __path_jvp_vjp_turned<'__shadow>(
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
            let (g0, g1, g2, g3) = Self::turned_pushforward_pullback(
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
        fn __vjp_turned<'__shadow>(
            &self,
            d0: ::core::option::Option<&mut Self>,
            a1: f64,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<Self>,
        ) {
            let mut store1 = a1;
            let (_primal, g0, g1) = Self::turned_pullback(
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
        fn __path_vjp_turned<'__shadow>(
            a0: Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a1: f64,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<Self>,
        ) {
            let mut store1 = a1;
            let mut store0 = ::rootgrad_autodiff::rt::discarded(&a0);
            let (_primal, g0, g1) = Self::turned_pullback(a0, a1, d_ret.seed());
            ::rootgrad_autodiff::rt::accumulate(d0.or_discard(&mut store0), &g0);
            *d1.or_discard(&mut store1) += g1;
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __handed_turned(&self) -> Self {
            ::core::clone::Clone::clone(self)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __mut_handed_turned(&self) -> Self {
            ::core::clone::Clone::clone(self)
        }
    }
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::callees!(; fn __vjp_turned);
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_4 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_5 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_6 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_7 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_8 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_9 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_10 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_11 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_12 = ::rootgrad_autodiff::rt::Slot::new();
        let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_3 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_4 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_5 = ::rootgrad_autodiff::Shapes::new();
        let mut s = 0.3;
        if x[0] < x[1] {
            let mut pairs = ::std::vec![
                (Pair { x : x[0], y : x[1], }), (Pair { x : kept_9.keep((kept_10.keep(s)
                * x[2])).sin(), y : x[2], })
            ];
            let k = kept_12.keep((kept_8.keep(s) * x[1]));
            kept_7.keep_owned(&pairs[0]);
            let value = pairs[0].turned(k);
            shape_5.keep(&value);
            pairs.push(value);
            let length = kept_11.keep(pairs.len());
            for i in 0..length {
                let p = &mut pairs[i];
                p.x = kept_6.keep(p.x) * k;
                s += p.x;
            }
            let mut running = true;
            let mut passes_of_kept_5 = 0usize;
            while running {
                passes_of_kept_5 += 1;
                let present = kept_4.keep((pairs.len() > 0));
                if present {
                    let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
                    let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
                    let at = kept_2.keep((pairs.len() - 1));
                    let popped = kept_1.keep(pairs[at].clone());
                    shape_2.keep(&popped);
                    if let Some(last) = pairs.last() {
                        shape_1.keep(last);
                    }
                    pairs.pop();
                    let p_2 = ::core::clone::Clone::clone(&popped);
                    shape_3.keep(&p_2);
                    if p_2.x > 0.8 {
                        running = false;
                    } else {
                        s += ::core::clone::Clone::clone(&p_2.y);
                    }
                    pass_1.push((kept_1.take(), kept_2.take()));
                } else {
                    running = false;
                }
            }
            kept_5.keep(passes_of_kept_5);
            shape_4.keep(&pairs);
        }
        let result: f64 = s * x[0];
        let mut d_result = d_ret;
        let mut d_s = -0.0;
        d_s += d_result * x[0];
        d_x[0] += d_result * s;
        if x[0] < x[1] {
            let k = kept_12.take();
            let length = kept_11.take();
            let mut d_pairs = shape_4.zero();
            let mut d_k: f64 = -0.0;
            let mut d_value = shape_5.zero();
            for _ in 0..kept_5.take() {
                let present = kept_4.take();
                if present {
                    let (popped, at) = pass_1.take();
                    let p_2 = ::core::clone::Clone::clone(&popped);
                    let mut d_popped = shape_2.zero();
                    let mut d_p_2 = shape_3.zero();
                    if p_2.x > 0.8 {} else {
                        let d_1 = d_s;
                        d_p_2.y += d_1;
                    }
                    ::rootgrad_autodiff::rt::accumulate(&mut d_popped, &(d_p_2));
                    d_pairs.push(shape_1.zero());
                    ::rootgrad_autodiff::rt::accumulate(&mut d_pairs[at], &d_popped);
                }
            }
            for i in (0..length).rev() {
                let v_2 = kept_6.take();
                let d_2 = d_s;
                d_pairs[i].x += d_2;
                let d_3 = ::core::mem::take(&mut d_pairs[i].x);
                d_pairs[i].x += d_3 * k;
                d_k += d_3 * v_2;
            }
            let d_4 = ::rootgrad_autodiff::rt::popped(&mut d_pairs);
            ::rootgrad_autodiff::rt::accumulate(&mut d_value, &(d_4));
            let v_3 = kept_7.take();
            (v_3)
                .__vjp_turned(
                    ::core::option::Option::Some(&mut d_pairs[0]),
                    k,
                    &mut d_k,
                    d_value,
                );
            let v_4 = kept_8.take();
            d_s += d_k * x[1];
            d_x[1] += d_k * v_4;
            let v_5 = kept_9.take();
            let v_6 = kept_10.take();
            let Pair { x: d_5, y: d_6 } = &d_pairs[0] else {
                ::rootgrad_autodiff::rt::wrong_variant()
            };
            d_x[0] += (*d_5);
            d_x[1] += (*d_6);
            let Pair { x: d_7, y: d_9 } = &d_pairs[1] else {
                ::rootgrad_autodiff::rt::wrong_variant()
            };
            let d_8 = (*d_7) * ::rootgrad_autodiff::rules::sin(v_5);
            d_s += d_8 * x[2];
            d_x[2] += d_8 * v_6;
            d_x[2] += (*d_9);
        }
        pass_1.finish();
        kept_4.finish();
        kept_6.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(; fn __jvp_turned);
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut s = 0.3;
        let mut t_s = 0.0;
        if x[0] < x[1] {
            let mut t_pairs = ::std::vec![
                Pair { x : t_x[0], y : t_x[1], }, Pair { x :
                ::rootgrad_autodiff::rules::sin(s * x[2]) * (t_s * x[2] + s * t_x[2]), y
                : t_x[2], }
            ];
            let mut pairs = ::std::vec![
                (Pair { x : x[0], y : x[1], }), (Pair { x : (s * x[2]).sin(), y : x[2],
                })
            ];
            let k = s * x[1];
            let t_k = t_s * x[1] + s * t_x[1];
            let (v_1, t_value) = (pairs[0]).__jvp_turned(&mut t_pairs[0], k, t_k);
            let value = v_1;
            t_pairs.push(t_value);
            pairs.push(value);
            let length = pairs.len();
            for i in 0..length {
                let p = &mut pairs[i];
                let t_p = &mut t_pairs[i];
                t_p.x = ::rootgrad_autodiff::rt::scalar(t_p.x) * k + p.x * t_k;
                p.x = p.x * k;
                t_s += t_p.x;
                s += p.x;
            }
            let mut running = true;
            while running {
                let present = pairs.len() > 0;
                if present {
                    let at = pairs.len() - 1;
                    let popped = pairs[at].clone();
                    let t_popped = t_pairs[at].clone();
                    t_pairs.pop();
                    pairs.pop();
                    let p_2 = popped;
                    let t_p_2 = t_popped;
                    if p_2.x > 0.8 {
                        running = false;
                    } else {
                        t_s += t_p_2.y;
                        s += p_2.y;
                    }
                } else {
                    running = false;
                }
            }
        }
        let result: f64 = s * x[0];
        let t_result: f64 = t_s * x[0] + s * t_x[0];
        (result, t_result)
    }
}
