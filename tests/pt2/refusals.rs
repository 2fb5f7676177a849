//! Files that are refused, and their messages.

use std::path::Path;

use rootgrad::exchange::ImportOptions;
use rootgrad::exchange::pt2::import;

use super::folder;

/// Entries of an archive: names and bytes.
type Entries = Vec<(String, Vec<u8>)>;

fn fixture(name: &str) -> Vec<u8> {
    std::fs::read(folder().join(format!("{name}.pt2"))).unwrap()
}

fn u16_at(bytes: &[u8], at: usize) -> usize {
    usize::from(u16::from_le_bytes(bytes[at..at + 2].try_into().unwrap()))
}

fn u32_at(bytes: &[u8], at: usize) -> usize {
    u32::from_le_bytes(bytes[at..at + 4].try_into().unwrap()) as usize
}

/// Returns the entries of an archive, one after the other.
fn entries(file: &[u8]) -> Entries {
    let (mut entries, mut at) = (Vec::new(), 0);
    while u32_at(file, at) == 0x0403_4b50 {
        let (size, name, extra) =
            (u32_at(file, at + 18), u16_at(file, at + 26), u16_at(file, at + 28));
        let text = String::from_utf8(file[at + 30..at + 30 + name].to_vec()).unwrap();
        let data = at + 30 + name + extra;
        entries.push((text, file[data..data + size].to_vec()));
        at = data + size;
    }
    entries
}

/// Returns an archive of these entries. They are stored uncompressed, whatever `method` is.
fn archive(entries: &Entries, method: u16) -> Vec<u8> {
    let (mut file, mut directory) = (Vec::new(), Vec::new());
    for (name, data) in entries {
        let start = file.len() as u32;
        let mut common = Vec::new();
        common.extend([20, 0, 0, 0]); // version, flags
        common.extend(method.to_le_bytes());
        common.extend([0; 4]); // time
        common.extend(crc32fast::hash(data).to_le_bytes());
        common.extend((data.len() as u32).to_le_bytes());
        common.extend((data.len() as u32).to_le_bytes());
        common.extend((name.len() as u16).to_le_bytes());
        common.extend([0; 2]); // extra
        file.extend(b"PK\x03\x04");
        file.extend(&common);
        file.extend(name.as_bytes());
        file.extend(data);
        directory.extend(b"PK\x01\x02\x14\x00");
        directory.extend(&common);
        directory.extend([0; 10]); // comment, disk, attributes
        directory.extend(start.to_le_bytes());
        directory.extend(name.as_bytes());
    }
    let (start, count) = (file.len() as u32, (entries.len() as u16).to_le_bytes());
    file.extend(&directory);
    file.extend(b"PK\x05\x06\0\0\0\0");
    file.extend([count, count].concat());
    file.extend((directory.len() as u32).to_le_bytes());
    file.extend(start.to_le_bytes());
    file.extend([0; 2]);
    file
}

/// Returns a fixture with one text replaced by another.
fn edited(name: &str, from: &str, to: &str) -> Vec<u8> {
    let mut all = entries(&fixture(name));
    let mut count = 0;
    for (_, data) in &mut all {
        if let Ok(text) = std::str::from_utf8(data) {
            count += text.matches(from).count();
            *data = text.replace(from, to).into_bytes();
        }
    }
    assert!(count > 0, "{from}");
    archive(&all, 0)
}

#[track_caller]
fn refusal(file: &[u8]) -> String {
    import(file, Path::new("m.pt2"), &ImportOptions::default()).unwrap_err().to_string()
}

#[track_caller]
fn is_refused(file: &[u8], wanted: &str) {
    let error = refusal(file);
    assert!(error.contains(wanted), "{error}");
}

#[test]
fn an_archive_is_the_same_in_another_order_and_with_other_entries() {
    let mut all = entries(&fixture("mlp"));
    all.reverse();
    all.push(("m/data/sample_inputs/model.pt".to_owned(), vec![0x80, 2]));
    let path = Path::new("m.pt2");
    let [a, b] = [fixture("mlp"), archive(&all, 0)]
        .map(|file| import(&file, path, &ImportOptions::default()).unwrap());
    assert_eq!(a, b);
}

