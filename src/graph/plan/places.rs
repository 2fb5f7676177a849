//! Memory layout of values: one after the other, or sharing memory where their lifetimes allow.

/// Alignment of shared values, in numbers: two cache lines of `f32`.
const ALIGN: usize = 32;

/// Offsets of values one after the other.
#[derive(Default)]
pub(super) struct Offsets(usize);

impl Offsets {
    /// Returns the offset of the next value, which has `len` numbers.
    pub(super) fn push(&mut self, len: usize) -> usize {
        let offset = self.0;
        self.0 = (offset + len).next_multiple_of(ALIGN);
        offset
    }

    pub(super) fn end(&self) -> usize {
        self.0
    }
}

/// Lifetime of a value in a phase: the step that computes it, the last step that reads it, and its numbers.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Lifetime {
    pub(super) start: usize,
    pub(super) end: usize,
    pub(super) len: usize,
}

/// Returns the offset of each value, and the total length. The largest value is placed first; each value is placed in the first gap
/// between those that live at the same time (Pisarchyk & Lee, arXiv:2001.03288, "greedy by size").
pub(super) fn arrange(values: &[Lifetime]) -> (Vec<usize>, usize) {
    let mut order: Vec<usize> = (0..values.len()).collect();
    order.sort_by_key(|&value| (std::cmp::Reverse(values[value].len), values[value].start));
    let mut offsets = vec![0; values.len()];
    let mut placed: Vec<usize> = Vec::new();
    let mut end = 0;
    for value in order {
        let Lifetime { start, end: last, len } = values[value];
        let overlaps =
            |other: &&usize| values[**other].start <= last && start <= values[**other].end;
        let mut taken: Vec<(usize, usize)> = placed
            .iter()
            .filter(overlaps)
            .map(|&other| (offsets[other], offsets[other] + values[other].len))
            .collect();
        taken.sort_unstable();
        let mut at = 0;
        for (from, to) in taken {
            if at + len <= from {
                break;
            }
            at = at.max(to);
        }
        offsets[value] = at;
        end = end.max(at + len);
        placed.push(value);
    }
    (offsets, end)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_that_live_together_lie_apart_and_others_over_each_other() {
        let life = |start, end, len| Lifetime { start, end, len };
        // A chain in which each value is read by the next step: two values live at a time.
        let chain = [life(0, 1, 8), life(1, 2, 8), life(2, 3, 8), life(3, 4, 8)];
        let (offsets, len) = arrange(&chain);
        assert_eq!(len, 16);
        for (a, b) in [(0, 1), (1, 2), (2, 3)] {
            assert!(offsets[a].abs_diff(offsets[b]) >= 8, "{offsets:?}");
        }
        // A small value fits into a gap beside a long one.
        let (offsets, len) =
            arrange(&[life(0, 9, 4), life(0, 3, 10), life(5, 9, 3), life(5, 9, 7)]);
        assert_eq!(len, 14, "{offsets:?}");
    }
}
