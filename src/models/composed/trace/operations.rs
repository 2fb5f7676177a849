//! The table of operations by name. Names are ONNX's in small letters; the functions of one and of two numbers are those of
//! [`Unary::ALL`] and [`Binary::ALL`].

use super::{Arguments, Purpose};
use crate::error::{Error, Result};
use crate::graph::{Binary, Graph, Id, Reduction, Unary};

type Apply = fn(&mut Graph, &Arguments) -> Result<Id>;

/// Name, what its integers and numbers are, and what it does.
const TABLE: &[(&str, &str, Apply)] = &[
    ("where", "", |g, a| {
        let [condition, yes, no] = a.inputs()?;
        g.select(condition, yes, no)
    }),
    ("sum", "keep, axes…", |g, a| reduce(g, a, Reduction::Sum)),
    ("mean", "keep, axes…", mean),
    ("max", "keep, axes…", |g, a| reduce(g, a, Reduction::Max)),
    ("min", "keep, axes…", |g, a| reduce(g, a, Reduction::Min)),
    ("reshape", "sizes…", |g, a| {
        let [x] = a.inputs()?;
        let sizes = a.sizes(0, g.shape(x).len())?;
        g.reshape(x, &sizes)
    }),
    ("flatten", "", |g, a| {
        let [x] = a.inputs()?;
        let len = g.shape(x).len();
        g.reshape(x, &[len])
    }),
    ("transpose", "axes…", transpose),
    ("slice", "axis, from, to", slice),
    ("concat", "axis", |g, a| {
        let Some(&first) = a.inputs.first() else { return a.inputs::<1>().map(|[x]| x) };
        let axis = a.axis(g, first, a.int(0, "axis")?)?;
        g.concat(a.inputs, axis)
    }),
    ("pad", "before, after, … of each axis", pad),
    ("matmul", "", |g, a| {
        let [x, y] = a.inputs()?;
        g.matmul(x, y)
    }),
    ("softmax", "axis", |g, a| along(g, a, Graph::softmax)),
    ("log_softmax", "axis", |g, a| along(g, a, Graph::log_softmax)),
    ("gather", "", |g, a| {
        let [table, numbers] = a.inputs()?;
        g.gather(table, numbers)
    }),
    ("scatter_add", "size", |g, a| {
        let [values, numbers] = a.inputs()?;
        g.scatter_add(values, numbers, a.size(0, "size")?)
    }),
    ("cumulative_sum", "axis, exclusive, reverse", |g, a| {
        let [x] = a.inputs()?;
        let axis = a.axis(g, x, a.int(0, "axis")?)?;
        g.cumulative_sum(x, axis, a.flag(1, false), a.flag(2, false))
    }),
    ("stop_gradient", "", |g, a| {
        let [x] = a.inputs()?;
        g.stop_gradient(x)
    }),
    ("binary_cross_entropy", "", |g, a| {
        let [logit, target] = a.inputs()?;
        g.binary_cross_entropy(logit, target)
    }),
    ("cross_entropy", "; smoothing", |g, a| {
        let [logits, class] = a.inputs()?;
        g.cross_entropy(logits, class, a.real(0, "smoothing")?)
    }),
    ("focal", "; gamma", |g, a| {
        let [logit, target] = a.inputs()?;
        g.focal(logit, target, a.real(0, "gamma")?)
    }),
    ("hinge", "", |g, a| {
        let [logit, target] = a.inputs()?;
        g.hinge(logit, target)
    }),
    ("squared_error", "", |g, a| {
        let [y, target] = a.inputs()?;
        g.squared_error(y, target)
    }),
    ("huber", "; delta", |g, a| {
        let [y, target] = a.inputs()?;
        g.huber(y, target, a.real(0, "delta")?)
    }),
    ("quantile", "; q", |g, a| {
        let [y, target] = a.inputs()?;
        g.quantile(y, target, a.real(0, "q")?)
    }),
    ("gaussian_nll", "", |g, a| {
        let [mean, log_variance, target] = a.inputs()?;
        g.gaussian_nll(mean, log_variance, target)
    }),
    ("poisson_nll", "", |g, a| {
        let [log_rate, target] = a.inputs()?;
        g.poisson_nll(log_rate, target)
    }),
    ("expected_significance", "; signal, background, systematic", |g, a| {
        of_a_loss(a)?;
        let yields = [a.real(0, "signal")?, a.real(1, "background")?];
        g.expected_significance(a.inputs()?, yields, a.real(2, "systematic")?)
    }),
];

/// Does the operation of this name.
pub(super) fn apply(graph: &mut Graph, arguments: &Arguments) -> Result<Vec<Id>> {
    let name = arguments.name;
    // (The larger of two numbers and the largest along an axis have one name.)
    match *arguments.inputs {
        [x] => {
            if let Some(&(f, ..)) = Unary::ALL.iter().find(|(_, known, _)| *known == name) {
                return Ok(vec![graph.unary(f, x)?]);
            }
        }
        [a, b] => {
            if let Some(&(f, ..)) = Binary::ALL.iter().find(|(_, known, _)| *known == name) {
                return Ok(vec![graph.binary(f, a, b)?]);
            }
        }
        _ => {}
    }
    match TABLE.iter().find(|(known, ..)| *known == name) {
        Some((.., apply)) => Ok(vec![apply(graph, arguments)?]),
        None => Err(unknown(name, arguments.inputs.len())),
    }
}

