//! Iterators with a name: `let squares = x.iter().map(|v| v * v);`, `let mut items = x.iter();`.
//!
//! The name stands for the iterator. An indexable iterator is represented by its source and the index of the next item,
//! an integer variable: `next` takes that item. Another one, such as `filter`, can be used once by its name.

use std::rc::Rc;

use proc_macro2::Span;
use syn::{Expr as Syn, Pat};

use crate::ir::std_names::Property;
use crate::ir::{Expr, ExprKind, Kind, Place, StmtKind, VarId};

use super::Lower;
use super::chain::Chain;
use super::effects::Change;
use super::indexed_iterator::{Parts, Source, library_function};
use super::optional::What;
use super::scope::Binding;
use super::stmt::strip;

/// An iterator with a name.
#[derive(Clone)]
pub(super) struct Iterator {
    pub(super) source: Rc<Source>,
    /// The index of the next item, if some items may have been taken.
    next: Option<VarId>,
}

impl Lower {
    /// The iterator or range that `e` names, or a clone of one.
    pub(super) fn iterator_of(&self, e: &Syn) -> Option<Iterator> {
        match strip(e) {
            Syn::Path(p) => match self.binding_of(p)? {
                Binding::Iterator(iterator) => Some(iterator.clone()),
                Binding::Var(var) => {
                    let source = Rc::new(self.numbers_of(*var)?);
                    Some(Iterator { source, next: None })
                }
                _ => None,
            },
            // A clone has its own copy of the variables that its closures have changed.
            Syn::MethodCall(m) if m.method == "clone" => self
                .iterator_of(&m.receiver)
                .filter(|iterator| self.source_acts(&iterator.source) < Change::Surely),
            _ => None,
        }
    }

    /// Like [`iterator_of`](Self::iterator_of), if items are taken: a clone advances independently.
    pub(super) fn own_iterator_of(&mut self, e: &Syn) -> Option<Iterator> {
        let mut iterator = self.iterator_of(e)?;
        if let (Syn::MethodCall(_), Some(next)) = (strip(e), iterator.next) {
            let span = syn::spanned::Spanned::span(e);
            let now = self.read(next, span);
            let own = self.spill_var("next", now);
            self.vars[own].declared_mut = true;
            iterator.next = Some(own);
        }
        Some(iterator)
    }

    /// True if `m` is `items.next()` of an iterator with a name.
    pub(super) fn advances(&self, m: &syn::ExprMethodCall) -> bool {
        m.method == "next" && m.args.is_empty() && self.iterator_of(&m.receiver).is_some()
    }

    /// The iterator whose items are taken by a loop over `items.by_ref()`, `&mut items` or a range that advances.
    pub(super) fn borrowed_iterator(&self, e: &Syn) -> Option<Syn> {
        let items = match strip(e) {
            Syn::MethodCall(m) if m.method == "by_ref" => &*m.receiver,
            Syn::Reference(r) if r.mutability.is_some() => &*r.expr,
            e if self.is_moving_range(e) => e,
            _ => return None,
        };
        let named = matches!(strip(items), Syn::Path(_)) && self.iterator_of(items).is_some();
        let known = named || self.is_moving_range(items);
        known.then(|| items.clone())
    }

    /// The chain that `e` names.
    pub(super) fn chain_of(&self, e: &Syn) -> Option<Rc<Chain>> {
        let Syn::Path(p) = strip(e) else { return None };
        match self.binding_of(p)? {
            Binding::Chain(chain) => Some(chain.clone()),
            _ => None,
        }
    }

    /// Binds `let name = iterator;`; `None` if `init` is no such iterator.
    pub(super) fn bind_iterator(&mut self, pat: &Pat, init: &Syn) -> Option<()> {
        let Pat::Ident(p) = pat else { return None };
        let numbers = matches!(strip(init), Syn::MethodCall(_)) && self.is_range(init);
        if p.by_ref.is_some() || !(numbers || self.gives_floats(init)) {
            return None;
        }
        if self.is_source(init) {
            let source = Rc::new(self.source(init)?);
            let next = p.mutability.is_some().then(|| self.counter("next", p.ident.span()));
            self.bind_to(&p.ident, Binding::Iterator(Iterator { source, next }));
            return Some(());
        }
        if p.mutability.is_none() && self.is_chain(init) {
            let chain = Rc::new(self.chain(init)?);
            self.bind_to(&p.ident, Binding::Chain(chain));
            return Some(());
        }
        None
    }

