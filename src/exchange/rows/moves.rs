//! Operations that only move numbers, and leave their expressions unchanged.

use super::args::{Args, outer_inner};
use super::cells::{CELLS, Cell, Mix, Stored, listed};
use crate::error::Result;
use crate::graph::operations::{Concat, Gather, ScatterAdd, Split, View};
use crate::memory;

/// Returns, for each position of sizes `to`, the number of sizes `from` that is repeated there.
pub(super) fn repeated(from: &[usize], to: &[usize]) -> Result<Vec<usize>> {
    let len = to.iter().product();
    if from == to {
        return listed(len, 0..len);
    }
    let (mut strides, mut stride) = (vec![0; to.len()], 1);
    for (axis, &size) in from.iter().enumerate().rev() {
        strides[axis + to.len() - from.len()] = if size == 1 { 0 } else { stride };
        stride *= size;
    }
    let place = |mut number: usize| {
        let mut place = 0;
        for (&size, &stride) in to.iter().zip(&strides).rev() {
            place += number % size * stride;
            number /= size;
        }
        place
    };
    listed(len, (0..len).map(place))
}

/// Returns, for each number of a view, its position in the whole.
fn viewed(view: &View) -> impl Iterator<Item = usize> + '_ {
    let len = view.sizes.iter().product::<usize>();
    let place = move |mut number: usize| {
        let mut place = view.offset as isize;
        for (&size, &stride) in view.sizes.iter().zip(&view.strides).rev() {
            place += (number % size) as isize * stride;
            number /= size;
        }
        place as usize
    };
    (0..len).map(place)
}

pub(super) fn view(args: &Args<'_>, view: &View) -> Result<Vec<Cell>> {
    listed(args.out[0], viewed(view).map(|place| args.inputs[0].at(place)))
}

pub(super) fn view_added(args: &Args<'_>, len: usize, view: &View) -> Result<Vec<Cell>> {
    let mut sums = Sums::new(len)?;
    for (number, place) in viewed(view).enumerate() {
        sums.add(place, args.inputs[0].at(number));
    }
    Ok(sums.0)
}

pub(super) fn concat(args: &Args<'_>, Concat { axis }: &Concat) -> Result<Vec<Cell>> {
    let mut cells = memory::with_capacity(args.out[0], CELLS)?;
    for outer in 0..args.sizes[0][..*axis].iter().product() {
        for (held, sizes) in args.inputs.iter().zip(&args.sizes) {
            let part: usize = sizes[*axis..].iter().product();
            cells.extend((0..part).map(|place| held.at(outer * part + place)));
        }
    }
    Ok(cells)
}

pub(super) fn split(args: &Args<'_>, Split { axis, sizes }: &Split) -> Result<Vec<Vec<Cell>>> {
    let (outer, inner) = outer_inner(args.sizes[0], *axis);
    let whole = args.sizes[0][*axis] * inner;
    let mut start = 0;
    let part = |&size: &usize| {
        let places = (0..outer).flat_map(|o| (0..size * inner).map(move |place| o * whole + place));
        let cells =
            listed(outer * size * inner, places.map(|place| args.inputs[0].at(start + place)));
        start += size * inner;
        cells
    };
    sizes.iter().map(part).collect()
}

/// Sums of expressions, starting from 0.
struct Sums(Vec<Cell>);

impl Sums {
    fn new(len: usize) -> Result<Self> {
        Ok(Self(listed(len, std::iter::repeat_n(Cell::known(0.0), len))?))
    }

    fn add(&mut self, place: usize, cell: Cell) {
        let so_far = &mut self.0[place];
        *so_far = match *so_far == Cell::known(0.0) {
            true => cell,
            false => Mix::new(4).with(*so_far).with(cell).cell(),
        };
    }
}

/// Returns the place that a number refers to, out of `places`.
fn place(number: f64, places: usize) -> Option<usize> {
    (number >= 0.0 && number < places as f64 && number.fract() == 0.0).then_some(number as usize)
}

/// Selection from a table: table (V, …), numbers (…) → (numbers' sizes, …).
pub(super) fn gather(args: &Args<'_>) -> Result<Vec<Cell>> {
    let (table, numbers) = (args.inputs[0], args.inputs[1]);
    let places = args.sizes[0][0];
    let inner = args.sizes[0][1..].iter().product();
    let count = args.len(1);
    let mut cells = memory::with_capacity(count * inner, CELLS)?;
    if let Stored::Known(numbers) = numbers {
        for &number in numbers {
            let place = place(number, places);
            let of = |i| place.map_or(Cell::known(f64::NAN), |place| table.at(place * inner + i));
            cells.extend((0..inner).map(of));
        }
        return Ok(cells);
    }
    let columns = listed(inner, (0..inner).map(|i| table.part(i, inner, places)))?;
    let mix = Mix::of(Gather);
    for number in 0..count {
        let chosen = mix.with(numbers.at(number));
        cells.extend(columns.iter().map(|&column| chosen.with(column).cell()));
    }
    Ok(cells)
}

/// Sums into places: values (numbers' sizes, …), numbers → (size, …).
pub(super) fn scatter_add(args: &Args<'_>, scatter: &ScatterAdd) -> Result<Vec<Cell>> {
    let (values, numbers) = (args.inputs[0], args.inputs[1]);
    let count = args.len(1);
    let inner: usize = args.sizes[0][args.sizes[1].len()..].iter().product();
    if let Stored::Known(numbers) = numbers {
        let mut sums = Sums::new(args.out[0])?;
        for (number, &to) in numbers.iter().enumerate() {
            if let Some(place) = place(to, scatter.size) {
                (0..inner).for_each(|i| sums.add(place * inner + i, values.at(number * inner + i)));
            }
        }
        return Ok(sums.0);
    }
    let all = Mix::of(scatter).with(numbers.all(count));
    let columns = listed(inner, (0..inner).map(|i| all.with(values.part(i, inner, count))))?;
    let places = 0..scatter.size as u64;
    let of_place = |place| columns.iter().map(move |column: &Mix| column.word(place).cell());
    listed(args.out[0], places.flat_map(of_place))
}
