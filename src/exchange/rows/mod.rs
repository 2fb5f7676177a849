//! Proves that a model computes the rows of a batch independently.
//!
//! The model is read once with a batch of several rows as an axis of its values. Each number of each value is followed as an
//! expression: the row of the batch that it needs, and its formula in terms of that row's data ([`cells`]). The rows are independent if
//! each row's outputs need that row alone, with the same expressions for all rows. The results agree with those for a single row if the
//! expressions are those of the model read for a batch of one.

mod args;
mod cells;
mod functions;
mod moves;
mod windows;

use std::collections::{BTreeSet, HashMap, HashSet};

use super::problem::Result;
use super::read::Read;
use crate::graph::{Graph, Id, Node, Operation, Plan};
use crate::memory;
use crate::threads::Team;
use cells::{CELLS, Cell, Fault, Mix, Rows, Stored, first_row, listed, rows_of};

/// Largest total number of elements that are known without data.
const MOST_KNOWN: usize = 1 << 24;
/// A larger weight is followed as a whole; other values that all rows share have fewer elements than `MOST_CELLS`.
const MOST_SHARED: usize = 1 << 20;
const MOST_CELLS: usize = 1 << 24;

/// Result for the outputs of a model that was read with a batch.
pub(super) enum Found {
    /// Each row is computed as in a batch of one.
    Independent,
    /// A trial run must decide if each row is computed as in a batch of one: the operations differ, data select positions, or the model
    /// is too large to be followed.
    Open,
    /// A problem; the text completes "…: it".
    Problem(String),
}

/// Follows the rows of a batch of `count` through `together`. `inner` has, for each input, the number of elements after the batch axis,
/// or 0 for an input without a batch.
pub(super) fn follow(
    alone: &Read,
    together: &Read,
    count: usize,
    inner: &[usize],
) -> Result<Found> {
    let (Some(one), Some(all)) =
        (Follow::of(alone, 1, inner)?, Follow::of(together, count, inner)?)
    else {
        return Ok(Found::Open);
    };
    let mut is_same = true;
    for (number, (name, id)) in together.imported.outputs.iter().enumerate() {
        let cells = &all.outputs[number];
        let sizes = |model: &Read, id| model.imported.graph.shape(id).sizes().to_vec();
        let (of_one, of_all) =
            (sizes(alone, alone.imported.outputs[number].1), sizes(together, *id));
        let fault = match axis_of_batch(&of_one, &of_all, count) {
            Some(after) => match rows_of(cells, count) {
                Ok(rows) if rows.inner.is_multiple_of(after) => {
                    is_same &= first_row(cells, rows).eq(expressions(&one.outputs[number]));
                    continue;
                }
                Ok(_) => Fault::Rearranges,
                Err(fault) => fault,
            },
            None if cells.iter().any(|cell| cell.has_several()) => Fault::Mixes,
            None => Fault::Rearranges,
        };
        if all.chooses {
            return Ok(Found::Open);
        }
        let what = match fault {
            Fault::Mixes => "it mixes the rows of a batch".to_owned(),
            Fault::Differs => "it does not treat all rows of a batch alike".to_owned(),
            Fault::Rearranges if of_one == of_all => {
                format!("for a batch of any size it makes {of_all:?}, not one part for each row")
            }
            Fault::Rearranges => {
                format!(
                    "for a batch of {count} it makes {of_all:?}, which is not one part for each row in turn"
                )
            }
        };
        let place = all.blamed(together, fault).map_or(format!("output '{name}'"), str::to_owned);
        return Ok(Found::Problem(format!("{place}: {what}")));
    }
    Ok(if is_same { Found::Independent } else { Found::Open })
}

/// True if `count` equal parts of the inputs, with `inner` elements each, determine equally many parts of each output independently and
/// in the same way. `false` if the model is too large to be followed.
pub(super) fn are_apart(model: &Read, count: usize, inner: &[usize]) -> Result<bool> {
    let found = Follow::of(model, count, inner)?.filter(|found| !found.chooses);
    let is_apart = |(number, cells): (usize, &Vec<Cell>)| {
        let part = model.imported.graph.shape(model.imported.outputs[number].1).len() / count;
        rows_of(cells, count).is_ok_and(|rows| rows.inner == part)
    };
    Ok(found.is_some_and(|found| found.outputs.iter().enumerate().all(is_apart)))
}

fn expressions(cells: &[Cell]) -> impl Iterator<Item = u64> + '_ {
    cells.iter().map(|cell| cell.expression)
}

/// Returns the number of elements after the axis that grows with the batch, if there is such an axis.
fn axis_of_batch(one: &[usize], all: &[usize], count: usize) -> Option<usize> {
    let axis =
        (one.len() == all.len()).then(|| one.iter().zip(all).position(|(a, b)| a != b))??;
    let fits = all[axis] == count * one[axis] && one[axis + 1..] == all[axis + 1..];
    fits.then(|| all[axis + 1..].iter().product())
}

