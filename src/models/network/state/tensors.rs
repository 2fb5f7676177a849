//! The tensors of a state dict, and the positions of their numbers in a network.

use std::collections::{HashMap, HashSet};
use std::ops::Range;

use super::names::{Names, usual};
use super::options::StateOptions;
use crate::arena::Span;
use crate::error::{Error, Result};
use crate::exchange::TURNED;
use crate::formats::safetensors::View;
use crate::formats::transpose;
use crate::models::network::{Function, Layout, Network};

/// The content of a state dict of a network.
pub(super) struct State<'a> {
    pub(super) options: &'a StateOptions,
    pub(super) tensors: Vec<Tensor>,
    /// Numbers of batches that batch norms saw: rootgrad's and the file's name of each. They are integers that PyTorch reads
    /// only if a norm has no momentum.
    pub(super) counts: Vec<(String, String)>,
}

/// A tensor of a state dict.
pub(super) struct Tensor {
    pub(super) name: String,
    pub(super) shape: Vec<usize>,
    /// The network's tensors that follow each other along the first size; only attention has more than one.
    pub(super) pieces: Vec<Piece>,
}

/// A tensor of the network.
#[derive(Clone)]
pub(super) struct Piece {
    pub(super) name: String,
    pub(super) shape: Vec<usize>,
    range: Range<usize>,
    /// True if it is (inputs, outputs) in the network and (outputs, inputs) in the file.
    pub(super) turned: bool,
}

impl<'a> State<'a> {
    /// # Errors
    /// [`Error::Argument`] for pairs of names that do not suit the network, or that give two tensors the same name.
    pub(super) fn of(network: &Network, options: &'a StateOptions) -> Result<Self> {
        let spans = network.layout().tensors();
        let names = Names::new(options, spans)?;
        let pieces = pieces(network, spans);
        let by_name: HashMap<&str, &Piece> =
            pieces.iter().map(|piece| (&*piece.name, piece)).collect();
        let (mut tensors, mut counts) = (Vec::new(), Vec::new());
        let mut done: HashSet<String> = HashSet::new();
        for piece in &pieces {
            if done.contains(&piece.name) {
                continue;
            }
            let layer =
                piece.name.strip_suffix(".query.weight").filter(|layer| !names.tell_apart(layer));
            for (usual, parts) in
                layer.and_then(|layer| attention(layer, &by_name)).unwrap_or_default()
            {
                done.extend(parts.iter().map(|part| part.name.clone()));
                tensors.push(Tensor::new(names.theirs(&parts[0].name, &usual), parts));
            }
            if !done.contains(&piece.name) {
                let name = names.theirs(&piece.name, &usual(&piece.name));
                tensors.push(Tensor::new(name, vec![piece.clone()]));
            }
            let norm = piece.name.strip_suffix(".running_var");
            if let Some(norm) =
                norm.filter(|norm| by_name.contains_key(&*format!("{norm}.running_mean")))
            {
                let count = format!("{norm}.num_batches_tracked");
                let theirs = names.theirs(&count, &count);
                counts.push((count, theirs));
            }
        }
        let state = Self { options, tensors, counts };
        state.check_names()?;
        Ok(state)
    }

    fn check_names(&self) -> Result<()> {
        let mut known: HashMap<&str, &str> = HashMap::new();
        let tensors = self.tensors.iter().map(|tensor| (&*tensor.name, &*tensor.pieces[0].name));
        let counts = self.counts.iter().map(|(ours, theirs)| (&**theirs, &**ours));
        for (theirs, ours) in tensors.chain(counts) {
            if let Some(other) = known.insert(theirs, ours) {
                let got = format!(
                    "one that gives '{other}' and '{ours}' the same name in the file, '{theirs}'"
                );
                return Err(Error::argument(
                    "a pair of names",
                    got,
                    "a tensor of the file for each",
                ));
            }
        }
        Ok(())
    }
}

