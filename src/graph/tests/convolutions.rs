//! Convolutions and pools: values compared with their definitions, gradients with central differences, and errors.

use super::gradients::{Case, check};
use super::{Network, numbers, run, value};
use crate::graph::{ConvolutionOptions, Plan, PoolOptions, Unary};

/// Returns the options of a convolution along one axis.
fn along(stride: usize, padding: (usize, usize), dilation: usize) -> ConvolutionOptions {
    let padding = vec![padding];
    ConvolutionOptions { stride: vec![stride], padding, dilation: vec![dilation], groups: 1 }
}

/// Returns the options of a convolution along two axes.
fn plane(stride: [usize; 2], padding: [(usize, usize); 2], groups: usize) -> ConvolutionOptions {
    let (stride, padding) = (stride.to_vec(), padding.to_vec());
    ConvolutionOptions { stride, padding, dilation: Vec::new(), groups }
}

fn pool(stride: &[usize], padding: &[(usize, usize)], dilation: &[usize]) -> PoolOptions {
    PoolOptions {
        stride: stride.to_vec(),
        padding: padding.to_vec(),
        dilation: dilation.to_vec(),
        count_padding: false,
    }
}

#[test]
fn every_convolution_has_the_gradient_of_its_differences() {
    let cases = [
        Case {
            name: "along one axis, with a bias",
            inputs: &[&[2, 9]],
            parameters: &[&[3, 2, 4], &[3]],
            build: |g, x, w| g.convolution(x[0], w[0], Some(w[1]), &ConvolutionOptions::default()),
        },
        Case {
            name: "along one axis, strided, dilated and padded",
            inputs: &[&[2, 11]],
            parameters: &[&[3, 2, 3]],
            build: |g, x, w| g.convolution(x[0], w[0], None, &along(3, (2, 3), 2)),
        },
        Case {
            name: "along two axes, in groups, with a bias",
            inputs: &[&[4, 5, 4]],
            parameters: &[&[2, 2, 3, 2], &[2]],
            build: |g, x, w| {
                g.convolution(x[0], w[0], Some(w[1]), &plane([2, 1], [(1, 1), (0, 1)], 2))
            },
        },
        Case {
            name: "of parameters",
            inputs: &[],
            parameters: &[&[2, 6], &[1, 2, 3]],
            build: |g, _, w| g.convolution(w[0], w[1], None, &along(1, (1, 1), 1)),
        },
        Case {
            name: "transposed along one axis, with a bias",
            inputs: &[&[3, 4]],
            parameters: &[&[3, 2, 4], &[2]],
            build: |g, x, w| {
                g.convolution_transposed(x[0], w[0], Some(w[1]), &along(2, (1, 0), 1), &[1])
            },
        },
        Case {
            name: "transposed along two axes, in groups",
            inputs: &[&[2, 3, 3]],
            parameters: &[&[2, 2, 2, 3]],
            build: |g, x, w| {
                let options = plane([2, 1], [(0, 1), (1, 1)], 2);
                g.convolution_transposed(x[0], w[0], None, &options, &[])
            },
        },
        Case {
            name: "a gradient of a gradient",
            inputs: &[&[2, 8]],
            parameters: &[&[3, 2, 3], &[2, 3, 2]],
            build: |g, x, w| {
                let y = g.convolution(x[0], w[0], None, &along(2, (1, 0), 1))?;
                let y = g.unary(Unary::Tanh, y)?;
                let y = g.convolution(y, w[1], None, &along(1, (0, 1), 1))?;
                let square = g.mul(y, y)?;
                let sum = g.sum(square, &[0, 1])?;
                Ok(g.gradient(sum, &[x[0]])?[0])
            },
        },
        Case {
            name: "a gradient of the weights' gradient",
            inputs: &[&[1, 6]],
            parameters: &[&[2, 1, 3]],
            build: |g, x, w| {
                let y = g.convolution(x[0], w[0], None, &along(1, (1, 1), 1))?;
                let square = g.mul(y, y)?;
                let sum = g.sum(square, &[0, 1])?;
                Ok(g.gradient(sum, &[w[0]])?[0])
            },
        },
    ];
    cases.iter().for_each(check);
}

