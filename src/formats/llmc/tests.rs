//! Comparison with files that `tests/reference/llmc.py` wrote with NumPy and PyTorch.

use crate::kernels::Precision;
use std::path::PathBuf;

use super::*;

const SHAPE: Shape =
    Shape { max_t: 3, vocab: 5, layers: 2, heads: 2, channels: 4, padded_vocab: 8 };

fn reference(name: &str) -> PathBuf {
    Path::new("tests/reference/llmc").join(name)
}

fn parameters() -> Vec<f32> {
    (0..SHAPE.parameters()).map(|i| 0.25 * i as f32 - 7.3).collect()
}

fn read(name: &str) -> Vec<f32> {
    let file = Checkpoint::open(&reference(name)).unwrap();
    assert_eq!(file.shape(), SHAPE);
    let mut parameters = vec![0.0; SHAPE.parameters() as usize];
    file.read_into(&mut parameters).unwrap();
    parameters
}

/// Returns the error from opening a changed copy of a reference file.
fn damaged(
    name: &str,
    change: impl FnOnce(&mut Vec<u8>),
    open: impl Fn(&Path) -> Result<()>,
) -> String {
    let directory = tempfile::tempdir().unwrap();
    let path = directory.path().join(name);
    let mut bytes = std::fs::read(reference(name)).unwrap();
    change(&mut bytes);
    std::fs::write(&path, bytes).unwrap();
    open(&path).unwrap_err().to_string()
}

fn checkpoint(path: &Path) -> Result<()> {
    let file = Checkpoint::open(path)?;
    let mut parameters = vec![0.0; file.shape().parameters() as usize];
    file.read_into(&mut parameters)
}

#[test]
fn the_parameters_of_gpt2_124m_are_as_many_as_published() {
    let shape = Shape {
        max_t: 1024,
        vocab: 50257,
        layers: 12,
        heads: 12,
        channels: 768,
        padded_vocab: 50304,
    };
    assert_eq!(shape.parameters(), 124_475_904);
}

#[test]
fn checkpoints_of_both_precisions_are_read() {
    assert_eq!(read("model.bin"), parameters());
    for (got, exact) in read("model_bf16.bin").iter().zip(parameters()) {
        assert!((got - exact).abs() <= exact.abs() / 256.0, "{got} for {exact}"); // 8 bits, rounded to nearest
    }
}

#[test]
fn checkpoints_are_written_as_pytorch_writes_them() {
    let directory = tempfile::tempdir().unwrap();
    for (name, precision) in
        [("model.bin", Precision::Float32), ("model_bf16.bin", Precision::Bfloat16)]
    {
        let path = directory.path().join(name);
        write_checkpoint(&path, SHAPE, &parameters(), precision).unwrap();
        assert!(std::fs::read(&path).unwrap() == std::fs::read(reference(name)).unwrap(), "{name}");
    }
    let error =
        write_checkpoint(&directory.path().join("short.bin"), SHAPE, &[0.0], Precision::Float32);
    assert!(error.unwrap_err().to_string().contains("parameters has shape 1; wanted 540"));
    assert!(!directory.path().join("short.bin").exists());
}

#[test]
fn debug_states_token_files_and_tokenizers_are_read() {
    let state = DebugState::read(&reference("state.bin"), SHAPE).unwrap();
    assert_eq!((state.batch, state.time, state.loss), (2, 2, 1.5));
    assert_eq!((&state.tokens[..], &state.targets[..]), (&[0, 1, 2, 3][..], &[1, 2, 3, 4][..]));
    assert_eq!((state.logits.len(), state.logits[19]), (20, 19.0 / 8.0));
    assert_eq!(state.gradients.last(), Some(&-(SHAPE.parameters() as f32 - 1.0)));
    assert_eq!(read_tokens(&reference("tokens.bin")).unwrap(), [4, 0, 3, 1, 65535, 2]);
    let (table, end) = read_tokenizer(&reference("tokenizer.bin")).unwrap();
    assert_eq!((table.len(), &table[3][..], end), (5, &b"ab"[..], Some(4)));
}

#[test]
fn token_files_and_tokenizers_are_written_as_numpy_writes_them() {
    let directory = tempfile::tempdir().unwrap();
    let path = directory.path().join("file.bin");
    write_tokens(&path, &[4, 0, 3, 1, 65535, 2]).unwrap();
    assert_eq!(std::fs::read(&path).unwrap(), std::fs::read(reference("tokens.bin")).unwrap());
    write_tokenizer(&path, &["a", "b", " ", "ab", "<|end|>"], Some(4)).unwrap();
    assert_eq!(std::fs::read(&path).unwrap(), std::fs::read(reference("tokenizer.bin")).unwrap());
    assert!(write_tokenizer(&path, &["a".repeat(256)], None).is_err());
}

#[test]
fn damaged_checkpoints_say_what_is_wrong() {
    let number = |index: usize, value: i32| {
        damaged(
            "model.bin",
            |b| b[4 * index..][..4].copy_from_slice(&value.to_le_bytes()),
            checkpoint,
        )
    };
    assert!(number(0, 20240520).contains("is an llm.c token file; wanted a model checkpoint"));
    assert!(number(0, 7).contains("begins with the number 7; wanted 20240326"));
    assert!(number(1, 9).contains("has version 9; this library reads 3 and 5"));
    assert!(number(4, -2).contains("has -2 layers (L); wanted at least 1"));
    assert!(number(5, 3).contains("has 4 channels for 3 heads"));
    assert!(number(7, 4).contains("has 4 rows of the token embedding for 5 tokens"));
    assert!(number(6, i32::MAX - 1).contains("is truncated"), "sizes whose product is huge");
    let short = |n: usize| damaged("model.bin", |b| b.truncate(n), checkpoint);
    assert!(short(0).contains("it has 0 bytes, its header alone 1024"));
    assert!(short(1500).contains("is truncated: 476 bytes follow its header; its sizes need 2160"));
    let long = damaged("model.bin", |b| b.push(0), checkpoint);
    assert!(long.contains("is damaged: 2161 bytes follow"), "{long}");
    let nan = |b: &mut Vec<u8>| b[1024 + 40..][..4].copy_from_slice(&f32::NAN.to_le_bytes());
    assert!(damaged("model.bin", nan, checkpoint).contains("has NaN as its parameter 10"));
}

#[test]
fn damaged_states_tokens_and_tokenizers_say_what_is_wrong() {
    let state = |path: &Path| DebugState::read(path, SHAPE).map(drop);
    assert!(
        damaged("state.bin", |b| b[1024] = 5, state).contains("has token 5; wanted tokens below")
    );
    assert!(damaged("state.bin", |b| b.truncate(1100), state).contains("is truncated"));
    let tokens = |path: &Path| read_tokens(path).map(drop);
    assert!(damaged("tokens.bin", |b| b.truncate(1034), tokens).contains("is truncated: 10 bytes"));
    let tokenizer = |path: &Path| read_tokenizer(path).map(drop);
    let cut = damaged("tokenizer.bin", |b| b.truncate(1035), tokenizer);
    assert!(cut.contains("is truncated in token 4 of 5"), "{cut}");
    assert!(
        damaged("tokenizer.bin", |b| b[12] = 5, tokenizer).contains("token 5 as the end of text")
    );
    assert!(tokens(Path::new("/")).unwrap_err().to_string().contains("cannot read"));
}
