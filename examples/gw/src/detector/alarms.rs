//! Noise windows that a network takes for signals.

use super::model::Model;
use super::source::{Purpose, Source, noise};
use crate::Result;
use rayon::prelude::*;
use rootgrad::graph::{Memory, Plan, Rows};
use rootgrad::threads::Team;

/// First stream of random numbers for further noise windows.
const STREAM: u64 = 16;

/// Replaces the noise windows of a batch: each becomes the one that the network ranks highest among several.
///
/// With the best of k, noise of rank s has its density multiplied by k F(s)^(k − 1), where F is the fraction of noise that ranks lower. The factor depends
/// on the rank only, so that the best ranking stays the same, and there are k times as many false alarms.
pub(super) struct Chooser {
    plan: Plan,
    memory: Memory<f32>,
    /// Number of windows for each chosen one.
    of: usize,
    labels: Vec<f32>,
}

impl Chooser {
    /// Creates a chooser among `of` windows, for batches with up to `rows` noise windows.
    ///
    /// # Errors
    /// Not enough memory.
    pub(super) fn new(model: &Model, of: usize, rows: usize, threads: usize) -> Result<Self> {
        let plan = Plan::new(model.graph(), &[model.logit()]);
        let memory = plan.memory(rows, threads)?;
        Ok(Self { plan, memory, of, labels: vec![0.0; rows] })
    }

    fn logits(
        &mut self,
        team: &Team,
        parameters: &[f32],
        windows: &[f32],
        rows: usize,
    ) -> Vec<f32> {
        let inputs: [&[f32]; 2] = [windows, &self.labels[..rows]];
        self.plan.run(team, &mut self.memory, parameters, &Rows(&inputs), rows);
        self.memory.output(0).to_vec()
    }

    /// Chooses the noise windows of a batch; `first` is the number of its first window.
    pub(super) fn choose(
        &mut self,
        source: &Source,
        team: &Team,
        parameters: &[f32],
        first: u64,
        windows: &mut [f32],
        labels: &[f32],
    ) {
        let width = source.setting().width();
        let noises: Vec<usize> = (0..labels.len()).filter(|&row| labels[row] == 0.0).collect();
        let begin = noises.iter().flat_map(|&row| &windows[row * width..][..width]);
        let mut best: Vec<f32> = begin.copied().collect();
        let mut highest = self.logits(team, parameters, &best, noises.len());
        let mut others = vec![0.0; best.len()];
        for number in 1..self.of as u64 {
            others.par_chunks_mut(width).zip(&noises).for_each(|(window, &row)| {
                let stream = STREAM + number;
                noise(&mut source.random(Purpose::Train, stream, first + row as u64), window);
            });
            let logits = self.logits(team, parameters, &others, noises.len());
            let pairs = best.chunks_mut(width).zip(others.chunks(width));
            for ((best, other), (highest, logit)) in pairs.zip(highest.iter_mut().zip(logits)) {
                if logit > *highest {
                    best.copy_from_slice(other);
                    *highest = logit;
                }
            }
        }
        for (best, row) in best.chunks(width).zip(noises) {
            windows[row * width..][..width].copy_from_slice(best);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::{Setting, plain};
    use super::*;

    /// Checks that each noise window is the highest of those it is chosen from, and that signals stay.
    #[test]
    fn the_highest_noise_is_chosen() {
        let source = Source::new(Setting::default(), 3).unwrap();
        let model = plain::convolutional(Setting::default(), 3).unwrap();
        let (team, width, first, of) = (Team::alone(), source.setting().width(), 40, 5);
        let labels = [0.0, 1.0, 0.0, 1.0, 0.0];
        let fill = |number: u64, window: &mut [f32]| {
            noise(&mut source.random(Purpose::Train, 1, number), window);
        };
        let mut windows = vec![0.0; labels.len() * width];
        windows.chunks_mut(width).zip(first..).for_each(|(window, number)| fill(number, window));
        let before = windows.clone();
        let mut chooser = Chooser::new(&model, of, 3, 1).unwrap();
        chooser.choose(&source, team, model.parameters(), first, &mut windows, &labels);
        let got = model.logits(team, &windows).unwrap();
        for (row, label) in labels.into_iter().enumerate() {
            let own = &before[row * width..][..width];
            if label == 1.0 {
                assert_eq!(&windows[row * width..][..width], own);
                continue;
            }
            let mut all = own.to_vec();
            for number in 1..of as u64 {
                let mut other = vec![0.0; width];
                let stream = STREAM + number;
                noise(&mut source.random(Purpose::Train, stream, first + row as u64), &mut other);
                all.extend(other);
            }
            let all = model.logits(team, &all).unwrap();
            let highest = all.iter().fold(f32::NEG_INFINITY, |a, &b| a.max(b));
            assert_eq!(got[row], highest, "{all:?}");
        }
    }
}
