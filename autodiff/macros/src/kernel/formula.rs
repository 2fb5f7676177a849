//! Partial derivatives of methods: the formulas of the engine's rule table as expressions of kernels.

use std::collections::{HashMap, HashSet};

use quote::quote;

use super::ir::{Block, Expr, ExprKind, Kernel, Op, Scalar, Stmt, Storage, VarId};
use super::parse::Parser;
use crate::ir::table::{self, Float};

/// The partial derivative of the method `name` by its argument `which`. The lets that it needs go to `out`.
pub(crate) fn partial(
    kernel: &mut Kernel,
    name: &str,
    args: &[Expr],
    which: usize,
    out: &mut Block,
) -> syn::Result<Expr> {
    let Some(rule) = table::rule(name).filter(|rule| which < rule.floats) else {
        return Err(syn::Error::new(kernel.span, format!("`{name}` has no derivative rule")));
    };
    let ty = args[0].ty;
    let float: proc_macro2::TokenStream = ty.rust().parse()?;
    let formula: syn::Expr = syn::parse2(rule.partial(which, &Float::Known(quote!(#float))))?;
    let mut parser = Parser {
        vars: std::mem::take(&mut kernel.vars),
        scopes: vec![HashMap::new()],
        written: HashSet::new(),
        changing: HashSet::new(),
        fixed: HashSet::new(),
        open: vec![Vec::new()],
        lazy: None,
        functions: HashMap::new(),
        constants: HashMap::new(),
        tables: HashMap::new(),
        structs: HashMap::new(),
        records: HashMap::new(),
        inside: Vec::new(),
    };
    let mut names = HashMap::new();
    for (arg, word) in args.iter().zip(rule.args) {
        let id = parser.fresh(word, Storage::Number(arg.ty), false, kernel.span);
        parser.bind(word, id);
        names.insert(id, arg);
    }
    let value = parser.expr(&formula, Some(ty));
    let lets = parser.open.pop().unwrap_or_default();
    kernel.vars = parser.vars;
    let value = value?;
    let simple = |id: &VarId| names.get(id).filter(|arg| arg.is_simple()).map(|arg| (*arg).clone());
    let put = |e: &Expr| simplify(replace(e, &simple));
    let mut used: Vec<VarId> = Vec::new();
    let mut note = |e: &Expr| {
        e.each(&mut |e| {
            if let ExprKind::Var(v) = e.kind {
                used.push(v);
            }
        });
    };
    note(&value);
    lets.iter().flat_map(Stmt::exprs).for_each(&mut note);
    let mut bound: Vec<_> =
        names.iter().filter(|(id, arg)| used.contains(id) && !arg.is_simple()).collect();
    bound.sort_by_key(|(id, _)| **id);
    out.extend(bound.into_iter().map(|(id, arg)| Stmt::Let(*id, (*arg).clone())));
    out.extend(lets.iter().map(|stmt| match stmt {
        Stmt::Let(id, e) => Stmt::Let(*id, put(e)),
        other => other.clone(),
    }));
    Ok(put(&value))
}

/// The expression with other ones in place of variables.
fn replace(e: &Expr, by: &dyn Fn(&VarId) -> Option<Expr>) -> Expr {
    let inner = |e: &Expr| Box::new(replace(e, by));
    let kind = match &e.kind {
        ExprKind::Var(v) => match by(v) {
            Some(value) => return value,
            None => e.kind.clone(),
        },
        ExprKind::Literal(_) | ExprKind::Intrinsic(_) => e.kind.clone(),
        ExprKind::Load(base, at) => ExprKind::Load(*base, inner(at)),
        ExprKind::Negate(a) => ExprKind::Negate(inner(a)),
        ExprKind::Binary(op, a, b) => ExprKind::Binary(*op, inner(a), inner(b)),
        ExprKind::Cast(a) => ExprKind::Cast(inner(a)),
        ExprKind::Shuffle(which, a, b) => ExprKind::Shuffle(*which, inner(a), inner(b)),
        ExprKind::Call(name, args) => {
            ExprKind::Call(name, args.iter().map(|a| replace(a, by)).collect())
        }
        ExprKind::If(c, a, b) => ExprKind::If(inner(c), inner(a), inner(b)),
    };
    Expr { ty: e.ty, kind }
}

fn integer(e: &Expr) -> Option<i64> {
    match &e.kind {
        ExprKind::Literal(digits) if e.ty.is_integer() => digits.parse().ok(),
        ExprKind::Negate(inner) => integer(inner).map(|n| -n),
        _ => None,
    }
}

/// Evaluates what an integer literal decides: the exponent of `powi`, mostly.
fn simplify(e: Expr) -> Expr {
    let ty = e.ty;
    let kind = match e.kind {
        ExprKind::Binary(op, a, b) => {
            let (a, b) = (simplify(*a), simplify(*b));
            if let (Op::Eq, Some(m), Some(n)) = (op, integer(&a), integer(&b)) {
                return Expr::literal(Scalar::Bool, &(m == n).to_string());
            }
            ExprKind::Binary(op, Box::new(a), Box::new(b))
        }
        ExprKind::If(c, a, b) => {
            let c = simplify(*c);
            match &c.kind {
                ExprKind::Literal(value) if value == "true" => return simplify(*a),
                ExprKind::Literal(value) if value == "false" => return simplify(*b),
                _ => ExprKind::If(Box::new(c), Box::new(simplify(*a)), Box::new(simplify(*b))),
            }
        }
        ExprKind::Cast(a) => {
            let a = simplify(*a);
            if let (Some(n), true) = (integer(&a), ty.is_float()) {
                return number(ty, n);
            }
            match a.kind {
                // An `i32` becomes a float without the detour over a double, which is slow on a GPU.
                ExprKind::Cast(inner) if a.ty == Scalar::F64 && inner.ty == Scalar::I32 => {
                    ExprKind::Cast(inner)
                }
                // The double that a formula passes through.
                ExprKind::Literal(digits) if a.ty == Scalar::F64 => ExprKind::Literal(digits),
                kind => ExprKind::Cast(Box::new(Expr { ty: a.ty, kind })),
            }
        }
        ExprKind::Call("wrapping_sub", args) => {
            let args: Vec<_> = args.into_iter().map(simplify).collect();
            if let (Some(m), Some(n)) = (integer(&args[0]), integer(&args[1])) {
                return number(ty, m - n);
            }
            ExprKind::Call("wrapping_sub", args)
        }
        ExprKind::Call("powi", args) => {
            let args: Vec<_> = args.into_iter().map(simplify).collect();
            if integer(&args[1]) == Some(1) {
                return args[0].clone();
            }
            ExprKind::Call("powi", args)
        }
        kind => kind,
    };
    Expr { ty, kind }
}

fn number(ty: Scalar, n: i64) -> Expr {
    let fraction = if ty.is_float() { ".0" } else { "" };
    let literal = Expr::literal(ty, &format!("{}{fraction}", n.abs()));
    if n < 0 { literal.negate() } else { literal }
}
