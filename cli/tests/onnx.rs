//! ONNX models on the command line.

mod common;

use std::path::Path;

use common::{fails, rootgrad, succeeds};

/// Writes rows of x, y and the class x + y > 0.
fn sample(directory: &Path) {
    let mut text = "x,y,above\n".to_owned();
    for n in 0..400 {
        let (x, y) = ((f64::from(n) * 0.7).sin(), (f64::from(n) * 1.3).cos());
        text += &format!("{x},{y},{}\n", u8::from(x + y > 0.0));
    }
    std::fs::write(directory.join("a.csv"), text).unwrap();
}

fn scores(path: &Path) -> Vec<f64> {
    let text = std::fs::read_to_string(path).unwrap();
    text.lines().skip(1).map(|line| line.parse().unwrap()).collect()
}

#[test]
fn a_network_goes_through_onnx_and_is_trained_on() {
    let dir = tempfile::tempdir().unwrap();
    let dir = dir.path();
    sample(dir);
    succeeds(dir, "train a.csv -f x,y -t above --hidden 8 --epochs 2 -q -o net.safetensors");
    succeeds(dir, "export net.safetensors net.onnx");
    succeeds(dir, "export net.safetensors shares.onnx --probability");
    let score = |model: &str, more: &str| {
        succeeds(dir, &format!("predict {model} a.csv {more} -o scores.csv"));
        scores(&dir.join("scores.csv"))
    };
    let near = |a: &[f64], b: &[f64]| {
        a.len() == b.len() && a.iter().zip(b).all(|(a, b)| (a - b).abs() < 1e-5)
    };
    let own = score("net.safetensors", "");
    assert!(near(&own, &score("net.onnx", "")));
    // The file's last sigmoid is removed; the probability is its output.
    assert!(near(&own, &score("shares.onnx", "")));
    let shares = score("net.safetensors", "--probability");
    assert!(near(&shares, &score("shares.onnx", "--probability")));
    assert!(near(&shares, &score("shares.onnx", "--keep-probability")));

    let tune = "train a.csv -f x,y -t above --from net.onnx --epochs 20 --learning-rate 1e-2 -q";
    succeeds(dir, &format!("{tune} -o tuned.onnx"));
    succeeds(dir, &format!("{tune} -o tuned.safetensors"));
    let tuned = score("tuned.onnx", "");
    assert!(near(&tuned, &score("tuned.safetensors", "")) && !near(&tuned, &own));
    // A fit of the file that ends in the sigmoid applies its loss to the logit, as the fit of the other file does.
    let shares = tune.replace("--from net.onnx", "--from shares.onnx");
    succeeds(dir, &format!("{shares} -o tuned-shares.safetensors"));
    assert!(near(&tuned, &score("tuned-shares.safetensors", "")));

    let reported = fails(dir, "train a.csv -f x -t above --from net.onnx -o other.onnx", 1);
    assert!(reported.contains("a network of 2 features and 1 outputs"), "{reported}");
    fails(dir, "train a.csv -f x,y -t above --from net.onnx --hidden 8 -o other.onnx", 2);
    let reported = fails(dir, "export net.safetensors net.txt", 1);
    assert!(reported.contains("a name that ends in .onnx"), "{reported}");
    let reported = fails(dir, "predict net.onnx a.csv -f x,y -o scores.csv", 1);
    assert!(reported.contains("the model contains the names of its columns"), "{reported}");
}

#[test]
fn a_network_is_written_as_a_header_of_its_own_name() {
    let dir = tempfile::tempdir().unwrap();
    let dir = dir.path();
    sample(dir);
    succeeds(dir, "train a.csv -f x,y -t above --hidden 8 --epochs 1 -q -o net.safetensors");
    succeeds(dir, "export net.safetensors higgs.hpp");
    let text = std::fs::read_to_string(dir.join("higgs.hpp")).unwrap();
    assert!(
        text.contains("namespace higgs {")
            && text.contains("// Features, in this order: \"x\", \"y\".")
    );
    assert!(text.contains("// Fitted to \"above\"."), "{text}");
    succeeds(dir, "export net.safetensors my-net.h --name my::net");
    assert!(std::fs::read_to_string(dir.join("my-net.h")).unwrap().contains("namespace my::net {"));
    let reported = fails(dir, "export net.safetensors my-net.hpp", 1);
    assert!(reported.contains("'my-net'") && reported.contains("--name"), "{reported}");
    let reported = fails(dir, "export net.safetensors net.hpp --probability", 1);
    assert!(reported.contains("a header can give both"), "{reported}");
    let reported = fails(dir, "export net.safetensors net.hpp --absent mask", 1);
    assert!(reported.contains("--absent is given; wanted only for an ONNX model"), "{reported}");
    let reported = fails(dir, "export net.safetensors net.onnx --absent mask", 1);
    assert!(reported.contains("the network has no jagged input"), "{reported}");
    let reported = fails(dir, "export net.safetensors net.onnx --name net", 1);
    assert!(reported.contains("only for a header"), "{reported}");
    let reported = fails(dir, "export net.safetensors class.hpp", 1);
    assert!(reported.contains("keyword"), "{reported}");
}

