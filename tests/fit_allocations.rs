//! After its first epoch, or a language model's first step, a fit does not allocate memory: not in a step, in
//! validation, for the metrics, or for a row of the history's file.

use std::alloc::{GlobalAlloc, Layout, System};
use std::sync::atomic::{AtomicU64, Ordering};

use rootgrad::data::{Column, Dataset, Text, Tokens};
use rootgrad::kernels::Activation;
use rootgrad::models::{Gpt2, Gpt2Config, MlpConfig, Network};
use rootgrad::train::gpt2::{self, Gpt2Options, Gpt2Step};
use rootgrad::train::{Epoch, Flow, Progress, TrainOptions, fit};

struct Counting;

static COUNT: AtomicU64 = AtomicU64::new(0);

// SAFETY: every call is passed on unchanged to the system's allocator.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        COUNT.fetch_add(1, Ordering::Relaxed);
        // SAFETY: the caller's promise.
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        // SAFETY: the caller's promise.
        unsafe { System.dealloc(pointer, layout) }
    }
}

#[global_allocator]
static ALLOCATOR: Counting = Counting;

/// One test, since allocations of another thread would be counted, too.
#[test]
fn epochs_and_steps_after_the_first_allocate_nothing() {
    networks();
    language_models();
}

fn language_models() {
    let directory = tempfile::tempdir().unwrap();
    let tokens = Tokens::new((0..5000_u32).map(|i| (i * i % 97) as u16).collect(), 97).unwrap();
    let text = Text::of_tokens(tokens);
    for threads in [1, 2] {
        let config =
            Gpt2Config { max_time: 32, layers: 2, heads: 2, channels: 32, ..Gpt2Config::M124 };
        let mut model = Gpt2::new(config.with_vocabulary(97), 1).unwrap();
        let options = Gpt2Options {
            steps: 12,
            sequence_length: 32,
            accumulation: 2,
            validate_every: 3,
            history: Some(directory.path().join("history.csv")),
            progress: Progress::Off,
            threads,
            ..Gpt2Options::default()
        };
        let mut counts = [0; 13];
        let mut note = |step: &Gpt2Step| {
            counts[step.step] = COUNT.load(Ordering::SeqCst);
            Ok(Flow::Continue)
        };
        gpt2::fit(&mut model, &text, None, &options, Some(&mut note)).unwrap();
        assert_eq!(counts[12] - counts[1], 0, "{threads} threads");
    }
}

fn networks() {
    let rows = 20_000usize;
    for outputs in [1, 3] {
        let x: Vec<f32> = (0..rows * 4).map(|i| ((i * i) as f32 * 0.37).sin()).collect();
        let classes = outputs.max(2);
        let target: Vec<f32> =
            x.chunks(4).map(|x| ((x[0] + 1.0) * 0.4999 * classes as f32).floor()).collect();
        let data = Dataset::borrowed(vec![Column::array("x", 4)], &x, &target, None).unwrap();
        for threads in [1, 2] {
            let config = MlpConfig {
                widths: vec![4, 32, 32, outputs],
                activation: Activation::Gelu,
                init: None,
                seed: 1,
            };
            let mut model = Network::new(config).unwrap();
            let options = TrainOptions {
                epochs: Some(4), // the list of epochs grows when it has its fifth
                batch_size: 200,
                clip_norm: Some(1.0),
                progress: Progress::Off,
                threads,
                ..TrainOptions::default()
            };
            let mut counts = [0; 5];
            let mut note = |epoch: &Epoch| {
                counts[epoch.epoch] = COUNT.load(Ordering::SeqCst);
                Ok(Flow::Continue)
            };
            fit(&mut model, &data, None, &options, Some(&mut note)).unwrap();
            let later = [counts[2] - counts[1], counts[3] - counts[2], counts[4] - counts[3]];
            assert_eq!(later, [0; 3], "{outputs} outputs, {threads} threads, 80 steps an epoch");
        }
    }
}
