//! The recipe of a network, and its file: lines of text with the recipe, then the trained numbers.

use super::Setting;
use super::filters::Filters;
use super::model::Model;
use super::network::Network;
use super::plain;
use super::source::Source;
use super::templates::{Templates, shares};
use super::training::Learner;
use crate::systems::Systems;
use crate::{Error, Result};
use rootgrad::formats::{Replacement, open_regular};
use rootgrad::threads::Team;
use std::fmt::Write as _;
use std::path::Path;
use std::str::FromStr;

/// The options that determine an untrained network.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Recipe {
    /// Signals and detectors of the problem.
    pub setting: Setting,
    /// The network's kind.
    pub kind: Kind,
    /// Seed of the templates' placement, of the initial numbers and of the training.
    pub seed: u64,
}

/// Kind of a network.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Kind {
    /// The detector that begins as a bank of matched filters.
    Detector(Placement),
    /// The convolutional network of [`plain::convolutional`].
    Cnn,
    /// The transformer of [`plain::transformer`].
    Transformer,
}

/// Placement of a detector's templates.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Placement {
    /// Minimal match of the bank, the first of the templates.
    pub bank_match: f64,
    /// Minimal match of all templates.
    pub min_match: f64,
    /// Number of waveforms tried when templates are placed; twice as many are used to compute their weights.
    pub candidates: u64,
}

/// A network made from a recipe.
pub enum Made {
    /// A detector.
    Detector(Box<Detector>),
    /// A network of another kind.
    Plain(Box<Model>),
}

/// A detector and its components.
pub struct Detector {
    /// Filters of the templates.
    pub filters: Filters,
    /// Number of templates in the bank.
    pub bank: usize,
    /// The network.
    pub network: Network,
}

/// Number of waveforms that the program tries.
pub const CANDIDATES: u64 = 4000;
/// Largest accepted number: with more of them, a file would keep the program busy for hours.
const MOST_CANDIDATES: u64 = 1 << 20;
const BEGIN: &str = "rootgrad-gw network 3";
/// The remedy for a file that is not a network's.
const WANTED: &str = "wanted a file of gw train, or of gw compare --save";
/// Size limit of a network's file.
const MOST_BYTES: u64 = 64 << 20;

impl Kind {
    /// Returns the kind's name.
    #[must_use]
    pub fn name(&self) -> &'static str {
        match self {
            Kind::Detector(_) => "detector",
            Kind::Cnn => "cnn",
            Kind::Transformer => "transformer",
        }
    }
}

impl Placement {
    /// Places the templates and builds the untrained detector.
    ///
    /// # Errors
    /// A match out of range.
    pub fn make(&self, source: &Source, seed: u64) -> Result<Detector> {
        if self.candidates == 0 || self.candidates > MOST_CANDIDATES {
            let wanted = format!("1 to {MOST_CANDIDATES}");
            return Err(Error::argument("the candidates", self.candidates, wanted));
        }
        let bank = Templates::placed(source, self.bank_match, self.candidates, &[])?;
        let count = bank.len();
        let all = Templates::placed(source, self.min_match, self.candidates, bank.binaries())?;
        let filters = Filters::new(all);
        let shares = shares(source, &filters, 2 * self.candidates);
        let network = Network::new(source, filters.templates(), &shares, count, seed)?;
        Ok(Detector { filters, bank: count, network })
    }
}

impl Learner for Made {
    fn model(&self) -> &Model {
        match self {
            Made::Detector(detector) => detector.network.model(),
            Made::Plain(model) => model,
        }
    }

    fn model_mut(&mut self) -> &mut Model {
        match self {
            Made::Detector(detector) => detector.network.model_mut(),
            Made::Plain(model) => model,
        }
    }

    fn prepare(&mut self, team: &Team, windows: &[f32], labels: &[f32]) -> Result<()> {
        match self {
            Made::Detector(detector) => detector.network.prepare(team, windows, labels),
            Made::Plain(model) => model.prepare(team, windows, labels),
        }
    }
}

impl Recipe {
    /// Returns a generator of signals and noise with the recipe's seed.
    ///
    /// # Errors
    /// A setting out of range.
    pub fn source(&self) -> Result<Source> {
        Source::new(self.setting, self.seed)
    }

    /// Builds the untrained network.
    ///
    /// # Errors
    /// A setting or a match out of range.
    pub fn make(&self) -> Result<Made> {
        let Self { setting, seed, .. } = *self;
        Ok(match self.kind {
            Kind::Detector(placement) => {
                Made::Detector(Box::new(placement.make(&self.source()?, seed)?))
            }
            Kind::Cnn => Made::Plain(Box::new(plain::convolutional(setting, seed)?)),
            Kind::Transformer => Made::Plain(Box::new(plain::transformer(setting, seed)?)),
        })
    }

