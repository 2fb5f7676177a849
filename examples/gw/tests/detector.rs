//! Tests the detector that begins as a bank of matched filters: compares it with the filters outside of a graph, and with sums in the
//! time domain.

use rand::SeedableRng;
use rootgrad::threads::Team;
use rootgrad_gw::RATE;
use rootgrad_gw::detector::coherence::{BLOCK, CELLS, Cell, LEAST_WEIGHT, cells};
use rootgrad_gw::detector::filters::Filters;
use rootgrad_gw::detector::network::{Network, Score};
use rootgrad_gw::detector::saved::{Detector, Kind, Placement, Recipe};
use rootgrad_gw::detector::sift::Sift;
use rootgrad_gw::detector::source::{Purpose, Source};
use rootgrad_gw::detector::templates::{Templates, matches};
use rootgrad_gw::detector::training::{Learner, Report, Training};
use rootgrad_gw::detector::{DELAYS, STEPS, Setting, TIMES};
use rootgrad_gw::systems::Systems;
use rootgrad_gw::waveform::Binary;
use rustfft::num_complex::{Complex32, Complex64};

const HEAVY: Systems = Systems::Heavy;
const ALL: [Systems; 2] = [Systems::Heavy, Systems::Light];

fn source(systems: Systems, detectors: usize) -> Source {
    Source::new(Setting { detectors, ..Setting::of(systems) }, 3).unwrap()
}

fn binaries(systems: Systems) -> Vec<Binary> {
    let masses = match systems {
        Systems::Heavy => [(45.0, 40.0), (30.0, 20.0), (14.0, 11.0)],
        Systems::Light => [(4.8, 4.5), (4.0, 3.1), (3.2, 3.1)],
    };
    masses.map(|(mass1, mass2)| Binary::new(mass1, mass2)).to_vec()
}

const SAMPLES: usize = HEAVY.samples();
const PEAK: (f64, f64) = HEAVY.peak();
const SHARES: [f64; 3] = [0.5, 0.3, 0.2];

/// Returns signals of SNR 0, 6, 9, … in noise.
fn windows(source: &Source, count: usize) -> Vec<f32> {
    let width = source.setting().width();
    let mut windows = source.signals(Purpose::Choose, 4, count);
    let mut rng = rand_xoshiro::Xoshiro256PlusPlus::seed_from_u64(8);
    for (number, window) in windows.chunks_exact_mut(width).enumerate() {
        let mut noise = vec![0.0; width];
        rootgrad_gw::detector::source::noise(&mut rng, &mut noise);
        let snr = if number == 0 { 0.0 } else { 3.0 + 3.0 * number as f32 };
        window.iter_mut().zip(&noise).for_each(|(x, n)| *x = snr * *x + n);
    }
    windows
}

fn scores(network: &Network, windows: &[f32]) -> Vec<Score> {
    network.scorer(1).unwrap().scores(Team::alone(), windows)
}

/// Checks that the outputs of a filter are ⟨x, z⟩/‖Re z‖ of the template z at each time.
#[test]
fn filters_are_products_in_the_time_domain() {
    for (systems, most) in [(HEAVY, 1e-4), (Systems::Light, 3e-4)] {
        let source = source(systems, 1);
        let filters = Filters::new(Templates::new(&source, binaries(systems)));
        let window = windows(&source, 2).split_off(systems.samples());
        let outputs = filters.outputs(&window, 0);
        for (template, binary) in binaries(systems).iter().enumerate() {
            assert_eq!(outputs[template].len(), TIMES);
            for time in [0, 1, 200, 333, TIMES - 1] {
                let peak = systems.peak().0 + time as f64 / STEPS as f64 / RATE;
                let z = source.wave(binary, peak);
                let (mut re, mut im, mut power) = (0.0, 0.0, 0.0);
                for (x, z) in window.iter().zip(&z) {
                    re += f64::from(x * z.re);
                    im -= f64::from(x * z.im);
                    power += 0.5 * f64::from(z.norm_sqr());
                }
                let got = outputs[template][time];
                let off = (f64::from(got.re) - re / power.sqrt())
                    .hypot(f64::from(got.im) - im / power.sqrt());
                assert!(
                    off < most,
                    "{systems}, template {template}, time {time}: {got}, off by {off}"
                );
            }
        }
    }
}

