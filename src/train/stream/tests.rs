//! Fits of more rows than fit into memory.

use std::collections::HashMap;

use super::*;
use crate::data::{Column, InputScaling, MemoryLimit, shuffle};
use crate::error::Error;
use crate::kernels::Activation;
use crate::models::{Loss, MlpConfig, Network};
use crate::threads::Team;
use crate::train::divide::{self, Plan};
use crate::train::part::{Part, Source};
use crate::train::{History, Progress, Schedule, TrainOptions, fit};

const FEATURES: usize = 10;

/// Returns a number on [0, 1) that is determined by `i` and `k`.
fn noise(i: u32, k: u32) -> f32 {
    let mut z = (u64::from(i) << 32 | u64::from(k)).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    ((z ^ (z >> 31)) >> 40) as f32 / (1u32 << 24) as f32
}

/// Returns true if row `i` is signal: the first half of the rows is background, as if there were two files.
fn is_signal(i: u32, rows: u32) -> bool {
    i >= rows / 2
}

/// Returns rows of two classes, shifted against each other in all features, in the order of `order`.
fn data(rows: u32, order: &[u32], limit: Option<usize>, weighted: bool) -> Dataset<'static> {
    let mut data = Dataset::new(vec![Column::array("x", FEATURES)]).unwrap();
    if let Some(bytes) = limit {
        data.limit_memory(MemoryLimit::new(bytes, None).unwrap()).unwrap();
    }
    for part in order.chunks(700) {
        let signal = |i: u32| f32::from(is_signal(i, rows));
        let of = |i: u32| (0..FEATURES as u32).map(move |k| noise(i, k) + 0.12 * signal(i));
        let x: Vec<f32> = part.iter().flat_map(|&i| of(i)).collect();
        let target: Vec<f32> = part.iter().map(|&i| signal(i)).collect();
        let weight: Vec<f32> = part.iter().map(|&i| 0.5 + noise(i, 99)).collect();
        data.append(&x, FEATURES, &target, weighted.then_some(&weight[..])).unwrap();
    }
    assert_eq!(data.rows(), order.len());
    data
}

fn in_order(rows: u32) -> Vec<u32> {
    (0..rows).collect()
}

fn options() -> TrainOptions {
    TrainOptions { epochs: Some(2), progress: Progress::Off, ..TrainOptions::default() }
}

fn network(outputs: usize) -> Network {
    let widths = vec![FEATURES, 16, outputs];
    Network::new(MlpConfig { widths, activation: Activation::Relu, init: None, seed: 5 }).unwrap()
}

fn trained(data: &Dataset, options: &TrainOptions) -> (Vec<u32>, History) {
    let mut net = network(1);
    let history = fit(&mut net, data, None, options, None).unwrap();
    (net.parameters().iter().map(|p| p.to_bits()).collect(), history)
}

const MIB: usize = 1 << 20;
/// Number of rows that need several times 1 MiB.
const ROWS: u32 = 80_000;

#[test]
fn the_set_of_rows_alone_decides_whatever_order_and_threads() {
    let mut permuted = in_order(ROWS);
    shuffle(&mut permuted, 3, 0);
    let fits = [(in_order(ROWS), 1), (permuted.clone(), 2), (in_order(ROWS), 2)];
    let fits = fits.map(|(order, threads)| {
        let data = data(ROWS, &order, Some(MIB), true);
        assert!(data.rows_in_memory() < 30_000, "most rows are on disk");
        trained(&data, &TrainOptions { threads, ..options() })
    });
    for (parameters, history) in &fits[1..] {
        assert_eq!(*parameters, fits[0].0);
        let figures = |history: &History| {
            history.epochs.iter().map(|e| [e.train_loss, e.validation_metric]).collect::<Vec<_>>()
        };
        assert_eq!(figures(history), figures(&fits[0].1));
    }
    let note = fits[0].1.notes.iter().find(|note| note.contains("scratch file")).unwrap();
    let wanted = "80000 rows need 9 MB including the fit's own lists, more than memory = 1 MB: ";
    assert!(note.starts_with(wanted), "{note}");
}

