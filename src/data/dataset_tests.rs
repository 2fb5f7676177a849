//! Inputs that a data set accepts and refuses.

use super::*;

fn columns() -> Vec<Column> {
    vec![Column::scalar("pt"), Column::array("strain", 2)]
}

#[test]
fn strided_rows_are_gathered() {
    let mut data = Dataset::new(columns()).unwrap();
    let x = [1., 2., 3., -1., 4., 5., 6.];
    data.append(&x, 4, &[0., 1.], Some(&[2., 3.])).unwrap();
    data.append(&[7., 8., 9.], 3, &[1.], Some(&[4.])).unwrap();
    assert_eq!(data.x(), [1., 2., 3., 4., 5., 6., 7., 8., 9.]);
    assert_eq!(data.target(), [0., 1., 1.]);
    assert_eq!(data.weight(), Some(&[2., 3., 4.][..]));
    assert_eq!(data.row(1), [4., 5., 6.]);
}

#[test]
fn a_borrowed_data_set_copies_only_to_grow() {
    let (x, target) = ([1., 2., 3.], [1.]);
    let mut data = Dataset::borrowed(columns(), &x, &target, None).unwrap();
    assert_eq!(data.x().as_ptr(), x.as_ptr());
    data.append(&[4., 5., 6.], 3, &[0.], None).unwrap();
    assert_eq!(data.x(), [1., 2., 3., 4., 5., 6.]);
}

#[test]
fn the_first_rows_of_an_empty_borrowed_data_set_decide_whether_it_has_weights() {
    for weight in [None, Some(&[2.0][..])] {
        let mut data = Dataset::borrowed(columns(), &[], &[], Some(&[])).unwrap();
        data.append(&[1., 2., 3.], 3, &[1.], weight).unwrap();
        assert_eq!(data.weight(), weight);
        assert!(data.append(&[1., 2., 3.], 3, &[1.], weight).is_ok());
        assert_eq!(data.weight().map(<[f32]>::len), weight.map(|_| 2));
    }
}

#[test]
fn lengths_that_do_not_fit_are_reported_and_change_nothing() {
    let mut data = Dataset::new(columns()).unwrap();
    let mut message = |x: &[f32], stride, target: &[f32], weight: Option<&[f32]>| {
        data.append(x, stride, target, weight).unwrap_err().to_string()
    };
    assert!(message(&[1.; 5], 3, &[0., 1.], None).contains("2 rows of 3 features"));
    assert!(message(&[1.; 6], 2, &[0., 1.], None).contains("row_stride has shape 2"));
    assert!(message(&[1.; 6], 3, &[0., 1.], Some(&[1.])).contains("one per row"));
    assert!(message(&[1.; 6], usize::MAX, &[0., 1., 0.], None).contains("3 rows"));
    assert_eq!(data.rows(), 0);
    data.append(&[1.; 3], 3, &[0.], None).unwrap();
    let error = data.append(&[1.; 3], 3, &[0.], Some(&[1.])).unwrap_err();
    assert!(error.to_string().contains("as for the rows before"), "{error}");
    assert!(Dataset::borrowed(columns(), &[1.; 7], &[0., 1.], None).is_err());
    assert_eq!((data.rows(), data.x().len()), (1, 3));
}

#[test]
fn a_value_that_is_not_finite_is_named_by_column_and_row() {
    let mut data = Dataset::new(columns()).unwrap().with_names("is_signal", "w").unwrap();
    let rows = 1000;
    let mut x = vec![1.0; rows * 3];
    x[700 * 3 + 2] = f32::NAN;
    x[900 * 3] = f32::INFINITY;
    data.append(&x, 3, &vec![0.0; rows], None).unwrap();
    let message = data.check_finite().unwrap_err().to_string();
    assert!(message.contains("'strain[1]' is NaN at row 700"), "{message}");

    let name = |target: f32, weight: f32| {
        let mut data = Dataset::new(columns()).unwrap().with_names("is_signal", "w").unwrap();
        data.append(&[1.; 3], 3, &[target], Some(&[weight])).unwrap();
        data.check_finite().unwrap_err().to_string()
    };
    assert!(name(f32::NEG_INFINITY, 1.0).contains("'is_signal' is -inf at row 0"));
    assert!(name(1.0, f32::NAN).contains("'w' is NaN at row 0"));
}

#[test]
fn rows_may_have_several_targets() {
    let empty = || Dataset::new(columns()).unwrap().with_names(["px", "py"], "w");
    let mut data = empty().unwrap();
    assert_eq!((data.targets(), data.rows()), (2, 0));
    data.append(&[1.; 6], 3, &[1., 2., 3., 4.], Some(&[5., 6.])).unwrap();
    assert_eq!((data.targets(), data.rows()), (2, 2));
    assert_eq!(data.target_of(1), [3., 4.]);
    let error = data.append(&[1.; 6], 3, &[1., 2., 3.], Some(&[1.])).unwrap_err();
    assert!(error.to_string().contains("target has shape 3; wanted a multiple of 2"), "{error}");
    let error = data.set_names("px", "w").unwrap_err();
    assert!(error.to_string().contains("wanted 2, as many"), "{error}");
    data.set_names(vec!["a".to_owned(), "b".to_owned()], "w").unwrap();
    data.append(&[1.; 3], 3, &[1., f32::NAN], Some(&[1.])).unwrap();
    assert!(data.check_finite().unwrap_err().to_string().contains("'b' is NaN at row 2"));

    let (x, target) = ([1.; 6], [1., 2., 3., 4.]);
    let data = Dataset::borrowed_targets(columns(), &x, &target, 2, None).unwrap();
    assert_eq!(data.target_names(), ["target[0]", "target[1]"]);
    assert!(Dataset::borrowed_targets(columns(), &x, &target, 4, None).is_err());
    assert!(Dataset::borrowed_targets(columns(), &x, &target, 3, None).is_err());
    assert!(Dataset::borrowed_targets(columns(), &x, &target, 0, None).is_err());
    for wrong in [&["a", "a"][..], &["a", ""], &[]] {
        assert!(Dataset::new(columns()).unwrap().with_names(wrong, "w").is_err(), "{wrong:?}");
    }
}

#[test]
fn targets_without_end_are_refused_before_they_are_named() {
    let columns = vec![Column::scalar("a")];
    let error = Dataset::borrowed_targets(columns, &[], &[], 1 << 36, None).unwrap_err();
    assert_eq!(error.to_string(), "targets is 68719476736; wanted at most 1048576 per row");
}
