//! Declarations, assignments, arrays as a whole.

use super::Program;
use super::dialect::COMPOUND;

/// The variable of a place.
fn root(place: &str) -> &str {
    place.split(['.', '[']).next().unwrap_or(place)
}

impl Program {
    /// A place of a number.
    pub(super) fn place(&mut self) -> String {
        if self.one_in(2) {
            self.pick(|s| &s.variables).unwrap_or_default()
        } else {
            self.element()
        }
    }

    pub(super) fn constant_value(&mut self) {
        let value = self.value();
        let name = if self.one_in(4) { "a".into() } else { self.fresh() };
        self.line(&format!("let {name} = {value};"));
        self.scope.scalars.push(name);
    }

    pub(super) fn assign(&mut self) {
        let (place, value) = (self.place(), self.value());
        self.line(&format!("{place} = {value};"));
    }

    pub(super) fn compound(&mut self) {
        let (place, value) = (self.place(), self.value());
        let op = self.choose(&["+=", "-=", "*="]);
        self.line(&format!("{COMPOUND}{place} {op} {value};"));
    }

    pub(super) fn next_index(&mut self) {
        if self.one_in(3) {
            let atom = self.atom();
            return self.line(&format!("n = bin({atom});"));
        }
        let k = 1 + self.random.below(2);
        self.line(&format!("n = (n + {k}) % 3;"));
    }

    pub(super) fn declare(&mut self) {
        let (first, second) = (self.fresh(), self.fresh());
        let (a, b) = (self.value(), self.value());
        match self.random.below(4) {
            0 | 1 => {
                let pair =
                    if self.one_in(2) { format!("({a}, {b})") } else { format!("both({a}, {b})") };
                self.line(&format!("let ({first}, mut {second}) = {pair};"));
                self.scope.scalars.push(first);
                self.scope.variables.push(second);
            }
            2 => {
                let constant = self.constant();
                self.line(&format!("let mut {first} = {constant};"));
                self.scope.variables.push(first);
            }
            _ => {
                self.line(&format!("let mut {first} = {a};"));
                self.scope.variables.push(first);
            }
        }
    }

    /// Two assignments at once, or one at an index that the same expression changes.
    pub(super) fn simultaneous(&mut self) {
        let (a, b) = (self.value(), self.value());
        if self.one_in(2) {
            let last = self.pick(|s| &s.variables).unwrap_or_default();
            if last != "s" {
                self.line(&format!("(s, {last}) = ({a}, {b});"));
            }
            return;
        }
        let array = self.array();
        self.line(&format!("{array}[{{ n = (n + 1) % 3; n }}] = {a};"));
    }

    /// Two places swapped, or one replaced.
    pub(super) fn exchange(&mut self) {
        let (one, two) = (self.place(), self.place());
        if root(&one) != root(&two) && self.one_in(2) {
            self.line(&format!("std::mem::swap(&mut {one}, &mut {two});"));
            return;
        }
        let (old, value) = (self.fresh(), self.quiet());
        let k = self.fresh();
        self.line(&format!("let {k} = {value}; let {old} = std::mem::replace(&mut {one}, {k});"));
        self.scope.scalars.push(old);
    }

    pub(super) fn local_array(&mut self) {
        let name = self.fresh();
        let (a, b, d) = (self.value(), self.value(), self.atom());
        let value = match self.random.below(5) {
            0 => "[c(0.0); 3]".to_owned(),
            1 => format!("vec![{a}; 3]"),
            2 => format!("vec![{a}, {d}, c(0.5)]"),
            3 => self.choose(&["x.to_vec()", "m.to_vec()"]),
            _ => format!("[{a}, {b}, {d}]"),
        };
        self.line(&format!("let mut {name} = {value};"));
        self.scope.arrays.push(name);
    }

    /// Arrays in an array or vector.
    pub(super) fn rows(&mut self) {
        let name = self.fresh();
        let (a, b, d) = (self.value(), self.value(), self.atom());
        let value = match self.random.below(3) {
            0 => format!("[[{a}, {b}, {d}]; 2]"),
            1 => format!("[[c(0.0); 3], [{a}, {d}, {b}]]"),
            _ => format!("vec![vec![{a}; 3], vec![{d}, c(0.2), {b}]]"),
        };
        self.line(&format!("let mut {name} = {value};"));
        self.scope.arrays.extend(["[0]", "[1]", "[n % 2]"].map(|row| format!("{name}{row}")));
    }

    /// Several elements at once, or a call that changes an array.
    pub(super) fn whole_array(&mut self) {
        let (array, other) = (self.array(), self.array());
        let apart = root(&array) != root(&other);
        let (k, value) = (self.fresh(), self.value());
        match self.random.below(6) {
            0 => {
                let (i, j) = (self.index(), self.index());
                self.line(&format!("{array}.swap({i}, {j});"));
            }
            1 => self.line(&format!("let {k} = {value}; {array}[1..].fill({k});")),
            2 if apart => self.line(&format!("{array}[..2].copy_from_slice(&{other}[1..]);")),
            3 if apart => {
                self.line(&format!(
                    "let {k} = {value}; scaled(&mut {array}[..], &{other}[..], {k});"
                ));
            }
            4 => {
                self.line(&format!("let {k} = {value}; let {k} = relax(&mut {array}[..], {k});"));
                self.scope.scalars.push(k);
            }
            _ => self.line(&format!("let {k} = {value}; scaled(&mut {array}[..], x, {k});")),
        }
    }

    /// A call with `&mut`, once or twice.
    pub(super) fn change_by_call(&mut self) {
        let (place, k, value) = (self.place(), self.fresh(), self.value());
        self.line(&format!("let {k} = {value}; bump(&mut {place}, {k});"));
        if self.one_in(2) {
            self.line(&format!("bump(&mut {place}, {k});"));
        }
    }

    /// References to elements, a slice in two parts.
    pub(super) fn in_parts(&mut self, _: usize) {
        let (array, index) = (self.array(), self.index());
        let (r, t) = (self.fresh(), self.fresh());
        self.line("{");
        self.indent += 1;
        if self.one_in(2) {
            self.line(&format!("let {r} = &mut {array}[{index}];"));
            let (a, b) = self.borrowed(|p| (p.value(), p.quiet()));
            self.line(&format!("*{r} = *{r} * {a};"));
            self.line("n = (n + 1) % 3;");
            self.line(&format!("*{r} += {b};"));
        } else {
            self.line(&format!("let ({r}, {t}) = {array}.split_at_mut(1);"));
            let (a, b) = self.borrowed(|p| (p.value(), p.value()));
            self.line(&format!("{r}[0] = {t}[1] * {a};"));
            self.line(&format!("{t}[n % 2] = {r}[0] + {b};"));
            self.line(&format!("{t}[0] *= {t}[1];"));
        }
        self.indent -= 1;
        self.line("}");
    }
}
