//! Contents of a file: a program, and the tensors that it names.

use std::collections::BTreeMap;

use half::{bf16, f16};
use serde::Deserialize;

use super::schema::{Config, Meta, Payload, Program, Size};
use super::zip::Zip;
use crate::exchange::known::MOST_KNOWN;
use crate::exchange::problem::{Problem, Result};
use crate::exchange::value::Kind;
use crate::formats::kind::{ONNX, PT2, kind};
use crate::memory;

/// Advice for a model in another format.
const REMEDY: &str = "write it by `torch.export.save(torch.export.export(model, (x,)), \"model.pt2\")` or \
                       `torch.onnx.export(model, (x,), \"model.onnx\", dynamo=True)`";

pub(super) struct Archive<'f> {
    pub(super) program: Program<'f>,
    zip: Zip<'f>,
    weights: Folder<'f>,
    constants: Folder<'f>,
}

/// Tensors by their names, and the folder of their files.
struct Folder<'f> {
    path: String,
    tensors: BTreeMap<std::borrow::Cow<'f, str>, Payload<'f>>,
}

/// A data type: its code in a file, its name, bytes per number, and its kind in rootgrad.
struct DataType {
    code: i64,
    name: &'static str,
    bytes: usize,
    kind: Kind,
}

const DATA_TYPES: &[DataType] = &[
    DataType { code: 1, name: "uint8", bytes: 1, kind: Kind::Narrow },
    DataType { code: 2, name: "int8", bytes: 1, kind: Kind::Narrow },
    DataType { code: 3, name: "int16", bytes: 2, kind: Kind::Narrow },
    DataType { code: 4, name: "int32", bytes: 4, kind: Kind::Int },
    DataType { code: 5, name: "int64", bytes: 8, kind: Kind::Int },
    DataType { code: 6, name: "float16", bytes: 2, kind: Kind::Float },
    DataType { code: 7, name: "float32", bytes: 4, kind: Kind::Float },
    DataType { code: 8, name: "float64", bytes: 8, kind: Kind::Float },
    DataType { code: 12, name: "bool", bytes: 1, kind: Kind::Bool },
    DataType { code: 13, name: "bfloat16", bytes: 2, kind: Kind::Float },
];

fn data_type(code: i64) -> Result<&'static DataType> {
    let found = DATA_TYPES.iter().find(|data_type| data_type.code == code);
    found.ok_or_else(|| {
        let known: Vec<&str> = DATA_TYPES.iter().map(|data_type| data_type.name).collect();
        format!("numbers of type {code} are not supported; wanted {}", known.join(", ")).into()
    })
}

/// Returns the name of a data type in a file.
pub(super) fn type_name(code: i64) -> String {
    data_type(code).map_or_else(|_| format!("type {code}"), |found| found.name.to_owned())
}

/// Returns the kind of a data type in a file.
pub(super) fn kind_of(code: i64) -> Result<Kind> {
    data_type(code).map(|found| found.kind)
}

/// A tensor of an archive.
pub(super) struct Stored<'a> {
    meta: &'a Meta<'a>,
    /// Bytes of the tensor's storage; the tensor may be a part of it.
    bytes: &'a [u8],
    /// Path of the storage.
    pub(super) path: String,
}

impl<'f> Archive<'f> {
    pub(super) fn read(file: &'f [u8]) -> Result<Self> {
        if !Zip::is_one(file) {
            return Err(match kind(file) {
                Some(ONNX) => format!("it is {ONNX}, not {PT2}; read it by `import_onnx`").into(),
                Some(other) => format!("it is {other}, not {PT2}; {REMEDY}").into(),
                None => format!("it is not {PT2}; {REMEDY}").into(),
            });
        }
        let zip = Zip::read(file)?;
        let model = model(&zip)?;
        let (folder, name) = model.rsplit_once('/').unwrap_or(("", model));
        let root = folder.strip_suffix("models").unwrap_or_default();
        let name = name.strip_suffix(".json").unwrap_or(name);
        if let Ok(order) = zip.bytes(&format!("{root}byteorder"))
            && order != b"little"
        {
            return Err("its numbers are big-endian; wanted little-endian ones".into());
        }
        let program: Program<'f> = json(&zip, model)?;
        if program.schema_version.major != 8 {
            let version = program.schema_version.major;
            return Err(format!(
                "its schema is of version {version}; wanted 8, of PyTorch 2.7 or later"
            )
            .into());
        }
        let weights = Folder::read(&zip, format!("{root}data/weights/"), name, "weights")?;
        let constants = Folder::read(&zip, format!("{root}data/constants/"), name, "constants")?;
        Ok(Self { program, zip, weights, constants })
    }

