//! Transformers on rows: their creation. Otherwise they are networks like any other.

use super::handles::{make, rootgrad_network_t};
use super::network::{NetworkObject, get};
use super::options::{check_layout, truth};
use super::{arguments, arguments::Out, codes::Decode, fence, rootgrad_status_t};
use super::{rootgrad_pool, rootgrad_token_order};
use crate::error::{Error, Result};
use crate::models::{Network, Pool, TokenOrder, TransformerConfig};

/// Configuration of a transformer. Fill it with `rootgrad_transformer_config_default` first, then change what you want.
#[allow(non_camel_case_types, reason = "the C name")]
#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct rootgrad_transformer_config_t {
    /// Size of this struct in bytes, as set by `rootgrad_transformer_config_default`; another value is an error.
    pub struct_size: usize,
    /// Number of tokens in a row, N: particles of an event, patches of a time series.
    pub length: usize,
    /// Number of values in a token, P; the network has N * P features.
    pub width: usize,
    /// Number of outputs, K.
    pub outputs: usize,
    /// Number of blocks.
    pub layers: usize,
    /// Number of attention heads, a divisor of the channels.
    pub heads: usize,
    /// Number of channels.
    pub channels: usize,
    /// Order of the numbers in a row: a `rootgrad_token_order`.
    pub order: i32,
    /// 1 if a token sees only itself and the tokens before it; else 0.
    pub causal: i32,
    /// 1 if each position has a learned vector; else 0. With 0, and 0 for `causal`, the order of the tokens does not matter.
    pub positions: i32,
    /// Vector from which the outputs are computed: a `rootgrad_pool`.
    pub pool: i32,
    /// 1 if a row may have missing tokens; else 0. `length` is then the largest number of tokens, `order` must be that of
    /// columns, and the numbers of missing tokens are NaN (as `rootgrad_columns_pack` packs rows); missing tokens are ignored.
    pub jagged: i32,
    /// Must be 0.
    pub reserved: i32,
    /// Random seed: the same seed gives the same bits on every machine.
    pub seed: u64,
}

impl From<&TransformerConfig> for rootgrad_transformer_config_t {
    fn from(config: &TransformerConfig) -> Self {
        Self {
            struct_size: size_of::<Self>(),
            length: config.length,
            width: config.width,
            order: rootgrad_token_order::from(config.order) as i32,
            outputs: config.outputs,
            layers: config.layers,
            heads: config.heads,
            channels: config.channels,
            causal: config.causal.into(),
            positions: config.positions.into(),
            pool: rootgrad_pool::from(config.pool) as i32,
            jagged: config.jagged.into(),
            reserved: 0,
            seed: config.seed,
        }
    }
}

impl rootgrad_transformer_config_t {
    fn decode(&self) -> Result<TransformerConfig> {
        let default = "rootgrad_transformer_config_default";
        check_layout::<Self>(self.struct_size, self.reserved, default)?;
        Ok(TransformerConfig {
            length: self.length,
            width: self.width,
            order: TokenOrder::decode(self.order)?,
            outputs: self.outputs,
            layers: self.layers,
            heads: self.heads,
            channels: self.channels,
            causal: truth("causal", self.causal)?,
            positions: truth("positions", self.positions)?,
            pool: Pool::decode(self.pool)?,
            jagged: truth("jagged", self.jagged)?,
            seed: self.seed,
        })
    }
}

/// Writes to `*out` a configuration with `length` tokens of `width` numbers each and `outputs` outputs, and sizes that suit many
/// problems (`TransformerConfig::new` in Rust). Thread safe. Errors: `ARGUMENT` (`struct_size`), `NULL_POINTER`.
///
/// # Safety
/// `out` may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rootgrad_transformer_config_default(
    length: usize,
    width: usize,
    outputs: usize,
    struct_size: usize,
    out: *mut rootgrad_transformer_config_t,
) -> rootgrad_status_t {
    fence::call(|| {
        let config = TransformerConfig::new(length, width, outputs);
        // SAFETY: this function's contract.
        unsafe { Out::sized("out", out, struct_size)?.write((&config).into()) };
        Ok(())
    })
}

/// Creates a transformer and initialises it. It is a network like any other: use the functions of `rootgrad_network_t` to train,
/// run, save, load, copy and free it. Only `rootgrad_mlp_widths` and `rootgrad_mlp_activation` return an error for it.
///
/// `*out` is the new network, which must be freed by `rootgrad_network_free`; NULL on failure. Thread safe.
///
/// Errors: `ARGUMENT` (a size, an enumeration's number), `MEMORY`, `NULL_POINTER`.
///
/// # Safety
/// `config` is readable; `out` may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rootgrad_transformer_new(
    config: *const rootgrad_transformer_config_t,
    out: *mut *mut rootgrad_network_t,
) -> rootgrad_status_t {
    // SAFETY: this function's contract.
    fence::call(|| unsafe {
        make(out, || {
            let config = arguments::slice("config", config, 1)?[0].decode()?;
            Network::new(config).map(NetworkObject::new)
        })
    })
}

/// Writes the configuration of the transformer to `*out`. Thread safe. Errors: `ARGUMENT` (`struct_size`, a network of another
/// kind), `HANDLE`, `NULL_POINTER`.
///
/// # Safety
/// `out` may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rootgrad_transformer_config(
    network: *const rootgrad_network_t,
    struct_size: usize,
    out: *mut rootgrad_transformer_config_t,
) -> rootgrad_status_t {
    fence::call(|| {
        let out = Out::sized("out", out, struct_size)?;
        let network = get(network)?.snapshot();
        let config = network
            .config()
            .transformer()
            .ok_or_else(|| Error::argument("network", network.config().kind(), "a transformer"))?;
        // SAFETY: this function's contract.
        unsafe { out.write(config.into()) };
        Ok(())
    })
}
