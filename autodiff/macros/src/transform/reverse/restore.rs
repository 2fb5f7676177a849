//! Variables that go back: each assignment stores the value that it overwrites, and the reverse sweep restores that
//! value before the adjoint of the assignment. So a call that reads such a variable finds the same contents in both
//! sweeps, and no copy of the contents has to be stored.

use std::collections::HashSet;

use proc_macro2::TokenStream;
use quote::{ToTokens, quote};

use crate::analyse::Analysis;
use crate::analyse::independent::{self, Inits};
use crate::ir::refusals::Construct;
use crate::ir::visit::{each_index, each_place, each_stmt, last_inside, own_exprs};
use crate::ir::{
    Activity, Block, Call, Expr, ExprKind, Function, Place, Proj, Role, Stmt, StmtKind, VarId,
    methods,
};

use super::Reverse;

/// Returns the variables of `function` that go back: those that a call reads although they change, and whose every
/// change can be undone. If the function's own arguments are `lent` to its reverse sweep, the arguments that it changes
/// must be among them. If they are not, such a sweep is impossible, and the result is `None`.
pub(crate) fn going_back(a: &Analysis, function: &Function, lent: bool) -> Option<HashSet<VarId>> {
    let body = &function.body;
    let changed = |var: &VarId| lent && is_lent(a, *var) && a.is_mutated(*var);
    let changed: HashSet<_> = (0..a.vars.len()).filter(changed).collect();
    let mut going = changed.clone();
    let result = function.result;
    if a.on && function.checkpoints.is_empty() && !has_second_calls(body) {
        going.extend(read_by_calls(a, body));
        let there = |var: VarId| is_owned(a, var) || changed.contains(&var);
        let inits = independent::inits(body);
        going.retain(|&var| Some(var) != result && there(var));
        going.retain(|&var| all_undone(a, var, body, &inits));
        let referred = referred_to(a, body);
        going.retain(|var| !referred.contains(var));
    } else {
        going.clear();
    }
    changed.is_subset(&going).then_some(going)
}

/// Returns true if the body calls first derivatives: a second derivative is derived from such calls, so they stay
/// unchanged.
fn has_second_calls(body: &Block) -> bool {
    let mut second = false;
    each_stmt(body, &mut |stmt| {
        second |= matches!(&stmt.kind, StmtKind::Call { call, .. } if call.second);
    });
    second
}

/// Returns the variables that a differentiated call borrows. They have changed when the reverse sweep reaches the call,
/// or a method may change them.
fn read_by_calls(a: &Analysis, body: &Block) -> HashSet<VarId> {
    let mut read = HashSet::new();
    each_stmt(body, &mut |stmt| {
        let StmtKind::Call { result, call } = &stmt.kind else { return };
        for (i, arg) in call.args.iter().enumerate() {
            let receiver = i == 0 && call.method.is_some();
            let place = match &arg.kind {
                ExprKind::Borrow { mutable: false, place } => place,
                ExprKind::Read(place) if receiver || a.place_kind(place).is_ref() => place,
                _ => continue,
            };
            let read_only = result.is_some_and(|result| a.is_active(result));
            let changing = receiver && a.is_mutable_argument_of(call, i);
            let lost = read_only && !a.argument_available((call, i), place, stmt, false);
            if a.varied(arg) && (changing || lost) {
                read.insert(a.root(place));
            }
        }
    });
    read
}

/// Returns true if the variable owns its value and exists during the whole reverse sweep.
fn is_owned(a: &Analysis, var: VarId) -> bool {
    let v = &a.vars[var];
    let owned = v.view.is_none() && !v.kind.is_ref() && !v.write_once;
    owned && v.role == Role::Local && v.declared_mut && a.is_in_scope(var)
}

/// Returns true if the variable is a parameter behind `&mut`.
fn is_lent(a: &Analysis, var: VarId) -> bool {
    let v = &a.vars[var];
    matches!(v.role, Role::Param(Activity::Duplicated)) && v.kind.is_mutable_ref()
}

/// Returns true if every change of the variable can be undone: an assignment to a place that the reverse sweep can
/// compute again, or a method of the variable or of such a place.
fn all_undone(a: &Analysis, var: VarId, body: &Block, inits: &Inits) -> bool {
    let mut undone = 0;
    each_stmt(body, &mut |stmt| match &stmt.kind {
        StmtKind::Assign { place, .. } => {
            let place = undone_place(a, place).filter(|place| place.base == var);
            undone += usize::from(place.is_some());
        }
        StmtKind::Call { call, .. } if a.is_mutable_argument_of_method(call) => {
            undone += usize::from(is_plain_receiver(a, call, var, inits));
        }
        _ => {}
    });
    undone == a.changes(var) && !a.changes_any_time(var)
}

