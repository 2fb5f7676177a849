//! The operations by their names in [`rootgrad_operations`].

use super::arguments::Apply;
use super::complex;
use super::moves::{pad, slice, split, top_k, transpose};
use super::reductions::{along, arg, masked, mean, of_a_loss, reduce, within_rows};
use super::table_layers::mean_of_members;
use super::windows::{average_pool, max_pool};
use super::{Arguments, Purpose};
use crate::error::{Error, Result};
use crate::graph::{Binary, Graph, Id, Reduction};

type ApplySeveral = fn(&mut Graph, &Arguments) -> Result<Vec<Id>>;

/// Operations that return several tensors.
const SEVERAL: &[(&str, ApplySeveral)] = &[("split", split), ("top_k", top_k)];

/// Functions of the operations, except those of one number and of two.
const TABLE: &[(&str, Apply)] = &[
    ("where", |g, a| {
        let [condition, yes, no] = a.inputs()?;
        g.select(condition, yes, no)
    }),
    ("sum", |g, a| reduce(g, a, Reduction::Sum)),
    ("mean", mean),
    ("max", |g, a| reduce(g, a, Reduction::Max)),
    ("min", |g, a| reduce(g, a, Reduction::Min)),
    ("reshape", |g, a| {
        let [x] = a.inputs()?;
        let sizes = a.sizes(0, g.shape(x).len())?;
        g.reshape(x, &sizes)
    }),
    ("transpose", transpose),
    ("slice", slice),
    ("concat", |g, a| {
        let Some(&first) = a.inputs.first() else { return a.inputs::<1>().map(|[x]| x) };
        let axis = a.axis(g, first, a.int(0, "axis")?)?;
        g.concat(a.inputs, axis)
    }),
    ("pad", pad),
    ("matmul", |g, a| {
        let [x, y] = a.inputs()?;
        g.matmul(x, y)
    }),
    ("softmax", |g, a| along(g, a, Graph::softmax)),
    ("log_softmax", |g, a| along(g, a, Graph::log_softmax)),
    ("gather", |g, a| {
        let [table, numbers] = a.inputs()?;
        g.gather(table, numbers)
    }),
    ("scatter_add", |g, a| {
        let [values, numbers] = a.inputs()?;
        g.scatter_add(values, numbers, a.size(0, "size")?)
    }),
    ("cumulative_sum", |g, a| {
        let [x] = a.inputs()?;
        let axis = a.axis(g, x, a.int(0, "axis")?)?;
        g.cumulative_sum(x, axis, a.flag(1, false), a.flag(2, false))
    }),
    ("product", |g, a| within_rows(g, a, Graph::product)),
    ("logsumexp", |g, a| within_rows(g, a, Graph::logsumexp)),
    ("l1_norm", |g, a| within_rows(g, a, Graph::l1_norm)),
    ("l2_norm", |g, a| within_rows(g, a, Graph::l2_norm)),
    ("variance", |g, a| within_rows(g, a, |g, x, axes, keep| g.variance(x, axes, keep, 0))),
    ("arg_max", |g, a| arg(g, a, Graph::arg_max)),
    ("arg_min", |g, a| arg(g, a, Graph::arg_min)),
    ("masked_softmax", |g, a| masked(g, a, Graph::masked_softmax)),
    ("masked_mean", |g, a| masked(g, a, Graph::masked_mean)),
    ("flip", |g, a| along(g, a, Graph::flip)),
    ("tile", |g, a| {
        let [x] = a.inputs()?;
        let times = a.sizes(0, 0)?;
        g.tile(x, &times)
    }),
    ("max_pool", max_pool),
    ("average_pool", average_pool),
    ("instance_norm", |g, a| {
        let [x] = a.inputs()?;
        g.instance_norm(x, None, None, a.real(0, "epsilon")?)
    }),
    ("attention", attention),
    ("dropout", dropout),
    ("mean_of_members", mean_of_members),
    ("smooth_clip", |g, a| with_constant(g, a, "bound", Graph::smooth_clip)),
    ("elu", |g, a| with_constant(g, a, "alpha", Graph::elu)),
    ("celu", |g, a| with_constant(g, a, "alpha", Graph::celu)),
    ("leaky_relu", |g, a| with_constant(g, a, "slope", Graph::leaky_relu)),
    ("thresholded_relu", |g, a| with_constant(g, a, "threshold", Graph::thresholded_relu)),
    ("shrink", |g, a| {
        let [x] = a.inputs()?;
        g.shrink(x, a.real(0, "threshold")?, a.real(1, "bias")?)
    }),
    ("hard_sigmoid", |g, a| {
        let [x] = a.inputs()?;
        g.hard_sigmoid(x, a.real(0, "alpha")?, a.real(1, "beta")?)
    }),
    ("clip", |g, a| {
        let [x] = a.inputs()?;
        g.clip(x, [Some(a.real(0, "from")?), Some(a.real(1, "to")?)])
    }),
    ("prelu", |g, a| {
        let [x, slope] = a.inputs()?;
        g.prelu(x, slope)
    }),
    ("binary_cross_entropy", |g, a| {
        let [logit, target] = a.inputs()?;
        g.binary_cross_entropy(logit, target, a.reduction())
    }),
    ("cross_entropy", |g, a| {
        let [logits, class] = a.inputs()?;
        g.cross_entropy(logits, class, a.real(0, "smoothing")?, a.reduction())
    }),
    ("focal", |g, a| {
        let [logit, target] = a.inputs()?;
        g.focal(logit, target, a.real(0, "gamma")?, a.reduction())
    }),
    ("hinge", |g, a| {
        let [logit, target] = a.inputs()?;
        g.hinge(logit, target, a.reduction())
    }),
    ("squared_error", |g, a| {
        let [y, target] = a.inputs()?;
        g.squared_error(y, target, a.reduction())
    }),
    ("huber", |g, a| {
        let [y, target] = a.inputs()?;
        g.huber(y, target, a.real(0, "delta")?, a.reduction())
    }),
    ("quantile", |g, a| {
        let [y, target] = a.inputs()?;
        g.quantile(y, target, a.real(0, "q")?, a.reduction())
    }),
    ("gaussian_nll", |g, a| {
        let [mean, log_variance, target] = a.inputs()?;
        g.gaussian_nll([mean, log_variance], target, a.reduction())
    }),
    ("poisson_nll", |g, a| {
        let [log_rate, target] = a.inputs()?;
        g.poisson_nll(log_rate, target, a.reduction())
    }),
    ("disco", |g, a| {
        of_a_loss(a)?;
        let [x, y, weight] = a.inputs()?;
        let number =
            |g: &mut Graph, x: Id| if g.shape(x).len() == 1 { g.reshape(x, &[]) } else { Ok(x) };
        let of_row = [number(g, x)?, number(g, y)?, number(g, weight)?];
        g.disco(of_row)
    }),
    ("expected_significance", |g, a| {
        of_a_loss(a)?;
        let yields = [a.real(0, "signal")?, a.real(1, "background")?];
        g.expected_significance(a.inputs()?, yields, a.real(2, "systematic")?)
    }),
];

