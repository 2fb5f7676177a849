//! Calls whose sweeps are apart: the forward sweep of the caller runs that of the callee, which leaves what the callee's
//! reverse sweep needs on a stack, and the reverse sweep of the caller runs that. So the callee runs once, however deep
//! calls are nested.
//!
//! There are two kinds of such sweeps. If the reverse sweep of the caller still has the arguments, it lends them to that of
//! the callee once more; a method that changes its receiver then takes the changes back. Otherwise the callee's forward
//! sweep stores all that it needs of them.
//!
//! A macro does not see the callee. The type of a value that the callee's rule returns shows whether there are such sweeps;
//! if not, the caller keeps the arguments, and the callee's pullback runs both sweeps.

use proc_macro2::{Ident, TokenStream};
use quote::quote;

use crate::ir::print::ApartCall;
use crate::ir::{Call, ExprKind, Kind, Proj, Stmt, VarId};

use super::Reverse;
use super::call::Passed;

/// Calls with sweeps apart.
#[derive(Default)]
pub(crate) struct ApartCalls {
    /// True if the function's own sweeps are separate: the reverse sweep does not see the forward sweep's variables.
    pub own: bool,
    /// True if the reverse sweep of a function with separate sweeps receives the arguments again.
    pub lent: bool,
    /// The stack.
    pub stack: Option<Ident>,
    /// The number of such calls, and what knows by its type whether their sweeps are apart.
    pub count: usize,
    pub marks: Vec<Ident>,
    /// True if another call is differentiated.
    pub others: bool,
    /// Records of passes through loops, on the stack of a function whose own sweeps are apart.
    pub records: Vec<Ident>,
    /// While the arguments of a call are looked at: what the caller keeps if the callee has no such sweeps, and takes back.
    pub kept: Option<(TokenStream, Vec<TokenStream>)>,
}

