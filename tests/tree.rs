//! TTrees read without ROOT: values compared with ROOT's own reading, and files that cannot be read.
#![cfg(feature = "io")]

use std::path::{Path, PathBuf};

use rootgrad::data::{Column, ColumnKind, Source, Table};

/// Returns a sample file beside the checkout; `None`, with a printed message, if it does not exist.
fn sample(name: &str) -> Option<PathBuf> {
    let path = Path::new("../shared/data/root").join(name);
    if !path.exists() {
        eprintln!("SKIPPED: {} is not there", path.display());
        return None;
    }
    Some(path)
}

fn source(path: impl Into<PathBuf>) -> Source {
    Source { path: path.into(), tree: Some("events".to_owned()) }
}

fn temporary(name: &str) -> PathBuf {
    std::env::temp_dir().join(format!("rootgrad-tree-{}-{name}", std::process::id()))
}

/// One line of tests/data/tree_sums.csv, which tests/data/tree_sums.py made with ROOT.
#[test]
fn columns_are_what_root_reads() {
    for line in include_str!("data/tree_sums.csv").lines().skip(1) {
        let cells: Vec<&str> = line.split(',').collect();
        let [file, tree, column, rows, sum, first, last] = cells[..] else { panic!("{line}") };
        let Some(path) = sample(file) else { return };
        let table = Source { path, tree: Some(tree.to_owned()) }.read(&[column]).unwrap();
        let values = table.scalar(column).unwrap();
        let total: f64 = values.iter().map(|&value| f64::from(value)).sum();
        let wanted: f64 = sum.parse().unwrap();
        assert_eq!(table.rows().to_string(), rows, "{file} {column}");
        assert!(
            (total - wanted).abs() <= 1e-9 * wanted.abs().max(1.0),
            "{file} {column}: {total} {wanted}"
        );
        assert_eq!(values[0], first.parse::<f32>().unwrap(), "{file} {column}");
        assert_eq!(values[values.len() - 1], last.parse::<f32>().unwrap(), "{file} {column}");
    }
}

/// uproot leaves a gap of one byte before a record that it wrote again. (`tests/data/uproot_zlib.py` wrote the file.)
#[test]
fn gaps_between_records_are_no_damage() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/uproot_zlib.root");
    let table = source(path).read(&["x", "n"]).unwrap();
    let row = |row: usize| (row as f32 / 8.0, (row % 7) as f32);
    let wanted: (Vec<f32>, Vec<f32>) = (0..1000).map(row).unzip();
    assert_eq!(
        (table.scalar("x").unwrap(), table.scalar("n").unwrap()),
        (&wanted.0[..], &wanted.1[..])
    );
}

#[test]
fn the_only_tree_need_not_be_named() {
    let Some(path) = sample("Zmumu.root") else { return };
    let columns = Source { path: path.clone(), tree: None }.describe().unwrap();
    let kind = |name: &str| columns.iter().find(|column| column.name == name).unwrap().kind;
    assert_eq!(kind("pt1"), ColumnKind::Numeric(1));
    assert_eq!(kind("Type"), ColumnKind::Other);
    let message =
        Source { path, tree: Some("event".to_owned()) }.describe().unwrap_err().to_string();
    assert!(message.contains("has no tree 'event'; its trees are: events"), "{message}");
}

#[test]
fn unknown_and_non_numeric_columns_are_named() {
    let Some(path) = sample("Zmumu.root") else { return };
    let message = |column: &str| source(&path).read(&["pt1", column]).unwrap_err().to_string();
    assert_eq!(message("Pt2"), "no column 'Pt2'; did you mean 'pt2'?");
    assert!(message("Type").starts_with("column 'Type' has type char*"), "{}", message("Type"));
    let Some(path) = sample("HZZ.root") else { return };
    let message = source(path).read(&["Muon_Px"]).unwrap_err().to_string();
    assert!(
        message.starts_with("column 'Muon_Px' has type float[] with 2 values at row 0"),
        "{message}"
    );
}

