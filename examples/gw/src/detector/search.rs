//! Search of two detectors' strain of any length.
//!
//! Parts of the strain are read, gated and whitened one after another ([`parts`](super::parts), [`gate`]). Each detector's triggers
//! are found by all templates ([`series`](super::series)); those with a large χ², in gated strain or in seconds with a known source of noise
//! are rejected. Triggers of both detectors within the light travel time are candidates ([`coincidence`](super::coincidence)), ranked by
//! their reweighted SNRs or by a network. The background is measured by time slides: one detector's triggers are moved relative to the
//! other's by more than the light travel time, so that coincidences are accidental.

use super::coincidence::{Coincidence, Ordered, Placed, coincidences, highest};
use super::network::Network;
use super::parts::{parts, read, stretches};
use super::series::{Filter, Trigger};
use crate::gate::{self, Gated};
use crate::recording::{CAT1, CAT2, CAT3, DATA, Recording};
use crate::strain::Strain;
use crate::systems::Systems;
use crate::waveform::Binary;
use crate::{Error, RATE, Result};
use rootgrad::threads::Team;

/// The smallest slide, and the smallest difference between two: longer than a wave in the band and its delay, s.
pub const SHORTEST_SLIDE: f64 = 0.1;

/// Options of a search.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Options {
    /// Kind of the binaries.
    pub systems: Systems,
    /// Number of time slides.
    pub slides: usize,
    /// Smallest SNR of a trigger, also after its reweighting by χ².
    pub threshold: f64,
    /// Whitened samples above this many standard deviations are gated.
    pub gate: f64,
    /// Category of data quality (1 to 3) that a candidate's second must pass. Category 1 is always required of a whole part.
    pub category: u32,
}

impl Default for Options {
    fn default() -> Self {
        let systems = Systems::Heavy;
        Self { systems, slides: 60, threshold: 3.5, gate: gate::THRESHOLD, category: 2 }
    }
}

/// A time at which both detectors may have seen a wave.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Candidate {
    /// GPS time of the peak in the first detector, s.
    pub gps: f64,
    /// The ranking: the logit of the network, or the combined reweighted SNR.
    pub ranking: f32,
    /// Triggers of both detectors.
    pub triggers: [Trigger; 2],
    /// GPS times of the part of the strain that it is in, s.
    pub part: (f64, f64),
    /// Number of background candidates that rank at least as high.
    pub above: usize,
}

impl Candidate {
    /// Time by which the peak in the second detector is later than in the first, s.
    #[must_use]
    pub fn delay(&self) -> f64 {
        self.triggers[1].gps - self.triggers[0].gps
    }

    /// SNR of both detectors together.
    #[must_use]
    pub fn snr(&self) -> f32 {
        self.triggers[0].snr.hypot(self.triggers[1].snr)
    }
}

/// Numbers of triggers in one detector.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Triggers {
    /// Accepted.
    pub accepted: usize,
    /// Rejected by χ².
    pub by_chi: usize,
    /// Rejected because they are in gated strain.
    pub by_gate: usize,
    /// Rejected by the data quality of their second.
    pub by_quality: usize,
}

/// The result of a search.
#[derive(Debug, Clone, PartialEq)]
pub struct Search {
    /// Candidates, the highest first.
    pub candidates: Vec<Candidate>,
    /// Searched time, without gates and rejected seconds, s.
    pub time: f64,
    /// Time of the background, the sum over slides, s.
    pub background: f64,
    /// Rankings of the background's candidates.
    pub chance: Vec<f32>,
    /// Numbers of triggers in each detector.
    pub triggers: [Triggers; 2],
    /// GPS times of gates in each detector, s.
    pub gates: [Vec<(f64, f64)>; 2],
}

