//! The order of the rows in a fit, determined by the *set* of rows and a seed alone.
//!
//! Rows arrive in any order: an implicitly multi-threaded event loop gives another one every time. They are first sorted by content, so that
//! everything after it, the split, the shuffles, the sums, has the same bits every time. Weights do not count in the sorting, so that rows keep their
//! order in other units of weight. Among rows that differ only in their weight, the smaller weight comes first.

use std::cmp::Ordering;
use std::sync::{Mutex, PoisonError};

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{Rng, SeedableRng};

use super::collection::Collection;
use super::dataset::Dataset;
use crate::error::{Error, Result};
use crate::threads::Team;

/// Returns the rows of `data`, sorted by a hash of the bits of their features and targets. Rows of equal hash are sorted by these bits and then by
/// weight.
///
/// Any permutation of the same rows gives the same sequence of contents. So do the same rows with all weights multiplied by one positive number.
///
/// # Errors
/// [`Error::Data`] for more than 2³² - 1 rows.
pub fn canonical_order(data: &Dataset, team: &Team) -> Result<Vec<u32>> {
    let rows = u32::try_from(data.rows())
        .map_err(|_| Error::Data(format!("{} rows; at most {}", data.rows(), u32::MAX)))?;
    let mut keys: Vec<(u64, u32)> = (0..rows).map(|row| (0, row)).collect();
    for_each_chunk(team, &mut keys, 1 << 14, &|_, keys| {
        for (hash, row) in keys {
            *hash = hash_row(data, *row as usize);
        }
    });
    // Hashes are uniform: equal ranges of them are equal parts, each of which is sorted separately. (Hashes of a bucket have common first bits.)
    let first = keys.first().map_or(0, |key| key.0);
    let alike = keys.iter().fold(0, |differ, key| differ | (key.0 ^ first)).leading_zeros().min(63);
    let mut parts: Vec<Vec<(u64, u32)>> = vec![Vec::new(); PARTS];
    for part in &mut parts {
        part.reserve(keys.len() / PARTS + keys.len() / PARTS / 8 + 16);
    }
    for key in keys {
        parts[((key.0 << alike) >> (64 - PARTS.trailing_zeros())) as usize].push(key);
    }
    for_each_chunk(team, &mut parts, 1, &|_, part| {
        part[0].sort_unstable_by(|a, b| {
            a.0.cmp(&b.0).then_with(|| compare_rows(data, a.1 as usize, b.1 as usize))
        });
    });
    Ok(parts.into_iter().flatten().map(|(_, row)| row).collect())
}

/// Number of parts of the hashes' range that are sorted separately; a power of 2.
const PARTS: usize = 64;

/// Calls `work(number, chunk)` for every chunk of `size` items (the last may be shorter), on the team.
pub(crate) fn for_each_chunk<T: Send>(
    team: &Team,
    items: &mut [T],
    size: usize,
    work: &(dyn Fn(usize, &mut [T]) + Sync),
) {
    let chunks: Vec<Mutex<&mut [T]>> = items.chunks_mut(size).map(Mutex::new).collect();
    team.run(chunks.len(), &|number| {
        work(number, &mut chunks[number].lock().unwrap_or_else(PoisonError::into_inner));
    });
}

/// Returns a 64-bit hash of a data set's contents in canonical order, by which a checkpoint recognises its rows.
pub(crate) fn fingerprint(data: &Dataset, order: &[u32]) -> u64 {
    let mut all = Fingerprint::new(order.len());
    order.iter().for_each(|&row| all.add(hash_weighted(data, row as usize)));
    all.0
}

/// The same hash, row by row.
pub(crate) struct Fingerprint(pub(crate) u64);

impl Fingerprint {
    /// Begins the hash of so many rows.
    pub(crate) fn new(rows: usize) -> Self {
        Fingerprint(rows as u64 ^ SEED)
    }

    /// Adds the next row in canonical order, by its hash with the weight.
    pub(crate) fn add(&mut self, hash: u64) {
        self.0 = mix(self.0, hash);
    }
}

/// Returns a uniform number on [0, 1) for the row with this hash, determined by the hash and `seed` alone.
pub(crate) fn uniform(hash: u64, seed: u64) -> f64 {
    (mix(mix(mix(SEED, seed), SPLIT_STREAM), hash) >> 11) as f64 / (1u64 << 53) as f64
}

/// Shuffles `items` (Fisher and Yates); the result is the same for the same seed and stream, on every machine.
pub fn shuffle(items: &mut [u32], seed: u64, stream: u64) {
    // Hashed in turn, so that (seed 1, stream 2) is not (seed 2, stream 1).
    let mut random = Xoshiro256PlusPlus::seed_from_u64(mix(mix(SEED, seed), stream));
    for i in (1..items.len()).rev() {
        items.swap(i, below(&mut random, i as u64 + 1) as usize);
    }
}

/// A training and a validation part, each in canonical order shuffled by the seed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Split {
    /// Training rows.
    pub training: Vec<u32>,
    /// Validation rows, disjoint from `training`.
    pub validation: Vec<u32>,
}

