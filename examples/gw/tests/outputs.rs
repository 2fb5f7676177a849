//! Tests the files that `gw search`, `gw compare` and `gw explain` write, and their refusals.

use oxyroot::RootFile;
use rootgrad::threads::Team;
use rootgrad_gw::detector::Setting;
use rootgrad_gw::detector::saved::{CANDIDATES, Recipe};
use rootgrad_gw::detector::search::{Options, Search};
use rootgrad_gw::detector::source::Source;
use rootgrad_gw::detector::templates::Templates;
use rootgrad_gw::detector::training::Learner;
use rootgrad_gw::recording::Recording;
use rootgrad_gw::systems::Systems;
use std::path::Path;
use std::process::Command;

#[path = "common/program.rs"]
mod program;
#[path = "common/strain.rs"]
mod strain;
use program::{built, folder, write};
use strain::{START, inject, noise};

/// Runs the program; returns its exit code, stdout and stderr.
fn gw(dir: &Path, args: &[&str]) -> (Option<i32>, String, String) {
    let out = Command::new(built("gw")).current_dir(dir).args(args).output().unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    (out.status.code(), text(out.stdout), text(out.stderr))
}

/// Checks that the program fails with one line that contains `wanted`.
fn refused(dir: &Path, args: &[&str], wanted: &str) {
    let (code, _, text) = gw(dir, args);
    assert_eq!((code, text.lines().count()), (Some(1), 1), "{args:?}: {text}");
    assert!(text.contains(wanted), "{args:?}: {text}");
}

/// A tree of numbers.
struct Tree {
    file: RootFile,
    name: &'static str,
}

impl Tree {
    fn open(path: &Path, name: &'static str) -> Self {
        Self { file: RootFile::open(path).unwrap(), name }
    }

    fn column(&mut self, label: &str) -> Vec<f64> {
        let tree = self.file.get_tree(self.name).unwrap();
        let branch = tree.branch(label).unwrap_or_else(|| panic!("no column {label}"));
        branch.as_iter::<f64>().unwrap().collect()
    }
}

/// Writes 32 s of noise of two detectors with a wave at 16 s that is 4 ms later in the second.
fn strain_files(dir: &Path) {
    for (detector, seed, delay, snr) in [("H1", 11, 0.0, 12.0), ("L1", 12, 0.004, 10.0)] {
        let mut strain = noise(detector, 32, 1024.0, seed);
        inject(&mut strain, 16.0 + delay, snr);
        let path = dir.join(format!("{detector}.hdf5"));
        write(&path, detector, START as i64, Some(1.0 / 1024.0), &strain.samples);
    }
}

const SAMPLES: usize = Systems::Heavy.samples();
const MASSES: (f64, f64) = (30.0, 45.0);

