//! Tests of values that are marks of missing values, and above all of values that are none.

use super::*;

/// Random numbers from SplitMix64.
struct Random(u64);

impl Random {
    /// Uniform on (0, 1].
    fn uniform(&mut self) -> f64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let z = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        (((z ^ (z >> 31)) >> 11) as f64 + 1.0) / (1u64 << 53) as f64
    }

    /// Normal distribution with mean 0 and variance 1 (Box and Muller).
    fn normal(&mut self) -> f64 {
        let radius = (-2.0 * self.uniform().ln()).sqrt();
        radius * (std::f64::consts::TAU * self.uniform()).cos()
    }

    /// Exponential distribution with mean 1.
    fn exponential(&mut self) -> f64 {
        -self.uniform().ln()
    }

    fn one_of(&mut self, values: &[f64]) -> f64 {
        values[((self.uniform() * values.len() as f64) as usize).min(values.len() - 1)]
    }
}

/// Name of a column, and the generator of its values.
type Made = (&'static str, fn(&mut Random) -> f64);

/// A data set of scalar columns.
fn data_of(columns: Vec<(&str, Vec<f32>)>) -> Dataset<'static> {
    let rows = columns[0].1.len();
    let x: Vec<f32> =
        (0..rows).flat_map(|row| columns.iter().map(move |column| column.1[row])).collect();
    let names = columns.iter().map(|column| Column::scalar(column.0)).collect();
    let mut data = Dataset::new(names).unwrap();
    data.append(&x, columns.len(), &vec![0.0; rows], None).unwrap();
    data
}

fn make(rows: usize, seed: u64, made: &[Made]) -> Vec<(&'static str, Vec<f32>)> {
    let column = |(number, &(name, value)): (usize, &Made)| {
        let mut random = Random(seed << 16 | number as u64);
        (name, (0..rows).map(|_| value(&mut random) as f32).collect())
    };
    made.iter().enumerate().map(column).collect()
}

fn marks(data: &Dataset) -> Vec<Mark> {
    let team = Team::new(2);
    find(data, &crate::data::canonical_order(data, &team).unwrap(), &team).unwrap()
}

/// Measured quantities, of all shapes that columns have.
const MEASURED: [Made; 8] = [
    ("mass, GeV", |r| 12.0 + 150.0 * r.exponential()),
    ("a peak", |r| 91.2 + 2.5 * r.normal()),
    ("pseudorapidity", |r| 5.0 * r.uniform() - 2.5),
    ("momentum", |r| 150.0 * r.normal()),
    ("significance", |r| r.normal() * (1.0 + 20.0 * f64::from(r.uniform() < 0.02))),
    ("score", |r| r.uniform()),
    ("hits", |r| (3.0 * r.exponential()).floor()),
    ("charge", |r| r.one_of(&[-1.0, 1.0])),
];

#[test]
fn what_is_written_for_missing_is_found_in_every_kind_of_column() {
    for value in [-999.0, -9999.0, -99_999.0, -999.9, -1e4, -1e30, f32::MIN, -2_147_483_648.0] {
        for share in [0.002, 0.3, 0.97] {
            let mut columns = make(4000, 1, &MEASURED);
            let count = (share * 4000.0) as usize;
            columns.iter_mut().for_each(|(_, values)| values[..count].fill(value));
            let found = marks(&data_of(columns.clone()));
            for (number, (name, values)) in columns.iter().enumerate() {
                let rest = values[count..].iter();
                let rest = (
                    rest.clone().copied().fold(f32::INFINITY, f32::min),
                    rest.copied().fold(f32::NEG_INFINITY, f32::max),
                );
                let wanted = Mark { column: number, value, share: count as f64 / 4000.0, rest };
                assert!(found.contains(&wanted), "{value} in {share} of {name}: {found:?}");
            }
            assert_eq!(found.len(), columns.len());
        }
    }
}

#[test]
fn positive_marks_several_and_both_ends() {
    let mut columns = make(5000, 2, &MEASURED[2..3]);
    columns[0].1[..500].fill(999.0);
    columns[0].1[500..600].fill(-99.0);
    columns[0].1[600..650].fill(-999.0);
    let found = marks(&data_of(columns));
    let reported: Vec<_> = found.iter().map(|mark| (mark.value, mark.share)).collect();
    assert_eq!(reported, [(-999.0, 0.01), (-99.0, 0.02), (999.0, 0.1)]);
    assert!(found.iter().all(|mark| mark.rest.0 >= -2.5 && mark.rest.1 <= 2.5), "{found:?}");
}

#[test]
fn any_other_number_far_from_all_the_rest_is_a_mark() {
    let mut columns = make(2000, 3, &[MEASURED[5], MEASURED[1]]);
    columns[0].1[..600].fill(-10.0);
    columns[1].1[..40].fill(-777.0);
    let found = marks(&data_of(columns.clone()));
    let reported: Vec<_> = found.iter().map(|mark| (mark.column, mark.value, mark.share)).collect();
    assert_eq!(reported, [(0, -10.0, 0.3), (1, -777.0, 0.02)]);
    // One number in a hundred rows may be a copy; and a number near the rest is no mark.
    columns[1].1[..40].fill(90.0);
    columns[1].1[..5].fill(-777.0);
    columns[0].1[..600].fill(-1.0);
    assert_eq!(marks(&data_of(columns)), []);
}

