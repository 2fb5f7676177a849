// Written by the golden test; do not edit.
mod in_format_strings {
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
        let mut kept_7 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_8 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_9 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_10 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_11 = ::rootgrad_autodiff::rt::Slot::new();
        use std::fmt::Write;
        let n = 1usize;
        let m = n;
        let n_2 = 100usize;
        let mut s = x[kept_11
            .keep(::rootgrad_autodiff::rt::discrete((&(format!("{n_2}"))).len()))]
            * (m as f64);
        s
            += x[kept_9
                .keep(
                    ::rootgrad_autodiff::rt::discrete((&(format!(r#"{n_2:?}"#))).len()),
                )]
                + (x[kept_10
                    .keep(
                        ::rootgrad_autodiff::rt::discrete((&(format!("{{n}}"))).len()),
                    )] * 2.0);
        s
            += x[kept_8
                .keep(
                    ::rootgrad_autodiff::rt::discrete(
                        (&(format!("{:>m$}", n_2, m = 5))).len(),
                    ),
                )] * 3.0;
        s
            += x[kept_7
                .keep(
                    ::rootgrad_autodiff::rt::discrete(
                        (&(format!("{n_2}{a}", a = m))).len(),
                    ),
                )] * 5.0;
        s
            += x[kept_6
                .keep(::rootgrad_autodiff::rt::discrete((&(shown!("{}", n_2))).len()))]
                * 7.0;
        let w = 2usize;
        let p = w;
        let w_2 = 4usize;
        s
            += (x[kept_5
                .keep(
                    ::rootgrad_autodiff::rt::discrete((&(format!("{0:>w_2$}", m))).len()),
                )] * 11.0) * (p as f64);
        s
            += x[kept_4
                .keep(
                    (::rootgrad_autodiff::rt::discrete(
                        (&(format!("{:.w_2$}", 0.0))).len(),
                    ) - 1),
                )] * 13.0;
        s
            += x[kept_3
                .keep(
                    (::rootgrad_autodiff::rt::discrete(
                        (&(format!("{:_<w_2$}{n_2:}", 0,))).len(),
                    ) - 2),
                )] * 13.0;
        s
            += x[kept_2
                .keep(
                    ::rootgrad_autodiff::rt::discrete((&(format!("{}", "{n}"))).len()),
                )];
        s
            += x[kept_1
                .keep(
                    ::rootgrad_autodiff::rt::discrete((&(format!("{n}", n = 12))).len()),
                )] * 17.0;
        assert!(n_2 == 100, "{n_2} is {m}");
        let mut text = String::new();
        write!(text, "{n_2}").expect(&format!("{n_2} was not written"));
        let result: f64 = s * x[text.len()];
        let mut d_result = d_ret;
        let mut d_s: f64 = -0.0;
        d_s += d_result * x[text.len()];
        d_x[text.len()] += d_result * s;
        let v_1 = kept_1.take();
        let d_1 = d_s;
        d_x[v_1] += d_1 * 17.0;
        let v_2 = kept_2.take();
        let d_2 = d_s;
        d_x[v_2] += d_2;
        let v_3 = kept_3.take();
        let d_3 = d_s;
        d_x[v_3] += d_3 * 13.0;
        let v_4 = kept_4.take();
        let d_4 = d_s;
        d_x[v_4] += d_4 * 13.0;
        let v_5 = kept_5.take();
        let d_5 = d_s;
        let d_6 = d_5 * (p as f64);
        d_x[v_5] += d_6 * 11.0;
        let v_6 = kept_6.take();
        let d_7 = d_s;
        d_x[v_6] += d_7 * 7.0;
        let v_7 = kept_7.take();
        let d_8 = d_s;
        d_x[v_7] += d_8 * 5.0;
        let v_8 = kept_8.take();
        let d_9 = d_s;
        d_x[v_8] += d_9 * 3.0;
        let v_9 = kept_9.take();
        let v_10 = kept_10.take();
        let d_10 = d_s;
        d_x[v_9] += d_10;
        d_x[v_10] += d_10 * 2.0;
        let v_11 = kept_11.take();
        d_x[v_11] += d_s * (m as f64);
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        use std::fmt::Write;
        let n = 1usize;
        let m = n;
        let n_2 = 100usize;
        let v_1 = ::rootgrad_autodiff::rt::discrete((&(format!("{n_2}"))).len());
        let mut s = x[v_1] * (m as f64);
        let mut t_s = t_x[v_1] * (m as f64);
        let v_2 = ::rootgrad_autodiff::rt::discrete((&(format!(r#"{n_2:?}"#))).len());
        let v_3 = ::rootgrad_autodiff::rt::discrete((&(format!("{{n}}"))).len());
        t_s += t_x[v_2] + (t_x[v_3] * 2.0);
        s += x[v_2] + (x[v_3] * 2.0);
        let v_4 = ::rootgrad_autodiff::rt::discrete(
            (&(format!("{:>m$}", n_2, m = 5))).len(),
        );
        t_s += t_x[v_4] * 3.0;
        s += x[v_4] * 3.0;
        let v_5 = ::rootgrad_autodiff::rt::discrete(
            (&(format!("{n_2}{a}", a = m))).len(),
        );
        t_s += t_x[v_5] * 5.0;
        s += x[v_5] * 5.0;
        let v_6 = ::rootgrad_autodiff::rt::discrete((&(shown!("{}", n_2))).len());
        t_s += t_x[v_6] * 7.0;
        s += x[v_6] * 7.0;
        let w = 2usize;
        let p = w;
        let w_2 = 4usize;
        let v_7 = ::rootgrad_autodiff::rt::discrete((&(format!("{0:>w_2$}", m))).len());
        t_s += (t_x[v_7] * 11.0) * (p as f64);
        s += (x[v_7] * 11.0) * (p as f64);
        let v_8 = ::rootgrad_autodiff::rt::discrete((&(format!("{:.w_2$}", 0.0))).len())
            - 1;
        t_s += t_x[v_8] * 13.0;
        s += x[v_8] * 13.0;
        let v_9 = ::rootgrad_autodiff::rt::discrete(
            (&(format!("{:_<w_2$}{n_2:}", 0,))).len(),
        ) - 2;
        t_s += t_x[v_9] * 13.0;
        s += x[v_9] * 13.0;
        let v_10 = ::rootgrad_autodiff::rt::discrete((&(format!("{}", "{n}"))).len());
        t_s += t_x[v_10];
        s += x[v_10];
        let v_11 = ::rootgrad_autodiff::rt::discrete((&(format!("{n}", n = 12))).len());
        t_s += t_x[v_11] * 17.0;
        s += x[v_11] * 17.0;
        assert!(n_2 == 100, "{n_2} is {m}");
        let mut text = String::new();
        write!(text, "{n_2}").expect(&format!("{n_2} was not written"));
        let result: f64 = s * x[text.len()];
        let t_result: f64 = t_s * x[text.len()] + s * t_x[text.len()];
        (result, t_result)
    }
}
mod what_shadows {
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
        let mut d_result = d_ret;
        let n = 1usize;
        let m = n;
        let n_2 = 100usize;
        let mut s = 0.0;
        let mut d_s: f64 = -0.0;
        d_s += d_result * (n_2 as f64);
        for n_3 in 9..12usize {
            s
                += x[kept_6
                    .keep(
                        ::rootgrad_autodiff::rt::discrete((&(format!("{n_3}"))).len()),
                    )] * (n_3 as f64);
            let v_6 = kept_6.take();
            let d_6 = d_s;
            d_x[v_6] += d_6 * (n_3 as f64);
        }
        let t = Some(1234usize);
        match t {
            Some(n_4) => {
                s
                    += x[kept_5
                        .keep(
                            ::rootgrad_autodiff::rt::discrete(
                                (&(format!("{n_4}"))).len(),
                            ),
                        )] * 3.0;
            }
            _ => {}
        }
        let t_2;
        match m {
            n_5 => {
                t_2 = x[kept_4
                    .keep(
                        ::rootgrad_autodiff::rt::discrete((&(format!("{n_5}"))).len()),
                    )] * 5.0;
            }
        }
        s += t_2;
        let n_6: usize = 12;
        let t_3 = x[kept_3
            .keep(::rootgrad_autodiff::rt::discrete((&(format!("{n_6}"))).len()))] * 7.0;
        let n_7: usize = 123;
        s
            += t_3
                + (x[kept_2
                    .keep(
                        ::rootgrad_autodiff::rt::discrete((&(format!("{n_7}"))).len()),
                    )] * 7.0);
        let n_8 = 1000usize;
        s
            += x[kept_1
                .keep(::rootgrad_autodiff::rt::discrete((&(format!("{n_8}"))).len()))]
                * 11.0;
        let result: f64 = s * (n_2 as f64);
        let mut d_t_2: f64 = -0.0;
        let mut d_t_3: f64 = -0.0;
        let v_1 = kept_1.take();
        let d_1 = d_s;
        d_x[v_1] += d_1 * 11.0;
        let v_2 = kept_2.take();
        let d_2 = d_s;
        d_t_3 += d_2;
        d_x[v_2] += d_2 * 7.0;
        let v_3 = kept_3.take();
        d_x[v_3] += d_t_3 * 7.0;
        let d_3 = d_s;
        d_t_2 += d_3;
        match m {
            n_5 => {
                let v_4 = kept_4.take();
                let d_4 = ::core::mem::take(&mut d_t_2);
                d_x[v_4] += d_4 * 5.0;
            }
        }
        match t {
            Some(n_4) => {
                let v_5 = kept_5.take();
                let d_5 = d_s;
                d_x[v_5] += d_5 * 3.0;
            }
            _ => {}
        }
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let n = 1usize;
        let m = n;
        let n_2 = 100usize;
        let mut s = 0.0;
        let mut t_s = 0.0;
        for n_3 in 9..12usize {
            let v_1 = ::rootgrad_autodiff::rt::discrete((&(format!("{n_3}"))).len());
            t_s += t_x[v_1] * (n_3 as f64);
            s += x[v_1] * (n_3 as f64);
        }
        let t = Some(1234usize);
        match t {
            Some(n_4) => {
                let v_2 = ::rootgrad_autodiff::rt::discrete((&(format!("{n_4}"))).len());
                t_s += t_x[v_2] * 3.0;
                s += x[v_2] * 3.0;
            }
            _ => {}
        }
        let t_2;
        let t_t_2;
        match m {
            n_5 => {
                let v_3 = ::rootgrad_autodiff::rt::discrete((&(format!("{n_5}"))).len());
                t_t_2 = t_x[v_3] * 5.0;
                t_2 = x[v_3] * 5.0;
            }
        }
        t_s += t_t_2;
        s += t_2;
        let n_6: usize = 12;
        let v_4 = ::rootgrad_autodiff::rt::discrete((&(format!("{n_6}"))).len());
        let t_3 = x[v_4] * 7.0;
        let t_t_3 = t_x[v_4] * 7.0;
        let n_7: usize = 123;
        let v_5 = ::rootgrad_autodiff::rt::discrete((&(format!("{n_7}"))).len());
        t_s += t_t_3 + (t_x[v_5] * 7.0);
        s += t_3 + (x[v_5] * 7.0);
        let n_8 = 1000usize;
        let v_6 = ::rootgrad_autodiff::rt::discrete((&(format!("{n_8}"))).len());
        t_s += t_x[v_6] * 11.0;
        s += x[v_6] * 11.0;
        let result: f64 = s * (n_2 as f64);
        let t_result: f64 = t_s * (n_2 as f64);
        (result, t_result)
    }
}
mod of_an_element {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
        let mut d_result = d_ret;
        let mut s = 0.0;
        let v = 12.0;
        let length = x.len();
        let mut d_s: f64 = -0.0;
        d_s += d_result * v;
        for i in 0..length {
            let v_2 = &x[i];
            s
                += (*v_2)
                    * x[kept_1
                        .keep(
                            ::rootgrad_autodiff::rt::discrete(
                                (&(format!("{v_2:.0}"))).len(),
                            ),
                        )];
            let v_2 = &x[i];
            let v_1 = kept_1.take();
            let d_1 = d_s;
            d_x[i] += d_1 * x[v_1];
            d_x[v_1] += d_1 * (*v_2);
        }
        let result: f64 = s * v;
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut s = 0.0;
        let mut t_s = 0.0;
        let v = 12.0;
        let length = x.len();
        for i in 0..length {
            let v_2 = &x[i];
            let t_v_2 = &t_x[i];
            let v_1 = ::rootgrad_autodiff::rt::discrete((&(format!("{v_2:.0}"))).len());
            t_s += (*t_v_2) * x[v_1] + (*v_2) * t_x[v_1];
            s += (*v_2) * x[v_1];
        }
        let result: f64 = s * v;
        let t_result: f64 = t_s * v;
        (result, t_result)
    }
}
mod not_a_variable {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
        let n = 1usize;
        let m = n;
        let n_2 = 4usize;
        let result: f64 = (x[kept_2
            .keep(::rootgrad_autodiff::rt::discrete((&(stringify!(n))).len()))]
            * x[kept_1
                .keep(
                    ::rootgrad_autodiff::rt::discrete(
                        (&(concat!("a", stringify!(n)))).len(),
                    ),
                )]) * ((m + n_2) as f64);
        let mut d_result = d_ret;
        let v_1 = kept_1.take();
        let v_2 = kept_2.take();
        let d_1 = d_result * ((m + n_2) as f64);
        d_x[v_2] += d_1 * x[v_1];
        d_x[v_1] += d_1 * x[v_2];
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let n = 1usize;
        let m = n;
        let n_2 = 4usize;
        let v_1 = ::rootgrad_autodiff::rt::discrete((&(stringify!(n))).len());
        let v_2 = ::rootgrad_autodiff::rt::discrete(
            (&(concat!("a", stringify!(n)))).len(),
        );
        let result: f64 = (x[v_1] * x[v_2]) * ((m + n_2) as f64);
        let t_result: f64 = (t_x[v_1] * x[v_2] + x[v_1] * t_x[v_2]) * ((m + n_2) as f64);
        (result, t_result)
    }
}
mod captured_parameter {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
        let n = 1usize;
        let m = n;
        let n_2 = 4usize;
        let result: f64 = x[kept_1.keep((|n: usize| move |k: usize| k + n)(2)(1))]
            * ((m + n_2) as f64);
        let mut d_result = d_ret;
        let v_1 = kept_1.take();
        d_x[v_1] += d_result * ((m + n_2) as f64);
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let n = 1usize;
        let m = n;
        let n_2 = 4usize;
        let v_1 = (|n: usize| move |k: usize| k + n)(2)(1);
        let result: f64 = x[v_1] * ((m + n_2) as f64);
        let t_result: f64 = ::rootgrad_autodiff::rt::scalar(t_x[v_1])
            * ((m + n_2) as f64);
        (result, t_result)
    }
}
mod captured_in_an_option {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
        let n = 1usize;
        let m = n;
        let n_2 = 4usize;
        let result: f64 = x[kept_1
            .keep((|n: usize| Some(move |m: usize| m + n))(0).unwrap()(3))]
            * ((m + n_2) as f64);
        let mut d_result = d_ret;
        let v_1 = kept_1.take();
        d_x[v_1] += d_result * ((m + n_2) as f64);
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let n = 1usize;
        let m = n;
        let n_2 = 4usize;
        let v_1 = (|n: usize| Some(move |m: usize| m + n))(0).unwrap()(3);
        let result: f64 = x[v_1] * ((m + n_2) as f64);
        let t_result: f64 = ::rootgrad_autodiff::rt::scalar(t_x[v_1])
            * ((m + n_2) as f64);
        (result, t_result)
    }
}
mod captured_binding {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
        let n = 1usize;
        let m = n;
        let n_2 = 4usize;
        let result: f64 = x[kept_1
            .keep(
                (|n: usize| {
                    let n = n + 1;
                    move |m: usize| m + n
                })(1)(1),
            )] * ((m + n_2) as f64);
        let mut d_result = d_ret;
        let v_1 = kept_1.take();
        d_x[v_1] += d_result * ((m + n_2) as f64);
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let n = 1usize;
        let m = n;
        let n_2 = 4usize;
        let v_1 = (|n: usize| {
            let n = n + 1;
            move |m: usize| m + n
        })(1)(1);
        let result: f64 = x[v_1] * ((m + n_2) as f64);
        let t_result: f64 = ::rootgrad_autodiff::rt::scalar(t_x[v_1])
            * ((m + n_2) as f64);
        (result, t_result)
    }
}
mod a_block_of_its_own {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let n = 1usize;
        let m = n;
        let n_2 = 2usize;
        let v = std::cell::Cell::new({
            let n: usize = 3;
            n
        });
        let value = v.get();
        let result: f64 = (x[value.clone()] * x[n_2]) * x[m];
        let mut d_result = d_ret;
        let d_1 = d_result * x[m];
        d_x[value.clone()] += d_1 * x[n_2];
        d_x[n_2] += d_1 * x[value.clone()];
        d_x[m] += d_result * (x[value.clone()] * x[n_2]);
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let n = 1usize;
        let m = n;
        let n_2 = 2usize;
        let v = std::cell::Cell::new({
            let n: usize = 3;
            n
        });
        let value = v.get();
        let result: f64 = (x[value.clone()] * x[n_2]) * x[m];
        let t_result: f64 = (::rootgrad_autodiff::rt::scalar(t_x[value.clone()]) * x[n_2]
            + x[value.clone()] * t_x[n_2]) * x[m] + (x[value.clone()] * x[n_2]) * t_x[m];
        (result, t_result)
    }
}
mod panics_in_a_value {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let result: f64;
        let o = Some((x.len() - 2));
        let chosen_2;
        {
            match o {
                Some(n) => {
                    chosen_2 = n;
                }
                _ => {
                    panic!("none");
                }
            }
            let k = ::core::clone::Clone::clone(&chosen_2);
            result = x[k.clone()] * x[0];
        }
        let mut d_result = d_ret;
        {
            let k = chosen_2;
            let d_1 = ::core::mem::take(&mut d_result);
            d_x[k.clone()] += d_1 * x[0];
            d_x[0] += d_1 * x[k.clone()];
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
        let o = Some((x.len() - 2));
        let chosen_2;
        {
            match o {
                Some(n) => {
                    chosen_2 = n;
                }
                _ => {
                    panic!("none");
                }
            }
            let k = chosen_2;
            t_result = ::rootgrad_autodiff::rt::scalar(t_x[k.clone()]) * x[0]
                + x[k.clone()] * t_x[0];
            result = x[k.clone()] * x[0];
        }
        (result, t_result)
    }
}
mod a_float_or_panic {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
        let result: f64;
        let o = Some(x[1]);
        let chosen_2;
        {
            match ::core::clone::Clone::clone(&o) {
                Some(n) => {
                    chosen_2 = n * n;
                    shape_2.keep(&chosen_2);
                }
                _ => {
                    panic!("none");
                }
            }
            let k = ::core::clone::Clone::clone(&chosen_2);
            shape_1.keep(&k);
            result = k * x[0];
        }
        let mut d_result = d_ret;
        let mut d_o = ::rootgrad_autodiff::Differentiable::zero_like(&o);
        let mut d_chosen_2 = shape_2.zero();
        {
            let k = ::core::clone::Clone::clone(&chosen_2);
            let mut d_k = shape_1.zero();
            let d_1 = ::core::mem::take(&mut d_result);
            d_k += d_1 * x[0];
            d_x[0] += d_1 * k;
            ::rootgrad_autodiff::rt::accumulate(&mut d_chosen_2, &(d_k));
            match ::core::clone::Clone::clone(&o) {
                Some(n) => {
                    let Some(d_n) = &mut d_o else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    let d_2 = ::rootgrad_autodiff::Differentiable::take(&mut d_chosen_2);
                    let d_3 = ::rootgrad_autodiff::rt::scalar(d_2);
                    (*d_n) += d_3 * n;
                    (*d_n) += d_3 * n;
                }
                _ => {}
            }
        }
        let Some(d_4) = &d_o else { ::rootgrad_autodiff::rt::wrong_variant() };
        d_x[1] += (*d_4);
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let result: f64;
        let t_result: f64;
        let t_o = Some(t_x[1]);
        let o = Some(x[1]);
        let chosen_2;
        let t_chosen_2;
        {
            match ::core::clone::Clone::clone(&o) {
                Some(n) => {
                    let Some(t_n) = ::core::clone::Clone::clone(&t_o) else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    t_chosen_2 = ::rootgrad_autodiff::rt::tangent_at(
                        t_n * n + n * t_n,
                        n * n,
                    );
                    chosen_2 = n * n;
                }
                _ => {
                    panic!("none");
                }
            }
            let k = chosen_2;
            let t_k = t_chosen_2;
            t_result = t_k * x[0] + k * t_x[0];
            result = k * x[0];
        }
        (result, t_result)
    }
}
mod returns_or_panics {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let result: f64;
        let n = 1usize;
        let m = n;
        let n_2 = 4usize;
        let k: usize = (|n| Some(move |m: usize| m + n))(0usize).unwrap()(3);
        let o = Some(2usize);
        let mut chosen_2 = ::core::default::Default::default();
        {
            match o {
                Some(a) => {
                    let t = Some(a);
                    match t {
                        Some(b) => {
                            chosen_2 = a + b;
                        }
                        _ => {
                            unreachable!();
                        }
                    }
                    let j = ::core::clone::Clone::clone(&chosen_2);
                    result = (x[k] * ((m + n_2) as f64)) * x[j.clone()];
                }
                _ => {
                    result = 0.0;
                }
            }
        }
        let mut d_result = d_ret;
        {
            match o {
                Some(a) => {
                    let j = chosen_2;
                    let d_1 = ::core::mem::take(&mut d_result);
                    let d_2 = d_1 * x[j.clone()];
                    d_x[k] += d_2 * ((m + n_2) as f64);
                    d_x[j.clone()] += d_1 * (x[k] * ((m + n_2) as f64));
                }
                _ => {
                    let _ = ::core::mem::take(&mut d_result);
                }
            }
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
        let n = 1usize;
        let m = n;
        let n_2 = 4usize;
        let k: usize = (|n| Some(move |m: usize| m + n))(0usize).unwrap()(3);
        let o = Some(2usize);
        let mut chosen_2 = ::core::default::Default::default();
        {
            match o {
                Some(a) => {
                    let t = Some(a);
                    match t {
                        Some(b) => {
                            chosen_2 = a + b;
                        }
                        _ => {
                            unreachable!();
                        }
                    }
                    let j = chosen_2;
                    t_result = (t_x[k] * ((m + n_2) as f64)) * x[j.clone()]
                        + (x[k] * ((m + n_2) as f64))
                            * ::rootgrad_autodiff::rt::scalar(t_x[j.clone()]);
                    result = (x[k] * ((m + n_2) as f64)) * x[j.clone()];
                }
                _ => {
                    t_result = 0.0;
                    result = 0.0;
                }
            }
        }
        (result, t_result)
    }
}
mod operators_in_closures {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let n = 1usize;
        let m = n;
        let n_2 = 2usize;
        let mut g = ::std::vec![1usize, 2, 3];
        g.retain(|k| *k == n_2 || *k == 3);
        let mut h = ::std::vec![1usize, 2, 3];
        h.retain(|k| (|k: usize| k == n_2 || k == 9)(*k));
        let result: f64 = (x[g[0]] * (m as f64)) * x[h[0]];
        let mut d_result = d_ret;
        let d_1 = d_result * x[h[0]];
        d_x[g[0]] += d_1 * (m as f64);
        d_x[h[0]] += d_result * (x[g[0]] * (m as f64));
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let n = 1usize;
        let m = n;
        let n_2 = 2usize;
        let mut g = ::std::vec![1usize, 2, 3];
        g.retain(|k| *k == n_2 || *k == 3);
        let mut h = ::std::vec![1usize, 2, 3];
        h.retain(|k| (|k: usize| k == n_2 || k == 9)(*k));
        let result: f64 = (x[g[0]] * (m as f64)) * x[h[0]];
        let t_result: f64 = (t_x[g[0]] * (m as f64)) * x[h[0]]
            + (x[g[0]] * (m as f64)) * t_x[h[0]];
        (result, t_result)
    }
}
mod generic_arguments_in_closures {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let n = 1usize;
        let m = n;
        let n_2 = 5usize;
        let l: usize = ([1usize, 2]
            .iter()
            .copied()
            .max_by_key(|n| conv::<u8, usize>(10 - n)))
            .unwrap();
        let mut g = ::std::vec![3usize, 1, 2];
        g.sort_by_key(|n| conv::<u8, usize>(9 - n));
        let result: f64 = ((x[l] * x[g[0]]) * x[n_2]) * x[m];
        let mut d_result = d_ret;
        let d_1 = d_result * x[m];
        let d_2 = d_1 * x[n_2];
        d_x[l] += d_2 * x[g[0]];
        d_x[g[0]] += d_2 * x[l];
        d_x[n_2] += d_1 * (x[l] * x[g[0]]);
        d_x[m] += d_result * ((x[l] * x[g[0]]) * x[n_2]);
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let n = 1usize;
        let m = n;
        let n_2 = 5usize;
        let l: usize = ([1usize, 2]
            .iter()
            .copied()
            .max_by_key(|n| conv::<u8, usize>(10 - n)))
            .unwrap();
        let mut g = ::std::vec![3usize, 1, 2];
        g.sort_by_key(|n| conv::<u8, usize>(9 - n));
        let result: f64 = ((x[l] * x[g[0]]) * x[n_2]) * x[m];
        let t_result: f64 = ((t_x[l] * x[g[0]] + x[l] * t_x[g[0]]) * x[n_2]
            + (x[l] * x[g[0]]) * t_x[n_2]) * x[m] + ((x[l] * x[g[0]]) * x[n_2]) * t_x[m];
        (result, t_result)
    }
}