impl Split {
    /// Splits `order` at random, by `seed`; `fraction` of it becomes the validation part.
    ///
    /// With `class_of`, each class is split separately, so that a rare class is in both parts. A class (or without classes the whole) of two rows or
    /// more gives at least one row to each part if 0 < `fraction` < 1; a class of one row trains.
    #[must_use]
    pub fn new(
        order: &[u32],
        fraction: f32,
        seed: u64,
        class_of: Option<&dyn Fn(u32) -> usize>,
    ) -> Self {
        let class_of = class_of.unwrap_or(&|_| 0);
        let mut order = order.to_vec();
        shuffle(&mut order, seed, SPLIT_STREAM);

        let mut quota: Vec<usize> = Vec::new();
        for &row in &order {
            let class = class_of(row);
            quota.resize(quota.len().max(class + 1), 0);
            quota[class] += 1;
        }
        for count in &mut quota {
            let wanted = (*count as f64 * f64::from(fraction)).round() as usize;
            *count = if fraction <= 0.0 || *count < 2 { 0 } else { wanted.clamp(1, *count - 1) };
        }
        let mut split = Split { training: Vec::new(), validation: Vec::new() };
        for row in order {
            let left = &mut quota[class_of(row)];
            if *left > 0 {
                *left -= 1;
                split.validation.push(row);
            } else {
                split.training.push(row);
            }
        }
        split
    }
}

const SEED: u64 = 0x9e37_79b9_7f4a_7c15; // 2⁶⁴ / golden ratio
const SPLIT_STREAM: u64 = u64::MAX;
const FOLD: u64 = 0xd6e8_feb8_6659_fd93;

/// Makes one step of a multiply-and-fold hash: the two halves of a 128-bit product, xored (as in wyhash).
fn mix(hash: u64, word: u64) -> u64 {
    let product = u128::from(hash ^ word).wrapping_mul(u128::from(FOLD));
    (product as u64 ^ (product >> 64) as u64).wrapping_add(SEED)
}

/// Returns a 64-bit hash of the bits of a row's features and targets.
pub(crate) fn hash_row(data: &Dataset, row: usize) -> u64 {
    hash_with(data, row, 1.0)
}

/// Returns the same hash with the weight included.
pub(crate) fn hash_weighted(data: &Dataset, row: usize) -> u64 {
    hash_with(data, row, data.weight_of(row))
}

fn hash_with(data: &Dataset, row: usize, weight: f32) -> u64 {
    let word = |pair: &[f32]| {
        let high = pair.get(1).map_or(0, |v| u64::from(v.to_bits()));
        u64::from(pair[0].to_bits()) | high << 32
    };
    let hash = match data.collections() {
        [] => data.row(row).chunks(2).fold(SEED, |hash, pair| mix(hash, word(pair))),
        collections => hash_entries(collections, data.row(row)),
    };
    let (pairs, last) = data.target_of(row).as_chunks::<2>();
    let hash = pairs.iter().fold(hash, |hash, pair| mix(hash, word(pair)));
    mix(hash, if let [target] = last { word(&[*target, weight]) } else { word(&[weight]) })
}

/// Hashes a row with jagged columns. Missing entries do not change the hash, so that the order does not depend on the maximum number of entries.
fn hash_entries(collections: &[Collection], row: &[f32]) -> u64 {
    let plain = |hash: u64, values: &[f32]| {
        values.iter().fold(hash, |hash, value| mix(hash, u64::from(value.to_bits())))
    };
    let (mut hash, mut start) = (SEED, 0);
    for collection in collections {
        hash = plain(hash, &row[start..collection.feature]);
        for n in (0..collection.at_most).filter(|&n| collection.has(row, n)) {
            hash = collection.of_columns().fold(mix(hash, n as u64), |hash, features| {
                mix(hash, u64::from(row[features.start + n].to_bits()))
            });
        }
        start = collection.features().end;
    }
    plain(hash, &row[start..])
}

fn compare_rows(data: &Dataset, a: usize, b: usize) -> Ordering {
    let bits = |row: usize| data.row(row).iter().chain(data.target_of(row)).map(|v| v.to_bits());
    bits(a).cmp(bits(b)).then_with(|| data.weight_of(a).total_cmp(&data.weight_of(b)))
}

