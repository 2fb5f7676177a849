//! The options of a report.

use crate::data::{Dataset, nearest};
use crate::error::{Error, Result};
use crate::evaluate::Merit;
use crate::train::TrainOptions;

/// Task of a network.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Task {
    /// Signal against background: one logit, or two of which the second is signal's.
    Binary,
    /// Classification with several classes.
    Classes,
    /// Regression of values.
    Regression,
}

impl Task {
    /// Returns the name of the task, as in reports.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Task::Binary => "binary",
            Task::Classes => "classes",
            Task::Regression => "regression",
        }
    }
}

/// Options of the contents of a report, and of the computation of its numbers.
pub struct EvaluateOptions<'f> {
    /// Task of the network; `None`: from the loss of its fit or, without a fit, from its outputs and the targets.
    pub task: Option<Task>,
    /// Number of other scores, which are compared with the network's. They are the first columns after the truth. With several classes each other
    /// classifier has a score for each class.
    pub scores: usize,
    /// Number of uncertainties that a regression predicts, in the next columns: one for each output, or none.
    pub uncertainties: usize,
    /// Number of columns that the score is drawn against, which follow.
    pub against: usize,
    /// Signal efficiencies of the working points.
    pub signal_efficiencies: Vec<f64>,
    /// Background efficiencies of the working points.
    pub background_efficiencies: Vec<f64>,
    /// Figure of merit for the best cut.
    pub merit: Merit<'f>,
    /// Expected signal and background before a cut; `None`: the sums of the rows' weights.
    pub expected: Option<[f64; 2]>,
    /// Minimum number of signal events and of background events that pass the best cut: with fewer events the maximum may be a statistical
    /// fluctuation.
    pub minimum_events: usize,
    /// Confidence level of intervals, such as 0.683.
    pub level: f64,
    /// Number of bins in histograms and profiles.
    pub bins: usize,
    /// Number of bootstrap replicas for the area's uncertainty; 0: DeLong's method.
    pub bootstrap: usize,
    /// Number of times that each input is shuffled for its importance; 0 for no such importance.
    pub permutations: usize,
    /// Number of points on the path of integrated gradients; 0 for none.
    pub gradient_points: usize,
    /// Maximum number of rows for the importances.
    pub importance_rows: usize,
    /// Number of the best single inputs that are drawn with the ROC curve.
    pub variables: usize,
    /// Options for the training of networks without one input each, for the importance of inputs; needs training rows.
    pub ablation: Option<TrainOptions>,
    /// Random seed for shuffles and bootstrap replicas.
    pub seed: u64,
    /// Title of the report.
    pub title: Option<String>,
    /// Names of the targets after the truth, for the report. Two may be equal: a mass that is another score may also be a column to draw the score
    /// against. Empty: the names in the data set.
    pub names: Vec<String>,
    /// Names of the classes, class 0 first; for two classes the background comes first. Empty: "background" and "signal", or "class 0" and so on.
    pub class_names: Vec<String>,
    /// Titles of axes, each after the name of its column: `("pt", "p_{T} [GeV]")`, in the notation of TLatex. Axes of other columns are titled with
    /// the column's name.
    pub titles: Vec<(String, String)>,
}

impl Default for EvaluateOptions<'_> {
    fn default() -> Self {
        EvaluateOptions {
            task: None,
            scores: 0,
            uncertainties: 0,
            against: 0,
            signal_efficiencies: vec![0.3, 0.5, 0.7, 0.9],
            background_efficiencies: vec![0.1, 0.01, 0.001],
            merit: Merit::SOverRootSPlusB,
            expected: None,
            minimum_events: 0,
            level: 0.683,
            bins: 40,
            bootstrap: 0,
            permutations: 5,
            gradient_points: 32,
            importance_rows: 10_000,
            variables: 3,
            ablation: None,
            seed: 0,
            title: None,
            names: Vec::new(),
            class_names: Vec::new(),
            titles: Vec::new(),
        }
    }
}

impl EvaluateOptions<'_> {
    /// Returns the title of a column's axis.
    pub(super) fn axis_title(&self, column: &str) -> String {
        let own = self.titles.iter().rev().find(|(name, _)| name == column);
        own.map_or(column, |(_, title)| title).to_owned()
    }

    /// Returns the names of the classes for a network of so many outputs; none for a regression.
    ///
    /// # Errors
    /// [`Error::Argument`] for names of more or fewer classes, an empty name, or a name that is used twice.
    pub(super) fn classes(&self, task: Task, outputs: usize) -> Result<Vec<String>> {
        let own = &self.class_names;
        let usual: Vec<String> = match task {
            Task::Regression => Vec::new(),
            Task::Binary => vec!["background".into(), "signal".into()],
            Task::Classes => (0..outputs).map(|class| format!("class {class}")).collect(),
        };
        if own.is_empty() {
            return Ok(usual);
        }
        let wanted = match task {
            Task::Regression => "none: a regression has no classes".into(),
            Task::Binary => "2 names, the background's first".into(),
            Task::Classes => format!("{outputs} names, one for each output"),
        };
        if own.len() != usual.len() {
            return Err(Error::option("class_names", format!("{own:?}"), wanted));
        }
        match own.iter().enumerate().find(|(i, name)| name.is_empty() || own[..*i].contains(name)) {
            None => Ok(own.clone()),
            Some((_, name)) => {
                let wanted = "names of which none is empty or comes twice";
                Err(Error::option("class_names", format!("'{name}' again or empty"), wanted))
            }
        }
    }

    /// Refuses names and titles without a column in the rows.
    pub(super) fn check_names(&self, data: &Dataset, truths: usize) -> Result<()> {
        let further = data.targets() - truths;
        let names =
            if self.names.is_empty() { &data.target_names()[truths..] } else { &self.names };
        let (scores, others) = names.split_at(self.scores.min(names.len()));
        let (uncertainties, against) = others.split_at(self.uncertainties.min(others.len()));
        for (what, names) in
            [("scores", scores), ("uncertainties", uncertainties), ("against", against)]
        {
            if let Some((_, name)) =
                names.iter().enumerate().find(|(i, name)| names[..*i].contains(name))
            {
                return Err(Error::option(what, format!("'{name}' twice"), "each column once"));
            }
        }
        if !self.names.is_empty() && self.names.len() != further {
            let wanted = format!("{further}, one for each target behind the truth");
            return Err(Error::argument("names", format!("{} names", self.names.len()), wanted));
        }
        let features = data.columns().iter().map(|column| &column.name);
        let targets = match self.names.is_empty() {
            true => data.target_names().iter().chain(&[]),
            false => data.target_names()[..truths].iter().chain(&self.names),
        };
        let columns: Vec<&str> = features.chain(targets).map(String::as_str).collect();
        match self.titles.iter().find(|(column, _)| !columns.contains(&column.as_str())) {
            None => Ok(()),
            Some((column, _)) => {
                let wanted = match nearest(column, columns.iter().copied()) {
                    Some(near) => format!("a column of the report, such as '{near}'"),
                    None => format!("a column of the report: {}", columns.join(", ")),
                };
                Err(Error::argument("the column of a title", format!("'{column}'"), wanted))
            }
        }
    }
}
