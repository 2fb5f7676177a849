//! Figures of a report, for drawing.

use std::ffi::{CString, c_char};

use super::arguments::Out;
use super::handles::{self, Guard, object, rootgrad_report_t};
use super::report_enums::rootgrad_mark;
use super::{fence, rootgrad_status_t};
use crate::error::{Error, Result};
use crate::memory;
use crate::report::{Axis, Figure, PALETTE, Report};

const TEXTS: &str = "the texts of a report";

/// An axis of a figure. Its pointers are valid as long as the report.
#[allow(non_camel_case_types, reason = "the C name")]
#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct rootgrad_axis_t {
    /// Title of the axis, with the unit; NULL for an axis that does not exist.
    pub title: *const c_char,
    /// Lower end of the range: finite, below `high`.
    pub low: f64,
    /// Upper end of the range.
    pub high: f64,
    /// 1 for a logarithmic scale, else 0.
    pub log: i32,
    /// Names of categories: the i-th, from the left or the bottom, covers i to i + 1. None for numbers.
    pub labels: *const *const c_char,
    /// Number of `labels`.
    pub n_labels: usize,
}

/// A figure. Its pointers are valid as long as the report.
#[allow(non_camel_case_types, reason = "the C name")]
#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct rootgrad_figure_t {
    /// Title of its section.
    pub section: *const c_char,
    /// Name, one word, unique in the report.
    pub name: *const c_char,
    /// Caption of the figure.
    pub title: *const c_char,
    /// Horizontal axis.
    pub x: rootgrad_axis_t,
    /// Vertical axis.
    pub y: rootgrad_axis_t,
    /// Colour axis of a matrix; its title is NULL for other figures.
    pub z: rootgrad_axis_t,
    /// Number of series.
    pub n_series: usize,
}

/// Numbers of a figure that are drawn in one style. The pointers are valid as long as the report.
#[allow(non_camel_case_types, reason = "the C name")]
#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct rootgrad_series_t {
    /// Name in the legend; empty for none.
    pub label: *const c_char,
    /// Colour, such as `#3f90da`.
    pub colour: *const c_char,
    /// Style, a `rootgrad_mark`.
    pub mark: i32,
    /// Abscissae (N); for bins and cells the edges; for bars their lengths.
    pub x: *const f64,
    /// Number of `x`.
    pub n_x: usize,
    /// Ordinates, or contents; NaN for a missing one.
    pub y: *const f64,
    /// Number of `y`.
    pub n_y: usize,
    /// Lower ends of error bars or of a band; for cells the edges of the rows.
    pub low: *const f64,
    /// Number of `low`; 0 for none.
    pub n_low: usize,
    /// Upper ends of error bars or of a band.
    pub high: *const f64,
    /// Number of `high`.
    pub n_high: usize,
}

/// Texts of a figure as C strings.
pub(super) struct FigureView {
    place: [usize; 2],
    texts: [CString; 3],
    axes: [Option<AxisView>; 3],
    series: Vec<[CString; 2]>,
}

struct AxisView {
    title: CString,
    labels: Vec<CString>,
    pointers: Vec<Pointer>,
}

/// A pointer to one of the texts beside it.
#[repr(transparent)]
struct Pointer(*const c_char);

// SAFETY: it points to a CString that is only read and never changed.
unsafe impl Send for Pointer {}
// SAFETY: as above.
unsafe impl Sync for Pointer {}

/// Returns a text up to its first NUL, if it contains one.
fn c_text(text: &str) -> CString {
    let text = text.split('\0').next().unwrap_or_default();
    CString::new(text).unwrap_or_default()
}

impl AxisView {
    fn new(axis: &Axis) -> Self {
        let labels: Vec<CString> = axis.labels.iter().map(|label| c_text(label)).collect();
        let pointers = labels.iter().map(|label| Pointer(label.as_ptr())).collect();
        AxisView { title: c_text(&axis.title), labels, pointers }
    }

    fn raw(&self, axis: &Axis) -> rootgrad_axis_t {
        rootgrad_axis_t {
            title: self.title.as_ptr(),
            low: axis.low,
            high: axis.high,
            log: i32::from(axis.log),
            labels: self.pointers.as_ptr().cast(),
            n_labels: self.labels.len(),
        }
    }
}

const NO_AXIS: rootgrad_axis_t = rootgrad_axis_t {
    title: std::ptr::null(),
    low: 0.0,
    high: 1.0,
    log: 0,
    labels: std::ptr::null(),
    n_labels: 0,
};

/// A report, with the texts that C programs point to.
pub(super) struct ReportObject {
    pub(super) report: Report,
    pub(super) numbers: Vec<(CString, f64)>,
    pub(super) figures: Vec<FigureView>,
}

object!(ReportObject => rootgrad_report_t);

pub(super) fn get(report: *const rootgrad_report_t) -> Result<Guard<ReportObject>> {
    handles::get::<ReportObject>(report, "report")
}

