//! Classification with several classes.

use super::binary::note_negative;
use super::confusion;
use super::draw::{Normalised, reserve_memory, short, thinned, with_error};
use super::figure::{Axis, Figure, Mark, Report, Section, Series, Table};
use super::options::EvaluateOptions;
use super::others;
use super::rows::Rows;
use crate::error::Result;
use crate::evaluate::{
    Auc, Binning, Confusion, Histogram, Scored, calibration, delong, equal_width,
    fit_temperature_softmax, top_label,
};
use crate::kernels::softmax;
use crate::memory;
use crate::train::RocCurve;

/// Rows with their class probabilities.
struct Classes<'r> {
    rows: &'r Rows<'r>,
    /// Class probabilities, (N, K).
    probabilities: Vec<f32>,
    names: Vec<String>,
}

/// The curve of a class against all others, with fewer points.
struct Curve {
    auc: Auc,
    x: Vec<f64>,
    y: Vec<f64>,
}

/// Adds the sections of a classifier of several classes.
pub(super) fn sections(
    rows: &Rows,
    training: Option<&Rows>,
    report: &mut Report,
    options: &EvaluateOptions,
) -> Result<()> {
    let k = rows.outputs;
    let classes = Classes::new(rows)?;
    let training = training.map(Classes::new).transpose()?;
    let found = Confusion::by_largest(&rows.raw, k, &rows.truth, rows.weight())?;
    found
        .weights
        .iter()
        .zip(&classes.names)
        .for_each(|(weights, name)| note_negative(report, weights, name));
    report.numbers.insert("accuracy".into(), found.accuracy());
    if let Some(Classes { rows, .. }) = &training {
        let found = Confusion::by_largest(&rows.raw, k, &rows.truth, rows.weight())?;
        report.numbers.insert("training.accuracy".into(), found.accuracy());
    }
    let (mut roc, scores) = classes.one_against_rest(training.as_ref(), report, options)?;
    let against_rest = |class| classes.against_rest(class);
    roc.tables.extend(others::table(rows, found.accuracy(), against_rest, report)?);
    let calibration = classes.calibration(report, options)?;
    let confusion =
        confusion::section(&found, &classes.names, "predicted: the class with the largest output");
    report.sections.extend([confusion, roc, scores, calibration]);
    Ok(())
}

impl<'r> Classes<'r> {
    fn new(rows: &'r Rows<'r>) -> Result<Self> {
        let mut probabilities = memory::copied(&rows.raw, "the probabilities of classes")?;
        softmax(&mut probabilities, rows.outputs);
        Ok(Self { rows, probabilities, names: rows.classes.clone() })
    }

    /// Returns column `class` of the probabilities, and labels that are 1 for the rows of the class.
    fn against_rest(&self, class: usize) -> Result<[Vec<f32>; 2]> {
        let (n, what) = (self.rows.len(), "a class against the rest");
        let (mut score, mut label) =
            (memory::with_capacity(n, what)?, memory::with_capacity(n, what)?);
        score.extend(self.probabilities.chunks_exact(self.rows.outputs).map(|row| row[class]));
        label.extend(self.rows.truth.iter().map(|&truth| f32::from(truth == class as f32)));
        Ok([score, label])
    }

    fn curve(&self, score: &[f32], label: &[f32]) -> Result<Curve> {
        let auc = delong(&Scored::new(score, label, self.rows.weight())?)?;
        let curve = RocCurve::new(score, label, self.rows.weight())?;
        let passing = curve.background.iter().copied().zip(curve.signal.iter().copied());
        let (x, y) = thinned(passing, [1.0, 1.0]);
        Ok(Curve { auc, x, y })
    }

    /// Returns the curve of a class in these rows; `None` if all or none of them belong to the class.
    fn curve_of(&self, class: usize) -> Result<Option<Curve>> {
        let [score, label] = self.against_rest(class)?;
        let both = label.contains(&0.0) && label.contains(&1.0);
        both.then(|| self.curve(&score, &label)).transpose()
    }

