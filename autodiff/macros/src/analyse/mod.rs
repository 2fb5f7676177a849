//! Activity and mutation analysis: the values that depend on differentiated input, and the positions where variables
//! change.

mod activity;
pub(crate) mod affine;
pub(crate) mod conservative_activity;
pub(crate) mod independent;
mod liveness;
mod lower_bounds;
mod mutations;
pub(crate) mod record;
mod used;
mod wild;

use std::cell::{Cell, RefCell};
use std::collections::{HashMap, HashSet};

use proc_macro2::Ident;
use syn::Member;

use crate::ir::diagnostics::Diagnostics;
use crate::ir::visit::{each_stmt, last_inside, mentioned};
use crate::ir::{
    Block, Call, Expr, ExprKind, Function, Kind, Place, Role, Stmt, Var, VarId, kinds, methods,
};

/// Position of a change that can happen at any time.
const ANY_TIME: usize = usize::MAX;

/// A write to a variable or to what it refers to.
#[derive(Clone, Copy)]
struct Mutation {
    pos: usize,
    /// Position of the statement; `pos` may be later.
    stmt: usize,
    /// True if the write happens in every pass of the loop `stmt`.
    every_pass: bool,
    /// True if the whole value may be replaced, not only its elements. Then lengths may change, too.
    whole: bool,
    /// True if the write may change lengths, variants or integers.
    reshapes: bool,
}

/// A part of the function whose reverse sweep follows directly on its forward sweep.
#[derive(Clone, Copy)]
pub(crate) struct Region {
    /// The first and the last statement.
    pub first: usize,
    pub last: usize,
    /// Loops around it.
    pub loops: usize,
    /// The depths of the variables that still exist when the reverse sweep begins, as bits.
    pub depths: u64,
}

impl Region {
    /// The whole function.
    const FUNCTION: Self = Self { first: 0, last: ANY_TIME, loops: 0, depths: 1 };
}

/// The facts about a function's variables. A view has the facts of the variable it refers into.
pub(crate) struct Analysis<'f> {
    pub(crate) vars: &'f [Var],
    pub(crate) generics: &'f [Ident],
    /// True if the analyses are on. If they are off, everything that can carry a derivative does, and every value is
    /// recorded.
    pub(crate) on: bool,
    /// Part of the function that is being reversed.
    region: Cell<Region>,
    /// The loops around each statement, by position, outermost first.
    loops: HashMap<usize, Vec<usize>>,
    /// The depth of the variables that each loop's body declares.
    depths: HashMap<usize, usize>,
    pub(crate) active: Vec<bool>,
    mutations: Vec<Vec<Mutation>>,
    /// The fields that lead to the changed place, for each of the mutations.
    written: Vec<Vec<Vec<Member>>>,
    /// First and last position of the arm in which a pattern has bound the variable to a part of a place.
    arms: HashMap<VarId, (usize, usize)>,
    /// `Const` buffers that are written by calls whose input is active.
    tainted: HashSet<VarId>,
    /// Variables that have again the values they had at the statement in question.
    pub(crate) back: RefCell<HashSet<VarId>>,
    /// Position of the declaration of each variable.
    declared: HashMap<VarId, usize>,
    /// Variables that are read as a whole, and so perhaps moved.
    given_away: HashSet<VarId>,
    /// The first and the last statement that mentions a view.
    mentions: HashMap<VarId, (usize, usize)>,
    /// Parameters behind references that are not available in the reverse sweep.
    pub(crate) gone: HashSet<VarId>,
    /// Variables that may hold infinity or NaN although the parameters hold none.
    wild: HashSet<VarId>,
    /// A lower bound of each scalar variable.
    lower_bounds: Vec<f64>,
    /// Variables on which a result depends whichever branches are taken.
    used: HashSet<VarId>,
}

