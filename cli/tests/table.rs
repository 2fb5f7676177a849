//! Table networks on the command line: with `--table` alone the fit chooses everything.

mod common;

use common::{columns, fails, sample, succeeds};

#[test]
fn a_table_network_is_trained_saved_and_run() {
    let dir = tempfile::tempdir().unwrap();
    let dir = dir.path();
    sample(dir, "train.csv", 2000, 1);
    let train = "train train.csv -f x,y -t inside --table=fast --sizes members=2,width=32 --epochs 6 --learning-rate 1e-2 -o net.safetensors";
    succeeds(dir, train);
    succeeds(dir, "predict net.safetensors train.csv --probability --keep x,y -o scores.csv");
    let [x, y, p] = columns(&dir.join("scores.csv"), ["x", "y", "score"]);
    let right = (0..2000).filter(|&i| (p[i] > 0.5) == (x[i] * x[i] + y[i] * y[i] < 0.6)).count();
    assert!(right > 1850, "{right} of 2000");
    let text = succeeds(dir, "inspect net.safetensors");
    assert!(text.contains("table.preset: fast") && text.contains("table.members: 2"), "{text}");
    assert!(text.contains("table.width: 32"), "{text}");
    // A column of real values gives a regression, and a preset is optional.
    succeeds(
        dir,
        "train train.csv -f x,y -t z --table --sizes members=1 --epochs 1 -q -o z.safetensors",
    );
    let json = succeeds(dir, "inspect z.safetensors --json");
    let json: serde_json::Value = serde_json::from_str(&json).unwrap();
    assert_eq!(
        (&json["loss"], &json["metadata"]["table.preset"]),
        (&"Mse".into(), &"balanced".into())
    );
}

#[test]
fn a_small_network_learns_the_scores_of_a_large_one() {
    let dir = tempfile::tempdir().unwrap();
    let dir = dir.path();
    sample(dir, "train.csv", 1000, 1);
    let train = "train train.csv -f x,y --epochs 20 -t";
    succeeds(
        dir,
        &format!("{train} inside --table=fast --sizes members=2,width=16 -o large.safetensors"),
    );
    let small = format!("{train} z --hidden 16 --teacher large.safetensors -o small.safetensors");
    let reported = succeeds(dir, &small);
    for (name, scores) in [("large", "large.csv"), ("small", "small.csv")] {
        let predict = format!("predict {name}.safetensors train.csv --probability -o {scores}");
        succeeds(dir, &predict);
    }
    let [large] = columns(&dir.join("large.csv"), ["score"]);
    let [small] = columns(&dir.join("small.csv"), ["score"]);
    let difference: f64 = large.iter().zip(&small).map(|(a, b)| (a - b).abs()).sum::<f64>();
    assert!(difference / 1000.0 < 0.1, "{difference}; {reported}");
    let wrong =
        "train train.csv -f x,y -t z --teacher large.safetensors --loss mse -o n.safetensors";
    assert!(fails(dir, wrong, 2).contains("cannot be used with"));
}

#[test]
fn options_of_other_networks_are_refused() {
    let dir = tempfile::tempdir().unwrap();
    let dir = dir.path();
    sample(dir, "train.csv", 200, 1);
    let train = "train train.csv -f x,y -t inside -o net.safetensors";
    let wrong = |more: &str, status| fails(dir, &format!("{train} {more}"), status);
    let reported = wrong("--table --hidden 3", 1);
    assert!(reported.contains("--hidden is given; wanted only with --model mlp"), "{reported}");
    let reported = wrong("--table --heads 3", 1);
    assert!(
        reported.contains("--heads is given; wanted only with --model transformer"),
        "{reported}"
    );
    let reported = wrong("--table --width 3", 1);
    assert!(reported.contains("wanted --sizes width=N with --table"), "{reported}");
    let reported = wrong("--table=slow", 2);
    assert!(reported.contains("preset is slow; wanted fast, balanced or best"), "{reported}");
    let reported = wrong("--table --sizes widths=3", 2);
    assert!(reported.contains("--sizes is 'widths=3'; wanted members, width, depth"), "{reported}");
    let reported = wrong("--sizes width=3", 2);
    assert!(reported.contains("--table"), "{reported}");
    let reported = wrong("--table --model mlp", 2);
    assert!(reported.contains("cannot be used with"), "{reported}");
}
