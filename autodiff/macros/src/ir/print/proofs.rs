//! Compile-time proofs of the forward sweep: that methods and operators which look like those of `std` are such, and
//! their results inactive.

use proc_macro2::{Ident, TokenStream};
use quote::quote;
use syn::spanned::Spanned;

use crate::ir::{Expr, ExprKind, Kind, kinds, methods};

use super::{Emit, placed};

impl Emit<'_> {
    /// The library, if the code contains proofs.
    pub(super) fn proofs(&self) -> Option<&TokenStream> {
        self.kept.map(|k| &k.library).filter(|library| !library.is_empty())
    }

    /// Returns the library if a method with a name of `std` needs a compile-time proof that its result is inactive. The
    /// proof checks the method's value, or its receiver for a step function and for a slice's length. It is needed if the
    /// receiver may have a user-defined type.
    pub(super) fn check(
        &self,
        receiver: &Expr,
        method: &Ident,
        args: &[Expr],
        of_slice: bool,
    ) -> Option<&TokenStream> {
        let method = method.to_string();
        let library = self.proofs()?;
        let kind = self.kind(receiver);
        let inactive = |e: &Expr| match &e.kind {
            ExprKind::Read(place) | ExprKind::Borrow { place, .. } => !self.is_active(place.base),
            ExprKind::Constant(..) => true,
            _ => false,
        };
        // Methods of `std` on an inactive value take no active arguments.
        if let Kind::Discrete = kind.value() {
            let unknown = |e: &Expr| self.may_carry(e) && !inactive(e);
            let gives_number = methods::rule(&method).is_some() || methods::is_discrete(&method);
            return (gives_number && args.iter().any(unknown)).then_some(library);
        }
        // A value used as a slice has to be one, active or not.
        let harmless = std::iter::once(receiver).chain(args).all(inactive) && !of_slice;
        if !methods::is_discrete(&method) || methods::is_of_std(kind.value(), &method) || harmless {
            return None;
        }
        Some(library)
    }

    /// True if `e` is a length that is used only as the proof of a slice and this is not the code that proves it.
    pub(super) fn is_proven(&self, e: &Expr) -> bool {
        matches!(&e.kind, ExprKind::Method { receiver, method, generics, args }
            if method == "len" && !generics.is_empty() && self.check(receiver, method, args, true).is_none())
    }

    /// Like [`check`](Self::check), for an operator with an integer, whose other operand of unknown type must then be an
    /// integer too, and for operators on bits.
    pub(super) fn check_binary(&self, a: &Expr, op: &syn::BinOp, b: &Expr) -> Option<TokenStream> {
        let library = self.proofs()?;
        let [a_unknown, b_unknown] = [a, b].map(|e| self.may_carry(e));
        if kinds::is_of_bits(op) {
            return (a_unknown || b_unknown).then(|| placed(quote!(#library::rt::bits), op.span()));
        }
        let is_discrete = |e| self.kind(e).value().is_discrete();
        let one = (a_unknown && is_discrete(b)) || (b_unknown && is_discrete(a));
        (kinds::is_arithmetic(op) && one).then(|| quote!(#library::rt::discrete))
    }

    /// Like [`check`](Self::check), for `!`.
    pub(super) fn check_not(&self, op: &syn::UnOp, e: &Expr) -> Option<TokenStream> {
        let library = self.proofs()?;
        let check = matches!(op, syn::UnOp::Not(_)) && self.may_carry(e);
        check.then(|| placed(quote!(#library::rt::bits), op.span()))
    }

    /// True if `e` is of unknown type, and not an inactive variable.
    fn may_carry(&self, e: &Expr) -> bool {
        let unknown = matches!(self.kind(e).value(), Kind::Unknown);
        unknown && !matches!(&e.kind, ExprKind::Read(place) if !self.is_active(place.base))
    }
}
