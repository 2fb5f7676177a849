//! Table networks: the first fit chooses task and sizes; the result is an ordinary network.

use rootgrad::data::{Collection, Column, Dataset, MemoryLimit};
use rootgrad::exchange::ImportOptions;
use rootgrad::models::table::{Preset, TableConfig};
use rootgrad::models::{Config, Differentiable, Loss, Network, Output, StateOptions, Trainer};
use rootgrad::report::{EvaluateOptions, evaluate};
use rootgrad::selection::Ensemble;
use rootgrad::train::{Epoch, Flow, History, MissingValue, Optimizer, TrainOptions, auc, fit};

use crate::common::{Random, Rows, bits, predict, quiet, two_gaussians, two_gaussians_logit};

/// A few members of one narrow layer, for speed.
fn config() -> TableConfig {
    let (members, width, depth) = (Some(3), Some(12), Some(1));
    let (frequencies, dropout) = (Some(4), Some(0.1));
    TableConfig { members, width, depth, frequencies, dropout, seed: 5, ..TableConfig::default() }
}

fn table() -> Network {
    Network::new(config()).unwrap()
}

fn options() -> TrainOptions {
    TrainOptions { epochs: Some(2), ..quiet() }
}

fn fitted(rows: &Rows, options: &TrainOptions) -> (Network, History) {
    let mut net = table();
    let history = fit(&mut net, &rows.data(), None, options, None).unwrap();
    (net, history)
}

/// Rows of two features; `target` computes the targets from a number from 0 to 1.
fn rows(target: impl Fn(f64) -> Vec<f32>) -> Rows {
    let (mut random, mut rows) = (Random::new(3), Rows { features: 2, ..Rows::default() });
    for _ in 0..600 {
        let u = random.uniform();
        rows.x.extend([u as f32, random.normal() as f32]);
        rows.target.extend(target(u));
    }
    rows
}

fn classes(count: f64) -> Rows {
    rows(|u| vec![(u * count) as f32 as i32 as f32])
}

#[test]
fn the_first_fit_chooses_the_sizes_and_tells_them() {
    let mut net = table();
    assert_eq!((net.features(), net.outputs(), net.parameters().len()), (0, 0, 0));
    assert_eq!(net.summary(), "table network (balanced): the first fit chooses its sizes");
    let rows = two_gaussians(4000, 2.0, 1);
    let options = TrainOptions { epochs: Some(12), learning_rate: Some(8e-3), ..quiet() };
    let history = fit(&mut net, &rows.data(), None, &options, None).unwrap();
    assert_eq!((net.features(), net.outputs(), net.loss()), (2, 1, Some(Loss::BinaryCrossEntropy)));
    assert!(matches!(net.config(), Config::Composed(_)));
    let reported =
        "table network: 3 members of 1 layer of 12, 219 parameters, 12 epochs at a rate of 0.008";
    assert_eq!(history.notes, [reported]);
    for (name, value) in
        [("preset", "balanced"), ("members", "3"), ("width", "12"), ("dropout", "0.1")]
    {
        assert_eq!(net.metadata()[&format!("table.{name}")], value);
    }
    assert_eq!(net.metadata()["fit.schedule"], "cosine:0.05:0"); // as --schedule reads it
    let best: Vec<f32> = rows.x.chunks(2).map(|x| two_gaussians_logit(x, 2.0) as f32).collect();
    let best = auc(&best, &rows.target, None);
    let got = auc(&predict(&net, &rows), &rows.target, None);
    assert!(got > best - 0.01, "{got}, at best {best}");
    // A further fit continues with the present network.
    let history = fit(&mut net, &rows.data(), None, &options, None).unwrap();
    assert!(history.notes.is_empty(), "{:?}", history.notes);
    assert_eq!(net.metadata()["table.preset"], "balanced");
}

#[test]
fn presets_and_the_shape_choose_what_is_not_set() {
    let rows = two_gaussians(300, 2.0, 1);
    let mut net =
        Network::new(TableConfig { preset: Preset::Fast, ..TableConfig::default() }).unwrap();
    fit(&mut net, &rows.data(), None, &TrainOptions { epochs: Some(1), ..quiet() }, None).unwrap();
    let size = |name: &str| net.metadata()[&format!("table.{name}")].clone();
    assert_eq!([size("members"), size("width"), size("depth")], ["4", "64", "2"]);
    // 0.05 √(2000 · 2 / 240), for 240 rows that train.
    assert!((size("dropout").parse::<f64>().unwrap() - 0.2041).abs() < 1e-4, "{}", size("dropout"));
}