/// Checks the detector before training: the ranking is ln Σ w e^(ρ²/2) over templates and times, for two detectors with delays and
/// coherence, and the loudest SNR is the bank's, to 1e-5.
#[test]
fn the_network_begins_as_the_bank() {
    for (systems, detectors) in ALL.into_iter().flat_map(|systems| [(systems, 1), (systems, 2)]) {
        let source = source(systems, detectors);
        let filters = Filters::new(Templates::new(&source, binaries(systems)));
        let network = Network::new(&source, filters.templates(), &SHARES, 3, 1).unwrap();
        let windows = windows(&source, 4);
        let width = source.setting().width();
        let scores = scores(&network, &windows);
        assert_eq!(scores.len(), 4);
        for (window, score) in windows.chunks_exact(width).zip(scores) {
            let outputs = [0, 1].map(|detector| match detector < detectors {
                true => filters.outputs(window, detector),
                false => Vec::new(),
            });
            let ranking = match detectors {
                1 => ln_sum(outputs[0].iter().zip(SHARES).flat_map(|(line, share)| {
                    line.iter().map(move |z| share.ln() + 0.5 * power_of(z))
                })),
                _ => coherent(&outputs, cells()),
            };
            let close = |got: f32, want: f64| (f64::from(got) - want).abs() < 1e-5 * want.abs();
            assert!(close(score.untrained, ranking), "{} for {ranking}", score.untrained);
            let logit = f64::from(score.logit) + (TIMES as f64).ln();
            assert!((logit - ranking).abs() < 1e-5 * ranking, "{logit} for {ranking}");
            let loudest = filters.loudest(window, &mut filters.workspace(detectors));
            for got in score.loudest {
                assert!(close(got, loudest), "{got} for {loudest}");
            }
        }
    }
}

fn power_of(z: &Complex32) -> f64 {
    f64::from(z.norm_sqr())
}

/// ln Σ e^x.
fn ln_sum(terms: impl Iterator<Item = f64>) -> f64 {
    let terms: Vec<f64> = terms.collect();
    let largest = terms.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    largest + terms.iter().map(|x| (x - largest).exp()).sum::<f64>().ln()
}

/// The ranking of two detectors' outputs (templates, times): in each block of times the sum over templates, times and delays, times the
/// ratio of the coherent sum to the incoherent one at the block's largest term.
fn coherent(outputs: &[Vec<Vec<Complex32>>; 2], cells: &[Cell]) -> f64 {
    let apart = |template: usize, time: usize| {
        let second = outputs[1][template][time..=time + 2 * DELAYS].iter();
        let second = ln_sum(second.map(|z| 0.5 * power_of(z)));
        0.5 * power_of(&outputs[0][template][time]) + second
    };
    let together = |template: usize, time: usize| {
        let a = double(&outputs[0][template][time]);
        ln_sum((0..=2 * DELAYS).flat_map(|delay| {
            let b = double(&outputs[1][template][time + delay]);
            cells[delay * CELLS..][..CELLS].iter().map(move |cell| {
                let [c, s, cos, sin] = cell.factors.map(f64::from);
                let turn = Complex64::from_polar(1.0, -sin.atan2(cos));
                let sum = a * c.sqrt() + turn * b * s.sqrt();
                cell.weight.max(LEAST_WEIGHT).ln() + 0.5 * sum.norm_sqr()
            })
        }))
    };
    ln_sum((0..TIMES).step_by(BLOCK).map(|begin| {
        let all = (0..SHARES.len()).flat_map(|t| (begin..begin + BLOCK).map(move |time| (t, time)));
        let term = |(template, time): (usize, usize)| SHARES[template].ln() + apart(template, time);
        let best = all.clone().max_by(|&a, &b| term(a).total_cmp(&term(b))).unwrap();
        ln_sum(all.map(term)) + together(best.0, best.1) - apart(best.0, best.1)
    }))
}

fn double(z: &Complex32) -> Complex64 {
    Complex64::new(z.re.into(), z.im.into())
}

