//! The data set of a fit whose ranks have different rows.

use super::TrainOptions;
use crate::data::{Cut, Dataset};
use crate::error::{Error, Result};
use crate::interface;
use crate::memory;
use crate::ranks::Ranks;

/// Values of a block of rows on its way to the other ranks.
const BLOCK: usize = 1 << 20;
/// Name of a block in memory errors.
const ROWS: &str = "rows on their way from rank to rank";

/// Returns a data set with the rows of all ranks, in the order of the ranks, on all of them. Each rank passes its part: the same columns, and any number
/// of rows. The part stays in memory. The result has its memory limit.
///
/// # Errors
/// On all ranks: [`Error::Rank`] if the columns differ, or another rank has an error; [`Error::NotFinite`] with the row in the own part;
/// [`Error::Argument`] for a part that the memory limit has put on disk; those of [`Dataset::append`].
pub fn rows_of_all_ranks(own: &Dataset, ranks: &Ranks) -> Result<Dataset<'static>> {
    let _reserved = ranks.reserve()?;
    ranks.together(check(own))?;
    same_columns(own, ranks)?;
    let counts = ranks.each(own.rows());
    let weighted = ranks.any(own.weight().is_some())?;
    let total = |own| ranks.each(own).into_iter().sum();
    let cut = Cut { rows: total(own.cut().rows), entries: total(own.cut().entries) };
    let mut all = ranks.together(own.without_rows(cut))?;
    for (from, &rows) in counts.iter().enumerate() {
        let block = (BLOCK / (own.features() + own.targets() + 1)).max(1);
        for start in (0..rows).step_by(block) {
            let rows = start..rows.min(start + block);
            let mine = (from == ranks.rank()).then_some(own);
            let appended = append(&mut all, mine, rows, (from, weighted), ranks);
            ranks.together(appended)?;
        }
    }
    Ok(all)
}

/// Appends some rows of rank `from` on all ranks; `own` is its data set on this rank.
fn append(
    all: &mut Dataset,
    own: Option<&Dataset>,
    rows: std::ops::Range<usize>,
    (from, weighted): (usize, bool),
    ranks: &Ranks,
) -> Result<()> {
    let (features, targets) = (all.features(), all.targets());
    let values = |of: Option<&[f32]>, width: usize| match of {
        Some(of) => memory::copied(&of[rows.start * width..rows.end * width], ROWS),
        None => memory::zeros(rows.len() * width, ROWS),
    };
    let mut x = values(own.map(Dataset::x), features)?;
    let mut target = values(own.map(Dataset::target), targets)?;
    let mut weight = values(own.and_then(Dataset::weight), usize::from(weighted))?;
    for part in [&mut x, &mut target, &mut weight] {
        ranks.broadcast(from, part);
    }
    all.append(&x, features, &target, weighted.then_some(&weight))
}

/// Checks the part of this rank.
fn check(own: &Dataset) -> Result<()> {
    if own.rows_in_memory() < own.rows() {
        let got = format!(
            "{} of {} rows of this rank are on disk",
            own.rows() - own.rows_in_memory(),
            own.rows()
        );
        let wanted = "a part that fits in the memory limit: a larger limit, or more ranks";
        return Err(Error::argument(interface::set("own_rows"), got, wanted));
    }
    own.check_finite()
}

/// Checks that the parts of all ranks have the same columns.
fn same_columns(own: &Dataset, ranks: &Ranks) -> Result<()> {
    let list = |values: &dyn std::fmt::Debug| format!("{values:?}");
    let weight = match (own.rows(), own.weight()) {
        (0, _) => "", // (the others decide)
        (_, None) => "none",
        (_, Some(_)) => own.weight_name(),
    };
    let weights = ranks.texts(weight);
    let first = weights.iter().find(|name| !name.is_empty()).map_or("", String::as_str);
    ranks.same(&[
        ("the columns", &list(&own.columns())),
        ("the collections", &list(&own.collections())),
        ("the targets", &list(&own.target_names())),
        ("the weight column", if weight.is_empty() { first } else { weight }),
    ])
}