/// Compares the trees of a search with the library's result, and checks the strain and the map around the wave.
#[test]
fn a_search_writes_its_result() {
    let dir = folder("search-output");
    strain_files(&dir);
    let sizes = ["--masses", "30:45", "--min-match", "0.9", "--slides", "8", "--threshold", "3"];
    let (code, printed, error) =
        gw(&dir, &[&["search", "H1.hdf5", "L1.hdf5", "-o", "found.root"], &sizes[..]].concat());
    assert_eq!(code, Some(0), "{error}");
    let source = Source::new(Setting { masses: MASSES, ..Setting::default() }, 1).unwrap();
    let bank = Templates::placed(&source, 0.9, CANDIDATES, &[]).unwrap();
    let [h, l] =
        ["H1", "L1"].map(|name| Recording::open(dir.join(format!("{name}.hdf5"))).unwrap());
    let options = Options { slides: 8, threshold: 3.0, ..Options::default() };
    let wanted =
        Search::run([&h, &l], bank.binaries(), None, &options, Team::alone(), |_| Ok(())).unwrap();
    let path = dir.join("found.root");
    let mut found = Tree::open(&path, "candidates");
    let rows = wanted.candidates.iter();
    assert_eq!(found.column("gps"), rows.clone().map(|c| c.gps).collect::<Vec<_>>());
    let [ranking, snr] = ["ranking", "snr_l1"].map(|label| found.column(label));
    assert_eq!(ranking, rows.clone().map(|c| c.ranking.into()).collect::<Vec<f64>>());
    assert_eq!(snr, rows.map(|c| c.triggers[1].snr.into()).collect::<Vec<f64>>());
    assert!((found.column("gps")[0] - START - 16.0).abs() < 3e-3 && ranking[0] > 12.0);
    assert!((found.column("delay")[0] - 0.004).abs() < 2e-3, "{}", found.column("delay")[0]);
    let chance = Tree::open(&path, "background").column("ranking");
    assert!(!chance.is_empty() && ranking.len() > 2, "{printed}");
    let mut summary = Tree::open(&path, "summary");
    assert_eq!((summary.column("time"), summary.column("background")), (vec![28.0], vec![224.0]));
    let above = found.column("above");
    for (number, &ranking) in ranking.iter().enumerate() {
        let count = chance.iter().filter(|&&x| x >= ranking).count() as f64;
        assert_eq!(above[number], count);
        let rate = count * 365.25 * 86400.0 / 224.0;
        let (low, middle, high) = (
            found.column("per_year_low")[number],
            found.column("per_year")[number],
            found.column("per_year_high")[number],
        );
        assert!((middle - rate).abs() < 1e-6 * rate.max(1.0) && low <= middle && middle < high);
    }
    assert!(
        printed.contains(&format!(
            "28.0 s searched, 224 s of background by 8 time slides ({} ",
            chance.len()
        )),
        "{printed}"
    );
    around_the_first(&path, snr[0]);
    let (_, shown, _) =
        gw(&dir, &[&["search", "H1.hdf5", "L1.hdf5", "--top", "2"], &sizes[..]].concat());
    assert_eq!(shown.lines().count(), 4 + 2, "{shown}");
}

/// Checks that the template drawn with the strain has the SNR of the trigger and lies along the strain, and that the map is loudest there.
fn around_the_first(path: &Path, snr: f64) {
    let mut strain = Tree::open(path, "strain");
    let (x, h, gps) = (strain.column("l1"), strain.column("template_l1"), strain.column("gps"));
    assert_eq!(x.len(), SAMPLES);
    assert!((gps[1] - gps[0] - 1.0 / 1024.0).abs() < 1e-6);
    let power: f64 = h.iter().map(|h| h * h).sum();
    let along: f64 = x.iter().zip(&h).map(|(x, h)| x * h).sum();
    assert!((power.sqrt() - snr).abs() < 0.05 * snr, "{} for {snr}", power.sqrt());
    assert!((along / power - 1.0).abs() < 0.05, "{along} for {power}");
    let mut map = Tree::open(path, "map");
    let (energy, at, frequency) = (map.column("l1"), map.column("gps"), map.column("frequency"));
    let loudest = (0..energy.len()).max_by(|&a, &b| energy[a].total_cmp(&energy[b])).unwrap();
    assert!((at[loudest] - START - 16.0).abs() < 0.1, "{}", at[loudest]);
    assert!((30.0..350.01).contains(&frequency[loudest]) && energy[loudest] > 10.0);
}