/// Returns the network's tensors with their form in the file.
fn pieces(network: &Network, spans: &[Span]) -> Vec<Piece> {
    let turned: Vec<bool> = match network.layout() {
        Layout::Function(Function::Mlp(_)) => spans.iter().map(Span::is_matrix).collect(),
        Layout::Function(Function::Transformer(_)) | Layout::Unfitted => vec![false; spans.len()],
        Layout::Composed(layout) => {
            // In an imported model also those that the exporter had transposed.
            let theirs = network.metadata().get(TURNED).map_or("", |names| names);
            let theirs: HashSet<&str> = theirs.split(' ').collect();
            let own = layout.config().graph().are_layer_weights();
            let is = |(span, is): (&Span, bool)| is || theirs.contains(&*span.name);
            spans.iter().zip(own).map(is).collect()
        }
    };
    let piece = |(span, turned): (&Span, bool)| Piece {
        name: span.name.clone(),
        shape: span.shape.clone(),
        range: span.range(),
        turned,
    };
    spans.iter().zip(turned).map(piece).collect()
}

/// Returns the tensors of an attention layer as `nn.MultiheadAttention` has them, by PyTorch's names; `None` if the layer is
/// of another kind.
fn attention(layer: &str, pieces: &HashMap<&str, &Piece>) -> Option<Vec<(String, Vec<Piece>)>> {
    let find =
        |part: &str, role: &str| pieces.get(&*format!("{layer}.{part}.{role}")).copied().cloned();
    let parts = |role: &str| ["query", "key", "value", "output"].map(|part| find(part, role));
    let [Some(q), Some(k), Some(v), Some(out)] = parts("weight") else { return None };
    if ![&q, &k, &v, &out].iter().all(|weight| weight.turned) {
        return None;
    }
    let channels = q.shape[1];
    let is_square = |weight: &Piece| weight.shape == [channels; 2];
    if !is_square(&q) || !is_square(&out) || k.shape[1] != channels || v.shape[1] != channels {
        return None;
    }
    let mut made = match is_square(&k) && is_square(&v) {
        true => vec![("in_proj_weight", vec![q, k, v])],
        false => {
            vec![("q_proj_weight", vec![q]), ("k_proj_weight", vec![k]), ("v_proj_weight", vec![v])]
        }
    };
    made.push(("out_proj.weight", vec![out]));
    match parts("bias") {
        [Some(q), Some(k), Some(v), Some(out)] => {
            made.extend([("in_proj_bias", vec![q, k, v]), ("out_proj.bias", vec![out])]);
        }
        [None, None, None, None] => {}
        _ => return None,
    }
    Some(made.into_iter().map(|(role, pieces)| (format!("{layer}.{role}"), pieces)).collect())
}

impl Tensor {
    fn new(name: String, pieces: Vec<Piece>) -> Self {
        let mut shape = pieces[0].theirs();
        if let Some(first) = shape.first_mut() {
            *first = pieces.iter().map(|piece| piece.theirs()[0]).sum();
        }
        Self { name, shape, pieces }
    }

    /// Copies the file's values to their positions in the network.
    pub(super) fn take(&self, values: &[f32], parameters: &mut [f32]) {
        let mut rest = values;
        for piece in &self.pieces {
            let (values, others) = rest.split_at(piece.range.len());
            rest = others;
            let to = &mut parameters[piece.range.clone()];
            match piece.turned {
                true => transpose(values, piece.shape[0], to),
                false => to.copy_from_slice(values),
            }
        }
    }

    /// Returns the tensor for a file.
    pub(super) fn view<'a>(&'a self, parameters: &'a [f32]) -> View<'a> {
        match &self.pieces[..] {
            [piece] if !piece.turned => {
                View::f32(&*self.name, &self.shape, &parameters[piece.range.clone()])
            }
            _ => View::made_f32(&*self.name, &self.shape, || self.values(parameters)),
        }
    }

    fn values(&self, parameters: &[f32]) -> Vec<f32> {
        let mut values = vec![0.0; self.shape.iter().product()];
        let mut rest = &mut values[..];
        for piece in &self.pieces {
            let (to, others) = rest.split_at_mut(piece.range.len());
            rest = others;
            let from = &parameters[piece.range.clone()];
            match piece.turned {
                true => transpose(from, piece.shape[1], to),
                false => to.copy_from_slice(from),
            }
        }
        values
    }
}

impl Piece {
    /// Returns its shape in the file.
    fn theirs(&self) -> Vec<usize> {
        let shape = self.shape.iter().copied();
        if self.turned { shape.rev().collect() } else { shape.collect() }
    }
}
