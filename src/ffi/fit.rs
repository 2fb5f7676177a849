//! Training.

use super::handles::{self, rootgrad_dataset_t, rootgrad_history_t, rootgrad_network_t};
use super::history::rootgrad_epoch_t;
use super::network::NetworkObject;
use super::options::rootgrad_train_options_t;
use super::{arguments, arguments::Out, codes, dataset, fence, rootgrad_status_t};
use crate::error::Result;
use crate::train::table::outputs_for;
use crate::train::{self, Epoch, Flow, TrainOptions};
use std::ffi::c_void;

/// Callback of a fit. It is called after every epoch, on the thread that called the fit, with the epoch and the `user` pointer of
/// the fit. It returns a `rootgrad_flow`, or a negative number if it failed: the fit then ends with `ROOTGRAD_STATUS_CALLBACK`
/// and leaves the network unchanged. It may call any function of this header, and sees the network as it was before the fit. It
/// must return: no C++ exception and no longjmp may leave it.
#[allow(non_camel_case_types, reason = "the C name")]
pub type rootgrad_on_epoch_t =
    Option<unsafe extern "C" fn(epoch: *const rootgrad_epoch_t, user: *mut c_void) -> i32>;

/// Trains a network.
///
/// `dataset`: the rows. `validation`: rows for validation, or NULL to use `options->validation_fraction` of `dataset`. `options`:
/// NULL for the defaults. `on_epoch`: NULL, or called after every epoch with `user`. `history`: NULL, or receives the history's
/// handle, which must be freed by `rootgrad_history_free` (NULL on failure).
///
/// The call returns when the training is over. A copy is trained and replaces the network at the end. Until then predictions use
/// the network as it was before; after a failure it is unchanged. With a validation part, the network finally has the parameters
/// of its best epoch. The result depends only on the *set* of rows, the options and the network's parameters: not on the order of
/// the rows or the number of threads.
///
/// Thread safe; one fit of a network at a time. Uses `options->threads` threads. Writes to standard error if a progress bar is
/// enabled, and handles SIGINT if `options->interruptible` is set.
///
/// Errors: `BUSY` (the network is in training, or another thread is appending to the rows), `DATA` (no row, one class only, total
/// weight not above 0, targets that do not fit the loss), `NOT_FINITE` (with column and row), `SHAPE` (the rows have another
/// number of features than the network), `UNKNOWN_COLUMN` (an option names a column that does not exist), `ARGUMENT` (an option
/// out of range), `MEMORY`, `DIVERGED`, `IO` and `FORMAT` (the checkpoint), `CALLBACK`, `HANDLE`, `NULL_POINTER`. For rows on
/// disk (`rootgrad_dataset_limit_memory`; the result then depends on the limit, too) also `IO` (the scratch file) and
/// `INTERRUPTED` (Ctrl-C while they are prepared). With a `communicator` also `RANK` (another process failed).
///
/// # Safety
/// `options`, unless NULL, is readable and its `checkpoint` NUL-terminated; `history`, unless NULL, may be written; `on_epoch`
/// behaves as its type documents.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rootgrad_network_fit(
    network: *mut rootgrad_network_t,
    dataset: *const rootgrad_dataset_t,
    validation: *const rootgrad_dataset_t,
    options: *const rootgrad_train_options_t,
    on_epoch: rootgrad_on_epoch_t,
    user: *mut c_void,
    history: *mut *mut rootgrad_history_t,
) -> rootgrad_status_t {
    fence::call(|| {
        let out = Out::optional("history", history)?;
        if let Some(out) = &out {
            // SAFETY: this function's contract.
            unsafe { out.write(std::ptr::null_mut()) };
        }
        fence::reserve_memory()?;
        // SAFETY: this function's contract.
        let options = unsafe { decode(options) }?;
        let object = handles::get::<NetworkObject>(network, "network")?;
        let data = dataset::get(dataset, "dataset")?;
        let data = data.read()?;
        let validation = match validation.is_null() {
            true => None,
            false => Some(dataset::get(validation, "validation")?),
        };
        let validation = validation.as_ref().map(|rows| rows.read()).transpose()?;
        let mut call = |epoch: &Epoch| -> Result<Flow> {
            let Some(on_epoch) = on_epoch else { return Ok(Flow::Continue) };
            let epoch = rootgrad_epoch_t::from(epoch);
            // SAFETY: the callback's contract; the epoch lives until it returns.
            codes::flow("on_epoch", fence::outside(|| unsafe { on_epoch(&raw const epoch, user) }))
        };
        let report = object.change(|network| {
            train::fit(network, &data, validation.as_deref(), &options, Some(&mut call))
        })?;
        if let Some(out) = &out {
            // SAFETY: this function's contract.
            unsafe { out.write(handles::insert(report)?) };
        }
        Ok(())
    })
}

/// Writes to `*out` the number of outputs K of `network` after a fit to `dataset`, whose last `behind` targets are for a loss or
/// are folds. K is the network's number of outputs, or the number that the first fit of a table network chooses. `options`: NULL
/// for the defaults. Thread safe.
///
/// Errors: `ARGUMENT` (an option, a jagged column), `DATA` (more classes than a network has outputs), `BUSY` (another thread is appending to the
/// rows), `MEMORY`, `HANDLE`, `NULL_POINTER`.
///
/// # Safety
/// `options`, unless NULL, is readable, and so is everything that it points to; `out` may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rootgrad_network_outputs_for(
    network: *const rootgrad_network_t,
    dataset: *const rootgrad_dataset_t,
    options: *const rootgrad_train_options_t,
    behind: usize,
    out: *mut usize,
) -> rootgrad_status_t {
    fence::call(|| {
        let out = Out::new("out", out)?;
        // SAFETY: this function's contract.
        let options = unsafe { decode(options) }?;
        let network = handles::get::<NetworkObject>(network, "network")?.snapshot();
        let data = dataset::get(dataset, "dataset")?;
        let outputs = outputs_for(&network, (&*data.read()?, behind), &options)?;
        // SAFETY: this function's contract.
        unsafe { out.write(outputs) };
        Ok(())
    })
}

/// # Safety
/// Same as for [`rootgrad_network_fit`].
pub(super) unsafe fn decode(options: *const rootgrad_train_options_t) -> Result<TrainOptions> {
    if options.is_null() {
        return Ok(TrainOptions::default());
    }
    // SAFETY: the caller's promise.
    unsafe { arguments::slice("options", options, 1)?[0].decode() }
}
