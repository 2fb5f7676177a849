//! Structs and methods, tuples, enums, options, vectors that grow.

use super::Program;
use super::dialect::COMPOUND;

impl Program {
    /// A number of a struct.
    pub(super) fn of_pair(&mut self, pair: &str) -> String {
        let atom = self.atom();
        match self.random.below(3) {
            0 => format!("{pair}.size()"),
            1 => format!("{pair}.turned({atom}).x"),
            _ => format!("{pair}.y"),
        }
    }

    fn know_pair(&mut self, pair: String) {
        self.scope.variables.extend([format!("{pair}.x"), format!("{pair}.y")]);
        self.scope.pairs.push(pair);
    }

    pub(super) fn pair(&mut self) {
        let (name, a, b) = (self.fresh(), self.value(), self.value());
        let other = self.pick(|s| &s.pairs);
        let value = match (self.random.below(5), other) {
            (0, _) => format!("Pair::of({a}, {b})"),
            (1, Some(other)) => other,
            (2, Some(other)) => format!("{other}.turned({a})"),
            (3, Some(other)) => format!("Pair {{ y: {b}, ..{other} }}"),
            _ => format!("Pair {{ x: {a}, y: {b} }}"),
        };
        self.line(&format!("let mut {name} = {value};"));
        self.know_pair(name);
    }

    pub(super) fn change_pair(&mut self) {
        let Some(pair) = self.pick(|s| &s.pairs) else { return self.pair() };
        let other = self.pick(|s| &s.pairs).unwrap_or_default();
        let (k, value) = (self.fresh(), self.value());
        match self.random.below(7) {
            0 => self.line(&format!("let {k} = {value}; {pair}.turn({k});")),
            1 => self.line(&format!("{pair} = {other}.turned({value});")),
            2 => self.line(&format!("{pair} = {other};")),
            3 => self.line(&format!("std::mem::swap(&mut {pair}.x, &mut {pair}.y);")),
            4 if !other.starts_with(&pair) && !pair.starts_with(&other) => {
                self.line(&format!("let {k} = {value}; let {k} = mixed(&{other}, &mut {pair}, {k});"));
                self.scope.scalars.push(k);
            }
            5 => {
                let second = self.fresh();
                self.line(&format!("let Pair {{ x: {k}, y: {second} }} = {pair};"));
                self.scope.scalars.extend([k, second]);
            }
            _ => self.line(&format!(
                "let {k} = {value}; let {k} = std::mem::replace(&mut {pair}, Pair {{ x: {k}, y: c(0.5) }}); s += {k}.x;"
            )),
        }
    }

    /// A struct with a struct, an array and an integer.
    pub(super) fn body(&mut self) {
        if let Some(body) = self.pick(|s| &s.bodies)
            && self.one_in(2)
        {
            let (index, value) = (self.index(), self.value());
            self.line(&format!("{body}.n = ({body}.n + 1) % 3;"));
            self.line(&format!("{COMPOUND}{body}.w[{index}] += {value};"));
            return self.line(&format!("{body}.at.x = {body}.w[{body}.n] * {body}.at.y;"));
        }
        let (name, a, b, d) = (self.fresh(), self.value(), self.value(), self.atom());
        let at = self.pick(|s| &s.pairs).unwrap_or_else(|| format!("Pair::of({b}, {d})"));
        self.line(&format!("let mut {name} = Body {{ at: {at}, w: [{a}, {d}, c(0.4)], n: 1 }};"));
        self.scope.arrays.push(format!("{name}.w"));
        self.know_pair(format!("{name}.at"));
        self.scope.bodies.push(name);
    }

    pub(super) fn tuple(&mut self) {
        let (name, a, b) = (self.fresh(), self.value(), self.value());
        self.line(&format!("let mut {name} = ({a}, {b}, n);"));
        if self.one_in(2) {
            self.line(&format!("{name} = ({name}.1, {name}.0 * {name}.1, {name}.2 + 1);"));
        }
        self.scope.variables.extend([format!("{name}.0"), format!("{name}.1")]);
    }

    pub(super) fn shape(&mut self) {
        let (name, condition) = (self.fresh(), self.condition());
        let (a, b) = (self.value(), self.value());
        let value = match self.random.below(3) {
            0 => format!("Shape::Plane {{ a: {a}, b: {b} }}"),
            1 => format!("if {condition} {{ Shape::Line({a}) }} else {{ Shape::Dot }}"),
            _ => format!("Shape::Line({a})"),
        };
        self.line(&format!("let mut {name} = {value};"));
        self.scope.shapes.push(name);
    }

