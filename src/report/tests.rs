//! Reports whose numbers are known: networks whose output is one of their inputs.

mod options;
mod spread;

use super::*;
use crate::data::Column;
use crate::evaluate::{Merit, s_over_root_s_plus_b};
use crate::kernels::Activation;
use crate::models::{Loss, MlpConfig};
use crate::train::TrainOptions;

/// A linear network of `outputs` outputs, the k-th of which is the k-th input.
fn identity(inputs: usize, outputs: usize, loss: Loss) -> Network {
    let config = MlpConfig {
        widths: vec![inputs, outputs],
        activation: Activation::Identity,
        init: None,
        seed: 1,
    };
    let mut network = Network::new(config).unwrap();
    let parameters = network.parameters_mut();
    parameters.fill(0.0);
    (0..outputs).for_each(|k| parameters[k * outputs + k] = 1.0); // (inputs, outputs)
    network.set_loss(Some(loss));
    network
}

fn columns(names: &[&str]) -> Vec<Column> {
    names.iter().map(|&name| Column::scalar(name)).collect()
}

/// Numbers on [0, 1): fractions of multiples of the golden section, which fill it evenly.
fn even(i: usize) -> f32 {
    (i as f64 * 0.618_033_988_749_894_9).fract() as f32
}

/// Rows of (score, noise): scores of signal are uniform on [0, 1), of background on [-1/2, 1/2). So the area is 7/8.
fn binary(rows: usize, further: &[&str]) -> Dataset<'static> {
    binary_apart(rows, 0.5, further)
}

/// The same, with scores of background on [-apart, 1 - apart).
fn binary_apart(rows: usize, apart: f32, further: &[&str]) -> Dataset<'static> {
    let names: Vec<&str> = ["is_signal"].iter().chain(further).copied().collect();
    let mut data =
        Dataset::new(columns(&["score", "noise"])).unwrap().with_names(&names[..], "w").unwrap();
    for i in 0..rows {
        let signal = i % 2 == 0;
        let u = even(i / 2);
        let score = if signal { u } else { u - apart };
        let mut target = vec![f32::from(u8::from(signal))];
        target.extend(further.iter().map(|&name| match name {
            "half" => 0.5 * score,
            "turned" => -score,
            "mass" => 100.0 * score,
            _ => even(7919 * i),
        }));
        data.append(&[score, even(31 * i)], 2, &target, None).unwrap();
    }
    data
}

fn quick() -> EvaluateOptions<'static> {
    EvaluateOptions { permutations: 2, gradient_points: 4, ..EvaluateOptions::default() }
}

fn section<'r>(report: &'r Report, name: &str) -> &'r Section {
    let found = report.sections.iter().find(|section| section.name == name);
    found.unwrap_or_else(|| panic!("no section {name}"))
}

#[test]
fn areas_cuts_and_scores_are_those_of_even_scores() {
    let network = identity(2, 1, Loss::BinaryCrossEntropy);
    let data = binary(4000, &[]);
    let report = evaluate(&network, &data, None, &quick()).unwrap();
    let number = |name: &str| report.number(name).unwrap();
    // P(s > b) for s on [0, 1), b on [-1/2, 1/2): 1 - (1/2)²/2.
    assert!((number("auc") - 0.875).abs() < 2e-3, "{}", number("auc"));
    // S/√(S+B) with S = 2000 (1 - c), B = 2000 (1/2 - c): on 0 ≤ c it falls from c = 0; below 0 only B grows: 2000/√3000.
    assert!((number("best_cut.merit") - s_over_root_s_plus_b(2000.0, 1000.0)).abs() < 0.1);
    assert!(number("best_cut.cut").abs() < 2e-3);
    // A cut at score 0 accepts all signal and half of the background.
    assert!((number("accuracy") - 0.75).abs() < 1e-3);
    let table = &section(&report, "cuts").tables[0];
    let half = table.rows.iter().find(|row| row[0] == "ε_S ≥ 0.5").unwrap();
    assert!((half[1].parse::<f64>().unwrap() - 0.5).abs() < 2e-3, "{half:?}");
    let figure = &section(&report, "scores").figures[1];
    let sums: Vec<f64> = figure.series.iter().map(|series| series.y.iter().sum()).collect();
    // (One per cent of each class is outside.)
    assert!(sums.iter().all(|sum| (sum - 0.99).abs() < 2e-3), "{sums:?}");
    assert_eq!(report.task, "binary");
    let names: Vec<&str> = report.sections.iter().map(|section| section.name.as_str()).collect();
    assert_eq!(
        names,
        ["roc", "cuts", "scores", "calibration", "confusion", "inputs", "importance"]
    );
}

