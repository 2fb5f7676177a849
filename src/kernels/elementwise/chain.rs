//! Chains of several elementwise functions, applied one after the other to each number: memory is read and written only
//! once.
//!
//! A tile of numbers goes through all steps while it is in the first-level cache. Steps are interpreted, not compiled; a
//! tile is long enough to make this cost negligible.

use std::hint::select_unpredictable;

use super::functions::{Binary, BinaryJob, Unary, UnaryJob};
use crate::kernels::Real;
use crate::simd::{Kernel, Level, Simd, dispatch, run_at};

/// Number of values that go through the steps together.
pub(crate) const TILE: usize = 2048;

/// One function of a chain. Its operands are register numbers: first the chain's operands, then the results of earlier
/// steps.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Step {
    /// y = f(x)
    Unary(Unary, usize),
    /// f′(x)
    Slope(Unary, usize),
    /// Two results: f(x) and f′(x).
    WithSlope(Unary, usize),
    /// y = f(a, b)
    Binary(Binary, [usize; 2]),
    /// b where a is not 0, else c.
    Where([usize; 3]),
    /// y = x
    Copy(usize),
}

impl Step {
    /// Returns the registers that the step reads.
    pub(crate) fn reads(&self) -> impl Iterator<Item = usize> {
        let (registers, count) = match *self {
            Step::Unary(_, x) | Step::Slope(_, x) | Step::WithSlope(_, x) | Step::Copy(x) => {
                ([x; 3], 1)
            }
            Step::Binary(_, [a, b]) => ([a, b, b], 2),
            Step::Where(registers) => (registers, 3),
        };
        registers.into_iter().take(count)
    }
}

impl Step {
    /// Returns the number of registers that the step writes.
    #[must_use]
    pub(crate) fn results(&self) -> usize {
        if matches!(self, Step::WithSlope(..)) { 2 } else { 1 }
    }
}

/// The way in which an operand is read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Operand {
    /// Read unchanged, one number after the other.
    Whole,
    /// Read repeatedly. Each pair is the length of a size and the distance of its numbers (0: the same number again),
    /// innermost first. The last size has no end.
    Repeated(Vec<(usize, usize)>),
}

impl Operand {
    /// Returns true if the operand is a single number.
    #[must_use]
    pub(crate) fn is_scalar(&self) -> bool {
        matches!(self, Operand::Repeated(sizes) if sizes.iter().all(|&(_, stride)| stride == 0))
    }
}

/// A chain of elementwise functions.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Chain {
    /// Ways in which the operands are read.
    pub(crate) operands: Vec<Operand>,
    /// Functions in order.
    pub(crate) steps: Vec<Step>,
    /// Destination of each register's numbers: an output, or a tile of the workspace. The place of a scalar operand
    /// belongs to no other register.
    pub(crate) places: Vec<Place>,
}

/// The place of a register's numbers.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Place {
    /// Operand with this index.
    Operand(usize),
    /// Output with this index.
    Output(usize),
    /// Tile with this index in the workspace.
    Tile(usize),
}

impl Chain {
    /// Returns the size of the workspace that the chain needs, in numbers.
    #[must_use]
    pub(crate) fn workspace(&self) -> usize {
        let tiles = self.places.iter().map(|place| match place {
            Place::Tile(tile) => tile + 1,
            _ => 0,
        });
        tiles.max().unwrap_or(0) * TILE
    }

    /// Applies the functions to `len` numbers.
    ///
    /// # Panics
    /// If an output or a whole operand has another length than the first output.
    pub(crate) fn run<'a, T: Real>(
        &self,
        outputs: &mut [&'a mut [T]],
        operands: &[&'a [T]],
        workspace: &mut [T],
    ) {
        let len = outputs.first().map_or(0, |out| out.len());
        assert!(outputs.iter().all(|out| out.len() == len), "chain: lengths of outputs");
        assert!(workspace.len() >= self.workspace(), "chain: length of the workspace");
        for (operand, how) in operands.iter().zip(&self.operands) {
            assert!(*how != Operand::Whole || operand.len() == len, "chain: length of an operand");
        }
        dispatch(Run { chain: self, outputs, operands, workspace, len });
    }
}

struct Run<'a, 'b, T> {
    chain: &'a Chain,
    outputs: &'a mut [&'b mut [T]],
    operands: &'a [&'b [T]],
    workspace: &'a mut [T],
    len: usize,
}

