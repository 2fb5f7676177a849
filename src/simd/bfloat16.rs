//! Rounding to bfloat16 where no instruction does it, to the same bits as VCVTNEPS2BF16.

/// The bits of `x` rounded to bfloat16, to nearest, ties to even. A denormal number becomes 0, a NaN stays one.
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

/// The two numbers of a pair.
#[inline(always)]
pub(super) fn split(pair: f32) -> (f32, f32) {
    (f32::from_bits(pair.to_bits() << 16), f32::from_bits(pair.to_bits() & 0xffff_0000))
}
