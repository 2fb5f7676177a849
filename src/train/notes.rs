//! Notes for the user on the data of a fit: a sentence each.
//!
//! Every fit makes them anew. They are shown before its first step where progress is shown, and are stored in
//! [`History::notes`](super::History::notes).

use super::TrainOptions;
use super::checks::set_mse;
use super::classes::Class;
use super::sentinels::Mark;
use crate::arena::Span;
use crate::data::{Column, Cut, Dataset, Missing};
use crate::interface::{Value, either, set_to};
use crate::models::Loss;

/// Ratio of the heaviest to the lightest class from which on a note is made.
const APART: f64 = 20.0;
/// Maximum number of columns, and classes, that are listed; of the others only the number is given.
const LISTED: usize = 6;
/// Maximum number of tensors that are listed.
const LISTED_TENSORS: usize = 48;

/// Information on the network: its flags for missing values, and its outputs.
#[derive(Debug, Clone, Copy)]
pub(super) struct Known<'a> {
    pub(super) missing: &'a [Missing],
    /// True if the option `missing` works for the network.
    pub(super) takes_flags: bool,
    /// True if the network's outputs are probabilities already.
    pub(super) gives_probabilities: bool,
}

/// Returns all notes on `data`, which has these marks and, for a classification, classes.
pub(super) fn of(
    data: &Dataset,
    (marks, classes): (&[Mark], &[Class]),
    known: Known<'_>,
    loss: Loss,
    options: &TrainOptions,
) -> Vec<String> {
    let mut notes: Vec<String> = cut(data, "").into_iter().collect();
    let (flagged, others): (Vec<Mark>, _) =
        marks.iter().cloned().partition(|mark| is_known(data.columns(), mark, known.missing));
    notes.extend(flags(data.columns(), &flagged));
    // (Whoever makes jagged columns leaves their missing entries out.)
    let takes_flags = known.takes_flags && data.collections().is_empty();
    notes.extend(missing(data.columns(), &others, takes_flags));
    if known.gives_probabilities
        && matches!(loss, Loss::BinaryCrossEntropy | Loss::SoftmaxCrossEntropy)
    {
        notes.push(
            "the network's outputs are already numbers between 0 and 1, but the loss expects logits and applies a sigmoid or a softmax \
             again. Let the network end in its logits, or "
                .to_owned()
                + &set_mse(),
        );
    }
    if loss.is_classification() {
        notes.extend(match options.balance_classes {
            true => Some(balanced(data, classes, options)),
            false => unbalanced(data, classes),
        });
    }
    notes
}

/// Notes the tensors that the options freeze.
pub(super) fn frozen(tensors: &[Span], rates: &[f32]) -> Option<String> {
    let frozen: Vec<&str> = tensors
        .iter()
        .zip(rates)
        .filter(|(_, rate)| **rate == 0.0)
        .map(|(tensor, _)| &*tensor.name)
        .collect();
    let (all, count) = (tensors.len(), frozen.len());
    let listed = frozen[..count.min(LISTED_TENSORS)].join(", ");
    let more = if count > LISTED_TENSORS { ", …" } else { "" };
    match count {
        0 => None,
        1 => Some(format!("1 of {all} tensors is frozen: {listed}")),
        _ => Some(format!("{count} of {all} tensors are frozen: {listed}{more}")),
    }
}

/// Advice for entries that were left out.
const LARGER: &str = "use a larger Jagged(n)";

/// Notes the entries that were left out.
pub(super) fn cut(data: &Dataset, what: &str) -> Option<String> {
    let Cut { rows, entries } = data.cut();
    let most: Vec<String> = data.collections().iter().map(|of| of.at_most.to_string()).collect();
    let sorted = data.collections().iter().all(|of| of.sorted_by.is_some());
    let which = if sorted { "the last in the sorted order" } else { "the last ones" };
    (entries > 0).then(|| {
        format!(
            "{rows} of {} {what}events have more entries than the network accepts, {}: {entries} entries were dropped, {which}. To keep \
             them, {}",
            data.rows(),
            most.join(" and "),
            either(LARGER, LARGER, "give a larger --jagged")
        )
    })
}

/// Returns true if the network has a flag for a mark. Either all of a column's features have a flag or none, so the first one is checked.
fn is_known(columns: &[Column], mark: &Mark, known: &[Missing]) -> bool {
    let first: usize = columns[..mark.column].iter().map(|column| column.width).sum();
    known.contains(&Missing { feature: first, value: mark.value })
}

