//! Calls for data sets, training, and its history.

use std::ptr::{null, null_mut};

use rootgrad::ffi::*;

use super::{calls, fills, makes, tells};
use crate::stage::{ROWS, TARGETS, c, made, size_behind};

/// A jagged input of up to 4096 entries of one column.
fn jagged() -> rootgrad_collection_t {
    rootgrad_collection_t { feature: 0, columns: 1, at_most: 4096, sorted_by: 0 }
}

calls! {
    "rootgrad_dataset_new"(s) {
        let names = s.columns.pointers.clone();
        makes(rootgrad_dataset_free, move |out| unsafe {
            rootgrad_dataset_new(names.as_ptr(), null(), names.len(), out)
        })
    };
    "rootgrad_dataset_borrow"(s) {
        let (names, x, target) = (s.columns.pointers.clone(), s.x.as_ptr(), s.target.as_ptr());
        makes(rootgrad_dataset_free, move |out| unsafe {
            let (names, n) = (names.as_ptr(), names.len());
            rootgrad_dataset_borrow(names, null(), n, x, ROWS, target, TARGETS, null(), out)
        })
    };
    "rootgrad_dataset_append"(s) {
        let (dataset, x, target) = (s.dataset, s.x.as_ptr(), s.target.as_ptr());
        Box::new(move || unsafe { rootgrad_dataset_append(dataset, x, ROWS, 0, target, null()) })
    };
    "rootgrad_dataset_set_names"(s) {
        let (dataset, names) = (s.dataset, s.targets.pointers.clone());
        Box::new(move || unsafe {
            rootgrad_dataset_set_names(dataset, names.as_ptr(), names.len(), c(c"w"))
        })
    };
    "rootgrad_dataset_set_collections"(_s) {
        let collections = [jagged()];
        let (name, width) = (c(c"pt"), 4096);
        let data = made(|out| unsafe { rootgrad_dataset_new(&name, &width, 1, out) });
        Box::new(move || {
            let status =
                unsafe { rootgrad_dataset_set_collections(data, collections.as_ptr(), 1, null()) };
            rootgrad_dataset_free(data);
            status
        })
    };
    "rootgrad_columns_pack"(_s) {
        let (values, offsets) = (vec![0.5; 5000], [0, 5000]);
        fills(4096, move |out, n| unsafe {
            let (collections, of) = ([jagged()], (values.as_ptr(), offsets.as_ptr()));
            rootgrad_columns_pack(
                &c(c"pt"), &4096, 1, collections.as_ptr(), 1, &of.0, &of.1, 1, 0, out, n, null_mut(),
            )
        })
    };
    "rootgrad_dataset_limit_memory"(s) {
        let (names, n) = (s.columns.pointers.as_ptr(), s.columns.pointers.len());
        let data = made(|out| unsafe { rootgrad_dataset_new(names, null(), n, out) });
        Box::new(move || {
            let status = unsafe { rootgrad_dataset_limit_memory(data, 1 << 20, c(c"/tmp")) };
            rootgrad_dataset_free(data);
            status
        })
    };
    "rootgrad_bytes_of"(_s) {
        tells(|out| unsafe { rootgrad_bytes_of(c(c"2 GB"), out) })
    };
    "rootgrad_dataset_shape"(s) {
        let dataset = s.dataset;
        tells(move |out| unsafe { rootgrad_dataset_shape(dataset, out, null_mut(), null_mut()) })
    };
    "rootgrad_dataset_free"(s) {
        let (names, n) = (s.columns.pointers.as_ptr(), s.columns.pointers.len());
        let made = made(|out| unsafe { rootgrad_dataset_new(names, null(), n, out) });
        Box::new(move || rootgrad_dataset_free(made))
    };

    "rootgrad_train_options_default"(_s)
        tells(|out| unsafe { rootgrad_train_options_default(size_behind(out), out) });
    "rootgrad_network_fit"(s) {
        let (network, dataset) = (s.network, s.dataset);
        let checkpoint = s.path("checkpoint");
        let options = s.fit_options(checkpoint.as_ptr());
        makes(rootgrad_history_free, move |out| unsafe {
            let _checkpoint = checkpoint;
            rootgrad_network_fit(network, dataset, null(), &options, None, null_mut(), out)
        })
    };
    "rootgrad_network_fit: a classifier of the rows themselves, resumed"(s) {
        let (network, rows, names) = (s.transformer, s.x.as_ptr(), &s.columns.pointers);
        let target: Vec<f32> = (0..ROWS).map(|row| (row % 2) as f32).collect();
        let (names, n) = (names.as_ptr(), names.len());
        let data = made(|out| unsafe {
            rootgrad_dataset_borrow(names, null(), n, rows, ROWS, target.as_ptr(), 1, null(), out)
        });
        let checkpoint = s.path("of a transformer");
        let mut options = s.fit_options(checkpoint.as_ptr());
        (options.loss, options.resume, options.balance_classes) = (1, 1, 1);
        makes(rootgrad_history_free, move |out| unsafe {
            let (_target, _checkpoint) = (target, checkpoint);
            rootgrad_network_fit(network, data, data, &options, None, null_mut(), out)
        })
    };
    "rootgrad_history_summary"(s) {
        let history = s.history;
        tells(move |out| unsafe { rootgrad_history_summary(history, size_behind(out), out) })
    };
    "rootgrad_history_epoch"(s) {
        let history = s.history;
        tells(move |out| unsafe { rootgrad_history_epoch(history, 0, size_behind(out), out) })
    };
    "rootgrad_history_output_rmse"(s) {
        let history = s.history;
        fills(TARGETS, move |out, n| unsafe {
            rootgrad_history_output_rmse(history, out, n, &mut 0)
        })
    };
    "rootgrad_history_note_count"(s) {
        let history = s.history;
        tells(move |out| unsafe { rootgrad_history_note_count(history, out) })
    };
    "rootgrad_history_note"(s) {
        let (rows, names) = (s.x.as_ptr(), &s.columns.pointers);
        let target: Vec<f32> = (0..ROWS).map(|row| (row % 2) as f32).collect();
        let (names, n) = (names.as_ptr(), names.len());
        let data = made(|out| unsafe {
            rootgrad_dataset_borrow(names, null(), n, rows, ROWS, target.as_ptr(), 1, null(), out)
        });
        let mut options = s.fit_options(null());
        (options.loss, options.balance_classes) = (1, 1);
        let history = made(|out| unsafe {
            rootgrad_network_fit(s.transformer, data, null(), &options, None, null_mut(), out)
        });
        assert_eq!(rootgrad_dataset_free(data), 0);
        let mut note = vec![0; 512];
        Box::new(move || unsafe {
            let status = rootgrad_history_note(history, 0, note.as_mut_ptr(), 512, &mut 0);
            rootgrad_history_free(history);
            status
        })
    };
    "rootgrad_history_free"(s) {
        let options = s.fit_options(null());
        let made = made(|out| unsafe {
            rootgrad_network_fit(s.network, s.dataset, null(), &options, None, null_mut(), out)
        });
        Box::new(move || rootgrad_history_free(made))
    };
    "rootgrad_roc"(s) {
        let rows: Vec<f32> = s.x[..4000].iter().map(|x| x + 0.1).collect();
        let mut labelled = rows;
        for (row, label) in labelled.iter_mut().skip(1).step_by(2).enumerate() {
            *label = f32::from(row % 2 == 1);
        }
        fills(6003, move |out: *mut f64, _| unsafe {
            let (signal, background, threshold) = (out, out.add(2001), out.add(4002));
            let (rows, points) = (labelled.as_ptr(), &mut 0);
            let to = (signal, background, threshold);
            rootgrad_roc(rows, 2000, 0, 0, to.0, to.1, to.2, 2001, points, &mut 0.0)
        })
    };
}
