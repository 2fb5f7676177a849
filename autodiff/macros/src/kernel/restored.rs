//! Values that the reverse sweep must restore: those that an adjoint reads before the variable is overwritten.
//!
//! The statements are followed in forward order. A variable is in use if an adjoint of an earlier statement reads its
//! present value. Only then is the value stored before an assignment, and at the end of its scope in a loop.

use std::collections::HashSet;

use super::activity::Active;
use super::ir::{Block, Expr, Kernel, Stmt, Storage, VarId};
use super::needed::{Needed, assigned};

/// The result of the analysis. Statements are those of the kernel, by their addresses.
#[derive(Default)]
pub(crate) struct Restored {
    before: HashSet<(*const Stmt, VarId)>,
    ends: HashSet<VarId>,
}

impl Restored {
    pub(crate) fn of(kernel: &Kernel, active: &Active, needed: &Needed) -> Self {
        let (found, used) = (Self::default(), HashSet::new());
        let mut flow = Flow { kernel, active, needed, used, found };
        flow.block(&kernel.body);
        flow.found
    }

    /// True if the variable gets back the value from before the statement.
    pub(crate) fn is_restored(&self, stmt: &Stmt, var: VarId) -> bool {
        self.before.contains(&(std::ptr::from_ref(stmt), var))
    }

    /// True if an adjoint reads the last value of the variable.
    pub(crate) fn is_last_read(&self, var: VarId) -> bool {
        self.ends.contains(&var)
    }
}

struct Flow<'a> {
    kernel: &'a Kernel,
    active: &'a Active,
    needed: &'a Needed,
    /// The variables in use.
    used: HashSet<VarId>,
    found: Restored,
}

impl Flow<'_> {
    fn block(&mut self, block: &Block) {
        for stmt in block {
            self.stmt(stmt);
        }
        for stmt in block {
            if let Stmt::Let(var, _) = stmt
                && self.used.remove(var)
            {
                self.found.ends.insert(*var);
            }
        }
    }

    /// Adds the variables that the adjoint of the expression reads.
    fn read(&mut self, e: &Expr) {
        self.used.extend(Needed::by_adjoint(self.active, e));
    }

    fn read_whole(&mut self, e: &Expr) {
        self.used.extend(Needed::by_value(e));
    }

    fn overwritten(&mut self, stmt: &Stmt, var: VarId) -> bool {
        let in_use = self.used.contains(&var);
        if in_use {
            self.found.before.insert((std::ptr::from_ref(stmt), var));
        }
        in_use
    }

    fn stmt(&mut self, stmt: &Stmt) {
        match stmt {
            Stmt::Let(var, e) => {
                self.read(e);
                if self.needed.contains(*var) && self.needed.is_again(*var) {
                    self.read_whole(e);
                }
            }
            // The variable is restored before the adjoint of the assignment.
            Stmt::Assign(var, e) => {
                self.read(e);
                if self.overwritten(stmt, *var) {
                    self.used.remove(var);
                }
            }
            Stmt::Store { base, at, value, .. } => {
                let array = matches!(self.kernel.storage(*base), Storage::Array(..));
                if self.active.contains(*base) {
                    self.read(value);
                }
                if self.active.contains(*base) || array && self.needed.contains(*base) {
                    self.read_whole(at);
                }
                if array {
                    // Other elements stay in use.
                    self.overwritten(stmt, *base);
                }
            }
            Stmt::Shared(_) | Stmt::Sync(_) => {}
            _ if !self.active.works(stmt) => {
                for (var, _) in assigned(self.kernel, stmt) {
                    if self.overwritten(stmt, var) {
                        self.used.remove(&var);
                    }
                }
            }
            Stmt::If(c, yes, no) => {
                self.read_whole(c);
                let before = self.used.clone();
                self.block(yes);
                let after = std::mem::replace(&mut self.used, before);
                self.block(no);
                self.used.extend(after);
            }
            Stmt::For { low, high, body, .. } => {
                self.read_whole(low);
                self.read_whole(high);
                self.repeated(body);
            }
            Stmt::While(_, body) => self.repeated(body),
        }
    }

    /// The body of a loop: what is in use after a pass is so before the next one.
    fn repeated(&mut self, body: &Block) {
        loop {
            let before = self.used.clone();
            self.block(body);
            self.used.extend(&before);
            if self.used == before {
                return;
            }
        }
    }
}
