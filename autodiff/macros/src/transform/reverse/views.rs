//! References into shadows. All additions of an adjoint to a buffer may go through one view of it (`let x = &a[i..j]`).
//! Then the same view of the shadow is bound once (`let d_x = &mut d_a[i..j]`), instead of at every access.

use std::collections::HashSet;

use proc_macro2::TokenStream;
use quote::quote;

use crate::ir::visit::{each_expr, each_inner, each_place};
use crate::ir::{Expr, ExprKind, Place, Proj, Stmt, StmtKind, VarId};

use super::Reverse;
use super::call::fields;

/// An access of statements to the shadow of a buffer.
struct Access {
    root: VarId,
    /// The views through which the access goes.
    through: Vec<VarId>,
    /// The fields from the root to the first element.
    fields: Vec<String>,
}

/// The accesses of a group of statements to shadows.
#[derive(Default)]
struct Accesses {
    all: Vec<Access>,
    /// Variables that the statements declare in their inner blocks.
    inner: HashSet<VarId>,
    /// Buffers whose shadows are also used as a whole.
    whole: HashSet<VarId>,
}

impl Reverse<'_> {
    /// The views whose shadows can be bound before the adjoints of `stmts`, in the order of their declaration.
    pub(super) fn bindable(&self, stmts: &[&Stmt]) -> Vec<VarId> {
        let mut accesses = Accesses::default();
        for stmt in stmts {
            self.accesses_of(stmt, &mut accesses);
            each_inner(stmt, &mut |s| {
                self.accesses_of(s, &mut accesses);
                match &s.kind {
                    StmtKind::Let { var, .. } => accesses.inner.extend([*var]),
                    StmtKind::Split { vars, .. } => accesses.inner.extend(vars.iter().flatten()),
                    _ => {}
                }
            });
        }
        let mut views: Vec<VarId> = accesses.all.iter().flat_map(|a| a.through.clone()).collect();
        views.sort_unstable();
        views.dedup();
        views.retain(|&v| self.is_bindable(v, &accesses));
        // If a view is reached only through another one of them, the smaller view is enough.
        let all = views.clone();
        views.retain(|v| {
            let through = |a: &&Access| a.through.contains(v);
            let smaller =
                |a: &Access| a.through.iter().take_while(|w| *w != v).any(|w| all.contains(w));
            !accesses.all.iter().filter(through).all(smaller)
        });
        views
    }

    fn is_bindable(&self, view: VarId, accesses: &Accesses) -> bool {
        let Some(place) = &self.a.vars[view].view else { return false };
        let own = self.down_to_bound(place);
        let root = self.a.root(place);
        let path = fields(&self.a.resolve(place));
        let meets = |a: &&Access| a.root == root && a.fields.iter().zip(&path).all(|(x, y)| x == y);
        let met: Vec<_> = accesses.all.iter().filter(meets).collect();
        let part = own.proj.iter().any(|p| matches!(p, Proj::Part(..)));
        let element = own.proj.iter().any(|p| matches!(p, Proj::Index(_)));
        let fixed = |e: &Expr| {
            let mut fixed = true;
            each_expr(e, &mut |e| match &e.kind {
                ExprKind::Read(place) => fixed &= !self.a.is_mutated(self.a.root(place)),
                ExprKind::Opaque { .. } => fixed = false,
                _ => {}
            });
            fixed
        };
        let bounds = own.proj.iter().all(|proj| match proj {
            Proj::Index(e) => fixed(e) && self.a.kind(e).is_discrete(),
            Proj::Part(a, b) => a.iter().chain(b).all(|e| fixed(e)),
            Proj::Field(_) | Proj::Deref => true,
            Proj::Bound(_) => false,
        });
        self.a.on
            && !self.bound.contains(&view)
            && self.a.is_active(view)
            && (part || (element && met.len() > 1))
            && bounds
            && !accesses.inner.contains(&view)
            && !accesses.whole.contains(&root)
            && !self.a.is_reshaped(root)
            && met.iter().all(|a| a.through.contains(&view))
    }

    /// Adds the accesses of a statement's adjoint to shadows, without those of its inner statements.
    fn accesses_of(&self, stmt: &Stmt, into: &mut Accesses) {
        let mut places: Vec<&Place> = Vec::new();
        let read = |e: &Expr, places: &mut Vec<Place>| {
            each_place(e, &mut |place| places.push(place.clone()));
        };
        let mut found: Vec<Place> = Vec::new();
        match &stmt.kind {
            StmtKind::Let { var, init: Some(e) } if self.a.vars[*var].view.is_none() => {
                read(e, &mut found);
            }
            StmtKind::LetPattern { init: e, .. } | StmtKind::Match { scrutinee: e, .. } => {
                read(e, &mut found);
            }
            StmtKind::Assign { place, value, .. } | StmtKind::Push { place, value } => {
                read(value, &mut found);
                places.push(place);
            }
            StmtKind::Pop { place } => places.push(place),
            StmtKind::Swap { a, b } => places.extend([a, b]),
            StmtKind::Call { call, .. } => {
                call.args.iter().for_each(|e| read(e, &mut found));
                let mut roots = HashSet::new();
                for place in &found {
                    let root = self.a.root(place);
                    if !roots.insert(root) {
                        into.whole.insert(root);
                    }
                }
            }
            _ => {}
        }
        for place in places.into_iter().chain(&found) {
            if !self.a.is_active(place.base) {
                continue;
            }
            let mut through = Vec::new();
            let mut var = place.base;
            while let Some(view) = &self.a.vars[var].view {
                through.push(var);
                var = view.base;
            }
            let fields = fields(&self.a.resolve(place));
            into.all.push(Access { root: var, through, fields });
        }
    }

    /// The place with views replaced by the places they refer to, down to a view whose shadow is bound.
    pub(super) fn down_to_bound(&self, place: &Place) -> Place {
        let mut place = place.clone();
        while !self.bound.contains(&place.base)
            && let Some(view) = &self.a.vars[place.base].view
        {
            let rest = self.a.vars[place.base].through_view(&place.proj);
            let proj = [&view.proj[..], rest].concat();
            place = Place { base: view.base, proj, span: place.span };
        }
        place
    }

    /// Binds the shadows of those of `views` that were used. They are not bound any more afterwards.
    pub(super) fn bind_views(&mut self, views: &[VarId], before: &HashSet<VarId>) -> TokenStream {
        let mut all = TokenStream::new();
        self.bound.clone_from(before);
        for &view in views {
            if self.used.remove(&view) {
                all.extend(self.bind_view(view));
            }
        }
        all
    }

    fn bind_view(&mut self, view: VarId) -> TokenStream {
        let Some(place) = self.a.vars[view].view.clone() else { return TokenStream::new() };
        self.demand_indices(&place);
        let resolved = self.down_to_bound(&place);
        self.demand_indices(&resolved);
        let base = self.base_of(&resolved);
        let emit = self.emit();
        let shadow = emit.project(base, &resolved.proj, &|e| crate::ir::print::strip(emit.expr(e)));
        let name = self.shadow_name(view);
        quote!(let #name = &mut #shadow;)
    }
}
