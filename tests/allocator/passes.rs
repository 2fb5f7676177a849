//! A network as a differentiable function, and the inputs of its passes.

use std::ptr::{null, null_mut};

use rootgrad::ffi::*;

use crate::stage::{ROWS, Stage, TARGETS, made};

pub(crate) struct Passes {
    f: *mut rootgrad_differentiable_t,
    features: usize,
    pub(crate) parameters: Vec<f32>,
    pub(crate) x: Vec<f32>,
    pub(crate) seed: Vec<f32>,
    double: [Vec<f64>; 3],
}

/// A tape that is freed when dropped.
pub(crate) struct Tape(*mut rootgrad_tape_t);

impl Tape {
    pub(crate) fn handle(&self) -> *mut rootgrad_tape_t {
        self.0
    }
}

impl Drop for Tape {
    fn drop(&mut self) {
        assert_eq!(rootgrad_tape_free(self.0), 0);
    }
}

impl Drop for Passes {
    fn drop(&mut self) {
        assert_eq!(rootgrad_differentiable_free(self.f), 0);
    }
}

impl Passes {
    pub(crate) fn new(stage: &Stage) -> Self {
        // SAFETY: as the header wants it.
        let (f, parameters) = unsafe {
            let count = made(|out| rootgrad_network_parameter_count(stage.shallow, out));
            let mut parameters = vec![0.0; count];
            assert_eq!(
                rootgrad_network_parameters(stage.shallow, parameters.as_mut_ptr(), count),
                0
            );
            (made(|out| rootgrad_differentiable_new(stage.shallow, 2, out)), parameters)
        };
        let (x, seed) = (stage.x.clone(), vec![0.5; ROWS * TARGETS]);
        let double = [&parameters, &x, &seed].map(|of| of.iter().map(|&x| x.into()).collect());
        Passes { f, features: stage.widths[0], parameters, x, seed, double }
    }

    pub(crate) fn handle(&self) -> *mut rootgrad_differentiable_t {
        self.f
    }

    pub(crate) fn double(&self) -> &[Vec<f64>; 3] {
        &self.double
    }

    pub(crate) fn forward(&self, tape: *mut *mut rootgrad_tape_t) -> i32 {
        let (p, x, f) = (&self.parameters, self.x.as_ptr(), self.features);
        let mut out = [0.0_f32; ROWS * TARGETS];
        let (to, len) = (out.as_mut_ptr(), out.len());
        let parameters = (p.as_ptr(), p.len());
        // SAFETY: as the header wants it.
        unsafe {
            rootgrad_differentiable_forward(
                self.f,
                parameters.0,
                parameters.1,
                x,
                ROWS,
                f,
                0,
                to,
                len,
                null(),
                tape,
            )
        }
    }

    pub(crate) fn forward_f64(&self, tape: *mut *mut rootgrad_tape_t) -> i32 {
        let ([p, x, _], f) = (&self.double, self.features);
        let mut out = [0.0_f64; ROWS * TARGETS];
        let (to, len) = (out.as_mut_ptr(), out.len());
        let parameters = (p.as_ptr(), p.len());
        // SAFETY: as the header wants it.
        unsafe {
            rootgrad_differentiable_forward_f64(
                self.f,
                parameters.0,
                parameters.1,
                x.as_ptr(),
                ROWS,
                f,
                0,
                to,
                len,
                null(),
                tape,
            )
        }
    }

    pub(crate) fn tape(&self) -> Tape {
        let mut tape = null_mut();
        assert_eq!(self.forward(&mut tape), 0, "{}", crate::last_error());
        Tape(tape)
    }

    pub(crate) fn tape_f64(&self) -> Tape {
        let mut tape = null_mut();
        assert_eq!(self.forward_f64(&mut tape), 0, "{}", crate::last_error());
        Tape(tape)
    }
}
