//! The boundary: the C ABI that `include/rootgrad/rootgrad.h` declares.
//!
//! Every exported function does the same five things: it enters the `fence`, checks the pointers (`arguments`), converts handles
//! to objects (`handles`), calls the Rust API, and converts an error to a status and a message (`last_error`). Nothing else
//! happens here: no numerics, no policy. No panic, abort or print crosses the boundary.
//!
//! cbindgen generates the header from this directory (`cargo xtask header`). So the comments of the exported functions are the C
//! documentation: write them for C programmers.

/// Parts of the boundary for the C interfaces of rootgrad's other libraries, such as `librootgrad_gw.so`. They are no part of the public interface.
#[doc(hidden)]
pub mod kit {
    pub use super::arguments::{Out, check_apart, path, slice, slice_mut};
    pub use super::fence::call;
    pub use super::handles::{Guard, Handle, Object, get, make, remove};
    pub use super::options::{check_layout, optional_path, truth};
    pub use super::slots::Slots;
}

mod arguments;
mod codes;
mod collection;
mod dataset;
mod differentiable;
mod ensemble;
mod enums;
mod fence;
mod fit;
mod gpt2;
mod gpt2_fit;
mod gpt2_generate;
mod gpt2_history;
mod gpt2_options;
mod handles;
mod header;
mod history;
mod inspect;
mod last_error;
mod mlp;
mod network;
mod onnx;
mod operation;
mod option_lists;
mod options;
mod predictor;
mod pt2;
mod ranks;
mod report;
mod report_enums;
mod report_view;
mod roc;
mod schedule;
mod selection;
mod selection_options;
mod shared;
mod slots;
mod state;
mod table;
mod tape;
mod tensors;
mod text;
mod trace;
mod transformer;
mod version;

pub use collection::*;
pub use dataset::*;
pub use differentiable::*;
pub use ensemble::*;
pub use enums::*;
pub use fit::*;
pub use gpt2::*;
pub use gpt2_fit::*;
pub use gpt2_generate::*;
pub use gpt2_history::*;
pub use gpt2_options::*;
pub use handles::{
    rootgrad_dataset_t, rootgrad_differentiable_t, rootgrad_ensemble_t, rootgrad_gpt2_history_t,
    rootgrad_gpt2_t, rootgrad_history_t, rootgrad_loss_function_t, rootgrad_network_t,
    rootgrad_predictor_t, rootgrad_report_t, rootgrad_tape_t, rootgrad_text_t,
};
pub use header::*;
pub use history::*;
pub use inspect::*;
pub use last_error::*;
pub use mlp::*;
pub use network::*;
pub use onnx::*;
pub use operation::*;
pub use option_lists::*;
pub use options::*;
pub use predictor::*;
pub use pt2::*;
pub use ranks::{
    rootgrad_communicator_free, rootgrad_communicator_new, rootgrad_mpi, rootgrad_receive_t,
    rootgrad_send_t, rootgrad_wants_stop_t,
};
pub use report::*;
pub use report_enums::*;
pub use report_view::*;
pub use roc::*;
pub use selection::*;
pub use selection_options::*;
pub use state::*;
pub use table::*;
pub use tape::*;
pub use tensors::*;
pub use text::*;
pub use trace::*;
pub use transformer::*;
pub use version::*;
