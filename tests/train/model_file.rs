//! The model file: saved networks are loaded again, damaged files are refused.

use std::path::Path;

use rootgrad::data::{Column, Dataset};
use rootgrad::kernels::Activation;
use rootgrad::models::{Init, MlpConfig, Network, Output};
use rootgrad::train::{Loss, TrainOptions, fit};
use rootgrad::{Result, Status};

use crate::common::{ModelFile, Values, bits, net, quiet, two_gaussians};

/// A fitted regression with everything that a file can contain.
fn fitted() -> Network {
    let rows = two_gaussians(300, 1.0, 51);
    let columns = vec![Column::array("strain", 2)];
    let data = Dataset::borrowed(columns, &rows.x, &rows.target, None).unwrap();
    let config = MlpConfig {
        widths: vec![2, 5, 3, 1],
        activation: Activation::Silu,
        init: Some(Init::Xavier),
        seed: u64::MAX,
    };
    let mut model = Network::new(config).unwrap();
    let options = TrainOptions { epochs: Some(1), loss: Some(Loss::Huber(0.7)), ..quiet() };
    fit(&mut model, &data, None, &options, None).unwrap();
    model.metadata_mut().insert("note".into(), "\"quoted\" π\n".into());
    model
}

#[test]
fn what_is_saved_is_loaded() {
    let directory = tempfile::tempdir().unwrap();
    let path = directory.path().join("net.safetensors");
    for model in [fitted(), net(&[3, 4], 7)] {
        model.save(&path).unwrap();
        let loaded = Network::load(&path).unwrap();
        assert_eq!(bits(&loaded), bits(&model));
        assert_eq!(loaded.config(), model.config());
        assert_eq!(loaded.columns(), model.columns());
        assert_eq!(loaded.loss(), model.loss());
        assert_eq!(loaded.metadata(), model.metadata());
        let x = [0.3, -0.5, 2.0, 9.0, 1.5, -1.0];
        let rows = 6 / model.features();
        let (mut a, mut b) = (vec![0.0; rows * model.outputs()], vec![1.0; rows * model.outputs()]);
        model.predict(&x, model.features(), &mut a, Output::Raw).unwrap();
        loaded.predict(&x, model.features(), &mut b, Output::Raw).unwrap();
        assert_eq!(a, b);
        let first = std::fs::read(&path).unwrap();
        loaded.save(&path).unwrap();
        assert_eq!(std::fs::read(&path).unwrap(), first, "the same model gives the same bytes");
    }
}

/// Returns the error of loading a valid file after `change`.
fn changed(change: impl FnOnce(&mut ModelFile)) -> rootgrad::Error {
    let directory = tempfile::tempdir().unwrap();
    let path = directory.path().join("net.safetensors");
    fitted().save(&path).unwrap();
    let mut file = ModelFile::read(&path);
    change(&mut file);
    file.write();
    let error = Network::load(&path).unwrap_err();
    assert!(error.to_string().contains("net.safetensors"), "{error} should name the file");
    error
}

fn says(error: &rootgrad::Error, wanted: &str) {
    assert!(error.to_string().contains(wanted), "'{error}' should say '{wanted}'");
    assert_eq!(error.status(), Status::Format);
}

fn header(file: &mut ModelFile, from: &str, to: &str) {
    assert!(file.about.contains(from), "{}", file.about);
    file.about = file.about.replace(from, to);
}

#[test]
fn wrong_tensors_are_named() {
    let missing = |name: &'static str| changed(|file| drop(file.tensors.remove(name).unwrap()));
    says(&missing("layers.1.weight"), "has no tensor 'layers.1.weight'");
    says(&missing("layers.2.bias"), "has no tensor 'layers.2.bias'");
    says(&missing("input.scale"), "has no tensor 'input.scale'");
    let error = changed(|file| file.set("layers.0.weight", &[5, 2], Values::F32(vec![0.0; 10])));
    says(&error, "tensor 'layers.0.weight' of shape [5, 2]; wanted [2, 5]");
    let error = changed(|file| file.set("layers.0.bias", &[5], Values::F64(vec![0.0; 5])));
    says(&error, "'layers.0.bias' in F64; wanted F32");
    let error = changed(|file| {
        let Values::F32(v) = &mut file.tensors.get_mut("layers.1.bias").unwrap().1 else {
            panic!("biases are f32");
        };
        v[2] = f32::NAN;
    });
    says(&error, "has NaN in tensor 'layers.1.bias' at index 2");
    says(
        &changed(|file| file.set("input.scale", &[2], Values::F32(vec![1.0, 0.0]))),
        "scale[1] is 0",
    );
    says(
        &changed(|file| file.set("input.mean", &[3], Values::F32(vec![1.0; 3]))),
        "'input.mean' of shape [3]",
    );
}

