//! The uncertainty of an area under the ROC curve by resampling of the rows.

use super::interval::check_level;
use super::random::{below, stream};
use super::rows::{Scored, Sorted, Weights, rising};
use crate::error::{Error, Result};
use crate::memory;

/// Options of the resampling.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Bootstrap {
    /// Number of replicas, at least 2.
    pub replicas: usize,
    /// Random seed: the same seed gives the same bits, on any machine and for any order of the rows.
    pub seed: u64,
    /// Confidence level of the interval.
    pub level: f64,
}

impl Default for Bootstrap {
    fn default() -> Self {
        Bootstrap { replicas: 1000, seed: 0, level: 0.683 }
    }
}

/// An area under the ROC curve with its bootstrap uncertainty.
#[derive(Debug, Clone, PartialEq)]
pub struct BootstrapAuc {
    /// Area of the rows themselves.
    pub value: f64,
    /// Standard deviation of the replicas' areas.
    pub std_error: f64,
    /// Lower end of the interval: a quantile of the replicas.
    pub low: f64,
    /// Upper end of the interval.
    pub high: f64,
    /// The replicas' areas, in ascending order.
    pub areas: Vec<f64>,
    /// Number of replicas without an area, because the negative weights of a class outweighed the others.
    pub undefined: usize,
    /// Weights of the signal.
    pub signal: Weights,
    /// Weights of the background.
    pub background: Weights,
}

/// Draws as many rows of each class as there are, with replacement and with their weights, once per replica (Efron's bootstrap, by class), and
/// computes the area of each draw. The time is proportional to rows times replicas; [`delong`](super::delong) mostly gives the same result at once.
///
/// # Errors
/// Those of [`delong`](super::delong) (12 bytes per row), [`Error::Argument`] for fewer than two replicas or a level that is not between 0 and 1,
/// [`Error::Data`] if fewer than two replicas have an area.
pub fn bootstrap_auc(rows: &Scored, options: &Bootstrap) -> Result<BootstrapAuc> {
    check_level(options.level)?;
    if options.replicas < 2 {
        return Err(Error::argument("replicas", options.replicas, "at least 2, such as 1000"));
    }
    let [signal, background] = rows.both_classes()?;
    let lists = Sorted::classes(rows, &[signal, background])?;
    let what = "the draws of the bootstrap";
    let mut draws =
        [memory::zeros(lists[0].len(), what)?, memory::zeros::<u32>(lists[1].len(), what)?];
    draws.iter_mut().for_each(|draws| draws.fill(1));
    let once = area(&lists, &draws);
    let value = once.unwrap_or(f64::NAN); // the weights of both classes sum to more than 0
    let mut areas = memory::with_capacity(options.replicas, what)?;
    for replica in 0..options.replicas {
        let mut generator = stream(options.seed, replica as u64);
        for draws in &mut draws {
            draws.fill(0);
            let rows = draws.len() as u64;
            for _ in 0..rows {
                draws[below(&mut generator, rows) as usize] += 1;
            }
        }
        areas.extend(area(&lists, &draws));
    }
    let undefined = options.replicas - areas.len();
    if areas.len() < 2 {
        return Err(Error::Data(format!(
            "{undefined} of {} replicas have a class whose weights sum to 0 or less; too few rows, or too many negative weights",
            options.replicas
        )));
    }
    areas.sort_unstable_by(f64::total_cmp);
    let (n, half) = (areas.len() as f64, 0.5 * (1.0 - options.level));
    let mean = areas.iter().sum::<f64>() / n;
    let variance = areas.iter().map(|area| (area - mean).powi(2)).sum::<f64>() / (n - 1.0);
    let [low, high] = [half, 1.0 - half].map(|share| quantile(&areas, share));
    let std_error = variance.sqrt();
    Ok(BootstrapAuc { value, std_error, low, high, areas, undefined, signal, background })
}

/// Interpolates between the neighbouring values, as NumPy does.
fn quantile(sorted: &[f64], share: f64) -> f64 {
    let place = share * (sorted.len() - 1) as f64;
    let (low, high) = (sorted[place.floor() as usize], sorted[place.ceil() as usize]);
    low + (high - low) * place.fract()
}

/// Returns the area with each row counted as often as it was drawn; `None` if the weights of a class sum to 0 or less.
fn area(lists: &[Sorted; 2], draws: &[Vec<u32>; 2]) -> Option<f64> {
    let (mut area, mut passed) = (0.0, [0.0; 2]);
    for (_, places) in rising([&lists[0], &lists[1]]) {
        let here = [0, 1].map(|class| {
            let weight = |place| f64::from(draws[class][place]) * lists[class].weight(place);
            places[class].clone().map(weight).sum::<f64>()
        });
        area += here[0] * (passed[1] + 0.5 * here[1]);
        passed = [passed[0] + here[0], passed[1] + here[1]];
    }
    (passed[0] > 0.0 && passed[1] > 0.0).then(|| area / (passed[0] * passed[1]))
}

#[cfg(test)]
mod tests {
    use super::super::delong;
    use super::super::testing::{close, sample};
    use super::*;

    #[test]
    fn it_says_what_delong_says() {
        let rows = sample(2000);
        for weight in [None, Some(&rows.weight[..]), Some(&rows.signed[..])] {
            let scored = Scored::new(&rows.score, &rows.label, weight).unwrap();
            let (drawn, exact) =
                (bootstrap_auc(&scored, &Bootstrap::default()).unwrap(), delong(&scored).unwrap());
            close(drawn.value, exact.value, 1e-14);
            // 1000 replicas determine a standard deviation to 1/√2000.
            close(drawn.std_error / exact.std_error, 1.0, 4.0 / 2000_f64.sqrt());
            let [low, high] = exact.interval(0.683).unwrap();
            close(drawn.low, low, 0.3 * exact.std_error);
            close(drawn.high, high, 0.3 * exact.std_error);
            assert_eq!(drawn.undefined, 0);
        }
    }

    #[test]
    fn the_seed_alone_decides() {
        let rows = sample(300);
        let turned = |of: &[f32]| -> Vec<f32> { (0..300).map(|i| of[i * 7 % 300]).collect() };
        let drawn = |score: &[f32], label: &[f32], weight: &[f32], seed| {
            let scored = Scored::new(score, label, Some(weight)).unwrap();
            bootstrap_auc(&scored, &Bootstrap { replicas: 50, seed, ..Default::default() }).unwrap()
        };
        let once = drawn(&rows.score, &rows.label, &rows.weight, 1);
        let again = drawn(&turned(&rows.score), &turned(&rows.label), &turned(&rows.weight), 1);
        assert_eq!(once.areas, again.areas);
        assert_ne!(once.areas, drawn(&rows.score, &rows.label, &rows.weight, 2).areas);
    }

    #[test]
    fn replicas_without_an_area_are_counted() {
        let label = [0., 0., 1., 1., 1.];
        let weight = [1., 1., 1., 1., -1.5];
        let rows = Scored::new(&[0., 1., 2., 0.5, 0.1], &label, Some(&weight)).unwrap();
        let drawn = bootstrap_auc(&rows, &Bootstrap::default()).unwrap();
        // The negative row is drawn two or three times in three draws: 7/27 of the replicas.
        close(drawn.undefined as f64 / 1000.0, 7.0 / 27.0, 0.06);
        assert_eq!(drawn.areas.len() + drawn.undefined, 1000);
        let one = Bootstrap { replicas: 1, ..Bootstrap::default() };
        let error = bootstrap_auc(&rows, &one).unwrap_err().to_string();
        assert!(error.contains("replicas is 1; wanted at least 2"), "{error}");
    }
}
