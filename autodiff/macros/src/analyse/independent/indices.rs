//! Indices and bounds as polynomials in loop variables and in values that are the same in all passes of a loop.

use syn::{BinOp, UnOp};

use crate::analyse::Analysis;
use crate::analyse::affine::{Bounds, Poly, Quotient};
use crate::ir::print::Emit;
use crate::ir::visit::each_expr;
use crate::ir::{Expr, ExprKind, Place, Proj, VarId};

use super::Walk;

impl Walk<'_> {
    pub(super) fn bounds(&mut self, name: String, iter: &Expr) -> Bounds {
        let unknown = Bounds { name: name.clone(), low: Poly::default(), high: None };
        match &iter.kind {
            ExprKind::Range { start: Some(start), end: Some(end), inclusive } => {
                let Some(low) = self.poly(start) else { return unknown };
                let high =
                    self.poly(end).map(|end| end.plus(&Poly::constant(1), i64::from(*inclusive)));
                Bounds { name, low, high }
            }
            ExprKind::Method { receiver, method, .. } if method == "rev" || method == "step_by" => {
                self.bounds(name, receiver)
            }
            _ => unknown,
        }
    }

    /// An index as a polynomial in loop variables and in values that do not change while the loop runs.
    pub(super) fn poly(&mut self, e: &Expr) -> Option<Poly> {
        match &e.kind {
            ExprKind::Constant(tokens, _) => {
                let text = tokens.to_string().replace('_', "");
                let digits = text.trim_end_matches("usize");
                Some(match digits.parse() {
                    Ok(value) => Poly::constant(value),
                    Err(_) => Poly::symbol(tokens.to_string()),
                })
            }
            ExprKind::Read(place) => self.variable(place, e),
            ExprKind::Unary(UnOp::Deref(_), e) => self.poly(e),
            ExprKind::Binary(a, op, b) => {
                let (x, y) = (self.poly(a)?, self.poly(b)?);
                match op {
                    BinOp::Add(_) => Some(x.plus(&y, 1)),
                    BinOp::Sub(_) => Some(x.plus(&y, -1)),
                    BinOp::Mul(_) => Some(x.times(&y)),
                    BinOp::Div(_) => {
                        let name = self.atom(e)?;
                        let q = Quotient { name: name.clone(), dividend: x, divisor: y };
                        self.quotients.push(q);
                        Some(Poly::symbol(name))
                    }
                    _ => None,
                }
            }
            ExprKind::Method { receiver, method, .. } if method == "len" => {
                self.length(receiver, e)
            }
            _ => None,
        }
    }

    fn variable(&mut self, place: &Place, e: &Expr) -> Option<Poly> {
        let whole = place.proj.is_empty();
        if whole
            && let Some(bounds) = self.loops.iter().find(|l| self.is_named(place.base, &l.name))
        {
            return Some(Poly::symbol(bounds.name.clone()));
        }
        let name = &self.a.vars[place.base].name;
        if self.a.is_mutated(self.a.root(place)) || self.bound.contains(&name.to_string()) {
            return None;
        }
        match self.inits.get(&place.base) {
            Some(&init) if whole && self.a.vars[place.base].view.is_none() => {
                let known = self.poly(init);
                if known.is_some() || self.local.contains(&place.base) {
                    return known;
                }
                self.atom(e).map(Poly::symbol)
            }
            _ => self.atom(e).map(Poly::symbol),
        }
    }

    fn is_named(&self, var: VarId, name: &str) -> bool {
        self.a.vars[var].name == name
    }

    fn length(&mut self, receiver: &Expr, e: &Expr) -> Option<Poly> {
        let ExprKind::Read(place) = &receiver.kind else { return None };
        let resolved = self.a.resolve(place);
        if let Some(Proj::Part(a, Some(b))) = resolved.proj.last() {
            let low = match a {
                Some(a) => self.poly(a)?,
                None => Poly::default(),
            };
            return Some(self.poly(b)?.plus(&low, -1));
        }
        let fixed = resolved.proj.is_empty() && !self.a.may_resize(resolved.base);
        let outside = !self.local.contains(&resolved.base);
        (fixed && outside).then(|| Poly::symbol(printed(self.a, e)))
    }

    /// The name of a value that is the same in all passes: none of its parts is declared or changed in the loop.
    fn atom(&self, e: &Expr) -> Option<String> {
        let mut fixed = true;
        each_expr(e, &mut |e| match &e.kind {
            ExprKind::Read(place) => {
                let root = self.a.root(place);
                fixed &= !self.a.is_mutated(root) && !self.local.contains(&root);
                fixed &= !self.local.contains(&place.base);
                fixed &= !place.proj.iter().any(|p| matches!(p, Proj::Index(_) | Proj::Part(..)));
                fixed &= !self.bound.contains(&self.a.vars[place.base].name.to_string());
            }
            ExprKind::Constant(..) | ExprKind::Binary(..) => {}
            _ => fixed = false,
        });
        fixed.then(|| printed(self.a, e))
    }
}

fn printed(a: &Analysis, e: &Expr) -> String {
    Emit { vars: a.vars, kept: None, active: &a.active }.expr(e).to_string()
}
