//! `gw search`: searches two detectors' strain with the detector that begins as a bank.

use super::Work;
use crate::detector::Setting;
use crate::detector::event::Event;
use crate::detector::saved::{CANDIDATES, Detector};
use crate::detector::search::{Candidate, Options as Searched, Search};
use crate::detector::source::Source;
use crate::detector::templates::{Templates, check_match};
use crate::recording::Recording;
use crate::systems::Systems;
use crate::tree::TreeFile;
use crate::{Error, Result};
use rootgrad::formats::check_outputs;
use rootgrad::interface::option;
use rootgrad::threads::Team;
use std::path::{Path, PathBuf};

/// Options of a search.
#[derive(Debug, Clone, clap::Args)]
pub struct Options {
    /// Trained detector, a file of gw train --detectors 2; without it candidates are ranked by their reweighted SNRs
    #[arg(long)]
    pub detector: Option<PathBuf>,
    /// Kind of the binaries without --detector: heavy (black holes) or light (neutron stars and light black holes)
    #[arg(long, default_value_t = Systems::Heavy, value_parser = super::systems, conflicts_with = "detector")]
    pub systems: Systems,
    /// Component masses of the templates without --detector, solar masses, LOW:HIGH; 10:50 for heavy systems, 3:5 for light ones
    #[arg(long, value_parser = super::range, conflicts_with = "detector")]
    pub masses: Option<(f64, f64)>,
    /// Minimal match of the templates without --detector
    #[arg(long, default_value_t = Options::default().min_match, conflicts_with = "detector")]
    pub min_match: f64,
    /// Smallest signal-to-noise ratio of a trigger in each detector, also after its reweighting by chi squared
    #[arg(long, default_value_t = Searched::default().threshold)]
    pub threshold: f64,
    /// Strain is removed around whitened samples above this many standard deviations
    #[arg(long, default_value_t = Searched::default().gate)]
    pub gate: f64,
    /// Category of data quality, 1 to 3, that a candidate's second must pass
    #[arg(long, default_value_t = Searched::default().category)]
    pub category: u32,
    /// ROOT file to write, for gw_search.C: trees "candidates", "background", "summary", and "strain" and "map" around the first candidate
    #[arg(short, long)]
    pub output: Option<PathBuf>,
    /// Number of time slides for the background
    #[arg(long, default_value_t = Searched::default().slides)]
    pub slides: usize,
    /// How the command works
    #[command(flatten)]
    pub work: Work,
}

impl Default for Options {
    fn default() -> Self {
        let Searched { systems, slides, threshold, gate, category } = Searched::default();
        Self {
            detector: None,
            systems,
            masses: None,
            min_match: 0.97,
            threshold,
            gate,
            category,
            output: None,
            slides,
            work: Work::default(),
        }
    }
}

impl Options {
    /// Searches the strain of two files, and writes the result if an output is wanted.
    ///
    /// # Errors
    /// Options out of range; files that cannot be read or do not match; an output that cannot be written; Ctrl-C, if there is a guard.
    pub fn run(&self, files: [&Path; 2]) -> Result<Search> {
        if let (Some(_), Some((low, high))) = (&self.detector, self.masses) {
            let wanted = "none: a detector has its own templates";
            return Err(Error::option("masses", format!("{low}:{high}"), wanted));
        }
        if let Some(output) = &self.output {
            check_outputs([(&*option("output"), Some(output.as_path()))], &files)?;
        }
        self.work.run(|team| self.search(files, team))
    }

    fn search(&self, [first, second]: [&Path; 2], team: &Team) -> Result<Search> {
        let Self { systems, slides, threshold, gate, category, .. } = *self;
        let mut options = Searched { systems, slides, threshold, gate, category };
        // Options are checked before files are read and templates placed.
        options.check()?;
        let source = self.source()?;
        let (first, second) = (Recording::open(first)?, Recording::open(second)?);
        let made = self.detector.as_ref().map(Detector::read).transpose()?;
        let bank = match &made {
            Some(made) => {
                options.systems = made.network.setting().systems;
                made.filters.templates().binaries().to_vec()
            }
            None => {
                Templates::placed(&source, self.min_match, CANDIDATES, &[])?.binaries().to_vec()
            }
        };
        let mut progress = self.work.progress("search", 1000);
        let network = made.as_ref().map(|made| &made.network);
        let pair = [&first, &second];
        let found = Search::run(pair, &bank, network, &options, team, |done| {
            progress.set((1000.0 * done) as u64)
        })?;
        progress.finish();
        if let Some(path) = &self.output {
            let best = found.candidates.first();
            let event = best.map(|best| Event::new(pair, &bank, best, options)).transpose()?;
            write(&found, event, path)?;
        }
        Ok(found)
    }

    /// Returns the population of the templates of a search without a network.
    fn source(&self) -> Result<Source> {
        check_match("min_match", self.min_match)?;
        let of = Setting::of(self.systems);
        Source::new(Setting { masses: self.masses.unwrap_or(of.masses), ..of }, 1)
    }
}

/// Writes the result as trees.
fn write(found: &Search, event: Option<Event>, path: &Path) -> Result<()> {
    let mut file = TreeFile::create(path)?;
    let row = |c: &Candidate| {
        let (rate, (low, high)) = found.per_year(c);
        let [a, b] = c.triggers;
        let of_triggers = [a.snr, b.snr, a.chi, b.chi].map(f64::from);
        let begin = [c.gps, c.ranking.into()];
        let end = [c.delay(), c.above as f64, rate, low, high];
        [&begin[..], &of_triggers, &end].concat()
    };
    let labels = [
        "gps",
        "ranking",
        "snr_h1",
        "snr_l1",
        "chi_h1",
        "chi_l1",
        "delay",
        "above",
        "per_year",
        "per_year_low",
        "per_year_high",
    ];
    let rows: Vec<Vec<f64>> = found.candidates.iter().map(row).collect();
    file.numbers("candidates", &labels, rows.into_iter())?;
    let chance: Vec<f32> = found.chance.clone();
    file.numbers("background", &["ranking"], chance.into_iter().map(|x| vec![x.into()]))?;
    let summary = vec![found.time, found.background];
    file.numbers("summary", &["time", "background"], std::iter::once(summary))?;
    if let Some(Event { strain, map }) = event {
        let labels = ["gps", "h1", "template_h1", "l1", "template_l1"];
        file.numbers("strain", &labels, strain.into_iter().map(|row| row.to_vec()))?;
        let labels = ["gps", "frequency", "h1", "l1"];
        file.numbers("map", &labels, map.into_iter().map(|row| row.to_vec()))?;
    }
    file.finish()
}
