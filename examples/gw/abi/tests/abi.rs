//! Tests the C functions: their results beside those of the Rust functions, and their refusals.

use rootgrad::threads::Team;
use rootgrad_gw::commands::{search, simulate};
use rootgrad_gw::detector::saved::Recipe;
use rootgrad_gw::detector::source::Source;
use rootgrad_gw::detector::training::Learner;
use rootgrad_gw_abi::*;
use std::ffi::CString;
use std::path::{Path, PathBuf};
use std::ptr::{null, null_mut};

mod common;
#[path = "../../tests/common/program.rs"]
mod program;
#[path = "../../tests/common/strain.rs"]
mod strain;
use common::{c, message, options};
use program::{folder, write};
use strain::{START, inject, noise};

const ARGUMENT: i32 = 1;
const SHAPE: i32 = 2;
const IO: i32 = 7;
const FORMAT: i32 = 8;
const NULL_POINTER: i32 = 13;
const HANDLE: i32 = 14;

/// Checks the status of a call and the text of its message.
fn refused(status: i32, wanted: i32, text: &str) {
    assert_eq!(status, wanted, "{}", message());
    assert!(message().contains(text), "{}\nwithout: {text}", message());
}

fn search_options() -> rootgrad_gw_search_options_t {
    let masses = [30.0, 45.0];
    let fast = options(rootgrad_gw_search_options_default);
    rootgrad_gw_search_options_t { masses, min_match: 0.8, slides: 4, progress: 0, ..fast }
}

/// Writes 32 s of noise of two detectors with a wave at 16 s that is 4 ms later in the second.
fn strain_files(dir: &Path) -> [PathBuf; 2] {
    [("H1", 11, 0.0, 12.0), ("L1", 12, 0.004, 10.0)].map(|(detector, seed, delay, snr)| {
        let mut strain = noise(detector, 32, 1024.0, seed);
        inject(&mut strain, 16.0 + delay, snr);
        let path = dir.join(format!("{detector}.hdf5"));
        write(&path, detector, START as i64, Some(1.0 / 1024.0), &strain.samples);
        path
    })
}

/// Compares all numbers of the C structs with the result of the Rust function.
#[test]
fn a_search_in_c_is_that_of_rust() {
    let dir = folder("abi-search");
    let [h, l] = strain_files(&dir);
    let mut found = null_mut();
    let given = search_options();
    let (first, second) = (c(&h), c(&l));
    // SAFETY: texts and options outlive the call.
    let status = unsafe { rootgrad_gw_search(first.as_ptr(), second.as_ptr(), &given, &mut found) };
    assert_eq!(status, 0, "{}", message());
    let mut view = std::mem::MaybeUninit::<rootgrad_gw_found_view_t>::uninit();
    // SAFETY: writable; written when the status is 0.
    let view = unsafe {
        assert_eq!(rootgrad_gw_found_view(found, size_of_val(&view), view.as_mut_ptr()), 0);
        view.assume_init()
    };
    let masses = Some((30.0, 45.0));
    let options = search::Options { masses, min_match: 0.8, slides: 4, ..Default::default() };
    let wanted = options.run([&h, &l]).unwrap();
    assert_eq!((view.time, view.background), (wanted.time, wanted.background));
    // SAFETY: the library's arrays, until the result is freed.
    let (candidates, chance) = unsafe {
        (
            std::slice::from_raw_parts(view.candidates, view.n_candidates),
            std::slice::from_raw_parts(view.chance, view.n_chance),
        )
    };
    assert!(chance == wanted.chance && candidates.len() == wanted.candidates.len());
    for (got, want) in candidates.iter().zip(&wanted.candidates) {
        let [a, b] = want.triggers;
        let ranking = f64::from(want.ranking);
        assert_eq!((got.gps, got.ranking, got.above), (want.gps, ranking, want.above));
        assert_eq!(
            (got.snr, got.chi),
            ([a.snr, b.snr].map(f64::from), [a.chi, b.chi].map(f64::from))
        );
        assert_eq!(got.delay, b.gps - a.gps);
        let rates = (got.per_year, (got.per_year_low, got.per_year_high));
        assert_eq!(rates, wanted.per_year(want));
    }
    let best = candidates[0];
    assert!((best.gps - START - 16.0).abs() < 3e-3 && (best.delay - 0.004).abs() < 2e-3);
    for (got, want) in view.triggers.iter().zip(&wanted.triggers) {
        let got = [got.accepted, got.by_chi, got.by_gate, got.by_quality];
        assert_eq!(got, [want.accepted, want.by_chi, want.by_gate, want.by_quality]);
    }
    assert_eq!(view.n_gates, wanted.gates.each_ref().map(Vec::len));
    assert_eq!(rootgrad_gw_found_free(found), 0);
    refused(rootgrad_gw_found_free(found), HANDLE, "found is not a live rootgrad_gw_found_t");
    assert_eq!(rootgrad_gw_found_free(null_mut()), 0);
}

