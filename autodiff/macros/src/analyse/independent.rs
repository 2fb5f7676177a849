//! Loops whose iterations have adjoints that may run in any order: among active values, no iteration reads or overwrites
//! what another one has written.
//!
//! Three kinds of access to memory outside the loop are harmless. The first is a read of memory that the loop does not
//! write (shadows are added to). The second is an addition to memory that the loop neither reads nor overwrites (shadows
//! are only read). The third is any access to elements that no other iteration touches, which is proven by
//! [`affine`](crate::analyse::affine) index expressions.

mod indices;

use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};

use syn::BinOp;

use crate::analyse::Analysis;
use crate::analyse::affine::{Bounds, Poly, Quotient, Span, disjoint};
use crate::ir::visit::{each_expr, each_stmt};
use crate::ir::words::names_in;
use crate::ir::{Block, Expr, ExprKind, Kind, Place, Proj, Stmt, StmtKind, VarId};

/// Effects of an independent loop on the active variables outside it.
#[derive(Debug, Default)]
pub(crate) struct Effects {
    /// Variables that are read: their shadows are added to.
    pub read: BTreeSet<VarId>,
    /// Variables that are overwritten: their shadows are consumed.
    pub set: BTreeSet<VarId>,
    /// Variables that are added to: their shadows are read.
    pub added: BTreeSet<VarId>,
    /// True if some iteration reads or writes elements that are not next to those of the next iteration.
    pub strided: bool,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Access {
    Read,
    Set,
    Add,
}

/// The elements that an access may reach: each of the spans contains all of them.
type Reach = Vec<Span>;

/// Initial values of the variables of a function. They are collected once, because many statements are checked.
pub(crate) type Inits<'a> = HashMap<VarId, &'a Expr>;

struct Walk<'a> {
    a: &'a Analysis<'a>,
    /// Variables set up inside the loop: each iteration has its own.
    local: HashSet<VarId>,
    /// Names that inner loops bind.
    bound: HashSet<String>,
    inits: &'a Inits<'a>,
    /// Loops around the access, without the loop that is being checked, outermost first.
    loops: Vec<Bounds>,
    quotients: Vec<Quotient>,
    accesses: BTreeMap<VarId, Vec<(Access, Reach)>>,
}

impl Analysis<'_> {
    /// The effects of one statement on active variables.
    pub(crate) fn effects<'a>(&'a self, stmt: &'a Stmt, inits: &'a Inits<'a>) -> Effects {
        let mut walk = Walk::new(self, inits);
        walk.stmt(stmt);
        walk.effects()
    }

    /// The effects of the loop `stmt`, if its iterations are independent. `inits` are those of the whole function.
    pub(crate) fn independent<'a>(
        &'a self,
        stmt: &'a Stmt,
        inits: &'a Inits<'a>,
    ) -> Option<Effects> {
        let (inner, variable) = match &stmt.kind {
            StmtKind::For { pattern, body, iter, .. } => {
                let counts = is_range(iter);
                (body, counts.then(|| pattern.to_string()))
            }
            StmtKind::While { body, .. } => (body, None),
            _ => return None,
        };
        let mut walk = Walk::new(self, inits);
        each_stmt(inner, &mut |s| match &s.kind {
            StmtKind::Let { var, .. } | StmtKind::Call { result: Some(var), .. } => {
                walk.local.insert(*var);
            }
            StmtKind::LetPattern { vars, .. } => walk.local.extend(vars),
            StmtKind::For { pattern, .. } => walk.bound.extend(names_in(pattern.clone())),
            StmtKind::Split { vars, .. } => walk.local.extend(vars.iter().flatten()),
            StmtKind::Match { arms, .. } => {
                arms.iter().for_each(|a| walk.local.extend(&a.vars));
            }
            _ => {}
        });
        walk.block(inner);
        let variable = variable.as_deref();
        walk.all_apart(variable)
            .then(|| Effects { strided: walk.is_strided(variable), ..walk.effects() })
    }
}

