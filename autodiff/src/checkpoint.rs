//! Checkpoints: a loop is reversed from a few saved states, from which its passes run again.
//!
//! For a loop of known length the states are placed by the binomial rule, which needs the fewest repeated passes (A.
//! Griewank, A. Walther, *Algorithm 799: revolve*, ACM TOMS 26, 2000). For a loop of unknown length they are placed at
//! equal distances, which double whenever the budget is used up. Between them the binomial rule is used again.

use crate::held::Owned;

/// A state that can be saved and restored: values that can be cloned, and slices of them.
pub trait State {
    /// Type of the saved copy.
    type Saved;
    /// Returns a copy.
    fn save(&self) -> Self::Saved;
    /// Restores the copy.
    fn restore(&mut self, saved: &Self::Saved);
}

impl<T: Clone> State for T {
    type Saved = T;
    #[inline]
    fn save(&self) -> T {
        self.clone()
    }
    #[inline]
    fn restore(&mut self, saved: &T) {
        self.clone_from(saved);
    }
}

impl<T: Clone> State for [T] {
    type Saved = Vec<T>;
    #[inline]
    fn save(&self) -> Vec<T> {
        self.to_vec()
    }
    #[inline]
    fn restore(&mut self, saved: &Vec<T>) {
        self.clone_from_slice(saved);
    }
}

/// The next step in the reverse sweep of a loop with checkpoints.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Move {
    /// Restore the state that was saved last.
    Restore,
    /// Run the passes from the first number up to, but not including, the second one.
    Advance(usize, usize),
    /// Save the state.
    Save,
    /// Run this pass with all values recorded, then its adjoint.
    Reverse(usize),
}

/// The saved states of one run of a loop, and the plan of its reversal.
#[derive(Debug)]
pub struct Checkpoints<S> {
    budget: usize,
    /// The saved states with the passes before which they were saved, in ascending order.
    saved: Vec<(usize, Counted<S>)>,
    /// The passes at which the forward sweep saves, last first; for loops of unknown length, the distance between saved
    /// states.
    plan: Placement,
    /// Number of passes that the forward sweep has run; later the number of passes that are not yet reversed.
    passes: usize,
    /// The pass before which the current state is, where known.
    at: Option<usize>,
    next: Vec<Move>,
}

/// A saved state, whose memory is counted.
#[derive(Debug)]
struct Counted<S> {
    state: S,
    bytes: Owned,
    /// True if `bytes` includes the memory that the state owns elsewhere.
    whole: bool,
}

impl<S> Counted<S> {
    /// Counts the state itself, without the memory that it owns elsewhere.
    fn new(state: S) -> Self {
        Self { state, bytes: Owned::of(size_of::<S>()), whole: false }
    }

    fn count(&mut self, owned_bytes: impl FnOnce(&S) -> usize) {
        if !self.whole {
            self.bytes.add(owned_bytes(&self.state));
            self.whole = true;
        }
    }
}

#[derive(Debug)]
enum Placement {
    Planned(Vec<usize>),
    Every(usize),
}

impl<S> Checkpoints<S> {
    /// Creates the plan for a loop of `passes` passes, or of unknown length. At most `budget` states (at least one) are
    /// stored at a time.
    pub fn new(budget: usize, passes: Option<usize>) -> Self {
        let budget = budget.max(1);
        let plan = match passes {
            None => Placement::Every(1),
            Some(passes) => {
                let (mut at, mut places) = (0, vec![0]);
                while places.len() < budget && passes.saturating_sub(at) > 1 {
                    let next = split(at, passes, budget - places.len() + 1);
                    if next + 1 == passes {
                        break;
                    }
                    places.push(next);
                    at = next;
                }
                places.reverse();
                Placement::Planned(places)
            }
        };
        Self { budget, saved: Vec::new(), plan, passes: 0, at: None, next: Vec::new() }
    }

    /// Called by the forward sweep before each pass.
    #[inline]
    pub fn pass(&mut self, state: impl FnOnce() -> S) {
        let wanted = match &self.plan {
            Placement::Planned(places) => places.last() == Some(&self.passes),
            Placement::Every(distance) => self.passes.is_multiple_of(*distance),
        };
        if wanted {
            self.place(state);
        }
        self.passes += 1;
    }

    #[cold]
    fn place(&mut self, state: impl FnOnce() -> S) {
        match &mut self.plan {
            Placement::Planned(places) => {
                places.pop();
            }
            Placement::Every(distance) if self.saved.len() == self.budget => {
                *distance *= 2;
                let distance = *distance;
                self.saved.retain(|(at, _)| at.is_multiple_of(distance));
                if !self.passes.is_multiple_of(distance) || self.saved.len() == self.budget {
                    return;
                }
            }
            Placement::Every(_) => {}
        }
        self.saved.push((self.passes, Counted::new(state())));
    }

    /// Returns the next move of the reverse sweep, or `None` when every pass is reversed.
    pub fn next_move(&mut self) -> Option<Move> {
        if self.next.is_empty() {
            self.decide();
        }
        let next = self.next.pop()?;
        match next {
            Move::Restore => self.at = self.saved.last().map(|(at, _)| *at),
            Move::Advance(_, to) => self.at = Some(to),
            Move::Save => {}
            Move::Reverse(pass) => {
                self.at = None;
                self.passes = pass;
                while self.saved.last().is_some_and(|(at, _)| *at >= pass) {
                    self.saved.pop();
                }
            }
        }
        Some(next)
    }

