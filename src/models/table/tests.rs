//! Networks for tables: their chosen sizes, and the functions that they learn.

use super::*;
use crate::data::{Collection, Column, Cut, Dataset};
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
    let net = Network::new(sizes.composed(&shape, TableInputs::default(), 1).unwrap()).unwrap();
    let names: Vec<&str> = net.layout().tensors().iter().map(|tensor| &*tensor.name).collect();
    for part in
        ["scale.weight", "embedding.frequency", "members.weight", "layers.1.bias", "head.weight"]
    {
        assert!(names.contains(&part), "{part} in {names:?}");
    }
    let plain = TableSizes { frequencies: 0, ..sizes };
    let three = TableShape { outputs: 3, ..shape };
    assert_eq!(
        Network::new(plain.composed(&three, TableInputs::default(), 1).unwrap()).unwrap().outputs(),
        3
    );
    let none = TableShape { features: 0, ..shape };
    let message = sizes.composed(&none, TableInputs::default(), 1).unwrap_err().to_string();
    assert!(message.contains("the table's features is 0"), "{message}");
}

#[test]
fn sizes_out_of_range_are_refused_before_a_fit() {
    for (wrong, reported) in [
        (TableConfig { outputs: Some(0), ..TableConfig::default() }, "the table's outputs is 0"),
        (TableConfig { members: Some(0), ..TableConfig::default() }, "the table's members is 0"),
        (TableConfig { depth: Some(1 << 40), ..TableConfig::default() }, "wanted at most 1024"),
        (TableConfig { width: Some(1 << 62), ..TableConfig::default() }, "wanted at most 65536"),
        (TableConfig { dropout: Some(1.0), ..TableConfig::default() }, "the table's dropout is 1"),
        (TableConfig { dropout: Some(f64::NAN), ..TableConfig::default() }, "dropout is NaN"),
        (TableConfig { embedding: Some(1), ..TableConfig::default() }, "0 for the cosines"),
    ] {
        let message = Network::new(wrong).unwrap_err().to_string();
        assert!(message.contains(reported), "{message}");
    }
    for (preset, name) in Preset::ALL {
        assert_eq!((preset.to_string().as_str(), name.parse::<Preset>().unwrap()), (name, preset));
    }
    let message = "slow".parse::<Preset>().unwrap_err().to_string();
    assert_eq!(message, "preset is slow; wanted fast, balanced or best");
}

/// The product of two columns, next to a column with an outlier and a marked value, as classes and as values.
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

/// The index of a column with knots among the plain columns, for a row of two plain columns, a collection of 3 × 4 and two plain columns.
#[test]
fn columns_with_knots_have_a_place_among_the_plain_ones() {
    let collections = [Collection { feature: 2, columns: 3, at_most: 4, sorted_by: None }];
    let place = |feature| build::place(&Knots { feature, knots: vec![0.0, 1.0] }, &collections);
    assert_eq!([0, 1, 14, 15].map(place), [0, 1, 2, 3]);
}

/// Events of up to five entries of two columns, and a plain column: (a, b, met). The class is 1 if the sum of the products a b and met is
/// above its median.
fn events(rows: usize) -> Dataset<'static> {
    let columns = vec![Column::array("a", 5), Column::array("b", 5), Column::scalar("met")];
    let mut data = Dataset::new(columns).unwrap();
    let mut state = 1_u64;
    let mut uniform = || {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        (state >> 40) as f32 / (1 << 23) as f32 - 1.0
    };
    for _ in 0..rows {
        let count = ((uniform() + 1.0) * 3.0) as usize; // 0 to 5
        let mut row = [f32::NAN; 11];
        row[10] = uniform();
        let mut sum = row[10];
        for entry in 0..count {
            (row[entry], row[5 + entry]) = (uniform(), uniform());
            sum += row[entry] * row[5 + entry];
        }
        data.append(&row, 11, &[f32::from(u8::from(sum > 0.0))], None).unwrap();
    }
    let collection = Collection { feature: 0, columns: 2, at_most: 5, sorted_by: None };
    data.set_collections(vec![collection], Cut::default()).unwrap();
    data
}

#[test]
fn a_table_learns_from_jagged_columns() {
    let data = events(2000);
    let config = TableConfig {
        preset: Preset::Fast,
        seed: 3,
        collections: data.collections().to_vec(),
        ..TableConfig::default()
    };
    let mut net = Network::new(config.clone()).unwrap();
    assert_eq!((net.features(), net.collections()), (0, data.collections()));
    let options = TrainOptions { progress: Progress::Off, ..TrainOptions::default() };
    fit(&mut net, &data, None, &TrainOptions { epochs: Some(30), ..options.clone() }, None)
        .unwrap();
    assert_eq!((net.features(), net.collections()), (11, data.collections()));
    let test = events(4000).subset(2000..4000).unwrap();
    let mut out = vec![0.0; 2000];
    net.predict(test.x(), 11, &mut out, Output::Raw).unwrap();
    let right = out.iter().zip(test.target()).filter(|(y, t)| (**y > 0.0) == (**t > 0.5)).count();
    assert!(right > 1800, "{right} of 2000");
    // The order of the entries does not matter, except for rounding.
    let mut turned = test.x().to_vec();
    for row in turned.chunks_mut(11) {
        let count = row[..5].iter().filter(|x| !x.is_nan()).count();
        row[..count].reverse();
        row[5..5 + count].reverse();
    }
    let mut again = vec![0.0; 2000];
    net.predict(&turned, 11, &mut again, Output::Raw).unwrap();
    assert!(out.iter().zip(&again).all(|(a, b)| (a - b).abs() < 1e-3));
    assert_eq!(net.spread().unwrap().features(), 11);

    let plain =
        Dataset::borrowed(vec![Column::scalar("x")], &[1.0, 2.0], &[0.0, 1.0], None).unwrap();
    let refused = |config: &TableConfig, data: &Dataset| {
        let mut net = Network::new(config.clone()).unwrap();
        fit(&mut net, data, None, &options, None).unwrap_err().to_string()
    };
    let message = refused(&TableConfig::default(), &data);
    assert!(message.contains("'a', which is jagged; wanted columns of one number"), "{message}");
    let message = refused(&config, &plain);
    assert!(message.contains("is none; wanted 2 columns of at most 5"), "{message}");
    let twice = [data.collections(), data.collections()].concat();
    let wrong = TableConfig { collections: twice, ..TableConfig::default() };
    let message = Network::new(wrong).unwrap_err().to_string();
    assert!(message.contains("one collection after the other"), "{message}");
}
