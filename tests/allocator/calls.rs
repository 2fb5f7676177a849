//! A call of every function of the header, with arguments that it takes.

use std::ptr::{null, null_mut};
use std::sync::atomic::{AtomicBool, Ordering::SeqCst};

use rootgrad::ffi::*;

use crate::passes::Passes;
use crate::stage::{ROWS, Stage, TARGETS, VOCABULARY, c, gpt2_config, made, transformer_config};

/// A call that is ready: its arguments are there, and what it makes it frees.
pub(crate) type Call = Box<dyn FnOnce() -> i32>;

/// Of a thread: too small for any call, which gets one of its own.
const SMALL_STACK: usize = 240 << 10;

/// Not one of the header's: a result was left where there is none.
const DANGLING: i32 = -1;

/// A call that tells a `T`.
fn tells<T: 'static>(call: impl FnOnce(*mut T) -> i32 + 'static) -> Call {
    Box::new(move || call(std::mem::MaybeUninit::uninit().as_mut_ptr()))
}

/// A call that fills `count` places.
fn fills<T: Clone + Default + 'static>(
    count: usize,
    call: impl FnOnce(*mut T, usize) -> i32 + 'static,
) -> Call {
    let mut places = vec![T::default(); count];
    Box::new(move || call(places.as_mut_ptr(), count))
}

/// A call that makes what `free` frees.
fn makes<H: 'static>(
    free: extern "C" fn(*mut H) -> i32,
    call: impl FnOnce(*mut *mut H) -> i32 + 'static,
) -> Call {
    Box::new(move || {
        let mut made = null_mut();
        match call(&mut made) {
            0 => free(made),
            status if made.is_null() => status,
            _ => DANGLING,
        }
    })
}

/// A call within a trace that has one input.
fn traced(call: impl FnOnce(u64) -> i32 + 'static) -> Call {
    let (mut trace, mut x) = (0, 0);
    // SAFETY: as the header wants it.
    let begun = unsafe {
        rootgrad_trace_begin(0, &mut trace) + rootgrad_trace_input(null(), &4096, 1, &mut x)
    };
    assert_eq!(begun, 0, "the trace of a call");
    Box::new(move || {
        let status = call(x);
        rootgrad_trace_abandon(trace);
        status
    })
}

/// The output in a trace of a loss.
fn of_loss() -> u64 {
    let mut outputs = [0; 3];
    // SAFETY: as the header wants it.
    let mut begun = unsafe { rootgrad_trace_begin(1, &mut 0) };
    for (out, n) in outputs.iter_mut().zip([1, 1, 0]) {
        // SAFETY: as above.
        begun += unsafe { rootgrad_trace_input(null(), [1].as_ptr(), n, out) };
    }
    assert_eq!(begun, 0, "the trace of a loss");
    outputs[0]
}

fn no_call() -> rootgrad_call_t {
    rootgrad_call_t {
        inputs: null(),
        n_inputs: 0,
        ints: null(),
        n_ints: 0,
        reals: null(),
        n_reals: 0,
        file: null(),
        line: 0,
    }
}

/// A call about a network that was fitted: what one says of its state dict, and of a name in it.
fn as_standardised(call: impl FnOnce(*const rootgrad_state_options_t) -> i32) -> i32 {
    let (ours, theirs) = (c"layers.1".as_ptr(), c"layers.1.linear.*".as_ptr());
    let settings = [(1, ours, theirs), (3, null(), null())];
    let setting = |(kind, ours, theirs)| rootgrad_state_setting_t { kind, ours, theirs };
    let settings = settings.map(setting);
    call(&rootgrad_state_options_t { settings: settings.as_ptr(), n_settings: settings.len() })
}

macro_rules! calls {
    ($($name:literal($stage:ident) $call:expr;)*) => {
        /// The rows: a function's name, perhaps a colon and more words, and its call.
        #[allow(unused_unsafe, reason = "some are safe to call")]
        #[allow(clippy::undocumented_unsafe_blocks, reason = "as the header wants it")]
        pub(crate) const CALLS: &[(&str, fn(&Stage) -> Call)] =
            &[$(($name, |$stage| unsafe { $call })),*];
    };
}

