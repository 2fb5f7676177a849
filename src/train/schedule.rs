//! The learning rate as a function of the step.

use std::f64::consts::PI;
use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::ranges::above_zero;
use crate::error::{Error, Result};
use crate::interface;

/// Arguments of the schedule `step`.
const STEP: [&str; 2] = ["every_epochs", "factor"];

/// Change of the learning rate during a fit; each value is a factor on the option `learning_rate`.
///
/// With S steps in all, W = round(`warmup_fraction` · S) of them of warm-up and t counted from 0, the factor is
/// (t + 1) / W while t < W; afterwards it falls from 1 to f = `final_fraction`, which it reaches at t = S:
/// f + (1 − f) c(x), with c(0) = 1, c(1) = 0 and x = (t − W) / (S − W).
#[derive(Debug, Clone, Copy, PartialEq, Default, Serialize, Deserialize)]
pub enum Schedule {
    /// 1.
    #[default]
    Constant,
    /// Warm-up, then half a cosine, c(x) = (1 + cos πx) / 2: Loshchilov and Hutter, arXiv:1608.03983, without restarts.
    Cosine {
        /// Fraction of all steps that is warm-up, 0 to 1.
        warmup_fraction: f32,
        /// f, 0 to 1.
        final_fraction: f32,
    },
    /// Warm-up, then a straight line, c(x) = 1 − x.
    Linear {
        /// Fraction of all steps that is warm-up, 0 to 1.
        warmup_fraction: f32,
        /// f, 0 to 1.
        final_fraction: f32,
    },
    /// Warm-up, stable, decay: 1 until the last D = round(`decay_fraction` · S) steps, in which c(x) = 1 − √x with
    /// x = (t − S + D) / D; Hägele et al., arXiv:2405.18392.
    Wsd {
        /// Fraction of all steps that is warm-up, 0 to 1.
        warmup_fraction: f32,
        /// Fraction of all steps in which the rate decays, 0 to 1; together with the warm-up at most 1.
        decay_fraction: f32,
        /// f, 0 to 1.
        final_fraction: f32,
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
    /// Returns the factor of step `step` (from 0) in a fit of `epochs` epochs of `steps_per_epoch` steps each.
    #[must_use]
    pub fn factor(&self, step: u64, steps_per_epoch: u64, epochs: u64) -> f64 {
        let steps = steps_per_epoch as f64 * epochs as f64;
        let t = step as f64;
        let part = |fraction: f32| (f64::from(fraction) * steps).round();
        // From 1 to f: x runs from `start` to the last step.
        let fall = |start: f64, last: f32, c: fn(f64) -> f64| {
            let (x, last) = (((t - start) / (steps - start).max(1.0)).min(1.0), f64::from(last));
            last + (1.0 - last) * c(x)
        };
        match *self {
            Schedule::Constant => 1.0,
            Schedule::Cosine { warmup_fraction: w, .. }
            | Schedule::Linear { warmup_fraction: w, .. }
            | Schedule::Wsd { warmup_fraction: w, .. }
                if t < part(w) =>
            {
                (t + 1.0) / part(w)
            }
            Schedule::Cosine { warmup_fraction, final_fraction } => {
                fall(part(warmup_fraction), final_fraction, |x| 0.5 * (1.0 + (PI * x).cos()))
            }
            Schedule::Linear { warmup_fraction, final_fraction } => {
                fall(part(warmup_fraction), final_fraction, |x| 1.0 - x)
            }
            Schedule::Wsd { decay_fraction, final_fraction, .. } => {
                let start = steps - part(decay_fraction);
                if t < start { 1.0 } else { fall(start, final_fraction, |x| 1.0 - x.sqrt()) }
            }
            Schedule::Step { every_epochs, factor } => {
                let drops = step / steps_per_epoch.max(1) / every_epochs.max(1) as u64;
                f64::from(factor).powi(i32::try_from(drops).unwrap_or(i32::MAX))
            }
        }
    }

    /// Returns true if the factors of the first epochs depend on the total number of epochs.
    pub(super) fn falls_with_the_fit(&self) -> bool {
        !matches!(self, Schedule::Constant | Schedule::Step { .. })
    }

    /// Checks the parameters.
    ///
    /// # Errors
    /// [`Error::Argument`].
    pub fn validate(&self) -> Result<()> {
        let name = |schedule, arguments: &[&str], name: &str| {
            interface::argument(("schedule", schedule), arguments, name)
        };
        let fractions = |schedule, fractions: &[(&str, f32)]| {
            let names: Vec<&str> = fractions.iter().map(|(name, _)| *name).collect();
            match fractions.iter().find(|(_, value)| !(0.0..=1.0).contains(value)) {
                None => Ok(()),
                Some((bad, value)) => {
                    let name = name(schedule, &names, bad);
                    Err(Error::argument(name, value, "a number from 0 to 1"))
                }
            }
        };
        match *self {
            Schedule::Constant => Ok(()),
            Schedule::Cosine { warmup_fraction: w, final_fraction: f } => {
                fractions("cosine", &[("warmup_fraction", w), ("final_fraction", f)])
            }
            Schedule::Linear { warmup_fraction: w, final_fraction: f } => {
                fractions("linear", &[("warmup_fraction", w), ("final_fraction", f)])
            }
            Schedule::Wsd { warmup_fraction: w, decay_fraction: d, final_fraction: f } => {
                let all = [("warmup_fraction", w), ("decay_fraction", d), ("final_fraction", f)];
                fractions("wsd", &all)?;
                if w + d <= 1.0 {
                    return Ok(());
                }
                let name =
                    name("wsd", &all.map(|(name, _)| name), "warmup_fraction + decay_fraction");
                Err(Error::argument(name, w + d, "a number from 0 to 1"))
            }
            Schedule::Step { every_epochs: 0, .. } => {
                Err(Error::argument(name("step", &STEP, "every_epochs"), 0, "at least 1"))
            }
            Schedule::Step { factor, .. } => above_zero(&name("step", &STEP, "factor"), factor),
        }
    }
}

/// Writes the form that is used at a shell: `constant`, `cosine:WARMUP:FINAL`, `linear:WARMUP:FINAL`, `wsd:WARMUP:DECAY:FINAL` or
/// `step:EPOCHS:FACTOR`. [`Schedule::from_str`] reads it back to the same numbers.
impl fmt::Display for Schedule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Schedule::Constant => f.write_str("constant"),
            Schedule::Cosine { warmup_fraction, final_fraction } => {
                write!(f, "cosine:{warmup_fraction}:{final_fraction}")
            }
            Schedule::Linear { warmup_fraction, final_fraction } => {
                write!(f, "linear:{warmup_fraction}:{final_fraction}")
            }
            Schedule::Wsd { warmup_fraction, decay_fraction, final_fraction } => {
                write!(f, "wsd:{warmup_fraction}:{decay_fraction}:{final_fraction}")
            }
            Schedule::Step { every_epochs, factor } => write!(f, "step:{every_epochs}:{factor}"),
        }
    }
}