/// Columns that are full of repeated, extreme or outlying numbers, none of which marks a missing value.
const INNOCENT: [Made; 24] = [
    ("thirds", |r| r.one_of(&[-1.0 / 3.0, 2.0 / 3.0])),
    ("charge with 0", |r| r.one_of(&[-1.0, 0.0, 1.0])),
    ("one-hot", |r| f64::from(r.uniform() < 0.01)),
    ("rare count", |r| (0.3 * r.exponential()).floor()),
    ("count", |r| (20.0 * r.exponential()).floor()),
    ("energy deposit, mostly 0", |r| if r.uniform() < 0.9 { 0.0 } else { 40.0 * r.exponential() }),
    (
        "mass of a pair, 0 without",
        |r| if r.uniform() < 0.4 { 0.0 } else { 91.2 + 2.5 * r.normal() },
    ),
    ("angle", |r| std::f64::consts::TAU * (r.uniform() - 0.5)),
    ("angle, often at its end", |r| {
        if r.uniform() < 0.02 { std::f64::consts::PI } else { 3.0 * r.uniform() }
    }),
    ("momentum, exponential", |r| 25.0 + 60.0 * r.exponential()),
    ("momentum, a power law", |r| 25.0 * r.uniform().powf(-0.25)),
    ("the same in whole GeV", |r| (25.0 * r.uniform().powf(-0.25)).floor()),
    ("overflow at 999", |r| (140.0 * r.exponential()).min(999.0)),
    ("overflow at 99, whole", |r| (14.0 * r.exponential()).floor().min(99.0)),
    ("0 to 999", |r| (1000.0 * r.uniform()).ceil() - 1.0),
    ("percent", |r| (100.0 * r.uniform()).round()),
    ("-99 to 99", |r| (199.0 * r.uniform()).ceil() - 100.0),
    ("code of a particle", |r| {
        r.one_of(&[-2212., -321., -211., -13., -11., 11., 13., 22., 130., 211., 321., 2212.])
    }),
    ("working point", |r| r.one_of(&[0.0, 0.0, 0.0, 0.25, 0.7, 0.95])),
    ("year", |r| r.one_of(&[2016.0, 2017.0, 2018.0, 2022.0, 2023.0])),
    ("mass of a signal", |r| r.one_of(&[100.0, 300.0, 1000.0, 3000.0, 10_000.0])),
    ("constant", |_| -1.5),
    ("pixel before a dark ground", |r| {
        if r.uniform() < 0.8 { -0.4242 } else { 3.2 * r.uniform() - 0.4 }
    }),
    ("weight, mostly 1", |r| if r.uniform() < 0.9 { 1.0 } else { 1.0 + 0.1 * r.normal() }),
];

#[test]
fn nothing_else_is_a_mark() {
    let sizes = [(40, 60), (300, 60), (2000, 30), (30_000, 3)];
    let mut all: Vec<Made> = INNOCENT.to_vec();
    all.extend(MEASURED);
    for (rows, seeds) in sizes {
        for seed in 0..seeds {
            let found = marks(&data_of(make(rows, seed, &all)));
            let reported: Vec<_> = found.iter().map(|mark| (all[mark.column].0, mark)).collect();
            assert!(reported.is_empty(), "{rows} rows, seed {seed}: {reported:?}");
        }
    }
}

/// Rare rows repeated until they are as many as the others.
#[test]
fn copied_rows_make_no_mark() {
    for seed in 0..20 {
        let columns = make(200, seed, &MEASURED).into_iter().map(|(name, values)| {
            let copied: Vec<f32> = values.iter().flat_map(|&value| [value; 25]).collect();
            (name, copied)
        });
        assert_eq!(marks(&data_of(columns.collect())), [], "seed {seed}");
    }
}

#[test]
fn of_an_array_the_share_is_that_of_its_values() {
    // Two columns: an array of four values, and a scalar without marks.
    let mut random = Random(4);
    let mut x = Vec::new();
    for row in 0..1000 {
        let jets = row % 5; // of up to four
        x.extend((0..4).map(|jet| if jet < jets { 30.0 + random.uniform() as f32 } else { -99.0 }));
        x.push(random.normal() as f32);
    }
    let columns = vec![Column::array("jet_pt", 4), Column::scalar("met")];
    let data = Dataset::borrowed(columns, &x, &[0.0; 1000], None).unwrap();
    let found = marks(&data);
    assert_eq!(found.len(), 1, "{found:?}");
    assert_eq!((found[0].column, found[0].value, found[0].share), (0, -99.0, 0.5));
}

#[test]
fn order_of_rows_and_threads_do_not_matter() {
    let mut columns = make(50_000, 5, &MEASURED);
    for (number, (_, values)) in columns.iter_mut().enumerate() {
        values.iter_mut().skip(number).step_by(40 + number).for_each(|value| *value = -99.0);
    }
    let forwards = data_of(columns.clone());
    columns.iter_mut().for_each(|(_, values)| values.reverse());
    let backwards = data_of(columns);
    let found = |data: &Dataset, threads| {
        let team = Team::new(threads);
        find(data, &crate::data::canonical_order(data, &team).unwrap(), &team).unwrap()
    };
    let wanted = found(&forwards, 1);
    assert!(wanted.len() >= 7, "{wanted:?}");
    for (data, threads) in [(&forwards, 3), (&backwards, 1), (&backwards, 2)] {
        assert_eq!(found(data, threads), wanted);
    }
}
