//! Tests the search of two detectors' strain with simulated signals and glitches in coloured noise.

use rootgrad::threads::Team;
use rootgrad_gw::detector::Setting;
use rootgrad_gw::detector::network::Network;
use rootgrad_gw::detector::search::{Options, Search};
use rootgrad_gw::detector::source::Source;
use rootgrad_gw::detector::templates::Templates;
use rootgrad_gw::recording::{CAT1, CAT2, DATA, Recording};
use rootgrad_gw::strain::Strain;
use rootgrad_gw::systems::Systems;
use rootgrad_gw::waveform::Binary;

#[path = "common/strain.rs"]
mod strain;
use strain::{BINARY, START, inject, inject_light, noise};

fn bank() -> Vec<Binary> {
    let others = [(25.0, 20.0), (14.0, 11.0)].map(|(mass1, mass2)| Binary::new(mass1, mass2));
    [&[BINARY][..], &others].concat()
}

/// Adds a burst 30 times as loud as the gate's threshold.
fn glitch(strain: &mut Strain, at: f64) {
    let first = (at * strain.rate) as usize;
    for (i, x) in strain.samples[first..].iter_mut().take(40).enumerate() {
        *x += 1e-19 * (0.7 * i as f64).sin();
    }
}

fn search(pair: [&Recording; 2], network: Option<&Network>, options: &Options) -> Search {
    Search::run(pair, &bank(), network, options, Team::alone(), |_| Ok(())).unwrap()
}

fn found(search: &Search, at: f64) -> Option<f32> {
    let near = search.candidates.iter().find(|c| (c.gps - START - at).abs() < 0.2);
    near.map(|candidate| candidate.ranking)
}

/// Searches 150 s, which are two parts, of detectors with different sampling rates. Each signal but the first lacks something that makes it a
/// candidate.
#[test]
fn vetoes_leave_the_signal() {
    let (mut h, mut l) = (noise("H1", 150, 2048.0, 1), noise("L1", 150, 1024.0, 2));
    let mut bits = vec![DATA | CAT1 | CAT2; 150];
    bits[40] = DATA | CAT1;
    let signals = [(120.0, 0.006), (20.0, 0.025), (40.5, -0.004), (60.0, 0.0)];
    for (peak, delay) in signals {
        inject(&mut h, peak, 11.0);
        inject(&mut l, peak + delay, 9.0);
    }
    glitch(&mut h, 60.3); // its gate covers the signal
    glitch(&mut l, 90.0);
    let h = Recording::new(h, None).unwrap();
    let l = Recording::new(l, Some(bits)).unwrap();
    let options = Options { slides: 20, ..Options::default() };
    let result = search([&h, &l], None, &options);
    let best = result.candidates[0];
    assert!((best.gps - START - 120.0).abs() < 3e-3, "{best:?}");
    assert!((best.triggers[1].gps - best.triggers[0].gps - 0.006).abs() < 3e-3, "{best:?}");
    assert!((best.snr() - 11f32.hypot(9.0)).abs() < 2.5 && best.above == 0, "{best:?}");
    assert!((best.part.0 - START - 73.0).abs() < 1.5 && best.part.1 == START + 150.0, "{best:?}");
    for (peak, _) in &signals[1..] {
        let ranking = found(&result, *peak).unwrap_or(0.0);
        assert!(ranking < 0.75 * best.ranking, "{peak} s: {ranking} of {}", best.ranking);
    }
    assert!(result.triggers[0].by_gate > 0 && result.triggers[1].by_quality > 0);
    assert_eq!(result.gates.each_ref().map(Vec::len), [1, 1]);
    // Two gates of about 0.8 s, a rejected second.
    assert!((result.time - (146.0 - 2.6)).abs() < 0.3, "{} s", result.time);
    assert!((result.background / result.time - 20.0).abs() < 1e-9);
    let (rate, (low, high)) = result.per_year(&best);
    assert!(rate == 0.0 && low == 0.0 && high > 0.0);
    // The signal in the bad second is found if category 1 is enough.
    let lenient = search([&h, &l], None, &Options { category: 1, slides: 1, ..options });
    assert!(found(&lenient, 40.5).unwrap() > 0.8 * best.ranking);
    // Without a gate, nothing is known of the strain around the glitch but its χ².
    let ungated = search([&h, &l], None, &Options { gate: 1e9, slides: 1, ..options });
    assert!(ungated.gates[0].is_empty() && ungated.triggers[0].by_chi > result.triggers[0].by_chi);
}

/// Checks that a network ranks the same candidates, the signal first.
#[test]
fn a_network_ranks_the_candidates() {
    let (mut h, mut l) = (noise("H1", 24, 1024.0, 3), noise("L1", 24, 1024.0, 4));
    inject(&mut h, 12.0, 8.0);
    inject(&mut l, 12.005, 7.0);
    let [h, l] = [h, l].map(|strain| Recording::new(strain, None).unwrap());
    let source = Source::new(Setting { detectors: 2, ..Setting::default() }, 3).unwrap();
    let templates = Templates::new(&source, bank());
    let network = Network::new(&source, &templates, &[0.5, 0.3, 0.2], 3, 1).unwrap();
    let options = Options { slides: 8, threshold: 3.0, ..Options::default() };
    let result = search([&h, &l], Some(&network), &options);
    let best = result.candidates[0];
    assert!((best.gps - START - 12.0).abs() < 3e-3 && best.above == 0, "{best:?}");
    // The marginal likelihood of a signal with SNR ρ is about e^(ρ²/2), less the number of trials.
    let half = 0.5 * best.snr().powi(2);
    assert!(best.ranking > 0.6 * half && best.ranking < half, "{} for {half}", best.ranking);
    assert!(!result.chance.is_empty() && result.chance.is_sorted_by(|a, b| a >= b));
}

