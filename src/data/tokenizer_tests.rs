//! Comparison with Python's tiktoken: `tests/reference/tokenizer.py` wrote `tokenizer.json`.

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
fn a_million_blanks_are_as_many_tokens() {
    let tokenizer = Tokenizer::gpt2().unwrap();
    let blanks = " ".repeat(1_000_000);
    // tiktoken 0.14: `encode_ordinary(" " * 1_000_000) == [220] * 1_000_000`, and " x" is 2124.
    assert!(tokenizer.encode(blanks.as_bytes()).unwrap() == vec![220; 1_000_000]);
    let tokens = tokenizer.encode((blanks + "x").as_bytes()).unwrap();
    assert!(tokens[..999_999].iter().all(|token| *token == 220) && tokens[999_999..] == [2124]);
}

#[test]
fn a_word_of_a_million_letters_takes_no_ages() {
    let tokenizer = Tokenizer::gpt2().unwrap();
    let word: String = (0..1_000_000_u64).map(|i| char::from(b'a' + (i * i % 23) as u8)).collect();
    let tokens = tokenizer.encode(word.as_bytes()).unwrap();
    assert!(tokenizer.decode(&tokens).unwrap() == word.as_bytes());
}

/// The folder made by `tests/reference/huggingface_tokenizer.py`.
fn reference() -> &'static Path {
    Path::new("tests/reference/huggingface/tokenizer")
}

#[test]
fn a_directory_of_hugging_faces_gives_the_tokens_of_its_own_package() {
    #[derive(serde::Deserialize)]
    struct Case {
        text: String,
        tokens: Vec<u32>,
    }
    let cases = std::fs::read_to_string(reference().join("cases.json")).unwrap();
    let cases: Vec<Case> = serde_json::from_str(&cases).unwrap();
    assert!(cases.len() > 40, "the reference is gone");
    // tokenizer.json has priority; then the other files alone, which older models have.
    let directory = tempfile::tempdir().unwrap();
    for name in ["vocab.json", "merges.txt", "added_tokens.json"] {
        std::fs::copy(reference().join(name), directory.path().join(name)).unwrap();
    }
    let fast = Tokenizer::load_hugging_face(reference()).unwrap().unwrap();
    let slow = Tokenizer::load(directory.path()).unwrap();
    assert!(fast == slow && !fast.is_gpt2());
    assert_eq!((fast.vocabulary(), fast.end_of_text()), (402, Some(400)));
    assert_eq!(fast.bytes(401).unwrap(), b"<pad>");
    for Case { text, tokens } in cases {
        assert_eq!(fast.encode(text.as_bytes()).unwrap(), tokens, "{text:?}");
        assert_eq!(fast.decode(&tokens).unwrap(), text.as_bytes());
    }
    // Its numbers are not ranks, but an llm.c file can only store ranks.
    let error = fast.save(&directory.path().join("t.bin")).unwrap_err().to_string();
    assert!(error.contains("not numbered in the order of merging"), "{error}");
    assert_eq!(Tokenizer::load_hugging_face(&reference().join("..")).unwrap(), None);
}

#[test]
fn tokenizers_of_other_kinds_are_refused() {
    let directory = tempfile::tempdir().unwrap();
    let path = directory.path();
    let text = std::fs::read_to_string(reference().join("tokenizer.json")).unwrap();
    let damaged = |change: &dyn Fn(&mut serde_json::Value)| {
        let mut value = serde_json::from_str(&text).unwrap();
        change(&mut value);
        std::fs::write(path.join("tokenizer.json"), value.to_string()).unwrap();
        Tokenizer::load_hugging_face(path).unwrap_err().to_string()
    };
    let cases = [
        (damaged(&|v| v["model"]["type"] = "Unigram".into()), "has a model of type \"Unigram\""),
        (damaged(&|v| v["normalizer"] = serde_json::json!({"type": "NFC"})), "normalizer, \"NFC\""),
        (damaged(&|v| v["pre_tokenizer"]["type"] = "Split".into()), "pre_tokenizer \"Split\""),
        (damaged(&|v| v["pre_tokenizer"]["add_prefix_space"] = true.into()), "add_prefix_space"),
        (damaged(&|v| v["pre_tokenizer"] = serde_json::Value::Null), "has no pre_tokenizer"),
        (damaged(&|v| v["model"]["vocab"]["a"] = 4_000_000_000_u32.into()), "and has fewer"),
        (damaged(&|v| v["model"]["merges"][0] = "a".into()), "a merge is not a pair of tokens"),
        (damaged(&|v| v["model"]["merges"][0] = "zq zq".into()), "has no token \"zq\""),
        (
            damaged(&|v| v["model"]["merges"].as_array_mut().unwrap().reverse()),
            "has merges that byte-pair encoding does not use",
        ),
    ];
    for (message, wanted) in cases {
        assert!(message.contains(wanted), "{message}\nwanted: {wanted}");
    }
    std::fs::remove_file(path.join("tokenizer.json")).unwrap();
    std::fs::write(path.join("vocab.json"), "{\"a\":0}").unwrap();
    let error = Tokenizer::load_hugging_face(path).unwrap_err().to_string();
    assert!(error.contains("merges.txt'"), "{error}");
    std::fs::remove_file(path.join("vocab.json")).unwrap();
    std::fs::write(path.join("spiece.model"), "").unwrap();
    let error = Tokenizer::load_hugging_face(path).unwrap_err().to_string();
    assert!(error.contains("spiece.model' is not a byte-level BPE"), "{error}");
    assert!(error.contains("is read without a tokenizer"), "{error}");
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
    for (text, wanted) in
        [("to ä", "byte 3 of the text, 'ä', has"), ("b🚀", "byte 1 of the text, '🚀'")]
    {
        let error = tokenizer.encode(text.as_bytes()).unwrap_err().to_string();
        assert!(error.contains(wanted), "{error}");
    }
    let error = tokenizer.encode(b"to\xe4").unwrap_err().to_string();
    assert!(error.contains("byte 2 of the text, 0xE4, has no token"), "{error}");
    assert!(tokenizer.decode(&[8]).unwrap_err().to_string().contains("token is 8"));
    assert!(Tokenizer::of_bytes(b"").is_err());
}
