//! Parts of values, other orders of their numbers, and concatenations.

use super::writer::{Attribute, Writer};
use crate::error::{Error, Result};
use crate::graph::Node;
use crate::graph::operations::{Split, StridedAdd, View};

/// Kinds of views of a value.
enum Kind {
    /// The axes in another order.
    Transposed(Vec<i64>),
    /// For each axis: start, number of elements, and step.
    Slice(Vec<(usize, usize, isize)>),
    /// Positions of the numbers in the flattened value.
    Any(Vec<i64>),
}

fn kind(sizes: &[usize], view: &View) -> Kind {
    let whole = View::of(sizes);
    if view.offset == 0
        && let Some(axes) = transposed(sizes, &whole, view)
    {
        return Kind::Transposed(axes);
    }
    if let Some(slice) = slice(sizes, &whole, view) {
        return Kind::Slice(slice);
    }
    let count: usize = view.sizes.iter().product();
    let place = |number: usize| {
        let (mut rest, mut place) = (number, view.offset as i64);
        for (&size, &stride) in view.sizes.iter().zip(&view.strides).rev() {
            place += (rest % size) as i64 * stride as i64;
            rest /= size;
        }
        place
    };
    Kind::Any((0..count).map(place).collect())
}

/// Returns the axes in their new order, if the view contains all numbers and no axis is cut.
fn transposed(sizes: &[usize], whole: &View, view: &View) -> Option<Vec<i64>> {
    if view.sizes.len() != sizes.len() {
        return None;
    }
    let mut left: Vec<usize> = (0..sizes.len()).collect();
    let mut axes = Vec::new();
    for (&size, &stride) in view.sizes.iter().zip(&view.strides) {
        let same =
            |&&axis: &&usize| sizes[axis] == size && (size == 1 || whole.strides[axis] == stride);
        let axis = *left.iter().find(same)?;
        left.retain(|&other| other != axis);
        axes.push(axis as i64);
    }
    Some(axes)
}

/// Returns start, count and step for each axis, if the axes keep their order.
fn slice(sizes: &[usize], whole: &View, view: &View) -> Option<Vec<(usize, usize, isize)>> {
    if view.sizes.len() != sizes.len() || view.sizes.contains(&0) {
        return None;
    }
    let (mut rest, mut parts) = (view.offset, Vec::new());
    for axis in 0..sizes.len() {
        let stride = whole.strides[axis] as usize;
        let start = rest / stride.max(1);
        rest %= stride.max(1);
        let count = view.sizes[axis];
        let step = if count > 1 { view.strides[axis] / stride as isize } else { 1 };
        if count > 1 && step * stride as isize != view.strides[axis] {
            return None;
        }
        let last = start as isize + step * (count as isize - 1);
        if start >= sizes[axis] || last < 0 || last >= sizes[axis] as isize {
            return None;
        }
        parts.push((start, count, step));
    }
    Some(parts)
}

pub(super) fn view(w: &mut Writer<'_>, view: &View, node: &Node) {
    let (x, y) = (node.inputs[0], node.outputs[0]);
    let shape = w.graph.shape(x).clone();
    let batch = i64::from(shape.is_per_row());
    let name = w.name(x);
    let made = match kind(shape.sizes(), view) {
        Kind::Transposed(axes) => {
            let before = if batch == 1 { &[0][..] } else { &[] };
            let axes: Vec<i64> =
                before.iter().copied().chain(axes.iter().map(|axis| axis + batch)).collect();
            w.node("Transpose", &[&name], &[Attribute::Ints("perm", &axes)])
        }
        Kind::Slice(parts) => sliced(w, &name, shape.sizes(), batch, &parts),
        Kind::Any(places) => {
            let flat = w.reshaped(&name, batch == 1, &[shape.len()]);
            let places = w.ints(&places);
            let found = w.node("Gather", &[&flat, &places], &[Attribute::Int("axis", batch)]);
            w.reshaped(&found, batch == 1, &view.sizes)
        }
    };
    w.is(y, made);
}

fn sliced(
    w: &mut Writer<'_>,
    x: &str,
    sizes: &[usize],
    batch: i64,
    parts: &[(usize, usize, isize)],
) -> String {
    let [mut starts, mut ends, mut axes, mut steps] = [const { Vec::new() }; 4];
    for (axis, &(start, count, step)) in parts.iter().enumerate() {
        if (start, count, step) != (0, sizes[axis], 1) {
            let end = start as i64 + step as i64 * count as i64;
            starts.push(start as i64);
            // An end before the first element must not be −1, which means the last element.
            ends.push(if end < 0 { i64::MIN } else { end });
            axes.push(axis as i64 + batch);
            steps.push(step as i64);
        }
    }
    if axes.is_empty() {
        return x.to_owned();
    }
    let lists = [starts, ends, axes, steps].map(|list| w.ints(&list));
    let inputs: Vec<&str> = std::iter::once(x).chain(lists.iter().map(String::as_str)).collect();
    w.node("Slice", &inputs, &[])
}

/// Writes a value surrounded by zeros.
pub(super) fn padded(w: &mut Writer<'_>, add: &StridedAdd, node: &Node) -> Result<()> {
    let whole = View::of(&add.sizes);
    let parts = slice(&add.sizes, &whole, &add.view)
        .filter(|parts| parts.iter().all(|&(.., step)| step == 1));
    let Some(parts) = parts else {
        let wanted = "a value within zeros: this is a gradient's";
        return Err(Error::argument("an operation of the exported network", "strided_add", wanted));
    };
    let per_row = w.graph.shape(node.inputs[0]).is_per_row();
    let before = if per_row { &[0][..] } else { &[] };
    let low = parts.iter().map(|&(start, ..)| start as i64);
    let high = parts
        .iter()
        .zip(&add.sizes)
        .map(|(&(start, count, _), &size)| (size - start - count) as i64);
    let pads: Vec<i64> =
        before.iter().copied().chain(low).chain(before.iter().copied()).chain(high).collect();
    let (x, pads) = (w.name(node.inputs[0]), w.ints(&pads));
    let made = w.node("Pad", &[&x, &pads], &[]);
    w.is(node.outputs[0], made);
    Ok(())
}

pub(super) fn split(w: &mut Writer<'_>, split: &Split, node: &Node) {
    let batch = usize::from(w.graph.shape(node.inputs[0]).is_per_row());
    let sizes: Vec<i64> = split.sizes.iter().map(|&size| size as i64).collect();
    let (x, sizes) = (w.name(node.inputs[0]), w.ints(&sizes));
    let axis = [Attribute::Int("axis", (split.axis + batch) as i64)];
    let made = w.nodes("Split", &[&x, &sizes], &axis, node.outputs.len());
    node.outputs.iter().zip(made).for_each(|(&id, name)| w.is(id, name));
}

pub(super) fn concat(w: &mut Writer<'_>, axis: usize, node: &Node) {
    let batch = usize::from(w.graph.shape(node.outputs[0]).is_per_row());
    let names: Vec<String> = node.inputs.iter().map(|&id| w.name(id)).collect();
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    let made = w.node("Concat", &names, &[Attribute::Int("axis", (axis + batch) as i64)]);
    w.is(node.outputs[0], made);
}
