//! Model selection accepts a table network before its first fit.

use rootgrad::evaluate::Folds;
use rootgrad::models::Network;
use rootgrad::models::table::TableConfig;
use rootgrad::selection::{
    LearningCurveOptions, LearningRateOptions, SearchOptions, Space, cross_validate,
    find_learning_rate, learning_curve, search,
};
use rootgrad::train::TrainOptions;

use crate::common::{bits, quiet, two_classes};

fn table() -> Network {
    let (members, width, depth) = (Some(2), Some(8), Some(1));
    let frequencies = Some(0);
    let config =
        TableConfig { members, width, depth, frequencies, seed: 3, ..TableConfig::default() };
    Network::new(config).unwrap()
}

fn options() -> TrainOptions {
    TrainOptions { epochs: Some(6), batch_size: 32, learning_rate: Some(1e-2), ..quiet() }
}

#[test]
fn each_fold_makes_its_own_network() {
    let rows = two_classes(300, 2, 2.0, 1);
    let ids: Vec<i64> = (0..300).collect();
    let folds = Folds::by_id(&[&ids], 3, 1).unwrap();
    let validated = cross_validate(&table(), &rows.data(), &folds, &options(), None).unwrap();
    assert_eq!((validated.networks.len(), validated.outputs.len()), (3, 300));
    assert!(validated.mean > 0.8, "{}", validated.mean);
    assert_ne!(bits(&validated.networks[0]), bits(&validated.networks[1]));
    assert!(validated.histories[0].notes[0].starts_with("table network: 2 members"));
}

/// Only one fold contains the largest class: networks that do not see this class still have an
/// output for it.
#[test]
fn folds_have_the_classes_of_all_rows() {
    let mut rows = two_classes(300, 2, 2.0, 1);
    let class = |row: usize| if row < 5 { 3.0 } else { (row % 3) as f32 };
    rows.target = (0..300).map(class).collect();
    let ids: Vec<i64> = (0..300).map(|row| i64::from(row >= 5) * (row / 5)).collect();
    let folds = Folds::by_id(&[&ids], 3, 1).unwrap();
    let validated = cross_validate(&table(), &rows.data(), &folds, &options(), None).unwrap();
    assert!(validated.networks.iter().all(|network| network.outputs() == 4));
    assert_eq!(validated.outputs.len(), 4 * 300);
}

#[test]
fn searches_curves_and_sweeps_make_their_own() {
    let rows = two_classes(300, 2, 2.0, 1);
    let space = Space::new().log("learning_rate", 1e-3, 1e-2).unwrap();
    let how = SearchOptions { trials: 2, ..SearchOptions::default() };
    let net = table();
    let found = search(&net, &rows.data(), None, &space, &options(), &how, None).unwrap();
    assert_eq!((found.network.features(), found.network.outputs()), (2, 1));
    assert_eq!(found.network.metadata()["table.members"], "2");
    let curve = LearningCurveOptions {
        fractions: vec![0.5, 1.0],
        repeats: 1,
        ..LearningCurveOptions::default()
    };
    let curve = learning_curve(&net, &rows.data(), None, &options(), &curve, None).unwrap();
    assert_eq!(curve.points.len(), 2);
    let rates = LearningRateOptions { steps: 20, ..LearningRateOptions::default() };
    let found = find_learning_rate(&net, &rows.data(), &options(), &rates).unwrap();
    assert!(found.losses.len() >= 5);
    assert_eq!(net.features(), 0);
}
