//! Writes random differentiated programs and the test that compares them with dual numbers.
//!
//! `cargo run -p rootgrad-autodiff --example random_programs -- <count> <seed>` prints a test file: for each program
//! the function with `#[autodiff_reverse]`, and the same statements over dual numbers (forward mode by operator
//! overloading, which shares nothing with the engine).
//!
//! Grammar: scalars that are declared, shadowed, assigned and compound-assigned; an in-place array and a read-only
//! slice with constant, loop-variable and changing indices; `+ - * /` and smooth methods; `if`/`else` as statement and
//! value on values that change; `match` on an integer that changes; counted, counted-down and nested `for`, loops over
//! slices by reference and in place, `while`; `break`, `continue`, early `return`; calls of `#[differentiable]`
//! functions. Not covered: structs, hand-written rules, `f32`.

use std::fmt::Write;

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

/// A program being written: names in scope, and the text.
struct Program {
    random: Random,
    text: String,
    indent: usize,
    /// Immutable and mutable scalars in scope.
    scalars: Vec<String>,
    variables: Vec<String>,
    /// Integers that are smaller than 3.
    indices: Vec<String>,
    next: usize,
    loops: usize,
    statements: usize,
    /// Whether `m` is borrowed by a loop over its elements.
    borrowed: bool,
}

impl Program {
    fn new(seed: u64) -> Self {
        Self {
            random: Random(seed),
            text: String::new(),
            indent: 1,
            scalars: vec!["a".into()],
            variables: vec!["s".into()],
            indices: vec!["n".into()],
            next: 0,
            loops: 0,
            statements: 0,
            borrowed: false,
        }
    }

