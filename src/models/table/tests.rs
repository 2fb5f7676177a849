//! Networks for tables: their choices, and what they learn.

use super::*;
use crate::data::{Column, Dataset};
use crate::models::{Network, Output};
use crate::train::{Progress, TrainOptions, fit};

fn shape(rows: usize, features: usize) -> TableShape {
    TableShape { rows, features, outputs: 1, regression: false }
}

#[test]
fn presets_choose_by_rows_and_columns() {
    let config = |rows, features, preset| TableConfig::new(shape(rows, features), preset, 1);
    let (few, many) = (config(2000, 30, Preset::Balanced), config(1_000_000, 30, Preset::Balanced));
    assert_eq!((few.members, few.width, few.depth), (16, 128, 3));
    assert_eq!((few.dropout, many.dropout), (0.3, 0.05));
    let members = [Preset::Fast, Preset::Balanced, Preset::Best]
        .map(|preset| config(20_000, 10, preset).members);
    assert_eq!(members, [4, 16, 32]);
}

#[test]
fn parts_have_names_and_a_table_without_embeddings_is_a_network_too() {
    let config = TableConfig::new(shape(500, 4), Preset::Fast, 1);
    let net = Network::new(config.composed().unwrap()).unwrap();
    let names: Vec<&str> = net.layout().tensors().iter().map(|tensor| &*tensor.name).collect();
    for part in
        ["scale.weight", "embedding.frequency", "members.weight", "layers.1.bias", "head.weight"]
    {
        assert!(names.contains(&part), "{part} in {names:?}");
    }
    let plain = TableConfig { frequencies: 0, outputs: 3, ..config.clone() };
    assert_eq!(Network::new(plain.composed().unwrap()).unwrap().outputs(), 3);
    for (wrong, told) in [
        (TableConfig { features: 0, ..config.clone() }, "the table's features is 0"),
        (TableConfig { dropout: 1.0, ..config.clone() }, "the table's dropout is 1"),
        (TableConfig { embedding: 1, ..config }, "width is 1; wanted 0 for the cosines"),
    ] {
        let message = wrong.composed().unwrap_err().to_string();
        assert!(message.contains(told), "{message}");
    }
}

/// A product of two columns beside an outlier and a marked value, as classes and as values.
#[test]
fn a_table_learns_a_product_in_spite_of_outliers() {
    let mut x: Vec<f32> = (0..4 * 1200).map(|i| (i as f32 * 0.731).sin() * 2.0).collect();
    let product: Vec<f32> = x.chunks(4).map(|x| x[0] * x[2]).collect();
    (x[5], x[9]) = (1e12, -999.0);
    for regression in [false, true] {
        let target: Vec<f32> = match regression {
            true => product.iter().map(|p| 50.0 + 10.0 * p).collect(),
            false => product.iter().map(|&p| f32::from(p > 0.0)).collect(),
        };
        let data = Dataset::borrowed(vec![Column::array("x", 4)], &x, &target, None).unwrap();
        let shape = TableShape { regression, ..shape(1200, 4) };
        let config = TableConfig::new(shape, Preset::Fast, 3);
        let mut net = Network::new(config.composed().unwrap()).unwrap();
        let options = TrainOptions {
            progress: Progress::Off,
            loss: regression.then_some(crate::models::Loss::Mse),
            ..TrainOptions::of_table(shape, Preset::Fast)
        };
        fit(&mut net, &data, None, &options, None).unwrap();
        let mut out = vec![0.0; 1200];
        net.predict(&x, 4, &mut out, Output::Raw).unwrap();
        let right = out.iter().zip(&product).filter(|(y, p)| match regression {
            true => (**y - 50.0 - 10.0 * **p).abs() < 10.0,
            false => (**y > 0.0) == (**p > 0.0),
        });
        let share = right.count() as f64 / 1200.0;
        assert!(share > 0.9, "{regression}: {share}");
    }
}
