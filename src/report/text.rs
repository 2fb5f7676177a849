//! A report for a terminal.

use super::figure::{Report, Table};

/// Width at which sentences are wrapped. Tables are not wrapped.
const COLUMNS: usize = 100;

/// Returns the report as plain text: its notes, and the tables of its sections.
pub(super) fn text(report: &Report) -> String {
    let title = clean(&report.title);
    let mut out = String::new();
    if !title.is_empty() {
        out.push_str(&format!("{title}\n{}\n", "═".repeat(title.chars().count())));
    }
    for note in &report.notes {
        out.push_str(&wrap(note, "• ", "  "));
    }
    for section in report.sections.iter().filter(|s| !s.tables.is_empty()) {
        let title = clean(&section.title);
        out.push_str(&format!("\n{title}\n{}\n", "─".repeat(title.chars().count())));
        out.push_str(&wrap(&section.text, "", ""));
        for table in &section.tables {
            out.push('\n');
            out.push_str(&wrap(&table.title, "", ""));
            out.push_str(&aligned(table));
        }
    }
    out
}

/// Replaces characters that would control a terminal.
fn clean(text: &str) -> String {
    let shown = |c: char| match c {
        '\t' | '\n' | '\r' => ' ',
        c if c.is_control() => '\u{fffd}',
        c => c,
    };
    text.trim().chars().map(shown).collect()
}

/// Returns lines of at most [`COLUMNS`], broken between words.
fn wrap(text: &str, first: &str, others: &str) -> String {
    let text = clean(text);
    let mut out = String::new();
    let mut line = String::from(first);
    let mut empty = true;
    for word in text.split_whitespace() {
        let length = line.chars().count() + usize::from(!empty) + word.chars().count();
        if !empty && length > COLUMNS {
            out.push_str(&format!("{line}\n"));
            line = String::from(others);
            empty = true;
        }
        if !empty {
            line.push(' ');
        }
        line.push_str(word);
        empty = false;
    }
    if !empty {
        out.push_str(&format!("{line}\n"));
    }
    out
}

/// Aligns the columns of a table; those of numbers to the right.
fn aligned(table: &Table) -> String {
    let rows: Vec<Vec<String>> = std::iter::once(&table.header)
        .chain(&table.rows)
        .map(|row| row.iter().map(|cell| clean(cell)).collect())
        .collect();
    let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
    let width = |column: usize| {
        rows.iter().filter_map(|row| row.get(column)).map(|c| c.chars().count()).max().unwrap_or(0)
    };
    let widths: Vec<usize> = (0..columns).map(width).collect();
    let right: Vec<bool> = (0..columns).map(|column| is_numeric(table, column)).collect();
    let line = |row: &Vec<String>| {
        let cell = |(i, &width): (usize, &usize)| {
            let cell = row.get(i).map_or("", String::as_str);
            if right[i] { format!("{cell:>width$}") } else { format!("{cell:<width$}") }
        };
        let cells: Vec<String> = widths.iter().enumerate().map(cell).collect();
        format!("  {}\n", cells.join("  ").trim_end())
    };
    let rule: Vec<String> = widths.iter().map(|&w| "─".repeat(w)).collect();
    let mut lines: Vec<String> = rows.iter().map(line).collect();
    if !table.header.is_empty() {
        lines.insert(1, format!("  {}\n", rule.join("  ")));
    }
    lines.concat()
}

/// Returns true if the cells of a column are numbers, possibly with uncertainties, units or intervals; empty cells are ignored.
pub(super) fn is_numeric(table: &Table, column: usize) -> bool {
    let cells = || table.rows.iter().filter_map(|row| row.get(column)).map(|c| c.trim());
    let absent = |cell: &str| matches!(cell, "" | "-" | "–" | "—" | "nan" | "NaN" | "inf" | "−inf");
    let number = |cell: &str| {
        let known = |c: char| c.is_ascii_digit() || " .,+-−–±×^%/()[]<>≤≥≈eE".contains(c);
        cell.chars().all(known) && cell.chars().any(|c| c.is_ascii_digit())
    };
    cells().all(|cell| absent(cell) || number(cell)) && cells().any(number)
}

#[cfg(test)]
mod tests {
    use super::super::figure::Section;
    use super::*;

    fn row(cells: &[&str]) -> Vec<String> {
        cells.iter().map(|&c| c.into()).collect()
    }

    fn table(header: &[&str], rows: &[&[&str]]) -> Table {
        let rows = rows.iter().map(|cells| row(cells)).collect();
        Table { title: "Scores".into(), header: row(header), rows, ..Table::default() }
    }

    #[test]
    fn numbers_are_aligned_to_the_right_and_names_to_the_left() {
        let table = table(
            &["score", "AUC", "note"],
            &[&["network", "0.912 ± 0.003", "x"], &["pt", "1e-3", ""], &["mass", "–", "long note"]],
        );
        let wanted = "  score              AUC  note
  ───────  ─────────────  ─────────
  network  0.912 ± 0.003  x
  pt                1e-3
  mass                 –  long note
";
        assert_eq!(aligned(&table), wanted);
    }

    #[test]
    fn columns_of_numbers_are_reported_from_names() {
        let numeric = |cell: &str| is_numeric(&table(&["a"], &[&[cell]]), 0);
        for cell in ["1", "−0.5", "1.2e-5", "0.3 ± 0.1", "12 %", "[0.1, 0.2]", "2×10^3", "1/60"]
        {
            assert!(numeric(cell), "{cell}");
        }
        for cell in ["pt", "2 jets", "e", "", "nan"] {
            assert!(!numeric(cell), "{cell}");
        }
    }

    #[test]
    fn rows_that_are_too_short_or_missing_are_no_error() {
        assert_eq!(aligned(&table(&[], &[])), "  \n");
        assert_eq!(aligned(&table(&["a", "b"], &[&["1"]])), "  a  b\n  ─  ─\n  1\n");
    }

    #[test]
    fn sentences_are_wrapped_between_words() {
        let wrapped = wrap(&"word ".repeat(60), "• ", "  ");
        let lines: Vec<&str> = wrapped.lines().collect();
        // A line takes 2 + 19 · 5 + 4 = 101 > 100 columns with 20 words, so each line has 19 words.
        let words = |line: &&str| line.split_whitespace().filter(|w| *w == "word").count();
        assert_eq!(lines.iter().map(words).collect::<Vec<_>>(), [19, 19, 19, 3]);
        assert!(lines[0].starts_with("• word") && lines[1].starts_with("  word"));
        let long = "x".repeat(150);
        assert_eq!(wrap(&long, "", ""), format!("{long}\n"));
        assert_eq!(wrap("", "• ", "  "), "");
    }

    #[test]
    fn reports_are_title_notes_and_tables() {
        let with = Section {
            title: "Separation".into(),
            text: "Higher is better.".into(),
            tables: vec![table(&["a"], &[&["1"]])],
            ..Section::default()
        };
        let without = Section { title: "Pictures alone".into(), ..Section::default() };
        let report = Report {
            title: "A\u{1b}[31m report".into(),
            notes: vec!["3 rows have a negative weight.".into()],
            sections: vec![without, with],
            ..Report::default()
        };
        let wanted = "A\u{fffd}[31m report
═════════════
• 3 rows have a negative weight.

Separation
──────────
Higher is better.

Scores
  a
  ─
  1
";
        assert_eq!(text(&report), wanted);
        assert_eq!(text(&Report::default()), "");
    }
}