#[test]
fn what_only_root_can_read_says_so() {
    let new = Path::new("tests/data/root_6_40.root");
    let message = source(new).read(&["pt"]).unwrap_err().to_string();
    assert!(
        message.contains("was written by a ROOT that is too new for rootgrad's own reader"),
        "{message}"
    );
    assert!(message.contains("RDataFrame(\"events\", \""), "{message}");

    for name in [
        "test_multiple_cluster_groups_rntuple_v1-0-0-0.root",
        "Run2012BC_DoubleMuParked_Muons_1000evts_rntuple_v1-0-0-0.root",
    ] {
        let Some(ntuple) = sample(name) else { return };
        let message = Source { path: ntuple, tree: None }.describe().unwrap_err().to_string();
        assert!(
            message.contains(", an RNTuple, and rootgrad's own reader supports only TTrees"),
            "{message}"
        );
    }
    let Some(zstd) = sample("HZZ-zstd.root") else { return };
    let message = source(&zstd).read(&["MET_px"]).unwrap_err().to_string();
    assert!(message.contains("is compressed with zstd"), "{message}");
    assert!(message.contains("open it through ROOT"), "{message}");
}

#[test]
fn damaged_and_foreign_files_are_errors() {
    let missing = source(temporary("missing.root")).describe().unwrap_err().to_string();
    assert!(missing.starts_with("cannot read"), "{missing}");
    let text = temporary("text.root");
    std::fs::write(&text, "pt,eta\n1,2\n").unwrap();
    let message = source(&text).describe().unwrap_err().to_string();
    assert!(message.contains("is not a ROOT file"), "{message}");
    std::fs::remove_file(text).unwrap();

    let Some(path) = sample("Zmumu.root") else { return };
    let whole = std::fs::read(path).unwrap();
    let cut = temporary("cut.root");
    for length in [4, 60, 500, whole.len() / 2, whole.len() - 1000] {
        std::fs::write(&cut, &whole[..length]).unwrap();
        assert!(source(&cut).read(&["pt1", "M"]).is_err(), "{length} bytes");
    }
    std::fs::remove_file(cut).unwrap();
}

#[test]
fn a_written_tree_reads_back_to_the_bit() {
    let path = temporary("back.root");
    let values: Vec<f32> = (0..3000).map(|i| (i as f32 * 0.37).sin() * 1e3).collect();
    let table = Table::new(vec![
        (Column::scalar("score"), values.clone()),
        (Column::array("p", 2), values.iter().flat_map(|&value| [value, -value]).collect()),
    ])
    .unwrap();
    table.write(&path, "events").unwrap();
    let back = source(&path).read(&["p_1", "score", "p_0"]).unwrap();
    std::fs::remove_file(path).unwrap();
    assert_eq!(back.scalar("score").unwrap(), values);
    assert_eq!(back.scalar("p_0").unwrap(), values);
    assert!(back.scalar("p_1").unwrap().iter().zip(&values).all(|(a, b)| *a == -b));
}

