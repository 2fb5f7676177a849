//! Complex values, Fourier transforms and spectra: gradients compared with central differences, values with closed forms, and errors.

use std::f64::consts::{PI, TAU};

use super::gradients::{Case, check};
use super::{Network, near, numbers, refused, run, value};
use crate::error::Result;
use crate::graph::{
    Band, Graph, Id, Plan, QTransformOptions, SpectrumAverage, SpectrumOptions, Window,
};

const BAND: Band = Band { from: 3.0, to: 7.0, rate: 16.0 };

fn density(g: &mut Graph, x: Id, window: Id, average: SpectrumAverage) -> Result<Id> {
    let options = SpectrumOptions { step: 3, rate: 16.0, average, less_mean: true };
    g.spectral_density(x, window, options)
}

#[test]
fn every_operation_on_complex_values_has_the_gradient_of_its_differences() {
    let cases = [
        Case {
            name: "fft and back, of primes and with zeros",
            inputs: &[&[2, 7, 2]],
            parameters: &[&[11, 2]],
            build: |g, x, w| {
                let spectrum = g.fft(x[0], Some(11))?;
                let product = g.complex_mul(spectrum, w[0])?;
                g.ifft(product, Some(5))
            },
        },
        Case {
            name: "rfft and back",
            inputs: &[&[2, 9]],
            parameters: &[&[5, 2]],
            build: |g, x, w| {
                let spectrum = g.rfft(x[0], None)?;
                let quotient = g.complex_div(spectrum, w[0])?;
                g.irfft(quotient, Some(9))
            },
        },
        Case {
            name: "a gradient of a Fourier transform's gradient",
            inputs: &[&[8]],
            parameters: &[],
            build: |g, x, _| {
                let spectrum = g.rfft(x[0], None)?;
                let size = g.complex_abs(spectrum)?;
                let cube = g.mul(size, size)?;
                let cube = g.mul(cube, size)?;
                let sum = g.sum(cube, &[0])?;
                Ok(g.gradient(sum, &[x[0]])?[0])
            },
        },
        Case {
            name: "arithmetic",
            inputs: &[&[3, 2], &[3, 2]],
            parameters: &[&[1, 2], &[2]],
            build: |g, x, w| {
                let product = g.complex_mul_conjugate(x[0], w[0])?;
                let quotient = g.complex_div(w[1], x[1])?;
                let exp = g.complex_exp(x[0])?;
                let sum = g.add(product, exp)?;
                let y = g.complex_mul(sum, quotient)?;
                let angle = g.complex_angle(y)?;
                let size = g.complex_abs(y)?;
                let other = g.from_polar(angle, size)?;
                g.inner_product(other, y)
            },
        },
        Case {
            name: "spectra",
            inputs: &[&[2, 14]],
            parameters: &[&[5], &[14]],
            build: |g, x, w| {
                let one = g.scalar(2.0);
                let window = g.add(w[0], one)?;
                let mean = density(g, x[0], window, SpectrumAverage::Mean)?;
                // Frames of the test numbers themselves have equal spectra, where a median has a kink; their squares do not.
                let square = g.mul(w[1], w[1])?;
                let median = density(g, square, window, SpectrumAverage::Median)?;
                // Shifted away from 0: central differences of a division by nearly 0 would lose digits.
                let (mean, median) = (g.add(mean, one)?, g.add(median, one)?);
                let white = g.whiten(x[0], mean, 16.0)?;
                let product = g.noise_weighted_product(white, w[1], median, 16.0)?;
                g.before_parts(product)
            },
        },
        Case {
            name: "band, shift, map",
            inputs: &[&[2, 32], &[2]],
            parameters: &[],
            build: |g, x, _| {
                let shifted = g.time_shift(x[0], x[1])?;
                let band = g.band_pass(shifted, BAND, 1.0)?;
                let options = QTransformOptions {
                    frequencies: 2,
                    times: 16,
                    q: 6.0,
                    band: Band { from: 3.0, to: 3.3, ..BAND },
                };
                g.q_transform(band, options)
            },
        },
    ];
    cases.iter().for_each(check);
}

