//! Forward mode of kernels: each statement after the statement of its tangent.

use proc_macro2::Span;

use super::activity::{self, Active};
use super::formula;
use super::ir::{Block, Expr, ExprKind, How, Kernel, Op, Stmt, Storage, VarId};
use super::module::{Extra, shared_bytes};
use super::wild::strong;
use crate::ir::{Activity, methods, table};

/// The derivative of a kernel, with what its module needs.
pub(crate) fn forward(
    primal: &Kernel,
    name: &proc_macro2::Ident,
    activities: &[(Activity, Span)],
) -> syn::Result<(Kernel, Extra)> {
    let marked = activity::marked(primal, name.span(), activities)?;
    let mut active = Active::of(primal, &marked);
    activity::check_constants(primal, &active)?;
    let mut kernel = primal.clone();
    (kernel.name, kernel.span) = (name.to_string(), name.span());
    let mut params = Vec::new();
    for &param in &primal.params {
        params.push(param);
        if active.contains(param) {
            let shadow = shadow(&mut kernel, &mut active, param);
            kernel.vars[shadow].param = true;
            params.push(shadow);
        }
    }
    kernel.params = params;
    for var in 0..primal.vars.len() {
        if active.contains(var) && !active.shadows.contains_key(&var) {
            shadow(&mut kernel, &mut active, var);
        }
    }
    let body = Tangents { kernel: &mut kernel, active: &active }.block(&primal.body)?;
    kernel.body = body;
    let doc = format!("The forward derivative of the kernel `{}`.", primal.name);
    Ok((kernel, Extra { doc, of_primal: Some(shared_bytes(primal)), ..Extra::default() }))
}

fn shadow(kernel: &mut Kernel, active: &mut Active, var: VarId) -> VarId {
    let (name, storage) = (format!("t_{}", kernel.vars[var].name), kernel.storage(var));
    let mutable = kernel.vars[var].mutable;
    let shadow = kernel.add(&name, storage, mutable);
    active.shadows.insert(var, shadow);
    shadow
}

struct Tangents<'a> {
    kernel: &'a mut Kernel,
    active: &'a Active,
}