/// Returns a uniform integer below `n` > 0, without bias (Lemire, arXiv:1805.10941).
pub(crate) fn below(random: &mut Xoshiro256PlusPlus, n: u64) -> u64 {
    loop {
        let product = u128::from(random.next_u64()) * u128::from(n);
        // 2⁶⁴ mod n values of the low half are in excess; a draw among them is repeated.
        if product as u64 >= n.wrapping_neg() % n {
            return (product >> 64) as u64;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::data::Column;

    /// Returns `rows` rows of two features, many of them equal, permuted by `seed`.
    fn permuted(rows: u32, seed: u64) -> Dataset<'static> {
        let mut index: Vec<u32> = (0..rows).collect();
        shuffle(&mut index, seed, 0);
        let x: Vec<f32> = index.iter().flat_map(|&i| [(i % 7) as f32, (i % 50) as f32]).collect();
        let target: Vec<f32> = index.iter().map(|&i| (i % 2) as f32).collect();
        let weight: Vec<f32> = index.iter().map(|&i| (i % 3) as f32).collect();
        let mut data = Dataset::new(vec![Column::array("x", 2)]).unwrap();
        data.append(&x, 2, &target, Some(&weight)).unwrap();
        data
    }

    #[test]
    fn canonical_order_forgets_the_given_order() {
        let contents = |seed| {
            let data = permuted(3000, seed);
            let order = canonical_order(&data, &Team::new(2)).unwrap();
            let row = |&r: &u32| (data.row(r as usize).to_vec(), data.target()[r as usize]);
            (order.iter().map(row).collect::<Vec<_>>(), fingerprint(&data, &order))
        };
        let first = contents(1);
        assert_eq!(first, contents(2));
        assert_eq!(first, contents(3));
        let fewer = permuted(2999, 1);
        assert_ne!(first.1, fingerprint(&fewer, &canonical_order(&fewer, &Team::new(1)).unwrap()));
    }

    #[test]
    fn the_unit_of_weights_does_not_change_the_order() {
        let order = |scale: f32| {
            let mut data = permuted(3000, 1);
            let weight = (0..3000).map(|row| (row % 11) as f32 / 7.0 - 0.3);
            data.weight = Some(weight.map(|weight| weight * scale).collect::<Vec<_>>().into());
            let order = canonical_order(&data, &Team::new(1)).unwrap();
            (fingerprint(&data, &order), order)
        };
        let (first, wanted) = order(1.0);
        for scale in [1e-9, 1e-40, 1e8] {
            let (fingerprint, order) = order(scale);
            assert!(order == wanted, "{scale:e}");
            assert_ne!(fingerprint, first, "a checkpoint is of these weights");
        }
    }

    #[test]
    fn ties_of_the_hash_are_broken_by_content() {
        let data = permuted(200, 4);
        let mut rows: Vec<usize> = (0..200).collect();
        rows.sort_by(|&a, &b| compare_rows(&data, a, b));
        let feature = |r: usize| data.row(r)[0].to_bits();
        assert!(rows.windows(2).all(|w| feature(w[0]) <= feature(w[1])));
    }

    #[test]
    fn a_shuffle_is_a_permutation_and_uniform() {
        // Each of 5 items is at each of 5 places n/5 times: χ² of the 25 cells, 16 degrees of freedom.
        let n = 20_000;
        let mut counts = [[0f64; 5]; 5];
        for stream in 0..n {
            let mut items = [0, 1, 2, 3, 4];
            shuffle(&mut items, 7, stream);
            for (place, &item) in items.iter().enumerate() {
                counts[place][item as usize] += 1.0;
            }
            items.sort_unstable();
            assert_eq!(items, [0, 1, 2, 3, 4]);
        }
        let expected = n as f64 / 5.0;
        let chi2: f64 = counts.iter().flatten().map(|c| (c - expected).powi(2) / expected).sum();
        assert!(chi2 < 39.25, "χ² = {chi2}, above its 99.9% quantile");
    }

    #[test]
    fn a_shuffle_depends_on_seed_and_stream() {
        let shuffled = |seed, stream| {
            let mut items: Vec<u32> = (0..100).collect();
            shuffle(&mut items, seed, stream);
            items
        };
        assert_eq!(shuffled(1, 2), shuffled(1, 2));
        assert_ne!(shuffled(1, 2), shuffled(1, 3));
        assert_ne!(shuffled(1, 2), shuffled(2, 2));
        assert_ne!(shuffled(1, 2), shuffled(2, 1));
    }

    #[test]
    fn a_split_covers_all_rows_once_and_keeps_rare_classes_in_both_parts() {
        let order: Vec<u32> = (0..1000).collect();
        let class = |row: u32| usize::from(row < 5);
        let split = Split::new(&order, 0.2, 3, Some(&class));
        assert_eq!(split.validation.len(), 200);
        assert_eq!(split.validation.iter().filter(|&&r| class(r) == 1).count(), 1);
        let mut all = [split.training, split.validation].concat();
        all.sort_unstable();
        assert_eq!(all, order);
    }

    #[test]
    fn small_splits_leave_rows_on_both_sides() {
        let sizes = |rows: u32, fraction| {
            let order: Vec<u32> = (0..rows).collect();
            let split = Split::new(&order, fraction, 0, None);
            (split.training.len(), split.validation.len())
        };
        assert_eq!(sizes(2, 0.01), (1, 1));
        assert_eq!(sizes(3, 0.99), (1, 2));
        assert_eq!(sizes(1, 0.5), (1, 0));
        assert_eq!(sizes(0, 0.5), (0, 0));
        assert_eq!(sizes(10, 0.0), (10, 0));
    }
}
