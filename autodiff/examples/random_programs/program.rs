//! The grammar of the random programs.
//!
//! - Scalars that are declared (one by one, or several by a tuple pattern), shadowed, assigned one by one or two at a
//!   time, compound-assigned; some of them constant, some dependent on the inputs.
//! - An array changed in place, read-only slices, local arrays and vectors of three elements; elements by constant,
//!   loop-variable and changing indices, also by an index that is changed where it stands; references to elements,
//!   `split_at_mut`, `swap`, `fill`, `copy_from_slice`.
//! - `+ - * /`, negation, smooth methods, `abs`, `min`, `max`, `powi`; blocks with and without effects as operands.
//! - `if`/`else` as statement and value on values that change; `match` on an integer that changes.
//! - Counted, counted-down, inclusive and nested `for`, with bounds that change; loops over slices by reference, in
//!   place, zipped, enumerated; `while`, `while let`, `loop` with a value; `break`, `continue`, with and without labels;
//!   `return` from anywhere.
//! - Calls of derived functions (one with slices, one recursive) and of a hand-written rule that changes a buffer.
//!
//! Not covered: structs, tuples and enums as data, closures, iterator chains, methods, generic functions, `f32`,
//! nested arrays, checkpoints.

use std::fmt::Write;

/// splitmix64 (Steele, Lea & Flood 2014).
struct Random(u64);

impl Random {
    fn below(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((z ^ (z >> 31)) % n as u64) as usize
    }
}

/// Stands before compound assignments: Rust evaluates their operands in an order that depends on the type.
const COMPOUND: &str = "COMPOUND ";

/// The program over floats, with constants as literals: what users write.
pub fn over_floats(body: &str) -> String {
    let mut out = body.replace("FLOAT", "f64").replace(COMPOUND, "");
    for k in 1..10 {
        out = out.replace(&format!("c(0.{k})"), &format!("0.{k}_f64"));
    }
    out.replace("c(1.5)", "1.5")
        .replace("c(1.1)", "1.1")
        .replace("c(0.93)", "0.93")
        .replace("c(0.0)", "0.0_f64")
}

/// The program over dual numbers.
pub fn over_duals(body: &str) -> String {
    let mut out = String::new();
    for line in body.replace("FLOAT", "Dual").lines() {
        // The value first, as for floats.
        let ordered = line.split_once(COMPOUND).and_then(|(indent, rest)| {
            let op = ["+=", "-=", "*="].into_iter().find(|op| rest.contains(&format!(" {op} ")))?;
            let (place, value) = rest.split_once(&format!(" {op} "))?;
            Some(format!("{indent}let value = {value} {place} {op} value;"))
        });
        let _ = writeln!(out, "{}", ordered.as_deref().unwrap_or(line));
    }
    out
}

/// A program being written: names in scope, and the text.
pub struct Program {
    random: Random,
    text: String,
    indent: usize,
    /// Immutable and mutable scalars in scope.
    scalars: Vec<String>,
    variables: Vec<String>,
    /// Arrays of three elements that can be changed.
    arrays: Vec<String>,
    /// Integers that are smaller than 3.
    indices: Vec<String>,
    labels: Vec<String>,
    next: usize,
    loops: usize,
    statements: usize,
    jumps: usize,
    /// Whether an array is borrowed: then none is touched.
    borrowed: bool,
}

impl Program {
    pub fn new(seed: u64) -> Self {
        Self {
            random: Random(seed),
            text: "    let mut s: FLOAT = c(0.0);\n    let mut n = 1usize;\n".into(),
            indent: 1,
            scalars: vec!["a".into()],
            variables: vec!["s".into()],
            arrays: vec!["m".into()],
            indices: vec!["n".into()],
            labels: Vec::new(),
            next: 0,
            loops: 0,
            statements: 0,
            jumps: 0,
            borrowed: false,
        }
    }

    fn pick(&mut self, from: &[String]) -> String {
        from[self.random.below(from.len())].clone()
    }

    fn one_in(&mut self, n: usize) -> bool {
        self.random.below(n) == 0
    }

    fn line(&mut self, text: &str) {
        let _ = writeln!(self.text, "{}{text}", "    ".repeat(self.indent));
    }

    fn index(&mut self) -> String {
        match self.random.below(3) {
            0 => self.random.below(3).to_string(),
            1 => {
                let i = self.pick(&self.indices.clone());
                format!("({i} + {}) % 3", self.random.below(3))
            }
            _ => self.pick(&self.indices.clone()),
        }
    }

    fn element(&mut self) -> String {
        format!("{}[{}]", self.pick(&self.arrays.clone()), self.index())
    }