#[test]
fn bad_arguments_of_a_search_are_refused() {
    let file = c("none.hdf5");
    let none = file.as_ptr();
    let search = |options: &rootgrad_gw_search_options_t| {
        let mut found = null_mut();
        // SAFETY: the text and the options outlive the call.
        let status = unsafe { rootgrad_gw_search(none, none, options, &mut found) };
        assert!(found.is_null());
        status
    };
    let good = search_options();
    type Options = rootgrad_gw_search_options_t;
    let cases: [(Options, i32, &str); 11] = [
        (good, IO, "cannot read 'none.hdf5'"),
        (Options { struct_size: 8, ..good }, ARGUMENT, "options.struct_size is 8; wanted"),
        (Options { systems: 2, ..good }, ARGUMENT, "systems is 2; wanted Heavy (0), Light (1)"),
        (Options { category: 4, ..good }, ARGUMENT, "category is 4; wanted 1, 2 or 3"),
        (Options { threshold: 1.0, ..good }, ARGUMENT, "threshold is 1; wanted 2 or more"),
        (Options { gate: f64::NAN, ..good }, ARGUMENT, "gate is NaN; wanted a number above 0"),
        (Options { min_match: 1.2, ..good }, ARGUMENT, "min_match is 1.2; wanted 0.5 to 0.995"),
        (Options { masses: [2.0, 3.0], ..good }, ARGUMENT, "masses is 2:3; wanted LOW:HIGH in 8"),
        (Options { progress: 2, ..good }, ARGUMENT, "progress is 2; wanted 0 or 1"),
        (Options { detector: none, ..good }, ARGUMENT, "masses is 30:45; wanted none"),
        (Options { threads: 1025, ..good }, ARGUMENT, "threads is 1025; wanted 0 to 1024"),
    ];
    for (options, status, text) in cases {
        refused(search(&options), status, text);
    }
    let mut found = null_mut();
    // SAFETY: a null pointer is an error.
    unsafe {
        refused(
            rootgrad_gw_search(null(), none, &good, &mut found),
            NULL_POINTER,
            "hanford is a null",
        );
        refused(rootgrad_gw_search(none, null(), &good, &mut found), NULL_POINTER, "livingston");
        refused(rootgrad_gw_search(none, none, null(), &mut found), NULL_POINTER, "options");
        refused(rootgrad_gw_search(none, none, &good, null_mut()), NULL_POINTER, "out");
        let (of, size) = (null(), size_of::<rootgrad_gw_found_view_t>());
        let mut view = std::mem::MaybeUninit::<rootgrad_gw_found_view_t>::uninit();
        refused(rootgrad_gw_found_view(of, size, view.as_mut_ptr()), NULL_POINTER, "found");
        refused(rootgrad_gw_found_view(of, 8, view.as_mut_ptr()), ARGUMENT, "struct_size is 8");
        refused(rootgrad_gw_search_options_default(8, null_mut()), NULL_POINTER, "out");
    }
}

