//! Transformers on rows: networks that differ in how they are made alone.

use super::handles::{make, rootgrad_network_t};
use super::network::{NetworkObject, get};
use super::options::{check_layout, truth};
use super::{arguments, arguments::Out, codes::Decode, fence, rootgrad_status_t};
use super::{rootgrad_pool, rootgrad_token_order};
use crate::error::{Error, Result};
use crate::models::{Network, Pool, TokenOrder, TransformerConfig};

/// What a transformer is made from. Fill it with `rootgrad_transformer_config_default` first, then change what you want.
#[allow(non_camel_case_types, reason = "the C name")]
#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct rootgrad_transformer_config_t {
    /// Size of this struct in bytes, as `rootgrad_transformer_config_default` leaves it; another value is refused.
    pub struct_size: usize,
    /// Tokens of a row, N: particles of an event, patches of a time series.
    pub length: usize,
    /// Numbers of a token, P; the network has N * P features.
    pub width: usize,
    /// Outputs, K.
    pub outputs: usize,
    /// Blocks.
    pub layers: usize,
    /// Heads of the attention, a divisor of the channels.
    pub heads: usize,
    /// Channels.
    pub channels: usize,
    /// A `rootgrad_token_order`: how a row is cut into tokens.
    pub order: i32,
    /// Whether a token sees only those before it and itself; 0 or 1.
    pub causal: i32,
    /// Whether each position has a learned vector; 0 or 1. With 0, and 0 for `causal`, the order of tokens does not matter.
    pub positions: i32,
    /// A `rootgrad_pool`: from which vector the outputs are made.
    pub pool: i32,
    /// Whether a row may lack tokens; 0 or 1. `length` is then how many it has at most, `order` that of columns, and numbers of tokens
    /// that it lacks are NaN (`rootgrad_columns_pack` lays rows out so); they are never seen.
    pub jagged: i32,
    /// 0.
    pub reserved: i32,
    /// The same seed gives the same bits on every machine.
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

/// `*out`: `length` tokens of `width` numbers each and `outputs` outputs, with sizes that suit many problems
/// (`TransformerConfig::new` in Rust). Thread safe. Errors: `ARGUMENT` (`struct_size`), `NULL_POINTER`.
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

/// Makes a transformer and initialises it. It is a network like any other: it is trained, run, saved, loaded, copied and
/// freed by the functions of `rootgrad_network_t`; only `rootgrad_mlp_widths` and `rootgrad_mlp_activation` are refused.
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

/// `*out`: what the transformer was made from. Thread safe. Errors: `ARGUMENT` (`struct_size`, a network of fully connected layers),
/// `HANDLE`, `NULL_POINTER`.
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