#[test]
fn targets_decide_between_classes_and_values() {
    let mse = Some(Loss::Mse);
    let softmax = Some(Loss::SoftmaxCrossEntropy);
    let values = rows(|u| vec![u as f32 * 7.0]);
    let pairs = rows(|u| vec![u as f32, 1.0 - u as f32]);
    let signs = rows(|u| vec![if u < 0.4 { -1.0 } else { 1.0 }]);
    let gaps = rows(|u| vec![(u * 3.0).floor() as f32 * 2.0]); // 0, 2, 4
    for (what, rows, set, loss, outputs, note) in [
        ("classes", &classes(2.0), None, Some(Loss::BinaryCrossEntropy), 1, ""),
        ("five", &classes(5.0), None, softmax, 5, "from 0 to 4, so they are 5 classes"),
        ("five values", &classes(5.0), mse, mse, 1, ""),
        ("gaps", &gaps, None, mse, 1, "so the fit is a regression"),
        ("gaps as classes", &gaps, softmax, softmax, 5, ""),
        ("values", &values, None, mse, 1, "so the fit is a regression"),
        ("huber", &values, Some(Loss::Huber(1.0)), Some(Loss::Huber(1.0)), 1, ""),
        ("pairs", &pairs, None, mse, 2, ""),
    ] {
        let (net, history) = fitted(rows, &TrainOptions { loss: set, ..options() });
        assert_eq!((net.loss(), net.outputs()), (loss, outputs), "{what}");
        let own = history.notes.iter().filter(|reported| reported.contains("loss(Loss::"));
        let own: Vec<&String> = own.collect();
        assert_eq!(own.len(), usize::from(!note.is_empty()), "{what}: {:?}", history.notes);
        assert!(own.iter().all(|reported| reported.contains(note)), "{what}: {own:?}");
        let out = predict(&net, rows);
        assert!(out.iter().all(|value| value.is_finite()), "{what}");
    }
    let refused = |net: &mut Network, rows: &Rows, loss| {
        let before = net.config().clone();
        let options = TrainOptions { loss, ..options() };
        let error = fit(net, &rows.data(), None, &options, None).unwrap_err();
        assert_eq!(*net.config(), before);
        error.to_string()
    };
    let reported = refused(&mut table(), &signs, None);
    assert!(reported.contains("train on `target > 0`"), "{reported}");
    let reported = refused(&mut table(), &values, softmax);
    assert!(reported.contains("wanted a class number"), "{reported}");
    let reported = refused(&mut table(), &rows(|u| vec![(u * 1e8) as f32]), softmax);
    assert!(reported.contains("wanted class numbers below 65536"), "{reported}");
    let mut set = Network::new(TableConfig { outputs: Some(4), ..config() }).unwrap();
    let reported = refused(&mut set, &classes(6.0), None);
    assert!(reported.contains("0 to 3: the network has 4 outputs"), "{reported}");
    fit(&mut set, &classes(3.0).data(), None, &options(), None).unwrap();
    assert_eq!(set.outputs(), 4);
}

/// Missing values are inputs of the graph: flags after the columns.
#[test]
fn missing_values_have_flags_that_are_saved_and_exported() {
    let mut rows = two_gaussians(2000, 2.0, 7);
    (0..2000).step_by(3).for_each(|row| rows.x[2 * row + 1] = -999.0);
    let missing = vec![MissingValue::of("x1", -999.0)];
    let options = TrainOptions { epochs: Some(3), missing, ..quiet() };
    let (net, history) = fitted(&rows, &options);
    assert_eq!((net.features(), net.layout().features(), net.missing().len()), (2, 3, 1));
    assert!(history.notes[1].contains("for the network: 'x1'"), "{:?}", history.notes);
    assert!(net.summary().starts_with("input        [*, 2] and a flag of missing values\n"));
    let scores = predict(&net, &rows);
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("net.safetensors");
    net.save(&path).unwrap();
    let loaded = Network::load(&path).unwrap();
    assert_eq!((bits(&loaded), loaded.missing()), (bits(&net), net.missing()));
    assert_eq!(predict(&loaded, &rows), scores);
    assert_eq!(predict(&net.clone(), &rows), scores);
    let path = folder.path().join("net.onnx");
    net.export_onnx(&path, Output::Raw).unwrap();
    let imported = Network::import_onnx(&path, &ImportOptions::default()).unwrap();
    for (a, b) in predict(&imported, &rows).iter().zip(&scores) {
        assert!((a - b).abs() < 1e-4, "{a} {b}");
    }
    // A missing value counts as the mean: another number in its place gives another score.
    let spread = net.spread().unwrap();
    assert!(spread.missing() == net.missing() && predict(&spread, &rows).iter().all(|&s| s > 0.0));
    // The same network with new weights, and a fit of it.
    let mut fresh = net.fresh(5).unwrap();
    assert_eq!(fresh.missing(), net.missing());
    fit(&mut fresh, &rows.data(), None, &options, None).unwrap();
    assert_eq!(bits(&fresh), bits(&net));
    // Without the option the first fit suggests it.
    let (_, history) = fitted(&rows, &TrainOptions { missing: vec![], ..options.clone() });
    assert!(
        history.notes.iter().any(|reported| reported.contains("missing")),
        "{:?}",
        history.notes
    );
    let unscaled = TrainOptions { standardize: false, ..options };
    let error = fit(&mut table(), &rows.data(), None, &unscaled, None).unwrap_err().to_string();
    assert!(error.contains("without a standardisation"), "{error}");
}