impl<'f> Analysis<'f> {
    pub(crate) fn new(
        f: &'f Function,
        generics: &'f [Ident],
        on: bool,
        diag: &mut Diagnostics,
    ) -> Self {
        let active = f
            .vars
            .iter()
            .map(|v| matches!(v.role, Role::Param(a) if !a.is_const()) && !v.kind.is_discrete())
            .collect();
        let mut analysis = Self {
            vars: &f.vars,
            generics,
            on,
            region: Cell::new(Region::FUNCTION),
            loops: HashMap::new(),
            depths: HashMap::new(),
            active,
            mutations: vec![Vec::new(); f.vars.len()],
            written: vec![Vec::new(); f.vars.len()],
            arms: HashMap::new(),
            tainted: HashSet::new(),
            back: RefCell::default(),
            declared: HashMap::new(),
            given_away: HashSet::new(),
            mentions: HashMap::new(),
            gone: HashSet::new(),
            wild: HashSet::new(),
            lower_bounds: Vec::new(),
            used: HashSet::new(),
        };
        loops_around(&f.body, &[], &mut analysis.loops);
        body_depths(&f.body, 1, &mut analysis.depths);
        if !on {
            for var in crate::analyse::conservative_activity::activated(&f.body, &f.vars) {
                analysis.active[var] = true;
            }
        }
        loop {
            let before = (analysis.active.clone(), analysis.tainted.len());
            each_stmt(&f.body, &mut |s| analysis.propagate(s, None));
            if before == (analysis.active.clone(), analysis.tainted.len()) {
                break;
            }
        }
        each_stmt(&f.body, &mut |s| analysis.record_mutations(s));
        each_stmt(&f.body, &mut |s| analysis.record_arms(s));
        each_stmt(&f.body, &mut |s| analysis.record_life(s));
        each_stmt(&f.body, &mut |s| analysis.record_mentions(s));
        analysis.record_lower_bounds(&f.body);
        analysis.record_wild(&f.body);
        analysis.record_used(f);
        each_stmt(&f.body, &mut |s| analysis.propagate(s, Some(diag)));
        each_stmt(&f.body, &mut |s| analysis.check_tainted(s, diag));
        analysis
    }

    /// Returns the place with each view replaced by the place that it refers to.
    pub(crate) fn resolve(&self, place: &Place) -> Place {
        let Some(view) = &self.vars[place.base].view else { return place.clone() };
        let mut resolved = self.resolve(view);
        resolved.proj.extend_from_slice(self.vars[place.base].through_view(&place.proj));
        resolved.span = place.span;
        resolved
    }

    pub(crate) fn root(&self, place: &Place) -> VarId {
        place.root(self.vars)
    }

    /// Returns true if the places are in different fields of a value that both belong to.
    pub(crate) fn in_other_fields(&self, a: &Place, b: &Place) -> bool {
        a.fields(self.vars).1.iter().zip(b.fields(self.vars).1).any(|(a, b)| *a != b)
    }

    /// Returns true if the variable, or the variable that it refers into, carries a derivative.
    pub(crate) fn is_active(&self, var: VarId) -> bool {
        match &self.vars[var].view {
            Some(view) => self.is_active(view.base),
            None => self.active[var],
        }
    }

    pub(crate) fn kind(&self, e: &Expr) -> Kind {
        kinds::of_expr(e, self.vars, self.generics)
    }

    pub(crate) fn place_kind(&self, place: &Place) -> Kind {
        kinds::of_place(place, self.vars, self.generics)
    }

    /// The place itself, or the target of the reference in it.
    pub(crate) fn behind_reference(&self, place: Place) -> Place {
        if self.place_kind(&place).is_ref() { place.behind() } else { place }
    }

    pub(crate) fn place_is_active(&self, place: &Place) -> bool {
        self.is_active(place.base) && !self.place_kind(place).is_discrete()
    }

    /// Returns true if the value of `e` depends differentiably on differentiated input.
    pub(crate) fn varied(&self, e: &Expr) -> bool {
        if self.kind(e).is_discrete() {
            return false;
        }
        match &e.kind {
            ExprKind::Read(place) | ExprKind::Borrow { place, .. } => self.place_is_active(place),
            ExprKind::Method { method, .. } if methods::is_discrete(&method.to_string()) => false,
            ExprKind::Repeat { value, .. } => self.varied(value),
            ExprKind::PureCall { path, .. } if crate::ir::runtime::never_varies(path) => false,
            ExprKind::Opaque { vars, .. } => {
                vars.iter().any(|&v| self.is_active(v) && !self.vars[v].kind.is_discrete())
            }
            _ => e.any_operand(|e| self.varied(e)),
        }
    }

    /// Returns true if the value that `var` holds or refers to may change after its initialisation.
    pub(crate) fn is_mutated(&self, var: VarId) -> bool {
        !self.mutations[var].is_empty()
    }

