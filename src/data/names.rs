//! Lists of names, and what to say about a column that is not there.

use std::collections::HashSet;

use crate::error::{Error, Result};

/// One name or several: made from `"m"`, `["px", "py"]`, a slice or a vector of them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Names(Vec<String>);

impl Names {
    /// The names, if there is one at least, none is empty and none is given twice; `what` are they, in the plural?
    ///
    /// # Errors
    /// [`Error::Argument`].
    pub fn checked(self, what: &str) -> Result<Vec<String>> {
        let mut seen = HashSet::new();
        let fault = match self.0.iter().find(|name| name.is_empty() || !seen.insert(*name)) {
            Some(name) if name.is_empty() => "''".to_owned(),
            Some(name) => format!("'{name}' twice"),
            None if self.0.is_empty() => "an empty list".to_owned(),
            None => return Ok(self.0),
        };
        Err(Error::argument(what, fault, "at least one name, each once"))
    }
}

impl From<&str> for Names {
    fn from(name: &str) -> Self {
        Names(vec![name.to_owned()])
    }
}

impl From<String> for Names {
    fn from(name: String) -> Self {
        Names(vec![name])
    }
}

impl<S: AsRef<str>> From<&[S]> for Names {
    fn from(names: &[S]) -> Self {
        Names(names.iter().map(|name| name.as_ref().to_owned()).collect())
    }
}

impl<S: AsRef<str>, const N: usize> From<[S; N]> for Names {
    fn from(names: [S; N]) -> Self {
        Names::from(&names[..])
    }
}

impl<S: AsRef<str>> From<Vec<S>> for Names {
    fn from(names: Vec<S>) -> Self {
        Names::from(&names[..])
    }
}

/// The name in `available` that `name` was probably meant to be: nearest by edit distance (insertions, deletions,
/// substitutions and swaps of neighbours, Damerau–Levenshtein; case counts half), if near enough to be a slip.
#[must_use]
pub fn nearest<'a>(name: &str, available: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let distance = |other: &str| {
        let exact = strsim::damerau_levenshtein(name, other);
        let folded = strsim::damerau_levenshtein(&name.to_lowercase(), &other.to_lowercase());
        exact + folded // the letters' case is the half that `folded` does not see
    };
    let allowed = 2 * (1 + name.chars().count() / 3); // pt ↔ pT, eta ↔ etta, but not pt ↔ eta
    available
        .into_iter()
        .map(|other| (distance(other), other))
        .filter(|&(distance, other)| {
            let kept = distance < 2 * name.chars().count(); // not every letter is another
            distance <= allowed && kept || other.to_lowercase() == name.to_lowercase()
        })
        .min_by_key(|&(distance, _)| distance)
        .map(|(_, other)| other)
}

/// [`Error::UnknownColumn`] with the nearest of the `available` names.
pub fn unknown_column<'a>(name: &str, available: impl IntoIterator<Item = &'a str>) -> Error {
    let available: Vec<String> = available.into_iter().map(str::to_owned).collect();
    Error::UnknownColumn {
        name: name.to_owned(),
        nearest: nearest(name, available.iter().map(String::as_str)).map(str::to_owned),
        available,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_slip_finds_its_column_and_a_stranger_does_not() {
        let columns = ["pt1", "eta1", "phi1", "pt2", "is_signal", "Muon_pt", "MET"];
        for (typed, meant) in [
            ("Pt1", "pt1"),
            ("met", "MET"),
            ("is_singal", "is_signal"),
            ("issignal", "is_signal"),
            ("muon_pt", "Muon_pt"),
            ("eta", "eta1"),
        ] {
            assert_eq!(nearest(typed, columns), Some(meant), "{typed}");
        }
        for stranger in ["weight", "x", "m"] {
            assert_eq!(nearest(stranger, columns), None, "{stranger}");
        }
    }

    #[test]
    fn the_error_names_column_and_nearest() {
        let message = unknown_column("ptt", ["pt", "eta"]).to_string();
        assert_eq!(message, "no column 'ptt'; did you mean 'pt'?");
        let message = unknown_column("weight", ["pt", "eta"]).to_string();
        assert_eq!(message, "no column 'weight'; the columns are: pt, eta");
    }
}
