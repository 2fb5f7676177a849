// Written by the golden test; do not edit.
mod elements_handed_over {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(p: &[f64], d_p: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("p", p.len(), d_p.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
        let mut d_result = d_ret;
        let mut w: ::std::vec::Vec<Hyp> = ::std::vec::Vec::new();
        let length = p.len();
        for i in 0..length {
            let n = i;
            let x = p[i];
            w.push(Hyp { n: n, score: x * x });
        }
        let mut v: Vec<Hyp> = Vec::new();
        let length_2 = w.len();
        for i_2 in 0..length_2 {
            let h = w[i_2].clone();
            shape_2.keep(&h);
            if h.n != 1 {
                v.push(::core::clone::Clone::clone(&h));
            }
        }
        let mut rows = ::std::vec![::std::vec![p[0], p[1]], ::std::vec![p[2]]];
        rows.push(::std::vec![(p[3] * p[0])]);
        let mut s = 0.0;
        let length_3 = rows.len();
        for i_3 in 0..length_3 {
            let row = rows[i_3].clone();
            shape_1.keep(&row);
            let length_4 = row.len();
            for i_4 in 0..length_4 {
                let x_2 = row[i_4];
                s += x_2 * x_2;
            }
        }
        let names = ::std::vec!["a".to_string(), "bb".to_string()];
        let length_5 = names.len();
        for i_5 in 0..length_5 {
            let n_2 = names[i_5].clone();
            s = kept_1.keep(s) * p[n_2.len()];
        }
        let t_2 = ::std::vec![(Hyp { n : 7, score : s, })];
        let length_6 = t_2.len();
        for i_7 in 0..length_6 {
            v.push(t_2[i_7].clone());
        }
        let mut sum_2: f64 = -0.0;
        let length_7 = v.len();
        let mut d_w = ::rootgrad_autodiff::Differentiable::zero_like(&w);
        let mut d_v = ::rootgrad_autodiff::Differentiable::zero_like(&v);
        let mut d_rows = ::rootgrad_autodiff::Differentiable::zero_like(&rows);
        let mut d_s: f64 = -0.0;
        let mut d_t_2 = ::rootgrad_autodiff::Differentiable::zero_like(&t_2);
        let mut d_sum_2: f64 = -0.0;
        d_sum_2 += d_result;
        for i_8 in 0..length_7 {
            let h_2 = &v[i_8];
            sum_2 += h_2.score * (h_2.n as f64);
            let h_2 = &v[i_8];
            let d_1 = d_sum_2;
            d_v[i_8].score += d_1 * (h_2.n as f64);
            let d_2 = d_1 * h_2.score;
            ::rootgrad_autodiff::rt::accumulate_cast(&mut d_v[i_8].n, d_2);
        }
        let result: f64 = sum_2;
        for i_7 in (0..length_6).rev() {
            let d_3 = ::rootgrad_autodiff::rt::popped(&mut d_v);
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_2[i_7], &d_3);
        }
        let Hyp { n: _, score: d_4 } = &d_t_2[0] else {
            ::rootgrad_autodiff::rt::wrong_variant()
        };
        d_s += (*d_4);
        for i_5 in (0..length_5).rev() {
            let v_1 = kept_1.take();
            let n_2 = names[i_5].clone();
            let d_5 = ::core::mem::take(&mut d_s);
            d_s += d_5 * p[n_2.len()];
            d_p[n_2.len()] += d_5 * v_1;
        }
        for i_3 in (0..length_3).rev() {
            let row = rows[i_3].clone();
            let length_4 = row.len();
            let mut d_row = shape_1.zero();
            for i_4 in 0..length_4 {
                let x_2 = row[i_4];
                let mut d_x_2: f64 = -0.0;
                let d_6 = d_s;
                d_x_2 += d_6 * x_2;
                d_x_2 += d_6 * x_2;
                d_row[i_4] += d_x_2;
            }
            ::rootgrad_autodiff::rt::accumulate(&mut d_rows[i_3], &d_row);
        }
        let d_7 = ::rootgrad_autodiff::rt::popped(&mut d_rows);
        d_p[3] += d_7[0] * p[0];
        d_p[0] += d_7[0] * p[3];
        d_p[0] += d_rows[0][0];
        d_p[1] += d_rows[0][1];
        d_p[2] += d_rows[1][0];
        for i_2 in (0..length_2).rev() {
            let h = w[i_2].clone();
            let mut d_h = shape_2.zero();
            if h.n != 1 {
                let d_8 = ::rootgrad_autodiff::rt::popped(&mut d_v);
                ::rootgrad_autodiff::rt::accumulate(&mut d_h, &(d_8));
            }
            ::rootgrad_autodiff::rt::accumulate(&mut d_w[i_2], &d_h);
        }
        for i in (0..length).rev() {
            let x = p[i];
            let mut d_x: f64 = -0.0;
            let d_9 = ::rootgrad_autodiff::rt::popped(&mut d_w);
            let Hyp { n: _, score: d_10 } = &d_9 else {
                ::rootgrad_autodiff::rt::wrong_variant()
            };
            d_x += (*d_10) * x;
            d_x += (*d_10) * x;
            d_p[i] += d_x;
        }
        kept_1.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(p: &[f64], t_p: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("p", p.len(), "t_p", t_p.len());
        let mut w: ::std::vec::Vec<Hyp> = ::std::vec::Vec::new();
        let mut t_w: ::std::vec::Vec<Hyp> = ::rootgrad_autodiff::Differentiable::zero_like(
            &w,
        );
        let length = p.len();
        for i in 0..length {
            let n = i;
            let x = p[i];
            let t_x = t_p[i];
            t_w.push(Hyp {
                n: ::rootgrad_autodiff::Differentiable::zero_like(&(n)),
                score: t_x * x + x * t_x,
            });
            w.push(Hyp { n: n, score: x * x });
        }
        let mut v: Vec<Hyp> = Vec::new();
        let mut t_v: Vec<Hyp> = ::rootgrad_autodiff::Differentiable::zero_like(&v);
        let length_2 = w.len();
        for i_2 in 0..length_2 {
            let h = w[i_2].clone();
            let t_h = t_w[i_2].clone();
            if h.n != 1 {
                t_v.push(t_h);
                v.push(h);
            }
        }
        let mut t_rows = ::std::vec![::std::vec![t_p[0], t_p[1]], ::std::vec![t_p[2]]];
        let mut rows = ::std::vec![::std::vec![p[0], p[1]], ::std::vec![p[2]]];
        t_rows.push(::std::vec![t_p[3] * p[0] + p[3] * t_p[0]]);
        rows.push(::std::vec![(p[3] * p[0])]);
        let mut s = 0.0;
        let mut t_s = 0.0;
        let length_3 = rows.len();
        for i_3 in 0..length_3 {
            let row = rows[i_3].clone();
            let t_row = t_rows[i_3].clone();
            let length_4 = row.len();
            for i_4 in 0..length_4 {
                let x_2 = row[i_4];
                let t_x_2 = t_row[i_4];
                t_s += t_x_2 * x_2 + x_2 * t_x_2;
                s += x_2 * x_2;
            }
        }
        let names = ::std::vec!["a".to_string(), "bb".to_string()];
        let length_5 = names.len();
        for i_5 in 0..length_5 {
            let n_2 = names[i_5].clone();
            t_s = t_s * p[n_2.len()] + s * t_p[n_2.len()];
            s = s * p[n_2.len()];
        }
        let t_t_2 = ::std::vec![
            Hyp { n : ::rootgrad_autodiff::Differentiable::zero_like(& (7)), score : t_s,
            }
        ];
        let t_2 = ::std::vec![(Hyp { n : 7, score : s, })];
        let length_6 = t_2.len();
        for i_7 in 0..length_6 {
            t_v.push(t_t_2[i_7].clone());
            v.push(t_2[i_7].clone());
        }
        let mut sum_2: f64 = -0.0;
        let mut t_sum_2: f64 = 0.0;
        let length_7 = v.len();
        for i_8 in 0..length_7 {
            let h_2 = &v[i_8];
            let t_h_2 = &t_v[i_8];
            t_sum_2
                += (::rootgrad_autodiff::rt::scalar(t_h_2.score) * (h_2.n as f64)
                    + h_2.score
                        * ::rootgrad_autodiff::rt::cast_scalar::<
                            _,
                            f64,
                        >(::rootgrad_autodiff::rt::scalar(t_h_2.n)));
            sum_2 += h_2.score * (h_2.n as f64);
        }
        let result: f64 = sum_2;
        let t_result: f64 = t_sum_2;
        (result, t_result)
    }
}
mod fields_written_apart {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(p: &[f64], d_p: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("p", p.len(), d_p.len());
        let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut pass_2 = ::rootgrad_autodiff::rt::Tape::new();
        let mut pass_3 = ::rootgrad_autodiff::rt::Tape::new();
        let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_3 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_4 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_5 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_6 = ::rootgrad_autodiff::Shapes::new();
        let mut d_result = d_ret;
        let mut ps = ::std::vec![
            (P { m : p[0], x : [p[1], p[2]], }), (P { m : p[3], x : [0.5, p[0]], })
        ];
        let length = ps.len();
        for i in 0..length {
            let mut kept_8 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_9 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_10 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_11 = ::rootgrad_autodiff::rt::Slot::new();
            let whole = &mut ps[i];
            let m = &mut (*whole).m;
            let x = &mut (*whole).x;
            shape_6.keep(&x[0]);
            x[0] = kept_11.keep(x[0]) * kept_10.keep((*m));
            shape_5.keep(&(*m));
            (*m) += kept_9.keep(x[1]) * kept_8.keep(x[0]);
            pass_3.push((kept_8.take(), kept_9.take(), kept_10.take(), kept_11.take()));
        }
        let length_2 = ps.len();
        for i_2 in 0..length_2 {
            let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_5 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_6 = ::rootgrad_autodiff::rt::Slot::new();
            let whole_2 = &mut ps[i_2];
            let m_2 = &mut (*whole_2).m;
            let (head, tail) = (*whole_2).x.split_at_mut(1);
            let a = &mut (*head)[0];
            let (head_2, tail_2) = (*tail).split_at_mut(1);
            let b = &mut (*head_2)[0];
            shape_4.keep(&(*a));
            (*a) += kept_6.keep((*m_2)) * kept_5.keep((*b));
            shape_3.keep(&(*b));
            (*b) = kept_4.keep((*a)).sin();
            pass_2.push((kept_4.take(), kept_5.take(), kept_6.take()));
        }
        let length_3 = ps.len();
        for i_3 in 0..length_3 {
            let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
            let q = &mut ps[i_3];
            let m_3 = &mut (*q).m;
            let x_2 = &mut (*q).x;
            shape_2.keep(&(*m_3));
            (*m_3) = kept_2.keep((*m_3)) * kept_1.keep(x_2[0]);
            shape_1.keep(&x_2[1]);
            x_2[1] -= *m_3;
            pass_1.push((kept_1.take(), kept_2.take()));
        }
        let mut sum_2: f64 = -0.0;
        let length_4 = ps.len();
        let mut d_ps = ::rootgrad_autodiff::Differentiable::zero_like(&ps);
        let mut d_sum_2: f64 = -0.0;
        d_sum_2 += d_result;
        for i_4 in 0..length_4 {
            let q_2 = &ps[i_4];
            sum_2 += (q_2.m * q_2.x[0]) + q_2.x[1];
            let q_2 = &ps[i_4];
            let d_1 = d_sum_2;
            d_ps[i_4].m += d_1 * q_2.x[0];
            d_ps[i_4].x[0] += d_1 * q_2.m;
            d_ps[i_4].x[1] += d_1;
        }
        let result: f64 = sum_2;
        for i_3 in (0..length_3).rev() {
            let (v_1, v_2) = pass_1.take();
            let d_2 = shape_1.restored(&mut d_ps[i_3].x[1]);
            ::rootgrad_autodiff::rt::deduct(&mut d_ps[i_3].m, &(d_2));
            let d_3 = shape_2.replace(&mut d_ps[i_3].m);
            let d_4 = ::rootgrad_autodiff::rt::scalar(d_3);
            d_ps[i_3].m += d_4 * v_1;
            d_ps[i_3].x[0] += d_4 * v_2;
        }
        for i_2 in (0..length_2).rev() {
            let (v_3, v_4, v_5) = pass_2.take();
            let d_5 = shape_3.replace(&mut d_ps[i_2].x[1..][..1][0]);
            let d_6 = ::rootgrad_autodiff::rt::scalar(d_5);
            d_ps[i_2].x[..1][0] += d_6 * ::rootgrad_autodiff::rules::sin(v_3);
            let d_7 = shape_4.restored(&mut d_ps[i_2].x[..1][0]);
            let d_8 = ::rootgrad_autodiff::rt::scalar(d_7);
            d_ps[i_2].m += d_8 * v_4;
            d_ps[i_2].x[1..][..1][0] += d_8 * v_5;
        }
        for i in (0..length).rev() {
            let (v_6, v_7, v_8, v_9) = pass_3.take();
            let d_9 = shape_5.restored(&mut d_ps[i].m);
            let d_10 = ::rootgrad_autodiff::rt::scalar(d_9);
            d_ps[i].x[1] += d_10 * v_6;
            d_ps[i].x[0] += d_10 * v_7;
            let d_11 = shape_6.replace(&mut d_ps[i].x[0]);
            let d_12 = ::rootgrad_autodiff::rt::scalar(d_11);
            d_ps[i].x[0] += d_12 * v_8;
            d_ps[i].m += d_12 * v_9;
        }
        let P { m: d_13, x: d_14 } = &d_ps[0] else {
            ::rootgrad_autodiff::rt::wrong_variant()
        };
        d_p[0] += (*d_13);
        d_p[1] += (*d_14)[0];
        d_p[2] += (*d_14)[1];
        let P { m: d_15, x: d_16 } = &d_ps[1] else {
            ::rootgrad_autodiff::rt::wrong_variant()
        };
        d_p[3] += (*d_15);
        d_p[0] += (*d_16)[1];
        pass_1.finish();
        pass_2.finish();
        pass_3.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(p: &[f64], t_p: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("p", p.len(), "t_p", t_p.len());
        let mut t_ps = ::std::vec![
            P { m : t_p[0], x : [t_p[1], t_p[2]], }, P { m : t_p[3], x : [0.0, t_p[0]], }
        ];
        let mut ps = ::std::vec![
            (P { m : p[0], x : [p[1], p[2]], }), (P { m : p[3], x : [0.5, p[0]], })
        ];
        let length = ps.len();
        for i in 0..length {
            let whole = &mut ps[i];
            let t_whole = &mut t_ps[i];
            let m = &mut (*whole).m;
            let t_m = &mut (*t_whole).m;
            let x = &mut (*whole).x;
            let t_x = &mut (*t_whole).x;
            let v_1 = x[0];
            let v_2 = *m;
            t_x[0] = ::rootgrad_autodiff::rt::tangent_at(
                ::rootgrad_autodiff::rt::scalar(t_x[0]) * v_2
                    + v_1 * ::rootgrad_autodiff::rt::scalar(*t_m),
                v_1 * v_2,
            );
            x[0] = v_1 * v_2;
            (*t_m)
                += ::rootgrad_autodiff::rt::scalar(t_x[1]) * x[0]
                    + x[1] * ::rootgrad_autodiff::rt::scalar(t_x[0]);
            (*m) += x[1] * x[0];
            (*t_m) = ::rootgrad_autodiff::rt::tangent_at((*t_m), (*m));
        }
        let length_2 = ps.len();
        for i_2 in 0..length_2 {
            let whole_2 = &mut ps[i_2];
            let t_whole_2 = &mut t_ps[i_2];
            let m_2 = &mut (*whole_2).m;
            let t_m_2 = &mut (*t_whole_2).m;
            let (head, tail) = (*whole_2).x.split_at_mut(1);
            let (t_head, t_tail) = (*t_whole_2).x.split_at_mut(1);
            let a = &mut (*head)[0];
            let t_a = &mut (*t_head)[0];
            let (head_2, tail_2) = (*tail).split_at_mut(1);
            let (t_head_2, t_tail_2) = (*t_tail).split_at_mut(1);
            let b = &mut (*head_2)[0];
            let t_b = &mut (*t_head_2)[0];
            let v_3 = *m_2;
            let v_4 = *b;
            (*t_a)
                += ::rootgrad_autodiff::rt::scalar(*t_m_2) * v_4
                    + v_3 * ::rootgrad_autodiff::rt::scalar(*t_b);
            (*a) += v_3 * v_4;
            (*t_a) = ::rootgrad_autodiff::rt::tangent_at((*t_a), (*a));
            (*t_b) = ::rootgrad_autodiff::rules::sin(*a)
                * ::rootgrad_autodiff::rt::scalar(*t_a);
            (*b) = (*a).sin();
        }
        let length_3 = ps.len();
        for i_3 in 0..length_3 {
            let q = &mut ps[i_3];
            let t_q = &mut t_ps[i_3];
            let m_3 = &mut (*q).m;
            let t_m_3 = &mut (*t_q).m;
            let x_2 = &mut (*q).x;
            let t_x_2 = &mut (*t_q).x;
            let v_5 = *m_3;
            let v_6 = x_2[0];
            (*t_m_3) = ::rootgrad_autodiff::rt::tangent_at(
                ::rootgrad_autodiff::rt::scalar(*t_m_3) * v_6
                    + v_5 * ::rootgrad_autodiff::rt::scalar(t_x_2[0]),
                v_5 * v_6,
            );
            (*m_3) = v_5 * v_6;
            t_x_2[1] -= *t_m_3;
            x_2[1] -= *m_3;
            t_x_2[1] = ::rootgrad_autodiff::rt::tangent_at(t_x_2[1], x_2[1]);
        }
        let mut sum_2: f64 = -0.0;
        let mut t_sum_2: f64 = 0.0;
        let length_4 = ps.len();
        for i_4 in 0..length_4 {
            let q_2 = &ps[i_4];
            let t_q_2 = &t_ps[i_4];
            t_sum_2
                += (::rootgrad_autodiff::rt::scalar(t_q_2.m) * q_2.x[0]
                    + q_2.m * ::rootgrad_autodiff::rt::scalar(t_q_2.x[0]))
                    + ::rootgrad_autodiff::rt::scalar(t_q_2.x[1]);
            sum_2 += (q_2.m * q_2.x[0]) + q_2.x[1];
        }
        let result: f64 = sum_2;
        let t_result: f64 = t_sum_2;
        (result, t_result)
    }
}
mod parts_written_apart {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(p: &[f64], d_p: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("p", p.len(), d_p.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_5 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_6 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_7 = ::rootgrad_autodiff::rt::Tape::new();
        let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut v = ::std::vec![(p[0], p[1]), (p[2], p[3])];
        let length = v.len();
        for i in 0..length {
            let mut kept_8 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_9 = ::rootgrad_autodiff::rt::Slot::new();
            let whole = &mut v[i];
            let a = &mut (*whole).0;
            let b = &mut (*whole).1;
            (*a) = kept_9.keep((*a)) * kept_8.keep((*b));
            (*b) += *a;
            pass_1.push((kept_8.take(), kept_9.take()));
        }
        let length_2 = v.len().min(p.len());
        for i_2 in 0..length_2 {
            let whole_2 = &mut v[i_2];
            let a_2 = &mut (*whole_2).0;
            let b_2 = &mut (*whole_2).1;
            let x = &p[i_2];
            (*a_2) += kept_7.keep((*b_2)) * (*x);
            ::core::mem::swap(&mut (*a_2), &mut (*b_2));
        }
        let length_3 = v.len();
        for i_3 in 0..length_3 {
            let whole_3 = &mut v[i_3];
            let a_3 = &mut (*whole_3).0;
            let b_3 = &mut (*whole_3).1;
            (*a_3) += (*b_3) * kept_6.keep((*b_3));
        }
        let present = v.len() > 0;
        if present {
            let at = kept_5.keep((v.len() - 1));
            let whole_4 = &mut v[at];
            let a_4 = &mut (*whole_4).0;
            let b_4 = &mut (*whole_4).1;
            (*a_4) = kept_4.keep((*a_4)) * kept_3.keep((*b_4));
        }
        let whole_5 = &mut v[0];
        let c = &mut (*whole_5).0;
        let d = &mut (*whole_5).1;
        (*c) += *d;
        (*d) = kept_2.keep((*d)) * kept_1.keep((*c));
        let result: f64 = (v[0].0 * v[1].1) + (v[0].1 * v[1].0);
        let mut d_result = d_ret;
        let mut d_v = ::rootgrad_autodiff::Differentiable::zero_like(&v);
        d_v[0].0 += d_result * v[1].1;
        d_v[1].1 += d_result * v[0].0;
        d_v[0].1 += d_result * v[1].0;
        d_v[1].0 += d_result * v[0].1;
        let v_1 = kept_1.take();
        let v_2 = kept_2.take();
        let d_1 = ::core::mem::take(&mut d_v[0].1);
        d_v[0].1 += d_1 * v_1;
        d_v[0].0 += d_1 * v_2;
        let d_2 = d_v[0].0;
        d_v[0].1 += d_2;
        if present {
            let at = kept_5.take();
            let v_3 = kept_3.take();
            let v_4 = kept_4.take();
            let d_3 = ::core::mem::take(&mut d_v[at].0);
            d_v[at].0 += d_3 * v_3;
            d_v[at].1 += d_3 * v_4;
        }
        for i_3 in (0..length_3).rev() {
            let v_5 = kept_6.take();
            let d_whole_3 = &mut d_v[i_3];
            let d_4 = (*d_whole_3).0;
            (*d_whole_3).1 += d_4 * v_5;
            (*d_whole_3).1 += d_4 * v_5;
        }
        for i_2 in (0..length_2).rev() {
            let v_6 = kept_7.take();
            let x = &p[i_2];
            let d_whole_2 = &mut d_v[i_2];
            let d_5 = ::core::mem::take(&mut (*d_whole_2).0);
            let d_6 = ::core::mem::replace(&mut (*d_whole_2).1, d_5);
            (*d_whole_2).0 = d_6;
            let d_7 = (*d_whole_2).0;
            (*d_whole_2).1 += d_7 * (*x);
            d_p[i_2] += d_7 * v_6;
        }
        for i in (0..length).rev() {
            let (v_7, v_8) = pass_1.take();
            let d_whole = &mut d_v[i];
            let d_8 = (*d_whole).1;
            (*d_whole).0 += d_8;
            let d_9 = ::core::mem::take(&mut (*d_whole).0);
            (*d_whole).0 += d_9 * v_7;
            (*d_whole).1 += d_9 * v_8;
        }
        d_p[0] += d_v[0].0;
        d_p[1] += d_v[0].1;
        d_p[2] += d_v[1].0;
        d_p[3] += d_v[1].1;
        kept_6.finish();
        kept_7.finish();
        pass_1.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(p: &[f64], t_p: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("p", p.len(), "t_p", t_p.len());
        let mut t_v = ::std::vec![(t_p[0], t_p[1],), (t_p[2], t_p[3],)];
        let mut v = ::std::vec![(p[0], p[1]), (p[2], p[3])];
        let length = v.len();
        for i in 0..length {
            let whole = &mut v[i];
            let t_whole = &mut t_v[i];
            let a = &mut (*whole).0;
            let t_a = &mut (*t_whole).0;
            let b = &mut (*whole).1;
            let t_b = &mut (*t_whole).1;
            let v_1 = *a;
            let v_2 = *b;
            (*t_a) = (*t_a) * v_2 + v_1 * (*t_b);
            (*a) = v_1 * v_2;
            (*t_b) += *t_a;
            (*b) += *a;
        }
        let length_2 = v.len().min(p.len());
        for i_2 in 0..length_2 {
            let whole_2 = &mut v[i_2];
            let t_whole_2 = &mut t_v[i_2];
            let a_2 = &mut (*whole_2).0;
            let t_a_2 = &mut (*t_whole_2).0;
            let b_2 = &mut (*whole_2).1;
            let t_b_2 = &mut (*t_whole_2).1;
            let x = &p[i_2];
            let t_x = &t_p[i_2];
            (*t_a_2) += (*t_b_2) * (*x) + (*b_2) * (*t_x);
            (*a_2) += (*b_2) * (*x);
            ::core::mem::swap(&mut (*t_a_2), &mut (*t_b_2));
            ::core::mem::swap(&mut (*a_2), &mut (*b_2));
        }
        let length_3 = v.len();
        for i_3 in 0..length_3 {
            let whole_3 = &mut v[i_3];
            let t_whole_3 = &mut t_v[i_3];
            let a_3 = &mut (*whole_3).0;
            let t_a_3 = &mut (*t_whole_3).0;
            let b_3 = &mut (*whole_3).1;
            let t_b_3 = &mut (*t_whole_3).1;
            (*t_a_3) += (*t_b_3) * (*b_3) + (*b_3) * (*t_b_3);
            (*a_3) += (*b_3) * (*b_3);
        }
        let present = v.len() > 0;
        if present {
            let at = v.len() - 1;
            let whole_4 = &mut v[at];
            let t_whole_4 = &mut t_v[at];
            let a_4 = &mut (*whole_4).0;
            let t_a_4 = &mut (*t_whole_4).0;
            let b_4 = &mut (*whole_4).1;
            let t_b_4 = &mut (*t_whole_4).1;
            let v_3 = *a_4;
            let v_4 = *b_4;
            (*t_a_4) = (*t_a_4) * v_4 + v_3 * (*t_b_4);
            (*a_4) = v_3 * v_4;
        }
        let whole_5 = &mut v[0];
        let t_whole_5 = &mut t_v[0];
        let c = &mut (*whole_5).0;
        let t_c = &mut (*t_whole_5).0;
        let d = &mut (*whole_5).1;
        let t_d = &mut (*t_whole_5).1;
        (*t_c) += *t_d;
        (*c) += *d;
        let v_5 = *d;
        let v_6 = *c;
        (*t_d) = (*t_d) * v_6 + v_5 * (*t_c);
        (*d) = v_5 * v_6;
        let result: f64 = (v[0].0 * v[1].1) + (v[0].1 * v[1].0);
        let t_result: f64 = (t_v[0].0 * v[1].1 + v[0].0 * t_v[1].1)
            + (t_v[0].1 * v[1].0 + v[0].1 * t_v[1].0);
        (result, t_result)
    }
}
mod halves_written_apart {
    ///The derivative of [`g`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    enum g {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl g {
        /// Of what the function writes, the derivative gets the values before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        fn __of<F: 'static>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_function(called, &g)
        }
        /// The reverse derivative of [`g`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pullback(v: &mut [f64], d_v: &mut [f64]) {
            ::rootgrad_autodiff::callees!(g as rule_of_g);
            ::rootgrad_autodiff::rt::same_length("v", v.len(), d_v.len());
            let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
            let matches = v.len() >= 2;
            if matches {
                let (head, tail) = v.split_at_mut(1);
                let a = &mut (*head)[0];
                let (head_2, tail_2) = (*tail).split_at_mut(1);
                let b = &mut (*head_2)[0];
                let at = (*tail_2).len() - 0;
                let (head_3, tail_3) = (*tail_2).split_at_mut(at);
                let rest = &mut (*head_3);
                (*a) = kept_3.keep((*a)) * kept_2.keep((*b));
                (*b) += *a;
                kept_1.keep_when(rule_of_g::__BEFORE, rest);
                rule_of_g::__of(g)(rest);
            }
            let v = &*v;
            if matches {
                let (head, tail) = v.split_at(1);
                let (head_2, tail_2) = (*tail).split_at(1);
                let at = (*tail_2).len() - 0;
                let (head_3, tail_3) = (*tail_2).split_at(at);
                let rest = &(*head_3);
                let v_1 = kept_1.take_when(rule_of_g::__BEFORE);
                rule_of_g::__vjp(
                    &*::rootgrad_autodiff::rt::before_or(&v_1, rest),
                    &mut d_v[1..][1..][..at],
                    ::rootgrad_autodiff::rt::Unused,
                );
                let d_1 = d_v[1..][..1][0];
                d_v[..1][0] += d_1;
                let v_2 = kept_2.take();
                let v_3 = kept_3.take();
                let d_2 = ::core::mem::take(&mut d_v[..1][0]);
                d_v[..1][0] += d_2 * v_2;
                d_v[1..][..1][0] += d_2 * v_3;
            }
        }
        /// The forward derivative of [`g`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pushforward(v: &mut [f64], t_v: &mut [f64]) {
            ::rootgrad_autodiff::callees!(g as rule_of_g);
            ::rootgrad_autodiff::rt::equal_lengths("v", v.len(), "t_v", t_v.len());
            let matches = v.len() >= 2;
            if matches {
                let (head, tail) = v.split_at_mut(1);
                let (t_head, t_tail) = t_v.split_at_mut(1);
                let a = &mut (*head)[0];
                let t_a = &mut (*t_head)[0];
                let (head_2, tail_2) = (*tail).split_at_mut(1);
                let (t_head_2, t_tail_2) = (*t_tail).split_at_mut(1);
                let b = &mut (*head_2)[0];
                let t_b = &mut (*t_head_2)[0];
                let at = (*tail_2).len() - 0;
                let (head_3, tail_3) = (*tail_2).split_at_mut(at);
                let (t_head_3, t_tail_3) = (*t_tail_2).split_at_mut(at);
                let rest = &mut (*head_3);
                let t_rest = &mut (*t_head_3);
                let v_1 = *a;
                let v_2 = *b;
                (*t_a) = (*t_a) * v_2 + v_1 * (*t_b);
                (*a) = v_1 * v_2;
                (*t_b) += *t_a;
                (*b) += *a;
                rule_of_g::__jvp(g, &mut *rest, &mut *t_rest);
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
            v: &mut [f64],
            d_v: &mut [f64],
            t_v: &mut [f64],
            d_t_v: &mut [f64],
        ) {
            ::rootgrad_autodiff::callees!(g as rule_of_g);
            ::rootgrad_autodiff::rt::same_length("v", v.len(), d_v.len());
            ::rootgrad_autodiff::rt::same_length("t_v", t_v.len(), d_t_v.len());
            let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_5 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_6 = ::rootgrad_autodiff::rt::Slot::new();
            let matches = v.len() >= 2;
            if matches {
                let (head, tail) = v.split_at_mut(1);
                let (t_head, t_tail) = t_v.split_at_mut(1);
                let a = &mut (*head)[0];
                let t_a = &mut (*t_head)[0];
                let (head_2, tail_2) = (*tail).split_at_mut(1);
                let (t_head_2, t_tail_2) = (*t_tail).split_at_mut(1);
                let b = &mut (*head_2)[0];
                let t_b = &mut (*t_head_2)[0];
                let at = (*tail_2).len() - 0;
                let (head_3, tail_3) = (*tail_2).split_at_mut(at);
                let (t_head_3, t_tail_3) = (*t_tail_2).split_at_mut(at);
                let rest = &mut (*head_3);
                let t_rest = &mut (*t_head_3);
                let v_1 = kept_6.keep((*a));
                let v_2 = kept_5.keep((*b));
                (*t_a) = (kept_3.keep((*t_a)) * v_2) + (v_1 * kept_4.keep((*t_b)));
                (*a) = v_1 * v_2;
                (*t_b) += *t_a;
                (*b) += *a;
                kept_1.keep_owned(&(*rest));
                kept_2.keep_owned(&(*t_rest));
                rule_of_g::__jvp(rule_of_g, &mut (*rest), &mut (*t_rest));
            }
            let v = &*v;
            let t_v = &*t_v;
            if matches {
                let (head, tail) = v.split_at(1);
                let (t_head, t_tail) = t_v.split_at(1);
                let (head_2, tail_2) = (*tail).split_at(1);
                let (t_head_2, t_tail_2) = (*t_tail).split_at(1);
                let at = (*tail_2).len() - 0;
                let (head_3, tail_3) = (*tail_2).split_at(at);
                let (t_head_3, t_tail_3) = (*t_tail_2).split_at(at);
                let rest = &(*head_3);
                let t_rest = &(*t_head_3);
                let v_1 = kept_6.take();
                let v_2 = kept_5.take();
                let mut d_v_1: f64 = -0.0;
                let mut d_v_2: f64 = -0.0;
                let v_3 = kept_1.take();
                let v_4 = kept_2.take();
                rule_of_g::__jvp_vjp(
                    rule_of_g,
                    ::rootgrad_autodiff::rt::Inactive,
                    &v_3,
                    &mut d_v[1..][1..][..at],
                    &v_4,
                    &mut d_t_v[1..][1..][..at],
                    ::rootgrad_autodiff::rt::Unused,
                );
                let d_1 = d_v[1..][..1][0];
                d_v[..1][0] += d_1;
                let d_2 = d_t_v[1..][..1][0];
                d_t_v[..1][0] += d_2;
                let d_3 = ::core::mem::take(&mut d_v[..1][0]);
                d_v_1 += d_3 * v_2;
                d_v_2 += d_3 * v_1;
                let v_5 = kept_3.take();
                let v_6 = kept_4.take();
                let d_4 = ::core::mem::take(&mut d_t_v[..1][0]);
                d_t_v[..1][0] += d_4 * v_2;
                d_v_2 += d_4 * v_5;
                d_v_1 += d_4 * v_6;
                d_t_v[1..][..1][0] += d_4 * v_1;
                d_v[1..][..1][0] += d_v_2;
                d_v[..1][0] += d_v_1;
            }
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
    pub fn reverse(p: &[f64], d_p: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::callees!(g as rule_of_g);
        ::rootgrad_autodiff::rt::same_length("p", p.len(), d_p.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
        let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_5 = ::rootgrad_autodiff::rt::Tape::new();
        let mut pass_2 = ::rootgrad_autodiff::rt::Tape::new();
        let mut pass_3 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_12 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_13 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_14 = ::rootgrad_autodiff::rt::Slot::new();
        let mut pass_4 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_18 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_19 = ::rootgrad_autodiff::rt::Slot::new();
        let mut pass_5 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_23 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_24 = ::rootgrad_autodiff::rt::Slot::new();
        let result: f64;
        let mut v = p.to_vec();
        let present = v.len() > 0;
        if present {
            let at = kept_24.keep((v.len() - 1));
            let (head, tail) = v.split_at_mut(at);
            let last = &mut (*tail)[0];
            let init = &mut (*head)[..];
            let length = kept_23.keep(init.len());
            for i in 0..length {
                let mut kept_20 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_21 = ::rootgrad_autodiff::rt::Slot::new();
                let q = &mut init[i];
                (*q) += kept_21.keep((*last)) * kept_20.keep((*q));
                pass_5.push((kept_20.take(), kept_21.take()));
            }
            (*last) = kept_19.keep((*last)) * kept_18.keep(init[0]);
        }
        let (head_2, tail_2) = v.split_at_mut(1);
        let first = &mut (*head_2)[0];
        let rest = &mut (*tail_2)[..];
        let length_2 = rest.len();
        for i_2 in 0..length_2 {
            let mut kept_15 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_16 = ::rootgrad_autodiff::rt::Slot::new();
            let r = &mut rest[i_2];
            (*r) += *first;
            (*first) = kept_16.keep((*first)) * kept_15.keep((*r));
            pass_4.push((kept_15.take(), kept_16.take()));
        }
        let matches = v[..].len() >= 1;
        if matches {
            let (head_3, tail_3) = v[..].split_at_mut(1);
            let q_2 = &mut (*head_3)[0];
            let at_2 = kept_14.keep(((*tail_3).len() - 0));
            let (head_4, tail_4) = (*tail_3).split_at_mut(at_2);
            let rest_2 = &mut (*head_4);
            (*q_2) += rest_2[0];
            rest_2[1] = kept_13.keep(rest_2[1]) * kept_12.keep((*q_2));
        }
        let size = 2;
        let length_3 = v.len().div_ceil(size);
        for i_3 in 0..length_3 {
            let mut kept_9 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_10 = ::rootgrad_autodiff::rt::Slot::new();
            let end = kept_10.keep(((i_3 * size) + size).min(v.len()));
            let c = &mut v[(i_3 * size)..end];
            let matches_2 = kept_9.keep((c.len() == 2));
            if matches_2 {
                let mut kept_6 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_7 = ::rootgrad_autodiff::rt::Slot::new();
                let (head_5, tail_5) = c.split_at_mut(1);
                let a = &mut (*head_5)[0];
                let (head_6, tail_6) = (*tail_5).split_at_mut(1);
                let b = &mut (*head_6)[0];
                (*b) = kept_7.keep((*b)) * kept_6.keep((*a));
                pass_2.push((kept_6.take(), kept_7.take()));
            }
            pass_3.push((kept_9.take(), kept_10.take()));
        }
        let size_2 = 2;
        let length_4 = v.len() / size_2;
        for i_4 in 0..length_4 {
            let c_2 = &mut v[(i_4 * size_2)..((i_4 * size_2) + size_2)];
            let matches_3 = kept_5.keep((c_2.len() == 2));
            if matches_3 {
                let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
                let (head_7, tail_7) = c_2.split_at_mut(1);
                let a_2 = &mut (*head_7)[0];
                let (head_8, tail_8) = (*tail_7).split_at_mut(1);
                let b_2 = &mut (*head_8)[0];
                (*b_2) = kept_3.keep((*b_2)) * kept_2.keep((*a_2));
                pass_1.push((kept_2.take(), kept_3.take()));
            }
        }
        kept_1.keep_when(rule_of_g::__BEFORE, &v);
        rule_of_g::__of(g)(&mut v);
        result = (v[0] * v[3]) + (v[1] * v[2]);
        let mut d_result = d_ret;
        let mut d_v = ::rootgrad_autodiff::Differentiable::zero_like(&v);
        let d_1 = ::core::mem::take(&mut d_result);
        d_v[0] += d_1 * v[3];
        d_v[3] += d_1 * v[0];
        d_v[1] += d_1 * v[2];
        d_v[2] += d_1 * v[1];
        let v_1 = kept_1.take_when(rule_of_g::__BEFORE);
        rule_of_g::__vjp(
            &*::rootgrad_autodiff::rt::before_or(&v_1, &v),
            &mut d_v,
            ::rootgrad_autodiff::rt::Unused,
        );
        for i_4 in (0..length_4).rev() {
            let matches_3 = kept_5.take();
            if matches_3 {
                let (v_2, v_3) = pass_1.take();
                let d_2 = ::core::mem::take(
                    &mut d_v[i_4 * size_2..(i_4 * size_2) + size_2][1..][..1][0],
                );
                d_v[i_4 * size_2..(i_4 * size_2) + size_2][1..][..1][0] += d_2 * v_2;
                d_v[i_4 * size_2..(i_4 * size_2) + size_2][..1][0] += d_2 * v_3;
            }
        }
        for i_3 in (0..length_3).rev() {
            let (matches_2, end) = pass_3.take();
            if matches_2 {
                let (v_4, v_5) = pass_2.take();
                let d_3 = ::core::mem::take(&mut d_v[i_3 * size..end][1..][..1][0]);
                d_v[i_3 * size..end][1..][..1][0] += d_3 * v_4;
                d_v[i_3 * size..end][..1][0] += d_3 * v_5;
            }
        }
        if matches {
            let at_2 = kept_14.take();
            let v_6 = kept_12.take();
            let v_7 = kept_13.take();
            let d_4 = ::core::mem::take(&mut d_v[..][1..][..at_2][1]);
            d_v[..][1..][..at_2][1] += d_4 * v_6;
            d_v[..][..1][0] += d_4 * v_7;
            let d_5 = d_v[..][..1][0];
            d_v[..][1..][..at_2][0] += d_5;
        }
        for i_2 in (0..length_2).rev() {
            let (v_8, v_9) = pass_4.take();
            let d_6 = ::core::mem::take(&mut d_v[..1][0]);
            d_v[..1][0] += d_6 * v_8;
            d_v[1..][..][i_2] += d_6 * v_9;
            let d_7 = d_v[1..][..][i_2];
            d_v[..1][0] += d_7;
        }
        if present {
            let at = kept_24.take();
            let length = kept_23.take();
            let v_10 = kept_18.take();
            let v_11 = kept_19.take();
            let d_8 = ::core::mem::take(&mut d_v[at..][0]);
            d_v[at..][0] += d_8 * v_10;
            d_v[..at][..][0] += d_8 * v_11;
            for i in (0..length).rev() {
                let (v_12, v_13) = pass_5.take();
                let d_9 = d_v[..at][..][i];
                d_v[at..][0] += d_9 * v_12;
                d_v[..at][..][i] += d_9 * v_13;
            }
        }
        ::rootgrad_autodiff::rt::accumulate_slice(&mut (*d_p)[..], &d_v[..]);
        pass_1.finish();
        kept_5.finish();
        pass_2.finish();
        pass_3.finish();
        pass_4.finish();
        pass_5.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(p: &[f64], t_p: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(g as rule_of_g);
        ::rootgrad_autodiff::rt::equal_lengths("p", p.len(), "t_p", t_p.len());
        let result: f64;
        let t_result: f64;
        let mut v = p.to_vec();
        let mut t_v = t_p.to_vec();
        let present = v.len() > 0;
        if present {
            let at = v.len() - 1;
            let (head, tail) = v.split_at_mut(at);
            let (t_head, t_tail) = t_v.split_at_mut(at);
            let last = &mut (*tail)[0];
            let t_last = &mut (*t_tail)[0];
            let init = &mut (*head)[..];
            let t_init = &mut (*t_head)[..];
            let length = init.len();
            for i in 0..length {
                let q = &mut init[i];
                let t_q = &mut t_init[i];
                let v_1 = *last;
                let v_2 = *q;
                (*t_q) += (*t_last) * v_2 + v_1 * (*t_q);
                (*q) += v_1 * v_2;
            }
            let v_3 = *last;
            let v_4 = init[0];
            (*t_last) = (*t_last) * v_4 + v_3 * t_init[0];
            (*last) = v_3 * v_4;
        }
        let (head_2, tail_2) = v.split_at_mut(1);
        let (t_head_2, t_tail_2) = t_v.split_at_mut(1);
        let first = &mut (*head_2)[0];
        let t_first = &mut (*t_head_2)[0];
        let rest = &mut (*tail_2)[..];
        let t_rest = &mut (*t_tail_2)[..];
        let length_2 = rest.len();
        for i_2 in 0..length_2 {
            let r = &mut rest[i_2];
            let t_r = &mut t_rest[i_2];
            (*t_r) += *t_first;
            (*r) += *first;
            let v_5 = *first;
            let v_6 = *r;
            (*t_first) = (*t_first) * v_6 + v_5 * (*t_r);
            (*first) = v_5 * v_6;
        }
        let matches = v[..].len() >= 1;
        if matches {
            let (head_3, tail_3) = v[..].split_at_mut(1);
            let (t_head_3, t_tail_3) = t_v[..].split_at_mut(1);
            let q_2 = &mut (*head_3)[0];
            let t_q_2 = &mut (*t_head_3)[0];
            let at_2 = (*tail_3).len() - 0;
            let (head_4, tail_4) = (*tail_3).split_at_mut(at_2);
            let (t_head_4, t_tail_4) = (*t_tail_3).split_at_mut(at_2);
            let rest_2 = &mut (*head_4);
            let t_rest_2 = &mut (*t_head_4);
            (*t_q_2) += t_rest_2[0];
            (*q_2) += rest_2[0];
            let v_7 = rest_2[1];
            let v_8 = *q_2;
            t_rest_2[1] = t_rest_2[1] * v_8 + v_7 * (*t_q_2);
            rest_2[1] = v_7 * v_8;
        }
        let size = 2;
        let length_3 = v.len().div_ceil(size);
        for i_3 in 0..length_3 {
            let end = ((i_3 * size) + size).min(v.len());
            let c = &mut v[(i_3 * size)..end];
            let t_c = &mut t_v[i_3 * size..end];
            let matches_2 = c.len() == 2;
            if matches_2 {
                let (head_5, tail_5) = c.split_at_mut(1);
                let (t_head_5, t_tail_5) = t_c.split_at_mut(1);
                let a = &mut (*head_5)[0];
                let t_a = &mut (*t_head_5)[0];
                let (head_6, tail_6) = (*tail_5).split_at_mut(1);
                let (t_head_6, t_tail_6) = (*t_tail_5).split_at_mut(1);
                let b = &mut (*head_6)[0];
                let t_b = &mut (*t_head_6)[0];
                let v_9 = *b;
                let v_10 = *a;
                (*t_b) = (*t_b) * v_10 + v_9 * (*t_a);
                (*b) = v_9 * v_10;
            }
        }
        let size_2 = 2;
        let length_4 = v.len() / size_2;
        for i_4 in 0..length_4 {
            let c_2 = &mut v[(i_4 * size_2)..((i_4 * size_2) + size_2)];
            let t_c_2 = &mut t_v[i_4 * size_2..(i_4 * size_2) + size_2];
            let matches_3 = c_2.len() == 2;
            if matches_3 {
                let (head_7, tail_7) = c_2.split_at_mut(1);
                let (t_head_7, t_tail_7) = t_c_2.split_at_mut(1);
                let a_2 = &mut (*head_7)[0];
                let t_a_2 = &mut (*t_head_7)[0];
                let (head_8, tail_8) = (*tail_7).split_at_mut(1);
                let (t_head_8, t_tail_8) = (*t_tail_7).split_at_mut(1);
                let b_2 = &mut (*head_8)[0];
                let t_b_2 = &mut (*t_head_8)[0];
                let v_11 = *b_2;
                let v_12 = *a_2;
                (*t_b_2) = (*t_b_2) * v_12 + v_11 * (*t_a_2);
                (*b_2) = v_11 * v_12;
            }
        }
        rule_of_g::__jvp(g, &mut v, &mut t_v);
        t_result = (t_v[0] * v[3] + v[0] * t_v[3]) + (t_v[1] * v[2] + v[1] * t_v[2]);
        result = (v[0] * v[3]) + (v[1] * v[2]);
        (result, t_result)
    }
}
mod options_unwrapped {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(p: &[f64], d_p: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::callees!(; fn __vjp_expect, fn __vjp_unwrap);
        ::rootgrad_autodiff::rt::same_length("p", p.len(), d_p.len());
        let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
        let o = Some(::std::vec![p[0], p[1]]);
        let value = ::core::clone::Clone::clone(&o).unwrap();
        let v = ::core::clone::Clone::clone(&value);
        let r: Result<f64, String> = Ok((p[0] * p[1]));
        let t;
        match ::core::clone::Clone::clone(&r) {
            Ok(held) => {
                t = held;
                shape_1.keep(&t);
            }
            Err(error) => {
                panic!("called `Result::unwrap()` on an `Err` value: {:?}", error);
            }
        }
        let x = t;
        let q: Option<Box<f64>> = Some(::std::boxed::Box::new(p[2] * x));
        let y = ::core::clone::Clone::clone(&q).expect("some");
        let s = S {
            w: Some(::std::vec![p[3], ::core::clone::Clone::clone(& x)]),
            k: 2.0,
        };
        let value_2 = ::core::clone::Clone::clone(&s.w).unwrap();
        let z = ::core::clone::Clone::clone(&value_2);
        let result: f64 = ((v[0] * v[1]) + (x * (*y))) + ((z[0] * z[1]) * s.k);
        let mut d_result = d_ret;
        let mut d_o = ::rootgrad_autodiff::Differentiable::zero_like(&o);
        let mut d_value = ::rootgrad_autodiff::Differentiable::zero_like(&value);
        let mut d_v = ::rootgrad_autodiff::Differentiable::zero_like(&v);
        let mut d_r = ::rootgrad_autodiff::Differentiable::zero_like(&r);
        let mut d_t = shape_1.zero();
        let mut d_x = ::rootgrad_autodiff::Differentiable::zero_like(&x);
        let mut d_q = ::rootgrad_autodiff::Differentiable::zero_like(&q);
        let mut d_y = ::rootgrad_autodiff::Differentiable::zero_like(&y);
        let mut d_s = ::rootgrad_autodiff::Differentiable::zero_like(&s);
        let mut d_value_2 = ::rootgrad_autodiff::Differentiable::zero_like(&value_2);
        let mut d_z = ::rootgrad_autodiff::Differentiable::zero_like(&z);
        d_v[0] += d_result * v[1];
        d_v[1] += d_result * v[0];
        d_x += d_result * (*y);
        (*d_y) += d_result * x;
        let d_1 = d_result * s.k;
        d_z[0] += d_1 * z[1];
        d_z[1] += d_1 * z[0];
        d_s.k += d_result * (z[0] * z[1]);
        ::rootgrad_autodiff::rt::accumulate(&mut d_value_2, &(d_z));
        (s.w).__vjp_unwrap(::core::option::Option::Some(&mut d_s.w), d_value_2);
        let S { w: d_2, k: _ } = &d_s else { ::rootgrad_autodiff::rt::wrong_variant() };
        let Some(d_3) = &(*d_2) else { ::rootgrad_autodiff::rt::wrong_variant() };
        d_p[3] += (*d_3)[0];
        ::rootgrad_autodiff::rt::accumulate(&mut d_x, &((*d_3)[1]));
        (q)
            .__vjp_expect(
                ::core::option::Option::Some(&mut d_q),
                "some",
                ::rootgrad_autodiff::rt::Inactive,
                d_y,
            );
        let Some(d_4) = &d_q else { ::rootgrad_autodiff::rt::wrong_variant() };
        d_p[2] += (*(*d_4)) * x;
        d_x += (*(*d_4)) * p[2];
        ::rootgrad_autodiff::rt::accumulate(&mut d_t, &(d_x));
        match ::core::clone::Clone::clone(&r) {
            Ok(held) => {
                let Ok(d_held) = &mut d_r else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                let d_5 = ::rootgrad_autodiff::Differentiable::take(&mut d_t);
                ::rootgrad_autodiff::rt::accumulate(&mut (*d_held), &(d_5));
            }
            Err(error) => {}
        }
        let Ok(d_6) = &d_r else { ::rootgrad_autodiff::rt::wrong_variant() };
        d_p[0] += (*d_6) * p[1];
        d_p[1] += (*d_6) * p[0];
        ::rootgrad_autodiff::rt::accumulate(&mut d_value, &(d_v));
        (o).__vjp_unwrap(::core::option::Option::Some(&mut d_o), d_value);
        let Some(d_7) = &d_o else { ::rootgrad_autodiff::rt::wrong_variant() };
        d_p[0] += (*d_7)[0];
        d_p[1] += (*d_7)[1];
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(p: &[f64], t_p: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(; fn __jvp_expect, fn __jvp_unwrap);
        ::rootgrad_autodiff::rt::equal_lengths("p", p.len(), "t_p", t_p.len());
        let t_o = Some(::std::vec![t_p[0], t_p[1]]);
        let o = Some(::std::vec![p[0], p[1]]);
        let (v_1, t_value) = (o).__jvp_unwrap(&t_o);
        let value = v_1;
        let v = value;
        let t_v = t_value;
        let t_r: Result<f64, String> = Ok(t_p[0] * p[1] + p[0] * t_p[1]);
        let r: Result<f64, String> = Ok((p[0] * p[1]));
        let t;
        let t_t;
        match ::core::clone::Clone::clone(&r) {
            Ok(held) => {
                let Ok(t_held) = ::core::clone::Clone::clone(&t_r) else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                t_t = t_held;
                t = held;
            }
            Err(error) => {
                let Err(t_error) = ::core::clone::Clone::clone(&t_r) else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                panic!("called `Result::unwrap()` on an `Err` value: {:?}", error);
            }
        }
        let x = t;
        let t_x = t_t;
        let t_q: Option<Box<f64>> = Some(
            ::std::boxed::Box::new(t_p[2] * x + p[2] * t_x),
        );
        let q: Option<Box<f64>> = Some(::std::boxed::Box::new(p[2] * x));
        let (v_2, t_y) = (q)
            .__jvp_expect(&t_q, "some", ::rootgrad_autodiff::rt::Inactive);
        let y = v_2;
        let t_s = S {
            w: Some(::std::vec![t_p[3], t_x]),
            k: 0.0,
        };
        let s = S {
            w: Some(::std::vec![p[3], x]),
            k: 2.0,
        };
        let (v_3, t_value_2) = (s.w).__jvp_unwrap(&t_s.w);
        let value_2 = v_3;
        let z = value_2;
        let t_z = t_value_2;
        let result: f64 = ((v[0] * v[1]) + (x * (*y))) + ((z[0] * z[1]) * s.k);
        let t_result: f64 = ((::rootgrad_autodiff::rt::scalar(t_v[0]) * v[1]
            + v[0] * ::rootgrad_autodiff::rt::scalar(t_v[1]))
            + (t_x * (*y) + x * ::rootgrad_autodiff::rt::scalar(*t_y)))
            + ((::rootgrad_autodiff::rt::scalar(t_z[0]) * z[1]
                + z[0] * ::rootgrad_autodiff::rt::scalar(t_z[1])) * s.k
                + (z[0] * z[1]) * ::rootgrad_autodiff::rt::scalar(t_s.k));
        (result, t_result)
    }
}
mod parts_thrown_away {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(p: &[f64], d_p: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("p", p.len(), d_p.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_5 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_6 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_7 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_8 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_9 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_10 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_11 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_12 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_13 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_14 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_15 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_16 = ::rootgrad_autodiff::rt::Slot::new();
        let like_n_10 = ::rootgrad_autodiff::rt::Like::new();
        let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
        let mut v = p.to_vec();
        v.push(p[0] * p[1]);
        let n = 0;
        let end = v.len() / 2;
        let t = v[n..end].to_vec();
        {
            let n_2 = end - n;
            {
                let n_3 = kept_16.keep((&mut v[n..][..n_2]).len());
                for i_2 in 0..(n_3 / 2) {
                    let at = i_2;
                    let at_2 = (n_3 - 1) - i_2;
                    let t_4 = v[n..][..n_2][at];
                    v[n..][..n_2][at] = v[n..][..n_2][at_2];
                    v[n..][..n_2][at_2] = t_4;
                }
            }
            {
                let n_4 = kept_15.keep((&mut v[n..][n_2..]).len());
                for i_3 in 0..(n_4 / 2) {
                    let at_3 = i_3;
                    let at_4 = (n_4 - 1) - i_3;
                    let t_6 = v[n..][n_2..][at_3];
                    v[n..][n_2..][at_3] = v[n..][n_2..][at_4];
                    v[n..][n_2..][at_4] = t_6;
                }
            }
            {
                let n_5 = kept_14.keep((&mut v[n..]).len());
                for i_4 in 0..(n_5 / 2) {
                    let at_5 = i_4;
                    let at_6 = (n_5 - 1) - i_4;
                    let t_8 = v[n..][at_5];
                    v[n..][at_5] = v[n..][at_6];
                    v[n..][at_6] = t_8;
                }
            }
        }
        {
            let n_6 = (&mut v).len() - (end - n);
            let mut passes_of_kept_13 = 0usize;
            while (&mut v).len() > n_6 {
                passes_of_kept_13 += 1;
                if kept_12.keep((v.len() > 0)) {
                    v.pop();
                }
            }
            kept_13.keep(passes_of_kept_13);
        }
        v.push(p[1]);
        let n_7 = 2;
        let t_10 = v[n_7..].to_vec();
        {
            let n_8 = n_7;
            let mut passes_of_kept_11 = 0usize;
            while (&mut v).len() > n_8 {
                passes_of_kept_11 += 1;
                if kept_10.keep((v.len() > 0)) {
                    v.pop();
                }
            }
            kept_11.keep(passes_of_kept_11);
        }
        let mut m = ::std::vec![
            ::std::vec![p[0]], ::std::vec![p[1], p[2]], ::std::vec![p[3]]
        ];
        let n_9 = 0;
        let t_12 = m[n_9].clone();
        {
            let n_10 = 1;
            like_n_10.of(&n_10);
            {
                let n_11 = kept_9.keep((&mut m[n_9..][..n_10]).len());
                for i_8 in 0..(n_11 / 2) {
                    let at_7 = i_8;
                    let at_8 = (n_11 - 1) - i_8;
                    m[n_9..][..n_10].swap(at_7, at_8);
                }
            }
            {
                let n_12 = kept_8.keep((&mut m[n_9..][n_10..]).len());
                for i_9 in 0..(n_12 / 2) {
                    let at_9 = i_9;
                    let at_10 = (n_12 - 1) - i_9;
                    m[n_9..][n_10..].swap(at_9, at_10);
                }
            }
            {
                let n_13 = kept_7.keep((&mut m[n_9..]).len());
                for i_10 in 0..(n_13 / 2) {
                    let at_11 = i_10;
                    let at_12 = (n_13 - 1) - i_10;
                    m[n_9..].swap(at_11, at_12);
                }
            }
        }
        if kept_6.keep((m.len() > 0)) {
            if let Some(last) = m.last() {
                shape_2.keep(last);
            }
            m.pop();
        }
        let n_14 = 0;
        let t_17 = m[n_14].clone();
        let at_13 = n_14;
        let at_14 = (&mut m).len() - 1;
        m.swap(at_13, at_14);
        if kept_5.keep((m.len() > 0)) {
            if let Some(last) = m.last() {
                shape_1.keep(last);
            }
            m.pop();
        }
        let result: f64 = kept_4.keep((kept_3.keep(v[0]) * kept_2.keep(v[1])))
            * kept_1.keep(m[0][0]);
        let mut d_result = d_ret;
        let mut d_v = ::rootgrad_autodiff::Differentiable::zero_like(&v);
        let mut d_t = ::rootgrad_autodiff::Differentiable::zero_like(&t);
        let mut d_t_10 = ::rootgrad_autodiff::Differentiable::zero_like(&t_10);
        let mut d_m = ::rootgrad_autodiff::Differentiable::zero_like(&m);
        let mut d_t_12 = ::rootgrad_autodiff::Differentiable::zero_like(&t_12);
        let mut d_t_17 = ::rootgrad_autodiff::Differentiable::zero_like(&t_17);
        let v_1 = kept_1.take();
        let v_2 = kept_2.take();
        let v_3 = kept_3.take();
        let v_4 = kept_4.take();
        let d_1 = d_result * v_1;
        d_v[0] += d_1 * v_2;
        d_v[1] += d_1 * v_3;
        d_m[0][0] += d_result * v_4;
        let v_5 = kept_5.take();
        if v_5 {
            d_m.push(shape_1.zero());
        }
        d_m.swap(at_13, at_14);
        ::rootgrad_autodiff::rt::accumulate(&mut d_m[n_14], &d_t_17);
        let v_6 = kept_6.take();
        if v_6 {
            d_m.push(shape_2.zero());
        }
        {
            let n_10 = 1;
            like_n_10.of(&n_10);
            {
                let n_13 = kept_7.take();
                for i_10 in (0..(n_13 / 2)).rev() {
                    let at_11 = i_10;
                    let at_12 = (n_13 - 1) - i_10;
                    d_m[n_9..].swap(at_11, at_12);
                }
            }
            {
                let n_12 = kept_8.take();
                for i_9 in (0..(n_12 / 2)).rev() {
                    let at_9 = i_9;
                    let at_10 = (n_12 - 1) - i_9;
                    d_m[n_9..][n_10..].swap(at_9, at_10);
                }
            }
            {
                let n_11 = kept_9.take();
                for i_8 in (0..(n_11 / 2)).rev() {
                    let at_7 = i_8;
                    let at_8 = (n_11 - 1) - i_8;
                    d_m[n_9..][..n_10].swap(at_7, at_8);
                }
            }
        }
        ::rootgrad_autodiff::rt::accumulate(&mut d_m[n_9], &d_t_12);
        d_p[0] += d_m[0][0];
        d_p[1] += d_m[1][0];
        d_p[2] += d_m[1][1];
        d_p[3] += d_m[2][0];
        {
            for _ in 0..kept_11.take() {
                let v_7 = kept_10.take();
                if v_7 {
                    ::rootgrad_autodiff::rt::unpopped(&mut d_v);
                }
            }
        }
        ::rootgrad_autodiff::rt::accumulate_slice(&mut d_v[n_7..][..], &d_t_10[..]);
        let d_2 = ::rootgrad_autodiff::rt::popped(&mut d_v);
        d_p[1] += d_2;
        {
            for _ in 0..kept_13.take() {
                let v_9 = kept_12.take();
                if v_9 {
                    ::rootgrad_autodiff::rt::unpopped(&mut d_v);
                }
            }
        }
        {
            let n_2 = end - n;
            {
                let n_5 = kept_14.take();
                for i_4 in (0..(n_5 / 2)).rev() {
                    let at_5 = i_4;
                    let at_6 = (n_5 - 1) - i_4;
                    let mut d_t_8: f64 = -0.0;
                    let d_3 = ::core::mem::take(&mut d_v[n..][at_6]);
                    d_t_8 += d_3;
                    let d_4 = ::core::mem::take(&mut d_v[n..][at_5]);
                    d_v[n..][at_6] += d_4;
                    d_v[n..][at_5] += d_t_8;
                }
            }
            {
                let n_4 = kept_15.take();
                for i_3 in (0..(n_4 / 2)).rev() {
                    let at_3 = i_3;
                    let at_4 = (n_4 - 1) - i_3;
                    let mut d_t_6: f64 = -0.0;
                    let d_5 = ::core::mem::take(&mut d_v[n..][n_2..][at_4]);
                    d_t_6 += d_5;
                    let d_6 = ::core::mem::take(&mut d_v[n..][n_2..][at_3]);
                    d_v[n..][n_2..][at_4] += d_6;
                    d_v[n..][n_2..][at_3] += d_t_6;
                }
            }
            {
                let n_3 = kept_16.take();
                for i_2 in (0..(n_3 / 2)).rev() {
                    let at = i_2;
                    let at_2 = (n_3 - 1) - i_2;
                    let mut d_t_4: f64 = -0.0;
                    let d_7 = ::core::mem::take(&mut d_v[n..][..n_2][at_2]);
                    d_t_4 += d_7;
                    let d_8 = ::core::mem::take(&mut d_v[n..][..n_2][at]);
                    d_v[n..][..n_2][at_2] += d_8;
                    d_v[n..][..n_2][at] += d_t_4;
                }
            }
        }
        ::rootgrad_autodiff::rt::accumulate_slice(&mut d_v[n..end][..], &d_t[..]);
        let d_9 = ::rootgrad_autodiff::rt::popped(&mut d_v);
        d_p[0] += d_9 * p[1];
        d_p[1] += d_9 * p[0];
        ::rootgrad_autodiff::rt::accumulate_slice(&mut (*d_p)[..], &d_v[..]);
        kept_10.finish();
        kept_12.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(p: &[f64], t_p: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("p", p.len(), "t_p", t_p.len());
        let mut v = p.to_vec();
        let mut t_v = t_p.to_vec();
        t_v.push(t_p[0] * p[1] + p[0] * t_p[1]);
        v.push(p[0] * p[1]);
        let n = 0;
        let end = v.len() / 2;
        let t = v[n..end].to_vec();
        let t_t = t_v[n..end].to_vec();
        {
            let n_2 = end - n;
            {
                let n_3 = (&mut v[n..][..n_2]).len();
                for i_2 in 0..(n_3 / 2) {
                    let at = i_2;
                    let at_2 = (n_3 - 1) - i_2;
                    let t_4 = v[n..][..n_2][at];
                    let t_t_4 = t_v[n..][..n_2][at];
                    t_v[n..][..n_2][at] = t_v[n..][..n_2][at_2];
                    v[n..][..n_2][at] = v[n..][..n_2][at_2];
                    t_v[n..][..n_2][at_2] = t_t_4;
                    v[n..][..n_2][at_2] = t_4;
                }
            }
            {
                let n_4 = (&mut v[n..][n_2..]).len();
                for i_3 in 0..(n_4 / 2) {
                    let at_3 = i_3;
                    let at_4 = (n_4 - 1) - i_3;
                    let t_6 = v[n..][n_2..][at_3];
                    let t_t_6 = t_v[n..][n_2..][at_3];
                    t_v[n..][n_2..][at_3] = t_v[n..][n_2..][at_4];
                    v[n..][n_2..][at_3] = v[n..][n_2..][at_4];
                    t_v[n..][n_2..][at_4] = t_t_6;
                    v[n..][n_2..][at_4] = t_6;
                }
            }
            {
                let n_5 = (&mut v[n..]).len();
                for i_4 in 0..(n_5 / 2) {
                    let at_5 = i_4;
                    let at_6 = (n_5 - 1) - i_4;
                    let t_8 = v[n..][at_5];
                    let t_t_8 = t_v[n..][at_5];
                    t_v[n..][at_5] = t_v[n..][at_6];
                    v[n..][at_5] = v[n..][at_6];
                    t_v[n..][at_6] = t_t_8;
                    v[n..][at_6] = t_8;
                }
            }
        }
        {
            let n_6 = (&mut v).len() - (end - n);
            while (&mut v).len() > n_6 {
                if v.len() > 0 {
                    t_v.pop();
                    v.pop();
                }
            }
        }
        t_v.push(t_p[1]);
        v.push(p[1]);
        let n_7 = 2;
        let t_10 = v[n_7..].to_vec();
        let t_t_10 = t_v[n_7..].to_vec();
        {
            let n_8 = n_7;
            while (&mut v).len() > n_8 {
                if v.len() > 0 {
                    t_v.pop();
                    v.pop();
                }
            }
        }
        let mut t_m = ::std::vec![
            ::std::vec![t_p[0]], ::std::vec![t_p[1], t_p[2]], ::std::vec![t_p[3]]
        ];
        let mut m = ::std::vec![
            ::std::vec![p[0]], ::std::vec![p[1], p[2]], ::std::vec![p[3]]
        ];
        let n_9 = 0;
        let t_12 = m[n_9].clone();
        let t_t_12 = t_m[n_9].clone();
        {
            let n_10 = 1;
            {
                let n_11 = (&mut m[n_9..][..n_10]).len();
                for i_8 in 0..(n_11 / 2) {
                    let at_7 = i_8;
                    let at_8 = (n_11 - 1) - i_8;
                    t_m[n_9..][..n_10].swap(at_7, at_8);
                    m[n_9..][..n_10].swap(at_7, at_8);
                }
            }
            {
                let n_12 = (&mut m[n_9..][n_10..]).len();
                for i_9 in 0..(n_12 / 2) {
                    let at_9 = i_9;
                    let at_10 = (n_12 - 1) - i_9;
                    t_m[n_9..][n_10..].swap(at_9, at_10);
                    m[n_9..][n_10..].swap(at_9, at_10);
                }
            }
            {
                let n_13 = (&mut m[n_9..]).len();
                for i_10 in 0..(n_13 / 2) {
                    let at_11 = i_10;
                    let at_12 = (n_13 - 1) - i_10;
                    t_m[n_9..].swap(at_11, at_12);
                    m[n_9..].swap(at_11, at_12);
                }
            }
        }
        if m.len() > 0 {
            t_m.pop();
            m.pop();
        }
        let n_14 = 0;
        let t_17 = m[n_14].clone();
        let t_t_17 = t_m[n_14].clone();
        let at_13 = n_14;
        let at_14 = (&mut m).len() - 1;
        t_m.swap(at_13, at_14);
        m.swap(at_13, at_14);
        if m.len() > 0 {
            t_m.pop();
            m.pop();
        }
        let result: f64 = (v[0] * v[1]) * m[0][0];
        let t_result: f64 = (t_v[0] * v[1] + v[0] * t_v[1]) * m[0][0]
            + (v[0] * v[1]) * t_m[0][0];
        (result, t_result)
    }
}
mod arms_that_change {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(p: &[f64], d_p: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("p", p.len(), d_p.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_5 = ::rootgrad_autodiff::rt::Slot::new();
        let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_3 = ::rootgrad_autodiff::Shapes::new();
        let o = Some([p[0], p[1]]);
        let t;
        match ::core::clone::Clone::clone(&o) {
            Some(v) => {
                let mut v_2 = v.clone();
                {
                    shape_2.keep(&v_2[1]);
                    v_2[1] = kept_5.keep(v_2[1]) * kept_4.keep(v_2[0]);
                    t = kept_3.keep(v_2[0]) * kept_2.keep(v_2[1]);
                }
                shape_3.keep(&v_2);
            }
            None => {
                t = 0.0;
            }
        }
        let a = t;
        let q = Some((p[2] * a));
        let t_2;
        match ::core::clone::Clone::clone(&q) {
            Some(x) => {
                let mut x_2 = x.clone();
                shape_1.keep(&x_2);
                x_2 = x_2 * kept_1.keep(x_2);
                shape_1.keep(&x_2);
                t_2 = x_2;
            }
            _ => {
                t_2 = 1.0;
            }
        }
        let b = t_2;
        let result: f64 = a * b;
        let mut d_result = d_ret;
        let mut d_o = ::rootgrad_autodiff::Differentiable::zero_like(&o);
        let mut d_t = -0.0;
        let mut d_a = -0.0;
        let mut d_q = ::rootgrad_autodiff::Differentiable::zero_like(&q);
        let mut d_t_2 = -0.0;
        let mut d_b = -0.0;
        d_a += d_result * b;
        d_b += d_result * a;
        d_t_2 += d_b;
        match ::core::clone::Clone::clone(&q) {
            Some(x) => {
                let Some(d_x) = &mut d_q else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                let mut d_x_2 = shape_1.zero();
                let d_1 = ::core::mem::take(&mut d_t_2);
                d_x_2 += d_1;
                let v_1 = kept_1.take();
                let d_2 = ::rootgrad_autodiff::Differentiable::take(&mut d_x_2);
                let d_3 = ::rootgrad_autodiff::rt::scalar(d_2);
                d_x_2 += d_3 * v_1;
                d_x_2 += d_3 * v_1;
                ::rootgrad_autodiff::rt::accumulate(&mut (*d_x), &d_x_2);
            }
            _ => {
                let _ = ::core::mem::take(&mut d_t_2);
            }
        }
        let Some(d_5) = &d_q else { ::rootgrad_autodiff::rt::wrong_variant() };
        d_p[2] += (*d_5) * a;
        d_a += (*d_5) * p[2];
        d_t += d_a;
        match ::core::clone::Clone::clone(&o) {
            Some(v) => {
                let Some(d_v) = &mut d_o else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                let mut d_v_2 = shape_3.zero();
                {
                    let v_3 = kept_2.take();
                    let v_4 = kept_3.take();
                    let d_6 = ::core::mem::take(&mut d_t);
                    d_v_2[0] += d_6 * v_3;
                    d_v_2[1] += d_6 * v_4;
                    let v_5 = kept_4.take();
                    let v_6 = kept_5.take();
                    let d_7 = shape_2.replace(&mut d_v_2[1]);
                    let d_8 = ::rootgrad_autodiff::rt::scalar(d_7);
                    d_v_2[1] += d_8 * v_5;
                    d_v_2[0] += d_8 * v_6;
                }
                ::rootgrad_autodiff::rt::accumulate(&mut (*d_v), &d_v_2);
            }
            None => {
                let _ = ::core::mem::take(&mut d_t);
            }
        }
        let Some(d_10) = &d_o else { ::rootgrad_autodiff::rt::wrong_variant() };
        d_p[0] += (*d_10)[0];
        d_p[1] += (*d_10)[1];
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(p: &[f64], t_p: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("p", p.len(), "t_p", t_p.len());
        let t_o = Some([t_p[0], t_p[1]]);
        let o = Some([p[0], p[1]]);
        let t;
        let t_t;
        match ::core::clone::Clone::clone(&o) {
            Some(v) => {
                let Some(t_v) = ::core::clone::Clone::clone(&t_o) else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                let mut v_2 = v.clone();
                let mut t_v_2 = t_v.clone();
                {
                    t_v_2[1] = ::rootgrad_autodiff::rt::tangent_at(
                        ::rootgrad_autodiff::rt::scalar(t_v_2[1]) * v_2[0]
                            + v_2[1] * ::rootgrad_autodiff::rt::scalar(t_v_2[0]),
                        v_2[1] * v_2[0],
                    );
                    v_2[1] = v_2[1] * v_2[0];
                    t_t = ::rootgrad_autodiff::rt::scalar(t_v_2[0]) * v_2[1]
                        + v_2[0] * ::rootgrad_autodiff::rt::scalar(t_v_2[1]);
                    t = v_2[0] * v_2[1];
                }
            }
            None => {
                t_t = 0.0;
                t = 0.0;
            }
        }
        let a = t;
        let t_a = t_t;
        let t_q = Some(t_p[2] * a + p[2] * t_a);
        let q = Some((p[2] * a));
        let t_2;
        let t_t_2;
        match ::core::clone::Clone::clone(&q) {
            Some(x) => {
                let Some(t_x) = ::core::clone::Clone::clone(&t_q) else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                let mut x_2 = x.clone();
                let mut t_x_2 = t_x.clone();
                t_x_2 = ::rootgrad_autodiff::rt::tangent_at(
                    t_x_2 * x_2 + x_2 * t_x_2,
                    x_2 * x_2,
                );
                x_2 = x_2 * x_2;
                t_t_2 = t_x_2;
                t_2 = x_2;
            }
            _ => {
                t_t_2 = 0.0;
                t_2 = 1.0;
            }
        }
        let b = t_2;
        let t_b = t_t_2;
        let result: f64 = a * b;
        let t_result: f64 = t_a * b + a * t_b;
        (result, t_result)
    }
}
mod elements_that_change {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
        let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut pass_2 = ::rootgrad_autodiff::rt::Tape::new();
        let mut d_result = d_ret;
        let mut m = [x[0], x[1], x[2], x[3], (x[0] * x[1])];
        for _ in 0..2 {
            let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_5 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_6 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_18 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_19 = ::rootgrad_autodiff::rt::Slot::new();
            let matches = kept_19.keep((m[..].len() >= 3));
            if matches {
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
                let (head, tail) = m[..].split_at_mut(1);
                let a = &mut (*head)[0];
                let at = kept_16.keep(((*tail).len() - 2));
                let (head_2, tail_2) = (*tail).split_at_mut(at);
                let mid = &mut (*head_2);
                let (head_3, tail_3) = (*tail_2).split_at_mut(1);
                let y = &mut (*head_3)[0];
                let (head_4, tail_4) = (*tail_3).split_at_mut(1);
                let z = &mut (*head_4)[0];
                (*a) = kept_15.keep((*a)) * kept_14.keep((*y));
                mid[0] = kept_13.keep(mid[0]) * kept_12.keep((*z));
                mid[1] += kept_11.keep((*a)) * kept_10.keep((*z));
                (*z) = kept_9.keep(kept_8.keep((*z)).sin()) * kept_7.keep((*y));
                ::core::mem::swap(&mut (*a), &mut (*y));
                pass_1
                    .push((
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
            let (head_5, tail_5) = m.split_at_mut(1);
            let (head_6, tail_6) = (*tail_5).split_at_mut(1);
            let b = &mut (*head_6)[0];
            let at_2 = kept_18.keep(((*tail_6).len() - 1));
            let (head_7, tail_7) = (*tail_6).split_at_mut(at_2);
            let (head_8, tail_8) = (*tail_7).split_at_mut(1);
            let c = &mut (*head_8)[0];
            (*b) += (*c) * kept_6.keep((*c));
            (*c) = kept_5.keep((*c)) * kept_4.keep((*b));
            pass_2
                .push((
                    kept_4.take(),
                    kept_5.take(),
                    kept_6.take(),
                    kept_18.take(),
                    kept_19.take(),
                ));
        }
        let (head_9, tail_9) = m.split_at_mut(1);
        let a_2 = &mut (*head_9)[0];
        let (head_10, tail_10) = (*tail_9).split_at_mut(1);
        let b_2 = &mut (*head_10)[0];
        let at_3 = (*tail_10).len() - 0;
        let (head_11, tail_11) = (*tail_10).split_at_mut(at_3);
        (*a_2) = kept_3.keep((*a_2)) * kept_2.keep((*b_2));
        (*b_2) = kept_1.keep((*a_2)).sin();
        let mut sum_2: f64 = -0.0;
        let length = m.len();
        let mut d_m = ::rootgrad_autodiff::Differentiable::zero_like(&m);
        let mut d_sum_2: f64 = -0.0;
        d_sum_2 += d_result;
        for i in 0..length {
            let x_2 = &m[i];
            sum_2 += (*x_2) * (*x_2);
            let x_2 = &m[i];
            let d_x_2 = &mut d_m[i];
            let d_1 = d_sum_2;
            (*d_x_2) += d_1 * (*x_2);
            (*d_x_2) += d_1 * (*x_2);
        }
        let result: f64 = sum_2;
        let v_1 = kept_1.take();
        let d_2 = ::core::mem::take(&mut d_m[1..][..1][0]);
        d_m[..1][0] += d_2 * ::rootgrad_autodiff::rules::sin(v_1);
        let v_2 = kept_2.take();
        let v_3 = kept_3.take();
        let d_3 = ::core::mem::take(&mut d_m[..1][0]);
        d_m[..1][0] += d_3 * v_2;
        d_m[1..][..1][0] += d_3 * v_3;
        for _ in (0..2).rev() {
            let (v_4, v_5, v_6, at_2, matches) = pass_2.take();
            let d_4 = ::core::mem::take(&mut d_m[1..][1..][at_2..][..1][0]);
            d_m[1..][1..][at_2..][..1][0] += d_4 * v_4;
            d_m[1..][..1][0] += d_4 * v_5;
            let d_5 = d_m[1..][..1][0];
            d_m[1..][1..][at_2..][..1][0] += d_5 * v_6;
            d_m[1..][1..][at_2..][..1][0] += d_5 * v_6;
            if matches {
                let (v_7, v_8, v_9, v_10, v_11, v_12, v_13, v_14, v_15, at) = pass_1
                    .take();
                let d_6 = ::core::mem::take(&mut d_m[..][..1][0]);
                let d_7 = ::core::mem::replace(&mut d_m[..][1..][at..][..1][0], d_6);
                d_m[..][..1][0] = d_7;
                let d_8 = ::core::mem::take(&mut d_m[..][1..][at..][1..][..1][0]);
                let d_9 = d_8 * v_7;
                d_m[..][1..][at..][1..][..1][0]
                    += d_9 * ::rootgrad_autodiff::rules::sin(v_8);
                d_m[..][1..][at..][..1][0] += d_8 * v_9;
                let d_10 = d_m[..][1..][..at][1];
                d_m[..][..1][0] += d_10 * v_10;
                d_m[..][1..][at..][1..][..1][0] += d_10 * v_11;
                let d_11 = ::core::mem::take(&mut d_m[..][1..][..at][0]);
                d_m[..][1..][..at][0] += d_11 * v_12;
                d_m[..][1..][at..][1..][..1][0] += d_11 * v_13;
                let d_12 = ::core::mem::take(&mut d_m[..][..1][0]);
                d_m[..][..1][0] += d_12 * v_14;
                d_m[..][1..][at..][..1][0] += d_12 * v_15;
            }
        }
        d_x[0] += d_m[0];
        d_x[1] += d_m[1];
        d_x[2] += d_m[2];
        d_x[3] += d_m[3];
        d_x[0] += d_m[4] * x[1];
        d_x[1] += d_m[4] * x[0];
        pass_1.finish();
        pass_2.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut m = [x[0], x[1], x[2], x[3], (x[0] * x[1])];
        let mut t_m = [t_x[0], t_x[1], t_x[2], t_x[3], t_x[0] * x[1] + x[0] * t_x[1]];
        for _ in 0..2 {
            let matches = m[..].len() >= 3;
            if matches {
                let (head, tail) = m[..].split_at_mut(1);
                let (t_head, t_tail) = t_m[..].split_at_mut(1);
                let a = &mut (*head)[0];
                let t_a = &mut (*t_head)[0];
                let at = (*tail).len() - 2;
                let (head_2, tail_2) = (*tail).split_at_mut(at);
                let (t_head_2, t_tail_2) = (*t_tail).split_at_mut(at);
                let mid = &mut (*head_2);
                let t_mid = &mut (*t_head_2);
                let (head_3, tail_3) = (*tail_2).split_at_mut(1);
                let (t_head_3, t_tail_3) = (*t_tail_2).split_at_mut(1);
                let y = &mut (*head_3)[0];
                let t_y = &mut (*t_head_3)[0];
                let (head_4, tail_4) = (*tail_3).split_at_mut(1);
                let (t_head_4, t_tail_4) = (*t_tail_3).split_at_mut(1);
                let z = &mut (*head_4)[0];
                let t_z = &mut (*t_head_4)[0];
                let v_1 = *a;
                let v_2 = *y;
                (*t_a) = (*t_a) * v_2 + v_1 * (*t_y);
                (*a) = v_1 * v_2;
                let v_3 = mid[0];
                let v_4 = *z;
                t_mid[0] = t_mid[0] * v_4 + v_3 * (*t_z);
                mid[0] = v_3 * v_4;
                let v_5 = *a;
                let v_6 = *z;
                t_mid[1] += (*t_a) * v_6 + v_5 * (*t_z);
                mid[1] += v_5 * v_6;
                let v_7 = *z;
                let v_8 = *y;
                (*t_z) = (::rootgrad_autodiff::rules::sin(v_7) * (*t_z)) * v_8
                    + v_7.sin() * (*t_y);
                (*z) = v_7.sin() * v_8;
                ::core::mem::swap(&mut (*t_a), &mut (*t_y));
                ::core::mem::swap(&mut (*a), &mut (*y));
            }
            let (head_5, tail_5) = m.split_at_mut(1);
            let (t_head_5, t_tail_5) = t_m.split_at_mut(1);
            let (head_6, tail_6) = (*tail_5).split_at_mut(1);
            let (t_head_6, t_tail_6) = (*t_tail_5).split_at_mut(1);
            let b = &mut (*head_6)[0];
            let t_b = &mut (*t_head_6)[0];
            let at_2 = (*tail_6).len() - 1;
            let (head_7, tail_7) = (*tail_6).split_at_mut(at_2);
            let (t_head_7, t_tail_7) = (*t_tail_6).split_at_mut(at_2);
            let (head_8, tail_8) = (*tail_7).split_at_mut(1);
            let (t_head_8, t_tail_8) = (*t_tail_7).split_at_mut(1);
            let c = &mut (*head_8)[0];
            let t_c = &mut (*t_head_8)[0];
            (*t_b) += (*t_c) * (*c) + (*c) * (*t_c);
            (*b) += (*c) * (*c);
            let v_9 = *c;
            let v_10 = *b;
            (*t_c) = (*t_c) * v_10 + v_9 * (*t_b);
            (*c) = v_9 * v_10;
        }
        let (head_9, tail_9) = m.split_at_mut(1);
        let (t_head_9, t_tail_9) = t_m.split_at_mut(1);
        let a_2 = &mut (*head_9)[0];
        let t_a_2 = &mut (*t_head_9)[0];
        let (head_10, tail_10) = (*tail_9).split_at_mut(1);
        let (t_head_10, t_tail_10) = (*t_tail_9).split_at_mut(1);
        let b_2 = &mut (*head_10)[0];
        let t_b_2 = &mut (*t_head_10)[0];
        let at_3 = (*tail_10).len() - 0;
        let (head_11, tail_11) = (*tail_10).split_at_mut(at_3);
        let (t_head_11, t_tail_11) = (*t_tail_10).split_at_mut(at_3);
        let v_11 = *a_2;
        let v_12 = *b_2;
        (*t_a_2) = (*t_a_2) * v_12 + v_11 * (*t_b_2);
        (*a_2) = v_11 * v_12;
        (*t_b_2) = ::rootgrad_autodiff::rules::sin(*a_2) * (*t_a_2);
        (*b_2) = (*a_2).sin();
        let mut sum_2: f64 = -0.0;
        let mut t_sum_2: f64 = 0.0;
        let length = m.len();
        for i in 0..length {
            let x_2 = &m[i];
            let t_x_2 = &t_m[i];
            t_sum_2 += (*t_x_2) * (*x_2) + (*x_2) * (*t_x_2);
            sum_2 += (*x_2) * (*x_2);
        }
        let result: f64 = sum_2;
        let t_result: f64 = t_sum_2;
        (result, t_result)
    }
}
