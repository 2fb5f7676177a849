//! Max pools of every width compared with their definition, with the instructions of every level.

use super::*;
use crate::simd::{Level, run_at};

/// Numbers with many equal ones, zeros of both signs, infinities, and NaNs.
fn numbers(n: usize) -> Vec<f32> {
    let special = [f32::NAN, -0.0, 0.0, f32::NEG_INFINITY, f32::INFINITY, 1.0];
    let number = |i: usize| match i * 7919 % 23 {
        k if k < special.len() => special[k],
        k => (k as f32 - 14.0) / 2.0,
    };
    (0..n).map(number).collect()
}

/// Index of the first of the largest numbers; if there are NaNs, that of the last NaN.
fn first_of_the_largest(window: &[(usize, f32)]) -> usize {
    if let Some(&(at, _)) = window.iter().rev().find(|(_, x)| x.is_nan()) {
        return at;
    }
    let largest = window.iter().fold(f32::NEG_INFINITY, |most, &(_, x)| most.max(x));
    window.iter().find(|&&(_, x)| x == largest).unwrap().0
}

/// Returns y and d_x by their definition.
fn defined(x: &[f32], d_y: &[f32], pool: &Pool) -> [Vec<f32>; 2] {
    let ([height, width], [rows, columns]) = (pool.sizes, pool.places);
    let [high, wide] = pool.window.kernel;
    let (mut y, mut d_x) = (vec![0.0; d_y.len()], vec![0.0; x.len()]);
    for (place, y) in y.iter_mut().enumerate() {
        let (plane, i, j) = (place / (rows * columns), place / columns % rows, place % columns);
        let at = |k: usize| ((plane * height) + i * high + k / wide) * width + j * wide + k % wide;
        let window: Vec<_> = (0..high * wide).map(|k| (at(k), x[at(k)])).collect();
        let found = first_of_the_largest(&window);
        *y = x[found];
        d_x[found] += d_y[place];
    }
    [y, d_x]
}

fn bits(values: &[f32]) -> Vec<u32> {
    values.iter().map(|value| value.to_bits()).collect()
}

#[test]
fn windows_side_by_side_have_their_largest_on_every_level() {
    let kernels = [[1, 1], [1, 2], [1, 3], [1, 4], [1, 5], [1, 7], [2, 2], [3, 2], [2, 5], [4, 1]];
    for kernel in kernels {
        for sizes in [[kernel[0], kernel[1]], [kernel[0] * 2 + 1, 29], [13, 331]] {
            let window = Window { kernel, stride: kernel, padding: [(0, 0); 2], dilation: [1; 2] };
            let pool = Pool::new(sizes, window).unwrap();
            assert!(pool.is_tiling());
            let planes = 3;
            let x = numbers(planes * sizes[0] * sizes[1]);
            let d_y = numbers(planes * pool.places[0] * pool.places[1] + 5)[5..].to_vec();
            let [y, d_x] = defined(&x, &d_y, &pool).map(|values| bits(&values));
            for level in Level::all() {
                let what = format!("{kernel:?} on {sizes:?}, {level:?}");
                let mut found = vec![3.0; d_y.len()];
                run_at(level, Largest { y: &mut found, x: &x, pool: &pool });
                assert_eq!(bits(&found), y, "{what}");
                let mut found = vec![0.0; x.len()];
                let (d_x_found, pool) = (&mut found, &pool);
                run_at(level, LargestPullback { d_x: d_x_found, x: &x, d_y: &d_y, pool });
                assert_eq!(bits(&found), d_x, "{what}");
            }
        }
    }
}

#[test]
fn a_value_where_another_is_largest_is_that_of_the_same_place() {
    let window = Window { kernel: [1, 3], stride: [1, 3], padding: [(0, 0); 2], dilation: [1; 2] };
    let pool = Pool::new([1, 31], window).unwrap();
    let x = numbers(31);
    let (mut y, mut of_x) = (vec![0.0; 10], vec![0.0; 10]);
    max_pool(&mut y, &x, &pool);
    max_pool_of(&mut of_x, &x, &x, &pool);
    assert_eq!(bits(&y), bits(&of_x));
}
