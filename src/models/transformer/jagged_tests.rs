//! Transformers of rows that lack tokens, compared with those of complete rows: the same network, computed by other
//! code.

use super::*;
use crate::data::{Collection, Column, Cut, Dataset, Standardisation};
use crate::kernels::Activation;
use crate::models::{Absent, ExportOptions, MlpConfig, Network, Output};
use crate::train::{Schedule, TrainOptions, fit};

const WIDTH: usize = 3;

/// scale·sin(1.7 i + 0.3).
fn wave(n: usize, scale: f64) -> Vec<f32> {
    (0..n).map(|i| (scale * (1.7 * i as f64 + 0.3).sin()) as f32).collect()
}

fn config(length: usize, pool: Pool) -> TransformerConfig {
    let small = TransformerConfig::jagged(length, WIDTH, 2);
    TransformerConfig { layers: 2, heads: 2, channels: 8, pool, ..small }
}

/// A network in which all parameters matter, with a standardisation.
fn network(config: TransformerConfig) -> Network {
    let mut net = Network::new(config).unwrap();
    let wave = wave(net.parameters().len(), 0.2);
    net.parameters_mut().iter_mut().zip(wave).for_each(|(p, w)| *p += w);
    let places = net.features() / WIDTH;
    let of = |numbers: [f32; WIDTH]| numbers.iter().flat_map(|&n| vec![n; places]).collect();
    let (mean, scale) = (of([0.3, -0.2, 0.1]), of([0.5, 2.0, 1.5]));
    net.set_input_standardisation(Some(Standardisation { mean, scale })).unwrap();
    net
}

/// An event in a row of `length` places, with its tokens in the order of `order`.
fn row(length: usize, order: &[usize]) -> Vec<f32> {
    let all = wave(WIDTH * 8, 1.0);
    let mut row = vec![f32::NAN; WIDTH * length];
    for (place, &token) in order.iter().enumerate() {
        for p in 0..WIDTH {
            row[p * length + place] = all[WIDTH * token + p];
        }
    }
    row
}

fn predicted(net: &Network, x: &[f32]) -> [f32; 2] {
    let mut y = [0.0; 2];
    net.predict(x, x.len(), &mut y, Output::Raw).unwrap();
    y
}

fn bits(y: [f32; 2]) -> [u32; 2] {
    y.map(f32::to_bits)
}

const POOLS: [Pool; 3] = [Pool::Mean, Pool::Last, Pool::Class];

#[test]
fn a_row_without_some_tokens_is_one_of_a_shorter_transformer() {
    for (pool, causal) in POOLS.into_iter().flat_map(|pool| [(pool, false), (pool, true)]) {
        let jagged = network(TransformerConfig { causal, ..config(7, pool) });
        for count in 1..=7 {
            let plain = TransformerConfig { jagged: false, causal, ..config(count, pool) };
            let mut plain = network(plain);
            plain.parameters_mut().copy_from_slice(jagged.parameters());
            let order: Vec<usize> = (0..count).collect();
            let (got, wanted) =
                (predicted(&jagged, &row(7, &order)), predicted(&plain, &row(count, &order)));
            for (got, wanted) in got.iter().zip(wanted) {
                assert!(
                    (got - wanted).abs() < 2e-6 * wanted.abs().max(1.0),
                    "{pool} {causal} {count}: {got} {wanted}"
                );
            }
        }
    }
}

#[test]
fn more_places_change_no_bit_and_another_order_no_more_than_rounding() {
    for pool in POOLS {
        let of = |length| {
            let mut net = network(config(length, pool));
            net.parameters_mut().copy_from_slice(network(config(7, pool)).parameters());
            net
        };
        let seven = of(7);
        for order in [&[][..], &[3], &[0, 1, 2, 3], &[6, 5, 4, 3, 2, 1, 0]] {
            let wanted = predicted(&seven, &row(7, order));
            assert!(wanted.iter().all(|y| y.is_finite()), "{pool} {order:?}: {wanted:?}");
            for more in [8, 16, 31] {
                let got = predicted(&of(more), &row(more, order));
                assert_eq!(bits(got), bits(wanted), "{pool} {more} {order:?}");
            }
        }
        if pool == Pool::Last {
            continue;
        }
        let wanted = predicted(&seven, &row(7, &[0, 1, 2, 3, 4]));
        for order in [[4, 3, 2, 1, 0], [2, 0, 4, 1, 3]] {
            for (got, wanted) in predicted(&seven, &row(7, &order)).iter().zip(wanted) {
                assert!((got - wanted).abs() < 1e-5, "{pool} {order:?}: {got} {wanted}");
            }
        }
    }
}