    /// Returns the number of elements in the program's parameters.
    pub(super) fn parameters(&self) -> usize {
        let specs = self.program.graph_module.signature.input_specs.iter();
        let names = specs.filter_map(|spec| Some(&*spec.parameter.as_ref()?.name));
        let len = |name| Some(self.tensor(name).ok()?.sizes().ok()?.iter().product::<usize>());
        names.filter_map(len).fold(0, usize::saturating_add)
    }

    /// Returns the tensor with this name, from the weights or else from the constants.
    pub(super) fn tensor(&self, name: &str) -> Result<Stored<'_>> {
        let in_folder = |folder: &'_ Folder<'f>| folder.tensors.contains_key(name);
        let folder = [&self.weights, &self.constants].into_iter().find(|folder| in_folder(folder));
        let folder = folder.ok_or_else(|| format!("the archive has no tensor '{name}'"))?;
        let Payload { path_name, use_pickle, tensor_meta } = &folder.tensors[name];
        let of = |text: String| Problem::from(format!("tensor '{name}' {text}"));
        let meta = tensor_meta.as_ref().filter(|_| !use_pickle);
        let meta = meta.ok_or_else(|| of("is pickled; wanted plain numbers".to_owned()))?;
        let path = format!("{}{path_name}", folder.path);
        let bytes =
            self.zip.bytes(&path).map_err(|problem| of(format!("cannot be read: {problem}")))?;
        Ok(Stored { meta, bytes, path })
    }
}

/// Returns the name of the entry that contains the archive's program.
fn model<'f>(zip: &Zip<'f>) -> Result<&'f str> {
    let is_model = |name: &&str| {
        let folder = name.strip_suffix(".json").and_then(|name| name.rsplit_once('/'));
        folder.is_some_and(|(folder, _)| folder == "models" || folder.ends_with("/models"))
    };
    let models: Vec<&str> = zip.names().filter(is_model).collect();
    let has =
        |part: &str| zip.names().any(|name| name == part || name.ends_with(&format!("/{part}")));
    match models[..] {
        [model] => Ok(model),
        [] if has("serialized_exported_program.json") => {
            Err(format!("an older PyTorch wrote it, with pickled weights; {REMEDY}").into())
        }
        [] if has("constants.pkl") || zip.names().any(|name| name.contains("/code/")) => {
            Err(format!("it is a TorchScript archive, which only Python can run; {REMEDY}").into())
        }
        [] if has("data.pkl") => {
            Err(format!("it contains pickled weights without a program; {REMEDY}").into())
        }
        [] => Err("the archive has no 'models/….json'; it was not written by torch.export".into()),
        _ => Err(format!("the archive has {} models; wanted one", models.len()).into()),
    }
}

/// Parses an entry as JSON.
fn json<'f, T: Deserialize<'f>>(zip: &Zip<'f>, name: &str) -> Result<T> {
    let text = zip.bytes(name)?;
    // Texts are borrowed from the file where possible; lists need several times the memory of their text.
    memory::headroom(text.len().saturating_mul(8), "the nodes of the model")?;
    serde_json::from_slice(text).map_err(|error| format!("'{name}' in the archive: {error}").into())
}

