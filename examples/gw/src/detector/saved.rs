//! The recipe of a detector, and its file: lines of text with the recipe, then the trained numbers.

use super::Setting;
use super::filters::Filters;
use super::network::Network;
use super::source::Source;
use super::templates::{Templates, shares};
use crate::{Error, Result};
use rootgrad::formats::{Replacement, open_regular};
use std::fmt::Write as _;
use std::path::Path;
use std::str::FromStr;

/// The options that determine an untrained detector.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Recipe {
    /// Signals and detectors of the problem.
    pub setting: Setting,
    /// Minimal match of the bank, the first of the templates.
    pub bank_match: f64,
    /// Minimal match of all templates.
    pub min_match: f64,
    /// Number of waveforms tried when templates are placed; twice as many are used to compute their weights.
    pub candidates: u64,
    /// Seed of the templates' placement and of the training.
    pub seed: u64,
}

/// A detector and its components.
pub struct Made {
    /// Signals and noise with the recipe's seed.
    pub source: Source,
    /// Filters of the templates.
    pub filters: Filters,
    /// Number of templates in the bank.
    pub bank: usize,
    /// The detector, untrained.
    pub network: Network,
}

/// Number of waveforms that the program tries.
pub const CANDIDATES: u64 = 4000;
/// Largest accepted number: with more of them, a file would keep the program busy for hours.
const MOST_CANDIDATES: u64 = 1 << 20;
const BEGIN: &str = "rootgrad-gw detector 1";
/// Size limit of a detector's file.
const MOST_BYTES: u64 = 64 << 20;

impl Recipe {
    /// Places the templates and builds the network.
    ///
    /// # Errors
    /// A setting or a match out of range.
    pub fn make(&self) -> Result<Made> {
        if self.candidates == 0 || self.candidates > MOST_CANDIDATES {
            let wanted = format!("1 to {MOST_CANDIDATES}");
            return Err(Error::argument("the candidates", self.candidates, wanted));
        }
        let source = Source::new(self.setting, self.seed)?;
        let bank = Templates::placed(&source, self.bank_match, self.candidates, &[])?;
        let count = bank.len();
        let all = Templates::placed(&source, self.min_match, self.candidates, bank.binaries())?;
        let filters = Filters::new(all);
        let shares = shares(&source, &filters, 2 * self.candidates);
        let network = Network::new(&source, filters.templates(), &shares, count, self.seed)?;
        Ok(Made { source, filters, bank: count, network })
    }

    /// Writes the file of a detector with this recipe.
    ///
    /// # Errors
    /// A path that cannot be written.
    pub fn write(&self, network: &Network, path: impl AsRef<Path>) -> Result<()> {
        let path = path.as_ref();
        let Setting { detectors, masses, mass_ratio, snr } = self.setting;
        let mut text =
            format!("{BEGIN}\ndetectors {detectors}\nmasses {} {}\n", masses.0, masses.1);
        let _ = writeln!(text, "mass_ratio {mass_ratio}\nsnr {} {}", snr.0, snr.1);
        let _ = writeln!(text, "matches {} {}", self.bank_match, self.min_match);
        let _ = writeln!(text, "candidates {}\nseed {}", self.candidates, self.seed);
        network
            .model()
            .parameters()
            .iter()
            .for_each(|number| text.push_str(&format!("{number}\n")));
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
        let [detectors] = values("detectors", line())?;
        let [low, high] = values("masses", line())?;
        let [mass_ratio] = values("mass_ratio", line())?;
        let [least, most] = values("snr", line())?;
        let [bank_match, min_match] = values("matches", line())?;
        let [candidates] = values("candidates", line())?;
        let [seed] = values("seed", line())?;
        let setting = Setting {
            detectors: number(detectors)?,
            masses: (number(low)?, number(high)?),
            mass_ratio: number(mass_ratio)?,
            snr: (number(least)?, number(most)?),
        };
        let (bank_match, min_match) = (number(bank_match)?, number(min_match)?);
        let (candidates, seed) = (number(candidates)?, number(seed)?);
        Ok(Self { setting, bank_match, min_match, candidates, seed })
    }

    /// Reads a detector's file and restores the trained detector.
    ///
    /// # Errors
    /// A file that cannot be read or is not a detector's file.
    pub fn read(path: impl AsRef<Path>) -> Result<Made> {
        let path = path.as_ref();
        let bad = |problem: String| Error::Saved { path: path.to_owned(), problem };
        let (_, bytes) = open_regular(path)?;
        if bytes > MOST_BYTES {
            return Err(bad(format!(
                "has {bytes} bytes; a detector's file has at most {MOST_BYTES}"
            )));
        }
        let text = std::fs::read_to_string(path).map_err(|e| {
            bad(format!("cannot be read as text ({e}); wanted a file of gw compare --save"))
        })?;
        let mut lines = text.lines();
        if lines.next() != Some(BEGIN) {
            return Err(bad(format!(
                "does not begin with '{BEGIN}'; wanted a file of gw compare --save"
            )));
        }
        let recipe = Self::parse(&mut lines);
        let parameters: std::result::Result<Vec<f32>, String> = lines.map(number).collect();
        let (recipe, parameters) = (recipe.map_err(&bad)?, parameters.map_err(&bad)?);
        let mut made = recipe.make()?;
        let wanted = made.network.model().parameters().len();
        if parameters.len() != wanted || parameters.iter().any(|x| !x.is_finite()) {
            let got = parameters.len();
            return Err(bad(format!(
                "has {got} trained numbers; its recipe has {wanted}, all finite"
            )));
        }
        made.network.model_mut().set_parameters(&parameters);
        Ok(made)
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
