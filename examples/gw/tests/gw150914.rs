//! Tests with real strain of the first detection; skipped with a message if the data are missing.

use rootgrad::threads::Team;
use rootgrad_gw::detector::Setting;
use rootgrad_gw::detector::network::Network;
use rootgrad_gw::detector::search::{Options, Search};
use rootgrad_gw::detector::source::Source;
use rootgrad_gw::detector::templates::Templates;
use rootgrad_gw::recording::Recording;
use rootgrad_gw::simulate::{Population, Simulator};
use rootgrad_gw::strain::Strain;
use rootgrad_gw::waveform::Binary;
use rootgrad_gw::windows::{pairs, whiten};
use rootgrad_gw::{ARRIVAL, WINDOW};
use std::path::{Path, PathBuf};

/// GPS time of the event, s.
const GPS: f64 = include!("../data/gw150914_gps.in");

fn path(name: &str) -> Option<PathBuf> {
    let path = Path::new("../../../shared/data/gw").join(name);
    if !path.exists() {
        eprintln!("SKIPPED: {} is not there", path.display());
        return None;
    }
    Some(path)
}

fn read(name: &str) -> Option<Strain> {
    path(name).map(|path| Strain::read(&path).unwrap())
}

/// Checks that matched filtering of the whitened strain with one template finds the event, at its time and about as loud
/// as published (arXiv:1602.03840, fig. 1 of 1602.03837: about 20 in H1 and 13 in L1, for the whole signal).
#[test]
fn matched_filter_finds_gw150914() {
    let (Some(h1), Some(l1)) =
        (read("H-H1_LOSC_4_V2-1126259446-32.hdf5"), read("L-L1_LOSC_4_V2-1126259446-32.hdf5"))
    else {
        return;
    };
    assert_eq!((h1.detector.as_str(), l1.detector.as_str()), ("H1", "L1"));
    let (h1, l1) = (whiten(&h1).unwrap(), whiten(&l1).unwrap());
    for x in [&h1, &l1] {
        let variance = x.samples.iter().map(|v| v * v).sum::<f64>() / x.samples.len() as f64;
        assert!((variance / 0.723 - 1.0).abs() < 0.1, "whitened strain has variance {variance}");
    }
    let simulator = Simulator::new(Population::default(), 0).unwrap();
    let arrival = 0.5 * (ARRIVAL.0 + ARRIVAL.1);
    // Median masses in the detector's frame (arXiv:1606.04855): 38.9 and 31.6.
    let binary = Binary::new(38.9, 31.6);
    let quadratures =
        [0.0, std::f64::consts::FRAC_PI_2].map(|p| simulator.template(&binary, p, arrival));
    let dot = |t: &[f64], x: &[f32; WINDOW]| -> f64 {
        t.iter().zip(x).map(|(a, b)| a * f64::from(*b)).sum()
    };
    let loudness = |x: &[f32; WINDOW]| dot(&quadratures[0], x).hypot(dot(&quadratures[1], x));
    let mut best = [(0.0, 0.0); 2];
    for row in pairs(&h1, &l1, 1).unwrap() {
        for (b, x) in best.iter_mut().zip([&row.h1, &row.l1]) {
            let rho = loudness(x);
            if rho > b.0 {
                *b = (rho, row.gps_merger);
            }
        }
    }
    let [(rho_h, t_h), (rho_l, t_l)] = best;
    eprintln!("H1: {rho_h:.1} at {t_h:.4}; L1: {rho_l:.1} at {t_l:.4}");
    assert!((15.0..24.0).contains(&rho_h) && (10.0..16.0).contains(&rho_l), "{best:?}");
    assert!((t_h - GPS).abs() < 0.05 && (t_l - GPS).abs() < 0.05, "{best:?}");
    // It reached Livingston 6.9 ms before Hanford.
    assert!((t_h - t_l - 0.007).abs() < 0.003, "{best:?}");
}

/// Checks that the search of both detectors together has the event as its first candidate, above all accidental coincidences from time
/// slides, ranked by reweighted SNRs and by a network.
#[test]
fn the_search_ranks_gw150914_first() {
    let open = |name: &str| path(name).map(|path| Recording::open(path).unwrap());
    let (Some(h1), Some(l1)) =
        (open("H-H1_LOSC_4_V2-1126259446-32.hdf5"), open("L-L1_LOSC_4_V2-1126259446-32.hdf5"))
    else {
        return;
    };
    let source = Source::new(Setting { detectors: 2, ..Setting::default() }, 1).unwrap();
    let binaries = [(45.0, 40.0), (36.0, 30.0), (20.0, 15.0)];
    let binaries = binaries.map(|(mass1, mass2)| Binary::new(mass1, mass2)).to_vec();
    let templates = Templates::new(&source, binaries.clone());
    let network = Network::new(&source, &templates, &[1.0 / 3.0; 3], 3, 1).unwrap();
    for network in [None, Some(&network)] {
        let options = Options { slides: 20, ..Options::default() };
        let pair = [&h1, &l1];
        let found =
            Search::run(pair, &binaries, network, &options, Team::alone(), |_| Ok(())).unwrap();
        let best = found.candidates[0];
        eprintln!("{best:?}");
        assert!((best.gps - GPS).abs() < 0.05 && best.above == 0 && best.snr() > 15.0, "{best:?}");
        assert_eq!((found.time, found.gates), (28.0, Default::default()));
        assert!(found.candidates[1].ranking < 0.5 * best.ranking, "{:?}", found.candidates[1]);
    }
}
