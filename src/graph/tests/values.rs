//! Values compared with their definitions.

use super::{near, numbers, value};
use crate::graph::{Binary, Reduction, Shape, Unary};

#[test]
fn functions_of_one_number_are_those_of_the_standard_library() {
    type Known = (Unary, fn(f64) -> f64);
    let known: [Known; 27] = [
        (Unary::Negate, |x| -x),
        (Unary::Abs, f64::abs),
        (Unary::Sign, f64::signum),
        (Unary::Floor, f64::floor),
        (Unary::Ceil, f64::ceil),
        (Unary::Reciprocal, f64::recip),
        (Unary::Exp, f64::exp),
        (Unary::Relu, |x| x.max(0.0)),
        (Unary::Elu, |x| if x > 0.0 { x } else { x.exp_m1() }),
        (Unary::Silu, |x| x / (1.0 + (-x).exp())),
        (Unary::Tanh, f64::tanh),
        (Unary::Sigmoid, |x| 1.0 / (1.0 + (-x).exp())),
        (Unary::Softplus, |x| (1.0 + x.exp()).ln()),
        (Unary::Softsign, |x| x / (1.0 + x.abs())),
        (Unary::Mish, |x| x * (1.0 + x.exp()).ln().tanh()),
        (Unary::Sin, f64::sin),
        (Unary::Cos, f64::cos),
        (Unary::Tan, f64::tan),
        (Unary::Asin, f64::asin),
        (Unary::Acos, f64::acos),
        (Unary::Atan, f64::atan),
        (Unary::Sinh, f64::sinh),
        (Unary::Cosh, f64::cosh),
        (Unary::Asinh, f64::asinh),
        (Unary::Atanh, f64::atanh),
        (Unary::Not, |_| 0.0),
        (Unary::IsNan, |_| 0.0),
    ];
    for (f, expected) in known {
        let x: Vec<f64> = numbers(700, 1).into_iter().map(|x| 0.7 * x).collect();
        let found = value(|graph, inputs| graph.unary(f, inputs[0]), &[(&[700], x.clone())], 1);
        near(&found, &x.iter().map(|&x| expected(x)).collect::<Vec<_>>());
    }
    // From tables: Abramowitz & Stegun, table 7.1; GELU in its tanh approximation (Hendrycks & Gimpel, 1606.08415).
    let at = |f, x: f64| value(|graph, inputs| graph.unary(f, inputs[0]), &[(&[1], vec![x])], 1)[0];
    near(&[at(Unary::Erf, 0.5)], &[0.520_499_877_813_046_5]);
    near(&[at(Unary::Acosh, 2.0)], &[(2.0 + 3.0_f64.sqrt()).ln()]);
    near(&[at(Unary::Round, 2.5), at(Unary::Round, -1.5)], &[2.0, -2.0]);
    assert!((at(Unary::Gelu, 1.0) - 0.841_191_990_608_306_1).abs() < 1e-6);
}

#[test]
fn functions_of_two_numbers_are_those_of_the_standard_library() {
    let truth = |is: bool| f64::from(u8::from(is));
    let (a, b) = (numbers(30, 1), numbers(30, 2));
    let mut a = a;
    a[3] = b[3];
    for &(f, name) in Binary::ALL {
        let expected = |a: f64, b: f64| match f {
            Binary::Add => a + b,
            Binary::Subtract => a - b,
            Binary::Multiply => a * b,
            Binary::Divide => a / b,
            Binary::Power => a.powf(b),
            Binary::Max => a.max(b),
            Binary::Min => a.min(b),
            Binary::Remainder => a % b,
            Binary::Less => truth(a < b),
            Binary::LessOrEqual => truth(a <= b),
            Binary::Greater => truth(a > b),
            Binary::GreaterOrEqual => truth(a >= b),
            Binary::Equal => truth(a == b),
            Binary::And | Binary::Or => 1.0,
            Binary::Xor => 0.0,
        };
        let inputs = [(&[30_usize][..], a.clone()), (&[30], b.clone())];
        let found = value(|graph, inputs| graph.binary(f, inputs[0], inputs[1]), &inputs, 1);
        for (i, found) in found.iter().enumerate() {
            let expected = expected(a[i], b[i]);
            let same = (found - expected).abs() < 1e-12 || found.is_nan() && expected.is_nan();
            assert!(same, "{name} of {}, {}: {found}, not {expected}", a[i], b[i]);
        }
    }
}

