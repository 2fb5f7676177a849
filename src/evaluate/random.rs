//! Random numbers from a seed, the same on every machine.

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{Rng, SeedableRng};

/// Applies the finaliser of splitmix64 (Steele, Lea & Flood, OOPSLA 2014): each bit of the number changes half of the result's bits.
pub(super) fn mix(number: u64) -> u64 {
    let x = (number ^ (number >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let x = (x ^ (x >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    x ^ (x >> 31)
}

/// Joins `seed` and a number into one seed, so that seeds 1 and 2 with numbers 2 and 1 have nothing in common.
pub(crate) fn join(seed: u64, number: u64) -> u64 {
    const GOLDEN: u64 = 0x9e37_79b9_7f4a_7c15; // splitmix64's step
    mix(mix(seed.wrapping_add(GOLDEN)).wrapping_add(number.wrapping_mul(GOLDEN)))
}

/// Returns the generator of stream `number` of a seed.
pub(crate) fn stream(seed: u64, number: u64) -> Xoshiro256PlusPlus {
    Xoshiro256PlusPlus::seed_from_u64(join(seed, number))
}

/// Returns a uniform number from 0 to `n` - 1 (Lemire, arXiv:1805.10941); `n` is above 0.
pub(crate) fn below(generator: &mut Xoshiro256PlusPlus, n: u64) -> u64 {
    loop {
        let wide = u128::from(generator.next_u64()) * u128::from(n);
        if wide as u64 >= n.wrapping_neg() % n {
            return (wide >> 64) as u64;
        }
    }
}

/// Shuffles `items`; all orders have the same probability (Fisher and Yates).
pub(super) fn shuffle<T>(generator: &mut Xoshiro256PlusPlus, items: &mut [T]) {
    for last in (1..items.len()).rev() {
        items.swap(last, below(generator, last as u64 + 1) as usize);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_number_and_every_order_is_as_likely() {
        let mut generator = stream(3, 1);
        let mut counts = [0_u32; 7];
        (0..70_000).for_each(|_| counts[below(&mut generator, 7) as usize] += 1);
        assert!(counts.iter().all(|&count| count.abs_diff(10_000) < 500), "{counts:?}");
        let mut orders = std::collections::HashMap::new();
        for _ in 0..24_000 {
            let mut items = [0, 1, 2, 3];
            shuffle(&mut generator, &mut items);
            *orders.entry(items).or_insert(0_u32) += 1;
        }
        assert_eq!(orders.len(), 24);
        assert!(orders.values().all(|count| count.abs_diff(1000) < 160), "{orders:?}");
    }

    #[test]
    fn streams_of_seeds_differ() {
        let mut firsts: Vec<u64> =
            (0..50).flat_map(|seed| (0..50).map(move |n| stream(seed, n).next_u64())).collect();
        firsts.sort_unstable();
        firsts.dedup();
        assert_eq!(firsts.len(), 2500);
        // The constants are those of splitmix64: the first number for seed 0.
        assert_eq!(mix(0x9e37_79b9_7f4a_7c15), 0xe220_a839_7b1d_cdaf);
    }
}
