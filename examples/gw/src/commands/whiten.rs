//! `gw whiten`: whitens two detectors' strain and cuts sliding windows.

use crate::strain::Strain;
use crate::tree::TreeFile;
use crate::windows::{self, Whitened};
use crate::{Error, RATE, Result, psd};
use rootgrad::formats::check_outputs;
use rootgrad::interface::option;
use std::path::{Path, PathBuf};

/// Options of a whitening.
#[derive(Debug, Clone, clap::Args)]
pub struct Options {
    /// Samples (at 1024 Hz) from one window to the next
    #[arg(long, default_value_t = Options::default().step)]
    pub step: usize,
    /// Use only strain from this GPS time on
    #[arg(long, requires = "duration")]
    pub start: Option<f64>,
    /// Use only this many seconds of the strain
    #[arg(long, requires = "start")]
    pub duration: Option<f64>,
}

impl Default for Options {
    fn default() -> Self {
        Self { step: 4, start: None, duration: None }
    }
}

/// The whitened strain of two detectors.
pub struct Pair {
    /// Names of the detectors in their files.
    pub detectors: [String; 2],
    /// Their strain.
    pub white: [Whitened; 2],
}

impl Options {
    /// Whitens the strain of two files and writes the trees "windows", "asd" and "strain".
    ///
    /// # Errors
    /// Options out of range; strain that cannot be read or whitened; detectors that do not match; an output that cannot be written.
    pub fn run(&self, [first, second]: [&Path; 2], output: &Path) -> Result<Pair> {
        check_outputs([(&*option("output"), Some(output))], &[first, second])?;
        let alone = |given, seconds: f64, missing| {
            Err(Error::option(given, seconds, format!("{} with it", option(missing))))
        };
        match (self.start, self.duration) {
            (Some(start), None) => return alone("start", start, "duration"),
            (None, Some(duration)) => return alone("duration", duration, "start"),
            _ => (),
        }
        let read = |path: &Path| -> Result<Strain> {
            let strain = Strain::read(path)?;
            match (self.start, self.duration) {
                (Some(start), Some(duration)) => strain.cut(start, duration),
                _ => Ok(strain),
            }
        };
        let (first, second) = (read(first)?, read(second)?);
        windows::check_same_span(&first, &second)?;
        let white = [windows::whiten(&first)?, windows::whiten(&second)?];
        write(&white, self.step, output.to_owned())?;
        Ok(Pair { detectors: [first.detector, second.detector], white })
    }
}

fn write([a, b]: &[Whitened; 2], step: usize, output: PathBuf) -> Result<()> {
    let rows = windows::pairs(a, b, step)?;
    let mut file = TreeFile::create(output)?;
    file.pairs("windows", rows)?;
    let spectrum = (0..a.psd.values.len()).map({
        let (p, q) = (a.psd.clone(), b.psd.clone());
        move |k| {
            let f = k as f64 * p.df;
            vec![f, p.values[k].sqrt(), q.at(f).sqrt(), psd::aligo(f).sqrt()]
        }
    });
    file.numbers("asd", &["frequency", "h1", "l1", "design"], spectrum)?;
    let series = (0..a.samples.len()).map({
        let (start, x, y) = (a.start, a.samples.clone(), b.samples.clone());
        move |i| vec![start + i as f64 / RATE, x[i], y[i]]
    });
    file.numbers("strain", &["gps", "h1", "l1"], series)?;
    file.finish()
}