#[test]
fn at_zero_gradients_are_zero() {
    let mut network = Network::new(&[&[2, 2]], &[]);
    let (graph, x) = (&mut network.graph, network.inputs[0]);
    for of in [Graph::complex_abs, Graph::complex_angle] {
        let y = of(graph, x).unwrap();
        let sum = graph.sum(y, &[0]).unwrap();
        let gradient = graph.gradient(sum, &[x]).unwrap()[0];
        let plan = Plan::new(graph, &[y, gradient]);
        let found = run::<f64>(&plan, 1, &[vec![0.0, 0.0, 0.0, -2.0]], &[], 1);
        assert_eq!(found[1][..2], [0.0, 0.0]);
        assert!(found.concat().iter().all(|number| number.is_finite()));
    }
}

#[test]
fn absolute_values_and_quotients_reach_as_far_as_numbers_do() {
    // Strain is of the order of 1e-21; its square underflows in single precision.
    let mut network = Network::new(&[&[2], &[2]], &[]);
    let (graph, x) = (&mut network.graph, network.inputs.clone());
    let (size, quotient) =
        (graph.complex_abs(x[0]).unwrap(), graph.complex_div(x[0], x[1]).unwrap());
    let sum = graph.sum(size, &[]).unwrap();
    let gradient = graph.gradient(sum, &[x[0]]).unwrap()[0];
    let plan = Plan::new(graph, &[size, quotient, gradient]);
    for scale in [1e-21, 1e30] {
        let inputs = [vec![3.0 * scale, 4.0 * scale], vec![0.0, scale]];
        let found = run::<f32>(&plan, 1, &inputs, &[], 1);
        let relative = f64::from(found[0][0]) / (5.0 * scale) - 1.0;
        assert!(relative.abs() < 1e-6, "{}", found[0][0]);
        for (found, right) in found[1].iter().chain(&found[2]).zip([4.0, -3.0, 0.6, 0.8]) {
            assert!((found - right).abs() < 1e-6, "{found}, not {right}");
        }
    }
}

/// Returns a sine of amplitude 3 with `cycles` cycles.
fn sine(cycles: f64, length: usize) -> Vec<f64> {
    (0..length).map(|t| 3.0 * (TAU * cycles * t as f64 / length as f64 + 0.3).sin()).collect()
}

#[test]
fn a_sine_has_its_power_in_its_bin_and_noise_its_variance() {
    // Σ S Δf is the mean square of the line: 3²/2 in bin 5 of frames of 32 numbers, with bins 2 Hz apart.
    let x = [(&[128_usize][..], sine(20.0, 128))];
    for average in [SpectrumAverage::Mean, SpectrumAverage::Median] {
        let density = value(
            |g, x| {
                let window = g.window(Window::Rectangular, 32, true)?;
                let options = SpectrumOptions { step: 32, rate: 64.0, average, less_mean: true };
                g.spectral_density(x[0], window, options)
            },
            &x,
            1,
        );
        // The median of four equal frames is their value, divided by the median of exponential numbers: 1 − 1/2 + 1/3.
        let bias = if average == SpectrumAverage::Mean { 1.0 } else { 5.0 / 6.0 };
        let expected: Vec<f64> = (0..17).map(|k| if k == 5 { 2.25 / bias } else { 0.0 }).collect();
        near(&density, &expected);
    }
}

#[test]
fn a_shift_by_whole_samples_moves_them_around_the_ends() {
    let x = numbers(9, 4);
    let rolled: Vec<f64> = (0..9).map(|t| x[(t + 9 - 2) % 9]).collect();
    let line = (&[9_usize][..], x.clone());
    let known = |g: &mut Graph, x: &[Id]| {
        let shift = g.scalar(2.0);
        g.time_shift(x[0], shift)
    };
    near(&value(known, std::slice::from_ref(&line), 1), &rolled);
    let of_row = [line, (&[][..], vec![2.0])];
    near(&value(|g, x| g.time_shift(x[0], x[1]), &of_row, 1), &rolled);
}

#[test]
fn a_band_has_the_sines_within_it() {
    let both: Vec<f64> = sine(4.0, 32).iter().zip(sine(9.0, 32)).map(|(a, b)| a + b).collect();
    let x = [(&[32_usize][..], both)];
    let band = Band { from: 3.0, to: 5.0, rate: 32.0 };
    near(&value(|g, x| g.band_pass(x[0], band, 0.0), &x, 1), &sine(4.0, 32));
    // In the transition outside of a band, half of the amplitude remains at half of the width.
    let band = Band { from: 5.0, to: 6.0, rate: 32.0 };
    let half: Vec<f64> = sine(4.0, 32).iter().map(|x| x * (PI / 4.0).cos().powi(2)).collect();
    near(&value(|g, x| g.band_pass(x[0], band, 2.0), &x, 1), &half);
}

