//! What names mean: variables, and the names that stand for something else.

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
use super::stmt::strip;

pub(super) type Scope = HashMap<String, Binding>;

/// What a name of the source means.
#[derive(Clone)]
pub(super) enum Binding {
    Var(VarId),
    /// A closure or nested function: its body is taken in where it is called.
    Callable(Rc<Closure>),
    /// Stands for a reference to the place.
    Alias {
        place: Place,
        mutable: bool,
    },
    /// Stands for a reference to the window that it has then.
    Cursor(Cursor),
    /// Stands for a tuple of these values, which do not change.
    Tuple(Vec<Expr>),
    /// Stands for an iterator whose items have numbers.
    Iterator(Iterator),
    /// Stands for another iterator.
    Chain(Rc<Chain>),
    /// Stands for what may be there or not.
    Optional(Rc<Optional>),
    /// A constant declared in the function.
    Constant(Kind),
}

/// What cannot be differentiated, and what to write instead.
pub(super) type Refusal = (&'static str, &'static str);

impl Binding {
    /// The refusal of its name where a value is wanted, if it has none.
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

/// What `name` means in the innermost of `scopes` that knows it.
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

    /// From now on `name` means `binding`.
    pub(super) fn bind_to(&mut self, name: &Ident, binding: Binding) {
        if let Some(scope) = self.scopes.last_mut() {
            scope.insert(name.to_string(), binding);
        }
    }

    /// The value that a name which is no variable stands for, or a part of it.
    pub(super) fn stands_for(&mut self, e: &Syn) -> Option<Expr> {
        match strip(e) {
            Syn::Path(p) => match self.binding_of(p)?.clone() {
                Binding::Alias { place, mutable } => {
                    let span = syn::spanned::Spanned::span(e);
                    let place = Place { span, ..place };
                    Some(self.expr(ExprKind::Borrow { mutable, place }, span))
                }
                Binding::Cursor(cursor) => {
                    let span = syn::spanned::Spanned::span(e);
                    let place = cursor.now(self, span);
                    let mutable = cursor.is_mutable();
                    Some(self.expr(ExprKind::Borrow { mutable, place }, span))
                }
                Binding::Tuple(values) => {
                    Some(self.expr(ExprKind::Tuple(values), syn::spanned::Spanned::span(e)))
                }
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
