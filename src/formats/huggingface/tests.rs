//! Damaged files. (Valid ones: `models::gpt2::tests::huggingface`.)

use super::json::MAX_INDEX;
use super::*;

/// The error for a copy of the reference whose configuration and weights are changed.
fn damaged(config: impl FnOnce(&mut Value), weights: impl FnOnce(&mut Vec<u8>)) -> String {
    let reference = Path::new("tests/reference/huggingface/f32");
    let directory = tempfile::tempdir().unwrap();
    let text = std::fs::read(reference.join(CONFIG)).unwrap();
    let mut value = serde_json::from_slice(&text).unwrap();
    config(&mut value);
    std::fs::write(directory.path().join(CONFIG), value.to_string()).unwrap();
    let mut bytes = std::fs::read(reference.join(WEIGHTS)).unwrap();
    weights(&mut bytes);
    std::fs::write(directory.path().join(WEIGHTS), bytes).unwrap();
    let read = || {
        let checkpoint = Checkpoint::open(directory.path())?;
        let mut parameters = vec![0.0; checkpoint.shape().parameters() as usize];
        checkpoint.read_into(&mut parameters)
    };
    read().unwrap_err().to_string()
}

fn config(key: &'static str, value: impl Into<Value>) -> String {
    damaged(|config| config[key] = value.into(), |_| {})
}

/// Replaces `from` by `to`, of the same length, in the header.
fn renamed(from: &str, to: &str) -> String {
    assert_eq!(from.len(), to.len());
    damaged(
        |_| {},
        |bytes| {
            let found = bytes.windows(from.len()).position(|part| part == from.as_bytes());
            let at = found.expect("the reference has it");
            bytes[at..at + to.len()].copy_from_slice(to.as_bytes());
        },
    )
}

#[test]
fn configurations_of_other_models_are_refused() {
    let wanted = [
        (config("model_type", "llama"), "describes a model of type \"llama\"; wanted \"gpt2\""),
        (
            config("scale_attn_weights", false),
            "has scale_attn_weights = false; this library has true",
        ),
        (config("scale_attn_by_inverse_layer_idx", true), "this library has false"),
        (config("activation_function", "relu"), "has activation_function \"relu\""),
        (config("layer_norm_epsilon", 1e-6), "has layer_norm_epsilon 1e-6"),
        (config("n_inner", 31), "has n_inner = 31; wanted 32, 4·n_embd"),
        (config("n_head", 3), "has n_head = 3; wanted a divisor of n_embd, 8"),
        (config("n_layer", 0), "has n_layer = 0; wanted 1 to"),
        (config("n_embd", -8), "has n_embd = -8; wanted 1 to"),
        (config("vocab_size", "many"), "has vocab_size = \"many\"; wanted 1 to"),
        (config("vocab_size", 14), "'transformer.wte.weight' of shape [13, 8]; wanted [14, 8]"),
        (config("n_layer", i32::MAX), "tensors, but 'config.json' has n_layer = 2147483647"),
        (config("scale_attn_weights", 0), "has scale_attn_weights = 0; this library has true"),
        (config("notes", " ".repeat(1 << 19)), "; wanted at most 524288"),
        (config("n_layer", 3), "has no tensor 'transformer.h.2.ln_1.weight'"),
        (config("n_layer", 1), "which a GPT-2 language model of 1 layers does not have"),
    ];
    for (message, wanted) in wanted {
        assert!(message.contains(wanted), "{message}\nwanted: {wanted}");
    }
}

/// Configurations that `transformers` reads as the same model.
#[test]
fn other_spellings_of_a_configuration_are_read() {
    let reference = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/reference/huggingface/f32");
    let directory = tempfile::tempdir().unwrap();
    std::fs::copy(reference.join(WEIGHTS), directory.path().join(WEIGHTS)).unwrap();
    let wanted = Checkpoint::open(&reference).unwrap().shape();
    let read = |change: &dyn Fn(&mut serde_json::Map<String, Value>)| {
        let mut config: Value = read_json(&reference.join(CONFIG), MAX_CONFIG).unwrap();
        change(config.as_object_mut().unwrap());
        std::fs::write(directory.path().join(CONFIG), config.to_string()).unwrap();
        assert_eq!(Checkpoint::open(directory.path()).unwrap().shape(), wanted);
    };
    read(&|config| drop(config.insert("scale_attn_weights".into(), 1.into())));
    read(&|config| drop(config.insert("scale_attn_by_inverse_layer_idx".into(), 0.into())));
    read(&|config| drop(config.remove("model_type")));
    read(&|config| {
        for (own, other) in ALIASES {
            let size = config.remove(own).unwrap();
            config.insert(other.into(), size);
        }
    });
    // If both names are present the model's own name counts, as in `transformers`.
    read(&|config| drop(config.insert("hidden_size".into(), 4096.into())));
}

