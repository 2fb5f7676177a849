//! The columns of an event, as callers of a generated header pass them.

use super::text::EventColumn;
use crate::data::column::feature_name;
use crate::data::{Column, collection};
use crate::models::Network;

/// Returns the columns of a network with jagged inputs, with the names of the fit. If there are no names, or columns that
/// span several collections, it returns one column for each column of a collection and each other feature. Empty for a
/// network without jagged inputs.
pub(super) fn of_events(net: &Network) -> Vec<EventColumn> {
    let collections = net.collections();
    if collections.is_empty() {
        return Vec::new();
    }
    let widths = net.columns().iter().map(|column| column.width);
    let fits = collection::check(collections, widths, &|number| net.columns()[number].name.clone());
    let columns = match fits {
        Ok(()) if !net.columns().is_empty() => net.columns().to_vec(),
        _ => unnamed(net),
    };
    let (mut found, mut feature) = (Vec::new(), 0);
    let mut first = None;
    for (number, Column { name, width }) in columns.into_iter().enumerate() {
        let of = collections.iter().find(|of| of.features().contains(&feature));
        if of.is_some_and(|of| of.feature == feature) {
            first = Some(number);
        }
        let collection =
            of.zip(first).map(|(of, first)| (first, of.sorted_by.map(|key| first + key)));
        found.push(EventColumn { name, feature, width, collection });
        feature += width;
    }
    found
}

/// Returns a column for each column of a collection, and for each other feature.
fn unnamed(net: &Network) -> Vec<Column> {
    let (mut columns, mut feature) = (Vec::new(), 0);
    while feature < net.features() {
        let of = net.collections().iter().find(|of| of.features().contains(&feature));
        let (name, width) = (feature_name(net.columns(), feature), of.map_or(1, |of| of.at_most));
        columns.push(Column { name, width });
        feature += width;
    }
    columns
}
