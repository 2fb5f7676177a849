//! `rootgrad gpt2` as a user types it.

mod common;

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Command, Stdio};

use common::{rootgrad, succeeds, succeeds_telling};

#[track_caller]
fn fails(directory: &Path, arguments: &str) -> String {
    common::fails(directory, arguments, 1)
}

const SMALL: &str = "--layers 1 --heads 2 --channels 16 --sequence-length 16";

fn text(directory: &Path) {
    std::fs::write(directory.join("t.txt"), "the cat sat on the mat. ".repeat(200)).unwrap();
}

#[test]
fn a_model_is_trained_evaluated_and_converted() {
    let dir = tempfile::tempdir().unwrap();
    let dir = dir.path();
    text(dir);
    let train = format!(
        "gpt2 train t.txt {SMALL} --steps 60 --learning-rate 1e-2 --validate-every 20 --history h.csv -o g.safetensors"
    );
    let (_, reported) = succeeds_telling(dir, &train);
    assert!(
        reported.contains("4800 tokens of 11 kinds; 1 layers, 2 heads, 16 channels"),
        "{reported}"
    );
    assert!(reported.contains("training takes 0.0"), "the memory is reported: {reported}");
    assert!(
        reported.contains("step 60/60: ") && reported.contains("completed: 60 steps"),
        "{reported}"
    );
    let rows = std::fs::read_to_string(dir.join("h.csv")).unwrap();
    assert_eq!(rows.lines().count(), 61);

    let (shown, _) = succeeds_telling(dir, "gpt2 eval g.safetensors t.txt");
    let loss: f64 =
        shown.strip_prefix("loss ").unwrap().split(',').next().unwrap().parse().unwrap();
    assert!(loss < 1.0, "guessing gives ln 11 = 2.40; {shown}");
    assert!(shown.ends_with(", all 4799 targets\n"), "{shown}");
    for batch in [1, 7, 300] {
        let eval = format!("gpt2 eval g.safetensors t.txt --batch-size {batch}");
        assert_eq!(succeeds_telling(dir, &eval).0, shown);
    }
    let (first, _) = succeeds_telling(dir, "gpt2 eval g.safetensors t.txt --batches 2");
    assert!(first.ends_with(", the first 128 targets\n"), "{first}");

    let (shown_model, _) = succeeds_telling(dir, "inspect g.safetensors");
    assert!(shown_model.starts_with("kind: gpt2\nlayers: 1\nheads: 2\n"), "{shown_model}");
    assert!(shown_model.contains("tokenizer: 11 tokens"), "{shown_model}");

    // Check the same loss in llm.c's format, which has no tokenizer: it is written to a separate file.
    succeeds_telling(dir, "gpt2 convert g.safetensors g.bin --tokenizer-output tokens.bin");
    let (other, _) = succeeds_telling(dir, "gpt2 eval g.bin t.txt --tokenizer tokens.bin");
    assert_eq!(other, shown);
    succeeds_telling(dir, "gpt2 convert g.bin back.safetensors --tokenizer tokens.bin");
    let read = |name: &str| std::fs::read(dir.join(name)).unwrap();
    assert!(read("back.safetensors") == read("g.safetensors"));
    // Check the same for Hugging Face's format.
    succeeds_telling(dir, "gpt2 convert g.safetensors hf --to hugging-face");
    assert!(dir.join("hf/config.json").exists());
    std::fs::copy(dir.join("g.safetensors"), dir.join("g")).unwrap();
    for file in ["g.bin", "hf", "g"] {
        let (shown, _) = succeeds_telling(dir, &format!("inspect {file}"));
        assert!(shown.starts_with("kind: gpt2\nlayers: 1\nheads: 2\n"), "{file}: {shown}");
    }
    let (other, _) = succeeds_telling(dir, "gpt2 eval hf t.txt --tokenizer tokens.bin");
    assert_eq!(other, shown);
    // Continue training from a model.
    let more = "gpt2 train t.txt --model g.safetensors --steps 5 --sequence-length 16 -q";
    succeeds_telling(dir, &format!("{more} -o more.safetensors"));
}

