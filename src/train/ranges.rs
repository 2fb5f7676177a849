//! Ranges of options. The name of an option is given as a message names it.

use crate::error::{Error, Result};

/// Checks that a value is not negative.
pub(super) fn zero_or_above(name: &str, value: f32) -> Result<()> {
    if value.is_finite() && value >= 0.0 {
        return Ok(());
    }
    Err(Error::argument(name, value, "a finite number, 0 or above"))
}

/// Checks that a count is not 0.
pub(super) fn at_least_one(name: &str, value: usize) -> Result<()> {
    if value == 0 { Err(Error::argument(name, 0, "at least 1")) } else { Ok(()) }
}

/// Checks that a value is above 0 for the kernels, which treat a denormal number as 0.
pub(super) fn above_zero(name: &str, value: f32) -> Result<()> {
    if value.is_finite() && value >= f32::MIN_POSITIVE {
        return Ok(());
    }
    let wanted = if value > 0.0 && value < f32::MIN_POSITIVE {
        "at least 1.1754944e-38: a smaller number counts as 0"
    } else {
        "a finite number above 0"
    };
    Err(Error::argument(name, value, wanted))
}

/// Checks that a value is a fraction, not 1.
pub(super) fn below_one(name: &str, value: f32) -> Result<()> {
    if (0.0..1.0).contains(&value) {
        return Ok(());
    }
    Err(Error::argument(name, value, "a number from 0 to below 1"))
}
