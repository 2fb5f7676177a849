//! ROC curves of the network, of other scores and of single inputs.

use super::Binary;
use crate::error::Result;
use crate::evaluate::{Bootstrap, Scored, bootstrap_auc, compare_aucs, delong};
use crate::memory;
use crate::report::draw::{short, thinned, with_error};
use crate::report::figure::{Axis, Figure, Mark, Report, Section, Series, Table};
use crate::report::options::EvaluateOptions;
use crate::report::rows::Rows;
use crate::train::RocCurve;

impl Binary<'_> {
    /// Draws the network's curve, with those of other scores and of single inputs.
    pub(super) fn roc(&self, report: &mut Report, options: &EvaluateOptions) -> Result<Section> {
        let mut section = Section::new(
            "roc",
            "ROC curves",
            "Signal efficiency against background efficiency. The area under the curve (AUC) is the probability \
             that a signal event scores above one of the background; its uncertainty is by DeLong's method or a bootstrap.",
        );
        let mut table = Table::new(
            "auc",
            "Areas under the curves",
            &["score", "AUC", "AUC(network) − AUC", "p"],
        );
        let rows = self.scored(&self.logit)?;
        let auc = delong(&rows)?;
        let mut error = auc.std_error;
        if options.bootstrap > 0 {
            let drawn =
                Bootstrap { replicas: options.bootstrap, seed: options.seed, level: options.level };
            let drawn = bootstrap_auc(&rows, &drawn)?;
            error = drawn.std_error;
            report.numbers.extend([("auc_low".into(), drawn.low), ("auc_high".into(), drawn.high)]);
        }
        report.numbers.extend([("auc".into(), auc.value), ("auc_error".into(), error)]);
        table.row(["network".into(), with_error(auc.value, error), String::new(), String::new()]);
        let mut curves = vec![curve("network", 0, &self.logit, self.rows, auc.value)?];
        if let Some((rows, logit)) = &self.training {
            let trained = delong(&Scored::new(logit, &rows.truth, rows.weight())?)?;
            report.numbers.insert("training.auc".into(), trained.value);
            let cells =
                ["network, training events".into(), with_error(trained.value, trained.std_error)];
            table.row(cells.into_iter().chain([String::new(), String::new()]));
            let own = curve("network, training events", 0, logit, rows, trained.value)?;
            curves.push(Curve { mark: Mark::Dashed, ..own });
        }
        let before = curves.len() - 1;
        for (n, (name, score)) in self.others(options)?.into_iter().enumerate() {
            let both = compare_aucs(&self.logit, &score, &self.rows.truth, self.rows.weight())?;
            if n < self.rows.scores.len() && both.second.value < 0.5 - 3.0 * both.second.std_error {
                report.notes.push(format!(
                    "The area of the score {name}, {:.4}, is below 0.5: it is larger for the background. If signal and background are exchanged \
                     in it, compare its negative.",
                    both.second.value
                ));
            }
            report.numbers.insert(format!("auc.{name}"), both.second.value);
            report.numbers.insert(format!("auc.{name}.p"), both.p);
            let difference = with_error(both.difference, both.std_error);
            table.row([
                name.clone(),
                with_error(both.second.value, both.second.std_error),
                difference,
                short(both.p),
            ]);
            let colour = curves.len() - before;
            curves.push(curve(&name, colour, &score, self.rows, both.second.value)?);
        }
        section.tables.push(table);
        section.figures = self.roc_figures(curves);
        Ok(section)
    }

    /// Returns the other scores and the best single inputs. A score that is larger for background is negated.
    fn others(&self, options: &EvaluateOptions) -> Result<Vec<(String, Vec<f32>)>> {
        let mut all = Vec::new();
        for other in &self.rows.scores {
            all.push((other.name.clone(), memory::copied(&other.values, "a score to compare")?));
        }
        let mut single = Vec::new();
        for (name, feature) in self.rows.single_inputs() {
            let values = self.rows.input(feature)?;
            if options.variables > 0 && values.iter().all(|value| value.is_finite()) {
                let area = delong(&self.scored(&values)?)?.value;
                single.push((area.max(1.0 - area), area < 0.5, name, feature));
            }
        }
        single.sort_by(|a, b| b.0.total_cmp(&a.0));
        for (_, turned, name, feature) in single.into_iter().take(options.variables) {
            let mut values = self.rows.input(feature)?;
            if turned {
                values.iter_mut().for_each(|value| *value = -*value);
            }
            all.push((if turned { format!("-{name}") } else { name }, values));
        }
        Ok(all)
    }

    fn roc_figures(&self, curves: Vec<Curve>) -> Vec<Figure> {
        let chance = Series::line("chance", 2, vec![0.0, 1.0], vec![0.0, 1.0]).with(Mark::Dashed);
        let (mut usual, mut turned) = (vec![chance], Vec::new());
        let mut highest: f64 = 10.0;
        for Curve { label, colour, mark, signal, background } in curves {
            let both = || background.iter().copied().zip(signal.iter().copied());
            let (x, y) = thinned(both(), [1.0, 1.0]);
            usual.push(Series::line(label.clone(), colour_of(colour), x, y).with(mark));
            let passing = both().filter(|(background, _)| *background > 0.0);
            let decades = passing.map(|(background, signal)| (signal, -background.log10()));
            let (x, mut y) = thinned(decades, [1.0, 4.0]);
            y.iter_mut().for_each(|decades| *decades = 10_f64.powf(*decades));
            highest = y.iter().copied().fold(highest, f64::max);
            turned.push(Series::line(label, colour_of(colour), x, y).with(mark));
        }
        let share = |title: &str| Axis::new(title, 0.0, 1.0);
        let rejection =
            Axis::new("background rejection (1 / efficiency)", 1.0, 2.0 * highest).log();
        vec![
            Figure::new(
                "roc",
                "ROC curve",
                [share("background efficiency"), share("signal efficiency")],
                usual,
            ),
            Figure::new(
                "rejection",
                "Background rejection",
                [share("signal efficiency"), rejection],
                turned,
            ),
        ]
    }
}

/// A ROC curve before it is drawn.
struct Curve {
    label: String,
    colour: usize,
    mark: Mark,
    signal: Vec<f64>,
    background: Vec<f64>,
}

/// Returns the curve of a score of these rows.
fn curve(name: &str, colour: usize, score: &[f32], rows: &Rows, area: f64) -> Result<Curve> {
    let weight = rows.weight();
    let row = |i: usize| [score[i], rows.truth[i], weight.map_or(1.0, |weight| weight[i])];
    let curve = RocCurve::of(score.len(), row)?;
    let label = format!("{name} (AUC {area:.4})");
    let (signal, background) = (curve.signal, curve.background);
    Ok(Curve { label, colour, mark: Mark::Line, signal, background })
}

/// Returns the colour of a curve, without the grey that the diagonal has.
fn colour_of(curve: usize) -> usize {
    if curve < 2 { curve } else { curve + 1 }
}