/// A model whose numbers were followed.
struct Follow {
    outputs: Vec<Vec<Cell>>,
    /// Faults of values, with the node of the model that computed each.
    faults: Vec<(Fault, usize)>,
    /// True if data select positions among numbers of several rows; the selection itself is not followed.
    chooses: bool,
}

impl Follow {
    /// Follows a model's numbers; `None` if there are too many.
    fn of(read: &Read, count: usize, inner: &[usize]) -> Result<Option<Self>> {
        let graph = &read.imported.graph;
        let wanted: Vec<Id> = read.imported.outputs.iter().map(|&(_, id)| id).collect();
        let (known, order) = known_and_rest(graph, &wanted);
        let Some(mut held) = known_values(graph, &known, &order, &wanted)? else {
            return Ok(None);
        };
        let mut made_by: HashMap<Id, usize> = HashMap::new();
        for (number, made) in read.made.iter().enumerate().rev() {
            made_by.extend(made.values.iter().map(|&id| (id, number)));
        }
        // Number of remaining reads of each value.
        let mut left: HashMap<Id, usize> = HashMap::new();
        let reads = order.iter().flat_map(|&node| &graph.nodes[node].inputs);
        reads.chain(&wanted).for_each(|&id| *left.entry(id).or_default() += 1);
        let bytes = most_bytes(graph, &order, left.clone());
        memory::check_free(bytes as u128, CELLS)?;
        memory::headroom(bytes, CELLS)?;
        let (mut faults, mut chooses) = (Vec::new(), false);
        for node in order.into_iter().map(|number| &graph.nodes[number]) {
            let Some(made) = values(graph, node, &held, (count, inner))? else { return Ok(None) };
            chooses |= is_chosen_by_data(node, &held) && has_several(&made);
            for (&id, value) in node.outputs.iter().zip(made) {
                if let (Stored::Cells(cells), Some(&number)) = (&value, made_by.get(&id))
                    && cells.iter().any(|cell| cell.has_row())
                    && let Err(fault) = rows_of(cells, count)
                {
                    faults.push((fault, number));
                }
                if left.contains_key(&id) {
                    held.insert(id, value);
                }
            }
            for id in &node.inputs {
                if let Some(left) = left.get_mut(id) {
                    *left -= 1;
                    if *left == 0 {
                        held.remove(id);
                    }
                }
            }
        }
        let cells = |(number, id): (usize, &Id)| {
            let is_last = !wanted[number + 1..].contains(id);
            let len = graph.shape(*id).len();
            match held.get(id) {
                Some(Stored::Cells(_)) if is_last => match held.remove(id) {
                    Some(Stored::Cells(cells)) => Ok(cells),
                    _ => Ok(Vec::new()),
                },
                Some(value) => listed(len, (0..len).map(|place| value.at(place))),
                None => Ok(Vec::new()),
            }
        };
        let outputs = wanted.iter().enumerate().map(cells).collect::<crate::error::Result<_>>()?;
        Ok(Some(Self { outputs, faults, chooses }))
    }

    /// Returns the name of the first node with this fault, or of the first node with any fault.
    fn blamed<'r>(&self, read: &'r Read, fault: Fault) -> Option<&'r str> {
        let first = |wanted: &dyn Fn(Fault) -> bool| {
            self.faults.iter().filter(|(fault, _)| wanted(*fault)).map(|&(_, number)| number).min()
        };
        let number = first(&|other| other == fault).or_else(|| first(&|_| true))?;
        Some(&read.made[number].node)
    }
}

/// Returns the largest memory, in bytes, for the numbers of a graph's values while they are followed. This includes values that are
/// still needed, and lists of positions for a node.
fn most_bytes(graph: &Graph, order: &[usize], mut left: HashMap<Id, usize>) -> usize {
    let len = |ids: &[Id]| ids.iter().map(|&id| graph.shape(id).len()).sum::<usize>();
    let (mut live, mut most) = (0_usize, 0);
    for node in order.iter().map(|&number| &graph.nodes[number]) {
        let (read, made) = (len(&node.inputs), len(&node.outputs));
        live += made;
        most = most.max(live * size_of::<Cell>() + (read + made) * size_of::<[usize; 4]>());
        for id in &node.inputs {
            let count = left.entry(*id).or_default();
            *count = count.saturating_sub(1);
            if *count == 0 {
                live = live.saturating_sub(graph.shape(*id).len());
            }
        }
    }
    most
}

/// Returns the nodes whose values depend on constants alone, and the other nodes in order of execution.
fn known_and_rest(graph: &Graph, wanted: &[Id]) -> (HashSet<usize>, Vec<usize>) {
    let (mut known, mut rest) = (HashSet::new(), Vec::new());
    for number in graph.needed(&[], wanted) {
        let node = &graph.nodes[number];
        let is_known = match &node.operation {
            Operation::Constant(_) => true,
            operation => {
                let is_known = |id: &Id| known.contains(&graph.node_number(*id));
                operation.rule().is_some() && node.inputs.iter().all(is_known)
            }
        };
        if is_known {
            known.insert(number);
        } else {
            rest.push(number);
        }
    }
    (known, rest)
}

