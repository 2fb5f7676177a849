//! Loops that are reversed pass by pass, and loops that must not be: gradients against central differences, the
//! analyses on against off, and the tape's bytes.

#![allow(missing_docs, clippy::assign_op_pattern)]

mod common;

use common::{assert_close, check, numeric_gradient};
use rootgrad_autodiff::{autodiff_reverse, with_tape_bytes};

/// Checks the gradient of `f`, and that the derivative needs no tape (or needs one).
macro_rules! case {
    ($(#[$tape:ident])? fn $name:ident / $d:ident / $off:ident ($x:ident) $body:block) => {
        #[autodiff_reverse($d, Duplicated, Active)]
        #[autodiff_reverse($off, Duplicated, Active, analyses = off)]
        fn $name($x: &[f64]) -> f64 $body

        mod $off {
            use super::*;

            #[test]
            fn agrees() {
                let x = [0.7, -0.3, 1.1, 0.4, -0.9, 1.3];
                check(&x, super::$name, |x, d, seed| super::$d(x, d, seed));
                check(&x, super::$name, |x, d, seed| super::$off(x, d, seed));
                let (_, bytes) = with_tape_bytes(|| super::$d(&x, &mut [0.0; 6], 1.0));
                assert_eq!(bytes == 0, case!(@no_tape $($tape)?), "{bytes} bytes of tape");
            }
        }
    };
    (@no_tape) => { true };
    (@no_tape taped) => { false };
}

case! {
    fn sum_then_scale / d_sum_then_scale / off_1 (x) {
        let mut s = 0.0;
        for i in 0..x.len() {
            let mut t = x[i];
            t *= t;
            t *= x[i];
            s += t.sin();
        }
        let mean = s / x.len() as f64;
        3.0 * mean - x[0]
    }
}

case! {
    // The statement after the loop is not linear in the sum: the sum's shadow is not known before the loop.
    #[taped] fn sum_then_square / d_sum_then_square / off_2 (x) {
        let mut s = 0.0;
        for i in 0..x.len() {
            let mut t = x[i];
            t *= t;
            t *= x[i];
            s += t.sin();
        }
        s * s
    }
}

case! {
    // The pass reads the elements that the last pass wrote.
    #[taped] fn neighbours / d_neighbours / off_3 (x) {
        let mut a = [1.0; 6];
        let mut s = 0.0;
        for i in 1..x.len() {
            a[i] = a[i - 1] * x[i];
            a[i] *= a[i];
            s += a[i];
        }
        s
    }
}

case! {
    // Two passes write the same element.
    #[taped] fn halves / d_halves / off_4 (x) {
        let mut a = [1.0; 6];
        for i in 0..x.len() {
            a[i / 2] = x[i] * x[0];
            a[i / 2] *= a[i / 2];
        }
        a[0] + a[1] + a[2]
    }
}

case! {
    // Rows of a matrix: passes of the outer loop are independent; the inner loop stores the values of one row.
    #[taped] fn rows / d_rows / off_5 (x) {
        let n = 3;
        let mut a = [0.0; 6];
        for i in 0..x.len() / n {
            let row = &x[i * n..(i + 1) * n];
            let mut last = 1.0;
            for j in 0..n {
                last = last * row[j] + 0.1;
                a[i * n + j] = last.exp();
            }
        }
        let mut s = 0.0;
        for v in &a {
            s += v;
        }
        s
    }
}

case! {
    // The second row's length is not the stride.
    #[taped] fn overlapping_rows / d_overlapping_rows / off_6 (x) {
        let mut a = [0.5; 6];
        for i in 0..4 {
            for j in 0..2 {
                a[i + j] = a[i + j] * x[i] * a[i];
            }
        }
        a[1] + a[2] * a[3]
    }
}

case! {
    // A scalar outside of the loop is set in each pass, and read after the loop.
    #[taped] fn last_one / d_last_one / off_7 (x) {
        let mut t = 0.0;
        let mut s = 0.0;
        for i in 0..x.len() {
            t = x[i] * x[i] + t;
            t *= t;
            s += t;
        }
        s + t
    }
}

case! {
    // Two loops add to the same sum; both sums are hoisted.
    fn two_sums / d_two_sums / off_8 (x) {
        let mut s = 0.0;
        for i in 0..x.len() {
            let mut t = x[i];
            t *= t;
            s += t * x[i];
        }
        let mut c = 0.0;
        for i in 0..x.len() {
            let mut t = x[i] + 1.0;
            t *= t;
            s += t;
            c -= t * x[0];
        }
        let half = 0.5 * s;
        half + c / 3.0 + half
    }
}

