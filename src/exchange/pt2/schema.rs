//! Contents of an archive in PyTorch's format: `torch/_export/serde/schema.py`, version 8. Fields that are not listed here do not
//! affect the result.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::fmt;
use std::marker::PhantomData;

use serde::de::{Error, IgnoredAny, MapAccess, Visitor};
use serde::{Deserialize, Deserializer};

/// A name, borrowed from the file unless it has escapes.
pub(super) type Name<'m> = Cow<'m, str>;

#[derive(Deserialize)]
pub(super) struct Program<'m> {
    #[serde(borrow)]
    pub(super) graph_module: Module<'m>,
    pub(super) schema_version: Version,
    #[serde(borrow, default)]
    pub(super) torch_version: Name<'m>,
}

#[derive(Deserialize)]
pub(super) struct Version {
    pub(super) major: i64,
}

#[derive(Deserialize)]
pub(super) struct Module<'m> {
    #[serde(borrow)]
    pub(super) graph: Graph<'m>,
    #[serde(borrow)]
    pub(super) signature: Signature<'m>,
}

#[derive(Deserialize)]
pub(super) struct Graph<'m> {
    #[serde(borrow)]
    pub(super) nodes: Vec<Node<'m>>,
    #[serde(borrow)]
    pub(super) tensor_values: BTreeMap<Name<'m>, Meta<'m>>,
}

#[derive(Deserialize)]
pub(super) struct Signature<'m> {
    #[serde(borrow)]
    pub(super) input_specs: Vec<Spec<'m>>,
    #[serde(borrow)]
    pub(super) output_specs: Vec<OutputSpec<'m>>,
}

/// Specification of an input; one of the fields is present.
#[derive(Deserialize)]
pub(super) struct Spec<'m> {
    #[serde(borrow, default)]
    pub(super) user_input: Option<Holder<'m>>,
    #[serde(borrow, default)]
    pub(super) parameter: Option<Stored<'m>>,
    #[serde(borrow, default)]
    pub(super) buffer: Option<Stored<'m>>,
    #[serde(borrow, default)]
    pub(super) tensor_constant: Option<Stored<'m>>,
}

/// Name of a tensor in the program, and its name in the archive.
#[derive(Deserialize)]
pub(super) struct Stored<'m> {
    #[serde(borrow)]
    pub(super) arg: Tensor<'m>,
    #[serde(
        borrow,
        alias = "parameter_name",
        alias = "buffer_name",
        alias = "tensor_constant_name"
    )]
    pub(super) name: Name<'m>,
}

/// Specification of an output; outputs that change a buffer are ignored.
#[derive(Deserialize)]
pub(super) struct OutputSpec<'m> {
    #[serde(borrow, default)]
    pub(super) user_output: Option<Holder<'m>>,
}

#[derive(Deserialize)]
pub(super) struct Holder<'m> {
    #[serde(borrow)]
    pub(super) arg: Argument<'m>,
}

#[derive(Deserialize)]
pub(super) struct Node<'m> {
    #[serde(borrow)]
    pub(super) target: Name<'m>,
    #[serde(borrow)]
    pub(super) inputs: Vec<Given<'m>>,
    #[serde(borrow)]
    pub(super) outputs: Vec<Argument<'m>>,
    #[serde(borrow, default)]
    pub(super) name: Option<Name<'m>>,
}

/// An argument with the operator's name for it; arguments with default values may be left out.
#[derive(Deserialize)]
pub(super) struct Given<'m> {
    #[serde(borrow)]
    pub(super) name: Name<'m>,
    #[serde(borrow)]
    pub(super) arg: Argument<'m>,
}

#[derive(Deserialize)]
pub(super) struct Tensor<'m> {
    #[serde(borrow)]
    pub(super) name: Name<'m>,
}

/// A whole number, or the name of a number that depends on sizes.
#[derive(Deserialize)]
pub(super) enum SymInt<'m> {
    #[serde(rename = "as_name")]
    Name(#[serde(borrow)] Name<'m>),
    #[serde(rename = "as_int")]
    Int(i64),
}

