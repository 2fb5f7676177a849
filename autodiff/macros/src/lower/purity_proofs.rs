//! Calls of methods and functions that may change something, at places where this would matter. The compiler proves that
//! they only read, in code that never runs: a closure that changes a captured variable is not `Fn`, and a borrowed value
//! cannot be changed.

use proc_macro2::Span;
use quote::{ToTokens, quote};
use syn::spanned::Spanned;
use syn::{Expr as Syn, ExprMethodCall};

use crate::ir::refusals::Construct;
use crate::ir::{Expr, Kind, StmtKind};

use super::Lower;
use super::effects::Change;
use super::stmt::strip;

impl Lower {
    /// True if asking the iterator `e` for its items changes nothing, or if that can be proven.
    pub(super) fn looks(&self, e: &Syn) -> bool {
        match self.acts(e) {
            Change::None => true,
            Change::Surely => false,
            _ => {
                let named = self.names_no_value(e.to_token_stream()).is_some();
                !named && !self.gives_mutable(e) && self.doubted(e).is_some()
            }
        }
    }

    /// The adapters of `e` whose closures need a proof that they only read; `None` if one of the closures is not written
    /// in place.
    fn doubted<'e>(&self, e: &'e Syn) -> Option<Vec<&'e ExprMethodCall>> {
        let Syn::MethodCall(m) = strip(e) else {
            return (self.acts(e) == Change::None).then(Vec::new);
        };
        let mut doubted = self.doubted(&m.receiver)?;
        if m.method == "zip" || m.method == "chain" {
            doubted.extend(m.args.first().map_or(Some(vec![]), |other| self.doubted(other))?);
        } else if m.args.iter().any(|arg| self.changes(arg)) {
            let written = m.args.len() == 1 && matches!(strip(&m.args[0]), Syn::Closure(_));
            doubted.extend(written.then_some(m));
            return written.then_some(doubted);
        }
        Some(doubted)
    }

    /// Adds the proof that asking the iterator `e` for its items changes nothing.
    pub(super) fn prove_looking(&mut self, e: &Syn) {
        for m in self.doubted(e).unwrap_or_default() {
            let (items, lib) = (&m.receiver, self.lib.clone());
            let Some(Syn::Closure(mut closure)) = m.args.first().map(|f| strip(f).clone()) else {
                continue;
            };
            // The closure is never created, so it moves no captured variable.
            closure.capture = None;
            let proof = quote!(#lib::looking!(|| #items, #closure));
            self.prove(proof, m.span());
        }
    }

    /// Adds the proof that evaluating each of `calls` does not change `place`.
    pub(super) fn prove_unchanged(&mut self, place: &Syn, calls: &[Syn]) {
        let lib = self.lib.clone();
        for call in calls {
            self.prove(quote!(#lib::unchanged!(#place, #call)), call.span());
        }
    }

    /// The fields of `self` that the method `m` reads, if it is a method of the same block that takes `&self` while `self`
    /// is `&mut`. Adds the proof that the call changes nothing: a trait may have a method of this name, too.
    pub(super) fn reads(&mut self, m: &ExprMethodCall, args: &[Expr]) -> Option<Vec<syn::Member>> {
        let Syn::Path(receiver) = strip(&m.receiver) else { return None };
        let var = self.local(receiver).filter(|_| receiver.path.is_ident("self"))?;
        let fields = self.readers.get(&m.method)?.clone();
        let number = |e: &Expr| self.kind(e).is_scalar();
        if !self.vars[var].kind.is_mutable_ref()
            || !args.iter().skip(1).all(number)
            || !m.args.iter().all(is_simple)
        {
            return None;
        }
        self.prove_unchanged(&m.receiver, &[Syn::MethodCall(m.clone())]);
        Some(fields)
    }

    /// Adds the proof that evaluating `e` changes nothing.
    pub(super) fn prove_looking_at(&mut self, e: &Syn) {
        let lib = self.lib.clone();
        self.prove(quote!(#lib::looking!(|| [()], |()| { let _ = &(#e); })), e.span());
    }

    /// Adds the proof that `e` has the type parameter `ty` as its type. Returns false if `e` contains names that stand
    /// for no value.
    pub(super) fn prove_type(&mut self, ty: &syn::Ident, e: &Syn) -> bool {
        let known = self.names_no_value(e.to_token_stream()).is_none();
        if known {
            let lib = self.lib.clone();
            self.prove(quote!(#lib::of_type!(#ty, #e)), e.span());
        }
        known
    }

    /// Adds code that gives the literals in `e` their types, from the type `ty` of `e`. Does nothing if `e` contains
    /// names that stand for no value.
    pub(super) fn tell(&mut self, ty: &syn::Type, e: &Syn) {
        if self.names_no_value(e.to_token_stream()).is_none() {
            let lib = self.lib.clone();
            self.prove(quote!(#lib::typed!(#ty, #e)), e.span());
        }
    }

    /// Adds the proof that `place`, if its type is unknown, is accepted by the library's function `of`.
    pub(super) fn prove_of_std(&mut self, place: &Syn, of: &str) {
        let unknown = |kind: Kind| matches!(kind.value(), Kind::Unknown);
        if self.kind_of(place).is_some_and(unknown) {
            let (lib, whole) = (self.lib.clone(), self.whole(place));
            let of = syn::Ident::new(of, Span::call_site());
            self.prove(quote!(#lib::of_std!(#of, #whole)), place.span());
        }
    }

    /// True if `mac` is one of the proofs.
    pub(super) fn is_proof(&self, mac: &syn::Macro) -> bool {
        let (path, lib) = (&mac.path, &self.lib);
        ["looking", "unchanged", "of_type", "of_std"].iter().any(|name| {
            let proof = syn::Ident::new(name, Span::call_site());
            path.to_token_stream().to_string() == quote!(#lib::#proof).to_string()
        })
    }

    /// True if `mac` determines types. The second derivative needs this information too.
    pub(super) fn tells(&self, mac: &syn::Macro) -> bool {
        let lib = &self.lib;
        mac.path.to_token_stream().to_string() == quote!(#lib::typed).to_string()
    }

    fn prove(&mut self, proof: proc_macro2::TokenStream, span: Span) {
        let (tokens, vars) = self.rename(proof.to_token_stream());
        let proof = self.own_code(tokens, vars, Construct::Check, span);
        self.push(StmtKind::Effect(proof), span);
    }
}

/// True if evaluating `e` calls nothing and moves nothing but numbers.
fn is_simple(e: &Syn) -> bool {
    match strip(e) {
        Syn::Lit(_) | Syn::Path(_) => true,
        Syn::Field(f) => is_simple(&f.base),
        Syn::Index(i) => is_simple(&i.expr) && is_simple(&i.index),
        Syn::Unary(u) => is_simple(&u.expr),
        Syn::Cast(c) => is_simple(&c.expr),
        Syn::Binary(b) => is_simple(&b.left) && is_simple(&b.right),
        _ => false,
    }
}
