//! Compares the simulation with LALSimulation, closed formulas and itself. References: `tests/data/lal_*.csv`, written by
//! `reference/lal_reference.py`.

use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use rootgrad_gw::noise::Noise;
use rootgrad_gw::psd::{Psd, aligo};
use rootgrad_gw::simulate::{Population, Simulator, per_segment};
use rootgrad_gw::systems::Systems;
use rootgrad_gw::waveform::Binary;
use rootgrad_gw::whiten::Whitener;
use rootgrad_gw::{ARRIVAL, BAND, FILTER_SECONDS, RATE};
use rustfft::num_complex::Complex64;

const N: usize = 65536;

fn rows<const K: usize>(text: &str) -> Vec<[f64; K]> {
    let numbers = |line: &str| -> Option<[f64; K]> {
        line.split(',').map(|s| s.parse().ok()).collect::<Option<Vec<f64>>>()?.try_into().ok()
    };
    let rows: Vec<_> = text.lines().filter_map(numbers).collect();
    assert!(rows.len() > 3);
    rows
}

#[test]
fn design_curve_is_lals() {
    for [f, s] in rows(include_str!("data/lal_psd.csv")) {
        assert!((aligo(f) / s - 1.0).abs() < 3e-4, "S_n({f} Hz) = {} for {s}", aligo(f));
    }
}

#[test]
fn waveform_is_lals() {
    for [m1, m2, f, re, im] in rows(include_str!("data/lal_waveform.csv")) {
        // LAL's IMRPhenomA is reversed in time: the negative conjugate (see `Model::at`).
        let h = -Binary::new(m1, m2).model().at(f).conj();
        let error = (h.re - re).hypot(h.im - im) / re.hypot(im);
        // The phase is about 1000 rad at 30 Hz, and LAL's constants differ in the tenth digit.
        assert!(error < 1e-6, "{m1}+{m2} Msun at {f} Hz: {h} for {re}+{im}i");
    }
}

#[test]
fn frequency_rises_with_time() {
    // Group delay -dΦ/df / 2π: a chirp's low frequencies arrive first.
    let model = Binary::new(36.0, 29.0).model();
    let delay = |f: f64| {
        let step = 0.01;
        -(model.at(f + step) * model.at(f).conj()).arg() / (std::f64::consts::TAU * step)
    };
    assert!(delay(30.0) < delay(50.0) && delay(50.0) < delay(100.0));
}

/// Checks noise whitened by the spectrum with which it was generated. It must have the spectrum of unit white noise, 2/rate
/// per Hz, in every part of the band, and the variance of the band's share.
#[test]
fn whitened_noise_is_white() {
    let design = Psd::aligo(N, RATE);
    let noise = Noise::new(&design, N, RATE, 10.0);
    let whitener = Whitener::new(&design, N, RATE, BAND, FILTER_SECONDS).unwrap();
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(5);
    let (mut variance, mut spectrum) = (0.0, vec![0.0; 513]);
    const BLOCKS: usize = 8;
    for _ in 0..BLOCKS {
        let mut x = noise.block(&mut rng);
        whitener.apply(&mut x).unwrap();
        variance += x.iter().map(|v| v * v).sum::<f64>() / (N * BLOCKS) as f64;
        let psd = Psd::welch_median(&x, RATE, 1024).unwrap();
        psd.values.iter().zip(&mut spectrum).for_each(|(v, s)| *s += v / BLOCKS as f64);
    }
    let share = (BAND.1 - BAND.0) / (RATE / 2.0);
    assert!((variance / share - 1.0).abs() < 0.01, "variance {variance} for {share}");
    // 1 Hz bins; 40 of them, 8 blocks of 127 half-overlapping segments each: below 1 % of statistical error.
    for low in (36..360).step_by(40) {
        let mean = spectrum[low..low + 40].iter().sum::<f64>() / 40.0 * RATE / 2.0;
        assert!((mean - 1.0).abs() < 0.04, "density {mean} of white noise's at {low} Hz");
    }
    for f in [0, 10, 25, 405, 450, 512] {
        let leak = spectrum[f] * RATE / 2.0;
        assert!(leak < 5e-3, "leaks at {f} Hz: {leak}");
    }
}