/// Checks a deep set of jets beside one number: the command writes the same header as the library.
#[test]
fn a_deep_set_is_written_as_a_header_and_a_transformer_is_refused() {
    use rootgrad::data::{Collection, Column};
    use rootgrad::graph::{Graph, Initial, Unary};
    use rootgrad::models::{ComposedConfig, Network, TransformerConfig};

    let dir = tempfile::tempdir().unwrap();
    let dir = dir.path();
    let mut graph = Graph::new();
    let [jets, mask] = graph.jagged_input("jets", [4, 2]).unwrap();
    let met = graph.input("met", &[1]).unwrap();
    let layer = |graph: &mut Graph, name: &str, x, sizes: [usize; 2]| {
        let initial = Initial::Weights { inputs: sizes[0] };
        let w = graph.parameter_from(name, &sizes, initial).unwrap();
        graph.linear(x, w, None).unwrap()
    };
    let phi = layer(&mut graph, "phi", jets, [2, 8]);
    let phi = graph.unary(Unary::Relu, phi).unwrap();
    let mean = graph.masked_mean(phi, mask, 0).unwrap();
    let all = graph.concat(&[mean, met], 0).unwrap();
    let y = layer(&mut graph, "rho", all, [9, 1]);
    let mut net = Network::new(ComposedConfig::new(&graph, &[y], 3).unwrap()).unwrap();
    let columns =
        [Column::array("Jet_pt", 4), Column::array("Jet_eta", 4), Column::scalar("MET_pt")];
    net.set_columns(columns.to_vec()).unwrap();
    let jets = Collection { feature: 0, columns: 2, at_most: 4, sorted_by: Some(0) };
    net.set_collections(vec![jets]).unwrap();
    net.save(dir.join("net.safetensors")).unwrap();
    succeeds(dir, "export net.safetensors net.hpp");
    net.export_header(dir.join("own.hpp"), "net").unwrap();
    let text = std::fs::read_to_string(dir.join("net.hpp")).unwrap();
    assert_eq!(text, std::fs::read_to_string(dir.join("own.hpp")).unwrap());
    for part in [
        "net::predict({Jet_pt, Jet_eta, MET_pt});",
        "// Layers: (up to 4 entries of 2 -> 8 relu, mean), 1 number -> 1.",
    ] {
        assert!(text.contains(part), "{part}: {text}");
    }
    let transformer = Network::new(TransformerConfig::jagged(4, 2, 1)).unwrap();
    transformer.save(dir.join("net.safetensors")).unwrap();
    let reported = fails(dir, "export net.safetensors net.hpp", 1);
    assert!(
        reported.contains("the network is a transformer") && reported.contains("ends in .onnx"),
        "{reported}"
    );
}