    /// A value of moderate size, without effects.
    fn atom(&mut self) -> String {
        match self.random.below(9) {
            0 => format!("c(0.{})", 1 + self.random.below(9)),
            1 | 2 => self.pick(&self.scalars.clone()),
            3 | 4 => self.pick(&self.variables.clone()),
            5 | 6 if !self.borrowed => self.element(),
            _ => format!("x[{}]", self.index()),
        }
    }

    /// An operand: now and then a block, perhaps with an effect.
    fn operand(&mut self) -> String {
        match self.random.below(16) {
            0 => format!("{{ let w = {}; w * w }}", self.atom()),
            1 if !self.borrowed => {
                let (place, atom) = (self.element(), self.atom());
                format!("{{ {place} = ({atom}).sin(); {place} }}")
            }
            _ => self.atom(),
        }
    }

    fn expr(&mut self, depth: usize) -> String {
        if depth == 0 {
            return self.operand();
        }
        let (a, b) = (self.expr(depth - 1), self.operand());
        match self.random.below(20) {
            0 | 1 => format!("{a} + {b}"),
            2 => format!("{a} - {b}"),
            3..=5 => format!("({a}) * {b}"),
            6 => {
                let d = self.atom();
                format!("({a}) / (c(1.5) + {d} * {d})")
            }
            7 => format!("({a}).sin()"),
            8 => format!("({a}).tanh() * {b}"),
            9 => format!("({a}).cos() - ({b}).exp() * c(0.1)"),
            10 => format!("-({a})"),
            11 => format!("bounded({a}, {b})"),
            12 => format!("weighted(x, {a})"),
            13 => format!("powers(({a}).tanh(), n)"),
            14 => format!("({a}).max({b})"),
            15 => format!("({a}).min({b}) * ({a}).abs()"),
            16 => format!("({a}).tanh().powi(n as i32)"),
            17 if !self.borrowed => {
                let (array, k) = (self.pick(&self.arrays.clone()), self.atom());
                format!("{a} * weighted(&{array}[..], {k})")
            }
            _ => format!("(c(1.1) + ({a}) * ({a})).sqrt()"),
        }
    }

    /// A value that stays small.
    fn value(&mut self) -> String {
        let depth = self.random.below(3);
        let e = self.expr(depth);
        if self.one_in(3) { format!("({e}).sin()") } else { format!("({e}).tanh()") }
    }

    /// The same, without an effect.
    fn quiet(&mut self) -> String {
        let (a, b) = (self.atom(), self.atom());
        format!("({a} * {b}).sin()")
    }

    fn condition(&mut self) -> String {
        match self.random.below(4) {
            0 => format!("n % {} == {}", 2 + self.random.below(2), self.random.below(2)),
            1 => format!("{} > c(0.{})", self.atom(), 1 + self.random.below(8)),
            2 => format!("{} < {} && n > 0", self.atom(), self.atom()),
            _ => format!("{} < {}", self.atom(), self.atom()),
        }
    }

    fn place(&mut self) -> String {
        if self.borrowed || self.one_in(2) {
            self.pick(&self.variables.clone())
        } else {
            self.element()
        }
    }

    fn fresh(&mut self) -> String {
        self.next += 1;
        format!("v{}", self.next)
    }

    fn block(&mut self, body: impl FnOnce(&mut Self)) {
        let marks =
            (self.scalars.len(), self.variables.len(), self.indices.len(), self.arrays.len());
        self.indent += 1;
        body(self);
        self.indent -= 1;
        self.scalars.truncate(marks.0);
        self.variables.truncate(marks.1);
        self.indices.truncate(marks.2);
        self.arrays.truncate(marks.3);
    }

    fn statements(&mut self, count: usize, depth: usize) {
        for _ in 0..count {
            self.statement(depth);
        }
    }

    fn statement(&mut self, depth: usize) {
        self.statements += 1;
        let deep = depth > 0 && self.statements < 40;
        match self.random.below(if deep { 25 } else { 12 }) {
            0 => {
                let value = self.value();
                let name = if self.one_in(4) { "a".into() } else { self.fresh() };
                self.line(&format!("let {name} = {value};"));
                self.scalars.push(name);
            }
            1 => self.declare(),
            2 | 3 => {
                let (place, value) = (self.place(), self.value());
                self.line(&format!("{place} = {value};"));
            }
            4 | 5 => {
                let (place, value) = (self.place(), self.value());
                let op = ["+=", "-=", "*="][self.random.below(3)];
                self.line(&format!("{COMPOUND}{place} {op} {value};"));
            }
            6 => {
                let k = 1 + self.random.below(2);
                self.line(&format!("n = (n + {k}) % 3;"));
            }
            7 => self.local_array(),
            8..=10 if !self.borrowed => self.whole_array(),
            8..=11 => self.simultaneous(),
            12 | 13 => self.branch(depth),
            14 => self.branch_value(),
            15 => self.integer_match(depth),
            16..=18 => self.counted_loop(depth),
            19 => self.while_loop(depth),
            20 => self.while_let(depth),
            21 => self.loop_value(depth),
            22 => self.slice_loop(depth),
            23 => self.in_parts(),
            _ => self.early_return(),
        }
    }

