//! Types as they are written, and their parts.

use syn::visit::{self, Visit};
use syn::{PathArguments, Type, parse_quote};

use crate::ir::kinds;
use crate::ir::std_names::Property;

/// True if `ty` can be written as a variable's type for any value: references may be stored by their places only.
pub(in crate::lower) fn can_be_told(ty: &Type) -> bool {
    struct Borrows(bool);
    impl<'a> Visit<'a> for Borrows {
        fn visit_lifetime(&mut self, _: &'a syn::Lifetime) {
            self.0 = true;
        }
        fn visit_type(&mut self, ty: &'a Type) {
            self.0 |= matches!(
                ty,
                Type::Reference(_)
                    | Type::ImplTrait(_)
                    | Type::TraitObject(_)
                    | Type::FnPtr(_)
                    | Type::Never(_)
            );
            visit::visit_type(self, ty);
        }
    }
    let mut borrows = Borrows(matches!(ty, Type::Infer(_)));
    borrows.visit_type(ty);
    !borrows.0
}

/// True if `ty` is a number type of `std`.
pub(super) fn is_scalar(ty: &Type) -> bool {
    let Type::Path(path) = ty else { return false };
    let name = path.path.get_ident().map(ToString::to_string);
    name.is_some_and(|name| ["f32", "f64"].contains(&&*name) || Property::Integer.has(&name))
}

/// The type argument of `repeat::<u8>` or `Vec::<u8>::from`.
pub(in crate::lower) fn argument(arguments: &PathArguments) -> Option<Type> {
    kinds::first_argument(arguments).filter(|ty| !matches!(ty, Type::Infer(_))).cloned()
}

/// The type argument in the last segment of a path.
pub(in crate::lower) fn path_argument(path: &syn::ExprPath) -> Option<Type> {
    argument(&path.path.segments.last()?.arguments)
}

/// The type `T` of `Option<T>`.
pub(in crate::lower) fn payload(ty: &Type) -> Option<Type> {
    kinds::argument_of(ty, &["Option"]).and_then(said)
}

/// The type `T` of `[T; n]` and `[T]`, also behind a reference.
pub(in crate::lower) fn of_element(ty: Option<&Type>) -> Option<Type> {
    match ty? {
        Type::Array(of) => said(&of.elem),
        Type::Slice(of) => said(&of.elem),
        Type::Paren(of) => of_element(Some(&of.elem)),
        Type::Reference(r) => {
            let (element, mutable) = (of_element(Some(&r.elem))?, &r.mutability);
            (!matches!(element, Type::Reference(_))).then(|| parse_quote!(&#mutable #element))
        }
        _ => None,
    }
}

/// The type, unless it is `_`.
fn said(ty: &Type) -> Option<Type> {
    (!matches!(ty, Type::Infer(_))).then(|| ty.clone())
}

/// The type of part number `i` of a tuple, also behind a reference.
pub(in crate::lower) fn of_part(ty: Option<&Type>, i: usize) -> Option<Type> {
    match ty? {
        Type::Tuple(t) => said(t.elems.get(i)?),
        Type::Paren(t) => of_part(Some(&t.elem), i),
        Type::Reference(r) => {
            let (part, mutable) = (of_part(Some(&r.elem), i)?, &r.mutability);
            (!matches!(part, Type::Reference(_))).then(|| parse_quote!(&#mutable #part))
        }
        _ => None,
    }
}