#[test]
fn double_precision_is_rounded() {
    let directory = tempfile::tempdir().unwrap();
    let path = directory.path();
    let shape = Shape { max_t: 2, vocab: 3, layers: 1, heads: 1, channels: 2, padded_vocab: 128 };
    let parameters: Vec<f32> = (0..shape.parameters()).map(|i| i as f32 / 3.0).collect();
    write_checkpoint(path, shape, &parameters, Precision::Float32).unwrap();
    let written = std::fs::read(path.join(WEIGHTS)).unwrap();
    let file = ::safetensors::SafeTensors::deserialize(&written).unwrap();
    let write = |more: f64| {
        let wide = file.iter().map(|(name, view)| {
            let values =
                view.data().as_chunks().0.iter().map(|b| f64::from(f32::from_le_bytes(*b)));
            let bytes: Vec<u8> = values.flat_map(|v| (v * more).to_le_bytes()).collect();
            (name, view.shape().to_vec(), bytes)
        });
        let wide: Vec<_> = wide.collect();
        let views = wide.iter().map(|(name, shape, bytes)| {
            let view = ::safetensors::tensor::TensorView::new(Dtype::F64, shape.clone(), bytes);
            (*name, view.unwrap())
        });
        std::fs::write(path.join(WEIGHTS), ::safetensors::serialize(views, None).unwrap()).unwrap();
        let mut read = vec![1.0; parameters.len()];
        Checkpoint::open(path)?.read_into(&mut read).map(|()| read)
    };
    let mut wanted = parameters.clone();
    wanted[6..256].fill(0.0);
    assert_eq!(write(1.0 + 1e-12).unwrap(), wanted);
    let error = write(1e300).unwrap_err().to_string();
    assert!(error.contains("has inf in tensor"), "{error}");
}

#[test]
fn damaged_weights_are_refused() {
    let cut = damaged(|_| {}, |bytes| bytes.truncate(9000));
    assert!(cut.contains("model.safetensors' is truncated: 9000 bytes of"), "{cut}");
    let nan = damaged(
        |_| {},
        |bytes| {
            let end = bytes.len();
            bytes[end - 4..].copy_from_slice(&f32::NAN.to_le_bytes());
        },
    );
    assert!(nan.contains("has NaN in tensor 'transformer."), "{nan}");
    let unknown = renamed("transformer.ln_f.bias", "transformer.ln_g.bias");
    assert!(unknown.contains("has no tensor 'transformer.ln_f.bias'"), "{unknown}");
    let kind = renamed("\"F32\"", "\"I32\"");
    assert!(kind.contains("of type I32; wanted F64, F32, F16 or BF16"), "{kind}");
    let other = damaged(|_| {}, |bytes| *bytes = b"PK and so on, as torch.save writes".to_vec());
    assert!(other.contains("is a zip archive"), "{other}");
}

#[test]
fn masks_are_passed_over_and_another_output_layer_is_refused() {
    let directory = tempfile::tempdir().unwrap();
    let path = directory.path();
    let shape = Shape { max_t: 2, vocab: 3, layers: 1, heads: 1, channels: 2, padded_vocab: 128 };
    let parameters: Vec<f32> = (0..shape.parameters()).map(|i| i as f32).collect();
    write_checkpoint(path, shape, &parameters, Precision::Float32).unwrap();
    // The same file with a mask, and with an output layer: once the embedding, and once something else.
    let written = std::fs::read(path.join(WEIGHTS)).unwrap();
    let with = |name: &str, shape: &[usize], values: &[f32]| {
        let file = ::safetensors::SafeTensors::deserialize(&written).unwrap();
        let bytes: Vec<u8> = values.iter().flat_map(|v| v.to_le_bytes()).collect();
        let view = ::safetensors::tensor::TensorView::new(Dtype::F32, shape.to_vec(), &bytes);
        let more = [(name, view.unwrap())];
        let all = file.iter().chain(more);
        std::fs::write(path.join(WEIGHTS), ::safetensors::serialize(all, None).unwrap()).unwrap();
        let checkpoint = Checkpoint::open(path)?;
        let mut read = vec![1.0; parameters.len()];
        checkpoint.read_into(&mut read).map(|()| read)
    };
    let mut wanted = parameters.clone();
    wanted[6..256].fill(0.0);
    assert_eq!(with("transformer.h.0.attn.bias", &[1, 1, 2, 2], &[1.0; 4]).unwrap(), wanted);
    assert_eq!(with(HEAD, &[3, 2], &parameters[..6]).unwrap(), wanted);
    let error = with(HEAD, &[3, 2], &[1.0; 6]).unwrap_err().to_string();
    assert!(
        error.contains("an output layer, 'lm_head.weight', that differs from its token"),
        "{error}"
    );
    let error = with("score.weight", &[1, 2], &[1.0; 2]).unwrap_err().to_string();
    assert!(error.contains("has tensor 'score.weight', which a GPT-2"), "{error}");
}

