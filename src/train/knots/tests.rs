use super::*;
use crate::data::Column as DataColumn;

fn random(seed: u64) -> impl FnMut() -> f32 {
    let mut state = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1;
    move || {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        (state >> 40) as f32 / (1 << 24) as f32
    }
}

/// Rows (N, F) with their targets, made by `row` from uniform random numbers.
fn rows(
    features: usize,
    row: impl Fn(&mut dyn FnMut() -> f32) -> (Vec<f32>, f32),
) -> Dataset<'static> {
    let mut uniform = random(7);
    let mut data = Dataset::new(vec![DataColumn::array("x", features)]).unwrap();
    for _ in 0..6000 {
        let (values, target) = row(&mut uniform);
        data.append(&values, features, &[target], None).unwrap();
    }
    data
}

fn search(classes: Option<usize>, missing: &[f32]) -> Search<'_> {
    Search { most: 256, rows: 6000, missing, classes }
}

fn found(data: &Dataset, search: &Search) -> Vec<Knots> {
    let all: Vec<u32> = (0..data.rows() as u32).collect();
    let sample = |rows: &[u32]| Sample { data, rows: Cow::Owned(rows.to_vec()) };
    let knots = search.find(&sample(&all), None, Team::alone()).unwrap();
    let backwards: Vec<u32> = all.iter().rev().copied().collect();
    assert_eq!(search.find(&sample(&backwards), None, &Team::new(3)).unwrap(), knots);
    knots
}

fn features(knots: &[Knots]) -> Vec<usize> {
    knots.iter().map(|knots| knots.feature).collect()
}

#[test]
fn smooth_dependences_and_noise_need_no_knots() {
    let data = rows(4, |u| {
        let x = [u(), u(), u() * u() * u() * 100.0, (u() * 12.0).floor()];
        let p = 0.5 + 0.4 * (6.0 * x[0]).sin() * (1.0 - x[3] / 12.0);
        (x.to_vec(), f32::from(u() < p))
    });
    assert_eq!(found(&data, &search(Some(1), &[])), []);
    let values = rows(2, |u| {
        let x = [u(), u()];
        (x.to_vec(), (3.0 * x[0]).exp() * (x[1] - 0.3).powi(2) + 0.01 * u())
    });
    assert_eq!(found(&values, &search(None, &[])), []);
}

#[test]
fn narrow_peaks_have_quantiles_as_knots() {
    let data = rows(2, |u| {
        let signal = u() < 0.5;
        let on_line = 0.2 + 0.3 * (u() * 3.0).floor() + 0.01 * (u() - 0.5);
        let x = if signal && u() < 0.4 { on_line } else { u() };
        (vec![u(), x], f32::from(signal))
    });
    let knots = found(&data, &search(Some(1), &[]));
    assert_eq!(features(&knots), [1]);
    assert_eq!(knots[0].knots.len(), 129); // the maximum number of pieces, of 47 rows each
    assert!(knots[0].knots.is_sorted_by(|a, b| a < b));
}

/// With 1200 rows the peaks of one column could be chance; those of six columns together could not.
#[test]
fn columns_are_sure_together() {
    let all = rows(6, |u| {
        let signal = u() < 0.5;
        let x = (0..6).map(|_| {
            let on_line = 0.1 + 0.2 * (u() * 5.0).floor() + 0.01 * (u() - 0.5);
            if signal && u() < 0.25 { on_line } else { u() }
        });
        (x.collect(), f32::from(signal))
    });
    let few = |features: usize| {
        let mut data = Dataset::new(vec![DataColumn::array("x", features)]).unwrap();
        for row in 0..1200 {
            data.append(&all.row(row)[..features], features, all.target_of(row), None).unwrap();
        }
        found(&data, &Search { rows: 1200, ..search(Some(1), &[]) }).len()
    };
    assert_eq!(few(1), 0);
    assert!(few(6) >= 4, "{}", few(6));
}

/// Twenty columns are nearly copies of each other, so each shows the same fluctuation. If they counted as independent, they would pass the test for
/// one seed in six.
#[test]
fn copies_of_a_column_count_as_one() {
    let data = |features: usize, seed: u64| {
        let mut u = random(seed);
        let mut data = Dataset::new(vec![DataColumn::array("x", features)]).unwrap();
        for _ in 0..1500 {
            let x = u();
            let row: Vec<f32> = (0..features).map(|_| x + 1e-5 * u()).collect();
            data.append(&row, features, &[f32::from(u() < 0.5)], None).unwrap();
        }
        data
    };
    for seed in 1..40 {
        let search = Search { rows: 1500, ..search(Some(1), &[]) };
        assert!(found(&data(20, seed), &search).is_empty(), "seed {seed}");
    }
}

