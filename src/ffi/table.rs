//! Networks for tables, whose sizes the first fit chooses.

use super::codes::{Decode, decode, twins, unknown};
use super::collection::rootgrad_collection_t;
use super::handles::{make, rootgrad_network_t};
use super::network::NetworkObject;
use super::options::check_layout;
use super::{arguments, arguments::Out, fence, rootgrad_status_t};
use crate::error::{Error, Result};
use crate::models::Network;
use crate::models::table::{Preset, TableConfig};

/// Size, and so training time, of a network for a table.
#[allow(non_camel_case_types, reason = "the C name")]
#[repr(C)]
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum rootgrad_preset {
    /// 4 members of two narrow layers.
    Fast = 0,
    /// 8 members of two layers.
    Balanced = 1,
    /// 24 members of two layers.
    Best = 2,
}

twins! {
    "preset": rootgrad_preset = Preset { Fast, Balanced, Best }
}

/// Configuration of a network for a table before its first fit. Fill it with `rootgrad_table_config_default` first, then change
/// what you want. The first fit chooses each size that is -1 from the preset, the rows, the columns and the targets.
#[allow(non_camel_case_types, reason = "the C name")]
#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct rootgrad_table_config_t {
    /// Size of this struct in bytes, as set by `rootgrad_table_config_default`; another value is an error.
    pub struct_size: usize,
    /// Preset of the sizes: a `rootgrad_preset`.
    pub preset: i32,
    /// Must be 0.
    pub reserved: i32,
    /// Number of outputs, K; -1: 1 for targets 0 and 1 and for values, the number of classes, or the number of target columns.
    pub outputs: i64,
    /// Number of members that share the layers; -1: chosen.
    pub members: i64,
    /// Width of each layer; -1: chosen.
    pub width: i64,
    /// Number of layers; -1: chosen.
    pub depth: i64,
    /// Number of frequencies of the periodic embedding of each column; 0: no embedding; -1: chosen.
    pub frequencies: i64,
    /// Size of the embedding of each column; 0: the cosines themselves; -1: chosen.
    pub embedding: i64,
    /// Largest number of knots of a piecewise linear embedding, for columns with few values, narrow peaks or jumps; 0: no such
    /// embeddings; -1: chosen.
    pub knots: i64,
    /// Dropout rate after each layer, from 0 to below 1; -1: chosen.
    pub dropout: f64,
    /// `n_collections` collections of jagged columns, in the order of a row's features; NULL for none. Read only during the call.
    pub collections: *const rootgrad_collection_t,
    /// Number of `collections`.
    pub n_collections: usize,
    /// Random seed: the same seed gives the same bits on every machine.
    pub seed: u64,
}

/// Returns a size; `None` if the fit chooses it.
fn size(name: &str, value: i64) -> Result<Option<usize>> {
    let wrong =
        |_| Error::argument(name, value, "a number from 0 on, or -1: the first fit chooses");
    if value == -1 { Ok(None) } else { usize::try_from(value).map(Some).map_err(wrong) }
}

impl rootgrad_table_config_t {
    /// # Safety
    /// `collections` points to `n_collections` collections.
    unsafe fn decode(&self) -> Result<TableConfig> {
        let default = "rootgrad_table_config_default";
        check_layout::<Self>(self.struct_size, self.reserved, default)?;
        // SAFETY: the caller's promise.
        let collections = unsafe {
            arguments::slice("config.collections", self.collections, self.n_collections)
        }?;
        Ok(TableConfig {
            preset: Preset::decode(self.preset)?,
            collections: collections.iter().map(|of| of.decode()).collect::<Result<_>>()?,
            outputs: size("outputs", self.outputs)?,
            members: size("members", self.members)?,
            width: size("width", self.width)?,
            depth: size("depth", self.depth)?,
            frequencies: size("frequencies", self.frequencies)?,
            embedding: size("embedding", self.embedding)?,
            knots: size("knots", self.knots)?,
            dropout: Some(self.dropout).filter(|&rate| rate != -1.0),
            seed: self.seed,
        })
    }
}

/// Writes the defaults to `*out`: `ROOTGRAD_PRESET_BALANCED`, a seed of 0 and sizes that the first fit chooses. Thread safe.
/// Errors: `ARGUMENT` (`struct_size`), `NULL_POINTER`.
///
/// # Safety
/// `out` may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rootgrad_table_config_default(
    struct_size: usize,
    out: *mut rootgrad_table_config_t,
) -> rootgrad_status_t {
    fence::call(|| {
        let config = rootgrad_table_config_t {
            struct_size: size_of::<rootgrad_table_config_t>(),
            preset: rootgrad_preset::from(Preset::default()) as i32,
            reserved: 0,
            outputs: -1,
            members: -1,
            width: -1,
            depth: -1,
            frequencies: -1,
            embedding: -1,
            knots: -1,
            dropout: -1.0,
            collections: std::ptr::null(),
            n_collections: 0,
            seed: 0,
        };
        // SAFETY: this function's contract.
        unsafe { Out::sized("out", out, struct_size)?.write(config) };
        Ok(())
    })
}

/// Creates a network for a table: members that share weights. The first fit chooses the sizes that are -1. Before it, the network
/// has 0 features, 0 outputs and no parameters, and only `rootgrad_network_fit` and model selection (`rootgrad_cross_validate`
/// and the like) use it; all other functions return `ARGUMENT`. After the fit it is a network like any other.
///
/// `*out` is the new network, which must be freed by `rootgrad_network_free`; NULL on failure. Thread safe.
///
/// Errors: `ARGUMENT` (`struct_size`, a size, an enumeration's number), `MEMORY`, `NULL_POINTER`.
///
/// # Safety
/// `config` is readable, and so is everything that it points to; `out` may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rootgrad_table_new(
    config: *const rootgrad_table_config_t,
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn presets_go_there_and_back() {
        for value in 0..3 {
            let preset = Preset::decode(value).unwrap();
            assert_eq!(rootgrad_preset::from(preset) as i32, value);
        }
        assert!(Preset::decode(3).is_err() && size("width", -2).is_err());
    }
}
