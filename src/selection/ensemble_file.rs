//! An ensemble in files: a model file for each network, `NAME.0.safetensors` and so on, each of which also loads as a network.
//!
//! The metadata of each file contain its number, the number of files, the assignment of events to folds, and a mark that is common to all files of an
//! ensemble. So files of two ensembles are not mixed up.

use std::path::{Path, PathBuf};

use super::ensemble::{Ensemble, IdFolds, MOST};
use crate::error::{Error, Result};
use crate::evaluate::join;
use crate::models::Network;

const NUMBER: &str = "ensemble.number";
const NETWORKS: &str = "ensemble.networks";
const MARK: &str = "ensemble.mark";
const SEED: &str = "ensemble.seed";
const COLUMNS: &str = "ensemble.id_columns";

impl Ensemble {
    /// Writes the networks to `PATH.0.safetensors`, `PATH.1.safetensors` and so on, each whole or not at all. Each file also loads as a network.
    /// After a failure some files may be new and some old, which [`Ensemble::load`] reports.
    ///
    /// # Errors
    /// [`Error::Io`], [`Error::Memory`].
    pub fn save(&self, path: impl AsRef<Path>) -> Result<()> {
        let mark = format!("{:016x}", self.mark());
        for (number, network) in self.networks.iter().enumerate() {
            let mut network = network.try_clone()?;
            let metadata = network.metadata_mut();
            let mut tell = |name: &str, value: String| metadata.insert(name.to_owned(), value);
            tell(NUMBER, number.to_string());
            tell(NETWORKS, self.networks.len().to_string());
            tell(MARK, mark.clone());
            if let Some(IdFolds { columns, seed }) = &self.folds {
                tell(SEED, seed.to_string());
                tell(COLUMNS, serde_json::Value::from(columns.clone()).to_string());
            }
            network.save(path_of(path.as_ref(), number))?;
        }
        Ok(())
    }

    /// Reads the networks that [`Ensemble::save`] wrote under this path.
    ///
    /// # Errors
    /// Those of [`Network::load`] for each file; [`Error::Format`] for a file that belongs to no ensemble, or to another one than the first file.
    pub fn load(path: impl AsRef<Path>) -> Result<Self> {
        let beginning = path.as_ref();
        let path = path_of(beginning, 0);
        let mut first = Network::load(&path)?;
        let wanted = About::take(&mut first, &path)?;
        wanted.check(0, &wanted, &path)?;
        let mut networks = vec![first];
        for number in 1..wanted.networks {
            let path = path_of(beginning, number);
            let mut network = Network::load(&path)?;
            About::take(&mut network, &path)?.check(number, &wanted, &path)?;
            networks.push(network);
        }
        let ensemble = match wanted.folds.clone() {
            Some(folds) => Self::of_folds(networks, folds),
            None => Self::new(networks),
        };
        let ensemble = ensemble.map_err(|error| damaged(&path, &error.to_string()))?;
        if format!("{:016x}", ensemble.mark()) != wanted.mark {
            return Err(damaged(&path, "its networks do not belong together"));
        }
        Ok(ensemble)
    }

    /// Returns a hash of all parameters.
    fn mark(&self) -> u64 {
        let bits = self.networks.iter().flat_map(|network| network.parameters());
        bits.fold(self.networks.len() as u64, |hash, value| join(hash, value.to_bits().into()))
    }
}

/// Information on the ensemble in the metadata of a file.
#[derive(Debug)]
struct About {
    number: usize,
    networks: usize,
    mark: String,
    folds: Option<IdFolds>,
}

impl About {
    /// Removes the information from a network's metadata, and returns it.
    fn take(network: &mut Network, path: &Path) -> Result<Self> {
        let mut take = |name: &str| network.metadata_mut().remove(name);
        let (number, networks, mark) = (take(NUMBER), take(NETWORKS), take(MARK));
        let (seed, columns) = (take(SEED), take(COLUMNS));
        let (Some(number), Some(networks), Some(mark)) = (number, networks, mark) else {
            return Err(Error::Format {
                path: path.to_path_buf(),
                problem: "is a network by itself, not one of an ensemble; load it as a network"
                    .into(),
            });
        };
        let whole = |text: &str| {
            let number = text.parse::<usize>().ok().filter(|&number| number < MOST);
            number.ok_or_else(|| damaged(path, &format!("'{text}' is not a number of networks")))
        };
        let folds = match (seed, columns) {
            (Some(seed), Some(columns)) => Some(IdFolds {
                seed: seed
                    .parse()
                    .map_err(|_| damaged(path, "its seed of folds is not a number"))?,
                columns: serde_json::from_str(&columns)
                    .map_err(|_| damaged(path, "its id columns are not a list of names"))?,
            }),
            (None, None) => None,
            _ => {
                return Err(damaged(
                    path,
                    "it has the seed or the id columns of folds, but not both",
                ));
            }
        };
        Ok(About { number: whole(&number)?, networks: whole(&networks)?, mark, folds })
    }

    /// Checks that the file is number `number` of the ensemble whose first file is `first`.
    fn check(&self, number: usize, first: &About, path: &Path) -> Result<()> {
        let same = self.networks == first.networks
            && self.mark == first.mark
            && self.folds == first.folds
            && self.number == number;
        if same {
            return Ok(());
        }
        let problem = format!(
            "is network {} of {}; wanted network {number} of the {} that {} was written with: save the ensemble again",
            self.number,
            self.networks,
            first.networks,
            if number == 0 { "it" } else { "the first file" },
        );
        Err(Error::Format { path: path.to_path_buf(), problem })
    }
}

fn damaged(path: &Path, problem: &str) -> Error {
    Error::Format { path: path.to_path_buf(), problem: format!("is damaged: {problem}") }
}

/// Returns the path `NAME.N.safetensors`.
fn path_of(name: &Path, number: usize) -> PathBuf {
    let mut path = name.as_os_str().to_owned();
    path.push(format!(".{number}.safetensors"));
    PathBuf::from(path)
}
