//! Slices, arrays and vectors: elements, parts, writes in place.
#![allow(
    missing_docs,
    clippy::needless_range_loop,
    clippy::manual_memcpy,
    clippy::assign_op_pattern
)]

mod common;

use common::{assert_close, check, numeric_gradient};
use rootgrad_autodiff::{Real, autodiff_reverse, differentiable, pullback};

/// Checks a function that works in place: f(x) leaves results in x.
#[track_caller]
fn check_in_place(x: &[f64], f: fn(&mut [f64]), df: fn(&mut [f64], &mut [f64])) {
    let seed: Vec<f64> = (0..x.len()).map(|i| (i as f64 + 0.5).cos()).collect();
    let (mut y, mut d) = (x.to_vec(), seed.clone());
    df(&mut y, &mut d);
    let mut plain = x.to_vec();
    f(&mut plain);
    assert_eq!(y, plain, "the derivative leaves in the argument what the function does");
    let numeric = numeric_gradient(x, |x| {
        let mut y = x.to_vec();
        f(&mut y);
        y.iter().zip(&seed).map(|(y, s)| y * s).sum()
    });
    assert_close(&d, &numeric, 2e-8);
}

#[autodiff_reverse(d_first, Duplicated)]
fn first(a: &mut [f64]) {
    a[0] = 5.0 * a[0] + a[1];
    a[0] = a[0] * a[2] * a[0];
    a[2] /= a[1];
    a[1] -= a[0] * a[2];
}

#[test]
fn elements_in_place() {
    check_in_place(&[0.3, 0.8, 1.4], first, d_first);
}

#[autodiff_reverse(d_product, Duplicated, Duplicated, Active)]
fn product(a: &mut [f64], b: &[f64]) -> f64 {
    let mut s = 0.0;
    for i in 0..b.len() {
        a[i] *= b[i];
        s += a[i];
    }
    s
}

#[test]
fn scaled_in_place_and_summed() {
    let (mut a, mut d_a, b, mut d_b) = ([2.0, 3.0], [0.0; 2], [5.0, 7.0], [0.0; 2]);
    assert_eq!(d_product(&mut a, &mut d_a, &b, &mut d_b, 1.0), 31.0);
    assert_eq!((a, d_a, d_b), ([10.0, 21.0], [5.0, 7.0], [2.0, 3.0]));
}

#[autodiff_reverse(d_neighbours, Duplicated)]
fn neighbours(x: &mut [f64]) {
    for i in 1..x.len() {
        x[i] = x[i] * x[i - 1];
    }
}

#[test]
fn products_of_neighbours_in_place() {
    check_in_place(&[1.1, 0.8, 1.4, -0.6, 0.9], neighbours, d_neighbours);
}

#[autodiff_reverse(d_block_value, Duplicated, Active)]
fn block_value(x: &mut [f64]) -> f64 {
    let before = x[0];
    let y = x[0] + {
        x[0] *= 5.0;
        x[0]
    } * x[1];
    y * before
}

#[test]
fn an_assignment_inside_an_expression() {
    let (mut x, mut d) = ([2.0, 3.0], [0.0; 2]);
    let value = d_block_value(&mut x, &mut d, 1.0);
    // (x0 + 5 x0 x1) x0
    assert_eq!((value, x), (64.0, [10.0, 3.0]));
    assert_eq!(d, [2.0 * 2.0 * 16.0, 5.0 * 4.0]);
}

#[autodiff_reverse(d_through_reference, Duplicated, Active, Active)]
fn through_reference(a: &mut [f64], x: f64) -> f64 {
    for i in 0..a.len() {
        let r = &mut a[i];
        *r *= x;
        *r = r.sin() + *r;
    }
    let last = &mut a[1..];
    last[0] = last[1] * x;
    for v in a.iter_mut() {
        *v = *v * *v;
    }
    let mut s = 0.0;
    for (i, v) in a.iter_mut().enumerate() {
        *v -= x * i as f64;
        s += *v;
    }
    s
}

