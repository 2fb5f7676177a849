//! What a report is to hold.

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
    /// The page's title.
    pub title: Option<String>,
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
        }
    }
}