#[test]
fn the_same_seed_gives_the_same_file_and_a_checkpoint_goes_on_to_it() {
    let dir = tempfile::tempdir().unwrap();
    let dir = dir.path();
    text(dir);
    let file = |name: &str, more: &str| {
        succeeds_telling(dir, &format!("gpt2 train t.txt {SMALL} -q {more} -o {name}"));
        std::fs::read(dir.join(name)).unwrap()
    };
    let one = file("one", "--steps 8 --threads 1 --seed 9");
    assert!(one == file("two", "--steps 8 --threads 2 --seed 9"));
    assert!(one == file("again", "--steps 8 --threads 2 --seed 9 --recompute layers"));
    assert!(one != file("other", "--steps 8 --seed 10"));
    let constant = "--schedule constant --seed 9 --checkpoint state --resume";
    let whole = file("whole", &format!("--steps 6 {constant}"));
    std::fs::remove_file(dir.join("state")).unwrap();
    assert!(file("part", &format!("--steps 2 {constant}")) != whole);
    assert!(file("rest", &format!("--steps 6 {constant}")) == whole);
}

#[test]
fn the_model_is_that_of_the_library_to_the_bit() {
    use rootgrad::data::{Text, Vocabulary};
    use rootgrad::models::{Gpt2, Gpt2Config};
    use rootgrad::train::gpt2::{Gpt2Options, fit};
    let dir = tempfile::tempdir().unwrap();
    text(dir.path());
    let train = format!("gpt2 train t.txt {SMALL} --steps 7 --batch-size 2 --seed 5 -q -o g");
    succeeds_telling(dir.path(), &train);
    let text = Text::load(dir.path().join("t.txt"), &Vocabulary::Auto).unwrap();
    let sizes = Gpt2Config { max_time: 16, layers: 1, heads: 2, channels: 16, ..Gpt2Config::M124 };
    let sizes = sizes.with_vocabulary(text.tokens().vocabulary());
    let mut model = Gpt2::new(sizes, 5).unwrap();
    let options = Gpt2Options {
        steps: 7,
        batch_size: 2,
        sequence_length: 16,
        seed: 5,
        ..Gpt2Options::default()
    };
    fit(&mut model, &text, None, &options, None).unwrap();
    model.save(dir.path().join("wanted")).unwrap();
    let read = |name: &str| std::fs::read(dir.path().join(name)).unwrap();
    assert!(read("g") == read("wanted"));
}

#[test]
fn token_files_are_trained_on() {
    let dir = tempfile::tempdir().unwrap();
    let dir = dir.path();
    let tokens: Vec<u16> = (0..600).map(|i| (i * i % 97) as u16 * 500).collect();
    rootgrad::formats::llmc::write_tokens(&dir.join("t.bin"), &tokens).unwrap();
    let train = format!("gpt2 train t.bin --validation t.bin {SMALL} --steps 3 -o g.safetensors");
    let (_, reported) = succeeds_telling(dir, &train);
    assert!(reported.contains("600 tokens of 50257 kinds"), "{reported}");
    assert!(reported.contains("validation loss 1"), "ln 50257 = 10.8 or a little less: {reported}");
}

