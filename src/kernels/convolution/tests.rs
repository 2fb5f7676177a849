//! Comparison of convolutions with their definition; the bits are the same on every instruction set and in
//! any batch.

use super::*;
use crate::simd::Level;

fn values(n: usize, salt: u32) -> Vec<f32> {
    let value =
        |i: u32| (i.wrapping_mul(2_654_435_761).wrapping_add(salt) >> 8) as f32 / 8_388_608.0;
    (0..n as u32).map(|i| value(i + salt) - 1.0).collect()
}

fn window(kernel: [usize; 2]) -> Window {
    Window { kernel, stride: [1, 1], padding: [(0, 0); 2], dilation: [1, 1] }
}

/// Every kind of window, with channels and sizes that fill tiles and others that do not.
fn geometries() -> Vec<Geometry> {
    let same = [(1, 1); 2];
    let of = |inputs, outputs, groups, sizes, window| {
        Geometry::new(inputs, outputs, groups, sizes, window).unwrap()
    };
    vec![
        of(1, 1, 1, [1, 1], window([1, 1])),
        of(3, 13, 1, [1, 150], window([1, 9])),
        of(2, 8, 1, [1, 70], Window { padding: [(0, 0), (4, 3)], ..window([1, 8]) }),
        of(2, 9, 1, [1, 65], Window { padding: [(0, 0), (0, 5)], ..window([1, 4]) }),
        of(
            2,
            4,
            1,
            [1, 90],
            Window { stride: [1, 3], padding: [(0, 0), (2, 1)], ..window([1, 5]) },
        ),
        of(1, 17, 1, [1, 40], Window { stride: [1, 5], ..window([1, 2]) }),
        of(
            2,
            3,
            1,
            [1, 60],
            Window { dilation: [1, 4], padding: [(0, 0), (6, 0)], ..window([1, 3]) },
        ),
        of(3, 3, 1, [1, 61], Window { stride: [1, 4], dilation: [1, 6], ..window([1, 4]) }),
        of(2, 2, 1, [1, 9], Window { padding: [(0, 0), (7, 5)], ..window([1, 3]) }),
        of(
            1,
            2,
            1,
            [1, 4],
            Window { stride: [1, 9], padding: [(0, 0), (3, 20)], ..window([1, 2]) },
        ),
        of(5, 6, 1, [7, 7], Window { padding: same, ..window([3, 3]) }),
        of(8, 16, 1, [14, 13], Window { padding: same, ..window([3, 3]) }),
        of(2, 5, 1, [9, 11], window([3, 2])),
        of(6, 30, 1, [1, 150], window([1, 9])),
        of(16, 48, 1, [5, 6], Window { padding: same, ..window([3, 3]) }),
        of(14, 32, 2, [9, 17], Window { stride: [1, 2], ..window([3, 4]) }),
        of(3, 4, 1, [11, 10], Window { stride: [2, 2], padding: same, ..window([3, 3]) }),
        of(4, 6, 2, [9, 8], Window { stride: [2, 3], padding: [(0, 2), (1, 0)], ..window([2, 4]) }),
        of(6, 3, 3, [8, 9], Window { stride: [3, 1], dilation: [2, 2], ..window([3, 3]) }),
        of(5, 5, 5, [6, 20], Window { padding: [(3, 0), (0, 4)], ..window([2, 3]) }),
        of(4, 3, 1, [5, 6], Window { stride: [2, 2], ..window([1, 1]) }),
        of(2, 2, 1, [3, 4], Window { padding: [(5, 6), (7, 8)], stride: [3, 2], ..window([2, 3]) }),
    ]
}

/// Returns y, d_x and d_w of `rows` rows, computed with one instruction set.
fn run(level: Level, g: &Geometry, rows: usize) -> [Vec<f32>; 3] {
    let (x, w) = (values(rows * g.x_len(), 1), values(g.w_len(), 2));
    let (d_y, bias) = (values(rows * g.y_len(), 3), values(g.outputs, 4));
    let mut scratch = vec![f32::NAN; g.scratch()];
    let mut y = vec![f32::NAN; d_y.len()];
    strip::convolution(level, &mut y, &x, &w, &bias, g, &mut scratch);
    let mut d_x = vec![f32::NAN; x.len()];
    inputs::inputs(level, &mut d_x, &d_y, &w, g, &mut scratch);
    let mut d_w = values(w.len(), 5);
    weights::weights(level, &mut d_w, &x, &d_y, g, &mut scratch);
    [y, d_x, d_w]
}

