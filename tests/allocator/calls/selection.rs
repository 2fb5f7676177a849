//! Calls for model selection: ensembles, cross-validation, searches, learning rates and curves.
#![allow(clippy::undocumented_unsafe_blocks, reason = "as the header wants it")]

use std::ffi::c_char;
use std::ptr::{null, null_mut};

use rootgrad::ffi::*;

use super::{calls, fills, makes, tells};
use crate::stage::{Stage, c, made, size_behind};

/// Rows of two columns; the first one separates the classes.
const ROWS: usize = 3000;

fn rows() -> *mut rootgrad_dataset_t {
    let names = [c(c"a"), c(c"b")];
    let data = made(|out| unsafe { rootgrad_dataset_new(names.as_ptr(), null(), 2, out) });
    let x: Vec<f32> = (0..2 * ROWS).map(|i| (i as f32 * 0.37).sin()).collect();
    let target: Vec<f32> = (0..ROWS).map(|row| f32::from(u8::from(x[2 * row] > 0.1))).collect();
    let status =
        unsafe { rootgrad_dataset_append(data, x.as_ptr(), ROWS, 0, target.as_ptr(), null()) };
    assert_eq!(status, 0);
    data
}

fn network(seed: u64) -> *mut rootgrad_network_t {
    made(|out| unsafe { rootgrad_mlp_new([2, 16, 1].as_ptr(), 3, 2, 0, seed, out) })
}

fn options(s: &Stage) -> rootgrad_train_options_t {
    rootgrad_train_options_t { epochs: 1, batch_size: 500, loss: 0, ..s.fit_options(null()) }
}

/// Two folds, assigned by the row's number.
fn folds(ids: &[i64], names: &[*const c_char]) -> rootgrad_folds_t {
    let default = made(|out| unsafe { rootgrad_folds_default(size_behind(out), out) });
    let (columns, n_columns) = (names.as_ptr(), names.len());
    rootgrad_folds_t { folds: 2, columns, n_columns, ids: ids.as_ptr(), ..default }
}

fn ensemble() -> *mut rootgrad_ensemble_t {
    let networks = [network(1).cast_const(), network(2).cast_const()];
    made(|out| unsafe { rootgrad_ensemble_new(networks.as_ptr(), 2, out) })
}

/// Returns an ensemble whose folds are assigned by the event's number.
fn fold_ensemble(s: &Stage) -> *mut rootgrad_ensemble_t {
    let (ids, names): (Vec<i64>, _) = ((0..ROWS as i64).collect(), [c(c"event")]);
    let (data, folds, options) = (rows(), folds(&ids, &names), options(s));
    made(|out| unsafe {
        let mut report = null_mut();
        let (network, outputs) = (network(1), null_mut());
        rootgrad_cross_validate(network, data, &folds, &options, outputs, 0, out, &mut report)
    })
}

fn x() -> Vec<f32> {
    (0..2 * ROWS).map(|i| (i as f32 * 0.31).cos()).collect()
}

