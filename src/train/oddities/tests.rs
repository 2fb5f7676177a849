//! Columns with a problem, and columns without.

use super::*;
use crate::data::{Collection, Cut, MemoryLimit, canonical_order};
use crate::error::Result;
use crate::kernels::Activation;
use crate::models::{Loss, MlpConfig, Network};
use crate::threads::Team;
use crate::train::{MissingValue, Progress, TrainOptions, fit, sentinels};

/// Uniform numbers on [0, 1), from the generator of Numerical Recipes.
fn uniform(rows: usize) -> Vec<f64> {
    let mut state = 1u32;
    let mut next = || {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        f64::from(state >> 8) / f64::from(1 << 24)
    };
    (0..rows).map(|_| next()).collect()
}

/// A data set of a scalar column `c`, converted from doubles, and a target of two classes.
fn data(values: &[f64]) -> Dataset<'static> {
    let mut data = Dataset::new(vec![Column::scalar("c")]).unwrap();
    let x: Vec<f32> = values.iter().map(|&value| value as f32).collect();
    let target: Vec<f32> = (0..x.len()).map(|row| (row % 2) as f32).collect();
    data.append(&x, 1, &target, None).unwrap();
    data
}

fn options() -> TrainOptions {
    TrainOptions {
        epochs: Some(1),
        progress: Progress::Off,
        interruptible: false,
        ..TrainOptions::default()
    }
}

fn net(features: usize) -> Network {
    let config = MlpConfig {
        widths: vec![features, 2, 1],
        activation: Activation::Relu,
        init: None,
        seed: 1,
    };
    Network::new(config).unwrap()
}

fn notes_with(data: &Dataset, options: &TrainOptions) -> Result<Vec<String>> {
    Ok(fit(&mut net(data.features()), data, None, options, None)?.notes)
}

fn notes(values: &[f64]) -> Vec<String> {
    notes_with(&data(values), &options()).unwrap()
}

fn found(values: &[f64]) -> Vec<Kind> {
    let (data, team) = (data(values), Team::new(2));
    let order = canonical_order(&data, &team).unwrap();
    let mut counts = Counts::new(&data).unwrap();
    counts.add(&data, &team).unwrap();
    let marks = sentinels::find(&data, &order, &team).unwrap();
    let looked = Looked {
        counts: &counts,
        data: &data,
        order: &order,
        marks: &marks,
        missing: &[],
        inputs: None,
        scaling: InputScaling::Standard,
    };
    find(&looked).unwrap().into_iter().map(|oddity| oddity.kind).collect()
}

/// Returns the number of distinct values after the conversion to floats: an independent count.
fn different(values: &[f64]) -> u64 {
    let mut floats: Vec<f32> = values.iter().map(|&value| value as f32).collect();
    floats.sort_unstable_by(f32::total_cmp);
    floats.dedup();
    floats.len() as u64
}

#[test]
fn times_and_numbers_of_events_that_floats_cannot_tell_apart_are_noted() {
    let times: Vec<f64> = (0..4000).map(|i| 1.7e9 + f64::from(i)).collect();
    // Floats between 2³⁰ and 2³¹ are 128 apart: 1.7·10⁹ and 31 more.
    assert_eq!(different(&times), 32);
    let wanted = "column 'c' is between 1700000000.0 and 1700003968.0, where 32-bit floats are 128 apart: its 4000 rows share at most 32 \
                  different values, and smaller differences are lost; subtract an offset in double precision before it becomes a 32-bit \
                  float (RDataFrame: Define(\"c_0\", \"c - 1700000000.0\"); NumPy: c - 1700000000.0)";
    assert_eq!(notes(&times), [wanted]);
    let events: Vec<f64> = (0..30_000).map(|i| 2f64.powi(31) + f64::from(i * 7 % 30_000)).collect();
    let [Kind::Coarse(coarse)] = found(&events)[..] else { panic!("{:?}", found(&events)) };
    assert_eq!((coarse.floats, coarse.step()), (different(&events), 256.0));
    // A column that is of floats already: 101325 Pa ± 0.01 Pa.
    let pressure: Vec<f64> = uniform(4000).iter().map(|u| 101_325.0 + 0.02 * u).collect();
    assert!(notes(&pressure)[0].contains("floats are 0.0078125 apart"), "{:?}", notes(&pressure));
    // One event without a time, or 30 % with a mark of missing values.
    let mut one = times.clone();
    one[17] = 0.0;
    let reported = notes(&one);
    assert!(reported[0].starts_with("column 'c' is mostly between 170000"), "{reported:?}");
    let mut marked = times;
    marked.iter_mut().step_by(3).for_each(|value| *value = -999.0);
    let reported = notes(&marked);
    assert!(reported.iter().any(|note| note.contains("floats are 128 apart")), "{reported:?}");
}

