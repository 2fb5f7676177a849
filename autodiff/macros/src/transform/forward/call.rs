//! Calls: the callee's pushforward is found beside the callee.

use proc_macro2::TokenStream;
use quote::{quote, quote_spanned};

use crate::ir::print::{referent, strip};
use crate::ir::{Call, Expr, ExprKind, Kind, Place, Proj, Stmt, VarId};

use super::Forward;

impl Forward<'_> {
    pub(super) fn call(&mut self, result: Option<VarId>, call: &Call, stmt: &Stmt) -> TokenStream {
        if !call.args.iter().any(|arg| self.a.varied(arg)) {
            return self.without_tangent(result, stmt);
        }
        if call.second {
            self.diag.refuse(stmt.span, "a derivative of third order", "differentiate twice");
        }
        call.args.iter().for_each(|arg| self.name_unrepeatable(arg));
        let mut tokens = TokenStream::new();
        let last = self.width - 1;
        for k in 0..self.width {
            // Only the last direction may change the arguments that the call writes; the others work on copies.
            let (copies, args) = self.arguments(call, k, k < last);
            let (rule, generics) = (call.rule("__jvp"), &call.generics);
            let jvp = match (&call.method, &args[..]) {
                (Some(_), [receiver, rest @ ..]) => {
                    let named = k == last && self.a.kind(&call.args[0]).is_ref();
                    let receiver = referent(receiver, named);
                    quote!((#receiver).#rule #generics(#(#rest),*))
                }
                // In the reverse sweep of this call, a variable may hide the function's name.
                _ if call.checked && self.again => {
                    let (path, generics) = (&call.location, &call.generics);
                    quote!(#rule #generics(#path #generics, #(#args),*))
                }
                _ if call.checked => {
                    let path = &call.path;
                    quote!(#rule #generics(#path, #(#args),*))
                }
                _ => quote!(#rule #generics(#(#args),*)),
            };
            let Some(var) = result else {
                tokens.extend(quote!(#copies #jvp;));
                continue;
            };
            let name = self.tangent_or_nothing(var, k);
            if k < last {
                tokens.extend(quote!(#copies let (_, #name) = #jvp;));
                continue;
            }
            let value = self.numbered("v", stmt.span);
            let head = self.emit().let_head(var);
            if self.again {
                tokens.extend(quote!(let #value = #jvp; #head = #value.0; let #name = #value.1;));
                continue;
            }
            tokens.extend(quote!(let (#value, #name) = #jvp; #head = #value;));
        }
        tokens
    }

    /// A call whose arguments carry no derivative.
    fn without_tangent(&mut self, result: Option<VarId>, stmt: &Stmt) -> TokenStream {
        let primal = self.emit().stmt(stmt);
        let Some(var) = result.filter(|&var| self.a.is_active(var)) else { return primal };
        let (tangents, zero) = (self.tangents(var), self.zero_of(var));
        let mutable = self.a.vars[var].declared_mut.then(|| quote!(mut));
        quote!(#primal #(let #mutable #tangents = #zero;)*)
    }

    fn tangent_or_nothing(&mut self, var: VarId, k: usize) -> TokenStream {
        if self.a.is_active(var) {
            let name = self.tangent_name(var, k);
            let mutable = self.a.vars[var].declared_mut.then(|| quote!(mut));
            quote!(#mutable #name)
        } else {
            quote!(_)
        }
    }

    /// Copies of the arguments that the call would change, and the arguments, each followed by its tangent.
    fn arguments(
        &mut self,
        call: &Call,
        k: usize,
        copied: bool,
    ) -> (TokenStream, Vec<TokenStream>) {
        let lib = self.lib;
        let (mut copies, mut printed) = (TokenStream::new(), Vec::new());
        for (i, arg) in call.args.iter().enumerate() {
            if i == 0 && call.method.is_some() {
                self.receiver(call, k, copied, &mut copies, &mut printed);
                continue;
            }
            let mutable = self.is_written(call, i);
            let mut primal = self.primal(arg, mutable);
            if copied && mutable {
                let copy = self.numbered("copy", arg.span);
                copies.extend(quote!(let mut #copy = #lib::rt::copy_of(#primal);));
                primal = quote!(::core::borrow::BorrowMut::borrow_mut(&mut #copy));
            } else if let Some(place) = self.handed_over(arg).filter(|_| copied) {
                primal = self.emit().copy_of(place, &primal);
            }
            let tangent = self.argument_tangent(arg, mutable, k);
            printed.extend([primal, tangent]);
        }
        (copies, printed)
    }

    /// Returns true if the call may write to the referent of argument `i`. If two arguments refer to the same place,
    /// neither may be written.
    fn is_written(&self, call: &Call, i: usize) -> bool {
        let arg = &call.args[i];
        let same = |other: &Expr| match (&arg.kind, &other.kind) {
            (ExprKind::Read(a), ExprKind::Read(b)) => a.base == b.base && b.proj.is_empty(),
            (ExprKind::Read(a), ExprKind::Borrow { place: b, .. }) => a.base == b.base,
            _ => false,
        };
        let mut others = call.args.iter().enumerate().filter(|(j, _)| *j != i);
        self.a.is_mutable_argument(arg) && !others.any(|(_, other)| same(other))
    }

    /// The place of an argument that may be moved into the call.
    fn handed_over<'e>(&self, arg: &'e Expr) -> Option<&'e Place> {
        let ExprKind::Read(place) = &arg.kind else { return None };
        let kind = self.a.place_kind(place);
        matches!(kind, Kind::Unknown | Kind::Seq(_) | Kind::Tuple(_)).then_some(place)
    }

    /// The receiver of a method, borrowed as the rule wants it; the rule knows if the receiver is changed.
    fn receiver(
        &mut self,
        call: &Call,
        k: usize,
        copied: bool,
        copies: &mut TokenStream,
        printed: &mut Vec<TokenStream>,
    ) {
        let arg = &call.args[0];
        let ExprKind::Read(place) = &arg.kind else { return };
        let alone = !self.is_shared(place, &call.args[1..]);
        let mut primal = self.emit().place(place);
        if copied {
            let copy = self.numbered("copy", arg.span);
            let borrow = (!self.a.place_kind(place).is_ref()).then(|| quote!(&));
            copies
                .extend(quote!(let mut #copy = ::std::borrow::ToOwned::to_owned(#borrow #primal);));
            primal = quote!(#copy);
        }
        printed.push(primal);
        if !self.a.varied(arg) {
            let lib = self.lib;
            printed.push(quote!(#lib::rt::Inactive));
            return;
        }
        let place = self.a.behind_reference(place.clone());
        let mutable = self.is_writable(&place);
        let shadow = self.shadow(&place, k);
        // A method that takes `&self` accepts both.
        printed.push(if mutable && alone { quote!(&mut #shadow) } else { quote!(&#shadow) });
    }

    /// Returns true if the place's tangent may be borrowed mutably: not behind a shared reference.
    fn is_writable(&self, place: &crate::ir::Place) -> bool {
        let base = &self.a.vars[place.base];
        match (&base.kind, &base.view) {
            (crate::ir::Kind::Ref { mutable, .. }, _) => *mutable,
            // A variable that a pattern binds by value is a copy of its own.
            (_, Some(view)) if !view.proj.iter().any(|p| matches!(p, Proj::Bound(_))) => {
                self.is_writable(view)
            }
            _ => base.declared_mut,
        }
    }

    /// Returns true if another argument is the same place, or lies in it: then neither is changed.
    fn is_shared(&self, place: &crate::ir::Place, others: &[Expr]) -> bool {
        let place = self.a.resolve(place);
        let fields = crate::transform::reverse::fields(&place);
        others.iter().any(|arg| match &arg.kind {
            ExprKind::Read(other) | ExprKind::Borrow { place: other, .. } => {
                let other = self.a.resolve(other);
                let own = crate::transform::reverse::fields(&other);
                other.base == place.base && own.iter().zip(&fields).all(|(a, b)| a == b)
            }
            _ => false,
        })
    }

    fn primal(&self, arg: &Expr, mutable: bool) -> TokenStream {
        let tokens = strip(self.emit().expr(arg));
        match &arg.kind {
            ExprKind::Read(_) if mutable => quote!(&mut *#tokens),
            ExprKind::Read(_) if self.a.is_mutable_argument(arg) => quote!(&*#tokens),
            _ => tokens,
        }
    }

    fn argument_tangent(&mut self, arg: &Expr, written: bool, k: usize) -> TokenStream {
        let lib = self.lib;
        if !self.a.varied(arg) {
            return quote_spanned!(arg.span=> #lib::rt::Inactive);
        }
        match &arg.kind {
            ExprKind::Borrow { mutable, place } => {
                let shadow = self.shadow(place, k);
                if *mutable { quote!(&mut #shadow) } else { quote!(&#shadow) }
            }
            ExprKind::Read(place) if self.a.place_kind(place).is_ref() => {
                let shadow = self.shadow(place, k);
                match (written, self.a.is_mutable_argument(arg)) {
                    (true, _) => quote!(&mut *#shadow),
                    (false, true) => quote!(&*#shadow),
                    (false, false) => shadow,
                }
            }
            ExprKind::Read(place) => self.shadow(place, k),
            _ => {
                self.diag.refuse_argument(arg);
                TokenStream::new()
            }
        }
    }
}
