//! The interface through which a program calls the library. Messages name options as they are written there.

use std::sync::atomic::{AtomicU8, Ordering};

/// Interface of a program.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Interface {
    /// Rust, C and C++: `loss(Loss::Mse)`.
    #[default]
    Cpp,
    /// Python: `loss="mse"`.
    Python,
    /// The command `rootgrad`: `--loss mse`.
    Shell,
}

static CURRENT: AtomicU8 = AtomicU8::new(Interface::Cpp as u8);

/// Selects the interface whose options the messages of this process name. Default [`Interface::Cpp`].
pub fn set_interface(interface: Interface) {
    CURRENT.store(interface as u8, Ordering::Relaxed);
}

/// Returns the selected interface.
pub fn interface() -> Interface {
    match CURRENT.load(Ordering::Relaxed) {
        value if value == Interface::Python as u8 => Interface::Python,
        value if value == Interface::Shell as u8 => Interface::Shell,
        _ => Interface::Cpp,
    }
}

/// Value of an option.
#[derive(Debug, Clone, PartialEq)]
pub(crate) enum Value {
    Flag(bool),
    Number(String),
    /// A variant of an enumeration, with its word at a shell.
    Choice {
        enumeration: &'static str,
        variant: &'static str,
        shell: String,
    },
}

impl Value {
    /// Returns a variant whose word at a shell is its name in lower case.
    pub(crate) fn choice(enumeration: &'static str, variant: &'static str) -> Self {
        Value::Choice { enumeration, variant, shell: variant.to_lowercase() }
    }
}

/// Returns the name of an option: `epochs`, at a shell `--epochs`.
#[must_use]
pub fn option(name: &str) -> String {
    interface().option(name)
}

/// Returns a value as the user writes it, for "X is Y" and "wanted Y".
pub(crate) fn value(value: &Value) -> String {
    interface().value(value)
}

/// Returns the advice to set an option: `set clip_norm`.
pub(crate) fn set(name: &str) -> String {
    interface().set(name)
}

/// Returns the advice to set an option to one of these values: `set loss(Loss::Mse) or loss(Loss::Huber)`.
pub(crate) fn set_to(name: &str, values: &[Value]) -> String {
    interface().set_to(name, values)
}

/// Returns the name of an argument of an option's value: the `warmup_fraction` of the schedule `cosine`, which has the given arguments.
pub(crate) fn argument(of: (&str, &str), arguments: &[&str], name: &str) -> String {
    interface().argument(of, arguments, name)
}

/// Returns the text for the interface; the first one is for Rust, C and C++.
pub(crate) fn either<'t>(library: &'t str, python: &'t str, shell: &'t str) -> &'t str {
    match interface() {
        Interface::Cpp => library,
        Interface::Python => python,
        Interface::Shell => shell,
    }
}

impl Interface {
    fn option(self, name: &str) -> String {
        match (self, name) {
            (Interface::Cpp | Interface::Python, _) => name.to_owned(),
            (Interface::Shell, "max_new_tokens") => "--tokens".to_owned(),
            (Interface::Shell, "momentum") => {
                self.argument(("optimizer", "sgd"), &["momentum"], "momentum")
            }
            (Interface::Shell, _) => format!("--{}", name.replace('_', "-")),
        }
    }

    fn value(self, value: &Value) -> String {
        match (self, value) {
            (_, Value::Number(number)) => number.clone(),
            (Interface::Cpp, Value::Flag(yes)) => yes.to_string(),
            (Interface::Python, Value::Flag(true)) => "True".to_owned(),
            (Interface::Python, Value::Flag(false)) => "False".to_owned(),
            (Interface::Shell, Value::Flag(true)) => "given".to_owned(),
            (Interface::Shell, Value::Flag(false)) => "a call without it".to_owned(),
            (Interface::Cpp, Value::Choice { enumeration, variant, .. }) => {
                format!("{enumeration}::{variant}")
            }
            (Interface::Python, Value::Choice { variant, .. }) => {
                format!("\"{}\"", snake(variant))
            }
            (Interface::Shell, Value::Choice { shell, .. }) => shell.clone(),
        }
    }

    fn set(self, name: &str) -> String {
        let verb = if self == Interface::Shell { "give" } else { "set" };
        format!("{verb} {}", self.option(name))
    }

