//! Progress of a training on standard error.

use std::io::Write;
use std::time::Instant;

use super::{Gpt2Sample, Gpt2Step};
use crate::train::Progress;
use crate::train::progress::{How, PERIOD, duration, short};

/// Lines of a training where there is no terminal to draw a bar on, beside those of validations.
const LINES: usize = 20;

/// Shows the steps of a training as they are made.
pub(super) struct Display {
    how: How,
    steps: usize,
    /// Steps of an earlier call.
    resumed: usize,
    started: Instant,
    drawn: Instant,
    last: Option<Gpt2Step>,
    validation_loss: f64,
}

impl Display {
    pub(super) fn new(progress: Progress, steps: usize, made: &[Gpt2Step]) -> Self {
        let now = Instant::now();
        let mut losses = made.iter().rev().map(|step| step.validation_loss);
        Display {
            how: How::new(progress, steps as u64),
            steps,
            resumed: made.len(),
            started: now,
            drawn: now,
            last: made.last().copied(),
            validation_loss: losses.find(|loss| !loss.is_nan()).unwrap_or(f64::NAN),
        }
    }

    /// To be called after every step. Draws ten times a second, or writes a line now and then.
    pub(super) fn step(&mut self, step: &Gpt2Step) {
        self.last = Some(*step);
        let validated = !step.validation_loss.is_nan();
        if validated {
            self.validation_loss = step.validation_loss;
        }
        if let How::Bar(bar) = &self.how
            && (validated || self.drawn.elapsed() >= PERIOD)
        {
            self.drawn = Instant::now();
            let made = (step.step - self.resumed).max(1) as f64;
            let left = self.started.elapsed().as_secs_f64() / made;
            let left = duration(left * (self.steps.saturating_sub(step.step)) as f64);
            // The builder's setters do not draw.
            bar.clone()
                .with_prefix(format!("step {}/{}", step.step, self.steps))
                .with_message(format!("{left} left, {}", self.figures(step)))
                .set_position(step.step as u64);
        }
        let every = self.steps.div_ceil(LINES).max(1);
        if matches!(self.how, How::Lines) && (validated || step.step.is_multiple_of(every)) {
            // A closed standard error is no reason to end a training.
            let _ = writeln!(std::io::stderr(), "{}", self.line(step));
        }
    }

    /// Shows a text that the model wrote.
    pub(super) fn sample(&self, sample: &Gpt2Sample) {
        let text = format!("── written after step {}\n{}\n──", sample.step, sample.text);
        match &self.how {
            How::Bar(bar) => bar.println(text),
            How::Lines => {
                let _ = writeln!(std::io::stderr(), "{text}");
            }
            How::Nothing => {}
        }
    }

    /// Leaves the last figures on the screen.
    pub(super) fn finish(&mut self) {
        if let (How::Bar(bar), Some(last)) = (&self.how, &self.last) {
            let seconds = duration(self.started.elapsed().as_secs_f64());
            bar.clone()
                .with_prefix(format!("step {}/{}", last.step, self.steps))
                .with_message(format!("{seconds}, {}", self.figures(last)))
                .abandon();
            let _ = writeln!(std::io::stderr()); // the bar leaves the cursor on its line
        }
    }

    fn line(&self, step: &Gpt2Step) -> String {
        format!("step {}/{}: {}", step.step, self.steps, self.figures(step))
    }

    fn figures(&self, step: &Gpt2Step) -> String {
        let (rate, loss) = (short(step.tokens_per_second), step.train_loss);
        let validation = match self.validation_loss {
            loss if loss.is_nan() => String::new(),
            loss => format!(", validation loss {loss:.4}"),
        };
        format!("{rate} tokens/s, loss {loss:.4}{validation}")
    }
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
        let (first, second) = (step(1, f64::NAN), step(2, 2.25));
        assert_eq!(display.line(&first), "step 1/100: 12.3k tokens/s, loss 2.5000");
        display.step(&second);
        let line = display.line(&step(3, f64::NAN));
        assert_eq!(line, "step 3/100: 12.3k tokens/s, loss 2.5000, validation loss 2.2500");
        let resumed = Display::new(Progress::Off, 100, &[first, second, step(3, f64::NAN)]);
        assert!(resumed.line(&step(4, f64::NAN)).ends_with("validation loss 2.2500"));
    }
}
