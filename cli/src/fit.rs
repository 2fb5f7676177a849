//! Options and exit statuses shared by `train` and `gpt2 train`.

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use rootgrad::Result;
use rootgrad::formats::check_outputs;
use rootgrad::ranks::{self, Ranks};
use rootgrad::train::{Progress, Stop, interrupt};

use crate::model::refuse_pt2;

/// Output files of a training, and how it runs.
#[derive(clap::Args)]
pub(crate) struct FitOptions {
    /// Model file to write: safetensors, or for a network an ONNX model if the name ends in .onnx
    #[arg(long, short, value_name = "FILE")]
    pub(crate) output: PathBuf,
    /// CSV file for the history: losses, learning rate, seconds and events/s or tokens/s of every epoch or step
    #[arg(long, value_name = "FILE")]
    pub(crate) history: Option<PathBuf>,
    /// Number of threads, 0 for all cores; the result does not depend on it
    #[arg(long, default_value_t = 0, value_name = "N", help_heading = "Training")]
    pub(crate) threads: usize,
    /// Checkpoint file: stores the state of the training, so that it can be resumed later
    #[arg(long, value_name = "FILE", help_heading = "Training")]
    pub(crate) checkpoint: Option<PathBuf>,
    /// Resume from the checkpoint file, if it exists
    #[arg(long, requires = "checkpoint", help_heading = "Training")]
    pub(crate) resume: bool,
    /// Print nothing but errors
    #[arg(long, short)]
    pub(crate) quiet: bool,
}

impl FitOptions {
    /// Calls [`check_outputs`] with the files of these options.
    pub(crate) fn check(&self, inputs: &[&Path]) -> Result<()> {
        let outputs = [
            ("--output", Some(&*self.output)),
            ("--history", self.history.as_deref()),
            ("--checkpoint", self.checkpoint.as_deref()),
        ];
        refuse_pt2("--output", &self.output)?;
        check_outputs(outputs, inputs)
    }

    /// Returns the processes that `mpiexec` started, of which only the first prints; this one alone without `mpiexec`.
    ///
    /// # Errors
    /// Those of [`Ranks::mpi`].
    pub(crate) fn ranks(&mut self) -> Result<Ranks> {
        let ranks = if ranks::launched() > 1 { Ranks::mpi()? } else { Ranks::default() };
        self.quiet |= !ranks.is_first();
        Ok(ranks)
    }

    pub(crate) fn progress(&self) -> Progress {
        if self.quiet { Progress::Off } else { Progress::On }
    }
}

/// Exit status of a training: 130 if Ctrl-C ended it, 143 if SIGTERM did, as a shell reports for its commands.
pub(crate) fn status(stop: Stop) -> ExitCode {
    match stop {
        Stop::Interrupted if interrupt::terminated() => ExitCode::from(143),
        Stop::Interrupted => ExitCode::from(130),
        _ => ExitCode::SUCCESS,
    }
}

/// Exit status of a training that a signal ended before the first `unit` was complete.
pub(crate) fn nothing_done(unit: &str) -> ExitCode {
    eprintln!("interrupted before the end of the first {unit}: no model is written");
    status(Stop::Interrupted)
}
