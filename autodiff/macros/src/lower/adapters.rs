//! Properties of an iterator that follow from its adapters: if it becomes several loops, and which adapters may follow.

use syn::Expr as Syn;

use super::Lower;
use super::effects::Change;
use super::indexed_iterator::Source;
use super::stmt::strip;
use crate::ir::std_names::Property;

impl Lower {
    /// True if `zip` may follow `e`. If `std` does not know the length of the left iterator, it asks that iterator once
    /// more when the other one ends; otherwise it may leave that out. In nested loops an item cannot end all of the
    /// loops.
    pub(super) fn zips(&self, e: &Syn) -> bool {
        match self.flattened(e) {
            true => !self.computes(e),
            false => !self.may_act(e) || self.lets_some_through(e),
        }
    }

    /// True if `e` calls closures or functions for its items.
    fn computes(&self, e: &Syn) -> bool {
        match strip(e) {
            Syn::MethodCall(m) => {
                m.args.iter().any(|a| self.is_callable(a) || self.computes(a))
                    || self.computes(&m.receiver)
            }
            Syn::Path(_) => self.chain_of(e).is_some() || self.iterator_of(e).is_some(),
            Syn::Call(_) => true,
            _ => false,
        }
    }

    /// True if closures decide the number of items of `e`.
    fn lets_some_through(&self, e: &Syn) -> bool {
        match strip(e) {
            Syn::MethodCall(m) => {
                Property::Filters.has(&m.method.to_string()) || self.lets_some_through(&m.receiver)
            }
            e => self.succession(e).is_some(),
        }
    }

    /// True if the chain becomes several loops, also if the chain is given by its name.
    pub(super) fn flattened(&self, e: &Syn) -> bool {
        match strip(e) {
            Syn::MethodCall(m) => flattens(e) || self.flattened(&m.receiver),
            e => self.chain_of(e).is_some_and(|chain| chain.is_flattened()),
        }
    }

    /// True if `e`, iterated from its end, drops items that have effects: `std` still evaluates those items, before the
    /// others.
    pub(super) fn drops_acting(&self, e: &Syn) -> bool {
        match strip(e) {
            Syn::MethodCall(m) => {
                let drops = m.method == "take" && self.may_act(&m.receiver)
                    || m.method == "zip" && self.may_act(e);
                drops || self.drops_acting(&m.receiver)
            }
            Syn::Call(_) => self.may_act(e),
            Syn::Path(_) => {
                self.iterator_of(e).is_some_and(|iterator| self.source_drops(&iterator.source))
            }
            _ => false,
        }
    }

    /// Refuses an adapter for which `std` may ask for the items in another order or number, if that makes a difference.
    pub(super) fn refuse_acting(&mut self, e: &Syn) -> bool {
        let Syn::MethodCall(m) = strip(e) else { return false };
        let name = m.method.to_string();
        let items = &m.receiver;
        let matters = match (name.as_str(), m.args.len()) {
            ("zip", 1) | ("peekable" | "cycle", 0) => !self.looks(items),
            ("rev", 0) => {
                !self.looks(items) && (self.drops_acting(items) || !self.is_source(items))
            }
            _ => false,
        };
        if matters && self.is_chain(items) {
            let behind = if self.flattened(items) {
                "several loops"
            } else if self.chain_of(items).is_some() {
                "a chain that has a name"
            } else {
                "a closure that may change something"
            };
            self.diag.refuse(
                m.method.span(),
                &format!("`{name}` behind {behind}"),
                "how often and in which order closures are called would matter: collect the items in a `Vec` before; a \
                 method that only looks is called on a shared reference, `let data = &data;`",
            );
            return true;
        }
        self.refuse_acting(items)
    }

    fn source_drops(&self, source: &Source) -> bool {
        let drops = matches!(source, Source::Take(..) | Source::Zip(..))
            && self.source_acts(source) > Change::None;
        drops || source.beneath().into_iter().any(|inner| self.source_drops(inner))
    }
}

/// True if the chain becomes several loops: it contains `flat_map` or `chain`.
pub(super) fn flattens(e: &Syn) -> bool {
    match strip(e) {
        Syn::MethodCall(m) => {
            ["flat_map", "flatten", "chain"].iter().any(|name| m.method == name)
                || flattens(&m.receiver)
        }
        _ => false,
    }
}
