//! Adjoints of expressions.

use proc_macro2::TokenStream;
use quote::quote;
use syn::{BinOp, UnOp};

use crate::ir::print::strip;
use crate::ir::{Expr, ExprKind, Kind, Place, Stmt, methods, table};

use super::Reverse;

/// A derivative on its way from a result to the operands: an expression without effects, and its sign.
#[derive(Clone)]
pub(super) struct Seed {
    pub(super) tokens: TokenStream,
    pub(super) negative: bool,
    /// True if the tokens' type follows from them alone, so that `+=` can be used.
    pub(super) typed: bool,
    /// True if it is known to be a scalar.
    pub(super) scalar: bool,
}

impl Seed {
    pub(super) fn new(tokens: TokenStream, scalar: bool) -> Self {
        Self { tokens, negative: false, typed: true, scalar }
    }

    fn negated(self) -> Self {
        Self { negative: !self.negative, ..self }
    }

    /// The seed times `factor`. If the factor may be infinite or NaN, a seed of zero stays zero.
    fn times(&self, factor: &TokenStream, strong: Option<&TokenStream>) -> Self {
        let tokens = &self.tokens;
        let tokens = match strong {
            Some(lib) => {
                let (seed, factor) = (strip(tokens.clone()), strip(factor.clone()));
                quote!(#lib::rt::strong(#seed, #factor))
            }
            None => quote!(#tokens * #factor),
        };
        Self { tokens, ..self.clone() }
    }
}

impl<'a> Reverse<'a> {
    /// The code that adds the contributions of `seed`, the derivative with respect to `e`, to the shadows of the
    /// variables in `e`.
    pub(super) fn adjoint(&mut self, e: &Expr, seed: Seed, stmt: &Stmt) -> TokenStream {
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
            ExprKind::PureCall { path, args, .. }
                if let Some(negative) = crate::ir::runtime::tangent_of(path) =>
            {
                let seed = if negative { seed.negated() } else { seed };
                self.adjoint(&args[0], seed, stmt)
            }
            ExprKind::Opaque { what, .. } => self.refuse(e, what.text()),
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
        self.diag.refuse_value(e, what, "pullback");
        TokenStream::new()
    }

    /// A seed that is used for several operands. It is bound to a name, unless it is one already.
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
                for (operand, other, used) in [(a, b, in_a), (b, a, in_b)] {
                    if used {
                        let (factor, strong) = (self.value(other, stmt), self.strong(other, stmt));
                        out.extend(self.pass(operand, seed.times(&factor, strong), stmt));
                    }
                }
            }
            BinOp::Div(_) => out.extend(self.quotient(e, (a, in_a), (b, in_b), seed, stmt)),
            BinOp::Rem(_) => {
                out.extend(self.pass(a, seed.clone(), stmt));
                if in_b {
                    out.extend(self.modulus(a, b, &seed, stmt));
                }
            }
            _ => {}
        }
        out
    }

    /// The adjoint of `a / b`, to the operands whose flag is set.
    fn quotient(
        &mut self,
        e: &Expr,
        (a, in_a): (&Expr, bool),
        (b, in_b): (&Expr, bool),
        seed: Seed,
        stmt: &Stmt,
    ) -> TokenStream {
        let strong = self.strong(e, stmt);
        if !in_a
            && is_one(a)
            && let Some(result) = self.result_of(e)
        {
            // For 1/b: products with the result take less time than another division.
            let seed = seed.times(&result, strong).times(&result, strong);
            return self.pass(b, seed.negated(), stmt);
        }
        let divisor = self.value(b, stmt);
        let tokens = &seed.tokens;
        let tokens = match strong {
            Some(lib) => {
                let (seed, divisor) = (strip(tokens.clone()), strip(divisor.clone()));
                quote!(#lib::rt::strong_quotient(#seed, #divisor))
            }
            None => quote!(#tokens / #divisor),
        };
        let part = Seed { tokens, ..seed };
        let mut out = TokenStream::new();
        if in_a {
            out.extend(self.pass(a, part.clone(), stmt));
        }
        if in_b {
            // No division by b²: it overflows or underflows long before b does.
            let quotient = if let Some(quotient) = self.result_of(e) {
                quotient
            } else {
                let dividend = self.value(a, stmt);
                quote!((#dividend / #divisor))
            };
            out.extend(self.pass(b, part.times(&quotient, strong).negated(), stmt));
        }
        out
    }

    /// The adjoint of `a % b` to `b`.
    fn modulus(&mut self, a: &Expr, b: &Expr, seed: &Seed, stmt: &Stmt) -> TokenStream {
        let lib = self.lib;
        let (x, y) = (strip(self.value(a, stmt)), strip(self.value(b, stmt)));
        let known = self.a.kind(a).is_float() || self.a.kind(b).is_float();
        let factor = if known {
            quote!(#lib::rules::rem(#x, #y).1)
        } else {
            quote!(#lib::rt::rem_partial(#x, #y))
        };
        self.pass(b, seed.times(&factor, Some(lib)), stmt)
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
        let strong = match self.a.is_singular(e) {
            true => Some(lib),
            false if methods::is_exact(name) => None,
            false => self.strong(e, stmt),
        };
        let rule = proc_macro2::Ident::new(name, e.span);
        if table::rule(name).is_some_and(|rule| rule.by_result.is_some())
            && let Some(result) = self.result_of(e)
        {
            let factor = quote!(#lib::rules::by_result::#rule(#result));
            return self.pass(receiver, seed.times(&factor, strong), stmt);
        }
        let values: Vec<_> =
            std::iter::once(receiver).chain(args).map(|e| strip(self.value(e, stmt))).collect();
        let partials = quote!(#lib::rules::#rule(#(#values),*));
        let operands: Vec<&Expr> = std::iter::once(receiver).chain(args).take(floats + 1).collect();
        let mut out = TokenStream::new();
        for (i, operand) in operands.into_iter().enumerate() {
            let part = proc_macro2::Literal::usize_unsuffixed(i);
            let factor = if floats == 0 { partials.clone() } else { quote!(#partials.#part) };
            out.extend(self.pass(operand, seed.times(&factor, strong), stmt));
        }
        out
    }

    /// Returns the library if a product with `e`, or with a partial derivative of it, may turn a zero adjoint into NaN.
    /// That is the case if `e` may be infinite, and the adjoint zero because nothing depends on the statement or on its
    /// value in a `max`.
    fn strong(&self, e: &Expr, stmt: &Stmt) -> Option<&'a TokenStream> {
        let may_be_zero = self.of_call || self.apart.own || !self.a.on;
        let needed = || may_be_zero || !self.a.is_surely_used(stmt);
        (self.a.is_wild(e) && needed()).then_some(self.lib)
    }

    /// The adjoint of a copy of a whole vector, slice or struct.
    fn copied(&mut self, name: &str, place: &Place, seed: &Seed, stmt: &Stmt) -> TokenStream {
        let (lib, tokens) = (self.lib, &seed.tokens);
        let shadow = self.shadow(&self.a.behind_reference(place.clone()), stmt);
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

/// True if `e` is the literal 1.
fn is_one(e: &Expr) -> bool {
    let ExprKind::Constant(tokens, _) = &e.kind else { return false };
    let literal = syn::parse2::<syn::LitFloat>(tokens.clone());
    literal.is_ok_and(|literal| literal.base10_parse::<f64>().is_ok_and(|value| value == 1.0))
}

/// True if `e` is an operator, a cast or a float method. These are defined for scalars only.
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
