//! Division of two detectors' strain into parts that are whitened and searched one after another.

use crate::recording::{CAT1, DATA, Recording};
use crate::strain::Strain;
use crate::systems::Systems;
use crate::{Error, Result};

/// Longest part, s. The spectrum is estimated from it, so it should be long for a precise estimate and short because noise changes.
const LONGEST: f64 = 128.0;

/// Returns the GPS times of stretches of whole seconds that both detectors recorded without a critical problem, and that are long enough for a
/// search.
///
/// # Errors
/// The same detector twice; no such stretch.
pub fn stretches([a, b]: [&Recording; 2], systems: Systems) -> Result<Vec<(f64, f64)>> {
    let shortest = systems.shortest();
    if !a.detector.is_empty() && a.detector == b.detector {
        return Err(Error::Detectors(format!(
            "'{}' and '{}' are both of detector {}; wanted files of two detectors",
            a.path.display(),
            b.path.display(),
            a.detector
        )));
    }
    let (from, to) = (a.start.max(b.start), a.end().min(b.end()));
    let spans = || {
        let span =
            |r: &Recording| format!("'{}' spans GPS {} to {}", r.path.display(), r.start, r.end());
        format!("{}, {}", span(a), span(b))
    };
    if to - from < shortest {
        return Err(Error::Detectors(format!(
            "{}; they have less than {shortest} s in common",
            spans()
        )));
    }
    let good = |second: usize| {
        let from = from + second as f64;
        [a, b].iter().all(|r| r.passes(DATA | CAT1, from, from + 1.0))
    };
    let found = runs((to - from) as usize, shortest, good);
    if found.is_empty() {
        return Err(Error::Detectors(format!(
            "{}; nowhere do {shortest} s of both pass the checks DATA and CBC_CAT1",
            spans()
        )));
    }
    Ok(found.into_iter().map(|(begin, end)| (from + begin as f64, from + end as f64)).collect())
}

/// Returns the runs of at least `shortest` seconds that are good.
fn runs(seconds: usize, shortest: f64, good: impl Fn(usize) -> bool) -> Vec<(usize, usize)> {
    let (mut runs, mut begin) = (Vec::new(), 0);
    for second in 0..=seconds {
        if second == seconds || !good(second) {
            if (second - begin) as f64 >= shortest {
                runs.push((begin, second));
            }
            begin = second + 1;
        }
    }
    runs
}

/// Divides a stretch into parts of about the same length. Neighbouring parts overlap by twice the time at their ends that is not searched.
#[must_use]
pub fn parts((from, to): (f64, f64), systems: Systems) -> Vec<(f64, f64)> {
    let edge = systems.edge();
    let searched = to - from - 2.0 * edge;
    let count = (searched / (LONGEST - 2.0 * edge)).ceil().max(1.0);
    let bound = |i: f64| (searched * i / count).floor();
    let part = |i: usize| (from + bound(i as f64), from + bound(i as f64 + 1.0) + 2.0 * edge);
    (0..count as usize).map(part).collect()
}

/// Reads a part of both detectors, without the seconds in which samples are missing: these divide it further.
///
/// # Errors
/// A file that cannot be read.
pub fn read(
    detectors: [&Recording; 2],
    (from, to): (f64, f64),
    systems: Systems,
) -> Result<Vec<[Strain; 2]>> {
    let [a, b] = detectors.map(|detector| detector.read(from, to - from));
    let (a, b) = (a?, b?);
    let finite = |strain: &Strain, second: usize| {
        let rate = strain.rate as usize;
        strain.samples[second * rate..(second + 1) * rate].iter().all(|x| x.is_finite())
    };
    let seconds = (to - from) as usize;
    let good = |second| [&a, &b].iter().all(|strain| finite(strain, second));
    if (0..seconds).all(good) {
        return Ok(vec![[a, b]]);
    }
    let cut = |(begin, end): (usize, usize)| {
        let part = |strain: &Strain| strain.cut(strain.start + begin as f64, (end - begin) as f64);
        Ok([part(&a)?, part(&b)?])
    };
    runs(seconds, systems.shortest(), good).into_iter().map(cut).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const HEAVY: Systems = Systems::Heavy;

    /// Checks that the searched times of parts follow each other without a gap or an overlap, and that no part is short.
    #[test]
    fn parts_cover_a_stretch() {
        for systems in [Systems::Heavy, Systems::Light] {
            let (edge, shortest) = (systems.edge(), systems.shortest());
            for seconds in [shortest, 32.0, 127.0, 128.0, 129.0, 253.0, 4096.0] {
                let parts = parts((100.0, 100.0 + seconds), systems);
                let mut at = 100.0 + edge;
                for &(from, to) in &parts {
                    assert_eq!(from + edge, at);
                    assert!((shortest..=LONGEST).contains(&(to - from)), "{from} to {to}");
                    at = to - edge;
                }
                assert_eq!(at, 100.0 + seconds - edge);
            }
        }
    }

    fn recording(detector: &str, start: f64, seconds: usize, bits: Option<Vec<u32>>) -> Recording {
        let strain = Strain {
            path: format!("{detector}.hdf5").into(),
            detector: detector.into(),
            start,
            rate: 1024.0,
            samples: (0..seconds * 1024).map(|i| i as f64).collect(),
        };
        Recording::new(strain, bits).unwrap()
    }

    #[test]
    fn stretches_pass_the_checks_of_data_quality() {
        let mut bits = vec![DATA | CAT1; 64];
        bits[20] = DATA; // fails CAT1
        bits[50] = CAT1; // no data
        let (h, l) = (recording("H1", 100.0, 64, Some(bits)), recording("L1", 102.0, 64, None));
        assert_eq!(stretches([&h, &l], HEAVY).unwrap(), [(102.0, 120.0), (121.0, 150.0)]);
        let error = stretches([&h, &l], Systems::Light).unwrap_err().to_string();
        assert!(error.contains("nowhere do 32 s of both pass"), "{error}");
        let none = recording("H1", 100.0, 64, Some(vec![DATA; 64]));
        let error = stretches([&none, &l], HEAVY).unwrap_err().to_string();
        assert!(error.contains("nowhere do 16 s of both pass"), "{error}");
        let late = recording("H1", 160.0, 64, None);
        let error = stretches([&late, &l], HEAVY).unwrap_err().to_string();
        assert!(error.contains("less than 16 s in common"), "{error}");
        let error = stretches([&l, &l], HEAVY).unwrap_err().to_string();
        assert!(error.contains("both of detector L1"), "{error}");
        assert!(Recording::new(h.whole().unwrap(), Some(vec![1; 3])).is_err());
    }

    #[test]
    fn missing_samples_divide_a_part() {
        let h = recording("H1", 100.0, 64, None);
        let mut strain = recording("L1", 100.0, 64, None).whole().unwrap();
        strain.samples[30 * 1024 + 7] = f64::NAN;
        let l = Recording::new(strain, None).unwrap();
        let found = read([&h, &l], (100.0, 160.0), HEAVY).unwrap();
        let spans: Vec<_> = found.iter().map(|[a, b]| (a.start, b.end())).collect();
        assert_eq!(spans, [(100.0, 130.0), (131.0, 160.0)]);
        assert_eq!(found[1][0].samples[0], 31.0 * 1024.0);
    }
}
