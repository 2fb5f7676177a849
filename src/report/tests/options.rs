//! Names and titles, the minimum number of events, ranges and bins of figures, comparison of training with test events.

use super::*;
use crate::report::columns::edges_of;

#[test]
fn a_score_of_others_is_also_drawn_against() {
    let network = identity(2, 1, Loss::BinaryCrossEntropy);
    // The same mass twice: as another score, and as a column that a cut sculpts.
    let data = binary(4000, &["mass", "flat"]);
    let mut twice = Dataset::new(columns(&["score", "noise"]))
        .unwrap()
        .with_names(["is_signal", "mass", "flat", "own"], "w")
        .unwrap();
    for row in 0..data.rows() {
        let target = data.target_of(row);
        let target = [target, &target[1..2]].concat();
        twice.append(data.row(row), 2, &target, None).unwrap();
    }
    let names = ["mass", "flat", "mass"].map(String::from).to_vec();
    let options = EvaluateOptions { scores: 1, against: 2, names, ..quick() };
    let report = evaluate(&network, &twice, None, &options).unwrap();
    // The mass is 100 times the score.
    assert!((report.number("auc.mass").unwrap() - 0.875).abs() < 2e-3);
    assert!((report.number("columns.mass.correlation.signal").unwrap() - 1.0).abs() < 1e-6);
    assert!(report.number("columns.flat.correlation.signal").unwrap().abs() < 0.05);
    let options = EvaluateOptions { names: vec!["mass".into()], ..options };
    let error = evaluate(&network, &twice, None, &options).unwrap_err().to_string();
    assert!(error.contains("1 names; wanted 3"), "{error}");
}

#[test]
fn axes_have_titles_and_classes_names() {
    let network = identity(2, 1, Loss::BinaryCrossEntropy);
    let data = binary_apart(2000, 0.25, &["mass"]);
    let titles = [("score", "p_{T} [GeV]"), ("mass", "m_{#mu#mu} [GeV]")];
    let titles: Vec<_> = titles.map(|(column, title)| (column.into(), title.into())).to_vec();
    let class_names = ["QCD", "H → bb"].map(String::from).to_vec();
    let options = EvaluateOptions { against: 1, titles, class_names, ..quick() };
    let report = evaluate(&network, &data, None, &options).unwrap();
    let figure = |section: &str, name: &str| {
        let figures = &super::section(&report, section).figures;
        figures.iter().find(|figure| figure.name == name).unwrap().clone()
    };
    assert_eq!(figure("inputs", "input_score").x.title, "p_{T} [GeV]");
    assert_eq!(figure("inputs", "input_noise").x.title, "noise");
    assert_eq!(figure("columns", "profile_mass").x.title, "m_{#mu#mu} [GeV]");
    assert_eq!(figure("columns", "sculpting_mass").x.title, "m_{#mu#mu} [GeV]");
    let labels = |figure: Figure| {
        figure.series.iter().map(|series| series.label.clone()).collect::<Vec<_>>()
    };
    assert_eq!(labels(figure("inputs", "input_score")), ["QCD", "H → bb"]);
    assert_eq!(labels(figure("scores", "scores")), ["H → bb", "QCD"]);
    assert_eq!(labels(figure("columns", "profile_mass")), ["H → bb", "QCD"]);
    assert_eq!(figure("confusion", "confusion").x.labels, ["QCD", "H → bb"]);
    let page = report.written(Format::Html).unwrap();
    assert!(page.contains("p<tspan dy=\"0.27em\" font-size=\".75em\">T</tspan>"));
    let refused = |options: EvaluateOptions, reported: &str| {
        let error = evaluate(&network, &data, None, &options).unwrap_err().to_string();
        assert!(error.contains(reported), "{error}");
    };
    let titles = vec![("scores".into(), "x".into())];
    refused(EvaluateOptions { against: 1, titles, ..quick() }, "such as 'score'");
    let class_names = vec!["one".into()];
    refused(EvaluateOptions { against: 1, class_names, ..quick() }, "2 names, the background's");
    let class_names = vec!["one".into(), "one".into()];
    refused(EvaluateOptions { against: 1, class_names, ..quick() }, "comes twice");
}