impl Search {
    /// Searches the time that both recordings have in common. `progress` is called with the fraction that is done; its error ends the search.
    ///
    /// # Errors
    /// Options out of range; a network of one detector; recordings without a common time; strain that cannot be read or whitened; more
    /// slides than the time allows; an error of `progress`.
    pub fn run(
        detectors: [&Recording; 2],
        bank: &[Binary],
        network: Option<&Network>,
        options: &Options,
        team: &Team,
        mut progress: impl FnMut(f64) -> Result<()>,
    ) -> Result<Self> {
        options.check()?;
        if let Some(count) = network.map(|n| n.setting().detectors).filter(|&count| count != 2) {
            return Err(Error::argument("the network's detectors", count, "2"));
        }
        let systems = options.systems;
        if let Some(other) = network.map(|n| n.setting().systems).filter(|&of| of != systems) {
            return Err(Error::argument("the network's systems", other, systems.name()));
        }
        let mut strain = Searched::new(bank, *options, network.is_some());
        let stretches = stretches(detectors, systems)?.into_iter();
        let all: Vec<(f64, f64)> = stretches.flat_map(|stretch| parts(stretch, systems)).collect();
        for (number, &part) in all.iter().enumerate() {
            for pair in read(detectors, part, systems)? {
                strain.add(detectors, &pair)?;
            }
            progress(0.5 * (number + 1) as f64 / all.len() as f64)?;
        }
        if strain.parts.is_empty() {
            let [a, b] = detectors.map(|detector| detector.path.display());
            let shortest = systems.shortest();
            let problem =
                format!("'{a}' and '{b}' have no {shortest} s of both without missing samples");
            return Err(Error::Detectors(problem));
        }
        strain.slide(network, team, |done| progress(0.5 + 0.5 * done))
    }

    /// Returns the rate of false alarms per year that rank at least as high as a candidate, and the interval of 90 % for this rate. At
    /// each end a Poisson number is as extreme as the observed one with a probability of 5 %.
    #[must_use]
    pub fn per_year(&self, candidate: &Candidate) -> (f64, (f64, f64)) {
        const YEAR: f64 = 365.25 * 86400.0;
        let scale = YEAR / self.background.max(1e-9);
        let n = candidate.above;
        let low = if n == 0 { 0.0 } else { mean_with(n - 1, 0.95) };
        (n as f64 * scale, (low * scale, mean_with(n, 0.05) * scale))
    }
}

impl Options {
    /// # Errors
    /// An option out of range.
    pub fn check(&self) -> Result<()> {
        if !(self.threshold >= 2.0 && self.threshold.is_finite()) {
            return Err(Error::option("threshold", self.threshold, "2 or more"));
        }
        gate::check(self.gate)?;
        match self.category {
            1..=3 => Ok(()),
            other => Err(Error::option("category", other, "1, 2 or 3")),
        }
    }

    fn bits(&self) -> u32 {
        [DATA | CAT1, DATA | CAT1 | CAT2, DATA | CAT1 | CAT2 | CAT3][self.category as usize - 1]
    }
}

/// A part that was searched.
struct Part {
    /// GPS times between which its strain was read, s.
    span: (f64, f64),
    /// Start and samples of the whitened strain of each detector; empty if no network needs them.
    white: [(f64, Vec<f32>); 2],
}

/// The parts searched so far, and their triggers.
struct Searched<'a> {
    bank: &'a [Binary],
    options: Options,
    keep: bool,
    parts: Vec<Part>,
    placed: [Vec<Placed>; 2],
    counts: [Triggers; 2],
    gates: [Vec<(f64, f64)>; 2],
    /// Length of the ring: the searched time, s.
    ring: f64,
    /// Time on the ring that gates and rejected seconds take, s.
    removed: f64,
}

impl<'a> Searched<'a> {
    fn new(bank: &'a [Binary], options: Options, keep: bool) -> Self {
        Self {
            bank,
            options,
            keep,
            parts: Vec::new(),
            placed: Default::default(),
            counts: Default::default(),
            gates: Default::default(),
            ring: 0.0,
            removed: 0.0,
        }
    }

