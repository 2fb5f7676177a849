// Written by the golden test; do not edit.
mod contraction {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(c: &mut [f64], d_c: &mut [f64], ab: &[f64], d_ab: &mut [f64]) {
        ::rootgrad_autodiff::rt::same_length("c", c.len(), d_c.len());
        ::rootgrad_autodiff::rt::same_length("ab", ab.len(), d_ab.len());
        let (a, b) = ab.split_at(8);
        for i in 0..2 {
            for j in 0..2 {
                for l in 0..2 {
                    for m in 0..2 {
                        let mut sum = 0.0;
                        let mut d_sum: f64 = -0.0;
                        let d_1 = ::core::mem::take(
                            &mut d_c[(((((i * 2) + j) * 2) + l) * 2) + m],
                        );
                        d_sum += d_1;
                        for k in 0..2 {
                            sum
                                += a[((((i * 2) + j) * 2) + k)]
                                    * b[((((k * 2) + l) * 2) + m)];
                            let d_2 = d_sum;
                            d_ab[..8][(((i * 2) + j) * 2) + k]
                                += d_2 * b[((((k * 2) + l) * 2) + m)];
                            d_ab[8..][(((k * 2) + l) * 2) + m]
                                += d_2 * a[((((i * 2) + j) * 2) + k)];
                        }
                        c[((((((i * 2) + j) * 2) + l) * 2) + m)] = sum;
                    }
                }
            }
        }
        let (a, b) = ab.split_at(8);
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(c: &mut [f64], t_c: &mut [f64], ab: &[f64], t_ab: &[f64]) {
        ::rootgrad_autodiff::rt::equal_lengths("c", c.len(), "t_c", t_c.len());
        ::rootgrad_autodiff::rt::equal_lengths("ab", ab.len(), "t_ab", t_ab.len());
        let (a, b) = ab.split_at(8);
        let (t_a, t_b) = t_ab.split_at(8);
        for i in 0..2 {
            for j in 0..2 {
                for l in 0..2 {
                    for m in 0..2 {
                        let mut sum = 0.0;
                        let mut t_sum = 0.0;
                        for k in 0..2 {
                            t_sum
                                += t_a[(((i * 2) + j) * 2) + k]
                                    * b[((((k * 2) + l) * 2) + m)]
                                    + a[((((i * 2) + j) * 2) + k)]
                                        * t_b[(((k * 2) + l) * 2) + m];
                            sum
                                += a[((((i * 2) + j) * 2) + k)]
                                    * b[((((k * 2) + l) * 2) + m)];
                        }
                        t_c[(((((i * 2) + j) * 2) + l) * 2) + m] = t_sum;
                        c[((((((i * 2) + j) * 2) + l) * 2) + m)] = sum;
                    }
                }
            }
        }
    }
}
mod fft {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(z: &mut [f64], d_z: &mut [f64]) {
        ::rootgrad_autodiff::rt::same_length("z", z.len(), d_z.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Tape::new();
        let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_6 = ::rootgrad_autodiff::rt::Slot::new();
        let mut pass_2 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_10 = ::rootgrad_autodiff::rt::Tape::new();
        let n = z.len() / 2;
        let (re, im) = z.split_at_mut(n);
        let mut j = 0;
        for i in 1..n {
            let mut bit = n >> 1;
            while (j & bit) != 0 {
                j ^= bit;
                bit >>= 1;
            }
            j ^= bit;
            if kept_10.keep((i < j)) {
                let mut kept_7 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_8 = ::rootgrad_autodiff::rt::Slot::new();
                let at = i;
                let at_2 = kept_8.keep(j);
                let t = re[at];
                re[at] = re[at_2];
                re[at_2] = t;
                let at_3 = i;
                let at_4 = kept_7.keep(j);
                let t_2 = im[at_3];
                im[at_3] = im[at_4];
                im[at_4] = t_2;
                pass_2.push((kept_7.take(), kept_8.take()));
            }
        }
        let mut len = 2;
        let mut passes_of_kept_6 = 0usize;
        while len <= n {
            passes_of_kept_6 += 1;
            let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
            let angle = kept_4.keep((((-2.0) * std::f64::consts::PI) / (len as f64)));
            for start in (0..n).step_by(kept_3.keep(len)) {
                for k in 0..kept_2.keep((len / 2)) {
                    let x = angle * (k as f64);
                    let s = x.sin();
                    let c = x.cos();
                    let t_3 = kept_1.keep(((start + k) + (len / 2)));
                    let a = start + k;
                    let b = t_3;
                    let t_4 = (re[b] * c) - (im[b] * s);
                    let t_5 = (re[b] * s) + (im[b] * c);
                    let tr = t_4;
                    let ti = t_5;
                    re[b] = re[a] - tr;
                    im[b] = im[a] - ti;
                    re[a] += tr;
                    im[a] += ti;
                }
            }
            len = len * 2;
            pass_1.push((kept_3.take(), kept_4.take()));
        }
        kept_6.keep(passes_of_kept_6);
        for _ in 0..kept_6.take() {
            let (v_2, angle) = pass_1.take();
            for start in ::rootgrad_autodiff::rt::Steps::from(0..n).step_by(v_2).rev() {
                let v_1 = kept_2.take();
                for k in (0..v_1).rev() {
                    let t_3 = kept_1.take();
                    let x = angle * (k as f64);
                    let s = x.sin();
                    let c = x.cos();
                    let a = start + k;
                    let b = t_3;
                    let mut d_t_4: f64 = -0.0;
                    let mut d_t_5: f64 = -0.0;
                    let mut d_tr: f64 = -0.0;
                    let mut d_ti: f64 = -0.0;
                    let d_1 = d_z[n..][a];
                    d_ti += d_1;
                    let d_2 = d_z[..n][a];
                    d_tr += d_2;
                    let d_3 = ::core::mem::take(&mut d_z[n..][b]);
                    d_z[n..][a] += d_3;
                    d_ti -= d_3;
                    let d_4 = ::core::mem::take(&mut d_z[..n][b]);
                    d_z[..n][a] += d_4;
                    d_tr -= d_4;
                    d_t_5 += d_ti;
                    d_t_4 += d_tr;
                    d_z[..n][b] += d_t_5 * s;
                    d_z[n..][b] += d_t_5 * c;
                    d_z[..n][b] += d_t_4 * c;
                    d_z[n..][b] -= d_t_4 * s;
                }
            }
        }
        for i in (1..n).rev() {
            let v_4 = kept_10.take();
            if v_4 {
                let (at_4, at_2) = pass_2.take();
                let at = i;
                let at_3 = i;
                let mut d_t: f64 = -0.0;
                let mut d_t_2: f64 = -0.0;
                let d_5 = ::core::mem::take(&mut d_z[n..][at_4]);
                d_t_2 += d_5;
                let d_6 = ::core::mem::take(&mut d_z[n..][at_3]);
                d_z[n..][at_4] += d_6;
                d_z[n..][at_3] += d_t_2;
                let d_7 = ::core::mem::take(&mut d_z[..n][at_2]);
                d_t += d_7;
                let d_8 = ::core::mem::take(&mut d_z[..n][at]);
                d_z[..n][at_2] += d_8;
                d_z[..n][at] += d_t;
            }
        }
        kept_1.finish();
        kept_2.finish();
        pass_1.finish();
        pass_2.finish();
        kept_10.finish();
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(z: &mut [f64], t_z: &mut [f64]) {
        ::rootgrad_autodiff::rt::equal_lengths("z", z.len(), "t_z", t_z.len());
        let n = z.len() / 2;
        let (re, im) = z.split_at_mut(n);
        let (t_re, t_im) = t_z.split_at_mut(n);
        let mut j = 0;
        for i in 1..n {
            let mut bit = n >> 1;
            while (j & bit) != 0 {
                j ^= bit;
                bit >>= 1;
            }
            j ^= bit;
            if i < j {
                let at = i;
                let at_2 = j;
                let t = re[at];
                let t_t = t_re[at];
                t_re[at] = t_re[at_2];
                re[at] = re[at_2];
                t_re[at_2] = t_t;
                re[at_2] = t;
                let at_3 = i;
                let at_4 = j;
                let t_2 = im[at_3];
                let t_t_2 = t_im[at_3];
                t_im[at_3] = t_im[at_4];
                im[at_3] = im[at_4];
                t_im[at_4] = t_t_2;
                im[at_4] = t_2;
            }
        }
        let mut len = 2;
        while len <= n {
            let angle = ((-2.0) * std::f64::consts::PI) / (len as f64);
            for start in (0..n).step_by(len) {
                for k in 0..(len / 2) {
                    let x = angle * (k as f64);
                    let s = x.sin();
                    let c = x.cos();
                    let t_3 = (start + k) + (len / 2);
                    let a = start + k;
                    let b = t_3;
                    let v_1 = re[b];
                    let v_2 = im[b];
                    let t_4 = (v_1 * c) - (v_2 * s);
                    let t_t_4 = (t_re[b] * c) - (t_im[b] * s);
                    let v_3 = re[b];
                    let v_4 = im[b];
                    let t_5 = (v_3 * s) + (v_4 * c);
                    let t_t_5 = (t_re[b] * s) + (t_im[b] * c);
                    let tr = t_4;
                    let t_tr = t_t_4;
                    let ti = t_5;
                    let t_ti = t_t_5;
                    t_re[b] = t_re[a] - t_tr;
                    re[b] = re[a] - tr;
                    t_im[b] = t_im[a] - t_ti;
                    im[b] = im[a] - ti;
                    t_re[a] += t_tr;
                    re[a] += tr;
                    t_im[a] += t_ti;
                    im[a] += ti;
                }
            }
            len = len * 2;
        }
    }
}
mod runge_kutta {
    ///The derivative of [`slope`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    enum slope {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl slope {
        /// Of what the function writes, the derivative gets the values before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        fn __of<F: 'static>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_function(called, &slope)
        }
        /// The reverse derivative of [`slope`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pullback(
            state: &[f64],
            d_state: &mut [f64],
            parameters: &[f64],
            d_parameters: &mut [f64],
            component: usize,
            d_ret: f64,
        ) -> f64 {
            ::rootgrad_autodiff::rt::same_length("state", state.len(), d_state.len());
            ::rootgrad_autodiff::rt::same_length(
                "parameters",
                parameters.len(),
                d_parameters.len(),
            );
            let x = state[0];
            let y = state[1];
            let z = state[2];
            let t;
            match component {
                0 => {
                    t = parameters[0] * (y - x);
                }
                1 => {
                    t = (x * (parameters[1] - z)) - y;
                }
                _ => {
                    t = (x * y) - (parameters[2] * z);
                }
            }
            let result: f64 = t;
            let mut d_result = d_ret;
            let mut d_x: f64 = -0.0;
            let mut d_y: f64 = -0.0;
            let mut d_z: f64 = -0.0;
            let mut d_t: f64 = -0.0;
            d_t += d_result;
            match component {
                0 => {
                    let d_1 = ::core::mem::take(&mut d_t);
                    d_parameters[0] += d_1 * (y - x);
                    let d_2 = d_1 * parameters[0];
                    d_y += d_2;
                    d_x -= d_2;
                }
                1 => {
                    let d_3 = ::core::mem::take(&mut d_t);
                    d_x += d_3 * (parameters[1] - z);
                    let d_4 = d_3 * x;
                    d_parameters[1] += d_4;
                    d_z -= d_4;
                    d_y -= d_3;
                }
                _ => {
                    let d_5 = ::core::mem::take(&mut d_t);
                    d_x += d_5 * y;
                    d_y += d_5 * x;
                    d_parameters[2] -= d_5 * z;
                    d_z -= d_5 * parameters[2];
                }
            }
            d_state[2] += d_z;
            d_state[1] += d_y;
            d_state[0] += d_x;
            result
        }
        /// The forward derivative of [`slope`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pushforward(
            state: &[f64],
            t_state: &[f64],
            parameters: &[f64],
            t_parameters: &[f64],
            component: usize,
        ) -> (f64, f64) {
            ::rootgrad_autodiff::rt::equal_lengths(
                "state",
                state.len(),
                "t_state",
                t_state.len(),
            );
            ::rootgrad_autodiff::rt::equal_lengths(
                "parameters",
                parameters.len(),
                "t_parameters",
                t_parameters.len(),
            );
            let x = state[0];
            let t_x = t_state[0];
            let y = state[1];
            let t_y = t_state[1];
            let z = state[2];
            let t_z = t_state[2];
            let t;
            let t_t;
            match component {
                0 => {
                    t_t = t_parameters[0] * (y - x) + parameters[0] * (t_y - t_x);
                    t = parameters[0] * (y - x);
                }
                1 => {
                    t_t = (t_x * (parameters[1] - z) + x * (t_parameters[1] - t_z))
                        - t_y;
                    t = (x * (parameters[1] - z)) - y;
                }
                _ => {
                    t_t = (t_x * y + x * t_y)
                        - (t_parameters[2] * z + parameters[2] * t_z);
                    t = (x * y) - (parameters[2] * z);
                }
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
            state: &[f64],
            d_state: &mut [f64],
            t_state: &[f64],
            d_t_state: &mut [f64],
            parameters: &[f64],
            d_parameters: &mut [f64],
            t_parameters: &[f64],
            d_t_parameters: &mut [f64],
            component: usize,
            d_ret: (f64, f64),
        ) {
            ::rootgrad_autodiff::rt::same_length("state", state.len(), d_state.len());
            ::rootgrad_autodiff::rt::same_length(
                "t_state",
                t_state.len(),
                d_t_state.len(),
            );
            ::rootgrad_autodiff::rt::same_length(
                "parameters",
                parameters.len(),
                d_parameters.len(),
            );
            ::rootgrad_autodiff::rt::same_length(
                "t_parameters",
                t_parameters.len(),
                d_t_parameters.len(),
            );
            let x = state[0];
            let t_x = t_state[0];
            let y = state[1];
            let t_y = t_state[1];
            let z = state[2];
            let t_z = t_state[2];
            let t;
            let t_t;
            match component {
                0 => {
                    t_t = (t_parameters[0] * (y - x)) + (parameters[0] * (t_y - t_x));
                    t = parameters[0] * (y - x);
                }
                1 => {
                    t_t = ((t_x * (parameters[1] - z)) + (x * (t_parameters[1] - t_z)))
                        - t_y;
                    t = (x * (parameters[1] - z)) - y;
                }
                _ => {
                    t_t = ((t_x * y) + (x * t_y))
                        - ((t_parameters[2] * z) + (parameters[2] * t_z));
                    t = (x * y) - (parameters[2] * z);
                }
            }
            let result: f64 = t;
            let t_result: f64 = t_t;
            let result_2: (f64, f64) = (result, t_result);
            let mut d_result_2 = d_ret;
            let mut d_x: f64 = -0.0;
            let mut d_t_x: f64 = -0.0;
            let mut d_y: f64 = -0.0;
            let mut d_t_y: f64 = -0.0;
            let mut d_z: f64 = -0.0;
            let mut d_t_z: f64 = -0.0;
            let mut d_t: f64 = -0.0;
            let mut d_t_t: f64 = -0.0;
            let mut d_result: f64 = -0.0;
            let mut d_t_result: f64 = -0.0;
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            d_t_t += d_t_result;
            d_t += d_result;
            match component {
                0 => {
                    let d_1 = ::core::mem::take(&mut d_t);
                    d_parameters[0] += d_1 * (y - x);
                    let d_2 = d_1 * parameters[0];
                    d_y += d_2;
                    d_x -= d_2;
                    let d_3 = ::core::mem::take(&mut d_t_t);
                    d_t_parameters[0] += d_3 * (y - x);
                    let d_4 = d_3 * t_parameters[0];
                    d_y += d_4;
                    d_x -= d_4;
                    d_parameters[0] += d_3 * (t_y - t_x);
                    let d_5 = d_3 * parameters[0];
                    d_t_y += d_5;
                    d_t_x -= d_5;
                }
                1 => {
                    let d_6 = ::core::mem::take(&mut d_t);
                    d_x += d_6 * (parameters[1] - z);
                    let d_7 = d_6 * x;
                    d_parameters[1] += d_7;
                    d_z -= d_7;
                    d_y -= d_6;
                    let d_8 = ::core::mem::take(&mut d_t_t);
                    d_t_x += d_8 * (parameters[1] - z);
                    let d_9 = d_8 * t_x;
                    d_parameters[1] += d_9;
                    d_z -= d_9;
                    d_x += d_8 * (t_parameters[1] - t_z);
                    let d_10 = d_8 * x;
                    d_t_parameters[1] += d_10;
                    d_t_z -= d_10;
                    d_t_y -= d_8;
                }
                _ => {
                    let d_11 = ::core::mem::take(&mut d_t);
                    d_x += d_11 * y;
                    d_y += d_11 * x;
                    d_parameters[2] -= d_11 * z;
                    d_z -= d_11 * parameters[2];
                    let d_12 = ::core::mem::take(&mut d_t_t);
                    d_t_x += d_12 * y;
                    d_y += d_12 * t_x;
                    d_x += d_12 * t_y;
                    d_t_y += d_12 * x;
                    d_t_parameters[2] -= d_12 * z;
                    d_z -= d_12 * t_parameters[2];
                    d_parameters[2] -= d_12 * t_z;
                    d_t_z -= d_12 * parameters[2];
                }
            }
            d_t_state[2] += d_t_z;
            d_state[2] += d_z;
            d_t_state[1] += d_t_y;
            d_state[1] += d_y;
            d_t_state[0] += d_t_x;
            d_state[0] += d_x;
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
    pub fn reverse(p: &[f64], d_p: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::callees!(slope as rule_of_slope);
        ::rootgrad_autodiff::rt::same_length("p", p.len(), d_p.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_5 = ::rootgrad_autodiff::rt::Tape::new();
        let like_sum = ::rootgrad_autodiff::rt::Like::new();
        let like_stage = ::rootgrad_autodiff::rt::Like::new();
        let like_k = ::rootgrad_autodiff::rt::Like::new();
        let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
        let mut state = [p[3], p[4], p[5]];
        let h = 0.01;
        for _ in 0..20 {
            let mut sum = [0.0; 3];
            like_sum.of(&sum);
            let mut stage = [0.0; 3];
            like_stage.of(&stage);
            let length = stage.len();
            let length_2 = state.len();
            ::core::assert_eq!(length, length_2, "copy_from_slice: lengths differ");
            let length_3 = kept_5.keep(stage.len());
            for i_2 in 0..length_3 {
                stage[i_2] = state[i_2];
            }
            for s in 0..4 {
                let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
                let mut k = [0.0; 3];
                like_k.of(&k);
                for i in 0..3 {
                    kept_1.keep_owned(&stage);
                    let value = rule_of_slope::__of(slope)(&stage, &p[..3], i);
                    shape_1.keep(&value);
                    k[i] = value;
                }
                let t;
                if (s == 0) || (s == 3) {
                    t = 1.0;
                } else {
                    t = 2.0;
                }
                let weight = kept_3.keep(t);
                let t_2;
                if s == 2 {
                    t_2 = h;
                } else {
                    t_2 = 0.5 * h;
                }
                let step = kept_2.keep(t_2);
                for i_3 in 0..3 {
                    sum[i_3] += weight * k[i_3];
                    stage[i_3] = state[i_3] + (step * k[i_3]);
                }
                pass_1.push((kept_2.take(), kept_3.take()));
            }
            for i_4 in 0..3 {
                state[i_4] += (h / 6.0) * sum[i_4];
            }
        }
        let result: f64 = (state[0] * state[1]) + state[2];
        let mut d_result = d_ret;
        let mut d_state = ::rootgrad_autodiff::Differentiable::zero_like(&state);
        d_state[0] += d_result * state[1];
        d_state[1] += d_result * state[0];
        d_state[2] += d_result;
        for _ in (0..20).rev() {
            let length_3 = kept_5.take();
            let mut d_sum = like_sum.same([::rootgrad_autodiff::zero(); 3]);
            let mut d_stage = like_stage.same([::rootgrad_autodiff::zero(); 3]);
            for i_4 in 0..3 {
                let d_1 = d_state[i_4];
                d_sum[i_4] += d_1 * (h / 6.0);
            }
            for s in (0..4).rev() {
                let (step, weight) = pass_1.take();
                let mut d_k = like_k.same([::rootgrad_autodiff::zero(); 3]);
                for i_3 in 0..3 {
                    let d_2 = ::core::mem::take(&mut d_stage[i_3]);
                    d_state[i_3] += d_2;
                    d_k[i_3] += d_2 * step;
                    let d_3 = d_sum[i_3];
                    d_k[i_3] += d_3 * weight;
                }
                for i in (0..3).rev() {
                    let mut d_value = shape_1.zero();
                    let d_4 = ::core::mem::take(&mut d_k[i]);
                    d_value += d_4;
                    let v_1 = kept_1.take();
                    rule_of_slope::__vjp(
                        &v_1,
                        &mut d_stage,
                        &p[..3],
                        &mut d_p[..3],
                        i,
                        ::rootgrad_autodiff::rt::Inactive,
                        d_value,
                    );
                }
            }
            for i_2 in 0..length_3 {
                let d_5 = ::core::mem::take(&mut d_stage[i_2]);
                d_state[i_2] += d_5;
            }
        }
        d_p[3] += d_state[0];
        d_p[4] += d_state[1];
        d_p[5] += d_state[2];
        kept_1.finish();
        pass_1.finish();
        kept_5.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(p: &[f64], t_p: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(slope as rule_of_slope);
        ::rootgrad_autodiff::rt::equal_lengths("p", p.len(), "t_p", t_p.len());
        let mut state = [p[3], p[4], p[5]];
        let mut t_state = [t_p[3], t_p[4], t_p[5]];
        let h = 0.01;
        for _ in 0..20 {
            let mut sum = [0.0; 3];
            let mut t_sum = [0.0; 3];
            let mut stage = [0.0; 3];
            let mut t_stage = [0.0; 3];
            let length = stage.len();
            let length_2 = state.len();
            ::core::assert_eq!(length, length_2, "copy_from_slice: lengths differ");
            let length_3 = stage.len();
            for i_2 in 0..length_3 {
                t_stage[i_2] = t_state[i_2];
                stage[i_2] = state[i_2];
            }
            for s in 0..4 {
                let mut k = [0.0; 3];
                let mut t_k = [0.0; 3];
                for i in 0..3 {
                    let (v_1, t_value) = rule_of_slope::__jvp(
                        slope,
                        &stage,
                        &t_stage,
                        &p[..3],
                        &t_p[..3],
                        i,
                        ::rootgrad_autodiff::rt::Inactive,
                    );
                    let value = v_1;
                    t_k[i] = t_value;
                    k[i] = value;
                }
                let t;
                if (s == 0) || (s == 3) {
                    t = 1.0;
                } else {
                    t = 2.0;
                }
                let weight = t;
                let t_2;
                if s == 2 {
                    t_2 = h;
                } else {
                    t_2 = 0.5 * h;
                }
                let step = t_2;
                for i_3 in 0..3 {
                    t_sum[i_3] += weight * t_k[i_3];
                    sum[i_3] += weight * k[i_3];
                    t_stage[i_3] = t_state[i_3] + (step * t_k[i_3]);
                    stage[i_3] = state[i_3] + (step * k[i_3]);
                }
            }
            for i_4 in 0..3 {
                t_state[i_4] += (h / 6.0) * t_sum[i_4];
                state[i_4] += (h / 6.0) * sum[i_4];
            }
        }
        let result: f64 = (state[0] * state[1]) + state[2];
        let t_result: f64 = (t_state[0] * state[1] + state[0] * t_state[1]) + t_state[2];
        (result, t_result)
    }
}
mod lattice_boltzmann {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(
        f: &mut [f64],
        d_f: &mut [f64],
        p: &[f64],
        d_p: &mut [f64],
        d_ret: f64,
    ) -> f64 {
        ::rootgrad_autodiff::rt::same_length("f", f.len(), d_f.len());
        ::rootgrad_autodiff::rt::same_length("p", p.len(), d_p.len());
        let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut pass_2 = ::rootgrad_autodiff::rt::Tape::new();
        let like_k = ::rootgrad_autodiff::rt::Like::new();
        let mut d_result = d_ret;
        let n = f.len() / 3;
        let mut moved = ::std::vec![0.0; (3 * n)];
        for _ in 0..4 {
            for i in 0..n {
                let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_5 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_6 = ::rootgrad_autodiff::rt::Slot::new();
                let t = kept_6.keep(f[(3 * i)]);
                let t_2 = kept_5.keep(f[((3 * i) + 1)]);
                let t_3 = kept_4.keep(f[((3 * i) + 2)]);
                let a = t;
                let b = t_2;
                let c = t_3;
                let rho = (a + b) + c;
                let u = (c - a) / rho;
                for k in 0..3 {
                    like_k.of(&k);
                    let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
                    let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
                    let e = (k as f64) - 1.0;
                    let t_4;
                    if k == 1 {
                        t_4 = 2.0 / 3.0;
                    } else {
                        t_4 = 1.0 / 6.0;
                    }
                    let w = kept_2.keep(t_4);
                    let rest = (w * rho)
                        * (((1.0 + ((3.0 * e) * u)) + ((((4.5 * e) * e) * u) * u))
                            - ((1.5 * u) * u));
                    let to = (((i + n) + k) - 1) % n;
                    moved[((3 * to) + k)] = f[((3 * i) + k)]
                        + (p[0] * kept_1.keep((rest - f[((3 * i) + k)])));
                    pass_1.push((kept_1.take(), kept_2.take()));
                }
                pass_2.push((kept_4.take(), kept_5.take(), kept_6.take()));
            }
            let length = f.len();
            let length_2 = moved.len();
            ::core::assert_eq!(length, length_2, "copy_from_slice: lengths differ");
            let length_3 = f.len();
            for i_2 in 0..length_3 {
                f[i_2] = moved[i_2];
            }
        }
        let mut s = 0.0;
        let mut d_moved = ::rootgrad_autodiff::Differentiable::zero_like(&moved);
        let mut d_s: f64 = -0.0;
        d_s += d_result;
        for i_3 in 0..n {
            s += (f[((3 * i_3) + 2)] - f[(3 * i_3)]) * p[(1 + (i_3 % (p.len() - 1)))];
            let d_1 = d_s;
            let d_2 = d_1 * p[(1 + (i_3 % (p.len() - 1)))];
            d_f[(3 * i_3) + 2] += d_2;
            d_f[3 * i_3] -= d_2;
            d_p[1 + (i_3 % (p.len() - 1))] += d_1 * (f[((3 * i_3) + 2)] - f[(3 * i_3)]);
        }
        let result: f64 = s;
        let f = &*f;
        for _ in (0..4).rev() {
            let length_3 = f.len();
            for i_2 in 0..length_3 {
                let d_3 = ::core::mem::take(&mut d_f[i_2]);
                d_moved[i_2] += d_3;
            }
            for i in (0..n).rev() {
                let (t_3, t_2, t) = pass_2.take();
                let a = t;
                let b = t_2;
                let c = t_3;
                let rho = (a + b) + c;
                let u = (c - a) / rho;
                let mut d_t: f64 = -0.0;
                let mut d_t_2: f64 = -0.0;
                let mut d_t_3: f64 = -0.0;
                let mut d_a: f64 = -0.0;
                let mut d_b: f64 = -0.0;
                let mut d_c: f64 = -0.0;
                let mut d_rho: f64 = -0.0;
                let mut d_u: f64 = -0.0;
                for k in (0..3).rev() {
                    like_k.of(&k);
                    let (v_1, w) = pass_1.take();
                    let e = (k as f64) - 1.0;
                    let to = (((i + n) + k) - 1) % n;
                    let mut d_rest: f64 = -0.0;
                    let d_4 = ::core::mem::take(&mut d_moved[(3 * to) + k]);
                    d_f[(3 * i) + k] += d_4;
                    d_p[0] += d_4 * v_1;
                    let d_5 = d_4 * p[0];
                    d_rest += d_5;
                    d_f[(3 * i) + k] -= d_5;
                    let d_6 = d_rest
                        * (((1.0 + ((3.0 * e) * u)) + ((((4.5 * e) * e) * u) * u))
                            - ((1.5 * u) * u));
                    d_rho += d_6 * w;
                    let d_7 = d_rest * (w * rho);
                    d_u += d_7 * (3.0 * e);
                    let d_8 = d_7 * u;
                    d_u += d_8 * ((4.5 * e) * e);
                    d_u += d_7 * (((4.5 * e) * e) * u);
                    let d_9 = d_7 * u;
                    d_u -= d_9 * 1.5;
                    d_u -= d_7 * (1.5 * u);
                }
                let d_10 = d_u / rho;
                d_c += d_10;
                d_a -= d_10;
                d_rho -= d_u / rho * u;
                d_a += d_rho;
                d_b += d_rho;
                d_c += d_rho;
                d_t_3 += d_c;
                d_t_2 += d_b;
                d_t += d_a;
                d_f[(3 * i) + 2] += d_t_3;
                d_f[(3 * i) + 1] += d_t_2;
                d_f[3 * i] += d_t;
            }
        }
        pass_1.finish();
        pass_2.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(
        f: &mut [f64],
        t_f: &mut [f64],
        p: &[f64],
        t_p: &[f64],
    ) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("f", f.len(), "t_f", t_f.len());
        ::rootgrad_autodiff::rt::equal_lengths("p", p.len(), "t_p", t_p.len());
        let n = f.len() / 3;
        let mut moved = ::std::vec![0.0; (3 * n)];
        let mut t_moved = ::std::vec![0.0; 3 * n];
        for _ in 0..4 {
            for i in 0..n {
                let t = f[(3 * i)];
                let t_t = t_f[3 * i];
                let t_2 = f[((3 * i) + 1)];
                let t_t_2 = t_f[(3 * i) + 1];
                let t_3 = f[((3 * i) + 2)];
                let t_t_3 = t_f[(3 * i) + 2];
                let a = t;
                let t_a = t_t;
                let b = t_2;
                let t_b = t_t_2;
                let c = t_3;
                let t_c = t_t_3;
                let rho = (a + b) + c;
                let t_rho = (t_a + t_b) + t_c;
                let u = (c - a) / rho;
                let t_u = ((t_c - t_a) - ((c - a) / rho) * t_rho) / rho;
                for k in 0..3 {
                    let e = (k as f64) - 1.0;
                    let t_4;
                    if k == 1 {
                        t_4 = 2.0 / 3.0;
                    } else {
                        t_4 = 1.0 / 6.0;
                    }
                    let w = t_4;
                    let rest = (w * rho)
                        * (((1.0 + ((3.0 * e) * u)) + ((((4.5 * e) * e) * u) * u))
                            - ((1.5 * u) * u));
                    let t_rest = (w * t_rho)
                        * (((1.0 + ((3.0 * e) * u)) + ((((4.5 * e) * e) * u) * u))
                            - ((1.5 * u) * u))
                        + (w * rho)
                            * ((((3.0 * e) * t_u)
                                + ((((4.5 * e) * e) * t_u) * u
                                    + (((4.5 * e) * e) * u) * t_u))
                                - ((1.5 * t_u) * u + (1.5 * u) * t_u));
                    let to = (((i + n) + k) - 1) % n;
                    t_moved[(3 * to) + k] = t_f[(3 * i) + k]
                        + (t_p[0] * (rest - f[((3 * i) + k)])
                            + p[0] * (t_rest - t_f[(3 * i) + k]));
                    moved[((3 * to) + k)] = f[((3 * i) + k)]
                        + (p[0] * (rest - f[((3 * i) + k)]));
                }
            }
            let length = f.len();
            let length_2 = moved.len();
            ::core::assert_eq!(length, length_2, "copy_from_slice: lengths differ");
            let length_3 = f.len();
            for i_2 in 0..length_3 {
                t_f[i_2] = t_moved[i_2];
                f[i_2] = moved[i_2];
            }
        }
        let mut s = 0.0;
        let mut t_s = 0.0;
        for i_3 in 0..n {
            t_s
                += (t_f[(3 * i_3) + 2] - t_f[3 * i_3]) * p[(1 + (i_3 % (p.len() - 1)))]
                    + (f[((3 * i_3) + 2)] - f[(3 * i_3)])
                        * t_p[1 + (i_3 % (p.len() - 1))];
            s += (f[((3 * i_3) + 2)] - f[(3 * i_3)]) * p[(1 + (i_3 % (p.len() - 1)))];
        }
        let result: f64 = s;
        let t_result: f64 = t_s;
        (result, t_result)
    }
}
mod cholesky {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_3 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_4 = ::rootgrad_autodiff::rt::Tape::new();
        let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut pass_2 = ::rootgrad_autodiff::rt::Tape::new();
        let mut pass_3 = ::rootgrad_autodiff::rt::Tape::new();
        let n = 3;
        let mut l = ::std::vec![0.0; 9];
        let mut logdet = 0.0;
        for i in 0..n {
            for j in 0..=i {
                let t;
                if i == j {
                    t = 4.0;
                } else {
                    t = 0.0;
                }
                let mut s = (x[((i * n) + j)] * x[((j * n) + i)]) + t;
                for k in 0..j {
                    let mut kept_11 = ::rootgrad_autodiff::rt::Slot::new();
                    let mut kept_12 = ::rootgrad_autodiff::rt::Slot::new();
                    s -= kept_12.keep(l[((i * n) + k)]) * kept_11.keep(l[((j * n) + k)]);
                    pass_3.push((kept_11.take(), kept_12.take()));
                }
                if i == j {
                    let mut kept_5 = ::rootgrad_autodiff::rt::Slot::new();
                    let mut kept_6 = ::rootgrad_autodiff::rt::Slot::new();
                    let sqrt_2 = kept_6.keep(s.sqrt());
                    l[((i * n) + i)] = sqrt_2;
                    logdet += kept_5.keep(l[((i * n) + i)]).ln();
                    pass_1.push((kept_5.take(), kept_6.take()));
                } else {
                    let mut kept_8 = ::rootgrad_autodiff::rt::Slot::new();
                    let mut kept_9 = ::rootgrad_autodiff::rt::Slot::new();
                    l[((i * n) + j)] = kept_9.keep(s) / kept_8.keep(l[((j * n) + j)]);
                    pass_2.push((kept_8.take(), kept_9.take()));
                }
            }
        }
        let mut y = [0.0; 3];
        for i_2 in 0..n {
            let mut s_2 = x[i_2];
            for k_2 in 0..i_2 {
                s_2 -= l[((i_2 * n) + k_2)] * kept_4.keep(y[k_2]);
            }
            y[i_2] = kept_3.keep(s_2) / l[((i_2 * n) + i_2)];
        }
        for i_3 in (0..n).rev() {
            let mut s_3 = y[i_3];
            for k_3 in (i_3 + 1)..n {
                s_3 -= l[((k_3 * n) + i_3)] * kept_2.keep(y[k_3]);
            }
            y[i_3] = kept_1.keep(s_3) / l[((i_3 * n) + i_3)];
        }
        let result: f64 = ((2.0 * logdet) + (y[0] * y[1])) - y[2];
        let mut d_result = d_ret;
        let mut d_l = ::rootgrad_autodiff::Differentiable::zero_like(&l);
        let mut d_logdet = -0.0;
        let mut d_y = ::rootgrad_autodiff::Differentiable::zero_like(&y);
        d_logdet += d_result * 2.0;
        d_y[0] += d_result * y[1];
        d_y[1] += d_result * y[0];
        d_y[2] -= d_result;
        for i_3 in (0..n).rev().rev() {
            let v_1 = kept_1.take();
            let mut d_s_3 = -0.0;
            let d_1 = ::core::mem::take(&mut d_y[i_3]);
            d_s_3 += d_1 / l[((i_3 * n) + i_3)];
            d_l[(i_3 * n) + i_3]
                -= d_1 / l[((i_3 * n) + i_3)] * (v_1 / l[((i_3 * n) + i_3)]);
            for k_3 in ((i_3 + 1)..n).rev() {
                let v_2 = kept_2.take();
                let d_2 = d_s_3;
                d_l[(k_3 * n) + i_3] -= d_2 * v_2;
                d_y[k_3] -= d_2 * l[((k_3 * n) + i_3)];
            }
            d_y[i_3] += d_s_3;
        }
        for i_2 in (0..n).rev() {
            let v_3 = kept_3.take();
            let mut d_s_2: f64 = -0.0;
            let d_3 = ::core::mem::take(&mut d_y[i_2]);
            d_s_2 += d_3 / l[((i_2 * n) + i_2)];
            d_l[(i_2 * n) + i_2]
                -= d_3 / l[((i_2 * n) + i_2)] * (v_3 / l[((i_2 * n) + i_2)]);
            for k_2 in (0..i_2).rev() {
                let v_4 = kept_4.take();
                let d_4 = d_s_2;
                d_l[(i_2 * n) + k_2] -= d_4 * v_4;
                d_y[k_2] -= d_4 * l[((i_2 * n) + k_2)];
            }
            d_x[i_2] += d_s_2;
        }
        for i in (0..n).rev() {
            for j in (0..=i).rev() {
                let mut d_s: f64 = -0.0;
                if i == j {
                    let (v_5, sqrt_2) = pass_1.take();
                    let mut d_sqrt_2: f64 = -0.0;
                    let d_5 = d_logdet;
                    d_l[(i * n) + i] += d_5 * ::rootgrad_autodiff::rules::ln(v_5);
                    let d_6 = ::core::mem::take(&mut d_l[(i * n) + i]);
                    d_sqrt_2 += d_6;
                    d_s
                        += d_sqrt_2
                            * ::rootgrad_autodiff::rules::by_result::sqrt(sqrt_2);
                } else {
                    let (v_6, v_7) = pass_2.take();
                    let d_7 = ::core::mem::take(&mut d_l[(i * n) + j]);
                    d_s += d_7 / v_6;
                    d_l[(j * n) + j] -= d_7 / v_6 * (v_7 / v_6);
                }
                for k in (0..j).rev() {
                    let (v_8, v_9) = pass_3.take();
                    let d_8 = d_s;
                    d_l[(i * n) + k] -= d_8 * v_8;
                    d_l[(j * n) + k] -= d_8 * v_9;
                }
                d_x[(i * n) + j] += d_s * x[((j * n) + i)];
                d_x[(j * n) + i] += d_s * x[((i * n) + j)];
            }
        }
        kept_1.finish();
        kept_2.finish();
        kept_3.finish();
        kept_4.finish();
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
        let n = 3;
        let mut l = ::std::vec![0.0; 9];
        let mut t_l = ::std::vec![0.0; 9];
        let mut logdet = 0.0;
        let mut t_logdet = 0.0;
        for i in 0..n {
            for j in 0..=i {
                let t;
                if i == j {
                    t = 4.0;
                } else {
                    t = 0.0;
                }
                let mut s = (x[((i * n) + j)] * x[((j * n) + i)]) + t;
                let mut t_s = t_x[(i * n) + j] * x[((j * n) + i)]
                    + x[((i * n) + j)] * t_x[(j * n) + i];
                for k in 0..j {
                    t_s
                        -= t_l[(i * n) + k] * l[((j * n) + k)]
                            + l[((i * n) + k)] * t_l[(j * n) + k];
                    s -= l[((i * n) + k)] * l[((j * n) + k)];
                }
                if i == j {
                    t_l[(i * n) + i] = ::rootgrad_autodiff::rules::sqrt(s) * t_s;
                    l[((i * n) + i)] = s.sqrt();
                    t_logdet
                        += ::rootgrad_autodiff::rules::ln(l[((i * n) + i)])
                            * t_l[(i * n) + i];
                    logdet += l[((i * n) + i)].ln();
                } else {
                    t_l[(i * n) + j] = (t_s - (s / l[((j * n) + j)]) * t_l[(j * n) + j])
                        / l[((j * n) + j)];
                    l[((i * n) + j)] = s / l[((j * n) + j)];
                }
            }
        }
        let mut y = [0.0; 3];
        let mut t_y = [0.0; 3];
        for i_2 in 0..n {
            let mut s_2 = x[i_2];
            let mut t_s_2 = t_x[i_2];
            for k_2 in 0..i_2 {
                t_s_2 -= t_l[(i_2 * n) + k_2] * y[k_2] + l[((i_2 * n) + k_2)] * t_y[k_2];
                s_2 -= l[((i_2 * n) + k_2)] * y[k_2];
            }
            t_y[i_2] = (t_s_2 - (s_2 / l[((i_2 * n) + i_2)]) * t_l[(i_2 * n) + i_2])
                / l[((i_2 * n) + i_2)];
            y[i_2] = s_2 / l[((i_2 * n) + i_2)];
        }
        for i_3 in (0..n).rev() {
            let mut s_3 = y[i_3];
            let mut t_s_3 = t_y[i_3];
            for k_3 in (i_3 + 1)..n {
                t_s_3 -= t_l[(k_3 * n) + i_3] * y[k_3] + l[((k_3 * n) + i_3)] * t_y[k_3];
                s_3 -= l[((k_3 * n) + i_3)] * y[k_3];
            }
            t_y[i_3] = (t_s_3 - (s_3 / l[((i_3 * n) + i_3)]) * t_l[(i_3 * n) + i_3])
                / l[((i_3 * n) + i_3)];
            y[i_3] = s_3 / l[((i_3 * n) + i_3)];
        }
        let result: f64 = ((2.0 * logdet) + (y[0] * y[1])) - y[2];
        let t_result: f64 = ((2.0 * t_logdet) + (t_y[0] * y[1] + y[0] * t_y[1]))
            - t_y[2];
        (result, t_result)
    }
}
mod elimination {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_7 = ::rootgrad_autodiff::rt::Tape::new();
        let mut pass_2 = ::rootgrad_autodiff::rt::Tape::new();
        let n = 3;
        let mut a = ::std::vec![0.0; 9];
        let length = a.len();
        let length_2 = x.len();
        ::core::assert_eq!(length, length_2, "copy_from_slice: lengths differ");
        let length_3 = a.len();
        for i in 0..length_3 {
            a[i] = x[i];
        }
        let mut det = 1.0;
        for c in 0..n {
            let mut kept_5 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_6 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_8 = ::rootgrad_autodiff::rt::Slot::new();
            let mut pivot = c;
            for r in (c + 1)..n {
                if a[((r * n) + c)].abs() > a[((pivot * n) + c)].abs() {
                    pivot = r;
                }
            }
            if kept_8.keep((pivot != c)) {
                for k in 0..n {
                    let at = (c * n) + k;
                    let at_2 = kept_7.keep(((pivot * n) + k));
                    let t = a[at];
                    a[at] = a[at_2];
                    a[at_2] = t;
                }
                det = -det;
            }
            det = kept_6.keep(det) * kept_5.keep(a[((c * n) + c)]);
            for r_2 in (c + 1)..n {
                let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
                let f = kept_3
                    .keep((a[((r_2 * n) + c)] / kept_2.keep(a[((c * n) + c)])));
                for k_2 in c..n {
                    a[((r_2 * n) + k_2)] -= f * kept_1.keep(a[((c * n) + k_2)]);
                }
                pass_1.push((kept_2.take(), kept_3.take()));
            }
            pass_2.push((kept_5.take(), kept_6.take(), kept_8.take()));
        }
        let result: f64 = det;
        let mut d_result = d_ret;
        let mut d_a = ::rootgrad_autodiff::Differentiable::zero_like(&a);
        let mut d_det: f64 = -0.0;
        d_det += d_result;
        for c in (0..n).rev() {
            let (v_3, v_4, v_5) = pass_2.take();
            for r_2 in ((c + 1)..n).rev() {
                let (v_2, f) = pass_1.take();
                let mut d_f = -0.0;
                for k_2 in (c..n).rev() {
                    let v_1 = kept_1.take();
                    let d_1 = d_a[(r_2 * n) + k_2];
                    d_f -= d_1 * v_1;
                    d_a[(c * n) + k_2] -= d_1 * f;
                }
                d_a[(r_2 * n) + c] += d_f / v_2;
                d_a[(c * n) + c] -= d_f / v_2 * f;
            }
            let d_2 = ::core::mem::take(&mut d_det);
            d_det += d_2 * v_3;
            d_a[(c * n) + c] += d_2 * v_4;
            if v_5 {
                let d_3 = ::core::mem::take(&mut d_det);
                d_det -= d_3;
                for k in (0..n).rev() {
                    let at_2 = kept_7.take();
                    let at = (c * n) + k;
                    let mut d_t = -0.0;
                    let d_4 = ::core::mem::take(&mut d_a[at_2]);
                    d_t += d_4;
                    let d_5 = ::core::mem::take(&mut d_a[at]);
                    d_a[at_2] += d_5;
                    d_a[at] += d_t;
                }
            }
        }
        for i in 0..length_3 {
            let d_6 = ::core::mem::take(&mut d_a[i]);
            d_x[i] += d_6;
        }
        kept_1.finish();
        pass_1.finish();
        kept_7.finish();
        pass_2.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let n = 3;
        let mut a = ::std::vec![0.0; 9];
        let mut t_a = ::std::vec![0.0; 9];
        let length = a.len();
        let length_2 = x.len();
        ::core::assert_eq!(length, length_2, "copy_from_slice: lengths differ");
        let length_3 = a.len();
        for i in 0..length_3 {
            t_a[i] = t_x[i];
            a[i] = x[i];
        }
        let mut det = 1.0;
        let mut t_det = 0.0;
        for c in 0..n {
            let mut pivot = c;
            for r in (c + 1)..n {
                if a[((r * n) + c)].abs() > a[((pivot * n) + c)].abs() {
                    pivot = r;
                }
            }
            if pivot != c {
                for k in 0..n {
                    let at = (c * n) + k;
                    let at_2 = (pivot * n) + k;
                    let t = a[at];
                    let t_t = t_a[at];
                    t_a[at] = t_a[at_2];
                    a[at] = a[at_2];
                    t_a[at_2] = t_t;
                    a[at_2] = t;
                }
                t_det = -t_det;
                det = -det;
            }
            t_det = t_det * a[((c * n) + c)] + det * t_a[(c * n) + c];
            det = det * a[((c * n) + c)];
            for r_2 in (c + 1)..n {
                let f = a[((r_2 * n) + c)] / a[((c * n) + c)];
                let t_f = (t_a[(r_2 * n) + c]
                    - (a[((r_2 * n) + c)] / a[((c * n) + c)]) * t_a[(c * n) + c])
                    / a[((c * n) + c)];
                for k_2 in c..n {
                    t_a[(r_2 * n) + k_2]
                        -= t_f * a[((c * n) + k_2)] + f * t_a[(c * n) + k_2];
                    a[((r_2 * n) + k_2)] -= f * a[((c * n) + k_2)];
                }
            }
        }
        let result: f64 = det;
        let t_result: f64 = t_det;
        (result, t_result)
    }
}
mod soft_dtw {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
        let n = x.len() / 2;
        let (a, b) = x.split_at(n);
        let width = n + 1;
        let mut r = ::std::vec![1e3; (width * width)];
        r[0] = 0.0;
        for i in 1..=n {
            for j in 1..=n {
                let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
                let d = a[(i - 1)] - b[(j - 1)];
                let t = kept_3.keep(r[(((i - 1) * width) + j)]);
                let t_2 = kept_2.keep(r[(((i * width) + j) - 1)]);
                let t_3 = kept_1.keep(r[((((i - 1) * width) + j) - 1)]);
                let p = t;
                let q = t_2;
                let s = t_3;
                let low = p.min(q).min(s);
                let exp_2 = (low - p).exp();
                let exp_3 = (low - q).exp();
                let exp_4 = (low - s).exp();
                let soft = low - ((exp_2 + exp_3) + exp_4).ln();
                r[((i * width) + j)] = (d * d) + soft;
                pass_1.push((kept_1.take(), kept_2.take(), kept_3.take()));
            }
        }
        let result: f64 = r[((width * width) - 1)];
        let mut d_result = d_ret;
        let (a, b) = x.split_at(n);
        let mut d_r = ::rootgrad_autodiff::Differentiable::zero_like(&r);
        d_r[(width * width) - 1] += d_result;
        for i in (1..=n).rev() {
            for j in (1..=n).rev() {
                let (t_3, t_2, t) = pass_1.take();
                let d = a[(i - 1)] - b[(j - 1)];
                let p = t;
                let q = t_2;
                let s = t_3;
                let low = p.min(q).min(s);
                let exp_2 = (low - p).exp();
                let exp_3 = (low - q).exp();
                let exp_4 = (low - s).exp();
                let mut d_d: f64 = -0.0;
                let mut d_t = -0.0;
                let mut d_t_2 = -0.0;
                let mut d_t_3 = -0.0;
                let mut d_p = -0.0;
                let mut d_q = -0.0;
                let mut d_s = -0.0;
                let mut d_low = -0.0;
                let mut d_exp_2 = -0.0;
                let mut d_exp_3 = -0.0;
                let mut d_exp_4 = -0.0;
                let mut d_soft = -0.0;
                let d_1 = ::core::mem::take(&mut d_r[(i * width) + j]);
                d_d += d_1 * d;
                d_d += d_1 * d;
                d_soft += d_1;
                d_low += d_soft;
                let d_2 = d_soft
                    * ::rootgrad_autodiff::rules::ln((exp_2 + exp_3) + exp_4);
                d_exp_2 -= d_2;
                d_exp_3 -= d_2;
                d_exp_4 -= d_2;
                let d_3 = d_exp_4 * ::rootgrad_autodiff::rules::by_result::exp(exp_4);
                d_low += d_3;
                d_s -= d_3;
                let d_4 = d_exp_3 * ::rootgrad_autodiff::rules::by_result::exp(exp_3);
                d_low += d_4;
                d_q -= d_4;
                let d_5 = d_exp_2 * ::rootgrad_autodiff::rules::by_result::exp(exp_2);
                d_low += d_5;
                d_p -= d_5;
                let d_6 = d_low * ::rootgrad_autodiff::rules::min(p.min(q), s).0;
                d_p += d_6 * ::rootgrad_autodiff::rules::min(p, q).0;
                d_q += d_6 * ::rootgrad_autodiff::rules::min(p, q).1;
                d_s += d_low * ::rootgrad_autodiff::rules::min(p.min(q), s).1;
                d_t_3 += d_s;
                d_t_2 += d_q;
                d_t += d_p;
                d_r[(((i - 1) * width) + j) - 1] += d_t_3;
                d_r[((i * width) + j) - 1] += d_t_2;
                d_r[((i - 1) * width) + j] += d_t;
                d_x[..n][i - 1] += d_d;
                d_x[n..][j - 1] -= d_d;
            }
        }
        let _ = ::core::mem::take(&mut d_r[0]);
        pass_1.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let n = x.len() / 2;
        let (a, b) = x.split_at(n);
        let (t_a, t_b) = t_x.split_at(n);
        let width = n + 1;
        let mut r = ::std::vec![1e3; (width * width)];
        let mut t_r = ::std::vec![0.0; width * width];
        t_r[0] = 0.0;
        r[0] = 0.0;
        for i in 1..=n {
            for j in 1..=n {
                let d = a[(i - 1)] - b[(j - 1)];
                let t_d = t_a[i - 1] - t_b[j - 1];
                let t = r[(((i - 1) * width) + j)];
                let t_t = t_r[((i - 1) * width) + j];
                let t_2 = r[(((i * width) + j) - 1)];
                let t_t_2 = t_r[((i * width) + j) - 1];
                let t_3 = r[((((i - 1) * width) + j) - 1)];
                let t_t_3 = t_r[(((i - 1) * width) + j) - 1];
                let p = t;
                let t_p = t_t;
                let q = t_2;
                let t_q = t_t_2;
                let s = t_3;
                let t_s = t_t_3;
                let p_1 = ::rootgrad_autodiff::rules::min(p.min(q), s);
                let p_2 = ::rootgrad_autodiff::rules::min(p, q);
                let low = p.min(q).min(s);
                let t_low = p_1.0 * (p_2.0 * t_p + p_2.1 * t_q) + p_1.1 * t_s;
                let soft = low
                    - (((low - p).exp() + (low - q).exp()) + (low - s).exp()).ln();
                let t_soft = t_low
                    - (::rootgrad_autodiff::rules::ln(
                        ((low - p).exp() + (low - q).exp()) + (low - s).exp(),
                    )
                        * (((::rootgrad_autodiff::rules::exp(low - p) * (t_low - t_p))
                            + (::rootgrad_autodiff::rules::exp(low - q) * (t_low - t_q)))
                            + (::rootgrad_autodiff::rules::exp(low - s)
                                * (t_low - t_s))));
                t_r[(i * width) + j] = (t_d * d + d * t_d) + t_soft;
                r[((i * width) + j)] = (d * d) + soft;
            }
        }
        let result: f64 = r[((width * width) - 1)];
        let t_result: f64 = t_r[(width * width) - 1];
        (result, t_result)
    }
}
mod attention {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(out: &mut [f64], d_out: &mut [f64], qkv: &[f64], d_qkv: &mut [f64]) {
        ::rootgrad_autodiff::rt::same_length("out", out.len(), d_out.len());
        ::rootgrad_autodiff::rt::same_length("qkv", qkv.len(), d_qkv.len());
        let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_5 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_6 = ::rootgrad_autodiff::rt::Tape::new();
        let t = 3;
        let d = 2;
        let mut weights = ::std::vec![0.0; t];
        for i in 0..t {
            let q = &qkv[((i * 3) * d)..][..d];
            let mut top = -1e30;
            for j in 0..=i {
                let k = &qkv[(((j * 3) * d) + d)..][..d];
                let mut s = 0.0;
                for c in 0..d {
                    s += q[c] * k[c];
                }
                weights[j] = s / (d as f64).sqrt();
                if kept_6.keep((weights[j] > top)) {
                    top = weights[j];
                }
            }
            let mut sum = 0.0;
            for j_2 in 0..=i {
                let exp_2 = kept_5.keep((weights[j_2] - top).exp());
                weights[j_2] = exp_2;
                sum += weights[j_2];
            }
            let y = &mut out[(i * d)..((i + 1) * d)];
            let value = 0.0;
            let length = y.len();
            for i_2 in 0..length {
                y[i_2] = value;
            }
            for j_3 in 0..=i {
                let v = &qkv[(((j_3 * 3) * d) + (2 * d))..][..d];
                for c_2 in 0..d {
                    let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
                    let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
                    let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
                    y[c_2]
                        += kept_3.keep((kept_2.keep(weights[j_3]) / kept_1.keep(sum)))
                            * v[c_2];
                    pass_1.push((kept_1.take(), kept_2.take(), kept_3.take()));
                }
            }
        }
        let out = &*out;
        let mut d_weights = ::rootgrad_autodiff::Differentiable::zero_like(&weights);
        for i in (0..t).rev() {
            let q = &qkv[((i * 3) * d)..][..d];
            let y = &out[(i * d)..((i + 1) * d)];
            let length = y.len();
            let mut d_top = -0.0;
            let mut d_sum = -0.0;
            let d_y = &mut d_out[i * d..(i + 1) * d];
            for j_3 in (0..=i).rev() {
                let v = &qkv[(((j_3 * 3) * d) + (2 * d))..][..d];
                let d_v = &mut d_qkv[((j_3 * 3) * d) + (2 * d)..][..d];
                for c_2 in (0..d).rev() {
                    let (v_1, v_2, v_3) = pass_1.take();
                    let d_1 = d_y[c_2];
                    let d_2 = d_1 * v[c_2];
                    d_weights[j_3] += d_2 / v_1;
                    d_sum -= d_2 / v_1 * (v_2 / v_1);
                    d_v[c_2] += d_1 * v_3;
                }
            }
            for i_2 in 0..length {
                let _ = ::core::mem::take(&mut d_y[i_2]);
            }
            for j_2 in (0..=i).rev() {
                let exp_2 = kept_5.take();
                let mut d_exp_2 = -0.0;
                let d_4 = d_sum;
                d_weights[j_2] += d_4;
                let d_5 = ::core::mem::take(&mut d_weights[j_2]);
                d_exp_2 += d_5;
                let d_6 = d_exp_2 * ::rootgrad_autodiff::rules::by_result::exp(exp_2);
                d_weights[j_2] += d_6;
                d_top -= d_6;
            }
            for j in (0..=i).rev() {
                let v_4 = kept_6.take();
                let k = &qkv[(((j * 3) * d) + d)..][..d];
                let mut d_s: f64 = -0.0;
                if v_4 {
                    let d_7 = ::core::mem::take(&mut d_top);
                    d_weights[j] += d_7;
                }
                let d_8 = ::core::mem::take(&mut d_weights[j]);
                d_s += d_8 / (d as f64).sqrt();
                for c in 0..d {
                    let d_9 = d_s;
                    d_qkv[(i * 3) * d..][..d][c] += d_9 * k[c];
                    d_qkv[((j * 3) * d) + d..][..d][c] += d_9 * q[c];
                }
            }
        }
        pass_1.finish();
        kept_5.finish();
        kept_6.finish();
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(out: &mut [f64], t_out: &mut [f64], qkv: &[f64], t_qkv: &[f64]) {
        ::rootgrad_autodiff::rt::equal_lengths("out", out.len(), "t_out", t_out.len());
        ::rootgrad_autodiff::rt::equal_lengths("qkv", qkv.len(), "t_qkv", t_qkv.len());
        let t = 3;
        let d = 2;
        let mut weights = ::std::vec![0.0; t];
        let mut t_weights = ::std::vec![0.0; t];
        for i in 0..t {
            let q = &qkv[((i * 3) * d)..][..d];
            let t_q = &t_qkv[(i * 3) * d..][..d];
            let mut top = -1e30;
            let mut t_top = 0.0;
            for j in 0..=i {
                let k = &qkv[(((j * 3) * d) + d)..][..d];
                let t_k = &t_qkv[((j * 3) * d) + d..][..d];
                let mut s = 0.0;
                let mut t_s = 0.0;
                for c in 0..d {
                    t_s += t_q[c] * k[c] + q[c] * t_k[c];
                    s += q[c] * k[c];
                }
                t_weights[j] = t_s / (d as f64).sqrt();
                weights[j] = s / (d as f64).sqrt();
                if weights[j] > top {
                    t_top = t_weights[j];
                    top = weights[j];
                }
            }
            let mut sum = 0.0;
            let mut t_sum = 0.0;
            for j_2 in 0..=i {
                t_weights[j_2] = ::rootgrad_autodiff::rules::exp(weights[j_2] - top)
                    * (t_weights[j_2] - t_top);
                weights[j_2] = (weights[j_2] - top).exp();
                t_sum += t_weights[j_2];
                sum += weights[j_2];
            }
            let y = &mut out[(i * d)..((i + 1) * d)];
            let t_y = &mut t_out[i * d..(i + 1) * d];
            let value = 0.0;
            let length = y.len();
            for i_2 in 0..length {
                t_y[i_2] = 0.0;
                y[i_2] = value;
            }
            for j_3 in 0..=i {
                let v = &qkv[(((j_3 * 3) * d) + (2 * d))..][..d];
                let t_v = &t_qkv[((j_3 * 3) * d) + (2 * d)..][..d];
                for c_2 in 0..d {
                    t_y[c_2]
                        += ((t_weights[j_3] - (weights[j_3] / sum) * t_sum) / sum)
                            * v[c_2] + (weights[j_3] / sum) * t_v[c_2];
                    y[c_2] += (weights[j_3] / sum) * v[c_2];
                }
            }
        }
    }
}
mod layernorm {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(out: &mut [f64], d_out: &mut [f64], p: &[f64], d_p: &mut [f64]) {
        ::rootgrad_autodiff::rt::same_length("out", out.len(), d_out.len());
        ::rootgrad_autodiff::rt::same_length("p", p.len(), d_p.len());
        let c = 4;
        let (weight, rest) = p.split_at(c);
        let (bias, x) = rest.split_at(c);
        let size = c;
        let size_2 = c;
        let length = (out.len() / size).min((x.len() / size_2));
        for i_2 in 0..length {
            let y = &mut out[(i_2 * size)..((i_2 * size) + size)];
            let x_2 = &x[(i_2 * size_2)..((i_2 * size_2) + size_2)];
            let mut mean = 0.0;
            let length_2 = x_2.len();
            for i_3 in 0..length_2 {
                let v = &x_2[i_3];
                mean += *v;
            }
            mean = mean / (c as f64);
            let mut variance = 0.0;
            let length_3 = x_2.len();
            let one: f64 = 1.0;
            let mut by_mean: f64 = -0.0;
            for i_4 in 0..length_3 {
                let v_2 = &x_2[i_4];
                variance += ((*v_2) - mean) * ((*v_2) - mean);
                let v_2 = &x_2[i_4];
                let d_5 = one;
                let d_6 = d_5 * ((*v_2) - mean);
                by_mean -= d_6;
                let d_7 = d_5 * ((*v_2) - mean);
                by_mean -= d_7;
            }
            let sqrt_2 = ((variance / (c as f64)) + 1e-5).sqrt();
            let scale = 1.0 / sqrt_2;
            let mut d_mean: f64 = -0.0;
            let mut d_variance: f64 = -0.0;
            let mut d_sqrt_2: f64 = -0.0;
            let mut d_scale: f64 = -0.0;
            let d_y = &mut d_out[i_2 * size..(i_2 * size) + size];
            for i in 0..c {
                y[i] = (((x_2[i] - mean) * scale) * weight[i]) + bias[i];
                let d_1 = ::core::mem::take(&mut d_y[i]);
                let d_2 = d_1 * weight[i];
                let d_3 = d_2 * scale;
                d_p[c..][c..][i_2 * size_2..(i_2 * size_2) + size_2][i] += d_3;
                d_mean -= d_3;
                d_scale += d_2 * (x_2[i] - mean);
                d_p[..c][i] += d_1 * ((x_2[i] - mean) * scale);
                d_p[c..][..c][i] += d_1;
            }
            let x_2 = &x[(i_2 * size_2)..((i_2 * size_2) + size_2)];
            let d_x_2 = &mut d_p[c..][c..][i_2 * size_2..(i_2 * size_2) + size_2];
            d_sqrt_2 -= d_scale * scale * scale;
            let d_4 = d_sqrt_2 * ::rootgrad_autodiff::rules::by_result::sqrt(sqrt_2);
            d_variance += d_4 / (c as f64);
            d_mean += d_variance * by_mean;
            for i_4 in 0..length_3 {
                let v_2 = &x_2[i_4];
                let d_v_2 = &mut d_x_2[i_4];
                let d_8 = d_variance;
                let d_9 = d_8 * ((*v_2) - mean);
                (*d_v_2) += d_9;
                let d_10 = d_8 * ((*v_2) - mean);
                (*d_v_2) += d_10;
            }
            let d_11 = ::core::mem::take(&mut d_mean);
            d_mean += d_11 / (c as f64);
            for i_3 in 0..length_2 {
                let d_12 = d_mean;
                d_x_2[i_3] += d_12;
            }
        }
        let (weight, rest) = p.split_at(c);
        let (bias, x) = rest.split_at(c);
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(out: &mut [f64], t_out: &mut [f64], p: &[f64], t_p: &[f64]) {
        ::rootgrad_autodiff::rt::equal_lengths("out", out.len(), "t_out", t_out.len());
        ::rootgrad_autodiff::rt::equal_lengths("p", p.len(), "t_p", t_p.len());
        let c = 4;
        let (weight, rest) = p.split_at(c);
        let (t_weight, t_rest) = t_p.split_at(c);
        let (bias, x) = rest.split_at(c);
        let (t_bias, t_x) = t_rest.split_at(c);
        let size = c;
        let size_2 = c;
        let length = (out.len() / size).min((x.len() / size_2));
        for i_2 in 0..length {
            let y = &mut out[(i_2 * size)..((i_2 * size) + size)];
            let t_y = &mut t_out[i_2 * size..(i_2 * size) + size];
            let x_2 = &x[(i_2 * size_2)..((i_2 * size_2) + size_2)];
            let t_x_2 = &t_x[i_2 * size_2..(i_2 * size_2) + size_2];
            let mut mean = 0.0;
            let mut t_mean = 0.0;
            let length_2 = x_2.len();
            for i_3 in 0..length_2 {
                let v = &x_2[i_3];
                let t_v = &t_x_2[i_3];
                t_mean += *t_v;
                mean += *v;
            }
            t_mean = t_mean / (c as f64);
            mean = mean / (c as f64);
            let mut variance = 0.0;
            let mut t_variance = 0.0;
            let length_3 = x_2.len();
            for i_4 in 0..length_3 {
                let v_2 = &x_2[i_4];
                let t_v_2 = &t_x_2[i_4];
                t_variance
                    += ((*t_v_2) - t_mean) * ((*v_2) - mean)
                        + ((*v_2) - mean) * ((*t_v_2) - t_mean);
                variance += ((*v_2) - mean) * ((*v_2) - mean);
            }
            let scale = 1.0 / ((variance / (c as f64)) + 1e-5).sqrt();
            let t_scale = -(1.0 / ((variance / (c as f64)) + 1e-5).sqrt())
                * (::rootgrad_autodiff::rules::sqrt((variance / (c as f64)) + 1e-5)
                    * (t_variance / (c as f64)))
                / ((variance / (c as f64)) + 1e-5).sqrt();
            for i in 0..c {
                t_y[i] = (((t_x_2[i] - t_mean) * scale + (x_2[i] - mean) * t_scale)
                    * weight[i] + ((x_2[i] - mean) * scale) * t_weight[i]) + t_bias[i];
                y[i] = (((x_2[i] - mean) * scale) * weight[i]) + bias[i];
            }
        }
    }
}
mod events {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(omega: f64, bounce: f64, d_ret: f64) -> (f64, f64, f64) {
        let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_6 = ::rootgrad_autodiff::rt::Slot::new();
        let mut q = 1.0;
        let mut p = 0.0;
        let mut t = 0.0;
        let mut hits = 0;
        let mut running = true;
        let mut passes_of_kept_6 = 0usize;
        while running && (t < 3.0) {
            passes_of_kept_6 += 1;
            let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
            p -= ((0.02 * omega) * omega) * kept_3.keep(kept_4.keep(q).sin());
            q += 0.02 * p;
            if kept_2.keep(((q < 0.2) && (p < 0.0))) {
                p = kept_1.keep((-p)) * bounce;
                hits += 1;
                if hits == 4 {
                    running = false;
                } else {
                    t += 0.02;
                }
            } else {
                t += 0.02;
            }
            pass_1.push((kept_2.take(), kept_3.take(), kept_4.take()));
        }
        kept_6.keep(passes_of_kept_6);
        let result: f64 = ((q * q) + ((0.5 * p) * p)) + (hits as f64);
        let mut d_omega = ::rootgrad_autodiff::zero::<f64>();
        let mut d_bounce = ::rootgrad_autodiff::zero::<f64>();
        let mut d_result = d_ret;
        let mut d_q: f64 = -0.0;
        let mut d_p: f64 = -0.0;
        d_q += d_result * q;
        d_q += d_result * q;
        let d_1 = d_result * p;
        d_p += d_1 * 0.5;
        d_p += d_result * (0.5 * p);
        for _ in 0..kept_6.take() {
            let (v_2, v_3, v_4) = pass_1.take();
            if v_2 {
                let v_1 = kept_1.take();
                let d_2 = ::core::mem::take(&mut d_p);
                let d_3 = d_2 * bounce;
                d_p -= d_3;
                d_bounce += d_2 * v_1;
            }
            let d_4 = d_q;
            d_p += d_4 * 0.02;
            let d_5 = d_p;
            let d_6 = d_5 * v_3;
            let d_7 = d_6 * omega;
            d_omega -= d_7 * 0.02;
            d_omega -= d_6 * (0.02 * omega);
            let d_8 = d_5 * ((0.02 * omega) * omega);
            d_q -= d_8 * ::rootgrad_autodiff::rules::sin(v_4);
        }
        kept_1.finish();
        pass_1.finish();
        (result, d_omega, d_bounce)
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(omega: f64, t_omega: f64, bounce: f64, t_bounce: f64) -> (f64, f64) {
        let mut q = 1.0;
        let mut t_q = 0.0;
        let mut p = 0.0;
        let mut t_p = 0.0;
        let mut t = 0.0;
        let mut hits = 0;
        let mut running = true;
        while running && (t < 3.0) {
            t_p
                -= ((0.02 * t_omega) * omega + (0.02 * omega) * t_omega) * q.sin()
                    + ((0.02 * omega) * omega)
                        * (::rootgrad_autodiff::rules::sin(q) * t_q);
            p -= ((0.02 * omega) * omega) * q.sin();
            t_q += 0.02 * t_p;
            q += 0.02 * p;
            if (q < 0.2) && (p < 0.0) {
                t_p = (-t_p) * bounce + (-p) * t_bounce;
                p = (-p) * bounce;
                hits += 1;
                if hits == 4 {
                    running = false;
                } else {
                    t += 0.02;
                }
            } else {
                t += 0.02;
            }
        }
        let result: f64 = ((q * q) + ((0.5 * p) * p)) + (hits as f64);
        let t_result: f64 = (t_q * q + q * t_q) + ((0.5 * t_p) * p + (0.5 * p) * t_p);
        (result, t_result)
    }
}
