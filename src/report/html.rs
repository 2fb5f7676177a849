//! A report as a self-contained page, and as a part of a page, such as a notebook.

use super::figure::{Figure, Report, Section, Table};
use super::page::{Page, add_json};
use super::svg::{escape, svg};
use super::text::is_numeric;
use crate::error::Result;

/// Style of everything below `.rootgrad-report`; it does not affect the rest of a page.
const STYLE: &str = include_str!("html/style.css");

/// Style of a page of its own.
const PAGE: &str = "html{background:#fff}body{margin:0}\
@media(prefers-color-scheme:dark){html{background:#14171c}}";

/// Returns the report as a page: no script runs, nothing is loaded. The report itself is in the element `report`, as JSON.
///
/// # Errors
/// [`Error::Memory`](crate::Error::Memory).
pub(super) fn html(report: &Report) -> Result<String> {
    let mut page = Page::default();
    page.push("<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n")?;
    page.push("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n")?;
    page.push("<meta name=\"color-scheme\" content=\"light dark\">\n")?;
    page.add(|| format!("<title>{}</title>\n", escape(&report.title)))?;
    page.add(|| format!("<style>{PAGE}\n{STYLE}</style>\n</head>\n<body>\n"))?;
    page.push("<div class=\"rootgrad-report rg-page\">\n")?;
    page.add(|| header(report))?;
    page.add(|| navigation(&report.sections))?;
    page.push("<main>\n")?;
    for (i, one) in report.sections.iter().enumerate() {
        let (id, title) = (anchor(one, i), escape(&one.title));
        page.add(|| format!("<section id=\"{id}\">\n<h2>{title}</h2>\n"))?;
        section(&mut page, one)?;
        page.push("</section>\n")?;
    }
    page.add(|| numbers(report))?;
    let version = env!("CARGO_PKG_VERSION");
    page.add(|| format!("</main>\n<footer>Made by rootgrad {version}.</footer>\n</div>\n"))?;
    page.push("<script type=\"application/json\" id=\"report\">")?;
    add_json(&mut page, report, true)?;
    page.push("</script>\n</body>\n</html>\n")?;
    page.finish()
}

/// Returns the report as a part of another page. It has no ids, so that a page may contain any number of reports.
///
/// # Errors
/// [`Error::Memory`](crate::Error::Memory).
pub(super) fn fragment(report: &Report) -> Result<String> {
    let mut page = Page::default();
    page.add(|| format!("<style>{STYLE}</style>\n<div class=\"rootgrad-report\">\n"))?;
    page.add(|| header(report))?;
    for one in &report.sections {
        let title = escape(&one.title);
        page.add(|| format!("<details open>\n<summary><h2>{title}</h2></summary>\n"))?;
        section(&mut page, one)?;
        page.push("</details>\n")?;
    }
    page.add(|| numbers(report))?;
    page.push("</div>\n")?;
    page.finish()
}

/// Returns the id of a section: its name, or its number if the name is no valid id.
fn anchor(section: &Section, index: usize) -> String {
    let plain = |c: char| c.is_ascii_alphanumeric() || c == '-' || c == '_';
    match section.name.as_str() {
        name if !name.is_empty() && name != "report" && name.chars().all(plain) => name.into(),
        _ => format!("section-{}", index + 1),
    }
}

fn header(report: &Report) -> String {
    let task = match report.task.as_str() {
        "binary" => "Classification: signal and background",
        "classes" => "Classification: several classes",
        "regression" => "Regression",
        other => other,
    };
    let mut out = format!("<header>\n<h1>{}</h1>\n", escape(&report.title));
    if !task.is_empty() {
        out.push_str(&format!("<p class=\"rg-task\">{}</p>\n", escape(task)));
    }
    out.push_str("</header>\n");
    if !report.notes.is_empty() {
        let note = |n: &String| format!("<li>{}</li>\n", escape(n));
        let notes: String = report.notes.iter().map(note).collect();
        out.push_str(&format!(
            "<aside role=\"note\" aria-label=\"Notes\"><ul>\n{notes}</ul></aside>\n"
        ));
    }
    out
}

