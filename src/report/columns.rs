//! The score against columns: profile, correlation, and the sculpting of the background by a cut.

use super::draw::{BACKGROUND, Normalised, SIGNAL, range, reserve_memory, short};
use super::figure::{Axis, Figure, Mark, Report, Section, Series, Table};
use super::options::EvaluateOptions;
use super::rows::{Named, Rows};
use crate::error::Result;
use crate::evaluate::{At, Counted, Scored, equal_width, profile, sculpting, working_points};
use crate::memory;

/// Signal efficiency of the cut whose sculpting is shown.
const KEPT: f64 = 0.5;

/// Adds the relation of the score to each of the columns `against`.
pub(super) fn section(
    rows: &Rows,
    score: &[f32],
    report: &mut Report,
    options: &EvaluateOptions,
) -> Result<Option<Section>> {
    if rows.against.is_empty() {
        return Ok(None);
    }
    let text = "The mean score in bins of a column, for each class; and the background's column before and after a cut that keeps half of \
                the signal: where they differ, the cut can make a false peak (mass sculpting). The divergence of Jensen and \
                Shannon is 0 for equal shapes and 1 for shapes that do not overlap.";
    let mut section = Section::new("columns", "Score against columns", text);
    let header = [
        "column",
        "correlation, signal",
        "correlation, background",
        "JS divergence, background",
        "by chance",
    ];
    let mut table = Table::new("columns", "Correlation and sculpting", &header);
    let signal = Class::of(rows, score, true)?;
    let background = Class::of(rows, score, false)?;
    let scored = Scored::new(score, &rows.truth, rows.weight())?;
    let cut =
        working_points(&scored, &[At::SignalEfficiency(KEPT)], Counted::default(), options.level)?
            [0]
        .cut;
    for column in &rows.against {
        reserve_memory()?;
        let edges = edges_of(&column.values, options.bins.min(25))?;
        let mut series = Vec::new();
        let mut correlations = [f64::NAN; 2];
        for (class, (name, colour)) in [&signal, &background]
            .into_iter()
            .zip([(&rows.classes[1], SIGNAL), (&rows.classes[0], BACKGROUND)])
            .enumerate()
            .map(|(i, (rows, look))| ((i, rows), look))
        {
            let (place, of) = class;
            let values = of.pick(&column.values)?;
            let found = profile(&of.score, &values, of.weight.as_deref(), &edges)?;
            correlations[place] = found.correlation;
            let bins = || found.bins.iter().filter(|bin| bin.mean.is_finite());
            let middles = bins().map(|bin| 0.5 * (bin.low + bin.high)).collect();
            let errors: Vec<f64> = bins().map(|bin| bin.uncertainty).collect();
            series.push(Series::points(
                name.as_str(),
                colour,
                (middles, bins().map(|bin| bin.mean).collect()),
                &errors,
            ));
        }
        let shown = series.iter().flat_map(|series: &Series| {
            series.low.iter().chain(&series.high).copied().collect::<Vec<_>>()
        });
        let y = Axis::around("mean score (before the sigmoid)", shown.collect::<Vec<_>>());
        let x = || Axis::new(options.axis_title(&column.name), edges[0], edges[edges.len() - 1]);
        let name = word(&column.name);
        section.figures.push(Figure::new(
            format!("profile_{name}"),
            format!("Score against {}", column.name),
            [x(), y],
            series,
        ));
        let values = background.pick(&column.values)?;
        let (mut divergence, mut chance) = (f64::NAN, f64::NAN);
        match sculpting(&background.score, &values, background.weight.as_deref(), cut, &edges) {
            Ok(found) => {
                (divergence, chance) = (found.divergence, found.by_chance);
                section.figures.push(sculpted(&name, column, x(), &found));
            }
            Err(crate::Error::Data(why)) => {
                report.notes.push(format!("No sculpting of {}: {why}.", column.name))
            }
            Err(other) => return Err(other),
        }
        let numbers = [
            ("correlation.signal", correlations[0]),
            ("correlation.background", correlations[1]),
            ("sculpting", divergence),
            ("sculpting_by_chance", chance),
        ];
        report.numbers.extend(
            numbers.map(|(what, value)| (format!("columns.{}.{what}", column.name), value)),
        );
        table.row([
            column.name.clone(),
            short(correlations[0]),
            short(correlations[1]),
            short(divergence),
            short(chance),
        ]);
    }
    section.tables.push(table);
    Ok(Some(section))
}

