//! Calls for networks of any kind, their files, and predictors.

use std::ffi::c_void;
use std::ptr::{null, null_mut};
use std::sync::atomic::{AtomicBool, Ordering::SeqCst};

use rootgrad::Status;
use rootgrad::ffi::*;

use super::{DANGLING, calls, fills, makes, of_network, tells};
use crate::stage::{ROWS, TARGETS, made, size_behind, transformer_config};

/// Stack size of a thread. It is too small for any call, so the library runs calls on its own thread.
const SMALL_STACK: usize = 240 << 10;

/// Calls `call` with the options for the state dict of a fitted network: a standardisation, and a pair of names.
fn as_standardised(call: impl FnOnce(*const rootgrad_state_options_t) -> i32) -> i32 {
    let (ours, theirs) = (c"layers.1".as_ptr(), c"layers.1.linear.*".as_ptr());
    let settings = [(1, ours, theirs), (3, null(), null())];
    let setting = |(kind, ours, theirs)| rootgrad_state_setting_t { kind, ours, theirs };
    let settings = settings.map(setting);
    call(&rootgrad_state_options_t { settings: settings.as_ptr(), n_settings: settings.len() })
}

/// Returns a transformer of up to 8 tokens.
fn jagged() -> *mut rootgrad_network_t {
    // SAFETY: as the header wants it.
    unsafe {
        let config =
            made(|out| rootgrad_transformer_config_default(8, 2, 1, size_behind(out), out));
        let (layers, channels) = (1, 8);
        let config =
            rootgrad_transformer_config_t { jagged: 1, order: 1, layers, channels, ..config };
        made(|out| rootgrad_transformer_new(&config, out))
    }
}

fn table_config() -> rootgrad_table_config_t {
    // SAFETY: writable.
    made(|out| unsafe { rootgrad_table_config_default(size_behind(out), out) })
}

unsafe extern "C" fn never_sent(_to: usize, _: *const c_void, _: usize, _: *mut c_void) -> i32 {
    1
}

unsafe extern "C" fn never_received(_from: usize, _: *mut c_void, _: usize, _: *mut c_void) -> i32 {
    1
}