/// Returns the numbers of the known values that other nodes read, or that are requested; `None` if there are too many.
fn known_values(
    graph: &Graph,
    known: &HashSet<usize>,
    rest: &[usize],
    wanted: &[Id],
) -> Result<Option<HashMap<Id, Stored>>> {
    let reads = rest.iter().flat_map(|&node| &graph.nodes[node].inputs).chain(wanted);
    let read: BTreeSet<Id> =
        reads.copied().filter(|id| known.contains(&graph.node_number(*id))).collect();
    let read: Vec<Id> = read.into_iter().collect();
    let len: usize = read.iter().map(|&id| graph.shape(id).len()).sum();
    if len > MOST_KNOWN {
        return Ok(None);
    }
    if read.is_empty() {
        return Ok(Some(HashMap::new()));
    }
    let mut alone = Graph::new();
    let made = alone.transfer(graph, &[], &read)?;
    let plan = Plan::new(&alone, &made);
    let mut memory = plan.memory::<f64>(1, 1)?;
    plan.run(Team::alone(), &mut memory, &[], &crate::graph::Rows(&[]), 1);
    let values = read.iter().enumerate();
    let held = values.map(|(number, &id)| {
        crate::memory::copied(memory.output(number), CELLS)
            .map(|numbers| (id, Stored::Known(numbers)))
    });
    Ok(Some(held.collect::<crate::error::Result<_>>()?))
}

/// Returns the numbers of an input that has rows.
fn input_cells(
    input: usize,
    len: usize,
    Rows { count, inner }: Rows,
) -> crate::error::Result<Vec<Cell>> {
    let mut cells = memory::with_capacity(len, CELLS)?;
    for outer in 0..len / (inner * count) {
        for row in 0..count {
            let places = outer * inner..(outer + 1) * inner;
            cells.extend(places.map(|place| Cell::input(input, place, Some(row))));
        }
    }
    Ok(cells)
}

/// True if a node's places are numbers that depend on data.
fn is_chosen_by_data(node: &Node, held: &HashMap<Id, Stored>) -> bool {
    let chooses = matches!(node.operation, Operation::Gather(_) | Operation::ScatterAdd(_));
    chooses && !matches!(node.inputs.get(1).and_then(|id| held.get(id)), Some(Stored::Known(_)))
}

fn has_several(made: &[Stored]) -> bool {
    let is_mixed = |held: &Stored| match held {
        Stored::Cells(cells) => cells.iter().any(|cell| cell.has_several()),
        Stored::Known(_) | Stored::Whole(_) => false,
    };
    made.iter().any(is_mixed)
}

/// Returns the values that a node computes for a batch of `count`; `None` if they have too many numbers.
fn values(
    graph: &Graph,
    node: &Node,
    held: &HashMap<Id, Stored>,
    (count, inner): (usize, &[usize]),
) -> Result<Option<Vec<Stored>>> {
    if let Operation::Input(number) = node.operation {
        let len = graph.shape(node.outputs[0]).len();
        let cells = match inner[number] {
            0 => listed(len, (0..len).map(|place| Cell::input(number, place, None))),
            inner => input_cells(number, len, Rows { count, inner }),
        };
        return Ok(Some(vec![Stored::Cells(cells?)]));
    }
    let hash = Mix::of(&node.operation).cell().expression;
    let inputs: Option<Vec<&Stored>> = node.inputs.iter().map(|id| held.get(id)).collect();
    let (Some(inputs), Some(_)) = (inputs, node.operation.rule()) else {
        return Ok(Some(vec![Stored::Whole(hash)]));
    };
    let shape = |id: &Id| graph.shape(*id);
    let most = node.outputs.iter().map(|id| shape(id).len()).max().unwrap_or(0);
    if most > MOST_SHARED && !node.outputs.iter().any(|id| shape(id).is_per_row()) {
        // An operation that repeats a value may do so for each row.
        let grows = node.inputs.iter().all(|id| shape(id).len() < most);
        if !grows && inputs.iter().all(|held| !matches!(held, Stored::Cells(_))) {
            let lens = node.inputs.iter().map(|id| shape(id).len());
            let all = Mix::new(hash).all(inputs.iter().zip(lens).map(|(held, len)| held.all(len)));
            let output = |number| Stored::Whole(all.word(number as u64).cell().expression);
            return Ok(Some((0..node.outputs.len()).map(output).collect()));
        }
        if most > MOST_CELLS {
            return Ok(None);
        }
    }
    let made = functions::applied(graph, node, inputs)?;
    let is_whole = made.iter().zip(&node.outputs).all(|(cells, id)| cells.len() == shape(id).len());
    Ok(is_whole.then(|| made.into_iter().map(Stored::Cells).collect()))
}