/// How the sweeps of a call may run apart, with the function of the callee's rule whose result shows by its type whether
/// they do.
#[derive(Clone, Copy)]
pub(super) enum Way {
    /// The callee stores what it needs.
    Stored(&'static str),
    /// The caller lends the arguments to both sweeps.
    Lent(&'static str),
    /// The same for a call that is made once: a callee that runs twice otherwise stores what it needs.
    Once,
}

/// An argument of such a call, in the reverse sweep.
pub(super) struct ApartArgument {
    pub primal: TokenStream,
    pub shadow: TokenStream,
}

/// Properties of the arguments of a call, found by [`Reverse::way`].
#[derive(Default)]
struct Found {
    /// A borrowed argument with a derivative: one, one that is not there any more, one that goes back.
    lent: bool,
    gone: bool,
    back: bool,
    /// Any borrowed argument that is not there any more.
    lost: bool,
}

impl Reverse<'_> {
    /// How the sweeps of a call may run apart. If the arguments are available, it pays for callees that call other
    /// functions, which would run twice.
    pub(super) fn way(&self, call: &Call, result: Option<VarId>, stmt: &Stmt) -> Option<Way> {
        let undone = self.undone_receiver(call).is_some();
        let seeded = result.map_or(undone, |var| self.a.is_active(var));
        let plain = !call.second && call.generics.is_empty() && !call.last && !call.temporary;
        let by_name = call.method.is_some() || call.checked || call.associated;
        let whole = self.only.is_none() && self.except.is_empty() && self.checkpoints.is_empty();
        if !self.a.on || !seeded || !plain || !by_name || !whole {
            return None;
        }
        let found = self.found(call, stmt)?;
        if undone {
            return (!found.lost).then_some(Way::Lent("__is_lent"));
        }
        if found.gone {
            return Some(Way::Stored("__is_apart"));
        }
        let once = self.a.outer_loop(stmt.pos).is_none();
        match (found.lent, found.lost) {
            (true, false) if self.apart.lent && once => Some(Way::Once),
            (true, false) if found.back || self.apart.lent || once => {
                Some(Way::Lent("__deep_lent"))
            }
            (true, true) if once => Some(Way::Stored("__is_deep")),
            _ => None,
        }
    }

    /// Looks at the arguments of a call; nothing if its sweeps cannot run apart.
    fn found(&self, call: &Call, stmt: &Stmt) -> Option<Found> {
        let (mut roots, mut found) = (Vec::new(), Found::default());
        for (i, arg) in call.args.iter().enumerate() {
            let (ExprKind::Read(place) | ExprKind::Borrow { place, .. }) = &arg.kind else {
                // `None` in a tuple has no type: no parameter is there to give it one.
                if !self.a.kind(arg).is_scalar() {
                    return None;
                }
                continue;
            };
            let (root, varied) = (self.a.root(place), self.a.varied(arg));
            // Two elements of one buffer have temporary shadows.
            let element = place.proj.iter().any(is_element);
            if varied && roots.iter().any(|&(other, alike)| other == root && !(alike && element)) {
                return None;
            }
            roots.extend(varied.then_some((root, element)));
            let receiver = i == 0 && call.method.is_some();
            let (kind, borrow) = (self.a.kind(arg), matches!(arg.kind, ExprKind::Borrow { .. }));
            let borrowed = receiver || borrow || kind.is_ref();
            let number = !borrowed && kind.is_float();
            if !varied && !number && !of_integers(kind.value()) {
                return None;
            }
            if !borrowed {
                continue;
            }
            let changing = self.a.is_mutable_argument_of(call, i);
            if changing && !receiver || self.a.vars[root].write_once {
                return None;
            }
            let back = self.going.contains(&root);
            let undone = receiver && changing && back;
            let read = call.reads.is_some() && receiver;
            let there = undone
                || self.is_at_hand(place, stmt)
                || read && self.a.argument_available((call, i), place, stmt, false);
            found.lent |= varied;
            found.back |= back;
            found.gone |= varied && !there;
            found.lost |= !there || changing && !undone;
        }
        Some(found)
    }

    /// Begins with a call whose sweeps may be apart, which the callee's rule decides.
    pub(super) fn begin_apart(&mut self, way: Way, call: &Call, stmt: &Stmt) -> ApartCall {
        let stack = match &self.apart.stack {
            Some(stack) => stack.clone(),
            None => self.names.fresh("stack", stmt.span),
        };
        self.apart.stack = Some(stack.clone());
        self.apart.count += 1;
        let mark = self.names.fresh(&format!("apart_{}", self.apart.count), stmt.span);
        self.apart.marks.push(mark.clone());
        self.apart.kept = Some(Default::default());
        let changing = self.a.is_mutable_argument_of_method(call);
        let (is, augmented) = match way {
            Way::Stored(is) => (is, "__augmented"),
            Way::Lent(is) if changing => (is, "__mut_lent_forward"),
            Way::Lent(is) => (is, "__lent_forward"),
            Way::Once => ("__once_lent", "__once_forward"),
        };
        let [is, augmented] = [is, augmented].map(|stem| call.rule(stem));
        ApartCall { stack, mark, is, augmented, otherwise: TokenStream::new() }
    }

    /// The adjoint of such a call: by the callee's reverse sweep, or else `joined`.
    pub(super) fn finish_apart(
        &mut self,
        (mut apart, way): (ApartCall, Way),
        call: &Call,
        passed: &Passed,
        seed: Option<&TokenStream>,
        joined: &TokenStream,
    ) -> TokenStream {
        let Passed { apart: args, apart_before: before, apart_after: after, .. } = passed;
        let lib = self.lib;
        let seed = seed.cloned().unwrap_or_else(|| quote!(#lib::rt::Unused));
        let (keeps, takes) = self.apart.kept.take().unwrap_or_default();
        apart.otherwise = keeps;
        let (stack, mark) = (&apart.stack, &apart.mark);
        let reversed = call.rule(match way {
            Way::Stored(_) => "__reversed",
            Way::Lent(_) => "__lent_reverse",
            Way::Once => "__once_reverse",
        });
        let (receiver, rest) = match (&call.method, &args[..]) {
            (Some(_), [receiver, rest @ ..]) => (Some(&receiver.shadow), rest),
            (_, args) => (None, args),
        };
        let (receiver, shadows) =
            (receiver.map(|shadow| quote!((#shadow).)), rest.iter().map(|arg| &arg.shadow));
        let shadows = quote!((#(#shadows,)*));
        let given = match way {
            Way::Stored(_) => shadows,
            Way::Lent(_) | Way::Once => {
                let primals = args.iter().map(|arg| &arg.primal);
                quote!(((#(#primals,)*), #shadows))
            }
        };
        let reversed = quote!(#receiver #reversed(&mut *#stack, #given, #seed));
        let tokens =
            quote!(if #mark.is_apart() { #before #reversed; #after } else { #(#takes)* #joined });
        self.around(call).apart = Some(apart);
        tokens
    }
}

/// True if a projection selects one element of a buffer.
fn is_element(proj: &Proj) -> bool {
    matches!(proj, Proj::Index(e) if !matches!(e.kind, ExprKind::Range { .. }))
}

/// True if a type contains only integers.
fn of_integers(kind: &Kind) -> bool {
    match kind {
        Kind::Discrete => true,
        Kind::Seq(element) => of_integers(element.value()),
        _ => false,
    }
}
