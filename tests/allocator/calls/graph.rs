//! Calls for traces: networks and losses under construction.

use std::ffi::CStr;
use std::ptr::{null, null_mut};

use rootgrad::ffi::*;

use super::{Call, DANGLING, calls, makes, tells};
use crate::stage::{c, made};

/// Returns a call within a trace that has one input.
fn traced(call: impl FnOnce(u64) -> i32 + 'static) -> Call {
    let (mut trace, mut x) = (0, 0);
    // SAFETY: as the header wants it.
    let begun = unsafe {
        rootgrad_trace_begin(0, &mut trace) + rootgrad_trace_input(null(), &4096, 1, &mut x)
    };
    assert_eq!(begun, 0, "the trace of a call");
    Box::new(move || {
        let status = call(x);
        rootgrad_trace_abandon(trace);
        status
    })
}

/// Returns the output in a trace of a loss.
fn of_loss() -> u64 {
    let mut outputs = [0; 3];
    // SAFETY: as the header wants it.
    let mut begun = unsafe { rootgrad_trace_begin(1, &mut 0) };
    for (out, n) in outputs.iter_mut().zip([1, 1, 0]) {
        // SAFETY: as above.
        begun += unsafe { rootgrad_trace_input(null(), [1].as_ptr(), n, out) };
    }
    assert_eq!(begun, 0, "the trace of a loss");
    outputs[0]
}

/// Returns a network of two members.
fn members() -> *mut rootgrad_network_t {
    let (mut y, mut network) = (0, null_mut());
    let call = |name: &CStr, x: u64, ints: i64, is_layer: bool, out: &mut u64| {
        let call = rootgrad_call_t { inputs: &x, n_inputs: 1, ints: &ints, n_ints: 1, ..no_call() };
        let mut id = 0;
        // SAFETY: as the header wants it.
        unsafe {
            let made = rootgrad_layer_id(&mut id);
            let layer = rootgrad_layer_t { id, copy: 0, name: null(), file: null(), line: 0 };
            made + match is_layer {
                true => rootgrad_trace_layer(name.as_ptr(), &layer, &call, out, 1, null_mut()),
                false => rootgrad_trace_operation(name.as_ptr(), &call, out, 1, null_mut()),
            }
        }
    };
    // SAFETY: as the header wants it.
    let mut status =
        unsafe { rootgrad_trace_begin(0, &mut 0) + rootgrad_trace_input(null(), &4, 1, &mut y) };
    for (name, ints, is_layer) in
        [(c"members", 2, true), (c"member_linear", 1, true), (c"mean_of_members", 0, false)]
    {
        status += call(name, y, ints, is_layer, &mut y);
    }
    // SAFETY: as above.
    status += unsafe { rootgrad_trace_network(&y, 1, 1, &mut network) };
    assert_eq!(status, 0, "a network of members");
    network
}

fn no_call() -> rootgrad_call_t {
    rootgrad_call_t {
        inputs: null(),
        n_inputs: 0,
        ints: null(),
        n_ints: 0,
        reals: null(),
        n_reals: 0,
        file: null(),
        line: 0,
    }
}

calls! {
    "rootgrad_layer_id"(_s) tells(|out| unsafe { rootgrad_layer_id(out) });
    "rootgrad_trace_begin"(_s) Box::new(|| {
        let mut trace = 0;
        match unsafe { rootgrad_trace_begin(0, &mut trace) } {
            0 => rootgrad_trace_abandon(trace),
            status => status,
        }
    });
    "rootgrad_trace_abandon"(_s) Box::new(|| rootgrad_trace_abandon(0));
    "rootgrad_trace_input"(_s) traced(|_| unsafe {
        rootgrad_trace_input(null(), [3, 4].as_ptr(), 2, &mut 0)
    });
    "rootgrad_trace_jagged_input"(_s) traced(|_| unsafe {
        rootgrad_trace_jagged_input(c(c"jets"), 16, 4, &mut 0, &mut 0)
    });
    "rootgrad_trace_constant"(_s) {
        let values = vec![0.5; 4096];
        traced(move |_| unsafe {
            rootgrad_trace_constant(values.as_ptr(), 4096, [64, 64].as_ptr(), 2, &mut 0)
        })
    };
    "rootgrad_trace_operation"(_s) traced(|x| unsafe {
        let call = rootgrad_call_t { inputs: &x, n_inputs: 1, ..no_call() };
        rootgrad_trace_operation(c"gelu".as_ptr(), &call, &mut 0, 1, null_mut())
    });
    "rootgrad_trace_layer"(_s) traced(|x| unsafe {
        let call = rootgrad_call_t { inputs: &x, n_inputs: 1, ints: &5, n_ints: 1, ..no_call() };
        let layer = rootgrad_layer_t { id: 7, copy: 0, name: c"head".as_ptr(), file: null(), line: 0 };
        rootgrad_trace_layer(c"linear".as_ptr(), &layer, &call, &mut 0, 1, null_mut())
    });
    "rootgrad_trace_name"(_s) traced(|_| unsafe { rootgrad_trace_name(7, c"head".as_ptr()) });
    "rootgrad_trace_shape"(_s) traced(|x| unsafe {
        rootgrad_trace_shape(x, [0; 8].as_mut_ptr(), 8, &mut 0, null_mut())
    });
    "rootgrad_trace_network"(_s) traced(|x| {
        let mut made = null_mut();
        match unsafe { rootgrad_trace_network(&x, 1, 42, &mut made) } {
            0 => rootgrad_network_free(made),
            status if made.is_null() => status,
            _ => DANGLING,
        }
    });

    "rootgrad_network_spread"(_s) {
        let network = members();
        makes(rootgrad_network_free, move |out| unsafe { rootgrad_network_spread(network, out) })
    };
    "rootgrad_trace_loss"(_s) {
        let y = of_loss();
        makes(rootgrad_loss_function_free, move |out| unsafe { rootgrad_trace_loss(y, out) })
    };
    "rootgrad_loss_function_free"(_s) {
        let y = of_loss();
        let loss = made(|out| unsafe { rootgrad_trace_loss(y, out) });
        Box::new(move || rootgrad_loss_function_free(loss))
    };
}
