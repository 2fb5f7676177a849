//! PyTorch state dicts.

use super::handles::rootgrad_network_t;
use super::network::get;
use super::{arguments, codes, fence, rootgrad_state_kind, rootgrad_status_t};
use crate::error::Result;
use crate::models::StateOptions;
use std::ffi::c_char;

/// A setting for a state dict.
#[allow(non_camel_case_types, reason = "the C name")]
#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct rootgrad_state_setting_t {
    /// A `rootgrad_state_kind`.
    pub kind: i32,
    /// Name in the network, for a pair of names; NULL otherwise.
    pub ours: *const c_char,
    /// Name in the file, or the prefix; NULL for `ROOTGRAD_STATE_KIND_STANDARDISED`.
    pub theirs: *const c_char,
}

/// Settings for a state dict; all zeros for none.
#[allow(non_camel_case_types, reason = "the C name")]
#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct rootgrad_state_options_t {
    /// The settings, as an array.
    pub settings: *const rootgrad_state_setting_t,
    /// Number of settings.
    pub n_settings: usize,
}

/// Copies all parameters of a network from a PyTorch state dict, by name: a file that Python's
/// `safetensors.torch.save_file(model.state_dict(), path)` wrote. Also copies running means and variances of batch norms.
///
/// A tensor has PyTorch's name. This is the network's name (`head.weight`), with two exceptions: `lstm.weight_ih` of a recurrent
/// layer is `lstm.weight_ih_l0` and so on. The tensors of an attention layer are `in_proj_weight`, `in_proj_bias` and `out_proj`,
/// as in `nn.MultiheadAttention`. Settings can map other names.
///
/// Weights of linear and attention layers are (inputs, outputs) here and (outputs, inputs) there, and are transposed; the other
/// tensors are the same in both. Numbers of 64 and of 16 bits are converted to 32-bit floats. A network that was not fitted yet
/// then never standardises its inputs, also not in a fit. A network whose fit standardised them is an error, unless a setting
/// states that the parameters are for standardised inputs.
///
/// `path`: the file's name, NUL-terminated. `options`: NULL for none. Thread safe; predictors keep their snapshots.
///
/// Errors: `IO` (cannot be read), `FORMAT` (truncated or damaged; a tensor that is missing, unknown to the network, of another
/// shape or not of a floating-point type, except the integers `num_batches_tracked`; NaN; the message names it, with both
/// shapes), `ARGUMENT` (settings that do not fit the network, standardised inputs), `BUSY` (in training), `MEMORY`, `HANDLE`,
/// `NULL_POINTER`. After an error the network is unchanged.
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

/// Writes the parameters as a PyTorch state dict, for `model.load_state_dict(safetensors.torch.load_file(path))`, completely or
/// not at all. `rootgrad_network_load_state` reads the file with the same options; numbers are in single precision. Batch norms
/// have a `num_batches_tracked`: the number that was read, or 0.
///
/// `path`: the file's name, NUL-terminated. `options`: NULL for none. Thread safe, also while `network` is in training (it then
/// writes the network as of the last finished fit).
///
/// Errors: `ARGUMENT` (settings that do not fit the network; a fit standardised inputs or targets, which a state dict cannot
/// store, and no setting states it), `IO`, `MEMORY`, `HANDLE`, `NULL_POINTER`.
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
