//! Vectors of any length, edited and destructured.

use super::Program;

/// Edits of a vector by a value; `INDEX` is an integer smaller than 3.
const EDITS: &[&str] = &[
    "STACK.push(VALUE);",
    "STACK.insert(0, VALUE);",
    "STACK.truncate(INDEX + 1);",
    "STACK.resize(4, VALUE);",
    "STACK.reverse();",
    "STACK.extend(x.iter().map(|u| *u * *u));",
    "STACK.extend_from_slice(&x[..2]);",
    "STACK.clear();",
    "STACK.pop();",
    "if STACK.len() > INDEX { STACK.swap_remove(INDEX); }",
    "if STACK.len() > INDEX { s += STACK.swap_remove(INDEX) * VALUE; }",
    "if STACK.len() > 1 { let u = STACK.remove(0); STACK.push(u * VALUE); }",
    "if STACK.len() > INDEX { let mut w = STACK.split_off(INDEX); w.reverse(); STACK.append(&mut w); }",
    "if STACK.len() > 2 { STACK.swap(0, INDEX); }",
    "if STACK.len() > 2 { STACK.rotate_left(1); }",
    "if let Some(u) = STACK.last() { s += *u * VALUE; }",
    "if let Some(u) = STACK.last_mut() { *u = *u * VALUE; }",
    "if let Some(u) = STACK.first() { s *= *u; }",
    "if let Some(u) = STACK.pop() { STACK.insert(0, u * VALUE); }",
    "STACK.sort_by(|u, w| u.total_cmp(w));",
    "for u in STACK.iter_mut() { *u = *u * VALUE; }",
    "for u in STACK.iter().rev().take(2) { s += *u * *u; }",
    "for (i, u) in STACK.iter().enumerate() { m[i % 3] += *u * VALUE; }",
    "for u in STACK.chunks(2) { s += u[0] * VALUE; }",
    "for i in 1..STACK.len() { STACK[i] = STACK[i - 1] * VALUE; }",
    "s += STACK.iter().sum::<FLOAT>();",
    "let w = std::mem::take(&mut STACK); for u in &w { STACK.push(*u * VALUE); }",
    "let w: Vec<FLOAT> = STACK.iter().zip(x).map(|(u, w)| *u * *w).collect(); STACK = w;",
    "STACK = STACK.iter().rev().cloned().collect();",
    "s += weighted(&STACK, VALUE);",
    "m[INDEX] = STACK.iter().fold(VALUE, |u, w| u * *w + c(0.1));",
    "if let [u, w, ..] = &STACK[..] { s += *u * *w; }",
];

impl Program {
    pub(super) fn edit_stack(&mut self) {
        let Some(stack) = self.pick(|s| &s.stacks) else { return self.stack() };
        // The value is computed first, so that the edit does not read the vector that it changes.
        let (k, value, index) = (self.fresh(), self.value(), self.index());
        let edit = self.choose(EDITS).replace("STACK", &stack);
        let edit = edit.replace("VALUE", &k).replace("INDEX", &index);
        self.line(&format!("{{ let {k} = {value}; {edit} }}"));
    }

    /// A stack emptied from the top, perhaps filled meanwhile.
    pub(super) fn empty_stack(&mut self, depth: usize) {
        let Some(stack) = self.pick(|s| &s.stacks) else { return self.stack() };
        let Some(label) = self.open() else { return };
        let (u, left, value) = (self.fresh(), self.fresh(), self.value());
        self.line(&format!("let mut {left} = 3;"));
        self.line(&format!("{label}while let Some({u}) = {stack}.pop() {{"));
        self.block(|p| {
            p.scope.scalars.extend([u.clone(), u.clone()]);
            p.line(&format!("if {left} == 0 {{ break; }}"));
            p.line(&format!("{left} -= 1;"));
            p.statements(1, depth - 1);
            p.jump();
            if p.one_in(2) {
                p.line(&format!(
                    "if {u} > c(0.2) {{ {stack}.push({u} * {u}.tanh()); {stack}.push({value}); }}"
                ));
            }
            p.line(&format!("s += {u};"));
        });
        self.close();
    }

    /// Tuples with an integer on a stack: halves of a range.
    pub(super) fn tuple_stack(&mut self, depth: usize) {
        let Some(label) = self.open() else { return };
        let (stack, value) = (self.fresh(), self.value());
        let (low, high, w) = (self.fresh(), self.fresh(), self.fresh());
        self.line(&format!("let mut {stack} = vec![(0usize, 3usize, {value})];"));
        self.line(&format!("{label}while let Some(({low}, {high}, {w})) = {stack}.pop() {{"));
        self.block(|p| {
            p.scope.scalars.push(w.clone());
            p.line(&format!("if {high} - {low} <= 1 {{ s += {w} * x[{low}]; continue; }}"));
            p.statements(1, depth - 1);
            p.jump();
            p.line(&format!("let middle = ({low} + {high}) / 2;"));
            p.line(&format!("{stack}.push(({low}, middle, {w} * x[middle].cos()));"));
            p.line(&format!("{stack}.push((middle, {high}, {w} * c(0.5)));"));
        });
        self.close();
    }

    /// Structs in a vector.
    pub(super) fn pairs_in_vector(&mut self) {
        let (name, a, b) = (self.fresh(), self.value(), self.value());
        let (k, value, index) = (self.fresh(), self.value(), self.index());
        let pair = self.pick(|s| &s.pairs).unwrap_or_else(|| "Pair::of(x[0], a)".into());
        self.line(&format!("let mut {name} = vec![{pair}, Pair {{ x: {a}, y: {b} }}];"));
        self.line(&format!("let {k} = {value};"));
        self.line(&format!("{name}.push({name}[0].turned({k}));"));
        match self.random.below(5) {
            0 => self.line(&format!("for p in &mut {name} {{ p.turn({k}); }}")),
            1 => self.line(&format!("for p in {name}.iter_mut() {{ p.x *= {k}; s += p.x; }}")),
            2 => self.line(&format!("{name}[{index}].y = {name}[1].x * {k};")),
            3 => self.line(&format!("{name}.swap(0, {index});")),
            _ => self.line(&format!("let p = {name}[{index}]; {name}[1] = p.turned({k});")),
        }
        match self.random.below(3) {
            0 => self.line(&format!("s += {name}.iter().map(|p| p.size() * p.x).sum::<FLOAT>();")),
            1 => self.line(&format!("for p in &{name} {{ s += p.x * p.y; }}")),
            _ => self.line(&format!(
                "while let Some(p) = {name}.pop() {{ if p.x > c(0.8) {{ break; }} s += p.y; }}"
            )),
        }
    }
}
