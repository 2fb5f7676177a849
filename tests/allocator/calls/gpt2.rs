//! Calls for language models and their texts.

use std::ptr::{null, null_mut};

use rootgrad::ffi::*;

use super::{calls, fills, makes, tells};
use crate::stage::{VOCABULARY, c, gpt2_config, made, size_behind};

calls! {
    "rootgrad_text_load"(s) {
        let path = s.path("text");
        std::fs::write(path.to_str().unwrap(), &s.text_bytes).unwrap();
        makes(rootgrad_text_free, move |out| unsafe {
            rootgrad_text_load(path.as_ptr(), null(), out)
        })
    };
    "rootgrad_text_from_bytes"(s) {
        let (bytes, n) = (s.text_bytes.as_ptr().cast(), s.text_bytes.len());
        makes(rootgrad_text_free, move |out| unsafe {
            rootgrad_text_from_bytes(bytes, n, null(), out)
        })
    };
    "rootgrad_text_from_tokens"(_s) {
        let tokens: Vec<u16> = (0..9000).map(|i| i % 7).collect();
        makes(rootgrad_text_free, move |out| unsafe {
            rootgrad_text_from_tokens(tokens.as_ptr(), tokens.len(), 7, out)
        })
    };
    "rootgrad_text_size"(s) {
        let text = s.text;
        tells(move |out| unsafe { rootgrad_text_size(text, out, null_mut()) })
    };
    "rootgrad_text_free"(s) {
        let bytes = s.text_bytes.as_ptr().cast();
        let text = made(|out| unsafe { rootgrad_text_from_bytes(bytes, 900, null(), out) });
        Box::new(move || rootgrad_text_free(text))
    };

    "rootgrad_gpt2_config_named"(_s)
        tells(|out| unsafe { rootgrad_gpt2_config_named(c(c"124M"), size_behind(out), out) });
    "rootgrad_gpt2_new"(_s) {
        let config = gpt2_config();
        makes(rootgrad_gpt2_free, move |out| unsafe { rootgrad_gpt2_new(&config, 2, out) })
    };
    "rootgrad_gpt2_free"(s) {
        let copy = made(|out| unsafe { rootgrad_gpt2_clone(s.gpt2, out) });
        Box::new(move || rootgrad_gpt2_free(copy))
    };
    "rootgrad_gpt2_clone"(s) {
        let gpt2 = s.gpt2;
        makes(rootgrad_gpt2_free, move |out| unsafe { rootgrad_gpt2_clone(gpt2, out) })
    };
    "rootgrad_gpt2_save"(s) {
        let (gpt2, path) = (s.gpt2, s.path("saved"));
        Box::new(move || unsafe { rootgrad_gpt2_save(gpt2, path.as_ptr()) })
    };
    "rootgrad_gpt2_save_llmc"(s) {
        let (gpt2, path) = (s.gpt2, s.path("saved.bin"));
        Box::new(move || unsafe { rootgrad_gpt2_save_llmc(gpt2, path.as_ptr(), 1) })
    };
    "rootgrad_gpt2_load"(s) {
        let path = s.file("gpt2", |path| unsafe { rootgrad_gpt2_save(s.gpt2, path) });
        makes(rootgrad_gpt2_free, move |out| unsafe { rootgrad_gpt2_load(path.as_ptr(), out) })
    };
    "rootgrad_gpt2_load: llm.c's"(s) {
        let save = |path| unsafe { rootgrad_gpt2_save_llmc(s.gpt2, path, 0) };
        let path = s.file("gpt2.bin", save);
        makes(rootgrad_gpt2_free, move |out| unsafe { rootgrad_gpt2_load(path.as_ptr(), out) })
    };
    "rootgrad_gpt2_load: Hugging Face's"(_s) makes(rootgrad_gpt2_free, |out| unsafe {
        rootgrad_gpt2_load(c(c"tests/reference/huggingface/shards"), out)
    });
    "rootgrad_gpt2_config"(s) {
        let gpt2 = s.gpt2;
        tells(move |out| unsafe { rootgrad_gpt2_config(gpt2, size_behind(out), out) })
    };
    "rootgrad_gpt2_parameters"(s) {
        let gpt2 = s.gpt2;
        let count = made(|out| unsafe { rootgrad_gpt2_parameters(gpt2, null_mut(), 0, out) });
        fills(count, move |out, n| unsafe { rootgrad_gpt2_parameters(gpt2, out, n, &mut 0) })
    };
    "rootgrad_gpt2_set_tokenizer"(s) {
        let (gpt2, text) = (s.gpt2, s.text);
        Box::new(move || unsafe { rootgrad_gpt2_set_tokenizer(gpt2, text) })
    };
    "rootgrad_gpt2_has_tokenizer"(s) {
        let gpt2 = s.gpt2;
        tells(move |out| unsafe { rootgrad_gpt2_has_tokenizer(gpt2, out) })
    };
    "rootgrad_gpt2_evaluate"(s) {
        let (gpt2, text) = (s.gpt2, s.text);
        tells(move |out| unsafe {
            rootgrad_gpt2_evaluate(gpt2, text, 2, 16, 2, 2, out, null_mut())
        })
    };
    "rootgrad_gpt2_logits"(s) {
        let (gpt2, tokens) = (s.gpt2, vec![3; 32]);
        fills(32 * VOCABULARY, move |out, n| unsafe {
            rootgrad_gpt2_logits(gpt2, tokens.as_ptr(), 2, 16, 2, out, n)
        })
    };
    "rootgrad_gpt2_options_default"(_s)
        tells(|out| unsafe { rootgrad_gpt2_options_default(size_behind(out), out) });
    "rootgrad_gpt2_fit_bytes"(_s) {
        let config = gpt2_config();
        tells(move |out| unsafe { rootgrad_gpt2_fit_bytes(&config, null(), out) })
    };
    "rootgrad_gpt2_fit"(s) {
        let (gpt2, text) = (s.gpt2, s.text);
        let (rows, checkpoint) = (s.path("steps.csv"), s.path("of a gpt2"));
        let options = s.gpt2_options(rows.as_ptr(), checkpoint.as_ptr());
        makes(rootgrad_gpt2_history_free, move |out| unsafe {
            let _paths = (rows, checkpoint);
            rootgrad_gpt2_fit(gpt2, text, null(), &options, None, null_mut(), out)
        })
    };
    "rootgrad_gpt2_fit: resumed, in bfloat16"(s) {
        let (gpt2, text) = (s.gpt2, s.text);
        let checkpoint = s.path("of a resumed gpt2");
        let mut options = s.gpt2_options(null(), checkpoint.as_ptr());
        (options.resume, options.precision, options.recompute) = (1, 1, 1);
        makes(rootgrad_gpt2_history_free, move |out| unsafe {
            let _checkpoint = checkpoint;
            rootgrad_gpt2_fit(gpt2, text, text, &options, None, null_mut(), out)
        })
    };
    "rootgrad_gpt2_history_summary"(s) {
        let history = s.gpt2_history;
        tells(move |out| unsafe { rootgrad_gpt2_history_summary(history, size_behind(out), out) })
    };
    "rootgrad_gpt2_history_step"(s) {
        let history = s.gpt2_history;
        tells(move |out| unsafe { rootgrad_gpt2_history_step(history, 0, size_behind(out), out) })
    };
    "rootgrad_gpt2_history_sample_count"(s) {
        let history = s.gpt2_history;
        tells(move |out| unsafe { rootgrad_gpt2_history_sample_count(history, out) })
    };
    "rootgrad_gpt2_history_sample"(s) {
        let history = s.gpt2_history;
        fills(99, move |out, n| unsafe {
            rootgrad_gpt2_history_sample(history, 0, &mut 0, out, n, &mut 0)
        })
    };
    "rootgrad_gpt2_history_free"(s) {
        let options = s.gpt2_options(null(), null());
        let made = made(|out| unsafe {
            rootgrad_gpt2_fit(s.gpt2, s.text, null(), &options, None, null_mut(), out)
        });
        Box::new(move || rootgrad_gpt2_history_free(made))
    };
    "rootgrad_gpt2_generate_options_default"(_s)
        tells(|out| unsafe { rootgrad_gpt2_generate_options_default(size_behind(out), out) });
    "rootgrad_gpt2_generate"(s) {
        let (gpt2, n) = (s.gpt2, 500);
        let mut options = made(|out| unsafe { rootgrad_gpt2_generate_options_default(size_behind(out), out) });
        (options.max_new_tokens, options.threads, options.top_k) = (3, 2, 5);
        let (tokens, lengths) = (vec![3; n], vec![1; n]);
        let mut counts = vec![0; n];
        fills(3 * n, move |out, len| unsafe {
            let (tokens, lengths, counts) = (tokens.as_ptr(), lengths.as_ptr(), counts.as_mut_ptr());
            let (options, user) = (&raw const options, null_mut());
            rootgrad_gpt2_generate(gpt2, tokens, lengths, n, options, None, user, out, len, counts)
        })
    };
    "rootgrad_gpt2_encode"(s) {
        let (gpt2, text) = (s.gpt2, s.text_bytes.clone());
        fills(text.len(), move |out, n| unsafe {
            rootgrad_gpt2_encode(gpt2, text.as_ptr().cast(), n, out, n, &mut 0)
        })
    };
    "rootgrad_gpt2_decode"(s) {
        let (gpt2, tokens) = (s.gpt2, vec![3; 9000]);
        fills(9000, move |out, n| unsafe {
            rootgrad_gpt2_decode(gpt2, tokens.as_ptr(), n, out, n, &mut 0)
        })
    };
}