#[test]
fn wrong_headers_are_reported() {
    let edit = |from: &'static str, to: &'static str| changed(|file| header(file, from, to));
    says(&edit("\"silu\"", "\"swoosh\""), "unknown activation 'swoosh'");
    says(&edit("\"xavier\"", "\"other\""), "unknown initialisation 'other'");
    says(&edit("\"kind\":\"mlp\"", "\"kind\":\"gpt2\""), "of kind \"gpt2\"; wanted \"mlp\"");
    says(&edit("[2,5,3,1]", "[2,5,4,1]"), "layer table");
    says(&edit("[2,5,3,1]", "[2,5,0,1]"), "is damaged");
    says(&edit("[2,5,3,1]", "[18446744073709551615,18446744073709551615]"), "is damaged");
    says(&edit("\"width\":2", "\"width\":3"), "is damaged");
    says(&edit("\"width\":2", "\"width\":18446744073709551615"), "is damaged");
    says(&edit("\"huber\"", "\"hinge\""), "damaged 'rootgrad' metadata");
    says(
        &edit("\"format_version\":1", "\"format_version\":\"one\""),
        "damaged 'rootgrad' metadata",
    );
    says(&changed(|file| file.about = "{".into()), "damaged 'rootgrad' metadata");
    says(&changed(|file| file.about = "[1, 2]".into()), "damaged 'rootgrad' metadata");

    let error = edit("\"format_version\":1", "\"format_version\":2");
    assert_eq!(error.status(), Status::Version);
    assert!(error.to_string().contains("is a model file of format 2"), "{error}");
    assert!(error.to_string().contains("update rootgrad"), "{error}");
}

fn load_bytes(path: &Path, bytes: &[u8]) -> Result<Network> {
    std::fs::write(path, bytes).unwrap();
    Network::load(path)
}

#[test]
fn no_damage_panics_or_half_loads() {
    let directory = tempfile::tempdir().unwrap();
    let path = directory.path().join("net.safetensors");
    let model = fitted();
    model.save(&path).unwrap();
    let whole = std::fs::read(&path).unwrap();
    for length in 0..whole.len() {
        let error = load_bytes(&path, &whole[..length]).unwrap_err();
        says(&error, "net.safetensors' is");
    }
    for at in 0..whole.len() {
        for flip in [0x01, 0x04, 0x20, 0x80] {
            let mut bytes = whole.clone();
            bytes[at] ^= flip;
            match load_bytes(&path, &bytes) {
                // The changed byte was in the name of a field that is not read, or in a blank.
                Ok(loaded) => assert_eq!(bits(&loaded), bits(&model)),
                Err(error) => assert!(!matches!(error.status(), Status::Internal), "{error}"),
            }
        }
    }
}

#[test]
fn random_bytes_are_no_model() {
    let directory = tempfile::tempdir().unwrap();
    let path = directory.path().join("net.safetensors");
    let mut random = crate::common::Random::new(1);
    for length in (0..400).step_by(7) {
        let bytes: Vec<u8> = (0..length).map(|_| (random.uniform() * 256.0) as u8).collect();
        assert!(load_bytes(&path, &bytes).is_err());
    }
    let error = Network::load(directory.path().join("absent")).unwrap_err();
    assert_eq!(error.status(), Status::Io);
}

/// A real "no space": the process cannot write files above 4 kB, so saving must fail as on a full disk.
#[cfg(unix)]
#[test]
fn a_full_disk_keeps_the_old_model() {
    const CHILD: &str = "ROOTGRAD_TEST_FULL_DISK";
    if let Some(path) = std::env::var_os(CHILD) {
        let error = net(&[100, 100, 1], 2).save(path).unwrap_err();
        assert_eq!(error.status(), Status::Io);
        assert!(error.to_string().contains("cannot write"), "{error}");
        return;
    }
    let directory = tempfile::tempdir().unwrap();
    let path = directory.path().join("net.safetensors");
    let old = net(&[2, 1], 1);
    old.save(&path).unwrap();
    let test = std::env::current_exe().unwrap();
    let run = std::process::Command::new("sh")
        .args(["-c", "ulimit -f 8; trap '' XFSZ; exec \"$@\"", "sh"])
        .arg(test)
        .args(["--exact", "model_file::a_full_disk_keeps_the_old_model"])
        .env(CHILD, &path)
        .output()
        .unwrap();
    assert!(run.status.success(), "{}", String::from_utf8_lossy(&run.stdout));
    assert!(String::from_utf8_lossy(&run.stdout).contains("1 passed"));
    assert_eq!(bits(&Network::load(&path).unwrap()), bits(&old));
    let files: Vec<_> = std::fs::read_dir(directory.path()).unwrap().collect();
    assert_eq!(files.len(), 1, "{files:?}");
}