    /// Writes the file of a network with this recipe.
    ///
    /// # Errors
    /// A path that cannot be written.
    pub fn write(&self, model: &Model, path: impl AsRef<Path>) -> Result<()> {
        let path = path.as_ref();
        let Setting { systems, detectors, masses, mass_ratio, spin, snr } = self.setting;
        let mut text = format!("{BEGIN}\nsystems {systems}\ndetectors {detectors}\n");
        let _ = writeln!(text, "masses {} {}\nmass_ratio {mass_ratio}", masses.0, masses.1);
        let _ = writeln!(text, "spin {spin}\nsnr {} {}", snr.0, snr.1);
        let _ = writeln!(text, "seed {}\nkind {}", self.seed, self.kind.name());
        if let Kind::Detector(Placement { bank_match, min_match, candidates }) = self.kind {
            let _ = writeln!(text, "matches {bank_match} {min_match}\ncandidates {candidates}");
        }
        model.parameters().iter().for_each(|number| text.push_str(&format!("{number}\n")));
        let replacement = Replacement::begin(path)?;
        std::fs::write(replacement.temporary(), text).map_err(|source| Error::Io {
            action: "write",
            path: path.to_owned(),
            source,
        })?;
        Ok(replacement.commit()?)
    }

    fn parse<'a>(lines: &mut impl Iterator<Item = &'a str>) -> std::result::Result<Self, String> {
        let mut line = || lines.next().unwrap_or_default();
        let [systems] = values("systems", line())?;
        let systems = Systems::named(systems)
            .ok_or_else(|| format!("has the systems '{systems}'; wanted heavy or light"))?;
        let [detectors] = values("detectors", line())?;
        let [low, high] = values("masses", line())?;
        let [mass_ratio] = values("mass_ratio", line())?;
        let [spin] = values("spin", line())?;
        let [least, most] = values("snr", line())?;
        let [seed] = values("seed", line())?;
        let [kind] = values("kind", line())?;
        let kind = match kind {
            "detector" => {
                let [bank_match, min_match] = values("matches", line())?;
                let [candidates] = values("candidates", line())?;
                Kind::Detector(Placement {
                    bank_match: number(bank_match)?,
                    min_match: number(min_match)?,
                    candidates: number(candidates)?,
                })
            }
            "cnn" => Kind::Cnn,
            "transformer" => Kind::Transformer,
            kind => {
                return Err(format!("has the kind '{kind}'; wanted detector, cnn or transformer"));
            }
        };
        let setting = Setting {
            systems,
            detectors: number(detectors)?,
            masses: (number(low)?, number(high)?),
            mass_ratio: number(mass_ratio)?,
            spin: number(spin)?,
            snr: (number(least)?, number(most)?),
        };
        Ok(Self { setting, kind, seed: number(seed)? })
    }

    /// Reads a network's file and restores the trained network.
    ///
    /// # Errors
    /// A file that cannot be read or is not a network's file.
    pub fn read(path: impl AsRef<Path>) -> Result<(Self, Made)> {
        let path = path.as_ref();
        let bad = |problem: String| Error::Saved { path: path.to_owned(), problem };
        let (_, bytes) = open_regular(path)?;
        if bytes > MOST_BYTES {
            return Err(bad(format!(
                "has {bytes} bytes; a network's file has at most {MOST_BYTES}"
            )));
        }
        let text = std::fs::read_to_string(path)
            .map_err(|e| bad(format!("cannot be read as text ({e}); {WANTED}")))?;
        let mut lines = text.lines();
        if lines.next() != Some(BEGIN) {
            return Err(bad(format!("does not begin with '{BEGIN}'; {WANTED}")));
        }
        let recipe = Self::parse(&mut lines);
        let parameters: std::result::Result<Vec<f32>, String> = lines.map(number).collect();
        let (recipe, parameters) = (recipe.map_err(&bad)?, parameters.map_err(&bad)?);
        let mut made = recipe.make()?;
        let wanted = made.model().parameters().len();
        if parameters.len() != wanted || parameters.iter().any(|x| !x.is_finite()) {
            let got = parameters.len();
            return Err(bad(format!(
                "has {got} trained numbers; its recipe has {wanted}, all finite"
            )));
        }
        made.model_mut().set_parameters(&parameters);
        Ok((recipe, made))
    }
}

impl Detector {
    /// Reads a detector's file.
    ///
    /// # Errors
    /// A file that cannot be read or is not a detector's.
    pub fn read(path: impl AsRef<Path>) -> Result<Self> {
        match Recipe::read(&path)? {
            (_, Made::Detector(detector)) => Ok(*detector),
            (recipe, Made::Plain(_)) => {
                let kind = recipe.kind.name();
                let wanted = "wanted a detector, a file of gw train --network detector";
                let problem = format!("is a network of the kind {kind}; {wanted}");
                Err(Error::Saved { path: path.as_ref().to_owned(), problem })
            }
        }
    }
}

fn values<'a, const N: usize>(
    name: &str,
    line: &'a str,
) -> std::result::Result<[&'a str; N], String> {
    let found = line.strip_prefix(name).map(|rest| rest.split_whitespace().collect::<Vec<_>>());
    let found = found.and_then(|values| <[&str; N]>::try_from(values).ok());
    found.ok_or_else(|| format!("has the line '{line}'; wanted '{name}' and {N} numbers"))
}

fn number<T: FromStr>(text: &str) -> std::result::Result<T, String> {
    text.parse().map_err(|_| format!("has '{text}' where a number is wanted"))
}
