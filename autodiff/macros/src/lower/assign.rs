//! Assignments.

use syn::spanned::Spanned;
use syn::{BinOp, Expr as Syn};

use crate::ir::{Expr, ExprKind, Kind, Place, Proj, StmtKind};
use crate::kinds::is_arithmetic;

use super::Lower;
use super::stmt::strip;

impl Lower {
    pub(super) fn assignment(&mut self, a: &syn::ExprAssign) -> Option<()> {
        let span = a.span();
        match &*a.left {
            Syn::Infer(_) => self.expr_statement(&a.right),
            Syn::Tuple(t) => {
                let values = match strip(&a.right) {
                    Syn::Tuple(values) => self.operands(values.elems.iter())?,
                    e => match self.value(e)? {
                        Expr { kind: ExprKind::Tuple(values), .. } => values,
                        value => return self.assign_fields(t, value),
                    },
                };
                let values: Vec<_> = values
                    .into_iter()
                    .map(|v| match v.kind {
                        ExprKind::Borrow { mutable, place } => {
                            let place = self.pin(place);
                            Expr { kind: ExprKind::Borrow { mutable, place }, ..v }
                        }
                        _ if self.kind(&v).is_ref() => v,
                        _ => self.spill("t", v),
                    })
                    .collect();
                for (left, value) in t.elems.iter().zip(values) {
                    if matches!(left, Syn::Infer(_)) || self.move_cursor(left, &value).is_some() {
                        continue;
                    }
                    let place = self.place(left)?;
                    self.push(StmtKind::Assign { place, op: None, value }, span);
                }
            }
            left if self.cursor_of(left).is_some() => match strip(&a.right) {
                e @ (Syn::If(_) | Syn::Match(_) | Syn::Block(_)) => {
                    self.expr_statement(&super::hoist::assigned(e, left));
                }
                e => {
                    let value = self.value(e)?;
                    self.move_cursor(left, &value);
                }
            },
            left => {
                let value = self.value(&a.right)?;
                let (place, value) = self.place_after(left, value)?;
                let declared = &mut self.vars[place.base];
                if place.proj.is_empty() && matches!(declared.kind, Kind::Unknown) {
                    let kind = self.kind(&value);
                    self.vars[place.base].kind = kind;
                }
                self.push(StmtKind::Assign { place, op: None, value }, span);
            }
        }
        Some(())
    }

    /// Assigns the fields of a tuple.
    fn assign_fields(&mut self, t: &syn::ExprTuple, value: Expr) -> Option<()> {
        let span = value.span;
        let from = Place::var(self.spill_var("t", value), span);
        for (i, left) in t.elems.iter().enumerate() {
            let member = syn::Member::Unnamed(syn::Index { index: i as u32, span });
            let mut part = from.clone();
            part.proj.push(Proj::Field(member));
            let value = self.expr(ExprKind::Read(part), span);
            let place = self.place(left)?;
            self.push(StmtKind::Assign { place, op: None, value }, span);
        }
        Some(())
    }

    /// The place `left`, evaluated after `value`: if it needs statements, the value is bound before them.
    fn place_after(&mut self, left: &Syn, value: Expr) -> Option<(Place, Expr)> {
        let start = self.statements();
        let place = self.place(left)?;
        let later = self.split_off(start);
        let keeps = later.is_empty() || self.is_constant(&value) || self.kind(&value).is_ref();
        let value = if keeps { value } else { self.spill("t", value) };
        self.append(later);
        Some((place, value))
    }

    pub(super) fn compound(&mut self, b: &syn::ExprBinary) -> Option<()> {
        let op = match b.op {
            BinOp::AddAssign(t) => BinOp::Add(syn::Token![+](t.spans[0])),
            BinOp::SubAssign(t) => BinOp::Sub(syn::Token![-](t.spans[0])),
            BinOp::MulAssign(t) => BinOp::Mul(syn::Token![*](t.spans[0])),
            BinOp::DivAssign(t) => BinOp::Div(syn::Token![/](t.spans[0])),
            BinOp::RemAssign(t) => BinOp::Rem(syn::Token![%](t.spans[0])),
            other => other,
        };
        let value = self.scalar(&b.right)?;
        let (place, value) = self.place_after(&b.left, value)?;
        let linear = matches!(op, BinOp::Add(_) | BinOp::Sub(_)) || !is_arithmetic(&op);
        if linear {
            self.push(StmtKind::Assign { place, op: Some(op), value }, b.span());
        } else {
            let place = self.pin(place);
            let old = self.expr(ExprKind::Read(place.clone()), b.left.span());
            let value = ExprKind::Binary(Box::new(old), op, Box::new(value));
            let value = self.expr(value, b.span());
            self.push(StmtKind::Assign { place, op: None, value }, b.span());
        }
        Some(())
    }
}
