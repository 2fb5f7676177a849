//! Loops whose iterations are reversed one by one, each right after it ran: no values have to be stored for them.
//!
//! The adjoint of an iteration may run that early under two conditions: the iterations are independent, and the shadows
//! of the variables that the loop writes are complete by then. They are complete if nothing after the loop uses these
//! variables, or only scalar statements whose adjoints can run before the loop. Such statements multiply by values known
//! there (`mean = sum / n`, `out[i] = sum`).
//!
//! An iteration that is reversed at once is a separate *region*, as the function's body is: its loops are treated in the
//! same way.

use std::cell::OnceCell;
use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};

use proc_macro2::TokenStream;
use quote::quote;
use syn::BinOp;

use crate::analyse::independent::Effects;
use crate::ir::print::Fused;
use crate::ir::visit::{each_expr, each_index, each_place, each_stmt};
use crate::ir::{Block, Expr, ExprKind, Kind, Role, Stmt, StmtKind, VarId};

use super::Reverse;

/// A part of a statement's adjoint that runs before a loop.
pub(super) struct Hoisted {
    /// The variables whose shadows it adds to.
    pub into: BTreeSet<VarId>,
    /// The loop, as a statement of the same block.
    pub at: usize,
}

/// The loops of a block to be reversed iteration by iteration, as statements of the block.
#[derive(Default)]
pub(super) struct Plan {
    pub loops: BTreeSet<usize>,
    pub hoisted: BTreeMap<usize, Vec<Hoisted>>,
}

