//! Model files, llm.c's checkpoints, and errors for damaged ones.

use std::path::Path;

use rootgrad::Error;
use rootgrad::data::{Text, Vocabulary};
use rootgrad::formats::safetensors::{TensorReader, write_tensors};
use rootgrad::kernels::Activation;
use rootgrad::kernels::Precision;
use rootgrad::models::{Gpt2, MlpConfig, Network};

use crate::common::{bits, model, text};

fn message(path: &Path) -> String {
    match Gpt2::load(path) {
        Ok(_) => panic!("'{}' was read", path.display()),
        Err(error) => error.to_string(),
    }
}

#[test]
fn what_is_saved_is_loaded_with_its_tokenizer() {
    let directory = tempfile::tempdir().unwrap();
    let path = directory.path().join("model.safetensors");
    let text = text();
    let mut saved = model(text.tokens().vocabulary(), 5);
    saved.set_tokenizer(text.tokenizer().cloned()).unwrap();
    saved.save(&path).unwrap();
    let first = std::fs::read(&path).unwrap();
    let loaded = Gpt2::load(&path).unwrap();
    assert_eq!(loaded.config(), saved.config());
    assert_eq!(bits(&loaded), bits(&saved));
    assert_eq!(loaded.tokenizer(), text.tokenizer());
    loaded.save(&path).unwrap();
    assert!(std::fs::read(&path).unwrap() == first, "the same model must give the same bytes");

    // GPT-2's tokens are stored by name: all 50257 would be most of a small model's file.
    let words = Text::of_bytes(b"a few words", &Vocabulary::Gpt2).unwrap();
    let mut gpt2 = model(50257, 5);
    gpt2.set_tokenizer(words.tokenizer().cloned()).unwrap();
    gpt2.save(&path).unwrap();
    let values = 4 * gpt2.parameters().len() as u64;
    assert!(std::fs::metadata(&path).unwrap().len() < values + 4096);
    assert_eq!(Gpt2::load(&path).unwrap().tokenizer(), words.tokenizer());
}

#[test]
fn llmc_checkpoints_go_there_and_back() {
    let directory = tempfile::tempdir().unwrap();
    let path = directory.path().join("model.bin");
    let saved = model(13, 5);
    saved.save_llmc(&path, Precision::Float32).unwrap();
    let loaded = Gpt2::load(&path).unwrap();
    assert_eq!((loaded.config(), bits(&loaded)), (saved.config(), bits(&saved)));
    assert_eq!(loaded.tokenizer(), None);
    saved.save_llmc(&path, Precision::Bfloat16).unwrap();
    let rounded = Gpt2::load(&path).unwrap();
    let far = |(a, b): (&f32, &f32)| (a - b).abs() > a.abs() / 256.0;
    assert!(!saved.parameters().iter().zip(rounded.parameters()).any(far));
}

#[test]
fn a_truncated_file_is_reported_wherever_it_ends() {
    let directory = tempfile::tempdir().unwrap();
    for (name, kind) in [("model.safetensors", "truncated"), ("model.bin", "truncated")] {
        let path = directory.path().join(name);
        match name.ends_with("bin") {
            true => model(13, 5).save_llmc(&path, Precision::Float32).unwrap(),
            false => model(13, 5).save(&path).unwrap(),
        }
        let bytes = std::fs::read(&path).unwrap();
        for length in [1, 7, 100, 1023, 1024, 5000, bytes.len() - 1] {
            std::fs::write(&path, &bytes[..length]).unwrap();
            assert!(message(&path).contains(kind), "{length} of {name}: {}", message(&path));
        }
        std::fs::write(&path, [&bytes[..], b"x"].concat()).unwrap();
        assert!(message(&path).contains("is damaged"), "{}", message(&path));
    }
}

#[test]
fn files_of_another_kind_or_version_are_reported() {
    let directory = tempfile::tempdir().unwrap();
    let at = |name: &str| directory.path().join(name);
    let llmc = at("model.bin");
    model(13, 5).save_llmc(&llmc, Precision::Float32).unwrap();
    let bytes = std::fs::read(&llmc).unwrap();
    let with = |index: usize, value: i32| {
        let mut bytes = bytes.clone();
        bytes[4 * index..4 * index + 4].copy_from_slice(&value.to_le_bytes());
        std::fs::write(&llmc, bytes).unwrap();
        message(&llmc)
    };
    let magic = with(0, 42);
    assert!(magic.contains("begins with the number 42; wanted 20240326"), "{magic}");
    assert!(with(0, 20240328).contains("is an llm.c tokenizer; wanted a model checkpoint"));
    assert!(with(1, 9).contains("has version 9; this library reads 3 and 5"));
    assert!(with(3, 0).contains("has 0 tokens (V); wanted at least 1"));
    assert!(with(5, 3).contains("has 32 channels for 3 heads"));
    assert!(with(6, 64).contains("is truncated"));
    // A NaN in the middle of the file.
    assert!(with(256 + 1000, f32::NAN.to_bits() as i32).contains("has NaN as its parameter 1000"));

    let mlp = at("mlp.safetensors");
    let config =
        MlpConfig { widths: vec![2, 1], activation: Activation::Gelu, init: None, seed: 1 };
    Network::new(config).unwrap().save(&mlp).unwrap();
    assert!(message(&mlp).contains(r#"contains a model of kind "mlp"; wanted "gpt2""#));
    let gpt2 = at("gpt2.safetensors");
    model(13, 5).save(&gpt2).unwrap();
    assert!(
        Network::load(&gpt2).unwrap_err().to_string().contains(r#"of kind "gpt2"; wanted "mlp""#)
    );
    let about = TensorReader::open(&gpt2).unwrap().about;
    let newer = about.replace(r#""format_version":1"#, r#""format_version":7"#);
    assert_ne!(newer, about);
    write_tensors(&gpt2, &newer, &[]).unwrap();
    let error = Gpt2::load(&gpt2).unwrap_err();
    assert!(matches!(error, Error::Version(_)), "{error}");
    assert!(error.to_string().contains("of format 7"), "{error}");
    assert!(message(&at("none")).contains("cannot read"));
    assert!(message(directory.path()).contains("directory"));
}

#[test]
fn no_damaged_byte_of_the_header_crashes() {
    let directory = tempfile::tempdir().unwrap();
    let path = directory.path().join("model.safetensors");
    model(13, 5).save(&path).unwrap();
    let bytes = std::fs::read(&path).unwrap();
    let header = 8 + u64::from_le_bytes(bytes[..8].try_into().unwrap()) as usize;
    for at in (0..header).step_by(3) {
        let mut bytes = bytes.clone();
        bytes[at] ^= 1 << (at % 7);
        std::fs::write(&path, bytes).unwrap();
        let _ = Gpt2::load(&path);
    }
}
