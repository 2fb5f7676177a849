//! The reverse sweep: statements in reverse order, each replaced by its adjoint.

mod apart;
mod assign;
mod block_exit_values;
mod buffer_parts;
mod call;
mod checkpoint;
mod eager_partials;
mod expr;
mod fuse;
mod inferred_types;
mod loops;
mod matched;
mod pair;
mod parts;
mod prologue;
mod restore;
mod reversible_counters;
mod shadow;
mod sums;
mod tape_layout;
mod value;
mod views;
mod whole_buffers;

use std::collections::{BTreeSet, HashMap, HashSet};

use proc_macro2::{Ident, Span, TokenStream};
use quote::quote;

use crate::analyse::Analysis;
use crate::analyse::independent::{self, Inits};
use crate::ir::diagnostics::Diagnostics;
use crate::ir::names::Names;
use crate::ir::print::{Emit, Kept, strip};
use crate::ir::visit::{each_index, each_place};
use crate::ir::{Block, Expr, ExprId, Function, Place, Stmt, StmtKind, VarId};

pub(crate) use apart::ApartCalls;
pub(crate) use call::fields;
pub(crate) use eager_partials::Calls;
pub(crate) use matched::{OnShadow, alone};
pub(crate) use restore::going_back;
pub(crate) use reversible_counters::Steps;
use tape_layout::{Frame, Site};
pub(crate) use tape_layout::{Handed, HandedKind};
use whole_buffers::WholeBuffers;

/// The state of the reversal.
pub(crate) struct Reverse<'a> {
    pub(crate) a: &'a Analysis<'a>,
    pub(crate) lib: &'a TokenStream,
    pub(crate) names: &'a mut Names,
    pub(crate) diag: &'a mut Diagnostics,
    pub(crate) kept: Kept,
    sites: Vec<Site>,
    /// Values that the blocks being reversed store in each pass, the innermost block last.
    frames: Vec<Frame>,
    /// Variables that store shapes.
    pub(super) shapes: Vec<Ident>,
    /// Run-time checks of `#[write_once]` buffers, by variable.
    guards: HashMap<VarId, Ident>,
    shadows: HashMap<VarId, Ident>,
    /// Variables whose values the reverse sweep uses.
    needed: HashSet<VarId>,
    /// Code that takes values from tapes before the current statement's adjoint.
    takes: Vec<TokenStream>,
    taken: HashMap<ExprId, Ident>,
    /// The same values by their text in the source.
    same: HashMap<String, Ident>,
    /// Expressions whose value is a variable that the reverse sweep has.
    at_hand: HashMap<ExprId, VarId>,
    /// True if the block whose reverse sweep is being written stores a record in each pass. Results of slow methods
    /// then go to the record, too.
    keep_expensive: bool,
    /// Variables whose shadows have been declared.
    declared: HashSet<VarId>,
    /// If given, only the shadows of these variables are added to.
    only: Option<BTreeSet<VarId>>,
    /// The shadows of these variables are not added to.
    except: BTreeSet<VarId>,
    /// Parameters that the reverse sweep changes temporarily.
    pub(crate) states: HashSet<VarId>,
    /// True for the rule of a call, whose result the caller may not use.
    pub(crate) of_call: bool,
    /// True if the shadows of parameters get, after the forward sweep, the shape that the parameters have then.
    pub(crate) unseeded: bool,
    /// The budgets of loops with checkpoints.
    checkpoints: &'a HashMap<ExprId, TokenStream>,
    /// The function's body.
    body: &'a Block,
    /// Initial values of the function's variables.
    inits: Inits<'a>,
    /// True if some loop is reversed pass by pass during the forward sweep.
    pub(crate) fused: bool,
    /// Views whose shadows are bound to names, and those of them that were used.
    bound: HashSet<VarId>,
    used: HashSet<VarId>,
    /// Variables bound by patterns whose shadows are values of their own, not parts of the scrutinee's shadow.
    copied: HashSet<VarId>,
    /// Buffers of inner blocks that are stored as a whole.
    held: HashSet<VarId>,
    /// Variables that get back, before each statement's adjoint, their values from before the statement.
    pub(crate) going: HashSet<VarId>,
    /// Counters that run backwards.
    pub(crate) steps: Steps,
    /// Calls that are differentiated where the forward sweep makes them.
    pub(crate) ahead: Calls,
    /// Calls whose sweeps are apart, and whether the function's own are.
    pub(crate) apart: ApartCalls,
    /// Warnings about calls in loops that store whole buffers.
    pub(crate) whole_buffers: WholeBuffers,
}