    fn declare(&mut self) {
        let (first, second) = (self.fresh(), self.fresh());
        let (a, b) = (self.value(), self.value());
        match self.random.below(3) {
            0 => {
                self.line(&format!("let ({first}, mut {second}) = ({a}, {b});"));
                self.scalars.push(first);
                self.variables.push(second);
            }
            1 => {
                let constant = format!("c(0.{})", 1 + self.random.below(9));
                self.line(&format!("let mut {first} = {constant};"));
                self.variables.push(first);
            }
            _ => {
                self.line(&format!("let mut {first} = {a};"));
                self.variables.push(first);
            }
        }
    }

    /// Two assignments at once, or one at an index that changes where it stands.
    fn simultaneous(&mut self) {
        let (a, b) = (self.value(), self.value());
        if self.borrowed || self.variables.len() > 1 && self.one_in(2) {
            let last = self.variables[self.variables.len() - 1].clone();
            if last != "s" {
                self.line(&format!("(s, {last}) = ({a}, {b});"));
            }
            return;
        }
        let array = self.pick(&self.arrays.clone());
        self.line(&format!("{array}[{{ n = (n + 1) % 3; n }}] = {a};"));
    }

    fn local_array(&mut self) {
        let name = self.fresh();
        let (a, b, d) = (self.value(), self.value(), self.atom());
        let value = match self.random.below(4) {
            0 => "[c(0.0); 3]".to_owned(),
            1 => format!("vec![{a}; 3]"),
            2 => format!("vec![{a}, {d}, c(0.5)]"),
            _ => format!("[{a}, {b}, {d}]"),
        };
        self.line(&format!("let mut {name} = {value};"));
        self.arrays.push(name);
    }

    /// Several elements at once, or a call that changes an array.
    fn whole_array(&mut self) {
        let array = self.pick(&self.arrays.clone());
        let other = self.pick(&self.arrays.clone());
        let k = self.fresh();
        let value = self.value();
        match self.random.below(5) {
            0 => {
                let (i, j) = (self.index(), self.index());
                self.line(&format!("{array}.swap({i}, {j});"));
            }
            1 => self.line(&format!("let {k} = {value}; {array}[1..].fill({k});")),
            2 if other != array => {
                self.line(&format!("{array}[..2].copy_from_slice(&{other}[1..]);"));
            }
            3 if other != array => {
                self.line(&format!(
                    "let {k} = {value}; scaled(&mut {array}[..], &{other}[..], {k});"
                ));
            }
            _ => self.line(&format!("let {k} = {value}; scaled(&mut {array}[..], x, {k});")),
        }
    }

    /// References to elements, a slice in two parts.
    fn in_parts(&mut self) {
        if self.borrowed {
            return;
        }
        let array = self.pick(&self.arrays.clone());
        let (r, t, index) = (self.fresh(), self.fresh(), self.index());
        self.line("{");
        self.indent += 1;
        if self.one_in(2) {
            self.line(&format!("let {r} = &mut {array}[{index}];"));
            self.borrowed = true;
            let (a, b) = (self.value(), self.quiet());
            self.line(&format!("*{r} = *{r} * {a};"));
            self.line("n = (n + 1) % 3;");
            self.line(&format!("*{r} += {b};"));
        } else {
            self.line(&format!("let ({r}, {t}) = {array}.split_at_mut(1);"));
            self.borrowed = true;
            let (a, b) = (self.value(), self.value());
            self.line(&format!("{r}[0] = {t}[1] * {a};"));
            self.line(&format!("{t}[n % 2] = {r}[0] + {b};"));
            self.line(&format!("{t}[0] *= {t}[1];"));
        }
        self.borrowed = false;
        self.indent -= 1;
        self.line("}");
    }

    fn branch(&mut self, depth: usize) {
        let condition = self.condition();
        self.line(&format!("if {condition} {{"));
        self.block(|p| p.statements(2, depth - 1));
        self.line("} else {");
        self.block(|p| p.statements(1, depth - 1));
        self.line("}");
    }

    fn branch_value(&mut self) {
        let (condition, name) = (self.condition(), self.fresh());
        let (a, b) = (self.value(), self.value());
        self.line(&format!("let {name} = if {condition} {{ {a} }} else {{ let w = {b}; w * w }};"));
        self.scalars.push(name);
    }

