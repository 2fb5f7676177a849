//! Sizes of a table network, as given on the command line.

use std::str::FromStr;

use rootgrad::Error;
use rootgrad::models::table::TableConfig;

/// Sizes that the fit does not choose, such as `width=128,depth=3`.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Sizes(TableConfig);

const NAMES: &str = "members, width, depth, frequencies, embedding, knots or dropout";

impl FromStr for Sizes {
    type Err = Error;

    fn from_str(text: &str) -> Result<Self, Error> {
        let mut sizes = TableConfig::default();
        for one in text.split(',').map(str::trim) {
            let wrong = |wanted: String| Error::argument("--sizes", format!("'{one}'"), wanted);
            let (name, value) = one.split_once('=').unwrap_or((one, ""));
            let whole = || {
                let value = value.parse().map_err(|_| wrong(format!("{name}= and a whole number")));
                value.map(Some)
            };
            match name {
                "members" => sizes.members = whole()?,
                "width" => sizes.width = whole()?,
                "depth" => sizes.depth = whole()?,
                "frequencies" => sizes.frequencies = whole()?,
                "embedding" => sizes.embedding = whole()?,
                "knots" => sizes.knots = whole()?,
                "dropout" => {
                    let rate = value.parse();
                    let wanted = "dropout= and a rate from 0 to below 1, such as 0.1";
                    sizes.dropout = Some(rate.map_err(|_| wrong(wanted.to_owned()))?);
                }
                _ => return Err(wrong(format!("{NAMES}, as in width=128,depth=3"))),
            }
        }
        Ok(Sizes(sizes))
    }
}

impl From<Sizes> for TableConfig {
    fn from(sizes: Sizes) -> Self {
        sizes.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes_are_named_one_by_one() {
        let sizes: Sizes = "members=2, width=16,dropout=0.25".parse().unwrap();
        let wanted = TableConfig {
            members: Some(2),
            width: Some(16),
            dropout: Some(0.25),
            ..TableConfig::default()
        };
        assert_eq!(TableConfig::from(sizes), wanted);
        for (wrong, wanted) in [
            ("width=x", "--sizes is 'width=x'; wanted width= and a whole number"),
            ("depth", "--sizes is 'depth'; wanted depth= and a whole number"),
            ("dropout=no", "a rate from 0 to below 1"),
            ("hidden=3", "wanted members, width, depth"),
            ("", "wanted members, width, depth"),
        ] {
            let error = wrong.parse::<Sizes>().unwrap_err().to_string();
            assert!(error.contains(wanted), "{error}");
        }
    }
}
