//! Methods that consume an iterator: `sum`, `product`, `fold`, `for_each`, `collect`, `any`, `max_by`, `find`…

use proc_macro2::Span;
use quote::{ToTokens, quote};
use syn::spanned::Spanned;
use syn::{ExprMethodCall, GenericArgument, Type, parse_quote};

use crate::ir::print::placed;
use crate::ir::{Expr, ExprKind, Kind, Place, StmtKind, VarId, kinds};

use super::Lower;
use super::optional::What;
use super::stmt::strip;

impl Lower {
    /// The value of a method that consumes a chain; `None` if `m` is no such method.
    pub(super) fn consumed(&mut self, m: &ExprMethodCall) -> Option<Option<Expr>> {
        let hint = self.hint.take();
        let name = m.method.to_string();
        if name == "rfold" {
            let fold = self.other_method(m)?;
            return self.consumed(&fold);
        }
        let arity = match name.as_str() {
            "sum" | "product" | "count" | "collect" | "unzip" => 0,
            "for_each" | "any" | "all" | "partition" => 1,
            "fold" => 2,
            _ => return None,
        };
        if m.args.len() != arity || !self.is_chain(&m.receiver) {
            return None;
        }
        if arity > 0 && !self.is_callable(&m.args[arity - 1]) {
            return None;
        }
        let ty = match name.as_str() {
            "unzip" => two_arguments(m).or(hint),
            "partition" => type_argument(m).map(|of| parse_quote!((#of, #of))).or(hint),
            _ => type_argument(m).or(hint),
        };
        Some(match name.as_str() {
            "sum" | "product" => self.sum(m, ty, name == "product"),
            "fold" => self.fold(m),
            "collect" => self.collect(m, ty),
            "any" | "all" | "count" => self.search(m),
            "unzip" | "partition" => {
                self.hint = ty;
                self.two_vectors(m)
            }
            _ => {
                self.for_each(m);
                None
            }
        })
    }

    /// Lowers `for_each`.
    pub(super) fn for_each(&mut self, m: &ExprMethodCall) -> Option<()> {
        let span = m.span();
        let chain = self.chain(&m.receiver)?;
        let f = self.callable(&m.args[0])?;
        self.each(chain, false, span, &mut |l, item| {
            l.apply_effect(&f, vec![item], span);
        });
        Some(())
    }

    fn sum(&mut self, m: &ExprMethodCall, ty: Option<Type>, product: bool) -> Option<Expr> {
        let span = m.span();
        let chain = self.chain(&m.receiver)?;
        let ty = ty.filter(|t| !matches!(t, Type::Infer(_)));
        if ty.as_ref().is_some_and(stops_early) {
            return self.refused(
                span,
                "a `sum` or `product` of `Option`s or `Result`s",
                "write the loop, and what it does at the first that holds no value",
            );
        }
        let acc = self.declare_hidden(if product { "product" } else { "sum" }, ty, span);
        self.vars[acc].declared_mut = true;
        let declared = self.statements();
        let start = self.expr(ExprKind::Constant(Default::default(), Kind::Unknown), span);
        self.push(StmtKind::Let { var: acc, init: Some(start) }, span);
        self.each(chain, false, span, &mut |l, item| {
            let item = l.dereferenced(item);
            let kind = l.kind(&item).value().clone();
            let v = &mut l.vars[acc];
            if matches!(v.kind, Kind::Unknown) {
                v.kind = kind;
            }
            let place = Place::var(acc, span);
            if product {
                let old = l.read(acc, span);
                let value = l.binary_of(old, syn::parse_quote!(*), item);
                l.push(StmtKind::Assign { place, op: None, value }, span);
            } else {
                let op = Some(syn::BinOp::Add(syn::Token![+](span)));
                l.push(StmtKind::Assign { place, op, value: item }, span);
            }
        });
        self.start_of_sum(acc, declared, product, m.method.span());
        Some(self.read(acc, span))
    }

    /// Sets the initial value of a sum (−0 for floats, as in `std`) or product, once its type is known.
    fn start_of_sum(&mut self, acc: VarId, declared: usize, product: bool, span: Span) {
        let lib = self.lib.clone();
        let v = &mut self.vars[acc];
        let kind = v.kind.clone();
        if let (None, Kind::Float(Some(ty))) = (&v.ty, &kind) {
            v.ty = Some((**ty).clone());
        }
        let named = v.ty.to_token_stream().to_string();
        let tokens = match (named.as_str(), product) {
            ("f32" | "f64", false) => quote!(-0.0),
            ("f32" | "f64", true) => quote!(1.0),
            (_, false) => placed(quote!(#lib::rt::empty_sum()), span),
            (_, true) => placed(quote!(#lib::rt::empty_product()), span),
        };
        self.set_init(declared, ExprKind::Constant(tokens, kind));
    }

    /// Sets the initial value of the `let` that is statement number `at` of the current block.
    pub(super) fn set_init(&mut self, at: usize, kind: ExprKind) {
        if let Some(stmt) = self.blocks.last_mut().and_then(|b| b.get_mut(at))
            && let StmtKind::Let { init: Some(init), .. } = &mut stmt.kind
        {
            init.kind = kind;
        }
    }

    /// Lowers `fold(init, |acc, item| …)`.
    fn fold(&mut self, m: &ExprMethodCall) -> Option<Expr> {
        let span = m.span();
        // `std` evaluates the chain before the initial value; neither changes variables that the other reads.
        let init = self.value(&m.args[0])?;
        let acc = self.accumulator(init);
        let acc = match type_argument(m) {
            Some(ty) => self.typed(acc, &ty),
            None => acc,
        };
        let chain = self.chain(&m.receiver)?;
        let f = self.callable(&m.args[1])?;
        self.each(chain, false, span, &mut |l, item| {
            if let Some(value) = l.apply_onto(&f, acc.clone(), item, span) {
                l.assign_parts(&acc, value, span);
            }
        });
        Some(acc)
    }

    /// The initial value of a state that the iteration changes. It is an owned value, not a reference.
    pub(super) fn state(&mut self, init: Expr) -> Expr {
        if self.kind(&init).is_mutable_ref() {
            self.diag.refuse(
                init.span,
                "an iteration that starts from a mutable reference (its closure changes what that leads to)",
                "start from a value, and assign the result: `n = items.fold(n, |n, v| n + v);`, or write a loop",
            );
        }
        self.dereferenced(init)
    }

    /// Declares variables that start from `init`, one for each part of a tuple, and returns reads of them.
    fn accumulator(&mut self, init: Expr) -> Expr {
        let (id, span) = (init.id, init.span);
        match init.kind {
            ExprKind::Tuple(parts) => {
                let parts = parts.into_iter().map(|p| self.accumulator(p)).collect();
                Expr { id, kind: ExprKind::Tuple(parts), span }
            }
            kind => {
                let init = self.state(Expr { id, kind, span });
                let var = self.spill_var("acc", init);
                self.vars[var].declared_mut = true;
                self.read(var, span)
            }
        }
    }

    /// Assigns a value, or all parts of a tuple at once.
    fn assign_parts(&mut self, acc: &Expr, value: Expr, span: Span) {
        match (&acc.kind, value.kind) {
            (ExprKind::Tuple(accs), ExprKind::Tuple(values)) if accs.len() == values.len() => {
                let values: Vec<_> =
                    values
                        .into_iter()
                        .map(|v| {
                            if matches!(v.kind, ExprKind::Tuple(_)) {
                                v
                            } else {
                                self.spill("t", v)
                            }
                        })
                        .collect();
                for (acc, value) in accs.iter().zip(values) {
                    self.assign_parts(acc, value, span);
                }
            }
            (ExprKind::Read(place), kind) if !matches!(kind, ExprKind::Tuple(_)) => {
                let value = self.dereferenced(Expr { kind, ..value });
                // A closure that changes its `mut` parameter and returns it has already made the assignment.
                let same = value.variable() == Some(place.base);
                if !same {
                    self.assign_var(place.base, value, span);
                }
            }
            // A tuple that a branch has returned.
            (ExprKind::Tuple(accs), kind @ ExprKind::Read(_)) => {
                let whole = self.spill_var("t", Expr { kind, ..value });
                for (i, acc) in accs.iter().enumerate() {
                    let place = Place::var(whole, span).number(i, span);
                    let part = self.expr(ExprKind::Read(place), span);
                    self.assign_parts(acc, part, span);
                }
            }
            _ => self.diag.refuse(
                span,
                "a `fold` over this kind of value",
                "fold over a float or a tuple of floats written as `(a, b)`, or write the loop",
            ),
        }
    }

    /// Evaluates an item that is not used. Its last closure may have effects.
    pub(super) fn discard(&mut self, item: Expr, span: Span) {
        if let ExprKind::Opaque { .. } = item.kind {
            self.push(StmtKind::Effect(item), span);
        }
    }

    /// True if `m` chooses an item of a chain, or combines all items to one.
    pub(super) fn selects(&self, m: &ExprMethodCall) -> bool {
        let one_loop = || !self.flattened(&m.receiver);
        let known = match (m.method.to_string().as_str(), m.args.first()) {
            ("reduce" | "max_by" | "min_by", Some(f)) => self.is_callable(f),
            ("find" | "position", Some(f)) => self.is_callable(f) && one_loop(),
            ("find_map", Some(f)) => self.is_closure(f) && one_loop(),
            ("nth", Some(_)) => one_loop(),
            ("last", None) => true,
            // The receiver has no name, so it is not used afterwards.
            ("next", None) => {
                let named = matches!(strip(&m.receiver), syn::Expr::Path(_));
                !named && self.iterator_of(&m.receiver).is_none() && one_loop()
            }
            _ => false,
        };
        known && self.is_chain(&m.receiver)
    }

    /// Generates the loop that finds the item.
    pub(super) fn selected(&mut self, m: &ExprMethodCall) -> Option<What> {
        let m = &self.advancing(m);
        if let Some(other) = self.other_method(m) {
            return self.selected(&other);
        }
        let best = self.loop_of(m)?;
        let slot = self.slot_of(&best)?;
        Some(What::Found { flag: slot.flag, value: slot.value.get()?.clone() })
    }

    /// Lowers `any`, `all` and `count`.
    fn search(&mut self, m: &ExprMethodCall) -> Option<Expr> {
        if m.method != "count" && self.flattened(&m.receiver) {
            return self.refused(m.span(), "`any` or `all` over a `flat_map`", "write two loops");
        }
        let m = self.advancing(m);
        let found = self.loop_of(&m)?;
        self.value(&found)
    }
}

/// The type `T` of `sum::<T>()`.
fn type_argument(m: &ExprMethodCall) -> Option<Type> {
    match m.turbofish.as_ref()?.args.first()? {
        GenericArgument::Type(ty) => Some(ty.clone()),
        _ => None,
    }
}

/// The types of the two vectors of `unzip::<_, _, Vec<f64>, Vec<f64>>()`.
fn two_arguments(m: &ExprMethodCall) -> Option<Type> {
    let types = m.turbofish.as_ref()?.args.iter().skip(2);
    let types: Vec<_> = types.collect();
    Some(parse_quote!((#(#types),*)))
}

/// True if a sum of this type ends at the first `None` or `Err`.
fn stops_early(ty: &Type) -> bool {
    kinds::is_named(ty, "Option") || kinds::is_named(ty, "Result")
}
