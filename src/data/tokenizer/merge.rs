//! The merging of a piece's bytes into tokens.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use super::Tokenizer;

/// Number of bytes up to which a repeated search over all neighbours is faster than a heap.
const SHORT: usize = 96;

impl Tokenizer {
    /// Appends the tokens of a piece, whose single bytes all are tokens.
    pub(super) fn merge(&self, piece: &[u8], tokens: &mut Vec<u32>) {
        if piece.is_empty() {
            return;
        }
        if let Some(rank) = self.ranks.get(piece) {
            return tokens.push(self.of_rank(*rank));
        }
        let mut start = 0;
        for end in self.ends(piece, u32::MAX) {
            tokens.push(self.of_rank(self.ranks[&piece[start..end]]));
            start = end;
        }
    }

    /// Merges neighbours, the lowest rank first and among equal ranks the leftmost, as long as the two are a token of a rank below `limit`. Returns
    /// the ends of the remaining parts.
    pub(super) fn ends(&self, bytes: &[u8], limit: u32) -> Vec<usize> {
        let rank = |start: usize, end: usize| {
            self.ranks.get(&bytes[start..end]).copied().filter(|rank| *rank < limit)
        };
        match bytes.len() {
            0..=SHORT => by_looking(bytes.len(), rank),
            n => by_a_heap(n, rank),
        }
    }
}

/// Merges by a search over all neighbours: time proportional to the square of `n`, without a start-up cost.
fn by_looking(n: usize, rank: impl Fn(usize, usize) -> Option<u32>) -> Vec<usize> {
    let mut ends: Vec<usize> = (1..=n).collect();
    // Rank of part i merged with the next part.
    let mut pairs: Vec<Option<u32>> =
        (0..n).map(|i| (i + 2 <= n).then(|| rank(i, i + 2))?).collect();
    loop {
        let present = pairs.iter().enumerate().filter_map(|(i, rank)| rank.map(|rank| (rank, i)));
        let Some((_, i)) = present.min() else { return ends };
        ends.remove(i);
        pairs.remove(i);
        let start = |i: usize| if i == 0 { 0 } else { ends[i - 1] };
        pairs[i] = (i + 1 < ends.len()).then(|| rank(start(i), ends[i + 1])).flatten();
        if i > 0 {
            pairs[i - 1] = rank(start(i - 1), ends[i]);
        }
    }
}

/// Merges with a heap: time proportional to n log n.
fn by_a_heap(n: usize, rank: impl Fn(usize, usize) -> Option<u32>) -> Vec<usize> {
    // Part `i` is bytes[i..end[i]] if `end[i]` > i; `start[j]` is the beginning of the part that ends at j.
    let mut end: Vec<usize> = (1..=n).collect();
    let mut start: Vec<usize> = (0..=n).map(|j| j.saturating_sub(1)).collect();
    let mut pairs = BinaryHeap::new();
    let candidates = (0..n.saturating_sub(1)).map(|i| (i, i + 2));
    pairs.extend(candidates.filter_map(|(i, j)| rank(i, j).map(|r| Reverse((r, i, j)))));
    while let Some(Reverse((_, i, j))) = pairs.pop() {
        let middle = end[i];
        if middle <= i || middle >= n || end[middle] != j {
            continue; // one of the two was merged into another part
        }
        end[i] = j;
        end[middle] = 0;
        start[j] = i;
        if j < n {
            pairs.extend(rank(i, end[j]).map(|r| Reverse((r, i, end[j]))));
        }
        if i > 0 {
            pairs.extend(rank(start[i], j).map(|r| Reverse((r, start[i], j))));
        }
    }
    let mut ends = Vec::new();
    let mut at = 0;
    while at < n {
        at = end[at];
        ends.push(at);
    }
    ends
}
