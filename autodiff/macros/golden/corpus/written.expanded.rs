// Written by the golden test; do not edit.
mod apart {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_3 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_4 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_5 = ::rootgrad_autodiff::Shapes::new();
        let result: f64;
        let mut seed: u32 = 12345u32;
        let mut s: f64 = 0.0f64;
        let length = x.len();
        for i in 0..length {
            let v = &x[i];
            seed ^= seed << 13;
            seed ^= seed >> 17;
            seed ^= seed << 5;
            s += ((*v) * (*v)) * kept_1.keep(((seed % 7) as f64));
        }
        let a: f32 = 0.1f32;
        let b: f32 = 0.3f32;
        let value_5: [f32; 2] = [0.1, 0.3];
        let c: f32 = value_5[0];
        let d: f32 = value_5[1];
        let t_2: (u8, u8) = (1u8, 2u8);
        let k: u8 = t_2.0;
        let l: u8 = t_2.1;
        let m: f32 = 0.1f32;
        let t_3: (u8, f64);
        if x[0] > 0.0 {
            t_3 = (5, x[1]);
            shape_5.keep(&t_3);
        } else {
            t_3 = (6, x[2]);
            shape_5.keep(&t_3);
        }
        let q: u8 = t_3.0;
        let w: f64 = t_3.1;
        let value_8: Option<u8> = Some(3);
        match value_8 {
            Some(o) => {
                let value_9: P<f64> = P { a: x[3], b: x[4] };
                shape_1.keep(&value_9);
                let t = ::core::clone::Clone::clone(&value_9.a);
                shape_2.keep(&t);
                let u = ::core::clone::Clone::clone(&value_9.b);
                shape_3.keep(&u);
                let t_4: (u8, f64) = (7, x[5]);
                shape_4.keep(&t_4);
                let e: u8 = t_4.0;
                let f: f64 = t_4.1;
                let not: u8 = !5u8;
                let minus: i8 = -3i8;
                result = (((s + (((w * u) * t) * (((a + b) + ((c * d) * m)) as f64)))
                    + (x[0]
                        * (((((!k) as f64) + ((!l) as f64)) + ((!q) as f64))
                            + ((!o) as f64)))) + (f * ((!e) as f64)))
                    + (x[1] * ((not ^ (minus as u8)) as f64));
            }
            _ => {
                result = 0.0;
            }
        }
        let mut d_result = d_ret;
        let mut d_s: f64 = -0.0;
        let mut d_t_3 = shape_5.zero();
        let mut d_w: f64 = -0.0;
        match value_8 {
            Some(o) => {
                let value_9: P<f64> = P { a: x[3], b: x[4] };
                let t = ::core::clone::Clone::clone(&value_9.a);
                let u = ::core::clone::Clone::clone(&value_9.b);
                let t_4: (u8, f64) = (7, x[5]);
                let e: u8 = t_4.0;
                let not: u8 = !5u8;
                let minus: i8 = -3i8;
                let mut d_value_9 = shape_1.zero();
                let mut d_t = shape_2.zero();
                let mut d_u = shape_3.zero();
                let mut d_t_4 = shape_4.zero();
                let mut d_f: f64 = -0.0;
                let d_1 = ::core::mem::take(&mut d_result);
                d_s += d_1;
                let d_2 = d_1 * (((a + b) + ((c * d) * m)) as f64);
                let d_3 = d_2 * t;
                d_w += d_3 * u;
                d_u += d_3 * w;
                d_t += d_2 * (w * u);
                d_x[0]
                    += d_1
                        * (((((!k) as f64) + ((!l) as f64)) + ((!q) as f64))
                            + ((!o) as f64));
                d_f += d_1 * ((!e) as f64);
                d_x[1] += d_1 * ((not ^ (minus as u8)) as f64);
                d_t_4.1 += d_f;
                d_x[5] += d_t_4.1;
                ::rootgrad_autodiff::rt::accumulate(&mut d_value_9.b, &(d_u));
                ::rootgrad_autodiff::rt::accumulate(&mut d_value_9.a, &(d_t));
                let P { a: d_4, b: d_5 } = &d_value_9 else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                d_x[3] += (*d_4);
                d_x[4] += (*d_5);
            }
            _ => {
                let _ = ::core::mem::take(&mut d_result);
            }
        }
        d_t_3.1 += d_w;
        if x[0] > 0.0 {
            let d_7 = ::rootgrad_autodiff::Differentiable::take(&mut d_t_3);
            d_x[1] += d_7.1;
        } else {
            let d_8 = ::rootgrad_autodiff::Differentiable::take(&mut d_t_3);
            d_x[2] += d_8.1;
        }
        for i in (0..length).rev() {
            let v_1 = kept_1.take();
            let v = &x[i];
            let d_v = &mut d_x[i];
            let d_9 = d_s;
            let d_10 = d_9 * v_1;
            (*d_v) += d_10 * (*v);
            (*d_v) += d_10 * (*v);
        }
        kept_1.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let result: f64;
        let t_result: f64;
        let mut seed: u32 = 12345u32;
        let mut s: f64 = 0.0f64;
        let mut t_s: f64 = 0.0;
        let length = x.len();
        for i in 0..length {
            let v = &x[i];
            let t_v = &t_x[i];
            seed ^= seed << 13;
            seed ^= seed >> 17;
            seed ^= seed << 5;
            t_s += ((*t_v) * (*v) + (*v) * (*t_v)) * ((seed % 7) as f64);
            s += ((*v) * (*v)) * ((seed % 7) as f64);
        }
        let a: f32 = 0.1f32;
        let b: f32 = 0.3f32;
        let value_5: [f32; 2] = [0.1, 0.3];
        let c: f32 = value_5[0];
        let d: f32 = value_5[1];
        let t_2: (u8, u8) = (1u8, 2u8);
        let k: u8 = t_2.0;
        let l: u8 = t_2.1;
        let m: f32 = 0.1f32;
        let t_3: (u8, f64);
        let t_t_3: (u8, f64);
        if x[0] > 0.0 {
            t_t_3 = (::rootgrad_autodiff::Differentiable::zero_like(&(5)), t_x[1]);
            t_3 = (5, x[1]);
        } else {
            t_t_3 = (::rootgrad_autodiff::Differentiable::zero_like(&(6)), t_x[2]);
            t_3 = (6, x[2]);
        }
        let q: u8 = t_3.0;
        let w: f64 = t_3.1;
        let t_w: f64 = t_t_3.1;
        let value_8: Option<u8> = Some(3);
        match value_8 {
            Some(o) => {
                let t_value_9: P<f64> = P { a: t_x[3], b: t_x[4] };
                let value_9: P<f64> = P { a: x[3], b: x[4] };
                let t = value_9.a;
                let t_t = t_value_9.a;
                let u = value_9.b;
                let t_u = t_value_9.b;
                let t_t_4: (u8, f64) = (
                    ::rootgrad_autodiff::Differentiable::zero_like(&(7)),
                    t_x[5],
                );
                let t_4: (u8, f64) = (7, x[5]);
                let e: u8 = t_4.0;
                let f: f64 = t_4.1;
                let t_f: f64 = t_t_4.1;
                let not: u8 = !5u8;
                let minus: i8 = -3i8;
                t_result = (((t_s
                    + (((t_w * u + w * t_u) * t + (w * u) * t_t)
                        * (((a + b) + ((c * d) * m)) as f64)))
                    + (t_x[0]
                        * (((((!k) as f64) + ((!l) as f64)) + ((!q) as f64))
                            + ((!o) as f64)))) + (t_f * ((!e) as f64)))
                    + (t_x[1] * ((not ^ (minus as u8)) as f64));
                result = (((s + (((w * u) * t) * (((a + b) + ((c * d) * m)) as f64)))
                    + (x[0]
                        * (((((!k) as f64) + ((!l) as f64)) + ((!q) as f64))
                            + ((!o) as f64)))) + (f * ((!e) as f64)))
                    + (x[1] * ((not ^ (minus as u8)) as f64));
            }
            _ => {
                t_result = 0.0;
                result = 0.0;
            }
        }
        (result, t_result)
    }
}
mod lists {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
        let length = x[..3].len();
        let mut value: ::std::vec::Vec<f64> = ::std::vec![0.0; length];
        let length_2 = x[..3].len();
        for i_2 in 0..length_2 {
            let v = &x[..3][i_2];
            value[i_2] = (*v) * (*v);
        }
        let t = ::core::clone::Clone::clone(&value);
        let length_3 = x[3..].len();
        let mut value_2: ::std::vec::Vec<f64> = ::std::vec![0.0; length_3];
        let length_4 = x[3..].len();
        for i_3 in 0..length_4 {
            value_2[i_3] = x[3..][i_3];
        }
        let t_2 = ::core::clone::Clone::clone(&value_2);
        let a: Vec<f64> = ::core::clone::Clone::clone(&t);
        let b: Vec<f64> = ::core::clone::Clone::clone(&t_2);
        let length_5 = ::rootgrad_autodiff::rt::count(0, 3);
        let mut value_4: ::std::vec::Vec<usize> = ::std::vec![
            ::core::default::Default::default(); length_5
        ];
        let length_6 = ::rootgrad_autodiff::rt::count(0, 3);
        for i_4 in 0..length_6 {
            value_4[i_4] = ::rootgrad_autodiff::rt::nth(0, i_4);
        }
        let t_3 = value_4;
        let at: Vec<usize> = t_3;
        let z: f64 = x[0];
        let mut sum_2: f64 = -0.0;
        let length_7 = x.len();
        for i_5 in 0..length_7 {
            sum_2 += x[i_5];
        }
        let value_6: f64 = sum_2;
        let mut product_2: f64 = 1.0;
        let length_8 = x.len();
        for i_6 in 0..length_8 {
            let v_2 = &x[i_6];
            product_2 = kept_1.keep(product_2) * ((*v_2) + 2.0);
        }
        let value_7: f64 = product_2;
        let s: f64 = value_6;
        let p: f64 = value_7;
        let mut i: u8 = 250u8;
        let mut j: u8 = 3u8;
        i = i.wrapping_add(4);
        j = j.wrapping_mul(100);
        let result: f64 = ((a[at[1]] * b[at[2]]) + ((s * p) * z))
            + (x[1] * ((i as f64) + (j as f64)));
        let mut d_result = d_ret;
        let mut d_value = ::rootgrad_autodiff::Differentiable::zero_like(&value);
        let mut d_t = ::rootgrad_autodiff::Differentiable::zero_like(&t);
        let mut d_value_2 = ::rootgrad_autodiff::Differentiable::zero_like(&value_2);
        let mut d_t_2 = ::rootgrad_autodiff::Differentiable::zero_like(&t_2);
        let mut d_a = ::rootgrad_autodiff::Differentiable::zero_like(&a);
        let mut d_b = ::rootgrad_autodiff::Differentiable::zero_like(&b);
        let mut d_z: f64 = -0.0;
        let mut d_sum_2: f64 = -0.0;
        let mut d_value_6: f64 = -0.0;
        let mut d_product_2: f64 = -0.0;
        let mut d_value_7: f64 = -0.0;
        let mut d_s: f64 = -0.0;
        let mut d_p: f64 = -0.0;
        d_a[at[1]] += d_result * b[at[2]];
        d_b[at[2]] += d_result * a[at[1]];
        let d_1 = d_result * z;
        d_s += d_1 * p;
        d_p += d_1 * s;
        d_z += d_result * (s * p);
        d_x[1] += d_result * ((i as f64) + (j as f64));
        d_value_7 += d_p;
        d_value_6 += d_s;
        d_product_2 += d_value_7;
        for i_6 in (0..length_8).rev() {
            let v_1 = kept_1.take();
            let v_2 = &x[i_6];
            let d_2 = ::core::mem::take(&mut d_product_2);
            d_product_2 += d_2 * ((*v_2) + 2.0);
            let d_3 = d_2 * v_1;
            d_x[i_6] += d_3;
        }
        d_sum_2 += d_value_6;
        for i_5 in 0..length_7 {
            let d_4 = d_sum_2;
            d_x[i_5] += d_4;
        }
        d_x[0] += d_z;
        ::rootgrad_autodiff::rt::accumulate(&mut d_t_2, &(d_b));
        ::rootgrad_autodiff::rt::accumulate(&mut d_t, &(d_a));
        ::rootgrad_autodiff::rt::accumulate(&mut d_value_2, &(d_t_2));
        for i_3 in 0..length_4 {
            let d_5 = ::core::mem::take(&mut d_value_2[i_3]);
            d_x[3..][i_3] += d_5;
        }
        ::rootgrad_autodiff::rt::accumulate(&mut d_value, &(d_t));
        for i_2 in 0..length_2 {
            let v = &x[..3][i_2];
            let d_v = &mut d_x[..3][i_2];
            let d_6 = ::core::mem::take(&mut d_value[i_2]);
            (*d_v) += d_6 * (*v);
            (*d_v) += d_6 * (*v);
        }
        kept_1.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let length = x[..3].len();
        let mut value: ::std::vec::Vec<f64> = ::std::vec![0.0; length];
        let mut t_value: ::std::vec::Vec<f64> = ::std::vec![0.0; length];
        let length_2 = x[..3].len();
        for i_2 in 0..length_2 {
            let v = &x[..3][i_2];
            let t_v = &t_x[..3][i_2];
            t_value[i_2] = (*t_v) * (*v) + (*v) * (*t_v);
            value[i_2] = (*v) * (*v);
        }
        let t = value;
        let t_t = t_value;
        let length_3 = x[3..].len();
        let mut value_2: ::std::vec::Vec<f64> = ::std::vec![0.0; length_3];
        let mut t_value_2: ::std::vec::Vec<f64> = ::std::vec![0.0; length_3];
        let length_4 = x[3..].len();
        for i_3 in 0..length_4 {
            t_value_2[i_3] = t_x[3..][i_3];
            value_2[i_3] = x[3..][i_3];
        }
        let t_2 = value_2;
        let t_t_2 = t_value_2;
        let a: Vec<f64> = t;
        let t_a: Vec<f64> = t_t;
        let b: Vec<f64> = t_2;
        let t_b: Vec<f64> = t_t_2;
        let length_5 = ::rootgrad_autodiff::rt::count(0, 3);
        let mut value_4: ::std::vec::Vec<usize> = ::std::vec![
            ::core::default::Default::default(); length_5
        ];
        let length_6 = ::rootgrad_autodiff::rt::count(0, 3);
        for i_4 in 0..length_6 {
            value_4[i_4] = ::rootgrad_autodiff::rt::nth(0, i_4);
        }
        let t_3 = value_4;
        let at: Vec<usize> = t_3;
        let z: f64 = x[0];
        let t_z: f64 = t_x[0];
        let mut sum_2: f64 = -0.0;
        let mut t_sum_2: f64 = 0.0;
        let length_7 = x.len();
        for i_5 in 0..length_7 {
            t_sum_2 += t_x[i_5];
            sum_2 += x[i_5];
        }
        let value_6: f64 = sum_2;
        let t_value_6: f64 = t_sum_2;
        let mut product_2: f64 = 1.0;
        let mut t_product_2: f64 = 0.0;
        let length_8 = x.len();
        for i_6 in 0..length_8 {
            let v_2 = &x[i_6];
            let t_v_2 = &t_x[i_6];
            t_product_2 = t_product_2 * ((*v_2) + 2.0) + product_2 * (*t_v_2);
            product_2 = product_2 * ((*v_2) + 2.0);
        }
        let value_7: f64 = product_2;
        let t_value_7: f64 = t_product_2;
        let s: f64 = value_6;
        let t_s: f64 = t_value_6;
        let p: f64 = value_7;
        let t_p: f64 = t_value_7;
        let mut i: u8 = 250u8;
        let mut j: u8 = 3u8;
        i = i.wrapping_add(4);
        j = j.wrapping_mul(100);
        let result: f64 = ((a[at[1]] * b[at[2]]) + ((s * p) * z))
            + (x[1] * ((i as f64) + (j as f64)));
        let t_result: f64 = ((t_a[at[1]] * b[at[2]] + a[at[1]] * t_b[at[2]])
            + ((t_s * p + s * t_p) * z + (s * p) * t_z))
            + (t_x[1] * ((i as f64) + (j as f64)));
        (result, t_result)
    }
}
mod results {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
        fn h() -> u8 {
            5
        }
        fn pair() -> (f32, u8) {
            (0.1, 5)
        }
        fn weights() -> [f32; 2] {
            [0.1, 0.3]
        }
        let a = 0.1f32;
        let b = 5u8;
        let mut s = ((x[1] * ((!5u8) as f64)) + (x[2] * ((!5u8) as f64)))
            + ((x[0] * (a as f64)) * ((!b) as f64));
        let value: [f32; 2] = [0.1, 0.3];
        let length = value.len();
        for i in 0..length {
            let w = value[i];
            s += x[3] * ((w * 3.0) as f64);
        }
        for _ in 0..2 {
            s = kept_1.keep((s * 1e-3)).sin() + ((x[4] * ((!5u8) as f64)) * 1e-3);
        }
        let t = s;
        let value_2: Vec<f32> = ::std::vec![0.1, 0.3];
        let value_3: Vec<f32> = ::std::vec![0.1, 0.3];
        let result: f64 = t + (x[5] * ((value_2[0] + value_3[1]) as f64));
        let mut d_result = d_ret;
        let mut d_s: f64 = -0.0;
        let mut d_t: f64 = -0.0;
        d_t += d_result;
        d_x[5] += d_result * ((value_2[0] + value_3[1]) as f64);
        d_s += d_t;
        for _ in (0..2).rev() {
            let v_1 = kept_1.take();
            let d_1 = ::core::mem::take(&mut d_s);
            let d_2 = d_1 * ::rootgrad_autodiff::rules::sin(v_1);
            d_s += d_2 * 1e-3;
            let d_3 = d_1 * 1e-3;
            d_x[4] += d_3 * ((!5u8) as f64);
        }
        for i in 0..length {
            let w = value[i];
            let d_4 = d_s;
            d_x[3] += d_4 * ((w * 3.0) as f64);
        }
        d_x[1] += d_s * ((!5u8) as f64);
        d_x[2] += d_s * ((!5u8) as f64);
        let d_5 = d_s * ((!b) as f64);
        d_x[0] += d_5 * (a as f64);
        kept_1.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        fn h() -> u8 {
            5
        }
        fn pair() -> (f32, u8) {
            (0.1, 5)
        }
        fn weights() -> [f32; 2] {
            [0.1, 0.3]
        }
        let a = 0.1f32;
        let b = 5u8;
        let mut s = ((x[1] * ((!5u8) as f64)) + (x[2] * ((!5u8) as f64)))
            + ((x[0] * (a as f64)) * ((!b) as f64));
        let mut t_s = ((t_x[1] * ((!5u8) as f64)) + (t_x[2] * ((!5u8) as f64)))
            + ((t_x[0] * (a as f64)) * ((!b) as f64));
        let value: [f32; 2] = [0.1, 0.3];
        let length = value.len();
        for i in 0..length {
            let w = value[i];
            t_s += t_x[3] * ((w * 3.0) as f64);
            s += x[3] * ((w * 3.0) as f64);
        }
        for _ in 0..2 {
            t_s = (::rootgrad_autodiff::rules::sin(s * 1e-3) * (t_s * 1e-3))
                + ((t_x[4] * ((!5u8) as f64)) * 1e-3);
            s = (s * 1e-3).sin() + ((x[4] * ((!5u8) as f64)) * 1e-3);
        }
        let t = s;
        let t_t = t_s;
        let value_2: Vec<f32> = ::std::vec![0.1, 0.3];
        let value_3: Vec<f32> = ::std::vec![0.1, 0.3];
        let result: f64 = t + (x[5] * ((value_2[0] + value_3[1]) as f64));
        let t_result: f64 = t_t + (t_x[5] * ((value_2[0] + value_3[1]) as f64));
        (result, t_result)
    }
}
mod parameters {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut d_result = d_ret;
        fn f((a, b): (f32, u8)) -> f64 {
            a as f64 * (!b) as f64
        }
        fn ap(f: impl Fn(u8) -> u8) -> f64 {
            f(3) as f64
        }
        fn of<F>(f: F) -> f64
        where
            F: Fn(f32) -> f32,
        {
            f(0.1) as f64
        }
        let r: std::ops::Range<u8> = 0u8..3u8;
        let k: u8 = 5;
        let w: f64 = x[0];
        let a: f32 = 0.1;
        let b: u8 = 5;
        let k_2: u8 = 3;
        let value_2: u8 = !k_2;
        let k_3: u8 = 3;
        let value_3: u8 = !k_3;
        let k_4: f32 = 0.1;
        let mut s = ((((w * ((!k) as f64)) + (x[1] * ((a as f64) * ((!b) as f64))))
            + (x[2] * (value_2 as f64))) + (x[3] * (value_3 as f64)))
            + (x[4] * ((k_4 * 3.0) as f64));
        let mut d_w: f64 = -0.0;
        let mut d_s: f64 = -0.0;
        d_s += d_result;
        for i in 0u8..3u8 {
            let k_5 = i;
            s += ((!k_5) as f64) * x[0];
            let d_1 = d_s;
            d_x[0] += d_1 * ((!k_5) as f64);
        }
        let t = [5, 3];
        let mut found = false;
        let mut chosen = ::core::default::Default::default();
        let mut running = true;
        let length = t.len();
        for i_2 in 0..length {
            let item: &u8 = &t[i_2];
            if (*item) > 3 {
                let item_2 = *item;
                if true {
                    chosen = item_2;
                    found = true;
                    running = false;
                }
            }
            if !running {
                break;
            }
        }
        ::core::assert!(found, "called `Option::unwrap()` on a `None` value");
        let kept = chosen;
        let t_2 = [(5, 0.1)];
        let mut found_2 = false;
        let mut chosen_2 = ::core::default::Default::default();
        let length_2 = t_2.len();
        for i_3 in 0..length_2 {
            let k_6: u8 = t_2[i_3].0;
            let _w: f32 = t_2[i_3].1;
            chosen_2 = k_6;
            found_2 = true;
        }
        ::core::assert!(found_2, "called `Option::unwrap()` on a `None` value");
        let last = chosen_2;
        let mut acc: f32 = 0.0;
        let t_3 = [0.1, 0.2];
        let length_3 = t_3.len();
        for i_4 in 0..length_3 {
            let k_7 = &t_3[i_4];
            acc = acc + (*k_7);
        }
        let sum = acc;
        let t_4 = [5, 3];
        let mut state: u8 = 0;
        let mut found_3 = false;
        let mut chosen_3 = ::core::default::Default::default();
        let mut running_2 = true;
        let length_4 = t_4.len();
        for i_5 in 0..length_4 {
            let k_8 = t_4[i_5];
            state += k_8;
            let item_3 = state;
            chosen_3 = item_3;
            found_3 = true;
            if !running_2 {
                break;
            }
        }
        ::core::assert!(found_3, "called `Option::unwrap()` on a `None` value");
        let steps = chosen_3;
        let result: f64 = ((s + (x[1] * (((!kept) as f64) + ((!last) as f64))))
            + (x[5] * (sum as f64))) + (x[2] * ((!steps) as f64));
        d_x[1] += d_result * (((!kept) as f64) + ((!last) as f64));
        d_x[5] += d_result * (sum as f64);
        d_x[2] += d_result * ((!steps) as f64);
        d_w += d_s * ((!k) as f64);
        d_x[1] += d_s * ((a as f64) * ((!b) as f64));
        d_x[2] += d_s * (value_2 as f64);
        d_x[3] += d_s * (value_3 as f64);
        d_x[4] += d_s * ((k_4 * 3.0) as f64);
        d_x[0] += d_w;
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        fn f((a, b): (f32, u8)) -> f64 {
            a as f64 * (!b) as f64
        }
        fn ap(f: impl Fn(u8) -> u8) -> f64 {
            f(3) as f64
        }
        fn of<F>(f: F) -> f64
        where
            F: Fn(f32) -> f32,
        {
            f(0.1) as f64
        }
        let r: std::ops::Range<u8> = 0u8..3u8;
        let k: u8 = 5;
        let w: f64 = x[0];
        let t_w: f64 = t_x[0];
        let a: f32 = 0.1;
        let b: u8 = 5;
        let k_2: u8 = 3;
        let value_2: u8 = !k_2;
        let k_3: u8 = 3;
        let value_3: u8 = !k_3;
        let k_4: f32 = 0.1;
        let mut s = ((((w * ((!k) as f64)) + (x[1] * ((a as f64) * ((!b) as f64))))
            + (x[2] * (value_2 as f64))) + (x[3] * (value_3 as f64)))
            + (x[4] * ((k_4 * 3.0) as f64));
        let mut t_s = ((((t_w * ((!k) as f64)) + (t_x[1] * ((a as f64) * ((!b) as f64))))
            + (t_x[2] * (value_2 as f64))) + (t_x[3] * (value_3 as f64)))
            + (t_x[4] * ((k_4 * 3.0) as f64));
        for i in 0u8..3u8 {
            let k_5 = i;
            t_s += ((!k_5) as f64) * t_x[0];
            s += ((!k_5) as f64) * x[0];
        }
        let t = [5, 3];
        let mut found = false;
        let mut chosen = ::core::default::Default::default();
        let mut running = true;
        let length = t.len();
        for i_2 in 0..length {
            let item: &u8 = &t[i_2];
            if (*item) > 3 {
                let item_2 = *item;
                if true {
                    chosen = item_2;
                    found = true;
                    running = false;
                }
            }
            if !running {
                break;
            }
        }
        ::core::assert!(found, "called `Option::unwrap()` on a `None` value");
        let kept = chosen;
        let t_2 = [(5, 0.1)];
        let mut found_2 = false;
        let mut chosen_2 = ::core::default::Default::default();
        let length_2 = t_2.len();
        for i_3 in 0..length_2 {
            let k_6: u8 = t_2[i_3].0;
            let _w: f32 = t_2[i_3].1;
            chosen_2 = k_6;
            found_2 = true;
        }
        ::core::assert!(found_2, "called `Option::unwrap()` on a `None` value");
        let last = chosen_2;
        let mut acc: f32 = 0.0;
        let t_3 = [0.1, 0.2];
        let length_3 = t_3.len();
        for i_4 in 0..length_3 {
            let k_7 = &t_3[i_4];
            acc = acc + (*k_7);
        }
        let sum = acc;
        let t_4 = [5, 3];
        let mut state: u8 = 0;
        let mut found_3 = false;
        let mut chosen_3 = ::core::default::Default::default();
        let mut running_2 = true;
        let length_4 = t_4.len();
        for i_5 in 0..length_4 {
            let k_8 = t_4[i_5];
            state += k_8;
            let item_3 = state;
            chosen_3 = item_3;
            found_3 = true;
            if !running_2 {
                break;
            }
        }
        ::core::assert!(found_3, "called `Option::unwrap()` on a `None` value");
        let steps = chosen_3;
        let result: f64 = ((s + (x[1] * (((!kept) as f64) + ((!last) as f64))))
            + (x[5] * (sum as f64))) + (x[2] * ((!steps) as f64));
        let t_result: f64 = ((t_s + (t_x[1] * (((!kept) as f64) + ((!last) as f64))))
            + (t_x[5] * (sum as f64))) + (t_x[2] * ((!steps) as f64));
        (result, t_result)
    }
}
mod paths {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::taken_for_that_of_std(
            std::hint::black_box::<u8>,
            ::core::hint::black_box::<u8>,
        );
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let v: f32 = 0.1;
        let a = ((((0.1f32).max(0.3f32) + (0.1f32).sqrt()) + (0.1f32).powi(2))
            + (0.1f32).mul_add(0.2f32, 0.3f32)) + (v.max(0.3f32) * v);
        let t_2;
        let t_3 = Some(0.1);
        match t_3 {
            Some(held) => {
                let value: f32 = held;
                t_2 = Some(value.sqrt());
            }
            None => {
                t_2 = None;
            }
        }
        let value_2 = t_2.unwrap();
        let x_2 = 0.1f32;
        let t_4 = (x_2.sin(), x_2.cos());
        let b = (value_2 + t_4.0) + (0.1f32 * 3.0);
        let x_3 = x[2];
        let s = x_3.sin();
        let c = x_3.cos();
        let t_5 = ::std::vec![3u8, 4u8];
        let n = t_5[0];
        let item = 5u8;
        let mut found = false;
        let mut chosen = ::core::default::Default::default();
        let mut running = true;
        let length = 1usize;
        for i in 0..length {
            if true {
                chosen = item;
                found = true;
                running = false;
            }
            if !running {
                break;
            }
        }
        ::core::assert!(found, "called `Option::unwrap()` on a `None` value");
        let m = chosen;
        let item_2 = 5u8;
        let mut found_2 = false;
        let mut chosen_2 = ::core::default::Default::default();
        let length_2 = 3usize;
        for i_2 in 0..length_2 {
            chosen_2 = item_2;
            found_2 = true;
        }
        ::core::assert!(found_2, "called `Option::unwrap()` on a `None` value");
        let k = chosen_2;
        let t_6 = [5, 3];
        let mut chosen_3: Vec<u8> = ::std::vec::Vec::new();
        let mut others: Vec<u8> = ::std::vec::Vec::new();
        let length_3 = t_6.len();
        for i_3 in 0..length_3 {
            let item_3 = t_6[i_3];
            if item_3 > 3 {
                chosen_3.push(item_3);
            } else {
                others.push(item_3);
            }
        }
        let t_7 = (chosen_3, others);
        let t_8 = ::std::vec![5u8, 3u8];
        let big = t_7;
        let small = t_8;
        let length_4 = ::rootgrad_autodiff::rt::count(0, x.len());
        let mut found_3 = false;
        let mut chosen_4 = ::core::default::Default::default();
        let mut running_2 = true;
        let length_5 = length_4;
        for i_4 in 0..length_5 {
            let i_5 = (length_4 - 1) - i_4;
            let item_4 = ::rootgrad_autodiff::rt::nth_before(0, x.len(), i_5);
            if true {
                chosen_4 = item_4;
                found_3 = true;
                running_2 = false;
            }
            if !running_2 {
                break;
            }
        }
        ::core::assert!(found_3, "called `Option::unwrap()` on a `None` value");
        let last = chosen_4;
        let result: f64 = ((((x[0] * (a as f64)) + (x[1] * (b as f64))) + (s * c))
            + (x[3]
                * ((((((!n) as f64) + ((!m) as f64)) + ((!k) as f64))
                    + ((!big.0[0]) as f64)) + ((!small[1]) as f64))))
            + (x[4] * ((!last) as f64));
        let mut d_result = d_ret;
        let mut d_x_3: f64 = -0.0;
        let mut d_s: f64 = -0.0;
        let mut d_c: f64 = -0.0;
        d_x[0] += d_result * (a as f64);
        d_x[1] += d_result * (b as f64);
        d_s += d_result * c;
        d_c += d_result * s;
        d_x[3]
            += d_result
                * ((((((!n) as f64) + ((!m) as f64)) + ((!k) as f64))
                    + ((!big.0[0]) as f64)) + ((!small[1]) as f64));
        d_x[4] += d_result * ((!last) as f64);
        d_x_3 += d_c * ::rootgrad_autodiff::rules::cos(x_3);
        d_x_3 += d_s * ::rootgrad_autodiff::rules::sin(x_3);
        d_x[2] += d_x_3;
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::taken_for_that_of_std(
            std::hint::black_box::<u8>,
            ::core::hint::black_box::<u8>,
        );
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let v: f32 = 0.1;
        let a = ((((0.1f32).max(0.3f32) + (0.1f32).sqrt()) + (0.1f32).powi(2))
            + (0.1f32).mul_add(0.2f32, 0.3f32)) + (v.max(0.3f32) * v);
        let t_2;
        let t_3 = Some(0.1);
        match t_3 {
            Some(held) => {
                let value: f32 = held;
                t_2 = Some(value.sqrt());
            }
            None => {
                t_2 = None;
            }
        }
        let value_2 = t_2.unwrap();
        let x_2 = 0.1f32;
        let t_4 = (x_2.sin(), x_2.cos());
        let b = (value_2 + t_4.0) + (0.1f32 * 3.0);
        let x_3 = x[2];
        let t_x_3 = t_x[2];
        let s = x_3.sin();
        let t_s = ::rootgrad_autodiff::rules::sin(x_3) * t_x_3;
        let c = x_3.cos();
        let t_c = ::rootgrad_autodiff::rules::cos(x_3) * t_x_3;
        let t_5 = ::std::vec![3u8, 4u8];
        let n = t_5[0];
        let item = 5u8;
        let mut found = false;
        let mut chosen = ::core::default::Default::default();
        let mut running = true;
        let length = 1usize;
        for i in 0..length {
            if true {
                chosen = item;
                found = true;
                running = false;
            }
            if !running {
                break;
            }
        }
        ::core::assert!(found, "called `Option::unwrap()` on a `None` value");
        let m = chosen;
        let item_2 = 5u8;
        let mut found_2 = false;
        let mut chosen_2 = ::core::default::Default::default();
        let length_2 = 3usize;
        for i_2 in 0..length_2 {
            chosen_2 = item_2;
            found_2 = true;
        }
        ::core::assert!(found_2, "called `Option::unwrap()` on a `None` value");
        let k = chosen_2;
        let t_6 = [5, 3];
        let mut chosen_3: Vec<u8> = ::std::vec::Vec::new();
        let mut others: Vec<u8> = ::std::vec::Vec::new();
        let length_3 = t_6.len();
        for i_3 in 0..length_3 {
            let item_3 = t_6[i_3];
            if item_3 > 3 {
                chosen_3.push(item_3);
            } else {
                others.push(item_3);
            }
        }
        let t_7 = (chosen_3, others);
        let t_8 = ::std::vec![5u8, 3u8];
        let big = t_7;
        let small = t_8;
        let length_4 = ::rootgrad_autodiff::rt::count(0, x.len());
        let mut found_3 = false;
        let mut chosen_4 = ::core::default::Default::default();
        let mut running_2 = true;
        let length_5 = length_4;
        for i_4 in 0..length_5 {
            let i_5 = (length_4 - 1) - i_4;
            let item_4 = ::rootgrad_autodiff::rt::nth_before(0, x.len(), i_5);
            if true {
                chosen_4 = item_4;
                found_3 = true;
                running_2 = false;
            }
            if !running_2 {
                break;
            }
        }
        ::core::assert!(found_3, "called `Option::unwrap()` on a `None` value");
        let last = chosen_4;
        let result: f64 = ((((x[0] * (a as f64)) + (x[1] * (b as f64))) + (s * c))
            + (x[3]
                * ((((((!n) as f64) + ((!m) as f64)) + ((!k) as f64))
                    + ((!big.0[0]) as f64)) + ((!small[1]) as f64))))
            + (x[4] * ((!last) as f64));
        let t_result: f64 = ((((t_x[0] * (a as f64)) + (t_x[1] * (b as f64)))
            + (t_s * c + s * t_c))
            + (t_x[3]
                * ((((((!n) as f64) + ((!m) as f64)) + ((!k) as f64))
                    + ((!big.0[0]) as f64)) + ((!small[1]) as f64))))
            + (t_x[4] * ((!last) as f64));
        (result, t_result)
    }
}
mod again {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
        let like_k = ::rootgrad_autodiff::rt::Like::new();
        let like_k_2 = ::rootgrad_autodiff::rt::Like::new();
        let like_k_3 = ::rootgrad_autodiff::rt::Like::new();
        let like_t = ::rootgrad_autodiff::rt::Like::new();
        let like_t_2 = ::rootgrad_autodiff::rt::Like::new();
        let like_k_5 = ::rootgrad_autodiff::rt::Like::new();
        let like_i = ::rootgrad_autodiff::rt::Like::new();
        let mut d_result = d_ret;
        let mut s = x[0];
        {
            let k = 5;
            like_k.of(&k);
            let w: u8 = k;
            s = s * ((!k) as f64);
            assert!(w > 0);
        }
        for _ in 0..2 {
            let k_2 = 2;
            like_k_2.of(&k_2);
            if k_2 < x.len() {
                s += 1.0;
            }
            s = s * (((!k_2) as f64) * 0.37).sin();
        }
        for _ in 0..2 {
            let k_3 = 0.1;
            like_k_3.of(&k_3);
            let w_2: f32 = k_3;
            assert!(w_2 > 0.0);
            s = s * ((k_3 as f64) + 1.0);
        }
        for i in 0..3 {
            like_i.of(&i);
            let w_3: u8 = i;
            assert!(w_3 < 9);
            s = s * (((!i) as f64) * 1e-2);
        }
        for _ in 0..2 {
            let t = (5, (3, 3u16));
            like_t.of(&t);
            let value: &(u8, (u8, u16)) = &t;
            let p: &u8 = &t.0;
            let value_2: &(u8, u16) = &t.1;
            assert!(* p > 0);
            s = s * (((!t.0) as f64) * 1e-2);
        }
        for _ in 0..2 {
            let t_2 = [5, 3];
            like_t_2.of(&t_2);
            let length = t_2.len();
            for i_2 in 0..length {
                let k_4 = t_2[i_2];
                let q: u8 = k_4;
                assert!(q > 0);
                s = s * (((!k_4) as f64) * 1e-2);
            }
        }
        let mut i_3 = 0;
        let mut passes_of_kept_1 = 0usize;
        while i_3 < 2 {
            passes_of_kept_1 += 1;
            let k_5 = 5;
            like_k_5.of(&k_5);
            let q_2: u8 = k_5;
            s = s * (((!k_5) as f64) * 1e-2);
            assert!(q_2 > 0);
            i_3 += 1;
        }
        kept_1.keep(passes_of_kept_1);
        let t_3 = s * 1e-6;
        let mut sum_2: f64 = -0.0;
        let length_2 = x.len();
        let mut d_s: f64 = -0.0;
        let mut d_t_3: f64 = -0.0;
        let mut d_sum_2: f64 = -0.0;
        d_sum_2 += d_result;
        for i_4 in 0..length_2 {
            let v = &x[i_4];
            let k_6 = 5;
            let q_3: u8 = k_6;
            assert!(q_3 > 0);
            sum_2 += ((*v) * (*v)) * (((!k_6) as f64) * 1e-2);
            let v = &x[i_4];
            let d_v = &mut d_x[i_4];
            let d_1 = d_sum_2;
            let d_2 = d_1 * (((!k_6) as f64) * 1e-2);
            (*d_v) += d_2 * (*v);
            (*d_v) += d_2 * (*v);
        }
        let result: f64 = t_3 + sum_2;
        d_t_3 += d_result;
        d_s += d_t_3 * 1e-6;
        for _ in 0..kept_1.take() {
            let k_5 = 5;
            like_k_5.of(&k_5);
            let d_3 = ::core::mem::take(&mut d_s);
            d_s += d_3 * (((!k_5) as f64) * 1e-2);
        }
        for _ in (0..2).rev() {
            let t_2 = [5, 3];
            like_t_2.of(&t_2);
            let length = t_2.len();
            for i_2 in (0..length).rev() {
                let k_4 = t_2[i_2];
                let d_4 = ::core::mem::take(&mut d_s);
                d_s += d_4 * (((!k_4) as f64) * 1e-2);
            }
        }
        for _ in (0..2).rev() {
            let t = (5, (3, 3u16));
            like_t.of(&t);
            let d_5 = ::core::mem::take(&mut d_s);
            d_s += d_5 * (((!t.0) as f64) * 1e-2);
        }
        for i in (0..3).rev() {
            like_i.of(&i);
            let d_6 = ::core::mem::take(&mut d_s);
            d_s += d_6 * (((!i) as f64) * 1e-2);
        }
        for _ in (0..2).rev() {
            let k_3 = 0.1;
            like_k_3.of(&k_3);
            let d_7 = ::core::mem::take(&mut d_s);
            d_s += d_7 * ((k_3 as f64) + 1.0);
        }
        for _ in (0..2).rev() {
            let k_2 = 2;
            like_k_2.of(&k_2);
            let d_8 = ::core::mem::take(&mut d_s);
            d_s += d_8 * (((!k_2) as f64) * 0.37).sin();
        }
        {
            let k = 5;
            like_k.of(&k);
            let d_10 = ::core::mem::take(&mut d_s);
            d_s += d_10 * ((!k) as f64);
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
        {
            let k = 5;
            let w: u8 = k;
            t_s = t_s * ((!k) as f64);
            s = s * ((!k) as f64);
            assert!(w > 0);
        }
        for _ in 0..2 {
            let k_2 = 2;
            if k_2 < x.len() {
                s += 1.0;
            }
            t_s = t_s * (((!k_2) as f64) * 0.37).sin();
            s = s * (((!k_2) as f64) * 0.37).sin();
        }
        for _ in 0..2 {
            let k_3 = 0.1;
            let w_2: f32 = k_3;
            assert!(w_2 > 0.0);
            t_s = t_s * ((k_3 as f64) + 1.0);
            s = s * ((k_3 as f64) + 1.0);
        }
        for i in 0..3 {
            let w_3: u8 = i;
            assert!(w_3 < 9);
            t_s = t_s * (((!i) as f64) * 1e-2);
            s = s * (((!i) as f64) * 1e-2);
        }
        for _ in 0..2 {
            let t = (5, (3, 3u16));
            let value: &(u8, (u8, u16)) = &t;
            let p: &u8 = &t.0;
            let value_2: &(u8, u16) = &t.1;
            assert!(* p > 0);
            t_s = t_s * (((!t.0) as f64) * 1e-2);
            s = s * (((!t.0) as f64) * 1e-2);
        }
        for _ in 0..2 {
            let t_2 = [5, 3];
            let length = t_2.len();
            for i_2 in 0..length {
                let k_4 = t_2[i_2];
                let q: u8 = k_4;
                assert!(q > 0);
                t_s = t_s * (((!k_4) as f64) * 1e-2);
                s = s * (((!k_4) as f64) * 1e-2);
            }
        }
        let mut i_3 = 0;
        while i_3 < 2 {
            let k_5 = 5;
            let q_2: u8 = k_5;
            t_s = t_s * (((!k_5) as f64) * 1e-2);
            s = s * (((!k_5) as f64) * 1e-2);
            assert!(q_2 > 0);
            i_3 += 1;
        }
        let t_3 = s * 1e-6;
        let t_t_3 = t_s * 1e-6;
        let mut sum_2: f64 = -0.0;
        let mut t_sum_2: f64 = 0.0;
        let length_2 = x.len();
        for i_4 in 0..length_2 {
            let v = &x[i_4];
            let t_v = &t_x[i_4];
            let k_6 = 5;
            let q_3: u8 = k_6;
            assert!(q_3 > 0);
            t_sum_2 += ((*t_v) * (*v) + (*v) * (*t_v)) * (((!k_6) as f64) * 1e-2);
            sum_2 += ((*v) * (*v)) * (((!k_6) as f64) * 1e-2);
        }
        let result: f64 = t_3 + sum_2;
        let t_result: f64 = t_t_3 + t_sum_2;
        (result, t_result)
    }
}
mod unused {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let o: u8 = 12u8;
        let a = 5;
        let b: u8 = 5;
        let c = 5;
        let d = 5;
        (o % a);
        let value_2: &u8 = &c;
        (d > 0u8);
        let result: f64 = (((x[0] * ((!a) as f64)) + (x[1] * ((!b) as f64)))
            + (x[2] * ((!c) as f64))) + (x[3] * ((!d) as f64));
        let mut d_result = d_ret;
        d_x[0] += d_result * ((!a) as f64);
        d_x[1] += d_result * ((!b) as f64);
        d_x[2] += d_result * ((!c) as f64);
        d_x[3] += d_result * ((!d) as f64);
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let o: u8 = 12u8;
        let a = 5;
        let b: u8 = 5;
        let c = 5;
        let d = 5;
        (o % a);
        let value_2: &u8 = &c;
        (d > 0u8);
        let result: f64 = (((x[0] * ((!a) as f64)) + (x[1] * ((!b) as f64)))
            + (x[2] * ((!c) as f64))) + (x[3] * ((!d) as f64));
        let t_result: f64 = (((t_x[0] * ((!a) as f64)) + (t_x[1] * ((!b) as f64)))
            + (t_x[2] * ((!c) as f64))) + (t_x[3] * ((!d) as f64));
        (result, t_result)
    }
}
mod payloads {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
        let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
        let mut d_result = d_ret;
        let t = [5, 3];
        let mut found = false;
        let mut chosen = ::core::default::Default::default();
        let length = t.len();
        for i in 0..length {
            let k: u8 = t[i];
            chosen = k;
            found = true;
        }
        ::core::assert!(found, "called `Option::unwrap()` on a `None` value");
        let n = chosen;
        let mut sum_2: f64 = -0.0;
        let length_2 = x.len();
        let mut d_sum_2: f64 = -0.0;
        let mut d_a: f64 = -0.0;
        d_a += d_result;
        d_sum_2 += d_a;
        for i_2 in 0..length_2 {
            let v = &x[i_2];
            if (*v) > 0.0 {
                let k_2 = 5u8;
                let v_2 = *v;
                sum_2 += v_2 * ((!k_2) as f64);
            }
            let v = &x[i_2];
            if (*v) > 0.0 {
                let k_2 = 5u8;
                let mut d_v_2: f64 = -0.0;
                let d_5 = d_sum_2;
                d_v_2 += d_5 * ((!k_2) as f64);
                d_x[i_2] += d_v_2;
            }
        }
        let a: f64 = sum_2;
        let mut sum_3: f64 = -0.0;
        let length_3 = x.len();
        for i_3 in 0..length_3 {
            let v_3 = &x[i_3];
            let t_2 = [(5u8, (*v_3)), (3u8, (*v_3))];
            shape_1.keep(&t_2);
            let length_4 = t_2.len();
            for i_4 in 0..length_4 {
                let k_3 = t_2[i_4].0;
                let v_4 = t_2[i_4].1;
                sum_3 += v_4 * ((!k_3) as f64);
            }
        }
        let b: f64 = sum_3;
        let mut state: u8 = 5;
        let mut sum_4: f64 = -0.0;
        let mut running = true;
        let length_5 = x.len();
        let mut d_sum_3: f64 = -0.0;
        let mut d_b: f64 = -0.0;
        let mut d_sum_4: f64 = -0.0;
        let mut d_c: f64 = -0.0;
        d_c += d_result * b;
        d_sum_4 += d_c;
        for i_5 in 0..length_5 {
            let v_5 = &x[i_5];
            let k_4 = state;
            let v_6 = *v_5;
            sum_4 += v_6 * ((!k_4) as f64);
            let mut d_v_6: f64 = -0.0;
            let d_3 = d_sum_4;
            d_v_6 += d_3 * ((!k_4) as f64);
            d_x[i_5] += d_v_6;
            if !running {
                break;
            }
        }
        let c: f64 = sum_4;
        let mut state_2 = 5;
        let mut found_2 = false;
        let mut chosen_2 = ::core::default::Default::default();
        let mut running_2 = true;
        let mut n_2 = 0usize;
        while running_2 {
            let i_6 = n_2;
            n_2 += 1;
            let item = state_2;
            if item > 2 {
                state_2 = 2u8;
            } else {
                running_2 = false;
            }
            chosen_2 = item;
            found_2 = true;
        }
        ::core::assert!(found_2, "called `Option::unwrap()` on a `None` value");
        let m = chosen_2;
        let mut found_3 = false;
        let mut chosen_3 = ::core::default::Default::default();
        let mut chosen_4: f64 = ::core::default::Default::default();
        let mut running_3 = true;
        let length_6 = x.len();
        let mut passes_of_kept_1 = 0usize;
        for i_7 in 0..length_6 {
            passes_of_kept_1 += 1;
            let v_7 = &x[i_7];
            if (*v_7) < 0.0 {
                let item_2 = 5u8;
                let item_3 = *v_7;
                if true {
                    chosen_3 = item_2;
                    chosen_4 = item_3;
                    found_3 = true;
                    running_3 = false;
                }
            }
            if !running_3 {
                break;
            }
        }
        kept_1.keep(passes_of_kept_1);
        ::core::assert!(found_3, "called `Option::unwrap()` on a `None` value");
        let k_5 = chosen_3;
        let v_8 = chosen_4;
        let result: f64 = (((a + (b * c)) + (x[0] * ((!n) as f64)))
            + (x[1] * ((!m) as f64))) + ((x[2] * v_8) * ((!k_5) as f64));
        let mut d_chosen_4: f64 = -0.0;
        let mut d_v_8: f64 = -0.0;
        d_b += d_result * c;
        d_x[0] += d_result * ((!n) as f64);
        d_x[1] += d_result * ((!m) as f64);
        let d_1 = d_result * ((!k_5) as f64);
        d_x[2] += d_1 * v_8;
        d_v_8 += d_1 * x[2];
        d_chosen_4 += d_v_8;
        for i_7 in ::rootgrad_autodiff::rt::Steps::from(0..length_6)
            .take(kept_1.take())
            .rev()
        {
            let v_7 = &x[i_7];
            if (*v_7) < 0.0 {
                let mut d_item_3: f64 = -0.0;
                if true {
                    let d_2 = ::core::mem::take(&mut d_chosen_4);
                    d_item_3 += d_2;
                }
                d_x[i_7] += d_item_3;
            }
        }
        d_sum_3 += d_b;
        for i_3 in (0..length_3).rev() {
            let v_3 = &x[i_3];
            let t_2 = [(5u8, (*v_3)), (3u8, (*v_3))];
            let length_4 = t_2.len();
            let mut d_t_2 = shape_1.zero();
            let d_v_3 = &mut d_x[i_3];
            for i_4 in 0..length_4 {
                let k_3 = t_2[i_4].0;
                let mut d_v_4: f64 = -0.0;
                let d_4 = d_sum_3;
                d_v_4 += d_4 * ((!k_3) as f64);
                d_t_2[i_4].1 += d_v_4;
            }
            (*d_v_3) += d_t_2[0].1;
            (*d_v_3) += d_t_2[1].1;
        }
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let t = [5, 3];
        let mut found = false;
        let mut chosen = ::core::default::Default::default();
        let length = t.len();
        for i in 0..length {
            let k: u8 = t[i];
            chosen = k;
            found = true;
        }
        ::core::assert!(found, "called `Option::unwrap()` on a `None` value");
        let n = chosen;
        let mut sum_2: f64 = -0.0;
        let mut t_sum_2: f64 = 0.0;
        let length_2 = x.len();
        for i_2 in 0..length_2 {
            let v = &x[i_2];
            let t_v = &t_x[i_2];
            if (*v) > 0.0 {
                let k_2 = 5u8;
                let v_2 = *v;
                let t_v_2 = *t_v;
                t_sum_2 += t_v_2 * ((!k_2) as f64);
                sum_2 += v_2 * ((!k_2) as f64);
            }
        }
        let a: f64 = sum_2;
        let t_a: f64 = t_sum_2;
        let mut sum_3: f64 = -0.0;
        let mut t_sum_3: f64 = 0.0;
        let length_3 = x.len();
        for i_3 in 0..length_3 {
            let v_3 = &x[i_3];
            let t_v_3 = &t_x[i_3];
            let t_t_2 = [
                (::rootgrad_autodiff::Differentiable::zero_like(&(5u8)), *t_v_3),
                (::rootgrad_autodiff::Differentiable::zero_like(&(3u8)), *t_v_3),
            ];
            let t_2 = [(5u8, (*v_3)), (3u8, (*v_3))];
            let length_4 = t_2.len();
            for i_4 in 0..length_4 {
                let k_3 = t_2[i_4].0;
                let v_4 = t_2[i_4].1;
                let t_v_4 = t_t_2[i_4].1;
                t_sum_3 += t_v_4 * ((!k_3) as f64);
                sum_3 += v_4 * ((!k_3) as f64);
            }
        }
        let b: f64 = sum_3;
        let t_b: f64 = t_sum_3;
        let mut state: u8 = 5;
        let mut sum_4: f64 = -0.0;
        let mut t_sum_4: f64 = 0.0;
        let mut running = true;
        let length_5 = x.len();
        for i_5 in 0..length_5 {
            let v_5 = &x[i_5];
            let t_v_5 = &t_x[i_5];
            let k_4 = state;
            let v_6 = *v_5;
            let t_v_6 = *t_v_5;
            t_sum_4 += t_v_6 * ((!k_4) as f64);
            sum_4 += v_6 * ((!k_4) as f64);
            if !running {
                break;
            }
        }
        let c: f64 = sum_4;
        let t_c: f64 = t_sum_4;
        let mut state_2 = 5;
        let mut found_2 = false;
        let mut chosen_2 = ::core::default::Default::default();
        let mut running_2 = true;
        let mut n_2 = 0usize;
        while running_2 {
            let i_6 = n_2;
            n_2 += 1;
            let item = state_2;
            if item > 2 {
                state_2 = 2u8;
            } else {
                running_2 = false;
            }
            chosen_2 = item;
            found_2 = true;
        }
        ::core::assert!(found_2, "called `Option::unwrap()` on a `None` value");
        let m = chosen_2;
        let mut found_3 = false;
        let mut chosen_3 = ::core::default::Default::default();
        let mut chosen_4: f64 = ::core::default::Default::default();
        let mut t_chosen_4: f64 = 0.0;
        let mut running_3 = true;
        let length_6 = x.len();
        for i_7 in 0..length_6 {
            let v_7 = &x[i_7];
            let t_v_7 = &t_x[i_7];
            if (*v_7) < 0.0 {
                let item_2 = 5u8;
                let item_3 = *v_7;
                let t_item_3 = *t_v_7;
                if true {
                    chosen_3 = item_2;
                    t_chosen_4 = t_item_3;
                    chosen_4 = item_3;
                    found_3 = true;
                    running_3 = false;
                }
            }
            if !running_3 {
                break;
            }
        }
        ::core::assert!(found_3, "called `Option::unwrap()` on a `None` value");
        let k_5 = chosen_3;
        let v_8 = chosen_4;
        let t_v_8 = t_chosen_4;
        let result: f64 = (((a + (b * c)) + (x[0] * ((!n) as f64)))
            + (x[1] * ((!m) as f64))) + ((x[2] * v_8) * ((!k_5) as f64));
        let t_result: f64 = (((t_a + (t_b * c + b * t_c)) + (t_x[0] * ((!n) as f64)))
            + (t_x[1] * ((!m) as f64)))
            + ((t_x[2] * v_8 + x[2] * t_v_8) * ((!k_5) as f64));
        (result, t_result)
    }
}
mod behind_references {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        fn h() -> impl Fn(u8) -> u8 {
            |k| k
        }
        let t = [5, 3];
        let value: &[u8; 2] = &t;
        let p: &u8 = &t[0];
        let ref q = 5u8;
        let mut w = [5, 3];
        let value_2: &mut [u8; 2] = &mut w;
        let (head, tail) = w.split_at_mut(1);
        let r = &mut (*head)[0];
        let (head_2, tail_2) = (*tail).split_at_mut(1);
        (*r) = 2;
        let k = w[1];
        let k_2: u8 = 5;
        let result: f64 = (((x[0] * ((!(*p)) as f64)) + (x[1] * ((!(*q)) as f64)))
            + (x[2] * ((!k) as f64))) + (x[3] * ((!k_2) as f64));
        let mut d_result = d_ret;
        let p: &u8 = &t[0];
        d_x[0] += d_result * ((!(*p)) as f64);
        d_x[1] += d_result * ((!(*q)) as f64);
        d_x[2] += d_result * ((!k) as f64);
        d_x[3] += d_result * ((!k_2) as f64);
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        fn h() -> impl Fn(u8) -> u8 {
            |k| k
        }
        let t = [5, 3];
        let value: &[u8; 2] = &t;
        let p: &u8 = &t[0];
        let ref q = 5u8;
        let mut w = [5, 3];
        let value_2: &mut [u8; 2] = &mut w;
        let (head, tail) = w.split_at_mut(1);
        let r = &mut (*head)[0];
        let (head_2, tail_2) = (*tail).split_at_mut(1);
        (*r) = 2;
        let k = w[1];
        let k_2: u8 = 5;
        let result: f64 = (((x[0] * ((!(*p)) as f64)) + (x[1] * ((!(*q)) as f64)))
            + (x[2] * ((!k) as f64))) + (x[3] * ((!k_2) as f64));
        let t_result: f64 = (((t_x[0] * ((!(*p)) as f64)) + (t_x[1] * ((!(*q)) as f64)))
            + (t_x[2] * ((!k) as f64))) + (t_x[3] * ((!k_2) as f64));
        (result, t_result)
    }
}
mod elements {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut d_result = d_ret;
        let v = [0.1, 0.3];
        ::rootgrad_autodiff::typed!(Option < & f32 >, v.iter().next());
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
        let w = ::std::vec![0.1, 0.7];
        ::rootgrad_autodiff::typed!(
            std::iter::Rev < std::slice::Iter < '_, f32 > >, w.iter().rev()
        );
        let length_2 = w.len();
        let t = ::std::vec![5u8, 3u8];
        let mut s = 0.0;
        let length_3 = length_2;
        for i_2 in 0..length_3 {
            let i_3 = (length_2 - 1) - i_2;
            let v_2 = &w[i_3];
            s += *v_2;
        }
        let mut found_2 = false;
        let mut chosen_2 = ::core::default::Default::default();
        let length_4 = t.len();
        for i_4 in 0..length_4 {
            let item_2 = t[i_4];
            chosen_2 = item_2;
            found_2 = true;
        }
        ::core::assert!(found_2, "called `Option::unwrap()` on a `None` value");
        let n = chosen_2;
        let r: ::core::ops::Range<usize> = 1..4;
        let q = &x[1..4];
        let k = 3;
        ::rootgrad_autodiff::typed!(::core::option::Option < _ >, x.get(k));
        let t_2 = [5, 3];
        let mut found_3 = false;
        let mut chosen_3 = ::core::default::Default::default();
        let length_5 = t_2.len();
        for i_5 in 0..length_5 {
            let k_2 = t_2[i_5];
            let value_2: u8 = k_2;
            let value_2_2: u8 = k_2;
            let t_3 = ::std::vec![value_2, value_2_2];
            let length_6 = t_3.len();
            for i_6 in 0..length_6 {
                let item_3 = t_3[i_6];
                chosen_3 = item_3;
                found_3 = true;
            }
        }
        ::core::assert!(found_3, "called `Option::unwrap()` on a `None` value");
        let m = chosen_3;
        let mut sum_2: f64 = -0.0;
        let length_7 = x.len();
        let mut d_sum_2: f64 = -0.0;
        let mut d_pairs: f64 = -0.0;
        d_pairs += d_result;
        d_sum_2 += d_pairs;
        for i_7 in 0..length_7 {
            let v_3 = &x[i_7];
            let t_4 = (5u8, (*v_3));
            let value_3: f64 = (*v_3) * (*v_3);
            let t_5 = ::std::vec![::core::clone::Clone::clone(& t_4), (3u8, value_3)];
            let length_8 = t_5.len();
            let mut d_t_4 = ::rootgrad_autodiff::Differentiable::zero_like(&t_4);
            let mut d_value_3: f64 = -0.0;
            let mut d_t_5 = ::rootgrad_autodiff::Differentiable::zero_like(&t_5);
            for i_8 in 0..length_8 {
                let k_3 = t_5[i_8].0;
                let v_4 = t_5[i_8].1;
                sum_2 += v_4 * ((!k_3) as f64);
                let mut d_v_4: f64 = -0.0;
                let d_3 = d_sum_2;
                d_v_4 += d_3 * ((!k_3) as f64);
                d_t_5[i_8].1 += d_v_4;
            }
            let v_3 = &x[i_7];
            let d_v_3 = &mut d_x[i_7];
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_4, &(d_t_5[0]));
            d_value_3 += d_t_5[1].1;
            (*d_v_3) += d_value_3 * (*v_3);
            (*d_v_3) += d_value_3 * (*v_3);
            (*d_v_3) += d_t_4.1;
        }
        let pairs: f64 = sum_2;
        ::core::assert!(found, "called `Option::unwrap()` on a `None` value");
        let t_6 = ((x[0] * (v[chosen] as f64)) + (x[1] * (s as f64)))
            + (x[2] * ((!n) as f64));
        let mut sum_3: f64 = -0.0;
        let length_9 = x.len();
        let mut d_t_6: f64 = -0.0;
        let mut d_sum_3: f64 = -0.0;
        d_sum_3 += d_result;
        for i_9 in 0..length_9 {
            let v_5 = &x[i_9];
            sum_3 += (*v_5) * (*v_5);
            let v_5 = &x[i_9];
            let d_v_5 = &mut d_x[i_9];
            let d_2 = d_sum_3;
            (*d_v_5) += d_2 * (*v_5);
            (*d_v_5) += d_2 * (*v_5);
        }
        let result: f64 = ((((t_6 + sum_3)
            + ((q[0] * q[1]) * (((!r.start) as f64) * 1e-19)))
            + (x[3] * (((!k) as f64) * 1e-19))) + (x[4] * ((!m) as f64))) + pairs;
        let q = &x[1..4];
        d_t_6 += d_result;
        let d_1 = d_result * (((!r.start) as f64) * 1e-19);
        d_x[1..4][0] += d_1 * q[1];
        d_x[1..4][1] += d_1 * q[0];
        d_x[3] += d_result * (((!k) as f64) * 1e-19);
        d_x[4] += d_result * ((!m) as f64);
        d_x[0] += d_t_6 * (v[chosen] as f64);
        d_x[1] += d_t_6 * (s as f64);
        d_x[2] += d_t_6 * ((!n) as f64);
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let v = [0.1, 0.3];
        ::rootgrad_autodiff::typed!(Option < & f32 >, v.iter().next());
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
        let w = ::std::vec![0.1, 0.7];
        ::rootgrad_autodiff::typed!(
            std::iter::Rev < std::slice::Iter < '_, f32 > >, w.iter().rev()
        );
        let length_2 = w.len();
        let t = ::std::vec![5u8, 3u8];
        let mut s = 0.0;
        let length_3 = length_2;
        for i_2 in 0..length_3 {
            let i_3 = (length_2 - 1) - i_2;
            let v_2 = &w[i_3];
            s += *v_2;
        }
        let mut found_2 = false;
        let mut chosen_2 = ::core::default::Default::default();
        let length_4 = t.len();
        for i_4 in 0..length_4 {
            let item_2 = t[i_4];
            chosen_2 = item_2;
            found_2 = true;
        }
        ::core::assert!(found_2, "called `Option::unwrap()` on a `None` value");
        let n = chosen_2;
        let r: ::core::ops::Range<usize> = 1..4;
        let q = &x[1..4];
        let t_q = &t_x[1..4];
        let k = 3;
        ::rootgrad_autodiff::typed!(::core::option::Option < _ >, x.get(k));
        let t_2 = [5, 3];
        let mut found_3 = false;
        let mut chosen_3 = ::core::default::Default::default();
        let length_5 = t_2.len();
        for i_5 in 0..length_5 {
            let k_2 = t_2[i_5];
            let value_2: u8 = k_2;
            let value_2_2: u8 = k_2;
            let t_3 = ::std::vec![value_2, value_2_2];
            let length_6 = t_3.len();
            for i_6 in 0..length_6 {
                let item_3 = t_3[i_6];
                chosen_3 = item_3;
                found_3 = true;
            }
        }
        ::core::assert!(found_3, "called `Option::unwrap()` on a `None` value");
        let m = chosen_3;
        let mut sum_2: f64 = -0.0;
        let mut t_sum_2: f64 = 0.0;
        let length_7 = x.len();
        for i_7 in 0..length_7 {
            let v_3 = &x[i_7];
            let t_v_3 = &t_x[i_7];
            let t_t_4 = (::rootgrad_autodiff::Differentiable::zero_like(&(5u8)), *t_v_3);
            let t_4 = (5u8, (*v_3));
            let value_3: f64 = (*v_3) * (*v_3);
            let t_value_3: f64 = (*t_v_3) * (*v_3) + (*v_3) * (*t_v_3);
            let t_t_5 = ::std::vec![
                t_t_4, (::rootgrad_autodiff::Differentiable::zero_like(& (3u8)),
                t_value_3,)
            ];
            let t_5 = ::std::vec![t_4, (3u8, value_3)];
            let length_8 = t_5.len();
            for i_8 in 0..length_8 {
                let k_3 = t_5[i_8].0;
                let v_4 = t_5[i_8].1;
                let t_v_4 = t_t_5[i_8].1;
                t_sum_2 += t_v_4 * ((!k_3) as f64);
                sum_2 += v_4 * ((!k_3) as f64);
            }
        }
        let pairs: f64 = sum_2;
        let t_pairs: f64 = t_sum_2;
        ::core::assert!(found, "called `Option::unwrap()` on a `None` value");
        let t_6 = ((x[0] * (v[chosen] as f64)) + (x[1] * (s as f64)))
            + (x[2] * ((!n) as f64));
        let t_t_6 = ((t_x[0] * (v[chosen] as f64)) + (t_x[1] * (s as f64)))
            + (t_x[2] * ((!n) as f64));
        let mut sum_3: f64 = -0.0;
        let mut t_sum_3: f64 = 0.0;
        let length_9 = x.len();
        for i_9 in 0..length_9 {
            let v_5 = &x[i_9];
            let t_v_5 = &t_x[i_9];
            t_sum_3 += (*t_v_5) * (*v_5) + (*v_5) * (*t_v_5);
            sum_3 += (*v_5) * (*v_5);
        }
        let result: f64 = ((((t_6 + sum_3)
            + ((q[0] * q[1]) * (((!r.start) as f64) * 1e-19)))
            + (x[3] * (((!k) as f64) * 1e-19))) + (x[4] * ((!m) as f64))) + pairs;
        let t_result: f64 = ((((t_t_6 + t_sum_3)
            + ((t_q[0] * q[1] + q[0] * t_q[1]) * (((!r.start) as f64) * 1e-19)))
            + (t_x[3] * (((!k) as f64) * 1e-19))) + (t_x[4] * ((!m) as f64))) + t_pairs;
        (result, t_result)
    }
}
mod checkpointed {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
        let like_i = ::rootgrad_autodiff::rt::Like::new();
        let mut s = x[0];
        let mut marks = ::rootgrad_autodiff::rt::Checkpoints::new(
            3,
            ::core::option::Option::Some(
                ::core::iter::Iterator::size_hint(
                        &::core::iter::IntoIterator::into_iter(0..12),
                    )
                    .0,
            ),
        );
        for _ in 0..12 {
            marks.pass(|| (::rootgrad_autodiff::rt::State::save(&s),));
            let k = 2;
            if k < x.len() {
                s += 0.1;
            }
            for i in 0..3 {
                let w: u8 = i;
                assert!(w < 9);
                s = (s * 0.9) + ((x[1] * ((!i) as f64)) * 1e-3);
            }
            s = s * (((!k) as f64) * 0.37).sin();
        }
        kept_1.push(marks);
        let result: f64 = s;
        let mut d_result = d_ret;
        let mut d_s: f64 = -0.0;
        d_s += d_result;
        let mut marks = kept_1.take();
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
                    for _ in ::core::iter::IntoIterator::into_iter((0..12))
                        .skip(from)
                        .take(to - from)
                    {
                        let k = 2;
                        if k < x.len() {
                            s += 0.1;
                        }
                        for i in 0..3 {
                            let w: u8 = i;
                            assert!(w < 9);
                            s = (s * 0.9) + ((x[1] * ((!i) as f64)) * 1e-3);
                        }
                        s = s * (((!k) as f64) * 0.37).sin();
                    }
                }
                ::rootgrad_autodiff::rt::Move::Reverse(from) => {
                    for _ in ::core::iter::IntoIterator::into_iter((0..12))
                        .skip(from)
                        .take(1)
                    {
                        let k = 2;
                        if k < x.len() {
                            s += 0.1;
                        }
                        for i in 0..3 {
                            like_i.of(&i);
                            let w: u8 = i;
                            assert!(w < 9);
                            s = (s * 0.9) + ((x[1] * ((!i) as f64)) * 1e-3);
                        }
                        s = s * (((!k) as f64) * 0.37).sin();
                        let d_1 = ::core::mem::take(&mut d_s);
                        d_s += d_1 * (((!k) as f64) * 0.37).sin();
                        for i in (0..3).rev() {
                            like_i.of(&i);
                            let d_2 = ::core::mem::take(&mut d_s);
                            d_s += d_2 * 0.9;
                            let d_3 = d_2 * 1e-3;
                            d_x[1] += d_3 * ((!i) as f64);
                        }
                    }
                }
            }
        }
        ::rootgrad_autodiff::rt::State::restore(&mut s, &now.0);
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
        for _ in 0..12 {
            let k = 2;
            if k < x.len() {
                s += 0.1;
            }
            for i in 0..3 {
                let w: u8 = i;
                assert!(w < 9);
                t_s = (t_s * 0.9) + ((t_x[1] * ((!i) as f64)) * 1e-3);
                s = (s * 0.9) + ((x[1] * ((!i) as f64)) * 1e-3);
            }
            t_s = t_s * (((!k) as f64) * 0.37).sin();
            s = s * (((!k) as f64) * 0.37).sin();
        }
        let result: f64 = s;
        let t_result: f64 = t_s;
        (result, t_result)
    }
}
