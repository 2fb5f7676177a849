//! Adjoints of calls: the callee's pullback, found beside the callee.

use std::collections::BTreeMap;

use proc_macro2::{Ident, TokenStream};
use quote::{quote, quote_spanned};

use crate::emit::Around;
use crate::ir::{Call, Expr, ExprKind, Kind, Place, Proj, Stmt, VarId};

use super::Reverse;

/// An argument in the reverse sweep.
struct Argument {
    primal: TokenStream,
    shadow: Shadow,
}

enum Shadow {
    Inactive,
    /// A mutable reference to a place of the shadow of `root`; `view` is the primal slice.
    Active {
        root: VarId,
        place: TokenStream,
        view: TokenStream,
    },
}

impl Reverse<'_> {
    pub(super) fn call(&mut self, result: Option<VarId>, call: &Call, stmt: &Stmt) -> TokenStream {
        self.write_guards(call);
        if !call.args.iter().any(|arg| self.a.varied(arg)) {
            return TokenStream::new();
        }
        let args: Vec<_> = call.args.iter().map(|arg| self.argument(arg, call, stmt)).collect();
        let mut roots: BTreeMap<VarId, usize> = BTreeMap::new();
        for arg in &args {
            if let Shadow::Active { root, .. } = &arg.shadow {
                *roots.entry(*root).or_default() += 1;
            }
        }
        let shared: Vec<VarId> = roots.iter().filter(|(_, n)| **n > 1).map(|(r, _)| *r).collect();
        let lib = self.lib;
        let mut printed = Vec::new();
        let mut parts: BTreeMap<VarId, Vec<(Ident, TokenStream)>> = BTreeMap::new();
        for (arg, source) in args.into_iter().zip(&call.args) {
            let span = source.span;
            let shadow = match arg.shadow {
                Shadow::Inactive => quote_spanned!(span=> #lib::Inactive),
                Shadow::Active { root, view, .. } if shared.contains(&root) => {
                    let name = self.numbered("d", stmt.span);
                    let span = self.span_in(root, source, &view, call, stmt);
                    parts.entry(root).or_default().push((name.clone(), span));
                    quote!(#name)
                }
                Shadow::Active { place, .. } => quote_spanned!(span=> &mut #place),
            };
            printed.push(arg.primal);
            printed.push(shadow);
        }
        if let Some(var) = result {
            let seed = if self.a.is_active(var) {
                let name = self.shadow_name(var);
                quote!(#name)
            } else {
                quote!(#lib::zero())
            };
            printed.push(seed);
        }
        let (path, generics) = (&call.companion, &call.generics);
        let rule = if call.second { quote!(__jvp_vjp) } else { quote!(__vjp) };
        let mut tokens = quote!(#path::#rule #generics(#(#printed),*));
        for (root, spans) in parts {
            tokens = self.with_parts(root, &spans, &tokens);
        }
        quote!(#tokens;)
    }

    /// The checks before a call that writes into `#[write_once]` buffers.
    fn write_guards(&mut self, call: &Call) {
        for arg in &call.args {
            let (ExprKind::Borrow { place, .. } | ExprKind::Read(place)) = &arg.kind else {
                continue;
            };
            let root = self.a.root(place);
            if !self.a.vars[root].write_once || !self.a.is_mutable_argument(arg) {
                continue;
            }
            let guard = self.guard(root);
            let printed = self.emit().place(place);
            let borrow = matches!(arg.kind, ExprKind::Borrow { .. }).then(|| quote!(&));
            self.around(call).before.extend(quote!(#guard.write(#borrow #printed);));
        }
    }

    /// Several shadows that are parts of one buffer.
    fn with_parts(
        &mut self,
        root: VarId,
        parts: &[(Ident, TokenStream)],
        body: &TokenStream,
    ) -> TokenStream {
        let lib = self.lib;
        let shadow = self.shadow_name(root);
        let shadow = if self.a.vars[root].kind.is_ref() {
            quote!(&mut *#shadow)
        } else {
            quote!(&mut #shadow)
        };
        let names = parts.iter().map(|(name, _)| name);
        let spans = parts.iter().map(|(_, span)| span);
        quote!(#lib::with_parts(#shadow, [#(#spans),*], |[#(#names),*]| #body))
    }

    /// The elements of `root` that the argument `arg` covers: found again, or kept if `root` is gone.
    fn span_in(
        &mut self,
        root: VarId,
        arg: &Expr,
        view: &TokenStream,
        call: &Call,
        stmt: &Stmt,
    ) -> TokenStream {
        let lib = self.lib;
        let v = &self.a.vars[root];
        let base = &v.name;
        let borrow = (!v.kind.is_ref()).then(|| quote!(&));
        let span = quote!(#lib::span_of(#borrow #base, #view));
        if !self.a.is_mutated(root) || self.a.base_available(root) {
            self.demand(arg);
            self.needed.insert(root);
            return span;
        }
        let site = self.new_site(stmt, stmt.span);
        let name = self.numbered("v", stmt.span);
        self.takes.push(quote!(let #name = #site.take();));
        self.around(call).before.extend(quote!(#site.keep(#span);));
        quote!(#name)
    }

    fn argument(&mut self, arg: &Expr, call: &Call, stmt: &Stmt) -> Argument {
        match &arg.kind {
            ExprKind::Borrow { place, .. } => self.reference(arg, place, quote!(&), call, stmt),
            ExprKind::Read(place) if self.a.place_kind(place).is_ref() => {
                self.reference(arg, place, TokenStream::new(), call, stmt)
            }
            ExprKind::Read(place) if self.a.varied(arg) => {
                let primal = self.value(arg, stmt);
                let shadow = self.shadow(place, stmt);
                let root = self.a.root(place);
                let view = quote!(::core::slice::from_ref(&#primal));
                Argument { primal, shadow: Shadow::Active { root, place: shadow, view } }
            }
            _ => {
                if self.a.varied(arg) {
                    self.diag.refuse(
                        arg.span,
                        "this argument",
                        "bind it to a name with `let` before the call",
                    );
                }
                let primal = crate::emit::strip(self.value(arg, stmt));
                Argument { primal, shadow: Shadow::Inactive }
            }
        }
    }

    /// An argument that is a reference: `place` is what it borrows (`&`), or the reference itself.
    fn reference(
        &mut self,
        arg: &Expr,
        place: &Place,
        borrow: TokenStream,
        call: &Call,
        stmt: &Stmt,
    ) -> Argument {
        let mutable = self.a.is_mutable_argument(arg);
        let printed = self.emit().place(place);
        let view = quote!(#borrow #printed);
        let primal = self.contents(view.clone(), place, mutable, call, stmt);
        let shadow = self.reference_shadow(arg, place, view, stmt);
        Argument { primal, shadow }
    }

    fn reference_shadow(
        &mut self,
        arg: &Expr,
        place: &Place,
        view: TokenStream,
        stmt: &Stmt,
    ) -> Shadow {
        if !self.a.varied(arg) {
            return Shadow::Inactive;
        }
        let mut target = place.clone();
        if !matches!(arg.kind, ExprKind::Borrow { .. }) {
            target.proj.push(Proj::Deref);
        }
        let root = self.a.root(place);
        let place = self.shadow(&target, stmt);
        Shadow::Active { root, place, view }
    }

    /// The primal slice for the pullback: what lies there still, or a copy.
    ///
    /// Of what a call writes the pullback gets the values after the call, of what it reads those before.
    fn contents(
        &mut self,
        view: TokenStream,
        place: &Place,
        mutable: bool,
        call: &Call,
        stmt: &Stmt,
    ) -> TokenStream {
        let root = self.a.root(place);
        if self.a.vars[root].write_once {
            self.demand_place(place);
            if !mutable {
                let guard = self.guard(root);
                self.around(call).before.extend(quote!(#guard.read(#view);));
            }
            return view;
        }
        let copied = !self.a.on && matches!(self.a.vars[root].kind.value(), Kind::Seq(_));
        if !copied && self.a.contents_available(root, stmt, mutable) {
            self.demand_place(place);
            return view;
        }
        let site = self.new_site(stmt, stmt.span);
        let name = self.numbered("v", stmt.span);
        self.takes.push(quote!(let #name = #site.take();));
        let keep = quote!(#site.keep_slice(#view););
        let around = self.around(call);
        if mutable {
            around.after.extend(keep);
        } else {
            around.before.extend(keep);
        }
        quote!(&#name[..])
    }

    fn around(&mut self, call: &Call) -> &mut Around {
        self.kept.around.entry(call.id).or_default()
    }
}
