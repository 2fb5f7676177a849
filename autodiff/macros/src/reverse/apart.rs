//! Calls whose sweeps are apart: the forward sweep of the caller runs that of the callee, which leaves what the callee's
//! reverse sweep needs on a stack, and the reverse sweep of the caller runs that. So nothing of the arguments is kept by
//! the caller, and the callee runs once, however deep calls are nested.
//!
//! A macro does not see the callee. The type of a value that the callee's rule returns shows whether there are such sweeps;
//! if not, the caller keeps the arguments, and the callee's pullback runs both sweeps.

use proc_macro2::{Ident, TokenStream};
use quote::quote;

use crate::emit::ApartCall;
use crate::ir::{Call, ExprKind, Kind, Proj, Stmt, VarId};

use super::Reverse;

/// Calls with sweeps apart.
#[derive(Default)]
pub(crate) struct ApartCalls {
    /// Whether the function's own sweeps are apart: the arguments are not there any more in the reverse sweep.
    pub own: bool,
    /// The stack.
    pub stack: Option<Ident>,
    /// The number of such calls, and what knows by its type whether their sweeps are apart.
    pub count: usize,
    pub marks: Vec<Ident>,
    /// Whether another call is differentiated.
    pub others: bool,
    /// Records of passes through loops, on the stack of a function whose own sweeps are apart.
    pub records: Vec<Ident>,
    /// While the arguments of a call are looked at: what the caller keeps if the callee has no such sweeps, and takes back.
    pub kept: Option<(TokenStream, Vec<TokenStream>)>,
}

impl Reverse<'_> {
    /// The function of a rule whose result shows by its type whether the sweeps run apart. `__is_apart`, if the caller would
    /// have to keep a whole argument. `__is_deep`, if the arguments are available: then it pays for callees that call other
    /// functions, which would run twice.
    pub(super) fn apart_stem(
        &self,
        call: &Call,
        result: Option<VarId>,
        stmt: &Stmt,
    ) -> Option<&'static str> {
        let seeded = result.is_some_and(|var| self.a.is_active(var));
        let plain = !call.second && call.generics.is_empty() && !call.last && !call.temporary;
        let by_name = call.method.is_some() || call.checked;
        let whole = self.only.is_none() && self.except.is_empty() && self.checkpoints.is_empty();
        if !self.a.on || !seeded || !plain || !by_name || !whole {
            return None;
        }
        let (mut roots, mut gone, mut lent) = (Vec::new(), false, false);
        for (i, arg) in call.args.iter().enumerate() {
            let (ExprKind::Read(place) | ExprKind::Borrow { place, .. }) = &arg.kind else {
                // `None` in a tuple has no type: no parameter is there to give it one.
                if !matches!(self.a.kind(arg).value(), Kind::Float(_) | Kind::Discrete) {
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
            let mutable = !receiver && self.a.is_mutable_argument_of(call, i);
            if mutable || self.a.vars[root].write_once {
                return None;
            }
            lent |= varied;
            gone |= varied && !self.a.contents_available(place.base, stmt, false);
        }
        if gone {
            return Some("__is_apart");
        }
        (lent && self.a.outer_loop(stmt.pos).is_none()).then_some("__is_deep")
    }

    /// Begins with a call whose sweeps may be apart, which the function `stem` of the rule decides.
    pub(super) fn begin_apart(&mut self, stem: &str, call: &Call, stmt: &Stmt) -> ApartCall {
        let stack = match &self.apart.stack {
            Some(stack) => stack.clone(),
            None => self.names.fresh("stack", stmt.span),
        };
        self.apart.stack = Some(stack.clone());
        self.apart.count += 1;
        let mark = self.names.fresh(&format!("apart_{}", self.apart.count), stmt.span);
        self.apart.marks.push(mark.clone());
        self.apart.kept = Some(Default::default());
        let [is, augmented] = [stem, "__augmented"].map(|stem| call.rule(stem));
        ApartCall { stack, mark, is, augmented, otherwise: TokenStream::new() }
    }

    /// The adjoint of such a call: by the callee's reverse sweep, or else `joined`.
    pub(super) fn finish_apart(
        &mut self,
        mut apart: ApartCall,
        call: &Call,
        (shadows, before, after): (&[TokenStream], &TokenStream, &TokenStream),
        seed: &TokenStream,
        joined: &TokenStream,
    ) -> TokenStream {
        let (keeps, takes) = self.apart.kept.take().unwrap_or_default();
        apart.otherwise = keeps;
        let (stack, mark, reversed) = (&apart.stack, &apart.mark, call.rule("__reversed"));
        let reversed = match (&call.method, shadows) {
            (Some(_), [receiver, rest @ ..]) => {
                quote!((#receiver).#reversed(&mut *#stack, (#(#rest,)*), #seed))
            }
            _ => quote!(#reversed(&mut *#stack, (#(#shadows,)*), #seed)),
        };
        let tokens =
            quote!(if #mark.is_apart() { #before #reversed; #after } else { #(#takes)* #joined });
        self.around(call).apart = Some(apart);
        tokens
    }
}

/// Whether a projection selects one element of a buffer.
fn is_element(proj: &Proj) -> bool {
    matches!(proj, Proj::Index(e) if !matches!(e.kind, ExprKind::Range { .. }))
}

/// Whether a type holds integers alone.
fn of_integers(kind: &Kind) -> bool {
    match kind {
        Kind::Discrete => true,
        Kind::Seq(element) => of_integers(element.value()),
        _ => false,
    }
}
