//! Enumerations of the header, and their conversion.

use rootgrad::error::{Error, Result};
use rootgrad_gw::commands::train::{Network, Preset};
use rootgrad_gw::systems::Systems;

/// Kind of binaries.
#[allow(non_camel_case_types, reason = "the C name")]
#[repr(C)]
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum rootgrad_gw_systems {
    /// Black holes of 8 to 100 solar masses: windows of 1 s.
    Heavy = 0,
    /// Neutron stars and light black holes of 1 to 5 solar masses: windows of 8 s.
    Light = 1,
}

/// Kind of a network.
#[allow(non_camel_case_types, reason = "the C name")]
#[repr(C)]
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum rootgrad_gw_network {
    /// Begins as a bank of matched filters.
    Detector = 0,
    /// Convolutional network of Schaefer et al. (arXiv:2106.03741), which begins at random.
    Cnn = 1,
    /// Transformer over patches of 16 samples, which begins at random.
    Transformer = 2,
}

/// Length of a training.
#[allow(non_camel_case_types, reason = "the C name")]
#[repr(C)]
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum rootgrad_gw_preset {
    /// Minutes on two cores.
    Small = 0,
    /// A quarter of an hour to an hour.
    Medium = 1,
    /// Up to two hours.
    Full = 2,
}

/// The Rust and the C variants of an enumeration, in both directions.
macro_rules! twins {
    ($($name:literal: $decode:ident, $c:ident = $rust:ident { $($variant:ident),* })*) => {$(
        impl From<$rust> for $c {
            fn from(value: $rust) -> Self {
                match value { $($rust::$variant => $c::$variant,)* }
            }
        }
        pub(crate) fn $decode(value: i32) -> Result<$rust> {
            match value {
                $(v if v == $c::$variant as i32 => Ok($rust::$variant),)*
                _ => {
                    let all = [$(format!("{} ({})", stringify!($variant), $c::$variant as i32)),*];
                    Err(Error::argument($name, value, all.join(", ")))
                }
            }
        }
    )*};
}

twins! {
    "systems": systems, rootgrad_gw_systems = Systems { Heavy, Light }
    "network": network, rootgrad_gw_network = Network { Detector, Cnn, Transformer }
    "preset": preset, rootgrad_gw_preset = Preset { Small, Medium, Full }
}