impl ReportObject {
    pub(super) fn new(report: Report) -> Result<Self> {
        memory::headroom(1 << 20, TEXTS)?;
        let mut numbers = memory::with_capacity(report.numbers.len(), TEXTS)?;
        numbers.extend(report.numbers.iter().map(|(name, &value)| (c_text(name), value)));
        let count = report.sections.iter().map(|section| section.figures.len()).sum();
        let mut figures = memory::with_capacity(count, TEXTS)?;
        for (s, section) in report.sections.iter().enumerate() {
            memory::headroom(1 << 20, TEXTS)?;
            for (f, figure) in section.figures.iter().enumerate() {
                let axis = |axis: &Axis| Some(AxisView::new(axis));
                let colour = |place: usize| c_text(PALETTE[place % PALETTE.len()]);
                figures.push(FigureView {
                    place: [s, f],
                    texts: [&section.title, &figure.name, &figure.title].map(|text| c_text(text)),
                    axes: [axis(&figure.x), axis(&figure.y), figure.z.as_ref().and_then(axis)],
                    series: figure
                        .series
                        .iter()
                        .map(|series| [c_text(&series.label), colour(series.colour)])
                        .collect(),
                });
            }
        }
        Ok(ReportObject { report, numbers, figures })
    }

    /// Returns the view at `index`, and its figure.
    fn figure(&self, index: usize) -> Result<(&FigureView, &Figure)> {
        let view = self.figures.get(index).ok_or_else(|| {
            Error::argument(
                "index of the figure",
                index,
                format!("less than {}, the number of figures", self.figures.len()),
            )
        })?;
        Ok((view, &self.report.sections[view.place[0]].figures[view.place[1]]))
    }
}

/// Writes to `*count` the number of figures in the report. Thread safe. Errors: `HANDLE`, `NULL_POINTER`.
///
/// # Safety
/// `count` may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rootgrad_report_figure_count(
    report: *const rootgrad_report_t,
    count: *mut usize,
) -> rootgrad_status_t {
    // SAFETY: this function's contract.
    fence::call(|| unsafe {
        let count = Out::new("count", count)?;
        count.write(get(report)?.figures.len());
        Ok(())
    })
}

/// Writes the figure at `index`, counted from 0, section by section, to `*out`. Thread safe.
///
/// Errors: `ARGUMENT` (`struct_size`, no such figure), `HANDLE`, `NULL_POINTER`.
///
/// # Safety
/// `out` may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rootgrad_report_figure(
    report: *const rootgrad_report_t,
    index: usize,
    struct_size: usize,
    out: *mut rootgrad_figure_t,
) -> rootgrad_status_t {
    fence::call(|| {
        let out = Out::sized("out", out, struct_size)?;
        let report = get(report)?;
        let (view, figure) = report.figure(index)?;
        let raw = |view: &Option<AxisView>, axis: Option<&Axis>| match (view, axis) {
            (Some(view), Some(axis)) => view.raw(axis),
            _ => NO_AXIS,
        };
        let found = rootgrad_figure_t {
            section: view.texts[0].as_ptr(),
            name: view.texts[1].as_ptr(),
            title: view.texts[2].as_ptr(),
            x: raw(&view.axes[0], Some(&figure.x)),
            y: raw(&view.axes[1], Some(&figure.y)),
            z: raw(&view.axes[2], figure.z.as_ref()),
            n_series: figure.series.len(),
        };
        // SAFETY: this function's contract.
        unsafe { out.write(found) };
        Ok(())
    })
}

/// Writes the series at `index` of a figure, both counted from 0, from back to front, to `*out`. Thread safe.
///
/// Errors: `ARGUMENT` (`struct_size`, no such figure or series), `HANDLE`, `NULL_POINTER`.
///
/// # Safety
/// `out` may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rootgrad_report_series(
    report: *const rootgrad_report_t,
    figure: usize,
    index: usize,
    struct_size: usize,
    out: *mut rootgrad_series_t,
) -> rootgrad_status_t {
    fence::call(|| {
        let out = Out::sized("out", out, struct_size)?;
        let report = get(report)?;
        let (view, figure) = report.figure(figure)?;
        let (Some(series), Some(texts)) = (figure.series.get(index), view.series.get(index)) else {
            let wanted = format!("less than {}, the number of series", figure.series.len());
            return Err(Error::argument("index of the series", index, wanted));
        };
        let found = rootgrad_series_t {
            label: texts[0].as_ptr(),
            colour: texts[1].as_ptr(),
            mark: rootgrad_mark::from(series.mark) as i32,
            x: series.x.as_ptr(),
            n_x: series.x.len(),
            y: series.y.as_ptr(),
            n_y: series.y.len(),
            low: series.low.as_ptr(),
            n_low: series.low.len(),
            high: series.high.as_ptr(),
            n_high: series.high.len(),
        };
        // SAFETY: this function's contract.
        unsafe { out.write(found) };
        Ok(())
    })
}
