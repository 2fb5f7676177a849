//! Window functions for Fourier transforms, and short-time transforms.

use std::f64::consts::PI;

use rootgrad_fourier::MOST_LENGTH;

use crate::error::{Error, Result};
use crate::graph::operations::View;
use crate::graph::{Graph, Id};
use crate::memory;

/// A window function: weights for the numbers of a line, smaller towards its ends.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Window {
    /// Constant 1.
    Rectangular,
    /// 0.5 − 0.5 cos(2π t/T).
    Hann,
    /// 0.54 − 0.46 cos(2π t/T).
    Hamming,
    /// 0.42 − 0.5 cos(2π t/T) + 0.08 cos(4π t/T).
    Blackman,
    /// 1 in the middle, with cosine-shaped ends that cover this fraction of the line, 0 to 1: 0 is rectangular, 1 is Hann's.
    Tukey(f64),
}

impl Window {
    /// Returns the weights of `length` numbers. A periodic window omits the last of `length + 1` weights; it is used to estimate
    /// spectra. A symmetric window has the same weight at both ends.
    ///
    /// # Errors
    /// [`Error::Argument`] for a length of 0 or beyond 2²², or a Tukey window whose fraction is not from 0 to 1.
    pub fn weights(self, length: usize, periodic: bool) -> Result<Vec<f64>> {
        if length == 0 || length > MOST_LENGTH {
            let wanted = format!("1 to {MOST_LENGTH}");
            return Err(Error::argument("window: length", length, wanted));
        }
        memory::headroom(32 * length, "the weights of a window")?;
        if let Window::Tukey(part) = self
            && !(0.0..=1.0).contains(&part)
        {
            return Err(Error::argument("window: tapered part", part, "0 to 1"));
        }
        let whole = if periodic { length } else { (length - 1).max(1) };
        if length == 1 {
            return Ok(vec![1.0]);
        }
        Ok((0..length).map(|t| self.at(t as f64 / whole as f64)).collect())
    }

    /// Returns the weight at this fraction of the window's duration.
    fn at(self, x: f64) -> f64 {
        let angle = 2.0 * PI * x;
        match self {
            Window::Rectangular => 1.0,
            Window::Hann => 0.5 - 0.5 * angle.cos(),
            Window::Hamming => 0.54 - 0.46 * angle.cos(),
            Window::Blackman => 0.42 - 0.5 * angle.cos() + 0.08 * (2.0 * angle).cos(),
            Window::Tukey(part) => {
                let from_end = x.min(1.0 - x);
                match from_end < part / 2.0 {
                    true => 0.5 - 0.5 * (angle_within(from_end, part)).cos(),
                    false => 1.0,
                }
            }
        }
    }
}

/// Returns the angle in (0, π) at this distance from the end of a taper.
fn angle_within(from_end: f64, part: f64) -> f64 {
    2.0 * PI * from_end / part
}

impl Graph {
    /// Adds the weights of a window function (length): [`Window::weights`].
    ///
    /// # Errors
    /// Same as [`Window::weights`].
    pub fn window(&mut self, window: Window, length: usize, periodic: bool) -> Result<Id> {
        let weights = window.weights(length, periodic)?;
        self.constant(&[length], &weights)
    }

    /// Returns parts of `length` numbers, `step` apart, of lines (…, N) → (…, frames, length). Numbers after the last whole frame are
    /// left out.
    ///
    /// # Errors
    /// [`Error::Argument`] for a length or a step of 0, or a length beyond N.
    pub fn frames(&mut self, x: Id, length: usize, step: usize) -> Result<Id> {
        let sizes = self.shape(x).sizes();
        let Some((&own, leading)) = sizes.split_last() else {
            return Err(Error::shape("frames", self.shape(x), "lines (…, N)"));
        };
        if length == 0 || length > own {
            let wanted = format!("1 to {own}, the numbers of a line");
            return Err(Error::argument("frames: length", length, wanted));
        }
        if step == 0 {
            return Err(Error::argument("frames: step", step, "1 or more"));
        }
        let count = (own - length) / step + 1;
        let View { mut strides, .. } = View::of(sizes);
        strides.insert(leading.len(), step as isize);
        let sizes = [leading, &[count, length]].concat();
        self.view(x, View { sizes, strides, offset: 0 })
    }

    /// Returns the short-time Fourier transform of lines (…, N) → (…, frames, L/2 + 1, 2). Frames of L numbers, `step` apart, are each
    /// multiplied by the window (L). Nothing is added at the ends of a line.
    ///
    /// # Errors
    /// [`Error::Shape`] for a window that does not have exactly one size; otherwise same as [`Graph::frames`] and [`Graph::rfft`].
    pub fn stft(&mut self, x: Id, window: Id, step: usize) -> Result<Id> {
        let frames = self.windowed_frames("stft", x, window, step, false)?;
        self.rfft(frames, None)
    }

    /// Returns frames times a window. `less_mean` subtracts each frame's mean first.
    pub(super) fn windowed_frames(
        &mut self,
        name: &str,
        x: Id,
        window: Id,
        step: usize,
        less_mean: bool,
    ) -> Result<Id> {
        let &[length] = self.shape(window).sizes() else {
            let wanted = "a window (L), with a weight for each number of a frame";
            return Err(Error::shape(format!("{name}: window"), self.shape(window), wanted));
        };
        let mut frames = self.frames(x, length, step)?;
        if less_mean {
            let mean = self.mean(frames, &[-1])?;
            let mean = self.before_parts(mean)?;
            frames = self.sub(frames, mean)?;
        }
        self.mul(frames, window)
    }
}
