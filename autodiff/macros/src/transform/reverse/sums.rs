//! Sums by scalars: the term that a loop adds to a sum depends on a few scalars in all iterations (a mean, a scale). The
//! sum's derivatives with respect to these scalars are sums too. The forward sweep computes them together with the sum
//! itself, for a seed of one. The reverse sweep multiplies them by the actual seed. So it needs no serial sums, and no
//! loop at all if the other variables in the loop carry no derivative.

use std::collections::BTreeSet;

use proc_macro2::TokenStream;
use quote::{ToTokens, quote};
use syn::BinOp;

use crate::ir::print::Fused;
use crate::ir::{Block, Kind, Stmt, StmtKind, VarId};

use super::Reverse;

/// A loop that adds to a sum.
struct Sum<'s> {
    body: &'s Block,
    sum: VarId,
    scalars: BTreeSet<VarId>,
}

impl Reverse<'_> {
    /// The adjoint of a statement of a region's block. For a sum by scalars it uses the derivatives that the forward
    /// sweep has computed.
    pub(super) fn statement_or_sum(&mut self, stmt: &Stmt) -> TokenStream {
        let Some(Sum { body, sum, scalars }) = self.sum_by_scalars(stmt) else {
            return self.statement(stmt);
        };
        let lib = self.lib;
        let mut before = TokenStream::new();
        let mut multiplied = TokenStream::new();
        let seed = self.shadow_name(sum);
        let one = self.names.fresh("one", seed.span());
        let ty = self.float_type(sum);
        before.extend(quote!(let #one #ty = 1.0;));
        let mut others = vec![(sum, self.shadows.insert(sum, one))];
        for &scalar in &scalars {
            let shadow = self.shadow_name(scalar);
            let source = &self.a.vars[scalar].name;
            let partial = self.names.fresh(&format!("by_{source}"), source.span());
            let ty = self.float_type(scalar);
            before.extend(quote!(let mut #partial #ty = -0.0;));
            multiplied.extend(quote!(#shadow += #lib::rt::strong(#seed, #partial);));
            others.push((scalar, self.shadows.insert(scalar, partial)));
        }
        let inside = self.pass_by(&scalars, stmt, body);
        for (var, shadow) in others {
            self.shadows.extend(shadow.map(|shadow| (var, shadow)));
        }
        self.kept.fused.insert(stmt.pos, Fused { before, inside });
        self.except.clone_from(&scalars);
        let rest = self.statement(stmt);
        self.except.clear();
        quote!(#multiplied #rest)
    }

    /// The adjoint of one iteration with respect to `scalars` only, for the end of the iteration.
    fn pass_by(&mut self, scalars: &BTreeSet<VarId>, stmt: &Stmt, body: &Block) -> TokenStream {
        let mut only = scalars.clone();
        let mut own = Vec::new();
        for stmt in &body.stmts {
            if let StmtKind::Let { var, init: Some(init) } = &stmt.kind {
                own.push(*var);
                if self.mentions(init, &only) {
                    only.insert(*var);
                }
            }
        }
        let outer = self.a.enter(stmt, body);
        self.only = Some(only);
        let statements = self.statements(body);
        self.only = None;
        let shadows = self.declare_shadows(&body.stmts);
        let again = self.again(body, true);
        self.a.leave(outer);
        // The reverse sweep has its own shadows.
        for var in own {
            self.declared.remove(&var);
        }
        quote!(#again #shadows #statements)
    }

    /// `stmt` as a loop of plain statements that adds to one scalar, if it reads other scalars that carry derivatives.
    fn sum_by_scalars<'s>(&self, stmt: &'s Stmt) -> Option<Sum<'s>> {
        let StmtKind::For { body, running: None, .. } = &stmt.kind else { return None };
        if !self.a.on || self.apart.own || !self.body_is_plain(body) {
            return None;
        }
        let effects = self.a.independent(stmt, &self.inits)?;
        let sum = effects.added.first().copied()?;
        let mut scalars = effects.read;
        scalars.retain(|&var| self.is_plain_float(var));
        let one = effects.set.is_empty() && effects.added.len() == 1 && self.is_plain_float(sum);
        let found = one && !scalars.is_empty() && self.pass_is_there(stmt, body, sum);
        found.then_some(Sum { body, sum, scalars })
    }

    /// True if all values that an iteration computes still exist at its end, and are added to `sum` only.
    fn pass_is_there(&self, stmt: &Stmt, body: &Block, sum: VarId) -> bool {
        let outer = self.a.enter(stmt, body);
        let there = body.stmts.iter().all(|stmt| match &stmt.kind {
            StmtKind::Let { init: Some(init), .. } => self.a.found_again(init, stmt),
            StmtKind::Assign { place, value, .. } => {
                place.base == sum && self.a.found_again(value, stmt)
            }
            _ => false,
        });
        self.a.leave(outer);
        there
    }

    /// True if a block consists of plain definitions and of additions to variables.
    fn body_is_plain(&self, body: &Block) -> bool {
        body.stmts.iter().all(|stmt| match &stmt.kind {
            StmtKind::Let { var, init: Some(init) } => {
                let kind = &self.a.vars[*var].kind;
                self.a.vars[*var].view.is_some() || !self.a.varied(init) || kind.is_float()
            }
            StmtKind::Assign { place, op: Some(BinOp::Add(_) | BinOp::Sub(_)), .. } => {
                place.proj.is_empty() && self.a.vars[place.base].view.is_none()
            }
            _ => false,
        })
    }

    /// True if the variable is an `f32` or `f64`, or a float of a type that its uses determine.
    fn is_plain_float(&self, var: VarId) -> bool {
        let v = &self.a.vars[var];
        let known = match &v.kind {
            Kind::Float(Some(ty)) => {
                matches!(ty.to_token_stream().to_string().as_str(), "f32" | "f64")
            }
            kind => matches!(kind, Kind::Float(None)),
        };
        known && v.view.is_none()
    }

    /// Returns `: type`, if the type is known.
    fn float_type(&self, var: VarId) -> Option<TokenStream> {
        match &self.a.vars[var].kind {
            Kind::Float(Some(ty)) => Some(quote!(: #ty)),
            _ => None,
        }
    }
}
