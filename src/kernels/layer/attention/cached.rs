//! Attention of one new token of each of several sequences to all earlier tokens, whose keys and values are cached.

use crate::arena::Cells;
use crate::kernels::{Context, Real};
use crate::simd::{Kernel, Simd, dispatch};

/// The position of a token in the cache.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Place {
    /// Index of the sequence, below S.
    pub sequence: usize,
    /// Position in the sequence, below R.
    pub position: usize,
}

/// Writes the keys and values of M tokens to the cache.
///
/// Shapes: `cache` (S, H, 2, R, C/H): for each of S sequences and each head, keys and values of up to R positions; `qkv`
/// (M, 3·C) as in [`attention`](super::attention()); `places` (M).
///
/// # Panics
/// If a length does not fit the sizes, H does not divide C, or a place is not in the cache.
#[allow(non_snake_case)]
pub fn cache_keys<T: Real>(
    cache: &mut [T],
    qkv: &[T],
    places: &[Place],
    R: usize,
    C: usize,
    H: usize,
) {
    check(cache.len(), qkv.len(), places, R, C, H);
    let size = C / H;
    for (qkv, place) in qkv.chunks_exact(3 * C).zip(places) {
        let own = &mut cache[place.sequence * 2 * R * C..][..2 * R * C];
        // Keys, then values; head after head.
        for (part, from) in qkv[C..].chunks_exact(C).enumerate() {
            for (head, from) in from.chunks_exact(size).enumerate() {
                let at = ((2 * head + part) * R + place.position) * size;
                own[at..at + size].copy_from_slice(from);
            }
        }
    }
}

#[allow(non_snake_case)]
fn check(cache: usize, qkv: usize, places: &[Place], R: usize, C: usize, H: usize) {
    assert!(H > 0 && C.is_multiple_of(H), "attention_cached: {H} heads of {C} channels");
    assert_eq!(qkv, places.len() * 3 * C, "attention_cached: length of qkv against M·3·C");
    assert!(cache.is_multiple_of(2 * R * C), "attention_cached: length of cache against S·2·R·C");
    let inside = |p: &Place| p.sequence < cache / (2 * R * C) && p.position < R;
    assert!(places.iter().all(inside), "attention_cached: a place outside the cache");
}

/// [`attention`](super::attention()) for one token of each of M sequences. The token's key and value are written to the
/// cache; the token attends to its sequence up to itself.
///
/// Shapes: `out` (M, C); `scores` (M, H, R), scratch memory; `cache`, `qkv` and `places` as in [`cache_keys`].
///
/// # Panics
/// Those of [`cache_keys`], or if two places belong to the same sequence.
#[allow(non_snake_case)]
pub fn attention_cached<T: Real>(
    out: &mut [T],    // (M, C)
    scores: &mut [T], // (M, H, R)
    cache: &mut [T],  // (S, H, 2, R, C/H)
    qkv: &[T],        // (M, 3·C)
    places: &[Place], // (M)
    context: &Context<'_, T>,
    R: usize,
    C: usize,
    H: usize,
) {
    let M = places.len();
    assert_eq!(out.len(), M * C, "attention_cached: length of out against M·C = {M}·{C}");
    assert_eq!(scores.len(), M * H * R, "attention_cached: length of scores against M·H·R");
    for (row, place) in places.iter().enumerate() {
        let other = places[..row].iter().all(|before| before.sequence != place.sequence);
        assert!(other, "attention_cached: two tokens of sequence {}", place.sequence);
    }
    cache_keys(cache, qkv, places, R, C, H);
    let size = C / H;
    let (out, scores, cache) = (Cells::new(out), Cells::new(scores), &*cache);
    context.team().each(M * H, &|piece| {
        let (row, head) = (piece / H, piece % H);
        let seen = places[row].position + 1;
        let own = &cache[(places[row].sequence * H + head) * 2 * R * size..][..2 * R * size];
        let (keys, values) = own.split_at(R * size);
        // SAFETY: this head's outputs and scores are this piece's own.
        let (out, scores) = unsafe {
            let at = row * C + head * size;
            (out.get_mut(at..at + size), scores.get_mut(piece * R..piece * R + seen))
        };
        let q = &qkv[row * 3 * C + head * size..][..size];
        dispatch(Head {
            out,
            scores,
            q,
            keys: &keys[..seen * size],
            values: &values[..seen * size],
        });
    });
}

/// Number of partial sums of a score.
const LANES: usize = 16;

/// One head of one token.
struct Head<'a, T> {
    out: &'a mut [T],
    scores: &'a mut [T],
    q: &'a [T],
    keys: &'a [T],
    values: &'a [T],
}

impl<T: Real> Kernel for Head<'_, T> {
    type Output = ();

    #[inline(always)]
    fn run<S: Simd>(self, _: S) {
        let Self { out, scores, q, keys, values } = self;
        let size = q.len();
        let scale = T::from_f64(1.0 / (size as f64).sqrt());
        for (score, key) in scores.iter_mut().zip(keys.chunks_exact(size)) {
            *score = dot(q, key) * scale;
        }
        let mut largest = scores[0];
        for &score in scores.iter() {
            largest = largest.max(score);
        }
        for score in scores.iter_mut() {
            *score = (*score - largest).exp();
        }
        let mut sum = T::ZERO;
        out.fill(T::ZERO);
        for (&weight, value) in scores.iter().zip(values.chunks_exact(size)) {
            sum += weight;
            for (out, &value) in out.iter_mut().zip(value) {
                *out = weight.mul_add(value, *out);
            }
        }
        let inverse = T::ONE / sum;
        for out in out.iter_mut() {
            *out *= inverse;
        }
    }
}

/// Returns a·b, summed in 16 interleaved partial sums.
#[inline(always)]
fn dot<T: Real>(a: &[T], b: &[T]) -> T {
    let mut lanes = [T::ZERO; LANES];
    let whole = a.len() - a.len() % LANES;
    for (a, b) in a.chunks_exact(LANES).zip(b.chunks_exact(LANES)) {
        for l in 0..LANES {
            lanes[l] = a[l].mul_add(b[l], lanes[l]);
        }
    }
    for (lane, (&a, &b)) in lanes.iter_mut().zip(a[whole..].iter().zip(&b[whole..])) {
        *lane = a.mul_add(b, *lane);
    }
    for half in [8, 4, 2, 1] {
        for l in 0..half {
            let other = lanes[l + half];
            lanes[l] += other;
        }
    }
    lanes[0]
}