#[test]
fn the_product_weighted_by_noise_is_that_of_the_whitened_lines() {
    let psd: Vec<f64> = numbers(9, 3).iter().map(|x| x.abs() + 0.2).collect();
    for length in [16_usize, 23] {
        let sizes = [length];
        let lines = [(&sizes[..], numbers(length, 1)), (&sizes[..], numbers(length, 2))];
        let density = |g: &mut Graph| g.constant(&[9], &psd);
        let product = |g: &mut Graph, x: &[Id]| {
            let psd = density(g)?;
            g.noise_weighted_product(x[0], x[1], psd, 64.0)
        };
        let of_white = |g: &mut Graph, x: &[Id]| {
            let psd = density(g)?;
            let (a, b) = (g.whiten(x[0], psd, 64.0)?, g.whiten(x[1], psd, 64.0)?);
            let product = g.mul(a, b)?;
            g.sum(product, &[0])
        };
        near(&value(product, &lines, 1), &value(of_white, &lines, 1));
    }
}

#[test]
fn noise_of_a_density_is_white_when_whitened_by_it() {
    // White noise of variance v has the density 2 v/rate.
    let x = numbers(40, 7);
    let line = [(&[40_usize][..], x.clone())];
    let white = |g: &mut Graph, x: &[Id]| {
        let psd = g.constant(&[2], &[2.0 * 9.0 / 512.0; 2])?;
        g.whiten(x[0], psd, 512.0)
    };
    near(&value(white, &line, 1), &x.iter().map(|x| x / 3.0).collect::<Vec<_>>());
}

#[test]
fn a_map_is_loudest_where_a_burst_is() {
    // A burst at 60 Hz, at 0.75 s in a line of one second.
    let burst = |t: usize| {
        let t = t as f64 / 256.0 - 0.75;
        (TAU * 60.0 * t).cos() * (-(t / 0.03).powi(2)).exp()
    };
    let x = [(&[256_usize][..], (0..256).map(burst).collect())];
    let band = Band { from: 20.0, to: 90.0, rate: 256.0 };
    let options = QTransformOptions { frequencies: 24, times: 64, q: 12.0, band };
    let map = value(|g, x| g.q_transform(x[0], options), &x, 1);
    let loudest = (0..map.len()).max_by(|&a, &b| map[a].total_cmp(&map[b])).unwrap();
    let frequency = 20.0 * 4.5_f64.powf((loudest / 64) as f64 / 23.0);
    assert!((frequency - 60.0).abs() < 4.0, "{frequency} Hz");
    assert_eq!(loudest % 64, 48, "of 64 times");
}