/// Trains networks of one detector and of two for a second each, and compares the scores of simulated windows with those of the Rust function.
#[test]
fn scores_in_c_are_those_of_rust() {
    let dir = folder("abi-scores");
    for (network, detectors) in [(rootgrad_gw_network::Cnn, 1), (rootgrad_gw_network::Detector, 2)]
    {
        let file = dir.join(format!("{network:?}.txt"));
        let path = c(&file);
        let default = options(rootgrad_gw_train_options_default);
        let sizes = rootgrad_gw_train_options_t { epochs: 1, windows: 64, stock: 8, ..default };
        let given = rootgrad_gw_train_options_t {
            network: network as i32,
            detectors,
            masses: [40.0, 50.0],
            min_match: 0.9,
            bank_match: 0.8,
            progress: 0,
            ..sizes
        };
        // SAFETY: the text and the options outlive the call.
        assert_eq!(unsafe { rootgrad_gw_train(path.as_ptr(), &given) }, 0, "{}", message());
        let (recipe, made) = Recipe::read(&file).unwrap();
        assert_eq!((recipe.setting.detectors, recipe.setting.masses), (detectors, (40.0, 50.0)));
        let width = 1024 * detectors;
        let windows = windows(&recipe.source().unwrap(), 300);
        let wanted = made.model().logits(Team::alone(), &windows).unwrap();
        let (mut handle, mut sizes) = (null_mut(), [0, 0]);
        // SAFETY: all arrays outlive the calls.
        unsafe {
            assert_eq!(rootgrad_gw_detector_load(path.as_ptr(), &mut handle), 0);
            let [of, samples] = &mut sizes;
            assert_eq!(rootgrad_gw_detector_shape(handle, of, samples), 0);
        }
        assert_eq!(sizes, [detectors, 1024]);
        let bits = handle.addr();
        let scores = move |strain: &[f32], threads, logits: &mut [f32]| {
            let handle = std::ptr::without_provenance(bits); // (a pointer is not sent to threads)
            let (values, n) = (strain.len(), logits.len());
            // SAFETY: both arrays outlive the call.
            unsafe {
                let to = logits.as_mut_ptr();
                rootgrad_gw_detector_scores(handle, strain.as_ptr(), values, threads, to, n)
            }
        };
        let mut logits = vec![0.0; 300];
        for threads in [1, 2] {
            assert_eq!(scores(&windows, threads, &mut logits), 0);
            assert_eq!(logits, wanted, "{network:?} on {threads} threads");
        }
        // One by one, from two threads at once.
        std::thread::scope(|scope| {
            for half in [0..150, 150..300] {
                let (windows, wanted) = (&windows, &wanted);
                scope.spawn(move || {
                    for row in half {
                        let mut logit = [0.0];
                        let window = &windows[row * width..][..width];
                        assert_eq!(scores(window, 0, &mut logit), 0);
                        assert_eq!(logit[0], wanted[row], "{network:?}, window {row}");
                    }
                });
            }
        });
        let text = format!("strain has shape {} values; wanted {width}", width - 1);
        refused(scores(&windows[..width - 1], 1, &mut [0.0]), SHAPE, &text);
        refused(scores(&windows[..width], 5000, &mut [0.0; 2]), SHAPE, "for 2 windows");
        refused(scores(&windows[..2 * width], 5000, &mut [0.0; 2]), ARGUMENT, "threads is 5000");
        assert_eq!(rootgrad_gw_detector_free(handle), 0);
        refused(scores(&windows[..width], 1, &mut [0.0]), HANDLE, "it was freed already");
    }
}

/// Returns simulated windows of signals of SNR 8 in noise of variance 1.
fn windows(source: &Source, count: usize) -> Vec<f32> {
    use rootgrad_gw::detector::source::{Purpose, noise};
    let mut signals = source.signals(Purpose::Compare, 7, count);
    let width = source.setting().width();
    let mut hiss = vec![0.0; width];
    for (row, signal) in signals.chunks_exact_mut(width).enumerate() {
        use rand::SeedableRng;
        noise(&mut rand_xoshiro::Xoshiro256PlusPlus::seed_from_u64(row as u64), &mut hiss);
        signal.iter_mut().zip(&hiss).for_each(|(x, n)| *x = 8.0 * *x + n);
    }
    signals
}

#[test]
fn bad_detectors_are_refused() {
    let dir = folder("abi-detector");
    let load = |path: &Path| {
        let mut handle = null_mut();
        // SAFETY: the text outlives the call.
        let status = unsafe { rootgrad_gw_detector_load(c(path).as_ptr(), &mut handle) };
        assert!(handle.is_null());
        status
    };
    refused(load(&dir.join("none.txt")), IO, "cannot read '");
    std::fs::write(dir.join("other.txt"), "no network").unwrap();
    refused(load(&dir.join("other.txt")), FORMAT, "wanted a file of gw train");
    refused(load(Path::new("")), ARGUMENT, "file is empty");
    // SAFETY: a null pointer is an error.
    unsafe {
        refused(rootgrad_gw_detector_load(null(), null_mut()), NULL_POINTER, "out");
        let mut n = 0;
        refused(rootgrad_gw_detector_shape(null(), &mut n, &mut n), NULL_POINTER, "detector");
        let (at, to) = (null(), null_mut());
        let status = rootgrad_gw_detector_scores(std::ptr::without_provenance(8), at, 0, 1, to, 0);
        refused(status, HANDLE, "detector is not a live rootgrad_gw_detector_t handle");
    }
}

