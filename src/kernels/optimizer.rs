//! The updates of the optimisers: elementwise, in place.

use super::Real;
use crate::simd::{Kernel, Simd, dispatch};

/// The rule that turns a gradient into an update of the parameters.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Optimizer {
    /// Adam with decoupled weight decay: Loshchilov & Hutter, arXiv:1711.05101.
    AdamW {
        /// Decay of the first moment.
        beta1: f32,
        /// Decay of the second moment.
        beta2: f32,
        /// Added to the root of the second moment, ε.
        epsilon: f32,
    },
    /// Kingma & Ba, arXiv:1412.6980; a weight decay is added to the gradient.
    Adam {
        /// Decay of the first moment.
        beta1: f32,
        /// Decay of the second moment.
        beta2: f32,
        /// Added to the root of the second moment, ε.
        epsilon: f32,
    },
    /// Gradient descent, v ← μ v + g, p ← p − η v, as PyTorch's; a weight decay is added to the gradient.
    Sgd {
        /// Momentum, μ; 0 for plain gradient descent.
        momentum: f32,
    },
}

impl Default for Optimizer {
    fn default() -> Self {
        Optimizer::AdamW { beta1: 0.9, beta2: 0.999, epsilon: 1e-8 }
    }
}

impl Optimizer {
    /// Number of moments per parameter.
    #[must_use]
    pub fn moments(self) -> usize {
        match self {
            Optimizer::AdamW { .. } | Optimizer::Adam { .. } => 2,
            Optimizer::Sgd { .. } => 1,
        }
    }
}

/// The constants of one Adam step.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct AdamStep<T> {
    /// Factor of the parameters (decoupled decay), 1 − η λ; 1 for none.
    pub shrink: T,
    /// Coupled decay λ: λ p is added to the gradient; 0 for none.
    pub l2: T,
    /// β₁.
    pub beta1: T,
    /// β₂.
    pub beta2: T,
    /// η / (1 − β₁ᵗ).
    pub rate: T,
    /// 1 / √(1 − β₂ᵗ).
    pub root_scale: T,
    /// ε.
    pub epsilon: T,
    /// Factor of the gradient (clipping); 1 for none.
    pub clip: T,
}

impl<T: Real> AdamStep<T> {
    /// Returns the constants of step number `step` (the first is 1).
    #[must_use]
    pub fn new(
        (beta1, beta2, epsilon): (f64, f64, f64),
        learning_rate: f64,
        decoupled_decay: f64,
        l2: f64,
        clip: f64,
        step: u64,
    ) -> Self {
        let t = step.min(i32::MAX as u64) as i32;
        Self {
            shrink: T::from_f64(1.0 - learning_rate * decoupled_decay),
            l2: T::from_f64(l2),
            beta1: T::from_f64(beta1),
            beta2: T::from_f64(beta2),
            rate: T::from_f64(learning_rate / (1.0 - beta1.powi(t))),
            root_scale: T::from_f64(1.0 / (1.0 - beta2.powi(t)).sqrt()),
            epsilon: T::from_f64(epsilon),
            clip: T::from_f64(clip),
        }
    }
}

/// One step of Adam or AdamW: m ← β₁ m + (1−β₁) g, v ← β₂ v + (1−β₂) g²,
/// p ← p·shrink − rate · m / (√v · root_scale + ε).
///
/// # Panics
/// If lengths differ.
pub fn adam<T: Real>(
    parameters: &mut [T],
    first: &mut [T],
    second: &mut [T],
    gradient: &[T],
    step: &AdamStep<T>,
) {
    let n = parameters.len();
    assert!(first.len() == n && second.len() == n && gradient.len() == n, "adam: lengths");
    dispatch(Adam { parameters, first, second, gradient, step: *step });
}

struct Adam<'a, T> {
    parameters: &'a mut [T],
    first: &'a mut [T],
    second: &'a mut [T],
    gradient: &'a [T],
    step: AdamStep<T>,
}

impl<T: Real> Kernel for Adam<'_, T> {
    type Output = ();

    #[inline(always)]
    fn run<S: Simd>(self, _: S) {
        let step = self.step;
        let (rest1, rest2) = (T::ONE - step.beta1, T::ONE - step.beta2);
        let moments = self.first.iter_mut().zip(self.second);
        for ((p, &g), (m, v)) in self.parameters.iter_mut().zip(self.gradient).zip(moments) {
            let g = step.l2.mul_add(*p, g * step.clip);
            *m = rest1.mul_add(g, step.beta1 * *m);
            *v = rest2.mul_add(g * g, step.beta2 * *v);
            let root = v.sqrt().mul_add(step.root_scale, step.epsilon);
            *p = p.mul_add(step.shrink, -(step.rate * *m / root));
        }
    }
}

/// One step of gradient descent with `constants` (η, μ, λ, clip): g ← clip·g + λ p, v ← μ v + g, p ← p − η v.
///
/// # Panics
/// If lengths differ.
pub fn sgd<T: Real>(
    parameters: &mut [T],
    velocity: &mut [T],
    gradient: &[T],
    constants: (T, T, T, T),
) {
    let n = parameters.len();
    assert!(velocity.len() == n && gradient.len() == n, "sgd: lengths");
    dispatch(Sgd { parameters, velocity, gradient, constants });
}

struct Sgd<'a, T> {
    parameters: &'a mut [T],
    velocity: &'a mut [T],
    gradient: &'a [T],
    constants: (T, T, T, T),
}

impl<T: Real> Kernel for Sgd<'_, T> {
    type Output = ();

    #[inline(always)]
    fn run<S: Simd>(self, _: S) {
        let (learning_rate, momentum, l2, clip) = self.constants;
        let slices = self.parameters.iter_mut().zip(self.gradient).zip(self.velocity);
        for ((p, &g), v) in slices {
            *v = momentum.mul_add(*v, l2.mul_add(*p, g * clip));
            *p = (-learning_rate).mul_add(*v, *p);
        }
    }
}