#[test]
fn a_file_that_is_cut_off_is_refused() {
    for name in ["mlp", "cnn", "encoder", "lstm", "gru"] {
        let file = fixture(name);
        for len in (0..file.len()).step_by(64) {
            assert!(
                refusal(&file[..len]).starts_with("'m.pt2' cannot be imported"),
                "{name}: {len}"
            );
        }
    }
}

#[test]
fn a_changed_byte_of_what_is_read_is_reported() {
    let file = fixture("gru");
    let mut refused = 0;
    for place in (0..file.len()).step_by(7) {
        let mut damaged = file.clone();
        damaged[place] ^= 0x10;
        refused +=
            usize::from(import(&damaged, Path::new("m.pt2"), &ImportOptions::default()).is_err());
    }
    // Dates and other fields that are not read may change.
    assert!(refused * 7 > file.len() * 8 / 10, "{refused} of {}", file.len() / 7);
}

#[test]
fn other_ways_of_storing_are_refused() {
    is_refused(&archive(&entries(&fixture("mlp")), 8), "compressed (deflate)");
    let mut file = fixture("mlp");
    let directory = file.windows(4).position(|bytes| bytes == b"PK\x01\x02").unwrap();
    file[directory + 24] ^= 1; // the size of the first weight
    is_refused(&file, "and 128 when stored");
    file[directory + 20] ^= 1; // and its stored size
    is_refused(&file, "checksum");
}

#[test]
fn torchscript_and_pickles_are_reported_the_way_out() {
    let of = |names: &[&str]| {
        archive(&names.iter().map(|name| ((*name).to_owned(), vec![0x80, 2])).collect(), 0)
    };
    for (file, wanted) in [
        (of(&["m/data.pkl", "m/code/__torch__.py", "m/constants.pkl"]), "TorchScript"),
        (of(&["m/data.pkl", "m/version"]), "pickled weights"),
        (of(&["serialized_exported_program.json"]), "an older PyTorch"),
        (vec![0x80, 2, 0x8a, 10], "a pickle"),
    ] {
        is_refused(&file, wanted);
        is_refused(&file, "torch.export.save(torch.export.export(model, (x,)), \"model.pt2\")");
        is_refused(&file, "torch.onnx.export(model, (x,), \"model.onnx\", dynamo=True)");
    }
    let onnx = std::fs::read(folder().with_file_name("onnx/gradients/mlp.onnx")).unwrap();
    is_refused(
        &onnx,
        "it is an ONNX model, not a program of torch.export (.pt2); read it by `import_onnx`",
    );
    is_refused(b"root\0\0", "it is a ROOT file, not a program of torch.export (.pt2)");
    is_refused(b"hello", "it is not a program of torch.export (.pt2)");
}

#[test]
fn what_is_not_known_is_reported_by_its_node() {
    is_refused(
        &edited("mlp", "aten.silu.default", "aten.solu.default"),
        "node 'silu' (aten.solu.default): it is not supported",
    );
    is_refused(
        &edited("cnn", "\"name\":\"momentum\"", "\"name\":\"mood\""),
        "node 'batch_norm' (aten.batch_norm.default): argument 'mood'",
    );
    is_refused(
        &edited("cnn", "\"as_ints\":[2]}", "\"as_ints\":[99999999999]}"),
        "node 'max_pool1d'",
    );
    is_refused(
        &edited(
            "mlp",
            "\"arg\":{\"as_tensor\":{\"name\":\"silu\"}}",
            "\"arg\":{\"as_tensor\":{\"name\":\"?\"}}",
        ),
        "it reads '?'",
    );
}

#[test]
fn weights_are_those_of_the_archive() {
    is_refused(
        &edited("mlp", "\"path_name\":\"weight_0\"", "\"path_name\":\"../../../../etc/passwd\""),
        "the archive has no 'm/data/weights/../",
    );
    is_refused(&edited("mlp", "\"use_pickle\":false", "\"use_pickle\":true"), "is pickled");
    is_refused(
        &edited("mlp", "\"as_int\":8},{\"as_int\":4}", "\"as_int\":9},{\"as_int\":4}"),
        "128 bytes",
    );
    is_refused(
        &edited(
            "mlp",
            "\"as_int\":8},{\"as_int\":4}",
            "\"as_int\":9223372036854775807},{\"as_int\":4}",
        ),
        "128 bytes",
    );
    is_refused(&edited("mlp", "\"dtype\":7", "\"dtype\":10"), "type 10");
}