#[derive(Deserialize)]
pub(super) enum OptionalTensor<'m> {
    #[serde(rename = "as_tensor")]
    Tensor(#[serde(borrow)] Tensor<'m>),
    #[serde(rename = "as_none")]
    None(#[allow(dead_code, reason = "always true")] bool),
}

/// A size of a tensor: a number, or an expression.
#[derive(Deserialize)]
pub(super) enum Size<'m> {
    #[serde(rename = "as_int")]
    Int(i64),
    #[serde(rename = "as_expr")]
    Expression(#[serde(borrow)] Expression<'m>),
}

#[derive(Deserialize)]
pub(super) struct Expression<'m> {
    #[serde(borrow)]
    pub(super) expr_str: Name<'m>,
}

impl Expression<'_> {
    /// Returns the name of the size, if the expression is a name: `s77` of "Symbol('s77', positive=True, integer=True)"; otherwise the
    /// whole expression.
    pub(super) fn symbol(&self) -> &str {
        let text = &*self.expr_str;
        let name = text.strip_prefix("Symbol('").and_then(|rest| rest.split_once('\''));
        match name {
            Some((name, rest)) if rest.matches('(').count() == 0 => name,
            _ => text,
        }
    }
}

#[derive(Deserialize)]
pub(super) struct Meta<'m> {
    pub(super) dtype: i64,
    #[serde(borrow)]
    pub(super) sizes: Vec<Size<'m>>,
    #[serde(borrow)]
    pub(super) strides: Vec<Size<'m>>,
    #[serde(borrow)]
    pub(super) storage_offset: Size<'m>,
}

/// Contents of `…_config.json`: the files of tensors, by the tensors' names.
#[derive(Deserialize)]
pub(super) struct Config<'m> {
    #[serde(borrow)]
    pub(super) config: BTreeMap<Name<'m>, Payload<'m>>,
}

#[derive(Deserialize)]
pub(super) struct Payload<'m> {
    #[serde(borrow)]
    pub(super) path_name: Name<'m>,
    #[serde(default)]
    pub(super) use_pickle: bool,
    #[serde(borrow)]
    pub(super) tensor_meta: Option<Meta<'m>>,
}

