//! Variables that carry a derivative, and the parameters of a derivative.

use std::collections::{HashMap, HashSet};

use proc_macro2::Span;

use super::ir::{Expr, ExprKind, Kernel, Op, Stmt, Storage, VarId, each_expr, each_stmt};
use super::math;
use crate::ir::Activity;

/// The variables that carry a derivative, with the shadows of those that have one.
#[derive(Clone, Debug, Default)]
pub(crate) struct Active {
    vars: HashSet<VarId>,
    /// Variables whose values may be infinite or NaN.
    pub wild: HashSet<VarId>,
    /// The shadows.
    pub shadows: HashMap<VarId, VarId>,
}

impl Active {
    /// Follows the active parameters through the kernel.
    pub(crate) fn of(kernel: &Kernel, params: &[VarId]) -> Self {
        let mut active = Self { vars: params.iter().copied().collect(), ..Self::default() };
        loop {
            let before = active.vars.len();
            each_stmt(&kernel.body, &mut |stmt| match stmt {
                Stmt::Let(var, e) | Stmt::Assign(var, e) if active.carries(e) => {
                    active.vars.insert(*var);
                }
                // The activity of a parameter is the user's.
                Stmt::Store { base, value, .. }
                    if !matches!(kernel.storage(*base), Storage::Global(_))
                        && active.carries(value) =>
                {
                    active.vars.insert(*base);
                }
                _ => {}
            });
            if active.vars.len() == before {
                break;
            }
        }
        let useful = active.useful(kernel);
        active.vars.retain(|v| kernel.vars[*v].param || useful.contains(v));
        active.follow_wild(kernel);
        active
    }

    /// The variables from which a derivative flows into a buffer: others need none.
    fn useful(&self, kernel: &Kernel) -> HashSet<VarId> {
        let mut useful = HashSet::new();
        loop {
            let before = useful.len();
            each_stmt(&kernel.body, &mut |stmt| match stmt {
                Stmt::Let(var, e) | Stmt::Assign(var, e) if useful.contains(var) => {
                    sources(e, &mut useful);
                }
                Stmt::Store { base, value, .. }
                    if kernel.vars[*base].param && self.contains(*base)
                        || useful.contains(base) =>
                {
                    sources(value, &mut useful);
                }
                _ => {}
            });
            if useful.len() == before {
                return useful;
            }
        }
    }

    pub(crate) fn contains(&self, var: VarId) -> bool {
        self.vars.contains(&var)
    }

    /// True if the expression's value carries a derivative.
    pub(crate) fn carries(&self, e: &Expr) -> bool {
        if !e.ty.is_float() {
            return false;
        }
        match &e.kind {
            ExprKind::Literal(_) | ExprKind::Intrinsic(_) => false,
            ExprKind::Var(v) | ExprKind::Load(v, _) => self.contains(*v),
            ExprKind::Negate(e) | ExprKind::Cast(e) | ExprKind::Shuffle(_, e, _) => self.carries(e),
            ExprKind::Binary(_, a, b) | ExprKind::If(_, a, b) => self.carries(a) || self.carries(b),
            ExprKind::Call(name, args) => {
                !math::is_constant(name) && args.iter().any(|a| self.carries(a))
            }
        }
    }

    /// True if the derivative has something to do for the statement or for one inside it.
    pub(crate) fn works(&self, stmt: &Stmt) -> bool {
        match stmt {
            Stmt::Let(var, _) | Stmt::Assign(var, _) | Stmt::Shared(var) => self.contains(*var),
            Stmt::Store { base, .. } => self.contains(*base),
            Stmt::Sync(_) => true,
            _ => stmt.blocks().into_iter().flatten().any(|inner| self.works(inner)),
        }
    }
}

/// Adds the variables from which a derivative flows into the value.
fn sources(e: &Expr, found: &mut HashSet<VarId>) {
    if !e.ty.is_float() {
        return;
    }
    match &e.kind {
        ExprKind::Literal(_) | ExprKind::Intrinsic(_) => {}
        ExprKind::Var(v) | ExprKind::Load(v, _) => {
            found.insert(*v);
        }
        ExprKind::Negate(e) | ExprKind::Cast(e) | ExprKind::Shuffle(_, e, _) => sources(e, found),
        ExprKind::Binary(_, a, b) | ExprKind::If(_, a, b) => {
            sources(a, found);
            sources(b, found);
        }
        ExprKind::Call(name, args) if !math::is_constant(name) => {
            args.iter().for_each(|a| sources(a, found));
        }
        ExprKind::Call(..) => {}
    }
}

