//! Loops.

use super::Program;
use super::dialect::CHECKPOINT;

const COUNTS: [&str; 6] =
    ["0..3", "1..3", "(0..3).rev()", "0..=2", "(0..3).step_by(2)", "0..n + 1"];

impl Program {
    /// Opens a loop, if the nesting is not too deep; returns the text before its keyword.
    pub(super) fn open(&mut self) -> Option<String> {
        if self.loops >= 3 {
            return None;
        }
        self.loops += 1;
        if !self.one_in(3) {
            self.labels.push(String::new());
            return Some(String::new());
        }
        self.next += 1;
        let label = format!("'l{}", self.next);
        self.labels.push(label.clone());
        Some(format!("{label}: "))
    }

    pub(super) fn close(&mut self) {
        self.line("}");
        self.labels.pop();
        self.loops -= 1;
    }

    pub(super) fn counted_loop(&mut self, depth: usize) {
        let Some(label) = self.open() else { return };
        let i = self.fresh();
        let header = self.choose(&COUNTS);
        self.line(&format!("{label}for {i} in {header} {{"));
        self.block(|p| {
            p.scope.indices.push(i);
            p.statements(1, depth - 1);
            p.jump();
            p.statements(2, depth - 1);
        });
        self.close();
    }

    /// A loop with checkpoints. It changes variables declared in the function's own block, and comes before any
    /// `return`.
    pub(super) fn checkpoints(&mut self, depth: usize) {
        if self.indent > 1 || self.text.contains("return") {
            return self.counted_loop(depth);
        }
        self.loops += 1;
        self.line(CHECKPOINT);
        let i = self.fresh();
        if self.one_in(2) {
            let header = self.choose(&COUNTS);
            self.line(&format!("for {i} in {header} {{"));
        } else {
            let condition = self.condition();
            self.line(&format!("for {i} in 0..3 {{ if {condition} {{ break; }}"));
        }
        self.without_jumps(|p| {
            p.block(|p| {
                p.scope.indices.push(i);
                p.statements(3, depth - 1);
            });
        });
        self.line("}");
        self.loops -= 1;
    }

    pub(super) fn while_loop(&mut self, depth: usize) {
        let Some(label) = self.open() else { return };
        let k = self.fresh();
        self.line(&format!("let mut {k} = 0;"));
        let condition = self.condition();
        let more = if self.one_in(2) { format!(" && !({condition})") } else { String::new() };
        self.line(&format!("{label}while {k} < 3{more} {{"));
        self.block(|p| {
            p.line(&format!("{k} += 1;"));
            p.statements(1, depth - 1);
            p.jump();
            p.statements(1, depth - 1);
        });
        self.close();
    }

    pub(super) fn while_let(&mut self, depth: usize) {
        let Some(label) = self.open() else { return };
        let (left, k) = (self.fresh(), self.fresh());
        self.line(&format!("let mut {left} = Some(2usize);"));
        self.line(&format!("{label}while let Some({k}) = {left} {{"));
        self.block(|p| {
            p.line(&format!("{left} = {k}.checked_sub(1);"));
            p.scope.indices.push(k);
            p.statements(1, depth - 1);
            p.jump();
            p.statements(1, depth - 1);
        });
        self.close();
    }

    pub(super) fn loop_value(&mut self, depth: usize) {
        let (k, name) = (self.fresh(), self.fresh());
        self.line(&format!("let mut {k} = 0;"));
        self.line(&format!("let {name} = loop {{"));
        self.loops += 1;
        self.without_jumps(|p| {
            p.block(|p| {
                p.line(&format!("{k} += 1;"));
                p.statements(1, depth - 1);
                let (condition, a, b) = (p.condition(), p.value(), p.value());
                p.line(&format!("if {condition} {{ break {a}; }}"));
                p.line(&format!("if {k} > 2 {{ break {b}; }}"));
                p.statements(1, depth - 1);
            });
        });
        self.loops -= 1;
        self.line("};");
        self.scope.scalars.push(name);
    }

    pub(super) fn slice_loop(&mut self, depth: usize) {
        let Some(label) = self.open() else { return };
        let (array, e) = (self.array(), self.fresh());
        match self.random.below(4) {
            0 => {
                self.line(&format!("{label}for ({e}, w) in {array}.iter_mut().zip(x) {{"));
                self.block(|p| {
                    let value = p.borrowed(Self::value);
                    p.line(&format!("*{e} = *{e} * *w + {value};"));
                    p.line(&format!("s += *{e} * c(0.5);"));
                });
            }
            1 => {
                let i = self.fresh();
                self.line(&format!(
                    "{label}for ({i}, {e}) in {array}[..2].iter_mut().enumerate() {{"
                ));
                self.block(|p| {
                    p.scope.indices.push(i);
                    p.borrowed(|p| {
                        let value = p.value();
                        p.jump();
                        p.line(&format!("*{e} *= {value};"));
                    });
                });
            }
            2 => {
                self.line(&format!("{label}for {e} in x.windows(2) {{"));
                self.block(|p| {
                    p.line(&format!("s += {e}[0] * {e}[1];"));
                    p.statements(1, depth - 1);
                    p.jump();
                });
            }
            _ => {
                self.line(&format!("{label}for {e} in x {{"));
                self.block(|p| {
                    p.line(&format!("s += *{e} * *{e};"));
                    p.statements(1, depth - 1);
                });
            }
        }
        self.close();
    }
}