impl<'a> Walk<'a> {
    fn new(a: &'a Analysis<'a>, inits: &'a Inits<'a>) -> Self {
        Self {
            a,
            local: HashSet::new(),
            bound: HashSet::new(),
            inits,
            loops: Vec::new(),
            quotients: Vec::new(),
            accesses: BTreeMap::new(),
        }
    }

    fn effects(&self) -> Effects {
        let mut effects = Effects::default();
        for (&root, accesses) in &self.accesses {
            for (access, _) in accesses {
                match access {
                    Access::Read => effects.read.insert(root),
                    Access::Set => effects.set.insert(root),
                    Access::Add => effects.added.insert(root),
                };
            }
        }
        effects
    }

    /// True if no iteration touches elements of another one.
    fn all_apart(&self, variable: Option<&str>) -> bool {
        self.accesses.values().all(|accesses| {
            let only = |kind| accesses.iter().all(|(access, _)| *access == kind);
            if only(Access::Read) || only(Access::Add) {
                return true;
            }
            let Some(variable) = variable else { return false };
            self.one_of_each(accesses, variable)
        })
    }

    /// True if one span can be chosen for each access so that no two iterations overlap.
    fn one_of_each(&self, accesses: &[(Access, Reach)], variable: &str) -> bool {
        let mut chosen: Vec<Span> = Vec::new();
        for (_, reach) in accesses {
            let found = reach.iter().find(|span| {
                let with = [&chosen[..], std::slice::from_ref(*span)].concat();
                disjoint(&with, variable, &self.quotients)
            });
            match found {
                Some(span) => chosen.push(span.clone()),
                None => return false,
            }
        }
        true
    }

    /// True if some access is to elements that are not next to each other for successive values of `variable`.
    fn is_strided(&self, variable: Option<&str>) -> bool {
        let beside = |span: &Span| {
            variable
                .and_then(|name| span.low.split(name))
                .is_some_and(|(slope, _)| slope == Poly::default() || slope == Poly::constant(1))
        };
        self.accesses.values().flatten().any(|(_, reach)| !reach.last().is_none_or(beside))
    }

    fn block(&mut self, block: &'a Block) {
        block.stmts.iter().for_each(|s| self.stmt(s));
    }

    fn stmt(&mut self, stmt: &'a Stmt) {
        match &stmt.kind {
            StmtKind::Let { var, init: Some(init) } if self.a.vars[*var].view.is_none() => {
                self.reads(init);
            }
            StmtKind::Assign { place, op, value } => {
                self.reads(value);
                if self.a.place_is_active(place) {
                    let added = matches!(op, Some(BinOp::Add(_) | BinOp::Sub(_)));
                    self.access(place, if added { Access::Add } else { Access::Set });
                }
            }
            StmtKind::Call { call, .. } => {
                for (i, arg) in call.args.iter().enumerate() {
                    match &arg.kind {
                        ExprKind::Read(place)
                            if self.a.is_mutable_argument_of(call, i)
                                && self.a.is_active(place.base) =>
                        {
                            self.access(place, Access::Set);
                        }
                        _ => self.argument(arg),
                    }
                }
            }
            StmtKind::Swap { a, b } => [a, b].into_iter().for_each(|place| self.changed(place)),
            StmtKind::Pop { place } => self.changed(place),
            StmtKind::Push { place, value } => {
                self.reads(value);
                self.changed(place);
            }
            StmtKind::If { then, otherwise, .. } => {
                self.block(then);
                self.block(otherwise);
            }
            StmtKind::Match { arms, .. } => arms.iter().for_each(|a| self.block(&a.body)),
            StmtKind::For { pattern, iter, body, .. } => {
                let bounds = self.bounds(pattern.to_string(), iter);
                self.loops.push(bounds);
                self.block(body);
                self.loops.pop();
            }
            StmtKind::While { body, .. } | StmtKind::Scope(body) => self.block(body),
            StmtKind::LetPattern { init: e, .. } => self.reads(e),
            _ => {}
        }
    }

    /// Notes that the value of `place` determines the new one.
    fn changed(&mut self, place: &Place) {
        if self.a.place_is_active(place) {
            self.access(place, Access::Read);
            self.access(place, Access::Set);
        }
    }

