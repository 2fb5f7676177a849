//! Checks that a model computes each row of a batch independently.

use super::Imported;
use super::limits::{Batch, MOST_OPERATIONS};
use super::problem::Result;
use super::read::Read;
use super::rows::{self, Found};
use super::work::work;
use crate::graph::{Graph, Id, Plan, Shape, Source};
use crate::threads::Team;
use std::collections::BTreeSet;
use std::ops::Range;

/// Numbers of rows of a batch for the check: the smaller the model, the more rows are followed. `MANY_ROWS` are for a second check with
/// a large batch, if that check is fast.
const ROWS: [usize; 3] = [5, 3, 2];
const FOLLOWED_NUMBERS: usize = 1 << 22;
const MANY_ROWS: [usize; 3] = [1031, 257, 67];
/// Largest number of values' elements for the check with a large batch.
const SOON_NUMBERS: usize = 1 << 20;
/// Largest number of multiplications of all rows in a trial with such a batch.
const SOON_WORK: f64 = 1e8;
/// Largest number of multiplications per row: a fixed part, and a part per byte of the file. GPT-2 needs 500 per byte, networks for
/// images up to 10⁵.
const MOST_WORK: f64 = 6e10;
const MOST_WORK_PER_BYTE: f64 = 1e4;
/// Magnitudes of the inputs of a trial, and the tolerance between two orders of summation, relative to an output's largest number.
const MAGNITUDES: [f64; 3] = [1.0, 1e-3, 1e3];
const TOLERANCE: f64 = 1e-3;

/// Returns an error if a row's result in a batch differs from its result alone. `names` are the file's names of the batch; `import`
/// reads the model for a batch of several rows. A model that only runs for a batch of one passes the check.
pub(crate) fn rows_are_independent(
    names: &[&str],
    alone: &Read,
    file_len: usize,
    import: impl Fn(Batch) -> Result<Read>,
) -> Result<()> {
    let most = MOST_WORK + MOST_WORK_PER_BYTE * file_len as f64;
    let work = work(&alone.imported.graph, &outputs(&alone.imported));
    if work > most {
        let text =
            format!("a row of it takes {work:.1e} multiplications; wanted at most {most:.1e}");
        return Err(text.into());
    }
    if names.is_empty() || alone.imported.graph.inputs().is_empty() {
        return Ok(());
    }
    let numbers = numbers(&alone.imported.graph);
    let rows = ROWS.into_iter().find(|rows| numbers < FOLLOWED_NUMBERS / rows).unwrap_or(ROWS[2]);
    let check = |together: &Read, count: usize| {
        let is_soon = count <= rows || work * (count as f64) < SOON_WORK;
        check(names, (alone, together), count, is_soon)
    };
    if let Ok(together) = import(Batch::Of(rows)) {
        check(&together, rows)?;
        drop(together);
        let operations = alone.imported.graph.operations();
        let is_soon = |&many: &usize| {
            operations * many < MOST_OPERATIONS / 2 && numbers < SOON_NUMBERS / many
        };
        if let Some(many) = MANY_ROWS.into_iter().find(is_soon)
            && let Ok(together) = import(Batch::Of(many))
        {
            check(&together, many)?;
        }
        return Ok(());
    }
    // The model may be restricted to one specific batch size.
    for count in sizes(&alone.imported.graph) {
        if let Ok(together) = import(Batch::Of(count)) {
            check(&together, count)?;
        }
    }
    Ok(())
}

/// Marks a model without open sizes whose first size seems to be the batch of the export's example: each part of the inputs determines
/// one part of the outputs, in the same way for all parts. The mark is stored in the model's metadata.
pub(crate) fn note_fixed_batch(model: &mut Read) -> Result<()> {
    let (graph, outputs) = (&model.imported.graph, outputs(&model.imported));
    let mut sizes = graph.inputs().iter().map(|&(_, id)| graph.shape(id).sizes());
    let first = sizes.next().and_then(|sizes| sizes.first().copied()).unwrap_or(1);
    let begins = |sizes: &[usize]| sizes.len() > 1 && sizes[0] == first;
    let mut all = graph.inputs().iter().map(|&(_, id)| id).chain(outputs);
    if first < 2 || !all.all(|id| begins(graph.shape(id).sizes())) {
        return Ok(());
    }
    let inner = graph.inputs().iter().map(|&(_, id)| graph.shape(id).len() / first);
    if numbers(graph) < FOLLOWED_NUMBERS
        && rows::are_apart(model, first, &inner.collect::<Vec<_>>())?
    {
        let text = format!(
            "{first}, whose parts do not depend on each other: if they are a batch, export the model with this size left open"
        );
        model.imported.metadata.insert("first size".into(), text);
    }
    Ok(())
}