/// Rows with `counts` tokens each. The target is 1 if the first number of the largest token is above its mean.
fn events(rows: usize, counts: impl Fn(usize) -> usize, length: usize) -> (Vec<f32>, Vec<f32>) {
    let mut x = vec![f32::NAN; rows * WIDTH * length];
    let mut target = vec![0.0; rows];
    for (number, row) in x.chunks_exact_mut(WIDTH * length).enumerate() {
        let noise = |i: usize| ((number * 131 + i * 37) as f64 * 0.7).sin() as f32;
        for token in 0..counts(number) {
            for p in 0..WIDTH {
                row[p * length + token] = noise(token * WIDTH + p);
            }
        }
        target[number] = f32::from(u8::from((0..counts(number)).any(|t| noise(t * WIDTH) > 0.9)));
    }
    (x, target)
}

fn fitted(config: TransformerConfig, (x, target): &(Vec<f32>, Vec<f32>)) -> (Network, f64) {
    let config = TransformerConfig { outputs: 1, seed: 5, ..config };
    let columns: Vec<_> =
        ["pt", "eta", "phi"].map(|name| Column::array(name, config.length)).into();
    let mut data = Dataset::borrowed(columns, x, target, None).unwrap();
    let mut net = Network::new(config).unwrap();
    data.set_collections(net.collections().to_vec(), Cut::default()).unwrap();
    let options = TrainOptions {
        epochs: Some(3),
        batch_size: 32,
        validation_fraction: 0.0,
        learning_rate: Some(1e-3),
        schedule: Some(Schedule::Constant),
        ..TrainOptions::default()
    };
    let history = fit(&mut net, &data, None, &options, None).unwrap();
    (net, history.epochs.last().unwrap().train_loss)
}

#[test]
fn a_fit_is_that_of_the_tokens_that_are_there() {
    // Five tokens in each row: once as a transformer of five, whose gradient is other code, and once as one of up to
    // seven.
    let plain = TransformerConfig { jagged: false, ..config(5, Pool::Mean) };
    let (net, loss) = fitted(plain, &events(400, |_| 5, 5));
    let (jagged, of_jagged) = fitted(config(7, Pool::Mean), &events(400, |_| 5, 7));
    assert!((loss - of_jagged).abs() < 0.05 * loss, "{loss} {of_jagged}");
    let input = |net: &Network| {
        let s = net.input_standardisation().unwrap().clone();
        (s.mean[0], s.scale[0], s.mean[s.mean.len() - 1])
    };
    let ((a, b, c), (d, e, f)) = (input(&net), input(&jagged));
    assert!((a - d).abs() + (b - e).abs() + (c - f).abs() < 1e-6);
    // Any number of tokens, including none: the result does not depend on the number of places.
    let (a, loss) = fitted(config(7, Pool::Class), &events(400, |n| n % 8, 7));
    let (b, wider) = fitted(config(12, Pool::Class), &events(400, |n| n % 8, 12));
    assert!((loss - wider).abs() < 1e-5, "{loss} {wider}");
    let most = a.parameters().iter().zip(b.parameters()).map(|(a, b)| (a - b).abs());
    assert!(most.fold(0.0, f32::max) < 1e-3);
}

#[test]
fn files_keep_what_is_jagged() {
    let folder = tempfile::tempdir().unwrap();
    let events = events(200, |n| n % 5, 4);
    let (mut net, _) = fitted(config(4, Pool::Mean), &events);
    let collection = Collection { feature: 0, columns: WIDTH, at_most: 4, sorted_by: None };
    assert_eq!(net.collections(), [collection]);
    let summary = net.summary();
    assert!(summary.starts_with("input            [*, 3 columns of at most 4]\n"), "{summary}");
    let sorted = Collection { sorted_by: Some(1), ..collection };
    net.set_collections(vec![sorted]).unwrap();
    let file = folder.path().join("net.safetensors");
    net.save(&file).unwrap();
    let read = Network::load(&file).unwrap();
    assert_eq!((read.collections(), read.config()), (&[sorted][..], net.config()));
    let file = folder.path().join("net.onnx");
    net.export_onnx(&file, Output::Raw).unwrap();
    let imported = Network::import_onnx(&file, &Default::default()).unwrap();
    assert_eq!(imported.collections(), [sorted]);
    for row in events.0.chunks(12) {
        let mut y = [[0.0f32]; 3];
        for (net, y) in [&net, &read, &imported].into_iter().zip(&mut y) {
            net.predict(row, 12, y, Output::Raw).unwrap();
        }
        assert_eq!(y[0][0].to_bits(), y[1][0].to_bits());
        assert_eq!(y[0][0].to_bits(), y[2][0].to_bits());
    }
}