/// Searches with a placed bank for a light system whose masses it does not have. Its wave is longer than the strain before it.
#[test]
fn a_light_system_ranks_first() {
    let (mut h, mut l) = (noise("H1", 64, 1024.0, 21), noise("L1", 64, 1024.0, 22));
    let (binary, peak) = (Binary::new(4.87, 4.66), 37.25);
    inject_light(&mut h, &binary, peak, 8.0);
    inject_light(&mut l, &binary, peak + 0.004, 7.0);
    let [h, l] = [h, l].map(|strain| Recording::new(strain, None).unwrap());
    let setting = Setting { detectors: 2, masses: (4.5, 5.0), ..Setting::of(Systems::Light) };
    let source = Source::new(setting, 1).unwrap();
    let templates = Templates::placed(&source, 0.9, 60, &[]).unwrap();
    let bank = templates.binaries();
    let shares = vec![1.0 / bank.len() as f64; bank.len()];
    let network = Network::new(&source, &templates, &shares, bank.len(), 1).unwrap();
    let options = Options { systems: Systems::Light, slides: 20, ..Options::default() };
    for network in [None, Some(&network)] {
        let result =
            Search::run([&h, &l], bank, network, &options, Team::alone(), |_| Ok(())).unwrap();
        let best = result.candidates[0];
        assert!((best.gps - START - peak).abs() < 0.1 && best.above == 0, "{best:?}");
        assert!((best.triggers[1].gps - best.triggers[0].gps - 0.004).abs() < 4e-3, "{best:?}");
        assert_eq!(result.time, 64.0 - 20.0);
    }
    let heavy = Options { systems: Systems::Heavy, ..options };
    let error = Search::run([&h, &l], bank, Some(&network), &heavy, Team::alone(), |_| Ok(()));
    let error = error.err().unwrap().to_string();
    assert_eq!(error, "the network's systems is light; wanted heavy");
}

#[test]
fn unusable_strain_is_refused() {
    let strain = |seconds, rate| noise("L1", seconds, rate, 5);
    let h = Recording::new(noise("H1", 24, 1024.0, 6), None).unwrap();
    let refused = |strain: Strain, options: Options| {
        let l = Recording::new(strain, None).unwrap();
        let result = Search::run([&h, &l], &bank(), None, &options, Team::alone(), |_| Ok(()));
        result.err().unwrap().to_string()
    };
    let options = Options { slides: 2, ..Options::default() };
    let error = refused(strain(8, 1024.0), options);
    assert!(error.contains("less than 16 s in common"), "{error}");
    let error = refused(Strain { start: 5000.0, ..strain(24, 1024.0) }, options);
    assert!(error.contains("spans GPS 5000 to 5024; they have less than 16 s"), "{error}");
    let error = refused(strain(24, 512.0), options); // the band ends above its Nyquist frequency
    assert!(error.contains("sampled at 512 Hz; wanted a multiple of 1024 Hz"), "{error}");
    let zero = Strain { samples: vec![0.0; 24 * 1024], ..strain(24, 1024.0) };
    let error = refused(zero, options);
    let wanted =
        "L1.hdf5' cannot be whitened from GPS 1000 to 1024: the noise spectrum in the band is 0";
    assert!(error.contains(wanted), "{error}");
    let nan = Strain { samples: vec![f64::NAN; 24 * 1024], ..strain(24, 1024.0) };
    let error = refused(nan, options);
    assert!(error.contains("no 16 s of both without missing samples"), "{error}");
    for (options, wanted) in [
        (Options { slides: 1000, ..options }, "slides is 1000 of 20.0 s"),
        (Options { threshold: 0.5, ..options }, "threshold is 0.5; wanted 2 or more"),
        (Options { category: 4, ..options }, "category is 4; wanted 1, 2 or 3"),
        (Options { gate: -1.0, ..options }, "gate is -1"),
    ] {
        let error = refused(strain(24, 1024.0), options);
        assert!(error.contains(wanted), "{error}");
    }
}

/// Checks that missing samples divide the strain, and that a signal on one side of them is found.
#[test]
fn a_gap_is_left_out() {
    let (mut h, mut l) = (noise("H1", 60, 1024.0, 7), noise("L1", 60, 1024.0, 8));
    inject(&mut h, 45.0, 10.0);
    inject(&mut l, 45.003, 9.0);
    l.samples[25 * 1024..27 * 1024].fill(f64::NAN);
    let [h, l] = [h, l].map(|strain| Recording::new(strain, None).unwrap());
    let result = search([&h, &l], None, &Options { slides: 4, ..Options::default() });
    assert_eq!(result.time, (25.0 - 4.0) + (33.0 - 4.0));
    assert!((result.candidates[0].gps - START - 45.0).abs() < 3e-3, "{:?}", result.candidates[0]);
}
