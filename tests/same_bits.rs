//! The same seed gives the same bits from Rust and through the C boundary, and on any number of threads.
//!
//! The fit is that of `tests/cpp/same_bits.hpp`, for which C++, Cling and PyROOT print the same number.
//! Suite `sanitizers` of `cargo xtask test` compares the output of this test with that of the C++ program.

use rootgrad::data::{Column, Dataset};
use rootgrad::ffi;
use rootgrad::kernels::Activation;
use rootgrad::models::{MlpConfig, Network, Output};
use rootgrad::train::{Progress, TrainOptions, fit};
use std::ptr;

const ROWS: usize = 4000;
const FEATURES: usize = 3;

/// Knuth's MMIX generator, as in `tests/cpp/sample.hpp`: uniform in [-1, 1), multiples of 2^-23.
fn next(state: &mut u64) -> f32 {
    *state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
    ((*state >> 40) as i64 - (1 << 23)) as f32 / 8_388_608.0
}

/// Features (N, 3), target (N), weight (N): a disc in a square.
fn disc() -> (Vec<f32>, Vec<f32>, Vec<f32>) {
    let (mut x, mut target, mut weight) = (Vec::new(), Vec::new(), Vec::new());
    let mut state = 1;
    for row in 0..ROWS {
        let [a, b, c] = [next(&mut state), next(&mut state), next(&mut state)];
        x.extend([a, b, c]);
        let [i, j] = [a, b].map(|value| (value * 8_388_608.0) as i64);
        target.push(if i * i + j * j < 1 << 45 { 1.0 } else { 0.0 });
        weight.push(if row % 2 == 0 { 1.0 } else { 0.5 });
    }
    (x, target, weight)
}

fn fnv1a(hash: u64, values: &[f32]) -> u64 {
    let bytes = values.iter().flat_map(|value| value.to_bits().to_le_bytes());
    bytes.fold(hash, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3))
}

fn hash(parameters: &[f32], logits: &[f32]) -> u64 {
    fnv1a(fnv1a(0xcbf2_9ce4_8422_2325, parameters), logits)
}

fn through_rust(threads: usize) -> u64 {
    let (x, target, weight) = disc();
    let config = MlpConfig {
        widths: vec![FEATURES, 24, 16, 1],
        activation: Activation::Gelu,
        init: None,
        seed: 42,
    };
    let mut net = Network::new(config).unwrap();
    let columns = ["a", "b", "c"].map(Column::scalar).to_vec();
    let data = Dataset::borrowed(columns, &x, &target, Some(&weight)).unwrap();
    let options = TrainOptions {
        epochs: Some(3),
        batch_size: 300,
        seed: 7,
        threads,
        progress: Progress::Off,
        ..TrainOptions::default()
    };
    fit(&mut net, &data, None, &options, None).unwrap();
    let mut logits = vec![0.0; ROWS];
    net.predict(&x, FEATURES, &mut logits, Output::Raw).unwrap();
    hash(net.parameters(), &logits)
}

fn through_c(threads: usize) -> u64 {
    let (x, target, weight) = disc();
    let widths = [FEATURES, 24, 16, 1];
    let names = [c"a".as_ptr(), c"b".as_ptr(), c"c".as_ptr()];
    let (mut net, mut data) = (ptr::null_mut(), ptr::null_mut());
    let mut options = std::mem::MaybeUninit::uninit();
    let mut count = 0;
    // SAFETY: every pointer leads to the stated number of values, and outlives the call.
    unsafe {
        let gelu = ffi::rootgrad_activation::Gelu as i32;
        assert_eq!(ffi::rootgrad_mlp_new(widths.as_ptr(), 4, gelu, 0, 42, &raw mut net), 0);
        assert_eq!(ffi::rootgrad_dataset_new(names.as_ptr(), ptr::null(), 3, &raw mut data), 0);
        let status = ffi::rootgrad_dataset_append(
            data,
            x.as_ptr(),
            ROWS,
            0,
            target.as_ptr(),
            weight.as_ptr(),
        );
        assert_eq!(status, 0);
        assert_eq!(
            ffi::rootgrad_train_options_default(
                size_of::<ffi::rootgrad_train_options_t>(),
                options.as_mut_ptr()
            ),
            0
        );
        let mut options: ffi::rootgrad_train_options_t = options.assume_init();
        (options.epochs, options.batch_size, options.seed) = (3, 300, 7);
        (options.threads, options.progress) = (threads, ffi::rootgrad_progress::Off as i32);
        let (none, nobody) = (ptr::null(), ptr::null_mut());
        let status = ffi::rootgrad_network_fit(
            net,
            data,
            none,
            &raw const options,
            None,
            nobody,
            ptr::null_mut(),
        );
        assert_eq!(status, 0);
        assert_eq!(ffi::rootgrad_network_parameter_count(net, &raw mut count), 0);
        let mut parameters = vec![0.0; count];
        assert_eq!(ffi::rootgrad_network_parameters(net, parameters.as_mut_ptr(), count), 0);
        let mut logits = vec![0.0; ROWS];
        let out = logits.as_mut_ptr();
        assert_eq!(
            ffi::rootgrad_network_predict(net, x.as_ptr(), ROWS, FEATURES, 0, out, ROWS, 0),
            0
        );
        assert_eq!(ffi::rootgrad_network_free(net), 0);
        assert_eq!(ffi::rootgrad_dataset_free(data), 0);
        hash(&parameters, &logits)
    }
}

#[test]
fn rust_and_c_and_any_number_of_threads_give_the_same_bits() {
    let bits = through_rust(1);
    println!("same_bits {bits:016x}");
    assert_eq!(through_rust(2), bits);
    assert_eq!(through_c(1), bits);
    assert_eq!(through_c(2), bits);
}
