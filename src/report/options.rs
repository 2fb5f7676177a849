//! What a report is to hold.

use crate::data::{Dataset, nearest};
use crate::error::{Error, Result};
use crate::evaluate::Merit;
use crate::train::TrainOptions;

/// What a network is for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Task {
    /// Signal against background: one logit, or two of which the second is signal's.
    Binary,
    /// One class of several.
    Classes,
    /// Values.
    Regression,
}

impl Task {
    /// Its name, as reports have it.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Task::Binary => "binary",
            Task::Classes => "classes",
            Task::Regression => "regression",
        }
    }
}

/// What a report is to hold, and how its numbers are made.
pub struct EvaluateOptions<'f> {
    /// What the network is for; `None`: by the loss of its fit, or, without one, by its outputs and the targets.
    pub task: Option<Task>,
    /// Of the columns behind the truth the first so many are scores of others, which are compared with the network's.
    pub scores: usize,
    /// Then so many are uncertainties that a regression predicts: one for each output, or none.
    pub uncertainties: usize,
    /// Then so many are columns that the score is drawn against.
    pub against: usize,
    /// Working points by the share of the signal that they keep.
    pub signal_efficiencies: Vec<f64>,
    /// Working points by the share of the background that they let through.
    pub background_efficiencies: Vec<f64>,
    /// What the best cut is best by.
    pub merit: Merit<'f>,
    /// Signal and background expected before a cut; `None`: as the rows weigh.
    pub expected: Option<[f64; 2]>,
    /// The number of signal events and of background events that the best cut keeps at least: with a few of either it is one of chance.
    pub minimum_events: usize,
    /// The level of intervals, such as 0.683.
    pub level: f64,
    /// Bins of histograms and profiles.
    pub bins: usize,
    /// Replicas of the area's uncertainty; 0: DeLong's.
    pub bootstrap: usize,
    /// How often each input is shuffled for its importance; 0 for none.
    pub permutations: usize,
    /// Points of the path of integrated gradients; 0 for none.
    pub gradient_points: usize,
    /// Rows that importances look at, at most.
    pub importance_rows: usize,
    /// So many of the best single inputs are drawn beside the ROC curve.
    pub variables: usize,
    /// How networks without one input each are trained, for their importance; needs training rows.
    pub ablation: Option<TrainOptions>,
    /// Of what is drawn at random.
    pub seed: u64,
    /// Title of the report.
    pub title: Option<String>,
    /// Names of the targets behind the truth, as the report writes them. Two may be equal: a mass that is a score of others is also drawn
    /// against. Empty: those of the data set.
    pub names: Vec<String>,
    /// Names of the classes, class 0 first; of two the background's comes first. Empty: "background" and "signal", or "class 0" and so on.
    pub class_names: Vec<String>,
    /// Titles of axes, each behind the name of its column: `("pt", "p_{T} [GeV]")`, in the notation of TLatex. Axes of other columns have
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
    /// The title of a column's axis.
    pub(super) fn axis_title(&self, column: &str) -> String {
        let own = self.titles.iter().rev().find(|(name, _)| name == column);
        own.map_or(column, |(_, title)| title).to_owned()
    }

    /// The names of the classes of a network of so many outputs; none of a regression.
    ///
    /// # Errors
    /// [`Error::Argument`] for names of more or fewer classes, an empty one, or one that comes twice.
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
            return Err(Error::argument("class_names", format!("{own:?}"), wanted));
        }
        match own.iter().enumerate().find(|(i, name)| name.is_empty() || own[..*i].contains(name)) {
            None => Ok(own.clone()),
            Some((_, name)) => {
                let wanted = "names of which none is empty or comes twice";
                Err(Error::argument("class_names", format!("'{name}' again or empty"), wanted))
            }
        }
    }

    /// Refuses names and titles that belong to no column of the rows.
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
                return Err(Error::argument(what, format!("'{name}' twice"), "each column once"));
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