#[test]
fn rows_that_see_each_other_are_refused() {
    is_refused(&fixture("standardised"), "mean.default): it mixes the rows of a batch");
    // The sum over a moving window, for numbers along the batch instead of those of a row.
    let file = edited(
        "gru",
        "torch.ops.aten.slice.Tensor\",\"inputs\":[{\"name\":\"self\"",
        "torch.ops.aten.cumsum.default\",\"inputs\":[{\"name\":\"self\"",
    );
    let text = "{\"name\":\"start\",\"arg\":{\"as_int\":0}},{\"name\":\"end\",\"arg\":{\"as_int\":9223372036854775807}}";
    let without = |(name, data): (String, Vec<u8>)| match String::from_utf8(data) {
        Ok(json) => (name, json.replace(&format!(",{text}"), "").into_bytes()),
        Err(error) => (name, error.into_bytes()),
    };
    let file = archive(&entries(&file).into_iter().map(without).collect(), 0);
    is_refused(&file, "it mixes the rows of a batch");
}

/// Marsaglia's xorshift: numbers below `n`, the same in every run.
struct Random(u64);

impl Random {
    fn below(&mut self, n: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % n as u64) as usize
    }
}

/// Returns the positions of whole numbers in a text.
fn numbers(text: &str) -> Vec<std::ops::Range<usize>> {
    let bytes = text.as_bytes();
    let mut found = Vec::new();
    let mut at = 0;
    while at < bytes.len() {
        let len = bytes[at..].iter().take_while(|byte| byte.is_ascii_digit()).count();
        if len > 0 && matches!(bytes[at - 1], b':' | b'[' | b',' | b'-') {
            found.push(at..at + len);
        }
        at += len.max(1);
    }
    found
}

/// Other possible operators of a node, with arguments of the same names.
const OPERATORS: &[&str] = &[
    "mean.dim",
    "softmax.int",
    "flip.default",
    "cumsum.default",
    "squeeze.dim",
    "unsqueeze.default",
    "split.Tensor",
    "select.int",
    "transpose.int",
    "view.default",
    "relu_.default",
    "t.default",
    "max.dim",
    "topk.default",
    "matmul.default",
    "conv_transpose1d.default",
    "conv2d.default",
    "avg_pool1d.default",
    "adaptive_avg_pool1d.default",
    "layer_norm.default",
    "gru.input",
    "lstm.input",
    "rnn_tanh.input",
    "flatten.using_ints",
    "unbind.int",
    "tril.default",
    "expand.default",
];

/// Other numbers in the program and the tensors' layout, and other operators: the result is an error message or a network, and
/// never anything else.
#[test]
fn programs_that_nobody_wrote_are_refused_or_read() {
    let mut random = Random(0x9e37_79b9_7f4a_7c15);
    let others = ["0", "1", "2", "3", "5", "7", "16", "40", "4294967296", "9223372036854775807"];
    for name in ["mlp", "cnn", "encoder", "lstm", "gru"] {
        let all = entries(&fixture(name));
        for _ in 0..400 {
            let mut all = all.clone();
            let texts = ["models/model.json", "models/model.json", "model_weights_config.json"];
            let which = texts[random.below(3)];
            let (_, data) = all.iter_mut().find(|(name, _)| name.ends_with(which)).unwrap();
            let mut text = String::from_utf8(std::mem::take(data)).unwrap();
            for _ in 0..1 + random.below(2) {
                let places = numbers(&text);
                let place = places[random.below(places.len())].clone();
                let sign = if random.below(4) == 0 { "-" } else { "" };
                let other = others[random.below(others.len())];
                text.replace_range(place, &format!("{sign}{other}").replace("--", "-"));
            }
            let targets: Vec<usize> =
                text.match_indices("torch.ops.aten.").map(|(at, _)| at).collect();
            if random.below(3) == 0 && !targets.is_empty() {
                let at = targets[random.below(targets.len())] + "torch.ops.aten.".len();
                let end = at + text[at..].find('"').unwrap();
                text.replace_range(at..end, OPERATORS[random.below(OPERATORS.len())]);
            }
            *data = text.into_bytes();
            let read = import(&archive(&all, 0), Path::new("m.pt2"), &ImportOptions::default());
            if let Err(error) = read {
                assert!(error.to_string().len() < 2000, "{error}");
            }
        }
    }
}