#[test]
fn others_and_columns_come_from_the_targets_behind_the_truth() {
    let network = identity(2, 1, Loss::BinaryCrossEntropy);
    let data = binary_apart(4000, 0.25, &["half", "mass", "flat"]);
    let options = EvaluateOptions { scores: 1, against: 2, variables: 1, ..quick() };
    let report = evaluate(&network, &data, None, &options).unwrap();
    let number = |name: &str| report.number(name).unwrap();
    // Half the score ranks the events like the score.
    assert!((number("auc") - (1.0 - 0.75_f64.powi(2) / 2.0)).abs() < 2e-3); // P(s > b), b on [-1/4, 3/4)
    assert!((number("auc.half") - number("auc")).abs() < 1e-12);
    assert_eq!(number("auc.half.p"), 1.0);
    assert!((number("auc.score") - number("auc")).abs() < 1e-12); // the best single input
    // The mass is the score: events that pass have a larger mass than the others, except in one bin that contains both. The flat column is not
    // sculpted.
    assert!((number("columns.mass.correlation.signal") - 1.0).abs() < 1e-6);
    assert!(number("columns.flat.correlation.signal").abs() < 0.05);
    assert!(number("columns.mass.sculpting") > 0.9);
    assert!(number("columns.flat.sculpting") < 0.05);
    let roc = &section(&report, "roc").figures[0];
    let labels: Vec<&str> =
        roc.series.iter().map(|series| series.label.split(' ').next().unwrap()).collect();
    assert_eq!(labels, ["chance", "network", "half", "score"]);
}

#[test]
fn importances_are_those_of_a_linear_network() {
    let network = identity(2, 1, Loss::BinaryCrossEntropy);
    let data = binary(2000, &[]);
    let report = evaluate(&network, &data, None, &quick()).unwrap();
    let number = |name: &str| report.number(name).unwrap();
    // A shuffled score carries no information: the area falls to 1/2. The noise has weight 0.
    assert!((number("importance.permutation.score") - 0.375).abs() < 0.03);
    assert_eq!(number("importance.permutation.noise"), 0.0);
    // The attribution of y = x is x - mean: the mean of |x - 1/4| over both classes' densities,
    // ½ ∫₀¹ |x - ¼| dx + ½ ∫_{-½}^{½} |x - ¼| dx = ½ (5/16) · 2.
    assert!((number("importance.gradients.score") - 5.0 / 16.0).abs() < 2e-3);
    assert_eq!(number("importance.gradients.noise"), 0.0);
}

#[test]
fn the_order_of_the_rows_changes_nothing_but_last_bits() {
    let network = identity(2, 1, Loss::BinaryCrossEntropy);
    let data = binary(1000, &["flat"]);
    let options = EvaluateOptions { against: 1, ..quick() };
    let mut turned = Dataset::new(columns(&["score", "noise"]))
        .unwrap()
        .with_names(["is_signal", "flat"], "w")
        .unwrap();
    for row in (0..data.rows()).rev() {
        turned.append(data.row(row), 2, data.target_of(row), None).unwrap();
    }
    let [first, second] =
        [&data, &turned].map(|data| evaluate(&network, data, None, &options).unwrap());
    assert_eq!(first.numbers.len(), second.numbers.len());
    for (name, value) in &first.numbers {
        let other = second.numbers[name];
        assert!(
            (value - other).abs() <= 1e-12 * value.abs().max(1.0) || value.is_nan(),
            "{name}: {value}, {other}"
        );
    }
}

#[test]
fn training_events_that_are_others_are_reported() {
    let network = identity(2, 1, Loss::BinaryCrossEntropy);
    let (test, same) = (binary(2000, &[]), binary(2000, &[]));
    let options = EvaluateOptions { permutations: 0, gradient_points: 0, ..quick() };
    let report = evaluate(&network, &test, Some(&same), &options).unwrap();
    assert_eq!(report.number("overtraining.signal.ks").unwrap(), 0.0);
    assert_eq!(report.number("training.auc").unwrap(), report.number("auc").unwrap());
    let mut better =
        Dataset::new(columns(&["score", "noise"])).unwrap().with_names(["is_signal"], "w").unwrap();
    for i in 0..2000 {
        let signal = i % 2 == 0;
        better
            .append(
                &[even(i / 2) + if signal { 0.5 } else { -0.5 }, 0.5],
                2,
                &[f32::from(u8::from(signal))],
                None,
            )
            .unwrap();
    }
    let report = evaluate(&network, &test, Some(&better), &options).unwrap();
    assert!((report.number("overtraining.signal.ks").unwrap() - 0.5).abs() < 2e-3);
    assert!(report.number("overtraining.signal.ks_p").unwrap() < 1e-20);
    assert_eq!(section(&report, "scores").figures[1].series.len(), 4);
}