/// The same results in double precision, in plain loops.
fn expected(g: &Geometry, rows: usize) -> [Vec<f64>; 3] {
    let double = |n, salt| values(n, salt).into_iter().map(f64::from).collect::<Vec<_>>();
    let (x, w) = (double(rows * g.x_len(), 1), double(g.w_len(), 2));
    let (d_y, bias) = (double(rows * g.y_len(), 3), double(g.outputs, 4));
    let (mut y, mut d_x, mut d_w) = (d_y.clone(), x.clone(), double(w.len(), 5));
    f64::convolution(&mut y, &x, &w, &bias, g, &mut []);
    f64::convolution_inputs(&mut d_x, &d_y, &w, g, &mut []);
    f64::convolution_weights(&mut d_w, &x, &d_y, g, &mut []);
    [y, d_x, d_w]
}

#[test]
fn single_precision_is_near_double_precision_and_has_the_same_bits_with_any_instructions() {
    for g in geometries() {
        let (found, expected) = (run(Level::Portable, &g, 3), expected(&g, 3));
        for (found, expected) in found.iter().zip(&expected) {
            for (n, (&found, &expected)) in found.iter().zip(expected).enumerate() {
                // Sums of a few hundred products of numbers below 1.
                let error = (f64::from(found) - expected).abs();
                assert!(error < 2e-5 * (1.0 + expected.abs()), "{g:?}: {n}: {found}, {expected}");
            }
        }
        for level in Level::all() {
            assert!(run(level, &g, 3) == found, "{level:?} {g:?}");
        }
    }
}

#[test]
fn a_row_has_the_same_bits_in_any_batch() {
    for g in geometries() {
        let ([y, d_x, _], [all_y, all_d_x, _]) =
            (run(Level::detect(), &g, 1), run(Level::detect(), &g, 4));
        assert!(y == all_y[..y.len()] && d_x == all_d_x[..d_x.len()], "{g:?}");
    }
}

#[test]
fn plain_loops_are_the_definition_and_gradients_its_transposes() {
    // y(o, i) = bias(o) + Σ w(o, c, k) x(c, 2 i + k − 1), for two channels, with a number outside on the
    // left.
    let moving = Window { stride: [1, 2], padding: [(0, 0), (1, 0)], ..window([1, 2]) };
    let g = Geometry::new(2, 1, 1, [1, 3], moving).unwrap();
    let (x, w) = ([1.0, 2.0, 3.0, 10.0, 20.0, 30.0], [1.0, 2.0, 3.0, 4.0]);
    let mut y = [0.0; 2];
    f64::convolution(&mut y, &x, &w, &[0.5], &g, &mut []);
    assert_eq!(y, [0.5 + 2.0 + 40.0, 0.5 + 2.0 + 2.0 * 3.0 + 3.0 * 20.0 + 4.0 * 30.0]);
    let dot = |a: &[f64], b: &[f64]| a.iter().zip(b).map(|(a, b)| a * b).sum::<f64>();
    for g in geometries() {
        let double = |n, salt| values(n, salt).into_iter().map(f64::from).collect::<Vec<_>>();
        let (x, w, d_y) = (double(g.x_len(), 1), double(g.w_len(), 2), double(g.y_len(), 3));
        let (mut y, mut d_x, mut d_w) = (d_y.clone(), x.clone(), vec![0.0; w.len()]);
        f64::convolution(&mut y, &x, &w, &[], &g, &mut []);
        f64::convolution_inputs(&mut d_x, &d_y, &w, &g, &mut []);
        f64::convolution_weights(&mut d_w, &x, &d_y, &g, &mut []);
        for found in [dot(&d_x, &x), dot(&d_w, &w)] {
            assert!((found - dot(&d_y, &y)).abs() < 1e-9, "{g:?}");
        }
    }
}

#[test]
fn sizes_that_do_not_go_together_are_no_geometry() {
    let of =
        |inputs, outputs, groups, window| Geometry::new(inputs, outputs, groups, [4, 4], window);
    assert!(of(4, 6, 2, window([2, 2])).is_some());
    assert!(of(4, 6, 4, window([2, 2])).is_none());
    assert!(of(4, 6, 0, window([2, 2])).is_none());
    assert!(of(0, 6, 1, window([2, 2])).is_none());
    assert!(of(4, 6, 1, window([5, 2])).is_none());
    assert!(of(1 << 20, 1 << 20, 1, window([2, 2])).is_none());
}
