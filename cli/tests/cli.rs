//! The command line as a user types it: files in, files out, one line and a status on error.

mod common;

use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use common::{columns, fails, rootgrad, sample, succeeds, uniform};

#[test]
fn a_classifier_is_trained_saved_and_run() {
    let dir = tempfile::tempdir().unwrap();
    let dir = dir.path();
    sample(dir, "train.csv", 4000, 1);
    sample(dir, "test.csv", 1000, 2);
    succeeds(
        dir,
        "train train.csv -f x,y -t inside --hidden 32,32 --epochs 30 --learning-rate 5e-3 \
         --history h.csv -o net.safetensors",
    );
    succeeds(dir, "predict net.safetensors test.csv --probability --keep x,y -o scores.csv");
    let [x, y, p] = columns(&dir.join("scores.csv"), ["x", "y", "score"]);
    let right = (0..1000).filter(|&i| (p[i] > 0.5) == (x[i] * x[i] + y[i] * y[i] < 0.6)).count();
    assert!(right > 960, "{right} of 1000");
    assert!(p.iter().all(|p| (0.0..=1.0).contains(p)));

    // Logits are the default; their sigmoid is the probability.
    succeeds(dir, "predict net.safetensors test.csv -o logits.csv --name logit");
    let [z] = columns(&dir.join("logits.csv"), ["logit"]);
    assert!(z.iter().zip(&p).all(|(z, p)| (1.0 / (1.0 + (-z).exp()) - p).abs() < 1e-6));

    let names = ["epoch", "validation_loss", "validation_auc"];
    let [epoch, loss, auc] = columns(&dir.join("h.csv"), names);
    assert_eq!(epoch, (1..=30).map(f64::from).collect::<Vec<_>>());
    assert!(loss[29] < 0.5 * loss[0] && auc[29] > 0.99, "{loss:?} {auc:?}");

    let text = succeeds(dir, "inspect net.safetensors");
    assert!(text.contains("widths: [2, 32, 32, 1]") && text.contains("activation: gelu"), "{text}");
    let json = succeeds(dir, "inspect net.safetensors --json");
    let json: serde_json::Value = serde_json::from_str(&json).unwrap();
    assert_eq!(json["columns"][1]["name"], "y");
    assert!(json["columns"][1]["centre"][0].is_number(), "{json}"); // a mean, or a median
    assert_eq!(json["parameters"], 2 * 32 + 32 + 32 * 32 + 32 + 32 + 1);
}

#[test]
fn the_best_epoch_is_that_of_the_monitor() {
    let dir = tempfile::tempdir().unwrap();
    let dir = dir.path();
    sample(dir, "few.csv", 300, 1);
    for (monitor, sign) in [("loss", -1.0), ("metric", 1.0)] {
        let call = format!(
            "train few.csv -f x,y -t inside --hidden 32,32 --epochs 40 --batch-size 16 --learning-rate 3e-2 --monitor {monitor} \
             --history h.csv -o net.safetensors"
        );
        let out = rootgrad(dir, &call);
        let reported = String::from_utf8(out.stderr).unwrap();
        let column = if monitor == "loss" { "validation_loss" } else { "validation_auc" };
        let [of_epoch] = columns(&dir.join("h.csv"), [column]);
        let reached = |epoch: f64| sign * of_epoch[epoch as usize - 1];
        let best: f64 = succeeds(dir, "inspect net.safetensors")
            .split("fit.epoch: ")
            .nth(1)
            .unwrap()
            .split_whitespace()
            .next()
            .unwrap()
            .parse()
            .unwrap();
        assert!(reported.contains(&format!("weights of epoch {best}:")), "{reported}");
        assert!((1..=40).all(|epoch| reached(f64::from(epoch)) <= reached(best)), "{reported}");
    }
    let message = fails(dir, "train few.csv -f x,y -t inside --monitor auc -o n.safetensors", 2);
    assert!(message.contains("wanted loss or metric"), "{message}");
    let without = "train few.csv -f x,y -t inside --monitor metric --validation-fraction 0";
    let message = fails(dir, &format!("{without} -o n.safetensors"), 1);
    assert!(
        message.contains(
            "--monitor is metric; wanted loss without validation rows: give --validation-fraction, or give --validation"
        ),
        "{message}"
    );
}

