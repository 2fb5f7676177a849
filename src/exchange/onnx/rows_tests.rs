//! Models in which the rows of a batch affect each other, and models in which they do not.

use std::path::Path;

use super::import;
use super::tests::{Is, Named, Size, Write, input, ints, model, node, output, read, tensor};
use super::wire::Message;
use crate::exchange::ImportOptions;

const X: &[Size] = &[Named("N"), Is(8)];

/// Returns the error for a model that computes y from x, or a text that it was read.
fn reported_of(x: &'static [Size], nodes: Vec<Write>) -> String {
    let mut parts = vec![input("x", x), output("y")];
    parts.extend(nodes);
    let read = read(&model(parts), &ImportOptions::default());
    read.map_or_else(|error| error.to_string(), |_| "it is read".to_owned())
}

#[track_caller]
fn is_refused(nodes: Vec<Write>, wanted: &str) {
    let reported = reported_of(X, nodes);
    assert!(reported.contains(wanted), "{reported}");
}

#[track_caller]
fn is_read(nodes: Vec<Write>) {
    assert_eq!(reported_of(X, nodes), "it is read");
}

const MIXES: &str = "it mixes the rows of a batch";
const DIFFERS: &str = "it does not treat all rows of a batch alike";

fn number(name: &'static str, value: &'static [f32]) -> Write {
    tensor(name, &[], value)
}

#[test]
fn a_mean_and_a_deviation_of_the_batch_are_refused_whatever_their_size() {
    // (x − mean x)/std x, over all of 1000 features: means over the batch are close to those of a row.
    let nodes = || {
        vec![
            node("ReduceMean", &["x"], &["mean"], &[("keepdims", 0)]),
            node("Sub", &["x", "mean"], &["centred"], &[]),
            node("ReduceSumSquare", &["centred"], &["squares"], &[("keepdims", 0)]),
            node("Sqrt", &["squares"], &["deviation"], &[]),
            node("Div", &["centred", "deviation"], &["y"], &[]),
        ]
    };
    let reported = reported_of(&[Named("N"), Is(1000)], nodes());
    assert!(reported.contains(&format!("node 0 (ReduceMean): {MIXES}")), "{reported}");
    assert!(reported.contains("give 'N' a number in `sizes`"), "{reported}");
    // With a given batch size, the whole batch is one row.
    let mut parts = vec![input("x", &[Named("N"), Is(1000)]), output("y")];
    parts.extend(nodes());
    let options = ImportOptions { sizes: [("N".to_owned(), 3)].into(), ..Default::default() };
    read(&model(parts), &options).unwrap();
}

#[test]
fn norms_and_extremes_of_the_batch_are_refused_by_their_node() {
    let norm = |operator: &str| {
        vec![
            tensor("scale", &[8], &[1.0; 8]),
            node(operator, &["x", "scale"], &["y"], &[("axis", 0)]),
        ]
    };
    is_refused(norm("LayerNormalization"), &format!("node 0 (LayerNormalization): {MIXES}"));
    is_refused(norm("RMSNormalization"), &format!("node 0 (RMSNormalization): {MIXES}"));
    let over_largest = vec![
        node("ReduceMax", &["x"], &["most"], &[("keepdims", 0)]),
        node("Div", &["x", "most"], &["y"], &[]),
    ];
    is_refused(over_largest, &format!("node 0 (ReduceMax): {MIXES}"));
    // Behind a threshold that numbers of about 1 do not reach.
    let behind = |operator: &str, attributes: &[(&str, i64)]| {
        vec![
            number("ten", &[10.0]),
            ints("zero", &[0]),
            match operator {
                "CumSum" => node("CumSum", &["x", "zero"], &["seen"], attributes),
                _ => node(operator, &["x", "zero"], &["seen"], attributes),
            },
            node("Sub", &["seen", "ten"], &["above"], &[]),
            node("Relu", &["above"], &["over"], &[]),
            node("Add", &["x", "over"], &["y"], &[]),
        ]
    };
    is_refused(behind("ReduceMax", &[("keepdims", 1)]), &format!("node 0 (ReduceMax): {MIXES}"));
    is_refused(behind("CumSum", &[]), &format!("node 0 (CumSum): {MIXES}"));
}