    fn argument(&mut self, arg: &Expr) {
        match &arg.kind {
            ExprKind::Borrow { place, .. } | ExprKind::Read(place)
                if self.a.is_mutable_argument(arg) =>
            {
                if self.a.is_active(place.base) {
                    self.access(place, Access::Set);
                }
            }
            _ => self.reads(arg),
        }
    }

    fn reads(&mut self, e: &Expr) {
        let mut places = Vec::new();
        each_expr(e, &mut |e| match &e.kind {
            ExprKind::Read(place) | ExprKind::Borrow { place, .. }
                if self.a.place_is_active(place) =>
            {
                places.push(place.clone());
            }
            ExprKind::Opaque { vars, .. } => {
                places.extend(
                    vars.iter().filter(|&&v| self.a.is_active(v)).map(|&v| Place::var(v, e.span)),
                );
            }
            _ => {}
        });
        places.iter().for_each(|place| self.access(place, Access::Read));
    }

    fn access(&mut self, place: &Place, access: Access) {
        let place = self.a.resolve(place);
        if self.local.contains(&place.base) {
            return;
        }
        let reach = self.reach(&place);
        self.accesses.entry(place.base).or_default().push((access, reach));
    }

    /// The spans that the projections of a place pass through, the smallest last.
    fn reach(&mut self, place: &Place) -> Reach {
        let mut reach = Vec::new();
        let mut low = Poly::default();
        let mut high = None;
        for (at, proj) in place.proj.iter().enumerate() {
            if matches!(proj, Proj::Index(_) | Proj::Part(..)) && !self.has_elements(place, at) {
                break;
            }
            match proj {
                Proj::Deref => continue,
                Proj::Field(_) | Proj::Bound(_) => break,
                Proj::Index(e) => {
                    if let Some(at) = self.poly(e) {
                        low = low.plus(&at, 1);
                        high = Some(low.plus(&Poly::constant(1), 1));
                        self.add_reach(&low, &high, &mut reach);
                    }
                    break;
                }
                Proj::Part(a, b) => {
                    let bound = |walk: &mut Self, e: &Option<Box<Expr>>| match e {
                        Some(e) => walk.poly(e).map(Some),
                        None => Some(None),
                    };
                    let (Some(a), Some(b)) = (bound(self, a), bound(self, b)) else { break };
                    high = b.map(|b| low.plus(&b, 1)).or(high);
                    low = low.plus(&a.unwrap_or_default(), 1);
                    self.add_reach(&low, &high, &mut reach);
                }
            }
        }
        reach
    }

    /// True if the value after the first `n` projections of `place` is known to be an array, slice or vector. An `Index`
    /// of another type may return the same element for two indices.
    fn has_elements(&self, place: &Place, n: usize) -> bool {
        let whole = Place { proj: place.proj[..n].to_vec(), ..place.clone() };
        matches!(self.a.place_kind(&whole).value(), Kind::Seq(_))
    }

    fn add_reach(&self, low: &Poly, high: &Option<Poly>, reach: &mut Reach) {
        let Some(high) = high.clone() else { return };
        reach.extend(Span { low: low.clone(), high }.over(&self.loops));
    }
}

/// True if a loop over `iter` counts: its variable has another value in every iteration.
fn is_range(iter: &Expr) -> bool {
    match &iter.kind {
        ExprKind::Range { .. } => true,
        ExprKind::Method { receiver, method, .. } => {
            (method == "rev" || method == "step_by") && is_range(receiver)
        }
        _ => false,
    }
}

/// Initial values of the variables of a function's body.
pub(crate) fn inits(body: &Block) -> Inits<'_> {
    let mut inits = HashMap::new();
    collect_inits(body, &mut inits);
    inits
}

fn collect_inits<'a>(block: &'a Block, into: &mut Inits<'a>) {
    for stmt in &block.stmts {
        if let StmtKind::Let { var, init: Some(init) } = &stmt.kind {
            into.insert(*var, init);
        }
        stmt.each_block(&mut |block| collect_inits(block, into));
    }
}
