//! The same set of rows and the same seed give the same bits.

use rootgrad::kernels::optimizer::Optimizer;
use rootgrad::train::{History, Loss, Schedule, TrainOptions, fit};

use crate::common::{Rows, bits, net, quiet, two_gaussians};

/// A history without its times.
fn figures(history: &History) -> Vec<[u64; 5]> {
    let row = |e: &rootgrad::train::Epoch| {
        [e.train_loss, e.validation_loss, e.train_metric, e.validation_metric, e.learning_rate]
            .map(f64::to_bits)
    };
    history.epochs.iter().map(row).collect()
}

fn fitted(rows: &Rows, options: &TrainOptions) -> (Vec<u32>, Vec<[u64; 5]>, usize) {
    let mut model = net(&[2, 24, 24, 1], 5);
    let history = fit(&mut model, &rows.data(), None, options, None).unwrap();
    (bits(&model), figures(&history), history.best_epoch)
}

fn weighted() -> Rows {
    let mut rows = two_gaussians(3001, 1.0, 21);
    rows.weight = Some((0..3001).map(|i| 0.5 + (i % 5) as f32).collect());
    rows
}

#[test]
fn row_order_and_threads_do_not_matter() {
    let rows = weighted();
    // 700 rows are six pieces; 3001 rows leave a last batch of another size.
    for (batch_size, loss) in [(64, None), (700, None), (700, Some(Loss::Mse))] {
        let options = TrainOptions {
            epochs: Some(3),
            batch_size,
            loss,
            clip_norm: Some(0.5),
            threads: 1,
            ..quiet()
        };
        let first = fitted(&rows, &options);
        for threads in [1, 2, 3, 8] {
            let options = TrainOptions { threads, ..options.clone() };
            let again = fitted(&rows.permuted(threads as u64), &options);
            assert!(first == again, "batch {batch_size}, {loss:?}, {threads} threads");
        }
    }
}

#[test]
fn repeated_rows_in_another_order_too() {
    // Rows that differ only in the weight, and identical rows.
    let mut rows = weighted();
    for row in 0..500 {
        rows.take(&rows.clone(), row);
        rows.take(&rows.clone(), row);
        rows.weight.as_mut().unwrap()[3001 + 2 * row] += 1.0;
    }
    let options = TrainOptions { epochs: Some(2), ..quiet() };
    assert!(fitted(&rows, &options) == fitted(&rows.permuted(77), &options));
}

#[test]
fn what_should_matter_does() {
    let rows = weighted();
    let options = TrainOptions { epochs: Some(2), ..quiet() };
    let first = fitted(&rows, &options);
    assert!(first == fitted(&rows, &options));
    let others = [
        TrainOptions { seed: 1, ..options.clone() },
        TrainOptions { batch_size: 255, ..options.clone() },
        TrainOptions { weight_decay: Some(0.0), ..options.clone() },
        TrainOptions { clip_norm: Some(1e-3), ..options.clone() },
        TrainOptions { optimizer: Optimizer::Sgd { momentum: 0.0 }, ..options.clone() },
        TrainOptions {
            schedule: Some(Schedule::Cosine { warmup_fraction: 0.1, final_fraction: 0.0 }),
            ..options.clone()
        },
        TrainOptions { standardize: false, ..options.clone() },
        TrainOptions { validation_fraction: 0.1, ..options.clone() },
    ];
    for other in others {
        assert!(first.0 != fitted(&rows, &other).0, "{other:?}");
    }
    let mut fewer = rows.clone();
    fewer.weight = None;
    assert!(first.0 != fitted(&fewer, &options).0);
}

#[test]
fn the_learning_rate_of_each_epoch_is_reported() {
    let rows = weighted();
    let schedule = Schedule::Step { every_epochs: 2, factor: 0.1 };
    let options = TrainOptions {
        epochs: Some(4),
        schedule: Some(schedule),
        learning_rate: Some(0.01),
        ..quiet()
    };
    let mut model = net(&[2, 4, 1], 5);
    let history = fit(&mut model, &rows.data(), None, &options, None).unwrap();
    let rates: Vec<f64> = history.epochs.iter().map(|e| e.learning_rate).collect();
    for (got, wanted) in rates.iter().zip([0.01, 0.01, 0.001, 0.001]) {
        assert!((got / wanted - 1.0).abs() < 1e-6, "{rates:?}");
    }
}