#[test]
fn it_learns_what_a_fit_in_memory_learns() {
    let order = in_order(ROWS);
    let (_, held) = trained(&data(ROWS, &order, None, false), &options());
    for balance_classes in [false, true] {
        let options = TrainOptions { balance_classes, ..options() };
        let (_, streamed) = trained(&data(ROWS, &order, Some(MIB), false), &options);
        let (held, streamed) = (&held.epochs[1], &streamed.epochs[1]);
        for (name, a, b) in [
            ("loss", held.train_loss, streamed.train_loss),
            ("validation loss", held.validation_loss, streamed.validation_loss),
            ("area", held.train_metric, streamed.train_metric),
            ("validation area", held.validation_metric, streamed.validation_metric),
        ] {
            assert!((a - b).abs() < 0.01, "{name}: {a} in memory, {b} from disk");
        }
    }
}

/// Only the number of rows decides that they go to disk, and all of them go there.
#[test]
fn one_append_and_many_are_the_same() {
    let fits = MIB / (48 + 64); // rows of 12 values, and what a fit stores for each
    for rows in [fits as u32, fits as u32 + 1, 3 * fits as u32] {
        let order = in_order(rows);
        let many = data(rows, &order, Some(MIB), true);
        let whole = data(rows, &order, None, true);
        let mut one = Dataset::new(vec![Column::array("x", FEATURES)]).unwrap();
        one.limit_memory(MemoryLimit::new(MIB, None).unwrap()).unwrap();
        one.append(whole.x(), FEATURES, whole.target(), whole.weight()).unwrap();
        let mut late = data(rows, &order, None, true);
        late.limit_memory(MemoryLimit::new(MIB, None).unwrap()).unwrap();
        let is_held = rows as usize <= fits;
        for (name, rows_of) in [("many", &many), ("one", &one), ("late", &late)] {
            assert_eq!(rows_of.rows_in_memory() == rows as usize, is_held, "{name} of {rows}");
            assert_eq!(rows_of.rows(), rows as usize);
        }
        let wanted = trained(&many, &options()).0;
        assert_eq!(trained(&one, &options()).0, wanted);
        assert_eq!(trained(&late, &options()).0, wanted);
    }
}

#[test]
fn within_the_limit_nothing_changes() {
    let order = in_order(3000);
    let (parameters, history) = trained(&data(3000, &order, None, true), &options());
    let within = data(3000, &order, Some(64 * MIB), true);
    assert_eq!(within.rows_in_memory(), 3000);
    let got = trained(&within, &options());
    assert_eq!(got.0, parameters);
    assert_eq!(got.1.notes, history.notes);
}

/// Divides a data set that is mostly on disk.
fn parts<'d>(data: &'d Dataset<'d>, balance: bool) -> divide::Divided<'d> {
    let plan = Plan {
        fraction: 0.25,
        seed: 7,
        loss: Loss::BinaryCrossEntropy,
        balance,
        standardise: (true, false),
        scaling: InputScaling::Standard,
        missing: &[],
        sampled: false,
        validates: false,
    };
    divide::divide(data, &plan, &Team::new(2), &|| false).unwrap()
}

/// Returns every batch of a pass, as the rows' own first values and their classes.
fn batches(part: &Part, epoch: usize, batch: usize) -> Vec<Vec<(u32, f32)>> {
    let mut passes = part.passes().unwrap();
    // Another pass before, broken off in the middle.
    passes.begin_shuffled(1, 77, batch).unwrap();
    assert!(passes.next().unwrap().is_some());
    passes.begin_shuffled(1, epoch, batch).unwrap();
    let mut all = Vec::new();
    while let Some(block) = passes.next().unwrap() {
        for rows in block.rows.chunks(batch) {
            let row = |&row: &u32| {
                (block.data.row(row as usize)[0].to_bits(), block.data.target_of(row as usize)[0])
            };
            all.push(rows.iter().map(row).collect());
        }
    }
    all
}