fn navigation(sections: &[Section]) -> String {
    if sections.len() < 2 {
        return String::new();
    }
    let link = |(i, s): (usize, &Section)| {
        format!("<li><a href=\"#{}\">{}</a></li>\n", anchor(s, i), escape(&s.title))
    };
    let links: String = sections.iter().enumerate().map(link).collect();
    format!("<nav aria-label=\"Sections\"><ul>\n{links}</ul></nav>\n")
}

fn section(page: &mut Page, section: &Section) -> Result<()> {
    if !section.text.is_empty() {
        page.add(|| format!("<p>{}</p>\n", escape(&section.text)))?;
    }
    for one in &section.tables {
        page.add(|| table(one))?;
    }
    if section.figures.is_empty() {
        return Ok(());
    }
    page.push("<div class=\"rg-figures\">\n")?;
    for one in &section.figures {
        page.add(|| figure(one))?;
    }
    page.push("</div>\n")
}

fn figure(figure: &Figure) -> String {
    let image = svg(figure);
    let caption = escape(&figure.title);
    format!("<figure>{image}<figcaption>{caption}</figcaption></figure>\n")
}

fn table(table: &Table) -> String {
    let columns = table.rows.iter().map(Vec::len).chain([table.header.len()]).max().unwrap_or(0);
    let right: Vec<bool> = (0..columns).map(|column| is_numeric(table, column)).collect();
    let line = |cells: &[String], tag: &str| {
        let cell = |(cell, &right): (&String, &bool)| {
            let class = if right { " class=\"rg-n\"" } else { "" };
            let scope = if tag == "th" { " scope=\"col\"" } else { "" };
            format!("<{tag}{scope}{class}>{}</{tag}>", escape(cell))
        };
        let cells: String = cells.iter().zip(&right).map(cell).collect();
        format!("<tr>{cells}</tr>\n")
    };
    let rows: String = table.rows.iter().map(|row| line(row, "td")).collect();
    let head = match table.header.is_empty() {
        true => String::new(),
        false => format!("<thead>{}</thead>\n", line(&table.header, "th")),
    };
    let caption = match table.title.is_empty() {
        true => String::new(),
        false => format!("<caption>{}</caption>\n", escape(&table.title)),
    };
    format!(
        "<div class=\"rg-table\"><table>\n{caption}{head}<tbody>\n{rows}</tbody></table></div>\n"
    )
}

/// Returns all numbers in full, in a collapsed element.
fn numbers(report: &Report) -> String {
    if report.numbers.is_empty() {
        return String::new();
    }
    let rows = report.numbers.iter().map(|(name, &v)| vec![name.clone(), full(v)]).collect();
    let header = vec!["name".to_string(), "value".to_string()];
    let all = table(&Table { header, rows, ..Table::default() });
    format!("<details class=\"rg-numbers\"><summary>The numbers</summary>\n{all}</details>\n")
}

