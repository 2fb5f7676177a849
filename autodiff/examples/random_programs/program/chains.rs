//! Closures and iterator chains.

use super::{ANYTHING, May, Program};

/// The items of a chain: the text before the first adapter, the pattern of an item, and the variables that the pattern
/// binds.
struct Items {
    text: String,
    pattern: String,
    values: Vec<String>,
    indices: Vec<String>,
    /// True if there are three items.
    all: bool,
}

/// Adapters that may follow if the items are numbers.
const MORE: &[&str] = &[
    "",
    "",
    "",
    "",
    ".map(|u| u * u)",
    ".filter(|u| *u > c(0.1))",
    ".scan(c(0.2), |t, u| { *t = *t * u + c(0.1); Some(*t) })",
    ".chain(x.iter().map(|u| *u * *u))",
    ".flat_map(|u| [u, u * u])",
];

impl Program {
    /// A closure that reads only values that cannot change, or has copies of those that can.
    pub(super) fn closure(&mut self) {
        let (name, u, w) = (self.fresh(), self.fresh(), self.fresh());
        let by_move = self.one_in(2);
        let may = May { arrays: false, variables: by_move, effects: false };
        let scope = self.scope.clone();
        self.scope.scalars.extend([u.clone(), w.clone()]);
        if by_move {
            // Copying whole structs is not tested here; vectors, boxes and references cannot be copied.
            self.scope.pairs.clear();
            let copied = |place: &String| !place.contains(".near.") && !place.starts_with("track.");
            self.scope.variables.retain(copied);
        }
        let body = self.restricted(may, |p| {
            let (a, b) = (p.value(), p.value());
            match p.random.below(3) {
                0 => format!("{{ let {u} = {a}; if {u} > {w} {{ return {u} * {w}; }} {u} - {b} }}"),
                1 => format!("{{ if {u} < c(0.3) {{ {a} }} else {{ {b} }} }}"),
                _ => a,
            }
        });
        self.scope = scope;
        let by_move = if by_move { "move " } else { "" };
        self.line(&format!("let {name} = {by_move}|{u}: FLOAT, {w}: FLOAT| {body};"));
        self.scope.closures.push(name);
    }

    /// A closure that changes its captured variables.
    pub(super) fn changing_closure(&mut self) {
        let (name, u) = (self.fresh(), self.fresh());
        let place = self.pick(|s| &s.variables).unwrap_or_default();
        let (value, first, second) = self.fixed(|p| (p.value(), p.value(), p.value()));
        self.line("{");
        self.line(&format!("    let mut {name} = |{u}: FLOAT| {{"));
        self.line(&format!("        {place} += {u} * {value};"));
        self.line(&format!("        {place} = ({place} * {u}).sin();"));
        self.line("    };");
        self.line(&format!("    {name}({first});"));
        if self.one_in(2) {
            self.line(&format!("    for i in 0..2 {{ {name}(x[i] * {second}); }}"));
        }
        self.line("}");
    }

    /// An expression to iterate over; with `fixed`, one that does not change.
    fn items(&mut self, fixed: bool) -> Items {
        let array = if fixed || self.one_in(2) { "x".into() } else { self.array() };
        let (u, w, i) = (self.fresh(), self.fresh(), self.fresh());
        let kind = self.random.below(6);
        let (text, pattern, values, indices) = match kind {
            0 => (format!("{array}.iter()"), u.clone(), vec![format!("*{u}")], vec![]),
            1 => (
                format!("x.iter().zip({array}.iter())"),
                format!("({u}, {w})"),
                vec![format!("*{u}"), format!("*{w}")],
                vec![],
            ),
            2 => (
                format!("{array}.iter().enumerate()"),
                format!("({i}, {u})"),
                vec![format!("*{u}")],
                vec![i],
            ),
            3 => ("(0..3)".into(), i.clone(), vec![], vec![i]),
            4 => (
                "x.windows(2)".into(),
                w.clone(),
                vec![format!("{w}[0]"), format!("{w}[1]")],
                vec![],
            ),
            _ => (format!("{array}.iter().copied()"), u.clone(), vec![u.clone()], vec![]),
        };
        let adapter = match (self.random.below(10), kind) {
            (0, _) => ".rev()".to_owned(),
            (1, _) => ".skip(1)".to_owned(),
            (2, _) => ".take(2)".to_owned(),
            (3, _) => ".step_by(2)".to_owned(),
            (4, 0) => format!(".filter(|{u}| **{u} > c(0.1))"),
            (4, 5) => format!(".filter(|{u}| *{u} < c(0.3))"),
            (4, 2) => ".filter(|p| p.0 != 1 && *p.1 < c(0.5))".to_owned(),
            (5, 0) => format!(".take_while(|{u}| **{u} < c(0.8))"),
            (5, 5) => format!(".skip_while(|{u}| *{u} < c(0.2))"),
            _ => String::new(),
        };
        let all = kind != 4 && (adapter.is_empty() || adapter == ".rev()");
        Items { text: text + &adapter, pattern, values, indices, all }
    }