#[test]
fn negative_weights_are_counted_and_reported() {
    let network = identity(1, 1, Loss::BinaryCrossEntropy);
    let mut data =
        Dataset::new(columns(&["score"])).unwrap().with_names(["is_signal"], "w").unwrap();
    data.append(&[1.0, 2.0, 0.0, 3.0], 1, &[1.0, 1.0, 0.0, 0.0], Some(&[1.0, 2.0, 2.0, -0.5]))
        .unwrap();
    let report = evaluate(&network, &data, None, &quick()).unwrap();
    // Σ w_s w_b [s > b]: 3 · 2, over 3 · 1.5.
    assert!((report.number("auc").unwrap() - 6.0 / 4.5).abs() < 1e-12);
    assert!(
        report
            .notes
            .iter()
            .any(|note| note.starts_with("1 of 2 background events have negative weights")),
        "{:?}",
        report.notes
    );
}

#[test]
fn a_merit_of_ones_own_and_expectations_choose_the_cut() {
    let network = identity(2, 1, Loss::BinaryCrossEntropy);
    let data = binary(2000, &[]);
    let function = |signal: f64, background: f64| {
        if background > 0.0 { signal / background } else { f64::NAN }
    };
    let options = EvaluateOptions {
        merit: Merit::Function(&function),
        expected: Some([10.0, 1000.0]),
        ..quick()
    };
    let report = evaluate(&network, &data, None, &options).unwrap();
    // S/B grows until almost no background is left: the last of 1000 events, of weight 1, passes.
    assert!((report.number("best_cut.background").unwrap() - 1.0).abs() < 1e-9);
}

#[test]
fn three_classes_stand_against_the_rest() {
    let network = identity(3, 3, Loss::SoftmaxCrossEntropy);
    let mut data =
        Dataset::new(columns(&["a", "b", "c"])).unwrap().with_names(["class"], "w").unwrap();
    for i in 0..300 {
        let class = i % 3;
        let mut logits = [0.0; 3];
        // Every tenth event is predicted as the next class.
        logits[if i / 3 % 10 == 0 { (class + 1) % 3 } else { class }] = 4.0 + even(i);
        data.append(&logits, 3, &[class as f32], None).unwrap();
    }
    let report = evaluate(&network, &data, Some(&data), &quick()).unwrap();
    let curves = &section(&report, "roc").figures[0].series;
    assert_eq!(curves.len(), 1 + 2 * 3);
    for (class, both) in curves[1..].chunks(2).enumerate() {
        assert_eq!((both[0].mark, both[1].mark), (Mark::Line, Mark::Dashed));
        assert!(both[1].label.contains("training events"), "{}", both[1].label);
        assert_eq!((&both[0].x, &both[0].y), (&both[1].x, &both[1].y)); // the same events
        let auc = |prefix: &str| report.number(&format!("{prefix}auc.{class}")).unwrap();
        assert_eq!(auc(""), auc("training."));
    }
    assert!((report.number("accuracy").unwrap() - 0.9).abs() < 1e-12);
    let confusion = &section(&report, "confusion").figures[0];
    assert_eq!(confusion.series[0].y.len(), 9);
    assert!(
        (confusion.series[0].y[0] - 0.9).abs() < 1e-12
            && (confusion.series[0].y[1] - 0.1).abs() < 1e-12
    );
    assert!(report.number("auc.0").unwrap() > 0.9);
    assert!(
        report.number("importance.gradients_class_1.b").unwrap()
            > report.number("importance.gradients_class_1.a").unwrap()
    );
}

