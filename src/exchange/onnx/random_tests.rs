//! Random models of one node: they must be read or refused, without a crash.

use std::cell::Cell;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;
use std::time::{Duration, Instant};

use super::wire::Message;
use super::{ImportOptions, Imported, import, operators};
use crate::exchange::work::work;
use crate::graph::{Plan, Rows};
use crate::threads::Team;

/// Number of models in a test; `ROOTGRAD_MODELS` adds more.
const MODELS: u64 = 20_000;
/// Time limit for one model.
const PATIENCE: Duration = Duration::from_secs(2);

/// Steele, Lea & Flood's SplitMix64 (OOPSLA 2014).
struct Random(Cell<u64>);

impl Random {
    fn below(&self, end: usize) -> usize {
        self.0.set(self.0.get().wrapping_add(0x9e37_79b9_7f4a_7c15));
        let mut z = self.0.get();
        z = (z ^ z >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((z ^ z >> 31) % end as u64) as usize
    }

    fn of<T: Copy>(&self, some: &[T]) -> T {
        some[self.below(some.len())]
    }

    fn percent(&self, percent: usize) -> bool {
        self.below(100) < percent
    }

    /// Returns a whole number that is mostly a sensible value.
    fn int(&self) -> i64 {
        match self.percent(92) {
            true => self.of(&[0, 1, 1, 1, 2, 2, 3, 4, -1, -2]),
            false => self.of(&[
                5,
                -3,
                1 << 16,
                1 << 31,
                1 << 40,
                1 << 62,
                i64::MAX,
                i64::MIN,
                i64::MAX - 1,
                -(1 << 40),
            ]),
        }
    }

    fn float(&self) -> f32 {
        match self.percent(90) {
            true => self.of(&[0.0, 0.5, 1.0, 1.0, 2.0, 3.0, -1.0, -0.5]),
            false => self.of(&[1e30, -1e30, 1e-30, f32::INFINITY, f32::NEG_INFINITY]),
        }
    }

    fn sizes(&self) -> Vec<i64> {
        (0..self.of(&[0, 1, 1, 2, 2, 3, 3, 3, 4, 4, 4, 5])).map(|_| self.size()).collect()
    }

    fn size(&self) -> i64 {
        match self.percent(98) {
            true => self.of(&[0, 1, 1, 1, 2, 2, 2, 3, 3, 4, 4]),
            false => self.of(&[1 << 16, 70_000, 1 << 31, 1 << 40]),
        }
    }
}

/// Attributes of all operators.
const INTS: &[&str] = &[
    "allowzero",
    "antialias",
    "axis",
    "batch_axis",
    "batch_dims",
    "blocksize",
    "ceil_mode",
    "count_include_pad",
    "detect_negative",
    "exclude_outside",
    "exclusive",
    "fmod",
    "group",
    "ignore_index",
    "inverse",
    "is_causal",
    "k",
    "keepdims",
    "kv_num_heads",
    "largest",
    "layout",
    "left_window_size",
    "linear_before_reset",
    "noop_with_empty_axes",
    "num_groups",
    "num_heads",
    "num_outputs",
    "onesided",
    "p",
    "q_num_heads",
    "qk_matmul_output_mode",
    "reverse",
    "right_window_size",
    "rotary_embedding_dim",
    "select_last_index",
    "size",
    "sorted",
    "start",
    "time_axis",
    "to",
    "transA",
    "transB",
    "upper",
    "end",
    "interleaved",
    "value_int",
    "dtype",
];
const LISTS: &[&str] = &[
    "axes",
    "dilations",
    "ends",
    "kernel_shape",
    "output_padding",
    "output_shape",
    "pads",
    "perm",
    "shape",
    "split",
    "starts",
    "strides",
    "value_ints",
];
const FLOATS: &[&str] = &[
    "alpha",
    "beta",
    "bias",
    "cubic_coeff_a",
    "epsilon",
    "extrapolation_value",
    "lambd",
    "max",
    "min",
    "ratio",
    "scale",
    "softcap",
    "value",
];
const TEXTS: &[(&str, &[&str])] = &[
    ("activation", &["none", "silu"]),
    ("auto_pad", &["SAME_UPPER", "SAME_LOWER", "VALID", "NOTSET"]),
    (
        "coordinate_transformation_mode",
        &["asymmetric", "align_corners", "tf_crop_and_resize", "half_pixel_symmetric"],
    ),
    ("direction", &["forward", "reverse", "bidirectional"]),
    ("equation", &["ij,jk->ik", "...ii->...i", "bij,bjk", "i,i->", "ab,cd->bd", "...,...->..."]),
    ("keep_aspect_ratio_policy", &["not_larger", "not_smaller"]),
    ("mode", &["edge", "reflect", "wrap", "linear", "cubic", "CRD", "circular"]),
    ("nearest_mode", &["floor", "ceil", "round_prefer_ceil"]),
    ("reduction", &["add", "mul", "max", "min", "sum", "none"]),
];

/// A model of one node.
struct Model {
    operator: &'static str,
    version: i64,
    outputs: usize,
    inputs: Vec<Input>,
    attributes: Vec<(&'static str, Attribute)>,
}

enum Input {
    None,
    /// An input of the model: sizes and data type.
    Data(Vec<i64>, i64),
    Floats(Vec<i64>, Vec<f32>),
    Ints(Vec<i64>, Vec<i64>, i64),
}

enum Attribute {
    Int(i64),
    Ints(Vec<i64>),
    Float(f32),
    Text(&'static str),
}

impl Model {
    fn new(random: &Random, names: &[&'static str]) -> Self {
        let base = random.sizes();
        let mut inputs = Vec::new();
        for number in 0..1 + random.below(5) {
            inputs.push(Input::new(random, &base, number));
        }
        let attributes = (0..random.below(8)).map(|_| attribute(random, base.len())).collect();
        let version = random.of(&[7, 8, 10, 12, 13, 17, 18, 20, 22, 23, 24]);
        Self {
            operator: random.of(names),
            version,
            outputs: random.of(&[1, 1, 1, 2, 3]),
            inputs,
            attributes,
        }
    }

    fn bytes(&self) -> Vec<u8> {
        let mut model = Message::default();
        model.message(7, |graph| {
            let name = |number: usize| format!("in{number}");
            graph.message(1, |node| {
                for (number, input) in self.inputs.iter().enumerate() {
                    let is_none = matches!(input, Input::None);
                    node.text(1, &if is_none { String::new() } else { name(number) });
                }
                (0..self.outputs).for_each(|number| node.text(2, &format!("out{number}")));
                node.text(4, self.operator);
                for (name, content) in &self.attributes {
                    node.message(5, |attribute| {
                        attribute.text(1, name);
                        content.write(attribute);
                    });
                }
            });
            for (number, input) in self.inputs.iter().enumerate() {
                input.write(graph, &name(number));
            }
            graph.message(12, |output| output.text(1, "out0"));
        });
        model.message(8, |set| set.int(2, self.version));
        model.0
    }
}

fn attribute(random: &Random, rank: usize) -> (&'static str, Attribute) {
    match random.below(10) {
        0..=3 => (random.of(INTS), Attribute::Int(random.int())),
        4..=6 => {
            let count = random.of(&[rank, rank, rank.saturating_sub(2), 1, 2, 4]);
            (random.of(LISTS), Attribute::Ints((0..count).map(|_| random.int()).collect()))
        }
        7 => (random.of(FLOATS), Attribute::Float(random.float())),
        _ => {
            let (name, texts) = random.of(TEXTS);
            (name, Attribute::Text(random.of(texts)))
        }
    }
}

impl Attribute {
    fn write(&self, message: &mut Message) {
        let kind = match self {
            Attribute::Float(value) => {
                message.float(2, *value);
                1
            }
            Attribute::Int(value) => {
                message.int(3, *value);
                2
            }
            Attribute::Text(text) => {
                message.text(4, text);
                3
            }
            Attribute::Ints(values) => {
                values.iter().for_each(|&value| message.int(8, value));
                7
            }
        };
        message.int(20, kind);
    }
}

impl Input {
    fn new(random: &Random, base: &[i64], number: usize) -> Self {
        let sizes = match random.below(8) {
            0..=3 => base.to_vec(),
            4 => base.get(1..2).unwrap_or_default().to_vec(),
            5 => base.get(base.len().saturating_sub(1)..).unwrap_or_default().to_vec(),
            _ => random.sizes(),
        };
        let len = sizes.iter().try_fold(1_i64, |product, &size| product.checked_mul(size));
        let len = len.filter(|&len| len < 1 << 12).map(|len| len as usize);
        match (random.below(if number == 0 { 4 } else { 10 }), len) {
            (0..=2, _) | (_, None) => Input::Data(sizes, random.of(&[1, 1, 1, 7, 9])),
            (3..=5, Some(len)) => Input::Floats(sizes, (0..len).map(|_| random.float()).collect()),
            (6, Some(len)) => {
                Input::Ints(sizes, (0..len).map(|_| random.int()).collect(), random.of(&[6, 7, 9]))
            }
            (7..=8, _) => {
                let count = random.of(&[base.len(), base.len(), 2 * base.len(), 1, 1, 2]);
                let numbers = (0..count).map(|_| random.int()).collect();
                let scalar = count == 1 && random.percent(50);
                Input::Ints(if scalar { vec![] } else { vec![count as i64] }, numbers, 7)
            }
            _ => Input::None,
        }
    }