#[test]
fn a_linear_regression_finds_the_line() {
    let dir = tempfile::tempdir().unwrap();
    let dir = dir.path();
    sample(dir, "line.csv", 2000, 3);
    let options = "train line.csv -f x,y -t z --loss mse --epochs 60 --learning-rate 5e-2 \
                   --weight-decay 0 --schedule cosine:0.1 -q -o line.safetensors";
    let output = common::program()
        .args(options.split_whitespace())
        .args(["--hidden", ""])
        .current_dir(dir)
        .output()
        .unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    succeeds(dir, "predict line.safetensors line.csv --keep z -o back.csv");
    let [z, score] = columns(&dir.join("back.csv"), ["z", "score"]);
    let worst = z.iter().zip(&score).map(|(z, s)| (z - s).abs()).fold(0.0, f64::max);
    assert!(worst < 1e-3, "off by {worst}");
}

#[test]
fn classes_root_files_and_several_inputs() {
    let dir = tempfile::tempdir().unwrap();
    let dir = dir.path();
    sample(dir, "a.csv", 1500, 4);
    sample(dir, "b.csv", 1500, 5);
    succeeds(
        dir,
        "train a.csv b.csv -f x,y -t ring --classes 3 --epochs 40 --learning-rate 5e-3 -q -o ring.safetensors",
    );
    let predict = "predict ring.safetensors a.csv --probability --keep ring";
    succeeds(dir, &format!("{predict} -o ring.root --tree rings"));
    let text = succeeds(dir, "inspect ring.root:rings");
    let names = ["ring", "score_0", "score_1", "score_2"];
    assert!(names.iter().all(|name| text.contains(name)), "{text}");

    let table = rootgrad::data::Source::parse(dir.join("ring.root").to_str().unwrap());
    let table = table.read(&names).unwrap();
    let p = ["score_0", "score_1", "score_2"].map(|name| table.scalar(name).unwrap());
    let mut right = 0;
    for (i, &ring) in table.scalar("ring").unwrap().iter().enumerate() {
        let row = [p[0][i], p[1][i], p[2][i]];
        assert!((row.iter().sum::<f32>() - 1.0).abs() < 1e-5);
        right += usize::from(row.iter().all(|&other| other <= row[ring as usize]));
    }
    assert!(right > 1380, "{right} of 1500");

    // The tree written above can be read again.
    let train = "train ring.root -f score_0,score_1 -t ring --classes 3 --epochs 1 -q";
    succeeds(dir, &format!("{train} -o again.safetensors"));
}

#[test]
fn the_same_seed_gives_the_same_file_whatever_the_threads() {
    let dir = tempfile::tempdir().unwrap();
    let dir = dir.path();
    sample(dir, "train.csv", 1000, 6);
    let file = |name: &str, more: &str| {
        succeeds(dir, &format!("train train.csv -f x,y -t inside --epochs 3 -q {more} -o {name}"));
        std::fs::read(dir.join(name)).unwrap()
    };
    let one = file("one.safetensors", "--threads 1 --seed 9");
    assert!(one == file("two.safetensors", "--threads 2 --seed 9"));
    assert!(one != file("other.safetensors", "--seed 10"));
}

#[test]
fn a_checkpoint_goes_on_to_the_same_end() {
    let dir = tempfile::tempdir().unwrap();
    let dir = dir.path();
    sample(dir, "train.csv", 1000, 7);
    let train =
        "train train.csv -f x,y -t inside -q --schedule constant --checkpoint state --resume";
    succeeds(dir, &format!("{train} --epochs 6 -o whole.safetensors"));
    std::fs::remove_file(dir.join("state")).unwrap();
    succeeds(dir, &format!("{train} --epochs 2 -o part.safetensors"));
    succeeds(dir, &format!("{train} --epochs 6 -o rest.safetensors"));
    let read = |name: &str| std::fs::read(dir.join(name)).unwrap();
    assert!(read("whole.safetensors") == read("rest.safetensors"));
    assert!(read("whole.safetensors") != read("part.safetensors"));
}

