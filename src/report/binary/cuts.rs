//! Cuts: working points, efficiencies, the best one.

use super::{Binary, probability_of};
use crate::error::Result;
use crate::evaluate::{At, BestCut, Counted, CutPoint, Merit, Share, best_cut, working_points};
use crate::report::draw::{BACKGROUND, SIGNAL, range, short, within};
use crate::report::figure::{Axis, Figure, Mark, Report, Section, Series, Table};
use crate::report::options::EvaluateOptions;

impl Binary<'_> {
    /// Working points, efficiencies against the cut, the best cut.
    pub(super) fn cuts(&self, report: &mut Report, options: &EvaluateOptions) -> Result<Section> {
        let mut section = Section::new(
            "cuts",
            "Cuts",
            match self.rows.outputs {
                1 => {
                    "An event is kept if its score, the network's output before the sigmoid as `define` gives it by default, is at least the cut. \
                     Intervals are in brackets."
                }
                _ => {
                    "An event is kept if its score, the second output minus the first, is at least the cut (`define` gives both outputs: \
                     score[1] - score[0]). Intervals are in brackets."
                }
            },
        );
        let rows = self.scored(&self.logit)?;
        let best = best_cut(&rows, options.merit, options.expected, options.minimum_events, 2000)?;
        let at = options.signal_efficiencies.iter().map(|&share| At::SignalEfficiency(share));
        let at = at.chain(
            options.background_efficiencies.iter().map(|&share| At::BackgroundEfficiency(share)),
        );
        let at: Vec<At> = at.chain([At::Cut(best.best.cut)]).collect();
        let points = working_points(&rows, &at, Counted::default(), options.level)?;
        let header =
            ["working point", "cut", "as a probability", "ε_S", "ε_B", "rejection 1/ε_B", "purity"];
        let mut table = Table::new("working_points", "Working points", &header);
        let named = at.iter().map(|at| match at {
            At::SignalEfficiency(share) => format!("ε_S ≥ {}", short(*share)),
            At::BackgroundEfficiency(share) => format!("ε_B ≤ {}", short(*share)),
            At::Cut(_) => format!("best {}", merit_name(options)),
        });
        for (name, point) in named.zip(&points) {
            let share = |share: &Share| within(share.value, share.low, share.high);
            let probability = short(f64::from(probability_of(point.cut as f32)));
            let shares = [&point.signal, &point.background, &point.rejection].map(share);
            let purity = match options.expected {
                None => share(&point.purity),
                Some([signal, background]) => {
                    let kept = [signal * point.signal.value, background * point.background.value];
                    short(kept[0] / (kept[0] + kept[1]))
                }
            };
            let cells = [name, short(point.cut), probability].into_iter().chain(shares);
            table.row(cells.chain([purity]));
        }
        let found = [
            ("cut", best.best.cut),
            ("merit", best.best.merit),
            ("signal", best.best.signal),
            ("background", best.best.background),
            ("signal_efficiency", best.signal_efficiency),
            ("background_efficiency", best.background_efficiency),
        ];
        report.numbers.extend(found.map(|(name, value)| (format!("best_cut.{name}"), value)));
        let few = best.passed.iter().map(|weights| weights.rows).min().unwrap_or(0);
        if few < 20 {
            report.notes.push(format!(
                "The best cut keeps {} events of {} and {} of {}: with so few it is a statistical fluctuation. Require more of each by \
                 `minimum_events`.",
                best.passed[0].rows, self.rows.classes[1], best.passed[1].rows, self.rows.classes[0]
            ));
        }
        section.tables.push(table);
        section.figures = self.cut_figures(&best, self.shown()?, options);
        Ok(section)
    }

    /// Draws curves against the cut, over the range of the scores of both classes.
    fn cut_figures(
        &self,
        best: &BestCut,
        [low, high]: [f64; 2],
        options: &EvaluateOptions,
    ) -> Vec<Figure> {
        let [low, high] = match best.best.cut.is_finite() {
            true => [low.min(best.best.cut), high.max(best.best.cut)],
            false => [low, high],
        };
        let shown = |point: &&CutPoint| (low..=high).contains(&point.cut);
        let curve: Vec<_> = best.curve.iter().filter(shown).collect();
        let x: Vec<f64> = curve.iter().map(|point| point.cut).collect();
        // The loosest cut passes all events.
        let all = best.curve.last().map_or([f64::NAN; 2], |last| [last.signal, last.background]);
        let of = |value: &dyn Fn(&CutPoint) -> f64| {
            curve.iter().map(|point| value(point)).collect::<Vec<f64>>()
        };
        let axis = || Axis::around("score (before the sigmoid)", [low, high]);
        let shares = vec![
            Series::line("signal efficiency", SIGNAL, x.clone(), of(&|p| p.signal / all[0])),
            Series::line(
                "background efficiency",
                BACKGROUND,
                x.clone(),
                of(&|p| p.background / all[1]),
            ),
            Series::line(
                "purity S/(S+B)",
                3,
                x.clone(),
                of(&|p| p.signal / (p.signal + p.background)),
            )
            .with(Mark::Dashed),
        ];
        let merit = of(&|p| p.merit);
        let (_, highest) = range(merit.iter().copied());
        let name = merit_name(options);
        let significance = vec![
            Series::line(name.clone(), 3, x.clone(), merit),
            Series::line(
                format!("best: {} at {}", short(best.best.merit), short(best.best.cut)),
                2,
                vec![best.best.cut; 2],
                vec![0.0, 1.15 * highest],
            )
            .with(Mark::Dashed),
        ];
        vec![
            Figure::new(
                "efficiencies",
                "Efficiencies and purity against the cut",
                [axis(), Axis::new("share", 0.0, 1.05)],
                shares,
            ),
            Figure::new(
                "significance",
                "Significance against the cut",
                [axis(), Axis::new(name, 0.0, 1.25 * highest)],
                significance,
            ),
        ]
    }
}

/// Returns the name of the figure of merit.
fn merit_name(options: &EvaluateOptions) -> String {
    match options.merit {
        Merit::SOverRootSPlusB => "S/sqrt(S+B)".into(),
        Merit::Asimov => "Asimov Z".into(),
        Merit::AsimovSystematic(share) => {
            format!("Asimov Z, {} % of B uncertain", short(100.0 * share))
        }
        Merit::Function(_) => "figure of merit".into(),
    }
}