#[test]
fn the_names_of_several_classes_are_in_all_sections() {
    let network = identity(3, 3, Loss::SoftmaxCrossEntropy);
    let mut data =
        Dataset::new(columns(&["a", "b", "c"])).unwrap().with_names(["class"], "w").unwrap();
    for i in 0..300 {
        let mut logits = [0.0; 3];
        logits[i % 3] = 2.0 + even(i);
        data.append(&logits, 3, &[(i % 3) as f32], None).unwrap();
    }
    let class_names = ["b", "c", "light"].map(String::from).to_vec();
    let options = EvaluateOptions { class_names, ..quick() };
    let report = evaluate(&network, &data, None, &options).unwrap();
    assert_eq!(section(&report, "confusion").figures[0].y.labels, ["b", "c", "light"]);
    let inputs = &section(&report, "inputs").figures;
    assert_eq!(inputs[0].series[2].label, "light");
    assert!(inputs.iter().any(|figure| figure.name == "correlations_class_2"));
    assert!(report.number("auc.2").is_ok());
}

/// The areas of a network and of a worse classifier, by counting pairs.
#[test]
fn other_classifiers_have_a_column_for_each_class() {
    let network = identity(3, 3, Loss::SoftmaxCrossEntropy);
    let names = ["class", "bdt_0", "bdt_1", "bdt_2", "x", "y", "z"];
    let data = Dataset::new(columns(&["a", "b", "c"])).unwrap();
    let mut data = data.with_names(names, "w").unwrap();
    let (mut labels, mut scores) = (Vec::new(), Vec::new());
    for i in 0..300 {
        let mut logits = [0.0; 3];
        logits[i % 3] = 2.0 + even(i);
        let bdt: Vec<f32> =
            (0..3).map(|k| even(7 * i + 31 * k) + 0.5 * f32::from(k == i % 3)).collect();
        let turned = [bdt[1], bdt[0], bdt[2]];
        data.append(&logits, 3, &[&[(i % 3) as f32], &bdt[..], &turned].concat(), None).unwrap();
        labels.push(i % 3);
        scores.push(bdt);
    }
    let report =
        evaluate(&network, &data, None, &EvaluateOptions { scores: 6, ..quick() }).unwrap();
    let number = |name: &str| report.number(name).expect(name);
    for class in 0..3 {
        let (mut pairs, mut above) = (0.0, 0.0);
        for (own, a) in labels.iter().zip(&scores).filter(|(label, _)| **label == class) {
            for (other, b) in labels.iter().zip(&scores).filter(|(label, _)| **label != class) {
                assert_ne!(own, other);
                pairs += 1.0;
                above += f64::from(a[class] > b[class]) + 0.5 * f64::from(a[class] == b[class]);
            }
        }
        assert!((number(&format!("auc.{class}.bdt")) - above / pairs).abs() < 1e-12);
        assert!(number(&format!("auc.{class}")) > above / pairs);
        assert!(number(&format!("auc.{class}.bdt.p")) < 1e-3);
    }
    let largest = |row: &[f32]| (0..3).max_by(|a, b| row[*a].total_cmp(&row[*b])).unwrap();
    let right = labels.iter().zip(&scores).filter(|(label, row)| largest(row) == **label).count();
    assert!((number("accuracy.bdt") - right as f64 / 300.0).abs() < 1e-12);
    assert!(number("auc.x") < number("auc.bdt") && number("accuracy.x") < 0.6);
    let table = section(&report, "roc").tables.iter().find(|table| table.name == "classifiers");
    assert_eq!(
        table.unwrap().rows.iter().map(|row| &*row[0]).collect::<Vec<_>>(),
        ["network", "bdt", "x"]
    );

    let options = EvaluateOptions { scores: 4, against: 0, ..quick() };
    let error = evaluate(&network, &data, None, &options).unwrap_err().to_string();
    assert!(error.contains("wanted 3 for each other classifier"), "{error}");
}

#[test]
fn a_score_that_is_larger_for_the_background_is_noted() {
    let network = identity(2, 1, Loss::BinaryCrossEntropy);
    let notes = |name: &str| {
        let options = EvaluateOptions { scores: 1, ..quick() };
        evaluate(&network, &binary(2000, &[name]), None, &options).unwrap().notes
    };
    let noted = notes("turned");
    assert!(noted[0].starts_with("The area of the score turned, 0.125"), "{noted:?}");
    assert!(notes("half").is_empty() && notes("flat").is_empty());
}

#[test]
fn the_best_cut_keeps_a_minimum_of_events() {
    let network = identity(2, 1, Loss::BinaryCrossEntropy);
    let data = binary(2000, &[]);
    let ratio = |signal: f64, background: f64| {
        if background > 0.0 { signal / background } else { f64::NAN }
    };
    let options = EvaluateOptions { merit: Merit::Function(&ratio), minimum_events: 50, ..quick() };
    let report = evaluate(&network, &data, None, &options).unwrap();
    // S/B is largest with the fewest background events left: 50 of 1000 on [-1/2, 1/2) pass 0.45.
    assert_eq!(report.number("best_cut.background").unwrap(), 50.0);
    assert!((report.number("best_cut.cut").unwrap() - 0.45).abs() < 5e-3);
    let many = EvaluateOptions { minimum_events: 1001, ..quick() };
    let error = evaluate(&network, &data, None, &many).unwrap_err().to_string();
    assert!(error.contains("no cut keeps 1001 events"), "{error}");
}

