//! Distributions of scores, and the comparison of training with test events.

use super::Binary;
use crate::error::Result;
use crate::evaluate::{Histogram, Scored, equal_width, overtraining};
use crate::report::draw::{BACKGROUND, Normalised, SIGNAL, short};
use crate::report::figure::{Axis, Figure, Mark, Report, Section, Series, Table};
use crate::report::options::EvaluateOptions;

impl Binary<'_> {
    /// Draws distributions of scores, and tests whether training events have the same ones.
    pub(super) fn scores(&self, report: &mut Report, options: &EvaluateOptions) -> Result<Section> {
        let text = match self.training {
            Some(_) => {
                "Filled: test events; points: training events. A network that memorised its training events scores them better; \
                        small p-values show it. The χ² test uses bins with about the same number of events. Up to 1 % of the events may be outside the picture at each end."
            }
            None => {
                "Each class normalised to 1. Pass the training events, too, to see whether the network memorised them."
            }
        };
        let mut section = Section::new("scores", "Scores", text);
        let edges = equal_width(options.bins, 0.0, 1.0)?;
        let classes = self.histograms(&self.probability, &edges)?;
        let y =
            Axis::contents("share of events", classes.iter().flat_map(|bins| bins.content.clone()));
        let names = [1, 0].map(|class| self.rows.classes[class].as_str());
        let figure = [(names[0], SIGNAL), (names[1], BACKGROUND)].into_iter().zip(&classes);
        let figure = figure
            .map(|((name, colour), bins)| Series::histogram(name, colour, bins, Mark::Filled))
            .collect();
        section.figures.push(Figure::new(
            "scores",
            "Scores as probabilities",
            [Axis::new(format!("probability of {}", names[0]), 0.0, 1.0), y],
            figure,
        ));
        let Some((training, logit)) = &self.training else {
            let [low, high] = self.shown()?;
            let edges = equal_width(options.bins, low, high)?;
            section.figures.push(logit_figure(names, &self.histograms(&self.logit, &edges)?, None));
            return Ok(section);
        };
        let trained = Scored::new(logit, &training.truth, training.weight())?;
        let both = overtraining(&trained, &self.scored(&self.logit)?, options.bins)?;
        let header = ["class", "KS distance", "KS p", "χ²/ndf", "χ² p"];
        let mut table = Table::new("overtraining", "Training against test events", &header);
        for (found, name) in both.iter().zip(["signal", "background"]) {
            let (ks, chi2) = (&found.kolmogorov_smirnov, &found.chi2);
            let ratio = format!("{}/{}", short(chi2.chi2), chi2.degrees);
            let shown = names[usize::from(name == "background")];
            table.row([shown.into(), short(ks.distance), short(ks.p), ratio, short(chi2.p)]);
            let numbers =
                [("ks", ks.distance), ("ks_p", ks.p), ("chi2", chi2.chi2), ("chi2_p", chi2.p)];
            report.numbers.extend(
                numbers.map(|(what, value)| (format!("overtraining.{name}.{what}"), value)),
            );
        }
        let test = [0, 1].map(|class| Normalised::from(&both[class].test));
        let trained = [0, 1].map(|class| Normalised::from(&both[class].training));
        section.figures.push(logit_figure(names, &test, Some(&trained)));
        section.tables.push(table);
        Ok(section)
    }

    /// Returns the histograms of signal's and background's values.
    fn histograms(&self, values: &[f32], edges: &[f64]) -> Result<[Normalised; 2]> {
        let mut bins = [Histogram::new(edges)?, Histogram::new(edges)?];
        for (row, &value) in values.iter().enumerate() {
            let weight = self.rows.weight().map_or(1.0, |weight| f64::from(weight[row]));
            let class = usize::from(self.rows.truth[row] == 0.0);
            bins[class].fill(f64::from(value), weight);
        }
        Ok([Normalised::from(&bins[0]), Normalised::from(&bins[1])])
    }
}

/// Draws the outputs before the sigmoid, of test and of training events.
fn logit_figure(
    names: [&str; 2],
    test: &[Normalised; 2],
    training: Option<&[Normalised; 2]>,
) -> Figure {
    let suffix = if training.is_some() { ", test" } else { "" };
    let mut series: Vec<Series> = (0..2)
        .map(|class| {
            Series::histogram(
                format!("{}{suffix}", names[class]),
                class,
                &test[class],
                Mark::Filled,
            )
        })
        .collect();
    for (class, bins) in training.into_iter().flatten().enumerate() {
        series.push(Series::bin_points(format!("{}, training", names[class]), class, bins));
    }
    let all =
        test.iter().chain(training.into_iter().flatten()).flat_map(|bins| bins.content.clone());
    let y = Axis::contents("share of events", all);
    let edges = &test[0].edges;
    let x = Axis::new("score (before the sigmoid)", edges[0], edges[edges.len() - 1]);
    let title = if training.is_some() { "Scores of test and training events" } else { "Scores" };
    Figure::new(if training.is_some() { "overtraining" } else { "logits" }, title, [x, y], series)
}