impl<'a> Reverse<'a> {
    pub(crate) fn new(
        a: &'a Analysis<'a>,
        lib: &'a TokenStream,
        names: &'a mut Names,
        diag: &'a mut Diagnostics,
        function: &'a Function,
    ) -> Self {
        Self {
            a,
            lib,
            names,
            diag,
            kept: Kept { clones: !a.on, library: lib.clone(), ..Kept::default() },
            sites: Vec::new(),
            frames: Vec::new(),
            shapes: Vec::new(),
            guards: HashMap::new(),
            shadows: HashMap::new(),
            needed: HashSet::new(),
            takes: Vec::new(),
            taken: HashMap::new(),
            same: HashMap::new(),
            at_hand: HashMap::new(),
            keep_expensive: false,
            declared: HashSet::new(),
            only: None,
            except: BTreeSet::new(),
            states: HashSet::new(),
            of_call: false,
            unseeded: false,
            checkpoints: &function.checkpoints,
            body: &function.body,
            inits: independent::inits(&function.body),
            fused: false,
            bound: HashSet::new(),
            used: HashSet::new(),
            copied: HashSet::new(),
            held: HashSet::new(),
            going: HashSet::new(),
            steps: Steps::default(),
            ahead: Calls::default(),
            apart: ApartCalls::default(),
            whole_buffers: WholeBuffers::default(),
        }
    }