/// Numbers may be left out from the end, except those of `step`: the defaults are 0 for warm-up and final factor, and 0.2 for the decay. Ranges are
/// checked by [`Schedule::validate`].
impl FromStr for Schedule {
    type Err = Error;

    fn from_str(text: &str) -> Result<Self> {
        const WANTED: &str = "constant, cosine[:WARMUP[:FINAL]], linear[:WARMUP[:FINAL]], wsd[:WARMUP[:DECAY[:FINAL]]] or \
                              step:EPOCHS:FACTOR";
        let unknown = || Error::argument("schedule", format!("'{text}'"), WANTED);
        let parts: Vec<&str> = text.split(':').collect();
        let number = |at: usize, absent: f32| match parts.get(at) {
            None => Ok(absent),
            Some(part) => part.parse().map_err(|_| unknown()),
        };
        match (parts[0], parts.len()) {
            ("constant", 1) => Ok(Schedule::Constant),
            ("cosine", ..=3) => Ok(Schedule::Cosine {
                warmup_fraction: number(1, 0.0)?,
                final_fraction: number(2, 0.0)?,
            }),
            ("linear", ..=3) => Ok(Schedule::Linear {
                warmup_fraction: number(1, 0.0)?,
                final_fraction: number(2, 0.0)?,
            }),
            ("wsd", ..=4) => Ok(Schedule::Wsd {
                warmup_fraction: number(1, 0.0)?,
                decay_fraction: number(2, 0.2)?,
                final_fraction: number(3, 0.0)?,
            }),
            ("step", 3) => Ok(Schedule::Step {
                every_epochs: parts[1].parse().map_err(|_| unknown())?,
                factor: number(2, 1.0)?,
            }),
            _ => Err(unknown()),
        }
    }
}

