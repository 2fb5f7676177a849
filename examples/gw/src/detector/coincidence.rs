//! Coincidences of two detectors' triggers, at their own times and after a time slide.

use super::series::Trigger;
use std::collections::BTreeSet;

/// Largest difference of the arrival times, s: light takes 10.01 ms from Hanford to Livingston, and noise moves the peak of a quiet trigger by
/// up to 2 ms.
pub const LIGHT_TRAVEL: f64 = 0.012;
/// Coincidences closer than this to a higher one belong to it, s.
const CLUSTER: f64 = 0.5;

/// A trigger and its time on the ring of searched strain, on which gaps have no length.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Placed {
    /// The trigger.
    pub trigger: Trigger,
    /// Time on the ring, s.
    pub time: f64,
    /// Number of the part of the strain that it is in.
    pub part: usize,
}

/// Triggers of both detectors for the same template, within the light travel time.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Coincidence {
    /// Trigger of the first detector.
    pub first: Placed,
    /// Trigger of the second detector.
    pub second: Placed,
    /// Arrival time in the second detector less that in the first, after the slide, s.
    pub delay: f64,
    /// Ranking: at first the root of the sum of both reweighted SNRs squared.
    pub ranking: f32,
}

/// Triggers of one detector, template by template in the order of time.
pub struct Ordered(Vec<Vec<Placed>>);

impl Ordered {
    /// Orders triggers of this many templates.
    #[must_use]
    pub fn new(templates: usize, triggers: impl IntoIterator<Item = Placed>) -> Self {
        let mut ordered = vec![Vec::new(); templates];
        triggers.into_iter().for_each(|t| ordered[t.trigger.template as usize].push(t));
        ordered.iter_mut().for_each(|line| line.sort_by(|a, b| a.time.total_cmp(&b.time)));
        Self(ordered)
    }

    /// Returns the number of triggers.
    #[must_use]
    pub fn count(&self) -> usize {
        self.0.iter().map(Vec::len).sum()
    }
}

/// Returns the coincidences after the second detector's triggers are moved by `slide` s on a ring of this length, the highest of each
/// `CLUSTER`, the highest first.
#[must_use]
pub fn coincidences(first: &Ordered, second: &Ordered, slide: f64, ring: f64) -> Vec<Coincidence> {
    let mut found = Vec::new();
    for (ours, theirs) in first.0.iter().zip(&second.0) {
        for &a in ours {
            let unmoved = (a.time - slide).rem_euclid(ring);
            let from = theirs.partition_point(|b| b.time < unmoved - LIGHT_TRAVEL);
            let near = theirs[from..].iter().take_while(|b| b.time <= unmoved + LIGHT_TRAVEL);
            found.extend(near.map(|&b| Coincidence {
                first: a,
                second: b,
                delay: b.time - unmoved,
                ranking: a.trigger.reweighted().hypot(b.trigger.reweighted()),
            }));
        }
    }
    highest(found)
}

/// Returns the coincidences that have no higher one nearby, the highest first.
pub(super) fn highest(mut all: Vec<Coincidence>) -> Vec<Coincidence> {
    all.sort_by(|a, b| b.ranking.total_cmp(&a.ranking));
    let unit = |seconds: f64| (seconds * 1e6) as i64;
    let mut taken = BTreeSet::new();
    all.retain(|coincidence| {
        let time = unit(coincidence.first.time);
        let near = time - unit(CLUSTER) + 1..time + unit(CLUSTER);
        let apart = taken.range(near).next().is_none();
        if apart {
            taken.insert(time);
        }
        apart
    });
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    fn placed(template: u32, time: f64, snr: f32) -> Placed {
        let trigger = Trigger { template, gps: 1000.0 + time, snr, chi: 0.5 };
        Placed { trigger, time, part: 0 }
    }

    /// Checks that triggers coincide only within the light travel time and for the same template.
    #[test]
    fn light_travels_between_coincident_triggers() {
        let first = Ordered::new(2, [placed(0, 10.0, 6.0)]);
        let with = |template, time| {
            let second = Ordered::new(2, [placed(template, time, 8.0)]);
            coincidences(&first, &second, 0.0, 100.0)
        };
        let found = with(0, 10.008);
        assert_eq!(found.len(), 1);
        assert!((found[0].delay - 0.008).abs() < 1e-9 && (found[0].ranking - 10.0).abs() < 1e-5);
        assert_eq!(with(0, 9.991).len(), 1);
        assert!(with(0, 10.02).is_empty() && with(0, 9.98).is_empty() && with(1, 10.0).is_empty());
    }

    #[test]
    fn a_slide_moves_the_second_detector_on_a_ring() {
        let first = Ordered::new(1, [placed(0, 1.0, 6.0), placed(0, 30.0, 5.0)]);
        let second = Ordered::new(1, [placed(0, 91.003, 5.0), placed(0, 30.0, 9.0)]);
        let found = coincidences(&first, &second, 10.0, 100.0);
        assert_eq!(found.len(), 1);
        assert_eq!((found[0].first.time, found[0].second.time), (1.0, 91.003));
        assert!((found[0].delay - 0.003).abs() < 1e-9);
    }

    #[test]
    fn coincidences_are_apart() {
        let at = |time: f64, ranking: f32| {
            let both = placed(0, time, 5.0);
            Coincidence { first: both, second: both, delay: 0.0, ranking }
        };
        let all = vec![at(10.0, 1.0), at(10.2, 3.0), at(10.6, 2.0), at(10.8, 0.0), at(20.0, 2.5)];
        let apart: Vec<f32> = highest(all).iter().map(|c| c.ranking).collect();
        // 10.6 belongs to 10.2, so no higher one is close to 10.8.
        assert_eq!(apart, [3.0, 2.5, 0.0]);
    }
}