#[test]
fn every_pool_has_the_gradient_of_its_differences() {
    let cases = [
        Case {
            name: "the largest along one axis",
            inputs: &[&[2, 9]],
            parameters: &[],
            build: |g, x, _| g.max_pool(x[0], &[4], &PoolOptions::default()),
        },
        Case {
            name: "the largest of windows that overlap",
            inputs: &[&[2, 5, 6]],
            parameters: &[],
            build: |g, x, _| g.max_pool(x[0], &[2, 3], &pool(&[1, 2], &[(1, 0), (1, 1)], &[2, 1])),
        },
        Case {
            name: "the mean along one axis, of parameters",
            inputs: &[],
            parameters: &[&[9]],
            build: |g, _, w| g.average_pool(w[0], &[3], &pool(&[2], &[(1, 1)], &[])),
        },
        Case {
            name: "the mean with the padding",
            inputs: &[&[2, 5, 6]],
            parameters: &[],
            build: |g, x, _| {
                let options = pool(&[], &[(1, 1), (0, 2)], &[1, 2]);
                let options = PoolOptions { count_padding: true, ..options };
                g.average_pool(x[0], &[3, 2], &options)
            },
        },
        Case {
            name: "the mean of channels",
            inputs: &[&[2, 3, 4]],
            parameters: &[],
            build: |g, x, _| g.global_average_pool(x[0]),
        },
        Case {
            name: "gradients of gradients",
            inputs: &[&[2, 8]],
            parameters: &[],
            build: |g, x, _| {
                let largest = g.max_pool(x[0], &[3], &pool(&[2], &[(1, 0)], &[]))?;
                let mean = g.average_pool(x[0], &[3], &pool(&[2], &[(1, 0)], &[]))?;
                let product = g.mul(largest, mean)?;
                let cube = g.mul(product, largest)?;
                let sum = g.sum(cube, &[0, 1])?;
                Ok(g.gradient(sum, &[x[0]])?[0])
            },
        },
    ];
    cases.iter().for_each(check);
}

#[test]
fn convolutions_are_sums_over_windows() {
    let (rows, [c, h, w], [o, kh, kw]) = (2, [2, 5, 6], [3, 3, 2]);
    let (x, weights) = (numbers(rows * c * h * w, 1), numbers(o * c * kh * kw, 2));
    let options = plane([2, 1], [(1, 2), (0, 1)], 1);
    let mut network = Network::new(&[&[c, h, w]], &[&[o, c, kh, kw], &[o]]);
    let (graph, parameters) = (&mut network.graph, network.parameters);
    let y =
        graph.convolution(network.inputs[0], parameters[0], Some(parameters[1]), &options).unwrap();
    assert_eq!(graph.shape(y).to_string(), "[*, 3, 3, 6]");
    let plan = Plan::new(graph, &[y]);
    let all = [&weights[..], &[0.5, -1.0, 2.0]].concat();
    let mut expected = Vec::new();
    for number in 0..rows * o * 3 * 6 {
        let (row, channel) = (number / (o * 18), number / 18 % o);
        let (i, j) = (number / 6 % 3, number % 6);
        let mut sum = all[weights.len() + channel];
        for tap in 0..c * kh * kw {
            let (from, k, l) = (tap / (kh * kw), tap / kw % kh, tap % kw);
            let (height, width) = ((2 * i + k).wrapping_sub(1), j + l);
            if height < h && width < w {
                let x = x[((row * c + from) * h + height) * w + width];
                sum += x * weights[channel * c * kh * kw + tap];
            }
        }
        expected.push(sum);
    }
    let double = run::<f64>(&plan, 1, std::slice::from_ref(&x), &all, rows).remove(0);
    let single = run::<f32>(&plan, 1, &[x], &all, rows).remove(0);
    assert_eq!(double.len(), expected.len());
    for ((double, single), expected) in double.iter().zip(single).zip(expected) {
        assert!((double - expected).abs() < 1e-12, "{double}, not {expected}");
        assert!((f64::from(single) - expected).abs() < 1e-5, "{single}, not {expected}");
    }
}