calls! {
    "rootgrad_version"(_s) Box::new(|| i32::from(rootgrad_version().is_null()));
    "rootgrad_check_version"(_s) Box::new(|| rootgrad_check_version(0, 1, 0));
    "rootgrad_set_interface"(_s) Box::new(|| rootgrad_set_interface(0));
    "rootgrad_last_error"(_s) Box::new(|| i32::from(rootgrad_last_error().is_null()));
    "rootgrad_status_name"(_s) Box::new(|| i32::from(rootgrad_status_name(3).is_null()));

    // (This machine may have no MPI library: then the status is RANK.)
    "rootgrad_mpi"(_s) Box::new(|| {
        let status = unsafe { rootgrad_mpi(&mut 0, &mut 0) };
        if status == Status::Rank as i32 { 0 } else { status }
    });

    "rootgrad_communicator_new"(_s) Box::new(|| {
        let (send, receive) = (Some(never_sent as _), Some(never_received as _));
        let mut number = 0;
        let status = unsafe {
            rootgrad_communicator_new(0, 2, send, receive, None, null_mut(), &mut number)
        };
        if status == 0 { rootgrad_communicator_free(number) } else { status }
    });
    "rootgrad_communicator_free"(_s) Box::new(|| {
        let status = rootgrad_communicator_free(7); // (there is none)
        if status == Status::Argument as i32 { 0 } else { status }
    });

    "rootgrad_mlp_new"(s) {
        let widths = s.widths.clone();
        makes(rootgrad_network_free, move |out| unsafe {
            rootgrad_mlp_new(widths.as_ptr(), widths.len(), 2, 0, 7, out)
        })
    };
    "rootgrad_mlp_activation"(s) of_network!(s, rootgrad_mlp_activation);
    "rootgrad_mlp_widths"(s) {
        let network = s.network;
        fills(s.widths.len(), move |out, n| unsafe {
            rootgrad_mlp_widths(network, out, n, &mut 0)
        })
    };
    "rootgrad_transformer_config_default"(_s)
        tells(|out| unsafe { rootgrad_transformer_config_default(8, 2, 1, size_behind(out), out) });
    "rootgrad_transformer_new"(_s) {
        let config = transformer_config();
        makes(rootgrad_network_free, move |out| unsafe { rootgrad_transformer_new(&config, out) })
    };
    "rootgrad_transformer_config"(s) {
        let network = s.transformer;
        tells(move |out| unsafe { rootgrad_transformer_config(network, size_behind(out), out) })
    };

    "rootgrad_table_config_default"(_s)
        tells(|out| unsafe { rootgrad_table_config_default(size_behind(out), out) });
    "rootgrad_table_new"(_s)
        makes(rootgrad_network_free, |out| unsafe { rootgrad_table_new(&table_config(), out) });
    "rootgrad_network_outputs_for"(s) {
        let (network, data) = (made(|out| unsafe { rootgrad_table_new(&table_config(), out) }), s.dataset);
        tells(move |out| unsafe { rootgrad_network_outputs_for(network, data, null(), 0, out) })
    };

    "rootgrad_network_free"(s) {
        let copy = made(|out| unsafe { rootgrad_network_clone(s.network, out) });
        Box::new(move || rootgrad_network_free(copy))
    };
    "rootgrad_network_clone"(s) {
        let network = s.network;
        makes(rootgrad_network_free, move |out| unsafe { rootgrad_network_clone(network, out) })
    };
    "rootgrad_network_save"(s) {
        let (network, path) = (s.network, s.path("saved"));
        Box::new(move || unsafe { rootgrad_network_save(network, path.as_ptr()) })
    };
    "rootgrad_network_load"(s) {
        let path = s.file("network", |path| unsafe { rootgrad_network_save(s.network, path) });
        makes(rootgrad_network_free, move |out| unsafe {
            rootgrad_network_load(path.as_ptr(), out)
        })
    };
    "rootgrad_network_load: a transformer"(s) {
        let save = |path| unsafe { rootgrad_network_save(s.transformer, path) };
        let path = s.file("transformer", save);
        makes(rootgrad_network_free, move |out| unsafe {
            rootgrad_network_load(path.as_ptr(), out)
        })
    };
    "rootgrad_network_export_onnx"(s) {
        let (network, path) = (s.network, s.path("exported"));
        Box::new(move || unsafe { rootgrad_network_export_onnx(network, path.as_ptr(), 0, 0) })
    };
    "rootgrad_network_export_header"(s) {
        let (network, path) = (s.network, s.path("header.hpp"));
        Box::new(move || unsafe {
            rootgrad_network_export_header(network, path.as_ptr(), c"net".as_ptr())
        })
    };
    "rootgrad_network_import_onnx"(s) {
        let export = |path| unsafe { rootgrad_network_export_onnx(s.network, path, 0, 0) };
        let path = s.file("network.onnx", export);
        makes(rootgrad_network_free, move |out| unsafe {
            rootgrad_network_import_onnx(path.as_ptr(), null(), out)
        })
    };
    "rootgrad_network_predict"(s) {
        let (network, x, features) = (s.network, s.x.clone(), s.widths[0]);
        fills(ROWS * TARGETS, move |out, len| unsafe {
            rootgrad_network_predict(network, x.as_ptr(), ROWS, features, 0, out, len, 0)
        })
    };
    "rootgrad_network_predict: on a thread with a small stack, a transformer"(s) {
        let (network, x, features) = (s.transformer.expose_provenance(), s.x.clone(), s.widths[0]);
        let gate = std::sync::Arc::new([const { AtomicBool::new(false) }; 2]);
        let flags = std::sync::Arc::clone(&gate); // a channel would allocate
        let wait = |flag: &AtomicBool| while !flag.load(SeqCst) {
            std::thread::yield_now();
        };
        let thread = std::thread::Builder::new().stack_size(SMALL_STACK).spawn(move || {
            let network = std::ptr::with_exposed_provenance(network);
            let mut out = vec![0.0; ROWS];
            // A thread's first call stores a record of some hundred bytes (arc-swap's), whose allocation must not
            // fail.
            made::<usize>(|out| unsafe { rootgrad_network_features(network, out) });
            flags[0].store(true, SeqCst);
            wait(&flags[1]);
            let (x, to) = (x.as_ptr(), out.as_mut_ptr());
            let status = unsafe {
                rootgrad_network_predict(network, x, ROWS, features, 0, to, ROWS, 0)
            };
            let said = crate::last_error();
            if status == 0 || said.contains("memory") { status } else { DANGLING }
        });
        let thread = thread.unwrap();
        wait(&gate[0]);
        Box::new(move || {
            gate[1].store(true, SeqCst);
            thread.join().unwrap()
        })
    };
    "rootgrad_network_features"(s) of_network!(s, rootgrad_network_features);
    "rootgrad_network_outputs"(s) of_network!(s, rootgrad_network_outputs);
    "rootgrad_network_summary"(s) {
        let network = s.network;
        fills(999, move |out, n| unsafe { rootgrad_network_summary(network, out, n, &mut 0) })
    };
    "rootgrad_network_loss"(s) {
        let network = s.network;
        tells(move |out| unsafe { rootgrad_network_loss(network, out, null_mut()) })
    };
    "rootgrad_network_column_count"(s) of_network!(s, rootgrad_network_column_count);
    "rootgrad_network_column"(s) {
        let network = s.network;
        fills(99, move |out, n| unsafe {
            rootgrad_network_column(network, 7, out, n, &mut 0, &mut 0)
        })
    };
    "rootgrad_network_collection_count"(s) of_network!(s, rootgrad_network_collection_count);
    "rootgrad_network_collection"(_s) {
        let network = jagged();
        tells(move |out| unsafe {
            let status = rootgrad_network_collection(network, 0, size_behind(out), out);
            rootgrad_network_free(network);
            status
        })
    };
    "rootgrad_network_sort_collection"(_s) {
        let network = jagged();
        Box::new(move || {
            let status = rootgrad_network_sort_collection(network, 0, 1);
            rootgrad_network_free(network);
            status
        })
    };
    "rootgrad_network_target_count"(s) of_network!(s, rootgrad_network_target_count);
    "rootgrad_network_target"(s) {
        let network = s.network;
        fills(99, move |out, n| unsafe { rootgrad_network_target(network, 7, out, n, &mut 0) })
    };
    "rootgrad_network_parameter_count"(s) of_network!(s, rootgrad_network_parameter_count);
    "rootgrad_network_parameters"(s) {
        let network = s.network;
        let count = made(|out| unsafe { rootgrad_network_parameter_count(network, out) });
        fills(count, move |out, n| unsafe { rootgrad_network_parameters(network, out, n) })
    };
    "rootgrad_network_save_state"(s) {
        let (network, path) = (s.network, s.path("state"));
        Box::new(move || as_standardised(|options| unsafe {
            rootgrad_network_save_state(network, path.as_ptr(), options)
        }))
    };
    "rootgrad_network_load_state"(s) {
        let network = s.network;
        let save = |path| as_standardised(|options| unsafe {
            rootgrad_network_save_state(s.network, path, options)
        });
        let path = s.file("a state dict", save);
        Box::new(move || as_standardised(|options| unsafe {
            rootgrad_network_load_state(network, path.as_ptr(), options)
        }))
    };
    "rootgrad_network_take_part"(s) {
        let network = s.network;
        Box::new(move || unsafe {
            rootgrad_network_take_part(network, network, c"layers.0".as_ptr())
        })
    };
    "rootgrad_network_set_parameters"(s) {
        let network = s.network;
        let count = made(|out| unsafe { rootgrad_network_parameter_count(network, out) });
        fills(count, move |values: *mut f32, n| unsafe {
            rootgrad_network_set_parameters(network, values, n)
        })
    };

    "rootgrad_predictor_new"(s) {
        let network = s.network;
        makes(rootgrad_predictor_free, move |out| unsafe {
            rootgrad_predictor_new(network, 0, out)
        })
    };
    "rootgrad_predictor_clone"(s) {
        let predictor = s.predictor;
        makes(rootgrad_predictor_free, move |out| unsafe {
            rootgrad_predictor_clone(predictor, out)
        })
    };
    "rootgrad_predictor_free"(s) {
        let copy = made(|out| unsafe { rootgrad_predictor_clone(s.predictor, out) });
        Box::new(move || rootgrad_predictor_free(copy))
    };
    "rootgrad_predictor_shape"(s) {
        let predictor = s.predictor;
        tells(move |out| unsafe { rootgrad_predictor_shape(predictor, out, null_mut()) })
    };
    "rootgrad_predictor_predict"(s) {
        let (predictor, x, features) = (s.predictor, s.x.clone(), s.widths[0]);
        fills(ROWS * TARGETS, move |out, len| unsafe {
            rootgrad_predictor_predict(predictor, x.as_ptr(), ROWS, features, 0, out, len)
        })
    };
    "rootgrad_network_import_pt2"(_s) {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/pt2/encoder.pt2\0");
        makes(rootgrad_network_free, move |out| unsafe {
            rootgrad_network_import_pt2(path.as_ptr().cast(), null(), out)
        })
    };
}
