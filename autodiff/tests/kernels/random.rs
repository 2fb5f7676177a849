//! Random numbers of the tests of kernels.

/// Returns numbers between 0 and 1 without a pattern (xorshift64).
pub(crate) fn uniform(len: usize, seed: u64) -> Vec<f64> {
    let mut state = seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1;
    let next = || {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        (state >> 11) as f64 / (1u64 << 53) as f64
    };
    std::iter::repeat_with(next).take(len).collect()
}
