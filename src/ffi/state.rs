//! State dicts of PyTorch.

use super::handles::rootgrad_network_t;
use super::network::get;
use super::{arguments, codes, fence, rootgrad_state_kind, rootgrad_status_t};
use crate::error::Result;
use crate::models::StateOptions;
use std::ffi::c_char;

/// Something that is said of a state dict beside its file.
#[allow(non_camel_case_types, reason = "the C name")]
#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct rootgrad_state_setting_t {
    /// A `rootgrad_state_kind`.
    pub kind: i32,
    /// Of a pair of names the network's; NULL otherwise.
    pub ours: *const c_char,
    /// The name in the file, or the prefix; NULL for `ROOTGRAD_STATE_KIND_STANDARDISED`.
    pub theirs: *const c_char,
}

/// What is said of a state dict beside its file; all zeros say nothing.
#[allow(non_camel_case_types, reason = "the C name")]
#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct rootgrad_state_options_t {
    /// One after the other.
    pub settings: *const rootgrad_state_setting_t,
    /// How many.
    pub n_settings: usize,
}

/// Takes over all parameters of a network from a state dict of PyTorch, by name: a file that Python's
/// `safetensors.torch.save_file(model.state_dict(), path)` wrote. So do running means and variances of batch norms.
///
/// A tensor has PyTorch's name for it: that of the network's (`head.weight`), but `lstm.weight_ih_l0` for `lstm.weight_ih` and
/// so on, and of an attention layer `in_proj_weight`, `in_proj_bias`, `out_proj`, as for `nn.MultiheadAttention`; settings tell other
/// names. Weights of linear and attention layers, (inputs, outputs) here and (outputs, inputs) there, are turned round; the other
/// tensors are the same in both. Numbers of 64 and of 16 bits are rounded and widened to 32. A network that was not fitted yet takes its
/// inputs as they come from then on, and a fit leaves it so; one whose fit standardised them is refused, unless a setting says that the
/// parameters are for that.
///
/// `path`: the file's name, NUL-terminated. `options`: NULL for none. Thread safe; predictors keep their snapshots.
///
/// Errors: `IO` (cannot be read), `FORMAT` (truncated or damaged; a tensor that is missing, or that the network has no place for, of
/// another shape or of no floating-point type, but the integers `num_batches_tracked`; NaN; the message names it, with both shapes),
/// `ARGUMENT` (settings that do not suit the network, standardised inputs), `BUSY` (in training), `MEMORY`, `HANDLE`,
/// `NULL_POINTER`. The network is unchanged then.
///
/// # Safety
/// `path` is NUL-terminated; `options` is NULL or points to settings with NUL-terminated names.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rootgrad_network_load_state(
    network: *mut rootgrad_network_t,
    path: *const c_char,
    options: *const rootgrad_state_options_t,
) -> rootgrad_status_t {
    // SAFETY: this function's contract.
    fence::roomy(|| unsafe {
        let (path, options) = (arguments::path("path", path)?, read(options)?);
        get(network)?.change(|network| network.load_state(path, &options))
    })
}

/// Writes the parameters as a state dict of PyTorch, which `model.load_state_dict(safetensors.torch.load_file(path))` takes: what
/// `rootgrad_network_load_state` reads by the same options, in single precision. Batch norms have a `num_batches_tracked`, the one that
/// was read, or 0. The file appears completely or not at all.
///
/// `path`: the file's name, NUL-terminated. `options`: NULL for none. Thread safe, also while `network` is in training (the network as
/// of the last finished fit is written).
///
/// Errors: `ARGUMENT` (settings that do not suit the network; a fit that standardised inputs or targets, of which a state dict tells
/// nothing, without the setting that says so), `IO`, `MEMORY`, `HANDLE`, `NULL_POINTER`.
///
/// # Safety
/// Same as for [`rootgrad_network_load_state`].
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rootgrad_network_save_state(
    network: *const rootgrad_network_t,
    path: *const c_char,
    options: *const rootgrad_state_options_t,
) -> rootgrad_status_t {
    // SAFETY: this function's contract.
    fence::roomy(|| unsafe {
        let (path, options) = (arguments::path("path", path)?, read(options)?);
        get(network)?.snapshot().save_state(path, &options)
    })
}

/// # Safety
/// Same as for [`rootgrad_network_load_state`].
unsafe fn read(given: *const rootgrad_state_options_t) -> Result<StateOptions> {
    let mut options = StateOptions::default();
    if given.is_null() {
        return Ok(options);
    }
    // SAFETY: the caller's promise.
    let settings = unsafe {
        let given = &arguments::slice("options", given, 1)?[0];
        arguments::slice("options.settings", given.settings, given.n_settings)?
    };
    for setting in settings {
        // SAFETY: the caller's promise.
        let theirs =
            || unsafe { arguments::text("settings.theirs", setting.theirs).map(str::to_owned) };
        match codes::state_kind(setting.kind)? {
            rootgrad_state_kind::Prefix => options.prefix = theirs()?,
            rootgrad_state_kind::Name => {
                // SAFETY: the caller's promise.
                let ours = unsafe { arguments::text("settings.ours", setting.ours) }?;
                options.names.push((ours.to_owned(), theirs()?));
            }
            rootgrad_state_kind::Skip => options.skip.push(theirs()?),
            rootgrad_state_kind::Standardised => options.standardised = true,
        }
    }
    Ok(options)
}
