//! Tapes and slots, in which the forward sweep stores the values that the reverse sweep cannot compute again.

use crate::held::Held;
use crate::memory;

/// Smallest and largest size of a slab in bytes. In between, a slab is an eighth of those before it, so that at most a
/// ninth of a tape is empty.
const SLAB_BYTES: (usize, usize) = (4 << 10, 1 << 20);

/// Values stored in a loop, one per pass, and taken back last first.
///
/// Every place in a function that stores a value has a tape of its own. So tapes are typed, and storing and taking values
/// needs no unsafe code. The values are stored in slabs, which are never moved. An unused tape owns no memory.
#[derive(Debug)]
pub struct Tape<T> {
    top: Vec<T>,
    /// Full slabs below the top.
    full: Vec<Vec<T>>,
    /// An empty slab, so that a tape whose end moves across the edge of a slab does not allocate each time.
    spare: Vec<T>,
    held: Held,
    /// The part of `held` that the values own elsewhere.
    owned: usize,
}

impl<T> Default for Tape<T> {
    fn default() -> Self {
        Self::new()
    }
}

impl<T> Tape<T> {
    /// Creates an empty tape. Does not allocate.
    #[inline]
    pub const fn new() -> Self {
        Self { top: Vec::new(), full: Vec::new(), spare: Vec::new(), held: Held::new(), owned: 0 }
    }

    /// Puts `value` on the tape.
    #[inline]
    pub fn push(&mut self, value: T) {
        if self.top.len() == self.top.capacity() {
            self.next_slab();
        }
        self.top.push(value);
    }

    #[cold]
    #[inline(never)]
    fn next_slab(&mut self) {
        let mut slab = core::mem::take(&mut self.spare);
        if slab.capacity() == 0 {
            let size = size_of::<T>().max(1);
            let wanted = (self.held.bytes() / 8).clamp(SLAB_BYTES.0, SLAB_BYTES.1);
            slab = memory::vec((wanted / size).max(1));
            self.held.add(slab.capacity() * size_of::<T>());
        }
        let full = core::mem::replace(&mut self.top, slab);
        if full.capacity() > 0 {
            self.grow_full();
            self.full.push(full);
        }
    }

    /// Ensures that the list of full slabs has capacity for one more.
    fn grow_full(&mut self) {
        let capacity = self.full.capacity();
        if self.full.len() == capacity {
            let mut more = memory::vec((2 * capacity).max(16));
            more.append(&mut self.full);
            memory::put_back(core::mem::replace(&mut self.full, more));
        }
    }

    /// Returns the slabs to the lent [`TapeMemory`](crate::TapeMemory), or frees them, at the end of the reverse sweep.
    #[inline]
    pub fn finish(self) {
        debug_assert!(self.is_empty(), "the reverse sweep takes all that the forward sweep kept");
        if self.top.capacity() > 0 {
            self.release();
        }
    }

    #[cold]
    #[inline(never)]
    fn release(mut self) {
        memory::put_back(core::mem::take(&mut self.top));
        memory::put_back(core::mem::take(&mut self.spare));
        while let Some(slab) = self.full.pop() {
            memory::put_back(slab);
        }
        memory::put_back(core::mem::take(&mut self.full));
        self.held.set(0);
    }

    /// Creates a tape that holds `values`.
    pub(crate) fn of(values: Vec<T>) -> Self {
        let mut tape = Self { top: values, ..Self::new() };
        tape.held.set(tape.top.capacity() * size_of::<T>());
        tape
    }

    /// Returns the values, in the order in which they were put on the tape.
    pub(crate) fn slabs(&self) -> impl Iterator<Item = &[T]> {
        self.full.iter().chain([&self.top]).map(Vec::as_slice)
    }

    /// Returns the memory of a tape whose values have been moved elsewhere, without dropping them.
    pub(crate) fn forget(&mut self) {
        for slab in self.full.iter_mut().chain([&mut self.top]) {
            // SAFETY: the new length, 0, is not larger than the old one.
            unsafe { slab.set_len(0) };
        }
        core::mem::take(self).release();
    }

    /// Returns the sum of `count` over all values.
    pub fn sum(&self, mut count: impl FnMut(&T) -> usize) -> usize {
        // Loops, because adapters of iterators are several times as much code to compile for each type.
        let mut sum = 0;
        for i in 0..=self.full.len() {
            for value in self.full.get(i).unwrap_or(&self.top) {
                sum += count(value);
            }
        }
        sum
    }

