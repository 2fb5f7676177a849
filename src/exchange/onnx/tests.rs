//! Models that the tests write byte by byte, and read.

use std::path::Path;

use super::wire::Message;
use super::{ImportOptions, Imported, import};
use crate::graph::{Plan, Rows};
use crate::threads::Team;

/// A size of an input.
#[derive(Clone, Copy)]
pub(super) enum Size {
    Is(i64),
    Named(&'static str),
}

pub(super) use Size::{Is, Named};

pub(super) type Write = Box<dyn FnOnce(&mut Message)>;

pub(super) fn node(
    operator: &str,
    inputs: &[&str],
    outputs: &[&str],
    attributes: &[(&str, i64)],
) -> Write {
    let own = |names: &[&str]| names.iter().map(|&name| name.to_owned()).collect::<Vec<String>>();
    let (operator, inputs, outputs) = (operator.to_owned(), own(inputs), own(outputs));
    let attributes: Vec<(String, i64)> =
        attributes.iter().map(|&(name, value)| (name.to_owned(), value)).collect();
    Box::new(move |graph| {
        graph.message(1, |node| {
            inputs.iter().for_each(|name| node.text(1, name));
            outputs.iter().for_each(|name| node.text(2, name));
            node.text(4, &operator);
            for (name, value) in attributes {
                node.message(5, |attribute| {
                    attribute.text(1, &name);
                    attribute.int(3, value);
                    attribute.int(20, 2);
                });
            }
        });
    })
}

pub(super) fn tensor(name: &'static str, sizes: &'static [i64], values: &'static [f32]) -> Write {
    Box::new(move |graph| {
        graph.message(5, |tensor| {
            sizes.iter().for_each(|&size| tensor.int(1, size));
            tensor.int(2, 1);
            tensor.text(8, name);
            let bytes: Vec<u8> = values.iter().flat_map(|value| value.to_le_bytes()).collect();
            tensor.bytes(9, &bytes);
        });
    })
}

pub(super) fn ints(name: &'static str, values: &'static [i64]) -> Write {
    Box::new(move |graph| {
        graph.message(5, |tensor| {
            tensor.int(1, values.len() as i64);
            tensor.int(2, 7);
            tensor.text(8, name);
            values.iter().for_each(|&value| tensor.int(7, value));
        });
    })
}

/// Writes an input (11) or output (12) of this type.
pub(super) fn value(
    field: u32,
    name: &'static str,
    data_type: i64,
    sizes: &'static [Size],
) -> Write {
    Box::new(move |graph| {
        graph.message(field, |info| {
            info.text(1, name);
            info.message(2, |kind| {
                kind.message(1, |tensor| {
                    tensor.int(1, data_type);
                    tensor.message(2, |shape| {
                        for &size in sizes {
                            shape.message(1, |message| match size {
                                Is(size) => message.int(1, size),
                                Named(name) => message.text(2, name),
                            });
                        }
                    });
                });
            });
        });
    })
}

pub(super) fn input(name: &'static str, sizes: &'static [Size]) -> Write {
    value(11, name, 1, sizes)
}

pub(super) fn output(name: &'static str) -> Write {
    value(12, name, 1, &[])
}

pub(super) fn model(parts: Vec<Write>) -> Vec<u8> {
    model_of(20, parts)
}

/// Returns a model that uses this opset.
pub(super) fn model_of(opset: i64, parts: Vec<Write>) -> Vec<u8> {
    let mut model = Message::default();
    model.int(1, 10);
    model.message(7, |graph| parts.into_iter().for_each(|write| write(graph)));
    model.message(8, |version| version.int(2, opset));
    model.0
}

pub(super) fn read(file: &[u8], options: &ImportOptions) -> crate::Result<Imported> {
    import(file, Path::new("folder/model.onnx"), options)
}

pub(super) fn refusal(parts: Vec<Write>) -> String {
    read(&model(parts), &ImportOptions::default()).unwrap_err().to_string()
}

pub(super) fn run(model: &Imported, x: &[f32], rows: usize) -> Vec<f32> {
    let outputs: Vec<_> = model.outputs.iter().map(|&(_, id)| id).collect();
    let plan = Plan::new(&model.graph, &outputs);
    let mut memory = plan.memory(rows, 1).unwrap();
    plan.run(Team::alone(), &mut memory, &model.parameters, &Rows(&[x]), rows);
    memory.output(0).to_vec()
}

/// Writes a layer: x (N, 2) → relu(x·W + b) (N, 2).
fn layer() -> Vec<Write> {
    vec![
        input("x", &[Named("N"), Is(2)]),
        tensor("W", &[2, 2], &[1.0, 2.0, 3.0, -4.0]),
        tensor("b", &[2], &[0.5, 1.0]),
        node("Gemm", &["x", "W", "b"], &["z"], &[]),
        node("Relu", &["z"], &["y"], &[]),
        output("y"),
    ]
}

#[test]
fn a_layer_is_read_and_its_tensors_are_parameters() {
    let model = read(&model(layer()), &ImportOptions::default()).unwrap();
    let names: Vec<&str> = model.graph.parameters().iter().map(|p| &*p.name).collect();
    assert_eq!(names, ["W", "b"]);
    assert_eq!(model.parameters, [1.0, 2.0, 3.0, -4.0, 0.5, 1.0]);
    let shape = model.graph.shape(model.graph.inputs()[0].1).to_string();
    assert_eq!(shape, "[*, 2]");
    // (1, 1): 4.5 and −1; (2, 0): 2.5 and 5.
    assert_eq!(run(&model, &[1.0, 1.0, 2.0, 0.0], 2), [4.5, 0.0, 2.5, 5.0]);
}

#[test]
fn shapes_that_are_computed_are_known() {
    // Reshapes x (N, 6) → (N, 3, 2), using its first size.
    let parts = vec![
        input("x", &[Named("N"), Is(6)]),
        ints("zero", &[0]),
        ints("rest", &[3, -1]),
        node("Shape", &["x"], &["sizes"], &[]),
        node("Gather", &["sizes", "zero"], &["first"], &[("axis", 0)]),
        node("Concat", &["first", "rest"], &["to"], &[("axis", 0)]),
        node("Reshape", &["x", "to"], &["cut"], &[]),
        ints("axis", &[1]),
        node("ReduceSum", &["cut", "axis"], &["y"], &[("keepdims", 0)]),
        output("y"),
    ];
    let model = read(&model(parts), &ImportOptions::default()).unwrap();
    let x: Vec<f32> = (0..12).map(|n| n as f32).collect();
    assert_eq!(run(&model, &x, 2), [6.0, 9.0, 24.0, 27.0]);
}

#[test]
fn a_size_that_is_open_is_asked_for() {
    let parts = || {
        vec![
            input("x", &[Named("N"), Named("steps"), Is(2)]),
            node("GlobalAveragePool", &["x"], &["y"], &[]),
            output("y"),
        ]
    };
    let reported = refusal(parts());
    assert!(
        reported.contains("input 'x': size 'steps' is left open; give it a number in `sizes`"),
        "{reported}"
    );
    let options =
        ImportOptions { sizes: [("steps".to_owned(), 3)].into(), ..ImportOptions::default() };
    let model = read(&model(parts()), &options).unwrap();
    assert_eq!(run(&model, &[1.0, 2.0, 3.0, 5.0, 7.0, 9.0], 1), [1.5, 4.0, 8.0]);
}

#[test]
fn rows_that_see_each_other_are_refused() {
    let parts = |axis: &'static [i64]| {
        vec![
            input("x", &[Named("N"), Is(3)]),
            ints("axis", axis),
            node("ReduceMean", &["x", "axis"], &["mean"], &[]),
            node("Sub", &["x", "mean"], &["y"], &[]),
            output("y"),
        ]
    };
    let reported = refusal(parts(&[0]));
    assert!(reported.contains("node 0 (ReduceMean): it mixes the rows of a batch"), "{reported}");
    read(&model(parts(&[1])), &ImportOptions::default()).unwrap();
}

