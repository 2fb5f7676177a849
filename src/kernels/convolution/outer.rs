//! The gradient of the weights if there are enough outputs to fill vectors: at each place, the products of a tap's number
//! with all outputs are added.
//!
//! Compared with dot products along the places, nothing is lost at the ends of short rows. The sum of a weight runs over the
//! places in order. The sums of a group are stored as (taps, outputs) until all rows are done.

use super::Geometry;
use super::planes::Planes;
use super::strip::{fill_taps, taps_len};
use super::taps::{Tap, table};
use crate::simd::{Kernel, Level, Simd, run_at};

/// The number of outputs is padded to a multiple of this.
const LANES: usize = 16;
/// Number of places whose outputs stay in the first-level cache while all taps use them.
const CHUNK: usize = 128;
/// Minimum number of taps for which transposing y is worth the time.
const FEWEST_TAPS: usize = 48;

/// Returns true if this algorithm is the faster one.
pub(super) fn suits(g: &Geometry) -> bool {
    let outputs = g.group_outputs();
    taps_len(g) >= FEWEST_TAPS && 8 * outputs >= 7 * outputs.next_multiple_of(LANES)
}

/// Returns the number of taps of a tile: the one that leaves the fewest taps over.
fn tile_taps(taps: usize) -> usize {
    let left = |tile: &usize| taps.next_multiple_of(*tile);
    // If several are equal, the first is used.
    [12, 9, 8].into_iter().min_by_key(left).unwrap_or(12)
}

/// The division of the scratch memory.
struct Layout {
    planes: Planes,
    /// Number of taps, including those that fill up the last tile.
    taps: usize,
    /// Number of outputs of a group, padded.
    outputs: usize,
    places: usize,
}

impl Layout {
    fn new(g: &Geometry) -> Self {
        let taps = taps_len(g);
        Self {
            planes: Planes::of_x(g),
            taps: taps.next_multiple_of(tile_taps(taps)),
            outputs: g.group_outputs().next_multiple_of(LANES),
            places: g.places[0] * g.places[1],
        }
    }

    /// Number of values of a group's sums.
    fn sums(&self) -> usize {
        self.taps * self.outputs
    }
}

/// Returns the size of the scratch memory of [`weights`], in numbers.
pub(super) fn scratch(g: &Geometry) -> usize {
    let layout = Layout::new(g);
    let turned = layout.places * layout.outputs;
    2 * layout.taps + layout.planes.len(g.inputs) + g.groups * layout.sums() + turned
}

pub(super) fn weights(
    level: Level,
    d_w: &mut [f32],
    x: &[f32],
    d_y: &[f32],
    g: &Geometry,
    scratch: &mut [f32],
) {
    let layout = Layout::new(g);
    let Layout { planes, places, .. } = layout;
    let (m, count) = (g.group_outputs(), taps_len(g));
    let (taps, scratch) = scratch.split_at_mut(2 * layout.taps);
    let (copy, scratch) = scratch.split_at_mut(planes.len(g.inputs));
    let (sums, scratch) = scratch.split_at_mut(g.groups * layout.sums());
    let turned = &mut scratch[..places * layout.outputs];
    let taps = table(taps);
    fill_taps(&mut taps[..count], g, &planes);
    // The last tile is filled up with repeated taps.
    let last = taps[count - 1];
    taps[count..].fill(last);
    copy.fill(0.0);
    sums.fill(0.0);
    turned.fill(0.0);
    for (x, d_y) in x.chunks_exact(g.x_len()).zip(d_y.chunks_exact(g.y_len())) {
        planes.copy(level, copy, x);
        let x = if copy.is_empty() { x } else { &*copy };
        for (group, sums) in sums.chunks_exact_mut(layout.sums()).enumerate() {
            let d_y = &d_y[group * m * places..][..m * places];
            run_at(
                level,
                Turn { to: turned, to_row: layout.outputs, from: d_y, rows: m, add: false },
            );
            let products = Products {
                sums,
                outputs: layout.outputs,
                x: &x[group * g.group_inputs() * planes.channel()..],
                pitch: planes.pitch,
                taps,
                tile: tile_taps(count),
                d_y: turned,
                places: g.places,
            };
            run_at(level, products);
        }
    }
    for (d_w, sums) in d_w.chunks_exact_mut(m * count).zip(sums.chunks_exact(layout.sums())) {
        let from = &sums[..count * layout.outputs];
        run_at(level, Turn { to: d_w, to_row: count, from, rows: count, add: true });
    }
}

/// Writes or adds the transpose of `from`, a matrix with this number of rows; as many of its columns are used as `to` has
/// rows.
struct Turn<'a> {
    to: &'a mut [f32],
    to_row: usize,
    from: &'a [f32],
    rows: usize,
    add: bool,
}

impl Kernel for Turn<'_> {
    type Output = ();

    #[inline(always)]
    fn run<S: Simd>(self, s: S) {
        let Turn { to, to_row, from, rows, add } = self;
        let from_row = from.len() / rows;
        let columns = from_row.min(to.len() / to_row);
        assert!(rows <= to_row, "turn: rows");
        let (whole_rows, whole_columns) = (rows - rows % S::LANES, columns - columns % S::LANES);
        let mut block = [0.0; LANES * LANES];
        for row in (0..whole_rows).step_by(S::LANES) {
            for column in (0..whole_columns).step_by(S::LANES) {
                // SAFETY: a square of LANES² numbers from this position on lies in `from`, its transpose in `to`, and one in
                // `block`.
                unsafe {
                    let from = from.as_ptr().add(row * from_row + column);
                    let to = to.as_mut_ptr().add(column * to_row + row);
                    if !add {
                        s.transpose(to, to_row, from, from_row);
                        continue;
                    }
                    s.transpose(block.as_mut_ptr(), S::LANES, from, from_row);
                    for r in 0..S::LANES {
                        let to = to.add(r * to_row);
                        s.store(to, s.add(s.load(to), s.load(block.as_ptr().add(r * S::LANES))));
                    }
                }
            }
        }
        let mut rest = |row: usize, column: usize| {
            let (to, from) = (&mut to[column * to_row + row], from[row * from_row + column]);
            *to = if add { *to + from } else { from };
        };
        for row in 0..whole_rows {
            (whole_columns..columns).for_each(|column| rest(row, column));
        }
        for row in whole_rows..rows {
            (0..columns).for_each(|column| rest(row, column));
        }
    }
}