#[test]
fn an_epoch_has_every_row_once_in_whole_batches() {
    let data = data(ROWS, &in_order(ROWS), Some(MIB), false);
    let divided = parts(&data, false);
    let (training, validation) = (divided.training, divided.validation.unwrap());
    assert_eq!(training.rows + validation.rows, ROWS as usize);
    // A binomial number: 20000 of 80000, σ = 122.
    assert!((19_500..20_500).contains(&validation.rows), "{}", validation.rows);
    let mut count: HashMap<u32, i32> = HashMap::new();
    let mut wanted: HashMap<u32, i32> = HashMap::new();
    for i in 0..ROWS {
        let value = noise(i, 0) + if is_signal(i, ROWS) { 0.12 } else { 0.0 };
        *wanted.entry(value.to_bits()).or_default() += 1;
    }
    let all = batches(&training, 0, 256);
    assert!(all[..all.len() - 1].iter().all(|batch| batch.len() == 256));
    assert_eq!(all.len(), training.rows.div_ceil(256));
    assert_ne!(batches(&training, 1, 256)[0], all[0], "another epoch, another order");
    assert_eq!(batches(&training, 0, 256), all);
    all.iter().flatten().for_each(|row| *count.entry(row.0).or_default() += 1);
    let mut passes = validation.passes().unwrap();
    for _ in 0..2 {
        passes.begin().unwrap();
        let mut rows = 0;
        while let Some(block) = passes.next().unwrap() {
            rows += block.rows.len();
        }
        assert_eq!(rows, validation.rows);
    }
    passes.begin().unwrap();
    while let Some(block) = passes.next().unwrap() {
        for &row in block.rows {
            *count.entry(block.data.row(row as usize)[0].to_bits()).or_default() += 1;
        }
    }
    assert_eq!(count, wanted);
}

/// The numbers of signal rows in batches are those of drawing without replacement, though the classes are stored one after the other.
#[test]
fn classes_mix_as_if_drawn_at_random() {
    let data = data(ROWS, &in_order(ROWS), Some(MIB), false);
    let training = parts(&data, false).training;
    let share = training.classes[1].rows as f64 / training.rows as f64;
    for (epoch, size) in [(0, 128), (1, 128), (2, 512)] {
        let all = batches(&training, epoch, size);
        let all = &all[..all.len() - 1];
        let variance = size as f64 * share * (1.0 - share);
        let of = |batch: &Vec<(u32, f32)>| batch.iter().filter(|row| row.1 == 1.0).count() as f64;
        let square = |batch| (of(batch) - size as f64 * share).powi(2) / variance;
        let chi2: f64 = all.iter().map(square).sum();
        // χ² over all batches: mean n, variance 2n; five standard deviations in both directions.
        let n = all.len() as f64;
        assert!((chi2 - n).abs() < 5.0 * (2.0 * n).sqrt(), "χ² = {chi2} of {n} batches of {size}");
        // Neighbouring batches are not correlated.
        let deviation = |batch| (of(batch) - size as f64 * share) / variance.sqrt();
        let pairs = all.windows(2).map(|pair| deviation(&pair[0]) * deviation(&pair[1]));
        let correlation = pairs.sum::<f64>() / n;
        assert!(correlation.abs() < 5.0 / n.sqrt(), "neighbours' correlation {correlation}");
    }
}

#[test]
fn standardisation_weights_and_marks_are_those_of_the_rows() {
    let data = data(ROWS, &in_order(ROWS), Some(MIB), true);
    let divided = parts(&data, true);
    let inputs = divided.inputs.unwrap();
    let (mut n, mut sums, mut squares) = (0.0, [0.0; FEATURES], [0.0; FEATURES]);
    let mut weights = [0.0; 2];
    let mut passes = divided.training.passes().unwrap();
    passes.begin().unwrap();
    while let Some(block) = passes.next().unwrap() {
        let balanced = block.balanced.unwrap();
        for &row in block.rows {
            n += 1.0;
            let values = block.data.row(row as usize).iter().zip(sums.iter_mut().zip(&mut squares));
            for (&value, (sum, square)) in values {
                *sum += f64::from(value);
                *square += f64::from(value).powi(2);
            }
            let class = block.data.target_of(row as usize)[0] as usize;
            weights[class] += f64::from(balanced[row as usize]);
        }
    }
    for k in 0..FEATURES {
        let mean = sums[k] / n;
        let scale = (squares[k] / n - mean * mean).sqrt();
        assert!((f64::from(inputs.mean[k]) - mean).abs() < 1e-6, "{} {mean}", inputs.mean[k]);
        assert!((f64::from(inputs.scale[k]) - scale).abs() < 1e-6, "{} {scale}", inputs.scale[k]);
    }
    assert!(weights.iter().all(|&weight| (weight / n - 0.5).abs() < 1e-5), "{weights:?} of {n}");
    assert!(divided.marks.is_empty());
    assert_eq!(divided.classes.iter().map(|class| class.rows).sum::<usize>(), ROWS as usize);
}

