//! Assignments.

use proc_macro2::Span;
use syn::spanned::Spanned;
use syn::{BinOp, Expr as Syn};

use crate::ir::kinds::is_arithmetic;
use crate::ir::{Expr, ExprKind, Kind, Place, Proj, StmtKind, VarId, numbered};

use super::Lower;
use super::stmt::strip;

impl Lower {
    pub(super) fn assignment(&mut self, a: &syn::ExprAssign) -> Option<()> {
        let span = a.span();
        match &*a.left {
            Syn::Infer(_) => self.expr_statement(&a.right),
            left if is_pattern(left) => {
                let value = match (strip(&a.right), left) {
                    (Syn::Tuple(values), Syn::Tuple(t)) if t.elems.len() == values.elems.len() => {
                        return self.assign_each(t.elems.iter(), values.elems.iter(), span);
                    }
                    (Syn::Array(values), Syn::Array(t)) if t.elems.len() == values.elems.len() => {
                        return self.assign_each(t.elems.iter(), values.elems.iter(), span);
                    }
                    (e, _) => self.value(e)?,
                };
                if let (ExprKind::Tuple(values), Syn::Tuple(t)) = (&value.kind, left)
                    && values.len() == t.elems.len()
                {
                    let values = values.clone();
                    return self.assign_values(t.elems.iter(), values, span);
                }
                self.assign_pattern(left, value, span)?;
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
                if let Some(slot) = self.slot_of(left) {
                    return self.fill_slot(&slot, &a.right, span);
                }
                let value = self.value(&a.right)?;
                let (place, value) = self.place_after(left, value)?;
                if place.proj.is_empty() && self.pending.remove(&place.base) {
                    return self.declare_now(place.base, value, span);
                }
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

    /// Declares a variable whose declaration was delayed until its value is known.
    fn declare_now(&mut self, var: VarId, value: Expr, span: Span) -> Option<()> {
        let (value, view) = self.view_of(value);
        self.vars[var].depth = self.blocks.len() - 1;
        self.vars[var].view = view;
        if matches!(self.vars[var].kind, Kind::Unknown) {
            self.vars[var].kind = self.kind(&value);
        }
        self.push(StmtKind::Let { var, init: Some(value) }, span);
        Some(())
    }

    /// Lowers `(a, b) = (b, a)`, `[a, b] = [b, a]`: all values are computed first.
    fn assign_each<'a>(
        &mut self,
        left: impl Iterator<Item = &'a Syn>,
        right: impl Iterator<Item = &'a Syn>,
        span: Span,
    ) -> Option<()> {
        let values = self.operands(right)?;
        self.assign_values(left, values, span)
    }

    fn assign_values<'a>(
        &mut self,
        left: impl Iterator<Item = &'a Syn>,
        values: Vec<Expr>,
        span: Span,
    ) -> Option<()> {
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
        for (left, value) in left.zip(values) {
            self.assign_pattern(left, value, span)?;
        }
        Some(())
    }

    /// Assigns a value, which does not change in the meantime, to the place or the pattern `left`.
    fn assign_pattern(&mut self, left: &Syn, value: Expr, span: Span) -> Option<()> {
        let left = strip(left);
        if matches!(left, Syn::Infer(_)) || self.move_cursor(left, &value).is_some() {
            return Some(());
        }
        if !is_pattern(left) {
            let place = self.place(left)?;
            self.push(StmtKind::Assign { place, op: None, value }, span);
            return Some(());
        }
        let from = match value.kind {
            ExprKind::Read(place) => place,
            _ => Place::var(self.spill_var("t", value), span),
        };
        for (proj, left) in self.pattern_parts(left, span)? {
            let value = self.expr(ExprKind::Read(from.clone().then(proj)), span);
            self.assign_pattern(left, value, span)?;
        }
        Some(())
    }

    /// The parts that a pattern on the left of `=` assigns, with their targets.
    fn pattern_parts<'a>(&mut self, left: &'a Syn, span: Span) -> Option<Vec<(Proj, &'a Syn)>> {
        let unnamed = |i: usize| Proj::Field(numbered(i, span));
        let elements: Vec<&Syn> = match left {
            Syn::Struct(s) => {
                let fields = s.fields.iter().map(|f| (Proj::Field(f.member.clone()), &f.expr));
                return Some(fields.collect());
            }
            Syn::Tuple(t) => t.elems.iter().collect(),
            Syn::Array(a) => a.elems.iter().collect(),
            Syn::Call(c) => c.args.iter().collect(),
            _ => Vec::new(),
        };
        let rest = |e: &&Syn| matches!(e, Syn::Range(r) if r.start.is_none() && r.end.is_none());
        let named = elements.iter().position(rest).unwrap_or(elements.len());
        if named + 1 < elements.len() {
            return self.refused(
                span,
                "`..` before the end of what is assigned",
                "name each part, or write `_`",
            );
        }
        let array = matches!(left, Syn::Array(_));
        let mut parts = Vec::new();
        for (i, left) in elements.into_iter().take(named).enumerate() {
            let proj =
                if array { Proj::Index(Box::new(self.integer(i, span))) } else { unnamed(i) };
            parts.push((proj, left));
        }
        Some(parts)
    }

    /// The place `left`, evaluated after `value`. If the place needs statements, the value is bound before them.
    pub(super) fn place_after(&mut self, left: &Syn, value: Expr) -> Option<(Place, Expr)> {
        let start = self.statements();
        let place = self.place(left)?;
        let later = self.split_off(start);
        let keeps = later.is_empty() || self.is_constant(&value) || self.kind(&value).is_ref();
        let value = if keeps { value } else { self.spill("t", value) };
        self.append(later);
        Some((place, value))
    }

    pub(super) fn compound(&mut self, b: &syn::ExprBinary) -> Option<()> {
        match self.left_first(b) {
            Ok(None) => {}
            Ok(Some(said)) => {
                self.expr_statement(&said);
                return Some(());
            }
            Err(()) => {
                return self.refused(
                    b.left.span(),
                    "an index which the right side of the assignment may change",
                    "bind it before: `let at = …;`",
                );
            }
        }
        if self.assigning_operator(b)? {
            return Some(());
        }
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

/// True if the left side of `=` is a pattern that takes a value apart.
fn is_pattern(left: &Syn) -> bool {
    match left {
        Syn::Tuple(_) | Syn::Array(_) | Syn::Struct(_) => true,
        Syn::Call(c) => matches!(&*c.func, Syn::Path(p) if super::call::is_constructor(p)),
        _ => false,
    }
}