/// Checks that the median estimate for coloured Gaussian noise is unbiased.
#[test]
fn welch_estimates_the_spectrum() {
    let design = Psd::aligo(N, RATE);
    let noise = Noise::new(&design, N, RATE, 10.0);
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(6);
    let mut ratio = 0.0;
    for _ in 0..8 {
        let psd = Psd::welch_median(&noise.block(&mut rng), RATE, 2048).unwrap();
        ratio +=
            (60..800).map(|k| psd.values[k] / aligo(k as f64 / 2.0)).sum::<f64>() / 740.0 / 8.0;
    }
    assert!((ratio - 1.0).abs() < 0.02, "{ratio}");
}

/// Checks that ρ = ‖whitened h‖ of a signal in the time domain equals LAL's 4∫|h|²/S df.
#[test]
fn snr_is_the_norm_of_the_whitened_signal() {
    let whitener = Whitener::new(&Psd::aligo(N, RATE), N, RATE, BAND, FILTER_SECONDS).unwrap();
    let df = RATE / N as f64;
    for [m1, m2, snr, overlap] in rows(include_str!("data/lal_snr.csv")) {
        let model = Binary::new(m1, m2).model();
        let mut spectrum: Vec<_> = (0..=N / 2)
            .map(|k| k as f64 * df)
            .map(|f| if f < 20.0 { Default::default() } else { model.at(f) * df })
            .collect();
        let mut h = vec![0.0; N];
        spectrum[N / 2].im = 0.0;
        <f64 as rootgrad_fourier::Planned>::to_real(N).process(&mut spectrum, &mut h).unwrap();
        whitener.apply(&mut h).unwrap();
        let norm = h.iter().map(|v| v * v).sum::<f64>().sqrt();
        // The filter's finite length rounds the band's edges by 1 Hz.
        assert!((norm / snr - 1.0).abs() < 5e-3, "{m1}+{m2}: {norm} for {snr}");
        assert!(overlap > 0.94, "IMRPhenomA is far from IMRPhenomD");
    }
}

/// Checks the overlap of this crate's waveforms with LAL's IMRPhenomD: as LAL finds it for its own IMRPhenomA, and 0.99 or more for total masses
/// of 30 to 100 and mass ratios up to 2.5. Products of both vary slowly with the frequency, so that the trapezoidal rule with steps of 5 Hz is enough.
#[test]
fn waveforms_overlap_with_lals() {
    let table: Vec<[f64; 6]> = rows(include_str!("data/lal_overlap.csv"));
    let mut inside = 0;
    for binary in table.chunk_by(|a, b| a[..2] == b[..2]) {
        let [mass1, mass2, .., lals] = binary[0];
        let model = Binary::new(mass1, mass2).model();
        let (mut products, mut norms) = (Vec::new(), [0.0; 2]);
        for (i, &[_, _, f, re, im, _]) in binary.iter().enumerate() {
            let (ours, theirs) = (model.at(f), Complex64::new(re, im));
            let end = i == 0 || i + 1 == binary.len();
            let weight = if end { 0.5 } else { 1.0 } / aligo(f);
            products.push((f, ours * theirs.conj() * weight));
            norms[0] += ours.norm_sqr() * weight;
            norms[1] += theirs.norm_sqr() * weight;
        }
        let at = |time: f64| {
            let turned =
                products.iter().map(|(f, z)| z * Complex64::cis(std::f64::consts::TAU * f * time));
            turned.sum::<Complex64>().norm() / (norms[0] * norms[1]).sqrt()
        };
        let times = (-8000..8000).map(|i| f64::from(i) * 1e-5); // s; the sum has a period of 200 ms
        let overlap = times.map(at).fold(0.0, f64::max);
        assert!((overlap - lals).abs() < 1e-3, "{mass1}+{mass2}: {overlap} for {lals}");
        if mass1 + mass2 >= 30.0 && mass1 <= 2.5 * mass2 {
            assert!(overlap >= 0.99 && lals >= 0.99, "{mass1}+{mass2}: {overlap}");
            inside += 1;
        }
    }
    assert_eq!(inside, 6, "of the table's binaries are in the range");
}

