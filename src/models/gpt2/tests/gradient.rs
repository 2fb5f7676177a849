//! The loss's derivative, written by the macro, against central differences in double precision.

use std::cell::RefCell;

use crate::kernels::{Context, Real};
use crate::models::gpt2::blocks::Memory;
use crate::models::gpt2::loss::{mean_loss, mean_loss_pullback};
use crate::models::gpt2::plan::{Plan, Purpose};
use crate::models::gpt2::{Gpt2Config, Layout, Recompute};
use crate::threads::Team;

const CONFIG: Gpt2Config = Gpt2Config {
    max_time: 7,
    vocabulary: 10,
    padded_vocabulary: 12,
    layers: 3,
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
    fn new(purpose: Purpose) -> Self {
        let layout = Layout::new(&CONFIG);
        let value = |i: usize| T::from_f64(0.7 * (i as f64 * 1.7 + 0.3).sin());
        Self {
            plan: Plan::new(&CONFIG, &layout, 2, 5, purpose),
            parameters: (0..layout.parameters()).map(value).collect(),
            team: Team::new(1),
        }
    }

    fn value(&self, parameters: &[T]) -> T {
        let mut spans = self.plan.spans().map(|(_, length)| vec![T::ZERO; length]);
        let [stream, _, between, activations, kept, slopes, shadows, statistics, logits, workspace] =
            spans.each_mut().map(|span| &mut span[..]);
        let blocks = Memory { between, activations, statistics: kept, slopes, shadows };
        let (blocks, plan) = (RefCell::new(blocks), &self.plan);
        let context = Context::new(&self.team, workspace);
        mean_loss(
            parameters, stream, statistics, logits, &TOKENS, &TARGETS, &blocks, plan, &context,
        )
    }

    /// Returns value and gradient. The gradient initially has the value `start` everywhere.
    fn gradient(&self, seed: T, start: T, fresh: bool) -> (T, Vec<T>) {
        let mut spans = self.plan.spans().map(|(_, length)| vec![T::ZERO; length]);
        let [
            stream,
            d_stream,
            between,
            activations,
            kept,
            slopes,
            shadows,
            statistics,
            logits,
            workspace,
        ] = spans.each_mut().map(|span| &mut span[..]);
        let mut gradient = vec![start; self.parameters.len()];
        let context = match fresh {
            true => Context::overwriting(&self.team, workspace),
            false => Context::new(&self.team, workspace),
        };
        let blocks =
            RefCell::new(Memory { between, activations, statistics: kept, slopes, shadows });
        let value = mean_loss_pullback(
            &self.parameters,
            &mut gradient,
            stream,
            d_stream,
            statistics,
            logits,
            &TOKENS,
            &TARGETS,
            &blocks,
            &self.plan,
            &context,
            seed,
        );
        let shadows = &blocks.borrow().shadows;
        assert!(d_stream.iter().chain(shadows.iter()).all(|&d| d == T::ZERO), "they are consumed");
        (value, gradient)
    }
}

const OFF: Purpose = Purpose::Gradient(Recompute::Off);
const LAYERS: Purpose = Purpose::Gradient(Recompute::Layers);

#[test]
fn the_macro_agrees_with_central_differences() {
    let (case, forward) = (Case::<f64>::new(OFF), Case::<f64>::new(Purpose::Value));
    let (value, gradient) = case.gradient(1.0, 0.0, false);
    assert_eq!(value, case.value(&case.parameters));
    let h = 1e-5;
    for (i, got) in gradient.iter().enumerate() {
        let moved = |by: f64| {
            let mut p = case.parameters.clone();
            p[i] += by;
            forward.value(&p)
        };
        let want = (moved(h) - moved(-h)) / (2.0 * h);
        assert!((got - want).abs() < 1e-8, "[{i}]: {got} against {want}");
    }
}

#[test]
fn activations_computed_again_and_memory_used_again_change_no_bit() {
    let (kept, again) = (Case::<f64>::new(OFF), Case::<f64>::new(LAYERS));
    assert_eq!(again.gradient(0.5, 2.0, false), kept.gradient(0.5, 2.0, false));
    assert_eq!(again.gradient(0.5, f64::NAN, true), kept.gradient(0.5, f64::NAN, true));
    let forward = Case::<f64>::new(Purpose::Value);
    assert_eq!(forward.value(&kept.parameters), kept.value(&kept.parameters));
}

#[test]
fn gradients_accumulate_or_are_written() {
    let case = Case::<f64>::new(OFF);
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
    let (double, single) = (Case::<f64>::new(OFF), Case::<f32>::new(OFF));
    let (want, wanted) = double.gradient(1.0, 0.0, true);
    let (got, gradient) = single.gradient(1.0, f32::NAN, true);
    assert!((f64::from(got) - want).abs() < 1e-6 * want, "{got} against {want}");
    let square = |x: f64| x * x;
    let scale: f64 = wanted.iter().map(|&w| square(w)).sum();
    let error: f64 = gradient.iter().zip(&wanted).map(|(&g, w)| square(f64::from(g) - w)).sum();
    assert!((error / scale).sqrt() < 2e-6, "{}", (error / scale).sqrt());
}
