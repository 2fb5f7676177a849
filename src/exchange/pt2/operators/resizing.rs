//! Resizing of images and series.

use super::Table;
use crate::exchange::build::resize::{Axis, Mode};
use crate::exchange::problem::Result;
use crate::exchange::pt2::context::{Context, Made, one};
use crate::exchange::pt2::schema::Argument;

pub(super) const TABLE: Table = &[
    ("upsample_nearest1d", |c| resized(c, 1, Mode::Nearest(f64::floor))),
    ("upsample_nearest2d", |c| resized(c, 2, Mode::Nearest(f64::floor))),
    ("_upsample_nearest_exact1d", |c| resized(c, 1, NEAREST_EXACT)),
    ("_upsample_nearest_exact2d", |c| resized(c, 2, NEAREST_EXACT)),
    ("upsample_linear1d", |c| resized(c, 1, Mode::Linear)),
    ("upsample_bilinear2d", |c| resized(c, 2, Mode::Linear)),
    ("upsample_bicubic2d", |c| resized(c, 2, Mode::Cubic(-0.75))),
];

/// Nearest old position by the distance between centres; of two equally near, the later.
const NEAREST_EXACT: Mode = Mode::Nearest(|x| (x + 0.5).floor());

/// Returns, for each axis, the requested size and the scale factor for positions. The file may leave out one of the two.
fn wanted(c: &mut Context<'_, '_>, places: &[usize]) -> Result<Vec<(usize, f32)>> {
    let sizes = c.ints("output_size")?.filter(|sizes| !sizes.is_empty());
    let mut factors = match c.argument("scale_factors") {
        None => None,
        Some(Argument::Floats(factors)) => Some(factors.clone()),
        Some(_) => return Err("argument 'scale_factors' is not a list of numbers".into()),
    };
    let names: &[&str] = if places.len() == 1 { &["scales"] } else { &["scales_h", "scales_w"] };
    let mut reported = Vec::new();
    for name in names {
        reported.extend(c.number(name)?);
    }
    if !reported.is_empty() {
        factors = Some(reported);
    }
    let fits = |len: Option<usize>| len.is_none_or(|len| len == places.len());
    if !fits(sizes.as_ref().map(Vec::len)) || !fits(factors.as_ref().map(Vec::len)) {
        return Err(format!("its sizes or factors are not those of {places:?}").into());
    }
    let mut each = Vec::with_capacity(places.len());
    for (axis, &from) in places.iter().enumerate() {
        let factor = factors.as_ref().map(|factors| factors[axis]);
        let to = match (&sizes, factor) {
            (Some(sizes), _) => sizes[axis] as f64,
            (None, Some(factor)) => (from as f64 * factor).floor(),
            (None, None) => return Err("it has neither sizes nor factors".into()),
        };
        if !(1.0..=1e6).contains(&to) || from == 0 {
            return Err(format!("it makes {to} places out of {from}").into());
        }
        let scale = factor.map_or(to as f32 / from as f32, |factor| factor as f32);
        each.push((to as usize, scale));
    }
    Ok(each)
}

/// Resizes x (N, C, places).
fn resized<'m>(c: &mut Context<'_, 'm>, axes: usize, mode: Mode) -> Made<'m> {
    let name = if c.has("input") { "input" } else { "self" };
    let (x, from) = (c.value(name)?, c.sizes(name)?);
    if from.len() != axes + 2 {
        return Err(format!("its input has sizes {from:?}, for {axes} axes").into());
    }
    let aligned = c.flag("align_corners", false)?;
    let coordinates = match mode {
        // Nearest uses the start of a position; nearest-exact uses its centre.
        Mode::Nearest(rule) if rule(0.75) == 0.0 => "asymmetric",
        _ if aligned => "align_corners",
        _ => "half_pixel",
    };
    let mut y = x.id;
    for (number, (to, scale)) in wanted(c, &from[2..])?.into_iter().enumerate() {
        let (axis, from) = (number + 2, from[number + 2]);
        if from == to && (scale == 1.0 || aligned) {
            continue;
        }
        let change = Axis {
            mode,
            coordinates,
            from,
            to,
            scale,
            part: (0.0, 1.0),
            antialias: false,
            exclude_outside: false,
        };
        y = change.apply(c.graph(), y, axis, 0.0)?;
    }
    one(y, x.kind)
}
