//! Resizing of images and series: a product with a matrix of weights along each axis.

use super::Table;
use crate::exchange::build::resize::Axis;
use crate::exchange::build::resize::Mode;
use crate::exchange::onnx::context::{Context, Made, one};

use crate::exchange::problem::Result;

pub(super) const TABLE: Table = &[("Resize", resize), ("Upsample", upsample)];

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
