//! Enumerations of reports, and their conversion to Rust types.

use super::codes::{Decode, decode, unknown};
use crate::error::Result;
use crate::report::{Format, Mark, Task};

/// Task of a network.
#[allow(non_camel_case_types, reason = "the C name")]
#[repr(C)]
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum rootgrad_task {
    /// From the loss of its fit; for a network without a fit, from its outputs and the targets.
    Auto = 0,
    /// Signal against background: one logit, or two of which the second is the signal's.
    Binary = 1,
    /// Classification with several classes.
    Classes = 2,
    /// Regression of one or more values.
    Regression = 3,
}

/// Figure of merit that the best cut maximises, a function of the S and B that it leaves.
#[allow(non_camel_case_types, reason = "the C name")]
#[repr(C)]
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum rootgrad_merit {
    /// S/√(S + B).
    SOverRootSPlusB = 0,
    /// The median significance of an excess, arXiv:1007.1727.
    Asimov = 1,
    /// The median significance with an uncertainty of B.
    AsimovSystematic = 2,
    /// A user-defined function.
    Function = 3,
}

/// Format of a written report.
#[allow(non_camel_case_types, reason = "the C name")]
#[repr(C)]
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum rootgrad_report_format {
    /// Text for a terminal.
    Text = 0,
    /// The whole report, as data; NaN and infinities are null.
    Json = 1,
    /// A self-contained page.
    Html = 2,
    /// A fragment of a page, for notebooks.
    Fragment = 3,
}

/// Style of a series.
#[allow(non_camel_case_types, reason = "the C name")]
#[repr(C)]
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum rootgrad_mark {
    /// A line through the points.
    Line = 0,
    /// A dashed line.
    Dashed = 1,
    /// The area between `low` and `high`, lightly filled.
    Band = 2,
    /// Points with error bars.
    Points = 3,
    /// The outline of bins: `x` are their edges (N + 1), `y` the contents (N).
    Histogram = 4,
    /// Bins, lightly filled.
    Filled = 5,
    /// Horizontal bars, one for each category of the y axis: `x` are their lengths from 0, `low` and `high` their error bars; no `y`.
    Bars = 6,
    /// A matrix: `x` are the edges of its columns (C + 1), `low` those of its rows (R + 1), `y` the contents (R, C), row by row
    /// from the bottom. For categories, each content is written into its cell.
    Cells = 7,
}

pub(super) fn task(value: i32) -> Result<Option<Task>> {
    decode!("options.task", value, rootgrad_task {
        Auto => None,
        Binary => Some(Task::Binary),
        Classes => Some(Task::Classes),
        Regression => Some(Task::Regression),
    })
}

pub(super) fn merit(value: i32) -> Result<rootgrad_merit> {
    decode!("options.merit", value, rootgrad_merit {
        SOverRootSPlusB => rootgrad_merit::SOverRootSPlusB,
        Asimov => rootgrad_merit::Asimov,
        AsimovSystematic => rootgrad_merit::AsimovSystematic,
        Function => rootgrad_merit::Function,
    })
}

super::codes::twins! {
    "format": rootgrad_report_format = Format { Text, Json, Html, Fragment }
    "mark": rootgrad_mark = Mark { Line, Dashed, Band, Points, Histogram, Filled, Bars, Cells }
}
