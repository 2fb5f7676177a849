//! A function of the C ABI that fills a structure never writes more than its caller has memory for. A caller that was compiled with a
//! header of another version has a structure of another size, and is refused.

use rootgrad::ffi::*;
use std::ffi::CStr;
use std::ptr::null;

/// A function, with the library's size of its structure. The function is called with a size and memory.
struct Filling {
    name: &'static str,
    size: usize,
    call: fn(usize, *mut u64) -> i32,
}

/// One entry is `name(arguments before the size): the structure`.
macro_rules! fillings {
    ($($name:ident($($before:expr),*): $of:ty,)*) => {
        [$(Filling {
            name: stringify!($name),
            size: size_of::<$of>(),
            // SAFETY: the test gives more memory than any structure takes.
            call: |size, out| unsafe { $name($($before,)* size, out.cast::<$of>()) },
        },)*]
    };
}

fn fillings() -> [Filling; 22] {
    fillings![
        rootgrad_transformer_config_default(2, 3, 1): rootgrad_transformer_config_t,
        rootgrad_table_config_default(): rootgrad_table_config_t,
        rootgrad_forward_options_default(): rootgrad_forward_options_t,
        rootgrad_backward_options_default(): rootgrad_backward_options_t,
        rootgrad_train_options_default(): rootgrad_train_options_t,
        rootgrad_evaluate_options_default(): rootgrad_evaluate_options_t,
        rootgrad_folds_default(): rootgrad_folds_t,
        rootgrad_learning_rate_options_default(): rootgrad_learning_rate_options_t,
        rootgrad_learning_curve_options_default(): rootgrad_learning_curve_options_t,
        rootgrad_search_options_default(): rootgrad_search_options_t,
        rootgrad_gpt2_options_default(): rootgrad_gpt2_options_t,
        rootgrad_gpt2_generate_options_default(): rootgrad_gpt2_generate_options_t,
        rootgrad_gpt2_config_named(c"124M".as_ptr()): rootgrad_gpt2_config_t,
        rootgrad_transformer_config(null()): rootgrad_transformer_config_t,
        rootgrad_network_collection(null(), 0): rootgrad_collection_t,
        rootgrad_history_summary(null()): rootgrad_history_summary_t,
        rootgrad_history_epoch(null(), 0): rootgrad_epoch_t,
        rootgrad_report_figure(null(), 0): rootgrad_figure_t,
        rootgrad_report_series(null(), 0, 0): rootgrad_series_t,
        rootgrad_gpt2_config(null()): rootgrad_gpt2_config_t,
        rootgrad_gpt2_history_summary(null()): rootgrad_gpt2_summary_t,
        rootgrad_gpt2_history_step(null(), 0): rootgrad_gpt2_step_t,
    ]
}

const OK: i32 = 0;
const ARGUMENT: i32 = 1;
const UNTOUCHED: u64 = 0x5a5a_5a5a_5a5a_5a5a;

fn last_error() -> String {
    // SAFETY: a string of this thread's, which the next failure replaces.
    unsafe { CStr::from_ptr(rootgrad_last_error()) }.to_string_lossy().into_owned()
}

#[test]
fn a_structure_of_another_size_is_left_untouched() {
    for Filling { name, size, call } in fillings() {
        for other in [0, 8, size - 8, size - 1, size + 8, usize::MAX] {
            let mut memory = [UNTOUCHED; 128];
            assert_eq!(call(other, memory.as_mut_ptr()), ARGUMENT, "{name}({other})");
            assert_eq!(memory, [UNTOUCHED; 128], "{name}({other}) wrote");
            let message = last_error();
            let words = format!("struct_size is {other}; wanted {size}, the size of rootgrad_");
            assert!(message.contains(&words), "{name}: {message}");
        }
    }
}

#[test]
fn a_structure_of_the_right_size_is_filled_and_nothing_behind_it() {
    let mut filled = 0;
    for Filling { name, size, call } in fillings() {
        let mut memory = [UNTOUCHED; 128];
        let status = call(size, memory.as_mut_ptr());
        assert_eq!(memory[size.div_ceil(8)..], [UNTOUCHED; 128][size.div_ceil(8)..], "{name}");
        if name.ends_with("_default") || name.ends_with("_named") {
            assert_eq!(status, OK, "{name}: {}", last_error());
            assert!(!memory[..size / 8].contains(&UNTOUCHED), "{name} left a field");
            filled += 1;
        }
    }
    assert_eq!(filled, 13);
}

/// Checks that the list above is complete.
#[test]
fn every_function_of_the_header_that_fills_a_structure_is_tried() {
    let header = include_str!("../include/rootgrad/rootgrad.h");
    let functions = header.split("rootgrad_status_t rootgrad_").skip(1);
    let mut wanted: Vec<String> = functions
        .filter_map(|function| {
            let (name, rest) = function.split_once('(')?;
            let sized = rest.split_once(");")?.0.contains("size_t struct_size,");
            sized.then(|| format!("rootgrad_{name}"))
        })
        .collect();
    let mut tried: Vec<_> = fillings().iter().map(|it| it.name.to_owned()).collect();
    wanted.sort();
    tried.sort();
    assert_eq!(tried, wanted);
}
