//! Conversions between the numbers of the header's enumerations and the Rust types.
//!
//! The numbers cross the boundary as plain integers, since a C caller can pass any number. A number that is not a variant is an
//! error here, not undefined behaviour.

use super::enums::*;
use crate::data::InputScaling;
use crate::error::{Error, Result};
use crate::interface::Interface;
use crate::kernels::{Activation, Precision};
use crate::models::composed::trace::Purpose;
use crate::models::gpt2::Recompute;
use crate::models::{Absent, Init, Loss, Output, Pool, TokenOrder};
use crate::train::gpt2::Order;
use crate::train::{Flow, Metric, Monitor, Progress, Stop};

/// The variant of `name` for the number `value`.
macro_rules! decode {
    ($name:literal, $value:expr, $enumeration:ident { $($variant:ident => $meaning:expr),* $(,)? }) => {
        match $value {
            $(v if v == $enumeration::$variant as i32 => Ok($meaning),)*
            _ => Err(unknown($name, $value, &[$(stringify!($variant)),*])),
        }
    };
}
pub(super) use decode;

/// Conversions in both directions between a C enumeration and the Rust one with the same variants.
macro_rules! twins {
    ($($name:literal: $c:ident = $rust:ident { $($variant:ident),* })*) => {$(
        impl From<$rust> for $c {
            fn from(value: $rust) -> Self {
                match value { $($rust::$variant => $c::$variant,)* }
            }
        }
        impl Decode for $rust {
            #[inline]
            fn decode(value: i32) -> Result<Self> {
                decode!($name, value, $c { $($variant => $rust::$variant,)* })
            }
        }
    )*};
}
pub(super) use twins;

/// Conversion from the header's numbers.
pub(super) trait Decode: Sized {
    /// # Errors
    /// `Argument`, whose message lists the choices.
    fn decode(value: i32) -> Result<Self>;
}

twins! {
    "activation": rootgrad_activation = Activation { Identity, Relu, Gelu, Silu, Tanh, Sigmoid }
    "output": rootgrad_output = Output { Raw, Probability }
    "absent": rootgrad_absent = Absent { Nan, Mask, Count }
    "progress": rootgrad_progress = Progress { Auto, On, Off }
    "interface": rootgrad_interface = Interface { Cpp, Python, Shell }
    "monitor": rootgrad_monitor = Monitor { Loss, Metric }
    "order": rootgrad_order = Order { Random, Consecutive }
    "precision": rootgrad_precision = Precision { Float32, Bfloat16 }
    "recompute": rootgrad_recompute = Recompute { Off, Layers }
    "token order": rootgrad_token_order = TokenOrder { Patches, Columns }
    "pool": rootgrad_pool = Pool { Mean, Last, Class }
    "purpose": rootgrad_purpose = Purpose { Network, Loss }
    "metric": rootgrad_metric = Metric { Auc, Accuracy, Rmse, Loss }
    "stop": rootgrad_stop = Stop { Completed, EarlyStopping, Interrupted, Callback }
    "flow": rootgrad_flow = Flow { Continue, Stop }
}

/// Returns the scaling; `None` for `AUTO`.
pub(super) fn input_scaling(value: i32) -> Result<Option<InputScaling>> {
    decode!("scaling", value, rootgrad_input_scaling {
        Standard => Some(InputScaling::Standard),
        Robust => Some(InputScaling::Robust),
        Auto => None,
    })
}

/// Returns the number of the scaling; `AUTO` for `None`.
pub(super) fn input_scaling_code(value: Option<InputScaling>) -> rootgrad_input_scaling {
    match value {
        Some(InputScaling::Standard) => rootgrad_input_scaling::Standard,
        Some(InputScaling::Robust) => rootgrad_input_scaling::Robust,
        None => rootgrad_input_scaling::Auto,
    }
}

pub(super) fn import_kind(value: i32) -> Result<rootgrad_import_kind> {
    decode!("settings.kind", value, rootgrad_import_kind {
        Size => rootgrad_import_kind::Size,
        Constant => rootgrad_import_kind::Constant,
        Output => rootgrad_import_kind::Output,
        KeepProbability => rootgrad_import_kind::KeepProbability,
    })
}

pub(super) fn state_kind(value: i32) -> Result<rootgrad_state_kind> {
    decode!("settings.kind", value, rootgrad_state_kind {
        Prefix => rootgrad_state_kind::Prefix,
        Name => rootgrad_state_kind::Name,
        Skip => rootgrad_state_kind::Skip,
        Standardised => rootgrad_state_kind::Standardised,
    })
}