#[test]
fn a_search_refuses_bad_values() {
    let dir = folder("search-refused");
    strain_files(&dir);
    let search = |more: &[&str], wanted: &str| {
        refused(&dir, &[&["search", "H1.hdf5", "L1.hdf5"], more].concat(), wanted);
    };
    search(&["-o", "L1.hdf5"], "another file than the one that is read, which it would replace");
    search(&["-o", "no/such/found.root"], "no/such/found.root");
    search(&["-o", "a.root", "--category", "4"], "--category is 4; wanted 1, 2 or 3");
    search(&["-o", "a.root", "--masses", "2:3"], "masses is 2:3");
    search(&["-o", "a.root", "--min-match", "1.2"], "--min-match is 1.2; wanted 0.5 to 0.995");
    search(&["-o", "a.root", "--detector", "H1.hdf5"], "wanted a file of gw train");
    let coarse = ["--masses", "40:45", "--min-match", "0.8"];
    search(
        &[&["-o", "a.root", "--slides", "999"], &coarse[..]].concat(),
        "--slides is 999 of 28.0 s",
    );
    refused(&dir, &["search", "H1.hdf5", "H1.hdf5", "-o", "a.root"], "both of detector H1");
    assert!(!dir.join("a.root").exists(), "nothing is left of what failed");
}

/// Options of a comparison of seconds.
const SMALL: [&str; 24] = [
    "compare",
    "--masses",
    "40:50",
    "--bank-match",
    "0.9",
    "--min-match",
    "0.95",
    "--limit-match",
    "0.96",
    "--epochs",
    "1",
    "--windows",
    "256",
    "--stock",
    "64",
    "--noise",
    "1200",
    "--whole",
    "400",
    "--test-signals",
    "300",
    "--seed",
    "7",
    "--quiet",
];

/// Checks the trees of the rankings against the printed table, which is computed again from them.
#[test]
fn a_comparison_writes_its_rankings() {
    let dir = folder("rankings");
    let files = ["--rankings", "r.root", "-o", "table.txt", "--save", "detector.txt"];
    let (code, printed, error) = gw(&dir, &[&SMALL[..], &files].concat());
    assert_eq!(code, Some(0), "{error}");
    assert_eq!(std::fs::read_to_string(dir.join("table.txt")).unwrap(), printed);
    let path = dir.join("r.root");
    let labels = ["bank", "own", "untrained", "trained", "limit"];
    let mut noise = Tree::open(&path, "noise");
    let noise = labels.map(|label| noise.column(label));
    let mut signals = Tree::open(&path, "signals");
    let snr = signals.column("snr");
    let signals = labels.map(|label| signals.column(label));
    assert!(noise.iter().all(|column| column.len() == 1200));
    assert!(signals.iter().all(|column| column.len() == 300) && snr.len() == 300);
    assert!(snr.iter().all(|snr| (4.0..10.0).contains(snr)));
    let mut range = Tree::open(&path, "range");
    let range = ["low", "high", "whole"].map(|label| range.column(label));
    assert_eq!(range, [vec![4.0], vec![10.0], vec![400.0]]);
    // The bank is the first of the network's templates.
    for columns in [&noise, &signals] {
        assert!(columns[0].iter().zip(&columns[1]).all(|(bank, own)| bank <= own && *bank > 0.0));
    }
    let known = |x: &&f64| x.is_finite();
    assert_eq!(noise[4][..400].iter().filter(known).count(), 400);
    let more = noise[4][400..].iter().filter(known).count();
    assert!((1..200).contains(&more), "{more} limits beyond the first 400 windows");
    assert!(signals[4].iter().all(|limit| limit.is_finite()));
    assert!(noise[2] != noise[3], "training changed nothing");
    let of = snr.iter().filter(|snr| (4.0..8.0).contains(*snr)).count();
    let cells = (0..labels.len()).map(|ranking| {
        // The limit is known of the first 400 windows only, at one false alarm in ten.
        let mut sorted = noise[ranking][..if ranking == 4 { 400 } else { 1200 }].to_vec();
        sorted.sort_by(|a, b| b.total_cmp(a));
        let threshold = sorted[sorted.len() / 10];
        let found = signals[ranking].iter().zip(&snr);
        let found = found.filter(|(x, snr)| (4.0..8.0).contains(*snr) && **x > threshold).count();
        format!("{:.2}", 100.0 * found as f64 / of as f64)
    });
    let row = printed
        .lines()
        .skip_while(|line| !line.contains("at 1e-1 false alarms"))
        .find(|line| line.trim().starts_with("4-8"));
    let words: Vec<&str> = row.unwrap().split_whitespace().collect();
    assert_eq!(words[1], of.to_string(), "{words:?}");
    for (cell, word) in cells.zip(words[2..].iter().step_by(2)) {
        assert_eq!(cell, **word, "{words:?}");
    }
    explained(&dir);
}

