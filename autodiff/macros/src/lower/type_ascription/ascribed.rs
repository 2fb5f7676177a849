//! Expressions with their types in their text.

use proc_macro2::{Ident, TokenStream};
use quote::quote;
use syn::{Expr as Syn, Lit, Type, parse_quote};

use crate::ir::kinds;
use crate::ir::std_names::Property;
use crate::ir::words::is_unsuffixed;
use crate::lower::arrays::listing;
use crate::lower::optional::gives_part;
use crate::lower::stmt::strip;

use super::types::{argument, can_be_told, is_scalar};

/// `e` with its type on each literal and each part.
pub(super) fn ascribed(e: &Syn, ty: &Type, value: &Ident) -> Syn {
    let mut said = strip(e).clone();
    match (&mut said, ty) {
        (Syn::Tuple(parts), Type::Tuple(types)) if parts.elems.len() == types.elems.len() => {
            for (part, ty) in parts.elems.iter_mut().zip(&types.elems) {
                *part = ascribed(part, ty, value);
            }
        }
        (Syn::Array(parts), Type::Array(of)) => {
            parts.elems.iter_mut().for_each(|part| *part = ascribed(part, &of.elem, value));
        }
        (Syn::Macro(m), _)
            if m.mac.path.is_ident("vec")
                && !m.mac.tokens.is_empty()
                && kinds::element_type(ty).is_some() =>
        {
            let (list, element) = (&m.mac.tokens, kinds::element_type(ty));
            if let Ok(list) = syn::parse2::<Syn>(quote!([#list])) {
                let list = ascribed(&list, &parse_quote!([#element; 0]), value);
                m.mac.tokens = listing(&list).unwrap_or_default();
            }
        }
        (Syn::Repeat(of), Type::Array(array)) => *of.expr = ascribed(&of.expr, &array.elem, value),
        (Syn::Unary(u), _) if matches!(strip(&u.expr), Syn::Lit(_)) => {
            *u.expr = ascribed(&u.expr, ty, value);
        }
        (Syn::Unary(u), _) if matches!(u.op, syn::UnOp::Deref(_)) => {}
        (Syn::MethodCall(m), _) if takes_part(m) => {}
        (Syn::Range(range), _) => {
            let of = of_range(ty);
            for bound in range.start.iter_mut().chain(&mut range.end) {
                if let Some(of) = &of {
                    **bound = ascribed(bound, of, value);
                }
            }
        }
        (Syn::Lit(literal), Type::Path(of)) => {
            if let Some(of) = of.path.get_ident() {
                literal.lit = suffixed(&literal.lit, &of.to_string());
            }
        }
        (Syn::Path(_), ty) if is_scalar(ty) && ty != &parse_quote!(f64) => {
            said = parse_quote!({ let #value: #ty = #e; #value });
        }
        (Syn::Path(_) | Syn::Field(_) | Syn::Index(_) | Syn::Lit(_) | Syn::Closure(_), _) => {}
        (said, ty) if can_be_told(ty) => {
            *said = parse_quote!({ let #value: #ty = #said; #value });
        }
        _ => {}
    }
    said
}

/// True if `m` returns the value in a place, which determines its type.
fn takes_part(m: &syn::ExprMethodCall) -> bool {
    let takes = gives_part(m) || Property::Takes.has(&m.method.to_string());
    takes && crate::lower::place::is_place(&m.receiver)
}

/// The type `u8` of `Range<u8>`.
fn of_range(ty: &Type) -> Option<Type> {
    let Type::Path(path) = ty else { return None };
    let last = path.path.segments.last()?;
    argument(&last.arguments).filter(|_| last.ident.to_string().starts_with("Range"))
}

/// Returns `5u8` for a literal `5` of type `u8`.
pub(super) fn suffixed(literal: &Lit, of: &str) -> Lit {
    let float = of == "f32" || of == "f64";
    let (digits, fits) = match literal {
        Lit::Int(n) => (n.to_string(), Property::Integer.has(of)),
        Lit::Float(x) => (x.to_string(), float),
        _ => return literal.clone(),
    };
    let point = if digits.ends_with('.') { "0" } else { "" };
    match syn::parse_str(&format!("{digits}{point}{of}")) {
        Ok(mut said) if fits && is_unsuffixed(literal) => {
            Lit::set_span(&mut said, literal.span());
            said
        }
        _ => literal.clone(),
    }
}

pub(super) fn is_literal(value: &TokenStream) -> bool {
    syn::parse2::<Lit>(value.clone()).is_ok()
}
