//! The interface for events, whose columns have any number of entries.

use std::fmt::Write as _;
use std::io::{self, Write};

use super::Text;
use super::words::{List, Quoted};

/// A column of an event.
pub(in super::super) struct EventColumn {
    pub(in super::super) name: String,
    /// Index of its first feature.
    pub(in super::super) feature: usize,
    pub(in super::super) width: usize,
    /// For a jagged column: the index of its collection's first column, and of the column by which entries are sorted.
    pub(in super::super) collection: Option<(usize, Option<usize>)>,
}

const INCLUDES: &str = include_str!("../cpp/event_includes.hpp");
const EVENTS: &str = include_str!("../cpp/events.hpp");
const NAN: &str = include_str!("../cpp/nan.hpp");

impl Text<'_> {
    /// Writes the standard library includes that calls for events need.
    pub(super) fn event_includes(&self, to: &mut dyn Write) -> io::Result<()> {
        if self.columns.is_empty() { Ok(()) } else { to.write_all(INCLUDES.as_bytes()) }
    }

    /// Writes the lines at the top that show a call.
    pub(super) fn about_events(&self, to: &mut dyn Write) -> io::Result<()> {
        let named = |column: &EventColumn| -> String {
            column.name.chars().map(|c| if c.is_ascii_alphanumeric() { c } else { '_' }).collect()
        };
        let names: Vec<String> = self.columns.iter().map(named).collect();
        let (name, outputs, names) = (self.name, self.outputs, names.join(", "));
        writeln!(to, "//     std::array<float, {outputs}> y = {name}::predict({{{names}}});")?;
        writeln!(
            to,
            "//     // an event: its jagged columns as std::vector<float>, or {{pointer, length}}; others as numbers"
        )
    }

    /// Writes the lines at the top about columns.
    pub(super) fn about_columns(&self, to: &mut dyn Write) -> io::Result<()> {
        if self.columns.is_empty() {
            return Ok(());
        }
        let name = |column: usize| self.columns[column].name.clone();
        let names: Vec<String> = (0..self.columns.len()).map(name).collect();
        writeln!(to, "// Columns of an event, in this order: {}.", List(&names))?;
        let keys = self.columns.iter().filter_map(|column| column.collection?.1);
        let mut keys: Vec<usize> = keys.collect();
        keys.dedup();
        let keys: Vec<String> = keys.into_iter().map(name).collect();
        if keys.is_empty() {
            return Ok(());
        }
        writeln!(to, "// Entries are sorted by {}, the largest first.", List(&keys))
    }

    /// Writes the function that finds absent entries of rows.
    pub(super) fn nan(&self, to: &mut dyn Write) -> io::Result<()> {
        if self.parts.is_empty() { Ok(()) } else { to.write_all(NAN.as_bytes()) }
    }

    /// Writes the calls for events.
    pub(super) fn events(&self, to: &mut dyn Write) -> io::Result<()> {
        if self.columns.is_empty() {
            return Ok(());
        }
        let (mut names, mut layout, mut most) = (String::new(), String::new(), 1);
        for EventColumn { name, feature, width, collection } in &self.columns {
            let number = |column: Option<usize>| column.map_or("-1".to_owned(), |c| c.to_string());
            let (first, key) = (collection.map(|of| of.0), collection.and_then(|of| of.1));
            if key.is_some() {
                most = most.max(*width);
            }
            // Writing to a string cannot fail.
            _ = writeln!(names, "    {},", Quoted(name));
            _ = writeln!(layout, "    {{{feature}, {width}, {}, {}}},", number(first), number(key));
        }
        let text = self.with_output(EVENTS).replace("@COLUMNS@", &self.columns.len().to_string());
        let text = text.replace("@MOST@", &most.to_string()).replace("@LAYOUT@", &layout);
        // Names come last, since they may contain anything.
        to.write_all(text.replace("@NAMES@", &names).as_bytes())
    }
}