#[cold]
pub(super) fn unknown(name: &str, value: i32, variants: &[&str]) -> Error {
    let choices: Vec<String> = variants
        .iter()
        .enumerate()
        .map(|(number, variant)| format!("{number} ({variant})"))
        .collect();
    Error::argument(name, value, format!("one of {}", choices.join(", ")))
}

pub(super) fn init(value: i32) -> Result<Option<Init>> {
    decode!("init", value, rootgrad_init {
        Auto => None,
        He => Some(Init::He),
        Xavier => Some(Init::Xavier),
        Bounded => Some(Init::Bounded),
    })
}

/// `with_function`: true if the user passes a function, which is then the loss.
pub(super) fn loss(value: i32, huber_delta: f32, with_function: bool) -> Result<Option<Loss>> {
    if value == rootgrad_loss::Custom as i32 && !with_function {
        return Err(Error::argument("loss", "CUSTOM", "a loss_function with it"));
    }
    decode!("loss", value, rootgrad_loss {
        Auto => None,
        BinaryCrossEntropy => Some(Loss::BinaryCrossEntropy),
        SoftmaxCrossEntropy => Some(Loss::SoftmaxCrossEntropy),
        Mse => Some(Loss::Mse),
        Huber => Some(Loss::Huber(huber_delta)),
        Custom => None, // determined by the function
    })
}

pub(super) fn loss_code(loss: Option<Loss>) -> rootgrad_loss {
    match loss {
        None => rootgrad_loss::Auto,
        Some(Loss::BinaryCrossEntropy) => rootgrad_loss::BinaryCrossEntropy,
        Some(Loss::SoftmaxCrossEntropy) => rootgrad_loss::SoftmaxCrossEntropy,
        Some(Loss::Mse) => rootgrad_loss::Mse,
        Some(Loss::Huber(_)) => rootgrad_loss::Huber,
        Some(Loss::Custom { .. }) => rootgrad_loss::Custom,
    }
}

/// Decodes the return value of the callback `name`.
pub(super) fn flow(name: &str, value: i32) -> Result<Flow> {
    if value < 0 {
        return Err(Error::Callback(format!("{name} failed: it returned {value}")));
    }
    Flow::decode(value)
        .map_err(|_| unknown(&format!("{name}'s result"), value, &["Continue", "Stop"]))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_that_is_no_variant_is_an_error() {
        for value in [-1, 6, i32::MIN, i32::MAX] {
            let error = Activation::decode(value).unwrap_err();
            assert_eq!(error.status() as i32, 1);
            assert!(error.to_string().contains("0 (Identity), 1 (Relu), 2 (Gelu)"), "{error}");
        }
        assert!(init(4).is_err() && loss(6, 1.0, true).is_err() && Output::decode(2).is_err());
        assert!(loss(5, 1.0, false).is_err() && loss(5, 1.0, true).unwrap().is_none());
        assert!(Progress::decode(3).is_err() && flow("on_epoch", 2).is_err());
        assert_eq!(
            flow("on_epoch", -7).unwrap_err().to_string(),
            "on_epoch failed: it returned -7"
        );
    }

    #[test]
    fn codes_go_there_and_back() {
        fn check<T: Decode, C: From<T>>(count: i32, code: fn(C) -> i32) {
            for value in 0..count {
                assert_eq!(code(T::decode(value).unwrap().into()), value);
            }
            assert!(T::decode(count).is_err() && T::decode(-1).is_err());
        }
        check::<Activation, rootgrad_activation>(6, |code| code as i32);
        check::<Output, rootgrad_output>(2, |code| code as i32);
        check::<Absent, rootgrad_absent>(3, |code| code as i32);
        check::<Progress, rootgrad_progress>(3, |code| code as i32);
        for value in 0..3 {
            assert_eq!(input_scaling_code(input_scaling(value).unwrap()) as i32, value);
        }
        check::<Interface, rootgrad_interface>(3, |code| code as i32);
        check::<Monitor, rootgrad_monitor>(2, |code| code as i32);
        check::<Order, rootgrad_order>(2, |code| code as i32);
        check::<Precision, rootgrad_precision>(2, |code| code as i32);
        check::<Recompute, rootgrad_recompute>(2, |code| code as i32);
        check::<TokenOrder, rootgrad_token_order>(2, |code| code as i32);
        check::<Pool, rootgrad_pool>(3, |code| code as i32);
        check::<Purpose, rootgrad_purpose>(2, |code| code as i32);
        check::<Metric, rootgrad_metric>(4, |code| code as i32);
        check::<Stop, rootgrad_stop>(4, |code| code as i32);
        check::<Flow, rootgrad_flow>(2, |code| code as i32);
        for value in 0..5 {
            assert_eq!(loss_code(loss(value, 1.5, false).unwrap()) as i32, value);
        }
    }
}
