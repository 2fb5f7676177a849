//! Rounding to bfloat16 for processors without an instruction, with the same bits as VCVTNEPS2BF16.

/// Returns the bits of `x` rounded to bfloat16, to nearest, ties to even. A denormal number becomes 0, NaN
/// stays NaN.
#[inline(always)]
pub(super) fn round(x: f32) -> u32 {
    let bits = x.to_bits();
    let (sign, magnitude) = (bits & 0x8000_0000, bits & 0x7fff_ffff);
    let even = magnitude + 0x7fff + (magnitude >> 16 & 1);
    let rounded = match magnitude {
        0..0x0080_0000 => 0,
        0x0080_0000..=0x7f80_0000 => even,
        _ => magnitude | 0x0040_0000,
    };
    (sign | rounded) >> 16
}

/// Returns the two numbers of a pair.
#[inline(always)]
pub(super) fn split(pair: f32) -> (f32, f32) {
    (f32::from_bits(pair.to_bits() << 16), f32::from_bits(pair.to_bits() & 0xffff_0000))
}