#[test]
fn arrays_lists_and_all_number_types_are_read() {
    use oxyroot::{RootFile, WriterTree};
    let path = temporary("types.root");
    let mut file = RootFile::create(&path).unwrap();
    let mut tree = WriterTree::new("events");
    let rows = 700i32;
    tree.new_branch("fixed", (0..rows).map(|i| [i as f32, 0.5, -1.0]));
    tree.new_branch("list", (0..rows).map(|i| vec![f64::from(i), 2.0]));
    tree.new_branch("ragged", (0..rows).map(|i| vec![1.0f32; 1 + i as usize % 3]));
    tree.new_branch("bool", (0..rows).map(|i| i % 2 == 1));
    tree.new_branch("i8", (0..rows).map(|i| (i % 100) as i8 - 50));
    tree.new_branch("u16", (0..rows).map(|i| i as u16));
    tree.new_branch("i64", (0..rows).map(|i| -i64::from(i)));
    tree.new_branch("f64", (0..rows).map(|i| f64::from(i) / 3.0));
    tree.new_branch("text", (0..rows).map(|i| format!("event {i}")));
    tree.write(&mut file).unwrap();
    file.close().unwrap();
    drop(file); // writes the rest

    let names = ["bool", "i8", "u16", "i64", "f64", "fixed", "list"];
    let table = source(&path).read(&names).unwrap();
    let widths: Vec<usize> = table.columns().iter().map(|column| column.width).collect();
    assert_eq!(widths, [1, 1, 1, 1, 1, 3, 2]);
    let matrix = table.matrix(&names).unwrap();
    for (i, row) in matrix.chunks(10).enumerate() {
        let f = i as f32;
        let third = (i as f64 / 3.0) as f32;
        let wanted = [(i % 2) as f32, (i % 100) as f32 - 50.0, f, -f, third, f, 0.5, -1.0, f, 2.0];
        assert_eq!(row, wanted, "row {i}");
    }
    let message = |column: &str| source(&path).read(&[column]).unwrap_err().to_string();
    assert!(message("ragged").contains("vector<float> with 1 values at row 0 and 2 at row 1"));
    assert!(message("text").starts_with("column 'text' has type"), "{}", message("text"));

    // A file that declares two values per row although three are stored (as oxyroot declares a float[2][3]): a row never
    // gets a value of another row.
    let mut bytes = std::fs::read(&path).unwrap();
    let at: Vec<usize> =
        (0..bytes.len() - 8).filter(|&i| &bytes[i..i + 8] == b"fixed[3]").collect();
    assert!(!at.is_empty());
    at.iter().for_each(|&i| bytes[i + 6] = b'2');
    std::fs::write(&path, bytes).unwrap();
    assert!(
        message("fixed").contains("a row is longer than its type allows"),
        "{}",
        message("fixed")
    );
    std::fs::remove_file(path).unwrap();
}

#[test]
fn the_number_of_entries_may_be_anything() {
    const ROWS: u64 = 30_011;
    let path = temporary("entries.root");
    let values: Vec<f32> = (0..ROWS).map(|i| i as f32).collect();
    let table = Table::new(vec![(Column::scalar("x"), values)]).unwrap();
    table.write(&path, "events").unwrap();
    let whole = std::fs::read(&path).unwrap();
    let entries = ROWS.to_be_bytes();
    let places = (0..whole.len() - 8).filter(|&at| whole[at..at + 8] == entries);
    let places: Vec<usize> = places.collect();
    assert!(places.len() >= 2, "of the tree and of its branch");
    for at in places {
        for byte in 0..6 {
            let mut bytes = whole.clone();
            bytes[at + byte] = 0x80;
            std::fs::write(&path, bytes).unwrap();
            if let Ok(read) = source(&path).read(&["x"]) {
                assert_eq!(read, table, "byte {} made no difference", at + byte);
            }
        }
    }
    std::fs::remove_file(path).unwrap();
}

#[test]
fn the_lengths_reported_are_the_rows_own() {
    let Some(path) = sample("nanoAOD_2015_CMS_Open_Data_ttbar.root") else { return };
    let source = Source { path, tree: Some("Events".to_owned()) };
    let counts = source.read(&["nMuon"]).unwrap();
    let counts = counts.scalar("nMuon").unwrap();
    let other = counts.iter().position(|count| *count != counts[0]).unwrap();
    let message = source.read(&["Muon_pt"]).unwrap_err().to_string();
    let wanted = format!(
        "column 'Muon_pt' has type float[] with {} values at row 0 and {} at row {other}",
        counts[0], counts[other]
    );
    assert!(message.starts_with(&wanted), "{message}");
}

#[cfg(unix)]
#[test]
fn a_tree_is_written_through_no_link_of_a_name_that_can_be_foreseen() {
    let directory = tempfile::tempdir().unwrap();
    let at = |name: &str| directory.path().join(name);
    std::fs::write(at("victim"), "whole").unwrap();
    std::os::unix::fs::symlink("victim", at(&format!(".{}.rootgrad", std::process::id()))).unwrap();
    let table = Table::new(vec![(Column::scalar("x"), vec![1.0, 2.0])]).unwrap();
    table.write(&at("out.root"), "events").unwrap();
    assert_eq!(std::fs::read(at("victim")).unwrap(), b"whole");
    assert_eq!(source(at("out.root")).read(&["x"]).unwrap(), table);
    let hidden = |name: &str| name.starts_with(".rootgrad");
    let names = std::fs::read_dir(directory.path()).unwrap();
    let names = names.map(|entry| entry.unwrap().file_name().into_string().unwrap());
    assert_eq!(names.filter(|name| hidden(name)).count(), 0);
}

