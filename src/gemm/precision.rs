//! float32 or bfloat16.

/// The precision in which the products of large layers ([`linear_transposed`](crate::kernels::linear_transposed())) are
/// computed, or of the numbers in a file of another program. Parameters, activations, gradients and sums are always in
/// single precision.
///
/// # Example
/// ```
/// use rootgrad::kernels::Precision;
/// assert_eq!("bfloat16".parse::<Precision>().unwrap(), Precision::Bfloat16);
/// assert_eq!(Precision::default().to_string(), "float32");
/// assert!("float16".parse::<Precision>().is_err());
/// ```
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub enum Precision {
    /// "float32": single precision throughout.
    #[default]
    Float32,
    /// "bfloat16": both factors of a product are rounded to bfloat16, which keeps eight bits of the mantissa. About 1.5
    /// times as fast as single precision where the processor multiplies such pairs (AVX512-BF16), slower than it
    /// elsewhere; the same bits everywhere.
    Bfloat16,
}

impl Precision {
    /// Both precisions, with their names.
    const NAMES: [(Precision, &str); 2] =
        [(Precision::Float32, "float32"), (Precision::Bfloat16, "bfloat16")];
}

impl std::fmt::Display for Precision {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let name = Self::NAMES.iter().find(|(precision, _)| precision == self);
        f.pad(name.map_or("", |(_, name)| name))
    }
}

impl std::str::FromStr for Precision {
    type Err = crate::Error;

    fn from_str(name: &str) -> crate::Result<Self> {
        let found = Self::NAMES.iter().find(|(_, known)| *known == name);
        let unknown = || crate::Error::argument("precision", name, "\"float32\" or \"bfloat16\"");
        found.map(|(precision, _)| *precision).ok_or_else(unknown)
    }
}
