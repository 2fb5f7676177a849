//! ONNX models on the command line.

mod common;

use std::path::Path;

use common::{fails, rootgrad, succeeds};

/// Rows of x, y and whether x + y > 0.
fn sample(directory: &Path) {
    let mut text = "x,y,above\n".to_owned();
    for n in 0..400 {
        let (x, y) = ((f64::from(n) * 0.7).sin(), (f64::from(n) * 1.3).cos());
        text += &format!("{x},{y},{}\n", u8::from(x + y > 0.0));
    }
    std::fs::write(directory.join("a.csv"), text).unwrap();
}

fn scores(path: &Path) -> Vec<f64> {
    let text = std::fs::read_to_string(path).unwrap();
    text.lines().skip(1).map(|line| line.parse().unwrap()).collect()
}

#[test]
fn a_network_goes_through_onnx_and_is_trained_on() {
    let dir = tempfile::tempdir().unwrap();
    let dir = dir.path();
    sample(dir);
    succeeds(dir, "train a.csv -f x,y -t above --hidden 8 --epochs 2 -q -o net.safetensors");
    succeeds(dir, "export net.safetensors net.onnx");
    succeeds(dir, "export net.safetensors shares.onnx --probability");
    let score = |model: &str, more: &str| {
        succeeds(dir, &format!("predict {model} a.csv {more} -o scores.csv"));
        scores(&dir.join("scores.csv"))
    };
    let near = |a: &[f64], b: &[f64]| {
        a.len() == b.len() && a.iter().zip(b).all(|(a, b)| (a - b).abs() < 1e-5)
    };
    let own = score("net.safetensors", "");
    assert!(near(&own, &score("net.onnx", "")));
    assert!(near(&score("net.safetensors", "--probability"), &score("shares.onnx", "")));

    let tune = "train a.csv -f x,y -t above --from net.onnx --epochs 20 --learning-rate 1e-2 -q";
    succeeds(dir, &format!("{tune} -o tuned.onnx"));
    succeeds(dir, &format!("{tune} -o tuned.safetensors"));
    let tuned = score("tuned.onnx", "");
    assert!(near(&tuned, &score("tuned.safetensors", "")) && !near(&tuned, &own));

    let told = fails(dir, "train a.csv -f x -t above --from net.onnx -o other.onnx", 1);
    assert!(told.contains("a network of 2 features and 1 outputs"), "{told}");
    fails(dir, "train a.csv -f x,y -t above --from net.onnx --hidden 8 -o other.onnx", 2);
    let told = fails(dir, "export net.safetensors net.txt", 1);
    assert!(told.contains("a name that ends in .onnx"), "{told}");
    let told = fails(dir, "predict net.onnx a.csv -f x,y -o scores.csv", 1);
    assert!(told.contains("the model names its own"), "{told}");
}

#[test]
fn a_model_is_inspected_and_told_what_it_lacks() {
    let dir = tempfile::tempdir().unwrap();
    let dir = dir.path();
    sample(dir);
    succeeds(dir, "train a.csv -f x,y -t above --hidden 8 --epochs 1 -q -o net.safetensors");
    succeeds(dir, "export net.safetensors net.onnx");
    let json = succeeds(dir, "inspect net.onnx --json");
    let json: serde_json::Value = serde_json::from_str(&json).unwrap();
    assert_eq!(json["parameters"], 2 * 8 + 8 + 8 + 1);
    assert_eq!(json["inputs"][0]["name"], "x");
    assert_eq!(json["inputs"][0]["type"], "float");
    assert_eq!(json["bytes"], std::fs::metadata(dir.join("net.onnx")).unwrap().len());
    assert!(json["operators"].as_object().is_some_and(|operators| !operators.is_empty()));

    // The same with another operator: a name of as many letters, so that no length changes.
    let text = succeeds(dir, "inspect net.onnx");
    let mut bytes = std::fs::read(dir.join("net.onnx")).unwrap();
    let gelu = bytes.windows(4).position(|four| four == b"Gelu").expect(&text);
    bytes[gelu..gelu + 4].copy_from_slice(b"Gulu");
    std::fs::write(dir.join("other.onnx"), bytes).unwrap();
    let out = rootgrad(dir, "inspect other.onnx");
    let (text, told) =
        (String::from_utf8(out.stdout).unwrap(), String::from_utf8(out.stderr).unwrap());
    assert_eq!(out.status.code(), Some(1));
    assert!(text.contains("unknown operators: Gulu"), "{text}");
    assert!(told.contains("(Gulu): operator Gulu is not known here"), "{told}");
    std::fs::write(dir.join("none.onnx"), "no model").unwrap();
    fails(dir, "inspect none.onnx", 1);
}
