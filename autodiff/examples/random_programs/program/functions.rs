//! Functions of the program's own, closures as arguments, values of options.

use super::{ANYTHING, May, Program};

/// Values of an option, written with two values.
const OF_OPTION: &[&str] = &[
    "OPTION.map_or(FIRST, |u| u * SECOND)",
    "OPTION.unwrap_or(FIRST)",
    "OPTION.map(|u| u * SECOND).unwrap_or(FIRST)",
    "OPTION.filter(|u| *u > SECOND).unwrap_or(FIRST)",
    "OPTION.map_or_else(|| FIRST, |u| (u * SECOND).sin())",
    "OPTION.and_then(|u| if u > SECOND { Some(u * u) } else { None }).unwrap_or(FIRST)",
    "OPTION.or(Some(SECOND)).unwrap_or(FIRST)",
    "OPTION.take().unwrap_or(FIRST)",
    "if OPTION.is_some() { FIRST } else { SECOND }",
    "match (OPTION, n) { (Some(u), 0) => u * FIRST, (Some(u), _) if u > SECOND => u, _ => FIRST }",
];

impl Program {
    pub(super) fn of_option(&mut self) {
        let Some(option) = self.pick(|s| &s.options) else { return self.option() };
        let (name, a, b, k) = (self.fresh(), self.value(), self.value(), self.fresh());
        let text = self.choose(OF_OPTION).replace("OPTION", &option);
        let text = text.replace("FIRST", &name).replace("SECOND", &k);
        let taken = self.fresh();
        let text = if self.one_in(6) {
            format!("if let Some({taken}) = {option}.take() {{ {taken} * {k} }} else {{ {name} }}")
        } else {
            text
        };
        self.line(&format!("let ({name}, {k}) = ({a}, {b}); let {name} = {text};"));
        self.scope.scalars.push(name);
    }

    /// A function inside the program that takes a function.
    pub(super) fn functional(&mut self) {
        let (f, name, u) = (self.fresh(), self.fresh(), self.fresh());
        let scope = self.scope.clone();
        self.scope.scalars.extend([u.clone(), u.clone(), u.clone()]);
        let body =
            self.restricted(May { arrays: false, variables: false, effects: false }, Self::value);
        self.scope = scope;
        let (start, end) = (self.value(), self.atom());
        let text = match self.random.below(3) {
            0 => "(f: impl Fn(FLOAT) -> FLOAT, x: FLOAT, y: FLOAT) -> FLOAT { f(f(x)) * y }",
            1 => {
                "<F: Fn(FLOAT) -> FLOAT>(f: F, x: FLOAT, y: FLOAT) -> FLOAT { let mut t: FLOAT = c(0.0); for i in 0..3 { t += f(x + y * ⟦i⟧); } t }"
            }
            _ => {
                "(mut f: impl FnMut(FLOAT) -> FLOAT, x: FLOAT, y: FLOAT) -> FLOAT { let t = f(x); if t > y { return t; } f(y) }"
            }
        };
        self.line(&format!("fn {f}{text}"));
        self.line(&format!("let {name} = {f}(|{u}| {body}, {start}, {end}).tanh();"));
        self.scope.scalars.push(name);
    }

    /// A call of a method of a trait, of a struct, of an enum.
    pub(super) fn methods(&mut self) {
        let (k, value, name) = (self.fresh(), self.value(), self.fresh());
        self.line(&format!("let {k} = {value};"));
        let a = self.restricted(May { effects: false, ..ANYTHING }, Self::atom);
        let text = match (self.random.below(4), self.pick(|s| &s.bodies), self.pick(|s| &s.shapes))
        {
            (0, Some(body), _) => format!("{body}.step({k})"),
            (1, Some(body), _) => format!("{body}.heaviest() * {k}"),
            (0..=2, _, Some(shape)) => format!("{shape}.area({k})"),
            _ => format!("Spring {{ k: {a} }}.force({k})"),
        };
        self.line(&format!("let {name} = {text};"));
        self.scope.scalars.push(name);
    }

    /// Parts of slices as arguments.
    pub(super) fn parts_handed_on(&mut self) {
        let (array, k, value) = (self.array(), self.fresh(), self.value());
        let from = if self.one_in(2) { "n".into() } else { self.random.below(3).to_string() };
        self.line(&format!("let {k} = {value};"));
        match self.random.below(5) {
            0 => self.line(&format!("s += weighted(&x[{from}..], {k});")),
            1 => self.line(&format!("s += weighted(&{array}[..{from}], {k});")),
            2 => self.line(&format!("s += relax(&mut {array}[1..], {k});")),
            3 => self.line(&format!(
                "let {k}_part = &mut {array}[{from}..]; {k}_part[0] = {k}_part[0] * {k};"
            )),
            _ => self.line(&format!("if let [u, w, ..] = &{array}[1..] {{ s += *u * *w * {k}; }}")),
        }
    }

    /// A loop left from an inner one, with a value.
    pub(super) fn loop_left_from_inside(&mut self, depth: usize) {
        if self.loops >= 2 {
            return self.functional();
        }
        let (k, name) = (self.fresh(), self.fresh());
        self.line(&format!("let mut {k} = 0;"));
        self.line(&format!("let {name} = 'o{name}: loop {{"));
        self.loops += 2;
        self.without_jumps(|p| {
            p.block(|p| {
                p.line(&format!("{k} += 1;"));
                p.line(&format!("for i{k} in 0..3 {{"));
                p.block(|p| {
                    p.scope.indices.push(format!("i{k}"));
                    p.statements(1, depth - 1);
                    let (condition, a) = (p.condition(), p.value());
                    p.line(&format!("if {condition} {{ break 'o{name} {a}; }}"));
                    let condition = p.condition();
                    p.line(&format!("if {condition} && {k} < 2 {{ continue 'o{name}; }}"));
                    p.statements(1, depth - 1);
                });
                p.line("}");
                let b = p.value();
                p.line(&format!("if {k} > 1 {{ break {b}; }}"));
            });
        });
        self.loops -= 2;
        self.line("};");
        self.scope.scalars.push(name);
    }

    /// A call of the function written along with the program, which changes an array and a struct of it.
    pub(super) fn call_helper(&mut self) {
        let (k, value, depth) = (self.fresh(), self.value(), self.random.below(3));
        let callable = match self.helper {
            Helper::Callable => self.loops < 2,
            Helper::Itself => self.loops == 0,
            Helper::Missing => false,
        };
        let track = self.pick(|s| &s.tracks).unwrap_or_default();
        let array = self.array();
        if !callable || track.is_empty() || array.starts_with(&track) {
            self.line(&format!("let {k} = {value};"));
        } else if self.helper == Helper::Callable {
            self.line(&format!("let {k} = {value};"));
            self.line(&format!(
                "let {k} = helper(x, &mut {array}[..], {k}, {depth}, &mut {track});"
            ));
        } else {
            let track = if track == "track" { track } else { format!("&mut {track}") };
            self.line(&format!("let {k} = {value};"));
            self.line(&format!(
                "let {k} = if depth > 0 {{ helper(x, &mut {array}[..], {k}, depth - 1, {track}) }} else {{ {k} * c(0.3) }};"
            ));
        }
        self.scope.scalars.push(k);
    }
}

/// The way in which a text may call the function that is written along with it.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Helper {
    Callable,
    /// The text is the body of that function, which counts its recursion depth.
    Itself,
    Missing,
}