    fn set_to(self, name: &str, values: &[Value]) -> String {
        if let (Interface::Shell, [Value::Flag(false)]) = (self, values) {
            return format!("leave out {}", self.option(name));
        }
        let one = |value| {
            let (name, text) = (self.option(name), self.value(value));
            match (self, value) {
                (Interface::Cpp, _) => format!("{name}({text})"),
                (Interface::Python, _) => format!("{name}={text}"),
                (Interface::Shell, Value::Flag(_)) => name,
                (Interface::Shell, _) => format!("{name} {text}"),
            }
        };
        let verb = if self == Interface::Shell { "give" } else { "set" };
        let all: Vec<String> = values.iter().map(one).collect();
        format!("{verb} {}", all.join(" or "))
    }

    fn argument(self, (option, choice): (&str, &str), arguments: &[&str], name: &str) -> String {
        let short = |text: &str| text.replace("_fraction", "");
        match self {
            Interface::Cpp => format!("the {choice} {option}'s {name}"),
            Interface::Python => {
                let all = short(&arguments.join(", "));
                format!("{} of {option}=(\"{choice}\", {all})", short(name))
            }
            Interface::Shell => {
                let upper = |text: &str| short(text).replace("every_", "").to_uppercase();
                let (name, all) = (upper(name), upper(&arguments.join(":")));
                format!("{name} of {} {choice}:{all}", self.option(option))
            }
        }
    }
}

/// Returns a variant's name in lower case, with underscores between words.
fn snake(variant: &str) -> String {
    let mut text = String::new();
    for letter in variant.chars() {
        if letter.is_uppercase() && !text.is_empty() {
            text.push('_');
        }
        text.extend(letter.to_lowercase());
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    const ALL: [Interface; 3] = [Interface::Cpp, Interface::Python, Interface::Shell];

    fn all(text: impl Fn(Interface) -> String) -> [String; 3] {
        ALL.map(text)
    }

    #[test]
    fn options_have_the_names_of_the_interface() {
        assert_eq!(all(|i| i.option("batch_size")), ["batch_size", "batch_size", "--batch-size"]);
        assert_eq!(
            all(|i| i.option("momentum")),
            ["momentum", "momentum", "MOMENTUM of --optimizer sgd:MOMENTUM"]
        );
        let tokens = ["max_new_tokens", "max_new_tokens", "--tokens"];
        assert_eq!(all(|i| i.option("max_new_tokens")), tokens);
    }

    #[test]
    fn values_are_written_as_the_user_writes_them() {
        let softmax = Value::Choice {
            enumeration: "Loss",
            variant: "SoftmaxCrossEntropy",
            shell: "softmax".into(),
        };
        assert_eq!(
            all(|i| i.value(&softmax)),
            ["Loss::SoftmaxCrossEntropy", "\"softmax_cross_entropy\"", "softmax"]
        );
        assert_eq!(all(|i| i.value(&Value::Flag(true))), ["true", "True", "given"]);
        assert_eq!(all(|i| i.value(&Value::Number("-999".into()))), ["-999"; 3]);
    }

    #[test]
    fn advice_can_be_copied() {
        let losses = [Value::choice("Loss", "Mse"), Value::choice("Loss", "Huber")];
        assert_eq!(
            all(|i| i.set_to("loss", &losses)),
            [
                "set loss(Loss::Mse) or loss(Loss::Huber)",
                "set loss=\"mse\" or loss=\"huber\"",
                "give --loss mse or --loss huber"
            ]
        );
        assert_eq!(
            all(|i| i.set_to("resume", &[Value::Flag(false)])),
            ["set resume(false)", "set resume=False", "leave out --resume"]
        );
        assert_eq!(
            all(|i| i.set_to("resume", &[Value::Flag(true)])),
            ["set resume(true)", "set resume=True", "give --resume"]
        );
        assert_eq!(
            all(|i| i.set_to("missing", &[Value::Number("-999".into())])),
            ["set missing(-999)", "set missing=-999", "give --missing -999"]
        );
        assert_eq!(
            all(|i| i.set("clip_norm")),
            ["set clip_norm", "set clip_norm", "give --clip-norm"]
        );
    }

    #[test]
    fn arguments_name_their_option() {
        let arguments = ["warmup_fraction", "final_fraction"];
        assert_eq!(
            all(|i| i.argument(("schedule", "cosine"), &arguments, "final_fraction")),
            [
                "the cosine schedule's final_fraction",
                "final of schedule=(\"cosine\", warmup, final)",
                "FINAL of --schedule cosine:WARMUP:FINAL"
            ]
        );
    }
}