    fn integer_match(&mut self, depth: usize) {
        self.line("match n {");
        for arm in ["0 => {", "k if k == 1 => {", "_ => {"] {
            self.line(arm);
            self.block(|p| p.statements(1, depth - 1));
            self.line("}");
        }
        self.line("}");
    }

    fn jump(&mut self) {
        if self.one_in(3) && self.jumps < 6 {
            self.jumps += 1;
            let condition = self.condition();
            let jump = ["break", "continue"][self.random.below(2)];
            let to = if self.labels.is_empty() || self.one_in(2) {
                String::new()
            } else {
                format!(" {}", self.pick(&self.labels.clone()))
            };
            self.line(&format!("if {condition} {{ {jump}{to}; }}"));
        }
    }

    /// Opens a loop, if it is not too deep: what stands before its keyword.
    fn open(&mut self) -> Option<String> {
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

    fn close(&mut self) {
        self.line("}");
        self.labels.pop();
        self.loops -= 1;
    }

    fn counted_loop(&mut self, depth: usize) {
        let Some(label) = self.open() else { return };
        self.next += 1;
        let i = format!("i{}", self.next);
        let header = ["0..3", "1..3", "(0..3).rev()", "0..=2", "(0..3).step_by(2)", "0..n + 1"]
            [self.random.below(6)];
        self.line(&format!("{label}for {i} in {header} {{"));
        self.block(|p| {
            p.indices.push(i);
            p.statements(1, depth - 1);
            p.jump();
            p.statements(2, depth - 1);
        });
        self.close();
    }

    fn while_loop(&mut self, depth: usize) {
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

    fn while_let(&mut self, depth: usize) {
        let Some(label) = self.open() else { return };
        let (left, k) = (self.fresh(), self.fresh());
        self.line(&format!("let mut {left} = Some(2usize);"));
        self.line(&format!("{label}while let Some({k}) = {left} {{"));
        self.block(|p| {
            p.line(&format!("{left} = {k}.checked_sub(1);"));
            p.indices.push(k);
            p.statements(1, depth - 1);
            p.jump();
            p.statements(1, depth - 1);
        });
        self.close();
    }

    fn loop_value(&mut self, depth: usize) {
        // A jump to an outer label from inside of a value is refused.
        let outer = std::mem::take(&mut self.labels);
        let jumps = std::mem::replace(&mut self.jumps, 6);
        let (k, name) = (self.fresh(), self.fresh());
        self.line(&format!("let mut {k} = 0;"));
        self.line(&format!("let {name} = loop {{"));
        self.loops += 1;
        self.block(|p| {
            p.line(&format!("{k} += 1;"));
            p.statements(1, depth - 1);
            let (condition, a, b) = (p.condition(), p.value(), p.value());
            p.line(&format!("if {condition} {{ break {a}; }}"));
            p.line(&format!("if {k} > 2 {{ break {b}; }}"));
            p.statements(1, depth - 1);
        });
        self.loops -= 1;
        self.line("};");
        self.scalars.push(name);
        (self.labels, self.jumps) = (outer, jumps);
    }

    fn slice_loop(&mut self, depth: usize) {
        let Some(label) = self.open() else { return };
        let e = self.fresh();
        match self.random.below(4) {
            0 if !self.borrowed => {
                let array = self.pick(&self.arrays.clone());
                self.line(&format!("{label}for ({e}, w) in {array}.iter_mut().zip(x) {{"));
                self.borrowed = true;
                self.block(|p| {
                    let value = p.value();
                    p.line(&format!("*{e} = *{e} * *w + {value};"));
                    p.line(&format!("s += *{e} * c(0.5);"));
                });
                self.borrowed = false;
            }
            1 if !self.borrowed => {
                let array = self.pick(&self.arrays.clone());
                let i = self.fresh();
                self.line(&format!(
                    "{label}for ({i}, {e}) in {array}[..2].iter_mut().enumerate() {{"
                ));
                self.borrowed = true;
                self.block(|p| {
                    p.indices.push(i);
                    let value = p.value();
                    p.jump();
                    p.line(&format!("*{e} *= {value};"));
                });
                self.borrowed = false;
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

    fn early_return(&mut self) {
        if self.borrowed || self.jumps >= 6 {
            return;
        }
        self.jumps += 1;
        let (condition, value) = (self.atom(), self.value());
        self.line(&format!("if {condition} > c(0.93) {{ return {value}; }}"));
    }

    pub fn finish(mut self) -> String {
        self.statements(6, 3);
        let value = self.value();
        self.line(&format!("s + m[0] * m[1] - m[2] + {value}"));
        self.text
    }
}