#[test]
fn a_batch_may_come_second() {
    // (T, N, I), as in recurrent networks: the sum over T.
    let parts = vec![
        input("x", &[Is(3), Named("N"), Is(2)]),
        input("start", &[Named("N"), Is(2)]),
        ints("axis", &[0]),
        node("ReduceSum", &["x", "axis"], &["sum"], &[("keepdims", 0)]),
        node("Add", &["sum", "start"], &["y"], &[]),
        output("y"),
    ];
    let model = read(&model(parts), &ImportOptions::default()).unwrap();
    let shapes: Vec<String> =
        model.graph.inputs().iter().map(|(_, id)| model.graph.shape(*id).to_string()).collect();
    assert_eq!(shapes, ["[*, 3, 1, 2]", "[*, 2]"]);
}

#[test]
fn what_is_not_known_is_refused_by_name() {
    let with = |node: Write| vec![input("x", &[Named("N"), Is(2)]), node, output("y")];
    let reported = refusal(with(node("NonZero", &["x"], &["y"], &[])));
    assert!(reported.contains("node 0 (NonZero): operator NonZero is not supported"), "{reported}");
    let reported = refusal(with(node("Relu", &["x"], &["y"], &[("slope", 1)])));
    assert!(reported.contains("attribute 'slope' is not supported"), "{reported}");
    let reported = refusal(with(node("Relu", &["x", "x"], &["y"], &[])));
    assert!(reported.contains("input 1 is not supported"), "{reported}");
    let reported = refusal(with(node("Reshape", &["x", "x"], &["y"], &[])));
    assert!(reported.contains("input 1: it depends on the data"), "{reported}");
    let reported = refusal(vec![value(11, "x", 14, &[Is(2)]), output("x")]);
    assert!(
        reported.contains("input 'x': numbers of type complex64 are not computed with"),
        "{reported}"
    );
}

