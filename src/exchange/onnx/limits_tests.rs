//! Models that request more than a model needs, or things that do not exist: each must be refused with one sentence.

use std::time::{Duration, Instant};

use super::tests::{
    Is, Named, Write, input, ints, model, model_of, node, output, read, refusal, tensor, value,
};
use super::wire::Message;
use super::{ImportOptions, Imported};

/// Returns a model with a value x and a node that computes y from it.
fn one(sizes: &'static [super::tests::Size], more: Vec<Write>, node: Write) -> Vec<Write> {
    let mut parts = vec![input("x", sizes), node, output("y")];
    parts.extend(more);
    parts
}

fn accepted(parts: Vec<Write>) -> Imported {
    read(&model(parts), &ImportOptions::default()).unwrap()
}

#[track_caller]
fn refused(parts: Vec<Write>, wanted: &str) {
    let started = Instant::now();
    let reported = refusal(parts);
    assert!(reported.contains(wanted), "{reported}");
    assert!(started.elapsed() < Duration::from_secs(2), "{:?}", started.elapsed());
}

#[test]
fn opsets_that_do_not_exist_or_are_newer_are_refused() {
    let relu = || one(&[Named("N"), Is(2)], Vec::new(), node("Relu", &["x"], &["y"], &[]));
    let read_as = |opset| read(&model_of(opset, relu()), &ImportOptions::default());
    for opset in [7, 20, 28] {
        read_as(opset).unwrap();
    }
    for (opset, wanted) in [
        (0, "opset 0 of ONNX's operators, which does not exist"),
        (-3, "opset -3 of ONNX's operators, which does not exist"),
        (29, "opset 29 of ONNX's operators, and rootgrad knows them up to opset 28"),
        (99, "opset 99 of ONNX's operators, and rootgrad knows them up to opset 28"),
    ] {
        let reported = read_as(opset).unwrap_err().to_string();
        assert!(reported.contains(wanted), "{reported}");
    }
}

#[test]
fn files_of_other_formats_are_refused_by_their_names() {
    let read_bytes = |bytes: &[u8]| read(bytes, &ImportOptions::default()).unwrap_err().to_string();
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests");
    for (bytes, wanted) in [
        (
            std::fs::read(folder.join("data/root_6_40.root")).unwrap(),
            "it is a ROOT file, not an ONNX model",
        ),
        (
            std::fs::read(folder.join("pt2/mlp.pt2")).unwrap(),
            "it is a program of torch.export (.pt2), not an ONNX model; read it by `import_pt2`",
        ),
        (
            b"PK\x03\x04 m/data.pkl".to_vec(),
            "it is pickled weights of PyTorch (.pt or .pth), not an ONNX model",
        ),
        (b"hello".to_vec(), "it is not an ONNX model, or it is damaged"),
    ] {
        let reported = read_bytes(&bytes);
        assert!(reported.contains(wanted), "{reported}");
    }
}

#[test]
fn attributes_of_any_size_are_reported() {
    let image = &[Named("N"), Is(4), Is(2), Is(2)];
    let of = |name: &str, attributes: &[(&str, i64)]| {
        one(image, Vec::new(), node(name, &["x"], &["y"], attributes))
    };
    refused(of("DepthToSpace", &[("blocksize", 1 << 33)]), "attribute 'blocksize' is 8589934592");
    refused(of("SpaceToDepth", &[("blocksize", i64::MAX)]), "attribute 'blocksize'");
    refused(of("LRN", &[("size", i64::MAX)]), "attribute 'size'");
    let matrix =
        one(&[Is(3), Is(3)], Vec::new(), node("EyeLike", &["x"], &["y"], &[("k", i64::MAX)]));
    accepted(matrix);
    let nothing = one(
        &[Is(4), Is(0), Is(2)],
        vec![tensor("w", &[0], &[])],
        node("GroupNormalization", &["x", "w", "w"], &["y"], &[("num_groups", i64::MAX)]),
    );
    refused(nothing, "groups of 0 channels");
    let pool = one(
        image,
        vec![],
        Box::new(|graph| {
            graph.message(1, |node| {
                node.text(1, "x");
                node.text(2, "y");
                node.text(4, "AveragePool");
                for (name, value) in [("kernel_shape", 4), ("dilations", i64::MAX)] {
                    node.message(5, |attribute| {
                        attribute.text(1, name);
                        (0..2).for_each(|_| attribute.int(8, value));
                        attribute.int(20, 7);
                    });
                }
                node.message(5, |attribute| {
                    attribute.text(1, "ceil_mode");
                    attribute.int(3, 1);
                    attribute.int(20, 2);
                });
            });
        }),
    );
    refused(pool, "its window does not fit");
}

#[test]
fn weights_of_too_few_sizes_are_reported() {
    let parts = one(
        &[Named("N"), Is(2), Is(5)],
        vec![tensor("w", &[2, 1], &[1.0, 1.0])],
        node("CausalConvWithState", &["x", "w"], &["y"], &[]),
    );
    refused(parts, "its window []; wanted (N, C, T)");
}

#[test]
fn nothing_is_sliced_and_is_not_stretched() {
    let back = || {
        let more = vec![ints("from", &[-1]), ints("to", &[-9]), ints("axis", &[1])];
        (more, ints("step", &[-1]))
    };
    let (mut more, step) = back();
    more.push(step);
    let inputs = &["x", "from", "to", "axis", "step"];
    accepted(one(&[Is(2), Is(0)], more, node("Slice", inputs, &["y"], &[])));
    let sizes = vec![ints("to", &[2, 3])];
    let stretched = node("Resize", &["x", "", "", "to"], &["y"], &[]);
    refused(one(&[Is(2), Is(0)], sizes, stretched), "it makes 3 places out of none");
}