#[test]
fn regressions_and_given_validation_rows_stream_too() {
    let order = in_order(ROWS);
    let of = |limit| {
        let mut rows = Dataset::new(vec![Column::array("x", FEATURES)]).unwrap();
        if let Some(bytes) = limit {
            rows.limit_memory(MemoryLimit::new(bytes, None).unwrap()).unwrap();
        }
        for part in order.chunks(1000) {
            let x: Vec<f32> =
                part.iter().flat_map(|&i| (0..FEATURES as u32).map(move |k| noise(i, k))).collect();
            let target: Vec<f32> = x.chunks(FEATURES).map(|x| 100.0 * (x[0] - x[1])).collect();
            rows.append(&x, FEATURES, &target, None).unwrap();
        }
        rows
    };
    let options = TrainOptions { loss: Some(Loss::Mse), ..options() };
    let rmse = |data: Dataset, validation: Dataset| {
        let mut net = network(1);
        let history = fit(&mut net, &data, Some(&validation), &options, None).unwrap();
        let scale = net.target_standardisation().unwrap().scale[0];
        assert!((scale - 40.8).abs() < 0.5, "σ of 100 (x - y) is 100/√6: {scale}");
        history.epochs[1].validation_metric
    };
    let held = rmse(of(None), of(None));
    let streamed = rmse(of(Some(MIB)), of(Some(MIB)));
    assert!(held < 10.0 && (held - streamed).abs() < 0.1 * held, "{held} {streamed}");
}

#[test]
fn a_checkpoint_goes_on_as_if_never_stopped() {
    let rows = data(ROWS, &in_order(ROWS), Some(MIB), false);
    let options = || TrainOptions { schedule: Some(Schedule::Constant), ..options() };
    let (wanted, _) = trained(&rows, &TrainOptions { epochs: Some(3), ..options() });
    let folder = tempfile::tempdir().unwrap();
    let checkpoint = Some(folder.path().join("fit.safetensors"));
    let begun = TrainOptions { epochs: Some(1), checkpoint: checkpoint.clone(), ..options() };
    trained(&rows, &begun);
    let resumed = TrainOptions { epochs: Some(3), checkpoint, resume: true, ..options() };
    assert_eq!(trained(&rows, &resumed).0, wanted);
    // Another limit gives another order, and so another fit.
    let others = data(ROWS, &in_order(ROWS), Some(2 * MIB), false);
    let error = fit(&mut network(1), &others, None, &resumed, None).unwrap_err().to_string();
    assert!(error.starts_with("the data is "), "{error}");
}

#[test]
fn what_is_wrong_with_rows_is_reported_with_their_numbers() {
    let message = |change: &dyn Fn(usize, &mut [f32], &mut f32)| {
        let mut rows = Dataset::new(vec![Column::array("x", FEATURES)]).unwrap();
        rows.limit_memory(MemoryLimit::new(MIB, None).unwrap()).unwrap();
        for i in 0..ROWS as usize {
            let mut x: Vec<f32> = (0..FEATURES as u32).map(|k| noise(i as u32, k)).collect();
            let mut target = (i % 2) as f32;
            change(i, &mut x, &mut target);
            rows.append(&x, FEATURES, &[target], None).unwrap();
        }
        let mut net = network(1);
        let before = net.parameters().to_vec();
        let error = fit(&mut net, &rows, None, &options(), None).unwrap_err().to_string();
        assert_eq!(net.parameters(), before);
        error
    };
    let reported = message(&|i, x, _| x[3] = if i == 40_123 { f32::NAN } else { x[3] });
    assert!(reported.starts_with("column 'x[3]' is NaN at row 40123;"), "{reported}");
    let reported = message(&|i, _, t| *t = if i >= 50_001 { 2.5 } else { *t });
    assert!(
        reported.starts_with("target 'target' is 2.5 at row 50001, so this is no"),
        "{reported}"
    );
    let reported = message(&|_, _, t| *t = 1.0);
    assert!(
        reported.starts_with("target 'target' is 1 in all 80000 rows; a classifier"),
        "{reported}"
    );
}