#[test]
fn rows_that_are_computed_in_different_ways_are_refused() {
    // Tensors of 5, 2 and 11 rows: a batch of one gives equally many rows.
    let tensors = [
        tensor("c", &[5, 8], &[0.5; 40]),
        tensor("c", &[2, 8], &[0.5; 16]),
        tensor("c", &[11, 8], &[0.5; 88]),
    ];
    for c in tensors {
        is_refused(
            vec![c, node("Add", &["x", "c"], &["y"], &[])],
            "node 0 (Add): for a batch of any size it makes [",
        );
    }
    // Row number 2 is computed differently.
    let scattered = vec![
        ints_of("row", &[1, 1], &[2]),
        tensor("update", &[1, 8], &[0.5; 8]),
        node("ScatterND", &["x", "row", "update"], &["y"], &[]),
    ];
    is_refused(scattered, &format!("node 0 (ScatterND): {DIFFERS}"));
    // A number for each row: the count is known, and so are the numbers.
    let numbered = vec![
        ints("zero", &[0]),
        ints("one", &[1]),
        number("first", &[0.0]),
        number("step", &[1.0]),
        node("Shape", &["x"], &["sizes"], &[]),
        node("Gather", &["sizes", "zero"], &["rows"], &[("axis", 0)]),
        node("Squeeze", &["rows"], &["count"], &[]),
        node("Cast", &["count"], &["count_f"], &[("to", 1)]),
        node("Range", &["first", "count_f", "step"], &["numbers"], &[]),
        node("Unsqueeze", &["numbers", "one"], &["column"], &[]),
        node("Add", &["x", "column"], &["y"], &[]),
    ];
    is_refused(numbered, &format!("node 6 (Add): {DIFFERS}"));
}

/// Writes whole numbers with these sizes.
fn ints_of(name: &'static str, sizes: &'static [i64], values: &'static [i64]) -> Write {
    Box::new(move |graph: &mut Message| {
        graph.message(5, |tensor| {
            sizes.iter().for_each(|&size| tensor.int(1, size));
            tensor.int(2, 7);
            tensor.text(8, name);
            values.iter().for_each(|&value| tensor.int(7, value));
        });
    })
}

#[test]
fn an_output_has_a_part_for_each_row_in_turn() {
    let sliced = |start: &'static [i64], end: &'static [i64]| {
        vec![
            ints("start", start),
            ints("end", end),
            ints("axis", &[0]),
            node("Slice", &["x", "start", "end", "axis"], &["y"], &[]),
        ]
    };
    is_refused(sliced(&[0], &[3]), "node 0 (Slice): for a batch of 5 it makes [3, 8]");
    is_refused(sliced(&[0], &[100]), "node 0 (Slice): for a batch of 1031 it makes [100, 8]");
    is_refused(sliced(&[1], &[i64::MAX]), "node 0 (Slice)");
    is_read(sliced(&[0], &[i64::MAX]));
    let turned = vec![
        ints("start", &[-1]),
        ints("end", &[i64::MIN]),
        ints("axis", &[0]),
        ints("step", &[-1]),
        node("Slice", &["x", "start", "end", "axis", "step"], &["y"], &[]),
    ];
    is_refused(turned, "node 0 (Slice): for a batch of 5 it makes [5, 8]");
    let reshaped = vec![
        ints("back", &[-1, 8]),
        node("Transpose", &["x"], &["t"], &[]),
        node("Reshape", &["t", "back"], &["y"], &[]),
    ];
    is_refused(reshaped, "output 'y': for a batch of 5 it makes [5, 8]");
}

#[test]
fn what_depends_on_how_many_rows_there_are_is_refused() {
    let nodes = vec![
        ints("zero", &[0]),
        node("Shape", &["x"], &["sizes"], &[]),
        node("Gather", &["sizes", "zero"], &["rows"], &[("axis", 0)]),
        node("Cast", &["rows"], &["count"], &[("to", 1)]),
        node("Mul", &["x", "count"], &["y"], &[]),
    ];
    is_refused(nodes, "output 'y' of a row in a batch of 5 differs from that of the row alone");
}

