//! The meaning of names: variables, and names that stand for something else.

use std::collections::HashMap;
use std::rc::Rc;

use proc_macro2::Ident;
use syn::{Expr as Syn, ExprPath, Member};

use crate::ir::{Expr, ExprKind, Kind, Place, VarId};

use super::Lower;
use super::chain::Chain;
use super::closure::Closure;
use super::cursor::Cursor;
use super::iterators::Iterator;
use super::optional::Optional;
use super::slots::Slot;
use super::stmt::strip;

pub(super) type Scope = HashMap<String, Binding>;

/// The meaning of a name of the source.
#[derive(Clone)]
pub(super) enum Binding {
    Var(VarId),
    /// A closure or nested function: its body is inlined at each call.
    Callable(Rc<Closure>),
    /// A reference to the place.
    Alias {
        place: Place,
        mutable: bool,
    },
    /// A reference to the cursor's current window.
    Cursor(Cursor),
    /// A value that does not change, or a tuple of such values.
    Value(Expr),
    /// The name that a definition in the prelude has for such a value.
    Item(Expr),
    /// A variable of a definition in the prelude that holds an item of an iterator, if there is one.
    Slot(Rc<Slot>),
    /// An indexable iterator.
    Iterator(Iterator),
    /// Another iterator.
    Chain(Rc<Chain>),
    /// An optional element.
    Optional(Rc<Optional>),
    /// A constant declared in the function.
    Constant(Kind),
}

/// A description of a construct that cannot be differentiated, and a suggestion what to write instead.
pub(super) type Refusal = (&'static str, &'static str);

impl Binding {
    /// The refusal if the name is used as a value but stands for none.
    pub(super) fn is_no_value(&self) -> Option<Refusal> {
        match self {
            Self::Iterator(_) | Self::Chain(_) => Some((
                "this use of an iterator that has a name",
                "write `for`, `while let Some(x) = items.next()`, or what consumes it (`sum`, `fold`, `collect`…)",
            )),
            Self::Optional(_) => Some((
                "this use of an `Option` of a reference that has a name",
                "take it apart with `match`, `if let` or its methods, or keep a copy: `.copied()`",
            )),
            _ => None,
        }
    }
}

/// The meaning of `name` in the innermost of `scopes` that contains it.
pub(super) fn find<'s>(scopes: &'s [Scope], name: &str) -> Option<&'s Binding> {
    scopes.iter().rev().find_map(|scope| scope.get(name))
}

impl Lower {
    pub(super) fn binding(&self, name: &str) -> Option<&Binding> {
        find(&self.scopes, name)
    }

    pub(super) fn binding_of(&self, path: &ExprPath) -> Option<&Binding> {
        if path.qself.is_some() {
            return None;
        }
        path.path.get_ident().and_then(|name| self.binding(&name.to_string()))
    }

    /// Makes `name` refer to `binding` from now on.
    pub(super) fn bind_to(&mut self, name: &Ident, binding: Binding) {
        if let Some(scope) = self.scopes.last_mut() {
            scope.insert(name.to_string(), binding);
        }
    }

    /// The value of a name that is not a variable, or a part of that value.
    pub(super) fn stands_for(&mut self, e: &Syn) -> Option<Expr> {
        let span = syn::spanned::Spanned::span(e);
        match strip(e) {
            Syn::Path(p) => match self.binding_of(p)?.clone() {
                Binding::Alias { place, mutable } => {
                    let place = Place { span, ..place };
                    Some(self.expr(ExprKind::Borrow { mutable, place }, span))
                }
                Binding::Cursor(cursor) => {
                    let place = cursor.now(self, span);
                    let mutable = cursor.is_mutable();
                    Some(self.expr(ExprKind::Borrow { mutable, place }, span))
                }
                Binding::Value(value) | Binding::Item(value) => Some(self.expr(value.kind, span)),
                _ => None,
            },
            Syn::Field(f) => {
                let Member::Unnamed(i) = &f.member else { return None };
                let ExprKind::Tuple(mut values) = self.stands_for(&f.base)?.kind else {
                    return None;
                };
                let i = i.index as usize;
                (i < values.len()).then(|| values.swap_remove(i))
            }
            Syn::Unary(u) if matches!(u.op, syn::UnOp::Deref(_)) => {
                // A reference to a tuple stands for the tuple.
                let inner = self.stands_for(&u.expr)?;
                matches!(inner.kind, ExprKind::Tuple(_)).then_some(inner)
            }
            _ => None,
        }
    }
}
