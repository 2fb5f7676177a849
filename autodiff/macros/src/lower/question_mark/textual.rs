//! Information about the changes that an expression makes, from its text: the meaning of its names is not known yet.

use quote::ToTokens;
use syn::Expr as Syn;

use crate::ir::methods;
use crate::ir::std_names::Property;
use crate::ir::words::{any_in, mentions, names_in};
use crate::lower::place::takes;
use crate::lower::stmt::strip;

/// True if the method is an adapter of an iterator or returns a part of its receiver. It changes nothing, and its result
/// is not an independent value.
pub(super) fn gives_part(m: &syn::ExprMethodCall) -> bool {
    let name = m.method.to_string();
    let known = methods::only_looks(&name) || Property::Part.has(&name);
    known && !takes(m) && !methods::is_discrete(&name)
}

/// True if a call in `e` may change something, or if `e` contains a block.
pub(super) fn calls(e: &Syn) -> bool {
    let test = |e: &Syn| match e {
        Syn::Closure(_) => Some(false),
        // A user-defined type may have a method of this name.
        Syn::MethodCall(m) => methods::rule(&m.method.to_string()).map(|_| true),
        Syn::Call(_)
        | Syn::Macro(_)
        | Syn::Block(_)
        | Syn::If(_)
        | Syn::Match(_)
        | Syn::Loop(_)
        | Syn::While(_)
        | Syn::ForLoop(_) => Some(true),
        _ => None,
    };
    has_methods(e) && !matches!(e, Syn::Closure(_)) || any_in(e, test)
}

/// True if one of `later` may change a variable that `part` reads. Such a variable is `Copy`: otherwise `later` could not
/// be called.
pub(super) fn is_changed(part: &Syn, later: &[Syn]) -> bool {
    later.iter().any(|e| (has_effects(e) || has_methods(e)) && mention_the_same(part, e))
}

/// True if one of `later` passes a name of `part` to a function, which may change its target.
pub(super) fn is_handed_on(part: &Syn, later: &[Syn]) -> bool {
    later.iter().any(|e| hands_names(e) && mention_the_same(part, e))
}

/// True if one of `later` mentions a name of `part`.
pub(super) fn meet(part: &Syn, later: &[Syn]) -> bool {
    later.iter().any(|e| mention_the_same(part, e))
}

fn mention_the_same(part: &Syn, e: &Syn) -> bool {
    names_in(part.to_token_stream()).iter().any(|name| mentions(&e.to_token_stream(), name))
}

/// True if a method is called that may change its receiver.
pub(super) fn has_methods(e: &Syn) -> bool {
    any_in(e, |e| {
        let Syn::MethodCall(m) = e else { return None };
        let name = m.method.to_string();
        let own = methods::arity(&name).is_some_and(|arity| arity != m.args.len());
        (!methods::is_pure(&name) || takes(m) || own).then_some(true)
    })
}

/// True if a function is called with names as arguments, whose targets it may change.
pub(super) fn hands_names(e: &Syn) -> bool {
    let handed = |c: &syn::ExprCall| c.args.iter().any(|arg| matches!(strip(arg), Syn::Path(_)));
    any_in(e, |e| matches!(e, Syn::Call(c) if handed(c)).then_some(true))
}

/// True if the text shows that something is changed.
pub(super) fn has_effects(e: &Syn) -> bool {
    any_in(e, |e| {
        let effect = match e {
            Syn::Assign(_) => true,
            Syn::Binary(b) => crate::lower::expr::is_assignment(&b.op),
            Syn::Reference(r) => r.mutability.is_some(),
            Syn::Macro(m) => !m.mac.path.is_ident("vec"),
            _ => false,
        };
        effect.then_some(true)
    })
}
