//! Calls for a network as a differentiable function, and its tensors.

use std::ffi::c_void;
use std::ptr::{null, null_mut};

use rootgrad::ffi::*;

use super::{calls, fills, makes, of_network, tells};
use crate::passes::Passes;
use crate::stage::{made, size_behind};

/// A function that lends no threads.
unsafe extern "C" fn declines(
    _: *mut c_void,
    _: usize,
    _: rootgrad_piece_t,
    _: *mut c_void,
) -> i32 {
    0
}

calls! {
    "rootgrad_network_tensor_count"(s) of_network!(s, rootgrad_network_tensor_count);
    "rootgrad_network_tensor"(s) {
        let network = s.network;
        fills(99, move |out, n| unsafe {
            rootgrad_network_tensor(network, 7, out, n, &mut 0, null_mut(), null_mut())
        })
    };
    "rootgrad_network_tensor_sizes"(s) {
        let network = s.network;
        fills(8, move |out, n| unsafe {
            rootgrad_network_tensor_sizes(network, 7, out, n, &mut 0)
        })
    };

    "rootgrad_forward_options_default"(_s)
        tells(|out| unsafe { rootgrad_forward_options_default(size_behind(out), out) });
    "rootgrad_backward_options_default"(_s)
        tells(|out| unsafe { rootgrad_backward_options_default(size_behind(out), out) });
    "rootgrad_differentiable_new"(s) {
        let network = s.shallow;
        makes(rootgrad_differentiable_free, move |out| unsafe {
            rootgrad_differentiable_new(network, 2, out)
        })
    };
    "rootgrad_differentiable_new: a transformer"(s) {
        let network = s.shallow_transformer;
        makes(rootgrad_differentiable_free, move |out| unsafe {
            rootgrad_differentiable_new(network, 1, out)
        })
    };
    "rootgrad_differentiable_new_on"(s) {
        let network = s.shallow;
        makes(rootgrad_differentiable_free, move |out| unsafe {
            rootgrad_differentiable_new_on(network, 2, Some(declines), null_mut(), out)
        })
    };
    "rootgrad_differentiable_free"(s) {
        let made = made(|out| unsafe { rootgrad_differentiable_new(s.shallow, 1, out) });
        Box::new(move || rootgrad_differentiable_free(made))
    };
    "rootgrad_differentiable_shape"(s) {
        let f = Passes::new(s);
        tells(move |out| unsafe { rootgrad_differentiable_shape(f.handle(), out, null_mut(), null_mut()) })
    };
    "rootgrad_differentiable_forward"(s) {
        let passes = Passes::new(s);
        makes(rootgrad_tape_free, move |out| passes.forward(out))
    };
    "rootgrad_differentiable_forward: without a tape"(s) {
        let passes = Passes::new(s);
        Box::new(move || passes.forward(null_mut()))
    };
    "rootgrad_differentiable_forward: once more"(s) {
        let passes = Passes::new(s);
        drop(passes.tape());
        makes(rootgrad_tape_free, move |out| passes.forward(out))
    };
    "rootgrad_differentiable_forward_f64"(s) {
        let passes = Passes::new(s);
        makes(rootgrad_tape_free, move |out| passes.forward_f64(out))
    };
    "rootgrad_tape_shape"(s) {
        let tape = Passes::new(s).tape();
        let nowhere = null_mut();
        tells(move |out| unsafe { rootgrad_tape_shape(tape.handle(), out, nowhere, nowhere, nowhere) })
    };
    "rootgrad_tape_backward"(s) {
        let passes = Passes::new(s);
        let tape = passes.tape();
        fills(passes.parameters.len() + passes.x.len(), move |out: *mut f32, _| unsafe {
            let (p, n, x) = (passes.parameters.as_ptr(), passes.parameters.len(), passes.x.as_ptr());
            let seed = (passes.seed.as_ptr(), passes.seed.len());
            let d_x = (out.add(n), passes.x.len());
            rootgrad_tape_backward(tape.handle(), p, n, x, seed.0, seed.1, out, d_x.0, d_x.1, null())
        })
    };
    "rootgrad_tape_backward: added to inputs"(s) {
        let passes = Passes::new(s);
        let tape = passes.tape();
        fills(passes.x.len(), move |out: *mut f32, n| unsafe {
            let options = made(|out| rootgrad_backward_options_default(size_behind(out), out));
            let options = rootgrad_backward_options_t { add_inputs: 1, ..options };
            let (p, count) = (passes.parameters.as_ptr(), passes.parameters.len());
            let (x, seed) = (passes.x.as_ptr(), (passes.seed.as_ptr(), passes.seed.len()));
            let nowhere = null_mut();
            rootgrad_tape_backward(tape.handle(), p, count, x, seed.0, seed.1, nowhere, out, n, &options)
        })
    };
    "rootgrad_tape_backward_f64"(s) {
        let passes = Passes::new(s);
        let tape = passes.tape_f64();
        fills(passes.parameters.len(), move |out: *mut f64, n| unsafe {
            let [p, x, seed] = passes.double();
            let (seed, len) = (seed.as_ptr(), seed.len());
            let (p, x) = (p.as_ptr(), x.as_ptr());
            rootgrad_tape_backward_f64(tape.handle(), p, n, x, seed, len, out, null_mut(), 0, null())
        })
    };
    "rootgrad_tape_states"(s) {
        let passes = Passes::new(s);
        let tape = passes.tape();
        fills(passes.parameters.len(), move |out, n| unsafe {
            rootgrad_tape_states(tape.handle(), out, n)
        })
    };
    "rootgrad_tape_states_f64"(s) {
        let passes = Passes::new(s);
        let tape = passes.tape_f64();
        fills(passes.parameters.len(), move |out, n| unsafe {
            rootgrad_tape_states_f64(tape.handle(), out, n)
        })
    };
    "rootgrad_tape_free"(s) {
        let tape = Passes::new(s).tape();
        Box::new(move || {
            let status = rootgrad_tape_free(tape.handle());
            std::mem::forget(tape);
            status
        })
    };
}