#[test]
fn a_number_that_is_none_is_seen_in_extremes() {
    for reduction in [Reduction::Max, Reduction::Min] {
        for place in [0, 7, 16, 40] {
            let mut x = numbers(41, 1);
            x[place] = f64::NAN;
            let found = value(
                |graph, inputs| graph.reduce(reduction, inputs[0], &[0], false),
                &[(&[41], x)],
                1,
            );
            assert!(found[0].is_nan(), "{reduction:?} {place}");
        }
    }
}

#[test]
fn sizes_are_repeated_reduced_and_moved_by_their_definitions() {
    let rows = 3;
    let x = numbers(rows * 24, 1);
    let at = |row: usize, i: usize, j: usize, k: usize| x[row * 24 + i * 12 + j * 4 + k];
    let of = |f: &dyn Fn(usize, usize, usize, usize) -> f64, sizes: [usize; 3]| {
        let mut all = Vec::new();
        for row in 0..rows {
            for i in 0..sizes[0] {
                for j in 0..sizes[1] {
                    (0..sizes[2]).for_each(|k| all.push(f(row, i, j, k)));
                }
            }
        }
        all
    };
    let input = [(&[2_usize, 3, 4][..], x.clone())];
    let moved = value(|graph, x| graph.transpose(x[0], &[2, 0, 1]), &input, rows);
    assert_eq!(moved, of(&|row, k, i, j| at(row, i, j, k), [4, 2, 3]));
    let part = value(|graph, x| graph.slice(x[0], -2, 1, 3), &input, rows);
    assert_eq!(part, of(&|row, i, j, k| at(row, i, j + 1, k), [2, 2, 4]));
    let padded = value(|graph, x| graph.pad(x[0], &[(0, 1), (2, 0), (0, 0)]), &input, rows);
    let inside = |row, i, j: usize, k| if i < 2 && j >= 2 { at(row, i, j - 2, k) } else { 0.0 };
    assert_eq!(padded, of(&inside, [3, 5, 4]));
    let sum = value(|graph, x| graph.sum(x[0], &[0, 2]), &input, rows);
    let sums = |row, j, _, _| (0..8).map(|n| at(row, n / 4, j, n % 4)).sum();
    near(&sum, &of(&sums, [3, 1, 1]));
    let max = value(|graph, x| graph.reduce(Reduction::Max, x[0], &[1], true), &input, rows);
    assert_eq!(
        max,
        of(&|row, i, _, k| (0..3).map(|j| at(row, i, j, k)).fold(-9.0, f64::max), [2, 1, 4])
    );
    let both = value(
        |graph, x| {
            let part = graph.slice(x[0], 1, 0, 1)?;
            graph.concat(&[x[0], part], 1)
        },
        &input,
        rows,
    );
    assert_eq!(both, of(&|row, i, j, k| at(row, i, j % 3, k), [2, 4, 4]));
    // One value has a size of 1 in the middle, the other a last axis only. They have more numbers than fit into a tile.
    let (a, b) = (numbers(rows * 2 * 150, 2), numbers(7 * 150, 3));
    let inputs = [(&[2_usize, 1, 150][..], a.clone())];
    let product = value(
        |graph, x| {
            let b = graph.constant(&[7, 150], &b)?;
            graph.mul(x[0], b)
        },
        &inputs,
        rows,
    );
    assert_eq!(
        product,
        of(&|row, i, j, k| a[(row * 2 + i) * 150 + k] * b[j * 150 + k], [2, 7, 150])
    );
    let repeated =
        value(|graph, x| graph.expand(x[0], &Shape::per_row(&[2, 5, 150])), &inputs, rows);
    assert_eq!(repeated, of(&|row, i, _, k| a[(row * 2 + i) * 150 + k], [2, 5, 150]));
}

