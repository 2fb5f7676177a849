//! A lock-free table of objects under keys that are never used twice.
//!
//! A key is the number of a slot and its generation. Each object has its own generation: the next object in the slot gets the
//! next one. A slot whose generations are used up is never used again. An object stores its key, which is compared with the
//! requested key. So a lookup is correct even if other threads change the table at the same time.

use crate::error::{Error, Result};
use crate::memory;
use arc_swap::ArcSwapOption;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, OnceLock};

/// Number of bits of a key.
pub(super) const KEY_BITS: u32 = INDEX_BITS + GENERATION_BITS;
const INDEX_BITS: u32 = 21;
const GENERATION_BITS: u32 = 35;

/// Number of slots in the first chunk; each other chunk has twice as many as the one before it.
const FIRST_CHUNK: u64 = 64;
const CHUNKS: usize = 15;
/// Largest number of objects of one type that may live at the same time: the slots of all chunks.
const SLOTS: u64 = FIRST_CHUNK * ((1 << CHUNKS) - 1);
const _: () = assert!(SLOTS < 1 << INDEX_BITS);

/// An object, and its key.
#[derive(Debug)]
struct Live<T> {
    key: u64,
    object: T,
}

struct Slot<T> {
    object: ArcSwapOption<Live<T>>,
    /// Generation of the slot's next object: the number of objects that were in it before.
    generation: AtomicU64,
    /// Next slot in the list of free slots: its number + 1, or 0 at the end.
    next: AtomicU64,
}

/// Reason why a key has no object.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Absent {
    /// Its object was removed.
    Removed,
    /// The key never existed.
    Unknown,
}

/// The table.
pub struct Slots<T> {
    chunks: [OnceLock<Vec<Slot<T>>>; CHUNKS],
    /// Number of slots that were ever used; the following ones are fresh.
    used: AtomicU64,
    /// List of free slots: the first one's number + 1 (0: none) in the low half. The high half is a counter, so that a list that
    /// was changed and restored is still recognised as changed.
    free: AtomicU64,
}

/// An object that was found. It lives at least as long as this guard, even if it is removed meanwhile.
pub struct Guard<T>(arc_swap::Guard<Option<Arc<Live<T>>>>);

impl<T> std::ops::Deref for Guard<T> {
    type Target = T;
    #[inline(always)]
    fn deref(&self) -> &T {
        // UNWRAP: `Slots::get` creates no guard without an object
        &self.0.as_ref().expect("a guard has an object").object
    }
}

impl<T> Slots<T> {
    /// Creates an empty table.
    #[allow(clippy::new_without_default, reason = "tables are statics")]
    pub const fn new() -> Self {
        let chunks = [const { OnceLock::new() }; CHUNKS];
        Self { chunks, used: AtomicU64::new(0), free: AtomicU64::new(0) }
    }

    /// Stores `object` in a free slot; returns its key.
    ///
    /// # Errors
    /// `Memory` if the table cannot grow, `Internal` at two million objects.
    pub(super) fn insert(&self, object: T) -> Result<u64> {
        let index = match self.pop() {
            Some(index) => index,
            None => self.grow()?,
        };
        let slot = self.slot(index).ok_or_else(|| Error::Internal(format!("no slot {index}")))?;
        let generation = slot.generation.fetch_add(1, Ordering::AcqRel);
        let key = index | generation << INDEX_BITS;
        slot.object.store(Some(Arc::new(Live { key, object })));
        Ok(key)
    }

    /// Returns the object that was stored under `key`, if it is still there.
    #[inline(always)] // a call over the boundary costs 40 ns with it
    pub(super) fn get(&self, key: u64) -> Option<Guard<T>> {
        let found = self.slot(key & INDEX_MASK)?.object.load();
        found.as_ref().is_some_and(|live| live.key == key).then(|| Guard(found))
    }