    /// Returns true if the number of elements of `root` may change.
    pub(crate) fn may_resize(&self, root: VarId) -> bool {
        let v = &self.vars[root];
        let slice = match (&v.ty, &v.role) {
            // A slice or array behind a reference keeps its length.
            (Some(syn::Type::Reference(r)), Role::Param(_)) => {
                matches!(&*r.elem, syn::Type::Slice(_) | syn::Type::Array(_)) && !v.declared_mut
            }
            _ => false,
        };
        !slice && self.mutations[root].iter().any(|m| m.whole)
    }

    /// Returns true if the contents of `root` behind these fields may differ, in the reverse sweep, from those at
    /// statement `stmt`: before it, or after it (`after`).
    pub(crate) fn changes_since(
        &self,
        root: VarId,
        fields: &[&Member],
        stmt: &Stmt,
        after: bool,
    ) -> bool {
        let region = self.region.get();
        let outer_loop = self.outer_loop(stmt.pos);
        let changes = self.mutations[root].iter().zip(&self.written[root]);
        changes.filter(|(_, written)| written.iter().zip(fields).all(|(a, b)| a == *b)).any(
            |(m, _)| {
                if m.pos != ANY_TIME && !(region.first..=region.last).contains(&m.pos) {
                    return false;
                }
                let later = if after { m.pos > stmt.pos } else { m.pos >= stmt.pos };
                let own = m.every_pass.then_some(m.stmt);
                later || (outer_loop.is_some() && self.outer_loop(m.stmt).or(own) == outer_loop)
            },
        )
    }

    /// Returns the outermost loop around a statement, inside of the region that is being reversed.
    pub(crate) fn outer_loop(&self, stmt: usize) -> Option<usize> {
        self.loops.get(&stmt)?.get(self.region.get().loops).copied()
    }

    /// Sets the region to one pass of the loop `stmt`. Returns the region before, for [`Self::leave`].
    pub(crate) fn enter(&self, stmt: &Stmt, body: &Block) -> Region {
        let mut last = stmt.pos;
        each_stmt(body, &mut |s| last = last.max(s.pos));
        let outer = self.region.get();
        let loops = self.loops.get(&stmt.pos).map_or(0, Vec::len) + 1;
        let depths = outer.depths | 1_u64.checked_shl(self.body_depth(stmt) as u32).unwrap_or(0);
        self.region.set(Region { first: stmt.pos, last, loops, depths });
        outer
    }

    pub(crate) fn leave(&self, outer: Region) {
        self.region.set(outer);
    }

    /// Returns true if a variable declared in the region still exists when the region's reverse sweep begins.
    pub(crate) fn is_in_scope(&self, var: VarId) -> bool {
        self.region.get().depths.checked_shr(self.vars[var].depth as u32).unwrap_or(0) & 1 == 1
    }

    /// The depth of the variables that the body of the loop `stmt` declares.
    pub(crate) fn body_depth(&self, stmt: &Stmt) -> usize {
        self.depths.get(&stmt.pos).copied().unwrap_or(usize::MAX)
    }

    /// Returns the variables outside of the loop `stmt` that the loop changes, or that it reads although they may
    /// change after it. The flag is true for those that the loop changes.
    pub(crate) fn state_of(&self, stmt: &Stmt, body: &Block) -> Vec<(VarId, bool)> {
        let last = last_inside(stmt);
        let read: HashSet<VarId> =
            mentioned(body).into_iter().map(|var| self.root(&Place::var(var, stmt.span))).collect();
        (0..self.vars.len())
            .filter(|&v| self.vars[v].depth < self.body_depth(stmt))
            .map(|v| (v, self.changes_within(v, stmt.pos, last)))
            .filter(|&(v, changed)| {
                changed || read.contains(&v) && self.changes_since(v, &[], stmt, true)
            })
            .collect()
    }

    /// Returns true if a statement from `pos` on may change `root`.
    pub(crate) fn changes_from(&self, root: VarId, pos: usize) -> bool {
        self.mutations[root].iter().any(|m| m.pos >= pos)
    }

    /// Returns true if lengths, variants or integers in the variable may change; the shadow has copies of all three.
    pub(crate) fn is_reshaped(&self, var: VarId) -> bool {
        self.mutations[var].iter().any(|m| m.reshapes)
    }

