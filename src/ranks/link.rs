//! The connection between ranks, and the ways of many messages.

use std::fmt;
use std::ops::Range;

/// Connection of this process to the other ranks. All ranks call [`Link::broadcast`] and [`Link::all_gather`] in the same order. Messages from one rank to
/// another arrive in the order in which they were sent.
pub trait Link: Send + Sync + fmt::Debug {
    /// Returns the number of this rank, from 0.
    fn rank(&self) -> usize;

    /// Returns the number of ranks.
    fn size(&self) -> usize;

    /// Sends bytes to a rank, which receives them. It need not wait for that.
    ///
    /// # Errors
    /// The library's own message.
    fn send(&self, to: usize, data: &[u8]) -> std::result::Result<(), String>;

    /// Receives bytes, as many as the rank sends.
    ///
    /// # Errors
    /// As [`Link::send`].
    fn receive(&self, from: usize, data: &mut [u8]) -> std::result::Result<(), String>;

    /// Copies the bytes of a rank to all ranks. Without an own method of the link, the ranks form a binomial tree.
    ///
    /// # Errors
    /// As [`Link::send`].
    fn broadcast(&self, from: usize, data: &mut [u8]) -> std::result::Result<(), String> {
        let size = self.size();
        let place = (self.rank() + size - from) % size;
        let rank_at = |place: usize| (place + from) % size;
        // (A place receives from the one without its lowest bit, and sends to those with one more bit below that.)
        let below = if place == 0 { size } else { 1 << place.trailing_zeros() };
        if place > 0 {
            self.receive(rank_at(place - below), data)?;
        }
        let distances = (0..usize::BITS).rev().map(|bit| 1 << bit);
        let mut further = distances.filter(|&distance| distance < below && place + distance < size);
        further.try_for_each(|distance| self.send(rank_at(place + distance), data))
    }

    /// Copies a part of `data` of each rank to all ranks. `parts` has a range of bytes for each rank; they follow each other. Without an own method of
    /// the link, rank 0 collects the parts and copies them to all.
    ///
    /// # Errors
    /// As [`Link::send`].
    fn all_gather(
        &self,
        data: &mut [u8],
        parts: &[Range<usize>],
    ) -> std::result::Result<(), String> {
        match self.rank() {
            0 => (1..self.size())
                .try_for_each(|from| self.receive(from, &mut data[parts[from].clone()]))?,
            rank => self.send(0, &data[parts[rank].clone()])?,
        }
        self.broadcast(0, data)
    }

    /// Returns true if something outside of the fit wants it to stop.
    fn wants_stop(&self) -> bool {
        false
    }
}
