//! Where the forward sweep keeps what the reverse sweep cannot find again.

/// Values kept in a loop, one a pass: taken back last first.
///
/// Every place in a function that keeps a value has a tape of its own, so tapes are typed and need no unsafe code. An
/// unused tape owns no memory.
#[derive(Debug, Clone)]
pub struct Tape<T>(Vec<T>);

impl<T> Default for Tape<T> {
    fn default() -> Self {
        Self::new()
    }
}

impl<T> Tape<T> {
    /// An empty tape. Does not allocate.
    #[inline]
    pub const fn new() -> Self {
        Self(Vec::new())
    }

    /// Keeps a copy of `value` and gives it back, so that it can stand inside an expression.
    #[inline]
    pub fn keep(&mut self, value: T) -> T
    where
        T: Clone,
    {
        self.0.push(value.clone());
        value
    }

    /// The value kept last.
    ///
    /// # Panics
    /// If nothing is left: the sweeps did not run in step, an error of the engine.
    #[inline]
    pub fn take(&mut self) -> T {
        // UNWRAP: the macro emits a push for each pop; a mismatch is a fault of ours that must not become a wrong gradient.
        self.0.pop().expect("the reverse sweep takes what the forward sweep kept")
    }

    /// The bytes of the values held.
    pub fn bytes(&self) -> usize {
        self.0.len() * size_of::<T>()
    }
}

impl<T: Clone> Tape<Vec<T>> {
    /// Keeps a copy of a whole slice.
    pub fn keep_slice(&mut self, values: &[T]) {
        self.0.push(values.to_vec());
    }
}

/// A value kept at most once: outside of loops. Takes no heap memory.
#[derive(Debug, Clone)]
pub struct Slot<T>(Option<T>);

impl<T> Default for Slot<T> {
    fn default() -> Self {
        Self::new()
    }
}

impl<T> Slot<T> {
    /// An empty slot.
    #[inline]
    pub const fn new() -> Self {
        Self(None)
    }

    /// Keeps a copy of `value` and gives it back.
    #[inline]
    pub fn keep(&mut self, value: T) -> T
    where
        T: Clone,
    {
        self.0 = Some(value.clone());
        value
    }

    /// The value kept.
    ///
    /// # Panics
    /// If there is none: the sweeps did not run in step, an error of the engine.
    #[inline]
    pub fn take(&mut self) -> T {
        // UNWRAP: the macro emits a push for each pop; a mismatch is a fault of ours that must not become a wrong gradient.
        self.0.take().expect("the reverse sweep takes what the forward sweep kept")
    }
}

impl<T: Clone> Slot<Vec<T>> {
    /// Keeps a copy of a whole slice.
    pub fn keep_slice(&mut self, values: &[T]) {
        self.0 = Some(values.to_vec());
    }
}

/// Remembers the type of a value, not the value: so that a shadow declared in the reverse sweep gets its type.
#[derive(Debug)]
pub struct Like<T>(core::marker::PhantomData<T>);

impl<T> Default for Like<T> {
    fn default() -> Self {
        Self::new()
    }
}

impl<T> Like<T> {
    /// Of a type that is still to be inferred.
    #[inline]
    pub const fn new() -> Self {
        Self(core::marker::PhantomData)
    }

    /// The type is that of `value`.
    #[inline]
    pub fn of(&self, value: &T) {
        let _ = value;
    }

    /// `shadow`, which is of the type.
    #[inline]
    #[must_use]
    pub fn same(&self, shadow: T) -> T {
        shadow
    }

    /// Zero of the type.
    #[inline]
    #[must_use]
    pub fn zero(&self) -> T
    where
        T: Default,
    {
        T::default()
    }
}

/// The run-time proof that a buffer marked `#[write_once]` still holds, in the reverse sweep, what the forward sweep
/// wrote and read: writes must move upwards through memory, never below the end of an earlier write or needed read.
///
/// One comparison a write, no memory.
#[derive(Debug, Default)]
pub struct WriteOnce {
    frontier: usize,
}

impl WriteOnce {
    /// Nothing written yet.
    #[inline]
    pub const fn new() -> Self {
        Self { frontier: 0 }
    }

    /// `part` is about to be written.
    ///
    /// # Panics
    /// If `part` begins below the end of an earlier write or needed read of the same buffer.
    #[inline]
    #[track_caller]
    pub fn write<T>(&mut self, part: &[T]) {
        let range = part.as_ptr_range();
        if part.is_empty() {
            return;
        }
        assert!(
            range.start as usize >= self.frontier,
            "a buffer marked #[write_once] is written below the end of an earlier write or read whose values the \
             derivative still needs; write its parts once each, in ascending order, or drop the mark (the engine then \
             keeps copies)"
        );
        self.frontier = range.end as usize;
    }

    /// The values of `part` are read and will be needed by the reverse sweep.
    #[inline]
    pub fn read<T>(&mut self, part: &[T]) {
        if !part.is_empty() {
            self.frontier = self.frontier.max(part.as_ptr_range().end as usize);
        }
    }
}
