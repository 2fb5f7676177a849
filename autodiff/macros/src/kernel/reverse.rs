//! Reverse mode of kernels: the forward sweep runs the kernel, the reverse sweep its adjoints in reverse order.
//!
//! Variables are restored: before the adjoint of an assignment the variable gets back the value from before it, if some
//! adjoint needs values of that variable. Values that do not change are computed again. Outside of loops a value is
//! stored in a variable, inside of loops on the thread's tape.
//!
//! Memory that threads share is not restored: its values are bound by `let` where they are read. In a kernel without
//! races an element that some thread writes belongs to it between two barriers, so that its shadow does, too.

use std::collections::HashSet;

use super::activity::{self, Active};
use super::adjoint::Adjoints;
use super::ir::{Block, Expr, ExprKind, How, Kernel, Op, Place, Scalar, Stmt, Storage, VarId};
use super::module::{Extra, Tape, shared_bytes};
use super::needed::{Needed, assigned};
use super::proof::proofs;
use super::restored::Restored;
use super::shadows::{Sum, shadows, zeroed};
use super::tape::{self, Stacks};
use crate::parse::ReverseArgs;

/// The derivative of a kernel, with what its module needs.
pub(crate) fn reverse(primal: &Kernel, args: &ReverseArgs) -> syn::Result<(Kernel, Extra)> {
    let marked = activity::marked(primal, args.name.span(), &args.activities)?;
    let mut active = Active::of(primal, &marked);
    activity::check_atomics(primal, &active)?;
    activity::check_constants(primal, &active)?;
    let needed = Needed::of(primal, &active);
    let restored = Restored::of(primal, &active, &needed);
    let proofs = proofs(primal, &active);
    let apart = proofs.iter().filter(|p| p.apart).map(|p| p.buffer).collect();
    let mut kernel = primal.clone();
    (kernel.name, kernel.span) = (args.name.to_string(), args.name.span());
    let sums = shadows(&mut kernel, &mut active);
    let barriers = primal.has_barriers() || primal.shared().iter().any(|s| active.contains(*s));
    let mut sweeps = Sweeps {
        primal,
        kernel,
        active: &active,
        needed: &needed,
        restored: &restored,
        apart: &apart,
        stacks: Stacks::default(),
        begin: Vec::new(),
        barriers,
    };
    let body = sweeps.joint(&primal.body)?;
    let kernel = sweeps.finish(body, &sums);
    let text = |p: &super::proof::Proof| format!("// {}.\n", p.text);
    let (kernel, tape) = kernel;
    let extra = Extra {
        doc: format!("The reverse derivative of the kernel `{}`.", primal.name),
        of_primal: Some(shared_bytes(primal)),
        proofs: proofs.iter().map(text).collect(),
        tape,
        ..Extra::default()
    };
    Ok((kernel, extra))
}

struct Sweeps<'a> {
    primal: &'a Kernel,
    kernel: Kernel,
    active: &'a Active,
    needed: &'a Needed,
    restored: &'a Restored,
    apart: &'a HashSet<VarId>,
    stacks: Stacks,
    /// Declarations at the begin of the derivative.
    begin: Block,
    /// True if the sweeps are separated by a barrier.
    barriers: bool,
}

/// The place of a block: the outermost level, where variables of the forward sweep are visible in the reverse sweep, or
/// not.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Level {
    Outermost,
    Inner,
    InLoop,
}

/// Statements of the forward sweep, and those of the reverse sweep.
type Pair = (Block, Block);