impl<T: Real> Kernel for Run<'_, '_, T> {
    type Output = ();

    #[inline(always)]
    fn run<S: Simd>(mut self, _: S) {
        self.fill_scalars();
        for start in (0..self.len).step_by(TILE) {
            let n = TILE.min(self.len - start);
            let mut results = self.chain.operands.len();
            self.repeat(start, n);
            for step in &self.chain.steps {
                // SAFETY: a step's result has its own register, so the mutable slice overlaps no other.
                let read = |register: usize| unsafe {
                    std::slice::from_raw_parts(self.at(register, start).cast_const(), n)
                };
                // SAFETY: as above.
                let write = |register: usize| unsafe {
                    std::slice::from_raw_parts_mut(self.at(register, start), n)
                };
                match *step {
                    Step::Unary(f, x) => f.select(Value { x: read(x), y: write(results) }),
                    Step::Slope(f, x) => f.select(Slope { x: read(x), y: write(results) }),
                    Step::WithSlope(f, x) => {
                        f.select(Both { x: read(x), y: write(results), slope: write(results + 1) })
                    }
                    Step::Binary(f, [a, b]) => {
                        f.select(Two { a: read(a), b: read(b), y: write(results) });
                    }
                    Step::Copy(x) => write(results).copy_from_slice(read(x)),
                    Step::Where([condition, a, b]) => {
                        let (condition, a, b) = (read(condition), read(a), read(b));
                        let operands = condition.iter().zip(a).zip(b);
                        for (y, ((&condition, &a), &b)) in write(results).iter_mut().zip(operands) {
                            // As an `if` the compiler would load from one of two addresses, number by number.
                            *y = select_unpredictable(condition != T::ZERO, a, b);
                        }
                    }
                }
                results += step.results();
            }
        }
    }
}

impl<T: Real> Run<'_, '_, T> {
    /// Returns a pointer to a register's numbers from `start` on.
    #[inline(always)]
    fn at(&self, register: usize, start: usize) -> *mut T {
        match self.chain.places[register] {
            // Only read: no step's result has an operand's place.
            Place::Operand(n) => self.operands[n].as_ptr().wrapping_add(start).cast_mut(),
            Place::Output(n) => self.outputs[n].as_ptr().wrapping_add(start).cast_mut(),
            Place::Tile(tile) => self.workspace.as_ptr().wrapping_add(tile * TILE).cast_mut(),
        }
    }

    /// Fills the tiles of single-number operands, once for all tiles.
    #[inline(always)]
    fn fill_scalars(&mut self) {
        let n = TILE.min(self.len);
        for (register, operand) in self.chain.operands.iter().enumerate() {
            if let (true, Place::Tile(tile)) =
                (operand.is_scalar() && n > 0, self.chain.places[register])
            {
                self.workspace[tile * TILE..][..n].fill(self.operands[register][0]);
            }
        }
    }

    /// Fills the tiles of repeated operands with their numbers from `start` on.
    #[inline(always)]
    fn repeat(&mut self, start: usize, n: usize) {
        for (register, operand) in self.chain.operands.iter().enumerate() {
            if let (Operand::Repeated(sizes), Place::Tile(tile)) =
                (operand, self.chain.places[register])
                && !operand.is_scalar()
            {
                repeat(
                    &mut self.workspace[tile * TILE..][..n],
                    self.operands[register],
                    start,
                    sizes,
                );
            }
        }
    }
}

/// Maximum number of sizes; graphs with more are refused.
pub(crate) const MOST_SIZES: usize = 8;

