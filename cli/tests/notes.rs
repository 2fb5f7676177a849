//! Notes about its data that `rootgrad train` prints before the first step.

mod common;

use common::{columns, fails, sample, succeeds_telling, uniform};

#[test]
fn a_fit_begins_with_what_is_to_be_reported_of_its_data() {
    let dir = tempfile::tempdir().unwrap();
    let dir = dir.path();
    let mut next = uniform(7);
    let mut text = "x,y,inside\n".to_owned();
    for row in 0..1500 {
        let (x, y) = (next(), next());
        let y = if row % 10 == 0 { -999.0 } else { y };
        text += &format!("{x},{y},{}\n", u8::from(row % 50 == 0));
    }
    std::fs::write(dir.join("marks.csv"), text).unwrap();
    let train = "train marks.csv -f x,y -t inside --hidden 4 --epochs 1 -o net.safetensors";
    let lines = |options: &str| {
        let (_, reported) = succeeds_telling(dir, &format!("{train} {options}"));
        reported.lines().map(str::to_owned).collect::<Vec<_>>()
    };
    let reported = lines("");
    let begins = |at: usize, words: &str| {
        assert!(
            reported[at].starts_with(words),
            "line {at} should begin with '{words}': {reported:#?}"
        );
    };
    begins(1, "note: column 'y' is -999 in 10.0 % of the rows, far outside of the rest (");
    begins(2, "note: the classes of 'inside' are 49 : 1 in rows (0: 1470 rows, 1: 30 rows)");
    begins(3, "epoch 1/1: ");
    let balanced = lines("--balance-classes");
    assert!(balanced[2].starts_with("note: classes have equal weight"), "{balanced:#?}");
    assert_eq!(lines("--quiet").len(), 0);
    for missing in ["--missing -999", "--missing=-999:y"] {
        let reported = lines(missing);
        let wanted = "note: missing values are replaced by the mean of the others, and a flag marks them for the network: 'y' (-999 in 10.0 %";
        assert!(reported[1].starts_with(wanted), "{reported:#?}");
    }
    for wrong in ["--missing none", "--missing -999:", "--missing -999:x,"] {
        let message = fails(dir, &format!("{train} {wrong}"), 2);
        assert!(message.contains("wanted a number, such as -999"), "{message}");
    }
    let message = fails(dir, &format!("{train} --loss mse --balance-classes"), 1);
    assert!(
        message.contains("--balance-classes is given; wanted a call without it for a regression"),
        "{message}"
    );
}

#[test]
fn columns_that_teach_a_network_nothing_are_noted() {
    let dir = tempfile::tempdir().unwrap();
    let dir = dir.path();
    let mut next = uniform(3);
    let mut text = "time,same,far,inside\n".to_owned();
    for row in 0..4000 {
        let far = if row == 77 { 1e30 } else { next() };
        text += &format!("{},4.5,{far},{}\n", 1_700_000_000u64 + row, row % 2);
    }
    std::fs::write(dir.join("odd.csv"), text).unwrap();
    let train = "train odd.csv -f time,same,far -t inside --hidden 4 --epochs 1 -o net.safetensors";
    let (_, reported) = succeeds_telling(dir, train);
    for wanted in [
        "note: column 'same' is 4.5 in all 4000 rows: the network cannot learn from it; leave it out",
        "note: column 'time' is between 1700000000.0 and 1700003968.0, where 32-bit floats are 128 apart: its 4000 rows share at most 32 \
         different values",
        "note: column 'far' has values as far out as 1e30, while 80 % of its values are between ",
    ] {
        assert!(reported.contains(wanted), "{reported}");
    }
    std::fs::write(dir.join("two.csv"), "x,y,inside\n0,1e-3,0\n1,0,1\n0.5,2e-3,0\n0.25,5e-3,1\n")
        .unwrap();
    succeeds_telling(
        dir,
        "train two.csv -f x,y -t inside --hidden 32 --epochs 1 --validation-fraction 0 -o two.safetensors",
    );
    std::fs::write(dir.join("large.csv"), "x,y\n0,1\n1,-3.4e38\n").unwrap();
    let message = fails(dir, "predict two.safetensors large.csv -o scores.csv", 1);
    assert!(message.contains("at row 1 of 2, where 'y' is -3.4e38"), "{message}");
}

#[test]
fn rows_that_memory_has_no_room_for_train_from_disk() {
    let dir = tempfile::tempdir().unwrap();
    let dir = dir.path();
    sample(dir, "a.csv", 20_000, 5); // 76 bytes a row, including what the fit stores for it
    let train = "train a.csv -f x,y -t inside --hidden 16 --epochs 3 --learning-rate 1e-2 -o net.safetensors";
    std::fs::create_dir(dir.join("scratch")).unwrap();
    let (_, reported) = succeeds_telling(
        dir,
        &format!("{train} --memory 1MB --memory-folder scratch --history history.csv"),
    );
    let note = "note: 20000 rows need 1.5 MB including the fit's own lists, more than memory = 1 MB: they are in a scratch file in 'scratch'";
    assert!(reported.contains(note), "{reported}");
    assert!(std::fs::read_dir(dir.join("scratch")).unwrap().next().is_none());
    let [auc] = columns(&dir.join("history.csv"), ["validation_auc"]);
    assert!(auc[2] > 0.95, "{auc:?}");
    let message = fails(dir, &format!("{train} --memory much"), 2);
    assert!(message.contains("wanted a size such as 2GB"), "{message}");
    let message = fails(dir, &format!("{train} --memory 5kB"), 1);
    assert!(message.contains("memory is 5 kB; wanted at least 1 MB"), "{message}");
    let message = fails(dir, &format!("{train} --memory 1MB --memory-folder nowhere"), 1);
    assert!(message.contains("cannot make a scratch file in 'nowhere'"), "{message}");
}