#[test]
fn errors_are_one_line_with_the_way_out() {
    let dir = tempfile::tempdir().unwrap();
    let dir = dir.path();
    text(dir);
    let train = |more: &str| fails(dir, &format!("gpt2 train {more} -q -o g.safetensors"));
    let contains = |message: String, part: &str| assert!(message.contains(part), "{message}");
    contains(train("none.txt"), "cannot read 'none.txt'");
    contains(train("t.txt --heads 5"), "heads is 5; wanted a divisor of the 128 channels");
    contains(train("t.txt --steps 0"), "steps is 0; wanted at least 1");
    contains(train("t.txt --sequence-length 5000"), "use shorter sequences or a longer text");
    contains(train("t.txt --max-time 8"), "--sequence-length is 64; wanted at most the model's");
    contains(train("t.txt --batch-size 100000"), "GB of memory, and");
    std::fs::write(dir.join("empty.txt"), "").unwrap();
    contains(train("empty.txt"), "'empty.txt' cannot be learned from: the text is empty");
    contains(train("t.txt --tokenizer none.bin"), "cannot read 'none.bin'");
    contains(train("t.txt --validation empty.txt"), "'empty.txt' cannot be learned from");
    assert!(!dir.join("g.safetensors").exists());
    contains(fails(dir, "gpt2 train t.txt -o no/where"), "cannot write 'no/where'");
    contains(fails(dir, "gpt2 eval t.txt t.txt"), "'t.txt' is not a safetensors file");
    let small = format!("gpt2 train t.txt {SMALL} --steps 1 -q -o g.safetensors");
    succeeds_telling(dir, &small);
    std::fs::write(dir.join("other.txt"), "a byte that is new: Q").unwrap();
    let message = fails(dir, "gpt2 eval g.safetensors other.txt");
    contains(message, "has no token; the tokenizer knows 11 tokens of one byte");
    contains(
        fails(dir, "gpt2 convert g.safetensors x.safetensors --precision bfloat16"),
        "--precision is bfloat16; wanted --to llmc or hugging-face",
    );
    let message = fails(dir, "gpt2 train g.safetensors -q -o x");
    contains(message, "'g.safetensors' is not a text but a safetensors file");
    succeeds_telling(dir, "gpt2 convert g.safetensors g.bin");
    contains(
        fails(dir, "gpt2 eval g.bin t.txt"),
        "--tokenizer is not given; wanted gpt2, bytes or",
    );
    let out = rootgrad(dir, "gpt2 generate g.safetensors --prompt the --top-p 0");
    assert!(out.stdout.is_empty(), "an error before the first token stands alone");
    std::fs::write(dir.join("d.csv"), "x,y\n1,0\n2,1\n3,0\n4,1\n").unwrap();
    let other = "train d.csv -f x -t y --epochs 1 -q --validation-fraction 0 -o n --checkpoint c";
    succeeds_telling(dir, other);
    contains(train("t.txt --checkpoint c --resume"), "'c' contains a model of kind \"mlp\"");
    let generate = "gpt2 generate g.safetensors --prompt the";
    contains(fails(dir, &format!("{generate} --samples 0")), "--samples is 0; wanted 1 to 65536");
    contains(fails(dir, &format!("{generate} --threads 5000")), "threads is 5000; wanted at most");
    let size = rootgrad(dir, "gpt2 train t.txt --size 125M -o x");
    let size = String::from_utf8(size.stderr).unwrap();
    assert!(size.contains("124M, 355M, 774M or 1558M"), "{size}");
}

/// Trains a model of 16 tokens on a text with 11 of them, like 50304 and GPT-2's 50257.
#[test]
fn a_padded_vocabulary_is_used_with_the_tokenizer_that_is_given() {
    use rootgrad::models::{Gpt2, Gpt2Config};
    let dir = tempfile::tempdir().unwrap();
    let dir = dir.path();
    text(dir);
    let config = Gpt2Config {
        max_time: 16,
        vocabulary: 16,
        padded_vocabulary: 16,
        layers: 1,
        heads: 2,
        channels: 16,
    };
    let padded = Gpt2::new(config, 4).unwrap();
    padded.save_llmc(dir.join("p.bin"), rootgrad::kernels::Precision::Float32).unwrap();
    let all = std::fs::read(dir.join("t.txt")).unwrap();
    let tokenizer = rootgrad::data::Tokenizer::of_bytes(&all).unwrap();
    tokenizer.save(&dir.join("tokens.bin")).unwrap();
    let (shown, _) = succeeds_telling(dir, "gpt2 eval p.bin t.txt --tokenizer tokens.bin");
    assert!(shown.ends_with(", all 4799 targets\n"), "{shown}");
    let generate = "--prompt the --quiet --tokens 200 --temperature 5";
    let written = succeeds(dir, &format!("gpt2 generate p.bin --tokenizer tokens.bin {generate}"));
    assert_eq!(written.len(), 3 + 200 + 1, "a byte a token: {written}");
    let train =
        "gpt2 train t.txt --model p.bin --tokenizer tokens.bin --steps 5 --sequence-length 16 -q";
    succeeds_telling(dir, &format!("{train} --sample-every 5 -o more.safetensors"));
    succeeds_telling(dir, "gpt2 eval more.safetensors t.txt"); // the model has kept its tokenizer
    let written = succeeds(dir, &format!("gpt2 generate more.safetensors {generate}"));
    assert_eq!(written.len(), 3 + 200 + 1, "{written}");
}

