//! Lists of names, and the error for a column that does not exist.

use std::collections::HashSet;

use crate::error::{Error, Result};

/// One name or several, from `"m"`, `["px", "py"]`, a slice or a vector of them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Names(Vec<String>);

impl Names {
    /// Returns the names if there is at least one, none is empty and none is used twice; `what` describes them in the plural.
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

/// Maximum number of letters for a comparison: the time of an edit distance is the product of two lengths.
const LONGEST: usize = 100;
/// Maximum number of pairs of letters that one search compares, about 0.2 s; a NanoAOD's 1500 columns take a fifth of it.
const MOST_PAIRS: usize = 1 << 22;

/// Returns the name in `available` that `name` was probably meant to be: the nearest by edit distance, if near enough for a typing error. The
/// distance is that of Damerau–Levenshtein (insertions, deletions, substitutions and swaps of neighbours); a difference in case counts half.
///
/// For names of more than 100 letters only a difference in case is recognised. Of very many names only the first are compared.
#[must_use]
pub fn nearest<'a>(name: &str, available: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let (letters, folded) = (name.chars().count(), name.to_lowercase());
    let allowed = 2 * (1 + letters / 3); // pt ↔ pT, eta ↔ etta, but not pt ↔ eta
    let mut pairs = MOST_PAIRS;
    let mut distance = |other: &str| {
        let (others, other_folded) = (other.chars().count(), other.to_lowercase());
        if other_folded == folded {
            return Some(name.chars().zip(other.chars()).filter(|(a, b)| a != b).count());
        }
        // Both distances are at least the difference in length.
        if letters.max(others) > LONGEST || 2 * letters.abs_diff(others) > allowed {
            return None;
        }
        pairs = pairs.checked_sub(letters * others)?;
        let exact = strsim::damerau_levenshtein(name, other);
        // The second distance ignores the case, so that a difference in case counts half.
        let both = exact + strsim::damerau_levenshtein(&folded, &other_folded);
        let kept = both < 2 * letters; // not every letter is another
        (both <= allowed && kept).then_some(both)
    };
    available
        .into_iter()
        .filter_map(|other| Some((distance(other)?, other)))
        .min_by_key(|&(distance, _)| distance)
        .map(|(_, other)| other)
}

/// Returns [`Error::UnknownColumn`] with the nearest of the `available` names.
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
    fn long_names_and_many_take_no_time() {
        let names: Vec<String> = (0..300).map(|i| format!("x{i:03}{}", "y".repeat(2996))).collect();
        let started = std::time::Instant::now();
        assert_eq!(nearest(&"a".repeat(5000), names.iter().map(String::as_str)), None);
        let typed = names[7].to_uppercase();
        assert_eq!(nearest(&typed, names.iter().map(String::as_str)), Some(&*names[7]));
        let many: Vec<String> = (0..20_000).map(|i| format!("{i:090}")).collect();
        assert_eq!(nearest(&"a".repeat(90), many.iter().map(String::as_str)), None);
        assert!(started.elapsed().as_secs() < 10, "{:?}", started.elapsed());
    }

    #[test]
    fn the_error_names_column_and_nearest() {
        let message = unknown_column("ptt", ["pt", "eta"]).to_string();
        assert_eq!(message, "no column 'ptt'; did you mean 'pt'?");
        let message = unknown_column("weight", ["pt", "eta"]).to_string();
        assert_eq!(message, "no column 'weight'; the columns are: pt, eta");
    }
}
