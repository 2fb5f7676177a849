//! Reports contain the results, and figures that can be drawn.

use rootgrad::evaluate::Folds;
use rootgrad::report::{Axis, Report};
use rootgrad::selection::{
    LearningCurveOptions, LearningRateOptions, SearchOptions, Space, cross_validate,
    find_learning_rate, learning_curve, search,
};
use rootgrad::train::TrainOptions;

use crate::common::{net, quiet, two_classes};

fn assert_drawable(report: &Report) {
    assert!(!report.title.is_empty() && report.numbers.values().all(|value| value.is_finite()));
    let axis = |axis: &Axis| {
        assert!(axis.low < axis.high && axis.low.is_finite() && axis.high.is_finite(), "{axis:?}");
        assert!(!axis.log || axis.low > 0.0, "{axis:?}");
        assert!(axis.labels.is_empty() || axis.labels.len() as f64 == axis.high, "{axis:?}");
    };
    for section in &report.sections {
        for table in &section.tables {
            assert!(table.rows.iter().all(|row| row.len() == table.header.len()), "{table:?}");
        }
        for figure in &section.figures {
            axis(&figure.x);
            axis(&figure.y);
            for series in &figure.series {
                assert_eq!(series.x.len(), series.y.len(), "{series:?}");
                assert_eq!(series.low.len(), series.high.len());
                let inside =
                    |&x: &f64| !x.is_finite() || (figure.x.low..=figure.x.high).contains(&x);
                assert!(series.x.iter().all(inside), "{figure:?}");
            }
        }
    }
}

#[test]
fn each_result_has_one() {
    let rows = two_classes(200, 2, 1.5, 1);
    let (data, model) = (rows.data(), net(&[2, 4, 1], 1));
    let options = TrainOptions { epochs: Some(3), batch_size: 32, ..quiet() };

    let folds = Folds::stratified(&rows.target, 3, 1).unwrap();
    let validated = cross_validate(&model, &data, &folds, &options, None).unwrap();
    let report = validated.report();
    assert_drawable(&report);
    assert_eq!(report.numbers["mean"], validated.mean);
    assert_eq!(report.sections[0].tables[0].rows.len(), 3);
    assert_eq!(report.sections[0].figures[0].series[0].y, validated.metrics);

    let rates = LearningRateOptions { steps: 50, ..LearningRateOptions::default() };
    let found = find_learning_rate(&model, &data, &options, &rates).unwrap();
    assert_drawable(&found.report());
    assert_eq!(found.report().numbers["suggestion"], found.suggestion.unwrap());

    let curve = LearningCurveOptions { fractions: vec![0.5, 1.0], repeats: 1, seed: 0 };
    let curve = learning_curve(&model, &data, None, &options, &curve, None).unwrap();
    assert_drawable(&curve.report()); // with one repeat there is no deviation
    assert_eq!(curve.report().sections[0].tables[0].rows.len(), 2);

    let space = Space::new()
        .log("learning_rate", 1e-4, 1e-1)
        .and_then(|space| space.hidden(&[vec![4], vec![8]]))
        .unwrap();
    let how = SearchOptions { trials: 4, ..SearchOptions::default() };
    let found = search(&model, &data, None, &space, &options, &how, None).unwrap();
    let report = found.report();
    assert_drawable(&report);
    let table = &report.sections[0].tables[0];
    assert_eq!((table.rows.len(), table.header.len()), (4, 7));
    assert_eq!(table.rows[0][0], found.best.to_string());
    assert_eq!(report.sections[1].figures.len(), 2);
    assert_eq!(report.sections[1].figures[1].x.labels, ["4", "8"]);
}
