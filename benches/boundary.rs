//! Times the overhead of the C interface per call: `cargo bench --bench boundary`.
//!
//! Compares one row through a predictor's handle with the same row through [`Network::predict`], in paired rounds. Prints
//! medians of the thread's processor time, which does not depend on other load on the machine.

use rootgrad::ffi;
use rootgrad::kernels::Activation;
use rootgrad::models::{MlpConfig, Network, Output};
use std::hint::black_box;
use std::ptr;
use std::time::Duration;

const CALLS: u32 = 20_000;
const ROUNDS: usize = 101;

/// Returns the processor time of this thread.
fn processor_time() -> Duration {
    let mut now = libc::timespec { tv_sec: 0, tv_nsec: 0 };
    // SAFETY: `now` is valid for writing.
    let status = unsafe { libc::clock_gettime(libc::CLOCK_THREAD_CPUTIME_ID, &raw mut now) };
    assert_eq!(status, 0);
    Duration::new(now.tv_sec as u64, now.tv_nsec as u32)
}

fn nanoseconds(mut call: impl FnMut()) -> f64 {
    let start = processor_time();
    for _ in 0..CALLS {
        call();
    }
    (processor_time() - start).as_secs_f64() * 1e9 / f64::from(CALLS)
}

fn median(mut values: Vec<f64>) -> f64 {
    values.sort_by(f64::total_cmp);
    values[values.len() / 2]
}

fn main() {
    for widths in [vec![1, 1], vec![4, 16, 1]] {
        let (features, shown) = (widths[0], format!("{widths:?}"));
        let activation = Activation::Relu;
        let config = MlpConfig { widths: widths.clone(), activation, init: None, seed: 1 };
        let net = Network::new(config).unwrap();
        let (mut mlp, mut predictor) = (ptr::null_mut(), ptr::null_mut());
        let relu = ffi::rootgrad_activation::Relu as i32;
        // SAFETY: every pointer leads to as many values as its length says.
        unsafe {
            let n = widths.len();
            assert_eq!(ffi::rootgrad_mlp_new(widths.as_ptr(), n, relu, 0, 1, &raw mut mlp), 0);
            assert_eq!(ffi::rootgrad_predictor_new(mlp, 0, &raw mut predictor), 0);
        }
        let x = vec![0.5; features];
        let (mut direct, mut through, mut difference) = (Vec::new(), Vec::new(), Vec::new());
        for _ in 0..ROUNDS {
            let mut out = [0.0];
            let rust = nanoseconds(|| {
                net.predict(black_box(&x), features, black_box(&mut out), Output::Raw).unwrap();
            });
            let c = nanoseconds(|| {
                let out = black_box(&mut out).as_mut_ptr();
                // SAFETY: x has one row, out one value.
                let status = unsafe {
                    ffi::rootgrad_predictor_predict(
                        black_box(predictor),
                        black_box(&x).as_ptr(),
                        1,
                        features,
                        0,
                        out,
                        1,
                    )
                };
                assert_eq!(status, 0);
            });
            direct.push(rust);
            through.push(c);
            difference.push(c - rust);
        }
        println!(
            "{shown}: Rust {:.1} ns, through C {:.1} ns, the boundary {:.1} ns a call",
            median(direct),
            median(through),
            median(difference)
        );
        assert_eq!(ffi::rootgrad_predictor_free(predictor), 0);
        assert_eq!(ffi::rootgrad_network_free(mlp), 0);
    }
}