impl Sweeps<'_> {
    fn adjoint(&mut self, e: &Expr, seed: Expr, out: &mut Block) -> syn::Result<()> {
        let (active, apart) = (self.active, self.apart);
        Adjoints { kernel: &mut self.kernel, active, apart }.adjoint(e, seed, out)
    }

    /// Both sweeps of a block, one after the other. If the block ends with an `if`, both sweeps share it.
    fn joint(&mut self, block: &Block) -> syn::Result<Block> {
        let (mut forward, mut reverse) = (Vec::new(), Vec::new());
        let (last, first) = match block.split_last() {
            Some((last @ Stmt::If(..), first)) if !self.barriers && self.active.works(last) => {
                (Some(last), first)
            }
            _ => (None, &block[..]),
        };
        for stmt in first {
            let (f, r) = self.stmt(stmt, Level::Outermost)?;
            forward.extend(f);
            reverse.push(r);
        }
        if self.barriers {
            forward.push(Stmt::Sync(Place(self.kernel.span)));
        }
        self.declare_shadows(block, &mut forward);
        if let Some(Stmt::If(c, yes, no)) = last {
            forward.push(Stmt::If(c.clone(), self.joint(yes)?, self.joint(no)?));
        }
        forward.extend(reverse.into_iter().rev().flatten());
        Ok(forward)
    }

    fn declare_shadows(&self, block: &Block, out: &mut Block) {
        for stmt in block {
            if let Stmt::Let(var, _) = stmt
                && let Some(&shadow) = self.active.shadows.get(var)
            {
                out.push(Stmt::Let(shadow, Expr::zero(self.kernel.storage(shadow).element())));
            }
        }
    }

    /// Both sweeps of an inner block.
    fn block(&mut self, block: &Block, level: Level) -> syn::Result<Pair> {
        let (mut forward, mut reverse) = (Vec::new(), Vec::new());
        for stmt in block {
            let (f, r) = self.stmt(stmt, level)?;
            forward.extend(f);
            reverse.push(r);
        }
        let declared = block.iter().filter_map(|stmt| match stmt {
            Stmt::Let(var, e) if self.needed.contains(*var) => Some((*var, e.clone())),
            _ => None,
        });
        let declared: Vec<_> = declared.collect();
        let mut begin = Vec::new();
        if level == Level::InLoop {
            let stored = declared.iter().filter(|(v, _)| self.needed.is_stored(*v));
            let stored: Vec<_> = stored.map(|(v, _)| *v).collect();
            let (read, other): (Vec<_>, Vec<_>) =
                stored.into_iter().partition(|v| self.restored.is_last_read(*v));
            read.iter().for_each(|v| self.push_whole(*v, &mut forward));
            read.iter().rev().for_each(|v| self.pop_declared(*v, &mut begin));
            let zero = |v: VarId| Stmt::Let(v, Expr::zero(self.kernel.storage(v).element()));
            begin.extend(other.into_iter().map(zero));
        }
        let again = declared.into_iter().filter(|(v, _)| self.needed.is_again(*v));
        begin.extend(again.map(|(v, e)| Stmt::Let(v, e)));
        self.declare_shadows(block, &mut begin);
        begin.extend(reverse.into_iter().rev().flatten());
        Ok((forward, begin))
    }

    fn elements(&self, var: VarId) -> Vec<Expr> {
        match self.kernel.storage(var) {
            Storage::Array(ty, len) => {
                (0..len).map(|n| Expr::load(ty, var, Expr::count(n))).collect()
            }
            storage => vec![Expr::var(storage.element(), var)],
        }
    }

    /// Stores all values of a variable on the tape.
    fn push_whole(&mut self, var: VarId, out: &mut Block) {
        for value in self.elements(var) {
            self.stacks.push(&mut self.kernel, value, out);
        }
    }

    /// Declares a variable with the values from the tape.
    fn pop_declared(&mut self, var: VarId, out: &mut Block) {
        let ty = self.kernel.storage(var).element();
        if let Storage::Array(..) = self.kernel.storage(var) {
            out.push(Stmt::Let(var, Expr::zero(ty)));
            self.pop_whole(var, out);
        } else {
            let value = self.stacks.pop(&mut self.kernel, ty, out);
            out.push(Stmt::Let(var, value));
        }
    }

    fn pop_whole(&mut self, var: VarId, out: &mut Block) {
        for place in self.elements(var).into_iter().rev() {
            let value = self.stacks.pop(&mut self.kernel, place.ty, out);
            out.push(set(place, value));
        }
    }

    /// Stores a value before it is overwritten, and writes it back.
    fn keep(
        &mut self,
        place: Expr,
        name: &str,
        level: Level,
        forward: &mut Block,
        reverse: &mut Block,
    ) {
        if level == Level::InLoop {
            self.stacks.push(&mut self.kernel, place.clone(), forward);
            let value = self.stacks.pop(&mut self.kernel, place.ty, reverse);
            reverse.push(set(place, value));
            return;
        }
        let ty = place.ty;
        let saved = self.kernel.add(&format!("{name}_before"), Storage::Number(ty), true);
        self.begin.push(Stmt::Let(saved, Expr::zero(ty)));
        forward.push(Stmt::Assign(saved, place.clone()));
        reverse.push(set(place, Expr::var(ty, saved)));
    }

    fn stmt(&mut self, stmt: &Stmt, level: Level) -> syn::Result<Pair> {
        let (mut forward, mut reverse) = (Vec::new(), Vec::new());
        match stmt {
            Stmt::Let(var, e) => {
                self.let_stmt(*var, e, level, &mut forward);
                if self.active.contains(*var) {
                    for place in self.elements(self.active.shadows[var]) {
                        self.adjoint(e, place, &mut reverse)?;
                    }
                }
            }
            Stmt::Shared(var) => self.shared(*var),
            Stmt::Assign(var, e) => {
                let name = self.kernel.vars[*var].name.clone();
                if self.restored.is_restored(stmt, *var) {
                    self.keep(Expr::var(e.ty, *var), &name, level, &mut forward, &mut reverse);
                }
                forward.push(stmt.clone());
                if let Some(&shadow) = self.active.shadows.get(var) {
                    self.assigned(*var, shadow, e, &mut reverse)?;
                }
            }
            Stmt::Store { base, at, value, how } => {
                let name = self.kernel.vars[*base].name.clone();
                let array = matches!(self.kernel.storage(*base), Storage::Array(..));
                if array && self.restored.is_restored(stmt, *base) {
                    let place = Expr::load(value.ty, *base, at.clone());
                    self.keep(place, &name, level, &mut forward, &mut reverse);
                }
                forward.push(stmt.clone());
                if let Some(&shadow) = self.active.shadows.get(base) {
                    self.store(shadow, at, value, *how, &mut reverse)?;
                }
            }
            Stmt::Sync(_) => {
                forward.push(stmt.clone());
                reverse.push(stmt.clone());
            }
            _ if !self.active.works(stmt) => self.passive(stmt, level, &mut forward, &mut reverse),
            Stmt::If(c, yes, no) => {
                let level = if level == Level::InLoop { level } else { Level::Inner };
                let (yes, no) = (self.block(yes, level)?, self.block(no, level)?);
                forward.push(Stmt::If(c.clone(), yes.0, no.0));
                reverse.push(Stmt::If(c.clone(), yes.1, no.1));
            }
            Stmt::For { var, low, high, reversed, body } => {
                self.stacks.loops.push(tape::trips(self.primal, low, high));
                let body = self.block(body, Level::InLoop);
                self.stacks.loops.pop();
                let make = |reversed, body| {
                    let (low, high) = (low.clone(), high.clone());
                    Stmt::For { var: *var, low, high, reversed, body }
                };
                let (f, r) = body?;
                forward.push(make(*reversed, f));
                reverse.push(make(!*reversed, r));
            }
            Stmt::While(c, body) => self.while_loop(c, body, level, &mut forward, &mut reverse)?,
        }
        Ok((forward, reverse))
    }

    /// A declaration in the forward sweep, where the reverse sweep can see it if it must.
    fn let_stmt(&mut self, var: VarId, e: &Expr, level: Level, forward: &mut Block) {
        if level != Level::Inner || !self.needed.is_stored(var) {
            forward.push(Stmt::Let(var, e.clone()));
            return;
        }
        self.kernel.vars[var].mutable = true;
        self.begin.push(Stmt::Let(var, Expr::zero(e.ty)));
        for place in self.elements(var) {
            forward.push(set(place, e.clone()));
        }
    }

    /// A shared array and its shadow, which the threads of the block set to zero. Both stand at the begin: a `return` of
    /// the kernel becomes an `if`, and both sweeps use the arrays; threads that leave early set their part to zero, too.
    fn shared(&mut self, var: VarId) {
        self.begin.push(Stmt::Shared(var));
        if let Some(&shadow) = self.active.shadows.get(&var) {
            let zeroed = zeroed(&mut self.kernel, shadow);
            self.begin.extend(zeroed);
        }
    }

    /// The adjoint of `var = e`.
    fn assigned(
        &mut self,
        var: VarId,
        shadow: VarId,
        e: &Expr,
        out: &mut Block,
    ) -> syn::Result<()> {
        let mut seed = Expr::var(e.ty, shadow);
        // The shadow of a sum stays with the variable.
        if let Some((op, a, b)) = activity::sum_of(e)
            && a.kind == ExprKind::Var(var)
            && !b.any(&mut |e| e.kind == ExprKind::Var(var))
        {
            if op == Op::Sub {
                seed = seed.negate();
            }
            return self.adjoint(b, seed, out);
        }
        if self.active.carries(e) {
            let taken = self.kernel.add("seed", Storage::Number(e.ty), false);
            out.push(Stmt::Let(taken, seed));
            seed = Expr::var(e.ty, taken);
        }
        out.push(Stmt::Assign(shadow, Expr::zero(e.ty)));
        self.adjoint(e, seed, out)
    }

    /// The adjoint of a store.
    fn store(
        &mut self,
        shadow: VarId,
        at: &Expr,
        value: &Expr,
        how: How,
        out: &mut Block,
    ) -> syn::Result<()> {
        let ty = value.ty;
        let carries = self.active.carries(value);
        let mut seed = Expr::load(ty, shadow, at.clone());
        if carries {
            let taken = self.kernel.add("seed", Storage::Number(ty), false);
            out.push(Stmt::Let(taken, seed));
            seed = Expr::var(ty, taken);
        }
        if how == How::Set {
            out.push(Stmt::Store { base: shadow, at: at.clone(), value: Expr::zero(ty), how });
        }
        self.adjoint(value, seed, out)
    }

    /// A statement without adjoints: the variables that it assigns are restored.
    fn passive(&mut self, stmt: &Stmt, level: Level, forward: &mut Block, reverse: &mut Block) {
        let mut back = Vec::new();
        for (var, _) in assigned(self.primal, stmt) {
            if !self.restored.is_restored(stmt, var) {
                continue;
            }
            let name = self.kernel.vars[var].name.clone();
            for place in self.elements(var) {
                let mut restore = Vec::new();
                self.keep(place, &name, level, forward, &mut restore);
                back.push(restore);
            }
        }
        forward.push(stmt.clone());
        reverse.extend(back.into_iter().rev().flatten());
    }

    /// A loop whose passes are counted; the reverse sweep runs as many.
    fn while_loop(
        &mut self,
        c: &Expr,
        body: &Block,
        level: Level,
        forward: &mut Block,
        reverse: &mut Block,
    ) -> syn::Result<()> {
        let ty = Scalar::U32;
        self.stacks.loops.push(None);
        let body = self.block(body, Level::InLoop);
        self.stacks.loops.pop();
        let (mut f, r) = body?;
        let passes = self.kernel.add("passes", Storage::Number(ty), true);
        let begin = if level == Level::Inner { &mut self.begin } else { &mut *forward };
        begin.push(Stmt::Let(passes, Expr::zero(ty)));
        let one = Expr::literal(ty, "1");
        f.push(Stmt::Assign(passes, Expr::binary(Op::Add, Expr::var(ty, passes), one)));
        forward.push(Stmt::While(c.clone(), f));
        let mut count = Expr::var(ty, passes);
        if level == Level::InLoop {
            self.stacks.push(&mut self.kernel, count, forward);
            let value = self.stacks.pop(&mut self.kernel, ty, reverse);
            let known = self.kernel.add("passes", Storage::Number(ty), false);
            reverse.push(Stmt::Let(known, value));
            count = Expr::var(ty, known);
        }
        let pass = self.kernel.add("pass", Storage::Number(ty), false);
        let low = Expr::zero(ty);
        reverse.push(Stmt::For { var: pass, low, high: count, reversed: false, body: r });
        Ok(())
    }

    /// The whole derivative: declarations, both sweeps, sums of scalars.
    fn finish(mut self, mut body: Block, sums: &[Sum]) -> (Kernel, Option<Tape>) {
        let mut begin = std::mem::take(&mut self.begin);
        for Sum { local, total } in sums {
            let ty = self.kernel.storage(*local).element();
            begin.push(Stmt::Let(*local, Expr::zero(ty)));
            let value = Expr::var(ty, *local);
            let at = Expr::literal(Scalar::U32, "0");
            body.push(Stmt::Store { base: *total, at, value, how: How::AtomicAdd });
        }
        let (stacks, buffers, length) = self.stacks.declare(&mut self.kernel);
        let mut all = [begin, stacks].concat();
        self.kernel.body.clone_from(&body);
        let (rank, place) = tape::spread(&mut self.kernel, &buffers, &mut body);
        all.splice(0..0, rank);
        all.extend(body);
        self.kernel.body = all;
        self.kernel.params.extend(&buffers);
        let tape = place.map(|place| Tape { buffers, length, place });
        (self.kernel, tape)
    }
}

/// `place = value` for a variable or an element of an array.
fn set(place: Expr, value: Expr) -> Stmt {
    match place.kind {
        ExprKind::Load(base, at) => Stmt::Store { base, at: *at, value, how: How::Set },
        ExprKind::Var(var) => Stmt::Assign(var, value),
        // Places are made by `elements` and from the targets of stores only.
        _ => Stmt::Assign(usize::MAX, value),
    }
}