case! {
    // The factor after the loop is a variable that the loop changes.
    #[taped] fn changing_factor / d_changing_factor / off_9 (x) {
        let mut s = 0.0;
        let mut k = 1.0;
        for i in 0..x.len() {
            let mut t = x[i];
            t *= t;
            s += t * x[i];
            k += 1.0;
        }
        s * k
    }
}

case! {
    // The array that the loop reads is overwritten after the loop.
    #[taped] fn overwritten_later / d_overwritten_later / off_10 (x) {
        let mut a = [0.3; 6];
        for i in 0..x.len() {
            a[i] = x[i] * x[i];
        }
        let mut s = 0.0;
        for i in 0..x.len() {
            let mut t = a[i];
            t *= t;
            s += t;
        }
        for i in 0..x.len() {
            a[i] = x[i] * a[i];
        }
        s + a[2] * a[3]
    }
}

case! {
    // Breaks out of the loop, on a value that is summed.
    #[taped] fn breaks / d_breaks / off_11 (x) {
        let mut s = 0.0;
        let mut bound = 0.0;
        for i in 0..x.len() {
            let mut t = x[i];
            t *= t;
            bound += t;
            if bound > 2.0 {
                break;
            }
            s += t * x[i];
        }
        s + bound * bound
    }
}

case! {
    // A loop of unknown length whose passes only add.
    fn unknown_length / d_unknown_length / off_12 (x) {
        let mut s = 0.0;
        let mut i = 0;
        while i < x.len() {
            let mut t = x[i];
            t *= t;
            s += t * x[i];
            i += 2;
        }
        2.0 * s
    }
}

case! {
    // A pass is a region of its own: its inner loops are reversed pass by pass as well.
    fn passes_of_passes / d_passes_of_passes / off_13 (x) {
        let mut s = 0.0;
        for i in 0..2 {
            for j in 0..3 {
                let mut t = x[i * 3 + j];
                t *= t;
                t *= t.sin();
                s += t;
            }
        }
        3.0 * s
    }
}

case! {
    // A column's sum goes to an element that is read again: its seed is not complete before the inner loop.
    #[taped] fn columns_read_again / d_columns_read_again / off_14 (x) {
        let mut out = [0.0; 3];
        let mut s = 0.0;
        for j in 0..3 {
            let mut sum = 0.0;
            for i in 0..2 {
                let mut t = x[i * 3 + j];
                t *= t;
                sum += t * x[i * 3 + j];
            }
            out[j] = sum;
            s += out[j] * out[j];
        }
        s
    }
}

case! {
    // Two views of one buffer that overlap, and one of them inside of the other's loop.
    #[taped] fn views_that_overlap / d_views_that_overlap / off_15 (x) {
        let a = &x[0..4];
        let b = &x[2..6];
        let mut s = 1.0;
        for i in 0..4 {
            let c = &b[i / 2..i / 2 + 2];
            for j in 0..2 {
                s *= 1.0 + a[i] * c[j] * c[j];
            }
        }
        s * b[0]
    }
}

#[autodiff_reverse(d_layernorm, Duplicated, Duplicated, Const)]
fn layernorm(out: &mut [f64], x: &[f64], c: usize) {
    for row in 0..x.len() / c {
        let x = &x[row * c..(row + 1) * c];
        let mut mean = 0.0;
        for v in x {
            mean += v;
        }
        mean /= c as f64;
        let mut variance = 0.0;
        for v in x {
            let d = v - mean;
            variance += d * d;
        }
        let scale = 1.0 / (variance / c as f64 + 1e-5).sqrt();
        for (o, v) in out[row * c..(row + 1) * c].iter_mut().zip(x) {
            *o = (v - mean) * scale;
        }
    }
}

#[test]
fn a_kernel_over_rows_needs_no_tape() {
    let x = [0.7, -0.3, 1.1, 0.4, -0.9, 1.3];
    let seed = [1.0, -2.0, 0.5, 3.0, 1.5, -1.0];
    let (mut out, mut d_out, mut d_x) = ([0.0; 6], seed, [0.0; 6]);
    let ((), bytes) = with_tape_bytes(|| d_layernorm(&mut out, &mut d_out, &x, &mut d_x, 3));
    assert_eq!(bytes, 0);
    assert_eq!(d_out, [0.0; 6]);
    let value = |x: &[f64]| {
        let mut out = [0.0; 6];
        layernorm(&mut out, x, 3);
        out.iter().zip(&seed).map(|(o, s)| o * s).sum()
    };
    assert_close(&d_x, &numeric_gradient(&x, value), 1e-8);
}
