//! Adjoints of expressions and assignments.

use proc_macro2::TokenStream;
use quote::quote;
use syn::{BinOp, UnOp};

use crate::emit::strip;
use crate::ir::{Expr, ExprKind, Kind, Place, Stmt, VarId};
use crate::methods;
use crate::table;

use super::Reverse;

/// A derivative on its way from a result to the operands: an expression without effects, and its sign.
#[derive(Clone)]
struct Seed {
    tokens: TokenStream,
    negative: bool,
    /// Whether the tokens' type follows from them alone, so that `+=` can be used.
    typed: bool,
    /// Whether it is known to be a scalar.
    scalar: bool,
}

impl Seed {
    fn new(tokens: TokenStream, scalar: bool) -> Self {
        Self { tokens, negative: false, typed: true, scalar }
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
    pub(super) fn let_adjoint(&mut self, var: VarId, init: &Expr, stmt: &Stmt) -> TokenStream {
        if self.a.vars[var].view.is_some() || !self.a.is_active(var) {
            return TokenStream::new();
        }
        let shadow = self.shadow_name(var);
        let scalar = matches!(self.a.vars[var].kind, Kind::Float(_));
        if scalar && self.has_value(var, init, stmt) {
            self.at_hand.insert(init.id, var);
        }
        self.adjoint(init, Seed::new(quote!(#shadow), scalar), stmt)
    }

    /// What takes a seed out of the shadow of an assigned place: zero stays behind, in the shape that the place had.
    fn taken_seed(
        &mut self,
        place: &Place,
        value: &Expr,
        shadow: &TokenStream,
        stmt: &Stmt,
    ) -> TokenStream {
        let lib = self.lib;
        let computed =
            matches!(value.kind, ExprKind::Binary(..) | ExprKind::Unary(..) | ExprKind::Cast(..));
        if self.is_scalar(place, value) {
            return quote!(::core::mem::take(&mut #shadow));
        }
        if computed || self.a.is_assigned_once(place) {
            return quote!(#lib::Differentiable::take(&mut #shadow));
        }
        let name = self.names.fresh(&format!("shape_{}", self.shapes.len() + 1), place.span);
        self.shapes.push(name.clone());
        self.demand_place(place);
        let printed = self.emit().place(place);
        let before = self.kept.before.entry(stmt.pos).or_default();
        before.extend(quote!(#name.keep(&#printed);));
        quote!(#name.replace(&mut #shadow))
    }

    /// Whether what is assigned is a float for certain.
    fn is_scalar(&self, place: &Place, value: &Expr) -> bool {
        self.a.place_kind(place).is_float() || matches!(self.a.kind(value), Kind::Float(_))
    }

    /// The adjoint of `place.push(value)`.
    pub(super) fn push_adjoint(&mut self, place: &Place, value: &Expr, stmt: &Stmt) -> TokenStream {
        if !self.a.place_is_active(place) {
            return TokenStream::new();
        }
        let shadow = self.shadow(place, stmt);
        let seed = self.numbered("d", place.span);
        let scalar = matches!(self.a.kind(value), Kind::Float(_));
        let body = self.adjoint(value, Seed::new(quote!(#seed), scalar), stmt);
        let lib = self.lib;
        quote!(let #seed = #lib::rt::popped(&mut #shadow); #body)
    }

    /// What was taken off the end is there again, and nothing after the `pop` has read it.
    pub(super) fn pop_adjoint(&mut self, place: &Place, stmt: &Stmt) -> TokenStream {
        if !self.a.place_is_active(place) {
            return TokenStream::new();
        }
        let (lib, shadow) = (self.lib, self.shadow(place, stmt));
        let scalar = matches!(self.a.place_kind(place).value(), Kind::Seq(e) if e.is_float());
        if scalar {
            return quote!(#lib::rt::unpopped(&mut #shadow););
        }
        let name = self.names.fresh(&format!("shape_{}", self.shapes.len() + 1), place.span);
        self.shapes.push(name.clone());
        self.demand_place(place);
        let printed = self.emit().place(place);
        let before = self.kept.before.entry(stmt.pos).or_default();
        before.extend(quote!(if let Some(last) = #printed.last() { #name.keep(last); }));
        quote!(#shadow.push(#name.zero());)
    }

    /// The parts of a struct, tuple or array take the parts of the seed.
    fn parts(&mut self, e: &Expr, seed: &Seed, stmt: &Stmt) -> TokenStream {
        let tokens = &seed.tokens;
        let mut out = TokenStream::new();
        match &e.kind {
            ExprKind::Array(es) | ExprKind::VecOf(es) => {
                for (i, e) in es.iter().enumerate() {
                    let i = proc_macro2::Literal::usize_unsuffixed(i);
                    out.extend(self.part(e, quote!(#tokens[#i]), stmt));
                }
            }
            ExprKind::Tuple(es) => {
                for (i, e) in es.iter().enumerate() {
                    let i = proc_macro2::Literal::usize_unsuffixed(i);
                    out.extend(self.part(e, quote!(#tokens.#i), stmt));
                }
            }
            ExprKind::Repeat { value, .. } => {
                let item = self.numbered("d", e.span);
                let body = self.part(value, quote!((*#item)), stmt);
                out.extend(quote!(for #item in #tokens.iter() { #body }));
            }
            ExprKind::Boxed(inner) => out.extend(self.part(inner, quote!((*#tokens)), stmt)),
            ExprKind::Struct { path, fields, rest: None, call } => {
                out.extend(self.variant(path, fields, *call, tokens, stmt));
            }
            ExprKind::Struct { fields, rest: Some(rest), .. } => {
                out.extend(self.updated(fields, rest, seed, stmt));
            }
            _ => {}
        }
        out
    }

    /// `Path { a: x, ..rest }`: the fields take their parts of the seed, and `rest` what is left.
    fn updated(
        &mut self,
        fields: &[(syn::Member, Expr)],
        rest: &Expr,
        seed: &Seed,
        stmt: &Stmt,
    ) -> TokenStream {
        let (lib, own, tokens) = (self.lib, self.numbered("d", rest.span), &seed.tokens);
        // In the place of a field that was given stands a zero of the shape that `rest` has there: its vectors may be of
        // another length, its enums of another variant.
        let shadow = self.rest_shadow(rest, stmt);
        let mut out = quote!(let mut #own = ::core::clone::Clone::clone(&#tokens););
        for (member, e) in fields {
            let part = self.numbered("d", e.span);
            let scalar = matches!(self.a.kind(e), Kind::Float(_));
            let taken = match &shadow {
                _ if scalar => quote!(::core::mem::take(&mut #own.#member)),
                None => quote!(#lib::Differentiable::take(&mut #own.#member)),
                Some(shadow) => {
                    let zero = quote!(#lib::Differentiable::zero_like(&#shadow.#member));
                    quote!(::core::mem::replace(&mut #own.#member, #zero))
                }
            };
            out.extend(quote!(let #part = #taken;));
            out.extend(self.part(e, quote!(#part), stmt));
        }
        out.extend(self.part(rest, quote!(#own), stmt));
        out
    }

    /// The shadow of what the fields that are not given come from, if that has a name.
    fn rest_shadow(&mut self, rest: &Expr, stmt: &Stmt) -> Option<TokenStream> {
        if !self.a.varied(rest) || !self.is_wanted(rest) {
            return None;
        }
        let mut place = match &rest.kind {
            ExprKind::Read(place) => place.clone(),
            ExprKind::Method { receiver, method, .. } if method == "clone" => {
                match &receiver.kind {
                    ExprKind::Read(place) => place.clone(),
                    _ => return None,
                }
            }
            _ => return None,
        };
        if self.a.place_kind(&place).is_ref() {
            place.proj.push(crate::ir::Proj::Deref);
        }
        Some(self.shadow(&place, stmt))
    }

    fn part(&mut self, e: &Expr, tokens: TokenStream, stmt: &Stmt) -> TokenStream {
        let scalar = matches!(self.a.kind(e), Kind::Float(_));
        self.adjoint(e, Seed::new(tokens, scalar), stmt)
    }

    /// The fields of a struct or of an enum's variant: which of the two it is, the syntax does not tell.
    fn variant(
        &mut self,
        path: &TokenStream,
        fields: &[(syn::Member, Expr)],
        call: bool,
        tokens: &TokenStream,
        stmt: &Stmt,
    ) -> TokenStream {
        let lib = self.lib;
        let mut patterns = Vec::new();
        let mut body = TokenStream::new();
        for (member, e) in fields {
            if !self.a.varied(e) {
                patterns.push(if call { quote!(_) } else { quote!(#member: _) });
                continue;
            }
            let name = self.numbered("d", e.span);
            patterns.push(if call { quote!(#name) } else { quote!(#member: #name) });
            body.extend(self.part(e, quote!((*#name)), stmt));
        }
        let pattern =
            if call { quote!(#path(#(#patterns),*)) } else { quote!(#path { #(#patterns),* }) };
        quote!(let #pattern = &#tokens else { #lib::rt::wrong_variant() }; #body)
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
            None => {
                let taken = self.taken_seed(place, value, &shadow, stmt);
                if !varied {
                    return quote!(let _ = #taken;);
                }
                let scalar = self.is_scalar(place, value);
                let body = self.adjoint(value, Seed::new(quote!(#seed), scalar), stmt);
                quote!(let #seed = #taken; #body)
            }
            Some(_) if !varied => TokenStream::new(),
            Some(op) => {
                let mut start = Seed::new(quote!(#seed), self.is_scalar(place, value));
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
        let forward = self.emit().place(place);
        let before = self.kept.before.entry(stmt.pos).or_default();
        before.extend(quote!(#guard.write(::core::slice::from_ref(&#forward));));
    }

    /// What `seed`, the derivative with respect to `e`, adds to the shadows of what `e` reads.
    fn adjoint(&mut self, e: &Expr, seed: Seed, stmt: &Stmt) -> TokenStream {
        if !self.a.varied(e) || !self.is_wanted(e) {
            return TokenStream::new();
        }
        if !seed.scalar && is_operation(e) {
            if self.a.kind(e).is_float() {
                return self.adjoint(e, Seed { scalar: true, ..seed }, stmt);
            }
            let (lib, name, tokens) = (self.lib, self.numbered("d", e.span), &seed.tokens);
            let start = quote!(let #name = #lib::rt::scalar(#tokens););
            let rest = self.adjoint(e, Seed { tokens: quote!(#name), scalar: true, ..seed }, stmt);
            return quote!(#start #rest);
        }
        match &e.kind {
            ExprKind::Read(place) => self.accumulate(place, &seed, stmt),
            ExprKind::Unary(UnOp::Neg(_), inner) => self.adjoint(inner, seed.negated(), stmt),
            ExprKind::Binary(a, op, b) => self.binary(e, (a, op, b), seed, stmt),
            ExprKind::Method { receiver, method, args, .. } => {
                self.method(e, receiver, &method.to_string(), args, seed, stmt)
            }
            ExprKind::Cast(inner, _) => {
                let (lib, tokens) = (self.lib, &seed.tokens);
                if let (ExprKind::Read(place), Kind::Unknown) = (&inner.kind, self.a.kind(inner)) {
                    let shadow = self.shadow(place, stmt);
                    let sign = seed.negative.then(|| quote!(-));
                    return quote!(#lib::rt::accumulate_cast(&mut #shadow, #sign #tokens););
                }
                let seed = match self.a.kind(inner).value() {
                    Kind::Float(Some(ty)) => {
                        Seed { tokens: quote!(#lib::cast::<_, #ty>(#tokens)), ..seed }
                    }
                    _ => Seed { tokens: quote!(#lib::cast(#tokens)), typed: false, ..seed },
                };
                self.adjoint(inner, seed, stmt)
            }
            ExprKind::PureCall { path, args, .. } if crate::lower::is_tangent_of(path) => {
                self.adjoint(&args[0], seed, stmt)
            }
            ExprKind::Opaque { what, .. } => self.refuse(e, what),
            ExprKind::Borrow { .. } => self.refuse(e, "a reference used as a value"),
            ExprKind::Tuple(_)
            | ExprKind::Array(_)
            | ExprKind::VecOf(_)
            | ExprKind::Repeat { .. }
            | ExprKind::Struct { .. }
            | ExprKind::Boxed(_) => self.parts(e, &seed, stmt),
            _ => self.refuse(e, "this expression"),
        }
    }

    fn refuse(&mut self, e: &Expr, what: &str) -> TokenStream {
        if let Some((what, instead)) = methods::refusal(e) {
            self.diag.refuse(e.span, what, instead);
            return TokenStream::new();
        }
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

    fn binary(
        &mut self,
        e: &Expr,
        (a, op, b): (&Expr, &BinOp, &Expr),
        seed: Seed,
        stmt: &Stmt,
    ) -> TokenStream {
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
                if !in_a
                    && is_one(a)
                    && let Some(result) = self.result_of(e)
                {
                    // Of 1/b: products by the result take less time than another division.
                    return self.pass(b, seed.times(&result).times(&result).negated(), stmt);
                }
                let divisor = self.value(b, stmt);
                let tokens = &seed.tokens;
                let part = Seed { tokens: quote!(#tokens / #divisor), ..seed.clone() };
                if in_a {
                    out.extend(self.pass(a, part.clone(), stmt));
                }
                if in_b {
                    // Not over b²: its square leaves the range of a float long before b does.
                    let quotient = if let Some(quotient) = self.result_of(e) {
                        quotient
                    } else {
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
                    let known = self.a.kind(a).is_float() || self.a.kind(b).is_float();
                    let factor = if known {
                        quote!(#lib::rules::rem(#x, #y).1)
                    } else {
                        quote!(#lib::rt::rem_partial(#x, #y))
                    };
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
        if matches!(name, "clone" | "copied") && self.a.kind(receiver).is_float() {
            return self.adjoint(receiver, seed, stmt);
        }
        if let ("clone" | "to_vec" | "to_owned", ExprKind::Read(place)) = (name, &receiver.kind) {
            return self.copied(name, place, &seed, stmt);
        }
        let Some(floats) = methods::rule(name) else {
            return self.refuse(e, &format!("the method `{name}`"));
        };
        let lib = self.lib;
        let rule = proc_macro2::Ident::new(name, e.span);
        if table::rule(name).is_some_and(|rule| rule.by_result.is_some())
            && let Some(result) = self.result_of(e)
        {
            let factor = quote!(#lib::rules::by_result::#rule(#result));
            return self.pass(receiver, seed.times(&factor), stmt);
        }
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

    /// The adjoint of a copy of a whole vector, slice or struct.
    fn copied(&mut self, name: &str, place: &Place, seed: &Seed, stmt: &Stmt) -> TokenStream {
        let (lib, tokens) = (self.lib, &seed.tokens);
        let mut place = place.clone();
        if self.a.place_kind(&place).is_ref() {
            place.proj.push(crate::ir::Proj::Deref);
        }
        let shadow = self.shadow(&place, stmt);
        if name == "clone" {
            return quote!(#lib::rt::accumulate(&mut #shadow, &#tokens););
        }
        quote!(#lib::rt::accumulate_slice(&mut #shadow[..], &#tokens[..]);)
    }

    fn accumulate(&mut self, place: &Place, seed: &Seed, stmt: &Stmt) -> TokenStream {
        let shadow = self.shadow(place, stmt);
        let tokens = &seed.tokens;
        if seed.typed && seed.scalar {
            return if seed.negative {
                quote!(#shadow -= #tokens;)
            } else {
                quote!(#shadow += #tokens;)
            };
        }
        let lib = self.lib;
        let add = if seed.negative { quote!(deduct) } else { quote!(accumulate) };
        quote!(#lib::rt::#add(&mut #shadow, &(#tokens));)
    }
}

/// Whether `e` is the literal 1.
fn is_one(e: &Expr) -> bool {
    let ExprKind::Constant(tokens, _) = &e.kind else { return false };
    let literal = syn::parse2::<syn::LitFloat>(tokens.clone());
    literal.is_ok_and(|literal| literal.base10_parse::<f64>().is_ok_and(|value| value == 1.0))
}

/// Whether `e` is an operator, a cast or a float method: defined for scalars only.
fn is_operation(e: &Expr) -> bool {
    match &e.kind {
        ExprKind::Unary(..) | ExprKind::Binary(..) | ExprKind::Cast(..) => true,
        ExprKind::Method { method, .. } => methods::rule(&method.to_string()).is_some(),
        _ => false,
    }
}

fn is_leaf(e: &Expr) -> bool {
    matches!(e.kind, ExprKind::Read(_))
}