/// The parameters that the activities mark, each checked.
pub(crate) fn marked(
    kernel: &Kernel,
    name: Span,
    activities: &[(Activity, Span)],
) -> syn::Result<Vec<VarId>> {
    if activities.len() != kernel.params.len() {
        return Err(syn::Error::new(
            name,
            format!(
                "the number of activities is {}, wanted are {}: one for each parameter",
                activities.len(),
                kernel.params.len()
            ),
        ));
    }
    let mut marked = Vec::new();
    for (&param, &(activity, span)) in kernel.params.iter().zip(activities) {
        let (var, storage) = (&kernel.vars[param].name, kernel.storage(param));
        let is_buffer = matches!(storage, Storage::Global(_));
        let refuse = |text: String| Err(syn::Error::new(span, text));
        match activity {
            Activity::Const => continue,
            Activity::Duplicated if !is_buffer => {
                return refuse(format!(
                    "`Duplicated` is for buffers, but `{var}` is a number; write `Active`"
                ));
            }
            Activity::Active if is_buffer => {
                return refuse(format!(
                    "`Active` is for numbers, but `{var}` is a buffer; write `Duplicated`"
                ));
            }
            Activity::Duplicated | Activity::Active | Activity::Dual => {}
            _ => {
                return refuse(
                    "kernels know the activities `Const`, `Duplicated` for buffers and `Active` for numbers in reverse mode, \
                     `Const` and `Dual` in forward mode"
                        .to_owned(),
                );
            }
        }
        if !storage.element().is_float() {
            let ty = storage.element().rust();
            return refuse(format!("`{var}` holds {ty}, which has no derivative; write `Const`"));
        }
        marked.push(param);
    }
    Ok(marked)
}

/// Refuses a buffer that is added to atomically and read or set as well: its order of values is not known.
pub(crate) fn check_atomics(kernel: &Kernel, active: &Active) -> syn::Result<()> {
    for &param in &kernel.params {
        if !matches!(kernel.storage(param), Storage::Global(_)) || !active.contains(param) {
            continue;
        }
        let (mut atomic, mut other) = (false, false);
        each_stmt(&kernel.body, &mut |stmt| {
            if let Stmt::Store { base, how, .. } = stmt
                && *base == param
            {
                if *how == super::How::AtomicAdd { atomic = true } else { other = true }
            }
        });
        each_expr(&kernel.body, &mut |e| {
            other |= matches!(e.kind, ExprKind::Load(base, _) if base == param);
        });
        if atomic && other {
            let name = &kernel.vars[param].name;
            return Err(syn::Error::new(
                kernel.vars[param].span,
                format!(
                    "`{name}` is added to by `atomic_add` and read or set in the same kernel, so its values depend on the order \
                     of threads; use two buffers or two kernels"
                ),
            ));
        }
    }
    Ok(())
}

/// Refuses a `Const` buffer that takes a value with a derivative and is read again: the derivative would end there.
pub(crate) fn check_constants(kernel: &Kernel, active: &Active) -> syn::Result<()> {
    for &param in &kernel.params {
        if !matches!(kernel.storage(param), Storage::Global(_)) || active.contains(param) {
            continue;
        }
        let (mut takes, mut read) = (false, false);
        each_stmt(&kernel.body, &mut |stmt| {
            takes |= matches!(stmt, Stmt::Store { base, value, .. } if *base == param && active.carries(value));
        });
        each_expr(&kernel.body, &mut |e| {
            read |= matches!(e.kind, ExprKind::Load(base, _) if base == param);
        });
        if takes && read {
            let name = &kernel.vars[param].name;
            return Err(syn::Error::new(
                kernel.vars[param].span,
                format!(
                    "`{name}` is `Const`, takes a value with a derivative and is read again, so that the derivative would be \
                     wrong; write `Duplicated`, or `Dual` in forward mode"
                ),
            ));
        }
    }
    Ok(())
}

/// `a + b`, `a - b`.
pub(crate) fn sum_of(e: &Expr) -> Option<(Op, &Expr, &Expr)> {
    match &e.kind {
        ExprKind::Binary(op @ (Op::Add | Op::Sub), a, b) => Some((*op, a, b)),
        _ => None,
    }
}