/// sums (taps, outputs) += Σ over the places of the numbers of each tap with `d_y` (places, outputs), in order.
struct Products<'a> {
    sums: &'a mut [f32],
    /// A multiple of LANES.
    outputs: usize,
    x: &'a [f32],
    pitch: usize,
    /// A multiple of `tile`.
    taps: &'a [Tap],
    tile: usize,
    d_y: &'a [f32],
    places: [usize; 2],
}

impl Kernel for Products<'_> {
    type Output = ();

    #[inline(always)]
    fn run<S: Simd>(mut self, s: S) {
        let [rows, columns] = self.places;
        let last = self.taps.iter().fold(0, |last, tap| last.max(tap[1] as usize));
        assert!(last + (rows - 1) * self.pitch + columns <= self.x.len(), "outer: x");
        assert_eq!(self.d_y.len(), rows * columns * self.outputs, "outer: d_y");
        assert_eq!(self.sums.len(), self.taps.len() * self.outputs, "outer: sums");
        assert!(self.taps.len().is_multiple_of(self.tile), "outer: taps");
        assert!(self.outputs.is_multiple_of(LANES), "outer: outputs");
        let step = (CHUNK / columns).max(1);
        for first in (0..rows).step_by(step) {
            for start in (0..columns).step_by(CHUNK) {
                let chunk = Chunk {
                    rows: [first, rows.min(first + step)],
                    columns: [start, columns.min(start + CHUNK)],
                };
                // SAFETY: every tap's number of every place lies in x, and the other slices have the required lengths.
                unsafe {
                    match (S::LANES, self.tile) {
                        (LANES, 12) => self.outputs::<S, 12>(s, &chunk),
                        (LANES, 9) => self.outputs::<S, 9>(s, &chunk),
                        (LANES, _) => self.outputs::<S, 8>(s, &chunk),
                        (_, 12) => self.outputs::<S, 6>(s, &chunk),
                        (_, 9) => self.outputs::<S, 3>(s, &chunk),
                        (..) => self.outputs::<S, 4>(s, &chunk),
                    }
                }
            }
        }
    }
}

/// A range of places: rows and columns.
struct Chunk {
    rows: [usize; 2],
    columns: [usize; 2],
}

impl Products<'_> {
    /// Computes the products of all taps with all outputs, R taps and one or two vectors of outputs at a time.
    ///
    /// # Safety
    /// The numbers of every tap and output must exist for the chunk's places; R divides the number of taps.
    #[inline(always)]
    unsafe fn outputs<S: Simd, const R: usize>(&mut self, s: S, chunk: &Chunk) {
        let mut output = 0;
        while output < self.outputs {
            let two = output + 2 * S::LANES <= self.outputs;
            for tap in (0..self.taps.len()).step_by(R) {
                // SAFETY: the caller's promise.
                unsafe {
                    match two {
                        true => self.tile::<S, R, 2>(s, chunk, tap, output),
                        false => self.tile::<S, R, 1>(s, chunk, tap, output),
                    }
                }
            }
            output += if two { 2 * S::LANES } else { S::LANES };
        }
    }

    /// # Safety
    /// Those of [`Self::outputs`], for R taps and V vectors of outputs from this position on.
    #[inline(always)]
    unsafe fn tile<S: Simd, const R: usize, const V: usize>(
        &mut self,
        s: S,
        chunk: &Chunk,
        tap: usize,
        output: usize,
    ) {
        let mut sums = [[s.splat(0.0); V]; R];
        let mut taps = [0; R];
        for (to, tap) in taps.iter_mut().zip(&self.taps[tap..]) {
            *to = tap[1] as usize;
        }
        let [start, end] = chunk.columns;
        // SAFETY: the caller's promise.
        unsafe {
            let held = self.sums.as_mut_ptr().add(tap * self.outputs + output);
            for (r, sums) in sums.iter_mut().enumerate() {
                for (v, sum) in sums.iter_mut().enumerate() {
                    *sum = s.load(held.add(r * self.outputs + v * S::LANES));
                }
            }
            for row in chunk.rows[0]..chunk.rows[1] {
                let mut x = self.x.as_ptr().add(row * self.pitch + start);
                let mut y = self.d_y.as_ptr();
                y = y.add((row * self.places[1] + start) * self.outputs + output);
                for _ in start..end {
                    let mut right = [s.splat(0.0); V];
                    for (v, right) in right.iter_mut().enumerate() {
                        *right = s.load(y.add(v * S::LANES));
                    }
                    for (sums, &tap) in sums.iter_mut().zip(&taps) {
                        let left = s.splat(*x.add(tap));
                        for (sum, &right) in sums.iter_mut().zip(&right) {
                            *sum = s.mul_add(left, right, *sum);
                        }
                    }
                    x = x.wrapping_add(1);
                    y = y.wrapping_add(self.outputs);
                }
            }
            for (r, sums) in sums.iter().enumerate() {
                for (v, &sum) in sums.iter().enumerate() {
                    s.store(held.add(r * self.outputs + v * S::LANES), sum);
                }
            }
        }
    }
}
