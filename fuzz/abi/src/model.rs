//! Model of every handle ever returned, with the facts known about it.

use crate::random::Random;
use std::collections::HashMap;

/// A handle.
pub(crate) struct Entry {
    pub bits: u64,
    /// Its type, by index in the header.
    pub kind: usize,
    /// Index of the library's copy that created it.
    pub copy: usize,
    pub live: bool,
    /// Sizes that the library reported for it, by name.
    pub facts: Vec<(String, u64)>,
}

/// Quality of a handle argument.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Worth {
    Null,
    /// Live, and of the right type and copy; the value is the entry's index.
    Good(usize),
    Bad,
}

#[derive(Default)]
pub(crate) struct Model {
    entries: Vec<Entry>,
    by_bits: HashMap<u64, usize>,
}

/// Sizes that two objects must share to be used together.
const FITTING: &[&str] = &["features", "vocabulary"];

/// Largest number of live handles of one type; above it handles are freed.
pub(crate) const CROWD: usize = 24;

impl Model {
    /// Returns the quality of `bits` for a function of copy `copy` that needs a handle of type `kind`.
    pub(crate) fn worth(&self, bits: u64, kind: usize, copy: usize) -> Worth {
        match self.by_bits.get(&bits) {
            _ if bits == 0 => Worth::Null,
            Some(&at) if self.fits(at, kind, copy) => Worth::Good(at),
            _ => Worth::Bad,
        }
    }

    fn fits(&self, at: usize, kind: usize, copy: usize) -> bool {
        let entry = &self.entries[at];
        entry.live && entry.kind == kind && entry.copy == copy
    }

    pub(crate) fn entry(&self, at: usize) -> &Entry {
        &self.entries[at]
    }

    /// Records a returned handle. Returns its index, or `None` if the handle existed before.
    pub(crate) fn made(&mut self, bits: u64, kind: usize, copy: usize) -> Option<usize> {
        let at = self.entries.len();
        if self.by_bits.insert(bits, at).is_some() {
            return None;
        }
        self.entries.push(Entry { bits, kind, copy, live: true, facts: Vec::new() });
        Some(at)
    }

    pub(crate) fn freed(&mut self, at: usize) {
        self.entries[at].live = false;
    }

    pub(crate) fn learn(&mut self, at: usize, name: &str, value: u64) {
        let facts = &mut self.entries[at].facts;
        match facts.iter_mut().find(|(known, _)| known == name) {
            Some(fact) => fact.1 = value,
            None => facts.push((name.to_owned(), value)),
        }
    }

    /// Returns the live handles of a type and a copy.
    pub(crate) fn live(&self, kind: usize, copy: usize) -> Vec<usize> {
        (0..self.entries.len()).filter(|&at| self.fits(at, kind, copy)).collect()
    }

    /// Draws a handle for a function of copy `copy` that needs type `kind`. Usually it is a good handle, preferably
    /// one that fits the `facts` of other arguments. Otherwise it is a wrong handle of the kinds that faulty programs
    /// pass.
    pub(crate) fn draw(
        &self,
        random: &Random,
        kind: usize,
        copy: usize,
        facts: &[(String, u64)],
    ) -> u64 {
        let any = |wanted: &dyn Fn(&Entry) -> bool| -> Option<u64> {
            let found: Vec<u64> =
                self.entries.iter().filter(|e| wanted(e)).map(|e| e.bits).collect();
            (!found.is_empty()).then(|| random.of(&found))
        };
        let good = |entry: &Entry| entry.live && entry.kind == kind && entry.copy == copy;
        let fits = |entry: &Entry| {
            let shared = |fact: &&(String, u64)| FITTING.contains(&fact.0.as_str());
            entry.facts.iter().filter(shared).any(|fact| facts.contains(fact))
        };
        let drawn = match random.below(100) {
            0..=59 => any(&|entry| good(entry) && fits(entry)).or_else(|| any(&good)),
            60..=84 => any(&good),
            85..=87 => any(&|entry| entry.live && entry.kind != kind),
            88..=91 => any(&|entry| !entry.live && entry.kind == kind),
            92..=93 => any(&|entry| entry.live && entry.kind == kind && entry.copy != copy),
            94 => Some(random.next()),
            95 => {
                any(&|entry| entry.kind == kind).map(|bits| bits & 0xff << 56 | random.next() >> 8)
            }
            96..=97 => any(&|entry| entry.kind == kind).map(|bits| {
                let step = 1_u64 << random.below(64);
                if random.percent(50) { bits.wrapping_add(step) } else { bits.wrapping_sub(step) }
            }),
            98 => Some(match random.below(2) {
                0 => (&raw const random).addr() as u64, // an address on the stack
                _ => self.entries.as_ptr().addr() as u64, // an address on the heap
            }),
            _ => None,
        };
        drawn.unwrap_or(0)
    }

    /// Formats `bits` as C code.
    pub(crate) fn code(&self, bits: u64, copy: usize) -> String {
        match self.by_bits.get(&bits) {
            _ if bits == 0 => "NULL".to_owned(),
            Some(&at) => {
                let entry = &self.entries[at];
                let freed = if entry.live { "" } else { " /* freed */" };
                let other = if entry.copy == copy { "" } else { " /* of another copy */" };
                format!("h{at}{freed}{other}")
            }
            None => format!("(void *){bits:#x}"),
        }
    }
}
