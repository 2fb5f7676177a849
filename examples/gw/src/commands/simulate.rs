//! `gw simulate`: simulated windows of noise and of signals in noise.

use super::Work;
use crate::progress::Progress;
use crate::simulate::{Example, Population, Simulator, per_segment};
use crate::systems::Systems;
use crate::tree::TreeFile;
use crate::{Error, Result};
use rootgrad::interface::option;
use std::cell::RefCell;
use std::path::Path;
use std::rc::Rc;
use std::sync::mpsc;

/// Options of a simulation.
#[derive(Debug, Clone, clap::Args)]
pub struct Options {
    /// Random seed: the same seed gives the same file
    #[arg(long, default_value_t = Options::default().seed)]
    pub seed: u64,
    /// Rows in the tree "train", half of them with a signal; 500,000, or 20,000 of light systems (32 kB each)
    #[arg(long)]
    pub train: Option<u64>,
    /// Rows in the tree "validation", half of them with a signal; 20,000, or 2,000 of light systems
    #[arg(long)]
    pub validation: Option<u64>,
    /// Rows in the tree "test"; 200,000, or 8,000 of light systems
    #[arg(long)]
    pub test: Option<u64>,
    /// One in this many rows of the tree "test" has a signal; the others, with only noise, measure the false-alarm
    /// probability
    #[arg(long, default_value_t = Options::default().test_signal_every)]
    pub test_signal_every: usize,
    /// Signal-to-noise ratios of the signals for training and validation, LOW:HIGH
    #[arg(long, default_value = "4:14", value_parser = super::range)]
    pub train_snr: (f64, f64),
    /// Signal-to-noise ratios of the signals for the test, LOW:HIGH
    #[arg(long, default_value = "2:20", value_parser = super::range)]
    pub test_snr: (f64, f64),
    /// Binaries
    #[command(flatten)]
    pub binaries: super::train::Binaries,
    /// Leave out the column "bank" of the tree "test", the loudest result of a bank of matched filters; light systems need this option
    #[arg(long)]
    pub no_bank: bool,
    /// How the command works
    #[command(flatten)]
    pub work: Work,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            seed: 1,
            train: None,
            validation: None,
            test: None,
            test_signal_every: 8,
            train_snr: (4.0, 14.0),
            test_snr: (2.0, 20.0),
            binaries: super::train::Binaries::default(),
            no_bank: false,
            work: Work::default(),
        }
    }
}

/// A tree to write.
struct Part {
    /// Its number in the simulation.
    number: u64,
    name: &'static str,
    rows: u64,
    simulator: Simulator,
}

impl Options {
    /// Simulates and writes the trees.
    ///
    /// # Errors
    /// Options out of range; an output that cannot be written; Ctrl-C, if there is a guard.
    pub fn run(&self, output: &Path) -> Result<()> {
        // All values are checked before anything is written.
        let parts = self.parts()?;
        let pool = self.work.pool()?;
        let mut file = TreeFile::create(output)?;
        for part in &parts {
            fill(&mut file, part, &pool, self.work.progress(part.name, part.rows))?;
        }
        file.finish()
    }

    fn parts(&self) -> Result<Vec<Part>> {
        let default = match self.binaries.systems {
            Systems::Heavy => [500_000, 20_000, 200_000],
            Systems::Light => [20_000, 2000, 8000],
        };
        let wanted = [self.train, self.validation, self.test];
        let rows = [0, 1, 2].map(|part| wanted[part].unwrap_or(default[part]));
        if rows.iter().all(|&rows| rows == 0) {
            let [train, validation, test] = ["train", "validation", "test"].map(option);
            let names = format!("{train}, {validation} and {test}");
            return Err(Error::argument(&names, 0, "some rows in one of them"));
        }
        let parts = [
            (0, "train", rows[0], "train_snr", self.train_snr, 2),
            (2, "validation", rows[1], "train_snr", self.train_snr, 2),
            (1, "test", rows[2], "test_snr", self.test_snr, self.test_signal_every),
        ];
        let parts = parts.into_iter().filter(|(_, _, rows, ..)| *rows > 0);
        type Wanted = (u64, &'static str, u64, &'static str, (f64, f64), usize);
        let part = |(number, name, rows, of_snr, snr, every): Wanted| -> Result<Part> {
            check_snr(of_snr, snr)?;
            if every == 0 {
                return Err(Error::option("test_signal_every", 0, "at least 1"));
            }
            let simulator = self.simulator(snr, every)?;
            let with_bank = name == "test" && !self.no_bank;
            let simulator = if with_bank { simulator.with_bank()? } else { simulator };
            Ok(Part { number, name, rows, simulator })
        };
        parts.map(part).collect()
    }

    fn simulator(&self, snr: (f64, f64), signal_every: usize) -> Result<Simulator> {
        let super::train::Binaries { systems, spin, .. } = self.binaries;
        let masses = self.binaries.masses();
        let population =
            Population { systems, masses, spin, snr, signal_every, ..Population::default() };
        Simulator::new(population, self.seed)
    }
}

fn check_snr(name: &str, (low, high): (f64, f64)) -> Result<()> {
    if low > 0.0 && low <= high && high.is_finite() {
        return Ok(());
    }
    Err(Error::option(name, format!("{low}:{high}"), "LOW:HIGH, positive"))
}

/// Simulates on the pool's threads, and writes at the same time and in order.
fn fill(
    file: &mut TreeFile,
    part: &Part,
    pool: &rayon::ThreadPool,
    progress: Progress,
) -> Result<()> {
    let &Part { number, name, rows, ref simulator } = part;
    let systems = simulator.population().systems;
    let segments = rows.div_ceil(per_segment(systems) as u64);
    let at_once = 4 * pool.current_num_threads() as u64;
    let (send, receive) = mpsc::sync_channel::<Vec<Example>>(2);
    let make = move || -> Result<()> {
        for first in (0..segments).step_by(at_once as usize) {
            let batch = first..segments.min(first + at_once);
            let examples = pool.install(|| simulator.examples(number, batch))?;
            if send.send(examples).is_err() {
                break; // the writer failed or was interrupted, and reports the error
            }
        }
        Ok(())
    };
    std::thread::scope(|scope| {
        let maker = scope.spawn(make);
        let state = Rc::new(RefCell::new((progress, Ok(()))));
        let watched = Rc::clone(&state);
        let mut done = 0;
        let examples = receive.into_iter().flatten().take(rows as usize);
        let examples = examples.map_while(move |example| {
            let (progress, outcome) = &mut *watched.borrow_mut();
            done += 1;
            *outcome = progress.set(done);
            outcome.is_ok().then_some(example)
        });
        let written = file.examples(name, examples, systems, simulator.bank().is_some());
        let interrupted = std::mem::replace(&mut state.borrow_mut().1, Ok(()));
        state.borrow().0.finish();
        // UNWRAP: a panic in the maker is an internal error and is passed on.
        maker.join().expect("the simulation does not panic").and(written).and(interrupted)
    })
}
