//! Tangents of expressions.

use proc_macro2::TokenStream;
use quote::quote;
use syn::{BinOp, UnOp};

use crate::ir::print::strip;
use crate::ir::{Expr, ExprId, ExprKind, Kind, methods};

use super::Forward;

impl Forward<'_> {
    /// The value of `e`, which has no effects.
    fn value(&self, e: &Expr) -> TokenStream {
        self.emit().expr(e)
    }

    /// The tangent of `e` in one direction.
    pub(super) fn tangent(&mut self, e: &Expr, k: usize) -> TokenStream {
        match &e.kind {
            _ if !self.a.varied(e) => self.zero_like(e),
            ExprKind::Read(place) => self.shadow(place, k),
            ExprKind::Unary(UnOp::Neg(_), inner) => {
                let inner = self.operand(inner, k);
                quote!((-#inner))
            }
            ExprKind::Binary(a, op, b) => self.binary(a, op, b, k),
            ExprKind::Method { receiver, method, args, .. } => {
                self.method(e, receiver, &method.to_string(), args, k)
            }
            ExprKind::Cast(inner, ty) => {
                let known = !matches!(self.a.kind(inner), Kind::Unknown);
                let (lib, inner) = (self.lib, self.operand(inner, k));
                if self.again && !known {
                    let inner = strip(inner);
                    quote!((#lib::rt::tangent_of(#inner) as #ty))
                } else if self.again {
                    quote!((#inner as #ty))
                } else {
                    let inner = strip(inner);
                    if known {
                        quote!(#lib::cast::<_, #ty>(#inner))
                    } else {
                        quote!(#lib::rt::cast_scalar::<_, #ty>(#inner))
                    }
                }
            }
            ExprKind::Array(es) => {
                let es = self.tangent_list(es, k);
                quote!([#es])
            }
            ExprKind::VecOf(es) => {
                let es = self.tangent_list(es, k);
                quote!(::std::vec![#es])
            }
            ExprKind::Repeat { value, length, vec } => {
                let (value, length) = (self.stored(value, k), self.value(length));
                if *vec { quote!(::std::vec![#value; #length]) } else { quote!([#value; #length]) }
            }
            ExprKind::Opaque { what, .. } => self.refuse(e, what.text()),
            ExprKind::Borrow { .. } => self.refuse(e, "a reference used as a value"),
            ExprKind::Tuple(_) | ExprKind::Struct { .. } | ExprKind::Boxed(_) => {
                self.aggregate(e, k)
            }
            _ => self.refuse(e, "this expression"),
        }
    }

    /// The tangent of an operand. An integer of a struct has no tangent, whatever its shadow contains.
    fn operand(&mut self, e: &Expr, k: usize) -> TokenStream {
        let tangent = self.tangent(e, k);
        match &e.kind {
            ExprKind::Read(place)
                if !place.proj.is_empty()
                    && self.a.varied(e)
                    && matches!(self.a.place_kind(place), Kind::Unknown) =>
            {
                let (lib, tangent) = (self.lib, strip(tangent));
                quote!(#lib::rt::scalar(#tangent))
            }
            _ => tangent,
        }
    }

    fn tangent_list(&mut self, es: &[Expr], k: usize) -> TokenStream {
        let es: Vec<_> = es.iter().map(|e| self.stored(e, k)).collect();
        quote!(#(#es),*)
    }

    /// Zero of the type and shape of `e`.
    fn zero_like(&mut self, e: &Expr) -> TokenStream {
        let lib = self.lib;
        if let Some(zero) = self.float_zero(self.a.kind(e).value()) {
            return zero;
        }
        let value = strip(self.value(e));
        quote!(#lib::Differentiable::zero_like(&(#value)))
    }

    fn refuse(&mut self, e: &Expr, what: &str) -> TokenStream {
        self.diag.refuse_value(e, what, "pushforward");
        TokenStream::new()
    }

    fn binary(&mut self, a: &Expr, op: &BinOp, b: &Expr, k: usize) -> TokenStream {
        let in_a = self.a.varied(a).then(|| self.operand(a, k));
        let in_b = self.a.varied(b).then(|| self.operand(b, k));
        let (x, y) = (self.value(a), self.value(b));
        let unknown = [a, b].iter().all(|e| matches!(self.a.kind(e).value(), Kind::Unknown));
        match (op, in_a, in_b) {
            (BinOp::Add(_), Some(a), Some(b)) => quote!((#a + #b)),
            (BinOp::Sub(_), Some(a), Some(b)) => quote!((#a - #b)),
            (BinOp::Add(_), Some(t), None) | (BinOp::Add(_), None, Some(t)) => t,
            (BinOp::Sub(_) | BinOp::Rem(_), Some(a), None) => a,
            (BinOp::Sub(_), None, Some(b)) if unknown => {
                let (lib, b) = (self.lib, strip(b));
                quote!(#lib::rt::negated(#b))
            }
            (BinOp::Sub(_), None, Some(b)) => quote!((-#b)),
            (BinOp::Mul(_), Some(a), Some(b)) => quote!((#a * #y + #x * #b)),
            (BinOp::Mul(_), Some(a), None) => quote!((#a * #y)),
            (BinOp::Mul(_), None, Some(b)) => quote!((#x * #b)),
            (BinOp::Div(_), Some(a), Some(b)) => quote!(((#a - (#x / #y) * #b) / #y)),
            (BinOp::Div(_), Some(a), None) => quote!((#a / #y)),
            (BinOp::Div(_), None, Some(b)) => quote!((-(#x / #y) * #b / #y)),
            (BinOp::Rem(_), in_a, Some(b)) => {
                let (lib, x, y) = (self.lib, strip(x), strip(y));
                let first = in_a.map(|a| quote!(#a +));
                if unknown {
                    quote!((#first #lib::rt::rem_partial(#x, #y) * #b))
                } else {
                    quote!((#first #lib::rules::rem(#x, #y).1 * #b))
                }
            }
            // Comparisons and bit operations carry no derivative.
            _ => quote!(0.0),
        }
    }

    fn method(
        &mut self,
        e: &Expr,
        receiver: &Expr,
        name: &str,
        args: &[Expr],
        k: usize,
    ) -> TokenStream {
        if matches!(name, "clone" | "copied")
            && matches!(self.a.kind(receiver).value(), Kind::Float(_))
        {
            return self.tangent(receiver, k);
        }
        if let ("clone" | "to_vec" | "to_owned", ExprKind::Read(place)) = (name, &receiver.kind) {
            return self.copied(name, place, k);
        }
        let Some(floats) = methods::rule(name) else {
            return self.refuse(e, &format!("the method `{name}`"));
        };
        let partials = self.partials(e.id, receiver, name, args, e.span);
        let operands = std::iter::once(receiver).chain(args).take(floats + 1);
        let mut sum: Option<TokenStream> = None;
        for (i, operand) in operands.enumerate() {
            if !self.a.varied(operand) {
                continue;
            }
            let part = proc_macro2::Literal::usize_unsuffixed(i);
            let factor = if floats == 0 { partials.clone() } else { quote!(#partials.#part) };
            let tangent = self.operand(operand, k);
            let term = if floats > 0 && methods::is_wild(name) {
                // A partial derivative does not count if the tangent is zero: for instance that of `powf` by a constant
                // exponent.
                let (lib, tangent) = (self.lib, strip(tangent));
                quote!(#lib::rt::strong(#tangent, #factor))
            } else {
                quote!(#factor * #tangent)
            };
            sum = Some(sum.map_or_else(|| term.clone(), |sum| quote!(#sum + #term)));
        }
        let sum = sum.unwrap_or_else(|| quote!(0.0));
        quote!((#sum))
    }

    /// The partial derivatives of a method, stored in a variable if they are used more than once.
    fn partials(
        &mut self,
        id: ExprId,
        receiver: &Expr,
        name: &str,
        args: &[Expr],
        span: proc_macro2::Span,
    ) -> TokenStream {
        if let Some(name) = self.partials.get(&id) {
            return quote!(#name);
        }
        let (lib, rule) = (self.lib, proc_macro2::Ident::new(name, span));
        let values: Vec<_> =
            std::iter::once(receiver).chain(args).map(|e| strip(self.value(e))).collect();
        let call = quote!(#lib::rules::#rule(#(#values),*));
        let varied = std::iter::once(receiver).chain(args).filter(|e| self.a.varied(e)).count();
        if self.width * varied <= 1 || self.again {
            return call;
        }
        let name = self.numbered("p", span);
        self.before.extend(quote!(let #name = #call;));
        self.partials.insert(id, name.clone());
        quote!(#name)
    }
}