#[test]
fn knots_that_floats_cannot_hold_are_none() {
    assert_eq!(standardised(vec![1.0, 2.0, 4.0], (2.0, 2.0)).unwrap(), [-0.5, 0.0, 1.0]);
    assert_eq!(standardised(vec![0.0, 1e-40, 1.0], (0.0, 1.0)).unwrap(), [0.0, 1.0]);
    assert_eq!(standardised(vec![-3e38, 3e38], (0.0, 1.0)), None); // their step is infinite
    assert_eq!(standardised(vec![0.0, 1e38], (0.0, 1e-3)), None);
    assert_eq!(standardised(vec![0.0, 1e-42], (0.0, 1.0)), None); // only one knot remains
}

#[test]
fn noise_beside_a_category_has_no_knots() {
    let data = rows(9, |u| {
        let kind = (u() * 8.0).floor();
        let mut x: Vec<f32> = (0..8).map(|_| u()).collect();
        x.push(kind);
        (x, f32::from(u() < if kind as i32 % 2 == 0 { 0.2 } else { 0.8 }))
    });
    assert_eq!(features(&found(&data, &search(Some(1), &[]))), [8]);
}

/// Category numbers change the mean of the target, or the effect of another column on it.
#[test]
fn categories_have_their_values_as_knots() {
    let data = rows(3, |u| {
        let (x, kind, cell) = (u() - 0.5, (u() * 7.0).floor(), (u() * 20.0).floor());
        let shift = [0.1, -0.2, 0.2, 0.0, -0.2, 0.2, -0.1][kind as usize];
        let slope = if (cell as u32).wrapping_mul(2_654_435_761) >> 31 == 1 { 0.5 } else { -0.5 };
        (vec![x, kind * 10.0, cell], f32::from(u() < 0.5 + shift + slope * x))
    });
    let knots = found(&data, &search(Some(1), &[]));
    assert_eq!(features(&knots), [1, 2]);
    assert_eq!(knots[0].knots, [0.0, 10.0, 20.0, 30.0, 40.0, 50.0, 60.0]);
    assert_eq!(knots[1].knots.len(), 20);
    // Each of three classes is tested; fewer knots than values are quantiles.
    let classes = rows(1, |u| {
        let kind = (u() * 30.0).floor();
        (vec![kind], if u() < 0.3 { 0.0 } else { 1.0 + f32::from(kind as i32 % 3 == 0) })
    });
    assert_eq!(found(&classes, &search(Some(3), &[]))[0].knots.len(), 30);
    let few = found(&classes, &Search { most: 10, ..search(Some(3), &[]) });
    assert_eq!(few[0].knots.len(), 10);
    assert_eq!(found(&classes, &Search { most: 0, ..search(Some(3), &[]) }), []);
}

#[test]
fn missing_values_are_no_values_and_units_are_those_of_the_network() {
    let data = rows(1, |u| {
        let kind = (u() * 9.0).floor();
        let missing = u() < 0.3;
        let p = [0.1, 0.8, 0.3, 0.9, 0.2, 0.7, 0.1, 0.6, 0.4][kind as usize];
        (vec![if missing { -999.0 } else { kind }], f32::from(u() < if missing { 0.9 } else { p }))
    });
    let with = found(&data, &search(Some(1), &[-999.0]));
    assert_eq!(with[0].knots, [0.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0]);
    assert_eq!(found(&data, &search(Some(1), &[]))[0].knots[0], -999.0);
    let inputs = Standardisation { mean: vec![4.0], scale: vec![2.0] };
    let rows = Cow::Owned((0..6000).collect());
    let knots = search(Some(1), &[-999.0]);
    let knots = knots.find(&Sample { data: &data, rows }, Some(&inputs), Team::alone()).unwrap();
    assert_eq!(knots[0].knots, [-2.0, -1.5, -1.0, -0.5, 0.0, 0.5, 1.0, 1.5, 2.0]);
}
