// Written by the golden test; do not edit.
mod gmm {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(p: &[f64], d_p: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("p", p.len(), d_p.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
        let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
        let like_c = ::rootgrad_autodiff::rt::Like::new();
        let mut d_result = d_ret;
        let (alphas, rest) = p.split_at(2);
        let (means, rest_2) = rest.split_at(4);
        let (diagonals, lowers) = rest_2.split_at(4);
        let mut total = 0.0;
        let t_2 = &DATA;
        let length = ::rootgrad_autodiff::rt::length(&(*t_2));
        let mut d_total: f64 = -0.0;
        d_total += d_result;
        for i_2 in 0..length {
            let point = &(*t_2)[i_2];
            let mut terms = [0.0; 2];
            let mut top = f64::NEG_INFINITY;
            for k in 0..2 {
                let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_5 = ::rootgrad_autodiff::rt::Slot::new();
                let c = [(point[0] - means[(2 * k)]), (point[1] - means[((2 * k) + 1)])];
                like_c.of(&c);
                let q = &diagonals[(2 * k)..((2 * k) + 2)];
                let exp_2 = kept_5.keep(q[0].exp());
                let y0 = exp_2 * c[0];
                let exp_3 = kept_4.keep(q[1].exp());
                let y1 = (lowers[k] * c[0]) + (exp_3 * c[1]);
                terms[k] = ((alphas[k] + q[0]) + q[1]) - (0.5 * ((y0 * y0) + (y1 * y1)));
                top = kept_2.keep(top).max(kept_3.keep(terms[k]));
                pass_1
                    .push((kept_2.take(), kept_3.take(), kept_4.take(), kept_5.take()));
            }
            let mut sum = 0.0;
            let length_2 = terms.len();
            let one_2: f64 = 1.0;
            let mut by_top: f64 = -0.0;
            for i_3 in 0..length_2 {
                let t = &terms[i_3];
                let exp_4 = ((*t) - top).exp();
                sum += exp_4;
                let mut d_exp_4: f64 = -0.0;
                let d_14 = one_2;
                d_exp_4 += d_14;
                let d_15 = d_exp_4 * ::rootgrad_autodiff::rules::by_result::exp(exp_4);
                by_top -= d_15;
            }
            total += sum.ln() + top;
            let point = &(*t_2)[i_2];
            let mut d_terms = ::rootgrad_autodiff::Differentiable::zero_like(&terms);
            let mut d_top: f64 = -0.0;
            let mut d_sum: f64 = -0.0;
            let d_13 = d_total;
            d_sum += d_13 * ::rootgrad_autodiff::rules::ln(sum);
            d_top += d_13;
            d_top += d_sum * by_top;
            for i_3 in 0..length_2 {
                let t = &terms[i_3];
                let exp_4 = ((*t) - top).exp();
                let mut d_exp_4: f64 = -0.0;
                let d_16 = d_sum;
                d_exp_4 += d_16;
                let d_17 = d_exp_4 * ::rootgrad_autodiff::rules::by_result::exp(exp_4);
                d_terms[i_3] += d_17;
            }
            for k in (0..2).rev() {
                let (v_2, v_3, exp_3, exp_2) = pass_1.take();
                let c = [(point[0] - means[(2 * k)]), (point[1] - means[((2 * k) + 1)])];
                let y0 = exp_2 * c[0];
                let y1 = (lowers[k] * c[0]) + (exp_3 * c[1]);
                let mut d_c = like_c.same([::rootgrad_autodiff::zero(); 2usize]);
                let mut d_exp_2: f64 = -0.0;
                let mut d_y0: f64 = -0.0;
                let mut d_exp_3: f64 = -0.0;
                let mut d_y1: f64 = -0.0;
                let d_18 = ::core::mem::take(&mut d_top);
                d_top += d_18 * ::rootgrad_autodiff::rules::max(v_2, v_3).0;
                d_terms[k] += d_18 * ::rootgrad_autodiff::rules::max(v_2, v_3).1;
                let d_19 = ::core::mem::take(&mut d_terms[k]);
                d_p[..2][k] += d_19;
                d_p[2..][4..][..4][2 * k..(2 * k) + 2][0] += d_19;
                d_p[2..][4..][..4][2 * k..(2 * k) + 2][1] += d_19;
                let d_20 = d_19 * 0.5;
                d_y0 -= d_20 * y0;
                d_y0 -= d_20 * y0;
                d_y1 -= d_20 * y1;
                d_y1 -= d_20 * y1;
                d_p[2..][4..][4..][k] += d_y1 * c[0];
                d_c[0] += d_y1 * lowers[k];
                d_exp_3 += d_y1 * c[1];
                d_c[1] += d_y1 * exp_3;
                d_p[2..][4..][..4][2 * k..(2 * k) + 2][1]
                    += d_exp_3 * ::rootgrad_autodiff::rules::by_result::exp(exp_3);
                d_exp_2 += d_y0 * c[0];
                d_c[0] += d_y0 * exp_2;
                d_p[2..][4..][..4][2 * k..(2 * k) + 2][0]
                    += d_exp_2 * ::rootgrad_autodiff::rules::by_result::exp(exp_2);
                d_p[2..][..4][2 * k] -= d_c[0];
                d_p[2..][..4][(2 * k) + 1] -= d_c[1];
            }
        }
        let mut top_2 = alphas[0];
        if kept_1.keep((alphas[1] > top_2)) {
            top_2 = alphas[1];
        }
        let mut sum_2 = 0.0;
        let length_3 = alphas.len();
        let one: f64 = 1.0;
        let mut by_top_2: f64 = -0.0;
        for i_4 in 0..length_3 {
            let a = &alphas[i_4];
            let exp_5 = ((*a) - top_2).exp();
            sum_2 += exp_5;
            let mut d_exp_5: f64 = -0.0;
            let d_8 = one;
            d_exp_5 += d_8;
            let d_9 = d_exp_5 * ::rootgrad_autodiff::rules::by_result::exp(exp_5);
            by_top_2 -= d_9;
        }
        total -= 4.0 * (sum_2.ln() + top_2);
        let mut prior = 0.0;
        let mut d_top_2: f64 = -0.0;
        let mut d_sum_2: f64 = -0.0;
        let mut d_prior: f64 = -0.0;
        d_prior += d_result;
        let d_rest_2 = &mut d_p[2..][4..];
        for k_2 in 0..2 {
            prior += diagonals[(2 * k_2)] + diagonals[((2 * k_2) + 1)];
            let d_diagonals = &mut d_rest_2[..4];
            for i in 0..2 {
                let d = diagonals[((2 * k_2) + i)].exp();
                prior -= (0.5 * d) * d;
                let mut d_d: f64 = -0.0;
                let d_3 = d_prior;
                let d_4 = d_3 * d;
                d_d -= d_4 * 0.5;
                d_d -= d_3 * (0.5 * d);
                d_diagonals[(2 * k_2) + i]
                    += d_d * ::rootgrad_autodiff::rules::by_result::exp(d);
            }
            prior -= (0.5 * lowers[k_2]) * lowers[k_2];
            let d_1 = d_prior;
            let d_2 = d_1 * lowers[k_2];
            d_rest_2[4..][k_2] -= d_2 * 0.5;
            d_rest_2[4..][k_2] -= d_1 * (0.5 * lowers[k_2]);
            let d_5 = d_prior;
            d_rest_2[..4][2 * k_2] += d_5;
            d_rest_2[..4][(2 * k_2) + 1] += d_5;
        }
        let result: f64 = total + prior;
        let (alphas, rest) = p.split_at(2);
        let (means, rest_2) = rest.split_at(4);
        let (diagonals, lowers) = rest_2.split_at(4);
        let d_alphas = &mut d_p[..2];
        let d_6 = d_total;
        let d_7 = d_6 * 4.0;
        d_sum_2 -= d_7 * ::rootgrad_autodiff::rules::ln(sum_2);
        d_top_2 -= d_7;
        d_top_2 += d_sum_2 * by_top_2;
        for i_4 in 0..length_3 {
            let a = &alphas[i_4];
            let exp_5 = ((*a) - top_2).exp();
            let mut d_exp_5: f64 = -0.0;
            let d_10 = d_sum_2;
            d_exp_5 += d_10;
            let d_11 = d_exp_5 * ::rootgrad_autodiff::rules::by_result::exp(exp_5);
            d_alphas[i_4] += d_11;
        }
        let v_1 = kept_1.take();
        if v_1 {
            let d_12 = ::core::mem::take(&mut d_top_2);
            d_alphas[1] += d_12;
        }
        d_alphas[0] += d_top_2;
        pass_1.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(p: &[f64], t_p: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("p", p.len(), "t_p", t_p.len());
        let (alphas, rest) = p.split_at(2);
        let (t_alphas, t_rest) = t_p.split_at(2);
        let (means, rest_2) = rest.split_at(4);
        let (t_means, t_rest_2) = t_rest.split_at(4);
        let (diagonals, lowers) = rest_2.split_at(4);
        let (t_diagonals, t_lowers) = t_rest_2.split_at(4);
        let mut total = 0.0;
        let mut t_total = 0.0;
        let t_2 = &DATA;
        let length = ::rootgrad_autodiff::rt::length(&(*t_2));
        for i_2 in 0..length {
            let point = &(*t_2)[i_2];
            let mut terms = [0.0; 2];
            let mut t_terms = [0.0; 2];
            let mut top = f64::NEG_INFINITY;
            let mut t_top = 0.0;
            for k in 0..2 {
                let c = [(point[0] - means[(2 * k)]), (point[1] - means[((2 * k) + 1)])];
                let t_c = [-t_means[2 * k], -t_means[(2 * k) + 1]];
                let q = &diagonals[(2 * k)..((2 * k) + 2)];
                let t_q = &t_diagonals[2 * k..(2 * k) + 2];
                let y0 = q[0].exp() * c[0];
                let t_y0 = (::rootgrad_autodiff::rules::exp(q[0]) * t_q[0]) * c[0]
                    + q[0].exp() * t_c[0];
                let y1 = (lowers[k] * c[0]) + (q[1].exp() * c[1]);
                let t_y1 = (t_lowers[k] * c[0] + lowers[k] * t_c[0])
                    + ((::rootgrad_autodiff::rules::exp(q[1]) * t_q[1]) * c[1]
                        + q[1].exp() * t_c[1]);
                t_terms[k] = ((t_alphas[k] + t_q[0]) + t_q[1])
                    - (0.5 * ((t_y0 * y0 + y0 * t_y0) + (t_y1 * y1 + y1 * t_y1)));
                terms[k] = ((alphas[k] + q[0]) + q[1]) - (0.5 * ((y0 * y0) + (y1 * y1)));
                let p_1 = ::rootgrad_autodiff::rules::max(top, terms[k]);
                t_top = p_1.0 * t_top + p_1.1 * t_terms[k];
                top = top.max(terms[k]);
            }
            let mut sum = 0.0;
            let mut t_sum = 0.0;
            let length_2 = terms.len();
            for i_3 in 0..length_2 {
                let t = &terms[i_3];
                let t_t = &t_terms[i_3];
                t_sum += ::rootgrad_autodiff::rules::exp((*t) - top) * ((*t_t) - t_top);
                sum += ((*t) - top).exp();
            }
            t_total += (::rootgrad_autodiff::rules::ln(sum) * t_sum) + t_top;
            total += sum.ln() + top;
        }
        let mut top_2 = alphas[0];
        let mut t_top_2 = t_alphas[0];
        if alphas[1] > top_2 {
            t_top_2 = t_alphas[1];
            top_2 = alphas[1];
        }
        let mut sum_2 = 0.0;
        let mut t_sum_2 = 0.0;
        let length_3 = alphas.len();
        for i_4 in 0..length_3 {
            let a = &alphas[i_4];
            let t_a = &t_alphas[i_4];
            t_sum_2
                += ::rootgrad_autodiff::rules::exp((*a) - top_2) * ((*t_a) - t_top_2);
            sum_2 += ((*a) - top_2).exp();
        }
        t_total -= 4.0 * ((::rootgrad_autodiff::rules::ln(sum_2) * t_sum_2) + t_top_2);
        total -= 4.0 * (sum_2.ln() + top_2);
        let mut prior = 0.0;
        let mut t_prior = 0.0;
        for k_2 in 0..2 {
            t_prior += t_diagonals[2 * k_2] + t_diagonals[(2 * k_2) + 1];
            prior += diagonals[(2 * k_2)] + diagonals[((2 * k_2) + 1)];
            for i in 0..2 {
                let d = diagonals[((2 * k_2) + i)].exp();
                let t_d = ::rootgrad_autodiff::rules::exp(diagonals[((2 * k_2) + i)])
                    * t_diagonals[(2 * k_2) + i];
                t_prior -= (0.5 * t_d) * d + (0.5 * d) * t_d;
                prior -= (0.5 * d) * d;
            }
            t_prior
                -= (0.5 * t_lowers[k_2]) * lowers[k_2]
                    + (0.5 * lowers[k_2]) * t_lowers[k_2];
            prior -= (0.5 * lowers[k_2]) * lowers[k_2];
        }
        let result: f64 = total + prior;
        let t_result: f64 = t_total + t_prior;
        (result, t_result)
    }
}
mod bundle_adjustment {
    ///The derivative of [`rotated`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    enum rotated {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl rotated {
        /// Of what the function writes, the derivative gets the values before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        fn __of<F: 'static>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_function(called, &rotated)
        }
        /// The reverse derivative of [`rotated`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pullback(
            rotation: &[f64],
            d_rotation: &mut [f64],
            point: &[f64],
            d_point: &mut [f64],
            axis: usize,
            d_ret: f64,
        ) -> f64 {
            ::rootgrad_autodiff::rt::same_length(
                "rotation",
                rotation.len(),
                d_rotation.len(),
            );
            ::rootgrad_autodiff::rt::same_length("point", point.len(), d_point.len());
            let like_w = ::rootgrad_autodiff::rt::Like::new();
            let result: f64;
            let mut square = 0.0;
            let length = rotation.len();
            for i in 0..length {
                let r = &rotation[i];
                square += (*r) * (*r);
            }
            let a = (axis + 1) % 3;
            let b = (axis + 2) % 3;
            if square == 0.0 {
                result = (point[axis] + (rotation[a] * point[b]))
                    - (rotation[b] * point[a]);
            } else {
                let theta = square.sqrt();
                let x = theta;
                let sin = x.sin();
                let cos = x.cos();
                let w = [
                    (rotation[0] / theta),
                    (rotation[1] / theta),
                    (rotation[2] / theta),
                ];
                like_w.of(&w);
                let cross = (w[a] * point[b]) - (w[b] * point[a]);
                let dot = ((w[0] * point[0]) + (w[1] * point[1])) + (w[2] * point[2]);
                result = ((point[axis] * cos) + (cross * sin))
                    + ((w[axis] * dot) * (1.0 - cos));
            }
            let mut d_result = d_ret;
            let mut d_square: f64 = -0.0;
            if square == 0.0 {
                let d_1 = ::core::mem::take(&mut d_result);
                d_point[axis] += d_1;
                d_rotation[a] += d_1 * point[b];
                d_point[b] += d_1 * rotation[a];
                d_rotation[b] -= d_1 * point[a];
                d_point[a] -= d_1 * rotation[b];
            } else {
                let theta = square.sqrt();
                let x = theta;
                let sin = x.sin();
                let cos = x.cos();
                let w = [
                    (rotation[0] / theta),
                    (rotation[1] / theta),
                    (rotation[2] / theta),
                ];
                let cross = (w[a] * point[b]) - (w[b] * point[a]);
                let dot = ((w[0] * point[0]) + (w[1] * point[1])) + (w[2] * point[2]);
                let mut d_theta: f64 = -0.0;
                let mut d_x: f64 = -0.0;
                let mut d_sin: f64 = -0.0;
                let mut d_cos: f64 = -0.0;
                let mut d_w = like_w.same([::rootgrad_autodiff::zero(); 3usize]);
                let mut d_cross: f64 = -0.0;
                let mut d_dot: f64 = -0.0;
                let d_2 = ::core::mem::take(&mut d_result);
                d_point[axis] += d_2 * cos;
                d_cos += d_2 * point[axis];
                d_cross += d_2 * sin;
                d_sin += d_2 * cross;
                let d_3 = d_2 * (1.0 - cos);
                d_w[axis] += d_3 * dot;
                d_dot += d_3 * w[axis];
                let d_4 = d_2 * (w[axis] * dot);
                d_cos -= d_4;
                d_w[0] += d_dot * point[0];
                d_point[0] += d_dot * w[0];
                d_w[1] += d_dot * point[1];
                d_point[1] += d_dot * w[1];
                d_w[2] += d_dot * point[2];
                d_point[2] += d_dot * w[2];
                d_w[a] += d_cross * point[b];
                d_point[b] += d_cross * w[a];
                d_w[b] -= d_cross * point[a];
                d_point[a] -= d_cross * w[b];
                d_rotation[0] += d_w[0] / theta;
                d_theta -= d_w[0] / theta * (rotation[0] / theta);
                d_rotation[1] += d_w[1] / theta;
                d_theta -= d_w[1] / theta * (rotation[1] / theta);
                d_rotation[2] += d_w[2] / theta;
                d_theta -= d_w[2] / theta * (rotation[2] / theta);
                d_x += d_cos * ::rootgrad_autodiff::rules::cos(x);
                d_x += d_sin * ::rootgrad_autodiff::rules::sin(x);
                d_theta += d_x;
                d_square += d_theta * ::rootgrad_autodiff::rules::by_result::sqrt(theta);
            }
            for i in 0..length {
                let r = &rotation[i];
                let d_r = &mut d_rotation[i];
                let d_5 = d_square;
                (*d_r) += d_5 * (*r);
                (*d_r) += d_5 * (*r);
            }
            result
        }
        /// The forward derivative of [`rotated`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pushforward(
            rotation: &[f64],
            t_rotation: &[f64],
            point: &[f64],
            t_point: &[f64],
            axis: usize,
        ) -> (f64, f64) {
            ::rootgrad_autodiff::rt::equal_lengths(
                "rotation",
                rotation.len(),
                "t_rotation",
                t_rotation.len(),
            );
            ::rootgrad_autodiff::rt::equal_lengths(
                "point",
                point.len(),
                "t_point",
                t_point.len(),
            );
            let result: f64;
            let t_result: f64;
            let mut square = 0.0;
            let mut t_square = 0.0;
            let length = rotation.len();
            for i in 0..length {
                let r = &rotation[i];
                let t_r = &t_rotation[i];
                t_square += (*t_r) * (*r) + (*r) * (*t_r);
                square += (*r) * (*r);
            }
            let a = (axis + 1) % 3;
            let b = (axis + 2) % 3;
            if square == 0.0 {
                t_result = (t_point[axis]
                    + (t_rotation[a] * point[b] + rotation[a] * t_point[b]))
                    - (t_rotation[b] * point[a] + rotation[b] * t_point[a]);
                result = (point[axis] + (rotation[a] * point[b]))
                    - (rotation[b] * point[a]);
            } else {
                let theta = square.sqrt();
                let t_theta = ::rootgrad_autodiff::rules::sqrt(square) * t_square;
                let x = theta;
                let t_x = t_theta;
                let sin = x.sin();
                let t_sin = ::rootgrad_autodiff::rules::sin(x) * t_x;
                let cos = x.cos();
                let t_cos = ::rootgrad_autodiff::rules::cos(x) * t_x;
                let w = [
                    (rotation[0] / theta),
                    (rotation[1] / theta),
                    (rotation[2] / theta),
                ];
                let t_w = [
                    (t_rotation[0] - (rotation[0] / theta) * t_theta) / theta,
                    (t_rotation[1] - (rotation[1] / theta) * t_theta) / theta,
                    (t_rotation[2] - (rotation[2] / theta) * t_theta) / theta,
                ];
                let cross = (w[a] * point[b]) - (w[b] * point[a]);
                let t_cross = (t_w[a] * point[b] + w[a] * t_point[b])
                    - (t_w[b] * point[a] + w[b] * t_point[a]);
                let dot = ((w[0] * point[0]) + (w[1] * point[1])) + (w[2] * point[2]);
                let t_dot = ((t_w[0] * point[0] + w[0] * t_point[0])
                    + (t_w[1] * point[1] + w[1] * t_point[1]))
                    + (t_w[2] * point[2] + w[2] * t_point[2]);
                t_result = ((t_point[axis] * cos + point[axis] * t_cos)
                    + (t_cross * sin + cross * t_sin))
                    + ((t_w[axis] * dot + w[axis] * t_dot) * (1.0 - cos)
                        + (w[axis] * dot) * (-t_cos));
                result = ((point[axis] * cos) + (cross * sin))
                    + ((w[axis] * dot) * (1.0 - cos));
            }
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp(
            called: impl ::core::ops::Fn(&[f64], &[f64], usize) -> f64 + 'static,
            a0: &[f64],
            t0: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
            a1: &[f64],
            t1: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
            a2: usize,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
        ) -> (f64, f64) {
            let _ = Self::__of(called);
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            let mut store1 = ::core::option::Option::None;
            let t1 = t1.or_zero(&*a1, &mut store1);
            Self::pushforward(a0, t0, a1, t1, a2)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn pushforward_pullback(
            rotation: &[f64],
            d_rotation: &mut [f64],
            t_rotation: &[f64],
            d_t_rotation: &mut [f64],
            point: &[f64],
            d_point: &mut [f64],
            t_point: &[f64],
            d_t_point: &mut [f64],
            axis: usize,
            d_ret: (f64, f64),
        ) {
            ::rootgrad_autodiff::rt::same_length(
                "rotation",
                rotation.len(),
                d_rotation.len(),
            );
            ::rootgrad_autodiff::rt::same_length(
                "t_rotation",
                t_rotation.len(),
                d_t_rotation.len(),
            );
            ::rootgrad_autodiff::rt::same_length("point", point.len(), d_point.len());
            ::rootgrad_autodiff::rt::same_length(
                "t_point",
                t_point.len(),
                d_t_point.len(),
            );
            let like_w = ::rootgrad_autodiff::rt::Like::new();
            let like_t_w = ::rootgrad_autodiff::rt::Like::new();
            let result: f64;
            let t_result: f64;
            let mut square = 0.0;
            let mut t_square = 0.0;
            let length = rotation.len();
            for i in 0..length {
                let r = &rotation[i];
                let t_r = &t_rotation[i];
                t_square += ((*t_r) * (*r)) + ((*r) * (*t_r));
                square += (*r) * (*r);
            }
            let a = (axis + 1) % 3;
            let b = (axis + 2) % 3;
            if square == 0.0 {
                t_result = (t_point[axis]
                    + ((t_rotation[a] * point[b]) + (rotation[a] * t_point[b])))
                    - ((t_rotation[b] * point[a]) + (rotation[b] * t_point[a]));
                result = (point[axis] + (rotation[a] * point[b]))
                    - (rotation[b] * point[a]);
            } else {
                let theta = square.sqrt();
                let x_2 = square;
                let sqrt_2 = x_2.sqrt();
                let t_theta = (0.5 / sqrt_2) * t_square;
                let x = theta;
                let t_x = t_theta;
                let sin = x.sin();
                let x_3 = x;
                let t_sin = x_3.cos() * t_x;
                let cos = x.cos();
                let x_4 = x;
                let t_cos = (-x_4.sin()) * t_x;
                let w = [
                    (rotation[0] / theta),
                    (rotation[1] / theta),
                    (rotation[2] / theta),
                ];
                like_w.of(&w);
                let t_w = [
                    ((t_rotation[0] - ((rotation[0] / theta) * t_theta)) / theta),
                    ((t_rotation[1] - ((rotation[1] / theta) * t_theta)) / theta),
                    ((t_rotation[2] - ((rotation[2] / theta) * t_theta)) / theta),
                ];
                like_t_w.of(&t_w);
                let cross = (w[a] * point[b]) - (w[b] * point[a]);
                let t_cross = ((t_w[a] * point[b]) + (w[a] * t_point[b]))
                    - ((t_w[b] * point[a]) + (w[b] * t_point[a]));
                let dot = ((w[0] * point[0]) + (w[1] * point[1])) + (w[2] * point[2]);
                let t_dot = (((t_w[0] * point[0]) + (w[0] * t_point[0]))
                    + ((t_w[1] * point[1]) + (w[1] * t_point[1])))
                    + ((t_w[2] * point[2]) + (w[2] * t_point[2]));
                t_result = (((t_point[axis] * cos) + (point[axis] * t_cos))
                    + ((t_cross * sin) + (cross * t_sin)))
                    + ((((t_w[axis] * dot) + (w[axis] * t_dot)) * (1.0 - cos))
                        + ((w[axis] * dot) * (-t_cos)));
                result = ((point[axis] * cos) + (cross * sin))
                    + ((w[axis] * dot) * (1.0 - cos));
            }
            let result_2: (f64, f64) = (result, t_result);
            let mut d_result_2 = d_ret;
            let mut d_result: f64 = -0.0;
            let mut d_t_result: f64 = -0.0;
            let mut d_square: f64 = -0.0;
            let mut d_t_square: f64 = -0.0;
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            if square == 0.0 {
                let d_1 = ::core::mem::take(&mut d_result);
                d_point[axis] += d_1;
                d_rotation[a] += d_1 * point[b];
                d_point[b] += d_1 * rotation[a];
                d_rotation[b] -= d_1 * point[a];
                d_point[a] -= d_1 * rotation[b];
                let d_2 = ::core::mem::take(&mut d_t_result);
                d_t_point[axis] += d_2;
                d_t_rotation[a] += d_2 * point[b];
                d_point[b] += d_2 * t_rotation[a];
                d_rotation[a] += d_2 * t_point[b];
                d_t_point[b] += d_2 * rotation[a];
                d_t_rotation[b] -= d_2 * point[a];
                d_point[a] -= d_2 * t_rotation[b];
                d_rotation[b] -= d_2 * t_point[a];
                d_t_point[a] -= d_2 * rotation[b];
            } else {
                let theta = square.sqrt();
                let x_2 = square;
                let sqrt_2 = x_2.sqrt();
                let t_theta = (0.5 / sqrt_2) * t_square;
                let x = theta;
                let t_x = t_theta;
                let sin = x.sin();
                let x_3 = x;
                let t_sin = x_3.cos() * t_x;
                let cos = x.cos();
                let x_4 = x;
                let t_cos = (-x_4.sin()) * t_x;
                let w = [
                    (rotation[0] / theta),
                    (rotation[1] / theta),
                    (rotation[2] / theta),
                ];
                let t_w = [
                    ((t_rotation[0] - ((rotation[0] / theta) * t_theta)) / theta),
                    ((t_rotation[1] - ((rotation[1] / theta) * t_theta)) / theta),
                    ((t_rotation[2] - ((rotation[2] / theta) * t_theta)) / theta),
                ];
                let cross = (w[a] * point[b]) - (w[b] * point[a]);
                let t_cross = ((t_w[a] * point[b]) + (w[a] * t_point[b]))
                    - ((t_w[b] * point[a]) + (w[b] * t_point[a]));
                let dot = ((w[0] * point[0]) + (w[1] * point[1])) + (w[2] * point[2]);
                let t_dot = (((t_w[0] * point[0]) + (w[0] * t_point[0]))
                    + ((t_w[1] * point[1]) + (w[1] * t_point[1])))
                    + ((t_w[2] * point[2]) + (w[2] * t_point[2]));
                let mut d_theta: f64 = -0.0;
                let mut d_x_2: f64 = -0.0;
                let mut d_sqrt_2: f64 = -0.0;
                let mut d_t_theta: f64 = -0.0;
                let mut d_x: f64 = -0.0;
                let mut d_t_x: f64 = -0.0;
                let mut d_sin: f64 = -0.0;
                let mut d_x_3: f64 = -0.0;
                let mut d_t_sin: f64 = -0.0;
                let mut d_cos: f64 = -0.0;
                let mut d_x_4: f64 = -0.0;
                let mut d_t_cos: f64 = -0.0;
                let mut d_w = like_w.same([::rootgrad_autodiff::zero(); 3usize]);
                let mut d_t_w = like_t_w.same([::rootgrad_autodiff::zero(); 3usize]);
                let mut d_cross: f64 = -0.0;
                let mut d_t_cross: f64 = -0.0;
                let mut d_dot: f64 = -0.0;
                let mut d_t_dot: f64 = -0.0;
                let d_3 = ::core::mem::take(&mut d_result);
                d_point[axis] += d_3 * cos;
                d_cos += d_3 * point[axis];
                d_cross += d_3 * sin;
                d_sin += d_3 * cross;
                let d_4 = d_3 * (1.0 - cos);
                d_w[axis] += d_4 * dot;
                d_dot += d_4 * w[axis];
                let d_5 = d_3 * (w[axis] * dot);
                d_cos -= d_5;
                let d_6 = ::core::mem::take(&mut d_t_result);
                d_t_point[axis] += d_6 * cos;
                d_cos += d_6 * t_point[axis];
                d_point[axis] += d_6 * t_cos;
                d_t_cos += d_6 * point[axis];
                d_t_cross += d_6 * sin;
                d_sin += d_6 * t_cross;
                d_cross += d_6 * t_sin;
                d_t_sin += d_6 * cross;
                let d_7 = d_6 * (1.0 - cos);
                d_t_w[axis] += d_7 * dot;
                d_dot += d_7 * t_w[axis];
                d_w[axis] += d_7 * t_dot;
                d_t_dot += d_7 * w[axis];
                let d_8 = d_6 * ((t_w[axis] * dot) + (w[axis] * t_dot));
                d_cos -= d_8;
                let d_9 = d_6 * (-t_cos);
                d_w[axis] += d_9 * dot;
                d_dot += d_9 * w[axis];
                let d_10 = d_6 * (w[axis] * dot);
                d_t_cos -= d_10;
                d_t_w[0] += d_t_dot * point[0];
                d_point[0] += d_t_dot * t_w[0];
                d_w[0] += d_t_dot * t_point[0];
                d_t_point[0] += d_t_dot * w[0];
                d_t_w[1] += d_t_dot * point[1];
                d_point[1] += d_t_dot * t_w[1];
                d_w[1] += d_t_dot * t_point[1];
                d_t_point[1] += d_t_dot * w[1];
                d_t_w[2] += d_t_dot * point[2];
                d_point[2] += d_t_dot * t_w[2];
                d_w[2] += d_t_dot * t_point[2];
                d_t_point[2] += d_t_dot * w[2];
                d_w[0] += d_dot * point[0];
                d_point[0] += d_dot * w[0];
                d_w[1] += d_dot * point[1];
                d_point[1] += d_dot * w[1];
                d_w[2] += d_dot * point[2];
                d_point[2] += d_dot * w[2];
                d_t_w[a] += d_t_cross * point[b];
                d_point[b] += d_t_cross * t_w[a];
                d_w[a] += d_t_cross * t_point[b];
                d_t_point[b] += d_t_cross * w[a];
                d_t_w[b] -= d_t_cross * point[a];
                d_point[a] -= d_t_cross * t_w[b];
                d_w[b] -= d_t_cross * t_point[a];
                d_t_point[a] -= d_t_cross * w[b];
                d_w[a] += d_cross * point[b];
                d_point[b] += d_cross * w[a];
                d_w[b] -= d_cross * point[a];
                d_point[a] -= d_cross * w[b];
                let d_11 = d_t_w[0] / theta;
                d_t_rotation[0] += d_11;
                let d_12 = d_11 * t_theta;
                d_rotation[0] -= d_12 / theta;
                d_theta += d_12 / theta * (rotation[0] / theta);
                d_t_theta -= d_11 * (rotation[0] / theta);
                d_theta
                    -= d_t_w[0] / theta
                        * ((t_rotation[0] - ((rotation[0] / theta) * t_theta)) / theta);
                let d_13 = d_t_w[1] / theta;
                d_t_rotation[1] += d_13;
                let d_14 = d_13 * t_theta;
                d_rotation[1] -= d_14 / theta;
                d_theta += d_14 / theta * (rotation[1] / theta);
                d_t_theta -= d_13 * (rotation[1] / theta);
                d_theta
                    -= d_t_w[1] / theta
                        * ((t_rotation[1] - ((rotation[1] / theta) * t_theta)) / theta);
                let d_15 = d_t_w[2] / theta;
                d_t_rotation[2] += d_15;
                let d_16 = d_15 * t_theta;
                d_rotation[2] -= d_16 / theta;
                d_theta += d_16 / theta * (rotation[2] / theta);
                d_t_theta -= d_15 * (rotation[2] / theta);
                d_theta
                    -= d_t_w[2] / theta
                        * ((t_rotation[2] - ((rotation[2] / theta) * t_theta)) / theta);
                d_rotation[0] += d_w[0] / theta;
                d_theta -= d_w[0] / theta * (rotation[0] / theta);
                d_rotation[1] += d_w[1] / theta;
                d_theta -= d_w[1] / theta * (rotation[1] / theta);
                d_rotation[2] += d_w[2] / theta;
                d_theta -= d_w[2] / theta * (rotation[2] / theta);
                let d_17 = d_t_cos * t_x;
                d_x_4 -= d_17 * ::rootgrad_autodiff::rules::sin(x_4);
                d_t_x += d_t_cos * (-x_4.sin());
                d_x += d_x_4;
                d_x += d_cos * ::rootgrad_autodiff::rules::cos(x);
                let d_18 = d_t_sin * t_x;
                d_x_3 += d_18 * ::rootgrad_autodiff::rules::cos(x_3);
                d_t_x += d_t_sin * x_3.cos();
                d_x += d_x_3;
                d_x += d_sin * ::rootgrad_autodiff::rules::sin(x);
                d_t_theta += d_t_x;
                d_theta += d_x;
                let d_19 = d_t_theta * t_square;
                d_sqrt_2 -= d_19 / sqrt_2 * (0.5 / sqrt_2);
                d_t_square += d_t_theta * (0.5 / sqrt_2);
                d_x_2 += d_sqrt_2 * ::rootgrad_autodiff::rules::by_result::sqrt(sqrt_2);
                d_square += d_x_2;
                d_square += d_theta * ::rootgrad_autodiff::rules::by_result::sqrt(theta);
            }
            for i in 0..length {
                let r = &rotation[i];
                let t_r = &t_rotation[i];
                let d_r = &mut d_rotation[i];
                let d_t_r = &mut d_t_rotation[i];
                let d_20 = d_square;
                (*d_r) += d_20 * (*r);
                (*d_r) += d_20 * (*r);
                let d_21 = d_t_square;
                (*d_t_r) += d_21 * (*r);
                (*d_r) += d_21 * (*t_r);
                (*d_r) += d_21 * (*t_r);
                (*d_t_r) += d_21 * (*r);
            }
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp<'__shadow>(
            called: impl ::core::ops::Fn(&[f64], &[f64], usize) -> f64 + 'static,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a0: &[f64],
            d0: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
            d1: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
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
            Self::pushforward_pullback(a0, d0, a1, d1, a2, d2, a3, d3, a4, d_ret.seed());
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
            let mut store0 = ::std::vec::Vec::new();
            let d0 = ::rootgrad_autodiff::rt::or_zeroed(
                d0.into_slice(),
                a0.len(),
                &mut store0,
            );
            let _primal = Self::pullback(a0, d0, a1, d1, a2, d_ret.seed());
        }
    }
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(error: &mut [f64], d_error: &mut [f64], p: &[f64], d_p: &mut [f64]) {
        ::rootgrad_autodiff::callees!(rotated as rule_of_rotated);
        ::rootgrad_autodiff::rt::same_length("error", error.len(), d_error.len());
        ::rootgrad_autodiff::rt::same_length("p", p.len(), d_p.len());
        let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
        let (camera, rest) = p.split_at(11);
        let (point, weight) = rest.split_at(3);
        let mut moved = [0.0; 3];
        for i in 0..3 {
            moved[i] = point[i] - camera[(3 + i)];
        }
        let mut turned = [0.0; 3];
        for i_2 in 0..3 {
            let value = rule_of_rotated::__of(rotated)(&camera[..3], &moved, i_2);
            shape_1.keep(&value);
            turned[i_2] = value;
        }
        let t = turned[0] / turned[2];
        let t_2 = turned[1] / turned[2];
        let u = t;
        let v = t_2;
        let r2 = (u * u) + (v * v);
        let l = (1.0 + (camera[9] * r2)) + ((camera[10] * r2) * r2);
        error[0] = weight[0] * ((((camera[6] * u) * l) + camera[7]) - 0.3);
        error[1] = weight[0] * ((((camera[6] * v) * l) + camera[8]) + 0.2);
        error[2] = 1.0 - (weight[0] * weight[0]);
        let (camera, rest) = p.split_at(11);
        let (point, weight) = rest.split_at(3);
        let mut d_moved = ::rootgrad_autodiff::Differentiable::zero_like(&moved);
        let mut d_turned = ::rootgrad_autodiff::Differentiable::zero_like(&turned);
        let mut d_t = -0.0;
        let mut d_t_2 = -0.0;
        let mut d_u = -0.0;
        let mut d_v = -0.0;
        let mut d_r2 = -0.0;
        let mut d_l: f64 = -0.0;
        let d_1 = ::core::mem::take(&mut d_error[2]);
        d_p[11..][3..][0] -= d_1 * weight[0];
        d_p[11..][3..][0] -= d_1 * weight[0];
        let d_2 = ::core::mem::take(&mut d_error[1]);
        d_p[11..][3..][0] += d_2 * ((((camera[6] * v) * l) + camera[8]) + 0.2);
        let d_3 = d_2 * weight[0];
        let d_4 = d_3 * l;
        d_p[..11][6] += d_4 * v;
        d_v += d_4 * camera[6];
        d_l += d_3 * (camera[6] * v);
        d_p[..11][8] += d_3;
        let d_5 = ::core::mem::take(&mut d_error[0]);
        d_p[11..][3..][0] += d_5 * ((((camera[6] * u) * l) + camera[7]) - 0.3);
        let d_6 = d_5 * weight[0];
        let d_7 = d_6 * l;
        d_p[..11][6] += d_7 * u;
        d_u += d_7 * camera[6];
        d_l += d_6 * (camera[6] * u);
        d_p[..11][7] += d_6;
        d_p[..11][9] += d_l * r2;
        d_r2 += d_l * camera[9];
        let d_8 = d_l * r2;
        d_p[..11][10] += d_8 * r2;
        d_r2 += d_8 * camera[10];
        d_r2 += d_l * (camera[10] * r2);
        d_u += d_r2 * u;
        d_u += d_r2 * u;
        d_v += d_r2 * v;
        d_v += d_r2 * v;
        d_t_2 += d_v;
        d_t += d_u;
        d_turned[1] += d_t_2 / turned[2];
        d_turned[2] -= d_t_2 / turned[2] * t_2;
        d_turned[0] += d_t / turned[2];
        d_turned[2] -= d_t / turned[2] * t;
        for i_2 in (0..3).rev() {
            let mut d_value = shape_1.zero();
            let d_camera = &mut d_p[..11];
            let d_9 = ::core::mem::take(&mut d_turned[i_2]);
            d_value += d_9;
            rule_of_rotated::__vjp(
                &camera[..3],
                &mut d_camera[..3],
                &moved,
                &mut d_moved,
                i_2,
                ::rootgrad_autodiff::rt::Inactive,
                d_value,
            );
        }
        for i in 0..3 {
            let d_10 = ::core::mem::take(&mut d_moved[i]);
            d_p[11..][..3][i] += d_10;
            d_p[..11][3 + i] -= d_10;
        }
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(error: &mut [f64], t_error: &mut [f64], p: &[f64], t_p: &[f64]) {
        ::rootgrad_autodiff::callees!(rotated as rule_of_rotated);
        ::rootgrad_autodiff::rt::equal_lengths(
            "error",
            error.len(),
            "t_error",
            t_error.len(),
        );
        ::rootgrad_autodiff::rt::equal_lengths("p", p.len(), "t_p", t_p.len());
        let (camera, rest) = p.split_at(11);
        let (t_camera, t_rest) = t_p.split_at(11);
        let (point, weight) = rest.split_at(3);
        let (t_point, t_weight) = t_rest.split_at(3);
        let mut moved = [0.0; 3];
        let mut t_moved = [0.0; 3];
        for i in 0..3 {
            t_moved[i] = t_point[i] - t_camera[3 + i];
            moved[i] = point[i] - camera[(3 + i)];
        }
        let mut turned = [0.0; 3];
        let mut t_turned = [0.0; 3];
        for i_2 in 0..3 {
            let (v_1, t_value) = rule_of_rotated::__jvp(
                rotated,
                &camera[..3],
                &t_camera[..3],
                &moved,
                &t_moved,
                i_2,
                ::rootgrad_autodiff::rt::Inactive,
            );
            let value = v_1;
            t_turned[i_2] = t_value;
            turned[i_2] = value;
        }
        let t = turned[0] / turned[2];
        let t_t = (t_turned[0] - (turned[0] / turned[2]) * t_turned[2]) / turned[2];
        let t_2 = turned[1] / turned[2];
        let t_t_2 = (t_turned[1] - (turned[1] / turned[2]) * t_turned[2]) / turned[2];
        let u = t;
        let t_u = t_t;
        let v = t_2;
        let t_v = t_t_2;
        let r2 = (u * u) + (v * v);
        let t_r2 = (t_u * u + u * t_u) + (t_v * v + v * t_v);
        let l = (1.0 + (camera[9] * r2)) + ((camera[10] * r2) * r2);
        let t_l = (t_camera[9] * r2 + camera[9] * t_r2)
            + ((t_camera[10] * r2 + camera[10] * t_r2) * r2 + (camera[10] * r2) * t_r2);
        t_error[0] = t_weight[0] * ((((camera[6] * u) * l) + camera[7]) - 0.3)
            + weight[0]
                * (((t_camera[6] * u + camera[6] * t_u) * l + (camera[6] * u) * t_l)
                    + t_camera[7]);
        error[0] = weight[0] * ((((camera[6] * u) * l) + camera[7]) - 0.3);
        t_error[1] = t_weight[0] * ((((camera[6] * v) * l) + camera[8]) + 0.2)
            + weight[0]
                * (((t_camera[6] * v + camera[6] * t_v) * l + (camera[6] * v) * t_l)
                    + t_camera[8]);
        error[1] = weight[0] * ((((camera[6] * v) * l) + camera[8]) + 0.2);
        t_error[2] = -(t_weight[0] * weight[0] + weight[0] * t_weight[0]);
        error[2] = 1.0 - (weight[0] * weight[0]);
    }
}
mod hand_tracking {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(p: &[f64], d_p: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("p", p.len(), d_p.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
        let like_relative = ::rootgrad_autodiff::rt::Like::new();
        let like_r = ::rootgrad_autodiff::rt::Like::new();
        let like_k_2 = ::rootgrad_autodiff::rt::Like::new();
        let like_m = ::rootgrad_autodiff::rt::Like::new();
        let mut d_result = d_ret;
        let mut absolute = [[0.0; 6]; 4];
        for b in 0..4 {
            let x = p[(2 * b)];
            let s = x.sin();
            let c = x.cos();
            let relative = [
                c,
                (-s),
                (p[((2 * b) + 1)] * c),
                s,
                c,
                (p[((2 * b) + 1)] * s),
            ];
            like_relative.of(&relative);
            let t = &PARENTS;
            if (*t)[b] == usize::MAX {
                for k in 0..6 {
                    absolute[b][k] = relative[k];
                }
            } else {
                let t_2 = &PARENTS;
                let parent = (*t_2)[b];
                for r in 0..2 {
                    like_r.of(&r);
                    for k_2 in 0..3 {
                        like_k_2.of(&k_2);
                        let t_3;
                        if k_2 == 2 {
                            t_3 = ::core::clone::Clone::clone(
                                &absolute[parent.clone()][((3 * r) + 2)],
                            );
                        } else {
                            t_3 = 0.0;
                        }
                        let mut sum = t_3;
                        for m in 0..2 {
                            like_m.of(&m);
                            sum
                                += kept_1.keep(absolute[parent.clone()][((3 * r) + m)])
                                    * relative[((3 * m) + k_2)];
                        }
                        absolute[b][((3 * r) + k_2)] = sum;
                    }
                }
            }
        }
        let mut error = 0.0;
        let mut d_absolute = ::rootgrad_autodiff::Differentiable::zero_like(&absolute);
        let mut d_error: f64 = -0.0;
        d_error += d_result;
        for b_2 in 2..4 {
            let dx = absolute[b_2][2] - (b_2 as f64);
            let dy = absolute[b_2][5] + 0.5;
            let sqrt_2 = ((dx * dx) + (dy * dy)).sqrt();
            error += sqrt_2;
            let mut d_dx: f64 = -0.0;
            let mut d_dy = -0.0;
            let mut d_sqrt_2: f64 = -0.0;
            let d_1 = d_error;
            d_sqrt_2 += d_1;
            let d_2 = d_sqrt_2 * ::rootgrad_autodiff::rules::by_result::sqrt(sqrt_2);
            d_dx += d_2 * dx;
            d_dx += d_2 * dx;
            d_dy += d_2 * dy;
            d_dy += d_2 * dy;
            d_absolute[b_2][5] += d_dy;
            d_absolute[b_2][2] += d_dx;
        }
        let result: f64 = error;
        for b in (0..4).rev() {
            let x = p[(2 * b)];
            let s = x.sin();
            let c = x.cos();
            let relative = [
                c,
                (-s),
                (p[((2 * b) + 1)] * c),
                s,
                c,
                (p[((2 * b) + 1)] * s),
            ];
            let t = &PARENTS;
            let mut d_x: f64 = -0.0;
            let mut d_s: f64 = -0.0;
            let mut d_c: f64 = -0.0;
            let mut d_relative = like_relative
                .same([::rootgrad_autodiff::zero(); 6usize]);
            if (*t)[b] == usize::MAX {
                for k in (0..6).rev() {
                    let d_3 = ::core::mem::take(&mut d_absolute[b][k]);
                    d_relative[k] += d_3;
                }
            } else {
                let t_2 = &PARENTS;
                let parent = (*t_2)[b];
                for r in (0..2).rev() {
                    like_r.of(&r);
                    for k_2 in (0..3).rev() {
                        like_k_2.of(&k_2);
                        let mut d_t_3: f64 = -0.0;
                        let mut d_sum: f64 = -0.0;
                        let d_4 = ::core::mem::take(&mut d_absolute[b][(3 * r) + k_2]);
                        d_sum += d_4;
                        for m in (0..2).rev() {
                            like_m.of(&m);
                            let v_1 = kept_1.take();
                            let d_5 = d_sum;
                            d_absolute[parent.clone()][(3 * r) + m]
                                += d_5 * relative[((3 * m) + k_2)];
                            d_relative[(3 * m) + k_2] += d_5 * v_1;
                        }
                        d_t_3 += d_sum;
                        if k_2 == 2 {
                            let d_6 = ::core::mem::take(&mut d_t_3);
                            d_absolute[parent.clone()][(3 * r) + 2] += d_6;
                        } else {
                            let _ = ::core::mem::take(&mut d_t_3);
                        }
                    }
                }
            }
            d_c += d_relative[0];
            d_s -= d_relative[1];
            d_p[(2 * b) + 1] += d_relative[2] * c;
            d_c += d_relative[2] * p[((2 * b) + 1)];
            d_s += d_relative[3];
            d_c += d_relative[4];
            d_p[(2 * b) + 1] += d_relative[5] * s;
            d_s += d_relative[5] * p[((2 * b) + 1)];
            d_x += d_c * ::rootgrad_autodiff::rules::cos(x);
            d_x += d_s * ::rootgrad_autodiff::rules::sin(x);
            d_p[2 * b] += d_x;
        }
        kept_1.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(p: &[f64], t_p: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("p", p.len(), "t_p", t_p.len());
        let mut absolute = [[0.0; 6]; 4];
        let mut t_absolute = ::rootgrad_autodiff::Differentiable::zero_like(&absolute);
        for b in 0..4 {
            let x = p[(2 * b)];
            let t_x = t_p[2 * b];
            let s = x.sin();
            let t_s = ::rootgrad_autodiff::rules::sin(x) * t_x;
            let c = x.cos();
            let t_c = ::rootgrad_autodiff::rules::cos(x) * t_x;
            let relative = [
                c,
                (-s),
                (p[((2 * b) + 1)] * c),
                s,
                c,
                (p[((2 * b) + 1)] * s),
            ];
            let t_relative = [
                t_c,
                -t_s,
                t_p[(2 * b) + 1] * c + p[((2 * b) + 1)] * t_c,
                t_s,
                t_c,
                t_p[(2 * b) + 1] * s + p[((2 * b) + 1)] * t_s,
            ];
            let t = &PARENTS;
            if (*t)[b] == usize::MAX {
                for k in 0..6 {
                    t_absolute[b][k] = t_relative[k];
                    absolute[b][k] = relative[k];
                }
            } else {
                let t_2 = &PARENTS;
                let parent = (*t_2)[b];
                for r in 0..2 {
                    for k_2 in 0..3 {
                        let t_3;
                        let t_t_3;
                        if k_2 == 2 {
                            t_t_3 = t_absolute[parent.clone()][(3 * r) + 2];
                            t_3 = absolute[parent.clone()][((3 * r) + 2)];
                        } else {
                            t_t_3 = 0.0;
                            t_3 = 0.0;
                        }
                        let mut sum = t_3;
                        let mut t_sum = t_t_3;
                        for m in 0..2 {
                            t_sum
                                += ::rootgrad_autodiff::rt::scalar(
                                    t_absolute[parent.clone()][(3 * r) + m],
                                ) * relative[((3 * m) + k_2)]
                                    + absolute[parent.clone()][((3 * r) + m)]
                                        * t_relative[(3 * m) + k_2];
                            sum
                                += absolute[parent.clone()][((3 * r) + m)]
                                    * relative[((3 * m) + k_2)];
                        }
                        t_absolute[b][(3 * r) + k_2] = t_sum;
                        absolute[b][((3 * r) + k_2)] = sum;
                    }
                }
            }
        }
        let mut error = 0.0;
        let mut t_error = 0.0;
        for b_2 in 2..4 {
            let dx = absolute[b_2][2] - (b_2 as f64);
            let t_dx = t_absolute[b_2][2];
            let dy = absolute[b_2][5] + 0.5;
            let t_dy = t_absolute[b_2][5];
            t_error
                += ::rootgrad_autodiff::rules::sqrt((dx * dx) + (dy * dy))
                    * ((t_dx * dx + dx * t_dx) + (t_dy * dy + dy * t_dy));
            error += ((dx * dx) + (dy * dy)).sqrt();
        }
        let result: f64 = error;
        let t_result: f64 = t_error;
        (result, t_result)
    }
}
mod lstm {
    ///The derivative of [`logistic`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    enum logistic {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl logistic {
        /// Of what the function writes, the derivative gets the values before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        fn __of<F: 'static>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_function(called, &logistic)
        }
        /// The reverse derivative of [`logistic`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pullback(x: f64, d_ret: f64) -> (f64, f64) {
            let exp_2 = (-x).exp();
            let result: f64 = 1.0 / (1.0 + exp_2);
            let mut d_x = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result = d_ret;
            let mut d_exp_2: f64 = -0.0;
            let d_1 = d_result * result * result;
            d_exp_2 -= d_1;
            let d_2 = d_exp_2 * ::rootgrad_autodiff::rules::by_result::exp(exp_2);
            d_x -= d_2;
            (result, d_x)
        }
        /// The forward derivative of [`logistic`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pushforward(x: f64, t_x: f64) -> (f64, f64) {
            let result: f64 = 1.0 / (1.0 + (-x).exp());
            let t_result: f64 = -(1.0 / (1.0 + (-x).exp()))
                * (::rootgrad_autodiff::rules::exp(-x) * (-t_x)) / (1.0 + (-x).exp());
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
            let exp_2 = (-x).exp();
            let result: f64 = 1.0 / (1.0 + exp_2);
            let x_2 = -x;
            let exp_3 = (-x).exp();
            let exp_4 = x_2.exp();
            let exp_5 = (-x).exp();
            let t_result: f64 = ((-(1.0 / (1.0 + exp_3))) * (exp_4 * (-t_x)))
                / (1.0 + exp_5);
            let result_2: (f64, f64) = (result, t_result);
            let mut d_x = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_x = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result_2 = d_ret;
            let mut d_exp_2: f64 = -0.0;
            let mut d_result: f64 = -0.0;
            let mut d_x_2: f64 = -0.0;
            let mut d_exp_3: f64 = -0.0;
            let mut d_exp_4: f64 = -0.0;
            let mut d_exp_5: f64 = -0.0;
            let mut d_t_result: f64 = -0.0;
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            let d_1 = d_t_result / (1.0 + exp_5);
            let d_2 = d_1 * (exp_4 * (-t_x));
            let d_3 = d_2 / (1.0 + exp_3) * (1.0 / (1.0 + exp_3));
            d_exp_3 += d_3;
            let d_4 = d_1 * (-(1.0 / (1.0 + exp_3)));
            d_exp_4 += d_4 * (-t_x);
            let d_5 = d_4 * exp_4;
            d_t_x -= d_5;
            let d_6 = d_t_result / (1.0 + exp_5) * t_result;
            d_exp_5 -= d_6;
            let d_7 = d_exp_5 * ::rootgrad_autodiff::rules::by_result::exp(exp_5);
            d_x -= d_7;
            d_x_2 += d_exp_4 * ::rootgrad_autodiff::rules::by_result::exp(exp_4);
            let d_8 = d_exp_3 * ::rootgrad_autodiff::rules::by_result::exp(exp_3);
            d_x -= d_8;
            d_x -= d_x_2;
            let d_9 = d_result * result * result;
            d_exp_2 -= d_9;
            let d_10 = d_exp_2 * ::rootgrad_autodiff::rules::by_result::exp(exp_2);
            d_x -= d_10;
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
    pub fn reverse(p: &[f64], d_p: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::callees!(logistic as rule_of_logistic);
        ::rootgrad_autodiff::rt::same_length("p", p.len(), d_p.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut pass_2 = ::rootgrad_autodiff::rt::Tape::new();
        let like_y = ::rootgrad_autodiff::rt::Like::new();
        let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
        let (weight, rest) = p.split_at(8);
        let (bias, output) = rest.split_at(8);
        let mut cell = [0.0; 2];
        let mut hidden = [0.0; 2];
        let mut total = 0.0;
        let mut count = 0;
        for t in 0..3 {
            for j in 0..2 {
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
                let mut kept_16 = ::rootgrad_autodiff::rt::Slot::new();
                let t_2 = &SEQUENCE;
                let argument = ((*t_2)[t][j] * weight[j]) + bias[j];
                let forget = kept_16
                    .keep(
                        kept_10
                            .aside(
                                ::rootgrad_autodiff::ahead!(
                                    rule_of_logistic, logistic, a0 = argument
                                ),
                            ),
                    );
                shape_1.keep(&forget);
                let argument_2 = kept_15
                    .keep(((kept_9.keep(hidden[j]) * weight[(2 + j)]) + bias[(2 + j)]));
                let ingate = kept_14
                    .keep(
                        kept_8
                            .aside(
                                ::rootgrad_autodiff::ahead!(
                                    rule_of_logistic, logistic, a0 = argument_2
                                ),
                            ),
                    );
                let t_3 = &SEQUENCE;
                let argument_3 = ((*t_3)[t][j] * weight[(4 + j)]) + bias[(4 + j)];
                let outgate = kept_13
                    .keep(
                        kept_7
                            .aside(
                                ::rootgrad_autodiff::ahead!(
                                    rule_of_logistic, logistic, a0 = argument_3
                                ),
                            ),
                    );
                shape_2.keep(&outgate);
                let change = kept_12
                    .keep(
                        ((kept_6.keep(hidden[j]) * weight[(6 + j)]) + bias[(6 + j)])
                            .tanh(),
                    );
                cell[j] = (kept_5.keep(cell[j]) * forget) + (ingate * change);
                let tanh_2 = kept_11.keep(cell[j].tanh());
                hidden[j] = outgate * tanh_2;
                pass_2
                    .push((
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
                        kept_16.take(),
                    ));
            }
            let mut sum = 2.0;
            let mut y = [0.0; 2];
            like_y.of(&y);
            for j_2 in 0..2 {
                let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
                y[j_2] = (kept_2.keep(hidden[j_2]) * output[j_2]) + output[(2 + j_2)];
                let exp_2 = kept_3.keep(y[j_2].exp());
                sum += exp_2;
                pass_1.push((kept_2.take(), kept_3.take()));
            }
            let norm = kept_1.keep(sum).ln();
            for j_3 in 0..2 {
                let t_4 = &SEQUENCE;
                total += (*t_4)[(t + 1)][j_3] * (y[j_3] - norm);
                count += 1;
            }
        }
        let result: f64 = (-total) / (count as f64);
        let mut d_result = d_ret;
        let (weight, rest) = p.split_at(8);
        let (bias, output) = rest.split_at(8);
        let mut d_cell = ::rootgrad_autodiff::Differentiable::zero_like(&cell);
        let mut d_hidden = ::rootgrad_autodiff::Differentiable::zero_like(&hidden);
        let mut d_total = -0.0;
        let d_1 = d_result / (count as f64);
        d_total -= d_1;
        for t in (0..3).rev() {
            let v_1 = kept_1.take();
            let mut d_sum = -0.0;
            let mut d_y = like_y.same([::rootgrad_autodiff::zero(); 2]);
            let mut d_norm = -0.0;
            for j_3 in 0..2 {
                let t_4 = &SEQUENCE;
                let d_2 = d_total;
                let d_3 = d_2 * (*t_4)[(t + 1)][j_3];
                d_y[j_3] += d_3;
                d_norm -= d_3;
            }
            d_sum += d_norm * ::rootgrad_autodiff::rules::ln(v_1);
            for j_2 in (0..2).rev() {
                let (v_2, exp_2) = pass_1.take();
                let mut d_exp_2 = -0.0;
                let d_output = &mut d_p[8..][8..];
                let d_4 = d_sum;
                d_exp_2 += d_4;
                d_y[j_2] += d_exp_2 * ::rootgrad_autodiff::rules::by_result::exp(exp_2);
                let d_5 = ::core::mem::take(&mut d_y[j_2]);
                d_hidden[j_2] += d_5 * output[j_2];
                d_output[j_2] += d_5 * v_2;
                d_output[2 + j_2] += d_5;
            }
            for j in (0..2).rev() {
                let (
                    v_3,
                    v_4,
                    partials_1,
                    partials_2,
                    v_5,
                    partials_3,
                    tanh_2,
                    change,
                    outgate,
                    ingate,
                    argument_2,
                    forget,
                ) = pass_2.take();
                let t_2 = &SEQUENCE;
                let argument = ((*t_2)[t][j] * weight[j]) + bias[j];
                let t_3 = &SEQUENCE;
                let argument_3 = ((*t_3)[t][j] * weight[(4 + j)]) + bias[(4 + j)];
                let mut d_argument: f64 = -0.0;
                let mut d_forget = shape_1.zero();
                let mut d_argument_2: f64 = -0.0;
                let mut d_ingate: f64 = -0.0;
                let mut d_argument_3: f64 = -0.0;
                let mut d_outgate = shape_2.zero();
                let mut d_change: f64 = -0.0;
                let mut d_tanh_2 = -0.0;
                let d_6 = ::core::mem::take(&mut d_hidden[j]);
                d_outgate += d_6 * tanh_2;
                d_tanh_2 += d_6 * outgate;
                d_cell[j]
                    += d_tanh_2 * ::rootgrad_autodiff::rules::by_result::tanh(tanh_2);
                let d_7 = ::core::mem::take(&mut d_cell[j]);
                d_cell[j] += d_7 * forget;
                d_forget += d_7 * v_3;
                d_ingate += d_7 * change;
                d_change += d_7 * ingate;
                let d_8 = d_change * ::rootgrad_autodiff::rules::by_result::tanh(change);
                d_hidden[j] += d_8 * weight[(6 + j)];
                d_p[..8][6 + j] += d_8 * v_4;
                d_p[8..][..8][6 + j] += d_8;
                if ::rootgrad_autodiff::rt::IsAhead::is_ahead(&partials_1) {
                    ::rootgrad_autodiff::rt::Ahead::add_to(
                        &partials_1,
                        0,
                        &mut d_argument_3,
                        &d_outgate,
                    );
                } else {
                    rule_of_logistic::__vjp(argument_3, &mut d_argument_3, d_outgate);
                }
                d_p[..8][4 + j] += d_argument_3 * (*t_3)[t][j];
                d_p[8..][..8][4 + j] += d_argument_3;
                if ::rootgrad_autodiff::rt::IsAhead::is_ahead(&partials_2) {
                    ::rootgrad_autodiff::rt::Ahead::add_to(
                        &partials_2,
                        0,
                        &mut d_argument_2,
                        &d_ingate,
                    );
                } else {
                    rule_of_logistic::__vjp(argument_2, &mut d_argument_2, d_ingate);
                }
                d_hidden[j] += d_argument_2 * weight[(2 + j)];
                d_p[..8][2 + j] += d_argument_2 * v_5;
                d_p[8..][..8][2 + j] += d_argument_2;
                if ::rootgrad_autodiff::rt::IsAhead::is_ahead(&partials_3) {
                    ::rootgrad_autodiff::rt::Ahead::add_to(
                        &partials_3,
                        0,
                        &mut d_argument,
                        &d_forget,
                    );
                } else {
                    rule_of_logistic::__vjp(argument, &mut d_argument, d_forget);
                }
                d_p[..8][j] += d_argument * (*t_2)[t][j];
                d_p[8..][..8][j] += d_argument;
            }
        }
        kept_1.finish();
        pass_1.finish();
        pass_2.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(p: &[f64], t_p: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(logistic as rule_of_logistic);
        ::rootgrad_autodiff::rt::equal_lengths("p", p.len(), "t_p", t_p.len());
        let (weight, rest) = p.split_at(8);
        let (t_weight, t_rest) = t_p.split_at(8);
        let (bias, output) = rest.split_at(8);
        let (t_bias, t_output) = t_rest.split_at(8);
        let mut cell = [0.0; 2];
        let mut t_cell = [0.0; 2];
        let mut hidden = [0.0; 2];
        let mut t_hidden = [0.0; 2];
        let mut total = 0.0;
        let mut t_total = 0.0;
        let mut count = 0;
        for t in 0..3 {
            for j in 0..2 {
                let t_2 = &SEQUENCE;
                let argument = ((*t_2)[t][j] * weight[j]) + bias[j];
                let t_argument = ((*t_2)[t][j] * t_weight[j]) + t_bias[j];
                let (v_1, t_forget) = rule_of_logistic::__jvp(
                    logistic,
                    argument,
                    t_argument,
                );
                let forget = v_1;
                let argument_2 = (hidden[j] * weight[(2 + j)]) + bias[(2 + j)];
                let t_argument_2 = (t_hidden[j] * weight[(2 + j)]
                    + hidden[j] * t_weight[2 + j]) + t_bias[2 + j];
                let (v_2, t_ingate) = rule_of_logistic::__jvp(
                    logistic,
                    argument_2,
                    t_argument_2,
                );
                let ingate = v_2;
                let t_3 = &SEQUENCE;
                let argument_3 = ((*t_3)[t][j] * weight[(4 + j)]) + bias[(4 + j)];
                let t_argument_3 = ((*t_3)[t][j] * t_weight[4 + j]) + t_bias[4 + j];
                let (v_3, t_outgate) = rule_of_logistic::__jvp(
                    logistic,
                    argument_3,
                    t_argument_3,
                );
                let outgate = v_3;
                let change = ((hidden[j] * weight[(6 + j)]) + bias[(6 + j)]).tanh();
                let t_change = ::rootgrad_autodiff::rules::tanh(
                    (hidden[j] * weight[(6 + j)]) + bias[(6 + j)],
                )
                    * ((t_hidden[j] * weight[(6 + j)] + hidden[j] * t_weight[6 + j])
                        + t_bias[6 + j]);
                t_cell[j] = (t_cell[j] * forget + cell[j] * t_forget)
                    + (t_ingate * change + ingate * t_change);
                cell[j] = (cell[j] * forget) + (ingate * change);
                t_hidden[j] = t_outgate * cell[j].tanh()
                    + outgate * (::rootgrad_autodiff::rules::tanh(cell[j]) * t_cell[j]);
                hidden[j] = outgate * cell[j].tanh();
            }
            let mut sum = 2.0;
            let mut t_sum = 0.0;
            let mut y = [0.0; 2];
            let mut t_y = [0.0; 2];
            for j_2 in 0..2 {
                t_y[j_2] = (t_hidden[j_2] * output[j_2] + hidden[j_2] * t_output[j_2])
                    + t_output[2 + j_2];
                y[j_2] = (hidden[j_2] * output[j_2]) + output[(2 + j_2)];
                t_sum += ::rootgrad_autodiff::rules::exp(y[j_2]) * t_y[j_2];
                sum += y[j_2].exp();
            }
            let norm = sum.ln();
            let t_norm = ::rootgrad_autodiff::rules::ln(sum) * t_sum;
            for j_3 in 0..2 {
                let t_4 = &SEQUENCE;
                t_total += (*t_4)[(t + 1)][j_3] * (t_y[j_3] - t_norm);
                total += (*t_4)[(t + 1)][j_3] * (y[j_3] - norm);
                count += 1;
            }
        }
        let result: f64 = (-total) / (count as f64);
        let t_result: f64 = (-t_total) / (count as f64);
        (result, t_result)
    }
}