/// The name of a getter of one number of a network, and its call.
macro_rules! of_network {
    ($stage:ident, $function:ident) => {{
        let network = $stage.network;
        tells(move |out| unsafe { $function(network, out) })
    }};
}

calls! {
    "rootgrad_version"(_s) Box::new(|| i32::from(rootgrad_version().is_null()));
    "rootgrad_check_version"(_s) Box::new(|| rootgrad_check_version(0, 1, 0));
    "rootgrad_last_error"(_s) Box::new(|| i32::from(rootgrad_last_error().is_null()));
    "rootgrad_status_name"(_s) Box::new(|| i32::from(rootgrad_status_name(3).is_null()));

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
        tells(|out| unsafe { rootgrad_transformer_config_default(8, 2, 1, out) });
    "rootgrad_transformer_new"(_s) {
        let config = transformer_config();
        makes(rootgrad_network_free, move |out| unsafe { rootgrad_transformer_new(&config, out) })
    };
    "rootgrad_transformer_config"(s) {
        let network = s.transformer;
        tells(move |out| unsafe { rootgrad_transformer_config(network, out) })
    };

    "rootgrad_layer_id"(_s) tells(|out| unsafe { rootgrad_layer_id(out) });
    "rootgrad_trace_begin"(_s) Box::new(|| {
        let mut trace = 0;
        match unsafe { rootgrad_trace_begin(0, &mut trace) } {
            0 => rootgrad_trace_abandon(trace),
            status => status,
        }
    });
    "rootgrad_trace_abandon"(_s) Box::new(|| rootgrad_trace_abandon(0));
    "rootgrad_trace_input"(_s) traced(|_| unsafe {
        rootgrad_trace_input(null(), [3, 4].as_ptr(), 2, &mut 0)
    });
    "rootgrad_trace_constant"(_s) {
        let values = vec![0.5; 4096];
        traced(move |_| unsafe {
            rootgrad_trace_constant(values.as_ptr(), 4096, [64, 64].as_ptr(), 2, &mut 0)
        })
    };
    "rootgrad_trace_operation"(_s) traced(|x| unsafe {
        let call = rootgrad_call_t { inputs: &x, n_inputs: 1, ..no_call() };
        rootgrad_trace_operation(c"gelu".as_ptr(), &call, &mut 0, 1, null_mut())
    });
    "rootgrad_trace_layer"(_s) traced(|x| unsafe {
        let call = rootgrad_call_t { inputs: &x, n_inputs: 1, ints: &5, n_ints: 1, ..no_call() };
        let layer = rootgrad_layer_t { id: 7, copy: 0, name: c"head".as_ptr(), file: null(), line: 0 };
        rootgrad_trace_layer(c"linear".as_ptr(), &layer, &call, &mut 0, 1, null_mut())
    });
    "rootgrad_trace_name"(_s) traced(|_| unsafe { rootgrad_trace_name(7, c"head".as_ptr()) });
    "rootgrad_trace_shape"(_s) traced(|x| unsafe {
        rootgrad_trace_shape(x, [0; 8].as_mut_ptr(), 8, &mut 0, null_mut())
    });
    "rootgrad_trace_network"(_s) traced(|x| {
        let mut made = null_mut();
        match unsafe { rootgrad_trace_network(&x, 1, 42, &mut made) } {
            0 => rootgrad_network_free(made),
            status if made.is_null() => status,
            _ => DANGLING,
        }
    });

    "rootgrad_trace_loss"(_s) {
        let y = of_loss();
        makes(rootgrad_loss_function_free, move |out| unsafe { rootgrad_trace_loss(y, out) })
    };
    "rootgrad_loss_function_free"(_s) {
        let y = of_loss();
        let loss = made(|out| unsafe { rootgrad_trace_loss(y, out) });
        Box::new(move || rootgrad_loss_function_free(loss))
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
        Box::new(move || unsafe { rootgrad_network_export_onnx(network, path.as_ptr(), 0) })
    };
    "rootgrad_network_import_onnx"(s) {
        let export = |path| unsafe { rootgrad_network_export_onnx(s.network, path, 0) };
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
            // A thread's first call keeps a record of some hundred bytes (arc-swap's), which is taken for granted.
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

    "rootgrad_network_tensor_count"(s) of_network!(s, rootgrad_network_tensor_count);
    "rootgrad_network_tensor"(s) {
        let network = s.network;
        fills(99, move |out, n| unsafe {
            rootgrad_network_tensor(network, 7, out, n, &mut 0, null_mut(), null_mut())
        })
    };
    "rootgrad_network_tensor_sizes"(s) {
        let network = s.network;
        fills(8, move |out, n| unsafe {
            rootgrad_network_tensor_sizes(network, 7, out, n, &mut 0)
        })
    };

    "rootgrad_forward_options_default"(_s)
        tells(|out| unsafe { rootgrad_forward_options_default(out) });
    "rootgrad_backward_options_default"(_s)
        tells(|out| unsafe { rootgrad_backward_options_default(out) });
    "rootgrad_differentiable_new"(s) {
        let network = s.shallow;
        makes(rootgrad_differentiable_free, move |out| unsafe {
            rootgrad_differentiable_new(network, 2, out)
        })
    };
    "rootgrad_differentiable_new: a transformer"(s) {
        let network = s.shallow_transformer;
        makes(rootgrad_differentiable_free, move |out| unsafe {
            rootgrad_differentiable_new(network, 1, out)
        })
    };
    "rootgrad_differentiable_free"(s) {
        let made = made(|out| unsafe { rootgrad_differentiable_new(s.shallow, 1, out) });
        Box::new(move || rootgrad_differentiable_free(made))
    };
    "rootgrad_differentiable_shape"(s) {
        let f = Passes::new(s);
        tells(move |out| unsafe { rootgrad_differentiable_shape(f.handle(), out, null_mut(), null_mut()) })
    };
    "rootgrad_differentiable_forward"(s) {
        let passes = Passes::new(s);
        makes(rootgrad_tape_free, move |out| passes.forward(out))
    };
    "rootgrad_differentiable_forward: without a tape"(s) {
        let passes = Passes::new(s);
        Box::new(move || passes.forward(null_mut()))
    };
    "rootgrad_differentiable_forward: once more"(s) {
        let passes = Passes::new(s);
        drop(passes.tape());
        makes(rootgrad_tape_free, move |out| passes.forward(out))
    };
    "rootgrad_differentiable_forward_f64"(s) {
        let passes = Passes::new(s);
        makes(rootgrad_tape_free, move |out| passes.forward_f64(out))
    };
    "rootgrad_tape_shape"(s) {
        let tape = Passes::new(s).tape();
        let nowhere = null_mut();
        tells(move |out| unsafe { rootgrad_tape_shape(tape.handle(), out, nowhere, nowhere, nowhere) })
    };
    "rootgrad_tape_backward"(s) {
        let passes = Passes::new(s);
        let tape = passes.tape();
        fills(passes.parameters.len() + passes.x.len(), move |out: *mut f32, _| unsafe {
            let (p, n, x) = (passes.parameters.as_ptr(), passes.parameters.len(), passes.x.as_ptr());
            let seed = (passes.seed.as_ptr(), passes.seed.len());
            let d_x = (out.add(n), passes.x.len());
            rootgrad_tape_backward(tape.handle(), p, n, x, seed.0, seed.1, out, d_x.0, d_x.1, null())
        })
    };
    "rootgrad_tape_backward: added to inputs"(s) {
        let passes = Passes::new(s);
        let tape = passes.tape();
        fills(passes.x.len(), move |out: *mut f32, n| unsafe {
            let options = made(|out| rootgrad_backward_options_default(out));
            let options = rootgrad_backward_options_t { add_inputs: 1, ..options };
            let (p, count) = (passes.parameters.as_ptr(), passes.parameters.len());
            let (x, seed) = (passes.x.as_ptr(), (passes.seed.as_ptr(), passes.seed.len()));
            let nowhere = null_mut();
            rootgrad_tape_backward(tape.handle(), p, count, x, seed.0, seed.1, nowhere, out, n, &options)
        })
    };
    "rootgrad_tape_backward_f64"(s) {
        let passes = Passes::new(s);
        let tape = passes.tape_f64();
        fills(passes.parameters.len(), move |out: *mut f64, n| unsafe {
            let [p, x, seed] = passes.double();
            let (seed, len) = (seed.as_ptr(), seed.len());
            let (p, x) = (p.as_ptr(), x.as_ptr());
            rootgrad_tape_backward_f64(tape.handle(), p, n, x, seed, len, out, null_mut(), 0, null())
        })
    };
    "rootgrad_tape_states"(s) {
        let passes = Passes::new(s);
        let tape = passes.tape();
        fills(passes.parameters.len(), move |out, n| unsafe {
            rootgrad_tape_states(tape.handle(), out, n)
        })
    };
    "rootgrad_tape_states_f64"(s) {
        let passes = Passes::new(s);
        let tape = passes.tape_f64();
        fills(passes.parameters.len(), move |out, n| unsafe {
            rootgrad_tape_states_f64(tape.handle(), out, n)
        })
    };
    "rootgrad_tape_free"(s) {
        let tape = Passes::new(s).tape();
        Box::new(move || {
            let status = rootgrad_tape_free(tape.handle());
            std::mem::forget(tape);
            status
        })
    };

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
        tells(|out| unsafe { rootgrad_train_options_default(out) });
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
        (options.loss, options.resume) = (1, 1);
        makes(rootgrad_history_free, move |out| unsafe {
            let (_target, _checkpoint) = (target, checkpoint);
            rootgrad_network_fit(network, data, data, &options, None, null_mut(), out)
        })
    };
    "rootgrad_history_summary"(s) {
        let history = s.history;
        tells(move |out| unsafe { rootgrad_history_summary(history, out) })
    };
    "rootgrad_history_epoch"(s) {
        let history = s.history;
        tells(move |out| unsafe { rootgrad_history_epoch(history, 0, out) })
    };
    "rootgrad_history_output_rmse"(s) {
        let history = s.history;
        fills(TARGETS, move |out, n| unsafe {
            rootgrad_history_output_rmse(history, out, n, &mut 0)
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
        labelled.iter_mut().skip(1).step_by(4).for_each(|label| *label = 0.0);
        fills(6003, move |out: *mut f64, _| unsafe {
            let (signal, background, threshold) = (out, out.add(2001), out.add(4002));
            let (rows, points) = (labelled.as_ptr(), &mut 0);
            let to = (signal, background, threshold);
            rootgrad_roc(rows, 2000, 0, 0, to.0, to.1, to.2, 2001, points, &mut 0.0)
        })
    };

    "rootgrad_text_load"(s) {
        let path = s.path("text");
        std::fs::write(path.to_str().unwrap(), &s.text_bytes).unwrap();
        makes(rootgrad_text_free, move |out| unsafe {
            rootgrad_text_load(path.as_ptr(), null(), out)
        })
    };
    "rootgrad_text_from_bytes"(s) {
        let (bytes, n) = (s.text_bytes.as_ptr().cast(), s.text_bytes.len());
        makes(rootgrad_text_free, move |out| unsafe {
            rootgrad_text_from_bytes(bytes, n, null(), out)
        })
    };
    "rootgrad_text_from_tokens"(_s) {
        let tokens: Vec<u16> = (0..9000).map(|i| i % 7).collect();
        makes(rootgrad_text_free, move |out| unsafe {
            rootgrad_text_from_tokens(tokens.as_ptr(), tokens.len(), 7, out)
        })
    };
    "rootgrad_text_size"(s) {
        let text = s.text;
        tells(move |out| unsafe { rootgrad_text_size(text, out, null_mut()) })
    };
    "rootgrad_text_free"(s) {
        let bytes = s.text_bytes.as_ptr().cast();
        let text = made(|out| unsafe { rootgrad_text_from_bytes(bytes, 900, null(), out) });
        Box::new(move || rootgrad_text_free(text))
    };

    "rootgrad_gpt2_config_named"(_s)
        tells(|out| unsafe { rootgrad_gpt2_config_named(c(c"124M"), out) });
    "rootgrad_gpt2_new"(_s) {
        let config = gpt2_config();
        makes(rootgrad_gpt2_free, move |out| unsafe { rootgrad_gpt2_new(&config, 2, out) })
    };
    "rootgrad_gpt2_free"(s) {
        let copy = made(|out| unsafe { rootgrad_gpt2_clone(s.gpt2, out) });
        Box::new(move || rootgrad_gpt2_free(copy))
    };
    "rootgrad_gpt2_clone"(s) {
        let gpt2 = s.gpt2;
        makes(rootgrad_gpt2_free, move |out| unsafe { rootgrad_gpt2_clone(gpt2, out) })
    };
    "rootgrad_gpt2_save"(s) {
        let (gpt2, path) = (s.gpt2, s.path("saved"));
        Box::new(move || unsafe { rootgrad_gpt2_save(gpt2, path.as_ptr()) })
    };
    "rootgrad_gpt2_save_llmc"(s) {
        let (gpt2, path) = (s.gpt2, s.path("saved.bin"));
        Box::new(move || unsafe { rootgrad_gpt2_save_llmc(gpt2, path.as_ptr(), 1) })
    };
    "rootgrad_gpt2_load"(s) {
        let path = s.file("gpt2", |path| unsafe { rootgrad_gpt2_save(s.gpt2, path) });
        makes(rootgrad_gpt2_free, move |out| unsafe { rootgrad_gpt2_load(path.as_ptr(), out) })
    };
    "rootgrad_gpt2_load: llm.c's"(s) {
        let save = |path| unsafe { rootgrad_gpt2_save_llmc(s.gpt2, path, 0) };
        let path = s.file("gpt2.bin", save);
        makes(rootgrad_gpt2_free, move |out| unsafe { rootgrad_gpt2_load(path.as_ptr(), out) })
    };
    "rootgrad_gpt2_load: Hugging Face's"(_s) makes(rootgrad_gpt2_free, |out| unsafe {
        rootgrad_gpt2_load(c(c"tests/reference/huggingface/shards"), out)
    });
    "rootgrad_gpt2_config"(s) {
        let gpt2 = s.gpt2;
        tells(move |out| unsafe { rootgrad_gpt2_config(gpt2, out) })
    };
    "rootgrad_gpt2_parameters"(s) {
        let gpt2 = s.gpt2;
        let count = made(|out| unsafe { rootgrad_gpt2_parameters(gpt2, null_mut(), 0, out) });
        fills(count, move |out, n| unsafe { rootgrad_gpt2_parameters(gpt2, out, n, &mut 0) })
    };
    "rootgrad_gpt2_set_tokenizer"(s) {
        let (gpt2, text) = (s.gpt2, s.text);
        Box::new(move || unsafe { rootgrad_gpt2_set_tokenizer(gpt2, text) })
    };
    "rootgrad_gpt2_has_tokenizer"(s) {
        let gpt2 = s.gpt2;
        tells(move |out| unsafe { rootgrad_gpt2_has_tokenizer(gpt2, out) })
    };
    "rootgrad_gpt2_evaluate"(s) {
        let (gpt2, text) = (s.gpt2, s.text);
        tells(move |out| unsafe {
            rootgrad_gpt2_evaluate(gpt2, text, 2, 16, 2, 2, out, null_mut())
        })
    };
    "rootgrad_gpt2_logits"(s) {
        let (gpt2, tokens) = (s.gpt2, vec![3; 32]);
        fills(32 * VOCABULARY, move |out, n| unsafe {
            rootgrad_gpt2_logits(gpt2, tokens.as_ptr(), 2, 16, 2, out, n)
        })
    };
    "rootgrad_gpt2_options_default"(_s)
        tells(|out| unsafe { rootgrad_gpt2_options_default(out) });
    "rootgrad_gpt2_fit_bytes"(_s) {
        let config = gpt2_config();
        tells(move |out| unsafe { rootgrad_gpt2_fit_bytes(&config, null(), out) })
    };
    "rootgrad_gpt2_fit"(s) {
        let (gpt2, text) = (s.gpt2, s.text);
        let (rows, checkpoint) = (s.path("steps.csv"), s.path("of a gpt2"));
        let options = s.gpt2_options(rows.as_ptr(), checkpoint.as_ptr());
        makes(rootgrad_gpt2_history_free, move |out| unsafe {
            let _paths = (rows, checkpoint);
            rootgrad_gpt2_fit(gpt2, text, null(), &options, None, null_mut(), out)
        })
    };
    "rootgrad_gpt2_fit: resumed, in bfloat16"(s) {
        let (gpt2, text) = (s.gpt2, s.text);
        let checkpoint = s.path("of a resumed gpt2");
        let mut options = s.gpt2_options(null(), checkpoint.as_ptr());
        (options.resume, options.precision, options.recompute) = (1, 1, 1);
        makes(rootgrad_gpt2_history_free, move |out| unsafe {
            let _checkpoint = checkpoint;
            rootgrad_gpt2_fit(gpt2, text, text, &options, None, null_mut(), out)
        })
    };
    "rootgrad_gpt2_history_summary"(s) {
        let history = s.gpt2_history;
        tells(move |out| unsafe { rootgrad_gpt2_history_summary(history, out) })
    };
    "rootgrad_gpt2_history_step"(s) {
        let history = s.gpt2_history;
        tells(move |out| unsafe { rootgrad_gpt2_history_step(history, 0, out) })
    };
    "rootgrad_gpt2_history_sample_count"(s) {
        let history = s.gpt2_history;
        tells(move |out| unsafe { rootgrad_gpt2_history_sample_count(history, out) })
    };
    "rootgrad_gpt2_history_sample"(s) {
        let history = s.gpt2_history;
        fills(99, move |out, n| unsafe {
            rootgrad_gpt2_history_sample(history, 0, &mut 0, out, n, &mut 0)
        })
    };
    "rootgrad_gpt2_history_free"(s) {
        let options = s.gpt2_options(null(), null());
        let made = made(|out| unsafe {
            rootgrad_gpt2_fit(s.gpt2, s.text, null(), &options, None, null_mut(), out)
        });
        Box::new(move || rootgrad_gpt2_history_free(made))
    };
    "rootgrad_gpt2_generate_options_default"(_s)
        tells(|out| unsafe { rootgrad_gpt2_generate_options_default(out) });
    "rootgrad_gpt2_generate"(s) {
        let (gpt2, n) = (s.gpt2, 500);
        let mut options = made(|out| unsafe { rootgrad_gpt2_generate_options_default(out) });
        (options.max_new_tokens, options.threads, options.top_k) = (3, 2, 5);
        let (tokens, lengths) = (vec![3; n], vec![1; n]);
        let mut counts = vec![0; n];
        fills(3 * n, move |out, len| unsafe {
            let (tokens, lengths, counts) = (tokens.as_ptr(), lengths.as_ptr(), counts.as_mut_ptr());
            let (options, user) = (&raw const options, null_mut());
            rootgrad_gpt2_generate(gpt2, tokens, lengths, n, options, None, user, out, len, counts)
        })
    };
    "rootgrad_gpt2_encode"(s) {
        let (gpt2, text) = (s.gpt2, s.text_bytes.clone());
        fills(text.len(), move |out, n| unsafe {
            rootgrad_gpt2_encode(gpt2, text.as_ptr().cast(), n, out, n, &mut 0)
        })
    };
    "rootgrad_gpt2_decode"(s) {
        let (gpt2, tokens) = (s.gpt2, vec![3; 9000]);
        fills(9000, move |out, n| unsafe {
            rootgrad_gpt2_decode(gpt2, tokens.as_ptr(), n, out, n, &mut 0)
        })
    };
    "rootgrad_network_import_pt2"(_s) {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/pt2/encoder.pt2\0");
        makes(rootgrad_network_free, move |out| unsafe {
            rootgrad_network_import_pt2(path.as_ptr().cast(), null(), out)
        })
    };
}
