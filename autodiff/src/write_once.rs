//! The check of buffers marked `#[write_once]`.

/// The run-time proof that, in the reverse sweep, a buffer marked `#[write_once]` still contains the values that the
/// forward sweep wrote and read. Writes must move upwards through memory, never below the end of an earlier write or
/// needed read.
///
/// It costs one comparison for each write and no memory.
#[derive(Debug, Default)]
pub struct WriteOnce {
    frontier: usize,
}

impl WriteOnce {
    /// Creates the check; nothing is written yet.
    #[inline]
    pub const fn new() -> Self {
        Self { frontier: 0 }
    }

    /// Checks that `part` may be written now.
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

    /// Notes that the values of `part` are read and will be needed by the reverse sweep.
    #[inline]
    pub fn read<T>(&mut self, part: &[T]) {
        if !part.is_empty() {
            self.frontier = self.frontier.max(part.as_ptr_range().end as usize);
        }
    }
}