    /// Plans the moves up to the next restored state or reversed pass.
    fn decide(&mut self) {
        let Some((from, _)) = self.saved.last().filter(|_| self.passes > 0) else { return };
        let from = *from;
        let last = self.passes - 1;
        let free = self.budget - self.saved.len();
        let to = if free == 0 || last == from { last } else { split(from, self.passes, free + 1) };
        self.next.push(if to == last { Move::Reverse(last) } else { Move::Save });
        if to > from {
            self.next.push(Move::Advance(from, to));
        }
        if self.at != Some(from) {
            self.next.push(Move::Restore);
        }
    }

    /// Returns the state before the first pass, if the loop had passes.
    pub fn first(&self) -> Option<S>
    where
        S: Clone,
    {
        self.saved.first().map(|(_, saved)| saved.state.clone())
    }

    /// Counts the memory that each saved state owns.
    pub fn count(&mut self, mut owned_bytes: impl FnMut(&S) -> usize) {
        self.saved.iter_mut().for_each(|(_, saved)| saved.count(&mut owned_bytes));
    }

    /// Saves the state, as [`Move::Save`] requests.
    pub fn save(&mut self, state: S) {
        self.saved.extend(self.at.map(|at| (at, Counted::new(state))));
    }

    /// Returns the state for [`Move::Restore`].
    ///
    /// # Panics
    /// If no state is saved: an error of the engine.
    pub fn state(&self) -> &S {
        // UNWRAP: `Restore` is only planned while a state is saved.
        &self.saved.last().expect("a saved state").1.state
    }
}

/// The next pass to save at, between `from`, whose state is saved, and `to`. `states` is the number of states that may
/// be used, including that of `from`.
fn split(from: usize, to: usize, states: usize) -> usize {
    let length = to - from;
    let mut repeats = 0;
    while binomial(states, repeats) < length {
        repeats += 1;
    }
    let right = binomial(states - 1, repeats).min(length - 1);
    to - right.max(1)
}

/// (s + r)! / (s! r!), the length of the longest loop that `s` states reverse with every pass run at most `r` times
/// more. At most `usize::MAX`.
fn binomial(s: usize, r: usize) -> usize {
    let mut value: usize = 1;
    for i in 1..=s.min(r) {
        let product = s.max(r).checked_add(i).and_then(|factor| value.checked_mul(factor));
        let Some(product) = product else { return usize::MAX };
        value = product / i;
    }
    value
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Follows the plan. Returns the number of repeated passes and the largest number of stored states.
    fn follow(mut marks: Checkpoints<usize>, passes: usize) -> (usize, usize) {
        (0..passes).for_each(|i| marks.pass(|| i));
        let (mut state, mut again, mut most) = (usize::MAX, 0, marks.saved.len());
        let mut expected = (0..passes).rev();
        while let Some(next) = marks.next_move() {
            match next {
                Move::Restore => state = *marks.state(),
                Move::Advance(from, to) => {
                    assert_eq!(state, from);
                    again += to - from;
                    state = to;
                }
                Move::Save => marks.save(state),
                Move::Reverse(pass) => {
                    assert_eq!((Some(pass), state), (expected.next(), pass));
                    state = usize::MAX;
                }
            }
            most = most.max(marks.saved.len());
        }
        assert_eq!(expected.next(), None);
        (again, most)
    }

    #[test]
    fn every_pass_is_reversed_from_its_own_state_within_the_budget() {
        for passes in [0, 1, 2, 3, 7, 30, 100, 257] {
            for budget in [1, 2, 3, 8, 300, usize::MAX] {
                let (_, most) = follow(Checkpoints::new(budget, Some(passes)), passes);
                assert!(most <= budget);
                let (_, most) = follow(Checkpoints::new(budget, None), passes);
                assert!(most <= budget);
            }
        }
    }

    #[test]
    fn a_known_length_needs_the_fewest_repeated_passes() {
        // Griewank & Walther: reversing l = β(s, r) passes repeats r l - β(s + 1, r - 1) of them. The forward sweep has
        // already done the first of these, over all but the last pass.
        for (s, r) in [(2, 3), (3, 3), (5, 4), (10, 3)] {
            let l = binomial(s, r);
            let optimum = r * l - binomial(s + 1, r - 1);
            let (again, _) = follow(Checkpoints::new(s, Some(l)), l);
            // The forward sweep ends with the state after the last pass, so the last part is run again.
            assert!(again < optimum, "{s} {r}: {again} of {optimum}");
            assert!(again + l > optimum, "{s} {r}: {again} of {optimum}");
        }
    }

    #[test]
    fn a_long_loop_of_unknown_length_is_not_run_often() {
        let (again, most) = follow(Checkpoints::new(32, None), 100_000);
        assert!(most <= 32 && again < 6 * 100_000, "{most} {again}");
    }

    #[test]
    fn slices_and_values_are_put_back() {
        let mut a = [1.0, 2.0];
        let saved = a[..].save();
        a[1] = 5.0;
        a[..].restore(&saved);
        assert_eq!(a, [1.0, 2.0]);
    }
}