#[test]
fn a_regression_has_residuals_pulls_and_resolution() {
    let network = identity(2, 1, Loss::Mse);
    let mut data = Dataset::new(columns(&["estimate", "noise"]))
        .unwrap()
        .with_names(["energy", "sigma", "eta"], "w")
        .unwrap();
    for i in 0..4000 {
        let (energy, off) = (100.0 * even(i), even(17 * i) - 0.5);
        data.append(
            &[energy + off, even(5 * i)],
            2,
            &[energy, 12_f32.sqrt().recip(), even(3 * i)],
            None,
        )
        .unwrap();
    }
    let options = EvaluateOptions { uncertainties: 1, against: 1, ..quick() };
    let report = evaluate(&network, &data, None, &options).unwrap();
    let number = |name: &str| report.number(name).unwrap();
    // A uniform distribution of width 1: σ = 1/√12; a pull by this σ has width 1; the middle 68.3 % are 0.683 wide.
    assert!((number("rmse") - 12_f64.sqrt().recip()).abs() < 2e-3);
    assert!(number("bias").abs() < 2e-3);
    assert!((number("pull.energy.width") - 1.0).abs() < 5e-3);
    assert!((number("resolution") - 0.3413).abs() < 5e-3);
    assert!(number("r2") > 0.999);
    let figures: Vec<&str> = section(&report, "target_energy")
        .figures
        .iter()
        .map(|figure| figure.name.as_str())
        .collect();
    assert_eq!(
        figures,
        [
            "residuals_energy",
            "pulls_energy",
            "agreement_energy",
            "resolution_energy_energy",
            "resolution_energy_eta"
        ]
    );
}

#[test]
fn ablation_trains_without_an_input() {
    let config =
        MlpConfig { widths: vec![2, 1], activation: Activation::Identity, init: None, seed: 1 };
    let mut network = Network::new(config).unwrap();
    network.set_loss(Some(Loss::BinaryCrossEntropy));
    let (training, test) = (binary(2000, &[]), binary(1000, &[]));
    let train = TrainOptions {
        epochs: Some(20),
        learning_rate: Some(0.05),
        validation_fraction: 0.0,
        ..TrainOptions::default()
    };
    let options =
        EvaluateOptions { ablation: Some(train), permutations: 0, gradient_points: 0, ..quick() };
    let report = evaluate(&network, &test, Some(&training), &options).unwrap();
    // Without the score the area falls from 0.875 to 1/2; without the noise nothing is lost.
    assert!((report.number("importance.ablation.score").unwrap() - 0.375).abs() < 0.05);
    assert!(report.number("importance.ablation.noise").unwrap().abs() < 0.01);
    let error = evaluate(&network, &test, None, &options).unwrap_err().to_string();
    assert!(error.contains("ablation") && error.contains("needs training events"), "{error}");
}

#[test]
fn what_cannot_be_evaluated_is_refused() {
    let network = identity(2, 1, Loss::BinaryCrossEntropy);
    let message = |data: &Dataset, options: &EvaluateOptions| {
        evaluate(&network, data, None, options).unwrap_err().to_string()
    };
    let empty = Dataset::new(columns(&["score", "noise"])).unwrap();
    assert!(message(&empty, &quick()).contains("no rows"));
    let narrow = Dataset::borrowed(columns(&["score"]), &[1.0], &[1.0], None).unwrap();
    assert!(message(&narrow, &quick()).contains("2, the width of the network's first layer"));
    let one = Dataset::borrowed(columns(&["score", "noise"]), &[1.0, 2.0], &[1.0], None).unwrap();
    assert!(message(&one, &quick()).contains("background"));
    let odd = Dataset::borrowed(columns(&["score", "noise"]), &[1.0, 2.0], &[0.5], None).unwrap();
    assert!(message(&odd, &quick()).contains("target is 0.5 at row 0"));
    let more = EvaluateOptions { scores: 1, ..quick() };
    assert!(message(&odd, &more).contains("1 scores"));
    let bad =
        Dataset::borrowed(columns(&["score", "noise"]), &[f32::NAN, 2.0], &[1.0], None).unwrap();
    assert!(message(&bad, &quick()).contains("'score' is NaN at row 0"));
    let report = evaluate(&network, &binary(100, &[]), None, &quick()).unwrap();
    let error = report.number("acu").unwrap_err().to_string();
    assert!(error.contains("such as 'auc'"), "{error}");
    let error = report.save(Path::new("report.xls")).unwrap_err().to_string();
    assert!(error.contains(".html, .json or .txt"), "{error}");
}

