//! Selection of parts by number, and positions of numbers.

use crate::exchange::build::indices::check_places;
use crate::exchange::build::indices::flat;
use crate::exchange::build::indices::flat_places;
use crate::exchange::build::indices::from_start;
use crate::exchange::build::indices::gathered;
use crate::exchange::build::indices::strides;
use std::collections::HashMap;

use super::Table;
use crate::exchange::build::shapes::made;
use crate::exchange::onnx::context::{Context, Made, one};
use crate::exchange::problem::{Problem, Result};
use crate::exchange::value::Kind;
use crate::exchange::value::Value;
use crate::graph::{Binary, Graph, Id, Unary};

pub(super) const TABLE: Table = &[
    ("ArgMax", |c| arg_extreme(c, true)),
    ("ArgMin", |c| arg_extreme(c, false)),
    ("Gather", gather),
    ("GatherElements", gather_elements),
    ("GatherND", gather_nd),
    ("OneHot", one_hot),
    ("Scatter", scatter_elements),
    ("ScatterElements", scatter_elements),
    ("ScatterND", scatter_nd),
    ("TensorScatter", tensor_scatter),
    ("TopK", top_k),
];

/// Largest number of writes to one place: each needs operations of its own.
const MOST_ROUNDS: usize = 256;

/// Returns the numbers in an input; known numbers are checked.
fn numbers(c: &mut Context<'_, '_>, input: usize, size: usize) -> Result<Id> {
    let id = c.constant(input)?.id;
    if let Ok(known) = c.known(input) {
        let is_wrong = |number: &f64| *number < -(size as f64) || *number >= size as f64;
        if let Some(number) = known.into_iter().find(is_wrong) {
            return Err(format!("it reads index {number} of an axis of size {size}").into());
        }
    }
    from_start(c.graph(), id, size)
}

fn gather(c: &mut Context<'_, '_>) -> Made {
    let from = c.sizes(0)?;
    let axis = c.axis(c.int("axis", 0)?, from.len())?;
    // A single known part needs no table.
    let known = if c.sizes(1)?.iter().product::<usize>() == 1 {
        c.known_ints(1).ok().flatten()
    } else {
        None
    };
    if let Some(&[number]) = known.as_deref() {
        let place = c.axis(number, from[axis]).map_err(|_| {
            Problem::from(format!("it reads index {number} of an axis of size {}", from[axis]))
        })?;
        let (x, ones) = (c.value(0)?, c.rank(1)?);
        let part = c.graph().slice(x.id, axis as isize, place, place + 1)?;
        let sizes = [&from[..axis], &vec![1; ones], &from[axis + 1..]].concat();
        return one(c.graph().reshape(part, &sizes)?, x.kind);
    }
    let (x, numbers) = (c.value(0)?, numbers(c, 1, from[axis])?);
    one(gathered(c.graph(), x.id, axis, numbers)?, x.kind)
}

fn gather_elements(c: &mut Context<'_, '_>) -> Made {
    let from = c.sizes(0)?;
    let axis = c.axis(c.int("axis", 0)?, from.len())?;
    let of_numbers = c.sizes(1)?;
    let fits = of_numbers.len() == from.len()
        && (0..from.len()).all(|other| other == axis || of_numbers[other] <= from[other]);
    if !fits {
        return Err(format!("its indices have sizes {of_numbers:?}, for {from:?}").into());
    }
    check_places(&from)?;
    let (x, numbers) = (c.value(0)?, numbers(c, 1, from[axis])?);
    let graph = c.graph();
    let places = flat_places(graph, numbers, axis, &from)?;
    let x_flat = flat(graph, x.id)?;
    one(graph.gather(x_flat, places)?, x.kind)
}

/// Converts tuples of indices (…, K) for the first K axes to places (…).
fn places_of_tuples(graph: &mut Graph, numbers: Id, sizes: &[usize]) -> Result<Id> {
    let of_numbers = graph.shape(numbers).sizes().to_vec();
    let (stride, last) = (strides(sizes), of_numbers.len() - 1);
    let mut sum = graph.scalar(0.0);
    for (place, (&size, &stride)) in sizes.iter().zip(&stride).enumerate() {
        let part = graph.slice(numbers, last as isize, place, place + 1)?;
        let part = graph.reshape(part, &of_numbers[..last])?;
        let part = from_start(graph, part, size)?;
        let stride = graph.scalar(stride as f64);
        let scaled = graph.mul(part, stride)?;
        sum = graph.add(sum, scaled)?;
    }
    Ok(sum)
}

