//! Generation with and without the cache, of one and of several sequences, and the arguments that are refused.

use std::sync::Arc;

use super::*;
use crate::data::Tokenizer;
use crate::kernels::Precision;
use crate::models::gpt2::{Evaluator, Gpt2Config};

/// More than a tile of the attention, and sizes that no vector divides.
const CONFIG: Gpt2Config = Gpt2Config {
    max_time: 72,
    vocabulary: 101,
    padded_vocabulary: 104,
    layers: 2,
    heads: 3,
    channels: 36,
};

/// A model whose logits differ enough for the likeliest token to be clear.
fn model() -> Gpt2 {
    let mut model = Gpt2::new(CONFIG, 11).unwrap();
    for (i, p) in model.parameters_mut().iter_mut().enumerate() {
        *p += 0.2 * (1.7 * i as f32 + 0.3).sin();
    }
    model
}

/// The logits after the last of `tokens`, computed without a cache.
fn anew(model: &Gpt2, tokens: &[u32]) -> Vec<f32> {
    anew_in(Precision::Float32, model, tokens)
}

fn anew_in(precision: Precision, model: &Gpt2, tokens: &[u32]) -> Vec<f32> {
    let (team, v) = (Team::new(1), model.config().vocabulary);
    let mut logits = vec![0.0; tokens.len() * v];
    let evaluator = Evaluator::new(model, 1, tokens.len()).unwrap();
    evaluator.with_precision(precision).logits(&team, tokens, &mut logits).unwrap();
    logits.split_off((tokens.len() - 1) * v)
}

fn likeliest(logits: &[f32]) -> u32 {
    let best = |a: usize, b: usize| if logits[b] > logits[a] { b } else { a };
    (1..logits.len()).fold(0, best) as u32
}

fn greedy(new: usize) -> GenerateOptions {
    let options = GenerateOptions { max_new_tokens: new, temperature: 0.0, ..Default::default() };
    GenerateOptions { slide: false, ..options }
}

#[test]
fn logits_with_the_cache_are_those_without_at_every_position() {
    let (model, team) = (model(), Team::new(2));
    let tokens: Vec<u32> = (0..72).map(|i| (i * i + 3 * i) % 101).collect();
    // Two sequences; the second begins later in the text and ends earlier.
    let starts = [0, 5];
    // With bfloat16 the first factors are rounded in the same way. A sum in another order may round the next ones
    // differently, by 2⁻⁸.
    for (precision, most) in [(Precision::Float32, 1e-5), (Precision::Bfloat16, 0.03)] {
        let mut generator =
            Generator::new(model.weights(), &team, &[3, 40], 72, precision).unwrap();
        for end in 3..=72 {
            let seen = [&tokens[..end], &tokens[starts[1]..(end + 37).min(72)]];
            let active: &[usize] = if end + 37 <= 72 { &[0, 1] } else { &[0] };
            generator.advance(&team, active, |n| seen[n]);
            for (row, &n) in active.iter().enumerate() {
                let wanted = anew_in(precision, &model, seen[n]);
                for (got, want) in generator.logits(row).iter().zip(wanted) {
                    let error = (got - want).abs();
                    let message = format!("{precision}, {n}, {end}: {got} against {want}");
                    assert!(error < most * (1.0 + want.abs()), "{message}");
                }
            }
        }
    }
}

#[test]
fn likeliest_tokens_are_those_without_a_cache_alone_and_among_others() {
    let (model, team) = (model(), Team::new(2));
    let prompts: [&[u32]; 3] = [&[1, 2, 3], &[50], &[7; 30]];
    let together = model.generate(&team, &prompts, &greedy(40), None).unwrap();
    for (prompt, text) in prompts.iter().zip(together) {
        let mut tokens = prompt.to_vec();
        for &token in &text.tokens {
            assert_eq!(token, likeliest(&anew(&model, &tokens)));
            tokens.push(token);
        }
        assert_eq!((text.tokens.len(), text.finish), (40, Finish::Length));
        let alone = model.generate(&team, &[prompt], &greedy(40), None).unwrap();
        assert_eq!(alone, [text]);
    }
}