/// Notes the values that the network treats as missing.
fn flags(columns: &[Column], marks: &[Mark]) -> Option<String> {
    let each = marks.iter().map(|mark| {
        let column = &columns[mark.column];
        format!("'{}' ({} in {})", column.name, number(mark.value), share(column, mark))
    });
    (!marks.is_empty()).then(|| {
        format!(
            "missing values are replaced by the mean of the others, and a flag marks them for the network: {}",
            listed(each)
        )
    })
}

/// Returns a sentence for each mark of missing values, with all columns that have it.
fn missing(columns: &[Column], marks: &[Mark], takes_flags: bool) -> Vec<String> {
    let mut values: Vec<f32> = Vec::new();
    for mark in marks {
        if !values.contains(&mark.value) {
            values.push(mark.value);
        }
    }
    let sentence = |&value: &f32| {
        let same: Vec<&Mark> = marks.iter().filter(|mark| mark.value == value).collect();
        let reported = number(value);
        let what = match same[..] {
            [mark] => format!(
                "column '{}' is {reported} in {}, far outside of the rest ({})",
                columns[mark.column].name,
                share(&columns[mark.column], mark),
                range(mark.rest)
            ),
            _ => {
                let each = same.iter().map(|mark| {
                    let column = &columns[mark.column];
                    format!("'{}' (in {})", column.name, share(column, mark))
                });
                format!("columns {} are {reported}, far outside of the rest", listed(each))
            }
        };
        let instead = match takes_flags {
            true => format!(
                "{}, which replaces it by the mean and adds a flag, or leave such events out (Filter)",
                set_to("missing", &[Value::Number(reported)])
            ),
            false => {
                "leave such events out (Filter) or give them another value (Define)".to_owned()
            }
        };
        format!(
            "{what}, as a mark of missing values: compared to it all other values look alike to a network; {instead}"
        )
    };
    values.iter().map(sentence).collect()
}

/// Notes classes of which one hardly counts.
fn unbalanced(data: &Dataset, classes: &[Class]) -> Option<String> {
    let weights = || classes.iter().map(|class| class.weight);
    let (most, least) =
        (weights().fold(f64::NEG_INFINITY, f64::max), weights().fold(f64::INFINITY, f64::min));
    (least > 0.0 && most > APART * least).then(|| {
        format!(
            "the classes of '{}' are {:.0} : 1 in {} ({}): the rare ones hardly count in the loss, and may not be learnt; \
             {} to make all classes weigh the same",
            data.target_names()[0],
            most / least,
            if data.weight().is_some() { "weight" } else { "rows" },
            counts(data, classes),
            set_to("balance_classes", &[Value::Flag(true)])
        )
    })
}

/// Notes that classes are balanced.
fn balanced(data: &Dataset, classes: &[Class], options: &TrainOptions) -> String {
    let own = match &options.loss_function {
        Some(function) if function.is_of_batch() => {
            "; a loss of a batch must use the weights for that"
        }
        _ => "",
    };
    format!(
        "classes have equal weight: each class of '{}' ({}) has the same total weight in the losses, so outputs are for equally \
         frequent classes{own}",
        data.target_names()[0],
        counts(data, classes)
    )
}

/// Text such as "0: 40000 rows, 1: 40 rows".
fn counts(data: &Dataset, classes: &[Class]) -> String {
    let weighted = data.weight().is_some();
    listed(classes.iter().map(|class| match weighted {
        true => format!("{}: weight {} in {} rows", class.number, short(class.weight), class.rows),
        false => format!("{}: {} rows", class.number, class.rows),
    }))
}

/// Lists the first items, and the number of the others.
pub(super) fn listed(items: impl ExactSizeIterator<Item = String>) -> String {
    let more = items.len().saturating_sub(LISTED);
    let first: Vec<String> = items.take(LISTED).collect();
    match more {
        0 => first.join(", "),
        _ => format!("{} and {more} more", first.join(", ")),
    }
}

/// Text such as "30.2 % of the rows"; for an array, of the values.
fn share(column: &Column, mark: &Mark) -> String {
    let digits = if (0.01..0.99).contains(&mark.share) { 1 } else { 2 };
    let of = if column.width == 1 { "rows" } else { "values" };
    format!("{:.digits$} % of the {of}", 100.0 * mark.share)
}