#[test]
fn a_target_that_floats_cannot_tell_apart_is_noted_or_refused() {
    let with_target = |target: &dyn Fn(usize) -> f64| {
        let mut data =
            Dataset::new(vec![Column::scalar("x")]).unwrap().with_names("z", "w").unwrap();
        let x: Vec<f32> = (0..4000).map(|row| (row % 100) as f32).collect();
        let target: Vec<f32> = (0..4000).map(|row| target(row) as f32).collect();
        data.append(&x, 1, &target, None).unwrap();
        notes_with(&data, &TrainOptions { loss: Some(Loss::Mse), ..options() })
    };
    let reported = with_target(&|row| 1.7e9 + (row % 100) as f64).unwrap();
    let wanted = "target 'z' is between 1700000000.0 and 1700000128.0, where 32-bit floats are 128 apart: its 4000 rows share at most 2 \
                  different values, and smaller differences are lost; subtract an offset in double precision (Define(\"z_0\", \"z - \
                  1700000000.0\")), and add it to the predictions";
    assert_eq!(reported, [wanted]);
    let refused = with_target(&|row| 3e9 + (row % 2) as f64).unwrap_err().to_string();
    assert!(refused.contains("32-bit floats are 256 apart there"), "{refused}");
    for target in
        [&|row| row as f64 as _, &|row| (row % 3) as f64 * 0.1] as [&dyn Fn(usize) -> f64; 2]
    {
        assert!(with_target(target).unwrap().is_empty());
    }
}

#[test]
fn constant_columns_are_noted_those_of_one_value_together() {
    let reported = notes(&[3e9; 50].map(|id| id + 1.0));
    let wanted = "column 'c' is 3e9 in all 50 rows (32-bit floats are 256 apart there, smaller differences are lost: subtract an offset in \
                  double precision): the network cannot learn from it; leave it out";
    assert_eq!(reported, [wanted]);
    let reported = notes(&[-999.0; 50]);
    let wanted = "column 'c' is -999, as a mark of missing values, in all 50 rows: the network cannot learn from it; leave it out";
    assert_eq!(reported, [wanted]);
    let mut data = Dataset::new(["a", "b", "x"].map(Column::scalar).to_vec()).unwrap();
    let x: Vec<f32> = (0..50).flat_map(|row| [1.5, 1.5, row as f32]).collect();
    let target: Vec<f32> = (0..50).map(|row| (row % 2) as f32).collect();
    data.append(&x, 3, &target, None).unwrap();
    let wanted = "columns 'a', 'b' are 1.5 in all 50 rows: the network cannot learn from them; leave them out";
    assert_eq!(notes_with(&data, &options()).unwrap(), [wanted]);
}

#[test]
fn a_column_that_is_missing_in_nearly_all_rows_is_noted() {
    let mut values = vec![-999.0; 10_000];
    values[77] = 5.0;
    let wanted = "column 'c' is -999 in all but 1 of 10000 rows, as a mark of missing values: the network learns next to nothing from it; \
                  leave it out";
    assert_eq!(notes(&values), [wanted]);
    let declared = TrainOptions { missing: vec![MissingValue::of("c", -1.0)], ..options() };
    values.iter_mut().filter(|value| **value < 0.0).for_each(|value| *value = -1.0);
    let reported = notes_with(&data(&values), &declared).unwrap();
    assert!(
        reported.iter().any(|note| note.contains("'c' is -1 in all but 1 of 10000 rows")),
        "{reported:?}"
    );
    // A flag that is rarely set is no such column.
    let flag: Vec<f64> = (0..10_000).map(|row| f64::from(row == 7)).collect();
    assert_eq!(found(&flag), []);
}