/// Returns the number of elements of all values of a row.
fn numbers(graph: &Graph) -> usize {
    let shapes = graph.values.iter().map(|value| &value.shape);
    let numbers = shapes.filter(|shape| shape.is_per_row()).map(Shape::len);
    numbers.fold(0, usize::saturating_add)
}

/// Returns some sizes of values of a graph that may be the size of a batch.
fn sizes(graph: &Graph) -> Vec<usize> {
    let sizes = graph.values.iter().flat_map(|value| value.shape.sizes().iter().copied());
    let sizes: BTreeSet<usize> =
        sizes.chain(2..=4).filter(|size| (2..=4096).contains(size)).collect();
    sizes.into_iter().take(16).collect()
}

fn outputs(model: &Imported) -> Vec<Id> {
    model.outputs.iter().map(|&(_, id)| id).collect()
}

/// Returns an error if the model read for a batch of `count` rows differs from the model applied to each row alone. With `tries`, a
/// trial run decides if the model cannot be followed.
fn check(
    names: &[&str],
    (alone, together): (&Read, &Read),
    count: usize,
    tries: bool,
) -> Result<()> {
    let refusal = |what: String| {
        let name = names.iter().find(|name| !name.is_empty());
        let instead = name
            .map_or("export the model with a number for that size".to_owned(), |name| {
                format!("give '{name}' a number in `sizes`")
            });
        format!(
            "{what}. A network computes each row by itself. If the first size is not the batch, {instead}"
        )
    };
    let inner = inputs_within_rows(&alone.imported, &together.imported, count).map_err(refusal)?;
    if together.imported.parameters.len() != alone.imported.parameters.len() {
        let what = format!("its parameters for a batch of {count} differ from those for one row");
        return Err(refusal(what).into());
    }
    match rows::follow(alone, together, count, &inner)? {
        Found::Independent => Ok(()),
        Found::Problem(what) => Err(refusal(what).into()),
        Found::Open if !tries => Ok(()),
        Found::Open => match differing(&alone.imported, &together.imported, count, &inner)? {
            None => Ok(()),
            Some(name) => {
                let what = format!(
                    "output '{name}' of a row in a batch of {count} differs from that of the row alone"
                );
                Err(refusal(what).into())
            }
        },
    }
}

/// Returns the first output whose result for a batch differs from the results for its rows.
fn differing<'m>(
    alone: &'m Imported,
    together: &Imported,
    rows: usize,
    inner: &[usize],
) -> Result<Option<&'m str>> {
    let numbers = &numbers_of_places(&[&alone.graph, &together.graph])[..];
    for magnitude in MAGNITUDES {
        let of_alone =
            Trial { graph: &alone.graph, numbers, inner, rows, magnitude, together: false };
        let of_all = Trial { graph: &together.graph, together: true, ..of_alone };
        let (apart, at_once) = (run(alone, &of_alone)?, run(together, &of_all)?);
        for (number, (name, id)) in alone.outputs.iter().enumerate() {
            let (apart, at_once) = (&apart[number], &at_once[number]);
            let sizes = |model: &Imported, id| model.graph.shape(id).sizes().to_vec();
            let (one, all) = (sizes(alone, *id), sizes(together, together.outputs[number].1));
            let largest = apart
                .iter()
                .filter(|a| a.is_finite())
                .fold(0_f64, |most, a| most.max(f64::from(a.abs())));
            let same = |(place, &b): (usize, &f32)| {
                let (row, place) = row_and_place(place, within_row(&one, &all, rows)?, rows);
                let a = *apart.get(row * (apart.len() / rows) + place)?;
                let near = f64::from((a - b).abs()) <= TOLERANCE * largest;
                (near || a.is_nan() && b.is_nan() || a == b).then_some(())
            };
            if apart.len() != at_once.len()
                || at_once.iter().enumerate().any(|pair| same(pair).is_none())
            {
                return Ok(Some(name));
            }
        }
    }
    Ok(None)
}

