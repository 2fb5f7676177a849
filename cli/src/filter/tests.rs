use super::*;
use rootgrad::data::Column;

fn rows_of(text: &str, columns: &[(&str, &[f32])]) -> Result<Vec<f32>> {
    let columns = columns.iter().map(|(name, of)| (Column::scalar(*name), of.to_vec())).collect();
    let filter: Filter = text.parse().unwrap();
    let rows = filter.rows(&Table::new(columns)?)?;
    Ok(rows.scalar("row")?.to_vec())
}

/// Rows 0 to 5 with pt 5, 10, …, 30, eta −3, −2, …, 2 and n = 1 for odd rows.
fn chosen(text: &str) -> Vec<f32> {
    let row: Vec<f32> = (0..6u8).map(f32::from).collect();
    let pt: Vec<f32> = row.iter().map(|r| 5.0 + 5.0 * r).collect();
    let eta: Vec<f32> = row.iter().map(|r| r - 3.0).collect();
    let n: Vec<f32> = row.iter().map(|r| r % 2.0).collect();
    rows_of(text, &[("row", &row), ("pt", &pt), ("muon.eta", &eta), ("n", &n)]).unwrap()
}

#[test]
fn conditions_choose_the_rows_that_cpp_would() {
    for (text, wanted) in [
        ("pt > 15", &[3.0, 4.0, 5.0][..]),
        ("pt>=15 && std::abs(muon.eta) < 1.5", &[2.0, 3.0, 4.0]),
        ("row % 4 < 2", &[0.0, 1.0, 4.0, 5.0]),
        ("n", &[1.0, 3.0, 5.0]),
        ("!n && pt < 20", &[0.0, 2.0]),
        ("not (n or pt <= 1e1) and true", &[2.0, 4.0]),
        ("pt < 10 || pt == 20 && n", &[0.0, 3.0]), // && before ||
        ("(pt < 10 || pt == 20) && n == 0", &[0.0]),
        ("10 - 2 - 3 == row", &[5.0]), // from the left
        ("2 + 3 * -1 == muon.eta", &[2.0]),
        ("`pt` / 4 > 7.25", &[5.0]), // no division of whole numbers: 30 / 4 = 7.5
        ("sqrt(pow(row, 2)) + max(row, 3) >= 8", &[4.0, 5.0]),
        ("-muon.eta > .5E0", &[0.0, 1.0, 2.0]),
        ("pt != 5 && false", &[]),
        ("pt > 0", &[0.0, 1.0, 2.0, 3.0, 4.0, 5.0]),
    ] {
        assert_eq!(chosen(text), wanted, "{text}");
    }
}

#[test]
fn comparisons_with_nan_are_false() {
    let columns: [(&str, &[f32]); 2] = [("row", &[0.0, 1.0]), ("x", &[f32::NAN, 4.0])];
    assert_eq!(rows_of("x < 3 || x >= 3", &columns).unwrap(), [1.0]);
    assert_eq!(rows_of("!(x > 3)", &columns).unwrap(), [0.0]);
}

#[test]
fn all_columns_keep_the_values_of_their_rows() {
    let table = Table::new(vec![
        (Column { name: "v".into(), width: 2 }, vec![1.0, 2.0, 3.0, 4.0, 5.0, 6.0]),
        (Column::scalar("x"), vec![7.0, 8.0, 9.0]),
    ])
    .unwrap();
    let filter: Filter = "x != 8".parse().unwrap();
    assert_eq!(filter.columns(), ["x"]);
    let rows = filter.rows(&table).unwrap();
    assert_eq!(rows.column("v").unwrap().1, [1.0, 2.0, 5.0, 6.0]);
    assert_eq!(rows.scalar("x").unwrap(), [7.0, 9.0]);
    let error = "v > 1".parse::<Filter>().unwrap().rows(&table).unwrap_err().to_string();
    assert!(error.contains("an array of 2"), "{error}");
}

#[test]
fn whole_numbers_that_single_precision_rounds_are_refused() {
    let columns: [(&str, &[f32]); 2] = [("row", &[0.0, 1.0]), ("event", &[5.0, 16_777_217.0])];
    for text in ["event % 2 == 0", "event == 5", "event != 5"] {
        let error = rows_of(text, &columns).unwrap_err().to_string();
        assert!(error.contains("it meets 16777216: larger ones are rounded"), "{error}");
    }
    assert_eq!(rows_of("event > 6", &columns).unwrap(), [1.0]);
    assert_eq!(rows_of("event < 6 && event % 2 == 1", &columns).unwrap(), [0.0]);
}

#[test]
fn mistakes_are_refused_by_name() {
    for (text, wanted) in [
        ("", "it ends too early"),
        ("pt >", "it ends too early"),
        ("pt", ""),
        ("pt + 1", "it is a number; wanted a condition"),
        ("1 < pt < 3", "< is beside a condition; wanted numbers on both sides"),
        ("pt > 3 && 5", "&& is beside a number"),
        ("pt & 3", "& is no operator of a condition; wanted &&"),
        ("pt = 3", "= is no operator of a condition; wanted =="),
        ("pt ^ 2 > 3", "^ is no operator of a condition; wanted pow(x, y)"),
        ("(pt > 3", "a ) is missing"),
        ("pt > 3)", ") does not belong there"),
        ("pt > 15.0f", "'15.0f' is not a number"),
        ("TMath::Abs(eta) > 2", "TMath::Abs is unknown; wanted one of abs,"),
        ("min(pt) > 2", "min has 1 arguments; wanted 2"),
        ("pt eta", "'eta' does not belong there"),
        ("Jet_pt[0] > 3", "'[' is no part of a condition"),
        ("!(pt + 1)", "! is before a number"),
        ("-(pt > 1)", "- is before a condition"),
        ("abs(pt > 1) > 0", "an argument of abs is a condition"),
        ("`pt > 1", "the second ` is missing"),
    ] {
        match text.parse::<Filter>() {
            Err(message) => {
                assert!(!wanted.is_empty() && message.contains(wanted), "{text}: {message}")
            }
            Ok(_) => assert!(wanted.is_empty(), "{text} is accepted"),
        }
    }
}