calls! {
    "rootgrad_fold_of"(_s) tells(|out| unsafe { rootgrad_fold_of([7_i64, 9].as_ptr(), 2, 5, 1, out) });
    "rootgrad_ensemble_new"(_s) {
        let networks = [network(1).cast_const(), network(2).cast_const()];
        makes(rootgrad_ensemble_free, move |out| unsafe {
            rootgrad_ensemble_new(networks.as_ptr(), 2, out)
        })
    };
    "rootgrad_ensemble_load"(s) {
        let name = s.path("ensemble");
        let status = unsafe { rootgrad_ensemble_save(ensemble(), name.as_ptr()) };
        assert_eq!(status, 0, "{}", crate::last_error());
        makes(rootgrad_ensemble_free, move |out| unsafe { rootgrad_ensemble_load(name.as_ptr(), out) })
    };
    "rootgrad_ensemble_save"(s) {
        let (ensemble, name) = (ensemble(), s.path("saved"));
        Box::new(move || unsafe { rootgrad_ensemble_save(ensemble, name.as_ptr()) })
    };
    "rootgrad_ensemble_free"(_s) {
        let made = ensemble();
        Box::new(move || rootgrad_ensemble_free(made))
    };
    "rootgrad_ensemble_size"(_s) {
        let ensemble = ensemble();
        tells(move |out| unsafe { rootgrad_ensemble_size(ensemble, out, null_mut(), null_mut()) })
    };
    "rootgrad_ensemble_network"(_s) {
        let ensemble = ensemble();
        makes(rootgrad_network_free, move |out| unsafe { rootgrad_ensemble_network(ensemble, 1, out) })
    };
    "rootgrad_ensemble_folds"(s) {
        let ensemble = fold_ensemble(s);
        tells(move |out| unsafe { rootgrad_ensemble_folds(ensemble, out, &mut 0) })
    };
    "rootgrad_ensemble_id_column"(s) {
        let ensemble = fold_ensemble(s);
        fills(64, move |out, n| unsafe { rootgrad_ensemble_id_column(ensemble, 0, out, n, &mut 0) })
    };
    "rootgrad_ensemble_predict"(_s) {
        let (ensemble, x) = (ensemble(), x());
        fills(ROWS, move |out, n| unsafe {
            rootgrad_ensemble_predict(ensemble, x.as_ptr(), ROWS, 2, 0, out, null_mut(), n, 0)
        })
    };
    "rootgrad_ensemble_predict_held_out"(s) {
        let (ensemble, x) = (fold_ensemble(s), x());
        let ids: Vec<i64> = (0..ROWS as i64).collect();
        fills(ROWS, move |out, n| unsafe {
            rootgrad_ensemble_predict_held_out(ensemble, x.as_ptr(), ROWS, 2, 0, ids.as_ptr(), out, n, 0)
        })
    };
    "rootgrad_folds_default"(_s) tells(|out| unsafe { rootgrad_folds_default(size_behind(out), out) });
    "rootgrad_learning_rate_options_default"(_s)
        tells(|out| unsafe { rootgrad_learning_rate_options_default(size_behind(out), out) });
    "rootgrad_learning_curve_options_default"(_s)
        tells(|out| unsafe { rootgrad_learning_curve_options_default(size_behind(out), out) });
    "rootgrad_search_options_default"(_s)
        tells(|out| unsafe { rootgrad_search_options_default(size_behind(out), out) });
    "rootgrad_cross_validate"(s) {
        let (network, data, options) = (network(1), rows(), options(s));
        let ids: Vec<i64> = (0..ROWS as i64).collect();
        let mut scores = vec![0.0; ROWS];
        let names = [c(c"event")];
        let folds = folds(&ids, &[]);
        makes(rootgrad_report_free, move |out| unsafe {
            let (columns, n_columns, ids) = (names.as_ptr(), 1, ids.as_ptr());
            let folds = rootgrad_folds_t { columns, n_columns, ids, ..folds };
            let mut networks = null_mut();
            let to = (scores.as_mut_ptr(), &raw mut networks);
            let status = rootgrad_cross_validate(network, data, &folds, &options, to.0, ROWS, to.1, out);
            rootgrad_ensemble_free(networks);
            status
        })
    };
    "rootgrad_cross_validate: by class"(s) {
        let (network, data, options) = (network(1), rows(), options(s));
        makes(rootgrad_report_free, move |out| unsafe {
            rootgrad_cross_validate(network, data, null(), &options, null_mut(), 0, null_mut(), out)
        })
    };
    "rootgrad_find_learning_rate"(s) {
        let (network, data, options) = (network(1), rows(), options(s));
        let default = made(|out| unsafe { rootgrad_learning_rate_options_default(size_behind(out), out) });
        let settings = rootgrad_learning_rate_options_t { steps: 12, ..default };
        makes(rootgrad_report_free, move |out| unsafe {
            rootgrad_find_learning_rate(network, data, &settings, &options, out)
        })
    };
    "rootgrad_learning_curve"(s) {
        let (network, data, options) = (network(1), rows(), options(s));
        let fractions = [0.5, 1.0];
        let default = made(|out| unsafe { rootgrad_learning_curve_options_default(size_behind(out), out) });
        makes(rootgrad_report_free, move |out| unsafe {
            let settings = rootgrad_learning_curve_options_t {
                fractions: fractions.as_ptr(), n_fractions: 2, repeats: 1, ..default
            };
            rootgrad_learning_curve(network, data, null(), &settings, &options, out)
        })
    };
    "rootgrad_search"(s) {
        let (network, data, options) = (network(1), rows(), options(s));
        let default = made(|out| unsafe { rootgrad_search_options_default(size_behind(out), out) });
        let settings = rootgrad_search_options_t { trials: 2, ..default };
        makes(rootgrad_report_free, move |out| unsafe {
            let space = c(c"learning_rate=1e-3..1e-2; hidden=4,8-8");
            let mut best = null_mut();
            let status = rootgrad_search(network, data, null(), space, &settings, &options, &mut best, out);
            rootgrad_network_free(best);
            status
        })
    };
}
