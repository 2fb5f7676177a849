//! Regression: residuals, pulls, resolution.

use super::binary::note_negative;
use super::columns::{edges_of, word};
use super::draw::{Normalised, range, reserve_memory, short, with_error};
use super::figure::{Axis, Figure, Mark, Report, Section, Series, Table};
use super::options::EvaluateOptions;
use super::rows::Rows;
use crate::error::Result;
use crate::evaluate::{
    Histogram, Residual, Resolution, Weights, equal_width, regression, residuals,
    resolution_against,
};
use crate::memory;

/// One output of the network with its target.
struct Target<'r> {
    rows: &'r Rows<'r>,
    name: String,
    /// Title of the target's axis.
    title: String,
    prediction: Vec<f32>,
    truth: &'r [f32],
    residuals: Vec<f64>,
}

/// Adds the sections of a regression: one for each output.
pub(super) fn sections(rows: &Rows, report: &mut Report, options: &EvaluateOptions) -> Result<()> {
    let mut all = Weights::default();
    (0..rows.len())
        .for_each(|row| all.add(rows.weight().map_or(1.0, |weight| f64::from(weight[row]))));
    note_negative(report, &all, "all");
    let header = [
        "target",
        "RMSE",
        "mean |error|",
        "R²",
        "bias",
        "resolution (RMS)",
        "resolution (68 %)",
        "core σ",
    ];
    let mut table = Table::new("regression", "Accuracy of the predictions", &header);
    let mut sections = Vec::new();
    for k in 0..rows.outputs {
        reserve_memory()?;
        let truth = &rows.truth[k * rows.len()..][..rows.len()];
        let prediction = rows.output(k)?;
        let residuals = residuals(&prediction, truth, Residual::Difference)?;
        let name = rows.data.target_names()[k].clone();
        let title = options.axis_title(&name);
        let target = Target { rows, name, title, prediction, truth, residuals };
        target.summary(&mut table, report, rows.outputs)?;
        sections.push(target.section(k, report, options)?);
    }
    let text = "A residual is the prediction minus the target, in its units. Half the distance between the 16 % and 84 % quantiles is σ for \
                a normal distribution, and tails have little effect on it; the core's σ is that of a normal distribution fitted to the middle.";
    let mut summary = Section::new("regression", "Regression", text);
    summary.tables.push(table);
    report.sections.push(summary);
    report.sections.extend(sections);
    Ok(())
}

