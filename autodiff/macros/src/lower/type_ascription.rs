//! Written types. If a value is taken apart or its code inlined, the type written for it must not be lost. Otherwise its
//! literals become `i32` and `f64`.

mod arguments;
mod ascribed;
mod types;

use quote::ToTokens;
use syn::spanned::Spanned;
use syn::visit::Visit;
use syn::{Expr as Syn, Pat, Type, parse_quote};

use crate::ir::std_names::Property;
use crate::ir::words::any_in;
use crate::ir::{Expr, ExprKind, Kind, Role, VarId, kinds};

use super::Lower;
use super::closure::Closure;
use super::jump::Escapes;
use super::stmt::strip;

pub(super) use arguments::refuse_arguments;
use ascribed::{ascribed, is_literal, suffixed};
use types::is_scalar;
pub(super) use types::{argument, can_be_told, of_element, of_part, path_argument, payload};

/// The list whose elements `e` passes on.
fn list_beneath(e: &mut Syn) -> Option<&mut Syn> {
    match e {
        Syn::Paren(p) => list_beneath(&mut p.expr),
        Syn::MethodCall(m) => {
            let hands_on = Property::SameElements.has(&m.method.to_string());
            if hands_on { list_beneath(&mut m.receiver) } else { None }
        }
        list => Some(list),
    }
}

/// The first receiver of the methods in `e`.
fn beneath(e: &Syn) -> &Syn {
    match strip(e) {
        Syn::MethodCall(m) => beneath(&m.receiver),
        Syn::Reference(r) => beneath(&r.expr),
        e => e,
    }
}

/// True if `ty` is a number other than `f64`, or a container of elements that may not be `f64`.
fn tells_numbers(ty: &Type) -> bool {
    match ty {
        Type::Reference(r) => tells_numbers(&r.elem),
        Type::Tuple(t) => t.elems.iter().any(tells_numbers),
        ty => match kinds::argument_if(ty, |name| Property::Holds.has(name)) {
            Some(of) => !is_float(of),
            None => is_scalar(ty) && !is_float(ty),
        },
    }
}

/// True if the type is `f64`, or a reference to it.
fn is_float(ty: &Type) -> bool {
    match ty {
        Type::Reference(r) => is_float(&r.elem),
        ty => ty == &parse_quote!(f64),
    }
}

/// The type of the numbers in an iterator or option, if it is not `f64`, the default type of floats.
fn number_in(ty: &Type) -> Option<Type> {
    match ty {
        Type::Reference(r) => number_in(&r.elem),
        ty if is_scalar(ty) => Some(ty.clone()).filter(|ty| ty != &parse_quote!(f64)),
        ty => number_in(kinds::argument_if(ty, |name| Property::Holds.has(name))?),
    }
}

