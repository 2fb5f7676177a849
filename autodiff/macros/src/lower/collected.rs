//! `collect`: into a `Vec`, into an `Option` or `Result` of one, or, unchanged, into a type without floats.

use quote::{ToTokens, quote};
use syn::spanned::Spanned;
use syn::{Expr as Syn, ExprMethodCall, Type};

use crate::ir::refusals::Construct;
use crate::ir::{Expr, ExprKind, Kind, Place, StmtKind, kinds};

use super::Lower;
use super::chain::Chain;
use super::prelude::{OPTIONS, RESULTS};

impl Lower {
    /// Lowers `collect`.
    pub(super) fn collect(&mut self, m: &ExprMethodCall, ty: Option<Type>) -> Option<Expr> {
        let element = match &ty {
            Some(ty) => kinds::argument_of(ty, &["Vec"]).cloned(),
            // Nearly always a `Vec`; if not, the compiler reports it here.
            None => Some(syn::parse_quote_spanned!(m.span()=> _)),
        };
        match (element, ty) {
            // Items of a type that may have no default value are pushed.
            (Some(element), _) if !self.is_source(&m.receiver) || self.is_named_type(&element) => {
                self.collect_one_by_one(m, element)
            }
            (Some(element), _) => self.collect_by_index(m, element),
            (None, ty) => self.collect_otherwise(m, ty),
        }
    }

    /// Lowers `collect` into an `Option` or `Result` of a `Vec`, or, unchanged, into a type without floats.
    fn collect_otherwise(&mut self, m: &ExprMethodCall, ty: Option<Type>) -> Option<Expr> {
        let span = m.span();
        let all = ty.as_ref().and_then(|ty| self.all_or_none(m, ty));
        if let Some(ty) = ty.filter(|ty| kinds::of_type(ty, &self.generics).is_discrete())
            && self.likely_change(&syn::Expr::MethodCall(m.clone())).is_none()
            && self.names_no_value(m.to_token_stream()).is_none()
        {
            let collected = self.opaque(m.to_token_stream(), span, true, Construct::Collect);
            let var = self.spill_as("collected", Some(ty), collected);
            return Some(self.read(var, span));
        }
        match all {
            Some(all) => self.value(&all),
            None => self.refused(
                span,
                "`collect` into this type",
                "collect into a `Vec<_>` and write that type",
            ),
        }
    }