/// A category whose number has no meaning: each category has its own mean of the target, in no order.
fn categories(rows: usize) -> Rows {
    let (mut random, mut of) = (Random::new(11), Rows { features: 2, ..Rows::default() });
    for _ in 0..rows {
        let kind = (12.0 * random.uniform()).floor();
        let p = if [0, 2, 6, 8, 10].contains(&(kind as u32)) { 0.2 } else { 0.8 };
        of.x.extend([random.normal() as f32, kind as f32]);
        of.target.push(f32::from(random.uniform() < p));
    }
    of
}

#[test]
fn a_column_of_categories_has_an_embedding_that_is_saved_and_exported() {
    let rows = categories(4000);
    let options = TrainOptions { epochs: Some(6), ..quiet() };
    let (net, history) = fitted(&rows, &options);
    let reported = "the target jumps between neighbouring values of x1: it has also a piecewise linear embedding (knots(0) turns it off)";
    assert_eq!(history.notes[1], reported);
    assert_eq!(net.metadata()["table.embedded"], "x1");
    let weight = net.layout().tensors().iter().find(|of| of.name == "pieces.weight").unwrap();
    assert_eq!(weight.shape, [1, 8, 11]);
    // The best AUC is 0.794: five kinds with 0.2, seven with 0.8.
    let scores = predict(&net, &rows);
    let got = auc(&scores, &rows.target, None);
    assert!(got > 0.775, "{got}");
    let mut plain = Network::new(TableConfig { knots: Some(0), ..config() }).unwrap();
    let history = fit(&mut plain, &rows.data(), None, &options, None).unwrap();
    assert_eq!(history.notes.len(), 1);
    assert!(auc(&predict(&plain, &rows), &rows.target, None) < got - 0.02);
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("net.safetensors");
    net.save(&path).unwrap();
    assert_eq!(predict(&Network::load(&path).unwrap(), &rows), scores);
    let path = folder.path().join("net.onnx");
    net.export_onnx(&path, Output::Raw).unwrap();
    let imported = Network::import_onnx(&path, &ImportOptions::default()).unwrap();
    for (a, b) in predict(&imported, &rows).iter().zip(&scores) {
        assert!((a - b).abs() < 1e-4, "{a} {b}");
    }
    let again = TrainOptions { threads: 3, ..options.clone() };
    assert_eq!(bits(&fitted(&rows.permuted(4), &again).0), bits(&net));
    // Rows on disk are sampled too.
    let many = categories(40_000);
    let mut data = Dataset::new(vec![Column::array("x", 2)]).unwrap();
    data.limit_memory(MemoryLimit::new(1_000_000, None).unwrap()).unwrap();
    data.append(&many.x, 2, &many.target, None).unwrap();
    let options = TrainOptions { epochs: Some(1), ..options };
    let history = fit(&mut table(), &data, None, &options, None).unwrap();
    assert!(history.notes.iter().any(|note| note.contains("scratch file")), "{:?}", history.notes);
    assert!(
        history.notes.iter().any(|note| note.contains("has also a piecewise")),
        "{:?}",
        history.notes
    );
}

