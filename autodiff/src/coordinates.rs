//! The floats of a value as coordinates, which number the rows and columns of a Hessian.

use crate::differentiable::Part;
use crate::{Differentiable, Real};

/// Returns the number of floats in `value`.
///
/// ```
/// assert_eq!(rootgrad_autodiff::float_count(&([1.0, 2.0], 7, vec![3.0_f32])), 3);
/// ```
pub fn float_count<P: Part + ?Sized>(value: &P) -> usize {
    let mut count = 0;
    value.zero_owned().each_float(&mut |x| {
        count += 1;
        x
    });
    count
}

/// Turns `tangent` into its part of the unit vector along the coordinate `direction`. `at` is the coordinate of its
/// first float before the call, and of the first float after it when the function returns.
pub fn unit<T: Differentiable>(tangent: &mut T, direction: usize, at: &mut usize) {
    tangent.each_float(&mut |_| {
        *at += 1;
        if *at == direction + 1 { 1.0 } else { 0.0 }
    });
}

/// Writes the floats of `gradient` into `row` from position `at` on, and moves `at` to the end of the written part.
///
/// # Panics
/// If the row is too short.
pub fn gather<T: Differentiable, R: Real>(gradient: &mut T, row: &mut [R], at: &mut usize) {
    gradient.each_float(&mut |x| {
        row[*at] = R::from_f64(x);
        *at += 1;
        x
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn coordinates_count_floats_in_their_order_and_nothing_else() {
        let value = (vec![0.5, 1.5], Some(2.5_f32), 4_i32, [Box::new(3.5), Box::new(4.5)]);
        assert_eq!(float_count(&value), 5);
        let mut row = [0.0; 6];
        let mut at = 1;
        gather(&mut value.clone(), &mut row, &mut at);
        assert_eq!((row, at), ([0.0, 0.5, 1.5, 2.5, 3.5, 4.5], 6));
        let mut tangent = value;
        let mut at = 10;
        unit(&mut tangent, 12, &mut at);
        assert_eq!(at, 15);
        assert_eq!(tangent, (vec![0.0, 0.0], Some(1.0), 4, [Box::new(0.0), Box::new(0.0)]));
    }
}
