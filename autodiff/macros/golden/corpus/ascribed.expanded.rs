// Written by the golden test; do not edit.
mod own_methods {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut it = C { n: 0 };
        ::rootgrad_autodiff::typed!(Option < u8 >, it.next());
        let p: Option<u8> = it.next();
        ::rootgrad_autodiff::typed!(Option < u8 >, it.first());
        let value = it.first();
        let q: Option<u8> = value;
        ::rootgrad_autodiff::typed!(Option < u8 >, it.get(3));
        let value_2 = it.get(3);
        let r: Option<u8> = value_2;
        let result: f64 = (x[(p.unwrap() as usize)] * x[(q.unwrap() as usize)])
            * x[(r.unwrap() as usize)];
        let mut d_result = d_ret;
        let d_1 = d_result * x[(r.unwrap() as usize)];
        d_x[p.unwrap() as usize] += d_1 * x[(q.unwrap() as usize)];
        d_x[q.unwrap() as usize] += d_1 * x[(p.unwrap() as usize)];
        d_x[r.unwrap() as usize]
            += d_result * (x[(p.unwrap() as usize)] * x[(q.unwrap() as usize)]);
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut it = C { n: 0 };
        ::rootgrad_autodiff::typed!(Option < u8 >, it.next());
        let p: Option<u8> = it.next();
        ::rootgrad_autodiff::typed!(Option < u8 >, it.first());
        let value = it.first();
        let q: Option<u8> = value;
        ::rootgrad_autodiff::typed!(Option < u8 >, it.get(3));
        let value_2 = it.get(3);
        let r: Option<u8> = value_2;
        let result: f64 = (x[(p.unwrap() as usize)] * x[(q.unwrap() as usize)])
            * x[(r.unwrap() as usize)];
        let t_result: f64 = (t_x[p.unwrap() as usize] * x[(q.unwrap() as usize)]
            + x[(p.unwrap() as usize)] * t_x[q.unwrap() as usize])
            * x[(r.unwrap() as usize)]
            + (x[(p.unwrap() as usize)] * x[(q.unwrap() as usize)])
                * t_x[r.unwrap() as usize];
        (result, t_result)
    }
}
mod taken_out {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
        let mut o = Some(5);
        ::rootgrad_autodiff::typed!(Option < u8 >, o.take());
        let mut old = ::core::option::Option::None;
        ::core::mem::swap(&mut o, &mut old);
        let p: Option<u8> = old;
        let t = 5;
        let _q: Option<u8> = Some(&t).copied();
        let v = [5, 3];
        let f = v.first();
        ::rootgrad_autodiff::typed!(Option < u8 >, f.copied());
        let g: Option<u8> = f.copied();
        let mut s = x[0];
        match p {
            Some(k) => {
                s = kept_2.keep(s) * (((!k) as f64) * x[1]);
            }
            _ => {}
        }
        match g {
            Some(k_2) => {
                s = kept_1.keep(s) * (((!k_2) as f64) * x[2]);
            }
            _ => {}
        }
        let result: f64 = s;
        let mut d_result = d_ret;
        let mut d_s: f64 = -0.0;
        d_s += d_result;
        match g {
            Some(k_2) => {
                let v_1 = kept_1.take();
                let d_1 = ::core::mem::take(&mut d_s);
                d_s += d_1 * (((!k_2) as f64) * x[2]);
                let d_2 = d_1 * v_1;
                d_x[2] += d_2 * ((!k_2) as f64);
            }
            _ => {}
        }
        match p {
            Some(k) => {
                let v_2 = kept_2.take();
                let d_3 = ::core::mem::take(&mut d_s);
                d_s += d_3 * (((!k) as f64) * x[1]);
                let d_4 = d_3 * v_2;
                d_x[1] += d_4 * ((!k) as f64);
            }
            _ => {}
        }
        d_x[0] += d_s;
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut o = Some(5);
        ::rootgrad_autodiff::typed!(Option < u8 >, o.take());
        let mut old = ::core::option::Option::None;
        ::core::mem::swap(&mut o, &mut old);
        let p: Option<u8> = old;
        let t = 5;
        let _q: Option<u8> = Some(&t).copied();
        let v = [5, 3];
        let f = v.first();
        ::rootgrad_autodiff::typed!(Option < u8 >, f.copied());
        let g: Option<u8> = f.copied();
        let mut s = x[0];
        let mut t_s = t_x[0];
        match p {
            Some(k) => {
                t_s = t_s * (((!k) as f64) * x[1]) + s * (((!k) as f64) * t_x[1]);
                s = s * (((!k) as f64) * x[1]);
            }
            _ => {}
        }
        match g {
            Some(k_2) => {
                t_s = t_s * (((!k_2) as f64) * x[2]) + s * (((!k_2) as f64) * t_x[2]);
                s = s * (((!k_2) as f64) * x[2]);
            }
            _ => {}
        }
        let result: f64 = s;
        let t_result: f64 = t_s;
        (result, t_result)
    }
}
mod coerced {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
        let mut s = x[0];
        let n = String::from("ab");
        let b = ::std::boxed::Box::new(s);
        let q = std::rc::Rc::new(vec![5]);
        let value: &Vec<u8> = &q;
        s = s * ((!q[0]) as f64);
        let m: &str = &n;
        s = kept_1.keep(s) * x[m.len()];
        let result: f64 = s * (*b);
        let mut d_result = d_ret;
        let m: &str = &n;
        let mut d_s: f64 = -0.0;
        let mut d_b = ::rootgrad_autodiff::Differentiable::zero_like(&b);
        d_s += d_result * (*b);
        (*d_b) += d_result * s;
        let v_1 = kept_1.take();
        let d_1 = ::core::mem::take(&mut d_s);
        d_s += d_1 * x[m.len()];
        d_x[m.len()] += d_1 * v_1;
        let d_2 = ::core::mem::take(&mut d_s);
        d_s += d_2 * ((!q[0]) as f64);
        d_s += (*d_b);
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
        let n = String::from("ab");
        let t_b = ::std::boxed::Box::new(t_s);
        let b = ::std::boxed::Box::new(s);
        let q = std::rc::Rc::new(vec![5]);
        let value: &Vec<u8> = &q;
        t_s = t_s * ((!q[0]) as f64);
        s = s * ((!q[0]) as f64);
        let m: &str = &n;
        t_s = t_s * x[m.len()] + s * t_x[m.len()];
        s = s * x[m.len()];
        let result: f64 = s * (*b);
        let t_result: f64 = t_s * (*b) + s * ::rootgrad_autodiff::rt::scalar(*t_b);
        (result, t_result)
    }
}
mod looked_up {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut s = x[0];
        let k = 1;
        ::rootgrad_autodiff::typed!(::core::option::Option < _ >, x.get(k + 1));
        s = s * (((!k) as f64) * 1e-19);
        let t = (1, 2.0);
        ::rootgrad_autodiff::typed!(::core::option::Option < _ >, x.get(t.0));
        s = s * (((!t.0) as f64) * 1e-19);
        let result: f64 = s * x[1];
        let mut d_result = d_ret;
        let mut d_s: f64 = -0.0;
        d_s += d_result * x[1];
        d_x[1] += d_result * s;
        let d_1 = ::core::mem::take(&mut d_s);
        d_s += d_1 * (((!t.0) as f64) * 1e-19);
        let d_2 = ::core::mem::take(&mut d_s);
        d_s += d_2 * (((!k) as f64) * 1e-19);
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
        let k = 1;
        ::rootgrad_autodiff::typed!(::core::option::Option < _ >, x.get(k + 1));
        t_s = t_s * (((!k) as f64) * 1e-19);
        s = s * (((!k) as f64) * 1e-19);
        let t = (1, 2.0);
        ::rootgrad_autodiff::typed!(::core::option::Option < _ >, x.get(t.0));
        t_s = t_s * (((!t.0) as f64) * 1e-19);
        s = s * (((!t.0) as f64) * 1e-19);
        let result: f64 = s * x[1];
        let t_result: f64 = t_s * x[1] + s * t_x[1];
        (result, t_result)
    }
}
mod behind_references {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let like_c = ::rootgrad_autodiff::rt::Like::new();
        let mut s = x[0];
        let t = (5, 3);
        let value: &u8 = &t.1;
        s = s * ((!t.1) as f64);
        let v = ::std::vec![5, 3];
        let value_2: &[u8] = &v;
        s = s * ((!v[0]) as f64);
        for c in 0..3 {
            like_c.of(&c);
            let value_3: &u8 = &c;
            s = s * (((!c) as f64) * 1e-2);
            s += x[1];
        }
        let result: f64 = s;
        let mut d_result = d_ret;
        let mut d_s: f64 = -0.0;
        d_s += d_result;
        for c in (0..3).rev() {
            like_c.of(&c);
            let d_1 = d_s;
            d_x[1] += d_1;
            let d_2 = ::core::mem::take(&mut d_s);
            d_s += d_2 * (((!c) as f64) * 1e-2);
        }
        let d_3 = ::core::mem::take(&mut d_s);
        d_s += d_3 * ((!v[0]) as f64);
        let d_4 = ::core::mem::take(&mut d_s);
        d_s += d_4 * ((!t.1) as f64);
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
        let t = (5, 3);
        let value: &u8 = &t.1;
        t_s = t_s * ((!t.1) as f64);
        s = s * ((!t.1) as f64);
        let v = ::std::vec![5, 3];
        let value_2: &[u8] = &v;
        t_s = t_s * ((!v[0]) as f64);
        s = s * ((!v[0]) as f64);
        for c in 0..3 {
            let value_3: &u8 = &c;
            t_s = t_s * (((!c) as f64) * 1e-2);
            s = s * (((!c) as f64) * 1e-2);
            t_s += t_x[1];
            s += x[1];
        }
        let result: f64 = s;
        let t_result: f64 = t_s;
        (result, t_result)
    }
}
mod by_reference {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
        let s = x[0];
        let mut a = (s, 5);
        {
            let q: &mut f64 = &mut a.0;
            (*q) = kept_1.keep((*q)) * s;
        }
        {
            let q_2: &mut u8 = &mut a.1;
            (*q_2) = (*q_2) * 2;
        }
        let result: f64 = (s * a.0) * ((!a.1) as f64);
        let mut d_result = d_ret;
        let mut d_s: f64 = -0.0;
        let mut d_a = ::rootgrad_autodiff::Differentiable::zero_like(&a);
        let d_1 = d_result * ((!a.1) as f64);
        d_s += d_1 * a.0;
        d_a.0 += d_1 * s;
        {
            let v_1 = kept_1.take();
            let d_2 = ::core::mem::take(&mut d_a.0);
            d_a.0 += d_2 * s;
            d_s += d_2 * v_1;
        }
        d_s += d_a.0;
        d_x[0] += d_s;
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let s = x[0];
        let t_s = t_x[0];
        let mut t_a = (t_s, ::rootgrad_autodiff::Differentiable::zero_like(&(5)));
        let mut a = (s, 5);
        {
            let q: &mut f64 = &mut a.0;
            let t_q: &mut f64 = &mut t_a.0;
            (*t_q) = (*t_q) * s + (*q) * t_s;
            (*q) = (*q) * s;
        }
        {
            let q_2: &mut u8 = &mut a.1;
            let t_q_2: &mut u8 = &mut t_a.1;
            (*q_2) = (*q_2) * 2;
        }
        let result: f64 = (s * a.0) * ((!a.1) as f64);
        let t_result: f64 = (t_s * a.0 + s * t_a.0) * ((!a.1) as f64);
        (result, t_result)
    }
}
mod thrown_away {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut s = x[0];
        let k = 5;
        (S { k: k });
        s = s * ((!k) as f64);
        let j = 3;
        (j..5u8);
        s = s * ((!j) as f64);
        let m = 3;
        Some::<u8>(m);
        s = s * ((!m) as f64);
        let result: f64 = s * x[1];
        let mut d_result = d_ret;
        let mut d_s: f64 = -0.0;
        d_s += d_result * x[1];
        d_x[1] += d_result * s;
        let d_1 = ::core::mem::take(&mut d_s);
        d_s += d_1 * ((!m) as f64);
        let d_2 = ::core::mem::take(&mut d_s);
        d_s += d_2 * ((!j) as f64);
        let d_3 = ::core::mem::take(&mut d_s);
        d_s += d_3 * ((!k) as f64);
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
        let k = 5;
        (S { k: k });
        t_s = t_s * ((!k) as f64);
        s = s * ((!k) as f64);
        let j = 3;
        (j..5u8);
        t_s = t_s * ((!j) as f64);
        s = s * ((!j) as f64);
        let m = 3;
        Some::<u8>(m);
        t_s = t_s * ((!m) as f64);
        s = s * ((!m) as f64);
        let result: f64 = s * x[1];
        let t_result: f64 = t_s * x[1] + s * t_x[1];
        (result, t_result)
    }
}
mod lists_of_closures {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut d_result = d_ret;
        let mut sum_2: f64 = -0.0;
        let length = x.len();
        let mut d_sum_2: f64 = -0.0;
        d_sum_2 += d_result;
        for i in 0..length {
            let t = ::std::vec![5u8, 3u8];
            let length_2 = t.len();
            for i_2 in 0..length_2 {
                let k = t[i_2];
                sum_2 += ((!k) as f64) * x[1];
                let d_1 = d_sum_2;
                d_x[1] += d_1 * ((!k) as f64);
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
        let mut sum_2: f64 = -0.0;
        let mut t_sum_2: f64 = 0.0;
        let length = x.len();
        for i in 0..length {
            let t = ::std::vec![5u8, 3u8];
            let length_2 = t.len();
            for i_2 in 0..length_2 {
                let k = t[i_2];
                t_sum_2 += ((!k) as f64) * t_x[1];
                sum_2 += ((!k) as f64) * x[1];
            }
        }
        let result: f64 = sum_2;
        let t_result: f64 = t_sum_2;
        (result, t_result)
    }
}
mod repeated {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut d_result = d_ret;
        let mut sum_2: f64 = -0.0;
        let length = x.len();
        let mut d_sum_2: f64 = -0.0;
        d_sum_2 += d_result;
        for i in 0..length {
            let v = &x[i];
            let t = [(5u8, (*v)); 2];
            let length_2 = t.len();
            let mut d_t = ::rootgrad_autodiff::Differentiable::zero_like(&t);
            for i_2 in 0..length_2 {
                let k = t[i_2].0;
                let v_2 = t[i_2].1;
                sum_2 += (((!k) as f64) * v_2) * v_2;
                let mut d_v_2: f64 = -0.0;
                let d_1 = d_sum_2;
                let d_2 = d_1 * v_2;
                d_v_2 += d_2 * ((!k) as f64);
                d_v_2 += d_1 * (((!k) as f64) * v_2);
                d_t[i_2].1 += d_v_2;
            }
            for d_3 in d_t.iter() {
                d_x[i] += (*d_3).1;
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
        let mut sum_2: f64 = -0.0;
        let mut t_sum_2: f64 = 0.0;
        let length = x.len();
        for i in 0..length {
            let v = &x[i];
            let t_v = &t_x[i];
            let t = [(5u8, (*v)); 2];
            let t_t = [(
                ::rootgrad_autodiff::Differentiable::zero_like(&(5u8)),
                *t_v,
            ); 2];
            let length_2 = t.len();
            for i_2 in 0..length_2 {
                let k = t[i_2].0;
                let v_2 = t[i_2].1;
                let t_v_2 = t_t[i_2].1;
                t_sum_2 += (((!k) as f64) * t_v_2) * v_2 + (((!k) as f64) * v_2) * t_v_2;
                sum_2 += (((!k) as f64) * v_2) * v_2;
            }
        }
        let result: f64 = sum_2;
        let t_result: f64 = t_sum_2;
        (result, t_result)
    }
}
mod ranges {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut d_result = d_ret;
        let mut sum_2: f64 = -0.0;
        let length = x.len();
        let mut d_sum_2: f64 = -0.0;
        d_sum_2 += d_result;
        for i in 0..length {
            for i_2 in 3u8..5u8 {
                let k = i_2;
                sum_2 += (((!k) as f64) * x[1]) * x[2];
                let d_1 = d_sum_2;
                let d_2 = d_1 * x[2];
                d_x[1] += d_2 * ((!k) as f64);
                d_x[2] += d_1 * (((!k) as f64) * x[1]);
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
        let mut sum_2: f64 = -0.0;
        let mut t_sum_2: f64 = 0.0;
        let length = x.len();
        for i in 0..length {
            for i_2 in 3u8..5u8 {
                let k = i_2;
                t_sum_2
                    += (((!k) as f64) * t_x[1]) * x[2] + (((!k) as f64) * x[1]) * t_x[2];
                sum_2 += (((!k) as f64) * x[1]) * x[2];
            }
        }
        let result: f64 = sum_2;
        let t_result: f64 = t_sum_2;
        (result, t_result)
    }
}
mod options {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut s = x[0];
        let v = [0.1, 0.7];
        ::rootgrad_autodiff::typed!(Option < & f32 >, v.as_slice().iter().next());
        let t = v.as_slice();
        let mut found = false;
        let mut chosen: usize = 0usize;
        let mut running = true;
        let length = ::rootgrad_autodiff::rt::length(&t);
        for i in 0..length {
            let item = &t[i];
            if true {
                chosen = i;
                found = true;
                running = false;
            }
            if !running {
                break;
            }
        }
        let w = [[0.1, 0.3], [0.7, 0.9]];
        ::rootgrad_autodiff::typed!(Option < & f32 >, w[0].first());
        s = s * ((((v[1] * v[1]) * w[1][0]) * w[0][0]) as f64);
        let result: f64 = s * x[1];
        let mut d_result = d_ret;
        let mut d_s: f64 = -0.0;
        d_s += d_result * x[1];
        d_x[1] += d_result * s;
        let d_1 = ::core::mem::take(&mut d_s);
        d_s += d_1 * ((((v[1] * v[1]) * w[1][0]) * w[0][0]) as f64);
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
        let v = [0.1, 0.7];
        ::rootgrad_autodiff::typed!(Option < & f32 >, v.as_slice().iter().next());
        let t = v.as_slice();
        let mut found = false;
        let mut chosen: usize = 0usize;
        let mut running = true;
        let length = ::rootgrad_autodiff::rt::length(&t);
        for i in 0..length {
            let item = &t[i];
            if true {
                chosen = i;
                found = true;
                running = false;
            }
            if !running {
                break;
            }
        }
        let w = [[0.1, 0.3], [0.7, 0.9]];
        ::rootgrad_autodiff::typed!(Option < & f32 >, w[0].first());
        t_s = t_s * ((((v[1] * v[1]) * w[1][0]) * w[0][0]) as f64);
        s = s * ((((v[1] * v[1]) * w[1][0]) * w[0][0]) as f64);
        let result: f64 = s * x[1];
        let t_result: f64 = t_s * x[1] + s * t_x[1];
        (result, t_result)
    }
}
mod numbered {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut s = x[0];
        let v = [0.1, 0.2];
        ::rootgrad_autodiff::typed!(
            Option < (usize, & f32) >, v.iter().enumerate().last()
        );
        let mut found = false;
        let mut chosen = ::core::default::Default::default();
        let mut chosen_2: usize = 0usize;
        let length = v.len();
        for i in 0..length {
            let item = &v[i];
            chosen = i;
            chosen_2 = i;
            found = true;
        }
        ::core::assert!(found, "called `Option::unwrap()` on a `None` value");
        let t = (chosen, &v[chosen_2]);
        s = s * ((*t.1) as f64);
        s = s * (v[1] as f64);
        let result: f64 = (s * s) + x[1];
        let mut d_result = d_ret;
        let mut d_s: f64 = -0.0;
        d_s += d_result * s;
        d_s += d_result * s;
        d_x[1] += d_result;
        let d_1 = ::core::mem::take(&mut d_s);
        d_s += d_1 * (v[1] as f64);
        let d_2 = ::core::mem::take(&mut d_s);
        d_s += d_2 * ((*t.1) as f64);
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
        let v = [0.1, 0.2];
        ::rootgrad_autodiff::typed!(
            Option < (usize, & f32) >, v.iter().enumerate().last()
        );
        let mut found = false;
        let mut chosen = ::core::default::Default::default();
        let mut chosen_2: usize = 0usize;
        let length = v.len();
        for i in 0..length {
            let item = &v[i];
            chosen = i;
            chosen_2 = i;
            found = true;
        }
        ::core::assert!(found, "called `Option::unwrap()` on a `None` value");
        let t = (chosen, &v[chosen_2]);
        t_s = t_s * ((*t.1) as f64);
        s = s * ((*t.1) as f64);
        t_s = t_s * (v[1] as f64);
        s = s * (v[1] as f64);
        let result: f64 = (s * s) + x[1];
        let t_result: f64 = (t_s * s + s * t_s) + t_x[1];
        (result, t_result)
    }
}
mod found {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut s = x[0];
        let t = [5u8, 3u8];
        let mut found = false;
        let mut chosen = ::core::default::Default::default();
        let mut running = true;
        let length = t.len();
        for i in 0..length {
            let item = t[i];
            if (item & 1) == 1 {
                chosen = item;
                found = true;
                running = false;
            }
            if !running {
                break;
            }
        }
        let t_2;
        if found {
            t_2 = Some(chosen);
        } else {
            t_2 = None {};
        }
        let f = t_2;
        let value_2 = f.unwrap();
        s = s * ((!value_2) as f64);
        let result: f64 = (s * s) + x[1];
        let mut d_result = d_ret;
        let mut d_s: f64 = -0.0;
        d_s += d_result * s;
        d_s += d_result * s;
        d_x[1] += d_result;
        let d_1 = ::core::mem::take(&mut d_s);
        d_s += d_1 * ((!value_2) as f64);
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
        let t = [5u8, 3u8];
        let mut found = false;
        let mut chosen = ::core::default::Default::default();
        let mut running = true;
        let length = t.len();
        for i in 0..length {
            let item = t[i];
            if (item & 1) == 1 {
                chosen = item;
                found = true;
                running = false;
            }
            if !running {
                break;
            }
        }
        let t_2;
        if found {
            t_2 = Some(chosen);
        } else {
            t_2 = None {};
        }
        let f = t_2;
        let value_2 = f.unwrap();
        t_s = t_s * ((!value_2) as f64);
        s = s * ((!value_2) as f64);
        let result: f64 = (s * s) + x[1];
        let t_result: f64 = (t_s * s + s * t_s) + t_x[1];
        (result, t_result)
    }
}
mod zipped_iterators {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut s = x[0];
        let v = ::std::vec![5, 3];
        ::rootgrad_autodiff::typed!(
            std::iter::Zip < std::slice::Iter < u8 >, std::slice::Iter < f64 > >, v
            .iter().zip(x.iter())
        );
        let length = v.len().min(x.len());
        for i in 0..length {
            let k = &v[i];
            let y = &x[i];
            s = kept_1.keep(s) * ((((!(*k)) as f64) * 1e-2) * (*y));
        }
        let result: f64 = (s * s) + x[1];
        let mut d_result = d_ret;
        let mut d_s: f64 = -0.0;
        d_s += d_result * s;
        d_s += d_result * s;
        d_x[1] += d_result;
        for i in (0..length).rev() {
            let v_1 = kept_1.take();
            let k = &v[i];
            let y = &x[i];
            let d_1 = ::core::mem::take(&mut d_s);
            d_s += d_1 * ((((!(*k)) as f64) * 1e-2) * (*y));
            let d_2 = d_1 * v_1;
            d_x[i] += d_2 * (((!(*k)) as f64) * 1e-2);
        }
        d_x[0] += d_s;
        kept_1.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut s = x[0];
        let mut t_s = t_x[0];
        let v = ::std::vec![5, 3];
        ::rootgrad_autodiff::typed!(
            std::iter::Zip < std::slice::Iter < u8 >, std::slice::Iter < f64 > >, v
            .iter().zip(x.iter())
        );
        let length = v.len().min(x.len());
        for i in 0..length {
            let k = &v[i];
            let y = &x[i];
            let t_y = &t_x[i];
            t_s = t_s * ((((!(*k)) as f64) * 1e-2) * (*y))
                + s * ((((!(*k)) as f64) * 1e-2) * (*t_y));
            s = s * ((((!(*k)) as f64) * 1e-2) * (*y));
        }
        let result: f64 = (s * s) + x[1];
        let t_result: f64 = (t_s * s + s * t_s) + t_x[1];
        (result, t_result)
    }
}
mod reversed_iterators {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut s = x[0];
        let length = ::rootgrad_autodiff::rt::count(0u8, 3u8);
        let length_2 = length;
        for i in 0..length_2 {
            let i_2 = (length - 1) - i;
            let k = ::rootgrad_autodiff::rt::nth(0u8, i_2);
            s = s * (((!k) as f64) * 1e-2);
        }
        let result: f64 = (s * s) + x[1];
        let mut d_result = d_ret;
        let mut d_s: f64 = -0.0;
        d_s += d_result * s;
        d_s += d_result * s;
        d_x[1] += d_result;
        for i in (0..length_2).rev() {
            let i_2 = (length - 1) - i;
            let k = ::rootgrad_autodiff::rt::nth(0u8, i_2);
            let d_1 = ::core::mem::take(&mut d_s);
            d_s += d_1 * (((!k) as f64) * 1e-2);
        }
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
        let length = ::rootgrad_autodiff::rt::count(0u8, 3u8);
        let length_2 = length;
        for i in 0..length_2 {
            let i_2 = (length - 1) - i;
            let k = ::rootgrad_autodiff::rt::nth(0u8, i_2);
            t_s = t_s * (((!k) as f64) * 1e-2);
            s = s * (((!k) as f64) * 1e-2);
        }
        let result: f64 = (s * s) + x[1];
        let t_result: f64 = (t_s * s + s * t_s) + t_x[1];
        (result, t_result)
    }
}
mod aliases {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut s = x[0];
        let v = [0.1, 0.3];
        ::rootgrad_autodiff::typed!(Option < & F >, v.iter().next());
        let mut found = false;
        let mut chosen: usize = 0usize;
        let mut running = true;
        let length = v.len();
        for i in 0..length {
            let item = &v[i];
            if true {
                chosen = i;
                found = true;
                running = false;
            }
            if !running {
                break;
            }
        }
        ::core::assert!(found, "called `Option::unwrap()` on a `None` value");
        s = s * (v[chosen] as f64);
        let result: f64 = (s * s) + x[1];
        let mut d_result = d_ret;
        let mut d_s: f64 = -0.0;
        d_s += d_result * s;
        d_s += d_result * s;
        d_x[1] += d_result;
        let d_1 = ::core::mem::take(&mut d_s);
        d_s += d_1 * (v[chosen] as f64);
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
        let v = [0.1, 0.3];
        ::rootgrad_autodiff::typed!(Option < & F >, v.iter().next());
        let mut found = false;
        let mut chosen: usize = 0usize;
        let mut running = true;
        let length = v.len();
        for i in 0..length {
            let item = &v[i];
            if true {
                chosen = i;
                found = true;
                running = false;
            }
            if !running {
                break;
            }
        }
        ::core::assert!(found, "called `Option::unwrap()` on a `None` value");
        t_s = t_s * (v[chosen] as f64);
        s = s * (v[chosen] as f64);
        let result: f64 = (s * s) + x[1];
        let t_result: f64 = (t_s * s + s * t_s) + t_x[1];
        (result, t_result)
    }
}
mod alias_of_tuple {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut s = x[0];
        let value: P = (5, 0.1);
        let k = value.0;
        let f = value.1;
        s = s * (((!k) as f64) * (f as f64));
        let result: f64 = (s * s) + x[1];
        let mut d_result = d_ret;
        let mut d_s: f64 = -0.0;
        d_s += d_result * s;
        d_s += d_result * s;
        d_x[1] += d_result;
        let d_1 = ::core::mem::take(&mut d_s);
        d_s += d_1 * (((!k) as f64) * (f as f64));
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
        let value: P = (5, 0.1);
        let k = value.0;
        let f = value.1;
        t_s = t_s * (((!k) as f64) * (f as f64));
        s = s * (((!k) as f64) * (f as f64));
        let result: f64 = (s * s) + x[1];
        let t_result: f64 = (t_s * s + s * t_s) + t_x[1];
        (result, t_result)
    }
}
mod ends {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
        let mut s = x[0];
        let r: ::core::ops::RangeTo<usize> = ..3;
        let q = &x[..3];
        s = kept_1.keep(s) * ((((!r.end) as f64) * 1e-19) * q[1]);
        let result: f64 = (s * s) + x[1];
        let mut d_result = d_ret;
        let q = &x[..3];
        let mut d_s: f64 = -0.0;
        d_s += d_result * s;
        d_s += d_result * s;
        d_x[1] += d_result;
        let v_1 = kept_1.take();
        let d_1 = ::core::mem::take(&mut d_s);
        d_s += d_1 * ((((!r.end) as f64) * 1e-19) * q[1]);
        let d_2 = d_1 * v_1;
        d_x[..3][1] += d_2 * (((!r.end) as f64) * 1e-19);
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
        let r: ::core::ops::RangeTo<usize> = ..3;
        let q = &x[..3];
        let t_q = &t_x[..3];
        t_s = t_s * ((((!r.end) as f64) * 1e-19) * q[1])
            + s * ((((!r.end) as f64) * 1e-19) * t_q[1]);
        s = s * ((((!r.end) as f64) * 1e-19) * q[1]);
        let result: f64 = (s * s) + x[1];
        let t_result: f64 = (t_s * s + s * t_s) + t_x[1];
        (result, t_result)
    }
}