#[test]
fn a_model_too_large_to_be_trained_is_refused_before_it_is_drawn() {
    let dir = tempfile::tempdir().unwrap();
    let dir = dir.path();
    text(dir);
    // This test's build would take a minute to draw 6 GB of parameters.
    let started = std::time::Instant::now();
    let sizes = "--size 1558M --batch-size 16384 --sequence-length 1024";
    let error = fails(dir, &format!("gpt2 train t.txt {sizes} -q -o g.safetensors"));
    assert!(error.contains("a model and its training need"), "{error}");
    assert!(started.elapsed().as_secs() < 10, "{:?}", started.elapsed());
}

#[test]
fn an_output_takes_the_place_of_no_input_and_of_no_other_output() {
    let dir = tempfile::tempdir().unwrap();
    let dir = dir.path();
    text(dir);
    let before = std::fs::read(dir.join("t.txt")).unwrap();
    let train = |more: &str| fails(dir, &format!("gpt2 train t.txt {SMALL} --steps 1 -q {more}"));
    let contains = |message: String, part: &str| assert!(message.contains(part), "{message}");
    contains(
        train("-o ./t.txt"),
        "--output is './t.txt'; wanted another file than the one that is read",
    );
    contains(
        train("-o g --history t.txt"),
        "--history is 't.txt'; wanted another file than the one",
    );
    contains(
        train("-o g --checkpoint ./g"),
        "--checkpoint is './g'; wanted another file than --output's",
    );
    contains(train("-o g --checkpoint c --history c"), "another file than --history's");
    assert!(std::fs::read(dir.join("t.txt")).unwrap() == before);
}

/// A closed pipe (`| head`) is not an error; a full disk is one.
#[test]
fn a_full_standard_output_is_an_error_and_a_closed_one_is_none() {
    let dir = tempfile::tempdir().unwrap();
    let dir = dir.path();
    text(dir);
    succeeds_telling(dir, &format!("gpt2 train t.txt {SMALL} --steps 1 -q -o g.safetensors"));
    let to = |arguments: &str, out: Stdio| {
        let mut command = common::program();
        command.args(arguments.split_whitespace()).current_dir(dir).stdout(out).output().unwrap()
    };
    for arguments in [
        "gpt2 generate g.safetensors --prompt the --tokens 3",
        "gpt2 generate g.safetensors --prompt the --tokens 3 --samples 2",
        "gpt2 eval g.safetensors t.txt",
        "inspect g.safetensors",
    ] {
        let Ok(full) = std::fs::OpenOptions::new().write(true).open("/dev/full") else {
            eprintln!("SKIPPED: there is no /dev/full");
            return;
        };
        let out = to(arguments, full.into());
        let reported = String::from_utf8(out.stderr).unwrap();
        assert_eq!(out.status.code(), Some(1), "{arguments}: {reported}");
        assert!(reported.contains("cannot write 'standard output': No space left"), "{reported}");
        let (reader, writer) = std::io::pipe().unwrap();
        drop(reader);
        let out = to(arguments, writer.into());
        assert!(out.status.success(), "{arguments}: {}", String::from_utf8(out.stderr).unwrap());
    }
}

/// Checks Ctrl-C and the signal of batch systems: the model trained so far is saved, and the status names the signal.
#[test]
fn a_signal_saves_the_model_and_the_checkpoint() {
    for (signal, status) in [("-INT", 130), ("-TERM", 143)] {
        saved_after(signal, status);
    }
}

