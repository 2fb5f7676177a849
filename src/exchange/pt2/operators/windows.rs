//! Numbers at equal distances, and window functions for signals.

use std::f64::consts::PI;

use super::Table;
use crate::exchange::build::shapes::{MOST_MADE, made};
use crate::exchange::problem::Result;
use crate::exchange::pt2::context::{Context, Made, one};
use crate::exchange::value::Kind;

pub(super) const TABLE: Table = &[
    ("linspace", equal_steps),
    ("hann_window", |c| window(c, |_, x| 0.5 - 0.5 * (2.0 * PI * x).cos())),
    ("hamming_window", |c| window(c, |[alpha, beta], x| alpha - beta * (2.0 * PI * x).cos())),
    ("blackman_window", |c| {
        window(c, |_, x| 0.42 - 0.5 * (2.0 * PI * x).cos() + 0.08 * (4.0 * PI * x).cos())
    }),
    ("bartlett_window", |c| window(c, |_, x| 1.0 - (2.0 * x - 1.0).abs())),
];

/// Returns a count of numbers from an argument.
fn count(c: &Context<'_, '_>, name: &str) -> Result<usize> {
    let count = c.int(name, -1)?;
    let some = usize::try_from(count).ok().filter(|&count| count <= MOST_MADE);
    some.ok_or_else(|| format!("it makes {count} numbers; wanted at most {MOST_MADE}").into())
}

/// Returns a window function of positions from 0 to 1. The last position is 1, or in a periodic window, the position after the last.
fn window<'m>(c: &mut Context<'_, 'm>, f: fn([f64; 2], f64) -> f64) -> Made<'m> {
    let (len, is_periodic) = (count(c, "window_length")?, c.flag("periodic", true)?);
    let [alpha, beta] = [c.float("alpha", 0.54)?, c.float("beta", 0.46)?];
    let kind = c.kind("dtype")?.unwrap_or(Kind::Float);
    let steps = if is_periodic { len } else { len.saturating_sub(1) };
    let value = |n: usize| match len {
        1 => 1.0,
        _ => f([alpha, beta], n as f64 / steps as f64),
    };
    one(made(c.graph(), &[len], value)?, kind)
}

fn equal_steps<'m>(c: &mut Context<'_, 'm>) -> Made<'m> {
    let (start, end, len) = (c.float("start", 0.0)?, c.float("end", 0.0)?, count(c, "steps")?);
    let kind = c.kind("dtype")?.unwrap_or(Kind::Float);
    if kind != Kind::Float {
        return Err("its numbers are whole; wanted real ones".into());
    }
    let last = len.saturating_sub(1).max(1) as f64;
    one(made(c.graph(), &[len], |n| start + (end - start) * (n as f64 / last))?, kind)
}
