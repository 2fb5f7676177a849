//! Types of expressions before they are read.

use syn::Lit;

use super::expr::{intrinsic, last_name, tail};
use super::ir::{Op, Scalar};
use super::operators::operator;
use super::parse::{Parser, name_of, scalar};
use super::shuffles::Shuffle;

impl Parser {
    /// The type that the expression has by itself; none for literals without suffix.
    pub(crate) fn infer(&self, e: &syn::Expr) -> Option<Scalar> {
        match e {
            syn::Expr::Lit(l) => match &l.lit {
                Lit::Float(f) => Scalar::named(f.suffix()),
                Lit::Int(n) => Scalar::named(n.suffix()),
                Lit::Bool(_) => Some(Scalar::Bool),
                _ => None,
            },
            syn::Expr::Path(_) => {
                let name = name_of(e)?;
                let variable = self.lookup(&name).map(|id| self.storage(id).element());
                variable.or_else(|| self.constant_type(&name))
            }
            syn::Expr::Field(_) => self.var_of(e).map(|id| self.storage(id).element()),
            syn::Expr::Index(i) => self.infer(&i.expr),
            syn::Expr::Paren(p) => self.infer(&p.expr),
            syn::Expr::Group(g) => self.infer(&g.expr),
            syn::Expr::Unary(u) => self.infer(&u.expr),
            syn::Expr::Cast(c) => scalar(&c.ty).ok(),
            syn::Expr::Binary(b) => match operator(&b.op)? {
                op if op.compares() || matches!(op, Op::And | Op::Or) => Some(Scalar::Bool),
                Op::Shl | Op::Shr => self.infer(&b.left),
                _ => self.infer(&b.left).or_else(|| self.infer(&b.right)),
            },
            syn::Expr::MethodCall(m) => self.infer(&m.receiver).or_else(|| {
                m.args.first().filter(|_| m.method != "powi").and_then(|a| self.infer(a))
            }),
            syn::Expr::Call(call) => match &*call.func {
                syn::Expr::Path(p) if intrinsic(&p.path).is_some() => Some(Scalar::U32),
                func if last_name(func).and_then(|n| Shuffle::named(&n)).is_some() => {
                    call.args.first().and_then(|value| self.infer(value))
                }
                func => match &self.functions.get(&name_of(func)?)?.sig.output {
                    syn::ReturnType::Type(_, ty) => scalar(ty).ok(),
                    syn::ReturnType::Default => None,
                },
            },
            syn::Expr::If(i) => tail(&i.then_branch)
                .and_then(|e| self.infer(e))
                .or_else(|| i.else_branch.as_ref().and_then(|(_, other)| self.infer(other))),
            syn::Expr::Block(b) => tail(&b.block).and_then(|e| self.infer(e)),
            _ => None,
        }
    }
}