#[test]
fn rows_that_are_merged_with_other_sizes_are_followed() {
    // (N, 4, 2) → (N·4, 2) and a layer; (N, 2, 4) transposed; sums and a softmax over axes other than the batch.
    is_read(vec![
        ints("steps", &[-1, 4, 2]),
        ints("flat", &[-1, 2]),
        ints("across", &[-1, 2, 4]),
        ints("one", &[1]),
        tensor("w", &[2, 2], &[1.0, 2.0, 3.0, -4.0]),
        node("Reshape", &["x", "steps"], &["a"], &[]),
        node("Reshape", &["a", "flat"], &["b"], &[]),
        node("MatMul", &["b", "w"], &["c"], &[]),
        node("Softmax", &["c"], &["d"], &[("axis", 1)]),
        node("Reshape", &["d", "steps"], &["e"], &[]),
        node("CumSum", &["e", "one"], &["f"], &[]),
        node("Softmax", &["a"], &["g"], &[("axis", 1)]),
        node("Reshape", &["g", "across"], &["h"], &[]),
        node("MatMul", &["f", "h"], &["i"], &[]),
        node("ReduceMax", &["i", "one"], &["j"], &[("keepdims", 0)]),
        node("LpNormalization", &["j"], &["y"], &[("axis", -1)]),
    ]);
}

#[test]
fn a_model_for_one_row_is_read_for_rows() {
    // PyTorch's old exporter writes the sizes of its sample.
    is_read(vec![ints("to", &[1, 8]), node("Reshape", &["x", "to"], &["y"], &[])]);
}

#[test]
fn a_first_size_that_may_be_a_batch_is_noted() {
    let first_size = |x: &'static [Size], nodes: Vec<Write>, options: &ImportOptions| {
        let mut parts = vec![input("x", x), output("y"), tensor("w", &[5, 1], &[1.0; 5])];
        parts.extend(nodes);
        read(&model(parts), options).unwrap().metadata.get("first size").cloned()
    };
    let layer = || vec![node("MatMul", &["x", "w"], &["y"], &[])];
    let none = ImportOptions::default();
    let reported = first_size(&[Is(8), Is(5)], layer(), &none).unwrap();
    assert!(reported.starts_with("8, whose parts do not depend on each other"), "{reported}");
    // The batch is open; the first size is 1; the user gives its value; parts depend on each other.
    assert_eq!(first_size(&[Named("N"), Is(5)], layer(), &none), None);
    assert_eq!(first_size(&[Is(1), Is(5)], layer(), &none), None);
    let given = ImportOptions { sizes: [("N".to_owned(), 8)].into(), ..Default::default() };
    assert_eq!(first_size(&[Named("N"), Is(5)], layer(), &given), None);
    let mut mixing = vec![node("CumSum", &["x", "axis"], &["sums"], &[]), ints("axis", &[0])];
    mixing.push(node("MatMul", &["sums", "w"], &["y"], &[]));
    assert_eq!(first_size(&[Is(8), Is(5)], mixing, &none), None);
}

/// Checks files with known faults, where such files are available.
#[test]
fn files_that_mix_rows_are_refused() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../shared/faults/onnx");
    for name in [
        "add_const_of_5_rows",
        "cumsum_over_batch_behind_threshold",
        "div_max_1000",
        "global_standardise",
        "layernorm_axis0_256",
        "relu_of_batch_max_over_10",
        "rms_axis0_64",
        "scatternd_row2",
        "slice_first_3",
        "standardise_linear_1000",
    ] {
        let path = folder.join(name).with_extension("onnx");
        let Ok(file) = std::fs::read(&path) else { return };
        let reported = import(&file, &path, &ImportOptions::default()).unwrap_err().to_string();
        assert!(
            reported.contains("rows of a batch") || reported.contains("for a batch of"),
            "{reported}"
        );
    }
}
