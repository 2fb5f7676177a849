//! Construction of arrays and vectors: `[x; n]`, `vec![…]`, `std::array::from_fn(|i| …)`, `a.map(|x| …)`.

use proc_macro2::{Ident, Span, TokenStream};
use quote::{ToTokens, quote, quote_spanned};
use syn::spanned::Spanned;
use syn::{Expr as Syn, ExprMethodCall, ExprPath, GenericArgument, PathArguments, Type};

use crate::ir::refusals::Construct;
use crate::ir::{Expr, ExprKind, Kind, Place, VarId, kinds};

use super::Lower;
use super::closure::Callable;
use super::stmt::strip;
use super::user_types::type_and_name;

/// True if `path` is `std::array::from_fn`.
pub(super) fn is_from_fn(path: &ExprPath) -> bool {
    type_and_name(path).is_some_and(|(of, name)| of == "array" && name == "from_fn")
}

/// The tokens within the brackets of an array or of `vec![…]`.
pub(super) fn listing(e: &Syn) -> Option<TokenStream> {
    match strip(e) {
        Syn::Array(list) => Some(list.elems.to_token_stream()),
        Syn::Repeat(list) => {
            let (value, length) = (&list.expr, &list.len);
            Some(quote!(#value; #length))
        }
        _ => None,
    }
}

/// The type `[f64; 3]` of `from_fn::<f64, 3, _>`.
pub(super) fn turbofish(path: &ExprPath) -> Option<Type> {
    let PathArguments::AngleBracketed(a) = &path.path.segments.last()?.arguments else {
        return None;
    };
    let (element, length) = (a.args.first()?, a.args.get(1)?);
    let inferred = matches!(length, GenericArgument::Type(Type::Infer(_)));
    (!inferred).then(|| syn::parse_quote!([#element; #length]))
}

/// The library function that returns an array of placeholder values: arbitrary values, or those of `Default`.
fn blank(what: &str, default: bool, span: Span) -> Ident {
    let kind = if default { "default" } else { "any" };
    Ident::new(&format!("{kind}_{what}"), span)
}

/// True if the ends of `e` are variants without values, `E::A`.
fn ends_in_variants(e: &Syn) -> bool {
    let tail = |b: &syn::Block| matches!(b.stmts.last(), Some(syn::Stmt::Expr(e, None)) if ends_in_variants(e));
    match strip(e) {
        Syn::Path(p) => {
            p.path.segments.last().is_some_and(|last| super::user_types::is_variant(&last.ident))
        }
        Syn::If(i) => {
            tail(&i.then_branch) && i.else_branch.as_ref().is_some_and(|(_, e)| ends_in_variants(e))
        }
        Syn::Match(m) => m.arms.iter().all(|arm| ends_in_variants(&arm.body)),
        Syn::Block(b) => tail(&b.block),
        _ => false,
    }
}

impl Lower {
    /// Lowers `[value; length]`, or `vec![value; length]`.
    pub(super) fn repeat(
        &mut self,
        value: &Syn,
        length: &Syn,
        vec: bool,
        span: Span,
    ) -> Option<Expr> {
        let mut both = self.operands([value, length].into_iter())?.into_iter();
        let (value, length) = (Box::new(both.next()?), Box::new(both.next()?));
        Some(self.expr(ExprKind::Repeat { value, length, vec }, span))
    }

    /// The elements of `[a, b]`. The type of the array, if known, gives the elements' types.
    pub(super) fn elements(&mut self, a: &syn::ExprArray) -> Option<Vec<Expr>> {
        let told = match self.hint.take() {
            Some(Type::Array(ty)) if matches!(*ty.elem, Type::Array(_)) => *ty.elem,
            _ => return self.operands(a.elems.iter()),
        };
        let converted = |e: &Syn| matches!(strip(e), Syn::MethodCall(_) | Syn::Call(_));
        if !a.elems.iter().all(converted) {
            return self.operands(a.elems.iter());
        }
        let mut rows: Vec<Syn> = Vec::new();
        for row in &a.elems {
            let name = self.names.fresh("row", row.span());
            self.statement(&syn::parse_quote_spanned!(row.span()=> let #name: #told = #row;));
            rows.push(syn::parse_quote!(#name));
        }
        self.operands(rows.iter())
    }

    /// Lowers `vec![…]`. Other macros are copied unchanged.
    pub(super) fn macro_value(&mut self, mac: &syn::Macro, span: Span) -> Option<Expr> {
        if mac.path.segments.last().is_none_or(|s| s.ident != "vec") {
            self.only_looks(mac);
            let truth = mac.path.is_ident("matches");
            let value = self.opaque(mac.to_token_stream(), span, truth, Construct::Macro);
            if !truth {
                return Some(value);
            }
            let ty = Box::new(syn::parse_quote!(bool));
            return Some(self.expr(ExprKind::Cast(Box::new(value), ty), span));
        }
        let listed = &mac.tokens;
        match syn::parse2(quote!([#listed])) {
            Ok(Syn::Repeat(r)) => self.repeat(&r.expr, &r.len, true, span),
            Ok(Syn::Array(a)) => {
                let elements = self.operands(a.elems.iter())?;
                Some(self.expr(ExprKind::VecOf(elements), span))
            }
            _ => self.refused(span, "this `vec!`", "write `vec![value; length]` or `vec![a, b]`"),
        }
    }

    /// Lowers `std::array::from_fn(f)`.
    pub(super) fn array_from_fn(&mut self, f: &Syn, span: Span) -> Option<Expr> {
        let ty = self.hint.take().filter(|ty| matches!(ty, Type::Array(_)));
        let f = self.callable(f)?;
        Some(self.filled(&f, None, ty, span))
    }

    /// The array of the values of `f` for the indices, or for the elements of `from`.
    fn filled(&mut self, f: &Callable, from: Option<Place>, ty: Option<Type>, span: Span) -> Expr {
        let like = from.clone().map(|place| ExprKind::Borrow { mutable: false, place });
        let args: Vec<Expr> = like.map(|like| self.expr(like, span)).into_iter().collect();
        let declared = self.statements();
        let (var, place) = self.fresh_array(ty, span);
        let mut plain = false;
        let what = if from.is_some() { "array_like" } else { "array" };
        self.elementwise(place, span, |l, index| {
            let value = l.array_element(var, f, index, from, span)?;
            plain = l.is_plain(&value, f);
            Some(value)
        });
        self.start_from(declared, &blank(what, plain, span), args);
        self.read(var, span)
    }

    /// Lowers `array.map(f)`; `None` if the macro does not know that the receiver is an array.
    pub(super) fn array_map(&mut self, m: &ExprMethodCall) -> Option<Option<Expr>> {
        let hint = self.hint.take().filter(|ty| matches!(ty, Type::Array(_)));
        let ([f], span) = (&m.args.iter().collect::<Vec<_>>()[..], m.span()) else { return None };
        let others = self.is_chain(&m.receiver) || self.is_optional(&m.receiver);
        if m.method != "map" || !self.is_callable(f) || others {
            return None;
        }
        let start = self.statements();
        let from = self.slice_place(&m.receiver)?;
        let kind = self.place_kind(&from);
        if !matches!(kind.value(), Kind::Seq(_)) {
            self.split_off(start);
            return None;
        }
        let from = match kind {
            Kind::Ref { mutable: false, .. } => from,
            Kind::Ref { .. } => self.own(from.behind()),
            _ => self.own(from),
        };
        let Some(f) = self.callable(f) else { return Some(None) };
        Some(Some(self.filled(&f, Some(from), hint, span)))
    }

    /// Lowers `x[a..b].try_into().unwrap()` where an array is expected: a copy of the elements.
    pub(super) fn array_of_part(&mut self, m: &ExprMethodCall) -> Option<Option<Expr>> {
        let (hint, span) = (self.hint.clone(), m.span());
        let Syn::MethodCall(conversion) = strip(&m.receiver) else { return None };
        if !(m.method == "unwrap" || m.method == "expect") || conversion.method != "try_into" {
            return None;
        }
        let (ty, borrowed) = match hint {
            Some(Type::Reference(r)) => ((*r.elem).clone(), true),
            Some(ty) => (ty, false),
            None => return None,
        };
        if !matches!(ty, Type::Array(_)) || !self.is_slice_like(&conversion.receiver) {
            return None;
        }
        self.hint = None;
        let from = self.slice_place(&conversion.receiver)?;
        let kind = kinds::of_type(&ty, &self.generics);
        let declared = self.statements();
        let (var, place) = self.fresh_array(Some(ty), span);
        self.start_from(declared, &blank("array", false, span), vec![]);
        self.vars[var].kind = kind;
        self.copy_elements(place, from, "try_into: the slice has another length", span);
        Some(Some(if borrowed {
            self.expr(ExprKind::Borrow { mutable: false, place: Place::var(var, span) }, span)
        } else {
            self.read(var, span)
        }))
    }

    /// Rewrites `rows.concat()` as an iterator chain. For an array of references it chains the referenced slices.
    pub(super) fn concatenated(&self, m: &ExprMethodCall) -> Option<Syn> {
        if m.method != "concat" || !m.args.is_empty() {
            return None;
        }
        let (rows, span) = (&m.receiver, m.span());
        let items = match strip(rows) {
            Syn::Array(parts)
                if parts.elems.iter().any(|e| matches!(strip(e), Syn::Reference(_))) =>
            {
                let parts = parts.elems.iter().map(|e| quote_spanned!(e.span()=> (#e).iter()));
                let chained = parts.reduce(|before, part| quote!(#before.chain(#part)))?;
                quote!(#chained.cloned())
            }
            _ if self.is_slice_like(rows) => quote!(#rows.iter().flatten().cloned()),
            _ => return None,
        };
        Some(syn::parse_quote_spanned!(span=> #items.collect::<::std::vec::Vec<_>>()))
    }

    /// Rewrites `[a, b].to_vec()` as `vec![a, b]`.
    pub(super) fn listed(m: &ExprMethodCall) -> Option<Syn> {
        let list = listing(&m.receiver)?;
        let is = m.method == "to_vec" && m.args.is_empty();
        is.then(|| syn::parse_quote_spanned!(m.span()=> ::std::vec![#list]))
    }

    /// True if `value`, a result of `f`, is a struct or enum without floats. Such a type probably implements `Default`
    /// and probably not `Differentiable`.
    fn is_plain(&self, value: &Expr, f: &Callable) -> bool {
        let discrete = |e: &Expr| self.kind(e).value().is_discrete();
        match &value.kind {
            ExprKind::Struct { fields, .. } => fields.iter().all(|(_, e)| discrete(e)),
            _ => matches!(f, Callable::Closure(c) if ends_in_variants(&c.body)),
        }
    }

    /// Declares a variable for an array, whose first values [`start_from`](Self::start_from) sets.
    fn fresh_array(&mut self, ty: Option<Type>, span: Span) -> (VarId, Place) {
        let init = self.expr(ExprKind::Constant(TokenStream::new(), Kind::Discrete), span);
        let var = self.spill_as("array", ty, init);
        self.vars[var].declared_mut = true;
        self.unnamed.insert(var);
        (var, Place::var(var, span))
    }

    /// Initialises the variable of the statement `declared` by the library's function `name`. The values are
    /// placeholders, and of the argument only the length counts.
    fn start_from(&mut self, declared: usize, name: &Ident, args: Vec<Expr>) {
        let lib = &self.lib;
        let path = quote!(#lib::rt::#name);
        self.set_init(declared, ExprKind::PureCall { path, args, kind: Kind::Discrete });
    }

    /// The value of `f` for `index`, or for that element of `from`.
    fn array_element(
        &mut self,
        array: VarId,
        f: &Callable,
        index: VarId,
        from: Option<Place>,
        span: Span,
    ) -> Option<Expr> {
        let at = self.read(index, span);
        let item = match from {
            None => at,
            Some(from) => self.expr(ExprKind::Read(from.at(at)), span),
        };
        let value = self.apply(f, vec![item], span)?;
        let value = self.dereferenced(value);
        self.vars[array].kind = Kind::Seq(Box::new(self.kind(&value)));
        Some(value)
    }

    /// Lowers `x.partition_point(|v| …)`, `x.binary_search_by(|v| …)`, `x.iter().partial_cmp(y)`: the results are
    /// integers and orders, whatever is compared.
    pub(super) fn search_by_closure(&mut self, m: &ExprMethodCall) -> Option<Expr> {
        let ty = match m.method.to_string().as_str() {
            "partition_point" => syn::parse_quote!(usize),
            "rposition" if matches!(strip(&m.receiver), Syn::MethodCall(items) if items.method == "iter") =>
            {
                syn::parse_quote!(::core::option::Option<usize>)
            }
            "binary_search_by" | "binary_search_by_key" => {
                syn::parse_quote!(::core::result::Result<usize, usize>)
            }
            "partial_cmp" if self.is_chain(&m.receiver) => {
                syn::parse_quote!(::core::option::Option<::core::cmp::Ordering>)
            }
            _ => return None,
        };
        if m.args.iter().chain([&*m.receiver]).any(|part| self.likely_change(part).is_some()) {
            return None;
        }
        let span = m.span();
        let found = self.opaque(quote!(#m), span, true, Construct::Search);
        let var = self.spill_as("found", Some(ty), found);
        self.vars[var].kind = Kind::Discrete;
        Some(self.read(var, span))
    }
}