/// Checks that a saved detector is read, and that its derivatives are written.
fn explained(dir: &Path) {
    let (code, printed, error) =
        gw(dir, &["explain", "detector.txt", "--snr", "9", "-o", "e.root"]);
    assert_eq!(code, Some(0), "{error}");
    let path = dir.join("e.root");
    let mut look = Tree::open(&path, "look");
    let (x, gradient, product) =
        (look.column("h1"), look.column("gradient_h1"), look.column("product_h1"));
    assert_eq!(x.len(), SAMPLES);
    for ((x, g), p) in x.iter().zip(&gradient).zip(&product) {
        assert!((x * g - p).abs() < 1e-6 * p.abs().max(1.0));
    }
    let mut summary = Tree::open(&path, "summary");
    let (logit, sum) = (summary.column("logit")[0], summary.column("sum")[0]);
    assert!((product.iter().sum::<f64>() - sum).abs() < 1e-3 * sum.abs());
    let h = look.column("signal_h1");
    let signal: f64 = h.iter().map(|h| h * h).sum();
    assert!((signal - 81.0).abs() < 1e-2, "{signal}");
    let along: f64 = h.iter().zip(&gradient).map(|(h, g)| h * g).sum();
    let overlap = along / (signal * gradient.iter().map(|g| g * g).sum::<f64>()).sqrt();
    let end = format!("; overlap of gradient and signal {overlap:.3}\n");
    assert_eq!(printed, format!("logit {logit:.3}; sum of gradient x input {sum:.3}{end}"));
    assert!(Recipe::read(dir.join("detector.txt")).is_ok());
    refused(
        dir,
        &["explain", "detector.txt", "-o", "./detector.txt"],
        "another file than the one that is read",
    );
    refused(
        dir,
        &["explain", "detector.txt", "-o", "f.root", "--snr=-2"],
        "--snr is -2; wanted a number of 0 or more",
    );
    let one = ["explain", "detector.txt", "-o", "f.root", "--strain", "H1.hdf5", "--gps", "1016"];
    refused(dir, &one, "the number of --strain is 1; wanted 2 or none");
    refused(dir, &["explain", "e.root", "-o", "f.root"], "wanted a file of gw train");
    assert!(!dir.join("f.root").exists());
}