    /// Searches a part of both detectors.
    fn add(&mut self, recordings: [&Recording; 2], strain: &[Strain; 2]) -> Result<()> {
        let span = (strain[0].start, strain[0].end());
        let edge = self.options.systems.edge();
        let (from, to) = (span.0 + edge, span.1 - edge);
        let bits = self.options.bits();
        let mut holes = Vec::new();
        let mut part = Part { span, white: Default::default() };
        for (detector, (recording, strain)) in recordings.into_iter().zip(strain).enumerate() {
            let gated = gate::whiten(strain, self.options.gate)?;
            let filter = Filter::new(self.bank, &gated.white, self.options.systems)?;
            let found =
                filter.triggers(&filter.blocks(&gated.white), self.options.threshold as f32);
            let fails = |gps: f64| !recording.passes(bits, gps, gps);
            for trigger in found.into_iter().filter(|t| t.gps >= from && t.gps < to) {
                if self.counts[detector].accepts(&trigger, &gated, fails, self.options.threshold) {
                    let time = self.ring + trigger.gps - from;
                    self.placed[detector].push(Placed { trigger, time, part: self.parts.len() });
                }
            }
            let second = |i: usize| (from + i as f64, from + (i + 1) as f64);
            holes.extend((0..(to - from) as usize).map(second).filter(|second| fails(second.0)));
            holes.extend(&gated.gates);
            self.gates[detector].extend(&gated.gates);
            if self.keep {
                let samples = gated.white.samples.iter().map(|&x| x as f32).collect();
                part.white[detector] = (gated.white.start, samples);
            }
        }
        self.ring += to - from;
        self.removed += covered(holes, (from, to));
        self.parts.push(part);
        Ok(())
    }

    /// Ranks the coincidences and those of the time slides.
    fn slide(
        self,
        network: Option<&Network>,
        team: &Team,
        mut progress: impl FnMut(f64) -> Result<()>,
    ) -> Result<Search> {
        let Self { bank, options: Options { slides, .. }, ring, .. } = self;
        let most = (ring / SHORTEST_SLIDE) as usize;
        if slides >= most {
            let got = format!("{slides} of {ring:.1} s");
            return Err(Error::option("slides", got, format!("fewer than {most}")));
        }
        let [first, second] =
            [0, 1].map(|d| Ordered::new(bank.len(), self.placed[d].iter().copied()));
        let mut scorer = network.map(|network| network.scorer(team.threads())).transpose()?;
        let mut ranked = |number: usize| -> Result<Vec<Coincidence>> {
            let slide = number as f64 * ring / (slides + 1) as f64;
            let mut found = coincidences(&first, &second, slide, ring);
            if let Some(scorer) = &mut scorer {
                let windows: Vec<f32> = found.iter().flat_map(|c| self.window(c)).collect();
                let scores = scorer.scores(team, &windows);
                found.iter_mut().zip(scores).for_each(|(c, score)| c.ranking = score.logit);
                found = highest(found);
            }
            progress((number + 1) as f64 / (slides + 1) as f64)?;
            Ok(found)
        };
        let mut candidates: Vec<Candidate> = ranked(0)?
            .iter()
            .map(|c| Candidate {
                gps: c.first.trigger.gps,
                ranking: c.ranking,
                triggers: [c.first.trigger, c.second.trigger],
                part: self.parts[c.first.part].span,
                above: 0,
            })
            .collect();
        let mut chance: Vec<f32> = Vec::new();
        for slide in 1..=slides {
            chance.extend(ranked(slide)?.iter().map(|c| c.ranking));
        }
        chance.sort_by(|a, b| b.total_cmp(a));
        for candidate in &mut candidates {
            candidate.above = chance.partition_point(|&ranking| ranking >= candidate.ranking);
        }
        let time = ring - self.removed;
        let background = time * slides as f64;
        let (triggers, gates) = (self.counts, self.gates);
        Ok(Search { candidates, time, background, chance, triggers, gates })
    }