    /// Removes the object and returns true; if several threads try at the same time, exactly one succeeds. The object is dropped
    /// with its last guard.
    pub(super) fn remove(&self, key: u64) -> bool {
        let index = key & INDEX_MASK;
        let Some(slot) = self.slot(index) else { return false };
        let found = slot.object.load_full();
        if found.as_ref().is_none_or(|live| live.key != key) {
            return false;
        }
        let before = slot.object.compare_and_swap(&found, None);
        let ours = match (&*before, &found) {
            (Some(before), Some(found)) => Arc::ptr_eq(before, found),
            _ => false,
        };
        if ours && slot.generation.load(Ordering::Acquire) < 1 << GENERATION_BITS {
            self.push(index, slot);
        }
        ours
    }

    /// Reason why [`get`](Self::get) or [`remove`](Self::remove) found nothing.
    pub(super) fn absent(&self, key: u64) -> Absent {
        let generation = key >> INDEX_BITS;
        match self.slot(key & INDEX_MASK) {
            Some(slot) if generation < slot.generation.load(Ordering::Acquire) => Absent::Removed,
            _ => Absent::Unknown,
        }
    }

    #[inline(always)]
    fn slot(&self, index: u64) -> Option<&Slot<T>> {
        let (chunk, offset) = place(index);
        self.chunks.get(chunk)?.get()?.get(offset)
    }

    /// Returns a slot that was never used.
    fn grow(&self) -> Result<u64> {
        let index = self.used.load(Ordering::Acquire);
        if index >= SLOTS {
            return Err(Error::Internal(format!("{SLOTS} objects are alive; free some")));
        }
        // The chunk is allocated first, so that a failure uses up no slot.
        let chunk = place(index).0;
        if self.chunks[chunk].get().is_none() {
            let _ = self.chunks[chunk].set(fresh(FIRST_CHUNK << chunk)?); // or another thread was first
        }
        match self.used.compare_exchange(index, index + 1, Ordering::AcqRel, Ordering::Acquire) {
            Ok(_) => Ok(index),
            Err(_) => self.grow(),
        }
    }

    fn push(&self, index: u64, slot: &Slot<T>) {
        let mut head = self.free.load(Ordering::Acquire);
        loop {
            slot.next.store(head & LOW, Ordering::Release);
            let new = (head >> 32).wrapping_add(1) << 32 | (index + 1);
            match self.free.compare_exchange_weak(head, new, Ordering::AcqRel, Ordering::Acquire) {
                Ok(_) => return,
                Err(now) => head = now,
            }
        }
    }

    fn pop(&self) -> Option<u64> {
        let mut head = self.free.load(Ordering::Acquire);
        loop {
            let index = (head & LOW).checked_sub(1)?;
            let next = self.slot(index)?.next.load(Ordering::Acquire);
            let new = (head >> 32).wrapping_add(1) << 32 | next;
            match self.free.compare_exchange_weak(head, new, Ordering::AcqRel, Ordering::Acquire) {
                Ok(_) => return Some(index),
                Err(now) => head = now,
            }
        }
    }
}

const INDEX_MASK: u64 = (1 << INDEX_BITS) - 1;
const LOW: u64 = u32::MAX as u64;

/// Chunk of a slot, and its position there.
#[inline(always)]
fn place(index: u64) -> (usize, usize) {
    let chunk = (index / FIRST_CHUNK + 1).ilog2();
    (chunk as usize, (index - FIRST_CHUNK * ((1 << chunk) - 1)) as usize)
}

