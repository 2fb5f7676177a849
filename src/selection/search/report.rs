//! A search as tables and figures.

use super::{Parameter, Search, Trial, Value, Values, compare};
use crate::report::{Axis, Figure, Report, Section};
use crate::selection::figures::{axis, figure, line, number, points, report, table};

/// Maximum number of lines in a figure of rungs; if there are more, the best are shown.
const LINES: usize = 50;

impl Search {
    /// Returns the trials, the best first, with their values; the metric against each dimension, and rung after rung.
    #[must_use]
    pub fn report(&self) -> Report {
        let order = self.order();
        let (name, dimensions) = (self.metric.to_string(), self.space.dimensions());
        let names: Vec<String> = dimensions.iter().map(|of| of.parameter.to_string()).collect();
        let mut header = vec!["trial"];
        header.extend(names.iter().map(String::as_str));
        header.extend(["epochs", &name, "loss", "seconds"]);
        let rows = order.iter().map(|trial| row(trial)).collect();
        let trials = Section {
            name: "trials".into(),
            title: "Trials".into(),
            text: "The best trial comes first, among those that trained longest.".into(),
            tables: vec![table("trials", "Trials", &header, rows)],
            figures: vec![self.rungs(&order)],
        };
        let each = (0..dimensions.len()).map(|place| self.against(place));
        let parameters = Section {
            name: "parameters".into(),
            title: "Parameters".into(),
            text: "Each point is a trial at the end of its first rung, which all trials finish."
                .into(),
            tables: Vec::new(),
            figures: each.collect(),
        };
        let best = self.trials[self.best].rungs.last();
        let numbers = [
            ("best", best.map_or(f64::NAN, |rung| rung.metric)),
            ("best_trial", self.best as f64),
            ("trials", self.trials.len() as f64),
        ];
        report("Search", &numbers, vec![trials, parameters])
    }

    /// Returns the trials: those that came furthest first, and among these the better ones first. Trials that failed or have not begun come last.
    fn order(&self) -> Vec<&Trial> {
        let mut order: Vec<&Trial> = self.trials.iter().collect();
        order.sort_by(|a, b| {
            let failed = a.failure.is_some().cmp(&b.failure.is_some());
            let further = b.rungs.len().cmp(&a.rungs.len());
            let better = match (a.rungs.last(), b.rungs.last()) {
                (Some(a), Some(b)) => compare(a, b, self.metric),
                _ => std::cmp::Ordering::Equal,
            };
            failed.then(further).then(better).then(a.number.cmp(&b.number))
        });
        order
    }

    /// Draws the metric against epochs, with a line for each trial.
    fn rungs(&self, order: &[&Trial]) -> Figure {
        let shown = || order.iter().take(LINES).flat_map(|trial| &trial.rungs);
        let y = axis(&self.metric.to_string(), shown().map(|rung| rung.metric), false);
        let x = axis("epochs", shown().map(|rung| rung.epochs as f64), true);
        let one = |trial: &&Trial| {
            let epochs: Vec<f64> = trial.rungs.iter().map(|rung| rung.epochs as f64).collect();
            let metrics = trial.rungs.iter().map(|rung| rung.metric).collect();
            let is_best = trial.number == self.best;
            let label = if is_best { format!("trial {}", trial.number) } else { String::new() };
            let colour = if is_best { 1 } else { 2 };
            // A line of one point would not be visible.
            if epochs.len() > 1 {
                line(&label, colour, epochs, metrics)
            } else {
                points(&label, colour, epochs, metrics)
            }
        };
        // The best line comes last, in front of the others.
        let series = order.iter().take(LINES).rev().map(one).collect();
        figure("rungs", "Metric rung after rung", x, y, series)
    }

    /// Draws the metric at the end of the first rung against a dimension.
    fn against(&self, place: usize) -> Figure {
        let of = &self.space.dimensions()[place];
        let begun = || self.trials.iter().filter(|trial| !trial.rungs.is_empty());
        let metrics: Vec<f64> = begun().map(|trial| trial.rungs[0].metric).collect();
        let at: Vec<f64> =
            begun().map(|trial| abscissa(&of.values, &trial.values[place])).collect();
        let y = axis(&self.metric.to_string(), metrics.iter().copied(), false);
        let name = of.parameter.to_string();
        let x = dimension_axis(of.parameter, &of.values);
        figure(&name, &format!("Metric against {name}"), x, y, vec![points("", 0, at, metrics)])
    }
}

/// Returns a row of the table.
fn row(trial: &Trial) -> Vec<String> {
    let mut row = vec![trial.number.to_string()];
    row.extend(trial.values.iter().map(ToString::to_string));
    let seconds: f64 = trial.rungs.iter().map(|rung| rung.seconds).sum();
    let metric = |value: Option<f64>| match (&trial.failure, value) {
        (Some(_), _) => "diverged".to_owned(),
        (None, value) => number(value.unwrap_or(f64::NAN)),
    };
    let last = trial.rungs.last();
    row.push(last.map_or(0, |rung| rung.epochs).to_string());
    row.push(metric(last.map(|rung| rung.metric)));
    row.push(number(last.map_or(f64::NAN, |rung| rung.loss)));
    row.push(format!("{seconds:.1}"));
    row
}

/// Returns the position of a value on the axis: for choices, the middle of its category.
fn abscissa(values: &Values, value: &Value) -> f64 {
    match (values, value) {
        (Values::Log { .. }, Value::Number(value)) => *value,
        (Values::Log { .. }, _) => f64::NAN,
        (Values::Choices(choices), value) => {
            let place = choices.iter().position(|choice| choice == value);
            place.map_or(f64::NAN, |place| place as f64 + 0.5)
        }
    }
}

fn dimension_axis(parameter: Parameter, values: &Values) -> Axis {
    let title = parameter.to_string();
    match values {
        Values::Log { low, high } => axis(&title, [*low, *high].into_iter(), true),
        Values::Choices(choices) => Axis {
            title,
            low: 0.0,
            high: choices.len() as f64,
            log: false,
            labels: choices.iter().map(ToString::to_string).collect(),
        },
    }
}