#[test]
fn vast_sizes_are_reported_before_memory_is_taken() {
    const VAST: i64 = 1 << 38;
    let steps = || vec![ints("step", &[1]), ints("length", &[64])];
    let stft = node("STFT", &["x", "step", "", "length"], &["y"], &[]);
    refused(one(&[Is(1), Is(VAST), Is(1)], steps(), stft), "frames of 64 numbers");
    let scatter = node("TensorScatter", &["x", "x"], &["y"], &[("axis", 1)]);
    refused(one(&[Is(VAST), Is(2)], Vec::new(), scatter), "items of 2 places");
    let lengths = vec![ints("lengths", &[1])];
    let reverse = node("ReverseSequence", &["x", "lengths"], &["y"], &[("batch_axis", 1)]);
    refused(one(&[Is(VAST), Is(1)], lengths, reverse), "items of 274877906944 places");
    // A value with a size of 0 is empty, but products of its other sizes can overflow.
    let flat = node("Flatten", &["x"], &["y"], &[]);
    refused(one(&[Is(0), Is(VAST), Is(VAST)], Vec::new(), flat), "2⁴⁰ numbers");
    let one_number = vec![
        input("x", &[Named("N"), Is(1)]),
        ints("four", &[4]),
        node("ConstantOfShape", &["four"], &["zeros"], &[]),
        ints("vast", &[i64::MAX, i64::MAX]),
        node("Reshape", &["zeros", "vast"], &["y"], &[]),
        output("y"),
    ];
    refused(one_number, "2⁴⁰ numbers");
    let relu = node("Relu", &["x"], &["y"], &[]);
    refused(one(&[Named("N"), Is(1 << 32)], Vec::new(), relu), "multiplications; wanted at most");
    let known = vec![
        input("x", &[Named("N"), Is(1)]),
        ints("shape", &[1 << 34]),
        node("ConstantOfShape", &["shape"], &["zeros"], &[]),
        node("ReduceSum", &["zeros"], &["sum"], &[("keepdims", 0)]),
        ints("one", &[1]),
        node("Expand", &["one", "sum"], &["y"], &[]),
        output("y"),
    ];
    refused(known, "operations to compute");
}

#[test]
fn a_place_is_written_so_many_times() {
    let same = &[0; 300];
    let parts = one(
        &[Is(2)],
        vec![ints("at", same), tensor("new", &[300], &[1.0; 300])],
        node("ScatterElements", &["x", "at", "new"], &["y"], &[]),
    );
    refused(parts, "it writes at 0 more than 256 times");
}

#[test]
fn lists_that_are_too_long_are_reported() {
    let axes: &'static [i64] = Box::leak((0..60_000).collect());
    let unsqueezed = node("Unsqueeze", &["x", "axes"], &["y"], &[]);
    refused(one(&[Is(2)], vec![ints("axes", axes)], unsqueezed), "wanted at most 8");
    let many: Vec<&str> = vec!["x"; 100_000];
    refused(one(&[Is(2)], Vec::new(), node("Sum", &many, &["y"], &[])), "it has 100000 inputs");
    let mut parts = vec![node("Relu", &["x"], &["y"], &[]), output("y")];
    parts.extend((0..60_000).map(|number: usize| {
        value(11, Box::leak(format!("x{number}").into_boxed_str()), 1, &[Named("N"), Is(1)])
    }));
    refused(parts, "it has 60000 inputs; wanted at most 4096");
}

/// Writes a function F`number` of x, which calls the next function twice.
fn doubled(number: usize, last: bool) -> impl FnOnce(&mut Message) {
    move |function| {
        function.text(1, &format!("F{number}"));
        function.text(4, "x");
        function.text(5, "z");
        for (from, to) in [("x", "y"), ("y", "z")] {
            function.message(7, |node| {
                node.text(1, from);
                node.text(2, to);
                let next = format!("F{}", number + 1);
                node.text(4, if last { "Identity" } else { &next });
            });
        }
    }
}

#[test]
fn functions_that_double_end() {
    let parts = one(&[Is(2)], Vec::new(), node("F0", &["x"], &["y"], &[]));
    let mut file = Message(model(parts));
    (0..30).for_each(|number| file.message(25, doubled(number, number == 29)));
    let started = Instant::now();
    let reported = read(&file.0, &ImportOptions::default()).unwrap_err().to_string();
    assert!(reported.contains("its functions become more than 1048576 nodes"), "{reported}");
    assert!(started.elapsed() < Duration::from_secs(5), "{:?}", started.elapsed());
}

#[test]
fn numbers_of_places_that_are_doubled_again_and_again_are_found_once() {
    let mut parts = vec![
        value(11, "x", 7, &[Named("N"), Is(1)]),
        tensor("table", &[2, 1], &[1.0, 2.0]),
        ints("zero", &[0]),
        ints("one", &[1]),
    ];
    let name = |number: usize| if number == 0 { "x".to_owned() } else { format!("x{number}") };
    for number in 0..40 {
        let (from, both, to) = (name(number), format!("both{number}"), name(number + 1));
        parts.push(node("Concat", &[&from, &from], &[&both], &[("axis", 1)]));
        parts.push(node("Slice", &[&both, "zero", "one", "one"], &[&to], &[]));
    }
    parts.push(node("Gather", &["table", &name(40)], &["y"], &[]));
    parts.push(output("y"));
    accepted(parts);
}