    fn pick(&mut self, from: &[String]) -> String {
        from[self.random.below(from.len())].clone()
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

    /// A value of moderate size.
    fn atom(&mut self) -> String {
        match self.random.below(8) {
            0 => format!("c(0.{})", 1 + self.random.below(9)),
            1 | 2 => self.pick(&self.scalars.clone()),
            3 | 4 => self.pick(&self.variables.clone()),
            5 if !self.borrowed => format!("m[{}]", self.index()),
            _ => format!("x[{}]", self.index()),
        }
    }

    fn expr(&mut self, depth: usize) -> String {
        if depth == 0 {
            return self.atom();
        }
        let (a, b) = (self.expr(depth - 1), self.atom());
        match self.random.below(14) {
            0 | 1 => format!("{a} + {b}"),
            2 => format!("{a} - {b}"),
            3..=5 => format!("({a}) * {b}"),
            6 => format!("({a}) / (c(1.5) + {b} * {b})"),
            7 => format!("({a}).sin()"),
            8 => format!("({a}).tanh() * {b}"),
            9 => format!("({a}).cos() - ({b}).exp() * c(0.1)"),
            10 => format!("-({a})"),
            11 => format!("bounded({a}, {b})"),
            12 => format!("weighted(x, {a})"),
            _ => format!("(c(1.1) + ({a}) * ({a})).sqrt()"),
        }
    }

    /// A smooth value that stays small.
    fn value(&mut self) -> String {
        let depth = self.random.below(3);
        let e = self.expr(depth);
        if self.random.below(3) == 0 { format!("({e}).sin()") } else { format!("({e}).tanh()") }
    }

    fn condition(&mut self) -> String {
        match self.random.below(3) {
            0 => format!("n % {} == {}", 2 + self.random.below(2), self.random.below(2)),
            1 => format!("{} > c(0.{})", self.atom(), 1 + self.random.below(8)),
            _ => format!("{} < {}", self.atom(), self.atom()),
        }
    }

    fn place(&mut self) -> String {
        if self.borrowed || self.random.below(2) == 0 {
            self.pick(&self.variables.clone())
        } else {
            format!("m[{}]", self.index())
        }
    }

    fn fresh(&mut self) -> String {
        self.next += 1;
        format!("v{}", self.next)
    }

    fn block(&mut self, body: impl FnOnce(&mut Self)) {
        let marks = (self.scalars.len(), self.variables.len(), self.indices.len());
        self.indent += 1;
        body(self);
        self.indent -= 1;
        self.scalars.truncate(marks.0);
        self.variables.truncate(marks.1);
        self.indices.truncate(marks.2);
    }

    fn statements(&mut self, count: usize, depth: usize) {
        for _ in 0..count {
            self.statement(depth);
        }
    }

    fn statement(&mut self, depth: usize) {
        self.statements += 1;
        let deep = depth > 0 && self.statements < 40;
        match self.random.below(if deep { 17 } else { 7 }) {
            0 => {
                let value = self.value();
                let name = if self.random.below(4) == 0 { "a".into() } else { self.fresh() };
                self.line(&format!("let {name} = {value};"));
                self.scalars.push(name);
            }
            1 => {
                let (value, name) = (self.value(), self.fresh());
                self.line(&format!("let mut {name} = {value};"));
                self.variables.push(name);
            }
            2 | 3 => {
                let (place, value) = (self.place(), self.value());
                self.line(&format!("{place} = {value};"));
            }
            4 | 5 => {
                let (place, value) = (self.place(), self.value());
                let op = ["+=", "-=", "*="][self.random.below(3)];
                self.line(&format!("{place} {op} {value};"));
            }
            6 => {
                let k = 1 + self.random.below(2);
                self.line(&format!("n = (n + {k}) % 3;"));
            }
            7 | 8 => self.branch(depth),
            9 => self.branch_value(),
            10 => self.integer_match(depth),
            11..=13 => self.counted_loop(depth),
            14 => self.while_loop(depth),
            15 => self.slice_loop(depth),
            _ => self.early_return(),
        }
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
        if self.random.below(3) == 0 {
            let condition = self.condition();
            let jump = ["break", "continue"][self.random.below(2)];
            self.line(&format!("if {condition} {{ {jump}; }}"));
        }
    }

    fn counted_loop(&mut self, depth: usize) {
        if self.loops >= 3 {
            return;
        }
        self.loops += 1;
        let i = format!("i{}", self.next);
        self.next += 1;
        let header = ["0..3", "1..3", "(0..3).rev()", "0..=2", "0..n + 1"][self.random.below(5)];
        let (header, ends) = match header {
            // The bound changes in the body.
            "0..n + 1" => ("0..n + 1", true),
            h => (h, false),
        };
        let _ = ends;
        self.line(&format!("for {i} in {header} {{"));
        self.block(|p| {
            p.indices.push(i);
            p.statements(1, depth - 1);
            if !header.contains("rev") {
                p.jump();
            }
            p.statements(2, depth - 1);
        });
        self.line("}");
        self.loops -= 1;
    }

    fn while_loop(&mut self, depth: usize) {
        if self.loops >= 3 {
            return;
        }
        self.loops += 1;
        let k = self.fresh();
        self.line(&format!("let mut {k} = 0;"));
        let condition = self.condition();
        let more =
            if self.random.below(2) == 0 { format!(" && !({condition})") } else { String::new() };
        self.line(&format!("while {k} < 3{more} {{"));
        self.block(|p| {
            p.line(&format!("{k} += 1;"));
            p.statements(1, depth - 1);
            p.jump();
            p.statements(1, depth - 1);
        });
        self.line("}");
        self.loops -= 1;
    }

    fn slice_loop(&mut self, depth: usize) {
        if self.loops >= 3 {
            return;
        }
        self.loops += 1;
        let e = self.fresh();
        if self.borrowed || self.random.below(2) == 0 {
            self.line(&format!("for {e} in x {{"));
            self.block(|p| {
                p.line(&format!("s += *{e} * *{e};"));
                p.statements(1, depth - 1);
            });
        } else {
            self.line(&format!("for ({e}, w) in m.iter_mut().zip(x) {{"));
            self.borrowed = true;
            self.block(|p| {
                let value = p.value();
                p.line(&format!("*{e} = *{e} * *w + {value};"));
                p.line(&format!("s += *{e} * c(0.5);"));
            });
            self.borrowed = false;
        }
        self.line("}");
        self.loops -= 1;
    }

    fn early_return(&mut self) {
        if self.borrowed || self.indent > 3 {
            return;
        }
        let (condition, value) = (self.atom(), self.value());
        self.line(&format!("if {condition} > c(0.93) {{ return {value}; }}"));
    }

    fn finish(mut self) -> String {
        self.statements(6, 3);
        let value = self.value();
        self.line(&format!("s + m[0] * m[1] - m[2] + {value}"));
        self.text
    }
}

fn main() {
    let mut args = std::env::args().skip(1).map(|a| a.parse::<u64>().expect("a number"));
    let (count, seed) = (args.next().unwrap_or(100), args.next().unwrap_or(1));
    println!(
        "// Generated by examples/random_programs.rs ({count} programs, seed {seed}); do not edit."
    );
    println!("#![allow(missing_docs, unused, unreachable_pub, clippy::all, clippy::pedantic)]\n");
    println!("mod common;\n\n#[rustfmt::skip]\nmod programs {{");
    println!("use super::common::dual::{{self, Dual}};");
    println!("use rootgrad_autodiff::{{autodiff_reverse, differentiable}};\n");
    println!("fn c(x: f64) -> f64 {{ x }}");
    println!(
        "#[differentiable]\nfn bounded(x: f64, y: f64) -> f64 {{ let z = x * y; z / (1.0 + z * z) }}"
    );
    println!(
        "#[differentiable]\nfn weighted(x: &[f64], y: f64) -> f64 {{ let mut s = 0.0; for v in x {{ s += v * y; }} s.sin() }}"
    );
    for i in 0..count {
        let body = Program::new(seed.wrapping_mul(1_000_003).wrapping_add(i)).finish();
        println!("\n#[autodiff_reverse(d{i}, Duplicated, Duplicated, Active, Active)]");
        println!("pub fn p{i}(x: &[f64], m: &mut [f64], a: f64) -> f64 {{");
        println!("    let mut s = 0.0_f64;\n    let mut n = 1usize;\n{}}}", literal(&body));
        println!("\npub fn q{i}(x: &[Dual], m: &mut [Dual], a: Dual) -> Dual {{");
        println!("    use dual::{{bounded, c, weighted}};");
        println!("    let mut s = c(0.0);\n    let mut n = 1usize;\n{body}}}");
    }
    println!("}}\n\n#[test]\nfn programs_agree_with_dual_numbers() {{");
    println!("    use programs::*;");
    for i in 0..count {
        println!("    common::dual::compare(\"p{i}\", p{i}, d{i}, q{i});");
    }
    println!("}}");
}

/// Constants as literals: what users write.
fn literal(body: &str) -> String {
    let mut out = body.to_owned();
    for k in 1..10 {
        out = out.replace(&format!("c(0.{k})"), &format!("0.{k}_f64"));
    }
    out.replace("c(1.5)", "1.5").replace("c(1.1)", "1.1").replace("c(0.93)", "0.93")
}
