//! Reads data files into data sets.

use std::collections::HashSet;

use rootgrad::data::{Column, Cut, Dataset, MemoryLimit, Source};
use rootgrad::{Error, Result};

use crate::jagged::Jagged;
use crate::source;

/// Reads the same columns of all `files` into one data set. The data set respects the memory limit, if one is
/// given.
pub(crate) fn dataset(
    files: &[String],
    features: &[String],
    targets: &[String],
    weight: Option<&str>,
    limit: Option<&MemoryLimit>,
    jagged: &Jagged,
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
    let mut cut = Cut::default();
    for file in files {
        source::for_each_block(&Source::parse(file), &names, jagged, &mut |table, left_out| {
            cut.rows += left_out.rows;
            cut.entries += left_out.entries;
            let columns = features.iter().map(|name| Ok(table.column(name)?.0.clone()));
            let columns = columns.collect::<Result<Vec<_>>>()?;
            let data = match &mut all {
                Some(data) => data,
                None => {
                    let data = Dataset::new(columns.clone())?;
                    let mut data = data.with_names(&targets[..], weight.unwrap_or("weight"))?;
                    data.set_collections(jagged.collections().to_vec(), Cut::default())?;
                    limit.map_or(Ok(()), |limit| data.limit_memory(limit.clone()))?;
                    all.insert(data)
                }
            };
            if data.columns() != columns {
                let wanted = list(data.columns());
                return Err(Error::shape(
                    format!("'{}'", source::shown(&Source::parse(file)).display()),
                    list(&columns),
                    wanted,
                ));
            }
            let weight = weight.map(|name| table.scalar(name)).transpose()?;
            for target in &targets {
                table.scalar(target)?; // one number per row each
            }
            let (x, y) = (table.matrix(&features)?, table.matrix(&targets)?);
            data.append(&x, data.features(), &y, weight)
        })?;
    }
    let mut data = all.ok_or_else(|| Error::argument("data", "no file", "at least one file"))?;
    data.set_collections(jagged.collections().to_vec(), cut)?;
    Ok(data)
}

/// Formats the columns with their widths for a message.
fn list(columns: &[Column]) -> String {
    let width = |column: &Column| format!("{}[{}]", column.name, column.width);
    columns.iter().map(width).collect::<Vec<_>>().join(", ")
}
