//! The learning rate schedule in an options struct.

use super::codes::{decode, unknown};
use super::enums::rootgrad_schedule;
use crate::error::Result;
use crate::train::Schedule;

/// A schedule as the numbers of an options struct; the numbers of other schedules have their defaults.
pub(super) struct ScheduleNumbers {
    /// Kind, a `rootgrad_schedule`.
    pub(super) kind: i32,
    pub(super) warmup_fraction: f32,
    pub(super) decay_fraction: f32,
    pub(super) final_fraction: f32,
    pub(super) step_every: usize,
    pub(super) step_factor: f32,
}

impl From<Option<Schedule>> for ScheduleNumbers {
    fn from(schedule: Option<Schedule>) -> Self {
        let numbers = |kind: rootgrad_schedule| ScheduleNumbers {
            kind: kind as i32,
            warmup_fraction: 0.05,
            decay_fraction: 0.2,
            final_fraction: 0.0,
            step_every: 10,
            step_factor: 0.5,
        };
        let Some(schedule) = schedule else { return numbers(rootgrad_schedule::Auto) };
        match schedule {
            Schedule::Constant => numbers(rootgrad_schedule::Constant),
            Schedule::Cosine { warmup_fraction, final_fraction } => ScheduleNumbers {
                warmup_fraction,
                final_fraction,
                ..numbers(rootgrad_schedule::Cosine)
            },
            Schedule::Linear { warmup_fraction, final_fraction } => ScheduleNumbers {
                warmup_fraction,
                final_fraction,
                ..numbers(rootgrad_schedule::Linear)
            },
            Schedule::Wsd { warmup_fraction, decay_fraction, final_fraction } => ScheduleNumbers {
                warmup_fraction,
                decay_fraction,
                final_fraction,
                ..numbers(rootgrad_schedule::Wsd)
            },
            Schedule::Step { every_epochs, factor } => ScheduleNumbers {
                step_every: every_epochs,
                step_factor: factor,
                ..numbers(rootgrad_schedule::Step)
            },
        }
    }
}

impl ScheduleNumbers {
    /// Returns the schedule; `None` for the one that suits the network.
    ///
    /// # Errors
    /// `Argument` for an unknown kind; the fit checks the ranges.
    pub(super) fn decode(&self) -> Result<Option<Schedule>> {
        let Self { warmup_fraction, decay_fraction, final_fraction, .. } = *self;
        let step = Schedule::Step { every_epochs: self.step_every, factor: self.step_factor };
        decode!("schedule", self.kind, rootgrad_schedule {
            Constant => Some(Schedule::Constant),
            Cosine => Some(Schedule::Cosine { warmup_fraction, final_fraction }),
            Step => Some(step),
            Linear => Some(Schedule::Linear { warmup_fraction, final_fraction }),
            Wsd => Some(Schedule::Wsd { warmup_fraction, decay_fraction, final_fraction }),
            Auto => None,
        })
    }
}