#[test]
fn every_series_is_as_long_as_its_mark_wants_and_every_axis_has_a_range() {
    let network = identity(2, 1, Loss::BinaryCrossEntropy);
    let data = binary(500, &["half", "mass"]);
    let options = EvaluateOptions { scores: 1, against: 1, ..quick() };
    let report = evaluate(&network, &data, Some(&data), &options).unwrap();
    let mut names = Vec::new();
    for figure in report.sections.iter().flat_map(|section| &section.figures) {
        names.push(&figure.name);
        for axis in [&figure.x, &figure.y].into_iter().chain(&figure.z) {
            assert!(
                axis.low < axis.high && (!axis.log || axis.low > 0.0),
                "{}: {axis:?}",
                figure.name
            );
        }
        for series in &figure.series {
            let (x, y, low, high) =
                (series.x.len(), series.y.len(), series.low.len(), series.high.len());
            let fits = match series.mark {
                Mark::Line | Mark::Dashed => x == y,
                Mark::Band => x == low && x == high,
                Mark::Points => x == y && x == low && x == high,
                Mark::Histogram | Mark::Filled => x == y + 1,
                Mark::Bars => y == 0 && x == low && x == high && x == figure.y.labels.len(),
                Mark::Cells => (x - 1) * (low - 1) == y && figure.z.is_some(),
            };
            assert!(fits, "{}: {:?} has {x}, {y}, {low}, {high}", figure.name, series.mark);
        }
    }
    names.sort();
    assert!(names.windows(2).all(|pair| pair[0] != pair[1]), "{names:?}");
}

#[test]
fn columns_that_are_others_are_refused() {
    let mut network = identity(2, 1, Loss::BinaryCrossEntropy);
    network.set_columns(columns(&["score", "noise"])).unwrap();
    let mut turned = Dataset::new(columns(&["noise", "score"])).unwrap();
    turned.append(&[0.0, 1.0, 1.0, 0.0], 2, &[1.0, 0.0], None).unwrap();
    let error = evaluate(&network, &turned, None, &quick()).unwrap_err().to_string();
    assert!(error.contains("noise, score") && error.contains("score, noise"), "{error}");
    let more = binary(100, &["mass"]);
    let error = evaluate(&network, &more, None, &quick()).unwrap_err().to_string();
    assert!(error.contains("0 columns to be drawn against"), "{error}");
    let options = EvaluateOptions { uncertainties: 1, ..quick() };
    let error = evaluate(&network, &more, None, &options).unwrap_err().to_string();
    assert!(error.contains("a classifier has none"), "{error}");
}

#[test]
fn a_rare_class_has_importances_too() {
    let network = identity(2, 1, Loss::BinaryCrossEntropy);
    let names = columns(&["score", "noise"]);
    let mut data = Dataset::new(names).unwrap().with_names(["is_signal"], "w").unwrap();
    for i in 0..20_000 {
        let signal = i % 2000 == 0; // ten of them
        let score = even(i) + if signal { 2.0 } else { 0.0 };
        data.append(&[score, even(31 * i)], 2, &[f32::from(u8::from(signal))], None).unwrap();
    }
    let options = EvaluateOptions { importance_rows: 100, ..quick() };
    let report = evaluate(&network, &data, None, &options).unwrap();
    // All signal is above all background; a shuffled score carries no information.
    assert_eq!(report.number("auc").unwrap(), 1.0);
    assert!((report.number("importance.permutation.score").unwrap() - 0.5).abs() < 0.2);
    assert_eq!(report.number("importance.permutation.noise").unwrap(), 0.0);
}

#[test]
fn all_of_a_whole_target_is_in_the_picture() {
    let network = identity(1, 1, Loss::Mse);
    let mut data = Dataset::new(columns(&["guess"])).unwrap().with_names(["n_jets"], "w").unwrap();
    for i in 0..500 {
        let jets = (i % 5 + 1) as f32;
        data.append(&[jets], 1, &[jets], None).unwrap();
    }
    let report = evaluate(&network, &data, None, &quick()).unwrap();
    let figure = &section(&report, "target_n_jets").figures[1];
    assert_eq!(figure.name, "agreement_n_jets");
    let all: f64 = figure.series[0].y.iter().filter(|sum| sum.is_finite()).sum();
    assert_eq!(all, 500.0);
}

#[test]
fn figures_have_names_of_their_own() {
    let named = |name: &str| Figure { name: name.into(), ..Figure::default() };
    let figures = ["a", "a", "a_2", "a"].map(named).to_vec();
    let mut report =
        Report { sections: vec![Section { figures, ..Section::default() }], ..Report::default() };
    name_apart(&mut report);
    let names: Vec<&str> =
        report.sections[0].figures.iter().map(|figure| figure.name.as_str()).collect();
    assert_eq!(names, ["a", "a_2", "a_2_2", "a_3"]);
}
