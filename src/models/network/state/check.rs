//! Checks that a file has exactly the tensors that a network needs, and builds the message if not.

use std::collections::{BTreeMap, HashSet};

use super::tensors::{State, Tensor};
use crate::error::{Error, Result};
use crate::formats::safetensors::StateReader;
use crate::models::network::is_part;

/// Maximum number of tensors that a message lists.
const LISTED: usize = 5;

impl State<'_> {
    /// Checks names, shapes and types; returns the number of batches that norms saw, by rootgrad's names.
    ///
    /// # Errors
    /// [`Error::Format`] for the first tensor that does not fit; [`Error::Argument`] for invalid options; [`Error::Io`].
    pub(super) fn check(&self, file: &mut StateReader) -> Result<BTreeMap<String, String>> {
        let extra = self.extra(file)?;
        let missing: Vec<&Tensor> =
            self.tensors.iter().filter(|tensor| file.shape(&tensor.name).is_none()).collect();
        if let Some(first) = missing.first() {
            return Err(self.missing(file, first, missing.len() - 1, &extra));
        }
        if !extra.is_empty() {
            let extra = listed(file, &extra);
            return Err(file.problem(format!(
                "has {extra}, which the network does not have: give a pair of names (the network's and the file's) to match it, \
                 or skip it"
            )));
        }
        self.tensors.iter().try_for_each(|tensor| tensor.check(file))?;
        let is_there = |(_, theirs): &&(String, String)| file.shape(theirs).is_some();
        let there: Vec<&(String, String)> = self.counts.iter().filter(is_there).collect();
        let counts = there
            .into_iter()
            .map(|(ours, theirs)| Ok((ours.clone(), file.i64(theirs)?.to_string())));
        counts.collect()
    }

    /// Returns the file's tensors that belong to no tensor of the network and are not skipped.
    fn extra(&self, file: &StateReader) -> Result<Vec<String>> {
        let tensors = self.tensors.iter().map(|tensor| &*tensor.name);
        let wanted: HashSet<&str> =
            tensors.chain(self.counts.iter().map(|(_, theirs)| &**theirs)).collect();
        let mut extra = Vec::new();
        for name in file.names() {
            let Some(rest) = name.strip_prefix(&*self.options.prefix) else { continue };
            let skipped = self.options.skip.iter().find(|skipped| is_part(rest, skipped));
            match (skipped, wanted.contains(&*name)) {
                (Some(skipped), true) => {
                    let wanted =
                        format!("a tensor that the network does not need; it needs '{name}'");
                    return Err(Error::argument("a tensor to skip", skipped, wanted));
                }
                (None, false) => extra.push(name),
                _ => {}
            }
        }
        Ok(extra)
    }

    fn missing(&self, file: &StateReader, first: &Tensor, more: usize, extra: &[String]) -> Error {
        let more = if more == 0 {
            String::new()
        } else {
            format!(", nor {more} more that the network needs")
        };
        let problem = format!("has no tensor '{}', for {}{more}; ", first.name, first.ours());
        file.problem(problem + &self.way_out(file, first, extra))
    }

    /// Suggests a remedy for a file with other names.
    fn way_out(&self, file: &StateReader, first: &Tensor, extra: &[String]) -> String {
        let (all, prefix) = (file.names(), &self.options.prefix);
        if !all.iter().any(|name| name.starts_with(prefix)) {
            return format!(
                "none of its names begins with the prefix '{prefix}': it has {}",
                listed(file, &all)
            );
        }
        let longer = all
            .iter()
            .find_map(|name| name.strip_suffix(&first.name).filter(|rest| rest.ends_with('.')));
        if let (Some(longer), true) = (longer, prefix.is_empty()) {
            return format!("its names begin with '{longer}': give that as the prefix");
        }
        // `own` is the file's separate tensor for a part of a tensor that nn.MultiheadAttention has as one.
        let own = first
            .pieces
            .iter()
            .find(|piece| file.shape(&format!("{prefix}{}", piece.name)).is_some());
        if let (Some(own), true) = (own, first.pieces.len() > 1) {
            let layer = own.name.rsplitn(3, '.').last().unwrap_or_default();
            return format!(
                "it has '{}': the pair of names '{layer}' and '{layer}.*' reads those unchanged",
                own.name
            );
        }
        match extra.is_empty() {
            true => "all its tensors are used: load the file into a network with as many layers as the file has, and copy parts of that with take_part".into(),
            false => format!(
                "it has {}, which the network does not have: give pairs of names (the network's and the file's) to match them",
                listed(file, extra)
            ),
        }
    }
}

impl Tensor {
    fn check(&self, file: &StateReader) -> Result<()> {
        match file.shape(&self.name) {
            Some(shape) if *shape != self.shape => {
                let turned = match self.pieces[0].turned {
                    true => " (PyTorch has weights as (outputs, inputs))",
                    false => "",
                };
                let (name, wanted) = (&self.name, &self.shape);
                Err(file.problem(format!(
                    "has tensor '{name}' of shape {shape:?}; wanted {wanted:?}, for {}{turned}: give the layer the sizes in the file, \
                     or use another file",
                    self.ours()
                )))
            }
            _ => file.check(&self.name, &self.shape),
        }
    }

    /// Text about the network's tensors, for messages.
    fn ours(&self) -> String {
        let piece = |piece: &super::tensors::Piece| format!("'{}' {:?}", piece.name, piece.shape);
        let pieces: Vec<String> = self.pieces.iter().map(piece).collect();
        format!("{} of the network", pieces.join(", "))
    }
}

/// Text of the file's tensors with their shapes.
fn listed(file: &StateReader, names: &[String]) -> String {
    let shape = |name: &String| format!("'{name}' {:?}", file.shape(name).unwrap_or_default());
    let shown: Vec<String> = names.iter().take(LISTED).map(shape).collect();
    let more = if names.len() > LISTED {
        format!(" and {} more", names.len() - LISTED)
    } else {
        String::new()
    };
    if names.is_empty() { "no tensors".into() } else { shown.join(", ") + &more }
}
