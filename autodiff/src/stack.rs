//! Stack for calls whose sweeps are apart: it stores what the reverse sweep of a call needs. One stack serves the call
//! and all calls inside of it, to any depth. The forward sweep of a call puts one record on it, the reverse sweep takes
//! the record off again.
//!
//! A record of plain values is stored in the stack itself, followed by its type. A record that owns memory is boxed.
//! The type is compared when the record is taken. So sweeps that are out of step panic, and the wrong bytes are never
//! read.

use core::any::{Any, TypeId};
use core::marker::PhantomData;
use core::mem::MaybeUninit;

use crate::Differentiable;
use crate::held::Held;
use crate::memory;
use crate::shapes::Shapes;
use crate::tape::Tape;

type Word = MaybeUninit<u64>;

/// Smallest and largest size of a block in words. In between, a block is an eighth of those before it, so that at most
/// a ninth of a stack is empty.
const BLOCK: (usize, usize) = (512, 128 << 10);

/// Stack of records that forward sweeps store for reverse sweeps.
#[derive(Debug, Default)]
pub struct Stack {
    /// The top block. A record never extends over two blocks.
    top: Vec<Word>,
    below: Vec<Vec<Word>>,
    /// An empty block, so that a stack whose top moves across the edge of a block does not allocate each time.
    spare: Vec<Word>,
    /// Records that own memory, each with its bytes.
    owned: Vec<(Box<dyn Any>, usize)>,
    held: Held,
}

/// Returns true if a value of the type can be stored in the stack itself.
const fn is_plain<T>() -> bool {
    !core::mem::needs_drop::<T>() && align_of::<T>() <= align_of::<u64>()
}

/// Returns a word that identifies a type.
#[inline]
fn word_of<T: 'static>() -> u64 {
    const { assert!(size_of::<TypeId>() >= size_of::<u64>()) };
    let id = TypeId::of::<T>();
    // SAFETY: a `TypeId` is a hash of 16 bytes, all of which are set; half of them distinguish types, too.
    unsafe { (&raw const id).cast::<u64>().read_unaligned() }
}

impl Stack {
    /// Creates an empty stack. Does not allocate.
    #[inline]
    #[must_use]
    pub const fn new() -> Self {
        Self {
            top: Vec::new(),
            below: Vec::new(),
            spare: Vec::new(),
            owned: Vec::new(),
            held: Held::new(),
        }
    }

    /// Reserves memory for a record of `words`, and a word more, at the end of the top block.
    #[inline]
    fn reserve(&mut self, words: usize) {
        if self.top.capacity() - self.top.len() <= words {
            self.next_block(words + 1);
        }
    }

    #[cold]
    #[inline(never)]
    fn next_block(&mut self, words: usize) {
        let mut block = core::mem::take(&mut self.spare);
        if block.capacity() < words {
            self.free(block);
            let eighth = self.held.bytes() / (8 * size_of::<Word>());
            let wanted = eighth.clamp(BLOCK.0, BLOCK.1).max(words);
            block = memory::vec(wanted);
            self.held.add(size_of::<Word>() * block.capacity());
        }
        let full = core::mem::replace(&mut self.top, block);
        if full.capacity() > 0 {
            if self.below.len() == self.below.capacity() {
                let mut more = memory::vec((2 * self.below.capacity()).max(16));
                more.append(&mut self.below);
                memory::put_back(core::mem::replace(&mut self.below, more));
            }
            self.below.push(full);
        }
    }

    fn free(&mut self, block: Vec<Word>) {
        if block.capacity() > 0 {
            self.held.subtract(size_of::<Word>() * block.capacity());
            memory::put_back(block);
        }
    }

