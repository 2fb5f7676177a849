//! Resizing along axes.

use super::moves::take;
use super::shapes::{MOST_MADE, made};
use crate::exchange::problem::Result;
use crate::graph::{Graph, Id};
use crate::memory;

/// Interpolation between positions.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Mode {
    /// The value at the nearest position, chosen by this rounding rule.
    Nearest(fn(f64) -> f64),
    Linear,
    /// Cubic, with this slope at a distance of one: Keys, IEEE Trans. ASSP 29 (1981) 1153.
    Cubic(f64),
}

impl Mode {
    /// Returns the weight of a position at this distance.
    fn weight(self, d: f64) -> f64 {
        match self {
            Mode::Nearest(_) => 1.0,
            Mode::Linear => 1.0 - d,
            Mode::Cubic(a) if d <= 1.0 => ((a + 2.0) * d - (a + 3.0)) * d * d + 1.0,
            Mode::Cubic(a) => ((a * d - 5.0 * a) * d + 8.0 * a) * d - 4.0 * a,
        }
    }
}

/// Resizing of one axis.
pub(crate) struct Axis<'a> {
    pub(crate) mode: Mode,
    /// Rule that maps new positions to old ones.
    pub(crate) coordinates: &'a str,
    pub(crate) from: usize,
    pub(crate) to: usize,
    pub(crate) scale: f32,
    /// Part of the axis that is used, as fractions from 0 to 1.
    pub(crate) part: (f64, f64),
    pub(crate) antialias: bool,
    pub(crate) exclude_outside: bool,
}

impl Axis<'_> {
    /// Returns the position of a new element among the old ones. It is computed in single precision, because rounding can decide which
    /// position is nearest. (3/0.6 is 5 in single precision, but slightly less if 0.6 in single precision is used in double precision.)
    fn place(&self, place: usize) -> Result<f64> {
        let (x, scale, from, to) = (place as f32, self.scale, self.from as f32, self.to as f32);
        let is_one = self.to == 1;
        let place = match self.coordinates {
            "half_pixel" => (x + 0.5) / scale - 0.5,
            "half_pixel_symmetric" => {
                let offset = from / 2.0 * (1.0 - to / (scale * from));
                offset + (x + 0.5) / scale - 0.5
            }
            "pytorch_half_pixel" | "align_corners" if is_one => 0.0,
            "pytorch_half_pixel" => (x + 0.5) / scale - 0.5,
            "asymmetric" => x / scale,
            "align_corners" => x * (from - 1.0) / (to - 1.0),
            "tf_crop_and_resize" => {
                let (low, high) = (self.part.0 as f32, self.part.1 as f32);
                match is_one {
                    true => 0.5 * (low + high) * (from - 1.0),
                    false => low * (from - 1.0) + x * (high - low) * (from - 1.0) / (to - 1.0),
                }
            }
            other => {
                return Err(
                    format!("attribute 'coordinate_transformation_mode' is '{other}'").into()
                );
            }
        };
        Ok(f64::from(place))
    }

    /// True if a position is outside of the input and gets the extrapolation value.
    fn is_outside(&self, x: f64) -> bool {
        self.coordinates == "tf_crop_and_resize" && (x < 0.0 || x > self.from as f64 - 1.0)
    }

    /// Returns the scale of distances when the axis shrinks: each new position then covers all old ones between its neighbours.
    fn shrink(&self) -> f64 {
        if self.antialias { f64::from(self.scale).min(1.0) } else { 1.0 }
    }

    /// Returns the largest number of old positions that a new one uses.
    fn most_weights(&self) -> f64 {
        4.0 / self.shrink() + 1.0
    }

    /// Returns the old positions that a new one uses, and their weights; positions may be outside of the axis.
    fn weights(&self, x: f64) -> Vec<(i64, f64)> {
        let shrink = self.shrink();
        let reach = match self.mode {
            Mode::Nearest(rule) => return vec![(rule(x) as i64, 1.0)],
            Mode::Linear => 1.0,
            Mode::Cubic(_) => 2.0,
        };
        let first = (x - reach / shrink).ceil() as i64;
        let last = (x + reach / shrink).floor() as i64;
        let near = (first..=last).map(|place| (place, (place as f64 - x).abs() * shrink));
        let mut seen: Vec<(i64, f64)> = near
            .filter(|&(_, d)| d < reach)
            .map(|(place, d)| (place, self.mode.weight(d)))
            .collect();
        if self.exclude_outside {
            seen.retain(|(place, _)| (0..self.from as i64).contains(place));
        }
        let sum: f64 = seen.iter().map(|(_, weight)| weight).sum();
        seen.iter_mut().for_each(|(_, weight)| *weight /= sum);
        seen
    }

    /// Returns the value with the axis resized.
    pub(crate) fn apply(&self, graph: &mut Graph, x: Id, axis: usize, outside: f64) -> Result<Id> {
        let last = self.from as i64 - 1;
        if self.from == 0 && self.to > 0 {
            return Err(format!("it makes {} places out of none", self.to).into());
        }
        let what = "the tables of the model";
        memory::headroom(2 * size_of::<f64>() * self.to, what)?;
        let places = (0..self.to).map(|place| self.place(place)).collect::<Result<Vec<f64>>>()?;
        let none_outside = !places.iter().any(|&x| self.is_outside(x));
        if let (Mode::Nearest(rule), true) = (self.mode, none_outside) {
            let number = |&x: &f64| (rule(x) as i64).clamp(0, last.max(0)) as usize;
            return take(graph, x, axis, &places.iter().map(number).collect::<Vec<usize>>());
        }
        let len = self.to.checked_mul(self.from).filter(|&len| len <= MOST_MADE);
        let weights = self.most_weights() * self.to as f64;
        let (Some(len), true) = (len, weights <= MOST_MADE as f64) else {
            return Err(format!("it makes {} places out of {}", self.to, self.from).into());
        };
        // Lists of weights grow while they are filled, and the graph stores copies of the matrix.
        memory::headroom(32 * weights as usize + 4 * size_of::<f64>() * len, what)?;
        let rows: Vec<Vec<(i64, f64)>> = places.iter().map(|&x| self.weights(x)).collect();
        if none_outside && rows.iter().all(|row| row.len() == 1) {
            let numbers: Vec<usize> =
                rows.iter().map(|row| row[0].0.clamp(0, last) as usize).collect();
            return take(graph, x, axis, &numbers);
        }
        let mut matrix = vec![0.0; len];
        for (to, row) in rows.iter().enumerate() {
            if !self.is_outside(places[to]) {
                for &(from, weight) in row {
                    matrix[from.clamp(0, last) as usize * self.to + to] += weight;
                }
            }
        }
        let matrix = graph.constant(&[self.from, self.to], &matrix)?;
        let rank = graph.shape(x).rank();
        let mut axes: Vec<usize> = (0..rank).collect();
        axes.swap(axis, rank - 1);
        let y = graph.transpose(x, &axes)?;
        let mut y = graph.matmul(y, matrix)?;
        if !none_outside {
            let value = |to: usize| if self.is_outside(places[to]) { outside } else { 0.0 };
            let more = made(graph, &[self.to], value)?;
            y = graph.add(y, more)?;
        }
        Ok(graph.transpose(y, &axes)?)
    }
}