/// A row of an exported model: the entries, absent ones replaced by `pad`, and their marks.
fn marked(row: &[f32], absent: Absent, pad: f32) -> Vec<f32> {
    let is_there: Vec<bool> = row[..4].iter().map(|value| !value.is_nan()).collect();
    let padded = row.iter().map(|&value| if value.is_nan() { pad } else { value });
    match absent {
        Absent::Nan => row.to_vec(),
        Absent::Mask => padded.chain(is_there.iter().map(|&is| f32::from(u8::from(is)))).collect(),
        Absent::Count => {
            let count = is_there.iter().filter(|&&is| is).count();
            padded.chain([count as f32]).collect()
        }
    }
}

#[test]
fn exported_models_take_any_padding_with_a_mask_or_a_count() {
    let folder = tempfile::tempdir().unwrap();
    let events = events(200, |n| n % 5, 4);
    let (net, _) = fitted(config(4, Pool::Mean), &events);
    for (absent, input, more) in
        [(Absent::Nan, "NaN", 0), (Absent::Mask, "x_mask", 4), (Absent::Count, "x_count", 1)]
    {
        let file = folder.path().join("net.onnx");
        let options = ExportOptions { absent, ..ExportOptions::default() };
        net.export_onnx(&file, options).unwrap();
        let text = String::from_utf8_lossy(&std::fs::read(&file).unwrap()).into_owned();
        let reported = text.split("rootgrad.jagged").nth(1).unwrap();
        for part in [r#""axes":["row","column","entry"]"#, r#""columns":["pt","eta","phi"]"#] {
            assert!(reported.contains(part), "{reported}");
        }
        assert!(reported.contains(&format!(r#""at_most":4,"sorted_by":null,"absent":"{input}""#)));
        let imported = Network::import_onnx(&file, &Default::default()).unwrap();
        assert_eq!(imported.features(), 12 + more);
        if more > 0 {
            assert_eq!(imported.columns().last().unwrap().name, input);
        }
        for row in events.0.chunks(12) {
            let mut own = [0.0];
            net.predict(row, 12, &mut own, Output::Raw).unwrap();
            for pad in [0.0, -999.0, f32::MAX, f32::NAN] {
                let (row, mut score) = (marked(row, absent, pad), [0.0]);
                imported.predict(&row, row.len(), &mut score, Output::Raw).unwrap();
                assert_eq!(own[0].to_bits(), score[0].to_bits(), "{absent:?} {pad}");
            }
        }
    }
}

#[test]
fn networks_without_jagged_inputs_have_nothing_to_mark() {
    let config =
        MlpConfig { widths: vec![2, 1], activation: Activation::Gelu, init: None, seed: 1 };
    let options = ExportOptions { absent: Absent::Mask, ..ExportOptions::default() };
    let refused = Network::new(config).unwrap().export_onnx("none.onnx", options).unwrap_err();
    let wanted = "absent is mask; wanted nan: the network has no jagged input";
    assert!(refused.to_string().starts_with(wanted), "{refused}");
}

#[test]
fn jagged_columns_and_networks_that_want_them_belong_together() {
    let (x, target) = events(50, |n| n % 5, 4);
    let columns: Vec<_> = ["pt", "eta", "phi"].map(|name| Column::array(name, 4)).into();
    let mut data = Dataset::borrowed(columns, &x, &target, None).unwrap();
    let refused = |net: &mut Network, data: &Dataset| {
        let before = net.parameters().to_vec();
        let error = fit(net, data, None, &TrainOptions::default(), None).unwrap_err().to_string();
        assert_eq!(net.parameters(), before);
        error
    };
    let mut net = Network::new(config(4, Pool::Mean)).unwrap();
    let reported = refused(&mut net, &data);
    assert!(
        reported.contains("jagged columns is none; wanted 3 columns of at most 4"),
        "{reported}"
    );
    let mut plain =
        Network::new(TransformerConfig { jagged: false, ..config(4, Pool::Mean) }).unwrap();
    data.set_collections(net.collections().to_vec(), Cut::default()).unwrap();
    let reported = refused(&mut plain, &data);
    assert!(reported.contains("wanted none"), "{reported}");
    let mut torn = x.clone();
    torn[4] = 1.0; // the first row has no token, but its second column has one
    let columns = data.columns().to_vec();
    let mut torn = Dataset::borrowed(columns, &torn, &target, None).unwrap();
    torn.set_collections(net.collections().to_vec(), Cut::default()).unwrap();
    let reported = refused(&mut net, &torn);
    assert!(reported.contains("'pt[0]'") && reported.contains("row 0"), "{reported}");
    let patches = TransformerConfig { order: TokenOrder::Patches, ..config(4, Pool::Mean) };
    let reported = Network::new(patches).unwrap_err().to_string();
    assert!(reported.contains("order is patches; wanted columns"), "{reported}");
}
