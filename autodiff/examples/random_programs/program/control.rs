//! Branches, jumps, blocks.

use super::Program;

impl Program {
    pub(super) fn branch(&mut self, depth: usize) {
        let condition = self.condition();
        self.line(&format!("if {condition} {{"));
        self.block(|p| p.statements(2, depth - 1));
        self.line("} else {");
        self.block(|p| p.statements(1, depth - 1));
        self.line("}");
    }

    pub(super) fn branch_value(&mut self, _: usize) {
        let (condition, name) = (self.condition(), self.fresh());
        let (a, b) = (self.value(), self.value());
        self.line(&format!("let {name} = if {condition} {{ {a} }} else {{ let w = {b}; w * w }};"));
        self.scope.scalars.push(name);
    }

    pub(super) fn labelled_block(&mut self, depth: usize) {
        let (name, a, b) = (self.fresh(), self.value(), self.value());
        self.line(&format!("let {name} = 'b{name}: {{"));
        self.without_jumps(|p| {
            p.block(|p| {
                p.statements(1, depth - 1);
                let condition = p.condition();
                p.line(&format!("if {condition} {{ break 'b{name} {a}; }}"));
                p.statements(1, depth - 1);
                p.line(&b);
            });
        });
        self.line("};");
        self.scope.scalars.push(name);
    }

    pub(super) fn integer_match(&mut self, depth: usize) {
        self.line("match n {");
        for arm in ["0 => {", "k if k == 1 => {", "_ => {"] {
            self.line(arm);
            self.block(|p| p.statements(1, depth - 1));
            self.line("}");
        }
        self.line("}");
    }

    pub(super) fn jump(&mut self) {
        if self.one_in(3) && self.jumps < 6 {
            self.jumps += 1;
            let condition = self.condition();
            let jump = self.choose(&["break", "continue"]);
            let to = if self.labels.is_empty() || self.one_in(2) {
                String::new()
            } else {
                let at = self.random.below(self.labels.len());
                format!(" {}", self.labels[at])
            };
            self.line(&format!("if {condition} {{ {jump}{to}; }}"));
        }
    }

    pub(super) fn early_return(&mut self, _: usize) {
        if self.jumps >= 6 {
            return;
        }
        self.jumps += 1;
        let (condition, value) = (self.atom(), self.value());
        self.line(&format!("if {condition} > c(0.93) {{ return {value}; }}"));
    }

    /// Runs `run` for code inside of a value, where the engine refuses a jump to an outer label.
    pub(super) fn without_jumps(&mut self, run: impl FnOnce(&mut Self)) {
        let outer = std::mem::take(&mut self.labels);
        let jumps = std::mem::replace(&mut self.jumps, 6);
        run(self);
        (self.labels, self.jumps) = (outer, jumps);
    }
}