#[test]
fn graphs_that_are_none_are_refused() {
    let x = || input("x", &[Named("N"), Is(2)]);
    let dangling = refusal(vec![x(), node("Relu", &["other"], &["y"], &[]), output("y")]);
    assert!(
        dangling.contains(
            "it reads 'other', which is not an input, a tensor or the output of an earlier node"
        ),
        "{dangling}"
    );
    let cyclic = refusal(vec![
        x(),
        node("Add", &["x", "b"], &["a"], &[]),
        node("Relu", &["a"], &["b"], &[]),
        output("b"),
    ]);
    assert!(cyclic.contains("it reads 'b'"), "{cyclic}");
    let twice = refusal(vec![
        x(),
        node("Relu", &["x"], &["y"], &[]),
        node("Tanh", &["x"], &["y"], &[]),
        output("y"),
    ]);
    assert!(twice.contains("'y' is made a second time"), "{twice}");
    let missing = refusal(vec![x(), output("y")]);
    assert!(missing.contains("no node makes its output 'y'"), "{missing}");
    let unknown = ImportOptions { outputs: vec!["z".to_owned()], ..ImportOptions::default() };
    let reported = read(&model(layer()), &unknown).unwrap_err().to_string();
    assert!(reported.contains("it has no output 'z'; wanted one of y"), "{reported}");
}

#[test]
fn tensors_that_are_none_are_refused() {
    let with = |w: Write| {
        vec![
            input("x", &[Named("N"), Is(2)]),
            w,
            node("Mul", &["x", "w"], &["y"], &[]),
            output("y"),
        ]
    };
    let reported = refusal(with(tensor("w", &[2], &[1.0, f32::NAN])));
    assert!(reported.contains("tensor 'w' is not a number at place 1"), "{reported}");
    let reported = refusal(with(tensor("w", &[3], &[1.0, 2.0])));
    assert!(
        reported.contains("tensor 'w' has 8 bytes; wanted 3 numbers of 4, for [3]"),
        "{reported}"
    );
    let reported = refusal(with(tensor("w", &[1 << 20, 1 << 19], &[1.0])));
    assert!(reported.contains("tensor 'w' has 4 bytes; wanted 549755813888 numbers"), "{reported}");
    let reported = refusal(with(tensor("w", &[-1], &[1.0])));
    assert!(reported.contains("tensor 'w' has sizes [-1]"), "{reported}");
    let outside: Write = Box::new(|graph| {
        graph.message(5, |tensor| {
            tensor.int(1, 2);
            tensor.int(2, 1);
            tensor.text(8, "w");
            tensor.int(14, 1);
            tensor.message(13, |entry| {
                entry.text(1, "location");
                entry.text(2, "../../etc/passwd");
            });
        });
    });
    let reported = refusal(with(outside));
    assert!(
        reported.contains("is in '../../etc/passwd'; wanted a file in the model's folder"),
        "{reported}"
    );
}

#[test]
fn a_file_that_is_cut_anywhere_is_refused() {
    let whole = model(layer());
    for end in 0..whole.len() - 1 {
        // Without the last field, the operators' version, the operators cannot be identified.
        let reported = read(&whole[..end], &ImportOptions::default());
        assert!(reported.is_err(), "{end} bytes of {}", whole.len());
    }
}

#[test]
fn a_constant_input_decides_shapes() {
    let parts = vec![
        input("x", &[Is(2), Is(3)]),
        value(11, "axes", 7, &[Is(1)]),
        node("ReduceSum", &["x", "axes"], &["y"], &[("keepdims", 0)]),
        output("y"),
    ];
    let options = ImportOptions {
        constants: [("axes".to_owned(), vec![1.0])].into(),
        ..ImportOptions::default()
    };
    let model = read(&model(parts), &options).unwrap();
    assert_eq!(run(&model, &[1.0, 2.0, 3.0, 4.0, 5.0, 6.0], 1), [6.0, 15.0]);
}

#[test]
fn a_size_is_given_by_a_name_that_an_input_has() {
    let parts = |sizes: &'static [Size]| {
        vec![input("x", sizes), node("Relu", &["x"], &["y"], &[]), output("y")]
    };
    let with = |name: &str, parts| {
        let sizes = [(name.to_owned(), 3)].into();
        read(&model(parts), &ImportOptions { sizes, ..ImportOptions::default() })
    };
    let reported = |name, parts| with(name, parts).unwrap_err().to_string();
    let open = || parts(&[Is(1), Named("T")]);
    assert_eq!(run(&with("T", open()).unwrap(), &[1.0, -2.0, 3.0], 1), [1.0, 0.0, 3.0]);
    let reported_open = reported("t", open());
    assert!(
        reported_open.contains("a size is given for 't'; its inputs leave open: T"),
        "{reported_open}"
    );
    let reported_none = reported("t", parts(&[Is(1), Is(2)]));
    assert!(reported_none.contains("for 't'; its inputs leave none open"), "{reported_none}");
}

#[test]
fn whole_numbers_that_single_precision_lacks_are_refused() {
    let parts = vec![
        value(11, "x", 7, &[Named("N"), Is(1)]),
        ints("big", &[(1 << 24) + 1]),
        node("Equal", &["x", "big"], &["y"], &[]),
        output("y"),
    ];
    let reported = refusal(parts);
    assert!(
        reported.contains("it computes with 16777217; wanted whole numbers up to 2²⁴"),
        "{reported}"
    );
}