fn sculpted(name: &str, column: &Named, x: Axis, found: &crate::evaluate::Sculpting) -> Figure {
    let [passing, failing] = [&found.passing, &found.failing].map(Normalised::from);
    let y = Axis::contents(
        "share of background",
        passing.content.iter().chain(&failing.content).copied(),
    );
    let series = vec![
        Series::histogram("fails the cut", BACKGROUND, &failing, Mark::Filled),
        Series::bin_points("passes (keeps 50 % of signal)", 3, &passing),
    ];
    Figure::new(
        format!("sculpting_{name}"),
        format!("Background in {} around a cut", column.name),
        [x, y],
        series,
    )
}

/// Rows of one class.
struct Class<'r> {
    rows: &'r Rows<'r>,
    signal: bool,
    score: Vec<f32>,
    weight: Option<Vec<f32>>,
}

impl<'r> Class<'r> {
    fn of(rows: &'r Rows<'r>, score: &[f32], signal: bool) -> Result<Self> {
        let mut class = Class { rows, signal, score: Vec::new(), weight: None };
        class.score = class.pick(score)?;
        class.weight = rows.weight().map(|weight| class.pick(weight)).transpose()?;
        Ok(class)
    }

    /// Returns this class's part of a column.
    fn pick(&self, column: &[f32]) -> Result<Vec<f32>> {
        let mut values = memory::with_capacity(column.len(), "a class's part of a column")?;
        let own = |row: &usize| (self.rows.truth[*row] != 0.0) == self.signal;
        values.extend((0..column.len()).filter(own).map(|row| column[row]));
        Ok(values)
    }
}

/// Returns bins of equal width between the quantiles 0.5 % and 99.5 %, so that a few far values do not stretch the figure. For whole numbers each
/// number is in the middle of a bin; if there are too many numbers, each bin contains the same number of them.
pub(super) fn edges_of(values: &[f32], bins: usize) -> Result<Vec<f64>> {
    let bins = bins.max(1);
    let mut sorted = memory::copied(values, "a sorted column")?;
    sorted.sort_unstable_by(f32::total_cmp);
    let last = sorted.len().saturating_sub(1);
    let at = |share: f64| f64::from(sorted[(share * last as f64).round() as usize]);
    let (low, high) = match (at(0.005), at(0.995)) {
        (low, high) if low < high => (low, high),
        _ => range(values.iter().map(|&value| f64::from(value))),
    };
    if values.iter().all(|value| value.fract() == 0.0) {
        let numbers = high - low + 1.0;
        let each = (numbers / bins as f64).ceil();
        let bins = (numbers / each).ceil();
        return equal_width(bins as usize, low - 0.5, low - 0.5 + each * bins);
    }
    equal_width(bins, low, if low < high { high } else { low + 1.0 })
}

/// Returns the range of the scores of a class, without one per cent at either end; `None` if no score is finite.
pub(super) fn middle(scores: impl Iterator<Item = f32>, rows: usize) -> Result<Option<[f64; 2]>> {
    let mut sorted = memory::with_capacity(rows, "sorted scores")?;
    sorted.extend(scores.filter(|score| score.is_finite()));
    sorted.sort_unstable_by(f32::total_cmp);
    let far = sorted.len() / 100;
    let at = |place: usize| sorted.get(place).map(|&score| f64::from(score));
    Ok(at(far).zip(at((sorted.len().max(1) - 1) - far)).map(|(low, high)| [low, high]))
}

/// Converts a name to a word for ROOT's objects: letters, digits and _.
pub(super) fn word(name: &str) -> String {
    name.chars().map(|c| if c.is_ascii_alphanumeric() { c } else { '_' }).collect()
}