#[test]
fn a_model_is_inspected_and_reported_what_it_lacks() {
    let dir = tempfile::tempdir().unwrap();
    let dir = dir.path();
    sample(dir);
    succeeds(dir, "train a.csv -f x,y -t above --hidden 8 --epochs 1 -q -o net.safetensors");
    succeeds(dir, "export net.safetensors net.onnx");
    let json = succeeds(dir, "inspect net.onnx --json");
    let json: serde_json::Value = serde_json::from_str(&json).unwrap();
    assert_eq!(json["parameters"], 2 * 8 + 8 + 8 + 1);
    assert_eq!(json["inputs"][0]["name"], "x");
    assert_eq!(json["inputs"][0]["type"], "float");
    assert_eq!(json["bytes"], std::fs::metadata(dir.join("net.onnx")).unwrap().len());
    assert!(json["operators"].as_object().is_some_and(|operators| !operators.is_empty()));

    let tensors = json["tensors"].as_array().unwrap();
    let roles = |role: &str| tensors.iter().filter(|tensor| tensor["role"] == role).count();
    assert_eq!((roles("trained"), roles("state")), (4, 0));
    // A PyTorch model with a batch norm, whose weights the exporter named, and one whose weights are in Constant nodes.
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/onnx/weights");
    for (name, lines) in [
        ("attention", &["q.weight", "[4, 4]", "trained", "onnx::MatMul_95"][..]),
        ("norm", &["bn.running_var", "2", "state"]),
        ("constants", &["mean", "3", "state"]),
    ] {
        std::fs::copy(folder.join(format!("{name}.onnx")), dir.join("theirs.onnx")).unwrap();
        let shown = succeeds(dir, "inspect theirs.onnx");
        let line = shown.lines().find(|line| line.trim_start().starts_with(lines[0])).unwrap();
        assert_eq!(
            line.split("  ").map(str::trim).filter(|part| !part.is_empty()).collect::<Vec<_>>(),
            lines
        );
    }

    // Replace the operator by another name with as many letters, so that no length changes.
    let text = succeeds(dir, "inspect net.onnx");
    let mut bytes = std::fs::read(dir.join("net.onnx")).unwrap();
    let gelu = bytes.windows(4).position(|four| four == b"Gelu").expect(&text);
    bytes[gelu..gelu + 4].copy_from_slice(b"Gulu");
    std::fs::write(dir.join("other.onnx"), bytes).unwrap();
    let out = rootgrad(dir, "inspect other.onnx");
    let (text, reported) =
        (String::from_utf8(out.stdout).unwrap(), String::from_utf8(out.stderr).unwrap());
    assert_eq!(out.status.code(), Some(1));
    assert!(text.contains("unknown operators: Gulu"), "{text}");
    assert!(reported.contains("(Gulu): operator Gulu is not supported"), "{reported}");
    std::fs::write(dir.join("none.onnx"), "no model").unwrap();
    fails(dir, "inspect none.onnx", 1);
}

/// Returns a field of a message: a number (kind 0) or bytes (kind 2), as in <https://protobuf.dev/programming-guides/encoding>. All are
/// short.
fn int(field: u8, value: u8) -> Vec<u8> {
    vec![field << 3, value]
}

fn bytes(field: u8, bytes: &[u8]) -> Vec<u8> {
    [&[field << 3 | 2, u8::try_from(bytes.len()).unwrap()], bytes].concat()
}

/// Returns an input (field 11) or output (12) of this type. A size is a name or, as a digit, a number.
fn value(field: u8, name: &str, data_type: u8, sizes: &[&str]) -> Vec<u8> {
    let size = |size: &&str| match size.parse() {
        Ok(number) => bytes(1, &int(1, number)),
        Err(_) => bytes(1, &bytes(2, size.as_bytes())),
    };
    let shape: Vec<u8> = sizes.iter().flat_map(size).collect();
    let tensor = bytes(1, &[int(1, data_type), bytes(2, &shape)].concat());
    bytes(field, &[bytes(1, name.as_bytes()), bytes(2, &tensor)].concat())
}

fn node(operator: &str, inputs: &[&str], output: &str) -> Vec<u8> {
    let inputs = inputs.iter().flat_map(|name| bytes(1, name.as_bytes()));
    let parts = [bytes(2, output.as_bytes()), bytes(4, operator.as_bytes())].concat();
    bytes(1, &inputs.chain(parts).collect::<Vec<u8>>())
}

/// x (N, T), axes (1) → total, the sum over the axes of x·w with w = 1, 1; positive = max(0, x). T = 2 fits w.
fn sums(path: &Path) {
    let ones = [1.0_f32, 1.0].map(f32::to_le_bytes).concat();
    let graph = [
        node("Mul", &["x", "w"], "scaled"),
        node("ReduceSum", &["scaled", "axes"], "total"),
        node("Relu", &["x"], "positive"),
        bytes(5, &[int(1, 2), int(2, 1), bytes(8, b"w"), bytes(9, &ones)].concat()),
        value(11, "x", 1, &["N", "T"]),
        value(11, "axes", 7, &["1"]),
        value(12, "total", 1, &["N", "1"]),
        value(12, "positive", 1, &["N", "T"]),
    ];
    let graph = graph.concat();
    let (low, high) = (graph.len() as u8 | 0x80, u8::try_from(graph.len() >> 7).unwrap());
    let model = [int(1, 10), vec![7 << 3 | 2, low, high], graph, bytes(8, &int(2, 20))];
    std::fs::write(path, model.concat()).unwrap();
}