#[test]
fn references_into_arrays() {
    let x = [0.3, 0.8, 1.4];
    let (mut a, mut d) = (x, [0.0; 3]);
    let (value, dx) = d_through_reference(&mut a, &mut d, 0.7, 1.0);
    let f = |p: &[f64]| through_reference(&mut p[..3].to_vec(), p[3]);
    assert_eq!(value, f(&[0.3, 0.8, 1.4, 0.7]));
    let numeric = numeric_gradient(&[0.3, 0.8, 1.4, 0.7], f);
    assert_close(&[d[0], d[1], d[2], dx], &numeric, 1e-8);
}

#[autodiff_reverse(d_softmax, Duplicated, Duplicated)]
fn softmax<T: Real>(out: &mut [T], x: &[T]) {
    let mut top = x[0];
    for i in 1..x.len() {
        top = top.max(x[i]);
    }
    let mut sum = T::from_f64(0.0);
    for (o, x) in out.iter_mut().zip(x) {
        *o = (*x - top).exp();
        sum += *o;
    }
    for o in out.iter_mut() {
        *o /= sum;
    }
}

#[test]
fn softmax_has_its_known_derivative() {
    let x = [0.2, -0.6, 1.3];
    let seed = [0.7, -0.2, 0.5];
    let (mut out, mut d_out, mut d_x) = ([0.0; 3], seed, [0.0; 3]);
    d_softmax(&mut out, &mut d_out, &x, &mut d_x);
    let inner: f64 = out.iter().zip(&seed).map(|(o, s)| o * s).sum();
    let want: Vec<f64> = out.iter().zip(&seed).map(|(o, s)| o * (s - inner)).collect();
    assert_close(&d_x, &want, 1e-14);
    assert_close(&[out.iter().sum()], &[1.0], 1e-15);
}

#[autodiff_reverse(d_locals, Duplicated, Active)]
fn locals(x: &[f64]) -> f64 {
    let mut a = [x[0], x[1] * x[2], 1.0];
    let mut b = [0.0; 3];
    let mut c = [x[1]; 4];
    a[0] *= a[1];
    for i in 0..3 {
        b[i] = a[i] * x[i] + c[i];
        c[i + 1] += b[i] * c[i];
        let mut pair = [b[i], c[i]];
        pair[1] = pair[0] * pair[1];
        a[i] += pair[1];
    }
    b.swap(0, 2);
    c[..3].copy_from_slice(&b);
    b.fill(c[1] * x[0]);
    let [p, q, r] = [2, 1, 0];
    a[p] * b[q] * c[r] + a[0] * c[3]
}

#[test]
fn local_arrays_and_vectors() {
    check(&[0.3, 0.8, 1.4], locals, d_locals);
}

#[autodiff_reverse(d_matrix, Duplicated, Active)]
fn matrix(m: &[[f64; 2]]) -> f64 {
    let mut s = 1.0;
    for i in 0..m.len() {
        let row = &m[i];
        for j in 0..2 {
            s += row[j] * m[i][1 - j] * s;
        }
    }
    for row in m {
        s *= row[0] - row[1];
    }
    s
}

#[test]
fn arrays_of_arrays() {
    let flat = [0.3, 0.8, 1.4, -0.2];
    let of = |p: &[f64]| matrix(&[[p[0], p[1]], [p[2], p[3]]]);
    let mut d = [[0.0; 2]; 2];
    let value = d_matrix(&[[0.3, 0.8], [1.4, -0.2]], &mut d, 1.0);
    assert_eq!(value, of(&flat));
    assert_close(d.as_flattened(), &numeric_gradient(&flat, of), 1e-9);
}

