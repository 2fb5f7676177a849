//! Resizing of images and series: a product with a matrix of weights along each axis.

use super::Table;
use super::moves::take;
use super::shapes::{MOST_MADE, made};
use crate::graph::onnx::context::{Context, Made, one};
use crate::graph::onnx::problem::Result;
use crate::graph::{Graph, Id};
use crate::memory;

pub(super) const TABLE: Table = &[("Resize", resize), ("Upsample", upsample)];

/// Interpolation between positions.
#[derive(Debug, Clone, Copy)]
pub(in crate::graph) enum Mode {
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
pub(in crate::graph) struct Axis<'a> {
    pub(in crate::graph) mode: Mode,
    /// Rule that maps new positions to old ones.
    pub(in crate::graph) coordinates: &'a str,
    pub(in crate::graph) from: usize,
    pub(in crate::graph) to: usize,
    pub(in crate::graph) scale: f32,
    /// Part of the axis that is used, as fractions from 0 to 1.
    pub(in crate::graph) part: (f64, f64),
    pub(in crate::graph) antialias: bool,
    pub(in crate::graph) exclude_outside: bool,
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
    pub(in crate::graph) fn apply(
        &self,
        graph: &mut Graph,
        x: Id,
        axis: usize,
        outside: f64,
    ) -> Result<Id> {
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

/// Returns the size after scaling. As in ONNX Runtime and PyTorch, the product is rounded to single precision before its fraction is
/// dropped: 5 positions times 2.6 are 13, although 2.6 in single precision is slightly less than 2.6.
fn scaled(size: usize, scale: f32) -> f64 {
    f64::from((scale * size as f32).floor())
}

fn mode(c: &Context<'_, '_>) -> Result<Mode> {
    Ok(match c.text("mode", "nearest")? {
        "nearest" => Mode::Nearest(match c.text("nearest_mode", "round_prefer_floor")? {
            "round_prefer_floor" => |x| (x - 0.5).ceil(),
            "round_prefer_ceil" => |x| (x + 0.5).floor(),
            "floor" => f64::floor,
            "ceil" => f64::ceil,
            other => return Err(format!("attribute 'nearest_mode' is '{other}'").into()),
        }),
        "linear" | "bilinear" => Mode::Linear,
        "cubic" => Mode::Cubic(c.float("cubic_coeff_a", -0.75)?),
        other => return Err(format!("attribute 'mode' is '{other}'").into()),
    })
}

fn resize(c: &mut Context<'_, '_>) -> Made {
    c.ignore("nearest_mode"); // only used by the nearest mode
    c.ignore("cubic_coeff_a");
    if c.version < 11 {
        return upsample(c);
    }
    let (x, from) = (c.value(0)?, c.sizes(0)?);
    let rank = from.len();
    let axes = match c.ints("axes")? {
        Some(axes) => c.axes(axes, rank)?,
        None => (0..rank).collect(),
    };
    let some = |numbers: Option<Vec<f64>>| numbers.filter(|numbers| !numbers.is_empty());
    let (roi, scales, sizes) =
        (some(c.known_optional(1)?), some(c.known_optional(2)?), some(c.known_optional(3)?));
    let mut changes = Vec::new();
    for (n, &axis) in axes.iter().enumerate() {
        let old = from[axis];
        let (scale, to) = match (&scales, &sizes) {
            (Some(scales), _) if scales.len() == axes.len() => {
                let scale = scales[n] as f32;
                (scale, scaled(old, scale))
            }
            (None, Some(sizes)) if sizes.len() == axes.len() => {
                (sizes[n] as f32 / old as f32, sizes[n])
            }
            _ => return Err("it has neither scales nor sizes for all axes".into()),
        };
        changes.push((axis, scale, to));
    }
    let policy = c.text("keep_aspect_ratio_policy", "stretch")?;
    if sizes.is_some() && policy != "stretch" {
        let all = changes.iter().map(|&(_, scale, _)| scale);
        let scale = match policy {
            "not_larger" => all.fold(f32::INFINITY, f32::min),
            "not_smaller" => all.fold(0.0, f32::max),
            other => {
                return Err(format!("attribute 'keep_aspect_ratio_policy' is '{other}'").into());
            }
        };
        for change in &mut changes {
            *change = (change.0, scale, f64::from((scale * from[change.0] as f32).round()));
        }
    }
    let coordinates = c.text("coordinate_transformation_mode", "half_pixel")?;
    let (antialias, exclude_outside) =
        (c.flag("antialias", false)?, c.flag("exclude_outside", false)?);
    let outside = c.float("extrapolation_value", 0.0)?;
    let mode = mode(c)?;
    let mut y = x.id;
    for (n, &(axis, scale, to)) in changes.iter().enumerate() {
        if !(scale > 0.0 && (0.0..=1e6).contains(&to)) {
            return Err(format!("it makes {to} places out of {}", from[axis]).into());
        }
        let part = match &roi {
            Some(roi) if coordinates == "tf_crop_and_resize" => {
                let (low, high) = (roi.get(n), roi.get(n + axes.len()));
                low.copied().zip(high.copied()).ok_or("it does not have a part for each axis")?
            }
            _ => (0.0, 1.0),
        };
        let (from, to) = (from[axis], to as usize);
        if (scale, from, part) == (1.0, to, (0.0, 1.0)) {
            continue;
        }
        let change = Axis { mode, coordinates, from, to, scale, part, antialias, exclude_outside };
        y = change.apply(c.graph(), y, axis, outside)?;
    }
    one(y, x.kind)
}

/// Predecessor of [`resize`].
fn upsample(c: &mut Context<'_, '_>) -> Made {
    let (x, from) = (c.value(0)?, c.sizes(0)?);
    let scales = match c.floats("scales")? {
        Some(scales) => scales.clone(),
        None => c.known(1)?.iter().map(|&scale| scale as f32).collect(),
    };
    if scales.len() != from.len() {
        return Err(format!("it has {} scales for {from:?}", scales.len()).into());
    }
    let mode = match mode(c)? {
        Mode::Nearest(_) => Mode::Nearest(f64::floor),
        mode => mode,
    };
    let mut y = x.id;
    for (axis, &scale) in scales.iter().enumerate() {
        let to = scaled(from[axis], scale);
        if !(scale > 0.0 && (0.0..=1e6).contains(&to)) {
            return Err(format!("it makes {to} places out of {}", from[axis]).into());
        }
        let change = Axis {
            mode,
            coordinates: "asymmetric",
            from: from[axis],
            to: to as usize,
            scale,
            part: (0.0, 1.0),
            antialias: false,
            exclude_outside: false,
        };
        if scale != 1.0 {
            y = change.apply(c.graph(), y, axis, 0.0)?;
        }
    }
    one(y, x.kind)
}