/// Returns the data sets of a fit, if the ranks have different rows.
pub(super) fn joined<'a>(
    (data, validation): (&Dataset, Option<&Dataset>),
    options: &TrainOptions,
) -> Result<Option<(Dataset<'a>, Option<Dataset<'a>>)>> {
    if !options.own_rows || options.ranks.size() == 1 {
        return Ok(None);
    }
    let ranks = &options.ranks;
    let there = ranks.any(validation.is_some())?;
    let validation = match validation {
        None if there => ranks.together(Err(Error::argument(
            "validation rows",
            "missing",
            "some on each rank, as another has some (also an empty part)",
        )))?,
        validation => validation,
    };
    let data = rows_of_all_ranks(data, ranks)?;
    let validation = validation.map(|own| rows_of_all_ranks(own, ranks)).transpose()?;
    Ok(Some((data, validation)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::data::MemoryLimit;
    use crate::models::Network;
    use crate::ranks::local::on_ranks;
    use crate::train::fit;
    use crate::train::ranks::tests::{ROWS, data, mlp, options, rows};

    /// The rows of a rank: numbers `rank`, `rank + size`, …; the last of several ranks has none.
    fn part(ranks: &Ranks) -> impl Iterator<Item = usize> + use<> {
        let (rank, size) = (ranks.rank(), ranks.size());
        let parts = if size > 1 { size - 1 } else { 1 };
        (rank..if rank < parts { ROWS } else { 0 }).step_by(parts)
    }

    /// Data of a rank with a weight for each row, and validation rows if `validates`; `limit`: bytes in memory.
    fn own(ranks: &Ranks, limit: Option<usize>) -> Dataset<'static> {
        let (x, y) = rows();
        let mut own = data(&x, &y).without_rows(Cut { rows: 1, entries: 2 }).unwrap();
        if let Some(bytes) = limit {
            own.limit_memory(MemoryLimit::new(bytes, None).unwrap()).unwrap();
        }
        for row in part(ranks) {
            own.append(&x[4 * row..4 * row + 4], 4, &y[row..=row], Some(&[1.0 + row as f32]))
                .unwrap();
        }
        own
    }

    fn fitted(ranks: Ranks, validates: bool, limit: Option<usize>) -> Vec<f32> {
        let (data, held_out) = (own(&ranks, limit), validates.then(|| own(&ranks, None)));
        let mut net = Network::new(mlp(8)).unwrap();
        let options = TrainOptions { ranks, own_rows: true, ..options() };
        fit(&mut net, &data, held_out.as_ref(), &options, None).unwrap();
        net.parameters().to_vec()
    }

    #[test]
    fn a_fit_has_the_bits_of_one_process_with_all_rows() {
        for (validates, limit) in [(false, None), (true, None), (true, Some(2_000_000))] {
            let alone = fitted(Ranks::default(), validates, limit);
            for size in [2, 3, 7] {
                for parameters in on_ranks(size, |ranks| fitted(ranks, validates, limit)) {
                    assert_eq!(parameters, alone, "{size} ranks");
                }
            }
        }
    }

    #[test]
    fn all_rows_are_on_all_ranks() {
        let all = on_ranks(3, |ranks| {
            let all = rows_of_all_ranks(&own(&ranks, None), &ranks).unwrap();
            assert_eq!(all.cut(), Cut { rows: 3, entries: 6 });
            let weights = all.weight().unwrap().iter().map(|weight| *weight as usize - 1);
            for (place, row) in weights.clone().enumerate() {
                assert_eq!(
                    (all.row(place), all.target_of(place)),
                    (&rows().0[4 * row..4 * row + 4], &rows().1[row..=row])
                );
            }
            weights.collect::<Vec<_>>()
        });
        let wanted: Vec<usize> = (0..ROWS).step_by(2).chain((1..ROWS).step_by(2)).collect();
        assert!(all.iter().all(|rows| *rows == wanted));
    }

    #[test]
    fn what_is_refused() {
        let errors = |spoil: fn(Dataset<'static>) -> Dataset<'static>| {
            on_ranks(2, |ranks| {
                let (x, y) = rows();
                let mut own = data(&x, &y).without_rows(Cut::default()).unwrap();
                own.append(&x, 4, &y, None).unwrap();
                let own = if ranks.rank() == 1 { spoil(own) } else { own };
                rows_of_all_ranks(&own, &ranks).unwrap_err().to_string()
            })
        };
        let texts = errors(|own| own.with_names("other", "weight").unwrap());
        assert!(texts[0].starts_with("the targets of rank 1 differs"), "{texts:?}");
        let texts = errors(|own| {
            let (x, y, w) = (own.x().to_vec(), own.target().to_vec(), vec![1.0; own.rows()]);
            let mut weighted = own.without_rows(Cut::default()).unwrap();
            weighted.append(&x, 4, &y, Some(&w)).unwrap();
            weighted
        });
        assert!(texts[0].starts_with("the weight column of rank 1 differs"), "{texts:?}");
        let texts = errors(|mut own| {
            own.append(&[0.0, f32::NAN, 0.0, 0.0], 4, &[1.0], None).unwrap();
            own
        });
        assert!(texts[1].contains("at row 700"), "{texts:?}");
        assert!(
            texts[0].starts_with("rank 1 of 2 stopped the training: column 'x[1]' is NaN"),
            "{texts:?}"
        );
    }

    #[test]
    fn a_search_refuses_other_rows() {
        let (x, y) = rows();
        let net = Network::new(mlp(8)).unwrap();
        let options = TrainOptions { own_rows: true, ..options() };
        let error =
            crate::train::check(&net, &data(&x, &y), None, &options).unwrap_err().to_string();
        assert!(
            error.contains("own_rows") && error.contains("only a fit exchanges them"),
            "{error}"
        );
    }
}