#[test]
fn a_whole_number_has_a_bin() {
    let jets: Vec<f32> = (0..1000).map(|i| (i % 8) as f32).collect();
    let wanted: Vec<f64> = (0..=8).map(|edge| f64::from(edge) - 0.5).collect();
    assert_eq!(edges_of(&jets, 40).unwrap(), wanted);
    // 100 numbers in at most 40 bins: three each, and the last bin ends after the last number.
    let tracks: Vec<f32> = (0..5000).map(|i| (i % 100) as f32).collect();
    let edges = edges_of(&tracks, 40).unwrap();
    assert_eq!((edges[0], edges[1], edges.len()), (-0.5, 2.5, 35));
    assert!(edges[34] >= 99.5);
    assert_eq!(edges_of(&[3.0; 5], 40).unwrap(), [2.5, 3.5]);
    let halves: Vec<f32> = jets.iter().map(|jets| 0.5 * jets).collect();
    assert_eq!(edges_of(&halves, 40).unwrap().len(), 41);
    assert_eq!(edges_of(&[1e30, 2e30, 3e30], 10).unwrap().len(), 11);

    let network = identity(1, 1, Loss::BinaryCrossEntropy);
    let mut data = Dataset::new(columns(&["n_jets"])).unwrap();
    for i in 0..400 {
        data.append(&[(i % 8) as f32], 1, &[f32::from(i % 8 > 3)], None).unwrap();
    }
    let report = evaluate(&network, &data, None, &quick()).unwrap();
    let figure = &section(&report, "inputs").figures[0];
    assert_eq!(figure.series[0].x, wanted);
    assert_eq!(figure.series[0].y, [0.25, 0.25, 0.25, 0.25, 0.0, 0.0, 0.0, 0.0]);
    assert_eq!([figure.x.low, figure.x.high], [-0.5, 7.5]);
}

/// One per cent of the background has logits far below all others.
#[test]
fn a_long_tail_does_not_stretch_the_pictures_of_scores() {
    let network = identity(1, 1, Loss::BinaryCrossEntropy);
    let mut data = Dataset::new(columns(&["score"])).unwrap();
    for i in 0..4000 {
        let signal = i % 2 == 0;
        let far = !signal && i % 400 == 1;
        let score = if far { -1000.0 } else { 4.0 * even(i / 2) - f32::from(!signal) };
        data.append(&[score], 1, &[f32::from(signal)], None).unwrap();
    }
    for training in [None, Some(&data)] {
        let report = evaluate(&network, &data, training, &quick()).unwrap();
        let figures = ["efficiencies", "significance", "logits", "overtraining"];
        let all = report.sections.iter().flat_map(|section| &section.figures);
        let found: Vec<_> = all.filter(|figure| figures.contains(&figure.name.as_str())).collect();
        assert_eq!(found.len(), 3);
        for figure in found {
            assert!(figure.x.low > -2.0 && figure.x.high < 4.5, "{}: {:?}", figure.name, figure.x);
        }
        if training.is_some() {
            assert_eq!(report.number("overtraining.background.chi2_p").unwrap(), 1.0);
        }
    }
}

#[test]
fn training_events_have_a_roc_curve_beside_those_of_the_test() {
    let network = identity(2, 1, Loss::BinaryCrossEntropy);
    // Scores of training events are further apart: half, or three quarters, of the signal are above all background.
    let (test, training) = (binary_apart(2000, 0.5, &[]), binary_apart(2000, 0.75, &[]));
    let options = EvaluateOptions { variables: 1, ..quick() };
    let report = evaluate(&network, &test, Some(&training), &options).unwrap();
    for figure in &section(&report, "roc").figures {
        let curves: Vec<&Series> =
            figure.series.iter().filter(|series| series.label.contains("AUC")).collect();
        assert_eq!(curves.len(), 3);
        assert!(curves[1].label.starts_with("network, training events (AUC 0.968"));
        assert_eq!((curves[0].mark, curves[1].mark), (Mark::Line, Mark::Dashed));
        assert_eq!((curves[0].colour, curves[1].colour, curves[2].colour), (0, 0, 1));
    }
    let roc = &section(&report, "roc").figures[0];
    for (series, kept) in roc.series[1..].iter().zip([0.5, 0.75]) {
        let last = series.x.iter().rposition(|&background| background == 0.0).unwrap();
        assert!((series.y[last] - kept).abs() < 5e-3, "{}", series.y[last]);
    }
}
