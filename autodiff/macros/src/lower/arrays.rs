//! Arrays made element by element: `std::array::from_fn(|i| …)`, `a.map(|x| …)`.

use proc_macro2::{Span, TokenStream};
use quote::quote;
use syn::spanned::Spanned;
use syn::{Expr as Syn, ExprMethodCall, ExprPath, Type};

use crate::ir::{Expr, ExprKind, Kind, Place, Proj, StmtKind, VarId};
use crate::kinds;

use super::Lower;
use super::closure::Callable;

/// Whether `path` is `std::array::from_fn`.
pub(super) fn is_from_fn(path: &ExprPath) -> bool {
    let segments = &path.path.segments;
    let n = segments.len();
    n >= 2 && segments[n - 2].ident == "array" && segments[n - 1].ident == "from_fn"
}

impl Lower {
    /// `std::array::from_fn(f)`
    pub(super) fn array_from_fn(&mut self, f: &Syn, span: Span) -> Option<Expr> {
        let ty = self.hint.take().filter(|ty| matches!(ty, Type::Array(_)));
        let f = self.callable(f)?;
        let lib = &self.lib;
        let init = quote!(#lib::rt::default_array);
        let (var, place) = self.fresh_array(init, vec![], ty, span);
        self.elementwise(place, span, |l, index| l.array_element(var, &f, index, None, span));
        Some(self.read(var, span))
    }

    /// `array.map(f)`; `None` if the receiver is no array that the macro sees as one.
    pub(super) fn array_map(&mut self, m: &ExprMethodCall) -> Option<Option<Expr>> {
        let hint = self.hint.take().filter(|ty| matches!(ty, Type::Array(_)));
        let ([f], span) = (&m.args.iter().collect::<Vec<_>>()[..], m.span()) else { return None };
        if m.method != "map" || !self.is_callable(f) || self.is_chain(&m.receiver) {
            return None;
        }
        if self.is_optional(&m.receiver) {
            return None;
        }
        let start = self.statements();
        let from = self.slice_place(&m.receiver)?;
        let kind = kinds::of_place(&from, &self.vars, &self.generics);
        if !matches!(kind.value(), Kind::Seq(_)) {
            self.split_off(start);
            return None;
        }
        let Some(f) = self.callable(f) else { return Some(None) };
        let lib = &self.lib;
        let init = quote!(#lib::rt::default_array_like);
        let like = ExprKind::Borrow { mutable: false, place: from.clone() };
        let like = self.expr(like, span);
        let (var, place) = self.fresh_array(init, vec![like], hint, span);
        self.elementwise(place, span, |l, index| l.array_element(var, &f, index, Some(from), span));
        Some(Some(self.read(var, span)))
    }

    /// A variable for an array, made by the library's function `path`.
    fn fresh_array(
        &mut self,
        path: TokenStream,
        args: Vec<Expr>,
        ty: Option<Type>,
        span: Span,
    ) -> (VarId, Place) {
        let var = self.declare_hidden("array", ty, span);
        self.vars[var].declared_mut = true;
        // Its values mean nothing; so do those of what it is as long as.
        let init = ExprKind::PureCall { path, args, kind: Kind::Discrete };
        let init = self.expr(init, span);
        self.push(StmtKind::Let { var, init: Some(init) }, span);
        self.unnamed.insert(var);
        (var, Place::var(var, span))
    }

    /// What `f` gives for the number `index`, or for that element of `from`.
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
            Some(mut element) => {
                element.proj.push(Proj::Index(Box::new(at)));
                self.expr(ExprKind::Read(element), span)
            }
        };
        let value = self.apply(f, vec![item], span)?;
        let value = self.dereferenced(value);
        self.vars[array].kind = Kind::Seq(Box::new(self.kind(&value)));
        Some(value)
    }

    /// `x.partition_point(|v| …)`, `x.binary_search_by(|v| …)`: integers, whatever the closure compares.
    pub(super) fn search_by_closure(&mut self, m: &ExprMethodCall) -> Option<Expr> {
        let ty = match m.method.to_string().as_str() {
            "partition_point" => syn::parse_quote!(usize),
            "binary_search_by" | "binary_search_by_key" => {
                syn::parse_quote!(::core::result::Result<usize, usize>)
            }
            _ => return None,
        };
        if m.args.iter().any(super::source::has_effects) {
            return None;
        }
        let span = m.span();
        let found = self.opaque(quote!(#m), span, true, "a search");
        let var = self.declare_hidden("found", Some(ty), span);
        self.push(StmtKind::Let { var, init: Some(found) }, span);
        Some(self.read(var, span))
    }
}
