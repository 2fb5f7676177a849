//! Files on the command line: wide files, and outputs that would overwrite another file.

mod common;

use common::{fails, succeeds};

#[test]
fn two_hundred_thousand_columns_are_read_in_seconds() {
    const COLUMNS: usize = 200_000;
    let dir = tempfile::tempdir().unwrap();
    let row =
        |value: &dyn Fn(usize) -> String| (0..COLUMNS).map(value).collect::<Vec<_>>().join(",");
    let names = row(&|i| format!("x{i}"));
    let text =
        format!("{names}\n{}\n{}\n", row(&|i| (i % 7).to_string()), row(&|i| (i % 5).to_string()));
    std::fs::write(dir.path().join("wide.csv"), text).unwrap();
    let features: Vec<String> = (1..COLUMNS).map(|i| format!("x{i}")).collect();
    let features: Vec<&str> = features.iter().map(String::as_str).collect();
    let started = std::time::Instant::now();
    let source = rootgrad::data::Source::parse(dir.path().join("wide.csv").to_str().unwrap());
    let table = source.read(&features).unwrap();
    assert_eq!(table.matrix(&features).unwrap().len(), 2 * (COLUMNS - 1));
    let message = source.read(&["absent"]).unwrap_err().to_string();
    assert!(message.len() < 2000, "{} bytes of message", message.len());
    let seconds = started.elapsed().as_secs_f64();
    assert!(seconds < 10.0, "{seconds:.1} s");
}

#[test]
fn an_output_that_is_another_file_by_another_name_is_refused() {
    let dir = tempfile::tempdir().unwrap();
    let dir = dir.path();
    std::fs::write(dir.join("d.csv"), "x,y,inside\n1,2,0\n2,1,1\n3,4,0\n4,3,1\n").unwrap();
    std::os::unix::fs::symlink("d.csv", dir.join("link.csv")).unwrap();
    std::fs::hard_link(dir.join("d.csv"), dir.join("hard.csv")).unwrap();
    let before = std::fs::read(dir.join("d.csv")).unwrap();
    let train = "train d.csv -f x,y -t inside --epochs 1 -q";
    for (more, wanted) in [
        ("-o link.csv", "--output is 'link.csv'; wanted another file than the one that is read"),
        ("-o hard.csv", "--output is 'hard.csv'; wanted another file than the one that is read"),
        (
            "-o n --history ./d.csv",
            "--history is './d.csv'; wanted another file than the one that is read",
        ),
        ("-o n --history ./n", "--history is './n'; wanted another file than --output's"),
        ("-o n --checkpoint /proc/self/cwd/n", "--checkpoint is"),
    ] {
        let message = fails(dir, &format!("{train} {more}"), 1);
        assert!(message.contains(wanted), "{message}");
    }
    assert!(std::fs::read(dir.join("d.csv")).unwrap() == before);
}

#[test]
fn a_model_is_not_converted_into_its_own_place() {
    let dir = tempfile::tempdir().unwrap();
    let dir = dir.path();
    std::fs::write(dir.join("t.txt"), "to be or not to be ".repeat(40)).unwrap();
    let sizes = "--layers 1 --heads 1 --channels 16 --sequence-length 8 --batch-size 2 --steps 1";
    succeeds(dir, &format!("gpt2 train t.txt {sizes} -q -o g.safetensors"));
    succeeds(dir, "gpt2 convert g.safetensors hf --to hugging-face");
    succeeds(dir, "gpt2 convert g.safetensors hf --to hugging-face"); // overwrites another conversion
    let before = std::fs::read(dir.join("hf/model.safetensors")).unwrap();
    for arguments in [
        "gpt2 convert g.safetensors ./g.safetensors",
        "gpt2 convert hf hf --to hugging-face",
        "gpt2 convert hf/model.safetensors ./hf --to hugging-face --precision bfloat16",
        "gpt2 convert hf hf/model.safetensors",
    ] {
        let message = fails(dir, arguments, 1);
        assert!(message.contains("another file than the one that is read"), "{message}");
    }
    assert!(std::fs::read(dir.join("hf/model.safetensors")).unwrap() == before);
}