/// Writes the numbers of `from`, repeated, from position `start` on.
#[inline(always)]
fn repeat<T: Copy>(tile: &mut [T], from: &[T], start: usize, sizes: &[(usize, usize)]) {
    let (last, stride) = sizes[0];
    let outer = &sizes[1..];
    // The position of the run: its digits in the mixed base of the sizes.
    let (mut digits, mut at) = ([0; MOST_SIZES + 1], 0);
    let (mut first, mut rest) = (start % last, start / last);
    for (digit, &(size, stride)) in digits.iter_mut().zip(outer) {
        *digit = rest % size;
        rest /= size;
        at += *digit * stride;
    }
    let mut done = 0;
    while done < tile.len() {
        let run = (last - first).min(tile.len() - done);
        let to = &mut tile[done..done + run];
        match stride {
            0 => to.fill(from[at]),
            1 => to.copy_from_slice(&from[at + first..at + first + run]),
            _ => {
                to.iter_mut().enumerate().for_each(|(i, to)| *to = from[at + (first + i) * stride])
            }
        }
        done += run;
        first = 0;
        for (digit, &(size, stride)) in digits.iter_mut().zip(outer) {
            *digit += 1;
            at += stride;
            if *digit < size {
                break;
            }
            at -= *digit * stride;
            *digit = 0;
        }
    }
}

/// Returns true if all numbers have a property. It has no early exit, so that it can use vector instructions.
#[inline(always)]
fn every<T: Copy>(x: &[T], is: impl Fn(T) -> bool) -> bool {
    x.iter().fold(true, |all, &x| all & is(x))
}

struct Value<'a, T> {
    x: &'a [T],
    y: &'a mut [T],
}

impl<T: Real> UnaryJob<T> for Value<'_, T> {
    #[inline(always)]
    fn all(&self, is: impl Fn(T) -> bool) -> bool {
        every(self.x, is)
    }

    #[inline(always)]
    fn run(self, value: impl Fn(T) -> T, _: impl Fn(T) -> (T, T)) {
        for (y, &x) in self.y.iter_mut().zip(self.x) {
            *y = value(x);
        }
    }
}

struct Slope<'a, T> {
    x: &'a [T],
    y: &'a mut [T],
}

impl<T: Real> UnaryJob<T> for Slope<'_, T> {
    #[inline(always)]
    fn all(&self, is: impl Fn(T) -> bool) -> bool {
        every(self.x, is)
    }

    #[inline(always)]
    fn run(self, _: impl Fn(T) -> T, with_slope: impl Fn(T) -> (T, T)) {
        for (y, &x) in self.y.iter_mut().zip(self.x) {
            *y = with_slope(x).1;
        }
    }
}

struct Both<'a, T> {
    x: &'a [T],
    y: &'a mut [T],
    slope: &'a mut [T],
}

impl<T: Real> UnaryJob<T> for Both<'_, T> {
    #[inline(always)]
    fn all(&self, is: impl Fn(T) -> bool) -> bool {
        every(self.x, is)
    }

    #[inline(always)]
    fn run(self, _: impl Fn(T) -> T, with_slope: impl Fn(T) -> (T, T)) {
        for ((y, slope), &x) in self.y.iter_mut().zip(self.slope).zip(self.x) {
            (*y, *slope) = with_slope(x);
        }
    }
}

/// Computes y = f(x) and slope = f′(x) with one instruction set.
///
/// # Panics
/// If the slices do not have the same length.
pub(crate) fn value_and_slope<T: Real>(
    level: Level,
    f: Unary,
    x: &[T],
    y: &mut [T],
    slope: &mut [T],
) {
    assert!(y.len() == x.len() && slope.len() == x.len(), "value and slope: lengths");
    run_at(level, WithSlope(f, Both { x, y, slope }));
}

struct WithSlope<'a, T>(Unary, Both<'a, T>);

impl<T: Real> Kernel for WithSlope<'_, T> {
    type Output = ();

    #[inline(always)]
    fn run<S: Simd>(self, _: S) {
        self.0.select(self.1);
    }
}

struct Two<'a, T> {
    a: &'a [T],
    b: &'a [T],
    y: &'a mut [T],
}

impl<T: Real> BinaryJob<T> for Two<'_, T> {
    #[inline(always)]
    fn run(self, value: impl Fn(T, T) -> T) {
        for ((y, &a), &b) in self.y.iter_mut().zip(self.a).zip(self.b) {
            *y = value(a, b);
        }
    }
}
