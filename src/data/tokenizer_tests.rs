//! Against Python's tiktoken: `tests/reference/tokenizer.py` wrote `tokenizer.json`.

use super::*;

#[derive(serde::Deserialize)]
struct Case {
    bytes: String,
    tokens: Vec<u32>,
}

fn unhex(text: &str) -> Vec<u8> {
    text.as_bytes()
        .chunks(2)
        .map(|c| u8::from_str_radix(std::str::from_utf8(c).unwrap(), 16).unwrap())
        .collect()
}

#[test]
fn gpt2_gives_tiktokens_tokens_for_text_and_for_any_bytes() {
    let cases: Vec<Case> =
        serde_json::from_str(include_str!("../../tests/reference/tokenizer.json")).unwrap();
    assert!(cases.len() > 300, "the reference is gone");
    let tokenizer = Tokenizer::gpt2().unwrap();
    for case in cases {
        let bytes = unhex(&case.bytes);
        let tokens = tokenizer.encode(&bytes).unwrap();
        assert_eq!(tokens, case.tokens, "{:?}", String::from_utf8_lossy(&bytes));
        assert_eq!(tokenizer.decode(&tokens).unwrap(), bytes);
    }
}

#[test]
fn a_megabyte_that_is_no_text_takes_no_ages() {
    let tokenizer = Tokenizer::gpt2().unwrap();
    let bytes: Vec<u8> = b"\xffna\xefve caf\xe9 ".iter().copied().cycle().take(1 << 20).collect();
    let tokens = tokenizer.encode(&bytes).unwrap();
    assert_eq!(tokenizer.decode(&tokens).unwrap(), bytes);
    assert!(tokens.len() < bytes.len());
}

#[test]
fn long_blanks_are_tokens_or_an_error_but_no_panic() {
    let tokenizer = Tokenizer::gpt2().unwrap();
    let blanks = vec![b' '; 1 << 20];
    match tokenizer.encode(&blanks) {
        Ok(tokens) => assert_eq!(tokenizer.decode(&tokens).unwrap(), blanks),
        Err(error) => assert!(error.to_string().contains("cannot be cut"), "{error}"),
    }
}

#[test]
fn a_file_gives_the_same_tokenizer_again() {
    let directory = tempfile::tempdir().unwrap();
    let path = directory.path().join("tokenizer.bin");
    let gpt2 = Tokenizer::gpt2().unwrap();
    gpt2.save(&path).unwrap();
    let loaded = Tokenizer::load(&path).unwrap();
    assert_eq!((loaded.vocabulary(), loaded.end_of_text()), (50257, Some(50256)));
    let text = "The muon's transverse momentum is 42 GeV.".as_bytes();
    assert_eq!(loaded.encode(text).unwrap(), gpt2.encode(text).unwrap());
}

#[test]
fn bytes_of_a_text_are_a_small_alphabet() {
    let tokenizer = Tokenizer::of_bytes(b"to be or not to be\n").unwrap();
    assert_eq!(tokenizer.vocabulary(), 8);
    assert_eq!(tokenizer.encode(b"\n bert").unwrap(), [0, 1, 2, 3, 6, 7]);
    let error = tokenizer.encode(b"to do").unwrap_err().to_string();
    assert!(error.contains("byte 3 of the text, 'd', has no token"), "{error}");
    assert!(tokenizer.decode(&[8]).unwrap_err().to_string().contains("token is 8"));
    assert!(Tokenizer::of_bytes(b"").is_err());
}