/// Compares the file with that of the Rust function, byte by byte but for the time that ROOT files contain.
#[test]
fn a_simulation_in_c_is_that_of_rust() {
    let dir = folder("abi-simulate");
    let default = options(rootgrad_gw_simulate_options_default);
    let rows = rootgrad_gw_simulate_options_t { train: 30, validation: 0, test: 0, ..default };
    let given = rootgrad_gw_simulate_options_t { seed: 5, threads: 2, progress: 0, ..rows };
    let path = c(dir.join("c.root"));
    // SAFETY: the text and the options outlive the call.
    let simulate = |given| unsafe { rootgrad_gw_simulate(path.as_ptr(), &given) };
    assert_eq!(simulate(given), 0, "{}", message());
    let (train, validation, test) = (Some(30), Some(0), Some(0));
    let options = simulate::Options { seed: 5, train, validation, test, ..Default::default() };
    options.run(&dir.join("rust.root")).unwrap();
    let column = |file: &str| -> Vec<f32> {
        let mut file = oxyroot::RootFile::open(dir.join(file)).unwrap();
        let tree = file.get_tree("train").unwrap();
        tree.branch("snr").unwrap().as_iter::<f32>().unwrap().collect()
    };
    assert!(column("c.root").len() == 30 && column("c.root") == column("rust.root"));
    type Options = rootgrad_gw_simulate_options_t;
    let cases: [(Options, &str); 6] = [
        (Options { train: 0, ..given }, "train, validation and test is 0; wanted some rows"),
        (Options { train_snr: [9.0, 4.0], ..given }, "train_snr is 9:4; wanted LOW:HIGH"),
        (Options { test_snr: [0.0, 4.0], test: 5, ..given }, "test_snr is 0:4; wanted LOW:HIGH"),
        (Options { test_signal_every: 0, test: 5, ..given }, "test_signal_every is 0"),
        (Options { spin: 0.1, ..given }, "spin is 0.1; wanted 0: the waveforms of heavy"),
        (Options { systems: 1, test: 5, ..given }, "systems is light; wanted bank = false with it"),
    ];
    std::fs::remove_file(dir.join("c.root")).unwrap();
    for (options, text) in cases {
        refused(simulate(options), ARGUMENT, text);
    }
    assert_eq!(std::fs::read_dir(&dir).unwrap().count(), 1, "nothing is left of what failed");
}

#[test]
fn bad_options_of_training_and_whitening_are_refused() {
    let dir = folder("abi-options");
    let path = c(dir.join("x.txt"));
    type Train = rootgrad_gw_train_options_t;
    let good = Train { progress: 0, ..options(rootgrad_gw_train_options_default) };
    let cases: [(Train, &str); 9] = [
        (
            Train { network: 3, ..good },
            "network is 3; wanted Detector (0), Cnn (1), Transformer (2)",
        ),
        (Train { preset: -1, ..good }, "preset is -1; wanted Small (0), Medium (1), Full (2)"),
        (Train { reserved: 1, ..good }, "options.reserved is 1"),
        (Train { detectors: 3, ..good }, "detectors is 3; wanted 1 or 2"),
        (Train { snr: [9.0, 4.0], ..good }, "snr is 9:4"),
        (Train { bank_match: 0.1, ..good }, "bank_match is 0.1; wanted 0.5 to 0.995"),
        (Train { epochs: 0, ..good }, "epochs is 0; wanted at least 1"),
        (Train { stock: 0, ..good }, "stock is 0; wanted at least 1"),
        (Train { rate: 0.0, ..good }, "rate is 0; wanted a number above 0"),
    ];
    for (options, text) in cases {
        // SAFETY: the text and the options outlive the call.
        refused(unsafe { rootgrad_gw_train(path.as_ptr(), &options) }, ARGUMENT, text);
    }
    let [h, l] = strain_files(&dir).map(c);
    type Whiten = rootgrad_gw_whiten_options_t;
    let good = options(rootgrad_gw_whiten_options_default);
    // SAFETY: the texts and the options outlive the call.
    let whiten = |output: &CString, options| unsafe {
        rootgrad_gw_whiten(h.as_ptr(), l.as_ptr(), output.as_ptr(), &options)
    };
    let start = Whiten { start: 1000.0, ..good };
    refused(whiten(&path, start), ARGUMENT, "start is 1000; wanted duration with it");
    refused(whiten(&path, Whiten { step: 0, ..good }), ARGUMENT, "step is 0; wanted at least 1");
    refused(whiten(&h, good), ARGUMENT, "output is '");
    assert!(!dir.join("x.txt").exists(), "nothing is left of what failed");
    assert_eq!(whiten(&path, Whiten { start: 1004.0, duration: 20.0, ..good }), 0, "{}", message());
    let mut file = oxyroot::RootFile::open(dir.join("x.txt")).unwrap();
    let gps = file.get_tree("strain").unwrap();
    let gps: Vec<f64> = gps.branch("gps").unwrap().as_iter::<f64>().unwrap().collect();
    assert_eq!((gps[0], gps.len()), (1005.0, 18 * 1024), "the filter spoils a second at each end");
}

#[test]
fn the_version_is_checked() {
    let part = |text: &str| text.parse::<u32>().unwrap();
    let version = [env!("CARGO_PKG_VERSION_MAJOR"), env!("CARGO_PKG_VERSION_MINOR")].map(part);
    assert_eq!(rootgrad_gw_check_version(version[0], version[1], 0), 0);
    refused(rootgrad_gw_check_version(version[0] + 1, 0, 0), 9, "header is version");
}