#[test]
fn fits_repeat_in_any_order_on_any_threads_and_resumed() {
    let rows = two_gaussians(1200, 1.0, 9);
    let options = TrainOptions { epochs: Some(4), batch_size: 64, threads: 1, ..quiet() };
    let (net, history) = fitted(&rows, &options);
    for threads in [2, 3] {
        let again = TrainOptions { threads, ..options.clone() };
        assert_eq!(bits(&fitted(&rows.permuted(threads as u64), &again).0), bits(&net));
    }
    let folder = tempfile::tempdir().unwrap();
    let checkpoint = Some(folder.path().join("table.safetensors"));
    let options = TrainOptions { checkpoint, resume: true, ..options };
    let mut stop = |epoch: &Epoch| Ok(if epoch.epoch == 2 { Flow::Stop } else { Flow::Continue });
    fit(&mut table(), &rows.data(), None, &options, Some(&mut stop)).unwrap();
    let (resumed, again) = fitted(&rows.permuted(9), &options);
    assert_eq!((bits(&resumed), again.notes), (bits(&net), history.notes));
    // The network is evaluated as any network.
    let report = evaluate(&net, &rows.data(), None, &EvaluateOptions::default()).unwrap();
    assert!(report.numbers["auc"] > 0.7);
}

#[test]
fn an_unfitted_one_is_refused_by_every_verb() {
    let (mut net, rows) = (table(), two_gaussians(200, 1.0, 1));
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name);
    let mut fitted = table();
    fit(&mut fitted, &rows.data(), None, &options(), None).unwrap();
    let sgd = Optimizer::Sgd { momentum: 0.0 };
    let state = StateOptions::default();
    let errors = [
        ("predict", net.predict(&rows.x, 2, &mut [0.0; 200], Output::Raw).err()),
        ("predict nothing", net.predict(&[], 0, &mut [], Output::Raw).err()),
        ("save", net.save(path("a")).err()),
        ("export_onnx", net.export_onnx(path("b"), Output::Raw).err()),
        ("export_header", net.export_header(path("c"), "net").err()),
        ("save_state", net.save_state(path("d"), &state).err()),
        ("load_state", net.load_state(path("d"), &state).err()),
        ("spread", net.spread().err()),
        ("take_part", net.take_part(&fitted, "head").err()),
        ("take_part of it", fitted.take_part(&net, "head").err()),
        ("differentiable", Differentiable::new(&net, 1).err()),
        ("trainer", Trainer::new(&net, Loss::Mse, sgd, 8).err()),
        ("evaluate", evaluate(&net, &rows.data(), None, &EvaluateOptions::default()).err()),
        ("ensemble", Ensemble::new(vec![net.clone(), net.clone()]).err()),
    ];
    for (verb, error) in errors {
        let reported = error.map(|error| error.to_string());
        let wanted = "the network is a table network before its first fit; wanted a fitted one: call fit first, which chooses the sizes \
                      from the rows and the columns";
        assert_eq!(reported.as_deref(), Some(wanted), "{verb}");
    }
    assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 0);
}

#[test]
fn jagged_columns_are_refused_with_what_takes_them() {
    let columns = vec![Column::scalar("met"), Column::array("jet_pt", 3)];
    let (x, target) = (vec![1.0; 40], [0.0, 1.0].repeat(5));
    let mut data = Dataset::new(columns).unwrap();
    let of = Collection { feature: 1, columns: 1, at_most: 3, sorted_by: None };
    data.set_collections(vec![of], rootgrad::data::Cut::default()).unwrap();
    data.append(&x, 4, &target, None).unwrap();
    let error = fit(&mut table(), &data, None, &options(), None).unwrap_err().to_string();
    let reported = "a column of a table network is 'jet_pt', which is jagged; wanted columns of one number per row";
    assert!(
        error.starts_with(reported) && error.contains("TableConfig().jagged(Jagged{16}, columns)"),
        "{error}"
    );
}

#[test]
fn the_largest_sizes_are_an_error() {
    let rows = two_gaussians(200, 1.0, 1);
    let most = Some(1 << 16);
    for config in [
        TableConfig { outputs: most, members: most, width: most, ..config() },
        TableConfig { members: most, width: most, frequencies: most, embedding: most, ..config() },
    ] {
        let mut net = Network::new(config.clone()).unwrap();
        let options = TrainOptions { loss: Some(Loss::SoftmaxCrossEntropy), ..options() };
        let error = fit(&mut net, &rows.data(), None, &options, None).unwrap_err();
        let of_size =
            matches!(error, rootgrad::Error::Memory { .. } | rootgrad::Error::Shape { .. });
        assert!(of_size && *net.config() == Config::Table(config), "{error}");
    }
}
