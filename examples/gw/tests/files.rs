//! Tests valid and invalid strain files, and the ROOT files written.

use oxyroot::RootFile;
use rootgrad_gw::recording::{CAT1, CAT2, Recording};
use rootgrad_gw::resample::decimate;
use rootgrad_gw::simulate::{Population, Simulator};
use rootgrad_gw::strain::Strain;
use rootgrad_gw::systems::Systems;
use rootgrad_gw::tree::TreeFile;
use rootgrad_gw::windows::{check_same_span, pairs, whiten};
use rootgrad_gw::{RATE, WINDOW};
use rust_hdf5::H5File;
use std::path::Path;
use std::process::Command;

#[path = "common/program.rs"]
mod program;
use program::{built, folder, write};

/// Returns white noise from a linear congruential generator, ten thousand times smaller than LIGO's.
fn hiss(n: usize, mut state: u64) -> Vec<f64> {
    (0..n)
        .map(|_| {
            state = state.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
            ((state >> 11) as f64 / (1u64 << 53) as f64 - 0.5) * 1e-22
        })
        .collect()
}

/// Adds a data-quality mask to a new file of noise, in GWOSC's layout: one integer per second.
fn write_with_mask(path: &Path, x: &[f64], mask: &[i32]) {
    let file = H5File::create(path).unwrap();
    let strain = file.create_group("strain").unwrap();
    let data = strain.new_dataset::<f64>().shape([x.len()]).chunk(&[1000]).shuffle_deflate(4);
    let data = data.create("Strain").unwrap();
    data.write_raw(x).unwrap();
    data.new_attr::<i64>().shape(()).create("Xstart").unwrap().write_numeric(&500i64).unwrap();
    let spacing = data.new_attr::<f64>().shape(()).create("Xspacing").unwrap();
    spacing.write_numeric(&(1.0 / 1024.0)).unwrap();
    let simple = file.create_group("quality").unwrap().create_group("simple").unwrap();
    let quality = simple.new_dataset::<i32>().shape([mask.len()]).create("DQmask").unwrap();
    quality.write_raw(mask).unwrap();
    file.close().unwrap();
}

/// Checks that parts of a file are those of the whole, and that the bits of its seconds are read.
#[test]
fn a_file_is_read_in_parts_with_its_data_quality() {
    let dir = folder("parts");
    let (path, x) = (dir.join("h1.hdf5"), hiss(20 * 1024, 5));
    let mask: Vec<i32> = (0..20).map(|second| if second == 7 { 127 - 4 } else { 127 }).collect();
    write_with_mask(&path, &x, &mask);
    let file = Recording::open(&path).unwrap();
    assert_eq!((file.start, file.end(), file.count()), (500.0, 520.0, x.len()));
    let part = file.read(503.5, 12.0).unwrap();
    assert_eq!((part.start, part.rate), (503.5, 1024.0));
    assert!(part.samples[..] == x[3584..3584 + 12 * 1024]);
    assert!(file.whole().unwrap().samples == x);
    assert!(file.passes(CAT1, 500.0, 520.0) && !file.passes(CAT2, 500.0, 520.0));
    assert!(file.passes(CAT2, 508.0, 520.0) && file.passes(CAT2, 506.9, 506.99));
    assert!(!file.passes(CAT2, 507.0, 507.0) && !file.passes(CAT2, 506.5, 507.5));
    let error = file.read(515.0, 6.0).unwrap_err().to_string();
    assert!(error.contains("spans GPS 500 to 520; wanted 6 s from 515"), "{error}");
    let short = dir.join("short.hdf5");
    write_with_mask(&short, &x, &mask[..3]);
    let error = problem(&short);
    assert!(error.contains("'quality/simple/DQmask' of shape [3]; wanted a number"), "{error}");
}

fn problem(path: &Path) -> String {
    Strain::read(path).unwrap_err().to_string()
}

#[test]
fn a_strain_file_is_read_whole() {
    let path = folder("whole").join("h1.hdf5");
    let x = hiss(20_000, 1);
    write(&path, "H1", 1_126_259_446, Some(1.0 / 4096.0), &x);
    let strain = Strain::read(&path).unwrap();
    assert_eq!((strain.start, strain.rate), (1_126_259_446.0, 4096.0));
    assert_eq!(strain.detector, "H1");
    assert!(strain.samples == x);
    let part = strain.cut(1_126_259_447.5, 1.25).unwrap();
    assert_eq!((part.start, part.samples.len()), (1_126_259_447.5, 5120));
    assert!(part.samples[..] == x[6144..11264]);
    let e = strain.cut(1_126_259_440.0, 1.0).unwrap_err().to_string();
    assert!(e.contains("wanted 1 s from 1126259440"), "{e}");
}

