//! Networks that read an event in parts: plain numbers, and pooled entries.

use std::io::{self, Write};

use super::steps::{Declared, rows_of};
use super::words::{Literal, array};
use super::{Chain, Text};
use crate::data::Collection;
use crate::graph::Reduction;
use crate::graph::chain::{Absent, ByCount};

/// Numbers of an event, and the layers that they go through.
pub(in super::super) struct Part {
    pub(in super::super) source: Source,
    pub(in super::super) chain: Chain,
    /// Number of values of the source, and after the layers.
    pub(in super::super) sizes: [usize; 2],
}

/// The source of a part's numbers.
pub(in super::super) enum Source {
    /// Plain features, from this index on.
    Numbers(usize),
    /// A number for each possible count of a collection's entries.
    Count(Collection, Vec<f32>),
    Pooled(Pooled),
}

/// Layers over each entry of a collection, and a reduction over the entries.
pub(in super::super) struct Pooled {
    pub(in super::super) of: Collection,
    pub(in super::super) chain: Chain,
    pub(in super::super) absent: Absent,
    pub(in super::super) reduction: Reduction,
    pub(in super::super) by_count: Vec<ByCount>,
}

const SET: &str = include_str!("../cpp/set.hpp");
const ENTRIES: &str = include_str!("../cpp/entries.hpp");
const PART: &str = include_str!("../cpp/part.hpp");
const ROW: &str = include_str!("../cpp/row.hpp");

impl Text<'_> {
    /// Returns the chains of layers.
    pub(super) fn chains(&self) -> impl Iterator<Item = &Chain> {
        self.parts
            .iter()
            .flat_map(|part| match &part.source {
                Source::Pooled(pooled) => vec![&pooled.chain, &part.chain],
                _ => vec![&part.chain],
            })
            .chain([&self.head])
    }

    /// Writes the numbers for each count of entries.
    pub(super) fn numbers_of_parts(&self, to: &mut dyn Write) -> io::Result<()> {
        for (p, part) in self.parts.iter().enumerate() {
            match &part.source {
                Source::Numbers(_) => {}
                Source::Count(of, values) => by_count(to, &format!("count_{p}"), of, values)?,
                Source::Pooled(pooled) => {
                    for (n, step) in pooled.by_count.iter().enumerate() {
                        if let ByCount::Divide(values) | ByCount::Multiply(values) = step {
                            by_count(to, &format!("by_count_{p}_{n}"), &pooled.of, values)?;
                        }
                    }
                }
            }
        }
        Ok(())
    }

    /// Writes all functions for one instruction set, after the kernels of the layers.
    pub(super) fn set(&self, to: &mut dyn Write, declared: &Declared) -> io::Result<()> {
        to.write_all(SET.replace("@FN@", &declared.inlined).as_bytes())?;
        for (p, part) in self.parts.iter().enumerate() {
            let called = |text: &str| {
                text.replace("@CALLED@", &declared.called).replace("@P@", &p.to_string())
            };
            if let Source::Pooled(pooled) = &part.source {
                to.write_all(called(&self.entries(pooled, part.sizes[0])).as_bytes())?;
            }
            to.write_all(called(&self.part(p, part)).as_bytes())?;
        }
        to.write_all(self.row().replace("@CALLED@", &declared.called).as_bytes())
    }

    /// Returns the code of the layers over entries, with `width` outputs.
    fn entries(&self, pooled: &Pooled, width: usize) -> String {
        let Collection { columns, at_most, .. } = pooled.of;
        let mut steps = Vec::new();
        let from = self.chain(&pooled.chain, columns, "R", &mut steps);
        let widest = self.widest(&pooled.chain, columns);
        ENTRIES
            .replace("@ROWS@", &rows_of(widest).to_string())
            .replace("@WIDEST@", &widest.to_string())
            .replace("@WIDTH@", &width.to_string())
            .replace("@COLUMNS@", &columns.to_string())
            .replace("@ENTRIES@", &at_most.to_string())
            .replace("@FROM@", from)
            .replace("@STEPS@", &steps.join("\n    "))
    }

    /// Returns the code of a part of the head's inputs.
    fn part(&self, p: usize, part: &Part) -> String {
        let [from, to] = part.sizes;
        let mut steps = match &part.source {
            Source::Numbers(first) => vec![format!("fill<{from}>(x + {first}, a);")],
            Source::Count(Collection { feature, columns, at_most, .. }, _) => vec![
                format!("const int count = count_entries<{columns}, {at_most}>(x + {feature});"),
                format!("fill<1>(count_{p} + count, a);"),
            ],
            Source::Pooled(pooled) => pooled.steps(p, from),
        };
        let outputs = self.chain(&part.chain, from, "1", &mut steps);
        PART.replace("@WIDEST@", &self.widest(&part.chain, from).to_string())
            .replace("@WIDTH@", &to.to_string())
            .replace("@FROM@", outputs)
            .replace("@STEPS@", &steps.join("\n  "))
    }

    /// Returns the code of the prediction of a row.
    fn row(&self) -> String {
        let f = self.inputs();
        let mut steps = vec![match self.shift.is_empty() {
            true => format!("copy<{f}, {f}, 1>(x, row);"),
            false => format!("standardise<{f}, {f}, 1>(x, shift, factor, row);"),
        }];
        let mut width = 0;
        for (p, part) in self.parts.iter().enumerate() {
            steps.push(format!("part_{p}(row, a + {width});"));
            width += part.sizes[1];
        }
        steps.push(format!("pad<{width}>(a);"));
        let from = self.chain(&self.head, width, "1", &mut steps);
        self.finish(from, "1", &mut steps);
        ROW.replace("@WIDEST@", &self.widest(&self.head, width).to_string())
            .replace("@STEPS@", &steps.join("\n  "))
    }
}

impl Pooled {
    /// Returns the statements that compute the pooled entries, `width` numbers, into `a`.
    fn steps(&self, p: usize, width: usize) -> Vec<String> {
        let Collection { feature, columns, at_most, .. } = self.of;
        let (absent, all) = match self.absent {
            Absent::Number(number) => (number, false),
            Absent::TimesZero => (0.0, true),
        };
        let both = match self.reduction {
            Reduction::Sum => "Sum",
            Reduction::Max => "Largest",
            Reduction::Min => "Smallest",
        };
        let mut steps = vec![format!(
            "[[maybe_unused]] const int count = pool<Entries_{p}, {both}, {columns}, {at_most}, {all}>(x + {feature}, {}, a);",
            Literal(absent)
        )];
        for (n, step) in self.by_count.iter().enumerate() {
            steps.push(match step {
                ByCount::Divide(_) => format!("divide<{width}>(by_count_{p}_{n}[count], a);"),
                ByCount::Multiply(_) => format!("scale<{width}>(by_count_{p}_{n}[count], a);"),
                ByCount::Empty(number) => {
                    format!("if (count == 0)\n    set<{width}>({}, a);", Literal(*number))
                }
            });
        }
        steps
    }
}

/// Writes the numbers for the counts 0 to N as an array. A single number applies to every count.
fn by_count(to: &mut dyn Write, name: &str, of: &Collection, values: &[f32]) -> io::Result<()> {
    array(to, name, 1, of.at_most + 1, |_, count| values[count.min(values.len() - 1)])
}
