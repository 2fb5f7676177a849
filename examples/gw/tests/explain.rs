//! Tests the derivatives of a network's logit with respect to the strain, against finite differences and a closed form.

use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use rootgrad::threads::Team;
use rootgrad_gw::detector::Setting;
use rootgrad_gw::detector::explain::{Explained, Window};
use rootgrad_gw::detector::filters::Filters;
use rootgrad_gw::detector::model::Model;
use rootgrad_gw::detector::network::Network;
use rootgrad_gw::detector::plain;
use rootgrad_gw::detector::source::{Source, noise};
use rootgrad_gw::detector::templates::Templates;
use rootgrad_gw::detector::training::Learner;
use rootgrad_gw::noise::Noise;
use rootgrad_gw::psd::Psd;
use rootgrad_gw::recording::Recording;
use rootgrad_gw::strain::Strain;
use rootgrad_gw::systems::Systems;
use rootgrad_gw::waveform::Binary;

fn source(detectors: usize) -> Source {
    Source::new(Setting { detectors, ..Setting::default() }, 3).unwrap()
}

fn binaries() -> Vec<Binary> {
    [(45.0, 40.0), (30.0, 20.0), (14.0, 11.0)]
        .map(|(mass1, mass2)| Binary::new(mass1, mass2))
        .to_vec()
}

const SAMPLES: usize = Systems::Heavy.samples();
const PEAK: (f64, f64) = Systems::Heavy.peak();
const SHARES: [f64; 3] = [0.5, 0.3, 0.2];

fn network(source: &Source) -> Network {
    Network::new(source, &Templates::new(source, binaries()), &SHARES, 3, 1).unwrap()
}

/// Moves all trained numbers, so that each part of the network changes the logit.
fn moved(mut network: Network) -> Network {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(5);
    let numbers = network.model().parameters().iter();
    let numbers: Vec<f32> = numbers.map(|x| x + rng.random_range(-0.1..0.1) as f32).collect();
    network.model_mut().set_parameters(&numbers);
    network
}

/// Compares the derivative along a direction of norm 1 with a central difference, to a thousandth of the gradient's norm.
fn check(model: &Model, window: &[f32], gradient: &[f32], direction: &[f32], what: &str) {
    const STEP: f32 = 0.004;
    let at = |step: f32| {
        let moved: Vec<f32> = window.iter().zip(direction).map(|(x, d)| x + step * d).collect();
        f64::from(model.logits(Team::alone(), &moved).unwrap()[0])
    };
    let want = (at(STEP) - at(-STEP)) / (2.0 * f64::from(STEP));
    let product = |(a, b): (&f32, &f32)| f64::from(*a) * f64::from(*b);
    let got: f64 = gradient.iter().zip(direction).map(product).sum();
    let norm = gradient.iter().map(|&g| f64::from(g).powi(2)).sum::<f64>().sqrt();
    assert!((got - want).abs() < 1e-3 * norm, "{what}: {got} for {want} of {norm}");
}

fn unit(x: &[f32]) -> Vec<f32> {
    let norm = x.iter().map(|&x| f64::from(x).powi(2)).sum::<f64>().sqrt();
    x.iter().map(|&x| (f64::from(x) / norm) as f32).collect()
}

/// Compares along the gradient, along the window itself, whose derivative is the sum of gradient × input, and along noise.
fn differences(model: &Model, window: &Window) {
    let explained = Explained::new(model, Team::alone(), window.clone()).unwrap();
    let gradient = &explained.look.gradient;
    assert_eq!(explained.look.logit, model.logits(Team::alone(), &window.strain).unwrap()[0]);
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(9);
    let mut other = vec![0.0; gradient.len()];
    noise(&mut rng, &mut other);
    for (direction, what) in [(gradient, "gradient"), (&window.strain, "input"), (&other, "noise")]
    {
        check(model, &window.strain, gradient, &unit(direction), what);
    }
    let sum: f32 = explained.look.products(&window.strain).iter().sum();
    let norm = window.strain.iter().map(|x| x * x).sum::<f32>().sqrt();
    let along: f32 = gradient.iter().zip(unit(&window.strain)).map(|(g, x)| g * x).sum();
    assert!((sum - along * norm).abs() < 1e-3 * sum.abs().max(1.0), "{sum}");
}

#[test]
fn derivatives_are_finite_differences() {
    for detectors in [1, 2] {
        let source = source(detectors);
        let network = moved(network(&source));
        for snr in [0.0, 6.0, 15.0] {
            differences(network.model(), &Window::simulated(&source, snr).unwrap());
        }
    }
}

/// The same for the networks that begin at random.
#[test]
fn derivatives_of_plain_networks_are_finite_differences() {
    for detectors in [1, 2] {
        let source = source(detectors);
        let setting = *source.setting();
        for model in [plain::convolutional(setting, 4), plain::transformer(setting, 4)] {
            differences(&model.unwrap(), &Window::simulated(&source, 10.0).unwrap());
        }
    }
}

