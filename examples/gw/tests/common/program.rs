//! Files and programs of tests.

use rust_hdf5::H5File;
use std::path::{Path, PathBuf};

/// Returns the path of a program beside the folder of this test's program. `env!` is not used: cargo considers a test
/// built in one folder up to date in a copy of that folder.
pub(crate) fn built(name: &str) -> PathBuf {
    std::env::current_exe().unwrap().with_file_name("..").join(name)
}

/// Creates a separate folder for each test.
pub(crate) fn folder(test: &str) -> PathBuf {
    let path = built("tmp").join(test);
    let _ = std::fs::remove_dir_all(&path);
    std::fs::create_dir_all(&path).unwrap();
    path
}

/// Writes a file with GWOSC's layout: gzip, shuffle, integer Xstart.
#[allow(dead_code)] // not every test writes strain
pub(crate) fn write(path: &Path, detector: &str, start: i64, spacing: Option<f64>, x: &[f64]) {
    let file = H5File::create(path).unwrap();
    let strain = file.create_group("strain").unwrap();
    let data = strain
        .new_dataset::<f64>()
        .shape([x.len()])
        .chunk(&[4096])
        .shuffle_deflate(4)
        .create("Strain")
        .unwrap();
    data.write_raw(x).unwrap();
    data.new_attr::<i64>().shape(()).create("Xstart").unwrap().write_numeric(&start).unwrap();
    if let Some(dt) = spacing {
        data.new_attr::<f64>().shape(()).create("Xspacing").unwrap().write_numeric(&dt).unwrap();
    }
    file.create_group("meta").unwrap();
    file.write_vlen_strings("meta/Detector", &[detector]).unwrap();
    file.close().unwrap();
}