fn saved_after(signal: &str, status: i32) {
    let dir = tempfile::tempdir().unwrap();
    text(dir.path());
    let train = format!("gpt2 train t.txt {SMALL} --steps 1000000 --validate-every 10");
    let mut child = common::program()
        .args(train.split_whitespace())
        .args(["-o", "g.safetensors", "--checkpoint", "state"])
        .current_dir(dir.path())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut lines = BufReader::new(child.stderr.take().unwrap()).lines().map(Result::unwrap);
    assert!(lines.any(|line| line.starts_with("step 20/")), "no line of step 20");
    let id = child.id().to_string();
    assert!(Command::new("kill").args([signal, &id]).status().unwrap().success());
    assert!(lines.any(|line| line.starts_with("interrupted: ")), "no word of the interruption");
    assert_eq!(child.wait().unwrap().code(), Some(status));
    let (saved, _) = succeeds_telling(dir.path(), "gpt2 eval g.safetensors t.txt --batches 3");
    let (state, _) = succeeds_telling(dir.path(), "gpt2 eval state t.txt --batches 3");
    assert_eq!(saved, state);
}

#[test]
fn a_gpt2_goes_on_with_a_text() {
    let directory = tempfile::tempdir().unwrap();
    let path = directory.path();
    std::fs::write(path.join("text.txt"), "the muon and the pion and the kaon; ".repeat(40))
        .unwrap();
    let sizes = "--layers 1 --heads 2 --channels 16 --sequence-length 16 --steps 10 --quiet";
    succeeds(path, &format!("gpt2 train text.txt -o gpt.safetensors {sizes}"));
    let generate = |more: &str| {
        succeeds(path, &format!("gpt2 generate gpt.safetensors --prompt muon --quiet {more}"))
    };
    // The text is longer than the model's sequence of 16. It has one byte per token, plus the prompt and the newline.
    let text = generate("--tokens 50 --top-k 8 --threads 1");
    assert!(text.starts_with("muon") && text.len() == 4 + 50 + 1, "{text}");
    assert_eq!(generate("--tokens 50 --top-k 8 --threads 2"), text);
    assert_ne!(generate("--tokens 50 --top-k 8 --seed 1"), text);
    let both = generate("--tokens 5 --samples 2");
    assert!(both.starts_with("--- 1 of 2\nmuon") && both.contains("\n--- 2 of 2\nmuon"), "{both}");
    std::fs::write(path.join("prompt.txt"), "the pion").unwrap();
    let text = succeeds(
        path,
        "gpt2 generate gpt.safetensors --prompt-file prompt.txt --tokens 3 --temperature 0 --quiet",
    );
    assert!(text.starts_with("the pion") && text.len() == 12, "{text}");

    let fails = |arguments: &str| fails(path, &format!("gpt2 generate {arguments}"));
    let error = fails("gpt.safetensors --prompt muon --no-slide");
    assert!(error.contains("wanted at most 13: the model's longest sequence is 16"), "{error}");
    assert!(fails("gpt.safetensors --prompt XYZ").contains("has no token"));
    assert!(fails("gpt.safetensors").contains("the prompt is empty"));
    assert!(fails("gpt.safetensors --prompt muon --temperature=-1").contains("temperature is -1"));
    assert!(fails("none.safetensors --prompt muon").contains("No such file"));
    // Converting to Hugging Face's format and back gives the same text. Only the tokenizer is lost, because that
    // format does not store it.
    succeeds(
        path,
        "gpt2 convert gpt.safetensors hf --to hugging-face --tokenizer-output bytes.bin",
    );
    assert!(fails("hf --prompt muon").contains("has no tokenizer: give --tokenizer"));
    let options = "--prompt muon --quiet --tokens 20";
    let text = succeeds(path, &format!("gpt2 generate hf --tokenizer bytes.bin {options}"));
    assert_eq!(text, generate("--tokens 20"));
}