/// Returns the inputs that a trial must fill with numbers of places. These inputs are places, or become places, in one of the graphs.
fn numbers_of_places(graphs: &[&Graph]) -> Vec<usize> {
    let of_graph = |graph: &&Graph| {
        let places = [graph.numbers_of_places(), graph.inputs_of_places()].concat();
        let inputs = graph.inputs().iter().enumerate();
        let numbers = inputs.filter(|(_, (_, id))| places.contains(id)).map(|(number, _)| number);
        numbers.collect::<Vec<_>>()
    };
    graphs.iter().flat_map(of_graph).collect()
}

/// Returns the number of elements after the batch axis, for a value with the sizes `one` for one row and `all` for several.
fn within_row(one: &[usize], all: &[usize], rows: usize) -> Option<usize> {
    // An input's shape leaves out a first size of 1.
    let one = if one.len() + 1 == all.len() { &[&[1], one].concat() } else { one };
    let axis = one.iter().zip(all).position(|(one, all)| one != all)?;
    let whole: usize = one.iter().product();
    (all.iter().product::<usize>() == rows * whole).then(|| all[axis + 1..].iter().product())
}

/// Returns the row of a number in a batch, and its position in the row, if each row has `inner` contiguous numbers.
fn row_and_place(place: usize, inner: usize, rows: usize) -> (usize, usize) {
    let (outer, rest) = (place / (inner * rows), place % (inner * rows));
    (rest / inner, outer * inner + rest % inner)
}

/// Returns, for each input, the number of elements after the batch axis; 0 for an input without a batch.
fn inputs_within_rows(
    alone: &Imported,
    together: &Imported,
    rows: usize,
) -> std::result::Result<Vec<usize>, String> {
    let sizes = |model: &Imported, number: usize| {
        let id = model.graph.inputs()[number].1;
        model.graph.shape(id).sizes().to_vec()
    };
    let inner = |(number, (name, _)): (usize, &(String, Id))| {
        let (one, all) = (sizes(alone, number), sizes(together, number));
        match within_row(&one, &all, rows) {
            Some(inner) => Ok(inner),
            None if one == all => Ok(0),
            None => Err(format!("the batch is more than one of the sizes of input '{name}'")),
        }
    };
    alone.graph.inputs().iter().enumerate().map(inner).collect()
}

/// Input numbers that differ between rows and positions. Inputs that number something contain 0 and 1.
#[derive(Clone, Copy)]
struct Trial<'a> {
    graph: &'a Graph,
    /// Inputs that contain numbers of places.
    numbers: &'a [usize],
    /// For each input, the number of elements after the batch axis; 0 for an input without a batch, which is the same for all rows.
    inner: &'a [usize],
    rows: usize,
    /// Magnitude of the largest number.
    magnitude: f64,
    /// True if all rows of the model together form one row of the graph.
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
                    inner if self.together => row_and_place(place, inner, self.rows),
                    _ => (row, place),
                };
                // Weyl's sequence: numbers in [−1, 1] that do not repeat.
                let step = (input * 7919 + row * 104_729 + place) as f64 * 0.618_033_988_749_895;
                *to = match is_number {
                    true => ((row + place) % 2) as f32,
                    false => (self.magnitude * (2.0 * step.fract() - 1.0)) as f32,
                };
            }
        }
    }
}

/// Returns the outputs for the trial's inputs.
fn run(model: &Imported, trial: &Trial<'_>) -> Result<Vec<Vec<f32>>> {
    let rows = if trial.together { 1 } else { trial.rows };
    let graph = &model.graph;
    let outputs = outputs(model);
    let plan = Plan::new(graph, &outputs);
    let mut memory = plan.memory::<f32>(rows, 1)?;
    plan.run(Team::alone(), &mut memory, &model.parameters, trial, rows);
    Ok((0..outputs.len()).map(|number| memory.output(number).to_vec()).collect())
}