fn gather_nd(c: &mut Context<'_, '_>) -> Made {
    let (from, of_numbers) = (c.sizes(0)?, c.sizes(1)?);
    let batch = usize::try_from(c.int("batch_dims", 0)?).unwrap_or(usize::MAX);
    let tuple = *of_numbers.last().ok_or("its indices have no size")?;
    let depth =
        batch.checked_add(tuple).filter(|&depth| depth <= from.len() && batch < of_numbers.len());
    let depth =
        depth.ok_or_else(|| format!("its indices have sizes {of_numbers:?}, for {from:?}"))?;
    check_places(&from[..depth])?;
    let (x, numbers) = (c.value(0)?, c.constant(1)?.id);
    let graph = c.graph();
    let mut places = places_of_tuples(graph, numbers, &from[batch..depth])?;
    if batch > 0 {
        let sizes = &of_numbers[..of_numbers.len() - 1];
        let each: usize = from[batch..depth].iter().product();
        let inner: usize = sizes[batch..].iter().product();
        let offsets = made(graph, sizes, |place| (place / inner.max(1) * each) as f64)?;
        places = graph.add(places, offsets)?;
    }
    let table = [&[from[..depth].iter().product()], &from[depth..]].concat();
    let table = graph.reshape(x.id, &table)?;
    one(graph.gather(table, places)?, x.kind)
}

/// Combination of a written number with the number that is already there.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Written {
    Instead,
    By(Binary),
}

fn written(c: &Context<'_, '_>) -> Result<Written> {
    Ok(match c.text("reduction", "none")? {
        "none" => Written::Instead,
        "add" => Written::By(Binary::Add),
        "mul" => Written::By(Binary::Multiply),
        "max" => Written::By(Binary::Max),
        "min" => Written::By(Binary::Min),
        other => return Err(format!("attribute 'reduction' is '{other}'").into()),
    })
}

/// Writes values (P, …) into x (V, …) at the places (P).
fn scattered(c: &mut Context<'_, '_>, x: Id, places: Id, values: Id, how: Written) -> Result<Id> {
    let size = c.graph().shape(x).sizes()[0];
    if how == Written::By(Binary::Add) {
        let sum = c.graph().scatter_add(values, places, size)?;
        return Ok(c.graph().add(x, sum)?);
    }
    let place = Value { id: places, kind: Kind::Int };
    let known = c.import.known(crate::exchange::onnx::importing::Entry::Value(place));
    let rounds = match (known, how) {
        (Ok(known), _) => rounds(&known)?,
        // ONNX guarantees that no place is written twice.
        (Err(_), Written::Instead) => return write(c.graph(), x, places, values, how),
        (Err(problem), _) => return Err(problem.within("places that are written twice")),
    };
    if rounds.len() == 1 {
        return write(c.graph(), x, places, values, how);
    }
    let mut y = x;
    for round in rounds {
        let graph = c.graph();
        let some = crate::exchange::build::moves::take(graph, values, 0, &round)?;
        let at = crate::exchange::build::moves::take(graph, places, 0, &round)?;
        y = write(graph, y, at, some, how)?;
    }
    Ok(y)
}

/// Splits places into rounds, so that no round contains a place twice.
fn rounds(places: &[f64]) -> Result<Vec<Vec<usize>>> {
    let mut seen: HashMap<u64, usize> = HashMap::new();
    let mut rounds: Vec<Vec<usize>> = vec![Vec::new()];
    for (number, place) in places.iter().enumerate() {
        let round = seen.entry(place.to_bits()).or_insert(0);
        if *round == rounds.len() {
            rounds.push(Vec::new());
        }
        if rounds.len() > MOST_ROUNDS {
            let text = format!("it writes at {place} more than {MOST_ROUNDS} times");
            return Err(text.into());
        }
        rounds[*round].push(number);
        *round += 1;
    }
    Ok(rounds)
}

