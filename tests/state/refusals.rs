//! State dicts that do not fit: the messages, and the unchanged network.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use rootgrad::Status;
use rootgrad::models::{Network, Output, StateOptions};
use safetensors::serialize_to_file;
use safetensors::tensor::{Dtype, TensorView};

use crate::networks::network;
use crate::{loaded, of, tensors};

type Tensors = BTreeMap<String, (Dtype, Vec<usize>, Vec<u8>)>;

struct Case {
    folder: tempfile::TempDir,
}

impl Case {
    fn new() -> Self {
        Self { folder: tempfile::tempdir().unwrap() }
    }

    fn path(&self) -> PathBuf {
        self.folder.path().join("m")
    }

    /// Returns the message, without the file's name, if the network `name` reads the file.
    fn reported(&self, name: &str, options: &StateOptions) -> String {
        let (mut net, _) = network(name);
        let (before, columns) = (net.parameters().to_vec(), net.summary());
        let error = net.load_state(self.path(), options).unwrap_err();
        assert_eq!(net.parameters(), before);
        assert_eq!(net.summary(), columns);
        assert!(net.input_standardisation().is_none() && net.metadata().is_empty());
        let text = error.to_string();
        text.split_once("m' ").map_or(text.clone(), |(_, reported)| reported.to_owned())
    }

    /// Returns the message for PyTorch's file for this network, changed by `change`.
    fn changed(&self, name: &str, change: impl FnOnce(&mut Tensors)) -> String {
        let mut all = tensors(&of(name));
        change(&mut all);
        write(&self.path(), &all);
        self.reported(name, &network(name).1)
    }
}

fn write(path: &Path, tensors: &Tensors) {
    let view = |(kind, shape, bytes): &(Dtype, Vec<usize>, Vec<u8>)| {
        let bytes: &'static [u8] = bytes.clone().leak();
        TensorView::new(*kind, shape.clone(), bytes).unwrap()
    };
    serialize_to_file(tensors.iter().map(|(name, tensor)| (name, view(tensor))), None, path)
        .unwrap();
}

fn floats(shape: &[usize], value: f32) -> (Dtype, Vec<usize>, Vec<u8>) {
    let bytes = value.to_le_bytes().repeat(shape.iter().product());
    (Dtype::F32, shape.to_vec(), bytes)
}

#[test]
fn missing_and_superfluous_tensors_are_named() {
    let case = Case::new();
    let text = case.changed("gru", |all| drop(all.remove("head.bias")));
    let wanted = "has no tensor 'head.bias', for 'head.bias' [2] of the network; all its tensors are used: load the file \
                  into a network with as many layers as the file has, and copy parts of that with take_part";
    assert_eq!(text, wanted);
    let text = case.changed("gru", |all| {
        let bias = all.remove("head.bias").unwrap();
        let weight = all.remove("head.weight").unwrap();
        all.extend([("out.bias".into(), bias), ("out.weight".into(), weight)]);
    });
    let wanted = "has no tensor 'head.weight', for 'head.weight' [4, 2] of the network, nor 1 more that the network needs; it has 'out.bias' [2], \
                  'out.weight' [2, 4], which the network does not have: give pairs of names (the network's and the file's) to \
                  match them";
    assert_eq!(text, wanted);
    let text = case.changed("gru", |all| drop(all.insert("more".into(), floats(&[3], 0.0))));
    let wanted = "has 'more' [3], which the network does not have: give a pair of names (the network's and the file's) to match it, \
                  or skip it";
    assert_eq!(text, wanted);
    let skip = vec!["more".to_owned()];
    let (mut net, options) = network("gru");
    net.load_state(case.path(), &StateOptions { skip, ..options.clone() }).unwrap();
    assert_eq!(net.parameters(), loaded("gru").parameters());
    let text = case.reported("gru", &StateOptions { skip: vec!["head".into()], ..options });
    assert!(
        text.contains("a tensor to skip is head; wanted a tensor that the network does not need"),
        "{text}"
    );
}

#[test]
fn names_that_all_begin_alike_and_tensors_apart_show_the_way_out() {
    let case = Case::new();
    let text = case.changed("gru", |all| {
        *all = std::mem::take(all)
            .into_iter()
            .map(|(name, t)| (format!("module.{name}"), t))
            .collect();
    });
    assert!(text.contains("its names begin with 'module.': give that as the prefix"), "{text}");
    let prefix = |prefix: &str| StateOptions { prefix: prefix.into(), ..StateOptions::default() };
    let text = case.reported("gru", &prefix("model."));
    assert!(text.contains("none of its names begins with the prefix 'model.': it has 'module.gru.bias_hh_l0' [12], "), "{text}");
    network("gru").0.load_state(case.path(), &prefix("module.")).unwrap();

    std::fs::copy(of("own"), case.path()).unwrap();
    let text = case.reported("own", &StateOptions::default());
    let wanted = "has no tensor 'attention.in_proj_weight', for 'attention.query.weight' [8, 8], 'attention.key.weight' [8, 8], \
                  'attention.value.weight' [8, 8] of the network, nor 3 more that the network needs; it has 'attention.query.weight': the pair \
                  of names 'attention' and 'attention.*' reads those unchanged";
    assert_eq!(text, wanted);
}