#[test]
fn transposed_convolutions_spread_each_number_over_a_window() {
    // x = [1, 10], w = [1, 2, 3] with a stride of 2: [1, 2, 3 + 10, 20, 30], and one more.
    let found = value(
        |graph, x| {
            let w = graph.constant(&[1, 1, 3], &[1.0, 2.0, 3.0])?;
            graph.convolution_transposed(x[0], w, None, &along(2, (1, 0), 1), &[1])
        },
        &[(&[1, 2], vec![1.0, 10.0])],
        1,
    );
    assert_eq!(found, [2.0, 13.0, 20.0, 30.0, 0.0]);
}

#[test]
fn pools_are_the_largest_and_the_mean_of_windows() {
    let x = [(&[1_usize, 5][..], vec![3.0, 1.0, 4.0, 1.0, 5.0])];
    let options = pool(&[2], &[(1, 1)], &[]);
    let largest = value(|graph, x| graph.max_pool(x[0], &[3], &options), &x, 1);
    assert_eq!(largest, [3.0, 4.0, 5.0]);
    let mean = value(|graph, x| graph.average_pool(x[0], &[3], &options), &x, 1);
    assert_eq!(mean, [2.0, 2.0, 3.0]);
    let counted = PoolOptions { count_padding: true, ..options.clone() };
    let mean = value(|graph, x| graph.average_pool(x[0], &[3], &counted), &x, 1);
    assert_eq!(mean, [4.0 / 3.0, 2.0, 2.0]);
    let apart = value(|graph, x| graph.max_pool(x[0], &[2], &pool(&[1], &[], &[3])), &x, 1);
    assert_eq!(apart, [3.0, 5.0]);
    let plane = [(&[2_usize, 2, 2][..], (0..8).map(f64::from).collect::<Vec<_>>())];
    let one = value(|graph, x| graph.global_average_pool(x[0]), &plane, 1);
    assert_eq!(one, [1.5, 5.5]);
    let largest =
        value(|graph, x| graph.max_pool(x[0], &[2, 2], &PoolOptions::default()), &plane, 1);
    assert_eq!(largest, [3.0, 7.0]);
    // NaN counts as the largest number; the first of several equal ones gets the gradient.
    let x = [(&[4_usize][..], vec![2.0, f64::NAN, 7.0, 7.0])];
    let largest = value(|graph, x| graph.max_pool(x[0], &[2], &PoolOptions::default()), &x, 1);
    assert!(largest[0].is_nan() && largest[1] == 7.0);
    let slope = |graph: &mut crate::graph::Graph, x: &[crate::graph::Id]| {
        let y = graph.max_pool(x[0], &[2], &PoolOptions::default())?;
        let sum = graph.sum(y, &[0])?;
        Ok(graph.gradient(sum, x)?[0])
    };
    assert_eq!(value(slope, &[(&[4], vec![2.0, 1.0, 7.0, 7.0])], 1), [1.0, 0.0, 1.0, 0.0]);
}