/// An argument or a result of an operator.
pub(super) enum Argument<'m> {
    None,
    Tensor(Tensor<'m>),
    Tensors(Vec<Tensor<'m>>),
    OptionalTensors(Vec<OptionalTensor<'m>>),
    Int(SymInt<'m>),
    Ints(Vec<i64>),
    SymInts(Vec<SymInt<'m>>),
    Float(f64),
    Floats(Vec<f64>),
    Bool(bool),
    Text(Name<'m>),
    Type(i64),
    /// The name of a number or truth value that depends on sizes.
    Symbol(Name<'m>),
    /// Another type, with the file's name for it.
    Other(Name<'m>),
}

/// A number. JSON has no infinite numbers, so PyTorch writes a text for them.
struct Float(f64);

impl<'m> Deserialize<'m> for Float {
    fn deserialize<D: Deserializer<'m>>(from: D) -> Result<Self, D::Error> {
        #[derive(Deserialize)]
        #[serde(untagged)]
        enum Either<'m> {
            Number(f64),
            Text(#[serde(borrow)] Name<'m>),
        }
        Ok(Float(match Either::deserialize(from)? {
            Either::Number(number) => number,
            Either::Text(text) => match &*text {
                "Infinity" => f64::INFINITY,
                "-Infinity" => f64::NEG_INFINITY,
                "NaN" => f64::NAN,
                other => return Err(D::Error::custom(format!("'{other}' is not a number"))),
            },
        }))
    }
}

/// Object `{"as_name": …}`, or the same with a number.
#[derive(Deserialize)]
enum Symbol<'m> {
    #[serde(rename = "as_name")]
    Name(#[serde(borrow)] Name<'m>),
    #[serde(rename = "as_float")]
    Float(Float),
    #[serde(rename = "as_bool")]
    Bool(bool),
}

impl<'m> From<Symbol<'m>> for Argument<'m> {
    fn from(symbol: Symbol<'m>) -> Self {
        match symbol {
            Symbol::Name(name) => Argument::Symbol(name),
            Symbol::Float(Float(number)) => Argument::Float(number),
            Symbol::Bool(is) => Argument::Bool(is),
        }
    }
}

/// A text, borrowed from the file if possible.
#[derive(Deserialize)]
struct Text<'m>(#[serde(borrow)] Name<'m>);

impl<'de: 'm, 'm> Deserialize<'de> for Argument<'m> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        struct OneOf<'m>(PhantomData<Argument<'m>>);

        impl<'de: 'm, 'm> Visitor<'de> for OneOf<'m> {
            type Value = Argument<'m>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("an argument, such as {\"as_int\": 1}")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Argument<'m>, A::Error> {
                let Some(Text(kind)) = map.next_key()? else { return Ok(Argument::None) };
                let argument = match &*kind {
                    "as_tensor" => Argument::Tensor(map.next_value()?),
                    "as_tensors" => Argument::Tensors(map.next_value()?),
                    "as_optional_tensors" => Argument::OptionalTensors(map.next_value()?),
                    "as_optional_tensor" => match map.next_value()? {
                        OptionalTensor::Tensor(tensor) => Argument::Tensor(tensor),
                        OptionalTensor::None(_) => Argument::None,
                    },
                    "as_int" => Argument::Int(SymInt::Int(map.next_value()?)),
                    "as_sym_int" => Argument::Int(map.next_value()?),
                    "as_ints" => Argument::Ints(map.next_value()?),
                    "as_sym_ints" => Argument::SymInts(map.next_value()?),
                    "as_float" => Argument::Float(map.next_value::<Float>()?.0),
                    "as_floats" => {
                        let floats = map.next_value::<Vec<Float>>()?;
                        Argument::Floats(floats.into_iter().map(|Float(number)| number).collect())
                    }
                    "as_bool" => Argument::Bool(map.next_value()?),
                    "as_string" => Argument::Text(map.next_value::<Text<'m>>()?.0),
                    "as_scalar_type" => Argument::Type(map.next_value()?),
                    "as_sym_float" | "as_sym_bool" => map.next_value::<Symbol<'m>>()?.into(),
                    "as_none" => {
                        map.next_value::<IgnoredAny>()?;
                        Argument::None
                    }
                    _ => {
                        map.next_value::<IgnoredAny>()?;
                        Argument::Other(kind)
                    }
                };
                while map.next_entry::<IgnoredAny, IgnoredAny>()?.is_some() {}
                Ok(argument)
            }
        }

        from.deserialize_map(OneOf(PhantomData))
    }
}

impl<'m> Argument<'m> {
    /// Returns the names of tensors and numbers in the argument.
    pub(super) fn names<'n>(&'n self) -> Vec<&'n str> {
        match self {
            Argument::Tensor(tensor) => vec![&tensor.name],
            Argument::Tensors(tensors) => tensors.iter().map(|tensor| &*tensor.name).collect(),
            Argument::OptionalTensors(tensors) => {
                let name = |tensor: &'n OptionalTensor<'m>| match tensor {
                    OptionalTensor::Tensor(tensor) => Some(&*tensor.name),
                    OptionalTensor::None(_) => None,
                };
                tensors.iter().filter_map(name).collect()
            }
            Argument::Int(SymInt::Name(name)) | Argument::Symbol(name) => vec![name],
            Argument::SymInts(ints) => {
                let name = |int: &'n SymInt<'m>| match int {
                    SymInt::Name(name) => Some(&**name),
                    SymInt::Int(_) => None,
                };
                ints.iter().filter_map(name).collect()
            }
            _ => Vec::new(),
        }
    }
}