#[test]
fn what_a_model_leaves_open_is_reported_beside_it() {
    let dir = tempfile::tempdir().unwrap();
    let dir = dir.path();
    sample(dir);
    sums(&dir.join("sums.onnx"));
    let open = "--size T=2 --constant axes=1";
    let json = succeeds(dir, &format!("inspect sums.onnx {open} --json"));
    let json: serde_json::Value = serde_json::from_str(&json).unwrap();
    assert_eq!(json["parameters"], 2);
    assert!(json.get("problem").is_none(), "{json}");

    let text = std::fs::read_to_string(dir.join("a.csv")).unwrap();
    let row = |line: &str| -> [f32; 2] {
        let mut numbers = line.split(',').map(|number| number.parse().unwrap());
        [numbers.next().unwrap(), numbers.next().unwrap()]
    };
    let rows: Vec<[f32; 2]> = text.lines().skip(1).map(row).collect();
    let predicted = |model: &str, more: &str| -> Vec<Vec<f32>> {
        succeeds(dir, &format!("predict {model} a.csv {more} -o scores.csv"));
        let text = std::fs::read_to_string(dir.join("scores.csv")).unwrap();
        let numbers = |line: &str| line.split(',').map(|number| number.parse().unwrap()).collect();
        text.lines().skip(1).map(numbers).collect()
    };
    let total: Vec<Vec<f32>> = rows.iter().map(|[x, y]| vec![x + y]).collect();
    assert_eq!(predicted("sums.onnx", &format!("-f x,y {open} --output-name total")), total);
    let both = rows.iter().map(|[x, y]| vec![x.max(0.0), y.max(0.0), x + y]);
    let order = "--output-name positive --output-name total";
    assert_eq!(predicted("sums.onnx", &format!("-f x,y {open} {order}")), both.collect::<Vec<_>>());
    succeeds(dir, &format!("export sums.onnx total.onnx {open} --output-name total"));
    assert_eq!(predicted("total.onnx", "-f x,y"), total);

    let train = "train a.csv -f x,y -t above --epochs 1 -q -o tuned.onnx";
    let tune = format!("{train} --from sums.onnx {open} --output-name total");
    succeeds(dir, &format!("{tune} --learning-rate 0.5"));
    assert_ne!(predicted("tuned.onnx", "").first(), total.first());
}

#[test]
fn what_is_reported_wrongly_of_a_model_is_refused() {
    let dir = tempfile::tempdir().unwrap();
    let dir = dir.path();
    sample(dir);
    sums(&dir.join("sums.onnx"));
    succeeds(dir, "train a.csv -f x,y -t above --hidden 8 --epochs 1 -q -o net.safetensors");
    let refused = |arguments: &str, reported: &str| {
        let line = fails(dir, arguments, 1);
        assert!(line.contains(reported), "{arguments}: {line}");
    };
    refused("inspect sums.onnx", "size 'T' is left open");
    refused("inspect sums.onnx --size T=2", "(ReduceSum): input 1: it depends on the data");
    refused("inspect sums.onnx --size U=2", "a size is given for 'U'; its inputs leave open: N, T");
    refused(
        "inspect sums.onnx --size T=2 --size T=3",
        "--size is 'T' twice; wanted each name once",
    );
    let open = "--size T=2 --constant axes=1";
    refused(&format!("inspect sums.onnx {open} --constant axes=0"), "'axes' twice");
    refused(&format!("inspect sums.onnx {open} --constant other=0"), "for 'other'");
    refused(
        &format!("inspect sums.onnx {open} --output-name sum"),
        "wanted one of total, positive",
    );
    refused("inspect sums.onnx --size T=2 --constant axes=1,0", "2");
    for command in [
        "inspect net.safetensors --output-name y",
        "inspect a.csv --size T=2",
        "predict net.safetensors a.csv -o scores.csv --size T=2",
        "export net.safetensors net.onnx --constant axes=1",
        "train a.csv -f x,y -t above -q -o other.safetensors --size T=2",
        "train a.csv -f x,y -t above -q -o other.safetensors --from net.safetensors --size T=2",
    ] {
        refused(command, "given; wanted only with a model in .onnx or .pt2");
    }
    for (option, reported) in [
        ("--size T=0", "'0' is not a size; wanted a whole number, 1 or more"),
        ("--size T", "wanted a name, = and its value"),
        ("--constant axes=one", "'one' is not a number"),
        ("--constant axes=", "'' is not a number"),
        ("--constant =1", "wanted a name"),
    ] {
        let line = fails(dir, &format!("inspect sums.onnx {option}"), 2);
        assert!(line.contains(reported), "{option}: {line}");
    }
}

