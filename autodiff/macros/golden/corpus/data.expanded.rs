// Written by the golden test; do not edit.
mod ode {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(p: &[f64], d_p: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("p", p.len(), d_p.len());
        let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_3 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_4 = ::rootgrad_autodiff::Shapes::new();
        let mut state = Point { x: p[0], y: p[1] };
        let h = 0.05;
        for _ in 0..20 {
            let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_5 = ::rootgrad_autodiff::rt::Slot::new();
            let middle = kept_5
                .keep(
                    (Point {
                        x: state.x + ((0.5 * h) * state.y),
                        y: state.y
                            - ((0.5 * h)
                                * ((p[2] * kept_2.keep(kept_3.keep(state.x).sin()))
                                    + (p[3] * kept_4.keep(state.y)))),
                    }),
                );
            shape_3.keep(&middle);
            let before = ::core::clone::Clone::clone(&state);
            shape_4.keep(&before);
            shape_2.keep(&state.x);
            state.x += h * middle.y;
            state.y -= h * ((p[2] * middle.x.sin()) + (p[3] * middle.y));
            if kept_1.keep(((state.x * before.x) < 0.0)) {
                shape_1.keep(&state.y);
                state.y = state.y * 0.9;
            }
            pass_1
                .push((
                    kept_1.take(),
                    kept_2.take(),
                    kept_3.take(),
                    kept_4.take(),
                    kept_5.take(),
                ));
        }
        let result: f64 = (state.x * state.x) + state.y;
        let mut d_result = d_ret;
        let mut d_state = ::rootgrad_autodiff::Differentiable::zero_like(&state);
        d_state.x += d_result * state.x;
        d_state.x += d_result * state.x;
        d_state.y += d_result;
        for _ in (0..20).rev() {
            let (v_1, v_2, v_3, v_4, middle) = pass_1.take();
            let mut d_middle = shape_3.zero();
            let mut d_before = shape_4.zero();
            if v_1 {
                let d_1 = shape_1.replace(&mut d_state.y);
                let d_2 = ::rootgrad_autodiff::rt::scalar(d_1);
                d_state.y += d_2 * 0.9;
            }
            let d_3 = d_state.y;
            let d_4 = d_3 * h;
            d_p[2] -= d_4 * middle.x.sin();
            let d_5 = d_4 * p[2];
            d_middle.x -= d_5 * ::rootgrad_autodiff::rules::sin(middle.x);
            d_p[3] -= d_4 * middle.y;
            d_middle.y -= d_4 * p[3];
            let d_6 = shape_2.restored(&mut d_state.x);
            let d_7 = ::rootgrad_autodiff::rt::scalar(d_6);
            d_middle.y += d_7 * h;
            ::rootgrad_autodiff::rt::accumulate(&mut d_state, &(d_before));
            let Point { x: d_8, y: d_10 } = &d_middle else {
                ::rootgrad_autodiff::rt::wrong_variant()
            };
            let d_9 = ::rootgrad_autodiff::rt::scalar((*d_8));
            d_state.x += d_9;
            d_state.y += d_9 * (0.5 * h);
            d_state.y += (*d_10);
            let d_11 = (*d_10) * (0.5 * h);
            d_p[2] -= d_11 * v_2;
            let d_12 = d_11 * p[2];
            d_state.x -= d_12 * ::rootgrad_autodiff::rules::sin(v_3);
            d_p[3] -= d_11 * v_4;
            d_state.y -= d_11 * p[3];
        }
        let Point { x: d_13, y: d_14 } = &d_state else {
            ::rootgrad_autodiff::rt::wrong_variant()
        };
        d_p[0] += (*d_13);
        d_p[1] += (*d_14);
        pass_1.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(p: &[f64], t_p: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("p", p.len(), "t_p", t_p.len());
        let mut t_state = Point { x: t_p[0], y: t_p[1] };
        let mut state = Point { x: p[0], y: p[1] };
        let h = 0.05;
        for _ in 0..20 {
            let t_middle = Point {
                x: ::rootgrad_autodiff::rt::scalar(t_state.x)
                    + ((0.5 * h) * ::rootgrad_autodiff::rt::scalar(t_state.y)),
                y: ::rootgrad_autodiff::rt::scalar(t_state.y)
                    - ((0.5 * h)
                        * ((t_p[2] * state.x.sin()
                            + p[2]
                                * (::rootgrad_autodiff::rules::sin(state.x)
                                    * ::rootgrad_autodiff::rt::scalar(t_state.x)))
                            + (t_p[3] * state.y
                                + p[3] * ::rootgrad_autodiff::rt::scalar(t_state.y)))),
            };
            let middle = Point {
                x: state.x + ((0.5 * h) * state.y),
                y: state.y - ((0.5 * h) * ((p[2] * state.x.sin()) + (p[3] * state.y))),
            };
            let before = state;
            let t_before = t_state;
            t_state.x += h * ::rootgrad_autodiff::rt::scalar(t_middle.y);
            state.x += h * middle.y;
            t_state.y
                -= h
                    * ((t_p[2] * middle.x.sin()
                        + p[2]
                            * (::rootgrad_autodiff::rules::sin(middle.x)
                                * ::rootgrad_autodiff::rt::scalar(t_middle.x)))
                        + (t_p[3] * middle.y
                            + p[3] * ::rootgrad_autodiff::rt::scalar(t_middle.y)));
            state.y -= h * ((p[2] * middle.x.sin()) + (p[3] * middle.y));
            if (state.x * before.x) < 0.0 {
                t_state.y = ::rootgrad_autodiff::rt::scalar(t_state.y) * 0.9;
                state.y = state.y * 0.9;
            }
        }
        let result: f64 = (state.x * state.x) + state.y;
        let t_result: f64 = (::rootgrad_autodiff::rt::scalar(t_state.x) * state.x
            + state.x * ::rootgrad_autodiff::rt::scalar(t_state.x))
            + ::rootgrad_autodiff::rt::scalar(t_state.y);
        (result, t_result)
    }
}
mod swapped_buffers {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut pass_2 = ::rootgrad_autodiff::rt::Tape::new();
        let like_step = ::rootgrad_autodiff::rt::Like::new();
        let mut d_result = d_ret;
        let n = x.len();
        let mut u = x.to_vec();
        let mut next = ::std::vec![0.0; n];
        for step in 0..5 {
            like_step.of(&step);
            for i in 0..n {
                let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_5 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_6 = ::rootgrad_autodiff::rt::Slot::new();
                let t = u[(((i + n) - 1) % n)];
                let t_2 = u[((i + 1) % n)];
                let l = t;
                let r = t_2;
                next[i] = u[i]
                    + (kept_5.keep((0.1 * ((l - (2.0 * u[i])) + r)))
                        * kept_4.keep((1.0 + (u[i] * kept_6.keep(u[i])))));
                pass_2.push((kept_4.take(), kept_5.take(), kept_6.take()));
            }
            ::core::mem::swap(&mut u, &mut next);
            if step == 2 {
                let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
                next[0] = kept_2.keep(next[0]) * kept_1.keep(u[1]);
                u[0] += next[0];
                pass_1.push((kept_1.take(), kept_2.take()));
            }
        }
        let mut s = next[0];
        let length = u.len();
        let mut d_u = ::rootgrad_autodiff::Differentiable::zero_like(&u);
        let mut d_next = ::rootgrad_autodiff::Differentiable::zero_like(&next);
        let mut d_s: f64 = -0.0;
        d_s += d_result;
        for i_2 in 0..length {
            let v = &u[i_2];
            s += (*v) * (*v);
            let v = &u[i_2];
            let d_1 = d_s;
            d_u[i_2] += d_1 * (*v);
            d_u[i_2] += d_1 * (*v);
        }
        let result: f64 = s;
        d_next[0] += d_s;
        for step in (0..5).rev() {
            like_step.of(&step);
            if step == 2 {
                let (v_1, v_2) = pass_1.take();
                let d_2 = d_u[0];
                d_next[0] += d_2;
                let d_3 = ::core::mem::take(&mut d_next[0]);
                d_next[0] += d_3 * v_1;
                d_u[1] += d_3 * v_2;
            }
            ::core::mem::swap(&mut d_u, &mut d_next);
            for i in (0..n).rev() {
                let (v_3, v_4, v_5) = pass_2.take();
                let mut d_t: f64 = -0.0;
                let mut d_t_2: f64 = -0.0;
                let mut d_l: f64 = -0.0;
                let mut d_r: f64 = -0.0;
                let d_4 = ::core::mem::take(&mut d_next[i]);
                d_u[i] += d_4;
                let d_5 = d_4 * v_3;
                let d_6 = d_5 * 0.1;
                d_l += d_6;
                d_u[i] -= d_6 * 2.0;
                d_r += d_6;
                let d_7 = d_4 * v_4;
                d_u[i] += d_7 * v_5;
                d_u[i] += d_7 * v_5;
                d_t_2 += d_r;
                d_t += d_l;
                d_u[(i + 1) % n] += d_t_2;
                d_u[((i + n) - 1) % n] += d_t;
            }
        }
        ::rootgrad_autodiff::rt::accumulate_slice(&mut (*d_x)[..], &d_u[..]);
        pass_1.finish();
        pass_2.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let n = x.len();
        let mut u = x.to_vec();
        let mut t_u = t_x.to_vec();
        let mut next = ::std::vec![0.0; n];
        let mut t_next = ::std::vec![0.0; n];
        for step in 0..5 {
            for i in 0..n {
                let t = u[(((i + n) - 1) % n)];
                let t_t = t_u[((i + n) - 1) % n];
                let t_2 = u[((i + 1) % n)];
                let t_t_2 = t_u[(i + 1) % n];
                let l = t;
                let t_l = t_t;
                let r = t_2;
                let t_r = t_t_2;
                t_next[i] = t_u[i]
                    + ((0.1 * ((t_l - (2.0 * t_u[i])) + t_r)) * (1.0 + (u[i] * u[i]))
                        + (0.1 * ((l - (2.0 * u[i])) + r))
                            * (t_u[i] * u[i] + u[i] * t_u[i]));
                next[i] = u[i]
                    + ((0.1 * ((l - (2.0 * u[i])) + r)) * (1.0 + (u[i] * u[i])));
            }
            ::core::mem::swap(&mut t_u, &mut t_next);
            ::core::mem::swap(&mut u, &mut next);
            if step == 2 {
                t_next[0] = t_next[0] * u[1] + next[0] * t_u[1];
                next[0] = next[0] * u[1];
                t_u[0] += t_next[0];
                u[0] += next[0];
            }
        }
        let mut s = next[0];
        let mut t_s = t_next[0];
        let length = u.len();
        for i_2 in 0..length {
            let v = &u[i_2];
            let t_v = &t_u[i_2];
            t_s += (*t_v) * (*v) + (*v) * (*t_v);
            s += (*v) * (*v);
        }
        let result: f64 = s;
        let t_result: f64 = t_s;
        (result, t_result)
    }
}
mod copies {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
        let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_3 = ::rootgrad_autodiff::Shapes::new();
        let mut p = Point { x: x[0], y: x[1] };
        let q = ::core::clone::Clone::clone(&p);
        shape_3.keep(&p.x);
        p.x = kept_3.keep(p.x) * q.y;
        let mut all = [
            ::core::clone::Clone::clone(&p),
            ::core::clone::Clone::clone(&q),
            ::core::clone::Clone::clone(&p),
        ];
        shape_2.keep(&all[2].y);
        all[2].y = kept_2.keep(all[0].x) * kept_1.keep(all[1].y);
        shape_1.keep(&all[0]);
        all[0] = ::core::clone::Clone::clone(&all[2]);
        let at = 1;
        let at_2 = 2;
        all.swap(at, at_2);
        let moved = ::core::clone::Clone::clone(&all);
        all[1].x = 0.0;
        let r = Point {
            y: ::core::clone::Clone::clone(&moved[1].x),
            ..::core::clone::Clone::clone(&all[2])
        };
        let result: f64 = ((r.x * r.y) + (moved[0].y * all[1].y)) + all[1].x;
        let mut d_result = d_ret;
        let mut d_p = ::rootgrad_autodiff::Differentiable::zero_like(&p);
        let mut d_q = ::rootgrad_autodiff::Differentiable::zero_like(&q);
        let mut d_all = ::rootgrad_autodiff::Differentiable::zero_like(&all);
        let mut d_moved = ::rootgrad_autodiff::Differentiable::zero_like(&moved);
        let mut d_r = ::rootgrad_autodiff::Differentiable::zero_like(&r);
        d_r.x += d_result * r.y;
        d_r.y += d_result * r.x;
        d_moved[0].y += d_result * all[1].y;
        d_all[1].y += d_result * moved[0].y;
        d_all[1].x += d_result;
        let mut d_1 = ::core::clone::Clone::clone(&d_r);
        let d_2 = ::core::mem::replace(
            &mut d_1.y,
            ::rootgrad_autodiff::Differentiable::zero_like(&d_all[2].y),
        );
        ::rootgrad_autodiff::rt::accumulate(&mut d_moved[1].x, &(d_2));
        ::rootgrad_autodiff::rt::accumulate(&mut d_all[2], &(d_1));
        let _ = ::core::mem::take(&mut d_all[1].x);
        ::rootgrad_autodiff::rt::accumulate(&mut d_all, &(d_moved));
        d_all.swap(at, at_2);
        let d_4 = shape_1.replace(&mut d_all[0]);
        ::rootgrad_autodiff::rt::accumulate(&mut d_all[2], &(d_4));
        let v_1 = kept_1.take();
        let v_2 = kept_2.take();
        let d_5 = shape_2.replace(&mut d_all[2].y);
        let d_6 = ::rootgrad_autodiff::rt::scalar(d_5);
        d_all[0].x += d_6 * v_1;
        d_all[1].y += d_6 * v_2;
        ::rootgrad_autodiff::rt::accumulate(&mut d_p, &(d_all[0]));
        ::rootgrad_autodiff::rt::accumulate(&mut d_q, &(d_all[1]));
        ::rootgrad_autodiff::rt::accumulate(&mut d_p, &(d_all[2]));
        let v_3 = kept_3.take();
        let d_7 = shape_3.replace(&mut d_p.x);
        let d_8 = ::rootgrad_autodiff::rt::scalar(d_7);
        d_p.x += d_8 * q.y;
        d_q.y += d_8 * v_3;
        ::rootgrad_autodiff::rt::accumulate(&mut d_p, &(d_q));
        let Point { x: d_9, y: d_10 } = &d_p else {
            ::rootgrad_autodiff::rt::wrong_variant()
        };
        d_x[0] += (*d_9);
        d_x[1] += (*d_10);
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut t_p = Point { x: t_x[0], y: t_x[1] };
        let mut p = Point { x: x[0], y: x[1] };
        let q = p;
        let t_q = t_p;
        t_p.x = ::rootgrad_autodiff::rt::tangent_at(
            ::rootgrad_autodiff::rt::scalar(t_p.x) * q.y
                + p.x * ::rootgrad_autodiff::rt::scalar(t_q.y),
            p.x * q.y,
        );
        p.x = p.x * q.y;
        let mut t_all = [t_p, t_q, t_p];
        let mut all = [p, q, p];
        t_all[2].y = ::rootgrad_autodiff::rt::tangent_at(
            ::rootgrad_autodiff::rt::scalar(t_all[0].x) * all[1].y
                + all[0].x * ::rootgrad_autodiff::rt::scalar(t_all[1].y),
            all[0].x * all[1].y,
        );
        all[2].y = all[0].x * all[1].y;
        t_all[0] = t_all[2];
        all[0] = all[2];
        let at = 1;
        let at_2 = 2;
        t_all.swap(at, at_2);
        all.swap(at, at_2);
        let moved = all;
        let t_moved = t_all;
        let v_1 = 0.0;
        t_all[1].x = ::rootgrad_autodiff::Differentiable::zero_like(&v_1);
        all[1].x = v_1;
        let t_r = Point {
            y: t_moved[1].x,
            ..t_all[2]
        };
        let r = Point { y: moved[1].x, ..all[2] };
        let result: f64 = ((r.x * r.y) + (moved[0].y * all[1].y)) + all[1].x;
        let t_result: f64 = ((::rootgrad_autodiff::rt::scalar(t_r.x) * r.y
            + r.x * ::rootgrad_autodiff::rt::scalar(t_r.y))
            + (::rootgrad_autodiff::rt::scalar(t_moved[0].y) * all[1].y
                + moved[0].y * ::rootgrad_autodiff::rt::scalar(t_all[1].y)))
            + ::rootgrad_autodiff::rt::scalar(t_all[1].x);
        (result, t_result)
    }
}
mod exchanged {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_8 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_9 = ::rootgrad_autodiff::rt::Slot::new();
        let mut a = x[0];
        let mut b = x[1];
        let mut p = Point {
            x: kept_9.keep(a) * kept_8.keep(b),
            y: x[2],
        };
        let mut v = ::std::vec![a, b, x[2]];
        for i in 0..3 {
            let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_5 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_6 = ::rootgrad_autodiff::rt::Slot::new();
            ::core::mem::swap(&mut a, &mut b);
            a = kept_5.keep(a) * kept_4.keep(p.x);
            ::core::mem::swap(&mut p.x, &mut p.y);
            let mut old_2 = kept_3.keep(a) * kept_2.keep(v[i]);
            ::core::mem::swap(&mut p.x, &mut old_2);
            let old = kept_6.keep(old_2);
            p.y += old * kept_1.keep(b);
            let at = i;
            let at_2 = (i + 1) % 3;
            let t = v[at];
            v[at] = v[at_2];
            v[at_2] = t;
            let (head, tail) = v.split_at_mut(1);
            ::core::mem::swap(&mut head[0], &mut tail[(i % 2)]);
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
        let mut old_3 = ::core::default::Default::default();
        ::core::mem::swap(&mut v, &mut old_3);
        let taken = ::core::clone::Clone::clone(&old_3);
        v.push(a);
        let result: f64 = ((taken[0] * taken[2]) + (v[0] * b)) + (p.x * p.y);
        let mut d_result = d_ret;
        let mut d_a: f64 = -0.0;
        let mut d_b: f64 = -0.0;
        let mut d_p = ::rootgrad_autodiff::Differentiable::zero_like(&p);
        let mut d_v = ::rootgrad_autodiff::Differentiable::zero_like(&v);
        let mut d_old_3 = ::rootgrad_autodiff::Differentiable::zero_like(&old_3);
        let mut d_taken = ::rootgrad_autodiff::Differentiable::zero_like(&taken);
        d_taken[0] += d_result * taken[2];
        d_taken[2] += d_result * taken[0];
        d_v[0] += d_result * b;
        d_b += d_result * v[0];
        d_p.x += d_result * p.y;
        d_p.y += d_result * p.x;
        let d_1 = ::rootgrad_autodiff::rt::popped(&mut d_v);
        d_a += d_1;
        ::rootgrad_autodiff::rt::accumulate(&mut d_old_3, &(d_taken));
        ::core::mem::swap(&mut d_v, &mut d_old_3);
        for i in (0..3).rev() {
            let (v_1, v_2, v_3, v_4, v_5, old) = pass_1.take();
            let at = i;
            let at_2 = (i + 1) % 3;
            let mut d_old_2: f64 = -0.0;
            let mut d_old: f64 = -0.0;
            let mut d_t: f64 = -0.0;
            let d_2 = ::core::mem::take(&mut d_v[..1][0]);
            let d_3 = ::core::mem::replace(&mut d_v[1..][i % 2], d_2);
            d_v[..1][0] = d_3;
            let d_4 = ::core::mem::take(&mut d_v[at_2]);
            d_t += d_4;
            let d_5 = ::core::mem::take(&mut d_v[at]);
            d_v[at_2] += d_5;
            d_v[at] += d_t;
            let d_6 = d_p.y;
            d_old += d_6 * v_1;
            d_b += d_6 * old;
            d_old_2 += d_old;
            ::core::mem::swap(&mut d_p.x, &mut d_old_2);
            d_a += d_old_2 * v_2;
            d_v[i] += d_old_2 * v_3;
            let d_7 = ::core::mem::take(&mut d_p.x);
            let d_8 = ::core::mem::replace(&mut d_p.y, d_7);
            d_p.x = d_8;
            let d_9 = ::core::mem::take(&mut d_a);
            d_a += d_9 * v_4;
            d_p.x += d_9 * v_5;
            ::core::mem::swap(&mut d_a, &mut d_b);
        }
        d_a += d_v[0];
        d_b += d_v[1];
        d_x[2] += d_v[2];
        let v_6 = kept_8.take();
        let v_7 = kept_9.take();
        let Point { x: d_10, y: d_11 } = &d_p else {
            ::rootgrad_autodiff::rt::wrong_variant()
        };
        d_a += (*d_10) * v_6;
        d_b += (*d_10) * v_7;
        d_x[2] += (*d_11);
        d_x[1] += d_b;
        d_x[0] += d_a;
        pass_1.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut a = x[0];
        let mut t_a = t_x[0];
        let mut b = x[1];
        let mut t_b = t_x[1];
        let mut t_p = Point {
            x: t_a * b + a * t_b,
            y: t_x[2],
        };
        let mut p = Point { x: a * b, y: x[2] };
        let mut v = ::std::vec![a, b, x[2]];
        let mut t_v = ::std::vec![t_a, t_b, t_x[2]];
        for i in 0..3 {
            ::core::mem::swap(&mut t_a, &mut t_b);
            ::core::mem::swap(&mut a, &mut b);
            t_a = t_a * p.x + a * ::rootgrad_autodiff::rt::scalar(t_p.x);
            a = a * p.x;
            ::core::mem::swap(&mut t_p.x, &mut t_p.y);
            ::core::mem::swap(&mut p.x, &mut p.y);
            let mut old_2 = a * v[i];
            let mut t_old_2 = t_a * v[i] + a * t_v[i];
            ::core::mem::swap(&mut t_p.x, &mut t_old_2);
            ::core::mem::swap(&mut p.x, &mut old_2);
            let old = old_2;
            let t_old = t_old_2;
            t_p.y += t_old * b + old * t_b;
            p.y += old * b;
            let at = i;
            let at_2 = (i + 1) % 3;
            let t = v[at];
            let t_t = t_v[at];
            t_v[at] = t_v[at_2];
            v[at] = v[at_2];
            t_v[at_2] = t_t;
            v[at_2] = t;
            let (head, tail) = v.split_at_mut(1);
            let (t_head, t_tail) = t_v.split_at_mut(1);
            ::core::mem::swap(&mut t_head[0], &mut t_tail[i % 2]);
            ::core::mem::swap(&mut head[0], &mut tail[(i % 2)]);
        }
        let mut old_3 = ::core::default::Default::default();
        let mut t_old_3 = ::rootgrad_autodiff::Differentiable::zero_like(&old_3);
        ::core::mem::swap(&mut t_v, &mut t_old_3);
        ::core::mem::swap(&mut v, &mut old_3);
        let taken = old_3;
        let t_taken = t_old_3;
        t_v.push(t_a);
        v.push(a);
        let result: f64 = ((taken[0] * taken[2]) + (v[0] * b)) + (p.x * p.y);
        let t_result: f64 = ((t_taken[0] * taken[2] + taken[0] * t_taken[2])
            + (t_v[0] * b + v[0] * t_b))
            + (::rootgrad_autodiff::rt::scalar(t_p.x) * p.y
                + p.x * ::rootgrad_autodiff::rt::scalar(t_p.y));
        (result, t_result)
    }
}
mod enums {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Tape::new();
        let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_3 = ::rootgrad_autodiff::Shapes::new();
        let mut state = State::Fall {
            height: x[0],
            speed: 0.0,
        };
        let mut energy = 0.0;
        for _ in 0..25 {
            let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
            let t;
            let arm;
            match ::core::clone::Clone::clone(&state) {
                State::Rest => {
                    arm = 0;
                }
                State::Fall { height, speed } if (height + (0.1 * speed)) > 0.0 => {
                    arm = 1;
                }
                State::Fall { speed: speed_2, .. } => {
                    arm = 2;
                }
                State::Bounce(speed_3) if speed_3 < 0.3 => {
                    arm = 3;
                }
                State::Bounce(speed_4) => {
                    arm = 4;
                }
            }
            let arm_2 = kept_4.keep(arm);
            match kept_3.keep(::core::clone::Clone::clone(&state)) {
                State::Rest if arm_2 == 0 => {
                    t = State::Rest;
                    shape_3.keep(&t);
                }
                State::Fall { height, speed } if arm_2 == 1 => {
                    t = State::Fall {
                        height: height + (0.1 * speed),
                        speed: speed - (0.1 * x[1]),
                    };
                    shape_3.keep(&t);
                }
                State::Fall { speed: speed_2, .. } if arm_2 == 2 => {
                    t = State::Bounce(((-speed_2) * x[2]));
                    shape_3.keep(&t);
                }
                State::Bounce(speed_3) if arm_2 == 3 => {
                    t = State::Rest;
                    shape_3.keep(&t);
                }
                State::Bounce(speed_4) if arm_2 == 4 => {
                    t = State::Fall {
                        height: 0.01 * x[0],
                        speed: speed_4,
                    };
                    shape_3.keep(&t);
                }
                _ => {
                    ::core::unreachable!();
                }
            }
            shape_2.keep(&state);
            state = t;
            kept_2.keep_owned(&state);
            match &state {
                State::Fall { height: height_2, speed: speed_5 } => {
                    energy += ((*height_2) * x[1]) + ((0.5 * (*speed_5)) * (*speed_5));
                }
                _ => {}
            }
            kept_1.keep_owned(&state);
            match &mut state {
                State::Bounce(speed_6) => {
                    shape_1.keep(&(*speed_6));
                    (*speed_6) = (*speed_6) * 0.99;
                }
                _ => {}
            }
            pass_1.push((kept_3.take(), kept_4.take()));
        }
        let result: f64 = energy;
        let mut d_result = d_ret;
        let mut d_state = ::rootgrad_autodiff::Differentiable::zero_like(&state);
        let mut d_energy: f64 = -0.0;
        d_energy += d_result;
        for _ in (0..25).rev() {
            let (v_3, arm_2) = pass_1.take();
            let mut d_t = shape_3.zero();
            let v_1 = kept_1.take();
            match &v_1 {
                State::Bounce(speed_6) => {
                    let State::Bounce(d_speed_6) = &mut d_state else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    let d_1 = shape_1.replace(&mut (*d_speed_6));
                    let d_2 = ::rootgrad_autodiff::rt::scalar(d_1);
                    (*d_speed_6) += d_2 * 0.99;
                }
                _ => {}
            }
            let v_2 = kept_2.take();
            match &v_2 {
                State::Fall { height: height_2, speed: speed_5 } => {
                    let State::Fall { height: d_height_2, speed: d_speed_5 } = &mut d_state
                    else { ::rootgrad_autodiff::rt::wrong_variant() };
                    let d_3 = d_energy;
                    (*d_height_2) += d_3 * x[1];
                    d_x[1] += d_3 * (*height_2);
                    let d_4 = d_3 * (*speed_5);
                    (*d_speed_5) += d_4 * 0.5;
                    (*d_speed_5) += d_3 * (0.5 * (*speed_5));
                }
                _ => {}
            }
            let d_5 = shape_2.replace(&mut d_state);
            ::rootgrad_autodiff::rt::accumulate(&mut d_t, &(d_5));
            match v_3 {
                State::Rest if arm_2 == 0 => {
                    let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_t);
                }
                State::Fall { height, speed } if arm_2 == 1 => {
                    let State::Fall { height: d_height, speed: d_speed } = &mut d_state
                    else { ::rootgrad_autodiff::rt::wrong_variant() };
                    let d_7 = ::rootgrad_autodiff::Differentiable::take(&mut d_t);
                    let State::Fall { height: d_8, speed: d_10 } = &d_7 else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    let d_9 = ::rootgrad_autodiff::rt::scalar((*d_8));
                    (*d_height) += d_9;
                    (*d_speed) += d_9 * 0.1;
                    (*d_speed) += (*d_10);
                    d_x[1] -= (*d_10) * 0.1;
                }
                State::Fall { speed: speed_2, .. } if arm_2 == 2 => {
                    let State::Fall { speed: d_speed_2, .. } = &mut d_state else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    let d_11 = ::rootgrad_autodiff::Differentiable::take(&mut d_t);
                    let State::Bounce(d_12) = &d_11 else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    let d_13 = (*d_12) * x[2];
                    (*d_speed_2) -= d_13;
                    d_x[2] += (*d_12) * (-speed_2);
                }
                State::Bounce(speed_3) if arm_2 == 3 => {
                    let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_t);
                }
                State::Bounce(speed_4) if arm_2 == 4 => {
                    let State::Bounce(d_speed_4) = &mut d_state else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    let d_15 = ::rootgrad_autodiff::Differentiable::take(&mut d_t);
                    let State::Fall { height: d_16, speed: d_17 } = &d_15 else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    d_x[0] += (*d_16) * 0.01;
                    ::rootgrad_autodiff::rt::accumulate(&mut (*d_speed_4), &((*d_17)));
                }
                _ => {}
            }
        }
        let State::Fall { height: d_18, speed: _ } = &d_state else {
            ::rootgrad_autodiff::rt::wrong_variant()
        };
        d_x[0] += (*d_18);
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
        let mut t_state = State::Fall {
            height: t_x[0],
            speed: 0.0,
        };
        let mut state = State::Fall {
            height: x[0],
            speed: 0.0,
        };
        let mut energy = 0.0;
        let mut t_energy = 0.0;
        for _ in 0..25 {
            let t;
            let t_t;
            let arm;
            match ::core::clone::Clone::clone(&state) {
                State::Rest => {
                    arm = 0;
                }
                State::Fall { height, speed } if (height + (0.1 * speed)) > 0.0 => {
                    let State::Fall { height: t_height, speed: t_speed } = ::core::clone::Clone::clone(
                        &t_state,
                    ) else { ::rootgrad_autodiff::rt::wrong_variant() };
                    arm = 1;
                }
                State::Fall { speed: speed_2, .. } => {
                    let State::Fall { speed: t_speed_2, .. } = ::core::clone::Clone::clone(
                        &t_state,
                    ) else { ::rootgrad_autodiff::rt::wrong_variant() };
                    arm = 2;
                }
                State::Bounce(speed_3) if speed_3 < 0.3 => {
                    let State::Bounce(t_speed_3) = ::core::clone::Clone::clone(&t_state)
                    else { ::rootgrad_autodiff::rt::wrong_variant() };
                    arm = 3;
                }
                State::Bounce(speed_4) => {
                    let State::Bounce(t_speed_4) = ::core::clone::Clone::clone(&t_state)
                    else { ::rootgrad_autodiff::rt::wrong_variant() };
                    arm = 4;
                }
            }
            let arm_2 = arm;
            match ::core::clone::Clone::clone(&state) {
                State::Rest if arm_2 == 0 => {
                    let v_1 = State::Rest;
                    t_t = ::rootgrad_autodiff::Differentiable::zero_like(&v_1);
                    t = v_1;
                }
                State::Fall { height, speed } if arm_2 == 1 => {
                    let State::Fall { height: t_height, speed: t_speed } = ::core::clone::Clone::clone(
                        &t_state,
                    ) else { ::rootgrad_autodiff::rt::wrong_variant() };
                    t_t = State::Fall {
                        height: t_height + (0.1 * t_speed),
                        speed: t_speed - (0.1 * t_x[1]),
                    };
                    t = State::Fall {
                        height: height + (0.1 * speed),
                        speed: speed - (0.1 * x[1]),
                    };
                }
                State::Fall { speed: speed_2, .. } if arm_2 == 2 => {
                    let State::Fall { speed: t_speed_2, .. } = ::core::clone::Clone::clone(
                        &t_state,
                    ) else { ::rootgrad_autodiff::rt::wrong_variant() };
                    t_t = State::Bounce {
                        0: (-t_speed_2) * x[2] + (-speed_2) * t_x[2],
                    };
                    t = State::Bounce(((-speed_2) * x[2]));
                }
                State::Bounce(speed_3) if arm_2 == 3 => {
                    let State::Bounce(t_speed_3) = ::core::clone::Clone::clone(&t_state)
                    else { ::rootgrad_autodiff::rt::wrong_variant() };
                    let v_2 = State::Rest;
                    t_t = ::rootgrad_autodiff::Differentiable::zero_like(&v_2);
                    t = v_2;
                }
                State::Bounce(speed_4) if arm_2 == 4 => {
                    let State::Bounce(t_speed_4) = ::core::clone::Clone::clone(&t_state)
                    else { ::rootgrad_autodiff::rt::wrong_variant() };
                    t_t = State::Fall {
                        height: 0.01 * t_x[0],
                        speed: t_speed_4,
                    };
                    t = State::Fall {
                        height: 0.01 * x[0],
                        speed: speed_4,
                    };
                }
                _ => {
                    ::core::unreachable!();
                }
            }
            t_state = t_t;
            state = t;
            match &state {
                State::Fall { height: height_2, speed: speed_5 } => {
                    let State::Fall { height: t_height_2, speed: t_speed_5 } = &t_state
                    else { ::rootgrad_autodiff::rt::wrong_variant() };
                    t_energy
                        += (::rootgrad_autodiff::rt::scalar(*t_height_2) * x[1]
                            + (*height_2) * t_x[1])
                            + ((0.5 * ::rootgrad_autodiff::rt::scalar(*t_speed_5))
                                * (*speed_5)
                                + (0.5 * (*speed_5))
                                    * ::rootgrad_autodiff::rt::scalar(*t_speed_5));
                    energy += ((*height_2) * x[1]) + ((0.5 * (*speed_5)) * (*speed_5));
                }
                _ => {}
            }
            match &mut state {
                State::Bounce(speed_6) => {
                    let State::Bounce(t_speed_6) = &mut t_state else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    (*t_speed_6) = ::rootgrad_autodiff::rt::scalar(*t_speed_6) * 0.99;
                    (*speed_6) = (*speed_6) * 0.99;
                }
                _ => {}
            }
        }
        let result: f64 = energy;
        let t_result: f64 = t_energy;
        (result, t_result)
    }
}
mod options {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_5 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_6 = ::rootgrad_autodiff::rt::Slot::new();
        let mut pass_2 = ::rootgrad_autodiff::rt::Tape::new();
        let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_3 = ::rootgrad_autodiff::Shapes::new();
        let mut best: Option<f64> = None;
        let length = x.len();
        for i in 0..length {
            let mut kept_7 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_8 = ::rootgrad_autodiff::rt::Slot::new();
            let v = &x[i];
            let w = ((*v) * (*v)) - (*v);
            let arm;
            match ::core::clone::Clone::clone(&best) {
                Some(b) if b <= w => {
                    arm = 0;
                }
                _ => {
                    arm = 1;
                }
            }
            let arm_2 = kept_8.keep(arm);
            match kept_7.keep(::core::clone::Clone::clone(&best)) {
                Some(b) if arm_2 == 0 => {}
                _ if arm_2 == 1 => {
                    shape_3.keep(&best);
                    best = Some(w);
                }
                _ => {
                    ::core::unreachable!();
                }
            }
            pass_2.push((kept_7.take(), kept_8.take()));
        }
        let mut s = 0.1;
        match ::core::clone::Clone::clone(&best) {
            Some(b_2) => {
                s += b_2 * x[0];
            }
            _ => {}
        }
        let mut next = Some(x[0]);
        let mut n = 0;
        let mut running = true;
        let mut passes_of_kept_6 = 0usize;
        while running {
            passes_of_kept_6 += 1;
            match kept_5.keep(::core::clone::Clone::clone(&next)) {
                Some(v_2) => {
                    let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
                    let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
                    s += kept_3.keep(v_2) * kept_2.keep(s);
                    n += 1;
                    let t;
                    if n < 4 {
                        t = Some((kept_1.keep(v_2) * x[(n % x.len())]));
                        shape_2.keep(&t);
                    } else {
                        t = None;
                        shape_2.keep(&t);
                    }
                    shape_1.keep(&next);
                    next = t;
                    pass_1.push((kept_2.take(), kept_3.take()));
                }
                _ => {
                    running = false;
                }
            }
        }
        kept_6.keep(passes_of_kept_6);
        let result: f64 = s;
        let mut d_result = d_ret;
        let mut n = n;
        let mut d_best = ::rootgrad_autodiff::Differentiable::zero_like(&best);
        let mut d_s: f64 = -0.0;
        let mut d_next = ::rootgrad_autodiff::Differentiable::zero_like(&next);
        d_s += d_result;
        for _ in 0..kept_6.take() {
            let v_5 = kept_5.take();
            match v_5 {
                Some(v_2) => {
                    let mut d_v_2 = ::rootgrad_autodiff::rt::Part::zero_owned(&v_2);
                    let (v_3, v_4) = pass_1.take();
                    let mut d_t = shape_2.zero();
                    let d_1 = shape_1.replace(&mut d_next);
                    ::rootgrad_autodiff::rt::accumulate(&mut d_t, &(d_1));
                    if n < 4 {
                        let v_1 = kept_1.take();
                        let d_2 = ::rootgrad_autodiff::Differentiable::take(&mut d_t);
                        let Some(d_3) = &d_2 else {
                            ::rootgrad_autodiff::rt::wrong_variant()
                        };
                        d_v_2 += (*d_3) * x[(n % x.len())];
                        d_x[n % x.len()] += (*d_3) * v_1;
                    } else {
                        let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_t);
                    }
                    n -= 1;
                    let d_5 = d_s;
                    d_v_2 += d_5 * v_3;
                    d_s += d_5 * v_4;
                    let Some(d_6) = &mut d_next else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    ::rootgrad_autodiff::rt::Part::add_owned(d_6, &d_v_2);
                }
                _ => {}
            }
        }
        let Some(d_7) = &d_next else { ::rootgrad_autodiff::rt::wrong_variant() };
        d_x[0] += (*d_7);
        match ::core::clone::Clone::clone(&best) {
            Some(b_2) => {
                let Some(d_b_2) = &mut d_best else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                let d_8 = d_s;
                (*d_b_2) += d_8 * x[0];
                d_x[0] += d_8 * b_2;
            }
            _ => {}
        }
        for i in (0..length).rev() {
            let (v_7, arm_2) = pass_2.take();
            let v = &x[i];
            let mut d_w: f64 = -0.0;
            let d_v = &mut d_x[i];
            match v_7 {
                Some(b) if arm_2 == 0 => {}
                _ if arm_2 == 1 => {
                    let d_9 = shape_3.replace(&mut d_best);
                    let Some(d_10) = &d_9 else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    d_w += (*d_10);
                }
                _ => {}
            }
            (*d_v) += d_w * (*v);
            (*d_v) += d_w * (*v);
            (*d_v) -= d_w;
        }
        kept_1.finish();
        pass_1.finish();
        kept_5.finish();
        pass_2.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut best: Option<f64> = None;
        let mut t_best: Option<f64> = ::rootgrad_autodiff::Differentiable::zero_like(
            &best,
        );
        let length = x.len();
        for i in 0..length {
            let v = &x[i];
            let t_v = &t_x[i];
            let w = ((*v) * (*v)) - (*v);
            let t_w = ((*t_v) * (*v) + (*v) * (*t_v)) - (*t_v);
            let arm;
            match ::core::clone::Clone::clone(&best) {
                Some(b) if b <= w => {
                    let Some(t_b) = ::core::clone::Clone::clone(&t_best) else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    arm = 0;
                }
                _ => {
                    arm = 1;
                }
            }
            let arm_2 = arm;
            match ::core::clone::Clone::clone(&best) {
                Some(b) if arm_2 == 0 => {
                    let Some(t_b) = ::core::clone::Clone::clone(&t_best) else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                }
                _ if arm_2 == 1 => {
                    t_best = Some(t_w);
                    best = Some(w);
                }
                _ => {
                    ::core::unreachable!();
                }
            }
        }
        let mut s = 0.1;
        let mut t_s = 0.0;
        match ::core::clone::Clone::clone(&best) {
            Some(b_2) => {
                let Some(t_b_2) = ::core::clone::Clone::clone(&t_best) else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                t_s += t_b_2 * x[0] + b_2 * t_x[0];
                s += b_2 * x[0];
            }
            _ => {}
        }
        let mut t_next = Some(t_x[0]);
        let mut next = Some(x[0]);
        let mut n = 0;
        let mut running = true;
        while running {
            match ::core::clone::Clone::clone(&next) {
                Some(v_2) => {
                    let Some(t_v_2) = ::core::clone::Clone::clone(&t_next) else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    t_s += t_v_2 * s + v_2 * t_s;
                    s += v_2 * s;
                    n += 1;
                    let t;
                    let t_t;
                    if n < 4 {
                        t_t = Some(t_v_2 * x[(n % x.len())] + v_2 * t_x[n % x.len()]);
                        t = Some((v_2 * x[(n % x.len())]));
                    } else {
                        let v_1 = None;
                        t_t = ::rootgrad_autodiff::Differentiable::zero_like(&v_1);
                        t = v_1;
                    }
                    t_next = t_t;
                    next = t;
                }
                _ => {
                    running = false;
                }
            }
        }
        let result: f64 = s;
        let t_result: f64 = t_s;
        (result, t_result)
    }
}
mod rows {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
        let n = 2;
        let mut a = ::std::vec![::std::vec![0.0; n]; n];
        for i in 0..n {
            for j in 0..n {
                a[i][j] = x[((i * n) + j)];
            }
        }
        for _ in 0..3 {
            let mut b = ::std::vec![::std::vec![0.0; n]; n];
            shape_2.keep(&b);
            for i_2 in 0..n {
                for j_2 in 0..n {
                    for k in 0..n {
                        let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
                        let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
                        b[i_2][j_2] += kept_2.keep(a[i_2][k]) * kept_1.keep(a[k][j_2]);
                        pass_1.push((kept_1.take(), kept_2.take()));
                    }
                }
            }
            shape_1.keep(&a);
            a = b;
        }
        let result: f64 = (a[0][0] * a[1][1]) - (a[0][1] * x[0]);
        let mut d_result = d_ret;
        let mut d_a = ::rootgrad_autodiff::Differentiable::zero_like(&a);
        d_a[0][0] += d_result * a[1][1];
        d_a[1][1] += d_result * a[0][0];
        d_a[0][1] -= d_result * x[0];
        d_x[0] -= d_result * a[0][1];
        for _ in (0..3).rev() {
            let mut d_b = shape_2.zero();
            let d_1 = shape_1.replace(&mut d_a);
            ::rootgrad_autodiff::rt::accumulate(&mut d_b, &(d_1));
            for i_2 in (0..n).rev() {
                for j_2 in (0..n).rev() {
                    for k in (0..n).rev() {
                        let (v_1, v_2) = pass_1.take();
                        let d_2 = d_b[i_2][j_2];
                        d_a[i_2][k] += d_2 * v_1;
                        d_a[k][j_2] += d_2 * v_2;
                    }
                }
            }
        }
        for i in 0..n {
            for j in (0..n).rev() {
                let d_3 = ::core::mem::take(&mut d_a[i][j]);
                d_x[(i * n) + j] += d_3;
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
        let n = 2;
        let mut a = ::std::vec![::std::vec![0.0; n]; n];
        let mut t_a = ::rootgrad_autodiff::Differentiable::zero_like(&a);
        for i in 0..n {
            for j in 0..n {
                t_a[i][j] = t_x[(i * n) + j];
                a[i][j] = x[((i * n) + j)];
            }
        }
        for _ in 0..3 {
            let mut b = ::std::vec![::std::vec![0.0; n]; n];
            let mut t_b = ::rootgrad_autodiff::Differentiable::zero_like(&b);
            for i_2 in 0..n {
                for j_2 in 0..n {
                    for k in 0..n {
                        t_b[i_2][j_2]
                            += t_a[i_2][k] * a[k][j_2] + a[i_2][k] * t_a[k][j_2];
                        b[i_2][j_2] += a[i_2][k] * a[k][j_2];
                    }
                }
            }
            t_a = t_b;
            a = b;
        }
        let result: f64 = (a[0][0] * a[1][1]) - (a[0][1] * x[0]);
        let t_result: f64 = (t_a[0][0] * a[1][1] + a[0][0] * t_a[1][1])
            - (t_a[0][1] * x[0] + a[0][1] * t_x[0]);
        (result, t_result)
    }
}
mod particles {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
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
        let mut d_result = d_ret;
        let mut all = Vec::new();
        for i in 0..(x.len() / 2) {
            all.push(Point {
                x: x[(2 * i)],
                y: x[((2 * i) + 1)],
            });
        }
        for _ in 0..2 {
            let mut kept_7 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_8 = ::rootgrad_autodiff::rt::Slot::new();
            for i_2 in 0..kept_7.keep(all.len()) {
                for j in 0..i_2 {
                    let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
                    let mut kept_5 = ::rootgrad_autodiff::rt::Slot::new();
                    let t = kept_5.keep((all[i_2].x - all[j].x));
                    shape_5.keep(&t);
                    let t_2 = kept_4.keep((all[i_2].y - all[j].y));
                    shape_6.keep(&t_2);
                    let dx = ::core::clone::Clone::clone(&t);
                    shape_7.keep(&dx);
                    let dy = ::core::clone::Clone::clone(&t_2);
                    shape_8.keep(&dy);
                    let f = 1.0 / ((0.5 + (dx * dx)) + (dy * dy));
                    shape_9.keep(&f);
                    shape_4.keep(&all[i_2].x);
                    all[i_2].x += (0.1 * f) * dx;
                    shape_3.keep(&all[j].x);
                    all[j].x -= (0.1 * f) * dx;
                    shape_2.keep(&all[j].y);
                    all[j].y -= (0.1 * f) * dy;
                    pass_2.push((kept_4.take(), kept_5.take()));
                }
            }
            let length = kept_8.keep(all.len());
            for i_3 in 0..length {
                let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
                let p = &mut all[i_3];
                shape_1.keep(&p.y);
                p.y = kept_2.keep(p.y) * kept_1.keep(p.x);
                pass_1.push((kept_1.take(), kept_2.take()));
            }
            pass_3.push((kept_7.take(), kept_8.take()));
        }
        let mut s = 0.0;
        let length_2 = all.len();
        let mut d_all = ::rootgrad_autodiff::Differentiable::zero_like(&all);
        let mut d_s: f64 = -0.0;
        d_s += d_result;
        for i_4 in 0..length_2 {
            let p_2 = &all[i_4];
            s += p_2.x * p_2.y;
            let p_2 = &all[i_4];
            let d_1 = d_s;
            d_all[i_4].x += d_1 * p_2.y;
            d_all[i_4].y += d_1 * p_2.x;
        }
        let result: f64 = s;
        for _ in (0..2).rev() {
            let (v_3, length) = pass_3.take();
            for i_3 in (0..length).rev() {
                let (v_1, v_2) = pass_1.take();
                let d_2 = shape_1.replace(&mut d_all[i_3].y);
                let d_3 = ::rootgrad_autodiff::rt::scalar(d_2);
                d_all[i_3].y += d_3 * v_1;
                d_all[i_3].x += d_3 * v_2;
            }
            for i_2 in (0..v_3).rev() {
                for j in (0..i_2).rev() {
                    let (t_2, t) = pass_2.take();
                    let dx = ::core::clone::Clone::clone(&t);
                    let dy = ::core::clone::Clone::clone(&t_2);
                    let f = 1.0 / ((0.5 + (dx * dx)) + (dy * dy));
                    let mut d_t = shape_5.zero();
                    let mut d_t_2 = shape_6.zero();
                    let mut d_dx = shape_7.zero();
                    let mut d_dy = shape_8.zero();
                    let mut d_f = shape_9.zero();
                    let d_4 = shape_2.restored(&mut d_all[j].y);
                    let d_5 = ::rootgrad_autodiff::rt::scalar(d_4);
                    let d_6 = d_5 * dy;
                    d_f -= d_6 * 0.1;
                    d_dy -= d_5 * (0.1 * f);
                    let d_7 = shape_3.restored(&mut d_all[j].x);
                    let d_8 = ::rootgrad_autodiff::rt::scalar(d_7);
                    let d_9 = d_8 * dx;
                    d_f -= d_9 * 0.1;
                    d_dx -= d_8 * (0.1 * f);
                    let d_10 = shape_4.restored(&mut d_all[i_2].x);
                    let d_11 = ::rootgrad_autodiff::rt::scalar(d_10);
                    let d_12 = d_11 * dx;
                    d_f += d_12 * 0.1;
                    d_dx += d_11 * (0.1 * f);
                    let d_13 = ::rootgrad_autodiff::rt::scalar(d_f);
                    let d_14 = d_13 / ((0.5 + (dx * dx)) + (dy * dy))
                        * (1.0 / ((0.5 + (dx * dx)) + (dy * dy)));
                    d_dx -= d_14 * dx;
                    d_dx -= d_14 * dx;
                    d_dy -= d_14 * dy;
                    d_dy -= d_14 * dy;
                    ::rootgrad_autodiff::rt::accumulate(&mut d_t_2, &(d_dy));
                    ::rootgrad_autodiff::rt::accumulate(&mut d_t, &(d_dx));
                    let d_15 = ::rootgrad_autodiff::rt::scalar(d_t_2);
                    d_all[i_2].y += d_15;
                    d_all[j].y -= d_15;
                    let d_16 = ::rootgrad_autodiff::rt::scalar(d_t);
                    d_all[i_2].x += d_16;
                    d_all[j].x -= d_16;
                }
            }
        }
        for i in (0..(x.len() / 2)).rev() {
            let d_17 = ::rootgrad_autodiff::rt::popped(&mut d_all);
            let Point { x: d_18, y: d_19 } = &d_17 else {
                ::rootgrad_autodiff::rt::wrong_variant()
            };
            d_x[2 * i] += (*d_18);
            d_x[(2 * i) + 1] += (*d_19);
        }
        pass_1.finish();
        pass_2.finish();
        pass_3.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut all = Vec::new();
        let mut t_all = ::rootgrad_autodiff::Differentiable::zero_like(&all);
        for i in 0..(x.len() / 2) {
            t_all
                .push(Point {
                    x: t_x[2 * i],
                    y: t_x[(2 * i) + 1],
                });
            all.push(Point {
                x: x[(2 * i)],
                y: x[((2 * i) + 1)],
            });
        }
        for _ in 0..2 {
            for i_2 in 0..all.len() {
                for j in 0..i_2 {
                    let t = all[i_2].x - all[j].x;
                    let t_t = ::rootgrad_autodiff::rt::tangent_at(
                        ::rootgrad_autodiff::rt::scalar(t_all[i_2].x)
                            - ::rootgrad_autodiff::rt::scalar(t_all[j].x),
                        t,
                    );
                    let t_2 = all[i_2].y - all[j].y;
                    let t_t_2 = ::rootgrad_autodiff::rt::tangent_at(
                        ::rootgrad_autodiff::rt::scalar(t_all[i_2].y)
                            - ::rootgrad_autodiff::rt::scalar(t_all[j].y),
                        t_2,
                    );
                    let dx = t;
                    let t_dx = t_t;
                    let dy = t_2;
                    let t_dy = t_t_2;
                    let f = 1.0 / ((0.5 + (dx * dx)) + (dy * dy));
                    let t_f = -(1.0 / ((0.5 + (dx * dx)) + (dy * dy)))
                        * ((t_dx * dx + dx * t_dx) + (t_dy * dy + dy * t_dy))
                        / ((0.5 + (dx * dx)) + (dy * dy));
                    t_all[i_2].x += (0.1 * t_f) * dx + (0.1 * f) * t_dx;
                    all[i_2].x += (0.1 * f) * dx;
                    t_all[j].x -= (0.1 * t_f) * dx + (0.1 * f) * t_dx;
                    all[j].x -= (0.1 * f) * dx;
                    t_all[j].y -= (0.1 * t_f) * dy + (0.1 * f) * t_dy;
                    all[j].y -= (0.1 * f) * dy;
                }
            }
            let length = all.len();
            for i_3 in 0..length {
                let p = &mut all[i_3];
                let t_p = &mut t_all[i_3];
                t_p.y = ::rootgrad_autodiff::rt::tangent_at(
                    ::rootgrad_autodiff::rt::scalar(t_p.y) * p.x
                        + p.y * ::rootgrad_autodiff::rt::scalar(t_p.x),
                    p.y * p.x,
                );
                p.y = p.y * p.x;
            }
        }
        let mut s = 0.0;
        let mut t_s = 0.0;
        let length_2 = all.len();
        for i_4 in 0..length_2 {
            let p_2 = &all[i_4];
            let t_p_2 = &t_all[i_4];
            t_s
                += ::rootgrad_autodiff::rt::scalar(t_p_2.x) * p_2.y
                    + p_2.x * ::rootgrad_autodiff::rt::scalar(t_p_2.y);
            s += p_2.x * p_2.y;
        }
        let result: f64 = s;
        let t_result: f64 = t_s;
        (result, t_result)
    }
}
mod updated {
    ///The derivative of [`evaluate`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    enum evaluate {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl evaluate {
        /// Of what the function writes, the derivative gets the values before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        fn __of<F: 'static>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_function(called, &evaluate)
        }
        /// The reverse derivative of [`evaluate`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pullback(s: &Spline, d_s: &mut Spline, t: f64, d_ret: f64) -> (f64, f64) {
            let mut value = 0.0;
            let length = ::rootgrad_autodiff::rt::length(&s.knots);
            let one: f64 = 1.0;
            let mut by_t: f64 = -0.0;
            for i_2 in 0..length {
                let i = i_2;
                let knot = &s.knots[i_2];
                value += (*knot) * (t * ((i as f64) + 1.0)).sin();
                let knot = &s.knots[i_2];
                let d_4 = one;
                let d_5 = d_4 * (*knot);
                let d_6 = d_5 * ::rootgrad_autodiff::rules::sin(t * ((i as f64) + 1.0));
                by_t += d_6 * ((i as f64) + 1.0);
            }
            let t_2;
            match s.offset {
                Some(offset) => {
                    t_2 = s.scale * (value + offset);
                }
                _ => {
                    t_2 = s.scale * value;
                }
            }
            let result: f64 = t_2;
            let mut d_t = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result = d_ret;
            let mut d_value: f64 = -0.0;
            let mut d_t_2: f64 = -0.0;
            d_t_2 += d_result;
            match s.offset {
                Some(offset) => {
                    let Some(d_offset) = &mut d_s.offset else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    let d_1 = ::core::mem::take(&mut d_t_2);
                    d_s.scale += d_1 * (value + offset);
                    let d_2 = d_1 * s.scale;
                    d_value += d_2;
                    (*d_offset) += d_2;
                }
                _ => {
                    let d_3 = ::core::mem::take(&mut d_t_2);
                    d_s.scale += d_3 * value;
                    d_value += d_3 * s.scale;
                }
            }
            d_t += d_value * by_t;
            for i_2 in 0..length {
                let i = i_2;
                let knot = &s.knots[i_2];
                let d_7 = d_value;
                d_s.knots[i_2] += d_7 * (t * ((i as f64) + 1.0)).sin();
            }
            (result, d_t)
        }
        /// The forward derivative of [`evaluate`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pushforward(s: &Spline, t_s: &Spline, t: f64, t_t: f64) -> (f64, f64) {
            let mut value = 0.0;
            let mut t_value = 0.0;
            let length = ::rootgrad_autodiff::rt::length(&s.knots);
            for i_2 in 0..length {
                let i = i_2;
                let knot = &s.knots[i_2];
                let t_knot = &t_s.knots[i_2];
                t_value
                    += ::rootgrad_autodiff::rt::scalar(*t_knot)
                        * (t * ((i as f64) + 1.0)).sin()
                        + (*knot)
                            * (::rootgrad_autodiff::rules::sin(t * ((i as f64) + 1.0))
                                * (t_t * ((i as f64) + 1.0)));
                value += (*knot) * (t * ((i as f64) + 1.0)).sin();
            }
            let t_2;
            let t_t_2;
            match ::core::clone::Clone::clone(&s.offset) {
                Some(offset) => {
                    let Some(t_offset) = ::core::clone::Clone::clone(&t_s.offset) else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    t_t_2 = ::rootgrad_autodiff::rt::scalar(t_s.scale) * (value + offset)
                        + s.scale * (t_value + t_offset);
                    t_2 = s.scale * (value + offset);
                }
                _ => {
                    t_t_2 = ::rootgrad_autodiff::rt::scalar(t_s.scale) * value
                        + s.scale * t_value;
                    t_2 = s.scale * value;
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
            called: impl ::core::ops::Fn(&Spline, f64) -> f64 + 'static,
            a0: &Spline,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<Spline>,
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
            s: &Spline,
            d_s: &mut Spline,
            t_s: &Spline,
            d_t_s: &mut Spline,
            t: f64,
            t_t: f64,
            d_ret: (f64, f64),
        ) -> (f64, f64) {
            let mut value = 0.0;
            let mut t_value = 0.0;
            let length = ::rootgrad_autodiff::rt::length(&s.knots);
            for i_2 in 0..length {
                let i = i_2;
                let knot = &s.knots[i_2];
                let t_knot = &t_s.knots[i_2];
                let x = t * ((i as f64) + 1.0);
                t_value
                    += ((*t_knot) * (t * ((i as f64) + 1.0)).sin())
                        + ((*knot) * (x.cos() * (t_t * ((i as f64) + 1.0))));
                value += (*knot) * (t * ((i as f64) + 1.0)).sin();
            }
            let t_2;
            let t_t_2;
            match s.offset {
                Some(offset) => {
                    match t_s.offset {
                        Some(t_offset) => {
                            t_t_2 = (t_s.scale * (value + offset))
                                + (s.scale * (t_value + t_offset));
                            t_2 = s.scale * (value + offset);
                        }
                        _ => {
                            ::rootgrad_autodiff::rt::wrong_variant();
                        }
                    }
                }
                _ => {
                    t_t_2 = (t_s.scale * value) + (s.scale * t_value);
                    t_2 = s.scale * value;
                }
            }
            let result: f64 = t_2;
            let t_result: f64 = t_t_2;
            let result_2: (f64, f64) = (result, t_result);
            let mut d_t = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_t = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result_2 = d_ret;
            let mut d_value: f64 = -0.0;
            let mut d_t_value: f64 = -0.0;
            let mut d_t_2: f64 = -0.0;
            let mut d_t_t_2: f64 = -0.0;
            let mut d_result: f64 = -0.0;
            let mut d_t_result: f64 = -0.0;
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            d_t_t_2 += d_t_result;
            d_t_2 += d_result;
            match s.offset {
                Some(offset) => {
                    let Some(d_offset) = &mut d_s.offset else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    match t_s.offset {
                        Some(t_offset) => {
                            let Some(d_t_offset) = &mut d_t_s.offset else {
                                ::rootgrad_autodiff::rt::wrong_variant()
                            };
                            let d_1 = ::core::mem::take(&mut d_t_2);
                            d_s.scale += d_1 * (value + offset);
                            let d_2 = d_1 * s.scale;
                            d_value += d_2;
                            (*d_offset) += d_2;
                            let d_3 = ::core::mem::take(&mut d_t_t_2);
                            d_t_s.scale += d_3 * (value + offset);
                            let d_4 = d_3 * t_s.scale;
                            d_value += d_4;
                            (*d_offset) += d_4;
                            d_s.scale += d_3 * (t_value + t_offset);
                            let d_5 = d_3 * s.scale;
                            d_t_value += d_5;
                            (*d_t_offset) += d_5;
                        }
                        _ => {}
                    }
                }
                _ => {
                    let d_6 = ::core::mem::take(&mut d_t_2);
                    d_s.scale += d_6 * value;
                    d_value += d_6 * s.scale;
                    let d_7 = ::core::mem::take(&mut d_t_t_2);
                    d_t_s.scale += d_7 * value;
                    d_value += d_7 * t_s.scale;
                    d_s.scale += d_7 * t_value;
                    d_t_value += d_7 * s.scale;
                }
            }
            for i_2 in 0..length {
                let i = i_2;
                let knot = &s.knots[i_2];
                let t_knot = &t_s.knots[i_2];
                let x = t * ((i as f64) + 1.0);
                let mut d_x: f64 = -0.0;
                let d_knot = &mut d_s.knots[i_2];
                let d_8 = d_value;
                (*d_knot) += d_8 * (t * ((i as f64) + 1.0)).sin();
                let d_9 = d_8 * (*knot);
                let d_10 = d_9 * ::rootgrad_autodiff::rules::sin(t * ((i as f64) + 1.0));
                d_t += d_10 * ((i as f64) + 1.0);
                let d_11 = d_t_value;
                d_t_s.knots[i_2] += d_11 * (t * ((i as f64) + 1.0)).sin();
                let d_12 = d_11 * (*t_knot);
                let d_13 = d_12
                    * ::rootgrad_autodiff::rules::sin(t * ((i as f64) + 1.0));
                d_t += d_13 * ((i as f64) + 1.0);
                (*d_knot) += d_11 * (x.cos() * (t_t * ((i as f64) + 1.0)));
                let d_14 = d_11 * (*knot);
                let d_15 = d_14 * (t_t * ((i as f64) + 1.0));
                d_x += d_15 * ::rootgrad_autodiff::rules::cos(x);
                let d_16 = d_14 * x.cos();
                d_t_t += d_16 * ((i as f64) + 1.0);
                d_t += d_x * ((i as f64) + 1.0);
            }
            (d_t, d_t_t)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp<'__shadow>(
            called: impl ::core::ops::Fn(&Spline, f64) -> f64 + 'static,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a0: &Spline,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Spline>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<Spline>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Spline>,
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
            let mut store1 = ::rootgrad_autodiff::rt::discarded(a1);
            let d1 = d1.or_discard(&mut store1);
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
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
            a0: &Spline,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Spline>,
            a1: f64,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
        ) {
            let mut store1 = a1;
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let (_primal, g1) = Self::pullback(a0, d0, a1, d_ret.seed());
            *d1.or_discard(&mut store1) += g1;
        }
    }
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::callees!(evaluate as rule_of_evaluate);
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let rest = Default::default();
        let first = Spline {
            knots: ::std::vec![x[0], (x[1] * x[2])],
            scale: x[3],
            ..rest
        };
        let rest_2 = first.clone();
        let second = Spline {
            offset: Some((x[2] * x[2])),
            ..::core::clone::Clone::clone(&rest_2)
        };
        let rest_3 = second.clone();
        let third = Spline {
            knots: ::std::vec![x[1]],
            offset: None,
            ..::core::clone::Clone::clone(&rest_3)
        };
        let argument = x[0];
        let value = rule_of_evaluate::__of(evaluate)(&first, argument);
        let argument_2 = x[1];
        let value_2 = rule_of_evaluate::__of(evaluate)(&second, argument_2);
        let argument_3 = x[3];
        let value_3 = rule_of_evaluate::__of(evaluate)(&third, argument_3);
        let result: f64 = (value * value_2) + value_3;
        let mut d_result = d_ret;
        let mut d_first = ::rootgrad_autodiff::Differentiable::zero_like(&first);
        let mut d_rest_2 = ::rootgrad_autodiff::Differentiable::zero_like(&rest_2);
        let mut d_second = ::rootgrad_autodiff::Differentiable::zero_like(&second);
        let mut d_rest_3 = ::rootgrad_autodiff::Differentiable::zero_like(&rest_3);
        let mut d_third = ::rootgrad_autodiff::Differentiable::zero_like(&third);
        let mut d_argument: f64 = -0.0;
        let mut d_value = ::rootgrad_autodiff::Differentiable::zero_like(&value);
        let mut d_argument_2: f64 = -0.0;
        let mut d_value_2 = ::rootgrad_autodiff::Differentiable::zero_like(&value_2);
        let mut d_argument_3: f64 = -0.0;
        let mut d_value_3 = ::rootgrad_autodiff::Differentiable::zero_like(&value_3);
        d_value += d_result * value_2;
        d_value_2 += d_result * value;
        d_value_3 += d_result;
        rule_of_evaluate::__vjp(
            &third,
            &mut d_third,
            argument_3,
            &mut d_argument_3,
            d_value_3,
        );
        d_x[3] += d_argument_3;
        rule_of_evaluate::__vjp(
            &second,
            &mut d_second,
            argument_2,
            &mut d_argument_2,
            d_value_2,
        );
        d_x[1] += d_argument_2;
        rule_of_evaluate::__vjp(
            &first,
            &mut d_first,
            argument,
            &mut d_argument,
            d_value,
        );
        d_x[0] += d_argument;
        let mut d_1 = ::core::clone::Clone::clone(&d_third);
        let d_2 = ::core::mem::replace(
            &mut d_1.knots,
            ::rootgrad_autodiff::Differentiable::zero_like(&d_rest_3.knots),
        );
        d_x[1] += d_2[0];
        let d_3 = ::core::mem::replace(
            &mut d_1.offset,
            ::rootgrad_autodiff::Differentiable::zero_like(&d_rest_3.offset),
        );
        ::rootgrad_autodiff::rt::accumulate(&mut d_rest_3, &(d_1));
        ::rootgrad_autodiff::rt::accumulate(&mut d_second, &d_rest_3);
        let mut d_4 = ::core::clone::Clone::clone(&d_second);
        let d_5 = ::core::mem::replace(
            &mut d_4.offset,
            ::rootgrad_autodiff::Differentiable::zero_like(&d_rest_2.offset),
        );
        let Some(d_6) = &d_5 else { ::rootgrad_autodiff::rt::wrong_variant() };
        d_x[2] += (*d_6) * x[2];
        d_x[2] += (*d_6) * x[2];
        ::rootgrad_autodiff::rt::accumulate(&mut d_rest_2, &(d_4));
        ::rootgrad_autodiff::rt::accumulate(&mut d_first, &d_rest_2);
        let mut d_7 = ::core::clone::Clone::clone(&d_first);
        let d_8 = ::rootgrad_autodiff::Differentiable::take(&mut d_7.knots);
        d_x[0] += d_8[0];
        d_x[1] += d_8[1] * x[2];
        d_x[2] += d_8[1] * x[1];
        let d_9 = ::core::mem::take(&mut d_7.scale);
        d_x[3] += d_9;
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(evaluate as rule_of_evaluate);
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let rest = Default::default();
        let t_first = Spline {
            knots: ::std::vec![t_x[0], t_x[1] * x[2] + x[1] * t_x[2]],
            scale: t_x[3],
            ..::rootgrad_autodiff::Differentiable::zero_like(&(rest))
        };
        let first = Spline {
            knots: ::std::vec![x[0], (x[1] * x[2])],
            scale: x[3],
            ..rest
        };
        let rest_2 = first.clone();
        let t_rest_2 = t_first.clone();
        let t_second = Spline {
            offset: Some(t_x[2] * x[2] + x[2] * t_x[2]),
            ..t_rest_2
        };
        let second = Spline {
            offset: Some((x[2] * x[2])),
            ..rest_2
        };
        let rest_3 = second.clone();
        let t_rest_3 = t_second.clone();
        let t_third = Spline {
            knots: ::std::vec![t_x[1]],
            offset: ::rootgrad_autodiff::Differentiable::zero_like(&(None)),
            ..t_rest_3
        };
        let third = Spline {
            knots: ::std::vec![x[1]],
            offset: None,
            ..rest_3
        };
        let argument = x[0];
        let t_argument = t_x[0];
        let (v_1, t_value) = rule_of_evaluate::__jvp(
            evaluate,
            &first,
            &t_first,
            argument,
            t_argument,
        );
        let value = v_1;
        let argument_2 = x[1];
        let t_argument_2 = t_x[1];
        let (v_2, t_value_2) = rule_of_evaluate::__jvp(
            evaluate,
            &second,
            &t_second,
            argument_2,
            t_argument_2,
        );
        let value_2 = v_2;
        let argument_3 = x[3];
        let t_argument_3 = t_x[3];
        let (v_3, t_value_3) = rule_of_evaluate::__jvp(
            evaluate,
            &third,
            &t_third,
            argument_3,
            t_argument_3,
        );
        let value_3 = v_3;
        let result: f64 = (value * value_2) + value_3;
        let t_result: f64 = (t_value * value_2 + value * t_value_2) + t_value_3;
        (result, t_result)
    }
}
mod parts_beside_others {
    impl Track {
        /// The reverse derivative of [`advance`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn advance_pullback(
            self: &mut Self,
            d_self: &mut Self,
            k: f64,
            d_ret: f64,
        ) -> (f64, f64) {
            let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
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
            let mut kept_16 = ::rootgrad_autodiff::rt::Slot::new();
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_3 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_4 = ::rootgrad_autodiff::Shapes::new();
            kept_16.keep_owned(&self.time);
            match self.time {
                Some(before) => {
                    kept_15.keep_owned(&self.time);
                    match &mut self.time {
                        Some(time) => {
                            (*time) = (kept_13.keep((*time))
                                * kept_12.keep(kept_14.keep(before).sin())) + (k * before);
                            shape_4.keep(&(*time));
                            (*time) = (*time) * kept_11.keep((*time));
                        }
                        _ => {}
                    }
                }
                _ => {}
            }
            let weights = &mut self.weights;
            kept_10.keep_owned(&self.time);
            match &mut self.time {
                Some(time_2) => {
                    shape_3.keep(&weights[1]);
                    weights[1] = kept_8.keep(weights[1]) * kept_7.keep((*time_2));
                    shape_2.keep(&(*time_2));
                    (*time_2) += kept_6.keep(weights[0]) * kept_5.keep(self.momentum);
                    shape_1.keep(&self.momentum);
                    self.momentum = kept_4.keep((*time_2)) * kept_3.keep(weights[1]);
                }
                None => {
                    self.momentum = kept_9.keep(self.momentum) * k;
                }
            }
            let result: f64 = (kept_2.keep(self.weights[0])
                * kept_1.keep(self.weights[1])) + self.momentum;
            let mut d_k = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result = d_ret;
            let v_1 = kept_1.take();
            let v_2 = kept_2.take();
            d_self.weights[0] += d_result * v_1;
            d_self.weights[1] += d_result * v_2;
            d_self.momentum += d_result;
            let v_10 = kept_10.take();
            match &v_10 {
                Some(time_2) => {
                    let Some(d_time_2) = &mut d_self.time else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    let v_3 = kept_3.take();
                    let v_4 = kept_4.take();
                    let d_1 = shape_1.replace(&mut d_self.momentum);
                    let d_2 = ::rootgrad_autodiff::rt::scalar(d_1);
                    (*d_time_2) += d_2 * v_3;
                    d_self.weights[1] += d_2 * v_4;
                    let v_5 = kept_5.take();
                    let v_6 = kept_6.take();
                    let d_3 = shape_2.restored(&mut (*d_time_2));
                    let d_4 = ::rootgrad_autodiff::rt::scalar(d_3);
                    d_self.weights[0] += d_4 * v_5;
                    d_self.momentum += d_4 * v_6;
                    let v_7 = kept_7.take();
                    let v_8 = kept_8.take();
                    let d_5 = shape_3.replace(&mut d_self.weights[1]);
                    let d_6 = ::rootgrad_autodiff::rt::scalar(d_5);
                    d_self.weights[1] += d_6 * v_7;
                    (*d_time_2) += d_6 * v_8;
                }
                None => {
                    let v_9 = kept_9.take();
                    let d_7 = ::core::mem::take(&mut d_self.momentum);
                    d_self.momentum += d_7 * k;
                    d_k += d_7 * v_9;
                }
            }
            let v_16 = kept_16.take();
            match v_16 {
                Some(before) => {
                    let mut d_before = ::rootgrad_autodiff::rt::Part::zero_owned(
                        &before,
                    );
                    let v_15 = kept_15.take();
                    match &v_15 {
                        Some(time) => {
                            let Some(d_time) = &mut d_self.time else {
                                ::rootgrad_autodiff::rt::wrong_variant()
                            };
                            let v_11 = kept_11.take();
                            let d_8 = shape_4.replace(&mut (*d_time));
                            let d_9 = ::rootgrad_autodiff::rt::scalar(d_8);
                            (*d_time) += d_9 * v_11;
                            (*d_time) += d_9 * v_11;
                            let v_12 = kept_12.take();
                            let v_13 = kept_13.take();
                            let v_14 = kept_14.take();
                            let d_10 = ::core::mem::take(&mut (*d_time));
                            (*d_time) += d_10 * v_12;
                            let d_11 = d_10 * v_13;
                            d_before += d_11 * ::rootgrad_autodiff::rules::sin(v_14);
                            d_k += d_10 * v_14;
                            d_before += d_10 * k;
                        }
                        _ => {}
                    }
                    let Some(d_12) = &mut d_self.time else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    ::rootgrad_autodiff::rt::Part::add_owned(d_12, &d_before);
                }
                _ => {}
            }
            (result, d_k)
        }
        /// The forward derivative of [`advance`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn advance_pushforward(
            self: &mut Self,
            t_self: &mut Self,
            k: f64,
            t_k: f64,
        ) -> (f64, f64) {
            match ::core::clone::Clone::clone(&self.time) {
                Some(before) => {
                    let Some(t_before) = ::core::clone::Clone::clone(&t_self.time) else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    match &mut self.time {
                        Some(time) => {
                            let Some(t_time) = &mut t_self.time else {
                                ::rootgrad_autodiff::rt::wrong_variant()
                            };
                            let v_1 = *time;
                            (*t_time) = (::rootgrad_autodiff::rt::scalar(*t_time)
                                * before.sin()
                                + v_1
                                    * (::rootgrad_autodiff::rules::sin(before) * t_before))
                                + (t_k * before + k * t_before);
                            (*time) = (v_1 * before.sin()) + (k * before);
                            (*t_time) = ::rootgrad_autodiff::rt::tangent_at(
                                ::rootgrad_autodiff::rt::scalar(*t_time) * (*time)
                                    + (*time) * ::rootgrad_autodiff::rt::scalar(*t_time),
                                (*time) * (*time),
                            );
                            (*time) = (*time) * (*time);
                        }
                        _ => {}
                    }
                }
                _ => {}
            }
            let weights = &mut self.weights;
            let t_weights = &mut t_self.weights;
            match &mut self.time {
                Some(time_2) => {
                    let Some(t_time_2) = &mut t_self.time else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    let v_2 = weights[1];
                    let v_3 = *time_2;
                    t_weights[1] = ::rootgrad_autodiff::rt::tangent_at(
                        ::rootgrad_autodiff::rt::scalar(t_weights[1]) * v_3
                            + v_2 * ::rootgrad_autodiff::rt::scalar(*t_time_2),
                        v_2 * v_3,
                    );
                    weights[1] = v_2 * v_3;
                    let v_4 = weights[0];
                    (*t_time_2)
                        += ::rootgrad_autodiff::rt::scalar(t_weights[0]) * self.momentum
                            + v_4 * ::rootgrad_autodiff::rt::scalar(t_self.momentum);
                    (*time_2) += v_4 * self.momentum;
                    (*t_time_2) = ::rootgrad_autodiff::rt::tangent_at(
                        (*t_time_2),
                        (*time_2),
                    );
                    let v_5 = *time_2;
                    let v_6 = weights[1];
                    t_self.momentum = ::rootgrad_autodiff::rt::tangent_at(
                        ::rootgrad_autodiff::rt::scalar(*t_time_2) * v_6
                            + v_5 * ::rootgrad_autodiff::rt::scalar(t_weights[1]),
                        v_5 * v_6,
                    );
                    self.momentum = v_5 * v_6;
                }
                None => {
                    t_self.momentum = ::rootgrad_autodiff::rt::scalar(t_self.momentum)
                        * k + self.momentum * t_k;
                    self.momentum = self.momentum * k;
                }
            }
            let result: f64 = (self.weights[0] * self.weights[1]) + self.momentum;
            let t_result: f64 = (::rootgrad_autodiff::rt::scalar(t_self.weights[0])
                * self.weights[1]
                + self.weights[0] * ::rootgrad_autodiff::rt::scalar(t_self.weights[1]))
                + ::rootgrad_autodiff::rt::scalar(t_self.momentum);
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_advance(
            &mut self,
            t0: impl ::rootgrad_autodiff::rt::TangentMut<Self>,
            a1: f64,
            t1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
        ) -> (f64, f64) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*self, &mut store0);
            let t1 = t1.or_zero(&a1);
            Self::advance_pushforward(self, t0, a1, t1)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_advance(
            a0: &mut Self,
            t0: impl ::rootgrad_autodiff::rt::TangentMut<Self>,
            a1: f64,
            t1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
        ) -> (f64, f64) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            let t1 = t1.or_zero(&a1);
            Self::advance_pushforward(a0, t0, a1, t1)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn advance_pushforward_pullback(
            self: &mut Self,
            d_self: &mut Self,
            t_self: &mut Self,
            d_t_self: &mut Self,
            k: f64,
            t_k: f64,
            d_ret: (f64, f64),
        ) -> (f64, f64) {
            let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
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
            let mut kept_16 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_17 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_18 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_19 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_20 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_21 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_22 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_23 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_24 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_25 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_26 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_27 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_28 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_29 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_30 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_31 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_32 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_33 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_34 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_35 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_36 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_37 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_38 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_39 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_40 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_41 = ::rootgrad_autodiff::rt::Slot::new();
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
            kept_41.keep_owned(&self.time);
            match self.time {
                Some(before) => {
                    kept_40.keep_owned(&t_self.time);
                    match t_self.time {
                        Some(t_before) => {
                            kept_39.keep_owned(&self.time);
                            match &mut self.time {
                                Some(time) => {
                                    kept_38.keep_owned(&t_self.time);
                                    match &mut t_self.time {
                                        Some(t_time) => {
                                            let v_1 = kept_37.keep((*time));
                                            shape_15.keep(&v_1);
                                            let t = kept_34.keep((*t_time))
                                                * kept_33.keep(kept_35.keep(before).sin());
                                            shape_16.keep(&t);
                                            let x = kept_36.keep(before);
                                            shape_17.keep(&x);
                                            (*t_time) = (t
                                                + (v_1 * kept_30.keep((x.cos() * kept_31.keep(t_before)))))
                                                + ((t_k * kept_32.keep(before)) + (k * t_before));
                                            (*time) = (v_1 * kept_28.keep(kept_29.keep(before).sin()))
                                                + (k * before);
                                            shape_14.keep(&(*t_time));
                                            (*t_time) = ::rootgrad_autodiff::rt::tangent_at(
                                                ((kept_27.keep((*t_time)) * kept_26.keep((*time)))
                                                    + ((*time) * (*t_time))),
                                                ((*time) * (*time)),
                                            );
                                            shape_13.keep(&(*time));
                                            (*time) = (*time) * kept_25.keep((*time));
                                        }
                                        _ => {
                                            ::rootgrad_autodiff::rt::wrong_variant();
                                        }
                                    }
                                }
                                _ => {}
                            }
                        }
                        _ => {
                            ::rootgrad_autodiff::rt::wrong_variant();
                        }
                    }
                }
                _ => {}
            }
            let weights = &mut self.weights;
            let t_weights = &mut t_self.weights;
            kept_24.keep_owned(&self.time);
            match &mut self.time {
                Some(time_2) => {
                    kept_20.keep_owned(&t_self.time);
                    match &mut t_self.time {
                        Some(t_time_2) => {
                            let v_2 = kept_19.keep(weights[1]);
                            shape_8.keep(&v_2);
                            let v_3 = kept_18.keep((*time_2));
                            shape_9.keep(&v_3);
                            shape_7.keep(&t_weights[1]);
                            t_weights[1] = ::rootgrad_autodiff::rt::tangent_at(
                                ((kept_13.keep(t_weights[1]) * v_3)
                                    + (v_2 * kept_14.keep((*t_time_2)))),
                                (v_2 * v_3),
                            );
                            shape_6.keep(&weights[1]);
                            weights[1] = v_2 * v_3;
                            let v_4 = kept_17.keep(weights[0]);
                            shape_10.keep(&v_4);
                            shape_5.keep(&(*t_time_2));
                            (*t_time_2)
                                += (kept_11.keep(t_weights[0])
                                    * kept_10.keep(self.momentum))
                                    + (v_4 * kept_12.keep(t_self.momentum));
                            shape_4.keep(&(*time_2));
                            (*time_2) += v_4 * kept_9.keep(self.momentum);
                            shape_3.keep(&(*t_time_2));
                            (*t_time_2) = ::rootgrad_autodiff::rt::tangent_at(
                                (*t_time_2),
                                (*time_2),
                            );
                            let v_5 = kept_16.keep((*time_2));
                            shape_11.keep(&v_5);
                            let v_6 = kept_15.keep(weights[1]);
                            shape_12.keep(&v_6);
                            shape_2.keep(&t_self.momentum);
                            t_self.momentum = ::rootgrad_autodiff::rt::tangent_at(
                                ((kept_7.keep((*t_time_2)) * v_6)
                                    + (v_5 * kept_8.keep(t_weights[1]))),
                                (v_5 * v_6),
                            );
                            shape_1.keep(&self.momentum);
                            self.momentum = v_5 * v_6;
                        }
                        _ => {
                            ::rootgrad_autodiff::rt::wrong_variant();
                        }
                    }
                }
                None => {
                    t_self.momentum = (kept_22.keep(t_self.momentum) * k)
                        + (kept_23.keep(self.momentum) * t_k);
                    self.momentum = kept_21.keep(self.momentum) * k;
                }
            }
            let result: f64 = (kept_6.keep(self.weights[0])
                * kept_5.keep(self.weights[1])) + self.momentum;
            let t_result: f64 = ((kept_2.keep(t_self.weights[0])
                * kept_1.keep(self.weights[1]))
                + (kept_4.keep(self.weights[0]) * kept_3.keep(t_self.weights[1])))
                + t_self.momentum;
            let result_2: (f64, f64) = (result, t_result);
            let t_self = &*t_self;
            let mut d_k = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_k = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result_2 = d_ret;
            let mut d_result: f64 = -0.0;
            let mut d_t_result: f64 = -0.0;
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            let v_7 = kept_1.take();
            let v_8 = kept_2.take();
            let v_9 = kept_3.take();
            let v_10 = kept_4.take();
            d_t_self.weights[0] += d_t_result * v_7;
            d_self.weights[1] += d_t_result * v_8;
            d_self.weights[0] += d_t_result * v_9;
            d_t_self.weights[1] += d_t_result * v_10;
            d_t_self.momentum += d_t_result;
            let v_11 = kept_5.take();
            let v_12 = kept_6.take();
            d_self.weights[0] += d_result * v_11;
            d_self.weights[1] += d_result * v_12;
            d_self.momentum += d_result;
            let v_25 = kept_24.take();
            match &v_25 {
                Some(time_2) => {
                    let Some(d_time_2) = &mut d_self.time else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    let v_21 = kept_20.take();
                    match &v_21 {
                        Some(t_time_2) => {
                            let Some(d_t_time_2) = &mut d_t_self.time else {
                                ::rootgrad_autodiff::rt::wrong_variant()
                            };
                            let v_2 = kept_19.take();
                            let v_3 = kept_18.take();
                            let v_4 = kept_17.take();
                            let v_5 = kept_16.take();
                            let v_6 = kept_15.take();
                            let mut d_v_2 = shape_8.zero();
                            let mut d_v_3 = shape_9.zero();
                            let mut d_v_4 = shape_10.zero();
                            let mut d_v_5 = shape_11.zero();
                            let mut d_v_6 = shape_12.zero();
                            let d_1 = shape_1.replace(&mut d_self.momentum);
                            let d_2 = ::rootgrad_autodiff::rt::scalar(d_1);
                            d_v_5 += d_2 * v_6;
                            d_v_6 += d_2 * v_5;
                            let v_13 = kept_7.take();
                            let v_14 = kept_8.take();
                            let d_3 = shape_2.replace(&mut d_t_self.momentum);
                            let d_4 = ::rootgrad_autodiff::rt::scalar(d_3);
                            (*d_t_time_2) += d_4 * v_6;
                            d_v_6 += d_4 * v_13;
                            d_v_5 += d_4 * v_14;
                            d_t_self.weights[1] += d_4 * v_5;
                            ::rootgrad_autodiff::rt::accumulate(
                                &mut d_self.weights[1],
                                &(d_v_6),
                            );
                            ::rootgrad_autodiff::rt::accumulate(
                                &mut (*d_time_2),
                                &(d_v_5),
                            );
                            let d_5 = shape_3.replace(&mut (*d_t_time_2));
                            ::rootgrad_autodiff::rt::accumulate(
                                &mut (*d_t_time_2),
                                &(d_5),
                            );
                            let v_15 = kept_9.take();
                            let d_6 = shape_4.restored(&mut (*d_time_2));
                            let d_7 = ::rootgrad_autodiff::rt::scalar(d_6);
                            d_v_4 += d_7 * v_15;
                            d_self.momentum += d_7 * v_4;
                            let v_16 = kept_10.take();
                            let v_17 = kept_11.take();
                            let v_18 = kept_12.take();
                            let d_8 = shape_5.restored(&mut (*d_t_time_2));
                            let d_9 = ::rootgrad_autodiff::rt::scalar(d_8);
                            d_t_self.weights[0] += d_9 * v_16;
                            d_self.momentum += d_9 * v_17;
                            d_v_4 += d_9 * v_18;
                            d_t_self.momentum += d_9 * v_4;
                            ::rootgrad_autodiff::rt::accumulate(
                                &mut d_self.weights[0],
                                &(d_v_4),
                            );
                            let d_10 = shape_6.replace(&mut d_self.weights[1]);
                            let d_11 = ::rootgrad_autodiff::rt::scalar(d_10);
                            d_v_2 += d_11 * v_3;
                            d_v_3 += d_11 * v_2;
                            let v_19 = kept_13.take();
                            let v_20 = kept_14.take();
                            let d_12 = shape_7.replace(&mut d_t_self.weights[1]);
                            let d_13 = ::rootgrad_autodiff::rt::scalar(d_12);
                            d_t_self.weights[1] += d_13 * v_3;
                            d_v_3 += d_13 * v_19;
                            d_v_2 += d_13 * v_20;
                            (*d_t_time_2) += d_13 * v_2;
                            ::rootgrad_autodiff::rt::accumulate(
                                &mut (*d_time_2),
                                &(d_v_3),
                            );
                            ::rootgrad_autodiff::rt::accumulate(
                                &mut d_self.weights[1],
                                &(d_v_2),
                            );
                        }
                        _ => {}
                    }
                }
                None => {
                    let v_22 = kept_21.take();
                    let d_14 = ::core::mem::take(&mut d_self.momentum);
                    d_self.momentum += d_14 * k;
                    d_k += d_14 * v_22;
                    let v_23 = kept_22.take();
                    let v_24 = kept_23.take();
                    let d_15 = ::core::mem::take(&mut d_t_self.momentum);
                    d_t_self.momentum += d_15 * k;
                    d_k += d_15 * v_23;
                    d_self.momentum += d_15 * t_k;
                    d_t_k += d_15 * v_24;
                }
            }
            let v_40 = kept_41.take();
            match v_40 {
                Some(before) => {
                    let mut d_before = ::rootgrad_autodiff::rt::Part::zero_owned(
                        &before,
                    );
                    let v_39 = kept_40.take();
                    match v_39 {
                        Some(t_before) => {
                            let mut d_t_before = ::rootgrad_autodiff::rt::Part::zero_owned(
                                &t_before,
                            );
                            let v_38 = kept_39.take();
                            match &v_38 {
                                Some(time) => {
                                    let Some(d_time) = &mut d_self.time else {
                                        ::rootgrad_autodiff::rt::wrong_variant()
                                    };
                                    let v_37 = kept_38.take();
                                    match &v_37 {
                                        Some(t_time) => {
                                            let Some(d_t_time) = &mut d_t_self.time else {
                                                ::rootgrad_autodiff::rt::wrong_variant()
                                            };
                                            let v_1 = kept_37.take();
                                            let x = kept_36.take();
                                            let mut d_v_1 = shape_15.zero();
                                            let mut d_t = shape_16.zero();
                                            let mut d_x = shape_17.zero();
                                            let v_26 = kept_25.take();
                                            let d_16 = shape_13.replace(&mut (*d_time));
                                            let d_17 = ::rootgrad_autodiff::rt::scalar(d_16);
                                            (*d_time) += d_17 * v_26;
                                            (*d_time) += d_17 * v_26;
                                            let v_27 = kept_26.take();
                                            let v_28 = kept_27.take();
                                            let d_18 = shape_14.replace(&mut (*d_t_time));
                                            let d_19 = ::rootgrad_autodiff::rt::scalar(d_18);
                                            (*d_t_time) += d_19 * v_27;
                                            (*d_time) += d_19 * v_28;
                                            (*d_time) += d_19 * v_28;
                                            (*d_t_time) += d_19 * v_27;
                                            let v_29 = kept_28.take();
                                            let v_30 = kept_29.take();
                                            let d_20 = ::core::mem::take(&mut (*d_time));
                                            d_v_1 += d_20 * v_29;
                                            let d_21 = d_20 * v_1;
                                            d_before += d_21 * ::rootgrad_autodiff::rules::sin(v_30);
                                            d_k += d_20 * v_30;
                                            d_before += d_20 * k;
                                            let v_31 = kept_30.take();
                                            let v_32 = kept_31.take();
                                            let v_33 = kept_32.take();
                                            let d_22 = ::core::mem::take(&mut (*d_t_time));
                                            d_t += d_22;
                                            d_v_1 += d_22 * v_31;
                                            let d_23 = d_22 * v_1;
                                            let d_24 = d_23 * v_32;
                                            d_x += d_24 * ::rootgrad_autodiff::rules::cos(x);
                                            d_t_before += d_23 * x.cos();
                                            d_t_k += d_22 * v_33;
                                            d_before += d_22 * t_k;
                                            d_k += d_22 * v_32;
                                            d_t_before += d_22 * k;
                                            ::rootgrad_autodiff::rt::accumulate(&mut d_before, &(d_x));
                                            let v_34 = kept_33.take();
                                            let v_35 = kept_34.take();
                                            let v_36 = kept_35.take();
                                            let d_25 = ::rootgrad_autodiff::rt::scalar(d_t);
                                            (*d_t_time) += d_25 * v_34;
                                            let d_26 = d_25 * v_35;
                                            d_before += d_26 * ::rootgrad_autodiff::rules::sin(v_36);
                                            ::rootgrad_autodiff::rt::accumulate(
                                                &mut (*d_time),
                                                &(d_v_1),
                                            );
                                        }
                                        _ => {}
                                    }
                                }
                                _ => {}
                            }
                            let Some(d_27) = &mut d_t_self.time else {
                                ::rootgrad_autodiff::rt::wrong_variant()
                            };
                            ::rootgrad_autodiff::rt::Part::add_owned(d_27, &d_t_before);
                        }
                        _ => {}
                    }
                    let Some(d_28) = &mut d_self.time else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    ::rootgrad_autodiff::rt::Part::add_owned(d_28, &d_before);
                }
                _ => {}
            }
            (d_k, d_t_k)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp_advance<'__shadow>(
            &self,
            d0: ::core::option::Option<&mut Self>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a2: f64,
            d2: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a3: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            d3: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(f64, f64)>,
        ) {
            let a3 = a3.or_zero(&a2);
            let mut store3 = a3;
            let mut store2 = a2;
            let mut zero1 = ::core::option::Option::None;
            let a1 = a1.or_zero(&*self, &mut zero1);
            let mut store1 = ::rootgrad_autodiff::rt::discarded(a1);
            let d1 = d1.or_discard(&mut store1);
            let mut a1 = ::std::borrow::ToOwned::to_owned(a1);
            let mut this = ::core::clone::Clone::clone(self);
            let mut store = ::core::option::Option::None;
            let d0 = match d0 {
                ::core::option::Option::Some(d0) => d0,
                ::core::option::Option::None => {
                    store.insert(::rootgrad_autodiff::rt::discarded(self))
                }
            };
            let (g2, g3) = Self::advance_pushforward_pullback(
                &mut this,
                d0,
                &mut a1,
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
        fn __path_jvp_vjp_advance<'__shadow>(
            a0: &Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a2: f64,
            d2: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a3: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            d3: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(f64, f64)>,
        ) {
            let a3 = a3.or_zero(&a2);
            let mut store3 = a3;
            let mut store2 = a2;
            let mut zero1 = ::core::option::Option::None;
            let a1 = a1.or_zero(&*a0, &mut zero1);
            let mut store1 = ::rootgrad_autodiff::rt::discarded(a1);
            let d1 = d1.or_discard(&mut store1);
            let mut a1 = ::std::borrow::ToOwned::to_owned(a1);
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let mut a0 = ::std::borrow::ToOwned::to_owned(a0);
            let (g2, g3) = Self::advance_pushforward_pullback(
                &mut a0,
                d0,
                &mut a1,
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
        fn __vjp_advance<'__shadow>(
            &self,
            d0: ::core::option::Option<&mut Self>,
            a1: f64,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
        ) {
            let mut store1 = a1;
            let mut this = ::core::clone::Clone::clone(self);
            let mut store = ::core::option::Option::None;
            let d0 = match d0 {
                ::core::option::Option::Some(d0) => d0,
                ::core::option::Option::None => {
                    store.insert(::rootgrad_autodiff::rt::discarded(self))
                }
            };
            let (_primal, g1) = Self::advance_pullback(&mut this, d0, a1, d_ret.seed());
            *d1.or_discard(&mut store1) += g1;
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_vjp_advance<'__shadow>(
            a0: &Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a1: f64,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
        ) {
            let mut store1 = a1;
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let mut a0 = ::std::borrow::ToOwned::to_owned(a0);
            let (_primal, g1) = Self::advance_pullback(&mut a0, d0, a1, d_ret.seed());
            *d1.or_discard(&mut store1) += g1;
        }
    }
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::callees!(; fn __vjp_advance & mut fn __mut_handed_advance);
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Tape::new();
        let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
        let mut track = Track {
            time: Some(x[0]),
            weights: [x[1], x[2]],
            momentum: x[0] * x[2],
        };
        let mut sum = 0.0;
        for i in 0..3 {
            let argument = x[i] * 0.5;
            kept_2.keep_owned(&track);
            let value = track.advance(argument);
            shape_2.keep(&value);
            sum += value;
        }
        shape_1.keep(&track.time);
        track.time = None;
        let t = sum;
        let argument_2 = x[1];
        kept_1.keep_owned(&track);
        let value_2 = track.__mut_handed_advance().advance(argument_2);
        let result: f64 = t * value_2;
        let mut d_result = d_ret;
        let mut d_track = ::rootgrad_autodiff::Differentiable::zero_like(&track);
        let mut d_sum = -0.0;
        let mut d_t = -0.0;
        let mut d_argument_2: f64 = -0.0;
        let mut d_value_2 = ::rootgrad_autodiff::Differentiable::zero_like(&value_2);
        d_t += d_result * value_2;
        d_value_2 += d_result * t;
        let v_1 = kept_1.take();
        (v_1)
            .__vjp_advance(
                ::core::option::Option::Some(&mut d_track),
                argument_2,
                &mut d_argument_2,
                d_value_2,
            );
        d_x[1] += d_argument_2;
        d_sum += d_t;
        let _ = shape_1.replace(&mut d_track.time);
        for i in (0..3).rev() {
            let argument = x[i] * 0.5;
            let mut d_argument: f64 = -0.0;
            let mut d_value = shape_2.zero();
            let d_2 = d_sum;
            d_value += d_2;
            let v_2 = kept_2.take();
            (v_2)
                .__vjp_advance(
                    ::core::option::Option::Some(&mut d_track),
                    argument,
                    &mut d_argument,
                    d_value,
                );
            d_x[i] += d_argument * 0.5;
        }
        let Track { time: d_3, weights: d_5, momentum: d_6 } = &d_track else {
            ::rootgrad_autodiff::rt::wrong_variant()
        };
        let Some(d_4) = &(*d_3) else { ::rootgrad_autodiff::rt::wrong_variant() };
        d_x[0] += (*d_4);
        d_x[1] += (*d_5)[0];
        d_x[2] += (*d_5)[1];
        d_x[0] += (*d_6) * x[2];
        d_x[2] += (*d_6) * x[0];
        kept_2.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(; fn __jvp_advance);
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut t_track = Track {
            time: Some(t_x[0]),
            weights: [t_x[1], t_x[2]],
            momentum: t_x[0] * x[2] + x[0] * t_x[2],
        };
        let mut track = Track {
            time: Some(x[0]),
            weights: [x[1], x[2]],
            momentum: x[0] * x[2],
        };
        let mut sum = 0.0;
        let mut t_sum = 0.0;
        for i in 0..3 {
            let argument = x[i] * 0.5;
            let t_argument = t_x[i] * 0.5;
            let (v_1, t_value) = (track)
                .__jvp_advance(&mut t_track, argument, t_argument);
            let value = v_1;
            t_sum += t_value;
            sum += value;
        }
        let v_2 = None;
        t_track.time = ::rootgrad_autodiff::Differentiable::zero_like(&v_2);
        track.time = v_2;
        let t = sum;
        let t_t = t_sum;
        let argument_2 = x[1];
        let t_argument_2 = t_x[1];
        let (v_3, t_value_2) = (track)
            .__jvp_advance(&mut t_track, argument_2, t_argument_2);
        let value_2 = v_3;
        let result: f64 = t * value_2;
        let t_result: f64 = t_t * value_2 + t * t_value_2;
        (result, t_result)
    }
}
