//! Signal against background.

mod calibration;
mod cuts;
mod roc;
mod scores;

use super::columns::middle;
use super::confusion;
use super::draw::short;
use super::figure::{Report, Section};
use super::options::EvaluateOptions;
use super::rows::Rows;
use crate::error::Result;
use crate::evaluate::{Confusion, Scored, Weights};

/// Data that the sections use.
pub(super) struct Binary<'r> {
    pub(super) rows: &'r Rows<'r>,
    /// Logit of each row, (N).
    pub(super) logit: Vec<f32>,
    /// Probability σ(logit) of each row, (N).
    pub(super) probability: Vec<f32>,
    /// Training rows with their logits.
    pub(super) training: Option<(&'r Rows<'r>, Vec<f32>)>,
}

impl<'r> Binary<'r> {
    pub(super) fn new(rows: &'r Rows<'r>, training: Option<&'r Rows<'r>>) -> Result<Self> {
        let logit = rows.logit()?;
        let mut probability = rows.logit()?;
        probability.iter_mut().for_each(|value| *value = probability_of(*value));
        let training = training.map(|rows| Ok((rows, rows.logit()?))).transpose()?;
        Ok(Binary { rows, logit, probability, training })
    }

    fn scored<'s>(&'s self, score: &'s [f32]) -> Result<Scored<'s>> {
        Scored::new(score, &self.rows.truth, self.rows.weight())
    }

    /// Adds all sections of the classification, except those on inputs and columns.
    pub(super) fn sections(&self, report: &mut Report, options: &EvaluateOptions) -> Result<()> {
        for weights in
            self.scored(&self.logit)?.weights().iter().zip(self.rows.classes.iter().rev())
        {
            note_negative(report, weights.0, weights.1);
        }
        let roc = self.roc(report, options)?;
        let cuts = self.cuts(report, options)?;
        let scores = self.scores(report, options)?;
        let calibration = self.calibration(report, options)?;
        let confusion = self.confusion(report)?;
        report.sections.extend([roc, cuts, scores, calibration, confusion]);
        Ok(())
    }

    /// Returns the range of the scores, without one per cent of each class at either end.
    fn shown(&self) -> Result<[f64; 2]> {
        let mut shown = [f64::INFINITY, f64::NEG_INFINITY];
        for class in [0.0, 1.0] {
            let own = self.logit.iter().zip(&self.rows.truth).filter(|row| *row.1 == class);
            if let Some([low, high]) = middle(own.map(|row| *row.0), self.logit.len())? {
                shown = [shown[0].min(low), shown[1].max(high)];
            }
        }
        Ok(match shown[0] {
            low if low < shown[1] => shown,
            low if low.is_finite() => [low - 0.5, low + 0.5],
            _ => [0.0, 1.0],
        })
    }

    fn confusion(&self, report: &mut Report) -> Result<Section> {
        let found = Confusion::at_cut(&self.scored(&self.logit)?, 0.0)?;
        report.numbers.insert("accuracy".into(), found.accuracy());
        Ok(confusion::section(
            &found,
            &self.rows.classes,
            "at the cut where signal is as likely as background (score 0)",
        ))
    }
}

/// σ(z).
pub(super) fn probability_of(logit: f32) -> f32 {
    crate::kernels::Activation::Sigmoid.apply(logit).0
}

/// Notes negative weights.
pub(super) fn note_negative(report: &mut Report, weights: &Weights, of: &str) {
    if weights.negative_rows > 0 {
        report.notes.push(format!(
            "{} of {} {of} events have negative weights, which sum to {} of {}: they are counted with their sign, and uncertainties are computed from Σ w².",
            weights.negative_rows,
            weights.rows,
            short(weights.negative_sum),
            short(weights.sum)
        ));
    }
}
