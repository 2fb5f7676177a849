//! Scoring of windows by a trained network, by any number of threads at once.

use super::Setting;
use super::model::{BATCH, Model};
use super::saved::{Made, Recipe};
use super::training::Learner;
use crate::{Error, Result};
use rootgrad::graph::{Memory, Plan, Rows};
use rootgrad::threads::Team;
use std::path::Path;
use std::sync::{Mutex, PoisonError};

/// A trained network that computes logits of windows.
pub struct Scoring {
    made: Made,
    plan: Plan,
    /// Memories for one window that no call uses at the moment.
    free: Mutex<Vec<Memory<f32>>>,
}

impl Scoring {
    /// Reads the file of a network of any kind.
    ///
    /// # Errors
    /// A file that cannot be read or is not a network's file.
    pub fn read(path: &Path) -> Result<Self> {
        let (_, made) = Recipe::read(path)?;
        let plan = made.model().logit_plan();
        Ok(Self { made, plan, free: Mutex::default() })
    }

    /// Returns the network's setting, which determines the number of samples in a window.
    #[must_use]
    pub fn setting(&self) -> &Setting {
        self.model().setting()
    }

    fn model(&self) -> &Model {
        self.made.model()
    }

    /// Writes the logits of windows (rows, detectors, samples), on `threads` threads (0: all). One window has the same bits as many together.
    ///
    /// # Errors
    /// Windows of other sizes than the logits'; not enough memory; too many threads.
    pub fn logits(&self, windows: &[f32], threads: usize, logits: &mut [f32]) -> Result<()> {
        let (width, rows) = (self.setting().width(), logits.len());
        if Some(windows.len()) != width.checked_mul(rows) {
            let Setting { detectors, systems, .. } = self.setting();
            let samples = systems.samples();
            let wanted = format!("{width} ({detectors} x {samples} samples) for a window");
            let got = match rows {
                1 => format!("{} values", windows.len()),
                _ => format!("{} values for {rows} windows", windows.len()),
            };
            return Err(Error::File(rootgrad::Error::shape("strain", got, wanted)));
        }
        if rows == 0 {
            return Ok(());
        }
        if rows == 1 {
            let free = self.free.lock().unwrap_or_else(PoisonError::into_inner).pop();
            let mut memory = free.map_or_else(|| self.plan.memory(1, 1), Ok)?;
            self.run(Team::alone(), &mut memory, windows, logits);
            self.free.lock().unwrap_or_else(PoisonError::into_inner).push(memory);
            return Ok(());
        }
        let team = Team::checked(threads)?;
        let mut memory = self.plan.memory(BATCH.min(rows), team.threads())?;
        let batches = windows.chunks(BATCH * width).zip(logits.chunks_mut(BATCH));
        batches.for_each(|(windows, logits)| self.run(&team, &mut memory, windows, logits));
        Ok(())
    }

    fn run(&self, team: &Team, memory: &mut Memory<f32>, windows: &[f32], logits: &mut [f32]) {
        let labels = [0.0; BATCH];
        let inputs: [&[f32]; 2] = [windows, &labels[..logits.len()]];
        let parameters = self.model().parameters();
        self.plan.run(team, memory, parameters, &Rows(&inputs), logits.len());
        logits.copy_from_slice(memory.output(0));
    }
}
