//! Compares the waveforms of light systems with LALSimulation, and the placement of their templates with correlations of whole windows. References:
//! `tests/data/lal_taylor.csv`, written by `reference/lal_taylor.py`.

use rand::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use rootgrad_fourier::Planned;
use rootgrad_gw::RATE;
use rootgrad_gw::detector::Setting;
use rootgrad_gw::detector::source::Source;
use rootgrad_gw::detector::templates::Templates;
use rootgrad_gw::psd::aligo;
use rootgrad_gw::systems::Systems;
use rootgrad_gw::waveform::Binary;
use rootgrad_gw::waveform::taylor::Taylor;
use rustfft::num_complex::{Complex32, Complex64};
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

/// Samples of a transform in which two windows do not wrap around.
const LENGTH: usize = 2 * Systems::Light.samples();
/// Middle of the peak's times, s.
const MIDDLE: f64 = 0.5 * (Systems::Light.peak().0 + Systems::Light.peak().1);

/// Returns the Fourier transforms of a wave's window with norm 1, with the peak on a sample and between two.
fn spectra(source: &Source, binary: &Binary) -> [Vec<Complex32>; 2] {
    [0.0, 0.5].map(|later| {
        let mut z = source.wave(binary, MIDDLE + later / RATE);
        let norm = z.iter().map(|z| 0.5 * z.norm_sqr()).sum::<f32>().sqrt();
        z.iter_mut().for_each(|z| *z /= norm);
        z.resize(LENGTH, Complex32::ZERO);
        f32::forward(LENGTH).process(&mut z);
        z
    })
}

/// Returns the largest overlap of a binary's window with these windows, which are moved by up to 0.1 s.
fn largest_overlap(source: &Source, binary: &Binary, all: &[[Vec<Complex32>; 2]]) -> f32 {
    let mut x: Vec<Complex32> =
        source.window(binary, MIDDLE + 0.3 / RATE).iter().map(|&x| x.into()).collect();
    x.resize(LENGTH, Complex32::ZERO);
    f32::forward(LENGTH).process(&mut x);
    let (inverse, lags) = (f32::inverse(LENGTH), (0.1 * RATE) as usize);
    let overlaps = all.iter().flatten().map(|z| {
        let mut product: Vec<Complex32> = x.iter().zip(z).map(|(x, z)| x * z.conj()).collect();
        inverse.process(&mut product);
        let near = product[..=lags].iter().chain(&product[LENGTH - lags..]);
        near.fold(0.0, |most: f32, z| most.max(z.norm())) / LENGTH as f32
    });
    overlaps.fold(0.0, f32::max)
}

/// Checks the matches of a placed bank by correlations of whole windows: in the population, and at the corners of the masses, where the population has few
/// binaries.
#[test]
fn a_bank_matches_the_population_up_to_its_corners() {
    let setting = Setting { masses: (4.0, 5.0), ..Setting::of(Systems::Light) };
    let source = Source::new(setting, 1).unwrap();
    let bank = Templates::placed(&source, 0.9, 1000, &[]).unwrap();
    assert!((20..100).contains(&bank.len()), "{} templates", bank.len());
    let bank: Vec<_> = bank.binaries().iter().map(|binary| spectra(&source, binary)).collect();
    for (mass1, mass2) in [(4.0, 4.0), (4.005, 4.003), (5.0, 5.0), (4.998, 4.99), (5.0, 4.0)] {
        let overlap = largest_overlap(&source, &Binary::new(mass1, mass2), &bank);
        assert!(overlap > 0.88, "{mass1} and {mass2}: {overlap}");
    }
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(7);
    let overlaps = (0..60).map(|_| largest_overlap(&source, &source.binary(&mut rng), &bank));
    let overlaps: Vec<f32> = overlaps.collect();
    let below = overlaps.iter().filter(|&&overlap| overlap < 0.9).count();
    let least = overlaps.iter().fold(1.0, |least: f32, &overlap| least.min(overlap));
    assert!(below <= 1 && least > 0.87, "{below} of 60 below 0.9, {least} at least");
}

/// Checks that binaries with chirp masses 5 % apart do not match, even if the spins make up for a part of it. The placement tries no such pairs.
#[test]
fn different_chirp_masses_do_not_match() {
    let source = Source::new(Setting::of(Systems::Light), 1).unwrap();
    let lighter = |binary: Binary, spin: f64| {
        let part = (-0.05f64).exp();
        let (mass1, mass2) = (part * binary.mass1, part * binary.mass2);
        [spectra(&source, &Binary { mass1, mass2, spins: [spin; 2] })]
    };
    for (mass1, mass2) in [(5.0, 5.0), (5.0, 4.2), (3.0, 3.0), (4.0, 1.2)] {
        for (spin, most) in [(0.0, 0.25), (0.05, 0.25), (-0.4, 0.6), (0.4, 0.6)] {
            let binary = Binary { mass1, mass2, spins: [spin; 2] };
            let overlap = largest_overlap(&source, &binary, &lighter(binary, -spin));
            assert!(overlap < most, "{binary:?}: {overlap}");
        }
    }
}
