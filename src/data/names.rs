//! What to say about a column that is not there.

use crate::error::Error;

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
