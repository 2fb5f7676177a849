//! Rounds: all rows of a case in calls of a batch each, from as many threads as a contestant wants.

use std::time::Instant;

use rootgrad::threads::Team;
use rootgrad::{Error, Result};
use serde_json::Value;

use crate::case::Case;
use crate::worker::answer;

/// Inputs and outputs of all rows; calls read and write them side by side.
pub(crate) struct Rows {
    x: Vec<f32>,        // (N, F)
    expected: Vec<f32>, // (N, K)
    out: *mut f32,      // (N, K)
    rows: usize,
}

// SAFETY: `out` is written by calls, each its own rows, and read when none is at work.
unsafe impl Sync for Rows {}

impl Rows {
    /// Those that were written for the case.
    pub(crate) fn read(case: &Case) -> Result<Self> {
        let (x, expected) = (case.values("x")?, case.values("outputs")?);
        let out = Vec::leak(vec![0.0; expected.len()]).as_mut_ptr(); // until the process ends
        Ok(Self { x, expected, out, rows: case.rows })
    }

    /// Numbers of a row, and of its outputs.
    pub(crate) fn widths(&self) -> (usize, usize) {
        (self.x.len() / self.rows, self.expected.len() / self.rows)
    }

    /// Where inputs and outputs of a row begin.
    pub(crate) fn at(&self, row: usize) -> (*const f32, *mut f32) {
        let (features, outputs) = self.widths();
        // SAFETY: both are long enough for all rows.
        unsafe { (self.x.as_ptr().add(row * features), self.out.add(row * outputs)) }
    }

    /// The largest difference of an output from the one expected, as a part of it where that is more than 1. Outputs are then
    /// none, so that those of the next pass are its own.
    fn worst(&self) -> f64 {
        // SAFETY: no call is at work.
        let out = unsafe { std::slice::from_raw_parts_mut(self.out, self.expected.len()) };
        let pairs = out.iter_mut().zip(&self.expected);
        let apart = |(out, expected): (&mut f32, &f32)| {
            let [a, b] = [std::mem::replace(out, f32::NAN), *expected].map(f64::from);
            (a - b).abs() / b.abs().max(1.0)
        };
        // (JSON has no NaN; 1e9 is as wrong.)
        pairs.map(apart).fold(0.0, |worst, d| if d.is_nan() { 1e9 } else { d.max(worst) })
    }
}

/// A network made ready in some way.
pub(crate) trait Contestant: Sync {
    fn rows(&self) -> &Rows;
    /// Threads that call it.
    fn callers(&self) -> usize;
    /// What is said of it in the table: its version, and its threads as "callers × threads of a call".
    fn about(&self) -> (String, String);
    /// Sends a batch of rows from `first` on through, on the thread of this number. An error ends the process.
    fn call(&self, caller: usize, first: usize, rows: usize);
}

/// Sends all rows through in calls of `batch`; the seconds.
fn pass(contestant: &impl Contestant, team: &Team, batch: usize) -> f64 {
    let rows = contestant.rows().rows;
    let start = Instant::now();
    if contestant.callers() == 1 {
        for first in (0..rows).step_by(batch) {
            contestant.call(0, first, batch.min(rows - first));
        }
    } else {
        team.each_in(contestant.callers(), rows.div_ceil(batch), &|caller, number| {
            let first = number * batch;
            contestant.call(caller, first, batch.min(rows - first));
        });
    }
    start.elapsed().as_secs_f64()
}

/// Takes the fastest of a contestant's ways, and does rounds of it until nobody asks any more. `info` is told besides.
pub(crate) fn serve(ways: Vec<impl Contestant>, case: &Case, mut info: Value) -> Result<()> {
    let team = Team::new(case.threads);
    let mut best: Option<(f64, _, f64)> = None;
    for way in ways {
        let warm = pass(&way, &team, case.batch);
        let worst = way.rows().worst();
        let seconds = (0..3).map(|_| pass(&way, &team, case.batch)).fold(warm, f64::min);
        if best.as_ref().is_none_or(|(least, ..)| seconds < *least) {
            best = Some((seconds, way, worst)); // the other's threads end with it
        }
    }
    let Some((_, way, worst)) = best else {
        return Err(Error::Internal("a contestant without a way to run".into()));
    };
    let (version, threads) = way.about();
    info["version"] = version.into();
    info["threads"] = threads.into();
    info["worst"] = worst.into();
    let mut text = info.to_string();
    while answer(&text).is_some() {
        text = pass(&way, &team, case.batch).to_string();
    }
    Ok(())
}

/// Ends the process: nobody counts the time of calls that fail.
pub(crate) fn failed(message: &str) -> ! {
    eprintln!("{message}");
    std::process::exit(1)
}