    /// Returns the window of both detectors in which the first trigger's peak is in the middle of the times that the network knows.
    fn window(&self, coincidence: &Coincidence) -> Vec<f32> {
        let (before, samples) = (self.options.systems.middle(), self.options.systems.samples());
        let starts = [before, before + coincidence.delay];
        let triggers = [&coincidence.first, &coincidence.second];
        let mut window = Vec::with_capacity(2 * samples);
        for (detector, (placed, before)) in triggers.into_iter().zip(starts).enumerate() {
            let (start, white) = &self.parts[placed.part].white[detector];
            let first = ((placed.trigger.gps - before - start) * RATE).round() as usize;
            window.extend(&white[first..first + samples]);
        }
        window
    }
}

impl Triggers {
    /// Counts a trigger and returns true if it is accepted.
    fn accepts(
        &mut self,
        trigger: &Trigger,
        gated: &Gated,
        fails: impl Fn(f64) -> bool,
        threshold: f64,
    ) -> bool {
        let inside = |gate: &(f64, f64)| trigger.gps >= gate.0 && trigger.gps <= gate.1;
        let count = if fails(trigger.gps) {
            &mut self.by_quality
        } else if gated.gates.iter().any(inside) {
            &mut self.by_gate
        } else if trigger.vetoed() || f64::from(trigger.reweighted()) < threshold {
            &mut self.by_chi
        } else {
            self.accepted += 1;
            return true;
        };
        *count += 1;
        false
    }
}

/// Returns the length of the union of intervals inside of a span.
fn covered(mut intervals: Vec<(f64, f64)>, (from, to): (f64, f64)) -> f64 {
    intervals.sort_by(|a, b| a.0.total_cmp(&b.0));
    let (mut at, mut sum) = (from, 0.0);
    for (begin, end) in intervals {
        let (begin, end) = (begin.max(at), end.min(to));
        if end > begin {
            sum += end - begin;
            at = end;
        }
    }
    sum
}

/// Returns the mean of the Poisson distribution for which n or less has this `probability`, by bisection.
fn mean_with(n: usize, probability: f64) -> f64 {
    let part = |mean: f64| {
        // Uses logarithms of the terms, because e^(−mean) is 0 for a large mean.
        let mut log = -mean;
        let mut sum = log.exp();
        for k in 1..=n {
            log += (mean / k as f64).ln();
            sum += log.exp();
        }
        sum
    };
    let (mut low, mut high) = (0.0, 10.0 + 3.0 * n as f64);
    for _ in 0..80 {
        let middle = 0.5 * (low + high);
        if part(middle) > probability { low = middle } else { high = middle }
    }
    low
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Compares with table 40.3 of the Review of Particle Physics (2022): limits of a Poisson mean at 90 %, lower and upper.
    #[test]
    fn poisson_limits_are_those_of_the_review() {
        for (n, lower, upper) in
            [(0, 0.0, 2.30), (1, 0.105, 3.89), (5, 2.43, 9.27), (10, 6.22, 15.41)]
        {
            assert!((mean_with(n, 0.1) - upper).abs() < 0.006, "{n}: {}", mean_with(n, 0.1));
            if n > 0 {
                assert!((mean_with(n - 1, 0.9) - lower).abs() < 0.006, "{n}: {lower}");
            }
        }
    }

    #[test]
    fn intervals_are_counted_once() {
        let intervals = vec![(5.0, 6.0), (1.0, 3.0), (2.0, 4.0), (9.0, 20.0), (-3.0, 0.5)];
        assert_eq!(covered(intervals, (0.0, 10.0)), 0.5 + 3.0 + 1.0 + 1.0);
        assert_eq!(covered(Vec::new(), (0.0, 10.0)), 0.0);
    }
}