    pub(super) fn match_shape(&mut self, depth: usize) {
        let Some(shape) = self.pick(|s| &s.shapes) else { return self.shape() };
        let (u, w, name) = (self.fresh(), self.fresh(), self.fresh());
        let (a, b) = (self.value(), self.quiet());
        match self.random.below(4) {
            0 => {
                self.line(&format!("{shape} = match {shape} {{"));
                self.line(&format!("    Shape::Dot => Shape::Line({a}),"));
                self.line(&format!(
                    "    Shape::Line({u}) if {u} > c(0.2) => Shape::Plane {{ a: {u}, b: {b} }},"
                ));
                self.line(&format!("    Shape::Line({u}) => Shape::Line({u} * {b}),"));
                self.line(&format!(
                    "    Shape::Plane {{ a: {u}, b: {w} }} => Shape::Line({u} * {w}),"
                ));
                self.line("};");
            }
            1 => {
                self.line(&format!("let {name} = match &{shape} {{"));
                self.line(&format!("    Shape::Dot => {a},"));
                self.line(&format!("    Shape::Line({u}) => *{u} * {b},"));
                self.line(&format!("    Shape::Plane {{ a, b: {w} }} => (*a * *{w}).sin(),"));
                self.line("};");
                self.scope.scalars.push(name);
            }
            2 => {
                self.line(&format!("match &mut {shape} {{"));
                self.line(&format!("    Shape::Plane {{ a: {u}, b: {w} }} => {{ *{u} = *{u} * *{w}; *{w} += {b}; }}"));
                self.line(&format!("    Shape::Line({u}) => *{u} *= {a},"));
                self.line("    Shape::Dot => {}");
                self.line("}");
            }
            _ => {
                self.line(&format!("if let Shape::Line({u}) = {shape} {{"));
                self.block(|p| {
                    p.scope.scalars.push(u);
                    p.statements(2, depth - 1);
                });
                self.line("}");
            }
        }
    }

    pub(super) fn option(&mut self) {
        let (name, condition, value) = (self.fresh(), self.condition(), self.value());
        self.line(&format!(
            "let mut {name}: Option<FLOAT> = if {condition} {{ Some({value}) }} else {{ None }};"
        ));
        self.scope.options.push(name);
    }

    pub(super) fn if_let(&mut self, depth: usize) {
        let Some(option) = self.pick(|s| &s.options) else { return self.option() };
        let (u, a, b) = (self.fresh(), self.value(), self.value());
        match self.random.below(4) {
            0 if self.jumps < 6 => {
                self.jumps += 1;
                self.line(&format!("let Some({u}) = {option} else {{ return {a}; }};"));
                self.scope.scalars.push(u);
            }
            1 => {
                self.line(&format!("if let Some({u}) = &mut {option} {{ *{u} = *{u} * {a}; }}"));
                self.line(&format!("{option} = match {option} {{ Some({u}) if {u} > c(0.1) => None, other => other }};"));
            }
            2 => {
                let name = self.fresh();
                self.line(&format!(
                    "let {name} = if let Some({u}) = {option} {{ {u} * {u} }} else {{ {option} = Some({b}); {a} }};"
                ));
                self.scope.scalars.push(name);
            }
            _ => {
                self.line(&format!("if let Some({u}) = {option} {{"));
                self.block(|p| {
                    p.scope.scalars.push(u);
                    p.statements(2, depth - 1);
                });
                self.line("}");
            }
        }
    }

    pub(super) fn stack(&mut self) {
        if let Some(stack) = self.pick(|s| &s.stacks)
            && !self.one_in(3)
        {
            let value = self.value();
            return self.line(&format!("{stack}.push({value});"));
        }
        let (name, a, b) = (self.fresh(), self.value(), self.value());
        let value = match self.random.below(3) {
            0 => "Vec::new()".to_owned(),
            1 => format!("vec![{a}, {b}]"),
            _ => "x[1..].to_vec()".to_owned(),
        };
        self.line(&format!("let mut {name}: Vec<FLOAT> = {value};"));
        self.line(&format!("{name}.push({a});"));
        self.scope.stacks.push(name);
    }

    pub(super) fn use_stack(&mut self, depth: usize) {
        let Some(stack) = self.pick(|s| &s.stacks) else { return self.stack() };
        let (u, value) = (self.fresh(), self.value());
        match self.random.below(3) {
            0 => self.line(&format!("for {u} in &{stack} {{ s += *{u} * *{u}; }}")),
            1 => {
                self.line(&format!("let {u} = {value};"));
                self.line(&format!("if {stack}.len() > 1 {{ {stack}[1] = {stack}[0] * {u}; }}"));
            }
            _ => {
                self.line(&format!("for {u} in {stack}.iter().skip(n) {{"));
                self.block(|p| {
                    p.scope.stacks.retain(|s| *s != stack);
                    p.scope.tracks.retain(|track| !stack.starts_with(track.as_str()));
                    p.scope.scalars.push(format!("*{u}"));
                    p.statements(1, depth - 1);
                });
                self.line("}");
            }
        }
    }
}
