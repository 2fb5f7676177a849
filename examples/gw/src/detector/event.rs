//! A candidate in detail: whitened strain with its template, and a map of time and frequency.

use super::parts::read;
use super::search::{Candidate, Options};
use super::series::wave;
use super::templates::extent;
use crate::recording::Recording;
use crate::systems::Systems;
use crate::waveform::Binary;
use crate::windows::Whitened;
use crate::{Error, RATE, Result, gate};
use rootgrad::graph::{Band, Graph, Plan, QTransformOptions, Rows};
use rootgrad::threads::Team;

/// Time shown before and after the candidate, s.
const SHOWN: f64 = 0.5;
/// Samples of the map's line: 2 s, so that the map is not affected by its ends where it is shown.
const LINE: usize = 2048;
/// The map: frequencies, times in the line, cycles in a tile, and band in Hz.
const MAP: QTransformOptions = QTransformOptions {
    frequencies: 64,
    times: 1024,
    q: 8.0,
    band: Band { from: 30.0, to: 350.0, rate: RATE },
};

/// A candidate's strain and map.
#[derive(Debug, Clone, PartialEq)]
pub struct Event {
    /// GPS time, then whitened strain and template of each detector in turn.
    pub strain: Vec<[f64; 5]>,
    /// GPS time and frequency in Hz, then the energy in each detector; noise has a mean of 1.
    pub map: Vec<[f64; 4]>,
}

impl Event {
    /// Reads and whitens the candidate's part again. The template of each detector has the amplitude and the phase that fit its strain best.
    ///
    /// # Errors
    /// Strain that cannot be read or whitened.
    pub fn new(
        detectors: [&Recording; 2],
        bank: &[Binary],
        candidate: &Candidate,
        Options { gate: threshold, systems, .. }: Options,
    ) -> Result<Self> {
        let part = read(detectors, candidate.part, systems)?;
        let [strain] = &part[..] else {
            let problem = format!("GPS {:?} was not searched as one part", candidate.part);
            return Err(Error::Detectors(problem));
        };
        let white = strain.each_ref().map(|strain| gate::whiten(strain, threshold));
        let [a, b] = white;
        let white = [a?.white, b?.white];
        let binary = &bank[candidate.triggers[0].template as usize];
        let fit = |detector: usize| {
            fitted(&white[detector], binary, candidate.triggers[detector].gps, systems)
        };
        let fits = [fit(0)?, fit(1)?];
        let sample = |gps: f64| ((gps - white[0].start) * RATE).round() as usize;
        let middle = sample(candidate.gps);
        let shown = (SHOWN * RATE) as usize;
        let count = white[0].samples.len();
        let row = |i: usize| {
            let gps = white[0].start + i as f64 / RATE;
            [gps, white[0].samples[i], fits[0][i], white[1].samples[i], fits[1][i]]
        };
        let strain = middle.saturating_sub(shown)..(middle + shown).min(count);
        let map = map(&white, middle.saturating_sub(LINE / 2).min(count - LINE))?;
        let near = |row: &[f64; 4]| (row[0] - candidate.gps).abs() <= SHOWN;
        Ok(Self { strain: strain.map(row).collect(), map: map.into_iter().filter(near).collect() })
    }
}

/// Returns the template with its peak at `gps`, fitted to the strain, for all its samples.
fn fitted(white: &Whitened, binary: &Binary, gps: f64, systems: Systems) -> Result<Vec<f64>> {
    let at = (gps - white.start) * RATE;
    let peak = at.floor();
    let z = wave(binary, white, (at - peak) / RATE, systems)?;
    let first = peak as usize - extent(systems).0;
    let part = &white.samples[first..first + z.len()];
    let (mut along, mut across, mut power) = (0.0, 0.0, 0.0);
    for (x, z) in part.iter().zip(&z) {
        (along, across) = (along + x * f64::from(z.re), across + x * f64::from(z.im));
        power += 0.5 * f64::from(z.norm_sqr());
    }
    let mut fit = vec![0.0; white.samples.len()];
    for (x, z) in fit[first..].iter_mut().zip(&z) {
        *x = (along * f64::from(z.re) + across * f64::from(z.im)) / power;
    }
    Ok(fit)
}

/// Computes the map of the line that begins at a sample: rows of GPS time, frequency, and the energy in each detector.
fn map(white: &[Whitened; 2], first: usize) -> Result<Vec<[f64; 4]>> {
    let mut graph = Graph::new();
    let line = graph.input("strain", &[2, LINE])?;
    let map = graph.q_transform(line, MAP)?;
    let plan = Plan::new(&graph, &[map]);
    let team = Team::alone();
    let mut memory = plan.memory(1, team.threads())?;
    let lines = white.iter().flat_map(|white| &white.samples[first..first + LINE]);
    let lines: Vec<f32> = lines.map(|&x| x as f32).collect();
    plan.run(team, &mut memory, &[], &Rows(&[&lines]), 1);
    let energies = memory.output(0);
    let (low, high) = (MAP.band.from, MAP.band.to);
    let row = |number: usize| {
        let (frequency, time) = (number / MAP.times, number % MAP.times);
        let ratio = frequency as f64 / (MAP.frequencies - 1) as f64;
        let seconds = time as f64 / MAP.times as f64 * LINE as f64 / RATE;
        let gps = white[0].start + first as f64 / RATE + seconds;
        let [a, b] = [number, number + MAP.times * MAP.frequencies].map(|i| energies[i].into());
        [gps, low * (high / low).powf(ratio), a, b]
    };
    Ok((0..MAP.times * MAP.frequencies).map(row).collect())
}