    /// Stores a copy of `value` and returns `value`, so that the call can be part of an expression.
    #[inline]
    pub fn keep(&mut self, value: T) -> T
    where
        T: Clone,
    {
        self.push(value.clone());
        value
    }

    /// Takes the value stored last.
    ///
    /// # Panics
    /// If nothing is left: the sweeps did not run in step, an error of the engine.
    #[inline]
    pub fn take(&mut self) -> T {
        if const { core::mem::needs_drop::<T>() } && self.owned > 0 {
            self.uncount();
        }
        match self.top.pop() {
            Some(value) => value,
            None => self.take_below(),
        }
    }

    /// Counts bytes that the values own elsewhere. Each value that is taken has an equal share of them.
    #[inline]
    pub fn count(&mut self, bytes: usize) {
        if bytes > 0 {
            self.owned += bytes;
            self.held.add(bytes);
        }
    }

    /// Ends the count of the share of one value.
    fn uncount(&mut self) {
        let share = self.owned.div_ceil(self.len().max(1));
        self.owned -= share;
        self.held.subtract(share);
    }

    /// Calls `f` with each value.
    pub fn each(&mut self, mut f: impl FnMut(&mut T)) {
        for i in 0..=self.full.len() {
            for value in self.full.get_mut(i).unwrap_or(&mut self.top) {
                f(value);
            }
        }
    }

    #[cold]
    #[inline(never)]
    fn take_below(&mut self) -> T {
        if let Some(slab) = self.full.pop() {
            let empty = core::mem::replace(&mut self.top, slab);
            let old = core::mem::replace(&mut self.spare, empty);
            self.held.subtract(old.capacity() * size_of::<T>());
            memory::put_back(old);
        }
        // UNWRAP: the macro emits a push for each pop; a mismatch is a fault of ours that must not become a wrong gradient.
        self.top.pop().expect("the reverse sweep takes what the forward sweep kept")
    }

    /// Returns the number of values on the tape.
    pub fn len(&self) -> usize {
        self.full.iter().map(Vec::len).sum::<usize>() + self.top.len()
    }

    /// Returns true if the tape holds no value.
    pub fn is_empty(&self) -> bool {
        self.top.is_empty() && self.full.is_empty()
    }

    /// Returns the bytes of the values on the tape (without memory that they own elsewhere).
    pub fn bytes(&self) -> usize {
        self.len() * size_of::<T>()
    }
}

impl<T> Tape<T> {
    /// Stores the second of a pair and returns the first.
    #[inline]
    pub fn aside<V>(&mut self, (value, kept): (V, T)) -> V {
        self.push(kept);
        value
    }

    /// Stores a copy of the value that a reference refers to.
    #[inline]
    pub fn keep_owned<B: ToOwned<Owned = T> + ?Sized>(&mut self, value: &B) {
        self.push(value.to_owned());
    }

    /// Stores such a copy if it is wanted.
    #[inline]
    pub fn keep_when<B: ToOwned<Owned = T> + ?Sized>(&mut self, wanted: bool, value: &B) {
        if wanted {
            self.keep_owned(value);
        }
    }

    /// Takes the value stored last, if one was wanted.
    #[inline]
    pub fn take_when(&mut self, wanted: bool) -> Option<T> {
        wanted.then(|| self.take())
    }
}

impl<T: Clone> Tape<Vec<T>> {
    /// Stores a copy of a whole slice.
    pub fn keep_slice(&mut self, values: &[T]) {
        self.push(values.to_vec());
    }
}

/// A value stored at most once, outside of loops. Uses no heap memory.
#[derive(Debug, Clone)]
pub struct Slot<T>(Option<T>);

impl<T> Default for Slot<T> {
    fn default() -> Self {
        Self::new()
    }
}

impl<T> Slot<T> {
    /// Creates an empty slot.
    #[inline]
    pub const fn new() -> Self {
        Self(None)
    }

    /// Stores a copy of `value` and returns `value`.
    #[inline]
    pub fn keep(&mut self, value: T) -> T
    where
        T: Clone,
    {
        self.0 = Some(value.clone());
        value
    }

    /// Returns the stored value, which stays.
    pub(crate) const fn value(&self) -> Option<&T> {
        self.0.as_ref()
    }

    /// Calls `f` with the value, if there is one.
    pub fn each(&mut self, f: impl FnMut(&mut T)) {
        self.0.iter_mut().for_each(f);
    }

