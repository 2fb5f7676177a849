//! Warnings about calls in loops for which the forward sweep stores a whole buffer in each pass. Time and memory of the
//! derivative then grow with the length of the buffer times the number of passes.
//!
//! Only the compiler knows whether the callee has sweeps of its own and whether the stored type holds a buffer. So the
//! derivative calls a deprecated method of `rt::StoredBy`, of which the types select another one where no warning is needed.

use proc_macro2::{Ident, TokenStream};
use quote::{ToTokens, quote};

use crate::ir::visit::{each_expr, each_stmt};
use crate::ir::{Call, Expr, ExprKind, Place, Proj, Stmt, StmtKind, VarId};

use super::Reverse;

/// Name of the deprecated methods.
const STEM: &str = "in_loop";

/// The warnings of one derivative.
#[derive(Default)]
pub(crate) struct WholeBuffers {
    /// True if the derivative has such warnings.
    pub on: bool,
    /// The methods, each with its text.
    found: Vec<(Ident, String)>,
}

impl WholeBuffers {
    /// Declares the methods that `body` calls.
    pub(crate) fn declaration(&self, lib: &TokenStream) -> TokenStream {
        let methods = self.found.iter().map(|(name, text)| quote!(fn #name = #text));
        if self.found.is_empty() {
            quote!()
        } else {
            quote!(#lib::stored_in_loops!(#(#methods),*);)
        }
    }
}

impl Reverse<'_> {
    /// Adds the warning about argument `i` of a call, which the site `kept` stores. The type of `mark`, if there is one,
    /// shows that the callee has no sweeps of its own.
    pub(super) fn warn_of_whole(
        &mut self,
        (call, i): (&Call, usize),
        place: &Place,
        (kept, mark): (&Ident, Option<&Ident>),
        stmt: &Stmt,
    ) {
        if !self.whole_buffers.on || !self.a.on || !self.stores_again(place, stmt) {
            return;
        }
        let lib = self.lib;
        let callee = callee(call);
        let buffer = self.emit().place(place).to_string().replace(' ', "");
        let text = format!(
            "the derivative stores all of `{buffer}` for each call of `{callee}` in this loop; pass only the elements that \
             `{callee}` uses, write its body into the loop, or see \"The cost of a call\" in the guide (page calls); if \
             `{callee}` uses all of `{buffer}`, write #[allow(deprecated)] before the function"
        );
        let span = call.args[i].span;
        let name = self.names.fresh(STEM, span);
        let later = quote!(#lib::rt::Like::<#lib::rt::Later>::new());
        let mark = mark.map_or(later, ToTokens::to_token_stream);
        let warn = quote!(#[warn(deprecated)] let () = (&#lib::rt::StoredBy::new(&#mark, &#kept)).#name(););
        self.whole_buffers.found.push((name, text));
        self.around(call).after.extend(warn);
    }

    /// Returns true if `stmt` is in a loop whose passes all store the same variable or part of it. A variable that a pass
    /// declares, or to which it assigns a new value, costs the function itself as much.
    fn stores_again(&self, place: &Place, stmt: &Stmt) -> bool {
        let resolved = self.a.resolve(place);
        let innermost = self.a.innermost_loop(stmt.pos);
        let Some((_, body)) = innermost.filter(|_| self.a.outer_loop(stmt.pos).is_some()) else {
            return false;
        };
        let outside = |var: VarId| self.a.vars[var].depth < body;
        let same = resolved.proj.iter().all(|proj| match proj {
            Proj::Field(_) | Proj::Deref | Proj::Part(None, None) => true,
            Proj::Index(e) => is_outside(e, &outside),
            Proj::Part(..) | Proj::Bound(_) => false,
        });
        let mut anew = false;
        each_stmt(self.body, &mut |s| {
            anew |= self.a.innermost_loop(s.pos) == innermost
                && matches!(&s.kind, StmtKind::Assign { place, op: None, .. }
                    if place.base == resolved.base && place.proj.is_empty());
        });
        same && !anew && outside(resolved.base)
    }
}

/// Returns true if an index is one number, and all of its variables are declared `outside` of the loop.
fn is_outside(index: &Expr, outside: &impl Fn(VarId) -> bool) -> bool {
    let mut same = true;
    each_expr(index, &mut |e| {
        same &= match &e.kind {
            ExprKind::Read(place) => place.proj.is_empty() && outside(place.base),
            ExprKind::Constant(..) | ExprKind::Binary(..) | ExprKind::Cast(..) => true,
            _ => false,
        };
    });
    same
}

/// Returns the name of the called function.
fn callee(call: &Call) -> String {
    let last = call.path.clone().into_iter().last().map(|name| name.to_string());
    call.method.as_ref().map(ToString::to_string).or(last).unwrap_or_default()
}