#[test]
fn sizes_that_records_declare_are_checked_against_the_file() {
    let path = temporary("sizes.root");
    let table = Table::new(vec![(Column::scalar("x"), vec![1.0; 300])]).unwrap();
    table.write(&path, "events").unwrap();
    let whole = std::fs::read(&path).unwrap();
    let class = whole.windows(8).position(|bytes| bytes == b"\x07TBasket").unwrap();
    let record = class - 26; // sizes, version, time, cycle and two places of 4 bytes stand before the class
    let key = usize::from(u16::from_be_bytes([whole[record + 14], whole[record + 15]]));
    let name = u32::from_be_bytes(whole[28..32].try_into().unwrap()) as usize;
    // The length of the record, its uncompressed length, the number of entries of the basket and its last byte; in the
    // header, the position of the list of free blocks.
    for (at, wanted) in [
        (record, "the record at byte"),
        (record + 6, "the record at byte"),
        (record + key - 9, "declares 2147483647 entries"),
        (record + key - 5, "up to byte 2147483647"),
        (16, "its header lists a record at byte 2147483647, which does not exist"),
        // In the list of keys, the position of the directory.
        (100 + name + 10, "its header gives another length for the record"),
    ] {
        let mut bytes = whole.clone();
        bytes[at..at + 4].copy_from_slice(&i32::MAX.to_be_bytes());
        std::fs::write(&path, bytes).unwrap();
        let error = source(&path).read(&["x"]).unwrap_err();
        assert_eq!(error.status(), rootgrad::Status::Format);
        let message = error.to_string();
        assert!(message.contains("is damaged: ") && message.contains(wanted), "{message}");
    }
    // In the tree's object: the number of baskets (for which oxyroot would take 16 GB), ranges of clusters, the position of
    // a basket.
    let object = whole.windows(6).position(|bytes| bytes == b"\x05TTree").unwrap();
    let reported: Vec<String> = (object..object + 1800)
        .map(|at| {
            let mut bytes = whole.clone();
            bytes[at..at + 4].copy_from_slice(&i32::MAX.to_be_bytes());
            std::fs::write(&path, bytes).unwrap();
            source(&path).read(&["x"]).map_or_else(|error| error.to_string(), |_| String::new())
        })
        .collect();
    for wanted in [
        "declares 2147483647 places of baskets in",
        "declares 2147483647 ranges of clusters in",
        "lists a basket of 2147483647 bytes at byte",
    ] {
        assert!(reported.iter().any(|reported| reported.contains(wanted)), "{wanted}");
    }
    // A record that is declared as a tree only in the list of keys would not be checked.
    let mut bytes = whole.clone();
    bytes[object + 1] = b'U';
    std::fs::write(&path, bytes).unwrap();
    let message = source(&path).read(&["x"]).unwrap_err().to_string();
    assert!(message.contains("where another record is"), "{message}");
    // The byte count of a leaf is missing: oxyroot would read its version from there, and lengths of baskets from elsewhere.
    let leaf = whole.windows(7).position(|bytes| bytes == b"TLeafF\0").unwrap() + 7;
    let mut bytes = whole.clone();
    bytes[leaf..leaf + 4].fill(0);
    std::fs::write(&path, bytes).unwrap();
    let message = source(&path).read(&["x"]).unwrap_err().to_string();
    assert!(
        message.contains("has a branch with parts of another length than they declare"),
        "{message}"
    );
    std::fs::write(&path, &whole).unwrap();
    assert_eq!(source(&path).read(&["x"]).unwrap(), table);
    std::fs::remove_file(path).unwrap();
}
