//! `rootgrad evaluate`, and `--filter`.

mod common;

use common::{columns, fails, program, sample, succeeds, uniform};
use std::path::Path;

const NET: &str = "--hidden 16,16 --epochs 10 --learning-rate 5e-3 --quiet -o net.safetensors";

/// Runs with one more argument, which may contain spaces.
#[track_caller]
fn runs_with(directory: &Path, arguments: &str, last: &str) -> (Option<i32>, String, String) {
    let mut command = program();
    command.args(arguments.split_whitespace()).arg(last).current_dir(directory);
    let out = command.output().unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    (out.status.code(), text(out.stdout), text(out.stderr))
}

#[test]
fn a_network_is_evaluated_as_by_hand() {
    let dir = tempfile::tempdir().unwrap();
    let dir = dir.path();
    sample(dir, "train.csv", 3000, 1);
    sample(dir, "test.csv", 1000, 2);
    succeeds(dir, &format!("train train.csv -f x,y -t inside {NET}"));
    let text = succeeds(
        dir,
        "evaluate net.safetensors test.csv --training train.csv --scores z --against x,z --title Circles \
         --class-names outside,inside -o r.json",
    );
    assert!(text.contains("Circles"), "{text}");

    // The area under the ROC curve by counting pairs.
    succeeds(dir, "predict net.safetensors test.csv --keep inside -o scores.csv");
    let [truth, score] = columns(&dir.join("scores.csv"), ["inside", "score"]);
    let pairs = |of: f64| score.iter().zip(&truth).filter(move |(_, t)| **t == of);
    let mut above = 0.0;
    for (s, _) in pairs(1.0) {
        for (b, _) in pairs(0.0) {
            above += f64::from(s > b) + 0.5 * f64::from(s == b);
        }
    }
    let area = above / (pairs(1.0).count() * pairs(0.0).count()) as f64;
    let report: serde_json::Value =
        serde_json::from_str(&std::fs::read_to_string(dir.join("r.json")).unwrap()).unwrap();
    let number = |name: &str| report["numbers"][name].as_f64().expect(name);
    assert!((number("auc") - area).abs() < 1e-9 && area > 0.95, "{area}");
    assert!(number("training.auc") > 0.95 && number("auc.z") < 0.6);
    number("columns.x.correlation.signal"); // x is an input, too

    let page = succeeds(dir, "evaluate net.safetensors test.csv --quiet -o r.html");
    assert!(
        page.is_empty() && std::fs::read_to_string(dir.join("r.html")).unwrap().contains("<svg")
    );
}

#[test]
fn mistakes_in_an_evaluation_are_one_line() {
    let dir = tempfile::tempdir().unwrap();
    let dir = dir.path();
    sample(dir, "train.csv", 1000, 1);
    succeeds(dir, &format!("train train.csv -f x,y -t inside {NET}"));
    for (arguments, status, wanted) in [
        ("train.csv -o r.pdf", 1, "wanted a name that ends in .html, .json or .txt"),
        ("train.csv --target label", 1, "label"),
        ("train.csv --target z", 1, "wanted 0 for background and 1 for signal"),
        ("train.csv --scores bdt", 1, "bdt"),
        ("train.csv --scores z,z", 1, "--scores is 'z' twice"),
        ("train.csv --features x,y", 1, "wanted none: the model contains the names"),
        ("train.csv --merit best", 2, "wanted s_over_root_s_plus_b, asimov or asimov:U"),
        ("train.csv --expected 3", 2, "wanted two numbers"),
        ("train.csv --class-names a", 1, "wanted 2 names, the background's first"),
        ("train.csv -o net.safetensors", 1, "net.safetensors"),
        ("absent.csv", 1, "absent.csv"),
    ] {
        let message = fails(dir, &format!("evaluate net.safetensors {arguments}"), status);
        assert!(message.contains(wanted), "{arguments}: {message}");
    }
}

#[test]
fn rows_that_fulfil_the_filter_are_used_alone() {
    let dir = tempfile::tempdir().unwrap();
    let dir = dir.path();
    let mut next = uniform(7);
    let (mut all, mut even, mut odd) =
        ("event,x,y\n".to_owned(), "x,y\n".to_owned(), "x,y\n".to_owned());
    for event in 0..2000 {
        let x = next();
        let row = format!("{x},{}\n", u8::from(x + 0.5 * next() > 0.0));
        all += &format!("{event},{row}");
        *(if event % 2 == 0 { &mut even } else { &mut odd }) += &row;
    }
    for (name, text) in [("all.csv", all), ("even.csv", even), ("odd.csv", odd)] {
        std::fs::write(dir.join(name), text).unwrap();
    }
    succeeds(dir, &format!("train even.csv -f x -t y {NET}"));
    let wanted = std::fs::read(dir.join("net.safetensors")).unwrap();
    let train = format!("train all.csv -f x -t y {NET} --filter");
    let (status, _, message) = runs_with(dir, &train, "event % 2 == 0");
    assert_eq!(status, Some(0), "{message}");
    assert!(std::fs::read(dir.join("net.safetensors")).unwrap() == wanted, "another network");

    let odd = succeeds(dir, "evaluate net.safetensors odd.csv");
    let evaluate = "evaluate net.safetensors all.csv --filter";
    assert_eq!(runs_with(dir, evaluate, "event % 2 == 1"), (Some(0), odd, String::new()));

    let (status, _, message) = runs_with(dir, evaluate, "event < 0");
    assert_eq!(status, Some(1));
    assert!(message.contains("none of 2000 rows fulfils --filter 'event < 0'"), "{message}");
    let (status, _, message) = runs_with(dir, evaluate, "pt > 3");
    assert!(status == Some(1) && message.contains("'pt'"), "{message}");
    let (status, _, message) = runs_with(dir, evaluate, "0 < x < 1");
    assert!(status == Some(2) && message.contains("wanted numbers on both sides"), "{message}");
}
