//! Comparison of tiles with plain loops bit for bit, since both sum in the same order.

use super::*;
use crate::simd::Level;

fn values(n: usize, salt: u32) -> Vec<f32> {
    let value =
        |i: u32| (i.wrapping_mul(2_654_435_761).wrapping_add(salt) >> 8) as f32 / 8_388_608.0;
    (0..n as u32).map(|i| value(i + salt) - 1.0).collect()
}

/// Tolerance for sums of up to 700 products of numbers below 1 in another order: a few ulp of the largest
/// partial sum.
fn near(got: &[f32], want: &[f32]) {
    for (g, w) in got.iter().zip(want) {
        assert!((g - w).abs() < 3e-6 * (20.0 + w.abs()), "{g} against {w}");
    }
}

const SIZES: [usize; 14] = [1, 2, 3, 7, 8, 15, 16, 17, 31, 33, 48, 64, 100, 270];

/// Sizes (B, I, O): each of the three takes all values of [`SIZES`].
fn sizes() -> impl Iterator<Item = (usize, usize, usize)> {
    let n = SIZES.len();
    (0..n * n).map(move |i| (SIZES[i % n], SIZES[i / n], SIZES[(3 * i + i / n) % n]))
}

#[test]
fn affine_sums_in_order() {
    for (b, i, o) in sizes().filter(|s| s.2 > 1) {
        let (x, w, bias) = (values(b * i, 1), values(i * o, 2), values(o, 3));
        let mut expected = vec![0.0; b * o];
        portable::affine(&mut expected, &x, &w, &bias, b, i, o);
        for level in Level::all() {
            let mut out = vec![f32::NAN; b * o];
            run_at(level, affine(&mut out, &x, &w, &bias, b, i, o));
            assert_eq!(out, expected, "{level:?} B={b} I={i} O={o}");
        }
    }
}

#[test]
fn gradients_sum_in_order() {
    for (b, i, o) in sizes() {
        let (x, w, d_z) = (values(b * i, 1), values(i * o, 2), values(b * o, 3));
        let (d_w, d_x) = (values(i * o, 4), values(b * i, 5));
        let (mut expected_w, mut expected_x) = (d_w.clone(), d_x.clone());
        portable::add_weights(&mut expected_w, &x, &d_z, b, i, o);
        portable::add_inputs(&mut expected_x, &d_z, &w, b, i, o);
        for level in Level::all() {
            let mut got = d_w.clone();
            run_at(level, add_weights(&mut got, &x, &d_z, b, i, o));
            assert_eq!(got, expected_w, "d_w {level:?} B={b} I={i} O={o}");
            let mut got = d_x.clone();
            run_at(level, add_inputs(&mut got, &d_z, &w, b, i, o));
            assert_eq!(got, expected_x, "d_x {level:?} B={b} I={i} O={o}");
        }
    }
}

#[test]
fn the_threads_of_a_team_make_the_same_sums() {
    for (b, i, o) in [(7, 300, 1), (64, 784, 128), (5, 100, 270), (33, 700, 390), (3, 390, 700)] {
        let (x, d_z, d_w) = (values(b * i, 1), values(b * o, 3), values(i * o, 4));
        let made = |team: &Team| {
            let mut made = d_w.clone();
            f32::add_weights_by(team, &mut made, &x, &d_z, b, i, o);
            made
        };
        let (alone, by_three) = (made(Team::alone()), made(&Team::new(3)));
        assert_eq!(alone, by_three, "B={b} I={i} O={o}");
        let mut wanted = d_w.clone();
        portable::add_weights(&mut wanted, &x, &d_z, b, i, o);
        match wide::takes_weights(i, o) {
            true => near(&alone, &wanted),
            false => assert_eq!(alone, wanted, "B={b} I={i} O={o}"),
        }
    }
}

#[test]
fn dots_have_the_same_bits_at_all_levels_and_in_any_batch() {
    for k in SIZES {
        for rows in [1, 2, 5, 8] {
            let (x, w) = (values(rows * k, 1), values(k, 2));
            // Sixteen interleaved partial sums, then halves: the definition, in plain Rust.
            let expected: Vec<f32> = x
                .chunks(k)
                .map(|x| {
                    let mut lanes = [0.0_f32; 16];
                    for (i, (&x, &w)) in x.iter().zip(&w).enumerate() {
                        lanes[i % 16] = x.mul_add(w, lanes[i % 16]);
                    }
                    for half in [8, 4, 2, 1] {
                        (0..half).for_each(|l| lanes[l] += lanes[l + half]);
                    }
                    lanes[0] + 0.25
                })
                .collect();
            for level in Level::all() {
                let mut out = vec![f32::NAN; rows];
                run_at(level, Dot { out: &mut out, x: &x, w: &w, bias: 0.25 });
                assert_eq!(out, expected, "{level:?} {rows} rows of {k}");
            }
        }
    }
}

#[test]
fn wide_layers_agree_with_the_tiles() {
    let (b, i, o) = (40, 390, 700);
    let (x, w, d_z) = (values(b * i, 1), values(i * o, 2), values(b * o, 3));
    let (mut got, mut want) = (values(i * o, 4), values(i * o, 4));
    wide::add(&add_weights(&mut got, &x, &d_z, b, i, o));
    dispatch(add_weights(&mut want, &x, &d_z, b, i, o));
    near(&got, &want);
    assert!(wide::takes_weights(i, o) && !wide::takes_weights(64, 64));
    let (mut got, mut want) = (values(b * i, 5), values(b * i, 5));
    wide::add(&add_inputs(&mut got, &d_z, &w, b, i, o));
    dispatch(add_inputs(&mut want, &d_z, &w, b, i, o));
    near(&got, &want);
}

#[test]
#[should_panic(expected = "product: b")]
fn short_slices_are_refused() {
    affine(&mut [0.0; 4], &[0.0; 4], &[0.0; 3], &[0.0; 2], 2, 2, 2);
}
