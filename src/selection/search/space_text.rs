//! A space in text form.

use std::str::FromStr;

use super::space::{Parameter, Space};
use crate::error::{Error, Result};
use crate::kernels::Activation;

impl FromStr for Space {
    type Err = Error;

    /// Parses dimensions that are separated by `;`. `learning_rate=1e-4..1e-1` is a range with a uniform logarithm, `batch_size=64,256` a list of
    /// choices, `hidden=32,64-64` a list of widths, `activation=relu,gelu` a list of names. Blanks are ignored.
    ///
    /// ```
    /// let space: rootgrad::selection::Space = "learning_rate=1e-4..1e-1; hidden=32,64-64".parse()?;
    /// assert_eq!(space.dimensions().len(), 2);
    /// # Ok::<(), rootgrad::Error>(())
    /// ```
    fn from_str(text: &str) -> Result<Self> {
        let mut space = Space::new();
        for part in text.split(';').map(str::trim).filter(|part| !part.is_empty()) {
            let Some((name, values)) = part.split_once('=') else {
                let wanted = "name=low..high, or name=value,value";
                return Err(Error::argument(
                    "a dimension of the search",
                    format!("'{part}'"),
                    wanted,
                ));
            };
            let (name, values) = (name.trim(), values.trim());
            space = match (name.parse()?, values.split_once("..")) {
                (Parameter::Hidden, _) => space.hidden(&list(values, widths)?)?,
                (Parameter::Activation, _) => space.activations(&list(values, activation)?)?,
                (_, Some((low, high))) => space.log(name, number(low)?, number(high)?)?,
                (_, None) => space.choices(name, &list(values, number)?)?,
            };
        }
        Ok(space)
    }
}

fn list<T>(values: &str, one: impl Fn(&str) -> Result<T>) -> Result<Vec<T>> {
    values.split(',').map(|value| one(value.trim())).collect()
}

fn number(text: &str) -> Result<f64> {
    let wanted = "a number, as 1e-3";
    text.trim()
        .parse()
        .map_err(|_| Error::argument("a value of the search", format!("'{text}'"), wanted))
}

fn widths(text: &str) -> Result<Vec<usize>> {
    if text == "none" {
        return Ok(Vec::new());
    }
    let wanted = "widths joined by '-', as 64-64, or none";
    let width = |part: &str| {
        let parsed = part.trim().parse();
        parsed.map_err(|_| {
            Error::argument("hidden widths of the search", format!("'{text}'"), wanted)
        })
    };
    text.split('-').map(width).collect()
}

fn activation(text: &str) -> Result<Activation> {
    text.parse()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::selection::Value;

    #[test]
    fn a_text_says_the_same_as_calls() {
        let text = " learning_rate = 1e-4..1e-1 ; batch_size=64, 256;hidden=32,64-64,none; activation=relu,gelu;";
        let wanted = Space::new()
            .log("learning_rate", 1e-4, 1e-1)
            .and_then(|space| space.choices("batch_size", &[64.0, 256.0]))
            .and_then(|space| space.hidden(&[vec![32], vec![64, 64], vec![]]))
            .and_then(|space| space.activations(&[Activation::Relu, Activation::Gelu]))
            .unwrap();
        assert_eq!(text.parse::<Space>().unwrap(), wanted);
        assert_eq!(Value::Widths(widths("64-32").unwrap()).to_string(), "64-32");
    }

    #[test]
    fn what_is_no_space_is_reported() {
        let message = |text: &str| text.parse::<Space>().unwrap_err().to_string();
        assert!(message("learning_rate").contains("'learning_rate'; wanted name=low..high"));
        assert!(message("rate=1..2").contains("one of learning_rate, weight_decay"));
        assert!(message("learning_rate=a..2").contains("'a'; wanted a number"));
        assert!(message("hidden=64x64").contains("'64x64'; wanted widths"));
        assert!(message("activation=rely").contains("rely"));
    }
}
