//! Gradient checks of a kernel as a function from a few arrays to one array.

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{Rng, SeedableRng};

/// Arrays in, one array out.
pub(crate) type Forward<'a> = &'a dyn Fn(&[Vec<f64>]) -> Vec<f64>;
/// Arrays in, adjoint of the output, shadows of the arrays: an empty shadow stays empty.
pub(crate) type Pullback<'a> = &'a dyn Fn(&[Vec<f64>], &[f64], &mut [Vec<f64>]);

/// Numbers on (−1, 1).
pub(crate) fn random(seed: u64, n: usize) -> Vec<f64> {
    let mut generator = Xoshiro256PlusPlus::seed_from_u64(seed);
    (0..n).map(|_| (generator.next_u64() >> 11) as f64 / (1_u64 << 52) as f64 - 1.0).collect()
}

fn dot(a: &[f64], b: &[f64]) -> f64 {
    a.iter().zip(b).map(|(a, b)| a * b).sum()
}

/// Central difference of the output along `direction`.
fn directional(forward: Forward, inputs: &[Vec<f64>], direction: &[Vec<f64>]) -> Vec<f64> {
    let h = 1e-5;
    let moved = |sign: f64| -> Vec<Vec<f64>> {
        let shift = |(x, v): (&Vec<f64>, &Vec<f64>)| {
            x.iter().zip(v).map(|(x, v)| x + sign * h * v).collect()
        };
        inputs.iter().zip(direction).map(shift).collect()
    };
    let (up, down) = (forward(&moved(1.0)), forward(&moved(-1.0)));
    up.iter().zip(&down).map(|(u, d)| (u - d) / (2.0 * h)).collect()
}

/// Checks a pullback: element by element with central differences; ⟨Jv,u⟩ = ⟨v,Jᵀu⟩ in random directions; shadows
/// accumulate; omitting any subset of shadows does not change the others. `inputs[i]` is differentiated if
/// `active[i]`.
pub(crate) fn check(
    name: &str,
    forward: Forward,
    pullback: Pullback,
    inputs: &[Vec<f64>],
    active: &[bool],
) {
    let m = forward(inputs).len();
    let u = random(99, m);
    let zeros = |wanted: &[bool]| -> Vec<Vec<f64>> {
        let length = |(x, &on): (&Vec<f64>, &bool)| vec![0.0; if on { x.len() } else { 0 }];
        inputs.iter().zip(wanted).map(length).collect()
    };
    let mut shadows = zeros(active);
    pullback(inputs, &u, &mut shadows);

    for (a, shadow) in shadows.iter().enumerate() {
        for i in 0..shadow.len() {
            let mut direction: Vec<Vec<f64>> = inputs.iter().map(|x| vec![0.0; x.len()]).collect();
            direction[a][i] = 1.0;
            let expected = dot(&directional(forward, inputs, &direction), &u);
            let error = (shadow[i] - expected).abs();
            assert!(
                error < 1e-8 * (1.0 + expected.abs()),
                "{name}: argument {a}[{i}]: {} against {expected}",
                shadow[i]
            );
        }
    }
    for seed in 0..5 {
        let direction: Vec<Vec<f64>> = inputs
            .iter()
            .zip(active)
            .enumerate()
            .map(
                |(a, (x, &on))| {
                    if on { random(10 * seed + a as u64, x.len()) } else { vec![0.0; x.len()] }
                },
            )
            .collect();
        let forwards = dot(&directional(forward, inputs, &direction), &u);
        let backwards: f64 = shadows.iter().zip(&direction).map(|(s, v)| dot(s, v)).sum();
        assert!(
            (forwards - backwards).abs() < 1e-8 * (1.0 + forwards.abs()),
            "{name}: {forwards} against {backwards}"
        );
    }
    let mut again: Vec<Vec<f64>> = shadows.clone();
    pullback(inputs, &u, &mut again);
    for (once, twice) in shadows.iter().flatten().zip(again.iter().flatten()) {
        assert!(
            (twice - 2.0 * once).abs() <= 1e-12 * (1.0 + once.abs()),
            "{name}: shadows must accumulate"
        );
    }
    for subset in 0..1_u32 << inputs.len() {
        let wanted: Vec<bool> =
            active.iter().enumerate().map(|(a, &on)| on && subset >> a & 1 == 1).collect();
        let mut some = zeros(&wanted);
        pullback(inputs, &u, &mut some);
        for (a, shadow) in some.iter().enumerate() {
            assert!(
                shadow.is_empty() || *shadow == shadows[a],
                "{name}: shadow {a} depends on which others are wanted"
            );
        }
    }
}
