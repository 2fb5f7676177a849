//! Table networks: the functions that are refused before the first fit, which creates the network.

use super::config::unfitted;
use super::{Config, Network};
use crate::data::Missing;
use crate::error::Result;
use crate::models::table::{Knots, TableConfig, TableInputs, TableShape};

impl Network {
    /// # Errors
    /// [`Error::Argument`] for a table network before its first fit: it has no sizes yet.
    pub(crate) fn check_fitted(&self) -> Result<()> {
        match &self.config {
            Config::Table(_) => Err(unfitted()),
            Config::Mlp(_) | Config::Transformer(_) | Config::Composed(_) => Ok(()),
        }
    }

    /// Replaces this network by the composed network for a table, with a flag for each of `missing` and embeddings of the columns of
    /// `knots`. Metadata under `table.` contain the preset and the sizes.
    ///
    /// # Errors
    /// Those of [`TableSizes::composed`](crate::models::table::TableSizes::composed); [`Error::Memory`]. The network is then unchanged.
    pub(crate) fn make_table(
        &mut self,
        config: &TableConfig,
        shape: &TableShape,
        missing: Vec<Missing>,
        knots: &[Knots],
    ) -> Result<()> {
        let sizes = config.sizes(shape);
        let inputs = TableInputs { flags: missing.len(), knots, collections: &config.collections };
        let mut made = Self::new(sizes.composed(shape, inputs, config.seed)?)?;
        made.set_missing(missing)?;
        made.metadata.clone_from(&self.metadata);
        made.metadata.insert("table.preset".into(), config.preset.to_string());
        let named = sizes.named().map(|(name, size)| (format!("table.{name}"), size));
        made.metadata.extend(named);
        *self = made;
        Ok(())
    }
}