/// Checks that the matched filter computed from a row's columns finds the signal in the row: Gaussian with mean ρ and unit
/// variance, and with mean 0 in rows of noise. The bound on the efficiency, Q(Q⁻¹(FAP) - ρ), depends on this.
#[test]
fn columns_describe_the_signal() {
    let (systems, masses) = (Systems::Light, Systems::Light.masses());
    let light = Population { systems, masses, spin: 0.3, ..Population::default() };
    for (population, segments) in [(Population::default(), 20), (light, 520)] {
        columns_describe_the_signals_of(population, segments);
    }
}

fn columns_describe_the_signals_of(population: Population, segments: u64) {
    let simulator = Simulator::new(population, 3).unwrap();
    let (mut signal, mut noise) = (Vec::new(), Vec::new());
    let row = population.systems.row();
    let mut template = vec![0.0; row];
    for e in simulator.examples(0, 0..segments).unwrap().iter().rev() {
        assert_eq!(e.strain.len(), row);
        if e.label == 1 {
            let mut binary = Binary::new(e.mass1.into(), e.mass2.into());
            binary.spins = e.spins.map(f64::from);
            assert!((binary.chirp_mass() / f64::from(e.chirp_mass) - 1.0).abs() < 1e-6);
            template = simulator.template(&binary, e.phase.into(), e.arrival.into());
        } else {
            assert_eq!((e.snr, e.mass1), (0.0, 0.0));
        }
        let z: f64 = template.iter().zip(&e.strain).map(|(a, b)| a * f64::from(*b)).sum();
        (if e.label == 1 { &mut signal } else { &mut noise }).push(z - f64::from(e.snr));
    }
    noise.remove(0); // before the first template
    for (name, z) in [("signal", signal), ("noise", noise)] {
        let n = z.len() as f64;
        let mean = z.iter().sum::<f64>() / n;
        let variance = z.iter().map(|v| (v - mean).powi(2)).sum::<f64>() / (n - 1.0);
        assert!(n > 1000.0 && mean.abs() < 5.0 / n.sqrt() + 0.15, "{name}: mean residual {mean}");
        // Whitening by an estimated spectrum adds about 2 %.
        assert!((0.85..1.2).contains(&variance), "{name}: variance {variance}");
    }
}

#[test]
fn arrival_is_where_the_amplitude_peaks() {
    let population = Population { snr: (500.0, 600.0), ..Population::default() };
    let examples = Simulator::new(population, 4).unwrap().examples(0, 0..2).unwrap();
    for e in examples.iter().filter(|e| e.label == 1) {
        let loudest = e.strain.iter().enumerate().max_by(|a, b| a.1.abs().total_cmp(&b.1.abs()));
        let peak = loudest.unwrap().0 as f64 / RATE;
        assert!(
            (peak - f64::from(e.arrival)).abs() < 0.012,
            "peak {peak} s, arrival {}",
            e.arrival
        );
        assert!(e.snr_signal >= e.snr * 0.999);
    }
}

#[test]
fn same_seed_same_bits_for_any_threads() {
    let make = |seed, threads| {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().unwrap();
        let simulator = Simulator::new(Population::default(), seed).unwrap();
        pool.install(|| simulator.examples(1, 0..5)).unwrap()
    };
    let one = make(11, 1);
    assert_eq!(one.len(), 5 * per_segment(Systems::Heavy));
    assert!(one == make(11, 3));
    assert!(one[0].strain != make(12, 2)[0].strain);
    let simulator = Simulator::new(Population::default(), 11).unwrap();
    assert!(simulator.examples(0, 0..1).unwrap()[0].strain != one[0].strain, "train is not test");
    let sparse = Population { signal_every: 8, ..Population::default() };
    let sparse = Simulator::new(sparse, 11).unwrap().examples(1, 0..1).unwrap();
    assert_eq!(sparse.iter().filter(|e| e.label == 1).count(), per_segment(Systems::Heavy) / 8);
    assert!(
        simulator.examples(1, 3..5).unwrap() == one[3 * per_segment(Systems::Heavy)..],
        "a part can be made alone"
    );
}