#[test]
fn the_bits_depend_neither_on_threads_nor_on_the_batch() {
    let mut network = Network::new(&[&[2, 40]], &[&[16, 2, 5], &[16], &[8, 16, 3]]);
    let (graph, w) = (&mut network.graph, network.parameters);
    let options = along(1, (2, 2), 1);
    let y = graph.convolution(network.inputs[0], w[0], Some(w[1]), &options).unwrap();
    let y = graph.max_pool(y, &[4], &PoolOptions::default()).unwrap();
    let y = graph.convolution(y, w[2], None, &along(2, (1, 0), 1)).unwrap();
    let square = graph.mul(y, y).unwrap();
    let loss = graph.sum(square, &[0, 1]).unwrap();
    let gradient = graph.gradient(loss, &w).unwrap();
    let plan = Plan::new(graph, &[&[loss], &gradient[..]].concat());
    let (x, parameters) = (numbers(700 * 80, 1), numbers(16 * 2 * 5 + 16 + 8 * 16 * 3, 2));
    let alone = run::<f32>(&plan, 1, std::slice::from_ref(&x), &parameters, 700);
    assert!(run::<f32>(&plan, 3, std::slice::from_ref(&x), &parameters, 700) == alone);
    for row in [0, 1, 500] {
        let one = [x[row * 80..][..80].to_vec()];
        assert_eq!(run::<f32>(&plan, 1, &one, &parameters, 1)[0][0], alone[0][row]);
    }
}

#[test]
fn what_does_not_go_together_is_refused_with_both_shapes() {
    let network =
        Network::new(&[&[2, 9], &[4, 5, 6]], &[&[3, 2, 4], &[3, 2, 10], &[6, 2, 3, 3], &[5]]);
    let (mut g, x, w) = (network.graph, network.inputs, network.parameters);
    let usual = ConvolutionOptions::default();
    let in_groups = |groups| ConvolutionOptions { groups, ..ConvolutionOptions::default() };
    let errors = [
        g.convolution(x[0], w[1], None, &usual).unwrap_err(),
        g.convolution(x[0], w[2], None, &usual).unwrap_err(),
        g.convolution(x[1], w[2], None, &in_groups(4)).unwrap_err(),
        g.convolution(x[1], w[2], None, &in_groups(0)).unwrap_err(),
        g.convolution(x[0], x[1], None, &usual).unwrap_err(),
        g.convolution(x[0], w[0], Some(w[3]), &usual).unwrap_err(),
        g.convolution(x[0], w[0], None, &along(0, (0, 0), 1)).unwrap_err(),
        g.convolution(x[0], w[0], None, &plane([1, 1], [(0, 0); 2], 1)).unwrap_err(),
        g.convolution(x[0], w[0], None, &along(1, (usize::MAX, 9), 1)).unwrap_err(),
        g.convolution_transposed(x[0], w[0], None, &usual, &[]).unwrap_err(),
        g.convolution_transposed(x[1], w[2], None, &usual, &[1]).unwrap_err(),
        g.max_pool(x[0], &[10], &PoolOptions::default()).unwrap_err(),
        g.max_pool(x[0], &[1, 1, 1], &PoolOptions::default()).unwrap_err(),
        g.average_pool(x[0], &[2], &pool(&[1, 1], &[], &[])).unwrap_err(),
        g.average_pool(w[3], &[2, 2], &PoolOptions::default()).unwrap_err(),
        g.global_average_pool(w[3]).unwrap_err(),
    ];
    let names = [
        ["convolution", "[*, 2, 9] and [3, 2, 10]"],
        ["convolution", "[*, 2, 9] and [6, 2, 3, 3]"],
        ["convolution", "4 groups"],
        ["convolution", "0 groups"],
        ["convolution", "[*, 2, 9] and [*, 4, 5, 6]"],
        ["convolution: bias", "[5]"],
        ["convolution", "[*, 2, 9] and [3, 2, 4]"],
        ["convolution: stride", "[1, 1]"],
        ["convolution", "[*, 2, 9] and [3, 2, 4]"],
        ["convolution_transposed", "[*, 2, 9] and [3, 2, 4]"],
        ["convolution_transposed: more", "[1]"],
        ["max_pool", "[*, 2, 9]"],
        ["max_pool: window", "[1, 1, 1]"],
        ["average_pool: stride", "[1, 1]"],
        ["average_pool", "[5]"],
        ["global_average_pool", "[5]"],
    ];
    for (error, names) in errors.iter().map(ToString::to_string).zip(names) {
        assert!(names.iter().all(|name| error.contains(name)), "{error}: {names:?}");
    }
}
