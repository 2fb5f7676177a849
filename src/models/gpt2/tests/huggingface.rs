//! Comparison with models and logits of `transformers`: `tests/reference/huggingface`, made by `huggingface.py`
//! beside it.

use std::path::{Path, PathBuf};

use serde_json::Value;

use crate::data::Tokenizer;
use crate::kernels::Precision;
use crate::models::gpt2::{Evaluator, Gpt2, Gpt2Config};
use crate::threads::Team;

const CONFIG: Gpt2Config = Gpt2Config {
    max_time: 12,
    vocabulary: 13,
    padded_vocabulary: 128,
    layers: 2,
    heads: 2,
    channels: 8,
};

fn reference(name: &str) -> PathBuf {
    Path::new("tests/reference/huggingface").join(name)
}

fn numbers(name: &str) -> Vec<f32> {
    let text = std::fs::read_to_string(reference("logits.json")).unwrap();
    let found: Value = serde_json::from_str(&text).unwrap();
    let list = found[name].as_array().unwrap();
    list.iter().map(|value| value.as_f64().unwrap() as f32).collect()
}

/// The logits of the script's tokens.
fn logits(model: &Gpt2) -> Vec<f32> {
    let tokens: Vec<u32> = numbers("tokens").iter().map(|&token| token as u32).collect();
    let mut evaluator = Evaluator::new(model, 1, tokens.len()).unwrap();
    let mut logits = vec![0.0; tokens.len() * model.config().vocabulary];
    evaluator.logits(&Team::new(1), &tokens, &mut logits).unwrap();
    logits
}

#[test]
fn logits_are_those_of_transformers_in_every_precision() {
    for name in ["f32", "f16", "bf16"] {
        let model = Gpt2::load_hugging_face(reference(name)).unwrap();
        assert_eq!(*model.config(), CONFIG);
        for (got, want) in logits(&model).iter().zip(numbers(name)) {
            assert!((got - want).abs() < 1e-5 * (1.0 + want.abs()), "{name}: {got}, {want}");
        }
    }
}

#[test]
fn a_model_in_several_files_is_the_same_model() {
    let whole = Gpt2::load_hugging_face(reference("f32")).unwrap();
    let directory = reference("shards");
    let index = directory.join("model.safetensors.index.json");
    for model in [Gpt2::load(&directory), Gpt2::load_hugging_face(index)] {
        assert_eq!(model.unwrap().parameters(), whole.parameters());
    }
    assert!(directory.join("model-00002-of-00003.safetensors").exists());
}

#[test]
fn a_directory_has_its_own_tokenizer() {
    let directory = tempfile::tempdir().unwrap();
    let path = directory.path();
    // Eight tokens more than the tokenizer has, as in a padded vocabulary.
    let config = Gpt2Config { vocabulary: 410, padded_vocabulary: 512, ..CONFIG };
    let new = Gpt2::new(config, 3).unwrap();
    new.save_hugging_face(path, Precision::Float32).unwrap();
    assert_eq!(Gpt2::load(path).unwrap().tokenizer(), None);
    for name in ["vocab.json", "merges.txt", "added_tokens.json"] {
        std::fs::copy(reference("tokenizer").join(name), path.join(name)).unwrap();
    }
    let model = Gpt2::load(path).unwrap();
    let own = Tokenizer::load_hugging_face(&reference("tokenizer")).unwrap().unwrap();
    assert_eq!(model.tokenizer().map(|tokenizer| &**tokenizer), Some(&own));
    // The script's first case.
    assert_eq!(model.prompt(b"Ola mundo").unwrap(), own.encode(b"Ola mundo").unwrap());
    let ours = path.join("ours.safetensors");
    model.save(&ours).unwrap();
    assert_eq!(Gpt2::load(&ours).unwrap().tokenizer(), model.tokenizer());

    let small = Gpt2::load(reference("f32")).unwrap();
    small.save_hugging_face(path, Precision::Float32).unwrap();
    let error = Gpt2::load(path).unwrap_err().to_string();
    assert!(error.contains("402; wanted at most the model's vocabulary, 13"), "{error}");
}

#[test]
fn what_is_written_is_what_transformers_wrote() {
    let directory = tempfile::tempdir().unwrap();
    let path = directory.path().join("new/model");
    let model = Gpt2::load_hugging_face(reference("f32")).unwrap();
    let tensors = |path: &Path| {
        let bytes = std::fs::read(path.join("model.safetensors")).unwrap();
        let file = safetensors::SafeTensors::deserialize(&bytes).unwrap();
        let mut tensors: Vec<_> = file
            .iter()
            .map(|(name, view)| (name.to_string(), view.shape().to_vec(), view.data().to_vec()))
            .collect();
        tensors.sort();
        tensors
    };
    model.save_hugging_face(&path, Precision::Float32).unwrap();
    assert_eq!(tensors(&path), tensors(&reference("f32")));
    let config = |path: &Path| -> Value {
        serde_json::from_slice(&std::fs::read(path.join("config.json")).unwrap()).unwrap()
    };
    let (ours, theirs) = (config(&path), config(&reference("f32")));
    for (key, value) in ours.as_object().unwrap() {
        // The reference was made with an end of text; for 13 tokens none is known.
        if !key.ends_with("os_token_id") {
            assert_eq!(*value, theirs[key], "{key}");
        }
    }
    let back = Gpt2::load_hugging_face(path.join("model.safetensors")).unwrap();
    assert_eq!(back.parameters(), model.parameters());

    model.save_hugging_face(&path, Precision::Bfloat16).unwrap();
    let half = Gpt2::load_hugging_face(&path).unwrap();
    let other = Gpt2::load_hugging_face(reference("bf16")).unwrap();
    assert_eq!(half.parameters(), other.parameters());
}
