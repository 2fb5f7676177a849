//! Writes or adds numbers at numbered places.

use super::Table;
use super::indices::check;
use crate::exchange::build::indices::{check_places, flat, flat_places, from_start};
use crate::exchange::build::shapes::made;
use crate::exchange::problem::Result;
use crate::exchange::pt2::context::{Context, Made, one};
use crate::exchange::value::Kind;
use crate::exchange::value::Value;
use crate::graph::{Binary, Graph, Id, Shape};

pub(super) const TABLE: Table =
    &[("scatter", write), ("scatter_add", add), ("index_add", index_add), ("one_hot", one_hot)];

/// Operands of a write: x and the values, flattened, and the place of each value.
struct Written {
    x: Value,
    from: Vec<usize>,
    x_flat: Id,
    values: Id,
    places: Id,
}

impl Written {
    /// Reads the operands. The argument `index` has the number of each value along an axis; `values` has at least as many elements, or
    /// is one number for all places.
    fn of(c: &mut Context<'_, '_>, values: &str) -> Result<Self> {
        let (x, from, of_numbers) = (c.value("self")?, c.sizes("self")?, c.sizes("index")?);
        let axis = c.axis("dim", 0, from.len())?;
        let fits = |sizes: &[usize]| {
            sizes.len() == of_numbers.len() && sizes.iter().zip(&of_numbers).all(|(a, b)| a >= b)
        };
        let mut whole = from.clone();
        if let (Some(size), Some(&count)) = (whole.get_mut(axis), of_numbers.get(axis)) {
            *size = count;
        }
        let (of_values, numbers) = (c.sizes(values)?, c.id("index")?);
        if from.is_empty() || !fits(&whole) || !(of_values.is_empty() || fits(&of_values)) {
            return Err(format!(
                "its indices have sizes {of_numbers:?}, for {from:?} and values of {of_values:?}"
            )
            .into());
        }
        check_places(&from)?;
        check(c, numbers, from[axis])?;
        let mut values = c.id(values)?;
        let graph = c.graph();
        if of_values.is_empty() {
            let shape: Shape = graph.shape(values).with_sizes(&of_numbers);
            values = graph.expand(values, &shape)?;
        } else {
            for (axis, &size) in of_numbers.iter().enumerate() {
                values = graph.slice(values, axis as isize, 0, size)?;
            }
        }
        let places = flat_places(graph, numbers, axis, &from)?;
        let [places, values, x_flat] =
            [flat(graph, places)?, flat(graph, values)?, flat(graph, x.id)?];
        Ok(Self { x, from, x_flat, values, places })
    }

    /// Returns, for each place, the sum of its numbers.
    fn sums(&self, graph: &mut Graph, values: Id) -> Result<Id> {
        let size = graph.shape(self.x_flat).len();
        Ok(graph.scatter_add(values, self.places, size)?)
    }
}

fn add<'m>(c: &mut Context<'_, 'm>) -> Made<'m> {
    let written = Written::of(c, "src")?;
    let graph = c.graph();
    let sums = written.sums(graph, written.values)?;
    let y = graph.add(written.x_flat, sums)?;
    one(graph.reshape(y, &written.from)?, written.x.kind)
}

/// Writes numbers at places. For a place that is written twice, PyTorch does not define the result; here it is the mean.
fn write<'m>(c: &mut Context<'_, 'm>) -> Made<'m> {
    match c.text("reduce", "")? {
        "" => {}
        "add" => return add(c),
        other => return Err(format!("argument 'reduce' is '{other}'; wanted 'add' or none").into()),
    }
    let written = Written::of(c, if c.has("src") { "src" } else { "value" })?;
    let graph = c.graph();
    let sums = written.sums(graph, written.values)?;
    let (unit, shape) = (graph.scalar(1.0), graph.shape(written.places).clone());
    let ones = graph.expand(unit, &shape)?;
    let counts = written.sums(graph, ones)?;
    let at_least_one = graph.binary(Binary::Max, counts, unit)?;
    let means = graph.div(sums, at_least_one)?;
    let y = graph.select(counts, means, written.x_flat)?;
    one(graph.reshape(y, &written.from)?, written.x.kind)
}

/// Returns x + α source, where `index` has the positions of the source's parts along an axis.
fn index_add<'m>(c: &mut Context<'_, 'm>) -> Made<'m> {
    let (x, from, source) = (c.value("self")?, c.sizes("self")?, c.sizes("source")?);
    let axis = c.axis("dim", 0, from.len())?;
    let (numbers, count) = (c.id("index")?, c.sizes("index")?);
    let rest = |sizes: &[usize]| -> Vec<usize> {
        sizes
            .iter()
            .enumerate()
            .filter(|&(other, _)| other != axis)
            .map(|(_, &size)| size)
            .collect()
    };
    if from.is_empty()
        || source.len() != from.len()
        || rest(&source) != rest(&from)
        || count != [source[axis]]
    {
        return Err(format!("it adds {source:?} at {count:?} numbers to {from:?}").into());
    }
    check(c, numbers, from[axis])?;
    let (values, alpha) = (c.id("source")?, c.float("alpha", 1.0)?);
    let graph = c.graph();
    let numbers = from_start(graph, numbers, from[axis])?;
    let mut axes: Vec<usize> = (0..from.len()).collect();
    axes.swap(0, axis); // (its own inverse)
    let first = graph.transpose(values, &axes)?;
    let sums = graph.scatter_add(first, numbers, from[axis])?;
    let sums = graph.transpose(sums, &axes)?;
    let alpha = graph.scalar(alpha);
    let scaled = graph.mul(sums, alpha)?;
    one(graph.add(x.id, scaled)?, x.kind)
}

/// Returns 1 at the position of the number, 0 elsewhere.
fn one_hot<'m>(c: &mut Context<'_, 'm>) -> Made<'m> {
    let (x, from, count) = (c.value("self")?, c.sizes("self")?, c.int("num_classes", -1)?);
    let classes = usize::try_from(count).ok().filter(|&classes| classes > 0);
    let classes =
        classes.ok_or("it has as many classes as its largest number; wanted num_classes=…")?;
    check(c, x.id, classes)?;
    let graph = c.graph();
    let numbers = graph.reshape(x.id, &[&from[..], &[1]].concat())?;
    let all = made(graph, &[classes], |n| n as f64)?;
    one(graph.binary(Binary::Equal, numbers, all)?, Kind::Int)
}