pub(super) fn range((least, most): (f32, f32)) -> String {
    let (least, most) = (short(least.into()), short(most.into()));
    if least == most { least } else { format!("{least} to {most}") }
}

/// Formats a number as a user would write it: -999, -1e30.
pub(super) fn number(value: f32) -> String {
    let is_short = value == 0.0 || (1e-4..1e7).contains(&value.abs());
    if is_short { value.to_string() } else { format!("{value:e}") }
}

/// Formats a number likewise, to four digits.
fn short(value: f64) -> String {
    let rounded = format!("{value:.3e}").parse().unwrap_or(value) as f32;
    number(rounded)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::data::Collection;
    use crate::models::LossFunction;
    use crate::threads::Team;
    use crate::train::classes::classes;
    use crate::train::sentinels;

    fn mark(column: usize, value: f32, share: f64, rest: (f32, f32)) -> Mark {
        Mark { column, value, share, rest }
    }

    #[test]
    fn a_mark_is_reported_with_column_share_and_way_out() {
        let columns = [Column::scalar("m_jj"), Column::array("jet_pt", 8)];
        let reported = missing(&columns, &[mark(0, -999.0, 0.301_94, (12.1, 950.312_3))], true);
        let wanted = "column 'm_jj' is -999 in 30.2 % of the rows, far outside of the rest (12.1 to 950.3), as a mark of \
                      missing values: compared to it all other values look alike to a network; set missing(-999), which replaces it by \
                      the mean and adds a flag, or leave such events out (Filter)";
        assert_eq!(reported, [wanted]);
        let reported = missing(&columns, &[mark(1, -1e30, 0.001_54, (0.0, 1.25e9))], true);
        let wanted = "column 'jet_pt' is -1e30 in 0.15 % of the values, far outside of the rest (0 to 1.25e9)";
        assert!(reported[0].starts_with(wanted), "{reported:?}");
        let reported = missing(&columns, &[mark(0, -99.5, 0.9999, (3.0, 3.0))], false);
        assert!(reported[0].ends_with("give them another value (Define)"), "{reported:?}");
        assert!(
            reported[0].contains("is -99.5 in 99.99 % of the rows, far outside of the rest (3)"),
            "{reported:?}"
        );
    }

    #[test]
    fn a_mark_of_many_columns_is_reported_once() {
        let columns: Vec<Column> = (0..9).map(|i| Column::scalar(format!("c{i}"))).collect();
        let mut marks: Vec<Mark> = (0..9).map(|i| mark(i, -999.0, 0.25, (0.0, 1.0))).collect();
        marks.insert(1, mark(0, 1e30, 0.5, (0.0, 1.0)));
        let reported = missing(&columns, &marks, true);
        assert_eq!(reported.len(), 2, "{reported:?}");
        let wanted = "columns 'c0' (in 25.0 % of the rows), 'c1' (in 25.0 % of the rows), ";
        assert!(reported[0].starts_with(wanted), "{reported:?}");
        assert!(reported[0].contains(" and 3 more are -999, far outside"), "{reported:?}");
        assert!(
            reported[1].starts_with("column 'c0' is 1e30 in 50.0 % of the rows"),
            "{reported:?}"
        );
    }

    #[test]
    fn a_mark_that_the_network_knows_is_reported_as_such() {
        let mut data = Dataset::new(vec![Column::array("pt", 2), Column::scalar("m_jj")]).unwrap();
        data.append(&[1.0, 2.0, 3.0], 3, &[0.0], None).unwrap();
        let marks = [mark(0, -1.0, 0.5, (1.0, 2.0)), mark(1, -999.0, 0.302, (12.1, 950.0))];
        let known = [Missing { feature: 2, value: -999.0 }, Missing { feature: 0, value: -999.0 }];
        let known = Known { missing: &known, takes_flags: true, gives_probabilities: false };
        let notes = of(&data, (&marks, &[]), known, Loss::Mse, &TrainOptions::default());
        let wanted = "missing values are replaced by the mean of the others, and a flag marks them for the network: 'm_jj' (-999 in 30.2 % \
                      of the rows)";
        assert_eq!(notes[0], wanted);
        assert!(notes[1].starts_with("column 'pt' is -1 in 50.0 % of the values"), "{notes:?}");
        assert_eq!(notes.len(), 2);
    }

    /// `rare` rows of class 1 and 1000 of class 0, each of this weight.
    fn data(rare: usize, weight: Option<f32>) -> Dataset<'static> {
        let mut data = Dataset::new(vec![Column::scalar("x")]).unwrap();
        let target: Vec<f32> = (0..1000 + rare).map(|row| f32::from(row < rare)).collect();
        let weights = weight.map(|weight| vec![weight; target.len()]);
        data.append(&vec![0.5; target.len()], 1, &target, weights.as_deref()).unwrap();
        data.with_names("is_signal", "w").unwrap()
    }

    fn reported(data: &Dataset, loss: Loss, options: &TrainOptions) -> Vec<String> {
        let order: Vec<u32> = (0..data.rows() as u32).collect();
        let marks = sentinels::find(data, &order, &Team::new(1)).unwrap();
        let classes = match loss.is_classification() {
            true => classes(data, &order),
            false => Vec::new(),
        };
        let known = Known { missing: &[], takes_flags: true, gives_probabilities: false };
        of(data, (&marks, &classes), known, loss, options)
    }

    #[test]
    fn entries_that_were_left_out_are_reported() {
        let mut data = Dataset::new(vec![Column::array("pt", 2)]).unwrap();
        data.append(&[1.0, f32::NAN, 2.0, 3.0], 2, &[0.0, 1.0], None).unwrap();
        let all = Collection { feature: 0, columns: 1, at_most: 2, sorted_by: None };
        data.set_collections(vec![all], Cut { rows: 1, entries: 5 }).unwrap();
        let notes = reported(&data, Loss::Mse, &TrainOptions::default());
        let wanted = "1 of 2 events have more entries than the network accepts, 2: 5 entries were dropped, the last ones. To \
                      keep them, use a larger Jagged(n)";
        assert_eq!(notes, [wanted]);
    }

    #[test]
    fn classes_far_apart_are_reported_with_their_counts() {
        let options = TrainOptions::default();
        let loss = Loss::BinaryCrossEntropy;
        let wanted = "the classes of 'is_signal' are 250 : 1 in rows (0: 1000 rows, 1: 4 rows): the rare ones hardly count in \
                      the loss, and may not be learnt; set balance_classes(true) to make all classes weigh the same";
        assert_eq!(reported(&data(4, None), loss, &options), [wanted]);
        let weighted = reported(&data(4, Some(0.125)), loss, &options);
        let wanted = "250 : 1 in weight (0: weight 125 in 1000 rows, 1: weight 0.5 in 4 rows)";
        assert!(weighted[0].contains(wanted), "{weighted:?}");
        assert!(reported(&data(50, None), loss, &options).is_empty(), "20 : 1 is not worth a word");
        assert_eq!(reported(&data(49, None), loss, &options).len(), 1);
        assert!(
            reported(&data(4, None), Loss::Mse, &options).is_empty(),
            "a regression has no classes"
        );
    }

    #[test]
    fn probabilities_that_a_loss_takes_for_logits_are_noted() {
        let noted = |gives_probabilities: bool, loss: Loss| {
            let known = Known { missing: &[], takes_flags: true, gives_probabilities };
            of(&data(50, None), (&[], &[]), known, loss, &TrainOptions::default())
        };
        let notes = noted(true, Loss::BinaryCrossEntropy);
        assert!(notes[0].contains("are already numbers between 0 and 1"), "{notes:?}");
        assert!(notes[0].ends_with("or set loss(Loss::Mse)"), "{notes:?}");
        assert!(noted(false, Loss::BinaryCrossEntropy).is_empty());
        assert!(noted(true, Loss::Mse).is_empty());
    }

    #[test]
    fn balanced_classes_are_reported() {
        let mut options = TrainOptions { balance_classes: true, ..TrainOptions::default() };
        let balanced = reported(&data(4, None), Loss::BinaryCrossEntropy, &options);
        let wanted = "classes have equal weight: each class of 'is_signal' (0: 1000 rows, 1: 4 rows) has the same total weight in \
                      the losses, so outputs are for equally frequent classes";
        assert_eq!(balanced, [wanted]);
        let loss = Loss::Custom { targets: 1, is_classification: true };
        let of_batch = LossFunction::new(1, 1, 0, |graph, [y, t, _, _]| {
            let error = graph.sub(y, t)?;
            graph.sum_rows(error)
        });
        options.loss_function = Some(of_batch.unwrap());
        let reported = reported(&data(4, None), loss, &options);
        assert!(
            reported[0].ends_with("; a loss of a batch must use the weights for that"),
            "{reported:?}"
        );
    }
}