    /// The first item and the closure of `iter::successors(Some(first), |item| …)`.
    pub(super) fn succession<'e>(&self, e: &'e Syn) -> Option<(&'e Syn, &'e Syn)> {
        let Syn::Call(c) = strip(e) else { return None };
        let successors = library_function(&c.func)? == "successors" && c.args.len() == 2;
        let (Syn::Call(first), next) = (strip(c.args.first()?), c.args.get(1)?) else {
            return None;
        };
        let some = super::option_methods::makes(first, &["Some"]);
        let known = successors && some && first.args.len() == 1 && self.is_closure(next);
        known.then(|| (&first.args[0], next))
    }

    /// True if the items of an iterator may carry a derivative. Other iterators are ordinary values.
    pub(super) fn gives_floats(&self, e: &Syn) -> bool {
        let Syn::MethodCall(m) = strip(e) else { return false };
        let computed = m.args.iter().any(|a| self.is_callable(a));
        if computed || self.gives_floats(&m.receiver) {
            return true;
        }
        let known = |e: &Syn| match strip(e) {
            Syn::Path(p) => self.local(p).is_some_and(|var| self.vars[var].kind.is_discrete()),
            Syn::Range(_) => true,
            _ => false,
        };
        let carry =
            |items: &Syn| self.is_slice_like(items) && !known(items) && !self.is_const(items);
        let other = m.args.first().filter(|_| m.method == "zip" || m.method == "chain");
        carry(&m.receiver) || other.is_some_and(|other| carry(other) || self.gives_floats(other))
    }

    /// The remaining items of the iterator.
    pub(super) fn rest_of(&mut self, iterator: &Iterator, span: Span) -> Source {
        let source = (*iterator.source).clone();
        match iterator.next {
            None => source,
            Some(next) => {
                let taken = self.read(next, span);
                Source::Skip(Box::new(source), self.spill("taken", taken))
            }
        }
    }

    /// `items.next()` or `items.peek()`: the flag that is true if there is a next item, and the item.
    pub(super) fn next_item(
        &mut self,
        iterator: &Iterator,
        taken: bool,
        span: Span,
    ) -> Option<What> {
        let Some(next) = iterator.next else {
            return self.refused(
                span,
                "`next` of an iterator that is not `mut`",
                "declare it `mut`",
            );
        };
        let read = self.read(next, span);
        let flag = match self.source_length(&iterator.source, span) {
            None => self.truth(true, span),
            Some(length) => self.binary_of(read, syn::parse_quote!(<), length),
        };
        let flag = self.spill_var("present", flag);
        Some(What::Next { flag, iterator: iterator.clone(), taken })
    }

    /// The item if it is `taken`, otherwise a reference to it.
    pub(super) fn item_of(&mut self, iterator: &Iterator, taken: bool, span: Span) -> Option<Expr> {
        let next = iterator.next?;
        let at = self.read(next, span);
        let at = self.spill("at", at);
        if taken {
            self.count_up(next, span);
        }
        let item = self.item(&iterator.source, at, false, span)?;
        let item = self.shareable(item);
        Some(match item.kind {
            ExprKind::Read(place) if !taken => {
                self.expr(ExprKind::Borrow { mutable: false, place }, span)
            }
            kind => Expr { kind, ..item },
        })
    }

    /// `m`, a consumer that may end early, so that it leaves the iterator that its receiver names at the right item.
    pub(super) fn advancing(&self, m: &syn::ExprMethodCall) -> syn::ExprMethodCall {
        let mut m = m.clone();
        if Property::Stops.has(&m.method.to_string()) && self.moves(&m.receiver) {
            let items = &m.receiver;
            m.receiver = syn::parse_quote!(#items.by_ref());
        }
        m
    }

    /// True if `e` names an iterator that advances.
    pub(super) fn moves(&self, e: &Syn) -> bool {
        self.next_of(e).is_some()
    }

    pub(super) fn next_of(&self, e: &Syn) -> Option<VarId> {
        let Syn::Path(_) = strip(e) else { return None };
        self.iterator_of(e)?.next
    }

    /// The number of remaining items.
    pub(super) fn items_left(&mut self, iterator: &Iterator, span: Span) -> Option<Expr> {
        let rest = self.rest_of(iterator, span);
        self.source_length(&rest, span)
    }

    /// The remainder of `chunks_exact`.
    pub(super) fn remainder(&mut self, iterator: &Iterator, span: Span) -> Option<Expr> {
        let Source::Parts { place, size, parts: Parts::Exact, .. } = &*iterator.source else {
            return None;
        };
        let length = self.length_of(place, span);
        let over = self.binary_of(length.clone(), syn::parse_quote!(%), size.clone());
        let start = self.binary_of(length, syn::parse_quote!(-), over);
        let start = self.spill("start", start);
        let place = place.clone().part(Some(start), None);
        Some(self.expr(ExprKind::Borrow { mutable: false, place }, span))
    }

    /// Lowers `let (a, b): (Vec<_>, Vec<_>) = items.unzip();`, or `partition`: two vectors.
    pub(super) fn two_vectors(&mut self, m: &syn::ExprMethodCall) -> Option<Expr> {
        let span = syn::spanned::Spanned::span(m);
        let types = match self.hint.take() {
            Some(syn::Type::Tuple(t)) => t.elems.into_iter().collect(),
            _ => vec![],
        };
        let test = match m.args.first() {
            Some(f) => Some(self.callable(f)?),
            None => None,
        };
        let chain = self.chain(&m.receiver)?;
        let mut vector = |k: usize, name: &str| self.empty_vector(name, types.get(k), span);
        let vars = match test {
            Some(_) => [vector(0, "chosen"), vector(1, "others")],
            None => [vector(0, "first"), vector(1, "second")],
        };
        self.each(chain, false, span, &mut |l, item| {
            let Some(f) = &test else {
                let ExprKind::Tuple(parts) = item.kind else {
                    l.diag.refuse(span, "`unzip` of these items", "give pairs: `map(|x| (a, b))`");
                    return;
                };
                vars.iter().zip(parts).for_each(|(&var, part)| l.push_to(var, part, span));
                return;
            };
            let item = l.shareable(item);
            let Some(cond) = l.test(f, &item, span) else { return };
            let chosen = |l: &mut Self| l.push_to(vars[0], item.clone(), span);
            l.when_else(cond, span, chosen, |l| l.push_to(vars[1], item.clone(), span));
        });
        let both = vars.iter().map(|&var| self.read(var, span)).collect();
        self.unnamed.extend(vars);
        Some(self.expr(ExprKind::Tuple(both), span))
    }

    /// Declares a variable for an empty vector.
    pub(super) fn empty_vector(&mut self, name: &str, ty: Option<&syn::Type>, span: Span) -> VarId {
        let path = quote::quote!(::std::vec::Vec::new);
        let init = self.pure_call(path, vec![], Kind::Unknown, span);
        let var = self.spill_as(name, ty.cloned(), init);
        self.vars[var].declared_mut = true;
        var
    }

    /// Lowers `var.push(value)`, which also determines the kind of the elements.
    pub(super) fn push_to(&mut self, var: VarId, value: Expr, span: Span) {
        let value = self.dereferenced(value);
        self.push_onto(Place::var(var, span), value, span);
    }

    /// Lowers `place.push(value)`. A float or integer also determines the kind of the elements.
    pub(super) fn push_onto(&mut self, place: Place, value: Expr, span: Span) {
        let element = self.kind(&value);
        let kind = &mut self.vars[place.base].kind;
        let known = matches!(element, Kind::Float(_) | Kind::Discrete);
        let unknown = match kind {
            Kind::Unknown => true,
            Kind::Seq(element) => matches!(**element, Kind::Unknown),
            _ => false,
        };
        if known && unknown && place.proj.is_empty() {
            *kind = Kind::Seq(Box::new(element));
        }
        self.push(StmtKind::Push { place, value }, span);
    }
}