impl Tangents<'_> {
    fn block(&mut self, block: &Block) -> syn::Result<Block> {
        let mut out = Vec::new();
        for stmt in block {
            self.stmt(stmt, &mut out)?;
        }
        Ok(out)
    }

    fn stmt(&mut self, stmt: &Stmt, out: &mut Block) -> syn::Result<()> {
        let shadow = |var: &VarId| self.active.shadows.get(var).copied();
        match stmt {
            Stmt::Let(var, e) => {
                if let Some(shadow) = shadow(var) {
                    let tangent = self.tangent(e, out)?;
                    out.push(Stmt::Let(shadow, tangent));
                }
            }
            Stmt::Shared(var) => out.extend(shadow(var).map(Stmt::Shared)),
            Stmt::Assign(var, e) => {
                if let Some(shadow) = shadow(var) {
                    let tangent = self.tangent(e, out)?;
                    out.push(Stmt::Assign(shadow, tangent));
                }
            }
            Stmt::Store { base, at, value, how } => {
                if let Some(base) = shadow(base) {
                    let value = self.tangent(value, out)?;
                    // A sum that does not change needs no statement.
                    if *how == How::Set || value != Expr::zero(value.ty) {
                        out.push(Stmt::Store { base, at: at.clone(), value, how: *how });
                    }
                }
            }
            Stmt::If(c, yes, no) => {
                let (yes, no) = (self.block(yes)?, self.block(no)?);
                out.push(Stmt::If(c.clone(), yes, no));
                return Ok(());
            }
            Stmt::For { var, low, high, reversed, body } => {
                let body = self.block(body)?;
                let (low, high) = (low.clone(), high.clone());
                out.push(Stmt::For { var: *var, low, high, reversed: *reversed, body });
                return Ok(());
            }
            Stmt::While(c, body) => {
                let body = self.block(body)?;
                out.push(Stmt::While(c.clone(), body));
                return Ok(());
            }
            Stmt::Sync(_) => {}
        }
        out.push(stmt.clone());
        Ok(())
    }

    /// The tangent of an expression; statements that it needs go to `out`.
    fn tangent(&mut self, e: &Expr, out: &mut Block) -> syn::Result<Expr> {
        if !self.active.carries(e) {
            return Ok(Expr::zero(e.ty));
        }
        Ok(match &e.kind {
            ExprKind::Var(v) => Expr::var(e.ty, self.active.shadows[v]),
            ExprKind::Load(base, at) => Expr::load(e.ty, self.active.shadows[base], (**at).clone()),
            ExprKind::Negate(inner) => self.tangent(inner, out)?.negate(),
            ExprKind::Cast(inner) => self.tangent(inner, out)?.cast(e.ty),
            ExprKind::Binary(op, a, b) => self.binary(*op, a, b, out)?,
            ExprKind::If(c, a, b) => {
                let chosen = self.kernel.add("tangent", Storage::Number(e.ty), true);
                out.push(Stmt::Let(chosen, Expr::zero(e.ty)));
                let (mut yes, mut no) = (Vec::new(), Vec::new());
                let (a, b) = (self.tangent(a, &mut yes)?, self.tangent(b, &mut no)?);
                yes.push(Stmt::Assign(chosen, a));
                no.push(Stmt::Assign(chosen, b));
                out.push(Stmt::If((**c).clone(), yes, no));
                Expr::var(e.ty, chosen)
            }
            ExprKind::Call(name, args) => {
                let mut sum = Expr::zero(e.ty);
                for (which, arg) in args.iter().enumerate() {
                    if self.active.carries(arg) {
                        let tangent = self.tangent(arg, out)?;
                        let partial = formula::partial(self.kernel, name, args, which, out)?;
                        let term = self.term(name, partial, tangent, out);
                        sum = plus(Op::Add, sum, term);
                    }
                }
                sum
            }
            ExprKind::Shuffle(which, value, by) => {
                let tangent = self.tangent(value, out)?;
                let kind = ExprKind::Shuffle(*which, Box::new(tangent), by.clone());
                Expr { ty: e.ty, kind }
            }
            ExprKind::Literal(_) | ExprKind::Intrinsic(_) => Expr::zero(e.ty),
        })
    }

    /// The partial derivative of a method times a tangent. One of several arguments does not count if its tangent is zero:
    /// for instance the exponent of `powf`, whose partial derivative may be NaN.
    fn term(&mut self, name: &str, partial: Expr, tangent: Expr, out: &mut Block) -> Expr {
        let several = table::rule(name).is_some_and(|rule| rule.floats > 1);
        if !several || !methods::is_wild(name) {
            return Expr::binary(Op::Mul, partial, tangent);
        }
        let id = self.kernel.add("tangent", Storage::Number(tangent.ty), false);
        let seed = Expr::var(tangent.ty, id);
        out.push(Stmt::Let(id, tangent));
        strong(&seed, Expr::binary(Op::Mul, partial, seed.clone()))
    }

    fn binary(&mut self, op: Op, a: &Expr, b: &Expr, out: &mut Block) -> syn::Result<Expr> {
        let (by_a, by_b) = (self.active.carries(a), self.active.carries(b));
        let (t_a, t_b) = (self.tangent(a, out)?, self.tangent(b, out)?);
        let product = |x: Expr, y: &Expr| Expr::binary(Op::Mul, x, y.clone());
        let zero = || Expr::zero(a.ty);
        Ok(match op {
            Op::Mul => {
                let left = if by_a { product(t_a, b) } else { zero() };
                let right = if by_b { product(t_b, a) } else { zero() };
                plus(Op::Add, left, right)
            }
            Op::Div => {
                let value = Expr::binary(Op::Div, a.clone(), b.clone());
                let right = if by_b { product(t_b, &value) } else { zero() };
                Expr::binary(Op::Div, plus(Op::Sub, t_a, right), b.clone())
            }
            Op::Rem => {
                let mut right = zero();
                if by_b {
                    let args = [a.clone(), b.clone()];
                    right = product(t_b, &formula::partial(self.kernel, "rem", &args, 1, out)?);
                }
                plus(Op::Add, t_a, right)
            }
            op => plus(op, t_a, t_b),
        })
    }
}

/// A sum or difference, without the zeros.
fn plus(op: Op, a: Expr, b: Expr) -> Expr {
    let zero = Expr::zero(a.ty);
    match (a == zero, b == zero) {
        (_, true) => a,
        (true, false) if op == Op::Sub => b.negate(),
        (true, false) => b,
        _ => Expr::binary(op, a, b),
    }
}
