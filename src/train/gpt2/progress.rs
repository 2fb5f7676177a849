//! Display of a training's steps.

use super::{Gpt2Sample, Gpt2Step};
use crate::train::{Progress, progress};

/// Number of lines of a training if there is no terminal for a bar, without those of validations.
const LINES: usize = 20;

/// Shows the steps of a training as they are finished.
pub(super) struct Display {
    display: progress::Display,
    steps: usize,
    /// Loss of the last step that validated.
    validation_loss: f64,
}

impl Display {
    pub(super) fn new(progress: Progress, steps: usize, made: &[Gpt2Step]) -> Self {
        let mut losses = made.iter().rev().map(|step| step.validation_loss);
        let validation_loss = losses.find(|loss| !loss.is_nan()).unwrap_or(f64::NAN);
        let resumed = made.len() as u64;
        let display = progress::Display::new(progress, ("step", steps), steps as u64, resumed);
        Display { display, steps, validation_loss }
    }

    /// Shows notes.
    pub(super) fn notes(&self, notes: &[String]) {
        self.display.notes(notes);
    }

    /// Updates the display; to be called after every step. It draws ten times a second, or writes a line from time to time.
    pub(super) fn step(&mut self, step: &Gpt2Step) {
        let validated = !step.validation_loss.is_nan();
        if validated {
            self.validation_loss = step.validation_loss;
        }
        let (validation, number) = (self.validation_loss, step.step);
        self.display.step(number as u64, number, validated, || figures(step, validation));
        if validated || number.is_multiple_of(self.steps.div_ceil(LINES).max(1)) {
            self.display.line(number, || figures(step, validation));
        }
    }

    /// Shows a text that the model generated.
    pub(super) fn sample(&self, sample: &Gpt2Sample) {
        let Gpt2Sample { step, text, .. } = sample;
        self.display.text(&format!("── written after step {step}\n{text}\n──"));
    }

    /// Leaves the figures of the last step on the screen.
    pub(super) fn finish(&mut self, last: Option<&Gpt2Step>) {
        if let Some(last) = last {
            self.display.finish(last.step, || figures(last, self.validation_loss));
        }
    }
}

fn figures(step: &Gpt2Step, validation_loss: f64) -> String {
    let (rate, loss) = (progress::short(step.tokens_per_second), step.train_loss);
    let validation = match validation_loss {
        loss if loss.is_nan() => String::new(),
        loss => format!(", validation loss {loss:.4}"),
    };
    format!("{rate} tokens/s, loss {loss:.4}{validation}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_line_of_a_step_keeps_the_last_validation_loss() {
        let step = |step, validation_loss| Gpt2Step {
            step,
            tokens: 0,
            train_loss: 2.5,
            validation_loss,
            learning_rate: 1e-3,
            gradient_norm: 1.0,
            seconds: 1.0,
            tokens_per_second: 12_345.0,
        };
        let mut display = Display::new(Progress::Off, 100, &[]);
        let (first, second, third) = (step(1, f64::NAN), step(2, 2.25), step(3, f64::NAN));
        display.step(&first);
        let line = figures(&first, display.validation_loss);
        assert_eq!(line, "12.3k tokens/s, loss 2.5000");
        display.step(&second);
        display.step(&third);
        let line = figures(&third, display.validation_loss);
        assert_eq!(line, "12.3k tokens/s, loss 2.5000, validation loss 2.2500");
        let resumed = Display::new(Progress::Off, 100, &[first, second, third]);
        assert_eq!(resumed.validation_loss, 2.25);
    }
}
