//! Adjoints of expressions and assignments.

use proc_macro2::TokenStream;
use quote::quote;
use syn::{BinOp, UnOp};

use crate::emit::strip;
use crate::ir::{Expr, ExprKind, Kind, Place, Stmt, VarId};
use crate::methods;

use super::Reverse;

/// A derivative on its way from a result to the operands: an expression without effects, and its sign.
#[derive(Clone)]
struct Seed {
    tokens: TokenStream,
    negative: bool,
    /// Whether the tokens' type follows from them alone, so that `+=` can be used.
    typed: bool,
}

impl Seed {
    fn new(tokens: TokenStream) -> Self {
        Self { tokens, negative: false, typed: true }
    }

    fn negated(self) -> Self {
        Self { negative: !self.negative, ..self }
    }

    /// The same times `factor`.
    fn times(&self, factor: &TokenStream) -> Self {
        let tokens = &self.tokens;
        Self { tokens: quote!(#tokens * #factor), ..self.clone() }
    }
}

impl Reverse<'_> {
    /// The value of `e` in the reverse sweep of `stmt`: evaluated again, or kept.
    pub(super) fn value(&mut self, e: &Expr, stmt: &Stmt) -> TokenStream {
        if self.a.available(e, stmt) {
            self.demand(e);
            return self.emit().expr(e);
        }
        if let Some(name) = self.taken.get(&e.id) {
            return quote!(#name);
        }
        let site = self.site_of(e.id, stmt, e.span);
        let name = self.numbered("v", e.span);
        self.takes.push(quote!(let #name = #site.take();));
        self.taken.insert(e.id, name.clone());
        quote!(#name)
    }

    pub(super) fn let_adjoint(&mut self, var: VarId, init: &Expr, stmt: &Stmt) -> TokenStream {
        if self.a.vars[var].view.is_some() || !self.a.is_active(var) {
            return TokenStream::new();
        }
        let shadow = self.shadow_name(var);
        match &init.kind {
            ExprKind::Array(elements) | ExprKind::VecOf(elements) => {
                let mut out = TokenStream::new();
                for (i, e) in elements.iter().enumerate() {
                    let i = proc_macro2::Literal::usize_unsuffixed(i);
                    out.extend(self.adjoint(e, Seed::new(quote!(#shadow[#i])), stmt));
                }
                out
            }
            ExprKind::Repeat { value, .. } => {
                if !self.a.varied(value) {
                    return TokenStream::new();
                }
                let item = self.numbered("d", init.span);
                let body = self.adjoint(value, Seed::new(quote!(*#item)), stmt);
                quote!(for #item in #shadow.iter() { #body })
            }
            _ => self.adjoint(init, Seed::new(quote!(#shadow)), stmt),
        }
    }

    pub(super) fn assign(
        &mut self,
        place: &Place,
        op: Option<&BinOp>,
        value: &Expr,
        stmt: &Stmt,
    ) -> TokenStream {
        self.write_guard(place, stmt);
        let reference = self.a.vars[place.base].view.is_some() && place.proj.is_empty();
        if !reference && !self.a.place_kind(place).is_ref() && !self.a.place_is_active(place) {
            return TokenStream::new();
        }
        if reference || self.a.place_kind(place).is_ref() {
            self.diag.refuse(
                place.span,
                "an assignment to a reference",
                "bind references with `let` only; use an index that moves instead",
            );
            return TokenStream::new();
        }
        let shadow = self.shadow(place, stmt);
        let seed = self.numbered("d", place.span);
        let varied = self.a.varied(value);
        match op {
            None if !varied => quote!(::core::mem::take(&mut #shadow);),
            None => {
                let body = self.adjoint(value, Seed::new(quote!(#seed)), stmt);
                quote!(let #seed = ::core::mem::take(&mut #shadow); #body)
            }
            Some(_) if !varied => TokenStream::new(),
            Some(op) => {
                let mut start = Seed::new(quote!(#seed));
                start.negative = matches!(op, BinOp::Sub(_));
                let body = self.adjoint(value, start, stmt);
                quote!(let #seed = #shadow; #body)
            }
        }
    }

    /// The check before a write into a `#[write_once]` buffer.
    fn write_guard(&mut self, place: &Place, stmt: &Stmt) {
        let root = self.a.root(place);
        if !self.a.vars[root].write_once {
            return;
        }
        let guard = self.guard(root);
        let forward = crate::emit::Emit { vars: self.a.vars, kept: None }.place(place);
        self.kept
            .before
            .insert(stmt.pos, quote!(#guard.write(::core::slice::from_ref(&#forward));));
    }

    /// What `seed`, the derivative with respect to `e`, adds to the shadows of what `e` reads.
    fn adjoint(&mut self, e: &Expr, seed: Seed, stmt: &Stmt) -> TokenStream {
        if !self.a.varied(e) || !self.is_wanted(e) {
            return TokenStream::new();
        }
        match &e.kind {
            ExprKind::Read(place) => self.accumulate(place, &seed, stmt),
            ExprKind::Unary(UnOp::Neg(_), inner) => self.adjoint(inner, seed.negated(), stmt),
            ExprKind::Binary(a, op, b) => self.binary(a, op, b, seed, stmt),
            ExprKind::Method { receiver, method, args, .. } => {
                self.method(e, receiver, &method.to_string(), args, seed, stmt)
            }
            ExprKind::Cast(inner, _) => {
                let (lib, tokens) = (self.lib, &seed.tokens);
                let seed = match self.a.kind(inner).value() {
                    Kind::Float(Some(ty)) => {
                        Seed { tokens: quote!(#lib::cast::<_, #ty>(#tokens)), ..seed }
                    }
                    _ => Seed { tokens: quote!(#lib::cast(#tokens)), typed: false, ..seed },
                };
                self.adjoint(inner, seed, stmt)
            }
            ExprKind::Opaque { what, .. } => self.refuse(e, what),
            ExprKind::Borrow { .. } => self.refuse(e, "a reference used as a value"),
            ExprKind::Tuple(_) => self.refuse(e, "a tuple as a value"),
            ExprKind::Array(_) | ExprKind::VecOf(_) | ExprKind::Repeat { .. } => {
                self.refuse(e, "an array built inside an expression")
            }
            _ => self.refuse(e, "this expression"),
        }
    }

    fn refuse(&mut self, e: &Expr, what: &str) -> TokenStream {
        self.diag.refuse(
            e.span,
            what,
            "its value carries a derivative; bind scalars with `let`, write elements and fields one by one, or move \
             the computation to a function with a `#[pullback]`",
        );
        TokenStream::new()
    }

    /// `seed` is used for several operands: named, unless it is a name already.
    fn shared(&mut self, seed: Seed, operand: &Expr) -> (TokenStream, Seed) {
        if seed.tokens.clone().into_iter().count() == 1 || is_leaf(operand) {
            return (TokenStream::new(), seed);
        }
        let name = self.numbered("d", operand.span);
        let tokens = &seed.tokens;
        (quote!(let #name = #tokens;), Seed { tokens: quote!(#name), ..seed })
    }

    fn pass(&mut self, operand: &Expr, seed: Seed, stmt: &Stmt) -> TokenStream {
        if !self.a.varied(operand) || !self.is_wanted(operand) {
            return TokenStream::new();
        }
        let (name, seed) = self.shared(seed, operand);
        let rest = self.adjoint(operand, seed, stmt);
        quote!(#name #rest)
    }

    fn binary(&mut self, a: &Expr, op: &BinOp, b: &Expr, seed: Seed, stmt: &Stmt) -> TokenStream {
        let (in_a, in_b) =
            (self.a.varied(a) && self.is_wanted(a), self.a.varied(b) && self.is_wanted(b));
        let mut out = TokenStream::new();
        match op {
            BinOp::Add(_) => {
                out.extend(self.pass(a, seed.clone(), stmt));
                out.extend(self.pass(b, seed, stmt));
            }
            BinOp::Sub(_) => {
                out.extend(self.pass(a, seed.clone(), stmt));
                out.extend(self.pass(b, seed.negated(), stmt));
            }
            BinOp::Mul(_) => {
                if in_a {
                    let factor = self.value(b, stmt);
                    out.extend(self.pass(a, seed.times(&factor), stmt));
                }
                if in_b {
                    let factor = self.value(a, stmt);
                    out.extend(self.pass(b, seed.times(&factor), stmt));
                }
            }
            BinOp::Div(_) => {
                let divisor = self.value(b, stmt);
                let tokens = &seed.tokens;
                let part = Seed { tokens: quote!(#tokens / #divisor), ..seed.clone() };
                if in_a {
                    out.extend(self.pass(a, part.clone(), stmt));
                }
                if in_b {
                    // Not over b²: its square leaves the range of a float long before b does.
                    let quotient = {
                        let dividend = self.value(a, stmt);
                        quote!((#dividend / #divisor))
                    };
                    out.extend(self.pass(b, part.times(&quotient).negated(), stmt));
                }
            }
            BinOp::Rem(_) => {
                out.extend(self.pass(a, seed.clone(), stmt));
                if in_b {
                    let lib = self.lib;
                    let (x, y) = (strip(self.value(a, stmt)), strip(self.value(b, stmt)));
                    let factor = quote!(#lib::rules::rem(#x, #y).1);
                    out.extend(self.pass(b, seed.times(&factor), stmt));
                }
            }
            _ => {}
        }
        out
    }

    fn method(
        &mut self,
        e: &Expr,
        receiver: &Expr,
        name: &str,
        args: &[Expr],
        seed: Seed,
        stmt: &Stmt,
    ) -> TokenStream {
        if matches!(name, "clone" | "copied")
            && matches!(self.a.kind(receiver).value(), Kind::Float(_))
        {
            return self.adjoint(receiver, seed, stmt);
        }
        let Some(floats) = methods::rule(name) else {
            return self.refuse(e, &format!("the method `{name}`"));
        };
        let lib = self.lib;
        let rule = proc_macro2::Ident::new(name, e.span);
        let values: Vec<_> =
            std::iter::once(receiver).chain(args).map(|e| strip(self.value(e, stmt))).collect();
        let partials = quote!(#lib::rules::#rule(#(#values),*));
        let operands: Vec<&Expr> = std::iter::once(receiver).chain(args).take(floats + 1).collect();
        let mut out = TokenStream::new();
        for (i, operand) in operands.into_iter().enumerate() {
            let part = proc_macro2::Literal::usize_unsuffixed(i);
            let factor = if floats == 0 { partials.clone() } else { quote!(#partials.#part) };
            out.extend(self.pass(operand, seed.times(&factor), stmt));
        }
        out
    }

    fn accumulate(&mut self, place: &Place, seed: &Seed, stmt: &Stmt) -> TokenStream {
        let shadow = self.shadow(place, stmt);
        let tokens = &seed.tokens;
        if seed.typed {
            return if seed.negative {
                quote!(#shadow -= #tokens;)
            } else {
                quote!(#shadow += #tokens;)
            };
        }
        let lib = self.lib;
        let add = if seed.negative { quote!(deduct) } else { quote!(accumulate) };
        quote!(#lib::#add(&mut #shadow, &(#tokens));)
    }
}

fn is_leaf(e: &Expr) -> bool {
    matches!(e.kind, ExprKind::Read(_))
}