#[test]
fn jagged_columns_without_an_entry_are_noted() {
    let mut data = Dataset::new(vec![Column::array("pt", 2), Column::array("eta", 2)]).unwrap();
    let all = Collection { feature: 0, columns: 2, at_most: 2, sorted_by: None };
    data.set_collections(vec![all], Cut::default()).unwrap();
    let target: Vec<f32> = (0..50).map(|row| (row % 2) as f32).collect();
    data.append(&[f32::NAN; 200], 4, &target, None).unwrap();
    let team = Team::new(1);
    let mut counts = Counts::new(&data).unwrap();
    counts.add(&data, &team).unwrap();
    let order = canonical_order(&data, &team).unwrap();
    let looked = Looked {
        counts: &counts,
        data: &data,
        order: &order,
        marks: &[],
        missing: &[],
        inputs: None,
        scaling: InputScaling::Standard,
    };
    let wanted = "columns 'pt', 'eta' are without an entry in all 50 rows: the network cannot learn from them; leave them out, or check the \
                  selection of entries";
    assert_eq!(of_columns(&data, &find(&looked).unwrap()), [wanted]);
}

#[test]
fn far_values_that_decide_the_scale_are_noted() {
    let mut values = uniform(4000);
    values[100] = 1e30;
    let reported = notes(&values);
    let wanted =
        "column 'c' has values as far out as 1e30, while 80 % of its values are between 0.";
    assert!(reported.len() == 1 && reported[0].starts_with(wanted), "{reported:?}");
    // (Quartiles are not moved by far values.)
    let robust = TrainOptions { scaling: Some(InputScaling::Robust), ..options() };
    assert_eq!(notes_with(&data(&values), &robust).unwrap(), [""; 0]);
    // Many distinct far values, which the counts of the outermost values do not show.
    let mut values = uniform(4000);
    values
        .iter_mut()
        .step_by(400)
        .enumerate()
        .for_each(|(n, value)| *value = -1e9 * (n + 1) as f64);
    let reported = notes(&values);
    assert!(reported.len() == 1 && reported[0].contains("as far out as -1e10"), "{reported:?}");
}

#[test]
fn ordinary_columns_are_not_odd() {
    let n = 20_000;
    let u = uniform(n);
    let made: [(&str, &dyn Fn(f64) -> f64); 12] = [
        ("uniform", &|u| u),
        ("exponential", &|u| -150.0 * (1.0 - u).ln()),
        ("a power law", &|u| 20.0 * (1.0 - u).powf(-0.5)),
        ("a heavy tail", &|u| (3.0 * (u - 0.5)).tan()),
        ("counts", &|u| (20.0 * u).floor()),
        ("a charge", &|u| if u < 0.5 { -1.0 } else { 1.0 }),
        ("a flag", &|u| f64::from(u < 0.001)),
        ("numbers of runs", &|u| 382_000.0 + (1000.0 * u).floor()),
        ("codes", &|u| [11.0, -13.0, 22.0, 211.0, -2212.0][(5.0 * u) as usize]),
        ("a mass", &|u| 91.0 + 0.4 * u),
        ("a score near 1", &|u| 1.0 - 0.01 * u),
        ("energies in eV", &|u| 1e9 * (1.0 + 9.0 * u)),
    ];
    for (name, value) in made {
        let values: Vec<f64> = u.iter().map(|&u| value(u)).collect();
        assert_eq!(found(&values), [], "{name}");
    }
}

#[test]
fn rows_on_disk_have_the_same_notes() {
    let mut reported = Vec::new();
    for limited in [false, true] {
        let columns = ["time", "far", "same"].map(Column::scalar).to_vec();
        let mut data = Dataset::new(columns).unwrap();
        if limited {
            data.limit_memory(MemoryLimit::new(1_000_000, None).unwrap()).unwrap();
        }
        let u = uniform(100_000);
        for (n, u) in u.chunks(1000).enumerate() {
            let row = |(i, u): (usize, &f64)| {
                let number = 1000 * n + i;
                let far = if number == 31_007 { 1e30 } else { *u as f32 };
                [(1.7e9 + number as f64) as f32, far, 2.5]
            };
            let x: Vec<f32> = u.iter().enumerate().flat_map(row).collect();
            let target: Vec<f32> = (0..u.len()).map(|row| (row % 2) as f32).collect();
            data.append(&x, 3, &target, None).unwrap();
        }
        let notes = notes_with(&data, &options()).unwrap();
        // (The bulk comes from a sample, here of other rows.)
        let columns = notes.into_iter().filter(|note| note.starts_with("column"));
        let columns = columns.map(|note| note.split(", while 80 %").next().unwrap().to_owned());
        reported.push(columns.collect::<Vec<_>>());
    }
    assert_eq!(reported[0].len(), 3, "{reported:?}");
    assert_eq!(reported[0], reported[1]);
}
