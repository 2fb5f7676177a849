//! Loops whose passes' adjoints may run in any order: no pass reads or overwrites what another has written, in terms
//! of what carries a derivative.
//!
//! Three kinds of access to what lies outside of the loop are harmless: reads of what the loop does not write
//! (shadows are added to), additions to what it neither reads nor overwrites (shadows are only read), and any access
//! to elements that no other pass touches, which is proven by [`affine`](crate::affine) index expressions.

use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};

use proc_macro2::{TokenStream, TokenTree};
use syn::{BinOp, UnOp};

use crate::affine::{Bounds, Poly, Quotient, Span, disjoint};
use crate::analysis::{Analysis, each_expr, each_stmt};
use crate::emit::Emit;
use crate::ir::{Block, Expr, ExprKind, Kind, Place, Proj, Stmt, StmtKind, VarId};

/// What an independent loop does with the active variables outside of it.
#[derive(Debug, Default)]
pub(crate) struct Effects {
    /// Read, so that their shadows are added to.
    pub read: BTreeSet<VarId>,
    /// Overwritten, so that their shadows are consumed.
    pub set: BTreeSet<VarId>,
    /// Added to, so that their shadows are read.
    pub added: BTreeSet<VarId>,
    /// Whether some pass reads or writes elements that are no neighbours of the next pass's.
    pub strided: bool,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Access {
    Read,
    Set,
    Add,
}

/// The elements that an access may reach: any of the spans holds them all.
type Reach = Vec<Span>;

struct Walk<'a> {
    a: &'a Analysis<'a>,
    /// Set up inside of the loop: each pass has its own.
    local: HashSet<VarId>,
    /// Names that inner loops bind.
    bound: HashSet<String>,
    inits: HashMap<VarId, &'a Expr>,
    /// Loops around, without the one that is asked about, outermost first.
    loops: Vec<Bounds>,
    quotients: Vec<Quotient>,
    accesses: BTreeMap<VarId, Vec<(Access, Reach)>>,
}

impl Analysis<'_> {
    /// The effects of one statement on active variables.
    pub(crate) fn effects<'a>(&'a self, stmt: &'a Stmt, body: &'a Block) -> Effects {
        let mut walk = Walk::new(self, body);
        walk.stmt(stmt);
        walk.effects()
    }

    /// The effects of the loop `stmt`, if its passes are independent. `body` is the whole function's.
    pub(crate) fn independent<'a>(&'a self, stmt: &'a Stmt, body: &'a Block) -> Option<Effects> {
        let (inner, variable) = match &stmt.kind {
            StmtKind::For { pattern, body, iter, .. } => {
                let counts = is_range(iter);
                (body, counts.then(|| pattern.to_string()))
            }
            StmtKind::While { body, .. } => (body, None),
            _ => return None,
        };
        let mut walk = Walk::new(self, body);
        each_stmt(inner, &mut |s| match &s.kind {
            StmtKind::Let { var, .. } | StmtKind::Call { result: Some(var), .. } => {
                walk.local.insert(*var);
            }
            StmtKind::LetPattern { vars, .. } => walk.local.extend(vars),
            StmtKind::For { pattern, .. } => names_in(pattern.clone(), &mut walk.bound),
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
    fn new(a: &'a Analysis<'a>, body: &'a Block) -> Self {
        let mut inits = HashMap::new();
        collect_inits(body, &mut inits);
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

    /// Whether no pass meets another's elements.
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

    /// Whether there is a choice of one span for each access such that passes do not meet.
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

    /// Whether some access is to elements that do not lie side by side for successive values of `variable`.
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
            StmtKind::Swap { a, b } => {
                for place in [a, b] {
                    if self.a.place_is_active(place) {
                        self.access(place, Access::Read);
                        self.access(place, Access::Set);
                    }
                }
            }
            StmtKind::Pop { place } if self.a.place_is_active(place) => {
                self.access(place, Access::Read);
                self.access(place, Access::Set);
            }
            StmtKind::Push { place, value } => {
                self.reads(value);
                if self.a.place_is_active(place) {
                    self.access(place, Access::Read);
                    self.access(place, Access::Set);
                }
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

    /// Whether what the first `n` projections of `place` lead to is known to be an array, slice or vector: an `Index` of
    /// another type may find one element by two indices.
    fn has_elements(&self, place: &Place, n: usize) -> bool {
        let whole = Place { proj: place.proj[..n].to_vec(), ..place.clone() };
        matches!(self.a.place_kind(&whole).value(), Kind::Seq(_))
    }

    fn add_reach(&self, low: &Poly, high: &Option<Poly>, reach: &mut Reach) {
        let Some(high) = high.clone() else { return };
        reach.extend(Span { low: low.clone(), high }.over(&self.loops));
    }

    fn bounds(&mut self, name: String, iter: &Expr) -> Bounds {
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

    /// An index as a polynomial in what does not change while the loop runs, and in loop variables.
    fn poly(&mut self, e: &Expr) -> Option<Poly> {
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

    /// The name of a value that is the same in all passes: nothing in it is set up in the loop, or changes.
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

fn names_in(tokens: TokenStream, into: &mut HashSet<String>) {
    for token in tokens {
        match token {
            TokenTree::Ident(name) => {
                into.insert(name.to_string());
            }
            TokenTree::Group(g) => names_in(g.stream(), into),
            TokenTree::Punct(_) | TokenTree::Literal(_) => {}
        }
    }
}

/// Whether a loop over `iter` counts: its variable has another value in every pass.
fn is_range(iter: &Expr) -> bool {
    match &iter.kind {
        ExprKind::Range { .. } => true,
        ExprKind::Method { receiver, method, .. } => {
            (method == "rev" || method == "step_by") && is_range(receiver)
        }
        _ => false,
    }
}

fn collect_inits<'a>(block: &'a Block, into: &mut HashMap<VarId, &'a Expr>) {
    for stmt in &block.stmts {
        match &stmt.kind {
            StmtKind::Let { var, init: Some(init) } => {
                into.insert(*var, init);
            }
            StmtKind::If { then, otherwise, .. } => {
                collect_inits(then, into);
                collect_inits(otherwise, into);
            }
            StmtKind::Match { arms, .. } => arms.iter().for_each(|a| collect_inits(&a.body, into)),
            StmtKind::For { body, .. } | StmtKind::While { body, .. } | StmtKind::Scope(body) => {
                collect_inits(body, into);
            }
            _ => {}
        }
    }
}