    fn emit(&self) -> Emit<'a> {
        Emit { vars: self.a.vars, kept: None, active: &self.a.active }
    }

    fn guard(&mut self, var: VarId) -> Ident {
        if let Some(name) = self.guards.get(&var) {
            return name.clone();
        }
        let source = &self.a.vars[var].name;
        let name = self.names.fresh(&format!("once_{source}"), source.span());
        self.guards.insert(var, name.clone());
        name
    }

    /// Returns the reverse sweep of the whole function; the shadow of `result` must exist already.
    pub(crate) fn function(&mut self, result: Option<VarId>) -> TokenStream {
        let body = self.body;
        // A loop that is reversed pass by pass would undo a pass before the next one.
        let joined = self.apart.own || !self.going.is_empty();
        let plan = if joined { fuse::Plan::default() } else { self.plan(body) };
        self.fused = !plan.loops.is_empty();
        self.region(body, &plan, result)
    }

    /// Returns the reverse sweep of an inner block.
    fn block(&mut self, body: &Block) -> TokenStream {
        if let [Stmt { kind: StmtKind::Scope(inner), .. }] = &body.stmts[..] {
            return self.block(inner);
        }
        let outer = self.bound.clone();
        let views = self.bindable(&body.stmts.iter().collect::<Vec<_>>());
        self.bound.extend(&views);
        self.frames.push(Frame::default());
        let statements = self.statements(body);
        let views = self.bind_views(&views, &outer);
        // A shadow's length may be a value that must be computed again.
        let shadows = self.declare_shadows(&body.stmts);
        let again = self.again(body, false);
        let taken = self.taken_back(body);
        quote!(#taken #again #shadows #views #statements)
    }

    fn statements(&mut self, body: &Block) -> TokenStream {
        let mut reversed = TokenStream::new();
        for stmt in body.stmts.iter().rev() {
            reversed.extend(self.statement(stmt));
        }
        reversed
    }

    /// Returns the adjoint of a statement, after the code that takes back stored values.
    fn statement(&mut self, stmt: &Stmt) -> TokenStream {
        self.diag.refuse_change(self.a.unread_change(stmt));
        if let Some(back) = self.step_back(stmt) {
            return back;
        }
        let takes = std::mem::take(&mut self.takes);
        let taken = (std::mem::take(&mut self.taken), std::mem::take(&mut self.same));
        let undo = self.undo(stmt);
        let adjoint = self.stmt(stmt);
        let before = std::mem::replace(&mut self.takes, takes);
        (self.taken, self.same) = taken;
        self.note_empty(stmt, &adjoint);
        quote!(#(#before)* #undo #adjoint)
    }

    /// Records that the reverse sweep evaluates `e`.
    pub(super) fn demand(&mut self, e: &Expr) {
        each_place(e, &mut |place| {
            self.needed.insert(place.base);
        });
    }

    pub(super) fn demand_place(&mut self, place: &Place) {
        self.needed.insert(place.base);
        self.demand_indices(place);
    }

    fn demand_indices(&mut self, place: &Place) {
        each_index(place, &mut |e| self.needed.extend(e.place().map(|place| place.base)));
    }

    fn stmt(&mut self, stmt: &Stmt) -> TokenStream {
        match &stmt.kind {
            StmtKind::Let { var, init: Some(init) } => self.let_adjoint(*var, init, stmt),
            StmtKind::Let { .. } | StmtKind::Split { .. } | StmtKind::LetPattern { .. } => {
                TokenStream::new()
            }
            StmtKind::Assign { place, op, value } => self.assign(place, op.as_ref(), value, stmt),
            StmtKind::Call { result, call } => self.call(*result, call, stmt),
            StmtKind::Push { place, value } => self.push_adjoint(place, value, stmt),
            StmtKind::Pop { place } => self.pop_adjoint(place, stmt),
            StmtKind::Swap { a, b } => self.swap_adjoint(a, b, stmt),
            StmtKind::If { cond, then, otherwise } => {
                let (then, otherwise) = (self.block(then), self.block(otherwise));
                if then.is_empty() && otherwise.is_empty() {
                    return TokenStream::new();
                }
                let cond = strip(self.value(cond, stmt));
                let otherwise = (!otherwise.is_empty()).then(|| quote!(else { #otherwise }));
                quote!(if #cond { #then } #otherwise)
            }
            StmtKind::Match { scrutinee, arms } => self.match_adjoint(scrutinee, arms, stmt),
            StmtKind::For { id, .. } | StmtKind::While { id, .. }
                if self.a.on && self.checkpoints.contains_key(id) =>
            {
                self.checkpointed(*id, stmt)
            }
            StmtKind::For { .. } | StmtKind::While { .. } => self.loop_adjoint(stmt),
            StmtKind::Scope(body) => {
                let body = self.block(body);
                if body.is_empty() { body } else { quote!({ #body }) }
            }
            StmtKind::Effect(_) => TokenStream::new(),
        }
    }

    fn swap_adjoint(&mut self, a: &Place, b: &Place, stmt: &Stmt) -> TokenStream {
        if !self.a.place_is_active(a) && !self.a.place_is_active(b) {
            return TokenStream::new();
        }
        for place in [a, b] {
            if self.a.place_kind(place).is_ref() {
                self.diag.refuse(
                    place.span,
                    "a swap of references",
                    "swap what they refer to, or the owned buffers",
                );
            }
        }
        if let Some((of, i, j)) = a.elements_with(b) {
            let of = self.shadow(&of, stmt);
            let (i, j) = (strip(self.value(i, stmt)), strip(self.value(j, stmt)));
            return quote!(#of.swap(#i, #j););
        }
        let one = self.a.root(a) == self.a.root(b);
        let span = a.span;
        let (a, b) = (self.shadow(a, stmt), self.shadow(b, stmt));
        if !one {
            return quote!(::core::mem::swap(&mut #a, &mut #b););
        }
        // Parts of one shadow cannot be borrowed together, unlike the parts of a split value.
        let (first, second) = (self.numbered("d", span), self.numbered("d", span));
        quote! {
            let #first = ::core::mem::take(&mut #a);
            let #second = ::core::mem::replace(&mut #b, #first);
            #a = #second;
        }
    }

    /// Returns true if the reverse sweep uses the variable's value.
    pub(crate) fn is_needed(&self, var: VarId) -> bool {
        self.needed.contains(&var)
    }

    pub(super) fn numbered(&mut self, stem: &str, span: Span) -> Ident {
        self.names.numbered(stem, span)
    }
}
