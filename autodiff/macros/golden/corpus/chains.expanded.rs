// Written by the golden test; do not edit.
mod captures {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
        let mut k = x[0];
        let mut k_2 = k;
        k = kept_1.keep(k) * x[1];
        let y = x[1];
        let y_2 = x[2] * x[2];
        let x_2: f64 = y_2;
        let v: f64 = x_2;
        let v_2: f64 = v * k_2;
        let t = (v_2 + (k * x[2])) * y;
        let v_3: f64 = k;
        let t_2 = t + (v_3 * k_2);
        let x_3: f64 = x[0];
        let result: f64 = t_2 + (x_3 * y_2);
        let mut d_result = d_ret;
        let mut d_k: f64 = -0.0;
        let mut d_k_2: f64 = -0.0;
        let mut d_y: f64 = -0.0;
        let mut d_y_2: f64 = -0.0;
        let mut d_x_2: f64 = -0.0;
        let mut d_v: f64 = -0.0;
        let mut d_v_2: f64 = -0.0;
        let mut d_t: f64 = -0.0;
        let mut d_v_3: f64 = -0.0;
        let mut d_t_2: f64 = -0.0;
        let mut d_x_3: f64 = -0.0;
        d_t_2 += d_result;
        d_x_3 += d_result * y_2;
        d_y_2 += d_result * x_3;
        d_x[0] += d_x_3;
        d_t += d_t_2;
        d_v_3 += d_t_2 * k_2;
        d_k_2 += d_t_2 * v_3;
        d_k += d_v_3;
        let d_1 = d_t * y;
        d_v_2 += d_1;
        d_k += d_1 * x[2];
        d_x[2] += d_1 * k;
        d_y += d_t * (v_2 + (k * x[2]));
        d_v += d_v_2 * k_2;
        d_k_2 += d_v_2 * v;
        d_x_2 += d_v;
        d_y_2 += d_x_2;
        d_x[2] += d_y_2 * x[2];
        d_x[2] += d_y_2 * x[2];
        d_x[1] += d_y;
        let v_1 = kept_1.take();
        let d_2 = ::core::mem::take(&mut d_k);
        d_k += d_2 * x[1];
        d_x[1] += d_2 * v_1;
        d_k += d_k_2;
        d_x[0] += d_k;
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut k = x[0];
        let mut t_k = t_x[0];
        let mut k_2 = k;
        let mut t_k_2 = t_k;
        t_k = t_k * x[1] + k * t_x[1];
        k = k * x[1];
        let y = x[1];
        let t_y = t_x[1];
        let y_2 = x[2] * x[2];
        let t_y_2 = t_x[2] * x[2] + x[2] * t_x[2];
        let x_2: f64 = y_2;
        let t_x_2: f64 = t_y_2;
        let v: f64 = x_2;
        let t_v: f64 = t_x_2;
        let v_2: f64 = v * k_2;
        let t_v_2: f64 = t_v * k_2 + v * t_k_2;
        let t = (v_2 + (k * x[2])) * y;
        let t_t = (t_v_2 + (t_k * x[2] + k * t_x[2])) * y + (v_2 + (k * x[2])) * t_y;
        let v_3: f64 = k;
        let t_v_3: f64 = t_k;
        let t_2 = t + (v_3 * k_2);
        let t_t_2 = t_t + (t_v_3 * k_2 + v_3 * t_k_2);
        let x_3: f64 = x[0];
        let t_x_3: f64 = t_x[0];
        let result: f64 = t_2 + (x_3 * y_2);
        let t_result: f64 = t_t_2 + (t_x_3 * y_2 + x_3 * t_y_2);
        (result, t_result)
    }
}
mod with_state {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_3 = ::rootgrad_autodiff::rt::Tape::new();
        let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_7 = ::rootgrad_autodiff::rt::Tape::new();
        let mut calls = 0;
        let mut total = x[0];
        let mut s = 1.0;
        let length = x.len();
        for i in 0..length {
            let v = &x[i];
            let v_2: f64 = *v;
            calls += 1;
            if (calls % 2) == 0 {
                total = kept_7.keep(total) * v_2;
            } else {
                total += v_2 * v_2;
            }
            s += total;
            if (*v) > 1.0 {
                let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_5 = ::rootgrad_autodiff::rt::Slot::new();
                let v_3: f64 = kept_5.keep(((*v) * kept_4.keep(s)));
                calls += 1;
                if (calls % 2) == 0 {
                    total = kept_3.keep(total) * v_3;
                } else {
                    total += v_3 * v_3;
                }
                s = kept_2.keep(s) * kept_1.keep(total);
                pass_1
                    .push((kept_1.take(), kept_2.take(), kept_4.take(), kept_5.take()));
            }
        }
        let result: f64 = (s * total) + ((calls as f64) * x[0]);
        let mut d_result = d_ret;
        let mut calls = calls;
        let mut d_total: f64 = -0.0;
        let mut d_s: f64 = -0.0;
        d_s += d_result * total;
        d_total += d_result * s;
        d_x[0] += d_result * (calls as f64);
        for i in (0..length).rev() {
            let v = &x[i];
            let v_2: f64 = *v;
            let mut d_v_2: f64 = -0.0;
            let d_v = &mut d_x[i];
            if (*v) > 1.0 {
                let (v_1, v_4, v_6, v_3) = pass_1.take();
                let mut d_v_3: f64 = -0.0;
                let d_1 = ::core::mem::take(&mut d_s);
                d_s += d_1 * v_1;
                d_total += d_1 * v_4;
                if (calls % 2) == 0 {
                    let v_5 = kept_3.take();
                    let d_2 = ::core::mem::take(&mut d_total);
                    d_total += d_2 * v_3;
                    d_v_3 += d_2 * v_5;
                } else {
                    let d_3 = d_total;
                    d_v_3 += d_3 * v_3;
                    d_v_3 += d_3 * v_3;
                }
                calls -= 1;
                (*d_v) += d_v_3 * v_6;
                d_s += d_v_3 * (*v);
            }
            let d_4 = d_s;
            d_total += d_4;
            if (calls % 2) == 0 {
                let v_7 = kept_7.take();
                let d_5 = ::core::mem::take(&mut d_total);
                d_total += d_5 * v_2;
                d_v_2 += d_5 * v_7;
            } else {
                let d_6 = d_total;
                d_v_2 += d_6 * v_2;
                d_v_2 += d_6 * v_2;
            }
            calls -= 1;
            (*d_v) += d_v_2;
        }
        d_x[0] += d_total;
        kept_3.finish();
        pass_1.finish();
        kept_7.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut calls = 0;
        let mut total = x[0];
        let mut t_total = t_x[0];
        let mut s = 1.0;
        let mut t_s = 0.0;
        let length = x.len();
        for i in 0..length {
            let v = &x[i];
            let t_v = &t_x[i];
            let v_2: f64 = *v;
            let t_v_2: f64 = *t_v;
            calls += 1;
            if (calls % 2) == 0 {
                t_total = t_total * v_2 + total * t_v_2;
                total = total * v_2;
            } else {
                t_total += t_v_2 * v_2 + v_2 * t_v_2;
                total += v_2 * v_2;
            }
            t_s += t_total;
            s += total;
            if (*v) > 1.0 {
                let v_3: f64 = (*v) * s;
                let t_v_3: f64 = (*t_v) * s + (*v) * t_s;
                calls += 1;
                if (calls % 2) == 0 {
                    t_total = t_total * v_3 + total * t_v_3;
                    total = total * v_3;
                } else {
                    t_total += t_v_3 * v_3 + v_3 * t_v_3;
                    total += v_3 * v_3;
                }
                t_s = t_s * total + s * t_total;
                s = s * total;
            }
        }
        let result: f64 = (s * total) + ((calls as f64) * x[0]);
        let t_result: f64 = (t_s * total + s * t_total) + ((calls as f64) * t_x[0]);
        (result, t_result)
    }
}
mod arguments {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut s = x[0];
        s = s * 2.0;
        let t = s;
        s += x[1];
        let a: f64 = t;
        let b: f64 = s * s;
        let first = (a * a) - (b * a);
        let v: f64 = s;
        let s_2 = v * 2.0;
        let result: f64 = (first * (s_2 * s_2)) + s;
        let mut d_result = d_ret;
        let mut d_s: f64 = -0.0;
        let mut d_t: f64 = -0.0;
        let mut d_a: f64 = -0.0;
        let mut d_b: f64 = -0.0;
        let mut d_first: f64 = -0.0;
        let mut d_v: f64 = -0.0;
        let mut d_s_2: f64 = -0.0;
        d_first += d_result * (s_2 * s_2);
        let d_1 = d_result * first;
        d_s_2 += d_1 * s_2;
        d_s_2 += d_1 * s_2;
        d_s += d_result;
        d_v += d_s_2 * 2.0;
        d_s += d_v;
        d_a += d_first * a;
        d_a += d_first * a;
        d_b -= d_first * a;
        d_a -= d_first * b;
        d_s += d_b * s;
        d_s += d_b * s;
        d_t += d_a;
        let d_2 = d_s;
        d_x[1] += d_2;
        d_s += d_t;
        let d_3 = ::core::mem::take(&mut d_s);
        d_s += d_3 * 2.0;
        d_x[0] += d_s;
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut s = x[0];
        let mut t_s = t_x[0];
        t_s = t_s * 2.0;
        s = s * 2.0;
        let t = s;
        let t_t = t_s;
        t_s += t_x[1];
        s += x[1];
        let a: f64 = t;
        let t_a: f64 = t_t;
        let b: f64 = s * s;
        let t_b: f64 = t_s * s + s * t_s;
        let first = (a * a) - (b * a);
        let t_first = (t_a * a + a * t_a) - (t_b * a + b * t_a);
        let v: f64 = s;
        let t_v: f64 = t_s;
        let s_2 = v * 2.0;
        let t_s_2 = t_v * 2.0;
        let result: f64 = (first * (s_2 * s_2)) + s;
        let t_result: f64 = (t_first * (s_2 * s_2) + first * (t_s_2 * s_2 + s_2 * t_s_2))
            + t_s;
        (result, t_result)
    }
}
mod reductions {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Tape::new();
        let mut d_result = d_ret;
        let n = x.len() as f64;
        let mut sum_2: f64 = -0.0;
        let length = x.len();
        for i in 0..length {
            sum_2 += x[i];
        }
        let mean = sum_2 / n;
        let mut sum_3: f64 = -0.0;
        let length_2 = x.len();
        let one: f64 = 1.0;
        let mut by_mean: f64 = -0.0;
        for i_2 in 0..length_2 {
            let v = &x[i_2];
            sum_3 += ((*v) - mean).powi(2);
            let v = &x[i_2];
            let d_5 = one;
            let d_6 = d_5 * ::rootgrad_autodiff::rules::powi((*v) - mean, 2);
            by_mean -= d_6;
        }
        let variance = sum_3 / n;
        let mut product_3: f64 = 1.0;
        let length_3 = x.len();
        for i_3 in 0..length_3 {
            let v_2 = &x[i_3];
            product_3 = kept_2.keep(product_3) * (1.0 + (0.1 * (*v_2)));
        }
        let product: f64 = product_3;
        let mut acc_2 = 0.5;
        let length_4 = x.len();
        let length_5 = length_4;
        for i_4 in 0..length_5 {
            let i_5 = (length_4 - 1) - i_4;
            let v_3 = &x[i_5];
            acc_2 = (kept_1.keep(acc_2) * mean) + (*v_3);
        }
        let horner = acc_2;
        let length_6 = x.len();
        let mut sum_4: f64 = -0.0;
        let length_7 = x.len().min(length_6);
        let mut d_sum_2: f64 = -0.0;
        let mut d_mean: f64 = -0.0;
        let mut d_sum_3: f64 = -0.0;
        let mut d_variance: f64 = -0.0;
        let mut d_product_3: f64 = -0.0;
        let mut d_product: f64 = -0.0;
        let mut d_acc_2: f64 = -0.0;
        let mut d_horner: f64 = -0.0;
        let mut d_sum_4: f64 = -0.0;
        let mut d_dot: f64 = -0.0;
        d_dot += d_result * horner;
        d_sum_4 += d_dot;
        for i_6 in 0..length_7 {
            let i_7 = (length_6 - 1) - i_6;
            let a = &x[i_6];
            let b = &x[i_7];
            sum_4 += (*a) * (*b);
            let a = &x[i_6];
            let b = &x[i_7];
            let d_1 = d_sum_4;
            d_x[i_6] += d_1 * (*b);
            d_x[i_7] += d_1 * (*a);
        }
        let dot: f64 = sum_4;
        let result: f64 = (variance * product) + (horner * dot);
        d_variance += d_result * product;
        d_product += d_result * variance;
        d_horner += d_result * dot;
        d_acc_2 += d_horner;
        for i_4 in (0..length_5).rev() {
            let v_1 = kept_1.take();
            let i_5 = (length_4 - 1) - i_4;
            let d_2 = ::core::mem::take(&mut d_acc_2);
            d_acc_2 += d_2 * mean;
            d_mean += d_2 * v_1;
            d_x[i_5] += d_2;
        }
        d_product_3 += d_product;
        for i_3 in (0..length_3).rev() {
            let v_4 = kept_2.take();
            let v_2 = &x[i_3];
            let d_3 = ::core::mem::take(&mut d_product_3);
            d_product_3 += d_3 * (1.0 + (0.1 * (*v_2)));
            let d_4 = d_3 * v_4;
            d_x[i_3] += d_4 * 0.1;
        }
        d_sum_3 += d_variance / n;
        d_mean += d_sum_3 * by_mean;
        for i_2 in 0..length_2 {
            let v = &x[i_2];
            let d_7 = d_sum_3;
            let d_8 = d_7 * ::rootgrad_autodiff::rules::powi((*v) - mean, 2);
            d_x[i_2] += d_8;
        }
        d_sum_2 += d_mean / n;
        for i in 0..length {
            let d_9 = d_sum_2;
            d_x[i] += d_9;
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
        let mut sum_2: f64 = -0.0;
        let mut t_sum_2: f64 = 0.0;
        let length = x.len();
        for i in 0..length {
            t_sum_2 += t_x[i];
            sum_2 += x[i];
        }
        let mean = sum_2 / n;
        let t_mean = t_sum_2 / n;
        let mut sum_3: f64 = -0.0;
        let mut t_sum_3: f64 = 0.0;
        let length_2 = x.len();
        for i_2 in 0..length_2 {
            let v = &x[i_2];
            let t_v = &t_x[i_2];
            t_sum_3
                += ::rootgrad_autodiff::rules::powi((*v) - mean, 2) * ((*t_v) - t_mean);
            sum_3 += ((*v) - mean).powi(2);
        }
        let variance = sum_3 / n;
        let t_variance = t_sum_3 / n;
        let mut product_3: f64 = 1.0;
        let mut t_product_3: f64 = 0.0;
        let length_3 = x.len();
        for i_3 in 0..length_3 {
            let v_2 = &x[i_3];
            let t_v_2 = &t_x[i_3];
            t_product_3 = t_product_3 * (1.0 + (0.1 * (*v_2)))
                + product_3 * (0.1 * (*t_v_2));
            product_3 = product_3 * (1.0 + (0.1 * (*v_2)));
        }
        let product: f64 = product_3;
        let t_product: f64 = t_product_3;
        let mut acc_2 = 0.5;
        let mut t_acc_2 = 0.0;
        let length_4 = x.len();
        let length_5 = length_4;
        for i_4 in 0..length_5 {
            let i_5 = (length_4 - 1) - i_4;
            let v_3 = &x[i_5];
            let t_v_3 = &t_x[i_5];
            t_acc_2 = (t_acc_2 * mean + acc_2 * t_mean) + (*t_v_3);
            acc_2 = (acc_2 * mean) + (*v_3);
        }
        let horner = acc_2;
        let t_horner = t_acc_2;
        let length_6 = x.len();
        let mut sum_4: f64 = -0.0;
        let mut t_sum_4: f64 = 0.0;
        let length_7 = x.len().min(length_6);
        for i_6 in 0..length_7 {
            let i_7 = (length_6 - 1) - i_6;
            let a = &x[i_6];
            let t_a = &t_x[i_6];
            let b = &x[i_7];
            let t_b = &t_x[i_7];
            t_sum_4 += (*t_a) * (*b) + (*a) * (*t_b);
            sum_4 += (*a) * (*b);
        }
        let dot: f64 = sum_4;
        let t_dot: f64 = t_sum_4;
        let result: f64 = (variance * product) + (horner * dot);
        let t_result: f64 = (t_variance * product + variance * t_product)
            + (t_horner * dot + horner * t_dot);
        (result, t_result)
    }
}
mod cross_entropy {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut acc = f64::NEG_INFINITY;
        let length = x.len();
        for i in 0..length {
            let x_2 = kept_1.keep(acc);
            let x_3 = x[i];
            acc = x_2.max(x_3);
        }
        let top = acc;
        let mut sum_2: f64 = -0.0;
        let length_2 = x.len();
        let one: f64 = 1.0;
        let mut by_top: f64 = -0.0;
        for i_2 in 0..length_2 {
            let v = &x[i_2];
            let exp_2 = ((*v) - top).exp();
            sum_2 += exp_2;
            let mut d_exp_2: f64 = -0.0;
            let d_1 = one;
            d_exp_2 += d_1;
            let d_2 = d_exp_2 * ::rootgrad_autodiff::rules::by_result::exp(exp_2);
            by_top -= d_2;
        }
        let total: f64 = sum_2;
        let result: f64 = (total.ln() + top) - x[1];
        let mut d_result = d_ret;
        let mut d_acc: f64 = -0.0;
        let mut d_top: f64 = -0.0;
        let mut d_sum_2: f64 = -0.0;
        let mut d_total: f64 = -0.0;
        d_total += d_result * ::rootgrad_autodiff::rules::ln(total);
        d_top += d_result;
        d_x[1] -= d_result;
        d_sum_2 += d_total;
        d_top += d_sum_2 * by_top;
        for i_2 in 0..length_2 {
            let v = &x[i_2];
            let exp_2 = ((*v) - top).exp();
            let mut d_exp_2: f64 = -0.0;
            let d_3 = d_sum_2;
            d_exp_2 += d_3;
            let d_4 = d_exp_2 * ::rootgrad_autodiff::rules::by_result::exp(exp_2);
            d_x[i_2] += d_4;
        }
        d_acc += d_top;
        for i in (0..length).rev() {
            let x_2 = kept_1.take();
            let x_3 = x[i];
            let mut d_x_2: f64 = -0.0;
            let mut d_x_3: f64 = -0.0;
            let d_5 = ::core::mem::take(&mut d_acc);
            d_x_2 += d_5 * ::rootgrad_autodiff::rules::max(x_2, x_3).0;
            d_x_3 += d_5 * ::rootgrad_autodiff::rules::max(x_2, x_3).1;
            d_x[i] += d_x_3;
            d_acc += d_x_2;
        }
        kept_1.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
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
        let mut sum_2: f64 = -0.0;
        let mut t_sum_2: f64 = 0.0;
        let length_2 = x.len();
        for i_2 in 0..length_2 {
            let v = &x[i_2];
            let t_v = &t_x[i_2];
            t_sum_2 += ::rootgrad_autodiff::rules::exp((*v) - top) * ((*t_v) - t_top);
            sum_2 += ((*v) - top).exp();
        }
        let total: f64 = sum_2;
        let t_total: f64 = t_sum_2;
        let result: f64 = (total.ln() + top) - x[1];
        let t_result: f64 = ((::rootgrad_autodiff::rules::ln(total) * t_total) + t_top)
            - t_x[1];
        (result, t_result)
    }
}
mod adapters {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Tape::new();
        let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut d_result = d_ret;
        let mut s = 0.0;
        let length = x.len();
        let length_2 = length;
        for i_2 in 0..length_2 {
            let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
            let i_3 = (length - 1) - i_2;
            let i = i_3;
            let v = &x[i_3];
            s += ((*v) * (i as f64)) * kept_3.keep(kept_4.keep(s).cos());
            pass_1.push((kept_3.take(), kept_4.take()));
        }
        let length_3 = x.len();
        let length_4 = length_3;
        for i_4 in 0..length_4 {
            let i_5 = (length_3 - 1) - i_4;
            let i_6 = i_4;
            let v_2 = &x[i_5];
            s += ((*v_2) * (i_6 as f64)) * x[0];
        }
        let length_5 = x.len().min(x[1..].len());
        let length_6 = length_5;
        for i_7 in 0..length_6 {
            let i_8 = (length_5 - 1) - i_7;
            let a = &x[i_8];
            let b = &x[1..][i_8];
            s += ((*a) * (*b)) * kept_2.keep(s);
        }
        let length_7 = x.len();
        let length_8 = length_7.min(x.len());
        for i_9 in 0..length_8 {
            let i_10 = (length_7 - 1) - i_9;
            let a_2 = &x[i_10];
            let b_2 = &x[i_9];
            s -= ((*a_2) * (*b_2)) * (*b_2);
        }
        let length_9 = x.len().saturating_sub(1).div_ceil(2);
        for i_11 in 0..length_9 {
            let i_12 = i_11 * 2;
            let i_13 = i_12 + 1;
            let v_3 = &x[i_13];
            s = (s * 0.9) + ((*v_3) * (*v_3));
        }
        let length_10 = x.len().div_ceil(2).saturating_sub(1);
        for i_14 in 0..length_10 {
            let i_15 = i_14 + 1;
            let i_16 = i_15 * 2;
            let v_4 = &x[i_16];
            s = kept_1.keep(s) * (1.0 + (0.1 * (*v_4)));
        }
        let length_11 = x.len().min(4).saturating_sub(1);
        for i_17 in 0..length_11 {
            let i_18 = i_17 + 1;
            let v_5 = &x[i_18];
            s += (*v_5).sin();
        }
        let t = s;
        let mut sum_2: f64 = -0.0;
        let length_12 = x.len().min(100);
        let mut d_s: f64 = -0.0;
        let mut d_t: f64 = -0.0;
        let mut d_sum_2: f64 = -0.0;
        d_sum_2 += d_result;
        for i_19 in 0..length_12 {
            let v_6 = &x[i_19];
            sum_2 += (*v_6) * s;
            let v_6 = &x[i_19];
            let d_1 = d_sum_2;
            d_x[i_19] += d_1 * s;
            d_s += d_1 * (*v_6);
        }
        let result: f64 = t + sum_2;
        d_t += d_result;
        d_s += d_t;
        for i_17 in 0..length_11 {
            let i_18 = i_17 + 1;
            let v_5 = &x[i_18];
            let d_2 = d_s;
            d_x[i_18] += d_2 * ::rootgrad_autodiff::rules::sin(*v_5);
        }
        for i_14 in (0..length_10).rev() {
            let v_1 = kept_1.take();
            let i_15 = i_14 + 1;
            let i_16 = i_15 * 2;
            let v_4 = &x[i_16];
            let d_3 = ::core::mem::take(&mut d_s);
            d_s += d_3 * (1.0 + (0.1 * (*v_4)));
            let d_4 = d_3 * v_1;
            d_x[i_16] += d_4 * 0.1;
        }
        for i_11 in (0..length_9).rev() {
            let i_12 = i_11 * 2;
            let i_13 = i_12 + 1;
            let v_3 = &x[i_13];
            let d_v_3 = &mut d_x[i_13];
            let d_5 = ::core::mem::take(&mut d_s);
            d_s += d_5 * 0.9;
            (*d_v_3) += d_5 * (*v_3);
            (*d_v_3) += d_5 * (*v_3);
        }
        for i_9 in 0..length_8 {
            let i_10 = (length_7 - 1) - i_9;
            let a_2 = &x[i_10];
            let b_2 = &x[i_9];
            let d_6 = d_s;
            let d_7 = d_6 * (*b_2);
            d_x[i_10] -= d_7 * (*b_2);
            d_x[i_9] -= d_7 * (*a_2);
            d_x[i_9] -= d_6 * ((*a_2) * (*b_2));
        }
        for i_7 in (0..length_6).rev() {
            let v_7 = kept_2.take();
            let i_8 = (length_5 - 1) - i_7;
            let a = &x[i_8];
            let b = &x[1..][i_8];
            let d_8 = d_s;
            let d_9 = d_8 * v_7;
            d_x[i_8] += d_9 * (*b);
            d_x[1..][i_8] += d_9 * (*a);
            d_s += d_8 * ((*a) * (*b));
        }
        for i_4 in 0..length_4 {
            let i_5 = (length_3 - 1) - i_4;
            let i_6 = i_4;
            let v_2 = &x[i_5];
            let d_10 = d_s;
            let d_11 = d_10 * x[0];
            d_x[i_5] += d_11 * (i_6 as f64);
            d_x[0] += d_10 * ((*v_2) * (i_6 as f64));
        }
        for i_2 in (0..length_2).rev() {
            let (v_8, v_9) = pass_1.take();
            let i_3 = (length - 1) - i_2;
            let i = i_3;
            let v = &x[i_3];
            let d_12 = d_s;
            let d_13 = d_12 * v_8;
            d_x[i_3] += d_13 * (i as f64);
            let d_14 = d_12 * ((*v) * (i as f64));
            d_s += d_14 * ::rootgrad_autodiff::rules::cos(v_9);
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
        let mut s = 0.0;
        let mut t_s = 0.0;
        let length = x.len();
        let length_2 = length;
        for i_2 in 0..length_2 {
            let i_3 = (length - 1) - i_2;
            let i = i_3;
            let v = &x[i_3];
            let t_v = &t_x[i_3];
            t_s
                += ((*t_v) * (i as f64)) * s.cos()
                    + ((*v) * (i as f64)) * (::rootgrad_autodiff::rules::cos(s) * t_s);
            s += ((*v) * (i as f64)) * s.cos();
        }
        let length_3 = x.len();
        let length_4 = length_3;
        for i_4 in 0..length_4 {
            let i_5 = (length_3 - 1) - i_4;
            let i_6 = i_4;
            let v_2 = &x[i_5];
            let t_v_2 = &t_x[i_5];
            t_s += ((*t_v_2) * (i_6 as f64)) * x[0] + ((*v_2) * (i_6 as f64)) * t_x[0];
            s += ((*v_2) * (i_6 as f64)) * x[0];
        }
        let length_5 = x.len().min(x[1..].len());
        let length_6 = length_5;
        for i_7 in 0..length_6 {
            let i_8 = (length_5 - 1) - i_7;
            let a = &x[i_8];
            let t_a = &t_x[i_8];
            let b = &x[1..][i_8];
            let t_b = &t_x[1..][i_8];
            t_s += ((*t_a) * (*b) + (*a) * (*t_b)) * s + ((*a) * (*b)) * t_s;
            s += ((*a) * (*b)) * s;
        }
        let length_7 = x.len();
        let length_8 = length_7.min(x.len());
        for i_9 in 0..length_8 {
            let i_10 = (length_7 - 1) - i_9;
            let a_2 = &x[i_10];
            let t_a_2 = &t_x[i_10];
            let b_2 = &x[i_9];
            let t_b_2 = &t_x[i_9];
            t_s
                -= ((*t_a_2) * (*b_2) + (*a_2) * (*t_b_2)) * (*b_2)
                    + ((*a_2) * (*b_2)) * (*t_b_2);
            s -= ((*a_2) * (*b_2)) * (*b_2);
        }
        let length_9 = x.len().saturating_sub(1).div_ceil(2);
        for i_11 in 0..length_9 {
            let i_12 = i_11 * 2;
            let i_13 = i_12 + 1;
            let v_3 = &x[i_13];
            let t_v_3 = &t_x[i_13];
            t_s = (t_s * 0.9) + ((*t_v_3) * (*v_3) + (*v_3) * (*t_v_3));
            s = (s * 0.9) + ((*v_3) * (*v_3));
        }
        let length_10 = x.len().div_ceil(2).saturating_sub(1);
        for i_14 in 0..length_10 {
            let i_15 = i_14 + 1;
            let i_16 = i_15 * 2;
            let v_4 = &x[i_16];
            let t_v_4 = &t_x[i_16];
            t_s = t_s * (1.0 + (0.1 * (*v_4))) + s * (0.1 * (*t_v_4));
            s = s * (1.0 + (0.1 * (*v_4)));
        }
        let length_11 = x.len().min(4).saturating_sub(1);
        for i_17 in 0..length_11 {
            let i_18 = i_17 + 1;
            let v_5 = &x[i_18];
            let t_v_5 = &t_x[i_18];
            t_s += ::rootgrad_autodiff::rules::sin(*v_5) * (*t_v_5);
            s += (*v_5).sin();
        }
        let t = s;
        let t_t = t_s;
        let mut sum_2: f64 = -0.0;
        let mut t_sum_2: f64 = 0.0;
        let length_12 = x.len().min(100);
        for i_19 in 0..length_12 {
            let v_6 = &x[i_19];
            let t_v_6 = &t_x[i_19];
            t_sum_2 += (*t_v_6) * s + (*v_6) * t_s;
            sum_2 += (*v_6) * s;
        }
        let result: f64 = t + sum_2;
        let t_result: f64 = t_t + t_sum_2;
        (result, t_result)
    }
}
mod for_each {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(y: &mut [f64], d_y: &mut [f64], x: &[f64], d_x: &mut [f64]) {
        ::rootgrad_autodiff::rt::same_length("y", y.len(), d_y.len());
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_3 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_4 = ::rootgrad_autodiff::rt::Tape::new();
        let length = y.len().min(x.len());
        for i_2 in 0..length {
            let y_2 = &mut y[i_2];
            let x_2 = &x[i_2];
            let exp_2 = (*x_2).exp();
            (*y_2) = (kept_4.keep((*y_2)) * (*x_2)) + exp_2;
        }
        let length_2 = y.len();
        let length_3 = length_2.min(x.len());
        for i_3 in 0..length_3 {
            let i_4 = (length_2 - 1) - i_3;
            let y_3 = &mut y[i_4];
            let x_3 = &x[i_3];
            (*y_3) = kept_3.keep((*y_3)) * (*x_3);
        }
        let length_4 = y.len().saturating_sub(1);
        for i_5 in 0..length_4 {
            let i_6 = i_5 + 1;
            let i = i_6;
            let y_4 = &mut y[i_6];
            (*y_4) += (x[0] * (i as f64)) * kept_2.keep((*y_4));
        }
        let mut sum_2: f64 = -0.0;
        let length_5 = y.len();
        for i_7 in 0..length_5 {
            sum_2 += y[i_7];
        }
        let total: f64 = sum_2;
        let length_6 = y.len();
        let mut d_sum_2: f64 = -0.0;
        let mut d_total: f64 = -0.0;
        for i_8 in 0..length_6 {
            let y_5 = &mut y[i_8];
            (*y_5) = kept_1.keep((*y_5)) / total;
            let d_y_5 = &mut d_y[i_8];
            let v_1 = kept_1.take();
            let d_1 = ::core::mem::take(&mut (*d_y_5));
            (*d_y_5) += d_1 / total;
            d_total -= d_1 / total * (v_1 / total);
        }
        d_sum_2 += d_total;
        for i_7 in 0..length_5 {
            let d_2 = d_sum_2;
            d_y[i_7] += d_2;
        }
        for i_5 in (0..length_4).rev() {
            let v_2 = kept_2.take();
            let i_6 = i_5 + 1;
            let i = i_6;
            let d_y_4 = &mut d_y[i_6];
            let d_3 = (*d_y_4);
            let d_4 = d_3 * v_2;
            d_x[0] += d_4 * (i as f64);
            (*d_y_4) += d_3 * (x[0] * (i as f64));
        }
        for i_3 in (0..length_3).rev() {
            let v_3 = kept_3.take();
            let i_4 = (length_2 - 1) - i_3;
            let x_3 = &x[i_3];
            let d_y_3 = &mut d_y[i_4];
            let d_5 = ::core::mem::take(&mut (*d_y_3));
            (*d_y_3) += d_5 * (*x_3);
            d_x[i_3] += d_5 * v_3;
        }
        for i_2 in (0..length).rev() {
            let v_4 = kept_4.take();
            let x_2 = &x[i_2];
            let mut d_exp_2: f64 = -0.0;
            let d_y_2 = &mut d_y[i_2];
            let d_x_2 = &mut d_x[i_2];
            let d_6 = ::core::mem::take(&mut (*d_y_2));
            (*d_y_2) += d_6 * (*x_2);
            (*d_x_2) += d_6 * v_4;
            d_exp_2 += d_6;
            (*d_x_2) += d_exp_2 * ::rootgrad_autodiff::rules::exp(*x_2);
        }
        kept_2.finish();
        kept_3.finish();
        kept_4.finish();
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(y: &mut [f64], t_y: &mut [f64], x: &[f64], t_x: &[f64]) {
        ::rootgrad_autodiff::rt::equal_lengths("y", y.len(), "t_y", t_y.len());
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let length = y.len().min(x.len());
        for i_2 in 0..length {
            let y_2 = &mut y[i_2];
            let t_y_2 = &mut t_y[i_2];
            let x_2 = &x[i_2];
            let t_x_2 = &t_x[i_2];
            (*t_y_2) = ((*t_y_2) * (*x_2) + (*y_2) * (*t_x_2))
                + (::rootgrad_autodiff::rules::exp(*x_2) * (*t_x_2));
            (*y_2) = ((*y_2) * (*x_2)) + (*x_2).exp();
        }
        let length_2 = y.len();
        let length_3 = length_2.min(x.len());
        for i_3 in 0..length_3 {
            let i_4 = (length_2 - 1) - i_3;
            let y_3 = &mut y[i_4];
            let t_y_3 = &mut t_y[i_4];
            let x_3 = &x[i_3];
            let t_x_3 = &t_x[i_3];
            (*t_y_3) = (*t_y_3) * (*x_3) + (*y_3) * (*t_x_3);
            (*y_3) = (*y_3) * (*x_3);
        }
        let length_4 = y.len().saturating_sub(1);
        for i_5 in 0..length_4 {
            let i_6 = i_5 + 1;
            let i = i_6;
            let y_4 = &mut y[i_6];
            let t_y_4 = &mut t_y[i_6];
            (*t_y_4) += (t_x[0] * (i as f64)) * (*y_4) + (x[0] * (i as f64)) * (*t_y_4);
            (*y_4) += (x[0] * (i as f64)) * (*y_4);
        }
        let mut sum_2: f64 = -0.0;
        let mut t_sum_2: f64 = 0.0;
        let length_5 = y.len();
        for i_7 in 0..length_5 {
            t_sum_2 += t_y[i_7];
            sum_2 += y[i_7];
        }
        let total: f64 = sum_2;
        let t_total: f64 = t_sum_2;
        let length_6 = y.len();
        for i_8 in 0..length_6 {
            let y_5 = &mut y[i_8];
            let t_y_5 = &mut t_y[i_8];
            (*t_y_5) = ((*t_y_5) - ((*y_5) / total) * t_total) / total;
            (*y_5) = (*y_5) / total;
        }
    }
}
mod filters {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
        let mut d_result = d_ret;
        let mut sum_2: f64 = -0.0;
        let length = x.len();
        for i in 0..length {
            let item = &x[i];
            if (*item) > 0.0 {
                let v = item;
                sum_2 += (*v) * (*v);
            }
        }
        let positive: f64 = sum_2;
        let mut s = 1.0;
        let mut running = true;
        let length_2 = x.len();
        let mut passes_of_kept_2 = 0usize;
        for i_2 in 0..length_2 {
            passes_of_kept_2 += 1;
            let item_2 = x[i_2];
            if item_2.abs() > 0.25 {
                let v_2 = item_2;
                s = (kept_1.keep(s) * v_2) + positive;
                if s > 3.0 {
                    running = false;
                }
            }
            if !running {
                break;
            }
        }
        kept_2.keep(passes_of_kept_2);
        let mut sum_3: f64 = -0.0;
        let mut running_2 = true;
        let length_3 = x.len();
        let mut d_sum_2: f64 = -0.0;
        let mut d_positive: f64 = -0.0;
        let mut d_s: f64 = -0.0;
        let mut d_sum_3: f64 = -0.0;
        let mut d_before: f64 = -0.0;
        d_before += d_result * s;
        d_sum_3 += d_before;
        for i_3 in 0..length_3 {
            let item_3 = &x[i_3];
            if (*item_3) > (-0.5) {
                let v_3 = item_3;
                sum_3 += (*v_3) * s;
            } else {
                running_2 = false;
            }
            let item_3 = &x[i_3];
            if (*item_3) > (-0.5) {
                let v_3 = item_3;
                let d_1 = d_sum_3;
                d_x[i_3] += d_1 * s;
                d_s += d_1 * (*v_3);
            }
            if !running_2 {
                break;
            }
        }
        let before: f64 = sum_3;
        let result: f64 = (s * before) + positive;
        d_s += d_result * before;
        d_positive += d_result;
        for i_2 in ::rootgrad_autodiff::rt::Steps::from(0..length_2)
            .take(kept_2.take())
            .rev()
        {
            let item_2 = x[i_2];
            let mut d_item_2: f64 = -0.0;
            if item_2.abs() > 0.25 {
                let v_1 = kept_1.take();
                let v_2 = item_2;
                let mut d_v_2: f64 = -0.0;
                let d_2 = ::core::mem::take(&mut d_s);
                d_s += d_2 * v_2;
                d_v_2 += d_2 * v_1;
                d_positive += d_2;
                d_item_2 += d_v_2;
            }
            d_x[i_2] += d_item_2;
        }
        d_sum_2 += d_positive;
        for i in 0..length {
            let item = &x[i];
            let d_item = &mut d_x[i];
            if (*item) > 0.0 {
                let v = item;
                let d_3 = d_sum_2;
                (*d_item) += d_3 * (*v);
                (*d_item) += d_3 * (*v);
            }
        }
        kept_1.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut sum_2: f64 = -0.0;
        let mut t_sum_2: f64 = 0.0;
        let length = x.len();
        for i in 0..length {
            let item = &x[i];
            let t_item = &t_x[i];
            if (*item) > 0.0 {
                let v = item;
                let t_v = t_item;
                t_sum_2 += (*t_v) * (*v) + (*v) * (*t_v);
                sum_2 += (*v) * (*v);
            }
        }
        let positive: f64 = sum_2;
        let t_positive: f64 = t_sum_2;
        let mut s = 1.0;
        let mut t_s = 0.0;
        let mut running = true;
        let length_2 = x.len();
        for i_2 in 0..length_2 {
            let item_2 = x[i_2];
            let t_item_2 = t_x[i_2];
            if item_2.abs() > 0.25 {
                let v_2 = item_2;
                let t_v_2 = t_item_2;
                t_s = (t_s * v_2 + s * t_v_2) + t_positive;
                s = (s * v_2) + positive;
                if s > 3.0 {
                    running = false;
                }
            }
            if !running {
                break;
            }
        }
        let mut sum_3: f64 = -0.0;
        let mut t_sum_3: f64 = 0.0;
        let mut running_2 = true;
        let length_3 = x.len();
        for i_3 in 0..length_3 {
            let item_3 = &x[i_3];
            let t_item_3 = &t_x[i_3];
            if (*item_3) > (-0.5) {
                let v_3 = item_3;
                let t_v_3 = t_item_3;
                t_sum_3 += (*t_v_3) * s + (*v_3) * t_s;
                sum_3 += (*v_3) * s;
            } else {
                running_2 = false;
            }
            if !running_2 {
                break;
            }
        }
        let before: f64 = sum_3;
        let t_before: f64 = t_sum_3;
        let result: f64 = (s * before) + positive;
        let t_result: f64 = (t_s * before + s * t_before) + t_positive;
        (result, t_result)
    }
}
mod collected {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
        let like_i = ::rootgrad_autodiff::rt::Like::new();
        let mut d_result = d_ret;
        let length = x.len();
        let mut squares: ::std::vec::Vec<f64> = ::std::vec![0.0; length];
        let length_2 = x.len();
        for i_2 in 0..length_2 {
            let v = &x[i_2];
            squares[i_2] = (*v) * (*v);
        }
        let length_3 = squares.len().min(x.len());
        let mut scaled: ::std::vec::Vec<f64> = ::std::vec![0.0; length_3];
        let length_4 = squares.len().min(x.len());
        for i_3 in 0..length_4 {
            let a = &squares[i_3];
            let b = &x[i_3];
            scaled[i_3] = ((*a) * (*b)) + x[0];
        }
        scaled[0] = kept_1.keep(scaled[0]) * squares[0];
        let length_5 = ::rootgrad_autodiff::rt::count(0, x.len());
        let mut prefix: ::std::vec::Vec<f64> = ::std::vec![0.0; length_5];
        let length_6 = ::rootgrad_autodiff::rt::count(0, x.len());
        for i_4 in 0..length_6 {
            let i = ::rootgrad_autodiff::rt::nth_before(0, x.len(), i_4);
            like_i.of(&i);
            let mut sum_2: f64 = -0.0;
            let length_7 = scaled[(..=i)].len();
            for i_5 in 0..length_7 {
                sum_2 += scaled[(..=i)][i_5];
            }
            prefix[i_4] = sum_2;
        }
        let mut sum_3: f64 = -0.0;
        let length_8 = prefix.len().min(squares.len());
        let mut d_squares = ::rootgrad_autodiff::Differentiable::zero_like(&squares);
        let mut d_scaled = ::rootgrad_autodiff::Differentiable::zero_like(&scaled);
        let mut d_prefix = ::rootgrad_autodiff::Differentiable::zero_like(&prefix);
        let mut d_sum_3: f64 = -0.0;
        d_sum_3 += d_result;
        for i_6 in 0..length_8 {
            let a_2 = &prefix[i_6];
            let b_2 = &squares[i_6];
            sum_3 += (*a_2) * (*b_2);
            let a_2 = &prefix[i_6];
            let b_2 = &squares[i_6];
            let d_1 = d_sum_3;
            d_prefix[i_6] += d_1 * (*b_2);
            d_squares[i_6] += d_1 * (*a_2);
        }
        let result: f64 = sum_3;
        for i_4 in 0..length_6 {
            let i = ::rootgrad_autodiff::rt::nth_before(0, x.len(), i_4);
            like_i.of(&i);
            let length_7 = scaled[(..=i)].len();
            let mut d_sum_2: f64 = -0.0;
            let d_2 = ::core::mem::take(&mut d_prefix[i_4]);
            d_sum_2 += d_2;
            for i_5 in 0..length_7 {
                let d_3 = d_sum_2;
                d_scaled[..=i][i_5] += d_3;
            }
        }
        let v_1 = kept_1.take();
        let d_4 = ::core::mem::take(&mut d_scaled[0]);
        d_scaled[0] += d_4 * squares[0];
        d_squares[0] += d_4 * v_1;
        for i_3 in 0..length_4 {
            let a = &squares[i_3];
            let b = &x[i_3];
            let d_5 = ::core::mem::take(&mut d_scaled[i_3]);
            d_squares[i_3] += d_5 * (*b);
            d_x[i_3] += d_5 * (*a);
            d_x[0] += d_5;
        }
        for i_2 in 0..length_2 {
            let v = &x[i_2];
            let d_v = &mut d_x[i_2];
            let d_6 = ::core::mem::take(&mut d_squares[i_2]);
            (*d_v) += d_6 * (*v);
            (*d_v) += d_6 * (*v);
        }
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let length = x.len();
        let mut squares: ::std::vec::Vec<f64> = ::std::vec![0.0; length];
        let mut t_squares: ::std::vec::Vec<f64> = ::std::vec![0.0; length];
        let length_2 = x.len();
        for i_2 in 0..length_2 {
            let v = &x[i_2];
            let t_v = &t_x[i_2];
            t_squares[i_2] = (*t_v) * (*v) + (*v) * (*t_v);
            squares[i_2] = (*v) * (*v);
        }
        let length_3 = squares.len().min(x.len());
        let mut scaled: ::std::vec::Vec<f64> = ::std::vec![0.0; length_3];
        let mut t_scaled: ::std::vec::Vec<f64> = ::std::vec![0.0; length_3];
        let length_4 = squares.len().min(x.len());
        for i_3 in 0..length_4 {
            let a = &squares[i_3];
            let t_a = &t_squares[i_3];
            let b = &x[i_3];
            let t_b = &t_x[i_3];
            t_scaled[i_3] = ((*t_a) * (*b) + (*a) * (*t_b)) + t_x[0];
            scaled[i_3] = ((*a) * (*b)) + x[0];
        }
        t_scaled[0] = t_scaled[0] * squares[0] + scaled[0] * t_squares[0];
        scaled[0] = scaled[0] * squares[0];
        let length_5 = ::rootgrad_autodiff::rt::count(0, x.len());
        let mut prefix: ::std::vec::Vec<f64> = ::std::vec![0.0; length_5];
        let mut t_prefix: ::std::vec::Vec<f64> = ::std::vec![0.0; length_5];
        let length_6 = ::rootgrad_autodiff::rt::count(0, x.len());
        for i_4 in 0..length_6 {
            let i = ::rootgrad_autodiff::rt::nth_before(0, x.len(), i_4);
            let mut sum_2: f64 = -0.0;
            let mut t_sum_2: f64 = 0.0;
            let length_7 = scaled[(..=i)].len();
            for i_5 in 0..length_7 {
                t_sum_2 += t_scaled[..=i][i_5];
                sum_2 += scaled[(..=i)][i_5];
            }
            t_prefix[i_4] = t_sum_2;
            prefix[i_4] = sum_2;
        }
        let mut sum_3: f64 = -0.0;
        let mut t_sum_3: f64 = 0.0;
        let length_8 = prefix.len().min(squares.len());
        for i_6 in 0..length_8 {
            let a_2 = &prefix[i_6];
            let t_a_2 = &t_prefix[i_6];
            let b_2 = &squares[i_6];
            let t_b_2 = &t_squares[i_6];
            t_sum_3 += (*t_a_2) * (*b_2) + (*a_2) * (*t_b_2);
            sum_3 += (*a_2) * (*b_2);
        }
        let result: f64 = sum_3;
        let t_result: f64 = t_sum_3;
        (result, t_result)
    }
}
mod inner_items {
    ///The derivative of [`twice`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    enum twice {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl twice {
        /// Of what the function writes, the derivative gets the values before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        fn __of<F: 'static>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_function(called, &twice)
        }
        /// The reverse derivative of [`twice`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pullback(x: f64, d_ret: f64) -> (f64, f64) {
            let result: f64 = 2.0 * x;
            let mut d_x = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result = d_ret;
            d_x += d_result * 2.0;
            (result, d_x)
        }
        /// The forward derivative of [`twice`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pushforward(x: f64, t_x: f64) -> (f64, f64) {
            let result: f64 = 2.0 * x;
            let t_result: f64 = 2.0 * t_x;
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
        fn pushforward_pullback(x: f64, t_x: f64, d_ret: (f64, f64)) -> (f64, f64) {
            let result: f64 = 2.0 * x;
            let t_result: f64 = 2.0 * t_x;
            let result_2: (f64, f64) = (result, t_result);
            let mut d_x = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_x = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result_2 = d_ret;
            let mut d_result: f64 = -0.0;
            let mut d_t_result: f64 = -0.0;
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            d_t_x += d_t_result * 2.0;
            d_x += d_result * 2.0;
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
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::callees!(twice as rule_of_twice);
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
        const K: f64 = 5.0;
        fn cube(x: f64) -> f64 {
            x * x * x
        }
        let argument = x[0];
        let mut s = kept_2
            .aside(::rootgrad_autodiff::ahead!(rule_of_twice, twice, a0 = argument));
        let length = x.len();
        for i in 0..length {
            let v = &x[i];
            let x_2: f64 = *v;
            s += (K * ((x_2 * x_2) * x_2)) * kept_1.keep(s);
        }
        let result: f64 = (s * K) + (self::K * x[0]);
        let mut d_result = d_ret;
        let mut d_argument: f64 = -0.0;
        let mut d_s: f64 = -0.0;
        d_s += d_result * K;
        d_x[0] += d_result * self::K;
        for i in (0..length).rev() {
            let v_1 = kept_1.take();
            let v = &x[i];
            let x_2: f64 = *v;
            let mut d_x_2: f64 = -0.0;
            let d_1 = d_s;
            let d_2 = d_1 * v_1;
            let d_3 = d_2 * K;
            let d_4 = d_3 * x_2;
            d_x_2 += d_4 * x_2;
            d_x_2 += d_4 * x_2;
            d_x_2 += d_3 * (x_2 * x_2);
            d_s += d_1 * (K * ((x_2 * x_2) * x_2));
            d_x[i] += d_x_2;
        }
        let partials_1 = kept_2.take();
        if ::rootgrad_autodiff::rt::IsAhead::is_ahead(&partials_1) {
            ::rootgrad_autodiff::rt::Ahead::add_to(
                &partials_1,
                0,
                &mut d_argument,
                &d_s,
            );
        } else {
            rule_of_twice::__vjp(argument, &mut d_argument, d_s);
        }
        d_x[0] += d_argument;
        kept_1.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(twice as rule_of_twice);
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        const K: f64 = 5.0;
        fn cube(x: f64) -> f64 {
            x * x * x
        }
        let argument = x[0];
        let t_argument = t_x[0];
        let (v_1, mut t_s) = rule_of_twice::__jvp(twice, argument, t_argument);
        let mut s = v_1;
        let length = x.len();
        for i in 0..length {
            let v = &x[i];
            let t_v = &t_x[i];
            let x_2: f64 = *v;
            let t_x_2: f64 = *t_v;
            t_s
                += (K * ((t_x_2 * x_2 + x_2 * t_x_2) * x_2 + (x_2 * x_2) * t_x_2)) * s
                    + (K * ((x_2 * x_2) * x_2)) * t_s;
            s += (K * ((x_2 * x_2) * x_2)) * s;
        }
        let result: f64 = (s * K) + (self::K * x[0]);
        let t_result: f64 = (t_s * K) + (self::K * t_x[0]);
        (result, t_result)
    }
}
mod collected_in_a_method {
    impl Matrix {
        /// The reverse derivative of [`apply`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn apply_pullback(
            self: &Self,
            d_self: &mut Self,
            x: &[f64],
            d_x: &mut [f64],
            d_ret: Vec<f64>,
        ) -> Vec<f64> {
            ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
            let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
            let like_i = ::rootgrad_autodiff::rt::Like::new();
            let length = ::rootgrad_autodiff::rt::count(0, self.rows);
            let mut collected: ::std::vec::Vec<f64> = ::std::vec![0.0; length];
            let length_2 = ::rootgrad_autodiff::rt::count(0, self.rows);
            for i_2 in 0..length_2 {
                let i = ::rootgrad_autodiff::rt::nth_before(0, self.rows, i_2);
                like_i.of(&i);
                let mut sum_2: f64 = -0.0;
                for i_3 in 0..self.cols {
                    let j = i_3;
                    sum_2
                        += self
                            .data[(::rootgrad_autodiff::rt::discrete(i * self.cols) + j)]
                            * x[j];
                }
                let tanh_2 = kept_1.keep(sum_2.tanh());
                collected[i_2] = tanh_2;
            }
            let result: Vec<f64> = ::core::clone::Clone::clone(&collected);
            let mut d_result = d_ret;
            let mut d_collected = ::rootgrad_autodiff::Differentiable::zero_like(
                &collected,
            );
            ::rootgrad_autodiff::rt::accumulate(&mut d_collected, &(d_result));
            for i_2 in (0..length_2).rev() {
                let tanh_2 = kept_1.take();
                let i = ::rootgrad_autodiff::rt::nth_before(0, self.rows, i_2);
                like_i.of(&i);
                let mut d_sum_2: f64 = -0.0;
                let mut d_tanh_2: f64 = -0.0;
                let d_1 = ::core::mem::take(&mut d_collected[i_2]);
                d_tanh_2 += d_1;
                d_sum_2
                    += d_tanh_2 * ::rootgrad_autodiff::rules::by_result::tanh(tanh_2);
                for i_3 in 0..self.cols {
                    let j = i_3;
                    let d_2 = d_sum_2;
                    d_self.data[(i * self.cols) + j] += d_2 * x[j];
                    d_x[j] += d_2 * self.data[((i * self.cols) + j)];
                }
            }
            kept_1.finish();
            result
        }
        /// The forward derivative of [`apply`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn apply_pushforward(
            self: &Self,
            t_self: &Self,
            x: &[f64],
            t_x: &[f64],
        ) -> (Vec<f64>, Vec<f64>) {
            ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
            let length = ::rootgrad_autodiff::rt::count(0, self.rows);
            let mut collected: ::std::vec::Vec<f64> = ::std::vec![0.0; length];
            let mut t_collected: ::std::vec::Vec<f64> = ::std::vec![0.0; length];
            let length_2 = ::rootgrad_autodiff::rt::count(0, self.rows);
            for i_2 in 0..length_2 {
                let i = ::rootgrad_autodiff::rt::nth_before(0, self.rows, i_2);
                let mut sum_2: f64 = -0.0;
                let mut t_sum_2: f64 = 0.0;
                for i_3 in 0..self.cols {
                    let j = i_3;
                    t_sum_2
                        += ::rootgrad_autodiff::rt::scalar(
                            t_self
                                .data[::rootgrad_autodiff::rt::discrete(i * self.cols) + j],
                        ) * x[j]
                            + self
                                .data[(::rootgrad_autodiff::rt::discrete(i * self.cols)
                                + j)] * t_x[j];
                    sum_2
                        += self
                            .data[(::rootgrad_autodiff::rt::discrete(i * self.cols) + j)]
                            * x[j];
                }
                t_collected[i_2] = ::rootgrad_autodiff::rules::tanh(sum_2) * t_sum_2;
                collected[i_2] = sum_2.tanh();
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
        fn __jvp_apply(
            &self,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            a1: &[f64],
            t1: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
        ) -> (Vec<f64>, Vec<f64>) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*self, &mut store0);
            let mut store1 = ::core::option::Option::None;
            let t1 = t1.or_zero(&*a1, &mut store1);
            Self::apply_pushforward(self, t0, a1, t1)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_apply(
            a0: &Self,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            a1: &[f64],
            t1: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
        ) -> (Vec<f64>, Vec<f64>) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            let mut store1 = ::core::option::Option::None;
            let t1 = t1.or_zero(&*a1, &mut store1);
            Self::apply_pushforward(a0, t0, a1, t1)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn apply_pushforward_pullback(
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
            let like_i = ::rootgrad_autodiff::rt::Like::new();
            let length = ::rootgrad_autodiff::rt::count(0, self.rows);
            let mut collected: ::std::vec::Vec<f64> = ::std::vec![0.0; length];
            let mut t_collected: ::std::vec::Vec<f64> = ::std::vec![0.0; length];
            let length_2 = ::rootgrad_autodiff::rt::count(0, self.rows);
            for i_2 in 0..length_2 {
                let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
                let i = ::rootgrad_autodiff::rt::nth_before(0, self.rows, i_2);
                like_i.of(&i);
                let mut sum_2: f64 = -0.0;
                let mut t_sum_2: f64 = 0.0;
                for i_3 in 0..self.cols {
                    let j = i_3;
                    t_sum_2
                        += (t_self
                            .data[(::rootgrad_autodiff::rt::discrete(i * self.cols) + j)]
                            * x[j])
                            + (self
                                .data[(::rootgrad_autodiff::rt::discrete(i * self.cols)
                                + j)] * t_x[j]);
                    sum_2
                        += self
                            .data[(::rootgrad_autodiff::rt::discrete(i * self.cols) + j)]
                            * x[j];
                }
                let x_2 = sum_2;
                let y = kept_3.keep(x_2.tanh());
                t_collected[i_2] = (1.0 - (y * y)) * kept_1.keep(t_sum_2);
                let tanh_2 = kept_2.keep(sum_2.tanh());
                collected[i_2] = tanh_2;
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
            for i_2 in (0..length_2).rev() {
                let (v_1, tanh_2, y) = pass_1.take();
                let i = ::rootgrad_autodiff::rt::nth_before(0, self.rows, i_2);
                like_i.of(&i);
                let mut d_sum_2: f64 = -0.0;
                let mut d_t_sum_2: f64 = -0.0;
                let mut d_x_2: f64 = -0.0;
                let mut d_y: f64 = -0.0;
                let mut d_tanh_2: f64 = -0.0;
                let d_1 = ::core::mem::take(&mut d_collected[i_2]);
                d_tanh_2 += d_1;
                d_sum_2
                    += d_tanh_2 * ::rootgrad_autodiff::rules::by_result::tanh(tanh_2);
                let d_2 = ::core::mem::take(&mut d_t_collected[i_2]);
                let d_3 = d_2 * v_1;
                d_y -= d_3 * y;
                d_y -= d_3 * y;
                d_t_sum_2 += d_2 * (1.0 - (y * y));
                d_x_2 += d_y * ::rootgrad_autodiff::rules::by_result::tanh(y);
                d_sum_2 += d_x_2;
                for i_3 in 0..self.cols {
                    let j = i_3;
                    let d_4 = d_sum_2;
                    d_self.data[(i * self.cols) + j] += d_4 * x[j];
                    d_x[j] += d_4 * self.data[((i * self.cols) + j)];
                    let d_5 = d_t_sum_2;
                    d_t_self.data[(i * self.cols) + j] += d_5 * x[j];
                    d_x[j] += d_5 * t_self.data[((i * self.cols) + j)];
                    d_self.data[(i * self.cols) + j] += d_5 * t_x[j];
                    d_t_x[j] += d_5 * self.data[((i * self.cols) + j)];
                }
            }
            pass_1.finish();
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp_apply<'__shadow>(
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
            Self::apply_pushforward_pullback(
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
        fn __path_jvp_vjp_apply<'__shadow>(
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
            Self::apply_pushforward_pullback(
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
        fn __vjp_apply<'__shadow>(
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
            let _primal = Self::apply_pullback(self, d0, a1, d1, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_vjp_apply<'__shadow>(
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
            let _primal = Self::apply_pullback(a0, d0, a1, d1, d_ret.seed());
        }
    }
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::callees!(; fn __vjp_apply & fn __handed_apply);
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let m = Matrix {
            rows: 2,
            cols: 3,
            data: x.to_vec(),
        };
        let y = m.__handed_apply().apply(&x[1..4]);
        let result: f64 = y[0] * y[1];
        let mut d_result = d_ret;
        let mut d_m = ::rootgrad_autodiff::Differentiable::zero_like(&m);
        let mut d_y = ::rootgrad_autodiff::Differentiable::zero_like(&y);
        d_y[0] += d_result * y[1];
        d_y[1] += d_result * y[0];
        (m)
            .__vjp_apply(
                ::core::option::Option::Some(&mut d_m),
                &x[1..4],
                &mut d_x[1..4],
                d_y,
            );
        let Matrix { rows: _, cols: _, data: d_1 } = &d_m else {
            ::rootgrad_autodiff::rt::wrong_variant()
        };
        ::rootgrad_autodiff::rt::accumulate_slice(&mut (*d_x)[..], &(*d_1)[..]);
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(; fn __jvp_apply);
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let t_m = Matrix {
            rows: ::rootgrad_autodiff::Differentiable::zero_like(&(2)),
            cols: ::rootgrad_autodiff::Differentiable::zero_like(&(3)),
            data: t_x.to_vec(),
        };
        let m = Matrix {
            rows: 2,
            cols: 3,
            data: x.to_vec(),
        };
        let (v_1, t_y) = (m).__jvp_apply(&t_m, &x[1..4], &t_x[1..4]);
        let y = v_1;
        let result: f64 = y[0] * y[1];
        let t_result: f64 = ::rootgrad_autodiff::rt::scalar(t_y[0]) * y[1]
            + y[0] * ::rootgrad_autodiff::rt::scalar(t_y[1]);
        (result, t_result)
    }
}
mod endless_beside_a_slice {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
        let mut state = x[0];
        let length = x.len();
        let mut number = 0usize;
        let mut sum_2: f64 = -0.0;
        let mut running = true;
        let mut n = 0usize;
        let mut passes_of_kept_4 = 0usize;
        while running {
            passes_of_kept_4 += 1;
            let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
            let i = n;
            n += 1;
            let item = kept_2.keep(state);
            state = item * 0.5;
            let n_2 = kept_1.keep(number);
            number += 1;
            if n_2 < length {
                let a = item;
                let b = &x[n_2];
                sum_2 += a * (*b);
            } else {
                running = false;
            }
            pass_1.push((kept_1.take(), kept_2.take()));
        }
        kept_4.keep(passes_of_kept_4);
        let result: f64 = sum_2;
        let mut d_result = d_ret;
        let mut d_state: f64 = -0.0;
        let mut d_sum_2: f64 = -0.0;
        d_sum_2 += d_result;
        for _ in 0..kept_4.take() {
            let (n_2, item) = pass_1.take();
            let mut d_item: f64 = -0.0;
            if n_2 < length {
                let a = item;
                let b = &x[n_2];
                let mut d_a: f64 = -0.0;
                let d_1 = d_sum_2;
                d_a += d_1 * (*b);
                d_x[n_2] += d_1 * a;
                d_item += d_a;
            }
            let d_2 = ::core::mem::take(&mut d_state);
            d_item += d_2 * 0.5;
            d_state += d_item;
        }
        d_x[0] += d_state;
        pass_1.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut state = x[0];
        let mut t_state = t_x[0];
        let length = x.len();
        let mut number = 0usize;
        let mut sum_2: f64 = -0.0;
        let mut t_sum_2: f64 = 0.0;
        let mut running = true;
        let mut n = 0usize;
        while running {
            let i = n;
            n += 1;
            let item = state;
            let t_item = t_state;
            t_state = t_item * 0.5;
            state = item * 0.5;
            let n_2 = number;
            number += 1;
            if n_2 < length {
                let a = item;
                let t_a = t_item;
                let b = &x[n_2];
                let t_b = &t_x[n_2];
                t_sum_2 += t_a * (*b) + a * (*t_b);
                sum_2 += a * (*b);
            } else {
                running = false;
            }
        }
        let result: f64 = sum_2;
        let t_result: f64 = t_sum_2;
        (result, t_result)
    }
}
mod no_further_than_the_other {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
        let mut d_result = d_ret;
        let length = x[4..].len();
        let mut number = 0usize;
        let mut sum_2: f64 = -0.0;
        let mut running = true;
        let mut d_sum_2: f64 = -0.0;
        d_sum_2 += d_result;
        for i_2 in 0..20 {
            if (i_2 % 2) == 0 {
                let i = i_2;
                let item = x[i];
                let n = kept_1.keep(number);
                number += 1;
                if n < length {
                    let a = item;
                    let b = &x[4..][n];
                    sum_2 += a * (*b).sin();
                } else {
                    running = false;
                }
            }
            if (i_2 % 2) == 0 {
                let i = i_2;
                let item = x[i];
                let n = kept_1.take();
                let mut d_item: f64 = -0.0;
                if n < length {
                    let a = item;
                    let b = &x[4..][n];
                    let mut d_a: f64 = -0.0;
                    let d_b = &mut d_x[4..][n];
                    let d_1 = d_sum_2;
                    d_a += d_1 * (*b).sin();
                    let d_2 = d_1 * a;
                    (*d_b) += d_2 * ::rootgrad_autodiff::rules::sin(*b);
                    d_item += d_a;
                }
                d_x[i] += d_item;
            }
            if !running {
                break;
            }
        }
        let result: f64 = sum_2;
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let length = x[4..].len();
        let mut number = 0usize;
        let mut sum_2: f64 = -0.0;
        let mut t_sum_2: f64 = 0.0;
        let mut running = true;
        for i_2 in 0..20 {
            if (i_2 % 2) == 0 {
                let i = i_2;
                let item = x[i];
                let t_item = t_x[i];
                let n = number;
                number += 1;
                if n < length {
                    let a = item;
                    let t_a = t_item;
                    let b = &x[4..][n];
                    let t_b = &t_x[4..][n];
                    t_sum_2
                        += t_a * (*b).sin()
                            + a * (::rootgrad_autodiff::rules::sin(*b) * (*t_b));
                    sum_2 += a * (*b).sin();
                } else {
                    running = false;
                }
            }
            if !running {
                break;
            }
        }
        let result: f64 = sum_2;
        let t_result: f64 = t_sum_2;
        (result, t_result)
    }
}
mod pushed_beside_others {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
        let mut d_result = d_ret;
        let mut v = ::std::vec![];
        let length = x[..2].len();
        let mut number = 0usize;
        let mut sum_2: f64 = -0.0;
        let mut running = true;
        let length_2 = x.len();
        let mut passes_of_kept_2 = 0usize;
        for i in 0..length_2 {
            passes_of_kept_2 += 1;
            let item = &x[i];
            if true {
                let a = item;
                v.push(*a);
                let item_2 = (*a) * (*a);
                let n = kept_1.keep(number);
                number += 1;
                if n < length {
                    let a_2 = item_2;
                    let b = &x[..2][n];
                    sum_2 += a_2 * (*b);
                } else {
                    running = false;
                }
            }
            if !running {
                break;
            }
        }
        kept_2.keep(passes_of_kept_2);
        let s: f64 = sum_2;
        let t = s * (v.len() as f64);
        let mut sum_3: f64 = -0.0;
        let length_3 = v.len();
        let mut d_v = ::rootgrad_autodiff::Differentiable::zero_like(&v);
        let mut d_sum_2: f64 = -0.0;
        let mut d_s: f64 = -0.0;
        let mut d_t: f64 = -0.0;
        let mut d_sum_3: f64 = -0.0;
        d_sum_3 += d_result;
        for i_2 in 0..length_3 {
            sum_3 += v[i_2];
            let d_1 = d_sum_3;
            d_v[i_2] += d_1;
        }
        let result: f64 = t + sum_3;
        d_t += d_result;
        d_s += d_t * (v.len() as f64);
        d_sum_2 += d_s;
        for i in ::rootgrad_autodiff::rt::Steps::from(0..length_2)
            .take(kept_2.take())
            .rev()
        {
            let item = &x[i];
            if true {
                let n = kept_1.take();
                let a = item;
                let item_2 = (*a) * (*a);
                let mut d_item_2: f64 = -0.0;
                if n < length {
                    let a_2 = item_2;
                    let b = &x[..2][n];
                    let mut d_a_2: f64 = -0.0;
                    let d_b = &mut d_x[..2][n];
                    let d_2 = d_sum_2;
                    d_a_2 += d_2 * (*b);
                    (*d_b) += d_2 * a_2;
                    d_item_2 += d_a_2;
                }
                d_x[i] += d_item_2 * (*a);
                d_x[i] += d_item_2 * (*a);
                let d_3 = ::rootgrad_autodiff::rt::popped(&mut d_v);
                d_x[i] += d_3;
            }
        }
        kept_1.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut v = ::std::vec![];
        let mut t_v = ::rootgrad_autodiff::Differentiable::zero_like(&v);
        let length = x[..2].len();
        let mut number = 0usize;
        let mut sum_2: f64 = -0.0;
        let mut t_sum_2: f64 = 0.0;
        let mut running = true;
        let length_2 = x.len();
        for i in 0..length_2 {
            let item = &x[i];
            let t_item = &t_x[i];
            if true {
                let a = item;
                let t_a = t_item;
                t_v.push(*t_a);
                v.push(*a);
                let item_2 = (*a) * (*a);
                let t_item_2 = (*t_a) * (*a) + (*a) * (*t_a);
                let n = number;
                number += 1;
                if n < length {
                    let a_2 = item_2;
                    let t_a_2 = t_item_2;
                    let b = &x[..2][n];
                    let t_b = &t_x[..2][n];
                    t_sum_2 += t_a_2 * (*b) + a_2 * (*t_b);
                    sum_2 += a_2 * (*b);
                } else {
                    running = false;
                }
            }
            if !running {
                break;
            }
        }
        let s: f64 = sum_2;
        let t_s: f64 = t_sum_2;
        let t = s * (v.len() as f64);
        let t_t = t_s * (v.len() as f64);
        let mut sum_3: f64 = -0.0;
        let mut t_sum_3: f64 = 0.0;
        let length_3 = v.len();
        for i_2 in 0..length_3 {
            t_sum_3 += t_v[i_2];
            sum_3 += v[i_2];
        }
        let result: f64 = t + sum_3;
        let t_result: f64 = t_t + t_sum_3;
        (result, t_result)
    }
}
mod taken_beside_others {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
        let mut d_result = d_ret;
        let mut next_2 = 0usize;
        let length = x[..2].len();
        let mut number = 0usize;
        let mut sum_2: f64 = -0.0;
        let mut running = true;
        let length_2 = x.len();
        let mut d_sum_2: f64 = -0.0;
        let mut d_s: f64 = -0.0;
        d_s += d_result;
        d_sum_2 += d_s;
        for i in 0..length_2 {
            let item = &x[i];
            let present = next_2 < x.len();
            let present_2 = present;
            if present_2 {
                let at = next_2;
                next_2 += 1;
                let item_2 = &x[at];
            }
            if present_2 {
                let n = kept_1.keep(number);
                number += 1;
                if n < length {
                    let a = item;
                    let b = &x[..2][n];
                    sum_2 += (*a) * (*b);
                } else {
                    running = false;
                }
            }
            let item = &x[i];
            if present_2 {
                let n = kept_1.take();
                if n < length {
                    let a = item;
                    let b = &x[..2][n];
                    let d_2 = d_sum_2;
                    d_x[i] += d_2 * (*b);
                    d_x[..2][n] += d_2 * (*a);
                }
            }
            if !running {
                break;
            }
        }
        let s: f64 = sum_2;
        let taken = next_2;
        let mut sum_3: f64 = -0.0;
        let length_3 = x.len().saturating_sub(taken);
        let mut d_sum_3: f64 = -0.0;
        d_sum_3 += d_result;
        for i_2 in 0..length_3 {
            let i_3 = i_2 + taken;
            let v = &x[i_3];
            sum_3 += (*v) * (*v);
            let v = &x[i_3];
            let d_v = &mut d_x[i_3];
            let d_1 = d_sum_3;
            (*d_v) += d_1 * (*v);
            (*d_v) += d_1 * (*v);
        }
        let result: f64 = s + sum_3;
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut next_2 = 0usize;
        let length = x[..2].len();
        let mut number = 0usize;
        let mut sum_2: f64 = -0.0;
        let mut t_sum_2: f64 = 0.0;
        let mut running = true;
        let length_2 = x.len();
        for i in 0..length_2 {
            let item = &x[i];
            let t_item = &t_x[i];
            let present = next_2 < x.len();
            let present_2 = present;
            if present_2 {
                let at = next_2;
                next_2 += 1;
                let item_2 = &x[at];
                let t_item_2 = &t_x[at];
            }
            if present_2 {
                let n = number;
                number += 1;
                if n < length {
                    let a = item;
                    let t_a = t_item;
                    let b = &x[..2][n];
                    let t_b = &t_x[..2][n];
                    t_sum_2 += (*t_a) * (*b) + (*a) * (*t_b);
                    sum_2 += (*a) * (*b);
                } else {
                    running = false;
                }
            }
            if !running {
                break;
            }
        }
        let s: f64 = sum_2;
        let t_s: f64 = t_sum_2;
        let taken = next_2;
        let mut sum_3: f64 = -0.0;
        let mut t_sum_3: f64 = 0.0;
        let length_3 = x.len().saturating_sub(taken);
        for i_2 in 0..length_3 {
            let i_3 = i_2 + taken;
            let v = &x[i_3];
            let t_v = &t_x[i_3];
            t_sum_3 += (*t_v) * (*v) + (*v) * (*t_v);
            sum_3 += (*v) * (*v);
        }
        let result: f64 = s + sum_3;
        let t_result: f64 = t_s + t_sum_3;
        (result, t_result)
    }
}
mod beside_weights {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
        let mut d_result = d_ret;
        let w = ::std::vec![1.0, 2.0, 0.5];
        let mut v = x.to_vec();
        let length = v.len().min(w.len());
        for i in 0..length {
            let a = &mut v[i];
            let b = &w[i];
            (*a) = (*a) * (*b);
        }
        let length_2 = w.len();
        let mut number = 0usize;
        let mut sum_2: f64 = -0.0;
        let mut running = true;
        let length_3 = x.len();
        let mut d_v = ::rootgrad_autodiff::Differentiable::zero_like(&v);
        let mut d_sum_2: f64 = -0.0;
        let mut d_t_2: f64 = -0.0;
        let mut d_t: f64 = -0.0;
        d_t_2 += d_result;
        d_t += d_t_2;
        d_sum_2 += d_t;
        for i_2 in 0..length_3 {
            let item = &x[i_2];
            if (*item) > 0.0 {
                let n = kept_2.keep(number);
                number += 1;
                if n < length_2 {
                    let a_2 = item;
                    let b_2 = &w[n];
                    sum_2 += (*a_2) * (*b_2);
                } else {
                    running = false;
                }
            }
            let item = &x[i_2];
            if (*item) > 0.0 {
                let n = kept_2.take();
                if n < length_2 {
                    let b_2 = &w[n];
                    let d_3 = d_sum_2;
                    d_x[i_2] += d_3 * (*b_2);
                }
            }
            if !running {
                break;
            }
        }
        let t = sum_2;
        let mut sum_3: f64 = -0.0;
        let length_4 = v.len().min(w.len());
        let mut d_sum_3: f64 = -0.0;
        d_sum_3 += d_t_2;
        for i_3 in 0..length_4 {
            let a_3 = &v[i_3];
            let a_4 = (*a_3) * (*a_3);
            let b_3 = &w[i_3];
            sum_3 += a_4 * (*b_3);
            let a_3 = &v[i_3];
            let b_3 = &w[i_3];
            let mut d_a_4: f64 = -0.0;
            let d_a_3 = &mut d_v[i_3];
            let d_2 = d_sum_3;
            d_a_4 += d_2 * (*b_3);
            (*d_a_3) += d_a_4 * (*a_3);
            (*d_a_3) += d_a_4 * (*a_3);
        }
        let t_2 = t + sum_3;
        let mut started = false;
        let length_5 = x.len();
        let mut number_2 = 0usize;
        let mut sum_4: f64 = -0.0;
        let mut running_2 = true;
        let length_6 = v.len();
        let mut d_sum_4: f64 = -0.0;
        d_sum_4 += d_result;
        for i_4 in 0..length_6 {
            let item_2 = &v[i_4];
            if !started {
                let pass = (*item_2) > 1.0;
                started = !pass;
            }
            if started {
                let item_3 = item_2;
                let n_2 = kept_1.keep(number_2);
                number_2 += 1;
                if n_2 < length_5 {
                    let a_5 = item_3;
                    let b_4 = &x[n_2];
                    sum_4 += (*a_5) * (*b_4);
                } else {
                    running_2 = false;
                }
            }
            let item_2 = &v[i_4];
            let d_item_2 = &mut d_v[i_4];
            if started {
                let item_3 = item_2;
                let n_2 = kept_1.take();
                if n_2 < length_5 {
                    let a_5 = item_3;
                    let b_4 = &x[n_2];
                    let d_1 = d_sum_4;
                    (*d_item_2) += d_1 * (*b_4);
                    d_x[n_2] += d_1 * (*a_5);
                }
            }
            if !running_2 {
                break;
            }
        }
        let result: f64 = t_2 + sum_4;
        for i in 0..length {
            let b = &w[i];
            let d_a = &mut d_v[i];
            let d_4 = ::core::mem::take(&mut (*d_a));
            (*d_a) += d_4 * (*b);
        }
        ::rootgrad_autodiff::rt::accumulate_slice(&mut (*d_x)[..], &d_v[..]);
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let w = ::std::vec![1.0, 2.0, 0.5];
        let mut v = x.to_vec();
        let mut t_v = t_x.to_vec();
        let length = v.len().min(w.len());
        for i in 0..length {
            let a = &mut v[i];
            let t_a = &mut t_v[i];
            let b = &w[i];
            (*t_a) = (*t_a) * (*b);
            (*a) = (*a) * (*b);
        }
        let length_2 = w.len();
        let mut number = 0usize;
        let mut sum_2: f64 = -0.0;
        let mut t_sum_2: f64 = 0.0;
        let mut running = true;
        let length_3 = x.len();
        for i_2 in 0..length_3 {
            let item = &x[i_2];
            let t_item = &t_x[i_2];
            if (*item) > 0.0 {
                let n = number;
                number += 1;
                if n < length_2 {
                    let a_2 = item;
                    let t_a_2 = t_item;
                    let b_2 = &w[n];
                    t_sum_2 += (*t_a_2) * (*b_2);
                    sum_2 += (*a_2) * (*b_2);
                } else {
                    running = false;
                }
            }
            if !running {
                break;
            }
        }
        let t = sum_2;
        let t_t = t_sum_2;
        let mut sum_3: f64 = -0.0;
        let mut t_sum_3: f64 = 0.0;
        let length_4 = v.len().min(w.len());
        for i_3 in 0..length_4 {
            let a_3 = &v[i_3];
            let t_a_3 = &t_v[i_3];
            let a_4 = (*a_3) * (*a_3);
            let t_a_4 = (*t_a_3) * (*a_3) + (*a_3) * (*t_a_3);
            let b_3 = &w[i_3];
            t_sum_3 += t_a_4 * (*b_3);
            sum_3 += a_4 * (*b_3);
        }
        let t_2 = t + sum_3;
        let t_t_2 = t_t + t_sum_3;
        let mut started = false;
        let length_5 = x.len();
        let mut number_2 = 0usize;
        let mut sum_4: f64 = -0.0;
        let mut t_sum_4: f64 = 0.0;
        let mut running_2 = true;
        let length_6 = v.len();
        for i_4 in 0..length_6 {
            let item_2 = &v[i_4];
            let t_item_2 = &t_v[i_4];
            if !started {
                let pass = (*item_2) > 1.0;
                started = !pass;
            }
            if started {
                let item_3 = item_2;
                let t_item_3 = t_item_2;
                let n_2 = number_2;
                number_2 += 1;
                if n_2 < length_5 {
                    let a_5 = item_3;
                    let t_a_5 = t_item_3;
                    let b_4 = &x[n_2];
                    let t_b_4 = &t_x[n_2];
                    t_sum_4 += (*t_a_5) * (*b_4) + (*a_5) * (*t_b_4);
                    sum_4 += (*a_5) * (*b_4);
                } else {
                    running_2 = false;
                }
            }
            if !running_2 {
                break;
            }
        }
        let result: f64 = t_2 + sum_4;
        let t_result: f64 = t_t_2 + t_sum_4;
        (result, t_result)
    }
}