/// Applies the operation with this name.
pub(super) fn apply(graph: &mut Graph, arguments: &Arguments) -> Result<Vec<Id>> {
    let name = arguments.name;
    // The larger of two numbers and the largest value along an axis have the same name; `elu` without a number has alpha 1.
    match *arguments.inputs {
        [x] if arguments.reals.is_empty() && Graph::is_function(name) => {
            return Ok(vec![graph.function(name, x)?]);
        }
        [a, b] => {
            if let Some(&(f, _)) = Binary::ALL.iter().find(|(_, known)| *known == name) {
                return Ok(vec![graph.binary(f, a, b)?]);
            }
        }
        _ => {}
    }
    if let Some((_, apply)) = SEVERAL.iter().find(|(known, _)| *known == name) {
        return apply(graph, arguments);
    }
    match TABLE.iter().chain(complex::TABLE).find(|(known, _)| *known == name) {
        Some((_, apply)) => Ok(vec![apply(graph, arguments)?]),
        None => Err(unknown(name, arguments.inputs.len())),
    }
}

fn unknown(name: &str, tensors: usize) -> Error {
    let mut all: Vec<&str> = rootgrad_operations::all().map(|it| it.name).collect();
    all.sort_unstable();
    all.dedup();
    let got = format!("'{name}' of {tensors}");
    match all.contains(&name) {
        true => Error::argument("the operation", got, "as many tensors as it takes"),
        false => Error::argument("the operation", got, format!("one of {}", all.join(", "))),
    }
}

/// Applies a function of each number and a constant.
fn with_constant(
    graph: &mut Graph,
    arguments: &Arguments,
    what: &str,
    f: fn(&mut Graph, Id, f64) -> Result<Id>,
) -> Result<Id> {
    let [x] = arguments.inputs()?;
    f(graph, x, arguments.real(0, what)?)
}

fn attention(graph: &mut Graph, arguments: &Arguments) -> Result<Id> {
    let (qkv, mask) = match *arguments.inputs {
        [q, k, v] => ([q, k, v], None),
        [q, k, v, mask] => ([q, k, v], Some(mask)),
        _ => return Err(arguments.wrong_count("3, or 4 with a mask")),
    };
    graph.attention(qkv, arguments.size(0, "heads")?, mask, arguments.flag(1, false))
}

/// Each use is a separate random stream. The streams are renumbered when the network is created.
fn dropout(graph: &mut Graph, arguments: &Arguments) -> Result<Id> {
    if arguments.purpose == Purpose::Loss {
        let wanted = "a function of the network's outputs: dropout belongs to the network";
        return Err(Error::argument("dropout", "in a loss", wanted));
    }
    let [x] = arguments.inputs()?;
    graph.dropout_in_training(x, arguments.real(0, "rate")?, graph.next_stream())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::graph::{COMPOSED, Unary};
    use std::collections::BTreeSet;

    #[test]
    fn the_operations_are_those_described() {
        let own = Unary::ALL.iter().map(|(_, name)| *name);
        let own = own.chain(Binary::ALL.iter().map(|(_, name)| *name));
        let own = own.chain(COMPOSED.iter().map(|(name, _)| *name));
        let own = own.chain(SEVERAL.iter().map(|(name, _)| *name));
        let own = own.chain(TABLE.iter().chain(complex::TABLE).map(|(name, _)| *name));
        let described = rootgrad_operations::all().map(|it| it.name);
        assert_eq!(own.collect::<BTreeSet<_>>(), described.collect());
    }
}
