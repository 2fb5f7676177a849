//! Operators that may be user-defined. The macro sees no types. If a function looks as if it used such operators, they
//! are called by their rules. The exception are operands that are all known to be scalars.

use proc_macro2::{Ident, Span};
use quote::quote;
use syn::spanned::Spanned;
use syn::{BinOp, UnOp};

use crate::ir::callees::operator_rule;
use crate::ir::{Call, Expr, ExprKind, StmtKind};

use super::Lower;

impl Lower {
    /// The value of `a ∘ b` by the operator's rule; `None` if both are scalars.
    pub(super) fn operator(&mut self, op: &BinOp, a: &Expr, b: &Expr, span: Span) -> Option<Expr> {
        if !self.operators || (self.is_known_scalar(a) && self.is_known_scalar(b)) {
            return None;
        }
        let name = operator_rule(op)?;
        let args = self.arguments(vec![a.clone(), b.clone()]);
        Some(self.call_operator(name, args, span))
    }

    /// The value of `-a` by the operator's rule; `None` if `a` is a scalar.
    pub(super) fn negation(&mut self, op: &UnOp, a: &Expr, span: Span) -> Option<Expr> {
        if !self.operators || !matches!(op, UnOp::Neg(_)) || self.is_known_scalar(a) {
            return None;
        }
        let args = self.arguments(vec![a.clone()]);
        Some(self.call_operator("neg", args, span))
    }

    /// Lowers `a += b` by its rule; false if both are scalars.
    pub(super) fn assigning_operator(&mut self, b: &syn::ExprBinary) -> Option<bool> {
        if !self.operators {
            return Some(false);
        }
        let Some(name) = operator_rule(&b.op) else { return Some(false) };
        let start = self.statements();
        let place = self.place(&b.left)?;
        let kind = self.place_kind(&place);
        self.split_off(start);
        if kind.is_scalar() {
            return Some(false);
        }
        let mut value = self.value(&b.right)?;
        if let ExprKind::Read(read) = &value.kind
            && self.root(read) == self.root(&place)
        {
            // `z += z`: the operator borrows `z` and gets a copy of it.
            value = self.spill("argument", value);
        }
        let (place, value) = self.place_after(&b.left, value)?;
        let (place, reference) = (self.pin(place), kind.is_ref());
        let left = if reference {
            ExprKind::Read(place)
        } else {
            ExprKind::Borrow { mutable: true, place }
        };
        let left = self.expr(left, b.left.span());
        let mut args = vec![left];
        args.extend(self.arguments(vec![value]));
        let call = self.operator_call(name, args, b.op.span());
        self.push(StmtKind::Call { result: None, call }, b.span());
        Some(true)
    }

    fn is_known_scalar(&self, e: &Expr) -> bool {
        self.kind(e).is_scalar()
    }

    fn call_operator(&mut self, name: &str, args: Vec<Expr>, span: Span) -> Expr {
        let call = self.operator_call(name, args, span);
        let result = self.declare_hidden("value", None, span);
        self.push(StmtKind::Call { result: Some(result), call }, span);
        self.read(result, span)
    }

    fn operator_call(&mut self, name: &str, args: Vec<Expr>, span: Span) -> Call {
        let (lib, name) = (&self.lib, Ident::new(name, span));
        let path = quote!(#lib::operators::#name);
        let (location, id) = (path.clone(), self.fresh_id());
        Call { path, location, args, id, ..Call::default() }
    }
}