/// Writes values at places, each of which occurs at most once.
fn write(graph: &mut Graph, x: Id, places: Id, values: Id, how: Written) -> Result<Id> {
    let size = graph.shape(x).sizes()[0];
    let there = graph.scatter_add(values, places, size)?;
    let (one, shape) = (graph.scalar(1.0), graph.shape(places).clone());
    let ones = graph.expand(one, &shape)?;
    let is_written = graph.scatter_add(ones, places, size)?;
    let rank = graph.shape(x).rank();
    let sizes: Vec<usize> = (0..rank).map(|axis| if axis == 0 { size } else { 1 }).collect();
    let is_written = graph.reshape(is_written, &sizes)?;
    let new = match how {
        Written::Instead => there,
        Written::By(f) => graph.binary(f, x, there)?,
    };
    Ok(graph.select(is_written, new, x)?)
}

fn scatter_elements(c: &mut Context<'_, '_>) -> Made {
    let (from, how) = (c.sizes(0)?, written(c)?);
    let axis = c.axis(c.int("axis", 0)?, from.len())?;
    let of_numbers = c.sizes(1)?;
    if of_numbers.len() != from.len() || of_numbers != c.sizes(2)? {
        return Err(format!("its indices have sizes {of_numbers:?}, for {from:?}").into());
    }
    check_places(&from)?;
    let (x, numbers, values) = (c.value(0)?, numbers(c, 1, from[axis])?, c.id(2)?);
    let graph = c.graph();
    let places = flat_places(graph, numbers, axis, &from)?;
    let [places, values, y] = [flat(graph, places)?, flat(graph, values)?, flat(graph, x.id)?];
    let y = scattered(c, y, places, values, how)?;
    one(c.graph().reshape(y, &from)?, x.kind)
}

fn scatter_nd(c: &mut Context<'_, '_>) -> Made {
    let (from, of_numbers, how) = (c.sizes(0)?, c.sizes(1)?, written(c)?);
    let tuple = *of_numbers.last().ok_or("its indices have no size")?;
    if tuple > from.len() {
        return Err(format!("its indices have sizes {of_numbers:?}, for {from:?}").into());
    }
    check_places(&from[..tuple])?;
    let (x, numbers, values) = (c.value(0)?, c.constant(1)?.id, c.id(2)?);
    let graph = c.graph();
    let places = places_of_tuples(graph, numbers, &from[..tuple])?;
    let places = flat(graph, places)?;
    let count = graph.shape(places).len();
    let table = [&[from[..tuple].iter().product()], &from[tuple..]].concat();
    let values = graph.reshape(values, &[&[count], &from[tuple..]].concat())?;
    let y = graph.reshape(x.id, &table)?;
    let y = scattered(c, y, places, values, how)?;
    one(c.graph().reshape(y, &from)?, x.kind)
}

/// Writes into a cache from given positions on: x (B, …), update (B, …), the start position of each (B).
fn tensor_scatter(c: &mut Context<'_, '_>) -> Made {
    let (from, of_update) = (c.sizes(0)?, c.sizes(1)?);
    let axis = c.axis(c.int("axis", -2)?, from.len())?;
    if axis == 0 || of_update.len() != from.len() || of_update[axis] > from[axis] {
        return Err(format!("its update has sizes {of_update:?}, for {from:?}").into());
    }
    let is_circular = match c.text("mode", "linear")? {
        "linear" => false,
        "circular" => true,
        other => return Err(format!("attribute 'mode' is '{other}'").into()),
    };
    super::moves::check_parts(from[0], of_update[axis])?;
    let begins = c.known_ints(2)?.unwrap_or_else(|| vec![0; from[0]]);
    if begins.len() != from[0] {
        return Err(format!("it has {} places for {from:?}", begins.len()).into());
    }
    let (x, update) = (c.value(0)?, c.id(1)?);
    let mut parts = Vec::with_capacity(begins.len());
    for (number, &begin) in begins.iter().enumerate() {
        let places = (0..of_update[axis]).map(|n| begin.saturating_add(n as i64));
        let place = |place: i64| match usize::try_from(place) {
            Ok(place) if is_circular => Ok(place % from[axis]),
            Ok(place) if place < from[axis] => Ok(place),
            _ => Err(Problem::from(format!("it writes at {place} of {}", from[axis]))),
        };
        let places: Vec<f64> =
            places.map(|at| place(at).map(|at| at as f64)).collect::<Result<_>>()?;
        let graph = c.graph();
        let places = graph.constant(&[places.len()], &places)?;
        let mut axes: Vec<usize> = (0..from.len()).collect();
        axes.swap(0, axis);
        let row = graph.slice(x.id, 0, number, number + 1)?;
        let row = graph.transpose(row, &axes)?;
        let values = graph.slice(update, 0, number, number + 1)?;
        let values = graph.transpose(values, &axes)?;
        let row = write(graph, row, places, values, Written::Instead)?;
        parts.push(graph.transpose(row, &axes)?);
    }
    one(c.graph().concat(&parts, 0)?, x.kind)
}

