//! Calls for reports.
#![allow(clippy::undocumented_unsafe_blocks, reason = "as the header wants it")]

use std::ptr::null;

use rootgrad::ffi::*;

use super::{calls, fills, makes, tells};
use crate::stage::{Stage, c, made, size_behind};

/// Rows of three columns: alternating signal and background, two scores, and a column beside the
/// truth.
const ROWS: usize = 1500;

fn rows(names: [*const std::ffi::c_char; 3], seed: f32) -> *mut rootgrad_dataset_t {
    let data = made(|out| unsafe { rootgrad_dataset_new(names.as_ptr(), null(), 3, out) });
    let x: Vec<f32> = (0..3 * ROWS).map(|i| (i as f32 * seed).sin()).collect();
    let target = |i: usize| [(i % 2) as f32, (i as f32 * 0.3).sin(), (i as f32 * 0.7).cos()];
    let target: Vec<f32> = (0..ROWS).flat_map(target).collect();
    let targets = [c(c"truth"), c(c"other"), c(c"mass")];
    unsafe {
        assert_eq!(rootgrad_dataset_set_names(data, targets.as_ptr(), 3, c(c"w")), 0);
        assert_eq!(rootgrad_dataset_append(data, x.as_ptr(), ROWS, 0, target.as_ptr(), null()), 0);
    }
    data
}

fn names() -> [*const std::ffi::c_char; 3] {
    [c(c"a"), c(c"b"), c(c"c")]
}

fn network() -> *mut rootgrad_network_t {
    made(|out| unsafe { rootgrad_mlp_new([3, 8, 1].as_ptr(), 3, 2, 0, 1, out) })
}

fn options() -> rootgrad_evaluate_options_t {
    let default = made(|out| unsafe { rootgrad_evaluate_options_default(size_behind(out), out) });
    rootgrad_evaluate_options_t {
        scores: 1,
        against: 1,
        permutations: 1,
        gradient_points: 2,
        importance_rows: 100,
        ..default
    }
}

/// Returns a report, which lives until the process ends.
fn report() -> *mut rootgrad_report_t {
    let (test, options) = (rows(names(), 0.37), options());
    made(|out| unsafe { rootgrad_evaluate(network(), test, null(), &options, out) })
}

fn text(format: i32) -> super::Call {
    let report = report();
    fills(1 << 20, move |out, n| unsafe { rootgrad_report_text(report, format, out, n, &mut 0) })
}

fn save(s: &Stage, name: &str) -> super::Call {
    let (report, path) = (report(), s.path(name));
    Box::new(move || unsafe { rootgrad_report_save(report, path.as_ptr()) })
}

calls! {
    "rootgrad_evaluate_options_default"(_s)
        tells(|out| unsafe { rootgrad_evaluate_options_default(size_behind(out), out) });
    "rootgrad_evaluate"(_s) {
        let (network, test, training) = (network(), rows(names(), 0.37), rows(names(), 0.41));
        let options = options();
        makes(rootgrad_report_free, move |out| unsafe {
            rootgrad_evaluate(network, test, training, &options, out)
        })
    };
    "rootgrad_evaluate: a regression of many columns"(s) {
        let (network, dataset) = (s.shallow, s.dataset);
        let options = rootgrad_evaluate_options_t {
            scores: 0,
            against: 0,
            permutations: 0,
            gradient_points: 0,
            ..options()
        };
        makes(rootgrad_report_free, move |out| unsafe {
            rootgrad_evaluate(network, dataset, null(), &options, out)
        })
    };
    "rootgrad_evaluate: ablation"(s) {
        let (network, test, training) = (network(), rows(names(), 0.37), rows(names(), 0.41));
        let mut fit = s.fit_options(null());
        (fit.epochs, fit.loss, fit.batch_size) = (1, 0, 500);
        let options = options();
        makes(rootgrad_report_free, move |out| unsafe {
            let options = rootgrad_evaluate_options_t { ablation: &fit, ..options };
            rootgrad_evaluate(network, test, training, &options, out)
        })
    };
    "rootgrad_report_free"(_s) {
        let made = report();
        Box::new(move || rootgrad_report_free(made))
    };
    "rootgrad_report_number"(_s) {
        let report = report();
        tells(move |out| unsafe { rootgrad_report_number(report, c(c"auc"), out) })
    };
    "rootgrad_report_number_count"(_s) {
        let report = report();
        tells(move |out| unsafe { rootgrad_report_number_count(report, out) })
    };
    "rootgrad_report_number_at"(_s) {
        let report = report();
        tells(move |out| unsafe { rootgrad_report_number_at(report, 0, &mut null(), out) })
    };
    "rootgrad_report_text"(_s) text(0);
    "rootgrad_report_text: json"(_s) text(1);
    "rootgrad_report_text: html"(_s) text(2);
    "rootgrad_report_text: a fragment"(_s) text(3);
    "rootgrad_report_save"(s) save(s, "report.html");
    "rootgrad_report_save: json"(s) save(s, "report.json");
    "rootgrad_report_figure_count"(_s) {
        let report = report();
        tells(move |out| unsafe { rootgrad_report_figure_count(report, out) })
    };
    "rootgrad_report_figure"(_s) {
        let report = report();
        tells(move |out| unsafe { rootgrad_report_figure(report, 0, size_behind(out), out) })
    };
    "rootgrad_report_series"(_s) {
        let report = report();
        tells(move |out| unsafe { rootgrad_report_series(report, 0, 0, size_behind(out), out) })
    };
}