impl<'f> Folder<'f> {
    fn read(zip: &Zip<'f>, path: String, model: &str, what: &str) -> Result<Self> {
        let name = format!("{path}{model}_{what}_config.json");
        let tensors = match zip.names().any(|other| other == name) {
            true => json::<Config<'f>>(zip, &name)?.config,
            false => BTreeMap::new(),
        };
        Ok(Self { path, tensors })
    }
}

/// Returns a number of a tensor's layout, which must be known.
fn known(size: &Size<'_>) -> Result<usize> {
    match size {
        Size::Int(size) => {
            usize::try_from(*size).map_err(|_| format!("it has a size or stride of {size}").into())
        }
        Size::Expression(text) => {
            Err(format!("its size '{}' is not a number", text.expr_str).into())
        }
    }
}

impl Stored<'_> {
    pub(super) fn kind(&self) -> Result<Kind> {
        kind_of(self.meta.dtype)
    }

    pub(super) fn sizes(&self) -> Result<Vec<usize>> {
        self.meta.sizes.iter().map(known).collect()
    }

    /// Returns the storage and the layout, which identify the tensor.
    pub(super) fn place(&self) -> Result<(String, Vec<usize>)> {
        let layout =
            self.meta.sizes.iter().chain(&self.meta.strides).chain([&self.meta.storage_offset]);
        Ok((self.path.clone(), layout.map(known).collect::<Result<_>>()?))
    }

    /// Returns the tensor's numbers in the order of its sizes; none is NaN.
    pub(super) fn numbers(&self) -> Result<Vec<f64>> {
        let &DataType { code, bytes, .. } = data_type(self.meta.dtype)?;
        let (sizes, strides) =
            (self.sizes()?, self.meta.strides.iter().map(known).collect::<Result<Vec<_>>>()?);
        let held = self.bytes.len() / bytes;
        let len = sizes.iter().try_fold(1_usize, |product, &size| product.checked_mul(size));
        // Repeated numbers (a stride of 0) are limited to a few.
        let len = len.filter(|&len| len <= held.max(MOST_KNOWN) && strides.len() == sizes.len());
        let reach = sizes
            .iter()
            .zip(&strides)
            .try_fold(known(&self.meta.storage_offset)?, |sum, (&size, &stride)| {
                sum.checked_add(size.saturating_sub(1).checked_mul(stride)?)
            });
        let (Some(len), Some(_)) = (len, reach.filter(|&last| len == Some(0) || last < held))
        else {
            let text = format!(
                "its sizes {sizes:?} and strides {strides:?} are not those of {} bytes",
                self.bytes.len()
            );
            return Err(text.into());
        };
        memory::check_free(len as u128 * 12, "the tensors of the model")?;
        let mut numbers = memory::with_capacity(len, "the tensors of the model")?;
        let mut at = vec![0; sizes.len()];
        let mut place = known(&self.meta.storage_offset)?;
        for _ in 0..len {
            let mut eight = [0; 8];
            eight[..bytes].copy_from_slice(&self.bytes[place * bytes..][..bytes]);
            numbers.push(number(code, u64::from_le_bytes(eight)));
            for axis in (0..at.len()).rev() {
                (at[axis], place) = (at[axis] + 1, place + strides[axis]);
                if at[axis] < sizes[axis] {
                    break;
                }
                (at[axis], place) = (0, place - sizes[axis] * strides[axis]);
            }
        }
        match numbers.iter().position(|number: &f64| number.is_nan()) {
            Some(place) => Err(format!("it is not a number at place {place}").into()),
            None => Ok(numbers),
        }
    }
}

/// Returns the number that these bits represent in a data type.
fn number(code: i64, bits: u64) -> f64 {
    match code {
        2 => f64::from(bits as i8),
        3 => f64::from(bits as i16),
        4 => f64::from(bits as i32),
        5 => bits.cast_signed() as f64,
        6 => f16::from_bits(bits as u16).to_f64(),
        7 => f64::from(f32::from_bits(bits as u32)),
        8 => f64::from_bits(bits),
        13 => bf16::from_bits(bits as u16).to_f64(),
        _ => bits as f64,
    }
}