fn unknown(name: &str, tensors: usize) -> Error {
    let functions = Unary::ALL.iter().map(|(_, name, _)| *name);
    let functions = functions.chain(Binary::ALL.iter().map(|(_, name, _)| *name));
    let all: Vec<&str> = functions.chain(TABLE.iter().map(|(name, ..)| *name)).collect();
    let got = format!("'{name}' of {tensors}");
    match all.contains(&name) {
        true => Error::argument("the operation", got, "as many tensors as it takes"),
        false => Error::argument("the operation", got, format!("one of {}", all.join(", "))),
    }
}

/// Refuses what is made of all rows where a network is observed.
fn of_a_loss(arguments: &Arguments) -> Result<()> {
    match arguments.purpose {
        Purpose::Loss => Ok(()),
        Purpose::Network => {
            let got = "over the batch, in a network";
            let wanted =
                "axes of a row, from 1 on: no row of a network knows of others (a loss may)";
            Err(Error::argument(format!("{}: axis", arguments.name), got, wanted))
        }
    }
}

/// The axes of a reduction, and whether it is over the rows too. Without axes it is over all there are.
fn axes(graph: &Graph, arguments: &Arguments, x: Id) -> Result<(Vec<isize>, bool)> {
    let given = arguments.ints.get(1..).unwrap_or(&[]);
    let shape = graph.shape(x);
    if given.is_empty() {
        let over_rows = arguments.purpose == Purpose::Loss && shape.is_per_row();
        return Ok(((0..shape.rank() as isize).collect(), over_rows));
    }
    let over_rows = given.contains(&0);
    if over_rows {
        of_a_loss(arguments)?;
    }
    let rest = given.iter().filter(|&&axis| axis != 0);
    Ok((rest.map(|&axis| arguments.axis(graph, x, axis)).collect::<Result<_>>()?, over_rows))
}

fn reduce(graph: &mut Graph, arguments: &Arguments, reduction: Reduction) -> Result<Id> {
    let [x] = arguments.inputs()?;
    let (axes, over_rows) = axes(graph, arguments, x)?;
    let reduced = graph.reduce(reduction, x, &axes, arguments.flag(0, false))?;
    match (over_rows, reduction) {
        (false, _) => Ok(reduced),
        (true, Reduction::Sum) => graph.sum_rows(reduced),
        (true, _) => {
            let name = format!("{}: axis", arguments.name);
            Err(Error::argument(name, "over the batch", "a sum or a mean over the batch"))
        }
    }
}

fn mean(graph: &mut Graph, arguments: &Arguments) -> Result<Id> {
    let [x] = arguments.inputs()?;
    let (axes, over_rows) = axes(graph, arguments, x)?;
    let sum = graph.reduce(Reduction::Sum, x, &axes, arguments.flag(0, false))?;
    let count = graph.shape(x).len() as f64 / (graph.shape(sum).len() as f64).max(1.0);
    let inverse = graph.scalar(1.0 / count);
    let mean = graph.mul(sum, inverse)?;
    if !over_rows {
        return Ok(mean);
    }
    let (sum, rows) = (graph.sum_rows(mean)?, graph.rows());
    graph.div(sum, rows)
}

fn along(
    graph: &mut Graph,
    arguments: &Arguments,
    f: fn(&mut Graph, Id, isize) -> Result<Id>,
) -> Result<Id> {
    let [x] = arguments.inputs()?;
    let axis = arguments.axis(graph, x, arguments.int(0, "axis")?)?;
    f(graph, x, axis)
}

fn transpose(graph: &mut Graph, arguments: &Arguments) -> Result<Id> {
    let [x] = arguments.inputs()?;
    let rank = graph.shape(x).rank();
    let given = arguments.ints.iter().map(|&axis| {
        let axis = arguments.axis(graph, x, axis)?;
        Ok(axis.rem_euclid(rank as isize) as usize)
    });
    let axes: Vec<usize> = given.collect::<Result<_>>()?;
    // Without axes: the last two.
    let axes = match (axes.is_empty(), rank) {
        (true, 2..) => (0..rank - 2).chain([rank - 1, rank - 2]).collect(),
        _ => axes,
    };
    graph.transpose(x, &axes)
}

/// Positions from the end are negative; beyond the end is the end.
fn slice(graph: &mut Graph, arguments: &Arguments) -> Result<Id> {
    let [x] = arguments.inputs()?;
    let axis = arguments.axis(graph, x, arguments.int(0, "axis")?)?;
    let rank = graph.shape(x).rank() as isize;
    let size = graph.shape(x).sizes()[axis.rem_euclid(rank) as usize] as i64;
    let position = |number, what| -> Result<usize> {
        let value = arguments.int(number, what)?;
        Ok((if value < 0 { value + size } else { value }).clamp(0, size) as usize)
    };
    let (from, to) = (position(1, "from")?, position(2, "to")?);
    graph.slice(x, axis, from, to.max(from))
}

fn pad(graph: &mut Graph, arguments: &Arguments) -> Result<Id> {
    let [x] = arguments.inputs()?;
    let pairs: Option<Vec<(usize, usize)>> = arguments
        .ints
        .chunks(2)
        .map(|pair| match *pair {
            [before, after] => Some((usize::try_from(before).ok()?, usize::try_from(after).ok()?)),
            _ => None,
        })
        .collect();
    let pairs = pairs.ok_or_else(|| {
        let wanted = "two numbers, 0 or more, for each axis of a row";
        Error::argument("pad: padding", format!("{:?}", arguments.ints), wanted)
    })?;
    graph.pad(x, &pairs)
}
