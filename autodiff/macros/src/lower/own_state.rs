//! Closures with own state: `move` closures that change their captured variables. A copy of such a closure has its own
//! state, but here all uses of a name share one state. So the name is refused if it is passed by value and used elsewhere
//! too.

use std::collections::HashMap;

use syn::visit::{self, Visit};
use syn::{Expr as Syn, Ident, ItemFn, Pat};

use super::Lower;
use super::closure::Closure;
use super::effects::Change;
use crate::ir::words::{name_of, names_in};

/// The uses of a name.
#[derive(Default)]
pub(super) struct Uses {
    all: usize,
    /// Number of uses by value, each of which may be a copy.
    by_value: usize,
    /// True if one of these is executed more than once.
    again: bool,
}

/// The uses of the names in `f` that may stand for closures.
pub(super) fn uses(f: &ItemFn) -> HashMap<String, Uses> {
    let mut found = Found::default();
    found.visit_block(&f.block);
    found.uses
}

#[derive(Default)]
struct Found {
    uses: HashMap<String, Uses>,
    /// Number of loops and closures around the current code. `declared` has the same number for the declarations of
    /// names.
    depth: usize,
    declared: HashMap<String, usize>,
    /// Number of `move` closures around the current code.
    moves: usize,
}

impl Found {
    fn used(&mut self, name: String, by_value: bool) {
        let outside = self.declared.get(&name).copied().unwrap_or(0);
        let uses = self.uses.entry(name).or_default();
        uses.all += 1;
        if by_value || self.moves > 0 {
            uses.by_value += 1;
            uses.again |= self.depth > outside + self.moves;
        }
    }

    fn repeated(&mut self, look: impl FnOnce(&mut Self)) {
        self.depth += 1;
        look(self);
        self.depth -= 1;
    }
}

impl<'a> Visit<'a> for Found {
    fn visit_local(&mut self, l: &'a syn::Local) {
        visit::visit_local(self, l);
        if let Pat::Ident(p) = &l.pat {
            self.declared.insert(p.ident.to_string(), self.depth);
        }
    }

    fn visit_expr(&mut self, e: &'a Syn) {
        match e {
            Syn::Path(_) => name_of(e).into_iter().for_each(|name| self.used(name, true)),
            Syn::Reference(r) => match name_of(&r.expr) {
                Some(name) => self.used(name, false),
                None => visit::visit_expr(self, e),
            },
            Syn::Call(c) => {
                match name_of(&c.func) {
                    Some(name) => self.used(name, false),
                    None => self.visit_expr(&c.func),
                }
                c.args.iter().for_each(|arg| self.visit_expr(arg));
            }
            Syn::Closure(c) => {
                let moves = usize::from(c.capture.is_some());
                self.moves += moves;
                self.repeated(|found| found.visit_expr(&c.body));
                self.moves -= moves;
            }
            Syn::ForLoop(l) => {
                self.visit_expr(&l.expr);
                self.repeated(|found| found.visit_block(&l.body));
            }
            Syn::While(_) | Syn::Loop(_) => self.repeated(|found| visit::visit_expr(found, e)),
            _ => visit::visit_expr(self, e),
        }
    }

    fn visit_macro(&mut self, m: &'a syn::Macro) {
        names_in(m.tokens.clone()).into_iter().for_each(|name| self.used(name, false));
    }

    fn visit_item(&mut self, _: &'a syn::Item) {}
}

impl Lower {
    /// True if `c` owns copies of its captured variables and changes them.
    pub(super) fn keeps_a_state(&self, c: &Closure) -> bool {
        c.moves && self.call_change(c, false) > Change::None
    }

    /// Refuses the name of a closure whose copies would have their own state.
    pub(super) fn refuse_copies(&mut self, name: &Ident, c: &Closure) {
        let shared = |uses: &Uses| uses.by_value > 0 && (uses.all > 1 || uses.again);
        if self.uses.get(&name.to_string()).is_some_and(shared) && self.keeps_a_state(c) {
            self.diag.refuse(
                name.span(),
                "a `move` closure that changes what it has captured, and of which there may be copies",
                "give `&mut` of it, or write the closure where it is given",
            );
        }
    }
}