    /// Returns the start of the record on top. The record must be of the type `T`; `words` returns its length.
    #[inline]
    fn record<T: 'static>(&mut self, words: impl FnOnce(&[Word]) -> usize) -> usize {
        if self.top.is_empty() {
            self.back();
        }
        let Some((tag, below)) = self.top.split_last() else { out_of_step() };
        // SAFETY: every record on the stack ends with a type.
        if unsafe { tag.assume_init() } != word_of::<T>() {
            out_of_step();
        }
        match below.len().checked_sub(words(below)) {
            Some(start) => start,
            None => out_of_step(),
        }
    }

    #[cold]
    #[inline(never)]
    fn back(&mut self) {
        if let Some(block) = self.below.pop() {
            let empty = core::mem::replace(&mut self.top, block);
            let old = core::mem::replace(&mut self.spare, empty);
            self.free(old);
        }
    }

    #[inline]
    fn push<T: 'static>(&mut self, value: T, owned_bytes: usize) {
        if !is_plain::<T>() {
            self.push_owned(value, owned_bytes);
            return;
        }
        let words = size_of::<T>().div_ceil(8);
        self.reserve(words);
        let end = self.top.len();
        // SAFETY: the memory is reserved; a word has the alignment that the value needs, and the value needs no drop.
        unsafe {
            let at = self.top.as_mut_ptr().add(end);
            at.cast::<T>().write(value);
            at.add(words).write(MaybeUninit::new(word_of::<T>()));
            self.top.set_len(end + words + 1);
        }
    }

    fn push_owned<T: 'static>(&mut self, value: T, owned_bytes: usize) {
        let bytes = size_of::<T>() + owned_bytes;
        self.held.add(bytes);
        self.owned.push((Box::new(value), bytes));
    }

    fn pop_owned<T: 'static>(&mut self) -> T {
        let Some((value, bytes)) = self.owned.pop() else { out_of_step() };
        self.held.subtract(bytes);
        match value.downcast() {
            Ok(value) => *value,
            Err(_) => out_of_step(),
        }
    }

    #[inline]
    fn pop<T: 'static>(&mut self) -> T {
        if !is_plain::<T>() {
            return self.pop_owned();
        }
        let start = self.record::<T>(|_| size_of::<T>().div_ceil(8));
        // SAFETY: the type shows that a `T` was put here, and it is taken off once.
        unsafe {
            let value = self.top.as_ptr().add(start).cast::<T>().read();
            self.top.set_len(start);
            value
        }
    }

    /// Puts the values of a tape on the stack, without the tape's own memory.
    fn push_tape<T: 'static>(&mut self, mut tape: Tape<T>, owned_bytes: usize) {
        if !is_plain::<T>() {
            self.push_owned(tape, owned_bytes);
            return;
        }
        let count = tape.len();
        let words = (count * size_of::<T>()).div_ceil(8);
        self.reserve(words + 1);
        let end = self.top.len();
        // SAFETY: the memory is reserved; values are stored side by side from a word on, with the alignment that they
        // need, and need no drop.
        unsafe {
            let start = self.top.as_mut_ptr().add(end);
            let mut at = start.cast::<T>();
            for slab in tape.slabs() {
                core::ptr::copy_nonoverlapping(slab.as_ptr(), at, slab.len());
                at = at.add(slab.len());
            }
            start.add(words).write(MaybeUninit::new(count as u64));
            start.add(words + 1).write(MaybeUninit::new(word_of::<Tape<T>>()));
            self.top.set_len(end + words + 2);
        }
        if count > 0 {
            tape.forget();
        }
    }

    fn pop_tape<T: 'static>(&mut self) -> Tape<T> {
        if !is_plain::<T>() {
            return self.pop_owned();
        }
        let mut count = 0;
        let start = self.record::<Tape<T>>(|below| {
            // SAFETY: the type shows that a tape of `T`s was put here: its values, and their number.
            count = below.last().map_or(0, |word| unsafe { word.assume_init() }) as usize;
            (count * size_of::<T>()).div_ceil(8) + 1
        });
        let mut values = Vec::new();
        if count > 0 {
            values = memory::vec::<T>(count);
        }
        // SAFETY: the stack holds `count` values, which are taken off once.
        unsafe {
            let from = self.top.as_ptr().add(start).cast::<T>();
            core::ptr::copy_nonoverlapping(from, values.as_mut_ptr(), count);
            values.set_len(count);
            self.top.set_len(start);
        }
        Tape::of(values)
    }
}

impl Drop for Stack {
    fn drop(&mut self) {
        for block in [core::mem::take(&mut self.top), core::mem::take(&mut self.spare)] {
            self.free(block);
        }
        while let Some(block) = self.below.pop() {
            self.free(block);
        }
        memory::put_back(core::mem::take(&mut self.below));
    }
}

#[cold]
#[inline(never)]
#[track_caller]
fn out_of_step() -> ! {
    panic!("the reverse sweep of a call takes what its forward sweep kept: an error of the engine")
}

/// A record of the stack, shared by both sweeps of a function, so that its type is the same in both.
#[derive(Debug)]
pub struct Record<T>(PhantomData<fn() -> T>);

impl<T> Default for Record<T> {
    fn default() -> Self {
        Self::new()
    }
}

impl<T> Record<T> {
    /// Creates a record of a type that is still to be inferred.
    #[inline]
    #[must_use]
    pub const fn new() -> Self {
        Self(PhantomData)
    }
}

impl<T: 'static> Record<T> {
    /// Puts the record on the stack.
    #[inline]
    pub fn put(&self, stack: &mut Stack, value: T) {
        stack.push(value, 0);
    }

    /// Puts a record on the stack that owns `owned_bytes` bytes elsewhere.
    #[inline]
    pub fn put_owning(&self, stack: &mut Stack, owned_bytes: usize, value: T) {
        stack.push(value, owned_bytes);
    }

    /// Takes the record off the stack.
    ///
    /// # Panics
    /// If a record of another type is on top, an error of the engine.
    #[inline]
    pub fn take(&self, stack: &mut Stack) -> T {
        stack.pop()
    }

    /// Puts the values of a tape on the stack.
    #[inline]
    pub fn put_tape(&self, stack: &mut Stack, tape: Tape<T>) {
        stack.push_tape(tape, 0);
    }

    /// Puts the values of a tape on the stack, which own `owned_bytes` bytes elsewhere.
    #[inline]
    pub fn put_tape_owning(&self, stack: &mut Stack, owned_bytes: usize, tape: Tape<T>) {
        stack.push_tape(tape, owned_bytes);
    }

    /// Takes the values of a tape off the stack.
    ///
    /// # Panics
    /// See [`Self::take`].
    #[inline]
    pub fn take_tape(&self, stack: &mut Stack) -> Tape<T> {
        stack.pop_tape()
    }
}

