//! Initial values for variables that get their value in a way that the compiler cannot follow. Examples are
//! `break value` and `return value` out of a loop that was rewritten with flags, and a `let mut s;` whose shape the
//! forward sweep records before each assignment.
//!
//! A variable that carries a derivative gets a zero, whatever its type; any other variable gets its `Default`.

use proc_macro2::TokenStream;
use quote::quote;

use crate::analyse::Analysis;
use crate::ir::diagnostics::Diagnostics;
use crate::ir::refusals::Construct;
use crate::ir::visit::{each_stmt, each_stmt_mut, last_id};
use crate::ir::{Expr, ExprId, ExprKind, Function, Kind, Role, StmtKind, Var, VarId, kinds};

/// Initialises such variables of `function` with zeros. If `on`, the analyses decide which variables carry a
/// derivative.
pub(crate) fn zeros(function: &mut Function, generics: &[syn::Ident], on: bool, lib: &TokenStream) {
    let mut late = late(function);
    if late.is_empty() {
        return;
    }
    // Errors in the function are reported by the final analysis.
    let analysis = Analysis::new(function, generics, on, &mut Diagnostics::default());
    late.retain(|&var| analysis.is_active(var));
    if !late.is_empty() {
        let zero = quote!(#lib::rt::any_value());
        each_stmt_mut(&mut function.body, &mut |stmt| {
            if let StmtKind::Let { var, init } = &mut stmt.kind
                && late.contains(var)
            {
                let (vars, tokens) = (Vec::new(), zero.clone());
                let kind =
                    ExprKind::Opaque { tokens, vars, readonly: true, what: Construct::AnyValue };
                let id = init.as_ref().map_or(0, |e| e.id);
                *init = Some(Expr { id, kind, span: stmt.span });
            }
        });
        function.settle(generics);
    }
}

/// Assigns copies to such variables of `function`: to the compiler, the loop that a jump leaves looks as if it
/// continued. (The reverse sweep reads the assigned value, so that there it is copied anyway.)
pub(crate) fn copies(function: &mut Function) {
    let late = late(function);
    if late.is_empty() {
        return;
    }
    let mut next = last_id(&function.body);
    let vars = &function.vars;
    each_stmt_mut(&mut function.body, &mut |stmt| {
        if let StmtKind::Assign { place, op: None, value } = &mut stmt.kind
            && place.proj.is_empty()
            && late.contains(&place.base)
        {
            copy(value, vars, &mut next);
        }
    });
}

/// Replaces the variables that `value` would move by clones.
fn copy(value: &mut Expr, vars: &[Var], next: &mut ExprId) {
    match &mut value.kind {
        ExprKind::Read(place) => {
            let v = &vars[place.base];
            let kind = kinds::of_place(place, vars, &[]);
            let owned = v.view.is_none() && v.role == Role::Local && !v.kind.is_ref();
            if owned && matches!(kind, Kind::Unknown | Kind::Seq(_) | Kind::Tuple(_)) {
                *next += 1;
                let (id, span) = (*next, value.span);
                let kind = ExprKind::Read(place.clone());
                let receiver = Box::new(Expr { id, kind, span });
                let (generics, method) = (TokenStream::new(), syn::Ident::new("clone", span));
                value.kind = ExprKind::Method { receiver, method, generics, args: Vec::new() };
            }
        }
        ExprKind::Struct { fields, rest: None, .. } => {
            fields.iter_mut().for_each(|(_, e)| copy(e, vars, next));
        }
        ExprKind::Tuple(es) | ExprKind::Array(es) | ExprKind::VecOf(es) => {
            es.iter_mut().for_each(|e| copy(e, vars, next));
        }
        ExprKind::Boxed(e) => copy(e, vars, next),
        _ => {}
    }
}

fn late(function: &Function) -> Vec<VarId> {
    let mut late = Vec::new();
    each_stmt(&function.body, &mut |stmt| {
        if let StmtKind::Let { var, init } = &stmt.kind
            && is_late(&function.vars[*var], init.as_ref())
        {
            late.push(*var);
        }
    });
    late
}

/// Returns true for a variable of unknown shape that has no value of its own yet.
fn is_late(v: &Var, init: Option<&Expr>) -> bool {
    let unknown = matches!(v.kind, Kind::Unknown | Kind::Seq(_) | Kind::Tuple(_));
    let late = match init {
        None => v.declared_mut,
        Some(init) => matches!(init.kind, ExprKind::Opaque { what: Construct::AnyValue, .. }),
    };
    unknown && late && v.view.is_none()
}
