//! Passes of the network as a differentiable function, through the C interface.

use std::ptr::{null, null_mut};
use std::time::Instant;

use crate::case::Case;
use crate::worker::answer;
use rootgrad::ffi::*;
use rootgrad::models::Network;
use rootgrad::{Error, Result};

/// Runs rounds. A round is a pass over each batch of all rows: forward without a tape (mode "forward"), or forward and backward
/// with a seed of 1/B everywhere, for the gradient of the parameters (mode "backward").
pub(crate) fn serve(case: &Case, net: &Network, x: &[f32], ready: &str) -> Result<()> {
    let function = Function::new(case)?;
    let mut buffers = Buffers {
        parameters: net.parameters().to_vec(),
        y: vec![0.0; case.batch * net.outputs()],
        seed: vec![1.0 / case.batch as f32; case.batch * net.outputs()],
        gradient: vec![0.0; net.parameters().len()],
    };
    let goes_back = case.mode == "backward";
    let mut round = || -> Result<f64> {
        let start = Instant::now();
        for batch in x.chunks_exact(case.batch * net.features()) {
            function.pass(batch, case.batch, &mut buffers, goes_back)?;
        }
        Ok(start.elapsed().as_secs_f64())
    };
    round()?; // warm-up
    let mut asked = answer(ready);
    while asked.is_some() {
        asked = answer(&round()?.to_string());
    }
    Ok(())
}

struct Buffers {
    parameters: Vec<f32>,
    y: Vec<f32>,
    seed: Vec<f32>,
    gradient: Vec<f32>,
}

/// The function's handle, and the settings of its calls.
struct Function {
    handle: *mut rootgrad_differentiable_t,
    options: rootgrad_forward_options_t,
}

impl Function {
    /// Creates the function from the network in the case's file.
    fn new(case: &Case) -> Result<Self> {
        let path = std::ffi::CString::new(format!("{}network", case.prefix))
            .map_err(|error| Error::argument("the path", error, "one without a NUL"))?;
        let (mut network, mut handle) = (null_mut(), null_mut());
        let mut options = std::mem::MaybeUninit::uninit();
        // SAFETY: every pointer is valid as the header requires, here and below.
        let options = unsafe {
            succeed(rootgrad_network_load(path.as_ptr(), &mut network))?;
            succeed(rootgrad_differentiable_new(network, case.threads, &mut handle))?;
            succeed(rootgrad_network_free(network))?;
            succeed(rootgrad_forward_options_default(
                size_of::<rootgrad_forward_options_t>(),
                options.as_mut_ptr(),
            ))?;
            options.assume_init()
        };
        let options = rootgrad_forward_options_t { checked: 0, inputs: 0, ..options };
        Ok(Self { handle, options })
    }

    fn pass(&self, x: &[f32], rows: usize, buffers: &mut Buffers, goes_back: bool) -> Result<()> {
        let (p, count) = (buffers.parameters.as_ptr(), buffers.parameters.len());
        let (y, len) = (buffers.y.as_mut_ptr(), buffers.y.len());
        let (seed, gradient) = (buffers.seed.as_ptr(), buffers.gradient.as_mut_ptr());
        let (features, x) = (x.len() / rows, x.as_ptr());
        let mut tape = null_mut();
        let tape_out: *mut *mut rootgrad_tape_t = if goes_back { &mut tape } else { null_mut() };
        let (f, options) = (self.handle, &self.options);
        // SAFETY: as above.
        unsafe {
            succeed(rootgrad_differentiable_forward(
                f, p, count, x, rows, features, 0, y, len, options, tape_out,
            ))?;
            if goes_back {
                let d_x = null_mut();
                succeed(rootgrad_tape_backward(
                    tape,
                    p,
                    count,
                    x,
                    seed,
                    len,
                    gradient,
                    d_x,
                    0,
                    null(),
                ))?;
            }
        }
        succeed(rootgrad_tape_free(tape))
    }
}

impl Drop for Function {
    fn drop(&mut self) {
        rootgrad_differentiable_free(self.handle);
    }
}

/// Converts a status to an error.
fn succeed(status: rootgrad_status_t) -> Result<()> {
    match status {
        0 => Ok(()),
        other => Err(Error::argument("a call of the C interface", other, "status 0")),
    }
}