/// Trains networks of all kinds for a second each, and checks that a comparison of their files has a column for each.
#[test]
fn trained_networks_are_compared() {
    let dir = folder("networks");
    let train = |kind: &str, masses: &str, file: &str| {
        let network = ["train", "--network", kind, "--masses", masses, "-o", file];
        let sizes = ["--epochs", "1", "--windows", "512", "--stock", "64", "--min-match", "0.9"];
        let more = ["--bank-match", "0.9", "--quiet"];
        let (code, printed, error) = gw(&dir, &[&network[..], &sizes, &more].concat());
        assert_eq!((code, printed.lines().count()), (Some(0), 1), "{error}");
        assert!(printed.starts_with("epoch 1: loss 0."), "{printed}");
    };
    train("detector", "40:50", "d.txt");
    train("cnn", "40:50", "c.txt");
    train("transformer", "40:50", "t.txt");
    train("cnn", "30:50", "other.txt");
    let sizes = ["--limit-match", "0.9", "--noise", "1000", "--whole", "100", "--quiet"];
    let more = ["--test-signals", "200", "--rankings", "r.root"];
    let files = ["compare", "c.txt", "d.txt", "t.txt"];
    let (code, printed, error) = gw(&dir, &[&files[..], &sizes, &more].concat());
    assert_eq!(code, Some(0), "{error}");
    assert!(printed.contains("\ncnn: ") && printed.contains("cnn less bank "), "{printed}");
    let (_, made) = Recipe::read(dir.join("c.txt")).unwrap();
    let mut noise = Tree::open(&dir.join("r.root"), "noise");
    let columns = ["trained", "cnn", "transformer"].map(|label| noise.column(label));
    assert!(columns.iter().all(|column| column.len() == 1000));
    assert!(columns[0] != columns[1] && columns[1] != columns[2]);
    // The trained network finds louder signals higher than noise, also after a second of training.
    let mut signals = Tree::open(&dir.join("r.root"), "signals");
    let mean = |values: &[f64]| values.iter().sum::<f64>() / values.len() as f64;
    assert!(mean(&signals.column("trained")) > mean(&columns[0]) + 2.0);
    assert!(made.model().parameters().len() > 10_000);
    let compare = |files: &[&str], wanted: &str| {
        refused(&dir, &[&["compare"], files, &sizes[..]].concat(), wanted);
    };
    compare(&["c.txt", "t.txt"], "the number of detectors among the networks is 0; wanted 1");
    compare(&["d.txt", "d.txt"], "the number of detectors among the networks is 2; wanted 1");
    compare(
        &["d.txt", "other.txt"],
        "'other.txt' was trained with --systems heavy --detectors 1 --masses 30:50 --spin 0 --snr 4:10",
    );
    compare(&["d.txt", "c.txt", "c.txt"], "'c.txt' is the second network of the kind cnn");
    refused(&dir, &["search", "c.txt", "c.txt", "--detector", "c.txt"], "c.txt");
    let (code, _, error) = gw(&dir, &["compare", "d.txt", "--epochs", "3"]);
    assert_eq!(code, Some(2), "{error}");
    assert!(error.contains("cannot be used with"), "{error}");
    let long = ["train", "--preset", "full", "-o", "x.txt"];
    refused(&dir, &[&long[..], &["--windows", "0"]].concat(), "--windows is 0; wanted at least 1");
    refused(&dir, &["train", "-o", "no/such.txt"], "no/such.txt");
    assert!(!dir.join("x.txt").exists());
}

/// Checks that bad values are refused before the training, which these sizes would extend to hours.
#[test]
fn a_comparison_refuses_bad_values_at_once() {
    let dir = folder("rankings-refused");
    let long = ["compare", "--epochs", "100000", "--rankings", "r.root"];
    let compare = |more: &[&str], wanted: &str| refused(&dir, &[&long[..], more].concat(), wanted);
    compare(&["-o", "no/such/table.txt"], "no/such/table.txt");
    compare(&["-o", "./r.root"], "another file than --rankings's");
    compare(&["--noise", "10"], "--noise is 10 with 20000; wanted 1000 or more");
    compare(&["--test-signals", "0"], "--test-signals is 0; wanted 1 or more");
    compare(&["--rate", "0"], "--rate is 0; wanted a number above 0");
    compare(&["--part", "0.05"], "--part is 0.05; wanted 0.1 to 1 with --detectors 1");
    compare(&["--part", "0.1", "--detectors", "2"], "--part is 0.1; wanted 0.2 to 1 with --det");
    compare(&["--detectors", "3"], "--detectors is 3; wanted 1 or 2");
    compare(&["--snr", "9:4"], "--snr is 9:4");
    compare(&["--limit-match", "2"], "--limit-match is 2");
    compare(&["--spin", "0.1"], "--spin is 0.1; wanted 0: the waveforms of heavy systems");
    compare(
        &["--systems", "light", "--masses", "10:20"],
        "masses is 10:20; wanted LOW:HIGH in 1 to 5",
    );
    compare(&["--bank-match", "0.1"], "--bank-match is 0.1");
    refused(&dir, &["compare", "--rankings", "no/such/r.root"], "no/such/r.root");
    assert_eq!(std::fs::read_dir(&dir).unwrap().count(), 0, "nothing is left of what failed");
}
