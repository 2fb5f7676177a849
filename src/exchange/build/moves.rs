//! Parts of values, and padding.

use super::shapes::made;
use crate::exchange::problem::Result;
use crate::graph::shape::can_be_multiplied;
use crate::graph::{Graph, Id};

/// Returns the parts with these numbers along an axis.
pub(crate) fn take(graph: &mut Graph, x: Id, axis: usize, numbers: &[usize]) -> Result<Id> {
    let size = graph.shape(x).sizes()[axis];
    debug_assert!(numbers.iter().all(|&number| number < size));
    if numbers.len() == size && numbers.iter().enumerate().all(|(place, &number)| place == number) {
        return Ok(x);
    }
    let numbers: Vec<f64> = numbers.iter().map(|&number| number as f64).collect();
    let numbers = graph.constant(&[numbers.len()], &numbers)?;
    super::indices::gathered(graph, x, axis, numbers)
}

/// The part of an axis that a slice selects.
pub(crate) struct Part {
    pub(crate) start: usize,
    pub(crate) count: usize,
    pub(crate) step: isize,
}

impl Part {
    /// Creates a part. Negative numbers count from the end; the part is limited to the axis.
    pub(crate) fn new(size: usize, start: i64, end: i64, step: i64) -> Result<Self> {
        let whole = size as i64;
        let at = |place: i64| if place < 0 { place.saturating_add(whole) } else { place };
        let (start, end, reach) = match step {
            0 => return Err("its step is 0".into()),
            1.. => {
                let (start, end) = (at(start).clamp(0, whole), at(end).clamp(0, whole));
                (start, end, end - start)
            }
            _ => {
                let last = whole - 1;
                let (start, end) = (at(start).clamp(0, last.max(0)), at(end).clamp(-1, last));
                (start.min(last), end, start.min(last) - end)
            }
        };
        debug_assert!(end <= whole);
        let count = if reach > 0 { (reach as u64).div_ceil(step.unsigned_abs()) } else { 0 };
        // With a single part the step has no effect, and it may be very large.
        let step = if count > 1 { step as isize } else { 1 };
        Ok(Self { start: start.max(0) as usize, count: count as usize, step })
    }
}

/// Pads a value with a number; negative padding cuts the value.
pub(crate) fn padded(graph: &mut Graph, x: Id, pads: &[(i64, i64)], value: f64) -> Result<Id> {
    let mut y = x;
    let mut added = Vec::with_capacity(pads.len());
    for (axis, &(low, high)) in pads.iter().enumerate() {
        let size = graph.shape(y).sizes()[axis];
        let cut = |pad: i64| usize::try_from(pad.saturating_neg()).unwrap_or(0);
        let (from, to) = (cut(low), size.checked_sub(cut(high)));
        let to = to.filter(|&to| from <= to).ok_or("it cuts off more than the whole axis")?;
        y = graph.slice(y, axis as isize, from, to)?;
        let add = |pad: i64| usize::try_from(pad).unwrap_or(0);
        added.push((add(low), add(high)));
    }
    let within = graph.shape(y).sizes().to_vec();
    check_padding(&within, &added)?;
    let zeros = graph.pad(y, &added)?;
    if value == 0.0 || zeros == y {
        return Ok(zeros);
    }
    let sizes = graph.shape(zeros).sizes().to_vec();
    let is_within = made(graph, &sizes, |mut place| {
        let is = |axis: usize| {
            let at = place % sizes[axis];
            place /= sizes[axis];
            (added[axis].0..added[axis].0 + within[axis]).contains(&at)
        };
        f64::from(u8::from((0..sizes.len()).rev().all(is)))
    })?;
    let value = graph.scalar(value);
    Ok(graph.select(is_within, zeros, value)?)
}

/// Returns an error for padding that makes a value too large.
pub(crate) fn check_padding(sizes: &[usize], added: &[(usize, usize)]) -> Result<()> {
    let padded = sizes
        .iter()
        .zip(added)
        .map(|(&size, &(low, high))| size.checked_add(low)?.checked_add(high));
    let padded: Option<Vec<usize>> = padded.collect();
    match padded.is_some_and(|padded| can_be_multiplied(&padded)) {
        true => Ok(()),
        false => Err(format!("it adds {added:?} to {sizes:?}").into()),
    }
}

/// Returns the source position for each position along an axis that is padded with numbers of the value itself.
pub(crate) fn around(mode: &str, size: usize, (low, high): (i64, i64)) -> Result<Vec<usize>> {
    let (whole, end) = (size as i64, (size as i64).saturating_add(high));
    let count = end.saturating_add(low);
    if size == 0 || count < 0 || count > super::shapes::MOST_MADE as i64 {
        return Err(format!("it adds {low} and {high} to {size}").into());
    }
    let number = |place: i64| match mode {
        "edge" => place.clamp(0, whole - 1),
        "wrap" => place.rem_euclid(whole),
        _ if whole == 1 => 0,
        // Reflection, back and forth.
        _ => {
            let period = 2 * (whole - 1);
            let place = place.rem_euclid(period);
            place.min(period - place)
        }
    };
    Ok((-low..end).map(|place| number(place) as usize).collect())
}
