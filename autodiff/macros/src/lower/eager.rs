//! Methods whose argument is evaluated whether it is wanted or not, after their receiver: `option.unwrap_or(other)`,
//! `items.fold(init, |acc, item| …)`.

use quote::ToTokens;
use syn::spanned::Spanned;
use syn::{Expr as Syn, ExprMethodCall, parse_quote_spanned};

use super::Lower;
use super::closure::{mentions, names_in};
use super::place::names_memory;
use super::scope::Binding;
use super::stmt::strip;

impl Lower {
    /// `m` with its receiver and its argument in statements before, if one of them may change what the other reads.
    pub(super) fn in_order(&mut self, m: &ExprMethodCall) -> Option<Syn> {
        let (receiver, span) = (&m.receiver, m.span());
        let eager = match (m.method.to_string().as_str(), m.args.len()) {
            ("fold", 2) => self.is_chain(receiver),
            ("zip", 1) => self.is_option(receiver),
            ("unwrap_or" | "or" | "and" | "xor" | "ok_or" | "then_some", 1) | ("map_or", 2) => {
                !names_memory(receiver) || self.is_option(receiver)
            }
            _ => false,
        };
        let first = m.args.first().filter(|first| eager && !self.is_steady(first))?;
        // What may lie in a slice or follow in an iterator is looked at where it is taken: only where there is none the
        // argument counts, and then nothing was taken.
        let taken = !self.is_optional(receiver) && self.meets(receiver, first);
        if matches!(strip(receiver), Syn::Path(_)) || !(taken || self.meets(first, receiver)) {
            return None;
        }
        let [given, other] = ["given", "other"].map(|wish| self.names.fresh(wish, span));
        let mut call = m.clone();
        *call.receiver = parse_quote_spanned!(receiver.span()=> #given);
        call.args[0] = parse_quote_spanned!(first.span()=> #other);
        Some(parse_quote_spanned!(span=> { let #given = #receiver; let #other = #first; #call }))
    }

    /// Whether nothing changes the value of `e`.
    fn is_steady(&self, e: &Syn) -> bool {
        match strip(e) {
            Syn::Lit(_) => true,
            Syn::Unary(u) => matches!(u.op, syn::UnOp::Neg(_)) && self.is_steady(&u.expr),
            Syn::Path(p) => self.local(p).is_some_and(|var| {
                let v = &self.vars[var];
                !v.declared_mut && !v.kind.is_ref()
            }),
            _ => false,
        }
    }

    /// Whether evaluating `a` may change what `b` reads: it changes something, and names what `b` names, or something by
    /// which another name may be meant.
    fn meets(&self, a: &Syn, b: &Syn) -> bool {
        let read = b.to_token_stream();
        let indirect = |binding: &Binding| match binding {
            Binding::Var(var) => self.vars[*var].kind.is_mutable_ref(),
            Binding::Constant(_) => false,
            _ => true,
        };
        self.changes(a)
            && names_in(a.to_token_stream()).iter().any(|name| {
                self.binding(name).is_some_and(|b| indirect(b) || mentions(&read, name))
            })
    }
}
