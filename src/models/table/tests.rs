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
    let config = |rows, features, preset| {
        TableConfig { preset, ..TableConfig::default() }.sizes(&shape(rows, features))
    };
    let (few, many) = (config(2000, 30, Preset::Balanced), config(1_000_000, 30, Preset::Balanced));
    assert_eq!((few.members, few.width, few.depth), (8, 96, 2));
    assert_eq!((few.dropout, many.dropout), (0.3, 0.075));
    let members = [Preset::Fast, Preset::Balanced, Preset::Best]
        .map(|preset| config(20_000, 10, preset).members);
    assert_eq!(members, [4, 8, 24]);
}

#[test]
fn parts_have_names_and_a_table_without_embeddings_is_a_network_too() {
    let (shape, config) =
        (shape(500, 4), TableConfig { preset: Preset::Fast, ..TableConfig::default() });
    let sizes = config.sizes(&shape);
    let net = Network::new(sizes.composed(&shape, 0, &[], 1).unwrap()).unwrap();
    let names: Vec<&str> = net.layout().tensors().iter().map(|tensor| &*tensor.name).collect();
    for part in
        ["scale.weight", "embedding.frequency", "members.weight", "layers.1.bias", "head.weight"]
    {
        assert!(names.contains(&part), "{part} in {names:?}");
    }
    let plain = TableSizes { frequencies: 0, ..sizes };
    let three = TableShape { outputs: 3, ..shape };
    assert_eq!(Network::new(plain.composed(&three, 0, &[], 1).unwrap()).unwrap().outputs(), 3);
    let none = TableShape { features: 0, ..shape };
    let message = sizes.composed(&none, 0, &[], 1).unwrap_err().to_string();
    assert!(message.contains("the table's features is 0"), "{message}");
}

#[test]
fn sizes_out_of_range_are_refused_before_a_fit() {
    for (wrong, told) in [
        (TableConfig { outputs: Some(0), ..TableConfig::default() }, "the table's outputs is 0"),
        (TableConfig { members: Some(0), ..TableConfig::default() }, "the table's members is 0"),
        (TableConfig { depth: Some(1 << 40), ..TableConfig::default() }, "wanted at most 1024"),
        (TableConfig { width: Some(1 << 62), ..TableConfig::default() }, "wanted at most 65536"),
        (TableConfig { dropout: Some(1.0), ..TableConfig::default() }, "the table's dropout is 1"),
        (TableConfig { dropout: Some(f64::NAN), ..TableConfig::default() }, "dropout is NaN"),
        (TableConfig { embedding: Some(1), ..TableConfig::default() }, "0 for the cosines"),
    ] {
        let message = Network::new(wrong).unwrap_err().to_string();
        assert!(message.contains(told), "{message}");
    }
    for (preset, name) in Preset::ALL {
        assert_eq!((preset.to_string().as_str(), name.parse::<Preset>().unwrap()), (name, preset));
    }
    let message = "slow".parse::<Preset>().unwrap_err().to_string();
    assert_eq!(message, "preset is slow; wanted fast, balanced or best");
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
        let config = TableConfig { preset: Preset::Fast, seed: 3, ..TableConfig::default() };
        let mut net = Network::new(config).unwrap();
        let options = TrainOptions { progress: Progress::Off, ..TrainOptions::default() };
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
