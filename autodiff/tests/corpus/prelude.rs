//! Imports of every module of the corpus.
#![allow(unused_imports)] // each half of the corpus does without some

pub(crate) use crate::harness::case;
pub use rootgrad_autodiff::{
    Differentiable, Real, autodiff_forward, autodiff_reverse, differentiable, hessian_vector,
    no_derivative, pullback, pushforward,
};
