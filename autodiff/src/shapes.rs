//! Shapes of values, stored to make the values' shadows.

use crate::Differentiable;
use crate::held::Held;

/// The shapes of the values that a variable had, from which the reverse sweep makes its shadows: last first.
///
/// For a type whose values all have the same shape, nothing is stored.
#[derive(Debug)]
pub struct Shapes<T> {
    values: Vec<T>,
    held: Held,
}

impl<T> Default for Shapes<T> {
    fn default() -> Self {
        Self::new()
    }
}

impl<T> Shapes<T> {
    /// Creates an empty list. Does not allocate.
    #[inline]
    pub const fn new() -> Self {
        Self { values: Vec::new(), held: Held::new() }
    }
}

impl<T: Differentiable> Shapes<T> {
    /// Stores the shape of `value`.
    #[inline]
    pub fn keep(&mut self, value: &T) {
        if !T::STATIC {
            self.push(value.zero_like());
        }
    }

    fn push(&mut self, shape: T) {
        if self.values.len() == self.values.capacity() {
            self.values.reserve((self.values.capacity() / 2).max(4));
            self.held.add((self.values.capacity() - self.values.len()) * size_of::<T>());
        }
        if T::HOLDS_BUFFER {
            self.held.add(shape.owned_bytes());
        }
        self.values.push(shape);
    }

    /// Returns a zero shadow of the shape that was stored last.
    ///
    /// # Panics
    /// If no shape is left: the two sweeps did not match, an error of the engine.
    #[inline]
    pub fn zero(&mut self) -> T {
        if T::STATIC {
            return T::zero();
        }
        // UNWRAP: the macro emits a `keep` for each `zero`; a mismatch must not become a wrong gradient.
        let shape = self.values.pop().expect("the reverse sweep takes what the forward sweep kept");
        if T::HOLDS_BUFFER {
            self.held.subtract(shape.owned_bytes());
        }
        shape
    }

    /// Returns the first shadow of a variable: -0 for a float, because -0 + x has the bits of x; otherwise
    /// [`zero`](Self::zero).
    ///
    /// # Panics
    /// As [`zero`](Self::zero).
    #[inline]
    pub fn start(&mut self) -> T {
        if T::STATIC { T::neutral() } else { self.zero() }
    }

    /// Returns the seed in `shadow`, which becomes the zero of the shape stored last: the reverse of an assignment to
    /// the whole.
    #[inline]
    pub fn replace(&mut self, shadow: &mut T) -> T {
        core::mem::replace(shadow, self.zero())
    }

    /// Returns the seed in `shadow`, which stays; an integer becomes the one stored last. This is the reverse of `+=`
    /// and similar operators.
    #[inline]
    pub fn restored(&mut self, shadow: &mut T) -> T {
        if !T::STATIC {
            *shadow = self.zero();
        }
        shadow.clone()
    }
}

/// Copies the integers that a value has after the call into the shadow that the caller made before the call: the
/// reverse sweep begins at the end.
///
/// # Panics
/// If the value has other lengths or variants than the shadow.
pub fn hold_integers<T: Differentiable>(shadow: &mut T, value: &T) {
    if !T::STATIC {
        let mut held = value.zero_like();
        held.accumulate(shadow);
        *shadow = held;
    }
}

/// [`hold_integers`] for the elements of a slice.
pub fn hold_integers_of_each<T: Differentiable>(shadow: &mut [T], value: &[T]) {
    shadow.iter_mut().zip(value).for_each(|(shadow, value)| hold_integers(shadow, value));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shapes_of_static_types_take_no_memory() {
        let mut shapes = Shapes::new();
        for i in 0..1000 {
            shapes.keep(&([1.0, 2.0], f64::from(i)));
        }
        assert_eq!(shapes.values.capacity(), 0);
        assert_eq!(shapes.zero(), ([0.0, 0.0], 0.0));
    }

    #[test]
    fn shapes_of_vectors_come_back_last_first() {
        let mut shapes = Shapes::new();
        shapes.keep(&vec![1.0]);
        shapes.keep(&vec![2.0, 3.0]);
        let mut shadow = vec![5.0, 6.0, 7.0];
        assert_eq!(shapes.replace(&mut shadow), [5.0, 6.0, 7.0]);
        assert_eq!(shadow, [0.0, 0.0]);
        assert_eq!(shapes.zero(), [0.0]);
    }
}