#[test]
fn other_shapes_and_types_are_reported() {
    let case = Case::new();
    let text =
        case.changed("gru", |all| drop(all.insert("head.weight".into(), floats(&[4, 2], 0.0))));
    let wanted = "has tensor 'head.weight' of shape [4, 2]; wanted [2, 4], for 'head.weight' [4, 2] of the network (PyTorch has weights \
                  as (outputs, inputs)): give the layer the sizes in the file, or use another file";
    assert_eq!(text, wanted);
    let text =
        case.changed("strain", |all| drop(all.insert("bn.weight".into(), floats(&[5], 0.0))));
    assert!(
        text.starts_with("has tensor 'bn.weight' of shape [5]; wanted [4], for 'bn.weight' [4] of"),
        "{text}"
    );
    let text = case.changed("gru", |all| all.get_mut("head.bias").unwrap().0 = Dtype::I32);
    assert_eq!(text, "has tensor 'head.bias' of type I32; wanted F64, F32, F16 or BF16");
    let text =
        case.changed("gru", |all| drop(all.insert("head.bias".into(), floats(&[2], f32::NAN))));
    assert_eq!(text, "has NaN in tensor 'head.bias' at index 0");
    let huge = 1e300_f64.to_le_bytes().repeat(2);
    let text = case
        .changed("gru", |all| drop(all.insert("head.bias".into(), (Dtype::F64, vec![2], huge))));
    assert_eq!(text, "has inf in tensor 'head.bias' at index 0");
    let count = "bn.num_batches_tracked";
    let text = case.changed("strain", |all| drop(all.insert(count.into(), floats(&[], 3.0))));
    assert_eq!(text, "has tensor 'bn.num_batches_tracked' in F32; wanted I64");
    // PyTorch's files before 0.4 do not have this tensor.
    let mut all = tensors(&of("strain"));
    all.remove(count);
    write(&case.path(), &all);
    network("strain").0.load_state(case.path(), &StateOptions::default()).unwrap();
}

#[test]
fn pairs_that_do_not_suit_are_refused() {
    let case = Case::new();
    std::fs::copy(of("gru"), case.path()).unwrap();
    let reported = |pairs: &[(&str, &str)]| {
        let names =
            pairs.iter().map(|&(ours, theirs)| (ours.to_owned(), theirs.to_owned())).collect();
        case.reported("gru", &StateOptions { names, ..StateOptions::default() })
    };
    let text = reported(&[("tail", "head")]);
    assert_eq!(text, "a part of the network, in a pair of names, is tail; wanted one of gru, head");
    let text = reported(&[("head", "a"), ("head", "b")]);
    assert_eq!(
        text,
        "a pair of names is a second one of 'head'; wanted each name of the network once"
    );
    let text = reported(&[("head.weight", "a*")]);
    assert_eq!(
        text,
        "the file's name of 'head.weight' is 'a*'; wanted the tensor's whole name, without a *"
    );
    assert!(reported(&[("head.weight", "")]).ends_with("is ''; wanted the tensor's name"));
    assert!(reported(&[("head", "*.*")]).ends_with(
        "wanted a name with at most one *, which stands for the rest of the network's name"
    ));
    let text = reported(&[("head.weight", "x"), ("head.bias", "x")]);
    assert!(
        text.contains("'head.weight' and 'head.bias' the same name in the file, 'x'"),
        "{text}"
    );
}

#[test]
fn every_truncated_file_is_refused_and_no_flipped_bit_does_harm() {
    let case = Case::new();
    let bytes = std::fs::read(of("gru")).unwrap();
    for length in (0..bytes.len()).step_by(7) {
        std::fs::write(case.path(), &bytes[..length]).unwrap();
        let text = case.reported("gru", &StateOptions::default());
        assert!(text.contains("truncated") || text.contains("empty"), "{length}: {text}");
    }
    // There are no checksums, so a flipped bit of a value only gives another value.
    let header = 8 + u64::from_le_bytes(*bytes.first_chunk().unwrap()) as usize;
    let (fresh, _) = network("gru");
    for at in 0..header {
        let mut bytes = bytes.clone();
        bytes[at] ^= 1 << (at % 8);
        std::fs::write(case.path(), &bytes).unwrap();
        let (mut net, options) = network("gru");
        match net.load_state(case.path(), &options) {
            Ok(()) => {
                let mut y = [f32::NAN; 2];
                net.predict(&[0.5; 18], 18, &mut y, Output::Raw).unwrap();
                assert!(y.iter().all(|y| y.is_finite()));
            }
            Err(error) => {
                assert_eq!(error.status(), Status::Format, "{error}");
                assert_eq!(net.parameters(), fresh.parameters());
            }
        }
    }
}

#[test]
fn files_of_ours_and_of_other_formats_are_reported_the_way() {
    let case = Case::new();
    let net = loaded("gru");
    net.save(case.path()).unwrap();
    let text = case.reported("gru", &StateOptions::default());
    assert!(
        text.starts_with(
            "is a model file of rootgrad, not a state dict: read it with load, or copy parts of it with take_part"
        ),
        "{text}"
    );
    net.save_state(case.path(), &StateOptions::default()).unwrap();
    let text = Network::load(case.path()).unwrap_err().to_string();
    assert!(text.contains("to read a state dict of PyTorch, call load_state"), "{text}");
    std::fs::write(case.path(), b"PK\x03\x04 as torch.save writes it").unwrap();
    let text = case.reported("gru", &StateOptions::default());
    assert!(text.contains("safetensors.torch.save_file"), "{text}");
    std::fs::remove_file(case.path()).unwrap();
    let error = network("gru").0.load_state(case.path(), &StateOptions::default()).unwrap_err();
    assert_eq!(error.status(), Status::Io);
}
