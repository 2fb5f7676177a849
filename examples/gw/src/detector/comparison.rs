//! Rankings of the same windows: by the network, by the bank it is compared with, and by the limit.

use super::filters::{Filters, Limit};
use super::model::Model;
use super::network::{Network, Scorer};
use super::ranked::{Ranked, threshold};
use super::sift::Sift;
use super::source::{Purpose, Source, noise};
use crate::{Error, Result};
use rand::RngExt;
use rayon::prelude::*;
use rootgrad::threads::Team;

/// The rankings that are always compared; those of networks beside the detector follow.
pub const RANKINGS: [&str; 5] = ["bank", "own templates", "untrained", "trained", "limit"];
/// The bank: the loudest among the first of the network's templates.
pub const BANK: usize = 0;
/// The loudest of all of the network's templates.
pub const OWN: usize = 1;
/// The network before training: the marginal likelihood of its templates.
pub const UNTRAINED: usize = 2;
/// The trained network.
pub const TRAINED: usize = 3;
/// The marginal likelihood of the population.
pub const LIMIT: usize = 4;

/// Samples of each detector in the windows that are created and ranked at once.
const BLOCK: usize = 4096 * 1024;
/// Fraction of the noise windows whose limit is computed. It is computed for all noise windows up to a given number, and for this
/// fraction of the others: those that the untrained network ranks highest. No other window can be among the one in a hundred that
/// the limit ranks highest.
pub(super) const PART: f64 = 0.04;

/// Smallest fraction of the noise windows that are ranked after a quick look, for each detector. One in a hundred can then still be counted: the quick look
/// finds those that rank highest (tested).
const LEAST_PART: f64 = 0.1;

/// Sizes of a comparison.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Comparison {
    /// Number of noise windows.
    pub noise: usize,
    /// Number of windows with a signal.
    pub signals: usize,
    /// Number of noise windows that all always rank, the limit included.
    pub whole: usize,
    /// Fraction of the other noise windows that the detector and its bank rank, those that are loud at a quick look; 1 for all. Fewer take less time.
    pub part: f64,
}

/// The detectors that rank windows.
pub struct Rankers<'a> {
    /// Source of signals and noise.
    pub source: &'a Source,
    /// The trained network.
    pub network: &'a Network,
    /// Its filters.
    pub filters: &'a Filters,
    /// Filters of the limit.
    pub limit: &'a Limit,
    /// Names of other networks, and these.
    pub beside: &'a [(&'a str, &'a Model)],
}

impl Comparison {
    /// # Errors
    /// Too few windows, or too small a part of them for this number of detectors.
    pub fn check(&self, detectors: usize) -> Result<()> {
        if self.noise < 1000 || self.whole < 100 || self.whole > self.noise {
            let got = format!("{} with {}", self.noise, self.whole);
            return Err(Error::option("noise", got, "1000 or more, no fewer than --whole"));
        }
        let least = LEAST_PART * detectors as f64;
        if !(least..=1.0).contains(&self.part) {
            let wanted = format!("{least} to 1 with --detectors {detectors}");
            return Err(Error::option("part", self.part, wanted));
        }
        if self.signals == 0 {
            return Err(Error::option("test_signals", 0, "1 or more"));
        }
        Ok(())
    }

    /// Creates windows and ranks them; `progress` is called with the number of finished windows.
    ///
    /// # Errors
    /// Too few windows; not enough memory.
    pub fn run(
        &self,
        of: &Rankers,
        team: &Team,
        mut progress: impl FnMut(usize),
    ) -> Result<Ranked> {
        self.check(of.source.setting().detectors)?;
        let mut scorer = of.network.scorer(team.threads())?;
        let width = of.source.setting().width();
        let stock = of.source.signals(Purpose::Compare, 0, self.signals);
        let (low, high) = of.source.setting().snr;
        let names: Vec<String> = of.names().map(String::from).collect();
        let at_once = BLOCK / of.source.setting().systems.samples();
        let (mut done, mut snrs) = (0, Vec::new());
        let mut signals = vec![Vec::new(); names.len()];
        for (block, stock) in stock.chunks(at_once * width).enumerate() {
            let mut windows = stock.to_vec();
            let first = (block * at_once) as u64;
            let rows = windows.par_chunks_mut(width).enumerate();
            snrs.par_extend(rows.map(|(row, window)| {
                let mut rng = of.source.random(Purpose::Compare, 1, first + row as u64);
                let snr = rng.random_range(low..high) as f32;
                let mut white = vec![0.0; width];
                noise(&mut rng, &mut white);
                window.iter_mut().zip(&white).for_each(|(x, n)| *x = snr * *x + n);
                snr
            }));
            of.rank(&mut scorer, team, &windows, |_| true, &mut signals)?;
            done += windows.len() / width;
            progress(done);
        }
        let mut noises = vec![Vec::with_capacity(self.noise); names.len()];
        let (mut least, mut quiet) = (f32::NEG_INFINITY, f32::NEG_INFINITY);
        let (sift, mut looks) = (Sift::new(of.filters), Vec::new());
        while noises[BANK].len() < self.noise {
            let first = noises[BANK].len();
            let limit = if first < self.whole { self.whole } else { self.noise };
            let count = at_once.min(limit - first);
            let mut windows = vec![0.0; count * width];
            windows.par_chunks_mut(width).enumerate().for_each(|(row, window)| {
                noise(&mut of.source.random(Purpose::Compare, 2, (first + row) as u64), window);
            });
            let seen = if self.part < 1.0 { of.looks(&sift, &windows) } else { Vec::new() };
            let loud = |row: usize| seen.get(row).is_none_or(|&look| look >= quiet);
            of.rank_noise(&mut scorer, team, &windows, (loud, |x| x >= least), &mut noises)?;
            looks.extend(seen);
            if first + count == self.whole {
                least = threshold(&noises[UNTRAINED], PART);
                if self.part < 1.0 {
                    quiet = threshold(&looks, self.part);
                }
            }
            progress(done + first + count);
        }
        Ok(Ranked {
            names,
            noise: noises,
            signals,
            snr: snrs,
            range: (low, high),
            whole: self.whole,
            part: self.part,
        })
    }
}