#[test]
fn impossible_populations_are_refused() {
    let refused = |population| Simulator::new(population, 0).err().map(|e| e.to_string());
    let base = Population::default();
    let e = refused(Population { masses: (1.0, 3.0), ..base }).unwrap();
    assert_eq!(e, "masses is 1:3; wanted LOW:HIGH in 8 to 100 solar masses");
    let e = refused(Population { snr: (9.0, 4.0), ..base }).unwrap();
    assert_eq!(e, "snr is 9:4; wanted LOW:HIGH, positive");
    let e = refused(Population { signal_every: 0, ..base }).unwrap();
    assert_eq!(e, "windows for each signal is 0; wanted at least 1");
    assert!(
        refused(Population { mass_ratio: f64::NAN, ..base }).unwrap().contains("mass ratio is NaN")
    );
}

#[test]
fn whitening_refuses_what_it_cannot_do() {
    let psd = Psd::aligo(N, RATE);
    let message = |r: rootgrad_gw::Result<Whitener>| r.err().unwrap().to_string();
    assert!(message(Whitener::new(&psd, 1024, RATE, BAND, 2.0)).contains("filter's length is 2 s"));
    assert!(
        message(Whitener::new(&psd, N, RATE, (30.0, 2000.0), 2.0)).contains("band is 30-2000 Hz")
    );
    let dead = Psd { df: 1.0, values: vec![0.0; 1025] };
    assert!(message(Whitener::new(&dead, N, RATE, BAND, 2.0)).contains("noise spectrum"));
    // One zero in the band is enough; outside it does no harm.
    let with = |frequency: usize, value: f64| {
        let mut psd = Psd { df: 1.0, values: vec![1e-46; 1025] };
        psd.values[frequency] = value;
        Whitener::new(&psd, N, RATE, BAND, 2.0)
    };
    for value in [0.0, -1e-46, f64::NAN, f64::INFINITY] {
        assert!(message(with(200, value)).contains("wanted a positive finite density"), "{value}");
        assert!(with(5, value).is_ok());
    }
    assert!(message(Whitener::new(&psd, N, 512.0, BAND, 2.0)).contains("high <= 256 Hz"));
    let whitener = Whitener::new(&psd, N, RATE, BAND, 2.0).unwrap();
    assert!(
        whitener
            .apply(&mut [0.0; 10])
            .unwrap_err()
            .to_string()
            .contains("10; wanted 65536 samples")
    );
    assert!(whitener.gain(1000).is_err() && whitener.gain(1024).is_err());
}

/// Checks that some filter of the bank matches signals of any mass, phase and arrival, and that in noise the loudest filter
/// exceeds the right one.
#[test]
fn bank_covers_the_population() {
    let simulator = Simulator::new(Population::default(), 0).unwrap().with_bank().unwrap();
    let bank = simulator.bank().unwrap();
    let templates = bank.binaries().len();
    assert!((5..80).contains(&templates), "{templates} templates");
    let mut work = bank.workspace();
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(9);
    let (mut sum, mut worst) = (0.0, 1.0f64);
    const TRIALS: usize = 400;
    for _ in 0..TRIALS {
        let m2 = rng.random_range(10.0..50.0);
        let m1 = rng.random_range(m2..50.0f64.min(4.0 * m2));
        let phase = rng.random_range(0.0..std::f64::consts::TAU);
        let arrival = rng.random_range(ARRIVAL.0..ARRIVAL.1);
        let signal = simulator.template(&Binary::new(m1, m2), phase, arrival);
        let signal: Vec<f32> = signal.into_iter().map(|x| x as f32).collect();
        let found = f64::from(bank.loudest(&signal, &mut work));
        // The quadratures of a short signal have slightly different norms and are not exactly orthogonal.
        assert!(found < 1.03, "more than all of the signal: {found}");
        sum += found;
        worst = worst.min(found);
    }
    let mean = sum / TRIALS as f64;
    assert!(mean > 0.97 && worst > 0.93, "mean match {mean}, worst {worst}, {templates} templates");
    let examples = simulator.examples(1, 0..2).unwrap();
    for e in &examples {
        assert!(e.bank > 0.5 && (e.bank - e.snr) > -4.0, "snr {}, bank {}", e.snr, e.bank);
    }
}
