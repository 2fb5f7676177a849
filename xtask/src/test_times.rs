//! The seconds of each suite, read from the table in CONTRIBUTING.md, to find suites that have become slower.

/// Content of the page with the table.
const PAGE: &str = include_str!("../../CONTRIBUTING.md");
/// Header of the table: pairs of columns, a suite and its seconds.
const HEAD: &str = "| suite | s |";
/// A suite counts as slower if it takes more than this factor of its row, and also more than [`SECONDS`]
/// longer.
const FACTOR: f64 = 1.2;
const SECONDS: f64 = 5.0;

/// Returns the rows of the table: suites and seconds.
pub(crate) fn rows() -> Vec<(&'static str, f64)> {
    let table = PAGE.lines().skip_while(|line| !line.starts_with(HEAD)).skip(2);
    let mut rows = Vec::new();
    for line in table.take_while(|line| line.starts_with('|')) {
        let cells: Vec<&str> = line.trim_matches('|').split('|').map(str::trim).collect();
        rows.extend(cells.chunks_exact(2).filter_map(|cells| {
            let seconds = cells[1].trim_matches('*').parse().ok()?;
            Some((cells[0], seconds))
        }));
    }
    rows
}

/// Returns a remark if the suite took longer than its row; otherwise `None`.
pub(crate) fn slower(name: &str, seconds: f64) -> Option<String> {
    let (_, row) = rows().into_iter().find(|(suite, _)| *suite == name)?;
    (seconds > FACTOR * row && seconds > row + SECONDS)
        .then(|| format!("slower than in CONTRIBUTING.md, {row:.0} s"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_suite_that_takes_a_fifth_longer_than_its_row_is_marked() {
        let all = rows();
        let &(name, row) = all.iter().find(|(_, row)| *row > 100.0).unwrap();
        assert_eq!(slower(name, 1.19 * row), None);
        let remark = slower(name, 1.21 * row).unwrap();
        assert!(remark.ends_with(&format!("{row:.0} s")), "{remark}");
        assert_eq!(slower("fmt", 4.0), None); // (only a second or two longer)
        assert_eq!(slower("none", 1e9), None);
    }
}
