//! A call of every function of the header, with valid arguments.

mod data;
mod gpt2;
mod graph;
mod network;
mod passes;
mod report;
mod selection;

use std::ptr::null_mut;

use crate::stage::Stage;

/// A prepared call: its arguments exist, and it frees the objects that it creates.
pub(crate) type Call = Box<dyn FnOnce() -> i32>;

/// A function's name, optionally followed by a colon and more words, and its call.
pub(crate) type Row = (&'static str, fn(&Stage) -> Call);

/// All rows.
pub(crate) fn all() -> impl Iterator<Item = &'static Row> {
    [
        network::CALLS,
        graph::CALLS,
        passes::CALLS,
        data::CALLS,
        report::CALLS,
        selection::CALLS,
        gpt2::CALLS,
    ]
    .into_iter()
    .flatten()
}

/// Status that is none of the header's: a failed call left a result.
const DANGLING: i32 = -1;

/// Returns a call that writes a `T`.
fn tells<T: 'static>(call: impl FnOnce(*mut T) -> i32 + 'static) -> Call {
    Box::new(move || call(std::mem::MaybeUninit::uninit().as_mut_ptr()))
}

/// Returns a call that fills `count` places.
fn fills<T: Clone + Default + 'static>(
    count: usize,
    call: impl FnOnce(*mut T, usize) -> i32 + 'static,
) -> Call {
    let mut places = vec![T::default(); count];
    Box::new(move || call(places.as_mut_ptr(), count))
}

/// Returns a call that creates an object, which `free` frees.
fn makes<H: 'static>(
    free: extern "C" fn(*mut H) -> i32,
    call: impl FnOnce(*mut *mut H) -> i32 + 'static,
) -> Call {
    Box::new(move || {
        let mut made = null_mut();
        match call(&mut made) {
            0 => free(made),
            status if made.is_null() => status,
            _ => DANGLING,
        }
    })
}

macro_rules! calls {
    ($($name:literal($stage:ident) $call:expr;)*) => {
        /// The rows for this part of the header.
        #[allow(unused_unsafe, reason = "some are safe to call")]
        #[allow(clippy::undocumented_unsafe_blocks, reason = "as the header wants it")]
        pub(super) const CALLS: &[super::Row] = &[$(($name, |$stage| unsafe { $call })),*];
    };
}
use calls;

/// The name of a function that returns one number of a network, and its call.
macro_rules! of_network {
    ($stage:ident, $function:ident) => {{
        let network = $stage.network;
        tells(move |out| unsafe { $function(network, out) })
    }};
}
use of_network;