#[test]
fn a_state_dict_of_pytorch_is_inspected() {
    let dir = Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/state");
    let text = succeeds(&dir, "inspect types.safetensors");
    let wanted = "kind: state dict\ntensors:\n  name             type  shape\n";
    assert!(text.starts_with(wanted), "{text}");
    assert!(text.contains("\n  layers.0.weight  F16   [4, 3]\n"), "{text}");
    let json = succeeds(&dir, "inspect strain.safetensors --json");
    let json: serde_json::Value = serde_json::from_str(&json).unwrap();
    let tensors = json["tensors"].as_array().unwrap();
    let count = tensors.iter().find(|tensor| tensor["name"] == "bn.num_batches_tracked").unwrap();
    assert_eq!(
        (count["type"].as_str(), count["shape"].as_array().map(Vec::len)),
        (Some("I64"), Some(0))
    );
    let reported = fails(&dir, "predict types.safetensors none.csv -o none-too.csv", 1);
    assert!(reported.contains("to read a state dict of PyTorch, call load_state"), "{reported}");
}

#[test]
fn a_program_of_pytorch_is_inspected_predicted_with_trained_and_exported() {
    let dir = tempfile::tempdir().unwrap();
    let dir = dir.path();
    let tests = Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/pt2");
    std::fs::copy(tests.join("mlp.pt2"), dir.join("mlp.pt2")).unwrap();
    let mut text = "a,b,c,d,t,u\n".to_owned();
    for n in 0..50 {
        let x = |phase: f64| (f64::from(n) * phase).sin();
        text += &format!("{},{},{},{},{},{}\n", x(0.3), x(0.7), x(1.1), x(1.3), x(0.2), x(0.4));
    }
    std::fs::write(dir.join("x.csv"), text).unwrap();
    let reported = succeeds(dir, "inspect mlp.pt2 --json");
    assert!(reported.contains("\"pt2\"") && reported.contains("aten.linear.default"), "{reported}");
    succeeds(dir, "predict mlp.pt2 x.csv -f a,b,c,d -o scores.csv");
    succeeds(dir, "export mlp.pt2 mlp.onnx");
    succeeds(dir, "predict mlp.onnx x.csv -f a,b,c,d -o again.csv");
    let read = |name: &str| std::fs::read_to_string(dir.join(name)).unwrap();
    let numbers = |text: String| -> Vec<f64> {
        text.lines()
            .skip(1)
            .flat_map(|line| line.split(',').map(|x| x.parse().unwrap()).collect::<Vec<f64>>())
            .collect()
    };
    let (scores, again) = (numbers(read("scores.csv")), numbers(read("again.csv")));
    assert_eq!(scores.len(), 100);
    assert!(scores.iter().zip(&again).all(|(a, b)| (a - b).abs() < 1e-5));
    let train = "train x.csv -f a,b,c,d -t t,u --loss mse --from mlp.pt2 --epochs 1 -q";
    succeeds(dir, &format!("{train} -o tuned.safetensors"));
    let reported = fails(dir, &format!("{train} -o tuned.pt2"), 1);
    assert!(reported.contains("only PyTorch writes .pt2"), "{reported}");
    std::fs::copy(dir.join("mlp.pt2"), dir.join("wrong.onnx")).unwrap();
    let reported = fails(dir, "inspect wrong.onnx", 1);
    assert!(
        reported.contains("it is a program of torch.export (.pt2), not an ONNX model"),
        "{reported}"
    );
}