    /// Items mapped to numbers. Returns the chain, and true if there are three items.
    fn mapped(&mut self, fixed: bool) -> (String, bool) {
        let Items { text, pattern, values, indices, all } = self.items(fixed);
        let may = May { arrays: !fixed, variables: !fixed, effects: false };
        let scope = self.scope.clone();
        // The item is chosen more often than other values.
        for _ in 0..3 {
            self.scope.scalars.extend(values.iter().cloned());
        }
        self.scope.indices.extend(indices);
        let value = self.restricted(may, Self::value);
        self.scope = scope;
        let more = self.choose(MORE);
        let all = all && (more.is_empty() || more.starts_with(".map"));
        (format!("{text}.map(|{pattern}| {value}){more}"), all)
    }

    /// A chain to a number.
    pub(super) fn reduced(&mut self) {
        let (name, (chain, _)) = (self.fresh(), self.mapped(false));
        let quiet = May { effects: false, ..ANYTHING };
        let (start, k) = self.restricted(quiet, |p| (p.value(), p.atom()));
        let end = match self.random.below(12) {
            0 => "product::<FLOAT>()".to_owned(),
            1 => format!("fold({start}, |s, t| s * t + {k})"),
            2 => "fold(c(0.2), FLOAT::max)".to_owned(),
            3 => "fold((c(0.1), c(0.9)), |(s, q), t| (s + t * q, q * t.cos())).0".to_owned(),
            4 => format!("reduce(|s, t| s * t + {k}).unwrap_or({start})"),
            5 => format!("min_by(|s, t| s.total_cmp(t)).unwrap_or({start})"),
            6 => format!("last().unwrap_or({start})"),
            7 if !chain.contains(".chain") && !chain.contains(".flat_map") => {
                format!("nth(1).map_or({start}, |u| u * {k})")
            }
            _ => "sum::<FLOAT>()".to_owned(),
        };
        self.line(&format!("let {name} = {chain}.{end};"));
        self.scope.scalars.push(name);
    }

    pub(super) fn collected(&mut self) {
        let (name, (chain, all)) = (self.fresh(), self.mapped(false));
        if ["filter", "while"].iter().any(|leaves_out| chain.contains(leaves_out)) {
            return;
        }
        self.line(&format!("let mut {name}: Vec<FLOAT> = {chain}.collect();"));
        if all {
            self.scope.arrays.push(name);
        } else {
            self.scope.stacks.push(name);
        }
    }

    pub(super) fn for_each(&mut self) {
        let (array, u, w) = (self.array(), self.fresh(), self.fresh());
        let value = self.borrowed(Self::quiet);
        let k = self.fixed(Self::value);
        match self.random.below(3) {
            0 => self.line(&format!("{array}.iter_mut().for_each(|{u}| *{u} = *{u} * {value});")),
            1 => self.line(&format!(
                "{array}.iter_mut().zip(x).for_each(|({u}, {w})| *{u} += *{w} * {value});"
            )),
            _ => self.line(&format!("x.iter().rev().for_each(|{u}| s += *{u} * {k});")),
        }
    }

    /// `for` over a chain.
    pub(super) fn chain_loop(&mut self, depth: usize) {
        let (chain, _) = self.mapped(true);
        if [".chain", ".flat_map"].iter().any(|joined| chain.contains(joined)) {
            // This chain becomes two loops, and no jump may leave them.
            return self.reduced();
        }
        let Some(label) = self.open() else { return };
        let u = self.fresh();
        self.line(&format!("{label}for {u} in {chain} {{"));
        self.block(|p| {
            p.scope.scalars.extend([u.clone(), u]);
            p.statements(2, depth - 1);
            p.jump();
        });
        self.close();
    }
}