#[test]
fn products_are_sums_over_the_inner_size() {
    let rows = 2;
    let (a, b) = (numbers(rows * 2 * 12, 1), numbers(rows * 2 * 20, 2));
    let inputs = [(&[2_usize, 3, 4][..], a.clone()), (&[2, 4, 5], b.clone())];
    let found = value(|graph, x| graph.matmul(x[0], x[1]), &inputs, rows);
    let mut expected = Vec::new();
    for product in 0..2 * rows {
        for element in 0..15 {
            let (i, j) = (element / 5, element % 5);
            expected.push(
                (0..4).map(|k| a[product * 12 + i * 4 + k] * b[product * 20 + k * 5 + j]).sum(),
            );
        }
    }
    near(&found, &expected);
}

#[test]
fn parts_are_found_and_summed_by_their_numbers() {
    let inputs =
        [(&[3_usize, 2][..], vec![1.0, 2.0, 3.0, 4.0, 5.0, 6.0]), (&[4], vec![2.0, 0.0, 2.0, 3.0])];
    let found = value(|graph, x| graph.gather(x[0], x[1]), &inputs, 1);
    assert_eq!(found[..6], [5.0, 6.0, 1.0, 2.0, 5.0, 6.0]);
    assert!(found[6].is_nan() && found[7].is_nan(), "there is no part 3");
    let inputs =
        [(&[4_usize, 2][..], (1..9).map(f64::from).collect()), (&[4], vec![2.0, 0.5, 2.0, 0.0])];
    let found = value(|graph, x| graph.scatter_add(x[0], x[1], 3), &inputs, 1);
    assert_eq!(found, [7.0, 8.0, 0.0, 0.0, 6.0, 8.0]);
    let x = [(&[4_usize][..], vec![1.0, 2.0, 4.0, 8.0])];
    let sums = |exclusive, reverse| {
        value(|graph, x| graph.cumulative_sum(x[0], 0, exclusive, reverse), &x, 1)
    };
    assert_eq!(sums(false, false), [1.0, 3.0, 7.0, 15.0]);
    assert_eq!(sums(true, false), [0.0, 1.0, 3.0, 7.0]);
    assert_eq!(sums(false, true), [15.0, 14.0, 12.0, 8.0]);
    assert_eq!(sums(true, true), [14.0, 12.0, 8.0, 0.0]);
}

#[test]
fn softmax_and_layernorm_are_what_they_are_called() {
    let x = [1.0, 2.0, 4.0];
    let sum: f64 = x.iter().map(|x: &f64| x.exp()).sum();
    let input = [(&[3_usize][..], x.to_vec())];
    let shares: Vec<f64> = x.iter().map(|x| x.exp() / sum).collect();
    near(&value(|graph, x| graph.softmax(x[0], 0), &input, 1), &shares);
    near(&value(|graph, x| graph.log_softmax(x[0], 0), &input, 1), &shares.map_ln());
    // Far beyond the overflow of exp.
    let far = value(|graph, x| graph.log_softmax(x[0], 0), &[(&[2], vec![2000.0, 1000.0])], 1);
    near(&far, &[0.0, -1000.0]);
    let (mean, variance) = (7.0 / 3.0, 14.0 / 9.0);
    let expected: Vec<f64> = x.iter().map(|x| (x - mean) / (variance + 0.5_f64).sqrt()).collect();
    near(&value(|graph, x| graph.layernorm(x[0], None, None, 0.5), &input, 1), &expected);
}

/// Logarithms of a list.
trait MapLn {
    fn map_ln(&self) -> Vec<f64>;
}

impl MapLn for Vec<f64> {
    fn map_ln(&self) -> Vec<f64> {
        self.iter().map(|x| x.ln()).collect()
    }
}
