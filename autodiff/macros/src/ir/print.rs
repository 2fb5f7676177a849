//! Prints the intermediate representation as Rust: the forward sweep, and expressions for both sweeps.

mod calls;
mod proofs;
mod recording_plan;
mod stmt;

use proc_macro2::{Ident, TokenStream};
use quote::{ToTokens, quote, quote_spanned};
use syn::Member;

use crate::ir::callees::{HANDED, HANDED_MUTABLY};
use crate::ir::{Block, Call, Expr, ExprKind, Kind, Place, Proj, Var, VarId, kinds, methods};

pub(crate) use calls::referent;
pub(crate) use recording_plan::{ApartCall, Around, Fused, Kept, Marked, Record, block_key};

/// Prints expressions and statements.
pub(crate) struct Emit<'a> {
    pub vars: &'a [Var],
    /// Values that the forward sweep stores. The reverse sweep stores none, and every reference in it is shared.
    pub kept: Option<&'a Kept>,
    /// Variables that carry a derivative: their types can be copied.
    pub active: &'a [bool],
}

impl Emit<'_> {
    fn reverse(&self) -> bool {
        self.kept.is_none()
    }

    fn kind(&self, e: &Expr) -> Kind {
        kinds::of_expr(e, self.vars, &[])
    }

    pub(crate) fn name(&self, var: VarId) -> &Ident {
        &self.vars[var].name
    }

    pub(crate) fn place(&self, place: &Place) -> TokenStream {
        let base = self.name(place.base).to_token_stream();
        self.project(base, &place.proj, &|e| self.expr(e))
    }

    /// `base` with the projections, whose indices are printed by `index`.
    pub(crate) fn project(
        &self,
        base: TokenStream,
        proj: &[Proj],
        index: &dyn Fn(&Expr) -> TokenStream,
    ) -> TokenStream {
        proj.iter().fold(base, |tokens, proj| match proj {
            Proj::Field(member) => quote!(#tokens.#member),
            Proj::Deref => quote!((*#tokens)),
            Proj::Bound(_) => tokens,
            Proj::Index(e) => {
                let again = self.movable(e).then(|| quote!(.clone()));
                let e = index(e);
                quote!(#tokens[#e #again])
            }
            Proj::Part(a, b) => {
                let a = a.as_ref().map(|e| index(e));
                let b = b.as_ref().map(|e| index(e));
                quote!(#tokens[#a..#b])
            }
        })
    }

    /// True if `e` is a variable of unknown type used as an index. It may be a range, which must not be moved.
    fn movable(&self, e: &Expr) -> bool {
        e.variable().is_some_and(|var| matches!(self.vars[var].kind, Kind::Unknown))
    }

    /// Prints an expression. In the forward sweep it includes the code that stores its value.
    pub(crate) fn expr(&self, e: &Expr) -> TokenStream {
        if let Some(name) = self.kept.and_then(|k| k.named.get(&e.id)) {
            return name.to_token_stream();
        }
        let tokens = self.plain(e);
        match self.kept.and_then(|k| k.values.get(&e.id)) {
            // A value of a type that cannot be copied is not moved.
            Some(site)
                if matches!(e.kind, ExprKind::Read(_)) && self.kept.is_some_and(|k| k.clones) =>
            {
                quote!(#site.keep(::core::clone::Clone::clone(&#tokens)))
            }
            Some(site) => quote!(#site.keep(#tokens)),
            None => tokens,
        }
    }

    fn arguments(&self, es: &[Expr]) -> TokenStream {
        let es = es.iter().map(|e| self.argument(e));
        quote!(#(#es),*)
    }

    fn list(&self, es: &[Expr]) -> TokenStream {
        let es = es.iter().map(|e| self.moved(e));
        quote!(#(#es),*)
    }

    /// Prints an argument that is passed by value. It is copied if the reverse sweep passes it again.
    pub(crate) fn argument(&self, e: &Expr) -> TokenStream {
        match &e.kind {
            ExprKind::Read(place) if self.kept.is_some() && self.stays(place) => {
                self.copied(e, place)
            }
            _ => self.matched(e),
        }
    }

    /// Prints an expression whose value is moved: it is copied if it is still needed at its old place.
    pub(crate) fn moved(&self, e: &Expr) -> TokenStream {
        match self.wanted_again(e) {
            Some(place) => self.copied(e, place),
            None => self.matched(e),
        }
    }

    /// Like [`moved`](Self::moved), for a value that becomes a variable without a written type. The variable has the type
    /// of the value.
    pub(crate) fn renamed(&self, e: &Expr) -> TokenStream {
        match self.wanted_again(e) {
            Some(place) => self.kept(e, clone_of(&self.place(place))),
            None => self.matched(e),
        }
    }

    /// The place that `e` would move from although the reverse sweep still reads it. (The sweep computes the variables of
    /// loops and blocks again, and nothing can be moved out of an element.)
    fn wanted_again<'e>(&self, e: &'e Expr) -> Option<&'e Place> {
        let ExprKind::Read(place) = &e.kind else { return None };
        let kept = self.kept?;
        let same_pass = !kept.fused.is_empty() || !kept.marked.is_empty();
        let outlives = self.vars[place.base].depth == 0 || same_pass;
        let element = place.proj.iter().any(|p| matches!(p, Proj::Index(_)));
        (outlives && !element && self.stays(place)).then_some(place)
    }

    /// Prints the value of a `match`. Patterns move nothing out of an inactive value, whose type may not be `Clone`.
    pub(crate) fn matched(&self, e: &Expr) -> TokenStream {
        let ExprKind::Read(place) = &e.kind else { return self.expr(e) };
        let active = self.active.get(place.base).copied().unwrap_or(false);
        if !active || !self.stays(place) {
            return self.expr(e);
        }
        self.copied(e, place)
    }

    fn copied(&self, e: &Expr, place: &Place) -> TokenStream {
        self.kept(e, self.copy_of(place, &self.place(place)))
    }

    /// Prints the code that stores `copy`, the value of `e`, if the reverse sweep reads it.
    fn kept(&self, e: &Expr, copy: TokenStream) -> TokenStream {
        match self.kept.and_then(|k| k.values.get(&e.id)) {
            Some(site) => quote!(#site.keep(#copy)),
            None => copy,
        }
    }

    /// A copy of `value`, the value of `place`. An inactive value may be a reference that is coerced at its new place: a
    /// row `&Vec<f64>` where `&[f64]` is expected. A variable is coerced, the argument of `clone` is not.
    pub(crate) fn copy_of(&self, place: &Place, value: &TokenStream) -> TokenStream {
        let copy = clone_of(value);
        let untold = self.vars[place.base].ty.is_none() && !self.is_active(place.base);
        match kinds::of_place(place, self.vars, &[]) {
            Kind::Unknown if untold => quote!(({ let copy = #copy; copy })),
            _ => copy,
        }
    }

    /// True if reading `place` might move a value that the reverse sweep still reads.
    fn stays(&self, place: &Place) -> bool {
        let v = &self.vars[place.base];
        let owned = v.view.is_none() && !v.kind.is_ref();
        let copied = match kinds::of_place(place, self.vars, &[]) {
            Kind::Unknown | Kind::Seq(_) | Kind::Tuple(_) => false,
            Kind::Float(_) | Kind::Discrete | Kind::Ref { .. } => true,
        };
        owned && !copied && self.kept.is_none_or(|k| k.alive.contains(&place.base))
    }

    fn plain(&self, e: &Expr) -> TokenStream {
        match &e.kind {
            ExprKind::Constant(tokens, _) | ExprKind::Opaque { tokens, .. } => tokens.clone(),
            ExprKind::Read(place) => self.place(place),
            ExprKind::Borrow { mutable, place } => self.borrow(place, *mutable),
            ExprKind::Unary(op, e) => {
                let check = self.check_not(op, e);
                let e = self.expr(e);
                check.map_or(quote!((#op #e)), |check| quote!(#check(#op #e)))
            }
            ExprKind::Binary(a, op, b) => {
                let check = self.check_binary(a, op, b);
                let (a, b) = (self.expr(a), self.expr(b));
                check.map_or(quote!((#a #op #b)), |check| quote!(#check(#a #op #b)))
            }
            ExprKind::Method { receiver, method, generics, args } => {
                self.method(receiver, method, generics, args)
            }
            ExprKind::Cast(e, ty) => {
                let e = self.expr(e);
                quote!((#e as #ty))
            }
            ExprKind::Array(es) => {
                let es = self.list(es);
                quote!([#es])
            }
            ExprKind::VecOf(es) => {
                let es = self.list(es);
                quote!(::std::vec![#es])
            }
            ExprKind::Repeat { value, length, vec } => {
                let (value, length) = (self.moved(value), self.expr(length));
                if *vec { quote!(::std::vec![#value; #length]) } else { quote!([#value; #length]) }
            }
            ExprKind::Tuple(es) => {
                let (list, comma) = (self.list(es), (es.len() == 1).then(|| quote!(,)));
                quote!((#list #comma))
            }
            ExprKind::Struct { path, fields, call: true, .. } => {
                let values = fields.iter().map(|(_, e)| self.moved(e));
                quote!(#path(#(#values),*))
            }
            ExprKind::Struct { path, fields, rest, .. } => {
                self.struct_literal(path, fields, rest.as_deref())
            }
            ExprKind::Boxed(e) => {
                let e = strip(self.moved(e));
                quote!(::std::boxed::Box::new(#e))
            }
            ExprKind::Range { start, end, inclusive } => {
                let [start, end] = [start, end].map(|end| end.as_ref().map(|e| self.expr(e)));
                if *inclusive { quote!((#start..=#end)) } else { quote!((#start..#end)) }
            }
            ExprKind::PureCall { path, args, .. } => {
                // Numbers are copied anyway.
                let args = args.iter().map(|e| self.matched(e));
                quote!(#path(#(#args),*))
            }
        }
    }

    fn borrow(&self, place: &Place, mutable: bool) -> TokenStream {
        let place = self.place(place);
        if mutable && !self.reverse() { quote!(&mut #place) } else { quote!(&#place) }
    }

    fn struct_literal(
        &self,
        path: &TokenStream,
        fields: &[(Member, Expr)],
        rest: Option<&Expr>,
    ) -> TokenStream {
        let values = fields.iter().map(|(_, e)| strip(self.moved(e)));
        let members = fields.iter().map(|(member, _)| member);
        let rest = rest.map(|e| self.moved(e)).map(|e| quote!(..#e));
        quote!((#path { #(#members: #values,)* #rest }))
    }

    fn is_active(&self, var: VarId) -> bool {
        match &self.vars[var].view {
            Some(view) => self.is_active(view.base),
            None => self.active.get(var).copied().unwrap_or(true),
        }
    }

    /// Prints a call of a method of `std`, and the proof that it is one.
    fn method(
        &self,
        receiver: &Expr,
        method: &Ident,
        generics: &TokenStream,
        args: &[Expr],
    ) -> TokenStream {
        let of_slice = method == "len" && !generics.is_empty();
        let (check, span) = (self.check(receiver, method, args, of_slice), method.span());
        let of_number = matches!(self.kind(receiver).value(), Kind::Discrete);
        let step = !of_number && methods::is_step(&method.to_string());
        // Written by the first derivative, inside a second one. For numbers, `min` behind a reference is another
        // method.
        let lent = of_number || matches!(receiver.kind, ExprKind::Borrow { mutable: false, .. });
        let (receiver, args) = (self.receiver(receiver), self.list(args));
        match check {
            None if of_slice => quote!(#receiver.#method()),
            None => quote!(#receiver.#method #generics(#args)),
            Some(library) if of_slice => {
                quote_spanned!(span=> #library::rt::length(&#receiver))
            }
            Some(library) if step => {
                quote_spanned!(span=> #library::rt::stepped(#receiver).#method(#args))
            }
            Some(library) if lent => {
                quote_spanned!(span=> #library::rt::discrete(#receiver.#method #generics(#args)))
            }
            // Behind a shared reference: a method that changes its receiver is not one of `std`.
            Some(library) => {
                quote_spanned!(span=> #library::rt::discrete((&#receiver).#method #generics(#args)))
            }
        }
    }

    /// A copy of the receiver, a variable or a field of one, for a method that takes an `Option` by value. If a method of
    /// that name may change the receiver, the code also proves that the receiver is an `Option`.
    fn held(&self, method: &Ident, receiver: &Expr, args: &[Expr]) -> Option<TokenStream> {
        let ExprKind::Read(place) = &receiver.kind else { return None };
        let taken = match args.len() {
            0 => method == "unwrap",
            1 => method == "unwrap_or" || method == "expect",
            _ => false,
        };
        if !taken || !place.proj.iter().all(|proj| matches!(proj, Proj::Field(_))) {
            return None;
        }
        let copy = self.argument(receiver);
        Some(match self.proofs() {
            Some(library) if self.vars[place.base].declared_mut => {
                let held = placed(quote!(#library::rt::held), method.span());
                quote!(#held(#copy))
            }
            _ => copy,
        })
    }

    /// True if the reverse sweep may read the value that a method takes. It does not read inactive values.
    fn may_be_needed(&self, receiver: &Expr) -> bool {
        !matches!(&receiver.kind, ExprKind::Read(place) if !self.is_active(place.base))
    }

    /// The name of the function that passes the receiver to a method, or a copy if the method takes it by value. The
    /// function is beside the method, or in [`Callees::declaration`].
    fn handed(&self, call: &Call, method: &Ident) -> Ident {
        let mutable = match call.args.first().map(|receiver| &receiver.kind) {
            Some(ExprKind::Read(place)) => self.vars[place.base].declared_mut && !self.reverse(),
            _ => false,
        };
        handed(method, mutable)
    }

    fn receiver(&self, e: &Expr) -> TokenStream {
        let tokens = self.expr(e);
        match &e.kind {
            ExprKind::Constant(..) | ExprKind::Borrow { .. } | ExprKind::Opaque { .. } => {
                quote!((#tokens))
            }
            _ => tokens,
        }
    }
}

fn clone_of(value: &TokenStream) -> TokenStream {
    quote!(::core::clone::Clone::clone(&#value))
}

/// The name of the function that passes or lends its receiver to `method`, mutably if the receiver is declared `mut`.
pub(crate) fn handed(method: &Ident, mutable: bool) -> Ident {
    let stem = if mutable { HANDED_MUTABLY } else { HANDED };
    quote::format_ident!("{stem}{}", method)
}

/// The statements as written in the function, with no values stored.
pub(crate) fn plain(vars: &[Var], body: &Block) -> TokenStream {
    Emit { vars, kept: Some(&Kept::default()), active: &[] }.block(body)
}

/// Removes the parentheses around the whole.
pub(crate) fn strip(tokens: TokenStream) -> TokenStream {
    let mut iter = tokens.clone().into_iter();
    match (iter.next(), iter.next()) {
        (Some(proc_macro2::TokenTree::Group(g)), None)
            if g.delimiter() == proc_macro2::Delimiter::Parenthesis && !has_comma(g.stream()) =>
        {
            g.stream()
        }
        _ => tokens,
    }
}

/// Gives `tokens` the span at which the compiler reports errors in them.
pub(crate) fn placed(tokens: TokenStream, span: proc_macro2::Span) -> TokenStream {
    tokens
        .into_iter()
        .map(|mut token| {
            token.set_span(span);
            token
        })
        .collect()
}

fn has_comma(tokens: TokenStream) -> bool {
    tokens.is_empty()
        || tokens
            .into_iter()
            .any(|t| matches!(t, proc_macro2::TokenTree::Punct(p) if p.as_char() == ','))
}