#[test]
fn bad_files_are_named_with_their_fault() {
    let dir = folder("bad");
    let missing = dir.join("none.hdf5");
    assert!(problem(&missing).starts_with(&format!("cannot read '{}'", missing.display())));
    let text = dir.join("text.hdf5");
    std::fs::write(&text, "GPS 1126259446").unwrap();
    assert!(problem(&text).contains("is not an HDF5 file"), "{}", problem(&text));
    let other = dir.join("other.hdf5");
    let file = H5File::create(&other).unwrap();
    file.new_dataset::<f32>().shape([3]).create("template").unwrap().write_raw(&[1f32; 3]).unwrap();
    file.close().unwrap();
    let e = problem(&other);
    assert!(
        e.contains("no readable dataset 'strain/Strain'") && e.ends_with("it has: template"),
        "{e}"
    );
    let clockless = dir.join("clockless.hdf5");
    write(&clockless, "H1", 0, None, &hiss(5000, 1));
    assert!(problem(&clockless).contains("no attribute 'Xspacing'"), "{}", problem(&clockless));
    let whole = dir.join("whole.hdf5");
    write(&whole, "H1", 0, Some(1.0 / 4096.0), &hiss(50_000, 1));
    let bytes = std::fs::read(&whole).unwrap();
    for fraction in [1, 3, 5, 7] {
        let cut = dir.join("cut.hdf5");
        std::fs::write(&cut, &bytes[..bytes.len() * fraction / 8]).unwrap();
        assert!(problem(&cut).contains("cut.hdf5"), "a truncated file is an error, not a panic");
    }
}

#[test]
fn gaps_short_stretches_and_odd_rates_are_refused() {
    let mut strain = Strain {
        path: "x.hdf5".into(),
        detector: "H1".into(),
        start: 1000.0,
        rate: 4096.0,
        samples: hiss(32 * 4096, 2),
    };
    assert!(whiten(&strain).is_ok());
    strain.samples[8 * 4096..9 * 4096].fill(f64::NAN);
    let e = whiten(&strain).unwrap_err().to_string();
    assert!(e.contains("4096 of 131072 samples are not finite, the first at GPS 1008"), "{e}");
    assert!(e.ends_with("start = 1009, duration = 23"), "{e}");
    assert!(whiten(&strain.cut(1009.0, 23.0).unwrap()).is_ok());
    strain.samples.fill(f64::NAN);
    assert!(whiten(&strain).unwrap_err().to_string().ends_with("no sample is usable"));
    strain.samples = vec![0.0; 32 * 4096];
    assert!(whiten(&strain).unwrap_err().to_string().contains("noise spectrum in the band is 0"));
    strain.samples = hiss(8 * 4096, 2);
    assert!(
        whiten(&strain).unwrap_err().to_string().contains("gives 8 s of strain; at least 16 s")
    );
    strain.rate = 3000.0;
    assert!(whiten(&strain).unwrap_err().to_string().contains("sampled at 3000 Hz"));
}

#[test]
fn detectors_must_share_their_span() {
    let strain = |detector: &str, start: f64, seconds: usize| Strain {
        path: format!("{detector}.hdf5").into(),
        detector: detector.into(),
        start,
        rate: 4096.0,
        samples: hiss(seconds * 4096, 3),
    };
    let h1 = strain("H1", 1000.0, 32);
    assert!(check_same_span(&h1, &strain("L1", 1000.0, 32)).is_ok());
    let e = check_same_span(&h1, &strain("L1", 1008.0, 32)).unwrap_err().to_string();
    assert!(e.contains("'H1.hdf5' spans GPS 1000 to 1032, 'L1.hdf5' 1008 to 1040"), "{e}");
    assert!(e.ends_with("start = 1008, duration = 24"), "{e}");
    let e = check_same_span(&h1, &strain("L1", 5000.0, 32)).unwrap_err().to_string();
    assert!(e.ends_with("less than 16 s in common"), "{e}");
    assert!(check_same_span(&h1, &h1).unwrap_err().to_string().contains("both of detector H1"));
}

