//! `while` and `loop`, and the jumps `break`, `continue`, `return` out of loops.
//!
//! The representation has no jumps. A loop that may end early has a flag `running`, which its header tests. The code
//! after a jump in a body moves into the branches that do not jump. A jump that crosses a loop also sets that loop's flag
//! `jumped`, which guards the code after the loop.

use proc_macro2::{Span, TokenStream};
use quote::quote;
use syn::spanned::Spanned;
use syn::visit::{self, Visit};
use syn::{Block, Expr as Syn, Label, Lifetime};

use crate::ir::refusals::Construct;
use crate::ir::words::any;
use crate::ir::{Expr, ExprKind, Kind, StmtKind, VarId, kinds};

use super::Lower;
use super::control::Body;

/// A loop being lowered.
pub(super) struct LoopContext {
    label: Option<String>,
    /// False once the loop ends early.
    pub(super) running: Option<VarId>,
    /// True once a jump has crossed the loop.
    jumped: Option<VarId>,
    /// Variable for the value of `break value`.
    value: Option<VarId>,
}

/// Visitor that finds jumps out of the visited code.
#[derive(Default)]
pub(super) struct Escapes {
    labels: Vec<Option<String>>,
    /// True if there is a `break` or `continue` of the innermost loop around the code.
    here: bool,
    /// True if there is a `break` of the innermost loop around the code.
    breaks: bool,
    /// True if there is a `return`, or a jump to an outer label.
    out: bool,
    /// Labels of jumps to outer loops.
    wanted: Vec<String>,
}

impl Escapes {
    pub(super) fn of(visit: impl FnOnce(&mut Self)) -> Self {
        let mut escapes = Self::default();
        visit(&mut escapes);
        escapes
    }

    pub(super) fn any(&self) -> bool {
        self.here || self.out
    }

    fn jump(&mut self, label: Option<&Lifetime>, is_break: bool) {
        match label {
            None if self.labels.is_empty() => {
                self.here = true;
                self.breaks |= is_break;
            }
            None => {}
            Some(label) => {
                let name = label.ident.to_string();
                if !self.labels.contains(&Some(name.clone())) {
                    self.out = true;
                    self.wanted.push(name);
                }
            }
        }
    }
}

impl<'a> Visit<'a> for Escapes {
    fn visit_expr(&mut self, e: &'a Syn) {
        let label = match e {
            Syn::Return(_) => {
                self.out = true;
                return visit::visit_expr(self, e);
            }
            Syn::Break(b) => {
                self.jump(b.label.as_ref(), true);
                return visit::visit_expr(self, e);
            }
            Syn::Continue(c) => return self.jump(c.label.as_ref(), false),
            Syn::Closure(_) | Syn::Async(_) => return,
            Syn::ForLoop(l) => &l.label,
            Syn::While(l) => &l.label,
            Syn::Loop(l) => &l.label,
            Syn::Block(b) if b.label.is_some() => &b.label,
            _ => return visit::visit_expr(self, e),
        };
        self.labels.push(label.as_ref().map(|l| l.name.ident.to_string()));
        visit::visit_expr(self, e);
        self.labels.pop();
    }

    fn visit_local(&mut self, l: &'a syn::Local) {
        // The code after a `let … else` is in a branch, whatever the `else` does.
        self.out |= l.init.as_ref().is_some_and(|init| init.diverge.is_some());
        visit::visit_local(self, l);
    }

    fn visit_item(&mut self, _: &'a syn::Item) {}
}

impl Lower {
    /// Prepares a loop: declares the flags that its jumps need.
    pub(super) fn open_loop(
        &mut self,
        label: Option<&Label>,
        body: &syn::Block,
        flag: bool,
        value: Option<VarId>,
        span: Span,
    ) -> LoopContext {
        let label = label.map(|l| l.name.ident.to_string());
        let escapes = Escapes::of(|v| v.visit_block(body));
        let own = escapes.wanted.iter().any(|w| Some(w) == label.as_ref());
        let out = returns(body) || escapes.wanted.iter().any(|w| Some(w) != label.as_ref());
        let early = flag || escapes.breaks || own || out;
        let running = early.then(|| self.flag("running", true, span));
        let jumped = out.then(|| self.flag("jumped", false, span));
        LoopContext { label, running, jumped, value }
    }

    pub(super) fn flag(&mut self, name: &str, value: bool, span: Span) -> VarId {
        let value = self.truth(value, span);
        let var = self.spill_var(name, value);
        self.vars[var].declared_mut = true;
        var
    }

