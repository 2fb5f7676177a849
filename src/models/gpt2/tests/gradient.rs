//! The loss's derivative, written by the macro, against central differences in double precision.

use crate::kernels::{Context, Real};
use crate::models::gpt2::loss::{mean_loss, mean_loss_pullback};
use crate::models::gpt2::plan::Plan;
use crate::models::gpt2::{Gpt2Config, Layout};
use crate::threads::Team;

const CONFIG: Gpt2Config = Gpt2Config {
    max_time: 7,
    vocabulary: 10,
    padded_vocabulary: 12,
    layers: 2,
    heads: 2,
    channels: 4,
};
const TOKENS: [u32; 10] = [1, 9, 3, 3, 0, 2, 7, 1, 1, 5];
const TARGETS: [u32; 10] = [9, 3, 3, 0, 4, 7, 1, 1, 5, 6];

struct Case<T> {
    plan: Plan,
    parameters: Vec<T>,
    team: Team,
}

impl<T: Real> Case<T> {
    fn new() -> Self {
        let layout = Layout::new(&CONFIG);
        let value = |i: usize| T::from_f64(0.7 * (i as f64 * 1.7 + 0.3).sin());
        Self {
            plan: Plan::new(&CONFIG, &layout, 2, 5),
            parameters: (0..layout.parameters()).map(value).collect(),
            team: Team::new(1),
        }
    }

    fn buffers(&self) -> [Vec<T>; 6] {
        let p = &self.plan;
        [p.activations, p.activations, p.statistics, p.slopes, p.logits, p.workspace]
            .map(|len| vec![T::ZERO; len])
    }

    fn value(&self, parameters: &[T]) -> T {
        let [mut a, _, mut s, mut g, mut l, mut w] = self.buffers();
        let context = Context::new(&self.team, &mut w);
        let buffers = (&mut a, &mut s, &mut g, &mut l);
        mean_loss(
            parameters, buffers.0, buffers.1, buffers.2, buffers.3, &TOKENS, &TARGETS, &self.plan,
            &context,
        )
    }

    /// Value and gradient, which begins with `start` everywhere.
    fn gradient(&self, seed: T, start: T, fresh: bool) -> (T, Vec<T>) {
        let [mut a, mut d_a, mut s, mut g, mut l, mut w] = self.buffers();
        let mut gradient = vec![start; self.parameters.len()];
        let context = match fresh {
            true => Context::fresh(&self.team, &mut w),
            false => Context::new(&self.team, &mut w),
        };
        let value = mean_loss_pullback(
            &self.parameters,
            &mut gradient,
            &mut a,
            &mut d_a,
            &mut s,
            &mut g,
            &mut l,
            &TOKENS,
            &TARGETS,
            &self.plan,
            &context,
            seed,
        );
        assert!(d_a.iter().all(|&d| d == T::ZERO), "the activations' shadow is consumed");
        (value, gradient)
    }
}

#[test]
fn the_macro_agrees_with_central_differences() {
    let case = Case::<f64>::new();
    let (value, gradient) = case.gradient(1.0, 0.0, false);
    assert_eq!(value, case.value(&case.parameters));
    let h = 1e-5;
    for (i, got) in gradient.iter().enumerate() {
        let moved = |by: f64| {
            let mut p = case.parameters.clone();
            p[i] += by;
            case.value(&p)
        };
        let want = (moved(h) - moved(-h)) / (2.0 * h);
        assert!((got - want).abs() < 1e-8, "[{i}]: {got} against {want}");
    }
}

#[test]
fn gradients_accumulate_or_are_written() {
    let case = Case::<f64>::new();
    let (_, once) = case.gradient(0.5, 0.0, false);
    let (_, added) = case.gradient(0.5, 2.0, false);
    let (_, written) = case.gradient(0.5, f64::NAN, true);
    for ((once, added), written) in once.iter().zip(&added).zip(&written) {
        assert!((once + 2.0 - added).abs() < 1e-12, "{once} + 2 against {added}");
        assert!((once - written).abs() < 1e-14, "{once} against {written}");
    }
}

#[test]
fn single_precision_agrees_with_double() {
    let (double, single) = (Case::<f64>::new(), Case::<f32>::new());
    let (want, wanted) = double.gradient(1.0, 0.0, true);
    let (got, gradient) = single.gradient(1.0, f32::NAN, true);
    assert!((f64::from(got) - want).abs() < 1e-6 * want, "{got} against {want}");
    let square = |x: f64| x * x;
    let scale: f64 = wanted.iter().map(|&w| square(w)).sum();
    let error: f64 = gradient.iter().zip(&wanted).map(|(&g, w)| square(f64::from(g) - w)).sum();
    assert!((error / scale).sqrt() < 2e-6, "{}", (error / scale).sqrt());
}