#[test]
fn errors_are_one_line_with_the_way_out() {
    let dir = tempfile::tempdir().unwrap();
    let dir = dir.path();
    sample(dir, "d.csv", 100, 8);
    let train = |more: &str| {
        let message = fails(dir, &format!("train d.csv {more} -q -o net.safetensors"), 1);
        assert_eq!(message.trim_end().lines().count(), 1, "{message}");
        message
    };
    let contains = |message: String, part: &str| assert!(message.contains(part), "{message}");
    contains(train("-f X,y -t inside"), "no column 'X'; did you mean 'x'?");
    contains(train("-f x,label -t inside"), "column 'label' has type text");
    contains(train("-f x,inside -t inside"), "columns other than the target");
    contains(train("-f x,y -t z"), "for a regression give --loss mse or --loss huber:1; for K");
    contains(train("-f x,y -t inside --epochs 0"), "epochs is 0; wanted at least 1");
    contains(train("-f x,y -t inside --hidden 64;64"), "--hidden is '64;64'");
    contains(
        train("-f x,y -t inside --validation-fraction 1"),
        "error: --validation-fraction is 1; wanted",
    );
    contains(train("-f x,y -t inside --checkpoint no/where"), "cannot write 'no/where'");
    assert!(!dir.join("net.safetensors").exists());

    let message = fails(dir, "train none.csv -f x -t y -o n.safetensors", 1);
    contains(message, "cannot read 'none.csv'");
    let started = std::time::Instant::now();
    let train = "train d.csv -f x,y -t inside --epochs 100000";
    let message = fails(dir, &format!("{train} -o no/where.safetensors"), 1);
    contains(message, "cannot write 'no/where.safetensors'");
    assert!(started.elapsed().as_secs() < 5, "the output was tried after the training");

    std::fs::write(dir.join("nan.csv"), "x,t\n1,0\nnan,1\n2,0\n3,1\n").unwrap();
    let message = fails(dir, "train nan.csv -f x -t t -o n.safetensors", 1);
    contains(message, "column 'x' is NaN at row 1");
    std::fs::write(dir.join("one.csv"), "x,t\n1,1\n2,1\n3,1\n").unwrap();
    contains(fails(dir, "train one.csv -f x -t t -o n.safetensors", 1), "class");

    let before = std::fs::read(dir.join("d.csv")).unwrap();
    let message = fails(dir, "train d.csv -f x,y -t inside -o ./d.csv", 1);
    contains(message, "--output is './d.csv'; wanted another file than the one that is read");
    contains(
        fails(dir, "predict net.safetensors d.csv -o d.csv", 1),
        "--output is 'd.csv'; wanted",
    );
    assert!(std::fs::read(dir.join("d.csv")).unwrap() == before);
    // These are refused before the data are read.
    contains(
        fails(dir, "train none.csv -f x -t y --learning-rate nan -o n", 1),
        "--learning-rate is NaN",
    );

    contains(fails(dir, "train d.csv -f x,y -o n.safetensors", 2), "--target");
    contains(fails(dir, "train d.csv -f x -t y --activation gely -o n.safetensors", 2), "gelu");
    contains(fails(dir, "train d.csv -f x -t y --schedule fast -o n.safetensors", 2), "cosine");
    contains(fails(dir, "predict d.csv d.csv -o s.csv", 1), "'d.csv'");
}

#[test]
fn a_model_meets_data_without_its_columns_and_data_without_rows() {
    let dir = tempfile::tempdir().unwrap();
    let dir = dir.path();
    sample(dir, "d.csv", 100, 9);
    succeeds(dir, "train d.csv -f x,y -t inside --epochs 1 -q -o net.safetensors");
    std::fs::write(dir.join("other.csv"), "X,y\n1,2\n").unwrap();
    let message = fails(dir, "predict net.safetensors other.csv -o s.csv", 1);
    assert!(message.contains("no column 'x'; did you mean 'X'?"), "{message}");
    let predict = "predict net.safetensors d.csv -o s.csv";
    for (more, wanted) in [
        ("--keep x --name x", "the output's columns is 'x' twice"),
        ("--keep y,y", "the output's columns is 'y' twice"),
        ("--name=", "the output's columns is ''"),
        ("--tree=", "--tree is ''"),
    ] {
        let message = fails(dir, &format!("{predict} {more}"), 1);
        assert!(message.contains(wanted), "{message}");
    }
    std::fs::write(dir.join("none.csv"), "x,y\n").unwrap();
    succeeds(dir, "predict net.safetensors none.csv -o none-scores.csv");
    assert_eq!(std::fs::read_to_string(dir.join("none-scores.csv")).unwrap(), "score\n");
}

/// Checks Ctrl-C and the signal of batch systems: the best weights so far are saved, and the status names the signal.
#[test]
fn a_signal_saves_the_best_weights() {
    for (signal, status) in [("-INT", 130), ("-TERM", 143)] {
        saved_after(signal, status);
    }
}

