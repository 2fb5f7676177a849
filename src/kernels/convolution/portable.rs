//! Convolutions in plain loops, by their definition.

use super::Geometry;
use crate::float::Float;

/// Calls `f` with the indices of the numbers of a row that belong together: in y, in x and in w. All calls for one number of
/// y follow each other.
fn each(g: &Geometry, mut f: impl FnMut(usize, usize, usize)) {
    let ([height, width], [kh, kw]) = (g.sizes, g.window.kernel);
    let [rows, columns] = g.places;
    let channels = g.group_inputs();
    for number in 0..g.y_len() {
        let (o, i, j) = (number / (rows * columns), number / columns % rows, number % columns);
        for c in 0..channels {
            let plane = (o / g.group_outputs() * channels + c) * height;
            for k in 0..kh {
                let Some(row) = g.window.index(0, i, k, height) else { continue };
                for l in 0..kw {
                    let Some(column) = g.window.index(1, j, l, width) else { continue };
                    let x = (plane + row) * width + column;
                    f(number, x, ((o * channels + c) * kh + k) * kw + l);
                }
            }
        }
    }
}

pub(super) fn convolution<T: Float>(y: &mut [T], x: &[T], w: &[T], bias: &[T], g: &Geometry) {
    let rows = g.rows(x.len(), y.len(), w.len());
    let places = g.places[0] * g.places[1];
    for row in 0..rows {
        let y = &mut y[row * g.y_len()..][..g.y_len()];
        let x = &x[row * g.x_len()..][..g.x_len()];
        y.fill(T::ZERO);
        for (y, &bias) in y.chunks_exact_mut(places).zip(bias) {
            y.fill(bias);
        }
        each(g, |at_y, at_x, at_w| y[at_y] = w[at_w].mul_add(x[at_x], y[at_y]));
    }
}

pub(super) fn inputs<T: Float>(d_x: &mut [T], d_y: &[T], w: &[T], g: &Geometry) {
    let rows = g.rows(d_x.len(), d_y.len(), w.len());
    d_x.fill(T::ZERO);
    for row in 0..rows {
        let d_x = &mut d_x[row * g.x_len()..][..g.x_len()];
        let d_y = &d_y[row * g.y_len()..][..g.y_len()];
        each(g, |at_y, at_x, at_w| d_x[at_x] = w[at_w].mul_add(d_y[at_y], d_x[at_x]));
    }
}

pub(super) fn weights<T: Float>(d_w: &mut [T], x: &[T], d_y: &[T], g: &Geometry) {
    let rows = g.rows(x.len(), d_y.len(), d_w.len());
    for row in 0..rows {
        let d_y = &d_y[row * g.y_len()..][..g.y_len()];
        let x = &x[row * g.x_len()..][..g.x_len()];
        each(g, |at_y, at_x, at_w| d_w[at_w] = d_y[at_y].mul_add(x[at_x], d_w[at_w]));
    }
}