    fn write(&self, graph: &mut Message, name: &str) {
        let mut tensor = |sizes: &[i64], kind: i64, write: &dyn Fn(&mut Message)| {
            graph.message(5, |tensor| {
                sizes.iter().for_each(|&size| tensor.int(1, size));
                tensor.int(2, kind);
                tensor.text(8, name);
                write(tensor);
            });
        };
        match self {
            Input::None => {}
            Input::Data(sizes, kind) => graph.message(11, |info| {
                info.text(1, name);
                info.message(2, |of| {
                    of.message(1, |tensor| {
                        tensor.int(1, *kind);
                        tensor.message(2, |shape| {
                            for (axis, &size) in sizes.iter().enumerate() {
                                shape.message(1, |message| match axis {
                                    // A first size of 1 is the batch.
                                    0 if size == 1 => message.text(2, "N"),
                                    _ => message.int(1, size),
                                });
                            }
                        });
                    });
                });
            }),
            Input::Floats(sizes, values) => tensor(sizes, 1, &|tensor| {
                let bytes: Vec<u8> = values.iter().flat_map(|value| value.to_le_bytes()).collect();
                tensor.bytes(9, &bytes);
            }),
            Input::Ints(sizes, values, kind) => tensor(sizes, *kind, &|tensor| {
                values.iter().for_each(|&value| tensor.int(7, value));
            }),
        }
    }
}

/// Reads a model. Attributes and inputs that the operator does not support are left out one by one, so that the rest is tested.
fn read(mut model: Model) -> Option<Imported> {
    loop {
        let reported =
            match import(&model.bytes(), Path::new("model.onnx"), &ImportOptions::default()) {
                Ok(imported) => return Some(imported),
                Err(error) => error.to_string(),
            };
        assert!(reported.starts_with("'model.onnx' cannot be imported: "), "{reported}");
        let attributes = model.attributes.len();
        model.attributes.retain(|(name, _)| !reported.contains(&format!("attribute '{name}' is")));
        if model.attributes.len() < attributes {
            continue;
        }
        if reported.contains("is not supported") && model.inputs.len() > 1 {
            model.inputs.pop();
        } else if reported.contains("outputs; wanted at most") && model.outputs > 1 {
            model.outputs = 1;
        } else {
            return None;
        }
    }
}

/// Checks that a model that can be read can also be run and trained.
fn train(model: &Imported) -> crate::Result<()> {
    let mut graph = model.graph.clone();
    let parameters: Vec<_> = graph.parameters().iter().map(|parameter| parameter.value).collect();
    let output = model.outputs[0].1;
    let axes: Vec<isize> = (0..graph.shape(output).rank() as isize).collect();
    let sum = graph.sum(output, &axes)?;
    let total = graph.sum_rows(sum)?;
    let mut wanted = graph.gradient(total, &parameters)?;
    wanted.push(total);
    let len = |&(_, id): &(String, _)| graph.shape(id).len();
    if work(&graph, &wanted) > 1e9 || graph.inputs().iter().any(|input| len(input) > 1 << 20) {
        return Ok(());
    }
    let inputs: Vec<Vec<f32>> = graph.inputs().iter().map(|i| vec![0.5; 3 * len(i)]).collect();
    let inputs: Vec<&[f32]> = inputs.iter().map(Vec::as_slice).collect();
    let plan = Plan::new(&graph, &wanted);
    let mut memory = plan.memory(3, 1)?;
    plan.run(Team::alone(), &mut memory, &model.parameters, &Rows(&inputs), 3);
    Ok(())
}

#[test]
fn a_node_of_anything_is_read_or_refused() {
    let more = std::env::var("ROOTGRAD_MODELS").ok().and_then(|more| more.parse().ok());
    let names = operators::names();
    let (mut failed, mut accepted) = (Vec::new(), std::collections::BTreeSet::new());
    for seed in 0..MODELS + more.unwrap_or(0) {
        let model = Model::new(&Random(Cell::new(seed << 20)), &names);
        let (operator, started) = (model.operator, Instant::now());
        let done = catch_unwind(AssertUnwindSafe(|| {
            let model = read(model);
            let time = started.elapsed();
            if let Some(model) = &model {
                drop(train(model));
            }
            (model.is_some(), time)
        }));
        match done {
            Err(_) => failed.push(format!("{operator}, seed {seed}: a panic")),
            Ok((_, time)) if time > PATIENCE => {
                failed.push(format!("{operator}, seed {seed}: {time:?}"));
            }
            Ok((true, _)) => drop(accepted.insert(operator)),
            Ok(_) => {}
        }
    }
    assert!(failed.is_empty(), "{failed:#?}");
    let never: Vec<&&str> = names.iter().filter(|name| !accepted.contains(*name)).collect();
    assert!(never.len() < names.len() / 8, "accepted of none: {never:?}");
}