#[test]
fn windows_slide_by_the_step() {
    let strain = Strain {
        path: "x".into(),
        detector: "H1".into(),
        start: 1000.0,
        rate: 4096.0,
        samples: hiss(20 * 4096, 4),
    };
    let white = whiten(&strain).unwrap();
    assert_eq!(white.start, 1001.0, "the filter spoils a second at either end");
    assert_eq!(white.samples.len(), 18 * 1024);
    let rows: Vec<_> = pairs(&white, &white, 8).unwrap().collect();
    assert_eq!(rows.len(), (18 * 1024 - WINDOW) / 8 + 1);
    assert_eq!(rows[5].gps, 1001.0 + 40.0 / RATE);
    assert!((rows[5].gps_merger - rows[5].gps - 0.19).abs() < 1e-9);
    assert_eq!(rows[5].h1[3], white.samples[43] as f32);
    assert!(pairs(&white, &white, 0).is_err());
}

/// Checks that a tone well inside the band passes, and that one which would fold into it does not.
#[test]
fn resampling_passes_and_stops() {
    let tone = |f: f64| -> Vec<f64> {
        (0..8192).map(|i| (std::f64::consts::TAU * f * i as f64 / 4096.0).sin()).collect()
    };
    let cases = [
        (2, [31.0, 200.0, 400.0, 750.0], [1300.0, 1700.0, 2000.0]),
        (4, [31.0, 100.0, 200.0, 400.0], [624.0, 900.0, 1100.0]),
    ];
    for (factor, passed, stopped) in cases {
        for f in passed {
            let y = decimate(&tone(f), factor);
            assert_eq!(y.len(), 8192 / factor);
            for (i, v) in y.iter().enumerate().take(y.len() - 100).skip(100) {
                let want = (std::f64::consts::TAU * f * (i * factor) as f64 / 4096.0).sin();
                assert!((v - want).abs() < 1e-3, "{f} Hz, sample {i}: {v} for {want}");
            }
        }
        for f in stopped {
            let y = decimate(&tone(f), factor);
            let loudest = y[100..y.len() - 100].iter().fold(0.0, |m: f64, v| m.max(v.abs()));
            assert!(loudest < 1e-3, "{f} Hz leaks {loudest}");
        }
    }
    assert_eq!(decimate(&[1.0, 2.0], 1), [1.0, 2.0]);
}

#[test]
fn trees_hold_what_was_simulated() {
    let path = folder("trees").join("gw.root");
    let simulator = Simulator::new(Population::default(), 8).unwrap();
    let examples = simulator.examples(0, 0..2).unwrap();
    let mut file = TreeFile::create(&path).unwrap();
    file.examples("train", examples.clone().into_iter(), Systems::Heavy, true).unwrap();
    assert!(!path.exists(), "an unfinished file has no name");
    file.finish().unwrap();
    let mut file = RootFile::open(&path).unwrap();
    let tree = file.get_tree("train").unwrap();
    assert_eq!(tree.entries(), examples.len() as i64);
    let column =
        |name: &str| -> Vec<f32> { tree.branch(name).unwrap().as_iter::<f32>().unwrap().collect() };
    let (snr, chirp) = (column("snr"), column("chirp_mass"));
    let label: Vec<i32> = tree.branch("label").unwrap().as_iter().unwrap().collect();
    // oxyroot reads only arrays of up to 32 elements, but also arrays of these.
    let strain: Vec<[[f32; 32]; 8]> = tree.branch("strain").unwrap().as_iter_unchecked().collect();
    for (i, e) in examples.iter().enumerate() {
        assert!((snr[i], chirp[i], label[i]) == (e.snr, e.chirp_mass, e.label));
        assert!(strain[i].as_flattened() == e.strain);
    }
}

/// Checks the program's file of light systems, whose second row is the first with a signal, and the values that it refuses before it writes.
#[test]
fn rows_of_light_systems_are_8_seconds() {
    let dir = folder("light");
    let gw = |more: &[&str]| {
        let light = ["simulate", "--systems", "light", "--validation", "2", "--test", "3"];
        let out = Command::new(built("gw")).current_dir(&dir).args(light).args(more).output();
        let out = out.unwrap();
        (out.status.code(), String::from_utf8(out.stderr).unwrap())
    };
    let (code, error) = gw(&["--train", "6", "--spin", "0.3", "--no-bank", "-o", "a.root"]);
    assert_eq!(code, Some(0), "{error}");
    let mut file = RootFile::open(dir.join("a.root")).unwrap();
    assert_eq!(file.get_tree("test").unwrap().entries(), 3);
    let tree = file.get_tree("train").unwrap();
    let strain: Vec<[[[f32; 32]; 16]; 16]> =
        tree.branch("strain").unwrap().as_iter_unchecked().collect();
    let (masses, snr) = ((3.0, 5.0), (4.0, 14.0));
    let population =
        Population { systems: Systems::Light, masses, spin: 0.3, snr, ..Population::default() };
    let rows = Simulator::new(population, 1).unwrap().examples(0, 0..2).unwrap();
    assert_eq!((strain.len(), rows[1].label), (6, 1));
    for (got, want) in strain.iter().zip(&rows) {
        assert!(got.as_flattened().as_flattened() == want.strain);
    }
    let spin: Vec<f32> = tree.branch("spin1").unwrap().as_iter().unwrap().collect();
    assert!(spin[1] != 0.0 && spin[1] == rows[1].spins[0] && spin[0] == 0.0);
    for (more, wanted) in [
        (&[][..], "--systems is light; wanted --no-bank with it"),
        (&["--no-bank", "--masses", "10:50"], "masses is 10:50; wanted LOW:HIGH in 1 to 5"),
        (&["--no-bank", "--spin", "0.6"], "--spin is 0.6; wanted 0 to 0.4"),
    ] {
        let (code, error) = gw(&[more, &["-o", "b.root"]].concat());
        assert_eq!((code, error.lines().count()), (Some(1), 1), "{error}");
        assert!(error.contains(wanted), "{error}");
        assert!(!dir.join("b.root").exists());
    }
}

