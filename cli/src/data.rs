//! Files to data sets.

use std::collections::HashSet;

use rootgrad::data::{Dataset, Source};
use rootgrad::{Error, Result};

use crate::source;

/// Reads the same columns of all `files` into one data set.
pub(crate) fn dataset(
    files: &[String],
    features: &[String],
    targets: &[String],
    weight: Option<&str>,
) -> Result<Dataset<'static>> {
    let distinct: HashSet<&String> = targets.iter().collect();
    if let Some(name) = features.iter().find(|name| distinct.contains(name)) {
        return Err(Error::argument(
            "features",
            format!("'{name}'"),
            "columns other than the target",
        ));
    }
    let targets: Vec<&str> = targets.iter().map(String::as_str).collect();
    let features: Vec<&str> = features.iter().map(String::as_str).collect();
    let names: Vec<&str> = features.iter().chain(&targets).copied().chain(weight).collect();
    let mut all: Option<Dataset> = None;
    for file in files {
        let table = source::read(&Source::parse(file), &names)?;
        let columns = features.iter().map(|name| Ok(table.column(name)?.0.clone()));
        let columns = columns.collect::<Result<Vec<_>>>()?;
        let data = match &mut all {
            Some(data) => data,
            None => {
                let data = Dataset::new(columns.clone())?;
                all.insert(data.with_names(&targets[..], weight.unwrap_or("weight"))?)
            }
        };
        if data.columns() != columns {
            let width =
                |column: &rootgrad::data::Column| format!("{}[{}]", column.name, column.width);
            let list = |columns: &[_]| columns.iter().map(width).collect::<Vec<_>>().join(", ");
            return Err(Error::shape(format!("'{file}'"), list(&columns), list(data.columns())));
        }
        let weight = weight.map(|name| table.scalar(name)).transpose()?;
        for target in &targets {
            table.scalar(target)?; // one number in a row each
        }
        data.append(&table.matrix(&features)?, data.features(), &table.matrix(&targets)?, weight)?;
    }
    all.ok_or_else(|| Error::argument("data", "no file", "at least one file"))
}
