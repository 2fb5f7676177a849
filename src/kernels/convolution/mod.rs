//! Convolutions of rows of channels, and their gradients.
//!
//! Shapes of a row: `x` (C, H, W), `y` (O, H′, W′); `w` (O, C/groups, kh, kw) and `bias` (O) are shared by all rows. A
//! convolution along one axis has a height of 1. As usual in networks it is a correlation: y(o, i, j) = bias(o) + Σ w(o, c,
//! k, l) · x(c, i·stride + k·dilation − low, …), 0 outside of x.
//!
//! In `f32` a register tile of outputs × places sums over all channels and taps before it goes to memory. For each term a
//! *tap* contains the positions of its weight and of its numbers. Padding, stride and dilation therefore only change the
//! taps, on a copy of the row with zeros around it ([`planes`]). The gradient of the inputs is the same sum over the
//! channels of `y`. In `f64`, for gradient checks, plain loops are used.

mod inputs;
mod outer;
mod planes;
mod portable;
mod rows;
mod strip;
mod taps;
#[cfg(test)]
mod tests;
mod weights;

use crate::float::Float;
use crate::kernels::window::Window;
use crate::simd::Level;

/// Maximum number of values of a row's channels with all padding: offsets in them have 32 bits.
const MOST_NUMBERS: usize = 1 << 31;

/// The sizes of a convolution.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Geometry {
    /// Number of channels of x.
    pub inputs: usize,
    /// Number of channels of y.
    pub outputs: usize,
    /// Number of parts into which channels are divided; each part of y depends on one part of x.
    pub groups: usize,
    /// Height and width of x.
    pub sizes: [usize; 2],
    /// Height and width of y.
    places: [usize; 2],
    pub window: Window,
}

impl Geometry {
    /// Returns the sizes if the window fits, groups divide the channels, and no size is 0 or too large; otherwise `None`.
    #[must_use]
    pub fn new(
        inputs: usize,
        outputs: usize,
        groups: usize,
        sizes: [usize; 2],
        window: Window,
    ) -> Option<Self> {
        let places = window.places(sizes)?;
        let divide = groups > 0 && inputs.is_multiple_of(groups) && outputs.is_multiple_of(groups);
        // A copy includes the padding, that of y twice; each of its phases may have one number more along each axis.
        let copied = |axis: usize| {
            let (low, high) = window.padding[axis];
            2 * (sizes[axis] + low + high) + window.stride[axis]
        };
        let plane = copied(0).checked_mul(copied(1))?;
        let numbers = plane.checked_mul(inputs.max(outputs))?;
        let weights = window.len().checked_mul(inputs)?.checked_mul(outputs)?;
        let some = inputs > 0 && outputs > 0 && divide;
        (some && numbers < MOST_NUMBERS && weights < MOST_NUMBERS).then_some(Self {
            inputs,
            outputs,
            groups,
            sizes,
            places,
            window,
        })
    }

    /// Returns height and width of y.
    #[must_use]
    pub fn places(&self) -> [usize; 2] {
        self.places
    }

    /// Returns the size of the scratch memory, in numbers, that is enough for any of the three functions of [`Convolve`] and
    /// any number of rows.
    #[must_use]
    pub fn scratch(&self) -> usize {
        strip::scratch(self).max(inputs::scratch(self)).max(weights::scratch(self))
    }

    /// Number of channels of x in a group.
    fn group_inputs(&self) -> usize {
        self.inputs / self.groups
    }

    /// Number of channels of y in a group.
    fn group_outputs(&self) -> usize {
        self.outputs / self.groups
    }

    /// Number of values of a row of x.
    fn x_len(&self) -> usize {
        self.inputs * self.sizes[0] * self.sizes[1]
    }

    /// Number of values of a row of y.
    fn y_len(&self) -> usize {
        self.outputs * self.places[0] * self.places[1]
    }

    /// Number of values of w.
    fn w_len(&self) -> usize {
        self.outputs * self.group_inputs() * self.window.len()
    }

    /// Returns the number of rows of x, y and w.
    ///
    /// # Panics
    /// If the lengths do not match.
    fn rows(&self, x: usize, y: usize, w: usize) -> usize {
        let rows = x / self.x_len();
        let fit = x == rows * self.x_len() && y == rows * self.y_len() && w == self.w_len();
        assert!(fit, "convolution: lengths");
        rows
    }
}

/// A scalar type with convolutions. Results do not depend on the instruction set; the result of a row does not depend on the
/// other rows.
pub trait Convolve: Float {
    /// y (B, O, H′, W′) = bias + the convolution of x (B, C, H, W) with w; an empty bias (O) is 0.
    fn convolution(
        y: &mut [Self],
        x: &[Self],
        w: &[Self],
        bias: &[Self],
        geometry: &Geometry,
        scratch: &mut [Self],
    );

    /// `d_x` (B, C, H, W) = the gradient of the inputs, from `d_y` (B, O, H′, W′): a transposed convolution.
    fn convolution_inputs(
        d_x: &mut [Self],
        d_y: &[Self],
        w: &[Self],
        geometry: &Geometry,
        scratch: &mut [Self],
    );

    /// `d_w` += the gradient of the weights, summed over the rows of `x` and `d_y`.
    fn convolution_weights(
        d_w: &mut [Self],
        x: &[Self],
        d_y: &[Self],
        geometry: &Geometry,
        scratch: &mut [Self],
    );
}

impl Convolve for f64 {
    fn convolution(
        y: &mut [f64],
        x: &[f64],
        w: &[f64],
        bias: &[f64],
        geometry: &Geometry,
        _: &mut [f64],
    ) {
        portable::convolution(y, x, w, bias, geometry);
    }

    fn convolution_inputs(
        d_x: &mut [f64],
        d_y: &[f64],
        w: &[f64],
        geometry: &Geometry,
        _: &mut [f64],
    ) {
        portable::inputs(d_x, d_y, w, geometry);
    }

    fn convolution_weights(
        d_w: &mut [f64],
        x: &[f64],
        d_y: &[f64],
        geometry: &Geometry,
        _: &mut [f64],
    ) {
        portable::weights(d_w, x, d_y, geometry);
    }
}

impl Convolve for f32 {
    fn convolution(
        y: &mut [f32],
        x: &[f32],
        w: &[f32],
        bias: &[f32],
        geometry: &Geometry,
        scratch: &mut [f32],
    ) {
        strip::convolution(Level::detect(), y, x, w, bias, geometry, scratch);
    }

    fn convolution_inputs(
        d_x: &mut [f32],
        d_y: &[f32],
        w: &[f32],
        geometry: &Geometry,
        scratch: &mut [f32],
    ) {
        inputs::inputs(Level::detect(), d_x, d_y, w, geometry, scratch);
    }

    fn convolution_weights(
        d_w: &mut [f32],
        x: &[f32],
        d_y: &[f32],
        geometry: &Geometry,
        scratch: &mut [f32],
    ) {
        weights::weights(Level::detect(), d_w, x, d_y, geometry, scratch);
    }
}