#[test]
fn an_abandoned_file_leaves_nothing() {
    let dir = folder("abandoned");
    drop(TreeFile::create(dir.join("gw.root")).unwrap());
    assert_eq!(std::fs::read_dir(&dir).unwrap().count(), 0);
    let e = TreeFile::create(dir.join("no/such/gw.root")).err().unwrap().to_string();
    assert!(e.starts_with("cannot create '") && e.contains("No such file"), "{e}");
}

#[test]
fn the_program_says_what_is_wrong_in_one_line() {
    let dir = folder("program");
    let gw = |args: &[&str]| {
        let out = Command::new(built("gw")).current_dir(&dir).args(args).output().unwrap();
        (out.status.code(), String::from_utf8(out.stderr).unwrap())
    };
    let sizes = ["--train", "200", "--validation", "50", "--test", "100"];
    let (code, text) = gw(&[&["simulate", "-o", "a.root"], &sizes[..]].concat());
    assert_eq!(code, Some(0), "{text}");
    let mut file = RootFile::open(dir.join("a.root")).unwrap();
    assert_eq!(file.get_tree("train").unwrap().entries(), 200);
    assert_eq!(file.get_tree("validation").unwrap().entries(), 50);
    assert_eq!(file.get_tree("test").unwrap().entries(), 100);
    let (code, text) = gw(&["simulate", "-o", "b.root", "--masses", "50:10"]);
    assert_eq!((code, text.lines().count()), (Some(1), 1), "{text}");
    assert!(text.starts_with("gw: --masses is 50:10"), "{text}");
    assert!(!dir.join("b.root").exists());
    let names: Vec<_> = std::fs::read_dir(&dir).unwrap().map(|e| e.unwrap().file_name()).collect();
    assert_eq!(names, ["a.root"], "nothing is left of what failed");
    std::fs::write(dir.join("h1.hdf5"), "strain").unwrap();
    let (code, text) = gw(&["whiten", "no.hdf5", "h1.hdf5", "-o", "./h1.hdf5"]);
    assert_eq!((code, text.lines().count()), (Some(1), 1), "{text}");
    assert!(
        text.contains("another file than the one that is read, which it would replace"),
        "{text}"
    );
    let (code, text) = gw(&["whiten", "no.hdf5", "no.hdf5", "-o", "c.root"]);
    assert_eq!((code, text.lines().count()), (Some(1), 1), "{text}");
    assert!(text.starts_with("gw: cannot read 'no.hdf5'"), "{text}");
}

#[test]
fn a_device_is_no_strain_file() {
    let e = problem(Path::new("/dev/zero"));
    assert_eq!(e, "'/dev/zero' is not a regular file");
}

#[test]
fn a_declared_size_beyond_the_files_is_refused() {
    let path = folder("declared").join("h1.hdf5");
    let file = H5File::create(&path).unwrap();
    let strain = file.create_group("strain").unwrap();
    let data = strain.new_dataset::<f64>().shape([1 << 36]).chunk(&[1 << 28]);
    let data = data.shuffle_deflate(4).create("Strain").unwrap(); // no chunk is written
    data.new_attr::<i64>().shape(()).create("Xstart").unwrap().write_numeric(&0).unwrap();
    data.new_attr::<f64>().shape(()).create("Xspacing").unwrap().write_numeric(&0.25).unwrap();
    file.close().unwrap();
    let e = problem(&path);
    assert!(e.contains("declares 549755813888 bytes of samples, more than its"), "{e}");
}