/// Returns true if the call is a method call on `var`, or on a part of it that the reverse sweep can compute again.
fn is_plain_receiver(a: &Analysis, call: &Call, var: VarId, inits: &Inits) -> bool {
    let Some(ExprKind::Read(place)) = call.args.first().map(|e| &e.kind) else { return false };
    let place = undone_place(a, place).filter(|place| {
        place.proj.iter().all(|proj| match proj {
            Proj::Index(e) => is_one_index(a, e, inits),
            _ => true,
        })
    });
    place.is_some_and(|place| place.base == var)
}

/// Returns true if an index is a number, as far as its type or its origin shows: a variable of unknown type may be a range,
/// but no range can be moved out of a field or an element, and arithmetic gives none.
fn is_one_index(a: &Analysis, index: &Expr, inits: &Inits) -> bool {
    let copied = index.variable().and_then(|var| inits.get(&var)).copied();
    let number = match &copied.unwrap_or(index).kind {
        ExprKind::Read(place) => !place.proj.is_empty(),
        kind => matches!(kind, ExprKind::Binary(..)),
    };
    number || a.kind(index).is_discrete()
}

/// Returns the place in the variable itself to which `place` leads, if the reverse sweep can compute it again. An index
/// of a named reference is evaluated where the reference is made: it must not change.
fn undone_place(a: &Analysis, place: &Place) -> Option<Place> {
    if a.vars[place.base].view.is_none() {
        let whole = place.proj.is_empty();
        return (whole || is_plain(a, place)).then(|| place.clone());
    }
    let resolved = a.resolve(place);
    let mut fixed = true;
    each_index(&resolved, &mut |e| {
        if let ExprKind::Read(read) = &e.kind {
            fixed &= read.proj.is_empty() && !a.is_mutated(read.base);
        }
    });
    (fixed && !resolved.proj.is_empty() && is_plain(a, &resolved)).then_some(resolved)
}

/// Returns true if the place is a field or an element whose indices do not depend on the part of the variable to which it
/// belongs.
fn is_plain(a: &Analysis, place: &Place) -> bool {
    let mut plain = !a.place_kind(place).is_ref();
    for proj in &place.proj {
        plain &= match proj {
            Proj::Field(_) | Proj::Deref => true,
            Proj::Index(e) => !matches!(e.kind, ExprKind::Range { .. }),
            Proj::Part(..) | Proj::Bound(_) => false,
        };
    }
    each_index(place, &mut |e| {
        plain &= match &e.kind {
            ExprKind::Read(read) => a.root(read) != place.base || a.in_other_fields(read, place),
            ExprKind::Constant(..) | ExprKind::Binary(..) | ExprKind::Cast(..) => true,
            _ => false,
        };
    });
    plain
}

/// Returns the variables to which a reference may exist in the reverse sweep while they go back.
fn referred_to(a: &Analysis, body: &Block) -> HashSet<VarId> {
    let mut referred = HashSet::new();
    views_in(a, body, &mut referred);
    each_stmt(body, &mut |stmt| own_exprs(stmt, &mut |e| refers(a, e, &mut referred)));
    referred
}

/// Adds the variables that a stored value may refer to.
fn refers(a: &Analysis, e: &Expr, referred: &mut HashSet<VarId>) {
    let mut all = |e: &Expr| {
        each_place(e, &mut |place| {
            referred.insert(a.root(place));
        });
    };
    match &e.kind {
        ExprKind::Opaque { what: Construct::Check, .. } => {}
        ExprKind::Opaque { vars, .. } => {
            referred.extend(vars.iter().map(|&var| a.root(&Place::var(var, e.span))));
        }
        ExprKind::Method { receiver, method, .. } => {
            let name = method.to_string();
            let copies = matches!(&*name, "clone" | "to_vec" | "to_owned" | "len" | "is_empty");
            if !copies && !methods::is_pure(&name) {
                all(receiver);
            }
        }
        _ => {}
    }
}