#[test]
fn any_number_of_threads_draws_the_same_tokens_and_another_seed_others() {
    let model = model();
    let run = |precision, threads, seed| {
        let options = GenerateOptions {
            max_new_tokens: 40,
            top_k: Some(50),
            top_p: Some(0.95),
            seed,
            precision,
            ..GenerateOptions::default()
        };
        model.generate(&Team::new(threads), &[&[1, 2, 3], &[1, 2, 3]], &options, None).unwrap()
    };
    for precision in [Precision::Float32, Precision::Bfloat16] {
        let one = run(precision, 1, 7);
        assert_ne!(one[0], one[1], "two sequences of one prompt draw their own");
        assert_eq!(run(precision, 2, 7), one);
        assert_eq!(run(precision, 3, 7), one);
        assert_ne!(run(precision, 1, 8), one);
    }
}

#[test]
fn a_full_context_slides_to_its_last_half() {
    let (model, team) = (model(), Team::new(2));
    let options = GenerateOptions { slide: true, ..greedy(150) };
    let prompt: Vec<u32> = (0..60).collect();
    let text = model.generate(&team, &[&prompt], &options, None).unwrap().remove(0);
    let mut window = prompt.clone();
    for (n, &token) in text.tokens.iter().enumerate() {
        if window.len() > 72 {
            window.drain(..window.len() - 36);
        }
        assert_eq!(token, likeliest(&anew(&model, &window)), "token {n}");
        window.push(token);
    }
    assert_eq!(text.tokens.len(), 150);
    // A prompt that is longer than the context.
    let long: Vec<u32> = (0..100).collect();
    let text = model.generate(&team, &[&long], &options, None).unwrap().remove(0);
    assert_eq!(text.tokens[0], likeliest(&anew(&model, &long[64..])));
}

#[test]
fn stop_tokens_and_the_callback_end_a_text() {
    let (model, team) = (model(), Team::new(1));
    let prompts: [&[u32]; 2] = [&[1, 2, 3], &[9]];
    let free = model.generate(&team, &prompts, &greedy(20), None).unwrap();
    let stop = free[0].tokens[5];
    let before = |tokens: &[u32]| tokens.iter().position(|&t| t == stop).unwrap_or(20);
    let options = GenerateOptions { stop: vec![100, stop], ..greedy(20) };
    let stopped = model.generate(&team, &prompts, &options, None).unwrap();
    for (stopped, free) in stopped.iter().zip(&free) {
        let end = before(&free.tokens);
        assert_eq!(stopped.tokens, free.tokens[..end]);
        assert_eq!(stopped.finish, if end < 20 { Finish::Stop(stop) } else { Finish::Length });
    }
    let mut seen = vec![Vec::new(); 2];
    let mut call = |n: usize, token: u32| {
        seen[n].push(token);
        let enough = n == 1 && seen[1].len() == 4;
        Ok(if enough { ControlFlow::Break(()) } else { ControlFlow::Continue(()) })
    };
    let cut = model.generate(&team, &prompts, &greedy(20), Some(&mut call)).unwrap();
    for n in 0..2 {
        assert_eq!((&cut[n].tokens[..], cut[n].finish), (&free[n].tokens[..4], Finish::Callback));
        assert_eq!(seen[n], cut[n].tokens);
    }
    let mut fail = |_: usize, _: u32| Err(Error::Callback("the pipe is closed".into()));
    let error = model.generate(&team, &prompts, &greedy(20), Some(&mut fail)).unwrap_err();
    assert_eq!(error.to_string(), "the pipe is closed");
}