    pub(super) fn truth(&mut self, value: bool, span: Span) -> Expr {
        self.expr(ExprKind::Constant(quote!(#value), Kind::Discrete), span)
    }

    pub(super) fn set_flag(&mut self, flag: VarId, value: bool, span: Span) {
        let value = self.truth(value, span);
        self.assign_var(flag, value, span);
    }

    /// The condition that the flag is not set.
    pub(super) fn unset_flag(&mut self, flag: VarId, span: Span) -> Expr {
        let flag = self.read(flag, span);
        self.negated(flag, span)
    }

    fn set(&mut self, var: Option<VarId>, value: bool, span: Span) {
        var.into_iter().for_each(|var| self.set_flag(var, value, span));
    }

    /// Lowers the body of a loop to a block.
    pub(super) fn loop_body(
        &mut self,
        context: LoopContext,
        body: impl FnOnce(&mut Self),
    ) -> (crate::ir::Block, LoopContext) {
        self.loops.push(context);
        let block = self.in_block(body);
        // UNWRAP: pushed above, and loops are nested.
        let context = self.loops.pop().expect("the loop that was opened");
        (block, context)
    }

    /// Lowers a loop statement. Returns the flag that guards the code after it, if a jump may cross the loop.
    pub(super) fn loop_statement(&mut self, e: &Syn) -> Option<VarId> {
        let (attrs, body, jumped) = match e {
            Syn::ForLoop(f) => (&f.attrs, &f.body, self.for_loop(f)),
            Syn::While(w) => (&w.attrs, &w.body, self.while_loop(w)),
            Syn::Loop(l) => {
                let name = l.label.as_ref().map(|l| l.name.ident.to_string());
                let value = name.and_then(|name| self.loop_values.remove(&name));
                (&l.attrs, &l.body, self.endless_loop(l, value))
            }
            _ => return None,
        };
        self.checkpoint(attrs, body);
        jumped
    }

    /// Notes the checkpoint budget of the loop that was lowered last, if it has one.
    fn checkpoint(&mut self, attrs: &[syn::Attribute], body: &Block) {
        let Some(attr) = attrs.iter().find(|a| crate::ir::marks::is_checkpoint(a)) else { return };
        self.refuse_hidden_state(body);
        let budget = match crate::ir::marks::checkpoint_budget(attr) {
            Ok(budget) if self.changes(&budget) => {
                let what = "a budget whose computation may change something";
                return self.diag.refuse(budget.span(), what, "compute it before the loop");
            }
            Ok(budget) => self.rename(quote::ToTokens::into_token_stream(budget)).0,
            Err(e) => return self.diag.error(e.span(), e),
        };
        let last = self.blocks.last().and_then(|block| block.last());
        if let Some(StmtKind::For { id, .. } | StmtKind::While { id, .. }) = last.map(|s| &s.kind) {
            self.checkpoints.insert(*id, budget);
        }
    }

    pub(super) fn while_loop(&mut self, w: &syn::ExprWhile) -> Option<VarId> {
        let span = w.span();
        let one = super::conditions::conditions(&w.cond).len() == 1;
        if one && !matches!(*w.cond, Syn::Let(_)) {
            let mut cond = None;
            let needs = self.in_block(|l| cond = l.scalar(&w.cond));
            let cond = cond?;
            if needs.stmts.is_empty() {
                let context = self.open_loop(w.label.as_ref(), &w.body, false, None, span);
                let (body, context) =
                    self.loop_body(context, |l| l.tail_statements(&w.body.stmts, None, Body::Loop));
                return self.close_loop(context, Some(cond), body, span);
            }
        }
        // The condition is evaluated in the scope of the body.
        let (label, cond, stmts) = (&w.label, &w.cond, &w.body.stmts);
        let endless = syn::parse_quote_spanned! {span=>
            #label loop { if #cond { #(#stmts)* } else { break } }
        };
        self.endless_loop(&endless, None)
    }

    pub(super) fn endless_loop(
        &mut self,
        l: &syn::ExprLoop,
        value: Option<VarId>,
    ) -> Option<VarId> {
        let span = l.span();
        let context = self.open_loop(l.label.as_ref(), &l.body, true, value, span);
        let (body, context) =
            self.loop_body(context, |low| low.tail_statements(&l.body.stmts, None, Body::Loop));
        self.close_loop(context, None, body, span)
    }

    pub(super) fn close_loop(
        &mut self,
        context: LoopContext,
        cond: Option<Expr>,
        body: crate::ir::Block,
        span: Span,
    ) -> Option<VarId> {
        let running = context.running.map(|var| self.read(var, span));
        let cond = match (running, cond) {
            (Some(running), Some(cond)) => {
                let both =
                    ExprKind::Binary(Box::new(running), syn::parse_quote!(&&), Box::new(cond));
                self.expr(both, span)
            }
            (Some(one), None) | (None, Some(one)) => one,
            (None, None) => self.truth(true, span),
        };
        let id = self.fresh_id();
        self.push(StmtKind::While { cond, body, id }, span);
        context.jumped
    }

    /// Lowers `loop { … break value … }`.
    pub(super) fn loop_value(&mut self, l: &syn::ExprLoop) -> Option<Expr> {
        let span = l.span();
        let var = self.defaulted("value", None, span);
        if self.endless_loop(l, Some(var)).is_some() {
            self.refuse_crossing(span);
        }
        self.checkpoint(&l.attrs, &l.body);
        Some(self.read(var, span))
    }

    /// Lowers a `loop` that is the last expression: there is no code after its jumps.
    pub(super) fn last_loop(&mut self, l: &syn::ExprLoop, result: Option<VarId>) {
        self.endless_loop(l, result);
        self.checkpoint(&l.attrs, &l.body);
    }

    /// Declares a variable that is assigned later, in a way that the compiler cannot verify.
    pub(super) fn defaulted(&mut self, name: &str, ty: Option<syn::Type>, span: Span) -> VarId {
        let init = self.default_value(ty.as_ref(), span);
        let var = self.spill_as(name, ty, init);
        self.vars[var].declared_mut = true;
        var
    }

    /// An arbitrary value of the type.
    pub(super) fn default_value(&mut self, ty: Option<&syn::Type>, span: Span) -> Expr {
        let default = quote!(::core::default::Default::default());
        let tokens = match ty {
            Some(ty) if kinds::is_named(ty, "Result") => {
                quote!(::core::result::Result::Ok(#default))
            }
            _ => default,
        };
        self.own_code(tokens, vec![], Construct::AnyValue, span)
    }

    pub(super) fn refuse_crossing(&mut self, span: Span) {
        self.diag.refuse(
            span,
            "a jump out of this loop from here",
            "make the loop a statement of its own in the body of the function or loop that the jump leads to",
        );
    }

    /// Lowers a jump at the end of a branch of a loop's body.
    pub(super) fn jump_statement(&mut self, e: &Syn) {
        let span = e.span();
        match e {
            Syn::Continue(c) => {
                if let Some(target) = self.target(c.label.as_ref(), span) {
                    self.cross(target + 1, span);
                }
            }
            Syn::Break(b) => {
                let Some(target) = self.target(b.label.as_ref(), span) else { return };
                // The target ends too, but the code that its own flag guards is inside it.
                self.give(b.expr.as_deref(), self.loops[target].value);
                self.cross(target + 1, span);
                let running = self.loops[target].running;
                self.set(running, false, span);
            }
            Syn::Return(r) => {
                self.give(r.expr.as_deref(), self.result);
                self.cross(0, span);
            }
            _ => {}
        }
    }

    /// The index of the loop that is a jump's target.
    fn target(&mut self, label: Option<&Lifetime>, span: Span) -> Option<usize> {
        let found = match label {
            None => self.loops.len().checked_sub(1),
            Some(label) => {
                let name = Some(label.ident.to_string());
                self.loops.iter().rposition(|l| l.label == name)
            }
        };
        if found.is_none() {
            self.diag.refuse(span, "a jump to a labelled block", "use `if` and `else`");
        }
        found
    }

    /// Ends the loops from index `first` on.
    fn cross(&mut self, first: usize, span: Span) {
        self.skip(first, span);
        for i in first..self.loops.len() {
            let (running, jumped) = (self.loops[i].running, self.loops[i].jumped);
            self.set(running, false, span);
            self.set(jumped, true, span);
        }
    }

    /// The `running` flag of the innermost loop.
    pub(super) fn innermost_flag(&self) -> Option<VarId> {
        self.loops.last().and_then(|l| l.running)
    }

    /// Appends a `for` loop. Returns the flag that guards the code after it, if a jump may cross the loop.
    pub(super) fn close_for(
        &mut self,
        context: &LoopContext,
        pattern: TokenStream,
        iter: Expr,
        body: crate::ir::Block,
        span: Span,
    ) -> Option<VarId> {
        let (running, id) = (context.running, self.fresh_id());
        self.push(StmtKind::For { pattern, iter, body, running, id }, span);
        context.jumped
    }
}

/// True if a jump other than `continue` leaves the body of a loop.
pub(super) fn leaves(body: &syn::Block) -> bool {
    let escapes = Escapes::of(|v| v.visit_block(body));
    escapes.breaks || escapes.out
}

/// True if the block contains a `return`.
pub(super) fn returns(block: &syn::Block) -> bool {
    let test = |e: &Syn| match e {
        Syn::Return(_) => Some(true),
        Syn::Closure(_) | Syn::Async(_) => Some(false),
        _ => None,
    };
    any(|any| any.visit_block(block), test)
}

/// True if a loop in the statements contains a `return`.
pub(super) fn returns_from_loop(stmts: &[syn::Stmt]) -> bool {
    let test = |e: &Syn| {
        let body = match e {
            Syn::ForLoop(l) => &l.body,
            Syn::While(l) => &l.body,
            Syn::Loop(l) => &l.body,
            Syn::Block(b) if b.label.is_some() => &b.block,
            Syn::Closure(_) | Syn::Async(_) => return Some(false),
            _ => return None,
        };
        returns(body).then_some(true)
    };
    any(|any| stmts.iter().for_each(|s| any.visit_stmt(s)), test)
}
