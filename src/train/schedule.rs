//! The learning rate as a function of the step.

use std::f64::consts::PI;

use crate::error::{Error, Result};

/// How the learning rate changes during a fit; each value is a factor on the option `learning_rate`.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub enum Schedule {
    /// 1.
    #[default]
    Constant,
    /// Linear warm-up, then half a cosine down to 0 at the end of the last epoch (Loshchilov and Hutter,
    /// arXiv:1608.03983, without restarts).
    ///
    /// With S steps in all and W = round(`warmup_fraction` · S): (t + 1) / W for steps t < W, counted from 0, then
    /// (1 + cos(π (t - W) / (S - W))) / 2.
    Cosine {
        /// Part of all steps that warms up, 0 to 1.
        warmup_fraction: f32,
    },
    /// `factor` to the power of ⌊epoch / `every_epochs`⌋, epochs counted from 0.
    Step {
        /// Epochs at one rate, at least 1.
        every_epochs: usize,
        /// Factor from one rate to the next, above 0.
        factor: f32,
    },
}

impl Schedule {
    /// The factor of step `step` (from 0) in a fit of `epochs` epochs of `steps_per_epoch` steps each.
    #[must_use]
    pub fn factor(&self, step: u64, steps_per_epoch: u64, epochs: u64) -> f64 {
        match *self {
            Schedule::Constant => 1.0,
            Schedule::Cosine { warmup_fraction } => {
                let steps = steps_per_epoch as f64 * epochs as f64;
                let warmup = (f64::from(warmup_fraction) * steps).round();
                let step = step as f64;
                if step < warmup {
                    (step + 1.0) / warmup
                } else {
                    let done = ((step - warmup) / (steps - warmup).max(1.0)).min(1.0);
                    0.5 * (1.0 + (PI * done).cos())
                }
            }
            Schedule::Step { every_epochs, factor } => {
                let drops = step / steps_per_epoch.max(1) / every_epochs.max(1) as u64;
                f64::from(factor).powi(i32::try_from(drops).unwrap_or(i32::MAX))
            }
        }
    }

    /// Checks the parameters.
    ///
    /// # Errors
    /// [`Error::Argument`].
    pub fn validate(&self) -> Result<()> {
        match *self {
            Schedule::Constant => Ok(()),
            Schedule::Cosine { warmup_fraction } => {
                if (0.0..=1.0).contains(&warmup_fraction) {
                    return Ok(());
                }
                let name = "the cosine schedule's warmup_fraction";
                Err(Error::argument(name, warmup_fraction, "a number from 0 to 1"))
            }
            Schedule::Step { every_epochs: 0, .. } => {
                Err(Error::argument("the step schedule's every_epochs", 0, "at least 1"))
            }
            Schedule::Step { factor, .. } if !(factor.is_finite() && factor > 0.0) => Err(
                Error::argument("the step schedule's factor", factor, "a finite number above 0"),
            ),
            Schedule::Step { .. } => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cosine_in_closed_form() {
        let cosine = Schedule::Cosine { warmup_fraction: 0.1 };
        let at = |step| cosine.factor(step, 10, 11); // 110 steps, 11 of warm-up, 99 of cosine
        for (step, wanted) in [
            (0, 1.0 / 11.0),
            (5, 6.0 / 11.0),
            (10, 1.0),
            (11, 1.0),
            (11 + 33, 0.75), // cos 60° = 1/2
            (11 + 66, 0.25), // cos 120° = -1/2
            (110, 0.0),      // one past the last
        ] {
            assert!((at(step) - wanted).abs() < 1e-15, "step {step}: {} for {wanted}", at(step));
        }
        assert!(at(109) > 0.0 && at(109) < 3e-4);
        let none = Schedule::Cosine { warmup_fraction: 0.0 };
        assert_eq!(none.factor(0, 10, 10), 1.0);
        assert!((none.factor(50, 10, 10) - 0.5).abs() < 1e-15);
        let all = Schedule::Cosine { warmup_fraction: 1.0 };
        assert_eq!(all.factor(99, 10, 10), 1.0);
        assert_eq!(all.factor(0, 1, 1), 1.0);
        assert_eq!(none.factor(0, 10, u64::MAX), 1.0);
    }

    #[test]
    fn steps_in_closed_form() {
        let step = Schedule::Step { every_epochs: 3, factor: 0.5 };
        let epoch = |epoch: u64| step.factor(epoch * 7 + 6, 7, 100);
        assert_eq!([0, 2, 3, 5, 6].map(epoch), [1.0, 1.0, 0.5, 0.5, 0.25]);
        assert_eq!(Schedule::Constant.factor(12345, 7, 100), 1.0);
    }

    #[test]
    fn parameters_out_of_range_are_named() {
        let message = |schedule: Schedule| schedule.validate().unwrap_err().to_string();
        assert!(
            message(Schedule::Cosine { warmup_fraction: 1.5 }).contains("warmup_fraction is 1.5")
        );
        assert!(message(Schedule::Cosine { warmup_fraction: f32::NAN }).contains("is NaN"));
        assert!(message(Schedule::Step { every_epochs: 0, factor: 0.5 }).contains("every_epochs"));
        assert!(message(Schedule::Step { every_epochs: 1, factor: 0.0 }).contains("factor is 0"));
    }
}