/// Checks that the noise windows which the network ranks highest, one in a hundred, are among the loudest tenth (two detectors: fifth) at the quick look,
/// and that the look at a signal shows nearly its SNR.
#[test]
fn a_quick_look_finds_what_ranks_high() {
    for (systems, detectors, count) in
        [(HEAVY, 1, 1500), (HEAVY, 2, 1000), (Systems::Light, 2, 300)]
    {
        let source = source(systems, detectors);
        let filters = Filters::new(Templates::new(&source, binaries(systems)));
        let network = Network::new(&source, filters.templates(), &SHARES, 3, 1).unwrap();
        let (sift, width) = (Sift::new(&filters), source.setting().width());
        let mut work = sift.workspace(detectors);
        let mut windows = vec![0.0; count * width];
        let mut rng = rand_xoshiro::Xoshiro256PlusPlus::seed_from_u64(4);
        rootgrad_gw::detector::source::noise(&mut rng, &mut windows);
        let looks: Vec<f32> = windows.chunks(width).map(|w| sift.loudest(w, &mut work)).collect();
        let highest = |values: Vec<f32>, count: usize| {
            let mut order: Vec<usize> = (0..values.len()).collect();
            order.sort_by(|&a, &b| values[b].total_cmp(&values[a]));
            order.truncate(count);
            order
        };
        let scores = scores(&network, &windows).into_iter().map(|score| score.untrained).collect();
        let (loud, high) = (highest(looks, count * detectors / 10), highest(scores, count / 100));
        assert!(high.iter().all(|window| loud.contains(window)), "{systems}, {detectors}");
        let signal: Vec<f32> =
            (source.signals(Purpose::Choose, 6, 1).iter()).map(|x| 20.0 * x).collect();
        let best = filters.loudest(&signal, &mut filters.workspace(detectors));
        let look = f64::from(sift.loudest(&signal, &mut work)).sqrt();
        assert!(look < 1.001 * best && look > 0.9 * best, "{look} for {best}");
    }
}

/// Checks the features of two waves without noise, the second 8 times later and with a phase shift of 1 rad, for which they are known.
/// An impulse has another distribution over bands than any template.
#[test]
fn features_describe_the_best_template() {
    let source = source(HEAVY, 2);
    let templates = Templates::new(&source, binaries(HEAVY));
    let network = Network::new(&source, &templates, &SHARES, 2, 1).unwrap();
    let peak = PEAK.0 + 150.0 / STEPS as f64 / RATE;
    let wave = |snr: f32, peak: f64, turn: f32| -> Vec<f32> {
        let z = source.wave(&binaries(HEAVY)[1], peak);
        let size = snr / z.iter().map(|z| 0.5 * z.norm_sqr()).sum::<f32>().sqrt();
        z.iter().map(|z| size * (z.re * turn.cos() + z.im * turn.sin())).collect()
    };
    let later = peak + 8.0 / STEPS as f64 / RATE;
    let mut windows = [wave(12.0, peak, 0.0), wave(8.0, later, 1.0)].concat();
    let mut impulse = vec![0.0; 2 * SAMPLES];
    impulse[850] = 40.0;
    windows.extend(impulse);
    let features = network.features(Team::alone(), &windows).unwrap();
    let wanted = [
        (1, (binaries(HEAVY)[1].chirp_mass() / 10.0).ln(), 1e-5), // mass
        (2, 3.5, 0.05),                                           // (12 − 5)/2
        (3, -1.0, 0.1),                                           // χ²
        (4, 1.5, 0.05),                                           // (8 − 5)/2
        (5, 16.0 / 22.0, 1e-5),                                   // delay
        (6, 1f64.cos(), 0.02),                                    // phase
        (7, 1f64.sin(), 0.02),
        (8, 4.8 * 1f64.cos(), 0.1), // 12 · 8/20
        (9, 4.8 * 1f64.sin(), 0.1),
        (10, 4.0 * ((8.0f64 / 12.0).atan() - 0.785), 0.02),
        (11, -1.0, 0.1),
    ];
    for (number, value, error) in wanted {
        let got = f64::from(features[0][number]);
        assert!((got - value).abs() < error, "feature {number}: {got} for {value}");
    }
    assert!(features[1][3] > 3.0, "χ² of an impulse: {}", features[1][3]);
}

/// Checks that placed templates match the population to the minimal match, and that a smaller one needs fewer templates.
#[test]
fn placed_templates_match_the_population() {
    let source = Source::new(Setting { masses: (30.0, 50.0), ..Setting::default() }, 3).unwrap();
    let coarse = Templates::placed(&source, 0.9, 100, &[]).unwrap();
    let filters = Filters::new(Templates::placed(&source, 0.96, 100, &[]).unwrap());
    assert!(coarse.len() < filters.templates().len(), "{}", coarse.len());
    let found = matches(&source, &filters, 50);
    assert!(found.least > 0.93 && found.mean > 0.96 && found.mean <= 1.0, "{found:?}");
    let error = Templates::placed(&source, 1.5, 100, &[]).err().unwrap().to_string();
    assert!(error.contains("min_match is 1.5"), "{error}");
}