impl Reverse<'_> {
    /// The reverse sweep of a block that directly follows the block's forward sweep. The shadow of `result` already
    /// exists.
    pub(super) fn region(
        &mut self,
        body: &Block,
        plan: &Plan,
        result: Option<VarId>,
    ) -> TokenStream {
        let mut reversed = TokenStream::new();
        let mut early = HashMap::new();
        let outer = self.bound.clone();
        let rest = |i: &usize| !plan.loops.contains(i);
        let rest: Vec<_> = (0..body.stmts.len()).filter(rest).map(|i| &body.stmts[i]).collect();
        let views = self.bindable(&rest);
        let inner: HashSet<_> = outer.iter().chain(&views).copied().collect();
        for (i, stmt) in body.stmts.iter().enumerate().rev() {
            // Code that runs before a loop does not see the names bound in the reverse sweep of the block.
            self.bound.clone_from(&outer);
            if plan.loops.contains(&i) {
                self.fuse(stmt);
                reversed.extend(self.put_back(stmt));
                continue;
            }
            if let Some(parts) = plan.hoisted.get(&i) {
                for part in parts.iter().filter(|part| !part.into.is_empty()) {
                    self.only = Some(part.into.clone());
                    early.insert((i, part.at), self.statement(stmt));
                }
                self.only = None;
                if is_overwriting(stmt) {
                    continue;
                }
                self.bound.clone_from(&inner);
                self.except = parts.iter().flat_map(|part| part.into.clone()).collect();
                reversed.extend(self.statement(stmt));
                self.except.clear();
            } else {
                self.bound.clone_from(&inner);
                reversed.extend(self.statement_or_sum(stmt));
            }
        }
        self.bound = inner;
        let views = self.bind_views(&views, &outer);
        let again = self.again(body, true);
        self.declared.extend(result);
        self.place_fused(body, plan, &early);
        let shadows = self.declare_shadows(&body.stmts);
        let counters = self.own_counters();
        quote!(#again #counters #shadows #views #reversed)
    }

    /// The loops of a region's block that can be reversed iteration by iteration.
    pub(super) fn plan(&self, body: &Block) -> Plan {
        let mut plan = Plan::default();
        let stmts = &body.stmts;
        // A shadow has its final integers and its final shape only after the forward sweep.
        let reshaped = |var: VarId| {
            self.a.may_leave_other_integers(var)
                || (self.unseeded && self.a.is_reshaped_parameter(var))
        };
        if !self.a.on || (0..self.a.vars.len()).any(reshaped) {
            return plan;
        }
        let effects_of_all: OnceCell<Vec<Effects>> = OnceCell::new();
        for (i, stmt) in stmts.iter().enumerate().rev() {
            let is_loop = matches!(stmt.kind, StmtKind::For { .. } | StmtKind::While { .. });
            let Some(effects) = is_loop.then(|| self.a.independent(stmt, &self.inits)).flatten()
            else {
                continue;
            };
            if effects.set.is_empty() && effects.added.is_empty() {
                continue;
            }
            // The shadows would need the same shape and the same integers before and after each iteration.
            let mut written = effects.set.iter().chain(&effects.added);
            if written.any(|&var| self.a.is_reshaped_within(var, stmt)) {
                continue;
            }
            if self.is_out_of_reach(&effects, stmt) {
                continue;
            }
            let all = effects_of_all
                .get_or_init(|| stmts.iter().map(|s| self.a.effects(s, &self.inits)).collect());
            let Some(hoisted) = self.hoisted(stmts, i, &effects, all) else { continue };
            plan.loops.insert(i);
            for (j, into) in hoisted {
                let parts = plan.hoisted.entry(j).or_default();
                parts.iter_mut().for_each(|part| part.into.retain(|v| !into.contains(v)));
                parts.push(Hoisted { into, at: i });
            }
        }
        plan
    }

    /// True if a shadow would have to be created before the loop `stmt`, with the shape at that point, although its
    /// variable is mutably borrowed there.
    fn is_out_of_reach(&self, effects: &Effects, stmt: &Stmt) -> bool {
        let mut all = effects.read.iter().chain(&effects.set).chain(&effects.added);
        all.any(|&var| self.a.is_reshaped(var) && self.a.is_lent(var, stmt.pos))
    }

    /// The adjoints that must run before loop number `i` to complete the shadows of the variables that it writes: for
    /// each later statement, the variables to whose shadows it then adds. `None` if that is impossible. `all` are the
    /// effects of `stmts`.
    fn hoisted(
        &self,
        stmts: &[Stmt],
        i: usize,
        effects: &Effects,
        all: &[Effects],
    ) -> Option<BTreeMap<usize, BTreeSet<VarId>>> {
        let meets = |a: &BTreeSet<VarId>, b: &BTreeSet<VarId>| !a.is_disjoint(b);
        // Variables whose shadows must be complete, in the order of discovery.
        let mut into: BTreeMap<usize, BTreeSet<VarId>> = BTreeMap::new();
        let mut complete: Vec<VarId> = effects.set.iter().chain(&effects.added).copied().collect();
        let mut at = 0;
        for e in &all[i + 1..] {
            let written = meets(&e.set, &effects.set) || meets(&e.set, &effects.added);
            if written || meets(&e.set, &effects.read) || meets(&e.added, &effects.set) {
                return None;
            }
        }
        while at < complete.len() {
            let var = complete[at];
            let own = at < effects.set.len() + effects.added.len();
            at += 1;
            for j in i + 1..stmts.len() {
                if all[j].set.contains(&var) && !own {
                    return None;
                }
                if !all[j].read.contains(&var) {
                    continue;
                }
                into.entry(j).or_default().insert(var);
                if is_overwriting(&stmts[j]) {
                    continue;
                }
                let target = self.scalar_target(&stmts[j])?;
                if !complete.contains(&target) {
                    complete.push(target);
                }
            }
        }
        // The adjoint of an addition to a variable that the loop reads needs the shadow without the loop's contribution:
        // it must have run before.
        let mut follows = all.iter().enumerate().skip(i + 1);
        if follows
            .any(|(j, e)| meets(&e.added, &effects.read) && !self.is_whole(&stmts[j], into.get(&j)))
        {
            return None;
        }
        for (&j, vars) in &into {
            let value = value_of(&stmts[j])?;
            let known = self.is_known_before(value, vars, &stmts[j], &stmts[i]);
            let whole = !is_overwriting(&stmts[j])
                || (effects.strided
                    && self.is_last_write(&stmts[j], vars, &stmts[i], &all[j + 1..]));
            if !known || !whole {
                return None;
            }
        }
        Some(into)
    }

    /// True if `into` contains all variables to whose shadows the adjoint of a plain statement adds.
    fn is_whole(&self, stmt: &Stmt, into: Option<&BTreeSet<VarId>>) -> bool {
        let Some(value) = value_of(stmt) else { return false };
        let mut whole = true;
        each_expr(value, &mut |e| match &e.kind {
            ExprKind::Read(place) | ExprKind::Borrow { place, .. } => {
                let within = into.is_some_and(|into| into.contains(&self.a.root(place)));
                whole &= within || !self.a.place_is_active(place);
            }
            ExprKind::Opaque { .. } => whole = false,
            _ => {}
        });
        whole
    }

    /// True if the seed of an assignment to an element can be taken from its shadow before a loop. All variables in the
    /// value are in `into`, the element is known by then, and nothing after the assignment accesses the same buffer.
    ///
    /// (This is done for sums over memory that is not read in order. In a loop over neighbouring elements the sum would
    /// prevent the compiler from vectorising the adjoint.)
    fn is_last_write(
        &self,
        stmt: &Stmt,
        into: &BTreeSet<VarId>,
        before: &Stmt,
        later: &[Effects],
    ) -> bool {
        let StmtKind::Assign { place, .. } = &stmt.kind else { return false };
        let root = self.a.root(place);
        let touched = later
            .iter()
            .any(|e| e.set.contains(&root) || e.read.contains(&root) || e.added.contains(&root));
        let resolved = self.a.resolve(place);
        let mut fixed = self.a.place_kind(place).is_float() && !self.a.vars[root].write_once;
        each_index(&resolved, &mut |e| fixed &= self.is_constant_from(e, stmt, before.pos));
        fixed && self.is_whole(stmt, Some(into)) && !touched
    }

    /// The scalar that a plain statement defines or adds to.
    fn scalar_target(&self, stmt: &Stmt) -> Option<VarId> {
        let var = match &stmt.kind {
            StmtKind::Let { var, init: Some(_) } if self.a.vars[*var].view.is_none() => *var,
            StmtKind::Assign { place, op: Some(BinOp::Add(_) | BinOp::Sub(_)), .. }
                if place.proj.is_empty() =>
            {
                place.base
            }
            _ => return None,
        };
        matches!(self.a.vars[var].kind, Kind::Float(_)).then_some(var)
    }

    /// True if the factors in the adjoint of `e` towards `into` are known before the loop.
    fn is_known_before(
        &self,
        e: &Expr,
        into: &BTreeSet<VarId>,
        stmt: &Stmt,
        before: &Stmt,
    ) -> bool {
        let towards = |e: &Expr| self.a.varied(e) && self.mentions(e, into);
        let known = |e: &Expr| self.is_constant_from(e, stmt, before.pos);
        let rest = |e: &Expr| !towards(e) || self.is_known_before(e, into, stmt, before);
        match &e.kind {
            _ if !towards(e) => true,
            ExprKind::Read(place) => place.proj.is_empty(),
            ExprKind::Unary(_, e) | ExprKind::Cast(e, _) => rest(e),
            ExprKind::Binary(a, BinOp::Add(_) | BinOp::Sub(_), b) => rest(a) && rest(b),
            ExprKind::Binary(a, BinOp::Mul(_), b) => {
                (!towards(a) || known(b)) && (!towards(b) || known(a)) && rest(a) && rest(b)
            }
            ExprKind::Binary(a, BinOp::Div(_), b) => !towards(b) && known(b) && rest(a),
            _ => false,
        }
    }

    /// True if `e` has the same value from `pos` on, and its variables are set up before `pos`.
    fn is_constant_from(&self, e: &Expr, stmt: &Stmt, pos: usize) -> bool {
        let mut fixed = self.a.available(e, stmt);
        each_place(e, &mut |place| {
            fixed &= !self.a.changes_from(self.a.root(place), pos);
            fixed &= self.is_set_up_before(place.base, pos);
            fixed &= !self.a.is_lent(place.base, pos);
        });
        fixed
    }

    /// True if `var`, which is read later, already has its value at `pos`.
    fn is_set_up_before(&self, var: VarId, pos: usize) -> bool {
        if self.a.vars[var].role != Role::Local {
            return true;
        }
        let mut found = false;
        each_stmt(self.body, &mut |s| {
            let here = s.pos < pos;
            found |=
                here && matches!(&s.kind, StmtKind::Let { var: v, init: Some(_) } if *v == var);
        });
        found
    }

    pub(super) fn mentions(&self, e: &Expr, vars: &BTreeSet<VarId>) -> bool {
        let mut found = false;
        each_expr(e, &mut |e| match &e.kind {
            ExprKind::Read(place) | ExprKind::Borrow { place, .. } => {
                found |= vars.contains(&self.a.root(place)) && self.a.place_is_active(place);
            }
            ExprKind::Opaque { vars: inside, .. } => {
                found |= inside.iter().any(|v| vars.contains(v));
            }
            _ => {}
        });
        found
    }

    /// True if the adjoint of `e` is needed. Usually all adjoints are.
    pub(super) fn is_wanted(&self, e: &Expr) -> bool {
        if let Some(only) = &self.only {
            return self.mentions(e, only);
        }
        if self.except.is_empty() {
            return true;
        }
        let mut others = false;
        each_expr(e, &mut |e| match &e.kind {
            ExprKind::Read(place) | ExprKind::Borrow { place, .. } => {
                let root = self.a.root(place);
                others |= !self.except.contains(&root) && self.a.place_is_active(place);
            }
            ExprKind::Opaque { .. } => others = true,
            _ => {}
        });
        others
    }

    /// Generates the reverse sweep of one iteration, for the end of the iteration.
    pub(super) fn fuse(&mut self, stmt: &Stmt) {
        let (StmtKind::For { body, .. } | StmtKind::While { body, .. }) = &stmt.kind else {
            return;
        };
        let bound = self.bound.clone();
        let views = self.bindable(&[stmt]);
        self.bound.extend(&views);
        let outer = self.a.enter(stmt, body);
        let plan = self.plan(body);
        let inside = self.region(body, &plan, None);
        self.a.leave(outer);
        let before = self.bind_views(&views, &bound);
        self.kept.fused.insert(stmt.pos, Fused { before, inside });
    }

    /// The variables whose shadows are used by loop number `i`, or by the adjoints that run before it.
    fn wanted_before(&self, body: &Block, plan: &Plan, i: usize) -> BTreeSet<VarId> {
        let own = self.a.effects(&body.stmts[i], &self.inits);
        let mut wanted: BTreeSet<_> =
            [own.read, own.set, own.added].into_iter().flatten().collect();
        for (&j, parts) in &plan.hoisted {
            let mut parts = parts.iter().filter(|part| part.at == i).peekable();
            if parts.peek().is_some() {
                let later = self.a.effects(&body.stmts[j], &self.inits);
                wanted.extend(later.set.into_iter().chain(later.added));
            }
            parts.for_each(|part| wanted.extend(&part.into));
        }
        wanted
    }

    /// Puts the shadows that the loops use, and the adjoints that must run first, before the loops.
    fn place_fused(
        &mut self,
        body: &Block,
        plan: &Plan,
        early: &HashMap<(usize, usize), TokenStream>,
    ) {
        for &i in &plan.loops {
            let here: Vec<_> = plan
                .hoisted
                .keys()
                .rev()
                .filter_map(|&j| early.get(&(j, i)).map(|t| (j, t)))
                .collect();
            let wanted = self.wanted_before(body, plan, i);
            let early = Some((body.stmts[i].pos, &wanted));
            let mut before = self.declare_shadows_before(&body.stmts[..i], early);
            for (j, _) in &here {
                before.extend(self.declare_shadows(std::slice::from_ref(&body.stmts[*j])));
            }
            before.extend(here.into_iter().map(|(_, tokens)| tokens.clone()));
            if let Some(fused) = self.kept.fused.get_mut(&body.stmts[i].pos) {
                before.extend(std::mem::take(&mut fused.before));
                fused.before = before;
            }
        }
    }
}

/// True if the statement replaces the value of an element.
fn is_overwriting(stmt: &Stmt) -> bool {
    matches!(&stmt.kind, StmtKind::Assign { place, op: None, .. } if !place.proj.is_empty())
}

fn value_of(stmt: &Stmt) -> Option<&Expr> {
    match &stmt.kind {
        StmtKind::Let { init: Some(e), .. } | StmtKind::Assign { value: e, .. } => Some(e),
        _ => None,
    }
}