#[test]
fn missing_files_are_reported() {
    let directory = tempfile::tempdir().unwrap();
    let path = directory.path();
    let message = || Checkpoint::open(path).unwrap_err().to_string();
    assert!(message().contains("config.json': No such file"), "{}", message());
    let config = json!({
        "model_type": "gpt2", "n_embd": 8, "n_head": 2, "n_layer": 1, "n_positions": 4, "vocab_size": 5,
    });
    std::fs::write(path.join(CONFIG), config.to_string()).unwrap();
    assert!(message().contains("model.safetensors'"), "{}", message());
    std::fs::write(path.join("pytorch_model.bin"), "").unwrap();
    assert!(message().contains("call save_pretrained again"), "{}", message());
}

/// The error for a copy of the reference in several files, which `change` is given with its index.
fn sharded(change: impl FnOnce(&Path, &mut Value)) -> String {
    let reference = Path::new("tests/reference/huggingface/shards");
    let directory = tempfile::tempdir().unwrap();
    for file in std::fs::read_dir(reference).unwrap() {
        let file = file.unwrap();
        std::fs::copy(file.path(), directory.path().join(file.file_name())).unwrap();
    }
    let path = directory.path().join(INDEX);
    let mut index = read_json(&path, MAX_INDEX).unwrap();
    change(directory.path(), &mut index);
    std::fs::write(&path, index.to_string()).unwrap();
    Checkpoint::open(directory.path()).unwrap_err().to_string()
}

/// The file of a tensor.
fn home(index: &Value, tensor: &str) -> String {
    index["weight_map"][tensor].as_str().expect("the reference has it").to_owned()
}

const FIRST: &str = "transformer.wte.weight";
const LAST: &str = "transformer.ln_f.bias";

#[test]
fn shards_that_do_not_fit_their_index_are_refused() {
    let refused = |wanted: &str, change: &dyn Fn(&Path, &mut Value)| {
        let message = sharded(change);
        assert!(message.contains(wanted), "{message}\nwanted: {wanted}");
    };
    refused("has no weight_map", &|_, index| *index = json!({ "metadata": {} }));
    refused("in \"../x.safetensors\"; wanted the name of a file beside it", &|_, index| {
        index["weight_map"][LAST] = "../x.safetensors".into();
    });
    refused("in no text; wanted the name of a file", &|_, index| {
        index["weight_map"][LAST] = 3.into()
    });
    refused(
        "names the file 'model-00003-of-00003.safetensors', which does not exist",
        &|path, _| {
            std::fs::remove_file(path.join("model-00003-of-00003.safetensors")).unwrap();
        },
    );
    refused(".safetensors' is truncated", &|path, index| {
        let shard = path.join(home(index, LAST));
        let bytes = std::fs::read(&shard).unwrap();
        std::fs::write(&shard, &bytes[..bytes.len() - 1]).unwrap();
    });
    refused("has tensor 'transformer.ln_f.bias', which '", &|_, index| {
        index["weight_map"][LAST] = home(index, FIRST).into();
    });
    refused("places in no file", &|_, index| {
        index["weight_map"].as_object_mut().unwrap().remove(LAST);
    });
    refused("places tensor 'transformer.more' in \"model-0", &|_, index| {
        index["weight_map"]["transformer.more"] = home(index, FIRST).into();
    });
    refused("of shape [13, 8]; wanted [14, 8]", &|path, _| {
        let mut config: Value = read_json(&path.join(CONFIG), MAX_CONFIG).unwrap();
        config["vocab_size"] = 14.into();
        std::fs::write(path.join(CONFIG), config.to_string()).unwrap();
    });
}

#[test]
fn a_tensor_in_two_shards_or_in_none_is_refused() {
    let twice = sharded(|path, index| {
        let shard = path.join(home(index, FIRST));
        let bytes = std::fs::read(&shard).unwrap();
        let file = ::safetensors::SafeTensors::deserialize(&bytes).unwrap();
        let zeros = [0; 32];
        let view = ::safetensors::tensor::TensorView::new(Dtype::F32, vec![8], &zeros).unwrap();
        let all = ::safetensors::serialize(file.iter().chain([(LAST, view)]), None).unwrap();
        std::fs::write(&shard, all).unwrap();
    });
    assert!(twice.contains("has tensor 'transformer.ln_f.bias', which '"), "{twice}");
    let none = sharded(|path, index| {
        let shard = path.join(home(index, LAST));
        let bytes = std::fs::read(&shard).unwrap();
        let file = ::safetensors::SafeTensors::deserialize(&bytes).unwrap();
        let left = file.iter().filter(|(name, _)| *name != LAST);
        std::fs::write(&shard, ::safetensors::serialize(left, None).unwrap()).unwrap();
        index["weight_map"].as_object_mut().unwrap().remove(LAST);
    });
    assert!(none.contains("index.json' has no tensor 'transformer.ln_f.bias'"), "{none}");
}