#[autodiff_reverse(d_fft, Duplicated, Duplicated, Const)]
fn fft(re: &mut [f64], im: &mut [f64], n: usize) {
    // Radix 2, in place, decimation in time.
    let mut j = 0;
    for i in 1..n {
        let mut bit = n >> 1;
        for _ in 0..n.ilog2() {
            if j & bit != 0 {
                j ^= bit;
                bit >>= 1;
            }
        }
        j ^= bit;
        if i < j {
            re.swap(i, j);
            im.swap(i, j);
        }
    }
    let mut len = 2;
    for _ in 0..n.ilog2() {
        let angle = -2.0 * std::f64::consts::PI / len as f64;
        for start in (0..n).step_by(len) {
            for k in 0..len / 2 {
                let (c, s) = ((angle * k as f64).cos(), (angle * k as f64).sin());
                let (a, b) = (start + k, start + k + len / 2);
                let (tr, ti) = (re[b] * c - im[b] * s, re[b] * s + im[b] * c);
                re[b] = re[a] - tr;
                im[b] = im[a] - ti;
                re[a] += tr;
                im[a] += ti;
            }
        }
        len *= 2;
    }
}

#[test]
fn the_transpose_of_a_fourier_transform() {
    let n = 8;
    let x: Vec<f64> = (0..n).map(|i| (i as f64 * 0.9).sin() + 0.1 * i as f64).collect();
    let (mut re, mut im) = (x.clone(), vec![0.0; n]);
    let (d_re, d_im): (Vec<f64>, Vec<f64>) =
        (0..n).map(|k| ((k as f64).cos(), (2.0 * k as f64).sin())).unzip();
    let (mut a_re, mut a_im) = (d_re.clone(), d_im.clone());
    d_fft(&mut re, &mut a_re, &mut im, &mut a_im, n);
    for j in 0..n {
        let w = |k: usize| -2.0 * std::f64::consts::PI * (j * k) as f64 / n as f64;
        let forward: f64 = (0..n).map(|k| x[k] * w(k).cos()).sum();
        assert!((forward - re[j]).abs() < 1e-12);
        let want: f64 = (0..n).map(|k| d_re[k] * w(k).cos() + d_im[k] * w(k).sin()).sum();
        assert!((want - a_re[j]).abs() < 1e-12, "{j}: {} {want}", a_re[j]);
    }
}

#[autodiff_reverse(d_heat, Duplicated, Active, Const, Active)]
fn heat(u0: &[f64], diffusivity: f64, steps: usize) -> f64 {
    let n = u0.len();
    let mut u = vec![0.0; n];
    let mut next = vec![0.0; n];
    u.copy_from_slice(u0);
    for _ in 0..steps {
        for i in 1..n - 1 {
            next[i] = u[i] + diffusivity * (u[i - 1] - 2.0 * u[i] + u[i + 1]) * (1.0 + u[i] * u[i]);
        }
        u.copy_from_slice(&next);
    }
    let mut s = 0.0;
    for v in &u {
        s += v * v;
    }
    s
}

#[test]
fn a_stencil_with_two_buffers() {
    let u0 = [0.0, 0.4, 1.0, 0.7, 0.2, 0.0];
    let mut d_u = [0.0; 6];
    let (value, d_k) = d_heat(&u0, &mut d_u, 0.1, 7, 1.0);
    assert_eq!(value, heat(&u0, 0.1, 7));
    assert_close(&d_u, &numeric_gradient(&u0, |u| heat(u, 0.1, 7)), 1e-8);
    assert_close(&[d_k], &numeric_gradient(&[0.1], |k| heat(&u0, k[0], 7)), 1e-8);
}

#[differentiable]
fn dot(a: &[f64], b: &[f64]) -> f64 {
    let mut s = 0.0;
    for i in 0..a.len().min(b.len()) {
        s += a[i] * b[i];
    }
    s
}

#[autodiff_reverse(d_overlaps, Duplicated, Active)]
fn overlaps(x: &[f64]) -> f64 {
    let n = x.len();
    let same = dot(x, x);
    let lag = dot(&x[..n - 1], &x[1..]);
    let fixed = dot(&[1.0, 2.0], &x[1..3]);
    let local = [x[0] * x[1], x[2]];
    same * lag + fixed * dot(&local, &x[n - 2..])
}