impl Target<'_> {
    fn summary(&self, table: &mut Table, report: &mut Report, outputs: usize) -> Result<()> {
        let whole = regression(&self.prediction, self.truth, self.rows.weight())?;
        let shape = Resolution::new(&self.residuals, self.rows.weight())?;
        let core = shape.core.map_or(f64::NAN, |core| core[1]);
        table.row([
            self.name.clone(),
            short(whole.rmse),
            short(whole.mae),
            short(whole.r2),
            with_error(shape.bias, shape.bias_uncertainty),
            with_error(shape.rms, shape.rms_uncertainty),
            short(shape.robust),
            short(core),
        ]);
        let suffix = if outputs == 1 { String::new() } else { format!(".{}", self.name) };
        let numbers = [
            ("rmse", whole.rmse),
            ("mae", whole.mae),
            ("r2", whole.r2),
            ("bias", shape.bias),
            ("rms", shape.rms),
            ("resolution", shape.robust),
            ("core", core),
        ];
        report.numbers.extend(numbers.map(|(name, value)| (format!("{name}{suffix}"), value)));
        Ok(())
    }

    fn section(&self, k: usize, report: &mut Report, options: &EvaluateOptions) -> Result<Section> {
        let name = word(&self.name);
        let mut section = Section::new(format!("target_{name}"), self.name.clone(), "");
        section.figures.push(self.residual_figure(&name, options)?);
        if let Some(uncertainty) = self.rows.uncertainties.get(k) {
            let pulls =
                residuals(&self.prediction, self.truth, Residual::Pull(&uncertainty.values))?;
            let found = Resolution::new(&pulls, self.rows.weight())?;
            report.numbers.insert(format!("pull.{}.mean", self.name), found.bias);
            report.numbers.insert(format!("pull.{}.width", self.name), found.rms);
            section.figures.push(self.pull_figure(&name, &pulls, &found, options)?);
        }
        section.figures.push(self.agreement(&name, options)?);
        section.figures.push(self.against(&name, &self.name, self.truth, options)?);
        for column in &self.rows.against {
            section.figures.push(self.against(&name, &column.name, &column.values, options)?);
        }
        Ok(section)
    }

    fn residual_figure(&self, name: &str, options: &EvaluateOptions) -> Result<Figure> {
        let mut values = memory::with_capacity(self.residuals.len(), "residuals")?;
        values.extend(self.residuals.iter().map(|&value| value as f32));
        let edges = edges_of(&values, options.bins)?;
        let bins = self.filled(&self.residuals, &edges)?;
        let y = Axis::contents("share of events", bins.content.iter().copied());
        let x = Axis::new(format!("prediction − {}", self.title), edges[0], edges[edges.len() - 1]);
        let series = vec![Series::histogram("", 0, &bins, Mark::Filled)];
        Ok(Figure::new(
            format!("residuals_{name}"),
            format!("Residuals of {}", self.name),
            [x, y],
            series,
        ))
    }

    fn filled(&self, values: &[f64], edges: &[f64]) -> Result<Normalised> {
        let mut bins = Histogram::new(edges)?;
        for (row, &value) in values.iter().enumerate() {
            bins.fill(value, self.rows.weight().map_or(1.0, |weight| f64::from(weight[row])));
        }
        Ok(Normalised::from(&bins))
    }

    /// Draws the pulls, with the expected normal distribution.
    fn pull_figure(
        &self,
        name: &str,
        pulls: &[f64],
        found: &Resolution,
        options: &EvaluateOptions,
    ) -> Result<Figure> {
        let edges = equal_width(options.bins, -5.0, 5.0)?;
        let bins = self.filled(pulls, &edges)?;
        let width = edges[1] - edges[0];
        let x: Vec<f64> = (0..=200).map(|i| -5.0 + 0.05 * f64::from(i)).collect();
        let normal = x
            .iter()
            .map(|x| width * (-0.5 * x * x).exp() / (2.0 * std::f64::consts::PI).sqrt())
            .collect();
        let label = format!("pulls (mean {}, width {})", short(found.bias), short(found.rms));
        let y = Axis::contents("share of events", bins.content.iter().copied());
        let y = Axis {
            log: false,
            low: 0.0,
            high: 1.4 * bins.content.iter().copied().fold(0.4 * width, f64::max),
            ..y
        };
        let series = vec![
            Series::histogram(label, 0, &bins, Mark::Filled),
            Series::line("normal distribution", 1, x, normal),
        ];
        let title = Axis::new(format!("(prediction − {}) / uncertainty", self.name), -5.0, 5.0);
        Ok(Figure::new(
            format!("pulls_{name}"),
            format!("Pulls of {}", self.name),
            [title, y],
            series,
        ))
    }

    /// Draws the prediction against the target, in cells.
    fn agreement(&self, name: &str, options: &EvaluateOptions) -> Result<Figure> {
        let edges = edges_of(self.truth, options.bins.min(100))?;
        let bins = edges.len() - 1;
        let (low, high) = (edges[0], edges[bins]);
        let place = |value: f32| {
            let at = (f64::from(value) - low) / (high - low) * bins as f64;
            (at >= 0.0 && at <= bins as f64).then(|| (at as usize).min(bins - 1))
        };
        let mut cells = vec![0.0; bins * bins];
        for row in 0..self.rows.len() {
            if let (Some(x), Some(y)) = (place(self.truth[row]), place(self.prediction[row])) {
                cells[y * bins + x] +=
                    self.rows.weight().map_or(1.0, |weight| f64::from(weight[row]));
            }
        }
        let (_, most) = range(cells.iter().copied());
        let cells: Vec<f64> =
            cells.into_iter().map(|sum| if sum == 0.0 { f64::NAN } else { sum }).collect();
        let cells = Series { low: edges.clone(), ..Series::line("", 0, edges.clone(), cells) }
            .with(Mark::Cells);
        let equal = Series::line("prediction = target", 2, vec![low, high], vec![low, high])
            .with(Mark::Dashed);
        let axes = [Axis::new(self.title.clone(), low, high), Axis::new("prediction", low, high)];
        let figure = Figure::new(
            format!("agreement_{name}"),
            format!("Prediction against {}", self.name),
            axes,
            vec![cells, equal],
        );
        Ok(Figure { z: Some(Axis::new("events", 0.0, most)), ..figure })
    }

    /// Draws bias and resolution in bins of a column.
    fn against(
        &self,
        name: &str,
        column: &str,
        values: &[f32],
        options: &EvaluateOptions,
    ) -> Result<Figure> {
        let edges = edges_of(values, options.bins.min(20))?;
        let (found, _) = resolution_against(&self.residuals, values, self.rows.weight(), &edges)?;
        let bins = || {
            found
                .iter()
                .filter_map(|bin| Some((0.5 * (bin.low + bin.high), bin.resolution.as_ref()?)))
        };
        let middles = || bins().map(|(middle, _)| middle).collect::<Vec<f64>>();
        let of = |value: &dyn Fn(&Resolution) -> f64| {
            bins().map(|(_, found)| value(found)).collect::<Vec<f64>>()
        };
        let bias = Series::points(
            "bias (mean residual)",
            1,
            (middles(), of(&|r| r.bias)),
            &of(&|r| r.bias_uncertainty),
        );
        let width = Series::points(
            "resolution (RMS)",
            0,
            (middles(), of(&|r| r.rms)),
            &of(&|r| r.rms_uncertainty),
        );
        let shown: Vec<f64> = [&bias, &width]
            .into_iter()
            .flat_map(|s| s.low.iter().chain(&s.high))
            .copied()
            .collect();
        let zero = Series::line("", 2, vec![edges[0], edges[edges.len() - 1]], vec![0.0; 2])
            .with(Mark::Dashed);
        let y = Axis::around("residual", shown.into_iter().chain([0.0]));
        let x = Axis::new(options.axis_title(column), edges[0], edges[edges.len() - 1]);
        let axes = [x, y];
        let title = format!("Bias and resolution of {} against {column}", self.name);
        Ok(Figure::new(
            format!("resolution_{name}_{}", word(column)),
            title,
            axes,
            vec![zero, bias, width],
        ))
    }
}
