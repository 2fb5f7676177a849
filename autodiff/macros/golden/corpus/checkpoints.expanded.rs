// Written by the golden test; do not edit.
mod counted {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(p: &[f64], d_p: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("p", p.len(), d_p.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
        let mut x = p[0];
        let mut v = p[1];
        let mut marks = ::rootgrad_autodiff::rt::Checkpoints::new(
            4,
            ::core::option::Option::Some(
                ::core::iter::Iterator::size_hint(
                        &::core::iter::IntoIterator::into_iter(0..60),
                    )
                    .0,
            ),
        );
        for step in 0..60 {
            marks
                .pass(|| (
                    ::rootgrad_autodiff::rt::State::save(&x),
                    ::rootgrad_autodiff::rt::State::save(&v),
                ));
            let h = 1e-2 * (1.0 + ((step % 3) as f64));
            v -= h * ((p[2] * x.sin()) + (0.1 * v));
            x += h * v;
        }
        kept_3.push(marks);
        let result: f64 = (x * x) + v;
        let mut d_result = d_ret;
        let mut d_x: f64 = -0.0;
        let mut d_v: f64 = -0.0;
        d_x += d_result * x;
        d_x += d_result * x;
        d_v += d_result;
        let mut marks = kept_3.take();
        let now = (
            ::rootgrad_autodiff::rt::State::save(&x),
            ::rootgrad_autodiff::rt::State::save(&v),
        );
        while let ::core::option::Option::Some(next) = marks.next_move() {
            match next {
                ::rootgrad_autodiff::rt::Move::Restore => {
                    ::rootgrad_autodiff::rt::State::restore(&mut x, &marks.state().0);
                    ::rootgrad_autodiff::rt::State::restore(&mut v, &marks.state().1);
                }
                ::rootgrad_autodiff::rt::Move::Save => {
                    marks
                        .save((
                            ::rootgrad_autodiff::rt::State::save(&x),
                            ::rootgrad_autodiff::rt::State::save(&v),
                        ))
                }
                ::rootgrad_autodiff::rt::Move::Advance(from, to) => {
                    for step in ::core::iter::IntoIterator::into_iter((0..60))
                        .skip(from)
                        .take(to - from)
                    {
                        let h = 1e-2 * (1.0 + ((step % 3) as f64));
                        v -= h * ((p[2] * x.sin()) + (0.1 * v));
                        x += h * v;
                    }
                }
                ::rootgrad_autodiff::rt::Move::Reverse(from) => {
                    for step in ::core::iter::IntoIterator::into_iter((0..60))
                        .skip(from)
                        .take(1)
                    {
                        let h = 1e-2 * (1.0 + ((step % 3) as f64));
                        v
                            -= h
                                * ((p[2] * kept_1.keep(kept_2.keep(x).sin())) + (0.1 * v));
                        x += h * v;
                        let d_1 = d_x;
                        d_v += d_1 * h;
                        let v_1 = kept_1.take();
                        let v_2 = kept_2.take();
                        let d_2 = d_v;
                        let d_3 = d_2 * h;
                        d_p[2] -= d_3 * v_1;
                        let d_4 = d_3 * p[2];
                        d_x -= d_4 * ::rootgrad_autodiff::rules::sin(v_2);
                        d_v -= d_3 * 0.1;
                    }
                }
            }
        }
        ::rootgrad_autodiff::rt::State::restore(&mut x, &now.0);
        ::rootgrad_autodiff::rt::State::restore(&mut v, &now.1);
        d_p[1] += d_v;
        d_p[0] += d_x;
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(p: &[f64], t_p: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("p", p.len(), "t_p", t_p.len());
        let mut x = p[0];
        let mut t_x = t_p[0];
        let mut v = p[1];
        let mut t_v = t_p[1];
        for step in 0..60 {
            let h = 1e-2 * (1.0 + ((step % 3) as f64));
            t_v
                -= h
                    * ((t_p[2] * x.sin()
                        + p[2] * (::rootgrad_autodiff::rules::sin(x) * t_x))
                        + (0.1 * t_v));
            v -= h * ((p[2] * x.sin()) + (0.1 * v));
            t_x += h * t_v;
            x += h * v;
        }
        let result: f64 = (x * x) + v;
        let t_result: f64 = (t_x * x + x * t_x) + t_v;
        (result, t_result)
    }
}
mod unknown_length {
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
        let mut x = p[1];
        let mut marks_2 = ::rootgrad_autodiff::rt::Checkpoints::new(
            2,
            ::core::option::Option::None,
        );
        while (((x * x) * x) - p[0]).abs() > 1e-13 {
            marks_2.pass(|| (::rootgrad_autodiff::rt::State::save(&x),));
            x -= (0.5 * (((x * x) * x) - p[0])) / ((3.0 * x) * x);
        }
        kept_8.push(marks_2);
        let mut s = 0.0;
        let mut n = 0;
        let mut running = true;
        let mut marks = ::rootgrad_autodiff::rt::Checkpoints::new(
            3,
            ::core::option::Option::None,
        );
        while running {
            marks
                .pass(|| (
                    ::rootgrad_autodiff::rt::State::save(&s),
                    ::rootgrad_autodiff::rt::State::save(&n),
                    ::rootgrad_autodiff::rt::State::save(&running),
                ));
            n += 1;
            s = (s + x).sin() + (p[0] * 0.01);
            if (n > 20) || (s > 1.2) {
                running = false;
            }
        }
        kept_2.push(marks);
        let result: f64 = s + x;
        let mut d_result = d_ret;
        let mut d_x: f64 = -0.0;
        let mut d_s: f64 = -0.0;
        d_s += d_result;
        d_x += d_result;
        let mut marks = kept_2.take();
        let now = (
            ::rootgrad_autodiff::rt::State::save(&s),
            ::rootgrad_autodiff::rt::State::save(&n),
            ::rootgrad_autodiff::rt::State::save(&running),
        );
        while let ::core::option::Option::Some(next) = marks.next_move() {
            match next {
                ::rootgrad_autodiff::rt::Move::Restore => {
                    ::rootgrad_autodiff::rt::State::restore(&mut s, &marks.state().0);
                    ::rootgrad_autodiff::rt::State::restore(&mut n, &marks.state().1);
                    ::rootgrad_autodiff::rt::State::restore(
                        &mut running,
                        &marks.state().2,
                    );
                }
                ::rootgrad_autodiff::rt::Move::Save => {
                    marks
                        .save((
                            ::rootgrad_autodiff::rt::State::save(&s),
                            ::rootgrad_autodiff::rt::State::save(&n),
                            ::rootgrad_autodiff::rt::State::save(&running),
                        ))
                }
                ::rootgrad_autodiff::rt::Move::Advance(from, to) => {
                    for _ in 0..to - from {
                        n += 1;
                        s = (s + x).sin() + (p[0] * 0.01);
                        if (n > 20) || (s > 1.2) {
                            running = false;
                        }
                    }
                }
                ::rootgrad_autodiff::rt::Move::Reverse(from) => {
                    for _ in 0..1 {
                        n += 1;
                        s = kept_1.keep((s + x)).sin() + (p[0] * 0.01);
                        if (n > 20) || (s > 1.2) {
                            running = false;
                        }
                        let v_1 = kept_1.take();
                        let d_1 = ::core::mem::take(&mut d_s);
                        let d_2 = d_1 * ::rootgrad_autodiff::rules::sin(v_1);
                        d_s += d_2;
                        d_x += d_2;
                        d_p[0] += d_1 * 0.01;
                    }
                }
            }
        }
        ::rootgrad_autodiff::rt::State::restore(&mut s, &now.0);
        ::rootgrad_autodiff::rt::State::restore(&mut n, &now.1);
        ::rootgrad_autodiff::rt::State::restore(&mut running, &now.2);
        let mut marks_2 = kept_8.take();
        let now_2 = (::rootgrad_autodiff::rt::State::save(&x),);
        while let ::core::option::Option::Some(next_2) = marks_2.next_move() {
            match next_2 {
                ::rootgrad_autodiff::rt::Move::Restore => {
                    ::rootgrad_autodiff::rt::State::restore(&mut x, &marks_2.state().0);
                }
                ::rootgrad_autodiff::rt::Move::Save => {
                    marks_2.save((::rootgrad_autodiff::rt::State::save(&x),))
                }
                ::rootgrad_autodiff::rt::Move::Advance(from_2, to_2) => {
                    for _ in 0..to_2 - from_2 {
                        x -= (0.5 * (((x * x) * x) - p[0])) / ((3.0 * x) * x);
                    }
                }
                ::rootgrad_autodiff::rt::Move::Reverse(from_2) => {
                    for _ in 0..1 {
                        x
                            -= kept_6
                                .keep(
                                    (0.5 * ((kept_5.keep((x * x)) * kept_4.keep(x)) - p[0])),
                                ) / kept_3.keep((kept_7.keep((3.0 * x)) * x));
                        let v_2 = kept_3.take();
                        let v_3 = kept_4.take();
                        let v_4 = kept_5.take();
                        let v_5 = kept_6.take();
                        let v_6 = kept_7.take();
                        let d_3 = d_x;
                        let d_4 = d_3 / v_2;
                        let d_5 = d_4 * 0.5;
                        let d_6 = d_5 * v_3;
                        d_x -= d_6 * v_3;
                        d_x -= d_6 * v_3;
                        d_x -= d_5 * v_4;
                        d_p[0] += d_5;
                        let d_7 = d_3 / v_2 * (v_5 / v_2);
                        let d_8 = d_7 * v_3;
                        d_x += d_8 * 3.0;
                        d_x += d_7 * v_6;
                    }
                }
            }
        }
        ::rootgrad_autodiff::rt::State::restore(&mut x, &now_2.0);
        d_p[1] += d_x;
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(p: &[f64], t_p: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("p", p.len(), "t_p", t_p.len());
        let mut x = p[1];
        let mut t_x = t_p[1];
        while (((x * x) * x) - p[0]).abs() > 1e-13 {
            t_x
                -= ((0.5 * (((t_x * x + x * t_x) * x + (x * x) * t_x) - t_p[0]))
                    - ((0.5 * (((x * x) * x) - p[0])) / ((3.0 * x) * x))
                        * ((3.0 * t_x) * x + (3.0 * x) * t_x)) / ((3.0 * x) * x);
            x -= (0.5 * (((x * x) * x) - p[0])) / ((3.0 * x) * x);
        }
        let mut s = 0.0;
        let mut t_s = 0.0;
        let mut n = 0;
        let mut running = true;
        while running {
            n += 1;
            t_s = (::rootgrad_autodiff::rules::sin(s + x) * (t_s + t_x))
                + (t_p[0] * 0.01);
            s = (s + x).sin() + (p[0] * 0.01);
            if (n > 20) || (s > 1.2) {
                running = false;
            }
        }
        let result: f64 = s + x;
        let t_result: f64 = t_s + t_x;
        (result, t_result)
    }
}
mod states {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(
        u: &mut [f64],
        d_u: &mut [f64],
        x: &[f64],
        d_x: &mut [f64],
        d_ret: f64,
    ) -> f64 {
        ::rootgrad_autodiff::rt::same_length("u", u.len(), d_u.len());
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_4 = ::rootgrad_autodiff::rt::Tape::new();
        let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut sum = Sum {
            value: 0.0,
            seen: ::std::vec![0.0; 2],
        };
        for k in 0..2 {
            let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
            let mut marks = ::rootgrad_autodiff::rt::Checkpoints::new(
                2,
                ::core::option::Option::Some(
                    ::core::iter::Iterator::size_hint(
                            &::core::iter::IntoIterator::into_iter(0..6),
                        )
                        .0,
                ),
            );
            for i in 0..6 {
                marks
                    .pass(|| (
                        ::rootgrad_autodiff::rt::State::save(&*u),
                        ::rootgrad_autodiff::rt::State::save(&sum),
                    ));
                let old = u.to_vec();
                for j in 1..u.len() {
                    u[j] += (x[k] * (old[(j - 1)] - old[j])) * old[j];
                }
                sum.value += u[(i % 3)] * u[2];
                sum.seen[k] = sum.value * u[1];
            }
            kept_4.push(marks);
            u[0] = kept_2.keep(u[0]) * kept_1.keep(sum.seen[k]);
            pass_1.push((kept_1.take(), kept_2.take()));
        }
        let result: f64 = sum.value + (sum.seen[0] * sum.seen[1]);
        let mut d_result = d_ret;
        let mut d_sum = ::rootgrad_autodiff::Differentiable::zero_like(&sum);
        d_sum.value += d_result;
        d_sum.seen[0] += d_result * sum.seen[1];
        d_sum.seen[1] += d_result * sum.seen[0];
        for k in (0..2).rev() {
            let (v_1, v_2) = pass_1.take();
            let d_1 = ::core::mem::take(&mut d_u[0]);
            d_u[0] += d_1 * v_1;
            d_sum.seen[k] += d_1 * v_2;
            let mut marks = kept_4.take();
            let now = (
                ::rootgrad_autodiff::rt::State::save(&*u),
                ::rootgrad_autodiff::rt::State::save(&sum),
            );
            while let ::core::option::Option::Some(next) = marks.next_move() {
                match next {
                    ::rootgrad_autodiff::rt::Move::Restore => {
                        ::rootgrad_autodiff::rt::State::restore(
                            &mut *u,
                            &marks.state().0,
                        );
                        ::rootgrad_autodiff::rt::State::restore(
                            &mut sum,
                            &marks.state().1,
                        );
                    }
                    ::rootgrad_autodiff::rt::Move::Save => {
                        marks
                            .save((
                                ::rootgrad_autodiff::rt::State::save(&*u),
                                ::rootgrad_autodiff::rt::State::save(&sum),
                            ))
                    }
                    ::rootgrad_autodiff::rt::Move::Advance(from, to) => {
                        for i in ::core::iter::IntoIterator::into_iter((0..6))
                            .skip(from)
                            .take(to - from)
                        {
                            let old = u.to_vec();
                            for j in 1..u.len() {
                                u[j] += (x[k] * (old[(j - 1)] - old[j])) * old[j];
                            }
                            sum.value += u[(i % 3)] * u[2];
                            sum.seen[k] = sum.value * u[1];
                        }
                    }
                    ::rootgrad_autodiff::rt::Move::Reverse(from) => {
                        for i in ::core::iter::IntoIterator::into_iter((0..6))
                            .skip(from)
                            .take(1)
                        {
                            let old = u.to_vec();
                            for j in 1..u.len() {
                                u[j] += (x[k] * (old[(j - 1)] - old[j])) * old[j];
                            }
                            sum.value += u[(i % 3)] * u[2];
                            sum.seen[k] = kept_3.keep(sum.value) * u[1];
                            let mut d_old = ::rootgrad_autodiff::Differentiable::zero_like(
                                &old,
                            );
                            let v_3 = kept_3.take();
                            let d_2 = ::core::mem::take(&mut d_sum.seen[k]);
                            d_sum.value += d_2 * u[1];
                            d_u[1] += d_2 * v_3;
                            let d_3 = d_sum.value;
                            d_u[i % 3] += d_3 * u[2];
                            d_u[2] += d_3 * u[(i % 3)];
                            for j in 1..u.len() {
                                let d_4 = d_u[j];
                                let d_5 = d_4 * old[j];
                                d_x[k] += d_5 * (old[(j - 1)] - old[j]);
                                let d_6 = d_5 * x[k];
                                d_old[j - 1] += d_6;
                                d_old[j] -= d_6;
                                d_old[j] += d_4 * (x[k] * (old[(j - 1)] - old[j]));
                            }
                            ::rootgrad_autodiff::rt::accumulate_slice(
                                &mut (*d_u)[..],
                                &d_old[..],
                            );
                        }
                    }
                }
            }
            ::rootgrad_autodiff::rt::State::restore(&mut *u, &now.0);
            ::rootgrad_autodiff::rt::State::restore(&mut sum, &now.1);
        }
        kept_4.finish();
        pass_1.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(
        u: &mut [f64],
        t_u: &mut [f64],
        x: &[f64],
        t_x: &[f64],
    ) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("u", u.len(), "t_u", t_u.len());
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut sum = Sum {
            value: 0.0,
            seen: ::std::vec![0.0; 2],
        };
        let mut t_sum = ::rootgrad_autodiff::Differentiable::zero_like(&sum);
        for k in 0..2 {
            for i in 0..6 {
                let old = u.to_vec();
                let t_old = t_u.to_vec();
                for j in 1..u.len() {
                    t_u[j]
                        += (t_x[k] * (old[(j - 1)] - old[j])
                            + x[k] * (t_old[j - 1] - t_old[j])) * old[j]
                            + (x[k] * (old[(j - 1)] - old[j])) * t_old[j];
                    u[j] += (x[k] * (old[(j - 1)] - old[j])) * old[j];
                }
                t_sum.value += t_u[i % 3] * u[2] + u[(i % 3)] * t_u[2];
                sum.value += u[(i % 3)] * u[2];
                t_sum.seen[k] = ::rootgrad_autodiff::rt::scalar(t_sum.value) * u[1]
                    + sum.value * t_u[1];
                sum.seen[k] = sum.value * u[1];
            }
            t_u[0] = t_u[0] * sum.seen[k]
                + u[0] * ::rootgrad_autodiff::rt::scalar(t_sum.seen[k]);
            u[0] = u[0] * sum.seen[k];
        }
        let result: f64 = sum.value + (sum.seen[0] * sum.seen[1]);
        let t_result: f64 = ::rootgrad_autodiff::rt::scalar(t_sum.value)
            + (::rootgrad_autodiff::rt::scalar(t_sum.seen[0]) * sum.seen[1]
                + sum.seen[0] * ::rootgrad_autodiff::rt::scalar(t_sum.seen[1]));
        (result, t_result)
    }
}
mod changed_after {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(
        m: &mut [f64],
        d_m: &mut [f64],
        x: &[f64],
        d_x: &mut [f64],
        d_ret: f64,
    ) -> f64 {
        ::rootgrad_autodiff::rt::same_length("m", m.len(), d_m.len());
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_5 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_6 = ::rootgrad_autodiff::rt::Tape::new();
        let mut s = 1.0;
        let mut k = x[0];
        let mut n = 1;
        let table = ::std::vec![x[1], 0.5];
        for round in 0..2 {
            let scale = x[round] * 2.0;
            let mut marks = ::rootgrad_autodiff::rt::Checkpoints::new(
                2,
                ::core::option::Option::Some(
                    ::core::iter::Iterator::size_hint(
                            &::core::iter::IntoIterator::into_iter(0..4),
                        )
                        .0,
                ),
            );
            for i in 0..4 {
                marks
                    .pass(|| (
                        ::rootgrad_autodiff::rt::State::save(&*m),
                        ::rootgrad_autodiff::rt::State::save(&s),
                        ::rootgrad_autodiff::rt::State::save(&k),
                        ::rootgrad_autodiff::rt::State::save(&n),
                    ));
                s = ((s * k) * scale) + ((s * m[((i + n) % 3)]).sin() * table[(i % 2)]);
            }
            kept_6.push(marks);
            k = kept_1.keep(s) * x[1];
            n += 1;
        }
        m[1] = 0.3;
        let moved = ::core::clone::Clone::clone(&table);
        let result: f64 = ((s * k) + (m[0] * m[1])) - (m[2] * moved[0]);
        let mut d_result = d_ret;
        let mut d_s: f64 = -0.0;
        let mut d_k: f64 = -0.0;
        let mut d_table = ::rootgrad_autodiff::Differentiable::zero_like(&table);
        let mut d_moved = ::rootgrad_autodiff::Differentiable::zero_like(&moved);
        d_s += d_result * k;
        d_k += d_result * s;
        d_m[0] += d_result * m[1];
        d_m[1] += d_result * m[0];
        d_m[2] -= d_result * moved[0];
        d_moved[0] -= d_result * m[2];
        ::rootgrad_autodiff::rt::accumulate(&mut d_table, &(d_moved));
        let _ = ::core::mem::take(&mut d_m[1]);
        for round in (0..2).rev() {
            let v_1 = kept_1.take();
            let scale = x[round] * 2.0;
            let mut d_scale: f64 = -0.0;
            let d_2 = ::core::mem::take(&mut d_k);
            d_s += d_2 * x[1];
            d_x[1] += d_2 * v_1;
            let mut marks = kept_6.take();
            let now = (
                ::rootgrad_autodiff::rt::State::save(&*m),
                ::rootgrad_autodiff::rt::State::save(&s),
                ::rootgrad_autodiff::rt::State::save(&k),
                ::rootgrad_autodiff::rt::State::save(&n),
            );
            while let ::core::option::Option::Some(next) = marks.next_move() {
                match next {
                    ::rootgrad_autodiff::rt::Move::Restore => {
                        ::rootgrad_autodiff::rt::State::restore(
                            &mut *m,
                            &marks.state().0,
                        );
                        ::rootgrad_autodiff::rt::State::restore(
                            &mut s,
                            &marks.state().1,
                        );
                        ::rootgrad_autodiff::rt::State::restore(
                            &mut k,
                            &marks.state().2,
                        );
                        ::rootgrad_autodiff::rt::State::restore(
                            &mut n,
                            &marks.state().3,
                        );
                    }
                    ::rootgrad_autodiff::rt::Move::Save => {
                        marks
                            .save((
                                ::rootgrad_autodiff::rt::State::save(&*m),
                                ::rootgrad_autodiff::rt::State::save(&s),
                                ::rootgrad_autodiff::rt::State::save(&k),
                                ::rootgrad_autodiff::rt::State::save(&n),
                            ))
                    }
                    ::rootgrad_autodiff::rt::Move::Advance(from, to) => {
                        for i in ::core::iter::IntoIterator::into_iter((0..4))
                            .skip(from)
                            .take(to - from)
                        {
                            s = ((s * k) * scale)
                                + ((s * m[((i + n) % 3)]).sin() * table[(i % 2)]);
                        }
                    }
                    ::rootgrad_autodiff::rt::Move::Reverse(from) => {
                        for i in ::core::iter::IntoIterator::into_iter((0..4))
                            .skip(from)
                            .take(1)
                        {
                            s = (kept_3.keep((kept_2.keep(s) * k)) * scale)
                                + (kept_5.keep(kept_4.keep((s * m[((i + n) % 3)])).sin())
                                    * table[(i % 2)]);
                            let v_2 = kept_2.take();
                            let v_3 = kept_3.take();
                            let v_4 = kept_4.take();
                            let v_5 = kept_5.take();
                            let d_3 = ::core::mem::take(&mut d_s);
                            let d_4 = d_3 * scale;
                            d_s += d_4 * k;
                            d_k += d_4 * v_2;
                            d_scale += d_3 * v_3;
                            let d_5 = d_3 * table[(i % 2)];
                            let d_6 = d_5 * ::rootgrad_autodiff::rules::sin(v_4);
                            d_s += d_6 * m[((i + n) % 3)];
                            d_m[(i + n) % 3] += d_6 * v_2;
                            d_table[i % 2] += d_3 * v_5;
                        }
                    }
                }
            }
            ::rootgrad_autodiff::rt::State::restore(&mut *m, &now.0);
            ::rootgrad_autodiff::rt::State::restore(&mut s, &now.1);
            ::rootgrad_autodiff::rt::State::restore(&mut k, &now.2);
            ::rootgrad_autodiff::rt::State::restore(&mut n, &now.3);
            d_x[round] += d_scale * 2.0;
        }
        d_x[1] += d_table[0];
        d_x[0] += d_k;
        kept_1.finish();
        kept_6.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(
        m: &mut [f64],
        t_m: &mut [f64],
        x: &[f64],
        t_x: &[f64],
    ) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("m", m.len(), "t_m", t_m.len());
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut s = 1.0;
        let mut t_s = 0.0;
        let mut k = x[0];
        let mut t_k = t_x[0];
        let mut n = 1;
        let table = ::std::vec![x[1], 0.5];
        let t_table = ::std::vec![t_x[1], 0.0];
        for round in 0..2 {
            let scale = x[round] * 2.0;
            let t_scale = t_x[round] * 2.0;
            for i in 0..4 {
                t_s = ((t_s * k + s * t_k) * scale + (s * k) * t_scale)
                    + ((::rootgrad_autodiff::rules::sin(s * m[((i + n) % 3)])
                        * (t_s * m[((i + n) % 3)] + s * t_m[(i + n) % 3]))
                        * table[(i % 2)]
                        + (s * m[((i + n) % 3)]).sin() * t_table[i % 2]);
                s = ((s * k) * scale) + ((s * m[((i + n) % 3)]).sin() * table[(i % 2)]);
            }
            t_k = t_s * x[1] + s * t_x[1];
            k = s * x[1];
            n += 1;
        }
        t_m[1] = 0.0;
        m[1] = 0.3;
        let moved = table;
        let t_moved = t_table;
        let result: f64 = ((s * k) + (m[0] * m[1])) - (m[2] * moved[0]);
        let t_result: f64 = ((t_s * k + s * t_k) + (t_m[0] * m[1] + m[0] * t_m[1]))
            - (t_m[2] * moved[0] + m[2] * t_moved[0]);
        (result, t_result)
    }
}
mod rows {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
        let mut s = 0.5;
        let mut n = 0;
        let mut marks = ::rootgrad_autodiff::rt::Checkpoints::new(
            2,
            ::core::option::Option::Some(
                ::core::iter::Iterator::size_hint(
                        &::core::iter::IntoIterator::into_iter(0..4),
                    )
                    .0,
            ),
        );
        for i in 0..4 {
            marks
                .pass(|| (
                    ::rootgrad_autodiff::rt::State::save(&s),
                    ::rootgrad_autodiff::rt::State::save(&n),
                ));
            let k = n % 2;
            let t_2 = ::std::vec![(x[k] * s).tanh(); 2];
            let t = s;
            let w = x[(i % 2)];
            let rows = ::std::vec![t_2, ::std::vec![t, (w * w)]];
            s += (rows[0][1] * rows[1][1]) + (rows[1][0] * x[k]);
            n += 1;
        }
        kept_3.push(marks);
        let result: f64 = s;
        let mut d_result = d_ret;
        let mut d_s: f64 = -0.0;
        d_s += d_result;
        let mut marks = kept_3.take();
        let now = (
            ::rootgrad_autodiff::rt::State::save(&s),
            ::rootgrad_autodiff::rt::State::save(&n),
        );
        while let ::core::option::Option::Some(next) = marks.next_move() {
            match next {
                ::rootgrad_autodiff::rt::Move::Restore => {
                    ::rootgrad_autodiff::rt::State::restore(&mut s, &marks.state().0);
                    ::rootgrad_autodiff::rt::State::restore(&mut n, &marks.state().1);
                }
                ::rootgrad_autodiff::rt::Move::Save => {
                    marks
                        .save((
                            ::rootgrad_autodiff::rt::State::save(&s),
                            ::rootgrad_autodiff::rt::State::save(&n),
                        ))
                }
                ::rootgrad_autodiff::rt::Move::Advance(from, to) => {
                    for i in ::core::iter::IntoIterator::into_iter((0..4))
                        .skip(from)
                        .take(to - from)
                    {
                        let k = n % 2;
                        let t_2 = ::std::vec![(x[k] * s).tanh(); 2];
                        let t = s;
                        let w = x[(i % 2)];
                        let rows = ::std::vec![t_2, ::std::vec![t, (w * w)]];
                        s += (rows[0][1] * rows[1][1]) + (rows[1][0] * x[k]);
                        n += 1;
                    }
                }
                ::rootgrad_autodiff::rt::Move::Reverse(from) => {
                    for i in ::core::iter::IntoIterator::into_iter((0..4))
                        .skip(from)
                        .take(1)
                    {
                        let k = n % 2;
                        let t_2 = ::std::vec![
                            kept_1.keep((x[k] * kept_2.keep(s))).tanh(); 2
                        ];
                        let t = s;
                        let w = x[(i % 2)];
                        let rows = ::std::vec![
                            ::core::clone::Clone::clone(& t_2), ::std::vec![t, (w * w)]
                        ];
                        s += (rows[0][1] * rows[1][1]) + (rows[1][0] * x[k]);
                        n += 1;
                        let mut d_t_2 = ::rootgrad_autodiff::Differentiable::zero_like(
                            &t_2,
                        );
                        let mut d_t: f64 = -0.0;
                        let mut d_w: f64 = -0.0;
                        let mut d_rows = ::rootgrad_autodiff::Differentiable::zero_like(
                            &rows,
                        );
                        let d_1 = d_s;
                        d_rows[0][1] += d_1 * rows[1][1];
                        d_rows[1][1] += d_1 * rows[0][1];
                        d_rows[1][0] += d_1 * x[k];
                        d_x[k] += d_1 * rows[1][0];
                        ::rootgrad_autodiff::rt::accumulate(&mut d_t_2, &(d_rows[0]));
                        d_t += d_rows[1][0];
                        d_w += d_rows[1][1] * w;
                        d_w += d_rows[1][1] * w;
                        d_x[i % 2] += d_w;
                        d_s += d_t;
                        let v_1 = kept_1.take();
                        let v_2 = kept_2.take();
                        for d_2 in d_t_2.iter() {
                            let d_3 = (*d_2) * ::rootgrad_autodiff::rules::tanh(v_1);
                            d_x[k] += d_3 * v_2;
                            d_s += d_3 * x[k];
                        }
                    }
                }
            }
        }
        ::rootgrad_autodiff::rt::State::restore(&mut s, &now.0);
        ::rootgrad_autodiff::rt::State::restore(&mut n, &now.1);
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut s = 0.5;
        let mut t_s = 0.0;
        let mut n = 0;
        for i in 0..4 {
            let k = n % 2;
            let t_2 = ::std::vec![(x[k] * s).tanh(); 2];
            let t_t_2 = ::std::vec![
                ::rootgrad_autodiff::rules::tanh(x[k] * s) * (t_x[k] * s + x[k] * t_s); 2
            ];
            let t = s;
            let t_t = t_s;
            let w = x[(i % 2)];
            let t_w = t_x[i % 2];
            let t_rows = ::std::vec![t_t_2, ::std::vec![t_t, t_w * w + w * t_w]];
            let rows = ::std::vec![t_2, ::std::vec![t, (w * w)]];
            t_s
                += (t_rows[0][1] * rows[1][1] + rows[0][1] * t_rows[1][1])
                    + (t_rows[1][0] * x[k] + rows[1][0] * t_x[k]);
            s += (rows[0][1] * rows[1][1]) + (rows[1][0] * x[k]);
            n += 1;
        }
        let result: f64 = s;
        let t_result: f64 = t_s;
        (result, t_result)
    }
}
mod in_blocks {
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
        let mut kept_9 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_10 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_11 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_12 = ::rootgrad_autodiff::rt::Tape::new();
        let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut result: f64 = ::core::default::Default::default();
        let mut total = 0.0;
        let length = p.len();
        for i in 0..length {
            let mut kept_8 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_13 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_14 = ::rootgrad_autodiff::rt::Slot::new();
            let start = &p[i];
            let mut x = *start;
            let mut scale = 1.0;
            scale += kept_14.keep((0.1 * x)) * kept_13.keep(x);
            let mut running = true;
            let mut marks_3 = ::rootgrad_autodiff::rt::Checkpoints::new(
                3,
                ::core::option::Option::None,
            );
            for k in 0..30 {
                marks_3
                    .pass(|| (
                        ::rootgrad_autodiff::rt::State::save(&x),
                        ::rootgrad_autodiff::rt::State::save(&scale),
                        ::rootgrad_autodiff::rt::State::save(&running),
                    ));
                x = (x * scale).sin() + 0.2;
                if (x * (k as f64)) > 20.0 {
                    running = false;
                }
                if !running {
                    break;
                }
            }
            kept_12.push(marks_3);
            if kept_8.keep((x < 0.0)) {} else {
                total += x;
            }
            pass_1.push((kept_8.take(), kept_13.take(), kept_14.take()));
        }
        if total > 3.0 {
            result = total * p[0];
        } else {
            let mut steps = 0;
            let mut rest = total;
            let mut running_2 = true;
            let mut marks_2 = ::rootgrad_autodiff::rt::Checkpoints::new(
                2,
                ::core::option::Option::None,
            );
            while running_2 {
                marks_2
                    .pass(|| (
                        ::rootgrad_autodiff::rt::State::save(&steps),
                        ::rootgrad_autodiff::rt::State::save(&rest),
                        ::rootgrad_autodiff::rt::State::save(&running_2),
                    ));
                rest = (0.5 * rest) + (rest * p[1]).cos();
                steps += 1;
                if steps == 17 {
                    running_2 = false;
                }
            }
            kept_7.push(marks_2);
            let mut running_3 = true;
            let mut jumped = false;
            let mut marks = ::rootgrad_autodiff::rt::Checkpoints::new(
                2,
                ::core::option::Option::None,
            );
            while running_3 && (steps > 0) {
                marks
                    .pass(|| (
                        ::rootgrad_autodiff::rt::State::save(&result),
                        ::rootgrad_autodiff::rt::State::save(&steps),
                        ::rootgrad_autodiff::rt::State::save(&rest),
                        ::rootgrad_autodiff::rt::State::save(&running_3),
                        ::rootgrad_autodiff::rt::State::save(&jumped),
                    ));
                steps -= 1;
                rest += (0.01 * rest) * p[0];
                if rest > 100.0 {
                    result = rest;
                    running_3 = false;
                    jumped = true;
                }
            }
            kept_4.push(marks);
            if kept_1.keep((!jumped)) {
                result = rest;
            }
        }
        let mut d_result = d_ret;
        let mut d_total: f64 = -0.0;
        if total > 3.0 {
            let d_1 = ::core::mem::take(&mut d_result);
            d_total += d_1 * p[0];
            d_p[0] += d_1 * total;
        } else {
            let mut d_rest: f64 = -0.0;
            let v_1 = kept_1.take();
            if v_1 {
                let d_2 = ::core::mem::take(&mut d_result);
                d_rest += d_2;
            }
            let mut marks = kept_4.take();
            if let ::core::option::Option::Some(start_2) = marks.first() {
                let mut steps = ::core::clone::Clone::clone(&start_2.1);
                let mut rest = ::core::clone::Clone::clone(&start_2.2);
                let mut running_3 = ::core::clone::Clone::clone(&start_2.3);
                let mut jumped = ::core::clone::Clone::clone(&start_2.4);
                let now = (
                    ::rootgrad_autodiff::rt::State::save(&result),
                    ::rootgrad_autodiff::rt::State::save(&steps),
                    ::rootgrad_autodiff::rt::State::save(&rest),
                    ::rootgrad_autodiff::rt::State::save(&running_3),
                    ::rootgrad_autodiff::rt::State::save(&jumped),
                );
                while let ::core::option::Option::Some(next) = marks.next_move() {
                    match next {
                        ::rootgrad_autodiff::rt::Move::Restore => {
                            ::rootgrad_autodiff::rt::State::restore(
                                &mut result,
                                &marks.state().0,
                            );
                            ::rootgrad_autodiff::rt::State::restore(
                                &mut steps,
                                &marks.state().1,
                            );
                            ::rootgrad_autodiff::rt::State::restore(
                                &mut rest,
                                &marks.state().2,
                            );
                            ::rootgrad_autodiff::rt::State::restore(
                                &mut running_3,
                                &marks.state().3,
                            );
                            ::rootgrad_autodiff::rt::State::restore(
                                &mut jumped,
                                &marks.state().4,
                            );
                        }
                        ::rootgrad_autodiff::rt::Move::Save => {
                            marks
                                .save((
                                    ::rootgrad_autodiff::rt::State::save(&result),
                                    ::rootgrad_autodiff::rt::State::save(&steps),
                                    ::rootgrad_autodiff::rt::State::save(&rest),
                                    ::rootgrad_autodiff::rt::State::save(&running_3),
                                    ::rootgrad_autodiff::rt::State::save(&jumped),
                                ))
                        }
                        ::rootgrad_autodiff::rt::Move::Advance(from, to) => {
                            for _ in 0..to - from {
                                steps -= 1;
                                rest += (0.01 * rest) * p[0];
                                if rest > 100.0 {
                                    result = rest;
                                    running_3 = false;
                                    jumped = true;
                                }
                            }
                        }
                        ::rootgrad_autodiff::rt::Move::Reverse(from) => {
                            for _ in 0..1 {
                                steps -= 1;
                                rest += kept_3.keep((0.01 * rest)) * p[0];
                                if kept_2.keep((rest > 100.0)) {
                                    result = rest;
                                    running_3 = false;
                                    jumped = true;
                                }
                                let v_2 = kept_2.take();
                                if v_2 {
                                    let d_3 = ::core::mem::take(&mut d_result);
                                    d_rest += d_3;
                                }
                                let v_3 = kept_3.take();
                                let d_4 = d_rest;
                                let d_5 = d_4 * p[0];
                                d_rest += d_5 * 0.01;
                                d_p[0] += d_4 * v_3;
                            }
                        }
                    }
                }
                ::rootgrad_autodiff::rt::State::restore(&mut result, &now.0);
                ::rootgrad_autodiff::rt::State::restore(&mut steps, &now.1);
                ::rootgrad_autodiff::rt::State::restore(&mut rest, &now.2);
                ::rootgrad_autodiff::rt::State::restore(&mut running_3, &now.3);
                ::rootgrad_autodiff::rt::State::restore(&mut jumped, &now.4);
            }
            let mut marks_2 = kept_7.take();
            if let ::core::option::Option::Some(start_3) = marks_2.first() {
                let mut steps = ::core::clone::Clone::clone(&start_3.0);
                let mut rest = ::core::clone::Clone::clone(&start_3.1);
                let mut running_2 = ::core::clone::Clone::clone(&start_3.2);
                let now_2 = (
                    ::rootgrad_autodiff::rt::State::save(&steps),
                    ::rootgrad_autodiff::rt::State::save(&rest),
                    ::rootgrad_autodiff::rt::State::save(&running_2),
                );
                while let ::core::option::Option::Some(next_2) = marks_2.next_move() {
                    match next_2 {
                        ::rootgrad_autodiff::rt::Move::Restore => {
                            ::rootgrad_autodiff::rt::State::restore(
                                &mut steps,
                                &marks_2.state().0,
                            );
                            ::rootgrad_autodiff::rt::State::restore(
                                &mut rest,
                                &marks_2.state().1,
                            );
                            ::rootgrad_autodiff::rt::State::restore(
                                &mut running_2,
                                &marks_2.state().2,
                            );
                        }
                        ::rootgrad_autodiff::rt::Move::Save => {
                            marks_2
                                .save((
                                    ::rootgrad_autodiff::rt::State::save(&steps),
                                    ::rootgrad_autodiff::rt::State::save(&rest),
                                    ::rootgrad_autodiff::rt::State::save(&running_2),
                                ))
                        }
                        ::rootgrad_autodiff::rt::Move::Advance(from_2, to_2) => {
                            for _ in 0..to_2 - from_2 {
                                rest = (0.5 * rest) + (rest * p[1]).cos();
                                steps += 1;
                                if steps == 17 {
                                    running_2 = false;
                                }
                            }
                        }
                        ::rootgrad_autodiff::rt::Move::Reverse(from_2) => {
                            for _ in 0..1 {
                                rest = (0.5 * rest)
                                    + kept_5.keep((kept_6.keep(rest) * p[1])).cos();
                                steps += 1;
                                if steps == 17 {
                                    running_2 = false;
                                }
                                let v_4 = kept_5.take();
                                let v_5 = kept_6.take();
                                let d_6 = ::core::mem::take(&mut d_rest);
                                d_rest += d_6 * 0.5;
                                let d_7 = d_6 * ::rootgrad_autodiff::rules::cos(v_4);
                                d_rest += d_7 * p[1];
                                d_p[1] += d_7 * v_5;
                            }
                        }
                    }
                }
                ::rootgrad_autodiff::rt::State::restore(&mut steps, &now_2.0);
                ::rootgrad_autodiff::rt::State::restore(&mut rest, &now_2.1);
                ::rootgrad_autodiff::rt::State::restore(&mut running_2, &now_2.2);
            }
            d_total += d_rest;
        }
        for i in (0..length).rev() {
            let (v_6, v_10, v_11) = pass_1.take();
            let mut d_x: f64 = -0.0;
            let mut d_scale: f64 = -0.0;
            if v_6 {} else {
                let d_8 = d_total;
                d_x += d_8;
            }
            let mut marks_3 = kept_12.take();
            if let ::core::option::Option::Some(start_4) = marks_3.first() {
                let mut x = ::core::clone::Clone::clone(&start_4.0);
                let mut scale = ::core::clone::Clone::clone(&start_4.1);
                let mut running = ::core::clone::Clone::clone(&start_4.2);
                let now_3 = (
                    ::rootgrad_autodiff::rt::State::save(&x),
                    ::rootgrad_autodiff::rt::State::save(&scale),
                    ::rootgrad_autodiff::rt::State::save(&running),
                );
                while let ::core::option::Option::Some(next_3) = marks_3.next_move() {
                    match next_3 {
                        ::rootgrad_autodiff::rt::Move::Restore => {
                            ::rootgrad_autodiff::rt::State::restore(
                                &mut x,
                                &marks_3.state().0,
                            );
                            ::rootgrad_autodiff::rt::State::restore(
                                &mut scale,
                                &marks_3.state().1,
                            );
                            ::rootgrad_autodiff::rt::State::restore(
                                &mut running,
                                &marks_3.state().2,
                            );
                        }
                        ::rootgrad_autodiff::rt::Move::Save => {
                            marks_3
                                .save((
                                    ::rootgrad_autodiff::rt::State::save(&x),
                                    ::rootgrad_autodiff::rt::State::save(&scale),
                                    ::rootgrad_autodiff::rt::State::save(&running),
                                ))
                        }
                        ::rootgrad_autodiff::rt::Move::Advance(from_3, to_3) => {
                            for k in ::core::iter::IntoIterator::into_iter((0..30))
                                .skip(from_3)
                                .take(to_3 - from_3)
                            {
                                x = (x * scale).sin() + 0.2;
                                if (x * (k as f64)) > 20.0 {
                                    running = false;
                                }
                            }
                        }
                        ::rootgrad_autodiff::rt::Move::Reverse(from_3) => {
                            for k in ::core::iter::IntoIterator::into_iter((0..30))
                                .skip(from_3)
                                .take(1)
                            {
                                x = kept_9
                                    .keep((kept_11.keep(x) * kept_10.keep(scale)))
                                    .sin() + 0.2;
                                if (x * (k as f64)) > 20.0 {
                                    running = false;
                                }
                                let v_7 = kept_9.take();
                                let v_8 = kept_10.take();
                                let v_9 = kept_11.take();
                                let d_9 = ::core::mem::take(&mut d_x);
                                let d_10 = d_9 * ::rootgrad_autodiff::rules::sin(v_7);
                                d_x += d_10 * v_8;
                                d_scale += d_10 * v_9;
                            }
                        }
                    }
                }
                ::rootgrad_autodiff::rt::State::restore(&mut x, &now_3.0);
                ::rootgrad_autodiff::rt::State::restore(&mut scale, &now_3.1);
                ::rootgrad_autodiff::rt::State::restore(&mut running, &now_3.2);
            }
            let d_11 = d_scale;
            let d_12 = d_11 * v_10;
            d_x += d_12 * 0.1;
            d_x += d_11 * v_11;
            d_p[i] += d_x;
        }
        kept_12.finish();
        pass_1.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(p: &[f64], t_p: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("p", p.len(), "t_p", t_p.len());
        let mut result: f64 = ::core::default::Default::default();
        let mut t_result: f64 = 0.0;
        let mut total = 0.0;
        let mut t_total = 0.0;
        let length = p.len();
        for i in 0..length {
            let start = &p[i];
            let t_start = &t_p[i];
            let mut x = *start;
            let mut t_x = *t_start;
            let mut scale = 1.0;
            let mut t_scale = 0.0;
            t_scale += (0.1 * t_x) * x + (0.1 * x) * t_x;
            scale += (0.1 * x) * x;
            let mut running = true;
            for k in 0..30 {
                t_x = ::rootgrad_autodiff::rules::sin(x * scale)
                    * (t_x * scale + x * t_scale);
                x = (x * scale).sin() + 0.2;
                if (x * (k as f64)) > 20.0 {
                    running = false;
                }
                if !running {
                    break;
                }
            }
            if x < 0.0 {} else {
                t_total += t_x;
                total += x;
            }
        }
        if total > 3.0 {
            t_result = t_total * p[0] + total * t_p[0];
            result = total * p[0];
        } else {
            let mut steps = 0;
            let mut rest = total;
            let mut t_rest = t_total;
            let mut running_2 = true;
            while running_2 {
                t_rest = (0.5 * t_rest)
                    + (::rootgrad_autodiff::rules::cos(rest * p[1])
                        * (t_rest * p[1] + rest * t_p[1]));
                rest = (0.5 * rest) + (rest * p[1]).cos();
                steps += 1;
                if steps == 17 {
                    running_2 = false;
                }
            }
            let mut running_3 = true;
            let mut jumped = false;
            while running_3 && (steps > 0) {
                steps -= 1;
                t_rest += (0.01 * t_rest) * p[0] + (0.01 * rest) * t_p[0];
                rest += (0.01 * rest) * p[0];
                if rest > 100.0 {
                    t_result = t_rest;
                    result = rest;
                    running_3 = false;
                    jumped = true;
                }
            }
            if !jumped {
                t_result = t_rest;
                result = rest;
            }
        }
        (result, t_result)
    }
}
mod broken_with_value {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(p: &[f64], d_p: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("p", p.len(), d_p.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
        let mut k = 0;
        let mut s = p[0];
        let n = 20;
        let mut value = ::core::default::Default::default();
        let mut running = true;
        let mut marks = ::rootgrad_autodiff::rt::Checkpoints::new(
            5,
            ::core::option::Option::None,
        );
        while running {
            marks
                .pass(|| (
                    ::rootgrad_autodiff::rt::State::save(&k),
                    ::rootgrad_autodiff::rt::State::save(&s),
                    ::rootgrad_autodiff::rt::State::save(&value),
                    ::rootgrad_autodiff::rt::State::save(&running),
                ));
            if k >= n {
                value = s * p[1];
                running = false;
            } else {
                s = (s + p[2]).sin();
                k += 1;
            }
        }
        kept_4.push(marks);
        let r = value;
        let result: f64 = r * p[3];
        let mut d_result = d_ret;
        let mut d_s: f64 = -0.0;
        let mut d_value: f64 = -0.0;
        let mut d_r: f64 = -0.0;
        d_r += d_result * p[3];
        d_p[3] += d_result * r;
        d_value += d_r;
        let mut marks = kept_4.take();
        let now = (
            ::rootgrad_autodiff::rt::State::save(&k),
            ::rootgrad_autodiff::rt::State::save(&s),
            ::rootgrad_autodiff::rt::State::save(&value),
            ::rootgrad_autodiff::rt::State::save(&running),
        );
        while let ::core::option::Option::Some(next) = marks.next_move() {
            match next {
                ::rootgrad_autodiff::rt::Move::Restore => {
                    ::rootgrad_autodiff::rt::State::restore(&mut k, &marks.state().0);
                    ::rootgrad_autodiff::rt::State::restore(&mut s, &marks.state().1);
                    ::rootgrad_autodiff::rt::State::restore(
                        &mut value,
                        &marks.state().2,
                    );
                    ::rootgrad_autodiff::rt::State::restore(
                        &mut running,
                        &marks.state().3,
                    );
                }
                ::rootgrad_autodiff::rt::Move::Save => {
                    marks
                        .save((
                            ::rootgrad_autodiff::rt::State::save(&k),
                            ::rootgrad_autodiff::rt::State::save(&s),
                            ::rootgrad_autodiff::rt::State::save(&value),
                            ::rootgrad_autodiff::rt::State::save(&running),
                        ))
                }
                ::rootgrad_autodiff::rt::Move::Advance(from, to) => {
                    for _ in 0..to - from {
                        if k >= n {
                            value = s * p[1];
                            running = false;
                        } else {
                            s = (s + p[2]).sin();
                            k += 1;
                        }
                    }
                }
                ::rootgrad_autodiff::rt::Move::Reverse(from) => {
                    for _ in 0..1 {
                        if kept_3.keep((k >= n)) {
                            value = kept_1.keep(s) * p[1];
                            running = false;
                        } else {
                            s = kept_2.keep((s + p[2])).sin();
                            k += 1;
                        }
                        let v_3 = kept_3.take();
                        if v_3 {
                            let v_1 = kept_1.take();
                            let d_1 = ::core::mem::take(&mut d_value);
                            d_s += d_1 * p[1];
                            d_p[1] += d_1 * v_1;
                        } else {
                            let v_2 = kept_2.take();
                            let d_2 = ::core::mem::take(&mut d_s);
                            let d_3 = d_2 * ::rootgrad_autodiff::rules::sin(v_2);
                            d_s += d_3;
                            d_p[2] += d_3;
                        }
                    }
                }
            }
        }
        ::rootgrad_autodiff::rt::State::restore(&mut k, &now.0);
        ::rootgrad_autodiff::rt::State::restore(&mut s, &now.1);
        ::rootgrad_autodiff::rt::State::restore(&mut value, &now.2);
        ::rootgrad_autodiff::rt::State::restore(&mut running, &now.3);
        d_p[0] += d_s;
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(p: &[f64], t_p: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("p", p.len(), "t_p", t_p.len());
        let mut k = 0;
        let mut s = p[0];
        let mut t_s = t_p[0];
        let n = 20;
        let mut value = ::core::default::Default::default();
        let mut t_value = 0.0;
        let mut running = true;
        while running {
            if k >= n {
                t_value = t_s * p[1] + s * t_p[1];
                value = s * p[1];
                running = false;
            } else {
                t_s = ::rootgrad_autodiff::rules::sin(s + p[2]) * (t_s + t_p[2]);
                s = (s + p[2]).sin();
                k += 1;
            }
        }
        let r = value;
        let t_r = t_value;
        let result: f64 = r * p[3];
        let t_result: f64 = t_r * p[3] + r * t_p[3];
        (result, t_result)
    }
}
mod in_methods {
    impl M {
        /// The reverse derivative of [`run`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn run_pullback(
            self: &Self,
            d_self: &mut Self,
            x: f64,
            n: usize,
            d_ret: f64,
        ) -> (f64, f64) {
            let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
            let mut s = x;
            let mut marks = ::rootgrad_autodiff::rt::Checkpoints::new(
                3,
                ::core::option::Option::Some(
                    ::core::iter::Iterator::size_hint(
                            &::core::iter::IntoIterator::into_iter(0..n),
                        )
                        .0,
                ),
            );
            for _ in 0..n {
                marks.pass(|| (::rootgrad_autodiff::rt::State::save(&s),));
                s += (0.3 * s.cos()) * self.a;
            }
            kept_3.push(marks);
            let result: f64 = s;
            let mut d_x = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result = d_ret;
            let mut d_s: f64 = -0.0;
            d_s += d_result;
            let mut marks = kept_3.take();
            let now = (::rootgrad_autodiff::rt::State::save(&s),);
            while let ::core::option::Option::Some(next) = marks.next_move() {
                match next {
                    ::rootgrad_autodiff::rt::Move::Restore => {
                        ::rootgrad_autodiff::rt::State::restore(
                            &mut s,
                            &marks.state().0,
                        );
                    }
                    ::rootgrad_autodiff::rt::Move::Save => {
                        marks.save((::rootgrad_autodiff::rt::State::save(&s),))
                    }
                    ::rootgrad_autodiff::rt::Move::Advance(from, to) => {
                        for _ in ::core::iter::IntoIterator::into_iter((0..n))
                            .skip(from)
                            .take(to - from)
                        {
                            s += (0.3 * s.cos()) * self.a;
                        }
                    }
                    ::rootgrad_autodiff::rt::Move::Reverse(from) => {
                        for _ in ::core::iter::IntoIterator::into_iter((0..n))
                            .skip(from)
                            .take(1)
                        {
                            s += kept_2.keep((0.3 * kept_1.keep(s).cos())) * self.a;
                            let v_1 = kept_1.take();
                            let v_2 = kept_2.take();
                            let d_1 = d_s;
                            let d_2 = d_1 * self.a;
                            let d_3 = d_2 * 0.3;
                            d_s += d_3 * ::rootgrad_autodiff::rules::cos(v_1);
                            d_self.a += d_1 * v_2;
                        }
                    }
                }
            }
            ::rootgrad_autodiff::rt::State::restore(&mut s, &now.0);
            d_x += d_s;
            (result, d_x)
        }
        /// The forward derivative of [`run`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn run_pushforward(
            self: &Self,
            t_self: &Self,
            x: f64,
            t_x: f64,
            n: usize,
        ) -> (f64, f64) {
            let mut s = x;
            let mut t_s = t_x;
            for _ in 0..n {
                t_s
                    += (0.3 * (::rootgrad_autodiff::rules::cos(s) * t_s)) * self.a
                        + (0.3 * s.cos()) * ::rootgrad_autodiff::rt::scalar(t_self.a);
                s += (0.3 * s.cos()) * self.a;
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
        fn __jvp_run(
            &self,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            a1: f64,
            t1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            a2: usize,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
        ) -> (f64, f64) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*self, &mut store0);
            let t1 = t1.or_zero(&a1);
            Self::run_pushforward(self, t0, a1, t1, a2)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_run(
            a0: &Self,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            a1: f64,
            t1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            a2: usize,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
        ) -> (f64, f64) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            let t1 = t1.or_zero(&a1);
            Self::run_pushforward(a0, t0, a1, t1, a2)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn run_pushforward_pullback(
            self: &Self,
            d_self: &mut Self,
            t_self: &Self,
            d_t_self: &mut Self,
            x: f64,
            t_x: f64,
            n: usize,
            d_ret: (f64, f64),
        ) -> (f64, f64) {
            let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_5 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_6 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_7 = ::rootgrad_autodiff::rt::Slot::new();
            let mut s = x;
            let mut t_s = t_x;
            let mut marks = ::rootgrad_autodiff::rt::Checkpoints::new(
                3,
                ::core::option::Option::Some(
                    ::core::iter::Iterator::size_hint(
                            &::core::iter::IntoIterator::into_iter(0..n),
                        )
                        .0,
                ),
            );
            for _ in 0..n {
                marks
                    .pass(|| (
                        ::rootgrad_autodiff::rt::State::save(&s),
                        ::rootgrad_autodiff::rt::State::save(&t_s),
                    ));
                let x_2 = s;
                t_s
                    += ((0.3 * ((-x_2.sin()) * t_s)) * self.a)
                        + ((0.3 * s.cos()) * t_self.a);
                s += (0.3 * s.cos()) * self.a;
            }
            kept_7.push(marks);
            let result: f64 = s;
            let t_result: f64 = t_s;
            let result_2: (f64, f64) = (result, t_result);
            let mut d_x = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_x = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result_2 = d_ret;
            let mut d_s: f64 = -0.0;
            let mut d_t_s: f64 = -0.0;
            let mut d_result: f64 = -0.0;
            let mut d_t_result: f64 = -0.0;
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            d_t_s += d_t_result;
            d_s += d_result;
            let mut marks = kept_7.take();
            let now = (
                ::rootgrad_autodiff::rt::State::save(&s),
                ::rootgrad_autodiff::rt::State::save(&t_s),
            );
            while let ::core::option::Option::Some(next) = marks.next_move() {
                match next {
                    ::rootgrad_autodiff::rt::Move::Restore => {
                        ::rootgrad_autodiff::rt::State::restore(
                            &mut s,
                            &marks.state().0,
                        );
                        ::rootgrad_autodiff::rt::State::restore(
                            &mut t_s,
                            &marks.state().1,
                        );
                    }
                    ::rootgrad_autodiff::rt::Move::Save => {
                        marks
                            .save((
                                ::rootgrad_autodiff::rt::State::save(&s),
                                ::rootgrad_autodiff::rt::State::save(&t_s),
                            ))
                    }
                    ::rootgrad_autodiff::rt::Move::Advance(from, to) => {
                        for _ in ::core::iter::IntoIterator::into_iter((0..n))
                            .skip(from)
                            .take(to - from)
                        {
                            let x_2 = s;
                            t_s
                                += ((0.3 * ((-x_2.sin()) * t_s)) * self.a)
                                    + ((0.3 * s.cos()) * t_self.a);
                            s += (0.3 * s.cos()) * self.a;
                        }
                    }
                    ::rootgrad_autodiff::rt::Move::Reverse(from) => {
                        for _ in ::core::iter::IntoIterator::into_iter((0..n))
                            .skip(from)
                            .take(1)
                        {
                            let x_2 = s;
                            t_s
                                += (kept_4.keep((0.3 * ((-x_2.sin()) * kept_3.keep(t_s))))
                                    * self.a)
                                    + (kept_6.keep((0.3 * kept_5.keep(s).cos())) * t_self.a);
                            s += kept_2.keep((0.3 * kept_1.keep(s).cos())) * self.a;
                            let mut d_x_2: f64 = -0.0;
                            let v_1 = kept_1.take();
                            let v_2 = kept_2.take();
                            let d_1 = d_s;
                            let d_2 = d_1 * self.a;
                            let d_3 = d_2 * 0.3;
                            d_s += d_3 * ::rootgrad_autodiff::rules::cos(v_1);
                            d_self.a += d_1 * v_2;
                            let v_3 = kept_3.take();
                            let v_4 = kept_4.take();
                            let v_5 = kept_5.take();
                            let v_6 = kept_6.take();
                            let d_4 = d_t_s;
                            let d_5 = d_4 * self.a;
                            let d_6 = d_5 * 0.3;
                            let d_7 = d_6 * v_3;
                            d_x_2 -= d_7 * ::rootgrad_autodiff::rules::sin(x_2);
                            d_t_s += d_6 * (-x_2.sin());
                            d_self.a += d_4 * v_4;
                            let d_8 = d_4 * t_self.a;
                            let d_9 = d_8 * 0.3;
                            d_s += d_9 * ::rootgrad_autodiff::rules::cos(v_5);
                            d_t_self.a += d_4 * v_6;
                            d_s += d_x_2;
                        }
                    }
                }
            }
            ::rootgrad_autodiff::rt::State::restore(&mut s, &now.0);
            ::rootgrad_autodiff::rt::State::restore(&mut t_s, &now.1);
            d_t_x += d_t_s;
            d_x += d_s;
            (d_x, d_t_x)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp_run<'__shadow>(
            &self,
            d0: ::core::option::Option<&mut Self>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a2: f64,
            d2: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a3: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            d3: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a4: usize,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(f64, f64)>,
        ) {
            let a3 = a3.or_zero(&a2);
            let mut store3 = a3;
            let mut store2 = a2;
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
            let (g2, g3) = Self::run_pushforward_pullback(
                self,
                d0,
                a1,
                d1,
                a2,
                a3,
                a4,
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
        fn __path_jvp_vjp_run<'__shadow>(
            a0: &Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a2: f64,
            d2: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a3: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            d3: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a4: usize,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(f64, f64)>,
        ) {
            let a3 = a3.or_zero(&a2);
            let mut store3 = a3;
            let mut store2 = a2;
            let mut zero1 = ::core::option::Option::None;
            let a1 = a1.or_zero(&*a0, &mut zero1);
            let mut store1 = ::rootgrad_autodiff::rt::discarded(a1);
            let d1 = d1.or_discard(&mut store1);
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let (g2, g3) = Self::run_pushforward_pullback(
                a0,
                d0,
                a1,
                d1,
                a2,
                a3,
                a4,
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
        fn __vjp_run<'__shadow>(
            &self,
            d0: ::core::option::Option<&mut Self>,
            a1: f64,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a2: usize,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
        ) {
            let mut store1 = a1;
            let mut store = ::core::option::Option::None;
            let d0 = match d0 {
                ::core::option::Option::Some(d0) => d0,
                ::core::option::Option::None => {
                    store.insert(::rootgrad_autodiff::rt::discarded(self))
                }
            };
            let (_primal, g1) = Self::run_pullback(self, d0, a1, a2, d_ret.seed());
            *d1.or_discard(&mut store1) += g1;
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_vjp_run<'__shadow>(
            a0: &Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a1: f64,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a2: usize,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
        ) {
            let mut store1 = a1;
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let (_primal, g1) = Self::run_pullback(a0, d0, a1, a2, d_ret.seed());
            *d1.or_discard(&mut store1) += g1;
        }
    }
    impl M {
        #[doc(hidden)]
        #[allow(dead_code, nonstandard_style)]
        fn __only_one_marked_impl_may_have_go() {
            ::rootgrad_autodiff::rt::same(Self::go, <Self as Run>::go);
        }
        /// The reverse derivative of [`go`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        pub fn go_pullback(
            self: &Self,
            d_self: &mut Self,
            x: f64,
            d_ret: f64,
        ) -> (f64, f64) {
            let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
            let mut s = x;
            let mut marks = ::rootgrad_autodiff::rt::Checkpoints::new(
                3,
                ::core::option::Option::Some(
                    ::core::iter::Iterator::size_hint(
                            &::core::iter::IntoIterator::into_iter(0..7),
                        )
                        .0,
                ),
            );
            for _ in 0..7 {
                marks.pass(|| (::rootgrad_autodiff::rt::State::save(&s),));
                s += (0.3 * s.cos()) * self.a;
            }
            kept_3.push(marks);
            let result: f64 = s;
            let mut d_x = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result = d_ret;
            let mut d_s: f64 = -0.0;
            d_s += d_result;
            let mut marks = kept_3.take();
            let now = (::rootgrad_autodiff::rt::State::save(&s),);
            while let ::core::option::Option::Some(next) = marks.next_move() {
                match next {
                    ::rootgrad_autodiff::rt::Move::Restore => {
                        ::rootgrad_autodiff::rt::State::restore(
                            &mut s,
                            &marks.state().0,
                        );
                    }
                    ::rootgrad_autodiff::rt::Move::Save => {
                        marks.save((::rootgrad_autodiff::rt::State::save(&s),))
                    }
                    ::rootgrad_autodiff::rt::Move::Advance(from, to) => {
                        for _ in ::core::iter::IntoIterator::into_iter((0..7))
                            .skip(from)
                            .take(to - from)
                        {
                            s += (0.3 * s.cos()) * self.a;
                        }
                    }
                    ::rootgrad_autodiff::rt::Move::Reverse(from) => {
                        for _ in ::core::iter::IntoIterator::into_iter((0..7))
                            .skip(from)
                            .take(1)
                        {
                            s += kept_2.keep((0.3 * kept_1.keep(s).cos())) * self.a;
                            let v_1 = kept_1.take();
                            let v_2 = kept_2.take();
                            let d_1 = d_s;
                            let d_2 = d_1 * self.a;
                            let d_3 = d_2 * 0.3;
                            d_s += d_3 * ::rootgrad_autodiff::rules::cos(v_1);
                            d_self.a += d_1 * v_2;
                        }
                    }
                }
            }
            ::rootgrad_autodiff::rt::State::restore(&mut s, &now.0);
            d_x += d_s;
            (result, d_x)
        }
        /// The forward derivative of [`go`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        pub fn go_pushforward(
            self: &Self,
            t_self: &Self,
            x: f64,
            t_x: f64,
        ) -> (f64, f64) {
            let mut s = x;
            let mut t_s = t_x;
            for _ in 0..7 {
                t_s
                    += (0.3 * (::rootgrad_autodiff::rules::cos(s) * t_s)) * self.a
                        + (0.3 * s.cos()) * ::rootgrad_autodiff::rt::scalar(t_self.a);
                s += (0.3 * s.cos()) * self.a;
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
        pub fn __jvp_go(
            &self,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            a1: f64,
            t1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
        ) -> (f64, f64) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*self, &mut store0);
            let t1 = t1.or_zero(&a1);
            Self::go_pushforward(self, t0, a1, t1)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        pub fn __path_jvp_go(
            a0: &Self,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            a1: f64,
            t1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
        ) -> (f64, f64) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            let t1 = t1.or_zero(&a1);
            Self::go_pushforward(a0, t0, a1, t1)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        pub fn go_pushforward_pullback(
            self: &Self,
            d_self: &mut Self,
            t_self: &Self,
            d_t_self: &mut Self,
            x: f64,
            t_x: f64,
            d_ret: (f64, f64),
        ) -> (f64, f64) {
            let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_5 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_6 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_7 = ::rootgrad_autodiff::rt::Slot::new();
            let mut s = x;
            let mut t_s = t_x;
            let mut marks = ::rootgrad_autodiff::rt::Checkpoints::new(
                3,
                ::core::option::Option::Some(
                    ::core::iter::Iterator::size_hint(
                            &::core::iter::IntoIterator::into_iter(0..7),
                        )
                        .0,
                ),
            );
            for _ in 0..7 {
                marks
                    .pass(|| (
                        ::rootgrad_autodiff::rt::State::save(&s),
                        ::rootgrad_autodiff::rt::State::save(&t_s),
                    ));
                let x_2 = s;
                t_s
                    += ((0.3 * ((-x_2.sin()) * t_s)) * self.a)
                        + ((0.3 * s.cos()) * t_self.a);
                s += (0.3 * s.cos()) * self.a;
            }
            kept_7.push(marks);
            let result: f64 = s;
            let t_result: f64 = t_s;
            let result_2: (f64, f64) = (result, t_result);
            let mut d_x = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_x = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result_2 = d_ret;
            let mut d_s: f64 = -0.0;
            let mut d_t_s: f64 = -0.0;
            let mut d_result: f64 = -0.0;
            let mut d_t_result: f64 = -0.0;
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            d_t_s += d_t_result;
            d_s += d_result;
            let mut marks = kept_7.take();
            let now = (
                ::rootgrad_autodiff::rt::State::save(&s),
                ::rootgrad_autodiff::rt::State::save(&t_s),
            );
            while let ::core::option::Option::Some(next) = marks.next_move() {
                match next {
                    ::rootgrad_autodiff::rt::Move::Restore => {
                        ::rootgrad_autodiff::rt::State::restore(
                            &mut s,
                            &marks.state().0,
                        );
                        ::rootgrad_autodiff::rt::State::restore(
                            &mut t_s,
                            &marks.state().1,
                        );
                    }
                    ::rootgrad_autodiff::rt::Move::Save => {
                        marks
                            .save((
                                ::rootgrad_autodiff::rt::State::save(&s),
                                ::rootgrad_autodiff::rt::State::save(&t_s),
                            ))
                    }
                    ::rootgrad_autodiff::rt::Move::Advance(from, to) => {
                        for _ in ::core::iter::IntoIterator::into_iter((0..7))
                            .skip(from)
                            .take(to - from)
                        {
                            let x_2 = s;
                            t_s
                                += ((0.3 * ((-x_2.sin()) * t_s)) * self.a)
                                    + ((0.3 * s.cos()) * t_self.a);
                            s += (0.3 * s.cos()) * self.a;
                        }
                    }
                    ::rootgrad_autodiff::rt::Move::Reverse(from) => {
                        for _ in ::core::iter::IntoIterator::into_iter((0..7))
                            .skip(from)
                            .take(1)
                        {
                            let x_2 = s;
                            t_s
                                += (kept_4.keep((0.3 * ((-x_2.sin()) * kept_3.keep(t_s))))
                                    * self.a)
                                    + (kept_6.keep((0.3 * kept_5.keep(s).cos())) * t_self.a);
                            s += kept_2.keep((0.3 * kept_1.keep(s).cos())) * self.a;
                            let mut d_x_2: f64 = -0.0;
                            let v_1 = kept_1.take();
                            let v_2 = kept_2.take();
                            let d_1 = d_s;
                            let d_2 = d_1 * self.a;
                            let d_3 = d_2 * 0.3;
                            d_s += d_3 * ::rootgrad_autodiff::rules::cos(v_1);
                            d_self.a += d_1 * v_2;
                            let v_3 = kept_3.take();
                            let v_4 = kept_4.take();
                            let v_5 = kept_5.take();
                            let v_6 = kept_6.take();
                            let d_4 = d_t_s;
                            let d_5 = d_4 * self.a;
                            let d_6 = d_5 * 0.3;
                            let d_7 = d_6 * v_3;
                            d_x_2 -= d_7 * ::rootgrad_autodiff::rules::sin(x_2);
                            d_t_s += d_6 * (-x_2.sin());
                            d_self.a += d_4 * v_4;
                            let d_8 = d_4 * t_self.a;
                            let d_9 = d_8 * 0.3;
                            d_s += d_9 * ::rootgrad_autodiff::rules::cos(v_5);
                            d_t_self.a += d_4 * v_6;
                            d_s += d_x_2;
                        }
                    }
                }
            }
            ::rootgrad_autodiff::rt::State::restore(&mut s, &now.0);
            ::rootgrad_autodiff::rt::State::restore(&mut t_s, &now.1);
            d_t_x += d_t_s;
            d_x += d_s;
            (d_x, d_t_x)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        pub fn __jvp_vjp_go<'__shadow>(
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
            let mut store = ::core::option::Option::None;
            let d0 = match d0 {
                ::core::option::Option::Some(d0) => d0,
                ::core::option::Option::None => {
                    store.insert(::rootgrad_autodiff::rt::discarded(self))
                }
            };
            let (g2, g3) = Self::go_pushforward_pullback(
                self,
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
        pub fn __path_jvp_vjp_go<'__shadow>(
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
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let (g2, g3) = Self::go_pushforward_pullback(
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
        pub fn __vjp_go<'__shadow>(
            &self,
            d0: ::core::option::Option<&mut Self>,
            a1: f64,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
        ) {
            let mut store1 = a1;
            let mut store = ::core::option::Option::None;
            let d0 = match d0 {
                ::core::option::Option::Some(d0) => d0,
                ::core::option::Option::None => {
                    store.insert(::rootgrad_autodiff::rt::discarded(self))
                }
            };
            let (_primal, g1) = Self::go_pullback(self, d0, a1, d_ret.seed());
            *d1.or_discard(&mut store1) += g1;
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        pub fn __path_vjp_go<'__shadow>(
            a0: &Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a1: f64,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
        ) {
            let mut store1 = a1;
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let (_primal, g1) = Self::go_pullback(a0, d0, a1, d_ret.seed());
            *d1.or_discard(&mut store1) += g1;
        }
    }
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(p: &[f64], d_p: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::callees!(; fn __vjp_go, fn __vjp_run & fn __handed_go);
        ::rootgrad_autodiff::rt::same_length("p", p.len(), d_p.len());
        let m = M { a: p[0] };
        let argument = p[1];
        let value = m.run(argument, 20);
        let argument_2 = p[2];
        let value_2 = m.__handed_go().go(argument_2);
        let result: f64 = value * value_2;
        let mut d_result = d_ret;
        let mut d_m = ::rootgrad_autodiff::Differentiable::zero_like(&m);
        let mut d_argument: f64 = -0.0;
        let mut d_value = ::rootgrad_autodiff::Differentiable::zero_like(&value);
        let mut d_argument_2: f64 = -0.0;
        let mut d_value_2 = ::rootgrad_autodiff::Differentiable::zero_like(&value_2);
        d_value += d_result * value_2;
        d_value_2 += d_result * value;
        (m)
            .__vjp_go(
                ::core::option::Option::Some(&mut d_m),
                argument_2,
                &mut d_argument_2,
                d_value_2,
            );
        d_p[2] += d_argument_2;
        (m)
            .__vjp_run(
                ::core::option::Option::Some(&mut d_m),
                argument,
                &mut d_argument,
                20,
                ::rootgrad_autodiff::rt::Inactive,
                d_value,
            );
        d_p[1] += d_argument;
        let M { a: d_1 } = &d_m else { ::rootgrad_autodiff::rt::wrong_variant() };
        d_p[0] += (*d_1);
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(p: &[f64], t_p: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(; fn __jvp_go, fn __jvp_run);
        ::rootgrad_autodiff::rt::equal_lengths("p", p.len(), "t_p", t_p.len());
        let t_m = M { a: t_p[0] };
        let m = M { a: p[0] };
        let argument = p[1];
        let t_argument = t_p[1];
        let (v_1, t_value) = (m)
            .__jvp_run(
                &t_m,
                argument,
                t_argument,
                20,
                ::rootgrad_autodiff::rt::Inactive,
            );
        let value = v_1;
        let argument_2 = p[2];
        let t_argument_2 = t_p[2];
        let (v_2, t_value_2) = (m).__jvp_go(&t_m, argument_2, t_argument_2);
        let value_2 = v_2;
        let result: f64 = value * value_2;
        let t_result: f64 = t_value * value_2 + value * t_value_2;
        (result, t_result)
    }
}
mod in_nested_functions {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(p: &[f64], d_p: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("p", p.len(), d_p.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
        fn inner(x: f64, a: f64) -> f64 {
            let mut s = x;
            for _ in 0..7 {
                s += 0.3 * s.cos() * a;
            }
            s
        }
        let x: f64 = p[0];
        let a: f64 = p[1];
        let mut s = x;
        let mut marks = ::rootgrad_autodiff::rt::Checkpoints::new(
            3,
            ::core::option::Option::Some(
                ::core::iter::Iterator::size_hint(
                        &::core::iter::IntoIterator::into_iter(0..7),
                    )
                    .0,
            ),
        );
        for _ in 0..7 {
            marks.pass(|| (::rootgrad_autodiff::rt::State::save(&s),));
            s += (0.3 * s.cos()) * a;
        }
        kept_3.push(marks);
        let result: f64 = s;
        let mut d_result = d_ret;
        let mut d_x: f64 = -0.0;
        let mut d_a: f64 = -0.0;
        let mut d_s: f64 = -0.0;
        d_s += d_result;
        let mut marks = kept_3.take();
        let now = (::rootgrad_autodiff::rt::State::save(&s),);
        while let ::core::option::Option::Some(next) = marks.next_move() {
            match next {
                ::rootgrad_autodiff::rt::Move::Restore => {
                    ::rootgrad_autodiff::rt::State::restore(&mut s, &marks.state().0);
                }
                ::rootgrad_autodiff::rt::Move::Save => {
                    marks.save((::rootgrad_autodiff::rt::State::save(&s),))
                }
                ::rootgrad_autodiff::rt::Move::Advance(from, to) => {
                    for _ in ::core::iter::IntoIterator::into_iter((0..7))
                        .skip(from)
                        .take(to - from)
                    {
                        s += (0.3 * s.cos()) * a;
                    }
                }
                ::rootgrad_autodiff::rt::Move::Reverse(from) => {
                    for _ in ::core::iter::IntoIterator::into_iter((0..7))
                        .skip(from)
                        .take(1)
                    {
                        s += kept_2.keep((0.3 * kept_1.keep(s).cos())) * a;
                        let v_1 = kept_1.take();
                        let v_2 = kept_2.take();
                        let d_1 = d_s;
                        let d_2 = d_1 * a;
                        let d_3 = d_2 * 0.3;
                        d_s += d_3 * ::rootgrad_autodiff::rules::cos(v_1);
                        d_a += d_1 * v_2;
                    }
                }
            }
        }
        ::rootgrad_autodiff::rt::State::restore(&mut s, &now.0);
        d_x += d_s;
        d_p[1] += d_a;
        d_p[0] += d_x;
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(p: &[f64], t_p: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("p", p.len(), "t_p", t_p.len());
        fn inner(x: f64, a: f64) -> f64 {
            let mut s = x;
            for _ in 0..7 {
                s += 0.3 * s.cos() * a;
            }
            s
        }
        let x: f64 = p[0];
        let t_x: f64 = t_p[0];
        let a: f64 = p[1];
        let t_a: f64 = t_p[1];
        let mut s = x;
        let mut t_s = t_x;
        for _ in 0..7 {
            t_s
                += (0.3 * (::rootgrad_autodiff::rules::cos(s) * t_s)) * a
                    + (0.3 * s.cos()) * t_a;
            s += (0.3 * s.cos()) * a;
        }
        let result: f64 = s;
        let t_result: f64 = t_s;
        (result, t_result)
    }
}