#[test]
fn several_parts_of_one_argument() {
    check(&[0.3, 0.8, 1.4, -0.2], overlaps, d_overlaps);
}

fn scale_add(out: &mut [f64], x: &[f64], k: f64) {
    out.iter_mut().zip(x).for_each(|(o, x)| *o = k * x * x);
}

#[pullback(of = scale_add)]
fn scale_add_pullback(
    out: &[f64],
    d_out: &mut [f64],
    x: &[f64],
    d_x: &mut [f64],
    k: f64,
    d_k: &mut f64,
) {
    for i in 0..out.len() {
        let d = std::mem::take(&mut d_out[i]);
        *d_k += d * out[i] / k;
        if !d_x.is_empty() {
            d_x[i] += d * 2.0 * k * x[i];
        }
    }
}

#[allow(deprecated)] // A buffer is stored in each pass.
#[autodiff_reverse(d_buffers, Duplicated, Active, Active)]
fn buffers(x: &[f64], k: f64) -> f64 {
    // The same buffers are overwritten in every pass: values that the rule needs must be stored.
    let mut a = vec![0.0; x.len()];
    let mut b = vec![0.0; x.len()];
    a.copy_from_slice(x);
    let mut s = 0.0;
    for i in 0..3 {
        scale_add(&mut b, &a, k * (i + 1) as f64);
        scale_add(&mut a[1..], &b[1..], 0.5);
        s += a[i] * b[i];
    }
    s
}

#[test]
fn buffers_that_calls_overwrite() {
    let x = [0.9, 0.8, 1.4];
    let mut d = [0.0; 3];
    let (value, dk) = d_buffers(&x, &mut d, 0.6, 1.0);
    let f = |p: &[f64]| buffers(&p[..3], p[3]);
    assert_eq!(value, f(&[0.9, 0.8, 1.4, 0.6]));
    let numeric = numeric_gradient(&[0.9, 0.8, 1.4, 0.6], f);
    assert_close(&[d[0], d[1], d[2], dk], &numeric, 1e-8);
}

#[autodiff_reverse(d_split, Duplicated, Active)]
fn split(x: &mut [f64]) -> f64 {
    let (head, tail) = x.split_at_mut(2);
    head[0] *= tail[0];
    tail[1] = head[0] * head[1];
    let (a, b) = tail.split_at(1);
    let y = &b[..1];
    a[0] * y[0] + head[0]
}

#[test]
fn split_slices() {
    let x = [0.3, 0.8, 1.4, -0.2];
    let (mut y, mut d) = (x, [0.0; 4]);
    let value = d_split(&mut y, &mut d, 1.0);
    let f = |p: &[f64]| split(&mut p.to_vec());
    assert_eq!(value, f(&x));
    assert_close(&d, &numeric_gradient(&x, f), 1e-9);
}

pub struct Model {
    weights: Vec<f64>,
    bias: f64,
    size: usize,
}

#[autodiff_reverse(d_fields, Duplicated, Const, Active)]
fn fields(model: &mut Model, x: &[f64]) -> f64 {
    let mut s = model.bias;
    for i in 0..x.len() {
        s += model.weights[i] * x[i] * model.bias;
    }
    model.bias *= s;
    let n: usize = model.size;
    model.weights[n] = s * model.bias;
    model.weights[0] + model.weights[n] * model.bias
}

#[test]
fn fields_of_structs() {
    let x = [0.5, -1.5];
    let of = |p: &[f64]| fields(&mut Model { weights: p[..3].to_vec(), bias: p[3], size: 2 }, &x);
    let p = [0.4, 0.2, 9.0, 0.7];
    let mut model = Model { weights: p[..3].to_vec(), bias: p[3], size: 2 };
    let mut d = Model { weights: vec![0.0; 3], bias: 0.0, size: 0 };
    let value = d_fields(&mut model, &mut d, &x, 1.0);
    assert_eq!(value, of(&p));
    assert_close(&[d.weights.clone(), vec![d.bias]].concat(), &numeric_gradient(&p, of), 1e-9);
}