/// Adds the variables into which a pattern or reference of a block refers and that change in the block. (The reverse
/// sweep uses any other reference only before a variable has gone back.)
fn views_in(a: &Analysis, block: &Block, referred: &mut HashSet<VarId>) {
    let (Some(first), Some(last)) = (block.stmts.first(), block.stmts.last()) else { return };
    let (first, last) = (first.pos, last_inside(last));
    let mut view = |root: VarId, first: usize, last: usize| {
        if a.changes_within(root, first, last) {
            referred.insert(root);
        }
    };
    for stmt in &block.stmts {
        match &stmt.kind {
            StmtKind::Let { var, init: Some(e) }
                if a.vars[*var].kind.is_ref() && a.vars[*var].view.is_none() =>
            {
                each_place(e, &mut |place| view(a.root(place), first, last));
            }
            StmtKind::LetPattern { init, .. } => {
                each_place(init, &mut |place| view(a.root(place), first, last));
            }
            StmtKind::Match { scrutinee, .. } => {
                let last = last_inside(stmt);
                each_place(scrutinee, &mut |place| view(a.root(place), stmt.pos, last));
            }
            _ => {}
        }
    }
    for stmt in &block.stmts {
        stmt.each_block(&mut |block| views_in(a, block, referred));
    }
}

impl Reverse<'_> {
    /// Returns true if the place has, in the reverse sweep just before the adjoint of `stmt`, the contents that it had
    /// before `stmt`.
    pub(super) fn is_at_hand(&self, place: &Place, stmt: &Stmt) -> bool {
        let back: HashSet<_> = self.going.clone();
        let indices = |back: HashSet<VarId>| {
            let mut all = true;
            for proj in &place.proj {
                if let Proj::Index(e) = proj {
                    all &= self.a.found_again(e, stmt)
                        || self.a.found_again_with(e, stmt, back.clone());
                } else if let Proj::Part(a, b) = proj {
                    all &= a.iter().chain(b).all(|e| self.a.found_again(e, stmt));
                }
            }
            all
        };
        let contents =
            self.a.contents_available(place, stmt, false) || self.goes_back(place.base, stmt);
        contents && indices(back)
    }

    /// Returns true if the variable goes back and `stmt` itself is not a call that may change it.
    fn goes_back(&self, var: VarId, stmt: &Stmt) -> bool {
        self.going.contains(&var)
            && (matches!(stmt.kind, StmtKind::Assign { .. })
                || !self.a.changes_within(var, stmt.pos, last_inside(stmt)))
    }

    /// Returns the variables that have, just before the adjoint of `stmt`, their values from before `stmt` again.
    pub(super) fn gone_back(&self, stmt: &Stmt) -> HashSet<VarId> {
        self.going.iter().copied().filter(|&var| self.goes_back(var, stmt)).collect()
    }

    /// Returns the receiver of a method call that may change it, if the variable that holds the receiver goes back.
    pub(super) fn undone_receiver(&self, call: &Call) -> Option<Place> {
        let ExprKind::Read(place) = &call.args.first()?.kind else { return None };
        let undone =
            self.going.contains(&self.a.root(place)) && self.a.is_mutable_argument_of_method(call);
        undone.then(|| undone_place(self.a, place)).flatten()
    }

    /// Returns a place for the reverse sweep of `stmt` to write to.
    pub(super) fn place_again(&mut self, place: &Place, stmt: &Stmt) -> TokenStream {
        let mut base = self.emit().name(place.base).to_token_stream();
        if place.proj.is_empty() && self.a.vars[place.base].kind.is_ref() {
            base = quote!(*#base);
        }
        self.projected_again(base, place, stmt)
    }

    /// Returns the code that undoes an assignment to a variable that goes back. The forward sweep stores the
    /// overwritten value.
    pub(super) fn undo(&mut self, stmt: &Stmt) -> TokenStream {
        let StmtKind::Assign { place, .. } = &stmt.kind else { return TokenStream::new() };
        if !self.going.contains(&self.a.root(place)) {
            return TokenStream::new();
        }
        let Some(resolved) = undone_place(self.a, place) else { return TokenStream::new() };
        let (again, before) = (self.place_again(&resolved, stmt), self.emit().place(place));
        let name = self.numbered("v", place.span);
        let (site, take) = self.kept_once(stmt, &name);
        self.stores(&self.a.place_kind(place));
        let saved = self.kept.saved.entry(stmt.pos).or_default();
        saved.extend(quote!(#site.push(::core::clone::Clone::clone(&#before));));
        let value = take.unwrap_or(quote!(#name));
        quote!(#again = #value;)
    }
}