impl Lower {
    /// `init` with types on its elements' literals, from the type `ty` written for an iterator or an optional element.
    pub(super) fn elements_told(&mut self, init: &Syn, ty: Option<&Type>) -> Option<Syn> {
        let ty = ty?;
        if !matches!(strip(init), Syn::MethodCall(_)) {
            return None;
        }
        let mut said = init.clone();
        match (list_beneath(&mut said), number_in(ty)) {
            (Some(list @ (Syn::Array(_) | Syn::Repeat(_) | Syn::Macro(_))), Some(of)) => {
                *list = self.ascribed(list, &parse_quote!([#of; 0]));
                Some(said)
            }
            (Some(range @ Syn::Range(_)), Some(of)) => {
                *range = self.ascribed(range, &parse_quote!(Range<#of>));
                Some(said)
            }
            _ => {
                let list = beneath(init);
                let named = matches!(list, Syn::Path(_) | Syn::Index(_) | Syn::Field(_));
                let stays = !Escapes::of(|v| v.visit_expr(init)).any()
                    && !any_in(init, |e| matches!(e, Syn::Try(_)).then_some(true));
                if named && stays && tells_numbers(ty) && self.is_untold(list) {
                    self.tell(ty, init);
                }
                None
            }
        }
    }

    /// True if `e` names a variable without a written type.
    pub(super) fn is_untold(&self, e: &Syn) -> bool {
        any_in(e, |e| match e {
            Syn::Path(p) => self.local(p).map(|var| self.vars[var].ty.is_none()),
            Syn::Cast(_) => Some(false),
            _ => None,
        })
    }

    /// The list `e` of the type `ty`, with types on its elements' literals.
    pub(super) fn list_told(&mut self, e: &Syn, ty: &Type) -> Option<Syn> {
        let mut said = e.clone();
        match list_beneath(&mut said)? {
            range @ Syn::Range(_) => *range = self.ascribed(range, ty),
            list @ (Syn::Array(_) | Syn::Repeat(_) | Syn::Macro(_)) => {
                let of = kinds::element_type(ty)?;
                let vec = matches!(list, Syn::Macro(_));
                let of: Type = if vec { parse_quote!(Vec<#of>) } else { parse_quote!([#of; 0]) };
                *list = self.ascribed(list, &of);
            }
            _ => return None,
        }
        Some(said)
    }

    /// `e` with the type `ty` in its text.
    pub(super) fn ascribed(&mut self, e: &Syn, ty: &Type) -> Syn {
        ascribed(e, ty, &self.names.fresh("value", e.span()))
    }

    /// `value` with the type `ty` that is written for it, if only this type may determine the type of the value.
    pub(super) fn typed(&mut self, value: Expr, ty: &Type) -> Expr {
        let (id, span) = (value.id, value.span);
        match (value.kind, ty) {
            (ExprKind::Tuple(parts), Type::Tuple(types)) if parts.len() == types.elems.len() => {
                let parts = parts.into_iter().zip(&types.elems);
                let parts = parts.map(|(part, ty)| self.typed(part, ty)).collect();
                Expr { id, kind: ExprKind::Tuple(parts), span }
            }
            (ExprKind::Read(place), ty) => {
                let kind = self.place_kind(&place);
                let read = Expr { id, kind: ExprKind::Read(place.clone()), span };
                if place.proj.is_empty() && self.vars[place.base].role == Role::Local {
                    self.learn(place.base, ty);
                    read
                } else if is_scalar(ty)
                    && matches!(kind, Kind::Unknown | Kind::Discrete | Kind::Float(None))
                {
                    self.bind_typed(read, ty)
                } else {
                    read
                }
            }
            (kind @ ExprKind::Borrow { .. }, Type::Reference(r)) => {
                let borrow = Expr { id, kind, span };
                let counts = r.elem != parse_quote!(f64) && r.elem != parse_quote!(str);
                if counts && can_be_told(&r.elem) {
                    let name = self.names.fresh("value", span);
                    self.bind_name(&name, Some(ty.clone()), false, borrow.clone());
                }
                borrow
            }
            (kind @ ExprKind::Borrow { .. }, _) => Expr { id, kind, span },
            (ExprKind::Constant(literal, _), Type::Path(of))
                if is_scalar(ty) && is_literal(&literal) =>
            {
                let of = of.path.to_token_stream().to_string();
                let literal =
                    syn::parse2(literal).map(|literal| suffixed(&literal, &of).to_token_stream());
                let kind = kinds::of_type(ty, &self.generics);
                Expr { id, kind: ExprKind::Constant(literal.unwrap_or_default(), kind), span }
            }
            (kind, ty) if can_be_told(ty) => self.bind_typed(Expr { id, kind, span }, ty),
            (kind, _) => Expr { id, kind, span },
        }
    }

    /// Like [`typed`](Self::typed), if a type is written.
    pub(super) fn told_as(&mut self, value: Expr, ty: Option<&Type>) -> Expr {
        match ty {
            Some(ty) => self.typed(value, ty),
            None => value,
        }
    }

    pub(super) fn bind_typed(&mut self, value: Expr, ty: &Type) -> Expr {
        let span = value.span;
        let var = self.spill_as("value", Some(ty.clone()), value);
        self.read(var, span)
    }

    /// Notes that the variable has the type `ty`, unless it already has a type.
    pub(super) fn learn(&mut self, var: VarId, ty: &Type) {
        let mut of = ty;
        while let Type::Reference(r) = of {
            of = &r.elem;
        }
        if self.vars[var].ty.is_some() || !can_be_told(of) {
            return;
        }
        let kind = kinds::of_type(ty, &self.generics);
        let v = &mut self.vars[var];
        if matches!(v.kind, Kind::Unknown | Kind::Float(None)) {
            v.kind = kind;
        }
        v.ty = Some(ty.clone());
    }

    /// The closure `c` with the types in the function type `ty`: `fn(u8) -> u8`.
    pub(super) fn with_signature(c: &Closure, ty: Option<&Type>) -> Option<Closure> {
        let (inputs, output) = super::higher_order::signature(ty?)?;
        let told = c.params.iter().zip(inputs);
        let params = told.map(|((pat, ty), told)| (pat.clone(), ty.clone().or(Some(told))));
        let params: Vec<(Pat, Option<Type>)> = params.collect();
        (params.len() == c.params.len()).then(|| Closure {
            params,
            output: c.output.clone().or(output),
            ..c.clone()
        })
    }
}