fn saved_after(signal: &str, status: i32) {
    let dir = tempfile::tempdir().unwrap();
    sample(dir.path(), "d.csv", 2000, 10);
    let train = "train d.csv -f x,y -t inside --epochs 1000000";
    let mut child = common::program()
        .args(train.split_whitespace())
        .args(["-o", "net.safetensors"])
        .current_dir(dir.path())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut lines = BufReader::new(child.stderr.take().unwrap()).lines().map(Result::unwrap);
    assert!(lines.any(|line| line.starts_with("epoch 2/")), "no line of the second epoch");
    let id = child.id().to_string();
    assert!(Command::new("kill").args([signal, &id]).status().unwrap().success());
    assert!(lines.any(|line| line.starts_with("interrupted: ")), "no word of the interruption");
    assert_eq!(child.wait().unwrap().code(), Some(status));
    succeeds(dir.path(), "predict net.safetensors d.csv -o s.csv");
}

/// Reads the di-muon mass from a file of an older ROOT, without ROOT.
#[test]
fn a_tree_of_older_root_is_learned_from() {
    let file = Path::new("../../shared/data/root/Zmumu.root");
    if !file.exists() {
        eprintln!("SKIPPED: {} is not there", file.display());
        return;
    }
    let dir = tempfile::tempdir().unwrap();
    let file: PathBuf = file.canonicalize().unwrap();
    let data = format!("{}:events", file.display());
    succeeds(
        dir.path(),
        &format!(
            "train {data} -f pt1,eta1,phi1,pt2,eta2,phi2 -t M --loss mse --epochs 60 \
             --learning-rate 3e-3 --history h.csv -q -o mass.safetensors"
        ),
    );
    let [rmse] = columns(&dir.path().join("h.csv"), ["validation_rmse"]);
    let least = rmse.iter().copied().fold(f64::INFINITY, f64::min);
    // The standard deviation of M is 25.3 GeV (by NumPy): the error of a network that learned nothing.
    assert!(least < 10.0, "{least} GeV");
    let text = succeeds(dir.path(), &format!("inspect {data}"));
    assert!(text.contains("pt1") && text.contains("double"), "{text}");
}

#[test]
fn two_targets_at_once() {
    let directory = tempfile::tempdir().unwrap();
    let dir = directory.path();
    let mut next = uniform(11);
    let mut text = "x,y,sum,scaled\n".to_owned();
    for _ in 0..2000 {
        let (x, y) = (next(), next());
        text += &format!("{x},{y},{},{}\n", x + y, 1000.0 * (x - 2.0 * y));
    }
    std::fs::write(dir.join("d.csv"), text).unwrap();
    let train = "train d.csv -f x,y -t sum,scaled --loss mse --hidden= --weight-decay 0 --epochs 40 --learning-rate 3e-2 -o n.safetensors";
    let out = rootgrad(dir, train);
    let reported = String::from_utf8(out.stderr).unwrap();
    assert!(out.status.success(), "{reported}");
    // Without a hidden layer the network is a linear function. So are the targets, whose spreads are 0.8 and 1300.
    let each = reported.split_once("RMSE of each target: sum ").expect("the RMSEs are reported").1;
    let (sum, scaled) = each.trim().split_once(", scaled ").unwrap();
    let (sum, scaled): (f64, f64) = (sum.parse().unwrap(), scaled.parse().unwrap());
    assert!(sum < 1e-3 && scaled < 1.0, "{reported}");

    succeeds(dir, "predict n.safetensors d.csv -o p.csv --keep sum,scaled");
    let names = ["sum", "scaled", "score_sum", "score_scaled"];
    let [a, b, p, q] = columns(&dir.join("p.csv"), names);
    let rmse = |t: &[f64], p: &[f64]| {
        (t.iter().zip(p).map(|(t, p)| (t - p).powi(2)).sum::<f64>() / t.len() as f64).sqrt()
    };
    assert!(rmse(&a, &p) < 1e-3 && rmse(&b, &q) < 1.0, "{} {}", rmse(&a, &p), rmse(&b, &q));
    let shown = succeeds(dir, "inspect n.safetensors");
    assert!(shown.contains("targets:") && shown.contains("scaled"), "{shown}");

    let wrong = "train d.csv -f x,y -t sum,scaled -o n.safetensors";
    assert!(fails(dir, wrong, 1).contains("2 targets, 'sum', 'scaled'"));
    let wrong = "train d.csv -f x,y -t sum,scaled --classes 3 -o n.safetensors";
    assert!(fails(dir, wrong, 1).contains("--classes is not for a regression"));
    let wrong = "train d.csv -f x,sum -t sum,scaled --loss mse -o n.safetensors";
    assert!(fails(dir, wrong, 1).contains("columns other than the target"));
    let wrong = "train d.csv -f x,y -t sum,saled --loss mse -o n.safetensors";
    assert!(fails(dir, wrong, 1).contains("did you mean 'scaled'"));
}