/// Formats a number with all its digits.
fn full(v: f64) -> String {
    match v.abs() {
        x if x == 0.0 || !x.is_finite() || (1e-5..1e16).contains(&x) => v.to_string(),
        _ => format!("{v:e}"),
    }
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::super::svg::tests::{assert_well_formed, every_mark};
    use super::*;

    const HOSTILE: &str = "</script><!--<script>alert(\"&\")</script>";

    fn report() -> Report {
        let text = || HOSTILE.to_string();
        let table = Table {
            name: "t".into(),
            title: text(),
            header: vec![text(), "AUC".into()],
            rows: vec![vec![text(), "0.5 ± 0.1".into()]],
        };
        let section = |name: &str| Section {
            name: name.into(),
            title: text(),
            text: text(),
            tables: vec![table.clone()],
            figures: every_mark(),
        };
        let numbers = [("auc", 0.1 + 0.2), ("tiny", 1.5e-9), ("none", f64::NAN)];
        Report {
            title: text(),
            task: "binary".into(),
            numbers: numbers.map(|(name, v)| (name.to_string(), v)).into(),
            notes: vec![text()],
            sections: vec![section("first"), section("not a word\""), section("report")],
        }
    }

    /// Returns the text between `start` and the `end` after it.
    fn between<'a>(text: &'a str, start: &str, end: &str) -> &'a str {
        let rest = &text[text.find(start).unwrap() + start.len()..];
        &rest[..rest.find(end).unwrap()]
    }

    #[test]
    fn pages_and_parts_are_well_formed_whatever_the_names() {
        for page in [
            html(&report()).unwrap(),
            fragment(&report()).unwrap(),
            html(&Report::default()).unwrap(),
        ] {
            assert_well_formed(page.trim());
            assert!(!page.contains("<script>") && !page.contains("<!--"));
        }
        let page = html(&report()).unwrap();
        assert_eq!(page.matches("</script").count(), 1);
        assert_eq!(page.matches("<figure>").count(), 24);
    }

    #[test]
    fn nothing_is_loaded() {
        let page = html(&report()).unwrap();
        for loads in ["src=", "@import", "url(", "<link", "<img"] {
            assert!(!page.contains(loads), "{loads}");
        }
        // The only address is the name of a language.
        assert_eq!(
            page.matches("http").count(),
            page.matches("xmlns=\"http://www.w3.org/2000/svg\"").count()
        );
    }

    #[test]
    fn the_report_reads_back() {
        let page = html(&report()).unwrap();
        let data = between(&page, "<script type=\"application/json\" id=\"report\">", "</script>");
        assert!(!data.contains('<'));
        let read: Value = serde_json::from_str(data).unwrap();
        assert_eq!(read, serde_json::to_value(report()).unwrap());
        assert_eq!(read["title"], HOSTILE);
        assert_eq!(read["numbers"], json!({"auc": 0.1 + 0.2, "tiny": 1.5e-9, "none": null}));
        assert_eq!(read["sections"][0]["figures"][5]["series"][0]["mark"], "filled");
    }

    #[test]
    fn links_lead_to_sections_and_parts_have_no_ids() {
        let page = html(&report()).unwrap();
        for id in ["first", "section-2", "section-3"] {
            assert_eq!(page.matches(&format!("<section id=\"{id}\">")).count(), 1);
            assert_eq!(page.matches(&format!("<a href=\"#{id}\">")).count(), 1);
        }
        assert_eq!(page.matches(" id=\"").count(), 4); // and `report`
        let part = fragment(&report()).unwrap();
        assert!(!part.contains(" id=\"") && !part.contains("href"));
    }

    #[test]
    fn every_rule_of_a_part_is_below_its_class() {
        let mut depth = 0;
        for line in STYLE.lines().map(str::trim).filter(|l| l.ends_with('{')) {
            let at_rule = line.starts_with('@');
            let scoped = |s: &str| s.contains(".rootgrad-report");
            assert!(at_rule || line.trim_end_matches('{').split(',').all(scoped), "{line}");
            depth += 1;
        }
        assert!(depth > 10);
    }

    #[test]
    fn all_numbers_are_there_with_all_digits() {
        let numbers = numbers(&report());
        for cells in [
            "<td>auc</td><td class=\"rg-n\">0.30000000000000004</td>",
            "<td>tiny</td><td class=\"rg-n\">1.5e-9</td>",
            "<td>none</td><td class=\"rg-n\">NaN</td>",
        ] {
            assert!(numbers.contains(cells), "{numbers}");
        }
    }

    #[test]
    fn tables_have_numbers_to_the_right() {
        let shown = table(&report().sections[0].tables[0]);
        assert!(shown.contains("<th scope=\"col\" class=\"rg-n\">AUC</th>"), "{shown}");
        assert!(shown.contains("<td class=\"rg-n\">0.5 ± 0.1</td>"));
        assert!(shown.contains("<td>&lt;/script&gt;"));
    }
}
