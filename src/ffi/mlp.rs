//! Networks of fully connected layers: their creation and their own properties.

use super::arguments::{self, Out};
use super::handles::{make, rootgrad_network_t};
use super::network::{self, NetworkObject};
use super::{codes, codes::Decode, fence, rootgrad_activation, rootgrad_status_t};
use crate::error::{Error, Result};
use crate::kernels::Activation;
use crate::models::{MlpConfig, Network};

/// Creates a network of fully connected layers and initialises it.
///
/// `widths[0 … n_widths − 1]`: the number of features, the width of each hidden layer, the number of outputs (1: one logit or one
/// value; K > 1: K classes or K values); at least two, none 0. `activation`: a `rootgrad_activation`, which follows all layers
/// but the last. `init`: a `rootgrad_init`. The same `seed` gives the same bits on every machine.
///
/// `*out` is the new network, which must be freed by `rootgrad_network_free`; NULL on failure. Thread safe.
///
/// Errors: `ARGUMENT` (a width, an enumeration's number, more parameters than fit in memory), `NULL_POINTER`.
///
/// # Safety
/// `widths` points to `n_widths` values; `out` may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rootgrad_mlp_new(
    widths: *const usize,
    n_widths: usize,
    activation: i32,
    init: i32,
    seed: u64,
    out: *mut *mut rootgrad_network_t,
) -> rootgrad_status_t {
    // SAFETY: this function's contract.
    fence::call(|| unsafe {
        make(out, || {
            let config = MlpConfig {
                widths: arguments::slice("widths", widths, n_widths)?.to_vec(),
                activation: Activation::decode(activation)?,
                init: codes::init(init)?,
                seed,
            };
            Network::new(config).map(NetworkObject::new)
        })
    })
}

/// Returns the configuration of a network of fully connected layers.
fn layers(network: &Network) -> Result<&MlpConfig> {
    network.config().mlp().ok_or_else(|| {
        Error::argument("network", network.config().kind(), "a network of fully connected layers")
    })
}

/// Writes the activation, a `rootgrad_activation`, to `*out`. Thread safe. Errors: `ARGUMENT` (a network of another kind),
/// `HANDLE`, `NULL_POINTER`.
///
/// # Safety
/// `out` may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rootgrad_mlp_activation(
    network: *const rootgrad_network_t,
    out: *mut i32,
) -> rootgrad_status_t {
    // SAFETY: this function's contract.
    fence::call(|| unsafe {
        let out = Out::new("out", out)?;
        let activation = layers(&network::get(network)?.current.load())?.activation;
        out.write(rootgrad_activation::from(activation) as i32);
        Ok(())
    })
}

/// Returns the widths of the layers, features first (without flags of missing values), outputs last. `*n` receives the number of
/// widths; at most `capacity` of them are copied to `widths`, which may be NULL if `capacity` is 0. Thread safe. Errors:
/// `ARGUMENT` (a network of another kind), `HANDLE`, `NULL_POINTER`.
///
/// # Safety
/// `widths` points to `capacity` values that may be written; `n` may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rootgrad_mlp_widths(
    network: *const rootgrad_network_t,
    widths: *mut usize,
    capacity: usize,
    n: *mut usize,
) -> rootgrad_status_t {
    // SAFETY: this function's contract.
    fence::call(|| unsafe {
        let n = Out::new("n", n)?;
        let object = network::get(network)?;
        let network = object.current.load();
        let all = &layers(&network)?.widths;
        let count = capacity.min(all.len());
        let widths = arguments::slice_mut("widths", widths, count)?;
        widths.copy_from_slice(&all[..count]);
        if let Some(first) = widths.first_mut() {
            *first = network.features(); // without flags of missing values
        }
        n.write(all.len());
        Ok(())
    })
}
