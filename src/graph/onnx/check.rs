//! Whether the rows of a batch pass through a model by themselves.

use super::Imported;
use super::import::Batch;
use super::problem::Result;
use super::work::work;
use crate::graph::{Graph, Plan, Source};
use crate::threads::Team;
use std::ops::Range;

/// Rows of the batch that is tried.
const ROWS: usize = 2;
/// Multiplications for a row, at most, and for each byte of the file: GPT-2 takes 500 for a byte, networks for images up to 10⁵.
const MOST_WORK: f64 = 6e10;
const MOST_WORK_PER_BYTE: f64 = 1e4;
/// How far two ways of adding up the same numbers may be apart.
const TOLERANCE: f32 = 1e-3;

/// Refuses a model whose rows see each other: one that gives something else for a batch of two than for each of them. A model that
/// cannot be run for a batch of two has no such rows. `names`: what the file calls the batch; `import` reads it for so many rows.
pub(in crate::graph) fn rows_are_independent(
    names: &[&str],
    alone: &Imported,
    file_len: usize,
    import: impl FnOnce(Batch) -> Result<Imported>,
) -> Result<()> {
    let most = MOST_WORK + MOST_WORK_PER_BYTE * file_len as f64;
    let outputs: Vec<_> = alone.outputs.iter().map(|&(_, id)| id).collect();
    let work = work(&alone.graph, &outputs);
    if work > most {
        let text =
            format!("a row of it takes {work:.1e} multiplications; wanted at most {most:.1e}");
        return Err(text.into());
    }
    if names.is_empty() || alone.graph.inputs().is_empty() {
        return Ok(());
    }
    let Ok(together) = import(Batch::Of(ROWS)) else { return Ok(()) };
    if together.parameters.len() != alone.parameters.len() {
        return Ok(());
    }
    let inner = inputs_within_rows(alone, &together);
    let (apart, at_once) = (run(alone, &inner, false)?, run(&together, &inner, true)?);
    for (number, (name, id)) in alone.outputs.iter().enumerate() {
        let (apart, at_once) = (&apart[number], &at_once[number]);
        let sizes = |model: &Imported, id| model.graph.shape(id).sizes().to_vec();
        let (one, two) = (sizes(alone, *id), sizes(&together, together.outputs[number].1));
        let same = |(place, b): (usize, &f32)| {
            let (row, place) = row_and_place(place, within_row(&one, &two)?);
            let a = apart.get(row * (apart.len() / ROWS) + place)?;
            let near = (a - b).abs() <= TOLERANCE * (1.0 + a.abs().max(b.abs()));
            (near || a.is_nan() && b.is_nan() || a == b).then_some(())
        };
        if apart.len() != at_once.len()
            || at_once.iter().enumerate().any(|pair| same(pair).is_none())
        {
            let text = format!(
                "the rows of a batch see each other: output '{name}' is another for two rows than for each of them. \
                 If '{}' is no batch, give it a number in `sizes`",
                names.join("', '")
            );
            return Err(text.into());
        }
    }
    Ok(())
}

/// The numbers after the batch, in a value that has these sizes for one row and those for two.
fn within_row(one: &[usize], two: &[usize]) -> Option<usize> {
    // (A first size of 1 is left out of an input.)
    let one = if one.len() + 1 == two.len() { &[&[1], one].concat() } else { one };
    let axis = one.iter().zip(two).position(|(one, two)| one != two)?;
    Some(two[axis + 1..].iter().product())
}

/// The row of a number of a batch, and its place in it, where each row has `inner` numbers side by side.
fn row_and_place(place: usize, inner: usize) -> (usize, usize) {
    let (outer, rest) = (place / (inner * ROWS), place % (inner * ROWS));
    (rest / inner, outer * inner + rest % inner)
}

/// Of each input the numbers after the batch; 0 where it has none.
fn inputs_within_rows(alone: &Imported, together: &Imported) -> Vec<usize> {
    let sizes = |model: &Imported, number: usize| {
        let id = model.graph.inputs()[number].1;
        model.graph.shape(id).sizes().to_vec()
    };
    let inner = |number| within_row(&sizes(alone, number), &sizes(together, number)).unwrap_or(0);
    (0..alone.graph.inputs().len()).map(inner).collect()
}

/// Numbers that tell rows and places apart; those that number something are 0 and 1.
struct Trial<'a> {
    graph: &'a Graph,
    /// Inputs whose numbers are those of places.
    numbers: Vec<usize>,
    /// Of each input the numbers after the batch; 0 where it has none, which is the same for all rows.
    inner: &'a [usize],
    /// Whether all rows of the model are one of the graph.
    together: bool,
}

impl Source<f32> for Trial<'_> {
    fn fill(&self, to: &mut [f32], input: usize, rows: Range<usize>) {
        let len = self.graph.shape(self.graph.inputs()[input].1).len();
        let is_number = self.numbers.contains(&input);
        for (row, to) in rows.zip(to.chunks_mut(len.max(1))) {
            for (place, to) in to.iter_mut().enumerate() {
                let (row, place) = match self.inner[input] {
                    0 => (0, place),
                    inner if self.together => row_and_place(place, inner),
                    _ => (row, place),
                };
                // (Weyl's sequence: numbers in [−1, 1] that do not repeat.)
                let step = (input * 7919 + row * 104_729 + place) as f64 * 0.618_033_988_749_895;
                *to = match is_number {
                    true => ((row + place) % 2) as f32,
                    false => (2.0 * step.fract() - 1.0) as f32,
                };
            }
        }
    }
}

/// The outputs for the trial's numbers.
fn run(model: &Imported, inner: &[usize], together: bool) -> Result<Vec<Vec<f32>>> {
    let rows = if together { 1 } else { ROWS };
    let graph = &model.graph;
    let outputs: Vec<_> = model.outputs.iter().map(|&(_, id)| id).collect();
    let plan = Plan::new(graph, &outputs);
    let places = graph.numbers_of_places();
    let inputs = graph.inputs().iter().enumerate();
    let numbers =
        inputs.filter(|(_, (_, id))| places.contains(id)).map(|(number, _)| number).collect();
    let trial = Trial { graph, numbers, inner, together };
    let mut memory = plan.memory::<f32>(rows, 1)?;
    plan.run(Team::alone(), &mut memory, &model.parameters, &trial, rows);
    Ok((0..outputs.len()).map(|number| memory.output(number).to_vec()).collect())
}
