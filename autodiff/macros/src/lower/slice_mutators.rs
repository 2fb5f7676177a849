//! Methods of slices and vectors that move elements: the prelude defines them.

use proc_macro2::Ident;
use quote::{ToTokens, quote};
use syn::spanned::Spanned;
use syn::{Expr as Syn, ExprMethodCall, parse_quote, parse_quote_spanned};

use crate::ir::refusals::Construct;
use crate::ir::std_names::Property;
use crate::ir::{Expr, ExprKind, Kind, StmtKind};

use super::Lower;
use super::effects::Change;
use super::prelude::SLICES;
use super::scope::Binding;
use super::stmt::strip;

impl Lower {
    /// Lowers `x.reverse();` and similar methods for a slice or vector that may carry a derivative; `None` for other
    /// methods.
    pub(super) fn rearranged(&mut self, m: &ExprMethodCall) -> Option<()> {
        if let Some(block) = self.presumed(m) {
            self.expr_statement(&block);
            return Some(());
        }
        let name = m.method.to_string();
        let of_vec = ["pop", "extend_from_slice"].contains(&name.as_str());
        let defined = SLICES.called(m).filter(|f| matches!(f.sig.output, syn::ReturnType::Default));
        let known = match name.as_str() {
            "pop" => m.args.is_empty(),
            "extend" | "extend_from_slice" => m.args.len() == 1,
            sort if Property::Sorts.has(sort) => m.args.len() == 1,
            _ => defined.is_some(),
        };
        let is_vec = of_vec && self.is_stack(&m.receiver);
        if !known || !(is_vec || self.holds_floats(&m.receiver)) {
            return None;
        }
        let span = m.span();
        if name == "pop" {
            let place = self.slice_place(&m.receiver)?;
            let length = self.length_of(&place, span);
            let zero = self.integer(0, span);
            let cond = self.binary_of(length, syn::parse_quote!(>), zero);
            self.when(cond, span, |l| l.push(StmtKind::Pop { place }, span));
            return Some(());
        }
        if Property::Sorts.has(&name) {
            return self.sorted(m);
        }
        let Some(f) = defined else { return self.extend(m, m.args.first()?) };
        let block = match m.args.first().map(strip) {
            // The vector has no name, so that nobody sees that it is empty afterwards.
            Some(Syn::Reference(new)) if name == "append" && is_new(&new.expr) => {
                let (receiver, new) = (&m.receiver, &new.expr);
                let t = self.names.fresh("t", span);
                parse_quote_spanned!(span=> { let #t = #new; #receiver.extend_from_slice(&#t); })
            }
            _ => self.body_for(&f, m)?,
        };
        self.expr_statement(&block);
        Some(())
    }

    /// The body of the definition `f` for the receiver and the arguments of `m`.
    fn body_for(&mut self, f: &syn::ItemFn, m: &ExprMethodCall) -> Option<Syn> {
        let args: Vec<&Syn> = std::iter::once(&*m.receiver).chain(&m.args).collect();
        self.defined(f, &args, m.span())
    }

    /// Lowers `v.extend(items)`: each item is pushed.
    fn extend(&mut self, m: &ExprMethodCall, items: &Syn) -> Option<()> {
        let span = m.span();
        let place = self.slice_place(&m.receiver)?;
        let items = self.chain_or_slice(items)?;
        self.each(items, false, span, &mut |l, item| {
            let value = l.dereferenced(item);
            let value = match value.kind {
                ExprKind::Read(of) => l.handed_over(of, value.span),
                _ => value,
            };
            l.push_onto(place.clone(), value, span);
        });
        Some(())
    }

    /// Lowers `v.sort_by(compare);` and `v.sort_by_key(key);`. The order of the elements is a constant for the
    /// derivative.
    fn sorted(&mut self, m: &ExprMethodCall) -> Option<()> {
        let span = m.span();
        let compare = m.args.first()?;
        if self.change(compare, false) == Change::Surely {
            return self.refused(compare.span(), "a comparison with effects", "compare only");
        }
        let s = self.alias(&m.receiver)?;
        let lib = &self.lib;
        let order = match m.method.to_string().ends_with("key") {
            true => quote!(#lib::rt::sorted_order_by_key(&#s[..], #compare)),
            false => quote!(#lib::rt::sorted_order(&#s[..], #compare)),
        };
        let order = self.opaque(order, span, true, Construct::Check);
        let ty = Some(syn::parse_quote!(::std::vec::Vec<usize>));
        let var = self.spill_as("order", ty, order);
        let order = self.names.fresh("order", span);
        self.bind_to(&order, Binding::Var(var));
        let f = SLICES.method("in_order", 1)?;
        let block = self.defined(&f, &[&parse_quote!(#s), &parse_quote!(#order)], span)?;
        self.expr_statement(&block);
        Some(())
    }

    /// Lowers a sort of an inactive sequence, whose comparison may read active values.
    pub(super) fn sorted_numbers(&mut self, m: &ExprMethodCall) -> Option<()> {
        let var = self.named(&m.receiver)?;
        let sorts = m.method.to_string().starts_with("sort") && self.vars[var].kind.is_discrete();
        if !sorts || m.args.iter().any(|arg| self.change(arg, false) == Change::Surely) {
            return None;
        }
        let (tokens, _) = self.rename(m.to_token_stream());
        let vars = vec![var];
        let kind = ExprKind::Opaque { tokens, vars, readonly: false, what: Construct::Sort };
        let effect = self.expr(kind, m.span());
        self.push(StmtKind::Effect(effect), m.span());
        Some(())
    }

    /// True if `m` removes elements from a vector.
    pub(super) fn takes_out(&self, m: &ExprMethodCall) -> bool {
        let name = m.method.to_string();
        matches!(name.as_str(), "remove" | "swap_remove" | "split_off" | "drain")
            && m.args.len() == 1
            && self.is_vec(&m.receiver)
    }

    /// Lowers a method that removes elements from a vector: `remove`, `swap_remove`, `split_off`, `drain`.
    pub(super) fn taken_out(&mut self, m: &ExprMethodCall) -> Option<Option<Expr>> {
        if let Some(block) = self.presumed(m) {
            return Some(self.value(&block));
        }
        if !self.takes_out(m) || !self.holds_floats(&m.receiver) {
            return None;
        }
        let f = SLICES.method(&m.method.to_string(), if m.method == "drain" { 2 } else { 1 })?;
        if m.method != "drain" {
            return Some(self.body_for(&f, m).and_then(|block| self.value(&block)));
        }
        let (span, at) = (m.span(), &m.args[0]);
        let Syn::Range(r) = strip(at) else {
            let what = "`drain` of a range that has a name";
            self.diag.refuse(at.span(), what, "write the range: `drain(a..b)`");
            return Some(None);
        };
        let (start, s) = (r.start.as_deref().cloned(), self.alias(&m.receiver)?);
        let end = match (&r.end, r.limits) {
            (None, _) => parse_quote_spanned!(span=> #s.len()),
            (Some(end), syn::RangeLimits::HalfOpen(_)) => (**end).clone(),
            (Some(end), _) => parse_quote_spanned!(span=> (#end) + 1),
        };
        let args = [&parse_quote!(#s), &start.unwrap_or_else(|| parse_quote!(0)), &end];
        Some(self.defined(&f, &args, span).and_then(|block| self.value(&block)))
    }

    /// A name for the slice `e`.
    pub(super) fn alias(&mut self, e: &Syn) -> Option<Ident> {
        let place = self.slice_place(e)?;
        let place = self.behind_reference(place);
        let name = self.names.fresh("part", e.span());
        self.bind_to(&name, Binding::Alias { place, mutable: true });
        Some(name)
    }

    /// True if `e` is known to be a slice, array or vector that may contain floats.
    fn holds_floats(&mut self, e: &Syn) -> bool {
        let kind = self.kind_of(e);
        kind.is_some_and(
            |kind| matches!(kind.value(), Kind::Seq(element) if !element.is_discrete()),
        ) && self.may_carry(e)
    }
}

/// True if `e` is a new vector that no other code uses.
fn is_new(e: &Syn) -> bool {
    match strip(e) {
        Syn::Macro(m) => m.mac.path.is_ident("vec"),
        Syn::MethodCall(m) => ["clone", "to_vec", "collect"].iter().any(|name| m.method == name),
        _ => false,
    }
}