fn one_hot(c: &mut Context<'_, '_>) -> Made {
    let depth = c.known_number(1)?.ok_or("it has no depth")?;
    let from = c.sizes(0)?;
    let axis = c.axis(c.int("axis", -1)?, from.len() + 1)?;
    if !(1.0..=crate::exchange::build::shapes::MOST_MADE as f64).contains(&depth) {
        return Err(format!("its depth is {depth}").into());
    }
    let (numbers, values) = (c.id(0)?, c.constant(2)?);
    let depth = depth as usize;
    let graph = c.graph();
    let numbers = from_start(graph, numbers, depth)?;
    let sizes = [&from[..axis], &[1], &from[axis..]].concat();
    let numbers = graph.reshape(numbers, &sizes)?;
    let mut along = vec![1; sizes.len()];
    along[axis] = depth;
    let places = made(graph, &along, |place| place as f64)?;
    let is_on = graph.binary(Binary::Equal, numbers, places)?;
    let of = |graph: &mut Graph, n: usize| -> Result<Id> {
        let part = graph.slice(values.id, 0, n, n + 1)?;
        Ok(graph.reshape(part, &[])?)
    };
    let (off, on) = (of(graph, 0)?, of(graph, 1)?);
    one(graph.select(is_on, on, off)?, values.kind)
}

fn arg_extreme(c: &mut Context<'_, '_>, largest: bool) -> Made {
    let (x, rank) = (c.id(0)?, c.rank(0)?);
    let axis = c.axis(c.int("axis", 0)?, rank)?;
    let (keep, last) = (c.flag("keepdims", true)?, c.flag("select_last_index", false)?);
    let graph = c.graph();
    let found = |graph: &mut Graph, x: Id| match largest {
        true => graph.arg_max(x, axis as isize, keep),
        false => graph.arg_min(x, axis as isize, keep),
    };
    if !last {
        return one(found(graph, x)?, Kind::Int);
    }
    // The last of equal numbers is the first when counted from the end.
    let size = graph.shape(x).sizes()[axis];
    let flipped = graph.flip(x, axis as isize)?;
    let from_end = found(graph, flipped)?;
    let last = graph.scalar(size as f64 - 1.0);
    one(graph.sub(last, from_end)?, Kind::Int)
}

fn top_k(c: &mut Context<'_, '_>) -> Made {
    let (x, rank) = (c.value(0)?, c.rank(0)?);
    let axis = c.axis(c.int("axis", -1)?, rank)?;
    let k = match c.int_ref("k")? {
        Some(&k) => k as f64,
        None => c.known_number(1)?.ok_or("it has no k")?,
    };
    let k = if (0.0..=c.sizes(0)?[axis] as f64).contains(&k) {
        k as usize
    } else {
        return Err(format!("k is {k}, of {}", c.sizes(0)?[axis]).into());
    };
    c.ignore("sorted"); // in any order, if not
    let largest = c.flag("largest", true)?;
    let [values, numbers] = c.graph().top_k(x.id, k, axis as isize, largest)?;
    Ok(vec![Value { id: values, kind: x.kind }, Value { id: numbers, kind: Kind::Int }])
}

/// Returns 1 at the largest number along an axis (the first of equal numbers), 0 elsewhere.
pub(super) fn hardmax(graph: &mut Graph, x: Id, axis: usize) -> Result<Id> {
    let best = graph.arg_max(x, axis as isize, true)?;
    let mut along = vec![1; graph.shape(x).rank()];
    along[axis] = graph.shape(x).sizes()[axis];
    let places = made(graph, &along, |place| place as f64)?;
    let is_best = graph.binary(Binary::Equal, best, places)?;
    // Double negation gives the numbers 0 and 1 in the shape of x, as a comparison does.
    let other = graph.unary(Unary::Not, is_best)?;
    Ok(graph.unary(Unary::Not, other)?)
}
