//! Compares the waveforms of light systems with LALSimulation. References: `tests/data/lal_taylor.csv`, written by `reference/lal_taylor.py`.

use rootgrad_gw::psd::aligo;
use rootgrad_gw::waveform::Binary;
use rootgrad_gw::waveform::taylor::Taylor;
use rustfft::num_complex::Complex64;
use std::f64::consts::TAU;

type Row = [f64; 10];

fn rows() -> Vec<Row> {
    let numbers = |line: &str| -> Option<Row> {
        line.split(',').map(|s| s.parse().ok()).collect::<Option<Vec<f64>>>()?.try_into().ok()
    };
    include_str!("data/lal_taylor.csv").lines().filter_map(numbers).collect()
}

/// Returns the overlap of our wave with one in two columns of the table, maximised over time and phase. Products of both vary slowly with the
/// frequency, so that the trapezoidal rule with the table's steps of 5 Hz is enough.
fn overlap(model: &Taylor, table: &[Row], column: usize) -> f64 {
    let (mut products, mut norms) = (Vec::new(), [0.0; 2]);
    for (i, row) in table.iter().enumerate() {
        let (ours, theirs) = (model.at(row[4]), Complex64::new(row[column], row[column + 1]));
        let end = i == 0 || i + 1 == table.len();
        let weight = if end { 0.5 } else { 1.0 } / aligo(row[4]);
        products.push((row[4], ours * theirs.conj() * weight));
        norms[0] += ours.norm_sqr() * weight;
        norms[1] += theirs.norm_sqr() * weight;
    }
    let at = |time: f64| {
        let turned = products.iter().map(|(f, z)| z * Complex64::cis(TAU * f * time));
        turned.sum::<Complex64>().norm() / (norms[0] * norms[1]).sqrt()
    };
    let times = (-8000..8000).map(|i| f64::from(i) * 1e-5); // s; the sum has a period of 200 ms
    times.map(at).fold(0.0, f64::max)
}

/// Checks that waves without spins are LAL's TaylorF2 up to a constant phase, that those with spins up to 0.4 overlap with it to 0.999, and that the
/// overlap with IMRPhenomD is 0.95 or more. If no spin exceeds 0.05, it is 0.99 or more, and as LAL finds it for its own TaylorF2.
#[test]
fn waves_of_light_systems_are_lals() {
    let (table, mut slow) = (rows(), 0);
    for table in table.chunk_by(|a, b| a[..4] == b[..4]) {
        let [mass1, mass2, first, second, ..] = table[0];
        let binary = Binary { mass1, mass2, spins: [first, second] };
        let model = Taylor::new(&binary);
        if binary.spins == [0.0; 2] {
            let ratio = |row: &Row| model.at(row[4]) / Complex64::new(row[5], row[6]);
            let begin = ratio(&table[0]);
            for row in table {
                // The phase is up to 8000 rad at 30 Hz, and LAL's solar mass differs in the eighth digit.
                let off = (ratio(row) / begin - 1.0).norm() + (ratio(row).norm() - 1.0).abs();
                assert!(off < 2e-3, "{binary:?} at {} Hz: {off}", row[4]);
            }
        }
        let with_taylor = overlap(&model, table, 5);
        assert!(with_taylor > 0.999, "{binary:?}: {with_taylor}");
        let (with_phenom, lals) = (overlap(&model, table, 7), table[0][9]);
        if binary.spins.iter().all(|spin| spin.abs() <= 0.05) {
            assert!((with_phenom - lals).abs() < 5e-4, "{binary:?}: {with_phenom} for {lals}");
            assert!(with_phenom >= 0.99, "{binary:?}: {with_phenom}");
            slow += 1;
        }
        assert!(with_phenom > 0.95, "{binary:?}: {with_phenom}");
    }
    assert_eq!(slow, 8, "of the table's binaries have no large spin");
}