#[test]
fn what_cannot_be_held_to_a_limit_is_reported() {
    let mut rows = Dataset::new(vec![Column::array("x", FEATURES)]).unwrap();
    let nowhere = std::env::temp_dir().join("rootgrad no such folder");
    rows.limit_memory(MemoryLimit::new(MIB, Some(nowhere)).unwrap()).unwrap();
    let (x, target) = (vec![0.5; 1000 * FEATURES], vec![1.0; 1000]);
    let error = (0..100).find_map(|_| rows.append(&x, FEATURES, &target, None).err()).unwrap();
    assert!(matches!(error, Error::Io { .. }), "{error}");
    let reported = error.to_string();
    assert!(
        reported.contains("rootgrad no such folder") && reported.contains("another folder"),
        "{reported}"
    );
    let held = rows.rows();
    assert!(rows.append(&x, FEATURES, &target, None).is_err());
    assert_eq!(rows.rows(), held, "a failed call changes nothing");

    let rows = data(ROWS, &in_order(ROWS), Some(MIB), false);
    trained(&rows, &options());
    let mut rows = rows;
    let reported = rows.append(&x, FEATURES, &target, None).unwrap_err().to_string();
    assert!(reported.contains("for more rows make a new data set"), "{reported}");

    // Equal rows are all in one bucket, which must fit into memory as a whole.
    let mut same = Dataset::new(vec![Column::array("x", FEATURES)]).unwrap();
    same.limit_memory(MemoryLimit::new(MIB, None).unwrap()).unwrap();
    let error = (0..100).find_map(|_| same.append(&x, FEATURES, &target, None).err()).unwrap();
    assert!(error.to_string().contains("too many to be mixed in a memory of 1 MB"), "{error}");

    let mut wide = Dataset::new(vec![Column::array("x", 100_000)]).unwrap();
    wide.limit_memory(MemoryLimit::new(MIB, None).unwrap()).unwrap();
    let row = vec![0.5; 100_000];
    let error = (0..9).find_map(|_| wide.append(&row, 100_000, &[1.0], None).err()).unwrap();
    assert!(error.to_string().contains("for rows as large as these"), "{error}");
}

#[test]
fn ctrl_c_before_the_first_step_leaves_the_rows_as_they_are() {
    let rows = data(ROWS, &in_order(ROWS), Some(MIB), false);
    let plan = Plan {
        fraction: 0.2,
        seed: 0,
        loss: Loss::BinaryCrossEntropy,
        balance: false,
        standardise: (true, false),
        scaling: InputScaling::Standard,
        missing: &[],
        sampled: false,
        validates: false,
    };
    // Interrupted at the n-th check, in the middle of the sorting and of the following pass.
    for n in [1, 7, 12, 15] {
        let looks = std::cell::Cell::new(0);
        let stop = || {
            looks.set(looks.get() + 1);
            looks.get() == n
        };
        let stopped = divide::divide(&rows, &plan, &Team::new(1), &stop);
        assert!(matches!(stopped, Err(Error::Interrupted(_))), "look {n}");
    }
    let mut rows = rows;
    let row = [0.5; FEATURES];
    let reported = rows.append(&row, FEATURES, &[1.0], Some(&[1.0])).unwrap_err().to_string();
    assert!(reported.contains("weight"), "{reported}");
    let reported = rows.append(&row, FEATURES, &[1.0], None).unwrap_err().to_string();
    assert!(reported.contains("make a new data set"), "a fit has begun to sort them: {reported}");
    let untouched = data(ROWS, &in_order(ROWS), Some(MIB), false);
    assert_eq!(trained(&rows, &options()).0, trained(&untouched, &options()).0);
    assert!(matches!(parts(&rows, false).training.source, Source::Streamed(_)));
}
