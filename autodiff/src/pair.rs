//! Shadows of two elements of one buffer, lent to a call together.

use core::ops::IndexMut;

use crate::differentiable::Part;

/// A temporary shadow of the second element, made if the shadows of two elements cannot be borrowed together.
#[derive(Debug)]
pub struct Spare<T>(Option<T>);

impl<T> Default for Spare<T> {
    fn default() -> Self {
        Self::new()
    }
}

impl<T> Spare<T> {
    /// Creates an empty place for a shadow.
    #[inline]
    #[must_use]
    pub const fn new() -> Self {
        Self(None)
    }

    /// Adds the temporary shadow to the element's, if there is one.
    #[inline]
    pub fn add_to<'a, P: Part<Owned = T> + ?Sized + 'a>(self, element: impl FnOnce() -> &'a mut P) {
        if let Some(shadow) = self.0 {
            element().add_owned(&shadow);
        }
    }

    #[cold]
    fn zero<P: Part<Owned = T> + ?Sized>(&mut self, element: &P) -> &mut T {
        self.0.insert(element.zero_owned())
    }
}

/// Buffers whose elements lie side by side: two different elements are borrowed together.
pub trait ElementsOfSlice {
    /// Type of an element.
    type Element;
    /// Returns the elements at two indices; for equal indices, the second is a zero shadow in `spare`.
    fn __elements<'a>(
        &'a mut self,
        at: (usize, usize),
        spare: &'a mut Spare<Self::Element>,
    ) -> (&'a mut Self::Element, &'a mut Self::Element);
}

#[inline]
fn elements<'a, T: Part<Owned = T>>(
    buffer: &'a mut [T],
    (i, j): (usize, usize),
    spare: &'a mut Spare<T>,
) -> (&'a mut T, &'a mut T) {
    if i == j {
        let element = &mut buffer[i];
        let second = spare.zero(element);
        return (element, second);
    }
    let (before, from) = buffer.split_at_mut(i.max(j));
    let (low, high) = (&mut before[i.min(j)], &mut from[0]);
    if i < j { (low, high) } else { (high, low) }
}

impl<T: Part<Owned = T>> ElementsOfSlice for [T] {
    type Element = T;
    #[inline]
    fn __elements<'a>(
        &'a mut self,
        at: (usize, usize),
        spare: &'a mut Spare<T>,
    ) -> (&'a mut T, &'a mut T) {
        elements(self, at, spare)
    }
}

impl<T: Part<Owned = T>> ElementsOfSlice for Vec<T> {
    type Element = T;
    #[inline]
    fn __elements<'a>(
        &'a mut self,
        at: (usize, usize),
        spare: &'a mut Spare<T>,
    ) -> (&'a mut T, &'a mut T) {
        elements(self, at, spare)
    }
}

impl<T: Part<Owned = T>, const N: usize> ElementsOfSlice for [T; N] {
    type Element = T;
    #[inline]
    fn __elements<'a>(
        &'a mut self,
        at: (usize, usize),
        spare: &'a mut Spare<T>,
    ) -> (&'a mut T, &'a mut T) {
        elements(self, at, spare)
    }
}

/// Any other container. The compiler looks here if [`ElementsOfSlice`] does not fit: a reference more is needed.
pub trait ElementsOf<I> {
    /// Type of an element.
    type Element: Part + ?Sized;
    /// Returns the element at the first index, and a zero shadow of the one at the second index in `spare`.
    fn __elements<'a>(
        &'a mut self,
        at: (I, I),
        spare: &'a mut Spare<<Self::Element as Part>::Owned>,
    ) -> (&'a mut Self::Element, &'a mut <Self::Element as Part>::Owned);
}

impl<I, C: IndexMut<I, Output: Part> + ?Sized> ElementsOf<I> for &mut C {
    type Element = C::Output;
    #[inline]
    fn __elements<'a>(
        &'a mut self,
        (i, j): (I, I),
        spare: &'a mut Spare<<C::Output as Part>::Owned>,
    ) -> (&'a mut C::Output, &'a mut <C::Output as Part>::Owned) {
        let second = spare.zero(&self[j]);
        (&mut self[i], second)
    }
}

#[cfg(test)]
mod tests {
    use super::{ElementsOf as _, ElementsOfSlice as _, Spare};
    use std::collections::VecDeque;

    #[test]
    fn two_elements_are_borrowed_together_and_one_element_twice() {
        for (i, j, wanted) in
            [(0, 2, [2.0, 2.0, 7.0]), (2, 0, [5.0, 2.0, 4.0]), (1, 1, [1.0, 7.0, 3.0])]
        {
            let mut vector = vec![1.0, 2.0, 3.0];
            let mut array = [1.0, 2.0, 3.0];
            let mut deque = VecDeque::from(vector.clone());
            macro_rules! check {
                ($buffer:expr, $kept:expr) => {
                    let mut spare = Spare::new();
                    #[allow(unused_mut)] // only `VecDeque` needs it
                    let mut all = &mut $buffer;
                    let (a, b): (&mut f64, &mut f64) = all.__elements((i, j), &mut spare);
                    *a += 1.0;
                    *b += 4.0;
                    assert_eq!(spare.0, $kept.then_some(4.0));
                    spare.add_to(|| &mut $buffer[j]);
                };
            }
            check!(array[..], i == j);
            assert_eq!(array, wanted);
            array = [1.0, 2.0, 3.0];
            check!(array, i == j);
            check!(vector, i == j);
            check!(deque, true);
            assert_eq!((vector, array, deque), (wanted.to_vec(), wanted, wanted.to_vec().into()));
        }
    }
}