/// Checks that training lowers the loss, whose noise is fresh each epoch, and gives the same bits on any number of threads.
#[test]
fn training_is_reproducible() {
    let source = source(HEAVY, 2);
    let templates = Templates::new(&source, binaries(HEAVY));
    let options =
        Training { epochs: 2, windows: 64, batch: 32, signals: 16, ..Training::default() };
    let train = |threads| {
        let mut network = Network::new(&source, &templates, &SHARES, 2, 1).unwrap();
        let mut losses = Vec::new();
        let team = Team::checked(threads).unwrap();
        let report = |report| {
            if let Report::Epoch(epoch) = report {
                losses.push(epoch.loss);
            }
            Ok(())
        };
        options.run(&source, &mut network, &team, report).unwrap();
        (network.model().parameters().to_vec(), losses)
    };
    let (one, losses) = train(1);
    assert_eq!((one.clone(), losses.clone()), train(2));
    let begun = Network::new(&source, &templates, &SHARES, 2, 1).unwrap();
    let moved = begun.model().parameters().iter().zip(&one).filter(|(a, b)| a != b).count();
    assert!(moved > one.len() / 2, "{moved} of {} parameters moved", one.len());
    assert!(losses.iter().all(|loss| loss.is_finite()), "{losses:?}");
    let none = Training { batch: 0, ..options };
    let error = none.run(
        &source,
        &mut Network::new(&source, &templates, &SHARES, 2, 1).unwrap(),
        Team::alone(),
        |_| Ok(()),
    );
    assert!(error.err().unwrap().to_string().contains("batch is 0"));
}

#[test]
fn settings_out_of_range_are_refused() {
    let refused = |setting| Source::new(setting, 1).err().unwrap().to_string();
    let begin = Setting::default();
    assert!(refused(Setting { detectors: 3, ..begin }).contains("detectors is 3; wanted 1 or 2"));
    assert!(refused(Setting { snr: (5.0, 5.0), ..begin }).contains("snr is 5:5"));
    assert!(refused(Setting { masses: (2.0, 5.0), ..begin }).contains("masses"));
    let error = refused(Setting { spin: 0.1, ..begin });
    assert!(error.contains("spin is 0.1; wanted 0: the waveforms of heavy"), "{error}");
    let light = Setting::of(Systems::Light);
    let error = refused(Setting { masses: (3.0, 6.0), ..light });
    assert!(error.contains("masses is 3:6; wanted LOW:HIGH in 1 to 5 solar masses"), "{error}");
    for spin in [-0.1, 0.5, f64::NAN] {
        let error = refused(Setting { spin, ..light });
        assert!(error.contains("wanted 0 to 0.4"), "{error}");
    }
}

/// Checks that a saved detector gives the same scores, and that a damaged file is refused with its name.
#[test]
fn a_detector_is_saved() {
    let setting = Setting { masses: (45.0, 50.0), ..Setting::default() };
    let placement = Placement { bank_match: 0.9, min_match: 0.97, candidates: 40 };
    let recipe = Recipe { setting, kind: Kind::Detector(placement), seed: 2 };
    let source = recipe.source().unwrap();
    let Detector { mut network, bank, filters } = placement.make(&source, 2).unwrap();
    assert!(bank >= 1 && filters.templates().len() >= bank);
    let moved: Vec<f32> = network.model().parameters().iter().map(|x| x + 0.013).collect();
    network.model_mut().set_parameters(&moved);
    let folder = std::env::temp_dir().join(format!("gw-saved-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let path = folder.join("detector.txt");
    recipe.write(network.model(), &path).unwrap();
    let read = Detector::read(&path).unwrap();
    let windows = windows(&source, 2);
    assert_eq!(scores(&read.network, &windows), scores(&network, &windows));
    let text = std::fs::read_to_string(&path).unwrap();
    let refused = |text: &str| {
        std::fs::write(&path, text).unwrap();
        Detector::read(&path).err().unwrap().to_string()
    };
    let short: Vec<&str> = text.lines().take(23).collect();
    assert!(refused(&short.join("\n")).contains("detector.txt' has 12 trained numbers"));
    assert!(
        refused(&text.replace("seed 2", "seed x")).contains("has 'x' where a number is wanted")
    );
    assert!(refused(&text.replace("snr 4 10", "snr 4")).contains("wanted 'snr' and 2 numbers"));
    let other = refused(&text.replace("kind detector", "kind bank"));
    assert!(other.contains("has the kind 'bank'; wanted detector, cnn or transformer"), "{other}");
    assert!(refused("PK").contains("wanted a file of gw train"));
    std::fs::remove_dir_all(&folder).unwrap();
}