    /// Draws ROC curves and distributions of each class against all others.
    fn one_against_rest(
        &self,
        training: Option<&Self>,
        report: &mut Report,
        options: &EvaluateOptions,
    ) -> Result<(Section, Section)> {
        let text =
            "Each class against all other classes together, by the probability of the class.";
        let mut roc = Section::new("roc", "ROC curves", text);
        let mut scores = Section::new(
            "scores",
            "Scores",
            "The probability of each class, for events of the class and for the others; both normalised to 1.",
        );
        let mut table = Table::new("auc", "Areas under the curves", &["class", "AUC"]);
        let mut curves =
            vec![Series::line("chance", 2, vec![0.0, 1.0], vec![0.0, 1.0]).with(Mark::Dashed)];
        let edges = equal_width(options.bins, 0.0, 1.0)?;
        let (mut mean, mut of) = (0.0, 0_u32);
        for (class, name) in self.names.iter().enumerate() {
            reserve_memory()?;
            let [score, label] = self.against_rest(class)?;
            if label.iter().all(|&label| label == 0.0) {
                report.notes.push(format!("There is no event of {name}, so it has no curve."));
                continue;
            }
            of += 1;
            let own = self.curve(&score, &label)?;
            mean += own.auc.value;
            let trained = training.map(|rows| rows.curve_of(class)).transpose()?.flatten();
            let trained = trained.map(|curve| (format!("{name}, training events"), curve));
            let all = std::iter::once((name.clone(), own)).chain(trained);
            for ((name, Curve { auc, x, y }), training) in all.zip([false, true]) {
                let (mark, prefix) =
                    if training { (Mark::Dashed, "training.") } else { (Mark::Line, "") };
                report.numbers.insert(format!("{prefix}auc.{class}"), auc.value);
                table.row([name.clone(), with_error(auc.value, auc.std_error)]);
                let colour = if class < 2 { class } else { class + 1 };
                let label = format!("{name} (AUC {:.4})", auc.value);
                curves.push(Series::line(label, colour, x, y).with(mark));
            }
            scores.figures.push(self.distribution(class, &score, &label, &edges)?);
        }
        mean /= f64::from(of);
        report.numbers.insert("auc".into(), mean);
        table.row(["mean".into(), short(mean)]);
        roc.tables.push(table);
        let axes = [
            Axis::new("share of other classes that pass", 0.0, 1.0),
            Axis::new("share of the class that is kept", 0.0, 1.0),
        ];
        roc.figures.push(Figure::new(
            "roc",
            "ROC curves, one class against the rest",
            axes,
            curves,
        ));
        Ok((roc, scores))
    }

    fn distribution(
        &self,
        class: usize,
        score: &[f32],
        label: &[f32],
        edges: &[f64],
    ) -> Result<Figure> {
        let mut bins = [Histogram::new(edges)?, Histogram::new(edges)?];
        for (row, &value) in score.iter().enumerate() {
            let weight = self.rows.weight().map_or(1.0, |weight| f64::from(weight[row]));
            bins[usize::from(label[row] == 0.0)].fill(f64::from(value), weight);
        }
        let bins = bins.each_ref().map(Normalised::from);
        let y =
            Axis::contents("share of events", bins.iter().flat_map(|bins| bins.content.clone()));
        let series = vec![
            Series::histogram(self.names[class].clone(), 0, &bins[0], Mark::Filled),
            Series::histogram("other classes", 1, &bins[1], Mark::Histogram),
        ];
        let x = Axis::new(format!("probability of {}", self.names[class]), 0.0, 1.0);
        Ok(Figure::new(
            format!("scores_{class}"),
            format!("Probability of {}", self.names[class]),
            [x, y],
            series,
        ))
    }

    /// Shows the calibration of the predicted class's probability.
    fn calibration(&self, report: &mut Report, options: &EvaluateOptions) -> Result<Section> {
        let k = self.rows.outputs;
        let text = "Of events whose class is predicted with a probability of 0.7, 70 % are of it if scores are probabilities.";
        let mut section = Section::new("calibration", "Calibration", text);
        let [score, right] = top_label(&self.probabilities, k, &self.rows.truth)?;
        let found = calibration(
            &Scored::new(&score, &right, self.rows.weight())?,
            Binning::EqualWidth(10),
            options.level,
        )?;
        let mut table = Table::new(
            "calibration",
            "Difference between scores and probabilities",
            &["figure", "value"],
        );
        let mut numbers = vec![
            ("expected error (ECE)", "ece", found.expected_error),
            ("largest error", "mce", found.maximum_error),
        ];
        match fit_temperature_softmax(&self.rows.raw, k, &self.rows.truth, self.rows.weight()) {
            Ok(found) => numbers.push(("temperature", "temperature", found.temperature)),
            Err(crate::Error::Data(why)) => report.notes.push(format!("No temperature: {why}.")),
            Err(other) => return Err(other),
        }
        for (name, key, value) in numbers {
            table.row([name.into(), short(value)]);
            report.numbers.insert(format!("calibration.{key}"), value);
        }
        let bins = || found.bins.iter().filter(|bin| bin.mean_score.is_finite());
        let (x, y) = bins().map(|bin| (bin.mean_score, bin.fraction.value)).unzip();
        let (low, high) = bins().map(|bin| (bin.fraction.low, bin.fraction.high)).unzip();
        let points =
            Series { low, high, ..Series::line("predicted class", 0, x, y).with(Mark::Points) };
        let ideal = Series::line("ideal", 2, vec![0.0, 1.0], vec![0.0, 1.0]).with(Mark::Dashed);
        let axes = [
            Axis::new("mean probability of the predicted class", 0.0, 1.0),
            Axis::new("share that is right", 0.0, 1.0),
        ];
        section.figures.push(Figure::new(
            "reliability",
            "Reliability diagram",
            axes,
            vec![ideal, points],
        ));
        section.tables.push(table);
        Ok(section)
    }
}