    /// Returns true if a statement inside of `stmt` may change lengths, variants or integers in the variable.
    pub(crate) fn is_reshaped_within(&self, var: VarId, stmt: &Stmt) -> bool {
        let last = last_inside(stmt);
        self.mutations[var].iter().any(|m| m.reshapes && (stmt.pos..=last).contains(&m.stmt))
    }

    /// Returns true if `var` refers to a type that may hold integers, and these may have changed when the function
    /// ends.
    pub(crate) fn may_leave_other_integers(&self, var: VarId) -> bool {
        let Kind::Ref { mutable: true, to } = &self.vars[var].kind else { return false };
        let open = match &**to {
            Kind::Seq(element) => matches!(**element, Kind::Unknown),
            kind => matches!(kind, Kind::Unknown),
        };
        open && self.is_reshaped(var)
    }

    /// Returns true if `var` is a parameter behind `&mut` whose lengths, variants or integers may change.
    pub(crate) fn is_reshaped_parameter(&self, var: VarId) -> bool {
        let v = &self.vars[var];
        matches!(v.role, Role::Param(_)) && v.kind.is_mutable_ref() && self.is_reshaped(var)
    }

    /// Returns true if lengths, variants or integers in the variable may change at `pos` or later.
    pub(crate) fn is_reshaped_from(&self, var: VarId, pos: usize) -> bool {
        self.mutations[var].iter().any(|m| m.reshapes && m.pos >= pos)
    }

    /// Returns true if a pattern binds `var` to a part of a place, and that place changes while the variable lives.
    pub(crate) fn changes_while_bound(&self, var: VarId) -> bool {
        let Some(&(start, end)) = self.arms.get(&var) else { return false };
        let root = self.vars[var].view.as_ref().map_or(var, |view| self.root(view));
        self.mutations[root].iter().any(|m| start < m.pos && m.pos <= end)
    }

    /// Returns true if the place is a variable that is assigned once, after its declaration.
    pub(crate) fn is_assigned_once(&self, place: &Place) -> bool {
        let v = &self.vars[place.base];
        place.proj.is_empty() && v.role == Role::Local && !v.declared_mut && v.view.is_none()
    }

    /// Returns true if argument `i` passes a mutable reference. The receiver of a method may be borrowed without `&`.
    pub(crate) fn is_mutable_argument_of(&self, call: &Call, i: usize) -> bool {
        let arg = &call.args[i];
        if i > 0 || call.method.is_none() {
            return self.is_mutable_argument(arg);
        }
        match &arg.kind {
            _ if call.reads.is_some() => false,
            ExprKind::Read(place) => {
                let (root, base) = (&self.vars[self.root(place)], &self.vars[place.base]);
                let through =
                    |v: &Var| v.kind.is_mutable_ref() || (v.declared_mut && !v.kind.is_ref());
                let shared = base.kind.is_ref() && !base.kind.is_mutable_ref();
                !shared && (through(root) || through(base))
            }
            _ => self.is_mutable_argument(arg),
        }
    }

    /// Returns true if the call is a method call that may change its receiver.
    pub(crate) fn is_mutable_argument_of_method(&self, call: &Call) -> bool {
        call.method.is_some() && !call.args.is_empty() && self.is_mutable_argument_of(call, 0)
    }

    /// Returns true if the argument passes a mutable reference.
    pub(crate) fn is_mutable_argument(&self, e: &Expr) -> bool {
        match &e.kind {
            ExprKind::Borrow { mutable, .. } => *mutable,
            ExprKind::Read(place) => {
                place.proj.is_empty() && self.vars[place.base].kind.is_mutable_ref()
            }
            _ => false,
        }
    }
}

/// Collects the loops around each statement.
fn loops_around(block: &Block, around: &[usize], into: &mut HashMap<usize, Vec<usize>>) {
    for stmt in &block.stmts {
        into.insert(stmt.pos, around.to_vec());
        let own: &[usize] = if stmt.is_loop() { &[stmt.pos] } else { &[] };
        stmt.each_block(&mut |block| loops_around(block, &[around, own].concat(), into));
    }
}

/// Collects the depth of the variables that each loop's body declares; `depth` is the depth of the blocks inside of
/// `block`.
fn body_depths(block: &Block, depth: usize, into: &mut HashMap<usize, usize>) {
    for stmt in &block.stmts {
        into.extend(stmt.is_loop().then_some((stmt.pos, depth)));
        stmt.each_block(&mut |block| body_depths(block, depth + 1, into));
    }
}