    /// Creates a slot that holds `value`.
    #[inline]
    pub const fn of(value: T) -> Self {
        Self(Some(value))
    }

    /// Puts `value` into the slot.
    #[inline]
    pub fn push(&mut self, value: T) {
        self.0 = Some(value);
    }

    /// Takes the stored value.
    ///
    /// # Panics
    /// If the slot is empty: the sweeps did not run in step, an error of the engine.
    #[inline]
    pub fn take(&mut self) -> T {
        // UNWRAP: the macro emits a push for each pop; a mismatch is a fault of ours that must not become a wrong gradient.
        self.0.take().expect("the reverse sweep takes what the forward sweep kept")
    }
}

impl<T> Slot<T> {
    /// Stores the second of a pair and returns the first.
    #[inline]
    pub fn aside<V>(&mut self, (value, kept): (V, T)) -> V {
        self.push(kept);
        value
    }

    /// Stores a copy of the value that a reference refers to.
    #[inline]
    pub fn keep_owned<B: ToOwned<Owned = T> + ?Sized>(&mut self, value: &B) {
        self.0 = Some(value.to_owned());
    }

    /// Stores such a copy if it is wanted.
    #[inline]
    pub fn keep_when<B: ToOwned<Owned = T> + ?Sized>(&mut self, wanted: bool, value: &B) {
        if wanted {
            self.keep_owned(value);
        }
    }

    /// Takes the stored value, if one was wanted.
    #[inline]
    pub fn take_when(&mut self, wanted: bool) -> Option<T> {
        wanted.then(|| self.take())
    }
}

impl<T: Clone> Slot<Vec<T>> {
    /// Stores a copy of a whole slice.
    pub fn keep_slice(&mut self, values: &[T]) {
        self.0 = Some(values.to_vec());
    }
}

/// Returns the argument of a callee's derivative for a parameter that the callee writes: the values before the call, if
/// they were stored, otherwise those after it.
#[inline]
pub fn before_or<'a, B: ToOwned + ?Sized>(before: &'a Option<B::Owned>, after: &'a B) -> &'a B {
    match before {
        Some(before) => core::borrow::Borrow::borrow(before),
        None => after,
    }
}

/// Type of a value, without the value. It gives a shadow that is declared in the reverse sweep its type.
#[derive(Debug)]
pub struct Like<T>(core::marker::PhantomData<T>);

impl<T> Default for Like<T> {
    fn default() -> Self {
        Self::new()
    }
}

impl<T> Like<T> {
    /// Creates a marker for a type that is still to be inferred.
    #[inline]
    pub const fn new() -> Self {
        Self(core::marker::PhantomData)
    }

    /// Sets the type to that of `value`.
    #[inline]
    pub fn of(&self, value: &T) {
        let _ = value;
    }

    /// Returns `shadow`, which must have this type.
    #[inline]
    #[must_use]
    pub fn same(&self, shadow: T) -> T {
        shadow
    }

    /// Returns the zero of this type.
    #[inline]
    #[must_use]
    pub fn zero(&self) -> T
    where
        T: Default,
    {
        T::default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::held::{held, with_tape_bytes};

    #[test]
    fn values_come_back_last_first_over_the_edges_of_slabs() {
        let mut tape = Tape::new();
        let n = 3 * SLAB_BYTES.1 / size_of::<usize>();
        let ((), bytes) = with_tape_bytes(|| {
            (0..n).for_each(|i| tape.push(i));
            assert_eq!(tape.bytes(), n * size_of::<usize>());
            // Back and forth across an edge.
            for _ in 0..3 {
                let top: Vec<_> = (0..n / 2).map(|_| tape.take()).collect();
                top.into_iter().rev().for_each(|i| tape.push(i));
            }
            assert!((0..n).rev().all(|i| tape.take() == i));
            assert!(tape.is_empty());
        });
        tape.finish();
        assert!(bytes >= n * size_of::<usize>() && bytes < 2 * n * size_of::<usize>(), "{bytes}");
        assert_eq!(held(), 0);
    }

    #[test]
    #[should_panic(expected = "takes what the forward sweep kept")]
    fn taking_from_an_empty_tape_is_noticed() {
        Tape::<f64>::new().take();
    }

    #[test]
    fn an_unused_tape_has_no_memory() {
        assert_eq!(with_tape_bytes(|| Tape::<f64>::new().len()), (0, 0));
    }
}
