//! Calibration: whether scores are probabilities.

use std::collections::BTreeMap;

use super::{Binary, probability_of};
use crate::error::{Error, Result};
use crate::evaluate::{Binning, calibration, fit_temperature};
use crate::memory;
use crate::report::draw::{BACKGROUND, SIGNAL, short};
use crate::report::figure::{Axis, Figure, Mark, Report, Section, Series, Table};
use crate::report::options::EvaluateOptions;

impl Binary<'_> {
    /// Shows whether scores are probabilities, and the temperature that makes them so.
    pub(super) fn calibration(
        &self,
        report: &mut Report,
        options: &EvaluateOptions,
    ) -> Result<Section> {
        let mut section = Section::new(
            "calibration",
            "Calibration",
            "Of events with a score of 0.7, 70 % are signal if scores are probabilities (for the mix of these rows). Dividing the outputs \
             before the sigmoid by the temperature brings them nearest to that without changing their order.",
        );
        let header = ["", "expected error (ECE)", "largest error", "Brier score"];
        let mut table =
            Table::new("calibration", "Difference between scores and probabilities", &header);
        let mut series =
            vec![Series::line("ideal", 2, vec![0.0, 1.0], vec![0.0, 1.0]).with(Mark::Dashed)];
        let mut add = |name: &str,
                       key: &str,
                       colour: usize,
                       score: &[f32],
                       numbers: &mut BTreeMap<String, f64>|
         -> Result<()> {
            let found = calibration(&self.scored(score)?, Binning::EqualWidth(10), options.level)?;
            table.row([
                name.to_owned(),
                short(found.expected_error),
                short(found.maximum_error),
                short(found.brier),
            ]);
            let all = [
                ("ece", found.expected_error),
                ("mce", found.maximum_error),
                ("brier", found.brier),
            ];
            numbers.extend(all.map(|(what, value)| (format!("calibration.{key}{what}"), value)));
            let bins = || found.bins.iter().filter(|bin| bin.mean_score.is_finite());
            let (x, y) = bins().map(|bin| (bin.mean_score, bin.fraction.value)).unzip();
            let points = Series::line(name, colour, x, y).with(Mark::Points);
            let low = bins().map(|bin| bin.fraction.low).collect();
            series.push(Series {
                low,
                high: bins().map(|bin| bin.fraction.high).collect(),
                ..points
            });
            Ok(())
        };
        add("uncalibrated", "", SIGNAL, &self.probability, &mut report.numbers)?;
        match fit_temperature(&self.scored(&self.logit)?) {
            Ok(found) => {
                report.numbers.insert("calibration.temperature".into(), found.temperature);
                let mut scaled = memory::copied(&self.logit, "calibrated scores")?;
                scaled.iter_mut().for_each(|z| *z = probability_of(*z / found.temperature as f32));
                let name = format!("after temperature scaling (T = {})", short(found.temperature));
                add(&name, "scaled.", BACKGROUND, &scaled, &mut report.numbers)?;
            }
            Err(Error::NotFinite { .. }) => {
                report.notes.push("No temperature: a logit is infinite.".into())
            }
            Err(Error::Data(why)) => report.notes.push(format!("No temperature: {why}.")),
            Err(other) => return Err(other),
        }
        section.tables.push(table);
        let axes = [Axis::new("mean score", 0.0, 1.0), Axis::new("share of signal", 0.0, 1.0)];
        section.figures.push(Figure::new("reliability", "Reliability diagram", axes, series));
        Ok(section)
    }
}
