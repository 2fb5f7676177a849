//! Rounds: runs all rows of a case in calls of one batch each, from as many threads as a contestant needs.

use std::time::Instant;

use rootgrad::threads::Team;
use rootgrad::{Error, Result};
use serde_json::Value;

use crate::case::Case;
use crate::worker::answer;

/// Inputs and outputs of all rows; parallel calls read and write different rows.
pub(crate) struct Rows {
    x: Vec<f32>,        // (N, F)
    expected: Vec<f32>, // (N, K)
    out: *mut f32,      // (N, K)
    rows: usize,
}

// SAFETY: calls write `out`, each only its own rows, and it is read only when no call is running.
unsafe impl Sync for Rows {}

impl Rows {
    /// Reads the rows that were written for the case.
    pub(crate) fn read(case: &Case) -> Result<Self> {
        let (x, expected) = (case.values("x")?, case.values("outputs")?);
        let out = Vec::leak(vec![0.0; expected.len()]).as_mut_ptr(); // lives until the process ends
        Ok(Self { x, expected, out, rows: case.rows })
    }

    /// Returns the number of values per row, and of its outputs.
    pub(crate) fn widths(&self) -> (usize, usize) {
        (self.x.len() / self.rows, self.expected.len() / self.rows)
    }

    /// Returns pointers to a row's inputs and outputs.
    pub(crate) fn at(&self, row: usize) -> (*const f32, *mut f32) {
        let (features, outputs) = self.widths();
        // SAFETY: both buffers have space for all rows.
        unsafe { (self.x.as_ptr().add(row * features), self.out.add(row * outputs)) }
    }

    /// Returns the largest difference between an output and the expected one; relative if the expected one is larger than 1.
    /// Then clears the outputs, so that values of one pass are not taken for the next one's.
    fn worst(&self) -> f64 {
        // SAFETY: no call is running.
        let out = unsafe { std::slice::from_raw_parts_mut(self.out, self.expected.len()) };
        let pairs = out.iter_mut().zip(&self.expected);
        let apart = |(out, expected): (&mut f32, &f32)| {
            let [a, b] = [std::mem::replace(out, f32::NAN), *expected].map(f64::from);
            (a - b).abs() / b.abs().max(1.0)
        };
        // (JSON has no NaN; 1e9 is also a failure.)
        pairs.map(apart).fold(0.0, |worst, d| if d.is_nan() { 1e9 } else { d.max(worst) })
    }
}

/// A network prepared to run in one way.
pub(crate) trait Contestant: Sync {
    fn rows(&self) -> &Rows;
    /// Returns the number of threads that call it.
    fn callers(&self) -> usize;
    /// Returns its version, and its threads as "callers × threads per call", for the table.
    fn about(&self) -> (String, String);
    /// Runs a batch of rows from `first` on, on the thread `caller`. An error ends the process.
    fn call(&self, caller: usize, first: usize, rows: usize);
}

/// Runs all rows in calls of `batch` rows, and returns the seconds.
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

/// Chooses the fastest of a contestant's ways, and runs rounds of it as long as they are requested. `info` is printed as
/// well.
pub(crate) fn serve(ways: Vec<impl Contestant>, case: &Case, mut info: Value) -> Result<()> {
    let team = Team::new(case.threads);
    let mut best: Option<(f64, _, f64)> = None;
    for way in ways {
        let warm = pass(&way, &team, case.batch);
        let worst = way.rows().worst();
        let seconds = (0..3).map(|_| pass(&way, &team, case.batch)).fold(warm, f64::min);
        if best.as_ref().is_none_or(|(least, ..)| seconds < *least) {
            best = Some((seconds, way, worst)); // this also ends the other's threads
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

/// Ends the process, because the time of failing calls is meaningless.
pub(crate) fn failed(message: &str) -> ! {
    eprintln!("{message}");
    std::process::exit(1)
}