impl Rankers<'_> {
    pub(super) fn names(&self) -> impl Iterator<Item = &str> {
        RANKINGS.into_iter().chain(self.beside.iter().map(|(name, _)| *name))
    }

    /// Appends the rankings of windows to their columns; the limit is computed where the untrained score is `wanted`.
    pub(super) fn rank(
        &self,
        scorer: &mut Scorer,
        team: &Team,
        windows: &[f32],
        wanted: impl Fn(f32) -> bool + Sync,
        to: &mut [Vec<f32>],
    ) -> Result<()> {
        let scores = scorer.scores(team, windows);
        let rows = windows.par_chunks(self.source.setting().width()).zip(&scores);
        let limits = rows.map_init(
            || self.limit.workspace(),
            |work, (window, score)| match wanted(score.untrained) {
                true => self.limit.ranking(window, work) as f32,
                false => f32::NEG_INFINITY,
            },
        );
        to[LIMIT].par_extend(limits);
        to[BANK].extend(scores.iter().map(|score| score.loudest[0]));
        to[OWN].extend(scores.iter().map(|score| score.loudest[1]));
        to[UNTRAINED].extend(scores.iter().map(|score| score.untrained));
        to[TRAINED].extend(scores.iter().map(|score| score.logit));
        for ((_, model), to) in self.beside.iter().zip(&mut to[RANKINGS.len()..]) {
            to.extend(model.logits(team, windows)?);
        }
        Ok(())
    }

    /// Returns the windows' loudness at a quick look.
    pub(super) fn looks(&self, sift: &Sift, windows: &[f32]) -> Vec<f32> {
        let setting = self.source.setting();
        let rows = windows.par_chunks(setting.width());
        let look = rows.map_init(
            || sift.workspace(setting.detectors),
            |work, window| sift.loudest(window, work),
        );
        look.collect()
    }

    /// Appends the rankings of noise windows: the detector's, the bank's and the limit's for the `loud` ones only, −∞ for the others.
    fn rank_noise(
        &self,
        scorer: &mut Scorer,
        team: &Team,
        windows: &[f32],
        (loud, wanted): (impl Fn(usize) -> bool, impl Fn(f32) -> bool + Sync),
        to: &mut [Vec<f32>],
    ) -> Result<()> {
        let width = self.source.setting().width();
        let rows: Vec<usize> = (0..windows.len() / width).filter(|&row| loud(row)).collect();
        if rows.len() == windows.len() / width {
            return self.rank(scorer, team, windows, wanted, to);
        }
        let kept: Vec<f32> =
            rows.iter().flat_map(|&row| &windows[row * width..][..width]).copied().collect();
        let mut ranked = vec![Vec::new(); RANKINGS.len()];
        Self { beside: &[], ..*self }.rank(scorer, team, &kept, wanted, &mut ranked)?;
        for (to, ranked) in to.iter_mut().zip(&ranked) {
            let first = to.len();
            to.resize(first + windows.len() / width, f32::NEG_INFINITY);
            rows.iter().zip(ranked).for_each(|(row, &ranking)| to[first + row] = ranking);
        }
        for ((_, model), to) in self.beside.iter().zip(&mut to[RANKINGS.len()..]) {
            to.extend(model.logits(team, windows)?);
        }
        Ok(())
    }
}