#[test]
fn tokens_that_the_tokenizer_has_not_are_never_drawn() {
    let (mut model, team) = (model(), Team::new(1));
    let options = GenerateOptions { max_new_tokens: 300, ..GenerateOptions::default() };
    let largest = |model: &Gpt2, options: &GenerateOptions| {
        let text = model.generate(&team, &[&[1, 2, 3]], options, None).unwrap().remove(0);
        text.tokens.into_iter().max().unwrap()
    };
    assert!(largest(&model, &options) >= 60);
    assert!(largest(&model, &GenerateOptions { below: Some(60), ..options.clone() }) < 60);
    let letters: Vec<u8> = (b'A'..b'A' + 40).collect();
    model.set_tokenizer(Some(Arc::new(Tokenizer::of_bytes(&letters).unwrap()))).unwrap();
    for temperature in [0.0, 1.0, 100.0] {
        assert!(largest(&model, &GenerateOptions { temperature, ..options.clone() }) < 40);
    }
    let many: Vec<u8> = (0..=101).collect();
    let more = Some(Arc::new(Tokenizer::of_bytes(&many).unwrap()));
    let error = model.set_tokenizer(more).unwrap_err().to_string();
    assert_eq!(error, "the tokenizer has shape 102; wanted at most the model's vocabulary, 101");
}

#[test]
fn matrices_in_bfloat16_are_kept_until_the_parameters_change() {
    let (mut model, team) = (model(), Team::new(1));
    let options = GenerateOptions { precision: Precision::Bfloat16, ..greedy(20) };
    let write = |model: &Gpt2| model.generate(&team, &[&[1, 2, 3]], &options, None).unwrap();
    let first = write(&model);
    let kept = model.packed.get().unwrap().clone();
    assert_eq!(write(&model), first);
    assert!(Arc::ptr_eq(model.packed.get().unwrap(), &kept), "made once");
    assert!(model.try_clone().unwrap().packed.get().is_none(), "a copy to be trained has none");
    model.parameters_mut().reverse();
    assert!(model.packed.get().is_none());
    let changed = write(&model);
    model.packed.take();
    assert_eq!(write(&model), changed);
    assert_ne!(changed, first);
}

#[test]
fn what_cannot_be_generated_is_refused() {
    let (model, team) = (model(), Team::new(1));
    let refused = |prompts: &[&[u32]], options: GenerateOptions| {
        model.generate(&team, prompts, &options, None).unwrap_err().to_string()
    };
    assert_eq!(refused(&[], greedy(1)), "prompts is none; wanted at least one");
    assert!(refused(&[&[1], &[]], greedy(1)).starts_with("prompts[1] is empty; wanted at least"));
    assert_eq!(
        refused(&[&[1, 101]], greedy(1)),
        "prompts[0][1] is 101; wanted below the vocabulary's 101"
    );
    assert_eq!(
        refused(&[&[1; 70]], greedy(4)),
        "max_new_tokens is 4 after the 70 of prompts[0]; wanted at most 3: the model's longest sequence is 72; or slide"
    );
    assert!(refused(&[&[1; 73]], greedy(1)).contains("wanted a prompt of at most 72 tokens"));
    assert_eq!(refused(&[&[1]], greedy(0)), "max_new_tokens is 0; wanted at least 1");
    let options = |change: fn(&mut GenerateOptions)| {
        let mut options = greedy(1);
        change(&mut options);
        refused(&[&[1]], options)
    };
    assert!(options(|o| o.temperature = -1.0).starts_with("temperature is -1; wanted 0"));
    assert!(options(|o| o.temperature = f32::NAN).starts_with("temperature is NaN; wanted 0"));
    assert_eq!(options(|o| o.top_k = Some(0)), "top_k is 0; wanted at least 1");
    assert_eq!(options(|o| o.top_p = Some(1.5)), "top_p is 1.5; wanted above 0, at most 1");
    // A length that just fits is accepted.
    assert_eq!(model.generate(&team, &[&[1; 70]], &greedy(3), None).unwrap()[0].tokens.len(), 3);
    let error = Generator::new(model.weights(), &team, &[1; 1 << 16], 1 << 34, Precision::Float32)
        .err()
        .unwrap()
        .to_string();
    assert!(error.starts_with("the keys and values of the sequences need"), "{error}");
}
