//! Reads data files into data sets.

use rootgrad::data::{Column, Cut, Dataset, MemoryLimit, Names, Source, Table};
use rootgrad::ranks::Ranks;
use rootgrad::train::rows_of_all_ranks;
use rootgrad::{Error, Result};

use crate::filter::Filter;
use crate::jagged::Jagged;
use crate::source;

/// Columns of a data set, and the rows that are used.
#[derive(Clone, Copy)]
pub(crate) struct Rows<'a> {
    pub(crate) features: &'a [String],
    /// Each in a place of its own; a name may occur twice, or be that of a feature.
    pub(crate) targets: &'a [String],
    pub(crate) weight: Option<&'a str>,
    pub(crate) filter: Option<&'a Filter>,
}

impl Rows<'_> {
    /// Refuses a target that is among the features or given twice.
    ///
    /// # Errors
    /// [`Error::Argument`].
    pub(crate) fn check_targets(&self, targets: &[String]) -> Result<()> {
        Names::from(targets).checked("target columns")?;
        match self.features.iter().find(|name| targets.contains(name)) {
            None => Ok(()),
            Some(name) => Err(Error::argument(
                "features",
                format!("'{name}'"),
                "columns other than the target",
            )),
        }
    }

    /// Returns the columns to read, each once.
    fn columns(&self) -> Vec<&str> {
        let filter = self.filter.map(Filter::columns).unwrap_or_default();
        let names = self.features.iter().map(String::as_str);
        let mut further: Vec<&str> = Vec::new();
        let others = self.targets.iter().map(String::as_str).chain(self.weight);
        for name in others.chain(filter.iter().map(String::as_str)) {
            if !further.contains(&name) && !self.features.iter().any(|feature| feature == name) {
                further.push(name);
            }
        }
        names.chain(further).collect()
    }

    /// Returns names for the targets that differ from each other.
    fn target_names(&self) -> Vec<String> {
        let mut names: Vec<String> = Vec::new();
        for target in self.targets {
            let mut own = target.clone();
            let mut times = 1;
            while names.contains(&own) {
                times += 1;
                own = format!("{target} ({times})");
            }
            names.push(own);
        }
        names
    }

    /// Returns an empty data set with the columns of `table`.
    fn data(&self, table: &Table, jagged: &Jagged) -> Result<Dataset<'static>> {
        let data = Dataset::new(self.feature_columns(table)?)?;
        let mut data = data.with_names(self.target_names(), self.weight.unwrap_or("weight"))?;
        data.set_collections(jagged.collections().to_vec(), Cut::default())?;
        Ok(data)
    }

    fn feature_columns(&self, table: &Table) -> Result<Vec<Column>> {
        self.features.iter().map(|name| Ok(table.column(name)?.0.clone())).collect()
    }

    /// Appends the rows of `table`.
    fn append(&self, data: &mut Dataset, table: &Table) -> Result<()> {
        let weight = self.weight.map(|name| table.scalar(name)).transpose()?;
        for target in self.targets {
            table.scalar(target)?; // one number per row each
        }
        let (x, y) = (table.matrix(&strs(self.features))?, table.matrix(&strs(self.targets))?);
        data.append(&x, data.features(), &y, weight)
    }
}

fn strs(names: &[String]) -> Vec<&str> {
    names.iter().map(String::as_str).collect()
}

/// Reads the same columns of all `files` into one data set. The data set respects the memory limit, if one is
/// given.
///
/// # Errors
/// Those of [`source::read`]; [`Error::Shape`] for files with different columns; [`Error::Data`] if no row fulfils the filter.
pub(crate) fn dataset(
    files: &[String],
    rows: Rows,
    limit: Option<&MemoryLimit>,
    jagged: &Jagged,
) -> Result<Dataset<'static>> {
    let (data, read) = rows_of(files, rows, limit, jagged)?;
    check_filter(&rows, &data, &format!("{read} rows"))?;
    Ok(data)
}

/// Does the same on several ranks. If there are at least as many files as ranks, each rank reads some of them, and the ranks exchange the rows. With
/// a memory limit, or fewer files, every rank reads all.
///
/// # Errors
/// Those of [`dataset`] and [`rows_of_all_ranks`].
pub(crate) fn dataset_on_ranks(
    files: &[String],
    rows: Rows,
    limit: Option<&MemoryLimit>,
    jagged: &Jagged,
    ranks: &Ranks,
) -> Result<Dataset<'static>> {
    if ranks.size() == 1 || files.len() < ranks.size() || limit.is_some() {
        return dataset(files, rows, limit, jagged);
    }
    let own: Vec<String> = files.iter().skip(ranks.rank()).step_by(ranks.size()).cloned().collect();
    let (own, _) = ranks.together(rows_of(&own, rows, limit, jagged))?;
    let data = rows_of_all_ranks(&own, ranks)?;
    check_filter(&rows, &data, "the rows")?;
    Ok(data)
}

/// Refuses a filter that no row fulfils.
fn check_filter(rows: &Rows, data: &Dataset, of: &str) -> Result<()> {
    match rows.filter.filter(|_| data.rows() == 0) {
        Some(filter) if of != "0 rows" => {
            Err(Error::Data(format!("none of {of} fulfils --filter '{filter}'")))
        }
        _ => Ok(()),
    }
}

/// Reads files into one data set; returns it and the number of rows before the filter.
fn rows_of(
    files: &[String],
    rows: Rows,
    limit: Option<&MemoryLimit>,
    jagged: &Jagged,
) -> Result<(Dataset<'static>, usize)> {
    let mut all: Option<Dataset> = None;
    let mut cut = Cut::default();
    let mut read = 0;
    for file in files {
        source::for_each_block(
            &Source::parse(file),
            &rows.columns(),
            jagged,
            &mut |table, of_block| {
                cut.rows += of_block.rows;
                cut.entries += of_block.entries;
                read += table.rows();
                let table = match rows.filter {
                    Some(filter) => filter.rows(&table)?,
                    None => table,
                };
                let data = match &mut all {
                    Some(data) => data,
                    None => {
                        let mut data = rows.data(&table, jagged)?;
                        limit.map_or(Ok(()), |limit| data.limit_memory(limit.clone()))?;
                        all.insert(data)
                    }
                };
                let columns = rows.feature_columns(&table)?;
                if data.columns() != columns {
                    let wanted = list(data.columns());
                    return Err(Error::shape(
                        format!("'{}'", source::shown(&Source::parse(file)).display()),
                        list(&columns),
                        wanted,
                    ));
                }
                rows.append(data, &table)
            },
        )?;
    }
    let mut data = all.ok_or_else(|| Error::argument("data", "no file", "at least one file"))?;
    data.set_collections(jagged.collections().to_vec(), cut)?;
    Ok((data, read))
}

/// Formats the columns with their widths for a message.
fn list(columns: &[Column]) -> String {
    let width = |column: &Column| format!("{}[{}]", column.name, column.width);
    columns.iter().map(width).collect::<Vec<_>>().join(", ")
}
