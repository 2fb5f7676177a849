//! Subsets of the rows of a data set.

use rootgrad::data::{Collection, Column, Cut, Dataset, MemoryLimit};

use crate::common::{Rows, two_classes};

#[test]
fn rows_are_copied_as_they_are_in_any_order() {
    let x: Vec<f32> = (0..12).map(|i| i as f32).collect();
    let target: Vec<f32> = (0..8).map(|i| 100.0 + i as f32).collect();
    let weight = [1.0, -2.0, 3.0, 4.0];
    let columns = vec![Column::scalar("a"), Column::array("b", 2)];
    let data = Dataset::borrowed_targets(columns, &x, &target, 2, Some(&weight)).unwrap();
    let data = data.with_names(["px", "py"], "w").unwrap();
    let part = data.subset([3, 0, 3]).unwrap();
    assert_eq!(part.x(), [9.0, 10.0, 11.0, 0.0, 1.0, 2.0, 9.0, 10.0, 11.0]);
    assert_eq!(part.target(), [106.0, 107.0, 100.0, 101.0, 106.0, 107.0]);
    assert_eq!(part.weight(), Some(&[4.0, 1.0, 4.0][..]));
    assert_eq!((part.columns(), part.target_names()), (data.columns(), data.target_names()));
    assert_eq!((part.weight_name(), part.targets(), part.rows()), ("w", 2, 3));
    let none = data.subset([]).unwrap();
    assert_eq!((none.rows(), none.features(), none.targets()), (0, 3, 2));
    let message = data.subset([0, 4]).unwrap_err().to_string();
    assert!(message.contains("a row of the data set is 4; wanted below 4"), "{message}");
}

#[test]
fn collections_stay_and_a_part_outlives_the_whole() {
    let part = {
        let nan = f32::NAN;
        let x = [1.0, nan, 2.0, nan, 3.0, 4.0, 5.0, 6.0];
        let columns = vec![Column::array("pt", 2), Column::array("eta", 2)];
        let mut data = Dataset::borrowed(columns, &x, &[0.0, 1.0], None).unwrap();
        let of = Collection { feature: 0, columns: 2, at_most: 2, sorted_by: Some(0) };
        data.set_collections(vec![of], Cut { rows: 1, entries: 3 }).unwrap();
        data.subset([1]).unwrap()
    };
    assert_eq!((part.collections().len(), part.collections()[0].sorted_by), (1, Some(0)));
    assert_eq!((part.cut(), part.x()), (Cut::default(), &[3.0, 4.0, 5.0, 6.0][..]));
}

/// A data set most of whose rows are on disk.
pub(crate) fn on_disk(rows: &Rows) -> Dataset<'static> {
    let columns = (0..rows.features).map(|f| Column::scalar(format!("x{f}"))).collect();
    let mut data = Dataset::new(columns).unwrap();
    data.limit_memory(MemoryLimit::new(1_000_000, None).unwrap()).unwrap();
    data.append(&rows.x, rows.features, &rows.target, None).unwrap();
    assert!(data.rows_in_memory() < data.rows());
    data
}

#[test]
fn rows_on_disk_are_refused_with_the_way_out() {
    let data = on_disk(&two_classes(20_000, 8, 1.0, 1));
    let message = data.subset([0]).unwrap_err().to_string();
    assert!(
        message.contains("of them on disk; wanted rows that are all in memory: raise"),
        "{message}"
    );
}