/// Checks the sum of gradient × input before training, ln Σ w e^(ρ²/2): ρ² is homogeneous of degree 2 in the strain, so the sum is the mean of
/// ρ² over templates and times, weighted by their terms.
#[test]
fn the_sum_is_the_mean_power() {
    let source = source(1);
    let network = network(&source);
    let filters = Filters::new(Templates::new(&source, binaries()));
    let window = Window::simulated(&source, 9.0).unwrap();
    let outputs = filters.outputs(&window.strain, 0);
    let powers = outputs
        .iter()
        .zip(SHARES)
        .flat_map(|(line, share)| line.iter().map(move |z| (share, f64::from(z.norm_sqr()))));
    let powers: Vec<(f64, f64)> = powers.collect();
    let largest = powers.iter().fold(0.0, |most: f64, p| most.max(p.1));
    let weight = |(share, power): (f64, f64)| share * (0.5 * (power - largest)).exp();
    let sum: f64 = powers.iter().map(|&p| weight(p)).sum();
    let want = powers.iter().map(|&p| weight(p) * p.1).sum::<f64>() / sum;
    let explained = Explained::new(network.model(), Team::alone(), window).unwrap();
    let got: f32 = explained.look.products(&explained.window.strain).iter().sum();
    assert!((f64::from(got) - want).abs() < 1e-3 * want, "{got} for {want}");
}

/// Checks that the derivative for a loud template is its SNR times the template.
#[test]
fn the_derivative_is_the_template() {
    let source = source(1);
    let network = network(&source);
    let mut window = Window::simulated(&source, 0.0).unwrap();
    let template = source.window(&binaries()[0], 0.5 * (PEAK.0 + PEAK.1));
    window.strain.iter_mut().zip(&template).for_each(|(x, h)| *x += 20.0 * h);
    window.signal = Some(template.clone());
    let explained = Explained::new(network.model(), Team::alone(), window).unwrap();
    let along: f32 = explained.look.gradient.iter().zip(&template).map(|(g, h)| g * h).sum();
    let norm = explained.look.gradient.iter().map(|g| g * g).sum::<f32>().sqrt();
    assert!((along - 20.0).abs() < 3.0 && along > 0.97 * norm, "{along} of {norm}");
    // (The template has the norm 1.)
    assert!((explained.overlap().unwrap() - f64::from(along / norm)).abs() < 1e-5);
}

#[test]
fn rows_are_the_samples_of_each_detector() {
    let source = source(2);
    let window = Window::simulated(&source, 5.0).unwrap();
    let explained =
        Explained::new(network(&source).model(), Team::alone(), window.clone()).unwrap();
    let (labels, rows) = (explained.labels(), explained.rows());
    let of_h1 = ["time", "h1", "gradient_h1", "product_h1", "signal_h1"];
    assert_eq!(labels, [&of_h1[..], &["l1", "gradient_l1", "product_l1", "signal_l1"]].concat());
    assert_eq!(rows.len(), SAMPLES);
    let row = &rows[512];
    assert_eq!(row.len(), labels.len());
    assert_eq!((row[0], row[1]), (0.5, f64::from(window.strain[512])));
    assert_eq!(row[5], f64::from(window.strain[SAMPLES + 512]));
    assert_eq!(row[8], f64::from(window.signal.as_ref().unwrap()[SAMPLES + 512]));
    let product = explained.look.gradient[SAMPLES + 512] * window.strain[SAMPLES + 512];
    assert_eq!((row[6], row[7]), (explained.look.gradient[SAMPLES + 512].into(), product.into()));
    let unknown = Explained { window: Window { signal: None, ..window }, ..explained };
    assert_eq!(unknown.overlap(), None);
    assert_eq!(unknown.labels().len(), 7);
    assert_eq!(unknown.rows()[3].len(), 7);
}

/// Returns noise of the design spectrum with a burst at 12 s.
fn recording(detector: &str, seed: u64) -> Recording {
    let n = 24 * 1024;
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut samples = Noise::new(&Psd::aligo(n, 1024.0), n, 1024.0, 10.0).block(&mut rng);
    for (i, x) in samples[12 * 1024 - 8..].iter_mut().take(16).enumerate() {
        *x += 1e-21 * (i as f64).sin();
    }
    let path = format!("{detector}.hdf5").into();
    let strain = Strain { path, detector: detector.into(), start: 1000.0, rate: 1024.0, samples };
    Recording::new(strain, None).unwrap()
}

/// Checks that the strain at the wanted time is in the middle of the known peaks, and that other times are refused.
#[test]
fn measured_strain_is_cut_around_a_time() {
    let (h, l) = (recording("H1", 1), recording("L1", 2));
    let window = Window::measured([&h, &l], 1012.0, 1e9, Systems::Heavy).unwrap();
    assert_eq!(window.strain.len(), 2 * SAMPLES);
    assert!((window.start - (1012.0 - 0.5 * (PEAK.0 + PEAK.1))).abs() < 1e-6);
    for strain in window.strain.chunks_exact(SAMPLES) {
        let loudest = (0..SAMPLES).max_by(|&a, &b| strain[a].abs().total_cmp(&strain[b].abs()));
        let at = loudest.unwrap() as f64 / 1024.0;
        assert!((at - 0.85).abs() < 0.02 && strain[loudest.unwrap()].abs() > 6.0, "{at}");
    }
    let error = Window::measured([&h, &l], 1001.0, 50.0, Systems::Heavy).unwrap_err().to_string();
    assert!(error.contains("GPS 1001 is not in strain of both that a search would use"), "{error}");
    let one = network(&source(1));
    let error = Explained::new(one.model(), Team::alone(), window).unwrap_err().to_string();
    assert!(error.contains("the number of detectors is 2; wanted 1"), "{error}");
    let error = Window::simulated(&source(1), -1.0).unwrap_err().to_string();
    assert!(error.contains("snr is -1; wanted a number of 0 or more"), "{error}");
}