#[test]
fn what_cannot_be_transformed_is_refused() {
    let Network { graph: mut g, inputs, .. } =
        Network::new(&[&[8], &[3, 2], &[], &[0], &[8, 0, 2], &[2]], &[]);
    let [line, pairs, number, empty, no_pairs, one] = inputs[..] else { unreachable!() };
    let psd = g.constant(&[5], &[1.0, 0.5, 0.0, 1.0, 1.0]).unwrap();
    let short = g.constant(&[1], &[1.0]).unwrap();
    let window = g.window(Window::Hann, 9, true).unwrap();
    let above = Band { from: 3.0, to: 20.0, rate: 32.0 };
    let narrow = Band { from: 4.5, to: 5.5, rate: 32.0 };
    let map = |frequencies, q, band| QTransformOptions { frequencies, times: 4, q, band };
    let options =
        SpectrumOptions { step: 4, rate: 0.0, average: SpectrumAverage::Mean, less_mean: true };
    let low = Band { from: 1.0, to: 7.0, rate: 32.0 };
    refused([
        (g.fft(line, None).unwrap_err(), ["fft", "[*, 8]; wanted a complex value"]),
        (g.fft(one, None).unwrap_err(), ["fft", "complex lines (…, N, 2)"]),
        (g.fft(no_pairs, None).unwrap_err(), ["fft: length", "1 to 4194304"]),
        (g.rfft(number, None).unwrap_err(), ["rfft", "real lines (…, N)"]),
        (g.rfft(empty, None).unwrap_err(), ["rfft: length", "0"]),
        (g.rfft(line, Some(1 << 23)).unwrap_err(), ["rfft: length", "8388608"]),
        (g.irfft(one, None).unwrap_err(), ["irfft", "complex lines (…, N, 2)"]),
        (g.irfft(pairs, Some(0)).unwrap_err(), ["irfft: length", "1 or more"]),
        (
            g.complex_mul(pairs, line).unwrap_err(),
            ["complex_mul", "[*, 8]; wanted a complex value"],
        ),
        (
            g.complex_div(pairs, no_pairs).unwrap_err(),
            ["complex_div", "[*, 3, 2] and [*, 8, 0, 2]"],
        ),
        (g.complex(line, pairs).unwrap_err(), ["complex", "[*, 8] and [*, 3, 2]"]),
        (g.complex_angle(number).unwrap_err(), ["complex_angle", "wanted a complex value"]),
        (g.inner_product(one, one).unwrap_err(), ["inner_product", "(…, N, 2)"]),
        (Window::Tukey(1.5).weights(4, true).unwrap_err(), ["tapered part", "1.5; wanted 0 to 1"]),
        (Window::Hann.weights(0, true).unwrap_err(), ["window: length", "1 to 4194304"]),
        (g.stft(line, window, 1).unwrap_err(), ["frames: length", "9; wanted 1 to 8"]),
        (g.stft(line, one, 0).unwrap_err(), ["frames: step", "1 or more"]),
        (g.stft(line, pairs, 1).unwrap_err(), ["stft: window", "[*, 3, 2]"]),
        (g.spectral_density(line, one, options).unwrap_err(), ["sampling rate", "above 0"]),
        (g.whiten(line, psd, 32.0).unwrap_err(), ["number 2 of the density", "0; wanted finite"]),
        (g.whiten(line, short, 32.0).unwrap_err(), ["whiten: density", "[1]; wanted a density"]),
        (g.whiten(line, one, f64::NAN).unwrap_err(), ["sampling rate", "NaN"]),
        (
            g.noise_weighted_product(line, one, one, 1.0).unwrap_err(),
            ["[*, 8] and [*, 2]", "same length"],
        ),
        (g.band_pass(line, above, 0.0).unwrap_err(), ["3 to 20 Hz", "16, half the sampling rate"]),
        (g.band_pass(line, narrow, 0.0).unwrap_err(), ["4.5 to 5.5 Hz", "a multiple of 4 Hz"]),
        (g.band_pass(line, low, -1.0).unwrap_err(), ["band_pass: width", "-1"]),
        (g.time_shift(line, pairs).unwrap_err(), ["time_shift: shift", "[*, 3, 2]"]),
        (g.q_transform(line, map(2, 9.0, above)).unwrap_err(), ["q_transform: band", "3 to 20 Hz"]),
        (
            g.q_transform(line, map(0, 9.0, low)).unwrap_err(),
            ["q_transform", "1 to 1024 frequencies"],
        ),
        (g.q_transform(line, map(2, 1.0, low)).unwrap_err(), ["q_transform: a tile", "larger q"]),
        (
            g.q_transform(line, map(2, 900.0, low)).unwrap_err(),
            ["q_transform: a tile", "longer lines"],
        ),
    ]);
}

/// Long lines and many rows: the plan splits them into blocks, and several threads share the work.
#[test]
fn transforms_have_the_same_bits_on_any_number_of_threads() {
    let mut network = Network::new(&[&[3, 1000]], &[&[501]]);
    let (graph, x, w) = (&mut network.graph, network.inputs[0], network.parameters[0]);
    let square = graph.mul(w, w).unwrap();
    let white = graph.whiten(x, square, 100.0).unwrap();
    let square = graph.mul(white, white).unwrap();
    let sum = graph.sum(square, &[0, 1]).unwrap();
    let total = graph.sum_rows(sum).unwrap();
    let gradient = graph.gradient(total, &[x, w]).unwrap();
    let plan = Plan::new(graph, &[white, total, gradient[0], gradient[1]]);
    let bits = |threads: usize| -> Vec<Vec<u32>> {
        let found = run::<f32>(&plan, threads, &[numbers(53 * 3000, 2)], &numbers(501, 5), 53);
        found.iter().map(|of| of.iter().map(|x| x.to_bits()).collect()).collect()
    };
    let alone = bits(1);
    assert!(alone == bits(2) && alone == bits(5));
}