impl<T: Differentiable + 'static> Record<T> {
    /// Puts shapes on the stack, or nothing for a type whose values all have the same shape.
    #[inline]
    pub fn put_shapes(&self, stack: &mut Stack, shapes: Shapes<T>) {
        if !T::STATIC {
            stack.push(shapes, 0);
        }
    }

    /// Takes shapes off the stack.
    ///
    /// # Panics
    /// See [`Self::take`].
    #[inline]
    pub fn take_shapes(&self, stack: &mut Stack) -> Shapes<T> {
        if T::STATIC { Shapes::new() } else { stack.pop() }
    }
}

/// Inputs of one of the two sweeps of a call: the arguments, or the shadows and the seed.
#[derive(Debug)]
pub enum Sweep<A, D> {
    /// The forward sweep.
    Forward(A),
    /// The reverse sweep.
    Reverse(D),
}

/// Result of a sweep: the value, or the derivatives with respect to the arguments passed by value.
#[derive(Debug)]
pub enum Swept<V, G> {
    /// After the forward sweep.
    Value(V),
    /// After the reverse sweep.
    Gradient(G),
}

impl<V, G> Swept<V, G> {
    /// Returns the value.
    #[inline]
    pub fn value(self) -> V {
        match self {
            Self::Value(value) => value,
            Self::Gradient(_) => out_of_step(),
        }
    }

    /// Returns the derivatives.
    #[inline]
    pub fn gradient(self) -> G {
        match self {
            Self::Gradient(gradient) => gradient,
            Self::Value(_) => out_of_step(),
        }
    }
}

/// Marker of a call whose sweeps are apart.
#[derive(Debug, Clone, Copy)]
pub struct Apart;

/// Type that shows whether the sweeps of a call are apart, or run one after the other in the reverse sweep of the
/// caller.
pub trait IsApart {
    /// True if the sweeps are apart.
    const IS: bool;
}

impl IsApart for Apart {
    const IS: bool = true;
}

impl IsApart for crate::ahead::Later {
    const IS: bool = false;
}

impl<M: IsApart> crate::tape::Like<M> {
    /// Returns true if the sweeps of the call whose marker was passed to [`of`](crate::rt::Like::of) are apart.
    #[inline]
    #[must_use]
    pub const fn is_apart(&self) -> bool {
        M::IS
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn records_of_all_kinds_come_back_last_first() {
        let (a, b, c, d) = (Record::new(), Record::new(), Record::new(), Record::new());
        let mut stack = Stack::new();
        for i in 0..1000_u32 {
            a.put(&mut stack, (i, 0.5, true));
            b.put(&mut stack, vec![i; 3]);
            let mut tape = Tape::new();
            (0..i % 7).for_each(|k| tape.push(k as u8));
            c.put_tape(&mut stack, tape);
            let mut tape = Tape::new();
            (0..i % 5).for_each(|k| tape.push(format!("{k}")));
            d.put_tape(&mut stack, tape);
        }
        for i in (0..1000_u32).rev() {
            let mut tape = d.take_tape(&mut stack);
            (0..i % 5).rev().for_each(|k| assert_eq!(tape.take(), format!("{k}")));
            let mut tape = c.take_tape(&mut stack);
            (0..i % 7).rev().for_each(|k| assert_eq!(tape.take(), k as u8));
            assert_eq!(b.take(&mut stack), vec![i; 3]);
            assert_eq!(a.take(&mut stack), (i, 0.5, true));
        }
        assert!(stack.top.is_empty() && stack.below.is_empty() && stack.owned.is_empty());
    }

    #[test]
    #[should_panic(expected = "an error of the engine")]
    fn a_record_of_another_type_is_not_taken() {
        let mut stack = Stack::new();
        Record::new().put(&mut stack, 1.0_f64);
        let _: u64 = Record::new().take(&mut stack);
    }

    #[test]
    #[should_panic(expected = "an error of the engine")]
    fn nothing_is_taken_from_an_empty_stack() {
        let _: f64 = Record::new().take(&mut Stack::new());
    }

    #[test]
    fn its_memory_counts_as_that_of_tapes() {
        let ((), bytes) = crate::with_tape_bytes(|| {
            let mut stack = Stack::new();
            (0..10_000).for_each(|i| Record::new().put(&mut stack, i as f64));
        });
        assert!((10_000 * 16..10_000 * 16 * 2).contains(&bytes), "{bytes}");
    }
}
