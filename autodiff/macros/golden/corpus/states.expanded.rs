// Written by the golden test; do not edit.
mod handed_on {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut n = 0;
        let mut n_2 = n;
        let mut t = || {
            n_2 += 1;
            n_2
        };
        let value = run(&mut t);
        let mut t_2 = || {
            n_2 += 1;
            n_2
        };
        let value_2 = run(&mut t_2);
        let result: f64 = x[value.clone()] * x[value_2.clone()];
        let mut d_result = d_ret;
        d_x[value.clone()] += d_result * x[value_2.clone()];
        d_x[value_2.clone()] += d_result * x[value.clone()];
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut n = 0;
        let mut n_2 = n;
        let mut t = || {
            n_2 += 1;
            n_2
        };
        let value = run(&mut t);
        let mut t_2 = || {
            n_2 += 1;
            n_2
        };
        let value_2 = run(&mut t_2);
        let result: f64 = x[value.clone()] * x[value_2.clone()];
        let t_result: f64 = ::rootgrad_autodiff::rt::scalar(t_x[value.clone()])
            * x[value_2.clone()]
            + x[value.clone()] * ::rootgrad_autodiff::rt::scalar(t_x[value_2.clone()]);
        (result, t_result)
    }
}
mod in_loops {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
        let mut d_result = d_ret;
        let mut n = 0;
        let mut n_2 = n;
        let mut s = 0.0;
        let mut d_s: f64 = -0.0;
        d_s += d_result;
        for _ in 0..3 {
            let mut t = || {
                n_2 += 1;
                n_2
            };
            let value = run(&mut t);
            let k = value % 6;
            n_2 += 1;
            s += x[k] * x[kept_1.keep((n_2 % 6))];
            let v_1 = kept_1.take();
            let d_1 = d_s;
            d_x[k] += d_1 * x[v_1];
            d_x[v_1] += d_1 * x[k];
        }
        let result: f64 = s;
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut n = 0;
        let mut n_2 = n;
        let mut s = 0.0;
        let mut t_s = 0.0;
        for _ in 0..3 {
            let mut t = || {
                n_2 += 1;
                n_2
            };
            let value = run(&mut t);
            let k = value % 6;
            n_2 += 1;
            t_s += t_x[k] * x[(n_2 % 6)] + x[k] * t_x[n_2 % 6];
            s += x[k] * x[(n_2 % 6)];
        }
        let result: f64 = s;
        let t_result: f64 = t_s;
        (result, t_result)
    }
}
mod shuffled {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut d_result = d_ret;
        let mut seed = 12345u64;
        let mut seed_2 = seed;
        let length = ::rootgrad_autodiff::rt::count(0, x.len());
        let mut idx: ::std::vec::Vec<usize> = ::std::vec![
            ::core::default::Default::default(); length
        ];
        let length_2 = ::rootgrad_autodiff::rt::count(0, x.len());
        for i in 0..length_2 {
            idx[i] = ::rootgrad_autodiff::rt::nth_before(0, x.len(), i);
        }
        let mut s = 0.0;
        let mut d_s: f64 = -0.0;
        d_s += d_result;
        for k in 0..3 {
            let mut t = || {
                seed_2 = seed_2
                    .wrapping_mul(6364136223846793005)
                    .wrapping_add(1442695040888963407);
                seed_2 >> 33
            };
            shuffle(&mut idx, &mut t);
            seed_2 = seed_2
                .wrapping_mul(6364136223846793005)
                .wrapping_add(1442695040888963407);
            let u = (((seed_2 >> 33) % 1000) as f64) / 1000.0;
            let length_3 = idx.len().min(idx[1..].len());
            for i_2 in 0..length_3 {
                let a = &idx[i_2];
                let b = &idx[1..][i_2];
                s += ((x[(*a)] * x[(*b)]) * u) * ((k + 1) as f64);
                let a = &idx[i_2];
                let b = &idx[1..][i_2];
                let d_1 = d_s;
                let d_2 = d_1 * ((k + 1) as f64);
                let d_3 = d_2 * u;
                d_x[*a] += d_3 * x[(*b)];
                d_x[*b] += d_3 * x[(*a)];
            }
        }
        let result: f64 = s;
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut seed = 12345u64;
        let mut seed_2 = seed;
        let length = ::rootgrad_autodiff::rt::count(0, x.len());
        let mut idx: ::std::vec::Vec<usize> = ::std::vec![
            ::core::default::Default::default(); length
        ];
        let length_2 = ::rootgrad_autodiff::rt::count(0, x.len());
        for i in 0..length_2 {
            idx[i] = ::rootgrad_autodiff::rt::nth_before(0, x.len(), i);
        }
        let mut s = 0.0;
        let mut t_s = 0.0;
        for k in 0..3 {
            let mut t = || {
                seed_2 = seed_2
                    .wrapping_mul(6364136223846793005)
                    .wrapping_add(1442695040888963407);
                seed_2 >> 33
            };
            shuffle(&mut idx, &mut t);
            seed_2 = seed_2
                .wrapping_mul(6364136223846793005)
                .wrapping_add(1442695040888963407);
            let u = (((seed_2 >> 33) % 1000) as f64) / 1000.0;
            let length_3 = idx.len().min(idx[1..].len());
            for i_2 in 0..length_3 {
                let a = &idx[i_2];
                let b = &idx[1..][i_2];
                t_s += ((t_x[*a] * x[(*b)] + x[(*a)] * t_x[*b]) * u) * ((k + 1) as f64);
                s += ((x[(*a)] * x[(*b)]) * u) * ((k + 1) as f64);
            }
        }
        let result: f64 = s;
        let t_result: f64 = t_s;
        (result, t_result)
    }
}
mod by_value {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut acc = 0.0;
        let mut acc_2 = acc;
        let mut sum_2: f64 = -0.0;
        let length = x.len();
        for i in 0..length {
            let v: &f64 = &x[i];
            acc_2 = (0.5 * acc_2) + (*v);
            let v_2 = kept_1.keep(acc_2);
            sum_2 += v_2 * v_2;
        }
        let result: f64 = sum_2;
        let mut d_result = d_ret;
        let mut d_acc_2: f64 = -0.0;
        let mut d_sum_2: f64 = -0.0;
        d_sum_2 += d_result;
        for i in (0..length).rev() {
            let v_2 = kept_1.take();
            let mut d_v_2: f64 = -0.0;
            let d_1 = d_sum_2;
            d_v_2 += d_1 * v_2;
            d_v_2 += d_1 * v_2;
            d_acc_2 += d_v_2;
            let d_2 = ::core::mem::take(&mut d_acc_2);
            d_acc_2 += d_2 * 0.5;
            d_x[i] += d_2;
        }
        kept_1.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut acc = 0.0;
        let mut acc_2 = acc;
        let mut t_acc_2 = 0.0;
        let mut sum_2: f64 = -0.0;
        let mut t_sum_2: f64 = 0.0;
        let length = x.len();
        for i in 0..length {
            let v: &f64 = &x[i];
            let t_v: &f64 = &t_x[i];
            t_acc_2 = (0.5 * t_acc_2) + (*t_v);
            acc_2 = (0.5 * acc_2) + (*v);
            let v_2 = acc_2;
            let t_v_2 = t_acc_2;
            t_sum_2 += t_v_2 * v_2 + v_2 * t_v_2;
            sum_2 += v_2 * v_2;
        }
        let result: f64 = sum_2;
        let t_result: f64 = t_sum_2;
        (result, t_result)
    }
}
mod one_each_pass {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut d_result = d_ret;
        let mut s = 0.0;
        let mut d_s: f64 = -0.0;
        d_s += d_result;
        for i in 0..3 {
            let mut acc = x[i];
            let mut acc_2 = acc;
            let mut sum_2: f64 = -0.0;
            let length = x.len();
            for i_2 in 0..length {
                let v: &f64 = &x[i_2];
                acc_2 = (0.5 * acc_2) + (*v);
                let v_2 = kept_1.keep(acc_2);
                sum_2 += v_2 * v_2;
            }
            s += sum_2;
            let mut d_acc: f64 = -0.0;
            let mut d_acc_2: f64 = -0.0;
            let mut d_sum_2: f64 = -0.0;
            let d_1 = d_s;
            d_sum_2 += d_1;
            for i_2 in (0..length).rev() {
                let v_2 = kept_1.take();
                let mut d_v_2: f64 = -0.0;
                let d_2 = d_sum_2;
                d_v_2 += d_2 * v_2;
                d_v_2 += d_2 * v_2;
                d_acc_2 += d_v_2;
                let d_3 = ::core::mem::take(&mut d_acc_2);
                d_acc_2 += d_3 * 0.5;
                d_x[i_2] += d_3;
            }
            d_acc += d_acc_2;
            d_x[i] += d_acc;
        }
        let result: f64 = s;
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
        for i in 0..3 {
            let mut acc = x[i];
            let mut t_acc = t_x[i];
            let mut acc_2 = acc;
            let mut t_acc_2 = t_acc;
            let mut sum_2: f64 = -0.0;
            let mut t_sum_2: f64 = 0.0;
            let length = x.len();
            for i_2 in 0..length {
                let v: &f64 = &x[i_2];
                let t_v: &f64 = &t_x[i_2];
                t_acc_2 = (0.5 * t_acc_2) + (*t_v);
                acc_2 = (0.5 * acc_2) + (*v);
                let v_2 = acc_2;
                let t_v_2 = t_acc_2;
                t_sum_2 += t_v_2 * v_2 + v_2 * t_v_2;
                sum_2 += v_2 * v_2;
            }
            t_s += t_sum_2;
            s += sum_2;
        }
        let result: f64 = s;
        let t_result: f64 = t_s;
        (result, t_result)
    }
}
mod stateless {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
        let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_3 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_4 = ::rootgrad_autodiff::Shapes::new();
        let k = x[0];
        let mut m = 2.0;
        m = kept_1.keep(m) * k;
        let mut m_2 = m;
        m = 7.0;
        let t;
        let t_3;
        let t_4 = Some(2.0);
        match t_4 {
            Some(held_2) => {
                let v: f64 = held_2;
                t_3 = Some(((v * k) + m_2));
                shape_2.keep(&t_3);
            }
            None => {
                t_3 = None;
                shape_2.keep(&t_3);
            }
        }
        match ::core::clone::Clone::clone(&t_3) {
            Some(held) => {
                t = held;
                shape_1.keep(&t);
            }
            None => {
                panic!("called `Option::unwrap()` on a `None` value");
            }
        }
        let t_5;
        let t_7;
        let t_8 = Some(x[1]);
        match ::core::clone::Clone::clone(&t_8) {
            Some(held_4) => {
                let v_2: f64 = held_4;
                t_7 = Some(((v_2 * k) + m_2));
                shape_4.keep(&t_7);
            }
            None => {
                t_7 = None;
                shape_4.keep(&t_7);
            }
        }
        match ::core::clone::Clone::clone(&t_7) {
            Some(held_3) => {
                t_5 = held_3;
                shape_3.keep(&t_5);
            }
            None => {
                panic!("called `Option::unwrap()` on a `None` value");
            }
        }
        let v_3: f64 = m;
        let result: f64 = (t * t_5) + ((v_3 * k) + m_2);
        let mut d_result = d_ret;
        let mut d_k: f64 = -0.0;
        let mut d_m: f64 = -0.0;
        let mut d_m_2: f64 = -0.0;
        let mut d_t = shape_1.zero();
        let mut d_t_3 = shape_2.zero();
        let mut d_t_5 = shape_3.zero();
        let mut d_t_7 = shape_4.zero();
        let mut d_t_8 = ::rootgrad_autodiff::Differentiable::zero_like(&t_8);
        let mut d_v_3: f64 = -0.0;
        d_t += d_result * t_5;
        d_t_5 += d_result * t;
        d_v_3 += d_result * k;
        d_k += d_result * v_3;
        d_m_2 += d_result;
        d_m += d_v_3;
        match ::core::clone::Clone::clone(&t_7) {
            Some(held_3) => {
                let Some(d_held_3) = &mut d_t_7 else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                let d_1 = ::rootgrad_autodiff::Differentiable::take(&mut d_t_5);
                ::rootgrad_autodiff::rt::accumulate(&mut (*d_held_3), &(d_1));
            }
            None => {}
        }
        match ::core::clone::Clone::clone(&t_8) {
            Some(held_4) => {
                let Some(d_held_4) = &mut d_t_8 else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                let v_2: f64 = held_4;
                let mut d_v_2: f64 = -0.0;
                let d_2 = ::rootgrad_autodiff::Differentiable::take(&mut d_t_7);
                let Some(d_3) = &d_2 else { ::rootgrad_autodiff::rt::wrong_variant() };
                d_v_2 += (*d_3) * k;
                d_k += (*d_3) * v_2;
                d_m_2 += (*d_3);
                (*d_held_4) += d_v_2;
            }
            None => {
                let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_t_7);
            }
        }
        let Some(d_5) = &d_t_8 else { ::rootgrad_autodiff::rt::wrong_variant() };
        d_x[1] += (*d_5);
        match ::core::clone::Clone::clone(&t_3) {
            Some(held) => {
                let Some(d_held) = &mut d_t_3 else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                let d_6 = ::rootgrad_autodiff::Differentiable::take(&mut d_t);
                ::rootgrad_autodiff::rt::accumulate(&mut (*d_held), &(d_6));
            }
            None => {}
        }
        match t_4 {
            Some(held_2) => {
                let v: f64 = held_2;
                let d_7 = ::rootgrad_autodiff::Differentiable::take(&mut d_t_3);
                let Some(d_8) = &d_7 else { ::rootgrad_autodiff::rt::wrong_variant() };
                d_k += (*d_8) * v;
                d_m_2 += (*d_8);
            }
            None => {
                let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_t_3);
            }
        }
        let _ = ::core::mem::take(&mut d_m);
        d_m += d_m_2;
        let v_1 = kept_1.take();
        let d_11 = ::core::mem::take(&mut d_m);
        d_m += d_11 * k;
        d_k += d_11 * v_1;
        d_x[0] += d_k;
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let k = x[0];
        let t_k = t_x[0];
        let mut m = 2.0;
        let mut t_m = 0.0;
        t_m = t_m * k + m * t_k;
        m = m * k;
        let mut m_2 = m;
        let mut t_m_2 = t_m;
        t_m = 0.0;
        m = 7.0;
        let t;
        let t_t;
        let t_3;
        let t_t_3;
        let t_4 = Some(2.0);
        match t_4 {
            Some(held_2) => {
                let v: f64 = held_2;
                t_t_3 = Some((v * t_k) + t_m_2);
                t_3 = Some(((v * k) + m_2));
            }
            None => {
                let v_1 = None;
                t_t_3 = ::rootgrad_autodiff::Differentiable::zero_like(&v_1);
                t_3 = v_1;
            }
        }
        match ::core::clone::Clone::clone(&t_3) {
            Some(held) => {
                let Some(t_held) = ::core::clone::Clone::clone(&t_t_3) else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                t_t = t_held;
                t = held;
            }
            None => {
                panic!("called `Option::unwrap()` on a `None` value");
            }
        }
        let t_5;
        let t_t_5;
        let t_7;
        let t_t_7;
        let t_t_8 = Some(t_x[1]);
        let t_8 = Some(x[1]);
        match ::core::clone::Clone::clone(&t_8) {
            Some(held_4) => {
                let Some(t_held_4) = ::core::clone::Clone::clone(&t_t_8) else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                let v_2: f64 = held_4;
                let t_v_2: f64 = t_held_4;
                t_t_7 = Some((t_v_2 * k + v_2 * t_k) + t_m_2);
                t_7 = Some(((v_2 * k) + m_2));
            }
            None => {
                let v_4 = None;
                t_t_7 = ::rootgrad_autodiff::Differentiable::zero_like(&v_4);
                t_7 = v_4;
            }
        }
        match ::core::clone::Clone::clone(&t_7) {
            Some(held_3) => {
                let Some(t_held_3) = ::core::clone::Clone::clone(&t_t_7) else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                t_t_5 = t_held_3;
                t_5 = held_3;
            }
            None => {
                panic!("called `Option::unwrap()` on a `None` value");
            }
        }
        let v_3: f64 = m;
        let t_v_3: f64 = t_m;
        let result: f64 = (t * t_5) + ((v_3 * k) + m_2);
        let t_result: f64 = (t_t * t_5 + t * t_t_5) + ((t_v_3 * k + v_3 * t_k) + t_m_2);
        (result, t_result)
    }
}
mod by_reference {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut n = 0;
        let mut n_2 = n;
        let length = ::rootgrad_autodiff::rt::count(0, 2);
        let mut a: ::std::vec::Vec<usize> = ::std::vec![
            ::core::default::Default::default(); length
        ];
        let length_2 = ::rootgrad_autodiff::rt::count(0, 2);
        for i in 0..length_2 {
            n_2 += 1;
            a[i] = n_2;
        }
        let mut w = [0usize; 2];
        w.fill_with(
            &mut (|| {
                n_2 += 1;
                n_2
            }),
        );
        let t_2 = (x[a[0]] * x[a[1]]) * x[w[0]];
        let t = x[w[1]];
        n_2 += 1;
        let result: f64 = t_2 + (t * x[n_2]);
        let mut d_result = d_ret;
        let mut d_t_2: f64 = -0.0;
        let mut d_t: f64 = -0.0;
        d_t_2 += d_result;
        d_t += d_result * x[n_2];
        d_x[n_2] += d_result * t;
        d_x[w[1]] += d_t;
        let d_1 = d_t_2 * x[w[0]];
        d_x[a[0]] += d_1 * x[a[1]];
        d_x[a[1]] += d_1 * x[a[0]];
        d_x[w[0]] += d_t_2 * (x[a[0]] * x[a[1]]);
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut n = 0;
        let mut n_2 = n;
        let length = ::rootgrad_autodiff::rt::count(0, 2);
        let mut a: ::std::vec::Vec<usize> = ::std::vec![
            ::core::default::Default::default(); length
        ];
        let length_2 = ::rootgrad_autodiff::rt::count(0, 2);
        for i in 0..length_2 {
            n_2 += 1;
            a[i] = n_2;
        }
        let mut w = [0usize; 2];
        w.fill_with(
            &mut (|| {
                n_2 += 1;
                n_2
            }),
        );
        let t_2 = (x[a[0]] * x[a[1]]) * x[w[0]];
        let t_t_2 = (t_x[a[0]] * x[a[1]] + x[a[0]] * t_x[a[1]]) * x[w[0]]
            + (x[a[0]] * x[a[1]]) * t_x[w[0]];
        let t = x[w[1]];
        let t_t = t_x[w[1]];
        n_2 += 1;
        let result: f64 = t_2 + (t * x[n_2]);
        let t_result: f64 = t_t_2 + (t_t * x[n_2] + t * t_x[n_2]);
        (result, t_result)
    }
}