/// Writes events of four particles with two numbers each, as array columns. The target is symmetric in the particles.
#[test]
fn a_transformer_is_trained_shown_and_run() {
    let directory = tempfile::tempdir().unwrap();
    let dir = directory.path();
    let mut next = uniform(12);
    let mut text = "x0,x1,x2,x3,y0,y1,y2,y3,t\n".to_owned();
    let mut turned = text.clone();
    for _ in 0..1500 {
        let (x, y) = ([(); 4].map(|()| next()), [(); 4].map(|()| next()));
        let t = u8::from((0..4).map(|i| x[i] * y[i]).sum::<f64>() > 0.0);
        let row = |text: &mut String, i: [usize; 4]| {
            let numbers = i.map(|i| x[i]).into_iter().chain(i.map(|i| y[i]));
            let numbers: Vec<String> = numbers.map(|n| n.to_string()).collect();
            *text += &format!("{},{t}\n", numbers.join(","));
        };
        row(&mut text, [0, 1, 2, 3]);
        row(&mut turned, [2, 0, 3, 1]);
    }
    std::fs::write(dir.join("d.csv"), text).unwrap();
    std::fs::write(dir.join("turned.csv"), turned).unwrap();
    let data = "train d.csv -f x0,x1,x2,x3,y0,y1,y2,y3 -t t --model transformer";
    let out = rootgrad(
        dir,
        &format!(
            "{data} --length 4 --order columns --no-positions --layers 1 --heads 2 --channels 16 --no-standardize \
             --epochs 12 --batch-size 64 --learning-rate 1e-2 --history h.csv -o net.safetensors"
        ),
    );
    let reported = String::from_utf8(out.stderr).unwrap();
    assert!(out.status.success(), "{reported}");
    let network = "transformer: 4 tokens of 2 numbers, 1 layers, 2 heads, 16 channels";
    assert!(reported.contains(network), "{reported}");
    let [auc] = columns(&dir.join("h.csv"), ["validation_auc"]);
    assert!(auc[11] > 0.95, "{auc:?}");

    let shown = succeeds(dir, "inspect net.safetensors");
    for field in ["length: 4", "width: 2", "order: columns", "positions: false", "pool: mean"] {
        assert!(shown.contains(field), "{field}: {shown}");
    }
    succeeds(dir, "predict net.safetensors d.csv -o p.csv");
    succeeds(dir, "predict net.safetensors turned.csv -o q.csv");
    let [[p], [q]] = ["p.csv", "q.csv"].map(|name| columns(&dir.join(name), ["score"]));
    let worst = p.iter().zip(&q).map(|(p, q)| (p - q).abs()).fold(0.0, f64::max);
    assert!(worst < 1e-4, "the particles' order matters: {worst}");

    let wrong = |options: &str| fails(dir, &format!("{data} {options} -o n.safetensors"), 1);
    let contains = |message: String, part: &str| assert!(message.contains(part), "{message}");
    contains(wrong(""), "--length is not given; wanted the number of tokens");
    contains(wrong("--length 3"), "--length is 3; wanted a divisor of the 8 features");
    contains(wrong("--width 0"), "--width is 0; wanted a divisor");
    contains(wrong("--length 4 --width 3"), "--length × --width is 4 × 3; wanted the 8 features");
    contains(wrong("--width 2 --heads 5"), "heads is 5; wanted a divisor of the 64 channels");
    contains(wrong("--width 2 --hidden 3"), "--hidden is given; wanted only with --model mlp");
    let mlp = "train d.csv -f x0,y0 -t t --heads 2 -o n.safetensors";
    contains(fails(dir, mlp, 1), "--heads is given; wanted only with --model transformer");
    let kind = "train d.csv -f x0,y0 -t t --model forest -o n.safetensors";
    contains(fails(dir, kind, 2), "mlp, transformer");
    let pool = "train d.csv -f x0,y0 -t t --model transformer --pool max -o n.safetensors";
    contains(fails(dir, pool, 2), "mean, last, class");
}
