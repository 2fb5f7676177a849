//! Information about user-defined types that a function's text provides.

use proc_macro2::Ident;
use syn::{Expr as Syn, Type, UnOp};

use crate::ir::std_names::Property;
use crate::ir::{Kind, kinds};

use super::stmt::strip;

/// Associated functions that by convention return a value of their type.
const CONSTRUCTORS: &[&str] =
    &["new", "default", "zero", "zeros", "one", "ones", "unit", "identity", "from"];

/// True if the type is user-defined.
pub(super) fn is_data(ty: &Type, generics: &[Ident]) -> bool {
    match ty {
        Type::Reference(r) => is_data(&r.elem, generics),
        Type::Paren(t) => is_data(&t.elem, generics),
        Type::Group(t) => is_data(&t.elem, generics),
        Type::Path(p) if p.qself.is_none() => p.path.segments.last().is_some_and(|last| {
            let name = last.ident.to_string();
            let first = &p.path.segments[0].ident;
            !Property::Plain.has(&name)
                && !generics.contains(first)
                && name.starts_with(char::is_uppercase)
                && matches!(kinds::of_type(ty, generics), Kind::Unknown)
        }),
        _ => false,
    }
}

/// True if the elements of a sequence have a user-defined type.
pub(super) fn is_list(ty: &Type, generics: &[Ident]) -> bool {
    match ty {
        Type::Reference(r) => is_list(&r.elem, generics),
        Type::Slice(s) => is_data(&s.elem, generics),
        Type::Array(a) => is_data(&a.elem, generics),
        ty => kinds::argument_of(ty, &["Vec"]).is_some_and(|ty| is_data(ty, generics)),
    }
}

/// True if `e` is an arithmetic operation.
pub(super) fn is_operation(e: &Syn) -> bool {
    match strip(e) {
        Syn::Binary(b) => kinds::is_arithmetic(&b.op),
        Syn::Unary(u) => matches!(u.op, UnOp::Neg(_)) && is_operation(&u.expr),
        _ => false,
    }
}

/// The type and the name of a path such as `Vector::new`.
pub(super) fn type_and_name(p: &syn::ExprPath) -> Option<(&Ident, &Ident)> {
    let mut last = p.path.segments.iter().rev().map(|segment| &segment.ident);
    let name = last.next()?;
    Some((last.next()?, name))
}

/// True for `Vector::ZERO` and similar constants of a user-defined type.
pub(super) fn is_constant_of_type(e: &Syn, generics: &[Ident]) -> bool {
    let Syn::Path(p) = strip(e) else { return false };
    let Some((of, name)) = type_and_name(p) else { return false };
    ["ZERO", "ONE", "I", "IDENTITY", "ORIGIN", "UNIT_X", "UNIT_Y", "UNIT_Z"]
        .iter()
        .any(|known| name == known)
        && of != "Self"
        && is_data(&syn::parse_quote!(#of), generics)
}

/// True if `e` calls an associated function of a user-defined type: it probably returns a value of that type.
pub(super) fn is_of_type(e: &Syn, generics: &[Ident]) -> bool {
    let Syn::Call(c) = strip(e) else { return false };
    let Syn::Path(p) = &*c.func else { return false };
    let Some((of, _)) = type_and_name(p) else { return false };
    of != "Self" && is_data(&syn::parse_quote!(#of), generics)
}

/// True if a call constructs a value of the type that it names: `Vector(…)`, `Vector::new(…)`.
pub(super) fn is_made(c: &syn::ExprCall, generics: &[Ident]) -> bool {
    let Syn::Path(p) = &*c.func else { return false };
    let Some((of, name)) = type_and_name(p) else {
        return p.path.segments.last().is_some_and(|one| {
            one.ident.to_string().starts_with(char::is_uppercase)
                && !["Some", "Ok", "Err"].iter().any(|known| one.ident == known)
        });
    };
    let ty: Type = syn::parse_quote!(#of);
    is_data(&ty, generics) && CONSTRUCTORS.iter().any(|known| name == known)
}

/// True if `name` is that of a variant of a user-defined type, by Rust's naming convention: a constant is all capitals.
pub(super) fn is_variant(name: &Ident) -> bool {
    let name = name.to_string();
    let capital = name.starts_with(char::is_uppercase);
    capital && (name.len() == 1 || name.contains(char::is_lowercase)) && name != "None"
}