    /// Lowers `collect` into a `Vec` of a known length: each item is assigned to its element.
    fn collect_by_index(&mut self, m: &ExprMethodCall, element: Type) -> Option<Expr> {
        let span = m.span();
        let source = self.source(&m.receiver)?;
        let Some(length) = self.source_length(&source, span) else {
            return self.refused(span, "`collect` of an iterator without end", "bound it");
        };
        let length = self.spill("length", length);
        let element = Some(element).filter(|t| !matches!(t, Type::Infer(_)));
        let full = element.clone().map(|t| syn::parse_quote!(::std::vec::Vec<#t>));
        let var = self.declare_hidden("collected", full, span);
        self.vars[var].declared_mut = true;
        let declared = self.statements();
        let start = self.expr(ExprKind::Constant(Default::default(), Kind::Unknown), span);
        self.push(StmtKind::Let { var, init: Some(start) }, span);
        let mut kind =
            element.as_ref().map_or(Kind::Unknown, |t| kinds::of_type(t, &self.generics));
        let chain = Chain::numbered(source, span);
        let mut pushed = false;
        self.hint = element.clone();
        self.each(chain, false, span, &mut |l, pair| {
            let ExprKind::Tuple(pair) = pair.kind else { return };
            let Ok([at, item]) = <[Expr; 2]>::try_from(pair) else { return };
            if matches!(kind, Kind::Unknown) {
                kind = l.kind(&item);
            }
            if l.refuse_reference(&item) {
                return;
            }
            let place = Place::var(var, span);
            l.vars[var].kind = Kind::Seq(Box::new(kind.clone()));
            if l.holds_data(&item) {
                l.push(StmtKind::Push { place, value: item }, span);
                pushed = true;
                return;
            }
            let place = place.at(at);
            l.push(StmtKind::Assign { place, op: None, value: item }, span);
        });
        self.vars[var].kind = Kind::Seq(Box::new(kind.clone()));
        self.unnamed.insert(var);
        if pushed {
            let (path, args) = (quote!(::std::vec::Vec::with_capacity), vec![length]);
            self.set_init(declared, ExprKind::PureCall { path, args, kind: Kind::Unknown });
            return Some(self.read(var, span));
        }
        let primitive = matches!(&kind, Kind::Float(Some(t)) if kinds::is_primitive(t));
        let lib = &self.lib;
        let zero = match &kind {
            _ if primitive => quote!(0.0),
            Kind::Seq(element) if !element.is_discrete() => quote!(#lib::rt::any_value()),
            _ => quote!(::core::default::Default::default()),
        };
        let value = Box::new(self.expr(ExprKind::Constant(zero, kind), span));
        self.set_init(declared, ExprKind::Repeat { value, length: Box::new(length), vec: true });
        Some(self.read(var, span))
    }
}

impl Lower {
    /// The loop that collects into `Option<Vec<T>>` or `Result<Vec<T>, E>`, and ends at the first `None` or `Err`.
    fn all_or_none(&mut self, m: &ExprMethodCall, ty: &Type) -> Option<Syn> {
        let inner = kinds::argument_of(ty, &["Option", "Result"])?;
        let inner = kinds::argument_of(inner, &["Vec"])?;
        let class = match &*kinds::name_of(ty)? {
            "Option" => OPTIONS,
            "Result" => RESULTS,
            _ => return None,
        };
        let f = class.method("collect", 0)?;
        self.defined_for(&f, &[&m.receiver], Some(inner), m.span())
    }

    /// Lowers `collect` of a chain with an unknown length: each item is pushed.
    fn collect_one_by_one(&mut self, m: &ExprMethodCall, element: Type) -> Option<Expr> {
        let span = m.span();
        let chain = self.chain(&m.receiver)?;
        let known = Some(element).filter(|t| !matches!(t, Type::Infer(_)));
        let full = known.clone().map(|t| syn::parse_quote!(::std::vec::Vec<#t>));
        let var = self.empty_vector("collected", full.as_ref(), span);
        let mut kind = known.as_ref().map_or(Kind::Unknown, |t| kinds::of_type(t, &self.generics));
        self.hint = known;
        self.each(chain, false, span, &mut |l, value| {
            if matches!(kind, Kind::Unknown) {
                kind = l.kind(&value);
            }
            if l.refuse_reference(&value) {
                return;
            }
            l.push(StmtKind::Push { place: Place::var(var, span), value }, span);
        });
        self.vars[var].kind = Kind::Seq(Box::new(kind));
        self.unnamed.insert(var);
        Some(self.read(var, span))
    }
}

impl Lower {
    /// Refuses `item` if it is a reference to an active value: no `Vec` of such references is supported. Returns true
    /// then.
    fn refuse_reference(&mut self, item: &Expr) -> bool {
        let of_floats = |kind: &Kind| match kind {
            Kind::Float(_) => true,
            Kind::Seq(element) => matches!(element.value(), Kind::Float(_)),
            _ => false,
        };
        let kept = match &item.kind {
            ExprKind::Borrow { place, .. } | ExprKind::Read(place) => {
                let kind = self.kind(item);
                kind.is_ref() && of_floats(kind.value()) && !self.is_inactive(place)
            }
            _ => false,
        };
        if kept {
            let instead =
                "collect copies (`.copied()`, `.map(|row| row.to_vec())`), or keep indices";
            self.diag.refuse(
                item.span,
                "a `Vec` of references to what carries a derivative",
                instead,
            );
        }
        kept
    }

    /// True if `item` is or contains a struct or enum, which may have no default value.
    fn holds_data(&self, item: &Expr) -> bool {
        match &item.kind {
            ExprKind::Struct { .. } => true,
            ExprKind::Read(place) => place.proj.is_empty() && self.made.contains(&place.base),
            ExprKind::Tuple(parts) | ExprKind::Array(parts) => {
                parts.iter().any(|p| self.holds_data(p))
            }
            _ => false,
        }
    }

    /// True if `ty` is a struct or enum, not a scalar or a container of scalars.
    fn is_named_type(&self, ty: &Type) -> bool {
        let known = ["Vec", "Box", "String"];
        matches!(kinds::of_type(ty, &self.generics), Kind::Unknown)
            && matches!(ty, Type::Path(p) if p.path.segments.last().is_some_and(|s| known.iter().all(|k| s.ident != k)))
    }
}