fn fresh<T>(slots: u64) -> Result<Vec<Slot<T>>> {
    let slots = slots as usize;
    let mut chunk = memory::with_capacity(slots, "handles")?;
    chunk.resize_with(slots, || Slot {
        object: ArcSwapOption::const_empty(),
        generation: AtomicU64::new(0),
        next: AtomicU64::new(0),
    });
    Ok(chunk)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_follow_each_other() {
        let mut wanted = (0, 0);
        for index in 0..SLOTS {
            assert_eq!(place(index), wanted, "{index}");
            wanted.1 += 1;
            if wanted.1 as u64 == FIRST_CHUNK << wanted.0 {
                wanted = (wanted.0 + 1, 0);
            }
        }
        assert_eq!(wanted, (CHUNKS, 0));
    }

    #[test]
    fn a_key_is_never_used_twice_however_often_a_slot_is_reused() {
        let slots = Slots::new();
        let first = slots.insert(0).unwrap();
        assert!(slots.remove(first));
        // the state after all generations but two
        slots.slot(0).unwrap().generation.store((1 << GENERATION_BITS) - 2, Ordering::Relaxed);
        for round in 0..2 {
            let key = slots.insert(round).unwrap();
            assert_eq!(key & INDEX_MASK, 0, "the slot is used again");
            assert!(key < 1 << KEY_BITS && key != first);
            assert!(slots.remove(key) && !slots.remove(key));
        }
        assert_eq!(slots.insert(2).unwrap() & INDEX_MASK, 1, "a slot without generations is not");
        assert!(slots.get(first).is_none());
        assert_eq!(slots.absent(first), Absent::Removed);
    }

    #[test]
    fn looking_at_a_vacant_slot_or_freeing_a_key_to_come_changes_nothing() {
        let slots = Slots::new();
        let first = slots.insert(1).unwrap();
        assert!(slots.remove(first));
        let next = first + (1 << INDEX_BITS);
        assert!(!slots.remove(next) && slots.get(next).is_none());
        assert_eq!(slots.absent(next), Absent::Unknown);
        let (a, b) = (slots.insert(2).unwrap(), slots.insert(3).unwrap());
        assert!(a == next && b != a);
        assert_eq!((*slots.get(a).unwrap(), *slots.get(b).unwrap()), (2, 3));
    }

    #[test]
    fn threads_that_insert_look_and_remove_keep_each_their_own() {
        let slots = &Slots::new();
        let kept = &slots.insert(usize::MAX).unwrap();
        let all: Vec<u64> = std::thread::scope(|scope| {
            let work = |thread: usize| {
                let mut keys = Vec::new();
                for round in 0..3000 {
                    let key = slots.insert(thread << 32 | round).unwrap();
                    assert_eq!(*slots.get(key).unwrap(), thread << 32 | round);
                    assert_eq!(*slots.get(*kept).unwrap(), usize::MAX);
                    if round % 3 != 0 {
                        assert!(slots.remove(key) && slots.get(key).is_none());
                    }
                    keys.push(key);
                }
                keys
            };
            let threads: Vec<_> = (0..4).map(|t| scope.spawn(move || work(t))).collect();
            threads.into_iter().flat_map(|t| t.join().unwrap()).collect()
        });
        let mut sorted = all.clone();
        sorted.sort_unstable();
        sorted.dedup();
        assert_eq!(sorted.len(), all.len(), "a key came twice");
        let live = all.iter().filter(|&&key| slots.get(key).is_some()).count();
        assert_eq!(live, 4 * 1000);
    }

    #[test]
    fn one_of_many_threads_removes() {
        let slots = &Slots::new();
        for round in 0..300 {
            let key = slots.insert(round).unwrap();
            let removed: usize = std::thread::scope(|scope| {
                let threads: Vec<_> = (0..3).map(|_| scope.spawn(|| slots.remove(key))).collect();
                threads.into_iter().map(|t| usize::from(t.join().unwrap())).sum()
            });
            assert_eq!(removed, 1);
        }
    }

    #[test]
    fn an_object_is_dropped_with_its_last_guard() {
        let (slots, object) = (Slots::new(), Arc::new(()));
        let key = slots.insert(Arc::clone(&object)).unwrap();
        let guard = slots.get(key).unwrap();
        assert!(slots.remove(key));
        assert_eq!(Arc::strong_count(&object), 2);
        drop(guard);
        assert_eq!(Arc::strong_count(&object), 1);
    }
}
