//! Inputs of a model: their batch sizes, and their values in the graph.

use std::collections::HashSet;

use super::ImportOptions;
use super::importing::{Entry, Import, Scope};
use super::message::{self, Size, ValueInfo};
use super::tensor::kind_of;
use crate::exchange::limits::Batch;
use crate::exchange::problem::{Problem, Result};
use crate::exchange::value::Value;

/// Returns the names of sizes that are the batch: open sizes that are the first of an input.
pub(super) fn batch_sizes<'m>(graph: &message::Graph<'m>, options: &ImportOptions) -> Vec<&'m str> {
    let tensors: HashSet<&str> = graph.initialisers.iter().map(|tensor| tensor.name).collect();
    let is_given = |input: &&ValueInfo<'_>| {
        tensors.contains(input.name) || options.constants.contains_key(input.name)
    };
    let inputs = graph.inputs.iter().filter(|input| !is_given(input));
    let first = inputs.filter_map(|input| match input.sizes.as_deref()?.first()? {
        Size::Named(name) if !options.sizes.contains_key(*name) => Some(*name),
        _ => None,
    });
    first.collect()
}

/// Returns the names of the sizes that inputs leave open.
pub(super) fn named_sizes<'m>(graph: &message::Graph<'m>) -> impl Iterator<Item = &'m str> {
    let sizes = graph.inputs.iter().flat_map(|input| input.sizes.iter().flatten());
    sizes.filter_map(|size| match size {
        Size::Named(name) if !name.is_empty() => Some(*name),
        _ => None,
    })
}

impl<'m> Import<'m> {
    /// Adds the inputs of a model to the graph.
    pub(super) fn inputs(
        &mut self,
        graph: &'m message::Graph<'m>,
        options: &ImportOptions,
        batch: Batch,
        scope: &mut Scope<'m, '_>,
    ) -> Result<()> {
        let rows = batch_sizes(graph, options);
        for input in &graph.inputs {
            // Before version 4 of the format, initialisers were also listed as inputs.
            if scope.entries.contains_key(input.name) {
                continue;
            }
            let value = self.input(input, options, batch, &rows);
            let value = value.map_err(|p| p.within(format_args!("input '{}'", input.name)))?;
            scope.entries.insert(input.name, Entry::Value(value));
        }
        Ok(())
    }

    fn input(
        &mut self,
        input: &ValueInfo<'m>,
        options: &ImportOptions,
        batch: Batch,
        rows: &[&str],
    ) -> Result<Value> {
        if input.is_no_tensor {
            return Err(
                "it is not a tensor; lists, maps and optional values are not supported".into()
            );
        }
        let kind = kind_of(input.data_type)?;
        let count = match batch {
            Batch::One => 1,
            Batch::Of(count) => count,
        };
        let reported = input.sizes.as_deref().ok_or("the file does not give its sizes")?;
        let size = |size: &Size<'m>| match size {
            Size::Known(size) => {
                usize::try_from(*size).map_err(|_| format!("a size is {size}").into())
            }
            Size::Named(name) if options.sizes.contains_key(*name) => Ok(options.sizes[*name]),
            Size::Named(name) if rows.contains(name) => Ok(count),
            Size::Named(name) => Err(open_size(name)),
        };
        let sizes = reported.iter().map(size).collect::<Result<Vec<usize>>>()?;
        if let Some(values) = options.constants.get(input.name) {
            return Ok(Value { id: self.graph.constant(&sizes, values)?, kind });
        }
        // A first size of 1 is left out: a row of plain numbers has one size, one of channels has two.
        let own = match *sizes {
            [1, ref rest @ ..] if !rest.is_empty() => rest,
            _ => &sizes[..],
        };
        let id = self.graph.input(input.name, own)?;
        Ok(Value { id: self.graph.reshape(id, &sizes)?, kind })
    }
}

/// Returns the error for a size that the file leaves open.
fn open_size(name: &str) -> Problem {
    match name {
        "" => "a size that is not the first is left open, without a name; export the model with a number".into(),
        name => format!("size '{name}' is left open; give it a number in `sizes`").into(),
    }
}