/// Returns the factor of step `step` (from 0) of `steps` for a quantity that fades at the end of a fit. It is 1 until the last D = round(`fraction` ·
/// S) steps, in which it falls to 0 as half a cosine, (1 + cos πx) / 2 with x = (t − S + D) / D. This is RealMLP's "flat-cos", arXiv:2407.04491.
pub(super) fn fade(fraction: f32, step: u64, steps: f64) -> f64 {
    let fading = (f64::from(fraction) * steps).round();
    let x = (step as f64 - steps + fading) / fading.max(1.0);
    if x <= 0.0 { 1.0 } else { 0.5 * (1.0 + (PI * x.min(1.0)).cos()) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cosine(warmup_fraction: f32) -> Schedule {
        Schedule::Cosine { warmup_fraction, final_fraction: 0.0 }
    }

    #[track_caller]
    fn check(schedule: Schedule, wanted: &[(u64, f64)]) {
        for &(step, wanted) in wanted {
            let got = schedule.factor(step, 10, 11); // 110 steps
            assert!((got - wanted).abs() < 1e-7, "step {step}: {got} for {wanted}");
        }
    }

    #[test]
    fn cosine_in_closed_form() {
        // 110 steps, 11 of warm-up, 99 of cosine: cos 60° = 1/2, cos 120° = −1/2.
        let wanted = [
            (0, 1.0 / 11.0),
            (5, 6.0 / 11.0),
            (10, 1.0),
            (11, 1.0),
            (11 + 33, 0.75),
            (11 + 66, 0.25),
            (110, 0.0),
        ];
        check(cosine(0.1), &wanted);
        let last = cosine(0.1).factor(109, 10, 11);
        assert!(last > 0.0 && last < 3e-4);
        assert_eq!(cosine(0.0).factor(0, 10, 10), 1.0);
        assert!((cosine(0.0).factor(50, 10, 10) - 0.5).abs() < 1e-15);
        assert_eq!(cosine(1.0).factor(99, 10, 10), 1.0);
        assert_eq!(cosine(1.0).factor(0, 1, 1), 1.0);
        assert_eq!(cosine(0.0).factor(0, 10, u64::MAX), 1.0);
        let floor = Schedule::Cosine { warmup_fraction: 0.1, final_fraction: 0.2 };
        check(floor, &[(0, 1.0 / 11.0), (11, 1.0), (11 + 33, 0.8), (11 + 66, 0.4), (110, 0.2)]);
    }

    #[test]
    fn linear_and_wsd_in_closed_form() {
        let linear = Schedule::Linear { warmup_fraction: 0.1, final_fraction: 0.1 };
        check(linear, &[(4, 5.0 / 11.0), (11, 1.0), (11 + 33, 0.7), (11 + 66, 0.4), (110, 0.1)]);
        // The last 55 of 110 steps decay, from 1 to 1/2.
        let wsd = Schedule::Wsd { warmup_fraction: 0.1, decay_fraction: 0.5, final_fraction: 0.5 };
        let early = 1.0 - 0.5 * (11.0_f64 / 55.0).sqrt();
        check(wsd, &[(0, 1.0 / 11.0), (30, 1.0), (55, 1.0), (66, early), (110, 0.5)]);
    }

    #[test]
    fn steps_in_closed_form() {
        let step = Schedule::Step { every_epochs: 3, factor: 0.5 };
        let epoch = |epoch: u64| step.factor(epoch * 7 + 6, 7, 100);
        assert_eq!([0, 2, 3, 5, 6].map(epoch), [1.0, 1.0, 0.5, 0.5, 0.25]);
        assert_eq!(Schedule::Constant.factor(12345, 7, 100), 1.0);
    }

    #[test]
    fn a_fade_in_closed_form() {
        // The last 60 of 100 steps: cos 60° = 1/2 after a third.
        for (step, wanted) in [(0, 1.0), (40, 1.0), (60, 0.75), (70, 0.5), (80, 0.25), (100, 0.0)] {
            assert!((fade(0.6, step, 100.0) - wanted).abs() < 1e-12, "{step}");
        }
        assert_eq!([fade(0.0, 0, 10.0), fade(0.0, 9, 10.0)], [1.0, 1.0]);
        assert!(fade(1.0, 99, 100.0) > 0.0 && fade(1.0, 1, 100.0) < 1.0);
    }

    #[test]
    fn texts_are_read_back_to_the_same_numbers() {
        let (w, d, f) = (1.0 / 3.0, 0.1, 1e-7);
        for (schedule, text) in [
            (Schedule::Constant, "constant"),
            (Schedule::Cosine { warmup_fraction: 0.05, final_fraction: 0.0 }, "cosine:0.05:0"),
            (
                Schedule::Linear { warmup_fraction: w, final_fraction: f },
                "linear:0.33333334:0.0000001",
            ),
            (
                Schedule::Wsd { warmup_fraction: 0.0, decay_fraction: d, final_fraction: 1.0 },
                "wsd:0:0.1:1",
            ),
            (Schedule::Step { every_epochs: 30, factor: 0.5 }, "step:30:0.5"),
        ] {
            assert_eq!(schedule.to_string(), text);
            assert_eq!(text.parse::<Schedule>().unwrap(), schedule);
        }
        let short = |text: &str| text.parse::<Schedule>().unwrap().to_string();
        let texts = ["cosine", "linear:0.1", "wsd", "wsd:0.1:0.5"].map(short);
        assert_eq!(texts, ["cosine:0:0", "linear:0.1:0", "wsd:0:0.2:0", "wsd:0.1:0.5:0"]);
        for text in [
            "",
            "fast",
            "constant:1",
            "cosine:a",
            "cosine:",
            "linear:0:0:0",
            "step",
            "step:3",
            "step:-1:0.5",
        ] {
            let error = text.parse::<Schedule>().unwrap_err().to_string();
            assert!(
                error.starts_with(&format!("schedule is '{text}'; wanted constant, ")),
                "{error}"
            );
        }
    }

    #[test]
    fn parameters_out_of_range_are_named() {
        let message = |schedule: Schedule| schedule.validate().unwrap_err().to_string();
        assert!(message(cosine(1.5)).contains("cosine schedule's warmup_fraction is 1.5"));
        assert!(message(cosine(f32::NAN)).contains("is NaN"));
        let linear = Schedule::Linear { warmup_fraction: 0.0, final_fraction: -0.5 };
        assert!(message(linear).contains("linear schedule's final_fraction is -0.5"));
        let wsd = Schedule::Wsd { warmup_fraction: 0.75, decay_fraction: 0.5, final_fraction: 0.0 };
        assert!(message(wsd).contains("warmup_fraction + decay_fraction is 1.25"));
        assert!(message(Schedule::Step { every_epochs: 0, factor: 0.5 }).contains("every_epochs"));
        assert!(message(Schedule::Step { every_epochs: 1, factor: 0.0 }).contains("factor is 0"));
    }
}
